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

key-print = The key of { $participant }. To compare aloud: { $print }
key-recorded = { $fight } knows the key of { $participant }, from record { $seq } on.
key-known-here = { $fight } knew that key of { $participant } already.
checkpoint-written = { $file }: { $by } signs the fight up to record { $last } ({ $count } lines).
refused-key-elsewhere = The fight knows another key of { $holder } ({ $mark }), which is not on this machine. If it is lost, say so: rejeu key FIGHT --lost.
refused-note-of-another-fight = That checkpoint is of another fight, or of another log of this one.
refused-note-ahead = That checkpoint speaks of { $count } lines; this copy has { $found }. Bring it up to date first.
refused-note-differs = That checkpoint does not fit this copy: one of the first { $count } lines differs. Nothing was signed.
journal-error-not-as-seen = The first { $count } lines are not those that you saw before: something up to record { $seq } was changed. Nothing was signed.
journal-error-shorter-than-seen = You saw { $count } lines of this fight before, and now there are { $found }: its end was cut off. Nothing was signed.
journal-error-bad-proof = This is no proof (line { $line }).
checkpoint-round = A checkpoint of this round, to post where everyone reads it:
checkpoint-export = A checkpoint to post with it:

findings-wrong = Wrong:
findings-proved = Proved:
findings-open = Not proved:
verdict-good = Verdict: what was shown holds.
verdict-bad = Verdict: what was shown does not hold, or nothing that you know proves it.
found-log-whole = { $log }: its { $count } records are whole and follow one another. That alone shows accidents, not a log written anew.
found-log-agrees = { $log } is, up to record { $last }, what { $people } signed. Nothing up to there was changed, left out or put in since.
found-log-fits = Whether { $log } is, up to record { $last }, what { $people } signed: it fits, but only the log itself says whose key that is.
found-log-beyond = { $log }: nobody signed records { $first } to { $last } in what was given.
found-log-alone = Who wrote this log, and whether it is the only one: give checkpoints that were posted, and keys.
found-log-short = { $file } speaks of { $count } lines, and { $log } has { $found }: the rest is missing, cut off or not there yet.
found-log-differs = { $log } is not what { $file } signed: one of the records { $first } to { $last } was changed, left out or put in.
found-signed = { $file }: { $by } signed a log of { $count } lines (key { $print }).
found-signed-by-log-key = { $file }: signed for { $by }, but only the log itself says that the key is theirs. Compare it with them (key { $print }), or give it: --key.
found-unsigned = { $file }: nobody whose key is known signed it.
found-bad-signature = { $file }: the signature is not that of { $by }. The note was changed, or { $by } never signed it.
found-unknown-key = { $file }: a signature under the name of { $by } is of a key that nobody knows here.
found-other-key = { $file }: signed under the name of { $by } with another key than the one you know.
found-lost-key = { $file }: signed with a key of { $by } that was declared lost at record { $seq }.
found-old-key = { $file }: signed with a key of { $by } that another had replaced at record { $seq }.
found-not-a-checkpoint = { $file }: this note is no checkpoint of a fight.
found-unreadable = { $file }: neither a note nor a proof can be read (line { $line }).
found-included = { $tag ->
    [sealed-entry] { $file }: line { $seq }, a sealed command, is in the log of { $count } lines, as it stands in the proof. What it says is not in it.
   *[other] { $file }: record { $seq } ({ $tag }, by { $by }) is in the log of { $count } lines, as it stands in the proof.
}
found-bad-inclusion = { $file }: the proof does not show record { $seq } to be in the log. It, or the record, was changed.
found-proof-without-line = { $file }: the proof is about record { $seq }, which is not given. Give the log, too.
found-goes-on = { $file }: the log of { $count } lines starts with the one of { $old }. Between the two, lines were added and nothing else.
found-bad-consistency = { $file }: the proof does not show that the log of { $count } lines goes on from the one of { $old }. It was changed, or the log was rewritten.
found-old-signed = { $file }: the log of { $old } lines is the one of { $other }.
found-old-unsigned = { $file }: whether anybody signed the log of { $old } lines. Give that checkpoint, too.
found-other-fight = { $file }: of another fight than the log given ({ $origin }).
found-two-histories = { $file } and { $other } are signed, of one fight, of { $count } lines, and differ: there are two histories of it.

dice-system = The dice are drawn by the system, or typed: who draws them is believed.
dice-committed = The dice are committed since record { $seq }: { $commitment }
dice-mixed = The dice are committed since record { $seq }, and mixed with the players' words: { $commitment }
dice-word = Word of { $participant }: { $word }
dice-shown = A seed was shown at record { $seq }: { $seed }
roll-codes = Codes of these rolls, to post:
refused-seed-not-here = The dice are committed (record { $seq }), and their seed is not on this machine. Whoever committed them rolls; or say --dice typed or --dice system, and the rolls are marked so.
refused-bad-code = “{ $given }” is no code of a roll: FIGHT.RECORD.MARK.

check-derived = { $code }: { $who }, { $purpose }, { $pool }: { $faces } is what the seed gives{ $word_count ->
    [0] .
   *[other] , with the words { $words }.
}
check-recorded = { $code }: { $who }, { $purpose }, { $pool }: { $faces } repeats an earlier roll at the same place.
check-believed = { $code }: { $who }, { $purpose }, { $pool }: { $faces } ({ $sources }); nothing shows where faces come from that are typed or drawn.
check-not-shown = { $code }: { $who }, { $purpose }, { $pool }: { $faces }; the seed is not shown yet.
check-no-seed = { $code }: { $faces } is said to be committed, but no seed was committed to then.
check-other-seed = { $code }: the seed that was shown is not the one that was committed to.
check-wrong-faces = { $code }: { $who }, { $purpose }, { $pool }: { $faces } is not what the seed gives.
check-wrong-level = { $code }: { $faces } is said to be { $sources }; with the words given by then it is something else.
check-not-called = { $code }: the roll was not declared before its faces.
check-skipped = { $code }: the roll skips one at its place in the fight.
check-after-unseen = { $code }: { $who }, { $purpose }: { $faces } ({ $pool }) are what the seed says, but rolls before it at the same place in the fight were out of your sight.
check-no-record = { $code }: the log ends at record { $last }. What was posted is missing from it.
check-other-record = { $code }: record { $seq } of this log is not the one that was posted. It, or something before it, was changed.
check-no-roll = { $code }: record { $seq } is no roll.
check-none = There are no rolls.
check-sum = Rolls that hold: { $good }. Not proved: { $open }. Wrong: { $bad }.

refused-silent-override = At this table no override goes without a reason ({ $verb }): say why, in quotes at the end of the line or with --why.
overrides-throughout = No silent override: every ruling needed a reason, from before the first action to the end ({ $count } of them).
overrides-in-part = No silent override, but not all along: rulings needed a reason at records { $spans } ({ $count } rulings in all).
overrides-off = Rulings needed no reason in this fight ({ $count } of them).
overrides-silent = Without a reason where one was needed: records { $records }.
overrides-brief-throughout = No silent override: every ruling needed a reason, from before the first action to the end.
overrides-brief-in-part = Rulings needed a reason in a part of this fight.
overrides-brief-off = Rulings needed no reason in this fight.
found-log-unended = Whether anything is missing from { $log } after record { $last }: its last line, which says how many there are, is gone.
found-told-true = { $log }: up to line { $lines } everything is disclosed, and what its parts told is what happened.
found-told-otherwise = { $log }: { $everyone ->
    [0] line { $line } tells { $who }
   *[other] line { $line } tells everyone
} something else than what happened: a falsehood.
found-told-by-others = { $log }: { $count } of its disclosed lines were sealed by another version of Rejeu, which may tell things otherwise: whether what they told is what happened.
