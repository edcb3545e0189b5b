"""31.13, 31.15, 31.22 Time between missions, replacements, the end."""

from __future__ import annotations

import pytest

from lysander.games.campaign.records import apply
from lysander.text import for_game


def over(w, number: int = 3):
    """A mission that is over, flown by the first pilot of each squadron."""
    w.s.number = number - 1
    w.draw("mission_3")
    for id in ("e1p1", "c1p1"):
        w.change(id, flew=number)


@pytest.mark.parametrize(("pace", "many"), [("days", 4), ("weeks", 2), ("months", 1)])
def test_31_13_missions_a_month(war, pace, many):
    w = war(pace=pace)
    steps = []
    for _ in range(many):
        over(w)
        steps.append(w.run("K11"))
    assert steps == ["K2"] * (many - 1) + ["K1"] and w.s.mission is None and w.s.battle == ""


@pytest.mark.parametrize(("pace", "now"), [("days", 4), ("weeks", 13), ("months", 13)])
def test_31_13_after_weeks_or_months_people_are_back_to_full(war, pace, now):
    w = war(pace=pace)
    w.change("e1p1", now=4)
    w.change("e1p2", now=0, state="dead", how="dead")
    over(w)
    w.run("K11")
    assert w.s.people["e1p1"].now == now and w.s.people["e1p2"].now == 0
    assert w.records("time_passed")[0]["recovered"] == (["e1p1"] if now == 13 else [])


def test_31_13_who_is_grounded_misses_the_next_mission_only(war):
    w = war()
    over(w, 3)
    w.change("e1p1", state="grounded", out=1)
    w.run("K11")
    assert w.s.people["e1p1"].state == "grounded" and w.records("time_passed")[0]["released"] == []
    w.s.number = 3
    w.draw("mission_3")
    w.run("K11")
    assert (w.s.people["e1p1"].state, w.s.people["e1p1"].out) == ("ready", 0)
    assert w.records("time_passed")[1]["released"] == ["e1p1"]


def test_31_13_two_missions_on_the_ground_are_two(war):
    w = war()
    over(w, 3)
    w.change("e1p2", state="grounded", out=2)
    w.run("K11")
    assert (w.s.people["e1p2"].state, w.s.people["e1p2"].out) == ("grounded", 1)


def test_31_13_behind_closed_cockpits_time_is_told_without_names_of_the_enemy(war):
    w = war(cockpits="closed")
    over(w)
    w.change("e1p1", now=4)
    w.change("c1p1", now=5)
    w.run("K11")
    assert w.records("time_passed")[0]["recovered"] == ["e1p1", "c1p1"]
    assert [w.told(seat, "time_passed")[0]["recovered"] for seat in ("e1", "c1", "spectator")] == [["e1p1"], ["c1p1"], []]


def test_31_15_replacements_fill_a_squadron_that_is_below_its_strength(war):
    w = war()
    w.change("e1p1", state="dead", how="dead")
    w.change("e1p2", state="prisoner", how="prisoner")
    w.change("e1p3", state="grounded", out=1)
    over(w)
    w.run("K10")
    assert [f["person"] for f in w.records("person_joined")] == ["e1p7", "e1p8"]
    assert w.s.people["e1p7"].state == "ready" and len(w.s.pilots("e1")) == 6


@pytest.mark.parametrize(
    ("won", "points", "winner"),
    [((3, 2), (1, 9), "E"), ((2, 3), (9, 1), "C"), ((2, 2), (20, 21), "C"), ((2, 2), (21, 20), "E"), ((2, 2), (20, 20), "draw")],
)
def test_31_22_missions_won_then_points_then_a_draw(war, won, points, winner):
    w = war(month="1917-05", pace="months", last_month="1917-05", seats=("e1", "e2", "c1"))
    for letter, missions, number in zip("EC", won, points, strict=True):
        apply(w.s, "correction", {"target": f"won.{letter}", "after": missions})
        apply(w.s, "correction", {"target": f"points.{letter}", "after": number})
    over(w, 5)
    w.run("K11")
    result = w.s.result
    assert result.facts["winner"] == winner and result.facts["why"] == "month"
    assert result.winners == {"E": ("e1", "e2"), "C": ("c1",), "draw": ()}[winner]
    assert w.told("spectator", "campaign_ended")[0]["missions_won"] == dict(zip("EC", won))


def test_31_22_the_campaign_goes_on_before_its_last_month_is_over(war):
    w = war(month="1917-05", pace="weeks", last_month="1917-05")
    over(w)
    assert w.run("K11") == "K2" and w.s.result is None
    over(w)
    w.run("K11")
    assert w.s.result is not None


@pytest.mark.parametrize(
    ("pace", "en", "de"),
    [
        ("days", "Days pass.", "Es vergehen Tage."),
        ("weeks", "Weeks pass.", "Es vergehen Wochen."),
        ("months", "A month passes.", "Es vergeht ein Monat."),
    ],
)
def test_31_13_the_time_that_passes_is_said(war, pace, en, de):
    w = war(pace=pace)
    over(w)
    w.run("K11")
    event = next(e for e in w.events if e.kind == "time_passed")
    assert [for_game("campaign", lang, w.setup).event(event, "organiser") for lang in ("en", "de")] == [en, de]
