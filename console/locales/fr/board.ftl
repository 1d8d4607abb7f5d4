### Le tableau, et la santé de ceux qui y sont.

board-title = { $title } · tour { $round } · { $phase } · { $clock } · entrée { $seq }
board-turn = { $count } : c’est à { $who }
board-declares = { $who_gender ->
    [f] { $who } est la prochaine à déclarer
   *[other] { $who } est le prochain à déclarer
}
board-nobody = { $round ->
    [0] Le combat n’a pas commencé : aucun tour encore
   *[other] Personne n’est à l’appel
}
board-aside = Hors de l’ordre :
board-dead = Morts :
board-left = Partis :
board-question = { $id } : { $whom } doit choisir, { $question } : { $options }{ $blocks_count ->
    [0] {""}
   *[other] {" "}(en attente : { $blocks })
}
head-count = Init.
head-who = Qui
head-intent = Intention
head-left = Reste à faire
head-place = Place
head-state = État
hidden = à couvert
intent-open = ouverte
intent-until = jusqu’au tour { $round }
reach = { $metres } m par tour au plus
health-condition = { $until ->
    [turn-start] { $condition }, jusqu’au début du passage ({ $until_who }, tour { $round })
    [turn-end] { $condition }, jusqu’à la fin du passage ({ $until_who }, tour { $round })
    [round-end] { $condition }, jusqu’à la fin du tour { $round }
   *[never] { $condition }
}
health-waits = la blessure { $wound } ({ $level }) a guéri, et attend une case du niveau au-dessous
health-deadline = { $kind } : encore { $left }{ $wounded ->
    [0] {""}
   *[other] {" "}(blessure { $wound })
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s
said-of = { $what } : { $said }
