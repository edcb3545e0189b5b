"""31.12 to 31.14 Wounds after a battle; case CL-C49."""

from __future__ import annotations

import pytest


def wounded(w, person: str = "e1p1", now: int = 4, **fields):
    """A battle is over, in which a person was wounded."""
    w.fought()
    w.change(person, now=now, **fields)
    return w


def dice(*faces: int, recovery: int = 5):
    return [("R-65", recovery), *(("R-66", face) for face in faces)]


def entered(w):
    return w.records("wound_tested")[-1]


def test_31_12_the_wounded_regain_a_die_and_no_more_than_all(war):
    w = wounded(war(), now=4)
    w.change("c1p1", now=11)
    w.dice = [*dice(10, recovery=6), *dice(10, recovery=6)]
    w.run("K6")
    assert [(f["person"], f["gained"], f["now"]) for f in w.records("fortitude_recovered")] == [("e1p1", 6, 10), ("c1p1", 2, 13)]
    assert (w.s.people["e1p1"].now, w.s.people["c1p1"].now) == (10, 13)


def test_31_12_the_healthy_and_the_lost_are_not_tested(war):
    w = wounded(war(), now=0, state="dead", how="dead")
    w.change("e1p2", now=5, state="prisoner", how="prisoner")
    assert w.run("K6") == "K7" and not w.events


def test_31_12_whoever_is_still_wounded_is_tested_after_each_mission(war):
    """Also one who stayed on the ground: after days people keep the Fortitude they have (31.13)."""
    w = wounded(war(pace="days"), "e1p6")
    w.dice = dice(10)
    w.run("K6")
    assert [f["person"] for f in w.records("wound_tested")] == ["e1p6"]


def test_31_14_one_test_for_a_person_and_a_mission(war):
    w = wounded(war())
    w.dice = dice(9, recovery=1)
    w.run("K6")
    assert w.s.people["e1p1"].now == 5 and len(w.s.people["e1p1"].wounds) == 1
    assert w.s.done == () and len(w.records("wound_tested")) == 1


ROWS = [
    (13, -4, -4, {}, (False, False, False)),
    (14, -5, -6, {"fortitude": 12}, (True, False, False)),
    (15, -6, -6, {"fortitude": 12}, (True, False, False)),
    (16, -7, -7, {"traits": ("shaken",)}, (True, False, False)),
    (17, -8, -8, {"fortitude": 11}, (True, False, False)),
    (18, -9, -9, {"traits": ("immortal",), "luck": 8}, (True, False, False)),
    (19, -10, -10, {"fortitude": 9}, (True, True, False)),
]
"""Die at Fortitude 9, successes, row, what changes with 3+1 or 4 on R-67, grounded after days, weeks, months."""


@pytest.mark.parametrize(("die", "successes", "row", "changed", "grounded"), ROWS)
@pytest.mark.parametrize(("column", "pace"), [(0, "days"), (1, "weeks"), (2, "months")])
def test_31_12_each_row_of_the_table(war, die, successes, row, changed, grounded, column, pace):
    w = wounded(war(pace=pace))
    w.dice = [*dice(die), *({-9: [("R-67", 3), ("R-67", 1)], -10: [("R-67", 4)]}.get(row, []))]
    before = w.s.people["e1p1"]
    w.run("K6")
    assert entered(w) == {"cause": "K/1", "person": "e1p1", "natural": die, "successes": successes, "row": row, "rerolls_used": 0}
    p = w.s.people["e1p1"]
    assert {k: getattr(p, k) for k in ("fortitude", "luck", "traits")} == {
        "fortitude": before.fortitude,
        "luck": before.luck,
        "traits": (),
        **changed,
    }
    assert p.now == min(9, p.fortitude) and p.wounds[-1].row == row
    assert (p.state, p.out) == (("grounded", 1) if grounded[column] else ("ready", 0))


@pytest.mark.parametrize(
    ("now", "row", "changed"),
    [(8, -11, {"traits": ("faints",)}), (7, -12, {"gunnery": 10}), (6, -13, {"awareness": 12, "flying": 12, "gunnery": 12})],
)
def test_31_12_the_worst_rows(war, now, row, changed):
    w = wounded(war(pace="weeks"), now=now - 1)
    w.dice = dice(19, recovery=1)
    w.run("K6")
    p = w.s.people["e1p1"]
    assert entered(w)["row"] == row and {k: getattr(p, k) for k in changed} == changed and (p.state, p.out) == ("grounded", 1)


def test_31_12_paralysed(war):
    w = wounded(war(), now=4)
    w.dice = dice(19, recovery=1)
    w.run("K6")
    assert entered(w)["row"] == -14 and w.s.people["e1p1"].state == "retired"
    assert w.records("person_lost") == [{"cause": "K/1", "person": "e1p1", "how": "retired"}] and not w.records("grounded")


def test_31_12_a_gunner_has_no_flying_to_lose(war):
    w = war()
    w.joins("e1g1", "e1p1")
    wounded(w, "e1g1", 5)
    w.dice = dice(19, recovery=1)
    w.run("K6")
    assert [(f["skill"], f["change"], f["now"]) for f in w.records("skill_changed")] == [("awareness", -1, 12), ("gunnery", -1, 12)]


def test_31_12_natural_twenty_kills_whatever_the_fortitude(war):
    w = wounded(war(), now=29, fortitude=30)
    w.dice = dice(20, recovery=1)
    w.run("K6")
    assert entered(w)["row"] == 0 and w.s.people["e1p1"].state == "dead" and w.records("person_lost")[0]["how"] == "dead"


def test_31_12_the_natural_rules_of_tests_do_not_apply(war):
    """A natural 20 has no row; a 1 with little Fortitude is no row either; a 19 is what it is."""
    w = wounded(war(), now=1)
    w.dice = dice(1, recovery=1)
    assert w.run("K6") == "K6A" and entered(w) == {"cause": "K/1", "person": "e1p1", "natural": 1, "successes": 1, "row": 0, "rerolls_used": 0}


def test_31_12_natural_one_brings_an_ability_and_clears_him(war):
    w = wounded(war(pace="days"))
    w.dice = [("R-65", 5), ("R-66", 1)]
    assert w.run("K6") == "K6A"
    w.dice = [("R-69", 4)]
    assert w.run("K6A") == "K6" and w.run("K6") == "K7"
    p = w.s.people["e1p1"]
    assert p.abilities == ("burr",) and p.state == "ready"
    assert w.records("ability_gained") == [{"cause": "K/1", "person": "e1p1", "ability": "burr", "table": "pilot", "rolls": [4]}]


def test_31_12_a_natural_one_of_a_gunner_is_rolled_on_his_own_table(war):
    w = war()
    w.joins("e1g1", "e1p1")
    wounded(w, "e1g1", 5)
    w.dice = dice(1)
    w.run("K6")
    w.dice = [("R-69", 5)]
    w.run("K6A")
    assert w.s.people["e1g1"].abilities == ("saver",)


def test_31_13_nobody_is_grounded_without_grounding(war):
    w = wounded(war(pace="days", grounding="off"), now=7)
    w.dice = dice(19, recovery=1)
    w.run("K6")
    assert w.s.people["e1p1"].traits == ("faints",) and w.s.people["e1p1"].state == "ready" and not w.records("grounded")


def test_31_13_who_was_wounded_before_and_stayed_on_the_ground_misses_the_next_mission_too(war):
    w = war(pace="days")
    w.change("e1p6", state="grounded", out=1, now=4)
    w.fought()
    w.dice = dice(14)
    w.run("K6")
    w.run("K11")
    assert (w.s.people["e1p6"].state, w.s.people["e1p6"].out) == ("grounded", 1)
    w.draw()
    w.run("K11")
    assert w.s.people["e1p6"].state == "ready"


def test_31_12_losses_leave_one_of_fortitude_and_luck(war):
    w = wounded(war(pace="weeks"), now=8, fortitude=9, luck=3)
    w.dice = [*dice(19, recovery=1), ("R-67", 6)]
    w.run("K6")
    assert w.s.people["e1p1"].fortitude == 3
    w = wounded(war(), now=4, luck=3)
    w.dice = [*dice(18), ("R-67", 4), ("R-67", 4)]
    w.run("K6")
    assert w.s.people["e1p1"].luck == 1 and w.records("luck_changed")[0]["change"] == -2


def test_31_12_fortitude_at_zero_or_less_is_one(war):
    w = wounded(war(), now=1, fortitude=3)
    w.dice = [*dice(13, recovery=2), ("R-67", 6)]
    w.run("K6")
    assert (w.s.people["e1p1"].fortitude, w.s.people["e1p1"].now) == (1, 1)
    assert w.records("skill_changed")[0] == {"cause": "K/1", "person": "e1p1", "skill": "fortitude", "change": -2, "now": 1, "why": "wound"}


def test_31_12_a_trait_is_had_once(war):
    w = wounded(war(), traits=("immortal",))
    w.dice = [*dice(18), ("R-67", 1), ("R-67", 1)]
    w.run("K6")
    assert w.s.people["e1p1"].traits == ("immortal",) and not w.records("trait_gained") and w.s.people["e1p1"].luck == 10


# re-rolls


@pytest.mark.parametrize(
    ("die", "mode", "asked", "default"),
    [
        (13, "smart", False, None),
        (14, "smart", True, "keep"),
        (14, "none", False, None),
        (20, "none", True, "reroll"),
        (20, "smart", True, "reroll"),
        (2, "smart", False, None),
        (2, "all", True, "keep"),
    ],
)
def test_29_2_a_window_for_a_bad_row(war, die, mode, asked, default):
    w = wounded(war(reroll_windows=mode), rerolls=1)
    w.answers["e1 reroll:e1p1"] = ["keep"]
    w.dice = dice(die)
    w.run("K6")
    asks = [a for a in w.asked if a.kind == "reroll:e1p1"]
    assert [a.default for a in asks] == ([default] if asked else [])


def test_29_5_fourteen_below_is_vital(war):
    w = wounded(war(), now=4, rerolls=1)
    w.dice = dice(19, 3, recovery=1)
    w.run("K6")
    assert entered(w) == {"cause": "K/1", "person": "e1p1", "natural": 3, "successes": 2, "row": -4, "rerolls_used": 1}
    assert w.s.people["e1p1"].rerolls == 0


def test_31_12_only_re_rolls_of_this_mission(war):
    w = wounded(war(pace="days"), "e1p6", rerolls=2)
    w.dice = dice(20)
    w.run("K6")
    assert w.s.people["e1p6"].state == "dead" and not w.kinds()


@pytest.mark.parametrize(("option", "asked"), [("on", ["e1 reroll:e1g1"]), ("off", [])])
def test_29_2_re_rolls_of_his_pilot_for_a_gunner(war, option, asked):
    w = war(gunner_rerolls=option)
    w.joins("e1g1", "e1p1")
    wounded(w, "e1g1", 4)
    w.change("e1p1", rerolls=2)
    w.dice = dice(20, 5) if asked else dice(20)
    w.run("K6")
    assert w.kinds() == asked and w.s.people["e1p1"].rerolls == (1 if asked else 2)


def test_29_1_a_die_is_rolled_again_once(war):
    w = wounded(war(), rerolls=3)
    w.dice = dice(20, 20)
    w.run("K6")
    assert w.s.people["e1p1"].state == "dead" and w.s.people["e1p1"].rerolls == 2


def test_30_8_nine_lives(war):
    for die, left, state in ((8, 3, "ready"), (9, 9, "dead"), (20, 9, "dead")):
        w = wounded(war(), abilities=("nine",))
        w.dice = [*dice(20), ("R-58", die), *([("R-59", 3)] if state == "ready" else [])]
        w.run("K6")
        assert (w.s.people["e1p1"].now, w.s.people["e1p1"].state) == (left, state)


# the case


def test_cl_c49_wounds(war):
    """The immortal with one re-roll: the window is opened for -9, and kept."""
    w = wounded(war(), now=4, rerolls=1, gunnery=12)
    w.answers["e1 reroll:e1p1"] = ["keep"]
    w.dice = [*dice(18), ("R-67", 3), ("R-67", 1)]
    w.run("K6")
    p = w.s.people["e1p1"]
    assert (p.now, p.traits, p.luck, p.state) == (9, ("immortal",), 8, "ready")
    w.run("K11")
    assert w.s.people["e1p1"].now == 13


def test_31_12_nothing_happens_when_the_battle_was_called_off(war):
    w = war(pace="days")
    w.change("e1p1", now=4)
    w.draw()
    w.run("K4")
    w.events.clear()
    w.after("battle_void", battle="K/1", reason="storm")
    assert [w.run(step) for step in ("K6", "K7", "K8", "K9")] == ["K7", None, None, "K10"] and not w.events


def test_31_12_what_is_told_behind_closed_cockpits(war):
    w = wounded(war(cockpits="closed"))
    w.dice = dice(14)
    w.run("K6")
    kinds = ["fortitude_recovered", "wound_tested", "skill_changed", "roll"]
    assert [len(w.told("e1", k)) for k in kinds] == [1, 1, 1, 2] and not any(w.told(seat, k) for seat in ("c1", "spectator") for k in kinds)
