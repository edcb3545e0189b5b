# The shell, English: what all games say alike.

list-and = { $head } and { $last }
list-or = { $head } or { $last }

refusal-not-asked = Nothing of this kind is asked of you now.
refusal-game-over = The game is over.
refusal-stale = The game moved on while you decided. Here is the new position.
refusal-not-an-option = That is not one of the options.
refusal-malformed = That answer cannot be read.
refusal-not-in-pool = { $names } cannot be picked here.
refusal-fixed = { $names } must be among them.
refusal-too-many = At most { $most }.
refusal-out-of-range = A whole number from { $low } to { $high }.
refusal-wrong-total = Exactly { $total } must be placed.
refusal-text-length = A text of 1 to { $most } characters.
refusal-unknown = That is not possible.

would-truth = The true position
would-view = What the { $seat } see
would-same = nothing changes
would-told = This would be told:
would-die = Then a die is rolled; nobody knows yet what follows.
would-over = Then the game is over.

roll-generic = { $name }
roll-generic-verdict = Rolled { $face }.
roll-generic-base = Base
seen-all = everybody
seen-you = you
seen-you-umpire = you and the umpire
seen-umpire = the umpire alone
roll-hand = real die
roll-overruled = changed by the umpire

option-yes = Yes
option-no = No
waiting-paused = The umpire has stopped the table.
main-answer = Answer
help-none = {""}

twin-decision = Your decision: { $question } [{ $rule }]
twin-option = { $value }: { $label }
twin-face-down = Face-down card
twin-note = { $label }. { $note }
twin-reports = Last reports:
twin-format-subset = Any of { $pool }, at most { $most }; or { $empty }.
twin-format-amount = A whole number from { $low } to { $high }.
twin-format-text = A text of 1 to { $most } characters.
twin-format-path = Steps run together, with . for a stop. Next:

## The terminal

tty-welcome = { $title }: { $tagline }.
tty-setup = Scenario: { $scenario }. { $summary }
tty-variant = Rules changed by the variant { $name }.
tty-option-set = { $title }: { $value }.
tty-seats = { $seat }: { $who }
tty-you = you
tty-person = { $name }
tty-bot = bot, level { $level }
tty-nobody = nobody
tty-sealed = Dice sealed: { $commitment }
tty-first-help = Answer by number, by name or in the rulebook’s notation. brief says how you win, { $map ->
    [yes] map draws the board
   *[no] text says what you know
  }, help lists everything else.
tty-prompt = { $seat }
tty-prompt-over = game over
tty-prompt-chain = chain; Enter goes on, b back, q leaves
tty-prompt-umpire = umpire’s desk
tty-news = What has happened:
tty-unclear = That is not one of the answers. why explains a choice, help lists the commands.
tty-unclear-but = That is not one of the answers. Those that begin like it: { $examples }.
tty-bad-number = There is no answer { $number } here.
tty-refused = Not possible: { $text }
tty-refused-all = Not possible, for these reasons:
tty-possible = That is possible.
tty-why-what = why and an answer, for example: why { $example }
tty-undone = Taken back.
tty-no-undo = Nothing can be taken back. Only your last answers can, until a die is rolled or anybody is told something because of them.
tty-saved = Saved in { $file }.
tty-saved-seed = Saved in { $file }. The dice go on from { $beside }: anyone who reads it knows the dice to come.
tty-not-saved = Not saved: { $error }
tty-save-what = save and the name of a file, for example: save evening.jsonl
tty-resign-sure = Type resign yes to give up. { $help }
tty-no-resign = Nobody can give up in this game. quit leaves the table.
tty-no-resign-but = This game has no word resign. Possible at any time: { $words }.
tty-no-umpire-seat = This game has no umpire’s seat.
tty-any-how = Type the answer after the word: { $example }
tty-quit-sure = The game is not over and not saved. Type quit again to leave, or save FILE.
tty-left = You leave the table.
tty-input-end = End of input; game unfinished.
tty-go-on = Go on with: lysander play --load { $file }
tty-over = The game is over. { $result }
tty-seed = The dice were sealed with this seed; lysander verify FILE proves every roll:
tty-over-help = map, text, log, save FILE (then lysander review FILE shows where it turned), seat NAME to look through other eyes, truth for the true position, quit.
tty-over-help-whole = map, text, log, save FILE, seat NAME to look through other eyes, truth for the true position, quit.
tty-next-person = The screen is yours, { $who }.
tty-curtain = Hand the screen to { $who }.
tty-curtain-enter = { $who }: press Enter when nobody else is looking.
tty-no-paragraph = The rulebook has no paragraph { $id }, and no paragraph with these words.
tty-found = { $count ->
    [one] One paragraph:
   *[other] { $count } paragraphs:
  }
tty-any-now = At any time, too: type { $words } for a list, or add an answer.
tty-any-time = Possible at any time. Type the word alone for a list, or add an answer to give it:
tty-one-answer = Only this is left; Enter gives it.
tty-hint = A bot would answer: { $answer }
tty-hint-do = do gives this answer, hint all shows what else was weighed.
tty-do-what = do follows a hint that names an answer; hint asks for one.
tty-hint-within = Advised, best first:
tty-hint-umpire = No bot plays the umpire, so none can advise you.
tty-no-log = You have no reports yet.
tty-no-chain = You have been told of no chain of events yet.
tty-no-map = This game has no map for the terminal; text shows everything.
tty-sum = Sum
tty-no-umpire = The umpire’s chair is empty.
tty-umpire-free = The umpire’s chair is empty. Type { $take } to take it, unless you play a side.
tty-desk = You are at the umpire’s desk. back returns to the game.
tty-dice = source of the die: { $source ->
    [hand] a real one
    [ruling] changed by the umpire
   *[seed] the sealed seed
  }
tty-group-head = { $name }
tty-load-at = Going on at line { $line }.
tty-how-many = How many play? Enter: { $usual }
tty-who-plays = Who plays { $the } ({ $who })?
tty-typed = Type a number from the list, or an answer like this: { $examples }
tty-start-unclear = { $typed } is not one of these.
tty-start-help = Type the number of an answer, or a name. Enter alone takes the default. quit leaves.
tty-which-game = Which game?
tty-who-name = Name of this person, or Enter:
tty-which-bot = Which bot? A number or a name; Enter: { $usual }
tty-who-options = 1 you (or Enter), 2 a bot, 3 another person at this screen
tty-watching = Only bots play; you watch.
tty-fight = The battle is fought at this screen: { $title }.
tty-fight-bots = Bots fight the battle: { $title }.
tty-fought = The result of { $name } is taken in.
tty-replay-help = next, back, goto N, first, last, seat NAME, truth, map, text, log, quit
tty-replay-at = Line { $n } of { $of }: { $line }
tty-replay-fault = This journal ends in a fault: { $fault }
tty-replay-seats = The seats are { $seats }.
tty-replay-start = Before the first answer; { $of } lines follow.
tty-replay-told = what this seat was told
tty-replay-other = something that this seat did not see
tty-review-what = { $title }, { $steps } steps, each an answer or a die. How likely each side was to reach its goal if bots (level { $level }) had played on from there: { $playouts } play-outs in all, the 95 % interval in brackets.
tty-review-apart = One goal does not exclude another here: the chances of a step need not come to 100 %.
tty-review-step = step
tty-review-playouts = play-outs
tty-review-turns = Where the chances turned:
tty-review-turn = { $n }  Step { $step } of { $of } ({ $when })
tty-review-moved = { $goal }: { $before } → { $after }, { $points ->
    [0] as before
    [one] { $sign }1 point
   *[other] { $sign }{ $points } points
  }
tty-review-bot = { $by ->
    [nobody] Played, but by no bot: { $label }
   *[other] { $share } % of bots: { $label }
  }
tty-review-given = (as played)
tty-review-look = lysander replay { $file } --at { $step } shows the game at step { $step }.
tty-review-steady = No step moved a chance by ten points or more beyond doubt.
tty-review-more = The time was up before all steps were played out, so turning points may be missing; --seconds gives more time.
tty-review-busy = Playing out, { $seconds } seconds at most
tty-lesson-start = { $title }, a lesson of about { $minutes } minutes: { $steps } questions, one new idea each. Your seat: { $seat }. The dice lie ready, and every legal answer is right. show names an answer, do gives it, next and back change the step.
tty-lesson-step = Lesson, step { $step } of { $steps }: { $title }
tty-lesson-before = What happened before:
tty-lesson-shown = In the recorded game the answer was { $answer }. do gives it.
tty-lesson-followed = What followed:
tty-lesson-nothing = Nothing followed that you hear of.
tty-lesson-other = In the recorded game the answer was { $answer }; the next step goes on from there.
tty-lesson-try = Try again; show names an answer that fits.
tty-lesson-learnt = Learnt: { $idea } [{ $rule }]
tty-lesson-next = Enter goes on to “{ $title }”. back goes a step back, quit leaves; map, log and rules still work.
tty-lesson-finish = Enter ends the lesson. back goes a step back; map, log and rules still work.
tty-lesson-words = Enter goes on; back, step 2, map, text, log, rules 7.8, quit.
tty-prompt-lesson = lesson
tty-lesson-off = A lesson has no { $word }: back and Enter put the question again.
tty-lesson-left = You leave the lesson. It goes on here: lysander play { $game } --lesson --step { $step }
tty-lesson-end = That is how { $title } is played
tty-lesson-play = Play it against a bot: lysander play { $game }
tty-lesson-book = Read a paragraph: lysander rulebook { $game } and its number
tty-lesson-more = Next lesson, { $title }: lysander play { $game } --lesson
tty-help-lesson =
    show                       an answer to this question
    next, back, step 4         another step of the lesson
tty-start-lesson = New to a game? Type lesson and its number to learn it in a few minutes, for example: lesson 2
tty-help =
    number, name or notation   answer the question
    why ANSWER                 what an answer would mean, or why it is not possible
    map                        the board
    text                       everything you know, in words
    brief                      your briefing: how you win, what is secret, your first decisions
    log 20                     all reports so far, or the last 20
    rules 7.8                  a paragraph, or rules and words to search for
    hint                       what a bot would answer, and why; hint all: what else it weighed
    do                         answer as the last hint says
    undo                       take back
    again                      the question once more
    save FILE                  save the game; lysander play --load FILE goes on
    quit                       leave
tty-no-brief = This game has no briefing.
tty-help-fly =
    fly                        play the battle at this screen
    bots                       let bots play it; both are saved with the game
tty-help-chain = chain                      all that came of the last action, link by link; chain 2 of the one before
tty-help-umpire = umpire                     the umpire’s desk; umpire take sits down there
tty-help-resign = resign                     give up
tty-would-what = would and what you want to do, for example: would { $example }
tty-not-foreseen = What this would do cannot be foreseen.
tty-help-would = would ANSWER               at the umpire’s desk: what a change or a ruling would do to all views

## What bots weighed

advice-line = { $label }: { $text }
advice-tried = Weighed by { $tried }.
advice-beside = { $best }; next best: { $next }
advice-default = the usual answer, not weighed
advice-random = drawn at random
advice-plan = as planned before
advice-mixed = drawn by lot among those about as good
weighed-playouts = { $count ->
    [one] one playout
   *[other] { $count } playouts
  }

## Series

standing-players = Players
column-player = Player
column-games = Games
column-won = Won
column-shared = Shared
column-mean = Mean score

## Matrix of the lab

matrix-lab = Lab
matrix-table = Points of 100, row against column; bold: clear of 50
matrix-mean = mean
matrix-title = { $name } is best: { $points } of 100 points against all others ({ $low } to { $high })
matrix-answer = { $name } comes last with { $points } ({ $low } to { $high }). Of { $pairs } pairs { $clear } are decided: their intervals are clear of 50.
matrix-matrix = Type against type
matrix-note = Points of 100 of the row against the column: a win counts 1, a draw ½.
matrix-cell = { $row } against { $column }: { $points }, { $low } to { $high }
matrix-colour = Colour
matrix-brown = Green: the row wins. Brown: the column wins.
matrix-bold = Bold: the 95 % interval is clear of 50. Of twenty pairs that are even, about one is bold by chance.
matrix-corner = A dark corner: the two were never at the front together.
matrix-sure = How sure is this?
matrix-again = Run it again
matrix-numbers = Show numbers
matrix-choose = One against all:
matrix-sorted = Sorted by
matrix-strength = Strength
matrix-date = Date
matrix-side = Side
matrix-warn = Bots are not people. What holds for these bots need not hold at a table.
matrix-facts = { $games } games, { $each } a pair, half from either side. Bots of level { $level } in both seats, each with its own view only. Intervals: 95 %, Wilson.
matrix-first = The first seat took { $points } points of 100 ({ $low } to { $high }).
matrix-service = at the front { $since } to { $until }
matrix-rounds = Rounds:
matrix-open = This writes both games of one of them, with seats changed, for lysander replay; choose a number:
matrix-pair = Pair
matrix-games = Games
matrix-won = Won
matrix-drawn = Drawn
matrix-lost = Lost
matrix-points = Points of 100
matrix-interval = 95 % interval
matrix-against = against
matrix-to = to
matrix-apart = They never met.

## Reports of the lab

lab-lab = Lysander lab
lab-run = run
lab-each = each of { $seats }
lab-wins = { $seats } wins
lab-scores = { $seats } scores
lab-all = all win
lab-nobody = nobody wins
lab-somebody = somebody wins
lab-score = score
lab-decisions = decisions of all seats
lab-dice = dice
lab-other = other
lab-yes = yes
lab-no = no
lab-same = always the same
lab-always = always { $value }
lab-one-game = one game
lab-to = to
lab-answer-share = { $name } in { $value } of { $games } games, with a 95 % interval from { $low } to { $high }.
lab-answer-mean = { $name } { $value } on average, with a 95 % interval from { $low } to { $high }.
lab-between = with a 95 % interval from { $low } to { $high }
lab-among = , wide enough for the { $count } figures it was picked from
lab-pair-share = { $settled ->
    [yes] { $name } in { $second } of games instead of { $first }: { $change } points, { $between }.
   *[no] Not settled: { $name } in { $second } of games instead of { $first }, { $change } points, { $between }.
  }
lab-pair-mean = { $settled ->
    [yes] { $name } { $second } instead of { $first }: { $change }, { $between }.
   *[no] Not settled: { $name } { $second } instead of { $first }, { $change }, { $between }.
  }
lab-effect-share = { $value } points
lab-effect-mean = { $value } of a score
lab-longest = longest
lab-shortest = shortest
lab-other-end = same dice, other end
lab-summary = { $decisions } decisions, { $dice } dice; { $facts }
lab-outcomes = Outcomes
lab-tables = Tables
lab-spreads = How games stood at the end
lab-facts = Facts of results
lab-length = Length
lab-events = Events
lab-events-each = Events in a game
lab-odd = Odd games
lab-pairing = Pairing is worth { $times } times the games.
lab-smallest = Smallest effect seen with 80 % power: { $effect }.
lab-bold = Bold differences are clear of zero, all of a table taken together (Holm, 5 %).
lab-sweep-change = change
lab-sweep-base = as it is
lab-sweep-difference = difference
lab-sweep-nothing = None of { $count } changes does anything that is clear of zero.
lab-sweep-answer = { $clear ->
    [one] One of { $count } changes does something that is clear of zero: { $change }: { $goal } { $effect }.
   *[other] { $clear } of { $count } changes do something that is clear of zero; most does { $change }: { $goal } { $effect }.
 }
lab-sweep-note = { $games } games of each on the same dice. Intervals of differences hold for all { $count } together (max-t, 95 %); bold ones are clear of zero.
lab-sweep-endings = How games end
lab-sweep-endings-note = Games under the rules as they are, by who has won; in brackets 95 % intervals.
lab-sweep-tornado = What each change does
lab-sweep-tornado-note = One change at a time, the same dice in both games of a pair. Thin line: an interval that holds for all differences at once (max-t, 95 %); thick: for one alone. Hollow: not clear of zero.
lab-sweep-more = { $count } more changes that are not clear of zero stand in the table.
lab-sweep-points = points of a hundred
lab-sweep-maps = Maps of the rules as they are and of the { $count } changes with the largest effects that are clear of zero, in one scale:
lab-sweep-curve = By { $key }
lab-sweep-curve-note = With 95 % intervals; the dashed line is the value of the rules.
lab-done = { $games } games in { $seconds } s, { $speed } a second, { $workers } at work; run { $run }.
lab-games-by = Games by { $name }
lab-games-by-length = Games by length
lab-percent-of-games = per cent of games
lab-b-minus-a = B minus A, points
lab-decisions-axis = decisions in a game, all seats
lab-median = median { $arm } { $value }
lab-outcome-note = Bars are 95 % intervals.
lab-square-note = A filled square: clear of zero, all differences taken together (Holm, 5 %).
lab-spread-note = { $width ->
    [1] Value at the end of the game.
   *[other] Value at the end of the game, { $width } to a bar.
  }
lab-grey-note = Grey differences are not clear of zero, all of the table taken together.
lab-facts-note = What the game tells about its end: means and shares of games.
lab-means-note = Means with their 95 % intervals.
lab-events-note = How often each was told in a game, on average.
lab-odd-note = Open one to see why: { $command }. Any mark of the pictures opens its games.
lab-mark-times = { $times } times in { $games } games
lab-mark-share = { $arm }: { $count } of { $games } games, { $share } %
lab-mark-length = { $span } decisions
lab-mark-plain = { $more ->
    [yes] { $count } games, the first { $shown }:
   *[no] these games:
  }
lab-mark-most = { $more ->
    [yes] { $count } games, the { $shown } with most (how often in brackets):
   *[no] these games, most first (how often in brackets):
  }
lab-mark-longest = { $more ->
    [yes] { $count } games, the { $shown } longest (decisions in brackets):
   *[no] these games, the longest first (decisions in brackets):
  }
lab-mark-otherwise = { $more ->
    [yes] { $count } games on the same dice come out otherwise, the { $shown } with the largest difference:
   *[no] these games on the same dice come out otherwise:
  }
lab-mark-closest-points = { $more ->
    [yes] { $count } games, the { $shown } closest (who won, by how much):
   *[no] these games, the closest first (who won, by how much):
  }
lab-mark-closest-score = { $more ->
    [yes] { $count } games, the { $shown } closest (score in brackets):
   *[no] these games, the closest first (score in brackets):
  }
lab-mark-even = { $more ->
    [yes] { $count } games, first those that nobody or both won:
   *[no] these games, first those that nobody or both won:
  }
lab-mark-cell = { $by ->
    [score] { $name }: { $value }.
   *[points] { $name }: { $value } points of 100.
  }
lab-mark-nobody = nobody
lab-mark-both = both
lab-mark-change = As it is { $base }; changed { $value }.
lab-mark-effect = Difference { $alone } for this one alone; together with all others { $together }.
lab-mark-clear = Clear of zero, all differences taken together; { $games } games of each.
lab-mark-open-effect = Not clear of zero, all differences taken together; { $games } games of each.
lab-mark-games = games { $games }
lab-mark-close = Close
lab-mark-read = Read
lab-mark-open = This writes the journal of one of them, for lysander replay; choose a number:
lab-mark-compare = The whole comparison:
lab-heat-most = { $total } in 100 games; most at { $place }: { $value }.
lab-heat-numbers = Show numbers
lab-heat-picture = Show the picture
lab-heat-legend = In 100 games:
lab-heat-up-to = up to { $high }
lab-heat-other = all other places
lab-heat-all = everywhere
lab-stakes = Decisions that matter
lab-stakes-note = One decision of each game, played on with up to { $answers } answers, { $playouts } times each on the same dice. Points of a hundred for the side that was asked, 95 % intervals; hollow or grey: not clear of zero, all kinds taken together.
lab-stakes-answer = Most hangs on { $name }: the best of the answers tried is worth { $value } points of a hundred more than the worst ({ $low } to { $high }).
lab-stakes-nothing = Of no kind of question is it clear that anything hangs on it.
lab-stakes-axis = best answer less worst, points of a hundred
lab-stakes-question = question
lab-stakes-seats = asked
lab-stakes-count = decisions
lab-stakes-gain = best less average
lab-stakes-spread = best less worst
lab-stakes-other = ends otherwise, %
lab-ending-title = How games end
lab-ending-note = Per cent of games by who reaches his goal, with 95 % intervals.
lab-ending-alone = { $side } alone
lab-ending-both = both
lab-ending-nobody = nobody
lab-endings = { $list } per cent of { $games } games.
lab-endings-short = Of 100 games: { $list }
lab-widest = largest margin
lab-closest = smallest margin
lab-beside-read = Read
lab-beside-both = Both side by side
lab-beside-first = They first differ here: { $move }.
lab-beside-alike = The same is told in both.
lab-beside-same = the same in both
lab-beside-over = The game was over.
lab-highest = highest score
lab-lowest = lowest score
lab-length-note = Every game ended; the longest had { $longest } decisions.
lab-else = Everything else: { $arm }.
lab-as-printed = as printed
lab-sure = How sure is this
lab-games = Games
lab-so-many = { $games }
lab-of-each = { $games } of each arm
lab-paired = Pairing
lab-paired-how = same dice, same seats
lab-pairing-worth = Pairing is worth
lab-times = { $times } × the games
lab-smallest-seen = Smallest effect seen
lab-power = { $effect }, 80 % power
lab-bots = Bots
lab-sight = Their sight
lab-own-view = own view only
lab-warn = Bots are not people. What holds for these bots need not hold at a table; try stronger ones.
lab-again = Run it again
lab-rules = Rules
lab-rules-of = Rules of { $arm }
lab-seed = Seed
lab-took = Took
lab-took-how = { $seconds } s, { $workers } at work
lab-speed = Games a second
lab-journal = journal
lab-foot = Intervals are 95 %: Wilson's for shares, Bonett and Price's for differences of paired shares, normal for means. There are many figures here; of twenty that do not differ, one seems to by chance.

brief-you = you
brief-ends = How it ends
brief-moves = How play goes
brief-secret = What is secret from whom
brief-first = Your first three decisions

# The end of a game: who has won, and luck

end-won = { $who } won
end-both = Both sides won
end-nobody = Nobody won
end-draw = A draw
end-void = No result
end-closed = The table was closed before the game was over.
end-sentence = { $lead }: { $reason }.
end-luck = Luck
end-luck-of = { $kind }, { $side }
end-luck-counted = { $got } of { $rolls }, expected { $expected }; nine games in ten: { $low } to { $high }
end-luck-summed = { $got } with { $rolls ->
    [one] one die
   *[other] { $rolls } dice
  }, expected { $expected }; nine games in ten: { $low } to { $high }
end-luck-share = { $games ->
    [one] { $tens ->
        [10] Nearly every game comes
       *[other] About { $tens } games in ten come
      } to as { $which ->
        [less] little or less
       *[more] much or more
      }.
    [1000] Fewer than one game in 1000 comes to as { $which ->
        [less] little or less
       *[more] much or more
      }.
   *[other] One game in { $games } comes to as { $which ->
        [less] little or less
       *[more] much or more
      }.
  }
end-luck-help = Compared with as many fair dice with the same chances. How often dice were rolled does not count as luck.
end-luck-none = No dice were rolled that could be counted.

tty-goal = { $goal }: { $count }, { $how ->
    [reached] reached
    [level] level
   *[no] missed
  } [{ $rule }]

## Print and play: what all sheets have

print-sheet = Sheet { $n } of { $all }
print-version = Lysander print kit, rules { $game } { $version }
print-copies = { $n ->
    [one] once
   *[other] { $n } times
  }
print-part-start = How to begin
print-part-map = Map and counters
print-part-plan = Plan of the aircraft
print-part-board = Board and score tracks
print-part-cards = Passenger cards
print-part-tiles = Tiles and Cybot cards
print-part-pieces = Pieces
print-part-measures = Templates and measures
print-part-aircraft = Aeroplanes
print-part-missions = Missions
print-part-pads = Pads for plans
print-part-turn = On one page
print-part-hands = Sheets for the players
print-w-scale-before = Print at 100 %.
print-w-scale-after = is 50 mm long. Counters are 15 mm wide.
print-w-numbers = Numbers at the right are paragraphs of the complete rules.
print-w-counters = Glue counters on card before you cut them.
print-w-fold = Fold on the dashed line, then glue.
print-w-inwards = Fold here, inwards.
print-w-fold-then = Fold this sheet so that the printed side lies inside.
print-w-back = Back
print-w-notes = Notes
print-w-sheets = What is in the kit
print-w-sheet = Sheet
print-w-name = Name
print-w-what = What it is for
print-w-copies = Copies
print-start = What is in the kit, and how to begin
    .what = The list of sheets, set-up, how to keep secrets on paper.

cross-table-points = Points of 100 for the rows, { $games } games a cell, 95 % intervals
cross-table-score = Score of the rows less that of the columns, { $games } games a cell, 95 % intervals
cross-chosen = best mixture
cross-best = { $name } beats every other bot
cross-best-of-both = Of the bots that play both sides, { $name } beats every other
cross-circle = No bot beats them all: { $a } beats { $b }, { $b } beats { $c }, { $c } beats { $a }
cross-leads = No bot beats every other. { $name } leads; it beats: { $beaten }
cross-value-points = Best choice of bots, { $row }: { $rows }; { $column }: { $columns }. Then the rows have { $points } of 100 points ({ $low } to { $high }).
cross-most = { $name } gets most as { $side }, over all columns
cross-value-score = Best choice of bots, { $row }: { $rows }; { $column }: { $columns }. Then the score of the rows is { $points } against the other side ({ $low } to { $high }).
cross-worst = best reply
cross-gate-sure = { $count ->
    [0] None of them holds where all comparisons are to hold together.
    [one] One of them holds where all comparisons are to hold together.
   *[other] { $count } of them hold where all comparisons are to hold together.
  }
cross-unsure = – alone, not among all comparisons
cross-worse-score = { $level } scores { $loss } less than { $than } against { $against } { $side } ({ $low } to { $high })
cross-note-score = Score of the rows ({ $row }) less that of the columns ({ $column }). { $games } games a cell; below each value its 95 % interval. “Best reply” is what the other side can make of it who knows whom they play.
cross-score = Score
cross-gate = { $count ->
    [0] No stronger level is worse than a weaker one against any bot ({ $compared } comparisons).
    [one] In one of { $compared } comparisons a stronger level is worse than a weaker one:
   *[other] In { $count } of { $compared } comparisons a stronger level is worse than a weaker one:
 }
cross-as = as { $side }
cross-worse-points = { $level } makes { $loss } points of 100 fewer than { $than } against { $against } { $side } ({ $low } to { $high })
answer-points = { $side } against { $against }: { $trained } makes { $value } points of 100 ({ $low } to { $high }), { $known } { $before }.
answer-score = { $side } against { $against }: { $trained } scores { $value } against the other side ({ $low } to { $high }), { $known } { $before }.
answer-gains = It gains { $gain } ({ $low } to { $high }) on the same { $games } games, none of which it was chosen by.
answer-unsure = It gains { $gain } ({ $low } to { $high }) on the same { $games } games, none of which it was chosen by: that it is better is not sure.
answer-round = Round { $round }
answer-tried = { $tries } bots tried
cross-title = Every bot against every bot
cross-note-points = Points of 100 for the rows ({ $row }): 100 for a win, 50 where both sides or neither win, 0 where only the columns ({ $column }) win. { $games } games a cell; below each value its 95 % interval. “Best reply” is what the other side can make of it who knows whom they play.
cross-plays = { $side } in rows
cross-against = { $side } in columns
cross-points = Points
cross-goal = { $side }: games won
cross-never = never
cross-met = chosen in the best mixtures
cross-beats = What beats what
cross-arrows = An arrow leads from winner to loser, with its points of 100 (or score) in both seats together. Where nothing is decided there is none.
cross-levels = levels
cross-styles = styles, at level { $level }
cross-others = others
cross-whole = The whole table
cross-sentence = The styles in a sentence
cross-sentences = The styles in a sentence: { $side }
cross-good = Most against { $best } ({ $most }), least against { $worst } ({ $least }).
cross-row = { $name } ({ $side }): { $mean } on average
cross-sure = How sure is this?
cross-facts = { $games } games, the same dice in each cell. Bots that search make { $playouts } playouts for each decision and do not look at the clock. The interval of the value comes from { $drawn } tables drawn within the errors of the cells.
cross-ahead-points = { $side } ahead
cross-ahead-score = better for { $side }

# bots: a level, or a level and a style

level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-random-note = Wants nothing: its answers are drawn by lot from all that the rules allow.
style-any = any style
style-any-note = It has drawn one of these styles, or none, and does not say which.
bot-styled = { $level }, { $style }
