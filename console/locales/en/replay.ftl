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

# Pictures: titles, what they show, the heads of their tables.

deed-success = hit
deed-failure = missed
deed-critical-success = critical hit
deed-critical-failure = critical failure
picture-health = Health over the fight
picture-health-desc = A row for everyone, whole at the top of the row and falling as harm comes, along the line of play as ruled. Hatched while somebody is down, shaded from death on. Numbers above are rounds: click to go there.
picture-lanes = Turns in lanes
picture-lanes-desc = A lane for everyone and a cell for each turn, with what was done: ● came home, ○ did not, ★ critical, ✗ critical failure, ⊘ lost. Bars below a lane are conditions.
picture-harm = Who hurt whom
picture-harm-desc = Attackers down, targets across. A disc is as large as the damage dealt, on all tracks together; below it, attacks that came home.
picture-hits-desc = Attackers down, targets across. A disc is as large as the number of attacks that came home.
picture-dice = Dice against expectation
picture-dice-desc = How far the sum of somebody’s dice fell from what fair dice give on average, in standard deviations: within the band is the usual. Fewer than { $enough } dice are too few to tell and drawn hollow. Dice that the table typed are apart, as squares. Undone rolls are left out.
picture-graph = Rulings and branches
picture-graph-desc = { $left ->
    [0] The present line of play, with the rounds and every ruling of the game master. No line was left.
    [one] The present line of play above, the line that was left below, from where it parted; with every ruling, contested record and move of the head. Click one to go there.
   *[other] The present line of play above, the { $left } lines that were left below, from where they parted; with every ruling, contested record and move of the head. Click one to go there.
}
picture-head-who = who
picture-head-record = record
picture-head-round = round
picture-head-what = what
picture-head-stands = stands at
picture-head-conditions = under
picture-head-by = by
picture-head-target = at
picture-head-attacks = attacks
picture-head-hits = came home
picture-head-damage = damage
picture-head-from = dice
picture-head-dice = how many
picture-head-sum = sum
picture-head-expected = expected
picture-head-says = tells
picture-head-kind = kind
picture-unmarked = unmarked
picture-state = state
picture-nobody = Nobody is there yet.
picture-no-turns = Nobody has had a turn yet.
picture-nothing = nothing that shows
picture-lost = { $what } lost
picture-attack = { $what } → { $whom }: { $outcome }
picture-by-at = by ↓ at →
picture-no-attacks = Nobody has attacked anybody yet.
picture-came-home = { $hits }/{ $attacks }
picture-in-all = in all { $n }
picture-expected = expected
picture-no-dice = No dice have been rolled yet.
picture-typed = typed
picture-drawn = drawn
picture-dice-count = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
luck-too-few = too few to tell
luck-usual = as usual
luck-high = higher than usual
luck-low = lower than usual
picture-now = now
picture-branch = line left at { $parted }: { $records ->
    [one] one record
   *[other] { $records } records
}, up to { $seq }
picture-node-ruling = ruling
picture-node-contested = contested
picture-node-undone = head moved
picture-node-tip = line left

# Statistics.

stats-people = Everyone
stats-people-note = Along the line of play as ruled: what was undone is left out. Damage is what stood against the target, on all tracks together: { $dealt } dealt, { $taken } taken.
stats-people-words = Along the line of play as ruled: what was undone is left out.
stats-dice = Dice against expectation
stats-dice-note = Fewer than { $enough } dice are too few to tell. “Higher” or “lower than usual” is what one fair series in twenty is.
stats-head-who = who
stats-head-rolls = rolls
stats-head-attacks = attacks
stats-head-hits = came home
stats-head-criticals = critical
stats-head-fumbles = critical failures
stats-head-attacked = attacked
stats-head-struck = struck
stats-head-dealt = dealt
stats-head-taken = taken
stats-head-wounds = wounds
stats-head-falls = falls
stats-head-died = died
stats-yes = yes
plot-written = { $title }: { $file }
refused-no-such-picture = There is no picture { $name }. There are: { $known }.
replay-playing = playing
replay-paused = paused
replay-foot = ? keys, Q leave
replay-help-quit = leave
journal-error-folder-missing = There is no folder { $path } to write into.
