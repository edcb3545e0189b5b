"""The ways in which a campaign ends, each with a recorded game: ``lysander record campaign``. Battles have invented outcomes."""

from __future__ import annotations

from typing import Any

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.testing.corpus import Ending

PAIR = ("organiser", "e1", "c1")
TWO = ("organiser", "e1", "e2", "c1", "c2")
SIX = ("organiser", "e1", "e2", "e3", "c1", "c2", "c3")


def won(match: Match[Any], letter: str) -> bool:
    """31.22 Whether a side has won, by its letter; ``draw`` for nobody."""
    return bool(match.state.result.facts["winner"] == letter)


def told(match: Match[Any], kind: str, **facts: Any) -> bool:
    """31.20 Whether a record was written, with these facts."""
    return any(e.kind == kind and facts.items() <= e.facts.items() for e in match.events)


def setup(scenario: str = "april", seats: tuple[str, ...] = PAIR, **options: Any) -> Setup:
    """Returns the set-up of a campaign."""
    return Setup("campaign", scenario, options, seats)


ENDINGS = {
    # 31.22 more missions won, or at equal missions more points; equal both
    "entente": Ending(setup(), lambda m: won(m, "E")),
    "central": Ending(setup("autumn", TWO), lambda m: won(m, "C")),
    "points": Ending(setup(), lambda m: m.state.won["E"] == m.state.won["C"] and not won(m, "draw")),
    "draw": Ending(setup(last_month="1917-04", pace="months"), lambda m: won(m, "draw")),
    # 31.11 a battle called off, 31.21 corrections, 31.19 aces, 31.12 wounds
    "void": Ending(setup(), lambda m: told(m, "battle_void")),
    "corrected": Ending(setup(), lambda m: told(m, "correction"), any_time_rate=0.1),
    "aces": Ending(setup(ace_at=1), lambda m: told(m, "ability_gained", table="ace")),
    "grounded": Ending(setup(), lambda m: told(m, "grounded")),
    # 5.3 closed cockpits, six squadrons; 31.6 machines of pilots' own
    "closed": Ending(setup("last_year", SIX, cockpits="closed"), lambda m: told(m, "own_machine_chosen")),
}
