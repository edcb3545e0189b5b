"""22.5 The damage table of aeroplanes with one engine, row by row and sub-row by sub-row."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch22_damage import damage
from lysander.games.clouds.plane import BROKEN, CUT, DEAD, DESTROYED, FLYING, SPINNING, STOPPED, Engine, Gun

ME = "E1"


def hurt(battle, row, *dice, type="alb5", **fields):
    """The victim after a row, done by E1 from behind; all dice must have fallen."""
    b = battle()
    b.plane(ME, "camel", (0, -300, 20), 0, "L0", 14)
    c1 = b.plane("C1", type, (0, 0, 20), 0, "L0", 14, **{"shot": ME, "shot_turn": 3, "hit": ME, **fields})
    b.roll(*dice)
    damage(b.s, b.ref, c1, row, ME, (0, -300, 20))
    b.spent()
    return b, c1


def test_22_5_row_1_a_tug_at_the_scarf(battle):
    b, c1 = hurt(battle, 1)
    assert (c1.pilot.luck, c1.pilot.luck_gained, c1.pilot.rerolls, c1.strength) == (13, 1, 2, 19)


@pytest.mark.parametrize(
    ("row", "dice", "lost"),
    [
        (2, (), 2),
        (3, (), 3),
        (5, [("R-37", 2)], 4),
        (6, [("R-37", 3)], 6),
        (9, [("R-09", 19)], 0),
        (10, [("R-37", 4), ("R-09", 13)], 6),
        (11, [("R-37", 1), ("R-09", 15)], 4),
        (21, [("R-37", (4, 2)), ("R-09", 10)], 9),
    ],
)
def test_22_5_rows_that_cost_strength(battle, row, dice, lost):
    b, c1 = hurt(battle, row, *dice)
    assert (c1.strength, c1.state) == (19 - lost, FLYING)


def test_22_5_row_4_the_undercarriage(battle):
    b, c1 = hurt(battle, 4)
    assert (c1.undercarriage, c1.emergency, c1.strength) == (True, True, 16)


def test_22_5_row_7_fabric_streams(battle):
    b, c1 = hurt(battle, 7)
    assert (c1.speed, c1.leak, c1.strength) == (12, 2, 16)


def test_22_5_row_8_turns_one_wider(battle):
    b, c1 = hurt(battle, 8, ("R-37", 1), wider=1)
    assert (c1.wider, c1.strength) == (2, 15)


def test_22_5_row_12_turns_two_wider(battle):
    b, c1 = hurt(battle, 12, ("R-37", 4), ("R-09", 5))
    assert (c1.wider, c1.strength) == (2, 12)


@pytest.mark.parametrize(
    ("type", "dice", "out"),
    [
        ("alb5", [5], [True, True]),
        ("alb5", [6], [True, True]),
        ("alb5", [4, 2], [False, True]),
        ("alb5", [1, 1], [True, False]),
        ("se5a", [5, 2], [False, True]),
        ("bristol", [6, 1], [True, False]),
        ("n17", [6], [True]),
        ("n17", [2], [True]),
    ],
)
def test_22_5_row_13_guns(battle, type, dice, out):
    """CL-C34 A."""
    b, c1 = hurt(battle, 13, *[("R-36", d) for d in dice], type=type)
    assert [g.out for g in c1.guns] == out


def test_22_8_row_13_draws_from_the_guns_that_are_not_out(battle):
    b = battle()
    c1 = b.plane("C1", "alb5", (0, 0, 20), 0, "L0", 14)
    c1.guns = (Gun("g1", 20, out=True), Gun("g2", 20, jam=4))
    b.roll(("R-36", 3))
    damage(b.s, b.ref, c1, 13)
    assert [g.out for g in c1.guns] == [True, True]
    b.roll(("R-36", 3))
    damage(b.s, b.ref, c1, 13)
    b.spent()


@pytest.mark.parametrize(
    ("dice", "speed", "leak", "vibration", "smoke"),
    [
        ([("R-36", 1), ("R-39", 3)], 11, 3, 0, -1),
        ([("R-36", 2)], 14, 2, 15, -1),
        ([("R-36", 3)], 11, 3, 0, -1),
        ([("R-36", 4)], 14, 0, 0, 2),
    ],
)
def test_22_5_row_14_the_engine(battle, dice, speed, leak, vibration, smoke):
    b, c1 = hurt(battle, 14, *dice)
    (engine,) = c1.engines
    assert (c1.speed, c1.leak, engine.vibration, engine.smoke) == (speed, leak, vibration, smoke)


def test_22_9_speed_lost_is_not_below_0_and_stalls_nobody(battle):
    b, c1 = hurt(battle, 7)
    c1.speed = 1
    damage(b.s, b.ref, c1, 7, ME)
    assert (c1.speed, c1.leak, c1.state) == (0, 4, FLYING)


def test_22_6_a_further_smoke_result_does_nothing(battle):
    b, c1 = hurt(battle, 14, ("R-36", 4), engines=(Engine(smoke=1),))
    assert c1.engines[0].smoke == 1


def test_18_6_a_stopped_engine_does_not_smoke_and_counts_no_fuel(battle):
    b, c1 = hurt(battle, 14, ("R-36", 4), engines=(Engine(state=STOPPED),))
    assert c1.engines[0].smoke == -1
    b.roll(("R-39", 3))
    damage(b.s, b.ref, c1, 15, ME)
    assert c1.engines[0].fuel == 0


def test_22_10_a_cut_engine_counts_fuel(battle):
    b, c1 = hurt(battle, 15, ("R-39", 3), engines=(Engine(state=CUT),))
    assert c1.engines[0].fuel == 5


def test_22_5_row_15_fuel_runs_out(battle):
    b, c1 = hurt(battle, 15, ("R-39", 5))
    assert c1.engines[0].fuel == 7 and not c1.burning
    b.roll(("R-39", 2))
    damage(b.s, b.ref, c1, 15, ME)
    assert c1.engines[0].fuel == 4
    b.roll(("R-39", 4))  # 22.10 the smaller number stays
    damage(b.s, b.ref, c1, 15, ME)
    assert c1.engines[0].fuel == 4


def test_22_10_row_15_an_8_burns_at_once(battle):
    """CL-C33."""
    b, c1 = hurt(battle, 15, ("R-39", 6), ("R-39", (3, 4)))
    assert (c1.burning, c1.cockpit, c1.won) == (True, 7, ME)


def test_22_5_row_16_the_pilot_of_a_single_seater_without_a_die(battle):
    b, c1 = hurt(battle, 16, ("R-38:C1", 2), ("R-42:C1", 5))
    assert c1.pilot.fortitude == 11


def test_22_7_row_16_anybody_of_a_two_seater(battle):
    """CL-C34 B."""
    b, c1 = hurt(battle, 16, ("R-36", 5), ("R-38:C1.G", 4), ("R-42:C1.G", 12), type="dfw")
    assert (c1.person("G").fortitude, c1.person("G").state, c1.forced, c1.won) == (9, "out", False, "")
    b, c1 = hurt(battle, 16, ("R-36", 3), ("R-38:C1", 1), ("R-42:C1", 1), type="dfw")
    assert c1.pilot.fortitude == 12


def test_22_7_row_16_the_dead_are_not_hit(battle):
    b, c1 = hurt(battle, 16, ("R-38:C1", 1), ("R-42:C1", 1), type="dfw", gunner={"state": DEAD})
    assert c1.pilot.fortitude == 12


def test_22_5_row_17_the_pilot(battle):
    b, c1 = hurt(battle, 17, ("R-38:C1", 6), ("R-42:C1", 8), type="dfw")
    assert c1.pilot.fortitude == 7 and c1.forced and c1.home == ME


def test_22_5_row_18_sub_row_1_cartridges(battle):
    b, c1 = hurt(battle, 18, ("R-36", 1), ("R-38:C1", 10), ("R-42:C1", 2))
    assert c1.pilot.fortitude == 3 and [g.out for g in c1.guns] == [True, True]


def test_22_5_row_18_the_gunner_first(battle):
    b, c1 = hurt(battle, 18, ("R-38:C1.G", (3, 3)), ("R-42:C1.G", 2), ("R-36", 1), ("R-38:C1", 3), ("R-42:C1", 2), type="dfw")
    assert (c1.person("G").fortitude, c1.pilot.fortitude) == (7, 10)
    assert [g.out for g in c1.guns] == [True, False]  # 22.8 main guns are the pilot's


def test_22_5_row_18_sub_row_2_an_aileron_wire(battle):
    b, c1 = hurt(battle, 18, ("R-36", 2))
    assert c1.doubled
    b.roll(("R-36", 2))
    damage(b.s, b.ref, c1, 18, ME)
    assert len(b.told("rolls-slowly")) == 1


def test_15_5_row_18_sub_row_3_the_first_fall_at_once(battle):
    """CL-C37 A."""
    b, c1 = hurt(battle, 18, ("R-36", 3), ("R-43", 16), ("R-05", 3))
    assert (c1.state, c1.place, c1.heading, c1.tries) == (SPINNING, (0, 100, 12), 900, 0)
    b, c1 = hurt(battle, 18, ("R-36", 3), ("R-43", 13))
    assert c1.state == FLYING


def test_22_6_row_18_sub_row_3_who_spins_already_does_not_fall_again(battle):
    b, c1 = hurt(battle, 18, ("R-36", 3), ("R-43", 16), state=SPINNING)
    assert c1.z == 20


def test_36_1_r_43_is_vital_low_down(battle):
    b = battle()
    c1 = b.plane("C1", "alb5", (0, 0, 8), 0, "L0", 14)
    b.roll(("R-36", 3), ("R-43", 14), ("R-05", 3), ("R-16", 18))
    damage(b.s, b.ref, c1, 18)
    assert b.asked[0].facts["vital"] and b.asked[0].default == "reroll" and c1.state == DESTROYED


def test_22_5_row_18_sub_row_4_a_fright(battle):
    b, c1 = hurt(battle, 18, ("R-36", 4), ("R-42:C1", 2))
    assert (c1.pilot.fortitude, c1.flinch) == (12, True)


def test_22_5_row_19_many_wires(battle):
    b, c1 = hurt(battle, 19, ("R-09", 2))
    assert (c1.wires, c1.emergency, c1.undercarriage) == (True, True, False)


def test_22_11_row_20_without_bombs_a_stray_shot(battle):
    """CL-C35: 20 again, then 31 that counts as 30."""
    b, c1 = hurt(battle, 20, ("R-40", (8, 12)), ("R-40", (14, 17)))
    assert (c1.pilot.state, c1.state, c1.forever, c1.won) == (DEAD, SPINNING, True, ME)


def test_22_5_row_22_two_people(battle):
    b, c1 = hurt(battle, 22, ("R-38:C1", (1, 1)), ("R-42:C1", 1), ("R-38:C1.G", (6, 6)), ("R-42:C1.G", 1), type="dfw")
    assert (c1.pilot.fortitude, c1.person("G").fortitude) == (11, 1)
    b, c1 = hurt(battle, 22, ("R-38:C1", (1, 1)), ("R-42:C1", 1))
    assert c1.pilot.fortitude == 11


def test_22_5_row_23_the_main_spar(battle):
    b, c1 = hurt(battle, 23, ("R-37", (3, 3, 3)), ("R-09", 2))
    assert (c1.strength, c1.wider) == (10, 3)


def test_22_5_row_24_the_head(battle):
    """CL-C74: in the shooting phase it begins with the next I1."""
    b, c1 = hurt(battle, 24, ("R-38", (2, 1, 2)), ("R-42", 6))
    assert (c1.pilot.fortitude, c1.pilot.blackout, c1.pilot.awake) == (8, 2, True)


def test_4_11_row_24_before_his_move_he_blacks_out_at_once(battle):
    b = battle()
    c1 = b.plane("C1", "alb5", (0, 0, 20), 0, "L0", 14)
    b.roll(("R-38", (2, 1, 2)), ("R-42", 6))
    damage(b.s, b.ref, c1, 24, shooting=False)
    assert c1.pilot.blackout == 1
    c1.moved = True
    b.roll(("R-38", (1, 1, 1)), ("R-42", 1))
    damage(b.s, b.ref, c1, 24, shooting=False)
    assert (c1.pilot.blackout, c1.pilot.acted) == (2, True)


def test_4_11_row_24_kills_or_finds_a_spin_no_black_out(battle):
    b, c1 = hurt(battle, 24, ("R-38", (6, 6, 6)))
    assert (c1.pilot.state, c1.pilot.blackout, c1.state) == (DEAD, 0, SPINNING)
    b, c1 = hurt(battle, 24, ("R-38", (1, 1, 1)), ("R-42", 1), state=SPINNING)
    assert c1.pilot.blackout == 0


def test_22_5_row_25_the_engine_stops_or_burns(battle):
    b, c1 = hurt(battle, 25, ("R-36", 2), ("R-42", 14))
    assert (c1.engines[0].state, c1.forced, c1.burning) == (STOPPED, True, False)
    b, c1 = hurt(battle, 25, ("R-36", 3), ("R-39", (2, 2)))
    assert (c1.engines[0].state, c1.burning, c1.cockpit) == ("", True, 4)


def test_22_12_row_26_the_engine_stops_and_perhaps_the_pilot_burns(battle):
    b, c1 = hurt(battle, 26, ("R-36", 1), ("R-42:C1", 5))
    assert (c1.engines[0].state, c1.burning) == (STOPPED, False)
    b, c1 = hurt(battle, 26, ("R-36", 3), ("R-39", (2, 2)), ("R-42:E1", 5))
    assert (c1.engines[0].state, c1.burning, c1.pilot.state, c1.state, c1.won) == (STOPPED, True, DEAD, SPINNING, ME)


def test_22_14_the_stay_test_comes_after_the_row(battle):
    """The stop of the last engine is tested when the fire is out of the way; a dead pilot tests nothing."""
    b, c1 = hurt(
        battle,
        26,
        ("R-36", 6),
        ("R-39", (1, 1)),
        ("R-58", 2),
        ("R-59", 4),
        ("R-42:C1", 3),
        ("R-42:E1", 5),
        ("R-42:C1", 4),
        pilot={"abilities": ("nine",)},
    )
    assert c1.pilot.fortitude == 4


def test_22_14_an_engine_stopped_before_asks_for_nothing(battle):
    b, c1 = hurt(battle, 25, ("R-36", 1), engines=(Engine(state=STOPPED),))
    assert not c1.forced
    b, c1 = hurt(battle, 25, ("R-36", 1), engines=(Engine(state=CUT),))
    assert c1.engines[0].state == STOPPED


def test_22_5_row_27_the_tank(battle):
    b, c1 = hurt(battle, 27, ("R-39", (6, 5)))
    assert (c1.burning, c1.cockpit, c1.never_out, c1.won) == (True, 11, False, ME)
    damage(b.s, b.ref, c1, 27, ME)  # already burning: nothing
    assert c1.cockpit == 11


def test_22_5_row_28_a_wing(battle):
    b, c1 = hurt(battle, 28)
    assert (c1.state, c1.forever, c1.wing, c1.won, c1.pilot.state) == (SPINNING, True, True, ME, "")


def test_22_13_row_29_a_man_burns(battle):
    """CL-C36: pilots within 4 MU, of either side, in list order; gunners do not test."""
    b = battle()
    e1 = b.plane(ME, "camel", (0, -300, 20), 0, "L0", 14)
    c1 = b.plane("C1", "alb5", (0, 0, 20), 0, "L0", 14, shot=ME, shot_turn=3)
    c2 = b.plane("C2", "alb5", (0, 400, 20), 0, "L0", 14)
    b.plane("C3", "dfw", (0, 0, 24), 0, "L0", 14)
    b.plane("C4", "alb5", (0, 401, 20), 0, "L0", 14)
    b.plane("C5", "alb5", (100, 0, 20), 0, "L0", 14, pilot={"faint": True})
    b.plane("C6", "alb5", (100, 0, 20), 0, "L0", 14, pilot={"blackout": 1})
    b.plane("C7", "alb5", (100, 0, 20), 0, "L0", 14, state=BROKEN)
    b.roll(("R-39", (5, 2)), ("R-42:E1", 9), ("R-42:C2", 14), ("R-42:C3", 3))
    damage(b.s, b.ref, c1, 29, ME, e1.place)
    b.spent()
    assert (c1.cockpit, c1.pilot.state, c1.state, c1.forever, c1.won) == (7, DEAD, SPINNING, True, ME)
    assert (e1.forced, c2.forced, c2.home) == (False, True, "")


def test_22_5_row_30_nobody_lives(battle):
    b, c1 = hurt(battle, 30, type="dfw")
    assert [p.state for p in c1.people] == [DEAD, DEAD] and c1.state == SPINNING and c1.forever


def test_30_8_row_30_nine_lives(battle):
    """CL-C46."""
    b, c1 = hurt(battle, 30, ("R-58", 8), ("R-59", 3), ("R-42", 2), pilot={"abilities": ("nine",)})
    assert (c1.pilot.fortitude, c1.state, c1.won) == (3, FLYING, "")


@pytest.mark.parametrize(("total", "row"), [(-5, 1), (0, 1), (31, 30), (60, 30)])
def test_22_3_totals_beyond_the_table(battle, total, row):
    b, c1 = hurt(battle, total)
    assert b.told("damage")[0]["row"] == row
