### The words of Ginkoko in English. The rules' own terms stay as they are.
### $gender (f, m, none) is that of whoever a word is said of.

ruleset-ginkoko = Ginkoko

## Phases, actions, verbs

phase-setup = out of combat
phase-initiative = initiative
phase-play = turns
action-action = action
action-action-1 = first action
action-action-2 = second action
action-action-3 = third action
action-action-4 = fourth action
action-action-5 = fifth action
action-action-6 = sixth action
action-action-7 = seventh action
action-action-8 = eighth action
action-action-9 = ninth action

verb-attack = attack
verb-engage = closing in
verb-disengage = breaking off
verb-position = taking a position
verb-first-aid = first aid
verb-rest = a day and a night of rest
verb-dodge = dodge
verb-clear = clear a jam
verb-pick-up = pick up
verb-stand = get up
verb-other = other action

help-engage = Engage adversaries in melee.
help-disengage = Break off from those named, or from everyone.
help-position = Take an advantageous position, which the pénalité Abandon may give up later.
help-first-aid = Care for a wound under an hour old; each gets one roll.
help-rest = Let a day and a night pass for those named, or for all; carer= adds a Soins roll.
help-dodge = Dodge until one's next turn, where house rules give dodging a worth.
help-clear = Clear a jammed weapon.
help-pick-up = Pick up a weapon that fell.
help-stand = Get up after a fall.
help-other = Do what the words say; skill= and difficulty= add a roll.

spent-attack = attacked
spent-engage = closed in
spent-disengage = broke off
spent-position = took a position
spent-first-aid = gave first aid
spent-dodge = dodged
spent-clear = cleared a jam
spent-pick-up = picked up
spent-stand = got up
spent-other = acted

## Why an action is lost, of what one dies, why a thing ended

lost-dead = dead
lost-unconscious = unconscious
lost-no-action = no action possible
lost-passed = given up
lost-time-passes = time passes
lost-snagged = caught in something
cause-grave-wound = grave wound
why-abandoned = abandoned
why-recovered = back above 0
why-cared = cared for
why-ruled = by ruling
why-care-failed = care failed
why-put-right = put right
why-stood = got up
why-death = death
why-due = the time has come
why-condition = the condition is gone
why-left = gone

## Health

track-hp = hit points
track-grave = grave wound
gauge-hp = hit points
gauge-dk = dK
level-blow = blow
level-halted = 1, no action until the end of the round
level-halted-longer = 2, no action until the end of the next round
level-open = 3, no defence until the end of the round
level-out = 4, unconscious for 10 rounds
level-dying = 5, unconscious, dead in 10 rounds
level-doomed = 6, unconscious, dead at the end of the next round
deadline-over = over
deadline-death = death
health-unhurt = unhurt
health-hurt = hurt
health-failing = mal en point
health-unconscious = unconscious
health-dead = dead
status-able = able
status-incapacitated = unable to act
status-unconscious = unconscious
status-dead = dead

condition-failing = mal en point
condition-no-action = no action possible
condition-no-defence = no defence possible
condition-unconscious = unconscious
condition-fallen = on the ground
condition-dodging = dodging
condition-cover = behind cover
condition-concealed = concealed
condition-vantage = above the others
condition-jammed = jammed
condition-broken = broken
condition-dropped = on the ground
marker-engaged = engaged
marker-acceleration = actions under Accélération
marker-slowing = actions under Ralentissement
marker-caution = defences under Prudence
marker-danger = defences under Danger
marker-first = plays ahead of turn, before
marker-last = plays behind turn, after
marker-blows = blows received since mal en point
marker-snagged = actions to lose
marker-volley-damage = shared damage
marker-volley-record = rolled by record
marker-volley-hits = targets hit so far
board-marker-volley-damage = {""}
board-marker-volley-record = {""}
board-marker-volley-hits = {""}

## Dice, rolls and their terms

purpose-initiative = initiative
purpose-attack = attack
purpose-attack-dk = dK of the attack
purpose-defence = defence
purpose-defence-dk = dK of the defence
purpose-damage = damage
purpose-care = care
purpose-care-dk = dK of the care
purpose-action = roll
purpose-action-dk = dK of the roll
purpose-resistance = Résistance
purpose-resistance-dk = dK of Résistance
purpose-grave = grave wound
purpose-hurt = damage
attribute-armour = armour
attribute-initiative = initiative
attribute-actions = actions
attribute-melee-bonus = damage bonus in Mêlée
attribute-shooting-bonus = damage bonus in Tir

term-roll = d20
term-initiative = initiative
term-level = level
term-failing = mal en point
term-dk = dK
term-choc-k = choc-K
term-efficiency = Efficacité
term-difficulty = Difficulté
term-caution = Prudence
term-danger = Danger
term-dodging = dodge
term-defence-roll = d20 of the defence
term-defence-bonus = helped or hindered
term-outnumbered = several against one
term-unperceived = not perceived
term-undefended = no defence
term-damage-dice = dice
term-weapon = weapon
term-skill-level = level
term-damage-bonus = bonus
term-defence-level = level in Défense
term-armour = armour
term-precise = Attaque précise
term-halved = halved
term-resist = Résistance
term-blows = blows received
term-care = care
term-care-failing = mal en point
term-care-grave = grave wound
term-care-level = carer's level
term-first-aid = first aid
term-ruled = ruling
term-clock = now
term-rounds-left = rounds left

## Choices

weapon-unarmed = bare hands
question-defence = Defend?
question-incident = What goes wrong?
question-ally = Whom does the stray shot hit?
matter-incident = what goes wrong
option-yes = yes
option-no = no
option-jam = the weapon jams
option-break = the weapon breaks
option-drop = the weapon falls
option-fall = a fall
option-snag = caught in something
option-ally = an ally is hit
option-other = something else
outcome-jam = the weapon jams
outcome-break = the weapon breaks
outcome-drop = the weapon falls
outcome-fall = a fall
outcome-snag = caught in something, an action lost
outcome-ally = an ally is hit
outcome-other = something else

## The chronicle, where Ginkoko says it in its own way

chronicle-test-resolved = { $who }, { $purpose } ({ $skill }): { chronicle-part-dice } against { $difficulty }{ chronicle-part-terms }: { chronicle-part-outcome }, margin { $margin_text }
chronicle-damage-resolved = Damage to { $target }: { $sum } less { $threshold }{ chronicle-part-against }: { chronicle-part-level }
chronicle-part-level = { $level ->
    [0] no harm
    [one] { $level } hit point
   *[other] { $level } hit points
}
chronicle-gauge-set = { $who }: { $gauge } { $value }{ chronicle-part-maximum }{ chronicle-part-delta }{ chronicle-part-terms }
chronicle-wounded = { $overflow ->
    [0] { $who }: { $level } ({ $track }, { $wound })
   *[other] { $who }: { $level } ({ $track }, { $wound }), for a blow that cannot kill; else { $reached }
}
chronicle-wound-changed = { $who }: { $level } ({ $wound }), { $why }
chronicle-wound-closed = { $who }: { $level } ({ $wound }), no more ({ $why })

## The options of a line

setting-prime = prime { $value }
setting-free = free prime { $value }
setting-penalty = pénalité { $value }
setting-dk = { $value } dK
setting-unperceived = not perceived, against { $value }
setting-unseen = not perceived by { $value }
setting-difficulty = against { $value }
setting-defence-yes = with a defence
setting-defence-no = without a defence
setting-defence_dk = { $value } dK in the defence
setting-defence_bonus = defence { $value }
setting-resistance_dk = { $value } dK in Résistance
setting-incident = if it fails: { $value }
setting-ally = at worst { $value }
setting-armour-yes = armour counts
setting-armour-no = armour aside
setting-nonlethal-yes = cannot kill
setting-nonlethal-no = may kill
setting-kind-cover = behind cover
setting-kind-concealed = concealed
setting-kind-vantage = above the others
setting-wound = wound { $value }
setting-carer = carer { $value }
setting-weapon = with { $value }
setting-skill = { $value }
setting-prime-acceleration = prime Accélération
setting-prime-deadly = prime Attaque meurtrière
setting-prime-multiple = prime Attaques multiples
setting-prime-precise = prime Attaque précise
setting-prime-nonlethal = prime Attaque non létale
setting-prime-efficiency = prime Efficacité
setting-prime-caution = prime Prudence
setting-free-acceleration = free prime Accélération
setting-free-deadly = free prime Attaque meurtrière
setting-free-multiple = free prime Attaques multiples
setting-free-precise = free prime Attaque précise
setting-free-nonlethal = free prime Attaque non létale
setting-free-efficiency = free prime Efficacité
setting-free-caution = free prime Prudence
setting-penalty-abandon = pénalité Abandon de position avantageuse
setting-penalty-light-wound = pénalité Blessure légère
setting-penalty-danger = pénalité Danger
setting-penalty-difficulty = pénalité Difficulté
setting-penalty-slowing = pénalité Ralentissement
setting-penalty-risk = pénalité Risque
setting-incident-jam = if it fails: the weapon jams
setting-incident-break = if it fails: the weapon breaks
setting-incident-drop = if it fails: the weapon falls
setting-incident-fall = if it fails: a fall
setting-incident-snag = if it fails: caught in something
setting-incident-ally = if it fails: an ally is hit
setting-incident-other = if it fails: something else

## House rules

parameter-score = A score is level and characteristic, level and half of it, or the level alone.
parameter-unpaired = A skill for which the sheet names no characteristic counts its level, or the sheet is refused.
parameter-dk_1 = What a 1 on a dK counts.
parameter-dk_2 = What a 2 on a dK counts.
parameter-dk_3 = What a 3 on a dK counts.
parameter-dk_4 = What a 4 on a dK counts.
parameter-dk_5 = What a 5 on a dK counts.
parameter-dk_6 = What a 6 on a dK counts.
parameter-dk_use = dK are spent as they are rolled, or may all be rolled each time.
parameter-choc = choc-K counts for both sides, for one of them, or for none.
parameter-initiative_die = Sides of the initiative die.
parameter-initiative_kept = Initiative is kept for the combat, or rolled each round.
parameter-ties = Of equal initiatives, the one recorded first or the higher score plays first.
parameter-late = Who joins during the turns plays from the next round, or at once.
parameter-round_seconds = Seconds of game time in a round.
parameter-actions = Actions of a round, unless the sheet says otherwise.
parameter-tie = Whom equal totals of attack and defence favour.
parameter-defence = The target is asked whether it defends, or always does.
parameter-test_tie = Whether a total equal to the difficulty succeeds.
parameter-undefended_difficulty = Difficulty to hit whoever does not defend, or cannot, against an attack that it perceives.
parameter-engaging = Closing in and breaking off are free, or cost an action. A melee attack closes in by itself.
parameter-imposed_risk = The Risque of shooting into a melee is neither here nor there, or pays for a prime.
parameter-damage_least = The least damage of a hit.
parameter-undefended_level_counts = Whether the level in Défense lessens damage without a defence roll.
parameter-unarmed_damage = Damage of bare hands: some d6 and a number.
parameter-defence_twenty = A natural 20 of the defence does nothing to one of the attack, or cancels it.
parameter-dodge = What the action of dodging adds to defences until one's next turn; 0 for no such action.
parameter-fumble = A natural 1 is nothing, or an incident if the action fails.
parameter-spare_penalties = Pénalités beyond those that pay for a prime are refused, or allowed.
parameter-multiple_damage = Damage to several targets is rolled once for all, or for each.
parameter-multiple_shots = Shots at several targets need a technological weapon, or any with a Rafale.
parameter-halved = Without dice, attacks at several targets halve what is dealt in the end, or what is dealt before protection.
parameter-pierced_armour = Attaque précise brings armour down to zero at least, or below it.
parameter-position = Taking an advantageous position is free, or costs an action.
parameter-light_wound_at_zero = Whether Blessure légère may be taken with no die to lose.
parameter-fall = Who fell must get up before acting, or acts freely.
parameter-hasty_and_slow = With both Accélération and Ralentissement they cancel, or one of them holds.
parameter-cancelled = A cancelled Accélération or Ralentissement is used up, or kept.
parameter-hit_point_floor = The lowest that hit points go.
parameter-this_blow_counts = Whether Résistance counts the blow that it is rolled for.
parameter-null_blow_counts = Whether a hit without damage is a blow.
parameter-this_round_counts = Whether ten rounds count the present one.
parameter-self_care = Whether one may care for oneself.
parameter-grave_above_zero = A grave wound suffered above 0 is cleared by first aid, by any care, or never.
parameter-rest_needs_success = Whether care through the night must succeed to add the carer's level.
parameter-negative_con = A night's rest with a negative CON gives nothing back, or takes it off.
parameter-care_difficulty = The difficulty of Soins is the highest that applies, or 15 with 5 and 10 added.
parameter-grave_until = A grave wound makes care harder until it is cared for, or until its effect is over.
parameter-failed_care_dk = dK of a failed care roll are lost, or still heal.
parameter-over_maximum = Whether hit points may exceed their maximum.
parameter-care_at_zero = Whether who is at 0 recovers by a night's care.

## What is refused: turns

refused-from-next-round = { $who } takes part from round { $round } ({ $rule }).
refused-has-initiative = { $who } has an initiative already: { $count } ({ $rule }).
refused-initiative-first = First the initiative of { $who } ({ $rule }).
refused-is-fallen = { $who } is on the ground and must get up first ({ $rule }).
refused-is-unconscious = { $who } is unconscious and can do nothing ({ $rule }).
refused-no-action = { $who } has a grave wound that leaves no action now ({ $rule }).
refused-no-modifiers = Modifiers mean nothing here: { $verb }.
refused-nobody-here = There is nobody in the fight.
refused-nobody-to-roll = Everyone who can has an initiative already ({ $rule }).
refused-not-your-turn = It is not { $who }'s turn: { $called } is called ({ $rule }).
refused-questions-open = First these must be answered: { $questions }.
refused-still-to-act = The round is not over. Still to act: { $who } ({ $rule }).
refused-no-action-left = { $who } has no action left this round ({ $rule }).

## What is refused: attacks and defences

refused-already-engaged = { $who } and { $target } are engaged already ({ $rule }).
refused-attacks-itself = { $who } cannot attack itself.
refused-bad-damage = “{ $damage }” is no damage here. Some that are: 2d6+3, 1d6, 4.
refused-beyond-burst = { $count } targets are too many: the Rafale of that weapon is { $most } ({ $rule }).
refused-beyond-engaged = { $who } is not engaged with { $target }: in melee several targets must be ({ $rule }).
refused-cannot-defend = No defence is possible here: { $who } ({ $rule }).
refused-cannot-engage = { $who } cannot be engaged with { $target }, who is unconscious ({ $rule }).
refused-engaged-with-nobody = { $who } is engaged with nobody ({ $rule }).
refused-impossible-ally = { $ally } cannot be hit by that. Who can: { $known } ({ $rule }).
refused-impossible-incident = { $incident } cannot happen there. What can: { $known } ({ $rule }).
refused-modifier-too-large = The modifier { $name } ({ $value }) is beyond ±{ $most }.
refused-multiple-alone = { $who } takes Attaques multiples once, and aims at several ({ $rule }).
refused-multiple-needs = { $who } needs the prime Attaques multiples to attack several targets ({ $rule }).
refused-no-defence-made = Without a defence, nothing can go into it ({ $rule }).
refused-no-dice-to-lose = Blessure légère needs a die of damage to lose ({ $rule }).
refused-no-such-weapon = { $who } has no weapon “{ $weapon }”. Known: { $known }.
refused-no-weapon-ready = No weapon of { $who } can be used now. weapon=unarmed strikes without.
refused-not-a-target = { $who } is not a target of this attack ({ $rule }).
refused-not-engaged = { $who } and { $target } are not engaged ({ $rule }).
refused-not-technological = { $who } can shoot at several targets only with a technological weapon ({ $rule }).
refused-nothing-risked = Nothing is risked here that an incident could come of ({ $rule }).
refused-unperceived-needs = Say how hard it is to hit who does not perceive it: unperceived=10 ({ $rule }).
refused-weapon-broken = { $weapon } of { $who } is broken ({ $rule }).
refused-weapon-dropped = { $weapon } is on the ground: { $who } must pick it up first ({ $rule }).
refused-weapon-jammed = { $weapon } is jammed: { $who } must clear it first ({ $rule }).
refused-which-ally = Say which ally is hit: ally=. Who can be: { $known } ({ $rule }).
refused-which-weapon = Which weapon does { $who } mean? { $known }.

## What is refused: primes and pénalités, dK

refused-for-attacks-only = { $name } is for attacks only ({ $rule }).
refused-no-position-held = { $who } holds no advantageous position to abandon ({ $rule }).
refused-no-such-penalty = There is no pénalité “{ $value }”. Known: { $known } ({ $rule }).
refused-no-such-prime = There is no prime “{ $value }”. Known: { $known } ({ $rule }).
refused-nobody-after = No adversary plays after { $who }: Ralentissement would cost nothing ({ $rule }).
refused-not-enough-dk = { $who } has { $left } dK, not { $count } ({ $rule }).
refused-penalty-for-nothing = The pénalité { $penalty } brings nothing: it needs a prime ({ $rule }).
refused-prime-unpaid = The prime { $prime } needs a pénalité in return ({ $rule }).
refused-too-many-at-once = { $count } at once are too many: { $most } at most ({ $rule }).
refused-two-penalties = One pénalité is enough: { $penalties } ({ $rule }).
refused-two-primes = An action takes one prime, the free ones apart: { $primes } ({ $rule }).

## What is refused: other actions and care

refused-carers-and-patients = { $carers } carers for { $patients } patients: name one for all, or one for each ({ $rule }).
refused-has-not-fallen = { $who } is not on the ground ({ $rule }).
refused-no-carer = dK need a carer who rolls them ({ $rule }).
refused-no-dodging = Dodging is no action of its own: a defence needs none (house rule dodge, { $rule }).
refused-no-self-care = { $who } cannot care for itself (house rule self_care, { $rule }).
refused-no-such-skill = { $who } has no skill “{ $skill }”. Known: { $known } ({ $rule }).
refused-no-such-wound = { $who } has no such wound to care for ({ $rule }).
refused-not-dropped = No such weapon of { $who } is on the ground ({ $rule }).
refused-not-jammed = No such weapon of { $who } is jammed ({ $rule }).
refused-one-patient = { $who } cares for one patient at a time ({ $rule }).
refused-option-not-a-choice = “{ $value }” is no choice for { $option }. Choices: { $choices }.
refused-option-not-a-number = { $option } takes a whole number, not “{ $value }”.
refused-option-out-of-range = { $option } goes from { $least } to { $most }, not { $value }.
refused-position-held = { $who } holds that position already ({ $rule }).
refused-test-needs = A roll needs skill= and difficulty= ({ $rule }).
refused-unknown-option = “{ $option }” means nothing here. Known: { $known }.
refused-wound-cared = The wound { $wound } of { $who } has had its roll ({ $rule }).
refused-wound-too-old = The wound { $wound } of { $who } is an hour old or more ({ $rule }).

## What is refused: the game master's hand

refused-bad-amount = “{ $amount }” is no amount of damage.
refused-bad-count = { $count } is no number to take here: 1 to { $most }.
refused-no-such-grave-wound = Wounds of { $who } that are so: { $count } ({ $level }).
refused-no-such-level = There is no grave wound “{ $level }”. Known: { $known } ({ $rule }).
refused-no-such-track = There is no track “{ $track }”. Known: { $known }.
refused-nothing-to-heal = { $who } has all its hit points ({ $rule }).

## Mistakes in a sheet

refused-bad-choice = “{ $value }” is not one of { $choices }
refused-bad-key = a name of 1 to 80 characters without a full stop is wanted
refused-burst-shoots = only weapons used with Tir have a Rafale
refused-given-twice = { $key } is given twice
refused-missing = { $key } is missing
refused-negative = { $value } is negative
refused-no-characteristic = { $skill } needs its characteristic. Known: { $known }
refused-no-such-characteristic = “{ $value }” is no characteristic of this sheet. Known: { $known }
refused-not-a-fighting-skill = “{ $value }” is no skill to fight with. Known: { $known }
refused-not-a-table = a table is wanted here
refused-not-a-whole-number = a whole number is wanted, not { $value }
refused-not-words = words are wanted, not { $value }
refused-not-yes-or-no = yes or no is wanted, not { $value }
refused-out-of-range = { $value } is not from { $least } to { $most }
refused-unknown-key = “{ $key }” is not known here
