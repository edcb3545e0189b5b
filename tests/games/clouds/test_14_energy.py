"""14 Energy."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch14_energy import Sheet, sheet
from lysander.games.clouds.plane import CUT, STOPPED, Engine


def flown(battle, spent=0, height=0, speed=14, type="camel", throttled=False, immelmann=False, options=None, **fields):
    b = battle(**(options or {}))
    plane = b.plane("E1", type, (0, 0, 20), 0, "L0", speed, **fields)
    return sheet(b.s, plane, spent, height, throttled, immelmann)


def test_14_1_a_level_turn_gains_one_from_the_engine(battle):
    """CL-C05."""
    assert flown(battle) == Sheet(0, 0, 0, 1, 0, 0, 15)
    assert flown(battle, throttled=True) == Sheet(0, 0, 0, 0, 0, -1, 13)
    assert flown(battle, speed=19) == Sheet(0, 0, 0, 0, 0, 0, 19)
    assert flown(battle, speed=21) == Sheet(0, 0, 0, 0, -1, 0, 20)


def test_14_1_height_is_speed(battle):
    """CL-C10, CL-C11, CL-C18."""
    assert flown(battle, 2, -14, 16, "se5a").speed == 28
    assert flown(battle, 1, 11, 20, "dr1") == Sheet(-1, -11, 0, 0, -1, 0, 7)
    assert flown(battle, 0, 1, 12, "pup") == Sheet(0, -1, 0, 0, 0, 0, 11)
    assert flown(battle, 0, -3, 15, "dr1").speed == 18


def test_14_1_above_top_speed_there_is_drag_unless_height_was_lost(battle):
    assert flown(battle, 0, -1, 21) == Sheet(0, 1, 0, 0, 0, 0, 22)
    assert flown(battle, 1, 0, 21).e == -1


def test_14_1_no_engine_no_gain(battle):
    for state in (CUT, STOPPED):
        assert flown(battle, engines=(Engine(state=state),)) == Sheet(0, 0, 0, 0, -1, 0, 13)
    assert flown(battle, speed=21, engines=(Engine(state=CUT),)).e == -2


def test_14_4_climb_power(battle):
    generous = {"climb_power": "generous"}
    assert flown(battle, 0, 1, 12, "pup", options=generous) == Sheet(0, -1, 0, 1, 0, 0, 12)
    assert flown(battle, 0, -1, 12, "pup", options=generous).speed == 14
    assert flown(battle, 1, 0, 12, "pup", options=generous).d == 0
    assert flown(battle, 0, 0, 12, "pup", leak=2) == Sheet(0, 0, -2, 0, 0, 0, 10)
    assert flown(battle, 0, 0, 12, "pup", leak=2, options=generous).d == 1


def test_14_5_one_engine_of_two_helps_every_second_turn(battle):
    """CL-C18 B."""
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 2700, "L0", 12, engines=(Engine("L"), Engine("R", STOPPED)))
    first = sheet(b.s, c1, 0, 0)
    assert (first.speed, first.even) == (12, True)
    c1.even = first.even
    turning = sheet(b.s, c1, 1, 0)
    assert (turning.d, turning.even) == (0, True), "a turn that would not give it is not counted"
    second = sheet(b.s, c1, 0, 0)
    assert (second.speed, second.d, second.even) == (13, 1, False)
    c1.engines = (Engine("L"), Engine("R"))
    assert sheet(b.s, c1, 0, 0).d == 1


def test_14_2_an_immelmann_sets_the_speed(battle):
    assert flown(battle, 1, 0, 16, immelmann=True) == Sheet(0, 0, 0, 0, 0, 0, 8)
    assert flown(battle, 1, -5, 16, throttled=True, immelmann=True, leak=3).speed == 5


@pytest.mark.parametrize(("spent", "height", "speed", "after"), [(5, 0, 3, 0), (0, -40, 30, 45)])
def test_14_3_the_speed_keeps_its_limits(battle, spent, height, speed, after):
    assert flown(battle, spent, height, speed).speed == after


def test_14_6_a_vertical_dive_costs_one_and_gains_one_for_each_mu(battle):
    assert flown(battle, 1, -10, 10, "n17") == Sheet(-1, 10, 0, 0, 0, 0, 19)
