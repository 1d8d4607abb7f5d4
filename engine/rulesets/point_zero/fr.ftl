### Les mots de Point Zéro en français.
### $gender (f, m, none) est le genre de qui l’on parle.

ruleset-point-zero = Point Zéro

## Phases, actions, verbes

phase-setup = hors tour
phase-initiative = initiative
phase-declaration = déclarations
phase-resolution = résolution
action-action = action
initiative-held = retardée

verb-attack = attaque
verb-move = déplacement
verb-pass = passer
verb-dodge = esquive
verb-reload = rechargement
verb-clear = désenrayage
verb-pick-up = ramassage
verb-stand = se relever
verb-long = action longue
verb-other = autre action
verb-hold = attente
verb-treat = soins
verb-lost = action perdue
verb-open = action ouverte

help-dodge = Esquiver : les attaques suivantes de ce Tour contre qui esquive sont plus difficiles.
help-reload = Remplir le chargeur d’une arme.
help-clear = Désenrayer une arme.
help-pick-up = Ramasser une arme tombée.
help-stand = Se relever après une chute.
help-long = Commencer une action de plusieurs Tours : tours=3 dit combien.
help-treat = Soigner une blessure : blessure=w3 ou un niveau dit laquelle, matériel=intensif ce qu’une Fatale demande.
help-other = Faire ce que disent les mots ; compétence=, attribut= et difficulté= y ajoutent un Test.
help-hold = Attendre un compte plus bas, si une règle maison le permet.

spent-attack = attaque faite
spent-move = course
spent-dodge = esquive
spent-reload = rechargement
spent-clear = désenrayage
spent-pick-up = ramassage
spent-stand = s’est relevé{ $gender ->
    [f] e
   *[other] {""}
}
spent-long = action longue
spent-treat = soins donnés
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
lost-count-zero = le compte est à 0
lost-passed = abandonnée
lost-given-up = abandonnée
lost-target-gone = plus personne pour la subir
cause-beyond = dégâts au-delà de Fatal
cause-overflow = plus de case libre
cause-fatal-wound = une blessure Fatale restée sans soins
why-healed = guérie
why-worsened = restée sans soins
why-care = soignée
why-cleared = passée
why-ruled = par décision
why-acted = remis en ordre
why-death = mort
why-wound = la blessure n’est plus telle
why-unsettled = une nouvelle blessure a défait les soins

## Moniteurs

track-physical = physique
track-shock = choc
track-both = physique et choc
level-light = Légère
level-grave = Grave
level-critical = Critique
level-fatal = Fatale
level-shaken = Secoué
level-stunned = Étourdi
level-dazed = Sonné
level-unconscious = Inconscient
health-unhurt = { $gender ->
    [f] indemne
   *[other] indemne
}
health-light = { $gender ->
    [f] légèrement touchée
   *[other] légèrement touché
}
health-serious = { $gender ->
    [f] sérieusement touchée
   *[other] sérieusement touché
}
health-down = à terre
health-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
health-dying = { $gender ->
    [f] mourante
   *[other] mourant
}
health-dead = { $gender ->
    [f] morte
   *[other] mort
}
status-able = en état d’agir
status-incapacitated = { $gender ->
    [f] effondrée
   *[other] effondré
}
status-unconscious = { $gender ->
    [f] inconsciente
   *[other] inconscient
}
status-dead = { $gender ->
    [f] morte
   *[other] mort
}
deadline-shock = une case de choc s’efface
deadline-healing = guérison
deadline-critical = Critique, soins dans les heures
deadline-fatal = Fatale, soins intensifs dans les minutes

## Dés, Tests et leurs termes

purpose-initiative = initiative
purpose-attack = attaque
purpose-damage = puissance
purpose-save = sauvegarde
purpose-care = soins
purpose-action = Test
purpose-hurt = dégâts
outcome-success = réussite
outcome-critical-success = réussite critique
outcome-failure = échec
outcome-critical-failure = échec critique
attribute-threshold = Seuil de Blessure
attribute-armour = armure

term-roll = dés
term-DEP = DEP
term-range-point-blank = bout portant
term-range-short = portée courte
term-range-medium = portée moyenne
term-range-long = portée longue
term-range-extreme = portée extrême
term-melee = combat rapproché
term-opponent = niveau adverse
term-helpless = adversaire sans défense
term-dodge = esquive
term-hindered = gêne
term-eased = aide
term-surpass = se surpasser
term-difficulty = difficulté
term-save-difficulty = difficulté de la sauvegarde
term-power = PU
term-power-fixed = PU fixe
term-margin = MR
term-halved = moitié
term-floor = jamais sous 0
term-threshold = Seuil naturel
term-armour = armure
term-save = sauvegarde
term-weakened = affaiblissement par une blessure
term-collapsed = effondrement
term-clock = maintenant
term-shock-clears = le choc passe
term-healing-cared = guérison, avec soins
term-healing-uncared = guérison, sans soins
term-care-light = Légère
term-care-grave = Grave
term-care-critical = Critique
term-care-fatal = Fatale
term-self-care = se soigner soi-même
term-deadline-critical = VIG en heures
term-deadline-fatal = VIG en minutes

## Les armes et ce qui leur arrive

weapon-unarmed = mains nues
gauge-ammo = coups restants
condition-jammed = enrayée
condition-dropped = au sol
condition-prone = à terre
condition-fixed = sur place
condition-dodge = en esquive
incident-jam = l’arme s’enraye
incident-drop = l’arme tombe
incident-fall = chute
question-save = Tenter une sauvegarde ?
question-incident = Qu’arrive-t-il ?
option-yes = oui
option-no = non
option-jam = l’arme s’enraye
option-drop = l’arme tombe
option-fall = chute
choice-equipment-intensive = matériel de soins intensifs
choice-equipment-ordinary = moyens ordinaires
choice-save-yes = tenter la sauvegarde
choice-save-no = pas de sauvegarde
choice-incident-jam = l’arme s’enraye
choice-incident-drop = l’arme tombe
choice-incident-fall = chute

## Règles maison

parameter-turn_seconds = Secondes de jeu dans un Tour.
parameter-long_resolves = Une action de plusieurs Tours prend effet à la fin de son dernier Tour, ou à son début.
parameter-long_give_up = Si une action de plusieurs Tours peut être abandonnée à l’ouverture d’un Tour.
parameter-rolled_only_moves = Qui a lancé les dés puis ne fait que bouger garde son jet, ou revient à DEP.
parameter-binding = Si l’on doit faire ce que l’on a déclaré.
parameter-hold_back = Si qui est appelé peut attendre un compte plus bas.
parameter-ties = Ce qui départage les initiatives égales, dans l’ordre.
parameter-late = Qui arrive ou lance en retard entre au Tour suivant, ou dans ce Tour tant que l’on déclare.
parameter-dodge = Ce qu’une esquive ajoute à la difficulté des attaques contre qui esquive.
parameter-dodge_from = Une esquive compte à partir de sa résolution, ou de sa déclaration.
parameter-ammunition = Les coups sont comptés si la fiche donne un chargeur, ou jamais.
parameter-free_move_divisor = Le déplacement gratuit est DEP divisé par ce nombre.
parameter-free_move_rounding = Comment s’arrondissent les mètres du déplacement gratuit.
parameter-move_after_costs = Si les mètres après l’action baissent aussi le compte.
parameter-part_metre = Une part de mètre compte pour un mètre, ou pour rien.
parameter-critical_success = Une réussite est critique si chaque dé gardé montre 6, ou à partir d’une marge de 10.
parameter-critical_failure = Un échec est critique si la moitié des dés montrent 1, si tous le font, ou à partir d’une marge de −10.
parameter-untrained_dice = Dés lancés sans la compétence.
parameter-surpass = Si les Tests peuvent recevoir des dés bonus et un bonus.
parameter-point_blank = Difficulté d’un tir à bout portant.
parameter-short = Difficulté d’un tir à portée courte.
parameter-medium = Difficulté d’un tir à portée moyenne.
parameter-long = Difficulté d’un tir à portée longue.
parameter-extreme = Difficulté d’un tir à portée extrême.
parameter-melee_skill = L’adversaire se défend avec la compétence de l’arme qui l’attaque, ou avec la meilleure des deux.
parameter-helpless_level = Le niveau de défense d’un adversaire sans défense.
parameter-melee_reach = Mètres que couvre le combat rapproché, quand les distances sont connues.
parameter-slight = Ce que vaut une gêne ou une aide légère.
parameter-serious = Ce que vaut une gêne ou une aide sérieuse.
parameter-very_serious = Ce que vaut une gêne ou une aide extrême.
parameter-fall = Qui est tombé se relève avant de bouger ou d’attaquer, ou agit librement.
parameter-out_of_range = Au-delà de sa dernière portée une arme ne tire pas, ou tire à la difficulté extrême.
parameter-unarmed_power = La puissance d’un coup sans arme.
parameter-both_kinds = Des dégâts des deux types valent le même total sur chaque moniteur, ou la moitié.
parameter-both_rolls = Des dégâts des deux types demandent un jet de PU et une sauvegarde, ou un par moniteur.
parameter-armour = L’armure s’ajoute au Seuil, ou se retire des dégâts.
parameter-save = On demande sa sauvegarde à la cible, elle la fait toujours, ou jamais.
parameter-save_skill = La compétence de la sauvegarde.
parameter-save_attribute = L’attribut de la sauvegarde.
parameter-save_difficulty = La difficulté de la sauvegarde.
parameter-shock_beyond = Des dégâts Choc de cinq Seuils ou plus assomment, ou tuent.
parameter-scratch_from = Les moindres dégâts physiques sous le Seuil qui cochent une case de Choc.
parameter-shock_full = Au-delà d’Inconscient plein, plus rien n’est coché, ou c’est la mort.
parameter-boxes_1 = Cases de Légère et de Secoué.
parameter-boxes_2 = Cases de Grave et d’Étourdi.
parameter-boxes_3 = Cases de Critique et de Sonné.
parameter-boxes_4 = Cases de Fatale et d’Inconscient.
parameter-stunned_penalty = Ce qu’un Étourdi retire à chaque attribut dans les Tests.
parameter-scope = Chaque blessure a son délai, ou chaque personnage un par niveau.
parameter-worsen_full = Sans case Fatale libre, une Critique devient Fatale quand même, ou tue.
parameter-shock_seconds = Secondes avant qu’une case de choc s’efface.
parameter-shock_order = La case de choc la plus haute s’efface d’abord, ou la plus basse.
parameter-care_1 = Difficulté des soins d’une Légère.
parameter-care_2 = Difficulté des soins d’une Grave.
parameter-care_3 = Difficulté des soins d’une Critique.
parameter-care_4 = Difficulté des soins d’une Fatale.
parameter-self_care = Ce que se soigner soi-même ajoute à la difficulté.
parameter-heal_1 = Jours de guérison d’une Légère sans soins (0 : jamais).
parameter-heal_2 = Jours de guérison d’une Grave sans soins (0 : jamais).
parameter-heal_3 = Jours de guérison d’une Critique stabilisée sans soins (0 : jamais).
parameter-heal_cared_1 = Jours de guérison d’une Légère soignée (0 : jamais).
parameter-heal_cared_2 = Jours de guérison d’une Grave soignée (0 : jamais).
parameter-heal_cared_3 = Jours de guérison d’une Critique soignée (0 : jamais).
parameter-care_clock = Les soins font repartir la guérison, comptent le temps depuis la blessure, ou gardent la part déjà guérie.
parameter-full = Une blessure guérie attend une case libre au niveau inférieur, ou en prend une de trop.
parameter-stabilised_full = Une Fatale stabilisée, Critique étant plein, y est de trop, ou attend.
parameter-retry_1 = Minutes avant qu’un soigneur puisse réessayer une Légère.
parameter-retry_2 = Minutes avant qu’un soigneur puisse réessayer une Grave.
parameter-retry_3 = Minutes avant qu’un soigneur puisse réessayer une Critique.
parameter-retry_4 = Minutes avant qu’un soigneur puisse réessayer une Fatale.
parameter-care_minutes = Minutes que prennent les soins.
parameter-care_in_turn = Si l’on peut soigner une blessure comme action du Tour.
parameter-restabilise = Une nouvelle blessure Critique ou pire laisse stables celles qui le sont, ou les remet en danger.

## Refus : Tours

refused-action-spent = { $who } a déjà agi ce Tour : { $verb }.
refused-already-declared = { $who } a déjà déclaré : { $verb }.
refused-bad-hold = { $who } peut attendre un compte de 1 à { $most }, pas { $count }.
refused-busy = { $who } a une action en cours jusqu’à la fin du Tour { $until } : à l’ouverture d’un Tour, « passe » l’abandonne.
refused-cannot-declare = « { $verb } » ne se déclare pas. Ce qui se déclare : { $known }.
refused-declare-first = { $first } ({ $count }) doit déclarer avant { $who } : les plus lents d’abord.
refused-declared-otherwise = { $who } a déclaré autre chose : { $verb }.
refused-declared-target = { $who } a déclaré une autre cible : { $target }.
refused-declared-weapon = { $who } a déclaré une autre arme : { $weapon }.
refused-from-next-turn = Trop tard pour ce Tour : { $who } peut entrer au suivant.
refused-has-initiative = { $who } a déjà une initiative ce Tour : { $count }.
refused-how-many-rounds = Combien de Tours cela dure-t-il ? Dites tours=3.
refused-no-action-left = { $who } n’a rien à déclarer : plus d’action ce Tour.
refused-no-giving-up = { $who } ne peut abandonner ce qui dure jusqu’au Tour { $until }.
refused-no-holding-back = { $who } doit agir maintenant : personne n’attend (règle maison hold_back).
refused-no-modifiers = Les modificateurs n’ont pas de sens ici : { $verb }.
refused-nobody-here = Il n’y a personne dans le combat.
refused-nobody-named = Personne n’est nommé.
refused-nobody-to-roll = Tous ceux qui le peuvent ont déjà une initiative.
refused-not-your-turn = Ce n’est pas à { $who } d’agir : { $called } est appelé, à { $count }.
refused-nothing-to-give-up = { $who } n’a pas d’action de plusieurs Tours à abandonner.
refused-only-moves = { $who } a pris DEP pour initiative : seul le déplacement est possible ce Tour.
refused-questions-open = D’abord, ces questions attendent une réponse : { $questions }.
refused-rounds-for-long = Seule une action longue dure plusieurs Tours.
refused-still-to-act = Le Tour n’est pas fini. Doivent encore agir : { $who }.
refused-turn-over = Le Tour de { $who } est passé.

## Refus : déplacement

refused-already-there = { $who } y est déjà.
refused-bad-metres = { $metres } m ne sont pas une distance à parcourir.
refused-fixed-place = { $who } reste sur place ce Tour : son action l’exige.
refused-has-moved = { $who } a parcouru { $metres } m : une action qui demande de rester sur place n’est plus possible ce Tour.
refused-how-far = Jusqu’où va { $who } ? Dites les mètres, ou une place.
refused-is-prone = { $who } est à terre et doit d’abord se relever.
refused-no-count-left = { $who } est à 0 : plus de déplacement ce Tour.
refused-no-position = La place de { $who } n’est pas connue.
refused-one-way-only = Donnez une place, ou des mètres et une direction, pas les deux.
refused-position-mismatch = L’une des places est sur une ligne, l’autre sur un plan.
refused-same-place = { $who } et { $other } sont au même endroit : il n’y a pas de direction entre eux.
refused-too-far = { $who } ne peut parcourir { $metres } m : il en reste { $most } ce Tour.
refused-which-way = De quel côté va { $who } ? Dites une place, vers= ou loin= quelqu’un.

## Refus : attaques et autres actions

refused-already-full = { $weapon } : le chargeur est plein.
refused-attacks-itself = { $who } ne peut s’attaquer soi-même.
refused-bad-power = « { $power } » n’est pas une puissance. Par exemple : 4d6, VIG+2, VIG d6, 7.
refused-distance-unknown = À quelle distance est la cible de { $who } ? Dites distance= en mètres, ou placez les deux.
refused-impossible-incident = Cela ne peut arriver avec { $weapon }. Ce qui peut : { $known }.
refused-modifier-too-large = Le modificateur { $name } ({ $value }) dépasse ±{ $most }.
refused-no-magazine = Les coups de cette arme ne sont pas comptés.
refused-no-such-attribute = { $who } n’a pas d’attribut « { $attribute } ». Connus : { $known }.
refused-no-such-weapon = { $who } n’a pas d’arme « { $weapon } ». Connues : { $known }.
refused-no-surpassing = Les règles maison ne donnent ni dés bonus ni bonus (surpass).
refused-no-weapon-ready = { $who } n’a pas d’arme utilisable pour l’instant ; arme=poings frappe sans arme.
refused-not-dropped = { $who } n’a pas une telle arme au sol.
refused-not-jammed = { $who } n’a pas une telle arme enrayée.
refused-not-prone = { $who } n’est pas à terre.
refused-one-target = { $who } n’attaque qu’une cible à la fois.
refused-option-not-a-choice = « { $value } » n’est pas un choix pour { $option }. Choix : { $choices }.
refused-option-not-a-number = { $option } veut un nombre entier, pas « { $value } ».
refused-option-out-of-range = { $option } va de { $least } à { $most }, pas { $value }.
refused-out-of-reach = { $distance } m, c’est hors de portée : { $most } m au plus.
refused-save-ruled = { $rule ->
    [always] Les règles maison veulent toujours une sauvegarde.
   *[never] Les règles maison ne veulent pas de sauvegarde.
}
refused-test-needs = Il manque au Test : { $missing }.
refused-too-many-dice = { $count } dés, c’est trop : { $most } au plus.
refused-unknown-option = « { $option } » n’a pas de sens ici. Connus : { $known }.
refused-weapon-dropped = { $weapon } est au sol : { $who } doit d’abord ramasser cette arme.
refused-weapon-empty = { $weapon } est vide : { $who } doit d’abord recharger.
refused-weapon-jammed = { $weapon } est hors d’usage, enrayée : { $who } doit d’abord désenrayer.
refused-which-weapon = Quelle arme, pour { $who } ? { $known }.

## Ce qui est refusé : les soins

refused-care-overtaken = Avant la fin des soins de { $wound }, les choses ont changé pour { $who } : laissez passer le temps, puis voyez.
refused-care-too-late = C’est trop tard pour { $wound } de { $who } : son échéance est dans { $seconds }.
refused-cared-for-already = { $wound } de { $who } est déjà soignée : il n’y a plus rien à y faire.
refused-needs-intensive = { $wound } de { $who } est Fatale : matériel=intensif, s’il y en a.
refused-no-care-in-turn = On ne soigne pas pendant un Tour : finissez d’abord les Tours (règles maison care_in_turn, care_minutes).
refused-no-such-wound = { $who } n’a pas cette blessure : { $wound }. Blessures physiques : { $known }.
refused-no-wounds = { $who } n’a aucune blessure à soigner.
refused-one-patient = { $who } soigne un patient à la fois, une blessure à la fois.
refused-retry-too-early = { $who } a déjà essayé { $wound } : de nouveau dans { $seconds }, ou quelqu’un d’autre.
refused-shock-clears-alone = Le choc passe de lui-même : rien à soigner ({ $who }).
refused-wound-waits = { $wound } de { $who } n’a plus besoin de soins à ce niveau : elle attend seulement une case libre au niveau du dessous.

## Refus : la main du meneur

refused-bad-amount = « { $amount } » n’est pas un nombre de dégâts.
refused-bad-count = { $count } n’est pas un nombre possible ici : de 1 à { $most }.
refused-level-not-on-track = { $level } n’est pas un niveau de ce moniteur.
refused-no-such-box = { $who } a { $marked } case(s) cochée(s) de ce niveau : { $level }.
refused-no-such-level = Il n’y a pas de niveau « { $level } ». Connus : { $known }.
refused-no-such-track = Il n’y a pas de moniteur « { $track } ». Connus : { $known }.
refused-nothing-to-heal = { $who } n’a aucune case cochée là : { $track }.
refused-one-track = On ne soigne qu’un moniteur à la fois.

## Fautes d’une fiche

refused-bad-bands = les portées sont au plus cinq bornes en mètres, la plus proche d’abord, la première de 1 m au plus
refused-bad-choice = « { $value } » n’est pas de ceux-ci : { $choices }
refused-bad-key = il faut un nom de 1 à 80 caractères, sans point
refused-given-twice = { $key } est donné deux fois
refused-missing = { $key } manque
refused-negative = { $value } est négatif
refused-no-bands = une arme qui tire a besoin de ses portées
refused-not-a-table = il faut une table ici
refused-not-a-weapon-skill = « { $value } » n’est pas une compétence de combat. Connues : { $known }
refused-not-a-whole-number = il faut un nombre entier, pas { $value }
refused-not-words = il faut des mots, pas { $value }
refused-out-of-range = { $value } n’est pas entre { $least } et { $most }
refused-unknown-key = « { $key } » n’est pas connu ici

# Les options d’une ligne, telles que le journal les redit.
setting-save-yes = avec sauvegarde
setting-save-no = sans sauvegarde
setting-save-ask = sauvegarde à demander
setting-distance = à { $value } m
setting-towards = vers { $value }
setting-away = loin de { $value }
setting-moves-yes = simple déplacement
setting-run-yes = en courant
setting-fixed-yes = sans bouger
setting-weapon = avec { $value }
setting-bonus_dice = dés en plus : { $value }
setting-bonus = bonus { $value }
setting-rounds = sur { $value } tours
setting-armour-no = sans l’armure
setting-armour-yes = l’armure compte
setting-incident-jam = enrayée
setting-incident-drop = lâchée
setting-incident-fall = chute
setting-critical-success = réussite critique
setting-critical-failure = échec critique
setting-critical-none = rien de critique
setting-hindered = gêne : { $value }
setting-eased = aide : { $value }
setting-skill = { $value }
setting-attribute = avec { $value }
setting-difficulty = contre { $value }
setting-count = à { $value }
