"""9 Ground units, barrages, gasbags, parachutes."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.games.clouds.ch09_ground import along, bands_near, m1, move_bag
from lysander.games.clouds.domains_setup import Shift
from lysander.games.clouds.game import GAME
from lysander.games.clouds.ground import Barrage, Canopy, Gasbag, Unit
from lysander.games.clouds.plane import DOWN, GONE, PRISONER


def unit(b, kind="infantry", at=(0, 0), route=((0, 1000),), **fields):
    b.s.units["U1"] = Unit("U1", kind, "C", "c1", *at, 10, 10, route=route, **fields)


def bag(b, **fields):
    b.s.gasbags["K1"] = Gasbag("K1", **{"kind": "balloon", "side": "C", "seat": "c1", "x": 1500, "y": 0, "z": 24, **fields})


def test_9_2_troops_move_along_the_legs_of_their_route():
    assert along(0, 0, ((300, 400), (300, 1000)), 0, 250) == (150, 200, 0)
    assert along(0, 0, ((300, 400), (300, 1000)), 0, 500) == (300, 400, 1)
    assert along(0, 0, ((300, 400), (300, 1000)), 0, 700) == (300, 600, 1)
    assert along(0, 0, ((300, 400), (300, 1000)), 0, 5000) == (300, 1000, 2)
    assert along(0, 0, ((-100, -100),), 0, 50) == (-35, -35, 0)


@pytest.mark.parametrize(("kind", "points"), [("infantry", 50), ("tank", 60), ("truck", 300), ("train", 500)])
def test_9_2_kinds_have_their_speeds(battle, kind, points):
    b = battle()
    unit(b, kind)
    m1(b.s, b.ref)
    assert (b.s.units["U1"].x, b.s.units["U1"].y) == (0, points)


@pytest.mark.parametrize("fields", [{"pinned": 1}, {"lying": True}, {"strength": 0}, {"leg": 1}])
def test_9_2_who_is_pinned_lies_is_destroyed_or_has_arrived_does_not_move(battle, fields):
    b = battle()
    unit(b)
    b.s.units["U1"] = Unit(**{**{f: getattr(b.s.units["U1"], f) for f in b.s.units["U1"].__struct_fields__}, **fields})
    m1(b.s, b.ref)
    assert b.s.units["U1"].y == 0


def test_9_1_the_order_comes_before_the_move(battle):
    """23.7 CL-C71: U1 takes cover and does not move; when it gets up it moves at once."""
    b = battle()
    unit(b, cover="rough")
    b.s.ground = {"U1": "lying"}
    m1(b.s, b.ref)
    assert b.s.units["U1"].lying and b.s.units["U1"].y == 0 and b.s.ground == {}
    m1(b.s, b.ref)
    assert b.s.units["U1"].lying
    b.s.ground = {"U1": "up"}
    m1(b.s, b.ref)
    assert not b.s.units["U1"].lying and (b.s.units["U1"].x, b.s.units["U1"].y) == (0, 50)


def barrage(b, low=21, high=30, gun=""):
    b.s.barrages["Q1"] = Barrage("Q1", "C", "c1", gun, 1000, 0, low, high)
    return b.s.barrages["Q1"]


@pytest.mark.parametrize(
    ("band", "ceiling", "high"), [([41, 48], 60, 60), ([41, 48], 40, 0), ([31, 40], 20, 40), ([21, 29], 48, 0), ([5, 10], 48, 0)]
)
def test_9_3_a_variant_lays_no_barrage_in_a_band_that_there_is_not(band, ceiling, high):
    variant = {"name": "other band", "game": "clouds", "tables": {"mission_2": {"barrage": [{"at": {"id": "Q1"}, "band": band}]}}}
    setup = Setup("clouds", "mission_2", {"ceiling": ceiling}, ("e1", "c1"), variant=variant)
    if high:
        assert GAME.new(setup).barrages["Q1"].high == high
    else:
        with pytest.raises(ValueError, match="in no height band"):
            GAME.new(setup)


def test_9_3_a_barrage_is_shifted_in_the_next_m1_only(battle):
    b = battle()
    barrage(b)
    b.s.ground = {"Q1": "300,-100 31-40"}
    m1(b.s, b.ref)
    q = b.s.barrages["Q1"]
    assert (q.x, q.y, q.low, q.high) == (1300, -100, 31, 40)
    m1(b.s, b.ref)
    assert b.s.barrages["Q1"] == q
    assert b.told("shifted") == [{"what": "Q1", "to": [1300, -100], "low": 31, "high": 40}]


def test_9_3_by_one_band_up_or_down(battle):
    b = battle()
    assert bands_near(b.s, barrage(b)) == ((11, 20), (31, 40))
    assert bands_near(b.s, barrage(b, 1, 10)) == ((11, 20),)
    assert bands_near(b.s, barrage(b, 41, 48)) == ((31, 40),)


def test_9_3_a_shift_of_3_mu_is_allowed_and_not_more():
    domain = Shift(((11, 20), (31, 40)), "9.3")
    for text in ("0,0", "180,240", "-300,0", "0,0 11-20"):
        assert domain.why_not(text) is None, text
    for text, code in (("301,0", "too-far"), ("0,0 21-30", "not-an-option")):
        refused = domain.why_not(text)
        assert refused is not None and refused.code == code, text
    for text in ("0,0 ", "0", "0,-0", "0,0 11-", 7):
        refused = domain.why_not(text)
        assert refused is not None and refused.code == "malformed", text


def test_19_7_a_barrage_without_its_gun_is_not_shifted(battle):
    b = battle()
    b.s.units["U3"] = Unit("U3", "gun", "C", "c1", 0, 0, 0, 16)
    q = barrage(b, gun="U3")
    b.s.ground = {"Q1": "300,0"}
    m1(b.s, b.ref)
    assert b.s.barrages["Q1"] == q


def test_9_4_a_balloon_is_hauled_down_from_the_turn_after_the_first_shot(battle):
    b = battle()
    bag(b, shot=3)
    m1(b.s, b.ref)
    assert b.s.gasbags["K1"].z == 24
    b.s.turn = 4
    m1(b.s, b.ref)
    assert b.s.gasbags["K1"].z == 23


def test_9_4_at_height_0_it_is_safe_and_a_jammed_cable_stops_it(battle):
    b = battle()
    b.s.turn = 9
    bag(b, shot=3, z=1)
    m1(b.s, b.ref)
    m1(b.s, b.ref)
    assert b.s.gasbags["K1"].z == 0 and not b.s.gasbags["K1"].there
    bag(b, shot=3, jammed=True)
    m1(b.s, b.ref)
    assert b.s.gasbags["K1"].z == 24


def test_9_6_adrift_a_balloon_rises_and_goes_down_the_wind(battle):
    b = battle()
    bag(b, adrift=True, shot=1)
    m1(b.s, b.ref)
    assert b.s.gasbags["K1"].place == (1700, 0, 25)


def test_9_6_beyond_the_field_or_the_ceiling_it_is_lost(battle):
    b = battle()
    bag(b, adrift=True, x=7801)
    assert move_bag(b.s, b.ref, b.s.gasbags["K1"]).lost
    bag(b, adrift=True, z=48)
    assert move_bag(b.s, b.ref, b.s.gasbags["K1"]).lost
    bag(b, adrift=True, x=7800, z=47)
    assert not move_bag(b.s, b.ref, b.s.gasbags["K1"]).lost


def test_9_7_an_airship_flies_its_route_at_its_height(battle):
    b = battle()
    bag(b, kind="airship", route=((1500, 5000),), shot=1)
    b.s.turn = 5
    m1(b.s, b.ref)
    assert b.s.gasbags["K1"].place == (1500, 700, 24)


def test_9_5_whoever_hangs_under_a_parachute_falls_and_comes_down_unhurt(battle):
    b = battle()
    b.plane("C1", "d7", (0, 0, 20), 0, "V0", 9, state="destroyed", pilot={"state": GONE})
    b.s.canopies["C1.P"] = Canopy("C1.P", 0, 0, 18)
    b.roll(("R-07:C1.P", (3, 4)))
    m1(b.s, b.ref)
    assert b.s.canopies["C1.P"].z == 7
    b.roll(("R-07:C1.P", (1, 2)))
    m1(b.s, b.ref)
    assert not b.s.canopies and b.s.person("C1").state == DOWN and b.s.person("C1").fortitude == 13


def test_9_5_under_a_parachute_behind_the_enemy_lines_he_is_a_prisoner(battle):
    """17.8"""
    b = battle(capture="on")
    b.plane("C1", "d7", (0, 0, 20), 0, "V0", 9, state="destroyed", pilot={"state": GONE})
    b.s.canopies["C1.P"] = Canopy("C1.P", -1, 0, 5)
    b.roll(("R-07:C1.P", (1, 1)))
    m1(b.s, b.ref)
    assert b.s.person("C1").state == PRISONER


def test_28_3_in_aftermath_turns_only_parachutes_come_down(battle):
    b = battle()
    b.s.aftermath = 1
    unit(b)
    bag(b, adrift=True)
    m1(b.s, b.ref)
    assert b.s.units["U1"].y == 0 and b.s.gasbags["K1"].z == 24
