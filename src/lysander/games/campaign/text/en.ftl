# The campaign of In Clouds of Glory, English. What its battles say stands in their own catalogue and is used here, too.

title = In Clouds of Glory: campaign
tagline = Squadrons over the Western Front, month by month
    .about = You lead a squadron through the air war: you choose its aeroplanes, name who flies, raise what your pilots can do. Battles are played as games of their own; whoever comes home has learned something.
    .story = From 1917 to the end. You lead a squadron through the air war, battle by battle, and whoever comes home has learned something.
    .length = many evenings
    .secret = who flies, until the battle is opened
    .credits = A game by Thomas Greve (idea, design, text), Svend Ask Larsen (design, text) and Morten Lund (text). Its rulebook, tables and texts are under the licence CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0).

seat-organiser = Organiser
    .the = the organiser
    .who = fixes the frame, settles battles, puts mistakes right
seat-e1 = Entente, first squadron
    .the = the first squadron of the Entente
    .who = leads a squadron of the Entente
seat-e2 = Entente, second squadron
    .the = the second squadron of the Entente
    .who = leads a squadron of the Entente
seat-e3 = Entente, third squadron
    .the = the third squadron of the Entente
    .who = leads a squadron of the Entente
seat-c1 = Central Powers, first squadron
    .the = the first squadron of the Central Powers
    .who = leads a squadron of the Central Powers
seat-c2 = Central Powers, second squadron
    .the = the second squadron of the Central Powers
    .who = leads a squadron of the Central Powers
seat-c3 = Central Powers, third squadron
    .the = the third squadron of the Central Powers
    .who = leads a squadron of the Central Powers

scenario-war = The air war
    .summary = From January 1917 to November 1918, two missions a month: 46 battles.
scenario-april = April 1917
    .summary = One month, in which the R.E.8 must see everything: four battles, days between them.
scenario-autumn = Autumn 1917
    .summary = August to November 1917, with Camels, triplanes and Gothas: eight battles, weeks between them.
scenario-last_year = The last year
    .summary = March to November 1918, one mission a month: nine battles.

option-first_month = First month
    .help = The month in which the campaign begins.
option-last_month = Last month
    .help = The month after which it ends.
option-grounding = Grounding
    .help = On: the wounded may have to sit out the next mission. Off: everybody alive flies.
option-pace = Time between missions
    .help = Days: four missions a month, and wounds do not heal between them. Weeks: two missions a month. Months: one.
option-ace_at = Victories for an ace
    .help = How many air victories bring an ace ability; as many again bring another.
    .form = 1 to 20
value-days = days
value-weeks = weeks
value-months = months
value-1916-05 = May 1916
value-1916-06 = June 1916
value-1916-07 = July 1916
value-1916-08 = August 1916
value-1916-09 = September 1916
value-1916-10 = October 1916
value-1916-11 = November 1916
value-1916-12 = December 1916
value-1917-01 = January 1917
value-1917-02 = February 1917
value-1917-03 = March 1917
value-1917-04 = April 1917
value-1917-05 = May 1917
value-1917-06 = June 1917
value-1917-07 = July 1917
value-1917-08 = August 1917
value-1917-09 = September 1917
value-1917-10 = October 1917
value-1917-11 = November 1917
value-1917-12 = December 1917
value-1918-01 = January 1918
value-1918-02 = February 1918
value-1918-03 = March 1918
value-1918-04 = April 1918
value-1918-05 = May 1918
value-1918-06 = June 1918
value-1918-07 = July 1918
value-1918-08 = August 1918
value-1918-09 = September 1918
value-1918-10 = October 1918
value-1918-11 = November 1918

month-01 = January
month-02 = February
month-03 = March
month-04 = April
month-05 = May
month-06 = June
month-07 = July
month-08 = August
month-09 = September
month-10 = October
month-11 = November
month-12 = December
month-of = { $month } { $year }
nation-british = British
nation-french = French
nation-german = German
skill-fortitude = Fortitude
skill-luck = Luck
skill-value = { $skill } { $value }
state-person-ready = ready
state-person-grounded = grounded{ $missions ->
    [0] {""}
    [none] {""}
    [one] {" "}for a mission
   *[other] {" "}for { $missions } missions
  }
state-person-prisoner = prisoner
state-person-dead = dead
state-person-retired = retired
crew-one = single-seater
crew-two = two-seater
crew-three = crew of three
type-note = { $crew }, { $guns ->
    [one] one gun
   *[other] { $guns } guns
  }, level at most { $vtop } km/h, climbs { $climb } MU a move, until { $until }
machine-with = { $type } with { $guns }
frame-row = { $name } ({ $nation }, { $strength } pilots)
frame-said = { $name }: { $squadrons }
target-month = the month
target-won = the missions won by the { $side }
target-points = the points of the { $side }
target-of = { $what } of { $of }
target-now = the present Fortitude
target-experience = the experience
target-state = the state
target-parachute = the parachute
target-parachute-yes = one
target-parachute-no = none
target-name = the name
target-type = the type
award-took_part = took part
award-winning_side = on the winning side
award-air_victory = air victory
award-air_victory_after_forced_home = air victory over an aeroplane already forced home
award-forced_home = forced home
award-objective = objective
item-times = { $item }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } times)
  }

## Reports

campaign_started = The campaign “{ $name }” begins: { $last ->
    [none] { $first }
   *[other] from { $first } to { $last }
  }.
squadron_formed = { $side ->
    [E] The Entente forms
   *[C] The Central Powers form
  } a squadron: { $name } ({ $nation }, { $strength } pilots).
person_joined = { $person } joins { $squadron } as { $role ->
    [pilot] a pilot
   *[gunner] the gunner of { $pilot }
  }: { $skills }{ $parachute ->
    [yes] , with a parachute
   *[other] {""}
  }.{ $gunners ->
    [none] {""}
   *[other] {" "}{ $gunners } will fly with him.
  }
parachute_issued = { $parachute ->
    [yes] { $person } is issued with a parachute.
   *[other] There is no parachute for { $person }.
  }
month_began = { $month } begins.
type_chosen = { $squadron } flies the { $type } in { $month }.
own_machine_chosen = { $type ->
    [none] { $person } flies the type of his squadron.
   *[other] { $person } has a { $type } of his own{ $layout ->
        [none] {""}
       *[other] {" "}with { $layout }
      }.
  }
mission_drawn = Mission { $mission }: { $file }. { $attacker ->
    [E] The Entente attacks
   *[C] The Central Powers attack
  }.{ $instead ->
    [none] {""}
   *[other] {" "}The draw was { $instead }, for which this month has nothing.
  }
roster_named = { $squadron } names { $persons }.
rank_used = { $flies ->
    [yes] Rank has its rights: { $person } flies instead of { $replaced }.
   *[other] Rank has its rights: { $person } stays on the ground, { $replaced } flies.
  }
battle_opened = Battle { $battle } is opened: { $file }. { $machines ->
    [one] One aeroplane takes part.
   *[other] { $machines } aeroplanes take part.
  }
battle_closed = Battle { $battle } is over: { $winner ->
    [draw] nobody has won.
    [E] the Entente has won.
   *[C] the Central Powers have won.
  } Points { $points_e } to { $points_c }.
battle_void = Battle { $battle } is called off ({ $reason }). Nobody gains or loses anything.
victory_credited = Air victory for { $person } over { $victim } ({ $type }), turn { $turn }{ $was_forced_home ->
    [yes] ; it had been forced home before
   *[other] {""}
  }.
forced_home_credited = { $person } has forced { $victim } home ({ $type }), turn { $turn }.
objective_met = Objective { $objective } is fulfilled{ $persons ->
    [none] .
   *[other] {" "}by { $persons }.
  }
machine_lost = { $machine } is lost ({ $type }){ $person ->
    [none] .
   *[other] ; { $person } flew it.
  }
person_lost = { $person } { $how ->
    [dead] is dead.
    [prisoner] is a prisoner.
   *[retired] will not fly again.
  }
fortitude_recovered = { $person } regains { $gained } Fortitude and has { $now }.
wound_tested = Wound test of { $person }: { $natural ->
    [1] a natural 1. It has only made him harder.
    [20] a natural 20{ $saved ->
        [none] . He dies of the wound.
       *[other] , but Nine lives save him, with Fortitude { $saved }.
      }
   *[other] { $natural }, successes { $successes }. { $row_text }
  }{ $rerolls_used ->
    [0] {""}
   *[other] {" "}A re-roll was used.
  }
wound-row--4 = Stitches and brandy.
wound-row--6 = It heals badly.
wound-row--7 = His nerves have suffered.
wound-row--8 = A serious wound.
wound-row--9 = He believes nothing can kill him.
wound-row--10 = Lasting damage.
wound-row--11 = He will faint.
wound-row--12 = He has lost an eye.
wound-row--13 = A head wound.
wound-row--14 = He is paralysed.
skill_changed = { $skill_text } of { $person } changes by { $change }, to { $now } ({ $why_text }).
luck_changed = Luck of { $person } changes by { $change } ({ $why_text }).
why-wound = a wound
why-battle = the battle
trait_gained = { $person } has a new trait: { $trait }.
grounded = { $person } is grounded for { $missions ->
    [1] the next mission.
   *[other] { $missions } missions.
  }
experience_earned = Experience of { $person }: { $points } ({ $items }).
ability_gained = { $person } gains { $ability }.
skill_raised = { $skill_text } of { $person } is raised to { $now }, for { $price ->
    [1] one point.
   *[other] { $price } points.
  }
time_passed = { $pace ->
    [days] Days pass.
    [weeks] Weeks pass.
   *[months] A month passes.
  }{ $recovered ->
    [none] {""}
   *[other] {" "}Well again: { $recovered }.
  }{ $released ->
    [none] {""}
   *[other] {" "}Cleared to fly: { $released }.
  }
correction = The organiser puts { $amends ->
    [none] right { $target }
   *[other] record { $amends } right, { $target }
  }: { $after } instead of { $before } ({ $why }).
campaign_ended = The campaign is over{ $why ->
    [unmanned] {" "}because a squadron cannot man one aeroplane
   *[month] {""}
  }: { $winner ->
    [draw] nobody has won.
    [E] the Entente has won.
   *[C] the Central Powers have won.
  } Missions won { $won_e } to { $won_c }, points { $points_e } to { $points_c }.

roll-generic-verdict = { $who ->
    [none] Rolled: { $dice ->
        [none] { $face }
       *[other] { $dice } = { $sum }
      }.
   *[other] { $who }: { $dice ->
        [none] { $face }
       *[other] { $dice } = { $sum }
      }.
  }
roll-R-71 = { $who ->
    [mission] Draw of the mission
   *[attacker] Draw of the attacker
  }
    .verdict = Rolled { $face }.

event-campaign_started = campaigns begun
event-squadron_formed = squadrons formed
event-person_joined = people joined
event-parachute_issued = parachutes issued
event-month_began = months
event-type_chosen = types chosen
event-own_machine_chosen = own machines
event-mission_drawn = missions drawn
event-roster_named = rosters
event-rank_used = rights of rank used
event-battle_opened = battles opened
event-battle_closed = battles over
event-battle_void = battles called off
event-victory_credited = air victories
event-forced_home_credited = aeroplanes forced home
event-objective_met = objectives fulfilled
event-machine_lost = machines lost
event-person_lost = people lost
event-fortitude_recovered = recoveries
event-wound_tested = wound tests
event-skill_changed = skills changed
event-luck_changed = changes of Luck
event-trait_gained = traits gained
event-grounded = people grounded
event-experience_earned = experience earned
event-ability_gained = abilities gained
event-skill_raised = skills raised
event-time_passed = time passed
event-correction = corrections
event-campaign_ended = campaigns ended
event-roll = rolls
event-result = results

## Questions

ask-frame = What is the campaign called, and which squadrons take part?
    .help = A name for the campaign; for each seat the nation, the number of pilots, and a name for its squadron.
    .main = Form squadrons
ask-type = Which type does { $squadron } fly in { $month }?
    .help = Any type of your nation that is in service. The other side learns it in battle.
    .main = Choose type
ask-own-machine = Which machine does { $person } fly?
    .help = A machine of his own is his until it is lost. Otherwise he flies the type of the squadron.
    .main = Choose machine
ask-roster = Which { $count ->
    [one] pilot flies
   *[other] { $count } pilots fly
  } mission { $mission }?
    .help = Name them in the order of the slots. Pilots fly with their own gunners.
    .main = Name roster
ask-rank = Does { $person } fly?
    .help = { $flies ->
        [yes] He is on the roster. If he stays on the ground, you name another pilot.
       *[other] He is not on the roster. If he flies, a pilot drawn by lot stays on the ground.
      }
    .main = Decide
ask-outcome = How is battle { $battle } settled?
    .help = People or bots play it at a table of its own. Or you type in how it ended at a real table, or call it off.
    .main = Take in the result
ask-reroll = Wound test of { $person }: { $face } against Fortitude { $needed }. Roll again?
    .help = { $vital ->
        [yes] If you keep it, he is lost.
       *[no] It can be rolled again once, and the second result counts. Re-rolls left over from the mission: { $rerolls }.
      }
    .main = Decide
ask-raise = Does { $squadron } buy a skill point?
    .help = One point at a time. A 10 on the die after it brings an ability.
    .main = Buy this point
ask-ability = Which ability does { $person } gain?
    .help = The die lets you choose: any ability of the table that he does not have yet.
    .main = Choose ability
opt-reroll-reroll = Roll again
opt-reroll-keep = Keep it
opt-raise-stop = Buy nothing more
opt-raise-point = { $person }: { $skill } { $value } to { $next }
    .note = costs { $price } of { $points ->
        [1] one point
       *[other] { $points } points
      }
ask-correct = Put a record right?
    .help = The number of the record in the campaign book, what is changed, its new value, and why. The old record stays as it is.
    .main = Put right
opt-own-machine-squadron = the type of the squadron
opt-rank-fly = He flies
opt-rank-stay = He stays on the ground
form-frame = A name; then for each seat, after “ ; ”: the seat, british, french or german, { $least } to { $most }, a name.
form-roster = { $count ->
    [one] One of these ids:
   *[other] { $count } of these ids, with blanks between them:
  }
form-person = { $id }: { $name }
opt-outcome-void = called off: { $reason }
opt-outcome-over = { $winner ->
    [draw] a draw
    [E] won by the Entente
   *[C] won by the Central Powers
  }, { $entente } to { $central }
form-outcome = The record of the battle: winner, points, what became of each person and each machine; or that it is called off, and why.
form-correction = Number of the record in the campaign book (1 to { $records }), what is changed, its new value, why; a blank in a name is written _.
form-example = For example: { $text }

## Refusals

refusal-name = A name has 1 to { $most } letters, digits, blanks and . ' -
refusal-campaign_name = Name of the campaign: 1 to { $most } letters, digits, single blanks and . ' -
refusal-squadron_name = { $sits }, name: 1 to { $most } letters, digits, single blanks and . ' -
refusal-seats = Each squadron in play is named once, in the order of the seats.
refusal-nation = { $sits }: a squadron here cannot be of this nation.
refusal-strength = { $sits }: a squadron has { $least } to { $most } pilots.
refusal-same_name = { $sits }: another squadron is called { $called }, too.
refusal-not_in_service = The { $type } is in service only from { $from } to { $until }.
refusal-twice = Nobody can be named twice.
refusal-wrong_number = { $count ->
    [one] Exactly one pilot must be named.
   *[other] Exactly { $count } pilots must be named.
  }
refusal-not_ready = { $person } cannot be named: { $state ->
    [grounded] he is grounded.
    [dead] he is dead.
    [prisoner] he is a prisoner.
    [retired] he has left the war.
    [pilot] his gunner cannot fly.
   *[gunner] he is a gunner.
  }
refusal-no_experience = { $person } has { $points ->
    [1] one point
   *[other] { $points } points
  } of experience, and this costs { $price }.
refusal-unknown_battle = This campaign has opened no battle { $battle }.
refusal-battle_closed = Battle { $battle } is closed with another outcome.
refusal-taken_in = The outcome of battle { $battle } has been taken in already; there is nothing left to do.
refusal-malformed_outcome = This is not a record of a battle: { $where }.
refusal-void_reason = A reason has 1 to { $most } characters.
refusal-digest = The digest of a journal has 64 hexadecimal digits, and the version of the rules is a number.
refusal-turns = A battle has 1 to { $most } turns.
refusal-why = A battle ends by its turn limit (turns), because one side is alone in the fight (alone), or because all agree (agreed); one side or nobody holds the field.
refusal-people_differ = The people must be those of battle { $battle }, each once.
refusal-machines_differ = The machines must be those of battle { $battle }, each once and of its type.
refusal-machine_state = { $plane } came home, is damaged, or is lost.
refusal-person_state = { $place } is alive, dead or a prisoner.
refusal-no_victor = { $plane } can be credited only to somebody of the other side who took part, not to { $who }.
refusal-was_not_there = { $plane } had not arrived when the battle ended: nothing happened to it.
refusal-took_part = { $plane } took part, with everybody aboard; only those due in a later turn can have come too late.
refusal-no_prisoners = No prisoners are taken in this campaign ({ $place }).
refusal-dead_fortitude = { $place } is dead and has no Fortitude left.
refusal-fortitude = { $place } lives with Fortitude 1 to { $most }.
refusal-rerolls = { $place } has 0 to { $most } re-rolls left.
refusal-luck = In a battle only pilots gain Luck, and nobody loses any ({ $place }).
refusal-traits = A battle changes no traits ({ $place }).
refusal-objectives_of = The objectives of { $place } are those fulfilled by his aeroplane, if he lives.
refusal-credits_differ = What is credited to { $place } must be what the machines say, each once.
refusal-credit_type = { $plane } is not an aeroplane of this battle, or has another type.
refusal-credit_turn = { $plane } was shot down or forced home in a turn from 1 to { $most }.
refusal-home_before = { $plane }: a victory after a forced home says so, and comes no earlier.
refusal-objectives_differ = The objectives must be those of the mission, in its order.
refusal-objective_by = Objective { $objective } cannot be the work of this aeroplane, or of none.
refusal-protected = Objective { $objective }: what is destroyed was not protected.
refusal-points = { $side ->
    [E] The Entente
   *[C] The Central Powers
  } must have { $points } points, for victories and objectives.
refusal-winner = By the points, and who holds the field, { $winner ->
    [draw] nobody has won.
    [E] the Entente has won.
   *[C] the Central Powers have won.
  }
refusal-no_such_record = There are only records 1 to { $most }.
refusal-no_such_target = { $target } cannot be put right.
refusal-no_such_value = A value from { $low } to { $high }.
refusal-as_it_is = That is what it is already.
refusal-in_battle = { $person } is to fly: what he is must stay until the battle is over.
refusal-unmanned = { $squadron } could not man one aeroplane.
refusal-squadron_full = { $squadron } is full: it has { $strength } pilots.

## What goes on

waiting-frame = The organiser fixes the frame of the campaign.
waiting-month = { $month }: types are chosen.
waiting-mission = { $month }: a mission is drawn.
waiting-roster = Mission { $mission }: rosters are named.
waiting-battle = Mission { $mission }: the battle is to be fought.
waiting-after = Mission { $mission }: the survivors are counted.
waiting-time = { $month }: time passes.
waiting-over = The campaign is over.
waiting-setup = The campaign begins.
phase-frame = frame
phase-month = new month
phase-mission = mission is drawn
phase-roster = rosters
phase-battle = battle
phase-after = after the battle
phase-time = time passes
phase-over = over
part-mission = Mission { $of }

result = { $winner ->
    [draw] The campaign ends in a draw
    [E] The Entente has won the campaign
   *[C] The Central Powers have won the campaign
  }: missions won { $won_entente } to { $won_central }, points { $points_entente } to { $points_central }, after { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }.

## The view in words

twin-head = { $name ->
    [none] Campaign
   *[other] Campaign “{ $name }”{ $month ->
        [none] {""}
       *[other] , { $month }
      }{ $number ->
        [0] {""}
       *[other] , mission { $number }
      }
  }: { $phase }.
twin-score = Score:
twin-side = { $side }: { $won ->
    [one] one mission won
   *[other] { $won } missions won
  }, { $points ->
    [one] one point
   *[other] { $points } points
  }
twin-records = Records: { $records }
twin-mission = Mission: { $title }
twin-attacker = { $month }, attacker: { $side }
twin-slot = { $plane }, { $squadron }: { $people ->
    [none] not known, or empty
   *[other] { $people } ({ $type })
  }
twin-squadron = { $name } ({ $side }, { $nation }): { $type ->
    [none] type not known
   *[other] { $type }
  }, { $strength } pilots
twin-nobody = (nobody known yet)
twin-person = { $id } { $name }, { $role ->
    [pilot] pilot
   *[gunner] gunner
  }
twin-fortitude = Fortitude { $now } of { $full }
twin-victories = air victories { $victories }, forced home { $homes }
twin-credit = { $type } ({ $battle }, turn { $turn })
twin-objectives = { $objectives ->
    [one] one objective fulfilled
   *[other] { $objectives } objectives fulfilled
  }
twin-wounds = { $wounds ->
    [one] one wound test
   *[other] { $wounds } wound tests
  }
twin-missions = { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }
twin-experience = experience { $points }
twin-abilities = { $list }
twin-traits = { $list }
twin-machine = own machine { $type }
twin-parachute = parachute
twin-battles = Battles:
twin-battle = { $id }, { $month }, { $title }: { $winner ->
    [none] a draw
   *[other] { $winner }
  }, { $entente } to { $central }
twin-void = { $id }, { $month }, { $title }: called off

## What newcomers are told at their first questions

lesson-type = Choose what your squadron flies
    .text = All of your pilots fly this type until the month ends, whatever mission comes, so look at what is at the front. The other side learns it only when the battle is opened.
    .learnt = one type for a month
    .tag-1 = what is at the front this month
lesson-roster = Name who flies
    .text = Flying helps with manoeuvres, Gunnery with hits, Awareness with the first shot; whoever is wounded stays behind. Then the battle is opened and flown at a table of its own.
    .learnt = skills decide who flies
    .tag-1 = the mission
lesson-raise = Buy what they have learned
    .text = Everybody who took part and lives has earned experience, more for a victory or for winning the mission. The first points of a skill are cheap, and a 10 on the die brings an ability.
    .learnt = experience buys skills
    .tag-1 = every die is written down
lesson-record = Everybody has a record of service
    .text = Press a name in the squadron book: victories, wounds and abilities are there. Whoever is hit hard may stay on the ground for a mission.
    .tty = Type service and a name: victories, wounds and abilities are written there. Whoever is hit hard may stay on the ground for a mission.
    .learnt = people, not machines
lesson-month = A month passes
    .text = After two missions wounds heal, and new types come to the front, so that you choose again. After November whoever has won more missions wins the campaign.
    .learnt = months heal and change
    .tag-1 = a new month

## The lab

figure-of = { $what }, { $side }
figure-after = left after { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }
figures-end = End
figures-balance = Balance
figures-veterans = What experience is worth
figures-people = People
figures-survival = Survival of pilots
figures-aces = Aces
figures-types = Aeroplanes shot down, by type
figures-months = Victories by month
figures-victories = Victories
figures-experience = Experience
figures-raised = Skill points bought
figures-events = Records
figure-end-missions = missions
figure-end-battles = battles
figure-end-points = points
figure-end-draws = battles drawn
figure-end-unmanned = ended because a squadron could not fly
figure-end-won-by = campaigns won
figure-balance-early-leader-won = the leader after a quarter won
figure-balance-rest-won-by-early-leader = share of the other missions that he won
figure-balance-last-change-of-lead = last change of the lead, as a share of the missions
figure-balance-beyond-reach = lead beyond reach, as a share of the missions
figure-balance-lost-early = pilots lost in the first quarter
figure-veterans-lost-0 = share of sorties in which a pilot is lost, nothing bought
figure-veterans-lost-1 = … with 1 to 4 points bought
figure-veterans-lost-5 = … with 5 and more
figure-veterans-victories-0 = victories for each sortie, nothing bought
figure-veterans-victories-1 = … with 1 to 4 points bought
figure-veterans-victories-5 = … with 5 and more
figure-veterans-sorties-0 = sorties of pilots, nothing bought
figure-veterans-sorties-1 = … with 1 to 4 points bought
figure-veterans-sorties-5 = … with 5 and more
figure-people-pilots = pilots who flew
figure-people-dead = pilots dead
figure-people-prisoner = pilots taken prisoner
figure-people-retired = pilots retired
figure-people-gunners = gunners who flew
figure-people-wound-tests = wound tests
figure-aces-number = pilots with five victories
figure-aces-most = victories of the most successful pilot
figure-aces-abilities = abilities of aces
figure-victories-homes = forced home
figure-experience-earned = points earned
figure-experience-spent = points spent
fact-winner = winner
fact-winner-draw = nobody
fact-why = why it ended
fact-why-month = last month
fact-why-unmanned = a squadron without a pilot
fact-month = last month played
fact-missions = missions
fact-won_entente = missions won, Entente
fact-won_central = missions won, Central Powers
fact-points_entente = points, Entente
fact-points_central = points, Central Powers

## In the terminal

tty-help-book =
    book, book 40, book all    the last records with their dice and paragraphs; book LAMB those about a person
tty-help-service =
    service LAMB               somebody’s record of service: skills and prices, victories, wounds
tty-help-result =
    result                     type in the result of a battle flown at a real table, line by line
tty-help-off =
    off REASON                 call the battle off
tty-roster = Type { $count ->
    [one] one number or id, for example { $example }
   *[other] { $count } numbers or ids, for example { $example }
  }.
tty-book-empty = The book says nothing of this.
tty-book-dice = Dice: { $dice }.
tty-service-whom = Whose record? service and an id or a name:
tty-service-next = next point
tty-service-victories = air victory over { $victim } ({ $type }), turn { $turn }
tty-service-homes = forced { $victim } home ({ $type }), turn { $turn }
tty-service-wound = wound test { $natural }: { $text }
tty-result-prompt = result
tty-result-help =
    C2 lost victory=E1@5       what became of a machine: home, damaged, lost or absent; whose victory, in which turn
    C2 damaged home=E1@4       forced home by E1 in turn 4; - for nobody
    E1 dead                    what became of a person: alive, dead or prisoner
    E1 fortitude=4 rerolls=1 luck=1   what he has left, and what Luck he gained
    O1 E2, O1 met, O1 open     an objective: fulfilled by E2, fulfilled, not fulfilled
    turns 20, end alone, held E   turns flown; end: turns, alone or agreed; who holds the field: E, C or -
    ok, clear, back            give the result in, begin again, leave it
tty-result-unclear = “{ $line }” changes nothing. help shows how a result is typed in.
tty-result-sum = { $turns } turns. Points { $entente } to { $central }; winner: { $winner }.
tty-result-draw = nobody
tty-result-staff = a crew of the staff
tty-result-home = came home
tty-result-damaged = damaged
tty-result-lost = lost
tty-result-absent = had not arrived
tty-result-victory = air victory of { $who }, turn { $turn }
tty-result-forced = forced home by { $who }, turn { $turn }
tty-result-person = { $name }: { $state ->
    [alive] alive, Fortitude { $fortitude }, re-rolls { $rerolls }{ $luck ->
        [0] {""}
       *[other] , Luck +{ $luck }
      }
    [dead] dead
   *[prisoner] prisoner, Fortitude { $fortitude }
  }
tty-result-goal = { $task }: { $met ->
    [yes] fulfilled{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
      }
   *[no] not fulfilled
  }

## What bots weigh

worth-strength = worth { $points } points
    .note = In points of Gunnery: what skills, abilities and condition bring in a battle. People who are not fit count less, people who have rested a little more.
worth-duel = { $points } of 100 points
    .note = What the type makes of 100 points in duels against all others, less something for each further person aboard, who may be lost with it.
worth-return = { $hundredths } points of Gunnery for 100 points spent
    .note = What 100 points of experience spent on it bring, in points of Gunnery; the chance of an ability is in it.
worth-better = better in { $percent } % of rolls
    .note = How many of the possible dice are better than this one; if it is kept, how many are worse.

## How a battle is settled, as advised

choice-played = Fly it at a table (31.10)
choice-by-bots = Let bots fly it (31.11)

## Levels of bots: a name where it says more, what each wants and how it leads

level-hard = hard in battles
level-easy-note = Wants everybody to fly in turn. Keeps the type it has, and buys the cheapest skills.
level-normal-note = Wants its best pilots up in the best type. Rests the wounded, and buys the skills that bring most.
level-hard-note = Wants its best pilots up in the best type, as normal does. In battle they fly as hard bots do.
advice-cheapest = the cheapest
level-easy-note-organiser = Wants no side to win: names the usual frame and corrects nothing.
level-normal-note-organiser = Wants no side to win: names the usual frame and corrects nothing.
level-hard-note-organiser = Wants no side to win: names the usual frame and corrects nothing.

## The briefing

brief-squadron = *Win more missions* than the other side, and bring your people home.
    .ends = After the last month, or when a squadron cannot man one aeroplane. Missions won count; if equal, the points.
    .moves = For each mission you name who flies. The battle is a game of its own; whoever comes home has learned something.
brief-squadron-1 = What does your squadron fly this month?
    .note = All of your pilots fly this type until the month ends.
brief-squadron-2 = Who flies the mission?
    .note = As many as you have slots. Whoever was hit hard may be grounded.
brief-squadron-3 = What do your people learn?
    .note = The first points of a skill are cheap, and a 10 on the die brings an ability.
brief-organiser = *Keep the campaign going*: set its frame, see its battles fought, put mistakes right.
    .ends = { brief-squadron.ends }
    .moves = You are asked when a campaign begins and when a battle is over. Everything else comes from the squadrons.
brief-organiser-1 = Which months, which squadrons?
    .note = The frame is set once. Anything else follows from the records.
brief-organiser-2 = How is the battle fought?
    .note = At a table, by bots, or by typing in the result of a real one.
brief-organiser-3 = Is a record wrong?
    .note = A correction names what it amends; the old record stays.
brief-secret-type = Type of the month and who flies
    .side = yes
    .enemy = when the battle is opened
    .organiser = yes
brief-secret-squadron = Skills, wounds and experience
    .side = all
    .enemy = no
    .organiser = all
brief-secret-squadron_open = Skills, wounds and experience
    .side = all
    .enemy = all
    .organiser = all
brief-secret-records = Missions, results, points
    .side = all
    .enemy = all
    .organiser = all
brief-column-side = { $seat ->
    [organiser] the squadron’s side
   *[other] your side
  }
brief-column-enemy = the other side

## The end of the campaign

end-won-E = The Entente won
end-won-C = The Central Powers won
end-story = { $won_first ->
    [one] one mission won
   *[other] { $won_first } missions won
  } to { $won_second }{ $level ->
    [0] {""}
   *[other] , and { $points_first } points to { $points_second },
  } in { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }; { $why ->
    [month] { $month } was the last month
   *[unmanned] a squadron could not man one aeroplane
  }
end-goal-won = { $whose }: missions won
    .count = { $count }, the other side { $need }
end-goal-points = { $whose }: points, at equal missions
    .count = { $count }, the other side { $need }
end-side-E = Entente
end-side-C = Central Powers
end-luck-skill = Skills of those who joined
end-luck-luck = Luck of those who joined
end-luck-recovery = Recovery
end-luck-wound = Wound tests, sum of the dice
end-way-won = Missions won
end-way-points = Points
end-part-won = Missions won
end-part-points = Points
sheet-mission = Mission { $number }{ $winner ->
    [none] , drawn
   *[other] , won by: { $winner }
  }
sheet-corrected = Corrections of the organiser
