# In Clouds of Glory, English. Ids: kinds of events, ask-<kind>, refusal-<code>, roll-<name>.

title = In Clouds of Glory
tagline = Air combat over the Western Front, 1916 to 1918
    .about = Each player flies one or more aeroplanes of one side. Everybody rolls for initiative; the slow-witted move first, the quick-witted shoot first. Speed and height are the currency, and both are soon spent.
    .story = 1917. Height is speed, and speed is height. Bend your flight, get behind the other, and bring your pilot home.
    .length = about 90 minutes
    .secret = flight plans; with closed cockpits also wounds and ammunition
    .credits = A game by Thomas Greve (idea, design, text), Svend Ask Larsen (design, text) and Morten Lund (text). Its rulebook, tables and texts are under the licence CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0).

seat-e1 = Entente 1
    .the = the first seat of the Entente
    .who = pilots of the Entente
seat-e2 = Entente 2
    .the = the second seat of the Entente
    .who = pilots of the Entente
seat-e3 = Entente 3
    .the = the third seat of the Entente
    .who = pilots of the Entente
seat-c1 = Central Powers 1
    .the = the first seat of the Central Powers
    .who = pilots of the Central Powers
seat-c2 = Central Powers 2
    .the = the second seat of the Central Powers
    .who = pilots of the Central Powers
seat-c3 = Central Powers 3
    .the = the third seat of the Central Powers
    .who = pilots of the Central Powers
seat-chance = Dice
    .the = the dice
side-E = Entente
    .the = the Entente
side-C = Central Powers
    .the = the Central Powers

scenario-duel = Introductory duel
    .summary = September 1917: one Sopwith Camel against one Fokker Dr.I, average pilots, no abilities, no ground fire, no collisions. 40 turns. For newcomers.
scenario-mission_1 = Slow birds over the line
    .summary = April 1917: two R.E.8 photograph two points behind the German front. Two Pups watch over them; three Albatros D.III are on their way. 30 turns.
scenario-mission_2 = Sausages over the ridge
    .summary = June 1917: Nieuports with rockets are to burn two kite balloons, while Camels hold off the fighters. Machine guns and a barrage guard the balloons. 24 turns.
scenario-mission_3 = Two patrols
    .summary = September 1917: three Camels against a Fokker triplane and two Albatros D.V, at random heights. Only the fight counts. 30 turns.
scenario-mission_4 = Eyes over the trenches
    .summary = March 1918: a German two-seater must find three parties of its own infantry from low down. Two Pfalz guard it; three S.E.5a are about. 30 turns.
scenario-mission_5 = Ranging shots
    .summary = November 1917: an R.E.8 directs a heavy battery on to a German gun. Two S.E.5a stay near; three Albatros want the R.E.8. 30 turns.
scenario-mission_6 = Bombers by daylight
    .summary = August 1917: two Gothas come over in daylight for an ammunition depot. Two Camels and a Bristol Fighter have got up in time. 30 turns.

option-cockpits = Cockpits
    .help = Open: all panels, people and rolls are public. Closed: of an enemy aeroplane only what can be seen from outside.
option-aid = Planning aid
    .help = Full: path, energy, tests and shots of a plan are shown before it is given in. Rough: energy and tests only. None: only whether it is legal.
option-climb_power = Engine in a climb
    .help = Generous: the engine also helps an aeroplane that climbs or leaks speed.
option-free_bank = Free bank
    .help = After turns and pulls only, or after every move that ends shallow.
option-air_gun_modifiers = Gun modifiers in the air
    .help = Whether the number of guns and flexible mounts change shots at aeroplanes.
option-fire_cone = Cone of fire
    .help = How far off the nose fixed guns may fire, in degrees.
option-spin_experts = Spin experts
    .help = On: good pilots of Camel and Dr.I leave a spin with +2.
option-collisions = Collisions
    .help = Whether aeroplanes can collide with each other. Ground, gasbags and cables stay dangerous.
option-reroll_windows = Re-rolls
    .help = When they are offered: after rolls that matter, after all your own rolls, or only after vital ones.
option-gunner_rerolls = Re-rolls for gunners
    .help = On: a pilot’s re-rolls may be spent on the dice of his gunners.
option-ceiling = Ceiling
    .help = The greatest height, in move units of 10 m.
    .form = 20 to 600
option-field = Field
    .help = The radius of the field, in move units of 10 m.
    .form = 40 to 400
option-landing_hurts = Bad landings hurt
    .help = The pilot alone, or everybody aboard.
option-capture = Prisoners
    .help = On: airmen down behind the enemy’s lines are prisoners.
option-routine_landings = Landings at home
    .help = On: sound aeroplanes, too, test for the landing at home.
option-parachutes = Parachutes
    .help = Historical: some Germans from June 1918 on. Otherwise nobody, or everybody.
option-incendiary = Incendiary ammunition
    .help = Historical: as the scenario loads it, from January 1917 on. Otherwise nobody, or everybody.
value-open = open
value-closed = closed
value-full = full
value-rough = rough
value-none = none
value-strict = strict
value-generous = generous
value-turn = after turns
value-always = always
value-on = on
value-off = off
value-smart = that matter
value-all = all
value-pilot = pilot
value-historical = historical

## Names

type-n17 = Nieuport 17
type-pup = Pup
type-tripe = Triplane
type-camel = Camel
type-se5a = S.E.5a
type-spad7 = SPAD VII
type-spad13 = SPAD XIII
type-bristol = Bristol Fighter
type-re8 = R.E.8
type-roland = Roland
type-dfw = D.F.W.
type-alb3 = Albatros D.III
type-alb5 = Albatros D.V
type-pfalz = Pfalz
type-dr1 = Fokker Dr.I
type-d7 = Fokker D.VII
type-gotha = Gotha
kind-infantry = infantry
kind-aamg = anti-aircraft machine gun
kind-aa37 = 37 mm anti-aircraft gun
kind-gun = gun
kind-truck = lorry
kind-tank = tank
kind-train = train
kind-object = object
kind-balloon = balloon
kind-airship = airship
kind-barrage = barrage
kind-battery = battery
kind-point = point
kind-parachute = parachute
text-rail-junction = rail junction
text-battery-position = battery position
text-ammunition-depot = ammunition depot
plane-name = { $type } { $id }
thing-name = { $kind } { $id }
man-P = the pilot of { $plane }
    .start = The pilot of { $plane }
    .acc = the pilot of { $plane }
    .dat = the pilot of { $plane }
man-G = the gunner of { $plane }
    .start = The gunner of { $plane }
    .acc = the gunner of { $plane }
    .dat = the gunner of { $plane }
man-N = the nose gunner of { $plane }
    .start = The nose gunner of { $plane }
    .acc = the nose gunner of { $plane }
    .dat = the nose gunner of { $plane }
role-P = pilot
role-G = gunner
role-N = nose gunner
area-field = The field
token-n17 = Nieuport 17
token-pup = Pup
token-tripe = Triplane
token-camel = Camel
token-se5a = S.E.5a
token-spad7 = SPAD VII
token-spad13 = SPAD XIII
token-bristol = Bristol Fighter
token-re8 = R.E.8
token-roland = Roland
token-dfw = D.F.W.
token-alb3 = Albatros D.III
token-alb5 = Albatros D.V
token-pfalz = Pfalz
token-dr1 = Fokker Dr.I
token-d7 = Fokker D.VII
token-gotha = Gotha
token-infantry = Infantry
token-aamg = Machine gun
token-aa37 = 37 mm gun
token-gun = Gun
token-truck = Lorry
token-tank = Tank
token-train = Train
token-object = Object
token-balloon = Balloon
token-airship = Airship
token-barrage = Barrage
token-battery = Aim point of battery
token-point = Point
token-parachute = Parachute
gun-vickers = Vickers
gun-lewis = Lewis
gun-spandau = Spandau
gun-parabellum = Parabellum
gun-name = { $gun } { $id }
layout-vickers = one belt-fed Vickers through the propeller
layout-lewis = one drum-fed Lewis over the wing
layout-one = one gun
layout-two = two guns side by side

class-V = vertical dive
class-S = steep dive
class-D = shallow dive
class-L = level
class-C = climb
class-Z = zoom
bank-0 = wings level
bank-L = banked left
bank-R = banked right
band-stall = stall
band-slow = slow
band-medium = medium
band-high = high
band-dive = dive
state-flying = flying
state-spinning = spinning
state-broken = broken up
state-landed = landed
state-left = has left the field
state-destroyed = destroyed
fate-dead = dead
fate-out = out of action
fate-gone = jumped
fate-down = down
fate-prisoner = prisoner
trait-shaken = shaken
trait-immortal = believes nothing can kill him
trait-faints = faints
skill-awareness = Awareness
skill-flying = Flying
skill-gunnery = Gunnery
cover-open = no cover
cover-rough = rough ground
cover-partial = partial cover
cover-trench = trench
cover-dense = dense cover
terrain-aerodrome = an aerodrome
terrain-grass = firm grass
terrain-field = a pasture with cattle and a hedge
terrain-meadow = a boggy meadow
terrain-shellholes = shell-torn ground
terrain-wood = a wood
terrain-water = water
bomb-light = light
bomb-medium = medium
bomb-heavy = heavy
mode-normal = normal fire
mode-sustained = sustained fire
mode-short = a short burst
ability-gasbag = Gasbag hunter
ability-raider = Trench raider
ability-survivor = Walks away
ability-burr = Burr
ability-shaver = Close shaver
ability-armourer = Own armourer
ability-connected = Well connected
ability-rigger = Good rigger
ability-mascot = Mascot
ability-leader = Flight leader
ability-tactician = Picks his place
ability-cool = Holds his fire
ability-hard = Shrugs it off
ability-deflection = Deflection eye
ability-hands = Light hands
ability-eye = Sure aim
ability-calm = Keeps calm
ability-nine = Nine lives
ability-swagger = Swagger
ability-eel = Hard to rattle
ability-trials = Trials pilot
ability-rank = Rank has its rights
ability-mentor = Old hand’s advice
ability-marksman = Fine judgement
ability-saver = Saves his drums
ability-job = Does his job
place-at = { $east }, { $north }, height { $height }
place-ground = { $east }, { $north }
place-east = { $mu } east
place-west = { $mu } west
place-north = { $mu } north
place-south = { $mu } south
place-degrees = { $degrees }°
decimal = { $whole }.{ $tenths }

## Steps and phases (7.1)

step-S1 = Crews
step-S2 = Start heights
step-S3 = Before the battle
step-S4 = Loads
step-S5 = The battle begins
step-I1 = Threats
step-I2 = Initiative
step-I3 = Flight leaders
step-I4 = Order of the turn
step-M1 = Ground and balloons
step-M2 = Burning aeroplanes
step-M3 = Wrecks and spins
step-M4 = Flight
step-M5 = Fires
step-M6 = Fuel
step-M7 = Smoke
step-F1 = Fire from the ground
step-F2 = Barrages
step-F3 = Gunners’ initiative
step-F4 = Attacks
step-O1 = Artillery
step-O2 = Photographs and reports
step-E1 = Off the field
step-E2 = End of turn
step-E3 = Is it over?
step-E4 = Next turn
phase-setup = Set-up
phase-initiative = Initiative
phase-movement = Movement
phase-shooting = Shooting
phase-observation = Observation
phase-end = End of turn
phase-aftermath = Aftermath
phase-over = The battle is over
waiting-setup = Set-up.
waiting-initiative = Turn { $turn } of { $turns }: initiative.
waiting-movement = Turn { $turn } of { $turns }: movement.
waiting-shooting = Turn { $turn } of { $turns }: shooting.
waiting-observation = Turn { $turn } of { $turns }: observation.
waiting-end = Turn { $turn } of { $turns }: end of the turn.
waiting-aftermath = Turn { $turn }: aftermath for aeroplanes in trouble.
waiting-over = The battle is over.
part-setup = Set-up
part-turn = Turn { $of }
part-aftermath = Aftermath, turn { $of }
twin-head = { $phase ->
    [setup] Set-up: { $step_text }.
    [over] The battle is over, after turn { $turn }.
    [aftermath] Aftermath, turn { $turn }: { $step_text }.
   *[other] Turn { $turn } of { $turns }, { $step_text }.
  }

## Set-up, turns, initiative

flight-hunters = the hunters
flight-patrol = the patrol
flight-west = the western flight
flight-east = the eastern flight
crew-pair = the crew of { $crew } flies { $plane }
crews = { $seat } gives its crews to its aeroplanes: { $pairs }.
height = Start height of { $flight }: { $height }.
placed = { $who } picks its place: { $at }, heading { $heading }.
pupil = { $Man } gives advice: one extra re-roll for { $pupil }.
mascots = Mascot re-rolls of { $of }: { $number }.
loaded = { $who } is loaded: { $load_text }.
turn = { $aftermath ->
    [0] Turn { $turn } begins.
   *[other] Aftermath: turn { $turn } begins.
  }
enters = { $who } comes on to the field: { $at }, heading { $heading }.
wakes = { $Man } comes to.
faints = { $Man } faints.
threatened = { $who } is threatened by { $by }: { $sum } on initiative.
initiative = { $Man }: initiative { $total }.
exchange = { $Man } exchanges initiative with { $other_dat }.
order = Order of movement: { $order }. The last of them shoots first.
low-die = { $Man } has hit { $at }, but with little effect, it seems.
reroll = { $Man } rolls again: { $with ->
    [mentor] with the re-roll of his mentor
    [mascot] with the re-roll of the mascot
   *[other] with a re-roll of his own
  } ({ $roll_text }).

## Ground and balloons

ground-moved = { $What } moves to { $at }.
cover = { $What } { $lying ->
    [yes] only takes cover.
   *[no] gets up again.
  }
shifted = { $What } shifts to { $to }, heights { $low } to { $high }.
hauled = { $What } is hauled down to height { $height }.
drifts = { $What } drifts to { $at }.
bag-lost = { $What } has drifted away.
sinks = { $Man } sinks under his parachute to height { $height }.
down = { $Man } has come down unhurt.
prisoner = { $Man } is a prisoner.

## Movement

plan = { $who }: { $plan_text }.
goes-home = { $who } goes home by choice.
moved = { $who } flies to { $to }, heading { $heading }, { $class_text }, { $bank_text }.
energy = { $who }: speed { $speed }{ $sums ->
    [none] .
   *[other] {" "}({ $sums }).
  }
energy-a = manoeuvres { $add }
energy-b = height { $add }
energy-c = leaks { $add }
energy-d = engine { $add }
energy-e = drag { $add }
energy-f = throttle { $add }
stall = { $who } stalls.
drops-through = { $who } stands on its nose without any speed and drops: height { $height }, three EU gained.
nose-drops = The nose of { $who } drops: height { $height }, three EU gained.
spin = { $who } spins.
spin-forever = Nobody can stop the spin of { $who }.
out-of-spin = { $who } comes out of the spin.
falls = { $who } falls to { $to }, heading { $heading }.
structural-failure = Structural failure of { $who }{ $row ->
    [none] { $torn ->
        [yes] : torn fabric can be seen.
       *[no] : nothing can be seen.
      }
   *[other] : { $row_text }
  }
failure-1 = the wings go first, then the engine tears loose.
failure-2 = the spar gives way and a wing is lost.
failure-3 = a crack above, and the fabric of the top wing lifts.
failure-4 = a strut between the wings is gone, fabric with it.
failure-5 = wings bend, fabric tears, two wires dangle.
failure-6 = it bends and springs back; nothing is lost.
lost-strength = { $who } loses { $amount } structural strength, { $left } left.
broke-up = { $who } breaks up.
destroyed = { $who } is destroyed: { $how_text }.
loss-exploded = it exploded
loss-pilot-killed = the pilot was killed
loss-burst-into-flames = it burst into flames
loss-broke-up = it broke up
loss-left-by-its-pilot = its pilot jumped
loss-hit-the-ground = it hit the ground
loss-wrecked-in-a-landing = it was wrecked in a landing
loss-lost-a-wing = it lost a wing
loss-landed = it made an emergency landing
ground = { $who } meets the ground at { $at }.
pulled-clear = { $who } is pulled clear of the ground.
meets = { $who } meets { $thing ->
    [cable] the cable of { $what }
   *[other] { $what }
  }.
collision = { $column ->
    [ground] { $who } hits the ground
   *[other] { $who } collides with { $other }
  }: { $row_text }
collision-aeroplane-18 = both go up in one fireball.
collision-aeroplane-15 = both are crushed and nobody lives.
collision-aeroplane-12 = they lock, tear apart and spin.
collision-aeroplane-8 = a hard knock; both spin.
collision-aeroplane-4 = both break away at the last moment.
collision-aeroplane-1 = wheels against a wing; the mover spins, the other has lost its undercarriage.
collision-balloon-18 = aeroplane and gasbag burn together.
collision-balloon-15 = a wing is torn off, and the crew goes down with the wreck.
collision-balloon-12 = it bounces off the gasbag and spins.
collision-balloon-8 = it glances off the gasbag and spins.
collision-balloon-4 = a wild break at the last moment.
collision-balloon-1 = missed by the last inch.
collision-ground-18 = nose first, and the tank goes up.
collision-ground-15 = it flies to pieces over a wide area.
collision-ground-12 = a wing tip digs in, and it cartwheels to bits.
collision-ground-8 = it ploughs a long furrow and is wrecked.
collision-ground-4 = dragged clear with everything it can stand.
collision-ground-1 = a wing tip brushes the ground, and it flies on.
cable-cut = The cable of { $what } is cut; it drifts.
cable-jammed = The cable of { $what } is jammed; it cannot be hauled down any more.
undercarriage-lost = { $who } has lost its undercarriage.
takes-off = { $flies ->
    [yes] { $who } takes off.
   *[no] { $who } rolls for a take-off, to { $to }.
  }
place = { $who } must come down on { $ground_text }.
landed = { $who } { $emergency ->
    [yes] makes an emergency landing on { $ground_text }
   *[no] lands on { $ground_text }
  }{ $row_text ->
    [none] .
   *[other] : { $row_text }
  }
landing-land-0 = a clean landing.
landing-land-3 = rough; it noses over at the end of the run.
landing-land-5 = a wing touches, and it swings round and round.
landing-land-8 = all goes well until something solid is in the way.
landing-land-9 = over and over; it is beyond repair.
landing-water-0 = clean; it floats.
landing-water-3 = rough, and it is going down.
landing-water-5 = a wing catches the water, and it goes over.
landing-water-8 = all goes well until a wave is in the way.
landing-water-9 = over and over across the water.
jumped = { $Man } has jumped and hangs under his parachute.
stays-aboard = { $Man } cannot get out this turn.
engine-started = { $who }: { $engine_text } runs again.
engine-cut = { $who }: { $engine_text } is cut.
engine-shut = { $who }: { $engine_text } is shut for good.
engine-stopped = { $who }: { $engine_text } stops.
engine-name = the engine
engine-name-L = the left engine
engine-name-R = the right engine
repairs = { $who }: { $actions ->
    [one] one action
   *[other] { $actions } actions
  } for the repair of { $gun }.
drum = { $who }: a fresh drum for { $gun }{ $lost ->
    [0] .
    [none] .
   *[other] ; half boxes lost with the old one: { $lost }.
  }
jettison = { $who } throws its bombs away.
task = { $who } begins its task: { $task ->
    [photo] photograph of { $at }
    [radio] corrections for { $at }
   *[observe] a look at { $at }
  }.

## Fire, fuel, smoke

on-fire = { $who } is on fire.
fire-out = The fire of { $who } is out.
flames = { $who } burns: { $turns ->
    [0] the flames are in the cockpit.
    [one] one turn until the flames reach the cockpit.
   *[other] { $turns } turns until the flames reach the cockpit.
  }
fuel = { $who }: fuel of { $engine_text } for { $turns ->
    [one] one more turn.
   *[other] { $turns } more turns.
  }
leaks-fuel = { $who } trails fuel from { $engine_text }{ $turns ->
    [none] .
    [one] ; it lasts for one turn.
   *[other] ; it lasts for { $turns } turns.
  }
smokes = { $who } trails smoke from { $engine_text }{ $turns ->
    [none] .
    [0] .
    [one] ; one turn until it may burn.
   *[other] ; { $turns } turns until it burns.
  }
smoke = { $who } smokes: { $turns ->
    [0] it will burn at the end of the turn.
    [one] one turn left.
   *[other] { $turns } turns left.
  }
smoke-out = The smoke of { $who } is blown out.

## Shooting

jam = { $who }: { $gun } jams{ $out ->
    [yes] {" "}and is out for the battle.
   *[no] . { $row_text }
  }
jam-1 = The bolt is wedged for good.
jam-2 = Belt or drum is ruined.
jam-3 = A round is in the wrong way: four actions.
jam-4 = A round sticks: two actions.
jam-5 = The bolt hangs back: one action.
jam-6 = One small jerk and it is free: it works again next turn.
gun-free = { $who }: { $gun } works again.
damage = { $row ->
    [none] { $who } is hit{ $by ->
        [none] .
       *[other] {" "}by { $by_dat }.
      }
   *[other] { $who } is hit{ $by ->
        [none] {""}
       *[other] {" "}by { $by_dat }
      }, row { $row }: { $row_text }
  }
damage-1 = A tug at the pilot’s scarf; his Luck grows by one.
damage-2 = A few holes in the fabric.
damage-3 = Bigger holes in the fabric.
damage-4 = The undercarriage is shot away.
damage-5 = Bracing wires and spars are struck.
damage-6 = A strut is struck.
damage-7 = Fabric streams in the wind.
damage-8 = Controls damaged: every turn is one template wider.
damage-9 = One wire parts. Was it an important one?
damage-10 = The tail is hit.
damage-11 = Wood splinters inside a wing.
damage-12 = The tail controls jam in part: every turn is two templates wider.
damage-13 = Guns are hit.
damage-14 = The engine is hit.
damage-15 = Fuel runs out of a cut pipe, or catches fire.
damage-16 = Somebody aboard is hit in a limb.
damage-17 = The pilot is hit in a limb.
damage-18 = A long burst sweeps the cockpits.
damage-19 = Many wires are cut.
damage-20 = A stray bullet.
damage-21 = Spars and wires are struck hard.
damage-22 = Pilot and gunner are hit in the body.
damage-23 = The main spar is hit: every turn is three templates wider.
damage-24 = The pilot is hit in the head.
damage-25 = The engine is killed, or burns.
damage-26 = The engine stops, and the fuel may catch the pilot.
damage-27 = The tank burns.
damage-28 = A wing folds and is gone.
damage-29 = The pilot burns and leaps out.
damage-30 = The cockpits are riddled; nobody aboard lives.
damage-multi-13 = The gunner nearest to the attacker is hit.
damage-multi-14 = One engine is hit.
damage-multi-15 = The fuel of one engine runs out of a cut pipe, or catches fire.
damage-multi-19 = Wires and struts are cut: every turn is two templates wider.
damage-multi-21 = Spars and wires are struck hard; sharper turns and bomb releases strain them from now on.
damage-multi-22 = One engine stops in black smoke, or burns.
damage-multi-24 = Pilot and one gunner are hit in the body.
damage-multi-25 = One engine stops in black smoke, or more often burns.
damage-multi-26 = The pilot is hit in the head.
lost-energy = { $who } loses { $amount } EU of speed, { $left } left.
lost-fortitude = { $Man } loses { $amount } Fortitude, { $left } left.
killed = { $Man } is killed.
nine-lives = { $Man } has nine lives: he lives, with { $left } Fortitude.
nerve-lost = { $Man } loses his nerve and does nothing more.
black-out = { $Man } blacks out{ $now ->
    [yes] .
   *[no] {" "}with the next turn.
  }
leak = { $who } loses { $amount } EU more in every move, { $sum } in all.
wider = Every turn of { $who } is { $add ->
    [one] one template
   *[other] { $add } templates
  } wider{ $sum ->
    [none] .
   *[other] , { $sum } in all.
  }
wing-lost = { $who } loses a wing.
emergency = { $who } owes an emergency landing.
wires-cut = Wires of { $who } are cut: manoeuvres and its own guns strain it.
strained = { $who } is strained: turns tighter than O and bomb releases are tested.
rolls-slowly = Rolls of { $who } take twice as long.
flinch = { $Man } flinches: −4 on the next initiative.
forced-turn = { $who } must begin its next move with a wide turn.
vibration = { $who }: { $engine_text } shakes it above { $limit } EU.
guns-out = { $who }: out for the battle: { $guns }.
luck = Luck of the pilot of { $who }: +{ $add }.
gas = { $What }: gas +{ $add }, { $sum } in all.
gasbag-burns = { $What } burns{ $who ->
    [none] .
   *[other] : { $who }.
  }
gasbag-fire = { $What } is on fire in { $fires ->
    [one] one place
   *[other] { $fires } places
  }.
victory = Air victory: { $who_man } over { $over }; { $why_text }.
forced-home = { $who } is forced home{ $credit ->
    [none] .
   *[other] ; credited to { $credit_man }.
  }

## Attacks and tasks

shot = { $Man } fires at { $at }{ $mode_text ->
    [none] {""}
   *[other] , { $mode_text }
  }: { $hit ->
    [yes] hit.
   *[no] missed.
  }
ground-fire = { $Who } fires at { $at }: { $hit ->
    [yes] hit.
   *[no] missed.
  }
barrage = { $at } is in { $what }: { $hit ->
    [yes] a near burst.
   *[no] nothing is hit.
  }
barrage-jumps = { $What } jumps to { $to }.
weakened = { $What } loses { $amount }, { $left } left{ $pinned ->
    [yes] ; it is pinned.
   *[no] .
  }
unit-destroyed = { $What } is destroyed{ $by ->
    [none] .
   *[other] {" "}by { $by_dat }.
  }
fire-dies = A fire of { $what } dies again, { $fires } so far.
rockets = { $who } fires { $fired ->
    [one] one rocket
   *[other] { $fired } rockets
  } at { $at }: { $hits ->
    [0] none hits.
    [one] one hits.
   *[other] { $hits } hit.
  }
bomb = A bomb of { $who_dat } strikes at { $at }.
correction = { $Man } corrects the fire of { $what }: { $dice ->
    [one] one deviation die
   *[other] { $dice } deviation dice
  } from now on.
shell = A shell of { $what } strikes at { $at }.
photographed = { $who } has photographed { $what }.
identified = { $who } has identified { $what }.
no-task = { $who }: the conditions for { $what } are not met.
loss-attacked = it was attacked on the ground
loss-collision = it was wrecked in a collision
loss-lost-in-a-landing = it was lost in a landing

## Observation, end

left = { $who } has left the field.
flies-home = { $who } flies home{ $emergency ->
    [yes] {" "}for an emergency landing.
   *[no] .
  }
settled = { $who } comes down beyond the field.
break-off = { $seat } { $offers ->
    [yes] offers to break off.
   *[no] takes back the offer to break off.
  }
give-up = { $seat } gives up; its aeroplanes go home.
standing-order = Standing order for { $who_acc }: { $order_text }.
fire-order = Order for fire from the ground: { $order_text }.
ground-orders = Order for { $what }: { $order_text }.
order-ask = ask for every re-roll that the table offers
order-vital = ask for vital re-rolls only
order-never = never ask for re-rolls
order-offer = ask whether to exchange initiative
order-quiet = do not ask whether to exchange initiative
order-nearest = each unit fires at the nearest aeroplane
order-choose = ask for each unit
order-lying = only take cover
order-up = get up
order-shift = shift by { $by }{ $band ->
    [none] {""}
   *[other] , heights { $band }
  }
over = The battle is over: { $why_text }.
why-turns = the last turn has been played
why-alone = one side has no aeroplane left in the fight
why-agreed = everybody has offered to break off
result = { $winner ->
    [E] The Entente has won, { $entente } to { $central }
    [C] The Central Powers have won, { $central } to { $entente }
   *[draw] A draw, { $entente } to { $central }
  } points: { $alone ->
    [yes] at equal points the side that alone still has an aeroplane in the fight wins.
   *[no] { $why_text }.
  }

## Flight plans in words (34.7)

plan-none = nothing
plan-straight = { $len } straight
plan-climbing = { $len } straight, { $dz } up
plan-descending = { $len } straight, { $dz } down
plan-turn = turn { $side ->
    [L] left
   *[R] right
  } on { $letter }, { $len }{ $way ->
    [up] , { $dz } up
    [down] , { $dz } down
   *[level] {""}
  }
plan-roll = roll to { $to ->
    [level] wings level
    [L] left bank
   *[R] right bank
  }
plan-roll-heading = roll to heading { $heading }
plan-dive = { $to ->
    [V] vertical dive
   *[S] steep dive
  }, { $len }
plan-pull = pull on { $letter }{ $steps ->
    [2] , two steps
   *[other] {""}
  }
plan-ease = ease the nose down
plan-slip = slip { $side ->
    [L] left
   *[R] right
  }, { $eu } EU over { $len }
plan-immelmann = Immelmann
plan-stall = stall
plan-spin = spin
plan-land = land
plan-takeoff = take off
plan-unknown = unknown
plan-bank = then { $bank_text }
plan-throttle = throttled back
plan-target = at { $target }
plan-home = goes home
plan-restart = restart { $engine_text }
plan-cut = cut { $engine_text }
plan-shut = shut { $engine_text }
plan-repair = repair { $gun }, { $count ->
    [one] one action
   *[other] { $count } actions
  }
plan-drum = change the drum of { $gun }
plan-radio = correct { $at }
plan-photo = photograph { $at }
plan-observe = look at { $at }
plan-jettison = throw the bombs away
plan-jump = { $role } jumps

## Questions

ask-crews = Which crew flies which aeroplane?
    .help = The crews are listed in the order in which they were rolled.
    .main = Assign the crews
ask-load = Load of { $subject }?
    .help = What the scenario leaves open: bombs, rockets, the layout of the guns.
    .main = Take this load
ask-place = Where does { $subject } start?
    .help = Within 15 MU of a friendly aeroplane, at any height and heading; or as printed.
    .main = Start here
ask-pupil = Who gets the extra re-roll of { $subject_man }?
    .help = A pilot of the same side without a victory; for this battle only.
    .main = Give the re-roll
ask-exchange = With whom does { $subject_man } exchange initiative?
    .help = Once a battle; the totals change places.
    .main = Exchange initiative
ask-jump = Who jumps out of { $subject }, at height { $height }?
    .help = Anyone who jumps makes a Fortitude test; anyone who stays may try again in the next turn.
    .main = Decide
ask-plan = Flight plan of { $subject }, speed { $speed }?
    .help = The lengths of all legs add up to the speed.
    .main = Give in the plan
ask-ground-fire = At which aeroplane does { $subject } fire?
    .help = One shot a turn; or hold fire. One order answers for all units.
    .main = Fire at this aeroplane
ask-attack = What does { $subject_man } attack?
    .help = Guns, rockets or bombs, once a turn; or hold fire.
    .main = Attack this target
ask-judgement = Fine judgement of { $subject_man } on { $at }: row { $row }. Add or take off 1d4?
    .help = The die is rolled after the answer.
    .main = Decide
ask-reroll = { $roll_text }, { $subject_man }: { $face_text } Roll again?
    .help = { $vital ->
        [yes] Keeping it kills somebody or loses the aeroplane, or very probably does.
       *[no] A roll can be made again once, and the second result counts.
      }
    .main = Decide
reroll-test = { $face } against { $target }.
reroll-throw = { $total }.
reroll-jam = { $row } – { $row_text }
reroll-low = low.
ask-standing-order = Standing order: { $subject }
    .help = It decides which questions are put to this seat. Nobody else is told.
    .main = Set the order
ask-fire-order = Fire from the ground: { $order ->
        [nearest] always at the nearest
       *[choose] chosen for each unit
    }
    .help = { $order ->
        [nearest] Every unit of this seat fires at the nearest aeroplane in range, without a question. The order ends that.
       *[choose] Every unit of this seat then fires at the nearest aeroplane in range, without a question. Another order ends that.
      } Nobody else is told.
    .main = Give the order
ask-ground-orders = Order for { $subject }
    .help = It is carried out when the ground moves next.
    .main = Give the order
ask-break-off = Breaking off
    .help = The battle ends with the turn in which every seat offers to break off.
    .main = Decide
ask-give-up = Giving up
    .help = All aeroplanes of this seat go home, and that cannot be taken back.
    .main = Give up

opt-crews = { $pairs }
opt-load-printed = As printed
opt-place-printed = As printed
opt-place = { $at }, heading { $heading }
opt-none = Nobody
opt-exchange-none = Keep the initiative
opt-exchange = { $man } ({ $total })
opt-jump-none = Nobody jumps
opt-jump = { $people } { $count ->
    [one] jumps
   *[other] jump
  }
opt-hold = Hold fire
opt-ground-fire = { $who }
    .note = { $distance } MU
opt-attack-guns = { $target }, { $mode_text }{ $guns ->
    [none] {""}
   *[other] {" "}({ $guns })
  }
opt-attack-rockets = { $target }, { $count ->
    [one] one rocket
   *[other] { $count } rockets
  }
opt-attack-bombs = { $count ->
    [one] One { $bomb_text } bomb
   *[other] { $count } { $bomb_text } bombs
  } on { $at }
opt-judgement-no = Leave it
opt-judgement-plus = Add 1d4
opt-judgement-minus = Take 1d4 off
opt-keep = Keep it
opt-reroll = Roll again
    .note = { $left ->
        [one] the last re-roll
       *[other] { $left } re-rolls left
      }{ $chance ->
        [none] {""}
       *[other] ; { $chance } % chance
      }
opt-mentor = Roll again with the mentor’s re-roll
opt-mascot = Roll again with the mascot’s re-roll
opt-calm = Roll again (Keeps calm)
opt-standing-order-ask = Ask for every re-roll that the table offers
opt-standing-order-vital = Ask for vital re-rolls only
opt-standing-order-never = Never ask for re-rolls
opt-standing-order-offer = Ask whether to exchange initiative
opt-standing-order-quiet = Do not ask whether to exchange initiative
opt-fire-order-nearest = Always fire at the nearest aeroplane
opt-fire-order-choose = Ask for each unit at which aeroplane it fires
opt-ground-orders-lying = Only take cover
opt-ground-orders-up = Get up
opt-break-off-yes = Offer to break off
opt-break-off-no = Take the offer back
opt-give-up-yes = Give up
shot-odds = { $chance } % chance
shot-sum = { $label } { $add }
form-place = Or a place and a heading: x and y in hundredths of an MU, height in MU, heading in tenths of a degree, as 300,-1500,24/h0900.
form-plan = Legs: S9 straight, S9-3 with 3 down, TLH4 turn left on H, RL R0 RR roll, DV14 DS10 dive, PM2 pull, E ease, WL2x6 slip, IMM, STALL, SPIN, LAND.
form-plan-more = Then =L bank, thr throttle, /actions, >C1 target, home. The steady plan: { $steady }.
form-plan-figures = Speed { $speed } ({ $band }), { $class }, { $bank }; template { $shown }, tightest { $tightest }; rolls left { $left }, right { $right }; climb { $climb }; actions { $actions }.
form-attack = { $value }: { $label }
form-attack-bombs = Bombs: bombs, kind and number, aim point, as bombs m6 @-2500,0.
form-shift = A shift in hundredths of an MU, at most 300, and a height band, as 300,0 31-40.
aid-legal = This plan is possible.
aid-actions = { $role }: { $used } of { $of } actions.
aid-energy = Next turn: speed { $speed } ({ $band }){ $template ->
    [none] {""}
   *[other] , template { $template }
  }{ $sums }.
aid-test = { $roll_text }: target { $target }, { $chance } % chance.
aid-end = Ends at { $at }, heading { $heading }, { $class_text }, { $bank_text }.
aid-least = Least height { $height }.
aid-contact = { $thing ->
    [ground] Meets the ground
   *[other] Meets { $what }
  } after { $point } MU.
aid-shot = { $shooter }: { $who } at { $distance } MU, base shot { $target }, { $chance } % chance.
aid-threatens = Threatens { $who }.
aid-threatened = Is threatened by { $who }.
aid-task = { $do_text } { $met ->
    [yes] would be possible
   *[no] would not be possible
  }.

## Refusals (11.16, 20.4)

segment-of = { $segment ->
    [0] {""}
    [none] {""}
   *[other] Segment { $segment }:{" "}
  }
refusal-data = { $why ->
    [key] There is no entry { $entry } here.
    [missing] The entry { $entry } is missing.
   *[other] The value of { $entry } does not fit.
  }
refusal-P-01 = This aeroplane does not move by a plan now.
refusal-P-02 = { $lead }{ $why ->
    [writing] The plan is not written in the usual form.
    [key] There is no entry { $entry } here.
    [missing] The entry { $entry } is missing.
    [value] The value of { $entry } does not fit.
   *[other] Unknown kind of segment or action, or a parameter is missing or wrong.
  }
refusal-P-03 = More than 12 segments.
refusal-P-04 = The lengths add up to { $sum }, the speed is { $speed }.
refusal-P-05 = { $lead }A length is a whole number of MU, at least 1.
refusal-P-06 = Needs { $needed } actions of the { $role_text }, there are { $actions }.
refusal-P-07 = { $lead }Too steep: at most one MU of height for three of length.
refusal-P-08 = Climbs { $sum } MU, this aeroplane can climb { $climb } now.
refusal-P-09 = Above the ceiling.
refusal-P-10 = { $lead }Too slow: at stall speed only straight, ease, dive, stall, spin and land.
refusal-P-11 = { $lead }Not in this climb class.
refusal-P-12 = { $lead }Not banked to that side.
refusal-P-13 = { $lead }Template { $letter } is too tight; { $tightest } is the tightest at this speed.
refusal-P-14 = { $lead }No such template.
refusal-P-15 = { $lead }Not enough length left: needs { $needed }, { $left } left.
refusal-P-16 = { $lead }A roll goes to another bank, or in a vertical dive to another heading.
refusal-P-17 = { $lead }Already diving like that.
refusal-P-18 = { $lead }Wings must be level for a pull, and its steps must fit the class.
refusal-P-19 = { $lead }A side-slip spends 1 to 5 EU and is at least twice as long.
refusal-P-20 = { $lead }Too slow for an Immelmann: needs { $needed }.
refusal-P-21 = { $lead }That can only be the last segment.
refusal-P-22 = { $lead }Too high or too fast to land, where the landing begins.
refusal-P-23 = Take-off is from the ground and alone; on the ground nothing else is flown.
refusal-P-24 = Free bank only after a turn or pull, ending shallow.
refusal-P-25 = { $lead }Two straights in a row in a steep class, or a height change where the class decides.
refusal-P-26 = The move must begin with a wide turn of at least half the speed.
refusal-P-27 = This aeroplane must turn for home.
refusal-P-28 = An aeroplane on its way home names no target.
refusal-P-29 = This engine cannot be restarted, cut or shut now.
refusal-P-30 = This gun cannot be repaired or given a drum now.
refusal-P-31 = Nothing to spot, photograph or observe by that name, or nobody to do it.
refusal-P-32 = No parachute, or nobody there to jump.
refusal-P-33 = Throttling back needs a running engine and a speed of at least 1.
refusal-P-34 = No such target.
refusal-P-35 = A plan whose pilot jumps has no segments.
refusal-F-01 = The { $role_text } cannot attack this turn.
refusal-F-02 = No such target.
refusal-F-03 = The target is on the same side.
refusal-F-04 = Out of range: { $mu } MU, at most { $most }.
refusal-F-05 = Outside the aim: at most { $degrees } degrees off the nose.
refusal-F-06 = Outside the field of fire.
refusal-F-07 = { $rockets ->
    [none] None of these guns is his, works and has enough ammunition for this mode.
   *[other] Rockets are the pilot’s, and there are { $rockets }.
  }
refusal-F-08 = No sustained fire: { $why ->
    [target] only at aeroplanes in the air.
    [last-turn] he did not shoot at this target in the turn before.
   *[angle] the line of fire is more than 45 degrees off its nose.
  }
refusal-F-09 = An aeroplane on its way home only defends itself.
refusal-F-10 = { $bombs ->
    [none] { $aimer ->
        [none] The aim point is more than 1 MU from the path of this move.
       *[other] Somebody else aboard aims the bombs.
      }
   *[other] There are fewer bombs of that kind aboard.
  }
refusal-off-field = That is off the field.
refusal-height = A height from { $low } to { $high }.
refusal-too-far = Too far: at most { $most } MU.

## Dice (36)

roll-generic-verdict = { $who ->
    [none] {""}
   *[other] { $Who }:{" "}
  }{ $dice ->
    [none] { $face }
   *[other] { $dice } = { $sum }
  }{ $needed ->
    [none] {""}
   *[other] {" "}against { $needed }
  }{ $outcome ->
    [success] , a success.
    [failure] , a failure.
   *[none] .
  }
roll-generic-base = Flying
roll-R-01 = Initiative
roll-R-02 = Initiative, tie
roll-R-03 = Gunner’s initiative
roll-R-04 = Coming out of the spin
roll-R-05 = Heading of a fall
roll-R-06 = Bailing out
    .base = Fortitude
roll-R-07 = Fall under a parachute
roll-R-08 = Tight turn
roll-R-09 = Structural strength{ $why ->
    [turn] , tight turn
    [wires] , cut wires
    [strain] , strain
    [vne] , above the never-exceed speed
    [vibration] , vibration
   *[other] {""}
  }
    .base = Strength left
roll-R-10 = Structural failure
roll-R-11 = Loss by structural failure
roll-R-12 = Stall
roll-R-13 = Immelmann
roll-R-14 = Avoiding a collision
roll-R-15 = Escaping a collision
    .base = Luck
roll-R-16 = Collision
roll-R-17 = Losses in a collision
roll-R-18 = Break at the last moment
roll-R-19 = Place of the emergency landing
    .base = Luck
roll-R-20 = Landing
roll-R-21 = Losses in the landing
roll-R-22 = Getting out of the sinking aeroplane
    .base = Luck
roll-R-23 = Restarting the engine
roll-R-24 = Fire
    .verdict = { $Who }: { $face }. { $face ->
        [1] The fire may be out.
        [6] It explodes.
       *[other] Strength is lost.
      }
roll-R-25 = Flames in the cockpit
roll-R-26 = Fire from the ground
    .base = Combat strength
roll-R-27 = Damage by fire from the ground
roll-R-28 = Barrage
roll-R-29 = The barrage jumps
roll-R-30 = Damage by the barrage
roll-R-31 = Shot
    .base = Gunnery
roll-R-32 = Damage
roll-R-33 = Sure aim
roll-R-34 = Fine judgement
roll-R-35 = Malfunction
roll-R-36 = Who or what is hit
roll-R-37 = Loss of structural strength
roll-R-38 = Loss of Fortitude
roll-R-39 = Leak, fuel or flames
roll-R-40 = Stray shot
roll-R-41 = Explosion near by
roll-R-42 = Stay test
    .base = Fortitude left
roll-R-43 = Stick torn away
roll-R-44 = Rockets
    .base = Flying
roll-R-45 = Damage to the gasbag
roll-R-46 = Strafing
    .base = Gunnery
roll-R-47 = Strafing damage
roll-R-48 = Bombing
    .base = Gunnery
roll-R-49 = Deviation of the bomb
roll-R-50 = Direction of the bomb
roll-R-51 = Bomb damage
roll-R-52 = Artillery spotting
    .base = Awareness
roll-R-53 = Deviation of the shell
roll-R-54 = Direction of the shell
roll-R-55 = Shell damage
roll-R-56 = Photograph or report
    .base = Awareness
roll-R-57 = Waking from a faint
    .base = Fortitude left
roll-R-58 = Nine lives
    .base = Luck
roll-R-59 = Fortitude after Nine lives
roll-R-60 = Start height
roll-R-61 = { $skill ->
    [awareness] Awareness
    [flying] Flying
    [gunnery] Gunnery
    [fortitude] Fortitude
   *[other] Skill
  }
roll-R-62 = Luck
roll-R-63 = Rank has its rights
roll-R-64 = Who is replaced
roll-R-65 = Recovery
roll-R-66 = Wound test
    .base = Fortitude left
roll-R-67 = Lasting losses
roll-R-68 = Skill raised
roll-R-69 = Special ability
roll-R-70 = Ace ability
roll-R-71 = Mission and attacker
roll-R-72 = Parachute
mod-steps = Steps tighter
mod-dive = Dive speed
mod-hands = Light hands
mod-nine = Nine lives
mod-shaken = Shaken
mod-immortal = Believes nothing can kill him
mod-vne = Above the never-exceed speed
mod-first_try = First try
mod-expert = Spin expert
mod-shaver = Close shaver
mod-place = Place of landing
mod-burning = Burning
mod-undercarriage = Undercarriage lost
mod-speed = Speed
mod-survivor = Walks away
mod-floats = Floats
mod-sinking = Sinking
mod-sound = Sound aeroplane
mod-slow = Slow
mod-fast = Fast
mod-wing = Wing lost
mod-rigger = Good rigger
mod-armourer = Own armourer
mod-distance = Distance
mod-aim = Aim
mod-angle = Angle
mod-platform = Gun platform
mod-guns = Number of guns
mod-flexible = Flexible gun
mod-manoeuvred = Manoeuvred
mod-mode = Mode of fire
mod-deflection = Deflection eye
mod-raider = Trench raider
mod-gasbag = Gasbag hunter
mod-eye = Sure aim
mod-job = Does his job
mod-rockets = Rockets
mod-above = From above
mod-upwind = Into the wind
mod-run_in = Run-in
mod-threats = Threats
mod-threat = Threats
mod-cover = Cover
mod-lying = Takes cover
mod-pilot = Pilot
mod-gunner = Gunner
mod-flinch = Flinch
mod-burr = Burr
mod-eel = Hard to rattle
mod-gas = Gas mixed in
mod-incendiary = Incendiary ammunition
mod-rocket = Rocket
mod-band = Speed

## The view in lines

twin-awaited = comes in turn { $turn }
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
twin-date = { $month } { $year }
twin-setting = { $date }; wind from { $wind }; field { $field } MU, ceiling { $ceiling } MU; points { $entente } to { $central }.
twin-order = Order of movement: { $order }.
twin-planes = Aeroplanes:
twin-plane = { $name }, { $seat }: { $text }
twin-away = { $state }
twin-where = { $at }, heading { $heading }, { $class }, { $bank }, { $speed }
twin-speed = speed { $speed } ({ $band })
twin-strength = strength { $left } of { $full }
twin-templates = template { $letter }, tightest { $tightest }
twin-gun = { $name }: { $half ->
    [one] one half box
   *[other] { $half } half boxes
  }{ $state ->
    [jammed] , jammed (row { $row })
    [out] , out
   *[works] {""}
  }
twin-bombs = bombs: { $count } { $bomb_text }
twin-rockets = rockets: { $count }
twin-person = { $role }: Awareness { $awareness }, { $flies ->
    [yes] Flying { $flying },{" "}
   *[no] {""}
  }Gunnery { $gunnery }, Fortitude { $fortitude }/{ $full }, Luck { $luck }{ $rerolls ->
    [0] {""}
   *[other] , re-rolls { $rerolls }
  }{ $more ->
    [none] {""}
   *[other] ; { $more }
  }
twin-fate = { $role }: { $fate }
sign-burning = on fire
sign-smoke = smoke
sign-fabric = trails fabric
sign-fuel = trails fuel
sign-undercarriage = undercarriage lost
sign-bombs = carries bombs
sign-rockets = carries rockets
sign-stopped = propeller stopped
sign-forced = forced home
sign-going = goes home by choice
sign-parachute = parachute
sign-blackout = blacked out
sign-faint = in a faint
sign-mentor = the mentor’s re-roll
sign-leak = loses { $n } EU a move
sign-wider = turns { $n } wider
sign-doubled = rolls take twice as long
sign-wires = wires cut
sign-strain = strained
sign-emergency = owes an emergency landing
sign-wing = wing lost
sign-flinch = flinches
sign-forced_turn = must begin with a wide turn
sign-forever = cannot leave the spin
sign-cockpit = flames reach the cockpit in { $n }
sign-threat = threatened: { $n }
sign-incendiary = incendiary ammunition
sign-won = counted for { $who }
sign-initiative = initiative { $n }
sign-engine = { $engine_text }: { $what ->
    [cut] cut
    [stopped] stopped
    [fuel] fuel for { $n }
    [smoke] smokes, { $n } left
   *[vibration] shakes above { $n }
  }
twin-threats = Threats: { $pairs }
twin-threat = { $from } threatens { $to }
twin-ground = On the ground:
twin-unit = { $name } at { $at }: strength { $left } of { $of }, { $cover }{ $more ->
    [none] {""}
   *[other] ; { $more }
  }
twin-pinned = pinned
twin-lying = only takes cover
twin-destroyed = destroyed
twin-known = identified
twin-air = Balloons and barrages:
twin-gasbag = { $name } at { $at }{ $more ->
    [none] {""}
   *[other] ; { $more }
  }
twin-gas = gas { $n }
twin-burnt = { $name }: burnt
twin-lost = { $name }: drifted away
twin-jammed = cable jammed
twin-adrift = adrift
twin-barrage = { $name } at { $at }, heights { $low } to { $high }
twin-battery = { $name }: aim point { $at }, deviation dice { $dice }
twin-point = { $name } at { $at }{ $taken ->
    [none] {""}
   *[other] ; photographed
  }
twin-canopy = { $who } under his parachute at { $at }
twin-objectives = Objectives:
twin-objective = { $side }, { $points } points: { $text }{ $met ->
    [yes] {" "}(met as things stand)
    [no] {" "}(not met as things stand)
   *[none] {""}
  }
objective-photo = photograph { $target }
objective-destroy = destroy { $target }
objective-identify = identify { $target }
objective-protect = protect { $target }
objective-exit = bring { $target } home
twin-orders = Standing orders: { $orders }
twin-offers = Offers to break off: { $seats }
twin-given-up = Given up: { $seats }
twin-mascots = Mascot re-rolls: { $sides }
twin-none = none

## Score sheet

sheet-victory = Air victory over { $over }, { $who }
sheet-home = { $over } forced home, { $who }
sheet-objective = { $text }

## What bots weigh

advice-vital = to keep this roll would probably be fatal
advice-spent = it is worth a re-roll
advice-spared = the re-roll is kept for something worse
worth-edge = { $hundredths } points of advantage
    .note = What a shot now and the next shots are likely to bring, less what the enemy’s shots, tests and the ground are likely to cost.

## The lab

figures-end = Length and end
figures-shots = Shots
figures-distance = Shots at aeroplanes by distance
figures-angle = Shots at aeroplanes by angle
figures-victories = Air victories by cause
figures-destroyed = Destroyed aeroplanes by cause
figures-losses = Losses
figures-people = People
figures-height = Mean height at the end of a turn, in MU
figures-speed = Mean speed at the end of a turn, in EU
figures-flight = Flying
figures-craft = What pilots make of height, and whom they bring home
figures-task = Tasks: share fulfilled
figures-score = Points of a seat
fact-winner = winner
fact-why = end
fact-turns = last turn
fact-entente = points, Entente
fact-central = points, Central Powers
fact-held = alone in the air
fact-winner-draw = a draw
fact-held-none = nobody
figure-of-side = { $of }, { $side }
figure-dives = dives on an enemy from above
figure-dives-behind-an-enemy = dives on an enemy: share that ends behind one
figure-dives-with-a-shot = dives on an enemy: share with a shot
figure-guarded-and-unhurt = two-seaters and bombers with a task: share unhurt
figure-beaten = beaten aeroplanes that flew on
figure-beaten-and-away = beaten aeroplanes: share that got away
figure-hits-of = { $of }: share that hit
figure-points-of = points for victories, { $of }
figure-length = turns
figure-aftermath = aftermath turns
figure-turns = ended by the turn limit
figure-alone = ended with one side alone
figure-agreed = broken off
figure-all = shots at aeroplanes
figure-at-ground-and-gasbags = shots at ground units and gasbags
figure-later = by the one that moved later in the turn
figure-earlier = by the one that moved earlier
figure-jams = jams
figure-rear = from the rear
figure-rear-quarter = from the rear quarter
figure-side = from the side
figure-front-quarter = from the front quarter
figure-head-on = head-on
figure-air-victories = air victories
figure-forced-home = forced home
figure-destroyed = destroyed
figure-broken-up = broken up
figure-spins = spins
figure-fires = fires
figure-collisions = collisions in the air
figure-killed = killed
figure-prisoners = prisoners
figure-stalls = stalls for each move
figure-tight-turns = tests of tight turns for each move
heat-shot = Where aeroplanes are shot at
heat-hit = Where aeroplanes are hit
heat-fell = Where aeroplanes are destroyed
event-bag-lost = balloons drifted away
event-barrage = aeroplanes in a barrage
event-barrage-jumps = barrages that jumped
event-black-out = black-outs
event-bomb = bombs
event-break-off = offers to break off
event-broke-up = aeroplanes broken up
event-cable-cut = cables cut
event-cable-jammed = cables jammed
event-collision = collision rolls
event-correction = corrections of artillery
event-cover = troops that took cover or got up
event-crews = crews given to aeroplanes
event-damage = hits with damage
event-destroyed = aeroplanes destroyed
event-down = parachutes down
event-drifts = balloons adrift
event-drum = drums changed
event-emergency = emergency landings owed
event-energy = energy steps
event-engine-cut = engines cut
event-engine-shut = engines shut for good
event-engine-started = engines restarted
event-engine-stopped = engines stopped
event-enters = aeroplanes that came later
event-exchange = exchanges of initiative
event-faints = faints
event-falls = falls
event-fire-dies = fires of airships that died
event-fire-order = orders for fire from the ground
event-fire-out = fires that went out
event-flames = turns of burning
event-flies-home = aeroplanes that flew home
event-flinch = flinches
event-forced-home = aeroplanes forced home
event-forced-turn = forced turns
event-fuel = turns of fuel counted
event-gas = gasbags filled with gas
event-gasbag-burns = gasbags burnt
event-give-up = seats that gave up
event-goes-home = aeroplanes that went home by choice
event-ground = meetings with the ground
event-ground-fire = shots from the ground
event-ground-moved = moves on the ground
event-ground-orders = orders to the ground
event-gun-free = guns freed at once
event-guns-out = guns out for the battle
event-hauled = balloons hauled down by 1 MU
event-height = start heights
event-identified = units identified
event-initiative = initiative totals
event-jam = jams
event-jettison = bombs thrown away
event-jumped = parachute jumps
event-killed = people killed
event-landed = landings
event-leak = leaks
event-leaks-fuel = fuel leaks
event-left = aeroplanes that left the field
event-loaded = loads chosen
event-lost-energy = losses of speed by damage
event-lost-fortitude = losses of Fortitude
event-lost-strength = losses of structural strength
event-low-die = hits with a low die
event-luck = gains of Luck
event-mascots = mascots
event-meets = meetings in the air
event-moved = moves
event-nerve-lost = gunners who lost their nerve
event-nine-lives = nine lives used
event-no-task = tasks without success
event-drops-through = drops without speed
event-nose-drops = stalls caught
event-on-fire = fires
event-order = orders of the turn
event-out-of-spin = spins ended
event-over = battles over
event-photographed = photographs
event-place = places of emergency landings
event-placed = pilots who picked their place
event-plan = flight plans
event-prisoner = prisoners
event-pulled-clear = aeroplanes pulled clear
event-pupil = pupils of old hands
event-repairs = actions of repair
event-reroll = re-rolls
event-result = results
event-rockets = rocket attacks
event-roll = rolls
event-rolls-slowly = rolls doubled
event-settled = aeroplanes down beyond the field
event-shell = shells
event-shifted = barrages shifted
event-shot = shots
event-sinks = turns under a parachute
event-smoke = turns of smoke
event-smoke-out = smoke blown out
event-smokes = engines that smoke
event-spin = spins
event-spin-forever = spins that cannot be stopped
event-stall = stalls
event-standing-order = standing orders
event-stays-aboard = jumps that failed
event-strained = aeroplanes strained
event-structural-failure = structural failures
event-takes-off = turns of take-off
event-task = tasks begun
event-threatened = pilots threatened
event-turn = turns
event-undercarriage-lost = undercarriages lost
event-unit-destroyed = ground units destroyed
event-vibration = engines that shake
event-victory = air victories
event-wakes = pilots who came to
event-weakened = ground units weakened
event-wider = templates wider
event-wing-lost = wings lost
event-wires-cut = wires cut

## What newcomers are told at their first questions

lesson-plan = Your whole move is one plan
    .text = You fly exactly as far as your speed: 140 km/h is 14 units. Drag the dashed ring towards the enemy, or have a plan shown.
    .tty = You fly exactly as far as your speed: 140 km/h is 14 units. legs puts a plan together leg by leg, or show has one shown.
    .learnt = speed is the way you fly
    .tag-1 = your Camel
    .tag-2 = the enemy
lesson-shot = You have a shot
    .text = Shots from near, from behind and straight ahead hit best. A short burst never jams, but hits less often.
    .learnt = near and straight hits
    .tag-1 = the enemy
lesson-luck = Two strokes of luck
    .text = Twice in this duel you may roll one of your dice again; the second result counts. Keep it for a fire, a wound or a jam.
    .learnt = two re-rolls
lesson-speed = Turning costs speed, falling wins it
    .text = Every manoeuvre costs speed, and each 10 m of height give 10 km/h back. The sum of your plan says how fast you are after the move.
    .learnt = height buys speed
    .tag-1 = your Camel
lesson-first = The slow-witted move first
    .text = Initiative is a die and the pilot’s Awareness. This turn you must show your move first, and they answer it.
    .learnt = last to move sees more
    .tag-1 = your Camel
    .tag-2 = the enemy
lesson-answer = Now you know where they are
    .text = This turn they moved before you. Plan from where they are now, not from where they were.
    .learnt = plan from what you see
    .tag-1 = the enemy
lesson-behind = Get behind them
    .text = From behind your shot is better, and they cannot answer it. Hatched wedges are their fields of fire: end outside.
    .tty = From behind your shot is better, and they cannot answer it. The list below the map says whom you threaten and who threatens you.
    .learnt = behind is safe
    .tag-1 = your Camel
    .tag-2 = the enemy
lesson-bank = A bank carries over
    .text = You begin as you ended: banked left, level or banked right. End banked to the side to which you want to turn next.
    .learnt = end ready to turn
    .tag-1 = your Camel
lesson-stall = Do not fly too slowly
    .text = At 70 km/h or less a Camel stalls: the nose drops, or it spins. Losing height helps.
    .learnt = slow means stalling
    .tag-1 = your Camel
lesson-leave = Nobody has to fight on
    .text = “Go home by choice” is among the other actions, and the enemy gets no points for it. Here you are close behind, so stay.
    .tty = The word home in a plan flies home by choice, and the enemy gets no points for it. Here you are close behind, so stay.
    .learnt = going home is allowed
    .tag-1 = your Camel
    .tag-2 = the enemy
lesson-kill = Near, and along their course
    .text = This is the shot for which you have flown. Had you fired at them last turn, too, sustained fire would hit better and jam more easily.
    .learnt = patience wins the shot
    .tag-1 = the enemy

## In the terminal

tty-map-scale = N ↑   { $bar } { $mu } MU   wind from { $wind }   E1 height/speed   ┊ front   · flown
tty-col-height = height
tty-col-above = diff.
tty-col-speed = speed
tty-col-heading = heading
tty-col-distance = MU
tty-col-arc = you are
tty-col-clock = o’clock
tty-arc-front = ahead
tty-arc-side = beside
tty-arc-rear = behind
tty-threatens-you = threatens you
tty-you-threaten = you threaten it
tty-initiative = Initiative: { $pilots }.
tty-initiative-pilot = { $who } { $total } ({ $parts })
tty-initiative-die = die { $die }
tty-initiative-threat = threatened { $add }
tty-initiative-flinch = flinches { $add }
tty-crew = { $who }: { $skills }.
tty-crew-skill = { $skill } { $sum } ({ $dice })
tty-bombs = Bombs: their kind and number, 1 to { $most }, and an aim point within 1 MU of the path of this move, in hundredths of an MU to the east and north.
tty-bomb-unit = { $distance ->
    [0] on { $unit }
   *[other] { $distance } MU from { $unit }
}
tty-bomb-end = where this move ends
tty-help-legs = legs                       put a flight plan together leg by leg, with all that it brings; legs RR TRF9 goes on from there
tty-help-same =
    same                       begin with your last plan again; same E2 with that of E2
    map 2, map E1, map all     the map with 2 MU a row; what is near E1; all that there is
tty-legs-no-plan = There is no flight plan to make now.
tty-same-none = { $who } has flown no plan yet.
tty-legs-prompt = plan { $plan }
tty-legs-plan = { $plan ->
    [none] Nothing yet
   *[other] { $plan }
}: { $over ->
    [0] { $left } MU left
   *[other] { $over } MU too many
}
tty-legs-empty = There is nothing to take back.
tty-legs-unclear = { $line } is not a leg. Type a number from the list, notation, undo, clear, ok to give the plan in, back to leave it, map, hint, help.
tty-legs-help =
    number                     the next leg, with questions for what it needs
    S5 TRF9 =0 thr >C1         legs and all else in notation, as many as you like
    undo                       take back what was added last
    clear                      begin anew
    ok                         give the plan in
    back                       leave it, and answer in another way
    map                        the map with the path of this plan; map 2: 2 MU a row; map E1: round E1; map all
    hint, do                   what a bot would plan, and to fly that
    text, log, rules           as everywhere
tty-legs-more = Also: { $more }; undo, map, back, ok.
tty-legs-ready = ok gives this plan in.
tty-closed-P-04 = too few MU left
tty-closed-P-06 = too few actions left
tty-closed-P-13 = template too tight
tty-closed-P-15 = too few MU left
tty-closed-P-20 = too slow
tty-leg-straight = straight
tty-leg-turn = turn { $side ->
    [L] left
   *[R] right
}
tty-leg-roll = { $to ->
    [level] roll to wings level
    [L] roll left
    [R] roll right
   *[other] roll to a heading
}
tty-leg-dive = { $to ->
    [V] vertical dive
   *[S] steep dive
}
tty-leg-pull = pull up { $steps ->
    [2] two steps
   *[other] a step
}
tty-leg-ease = ease the nose down
tty-leg-slip = side-slip { $side ->
    [L] left
   *[R] right
}
tty-leg-immelmann = Immelmann
tty-leg-stall = stall
tty-leg-spin = spin
tty-leg-land = land
tty-leg-takeoff = take off
tty-leg-cost = { $notation }; { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
}{ $kind ->
    [straight] { "" }
    [ease] { "" }
    [slip] , 1 to 5 EU
    [immelmann] , down to Vs+1
    [stall] { "" }
    [spin] { "" }
    [land] { "" }
    [takeoff] { "" }
   *[other] , { $energy } EU
}{ $mu ->
    [0] { "" }
   *[other] , at least { $mu } MU
}
tty-leg-ask-length = Length, { $least } to { $most } MU; Enter: { $usual }
tty-leg-ask-rise = Height change, −{ $most } to +{ $most } MU, at most { $climb } up in all; Enter: 0
tty-leg-ask-letter = Template, A to Z; { $shown } is free, { $tightest } the tightest; Enter: { $shown }
tty-leg-ask-eu = EU to lose, { $least } to { $most }; Enter: { $usual }
tty-leg-ask-heading = New heading in degrees, { $least } to { $most }
tty-leg-range = { $typed } will not do: { $least } to { $most }.
tty-plan-ways = legs puts the plan together by questions, same flies the last one again; why with a plan says what it would bring; map shows the field.

## The briefing

brief-entente = { $scenario ->
        [duel] Bring *the Fokker down, or send it home*: 3 points for an air victory, 1 for an aeroplane forced home.
        [mission_1] *Photograph two points* behind the German front: 4 points each, and 3 for each air victory.
        [mission_2] *Burn the two balloons*: 4 points each, and 3 for each air victory.
        [mission_4] *Stop the German two-seater* before it has found its infantry: each party it finds is worth 3 points to the enemy.
        [mission_5] *Range the battery on to the German gun* with your R.E.8: 6 points, and 2 more when it is home.
        [mission_6] *Stop the two Gothas* before they have bombed the depot. An air victory is worth 3 points.
        [entente_mission_1] { brief-task-1 }
        [central_mission_1] { brief-task-1.stop }
        [entente_mission_2] { brief-task-2 }
        [central_mission_2] { brief-task-2.stop }
        [entente_mission_4] { brief-task-4 }
        [central_mission_4] { brief-task-4.stop }
        [entente_mission_5] { brief-task-5 }
        [central_mission_5] { brief-task-5.stop }
        [entente_mission_6] { brief-task-6 }
        [central_mission_6] { brief-task-6.stop }
       *[other] Have *more points when the battle ends*: 3 for an air victory, 1 for an aeroplane forced home.
    }
    .ends = At the turn limit, when one side has no aeroplane in the fight, or when all offer to break off. More points win.
    .moves = Everybody rolls for initiative: the lowest moves first, the highest shoots first. A move is one plan, as long as your speed.
brief-task-1 = *Photograph two points* behind the enemy’s front with your two-seaters: 4 points each, and 2 for each two-seater that comes home.
    .stop = *Stop the enemy’s two-seaters* before they have photographed your rear: each photograph is worth 4 points to the enemy.
brief-task-2 = *Burn the enemy’s two balloons*: 4 points each, and 3 for each air victory.
    .stop = *Keep your two balloons* from burning: each is worth 4 points to the enemy, and 2 to you if it lasts.
brief-task-4 = *Find your three parties of infantry* with the two-seater, low over the trenches: 3 points each.
    .stop = *Stop the enemy’s two-seater* before it has found its infantry: each party it finds is worth 3 points to the enemy.
brief-task-5 = *Range the battery on to the enemy’s gun* with your two-seater: 6 points, and 2 more when it is home.
    .stop = *Stop the enemy’s two-seater* before its battery has destroyed your gun: 4 points if the gun lasts, 6 to the enemy if not.
brief-task-6 = *Bomb the ammunition depot* with your bombers: 6 points, and 2 more for each that comes home.
    .stop = *Stop the enemy’s bombers* before they have bombed the depot: 4 points if it lasts, 6 to the enemy if not.
brief-entente-1 = How do you fly this turn?
    .note = One plan for the whole move. Turning costs speed, height gives it back.
brief-entente-2 = Whom do you shoot at, and how?
    .note = Shots from near, from behind and straight ahead hit best.
brief-entente-3 = Stay in the fight, or go home?
    .note = Going home by choice gives the enemy no points.
brief-central = { $scenario ->
        [duel] Bring *the Camel down, or send it home*: 3 points for an air victory, 1 for an aeroplane forced home.
        [mission_1] *Stop the two R.E.8* before they have photographed your rear: each photograph is worth 4 points to the enemy.
        [mission_2] *Keep your two balloons* from burning: each is worth 4 points to the enemy.
        [mission_4] *Find your three parties of infantry* with the two-seater, low over the trenches: 3 points each.
        [mission_5] *Stop the R.E.8* before its battery has found your gun. An air victory is worth 3 points.
        [mission_6] *Bomb the ammunition depot* with your two Gothas: 6 points, and 2 more for each that comes home.
        [central_mission_1] { brief-task-1 }
        [entente_mission_1] { brief-task-1.stop }
        [central_mission_2] { brief-task-2 }
        [entente_mission_2] { brief-task-2.stop }
        [central_mission_4] { brief-task-4 }
        [entente_mission_4] { brief-task-4.stop }
        [central_mission_5] { brief-task-5 }
        [entente_mission_5] { brief-task-5.stop }
        [central_mission_6] { brief-task-6 }
        [entente_mission_6] { brief-task-6.stop }
       *[other] Have *more points when the battle ends*: 3 for an air victory, 1 for an aeroplane forced home.
    }
    .ends = { brief-entente.ends }
    .moves = { brief-entente.moves }
brief-central-1 = { brief-entente-1 }
    .note = { brief-entente-1.note }
brief-central-2 = { brief-entente-2 }
    .note = { brief-entente-2.note }
brief-central-3 = { brief-entente-3 }
    .note = { brief-entente-3.note }
brief-secret-plans = A flight plan, until it is given in
    .own = its seat
    .other = no
brief-secret-table = Places, panels, people, dice
    .own = all
    .other = all
brief-secret-panels = Damage, wounds, ammunition, exact speed
    .own = all
    .other = what a pilot would see
brief-secret-places = Place, attitude, smoke and fire
    .own = all
    .other = all
brief-column-own = your side
brief-column-other = the other side

## The end of the battle

end-won-E = The Entente won
end-won-C = The Central Powers won
end-story = { $high ->
    [one] 1 point to { $low }
   *[other] { $high } points to { $low }
  } after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }; { $why ->
    [turns] the last turn was over
    [alone] one side alone still had an aeroplane in the fight
    [gave_up] { $gone } gave up
   *[agreed] all agreed to break off
  }
end-goal-points = { $whose }: points
    .count = { $count }, the other side { $need }
end-goal-alone = { $whose }: alone in the fight
    .count = { $count ->
        [0] no
       *[other] yes
      }, at equal points
end-goal-photo = { $whose }: photograph { $target }
    .count = { $count } of { $need }, { $points } points
end-goal-destroy = { $whose }: destroy { $target }
    .count = { $count } of { $need }, { $points } points
end-goal-identify = { $whose }: identify { $target }
    .count = { $count } of { $need }, { $points } points
end-goal-protect = { $whose }: protect { $target }
    .count = { $count } of { $need }, { $points } points
end-goal-exit = { $whose }: bring { $target } home
    .count = { $count } of { $need }, { $points } points
end-side-E = Entente
end-side-C = Central Powers
end-luck-shot = Shots that hit
end-luck-stay = Stay tests passed
end-luck-test = Other tests passed
end-luck-initiative = Initiative, sum of the dice
end-luck-damage = Damage, sum of the dice
end-way-track = Tracks
end-mark-fell = lost
end-mark-home = went home
end-mark-forced = forced home
end-mark-burns = on fire

# The print kit
print-licence = In Clouds of Glory: Thomas Greve, Svend Ask Larsen, Morten Lund. CC BY-NC-SA 3.0
print-lead = Air combat over the Western Front on a real table: two aeroplanes or a dozen, flown with templates at 5 mm for each move unit (MU).
print-by-phone = A phone can be the umpire: open the battle on it, play every seat there with open cockpits, and move the counters as it says. Or fly without it, and type the result of a mission into a campaign.
print-templates = Turn templates and rulers
    .what = Letters C to Z to cut out, two rulers.
print-measures = Fan of the guns, heights
    .what = Range and aim of a shot; a strip on which height markers are moved.
print-pieces = Counters
    .what = Six aeroplanes a side with marks for heights, class, bank, fire and smoke.
print-aircraft = Aeroplanes
    .what = A card for each of the seventeen types; one copy for each that flies.
print-turn = The turn on one page
    .what = Order, energy, tests, shots, jams, failures of the wings.
print-damage = Damage and pulls
    .what = What each row of the damage table does; pulls and steep flight.
print-missions = Missions, where they begin
    .what = The six missions: what begins where, and what is worth points. Three a sheet.
print-ground = Missions: the ground, balloons, observers
    .what = Fire from and at the ground, barrages, balloons and rockets, photographs, artillery.
print-landings = Missions: bombs and landings
    .what = Where bombs fall and what they do; where one comes down, and how.
print-missions-note = Distances are in mm from the middle of the table, north is away from you. The wind blows from the west. The Entente flies home west, the Central Powers east. Roll crews: 2d6+6 for each skill, 3d6 for Luck. Dice for a height are rolled once for each flight.
print-area-circle = Ground: { $name } round { $place }, radius { $mm } mm
print-area-rect = Ground: { $name } between { $a } and { $b }
print-point = .
print-mission-what = id
print-mission-name = what
print-mission-place = from the middle
print-mission-height = height
print-mission-flown = heading, speed
print-mission-strength = strength { $n }
print-mm-east = { $mm } mm east
print-mm-west = { $mm } mm west
print-mm-north = { $mm } mm north
print-mm-south = { $mm } mm south
print-middle = the middle
print-flies = { $way ->
        [north] north, { $speed }
        [south] south, { $speed }
        [east] east, { $speed }
       *[west] west, { $speed }
    }
print-from-turn = ; from turn { $turn }
print-barrage-at = Barrage { $id } of { $gun }: { $place }, heights { $low } to { $high }
print-battery-at = Battery { $id } of the Entente aims at the point { $place }, { $dice } dice
print-objective = { $side }: { $what } { $n }
print-units = Units on the ground
print-unit-name = unit
print-unit-strength = strength
print-unit-range = range
print-unit-die = damage
print-unit-move = MU a turn
print-speeds = Speed of the aeroplane
print-band-of = speed
print-band-ground = shot at from the ground
print-band-strafing = fires at the ground
print-band-balloon = fires at a balloon
print-band-rockets = fires rockets
print-cover = Cover
print-unit-cover = the unit is in
print-each-die = each die
print-lying = only takes cover, besides
print-shots = Shots at and from the ground
print-shots-1 = A unit hits an aeroplane in range on its strength or less, with its speed. Die and successes give the row of damage.
print-shots-2 = At the ground or a balloon: 14 MU, Gunnery, aim, burst, speed. One gun { $one }, flexible gun { $flexible }. No sustained fire.
print-shots-3 = A hit on a unit: 1d6 for each gun and 1d6 for each full four successes, each die less cover. At 0 it is destroyed.
print-shots-4 = A unit below half of its strength after a hit is pinned to the end of the next turn. Only balloons at height 1 or more can be attacked.
print-barrage = Anti-aircraft barrage
print-barrage-1 = It jumps 10 MU by 1d12, and rolls once more.
print-barrage-2 = Nothing is hit.
print-barrage-19 = Damage: 2d10.
print-barrage-20 = Damage: 1d20 + 15.
print-observing = Photographs and reports
print-observing-1 = An Awareness test: −2 if the aeroplane manoeuvred, less for threats. An observer works and does not fire.
print-observing-2 = Photograph: height 8 to 40, within 3 MU of the point, half the move straight and level.
print-observing-3 = Report: height 6 or less, within 5 MU of the unit. Cover counts: rough −1, partial −2, trench −3, dense −4.
print-gas = A balloon is hit
print-gas-mixed = gas { $n } for all later rolls
print-gas-burns = She burns and is gone.
print-gas-add = Added: the gas mixed in, incendiary { $incendiary }, rocket { $rocket }. Successes add nothing.
print-rocket-table = Rockets at a balloon
print-rockets-test = one Flying test for all
print-rockets-base = always, and the speed
print-rockets-above = from above: higher by the distance or more
print-rockets-upwind = within 45 degrees of flying into the wind
print-rockets-run_in = straight run-in over half the move, within 10 degrees
print-rockets-hits = Within { $range } MU, 20 degrees off the nose. A success: one hits, and one more for each full three.
print-artillery = Artillery: a correction
print-successes = successes
print-artillery-dice = deviation dice
print-artillery-note = Awareness as above, −1 for each full 10 MU to the mark. Shot at: no change. Each turn the shell lands the sum of its d10 away, by 1d12. No dice: a direct hit, a heavy bomb.
print-bombing = Where a bomb falls: MU off, from so many successes on
print-bomb-height = height
print-bomb-speed = speed
print-bomb-spacing = apart
print-bomb-die = die
print-bombs-note = One Gunnery test for the stick. Each further bomb is meant to fall so many MU further along the heading. Each rolls the die for MU of deviation, less what the successes take off, and 1d12 for its direction.
print-bomb-effect = What a bomb does
print-bomb-size = bomb
print-bomb-full = within { $mu } MU
print-bomb-half = within { $mu } MU
print-half = half
print-places = Where she comes down
print-luck-test = Luck test
print-place = place
print-modifier = Flying
print-place-aerodrome = aerodrome
    .when = known, or engine runs
print-place-grass = firm grass
print-place-field = pasture
print-place-meadow = boggy meadow
print-place-shellholes = shell holes
print-place-wood = oak wood
print-place-water = water
    .when = known
print-landing = How she comes down
print-on-land = on land
print-on-water = on water
print-clean = clean
print-harm-lose-fortitude = pilot −{ $dice } Fortitude
print-harm-lose-structure = strength −{ $dice }
print-harm-sink = sinks: Luck test { $n } to get out
print-harm-wreck = a wreck
print-landing-note = Landing needs height 2 or less, speed Vs + 3 or less, 2 actions. Flying test with the place: burning −3, undercarriage lost −1, each band above stall −1.
print-water = Where the mission names the ground, no Luck test is made. After the battle, or off the field, a running engine finds an aerodrome.
print-mission-counters = For missions: balloons, units, points, barrages
print-counter-balloon = balloon
print-counter-unit = unit
print-counter-point = point
print-counter-barrage = barrage
print-counter-battery = aim
print-pads = Pads for plans
    .what = Two for each pilot: a line for each turn.
print-turns = Turn templates
print-turns-use = Using them
print-turns-use-1 = The card shows the letter for your speed. Its number is the radius in MU: A 1, C 3, Z 26.
print-turns-use-2 = The line in the middle is the path, with a tick at each MU and a number before each fourth. Cut along the thick lines.
print-turns-use-3 = To the left: the end at the right on your counter; count the outer ticks. To the right: the end at the top; count the inner ticks.
print-turns-use-4 = The digit says how many letters tighter you may turn, for energy and a test.
print-turns-use-5 = At the end, turn the nose along the path. If the template is too short, lay it twice.
print-ruler = straight, 5 MU a mark
print-scale = Scale: 1 MU is { $mm } mm. An aeroplane with a speed of 14 EU flies 14 MU, { $mm } mm each.
print-fan = Fan of fixed guns: range and aim
print-fan-note = Lay the gun’s end on the shooter’s place, the middle line along its nose. The big numbers are added for the distance, the small ones for the aim; the widest sectors count only with fire cone 30, as in the introductory duel. Beyond the last arc nobody fires.
print-slant = Distance in space
print-slant-head = height, MU
print-slant-note = Columns: distance on the table in MU. Rows: difference of height.
print-heights = Heights in MU: a mark for each aeroplane
print-machines = Aeroplanes; on the back they spin
print-height-marks = Marks for heights
print-height-E = Entente
print-height-C = Central
print-classes = Climb class, where it is not level
print-banks = Bank
print-marks = Seen by all
print-class-V = vertical
print-class-S = steep
print-class-D = dive
print-class-C = climb
print-class-Z = zoom
print-bank-L = bank left
print-bank-R = bank right
print-mark-fire = fire
print-mark-smoke = smoke
print-mark-wreck = wreck
print-service = { $since } to { $until }
print-limits = Vs { $vs } · Vtop { $vtop } · Vne { $vne } · climbs { $climb } MU
print-handling = Roll { $left } MU left, { $right } right · tighter turns cost { $tight } EU more · platform { $platform } · { $load }
print-speed = speed
print-template = template
print-band = band
print-band-stall = st
print-band-slow = slow
print-band-medium = med
print-band-high = high
print-band-dive = dive
print-structure = strength
print-gun = { $gun }, { $mount }{ $drum ->
    [0] {""}
   *[other] , drum { $drum }
  }
print-mount-fixed = fixed
print-mount-rear = rear
print-mount-tunnel = tunnel
print-mount-nose = nose
print-bombs-light = { $n } light bombs
print-bombs-medium = { $n } medium bombs
print-bombs-heavy = { $n } heavy bombs
print-rockets = { $n } rockets
print-or = {" "}or{" "}
print-no-load = no bombs
print-skill-awareness = Awareness
print-skill-flying = Flying
print-skill-gunnery = Gunnery
print-skill-fortitude = Fortitude
print-skill-luck = Luck
print-hit-wider = turns wider
print-hit-leak = energy leak
print-hit-roll = roll doubled
print-hit-wires = wires cut
print-hit-undercarriage = wheels lost
print-hit-emergency = must land
print-hit-fuel = fuel turns
print-hit-smoke = smoke turns
print-hit-fire = fire, cockpit in
print-hit-engine = engine stopped
print-hit-engines = engines left, right
print-jams = A gun jams
print-failures = A strength test fails
print-happens = what happens
print-jam-1 = It is out for the battle; the next gun of the shot rolls, too.
print-jam-2 = A belt is ruined: out. A drum can be changed: { $actions } actions.
print-jam-3 = Repair: { $actions } actions, over two turns at least.
print-jam-4 = Repair: { $actions } actions in one turn or more.
print-jam-5 = Repair: { $actions } action.
print-jam-6 = It is free again next turn.
print-breaks = The aeroplane breaks up.
print-lost = It loses { $dice } structural strength.
print-nothing = Nothing is lost.
print-damage-how = Damage: 1d20 and the successes of the shot
print-pad = Flight plans and energy
print-pad-plane = Aeroplane
print-pad-pilot = Pilot
print-pad-1 = turn
print-pad-2 = speed
print-pad-3 = plan: legs with their lengths
print-pad-4 = EU
print-pad-5 = height ±
print-pad-6 = leaks, engine
print-pad-7 = new speed
print-pad-8 = height, class
print-pad-9 = half boxes
print-make = Making it
print-make-1 = Print at 100 %. The bar at the foot of each sheet must be 50 mm long.
print-make-2 = Glue the templates on thin card and cut along the thick lines.
print-make-3 = { $sides ->
    [two] Print counters on thin card and cut along the marks; the spinning aeroplanes are on the back.
   *[one] Fold the aeroplanes on the dashed line, glue all counters on card, and cut along the marks.
  }
print-make-4 = You need dice with 4, 6, 10 and 20 faces, a pencil each, and a table of 800 mm or more.
print-setup = The introductory duel
print-setup-1 = Camel against Fokker Dr.I: nose to nose, { $apart } MU ({ $mm } mm) apart, one { $aside } MU aside. Both at height { $height }, speed { $speed }, level.
print-setup-2 = Both pilots have Awareness { $awareness }, Flying { $flying }, Gunnery { $gunnery }, Fortitude { $fortitude }, Luck { $luck }. It ends after { $turns } turns at the latest.
print-setup-3 = Each turn: roll initiative, move from the lowest to the highest, shoot from the highest to the lowest.
print-setup-4 = Before its move, each pilot writes the plan on the pad: legs whose lengths add up to the speed.
print-setup-5 = Lay it out with ruler and templates; move the counter, its height mark, and reckon the new speed.
print-setup-6 = Shots: fan, the table of shots, 1d20. A hit: 1d20 and the successes on the sheet of damage. Cross off strength and half boxes.
print-phone = A phone as the umpire
print-phone-1 = Open a battle with open cockpits on it, and play all seats from it: plans are typed or drawn there.
print-phone-2 = It rolls the dice and works everything out. Read out what it says, and move counters and height marks to match.
print-phone-3 = A mission takes the sheets for missions, too. Let the phone fly it, or fly it here and type its result into a campaign.
print-secrets = Open and closed cockpits
print-secrets-1 = With open cockpits all cards and pads lie open.
print-secrets-2 = With closed ones hide them: others see place, height and heading, fire, smoke and what flies off.
print-d = d
print-d6 = 1d6
print-letter = no.
print-pulls = Pulls: MU of the move, way on the table in mm, height
print-pull-v_to_s = V to S
print-pull-s_to_l = S to L
print-pull-v_to_l = V to L
print-pull-l_to_z = L to Z
print-steep = Steep dive and zoom: for each 10 MU of the move 7 MU on the table and 7 MU of height. Vertical dive: straight down. Side-slip: for each EU one MU aside and one MU down, over at least 2 MU for each EU. Immelmann: from Vs+6 on, half the speed rounded up, last of the plan: 2 MU ahead, 4 MU up, then nose about; Flying test, or it stalls. A fall in a spin: 8 MU down, 1 MU ahead, new heading by 1d12.

# styles of bots

style-turner = turning
style-turner-note = He turns with his enemy until one of them has the other before his guns; height and speed matter little to him.
style-diver = from above
style-diver-note = He climbs first, comes down on his enemy fast, and climbs away again.
style-bold = bold
style-bold-note = He closes in whatever it costs, fires at the shortest range, and never breaks off.
style-wary = wary
style-wary-note = He keeps out of every line of fire and shoots only from where nobody shoots back.

# what a bot of each level wants, and how he flies

level-easy-note = He wants hits. He aims where an enemy is now, fires at poor chances, loses speed, and forgets who follows.
level-normal-note = He wants to win the battle. He flies behind and above his enemy, spares his rounds, and goes home when beaten.
level-hard-note = He wants to win the battle. He looks two moves ahead, at what enemies may answer and at the turn after that.
