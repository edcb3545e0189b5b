"""16, 17 What is met on the way: the ground, a landing, other aeroplanes."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch11_plan import move, next_to_move
from lysander.games.clouds.plane import DEAD, DESTROYED, DOWN, FLYING, SPINNING


def flies(b, plane, plan, *dice):
    """Let an aeroplane fly a plan with these dice, all of which must fall. Without a plan it is not asked."""
    b.answers = [plan] if plan else []
    b.roll(*dice)
    move(b.s, b.ref, plane)
    b.spent()
    return plane


def pose(p):
    return f"{p.x},{p.y},{p.z}/h{p.heading:04}{p.climb}{p.bank}/v{p.speed}"


def energy(b):
    facts = b.told("energy")[-1]
    return tuple(facts[i] for i in "abcdef")


def test_16_8_into_the_ground_by_plan(battle):
    """16.3, CL-C22: no tests of avoidance; pulled clear at height 1."""
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 5), 0, "L0", 12), "DV12", ("R-16", 6), ("R-09", 12))
    assert pose(e1) == "0,0,1/h0000L0/v15" and energy(b)[:2] == (-1, 4) and e1.state == FLYING


def test_16_9_the_blacked_out_cannot_pull_clear(battle):
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 3), 0, "S0", 12, pilot={"blackout": 1}), "", ("R-16", 6), ("R-17", (1, 2, 3)))
    assert (e1.state, e1.pilot.state, e1.pilot.fortitude) == (DESTROYED, DOWN, 7)


def test_16_8_wrecked_but_alive(battle):
    """CL-C60."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 4), 0, "L0", 12, shot="C1", shot_turn=2)
    flies(b, e1, "DV12", ("R-16", 9), ("R-17", (2, 3, 1)))
    assert (e1.state, e1.pilot.state, e1.pilot.fortitude, e1.won) == (DESTROYED, DOWN, 7, "C1") and not b.told("energy")


def test_16_8_after_a_failed_test_the_ground_can_be_avoided(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 4), 0, "LL", 13)
    flies(b, e1, "TLE6-2 DV7", ("R-08", 17), ("R-14", 14), ("R-15", 12))
    assert (e1.z, e1.climb, e1.state, e1.heading) == (1, "L", FLYING, 3600 - 573)
    assert not b.told("stall")  # 16.9 no further stall, though the turn failed


def test_16_9_close_shaver_adds_5(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 4), 0, "LL", 13, pilot={"abilities": ("shaver",)})
    flies(b, e1, "TLE6-2 DV7", ("R-08", 17), ("R-14", 18))
    assert e1.z == 1


def test_16_9_rows_1_to_3_cost_strength(battle):
    b = battle()
    e1 = flies(b, b.plane("E1", "camel", (0, 0, 2), 0, "L0", 12), "DV12", ("R-16", 3), ("R-17", (4, 5)))
    assert (e1.strength, e1.z, e1.state) == (11, 1, FLYING)


def test_17_1_a_landing_ends_the_move_at_height_0(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10)
    flies(b, e1, "S3 LAND", ("R-19", 12), ("R-20", 2))
    assert e1.place == (0, 1000, 0) and e1.state == "landed" and not b.told("energy")
    assert b.told("moved")[0]["path"][-1] == [0, 1000, 0]


# meetings


def meeting(b, dice, plan="S14", second=(0, 700, 20), **fields):
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    c1 = b.plane("C1", "alb5", second, 900, "L0", 13, **fields)
    flies(b, e1, plan, *dice)
    return e1, c1


KNOCK = [("R-14", 16), ("R-15", 13), ("R-16", 9), ("R-17:E1", (3, 4, 4)), ("R-17:C1", (1, 5, 2))]


def test_16_7_a_collision_of_two_aeroplanes(battle):
    """CL-C21."""
    b = battle()
    e1, c1 = meeting(b, KNOCK)
    assert (e1.state, e1.place, e1.strength, e1.wider, e1.speed) == (SPINNING, (0, 700, 20), 9, 2, 7)
    assert (c1.state, c1.place, c1.strength, c1.wider, c1.speed) == (SPINNING, (0, 700, 20), 11, 2, 8)
    assert [m["path"][-1] for m in b.told("moved")] == [[0, 700, 2000]]


@pytest.mark.parametrize("second", [(100, 700, 20), (0, 700, 21), (0, 1500, 20), (-100, 700, 20)])
def test_16_1_exactly_1_mu_is_no_meeting(battle, second):
    b = battle()
    e1, _ = meeting(b, [], second=second)
    assert e1.place == (0, 1400, 20)


def test_16_5_luck_of_the_other_and_both_fly_on_and_meet_no_more(battle):
    b = battle()
    e1, c1 = meeting(b, [("R-14", 16), ("R-15", 12)])
    assert e1.place == (0, 1400, 20) and e1.speed == 15 and c1.state == FLYING


def test_16_12_no_collisions_where_they_are_off(battle):
    b = battle(collisions="off")
    e1, _ = meeting(b, [])
    assert e1.place == (0, 1400, 20)


def test_12_11_a_knock_in_the_climb(battle):
    """CL-C53."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 12)
    c1 = b.plane("C1", "alb5", (50, 650, 22), 900, "L0", 13)
    flies(b, e1, "S12+4", ("R-14", 15), ("R-15:C1", 14), ("R-16", 9), ("R-17:E1", (2, 3, 1)), ("R-17:C1", (1, 1, 2)))
    assert (e1.place, e1.strength, e1.speed) == ((0, 600, 22), 14, 7) and (c1.place, c1.strength) == ((50, 650, 22), 15)


def test_12_11_a_move_cut_short_just_above_the_ground_ends_at_height_1(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 1), 0, "L0", 12)
    b.plane("C1", "alb5", (0, 550, 1), 900, "L0", 13)
    flies(b, e1, "S6-1 S6", ("R-14", 15), ("R-15:C1", 14), ("R-16", 9), ("R-17:E1", (2, 3, 1)), ("R-17:C1", (1, 1, 2)))
    assert b.told("moved")[-1]["path"][-1] == [0, 500, 17] and (e1.state, e1.place) == (SPINNING, (0, 500, 1))


def test_16_5_a_blacked_out_mover_makes_no_test_the_other_may_be_lucky(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"blackout": 1})
    b.plane("C1", "alb5", (0, 700, 20), 900, "L0", 13)
    flies(b, e1, "", ("R-15:C1", 2))
    assert e1.place == (0, 1400, 20)


def test_16_5_a_dead_pilot_has_no_luck(battle):
    b = battle()
    meeting(b, [("R-14", 16), ("R-16", 7), ("R-18:E1", 2)], state=SPINNING, forever=True, pilot={"state": DEAD})


def test_16_7_rows_4_to_7_test_both_and_who_passes_flies_on(battle):
    """16.11."""
    b = battle()
    e1, c1 = meeting(b, [("R-14", 16), ("R-15", 13), ("R-16", 5), ("R-18:E1", 13), ("R-18:C1", 14)])
    assert e1.state == FLYING and e1.place == (0, 1400, 20) and c1.state == SPINNING


def test_16_7_rows_1_to_3_cost_the_other_its_wheels(battle):
    b = battle()
    e1, c1 = meeting(b, [("R-14", 16), ("R-15", 13), ("R-16", 3), ("R-17:E1", (1, 1, 1, 1))])
    assert e1.state == SPINNING and e1.strength == 16 and c1.state == FLYING
    assert (c1.undercarriage, c1.emergency, c1.strength) == (True, True, b.rules.panels["alb5"].structure)


def test_16_7_rows_15_to_17_kill_everybody(battle):
    b = battle()
    e1, c1 = meeting(b, [("R-14", 16), ("R-15", 13), ("R-16", 16)], shot="E2", shot_turn=3)
    assert (e1.state, e1.pilot.state, c1.state, c1.pilot.state, e1.won, c1.won) == (DESTROYED, DEAD, DESTROYED, DEAD, "", "E2")


def test_16_10_both_explode_and_those_near_by_suffer(battle):
    """CL-C54: C2 is 2 MU away; nobody is credited."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    c1 = b.plane("C1", "dr1", (0, 700, 20), 1800, "L0", 13)
    c2 = b.plane("C2", "dr1", (200, 700, 20), 900, "L0", 14)
    far = b.plane("C3", "dr1", (0, 1001, 20), 900, "L0", 14)
    flies(b, e1, "S14", ("R-14", 19), ("R-15:C1", 18), ("R-16", 18), ("R-41:C2", 15), ("R-39:C2", 6), ("R-39:C2", (2, 3)))
    assert (e1.state, c1.state, c2.state, far.strength) == (DESTROYED, DESTROYED, FLYING, b.rules.panels["dr1"].structure)
    assert (c2.burning, c2.cockpit, c2.won, e1.won, c1.won) == (True, 5, "", "", "")
    b.s.order = ("E1", "C1", "C2")
    b.answers = ["S14"]
    assert next_to_move(b.s) is c2


def test_16_4_at_one_point_in_list_order_and_each_pair_once(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    b.plane("C1", "alb5", (50, 700, 20), 900, "L0", 13)
    b.plane("C2", "alb5", (-50, 700, 20), 900, "L0", 13)
    flies(b, e1, "S14", ("R-14", 16), ("R-15:C1", 2), ("R-14", 15), ("R-15:C2", 2))
    assert [m["what"] for m in b.told("meets")] == ["C1", "C2"]
