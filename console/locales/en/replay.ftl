### The replay: the page's own words, its keys, and how it tells where it stands.

replay-kind = replay
replay-round = round { $round }
replay-before = Before the first round
replay-extent = { $records ->
    [one] { $records } record
   *[other] { $records } records
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
replay-skip-link = To the fight
replay-nav = On this page
replay-fight = The fight
replay-order = Initiative
replay-ground = Where they stand
replay-people = Who is there
replay-chronicle = Chronicle
replay-pictures = Pictures
replay-numbers = Numbers
replay-as-table = The same as a table
replay-at-the-end = as it stood at the end
replay-boxes = { $level }: { $marked } of { $boxes } marked
replay-todo = to do: { $actions }
replay-turn-of = { $who }’s turn
replay-value-text = { $round }, { $turn }, record { $n } of { $m }
replay-value-text-nobody = { $round }, nobody’s turn, record { $n } of { $m }
replay-value-text-before = before the first round, record { $n } of { $m }
replay-at = record { $n } of { $m }
replay-undone-here = undone later
replay-no-such-record = There is no record { $n }: this fight has { $m }.
replay-no-mark = Nothing of the kind is marked.
replay-deck = Controls of the replay
replay-slider = Record
replay-marks = To the next mark
replay-next-mark = next: { $what }
replay-mark-wound = wound
replay-mark-fall = fall
replay-mark-death = death
replay-mark-critical = critical
replay-mark-contested = contested
replay-mark-undone = undone
replay-transport = Steps
replay-round-back = A round back
replay-round-on = A round on
replay-turn-back = A turn back
replay-turn-on = A turn on
replay-step-back = A record back
replay-step-on = A record on
replay-play = Play
replay-pause = Pause
replay-speed-label = Speed
replay-slower = Slower
replay-faster = Faster
replay-skip = Skip waiting
replay-skip-why = Passes over records that change nothing to look at; days between two posts are no more than a step
replay-view = Which line of play
replay-as-played = As played
replay-as-ruled = As ruled
replay-help = Keys
replay-help-step = a record back, a record on
replay-help-turn = a turn back, a turn on
replay-help-round = a round back, a round on
replay-help-ends = to the beginning, to the end
replay-help-play = play, pause
replay-help-speed = faster, slower
replay-help-skip = skip waiting, or not
replay-help-view = as played, with what was undone; or as ruled in the end
replay-help-mark = to the next wound, fall, death, critical, contested or undone record
replay-help-help = these keys
replay-help-link = The address of the page follows: #e=142 is record 142, for ever.
replay-key-home = Home
replay-key-end = End
replay-key-space = Space
replay-letters = Keys that are a single letter or sign
replay-close = Close
replay-made-by = Made by Rejeu from the log itself. This file asks nothing of any network.
replay-written = The replay of { $fight } is in { $file }, { $count } records: open it in a browser.
replay-more = More controls
