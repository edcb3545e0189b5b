"""27.1 to 27.3 Who stays in combat; 7.2, 7.3, 1.7 in which order things are done."""

from __future__ import annotations

import pytest

from lysander.games.clouds.ch04_people import stay_test
from lysander.games.clouds.ch18_fire import m5, stop_engine
from lysander.games.clouds.ch20_gunnery import f4
from lysander.games.clouds.plane import LANDED, OUT


def fokker(battle, type="dr1", **fields):
    b = battle()
    return b, b.plane("C1", type, (0, 0, 20), 0, "L0", 14, hit="E1", **fields)


def test_27_1_a_pilot_who_fails_is_forced_home_credited_to_who_hit_last(battle):
    """27.2"""
    b, c1 = fokker(battle, shot="E2", shot_turn=3)
    b.roll(("R-42:C1", 14))
    stay_test(b.s, b.ref, "C1")
    assert c1.forced and c1.home == "E1" and b.told("forced-home") == [{"who": "C1", "credit": "E1"}]


def test_27_2_who_is_forced_home_tests_no_more(battle):
    b, c1 = fokker(battle, forced=True)
    stay_test(b.s, b.ref, "C1")
    b.spent()


@pytest.mark.parametrize(("traits", "needed"), [((), 13), (("shaken",), 9), (("immortal",), 17), (("shaken", "immortal"), 13)])
def test_27_1_shaken_and_immortal_both_apply(battle, traits, needed):
    b, c1 = fokker(battle, pilot={"traits": traits})
    b.roll(("R-42:C1", 2))
    stay_test(b.s, b.ref, "C1")
    assert b.told("roll")[0]["needed"] == needed


def test_27_3_a_gunner_who_fails_does_nothing_more_and_the_aeroplane_flies_on(battle):
    b, c1 = fokker(battle, "dfw")
    b.roll(("R-42:C1.G", 15))
    stay_test(b.s, b.ref, "C1.G")
    assert c1.person("G").state == OUT and not c1.forced and not b.told("forced-home")
    stay_test(b.s, b.ref, "C1.G")
    b.spent()


def test_27_1_the_last_engine_that_stops_asks_for_a_stay_test(battle):
    b, c1 = fokker(battle)
    b.roll(("R-42:C1", 3))
    stop_engine(b.s, b.ref, c1, "")
    b.spent()
    assert not c1.forced


def test_4_9_nobody_tests_on_the_ground(battle):
    """27.1"""
    b, c1 = fokker(battle, state=LANDED)
    stay_test(b.s, b.ref, "C1")
    b.spent()


def test_7_3_an_aeroplane_destroyed_before_its_turn_does_not_shoot(battle):
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, pilot={"initiative": 20, "die": 5})
    c1 = b.plane("C1", "dr1", (0, 200, 20), 1800, "L0", 14, strength=1, pilot={"initiative": 10, "die": 5})
    b.s.order = ("C1", "E1")
    b.answers = ["C1 normal"]
    b.roll(("R-31:E1", 15), ("R-32:E1", 2))
    while f4(b.s, b.ref):
        pass
    assert c1.state == "broken" and [a.kind for a in b.asked if not a.kind.startswith("reroll")] == ["attack:E1"]


def test_1_7_what_happens_at_the_same_moment_is_done_in_list_order(battle):
    b = battle()
    for id in ("E2", "C1", "E1"):
        b.plane(id, "camel", (0, 0, 20), 0, "L0", 14, burning=True, cockpit=9)
    b.roll(("R-24:E2", 2), ("R-24:C1", 2), ("R-24:E1", 2))
    while m5(b.s, b.ref):
        pass
    b.spent()
