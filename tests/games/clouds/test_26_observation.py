"""26 Photographs, reports on troops, artillery."""

from __future__ import annotations

import pytest

from lysander.core.setup import Setup
from lysander.games.clouds.ch06_blank import blank_state
from lysander.games.clouds.ch11_choices import other_actions
from lysander.games.clouds.ch26_observation import at_work, in_picture, o1, o2, spotting
from lysander.games.clouds.ground import Battery, Point, Unit


def run(b, step):
    while step(b.s, b.ref):
        pass
    assert b.s.done == ()


def spotter(battle, at=(0, 0, 20), aim=(1200, 0), task="radio:B1", **fields):
    """CL-C42: an R.E.8 directs a battery."""
    b = battle("mission_5")
    fields.setdefault("threat", -4)
    fields.setdefault("manoeuvred", True)
    e1 = b.plane("E1", "re8", at, 0, "L0", 12, task=task, worker="G", **fields)
    b.s.batteries["B1"] = Battery("B1", "E", *aim, 6)
    return b, e1


def test_26_5_a_correction_that_confuses_the_battery(battle):
    """26.6, 26.7 CL-C42."""
    b, e1 = spotter(battle)
    b.roll(("R-52:E1.G", 16), ("R-53:B1", (5, 6, 2, 8, 1, 9, 3)), ("R-54:B1", 9))
    run(b, o1)
    b.spent()
    assert b.s.batteries["B1"].dice == 7 and b.told("shell") == [{"what": "B1", "at": [-2200, 0]}]
    assert b.told("correction") == [{"who": "E1.G", "what": "B1", "change": 1, "dice": 7}]


def test_26_5_the_next_turn_is_better(battle):
    """26.6 CL-C42."""
    b, e1 = spotter(battle, threat=0, manoeuvred=False)
    b.roll(("R-52:E1.G", 3), ("R-53:B1", (1,) * 5), ("R-54:B1", 12))
    run(b, o1)
    b.spent()
    assert b.s.batteries["B1"].dice == 5 and b.s.batteries["B1"].by == "E1"


def test_26_5_an_observer_under_fire_from_the_air_changes_nothing(battle):
    """CL-C42."""
    b, e1 = spotter(battle, shot="C1", shot_turn=3)
    b.roll(("R-53:B1", (1,) * 6), ("R-54:B1", 12))
    run(b, o1)
    b.spent()
    assert b.s.batteries["B1"].dice == 6


def test_26_5_shots_of_the_turn_before_do_not_count(battle):
    b, e1 = spotter(battle, aim=(0, 3000), shot="C1", shot_turn=2, manoeuvred=False)
    b.roll(("R-52:E1.G", 4), ("R-53:B1", (1,) * 5), ("R-54:B1", 12))
    run(b, o1)
    b.spent()
    assert b.s.batteries["B1"].dice == 5


def test_26_2_burr_does_not_worry_the_observer(battle):
    """CL-C70."""
    b, e1 = spotter(battle, aim=(0, 3000), threat=-6, manoeuvred=False)
    b.roll(("R-52:E1.G", 9), ("R-53:B1", (2, 4, 1, 7, 3)), ("R-54:B1", 12))
    run(b, o1)
    b.spent()
    assert b.told("shell")[0]["at"] == [0, 4700]


@pytest.mark.parametrize(("face", "dice"), [(19, 8), (18, 7), (14, 7), (13, 6), (9, 6), (8, 5), (1, 5)])
def test_26_6_the_rows_of_a_correction(battle, face, dice):
    b, e1 = spotter(battle, gunner={"awareness": 11})
    b.roll(("R-52:E1.G", face), ("R-53:B1", (1,) * dice), ("R-54:B1", 12))
    run(b, o1)
    b.spent()


def test_26_6_quick_and_exact_corrections_and_never_below_0_dice(battle):
    b, e1 = spotter(battle, aim=(0, 0), at=(0, 0, 8), threat=0, manoeuvred=False)
    b.s.batteries["B1"] = Battery("B1", "E", 0, 0, 1)
    b.roll(("R-52:E1.G", 2))
    run(b, o1)
    b.spent()
    assert b.s.batteries["B1"].dice == 0 and b.told("shell")[0]["at"] == [0, 0]


def test_26_7_a_direct_hit_acts_as_a_heavy_bomb_and_nobodys_dice_are_rolled(battle):
    b = battle("mission_5", reroll_windows="all")
    b.s.batteries["B1"] = Battery("B1", "E", 1200, 0, 0, by="E1")
    b.s.units["U1"] = Unit("U1", "gun", "C", "c1", 1200, 0, 16, 16, "partial")
    b.roll(("R-55:U1", (6, 6, 5, 3, 1, 1, 1, 1, 1, 1)))
    run(b, o1)
    b.spent()
    assert b.s.units["U1"].strength == 16 - 12 and not b.asked
    b.roll(("R-55:U1", (6,) * 10))
    run(b, o1)
    assert b.s.units["U1"].by == "B1"


def test_26_7_a_battery_fires_uncorrected_too(battle):
    b = battle("mission_5")
    b.s.batteries["B1"] = Battery("B1", "E", 0, 0, 2)
    b.roll(("R-53:B1", (10, 10)), ("R-54:B1", 6))
    run(b, o1)
    assert b.told("shell")[0]["at"] == [0, -2000]


def test_26_8_only_the_first_observer_of_a_battery_corrects_it(battle):
    b, e1 = spotter(battle)
    b.plane("E2", "re8", (0, 0, 20), 0, "L0", 12, task="radio:B1", worker="G")
    b.roll(("R-52:E1.G", 8), ("R-53:B1", (1,) * 5), ("R-54:B1", 12))
    run(b, o1)
    b.spent()


def test_26_8_if_he_is_out_the_second_does(battle):
    b, e1 = spotter(battle, gunner={"state": "out"})
    b.plane("E2", "re8", (0, 0, 20), 0, "L0", 12, task="radio:B1", worker="G")
    b.roll(("R-52:E2.G", 1), ("R-53:B1", (1,) * 5), ("R-54:B1", 12))
    run(b, o1)
    b.spent()


@pytest.mark.parametrize("fields", [{"state": "spinning"}, {"burning": True}, {"recovered": True}, {"gunner": {"state": "dead"}}, {"task": ""}])
def test_26_1_burning_spinning_or_hurt_nobody_works(battle, fields):
    b, e1 = spotter(battle)
    assert at_work(e1) is e1.person("G")
    b, e1 = spotter(battle, **fields)
    assert at_work(e1) is None


def test_26_2_does_his_job(battle):
    b, e1 = spotter(battle, threat=0, manoeuvred=False, gunner={"abilities": ("job",)})
    b.roll(("R-52:E1.G", 14))
    assert spotting(b.s, b.ref, b.s.batteries["B1"], e1, e1.person("G")) == 0


def camera(battle, y=600, **fields):
    """CL-C43: an R.E.8 photographs a point."""
    b = battle("mission_1")
    track = tuple((800 + 100 * j, y) for j in range(1, 14))
    values = {"task": "photo:N1", "worker": "G", "track": track, "level": 13, "start": 13, **fields}
    e1 = b.plane("E1", "re8", (2100, y, values.pop("z", 22)), 900, "L0", 13, **values)
    b.s.points["N1"] = Point("N1", 1500, 900)
    return b, e1


def test_26_3_a_photograph(battle):
    """CL-C43."""
    b, e1 = camera(battle)
    b.roll(("R-56:E1.G", 13))
    run(b, o2)
    b.spent()
    assert b.s.points["N1"].taken == "E1"


def test_26_3_a_failed_test_has_it_not(battle):
    b, e1 = camera(battle, manoeuvred=True)
    b.roll(("R-56:E1.G", 12))
    run(b, o2)
    assert not b.s.points["N1"].taken


CONDITIONS = [({}, True), ({"y": 599}, False), ({"z": 8}, True), ({"z": 7}, False), ({"z": 41}, False), ({"level": 7}, True), ({"level": 6}, False)]


@pytest.mark.parametrize(("fields", "met"), CONDITIONS)
def test_26_3_place_height_and_straight(battle, fields, met):
    b, e1 = camera(battle, **fields)
    assert in_picture(e1, b.s.points["N1"]) is met
    if not met:
        run(b, o2)
        assert b.told("no-task") == [{"who": "E1", "what": "N1"}]


def scout(battle, at=(0, 0, 6), cover="trench", side="C", **fields):
    b = battle("mission_4")
    c1 = b.plane("C1", "dfw", at, 2700, "L0", 12, task="observe:U1", worker="G", **fields)
    b.s.units["U1"] = Unit("U1", "infantry", side, "c1", 0, 500, 10, 10, cover)
    return b, c1


@pytest.mark.parametrize(("cover", "lying", "face"), [("open", False, 13), ("rough", False, 12), ("dense", True, 9)])
def test_26_4_a_report_on_troops(battle, cover, lying, face):
    for more, known in ((0, "C1"), (1, "")):
        b, c1 = scout(battle, cover=cover)
        b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 500, 10, 10, cover, lying=lying)
        b.roll(("R-56:C1.G", face + more))
        run(b, o2)
        b.spent()
        assert b.s.units["U1"].known == known


@pytest.mark.parametrize("at", [(0, 0, 7), (0, -1, 6)])
def test_26_4_too_high_or_too_far(battle, at):
    b, c1 = scout(battle, at)
    run(b, o2)
    assert b.told("no-task") == [{"who": "C1", "what": "U1"}]


def test_26_4_a_unit_that_two_objectives_name_is_offered_once():
    s = blank_state(Setup("clouds", "mission_6"))
    assert [a.what for a in other_actions(s, s.planes["C1"]) if a.do == "observe"] == ["U1"]
