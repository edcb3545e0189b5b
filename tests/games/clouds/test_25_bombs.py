"""25 Bombs."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch25_bombs import aimer_modifiers, drop_bombs, explode_at, row_of, stick
from lysander.games.clouds.ground import Unit
from lysander.games.clouds.plane import DESTROYED, LANDED


def depot(battle, cover="open", **fields):
    """CL-C41: a Gotha over an ammunition depot."""
    b = battle("mission_6")
    c1 = b.plane("C1", "gotha", (-2500, 0, 26), 2700, "L0", 12, bomb="medium", bombs=12, **fields)
    b.s.units["U1"] = Unit("U1", "object", "E", "e1", -2500, 0, 30, 30, cover)
    return b, c1


def test_25_2_a_stick_of_bombs(battle):
    """25.5, 25.8 CL-C41."""
    b, c1 = depot(battle)
    b.roll(("R-48:C1.N", 7), ("R-49:C1.N", 3), ("R-50:C1.N", 6), ("R-49", 9), ("R-50", 3), ("R-49", 6), ("R-50", 3))
    b.roll(("R-51:U1", (4, 3, 4, 3, 4, 3)), ("R-51:U1", (5, 4, 3, 4, 3, 3)))
    drop_bombs(b.s, b.ref, c1, c1.person("N"), 3, (-2500, 0))
    b.spent()
    assert [e["at"] for e in b.told("bomb")] == [[-2500, -100], [-2100, 0], [-2700, 0]]
    assert b.s.units["U1"].destroyed and b.s.units["U1"].by == "C1" and c1.bombs == 9


def test_25_5_all_bombs_are_placed_before_the_first_takes_effect(battle):
    b, c1 = depot(battle)
    b.roll(("R-48", 7), ("R-49", 2), ("R-50", 12), ("R-49", 3), ("R-50", 3), ("R-51", (1,) * 6), ("R-51", (1,) * 6))
    drop_bombs(b.s, b.ref, c1, c1.person("N"), 2, (-2500, 0))
    b.spent()
    assert b.s.units["U1"].strength == 30 - 6 - 3


def test_25_2_further_bombs_lie_one_spacing_on_along_the_heading(battle):
    b, c1 = depot(battle)
    assert stick(b.s, c1, 3, (0, 0)) == [(0, 0), (-300, 0), (-600, 0)]
    c1.heading = 450
    assert stick(b.s, c1, 2, (0, 0)) == [(0, 0), (212, 212)]


ROWS = [(5, 12, "1d4", 3), (6, 12, "1d6", 3), (13, 8, "1d6", 1), (14, 11, "1d8", 2), (24, 16, "1d12", 5)]


@pytest.mark.parametrize(("height", "speed", "die", "spacing"), ROWS)
def test_25_3_the_row_is_that_of_height_and_speed(battle, height, speed, die, spacing):
    """25.6"""
    b, c1 = depot(battle)
    c1.z, c1.speed = height, speed
    row = row_of(b.s, c1)
    assert (row["die"], row["spacing"]) == (die, spacing)


@pytest.mark.parametrize(("face", "mu"), [(20, 12), (1, 8)])
def test_25_6_beyond_the_table_the_first_and_the_last_column_count(battle, face, mu):
    b, c1 = depot(battle, nose={"gunnery": 24 if face == 1 else 5})
    b.roll(("R-48", face), ("R-49", 12 if face == 20 else 11), ("R-50", 12))
    drop_bombs(b.s, b.ref, c1, c1.person("N"), 1, (0, 0))
    assert b.told("bomb")[0]["at"] == [0, 100 * mu]


def test_25_4_sure_aim_adds_4_for_gunners_and_3_for_pilots(battle):
    b, c1 = depot(battle, nose={"abilities": ("eye",)}, pilot={"abilities": ("eye",)})
    assert aimer_modifiers(c1.person("N"))[0][1] == 4 and aimer_modifiers(c1.pilot)[0][1] == 3
    assert aimer_modifiers(c1.person("G")) == ()


def test_25_7_strained_wings_are_tested_after_the_release(battle):
    b, c1 = depot(battle, strain=True, strength=14)
    b.roll(("R-48", 20), ("R-49", 12), ("R-50", 3), ("R-09:C1", 13))
    drop_bombs(b.s, b.ref, c1, c1.person("N"), 1, (-2500, 0))
    b.spent()


@pytest.mark.parametrize(("kind", "dice"), [("light", 3), ("medium", 6), ("heavy", 10)])
def test_25_8_dice_by_kind_within_1_mu_and_half_of_them_within_3(battle, kind, dice):
    b, c1 = depot(battle)
    for id, x in (("U2", 100), ("U3", 101), ("U4", 300), ("U5", 301)):
        b.s.units[id] = Unit(id, "infantry", "C", "c1", x, 0, 60, 60, "rough")
    for id in ("U2", "U3", "U4"):
        b.roll((f"R-51:{id}", (4,) * dice))
    explode_at(b.s, b.ref, "R-51", kind, (0, 0), "C1.N")
    b.spent()
    assert [b.s.units[id].strength for id in ("U1", "U2", "U3", "U4", "U5")] == [30, 60 - 3 * dice, 60 - 3 * dice // 2, 60 - 3 * dice // 2, 60]


def test_25_9_objects_have_the_strength_that_the_scenario_prints(battle):
    b, c1 = depot(battle)
    assert b.rules.scene["ground"][0]["strength"] == 30


def test_17_10_a_bomb_hits_an_aeroplane_that_rolls(battle):
    """25.8"""
    b, c1 = depot(battle)
    e1 = b.plane("E1", "camel", (0, 0, 0), 0, "L0", 0, state=LANDED, rolled=2)
    b.roll(("R-51:E1", (2, 2, 2, 2, 2, 1)))
    explode_at(b.s, b.ref, "R-51", "medium", (50, 0), "C1.N")
    assert e1.state == DESTROYED
