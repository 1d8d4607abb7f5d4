### The words of Agir in English.
### $gender (f, m, none) is that of whoever a word is said of.

ruleset-agir = Agir

## Phases, actions, verbs

phase-setup = setting up
phase-initiative = initiative
phase-turns = turns
action-main = main
action-movement = movement
action-carried-main = main, kept from the last round
action-carried-movement = movement, kept from the last round
initiative-exchanged = exchanged
verb-sprint = sprint
help-sprint = Cover double one's movement with both actions.
verb-cross = step over
help-cross = Step over an obstacle; action=main if it is too imposing.
verb-draw = draw
help-draw = Draw a weapon that is put away.
verb-pick-up = pick up
help-pick-up = Pick something up from the ground: item= says what, from= whose it was.
verb-use = work an object
help-use = Work a simple object, such as a lever.
verb-drop = drop
help-drop = Let go of a weapon.
verb-do = act
help-do = Any complex act: what= says of which kind, roll= the dice thrown for it.
verb-breath = catch breath
help-breath = Win back a level of endurance or of composure.
verb-reserve = reserve
help-reserve = Keep actions for a dodge or a block later in the round.
verb-dodge = dodge
help-dodge = Dodge, in one's turn or out of it.
verb-block = block
help-block = Block with the main action, in one's turn or out of it.
verb-exchange = exchange
help-exchange = Swap places in the order with somebody who is willing.
verb-allow = exception
help-allow = Ruling: let an action spent otherwise serve once a round for use= as well.
verb-disallow = no more exception
help-disallow = Ruling: take such an exception back.
spent-move = moved
spent-sprint = sprinted
spent-cross = stepped over
spent-draw = drew
spent-pick-up = picked up
spent-use = worked an object
spent-drop = dropped
spent-attack = attacked
spent-other = acted
spent-pick-lock = picked a lock
spent-analyse = analysed
spent-cast = cast
spent-breath = caught breath
spent-reserved = reserved
spent-dodge = dodged
spent-block = blocked

## What becomes of actions and people

lost-passed = passed
lost-turn-over = the turn is over
lost-lapsed = the round is over
lost-time-passes = time passes
lost-unconscious = unconscious
lost-dead = dead
health-unhurt = unhurt
health-hurt = hurt
health-out = out of it
health-dead = dead
status-able = able
status-unconscious = unconscious
status-dead = dead
condition-unconscious = unconscious
condition-exhausted = exhausted
condition-encumbered = encumbered
attribute-movement = movement
attribute-exhausted = exhausted
attribute-encumbered = encumbered
gauge-endurance = endurance
gauge-composure = composure
track-endurance = endurance
track-composure = composure
marker-counts-up = counts up
marker-swap = exchange for this round
marker-carried-main = main action kept
marker-carried-movement = movement action kept
board-marker-carried-main = { marker-carried-main }
board-marker-carried-movement = { marker-carried-movement }
board-marker-swap = exchange this round, with { $value }
condition-hand = in hand
condition-stowed = put away
condition-dropped = on the ground
condition-taken = in another's hands
weapon-unarmed = bare hands

## Exceptions: an action spent otherwise may still…

condition-movement-move = may still move (movement action)
outcome-movement-move = { condition-movement-move }
action-movement-move = movement, by exception
condition-movement-draw = may still draw (movement action)
outcome-movement-draw = { condition-movement-draw }
action-movement-draw = movement, by exception
condition-movement-pick-up = may still pick something up (movement action)
outcome-movement-pick-up = { condition-movement-pick-up }
action-movement-pick-up = movement, by exception
condition-movement-use = may still work an object (movement action)
outcome-movement-use = { condition-movement-use }
action-movement-use = movement, by exception
condition-movement-cross = may still step over an obstacle (movement action)
outcome-movement-cross = { condition-movement-cross }
action-movement-cross = movement, by exception
condition-movement-dodge = may still dodge (movement action)
outcome-movement-dodge = { condition-movement-dodge }
action-movement-dodge = movement, by exception
condition-main-move = may still move (main action)
outcome-main-move = { condition-main-move }
action-main-move = main, by exception
condition-main-draw = may still draw (main action)
outcome-main-draw = { condition-main-draw }
action-main-draw = main, by exception
condition-main-pick-up = may still pick something up (main action)
outcome-main-pick-up = { condition-main-pick-up }
action-main-pick-up = main, by exception
condition-main-use = may still work an object (main action)
outcome-main-use = { condition-main-use }
action-main-use = main, by exception
condition-main-cross = may still step over an obstacle (main action)
outcome-main-cross = { condition-main-cross }
action-main-cross = main, by exception

## Attacks, dice, questions

matter-attack = attack
matter-exception = exception
matter-exception-over = exception withdrawn
outcome-missed = missed
outcome-dodged = dodged
outcome-blocked = blocked
outcome-hit = hit
defence-dodge = dodge
defence-block = block
purpose-initiative = initiative
purpose-attack = attack
purpose-harm = harm
purpose-action = act
term-roll = dice
term-bonus = bonus
question-exchange = Swap places in the order?
question-defence = How to defend?
question-outcome = What comes of the attack?
option-yes = yes
option-no = no
option-none = no defence
option-dodge = dodge
option-block = block
option-missed = missed
option-dodged = dodged
option-blocked = blocked
option-hit = hit
choice-exchange-yes = swap places
choice-exchange-no = keep the order
choice-defence-none = no defence
choice-defence-dodge = dodge
choice-defence-block = block
choice-outcome-missed = missed
choice-outcome-dodged = dodged
choice-outcome-blocked = blocked
choice-outcome-hit = hit

## The options of a line, as the chronicle says them again

setting-jump = { $value } m of it jumped
setting-cost = { $value } m more for what is in the way
setting-metres = { $value } m
setting-to = to ({ $value })
setting-action-main = with the main action
setting-action-movement = with the movement action
setting-action-both = both actions
setting-weapon = { $value }
setting-item = { $value }
setting-from = of { $value }
setting-roll = rolling { $value }
setting-harm = harm { $value }
setting-track = on { $value }
setting-condition = { $value }
setting-rounds = { $value ->
    [one] for { $value } round
   *[other] for { $value } rounds
}
setting-death-yes = death
setting-death-no = no death
setting-outcome-missed = missed
setting-outcome-dodged = dodged
setting-outcome-blocked = blocked
setting-outcome-hit = hit
setting-defence-none = no defence
setting-defence-dodge = dodging
setting-defence-block = blocking
setting-use-move = to move
setting-use-draw = to draw
setting-use-pick-up = to pick something up
setting-use-use = to work an object
setting-use-cross = to step over an obstacle
setting-use-dodge = to dodge
setting-what-other = otherwise
setting-what-pick-lock = picking a lock
setting-what-analyse = analysing
setting-what-cast = casting
setting-gauge-endurance = endurance
setting-gauge-composure = composure
setting-agreed-yes = agreed
setting-agreed-no = to be asked

## House rules

parameter-round_seconds = Seconds of game time in a round.
parameter-exchange = An exchange of initiative lasts for good, lasts this round, or is not possible.
parameter-exchange_when = Who exchanges must both still be to play, or may have played.
parameter-initiative = The dice of initiative.
parameter-first = The highest initiative plays first, or the lowest.
parameter-ties = Equal initiatives: who joined first plays first, or whose initiative was set first.
parameter-late = Who joins while turns are played takes part from the next round, or at once.
parameter-reserved_until = Reserved actions lapse with the round, or at one's next turn.
parameter-defend_before_turn = Whether one may defend before one's turn, with actions that it will then lack.
parameter-jump_cost = Metres of movement that a metre jumped costs.
parameter-part_metre = Part of a metre counts as a whole one, or not at all.
parameter-must_draw = Whether a weapon must be drawn before it strikes.
parameter-drop_costs = Letting go of a weapon costs nothing, or the movement action.
parameter-split_move = Whether metres left over from a move may be covered later in the turn.
parameter-main_moves = Whether the main action may serve for a second move.
parameter-sprint_factor = How many times one's movement a sprint covers.
parameter-exhausted_at_zero = Whether one is exhausted with no endurance left.
parameter-breath_over_maximum = Whether catching one's breath may go over the maximum.
parameter-dodge_spends = A dodge spends the movement action first, or whichever the dodger says.
parameter-reason = Whether outcomes, harm and exceptions need a reason in words.
parameter-new_tracks = Whether harm may name a track that is not there: it opens at 0 and counts up.
parameter-out_conditions = Conditions that leave one unable to act, separated by commas.

## What is refused: rounds and turns

refused-still-to-play = The round is not over: still to play, { $who } ({ $rule }).
refused-questions-open = First these must be answered: { $questions }.
refused-nobody-here = There is nobody in the fight.
refused-nobody-to-roll = The order is set once: nobody is without an initiative ({ $rule }).
refused-has-initiative = The order is set once: { $who } has an initiative, { $count } ({ $rule }).
refused-not-your-turn = It is not { $who }’s turn: { $count ->
    [0] nobody is called
   *[other] { $called } plays, at { $count }
} ({ $rule }).
refused-has-played = { $who } has had its turn this round ({ $rule }).
refused-exchange-with-one = { $who } exchanges with one other ({ $rule }).
refused-exchange-with-itself = { $who } cannot exchange with itself ({ $rule }).
refused-exchange-too-late = { $who } is no longer to play: both must have their turn before them ({ $rule }).
refused-no-exchange = House rules know no exchange of initiative (exchange, { $rule }).

## What is refused: actions

refused-action-gone = { $who } has no { $action } action left: it went to “{ $on }” ({ $rule }).
refused-action-reserved = { $who } keeps that action ({ $action }) for a defence ({ $rule }).
refused-main-moves-not = { $who } cannot move a second time with the main action: that is a sprint ({ $rule }).
refused-no-modifiers = Modifiers mean nothing here: { $verb }.
refused-exception-to-what = To which use does the exception open the action? Say use= one of { $known } ({ $rule }).
refused-exception-needless = { $who } needs no exception for that: the main action dodges anyway ({ $rule }).
refused-no-such-exception = { $who } is under no such exception ({ $rule }).
refused-reason-wanted = House rules want a reason in words for that (reason, { $rule }).
refused-breath-full = { $who } is at the maximum already: { $gauge } ({ $rule }).
refused-breath-all-full = { $who } is short of neither endurance nor composure ({ $rule }).
refused-breath-which = Which does { $who } win back, endurance or composure? Say gauge= ({ $rule }).

## What is refused: movement

refused-too-far = { $who } cannot go that far: { $metres } m cost { $cost } and { $most } are there ({ $rule }).
refused-how-far = How far does { $who } go? Say metres, or to= a place.
refused-bad-metres = { $metres } m is no distance to cover.
refused-short-cut = { $who } cannot get there in { $metres } m: it is { $least } m away.
refused-which-way = Which way does { $who } go? Say to= a place.
refused-already-there = { $who } is already there.
refused-sprint-exhausted = { $who } is exhausted and cannot sprint ({ $rule }).
refused-sprint-encumbered = { $who } is encumbered and cannot sprint ({ $rule }).
refused-sprint-needs-both = A sprint takes both actions, and { $who } no longer has this one: { $action } ({ $rule }).

## What is refused: weapons and things

refused-no-such-weapon = { $who } has no weapon “{ $weapon }”. Known: { $known }.
refused-which-weapon = Which weapon does { $who } mean? { $known }.
refused-whose-weapon = Whose does { $who } pick up? Say from= one of { $known }.
refused-not-in-hand = { $named ->
    [0] { $who } has no weapon in hand ({ $rule }).
   *[other] { $who } does not have { $weapon } in hand: draw it or pick it up first ({ $rule }).
}
refused-not-stowed = { $named ->
    [0] { $who } has no weapon to draw ({ $rule }).
   *[other] { $who } does not have { $weapon } put away, to be drawn ({ $rule }).
}
refused-not-dropped = { $named ->
    [0] Nothing of { $who } lies on the ground ({ $rule }).
   *[other] { $weapon } does not lie on the ground ({ $rule }).
}

## What is refused: defences

refused-no-defence = { $who } has nothing left to defend with: both actions are gone ({ $rule }).
refused-no-block = { $who } cannot block: the main action is gone ({ $rule }).
refused-no-dodge = { $who } cannot dodge with that action: it is gone ({ $rule }).
refused-no-part-to-defend = { $who } has no part in this round to defend with ({ $rule }).
refused-defends-from-its-turn = { $who } defends from its turn on, not before (house rule defend_before_turn, { $rule }).
refused-dodge-no-choice = A dodge spends the movement action first (house rule dodge_spends, { $rule }).
refused-defend-against-one = { $who } defends against one at a time.
refused-nothing-to-reserve = { $who } has no action left to reserve ({ $rule }).

## What is refused: attacks and harm

refused-attacks-itself = { $who } cannot attack itself.
refused-modifiers-need-a-roll = Modifiers add to dice: say roll= what { $who } rolls.
refused-modifier-too-large = The modifier { $name } ({ $value }) is beyond ±{ $most }.
refused-outcome-first = Harm comes of an outcome: say outcome= one of { $known } ({ $rule }).
refused-outcome-without-defence = That outcome needs the defence that goes with it ({ $rule }).
refused-harm-needs-a-hit = What missed or was dodged does no harm ({ $rule }).
refused-harm-how-much = How much harm on { $track }? Say harm= a number or dice ({ $rule }).
refused-rounds-of-what = Rounds are for a condition: say condition= which ({ $rule }).
refused-which-track = On which track of { $who }? Say track= one of { $known } ({ $rule }).
refused-no-such-track = { $who } has no track “{ $track }”. Known: { $known }. The ruling “gauge” makes one ({ $rule }).
refused-nothing-to-heal = { $who } has nothing to heal there: { $track }.
refused-bad-amount = “{ $amount }” is no amount of harm.

## Mistakes in a sheet

sheet-over-maximum = { $value } is over the maximum, { $maximum }
