"""Sampled positions of the patrols (19.1): weighed by what is in sight, drawn anew, and put right where they do not fit."""

from __future__ import annotations

import numpy as np

from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.bots.worlds import SLIP, Worlds

GROUND = Ground(GAME.new(Setup("evasion", "standard", {}, ("british", "german"))).rules)
HEXES = len(GROUND.index)


def worlds_at(*rows: tuple[int, list[int]]) -> Worlds:
    """So many worlds with their patrols in these hexes, one after the other."""
    made = Worlds(GROUND, sum(count for count, _ in rows), 1)
    made.at = np.array([row for count, row in rows for _ in range(count)])
    made.searching, made.riding = np.zeros(made.at.shape, bool), np.zeros(made.at.shape, bool)
    return made


def names(*numbers: int) -> list[str]:
    """The hexes of these numbers."""
    by_number = {n: h for h, n in GROUND.index.items()}
    return [by_number[n] for n in numbers]


def test_19_1_worlds_that_fit_are_drawn_more_often():
    seen = 40
    near, far = (next(n for n in range(HEXES) if GROUND.apart[seen, n] == d) for d in (1, 3))
    elsewhere = next(n for n in range(HEXES) if GROUND.apart[seen, n] > 8)
    made = worlds_at((300, [near, elsewhere]), (300, [far, elsewhere + 1]))
    made.agree(names(seen), names(seen))
    shares = np.bincount(made.at[:, 1], minlength=HEXES)[[elsewhere, elsewhere + 1]] / 600
    assert np.allclose(shares, np.array([SLIP, SLIP**3]) / (SLIP + SLIP**3), atol=0.01)  # who was near drags the rest of his world with him
    assert (made.at[:, 0] == seen).all() and len(made.at) == 600


def test_19_1_who_should_be_seen_and_is_not_speaks_against_a_world():
    seen = [n for n in range(HEXES) if GROUND.apart[40, n] <= 2]
    out = next(n for n in range(HEXES) if n not in seen)
    made = worlds_at((300, [40, out]), (300, [out, out]))
    made.agree(names(*seen), [])
    moved = (made.at[:, 0] != out).sum()
    assert 60 <= moved <= 76  # three hexes from sight: SLIP³ against 1, of 600
    assert not np.isin(made.at, seen).any()


def test_19_1_worlds_that_fit_stay_as_they_are():
    made = worlds_at((5, [40, 60]), (5, [40, 61]))
    before = made.at.copy()
    made.agree(names(40), names(40))
    assert (made.at == before).all()


def test_19_1_patrols_that_are_lost_stay_lost():
    made = worlds_at((4, [-1, -1]))
    made.agree(names(40), names(40))
    assert (made.at == -1).all()
