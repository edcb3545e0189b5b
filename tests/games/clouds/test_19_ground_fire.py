"""19 Fire from the ground, and barrages."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch19_ground_fire import burst, f1, f2, fire_at, in_range, inside, may_fire
from lysander.games.clouds.ground import Barrage, Unit
from lysander.games.clouds.plane import BROKEN, LANDED, SPINNING


def ground(b, id="U1", kind="infantry", side="C", at=(0, 0), strength=10, **fields):
    b.s.units[id] = Unit(id, kind, side, f"{side.lower()}1", *at, strength, strength, **fields)
    return b.s.units[id]


def barrage(b, id="Q1", at=(0, 0), band=(21, 30), gun="", side="C"):
    b.s.barrages[id] = Barrage(id, side, f"{side.lower()}1", gun, *at, *band)


def rifles(battle, z=8, **fields):
    """CL-C27 A: rifles in a trench."""
    b = battle()
    unit = ground(b, **fields)
    return b, unit, b.plane("E1", "camel", (1000, 1000, z), 0, "L0", 9)


def test_19_1_a_unit_fires_at_an_aeroplane_in_range(battle):
    """CL-C27 A."""
    b, unit, e1 = rifles(battle)
    b.answers = ["E1"]
    b.roll(("R-26:U1", 4), ("R-27:U1", 5), ("R-37:E1", 1), ("R-09", 2))
    assert f1(b.s, b.ref) is None
    b.spent()
    assert b.told("damage")[0]["row"] == 11 and e1.strength == 16
    ask = b.asked[0]
    assert (ask.seat, ask.kind, ask.default, ask.domain.members()) == ("c1", "ground-fire:U1", "E1", ("E1", "hold"))


def test_19_1_out_of_range_nobody_is_asked(battle):
    b, unit, e1 = rifles(battle, z=10)
    assert f1(b.s, b.ref) is None and not b.asked


def test_2_6_the_border_of_the_range_is_inside(battle):
    b = battle()
    unit = ground(b)
    e1 = b.plane("E1", "camel", (1700, 0, 0), 0, "L0", 9)
    assert in_range(b.s, unit) == [e1]
    e1.x = 1701
    assert in_range(b.s, unit) == []


def test_19_1_enemies_in_the_air_only(battle):
    b = battle()
    unit = ground(b)
    e1 = b.plane("E1", "camel", (0, 0, 5), 0, "L0", 9)
    spinning = b.plane("E2", "camel", (0, 0, 5), 0, "V0", 7, state=SPINNING)
    for id, state in (("E3", BROKEN), ("E4", LANDED), ("C1", "flying")):
        b.plane(id, "camel", (0, 0, 5), 0, "L0", 9, state=state)
    assert in_range(b.s, unit) == [e1, spinning]


def test_19_1_units_one_after_the_other_and_the_nearest_by_default(battle):
    b, unit, e1 = rifles(battle)
    b.plane("E2", "camel", (0, 800, 8), 0, "L0", 9)
    b.plane("E3", "camel", (800, 0, 8), 0, "L0", 9)
    ground(b, "U2")
    b.answers = ["hold", "hold"]
    assert f1(b.s, b.ref) == "F1" and b.s.done == ("U1",)
    assert f1(b.s, b.ref) is None and b.s.done == ()
    assert [a.kind for a in b.asked] == ["ground-fire:U1", "ground-fire:U2"] and {a.default for a in b.asked} == {"E2"}


def test_19_1_by_standing_order_at_the_nearest_without_a_question(battle):
    """29.8 Of one seat: the other's units are asked for."""
    b, unit, e1 = rifles(battle)
    b.plane("E2", "camel", (0, 800, 8), 0, "L0", 9)
    b.plane("C1", "dr1", (0, 900, 8), 0, "L0", 9)
    ground(b, "U2", side="E")
    b.s.orders = {"c1": "nearest"}
    b.answers = ["hold"]
    b.roll(("R-26:U1", 20))
    assert f1(b.s, b.ref) == "F1" and b.told("ground-fire")[0]["at"] == "E2"
    assert not b.asked and f1(b.s, b.ref) is None
    assert [a.kind for a in b.asked] == ["ground-fire:U2"]


@pytest.mark.parametrize(
    ("fields", "fires"),
    [
        ({}, True),
        ({"pinned": 1}, False),
        ({"lying": True}, False),
        ({"strength": 0}, False),
        ({"kind": "gun"}, False),
        ({"kind": "truck"}, False),
        ({"kind": "object"}, False),
        ({"kind": "aamg"}, True),
        ({"kind": "aa37"}, True),
        ({"cover": "dense", "route": ((0, 900),)}, True),
    ],
)
def test_19_2_who_fires(battle, fields, fires):
    b = battle()
    assert may_fire(b.s, ground(b, **fields)) is fires


@pytest.mark.parametrize(("speed", "needed"), [(7, 14), (10, 10), (15, 8), (19, 6), (20, 4)])
def test_19_3_the_speed_of_the_target(battle, speed, needed):
    b, unit, e1 = rifles(battle)
    e1.speed = speed
    b.roll(("R-26", 20))
    fire_at(b.s, b.ref, unit, e1)
    assert b.told("roll")[0]["needed"] == needed


@pytest.mark.parametrize(("kind", "dice", "row"), [("infantry", [3], 3), ("aamg", [3], 3), ("aa37", [1, 2], 3)])
def test_19_4_every_unit_has_its_own_die(battle, kind, dice, row):
    b, unit, e1 = rifles(battle, kind=kind)
    b.roll(("R-26", 10), ("R-27", dice))
    fire_at(b.s, b.ref, unit, e1)
    assert e1.strength == 20 - row


def test_19_4_no_credit_and_no_windows(battle):
    """CL-C44: the airman who shot last stays the last; nobody owns the dice."""
    b, unit, e1 = rifles(battle)
    e1.shot, e1.shot_turn, e1.hit = "C1", 2, "C2"
    e1.strength = 1
    b.roll(("R-26", 10), ("R-27", 3))
    fire_at(b.s, b.ref, unit, e1)
    assert (e1.shot, e1.shot_turn, e1.hit, e1.won) == ("C1", 2, "C2", "C1") and not b.asked


def test_22_7_a_gotha_shot_at_from_the_ground_ahead(battle):
    b = battle()
    unit = ground(b, side="E", at=(0, 500))
    c1 = b.plane("C1", "gotha", (0, 0, 3), 0, "L0", 12)
    b.roll(("R-26", 2), ("R-27", 7), ("R-38:C1.N", 1), ("R-42:C1.N", 1))
    fire_at(b.s, b.ref, unit, c1)
    b.spent()


# barrages


@pytest.mark.parametrize(
    ("place", "within"),
    [((900, 0, 25), True), ((1000, 0, 21), True), ((1001, 0, 25), False), ((0, 0, 30), True), ((0, 0, 31), False), ((0, 0, 20), False)],
)
def test_19_5_a_cylinder_the_border_included(battle, place, within):
    b = battle()
    barrage(b)
    assert inside(b.s.barrages["Q1"], b.plane("E1", "se5a", place, 0, "L0", 16)) is within


def test_19_5_any_side_in_list_order(battle):
    b = battle()
    barrage(b)
    barrage(b, "Q2", at=(5000, 0))
    barrage(b, "Q3")
    b.plane("E1", "se5a", (900, 0, 25), 0, "L0", 16)
    b.plane("C1", "alb5", (0, 0, 25), 0, "V0", 8, state=SPINNING)
    b.plane("C2", "alb5", (0, 0, 25), 0, "L0", 8, state=BROKEN)
    b.roll(("R-28:Q1", 2), ("R-28:Q1", 18))
    assert f2(b.s, b.ref) == "F2" and b.s.done == ("Q1",)
    b.roll(("R-28:Q3", 2), ("R-28:Q3", 18))
    assert f2(b.s, b.ref) is None and b.s.done == ()
    assert [e["at"] for e in b.told("barrage")] == ["E1", "C1"] * 2


def test_19_6_wrong_coordinates_twice(battle):
    """CL-C27 B."""
    b = battle()
    barrage(b)
    e1 = b.plane("E1", "se5a", (900, 0, 25), 0, "L0", 16)
    b.roll(("R-28", 1), ("R-29", 3), ("R-28", 1))
    burst(b.s, b.ref, "Q1", e1)
    b.spent()
    assert (b.s.barrages["Q1"].x, b.s.barrages["Q1"].y, e1.strength) == (1000, 0, 25)


def test_19_6_the_new_roll_may_hit(battle):
    b = battle()
    barrage(b)
    e1 = b.plane("E1", "se5a", (900, 0, 25), 0, "L0", 16)
    b.roll(("R-28", 1), ("R-29", 12), ("R-28", 19), ("R-30:E1", (1, 1)))
    burst(b.s, b.ref, "Q1", e1)
    assert (b.s.barrages["Q1"].y, e1.strength) == (1000, 23)


def test_19_6_a_20_is_1d20_and_15(battle):
    b = battle()
    barrage(b)
    e1 = b.plane("E1", "se5a", (900, 0, 25), 0, "L0", 16, shot="C1", shot_turn=2)
    b.roll(("R-28", 20), ("R-30", 12), ("R-39", (2, 2)))
    burst(b.s, b.ref, "Q1", e1)
    assert b.told("damage")[0] == {"who": "E1", "by": "", "total": 27, "row": 27} and e1.won == "C1"


def test_19_6_after_a_jump_who_is_outside_is_safe(battle):
    b = battle()
    barrage(b)
    b.plane("E1", "se5a", (900, 0, 25), 0, "L0", 16)
    b.plane("E2", "se5a", (-900, 0, 25), 0, "L0", 16)
    b.roll(("R-28", 1), ("R-29", 3), ("R-28", 5))
    f2(b.s, b.ref)
    b.spent()


@pytest.mark.parametrize(("strength", "bursts"), [(16, True), (0, False)])
def test_19_7_a_destroyed_gun_ends_its_barrage(battle, strength, bursts):
    b = battle()
    ground(b, "U3", "gun", strength=strength)
    barrage(b, gun="U3")
    b.plane("E1", "se5a", (900, 0, 25), 0, "L0", 16)
    b.roll(("R-28", 5))
    f2(b.s, b.ref)
    assert bool(b.dice) is not bursts
