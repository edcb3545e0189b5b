"""Rulings of docs/decisions/033 that need a test of their own, by paragraph."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.clouds.ch04_people import die
from lysander.games.clouds.ch10_first import m3
from lysander.games.clouds.ch11_legality import why_not
from lysander.games.clouds.ch11_plan import move
from lysander.games.clouds.ch11_sampler import sample_plan
from lysander.games.clouds.ch11_steady import steady_plan
from lysander.games.clouds.ch15_stall import fall
from lysander.games.clouds.ch18_fire import m5
from lysander.games.clouds.ch20_gunnery import f3, f4
from lysander.games.clouds.ch28_end import clear
from lysander.games.clouds.game import GAME
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import DEAD, DESTROYED, FLYING, LANDED, SPINNING
from lysander.games.clouds.rules import owners_of, rules_of
from lysander.games.clouds.standing import interject, standing
from lysander.games.clouds.view import view

# 4.11, 10.7, 16.8


def into_the_ground(battle, plan, *dice, type="camel", attitude="L0", speed=13, at=(0, 0, 4), others=(), **fields):
    """Let an aeroplane fly a plan into the ground; the names of the dice that fell."""
    b = battle()
    e1 = b.plane("E1", type, at, 0, attitude, speed, **fields)
    for id, there in others:
        b.plane(id, "dr1", there, 1800, "L0", 13)
    b.answers = [plan]
    b.roll(*dice)
    move(b.s, b.ref, e1)
    b.spent()
    assert b.told("ground") and e1.state == FLYING
    return [r["name"] for r in b.told("roll")]


AVOIDED = ("R-14", 13)
BENT = (("R-09", 20), ("R-10", 6))
"""A strength test that fails without any harm (13.4)."""


def test_16_8_without_a_failed_test_before_nobody_avoids_the_ground(battle):
    assert into_the_ground(battle, "DV13", ("R-09", 1), ("R-16", 6), ("R-09", 1), wires=True) == ["R-09", "R-16", "R-09"]


def test_16_8_wires_that_failed_in_this_move_count_as_a_failed_test_before(battle):
    assert into_the_ground(battle, "DV13", *BENT, AVOIDED, wires=True) == ["R-09", "R-10", "R-14"]


def test_16_8_so_does_strain(battle):
    fell = into_the_ground(battle, "TLN3-1 DV10", *BENT, AVOIDED, type="gotha", attitude="LL", strain=True)
    assert fell == ["R-09", "R-10", "R-14"]


def test_16_8_so_does_a_tight_turn_that_strains_the_wings(battle):
    fell = into_the_ground(battle, "TLH6-2 DV11", *BENT, AVOIDED, attitude="LL", speed=17)
    assert fell == ["R-09", "R-10", "R-14"]


def test_16_8_so_does_a_meeting_that_luck_alone_avoided(battle):
    there = (("C1", (0, 300, 4)),)
    assert into_the_ground(battle, "S6 DV7", ("R-14", 20), ("R-15", 1), AVOIDED, others=there) == ["R-14", "R-15", "R-14"]


def test_16_8_a_meeting_that_was_avoided_does_not(battle):
    there = (("C1", (0, 300, 4)),)
    assert into_the_ground(battle, "S6 DV7", ("R-14", 1), ("R-16", 6), ("R-09", 1), others=there) == ["R-14", "R-16", "R-09"]


def test_16_8_the_fixed_straight_after_a_jump_that_failed_is_not_the_plan(battle):
    """10.7"""
    fell = into_the_ground(battle, "- /jump:P", ("R-06", 14), AVOIDED, attitude="S0", pilot={"parachute": True})
    assert fell == ["R-06", "R-14"]


# 5.1, 5.3


@pytest.mark.parametrize(
    ("scenario", "seats", "owners"),
    [
        ("mission_3", ("e1", "e2", "c1"), {"E1": "e1", "E2": "e1", "E3": "e2", "C1": "c1", "C2": "c1", "C3": "c1"}),
        ("mission_6", ("e1", "c1", "c2", "c3"), {"E1": "e1", "E2": "e1", "E3": "e1", "C1": "c1", "C2": "c2", "U1": "e1", "Q1": "e1"}),
        ("mission_4", ("e2", "c3"), {"E1": "e2", "E3": "e2", "C1": "c3", "U1": "c3", "U6": "e2"}),
        ("mission_4", ("e1", "c1", "c2"), {"E1": "e1", "E3": "e1", "C1": "c1", "C2": "c2", "C3": "c2", "U1": "c1"}),
    ],
)
def test_5_1_aeroplanes_are_dealt_out_in_runs_and_the_ground_goes_to_who_plays(scenario, seats, owners):
    found = rules_of(Setup("clouds", scenario, {}, seats)).owners
    assert {id: found[id] for id in owners} == owners


@pytest.mark.parametrize(("seats", "owner"), [(("e1", "c1", "c2"), "c2"), (("e1", "c1", "c3"), "c1")])
def test_5_1_a_thing_on_the_ground_stays_with_its_seat_if_that_plays(seats, owner):
    scene = rules_of(Setup("clouds", "mission_4")).scene
    units = [{**u, "seat": "c2"} if u["id"] == "U1" else u for u in scene["ground"]]
    assert owners_of({**scene, "ground": units}, seats)["U1"] == owner


@pytest.mark.parametrize("cockpits", ["open", "closed"])
def test_5_1_a_seat_of_the_same_side_may_not_read_a_standing_order(cockpits):
    """29.8"""
    s = Match(GAME, Setup("clouds", "mission_3", {"cockpits": cockpits}, ("e1", "e2", "c1"))).state
    s.turn, heard = 1, []
    ask = next(a for a in standing(s) if a.kind == "standing-order:E1")
    interject(s, SimpleNamespace(events=heard, tell=heard.append), ask, "never")
    assert [e.to for e in heard] == [("e1",)]
    assert [dict(view(s, seat).orders) for seat in ("e1", "e2", "c1", "spectator")] == [{"E1": "never"}, {}, {}, {}]


@pytest.mark.parametrize(
    ("plan", "declared"),
    [
        ("S6-1 RL S5 =L thr home", "S6-1 RL S5 =L"),
        ("S14 thr >E1", "S14 >E1"),
        ("S14 /cut", "S14"),
        ("S14 /jettison", "S14"),
        ("- /jump:P", "-"),
    ],
)
def test_11_1_segments_free_bank_and_target_are_told_and_what_happens_in_the_cockpit_is_not(battle, plan, declared):
    """5.3"""
    b = battle(cockpits="closed", free_bank="always")
    b.plane("E1", "camel", (9000, 0, 20), 0, "L0", 14)
    c1 = b.plane("C1", "alb3", (0, 0, 20), 900, "L0", 14, bomb="light", bombs=4, pilot={"parachute": True})
    b.answers = [plan]
    b.roll(("R-06", 1))
    move(b.s, b.ref, c1)
    seen = [e for e in b.events if e.kind == "plan" and e.told("e1")]
    assert [dict(e.facts) for e in seen] == [{"who": "C1", "declared": declared}]
    own = {e.kind for e in b.events if e.to == ("c1",)}
    assert "goes-home" not in {e.kind for e in b.events if e.told("e1")} and ("goes-home" in own) == ("home" in plan)


# 11.11, 11.14


def test_11_11_above_the_ceiling_after_a_fixed_zoom_it_may_fly_level_or_down(battle):
    """11.14, 11.19: else no plan would be legal."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 40), 0, "Z0", 30, pilot={"blackout": 1})
    move(b.s, b.ref, e1)
    assert e1.z == 61 > b.rules.ceiling and e1.state == FLYING
    e1.climb, e1.bank, e1.speed, e1.moved = "L", "0", 14, False
    b.s.change("E1", blackout=0)
    reasons = {text: [r.id for r in why_not(b.s, e1, read(text))] for text in ("S14", "S14-2", "S14+1", "S6+2 S8-2", "DV14")}
    assert reasons == {"S14": [], "S14-2": [], "S14+1": ["P-09"], "S6+2 S8-2": ["P-09"], "DV14": []}
    for climb in "LDCZ":
        e1.climb = climb
        assert why_not(b.s, e1, steady_plan(b.s, e1)) == ()
        assert all(why_not(b.s, e1, sample_plan(b.s, e1, Random(n))) == () for n in range(20))


# 15.7


def test_15_7_a_fall_that_ends_in_the_ground_is_diced_for_its_heading_first(battle):
    """Height, drift along the old heading, new heading, ground."""
    b = battle()
    c1 = b.plane("C1", "pfalz", (0, 0, 8), 900, "V0", 8, state=SPINNING)
    b.roll(("R-05", 6), ("R-16", 20))
    fall(b.s, b.ref, c1)
    b.spent()
    assert b.told("falls") == [{"who": "C1", "to": [100, 0, 0], "heading": 1800}] and b.told("ground") == [{"who": "C1", "at": [100, 0]}]
    assert [e.kind for e in b.events if e.kind in ("falls", "ground")] == ["falls", "ground"] and c1.state == DESTROYED


# 20.2, 20.3


def gunner_fight(battle, **fields):
    """A Bristol with an enemy ahead and one behind, within range of its guns."""
    b = battle()
    e1 = b.plane("E1", "bristol", (0, 0, 20), 0, "L0", 14, **fields)
    b.plane("C1", "dr1", (0, 500, 20), 0, "L0", 13)
    b.plane("C2", "dr1", (0, -500, 20), 1800, "L0", 13)
    b.s.step, b.s.order = "M5", ("C1", "C2", "E1")
    for n, id in enumerate(b.s.order):
        b.s.change(id, initiative=10 + n, die=5)
    return b, e1


def shooting(b):
    """Play F3 and F4; who is asked, and the dice of gunners' initiative."""
    b.answers = ["hold"] * 4
    for step in (f3, f4):
        while step(b.s, b.ref):
            pass
    return [a.kind for a in b.asked if a.kind.startswith("attack")], [r["name"] for r in b.told("roll")]


def test_20_3_both_people_aboard_attack(battle):
    b, _ = gunner_fight(battle)
    b.roll(("R-03", 7))
    assert shooting(b) == (["attack:E1.G", "attack:E1"], ["R-03"])


@pytest.mark.parametrize("order", [("C1", "C2"), ("C1", "C2", "E1"), ()])
def test_20_3_nobody_attacks_from_an_aeroplane_whose_fire_goes_out_in_this_turn(battle, order):
    """10.2: again what it was from the next I1 on, whether it burned before the turn, caught fire in M4, or nobody had initiative at all."""
    b, e1 = gunner_fight(battle, burning=True, cockpit=5, task="photo:N1", worker="G")
    b.s.order = order
    b.roll(("R-24", 1))
    m5(b.s, b.ref)
    assert not e1.burning and not e1.task and shooting(b) == ([], ["R-24"])
    clear(e1)
    b.s.order = ("C1", "C2", "E1")
    b.roll(("R-03", 7))
    assert shooting(b)[0] == ["attack:E1.G", "attack:E1"]


@pytest.mark.parametrize("order", [("C1", "C2"), ()])
def test_20_3_nor_from_one_that_took_off_in_this_turn(battle, order):
    """17.10"""
    b, e1 = gunner_fight(battle, state=LANDED, rolled=2)
    e1.z, e1.speed, b.s.order, b.answers = 0, 0, order, ["TAKEOFF"]
    m3(b.s, b.ref)
    assert e1.state == FLYING and e1.z == 1
    for id in ("C1", "C2"):
        b.s.planes[id].z = 1
    assert shooting(b)[0] == ["attack:C1"] and not b.told("roll")


def test_20_2_ties_are_not_diced_off_when_nobody_has_anything_to_attack(battle):
    """7.1"""
    b, e1 = gunner_fight(battle)
    b.s.change("E1.G", initiative=12, die=5)
    b.s.planes["C1"].y, b.s.planes["C2"].y = 9000, -9000
    assert f4(b.s, b.ref) is None and not b.told("roll")
    b.s.planes["C1"].y = 500
    b.answers = ["hold"]
    b.roll(("R-02:E1", 3), ("R-02:E1.G", 9))
    f4(b.s, b.ref)
    assert len(b.told("roll")) == 2


# 30.1


@pytest.mark.parametrize("senses", [{"blackout": 1}, {"faint": True}])
def test_30_1_nine_lives_do_not_save_a_pilot_without_his_senses(battle, senses):
    """30.8"""
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"abilities": ("nine",), **senses})
    die(b.s, b.ref, "E1")
    assert b.s.person("E1").state == DEAD and not b.told("roll")


@pytest.mark.parametrize("senses", [{}, {"blackout": 2}])
def test_30_8_they_save_one_who_has_them_still(battle, senses):
    """4.11: a black-out that waits for the next I1 has not begun."""
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"abilities": ("nine",), **senses})
    b.roll(("R-58", 1), ("R-59", 4), ("R-42", 1))
    die(b.s, b.ref, "E1")
    assert b.s.person("E1").lives and b.s.person("E1").fortitude == 4
