"""13 Tests during a move."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch13_moves import (
    AS_PLANNED,
    BROKEN_UP,
    FAINTED,
    NOT_FLOWN,
    WIDER,
    after_move,
    before_segment,
    strains_wings,
    strains_wires,
)
from lysander.games.clouds.plane import BROKEN, STOPPED, Engine
from lysander.games.clouds.plans import Segment


def turn(letter, kind="turn"):
    return Segment(kind, side="L", letter="ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter) + 1, length=5, steps=1)


def test_13_1_at_medium_speed_a_tight_turn_is_a_flying_test(battle):
    """CL-C13: one step tighter at 13 EU."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13)
    b.roll(("R-08", 17))
    assert before_segment(b.s, b.ref, e1, turn("E")) == (WIDER, True)
    assert b.told("roll")[0]["needed"] == 13


def test_13_1_each_further_step_is_minus_2_and_light_hands_plus_2(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 14, pilot={"abilities": ("hands",)})
    assert b.s.panel(e1).band[14] == "medium"
    b.roll(("R-08", 2))
    assert before_segment(b.s, b.ref, e1, turn("D")) == (AS_PLANNED, False)
    assert b.told("roll")[0]["needed"] == 13 - 2 + 2


def test_13_1_at_high_speed_the_wings_are_tested(battle):
    """CL-C14."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LR", 17, pilot={"abilities": ("hands",)})
    b.roll(("R-09", 19), ("R-10", 4), ("R-11", (3, 4)))
    assert before_segment(b.s, b.ref, e1, turn("G")) == (AS_PLANNED, True)
    assert e1.strength == 13 and b.told("roll")[0]["needed"] == 18


def test_13_1_at_dive_speed_2_worse(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LR", 20)
    shown = b.s.panel(e1).shown[20]
    b.roll(("R-09", 2))
    before_segment(b.s, b.ref, e1, Segment("turn", side="R", letter=shown - 2, length=9))
    assert b.told("roll")[0]["needed"] == 20 - 2 - 2


def test_13_1_the_shown_letter_and_wider_ones_need_no_test(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13)
    assert before_segment(b.s, b.ref, e1, turn("F")) == (AS_PLANNED, False)
    e1.wider = 1  # 3.7 now F is one tighter
    b.roll(("R-08", 2))
    before_segment(b.s, b.ref, e1, turn("F"))
    b.spent()


def test_13_2_a_pull_that_fails_is_not_flown(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 13)
    b.roll(("R-08", 17))
    assert before_segment(b.s, b.ref, e1, turn("E", "pull")) == (NOT_FLOWN, True)


def test_4_11_a_natural_1_of_one_who_faints_succeeds_and_ends_his_flying(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LL", 13, pilot={"traits": ("faints",)})
    b.roll(("R-08", 1))
    assert before_segment(b.s, b.ref, e1, turn("E")) == (FAINTED, False) and e1.pilot.faint


def test_13_6_wings_that_go_end_the_tests(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LR", 17, wires=True, strain=True)
    b.roll(("R-09", 20), ("R-10", 1))
    assert before_segment(b.s, b.ref, e1, turn("G")) == (BROKEN_UP, True) and e1.state == BROKEN


def test_13_10_wires_then_strain_then_the_tight_turn(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "LR", 17, wires=True, strain=True)
    b.roll(("R-09", 2), ("R-09", 3), ("R-09", 4))
    before_segment(b.s, b.ref, e1, turn("G"))
    assert [r["why"] for r in b.told("roll")] == ["wires", "strain", "turn"]


@pytest.mark.parametrize(
    ("segment", "wires", "wings"),
    [
        (Segment("straight", length=5), False, False),
        (Segment("stall"), False, False),
        (Segment("spin"), False, False),
        (Segment("land"), False, False),
        (Segment("ease"), False, False),
        (Segment("roll", to="L"), True, False),
        (Segment("dive", to="V", length=3), True, False),
        (Segment("slip", side="L", eu=2, length=5), True, False),
        (Segment("immelmann"), True, False),
        (turn("P"), False, False),
        (turn("O"), True, False),
        (turn("N"), True, True),
        (turn("P", "pull"), False, False),
        (turn("N", "pull"), True, True),
    ],
)
def test_13_7_what_strains_wires_and_wings(segment, wires, wings):
    """13.8"""
    assert (strains_wires(segment), strains_wings(segment)) == (wires, wings)


def test_13_5_minus_2_for_each_eu_above_vne(battle):
    """CL-C15."""
    b = battle()
    c1 = b.plane("C1", "alb3", (1190, 0, 18), 900, "S0", 28)
    b.roll(("R-09", 5), ("R-10", 1))
    after_move(b.s, b.ref, c1, 17)
    assert b.told("roll")[0]["needed"] == 4 and c1.state == BROKEN and b.asked[-1].facts["vital"]


def test_13_5_at_vne_itself_nothing_is_tested(battle):
    b = battle()
    after_move(b.s, b.ref, b.plane("C1", "alb3", (0, 0, 18), 900, "S0", 21), 17)


@pytest.mark.parametrize(("start", "end", "tested"), [(15, 15, False), (16, 12, True), (12, 16, True)])
def test_13_9_vibration_asks_for_one_test_above_its_limit(battle, start, end, tested):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", end, engines=(Engine(vibration=15),))
    b.dice = [("R-09", 2)] * tested
    after_move(b.s, b.ref, e1, start)
    b.spent()


def test_13_9_the_limit_is_void_while_the_engine_does_not_run(battle):
    b = battle()
    engines = (Engine("L", state=STOPPED, vibration=10), Engine("R", vibration=15))
    after_move(b.s, b.ref, b.plane("C1", "gotha", (0, 0, 20), 0, "L0", 14, engines=engines), 14)


def test_13_9_vne_comes_first(battle):
    b = battle()
    c1 = b.plane("C1", "alb3", (0, 0, 18), 900, "S0", 22, engines=(Engine(vibration=15),))
    b.roll(("R-09", 2), ("R-09", 2))
    after_move(b.s, b.ref, c1, 17)
    assert [r["why"] for r in b.told("roll")] == ["vne", "vibration"]
