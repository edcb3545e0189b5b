"""4 People and tests."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch04_people import actions, crew, flying_test, lose_fortitude, luck_test, penalty, skill
from lysander.games.clouds.ch13_strength import strength_test
from lysander.games.clouds.plane import DEAD, OUT, SPINNING, Person


def flight(battle, type="bristol", **fields):
    b = battle()
    return b, b.plane("E1", type, (0, 0, 20), 0, "L0", 14, **fields)


def test_4_1_the_standard_person_and_his_role():
    """4.1, 4.2: a gunner has no Flying of his own to test, and no re-rolls."""
    person = Person("P")
    assert (person.awareness, person.flying, person.gunnery, person.full, person.luck, person.rerolls) == (13, 13, 13, 13, 12, 0)


@pytest.mark.parametrize(("flying", "wanted"), [(7, 2), (9, 2), (10, 3), (15, 3), (16, 4), (18, 4)])
def test_4_4_pilot_actions(flying, wanted):
    assert actions(Person("P", flying=flying)) == wanted


def test_4_4_by_the_present_flying():
    assert actions(Person("P", flying=16, fortitude=10)) == 3 and actions(Person("P", flying=16, fortitude=11)) == 4


@pytest.mark.parametrize(("left", "minus"), [(13, 0), (11, 0), (10, 1), (8, 1), (7, 2), (1, 4), (15, 0)])
def test_4_7_each_full_three_points_lost_is_one_less(left, minus):
    person = Person("P", fortitude=left)
    assert penalty(person) == minus and {skill(person, name) for name in ("awareness", "flying", "gunnery")} == {13 - minus}


def test_4_7_shrugs_it_off():
    pilot, gunner = (Person(role, fortitude=4, abilities=("hard",)) for role in "PG")
    assert [skill(pilot, name) for name in ("awareness", "flying", "gunnery")] == [10, 13, 13]
    assert [skill(gunner, name) for name in ("awareness", "gunnery")] == [13, 13]


def test_4_6_what_each_test_is_made_against(battle):
    b, plane = flight(battle, pilot={"flying": 15, "fortitude": 10, "luck": 9}, strength=7)
    b.roll(("R-08", 14), ("R-15", 9), ("R-09", 7))
    assert flying_test(b.s, b.ref, "R-08", plane) == 0
    assert luck_test(b.s, b.ref, "R-15", "E1") == 0
    assert strength_test(b.s, b.ref, plane, "vne")
    b.spent()


def test_4_8_fortitude_0_is_death(battle):
    b, plane = flight(battle, gunner={"fortitude": 3})
    lose_fortitude(b.s, b.ref, "E1.G", 3)
    assert plane.person("G").state == DEAD and crew(plane) == ("E1",)


def test_4_9_a_loss_in_the_air_asks_for_the_stay_test(battle):
    b, plane = flight(battle)
    b.roll(("R-42", 13))
    lose_fortitude(b.s, b.ref, "E1.G", 4)
    b.spent()
    assert plane.person("G").state == OUT and plane.person("G").fortitude == 9
    lose_fortitude(b.s, b.ref, "E1", 2, stay=False)
    assert plane.pilot.fortitude == 11 and not plane.forced, "a landing asks for none"


def test_4_10_without_a_pilot_she_spins_for_good(battle):
    b, plane = flight(battle, pilot={"fortitude": 2})
    lose_fortitude(b.s, b.ref, "E1", 5)
    assert (plane.state, plane.forever, plane.climb, plane.speed) == (SPINNING, True, "V", b.rules.panels["bristol"].vs)
    assert plane.person("G").aboard


def test_4_11_no_flying_test_without_senses(battle):
    b, plane = flight(battle, pilot={"blackout": 1})
    assert flying_test(b.s, b.ref, "R-08", plane) == -1
    b.roll(("R-15", 5))
    assert luck_test(b.s, b.ref, "R-15", "E1") == 7, "tests of Luck are made"
