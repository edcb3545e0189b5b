"""31.20, 31.21 Corrections of the organiser, and a state that follows from the records."""

from __future__ import annotations

import random

import pytest

from lysander.core.advance import play_out
from lysander.core.game import Setup, seatings
from lysander.games.campaign.ch31_correction import Correcting
from lysander.games.campaign.game import GAME
from lysander.games.campaign.records import APPLY, replayed
from lysander.games.campaign.start import blank_state
from lysander.games.campaign.tallies import sum_of
from lysander.text import for_game


def corrected(w, text: str):
    (ask,) = GAME.standing(w.s)
    assert (ask.seat, ask.kind, ask.standing) == ("organiser", "correct", True)
    assert ask.domain.why_not(text) is None, ask.domain.why_not(text)
    GAME.interject(w.s, w.ref, ask, text)
    assert not GAME.check(w.s)
    return w.s


def test_31_21_a_correction_names_the_record_and_the_values_before_and_after(war):
    w = war()
    s = corrected(w, "7 e1p3.experience 3 a shared victory")
    assert s.people["e1p3"].experience == 3 and sum_of(s, "E", "earned") == 3
    assert w.records("correction") == [{"amends": 7, "target": "e1p3.experience", "before": 0, "after": 3, "why": "a shared victory"}]


@pytest.mark.parametrize(
    ("text", "of", "field", "value"),
    [
        ("1 e1p3.gunnery 15 misread", "e1p3", "gunnery", 15),
        ("1 e1p3.luck 9 misread", "e1p3", "luck", 9),
        ("1 e1p3.now 5 misread", "e1p3", "now", 5),
        ("1 e1p3.name New_Man misread", "e1p3", "name", "New Man"),
        ("1 e1p3.parachute yes misread", "e1p3", "parachute", True),
        ("1 e1p3.state grounded misread", "e1p3", "state", "grounded"),
        ("1 e1p3.state dead misread", "e1p3", "state", "dead"),
        ("1 e1.type tripe misread", "e1", "type", "tripe"),
        ("1 e1.name No._9 misread", "e1", "name", "No. 9"),
    ],
)
def test_31_21_what_may_be_put_right(war, text, of, field, value):
    s = corrected(war(), text)
    assert getattr(s.people.get(of) or s.squadrons[of], field) == value


def test_31_21_missions_points_and_month(war):
    w = war()
    assert corrected(w, "1 won.E 4 miscounted").won == {"E": 4, "C": 0}
    assert corrected(w, "1 points.C 40 miscounted").points == {"E": 0, "C": 40}
    assert corrected(w, "1 month 1917-06 lost a month").month == "1917-06"


def test_31_21_more_full_fortitude_wounds_nobody(war):
    w = war()
    w.change("e1p2", now=4)
    corrected(w, "3 e1p1.fortitude 16 misread")
    corrected(w, "3 e1p2.fortitude 16 misread")
    assert [(w.s.people[id].fortitude, w.s.people[id].now) for id in ("e1p1", "e1p2")] == [(16, 16), (16, 4)]


def test_31_21_whoever_is_put_right_to_be_alive_has_fortitude(war):
    w = war()
    w.change("e1p1", state="dead", how="dead", now=0)
    corrected(w, "3 e1p1.state ready he was found")
    assert (w.s.people["e1p1"].state, w.s.people["e1p1"].now) == ("ready", 13) and not GAME.check(w.s)


def test_31_21_less_full_fortitude_is_less_present_fortitude(war):
    s = corrected(war(), "1 e1p3.fortitude 8 misread")
    assert (s.people["e1p3"].fortitude, s.people["e1p3"].now) == (8, 8)


def test_31_23_somebody_comes_back_only_where_there_is_room(war):
    w = war()
    w.change("e1p3", state="dead", how="dead")
    assert corrected(w, "1 e1p3.state ready it was another").people["e1p3"].how == ""
    w.change("e1p3", state="dead", how="dead")
    w.joins("e1p7")
    refusal = Correcting(w.s).why_not("1 e1p3.state ready it was another")
    assert (refusal.rule, refusal.code, refusal.facts["strength"]) == ("31.23", "squadron_full", 6)


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("0 e1p3.luck 9 why", "no_such_record", "31.21"),
        ("999 e1p3.luck 9 why", "no_such_record", "31.21"),
        ("1 e1p9.luck 9 why", "no_such_target", "31.21"),
        ("1 e1p3.height 9 why", "no_such_target", "31.21"),
        ("1 e1p3.luck 31 why", "no_such_value", "31.21"),
        ("1 e1p3.now 14 why", "no_such_value", "31.21"),
        ("1 e1p3.luck 12 why", "as_it_is", "31.21"),
        ("1 e1p3.state missing why", "no_such_value", "31.21"),
        ("1 e1.type camel why", "no_such_value", "31.21"),
        ("1 e1.type bristol why", "unmanned", "31.22"),
        ("1 e1p3.luck 9", "malformed", "31.21"),
        ("e1p3.luck 9 why", "malformed", "31.21"),
        ("1 e1p3.luck 09 why", "no_such_value", "31.21"),
        (f"1 e1p3.luck 9 {'w' * 81}", "malformed", "31.21"),
    ],
)
def test_31_21_what_cannot_be_put_right_is_refused_with_its_paragraph(war, text, code, rule):
    refusal = Correcting(war().s).why_not(text)
    assert refusal is not None and (refusal.code, refusal.rule) == (code, rule)


def test_31_10_people_who_are_to_fly_are_left_as_they_are_until_the_battle_is_over(war):
    w = war()
    w.draw("mission_3")
    w.run("K3")
    assert Correcting(w.s).why_not("1 e1p1.luck 9 why").rule == "31.10"
    assert Correcting(w.s).why_not("1 e1p6.luck 9 why") is None


def test_31_22_a_correction_leaves_every_squadron_somebody_who_can_fly(war):
    w = war(pilots=1)
    assert Correcting(w.s).why_not("1 e1p1.state grounded ill").code == "unmanned"


@pytest.mark.parametrize(("cockpits", "told"), [("open", True), ("closed", False)])
def test_5_3_a_correction_of_a_person_is_told_as_the_person_is(war, cockpits, told):
    w = war(cockpits=cockpits)
    corrected(w, "1 e1p3.gunnery 15 misread")
    assert bool(w.told("c1", "correction")) == told and w.told("e1", "correction")


# records


def names_of_records() -> set[str]:
    return {e["name"] for e in GAME.new(Setup("campaign")).rules.tables["campaign_events"]["event"]}


def test_31_20_every_record_that_changes_something_is_in_the_table():
    assert {*APPLY} <= names_of_records()


@pytest.mark.parametrize("seed", range(12))
def test_31_21_the_records_told_to_the_organiser_give_the_same_state(seed):
    """The fold of all records, for campaigns of any number of seats, with corrections."""
    rng = random.Random(seed)
    options = {"pace": rng.choice(["days", "weeks", "months"]), "cockpits": rng.choice(["open", "closed"])}
    options["reroll_windows"] = rng.choice(["smart", "all"])
    setup = Setup("campaign", rng.choice(["april", "autumn", "last_year"]), options, rng.choice(seatings(GAME)))
    events, s = [], GAME.new(setup)
    play_out(GAME, s, lambda ask: ask.domain.sample(rng), events)
    records = [(e.kind, e.facts) for e in events if e.kind in names_of_records() and e.told("organiser")]
    again = replayed(blank_state(setup), records)
    of_the_step = ("step", "done", "queue")
    assert {f: getattr(again, f) for f in s.__struct_fields__ if f not in of_the_step} == {
        f: getattr(s, f) for f in s.__struct_fields__ if f not in of_the_step
    }
    assert again.records == len(records) == s.records


def test_5_3_behind_closed_cockpits_the_other_side_hears_of_names_it_knows_and_of_those_it_saw_fall(war):
    w = war(cockpits="closed")
    w.s.number = 1
    w.change("e1p1", flew=1)
    w.change("e1p2", flew=1, state="dead", how="dead", now=0)
    for text in ("1 e1p1.name Another_name misheard", "1 e1p3.name Somebody_else misheard", "1 e1p2.state grounded found", "1 e1p1.luck 9 misread"):
        corrected(w, text)
    told = w.told("c1", "correction")
    assert [(f["target"], f["after"]) for f in told] == [("e1p1.name", "Another_name"), ("e1p2.state", "ready")]
    assert len(w.records("correction")) == 4 == len(w.told("e1", "correction"))


@pytest.mark.parametrize("cockpits", ["open", "closed"])
@pytest.mark.parametrize("text", ["3 e1p3.luck 9 misread", "3 won.E 4 miscounted", "3 e1.type tripe misread", "3 e1p2.name Another_name misheard"])
def test_31_20_the_number_of_a_record_is_the_organisers_alone(war, cockpits, text):
    """It counts records that the others do not see: how much the other side has bought, or that it has gunners."""
    w = war(cockpits=cockpits)
    w.s.number = 1
    w.change("e1p2", flew=1)
    corrected(w, text)
    assert [f["amends"] for f in w.records("correction")] == [3]
    heard = [f for seat in ("e1", "c1", "spectator") for f in w.told(seat, "correction")]
    assert heard and not any("amends" in f for f in heard)
    words = for_game("campaign", "en", w.setup)
    said = {seat: [words.event(e, seat) for e in w.events if e.kind == "correction" and e.told(seat)] for seat in ("organiser", "e1")}
    assert ["The organiser puts record 3 right, " in line for line in said["organiser"]] == [True]
    assert ["The organiser puts right " in line for line in said["e1"]] == [True]


@pytest.mark.parametrize(
    ("text", "en", "de"),
    [
        ("1 e1p3.gunnery 15 misread", "right Gunnery of Name e1p3: 15 instead of 13 (misread)", "Name e1p3, Schießen ist 15 statt 13"),
        ("1 e1p3.name New_Man misread", "right the name of Name e1p3: New Man instead of Name e1p3", "Name e1p3, Name ist New Man statt Name e1p3"),
        (
            "1 e1p3.state grounded ill",
            "right the state of Name e1p3: grounded instead of ready",
            "Name e1p3, Zustand ist Flugverbot statt einsatzbereit",
        ),
        (
            "1 e1p3.parachute yes x",
            "right the parachute of Name e1p3: one instead of none",
            "Name e1p3, Fallschirm ist vorhanden statt nicht vorhanden",
        ),
        ("1 month 1917-06 x", "right the month: June 1917 instead of April 1917", "der Monat ist Juni 1917 statt April 1917"),
        ("1 won.E 4 x", "right the missions won by the Entente: 4 instead of 0", "gewonnene Aufträge, Entente ist 4 statt 0"),
    ],
)
def test_31_21_a_correction_names_the_person_and_says_everything_in_words(war, text, en, de):
    w = war()
    corrected(w, text)
    said = {lang: for_game("campaign", lang, w.setup).event(w.events[-1], "organiser") for lang in ("en", "de")}
    assert en in said["en"] and de in said["de"], said
