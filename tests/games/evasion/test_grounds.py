"""What bots know of a map is kept for a few sets of rules, and let go of for the others: a sweep over rules does not take more and more memory."""

from __future__ import annotations

import gc
from itertools import product

from lysander.core.game import Setup
from lysander.games.evasion.bots.ground import Ground
from lysander.lab.study import game

MOST = 16
"""The grounds that are kept at most: twelve, and four whose landing hexes are lately known."""


def test_grounds_of_other_rules_are_let_go() -> None:
    """17 Each set of options has a ground of its own, of some ten megabytes."""
    rules = [dict(zip(("team", "landing_move", "leave_look"), each)) for each in product((4, 5, 6), ("9", "11", "13", "secret"), ("yes", "no"))]
    assert len(rules) > MOST
    for options in rules:
        game(Setup("evasion", "standard", options, ("british", "german")), {"british": "normal", "german": "normal"}, 7, 0)
    grounds = [found for found in gc.get_objects() if isinstance(found, Ground)]
    assert 0 < len(grounds) <= MOST
