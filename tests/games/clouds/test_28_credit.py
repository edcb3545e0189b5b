"""28.6 to 28.10, 22.15, 30.11 To whom what happens to an aeroplane is credited, by who shot at it and who hit it."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch13_strength import break_up, strength_test
from lysander.games.clouds.ch16_ground import meet_ground
from lysander.games.clouds.ch20_gunnery import shoot
from lysander.games.clouds.ch21_guns import mark_ammunition
from lysander.games.clouds.ch22_damage import damage, explode
from lysander.games.clouds.ch28_credit import air_victory, forced_home
from lysander.games.clouds.plane import BROKEN, SPINNING


def victim(battle, **fields):
    b = battle()
    b.plane("E1", "camel", (0, -700, 20), 0, "L0", 14)
    b.plane("E2", "camel", (0, -900, 20), 0, "L0", 14)
    return b, b.plane("C1", "dr1", (0, 0, 20), 0, "L0", 14, **fields)


@pytest.mark.parametrize(("turn", "won"), [(3, "E2"), (2, "E2"), (1, "")])
def test_28_6_the_last_who_shot_at_it_this_turn_or_the_turn_before(battle, turn, won):
    """CL-C44: hit or not; he who only hit it earlier gets nothing."""
    b, c1 = victim(battle, shot="E2", shot_turn=turn, hit="E1", strength=1)
    b.roll(("R-09", 20), ("R-10", 1))
    strength_test(b.s, b.ref, c1, "turn")
    assert (c1.state, c1.won) == (BROKEN, won)


def test_28_6_a_later_event_may_still_be_credited(battle):
    b, c1 = victim(battle)
    b.roll(("R-39", (1, 1)))
    damage(b.s, b.ref, c1, 27)  # it burns, and nobody has shot
    assert c1.won == ""
    c1.shot, c1.shot_turn = "E1", 3
    break_up(b.s, b.ref, c1)
    assert c1.won == "E1"


def test_28_6_it_counts_once_even_if_it_flies_on(battle):
    b, c1 = victim(battle, shot="E1", shot_turn=3)
    b.roll(("R-39", (1, 1)))
    damage(b.s, b.ref, c1, 27, "E1")
    c1.burning, c1.shot = False, "E2"
    damage(b.s, b.ref, c1, 28, "E2")
    assert (c1.won, c1.state) == ("E1", SPINNING) and len(b.told("victory")) == 1


@pytest.mark.parametrize(
    ("row", "dice"),
    [(27, [("R-39", (1, 1))]), (28, []), (30, []), (29, [("R-39", (1, 1)), ("R-42:E1", 1), ("R-42:E2", 1)]), (23, [("R-37", (6, 6, 6))])],
)
def test_28_6_fire_a_wing_a_dead_pilot_or_a_break_up(battle, row, dice):
    b, c1 = victim(battle, shot="E1", shot_turn=3, strength=18)
    c1.y = -600
    b.roll(*dice)
    damage(b.s, b.ref, c1, row, "E1")
    assert c1.won == "E1"


def test_28_6_gunners_are_airmen(battle):
    b = battle()
    e1 = b.plane("E1", "bristol", (0, 0, 20), 0, "L0", 14)
    c1 = b.plane("C1", "dr1", (0, -500, 20), 0, "L0", 14)
    b.roll(("R-31:E1.G", 1), ("R-32", 20))
    shoot(b.s, b.ref, e1, e1.person("G"), ("g2",), c1, "normal")
    assert (c1.shot, c1.hit, c1.won) == ("E1.G", "E1.G", "E1.G")


def test_28_7_forced_home_is_his_who_hit_last_at_any_time(battle):
    b, c1 = victim(battle, shot="E2", shot_turn=3, hit="E1")
    b.s.turn = 9
    forced_home(b.s, b.ref, c1)
    assert (c1.home, c1.won) == ("E1", "")


def test_28_7_he_who_wounds_is_credited_though_another_hit_before(battle):
    """20.11: the hit is noted before anything follows from it."""
    b, c1 = victim(battle, hit="E2")
    e1 = b.s.planes["E1"]
    b.roll(("R-31", 13), ("R-32", 16), ("R-38", 3), ("R-42:C1", 14))
    shoot(b.s, b.ref, e1, e1.pilot, ("g1", "g2"), c1, "normal")
    assert (c1.forced, c1.home) == (True, "E1")


def test_28_10_no_victory_without_a_shot_in_the_last_two_turns(battle):
    """A meeting and fire from the ground earn none."""
    b, c1 = victim(battle, shot="E1", shot_turn=1, hit="E1")
    explode(b.s, b.ref, (c1,), (9000, 9000, 0), 3)
    assert c1.won == ""
    b, c1 = victim(battle)
    damage(b.s, b.ref, c1, 30, source=(0, 0, 0))
    assert (c1.won, c1.shot, c1.hit) == ("", "", "")


def test_28_10_nobody_wins_the_same_aeroplane_twice(battle):
    b, c1 = victim(battle, shot="E1", shot_turn=3)
    air_victory(b.s, b.ref, c1, "left by its pilot")
    c1.forever, c1.state, c1.shot = True, SPINNING, "E2"
    meet_ground(b.s, b.ref, c1, "dive", by_plan=False)
    assert c1.won == "E1"


def test_22_15_each_person_rolls_his_own_dice_and_tests_at_once(battle):
    b = battle()
    c1 = b.plane("C1", "dfw", (0, 0, 20), 0, "L0", 12)
    b.roll(("R-38:C1", (3, 3)), ("R-42:C1", 5), ("R-38:C1.G", (1, 1)), ("R-42:C1.G", 5))
    damage(b.s, b.ref, c1, 22, "E1")
    b.spent()
    assert [p.fortitude for p in c1.people] == [7, 11]


def test_30_11_holds_his_fire_applies_to_guns_at_any_target(battle):
    """The ammunition of a shot does not know what it was shot at; Sure aim's die falls for aeroplanes only."""
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 5), 0, "D0", 14, pilot={"abilities": ("cool",)})
    mark_ammunition(b.s, e1, e1.pilot, ("g1",), "normal", False)
    assert e1.guns[0].half == 16
