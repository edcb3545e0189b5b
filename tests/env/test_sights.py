"""Observations of which only what has changed is written again: they are what they would be if they were written from nothing."""

from __future__ import annotations

from array import array
from collections import Counter
from random import Random
from typing import Any

import pytest

from lysander.core import arrays
from lysander.core.arrays import Parted, Sight
from lysander.core.battery.trial import random_setup
from lysander.env.running import Running
from lysander.env.space import Space, arrays_of
from lysander.games.evasion import arrays_seen as evasion
from lysander.games.registry import game as game_of

GAMES = [game for game in ("evasion", "hijacked", "flight181", "clouds", "campaign") if isinstance(arrays_of(game).observe, Parted)]


def looks(game_id: str, games: int) -> Counter[str]:
    """Compares what seats see in games at random with the same written from nothing; returns how often, and how many parts had not changed."""
    game, counted = game_of(game_id), Counter[str]()
    for n in range(games):
        rng = Random(f"sights/{n}")
        setup = random_setup(game, rng)
        space = Space(game, setup)
        running, sights = Running(game, setup, space.agents, n), dict[str, Sight]()
        while running.asks and len(running.lines) < 2000:
            ask, state = running.asks[0], running.state
            for seat in space.agents if rng.random() < 0.1 else [ask.seat]:
                before = dict(enumerate(sights[seat]._known)) if seat in sights else {}
                kept, fresh = space.seen(state, seat, sights), space.seen(state, seat)
                assert kept == fresh, [space.fields(seat)[n] for n, (a, b) in enumerate(zip(kept, fresh, strict=True)) if a != b]
                counted["looks"] += 1
                counted["kept"] += sum(one is before.get(n) for n, one in enumerate(sights[seat]._known))
            running.answer(ask, ask.domain.sample(rng))
        running.close()
    return counted


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_written_from_nothing(game):
    counted = looks(game, 20)
    print(game, dict(counted))
    assert counted["looks"] > 2000
    assert counted["kept"] > 5 * counted["looks"]


def test_a_fact_that_is_left_out_is_found(monkeypatch):
    facts = evasion.German.facts
    monkeypatch.setattr(evasion.German, "facts", lambda self, state: [Aged(one) if n == 6 else one for n, one in enumerate(facts(self, state))])
    with pytest.raises(AssertionError, match="sighting"):
        looks("evasion", 5)


class Aged(tuple[Any, ...]):
    """Sightings and the move; a fault: they are the same as before if only time has passed."""

    def __ne__(self, other: object) -> bool:
        return not isinstance(other, tuple) or self[0] != other[0]


def test_a_record_of_which_no_copy_is_kept_is_found(monkeypatch):
    monkeypatch.setattr(arrays, "still", lambda facts: facts)
    with pytest.raises(AssertionError, match=r"place|discard|line"):
        looks("hijacked", 3)


def test_sets_of_cells_are_written_by_the_byte():
    for count in (1, 7, 8, 9, 64, 131):
        for bits in (0, 1, (1 << count) - 1, Random(count).getrandbits(count)):
            assert arrays.flags(bits, count) == array("f", [bits >> n & 1 for n in range(count)])
