# What the core refuses. The ruleset's own refusals are in its folder.

did-you-mean = { $count ->
    [one] Did you mean { $near }?
   *[other] Did you mean one of { $near }?
}

# The fight and who is in it
refused-not-open = This fight is not open yet.
refused-already-open = This fight is open already.
refused-bad-title = A title has 1 to { $most } characters.
refused-bad-fight-name = “{ $name }” cannot name a fight: it has no letter and no digit to make an id of.
refused-bad-id = “{ $who }” cannot be an id: small letters, digits and hyphens, 40 at most, and not a reserved word.
refused-id-taken = There is a { $who } in this fight already. Take another id: as={ $free }.
refused-bad-name = A name has 1 to { $most } characters, not only blanks.
refused-bad-name-character = A name holds no line break and no control character: { $name }.
refused-bad-count = { $count } is not possible here: from 1 to { $most }.
refused-bad-position = { $position } is no place: one or two whole metres, within a thousand kilometres.
refused-nobody-named = Say whom this is about.
refused-nobody-there = There is nobody in the fight.
refused-named-twice = { $who } { $who_count ->
    [one] is
   *[other] are
} named twice.
refused-no-such-combatant = There is no { $who } in this fight. Here are: { $known }.
refused-has-left = { $who } has left the fight.
refused-nothing-to-correct = Say what is to change: key=value.
refused-not-in-sheet = “{ $key }” is not kept in the sheet: there is nothing to correct.
refused-no-such-ruleset = There is no ruleset “{ $name }”. Known: { $known }.
refused-ruleset-missing = The rules of this fight, “{ $ruleset }”, are not installed here: it can be read, but not played on. Install the package that brings them.
refused-no-such-sheet = There is no sheet “{ $sheet }”. Here are: { $known }.

# Turns and questions
refused-not-in-ruleset = The rules of { $ruleset } have no “{ $verb }”.
refused-wrong-phase = “{ $verb }” is not possible now: play is at { $phase }.
refused-no-round = No round has begun.
refused-no-order = There is no order to throw away.
refused-not-in-order = { $who } has no part in this round.
refused-turn-over = The turn of { $who } is over.
refused-is-dead = { $who } is dead.
refused-is-not-dead = { $who } is not dead.
refused-is-unconscious = { $who } is unconscious.
refused-awaits-answer = { $who } waits for an answer first: question { $question } ({ $kind }) to { $whom }.
refused-questions-open = An answer is owed first: { $questions }.
refused-no-such-question = There is no open question { $question }.{ $open_count ->
    [0] {""}
   *[other] {" "}Open: { $open }.
}
refused-bad-answer = “{ $choice }” is no answer to that. Possible: { $options }.
refused-empty-note = A note needs words.
refused-text-too-long = { $length } characters of text are too many: { $most } at most.

# Rulings
refused-anchor-past = Round { $round } is past: round { $now } is on.
refused-no-such-condition = { $who } is not under “{ $condition }”{ $known_count ->
    [0] , nor under anything else.
   *[other] . Conditions: { $known }.
}
refused-already-hidden = { $who } is hidden already.
refused-already-shown = { $who } is not hidden.
refused-no-such-gauge = { $who } has no gauge “{ $gauge }”. Gauges: { $known }.
refused-value-or-delta = Give a value, or a change with its sign: one of them.
refused-too-large = Numbers go up to { $most }.
refused-gauge-bounds = { $gauge } goes from { $least } to { $most }; { $value } is beyond.
refused-no-such-attribute = { $who } has no “{ $attribute }”. Known: { $known }.
refused-negative-attribute = { $attribute } of { $who } cannot go below 0.
refused-bad-initiative = { $value } is no initiative: a number from 0.

# Dice
refused-dice-missing = { $who } rolls { $pool } for { $purpose }: the dice of that roll are missing.
refused-dice-count = { $who } rolls { $pool } for { $purpose }; “{ $got }” is not that many dice.
refused-dice-face = A { $face } does not fit on a die of { $size } ({ $who }, { $purpose }).
refused-dice-unused = The dice { $unused } are for no roll of this line. Nothing was recorded.
refused-bad-dice-expression = “{ $expression }” is no dice expression: 4d6, 2d6+1, d8.

# Rewinding
refused-nothing-to-undo = { $done ->
    [0] There is nothing to undo: the fight has only just been opened. Nothing was changed.
    [one] There is only one command to undo. Nothing was changed.
   *[other] There are only { $done } commands to undo. Nothing was changed.
}
refused-nothing-to-redo = There is nothing to redo: nothing was undone since the last command.
refused-no-such-record = There is no record { $seq }: the last one is { $last }.
refused-before-the-fight = Record { $seq } is before the fight, which opens at record { $first }. Nothing was changed.
refused-not-a-play-record = Record { $seq } is no record of play: it moved the head, or is of the table.
refused-inside-a-batch = Record { $seq } is in the middle of a command (records { $first } to { $last }). Rewind to { $last } to keep it, to { $before } to be before it.
refused-head-there = Play is at record { $seq } already.
refused-no-such-round = There is no round { $round } here: the last one is { $last }.
refused-no-turn-before = There is no turn before this one.
refused-had-no-turn = { $who } has had no turn to go back to.
refused-policy-already = That is the policy already: { $policy }.
refused-not-at-table = “{ $verb }” is nothing that the table does.
refused-newer-records = Record { $seq } ({ $tag }) was written by a newer version: this fight can be read here, not played on.
refused-no-fight-here = That needs a fight.

# The command line
refused-bad-command-id = “{ $id }” cannot be a command's id: letters, digits, _ and -, 64 at most.
refused-bad-author = “{ $by }” cannot be an author: 1 to { $most } characters, no control character.
refused-script-too-large = { $file } is too large for a script: { $most } bytes at most.
refused-script-empty = There is nothing in { $file }.

# Options and places
refused-unknown-option = “{ $option }” means nothing here. Known: { $known }.
refused-option-not-a-number = { $option } takes a whole number, not “{ $value }”.
refused-option-out-of-range = { $option } goes from { $least } to { $most }, not { $value }.
refused-option-not-a-choice = “{ $value }” is no choice for { $option }. Choices: { $choices }.
refused-position-mismatch = One place is on a line and the other on a plane.
refused-log-without-opening = { $file } ends before the opening of { $fight }: there is no fight in it.
