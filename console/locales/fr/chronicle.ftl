### La chronique : un message par commande (`chronicle-do-…`) et par fait.
### Ce qui peut manquer vient avec un nombre, 0 ou 1, qui dit si c’est là.
### NOM_gender vaut f, m ou none. Les listes viennent toutes faites, leur compte à côté.

## Morceaux

chronicle-part-weapon = { $armed ->
    [0] {""}
   *[other] {" "}({ $weapon })
}
chronicle-part-targets = { $aimed ->
    [0] {""}
   *[other] {" "}→ { $targets }
}
chronicle-part-options = { $detailed ->
    [0] {""}
   *[other] , { $options }
}
chronicle-part-track = { $tracked ->
    [0] {""}
   *[other] {" "}({ $track })
}
chronicle-part-targets-after = { $aimed ->
    [0] {""}
   *[other] {" "}: { $targets }
}
chronicle-part-terms = { $reckoned ->
    [0] {""}
   *[other] {" "}({ $terms })
}
chronicle-part-against = { $resisted ->
    [0] {""}
   *[other] {" "}({ $against })
}
chronicle-part-dice = { $thrown ->
    [0] { $total }
   *[other] { $dice }{ chronicle-part-bonus }
}
chronicle-part-bonus = { $helped ->
    [0] {" "}= { $total }
   *[other] {" "}= { $rolled } { $bonus } = { $total }
}
chronicle-part-until = { $until ->
    [turn-start] { $anchored ->
        [0] , jusqu’au début d’un passage
       *[other] , jusqu’au début du passage ({ $until_who }, tour { $until_round })
    }
    [turn-end] { $anchored ->
        [0] , jusqu’à la fin d’un passage
       *[other] , jusqu’à la fin du passage ({ $until_who }, tour { $until_round })
    }
    [round-end] , jusqu’à la fin du tour { $until_round }
   *[never] {""}
}
chronicle-part-outcome = { $outcome ->
    [critical-success] réussite critique
    [success] réussite
    [critical-failure] échec critique
   *[failure] échec
}
chronicle-part-hit = { $outcome ->
    [critical-success] { $target_gender ->
        [f] touchée, réussite critique
       *[other] touché, réussite critique
    }
    [success] { $target_gender ->
        [f] touchée
       *[other] touché
    }
    [critical-failure] { $target_gender ->
        [f] manquée, échec critique
       *[other] manqué, échec critique
    }
   *[failure] { $target_gender ->
        [f] manquée
       *[other] manqué
    }
}

chronicle-dice-all = { $faces }
chronicle-dice-kept = { $kept_count ->
    [one] { $kept } gardé de { $faces }
   *[other] { $kept } gardés de { $faces }
}
chronicle-dice-none = aucun gardé de { $faces }
chronicle-dice-from = { $dice } [{ $sources }]
chronicle-addend = { $value } ({ $label })
chronicle-addend-dice = { $value } ({ $label } : { $faces })

chronicle-mark-ruling = { $line } [arbitrage]
chronicle-mark-text = { $line } « { $text } »
chronicle-mark-struck = annulé par { $author }, { $at }, entrée { $seq }
chronicle-mark-struck-why = annulé par { $author }, { $at }, entrée { $seq } : « { $text } »

clock-days = { $n } j
clock-hours = { $n } h
clock-minutes = { $n } min
clock-seconds = { $n } s

## Commandes

chronicle-do-open = Combat « { $title } » ({ $ruleset })
chronicle-do-join = { $count ->
    [one] Arrivée : { $who }
   *[other] Arrivée : { $who } × { $count }
}
chronicle-do-leave = Départ : { $targets }
chronicle-do-correct = Fiche corrigée, { $targets } : { $changes }
chronicle-do-change-rules = Règles de la table : { $changes }
chronicle-do-start-round = Tour suivant
chronicle-do-roll-initiative = Initiative{ chronicle-part-targets-after }{ chronicle-part-options }
chronicle-do-declare = { $open ->
    [0] { $who } déclare : { $verb }{ chronicle-part-targets }{ chronicle-part-weapon }{ chronicle-part-options }
   *[other] { $who } déclare une action encore ouverte{ chronicle-part-options }
}
chronicle-do-move = { $how ->
    [metres] { $who } avance de { $metres } m{ chronicle-part-options }
    [to] { $who } va en ({ $position }){ chronicle-part-options }
   *[on] { $who } poursuit son déplacement{ chronicle-part-options }
}
chronicle-do-attack = { $who } : attaque{ chronicle-part-targets }{ chronicle-part-weapon }{ chronicle-part-options }
chronicle-do-act = { $who } : { $verb }{ chronicle-part-targets }{ chronicle-part-options }
chronicle-do-pass = { $who } passe
chronicle-do-answer = { $known ->
    [0] Réponse à { $name } : { $choice }
   *[other] { $whom } répond, { $question } : { $choice }
}
chronicle-do-note = Note
chronicle-do-hurt = Dégâts, { $targets } : { $amount }{ chronicle-part-track }{ chronicle-part-options }
chronicle-do-heal = { $targets } : soins, { $count }{ chronicle-part-track }
chronicle-do-mark = { $count ->
    [one] { $targets } : case { $level } cochée{ chronicle-part-track }
   *[other] { $targets } : { $count } cases { $level } cochées{ chronicle-part-track }
}
chronicle-do-clear = { $count ->
    [one] { $targets } : case { $level } effacée{ chronicle-part-track }
   *[other] { $targets } : { $count } cases { $level } effacées{ chronicle-part-track }
}
chronicle-do-state = Arbitrage sur l’état, { $targets }
chronicle-do-set-gauge = { $relative ->
    [0] { $targets } : { $gauge } mis à { $amount }
   *[other] { $targets } : { $gauge } { $amount }
}
chronicle-do-set-attribute = { $relative ->
    [0] { $targets } : { $attribute } mis à { $amount }
   *[other] { $targets } : { $attribute } { $amount }
}
chronicle-do-put-condition = { $targets } : état « { $condition } »{ chronicle-part-until }
chronicle-do-lift-condition = { $targets } : état « { $condition } » levé
chronicle-do-kill = Mort décidée : { $targets }
chronicle-do-revive = Retour parmi les vivants : { $targets }
chronicle-do-hide = { $aimed ->
    [one] { $targets } échappe à la vue des joueurs
   *[other] { $targets } échappent à la vue des joueurs
}
chronicle-do-reveal = { $aimed ->
    [one] { $targets } apparaît aux joueurs
   *[other] { $targets } apparaissent aux joueurs
}
chronicle-do-place = { $targets } : en ({ $position })
chronicle-do-reorder = Nouvel ordre : { $targets }
chronicle-do-set-initiative = { $targets } : initiative mise à { $score }
chronicle-do-reset-order = L’ordre du tour est à refaire
chronicle-do-skip = { $aimed ->
    [one] { $targets } n’agit pas ce tour-ci
   *[other] { $targets } n’agissent pas ce tour-ci
}
chronicle-do-rewind = { $how ->
    [undo] { $author } annule, retour à l’entrée { $to }
    [redo] { $author } rétablit, jusqu’à l’entrée { $to }
   *[rewind] { $author } revient à l’entrée { $to }
}
chronicle-do-set-dice-policy = { $policy ->
    [fresh] Désormais, revenir en arrière fait relancer les dés
   *[keep] Désormais, revenir en arrière garde les dés lancés
}
chronicle-do-set-participant = { $speaking ->
    [0] { $participant } participe : { $role }
   *[other] { $participant } participe : { $role }, pour { $combatants }
}
chronicle-do-remove-participant = { $participant } ne participe plus
chronicle-do-set-rights = Qui peut quoi : { $changes }
chronicle-do-set-key = { $vouched ->
    [yes] { $participant } signe avec une nouvelle clé, { $mark }, dont l'ancienne se porte garante
   *[other] { $participant } signe avec la clé { $mark } à partir d'ici
}
chronicle-do-lose-key = La clé de { $participant } est perdue : elle ne compte plus
chronicle-do-commit-seed = { $level ->
    [mixed] Les dés sont engagés, et mêlés aux mots des joueurs : { $commitment }
   *[other] Les dés sont engagés : { $commitment }
}
chronicle-do-reveal-seed = La graine des dés est montrée : { $seed }
chronicle-do-give-word = { $participant } donne un mot pour les dés : { $word }
chronicle-do-set-overrides = { $policy ->
    [said] Les décisions se motivent à partir d'ici
   *[other] Les décisions n'ont plus à être motivées
}
chronicle-do-set-view = { $personal ->
    [0] Tout le monde voit
   *[other] { $viewers } voit
} { $targets } { $level ->
    [exact] avec exactitude
    [words] en mots seulement
    [outcome] par ses résultats seulement
    [hidden] pas du tout
   *[other] comme d’habitude
} à partir d’ici
chronicle-do-disclose = { $count ->
    [0] { $untold ->
        [0] Les secrets gardés jusqu’ici sont divulgués
       *[other] Un secret est divulgué
    }
   *[other] Ce qui était secret { $count ->
        [one] à l’entrée { $records }
       *[other] aux entrées { $records }
    } est divulgué
}
chronicle-disclosed = { $count ->
    [0] Tout ce qui était scellé jusque-là est ouvert à tous
    [one] La ligne { $entries } du journal scellé est ouverte à tous
   *[other] Les lignes { $entries } du journal scellé sont ouvertes à tous
}
chronicle-do-sealed-entry = Une commande, scellée
chronicle-do-unseen = Quelque chose se passe hors de vue
chronicle-outcome-told = { $aimed ->
    [0] { $who }, { $purpose } : { chronicle-part-outcome }
   *[other] { $who } attaque { $target }{ chronicle-part-weapon } : { chronicle-part-hit }
}
chronicle-do-flag = { $author } conteste l’entrée { $record }
chronicle-do-rule-on-flag = { $author } tranche sur l’entrée { $record }, qui était contestée : elle tient
chronicle-do-uphold = Ce qui est sorti de l’entrée { $record } est maintenu par décision
chronicle-do-amend = { $how ->
    [insert] { $author } corrige le passé : une ligne s’ajoute après l’entrée { $after }
    [strike] { $author } corrige le passé : l’entrée { $instead } est retirée
    [adopt] { $author } corrige le passé : une variante après l’entrée { $after } est adoptée
   *[replace] { $author } corrige le passé : l’entrée { $instead } est jugée autrement
}{ $strikes ->
    [0] {""}
   *[other] { " " }; retirées depuis : { $struck }
}{ $upholds ->
    [0] {""}
   *[other] { " " }; maintenues : { $upheld }
}

## Faits : le combat et ceux qui en sont

chronicle-opened = Règles : { $ruleset } { $version }, moteur { $engine }
chronicle-rules-changed = En vigueur désormais : { $changes }
chronicle-joined = { $who } entre{ chronicle-part-side }{ chronicle-part-at }{ chronicle-part-waits }{ chronicle-part-hidden }
chronicle-part-side = { $sided ->
    [0] {""}
   *[other] , camp { $side }
}
chronicle-part-at = { $placed ->
    [0] {""}
   *[other] , en ({ $position })
}
chronicle-part-waits = { $waits ->
    [0] {""}
   *[other] , en jeu au tour { $from_round }
}
chronicle-part-hidden = { $hidden ->
    [0] {""}
   *[other] { $who_gender ->
        [f] , cachée
       *[other] , caché
    }
}
chronicle-left = { $who } quitte le combat
chronicle-sheet-corrected = { $who }, fiche : { $changes }

## Faits : tours, ordre et actions

chronicle-round-started = Tour { $number } ({ $clock_text }{ chronicle-part-date })
chronicle-clock-advanced = Temps de jeu : { $clock_text }{ chronicle-part-date }
chronicle-rolled = { $who } lance { $pool } ({ $purpose }) : { $dice } = { $total }
chronicle-initiative-set = { $how ->
    [moving] { $who } : initiative { $score }, déplacement seul{ chronicle-part-sum }
    [ruled] { $who } : initiative { $score }, par arbitrage{ chronicle-part-sum }
   *[other] { $who } : initiative { $score }{ chronicle-part-sum }
}
chronicle-part-sum = { $reckoned ->
    [0] {""}
    [1] {" "}({ $detail })
   *[other] {" "}= { $sum }
}
chronicle-order-set = Ordre : { $order }
chronicle-order-cleared = L’ordre est effacé ; l’initiative se relance
chronicle-declared = { $open ->
    [0] { $who } compte agir : { $verb }{ chronicle-part-targets }{ chronicle-part-weapon }{ chronicle-part-lasts }
   *[other] { $who } laisse son action ouverte{ chronicle-part-lasts }
}
chronicle-part-lasts = { $last ->
    [0] {""}
   *[other] , jusqu’à la fin du tour { $last }
}
chronicle-turn-started = À { $count }, c’est à { $who }
chronicle-action-lost = { $who } perd : { $action } ({ $why })
chronicle-moved = { $who } parcourt { $metres } m ({ $covered } m ce tour-ci){ chronicle-part-count }{ chronicle-part-at }{ chronicle-part-rest }
chronicle-part-count = { $counted ->
    [0] {""}
   *[other] , initiative { $count } désormais
}
chronicle-part-rest = { $left ->
    [0] {""}
   *[other] , encore { $left } m à faire
}
chronicle-placed = { $who } est en ({ $position })

## Faits : tests, attaques et blessures

chronicle-test-resolved = { $who }, { $purpose } ({ $skill }, { $attribute }) : { chronicle-part-dice } contre { $difficulty }{ chronicle-part-terms } : { chronicle-part-outcome }, marge { $margin_text }
chronicle-attack-resolved = { $who } attaque { $target }{ chronicle-part-weapon } : { chronicle-part-dice } contre { $difficulty }{ chronicle-part-terms } : { chronicle-part-hit }, marge { $margin_text }
chronicle-defended = { $who } se défend{ chronicle-part-opposed } : { $how }{ chronicle-part-spent }
chronicle-part-opposed = { $opposed ->
    [0] {""}
   *[other] {" "}contre { $opponent }
}
chronicle-part-spent = { $spent ->
    [0] {""}
   *[other] {" "}({ $action })
}
chronicle-ruled = { $who }{ chronicle-part-aimed }{ chronicle-part-weapon }, { $matter } : { $outcome }{ chronicle-part-terms }
chronicle-part-aimed = { $aimed ->
    [0] {""}
   *[other] {" "}→ { $target }
}
chronicle-damage-resolved = { $target }, dégâts ({ $track }) : { $sum } contre { $threshold }{ chronicle-part-against } : { chronicle-part-level }
chronicle-part-level = { $level ->
    [0] sous le seuil
   *[other] niveau { $level }{ chronicle-part-reached }
}
chronicle-part-reached = { $named ->
    [0] {""}
   *[other] , { $reached }
}
chronicle-monitors-set = { $who } : cases désormais { $boxes }
chronicle-wounded = { $overflow ->
    [0] { $who } : case { $level } cochée ({ $track }, { $wound })
   *[other] { $who } : { $reached } est plein, case { $level } cochée ({ $track }, { $wound })
}
chronicle-wound-changed = { $same ->
    [0] { $who } : la blessure { $wound } passe de { $before } à { $level }{ chronicle-part-stabilised }{ chronicle-part-cared } ({ $why })
   *[other] { $who } : blessure { $wound } ({ $level }){ chronicle-part-stabilised }{ chronicle-part-cared } ({ $why })
}
chronicle-part-stabilised = { $stabilised ->
    [0] {""}
   *[other] , stabilisée
}
chronicle-part-cared = { $cared ->
    [0] {""}
   *[other] , soignée
}
chronicle-wound-closed = { $named ->
    [0] { $who } : la blessure { $wound } disparaît ({ $why })
   *[other] { $who } : la blessure { $wound } ({ $level }) disparaît ({ $why })
}
chronicle-deadline-set = { $who } : { $kind }, échéance à { $due_text }{ chronicle-part-date }{ chronicle-part-wound }{ chronicle-part-terms }
chronicle-part-wound = { $wounded ->
    [0] {""}
   *[other] , blessure { $wound }
}
chronicle-deadline-cleared = { $known ->
    [0] L’échéance { $name } ne court plus ({ $why })
   *[other] { $who } : { $kind }, l’échéance ne court plus ({ $why })
}
chronicle-assessed = { $who } : { $health }, { $status }{ chronicle-part-effective }{ chronicle-part-reach }
chronicle-part-effective = { $changed ->
    [0] {""}
   *[other] {" "}; aux tests { $effective }
}
chronicle-part-reach = { $limited ->
    [0] {""}
   *[other] {" "}; { $reach } m par tour au plus
}
chronicle-died = { $ruled ->
    [0] { $who } meurt ({ $cause })
   *[other] { $who } meurt
}
chronicle-revived = { $who_gender ->
    [f] { $who } n’est pas morte, finalement
   *[other] { $who } n’est pas mort, finalement
}

## Faits : ce que chacun porte

chronicle-gauge-set = { $who } : { $gauge } { $value }{ chronicle-part-maximum }{ chronicle-part-delta }
chronicle-part-maximum = { $bounded ->
    [0] {""}
   *[other] /{ $maximum }
}
chronicle-part-delta = { $relative ->
    [0] {""}
   *[other] {" "}({ $delta_text })
}
chronicle-attribute-set = { $who } : { $attribute } { $value }{ chronicle-part-delta }
chronicle-marker-set = { $on ->
    [0] { $who } : { $marker }, terminé
   *[other] { $who } : { $marker }{ chronicle-part-value }
}
chronicle-part-value = { $valued ->
    [0] {""}
   *[other] {" "}({ $value })
}
chronicle-condition-put = { $who } : { $condition }{ chronicle-part-until }
chronicle-condition-lifted = { $who } : { $condition }, terminé ({ $why })
chronicle-visibility-set = { $hidden ->
    [0] { $who } apparaît
   *[other] { $who } échappe à la vue des joueurs
}

## Faits : questions, et la table

chronicle-asked = { $whom } doit choisir, { $question } : { $options } ({ $name })
chronicle-answered = { $chosen ->
    [0] { $question } : la question ne se pose plus ({ $why })
   *[other] { $question } : { $choice }
}
chronicle-rewound = { $dice ->
    [fresh] Le jeu reprend après l’entrée { $to } au lieu de { $start }, avec de nouveaux dés
    [since] Le jeu reprend après l’entrée { $to } au lieu de { $start } ; les dés lancés avant l’entrée { $since } restent écartés
   *[keep] Le jeu reprend après l’entrée { $to } au lieu de { $start }, avec les mêmes dés
}
chronicle-flag-ruled = { $verdict ->
    [amended] La contestation de l’entrée { $record } est close : elle a été corrigée
   *[stands] La contestation de l’entrée { $record } est close : elle tient
}
chronicle-unknown = Enregistrement d’une version plus récente : { $tag } { $version }
chronicle-unknown-closed = Enregistrement d’une version plus récente

## Mots du moteur

by-gm = le meneur
person-gm = Le meneur
person-table = La table
source-system = tirés
source-typed = saisis
source-seeded = à graine
initiative-rolled = lancée
initiative-moving = déplacement
initiative-ruled = arbitrée
why-expired = à son terme
why-ruled = arbitrage
why-ruling = arbitrage
why-replaced = remplacé
why-moot = sans objet
lost-ruling = arbitrage
spent-lost = perdue
status-able = valide
status-incapacitated = hors de combat
status-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
status-dead = { $gender ->
    [f] morte
   *[other] mort
}
health-unhurt = indemne
health-dead = { $gender ->
    [f] morte
   *[other] mort
}

chronicle-detail-dice = { $label } : { $faces }
