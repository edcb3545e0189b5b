"""28.3 to 28.5 What becomes of those still in the air, 28.13 the result."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch28_aftermath import a1, a2, in_distress
from lysander.games.clouds.ground import Canopy
from lysander.games.clouds.plane import BROKEN, DEAD, DESTROYED, DOWN, FLYING, GONE, LANDED, LEFT, PRISONER, SPINNING, STOPPED, Engine


def over(battle, at=(0, 0, 20), **fields):
    options = fields.pop("options", {})
    b = battle(**options)
    b.s.why = "turns"
    return b, b.plane("E1", "camel", at, 0, "L0", 14, **fields)


def settle(b):
    while a1(b.s, b.ref):
        pass
    assert b.s.done == ()
    b.spent()


def test_28_4_a_sound_aeroplane_flies_home_without_dice(battle):
    b, e1 = over(battle)
    settle(b)
    assert e1.state == LEFT and b.told("flies-home") == [{"who": "E1"}]


def test_28_4_with_routine_landings_it_makes_a_normal_landing_test(battle):
    b, e1 = over(battle, options={"routine_landings": "on"})
    b.roll(("R-20:E1", 16))
    settle(b)
    landed = b.told("landed")[0]
    assert e1.state == LANDED and (landed["ground"], landed["emergency"], landed["successes"]) == ("aerodrome", False, 0)


@pytest.mark.parametrize("fields", [{"emergency": True}, {"undercarriage": True, "emergency": True}])
def test_28_4_one_that_owes_an_emergency_landing_makes_it_on_an_aerodrome_at_slow_speed(battle, fields):
    """17.5"""
    b, e1 = over(battle, hit="C1", **fields)
    b.roll(("R-20:E1", 10))
    settle(b)
    test = next(r for r in b.told("roll") if r["name"] == "R-20")
    assert test["needed"] == 13 + 4 - 1 - ("undercarriage" in fields) and not b.told("victory") and e1.pilot.state == DOWN


def test_28_4_at_home_nobody_is_taken_prisoner(battle):
    """17.8"""
    b, e1 = over(battle, at=(3000, 0, 20), emergency=True, options={"capture": "on"})
    b.roll(("R-20:E1", 10))
    settle(b)
    assert e1.pilot.state == DOWN


def test_28_4_one_that_has_left_sound_flies_home_too(battle):
    """28.5"""
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT)
    settle(b)
    assert e1.state == LEFT


def test_28_5_smoke_no_longer_counts(battle):
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT, engines=(Engine(smoke=1),))
    settle(b)
    assert b.told("flies-home")


def test_28_5_without_an_engine_it_comes_down_where_the_luck_test_says(battle):
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT, engines=(Engine(state=STOPPED),), hit="C1")
    b.roll(("R-19:E1", 12), ("R-20:E1", 14))
    settle(b)
    assert e1.state == LANDED and not b.told("victory")
    assert next(r for r in b.told("roll") if r["name"] == "R-20")["needed"] == 13 + 2 - 1


def test_28_5_with_counted_fuel_no_aerodrome_is_reached(battle):
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT, engines=(Engine(fuel=3),))
    b.roll(("R-19:E1", 12), ("R-20:E1", 14))
    settle(b)
    assert e1.state == LANDED


def test_28_5_a_fire_is_rolled_for_once_for_every_4_mu_of_height_rounded_up(battle):
    b, e1 = over(battle, at=(-9000, 0, 9), state=LEFT, burning=True, cockpit=9)
    b.roll(("R-24:E1", (2, 2, 3)), ("R-20:E1", 5))
    settle(b)
    assert e1.strength == 13 and e1.burning and e1.cockpit == 6
    assert next(r for r in b.told("roll") if r["name"] == "R-20")["needed"] == 13 + 4 - 3 - 1


def test_28_5_a_fire_that_is_out_is_rolled_for_no_more(battle):
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT, burning=True, cockpit=9)
    b.roll(("R-24:E1", (2, 1)), ("R-20:E1", 5))
    settle(b)
    assert e1.state == LANDED and not e1.burning


def test_28_5_flames_in_the_cockpit_leave_nobody_to_land_her(battle):
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT, burning=True, cockpit=1)
    b.roll(("R-24:E1", 2))
    settle(b)
    assert e1.pilot.state == DEAD and e1.state == DESTROYED


def test_28_5_an_explosion_settles_it(battle):
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT, burning=True, cockpit=9)
    b.roll(("R-24:E1", 6))
    settle(b)
    assert e1.state == DESTROYED and e1.pilot.state == DEAD


@pytest.mark.parametrize("state", [SPINNING, BROKEN])
def test_28_5_what_spins_or_falls_comes_down_at_once_and_everybody_dies(battle, state):
    b, e1 = over(battle, state=state)
    settle(b)
    assert (e1.state, e1.pilot.state, e1.z) == (DESTROYED, DEAD, 0)


def test_28_5_crew_with_parachutes_may_jump_first(battle):
    b, e1 = over(battle, at=(-9000, 0, 20), state=LEFT, burning=True, cockpit=9, pilot={"parachute": True})
    b.answers = ["P"]
    b.roll(("R-06:E1", 9))
    settle(b)
    assert e1.pilot.state == GONE and e1.state == DESTROYED and b.asked[0].kind == "jump:E1"
    a2(b.s, b.ref)
    assert e1.pilot.state == DOWN


def test_28_5_those_still_in_the_air_after_40_turns_are_settled_on_the_field_but_earn_nobody_a_landing(battle):
    b, e1 = over(battle, engines=(Engine(state=STOPPED),), hit="C1")
    b.s.aftermath = 40
    b.roll(("R-19:E1", 12), ("R-20:E1", 14))
    settle(b)
    assert e1.state == LANDED and not b.told("victory")


def test_10_7_whoever_still_hangs_under_a_canopy_comes_down_unhurt(battle):
    b, e1 = over(battle, state=DESTROYED, pilot={"state": GONE})
    b.s.canopies["E1.P"] = Canopy("E1.P", 100, 0, 12)
    a2(b.s, b.ref)
    assert e1.pilot.state == DOWN and not b.s.canopies


def test_17_8_who_waits_on_an_enemy_aerodrome_is_a_prisoner_in_the_end(battle):
    b, e1 = over(battle, at=(100, 0, 0), state=LANDED, rolled=0, options={"capture": "on"})
    a2(b.s, b.ref)
    assert e1.pilot.state == PRISONER and b.s.result is not None
    assert b.s.result.facts["machines"][0]["state"] == "lost"


def test_28_5_distress(battle):
    b, e1 = over(battle)
    assert not in_distress(e1)
    e1.state = FLYING
    e1.engines = (Engine(smoke=0),)
    assert not in_distress(e1)
    gotha = b.plane("C1", "gotha", (0, 0, 20), 0, "L0", 12, engines=(Engine("L", state=STOPPED), Engine("R")))
    assert not in_distress(gotha)
