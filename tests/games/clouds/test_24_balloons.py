"""24 Attacks on gasbags with guns and rockets."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch24_gas import hit_gasbag
from lysander.games.clouds.ch24_gasbags import shoot_gasbag
from lysander.games.clouds.ch24_rockets import fire_rockets, from_above, hits_of, rocket_modifiers, straight_at
from lysander.games.clouds.ground import Gasbag


def balloon(battle, at=(0, 600, 20), plane=("camel", (0, 0, 20), 0, "L0", 13), kind="balloon", **fields):
    b = battle()
    e1 = b.plane("E1", *plane, **fields)
    b.s.gasbags["K1"] = Gasbag("K1", kind, "C", "c1", *at)
    return b, e1, b.s.gasbags


def shoot(b, guns=("g1", "g2"), mode="normal"):
    e1 = b.s.planes["E1"]
    shoot_gasbag(b.s, b.ref, e1, e1.pilot, guns, "K1", mode)


def test_24_4_gas_mixes_then_it_burns(battle):
    """24.1, 24.2, 24.5, 24.6 CL-C39."""
    b, e1, bags = balloon(battle, incendiary=True)
    b.roll(("R-31:E1", 9), ("R-45:E1", 13))
    shoot(b)
    assert (bags["K1"].gas, bags["K1"].shot) == (4, 3)
    b.s.turn = 4
    b.roll(("R-31:E1", 20), ("R-35:E1", 6))
    shoot(b)
    assert [g.jam for g in e1.guns] == [6, 0] and bags["K1"].shot == 3
    b.roll(("R-31:E1", 2), ("R-45:E1", 12))
    shoot(b)
    b.spent()
    assert bags["K1"].burnt and bags["K1"].by == "E1" and not b.told("victory")


def test_24_5_successes_are_not_added(battle):
    b, e1, bags = balloon(battle)
    b.roll(("R-31:E1", 1), ("R-45:E1", 13))
    shoot(b)
    assert bags["K1"].gas == 2


def test_9_4_a_miss_is_a_shot_too(battle):
    b, e1, bags = balloon(battle)
    b.roll(("R-31:E1", 14))
    shoot(b)
    assert bags["K1"].shot == 3 and bags["K1"].gas == 0


def ridge(battle, heading=0, speed=16, run_in=True, at=(1500, 1100, 28), **fields):
    """CL-C40: a Nieuport has dived at a balloon."""
    return balloon(battle, (1500, 1500, 24), ("n17", at, heading, "S0", speed), rockets=8, run_in=run_in, **fields)


def test_24_7_rockets_from_above_with_a_run_in(battle):
    """CL-C40."""
    b, e1, bags = ridge(battle)
    b.roll(("R-44:E1", 4), ("R-45:E1", (7, 8)))
    fire_rockets(b.s, b.ref, e1, "K1", 4)
    b.spent()
    assert bags["K1"].burnt and e1.rockets == 4 and bags["K1"].shot == 3
    assert {m[0]: m[1] for m in rocket_modifiers(b.s, e1, bags["K1"])} == {"rockets": -10, "speed": -2, "above": 3, "run_in": 3}


def test_24_7_against_the_wind_and_gasbag_hunter(battle):
    b, e1, bags = ridge(battle, heading=2700 - 450, run_in=True, pilot={"abilities": ("gasbag",)})
    found = {m[0]: m[1] for m in rocket_modifiers(b.s, e1, bags["K1"])}
    assert found == {"rockets": -10, "speed": -2, "above": 3, "upwind": 3, "gasbag": 3}
    e1.heading -= 1
    assert "upwind" not in {m[0]: m[1] for m in rocket_modifiers(b.s, e1, bags["K1"])}


@pytest.mark.parametrize(("speed", "add"), [(8, -2), (10, 1), (13, 0), (16, -2), (18, -4)])
def test_24_7_the_speed_of_the_rocket_carrier(battle, speed, add):
    b, e1, bags = ridge(battle, speed=speed)
    assert {m[0]: m[1] for m in rocket_modifiers(b.s, e1, bags["K1"])}.get("speed", 0) == add


def test_24_7_from_above_is_at_least_as_high_as_far(battle):
    b, e1, bags = ridge(battle)
    assert from_above(e1, bags["K1"])
    e1.y = 1099
    assert not from_above(e1, bags["K1"])
    e1.y, e1.z = 1100, 20
    assert not from_above(e1, bags["K1"])


def test_24_7_a_run_in_points_at_the_balloon(battle):
    b, e1, bags = ridge(battle)
    assert straight_at(e1, bags["K1"])
    e1.heading = 100
    assert straight_at(e1, bags["K1"])
    e1.heading = 101
    assert not straight_at(e1, bags["K1"])
    e1.x, e1.y = 1500, 1500
    assert straight_at(e1, bags["K1"])
    e1.z = 20
    assert not straight_at(e1, bags["K1"])


@pytest.mark.parametrize(("successes", "fired", "hits"), [(-1, 4, 0), (0, 4, 1), (2, 4, 1), (3, 4, 2), (9, 4, 4), (20, 2, 2)])
def test_24_7_one_more_rocket_for_each_full_three_successes(successes, fired, hits):
    assert hits_of(successes, fired) == hits


def test_24_7_rockets_that_miss_are_gone(battle):
    b, e1, bags = ridge(battle)
    b.roll(("R-44:E1", 20))
    fire_rockets(b.s, b.ref, e1, "K1", 8)
    assert e1.rockets == 0 and bags["K1"].gas == 0


def test_24_8_an_airship_burns_at_the_third_fire_only(battle):
    b, e1, bags = ridge(battle)
    bags["K1"] = Gasbag("K1", "airship", "C", "c1", 1500, 1500, 24)
    b.roll(("R-44:E1", 1), ("R-45:E1", (11, 12, 4)))
    fire_rockets(b.s, b.ref, e1, "K1", 8)
    b.spent()
    assert (bags["K1"].fires, bags["K1"].gas, bags["K1"].burnt) == (2, 2, False)
    b.roll(("R-44:E1", 1), ("R-45:E1", (20, 20, 20)))
    e1.rockets = 8
    fire_rockets(b.s, b.ref, e1, "K1", 8)
    assert bags["K1"].burnt


def test_24_3_nothing_more_happens_to_a_balloon_on_the_ground(battle):
    b, e1, bags = balloon(battle, (0, 600, 0))
    assert not bags["K1"].there
    hit_gasbag(b.s, b.ref, "K1", "E1", 0)
    b.spent()
