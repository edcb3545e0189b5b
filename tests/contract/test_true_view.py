"""Whoever looks back at a finished game is shown what was so: nothing that a seat knew is missing in the true view, in any game."""

from __future__ import annotations

from random import Random

import pytest

from lysander.core.ask import UMPIRE
from lysander.core.battery import random_setup
from lysander.core.chance import Chance
from lysander.core.event import SPECTATOR
from lysander.core.match import Match
from lysander.core.plain import plain
from lysander.games.registry import games

STEPS, GAMES = 60, 3
SEAT = {"seat", "you", "owns", "side"}
"""What a view says of whoever looks."""


def bare(view: object) -> object:
    data = plain(view)
    return {k: v for k, v in data.items() if k not in SEAT} if isinstance(data, dict) else data


@pytest.mark.parametrize("id", [id for id in games() if id != "campaign"])
def test_where_a_seat_knows_more_than_everybody_the_true_view_does_too(id: str) -> None:
    game, looked, secret = games()[id], 0, 0
    for n in range(GAMES):
        rng = Random(f"{id}/{n}")
        match = Match(game, random_setup(game, rng))
        chance = Chance(rng.randbytes(32))
        for _ in range(STEPS):
            match.roll_on(chance)
            asks = [a for a in match.asks if a.seat != "*"]
            if match.over or not asks:
                break
            ask = rng.choice(asks)
            match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
            if match.over:
                break
            public, true = (bare(game.view(match.position.now, eye)) for eye in (SPECTATOR, UMPIRE))
            for seat in match.setup.seats:
                looked += 1
                if bare(game.view(match.position.now, seat)) != public and seat != UMPIRE:
                    secret += 1
                    assert true != public, f"{seat} knows more than everybody, and the true view does not"
    print(f"{id}: {looked} views, {secret} with more than everybody knows")
