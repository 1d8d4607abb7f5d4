# What is wrong with a line, and where.

line-line-too-long = The line is too long: { $most } characters at most.
line-unclosed-quote = A quotation opens here and is not closed: { $quote } is missing.
line-stray-quote = A quotation mark stands inside a word. Put the whole of it in quotes, or a blank before it.
line-empty-key = There is no word before the “=”.
line-empty-value = Nothing stands after “{ $key }=”.
line-empty-in-list = Something is missing beside a comma. Lists are written without blanks: guard-1,guard-2.
line-unknown-verb = “{ $verb }” is no verb known here.
line-unknown-key = “{ $key }” is no key of “{ $verb }”. Its keys: { $known }.
line-unknown-key-or-modifier = “{ $key }” is no key of “{ $verb }”. A modifier is written with its sign, such as { $key }=+2. Keys: { $known }.
line-key-twice = “{ $key }” is given twice.
line-missing = “{ $verb }” needs more: { $slot }.
line-one-word-too-many = “{ $word }” is one word too many. Free text stands in quotes.
line-two-texts = There are two free texts; one is enough.
line-one-only = One person is meant here, not several: { $word }.
line-unknown-combatant = Nobody here is called “{ $name }”. { $known_count ->
    [0] Nobody has joined yet.
   *[other] Here are: { $known }.
}
line-ambiguous-name = Several people are called “{ $name }”. Say which by id: { $ids }.
line-not-whole = “{ $value }” is no whole number.
line-not-metres = “{ $value }” is no whole number of metres.
line-not-a-place = “{ $value }” is no place: whole metres, 5 or 5,3.
line-not-yes-or-no = “{ $value }” is neither yes nor no.
line-not-copies = “{ $value }” is no number of copies, such as x3.
line-bad-word = “{ $value }” is not possible here. Possible: { $known }.
line-bad-amount = “{ $value }” is neither a number nor dice such as 4d6.
line-bad-until = “{ $value }” is no moment: start:WHO, end:WHO, end:WHO+1 (a round later), round:5 or never.
line-until-or-rounds = A condition lasts until a moment or for a number of rounds, not both.
line-which-question = Say which question: { $open }.
line-nothing-asked = No question is open.
line-where-to = Say where to: a record's number, turn, round=N or before=WHO, one of them.
line-script-no-opening = A script begins with the line that opens the fight: fight NAME "Title" rules=RULESET. This one begins with “{ $word }”.
line-script-name = After “fight” come the name of the fight and, in quotes, its title.

slot-who = who
slot-targets = at whom
slot-amount = how much
slot-number = a number
slot-position = where, such as 5,3
slot-level = a level
slot-name = a name
slot-value = a value
slot-choice = a choice
slot-sheet = a sheet's file
slot-words = words
