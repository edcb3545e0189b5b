# The Rescue of Lufthansa Flight 181, English. Ids: kinds of events, ask-<kind>, refusal-<code>, roll-<name>.

title = The Rescue of Lufthansa Flight 181
tagline = Mogadishu, October 1977
    .about = One side storms a hijacked airliner with three teams and tries to bring ten groups of passengers out alive; four hijackers try to prevent it. The Teams’ score is the result; the historical rescue is worth 25.
    .story = 18 October 1977. Three teams go in through six doors to save the people aboard. Four hijackers hide among them.
    .length = about 45 minutes
    .secret = where hijackers hide, who plays possum or has blended in
    .credits = After a game idea by Elessar2590, retold in our own words.

seat-hijackers = Hijackers
    .the = the Hijackers
    .who = the side that hides, ambushes and blends in with the passengers
seat-teams = Teams
    .the = the Teams
    .who = the side that storms the aircraft and brings the passengers out
seat-team1 = Teams, commander
    .the = the commander of the Teams
    .who = names the teams and moves the passengers
seat-team2 = Teams, team 2
    .the = the leader of team 2
    .who = decides for team 2
seat-team3 = Teams, team 3
    .the = the leader of team 3
    .who = decides for team 3
seat-chance = Dice
    .the = the dice

scenario-mogadishu = Mogadishu, 18 October 1977
    .summary = The historical situation: two hijackers in the cockpit, one in the rear cabin, one in the aft toilet. One to three teams enter in turn 1. Par 25.
scenario-free = Free set-up
    .summary = The Hijackers choose their squares and those of the passengers. One to three teams enter in turn 1. Par 22.
scenario-no_surprise = No surprise
    .summary = The assault is expected: passengers herded together by the Hijackers, one team alone in turn 1. Par 18.
scenario-spine = The spine
    .summary = To compare: 18 squares in a row without seats, exits on squares 1, 7 and 13, hijackers as in Mogadishu. One to three teams enter in turn 1. Par 28.

option-sweep = Discovery
    .help = Where a team finds hidden hijackers: near the square where its movement ends, near every square it enters (easier for the Teams), only on squares it enters or searches, or near it after its act.
option-reaction = Ambush at once
    .help = A hijacker who is found may fire at the team at once, and its act is the answer. In an exchange it fires back first and then acts.
option-clock = Waiting
    .help = From turn 8 on help waits at the exits: passengers whom nobody visible frightens get out, each turn one of those aboard breaks down, and an empty aircraft ends the game. Or only the last turn counts.
option-stay_down = Passengers lie down
    .help = Yes: passengers without control but within four squares of a team stay where they are (easier for the Teams).
option-possum_found = A search that finds somebody alive
    .help = He is captured, or becomes visible instead.
option-vet_from = First turn with vetting
    .help = Turn 3 is the first in which somebody can be blended in. In turn 2 a match only bars blending.
option-vet_scope = What a match in vetting finds
    .help = A blended hijacker anywhere, in the vetted group and those near it, or in the vetted group only.
option-vet_style = Vetting
    .help = A card drawn by chance, or a shell game that the Hijackers shuffle.
option-wound_modifier = Wounds of a team
    .help = They take 1 from its fire however many they are, or 1 each and at most 2.
option-jostled = A jostled team is hampered
    .help = Until the teams have acted next, until the end of the turn, or not at all.
option-stray_check = Stray shots frighten passengers
    .help = Yes: the group that a stray shot wounds also checks morale.
option-third_token = Controlled fire past more than two groups
    .help = It is barred, or a miss wounds as one of uncontrolled fire does.
option-still_aboard = Passengers aboard at the end
    .help = Whether they walk off a secured aircraft and count, or never count.
option-escape_points = Points for an escaped hijacker
    .help = Taken from the Teams’ score.
option-turn_limit = Last turn
    .help = The game ends with it.
option-verdict = Verdict
    .help = The Teams’ score is the result, or it is compared with the scenario’s par: par or more wins, six less loses.
value-end = near where a movement ends
value-pass = near every square
value-entered = only where it enters or searches
value-action = near it after its act
value-shot = yes
value-exchange = yes, as an exchange
value-limit = last turn only
value-help = help from turn 8 on
value-yes = yes
value-no = no
value-captured = captured
value-visible = visible
value-anywhere = anywhere
value-token = vetted group only
value-near = vetted group and those near it
value-one = 1 in all
value-each = 1 each
value-next = until the next end of step 7
value-turn = until the end of the turn
value-never = not at all
value-barred = barred
value-stray = a miss may wound
value-draw = card
value-shell = shell game
value-walk_off = walk off
value-stay = do not count
value-figure = score
value-par = against par

## Words

square-A = aisle { $n }
    .in = in aisle { $n }
    .to = to aisle { $n }
square-L = left seats { $n }
    .in = at left seats { $n }
    .to = to left seats { $n }
square-R = right seats { $n }
    .in = at right seats { $n }
    .to = to right seats { $n }
square-C = cockpit
    .the = the cockpit
    .in = in the cockpit
    .to = to the cockpit
square-TF = forward toilet
    .the = the forward toilet
    .in = in the forward toilet
    .to = to the forward toilet
square-GF = forward galley
    .the = the forward galley
    .in = in the forward galley
    .to = to the forward galley
square-GA = aft galley
    .the = the aft galley
    .in = in the aft galley
    .to = to the aft galley
square-TA = aft toilet
    .the = the aft toilet
    .in = in the aft toilet
    .to = to the aft toilet
square-L1 = front left door
    .the = the front left door
    .in = at the front left door
    .to = to the front left door
square-R1 = front right door
    .the = the front right door
    .in = at the front right door
    .to = to the front right door
square-L7 = left overwing hatch
    .the = the left overwing hatch
    .in = at the left overwing hatch
    .to = to the left overwing hatch
square-R7 = right overwing hatch
    .the = the right overwing hatch
    .in = at the right overwing hatch
    .to = to the right overwing hatch
square-L13 = aft left door
    .the = the aft left door
    .in = at the aft left door
    .to = to the aft left door
square-R13 = aft right door
    .the = the aft right door
    .in = at the aft right door
    .to = to the aft right door
piece-t = Team { $n }
piece-h = Hijacker { $n }
piece-p = Group { $n }
piece-w = Wounded w{ $n }
piece-s = Seriously wounded s{ $n }
piece-d = Dead d{ $n }
kind-wound = one wound token
kind-serious = one serious wound token
kind-dead = one dead token
step-0 = Turn begins
step-1 = Hijackers ambush
step-2 = Ambush is resolved
step-3 = Teams check morale
step-4 = Teams retaliate
step-5 = Retaliation is resolved
step-6 = Passengers check morale
step-7 = Teams act
step-8 = Passengers move
step-9 = Hijackers act
step-10 = Turn ends
step-setup = Set-up
step-over = The game is over
mark-control = controls passengers
mark-cool = cool head
mark-tangled = tangled
mark-jostled = jostled
mark-mark = vetting mark
mark-vetted = has vetted or been vetted this turn
mark-acted = has acted
mark-cleared = nobody may blend in any more
mark-controlled = controlled
status-unseen = not seen so far
status-visible = visible { $square }
status-lost = lost from sight { $square } in turn { $turn }
status-down = down { $square }
status-dead = dead
status-captured = captured
state-hidden = hidden { $square }
state-unplaced = not placed yet
state-visible = visible { $square }
state-possum = plays possum { $square }
state-blended = blended in with { $token }, leaves at the end of turn { $leaves }
state-dead = dead
state-captured = captured
state-escaped = escaped
pile-evacuated = evacuated
pile-executed = executed
pile-aside = set aside
pile-unplaced = not placed yet
op-pick = pick up { $token }{ $square ->
    [none] {""}
   *[other] {" "}{ $square }
  }
    .did = picks up { $token }{ $square ->
        [none] {""}
       *[other] {" "}{ $square }
      }
op-dn = put the token down
    .did = puts the token down
op-out = evacuate the token
    .did = evacuates the token

## Events (4.11)

placed = { $hijackers ->
    [none] The Hijackers have set up.
   *[other] Set up: { $hijackers }.
  }
step = Turn { $turn }, step { $step }: { $step_text }.
deployed = { $token } { $square_in }{ $wanted ->
    [none] .
   *[other] {" "}instead of { $wanted }, where there is no room.
  }
ambush = { $at_once ->
    [yes] { $hijacker }, just found { $square_in }, ambushes { $team } at once.
   *[none] { $hijacker } appears { $square_in } and ambushes { $team }.
  }
shot = { $from } fires at { $at }{ $kind ->
    [c] , controlled
    [u] , uncontrolled
   *[a] {""}
  }: { $hit ->
    [yes] hit.
   *[no] missed.
  }
stray = The shot strikes where { $token } is, { $square_in }.
wild = { $hijacker }, { $square_in }, fires at { $squares }. { $hits ->
    [none] Nobody is hit.
   *[other] Hit: { $hits }.
  }
burst = { $team } fires a burst at { $squares }. { $hits ->
    [none] Nobody is hit.
   *[other] Hit: { $hits }.
  }
team-hit = { $team } is hit: { $removed ->
    [yes] its third wound, it is out of the game.
   *[no] { $outcome ->
        [none] no effect.
        [check] it must check morale.
       *[wound] one wound, and it must check morale.
      }
  }
team-morale = { $team } checks morale: { $result ->
    [reflex] reflex fire.
    [cool] cool head, nothing hampers it until the end of step 7.
   *[steady] steady.
  }
passenger-hit = { $token } is hit { $square_in }: { $casualties ->
    [none] no casualty.
   *[other] { $casualties }.
  }{ $checks ->
    [none] {""}
   *[other] {" "}Morale check{ $modifier ->
        [0] {""}
       *[other] {" "}at { $modifier }
      }: { $checks }.
  }
token = { $token } { $aside ->
    [yes] is set aside: no square has room.
   *[no] { $overflow ->
        [yes] lies { $square_in }, for want of room { $from_in }.
       *[no] lies { $square_in }.
      }
  }
passenger-morale = { $token } { $result ->
    [panic] { $end ->
        [none] panics, but cannot run.
       *[other] panics and runs { $end_to }.
      }
    [exit] { $left ->
        [yes] heads for the exit and leaves the aircraft { $goal_in }.
       *[no] { $end ->
            [none] heads for the exit, but the way is blocked.
           *[other] heads for the exit and gets { $end_to }.
          }
      }
   *[none] keeps calm.
  }{ $halted ->
    [none] {""}
   *[other] {" "}{ $halted } halts it there.
  }
jostled = { $team } is jostled by { $token }.
down = { $hijacker } goes down { $square_in }.
fate = Secret: { $hijacker } is { $state ->
    [possum] alive and plays possum.
   *[dead] dead.
  }
team = { $team } { $entered ->
    [none] { $declined ->
        [yes] stays outside.
       *[no] { $end ->
            [none] stays { $square_in }.
           *[other] goes { $end_to }.
          }
      }
   *[other] enters by the { $entered }{ $end ->
        [none] .
       *[other] {" "}and goes { $end_to }.
      }
  }{ $operations ->
    [none] {""}
   *[other] {" "}It { $operations }.
  }{ $control ->
    [yes] {" "}It controls passengers.
   *[no] {""}
  }
found = { $team } finds { $hijacker } { $square_in }.
vet = { $team } vets { $token }: card { $picked } picked, { $start ->
    [none] card { $drawn } drawn
    [0] card { $drawn } drawn
   *[other] the marked card lies at { $drawn }
  }. { $match ->
    [yes] { $clean ->
        [yes] A match: nobody is hidden in this group.
       *[no] A match.
      }
   *[no] No match.
  }
cards = { $team } vets { $token } with a shell game: the marked card starts at place { $start }.
captured = { $how ->
    [vet] { $elsewhere ->
        [yes] The match finds whoever is blended in, wherever he is: { $hijacker } is captured, blended in with { $token }.
       *[no] { $hijacker } is captured, blended in with { $token }.
      }
   *[search] { $hijacker } was alive and is captured { $square_in }.
  }
barred = Nobody is blended in; nobody may blend for the rest of the game.
cleared = Nobody is blended in with { $tokens }, and nobody may blend in there any more.
searched = { $team } searches { $square_the }: { $markers }.
marker-dead = { $hijacker } is dead
marker-captured = { $hijacker } is alive
marker-visible = { $hijacker } is alive and gets up
marker-nobody = { $hijacker } is not there
passenger = { $token } { $left ->
    [yes] leaves the aircraft{ $end ->
        [none] {" "}{ $square_in }
       *[other] {" "}{ $end_in }
      }.
   *[no] { $run ->
        [yes] runs { $end_to }{ $hijacker ->
            [none] .
           *[other] , away from { $hijacker }.
          }
       *[no] goes { $end_to }.
      }
  }
hijacker = { $change ->
    [appears] { $before ->
        [none] { $hijacker } appears { $square_in }.
       *[other] { $hijacker } { $end ->
            [none] stays { $square_in }
           *[other] goes { $end_to }
          }: the Teams see him now.
      }
    [lost] { $before ->
        [none] { $hijacker } is lost from sight { $square_in }.
       *[other] { $hijacker } { $end ->
            [none] stays { $square_in }
           *[other] goes { $end_to }
          }: the Teams lose sight of him.
      }
    [moves] { $hijacker } { $end ->
        [none] stays { $square_in }.
       *[other] goes { $end_to }.
      }
   *[none] { $hijacker } { $end ->
        [none] stays { $square_in }
       *[other] goes { $end_to }
      }, unseen.
  }
executed = Execution { $square_in }: { $tokens }{ $hijacker ->
    [none] .
   *[other] , by { $hijacker }.
  }
blended = Secret: { $hijacker } blends in with { $token } and leaves at the end of turn { $leaves }.
escaped = Secret: { $hijacker } has escaped{ $how ->
    [token] {" "}together with { $token }.
   *[clock] .
  }
collapsed = Somebody in { $token } breaks down { $square_in }.
late = { $token } has been aboard for four turns: −2 when its fate is rolled.
end-no-hijackers = No hijacker is still at large{ $secured ->
        [yes] ; the aircraft is secured.
       *[no] .
      }
end-no-teams = All three teams are out of the game.
end-turn-limit = The last turn is over.
end-empty = No passengers are aboard, and the aircraft is surrounded.
end = { $reason_text }{ $walked_off ->
    [none] {""}
   *[other] {" "}Those still aboard walk off: { $walked_off }.
  }{ $serious ->
    [none] {""}
   *[other] {" "}Serious wounds: { $serious }.
  } The hijackers: { $hijackers }.
result = The Teams’ score is { $score } (par { $par }).{ $verdict ->
    [par] { $result ->
        [teams] {" "}The Teams have won.
        [hijackers] {" "}The Hijackers have won.
       *[draw] {" "}A draw.
      }
   *[figure] {""}
  }
item-of = { $label }: { $count } × { $each }{ $pieces ->
    [none] {""}
   *[other] {" "}({ $pieces })
  }
item-left = Groups that left
item-wounded = Wounded
item-serious = Critical
item-execution = Executed or died of wounds
item-dead = Dead
item-team-wound = Wounds of teams
item-escaped = Hijackers escaped
fate-lives = { $token } lives ({ $sum })
fate-critical = { $token } critical ({ $sum })
fate-dies = { $token } dies ({ $sum })

## Rolls (chapter 23)

roll-ambush-hit = { $by } fires from ambush at { $to }
    .verdict = Rolled { $face }: { $outcome_text }.
    .base = Die
    .needed = { $needed } or more
roll-fire-hit = { $by } fires at { $to }
    .verdict = Rolled { $face }: { $outcome_text }.
    .base = Die
    .needed = { $needed } or more; 1 always misses, 6 always hits
roll-wild-hit = { $by } fires at { $to }
    .verdict = Rolled { $face }: { $outcome_text }.
    .base = Die
    .needed = { $needed } or more
roll-burst-hit = Burst of { $by } at { $to }
    .verdict = Rolled { $face }: { $outcome_text }.
    .base = Die
    .needed = { $needed } or more
roll-team-hit = Hit on { $to }
    .verdict = Rolled { $face }: { $outcome ->
        [none] no effect.
        [check] morale check.
       *[wound] a wound and a morale check.
      }
    .base = Die
    .needed = 4 or 5 morale check, 6 a wound too
roll-team-morale = Morale of { $to }
    .verdict = Rolled { $face }: { $outcome ->
        [reflex] reflex fire.
        [cool] cool head.
       *[steady] steady.
      }
    .base = Die
    .needed = 1 reflex fire, 6 cool head
roll-passenger-hit = Hit on { $to }
    .verdict = Rolled { $face }: { $outcome ->
        [check] morale check alone.
        [wound] one wound token.
        [serious] one serious wound token.
       *[other] rolled again.
      }
    .base = Die
    .needed = 3 or 4 wound, 5 serious wound, 6 roll again
roll-passenger-hit-six = Hit on { $to }, second die
    .verdict = Rolled { $face }: { $outcome ->
        [dead] one dead token.
       *[serious] one serious wound token.
      }
    .base = Die
    .needed = 4 or more: dead
roll-passenger-morale = Morale of { $to }
    .verdict = Rolled { $face }: { $outcome ->
        [panic] panic.
        [exit] heads for the exit.
       *[none] calm.
      }
    .base = Die
    .needed = 1 or 2 panic, 3 or 4 heads for the exit
roll-down = Secret: fate of { $to }
    .verdict = Rolled { $face }: { $outcome ->
        [possum] alive.
       *[dead] dead.
      }
    .base = Die
    .needed = 6: alive
roll-blend-clock = Secret: how long { $to } stays blended in
    .verdict = Rolled { $face }: { $outcome } turns.
    .base = Die
roll-vet-card = The marked card
    .verdict = Card { $face }.
    .base = Card
roll-shell-start = Where the marked card starts
    .verdict = Place { $face }.
    .base = Place
roll-serious-wound = Fate of { $to }
    .verdict = Rolled { $face }: { $outcome ->
        [lives] lives.
        [critical] critical.
       *[dies] dies.
      }
    .base = Die
    .base-rule = 19.5
    .needed = 4 or more lives, 2 or 3 critical
outcome-hit = hit
outcome-miss = missed
mod-near = near
mod-uncontrolled = uncontrolled
mod-control = controls passengers
mod-tangled = tangled
mod-jostled = jostled
mod-carrying = carries a token
mod-wounds = wounds
mod-late = late
mod-hit = heavy hit
mod-clock = one turn more
mod-sum = { $name } { $add }

## Questions (chapter 22)

ask-setup-hijackers = Where are the hijackers?
    .help = One square for each, never at a door or hatch, at most two on one square. They all start hidden.
    .main = Place the hijackers
ask-setup-passengers = Where are the passengers?
    .help = Ten squares among the cabin seats, at most two groups on one. The list stays secret until turn 2.
    .main = Place the passengers
ask-ambush = { $found ->
    [none] Who ambushes whom?
   *[other] { $team } has found { $found }. An ambush at once?
  }
    .help = { $found ->
        [none] Hidden hijackers and those who play possum may fire at a team in sight within five squares. All become visible first; the shots are resolved in your order. Half of the hits do nothing; one in six wounds.
       *[other] They may fire before the team acts, in your order. Half of the hits do nothing; one in six wounds.
      }
    .main = Declare the ambush
ask-burst-beside = { $team } fires a burst at { $square }. Which square beside it is struck too?
    .help = Each hijacker and each passenger group there is hit on 5 or more.
    .main = Strike this square too
ask-retaliate = { $subject } was fired at. Does it fire back?
    .help = One aimed shot at one of those who ambushed it, besides its own action.
    .main = Declare the shot
ask-overflow = { $token } finds no room { $square_in }. Where is it put?
    .help = On an adjacent square with room, else on the nearest.
    .main = Lay it here
ask-halt = { $token } comes past { $team } { $square_in } on its way out. Halt it?
    .help = A group that is halted stays there. The exit it heads for: { $goal }.
    .main = Decide
ask-next-team = Which team acts next?
    .help = { $must ->
        [yes] A team must enter in this turn.
       *[no] Each team once: enter, control, move, vet, then fire or search.
      }
    .main = Act with this team
    .done = No more teams
ask-enter = Where does { $subject } enter?
    .help = Entering takes one of its four points.
    .main = Enter here
ask-control = Does { $subject } control the passengers?
    .help = Yes: groups within four squares of it in step 8 move as you say, but this turn it fires controlled only, at −1. Groups that nobody controls run from the nearest visible hijacker.
    .main = Decide
ask-move = Where does { $subject } go?
    .help = { $points } points: 1 for a step, for picking up a casualty token on its own or the next square, for evacuating at an exit; putting down is free. Hidden hijackers near its last square are found before it fires; they may fire first.
    .main = Go this way
ask-vet = Does { $subject } vet a passenger group near it?
    .help = One of three cards is marked. If you pick it, it may find whoever is blended in. Until the end of step 7 this team then hits only on a natural 6.
    .main = Vet this group
ask-vet-passing = Is { $token } vetted before it { $leaving ->
        [yes] leaves
       *[no] goes on
      }?
    .help = By a team near it that has not vetted this turn. It may then fire only controlled and hits only on a natural 6, until the end of the next step 7.
    .main = Vet it
ask-watch = Watch the cards when { $team } vets { $token }?
    .help = The Hijackers shuffle, the swaps are played to your screen, and you pick. Otherwise a card is drawn.
    .main = Decide
ask-shuffle = How are the cards shuffled?
    .help = Three to twelve swaps of two places. The marked card starts at { $start }.
    .main = Shuffle the cards
ask-card = Which card?
    .help = One of three is marked. { $team } vets { $token }.
    .main = Turn this card up
ask-act = What does { $subject } do?
    .help = Fire once, search the square, or nothing; then its action is over.
    .main = Do it
ask-move-passenger = Which passengers move?
    .help = Groups under control, each once: three points, one for each step, one to leave at an exit with a team within four squares. Those you do not name stay.
    .main = Move these groups
    .done = No more groups
ask-next-hijacker = Who acts next?
    .help = Each hijacker at large once. A blended one who acts breaks cover, one who plays possum gets up.
    .main = Act with this one
    .done = Nobody else
ask-hijacker-move = Where does { $subject } go?
    .help = Up to four steps. A hidden hijacker who ends near a team, or passes through its square, becomes visible; a visible one out of every team’s sight is hidden again, unless he fires.
    .main = Go this way
ask-hijacker-act = What does { $subject } do?
    .help = Fire at two squares, execute the wounded on his square, blend into a passenger group, or nothing.
    .main = Do it
opt-next-team-none = No more teams
    .note = The others do nothing this turn.
opt-next-hijacker-none = Nobody else
    .note = The others stay as they are.
opt-ambush-none = No ambush
    .note = Everybody stays as he is; the Teams are told nothing.
opt-ambush = { $hijacker } at { $team }
    .note = { $who ->
        [none] {""}
       *[other] { $who }{" "}
      }{ $square }, distance { $distance }: hits on { $needs } or more, { $chance } in 6
opt-beside =
    .note = { $count ->
        [0] Nobody is known to be there.
       *[other] There: { $pieces }.
      }
opt-retaliate-none = Hold fire
opt-act-none = Nothing
opt-search = Search the square
    .note = { $hijackers ->
        [none] Finds everybody hidden near this team.
       *[other] Turns up every marker here ({ $hijackers }): whoever plays possum is found.
      }
opt-shot = { $kind ->
    [u] Uncontrolled fire at { $hijacker }
   *[c] Controlled fire at { $hijacker }
  }
shot-odds = { $square }, distance { $distance }: { $only ->
    [yes] only a natural 6 hits, 1 in 6.
   *[no] { $needs } or more{ $sums ->
        [none] {""}
       *[other] {" "}with { $sums }
      }, hits { $chance } in 6.
  }
shot-between = Between: { $tokens }.
shot-risk = A miss puts a wound token { $square }{ $checks ->
    [yes] , and { $token } checks morale.
   *[no] .
  }
opt-enter-none = Stay outside
    .note = The team stays in reserve; its action is over.
opt-there = { $count ->
    [0] nobody there
   *[other] there: { $pieces }
  }
opt-halt-yes = Halt it here
opt-halt-no = Let it go on
opt-control-yes = Control
    .note = { $count ->
        [0] No group is within four squares now.
       *[other] Within four squares now: { $tokens }.
      } This turn controlled fire only, at −1.
opt-control-no = No control
    .note = Fires as it likes; groups that no team controls run from visible hijackers.
opt-watch-yes = Watch the shell game
opt-watch-no = Draw a card
opt-move = { $square }{ $done ->
    [none] {""}
   *[other] : { $done }
  }
    .note = { $points ->
        [one] 1 point
       *[other] { $points } points
      }: { $path }
opt-move-stay = Stay { $square }{ $done ->
    [none] {""}
   *[other] : { $done }
  }
opt-move-tangled = wounded on the floor: tangled, −1
opt-vet = { $name }
    .note = 1 in 3 for a match: finds whoever is blended in, in whatever group; if nobody is, blending is over.
    .token = 1 in 3 for a match: finds him only if he is in this group.
    .near = 1 in 3 for a match: finds him in this group or one near it; else nobody may blend in there any more.
opt-vet-none = Vet nobody
opt-card = Card { $n }
opt-shuffle-none = Eight swaps by chance
opt-shuffle = Swaps { $swaps }
opt-move-passenger-none = No more groups
    .note = { $count ->
        [0] No group under control is left to move.
       *[other] Groups under control that stay where they are: { $count }.
      }
opt-leave-short = { $square } out
opt-passenger = { $token } { $to }
opt-passenger-leave = { $token } leaves by the { $square }
opt-route =
    .note = { $count ->
        [one] 1 step
       *[other] { $count } steps
      }: { $path }
opt-hijacker-move = { $to }
opt-hijacker-stay = Stay { $square }
note-near = near { $teams }
note-sight = in sight of { $teams }
note-unseen = out of every team’s sight
becomes = { $state ->
    [visible] He becomes visible.
    [hidden] He becomes hidden.
    [blended] He is then blended in.
   *[other] He stays as he is.
  }
opt-deed-none = Nothing
opt-execute = Execution of { $tokens }
    .note = Each costs the Teams 5 points.
opt-blend = Blend in with { $token }
    .note = Leaves the aircraft in two to seven turns, or with the group, for { $points } points. A match in vetting, 1 in 3, can find him.
opt-wild = Fire at { $squares }
    .note = { $targets }: each hit on { $needs } or more, { $chance } in 6; { $any } % chance of at least one hit. He becomes visible.
form-place = { $pieces }: { $squares }
form-place-how = Squares with commas, in the order { $pieces }; at most { $most } on one square.
form-moves = Typed: A2 A3; +w1 picks up, dn puts down, out evacuates, - stays.
form-swaps = { $least } to { $most } of 12, 13 and 23, with commas; - for eight by chance.
form-ambush = { $value }: { $hijacker } { $square } at { $team }, distance { $distance }, { $needs } or more, { $chance } in 6

## What bots weighed

choice-then = { $label }: { $then }
choice-control = controls groups
choice-fire = fires at { $squares }
choice-execute = executes the wounded there
choice-blend = blends in with { $token }
worth-gain = about { $points } points for the Teams
    .note = Points of the Teams’ score that this is likely to bring or save.
worth-harm = costs the Teams about { $points } points
    .note = Points that this is likely to cost the Teams; what the hijacker can still do later is added, what he risks is taken off.
worth-score = Teams’ score about { $points }
    .note = The Teams’ score to expect after two more turns of play. The Hijackers want it low.
weighed-guesses = { $count ->
    [one] one guess at where hijackers are
   *[other] { $count } guesses at where hijackers are
  }

## Refusals

refusal-must-enter = At least { $least ->
    [one] one team
   *[other] { $least } teams
  } must enter in this turn.
refusal-entered-enough = No more teams may enter in this turn.
refusal-not-allowed-square = { $piece } may not be put { $square_in }.
refusal-crowded = At most { $most } may be put { $square_in }.
refusal-cannot-ambush = { $hijacker } cannot ambush { $team }: { $why ->
    [state] only hidden hijackers and those who play possum can.
    [found] only those just found can, and only that team.
    [sight] it is not in sight.
    [range] it is more than five squares away.
   *[team] that team is not aboard.
  }
refusal-named-twice = { $hijacker } is named twice.
refusal-not-ambusher = { $hijacker } did not ambush this team, or is not visible any more.
refusal-no-target = { $why ->
    [sight] The hijacker is not in sight.
    [range] The hijacker is more than five squares away.
   *[hidden] Only a visible hijacker can be fired at.
  }
refusal-too-many-between = { $count } passenger groups are between; controlled fire allows { $most }.
refusal-controlled-only = The team controls passengers and may only fire controlled this turn.
refusal-vetting-mark = The team has vetted and may only fire controlled.
refusal-no-search = { $why ->
    [points] A team that has spent points in this action cannot search.
    [vetted] A team that has vetted cannot search.
   *[marker] No marker lies on the team’s square.
  }
refusal-not-adjacent = That is not beside the square before it: { $square }.
refusal-full = No room: { $square } is full.
refusal-room = Passengers do not enter rooms: { $square }.
refusal-points = { $most ->
    [one] There is 1 point to spend.
   *[other] There are { $most } points to spend.
  }
refusal-not-here = { $token } is not on the team’s square or beside it.
refusal-carries = The team carries a token already.
refusal-carries-none = The team carries no token.
refusal-no-exit = There is no exit here: { $square }.
refusal-no-team-near = No team is within four squares of the exit: { $square }.
refusal-not-controlled = { $token } is not under control.
refusal-already-moved = { $token } has moved.
refusal-second-square = Name a second square, too, in front of or behind the first.
refusal-no-fire = He cannot fire there: { $why ->
    [sight] the square is not in sight.
    [range] the square is more than five squares away.
   *[nobody] neither team nor passengers are on the two squares.
  }
refusal-no-execution = No wound or serious wound token lies on this square.
refusal-no-blending = He cannot blend in: { $why ->
    [turn] only from turn 2 on.
    [token] that group is not on his square.
    [hidden] only a hidden hijacker can.
    [near] a team is near.
    [blended] somebody is blended in already.
    [cleared] a test has cleared that group.
   *[barred] nobody may blend any more.
  }
refusal-swaps = Three to twelve swaps of two places: 12, 13 or 23.

## What goes on

waiting-hijackers = Turn { $turn }: { $step_text }.
waiting-teams = Turn { $turn }: { $step_text }.
waiting-asked = Turn { $turn }: { $step_text }. To act: { $asked }.
waiting-chance = Turn { $turn }: { $step_text }.
waiting-nobody = Turn { $turn }: { $step_text }.
waiting-setup = Set-up.
waiting-over = The game is over.

## Events by name, for the lab

heat-shots = Where shots fall
heat-hurt = Where passengers are wounded
heat-killed = Where passengers die
heat-down = Where hijackers go down
event-placed = Hijackers set up
event-step = step begins
event-deployed = groups placed on the plan
event-ambush = ambush
event-shot = aimed shot
event-stray = shot strikes another square
event-wild = wild fire
event-burst = burst of a team
event-team-hit = team hit
event-team-morale = team checks morale
event-passenger-hit = passengers hit
event-token = casualty token moves
event-passenger-morale = passengers check morale
event-jostled = team jostled
event-down = hijacker goes down
event-fate = fate of a hijacker, secret
event-team = team acts
event-found = hijacker found
event-vet = passengers vetted
event-cards = shell game
event-captured = hijacker captured
event-barred = blending barred
event-cleared = groups cleared
event-searched = square searched
event-passenger = moves of groups of passengers
event-hijacker = hijacker acts
event-executed = execution
event-blended = hijacker blends in, secret
event-escaped = hijacker escapes, secret
event-late = wounds treated too late
event-collapsed = passengers who broke down
event-end = end of the game
event-result = score

## Text twin

twin-head = { $step ->
    [setup] Set-up
    [over] Turn { $turn }. The game is over
   *[other] Turn { $turn } of { $limit }, step { $step }: { $step_text }
  }
twin-format-place = Squares with commas, one for each piece.
twin-format-ambush = Pairs in order, with commas: h3>t2,h4>t3; or -.
twin-format-moves = Steps and deeds with commas: A2,A3,+w1,out; or -.
twin-format-routes = A piece and its steps: p3:A3,A2; ^ leaves; or -.
twin-format-swaps = Swaps with commas: 12,23,13; or -.
twin-gone = Groups that left: { $left }.
twin-piles = Casualty tokens: { $piles }.
twin-score = The Teams’ score so far: { $same ->
    [yes] { $best }
   *[no] { $worst } to { $best }
  }{ $items ->
    [none] .
   *[other] {" "}({ $items }).
  }
twin-serious = Seriously wounded: { $count }, { $worst } to { $best }
twin-teams = Teams:
twin-hijackers = Hijackers:
twin-both = { $name }: { $truth }. The Teams’ knowledge: { $public }
twin-both-note = { $truth }; the Teams know: { $public }
twin-passengers = Passengers:
twin-none = nobody aboard yet
twin-left = left the aircraft: { $numbers }
twin-written = to come in turn 2, groups 1 to 10: { $squares }
twin-casualties = Casualty tokens:
twin-casualty = { $token }: { $where }, made in turn { $turn }{ $late ->
    [yes] , late
   *[no] {""}
  }
twin-carried = carried by { $team }
twin-reserve = in reserve
twin-removed = out of the game
twin-wounds = { $n ->
    [one] one wound
   *[other] { $n } wounds
  }
twin-carries = carries { $token }
twin-cover = or blended in with: { $tokens }
twin-reach = can be at: { $squares }
twin-got-up = or, if he has got up, at: { $squares }
twin-waits = Still to be resolved:
twin-wait-ambush = { $hijacker } fires at { $team }
twin-wait-owing = { $team } checks morale
twin-wait-debt = { $token } checks morale{ $modifier ->
    [0] {""}
   *[other] {" "}at { $modifier }
  }
twin-wait-run = { $token } runs from { $hijacker }
twin-barred-public = Nobody may blend any more.
twin-barred-secret = Nobody may blend any more; the Teams do not know.
twin-secret = Secret so far:
history-fate = Turn { $turn }: { $hijacker } down, rolled { $f0 }, { $f1 ->
    [possum] alive
   *[dead] dead
  }
history-blended = Turn { $turn }: { $hijacker } blended in with { $f0 }, rolled { $f1 }, leaves at the end of turn { $f2 }
history-broke = Turn { $turn }: { $hijacker } broke cover from { $f0 }
history-escaped = Turn { $turn }: { $hijacker } escaped{ $f0 ->
    [token] {" "}with { $f1 }
   *[clock] {""}
  }
history-burst = Turn { $turn }: burst at hidden { $hijacker }, { $f0 }, rolled { $f1 }
history-got_up = Turn { $turn }: { $hijacker } got up, { $f0 }

## Terminal board

cards-start = The marked card starts at place { $start }. Watch the swaps.
cards-ready = Now pick.
map-legend =
    T1 team, + carries  H1 hijacker  %1 down  ?1 last seen  p1 group  w s d casualty
map-legend-secret =
    Known to you alone: h1 hidden  ~1 plays possum  $1 blended in

## Series (20)

standing-match = Match, both sides: { $winner ->
    [none] level so far
   *[other] { $winner } ahead
  }
standing-ranking = Ranking
standing-tally = Running tally, { $scenario ->
    [mogadishu] Mogadishu
    [free] free set-up
    [spine] the spine
   *[no_surprise] no surprise
  }{ $options ->
    [none] {""}
   *[other] {" "}({ $options })
  }: { $number ->
    [one] one game
   *[other] { $number } games
  }, best { $best }, mean { $mean }{ $historical ->
    [none] {""}
   *[other] ; the historical rescue { $historical }
  }
column-place = Place
column-player = Player
column-figure = Figure
column-as_teams = Games as Teams
column-mean = Mean
column-as_hijackers = Games as Hijackers
column-conceded = Mean conceded
column-best = Best

## What newcomers are told at their first questions

lesson-teams = Your teams act one after another
    .text = Each of the three teams acts once a turn. Four hijackers are hidden somewhere in the aircraft.
    .learnt = one team at a time
    .tag-1 = a door at the front
    .tag-2 = a door at the back
lesson-enter = Choose a door
    .text = Entering takes one of the four points of a team. Two teams at one end leave the other end to the hijackers.
    .learnt = four points for each team
    .tag-1 = costs one of four points
lesson-move = A team finds hijackers where it ends
    .text = Each step costs a point. Hidden hijackers near the last square are found before the team fires.
    .learnt = the last square finds
    .tag-1 = from here it sees the cockpit
lesson-fire = A miss does not stop there
    .text = Uncontrolled fire hits more easily, but a miss may wound whoever is in the line. Controlled fire harms no passengers.
    .learnt = control spares passengers
    .tag-1 = Team 1
    .tag-2 = two hijackers, found
lesson-control = Lead the passengers, or hunt
    .text = Groups within four squares of a team in control go where you say, but it fires less well. The others run from hijackers they see.
    .learnt = lead, or shoot well
    .tag-1 = Team 2
    .tag-2 = a group within four squares
lesson-vet = Who is among the passengers?
    .text = A hijacker may hide among the passengers of a group. A team beside it may look, and then hardly fires this turn.
    .learnt = groups can hide one
    .tag-1 = Group 3
lesson-pick = One of three cards is marked
    .text = Pick it, and whoever has blended in there or nearby is found. Pick another, and you know no more than before.
    .learnt = one chance in three
lesson-bring = Bring them out
    .text = A group under control has three points, and leaves at an exit with a team near it. Name the groups one at a time.
    .learnt = three points to the door
    .tag-1 = Group 1
    .tag-2 = out here
lesson-score = One figure counts
    .text = Each passenger group that gets out is worth 3 points, less for wounded and dead. The historical rescue is worth 25.
    .learnt = groups out count 3
    .tag-1 = the last hijacker

## The briefing

brief-teams = Bring *the passengers out alive*: 3 points for each of ten groups. The historical rescue is worth 25{ $scenario ->
        [free] ; par is 22 here.
        [no_surprise] ; par is 18 here.
        [spine] ; par is 28 here.
       *[other] , which is par.
    }
    .ends = When no hijacker is at large, all teams are lost, or the turns are over.{ $clock ->
        [help] {" "}From turn 8 on also when no passengers are aboard.
       *[limit] {""}
      } Then the score is counted; wounded and dead cost points.
    .moves = Each team acts once a turn: it enters, moves with four points, finds who is near, and fires or searches.
brief-teams-1 = Which team goes first?
    .note = Teams act one after the other. One that is not named does nothing.
brief-teams-2 = Through which door?
    .note = Entering takes one of four points. Two teams at one end leave the other end to the hijackers.
brief-teams-3 = How far in, and where does the team stop?
    .note = Hidden hijackers beside its last square are found before it fires, and may fire first.
brief-team = Help your side to bring *the passengers out alive*: 3 points for each of ten groups.
    .ends = When no hijacker is at large, all teams are lost, or the turns are over.{ $clock ->
        [help] {" "}From turn 8 on also when no passengers are aboard.
       *[limit] {""}
      } Wounded and dead cost points.
    .moves = Your commander names the teams one after the other. You decide what yours does.
brief-team-1 = Through which door?
    .note = Entering takes one of four points.
brief-team-2 = How far in, and where does the team stop?
    .note = Hidden hijackers beside its last square are found before it fires, and may fire first.
brief-team-3 = Fire, search, or hold?
    .note = Controlled fire harms no passengers; a miss of uncontrolled fire may.
brief-hijackers = Keep *the Teams’ score low*: it is the one figure, and { $scenario ->
        [free] 22
        [no_surprise] 18
        [spine] 28
       *[other] 25
    } is par.
    .ends = When no hijacker is at large, all teams are lost, or the turns are over.{ $clock ->
        [help] {" "}From turn 8 on also when no passengers are aboard.
       *[limit] {""}
      }
    .moves = The teams act first. Then each hijacker moves four squares and does one thing: fire, execute, blend in, or nothing.
brief-hijackers-1 = Where do your hijackers hide?
    .note = You choose in secret, within what the scenario allows.
brief-hijackers-2 = Ambush a team, or wait?
    .note = Whoever fires from hiding becomes visible. One who is found may fire at once.
brief-hijackers-3 = Who acts, and does he stay hidden?
    .note = A hijacker who is not named keeps his state.
brief-secret-hiding = Where hijackers hide
    .teams = only if seen
    .hijackers = all
brief-secret-blended = Who plays possum, who has blended in
    .teams = only if found
    .hijackers = all
brief-secret-passengers = Where the passengers sit, before turn 2
    .teams = no
    .hijackers = yes
brief-secret-teams = Where teams and casualties are
    .teams = all
    .hijackers = all
brief-column-teams = Teams

## The end of the game

end-won-teams = The Teams won
end-won-hijackers = The Hijackers won
end-draw = Neither side won
end-story = { $points } points against a par of { $par }; { $why ->
    [no_hijackers] the last hijacker was off the board in turn { $turn }
    [no_teams] the last team was out of the fight in turn { $turn }
    [empty] turn { $turn } ended without passengers aboard
   *[turn_limit] turn { $turn } was the last
  }, with { $left_count ->
    [0] no group
    [one] one group
   *[other] { $left_count } groups
  } of passengers saved, { $dead_count ->
    [0] none
   *[other] { $dead_count }
  } dead and { $escaped_count ->
    [0] no hijacker
    [one] one hijacker
   *[other] { $escaped_count } hijackers
  } escaped{ $outcome ->
    [draw] ; the Hijackers would have needed { $low } or fewer
   *[won] {""}
  }
end-goal-par = Teams: par or more
    .count = { $count } points, { $need } needed
end-goal-below = Hijackers: well below par
    .count = { $count } points, { $need } or fewer needed
end-luck-fire-hit = Shots of the teams that hit
end-luck-burst-hit = Bursts of the teams that hit
end-luck-ambush-hit = Ambushes that hit
end-luck-wild-hit = Shots of the hijackers that hit
end-way-team = teams
end-way-hijacker = hijackers
end-way-passenger = groups of passengers
end-turn = Turn
end-mark-wound = wounded
end-mark-removed = out of the fight
end-mark-sham = played possum
end-mark-dead = dead
end-mark-down = down
end-mark-captured = captured
end-mark-blended = blended in
end-mark-escaped = escaped

## Print and play

print-lead = Mogadishu, October 1977, on a real table: three teams storm a hijacked aircraft, and four hijackers hide among the people aboard. One side keeps secrets, so no umpire is needed.
print-by-phone = A phone can be the umpire: both sides share a table on its screen and hand it over when it asks. It rolls the dice and keeps the secrets, and you move the pieces as it says.
print-forward = Plan, forward part
    .what = The aircraft from its nose to station 7; squares have room for three pieces.
print-aft = Plan, aft part
    .what = Glued over the strip of the forward part; with the meaning of the pieces.
print-pieces = Pieces
    .what = Teams, groups, hijackers, three cards, casualty tokens and markers to cut out.
print-turn = The turn and the tables on one page
    .what = The ten steps, all tables for a die, and who knows what.
print-teams = Teams’ sheet
    .what = Wounds, piles and score. The Teams have no secrets.
print-hijackers = Hijackers’ sheet
    .what = Secret: where everybody hides, and what was rolled unseen.
print-glue = Glue the aft part over this strip, its upper edge on the dashes.
print-trim = Cut along the dashed upper edge before you glue this part over the strip of the forward one.
print-key-team = team
print-key-group = group: eight or nine passengers
print-key-seen = visible hijacker
print-key-down = hijacker down
print-key-wound = wound token
print-key-serious = serious wound token
print-key-dead = dead token
print-key-control = controls passengers
print-key-tangled = tangled: −1
print-key-jostled = jostled: −1
print-key-cool = cool head
print-key-vetted = vetting mark
print-key-notes = Pieces cross dashed lines, never thick ones. Triangles mark the six exits. Three pieces and tokens fill a square: nothing enters it or passes through. Write its number on each casualty token, and on a serious one the turn.
print-mark-down = down
print-mark-marked = marked
print-mark-plain = plain
print-mark-turn = turn
print-mark-step = step
print-mark-wound = wound
print-mark-serious = serious
print-mark-dead = dead
print-mark-control = control
print-mark-tangled = tangled
print-mark-jostled = jostled
print-mark-cool = cool head
print-mark-vetted = vetted
print-mark-cleared = cleared
print-teams-turn = Teams, turn and step
print-groups = Groups of passengers
print-men = Hijackers, with a back for those who are down
print-cards = Three cards for vetting
print-tokens = Casualty tokens
print-marks = Markers of the teams
print-order = A turn
print-order-note = In turn 1 only steps 7 and 9 are played: the teams enter, the hijackers act.
print-step-0 = Turn 2: place the groups on their squares. Teams among wounded are tangled.
print-step-1 = Name all ambushes: hijacker and team. Each ambusher becomes visible.
print-step-2 = Roll the ambush shots in the order named.
print-step-3 = Each team that was hit checks morale once; reflex fire is a burst.
print-step-4 = Each team that was shot at may name one shot at an ambusher.
print-step-5 = Roll these shots, team 1 to team 3.
print-step-6 = Groups check morale because of the shots in steps 2 to 5.
print-step-7 = Each team: enter, say whether it controls, move { $points } points, discover, vet, then fire or search.
print-step-8 = The Teams move groups within { $control } of a team that controls, { $group } points each. The others run from visible hijackers.
print-step-9 = Each hijacker moves { $points } points, then may fire at two squares, execute wounded, or blend.
print-step-10 = Take markers off. A serious wound is late after { $late } turns. Has the blended hijacker left? Is it the end?
print-fire = To hit
print-fire-head = fire
print-needs = needs
print-fire-at = rolled for
print-fire-ambush = ambush
    .at = the one team; { $near }
print-fire-near = { $n }+ if near
print-fire-wild = wild fire
    .at = every team and group in two squares
print-fire-burst = burst
    .at = every hijacker but possums, and every group, in two squares
print-fire-aimed = aimed shot
    .at = one visible hijacker in sight; 1 misses, 6 hits
print-fire-vetting = with a vetting mark
    .at = a 6 on the die alone, controlled only
print-modifiers = Added to an aimed shot
print-mod-near = target near: distance 0 or 1
print-mod-uncontrolled = uncontrolled: a miss may wound
print-mod-control = the team controls passengers
print-mod-tangled = tangled by wounded
print-mod-jostled = jostled by a panic
print-mod-carrying = carries a token
print-mod-wounds = wounds of the team, however many
print-mod-wounds-each = each wound of the team{ $limit }
print-at-most = , at most { $n }
print-limits = Points and distances
print-limit-points = points of a team or hijacker, one less to enter
print-limit-group = points of a group
print-limit-room = pieces and tokens that fill a square
print-limit-range = range of all fire
print-limit-control = distance at which a team controls
print-limit-near = distance at which hidden ones are found
print-limit-between = groups in the line of controlled fire, at most
print-team_hit = A team is hit
print-team_morale = Team morale
print-passenger_hit = A group is hit
print-passenger_morale = Passenger morale
print-down = A hijacker is hit
print-serious_wounds = Serious wounds at the end, −2 if late
print-die = die
print-happens = what happens
print-nothing = nothing
print-do-check-team = it checks morale
print-do-wound-team = one wound, the third removes it
print-do-check-passengers = groups there check morale{ $some ->
    [yes] {" "}at { $modifier }
   *[no] {""}
  }
print-do-place-wound = one wound token
print-do-place-serious = one serious wound token
print-do-place-dead = one dead token
print-do-burst = reflex fire: a burst at the shooter’s square and one beside it
print-do-cool = cool head: no minus until the end of step 7
print-do-flight = panic: runs { $n } steps from the shooter and jostles teams
print-do-head_for_exit = heads for the nearest exit, up to { $n } points
print-do-state-dead = dead, told to nobody else
print-do-state-possum = plays possum, told to nobody else
print-do-counts_as-wounded = lives: counts as wounded
print-do-counts_as-serious = critical: −2
print-do-counts_as-execution = dies: −5
print-again = roll again: { $rows }
print-or-less = ≤ { $n }
print-d6 = a die
print-vetting = Blending and vetting
print-vetting-text = A hidden hijacker blends into a group on his square; the clock is { $clock }, and after so many turns he has escaped. A team that moved vets a group near it: it picks one of three cards. { $shows } Teams vet from turn { $begins } on.
print-vetting-near = The marked one finds whoever is blended in with this group or one near it. If nobody is, turn these groups over: nobody may blend in with them any more.
print-vetting-anywhere = The marked one finds whoever is blended in anywhere. If nobody is, nobody may blend in any more.
print-vetting-token = The marked one finds whoever is blended in with this group. If nobody is blended in anywhere, nobody may blend in any more; only the Hijackers know.
print-told = Who knows what
print-what = what
print-told-hidden = Where hijackers hide
    .teams = only those who are visible; of the others where they were last seen
    .hijackers = all
print-told-down = Whether a man who is down is dead
    .teams = only by a search of his square
    .hijackers = roll and result
print-told-blended = Who is blended in, and in which group
    .teams = only by a match in vetting
    .hijackers = all, and the clock
print-told-dice = Dice
    .teams = all but those for men down, for the clock, and of bursts at hidden ones
    .hijackers = all
print-squad = Teams
print-team = team
print-wounds = wounds
print-squad-note = Write a team’s square at the end of each turn. A wound is −1 to hit, at most −2, and −1 point.
print-piles = Piles
print-pile-left = Groups that left
print-pile-evacuated = Evacuated
print-pile-executed = Executed
print-score = The Teams’ score
print-item = item
print-each = each
print-count = number
print-points = points
print-total = Score
print-winning = Score and end
print-winning-text = The Teams want a high score, the Hijackers a low one. { $items }. The historical rescue is worth 25. The game ends when no hijacker is at large, all three teams are gone, or turn { $turns } is over.
print-ends = The end
print-ends-1 = No hijacker is at large: each is dead, captured or escaped.
print-ends-2 = All three teams are removed.
print-ends-3 = Turn { $turns } is over.
print-ends-4 = No hijacker at large and a team left: groups still aboard walk off and count.
print-seen = What we saw of hijackers: turn, square
print-scenes = Scenarios
print-scene = scenario
print-scene-hijackers = hijackers begin
print-scene-groups = groups
print-scene-first = teams in turn 1
print-scene-par = par
print-scene-open = written down by the Hijackers
print-scene-spine = on the aisle and the rooms alone, exits at aisle 1, 7, 13; two in C, one at aisle 9 to 12, one in TA
print-scene-mogadishu = two in C, one anywhere in stations 9 to 12, one in TA
print-scene-free = anywhere but at exits, at most two on a square
print-scene-no_surprise = anywhere but at exits, at most two on a square
print-task = What you may do
print-tasks = What you may do
print-tasks-1 = Step 9: each hijacker moves up to four squares, then fires at two squares, executes, blends, or does nothing.
print-tasks-2 = Step 1: a hidden hijacker or a possum ambushes a team in sight within range.
print-tasks-3 = Hide: a visible hijacker who did not fire, and whom no team sees at the end, is hidden again.
print-tasks-4 = Down: roll unseen. On a 6 he plays possum and may get up in step 9 or ambush.
print-tasks-5 = Blend: a hidden hijacker on the square of a group, one at a time, from turn 2 on. Roll his clock unseen.
print-written = Squares of the groups, where they are open
print-written-note = Cabin seats only, at most two on one. Tell them at the start of turn 2.
print-mini = The squares
print-secret-rolls = Rolled unseen
print-secret-who = hijacker
print-secret-fate = dead or possum
print-secret-token = group
print-secret-leaves = leaves in turn
print-record = Where each hijacker is at the end of a turn
print-who = hijacker
print-setup-square = set-up
print-record-note = Write h for hidden, v for visible, p for possum, b for blended beside the square. A team that ends near a hidden one asks: tell the truth.
print-only = For the Hijackers alone
print-make = Making it
print-make-1 = Print at 100 %. The bar at the foot of each sheet must be 50 mm long.
print-make-2 = Cut the aft part of the plan at the dashes, and glue it over the strip of the forward part.
print-make-3 = { $sides ->
    [two] Print the pieces on thin card and cut along the marks; hijackers and cards have backs.
   *[one] Glue the pieces on card, fold hijackers and cards in the middle of their strips, and cut along the marks.
  }
print-make-4 = You need two six-sided dice and two pencils.
print-setup = Set-up
print-setup-1 = Choose a scenario and sides. The Hijackers take sheet 7, the Teams sheet 6.
print-setup-2 = The Hijackers write down the square of each hijacker. All are hidden, so nobody stands on the plan.
print-setup-3 = Where the groups are open, they write these down, too. Groups are placed at the start of turn 2.
print-setup-4 = Turn 1: one, two or three teams enter by exits, then the hijackers act.
print-setup-5 = The scenarios, with squares and par, are on sheet 6.
print-phone = A phone as the umpire
print-phone-1 = Make a new table on a phone with both seats at this screen. Begin the game there.
print-phone-2 = Hand the phone over when it asks; each side’s page is covered meanwhile.
print-phone-3 = Answer on the phone, then move the pieces as it says. It rolls all dice.
print-secrets = Secrets on paper
print-secrets-1 = Only the Hijackers have secrets. Their sheet is folded inwards; nothing of it is on its back.
print-secrets-2 = A hidden hijacker is placed when he becomes visible: he fires, is found, or ends near a team.
print-secrets-3 = Keep what was written down. After the game it is read out, turn by turn.

style-still = sitting still
style-still-note = Does nothing after the set-up: the Teams must find these Hijackers and bring everybody out.
style-ambush = lying in ambush
style-ambush-note = Waits in hiding and fires at teams that come within range.
style-herd = behind passengers
style-herd-note = Keeps passengers around each hijacker and between him and the teams.
style-blend = blending in
style-blend-note = Hides among the passengers and tries to leave the aircraft with them.
style-sweep = searching everything
style-sweep-note = Looks into every square and searches those who are down before passengers leave.
style-evacuate = passengers first
style-evacuate-note = Brings passengers out from the first turn on, and fights hijackers who show themselves.
style-careful = close together
style-careful-note = Moves slowly, keeps the teams together and stays near passengers.

# what a bot of each level wants, and how it plays

level-easy-note = Wants the hijackers down. Leaves the wounded, leads people through the line of fire, and neither searches nor vets anybody.
level-normal-note = Wants a high score for the Teams. Weighs hijackers, passengers and wounded against each other by what is public.
level-hard-note = Wants a high score for the Teams. Keeps many guesses of where unseen hijackers are, and moves against all of them.
level-easy-note-hijackers = Wants the Teams’ score low. Fires too early, often overlooks who can shoot back, and never blends in.
level-normal-note-hijackers = Wants the Teams’ score low. Weighs what a deed costs them against what it costs him, and varies where he hides.
level-hard-note-hijackers = Wants the Teams’ score low. Plays whole actions out many times before it chooses one.

# facts of a result, in the laboratory

fact-reason = end
fact-reason-no-hijackers = no hijacker at large
fact-reason-no-teams = no team left
fact-reason-turn-limit = last turn over
fact-reason-empty = nobody left on the aircraft
fact-secured = aircraft secured
fact-score = score of the Teams
fact-par = par
fact-verdict = verdict
fact-verdict-figure = the score alone
fact-verdict-par = by par
fact-result = won by
fact-result-teams = Teams
fact-result-hijackers = Hijackers
fact-result-draw = nobody
