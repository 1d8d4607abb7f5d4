# The past at will: amendments, why, compare, what-if, odds.

role-gm = game master
role-player = player
role-observer = observer

preview-same = That is the ruling that stands. There is nothing to do.
preview-head = { $count ->
    [one] One command is decided again
   *[other] { $count } commands are decided again
}; { $changed ->
    [0] nothing comes out otherwise.
    [one] what is new or comes out otherwise:
   *[other] { $changed } are new or come out otherwise:
}
preview-reordered = Called in another order now: { $records }.
preview-shifts = { $count ->
    [0] In the end, everything stands as it did.
    [one] In the end, one value differs:
   *[other] In the end, { $count } values differ:
}
preview-clashes = { $count ->
    [one] One command could not stay as it was
   *[other] { $count } commands could not stay as they were
}{ $open ->
    [0] ; all are answered:
   *[other] ; { $open } without an answer:
}
preview-doubtful = { $why } (This may come of what stands before without an answer.)
preview-dropped = Of record { $seq }, this does not stand: { $why }
preview-unused = Recorded dice that are no longer used:
preview-unused-one = { $who }, { $purpose }: { $faces }
answered-keep = It stays, after what is said before it.
answered-strike = It is struck.
answered-skip = The turn is skipped.
answered-edit = Another line takes its place.
answered-force = What came of it stands by ruling.
answered-roll = The dice are rolled.
answered-dice = The dice are typed.
ask-clash = strike, skip (the turn), force (as a ruling), a line in its place, before:LINE, or quit?
ask-dice = roll, dice:FACES, strike, a line in its place, or quit?
ask-write = Write this into the log? (yes/no)
amended = Amended: records { $first } to { $last }. One undo takes it back.
amend-given-up = Given up. Nothing was written.
refused-amend-needs-yes = Nothing was written: add --yes to write this, or --dry-run to only look.
refused-bad-answer-option = “{ $answer }” is no answer: SEQ=HOW, such as 42=strike.
refused-nothing-said = The line says nothing.
refused-not-in-the-past = “{ $verb }” cannot be put into the past: it is of the table, or opens a fight.

shift-colon = {": "}
shift-of = { $who }, { $what }
shift-none = none
shift-round = Round
shift-phase = Phase
shift-clock = Game time
shift-order = Order
shift-active = Called
shift-question = Open question “{ $question }” to { $whom }
shift-here = in the fight
shift-status = able to act
shift-health = health
shift-hidden = hidden
shift-position = place
shift-initiative = initiative
shift-value-here = yes
shift-value-gone = gone
shift-value-on = yes
