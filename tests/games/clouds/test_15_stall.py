"""15 Stalls, spins, falls."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch11_plan import move
from lysander.games.clouds.ch15_stall import fall, recovers, stall
from lysander.games.clouds.plane import DEAD, DESTROYED, DOWN, FLYING, SPINNING, STOPPED, Engine


def test_15_2_the_nose_drops(battle):
    """CL-C11."""
    b = battle()
    c1 = b.plane("C1", "dr1", (0, 0, 31), 2700, "Z0", 7)
    b.roll(("R-12", 9))
    stall(b.s, b.ref, c1, "dive")
    assert (c1.z, c1.speed, c1.climb, c1.bank, c1.state) == (28, 10, "D", "0", FLYING)


def test_15_2_failure_is_a_spin_which_does_not_fall_yet(battle):
    """CL-C16."""
    b = battle()
    c1 = b.plane("C1", "pfalz", (-322, 818, 20), 3170, "LL", 8)
    b.roll(("R-12", 15))
    stall(b.s, b.ref, c1, "slow")
    assert (c1.state, c1.climb, c1.bank, c1.speed, c1.z, c1.tries) == (SPINNING, "V", "0", 8, 20, 0)


def test_15_2_low_down_the_test_is_vital(battle):
    b = battle()
    for z, vital in ((8, True), (9, False)):
        c1 = b.plane("C1", "pfalz", (0, 0, z), 0, "L0", 8)
        b.roll(("R-12", 15))
        stall(b.s, b.ref, c1, "slow")
        assert b.asked[-1].facts["vital"] is vital


def test_15_2_a_stall_at_height_3_meets_the_ground_and_can_be_pulled_clear(battle):
    b = battle()
    c1 = b.plane("C1", "pfalz", (0, 0, 3), 900, "LL", 8)
    b.roll(("R-12", 9), ("R-14", 13))
    stall(b.s, b.ref, c1, "slow")
    assert (c1.z, c1.speed, c1.climb, c1.bank, c1.state) == (1, 11, "L", "0", FLYING)


def test_15_2_else_it_crashes_by_the_band_at_the_start_of_the_move(battle):
    b = battle()
    c1 = b.plane("C1", "pfalz", (0, 0, 2), 900, "LL", 8, shot="E1", shot_turn=2)
    b.roll(("R-12", 9), ("R-14", 14), ("R-15", 13), ("R-16", 9), ("R-17", (1, 2, 3)))
    stall(b.s, b.ref, c1, "slow")
    assert b.told("collision") == [{"who": "C1", "column": "ground", "row": 8}]
    assert (c1.state, c1.z, c1.pilot.fortitude, c1.pilot.state, c1.won) == (DESTROYED, 0, 7, DOWN, "E1")


def test_15_2_the_blacked_out_make_no_test_and_spin(battle):
    """CL-C52."""
    b = battle()
    c1 = b.plane("C1", "alb5", (900, 0, 15), 900, "L0", 8, pilot={"blackout": 1})
    stall(b.s, b.ref, c1, "slow")
    assert c1.state == SPINNING and c1.pilot.blackout == 0


def test_15_6_minus_2_at_the_first_try_only(battle):
    b = battle()
    c1 = b.plane("C1", "pfalz", (0, 0, 20), 3170, "V0", 8, state=SPINNING)
    b.roll(("R-04", 12))
    assert not recovers(b.s, b.ref, c1) and c1.tries == 1
    b.roll(("R-04", 13))
    assert recovers(b.s, b.ref, c1)
    assert [r["needed"] for r in b.told("roll")] == [11, 13]
    assert (c1.state, c1.climb, c1.bank, c1.speed, c1.tries, c1.recovered) == (FLYING, "S", "0", 12, 0, True)


@pytest.mark.parametrize(("type", "flying", "needed"), [("camel", 14, 16), ("dr1", 15, 17), ("camel", 13, 13), ("alb3", 14, 14)])
def test_15_6_experts_where_that_is_played(battle, type, flying, needed):
    b = battle(spin_experts="on")
    c1 = b.plane("C1", type, (0, 0, 20), 0, "V0", 8, state=SPINNING, tries=1, pilot={"flying": flying})
    b.roll(("R-04", 2))
    recovers(b.s, b.ref, c1)
    assert b.told("roll")[0]["needed"] == needed


def test_15_6_no_experts_by_default(battle):
    b = battle()
    c1 = b.plane("C1", "dr1", (0, 0, 20), 0, "V0", 8, state=SPINNING, tries=1, pilot={"flying": 15})
    b.roll(("R-04", 2))
    recovers(b.s, b.ref, c1)
    assert b.told("roll")[0]["needed"] == 15


def test_15_7_a_fall(battle):
    """15.5: the same fall as the one at once; CL-C16, T6."""
    b = battle()
    c1 = b.plane("C1", "pfalz", (-322, 818, 20), 3170, "V0", 8, state=SPINNING)
    b.roll(("R-05", 3))
    fall(b.s, b.ref, c1)
    assert (c1.place, c1.heading) == ((-390, 891, 12), 900)


def test_16_8_a_fall_to_the_ground_is_rolled_for_with_dive_speed_and_nobody_pulls_clear(battle):
    b = battle()
    c1 = b.plane("C1", "pfalz", (0, 0, 8), 0, "V0", 8, state=SPINNING)
    b.roll(("R-05", 12), ("R-16", 1), ("R-17", (6, 6, 6)))
    fall(b.s, b.ref, c1)
    assert b.told("collision")[0]["row"] == 8  # 1 + 3 is row 4 to 7, which he cannot have (16.9)
    assert c1.place == (0, 100, 0) and c1.pilot.state == DEAD and c1.state == DESTROYED


def test_15_8_in_a_spin_that_cannot_be_stopped_everybody_dies_without_a_roll(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 5), 0, "V0", 8, state=SPINNING, forever=True)
    b.roll(("R-05", 12))
    fall(b.s, b.ref, c1)
    assert {p.state for p in c1.people} == {DEAD} and c1.state == DESTROYED
    b.spent()


DEAD_ENGINE = (Engine(state=STOPPED),)


@pytest.mark.parametrize("attitude", ["V0", "S0"])
def test_15_1_on_the_nose_without_any_speed_it_drops_without_a_test(battle, attitude):
    b = battle()
    c1 = b.plane("C1", "dr1", (0, 0, 20), 900, attitude, 0, engines=DEAD_ENGINE)
    for height in (17, 15):
        b.answers = ["-" if not c1.speed else f"S{c1.speed}"]
        move(b.s, b.ref, c1)
        b.spent()
        assert c1.z <= height and (c1.climb, c1.bank, c1.state) == (attitude[0], "0", FLYING)
    assert b.told("drops-through") == [{"who": "C1", "height": 17}] and c1.speed > 3


def test_15_1_on_the_nose_with_some_speed_nothing_happens(battle):
    b = battle()
    c1 = b.plane("C1", "dr1", (0, 0, 20), 900, "V0", 1, engines=DEAD_ENGINE)
    b.answers = ["S1"]
    move(b.s, b.ref, c1)
    assert (c1.z, c1.speed) == (19, 1) and not b.told("drops-through") + b.told("stall")


def test_15_1_an_engine_that_runs_pulls_it_down_by_itself(battle):
    b = battle()
    c1 = b.plane("C1", "dr1", (0, 0, 20), 900, "V0", 0)
    b.answers = ["-"]
    move(b.s, b.ref, c1)
    assert (c1.z, c1.speed) == (20, 1) and not b.told("drops-through")


def test_15_1_a_leak_that_takes_the_last_speed_lets_it_drop_as_well(battle):
    b = battle()
    c1 = b.plane("C1", "dr1", (0, 0, 20), 900, "S0", 2, leak=6)
    b.answers = ["S2"]
    move(b.s, b.ref, c1)
    assert (c1.z, c1.speed, c1.climb) == (16, 3, "S")


def test_15_1_a_drop_to_the_ground_is_a_meeting_that_was_not_planned(battle):
    """16.8"""
    b = battle()
    c1 = b.plane("C1", "dr1", (0, 0, 3), 900, "V0", 0, engines=DEAD_ENGINE)
    b.answers = ["-"]
    b.roll(("R-14", 13))
    move(b.s, b.ref, c1)
    b.spent()
    assert (c1.z, c1.climb, c1.state) == (1, "L", FLYING)
