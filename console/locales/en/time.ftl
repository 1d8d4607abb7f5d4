# Game time: the clock, the date, care, a fight's end and its sequel.

## The chronicle

chronicle-part-date = { $dated ->
    [0] {""}
   *[other] {" "}— { $date_text }
}
chronicle-part-stop = { $stopped ->
    [0] {""}
   *[other] , stopping at: { $stops }
}
chronicle-part-forced = { $forced ->
    [0] {""}
   *[other] , whoever had still to act does not
}
chronicle-do-advance = { $how ->
    [fit] { $aimed ->
        [0] Rest until all are fit{ chronicle-part-stop }{ chronicle-part-forced }
       *[other] Rest until { $targets } { $targets_count ->
            [one] is
           *[other] are
        } fit{ chronicle-part-stop }{ chronicle-part-forced }
    }
    [until] The clock goes on to { $clock_text }{ chronicle-part-date }{ chronicle-part-stop }{ chronicle-part-forced }
   *[for] { $span_text } pass{ chronicle-part-stop }{ chronicle-part-forced }
}
chronicle-do-set-date = { $dated ->
    [0] No date any more
   *[other] The date: { $date }
}
chronicle-do-move-deadline = { $relative ->
    [0] { chronicle-part-deadline } moved to { $clock_text }{ chronicle-part-date }
   *[other] { chronicle-part-deadline } moved by { $span_text }
}
chronicle-part-deadline = { $known ->
    [0] { $name }
   *[other] { $targets }: { $kind } ({ $name })
}
chronicle-do-close-fight = The fight is to end here{ chronicle-part-forced }
chronicle-do-continue = On from the fight { $fight }
chronicle-clock-stopped = The clock stops: { $why }
chronicle-date-set = { $dated ->
    [0] The date is not known any more
   *[other] It is { $date_text } at { $clock_text }
}
chronicle-treated = { $success ->
    [0] { $by } could not treat wound { $wound } ({ $level }) of { $who }; may try again from { $due_text } on
   *[other] { $by } has treated wound { $wound } ({ $level }) of { $who }
}
chronicle-wound-waits = { $who }: wound { $wound } has healed, and waits for a box of { $level }
chronicle-wound-kept = { $who } brings wound { $wound } along: { $level } ({ $track }){ chronicle-part-stabilised }{ chronicle-part-cared }, since { $clock_text }
chronicle-fight-closed = The fight is closed, at { $clock_text }{ chronicle-part-date }
chronicle-continued = It goes on from { $fight }{ $count ->
    [0] {""}
   *[other] , { $count } lines, head { $head }
}

## Words

stop-death = a death
stop-worsening = a wound worsens
stop-healed = a wound heals
stop-question = a question
stop-any = something fell due
stop-none = nothing
lost-time-passes = time passes
why-due = due
why-marked = marked
why-kept = brought along
why-waits = waits
why-revived = revived
term-due-before = due before
term-ruling = ruling
verb-clock = clock
verb-advance = clock
verb-convalesce = rest
verb-date = date
verb-set-date = date
verb-deadline = deadline
verb-move-deadline = deadline
verb-close = close
verb-close-fight = close
verb-continue = continue
slot-deadline = a deadline, such as mira.w3
slot-date = a date, such as 2187-03-04 21:15
slot-span = a time, such as 10min

## The board

board-date = { $title } · round { $round } · { $phase } · { $clock } ({ $date }) · record { $seq }
board-closed = The fight is closed: undo opens it again
board-between = Between two rounds: the clock may run

## What is refused

refused-fight-closed = This fight is closed. “undo” opens it again, “rejeu new … --from” goes on from it.
refused-how-long = Say for how long (10min, 2d), until when, or until fit: one of them.
refused-rest-for-whom = Names go with “until fit” alone.
refused-negative-time = Time goes forward only: “undo” and “rewind” go back.
refused-too-long = That is too long: { $years } years at most.
refused-clock-past = { $moment } is not after now: the clock stands at { $clock }.
refused-no-such-stop = “{ $stop }” stops no clock. What does: { $known }.
refused-fit-already = { $who_count ->
    [0] Nobody is there to rest
    [one] { $who } is fit already
   *[other] { $who } are fit already
}.
refused-never-fit = Time alone will not make { $who } fit: something has to be treated, or healed by ruling.
refused-bad-date = “{ $date }” cannot be a date: { $most } characters at most.
refused-no-such-deadline = { $who } has no deadline “{ $deadline }”. Known: { $known }.
refused-due-or-delta = Say by how much (+2h, -30min) or until when (at=6h): one of them.
refused-deadline-past = { $moment } is not after now ({ $clock }): a deadline lies ahead.
refused-begun-already = This fight has begun: only a new one goes on from another.
refused-still-to-act = The round is not over. Still to act: { $who }. (force=yes lets time pass all the same.)
refused-not-closed = The fight { $fight } is not closed yet: rejeu do { $fight } close
refused-no-survivors = Nobody of { $fight } is left to go on with.
refused-not-a-survivor = { $name } does not live on from { $fight }. Those who do: { $known }.
refused-other-ruleset = { $fight } is played by { $ruleset }; its sequel is too.

line-not-a-span = “{ $value }” is no time: 10min, 2d, 3h30min. Units: s, min, h, d, w.
line-not-a-date = “{ $value }” is no date: 2187-03-04 21:15, or 04/03/2187 21h15.
line-not-a-moment = “{ $value }” is no moment: a time since the fight opened (3h), a date, or an hour (21:15).
line-no-date-yet = No date is known here yet: say “date 2187-03-04 21:15” first.
line-which-deadline = “{ $value }” is not one deadline. Known: { $known }.

## Timelines

timeline-title = { $title }: { $clock } of game time
timeline-title-date = { $title }: { $clock } of game time, { $date }
timeline-person = { $who }: { $health }
timeline-none = Nobody has a wound, and nobody had one.
timeline-none-of = No wound, now or before: { $who }.
timeline-now = now
timeline-next = Next: { $left } from now ({ $when }), { $kind }{ $wounded ->
    [0] {""}
   *[other] {" "}of { $wound }
}
timeline-fit = Fit again in { $left } ({ $when })
timeline-fit-now = Fit
timeline-dies = Dies in { $left } ({ $when })
timeline-died = Died { $when }
timeline-never = Never fit again by time alone
timeline-if-cared = As it would be, had every wound just been treated with success:
timeline-gone = gone
timeline-death = death
timeline-waits = waits for a box

## Sequels

pin-extended = { $fight }, which this fight goes on from, was played on since: it has { $now } lines, { $count } then.
pin-amended = { $fight }, which this fight goes on from, was amended or rewound since: it has { $now } lines, { $count } then.
pin-missing = { $fight }, which this fight goes on from, is not in this journal: nothing can be said of it.
pin-broken = { $fight } is not the log that this fight goes on from: its first { $count } lines are others.
pin-same = { $fight }, which this fight goes on from, is as it was.
