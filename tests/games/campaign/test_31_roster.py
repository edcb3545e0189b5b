"""31.9 Rosters, and the rights of rank."""

from __future__ import annotations

import pytest

from lysander.core.ask import Refusal, written
from lysander.games.campaign.ch31_roster import rostered
from lysander.games.campaign.domains_roster import Roster


def test_31_9_each_seat_names_as_many_ready_pilots_as_it_has_slots(war):
    w = war()
    w.draw("mission_3")
    w.answers["e1 roster"] = ["e1p4 e1p2 e1p6"]
    w.run("K3")
    assert rostered(w.s, "e1") == ["e1p4", "e1p2", "e1p6"] and w.s.mission.slots[0].people == ("P:e1p4",)
    assert (w.s.mission.slots[0].type, w.s.mission.slots[0].own) == ("pup", False)


def test_35_2_a_roster_as_a_list(war):
    domain = Roster(("e1p1", "e1p2", "e1p3"), 2, "31.9", {"e1p4": Refusal("31.9", "dead")})
    assert domain.why_not(["e1p3", "e1p1"]) is None and written(domain, ["e1p3", "e1p1"]) == "e1p3 e1p1"
    assert domain.why_not(["e1p4", "e1p1"]).code == "dead" and domain.why_not(["e1p1"]).code == "wrong_number"
    for value in ([], [3], [["e1p1"]], ["e1p1 e1p2"], ["e1p1"] * 1000, {"e1p1": 1}):
        assert domain.why_not(value).code == "malformed", value


def test_31_9_a_squadron_with_fewer_ready_pilots_names_all_and_slots_stay_empty(war):
    w = war(pilots=2)
    w.draw("mission_3")
    w.run("K3")
    assert [bool(slot.people) for slot in w.s.mission.slots] == [True, True, False] * 2


def test_31_9_an_absent_seat_names_those_who_have_not_flown_for_longest(war):
    w = war()
    w.s.number = 9
    for n, flew in enumerate((5, 0, 7, 2, 0, 2), 1):
        w.change(f"e1p{n}", flew=flew)
    w.draw("mission_3")
    w.run("K3")
    assert rostered(w.s, "e1") == ["e1p2", "e1p5", "e1p4"]


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("e1p1 e1p2", "wrong_number", "31.9"),
        ("e1p1 e1p2 e1p2", "twice", "31.9"),
        ("e1p1 e1p2 e1p5", "not_ready", "31.23"),
        ("e1p1 e1p2 e1p6", "not_ready", "31.23"),
        ("e1p1 e1p2 c1p1", "malformed", "31.9"),
        ("e1p1 e1p2 e1g1", "not_ready", "31.23"),
        ("e1p1, e1p2, e1p3", "malformed", "31.9"),
    ],
)
def test_31_23_who_cannot_be_named(war, text, code, rule):
    w = war()
    w.change("e1p5", state="grounded", out=1)
    w.change("e1p6", state="dead", how="dead")
    w.joins("e1g1", "e1p1")
    w.draw("mission_3")
    w.run("K3")
    refusal = next(a for a in w.asked if a.seat == "e1").domain.why_not(text)
    assert refusal is not None and (refusal.code, refusal.rule) == (code, rule)


def test_31_9_gunners_fly_with_their_pilots_and_machines_are_their_own(war):
    w = war(month="1917-05")
    w.joins("e1g1", "e1p1")
    w.change("e1p1", machine="bristol")
    w.change("e1p2", machine="n17", layout="lewis")
    w.draw("mission_3")
    w.run("K3")
    first, second, third, *_ = w.s.mission.slots
    assert (first.people, first.type, first.own) == (("P:e1p1", "G:e1g1"), "bristol", True)
    assert (second.people, second.type, second.layout, second.own) == (("P:e1p2",), "n17", "lewis", True)
    assert (third.type, third.layout, third.own) == ("pup", "", False)


def test_31_9_rosters_are_told_to_the_own_side_and_the_organiser(war):
    w = war()
    w.draw("mission_3")
    w.run("K3")
    assert [f["squadron"] for f in w.told("e1", "roster_named")] == ["e1"] and not w.told("spectator", "roster_named")
    assert len(w.told("organiser", "roster_named")) == 2


# rank


def ranked(war, named: str = "e1p1 e1p2 e1p3", who: str = "e1p6"):
    w = war()
    w.change(who, abilities=("rank",))
    w.draw("mission_3")
    w.answers["e1 roster"] = [named]
    w.run("K3")
    w.asked.clear()
    return w


def test_31_9_rank_steps_in_for_one_drawn_by_lot(war):
    w = ranked(war)
    w.dice = [("R-63:e1p6", 4), ("R-64:e1p6", 2)]
    w.answers["e1 rank:e1p6"] = ["fly"]
    w.run("K3R")
    assert rostered(w.s, "e1") == ["e1p1", "e1p6", "e1p3"]
    assert w.records("rank_used") == [{"mission": 1, "person": "e1p6", "flies": True, "replaced": "e1p2"}]


def test_31_9_rank_below_4_decides_nothing(war):
    w = ranked(war)
    w.dice = [("R-63:e1p6", 3)]
    w.run("K3R")
    assert w.kinds() == [] and rostered(w.s, "e1") == ["e1p1", "e1p2", "e1p3"]


def test_31_9_rank_as_named_is_the_default(war):
    for who, usual in (("e1p6", "stay"), ("e1p1", "fly")):
        w = ranked(war, who=who)
        w.dice = [(f"R-63:{who}", 6)]
        w.run("K3R")
        assert w.asked[-1].default == usual and rostered(w.s, "e1") == ["e1p1", "e1p2", "e1p3"] and not w.records("rank_used")


def test_31_9_rank_steps_back_and_another_is_named(war):
    w = ranked(war, who="e1p2")
    w.dice = [("R-63:e1p2", 5)]
    w.answers |= {"e1 rank:e1p2": ["stay"], "e1 roster": ["e1p5"]}
    w.run("K3R")
    assert rostered(w.s, "e1") == ["e1p1", "e1p5", "e1p3"] and w.kinds() == ["e1 rank:e1p2", "e1 roster"]


def test_31_9_rank_cannot_step_back_if_nobody_else_is_ready(war):
    w = war(pilots=2)
    w.change("e1p1", abilities=("rank",))
    w.draw("mission_3")
    w.run("K3")
    w.asked.clear()
    w.dice = [("R-63:e1p1", 6)]
    w.run("K3R")
    assert w.kinds() == []


def test_36_1_everybody_sees_the_dice_of_rank(war):
    w = ranked(war)
    w.dice = [("R-63:e1p6", 1)]
    w.run("K3R")
    assert [f["name"] for f in w.told("c1", "roll")] == ["R-63"]
