"""27.8 Leaving, 28.1 the end of a turn, 28.2 the end of a battle, 28.3 aftermath turns."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch27_leaving import e1
from lysander.games.clouds.ch28_end import AGREED, ALONE, TURNS, counts, e2, e3, e4, sides_in_fight, why_over
from lysander.games.clouds.ground import Unit
from lysander.games.clouds.plane import AWAITED, BROKEN, FLYING, LANDED, LEFT, SPINNING, STOPPED, Engine, replace_gun
from lysander.games.clouds.sequence import m7


def pair(battle, **options):
    b = battle(**options)
    return b, b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14), b.plane("C1", "dr1", (0, 5000, 20), 1800, "L0", 14)


def test_27_8_a_flying_aeroplane_beyond_80_mu_has_left(battle):
    b, plane, c1 = pair(battle)
    plane.x, c1.x, c1.y = 8001, 8000, 0
    e1(b.s, b.ref)
    assert (plane.state, c1.state) == (LEFT, FLYING) and b.told("left") == [{"who": "E1"}]


@pytest.mark.parametrize("state", [SPINNING, BROKEN])
def test_27_8_what_spins_or_falls_goes_on_where_it_is(battle, state):
    b, plane, c1 = pair(battle)
    plane.x, plane.state = 9000, state
    e1(b.s, b.ref)
    assert plane.state == state


def test_27_8_the_field_is_as_large_as_the_table_sets_it(battle):
    """33.1"""
    b, plane, c1 = pair(battle, field=40)
    plane.x = 4001
    e1(b.s, b.ref)
    assert plane.state == LEFT


def test_28_1_what_lasts_for_a_turn_is_cleared(battle):
    b, plane, c1 = pair(battle)
    values = {"moved": True, "manoeuvred": True, "recovered": True, "run_in": True, "threat": -4, "task": "photo:N1", "worker": "G"}
    for name, value in values.items():
        setattr(plane, name, value)
    plane.level, plane.start, plane.track = 9, 14, ((0, 0),)
    b.s.change("E1", busy=True, acted=True, blackout=1)
    b.s.order = ("E1", "C1")
    assert e2(b.s, b.ref) is None
    left = (plane.moved, plane.manoeuvred, plane.recovered, plane.run_in, plane.threat, plane.task, plane.worker, plane.level, plane.start)
    assert not any(left) and not plane.track
    assert not (plane.pilot.busy or plane.pilot.acted or plane.pilot.blackout) and b.s.order == () and b.s.done == ()


def test_28_1_a_black_out_that_has_not_begun_is_not_cleared(battle):
    """4.11"""
    b, plane, c1 = pair(battle)
    b.s.change("E1", blackout=2)
    e2(b.s, b.ref)
    assert plane.pilot.blackout == 2


JAMS = [(3, 3, False), (3, 4, True), (4, 2, True), (4, 1, False), (5, 1, True), (5, 0, False), (6, 0, True), (2, 4, False)]


@pytest.mark.parametrize(("row", "work", "works"), JAMS)
def test_28_1_repaired_guns_come_back(battle, row, work, works):
    """21.7"""
    b, plane, c1 = pair(battle)
    replace_gun(plane, "g1", jam=row, work=work)
    e2(b.s, b.ref)
    assert plane.guns[0].works is works


def test_28_1_pins_run_out(battle):
    """23.6"""
    b, plane, c1 = pair(battle)
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 0, 3, 10, pinned=2)
    e2(b.s, b.ref)
    assert b.s.units["U1"].pinned == 1
    e2(b.s, b.ref)
    assert b.s.units["U1"].pinned == 0


def test_28_1_smoke_whose_turns_are_up_burns_and_pins_are_counted_once(battle):
    """18.6"""
    b, plane, c1 = pair(battle)
    plane.engines = c1.engines = (Engine(smoke=0),)
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 0, 3, 10, pinned=2)
    b.roll(("R-39:E1", (2, 3)), ("R-39:C1", (1, 1)))
    while e2(b.s, b.ref):
        pass
    b.spent()
    assert (plane.burning, plane.cockpit, c1.burning, c1.cockpit, b.s.units["U1"].pinned) == (True, 5, True, 2, 1)


def test_28_1_the_battle_goes_on_with_the_next_turn(battle):
    """28.2"""
    b, plane, c1 = pair(battle)
    assert e3(b.s, b.ref) is None and not b.s.why
    assert e4(b.s, b.ref) == "I1" and b.s.turn == 4


def test_28_2_a_the_turn_limit(battle):
    b, plane, c1 = pair(battle)
    b.s.turn = 29
    assert why_over(b.s) == ""
    b.s.turn = 30
    assert why_over(b.s) == TURNS
    assert e3(b.s, b.ref) == "A1" and b.told("over") == [{"why": TURNS}]


LOST = [{"state": BROKEN}, {"state": LANDED}, {"state": LEFT}, {"state": SPINNING, "forever": True}]
HELPLESS = [*LOST, {"going": True}, {"forced": True}, {"burning": True}]


@pytest.mark.parametrize("fields", HELPLESS)
def test_28_2_b_a_side_without_an_aeroplane_in_the_fight(battle, fields):
    b, plane, c1 = pair(battle)
    for name, value in fields.items():
        setattr(c1, name, value)
    assert sides_in_fight(b.s) == ("E",) and why_over(b.s) == ALONE


def test_28_2_b_one_that_spins_but_may_recover_counts_and_one_that_is_blacked_out(battle):
    b, plane, c1 = pair(battle)
    c1.state = SPINNING
    assert counts(c1) and why_over(b.s) == ""
    b.s.change("C1", faint=True)
    assert not counts(c1)
    b.s.change("C1", faint=False)
    c1.forced = True
    assert not counts(c1), "forced home it is out of the fight, whether or not it recovers (27.2)"
    c1.forced, c1.state = False, FLYING
    b.s.change("C1", blackout=1)
    assert counts(c1)


def test_28_2_b_6_9_one_that_is_still_awaited_counts(battle):
    b, plane, c1 = pair(battle)
    c1.state = AWAITED
    assert why_over(b.s) == ""


def test_28_2_b_tasks_may_go_on_where_the_scenario_says_so(battle):
    b, plane, c1 = pair(battle)
    c1.state = BROKEN
    object.__setattr__(b.rules, "go_on", True)
    try:
        assert why_over(b.s) == ""
    finally:
        object.__setattr__(b.rules, "go_on", False)


def test_28_2_c_every_seat_has_offered_to_break_off(battle):
    b, plane, c1 = pair(battle)
    b.s.offers = ("e1",)
    assert why_over(b.s) == ""
    b.s.offers = ("e1", "c1")
    assert why_over(b.s) == AGREED


ENGINES = [{"engines": (engine,)} for engine in (Engine(state=STOPPED), Engine(fuel=2), Engine(smoke=1))]
TROUBLE = [{"burning": True}, {"state": SPINNING}, {"state": BROKEN}, *ENGINES]


@pytest.mark.parametrize("fields", TROUBLE)
def test_28_3_aftermath_turns_for_aeroplanes_in_trouble_on_the_field(battle, fields):
    b, plane, c1 = pair(battle)
    b.s.turn = 30
    for name, value in fields.items():
        setattr(plane, name, value)
    assert e3(b.s, b.ref) is None and b.s.aftermath == 1
    assert e4(b.s, b.ref) == "M1" and b.s.turn == 31
    plane.x = 8001
    assert e3(b.s, b.ref) == "A1"


def test_28_3_at_most_40_aftermath_turns(battle):
    b, plane, c1 = pair(battle)
    b.s.why, b.s.aftermath, plane.burning = TURNS, 40, True
    assert e3(b.s, b.ref) == "A1"
    b.s.aftermath = 39
    assert e3(b.s, b.ref) is None and b.s.aftermath == 40


def test_28_3_nobody_shoots_in_aftermath_turns(battle):
    b, plane, c1 = pair(battle)
    assert m7(b.s, b.ref) is None
    b.s.aftermath = 1
    assert m7(b.s, b.ref) == "E1"


def test_6_9_nobody_is_placed_in_aftermath_turns(battle):
    """28.3"""
    b, plane, c1 = pair(battle)
    c1.state, c1.enters = AWAITED, 4
    b.s.aftermath = 1
    e4(b.s, b.ref)
    assert c1.state == AWAITED


def test_28_2_who_was_flying_at_the_end_is_noted_with_those_who_left_across_their_home_side(battle):
    """32.5"""
    b, plane, c1 = pair(battle)
    b.plane("E2", "camel", (-8100, 10, 20), 2700, "L0", 14, state=LEFT)
    b.plane("E3", "camel", (1, 8100, 20), 0, "L0", 14, state=LEFT)
    b.plane("E4", "camel", (0, 8100, 20), 0, "L0", 14, state=LEFT)  # exactly on the border
    b.plane("C2", "dr1", (8100, 10, 20), 900, "L0", 14, state=LEFT)
    c1.state = SPINNING
    b.s.turn = 30
    e3(b.s, b.ref)
    assert b.s.flew == ("E1", "E2", "E4", "C2") and b.s.held == ""
