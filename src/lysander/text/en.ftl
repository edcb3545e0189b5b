# The shell, English: what all games say alike.

list-and = { $head } and { $last }
list-or = { $head } or { $last }

refusal-not-asked = Nothing of this kind is asked of you now.
refusal-game-over = The game is over.
refusal-stale = The table went on while you decided. Here is the new position.
refusal-not-an-option = That is not one of the options.
refusal-malformed = That answer cannot be read.
refusal-not-in-pool = { $names } cannot be picked here.
refusal-fixed = { $names } must be among them.
refusal-too-many = At most { $most }.
refusal-out-of-range = A whole number from { $low } to { $high }.
refusal-wrong-total = Exactly { $total } must be placed.
refusal-text-length = A text of 1 to { $most } characters.
refusal-unknown = That is not possible.

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
main-answer = Answer
help-none = {""}

twin-decision = Your decision: { $question } [{ $rule }]
twin-also = Also open: { $question } [{ $rule }]
twin-option = { $value }: { $label }
twin-note = { $label }. { $note }
twin-reports = Last reports:
twin-format-subset = Any of { $pool }, at most { $most }; or { $empty }.
twin-format-amount = A whole number from { $low } to { $high }.
twin-format-text = A text of 1 to { $most } characters.
twin-format-path = Steps run together, with . for a stop. Next:
twin-format-party = Men @ hex : walk, or drive=L3; or done. Who can move:
