# Le temps de jeu : l’horloge, la date, les soins, la fin d’un combat et sa suite.

## La chronique

chronicle-part-date = { $dated ->
    [0] {""}
   *[other] {" "}— { $date_text }
}
chronicle-part-stop = { $stopped ->
    [0] {""}
   *[other] , arrêt : { $stops }
}
chronicle-part-forced = { $forced ->
    [0] {""}
   *[other] , tant pis pour qui devait encore agir
}
chronicle-do-advance = { $how ->
    [fit] { $aimed ->
        [0] Repos jusqu’au rétablissement de tous{ chronicle-part-stop }{ chronicle-part-forced }
       *[other] Repos jusqu’au rétablissement : { $targets }{ chronicle-part-stop }{ chronicle-part-forced }
    }
    [until] L’horloge avance jusqu’à { $clock_text }{ chronicle-part-date }{ chronicle-part-stop }{ chronicle-part-forced }
   *[for] { $span_text } passent{ chronicle-part-stop }{ chronicle-part-forced }
}
chronicle-do-set-date = { $dated ->
    [0] Plus de date
   *[other] La date : { $date }
}
chronicle-do-move-deadline = { $relative ->
    [0] { chronicle-part-deadline } : échéance portée à { $clock_text }{ chronicle-part-date }
   *[other] { chronicle-part-deadline } : échéance déplacée de { $span_text }
}
chronicle-part-deadline = { $known ->
    [0] { $name }
   *[other] { $targets }, { $kind } ({ $name })
}
chronicle-do-close-fight = Le combat doit finir ici{ chronicle-part-forced }
chronicle-do-continue = Suite du combat { $fight }
chronicle-clock-stopped = L’horloge s’arrête : { $why }
chronicle-date-set = { $dated ->
    [0] La date n’est plus connue
   *[other] On est le { $date_text } à { $clock_text }
}
chronicle-treated = { $success ->
    [0] { $by } n’a pas su soigner la blessure { $wound } ({ $level }) de { $who } ; nouvel essai possible à partir de { $due_text }
   *[other] { $by } a soigné la blessure { $wound } ({ $level }) de { $who }
}
chronicle-wound-waits = { $who } : la blessure { $wound } a guéri, et attend une case { $level }
chronicle-wound-kept = { $who } garde la blessure { $wound } : { $level } ({ $track }){ chronicle-part-stabilised }{ chronicle-part-cared }, depuis { $clock_text }
chronicle-fight-closed = Le combat est clos, à { $clock_text }{ chronicle-part-date }
chronicle-continued = Il fait suite à { $fight }{ $count ->
    [0] {""}
   *[other] , { $count } lignes, tête { $head }
}

## Mots

stop-death = une mort
stop-worsening = une blessure s’aggrave
stop-healed = une blessure guérit
stop-question = une question
stop-any = une échéance est venue
stop-none = rien
lost-time-passes = le temps passe
why-due = échue
why-marked = cochée
why-kept = apportée
why-waits = en attente
why-revived = de nouveau en vie
term-due-before = échéance d’avant
term-ruling = décision
verb-clock = horloge
verb-advance = horloge
verb-convalesce = repos
verb-date = date
verb-set-date = date
verb-deadline = échéance
verb-move-deadline = échéance
verb-close = clore
verb-close-fight = clore
verb-continue = suite
slot-deadline = une échéance, comme mira.w3
slot-date = une date, comme 2187-03-04 21:15
slot-span = une durée, comme 10min

## Le tableau

board-date = { $title } · tour { $round } · { $phase } · { $clock } ({ $date }) · entrée { $seq }
board-closed = Le combat est clos : « annuler » le rouvre
board-between = Entre deux tours : l’horloge peut tourner

## Ce qui est refusé

refused-fight-closed = Ce combat est clos. « annuler » le rouvre, « rejeu new … --from » lui donne une suite.
refused-how-long = Dites pour combien de temps (10min, 2j), jusqu’à quand, ou jusqu’au rétablissement : l’un des trois.
refused-rest-for-whom = Les noms ne vont qu’avec « jusqu’à=remis ».
refused-negative-time = Le temps ne va que vers l’avant : « annuler » et « revenir » reviennent en arrière.
refused-too-long = C’est trop long : { $years } ans au plus.
refused-clock-past = { $moment } n’est pas après maintenant : l’horloge est à { $clock }.
refused-no-such-stop = « { $stop } » n’arrête pas l’horloge. Ce qui l’arrête : { $known }.
refused-fit-already = { $who_count ->
    [0] Il n’y a personne à reposer
    [one] { $who } n’a plus rien à guérir
   *[other] { $who } n’ont plus rien à guérir
}.
refused-never-fit = Le temps seul ne rétablira pas { $who } : il faut des soins, ou une décision.
refused-bad-date = « { $date } » ne peut pas être une date : { $most } caractères au plus.
refused-no-such-deadline = { $who } n’a pas d’échéance « { $deadline } ». Connues : { $known }.
refused-due-or-delta = Dites de combien (+2h, -30min) ou jusqu’à quand (à=6h) : l’un des deux.
refused-deadline-past = { $moment } n’est pas après maintenant ({ $clock }) : une échéance est à venir.
refused-begun-already = Ce combat a commencé : seul un nouveau combat fait suite à un autre.
refused-still-to-act = Le tour n’est pas fini. À agir encore : { $who }. (forcer=oui laisse passer le temps quand même.)
refused-not-closed = Le combat { $fight } n’est pas encore clos : rejeu do { $fight } clore
refused-no-survivors = Il ne reste personne de { $fight } pour continuer.
refused-not-a-survivor = { $name } ne survit pas à { $fight }. Qui survit : { $known }.
refused-other-ruleset = { $fight } se joue avec { $ruleset } ; sa suite aussi.

line-not-a-span = « { $value } » n’est pas une durée : 10min, 2j, 3h30min. Unités : s, min, h, j, sem.
line-not-a-date = « { $value } » n’est pas une date : 2187-03-04 21:15, ou 04/03/2187 21h15.
line-not-a-moment = « { $value } » n’est pas un moment : un temps depuis l’ouverture (3h), une date, ou une heure (21:15).
line-no-date-yet = Aucune date n’est connue ici : dites d’abord « date 2187-03-04 21:15 ».
line-which-deadline = « { $value } » ne désigne pas une échéance. Connues : { $known }.

## Frises

timeline-title = { $title } : { $clock } de jeu
timeline-title-date = { $title } : { $clock } de jeu, { $date }
timeline-person = { $who } : { $health }
timeline-none = Personne n’a de blessure, et personne n’en a eu.
timeline-none-of = Aucune blessure, ni maintenant ni avant : { $who }.
timeline-now = maintenant
timeline-next = À venir : dans { $left } ({ $when }), { $kind }{ $wounded ->
    [0] {""}
   *[other] {" "}({ $wound })
}
timeline-fit = Rétablissement dans { $left } ({ $when })
timeline-fit-now = En pleine forme
timeline-dies = Mort dans { $left } ({ $when })
timeline-died = Mort : { $when }
timeline-never = Le temps seul ne suffira jamais
timeline-if-cared = Comme si chaque blessure venait d’être soignée avec succès :
timeline-gone = disparue
timeline-death = mort
timeline-waits = attend une case

## Suites

pin-extended = { $fight }, dont ce combat est la suite, a continué depuis : { $now } lignes, { $count } alors.
pin-amended = { $fight }, dont ce combat est la suite, a été corrigé ou repris depuis : { $now } lignes, { $count } alors.
pin-missing = { $fight }, dont ce combat est la suite, n’est pas dans ce journal : on ne peut rien en dire.
pin-broken = { $fight } n’est pas le combat dont celui-ci est la suite : ses { $count } premières lignes sont autres.
pin-same = { $fight }, dont ce combat est la suite, est comme il était.
