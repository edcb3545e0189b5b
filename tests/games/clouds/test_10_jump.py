"""10.5 to 10.8 Bailing out."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch10_jump import ask_jumps, bail_out_modifiers, choices, jump, may_jump
from lysander.games.clouds.ground import Canopy
from lysander.games.clouds.plane import BROKEN, DEAD, DOWN, GONE, OUT, SPINNING

CHUTE = {"parachute": True}


def d7(b, **fields):
    return b.plane("C1", "d7", (100, 200, 18), 900, "L0", fields.pop("speed", 17), **{"pilot": CHUTE, "shot": "E1", "shot_turn": 2, **fields})


def test_10_5_only_the_living_and_conscious_with_a_parachute_at_height_1_or_more(battle):
    b = battle()
    c1 = d7(b)
    assert may_jump(c1, c1.pilot)
    for fields in ({"parachute": False}, {"state": DEAD}, {"state": GONE}, {"blackout": 1}, {"faint": True}):
        c1 = d7(b, pilot={**CHUTE, **fields})
        assert not may_jump(c1, c1.pilot), fields
    c1 = d7(b, pilot={**CHUTE, "state": OUT})
    assert may_jump(c1, c1.pilot)
    c1.z = 0
    assert not may_jump(c1, c1.pilot)


@pytest.mark.parametrize(
    ("fields", "add"),
    [
        ({}, -4),
        ({"speed": 13}, -2),
        ({"speed": 7}, 0),
        ({"speed": 10}, 0),
        ({"speed": 30}, -4),
        ({"burning": True}, -2),
        ({"state": SPINNING, "speed": 7}, 2),
        ({"state": SPINNING, "speed": 7, "wing": True}, 0),
        ({"state": BROKEN, "speed": 17}, -2),
    ],
)
def test_10_6_the_modifiers(battle, fields, add):
    b = battle()
    assert sum(m[1] for m in bail_out_modifiers(b.s, d7(b, **fields))) == add


def test_10_7_out_of_a_burning_aeroplane(battle):
    """CL-C47: −5 he stays aboard, 0 or more he hangs under his canopy."""
    b = battle()
    c1 = d7(b, burning=True, pilot={**CHUTE, "fortitude": 11})
    b.answers = ["P"]
    b.roll(("R-06", 14))
    ask_jumps(b.s, b.ref, c1)
    assert b.asked[0].default == "none" and c1.pilot.state == "" and c1.pilot.busy
    ask_jumps(b.s, b.ref, c1)  # 10.7 not twice in a turn
    assert [a.kind for a in b.asked] == ["jump:C1", "reroll:C1"] and not b.asked[1].facts["vital"]
    assert jump_again(b, c1, 9) and c1.pilot.state == GONE and c1.state == SPINNING and c1.forever
    assert b.s.canopies["C1.P"] == Canopy("C1.P", 100, 200, 18)
    assert c1.won == "E1"


def jump_again(b, plane, die):
    b.roll(("R-06", die))
    return jump(b.s, b.ref, plane, "P")


def test_10_7_six_short_and_he_falls_to_his_death(battle):
    b = battle()
    c1 = d7(b, burning=True, pilot={**CHUTE, "fortitude": 11})
    assert not jump_again(b, c1, 15)
    assert c1.pilot.state == DEAD and c1.state == SPINNING and c1.won == "E1" and b.asked[0].facts["vital"]


def test_10_7_nine_lives_save_a_jumper_but_not_his_aeroplane(battle):
    b = battle()
    c1 = d7(b, burning=True, pilot={**CHUTE, "fortitude": 11, "abilities": ("nine",)})
    b.roll(("R-06", 18), ("R-58", 3), ("R-59", 2))
    assert not jump(b.s, b.ref, c1, "P")
    assert (c1.pilot.state, c1.pilot.fortitude, c1.state, c1.forever) == (DOWN, 2, SPINNING, True)


def test_10_7_low_down_every_failure_is_vital(battle):
    b = battle()
    c1 = d7(b, burning=True)
    c1.z = 8
    jump_again(b, c1, 13)
    assert b.asked[0].facts["vital"] and b.asked[0].default == "reroll"


def test_10_5_in_a_wreck_the_absent_jump_all_who_can(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 900, "L0", 12, state=BROKEN, pilot=CHUTE, gunner=CHUTE)
    b.answers = ["P,G"]
    b.roll(("R-06:C1", 1), ("R-06:C1.G", 20))
    ask_jumps(b.s, b.ref, c1)
    assert b.asked[0].default == "P,G" and b.asked[0].domain.members() == ("none", "P", "G", "P,G")
    assert c1.pilot.state == GONE and c1.person("G").state == DEAD and c1.state == BROKEN


@pytest.mark.parametrize(
    ("fields", "default"), [({"state": SPINNING, "forever": True}, "P"), ({"state": SPINNING}, "none"), ({"burning": True}, "none")]
)
def test_10_5_the_absent_jump_out_of_a_spin_that_cannot_be_stopped_alone(battle, fields, default):
    """35.1, D-08."""
    b = battle()
    c1 = d7(b, **fields)
    b.answers = ["none"]
    ask_jumps(b.s, b.ref, c1)
    assert b.asked[0].default == default and not c1.pilot.busy


def test_10_5_nobody_is_asked_without_a_parachute(battle):
    b = battle()
    ask_jumps(b.s, b.ref, b.plane("C1", "d7", (0, 0, 20), 900, "L0", 17, burning=True))
    assert not b.asked


def test_10_8_a_gunner_who_jumps_leaves_the_aeroplane_flying(battle):
    b = battle()
    c1 = b.plane("C1", "gotha", (0, 0, 20), 900, "L0", 12, gunner=CHUTE, shot="E1", shot_turn=3)
    b.roll(("R-06:C1.G", 1))
    assert jump(b.s, b.ref, c1, "G") and c1.state == "flying" and c1.won == "" and [*b.s.canopies] == ["C1.G"]


def test_10_5_every_choice_of_three_in_list_order():
    assert choices(("P", "N", "G")) == ("none", "P", "N", "G", "P,N", "P,G", "N,G", "P,N,G")
