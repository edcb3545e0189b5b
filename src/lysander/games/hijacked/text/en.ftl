# Hijacked, English. Ids: kinds of events, ask-<kind>, refusal-<code>; dots in kinds become hyphens.

title = Hijacked
tagline = Talk them out before the squad storms
    .about = An airliner stands on a closed airport, hijackers inside, police around it. One to four negotiators meet demands, win trust and free passengers and pilots: rivals for points, partners against the clock.
    .story = Meet demands, win trust and persuade the hijackers, with each other and against each other, before the squad storms.
    .length = about 60 minutes
    .secret = only what nobody knows: face-down cards, pile and bag
    .credits = A game by Christian van Dijk, retold in our own words.

seat-A = A
    .the = negotiator A
    .who = frees passengers and pilots
seat-B = B
    .the = negotiator B
    .who = frees passengers and pilots
seat-C = C
    .the = negotiator C
    .who = frees passengers and pilots
seat-D = D
    .the = negotiator D
    .who = frees passengers and pilots
seat-X = Cybot
    .the = the Cybot
    .who = plays by its cards
seat-chance = Chance
    .the = chance
person-in-seat = { $name }
players-1 = alone, against the Cybot
players-2 = two negotiators
players-3 = three negotiators
players-4 = four negotiators

scenario-standard = The airport
    .summary = Three passengers and a pilot must be out before the squad reaches the aircraft.
scenario-hard = Hard mode
    .summary = A trust action that begins with a red cube costs 2 points; alone, the Cybot starts with 10.

option-start = Start player
    .help = Drawn, or named.
option-tracks = Score tracks
    .help = The four tracks have their bonuses on different spaces: by chance, in order from A on, or chosen.
option-head_start = Head start
    .help = Extra spaces between squad and aircraft.
option-trust_score = Points for trust
    .help = What a trust action brings; in all but the plain way a bad draw costs points.
option-reserve = Reservations
    .help = Whether any face-up card may be reserved, or only one beside the card just selected.
option-levelling = Levelling
    .help = Whether negotiators may still level their scores once a push-back is called.
option-medals = Medals
    .help = Whether a medal may be cashed during play or only counts at the end.
option-storm = Storm
    .help = Whether the squad waits once somebody has freed three passengers and a pilot.
option-recognition = Recognition
    .help = Points of the four steps of the recognition track.
option-last_step = Push-backs from step 4
    .help = Whether a negotiator on the last step of the recognition track may still call for a push-back.
option-track_bonus = Mini dice of the score tracks
    .help = Whether a mini bonus die on your track is always taken, or may be left.
option-hijacker7 = The Hoarder
    .help = Whether hijacker 7 scores as on its tile, or without its 3 points.
option-cybot = Cybot
    .help = How strong the Cybot is when you play alone.
value-random = by chance
value-seats = in order from A on
value-choose = chosen
value-plain = plain
value-minus1 = red first costs 1
value-minus2 = red first costs 2
value-key = −2, −1, 0, +3 for 0 to 3 green
value-any = any
value-neighbour = neighbours only
value-window = allowed
value-off = not allowed
value-anytime = at any time
value-final = at the end
value-strict = strict
value-spared = spared
value-allowed = allowed
value-barred = not allowed
value-automatic = always taken
value-choice = may be left
value-tile = as on the tile
value-example = without the 3
value-easy = easy
value-normal = normal
value-hard = hard

## Words

kind-C = crypto
kind-F = food
kind-M = medicine
kind-J = joker
    .many = jokers
bonus-C = crypto
bonus-F = food
bonus-M = medicine
bonus-any = a marker of choice
bonus-B = a mini bonus die
kinds-many = { $n } { $kind }
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-grey = grey
colour-red = red
die-a = die a
die-b = die b
die-v = bonus die v
die-w = bonus die w
die-m = mini die m
die-n = mini die n
shown-die = { $die } ({ $value })
card = { $colour ->
    [red] { $id } (red)
   *[other] { $id } ({ $colour_text }, { $trust } %, { $demand ->
        [none] no demand
       *[other] { $demand }
    })
  }
hijacker-0 = nobody
hijacker-1 = “The Vain One”
    .with = { hijacker-1 }
hijacker-2 = “The Accountant”
    .with = { hijacker-2 }
hijacker-3 = “The Ex-Pilot”
    .with = { hijacker-3 }
hijacker-4 = “The Dealer”
    .with = { hijacker-4 }
hijacker-5 = “The Tidy One”
    .with = { hijacker-5 }
hijacker-6 = “The Ringleader”
    .with = { hijacker-6 }
hijacker-7 = “The Hoarder”
    .with = { hijacker-7 }
hijacker-8 = “The Softhearted”
    .with = { hijacker-8 }
reward-1 = 4; 4 more if you alone lead in recognition, 1 more if you share the lead
reward-2 = 2; 6 more with two each of crypto, food and medicine (jokers fill gaps)
reward-3 = 4; 3 more if you freed a pilot
reward-4 = 1, 3 or 6 for at least 1, 4 or 7 demand markers
reward-5 = 1; 5 more if your display is empty
reward-6 = 3; 5 more if you made the first persuasion of the game
reward-7 = 3; 1 more for every two demand markers
reward-7-example = 1 for every two demand markers
reward-8 = 2; 2 more for each passenger you freed
tile-1 = “Crew first”
tile-2 = “Helping hand”
tile-3 = “Passenger list”
tile-4 = “Extra staff”
tile-5 = “Second chance”
tile-6 = “A good word”
named-tile = “{ $name }”
does-1 = once, any three of your cards buy a pilot
does-2 = once, give away up to three markers and take a point from the receiver for each
does-3 = for good, you may also select the top card of the draw pile
does-4 = once, take a mini bonus die and a joker
does-5 = once, take a card that is not red from the discard pile, free of charge
does-6 = once, build trust without a die
made-once = once, { $does }
made-lasting = for good, { $does }
made-rescue = { $figure ->
    [pilot] trade { $cards } of your cards{ $alike ->
        [yes] {" "}of one colour
       *[no] {""}
    } for a pilot
   *[passenger] trade { $cards } of your cards{ $alike ->
        [yes] {" "}of one colour
       *[no] {""}
    } for a passenger
  }
made-give = { $most ->
    [one] give away a marker and take a point from the receiver
   *[other] give away up to { $most } markers and take a point from the receiver for each
  }
made-take = take a card that is not red from the discard pile, free of charge
made-permit = you may also select the top card of the draw pile
made-act = build trust without a die
made-gain = take { $things }
made-mini_die = a mini bonus die
made-joker = a joker
made-score = { $points ->
    [one] score a point
   *[other] score { $points } points
  }
reckon-extra = { $points } more { $why }
reckon-only = { $points } { $why }
reckon-when-recognition_alone_first = if you alone lead in recognition
reckon-when-recognition_tied_first = if you share the lead in recognition
reckon-when-two_of_each = with two each of crypto, food and medicine (jokers fill gaps)
reckon-when-has_pilot = if you freed a pilot
reckon-when-no_cards = if your display is empty
reckon-when-first_persuader = if you made the first persuasion of the game
reckon-per-markers = { $every ->
    [one] for each demand marker
   *[other] for every { $every } demand markers
  }
reckon-per-passengers = { $every ->
    [one] for each passenger you freed
   *[other] for every { $every } passengers you freed
  }
reckon-ladder = { $steps } for at least { $needs } demand markers
reckon-none = no points
goal-persuade1 = persuade a hijacker
goal-dice4 = place four dice in one turn
goal-own8 = own eight demand markers
goal-own10 = own ten demand markers
goal-pts18 = score 18
goal-push2 = your second push-back
goal-trust100 = complete the trust track
goal-pass3 = free three passengers
goal-win31 = free three passengers and a pilot
cybot-1 = Seize
cybot-2 = Seize
cybot-3 = Seize
cybot-4 = Calm
cybot-5 = Calm
cybot-6 = Persuade
cybot-7 = Persuade
cybot-8 = Hoard
cybot-9 = Shift change
cybot-10 = Rumour
cybot-11 = Advance
cybot-12 = Clearance
cybot-does-1 = a die decides which card of the row it takes
cybot-does-2 = a die decides which card of the row it takes
cybot-does-3 = a die decides which card of the row it takes
cybot-does-4 = it builds trust, up to two green cubes
cybot-does-5 = it builds trust, up to three green cubes
cybot-does-6 = it persuades the hijacker who has come furthest
cybot-does-7 = it persuades the hijacker who has come furthest
cybot-does-8 = it takes a marker and 1 point
cybot-does-9 = it takes the bonus die and 2 points
cybot-does-10 = trust falls by 10 %, it takes 2 points
cybot-does-11 = the squad comes one space nearer, it takes 1 point
cybot-does-12 = the face-up cards of the row go, it takes a point for each, 1 to 3
source-score = Score track
scored-discard = Cards discarded
scored-trust = Building trust
scored-talk = Persuasion
scored-push_back = Push-backs of others
scored-passenger = Passengers freed
scored-pilot = Pilots freed
scored-cash = Markers cashed
scored-medal = Medals cashed
scored-tile_1 = { tile-1 }
scored-tile_2 = { tile-2 }
scored-tile = bonus tiles
scored-cybot = Cybot cards
source-medals = Medals not cashed
source-markers = Demand markers
source-star = Star
source-hijacker = Hijacker
source-recognition = Recognition
source-cards = Cards left
phase-setup = set-up
phase-roll = rolling
phase-act = action phase
phase-decide = action phase
phase-reserve = action phase
phase-level = levelling window
phase-cybot = the Cybot
phase-police = police phase
phase-final = last call
phase-over = the game is over

## Events

starts = { $seat } { $drawn ->
    [yes] draws
   *[no] holds
  } the start card and begins every round.
track = { $seat } counts on score track { $track }.
row = Six cards lie face down. Their backs: { $backs }.
top = { $back ->
    [0] The draw pile is empty.
   *[other] The top of the draw pile shows back { $back }; it has { $pile ->
        [one] one card
       *[other] { $pile } cards
    }.
  }
hijackers = On direct lines 1 to 4: { $tiles_hijackers }.
numbers = Number tiles: food { $F }, crypto { $C }, medicine { $M }, joker { $J }.
objective = Goals: { $goals }.
medals = The medals above them, from left to right: { $values }.
round = Round { $round }. The squad is on space { $squad }; { $seat } begins.
turn = It is { $seat }’s turn.
rolled = { $dice ->
    [none] { $seat } has no die to roll.
   *[other] { $seat } rolls { $dice }.
  }
changed = { $seat } pays { $paid } and turns { $die } from { $was } to { $value }.
chose = { $die ->
    [none] { $owner ->
        [none] { $card ->
            [none] { $seat } takes the face-down card on place { $place }.
           *[other] { $seat } takes { $card } on place { $place }.
        }
       *[other] { $seat } selects their reserved card { $card } on place { $place }.
    }
   *[other] { $owner ->
        [none] { $card ->
            [none] { $place ->
                [top] { $seat } selects the top card of the draw pile with { $die } ({ $value }).
               *[other] { $seat } selects the face-down card on place { $place } with { $die } ({ $value }).
            }
           *[other] { $seat } selects { $card } on place { $place } with { $die } ({ $value }).
        }
       *[other] { $owner_own ->
            [yes] { $seat } selects their reserved card { $card } on place { $place } with { $die } ({ $value }).
           *[no] { $seat } takes { $card } on place { $place }, reserved by { $owner }, with { $die } ({ $value }).
        }
    }
  }
turned = { $why ->
    [neighbour] The neighbour on place { $place } is turned up: { $card_full }.
   *[chosen] { $place ->
        [top] The top card of the pile is { $card_full }.
       *[other] Place { $place } is turned up: { $card_full }.
    }
  }
paid = { $seat } pays { $markers } for { $card }.
played = { $seat } plays { $card } into their display.
discarded = { $seat } discards { $card }.
dealt = Place { $place } gets a new card with back { $back }.
reshuffled = The discard pile, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, is shuffled and becomes the draw pile.
passes = { $seat } makes no reservation.
done = { $seat } has nothing more to trade.
reserved = { $seat } reserves { $card } on place { $place } with { $die } ({ $value }).
die_back = { $why ->
    [chosen] { $seat } has { $die } back from place { $place }.
    [ended] The reservation of { $card } by { $seat } ends; { $die } comes back.
   *[taken] { $seat } has { $die } back: their reservation of { $card } is lost.
  }
builds = { $die ->
    [none] { $seat } builds trust.
   *[other] { $seat } builds trust with { $die } ({ $value }).
  }
cube = { $cube ->
    [g] { $seat } draws a green cube, { $green } in this action.
   *[r] { $seat } draws a red cube; it goes back into the bag.
  }
trust = Trust { $moved ->
    [up] rises
   *[down] falls
  } from { $was } % to { $trust } %{ $why ->
    [red_card] {" "}because of a red card
    [persuaded] {" "}because a hijacker gave up
    [rumour] {" "}because of a rumour
   *[cube] {""}
  }.
star = { $seat } completes the trust track and takes the star{ $was_seat ->
    [none] {""}
   *[other] {" "}from { $was_seat }
  } (5 points at the end).
talked = { $seat } talks to { $hijacker_with } on direct line { $line }{ $dice ->
    [none] {""}
   *[other] {" "}with { $dice }
  }: progress { $progress } of 4.
broke_off = { $seat } breaks off direct line { $line } to { $hijacker_with }.
persuaded = { $hijacker } gives up to { $seat }{ $first ->
    [yes] , the first in this game
   *[no] {""}
  }.
hijacker = { $tile ->
    [0] Direct line { $line } is closed; no hijacker is left.
   *[other] { $tile_hijacker } takes direct line { $line }.
  }
called = { $level ->
    [yes] { $seat } pushes the squad back with { $dice }; all scores are level.
   *[no] { $seat } calls for a push-back with { $dice }: every score must reach { $target }.
  }
call_fails = { $by ->
    [none] The push-back of { $seat } fails: not every score is at { $target }.
   *[other] The push-back of { $seat } fails: { $by } does not reach { $target }.
  }
squad = { $moved ->
    [up] { $seat } pushes the squad back from space { $was } to { $field }.
   *[down] The squad advances from space { $was } to { $field }.
  }
recognised = { $step_moved ->
    [no] { $seat } stays on recognition step { $step }.
   *[yes] { $seat } reaches recognition step { $step }, worth { $worth } points at the end.
  }
tiles = { $tiles_text ->
    [none] { $seat } draws { $count } bonus tiles and keeps one.
   *[other] { $seat } draws the bonus tiles { $tiles_text }.
  }
kept = { $seat } keeps the bonus tile { $tile_text }: { $tile_does }.
gets = { $seat } gets { $what ->
    [J] a joker
   *[other] { $what_text }
  }{ $why ->
    [bonus] {" "}for the next round
    [track] {" "}from a bonus space of their track
    [tile] {" "}from their bonus tile
   *[marker] {""}
  }.
left = { $seat } leaves the mini bonus die of their track.
lost = { $seat } stops on a bonus space, but none of it is left: { $bonus_text }.
points = { $seat } { $sign ->
    [minus] loses
   *[plus] scores
  } { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } { $why ->
    [discard] for a discard
    [trust] for building trust
    [talk] for persuasion
    [push_back] from the push-back
    [passenger] for a passenger
    [pilot] for a pilot
    [cash] for a marker
    [medal] for a medal
    [tile] from a bonus tile
    [tile_1] for a pilot
    [tile_2] { $sign ->
        [minus] for markers received
       *[plus] for markers given
    }
   *[cybot] by its card
  }, now { $score }.
cashed = { $seat } cashes { $marker_text }.
cashed_medal = { $seat } cashes the medal worth { $medal }.
rescued = { $figure ->
    [pilot] { $seat } frees a pilot for { $cards }.
   *[passenger] { $seat } frees a passenger for { $cards }.
  }
used = { $seat } uses the bonus tile { $tile_text }.
gave = { $seat } gives { $marker_text } to { $to }.
took = { $seat } takes { $card_full } from the discard pile.
medal = { $seat ->
    [none] { $seats } reach the goal “{ $goal_text }” at the same moment; the medal worth { $medal } leaves the game.
   *[other] { $seat } is first to reach the goal “{ $goal_text }” and takes the medal worth { $medal }.
  }
cybot = The Cybot turns up “{ $cybot_text }”: { $cybot_does }.
cybot_die = The Cybot rolls { $face }.
police = { $spared ->
    [yes] The squad holds its place on space { $field }: enough people are free.
   *[no] The squad comes nearer, from space { $was } to { $field ->
        [0] the aircraft
       *[other] { $field }
    }.
  }
home = { $seat } gives { $die } back.
success = { $seats } { $count ->
    [one] has
   *[other] have
  } freed three passengers and a pilot. The hijacking is over after round { $round }.
storm = The squad storms the aircraft in round { $round }.
result = { $end ->
    [storm] The squad has stormed the aircraft: everybody loses.
   *[success] { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }. { $scores }.
  }

## Questions

ask-setup-track = Which score track do you take?
    .help = A score marker that stops exactly on a bonus space takes the bonus printed there.
    .main = Take this track
ask-turn-act = What do you do next?
    .help = As many actions as you have dice for, in any order. In a turn your own dice select one card; trust once, each hijacker once.
    .main = Do it
    .done = End the turn
ask-card-decide = { $card }: play or discard?
    .help = Trust is { $trust } %. A card that is played goes into your display and gives no points; a discarded one gives 1 point. Markers and cards may be traded first.
    .main = Decide
ask-card-pay = What do you pay for { $card }?
    .help = A joker stands for any of the other three.
    .main = Pay
ask-card-reserve = Do you reserve a face-up card?
    .help = The die stays on the card through your next turn; then you select the card without a die. Others can take it with a die at least as high if they can play it.
    .main = Reserve this card
    .done = No reservation
ask-trust-more = { $green ->
    [one] One green cube
   *[other] { $green } green cubes
  } so far. Draw on?
    .help = Trust is { $trust } %. The bag holds { $bag_green } green and { $bag_red } red cubes. A red cube ends the action; the green ones stay.
    .main = Go on
ask-squad-level = Every score must reach { $target }; yours is { $score }. What do you do?
    .help = Cash markers or medals, trade cards, give markers away. If you are done off the target, the push-back fails.
    .main = Do it
    .done = Done
ask-squad-keep = Which bonus tile do you keep?
    .help = The other one is shuffled back; nobody else learns which it was.
    .main = Keep this tile
ask-track-take = You stopped on space { $field }. Which marker do you take?
    .help = From the supply, at once.
    .main = Take this marker
ask-track-mini = You stopped on space { $field }. Do you take the mini bonus die?
    .help = In your next turn it must be used if it can be used.
    .main = Choose
ask-final-call = The last call: anything left to trade?
    .help = An unused card costs 3 points; a marker counts 1 whether you cash it or not. There are no track bonuses and no medals any more.
    .main = Do it
    .done = Done
ask-any = Trade, cash, use a tile
    .help = Possible in anybody’s turn, while the table waits for an answer.
    .main = Do it

## Answers

opt-track = Track { $track }
    .note = Bonuses: { $fields }.
track-field = { $field } { $bonus }
opt-card-down = Select the face-down card on place { $place }{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
opt-card-up = Select { $card } on place { $place }{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
opt-card-own = Select your reserved card { $card } on place { $place }{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
opt-card-theirs = Take { $card } on place { $place } from { $owner }{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  } and play it
opt-card-top = Select the top card of the draw pile{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
opt-card-gone = Select the card on place { $place }
note-down = { $count ->
    [one] One card is possible
   *[other] { $count } cards are possible
  }: { $playable } % you could play now, { $red } % red (trust −10 %).
note-red = Red: discarded for 1 point.
note-can-play = { $demand ->
    [none] You can play it, nothing to pay.
   *[other] You can play it for { $demand }.
  }
note-cannot-play = { $why ->
    [trust] Needs { $needs } % trust: you can only discard it for 1 point.
    [full] Your display is full: you can only discard it for 1 point.
   *[pay] Demands { $demand }, which you cannot pay: you can only discard it for 1 point.
  }
opt-trust = Build trust{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
note-trust = First cube green { $first } %, three green { $three } %; trust +{ $gain } % on average.
opt-talk = Persuade { $hijacker_with } on direct line { $line }{ $dice ->
    [none] {""}
   *[other] {" "}with { $dice }
  }
note-talk = Progress { $progress } of 4{ $breaks ->
    [no] {""}
   *[yes] , your other direct line breaks off
  }.
note-talk-last = Surrenders; joins your display ({ $reward }); trust −20 %.
opt-squad = Push the squad back{ $dice ->
    [none] {""}
   *[other] {" "}with { $dice }
  }{ $target ->
    [none] {""}
   *[other] , every score to { $target }
  }
note-squad = Squad from { $squad } to { $field }, your recognition to step { $step } ({ $worth } points at the end), 2 points for everybody else, a bonus tile for you.{ $needs ->
    [none] {""}
   *[other] {" "}Still missing: { $needs }.
  }
need-up = { $seat } +{ $points }
need-down = { $seat } −{ $points }
opt-marker = Take { $kind }{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
    .note = { $left } in the supply.
opt-marker-closed = Take a marker{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
opt-bonus = Take { $bonus } for { $die }
    .note = You roll it in the next round; it may pay for one more selection.
opt-bonus-closed = Take a bonus die
opt-change = Turn { $die } to { $value } for { $paid }
opt-change-closed = Turn a die
opt-end = End the turn
    .note = { $left ->
        [none] {""}
       *[other] Unused: { $left }.
      }
opt-play = { $paid ->
    [none] Play { $card }
   *[other] Play { $card } for { $paid }
  }
    .note = You then hold { $same } of this colour; { $figure ->
        [pilot] three make a pilot.
        [passenger] two make a passenger.
       *[none] the second makes a passenger.
      }
opt-discard = Discard { $card }
opt-pay = Pay { $paid }
opt-reserve = Reserve { $card } on place { $place }{ $die ->
    [none] {""}
   *[other] {" "}with { $die }
  }
    .note = To be taken only with a die of { $value } or more.
opt-pass = No reservation
opt-more = Draw on
    .note = { $next } % chance that the next cube is green.
opt-stop = Stop
    .note = Trust stays at { $trust } %.
opt-keep = Keep { $tile }
opt-take = Take { $kind }
opt-take-mini = Take the mini bonus die
opt-leave = Leave it
opt-done-level = Done
    .note = { $off ->
        [no] Your score is on the target.
       *[yes] Your score is off the target: the push-back fails.
      }
opt-done-final = Done
    .note = Nothing more to trade.
opt-cash = Cash { $kind }
opt-rescue = Free a passenger for { $cards }
opt-pilot = Free a pilot for { $cards }
opt-medal = Cash the medal worth { $medal }
opt-tile-rescue = { $figure ->
    [pilot] Use { $tile }: a pilot for { $cards }
   *[passenger] Use { $tile }: a passenger for { $cards }
  }
opt-tile-give = Use { $tile }: { $gifts }
opt-tile-take = Use { $tile }: take { $card }
opt-tile-plain = Use { $tile }
gift = { $kind } to { $seat }
note-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }, making { $field } in all{ $bonus ->
    [none] {""}
   *[other] , and { $bonus } from the track
  }.
verb-card = Select
verb-trust = Build trust
verb-talk = Persuade
verb-squad = Push back
verb-marker = Marker
verb-bonus = Bonus die
verb-change = Turn a die
verb-cash = Cash
verb-rescue = Passenger
verb-pilot = Pilot
verb-medal = Medal
verb-tile = Bonus tile
verb-reserve = Reserve
short-place = place { $place }, { $what }{ $die ->
    [none] {""}
   *[other] : { $die }
  }
short-back = back { $back }
short-top = top of the pile: { $die }
short-talk = direct line { $line }: { $dice }
short-with = { $what }: { $die }
form-squad = squad { $example }: push the squad back from { $squad } to { $field } with two dice.
form-squad-target = squad { $example }: push the squad back from { $squad } to { $field } with two dice and bring every score to a target from { $low } to { $high }. Now: { $scores }.
form-squad-one = squad { $example }: push the squad back from { $squad } to { $field } with two dice and bring every score to { $low }. Now: { $scores }.
form-change = change { $example }: turn a die, one marker for each step (6 and 1 are neighbours).
form-give = tile { $tile } { $example }: give up to { $most } of your markers to other negotiators, a point for each.

## What bots weighed

worth-points = about { $points } points
    .note = Points as they are likely to count at the end, this move and what it leads to.
worth-prospect = position worth { $percent } of 100
    .note = How the answer looks at the end of the turn, after dice, cards and cubes were drawn again and again: 100 is a sure win at once, 0 a storm. A game without a storm is worth 40 to whoever does not win it, and each further round costs a little. It is not the chance to win.

## Refusals

refusal-no-such-die = You have no unspent die { $die }.
refusal-die-not-due = { $die } is rolled and used in round { $due }.
refusal-die-twice = One die cannot be spent twice.
refusal-empty-place = { $place ->
    [top] The draw pile is empty.
   *[other] Place { $place } is empty.
  }
refusal-reserved-this-turn = You have reserved the card on place { $place } in this turn; you may select it in the next.
refusal-wrong-value = { $place ->
    [top] The top card needs a { $needs }; the die shows { $value }.
   *[other] The card on place { $place } needs a { $needs }; the die shows { $value }.
  }
refusal-needs-die = { $place ->
    [top] The top card needs a die.
   *[other] The card on place { $place } needs a die.
  }
refusal-no-die-needed = The card on place { $place } is reserved for you and needs no die.
refusal-no-pile-tile = Only with the bonus tile “Passenger list” may the top card be selected.
refusal-selection-used = Your own dice have paid for a selection in this turn; only a bonus or mini die can pay for one more.
refusal-too-low = The card on place { $place } is reserved with a { $needs }; the die shows { $value }.
refusal-cannot-play-it = A card that another negotiator has reserved may be taken only to be played, and { $card } cannot be.
refusal-not-payable = You cannot pay { $demand } for { $card }.
refusal-trust-too-low = { $card } needs { $needs } % trust; there is { $trust } %.
refusal-display-full = A display holds at most { $most } cards.
refusal-wrong-payment = { $card } demands { $demand }; { $paid } does not pay that.
refusal-not-owned = You do not have { $markers }.
refusal-wrong-price = That takes { $steps ->
    [one] one step, so one marker
   *[other] { $steps } steps, so { $steps } markers
  }.
refusal-same-value = The die shows that already.
refusal-trust-full = Trust is at 100 %.
refusal-trust-used = Trust was built in this turn already.
refusal-line-shut = Direct line { $line } is held by { $seat }.
refusal-line-closed = Direct line { $line } is closed.
refusal-line-used = Direct line { $line } was used in this turn already.
refusal-line-stays = Direct line { $line } was used in this turn and cannot be broken off in it.
refusal-dice-do-not-fit = Direct line { $line } needs one die from 1 to 3 and one from 4 to 6.
refusal-squad-locked = The squad can be pushed back only from round 3.
refusal-squad-too-far = On space { $field } the squad cannot be pushed back any further.
refusal-last-step = At this table nobody on the last step of the recognition track can call for a push-back.
refusal-called-already = You have called for a push-back in this turn already.
refusal-needs-two-dice = That needs two unspent dice.
refusal-needs-target = The scores are not level: name { $choice ->
    [one] the target { $low }
   *[some] a target from { $low } to { $high }
  }.
refusal-target-out-of-range = { $choice ->
    [one] The target can only be { $low }.
   *[some] The target must be from { $low } to { $high }.
  }
refusal-no-target-needed = All scores are level; no target is needed.
refusal-cannot-level = The scores cannot be made level any more: a score falls only by tile 2 of another negotiator; the Cybot’s does not rise, nor does that of a negotiator who has no any-time move.
refusal-not-level = All scores must be level.
refusal-no-number-tile = No number tile shows { $value }.
refusal-sold-out = The supply has no { $kind_text } left.
refusal-own-dice-only = Only your own dice buy a bonus die.
refusal-no-bonus-die = No bonus die is left there.
refusal-must-use = { $dice } can still be used and must be.
refusal-not-face-up = No free face-up card lies on place { $place }.
refusal-reserved-already = You have reserved a card in this turn already.
refusal-neighbours-only = Only a card beside the one just selected may be reserved.
refusal-not-offered = { $open ->
    [yes] { $seat } has nothing to trade, cash or use just now.
   *[no] What can be done at any time waits until this question is answered.
}
refusal-no-marker = You have no { $kind_text }.
refusal-cards-not-yours = { $cards } must all be in your display.
refusal-not-one-colour = { $cards } are not of one colour.
refusal-no-figure = { $figure ->
    [pilot] No pilot is left on the aircraft.
   *[passenger] No passenger is left on the aircraft.
  }
refusal-no-medal = You have no such medal left to cash.
refusal-medals-final = In this game medals count only at the end.
refusal-no-tile = You have no bonus tile { $tile }.
refusal-receiver-short = { $seat } has only { $points ->
    [one] 1 point
   *[other] { $points } points
  } to give.
refusal-not-to-yourself = Markers go to other negotiators.
refusal-no-receiver = Nobody of that name sits here.
refusal-not-in-discard = { $card } is not in the discard pile.
refusal-red-card = { $card } is red.
refusal-not-drawn = That tile was not drawn.
refusal-track-taken = Track { $track } is taken.

## What goes on

waiting-setup = The table is being laid.
waiting-roll = Round { $round }. { $active } rolls.
waiting-act = Round { $round }. It is { $active }’s turn.
waiting-decide = Round { $round }. { $active } has selected a card.
waiting-reserve = Round { $round }. { $active } may reserve a card.
waiting-level = Round { $round }. { $asked } may level their score.
waiting-asked = Round { $round }. { $asked } has a choice to make.
waiting-cybot = Round { $round }. The Cybot plays.
waiting-police = Round { $round }. The squad moves.
waiting-final = The last call: { $asked } may trade what is left.
waiting-over = The game is over.

## Events by name, for the lab

heat-dice = Where dice are put
heat-reserved = Where cards are reserved
event-starts = starting negotiator drawn
event-track = score track chosen
event-row = row laid out
event-top = new card on top of the pile
event-hijackers = hijackers laid out
event-numbers = number tiles laid out
event-objective = goals laid out
event-medals = medals laid out
event-round = round begins
event-turn = turn begins
event-rolled = dice rolled
event-changed = die changed
event-chose = passenger selected
event-turned = card turned up
event-paid = markers paid for a card
event-played = card played
event-discarded = card discarded
event-dealt = card dealt to the row
event-reshuffled = discard pile shuffled
event-passes = no reservation
event-done = nothing more to trade
event-reserved = reservation
event-die_back = die comes back
event-builds = trust built
event-cube = cube drawn
event-trust = trust moves
event-star = star taken
event-talked = persuasion
event-broke_off = direct line broken off
event-persuaded = hijacker persuaded
event-hijacker = hijacker replaced
event-called = push-back called
event-call_fails = call fails
event-squad = squad moves
event-recognised = recognition for a push-back
event-tiles = bonus tiles drawn
event-kept = bonus tile kept
event-gets = marker or die gained
event-lost = bonus lost
event-left = mini die left
event-points = points scored
event-cashed = marker cashed
event-cashed_medal = medal cashed
event-rescued = passenger or pilot freed
event-used = bonus tile used
event-gave = marker given away
event-took = card taken from the discard pile
event-medal = medal won
event-cybot = Cybot card
event-cybot_die = Cybot rolls
event-police = police phase
event-home = bonus die given back
event-success = success
event-storm = storm
event-result = end of the game

## Text twin

twin-head = { $phase ->
    [setup] Set-up
    [final] The last call
    [over] The game is over
   *[other] Round { $round }: { $active }
  }. Squad { $squad }, trust { $trust } %
twin-table = The table:
twin-squad = Squad on space { $squad } of { $top }; it storms on 0.{ $rounds ->
    [none] {""}
   *[other] {" "}Rounds left without a push-back: { $rounds }.
  }
twin-trust = Trust { $trust } %; the bag holds { $green } green and { $red } red cubes. Star: { $star }.
twin-numbers = Number tiles: { $numbers }.
twin-supply = Supply: { $markers }; dice: { $dice }.
twin-aircraft = Still on the aircraft: { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
  }, { $pilots ->
    [one] 1 pilot
   *[other] { $pilots } pilots
  }. Bonus tiles in the stack: { $stack }.
twin-row = Row:
twin-place = { $place }: { $what }{ $by ->
    [none] {""}
   *[other] , reserved by { $by } with { $die } ({ $value })
  }
twin-down = face down, back { $back }: { $odds }
twin-odds = { $count ->
    [one] one card possible
   *[other] { $count } cards possible
  }, { $red } % red
twin-empty = empty
twin-pile = { $pile ->
    [0] Draw pile: empty.
   *[other] Draw pile: { $pile } cards, on top back { $back } ({ $odds }).
  }
twin-discard = Discard pile: { $cards }
twin-lines = Hijackers:
twin-line = Direct line { $line }: { $hijacker }, progress { $progress } of 4, { $seat ->
    [none] free
   *[other] { $seat }’s direct line
  }{ $used ->
    [yes] , used this turn
   *[no] {""}
  }. Reward: { $reward }.
twin-line-closed = Direct line { $line }: closed
twin-reserve = Hijackers in reserve: { $reserve }.
twin-goals = Goals:
twin-goal = { $goal }: medal { $value }, { $state ->
    [open] open
    [void] out of the game
    [cashed] { $seat }, cashed
   *[held] { $seat }
  }
twin-turn = { $seat }’s turn:
twin-dice = Unspent dice: { $dice }
twin-spent = Spent: { $dice }
twin-spent-die = { $die } on { $space }
space-card = place { $place }
space-reserve = place { $place } (reservation)
space-trust = trust
space-talk = direct line { $place }
space-squad = the squad
space-bonus = the bonus dice space
space-marker = { $kind }
twin-done = Done: { $what }
done-selected = card selected
done-reserved = card reserved
done-trusted = trust built
done-called = push-back called
twin-call = Levelling window: every score to { $target }; { $seat } is asked.
twin-drawn = Drawn bonus tiles: { $tiles }
twin-drawn-hidden = { $seat } has drawn { $count } bonus tiles.
twin-seat = { $seat }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
  }: { $score ->
    [one] 1 point
   *[other] { $score } points
  } on track { $track }{ $next ->
    [none] {""}
   *[other] , next bonus on { $next }
  }
twin-recognition = Recognition: step { $step }, worth { $worth }
twin-freed = Freed: { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
  }, { $pilots ->
    [one] 1 pilot
   *[other] { $pilots } pilots
  }
twin-markers = Markers: { $markers }
twin-cards = Cards: { $cards }
twin-held = Bonus dice: { $dice }
twin-held-die = { $die } (round { $due }){ $at ->
    [0] {""}
   *[other] {" "}on place { $at }
  }
twin-tiles = Bonus tiles: { $tiles }
twin-tile = { $tile } ({ $does })
twin-hijackers = Hijackers: { $hijackers }
twin-star = Holds the star
twin-cybot-turned = Cybot cards since the shuffle: { $cards }
twin-none = none
twin-nobody = nobody

## Terminal

map-squad = Squad
map-trust = Trust
map-bag = bag
map-pile = pile
map-discard = discard
map-numbers = Numbers
map-closed = closed
map-dice = Dice
map-col-seat = Who
map-col-score = Pts
map-col-bonus = Bonus
map-col-markers = Markers
map-col-cards = Cards
map-col-free = Freed
map-col-step = Rec
map-col-dice = Dice
map-col-tiles = Tiles
map-legend =
    Row: [4] face down with back 4; B05 20% C needs 20 % trust and crypto; =B a3 reserved by B with die a (3).
    ► squad, ✈ aircraft. Bag: green+red. C crypto, F food, M medicine, J joker, B mini die. Freed: passengers+pilots.
    A place in brackets can be selected. Dice with their round; T bonus tile, H hijacker, * star. text tells all of it in words.

## What newcomers are told at their first questions

lesson-dice = Spend your dice, one at a time
    .text = Every lit space takes a die, and each die is used once. The numbers beside the spaces say which die fits.
    .tty = Each die can be spent once, on whatever the list below offers. The list says which die fits where.
    .learnt = one die, one action
    .tag-1 = a die of 2 fits here
lesson-trust = Draw on, or stop here
    .text = A green cube is 10 % of trust and keeps what you have. A red one ends the draw.
    .learnt = green builds, red ends
    .tag-1 = trust opens better cards
lesson-squad = Hold the squad back together
    .text = If the squad reaches the aircraft, everybody has lost. From round 3 on two dice push it back, once all scores are level.
    .learnt = together, with level scores
    .tag-1 = the police come nearer
lesson-tile = Push back, and keep a tile
    .text = You see two bonus tiles and keep one of them. Only you know which one went back.
    .learnt = pushing back earns a tile
lesson-talk = Persuade a hijacker
    .text = Two dice on one direct line are a step and a point. At the fourth step the hijacker gives up and scores for you.
    .learnt = four steps, one gives up
    .tag-1 = two dice, one step
lesson-card = Play the card, or discard it
    .text = A played card needs trust and its demand in markers, and waits to be traded. A discarded one is a point at once.
    .learnt = play later, or a point now
    .tag-1 = trust 20 %, one crypto
lesson-rescue = Two cards of one colour free somebody
    .text = Two cards free a passenger, three a pilot, at any time and without a die. When somebody has three passengers and a pilot, the round is the last and the highest score wins.
    .learnt = colours free people

## The briefing

brief-negotiator = { $players ->
        [1] Free *three passengers and a pilot*, and have *more points than the Cybot*.
       *[other] Have the *most points* when somebody has freed *three passengers and a pilot*.
    }
    .ends = With the round in which that is done. If the squad reaches the aircraft first, { $players ->
        [1] you have
       *[other] everybody has
    } lost.
    .moves = You roll your dice and put them on spaces, one action after the other. You end the turn yourself.
brief-negotiator-1 = A card: play it, or take the point?
    .note = A played card needs trust and its demand. Cards of one colour free people.
brief-negotiator-2 = Draw for trust: when do you stop?
    .note = Green is 10 % of trust and a point; red ends the draw.
brief-negotiator-3 = Two dice to persuade a hijacker?
    .note = Each step is a point. At the fourth step the hijacker gives up.
brief-secret-open = Scores, dice, markers, displays
    .own = all
    .others = all
brief-secret-faces = Fronts of face-down cards, order of pile and bag
    .own = nobody knows
    .others = nobody knows
brief-secret-tiles = The two bonus tiles you choose from
    .own = you see both
    .others = the one you keep
brief-column-own = you
brief-column-others = the others

## The end of the game

end-story = { $why ->
    [storm] the squad stormed the aircraft in round { $round }, before three passengers and a pilot were free; what had been scored, { $all_scores }, became 0
    [in_spite] the squad stormed the aircraft in round { $round }, though three passengers and a pilot were free; what had been scored, { $all_scores }, became 0
    [shared] { $best } points each, after { $round ->
        [one] one round
       *[other] { $round } rounds
      }
    [recognition] { $best } points like { $level_seats }, but further on the recognition track, after { $round } rounds
   *[points] { $best } points to { $other_scores }, after { $round ->
        [one] one round
       *[other] { $round } rounds
      }
  }
end-goal-freed = { $seat }: three passengers, a pilot
    .count = { $passengers ->
        [one] { $passengers } passenger
       *[other] { $passengers } passengers
      }, { $pilots ->
        [one] { $pilots } pilot
       *[other] { $pilots } pilots
      }
end-luck-turn = Dice of the turns
end-way-score = Score
end-side-squad = Squad
end-way-squad = Space of the squad
end-part-score = On the score track, round by round
end-part-squad = The squad on its way to the aircraft
end-mark-pushed = pushed back
end-mark-storm = storm
scored-storm = Lost in the storm

# The print kit
print-lang = en
print-lead = One to four negotiators, an airliner full of passengers, and a police squad on its way: everything for a real table except dice and a bag.
print-by-phone = Nobody needs to umpire: almost everything lies open. A phone shows the player’s rules while you play, and finds a paragraph by its number.
print-left = Board, left half
    .what = Police track, trust, hijackers 1 and 2, row places 1 to 3, number places.
print-right = Board, right half
    .what = Glued over the strip of the left half; hijackers 3 and 4, row places 4 to 6, recognition, goals.
print-tracks-1 = Score tracks 1 and 2
    .what = One for each player; cut them apart.
print-tracks-2 = Score tracks 3 and 4
    .what = One for each player; cut them apart.
print-cards = Passenger cards
    .what = 64 cards, each with its number on the back.
print-tiles = Tiles and Cybot cards
    .what = Eight hijackers, six bonus tiles, twelve Cybot cards, five objective tiles, the start card.
print-pieces = Counters
    .what = Squad, figures, markers, cubes, medals, number tiles.
print-turn = The game on one page
    .what = A copy for each player: actions, scoring, what the signs mean.
print-glue = Glue the right half over this strip, its edge on the dashes.
print-police = Police track: the squad moves towards the aircraft
print-squad-start = { $players } players
print-aircraft = aircraft
print-hijackers = Hijackers
print-hijacker-place = hijacker { $n }
print-disc = direct line: your disc
print-row = Row of passengers
print-draw = draw pile
print-discards = discard pile
print-trust = Trust: a green cube on each space
print-a-die = die
print-numbers = Demand markers: number tile and dice
print-bonus-space = bonus dice
print-recognition = Recognition
print-points = { $n ->
    [0] start
    [one] 1 point
   *[other] { $n } points
  }
print-push = Push the squad back
print-squad-space = From round { $round } on, if all scores are level: the squad goes { $back } spaces back, your recognition one step up, you draw two bonus tiles and keep one. Each of the others scores 2.
print-goals = Goals and medals
print-objective-place = objective tile
print-track = Score track { $n }
print-mat-any = At any time: a passenger for two cards of one colour, { $passenger } points. A pilot for three, { $pilot } points. A demand marker, { $cash } point. A medal, its value, once.
print-mat-end = At the end, besides: each demand marker { $marker }, star { $star }, medals not cashed, recognition, hijackers; each card left −{ $card }.
print-beyond = A marker that stops on a bonus space takes what is printed there; passing it gives nothing. Beyond { $last } count on without bonus spaces.
print-red = Red: discard it for 1 point. Turned up now: trust −10 %.
print-trust-word = of trust
print-no-demand = no demand
print-passenger-card = passenger
print-back-hijacker = Hijacker
print-back-bonus = Bonus tile
print-back-cybot = Cybot
print-back-objective = Objective tile
print-back-start = Start card
print-once = Once, at any time; then into the box.
print-lasting = For the rest of the game.
print-else = If it cannot: { $n ->
    [one] 1 point.
   *[other] { $n } points.
  }
print-does-1 = Trade any three of your passenger cards for a pilot: 5 points.
print-does-2 = Give up to three markers to other players. Each receiver gives you one point for each.
print-does-3 = You may also select the top card of the draw pile, by its back. No neighbours are turned.
print-does-4 = Take a mini bonus die and a joker, if there are any.
print-does-5 = Take one card that is not red from the discard pile, free of charge.
print-does-6 = Build trust once without a die.
print-start-card = Start player
print-start-text = You begin every round. Keep this card for the whole game.
print-mark-squad = squad
print-mark-persuade = fist
print-mark-star = star
print-mark-pilot = pilot
print-mark-passenger = passenger
print-mark-taken = taken
print-board-pieces = Squad, persuasion markers, star, pilots
print-owned = For each player: disc, score marker, recognition marker
print-passengers = Passengers
print-demand-markers = Demand markers
print-medals-numbers = Medals and number tiles, with backs
print-cubes = Cubes for the bag, with one back for all
print-players = By the number of players
print-players-n = players
print-players-start = squad starts on
print-players-last = last round without push-backs
print-players-dice = bonus dice
print-key = Signs
print-any-marker = any marker
print-mini = mini bonus die
print-make = Making it
print-make-1 = Print at 100 %. The bar at the foot of each sheet must be 50 mm long.
print-make-2 = Cut the right half of the board at its dashed edge, and glue it over the strip of the left half.
print-make-3 = { $sides ->
    [two] Print cards and counters on thin card and cut along the marks; their backs are on the other side.
   *[one] Fold cards and counters with backs on the dashed line, glue them on card in between, and cut along the marks.
  }
print-make-4 = You need two dice for each player, in colours of their own, two large and two small ones as bonus dice, and a bag.
print-setup = Set-up
print-setup-1 = Each player takes two dice, a score track, disc, score marker and recognition marker of one letter, and a joker.
print-setup-2 = Shuffle the passenger cards. Put five into the box unseen, deal six face down into the row; the rest is the draw pile.
print-setup-3 = Lay four hijackers face up, their markers on the fist. Lay four of the six number tiles on the number places, unseen.
print-setup-4 = Lay one objective tile and the three medals on it, in any order, face up.
print-setup-5 = Put all cubes into the bag and shuffle the bonus tiles face down. Figures, markers and mini bonus dice lie beside the board.
print-setup-6 = Squad and bonus dice go by the number of players; see the last sheet.
print-phone = A phone at the table
print-phone-1 = Open Hijacked’s player’s rules on it: an example stands beside each rule.
print-phone-2 = Look up a paragraph by the number beside a heading.
print-phone-3 = To play one round with it first, begin the lesson.
print-secrets = Secrets on paper
print-secrets-1 = Nobody looks at cards in the box, in the pile, or face down in the row.
print-secrets-2 = Whoever draws two bonus tiles looks at them alone, and shuffles one back unseen.
print-at-end = Points at the end of the game.
print-cybot-1 = Roll a die. It takes the leftmost face-down card with that back, else the leftmost open one, neither red nor reserved. Neighbours are turned up. Red: discarded, trust −10 %, 1 point. Two of one colour: a passenger, 3 points.
print-cybot-2 = Roll a die. It takes the leftmost face-down card with that back, else the leftmost open one, neither red nor reserved. Neighbours are turned up. Red: discarded, trust −10 %, 1 point. Two of one colour: a passenger, 3 points.
print-cybot-3 = Roll a die. It takes the leftmost face-down card with that back, else the leftmost open one, neither red nor reserved. Neighbours are turned up. Red: discarded, trust −10 %, 1 point. Two of one colour: a passenger, 3 points.
print-cybot-4 = It builds trust, always going on, up to 2 green cubes: 1 point for each. First cube red: 1 point. At 100 % it cannot.
print-cybot-5 = It builds trust, always going on, up to 3 green cubes: 1 point for each. First cube red: 1 point. At 100 % it cannot.
print-cybot-6 = Of the hijackers whose direct line is free or its own: the one furthest on, the leftmost of several. Its disc goes there; one step, 1 point.
print-cybot-7 = Of the hijackers whose direct line is free or its own: the one furthest on, the leftmost of several. Its disc goes there; one step, 1 point.
print-cybot-8 = It takes a marker of the kind most plentiful in the supply, and 1 point.
print-cybot-9 = It takes a bonus die until the end of the next round, and 2 points.
print-cybot-10 = Trust falls by 10 %. It takes 2 points.
print-cybot-11 = The squad comes one space nearer. It takes 1 point. From space 1 it cannot.
print-cybot-12 = Each open card of the row that is not reserved is discarded and replaced. It takes a point for each, 1 to 3.

# styles of bots: what follows the level ("normal, people first"), and what one plays against

style-freer = people first
style-freer-note = Frees passengers and pilots as soon as it can, and leaves the squad and the hijackers to others.
style-pusher = the squad first
style-pusher-note = Calls for a push-back whenever all can reach one score, and levels its score for others at any time.
style-talker = hijackers first
style-talker-note = Persuades hijackers and builds trust before it frees anybody.
style-spoiler = begrudging
style-spoiler-note = Prefers a storm to another’s win. While somebody is ahead of it, it neither calls nor levels, and takes the cards that the leader needs.

# what a bot of each level wants, and how it plays

level-easy-note = Wants points. Misjudges them, at times overlooks whom it could free or a push-back, and changes no dice.
level-normal-note = Wants points, and holds the squad back while all can still lose.
level-hard-note = Wants to win, but above all no storm. Plays each answer out to the end of its turn before it chooses.

# facts of a result, in the laboratory

fact-end = end
fact-end-storm = storm
fact-end-success = success
fact-round = last round
