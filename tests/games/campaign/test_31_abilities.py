"""31.18, 31.19 Special abilities and aces."""

from __future__ import annotations

import pytest

PILOTS = (
    *("gasbag", "raider", "survivor", "burr", "shaver", "armourer", "connected", "rigger", "mascot", "leader", "tactician", "cool"),
    *("hard", "deflection", "hands", "eye", "calm", "nine"),
)
ACES = ("swagger", "eel", "trials", "rank", "mentor", "marksman")
GUNNERS = ("gasbag", "raider", "deflection", "eye", "saver", "calm", "job", "hard")


def due(w, person: str = "e1p1", **fields):
    """Somebody is to roll for an ability."""
    w.fought()
    w.change(person, **fields)
    w.s.queue = (person,)
    return w


@pytest.mark.parametrize(("die", "ability"), [(1, "gasbag"), (18, "nine"), (13, "hard")])
def test_31_18_the_table_of_pilots(war, die, ability):
    w = due(war())
    w.dice = [("R-69", die)]
    assert w.run("K9A") == "K9" and w.s.people["e1p1"].abilities == (ability,) and w.s.queue == ()


@pytest.mark.parametrize("die", [1, 5, 8])
def test_31_18_the_table_of_gunners(war, die):
    w = war()
    w.joins("e1g1", "e1p1")
    due(w, "e1g1")
    w.dice = [("R-69", die)]
    w.run("K9A")
    assert w.s.people["e1g1"].abilities == (GUNNERS[die - 1],)
    assert next(a for a in w.asked if a.kind == "R-69:e1g1").domain.high == 8


def test_31_18_one_that_he_has_is_rolled_again(war):
    w = due(war(), abilities=("gasbag", "nine"))
    w.dice = [("R-69", 1), ("R-69", 18), ("R-69", 2)]
    w.run("K9A")
    assert w.s.people["e1p1"].abilities == ("gasbag", "nine", "raider")
    assert w.records("ability_gained")[0]["rolls"] == [1, 18, 2]


@pytest.mark.parametrize("die", [19, 20])
def test_31_18_the_seat_chooses(war, die):
    w = due(war(), abilities=("gasbag",))
    w.dice = [("R-69", die)]
    w.answers["e1 ability:e1p1"] = ["calm"]
    w.run("K9A")
    ask = next(a for a in w.asked if a.kind == "ability:e1p1")
    assert list(ask.domain.options) == [a for a in PILOTS if a != "gasbag"] and ask.default == "raider"
    assert w.s.people["e1p1"].abilities == ("gasbag", "calm")


def test_31_18_who_has_them_all_gains_nothing(war):
    w = due(war(), abilities=PILOTS)
    assert w.run("K9A") == "K9" and not w.asked and not w.records("ability_gained") and w.s.queue == ()


# aces


def victories(w, count: int, before: int, person: str = "e1p1"):
    """Somebody has victories from an earlier battle, and some more from this one."""
    w.fought("draw")
    for n in range(before):
        w.downs(person, f"C{n + 1}")
    w.fought("draw")
    for n in range(count):
        w.downs(person, f"C{n + 1}")


@pytest.mark.parametrize(
    ("before", "new", "at", "rolls"),
    [(3, 1, 5, 0), (4, 1, 5, 1), (3, 3, 5, 1), (5, 1, 5, 0), (5, 4, 5, 0), (8, 2, 5, 1), (4, 6, 5, 2), (0, 2, 1, 2), (0, 1, 20, 0), (2, 1, 3, 1)],
)
def test_31_19_at_the_fifth_victory_and_every_further_fifth(war, before, new, at, rolls):
    w = war(ace_at=at)
    victories(w, new, before)
    w.dice = [("R-70", 2 + n) for n in range(rolls)]
    assert w.run("K8") is None
    assert w.s.people["e1p1"].abilities == ACES[1 : 1 + rolls] and w.s.done == ()
    assert [f["table"] for f in w.records("ability_gained")] == ["ace"] * rolls


def test_31_19_gunners_and_the_dead_become_no_aces(war):
    w = war(ace_at=1)
    w.joins("e1g1", "e1p1")
    victories(w, 1, 0, "e1g1")
    w.downs("e1p2", "C2")
    w.after("person_lost", person="e1p2", how="dead")
    w.run("K8")
    assert not w.records("ability_gained") and not w.asked


def test_31_19_duplicates_again_and_all_six_nothing(war):
    w = war(ace_at=1)
    victories(w, 1, 0)
    w.change("e1p1", abilities=ACES[:5])
    w.dice = [("R-70", 1), ("R-70", 5), ("R-70", 6)]
    w.run("K8")
    assert w.s.people["e1p1"].abilities == ACES
    w.asked.clear()
    w.fought("draw")
    w.downs("e1p1", "C1")
    w.run("K8")
    assert not w.asked and w.s.people["e1p1"].abilities == ACES


def test_30_4_swagger(war):
    w = war(ace_at=1)
    victories(w, 1, 0)
    w.change("e1p1", now=5)
    w.dice = [("R-70", 1)]
    w.run("K8")
    p = w.s.people["e1p1"]
    assert (p.fortitude, p.now, p.luck) == (17, 9, 14)
    assert w.records("skill_changed") == [{"cause": "K/2", "person": "e1p1", "skill": "fortitude", "change": 4, "now": 17, "why": "swagger"}]
    assert w.records("luck_changed") == [{"cause": "K/2", "person": "e1p1", "change": 2, "why": "swagger"}]


def test_31_20_a_machine_of_ones_own_is_lost_with_its_loss(war):
    w = war()
    w.change("e1p1", machine="spad7", abilities=("connected",))
    w.fought(aboard=("e1p1", "e1p2"))
    planes = {slot.people[0][2:]: slot.plane for slot in w.s.mission.slots if slot.people}
    w.after("machine_lost", machine=planes["e1p2"], type="pup", person="e1p2")
    assert w.s.people["e1p1"].machine == "spad7"
    w.after("machine_lost", machine=planes["e1p1"], type="spad7", person="e1p1")
    assert w.s.people["e1p1"].machine == ""
    w.after("machine_lost", machine="E9", type="re8", person="")
