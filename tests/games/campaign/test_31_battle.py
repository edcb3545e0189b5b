"""31.1, 31.7, 31.10 The battle of a mission: opened with a fresh id, a scenario that is filled in, a copy of everybody who takes part."""

from __future__ import annotations

import random
import re

import pytest

from lysander.core.advance import play_out
from lysander.core.ask import Ask
from lysander.core.game import Setup
from lysander.core.journal import Journal, load
from lysander.core.match import Match
from lysander.games.campaign.ch32_filled import battle_setup
from lysander.games.campaign.game import GAME
from lysander.games.clouds.game import GAME as BATTLES
from lysander.text import LANGUAGES, for_game
from lysander.text.briefing import briefing_of, told

FILES = tuple(f"mission_{n}" for n in range(1, 7))


def opened(war, file="mission_3", attacker="E", **how):
    """A campaign in which the battle of a mission has been opened."""
    w = war(**{"month": "1917-09", **how})
    w.draw(file, attacker)
    w.run("K3")
    w.run("K4")
    return w


def plane(setup, id):
    scene = setup.variant["tables"][setup.scenario]
    return next(a for a in scene["aeroplane"] if a["id"] == id)


def test_31_7_the_steps_of_a_turn_are_those_of_the_table():
    turn = [step.id for step in GAME.sequence if len(step.id.rstrip("TMCPRA")) > 1 and not step.id[-1].isalpha()]
    assert turn == ["C0", "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11"]


def test_31_10_the_id_is_the_campaign_and_the_number_of_the_mission(war):
    w = opened(war)
    (record,) = w.records("battle_opened")
    assert (record["battle"], record["mission"], record["scenario"], w.s.battle) == ("K/1", 1, "mission_3", "K/1")
    assert record["persons"] == {"E1": "e1p1", "E2": "e1p2", "E3": "e1p3", "C1": "c1p1", "C2": "c1p2", "C3": "c1p3"}
    assert set(record["machines"].values()) == {"pup", "alb3"}


def test_31_9_slots_that_stay_empty_are_left_out(war):
    w = opened(war, pilots=2)
    assert w.records("battle_opened")[0]["persons"] == {"E1": "e1p1", "E2": "e1p2", "C1": "c1p1", "C2": "c1p2"}
    assert [*BATTLES.new(battle_setup(w.s)).planes] == ["E1", "E2", "C1", "C2"]


def test_31_8_staff_crews_have_no_names_and_are_rolled(war):
    w = opened(war, "mission_1")
    record = w.records("battle_opened")[0]
    assert {place: record["persons"][place] for place in ("E1", "E1.G", "E2", "E2.G")} == dict.fromkeys(("E1", "E1.G", "E2", "E2.G"), "")
    assert record["machines"]["E1"] == "re8" and plane(battle_setup(w.s), "E1")["pilot"] == "rolled"


def test_31_10_everybody_is_told_who_flies_what(war):
    w = opened(war, cockpits="closed")
    assert w.told("c1", "battle_opened") == w.told("e1", "battle_opened") == w.told("spectator", "battle_opened")
    seen = GAME.view(w.s, "c1")
    assert {row.person.id: row.person.gunnery for row in seen.people if row.person.id[0] == "e"} == dict.fromkeys(("e1p1", "e1p2", "e1p3"), 13)
    assert next(q for q in seen.squadrons if q.id == "e1").type == "pup"


def test_31_10_a_copy_of_each_person_goes_into_the_battle(war):
    w = war(month="1917-09")
    skills = {"awareness": 9, "flying": 10, "gunnery": 17, "fortitude": 15, "luck": 8}
    w.change("e1p1", **skills, now=11, traits=("shaken",), abilities=("burr",), parachute=True)
    w.draw()
    w.run("K3")
    w.run("K4")
    pilot = BATTLES.new(battle_setup(w.s)).planes["E1"].pilot
    assert (pilot.name, pilot.squadron) == ("Name e1p1", "Squadron e1")
    assert (pilot.awareness, pilot.flying, pilot.gunnery, pilot.full, pilot.fortitude, pilot.luck) == (9, 10, 17, 15, 11, 8)
    assert (pilot.traits, pilot.abilities, pilot.parachute) == (("shaken",), ("burr",), True)


@pytest.mark.parametrize("attacker", ["E", "C"])
@pytest.mark.parametrize("file", FILES)
def test_31_1_a_battle_is_a_game_of_its_own(war, file, attacker):
    """It is loaded, played, and begins again from its journal."""
    setup = battle_setup(opened(war, file, attacker, seats=("e1", "e2", "c1")).s)
    assert load(Journal(setup, BATTLES.rules_version).dump()).setup == setup
    match = Match(BATTLES, setup)
    assert match.asks and {a.seat for a in match.asks} <= {*setup.seats, "chance"}
    if file == "mission_6":
        s, rng = BATTLES.new(setup), random.Random(1)
        play_out(BATTLES, s, lambda ask: ask.domain.sample(rng), [])
        assert s.result is not None


def test_31_10_the_same_state_opens_the_same_battle(war):
    w = opened(war, "mission_5", "C")
    assert battle_setup(w.s) == battle_setup(w.s.clone())


def test_32_3_a_slot_takes_the_type_of_its_squadron_and_is_no_faster_than_it_can(war):
    w = war(month="1917-09")
    w.answers["c1 type"] = ["gotha"]
    w.run("K1T")
    w.run("K1P")
    w.draw("mission_1")
    w.run("K3")
    w.run("K4")
    row = plane(battle_setup(w.s), "C1")
    assert (row["type"], row["speed"], row["seat"], row["flight"]) == ("gotha", 14, "c1", "hunters")
    assert {"pilot", "nose", "gunner"} <= row.keys() and "flying" not in row["gunner"]


def test_32_3_staff_machines_and_ground_units_belong_to_the_first_squadron(war):
    w = opened(war, "mission_6", "C", seats=("e1", "e2", "c1", "c2"))
    setup = battle_setup(w.s)
    assert {plane(setup, id)["seat"] for id in ("C1", "C2")} == {"c1"} and "c2" not in setup.seats
    assert {u["seat"] for u in setup.variant["tables"]["mission_6"]["ground"]} == {"e1"}


def test_32_4_the_battle_is_mirrored_where_the_defender_attacks(war):
    setup = battle_setup(opened(war, "mission_5", "C").s)
    scene = setup.variant["tables"]["mission_5"]
    assert scene["objective"][0]["side"] == "central" and scene["ground"][0]["seat"] == "e1" and plane(setup, "C1")["type"] == "dfw"
    assert BATTLES.new(setup).units["U1"].side == "E"


@pytest.mark.parametrize(
    ("month", "type", "rockets", "incendiary"),
    [
        ("1917-06", "pup", [8, 8, 0, 0], False),
        ("1917-08", "camel", [0] * 4, True),
        ("1918-01", "spad7", [0] * 4, True),
        ("1916-12", "pup", [8, 8, 0, 0], False),
    ],
)
def test_31_8_rockets_or_incendiary_ammunition_against_balloons(war, month, type, rockets, incendiary):
    w = war(month=month)
    w.answers["e1 type"] = [type]
    w.run("K1T")
    w.draw("mission_2")
    w.run("K3")
    w.run("K4")
    planes = [p for p in BATTLES.new(battle_setup(w.s)).planes.values() if p.side == "E"]
    assert [p.rockets for p in planes] == rockets and {p.incendiary for p in planes} == {incendiary}


def test_31_8_a_bomber_of_another_type_chooses_among_its_loads(war):
    w = opened(war, "mission_6", "E", month="1917-03")
    assert plane(battle_setup(w.s), "E1")["loads"] == [{"bombs": {"light": 8}}, {"bombs": {"medium": 2}}]


def test_31_6_a_machine_of_his_own_flies_with_its_guns(war):
    w = war(month="1917-09")
    w.change("e1p1", machine="tripe", layout="two")
    w.draw()
    w.run("K3")
    w.run("K4")
    assert (plane(battle_setup(w.s), "E1")["type"], plane(battle_setup(w.s), "E1")["layout"]) == ("tripe", "two")
    assert w.s.squadrons["e1"].seen == "pup"


def test_31_11_the_open_question_has_the_battle_as_its_game():
    setup = Setup("campaign", "april")
    s, rng = GAME.new(setup), random.Random(2)
    match = Match(GAME, setup, s)
    while match.asks[0].kind != "outcome":
        ask = match.asks[0]
        match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
    found = GAME.subgame(match.state, match.asks[0])
    assert found is not None and found.id == match.state.battle == "Front/1" and found.seats == {"e1": "e1", "c1": "c1"}
    other: Ask = GAME.standing(match.state)[0]
    assert GAME.subgame(match.state, other) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("attacker", ["E", "C"])
@pytest.mark.parametrize("file", FILES)
def test_32_4_each_side_of_a_battle_reads_its_own_task(war, file, attacker, lang):
    """A mirrored mission told the defenders to do what the attackers are there for, with aeroplanes that nobody had."""
    setup, briefing = battle_setup(opened(war, file, attacker).s), briefing_of("clouds")
    goals = {c: told(for_game("clouds", lang, setup), briefing, briefing.of(f"{c.lower()}1"), BATTLES, setup, f"{c.lower()}1").goal for c in "EC"}
    objectives = setup.variant["tables"][file].get("objective", ()) or BATTLES.new(setup).rules.scene.get("objective", ())
    if not objectives:
        assert goals["E"] == goals["C"]
    for side, goal in goals.items() if objectives else ():
        assert bool(re.match(r"\*(Stop|Keep|Bewahre)", goal)) == (side != attacker), goal
        assert not re.search(r"R\.E\.8|Gotha|German|deutsch", goal)
        assert {int(n) for n in re.findall(r"\d+", goal)} <= {3, *(o["points"] for o in objectives)}, goal
