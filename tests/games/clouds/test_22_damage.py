"""22.1 to 22.4, 16.10, 29.1, 30.9 Damage: the die of a hit, whose dice they are, explosions and their chains."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch04_people import luck_test
from lysander.games.clouds.ch22_context import Context
from lysander.games.clouds.ch22_damage import damage, explode, hit
from lysander.games.clouds.ch22_effects import do
from lysander.games.clouds.plane import BROKEN, DEAD, DESTROYED, DOWN


def pair(battle, shooter=(), **options):
    b = battle(**options)
    e1 = b.plane("E1", "camel", (0, -300, 20), 0, "L0", 14, pilot={"abilities": shooter})
    c1 = b.plane("C1", "alb5", (0, 0, 20), 0, "L0", 14, shot="E1", shot_turn=3)
    return b, e1, c1


def rerolling(b, *words):
    """Answer the windows with these words, then keep."""
    left, answer = list(words), b.ref.source

    def source(ask):
        if ask.kind.startswith("reroll:") and left:
            b.asked.append(ask)
            return left.pop(0)
        return answer(ask)

    b.ref.source = source


def test_22_1_the_die_and_the_successes(battle):
    """CL-C28."""
    b, e1, c1 = pair(battle)
    b.roll(("R-32:E1", 8), ("R-38", 2), ("R-42:C1", 5))
    hit(b.s, b.ref, e1, e1.pilot, c1, 8)
    assert b.told("damage")[0] == {"who": "C1", "by": "E1", "total": 16, "row": 16} and c1.pilot.fortitude == 11
    assert [a.kind for a in b.asked] == ["reroll:E1"]  # 36: R-32 matters up to 10


def test_36_1_a_damage_die_above_10_opens_no_window(battle):
    b, e1, c1 = pair(battle)
    b.roll(("R-32:E1", 11), ("R-09", 1))
    hit(b.s, b.ref, e1, e1.pilot, c1, -2)
    assert not b.asked


def test_22_1_sure_aim_adds_a_die_after_the_window(battle):
    b, e1, c1 = pair(battle, ("eye",))
    rerolling(b, "reroll")
    b.roll(("R-32:E1", 5), ("R-32:E1", 2), ("R-33:E1", 4), ("R-37", 1))
    hit(b.s, b.ref, e1, e1.pilot, c1, 2)
    assert b.told("damage")[0]["row"] == 8


def test_22_2_the_scarf_stays_after_a_re_roll(battle):
    """CL-C33."""
    b, e1, c1 = pair(battle)
    rerolling(b, "reroll")
    b.roll(("R-32", 1), ("R-32", 15), ("R-39", 6), ("R-39", (3, 4)))
    hit(b.s, b.ref, e1, e1.pilot, c1, 0)
    b.spent()
    assert (c1.pilot.luck, c1.pilot.rerolls, e1.pilot.rerolls, c1.cockpit, c1.won) == (13, 2, 1, 7, "E1")


def test_22_2_the_scarf_comes_once_though_the_second_die_makes_row_1_again(battle):
    b, e1, c1 = pair(battle)
    rerolling(b, "reroll")
    b.roll(("R-32", 1), ("R-32", 1))
    hit(b.s, b.ref, e1, e1.pilot, c1, 0)
    b.spent()
    assert (c1.pilot.luck, c1.pilot.luck_gained, e1.pilot.rerolls) == (13, 1, 1)


@pytest.mark.parametrize(("successes", "ability"), [(1, ""), (0, "eye")])
def test_22_2_no_scarf_with_successes_or_sure_aim(battle, successes, ability):
    b, e1, c1 = pair(battle, (ability,))
    rerolling(b, "reroll")
    b.roll(("R-32", 1), ("R-32", 2), *([("R-33", 1)] if ability else ()))
    hit(b.s, b.ref, e1, e1.pilot, c1, successes)
    assert c1.pilot.luck == 12


@pytest.mark.parametrize(
    ("answer", "face", "successes", "row", "dice"),
    [
        ("plus", 3, 4, 17, [("R-38", 1), ("R-42", 1)]),
        ("minus", 3, 4, 11, [("R-37", 1), ("R-09", 1)]),
        ("no", None, 4, 14, [("R-36", 4)]),
        ("plus", 4, 19, 30, []),
    ],
)
def test_30_9_fine_judgement(battle, answer, face, successes, row, dice):
    """CL-C45: after the window and Sure aim; announced, then rolled; at most row 30."""
    b, e1, c1 = pair(battle, ("marksman",))
    b.answers = [answer]
    b.roll(("R-32", 10), *([("R-34:E1", face)] if face else ()), *dice)
    hit(b.s, b.ref, e1, e1.pilot, c1, successes)
    b.spent()
    assert b.told("damage")[0]["row"] == row
    ask = b.asked[1]
    assert (ask.kind, ask.default, ask.facts["row"]) == ("judgement:E1", "no", 10 + successes)


def test_29_1_the_dice_of_a_row_are_the_shooters(battle):
    """With all windows open they are his to re-roll, not the victim's."""
    b, e1, c1 = pair(battle, reroll_windows="all")
    rerolling(b, "keep", "reroll")
    b.roll(("R-32", 15), ("R-37", 1), ("R-37", 4))
    hit(b.s, b.ref, e1, e1.pilot, c1, -10)
    assert [a.kind for a in b.asked] == ["reroll:E1", "reroll:E1"] and c1.strength == 13
    assert e1.pilot.rerolls == 1


def test_29_1_without_a_shooter_they_are_nobodys(battle):
    b, e1, c1 = pair(battle, reroll_windows="all")
    for total, dice in ((5, [("R-37", 1)]), (13, [("R-36", 1), ("R-36", 1)]), (27, [("R-39", (1, 1))])):
        b.roll(*dice)
        damage(b.s, b.ref, c1, total)
    b.spent()
    assert not b.asked


def test_22_4_what_is_not_in_the_air_takes_nothing(battle):
    b, e1, c1 = pair(battle)
    c1.state = BROKEN
    damage(b.s, b.ref, c1, 30)
    assert c1.pilot.state == "" and not b.events


def test_22_5_a_wreck_takes_what_happens_to_persons(battle):
    """Row 10 after which she breaks up; then nothing but people count."""
    b, e1, c1 = pair(battle)
    c1.strength = 4
    b.roll(("R-37", 2))
    damage(b.s, b.ref, c1, 10, "E1")
    b.spent()
    assert (c1.state, c1.won) == (BROKEN, "E1")


def test_22_5_what_is_destroyed_takes_nothing_more_of_a_row(battle):
    """Spinning at once, and down on the ground, in the first of these verbs."""
    b, e1, c1 = pair(battle)
    c1.z = 8
    b.roll(("R-05", 3), ("R-16", 15))
    verbs = [{"spin": "now"}, {"lose": "structure", "amount": 4}, {"lose": "fortitude", "who": "pilot", "amount": 2}, {"burn": {"cockpit": "2d6"}}]
    do(b.s, b.ref, verbs, Context(c1, "E1"))
    b.spent()
    assert (c1.state, c1.strength, c1.pilot.state, c1.pilot.fortitude, c1.burning) == (DESTROYED, 19, DEAD, 0, False)


# explosions


def crowd(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, bomb="light", bombs=4)
    e2 = b.plane("E2", "camel", (400, 0, 20), 0, "L0", 14)
    c3 = b.plane("C3", "alb5", (401, 0, 20), 0, "L0", 14)
    return b, e1, e2, c3


def test_22_11_bombs_aboard_explode_and_endanger_those_within_4_mu(battle):
    """CL-C35: exactly 4 MU is near."""
    b, e1, e2, c3 = crowd(battle)
    b.roll(("R-41:E2", 2))
    damage(b.s, b.ref, e1, 20, "C3", c3.place)
    b.spent()
    assert (e1.state, e1.pilot.state, e2.strength, c3.strength) == (DESTROYED, DEAD, 18, 19)


def test_16_10_nearest_first_then_list_order(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    for id, x in (("E2", 300), ("E3", -200), ("C1", 200), ("C2", -100)):
        b.plane(id, "camel", (x, 0, 20), 0, "L0", 14)
    b.roll(("R-41:C2", 2), ("R-41:E3", 2), ("R-41:C1", 2), ("R-41:E2", 2))
    explode(b.s, b.ref, (e1,), (0, 0, 2000), 3)
    b.spent()


def test_16_10_the_height_counts_and_those_not_in_the_air_do_not(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14)
    b.plane("E2", "camel", (0, 0, 24), 0, "L0", 14)
    b.plane("E3", "camel", (0, 0, 20), 0, "L0", 14, state=BROKEN)
    explode(b.s, b.ref, (e1,), (0, 0, 2050), 3)
    assert not b.told("roll")
    b.roll(("R-41:E2", 2))
    explode(b.s, b.ref, (e1,), (0, 0, 2100), 3)
    b.spent()


def test_16_10_each_once_in_a_chain(battle):
    """E2 explodes in its turn: C1, counted already, rolls once; C2, near E2 only, is new; E1 is not rolled for again."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, bomb="light", bombs=4)
    e2 = b.plane("E2", "camel", (200, 0, 20), 0, "L0", 14, bomb="light", bombs=4)
    b.plane("C1", "alb5", (300, 0, 20), 0, "L0", 14)
    b.plane("C2", "alb5", (600, 0, 20), 0, "L0", 14)
    b.roll(("R-41:E2", 20), ("R-41:C2", 2), ("R-41:C1", 3))
    damage(b.s, b.ref, e1, 20)
    b.spent()
    assert (e1.state, e2.state) == (DESTROYED, DESTROYED)
    assert [b.s.planes[c].strength for c in ("C1", "C2")] == [16, 17]


def test_16_10_both_of_a_collision_explode_without_credit(battle):
    """CL-C54: nobody shot; before the shooting phase a black-out begins at once."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 700, 20), 0, "L0", 14)
    c1 = b.plane("C1", "dr1", (0, 700, 20), 0, "L0", 14)
    c2 = b.plane("C2", "dr1", (200, 700, 20), 0, "L0", 14)
    b.roll(("R-41:C2", 19), ("R-09", 1))
    explode(b.s, b.ref, (e1, c1), (0, 700, 2000), 3)
    b.roll(("R-38", (1, 1, 1)), ("R-42", 1))
    damage(b.s, b.ref, c2, 24, shooting=False)
    assert (e1.won, c1.won, c2.wires, c2.pilot.blackout) == ("", "", True, 1)


def test_16_10_nine_lives_in_an_explosion(battle):
    """CL-C46: down, the machine lost and credited."""
    b, e1, c1 = pair(battle)
    b.s.change("C1", abilities=("nine",))
    b.roll(("R-58", 8), ("R-59", 3), ("R-41:E1", 2))
    explode(b.s, b.ref, (c1,), (0, 0, 2000), 4)
    assert (c1.pilot.state, c1.state, c1.won) == (DOWN, DESTROYED, "E1")


# closed cockpits


def test_5_4_the_others_see_the_die_not_the_skill(battle):
    b, e1, c1 = pair(battle, cockpits="closed")
    b.roll(("R-58", 3))
    luck_test(b.s, b.ref, "R-58", "C1")
    own, seen = [e for e in b.events if e.kind == "roll"]
    assert own.to == ("c1",) and own.facts["needed"] == 12
    assert seen.to == ("e1", "spectator") and seen.facts["face"] == 3 and not {"needed", "base", "total", "modifiers"} & {*seen.facts}


def test_5_4_the_row_is_the_victims_to_know(battle):
    b, e1, c1 = pair(battle, cockpits="closed")
    damage(b.s, b.ref, c1, 2, "E1")
    own, seen = [e for e in b.events if e.kind == "damage"]
    assert own.to == ("c1",) and own.facts["row"] == 2 and "row" not in seen.facts
    (lost,) = [e for e in b.events if e.kind == "lost-strength"]
    assert lost.to == ("c1",)
