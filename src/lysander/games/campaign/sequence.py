"""31.7 Sequence of a campaign: the frame, then turns of one mission each. A step of the table that asks or rolls for several things is several steps
of the engine."""

from __future__ import annotations

from typing import Final

from ...core.game import Step
from ...core.referee import Referee
from . import ch31_formation, ch31_mission, ch31_roster, ch31_time, ch31_types
from .state import State


def not_yet(s: State, ref: Referee) -> str | None:
    """31.10 to 31.19 Steps K4 to K9: the battle is jumped over."""
    return "K10"


SEQUENCE: Final = (
    Step("C0", "31.2", ch31_formation.c0),
    Step("K1", "31.5", ch31_types.k1),
    Step("K1T", "31.5", ch31_types.k1_types),
    Step("K1M", "31.6", ch31_types.k1_machines),
    Step("K1C", "6.7", ch31_types.k1_parachutes),
    Step("K1P", "31.3", ch31_types.k1_people),
    Step("K2", "31.8", ch31_mission.k2),
    Step("K3", "31.9", ch31_roster.k3),
    Step("K3R", "31.9", ch31_roster.k3_rank),
    Step("K4", "31.10", not_yet),
    Step("K10", "31.15", ch31_time.k10),
    Step("K11", "31.13", ch31_time.k11),
)
