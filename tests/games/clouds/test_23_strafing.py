"""23 Attacks on ground units, 17.10 on an aeroplane that rolls."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch23_strafing import strafe
from lysander.games.clouds.ch23_units import reduced, weaken
from lysander.games.clouds.ch28_end import e2
from lysander.games.clouds.ground import Unit
from lysander.games.clouds.plane import DEAD, DESTROYED, LANDED


def pit(battle, cover="partial", lying=False, strength=10, speed=15, **fields):
    """CL-C38: a Camel dives at infantry in a gun pit."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 3), 0, "D0", speed, **fields)
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 900, strength, 10, cover, lying=lying)
    return b, e1


def attack(b, mode="normal", guns=("g1", "g2")):
    e1 = b.s.planes["E1"]
    strafe(b.s, b.ref, e1, e1.pilot, guns, "U1", mode)


def test_23_3_strafing_a_gun_pit(battle):
    """23.1, 23.4 CL-C38."""
    b, e1 = pit(battle)
    b.roll(("R-46:E1", 1), ("R-47:U1", (6, 4, 3, 2)))
    attack(b)
    b.spent()
    shot = next(r for r in b.told("roll") if r["name"] == "R-46")
    assert (shot["needed"], shot["total"]) == (9, 8)
    assert (b.s.units["U1"].strength, b.s.units["U1"].pinned) == (3, 2)
    assert [g.half for g in e1.guns] == [14, 14]


def test_23_7_flat_on_the_ground(battle):
    """23.4 CL-C71."""
    b, e1 = pit(battle, "rough", lying=True, speed=9)
    b.roll(("R-46:E1", 7), ("R-47:U1", (5, 1, 2)))
    attack(b)
    b.spent()
    assert (b.s.units["U1"].strength, b.s.units["U1"].pinned) == (7, 0)


def test_23_2_a_miss_costs_ammunition_and_does_nothing(battle):
    b, e1 = pit(battle)
    before = [g.half for g in e1.guns]
    b.roll(("R-46:E1", 12))
    attack(b)
    assert b.s.units["U1"].strength == 10 and [g.half for g in e1.guns] == [n - 2 for n in before]


def test_23_2_guns_jam_as_in_the_air(battle):
    """21.5"""
    b, e1 = pit(battle)
    b.roll(("R-46:E1", 19), ("R-35:E1", 4))
    attack(b)
    b.spent()
    assert [g.jam for g in e1.guns] == [4, 0]


def test_30_3_trench_raider_hits_better(battle):
    b, e1 = pit(battle, pilot={"abilities": ("raider",)})
    b.roll(("R-46:E1", 12), ("R-47:U1", (3, 3)))
    attack(b)
    assert b.s.units["U1"].strength == 8


@pytest.mark.parametrize(("cover", "total"), [("open", 13), ("rough", 9), ("partial", 7), ("trench", 5), ("dense", 3)])
def test_23_4_cover_takes_off_every_die_none_below_0(battle, cover, total):
    b, e1 = pit(battle, cover)
    assert reduced(b.s, b.s.units["U1"], (6, 1, 5, 1)) == total


def test_23_5_at_0_a_unit_is_destroyed_and_its_strength_is_no_less(battle):
    b, e1 = pit(battle)
    weaken(b.s, b.ref, b.s.units["U1"], 14, "E1")
    assert b.s.units["U1"].destroyed and b.s.units["U1"].strength == 0 and b.s.units["U1"].by == "E1"
    assert b.told("unit-destroyed") == [{"what": "U1", "by": "E1"}]


def test_23_6_below_half_it_is_pinned_until_e2_of_the_next_turn(battle):
    b, e1 = pit(battle)
    weaken(b.s, b.ref, b.s.units["U1"], 5, "E1")
    assert b.s.units["U1"].pinned == 0
    weaken(b.s, b.ref, b.s.units["U1"], 1, "E1")
    assert b.s.units["U1"].pinned == 2
    e2(b.s, b.ref)
    assert b.s.units["U1"].pinned == 1
    weaken(b.s, b.ref, b.s.units["U1"], 0, "E1")
    assert b.s.units["U1"].pinned == 1
    weaken(b.s, b.ref, b.s.units["U1"], 1, "E1")
    assert b.s.units["U1"].pinned == 2
    e2(b.s, b.ref)
    e2(b.s, b.ref)
    assert b.s.units["U1"].pinned == 0


@pytest.mark.parametrize(("faces", "state"), [((5, 4), LANDED), ((5, 5), DESTROYED)])
def test_17_10_a_sum_of_10_destroys_an_aeroplane_that_rolls(battle, faces, state):
    b, e1 = pit(battle, speed=15)
    c1 = b.plane("C1", "alb3", (0, 900, 0), 0, "L0", 0, state=LANDED, rolled=1)
    b.roll(("R-46:E1", 8), ("R-47:C1", faces))
    strafe(b.s, b.ref, e1, e1.pilot, ("g1", "g2"), "C1", "normal")
    assert c1.state == state and (c1.pilot.state == DEAD) == (state == DESTROYED)
