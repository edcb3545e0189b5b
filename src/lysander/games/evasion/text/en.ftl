# Escape and Evasion, English. Ids: kinds of reports, ask-<kind>, refusal-<code>, roll-<name>.

title = Escape and Evasion
tagline = Six men, five days, one aeroplane
    .about = Behind the lines in 1945: a sabotage team goes to ground, the district commander hunts it with the few men he has. Two sides, neither sees the other.
    .story = Germany, 1945. Six men have five days to reach a field where an aircraft will land. Six patrols and six lorries look for them.
    .length = about 60 minutes
    .secret = all pieces of the other side, the landing field
    .credits = A game by Tim Price, retold in our own words.

seat-british = British
    .the = the British
    .who = the team that must get away
seat-german = Germans
    .the = the Germans
    .who = the commander who hunts it
seat-umpire = Umpire
    .the = the umpire
    .who = sees everything, may overrule anything
seat-chance = Dice
    .the = the dice

scenario-standard = Five days at Altenbeken
    .summary = Six men, six patrols, pick-up in move 11.
scenario-four-men = The short night
    .summary = Four men against four patrols, pick-up in move 7: half the length. The first man hit costs the team its strength in fights.
scenario-alarm = The division turns out
    .summary = Six men against eight patrols, two of them from the towns; the Germans do not know whether the aircraft comes in move 7, 9 or 11.
scenario-even = An even match
    .summary = Five men against eight patrols, pick-up in move 9; in a fight a 2 captures, too. Each side wins about as often as the other.

option-team = Men in the team
    .help = Letters from A on.
option-patrols = Patrols in play
    .help = Their numbers, 1 to 8, each with a lorry of the same number.
    .form = digits 1 to 8, each at most once, ascending, at least one
option-landing_move = Aircraft comes in move
    .help = Secret: in move 7, 9 or 11, by a die that only the British see.
option-patrols_start = Patrols start
    .help = On foot beside their lorries, or on board.
option-garrisons = Garrisons
    .help = Whether towns and villages hold men who look and fight.
option-british_sight = British sight
    .help = How far the British see by day.
option-ambush_after_move = Ambush after moving
    .help = Whether men who moved in this half may lie in wait.
option-leave_look = Look at setting out
    .help = Whether Germans look at a party that sets out from their hex.
option-wounded_alone = Wounded without a fit man
    .help = What happens to a group with no fit man when it is attacked.
option-fought_at_start = Fought at setting out
    .help = How men count who are fought or attacked before their first step and stay there: as on the move or as hiding.
option-aircraft_found = Aircraft is found
    .help = Whether a patrol that enters its hex finds it always, or only while men are there.
option-captured_on = Captured on
    .help = Up to which result of a fight a group is captured: on 1, or also on 2, or also on 3, where it would be killed.
option-interrupts = Questions in the other half
    .help = Asked when they come up, or settled by standing orders beforehand.
option-belief = Belief view
    .help = A German aid: where the team could be, worked out from the reports.
option-dice = Dice
    .help = Rolled by the program, or by the umpire with a real die.
option-umpire_check = Umpire checks
    .help = Which results a seated umpire sees before they take effect.
option-umpire_release = Umpire releases reports
    .help = Which reports wait for a seated umpire: none; sightings, finds and fights; or all.
option-umpire_decoys = Decoys for the umpire
    .help = Whether an umpire who checks looks is also asked where nobody is looked at, so that no pause gives a hex away.
value-foot = on foot
value-aboard = on board
value-yes = yes
value-no = no
value-own = own hex only
value-adjacent = own and open neighbouring hexes
value-captured = captured
value-roll = roll for it
value-ask = ask
value-orders = standing orders
value-moving = on the move
value-hiding = hiding
value-always = always
value-men = only with men
value-off = off
value-set = hexes
value-weights = hexes with per cent
value-engine = program
value-umpire = umpire
value-none = none
value-fights = fights
value-all = all
value-some = some, by a die
value-auto = at once
value-weighty = hold the important ones
value-hold = hold all
value-secret = secret

## Words

number = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $n }
  }

unit-patrol = Patrol { $n }
unit-lorry = Lorry { $n }
unit-garrison = Garrison of { $place }
unit-townspeople = Townspeople of { $place }
patrol = patrol on foot
    .the = the patrol
    .a = A patrol on foot
lorry = lorry without a patrol
    .the = the lorry
    .a = A lorry without a patrol
lorry_troops = lorry with a patrol on board
    .the = the lorry with its patrol
    .a = A lorry with a patrol on board
lorry_dark = lorry, load not to be made out
    .the = the lorry
    .a = A lorry; its load cannot be made out in the dark
garrison = garrison
    .the = the garrison
    .a = The garrison
crew = lorry crew
    .the = the crew of a lorry
    .a = The crew of a lorry
how-foot = on foot
how-captured = in one of our lorries
how-lorry = in one of our lorries
light-day = day
light-night = night
ground-rough = rough
ground-open = open
ground-urban = urban
ground-road = road
tunnel = tunnel
state-ok = fit
state-wounded = wounded
state-dead = dead
state-captured = prisoner
state-away = flown out
posture-hiding = hiding
posture-moving = on the move
posture-ambush = lying in wait
posture-ambush_soft = lying in wait for lone lorries only
half-british = British half
half-german = German half
half-setup = set-up

## Reports (14.2)

turn = Move { $move }, { $light_text }.
half = { $side ->
    [british] The British half begins.
   *[german] The German half begins.
  }
result = { $british ->
    [won] { $german ->
        [won] Both sides reached their goal.
       *[lost] The British have won.
      }
    [none] The game ends without a result.
   *[lost] { $german ->
        [won] The Germans have won.
       *[lost] Neither side reached its goal.
      }
  } Flown out { $away }, prisoners { $captured }, dead { $dead }, left behind { $left }.{ $british ->
    [none] {""}
   *[other] {" "}The British need two men flown out (13.3), the Germans one prisoner (13.2).
  }
tally-away = Men flown out: { $count } (two are needed)
tally-captured = Prisoners: { $count } (one is needed)
tally-gave-up-british = The British gave up: their free men count as left behind, prisoners taken before still count
tally-gave-up-german = The Germans gave up: the free men count as flown out, prisoners taken before still count
tally-left = Left behind: { $count } (counts for neither side)
tally-dead = Dead: { $count } (counts for neither side)
tally-awarded = Awarded by the umpire
b_brief = To the team. It is four in the morning and all { $team_text } of you have reached the rendezvous. The ammunition train went up inside { $map ->
    [changed] the tunnel
   *[printed] the Altenbeken tunnel
  }, and one of the German army’s main lines is shut. Expect every German in the district to look for you. By Hitler’s order men like you are shot, so nobody means to be taken. The plan: into the woods, lie low some days, then a quick march to the field where a Lysander picks you up. { $landing ->
    [secret] You are told its date now.
   *[fixed] Its date is fixed: move { $landing_move }, { $days_text } days from now.
  } It comes once. If nobody stands there, London will take you for captured and dead. One comfort: so late in the war the enemy has few good troops behind the lines. Each of you is a specialist and each carries a map.
g_brief = To the district security commander. It is four in the morning. The railway rings: ten minutes ago an ammunition train left the rails in { $map ->
    [changed] the tunnel
   *[printed] the Altenbeken tunnel
  } and blew up. This was no accident and no clockwork fuse. The charge was fired by wire at the moment the train was on it, so the men who fired it are still close by. You have little and must use it at once: { $patrols ->
    [one] one patrol with a lorry,
   *[other] { $patrols_text } patrols, each with a lorry,
  } a driver and an escort, in { $homes }. Patrols and lorries all carry wireless sets that work. { $garrisons ->
    [no] You have no other men: towns and villages have no garrison, and only the people who live there keep their eyes open.
   *[yes] All your other men guard the towns and villages and must stay there.
  } General Klinkerhofen has seen several such raids in recent months. He wants prisoners who can talk. If there are none, the man he makes an example of is you. A paper of some weeks ago says what to expect: such parties go to ground for some days, then walk to a field near by where a light aircraft fetches them. It needs open ground, no road, no trees, and a low run-in free of trees and houses.
u_brief = { $of ->
    [british] Briefing of the British. { b_brief }
    [german] Briefing of the Germans. { g_brief }
   *[umpire] To the umpire. You see everything and keep the only full map; neither side sees or hears the other. The British choose a landing hex and a rendezvous. Then each move has a British half, hex by hex with all its meetings, and a German half, order by order. The aircraft comes { $landing ->
        [secret] in a move that a die decides; the British and you are told.
       *[fixed] in move { $landing_move }.
      } Tell each side what it would know and nothing more. Every look, fight and report is prepared for you; you may let it pass, hold it, reword it or overrule it.
  }
b_enemy = { $hex }: { $what_text }.
b_stop = { $names } { $count ->
    [one] stops
   *[other] stop
  } in { $hex }.
b_found = { $hex }: { $names } { $count ->
    [one] is
   *[other] are
  } spotted by { $by ->
    [patrol] a patrol on foot
    [lorry_troops] a lorry with a patrol on board
    [garrison] the garrison
   *[crew] the crew of a lorry
  }. It comes to a fight.
b_captured = { $hex }: { $names } { $count ->
    [one] is
   *[other] are
  } taken prisoner.
b_killed = { $hex }: { $names } { $count ->
    [one] is
   *[other] are
  } killed.
b_wounded = { $hex }: { $names } { $count ->
    [one] is
   *[other] are
  } wounded.
b_died = { $hex }: { $names }, already wounded, is hit again and dies.
b_foe_killed = { $hex }: { $what ->
    [garrison] the garrison
    [lorry_troops] the lorry crew and its patrol
    [patrol] the patrol
   *[other] the crew of the lorry
  } { $what ->
    [lorry_troops] are
   *[other] is
  } wiped out.
b_escaped = { $names } { $count ->
    [one] gets
   *[other] get
  } away from { $from } to { $hex }.
b_foe_away = { $hex }: the lorry gets away.
b_wrecked = { $hex }: the lorry burns, its crew is dead.
b_taken = { $hex }: { $lorry } is yours, its crew is dead.
b_lorry_gone = { $hex }: the Germans have taken { $lorry } back.
b_plane_down = The Lysander is down in { $hex }. It leaves when the German half is over.
b_plane_missed = No light shows in { $hex }; the Lysander turns back.
b_away = { $names } { $count ->
    [one] is
   *[other] are
  } flown out.
b_left = { $names } { $count ->
    [one] is
   *[other] are
  } left behind.
g_stop = { $unit } stops in { $hex }.
g_seen = { $unit }: { $men ->
    [one] one man
   *[other] { $men } men
  } seen in { $hex }, { $how_text }.
g_captured = { $unit } in { $hex }: { $names } taken prisoner.
g_bodies = { $unit } counts { $men ->
    [one] one dead man
   *[other] { $men } dead men
  } in { $hex }.
g_broke_away = { $unit }: the enemy broke away in { $hex }, { $hit ->
    [0] nobody hit
    [one] one man hit
   *[other] { $hit } men hit
  }.
g_held_off = { $unit }: the enemy fought the patrol off and holds out at the aircraft in { $hex }, { $hit ->
    [0] nobody hit
    [one] one man hit
   *[other] { $hit } men hit
  }.
g_silent = No answer from { $units }, last heard of in { $hex }.
g_under_fire = { $unit } came under fire in { $hex } and got away.
g_clear = { $unit } has searched { $hex }: nobody.
g_lorry_found = { $unit } finds { $lorry } empty in { $hex }.
g_lorry_reported = { $lorry } is reported abandoned in { $hex }.
g_lorry_recovered = { $lorry } is recovered in { $hex } and goes to the depot.
g_wreck = { $unit } finds { $lorry } burnt out in { $hex }.
g_plane = { $unit }: an aircraft on the ground in { $hex }.
note = Umpire: { $text }{ $hexes ->
    [none] {""}
   *[other] {" "}({ $hexes })
  }
ruling = Ruling: { $text }{ $hexes ->
    [none] {""}
   *[other] {" "}({ $hexes })
  }
message = To the umpire: { $text }
umpire = { $how ->
    [took] An umpire has sat down at the table.
   *[left] The umpire has left; the program decides again.
  }
renumbered = The umpire has set the game to move { $move }, { $light_text }.
resigned = { $side ->
    [british] The British give up. Their free men count as left behind (13.7); what each side had reached before still counts.
   *[german] The Germans give up. All free men count as flown out (13.7); the prisoners they had taken still count.
  }
closed = The umpire has closed the table: { $reason }
open = The game is over and everything is open.
late = { $kept ->
    [yes] Kept by the umpire until now: { $count ->
        [one] the next report is
       *[other] the next { $count } reports are
      }
   *[no] { $count ->
        [one] The next report is
       *[other] The next { $count } reports are
      }
  } of move { $move }{ $half ->
    [british] , British half.
    [german] , German half.
   *[start] , its beginning.
  }
held = { $number ->
    [0] The die for { $seat_text } waits with its report.
   *[other] Report { $number } for { $seat_text }: { $words_text }
  }
overruled = You overrule, because of “{ $reason }”: { $result_text }
change = You change the position: { $command } ({ $reason })
change_waits = The change waits until the British pick a party or the Germans give an order: { $command }. { $reason }
change_done = The change that waited is carried out: { $command }.
change_dropped = The change that waited no longer makes sense and is dropped: { $command }. { $why_text }
switch = { $key ->
    [pause] { $setting ->
        [on] The umpire has stopped the table.
       *[off] The table goes on.
      }
   *[other] Switched: { $switch_text }.
  }
told-to = { $seat ->
    [british] To the British: { $text }
    [german] To the Germans: { $text }
   *[umpire] To the umpire: { $text }
  }

## Rolls (chapter 21)

roll-look = { $unit } { $hex ->
    [none] looks
   *[other] looks at { $hex }
  }
    .verdict = { $outcome ->
        [seen] Spotted. Rolled { $face }, needs { $needed } or less.
       *[unseen] Not spotted. Rolled { $face }, needs { $needed } or less.
      }
    .certain = { $outcome ->
        [seen] Spotted without a die.
       *[unseen] Not spotted, without a die.
      }
    .base = { $column ->
        [rough] Rough
        [open] Open
        [urban] Town or village
        [road] Road
       *[none] Search matrix
      }{ $state ->
        [moving] , moving
        [hiding] , hiding
       *[none] {""}
      }{ $light ->
        [day] , day
        [night] , night
       *[none] {""}
      }
    .base-rule = 7.2
    .needed = { $needed } or less
roll-patrol = Fight{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
    .verdict = Rolled { $face }, makes { $total }. { $row_text }
    .base = Die
    .base-rule = 10.4
roll-ambush = Ambush{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
    .verdict = Rolled { $face }, makes { $total }. { $row_text }
    .base = Die
    .base-rule = 9.5
row-capture-group = The group is captured.
row-kill-group = The group is killed.
row-wound-1_escape-must = One man is wounded, the group gets away.
row-destroy-germans_wound-1 = The Germans are wiped out, one man is wounded.
row-destroy-germans_escape-may = The Germans are wiped out.
row-wound-1_lorry-away = One man is wounded, the lorry gets away.
row-lorry-away = The lorry gets away.
row-lorry-wrecked = The crew is dead, the lorry burns.
row-wound-1_lorry-taken = One man is wounded, the lorry is taken.
row-lorry-taken = The lorry is taken.
row-wound-1 = One man is wounded.
row-escape-must = The group gets away.
row-escape-may = The group may get away.
row-destroy-germans = The Germans are wiped out.

roll-hit = Who is hit{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
    .verdict = Rolled { $face }: { $names }.
    .certain = { $names }.
    .needed = one face for each unwounded man, by letter
roll-landing_move = Move of the aircraft
    .verdict = Rolled { $face }: the aircraft comes in move { $outcome }.
    .needed = 1 or 2: move 7, 3 or 4: move 9, 5 or 6: move 11
roll-draw = Drawn for an absent player
    .verdict = Drawn: { $outcome }.
    .needed = all equally likely
mod-group = Two men or more
mod-vehicle = From a lorry
mod-four = Four unwounded men or more
mod-rough = Rough ground
mod-urban = Town or village

## Questions (chapter 20)

ask-landing = In which hex does the Lysander land?
    .help = Open ground without a road, not at the edge, with room for the run-in. The choice is secret and for good; be there when it comes.
    .main = Land here
ask-rendezvous = Where has the team met?
    .help = All men begin the game in this hex beside the tunnel.
    .main = Meet here
ask-party = Who moves next?
    .help = Pick men of one hex who have not moved, and how they go: on foot, or driving a captured lorry. Men you do not pick stay hidden. When nobody else should move, end your half.
    .main = Send them
    .done = End the half
ask-path = { $who ->
    [british] Where do { $names } go?
   *[german] Where does { $unit } go?
  }
    .help = { $budget ->
        [walk] { $points } points left: a step across country costs 6 into rough, 3 into open, 2 into urban; a step along a road costs 2. News on the way stops you and you are asked again.
        [helped] With a wounded man one step of any kind.
       *[drive] Up to { $points } steps, along roads only. News on the way stops you and you are asked again.
      }
    .main = Go this way
    .done = Stop
ask-getoff = Who gets off { $lorry }?
    .help = Men who were aboard before this half may get off and walk on with a full allowance; they are not looked at again in this hex.{ $known ->
        [none] {""}
       *[other] {" "}{ $known }
      }
    .main = Get off
ask-aboard = Who sits in { $lorry } in { $hex }?
    .help = At most six. Men who got in during this half stay in. The others lie beside the road.{ $known ->
        [none] {""}
       *[other] {" "}{ $known }
      }
    .main = Take seats
ask-posture = What do the men in { $hex } do while the Germans move?
    .help = { $orders ->
        [yes] An ambush springs on the first lorry that comes along the road.
       *[no] An ambush is put to you when a lorry comes along the road.
      } Lying in wait changes nothing in how well they are hidden.
    .main = Settle down
ask-spring = A lorry comes through { $hex }. Spring the ambush?
    .help = { $what ->
        [lorry] It carries no patrol.
        [lorry_troops] It carries a patrol.
       *[lorry_dark] In the dark you cannot make out whether it carries a patrol.
      }
    .main = Decide
ask-escape = Where do { $names } run?
    .help = The step is free and nobody looks. Hexes where you know of Germans are left out; Germans you have not seen may be in any of these.
    .main = Run there
ask-policy = What do lorries without a patrol do when they spot somebody?
    .help = The order holds until your next half.
    .main = Give the order
ask-order = Which order do you give?
    .help = One unit at a time, carried out at once. Patrols on foot that do nothing search their hex at the end of the half.
    .main = Give the order
    .done = End the half
ask-attack = { $lorry } has spotted { $men ->
    [one] one man
   *[other] { $men } men
  } in { $hex }. Attack?
    .help = If not, the crew only reports.
    .main = Decide
ask-withdraw = { $lorry } gets away. Which way?
    .help = Along a road to a neighbouring hex, at once and free.
    .main = Withdraw
ask-check = { $name ->
    [look] Let this look stand?
    [patrol] Let this fight stand?
    [ambush] Let this ambush stand?
    [decoy] { $hex }: nobody is looked at. Go on?
   *[hit] Let this hit stand?
  }
    .help = { $name ->
        [decoy] A decoy (15.23): for the players this pause is like that of a look. There is nothing to overrule.
       *[other] Accept the result, or overrule it with another one and a reason.
      }
    .main = Settle it
ask-change = Change the position
    .help = One of the commands of 15.11, then the reason in quotes: man A state=ok "misread".
    .main = Change the position
ask-tell = Tell a seat
    .help = The seats, then your words in quotes: german "Smoke near Horn". Add hexes to mark after the seats: german@0410,0411 "Smoke here".
    .main = Send the report
ask-release = Reports wait
    .help = Release, reword, delay or withhold them by their numbers.
    .main = Release the reports
ask-resign = Give up?
    .help = { $side ->
        [british] All free men count as left behind (13.7). If the Germans hold a prisoner, they win (13.2).
       *[german] All free men count as flown out (13.7); two are enough for the British (13.3). { $prisoners ->
            [unknown] If you hold a prisoner, you win all the same (13.2).
            [0] You hold no prisoner, so you lose (13.2).
           *[other] You hold a prisoner, so you win all the same (13.2).
          }
      } The game ends at once.
    .main = Give up
ask-message = Write to the umpire
    .help = Only the umpire reads it.
    .main = Send the message
ask-switch = Umpire’s switches
    .help = Dice, checks, release of reports, the next result, the clocks.
    .main = Set the switches
ask-close = Close the table
    .help = With the results as they stand, with results you award, or without; with a reason.
    .main = Close the table
ask-take_seat = Take the umpire’s chair
    .help = From then on you see everything and may decide what chapter 15 leaves to you.
    .main = Sit down
ask-leave_seat = Leave the umpire’s chair
    .help = All waiting reports go out, and the program decides again.
    .main = Leave the chair
ask-look = Roll the look of { $unit }
    .help = Type the face of a real die.
    .main = Enter the die
ask-patrol = Roll the fight
    .help = Type the face of a real die.
    .main = Enter the die
ask-ambush = Roll the ambush
    .help = Type the face of a real die.
    .main = Enter the die
ask-hit = Roll who is hit
    .help = Count the unwounded men by letter. Roll again above their number.
    .main = Enter the die
ask-landing_move = Roll the move of the aircraft
    .help = Type the face of a real die.
    .main = Enter the die
ask-draw = Draw for the absent player
    .help = All options are equally likely.
    .main = Enter the draw

## Options

opt-yes = Yes
opt-no = No
opt-spring-yes = Spring the ambush
opt-spring-no = Let it pass
    .note = The ambush stays set. If the lorry stops here, its crew looks for you.
opt-attack-yes = Attack
opt-attack-no = Only report
    .note = The lorry is in no danger.
opt-hide = Hide
    .note = A lorry that passes is left alone.
opt-ambush = Lie in wait
opt-ambush_soft = Ambush lone lorries only
    .note = Springs on the first lorry that is seen to carry no patrol, so never by night.
opt-report = Only report
    .note = A lone lorry that spots somebody reports and is in no danger.
opt-policy-attack = Attack
    .note = A lone lorry that spots somebody attacks, by the ambush matrix.
opt-stay = Stay in { $hex }
    .note = No German is left there that you know of.
opt-escape-lorry = Drive { $lorry } to { $hex }
opt-done-party = End the half
    .note = { $count ->
        [0] Everybody has moved.
        [one] One man has not moved and stays hidden.
       *[other] { $count } men have not moved and stay hidden.
      }
opt-done-order = End the half
    .note = { $count ->
        [0] No patrol is left to search.
        [one] { $units } searches its hex first.
       *[other] { $units } search their hexes first.
      }
opt-walk = { $unit }: walk
    .note = 6 points: one rough, two open or three road hexes. It looks in each hex it enters.{ $ends ->
        [search] {" "}It stops searching here.
       *[none] {""}
      }
opt-search = { $unit }: search { $hex }
    .note = Finds everybody in the hex for certain, now and until it walks or boards.{ $chance ->
        [none] {""}
       *[other] {" "}Belief: { $chance } per cent that somebody is there.
      }
    .out = Finds everybody in the hex for certain, now and until it walks or boards. By your reports nobody can be there.
opt-board = { $unit }: board { $lorry }
    .note = { $walked ->
        [yes] It has walked, so the lorry cannot drive in the rest of this half.
       *[no] It can drive on at once, but not get off again in this half.
      }{ $ends ->
        [search] {" "}It stops searching here.
       *[none] {""}
      }
opt-unload = { $unit }: set { $other } down in { $hex }
    .note = The patrol may then walk, but not search in this half.
opt-drive = { $unit }: drive{ $other ->
    [none] {""}
   *[some] {" "}with { $other }
  }
    .note = Up to ten steps along roads. On the way the crew sees only captured lorries; where it stops it looks once.{ $ends ->
        [block] {" "}The road block here ends.
       *[none] {""}
      }
opt-block = { $unit }: block the road in { $hex }
    .note = Sees everybody who enters or leaves the hex along a road, instead of driving.
opt-park = { $unit }: lift the block in { $hex }
    .note = The lorry stays where it is and does not drive in this half.
opt-accept = Accept
opt-overrule = Overrule: { $result_text }
opt-all = Release all reports
opt-dice-engine = The program rolls
opt-dice-umpire = Dice by hand
opt-umpire_check-none = Check nothing
opt-umpire_check-fights = Check fights
opt-umpire_check-all = Check looks and fights
opt-umpire_release-auto = Reports go out at once
opt-umpire_release-weighty = Sightings, finds and fights wait for you
opt-umpire_release-hold = All reports wait for you
opt-umpire_decoys-none = No decoys
opt-umpire_decoys-some = Some decoys, by a die
opt-umpire_decoys-all = A decoy wherever nobody is looked at
opt-once-on = Put the next result to you
opt-once-off = Let the next result pass
opt-pause-on = Stop the table
opt-pause-off = Go on
result-seen = spotted
result-unseen = not spotted
opt-draw = Leave it to the die
opt-nobody = Nobody
opt-party-walk = { $names }: walk from { $hex }
    .note = 6 points: one rough, two open or three road hexes.
    .helped = With a wounded man one step, and an unwounded helper for each of them.
opt-party-drive = { $names }: drive { $lorry } from { $hex }
    .note = Up to ten steps along roads. Men who get in now stay in for this half.
opt-path-stay = Stop in { $hex }
opt-path-stop = Stop
opt-step-road = To { $hex } along the road
opt-step-across = To { $hex } across country
hex-note = { $ground }{ $road ->
    [yes] , road
   *[no] {""}
  }
hex-landing-note = distance in hexes: tunnel { $tunnel }, nearest road { $road }, nearest village { $village }
hex-seen-note = { $what } seen there in move { $move }
hex-price = { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }
hex-step = one step
odds-ambush = lorry yours { $taken } %, burnt { $wrecked } %, gets away { $away } %; a man wounded { $wounded } %.
odds-patrol = Germans wiped out { $won } %, you break away with a man wounded { $away } %, killed { $killed } %, captured { $captured } %.
odds-spring-lorry = Ambush: { $odds }
odds-spring-troops = Fight with the patrol: { $odds }
odds-spring-dark = If it is alone: { $ambush } If it carries a patrol: { $patrol }
odds-attack = If none of them is wounded: lorry lost { $lost } %, gets away { $away } %; a man hit { $wounded } %.
odds-posture = Against a lone lorry: { $ambush } Against one with a patrol: { $patrol }

risk-step = { $number ->
    [0] not spotted by a patrol there
    [6] spotted for sure by a patrol there
   *[other] spotted on { $number } or less by a patrol there
  }
risk-hiding = { $number ->
    [0] A patrol that passes does not spot you.
    [6] A patrol that passes spots you for sure.
   *[other] A patrol that passes spots you on { $number } or less.
  }
risk-rest = { $number ->
    [0] a patrol that comes does not spot you there
    [6] a patrol that comes spots you there for sure
   *[other] a patrol that comes spots you there on { $number } or less
  }
risk-stop = { $number ->
    [0] It cannot spot you.
    [6] It spots you for sure.
   *[other] It spots you on { $number } or less.
  }{ $what ->
    [lorry] {""}
    [lorry_troops] {" "}Then the patrol fights.
   *[other] {" "}If it carries a patrol, that fights.
  }
risk-aboard = Two men or more are spotted by a patrol that comes: { $aboard ->
    [0] aboard never
    [6] aboard for sure
   *[other] aboard on { $aboard } or less
  }, { $out ->
    [0] out beside the lorry never
    [6] out beside the lorry for sure
   *[other] out beside the lorry on { $out } or less
  }.
men-aboard = aboard: { $what }
men-out = out: { $what }
look-note = { $who } { $when ->
    [enter] looks as you enter
    [leave] looks as you set out
    [again] looks once more at the end of the German half if you stop there
   *[stay] looks at the end of the German half
  } { $number ->
    [0] and does not spot you
    [6] and spots you for sure
   *[other] and spots you on { $number } or less
  }{ $sure ->
    [search] {" "}(if it searches, for sure)
    [block] {" "}(if it blocks the road, for sure)
   *[no] {""}
  }{ $fights ->
    [yes] , which means a fight
   *[no] {""}
  }
seen-there = { $count ->
    [one] { $who } in sight
   *[other] each of the { $count } in sight ({ $what })
  }
there-nobody = nobody in sight there
town-reports = { $when ->
    [enter] townspeople see a lorry that comes in by night and report it for sure
   *[leave] townspeople see a lorry that sets out by night and report it for sure
  }
stay-patrol = a patrol on foot is here: if it stays, it searches at the end of the German half and spots you for sure
landing-here = { $now ->
    [yes] your landing hex, where the Lysander lands when your half ends
   *[no] your landing hex, where the Lysander lands in move { $move }
  }
landing-down = the Lysander is there and takes along whoever reaches it
known-aircraft = the aircraft stands there: men who are with it are spotted for sure, which means a fight
known-sighting = { $men ->
    [one] one man
   *[other] { $men } men
  } seen there in move { $move }, { $how }
risk-look = { $stops ->
    [yes] if it stops there:{" "}
   *[no] {""}
  }{ $number ->
    [0] two men in hiding are not spotted
    [6] two men in hiding are spotted for sure
   *[other] two men in hiding are spotted on { $number } or less
  }{ $out ->
    [yes] , by your reports nobody can be there
   *[no] { $chance ->
        [none] {""}
       *[other] , belief { $chance } %
      }
  }

## What bots weighed

choice-go = From { $hex } { $way }
choice-stay = { $unit ->
    [none] Stay in { $hex }
   *[other] { $unit }: no order
  }
choice-foot = On foot from { $hex }
choice-parts = In two groups from { $hex }: { $home } % that two men get out, { $taken } % that one is taken prisoner
choice-whole = Together from { $hex }: { $home } % that two men get out, { $taken } % that one is taken prisoner
worth-risk = about { $chance } % risk of a loss
    .note = How likely you lose a man before the landing. A capture counts more than one man, missing the aircraft three, a wound less.
worth-lead = a lead of about { $percent } %
    .note = The lead is how much likelier two men get out than one is taken prisoner. Two or more are seen more easily, four or more fight better, three or fewer can be taken.
worth-find = about { $chance } % chance of a catch
    .note = How likely the search kills or captures somebody, now or soon. A captured group counts more than one man, a wound less; being near counts a little.
worth-gain = about { $chance } % better chance than staying
    .note = How much likelier the search kills or captures somebody, now or soon. A captured group counts more than one man, a wound less; being near counts a little.
worth-sight = { $percent } % chance to see somebody
worth-there = { $percent } % chance that somebody is there
advice-joint = best together with the other patrols
weighed-walks = { $count ->
    [one] one sampled walk of the British
   *[other] { $count } sampled walks of the British
  }

## Styles of bots

style-together = together
style-together-note = The team stays in one group. Four or more men fight better, but two or more are seen more easily.
style-pairs = in pairs
style-pairs-note = Each pair goes its own way. Two men flown out are enough to win, but three or fewer can be taken prisoner.
style-far = far to go
style-far-note = The team is fetched far from the tunnel and is on the move almost all the time.
style-near = close to the tunnel
style-near-note = The team is fetched near the tunnel and hides there until the last move.
style-dayhide = hidden by day
style-dayhide-note = The team walks only by night and lies still by day, unless it would miss the aircraft.
style-road = by road
style-road-note = The team walks along roads, to be near its landing hex early.
style-cordon = in a cordon
style-cordon-note = The patrols wait between the team and its possible landing hexes and let it come.
style-chase = after every report
style-chase-note = All patrols hurry to the hex of the last report. While there is none, they search as usual.
style-fields = at the landing hexes
style-fields-note = The patrols guard the likeliest landing hexes and search there until the aircraft comes.

## Refusals

refusal-helpers = Each wounded man needs an unwounded helper in the party.
refusal-party-malformed = A party is named by its letters, its hex and how it goes: ABC@0309:walk, AB@0309:drive=L5, or done.
refusal-party-men = Not all of { $names } are free men in { $hex } who have not moved in this half.
refusal-party-means = They go by walk, or by drive=L and the number of a captured lorry.
refusal-no-lorry-here = { $lorry } is not a captured lorry in { $hex }.
refusal-lorry-driven = { $lorry } has been driven in this half.
refusal-lorry-just-taken = { $lorry } was taken in this half and can be driven from the next one on.
refusal-lorry-full = A lorry carries at most { $most }.
refusal-no-driver = A wounded man cannot drive; one unwounded man must be in the party.
refusal-on-board = { $unit } is aboard a lorry; the lorry sets it down.
refusal-has-searched-or-fought = { $unit } has searched or fought and does nothing more in this half.
refusal-has-walked = { $unit } has walked in this half.
refusal-was-set-down = { $unit } was set down in this half and can only walk.
refusal-has-fought = { $unit } has fought and does nothing more in this half.
refusal-no-patrol-on-board = { $unit } carries no patrol.
refusal-boarded-this-half = The patrol has boarded { $unit } in this half and cannot be set down in it.
refusal-has-driven = { $unit } cannot drive again in this half.
refusal-not-a-block = { $unit } blocks no road.
refusal-no-such-order = That is no order for this unit.
refusal-no-such-unit = There is no such unit.
refusal-change-command = There is no command “{ $given }”. There are { $expected }.
refusal-change-no-command = A command is missing: { $expected }.
refusal-change-quotes = After the command come one blank and the reason in quotation marks, and nothing after it: man A state=ok "misread".
refusal-change-blank = Put one blank between the words of a command, and none at its end.
refusal-change-rest = “{ $given }” is too much; the command ends before it.
refusal-change-key = “{ $given }” cannot be set here. There are { $expected }.
refusal-change-no-key = Say what to set: { $expected }.
refusal-change-value = “{ $given }” is not a value for this: { $expected }.
refusal-change-no-value = The value is missing: { $expected }.
refusal-change-man = There is no man “{ $given }”. The men on the map are { $expected }.
refusal-change-no-man = Name the man: { $expected }.
refusal-change-patrol = There is no patrol “{ $given }” in play: { $expected }.
refusal-change-no-patrol = Name the patrol: { $expected }.
refusal-change-lorry = There is no lorry “{ $given }” in play: { $expected }.
refusal-change-no-lorry = Name the lorry: { $expected }.
refusal-change-garrison = There is no garrison in “{ $given }”. Garrisons are in { $expected }.
refusal-change-no-garrison = Name the hex of the garrison: { $expected }.
refusal-change-garrisons-none = This game has no garrisons.
refusal-change-hex = “{ $given }” is not a hex of the map; a hex has four digits, like 0309.
refusal-change-no-hex = The hex is missing: four digits, like 0309.
refusal-change-landing = “{ $given }” is not a landing hex: open ground without a road, not at the edge (2.12).
refusal-change-no-landing = The landing hex is missing: four digits, like 0405.
refusal-change-move = The game has no move “{ $given }”: { $expected }.
refusal-change-no-move = The number of the move is missing: { $expected }.
refusal-change-nobody = No men are out in { $hex }.
refusal-change-lost = { $unit } is not on the map; with hex= it comes back.
refusal-change-early = That comes only after the set-up.
refusal-change-against = That goes against a change that waits already.
refusal-release-form = A report is released by its number, { $number }, or all; or reword:{ $number } "words", delay:{ $number }:9 "reason" with the number of a move, withhold:{ $number } "reason".
refusal-release-delay = A report is delayed to the beginning of a later move, { $first } to { $last }; “{ $given }” is not one of them.
refusal-release-last-move = This is the last move; there is no later one to delay a report to.
refusal-check-form = accept, or overrule and another result with a reason: overrule:{ $example } "fog".
refusal-check-face = “{ $given }” is not a face: a row of the matrix, { $expected }.
refusal-check-look = “{ $given }” is not a result of a look: { $expected }.
refusal-check-man = “{ $given }” is not a man of the group who can be hit: { $expected }.
refusal-tell-seat = “{ $given }” is not a side: british, german or both; for a ruling put ruling: before it.
refusal-tell-blank = Write no blanks around @ or between the hexes: german@0410,0411 "Smoke here".
refusal-tell-hex = “{ $given }” after @ is not a hex of the map; hexes have four digits and commas between them.
refusal-tell-no-hex = A hex is missing after @ or beside a comma: german@0410,0411 "Smoke here".
refusal-tell-twice = { $given } is marked twice.
refusal-tell-many = At most { $most } hexes can be marked.
refusal-close-form = “{ $given }” is not an end of the game: stands, void, or results like british:won,german:lost.
refusal-reason = It needs a reason of 1 to { $most } characters in quotation marks.
refusal-no-such-report = No report { $number } waits.
refusal-report-due = Report { $number } must go out; it may be reworded, but not delayed or withheld.
refusal-lorry-not-captured = { $lorry } is not captured.
refusal-lorry-not-crewed = { $lorry } has no German crew.
refusal-lorry-six = Six men are in { $lorry } already.
refusal-two-patrols = { $lorry } carries { $unit }.
refusal-search-on-board = { $unit } is on board and cannot search.
refusal-off-the-road = A lorry can only be in a hex with a road; { $hex } has none.
refusal-stands-nowhere = { $names } is dead, captured or away, so he has no hex; change his state first.
refusal-path-malformed = A path is a list of steps like x0310 (across country) or r0310 (along a road), with . for a stop.
refusal-path-neighbour = { $cell } is not a neighbour.
refusal-path-link = No road leads to { $cell } from there.
refusal-path-budget = The step into { $cell } costs { $cost } points, { $left } are left.
refusal-path-steps = That is more than { $most ->
    [one] one step
   *[other] { $most } steps
  }.
refusal-path-stop = The lorry must drive on at least one step.

## What goes on

waiting-british = British half. The umpire is at work.
waiting-german = German half. The umpire is at work.
waiting-setup = Set-up. The umpire is at work.
waiting-over = The game is over.

## Events by name, for the lab

heat-found = Where groups are spotted
heat-fought = Where groups are fought
heat-captured = Where men are captured
heat-dead = Where men die
heat-landed = Where the aircraft lands
event-turn = move begins
event-half = half begins
event-result = end of the game
event-open = everything laid open
event-roll = roll shown
event-b_brief = British: briefing
event-u_brief = umpire: briefing
event-b_enemy = British: enemy in sight
event-b_stop = British: group stops
event-b_found = British: group is spotted
event-b_captured = British: men captured
event-b_killed = British: men killed
event-b_wounded = British: men wounded
event-b_died = British: wounded man dies
event-b_foe_killed = British: foe killed
event-b_escaped = British: group escapes
event-b_foe_away = British: lorry gets away
event-b_wrecked = British: lorry burnt
event-b_taken = British: lorry taken
event-b_lorry_gone = British: lorry taken back
event-b_plane_down = British: aircraft lands
event-b_plane_missed = British: aircraft turns back
event-b_away = British: men flown out
event-b_left = British: men left behind
event-g_brief = Germans: briefing
event-g_stop = Germans: unit stops
event-g_seen = Germans: group is seen
event-g_captured = Germans: prisoners
event-g_bodies = Germans: bodies counted
event-g_broke_away = Germans: enemy breaks away
event-g_held_off = Germans: enemy holds out at the aircraft
event-g_silent = Germans: unit falls silent
event-g_under_fire = Germans: unit under fire
event-g_clear = Germans: search in vain
event-g_lorry_found = Germans: empty lorry found
event-g_lorry_reported = Germans: lorry reported
event-g_lorry_recovered = Germans: lorry recovered
event-g_wreck = Germans: burnt lorry found
event-g_plane = Germans: aircraft on the ground
event-resigned = side gives up
event-renumbered = umpire changes the move number

## Text twin

twin-head = Move { $move }{ $moves ->
    [none] {""}
   *[other] {" "}of { $moves }
  }, { $light_text }. { $half ->
    [british] British half.
    [german] German half.
    [over] The game is over.
   *[setup] Set-up.
  }
tty-party = All of a hex by number; some of them by letter or name: { $example }
twin-format-party = Men @ hex : walk, or drive=L3; or done. Who can move:
twin-team = Your men:
twin-units = Your units:
twin-men = { $names }: { $hex } ({ $ground }), { $how }{ $moved ->
    [yes] , has moved
   *[no] {""}
  }
twin-gone = { $names }: { $state }
twin-plan = Landing hex { $landing }, { $move ->
    [none] date not known
   *[other] move { $move }
  }.{ $plane ->
    [down] {" "}The Lysander is down.
    [gone] {" "}The Lysander is gone.
   *[none] {""}
  }
twin-captured = { $lorry }, captured: { $hex }
twin-enemies = In sight now:
twin-none = nothing
twin-sight = You see into: { $hexes }
twin-seen = Seen earlier, newest first:
twin-seen-line = { $hex }: { $what }, move { $move }
twin-wrecks = Wrecks:
twin-silenced = Garrisons destroyed:
twin-garrisons-lost = Garrisons that do not answer:
twin-sightings = Sightings, newest first:
twin-sighting = { $hex }: { $men ->
    [one] one man
   *[other] { $men } men
  } { $how }, by { $unit }, move { $move }
twin-news = News of lorries, newest first:
twin-move = move { $move }
news-found = found empty
news-reported = reported abandoned
news-recovered = recovered
news-wreck = found burnt out
news-silent = does not answer
twin-count = Prisoners { $prisoners }{ $prisoners ->
    [0] {""}
   *[other] {" "}({ $names })
  }, bodies { $bodies }.
twin-belief = Where the enemy could be, { $men ->
    [one] one man
   *[other] { $men } men
  }, { $count ->
    [one] one hex
   *[other] { $count } hexes
  }:
twin-trails = Trails:
twin-trail = { $men ->
    [none] unknown number
    [one] one man
   *[other] { $men } men
  } from move { $move }: { $hexes }
twin-silent-lorries = Silent lorries could be in:
twin-truth = The true position:
twin-tray = Reports that wait:
twin-pending = Waiting changes (15.12):
twin-briefings = Briefings (3.2):
twin-astray = Men in hexes where the German belief view has nobody (16.13):
twin-view-of = What the { $seat } see:
twin-lost = silent, last heard of in { $hex }
twin-aboard = aboard { $lorry }
twin-searching = searching
twin-walked = has walked
twin-done = nothing more in this half
twin-carries = carries { $patrol }
twin-block = road block
twin-used = cannot drive again in this half
twin-group = { $hex } ({ $ground }): { $names }{ $wounded ->
    [none] {""}
   *[other] ; wounded: { $wounded }
  }{ $drive ->
    [none] {""}
   *[other] ; can drive { $drive }
  }
lorry-state-german = crewed
lorry-state-captured = captured
lorry-state-wreck = wreck
lorry-state-gone = gone

## Commands of the umpire (15.11)

command-man_hex = puts the man out in a hex
command-man_lorry = puts him aboard a captured lorry, in its hex
command-man_state = ok, wounded, dead, captured or away
command-man_moved = or no
command-group_posture = or hide
command-patrol_hex = puts it on foot in a hex; brings back a lost one
command-patrol_lorry = puts it aboard an empty crewed lorry
command-patrol_search = or no
command-patrol_ready = or no: may or may not be ordered again in this half
command-patrol_lost = removes it, no report
command-lorry_hex = moves it to a hex with a road, with all aboard
command-lorry_state = or german, wreck, gone
command-lorry_block = or no
command-lorry_ready = or no
command-garrison = or in
command-landing = another landing hex
command-aircraft = or up
command-move = goes to another move number, same half

## What an answer of the umpire would bring

would-belief = Belief: { $men ->
    [one] one man
   *[other] { $men } men
  } in { $count ->
    [one] one hex
   *[other] { $count } hexes
  }
would-hexes = Belief in { $hexes }
would-weights = Other weights in { $count ->
    [one] one hex
   *[other] { $count } hexes
  }
would-nobody = No man is free: the game ends (13.1)
would-locked = { $piece }: stays aboard in this half
would-boarded = { $piece }: has boarded in this half
would-set_down = { $piece }: was set down in this half
would-used = { $piece }: cannot drive again in this half
would-fought = { $piece }: has fought in this half
would-known = { $piece }: the Germans know where it stands
would-driven = { $piece }: has been driven in this half
would-fresh = { $piece }: was taken in this half

## Terminal map

map-legend-british =
    ^ rough  # town or village  ∩ tunnel  ─ / \ roads  [ ] legal, with its price
    AB your men (small: wounded, 6m: six men, !: lying in wait)  c3 captured lorry  + landing hex
    P patrol  L lorry  LP with a patrol  L? by night  p2 seen in move 2  w wreck
map-legend-german =
    ^ rough  # town or village  ∩ tunnel  ─ / \ roads  [ ] legal, with its price
    P3 patrol (s searching)  L3 lorry (p with a patrol, x road block)  small: silent
    !2 two men seen lately  ? and % where they could be
map-legend-umpire =
    ^ rough  # town or village  ∩ tunnel  ─ / \ roads  + landing hex
    AB British  c3 captured lorry  w wreck  P3 patrol (s searching)  L3 lorry (p with a patrol, x road block)
verb-walk = walk
verb-search = search
verb-board = board { $lorry }
verb-unload = set { $other } down
verb-drive = drive
verb-block = block the road
verb-park = lift the block
tty-release = all, 12, reword 12 WORDS, delay 12 MOVE REASON, withhold 12 REASON
tty-change = A command, then its reason after a colon: man A state=ok: misread. would before it says what it would change.
tty-tell = german WORDS, british WORDS, both WORDS; german@0410,0411 WORDS marks hexes, ruling:both WORDS is a ruling
tty-close = stands REASON, void REASON, british:won,german:lost REASON

## What newcomers are told at their first questions

lesson-landing = Choose where the aircraft comes
    .text = It fetches your men in move 11, and only you know where. Far from towns and roads nobody looks for it.
    .learnt = only you know the place
    .tag-1 = open ground, no road
lesson-rendezvous = Choose where your men begin
    .text = All six start together in one hex beside the tunnel. The way from there to the landing hex should be quiet.
    .learnt = six men, one hex
    .tag-1 = the tunnel
lesson-hide = Whoever is not sent hides
    .text = Men you do not pick hide, and hidden men are hard to find. End your half when nobody else should move.
    .learnt = not sent means hidden
    .tag-1 = six hidden men
lesson-posture = Hide, or lie in wait
    .text = Beside a road your men can wait for a lorry. Lying in wait hides them as well, and you are asked before they strike.
    .learnt = waiting costs nothing yet
    .tag-1 = a road goes through
lesson-spring = Strike, or let it pass
    .text = An ambush may win you a lorry, but a patrol may sit on it and a fight is a risk. Let it pass, and nobody knows that you were there.
    .learnt = silence betrays nothing
    .tag-1 = a lorry, perhaps full
lesson-send = Send some men on their way
    .text = Pick men of one hex and say how they go. One man is harder to see than two.
    .learnt = fewer men, less noise
    .tag-1 = pick men here
lesson-path = Roads are quick, fields are safe
    .text = Every step shows its price, and the odds of being seen as far as you know them. The way ends where you stop, and news on it stops you.
    .learnt = each step has its price
    .tag-1 = across country
    .tag-2 = along the road
lesson-escape = Spotted, fought, and away
    .text = The log has the sum behind the die of the fight. After it the men run one hex, and nobody looks.
    .learnt = after a fight you run
    .tag-1 = spotted here
    .tag-2 = away from the road
lesson-end = Two flown out, and you win
    .text = A prisoner, and the Germans win: both can happen. Somebody must be in the landing hex when your last half ends.
    .learnt = two men out win
    .tag-1 = be here in move 11

## The briefing

brief-british = Bring *two of your { $team ->
        [3] three
        [4] four
        [5] five
       *[6] six
    } men* to the field where the aircraft lands{ $landing_move ->
        [secret] .
       *[other] { " " }in move { $landing_move }.
    }
    .ends = After the landing move, or when no man is free. The Germans need one live prisoner: both sides can win, both can lose.
    .moves = You move first in every move, then the Germans. Men who move can be spotted; men who lie still are hard to find.
brief-british-1 = Where does the aircraft land?
    .note = An open hex without a road. You choose once and for good.
brief-british-2 = Where do your men begin?
    .note = In one of the hexes beside the tunnel, all of them together.
brief-british-3 = Who walks first, and how far?
    .note = Together or in parties, with six points each. Roads are quick, woods are safe.
brief-german = Take *one of the { $team } men alive* before the aircraft has fetched them.
    .ends = After the landing move, or when no man is free. The British need two men flown out: both sides can win, both can lose.
    .moves = You move second. You give one order at a time and hear its outcome before the next.
brief-german-1 = Lorry 4: drive on, or let its patrol search?
    .note = { $map ->
        [changed] It begins in the home of patrol 4, and so does its patrol.
       *[printed] It begins in Altenbeken, beside the tunnel that was blown up.
    }
brief-german-2 = Which road do you close?
    .note = A lorry that stays can block its road.
brief-german-3 = Where could an aircraft land?
    .note = Open, no road, not at the edge{ $map ->
        [changed] .
       *[printed] : most such hexes lie in the east.
    }
brief-umpire = See that *both sides learn what they would know*, and nothing more.
    .ends = By itself, or when you close the table. You win nothing; you may overrule anything.
    .moves = You see everything as it happens. What you do not touch, the program decides.
brief-umpire-1 = A report waits: release it, hold it, reword it?
    .note = Its reader sees nothing of it before you let it go.
brief-umpire-2 = A fight has a result: let it pass, or decide otherwise?
    .note = You write a reason; the players read it after the end.
brief-umpire-3 = Does a side need a word from you?
    .note = Answer a question, give a hint, spread a rumour: it changes nothing on the map.
brief-secret-landing = Where the aircraft lands, where the men begin
    .british = yes
    .german = never
    .umpire = yes
brief-secret-when = In which move it lands
    .british = yes
    .german = never
    .umpire = yes
brief-secret-men = Where the men are
    .british = all
    .german = only if spotted
    .umpire = all
brief-secret-units = Where patrols and lorries are
    .british = only in sight
    .german = all
    .umpire = all

## The end of the game

end-won-british = The British won
end-won-german = The Germans won
end-story = { $why ->
    [void] the umpire stopped the game in move { $move }, with { $away ->
        [0] nobody
       *[other] { $away }
      } flown out and { $captured ->
        [0] nobody
       *[other] { $captured }
      } captured
    [awarded] the umpire stopped the game in move { $move } and awarded it, with { $away ->
        [0] nobody
       *[other] { $away }
      } flown out and { $captured ->
        [0] nobody
       *[other] { $captured }
      } captured
    [resigned_british] the British gave up in move { $move }, with { $away ->
        [0] nobody
       *[other] { $away }
      } flown out and { $captured ->
        [0] nobody
       *[other] { $captured }
      } captured
    [resigned_german] the Germans gave up in move { $move }, so that the { $away } free men count as flown out; { $captured ->
        [0] they held nobody prisoner
        [one] they held one man prisoner
       *[other] they held { $captured } men prisoner
      }
   *[end] { $away ->
        [0] none of the { $team } men flew out
        [one] one of the { $team } men flew out of { $hex }
       *[other] { $every ->
            [yes] all { $team } men
           *[no] { $away } of the { $team } men
          } flew out of { $hex }
      }; the Germans{ $found ->
        [0] {" "}never spotted them, and took
        [one] , who spotted them once, took
       *[other] , who spotted them { $found } times, took
      } { $captured ->
        [0] nobody
        [one] one man
       *[other] { $captured } men
      } prisoner{ $dead ->
        [0] {""}
        [one] , and one man died
       *[other] , and { $dead } men died
      }{ $left ->
        [0] {""}
        [one] ; one was left behind
       *[other] ; { $left } were left behind
      }
  }
end-goal-away = British goal
    .count = { $count } flown out, { $need } needed
end-goal-captured = German goal
    .count = { $count ->
        [one] { $count } prisoner
       *[other] { $count } prisoners
      }, { $need } needed
end-luck-look = Looks that spotted men
end-luck-patrol = Fights, sum of the dice
end-luck-ambush = Ambushes, sum of the dice
end-turn = Move
end-way-foot = on foot
end-way-ride = in a lorry
end-way-search = German ways
end-mark-found = spotted
end-mark-wounded = wounded
end-mark-captured = captured
end-mark-dead = died
end-mark-away = flown out

## Print and play

print-lead = A hunt in Germany, April 1945, on a real table: two sides, a map each, and an umpire who keeps the only true one. The umpire is a friend with sheet 4, or a phone.
print-by-phone = A phone can be the umpire: one person takes the umpire’s chair, switches on “Enter real dice”, plays both seats as the sides say, and reads out the reports.
print-upper = Map, upper part, and counters
    .what = Umpire, British and Germans have a map and counters each.
print-lower = Map, lower part, and more counters
    .what = Glued over the strip of the upper part; markers, units 7 and 8, where the Germans begin.
print-turn = The turn and the tables on one page
    .what = All that an umpire needs to run a game by hand.
print-british = British sheet
    .what = Secret: briefing, landing hex, a record of the six men.
print-german = German sheet
    .what = Secret: briefing, homes, a record of patrols and lorries.
print-glue = Glue the lower part over this strip, its upper edge on the dashes.
print-trim = Cut along the dashed upper edge before you glue this part over the strip of the upper one.
print-road-1 = to Paderborn
print-road-2 = to Höxter
print-road-3 = to Brakel
print-key-rough = Rough: { $n }
print-key-open = Open: { $n }
print-key-urban = Urban: { $n }
print-key-main = Main road: { $n }
print-key-minor = Other road: { $n }
print-key-rail = Railway
print-key-garrison = Garrison
print-key-landing = Landing hex
print-units = Patrols and lorries
print-men = British men, with a wounded back
print-markers = Markers
print-more = Units 7 and 8, more markers
print-mark-search = search
print-mark-block = block
print-mark-ambush = ambush
print-mark-taken = captured
print-mark-wreck = wreck
print-mark-landing = landing
print-mark-meet = meet
print-mark-seen = spotted
print-night = night { $n }
print-day = day { $n }
print-aircraft = aircraft
print-british-half = British half
print-british-half-1 = Name a party in one hex; the others stay.
print-british-half-2 = It walks hex by hex with { $points } points. Tell the umpire each hex.
print-british-half-3 = In every hex that it leaves or enters, Germans look.
print-british-half-4 = Spotted by a patrol or garrison? Fight at once. Survivors may have to flee one hex.
print-british-half-5 = Men who have not moved hide, or lie in ambush on a road.
print-british-half-6 = Move { $move }: the aircraft lands if a free man is in its hex.
print-german-half = German half
print-german-half-1 = Give one order to one unit: walk, search, board, drive, unload, block or park.
print-german-half-2 = It is carried out and answered before the next order.
print-german-half-3 = Never board, drive and unload in one half.
print-german-half-4 = At the end, patrols without an order search; then garrisons look.
print-german-half-5 = A patrol that spots a group fights at once. A lone lorry reports, or attacks.
print-german-half-6 = Move { $move }: at the end the aircraft takes all free men in its hex.
print-looking = Looking: spotted on this or less
print-one-die = one die
print-look-day-moving = Day, moving
print-look-day-hiding = Day, hiding
print-look-night-moving = Night, moving
print-look-night-hiding = Night, hiding
print-look-add = { $group } two or more men. { $vehicle } the Germans look from a lorry. 0 or less: no; 6 or more: yes.
print-look-certain = No die, spotted: by a searching patrol; on a road at a block; a captured lorry, by day by a patrol, by night in a town; at the aircraft.
print-walking = Points
print-points = { $n } points on foot
print-step = a step costs
print-points-note = A party with a wounded man: { $helped ->
    [one] one step
   *[other] { $helped } steps
  } of any kind. A lorry: { $links } hexes along roads.
print-wins = Winning
print-wins-british = British: two men flown out
print-wins-german = Germans: one live prisoner
print-wins-both = Both may win.
print-wins-none = Both may lose.
print-wins-note = No road leads to a landing hex: a lorry never reaches the aircraft.
print-patrol = A patrol or garrison fights
print-ambush = A lorry without a patrol
print-die = die
print-happens = what happens
print-row-capture-group = The group is taken prisoner.
print-row-wound-1_escape-must = One man is wounded; the group must flee one hex.
print-row-destroy-germans_wound-1 = The Germans are killed; one man is wounded.
print-row-destroy-germans_escape-may = The Germans are killed; the group may flee one hex.
print-row-wound-1_lorry-taken = One man is wounded; the crew is killed, the lorry captured.
print-row-lorry-taken = The crew is killed, the lorry captured.
print-modifiers = Added to the die in both fights: { $parts }. Below 1 counts as 1, above 6 as 6. A group without an unwounded man is always captured.
print-add-four = { $n } four or more unwounded men
print-add-rough = { $n } rough ground
print-add-urban = { $n } urban ground
print-told = What the umpire says, and to whom
print-event = what happens
print-british-hear = the British hear
print-german-hear = the Germans hear
print-told-unseen = A look fails.
    .british = nothing
    .german = nothing
print-told-report = A lone lorry spots a group.
    .british = nothing, unless it attacks
    .german = hex, number of men, the die
print-told-spotted = A patrol or garrison spots a group.
    .british = hex, which men, by whom
    .german = hex, number of men, the die
print-told-lost = A German unit is destroyed.
    .british = the result
    .german = it does not answer; its last hex
print-told-fled = A group breaks away.
    .british = the result, then one step to go
    .german = that it did, and any hit; no direction
print-told-clear = A search meets nobody.
    .british = nothing
    .german = that the hex is clear
print-track = Moves: a counter marks the one that is played
print-choices = Our choice
print-homes = Where the Germans begin
print-number = no.
print-home = home
print-hex = hex
print-briefing = Briefing
print-field-landing = Landing hex
print-field-meet = Rendezvous
print-field-move = Landing move
print-field-name = Commander
print-field-date = Date
print-notes-british = Germans that we saw: move, hex, kind
print-notes-german = Where we were told of them: move, hex, men
print-record-british = Where each man is at the end of a move
print-record-german = Where each unit is at the end of a move
print-record-note-british = Write W for wounded, D for dead, P for prisoner beside the hex. Grey columns are nights.
print-record-note-german = Write s for searching, b for a road block, a for aboard beside the hex. Grey columns are nights.
print-who-british = man
print-who-german = unit
print-patrol-n = Patrol { $n }
print-lorry-n = Lorry { $n }
print-trade-A = team leader
print-trade-B = demolitions
print-trade-C = wireless
print-trade-D = driver
print-trade-E = medic
print-trade-F = guide
print-only-british = For the British alone
print-only-german = For the Germans alone
print-make = Making it
print-make-1 = Print at 100 %. The bar at the foot of each sheet must be 50 mm long.
print-make-2 = Print sheets 2 and 3 three times. Cut the lower part of the map at the dashes, and glue it over the strip.
print-make-3 = { $sides ->
    [two] Print on thin card and cut along the marks; the wounded men are on the back.
   *[one] Glue counters on card, fold the men in the middle of their strip, and cut along the marks.
  }
print-make-4 = You need a six-sided die and three pencils.
print-setup = Set-up
print-setup-1 = British, Germans and umpire get a map and counters each. Neither side sees the other’s map.
print-setup-2 = Each side reads its briefing; the umpire reads both.
print-setup-3 = The British choose one hex marked with an aeroplane, in secret and for good: it lands there in move 11.
print-setup-4 = They choose a rendezvous beside the tunnel, not in a town. All six men begin there.
print-setup-5 = Patrols and lorries 1 to 6 stand in their home villages, patrols on foot. A garrison stands in every town and village.
print-phone = A phone as the umpire
print-phone-1 = One person takes the umpire’s chair at a new table on a phone, and types the orders of both sides under “Play a seat”.
print-phone-2 = Switch on “Enter real dice” at the desk to roll a die yourselves and type its face; otherwise the phone rolls.
print-phone-3 = Read each report to its side alone. Everybody moves the counters on their own map.
print-secrets = Secrets on paper
print-secrets-1 = The sides sit where neither sees nor hears the other.
print-secrets-2 = Fold the sheet of a side inwards on the line in its middle; nothing of the other side is on its back.
print-secrets-3 = Only the umpire puts pieces of both sides on one map.

# what a bot of each level wants, and how it plays

level-easy-note-british = Wants two men flown out. Walks straight to the landing hex, by day too, and waits there.
level-normal-note-british = Wants two men flown out. Takes the way on which least is risked by all that was seen.
level-hard-note-british = Wants two men flown out and nobody taken. Tries its ways against many likely patrols, and splits where it pays.
level-easy-note-german = Wants a prisoner. Patrols walk to the last sighting and search there; lorries stay where they are.
level-normal-note-german = Wants a prisoner. Works out from every report where British may be, and sends patrols and lorries there.
level-hard-note-german = Wants a prisoner. Guesses how the British walk and where they land, and plans all patrols together.

# facts of a result, in the laboratory

fact-british = British
fact-british-won = won
fact-british-lost = lost
fact-german = Germans
fact-german-won = won
fact-german-lost = lost
fact-away = men flown out
fact-captured = prisoners
fact-dead = dead
fact-left = left behind
