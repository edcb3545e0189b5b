"""Taking back the last lines gives exactly the match that would be played again from the start."""

from __future__ import annotations

from random import Random

import pytest

from lysander.core.chance import Chance
from lysander.core.game import Setup, seatings
from lysander.core.match import SPECTATOR, Match
from lysander.games.registry import games


def questions(match):
    return [(a.seat, a.kind, a.rule, a.facts, a.default, a.standing, a.domain.describe()) for a in match.asks]


@pytest.mark.parametrize("id", games())
@pytest.mark.parametrize("seed", range(4))
def test_cut_equals_replay(id, seed):
    game = games()[id]
    players = seatings(game)[seed % len(seatings(game))]
    seats = tuple(s.id for s in game.seats if s.id in players or (s.umpire and seed % 2 == 0))
    rng, chance = Random(seed), Chance(bytes([seed]) * 32)
    match = Match(game, Setup(id, game.scenarios[0].id, {}, seats))
    for _ in range(150):
        if match.over:
            break
        if rng.random() < 0.15 and match.lines:
            match.cut(max(0, len(match.lines) - 1 - rng.randrange(12)))
            chance.counts = match.counts()
            again = Match(game, match.setup)
            again.replay(match.lines)
            assert (match.events, match.marks, questions(match)) == (again.events, again.marks, questions(again))
            for seat in (*seats, SPECTATOR):
                assert match.view(seat) == again.view(seat)
                assert match.free_undo(seat) == again.free_undo(seat)
        ask = match.asks[0] if rng.random() < 0.9 else rng.choice(match.asks)
        match.answer(ask.seat, ask.kind, chance.answer(ask) if ask.seat == "chance" else ask.domain.sample(rng))
