"""29 Luck and re-rolls: whose roll it is, when a window opens, what an absent seat answers."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch04_people import die, flying_test, luck_test
from lysander.games.clouds.ch13_strength import structural_failure
from lysander.games.clouds.ch18_fire import burn
from lysander.games.clouds.ch29_rolls import failed, throw, throw_faces, ways_to_reroll
from lysander.games.clouds.ch29_rolls import test as make_test


def camel(battle, answer="reroll", options=None, **pilot):
    """A Camel, whose windows are answered so; ``default`` takes the default."""
    b = battle(**(options or {}))
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot=pilot)
    inner = b.ref.source

    def source(ask):
        if ask.kind.startswith("reroll:"):
            b.asked.append(ask)
            value = ask.default if answer == "default" else answer
            assert ask.domain.why_not(value) is None
            return value
        return inner(ask)

    b.ref.source = source
    return b, e1


def test_29_1_the_second_result_stands_and_a_roll_is_made_again_once_at_most(battle):
    b, e1 = camel(battle)
    b.roll(("R-12:E1", (20, 19)))
    assert flying_test(b.s, b.ref, "R-12", e1) == -6
    b.spent()
    assert len(b.asked) == 1 and e1.pilot.rerolls == 1


def test_29_10_two_rerolls_never_apply_to_the_same_roll_of_whatever_kind(battle):
    b, e1 = camel(battle, mentor=True)
    b.s.mascots = {"E": 1}
    b.roll(("R-12:E1", (20, 20)))
    flying_test(b.s, b.ref, "R-12", e1)
    b.spent()
    assert len(b.asked) == 1 and e1.pilot.mentor and b.s.mascots == {"E": 1}


@pytest.mark.parametrize("way", ["mentor", "mascot"])
def test_29_2_the_extra_one_and_the_mascot_are_spent(battle, way):
    """29.9, 30.4"""
    b, e1 = camel(battle, way, mentor=True)
    b.s.mascots = {"E": 2}
    b.roll(("R-12:E1", (20, 3)))
    assert flying_test(b.s, b.ref, "R-12", e1) == 10
    assert (e1.pilot.rerolls, e1.pilot.mentor, b.s.mascots["E"]) == (2, way != "mentor", 1 if way == "mascot" else 2)
    assert b.asked[0].domain.members() == ("keep", "reroll", "mentor", "mascot")


def test_29_2_without_any_left_no_window_opens(battle):
    b, e1 = camel(battle, rerolls=0)
    b.roll(("R-12:E1", 20))
    assert flying_test(b.s, b.ref, "R-12", e1) == -7 and not b.asked


def test_29_9_a_mascot_serves_pilots_of_his_side_only(battle):
    b, e1 = camel(battle, rerolls=0)
    b.s.mascots = {"C": 1}
    assert ways_to_reroll(b.s, "R-12", "E1") == ()
    b.s.mascots = {"E": 1}
    assert ways_to_reroll(b.s, "R-12", "E1") == ("mascot",)
    b.plane("E2", "re8", (0, 0, 20), 0, "L0", 12)
    assert ways_to_reroll(b.s, "R-42", "E2.G") == ()


def test_29_2_a_pilots_rerolls_for_his_gunner_where_the_table_says_so(battle):
    """4.2"""
    b = battle(gunner_rerolls="on")
    b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12)
    assert ways_to_reroll(b.s, "R-42", "E1.G") == ("reroll",)
    b.s.change("E1", rerolls=0)
    assert ways_to_reroll(b.s, "R-42", "E1.G") == ()


def test_29_2_the_dead_reroll_nothing_but_nine_lives(battle):
    b, e1 = camel(battle, state="dead")
    assert ways_to_reroll(b.s, "R-12", "E1") == () and ways_to_reroll(b.s, "R-58", "E1") == ("reroll",)


def test_29_3_a_roll_that_does_not_matter_opens_no_window(battle):
    b, e1 = camel(battle)
    b.roll(("R-12:E1", 13))
    assert flying_test(b.s, b.ref, "R-12", e1) == 0 and not b.asked


def test_29_3_where_all_windows_are_open_every_own_roll_has_one(battle):
    b, e1 = camel(battle, options={"reroll_windows": "all"})
    b.roll(("R-12:E1", (13, 2)), ("R-47:U1", (1, 1, 6, 6)))
    assert flying_test(b.s, b.ref, "R-12", e1) == 11 and len(b.asked) == 1
    assert throw_faces(b.s, b.ref, "R-47", "U1", "2d6", "E1") == (6, 6)
    b.roll(("R-07:E1.P", (1, 1)), ("R-47:U1", (1, 1)))
    assert throw(b.s, b.ref, "R-07", "E1.P", "2d6+4") == 6
    assert throw_faces(b.s, b.ref, "R-47", "U1", "2d6", "") == (1, 1)
    b.spent()


def test_29_3_with_none_windows_open_for_vital_rolls_only(battle):
    """29.5; CL-C45."""
    b, e1 = camel(battle, "default", {"reroll_windows": "none"}, rerolls=2)
    b.roll(("R-12:E1", 20), ("R-24:E1", (6, 2)))
    flying_test(b.s, b.ref, "R-12", e1)
    assert not b.asked
    e1.burning = True
    e1.cockpit = 5
    burn(b.s, b.ref, e1)
    assert len(b.asked) == 1 and e1.strength == 18


def test_29_5_an_absent_seat_rerolls_what_is_vital_and_keeps_the_rest(battle):
    """29.6; CL-C45."""
    b, e1 = camel(battle, "default")
    b.roll(("R-12:E1", 20))
    flying_test(b.s, b.ref, "R-12", e1)
    assert b.asked[-1].default == "keep" and b.asked[-1].facts["vital"] is False
    b.roll(("R-15:E1", (20, 4)))
    assert luck_test(b.s, b.ref, "R-15", "E1", vital=failed) == 8
    assert b.asked[-1].default == "reroll" and e1.pilot.rerolls == 1


def test_29_6_own_first_then_the_extra_one_then_the_mascot(battle):
    b, e1 = camel(battle, "default", mentor=True, rerolls=1)
    b.s.mascots = {"E": 1}
    b.roll(("R-15:E1", (20, 4)), ("R-15:E1", (20, 4)), ("R-15:E1", (20, 4)), ("R-15:E1", 20))
    for _ in range(4):
        luck_test(b.s, b.ref, "R-15", "E1", vital=failed)
    assert [a.default for a in b.asked] == ["reroll", "mentor", "mascot"]


@pytest.mark.parametrize(("order", "plain", "vital"), [("ask", True, True), ("vital", False, True), ("never", False, False)])
def test_29_8_standing_orders_close_windows(battle, order, plain, vital):
    """CL-C45."""
    for is_vital, asked in ((False, plain), (True, vital)):
        b, e1 = camel(battle, "keep")
        b.s.orders = {} if order == "ask" else {"E1": order}
        b.roll(("R-12:E1", 20))
        make_test(b.s, b.ref, "R-12", "E1", 13, vital=lambda n, v=is_vital: v)
        assert bool(b.asked) is asked


def test_29_7_luck_lost_or_gained_does_not_change_the_rerolls_of_this_battle(battle):
    b, e1 = camel(battle)
    b.s.change("E1", luck=18, luck_gained=6)
    b.roll(("R-12:E1", (20, 3)))
    flying_test(b.s, b.ref, "R-12", e1)
    assert e1.pilot.rerolls == 1


def test_29_2_the_owner_of_a_roll_may_be_unconscious(battle):
    b, e1 = camel(battle, blackout=1)
    b.roll(("R-15:E1", (20, 4)))
    assert luck_test(b.s, b.ref, "R-15", "E1", vital=failed) == 8


def test_29_2_nine_lives_may_be_rolled_again(battle):
    """30.8"""
    b, e1 = camel(battle, abilities=("nine",))
    b.roll(("R-58:E1", (20, 8)), ("R-59:E1", 3), ("R-42:E1", 2))
    assert not die(b.s, b.ref, "E1") and e1.pilot.fortitude == 3


@pytest.mark.parametrize("abilities", [(), ("rigger",)])
@pytest.mark.parametrize("face", range(1, 7))
def test_13_4_a_good_rigger_saves_a_row_and_the_window_knows_it(battle, abilities, face):
    """30.3: +1, at most 6; 29.3 and 29.5: the window judges the row, not the die."""
    b, e1 = camel(battle, "keep", abilities=abilities)
    row = min(6, face + len(abilities))
    lost = {3: (3, 4, 5), 4: (3, 4), 5: (2,)}.get(row)
    b.roll(("R-10", face), *([("R-11", lost)] if lost else []))
    before = e1.strength
    structural_failure(b.s, b.ref, e1)
    b.spent()
    assert [event["row"] for event in b.told("structural-failure") if "row" in event] == [row]
    assert (e1.state == "broken") is (row <= 2)
    assert before - e1.strength == sum(lost or ()) + 3 * (row == 5)
    assert [ask.facts["vital"] for ask in b.asked if ask.facts["roll"] == "R-10"] == ([row <= 2] if row <= 3 else [])
