"""31.2 to 31.4 The frame of a campaign, its squadrons, the people who join them."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup, seatings
from lysander.games.campaign.ch31_formation import next_id
from lysander.games.campaign.domains_frame import Framing, read, usual, write
from lysander.games.campaign.game import GAME
from lysander.text import for_game

GIVEN = "Arras ; e1 french 7 Escadrille 9 ; c1 german 8 Staffel Nord"


def test_31_2_the_organiser_is_asked_for_the_frame_and_has_a_default(war):
    w = war(month="")
    assert w.run("C0") is None
    assert w.kinds() == ["organiser frame"] and w.asked[0].rule == "31.2"
    assert w.s.name == "Front" and [(q.nation, q.strength) for q in w.s.squadrons.values()] == [("british", 6), ("german", 6)]
    assert [e.kind for e in w.events] == ["campaign_started", "squadron_formed", "squadron_formed"]
    started = w.records("campaign_started")[0]
    assert started["first_month"] == "1916-05" and started["last_month"] == "1918-11" and started["options"]["pace"] == "weeks"


def test_31_3_name_nation_and_strength_of_a_squadron(war):
    w = war(month="")
    w.answers["organiser frame"] = [GIVEN]
    w.run("C0")
    assert w.s.name == "Arras" and w.s.squadrons["e1"].nation == "french" and w.s.squadrons["e1"].strength == 7
    assert w.s.squadrons["c1"].name == "Staffel Nord" and w.s.squadrons["c1"].side == "C"


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        (GIVEN.replace("french", "german"), "nation", "31.3"),
        (GIVEN.replace("german 8", "british 8"), "nation", "31.3"),
        (GIVEN.replace(" 8 ", " 9 "), "strength", "31.3"),
        (GIVEN.replace(" 7 ", " 5 "), "strength", "31.3"),
        (GIVEN.replace("Staffel Nord", "Escadrille 9"), "same_name", "31.3"),
        (GIVEN.replace("Arras", "Arras; Vimy"), "campaign_name", "31.2"),
        (GIVEN.replace("Arras", "A" * 25), "campaign_name", "31.2"),
        (GIVEN.replace("Nord", "N_rd"), "squadron_name", "31.3"),
        (GIVEN.replace("c1 ", "c2 "), "seats", "31.2"),
        (GIVEN.replace(" 7 ", " 07 "), "malformed", "31.3"),
        ("Arras", "seats", "31.2"),
    ],
)
def test_31_3_a_frame_that_cannot_be_is_refused_with_its_paragraph(text, code, rule):
    refusal = Framing(("e1", "c1")).why_not(text)
    assert refusal is not None and (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GIVEN.replace("Arras", "Arr_s"), ("Name of the campaign: 1 to 24", "Name des Feldzugs: 1 bis 24")),
        (GIVEN.replace("Nord", "N_rd"), ("Central Powers, first squadron, name: 1 to", "Mittelmächte, erste Staffel, Name: 1 bis")),
        (GIVEN.replace("french", "german"), ("Entente, first squadron: ", "Entente, erste Staffel: ")),
        (
            GIVEN.replace(" 8 ", " 9 "),
            ("Central Powers, first squadron: a squadron has 6 to 8", "Mittelmächte, erste Staffel: Eine Staffel hat 6 bis 8"),
        ),
        (GIVEN.replace("Staffel Nord", "Escadrille 9"), ("another squadron is called Escadrille 9", "eine andere Staffel heißt Escadrille 9")),
    ],
)
def test_31_3_a_refused_frame_says_which_part_of_it_is_wrong(text, said):
    refusal = Framing(("e1", "c1")).why_not(text)
    for lang, part in zip(("en", "de"), said, strict=True):
        assert part in for_game("campaign", lang).refusal(refusal)


def test_31_2_a_campaign_of_one_month_names_it_once(war):
    for last, said in (("1917-04", "begins: April 1917."), ("1917-06", "begins: from April 1917 to June 1917.")):
        w = war(month="", first_month="1917-04", last_month=last)
        w.answers["organiser frame"] = [GIVEN]
        w.run("C0")
        assert for_game("campaign", "en", w.setup).event(w.events[0], "organiser").endswith(said)


def test_31_2_a_frame_is_read_as_it_was_written():
    assert Framing(("e1", "c1")).why_not(GIVEN) is None and write(read(GIVEN)) == GIVEN
    assert Framing(("e1", "e2", "c1")).why_not(write(usual(("e1", "e2", "c1")))) is None


def test_31_2_two_sides_of_one_to_three_squadrons_and_an_organiser():
    assert seatings(GAME)[0] == ("organiser", "e1", "c1")
    assert len(seatings(GAME)) == 9 and all(seats[0] == "organiser" for seats in seatings(GAME))
    with pytest.raises(ValueError, match=r"31\.2"):
        GAME.new(Setup("campaign", "war", {}, ("organiser", "e1", "e2")))


def test_31_2_first_and_last_month():
    defaults = {o.key: o.default for o in GAME.options}
    assert (defaults["first_month"], defaults["last_month"], defaults["pace"]) == ("1917-01", "1918-11", "weeks")
    assert GAME.options[0].values[0] == "1916-05" and GAME.options[1].values[-1] == "1918-11" and len(GAME.options[0].values) == 31
    with pytest.raises(ValueError, match=r"31\.2"):
        GAME.new(Setup("campaign", "war", {"first_month": "1918-05", "last_month": "1918-04"}))


def test_31_4_a_new_pilot_is_rolled_and_named(war):
    w = war(pilots=5)
    w.dice = [("first-name", "Hugh"), ("family-name", "Orme"), ("R-61:e1p6", 2), ("R-61:e1p6", 3), ("R-61", 4), ("R-61", 5)]
    w.dice += [("R-61", 6), ("R-61", 6), ("R-61", 1), ("R-61", 1), ("R-62:e1p6", 1), ("R-62", 2), ("R-62", 3)]
    assert w.run("K1P", again=False) == "K1P"
    p = w.s.people["e1p6"]
    assert (p.awareness, p.flying, p.gunnery, p.fortitude, p.now, p.luck) == (11, 15, 18, 8, 8, 6)
    assert (p.name, p.nation, p.role, p.joined, p.parachute) == ("Hugh Orme", "british", "pilot", "1917-04", False)


def test_31_3_a_squadron_is_filled_to_its_strength_and_no_further(war):
    w = war(pilots=4)
    assert w.run("K10") is None
    assert {q: len(w.s.pilots(q)) for q in w.s.squadrons} == {"e1": 6, "c1": 6}
    assert len(w.records("person_joined")) == 4


def test_31_3_each_pilot_of_a_type_with_gunners_is_paired_with_his_own(war):
    w = war(nations={"e1": "british"})
    w.answers["e1 type"] = ["re8"]
    w.run("K1T")
    w.run("K1P")
    assert [[g.id for g in w.s.gunners(p.id)] for p in w.s.pilots("e1")] == [[f"e1g{n}"] for n in range(1, 7)]
    assert not any(a.kind.startswith("R-61:e1g") and a.kind.endswith("flying") for a in w.asked)
    assert len(w.s.pilots("e1")) == 6 and all(p.role == "pilot" for p in w.s.of("c1"))


def test_31_3_the_bomber_carries_two_gunners(war):
    w = war(month="1917-08")
    w.answers["c1 type"] = ["gotha"]
    w.run("K1T")
    w.run("K1P")
    assert all(len(w.s.gunners(p.id)) == 2 for p in w.s.pilots("c1"))


def test_31_3_a_new_pilot_takes_over_the_gunner_of_one_who_is_lost(war):
    w = war()
    w.joins("e1g1", "e1p2")
    w.change("e1p2", state="dead", how="dead")
    w.run("K10")
    assert w.s.people["e1g1"].crew == "e1p7" and w.records("person_joined")[0]["paired_with"] == ["e1g1"]


def test_4_1_names_are_not_given_twice_as_long_as_there_are_others(war):
    w = war(pilots=0)
    w.run("K10")
    families = [p.name.rpartition(" ")[2] for p in w.s.people.values() if p.nation == "british"]
    assert len(families) == len({*families}) == 6


def test_6_7_parachutes_of_germans_who_join_when_there_are_any(war):
    w = war(month="1918-06", pilots=5)
    w.dice = [("R-72:c1p6", 1)]
    w.run("K10")
    assert w.s.people["c1p6"].parachute and not w.s.people["e1p6"].parachute
    assert not [a for a in w.asked if a.kind == "R-72:e1p6"]
    early = war(month="1918-05", pilots=5)
    early.run("K10")
    assert not [a for a in early.asked if a.kind.startswith("R-72")]


def test_6_7_germans_who_serve_when_parachutes_come_roll_for_theirs(war):
    w = war(month="1918-06")
    w.change("c1p2", abilities=("connected",))
    w.change("c1p6", state="dead", how="dead")
    w.dice = [("R-72:c1p1", 2), ("R-72:c1p3", 1), ("R-72:c1p4", 2), ("R-72:c1p5", 2)]
    w.run("K1C")
    assert [p.id for p in w.s.people.values() if p.parachute] == ["c1p2", "c1p3"]
    assert len(w.records("parachute_issued")) == 5
    later = war(month="1918-07")
    later.run("K1C")
    assert not later.asked


@pytest.mark.parametrize(("option", "has"), [("all", True), ("none", False)])
def test_6_7_the_option_gives_everybody_a_parachute_or_nobody(war, option, has):
    w = war(month="1918-06", pilots=5, parachutes=option)
    w.run("K10")
    assert [w.s.people[id].parachute for id in ("e1p6", "c1p6")] == [has, has]
    assert not [a for a in w.asked if a.kind.startswith("R-72")]


@pytest.mark.parametrize(("cockpits", "sees"), [("open", True), ("closed", False)])
def test_5_3_skills_of_the_enemy_are_told_with_open_cockpits_only(war, cockpits, sees):
    w = war(pilots=5, cockpits=cockpits)
    w.run("K10")
    assert bool([f for f in w.told("c1", "person_joined") if f["squadron"] == "e1"]) == sees
    assert bool(w.told("spectator", "roll")) == sees
    assert len(w.told("organiser", "person_joined")) == 2 and len(w.told("e1", "person_joined")) == 1 + sees


def test_31_9_gunners_who_have_not_flown_are_told_to_their_side_alone(war):
    w = war(month="1917-04")
    w.answers["e1 type"] = ["re8"]
    w.run("K1T")
    w.run("K1P")
    assert not [e for e in w.events if (e.told("c1") or e.told("spectator")) and e.facts.get("squadron") != "c1"]
    assert len(w.told("e1", "person_joined")) == len(w.told("organiser", "person_joined")) == 6


def test_31_4_numbers_of_people_go_on_from_the_highest(war):
    """A guess at a squadron may know somebody with a high number, and not all before him."""
    w = war(pilots=0)
    w.joins("e1p9")
    w.joins("e1p2")
    assert next_id(w.s, "e1", "pilot") == "e1p10" and next_id(w.s, "e1", "gunner") == "e1g1"


def test_31_20_the_organiser_reads_the_dice_of_gunners_whom_the_other_side_must_not_know(war):
    w = war(month="1917-04")
    w.answers["e1 type"] = ["re8"]
    w.run("K1T")
    w.run("K1P")
    rolls = [e for e in w.events if e.kind == "roll"]
    assert rolls and {e.facts["who"][:3] for e in rolls} == {"e1g"}
    assert all(e.told("organiser") and e.told("e1") for e in rolls) and not any(e.told("c1") or e.told("spectator") for e in rolls)
