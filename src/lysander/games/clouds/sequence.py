"""7 Sequence of play: set-up, the steps of a turn, and how a battle is brought to its end (28.3 to 28.5)."""

from __future__ import annotations

from typing import Final

from ...core.game import Step
from ...core.referee import Referee
from . import (
    ch06_setup,
    ch08_initiative,
    ch09_ground,
    ch10_first,
    ch11_plan,
    ch18_fire,
    ch19_ground_fire,
    ch20_gunnery,
    ch26_observation,
    ch27_leaving,
    ch28_aftermath,
    ch28_end,
)
from .state import State


def m7(s: State, ref: Referee) -> str | None:
    """18.6, 28.3 Step M7; in aftermath turns nobody shoots, and E1 is next."""
    return ch18_fire.m7(s, ref) or ("E1" if s.aftermath else None)


SEQUENCE: Final = (
    Step("S1", "6.2", ch06_setup.s1),
    Step("S2", "6.2", ch06_setup.s2),
    Step("S3", "6.2", ch06_setup.s3),
    Step("S4", "6.2", ch06_setup.s4),
    Step("S5", "6.2", ch06_setup.s5),
    Step("I1", "8.1", ch08_initiative.i1),
    Step("I2", "8.3", ch08_initiative.i2),
    Step("I3", "8.5", ch08_initiative.i3),
    Step("I4", "8.6", ch08_initiative.i4),
    Step("M1", "9.1", ch09_ground.m1),
    Step("M2", "10.1", ch10_first.m2),
    Step("M3", "10.3", ch10_first.m3),
    Step("M4", "11.1", ch11_plan.m4),
    Step("M5", "18.1", ch18_fire.m5),
    Step("M6", "18.5", ch18_fire.m6),
    Step("M7", "18.6", m7),
    Step("F1", "19.1", ch19_ground_fire.f1),
    Step("F2", "19.5", ch19_ground_fire.f2),
    Step("F3", "20.1", ch20_gunnery.f3),
    Step("F4", "20.2", ch20_gunnery.f4),
    Step("O1", "26.5", ch26_observation.o1),
    Step("O2", "26.2", ch26_observation.o2),
    Step("E1", "27.8", ch27_leaving.e1),
    Step("E2", "28.1", ch28_end.e2),
    Step("E3", "28.2", ch28_end.e3),
    Step("E4", "28.1", ch28_end.e4),
    Step("A1", "28.5", ch28_aftermath.a1),
    Step("A2", "28.13", ch28_aftermath.a2),
)
"""7.1, 7.3 What a step does is done at once, one thing after the other: a run of a step deals with one aeroplane, unit or person, and the next run
sees what has become of the others. Movement losses have no step of their own (7.2): they are items of the energy sheet.

Each step goes on to the next, but for E4, which goes to I1 or, in aftermath turns, to M1, and E3, which goes to A1 at the end."""
