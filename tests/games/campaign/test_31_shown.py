"""31.9, 31.10, 5.2 What everybody learns of those who fly when a battle is opened."""

from __future__ import annotations

from lysander.games.campaign.game import GAME
from lysander.games.campaign.records import apply


def opened(w):
    """A gunner flies for the first time, and a pilot in a machine of his own with guns that he chose."""
    w.s.people.clear()
    apply(w.s, "type_chosen", {"squadron": "e1", "type": "bristol", "month": "1917-04"})
    for n in range(1, 7):
        w.joins(f"e1p{n}")
        w.joins(f"c1p{n}")
    w.s.people = {p.id: p for q in w.s.squadrons for p in w.s.of(q)}
    w.joins("e1g1", "e1p1", gunnery=17)
    w.joins("e1g2", "e1p2")

    w.change("e1p3", machine="spad7", layout="x", abilities=("connected",))
    w.draw()
    apply(w.s, "roster_named", {"mission": 1, "squadron": "e1", "persons": ["e1p1", "e1p3"]})
    apply(w.s, "roster_named", {"mission": 1, "squadron": "c1", "persons": ["c1p1"]})
    w.s.step = "K4"
    w.run("K4")
    return w.told("c1", "battle_opened")[0]


def test_5_2_gunners_who_fly_for_the_first_time_and_machines_of_ones_own_are_told(war):
    w = war(pilots=0, cockpits="open")
    told = opened(w)
    assert [(p["id"], p["gunnery"]) for p in told["shown"]] == [("e1g1", 17)] and list(told["own"].values()) == ["x"]
    rows = {row.person.id: row for row in GAME.view(w.s, "c1").people}
    assert rows["e1g1"].person.gunnery == 17 and "e1g2" not in rows


def test_5_3_nothing_of_that_behind_closed_cockpits(war):
    w = war(pilots=0, cockpits="closed")
    told = opened(w)
    assert "shown" not in told and "own" not in told
    rows = {row.person.id: row for row in GAME.view(w.s, "c1").people}
    assert rows["e1g1"].knows == "seen" and rows["e1g1"].person.gunnery == 13
