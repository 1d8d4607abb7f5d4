### Les mots d’Agir en français.
### $gender (f, m, none) est le genre de qui l’on parle.

ruleset-agir = Agir

## Phases, actions, verbes

phase-setup = mise en place
phase-initiative = initiative
phase-turns = tours
action-main = principale
action-movement = mouvement
action-carried-main = principale, gardée du round d’avant
action-carried-movement = mouvement, gardé du round d’avant
initiative-exchanged = échangée
verb-sprint = sprint
help-sprint = Parcourir le double de son déplacement avec les deux actions.
verb-cross = enjambe
help-cross = Enjamber un obstacle ; action=principale s’il est trop imposant.
verb-draw = dégaine
help-draw = Dégainer une arme rangée.
verb-pick-up = ramasse
help-pick-up = Ramasser un objet au sol : objet= dit quoi, de= à qui c’était.
verb-use = active
help-use = Activer un objet simple, comme un levier.
verb-drop = lâche
help-drop = Lâcher une arme.
verb-do = agit
help-do = Une action complexe : quoi= dit de quelle sorte, jet= les dés lancés.
verb-breath = souffle
help-breath = Regagner un niveau d’endurance ou de sang-froid.
verb-reserve = réserve
help-reserve = Garder des actions pour une esquive ou un blocage plus tard dans le round.
verb-dodge = esquive
help-dodge = Esquiver, à son tour ou non.
verb-block = bloque
help-block = Bloquer avec l’action principale, à son tour ou non.
verb-exchange = échange
help-exchange = Échanger sa place dans l’ordre avec quelqu’un qui l’accepte.
verb-allow = exception
help-allow = Décision : une action dépensée ailleurs sert aussi, une fois par round, pour usage=.
verb-disallow = fin d’exception
help-disallow = Décision : retirer une telle exception.
spent-move = déplacement
spent-sprint = sprint
spent-cross = enjambé
spent-draw = dégainé
spent-pick-up = ramassé
spent-use = activé un objet
spent-drop = lâché
spent-attack = attaqué
spent-other = agi
spent-pick-lock = crocheté
spent-analyse = analysé
spent-cast = lancé un sort
spent-breath = soufflé
spent-reserved = réservée
spent-dodge = esquivé
spent-block = bloqué

## Ce que deviennent actions et gens

lost-passed = passe
lost-turn-over = le tour est fini
lost-lapsed = le round est fini
lost-time-passes = le temps passe
lost-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
lost-dead = { $gender ->
    [f] morte
   *[other] mort
}
health-unhurt = { $gender ->
    [f] indemne
   *[other] indemne
}
health-hurt = { $gender ->
    [f] blessée
   *[other] blessé
}
health-out = { $gender ->
    [f] hors de combat
   *[other] hors de combat
}
health-dead = { $gender ->
    [f] morte
   *[other] mort
}
status-able = en état d’agir
status-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
status-dead = { $gender ->
    [f] morte
   *[other] mort
}
condition-unconscious = inconscience
condition-exhausted = épuisement
condition-encumbered = encombrement
attribute-movement = déplacement
attribute-exhausted = { $gender ->
    [f] exténuée
   *[other] exténué
}
attribute-encumbered = { $gender ->
    [f] encombrée
   *[other] encombré
}
gauge-endurance = endurance
gauge-composure = sang-froid
track-endurance = endurance
track-composure = sang-froid
marker-counts-up = compte vers le haut
marker-swap = échange pour ce round
marker-carried-main = action principale gardée
marker-carried-movement = action de mouvement gardée
board-marker-carried-main = { marker-carried-main }
board-marker-carried-movement = { marker-carried-movement }
board-marker-swap = échange ce round, avec { $value }
condition-hand = en main
condition-stowed = arme rangée
condition-dropped = au sol
condition-taken = en d’autres mains
weapon-unarmed = mains nues

## Exceptions : une action dépensée ailleurs permet encore de…

condition-movement-move = peut encore se déplacer (action de mouvement)
outcome-movement-move = { condition-movement-move }
action-movement-move = mouvement, par exception
condition-movement-draw = peut encore dégainer (action de mouvement)
outcome-movement-draw = { condition-movement-draw }
action-movement-draw = mouvement, par exception
condition-movement-pick-up = peut encore ramasser (action de mouvement)
outcome-movement-pick-up = { condition-movement-pick-up }
action-movement-pick-up = mouvement, par exception
condition-movement-use = peut encore activer un objet (action de mouvement)
outcome-movement-use = { condition-movement-use }
action-movement-use = mouvement, par exception
condition-movement-cross = peut encore enjamber un obstacle (action de mouvement)
outcome-movement-cross = { condition-movement-cross }
action-movement-cross = mouvement, par exception
condition-movement-dodge = peut encore esquiver (action de mouvement)
outcome-movement-dodge = { condition-movement-dodge }
action-movement-dodge = mouvement, par exception
condition-main-move = peut encore se déplacer (action principale)
outcome-main-move = { condition-main-move }
action-main-move = principale, par exception
condition-main-draw = peut encore dégainer (action principale)
outcome-main-draw = { condition-main-draw }
action-main-draw = principale, par exception
condition-main-pick-up = peut encore ramasser (action principale)
outcome-main-pick-up = { condition-main-pick-up }
action-main-pick-up = principale, par exception
condition-main-use = peut encore activer un objet (action principale)
outcome-main-use = { condition-main-use }
action-main-use = principale, par exception
condition-main-cross = peut encore enjamber un obstacle (action principale)
outcome-main-cross = { condition-main-cross }
action-main-cross = principale, par exception

## Attaques, dés, questions

matter-attack = attaque
matter-exception = exception
matter-exception-over = exception retirée
outcome-missed = manqué
outcome-dodged = esquivé
outcome-blocked = bloqué
outcome-hit = touché
defence-dodge = esquive
defence-block = blocage
purpose-initiative = initiative
purpose-attack = attaque
purpose-harm = dégâts
purpose-action = action
term-roll = dés
term-bonus = bonus
question-exchange = Échanger sa place dans l’ordre ?
question-defence = Quelle défense ?
question-outcome = Que donne l’attaque ?
option-yes = oui
option-no = non
option-none = aucune défense
option-dodge = esquive
option-block = blocage
option-missed = manqué
option-dodged = esquivé
option-blocked = bloqué
option-hit = touché
choice-exchange-yes = échanger
choice-exchange-no = garder l’ordre
choice-defence-none = aucune défense
choice-defence-dodge = esquive
choice-defence-block = blocage
choice-outcome-missed = manqué
choice-outcome-dodged = esquivé
choice-outcome-blocked = bloqué
choice-outcome-hit = touché

## Les options d’une ligne, telles que le journal les redit

setting-jump = dont { $value } m de saut
setting-cost = { $value } m de plus pour l’obstacle
setting-metres = { $value } m
setting-to = vers ({ $value })
setting-action-main = avec l’action principale
setting-action-movement = avec l’action de mouvement
setting-action-both = les deux actions
setting-weapon = { $value }
setting-item = { $value }
setting-from = de { $value }
setting-roll = jet { $value }
setting-harm = dégâts { $value }
setting-track = sur { $value }
setting-condition = { $value }
setting-rounds = { $value ->
    [one] pour { $value } round
   *[other] pour { $value } rounds
}
setting-death-yes = mort
setting-death-no = sans mort
setting-outcome-missed = manqué
setting-outcome-dodged = esquivé
setting-outcome-blocked = bloqué
setting-outcome-hit = touché
setting-defence-none = sans défense
setting-defence-dodge = en esquivant
setting-defence-block = en bloquant
setting-use-move = pour se déplacer
setting-use-draw = pour dégainer
setting-use-pick-up = pour ramasser
setting-use-use = pour activer un objet
setting-use-cross = pour enjamber un obstacle
setting-use-dodge = pour esquiver
setting-what-other = autrement
setting-what-pick-lock = crochetage
setting-what-analyse = analyse
setting-what-cast = sort
setting-gauge-endurance = endurance
setting-gauge-composure = sang-froid
setting-agreed-yes = d’accord
setting-agreed-no = à demander

## Règles maison

parameter-round_seconds = Secondes de jeu dans un round.
parameter-exchange = Un échange d’initiative vaut pour de bon, pour ce round, ou n’est pas possible.
parameter-exchange_when = Ceux qui échangent doivent tous deux avoir leur tour à jouer, ou peuvent l’avoir joué.
parameter-initiative = Les dés d’initiative.
parameter-first = La plus haute initiative joue d’abord, ou la plus basse.
parameter-ties = Initiatives égales : qui est arrivé d’abord joue d’abord, ou qui a eu son initiative d’abord.
parameter-late = Qui arrive pendant les tours joue dès le round suivant, ou tout de suite.
parameter-reserved_until = Les actions réservées tombent avec le round, ou au prochain tour de qui les garde.
parameter-defend_before_turn = Si l’on peut se défendre avant son tour, avec des actions qui lui manqueront.
parameter-jump_cost = Mètres de déplacement que coûte un mètre sauté.
parameter-part_metre = Une part de mètre compte pour un mètre, ou pour rien.
parameter-must_draw = Si une arme doit être dégainée avant de frapper.
parameter-drop_costs = Lâcher une arme ne coûte rien, ou l’action de mouvement.
parameter-split_move = Si les mètres restants d’un déplacement peuvent servir plus tard dans le tour.
parameter-main_moves = Si l’action principale peut servir à un second déplacement.
parameter-sprint_factor = Combien de fois son déplacement un sprint parcourt.
parameter-exhausted_at_zero = Si l’on est exténué sans plus d’endurance.
parameter-breath_over_maximum = Si reprendre son souffle peut dépasser le maximum.
parameter-dodge_spends = Une esquive dépense d’abord l’action de mouvement, ou celle que dit qui esquive.
parameter-reason = Si issues, dégâts et exceptions demandent une raison en toutes lettres.
parameter-new_tracks = Si des dégâts peuvent nommer une piste absente : elle s’ouvre à 0 et monte.
parameter-out_conditions = États qui empêchent d’agir, séparés par des virgules.

## Refus : rounds et tours

refused-still-to-play = Le round n’est pas fini : à jouer encore, { $who } ({ $rule }).
refused-questions-open = D’abord, ces questions attendent une réponse : { $questions }.
refused-nobody-here = Il n’y a personne dans le combat.
refused-nobody-to-roll = L’ordre est fixé une fois : personne n’est sans initiative ({ $rule }).
refused-has-initiative = L’ordre est fixé une fois : { $who } a une initiative, { $count } ({ $rule }).
refused-not-your-turn = Ce n’est pas le tour de { $who } : { $count ->
    [0] personne n’est appelé
   *[other] { $called } joue, à { $count }
} ({ $rule }).
refused-has-played = { $who } a joué son tour de ce round ({ $rule }).
refused-exchange-with-one = { $who } échange avec une seule personne ({ $rule }).
refused-exchange-with-itself = { $who } ne peut échanger avec soi-même ({ $rule }).
refused-exchange-too-late = { $who } n’est plus à jouer : les deux doivent avoir leur tour devant eux ({ $rule }).
refused-no-exchange = Les règles maison ne connaissent pas l’échange d’initiative (exchange, { $rule }).

## Refus : actions

refused-action-gone = { $who } n’a plus d’action ({ $action }) : elle est allée à « { $on } » ({ $rule }).
refused-action-reserved = { $who } garde cette action ({ $action }) pour une défense ({ $rule }).
refused-main-moves-not = { $who } ne peut se déplacer une seconde fois avec l’action principale : c’est un sprint ({ $rule }).
refused-no-modifiers = Les modificateurs n’ont pas de sens ici : { $verb }.
refused-exception-to-what = À quel usage l’exception ouvre-t-elle l’action ? Dites usage= parmi { $known } ({ $rule }).
refused-exception-needless = { $who } n’a pas besoin d’exception : l’action principale esquive de toute façon ({ $rule }).
refused-no-such-exception = { $who } n’a pas une telle exception ({ $rule }).
refused-reason-wanted = Les règles maison veulent une raison en toutes lettres (reason, { $rule }).
refused-breath-full = { $who } est déjà au maximum : { $gauge } ({ $rule }).
refused-breath-all-full = { $who } ne manque ni d’endurance ni de sang-froid ({ $rule }).
refused-breath-which = Que reprend { $who }, endurance ou sang-froid ? Dites jauge= ({ $rule }).

## Refus : déplacement

refused-too-far = { $who } ne peut aller si loin : { $metres } m en coûtent { $cost }, il y en a { $most } ({ $rule }).
refused-how-far = Jusqu’où va { $who } ? Dites les mètres, ou une place avec à=.
refused-bad-metres = { $metres } m ne sont pas une distance à parcourir.
refused-short-cut = { $who } ne peut y arriver en { $metres } m : c’est à { $least } m.
refused-which-way = De quel côté va { $who } ? Dites une place avec à=.
refused-already-there = { $who } y est déjà.
refused-sprint-exhausted = Pas de sprint pour { $who } : { $who_gender ->
    [f] exténuée
   *[other] exténué
} ({ $rule }).
refused-sprint-encumbered = Pas de sprint pour { $who } : { $who_gender ->
    [f] encombrée
   *[other] encombré
} ({ $rule }).
refused-sprint-needs-both = Un sprint prend les deux actions, et { $who } n’a plus celle-ci : { $action } ({ $rule }).

## Refus : armes et objets

refused-no-such-weapon = { $who } n’a pas d’arme « { $weapon } ». Connues : { $known }.
refused-which-weapon = Quelle arme, pour { $who } ? { $known }.
refused-whose-weapon = À qui est ce que { $who } ramasse ? Dites de= parmi { $known }.
refused-not-in-hand = { $named ->
    [0] { $who } n’a pas d’arme en main ({ $rule }).
   *[other] { $who } n’a pas en main { $weapon } : il faut d’abord dégainer ou ramasser ({ $rule }).
}
refused-not-stowed = { $named ->
    [0] { $who } n’a pas d’arme à dégainer ({ $rule }).
   *[other] { $weapon } n’est pas une arme que { $who } puisse dégainer maintenant ({ $rule }).
}
refused-not-dropped = { $named ->
    [0] Rien n’est au sol à { $who } ({ $rule }).
   *[other] { $weapon } n’est pas au sol ({ $rule }).
}

## Refus : défenses

refused-no-defence = { $who } n’a plus rien pour se défendre : les deux actions sont parties ({ $rule }).
refused-no-block = { $who } ne peut bloquer : l’action principale est partie ({ $rule }).
refused-no-dodge = { $who } ne peut esquiver avec cette action : elle est partie ({ $rule }).
refused-no-part-to-defend = { $who } n’a pas de part à ce round pour se défendre ({ $rule }).
refused-defends-from-its-turn = { $who } se défend à partir de son tour, pas avant (règle maison defend_before_turn, { $rule }).
refused-dodge-no-choice = Une esquive dépense d’abord l’action de mouvement (règle maison dodge_spends, { $rule }).
refused-defend-against-one = { $who } se défend contre une personne à la fois.
refused-nothing-to-reserve = { $who } n’a plus d’action à réserver ({ $rule }).

## Refus : attaques et dégâts

refused-attacks-itself = { $who } ne peut s’attaquer soi-même.
refused-modifiers-need-a-roll = Les modificateurs s’ajoutent aux dés : dites jet= ce que lance { $who }.
refused-modifier-too-large = Le modificateur { $name } ({ $value }) dépasse ±{ $most }.
refused-outcome-first = Les dégâts viennent d’une issue : dites issue= parmi { $known } ({ $rule }).
refused-outcome-without-defence = Cette issue demande la défense qui va avec ({ $rule }).
refused-harm-needs-a-hit = Ce qui manque ou est esquivé ne fait pas de dégâts ({ $rule }).
refused-harm-how-much = Combien de dégâts sur { $track } ? Dites dégâts= un nombre ou des dés ({ $rule }).
refused-rounds-of-what = Des rounds sont ceux d’un état : dites état= lequel ({ $rule }).
refused-which-track = Sur quelle piste de { $who } ? Dites piste= parmi { $known } ({ $rule }).
refused-no-such-track = { $who } n’a pas de piste « { $track } ». Connues : { $known }. La décision « jauge » en crée une ({ $rule }).
refused-nothing-to-heal = { $who } n’a rien à guérir là : { $track }.
refused-bad-amount = « { $amount } » n’est pas un nombre de dégâts.

## Fautes d’une fiche

sheet-over-maximum = { $value } dépasse le maximum, { $maximum }

## Un tour est celui de quelqu’un ; le tour de table, en français, est un round.

chronicle-do-start-round = Round suivant
chronicle-round-started = Round { $number } ({ $clock_text })
chronicle-moved = { $who } parcourt { $metres } m ({ $covered } m ce round){ chronicle-part-at }{ chronicle-part-rest }
chronicle-part-waits = { $waits ->
    [0] {""}
   *[other] , en jeu au round { $from_round }
}
chronicle-part-until = { $until ->
    [turn-start] { $anchored ->
        [0] , jusqu’au début d’un tour
       *[other] , jusqu’au début du tour de { $until_who }, round { $until_round }
    }
    [turn-end] { $anchored ->
        [0] , jusqu’à la fin d’un tour
       *[other] , jusqu’à la fin du tour de { $until_who }, round { $until_round }
    }
    [round-end] , jusqu’à la fin du round { $until_round }
   *[never] {""}
}
chronicle-do-skip = { $aimed ->
    [one] { $targets } n’agit pas ce round
   *[other] { $targets } n’agissent pas ce round
}
board-title = { $title } · round { $round } · { $phase } · { $clock } · ligne { $seq }
health-condition = { $until ->
    [turn-start] { $condition }, jusqu’au début du tour de { $until_who }, round { $round }
    [turn-end] { $condition }, jusqu’à la fin du tour de { $until_who }, round { $round }
    [round-end] { $condition }, jusqu’à la fin du round { $round }
   *[never] { $condition }
}
