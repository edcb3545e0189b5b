"""31.7 Sequence of a campaign: the frame, then turns of one mission each. A step of the table that asks or rolls for several things is several steps
of the engine."""

from __future__ import annotations

from typing import Final

from ...core.game import Step
from . import (
    ch31_abilities,
    ch31_battle,
    ch31_experience,
    ch31_formation,
    ch31_mission,
    ch31_outcome,
    ch31_raising,
    ch31_roster,
    ch31_time,
    ch31_types,
    ch31_wounds,
)

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
    Step("K4", "31.10", ch31_battle.k4),
    Step("K5", "31.11", ch31_outcome.k5),
    Step("K6", "31.12", ch31_wounds.k6),
    Step("K6A", "31.18", ch31_abilities.k6_ability),
    Step("K7", "31.16", ch31_experience.k7),
    Step("K8", "31.19", ch31_abilities.k8),
    Step("K9", "31.17", ch31_raising.k9),
    Step("K9A", "31.18", ch31_abilities.k9_ability),
    Step("K10", "31.15", ch31_time.k10),
    Step("K11", "31.13", ch31_time.k11),
)
