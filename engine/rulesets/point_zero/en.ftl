### The words of Point Zéro in English. The rules' own terms stay as they are.
### $gender (f, m, none) is that of whoever a word is said of.

ruleset-point-zero = Point Zéro

## Phases, actions, verbs

phase-setup = out of turns
phase-initiative = initiative
phase-declaration = declarations
phase-resolution = resolution
action-action = action
initiative-held = held back

verb-attack = attack
verb-move = move
verb-pass = pass
verb-dodge = dodge
verb-reload = reload
verb-clear = clear a jam
verb-pick-up = pick up
verb-stand = get up
verb-long = long action
verb-other = other action
verb-hold = hold back
verb-treat = care
verb-lost = action lost
verb-open = open action

help-dodge = Dodge: every later attack of this turn on the dodger is harder.
help-reload = Fill a weapon's magazine.
help-clear = Clear a jammed weapon.
help-pick-up = Pick up a weapon that fell.
help-stand = Get up after a fall.
help-long = Begin an action of several turns: rounds=3 says how many.
help-treat = Treat a wound: wound=w3 or a level says which, equipment=intensive what a Fatal needs.
help-other = Do what the words say; skill=, attribute= and difficulty= add a Test.
help-hold = Wait for a lower count, where house rules allow holding back.

spent-attack = attacked
spent-move = ran
spent-dodge = dodged
spent-reload = reloaded
spent-clear = cleared a jam
spent-pick-up = picked up
spent-stand = got up
spent-long = long action
spent-treat = treated a wound
spent-other = acted

## Why an action is lost, of what one dies, why a thing ended

lost-dead = dead
lost-unconscious = unconscious
lost-count-zero = the count has come to 0
lost-passed = given up
lost-given-up = given up
lost-target-gone = nobody left to suffer it
cause-beyond = damage past Fatal
cause-overflow = no box left
cause-fatal-wound = a Fatal wound left untreated
why-healed = healed
why-worsened = left untreated
why-care = treated
why-cleared = passed
why-ruled = by ruling
why-acted = put right
why-death = death
why-wound = the wound is no longer so
why-unsettled = a new wound has undone the care

## Monitors

track-physical = physical
track-shock = shock
track-both = physical and shock
level-light = Légère
level-grave = Grave
level-critical = Critique
level-fatal = Fatal
level-shaken = Secoué
level-stunned = Étourdi
level-dazed = Sonné
level-unconscious = Inconscient
health-unhurt = unhurt
health-light = lightly hurt
health-serious = badly hurt
health-down = down
health-unconscious = unconscious
health-dying = dying
health-dead = dead
status-able = able
status-incapacitated = collapsed
status-unconscious = unconscious
status-dead = dead
deadline-shock = a shock box clears
deadline-healing = healing
deadline-critical = Critique, care within hours
deadline-fatal = Fatal, intensive care within minutes

## Dice, Tests and their terms

purpose-initiative = initiative
purpose-attack = attack
purpose-damage = power
purpose-save = save
purpose-care = care
purpose-action = Test
purpose-hurt = damage
outcome-success = success
outcome-critical-success = critical success
outcome-failure = failure
outcome-critical-failure = critical failure
attribute-threshold = wound threshold
attribute-armour = armour

term-roll = dice
term-DEP = DEP
term-range-point-blank = point-blank
term-range-short = short range
term-range-medium = medium range
term-range-long = long range
term-range-extreme = extreme range
term-melee = close combat
term-opponent = opponent's level
term-helpless = helpless opponent
term-dodge = dodge
term-hindered = hindered
term-eased = made easier
term-surpass = outdoing oneself
term-difficulty = difficulty
term-save-difficulty = difficulty of the save
term-power = power
term-power-fixed = fixed power
term-margin = margin
term-halved = halved
term-floor = never below 0
term-threshold = natural threshold
term-armour = armour
term-save = save
term-weakened = weakened by a wound
term-collapsed = collapsed
term-clock = now
term-shock-clears = shock clears
term-healing-cared = healing, cared for
term-healing-uncared = healing, not cared for
term-care-light = Légère
term-care-grave = Grave
term-care-critical = Critique
term-care-fatal = Fatal
term-self-care = caring for oneself
term-deadline-critical = VIG in hours
term-deadline-fatal = VIG in minutes

## Weapons and what befalls them

weapon-unarmed = bare hands
gauge-ammo = shots left
condition-jammed = jammed
condition-dropped = on the ground
condition-prone = fallen
condition-fixed = fixed to the spot
condition-dodge = dodging
incident-jam = the weapon jams
incident-drop = the weapon falls
incident-fall = falls down
question-save = Try a save?
question-incident = What happens?
option-yes = yes
option-no = no
option-jam = the weapon jams
option-drop = the weapon falls
option-fall = a fall
choice-equipment-intensive = intensive-care equipment
choice-equipment-ordinary = ordinary means
choice-save-yes = try the save
choice-save-no = no save
choice-incident-jam = the weapon jams
choice-incident-drop = the weapon falls
choice-incident-fall = a fall

## House rules

parameter-turn_seconds = Seconds of game time in a turn.
parameter-long_resolves = An action of several turns takes effect when its last turn ends, or when it starts.
parameter-long_give_up = Whether an action of several turns may be given up as a turn opens.
parameter-rolled_only_moves = Who rolled and then only moves keeps the roll, or falls back on DEP.
parameter-binding = Whether one must do what one declared.
parameter-hold_back = Whether whoever is called may wait for a lower count.
parameter-ties = What decides between equal initiatives, in turn.
parameter-late = Who joins or rolls late takes part from the next turn, or this turn while declarations last.
parameter-dodge = What a dodge adds to the difficulty of attacks on the dodger.
parameter-dodge_from = A dodge counts from its resolution, or from its declaration.
parameter-ammunition = Shots are counted where the sheet gives a magazine, or never.
parameter-free_move_divisor = The free move is DEP divided by this.
parameter-free_move_rounding = How the metres of the free move are rounded.
parameter-move_after_costs = Whether metres after the action lower the count as well.
parameter-part_metre = Part of a metre counts as a whole one, or not at all.
parameter-critical_success = A success is critical when every kept die shows 6, or from a margin of 10.
parameter-critical_failure = A failure is critical when half of the dice show 1, when all do, or from a margin of −10.
parameter-untrained_dice = Dice rolled without the skill.
parameter-surpass = Whether Tests may be given bonus dice and a bonus.
parameter-point_blank = Difficulty of a shot at point-blank range.
parameter-short = Difficulty of a shot at short range.
parameter-medium = Difficulty of a shot at medium range.
parameter-long = Difficulty of a shot at long range.
parameter-extreme = Difficulty of a shot at extreme range.
parameter-melee_skill = An opponent defends with the skill of the attacker's weapon, or with its best of the two.
parameter-helpless_level = The level that a helpless opponent defends with.
parameter-melee_reach = Metres that close combat reaches, where distances are known.
parameter-slight = What a slight hindrance or help is worth.
parameter-serious = What a serious hindrance or help is worth.
parameter-very_serious = What an extreme hindrance or help is worth.
parameter-fall = Who fell must get up before moving or attacking, or acts freely.
parameter-out_of_range = Past its last band a weapon cannot be fired, or is at the extreme difficulty.
parameter-unarmed_power = The power of a blow without a weapon.
parameter-both_kinds = Damage of both kinds is the same total on each monitor, or half of it.
parameter-both_rolls = Damage of both kinds takes one power roll and one save, or one for each monitor.
parameter-armour = Armour adds to the threshold, or is taken off the damage.
parameter-save = The target is asked for a save, always makes one, or never.
parameter-save_skill = The skill of the save.
parameter-save_attribute = The attribute of the save.
parameter-save_difficulty = The difficulty of the save.
parameter-shock_beyond = Shock damage at five thresholds or more knocks out, or kills.
parameter-scratch_from = The least physical damage under the threshold that marks a shock box.
parameter-shock_full = Past a full Inconscient nothing more is marked, or it kills.
parameter-boxes_1 = Boxes of Légère and Secoué.
parameter-boxes_2 = Boxes of Grave and Étourdi.
parameter-boxes_3 = Boxes of Critique and Sonné.
parameter-boxes_4 = Boxes of Fatal and Inconscient.
parameter-stunned_penalty = What an Étourdi takes off every attribute in Tests.
parameter-scope = Each wound has its own deadline, or each character one a level.
parameter-worsen_full = With no Fatal box free a Critique turns Fatal all the same, or kills.
parameter-shock_seconds = Seconds until a shock box clears.
parameter-shock_order = The highest shock box clears first, or the lowest.
parameter-care_1 = Difficulty of treating a Légère.
parameter-care_2 = Difficulty of treating a Grave.
parameter-care_3 = Difficulty of treating a Critique.
parameter-care_4 = Difficulty of treating a Fatal wound.
parameter-self_care = What caring for oneself adds to the difficulty.
parameter-heal_1 = Days for a Légère to heal, not cared for (0: never).
parameter-heal_2 = Days for a Grave to heal, not cared for (0: never).
parameter-heal_3 = Days for a stable Critique to heal, not cared for (0: never).
parameter-heal_cared_1 = Days for a Légère to heal, cared for (0: never).
parameter-heal_cared_2 = Days for a Grave to heal, cared for (0: never).
parameter-heal_cared_3 = Days for a Critique to heal, cared for (0: never).
parameter-care_clock = Care starts the healing anew, counts the time since the wound, or keeps the part healed already.
parameter-full = A healed wound waits for a box free at its lower level, or takes one too many.
parameter-stabilised_full = A Fatal stabilised with Critique full is one box too many there, or waits.
parameter-retry_1 = Minutes before a carer may try a Légère again.
parameter-retry_2 = Minutes before a carer may try a Grave again.
parameter-retry_3 = Minutes before a carer may try a Critique again.
parameter-retry_4 = Minutes before a carer may try a Fatal wound again.
parameter-care_minutes = Minutes that care takes.
parameter-care_in_turn = Whether a wound may be treated as the action of a turn.
parameter-restabilise = A new wound at Critique or above leaves stabilised ones so, or puts them at risk again.

## What is refused: turns

refused-action-spent = { $who } has taken its action this turn: { $verb }.
refused-already-declared = { $who } has already declared: { $verb }.
refused-bad-hold = { $who } can wait for a count from 1 to { $most }, not { $count }.
refused-busy = { $who } is busy until the end of turn { $until }: give the action up as a turn opens, with pass.
refused-cannot-declare = “{ $verb }” cannot be declared. What can: { $known }.
refused-declare-first = { $first } ({ $count }) must declare before { $who }: the slowest first.
refused-declared-otherwise = { $who } has declared something else: { $verb }.
refused-declared-target = { $who } has declared another target: { $target }.
refused-declared-weapon = { $who } has declared another weapon: { $weapon }.
refused-from-next-turn = Too late for this turn: { $who } can take part from the next.
refused-has-initiative = { $who } already has an initiative this turn: { $count }.
refused-how-many-rounds = How many turns does it last? Say rounds=3.
refused-no-action-left = { $who } has nothing to declare: no action is left this turn.
refused-no-giving-up = { $who } cannot give up what lasts until turn { $until }.
refused-no-holding-back = { $who } must act now: nobody holds back (house rule hold_back).
refused-no-modifiers = Modifiers mean nothing here: { $verb }.
refused-nobody-here = There is nobody in the fight.
refused-nobody-named = Nobody is named.
refused-nobody-to-roll = Everyone who can has an initiative already.
refused-not-your-turn = It is not { $who }'s turn: { $called } is called, at { $count }.
refused-nothing-to-give-up = { $who } has no action of several turns to give up.
refused-only-moves = { $who } took DEP as initiative: it can only move this turn.
refused-questions-open = First these must be answered: { $questions }.
refused-rounds-for-long = Only a long action lasts several turns.
refused-still-to-act = The turn is not over. Still to act: { $who }.
refused-turn-over = { $who } has had its turn.

## What is refused: movement

refused-already-there = { $who } is already there.
refused-bad-metres = { $metres } m is no distance to cover.
refused-fixed-place = { $who } must stay put this turn: its action needs a fixed place.
refused-has-moved = { $who } has covered { $metres } m: an action that needs a fixed place is out of reach this turn.
refused-how-far = How far does { $who } go? Say metres, or to= a place.
refused-is-prone = { $who } has fallen and must get up first.
refused-no-count-left = { $who } is at 0: no more moving this turn.
refused-no-position = No place is known for { $who }.
refused-one-way-only = Give a place, or metres and one direction, not both.
refused-position-mismatch = One place is on a line and the other on a plane.
refused-same-place = { $who } and { $other } stand at the same place: there is no direction between them.
refused-too-far = { $who } cannot cover { $metres } m: { $most } m are left this turn.
refused-which-way = Which way does { $who } go? Say to= a place, towards= or away= somebody.

## What is refused: attacks and other actions

refused-already-full = { $weapon } is fully loaded.
refused-attacks-itself = { $who } cannot attack itself.
refused-bad-power = “{ $power }” is no power. Some that are: 4d6, VIG+2, VIG d6, 7.
refused-distance-unknown = How far is the target of { $who }? Say distance= in metres, or place both.
refused-impossible-incident = That cannot happen with { $weapon }. What can: { $known }.
refused-modifier-too-large = The modifier { $name } ({ $value }) is beyond ±{ $most }.
refused-no-magazine = The shots of that weapon are not counted.
refused-no-such-attribute = { $who } has no attribute “{ $attribute }”. Known: { $known }.
refused-no-such-weapon = { $who } has no weapon “{ $weapon }”. Known: { $known }.
refused-no-surpassing = House rules know no bonus dice and no bonus (surpass).
refused-no-weapon-ready = No weapon of { $who } can be used now. weapon=unarmed strikes without.
refused-not-dropped = No such weapon of { $who } is on the ground.
refused-not-jammed = No such weapon of { $who } is jammed.
refused-not-prone = { $who } has not fallen.
refused-one-target = { $who } can attack one target at a time.
refused-option-not-a-choice = “{ $value }” is no choice for { $option }. Choices: { $choices }.
refused-option-not-a-number = { $option } takes a whole number, not “{ $value }”.
refused-option-out-of-range = { $option } goes from { $least } to { $most }, not { $value }.
refused-out-of-reach = { $distance } m is out of reach: { $most } m at most.
refused-save-ruled = { $rule ->
    [always] House rules say that a save is always made.
   *[never] House rules say that no save is made.
}
refused-test-needs = A Test still needs: { $missing }.
refused-too-many-dice = { $count } dice are too many to roll: { $most } at most.
refused-unknown-option = “{ $option }” means nothing here. Known: { $known }.
refused-weapon-dropped = { $weapon } is on the ground: { $who } must pick it up first.
refused-weapon-empty = { $weapon } is empty: { $who } must reload first.
refused-weapon-jammed = { $weapon } is jammed: { $who } must clear it first.
refused-which-weapon = Which weapon does { $who } mean? { $known }.

## What is refused: care

refused-care-overtaken = Before the care of { $wound } was done, things had changed for { $who }: let the time pass and look again.
refused-care-too-late = That comes too late for { $wound } of { $who }: its deadline is { $seconds } away.
refused-cared-for-already = { $wound } of { $who } is cared for: there is nothing more to do for it.
refused-needs-intensive = { $wound } of { $who } is Fatal: equipment=intensive, if there is some.
refused-no-care-in-turn = No wound is treated within a turn: end the fight's turns first (house rules care_in_turn, care_minutes).
refused-no-such-wound = { $who } has no such wound: { $wound }. Physical wounds: { $known }.
refused-no-wounds = { $who } has no wound to treat.
refused-one-patient = { $who } treats one patient at a time, one wound at a time.
refused-retry-too-early = { $who } has tried { $wound } already: again in { $seconds }, or somebody else.
refused-shock-clears-alone = Shock passes by itself: nothing to treat ({ $who }).
refused-wound-waits = { $wound } of { $who } needs no more care at this level: it only waits for a box free at the next one down.

## What is refused: the game master's hand

refused-bad-amount = “{ $amount }” is no amount of damage.
refused-bad-count = { $count } is no number to take here: 1 to { $most }.
refused-level-not-on-track = { $level } is not a level of that monitor.
refused-no-such-box = { $who } has { $marked } such boxes marked: { $level }.
refused-no-such-level = There is no level “{ $level }”. Known: { $known }.
refused-no-such-track = There is no monitor “{ $track }”. Known: { $known }.
refused-nothing-to-heal = { $who } has no box marked there: { $track }.
refused-one-track = Heal one monitor at a time.

## Mistakes in a sheet

refused-bad-bands = range bands are at most five bounds in metres, nearest first, the first of 1 m at most
refused-bad-choice = “{ $value }” is not one of { $choices }
refused-bad-key = a name of 1 to 80 characters without a full stop is wanted
refused-given-twice = { $key } is given twice
refused-missing = { $key } is missing
refused-negative = { $value } is negative
refused-no-bands = a weapon that shoots needs its range bands
refused-not-a-table = a table is wanted here
refused-not-a-weapon-skill = “{ $value }” is no skill to fight with. Known: { $known }
refused-not-a-whole-number = a whole number is wanted, not { $value }
refused-not-words = words are wanted, not { $value }
refused-out-of-range = { $value } is not from { $least } to { $most }
refused-unknown-key = “{ $key }” is not known here

# Options of a line, as the log repeats them.
setting-save-yes = with a save
setting-save-no = without a save
setting-save-ask = the save is asked
setting-distance = at { $value } m
setting-towards = towards { $value }
setting-away = away from { $value }
setting-moves-yes = only moving
setting-run-yes = running
setting-fixed-yes = standing still
setting-weapon = with { $value }
setting-bonus_dice = { $value } bonus dice
setting-bonus = bonus { $value }
setting-rounds = over { $value } rounds
setting-armour-no = armour aside
setting-armour-yes = armour counts
setting-incident-jam = it jams
setting-incident-drop = it falls
setting-incident-fall = a fall
setting-critical-success = critical success
setting-critical-failure = critical failure
setting-critical-none = nothing critical
setting-hindered = hindered ({ $value })
setting-eased = eased ({ $value })
setting-skill = { $value }
setting-attribute = with { $value }
setting-difficulty = against { $value }
setting-count = at { $value }
