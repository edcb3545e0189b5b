"""17 Landing and take-off."""

from __future__ import annotations

import dataclasses

import pytest

from lysander.games.clouds.ch17_landing import behind_lines, come_down, ground_under, land
from lysander.games.clouds.ch17_takeoff import may_take_off, take_off, wait_on_ground
from lysander.games.clouds.plane import CUT, DEAD, DESTROYED, DOWN, FLYING, LANDED, OUT, PRISONER, STOPPED, Engine

DEAD_ENGINE = (Engine(state=STOPPED),)


def mapped(b, *areas):
    rules = dataclasses.replace(b.rules, scene={**b.rules.scene, "area": areas})
    b.rules = b.s.rules = rules


def everywhere(kind):
    return {"kind": kind, "rect": [-9000, -9000, 9000, 9000]}


def test_6_4_the_first_area_that_contains_the_place_counts_borders_included(battle):
    b = battle()
    mapped(b, {"kind": "wood", "circle": [0, 0, 500]}, {"kind": "water", "rect": [0, -1000, 1000, 1000]})
    assert [ground_under(b.s, *p) for p in ((300, 400), (301, 400), (1000, 1000), (1001, 0), (-501, 0))] == ["wood", "water", "water", "", ""]


def test_17_4_off_the_field_no_map_counts(battle):
    b = battle()
    mapped(b, everywhere("aerodrome"))
    assert ground_under(b.s, 8000, 0) == "aerodrome" and ground_under(b.s, 8001, 0) == ""


def test_17_6_an_emergency_landing_on_unmapped_ground(battle):
    """CL-C24 A: Luck for the place, then the landing, then the losses; the landing is the victory of the last to hit."""
    b = battle()
    e1 = b.plane("E1", "camel", (6000, 0, 2), 0, "L0", 10, engines=DEAD_ENGINE, hit="C1")
    b.roll(("R-19", 18), ("R-20", 14), ("R-21", (1, 4)), ("R-21", (3, 6)))
    land(b.s, b.ref, e1)
    b.spent()
    assert (e1.state, e1.z, e1.speed, e1.strength) == (LANDED, 0, 0, 11)
    assert (e1.pilot.fortitude, e1.pilot.state) == (8, DOWN)
    assert e1.won == "C1" and [a.kind for a in b.asked] == ["reroll:E1", "reroll:E1"]


def test_17_2_a_mapped_aerodrome_needs_no_luck_but_a_dead_engine_makes_it_an_emergency(battle):
    b = battle()
    mapped(b, everywhere("aerodrome"))
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10, engines=DEAD_ENGINE, hit="C1")
    b.roll(("R-20", 14))
    land(b.s, b.ref, e1)
    assert b.told("roll")[-1]["needed"] == 16 and (e1.state, e1.won, e1.rolled, e1.pilot.state) == (LANDED, "C1", -1, DOWN)


def test_17_2_a_normal_landing_is_nobodys_victory_and_may_take_off_again(battle):
    b = battle()
    mapped(b, everywhere("aerodrome"))
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10, hit="C1")
    b.roll(("R-20", 16))
    land(b.s, b.ref, e1)
    assert (e1.won, e1.rolled, e1.pilot.state) == ("", 0, "") and may_take_off(e1)


def test_17_8_a_rough_normal_landing_does_not_take_off_again(battle):
    b = battle()
    mapped(b, everywhere("aerodrome"))
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10)
    b.roll(("R-20", 17), ("R-21", 2), ("R-21", 3))
    land(b.s, b.ref, e1)
    assert (e1.rolled, e1.pilot.state, e1.pilot.fortitude, e1.strength) == (-1, DOWN, 11, 17)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"undercarriage": True, "emergency": True}, "lost wheels"),
        ({"emergency": True}, "owed"),
        ({"engines": (Engine(state=CUT),)}, "no engine runs"),
        ({"burning": True}, "burns"),
    ],
)
def test_17_2_what_makes_a_landing_on_an_aerodrome_an_emergency(battle, fields, why):
    b = battle()
    mapped(b, everywhere("aerodrome"))
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10, **fields)
    b.roll(("R-20", 1))
    land(b.s, b.ref, e1)
    assert b.told("landed")[0]["emergency"] and not may_take_off(e1), why


def test_17_6_what_changes_the_target(battle):
    """17.3: the wood gives −8 directly."""
    b = battle()
    mapped(b, everywhere("wood"))
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10, burning=True, undercarriage=True, pilot={"abilities": ("survivor",)})
    b.roll(("R-20", 1))
    land(b.s, b.ref, e1)
    assert b.told("roll")[0]["needed"] == 13 - 8 - 3 - 1 - 1 + 5


def test_17_4_walks_away_helps_luck_and_landing(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 7, pilot={"abilities": ("survivor",)})
    b.roll(("R-19", 18), ("R-20", 15))
    land(b.s, b.ref, e1)
    assert [r["needed"] for r in b.told("roll")] == [17, 13 + 0 + 5]
    assert b.told("place") == [{"who": "E1", "ground": "field", "modifier": 0}]


@pytest.mark.parametrize(
    ("die", "ground"),
    [(12, "grass"), (13, "field"), (15, "field"), (16, "meadow"), (17, "meadow"), (18, "shellholes"), (20, "shellholes")],
)
def test_17_4_the_row_of_the_luck_test(battle, die, ground):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 7)
    b.roll(("R-19", die), ("R-20", 1))
    land(b.s, b.ref, e1)
    assert b.told("place")[0]["ground"] == ground


def test_17_7_a_death_in_the_landing_adds_nothing(battle):
    """CL-C59: one air victory, for C1, who hit last, not for C2, who shot last."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10, engines=DEAD_ENGINE, hit="C1", shot="C2", shot_turn=3)
    b.roll(("R-19", 20), ("R-20", 20), ("R-21", (5, 6, 4)))
    land(b.s, b.ref, e1)
    assert (e1.pilot.state, e1.state, e1.won) == (DEAD, DESTROYED, "C1") and len(b.told("victory")) == 1


def test_17_7_without_a_hit_a_deadly_landing_is_nobodys(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 10, engines=DEAD_ENGINE, shot="C2", shot_turn=3)
    b.roll(("R-19", 20), ("R-20", 20), ("R-21", (5, 6, 4)))
    land(b.s, b.ref, e1)
    assert (e1.pilot.state, e1.won) == (DEAD, "")


def test_17_7_everybody_is_hurt_where_that_is_played_each_by_his_own_dice(battle):
    b = battle(landing_hurts="all")
    mapped(b, everywhere("field"))
    e1 = b.plane("E1", "bristol", (0, 0, 2), 0, "L0", 9, emergency=True)
    b.roll(("R-20", 14), ("R-21:E1", 3), ("R-21:E1.G", 4), ("R-21:E1", 2))
    land(b.s, b.ref, e1)
    b.spent()
    assert [p.fortitude for p in e1.people] == [10, 9] and b.told("roll")[0]["total"] == -2


def test_17_7_strength_may_fall_to_0_then_she_is_lost(battle):
    b = battle()
    mapped(b, everywhere("field"))
    e1 = b.plane("E1", "camel", (0, 0, 2), 0, "L0", 9, strength=2, emergency=True, shot="C1", shot_turn=3)
    b.roll(("R-20", 14), ("R-21", 1), ("R-21", 6))
    land(b.s, b.ref, e1)
    assert (e1.strength, e1.state, e1.pilot.state, e1.won) == (0, DESTROYED, DOWN, "")


def test_17_9_on_water_everybody_must_get_out(battle):
    """CL-C24 B."""
    b = battle()
    mapped(b, everywhere("water"))
    e1 = b.plane("E1", "bristol", (0, 0, 1), 0, "L0", 9, emergency=True, undercarriage=True)
    b.roll(("R-20", 17), ("R-21", (2, 1)), ("R-22:E1", 7), ("R-22:E1.G", 8))
    land(b.s, b.ref, e1)
    b.spent()
    assert (e1.state, e1.pilot.fortitude, e1.pilot.state, e1.person("G").state) == (DESTROYED, 10, DOWN, DEAD)


def test_17_9_a_land_machine_that_comes_down_cleanly_on_water_is_lost_without_a_test(battle):
    b = battle()
    mapped(b, everywhere("water"))
    e1 = b.plane("E1", "bristol", (0, 0, 1), 0, "L0", 9, gunner={"state": OUT})
    b.roll(("R-20", 12))
    land(b.s, b.ref, e1)
    assert (e1.state, e1.pilot.state, e1.person("G").state) == (DESTROYED, DOWN, DOWN)


def test_17_9_seaplanes_float_on_water_and_are_worse_on_land(battle):
    b = battle()
    floats = dataclasses.replace(b.rules.panels["re8"], floats=True)
    b.rules = b.s.rules = dataclasses.replace(b.rules, panels={**b.rules.panels, "re8": floats})
    mapped(b, {"kind": "water", "rect": [0, 0, 100, 100]}, everywhere("grass"))
    for id, place, needed in (("E1", (50, 50, 1), 13 + 4 - 1), ("E2", (-50, 50, 1), 13 + 2 - 1 - 4)):
        e = b.plane(id, "re8", place, 0, "L0", 10)
        b.roll(("R-20", 2))
        land(b.s, b.ref, e)
        assert b.told("roll")[-1]["needed"] == needed and e.state == LANDED
    e3 = b.plane("E3", "re8", (50, 50, 1), 0, "L0", 10)
    b.roll(("R-20", 17), ("R-21", 1), ("R-22:E3", 2), ("R-22:E3.G", 3))
    land(b.s, b.ref, e3)
    b.spent()
    assert (e3.state, e3.pilot.state) == (DESTROYED, DOWN), "below 0 nothing keeps her afloat"


def test_28_8_whoever_drowns_after_a_landing_adds_no_victory(battle):
    """Shot at in the turn before, but not hit: the landing is the event, and it is nobody's."""
    b = battle()
    mapped(b, everywhere("water"))
    e1 = b.plane("E1", "camel", (0, 0, 1), 0, "L0", 10, shot="C1", shot_turn=2)
    b.roll(("R-20", 14), ("R-21", 1), ("R-22", 19))
    land(b.s, b.ref, e1)
    b.spent()
    assert (e1.state, e1.pilot.state, e1.won) == (DESTROYED, DEAD, "")


def test_17_8_those_down_behind_the_enemys_lines_are_prisoners_where_that_is_played(battle):
    b = battle(capture="on")
    mapped(b, everywhere("field"))
    e1 = b.plane("E1", "camel", (1, 0, 1), 0, "L0", 9)
    c1 = b.plane("C1", "alb3", (0, 0, 1), 0, "L0", 9)
    for p in (e1, c1):
        b.roll(("R-20", 2))
        land(b.s, b.ref, p)
    assert (e1.pilot.state, c1.pilot.state) == (PRISONER, DOWN) and not behind_lines(b.s, c1.side, c1.x)


def test_17_5_an_aerodrome_away_from_the_field_needs_no_luck_and_is_no_victory(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (9000, 0, 12), 0, "L0", 14, emergency=True, hit="C1")
    b.roll(("R-20", 16))
    come_down(b.s, b.ref, e1, "aerodrome", "slow", emergency=True, credited=False)
    assert b.told("roll")[0]["needed"] == 13 + 4 - 1 and e1.won == ""


def test_17_10_a_take_off_rolls_3_6_and_9_mu_and_flies_at_the_end(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 0), 900, "L0", 0, state=LANDED, rolled=0)
    places = []
    for _ in range(3):
        take_off(b.s, b.ref, e1)
        places.append((e1.x, e1.y, e1.z, e1.state))
    assert places == [(300, 0, 0, LANDED), (900, 0, 0, LANDED), (1800, 0, 1, FLYING)]
    assert (e1.speed, e1.climb, e1.rolled, e1.pilot.busy) == (8, "L", -1, True)


def test_17_10_a_turn_without_it_starts_the_count_again(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 0), 900, "L0", 0, state=LANDED, rolled=0)
    take_off(b.s, b.ref, e1)
    take_off(b.s, b.ref, e1)
    wait_on_ground(e1)
    take_off(b.s, b.ref, e1)
    assert (e1.rolled, e1.state, e1.x) == (1, LANDED, 1200)
