# What the command line says.

list-and = { $first } and { $last }
quoted = “{ $text }”
new-hint = Next: rejeu join { $fight } SHEET, then rejeu play { $fight }.
do-nothing-said = The line says nothing.
do-resent = This command was recorded before, at record { $seq }; nothing was written.
do-resent-other = Record { $seq } has that id already, and says something else. What you said now was not recorded: it needs an id of its own.
dice-overruled = The dice of { $who } for { $purpose } had been rolled before; those stand, not the ones typed.
newer-inside = { $count ->
    [one] One record comes from a newer version
   *[other] { $count } records come from a newer version
}: this fight can be read here, not played on.
branch-present = the present line of play
branch-left = left at record { $seq }
head-tip = tip
head-round = round
head-records = records
head-when = when
branches-hint = To take a line up again: rejeu rewind { $fight } { $seq }
no-fights = There are no fights in { $path } yet.
head-fight = fight
head-title = title
verified = { $fight }: all { $count } records are whole and follow one another.
verified-in-part = { $fight }: the { $count } records here follow one another, but nothing proves that they are all.
verified-head = { $count } lines, head { $head }
exported = { $fight } is in { $file }, { $count } records.
imported = { $fight } is in the journal, { $count } records.
import-updated = { $fight } is brought up to date: { $count ->
    [one] 1 new record
   *[other] { $count } new records
}.
import-nothing-new = { $fight }: nothing new.
import-older = This copy of { $fight } is older than the log in the journal, { $opened ->
    [0] nothing changed
   *[other] no record changed
}.
import-opened = { $fight }: { $count ->
    [one] 1 free text or secret of an earlier record can be read now
   *[other] { $count } free texts or secrets of earlier records can be read now
}.
import-left-out = The end of the file is missing, so its last command may be cut: { $count ->
    [one] its record was
   *[other] its { $count } records were
} left out.
backed-up = { $file } holds the whole journal: { $count ->
    [one] 1 fight
   *[other] { $count } fights
}.
erasing-texts = Erasing texts
ask-erase = { $count ->
    [one] Forget 1 free text of { $fight } (record { $records }) for good? (yes/no)
   *[other] Forget { $count } free texts of { $fight } (records { $records }) for good? (yes/no)
}
erase-given-up = Given up. Nothing was erased.
refused-erase-needs-yes = Nothing was erased: add --yes to erase { $count ->
    [one] 1 free text
   *[other] { $count } free texts
} for good.
refused-no-free-text = Record { $seq } never had a free text. Nothing was erased.
erased = { $fight }: { $count ->
    [one] 1 free text is erased (record { $records })
   *[other] { $count } free texts are erased (records { $records })
}.
erased-elsewhere = Gone from this journal, not from the world: backups, exports and what-ifs made before still have what was erased, and so may the history of what was typed.
erased-none-of = In { $fight } there is no free text of { $who }.
erased-before = { $count ->
    [one] The text of record { $records } was erased before, or never came here.
   *[other] The texts of records { $records } were erased before, or never came here.
}
rules-title = House rules of { $ruleset }
rules-hint = Its house rules: rejeu rules { $ruleset }
any-word = a word
head-rule = house rule
head-default = default
head-values = may be
head-fact = fact
head-origin = from
origin-S = stated
origin-E = an example
origin-A = assumed
head-verb = verb
head-keys = keys
head-example = example
run-done = { $fight } is in the journal, { $count } records. The whole of it: rejeu log { $fight }
running = Running the script
reading-log = Reading the log
verifying-log = Verifying the log
importing-log = Importing the log
exporting-log = Exporting the log
ruling = ruling
struck-by = struck by { $by }, { $when } (record { $seq })
sum-terms = { $sum }
sum-bonus = added: { $sum }
sum-against = against: { $sum }
play-hint = One line, one command. help: examples; board; log; undo; quit.
play-help = Verb, who, at whom, key=value, "free text". Then amend RECORD LINE, why WHAT, odds LINE, flags; help, board, log and quit. Examples:
play-no-dice = No dice were given; nothing was recorded.
fight-damaged = (damaged: see rejeu verify)
