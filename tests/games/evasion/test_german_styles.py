"""Styles of the German bots: each does what its sentence says, more than the bot without a style."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from lysander.bots import make
from lysander.bots.playing import BotPlayer, PlayedGame
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.bots.hunt import Option, search
from lysander.games.evasion.bots.leanings import LEANINGS
from lysander.games.evasion.bots.tracker import Tracker
from lysander.games.evasion.bots.walks import Forecast

GAMES = 6
SETUP = Setup("evasion", seats=("british", "german"))
GROUND = Ground(GAME.new(SETUP).rules)


class Noted(BotPlayer):
    """A German bot whose patrols are noted once a move, with a free man of the British."""

    def answer(self, played, asks):  # type: ignore[no-untyped-def]
        state = played.state
        found = [m.hex for m in state.men.values() if m.free]
        if found and state.patrols and state.half == "german":
            self.moves[state.move] = (found[0], [p.hex for p in state.patrols.values()])
        return super().answer(played, asks)


@cache
def places(name: str) -> list[tuple[str, list[str]]]:
    """A free man and all patrols, in each move of some games against normal British."""
    found = []
    for seed in range(GAMES):
        german = Noted(make("evasion", "german", name, seed, playouts=64, strict=True))
        german.moves = {}
        british = BotPlayer(make("evasion", "british", "normal", seed, strict=True))
        PlayedGame(GAME, SETUP, {"british": british, "german": german}, Chance(bytes([seed]) * 32))
        found += german.moves.values()
    return found


def habit(style: str, name: str) -> float:
    """How much a bot does what a style is said to do: patrols in one hex, in landing hexes, or farther from the tunnel than the British."""
    board, away = GROUND.board, GROUND.steps(GROUND.board.tunnel)

    def of(man: str, patrols: list[str]) -> float:
        if style == "chase":
            return 1 - len(set(patrols)) / len(patrols)
        if style == "fields":
            return float(np.mean([h in board.landing for h in patrols]))
        return float(np.mean([away[h] > away[man] for h in patrols]))

    return float(np.mean([of(*place) for place in places(name)]))


@pytest.mark.parametrize("style", LEANINGS)
def test_a_style_does_what_is_said_of_it(style: str) -> None:
    plain, styled = habit(style, "normal"), habit(style, "normal/" + style)
    assert styled > plain + 0.05, (plain, styled)


def test_a_hard_bot_has_styles_too() -> None:
    """What it likes is added to the worth of what its search finds: with nothing to be found, only that is left."""
    units = [[Option((), GROUND.index[h], (), "") for h in ("0101", "0102", "0203")]]
    forecast, nothing = Forecast(Tracker(GROUND), 1), np.zeros(len(GROUND.index))
    for liked in (0, 2):
        liking = np.eye(len(GROUND.index))[units[0][liked].to]
        assert search(forecast, units, nothing, np.random.default_rng(1), lambda made: made < 64, [liking]).plan == [liked]
