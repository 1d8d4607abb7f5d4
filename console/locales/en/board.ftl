### The board and the health of those on it.

board-title = { $title } · round { $round } · { $phase } · { $clock } · record { $seq }
board-turn = { $count }: { $who } to act
board-declares = { $who } is next to declare
board-nobody = { $round ->
    [0] The fight has not begun: no round yet
   *[other] Nobody is called
}
board-aside = Not in the order:
board-dead = Dead:
board-left = Gone:
board-question = { $id }: { $whom } must choose, { $question }: { $options }{ $blocks_count ->
    [0] {""}
   *[other] {" "}(waiting: { $blocks })
}
head-count = Init.
head-who = Who
head-intent = Means to
head-left = Left to do
head-place = Place
head-state = State
hidden = hidden
intent-open = open
intent-until = until round { $round }
reach = at most { $metres } m a round
health-condition = { $until ->
    [turn-start] { $condition }, until the turn of { $until_who } starts, round { $round }
    [turn-end] { $condition }, until the turn of { $until_who } ends, round { $round }
    [round-end] { $condition }, until the end of round { $round }
   *[never] { $condition }
}
health-waits = wound { $wound } ({ $level }) has healed, and waits for a box of the level below
health-deadline = { $kind }: { $left } left{ $wounded ->
    [0] {""}
   *[other] {" "}(wound { $wound })
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s
said-of = { $what }: { $said }
