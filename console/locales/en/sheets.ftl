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
sheet-not-a-word = { $value } should be a word
sheet-not-a-number = { $value } should be a whole number
sheet-out-of-range = { $value } is out of bounds: from { $least } to { $most }
