"""5.4, 22 What each side learns of a hit with closed cockpits."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch22_damage import damage, hit

E_SIDE, C_SIDE = "e1", "c1"


def hits(battle, dice, successes=8, answers=(), shooter=(), **options):
    """A hit of E1 on C1; windows are answered ``keep``."""
    b = battle(cockpits="closed", **options)
    e1 = b.plane("E1", "camel", (0, -300, 20), 0, "L0", 14, pilot={"abilities": shooter})
    c1 = b.plane("C1", "alb5", (0, 0, 20), 0, "L0", 14, shot="E1", shot_turn=3)
    b.answers = [*answers]
    b.roll(*dice)
    hit(b.s, b.ref, e1, e1.pilot, c1, successes)
    b.spent()
    return b


def told(b, seat, kind):
    return [dict(e.facts) for e in b.events if e.kind == kind and e.told(seat)]


def dice_of(b, seat):
    return [r["name"] for r in told(b, seat, "roll")]


def test_5_4_the_victim_learns_the_row_and_the_shooter_that_he_hit(battle):
    b = hits(battle, [("R-32", 11), ("R-38", 2), ("R-42", 5)], 5)
    assert told(b, C_SIDE, "damage") == [{"who": "C1", "by": "E1", "row": 16}]
    assert told(b, E_SIDE, "damage") == told(b, "spectator", "damage") == [{"who": "C1", "by": "E1"}]


def test_5_4_nobody_reads_the_damage_die(battle):
    """With the successes it is the row; without them, from the row, the shooter's skill (5.3)."""
    b = hits(battle, [("R-32", 11), ("R-33", 2), ("R-38", 2), ("R-42", 5)], 3, shooter=("eye",))
    assert dice_of(b, E_SIDE) == dice_of(b, "spectator") == []
    assert dice_of(b, C_SIDE) == ["R-38", "R-42"]


def test_29_3_a_low_die_is_known_to_be_low_when_its_window_opens(battle):
    b = hits(battle, [("R-32", 10), ("R-38", 2), ("R-42", 5)], 6)
    ask = b.asked[0]
    assert ask.kind == "reroll:E1" and dict(ask.facts) == {"roll": "R-32", "who": "E1", "vital": False, "at": "C1"}
    assert told(b, E_SIDE, "low-die") == [{"who": "E1", "roll": "R-32", "at": "C1"}] and not told(b, C_SIDE, "low-die")


@pytest.mark.parametrize("windows", ["smart", "all"])
def test_29_3_dice_that_their_owner_does_not_read_open_no_other_window(battle, windows):
    """R-32 above 10, R-37 of the row."""
    b = hits(battle, [("R-32", 15), ("R-37", 1)], -10, reroll_windows=windows)
    assert not b.asked and not told(b, E_SIDE, "low-die")


def test_30_9_who_has_fine_judgement_knows_the_row_beforehand(battle):
    """1.7: his dice are read by his side."""
    b = hits(battle, [("R-32", 12), ("R-34", 2), ("R-36", 4)], 0, ("plus",), ("marksman",))
    assert dice_of(b, E_SIDE) == ["R-32", "R-34"] and dice_of(b, C_SIDE) == ["R-36"]
    assert b.asked[0].facts["row"] == 12 and "row" not in told(b, E_SIDE, "damage")[0]


def test_5_4_dice_of_the_ground_are_read_by_the_side_that_suffers(battle):
    b = battle(cockpits="closed")
    c1 = b.plane("C1", "alb5", (0, 0, 20), 0, "L0", 14)
    b.roll(("R-37", 1))
    damage(b.s, b.ref, c1, 5)
    assert told(b, C_SIDE, "damage") == [{"who": "C1", "by": "", "total": 5, "row": 5}]


def test_5_2_with_open_cockpits_everybody_reads_all_dice(battle):
    b = battle()
    e1, c1 = b.plane("E1", "camel", (0, -300, 20), 0, "L0", 14), b.plane("C1", "alb5", (0, 0, 20), 0, "L0", 14)
    b.roll(("R-32", 5), ("R-37", 1))
    hit(b.s, b.ref, e1, e1.pilot, c1, 0)
    assert b.asked[0].facts["total"] == 5 and dice_of(b, C_SIDE) == ["R-32", "R-37"] and told(b, E_SIDE, "damage")[0]["row"] == 5
