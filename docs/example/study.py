"""What garrisons and two of six men are worth in Escape and Evasion.

python study.py play --games 200
python study.py show
"""

from functools import partial
from pathlib import Path

from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.lab.estimate import mean
from lysander.lab.experiment import outcome
from lysander.lab.markdown import share, table, written
from lysander.lab.study import Part, command_line, game, gap

SEATS = ("british", "german")
RULES = {"standard": {}, "garrisons=no": {"garrisons": "no"}, "team=4": {"team": 4}}


def home(rules, n):
    """Return what is kept of game n: the men flown out."""
    setup = Setup("evasion", "standard", RULES[rules], SEATS)
    return outcome(game(setup, dict.fromkeys(SEATS, "normal"), seed=1, n=n)).facts["away"]


def show(kept):
    """Yield the table."""
    first, rows = kept.of("standard"), []
    for rules in RULES:
        games = kept.of(rules)
        wins = share(sum(men >= 2 for men in games), len(games))
        rows.append([rules, str(len(games)), written(mean(games)), written(gap(first, games, float, among=2), sign="+"), wins])
    yield from table(("rules", "games", "men home", "against standard", "British win, %"), rows)


def main():
    """Play or show."""
    parts = {"rules": Part({(rules,): partial(home, rules) for rules in RULES})}
    command_line(__doc__, Path("study.json"), parts, show, head={"rules": GAME.rules_version})


if __name__ == "__main__":
    main()
