# Who may do what at the table.

refused-audience-stays = Who is told of a line stays as it was when the line is amended: say it without `secret=`.
refused-secret-arrival = Whoever joins is seen: bring { $who } in with `hidden=yes`, then `view { $who } words to=NAME` shows { $who } to some.
refused-name-means-others = “{ $by }” means { $master ->
    [0] everyone
   *[other] the game master
} at every table: call the participant something else.
refused-sealed-parted = { $sealed } was sealed from other records than { $fight } has now, from an earlier or another copy of it: import the game master's latest copy first, or go on in the journal where it was sealed.
refused-copy-decides-nothing = This is a copy of { $fight } that somebody was given: what others are made of is not in it, so nothing can be tried out on it.
refused-secret-without-whom = “{ $word }” alone keeps nothing secret: say who is told, as `{ $word }=gm` or `{ $word }=alice`.
refused-never-secret = That concerns everyone at the table, so it cannot be kept secret: say it without `secret=`.
refused-sealed-copy = This is a copy of { $fight } that somebody was given: it can be read and checked, not played on, amended or copied for others.
refused-sealed-name-taken = The journal has another fight called { $sealed }, which is where the sealed log of { $fight } would be. Export it elsewhere first.
refused-not-a-participant = { $by } takes no part at this table. Here are: { $known }. Somebody new is named by a line `participant NAME of=WHO`.
refused-gm-is-gm = { $by } is the game master at every table, and stays so.
refused-players-only = Only players speak for combatants.
refused-no-such-deed = “{ $name }” is nothing that rights are about. Known: { $known }.
refused-bad-right = “{ $value }” may not be given for “{ $name }”. Possible: { $choices }.
refused-no-right = { $by } may not { $deed }: at this table, { $may } may.
refused-observers-watch = { $by } looks on, and may not { $deed }.
refused-not-yours = { $by } does not speak for { $who }{ $own_count ->
    [0] .
   *[other] , but for { $own }.
}
refused-not-your-undo = { $by } may not redo: the last one to go back was someone else.
refused-not-your-last = { $by } may not undo that: the last command (record { $seq }) was of { $other }.
refused-flagged-already = { $by } contests record { $seq } already.
refused-flag-needs-why = Say why record { $seq } is contested: flag { $seq } "the reason".
refused-not-flagged = Nobody contests record { $seq }.
deed-act = act
deed-undo = undo
deed-amend = amend
deed-rule = rule
deed-round = start rounds
deed-arrange = arrange the fight
deed-note = note
may-own = whoever speaks for the combatant
may-own-last = whoever did it
may-anyone = anyone who plays
may-gm = the game master

# Amending the past.

refused-clashes-open = Some later records clash with that, and must be decided first: { $records }.
refused-not-on-this-line = Record { $seq } is not of the present line of play.
refused-opening-stays = The opening of the fight (record { $seq }) cannot be amended.
refused-nothing-to-uphold = Record { $seq } has no outcome that could be upheld.
