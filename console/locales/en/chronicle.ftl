### The chronicle: one message per command (`chronicle-do-…`) and per fact.
### Parts that may be missing come with a number, 0 or 1, that says whether they are there.
### NAME_gender is f, m or none. Lists come joined, with how many they are beside them.

## Parts

chronicle-part-weapon = { $armed ->
    [0] {""}
   *[other] {" "}({ $weapon })
}
chronicle-part-targets = { $aimed ->
    [0] {""}
   *[other] {" "}at { $targets }
}
chronicle-part-options = { $detailed ->
    [0] {""}
   *[other] , { $options }
}
chronicle-part-track = { $tracked ->
    [0] {""}
   *[other] {" "}({ $track })
}
chronicle-part-targets-after = { $aimed ->
    [0] {""}
   *[other] : { $targets }
}
chronicle-part-terms = { $reckoned ->
    [0] {""}
   *[other] {" "}({ $terms })
}
chronicle-part-against = { $resisted ->
    [0] {""}
   *[other] {" "}({ $against })
}
chronicle-part-dice = { $thrown ->
    [0] { $total }
   *[other] { $dice }{ chronicle-part-bonus }
}
chronicle-part-bonus = { $helped ->
    [0] {" "}= { $total }
   *[other] {" "}= { $rolled } { $bonus } = { $total }
}
chronicle-part-until = { $until ->
    [turn-start] { $anchored ->
        [0] , until a turn starts
       *[other] , until the turn of { $until_who } starts, round { $until_round }
    }
    [turn-end] { $anchored ->
        [0] , until a turn ends
       *[other] , until the turn of { $until_who } ends, round { $until_round }
    }
    [round-end] , until the end of round { $until_round }
   *[never] {""}
}
chronicle-part-outcome = { $outcome ->
    [critical-success] critical success
    [success] success
    [critical-failure] critical failure
   *[failure] failure
}
chronicle-part-hit = { $outcome ->
    [critical-success] critical hit
    [success] hit
    [critical-failure] missed, critical failure
   *[failure] missed
}

chronicle-dice-all = { $faces }
chronicle-dice-kept = { $kept } kept from { $faces }
chronicle-dice-none = none kept from { $faces }
chronicle-dice-from = { $dice } [{ $sources }]
chronicle-addend = { $value } ({ $label })
chronicle-addend-dice = { $value } ({ $label }: { $faces })

chronicle-mark-ruling = { $line } [ruling]
chronicle-mark-text = { $line } “{ $text }”
chronicle-mark-struck = struck by { $author }, { $at }, record { $seq }
chronicle-mark-struck-why = struck by { $author }, { $at }, record { $seq }: “{ $text }”

clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-seconds = { $n } s

## Commands

chronicle-do-open = Fight “{ $title }” ({ $ruleset })
chronicle-do-join = { $count ->
    [one] Arrival: { $who }
   *[other] Arrival: { $who } × { $count }
}
chronicle-do-leave = Departure: { $targets }
chronicle-do-correct = Sheet corrected, { $targets }: { $changes }
chronicle-do-change-rules = House rules: { $changes }
chronicle-do-start-round = Next round
chronicle-do-roll-initiative = Initiative{ chronicle-part-targets-after }{ chronicle-part-options }
chronicle-do-declare = { $open ->
    [0] { $who } declares: { $verb }{ chronicle-part-targets }{ chronicle-part-weapon }{ chronicle-part-options }
   *[other] { $who } declares an action left open{ chronicle-part-options }
}
chronicle-do-move = { $how ->
    [metres] { $who } moves { $metres } m{ chronicle-part-options }
    [to] { $who } moves to ({ $position }){ chronicle-part-options }
   *[on] { $who } moves on{ chronicle-part-options }
}
chronicle-do-attack = { $who }: attack{ chronicle-part-targets }{ chronicle-part-weapon }{ chronicle-part-options }
chronicle-do-act = { $who }: { $verb }{ chronicle-part-targets }{ chronicle-part-options }
chronicle-do-pass = { $who } passes
chronicle-do-answer = { $known ->
    [0] Answer to { $name }: { $choice }
   *[other] { $whom } answers “{ $question }”: { $choice }
}
chronicle-do-note = Note
chronicle-do-hurt = Damage to { $targets }: { $amount }{ chronicle-part-track }{ chronicle-part-options }
chronicle-do-heal = { $targets }: { $count } healed{ chronicle-part-track }
chronicle-do-mark = { $count ->
    [one] { $targets }: { $level } marked{ chronicle-part-track }
   *[other] { $targets }: { $level } marked, { $count } boxes{ chronicle-part-track }
}
chronicle-do-clear = { $count ->
    [one] { $targets }: { $level } cleared{ chronicle-part-track }
   *[other] { $targets }: { $level } cleared, { $count } boxes{ chronicle-part-track }
}
chronicle-do-state = Ruling on the state of { $targets }
chronicle-do-set-gauge = { $relative ->
    [0] { $targets }: { $gauge } set to { $amount }
   *[other] { $targets }: { $gauge } { $amount }
}
chronicle-do-set-attribute = { $relative ->
    [0] { $targets }: { $attribute } set to { $amount }
   *[other] { $targets }: { $attribute } { $amount }
}
chronicle-do-put-condition = { $targets }: condition “{ $condition }”{ chronicle-part-until }
chronicle-do-lift-condition = { $targets }: condition “{ $condition }” lifted
chronicle-do-kill = Ruled dead: { $targets }
chronicle-do-revive = Back among the living: { $targets }
chronicle-do-hide = { $aimed ->
    [one] { $targets } is hidden from the players
   *[other] { $targets } are hidden from the players
}
chronicle-do-reveal = { $aimed ->
    [one] { $targets } is shown to the players
   *[other] { $targets } are shown to the players
}
chronicle-do-place = { $targets }: placed at ({ $position })
chronicle-do-reorder = New order: { $targets }
chronicle-do-set-initiative = { $targets }: initiative set to { $score }
chronicle-do-reset-order = The round’s order is thrown away
chronicle-do-skip = { $aimed ->
    [one] { $targets } takes no action this round
   *[other] { $targets } take no action this round
}
chronicle-do-rewind = { $how ->
    [undo] { $author } undoes, back to record { $to }
    [redo] { $author } redoes, up to record { $to }
   *[rewind] { $author } goes back to record { $to }
}
chronicle-do-set-dice-policy = { $policy ->
    [fresh] From here on, rewinds roll new dice
   *[keep] From here on, rewinds keep the dice rolled
}
chronicle-do-set-participant = { $speaking ->
    [0] { $participant } takes part: { $role }
   *[other] { $participant } takes part: { $role }, for { $combatants }
}
chronicle-do-remove-participant = { $participant } takes part no more
chronicle-do-set-rights = Who may do what: { $changes }
chronicle-do-set-key = { $vouched ->
    [yes] { $participant } signs with a new key, { $mark }, which the old one vouches for
   *[other] { $participant } signs with the key { $mark } from here on
}
chronicle-do-lose-key = The key of { $participant } is lost: it counts no more
chronicle-do-commit-seed = { $level ->
    [mixed] The dice are committed, and mixed with the players' words: { $commitment }
   *[other] The dice are committed: { $commitment }
}
chronicle-do-reveal-seed = The seed of the dice is shown: { $seed }
chronicle-do-give-word = { $participant } gives a word for the dice: { $word }
chronicle-do-set-overrides = { $policy ->
    [said] Rulings need a reason from here on
   *[other] Rulings need no reason any more
}
chronicle-do-set-view = { $personal ->
    [0] Everyone sees
   *[other] { $viewers } sees
} { $targets } { $level ->
    [exact] exactly
    [words] in words only
    [outcome] by outcomes only
    [hidden] not at all
   *[other] as usual
} from here on
chronicle-do-disclose = { $count ->
    [0] { $untold ->
        [0] The secrets kept so far are disclosed
       *[other] A secret is disclosed
    }
   *[other] What was kept secret at { $count ->
        [one] record { $records }
       *[other] records { $records }
    } is disclosed
}
chronicle-disclosed = { $count ->
    [0] All that was sealed until then is open to everyone
    [one] Line { $entries } of the sealed log is open to everyone
   *[other] Lines { $entries } of the sealed log are open to everyone
}
chronicle-do-sealed-entry = A command, sealed
chronicle-do-unseen = Something happens out of sight
chronicle-outcome-told = { $aimed ->
    [0] { $who }, { $purpose }: { chronicle-part-outcome }
   *[other] { $who } attacks { $target }{ chronicle-part-weapon }: { chronicle-part-hit }
}
chronicle-do-flag = { $author } contests record { $record }
chronicle-do-rule-on-flag = { $author } rules on record { $record }, which was contested: it stands
chronicle-do-uphold = What came of record { $record } stands by ruling
chronicle-do-amend = { $how ->
    [insert] { $author } amends the past: something comes after record { $after }
    [strike] { $author } amends the past: record { $instead } is struck
    [adopt] { $author } amends the past: a what-if after record { $after } is adopted
   *[replace] { $author } amends the past: record { $instead } is ruled anew
}{ $strikes ->
    [0] {""}
   *[other] ; struck since: { $struck }
}{ $upholds ->
    [0] {""}
   *[other] ; upheld: { $upheld }
}

## Facts: the fight and who is in it

chronicle-opened = Rules: { $ruleset } { $version }, engine { $engine }
chronicle-rules-changed = In force from here on: { $changes }
chronicle-joined = { $who } joins{ chronicle-part-side }{ chronicle-part-at }{ chronicle-part-waits }{ chronicle-part-hidden }
chronicle-part-side = { $sided ->
    [0] {""}
   *[other] , side { $side }
}
chronicle-part-at = { $placed ->
    [0] {""}
   *[other] , at ({ $position })
}
chronicle-part-waits = { $waits ->
    [0] {""}
   *[other] , takes part from round { $from_round }
}
chronicle-part-hidden = { $hidden ->
    [0] {""}
   *[other] , hidden
}
chronicle-left = { $who } leaves the fight
chronicle-sheet-corrected = Sheet of { $who }: { $changes }

## Facts: rounds, order and turns

chronicle-round-started = Round { $number } ({ $clock_text }{ chronicle-part-date })
chronicle-clock-advanced = Game time: { $clock_text }{ chronicle-part-date }
chronicle-rolled = { $who } rolls { $pool } ({ $purpose }): { $dice } = { $total }
chronicle-initiative-set = { $how ->
    [moving] { $who }: initiative { $score }, moving only{ chronicle-part-sum }
    [ruled] { $who }: initiative { $score }, by ruling{ chronicle-part-sum }
   *[other] { $who }: initiative { $score }{ chronicle-part-sum }
}
chronicle-part-sum = { $reckoned ->
    [0] {""}
    [1] {" "}({ $detail })
   *[other] {" "}= { $sum }
}
chronicle-order-set = Order: { $order }
chronicle-order-cleared = The order is gone; initiative is rolled again
chronicle-declared = { $open ->
    [0] { $who } means to: { $verb }{ chronicle-part-targets }{ chronicle-part-weapon }{ chronicle-part-lasts }
   *[other] { $who } leaves the action open{ chronicle-part-lasts }
}
chronicle-part-lasts = { $last ->
    [0] {""}
   *[other] , until the end of round { $last }
}
chronicle-turn-started = At { $count }: { $who } to act
chronicle-action-lost = { $who } loses: { $action } ({ $why })
chronicle-moved = { $who } covers { $metres } m ({ $covered } m this round){ chronicle-part-count }{ chronicle-part-at }{ chronicle-part-rest }
chronicle-part-count = { $counted ->
    [0] {""}
   *[other] , initiative now { $count }
}
chronicle-part-rest = { $left ->
    [0] {""}
   *[other] , { $left } m still to go
}
chronicle-placed = { $who } is at ({ $position })

## Facts: tests, attacks and harm

chronicle-test-resolved = { $who }, { $purpose } ({ $skill }, { $attribute }): { chronicle-part-dice } against { $difficulty }{ chronicle-part-terms }: { chronicle-part-outcome }, margin { $margin_text }
chronicle-attack-resolved = { $who } attacks { $target }{ chronicle-part-weapon }: { chronicle-part-dice } against { $difficulty }{ chronicle-part-terms }: { chronicle-part-hit }, margin { $margin_text }
chronicle-defended = { $who } defends{ chronicle-part-opposed }: { $how }{ chronicle-part-spent }
chronicle-part-opposed = { $opposed ->
    [0] {""}
   *[other] {" "}against { $opponent }
}
chronicle-part-spent = { $spent ->
    [0] {""}
   *[other] {" "}({ $action })
}
chronicle-ruled = { $who }{ chronicle-part-aimed }{ chronicle-part-weapon }, { $matter }: { $outcome }{ chronicle-part-terms }
chronicle-part-aimed = { $aimed ->
    [0] {""}
   *[other] {" "}→ { $target }
}
chronicle-damage-resolved = Damage to { $target } ({ $track }): { $sum } against { $threshold }{ chronicle-part-against }: { chronicle-part-level }
chronicle-part-level = { $level ->
    [0] under the threshold
   *[other] level { $level }{ chronicle-part-reached }
}
chronicle-part-reached = { $named ->
    [0] {""}
   *[other] , { $reached }
}
chronicle-monitors-set = { $who }: boxes now { $boxes }
chronicle-wounded = { $overflow ->
    [0] { $who }: a box of { $level } is marked ({ $track }, { $wound })
   *[other] { $who }: { $reached } is full, a box of { $level } is marked ({ $track }, { $wound })
}
chronicle-wound-changed = { $same ->
    [0] { $who }: wound { $wound } goes from { $before } to { $level }{ chronicle-part-stabilised }{ chronicle-part-cared } ({ $why })
   *[other] { $who }: wound { $wound } ({ $level }){ chronicle-part-stabilised }{ chronicle-part-cared } ({ $why })
}
chronicle-part-stabilised = { $stabilised ->
    [0] {""}
   *[other] , stabilised
}
chronicle-part-cared = { $cared ->
    [0] {""}
   *[other] , cared for
}
chronicle-wound-closed = { $named ->
    [0] { $who }: wound { $wound } is gone ({ $why })
   *[other] { $who }: { $level } wound { $wound } is gone ({ $why })
}
chronicle-deadline-set = { $who }: { $kind }, due at { $due_text }{ chronicle-part-date }{ chronicle-part-wound }{ chronicle-part-terms }
chronicle-part-wound = { $wounded ->
    [0] {""}
   *[other] , wound { $wound }
}
chronicle-deadline-cleared = { $known ->
    [0] Deadrecord { $name } no longer holds ({ $why })
   *[other] { $who }: { $kind }, no longer due ({ $why })
}
chronicle-assessed = { $who }: { $health }, { $status }{ chronicle-part-effective }{ chronicle-part-reach }
chronicle-part-effective = { $changed ->
    [0] {""}
   *[other] ; in tests { $effective }
}
chronicle-part-reach = { $limited ->
    [0] {""}
   *[other] ; { $reach } m a round at most
}
chronicle-died = { $ruled ->
    [0] { $who } dies ({ $cause })
   *[other] { $who } dies
}
chronicle-revived = { $who } is not dead after all

## Facts: whatever a combatant bears

chronicle-gauge-set = { $who }: { $gauge } { $value }{ chronicle-part-maximum }{ chronicle-part-delta }
chronicle-part-maximum = { $bounded ->
    [0] {""}
   *[other] /{ $maximum }
}
chronicle-part-delta = { $relative ->
    [0] {""}
   *[other] {" "}({ $delta_text })
}
chronicle-attribute-set = { $who }: { $attribute } { $value }{ chronicle-part-delta }
chronicle-marker-set = { $on ->
    [0] { $who }: { $marker }, no more
   *[other] { $who }: { $marker }{ chronicle-part-value }
}
chronicle-part-value = { $valued ->
    [0] {""}
   *[other] {" "}({ $value })
}
chronicle-condition-put = { $who }: { $condition }{ chronicle-part-until }
chronicle-condition-lifted = { $who }: { $condition }, no more ({ $why })
chronicle-visibility-set = { $hidden ->
    [0] { $who } is in view
   *[other] { $who } is out of the players’ view
}

## Facts: questions and the table

chronicle-asked = { $whom } must choose, { $question }: { $options } ({ $name })
chronicle-answered = { $chosen ->
    [0] { $question }: no longer asked ({ $why })
   *[other] { $question }: { $choice }
}
chronicle-rewound = { $dice ->
    [fresh] Play goes on from record { $to } instead of { $start }, with new dice
    [since] Play goes on from record { $to } instead of { $start }; dice rolled before record { $since } stay thrown away
   *[keep] Play goes on from record { $to } instead of { $start }, with the same dice
}
chronicle-flag-ruled = { $verdict ->
    [amended] What was contested of record { $record } is settled: it was amended
   *[stands] What was contested of record { $record } is settled: it stands
}
chronicle-unknown = Record of a newer version: { $tag } { $version }
chronicle-unknown-closed = Record of a newer version

## Words of the core

by-gm = the game master
person-gm = The game master
person-table = The table
source-system = drawn
source-typed = typed
source-seeded = seeded
initiative-rolled = rolled
initiative-moving = moving
initiative-ruled = ruled
why-expired = over
why-ruled = ruling
why-ruling = ruling
why-replaced = replaced
why-moot = moot
lost-ruling = ruling
spent-lost = lost
status-able = able
status-incapacitated = incapacitated
status-unconscious = unconscious
status-dead = dead
health-unhurt = unhurt
health-dead = dead

chronicle-detail-dice = { $label }: { $faces }
