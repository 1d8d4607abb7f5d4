# Mistakes in sheets and house rules, each after its place.

sheet-problems = { $count ->
    [one] One mistake:
   *[other] { $count } mistakes:
}
sheet-problems-in = { $count ->
    [one] One mistake in { $file }:
   *[other] { $count } mistakes in { $file }:
}
sheet-bad-toml = this is not TOML: { $detail }
sheet-bad-json = this is not JSON: { $detail }
sheet-not-a-table = a table is wanted here
sheet-not-utf8 = this is not UTF-8 text (byte { $byte })
sheet-sheet-too-large = the file is larger than { $most } bytes
sheet-bad-value-type = { $value } is neither a whole number, words, nor yes or no
sheet-key-twice = “{ $key }” is given twice
sheet-unknown-parameter = “{ $name }” is no house rule. Known: { $known }
sheet-bad-choice = “{ $value }” is not possible. Possible: { $choices }
sheet-not-yes-or-no = { $value } should be yes or no
sheet-not-a-word = { $value } should be a word
sheet-not-a-number = { $value } should be a whole number
sheet-out-of-range = { $value } is out of bounds: from { $least } to { $most }
sheet-missing = { $key } is missing
sheet-negative = { $value } is negative
sheet-not-a-whole-number = a whole number is wanted, not { $value }
sheet-not-words = words are wanted, not { $value }
sheet-unknown-key = “{ $key }” is not known here
sheet-given-twice = { $key } is given twice
sheet-bad-key = a name of 1 to 80 characters without a full stop is wanted
