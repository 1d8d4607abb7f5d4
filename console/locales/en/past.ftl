# The past at will: amendments, why, compare, what-if, odds.

role-gm = game master
role-player = player
role-observer = observer

preview-same = That is the ruling that stands. There is nothing to do.
preview-head = { $count ->
    [one] One command is decided again
   *[other] { $count } commands are decided again
}; { $changed ->
    [0] none of them comes out otherwise.
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
ask-clash = strike, skip (the turn), force (as a ruling), a line in its place, before:LINE, or quit? (strike all: this one, and all that clash after it.)
ask-dice = roll, dice:FACES, strike, a line in its place, or quit?
ask-write = Write this into the log? (yes/no)
amended = Amended: records { $first } to { $last }. One undo takes it back.
amend-given-up = Given up. Nothing was written.
refused-amend-needs-yes = Nothing was written: add --yes to write this, or --dry-run to only look.
answer-unneeded = “{ $answer }” answers nothing: no command clashes there.
refused-line-wants-dice = The new line needs dice that were never rolled. { $how ->
    [adopt] Add --with-dice to take those of the what-if, or --dice system to roll them.
   *[other] Type them on it (dice=…), or add --dice system to roll them.
} Nothing was written.
refused-not-for-a-new-line = “{ $answer }” cannot be the answer to a new line: nothing came of it yet.
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

verb-participant = participant
verb-dismiss = dismiss
verb-rights = rights
verb-view = view
verb-set-view = view
verb-disclose = disclose
verb-flag = flag
verb-settle = settle
verb-set-participant = participant
verb-remove-participant = dismiss
verb-set-rights = rights
verb-rule-on-flag = settle
verb-amend = amend
verb-uphold = uphold

flags-none = Nothing is contested.
flags-none-open = Nothing is contested any more.
head-record = record
head-contested = what
head-by = by
head-reason = reason
head-verdict = ruled
verdict-stands = stands
verdict-amended = amended
verdict-open = open

asked-track = { $marked ->
    [0] { $who }, { $track }: no box is marked.
   *[other] { $who }, { $track }: { $boxes }.
}
asked-attribute = { $who }, { $name }: { $value }.
asked-lowered = { $who }, { $name }: { $value } in tests, instead of { $own }.
asked-value = { $who }, { $name }: { $value }.
asked-condition = { $who } is under “{ $name }”.
asked-status = { $who }: { $status }.
asked-initiative = { $who }, initiative: { $value }.
asked-threshold = { $who }, threshold against the last damage: { $value }.
asked-position = { $who }, place: { $value }.
asked-order = Order: { $order }.
asked-before = { $first } comes before { $last } since record { $since }: { $one } against { $other }.
asked-tied = { $first } comes before { $last } since record { $since }: both were at { $one }, and a tie stays as it was put.
asked-ruled = { $first } comes before { $last } since record { $since }, though it was { $one } against { $other }: so it was ruled.
asked-clock = Game time: { $clock }.
asked-record = Record { $record }
refused-what-is-asked = “{ $asked }” is nothing to ask about. Say WHO.WHAT (mira.physical), order, clock, WHO before WHO, or a record's number.
refused-nothing-to-explain = { $who } has no “{ $name }”. What may be asked: { $known }.
refused-same-one = { $who } comes neither before nor after { $who }: say two people.
refused-never-set = Nothing has made that what it is.
refused-never-hit = { $who } has not been hit: no threshold was reckoned.
slot-record = a record's number

diff-none = Records { $here } and { $there } stand alike: nothing differs.
diff-parted = Records { $here } and { $there }: alike up to record { $parted }; then first:
diff-values = { $count ->
    [0] Every value is the same.
    [one] One value differs:
   *[other] { $count } values differ:
}
refused-not-a-record = “{ $value }” is no record: a number, or head.

what-if-reason = what if
what-if-differs = { $count ->
    [0] Against the fight as it stands, nothing differs.
    [one] Against the fight as it stands, one value differs:
   *[other] Against the fight as it stands, { $count } values differ:
}
what-if-hint = This is no part of the log. Play on: rejeu play { $fight } --journal { $file }. Then rejeu what-if { $named } --adopt, or --drop.
what-if-dropped = { $file } is gone; the log never knew of it.
refused-bad-what-if-name = “{ $name }” cannot name a what-if: 1 to 40 letters, digits, - and _.
refused-what-if-left = What this what-if goes on from is no longer of the present line of play of { $fight }.
refused-what-if-empty = Nothing was played in this what-if.
refused-not-a-what-if = That is no what-if of { $fight }: the two logs have nothing in common.
journal-error-what-if-exists = There is a what-if already: { $path }. Adopt it, drop it, --replace it, or take another --name.
journal-error-what-if-missing = There is no what-if at { $path }.
source-what-if = rolled in a what-if

odds-running = Simulating
odds-head = { $runs } runs (seed { $seed })
odds-refused = The rules refuse it in { $share } of the runs: { $why }
odds-nothing = It comes to nothing that could be counted.
odds-dice = Odds are of all dice: those typed on the line are left out.
odds-sometimes = { $title } (in { $share } of the runs)
odds-recorded = recorded
odds-fell = Recorded: { $value }. Lower in { $below } of the runs that come to this, higher in { $above }.
odds-never = Recorded: { $value }, which came in no run.
odds-attack = { $who } attacks { $target }
odds-margin = { $who } against { $target }, margin
odds-test = { $who }, { $purpose }
odds-damage = Damage to { $who } ({ $track })
odds-gauge = { $who }, { $gauge }
odds-wounds = { $who }, boxes marked
odds-status = { $who } afterwards
odds-initiative = { $who }, initiative
odds-asked = { $who } is asked
odds-outcome-success = success
odds-outcome-critical-success = critical success
odds-outcome-failure = failure
odds-outcome-critical-failure = critical failure
refused-odds-of-what = No command follows record { $seq }: say a line.

rules-running = Deciding again
rules-agree = { $fight }: today's rules (version { $version }) decide all { $count } commands as they were recorded.
rules-differ = { $fight }: record { $seq } ({ $tag }) would come out otherwise today.
rules-field = { $field }: { $recorded } is recorded, { $now } would be.
rules-other = { $recorded } is recorded, { $now } would be.
rules-refuse = Today's rules refuse the command of record { $seq }: { $why }
rules-stand = Nothing was changed: what is recorded stands.
refused-wound-not-here = The wound { $wound } of { $who } has not happened here.
refused-amend-what = Say which record and what instead: amend 42 LINE, amend 42 strike, or amend 42 before: LINE.
ask-reason = At this table nothing is amended without a reason. Why?
