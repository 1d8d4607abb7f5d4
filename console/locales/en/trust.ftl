# Keys, committed dice, words mixed into them, rulings with reasons.

refused-no-key = { $holder } has no key in this fight.
refused-bad-key = That is no key: NAME+MARK+KEY, as “rejeu key” shows it.
refused-key-of-another = That key is not of { $holder }, but of { $other }.
refused-key-known = This fight knows that key of { $holder } already.
refused-bad-vouch = The key that { $holder } signed with until now does not vouch for the new one.
refused-seed-open = The dice are committed already, at record { $seq }. Show that seed first.
refused-seed-used = That seed was committed to before.
refused-bad-commitment = That is no commitment to a seed.
refused-no-seed = No seed is committed to.
refused-other-seed = That is not the seed that was committed to at record { $seq }.
refused-bad-dice-word = A word for the dice has 1 to 64 characters that can be seen, and no blank around it.

journal-error-bad-key = This is no key: NAME+MARK+KEY on one line.
journal-error-bad-note = This is no signed note (line { $line }).
journal-error-bad-signature-line = This is no signature line (line { $line }): — NAME SIGNATURE.
journal-error-not-a-checkpoint = This note is no checkpoint of a log.
