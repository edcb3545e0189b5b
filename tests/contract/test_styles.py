"""Styles of bots: each plays a game to its end by legal answers, and otherwise than its level does."""

from __future__ import annotations

from functools import cache

import pytest

from lysander.bots.registry import ANY, bots_of, exists, style_of, styles_of
from lysander.core.game import Setup, named, seating
from lysander.games.registry import games
from lysander.lab.experiment import Arm, Experiment, PlayedGame

STYLED = [(id, seat, style) for id, game in games().items() for seat in seating(game) for style in styles_of(id, seat)]
SEEDS = (1, 2, 3)
USUAL = {"together"}
"""Styles that are what the level usually does, too: it may do otherwise, they never."""


@cache
def answers(id: str, seat: str, bot: str, seed: int) -> tuple[str, ...]:
    """What a bot in this seat has answered in a game, all others being normal; an answer that is not legal raises."""
    game = games()[id]
    setup = named(game, Setup(id, game.scenarios[0].id, seats=seating(game)))
    arm = Arm("", setup, dict.fromkeys(setup.seats, "normal") | {seat: bot})
    played = PlayedGame(Experiment(id, (arm,), 1, seed, 20), arm, 0)
    assert played.state.result is not None
    return tuple(f"{line.kind}={line.value}" for line in played.lines if line.seat == seat)


@pytest.mark.parametrize(("id", "seat", "style"), [one for one in STYLED if one[2] not in USUAL])
def test_a_style_plays_on_and_not_as_its_level_does(id, seat, style):
    assert any(answers(id, seat, f"normal/{style}", seed) != answers(id, seat, "normal", seed) for seed in SEEDS)


@pytest.mark.parametrize("id", sorted({id for id, _, _ in STYLED}))
def test_styles_are_bots_of_their_seat_and_any_draws_one_of_them(id):
    for seat in {seat for game, seat, _ in STYLED if game == id}:
        assert all(exists(id, seat, bot) for bot in bots_of(id, seat)) and exists(id, seat, f"normal/{ANY}")
        assert not exists(id, seat, "normal/nobody") and not exists(id, seat, f"random/{ANY}")
    assert style_of("normal/pairs") == ("normal", "pairs") and style_of("hard") == ("hard", "")


@pytest.mark.parametrize(("id", "seat"), [("hijacked", "A"), ("flight181", "teams")])
def test_any_style_is_one_of_them_or_none_by_the_seed(id, seat):
    whole = {answers(id, seat, bot, 1) for bot in ("normal", *(f"normal/{style}" for style in styles_of(id, seat)))}
    assert answers(id, seat, f"normal/{ANY}", 1) in whole and len(whole) > 2
