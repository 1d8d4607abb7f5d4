### La revue du combat : les mots de la page, ses touches, et comment elle dit où elle en est.

replay-kind = revue du combat
replay-round = tour { $round }
replay-before = Avant le premier tour
replay-extent = { $records ->
    [one] { $records } entrée
   *[other] { $records } entrées
}, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
replay-skip-link = Aller au combat
replay-nav = Sur cette page
replay-fight = Le combat
replay-order = Initiative
replay-ground = Où ils se tiennent
replay-people = Qui est là
replay-chronicle = Chronique
replay-pictures = Images
replay-numbers = Chiffres
replay-as-table = La même chose en tableau
replay-at-the-end = tel que c’était à la fin
replay-boxes = { $level } : { $marked } sur { $boxes }
replay-todo = à faire : { $actions }
replay-turn-of = c’est à { $who }
replay-value-text = { $round }, { $turn }, entrée { $n } sur { $m }
replay-value-text-nobody = { $round }, personne n’est à l’appel, entrée { $n } sur { $m }
replay-value-text-before = avant le premier tour, entrée { $n } sur { $m }
replay-at = entrée { $n } sur { $m }
replay-undone-here = annulé ensuite
replay-no-such-record = Il n’y a pas d’entrée { $n } : ce combat en a { $m }.
replay-no-mark = Rien de tel n’est marqué.
replay-deck = Commandes de la revue
replay-slider = Entrée
replay-marks = À la marque suivante
replay-next-mark = suivante : { $what }
replay-mark-wound = blessure
replay-mark-fall = chute
replay-mark-death = mort
replay-mark-critical = critique
replay-mark-contested = contestée
replay-mark-undone = annulation
replay-transport = Pas
replay-round-back = Un tour en arrière
replay-round-on = Un tour en avant
replay-turn-back = À l’appel d’avant
replay-turn-on = À l’appel suivant
replay-step-back = Une entrée en arrière
replay-step-on = Une entrée en avant
replay-play = Lire
replay-pause = Pause
replay-speed-label = Vitesse
replay-slower = Moins vite
replay-faster = Plus vite
replay-skip = Passer les attentes
replay-skip-why = Passe les entrées qui ne changent rien à voir ; des jours entre deux messages ne sont qu’un pas
replay-view = Quelle ligne de jeu
replay-as-played = Comme joué
replay-as-ruled = Comme tranché
replay-help = Touches
replay-help-step = une entrée en arrière, en avant
replay-help-turn = à l’appel d’avant, à l’appel suivant
replay-help-round = un tour en arrière, en avant
replay-help-ends = au début, à la fin
replay-help-play = lire, pause
replay-help-speed = plus vite, moins vite
replay-help-skip = passer les attentes, ou non
replay-help-view = comme joué, avec ce qui fut annulé ; ou comme tranché à la fin
replay-help-mark = à la blessure, chute, mort, critique, contestation ou annulation suivante
replay-help-help = ces touches
replay-help-link = L’adresse de la page suit : #e=142 est l’entrée 142, pour toujours.
replay-key-home = Début
replay-key-end = Fin
replay-key-space = Espace
replay-letters = Touches d’une seule lettre ou d’un seul signe
replay-close = Fermer
replay-made-by = Fait par Rejeu à partir du journal lui-même. Ce fichier ne demande rien à aucun réseau.
replay-written = La revue de { $fight } est dans { $file }, { $count } entrées : ouvrez-le dans un navigateur.
replay-more = Plus de commandes

# Les images : leurs titres, ce qu’elles montrent, les têtes de leurs tableaux.

deed-success = touché
deed-failure = manqué
deed-critical-success = réussite critique
deed-critical-failure = échec critique
picture-health = La santé au fil du combat
picture-health-desc = Une bande pour chacun, indemne en haut et qui descend à mesure des coups, sur la ligne de jeu comme tranchée. Hachurée tant que quelqu’un est à terre, grisée dès sa mort. Les nombres du haut sont les tours : cliquer y mène.
picture-lanes = Les tours en couloirs
picture-lanes-desc = Un couloir pour chacun, une case pour chaque passage, avec ce qui y fut fait : ● a porté, ○ n’a pas porté, ★ critique, ✗ échec critique, ⊘ perdu. Les barres sous un couloir sont les états.
picture-harm = Qui a blessé qui
picture-harm-desc = Les attaquants de haut en bas, les cibles de gauche à droite. Un disque est aussi grand que les dégâts infligés, toutes pistes confondues ; dessous, les attaques qui ont porté.
picture-hits-desc = Les attaquants de haut en bas, les cibles de gauche à droite. Un disque est aussi grand que le nombre d’attaques qui ont porté.
picture-dice = Les dés face à la moyenne
picture-dice-desc = De combien la somme des dés de chacun s’écarte de ce que donnent en moyenne des dés justes, en écarts types : dans la bande, rien que d’ordinaire. Moins de { $enough } dés ne permettent pas de conclure et sont dessinés en creux. Les dés saisis par la table sont à part, en carrés. Les jets annulés ne comptent pas.
picture-graph = Décisions et branches
picture-graph-desc = { $left ->
    [0] La ligne de jeu présente, avec les tours et chaque décision du meneur. Aucune ligne n’a été quittée.
    [one] La ligne de jeu présente en haut, la ligne quittée dessous, d’où elle s’est séparée ; avec chaque décision, entrée contestée et déplacement de la tête. Cliquer y mène.
   *[other] La ligne de jeu présente en haut, les { $left } lignes quittées dessous, d’où elles se sont séparées ; avec chaque décision, entrée contestée et déplacement de la tête. Cliquer y mène.
}
picture-head-who = qui
picture-head-record = entrée
picture-head-round = tour
picture-head-what = quoi
picture-head-stands = en est à
picture-head-conditions = sous
picture-head-by = par
picture-head-target = contre
picture-head-attacks = attaques
picture-head-hits = ont porté
picture-head-damage = dégâts
picture-head-from = dés
picture-head-dice = combien
picture-head-sum = somme
picture-head-expected = attendu
picture-head-says = dit
picture-head-kind = nature
picture-unmarked = rien de coché
picture-state = état
picture-nobody = Il n’y a encore personne.
picture-no-turns = Personne n’a encore été appelé.
picture-nothing = rien qui se voie
picture-lost = { $what } perdue
picture-attack = { $what } → { $whom } : { $outcome }
picture-by-at = par ↓ contre →
picture-no-attacks = Personne n’a encore attaqué personne.
picture-came-home = { $hits }/{ $attacks }
picture-in-all = en tout { $n }
picture-expected = attendu
picture-no-dice = Aucun dé n’a encore été lancé.
picture-typed = saisis
picture-drawn = tirés
picture-dice-count = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
luck-too-few = trop peu pour conclure
luck-usual = rien que d’ordinaire
luck-high = plus haut que d’ordinaire
luck-low = plus bas que d’ordinaire
picture-now = ici
picture-branch = ligne quittée à { $parted } : { $records ->
    [one] une entrée
   *[other] { $records } entrées
}, jusqu’à { $seq }
picture-node-ruling = décision
picture-node-contested = contestée
picture-node-undone = tête déplacée
picture-node-tip = ligne quittée

# Les statistiques.

stats-people = Chacun
stats-people-note = Sur la ligne de jeu comme tranchée : ce qui fut annulé ne compte pas. Les dégâts sont ce que la cible a dû encaisser, toutes pistes confondues : { $dealt } infligés, { $taken } subis.
stats-people-words = Sur la ligne de jeu comme tranchée : ce qui fut annulé ne compte pas.
stats-dice = Les dés face à la moyenne
stats-dice-note = Moins de { $enough } dés ne permettent pas de conclure. « Plus haut » ou « plus bas que d’ordinaire », une série juste sur vingt l’est.
stats-head-who = qui
stats-head-rolls = jets
stats-head-attacks = attaques
stats-head-hits = ont porté
stats-head-criticals = critiques
stats-head-fumbles = échecs critiques
stats-head-attacked = attaqué
stats-head-struck = touché
stats-head-dealt = infligés
stats-head-taken = subis
stats-head-wounds = blessures
stats-head-falls = chutes
stats-head-died = mort
stats-yes = oui
plot-written = { $title } : { $file }
refused-no-such-picture = Il n’y a pas d’image { $name }. Il y a : { $known }.
replay-playing = en lecture
replay-paused = en pause
replay-foot = ? touches, Q quitter
replay-help-quit = quitter
journal-error-folder-missing = Il n’y a pas de dossier { $path } où écrire.
