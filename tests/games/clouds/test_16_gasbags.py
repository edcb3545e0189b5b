"""16.2, 16.6 Meetings with gasbags and cables."""

from __future__ import annotations

import random

import pytest

from lysander.games.clouds.ch11_plan import move
from lysander.games.clouds.ch12_path import Pose, leg
from lysander.games.clouds.ch16_meetings import first_near, meets_bag, meets_cable
from lysander.games.clouds.ground import Gasbag
from lysander.games.clouds.plane import DEAD, DESTROYED, FLYING, SPINNING
from lysander.games.clouds.plans import Segment


def balloon(x, y, z, **fields):
    return Gasbag("K1", fields.pop("kind", "balloon"), "C", "c1", x, y, z, **fields)


def rams(b, bag, plan, *dice, **fields):
    """A Nieuport flies north from the centre at height 10."""
    b.s.gasbags["K1"] = bag
    e1 = b.plane("E1", "n17", (0, 0, fields.pop("z", 10)), 0, "L0", 12, **fields)
    b.answers = [plan]
    b.roll(*dice)
    move(b.s, b.ref, e1)
    b.spent()
    return e1


@pytest.mark.parametrize(("at", "met"), [((100, 100, 2100), True), ((101, 0, 2000), False), ((0, -101, 2000), False), ((0, 0, 1899), False)])
def test_16_2_a_gasbag_is_met_within_1_mu_the_border_included(at, met):
    assert meets_bag(balloon(0, 0, 20), *at) is met


@pytest.mark.parametrize(
    ("at", "met"),
    [((49, -49, 0), True), ((50, 0, 500), False), ((0, 50, 500), False), ((0, 0, 1899), True), ((0, 0, 1900), False), ((0, 0, -1), False)],
)
def test_16_2_a_cable_is_met_within_half_a_mu_below_its_balloon(at, met):
    assert meets_cable(balloon(0, 0, 20), *at) is met


def test_16_2_only_a_balloon_on_its_cable_has_one(battle):
    for bag in (balloon(0, 0, 20, adrift=True), balloon(0, 0, 20, burnt=True), balloon(0, 0, 20, lost=True), balloon(0, 0, 20, kind="airship")):
        assert not meets_cable(bag, 0, 0, 500)


@pytest.mark.parametrize(("at", "met"), [((99, -99, 2099), True), ((100, 0, 2000), False), ((0, 0, 2100), False)])
def test_16_1_an_aeroplane_is_met_nearer_than_1_mu(at, met):
    assert (first_near(*at, ((0, 0, 2000),)) == 1) is met


def test_16_1_no_path_point_is_passed_over():
    """Against a look at every point, for random paths."""
    rng = random.Random(1)
    for _ in range(3000):
        pose = Pose(0, 0, 20, rng.randrange(3600), rng.choice("VSDLCZ"), "0")
        n = rng.randint(2, 30)
        segment = rng.choice(
            (
                Segment("straight", length=n),
                Segment("turn", "L", rng.randint(1, 26), n),
                Segment("slip", "R", min(5, n // 2), n, eu=min(5, n // 2)),
                Segment("pull", letter=rng.randint(1, 26), steps=1),
                Segment("dive", to="S", length=n),
                Segment("immelmann"),
            )
        )
        points = leg(pose, segment, n).points
        x, y, h = rng.randint(-1500, 1500), rng.randint(-1500, 1500), rng.randint(1000, 3000)
        at = [j for j, p in enumerate(points, 1) if max(abs(p[0] - x), abs(p[1] - y), abs(p[2] - h)) < 100]
        assert first_near(x, y, h, points) == (at[0] if at else 0)


def test_16_6_a_cable(battle):
    """CL-C23."""
    b = battle()
    dice = [("R-14", 18), ("R-15:E1", 19), ("R-16", 13), ("R-17", (2, 3, 5)), ("R-45", 9)]
    e1 = rams(b, balloon(0, 500, 24), "S12", *dice)
    assert (e1.state, e1.place, e1.strength) == (SPINNING, (0, 500, 10), 6)
    assert b.s.gasbags["K1"].gas == 4 and b.s.gasbags["K1"].jammed


def test_16_10_without_the_cable_met_it_does_not_jam(battle):
    b = battle()
    rams(b, balloon(0, 500, 10), "S12", ("R-14", 18), ("R-15:E1", 19), ("R-16", 13), ("R-17", (2, 3, 5)), ("R-45", 9))
    assert b.s.gasbags["K1"].gas == 4 and not b.s.gasbags["K1"].jammed


def test_16_10_row_15_to_17_cuts_the_cable_that_was_met(battle):
    b = battle()
    e1 = rams(b, balloon(0, 500, 24), "S12", ("R-14", 18), ("R-15:E1", 19), ("R-16", 16), ("R-45", 9), shot="C1", shot_turn=2)
    assert (e1.state, e1.pilot.state, e1.won) == (DESTROYED, DEAD, "C1") and b.s.gasbags["K1"].adrift and b.s.gasbags["K1"].gas == 4


def test_16_6_luck_is_the_movers_own_and_once_a_move(battle):
    b = battle()
    e1 = rams(b, balloon(0, 500, 10), "S12", ("R-14", 18), ("R-15:E1", 2))
    assert e1.state == FLYING and e1.place == (0, 1200, 10)


def test_16_7_rows_1_to_3_are_a_strength_test(battle):
    b = battle()
    e1 = rams(b, balloon(0, 500, 10), "S12", ("R-14", 18), ("R-15:E1", 19), ("R-16", 2), ("R-09", 16))
    assert e1.state == FLYING and b.s.gasbags["K1"].gas == 0


def test_16_7_ramming_an_airship_at_its_worst(battle):
    """CL-C68."""
    b = battle()
    e1 = rams(b, balloon(0, 700, 10, kind="airship"), "S12", ("R-14", 15), ("R-15", 16), ("R-16", 18))
    assert (e1.state, e1.pilot.state) == (DESTROYED, DEAD) and b.s.gasbags["K1"].burnt
    assert b.told("moved")[0]["path"][-1] == [0, 600, 1000]


def test_16_4_a_gasbag_comes_before_the_ground(battle):
    b = battle()
    e1 = rams(b, balloon(0, 0, 1), "DV12", ("R-14", 2), ("R-16", 6), ("R-09", 2), z=2)
    assert [k.kind for k in b.events if k.kind in ("meets", "ground")] == ["meets", "ground"] and e1.z == 1


def test_16_8_who_spins_off_a_gasbag_into_the_ground_hits_it_at_dive_speed(battle):
    """16.4: both at the same path point; 9 + 3 is row 12 to 14, and nobody in a spin pulls clear."""
    b = battle()
    bag = [("R-14", 20), ("R-15:E1", 20), ("R-16", 9), ("R-17", (1, 1)), ("R-45", 9)]
    e1 = rams(b, balloon(0, 700, 1), "S6-2 S6", *bag, ("R-16", 9), ("R-17", (1, 2, 1, 2)), z=2)
    assert (e1.state, e1.place, e1.pilot.fortitude) == (DESTROYED, (0, 600, 0), 7)
    assert [k["row"] for k in b.told("collision")] == [9, 12]


@pytest.mark.parametrize(("die", "gas", "fires"), [(8, 1, 0), (9, 2, 0), (14, 5, 0), (16, 0, 1)])
def test_24_8_an_airship_takes_half_the_gas_and_three_fires(battle, die, gas, fires):
    b = battle()
    rams(b, balloon(0, 500, 10, kind="airship"), "S12", ("R-14", 18), ("R-15", 19), ("R-16", 16), ("R-45", die))
    bag = b.s.gasbags["K1"]
    assert (bag.gas, bag.fires, bag.burnt) == (gas, fires, False)


def test_24_8_the_third_fire_burns_it(battle):
    b = battle()
    rams(b, balloon(0, 500, 10, kind="airship", fires=2), "S12", ("R-14", 18), ("R-15", 19), ("R-16", 16), ("R-45", 16))
    assert b.s.gasbags["K1"].burnt


def test_24_6_gas_mixed_in_counts_for_every_later_roll(battle):
    b = battle()
    rams(b, balloon(0, 500, 10, gas=10), "S12", ("R-14", 18), ("R-15", 19), ("R-16", 16), ("R-45", 6))
    assert b.s.gasbags["K1"].burnt
