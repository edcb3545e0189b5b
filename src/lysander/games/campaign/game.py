"""The campaign of In Clouds of Glory as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.ask import Json, Rng, Seat
from ...core.game import Game, SeatInfo, Setup
from ..clouds import rules as battle
from . import rules
from .sequence import SEQUENCE
from .start import blank_state
from .state import State

SIGNS = {"entente": "disc", "central": "triangle"}
"""5.1 The sign of each side."""
MANY = 3
"""31.2 Squadrons of a side at most."""


class Campaign(Game[State]):
    """``core.game.Game`` for the campaign."""

    id = "campaign"
    rules_version = rules.VERSION
    rulebook = "clouds"
    # 31.2 the organiser, and one to three squadrons a side
    seats = (
        SeatInfo(rules.ORGANISER, "square"),
        *(SeatInfo(seat, SIGNS[side], optional=seat[1] > "1", role=side) for side, mine in battle.SEATS.items() for seat in mine),
    )
    seatings = tuple(
        (rules.ORGANISER, *battle.SEATS["entente"][:e], *battle.SEATS["central"][:c]) for e in range(1, MANY + 1) for c in range(1, MANY + 1)
    )
    options = rules.options()
    scenarios = rules.SCENARIOS
    sequence = SEQUENCE

    new = staticmethod(blank_state)

    def write(self, state: State) -> str:
        """Return nothing yet."""
        raise NotImplementedError

    def parse(self, text: str, setup: Setup) -> State:
        """Return nothing yet."""
        raise NotImplementedError

    def sample_hidden(self, view: Any, seat: Seat, setup: Setup, rng: Rng) -> State:
        """Return nothing yet."""
        raise NotImplementedError

    def check(self, state: State) -> Sequence[str]:
        """Return nothing yet."""
        return ()

    def view(self, state: State, seat: Seat) -> Any:
        """Return nothing yet."""
        return {}

    def waiting(self, state: State) -> Mapping[str, Json]:
        """31.7 Return month and number of the mission."""
        return {"month": state.month, "mission": state.number}


GAME = Campaign()
