# What can go wrong with a log, a journal or a file.

at-line = (Line { $line } of the file.)

journal-error-bad-header = The first line is not the header of a fight ({ $detail }).
journal-error-bad-fight-id = “{ $fight }” is no fight id: small letters, digits and hyphens, 63 at most.
journal-error-newer-log = This log was written by a newer version of Rejeu (format { $found }, known here: { $known }).
journal-error-bad-record = Record { $seq } cannot be read ({ $detail }).
journal-error-bad-line = What follows record { $seq } cannot be read ({ $detail }).
journal-error-bad-command-id = Record { $seq } carries a command id that is none.
journal-error-bad-body = The body of record { $seq } is not one line of JSON.
journal-error-bad-parent = Record { $seq } claims to follow record { $parent }, which cannot be.
journal-error-bad-replay = Record { $seq } claims to replay record { $replays }, which is no command of play before it.
journal-error-bad-audience = Record { $seq } has an audience of its own, which only a command has.
journal-error-not-sealed-entry = Line { $seq } of the sealed log is no sealed command ({ $tag }).
journal-error-part-missing = Line { $seq } of the sealed log has no part for whoever this copy is for.
journal-error-disclosed-missing = Line { $seq } of the sealed log was disclosed to everyone, and what it holds was left out of this copy.
journal-error-sealed-of-another = Line { $seq } of the sealed log was not sealed from the records of this fight: one of the two was changed since.
journal-error-bad-part = What line { $seq } of the sealed log unseals to does not hold together ({ $detail }).
journal-error-bad-batch = Record { $seq } does not fit the command that it is part of.
journal-error-bad-rewind = Record { $seq } moves the head to { $to }, where nothing was played.
journal-error-bad-fact = Record { $seq } cannot have happened after those before it ({ $detail }).
journal-error-mixed-scope = Record { $seq } is in play and at the table within one command.
journal-error-repeated-command = Record { $seq } repeats the command { $command }.
journal-error-empty-batch = There is nothing to append at record { $seq }.
journal-error-wrong-seq = Record { $found } stands where record { $seq } should.
journal-error-broken-link = Record { $seq } does not follow the record before it: one of the two was changed.
journal-error-line-too-long = Record { $seq } is longer than { $limit } bytes.
journal-error-bad-opening = A secret of record { $seq } is not the one that was sealed.
journal-error-stray-opening = A secret after record { $seq } belongs to no seal of it.
journal-error-wrong-count = The log claims { $claimed } lines and holds { $found }.
journal-error-wrong-head = The log does not have the head that it claims: record { $seq } or the last line was changed, or every line was written anew.
journal-error-after-end = Something follows the end of the log.
journal-error-empty-log = There is nothing in this log.
journal-error-not-a-log = This is no combat log.

journal-error-conflict = Someone else wrote first: this was to follow record { $expected }, but the last one is { $actual }. Nothing was written; look again (rejeu show) and say it again.
journal-error-fight-not-found = There is no fight “{ $fight }” here. (rejeu fights lists them.)
journal-error-fight-exists = There is already a fight “{ $fight }” in this journal. Take another name; a log keeps its own, so import it into another journal (--journal).
journal-error-logs-differ = The fight “{ $fight }” of this journal is another one: the two logs begin differently. Nothing was changed; import this one into another journal (--journal).
journal-error-logs-parted = This log of { $fight } and the one in the journal part at record { $seq }: neither goes on from the other. Nothing was changed; to look at it, import it into another journal (--journal).
journal-error-journal-missing = There is no journal at { $path } yet: open a fight with “rejeu new”.
journal-error-journal-is-a-folder = { $path } is a folder, not a journal. Name a file in it.
journal-error-journal-cannot-open = The journal { $path } cannot be opened ({ $detail }).
journal-error-journal-read-only = The journal { $path } cannot be written to: it, its folder or its disk is read-only. Nothing was written.
journal-error-journal-disk-full = The disk of { $path } is full. Nothing was written.
journal-error-journal-locked = The journal { $path } is held by another program. Nothing was written; try again.
journal-error-journal-damaged = The journal { $path } is damaged ({ $detail }). A backup or an exported log still has the fights.
journal-error-journal-not-a-database = { $path } is not a journal: it is no database at all.
journal-error-journal-foreign = { $path } is a database of another program.
journal-error-journal-newer = The journal { $path } was made by a newer version of Rejeu ({ $detail }).
journal-error-journal-needs-recovery = The journal { $path } was left half made. Write to it once to mend it.
journal-error-journal-io-error = The disk of { $path } does not answer ({ $detail }).
journal-error-journal-failed = The journal { $path } failed ({ $detail }).
journal-error-journal-closed = The journal { $path } is closed.

journal-error-file-missing = There is no file { $path }.
journal-error-file-exists = { $path } is already there. Name another file, or add --replace.
journal-error-file-in-use = { $path } is in use and cannot be replaced.
journal-error-file-read-only = { $path } cannot be written: it, its folder or its disk is read-only.
journal-error-file-unreadable = { $path } may not be read.
journal-error-file-disk-full = The disk of { $path } is full. Nothing was written.
journal-error-file-io-error = { $path } cannot be read or written ({ $detail }).

log-remark-torn-line = The last line is torn and was set aside (line { $line }); the rest is whole.
log-remark-no-end = The file has no last line with its count and head: whether anything is missing cannot be told.
log-remark-crlf = Line ends were changed, as mail programs do; the lines themselves are whole.
log-remark-bom = The file starts with a byte order mark; the lines themselves are whole.
log-remark-blank-lines = Blank lines follow the end (line { $line }).

the-output = The output
failed-not-utf8 = What was read is not UTF-8 text.
failed-interrupted = Interrupted. What was acknowledged is kept, nothing else.
failed-memory = There is not enough memory for that.
failed-missing = There is no { $path }.
failed-forbidden = { $path } may not be read or written.
failed-disk-full = { $path }: the disk is full.
failed-is-folder = { $path } is a folder, not a file.
failed-not-folder = A part of { $path } is a file where a folder should be.
failed-system = { $path } { $detail }
failed-fault = This is a mistake in Rejeu itself, not yours ({ $kind }: { $detail }). What was acknowledged before is kept. With REJEU_DEBUG=1 the whole trace is shown; please report it.

script-stopped = { $file }, line { $line }:
script-nothing-kept = Nothing was kept: the script stopped there, and there is no fight { $fight }.
script-nothing-opened = Nothing was kept: no fight was opened.
