### Les mots de Ginkoko en français.
### $gender (f, m, none) est le genre de qui l’on parle.

ruleset-ginkoko = Ginkoko

## Phases, actions, verbes

phase-setup = hors combat
phase-initiative = initiative
phase-play = tours de jeu
action-action = action
action-action-1 = première action
action-action-2 = deuxième action
action-action-3 = troisième action
action-action-4 = quatrième action
action-action-5 = cinquième action
action-action-6 = sixième action
action-action-7 = septième action
action-action-8 = huitième action
action-action-9 = neuvième action

verb-attack = attaque
verb-engage = engager
verb-disengage = rompre
verb-position = prise de position
verb-first-aid = premiers soins
verb-rest = un jour et une nuit de repos
verb-dodge = esquive
verb-clear = désenrayage
verb-pick-up = ramassage
verb-stand = se relever
verb-other = autre action

help-engage = Engager des adversaires en mêlée.
help-disengage = Rompre avec ceux que l’on nomme, ou avec tous.
help-position = Prendre une position avantageuse, que la pénalité Abandon pourra faire quitter.
help-first-aid = Soigner une blessure de moins d’une heure ; chacune a droit à un jet.
help-rest = Laisser passer un jour et une nuit pour ceux que l’on nomme, ou pour tous ; soigneur= y ajoute un jet de Soins.
help-dodge = Esquiver jusqu’à son prochain tour, si une règle maison y donne un prix.
help-clear = Désenrayer une arme.
help-pick-up = Ramasser une arme tombée.
help-stand = Se relever après une chute.
help-other = Faire ce que disent les mots ; compétence= et difficulté= y ajoutent un jet.

spent-attack = attaque faite
spent-engage = engagement
spent-disengage = rupture
spent-position = prise de position
spent-first-aid = premiers soins
spent-dodge = esquive
spent-clear = désenrayage
spent-pick-up = ramassage
spent-stand = s’est relevé{ $gender ->
    [f] e
   *[other] {""}
}
spent-other = action faite

## Pourquoi une action est perdue, de quoi l’on meurt, pourquoi une chose finit

lost-dead = { $gender ->
    [f] morte
   *[other] mort
}
lost-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
lost-no-action = action impossible
lost-passed = abandonnée
lost-time-passes = du temps passe
lost-snagged = quelque chose { $gender ->
    [f] la retient
   *[other] le retient
}
cause-grave-wound = blessure grave
why-abandoned = abandonnée
why-recovered = de nouveau au-dessus de 0
why-cared = soins
why-ruled = par décision
why-care-failed = soins manqués
why-put-right = remise en état
why-stood = debout
why-death = mort
why-due = le moment est venu
why-condition = l’état a pris fin
why-left = n’est plus là

## Santé

track-hp = points de vie
track-grave = blessure grave
gauge-hp = points de vie
gauge-dk = dK
level-blow = coup
level-halted = 1, action impossible jusqu’à la fin du round
level-halted-longer = 2, action impossible jusqu’à la fin du round suivant
level-open = 3, défense impossible jusqu’à la fin du round
level-out = 4, inconscience pendant 10 rounds
level-dying = 5, inconscience, mort dans 10 rounds
level-doomed = 6, inconscience, mort à la fin du round suivant
deadline-over = fin d’un état
deadline-death = mort
health-unhurt = indemne
health-hurt = { $gender ->
    [f] blessée
   *[other] blessé
}
health-failing = mal en point
health-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
health-dead = { $gender ->
    [f] morte
   *[other] mort
}
status-able = en état d’agir
status-incapacitated = hors d’état d’agir
status-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
status-dead = { $gender ->
    [f] morte
   *[other] mort
}

condition-failing = mal en point
condition-no-action = action impossible
condition-no-defence = défense impossible
condition-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
condition-fallen = au sol
condition-dodging = esquive
condition-cover = à couvert
condition-concealed = { $gender ->
    [f] cachée
   *[other] caché
}
condition-vantage = en surplomb
condition-jammed = arme enrayée
condition-broken = arme détruite
condition-dropped = arme à terre
marker-engaged = aux prises
marker-acceleration = actions sous Accélération
marker-slowing = actions sous Ralentissement
marker-caution = défenses sous Prudence
marker-danger = défenses sous Danger
marker-first = joue avant son tour, devant
marker-last = joue après son tour, derrière
marker-blows = coups reçus depuis mal en point
marker-snagged = actions à perdre
marker-volley-damage = dégâts communs
marker-volley-record = lancés à l’entrée
marker-volley-hits = cibles touchées
board-marker-volley-damage = {""}
board-marker-volley-record = {""}
board-marker-volley-hits = {""}

## Dés, jets et leurs termes

purpose-initiative = initiative
purpose-attack = attaque
purpose-attack-dk = dK de l’attaque
purpose-defence = défense
purpose-defence-dk = dK de la défense
purpose-damage = dégâts
purpose-care = soins
purpose-care-dk = dK des soins
purpose-action = jet
purpose-action-dk = dK du jet
purpose-resistance = Résistance
purpose-resistance-dk = dK de la Résistance
purpose-grave = blessure grave
purpose-hurt = dégâts
attribute-armour = armure
attribute-initiative = initiative
attribute-actions = actions
attribute-melee-bonus = bonus aux dégâts de Mêlée
attribute-shooting-bonus = bonus aux dégâts de Tir

term-roll = d20
term-initiative = initiative
term-level = niveau
term-failing = mal en point
term-dk = dK
term-choc-k = choc-K
term-efficiency = Efficacité
term-difficulty = Difficulté
term-caution = Prudence
term-danger = Danger
term-dodging = esquive
term-defence-roll = d20 de la défense
term-defence-bonus = aide ou gêne
term-outnumbered = à plusieurs contre un
term-unperceived = attaque non perçue
term-undefended = sans défense
term-damage-dice = dés
term-weapon = arme
term-skill-level = niveau
term-damage-bonus = bonus
term-defence-level = niveau en Défense
term-armour = armure
term-precise = Attaque précise
term-halved = moitié
term-resist = Résistance
term-blows = coups reçus
term-care = soins
term-care-failing = mal en point
term-care-grave = blessure grave
term-care-level = niveau de Soins
term-first-aid = premiers soins
term-ruled = décision
term-clock = maintenant
term-rounds-left = rounds restants

## Choix

weapon-unarmed = mains nues
question-defence = Se défendre ?
question-incident = Que se passe-t-il ?
question-ally = Qui le tir perdu touche-t-il ?
matter-incident = incident
option-yes = oui
option-no = non
option-jam = l’arme est coincée
option-break = l’arme est détruite
option-drop = l’arme tombe
option-fall = une chute
option-snag = quelque chose s’accroche
option-ally = un allié est touché
option-other = autre chose
outcome-jam = l’arme est coincée
outcome-break = l’arme est détruite
outcome-drop = l’arme tombe
outcome-fall = une chute
outcome-snag = quelque chose s’accroche, une action de perdue
outcome-ally = un allié est touché
outcome-other = autre chose

## La chronique, là où Ginkoko la dit à sa façon

chronicle-test-resolved = { $who }, { $purpose } ({ $skill }) : { chronicle-part-dice } contre { $difficulty }{ chronicle-part-terms } : { chronicle-part-outcome }, marge { $margin_text }
chronicle-damage-resolved = Dégâts à { $target } : { $sum } moins { $threshold }{ chronicle-part-against } : { chronicle-part-level }
chronicle-part-level = { $level ->
    [0] aucun mal
    [one] { $level } point de vie
   *[other] { $level } points de vie
}
chronicle-gauge-set = { $who } : { $gauge } { $value }{ chronicle-part-maximum }{ chronicle-part-delta }{ chronicle-part-terms }
chronicle-wounded = { $overflow ->
    [0] { $who } : { $level } ({ $track }, { $wound })
   *[other] { $who } : { $level } ({ $track }, { $wound }), le coup ne pouvant tuer ; sinon { $reached }
}
chronicle-wound-changed = { $who } : { $level } ({ $wound }), { $why }
chronicle-wound-closed = { $who } : { $level } ({ $wound }), plus rien ({ $why })

## Les options d’une ligne

setting-prime = prime { $value }
setting-free = prime gratuite { $value }
setting-penalty = pénalité { $value }
setting-dk = { $value } dK
setting-unperceived = non perçue, contre { $value }
setting-unseen = non perçue de { $value }
setting-difficulty = contre { $value }
setting-defence-yes = avec défense
setting-defence-no = sans défense
setting-defence_dk = { $value } dK en défense
setting-defence_bonus = défense { $value }
setting-resistance_dk = { $value } dK en Résistance
setting-incident = en cas d’échec : { $value }
setting-ally = au pire { $value }
setting-armour-yes = l’armure compte
setting-armour-no = armure mise à part
setting-nonlethal-yes = ne peut tuer
setting-nonlethal-no = peut tuer
setting-kind-cover = à couvert
setting-kind-concealed = caché
setting-kind-vantage = en surplomb
setting-wound = blessure { $value }
setting-carer = soins : { $value }
setting-weapon = avec { $value }
setting-skill = { $value }
setting-prime-acceleration = prime Accélération
setting-prime-deadly = prime Attaque meurtrière
setting-prime-multiple = prime Attaques multiples
setting-prime-precise = prime Attaque précise
setting-prime-nonlethal = prime Attaque non létale
setting-prime-efficiency = prime Efficacité
setting-prime-caution = prime Prudence
setting-free-acceleration = prime gratuite Accélération
setting-free-deadly = prime gratuite Attaque meurtrière
setting-free-multiple = prime gratuite Attaques multiples
setting-free-precise = prime gratuite Attaque précise
setting-free-nonlethal = prime gratuite Attaque non létale
setting-free-efficiency = prime gratuite Efficacité
setting-free-caution = prime gratuite Prudence
setting-penalty-abandon = pénalité Abandon de position avantageuse
setting-penalty-light-wound = pénalité Blessure légère
setting-penalty-danger = pénalité Danger
setting-penalty-difficulty = pénalité Difficulté
setting-penalty-slowing = pénalité Ralentissement
setting-penalty-risk = pénalité Risque
setting-incident-jam = en cas d’échec : l’arme se coince
setting-incident-break = en cas d’échec : l’arme est détruite
setting-incident-drop = en cas d’échec : l’arme tombe
setting-incident-fall = en cas d’échec : une chute
setting-incident-snag = en cas d’échec : quelque chose s’accroche
setting-incident-ally = en cas d’échec : un allié est touché
setting-incident-other = en cas d’échec : autre chose

## Règles maison

parameter-score = Le score est le niveau et la caractéristique, le niveau et sa moitié, ou le niveau seul.
parameter-unpaired = Une compétence sans caractéristique sur la fiche compte son niveau, ou la fiche est refusée.
parameter-dk_1 = Ce que compte un 1 sur un dK.
parameter-dk_2 = Ce que compte un 2 sur un dK.
parameter-dk_3 = Ce que compte un 3 sur un dK.
parameter-dk_4 = Ce que compte un 4 sur un dK.
parameter-dk_5 = Ce que compte un 5 sur un dK.
parameter-dk_6 = Ce que compte un 6 sur un dK.
parameter-dk_use = Les dK se dépensent quand on les lance, ou se lancent tous à chaque fois.
parameter-choc = Le choc-K compte des deux côtés, d’un seul, ou pas du tout.
parameter-initiative_die = Faces du dé d’initiative.
parameter-initiative_kept = L’initiative se garde pour le combat, ou se relance à chaque round.
parameter-ties = À initiative égale, joue d’abord qui fut noté d’abord, ou qui a le meilleur score.
parameter-late = Qui arrive pendant les tours de jeu joue dès le round suivant, ou tout de suite.
parameter-round_seconds = Secondes de temps de jeu d’un round.
parameter-actions = Actions par round, sauf si la fiche en dit autrement.
parameter-tie = Qui l’emporte à égalité entre attaque et défense.
parameter-defence = On demande à la cible si elle se défend, ou elle se défend toujours.
parameter-test_tie = Si un total égal à la difficulté réussit.
parameter-undefended_difficulty = Difficulté pour toucher qui ne se défend pas, ou ne le peut, contre une attaque perçue.
parameter-engaging = Engager et rompre sont gratuits, ou coûtent une action. Une attaque de mêlée engage d’elle-même.
parameter-imposed_risk = Le Risque de tirer dans une mêlée ne compte pour rien, ou paie une prime.
parameter-damage_least = Le moins que fasse un coup qui touche.
parameter-undefended_level_counts = Si le niveau en Défense réduit les dégâts sans jet de défense.
parameter-unarmed_damage = Dégâts à mains nues : des d6 et un nombre.
parameter-defence_twenty = Un 20 naturel de la défense ne change rien à celui de l’attaque, ou l’annule.
parameter-dodge = Ce que l’action d’esquiver ajoute aux défenses jusqu’à son prochain tour ; 0 pour s’en passer.
parameter-fumble = Un 1 naturel n’est rien, ou un incident si l’action échoue.
parameter-spare_penalties = Les pénalités qui ne paient aucune prime sont refusées, ou permises.
parameter-multiple_damage = Les dégâts à plusieurs cibles se lancent une fois pour toutes, ou pour chacune.
parameter-multiple_shots = Tirer sur plusieurs cibles demande une arme technologique, ou n’importe laquelle qui ait une Rafale.
parameter-halved = Sans dés, des attaques multiples font la moitié des dégâts reçus, ou des dégâts avant protection.
parameter-pierced_armour = Attaque précise réduit l’armure à zéro au plus bas, ou au-dessous.
parameter-position = Prendre une position avantageuse est gratuit, ou coûte une action.
parameter-light_wound_at_zero = Si Blessure légère se prend sans dé à perdre.
parameter-fall = Qui est tombé se relève avant d’agir, ou agit librement.
parameter-hasty_and_slow = Accélération et Ralentissement ensemble s’annulent, ou l’un des deux l’emporte.
parameter-cancelled = Une Accélération ou un Ralentissement annulé est consommé, ou gardé.
parameter-hit_point_floor = Le plus bas où descendent les points de vie.
parameter-this_blow_counts = Si le jet de Résistance compte le coup pour lequel il se fait.
parameter-null_blow_counts = Si un coup sans dégâts compte.
parameter-this_round_counts = Si dix rounds comptent celui en cours.
parameter-self_care = Si l’on peut se soigner soi-même.
parameter-grave_above_zero = Une blessure grave reçue au-dessus de 0 s’efface par les premiers soins, par tout soin, ou jamais.
parameter-rest_needs_success = Si les soins de la nuit doivent réussir pour ajouter le niveau de qui soigne.
parameter-negative_con = Une nuit de repos avec une CON négative ne rend rien, ou retire des points.
parameter-care_difficulty = La difficulté des Soins est la plus haute qui s’applique, ou 15 plus 5 et 10.
parameter-grave_until = Une blessure grave rend les soins plus durs jusqu’à ce qu’elle soit soignée, ou tant que dure son effet.
parameter-failed_care_dk = Les dK d’un jet de Soins manqué sont perdus, ou soignent quand même.
parameter-over_maximum = Si les points de vie peuvent dépasser leur maximum.
parameter-care_at_zero = Si qui est à 0 se remet par une nuit de soins.

## Ce qui est refusé : tours de jeu

refused-from-next-round = { $who } prend part à partir du round { $round } ({ $rule }).
refused-has-initiative = { $who } a déjà une initiative : { $count } ({ $rule }).
refused-initiative-first = D’abord l’initiative : { $who } ({ $rule }).
refused-is-fallen = { $who } est au sol et doit d’abord se relever ({ $rule }).
refused-is-unconscious = { $who } a perdu conscience et ne peut rien faire ({ $rule }).
refused-no-action = Une blessure grave interdit à { $who } d’agir en ce moment ({ $rule }).
refused-no-modifiers = Des modificateurs ne servent à rien ici : { $verb }.
refused-nobody-here = Il n’y a personne dans ce combat.
refused-nobody-to-roll = Tous ceux qui le peuvent ont déjà une initiative ({ $rule }).
refused-not-your-turn = Ce n’est pas le tour de { $who } : c’est à { $called } de jouer ({ $rule }).
refused-questions-open = Il faut d’abord répondre à ceci : { $questions }.
refused-still-to-act = Le round n’est pas fini. Doivent encore jouer : { $who } ({ $rule }).
refused-no-action-left = { $who } n’a plus d’action pour ce round ({ $rule }).

## Ce qui est refusé : attaques et défenses

refused-already-engaged = { $who } et { $target } sont déjà aux prises ({ $rule }).
refused-attacks-itself = { $who } ne peut s’attaquer à soi-même.
refused-bad-damage = « { $damage } » n’est pas un nombre de dégâts. Ainsi : 2d6+3, 1d6, 4.
refused-beyond-burst = { $count } cibles sont trop : la Rafale de cette arme est de { $most } ({ $rule }).
refused-beyond-engaged = { $who } n’est pas aux prises avec { $target }, et en mêlée il le faut pour plusieurs cibles ({ $rule }).
refused-cannot-defend = Aucune défense n’est possible ici : { $who } ({ $rule }).
refused-cannot-engage = { $who } ne peut engager { $target }, sans conscience ({ $rule }).
refused-engaged-with-nobody = { $who } n’est aux prises avec personne ({ $rule }).
refused-impossible-ally = { $ally } ne peut en être touché. Peuvent l’être : { $known } ({ $rule }).
refused-impossible-incident = { $incident } : impossible ici. Ce qui peut arriver : { $known } ({ $rule }).
refused-modifier-too-large = Le modificateur { $name } ({ $value }) dépasse ±{ $most }.
refused-multiple-alone = { $who } prend Attaques multiples une fois, et vise plusieurs cibles ({ $rule }).
refused-multiple-needs = Il faut à { $who } la prime Attaques multiples pour viser plusieurs cibles ({ $rule }).
refused-no-defence-made = Sans défense, rien ne peut y entrer ({ $rule }).
refused-no-dice-to-lose = Blessure légère demande un dé de dégâts à perdre ({ $rule }).
refused-no-such-weapon = { $who } n’a pas d’arme « { $weapon } ». Connues : { $known }.
refused-no-weapon-ready = Aucune arme de { $who } ne peut servir. arme=mains-nues frappe sans.
refused-not-a-target = { $who } n’est pas une cible de cette attaque ({ $rule }).
refused-not-engaged = { $who } et { $target } ne sont pas aux prises ({ $rule }).
refused-not-technological = { $who } ne peut tirer sur plusieurs cibles qu’avec une arme technologique ({ $rule }).
refused-nothing-risked = Rien n’est risqué ici, dont un incident puisse venir ({ $rule }).
refused-unperceived-needs = Dites la difficulté pour toucher qui ne perçoit rien : imperçue=10 ({ $rule }).
refused-weapon-broken = { $weapon }, à { $who }, est détruite ({ $rule }).
refused-weapon-dropped = { $weapon } est à terre : { $who } doit d’abord la ramasser ({ $rule }).
refused-weapon-jammed = { $weapon } est enrayée : { $who } doit d’abord la désenrayer ({ $rule }).
refused-which-ally = Dites quel allié est touché : allié=. Peuvent l’être : { $known } ({ $rule }).
refused-which-weapon = Quelle arme { $who } prend-il ou prend-elle ? { $known }.

## Ce qui est refusé : primes et pénalités, dK

refused-for-attacks-only = { $name } ne vaut que pour une attaque ({ $rule }).
refused-no-position-held = { $who } n’a pas de position avantageuse à abandonner ({ $rule }).
refused-no-such-penalty = Il n’y a pas de pénalité « { $value } ». Connues : { $known } ({ $rule }).
refused-no-such-prime = Il n’y a pas de prime « { $value } ». Connues : { $known } ({ $rule }).
refused-nobody-after = Aucun adversaire ne joue après { $who } : Ralentissement ne coûterait rien ({ $rule }).
refused-not-enough-dk = { $who } a { $left } dK, pas { $count } ({ $rule }).
refused-penalty-for-nothing = La pénalité { $penalty } ne rapporte rien : il y faut une prime ({ $rule }).
refused-prime-unpaid = La prime { $prime } demande une pénalité en échange ({ $rule }).
refused-too-many-at-once = { $count } à la fois, c’est trop : { $most } au plus ({ $rule }).
refused-two-penalties = Une pénalité suffit : { $penalties } ({ $rule }).
refused-two-primes = Une action n’a qu’une prime, les gratuites mises à part : { $primes } ({ $rule }).

## Ce qui est refusé : autres actions et soins

refused-carers-and-patients = { $carers } soigneurs pour { $patients } patients : nommez-en un pour tous, ou un pour chacun ({ $rule }).
refused-has-not-fallen = { $who } n’est pas au sol ({ $rule }).
refused-no-carer = Des dK demandent quelqu’un qui soigne et les lance ({ $rule }).
refused-no-dodging = Esquiver n’est pas une action : se défendre n’en demande pas (règle maison dodge, { $rule }).
refused-no-self-care = { $who } ne peut se soigner soi-même (règle maison self_care, { $rule }).
refused-no-such-skill = { $who } n’a pas de compétence « { $skill } ». Connues : { $known } ({ $rule }).
refused-no-such-wound = { $who } n’a pas cette blessure à soigner ({ $rule }).
refused-not-dropped = Aucune arme de { $who } n’est à terre, en tout cas pas celle-là ({ $rule }).
refused-not-jammed = Aucune arme de { $who } n’est enrayée, en tout cas pas celle-là ({ $rule }).
refused-one-patient = { $who } soigne un patient à la fois ({ $rule }).
refused-option-not-a-choice = « { $value } » n’est pas un choix pour { $option }. Choix : { $choices }.
refused-option-not-a-number = { $option } demande un nombre entier, pas « { $value } ».
refused-option-out-of-range = { $option } va de { $least } à { $most }, et non { $value }.
refused-position-held = { $who } tient déjà cette position ({ $rule }).
refused-test-needs = Pour un jet, il faut compétence= et difficulté= ({ $rule }).
refused-unknown-option = « { $option } » ne veut rien dire ici. Connus : { $known }.
refused-wound-cared = La blessure { $wound } de { $who } a eu son jet ({ $rule }).
refused-wound-too-old = La blessure { $wound } de { $who } a une heure ou plus ({ $rule }).

## Ce qui est refusé : la main du meneur de jeu

refused-bad-amount = « { $amount } » n’est pas une quantité de dégâts.
refused-bad-count = { $count } ne convient pas ici : de 1 à { $most }.
refused-no-such-grave-wound = Blessures de ce genre chez { $who } : { $count } ({ $level }).
refused-no-such-level = Il n’y a pas de blessure grave « { $level } ». Connues : { $known } ({ $rule }).
refused-no-such-track = Il n’y a pas de piste « { $track } ». Connues : { $known }.
refused-nothing-to-heal = { $who } a tous ses points de vie ({ $rule }).

## Fautes dans une fiche

refused-bad-choice = « { $value } » n’est pas parmi { $choices }
refused-bad-key = il faut un nom de 1 à 80 caractères sans point
refused-burst-shoots = seules les armes utilisées avec Tir ont une Rafale
refused-given-twice = { $key } est donné deux fois
refused-missing = il manque { $key }
refused-negative = { $value } est négatif
refused-no-characteristic = il faut à { $skill } sa caractéristique. Connues : { $known }
refused-no-such-characteristic = « { $value } » n’est pas une caractéristique de cette fiche. Connues : { $known }
refused-not-a-fighting-skill = « { $value } » n’est pas une compétence de combat. Connues : { $known }
refused-not-a-table = il faut ici une table
refused-not-a-whole-number = il faut un nombre entier, pas { $value }
refused-not-words = il faut des mots, pas { $value }
refused-not-yes-or-no = il faut oui ou non, pas { $value }
refused-out-of-range = { $value } n’est pas entre { $least } et { $most }
refused-unknown-key = « { $key } » n’est pas connu ici
