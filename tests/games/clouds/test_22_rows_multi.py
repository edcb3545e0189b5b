"""22.5 The damage table of aeroplanes with several engines, row by row and sub-row by sub-row."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch22_damage import damage
from lysander.games.clouds.plane import BROKEN, DEAD, FLYING, SPINNING, STOPPED, Engine

ME = "E1"
AHEAD, ABREAST, BEHIND = (300, 500, 20), (300, 0, 20), (300, -500, 20)


def hurt(battle, row, *dice, source=BEHIND, **fields):
    """A Gotha after a row, done by E1; all dice must have fallen."""
    b = battle()
    b.plane(ME, "camel", source or BEHIND, 2100, "L0", 14)
    c1 = b.plane("C1", "gotha", (0, 0, 20), 0, "L0", 12, **{"shot": ME, "shot_turn": 3, "hit": ME, **fields})
    b.roll(*dice)
    damage(b.s, b.ref, c1, row, ME, source)
    b.spent()
    return b, c1


def engines(c1):
    return [e.state for e in c1.engines]


def test_22_5_row_1_a_tug_at_the_scarf(battle):
    b, c1 = hurt(battle, 1)
    assert (c1.pilot.luck, c1.strength) == (13, 34)


@pytest.mark.parametrize(
    ("row", "dice", "lost"),
    [
        (2, (), 2),
        (3, (), 3),
        (5, [("R-37", 3)], 5),
        (6, [("R-37", 1)], 4),
        (9, [("R-09", 19)], 0),
        (10, [("R-37", 4), ("R-09", 13)], 6),
        (11, [("R-37", 1), ("R-09", 15)], 4),
    ],
)
def test_22_5_rows_that_cost_strength(battle, row, dice, lost):
    b, c1 = hurt(battle, row, *dice)
    assert (c1.strength, c1.state) == (34 - lost, FLYING)


def test_22_5_row_4_the_undercarriage(battle):
    b, c1 = hurt(battle, 4)
    assert (c1.undercarriage, c1.emergency, c1.strength) == (True, True, 31)


def test_22_5_row_7_fabric_streams(battle):
    b, c1 = hurt(battle, 7)
    assert (c1.speed, c1.leak, c1.strength) == (10, 2, 31)


def test_22_5_rows_8_and_12_turns_wider(battle):
    b, c1 = hurt(battle, 8, ("R-37", 1))
    assert (c1.wider, c1.strength) == (1, 30)
    b, c1 = hurt(battle, 12, ("R-37", 4), ("R-09", 5))
    assert (c1.wider, c1.strength) == (2, 27)


@pytest.mark.parametrize(
    ("source", "fields", "dice", "role"),
    [
        (AHEAD, {}, [], "N"),
        (BEHIND, {}, [], "G"),
        (ABREAST, {}, [], "N"),
        (AHEAD, {"nose": {"state": DEAD}}, [], "G"),
        (BEHIND, {"gunner": {"state": DEAD}}, [], "N"),
        (None, {}, [("R-36", 3)], "N"),
        (None, {}, [("R-36", 4)], "G"),
        (None, {"nose": {"state": DEAD}}, [], "G"),
    ],
)
def test_22_7_row_13_the_gunner_nearest_to_the_attacker(battle, source, fields, dice, role):
    """CL-C63."""
    b, c1 = hurt(battle, 13, *dice, (f"R-38:C1.{role}", 4), (f"R-42:C1.{role}", 6), source=source, **fields)
    assert c1.person(role).fortitude == 9


def test_22_5_row_13_nobody_left_to_hit(battle):
    hurt(battle, 13, nose={"state": DEAD}, gunner={"state": DEAD})


@pytest.mark.parametrize(
    ("die", "sub", "speed", "leak"),
    [(1, 1, 11, 1), (4, 1, 11, 1), (3, 2, 12, 1), (6, 2, 12, 1), (2, 3, 12, 0), (5, 3, 12, 0)],
)
def test_22_5_row_14_one_engine_is_hit(battle, die, sub, speed, leak):
    b, c1 = hurt(battle, 14, ("R-36", die), ("R-36", sub))
    hit, other = c1.engines if die <= 3 else c1.engines[::-1]
    assert (c1.speed, c1.leak) == (speed, leak)
    assert (hit.vibration, hit.smoke) == ((10, -1) if sub == 2 else (0, 2) if sub == 3 else (0, -1))
    assert (other.vibration, other.smoke) == (0, -1)


def test_22_9_of_two_vibration_limits_the_lower_counts(battle):
    b, c1 = hurt(battle, 14, ("R-36", 1), ("R-36", 2), engines=(Engine("L", vibration=15), Engine("R")))
    assert c1.engines[0].vibration == 10
    b, c1 = hurt(battle, 14, ("R-36", 1), ("R-36", 2), engines=(Engine("L", vibration=8), Engine("R")))
    assert c1.engines[0].vibration == 8


def test_22_5_row_15_one_engines_fuel(battle):
    b, c1 = hurt(battle, 15, ("R-36", 5), ("R-39", 1))
    assert [e.fuel for e in c1.engines] == [0, 3]
    b, c1 = hurt(battle, 15, ("R-36", 5), ("R-39", 6), ("R-39", 4))
    assert (c1.burning, c1.cockpit) == (True, 4)


@pytest.mark.parametrize(("die", "who"), [(1, "C1"), (2, "C1"), (3, "C1.N"), (4, "C1.N"), (5, "C1.G"), (6, "C1.G")])
def test_22_7_row_16_one_of_three(battle, die, who):
    b, c1 = hurt(battle, 16, ("R-36", die), (f"R-38:{who}", 2), (f"R-42:{who}", 6))
    assert b.s.person(who).fortitude == 11


def test_22_5_row_17_the_pilot(battle):
    b, c1 = hurt(battle, 17, ("R-38:C1", 2), ("R-42:C1", 6))
    assert c1.pilot.fortitude == 11


def test_22_5_row_18_sub_row_1_a_gunner_and_the_pilot(battle):
    b, c1 = hurt(battle, 18, ("R-36", 2), ("R-38:C1.N", (1, 2)), ("R-42:C1.N", 1), ("R-36", 1), ("R-38:C1", 4), ("R-42:C1", 1))
    assert (c1.person("N").fortitude, c1.pilot.fortitude) == (10, 9) and not any(g.out for g in c1.guns)


def test_22_5_row_18_sub_row_2_an_aileron_wire(battle):
    b, c1 = hurt(battle, 18, ("R-36", 5), ("R-38:C1.G", (1, 2)), ("R-42:C1.G", 1), ("R-36", 2))
    assert c1.doubled


def test_22_5_row_18_sub_row_3_the_wheel(battle):
    b, c1 = hurt(battle, 18, ("R-36", 5), ("R-38:C1.G", (1, 2)), ("R-42:C1.G", 1), ("R-36", 3), ("R-43", 14), ("R-05", 12))
    assert (c1.state, c1.z, c1.heading) == (SPINNING, 12, 0)


def test_22_5_row_18_sub_row_4_a_forced_turn(battle):
    b, c1 = hurt(battle, 18, ("R-36", 5), ("R-38:C1.G", (1, 2)), ("R-42:C1.G", 1), ("R-36", 4), ("R-42:C1", 3))
    assert (c1.pilot.fortitude, c1.forced_turn, c1.flinch) == (12, True, False)


def test_22_5_row_19_turns_and_strength(battle):
    b, c1 = hurt(battle, 19, ("R-37", (1, 2)), ("R-09", 5))
    assert (c1.wider, c1.strength, c1.wires, c1.emergency) == (2, 28, False, False)


def test_22_5_row_20_bombs(battle):
    b, c1 = hurt(battle, 20, bomb="medium", bombs=12)
    assert (c1.state, [p.state for p in c1.people], c1.won) == ("destroyed", [DEAD] * 3, ME)
    b, c1 = hurt(battle, 20, ("R-40", (1, 1)))
    assert c1.strength == 32


def test_22_5_row_21_strain(battle):
    b, c1 = hurt(battle, 21, ("R-37", (3, 4)), ("R-09", 5))
    assert (c1.strength, c1.strain, c1.emergency) == (27, True, True)


def test_22_5_row_21_finds_a_wreck(battle):
    """CL-C61, 22.5: what breaks up takes no more of the row."""
    b, c1 = hurt(battle, 21, ("R-37", (3, 4)), strength=7)
    assert (c1.state, c1.strain, c1.emergency, c1.won) == (BROKEN, False, False, ME)


def test_22_5_row_22_an_engine_stops(battle):
    """CL-C37 B."""
    b, c1 = hurt(battle, 22, ("R-36", 5), ("R-36", 2))
    assert engines(c1) == ["", STOPPED] and not c1.burning
    b, c1 = hurt(battle, 22, ("R-36", 5), ("R-36", 3), ("R-42:C1", 14), engines=(Engine("L", STOPPED), Engine("R")))
    assert c1.running == 0 and c1.forced
    b, c1 = hurt(battle, 22, ("R-36", 1), ("R-36", 4), ("R-39", 3))
    assert engines(c1) == [STOPPED, ""] and (c1.burning, c1.cockpit) == (True, 3)


def test_22_5_row_23_the_main_spar(battle):
    b, c1 = hurt(battle, 23, ("R-37", (3, 3, 3)), ("R-09", 2))
    assert (c1.strength, c1.wider) == (25, 3)


def test_22_7_row_24_pilot_and_one_gunner(battle):
    b, c1 = hurt(battle, 24, ("R-38:C1", (1, 1)), ("R-42:C1", 1), ("R-36", 4), ("R-38:C1.G", (2, 2)), ("R-42:C1.G", 1))
    assert [p.fortitude for p in c1.people] == [11, 13, 9]


def test_22_5_row_25_an_engine_stops_or_burns(battle):
    b, c1 = hurt(battle, 25, ("R-36", 3), ("R-36", 2))
    assert engines(c1) == [STOPPED, ""] and not c1.burning
    b, c1 = hurt(battle, 25, ("R-36", 4), ("R-36", 3), ("R-39", 1))
    assert engines(c1) == ["", STOPPED] and c1.burning


def test_22_5_row_26_the_head(battle):
    b, c1 = hurt(battle, 26, ("R-38:C1", (1, 1, 1)), ("R-42:C1", 2))
    assert (c1.pilot.fortitude, c1.pilot.blackout) == (10, 2)


def test_22_5_row_27_the_tank(battle):
    b, c1 = hurt(battle, 27, ("R-39", 6))
    assert (c1.burning, c1.cockpit, c1.never_out) == (True, 6, False)


def test_22_5_row_28_a_wing(battle):
    b, c1 = hurt(battle, 28)
    assert (c1.state, c1.forever, c1.wing, c1.won) == (SPINNING, True, True, ME)


def test_22_5_row_29_the_fire_never_goes_out(battle):
    b, c1 = hurt(battle, 29, ("R-39", 2), source=None)
    assert (c1.burning, c1.never_out, c1.pilot.state, c1.forever, c1.wing) == (True, True, DEAD, True, False)
    assert c1.person("G").state == ""


def test_22_5_row_29_who_has_nine_lives_cannot_leave_the_spin(battle):
    b, c1 = hurt(battle, 29, ("R-39", 2), ("R-58", 1), ("R-59", 4), ("R-42:C1", 1), pilot={"abilities": ("nine",)}, source=None)
    assert c1.pilot.state == "" and c1.forever


def test_22_5_row_30_nobody_lives(battle):
    b, c1 = hurt(battle, 30)
    assert [p.state for p in c1.people] == [DEAD] * 3 and c1.state == SPINNING and c1.forever and not c1.wing
