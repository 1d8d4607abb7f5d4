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
