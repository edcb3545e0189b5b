"""28.6 to 28.13 Victories, points, the result; 32.5 objectives; 31.11 what a campaign takes over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lysander.core.event import ALL, Event
from lysander.games.clouds.ch23_units import weaken
from lysander.games.clouds.ch28_credit import air_victory, forced_home, landing_victory
from lysander.games.clouds.ch28_score import objective, result_of, victory_points, winner_of
from lysander.games.clouds.ending import ways
from lysander.games.clouds.ground import Battery, Gasbag, Point, Unit
from lysander.games.clouds.plane import DEAD, DESTROYED, LANDED


def fight(battle, scenario="mission_3", **fields):
    b = battle(scenario)
    e1 = b.plane("E1", "camel", (0, 0, 20), 0, "L0", 14, **fields)
    c1, c2 = (b.plane(id, "dr1", (0, 5000, 20), 1800, "L0", 14) for id in ("C1", "C2"))
    return b, e1, c1, c2


def test_28_6_the_last_who_shot_at_it_this_turn_or_the_turn_before(battle):
    """CL-C44."""
    b, e1, c1, c2 = fight(battle, hit="C1", shot="C2", shot_turn=2)
    air_victory(b.s, b.ref, e1, "broke up")
    assert (e1.won, e1.won_turn) == ("C2", 3) and b.told("victory") == [{"who": "C2", "over": "E1", "why": "broke up"}]
    air_victory(b.s, b.ref, e1, "pilot killed")
    assert len(b.told("victory")) == 1


def test_28_6_without_a_shot_in_the_last_two_turns_nobody_is_credited_yet(battle):
    """28.10"""
    b, e1, c1, c2 = fight(battle, hit="C1", shot="C2", shot_turn=1)
    air_victory(b.s, b.ref, e1, "broke up")
    assert not e1.won
    e1.shot, e1.shot_turn = "C1", 3
    air_victory(b.s, b.ref, e1, "pilot killed")
    assert e1.won == "C1"


def test_28_7_forced_home_then_lost_is_an_air_victory_instead(battle):
    """28.9 CL-C44."""
    b, e1, c1, c2 = fight(battle, hit="C1")
    forced_home(b.s, b.ref, e1)
    assert (e1.home, e1.home_turn, victory_points(b.s, "C")) == ("C1", 3, 1)
    b.s.turn, e1.shot, e1.shot_turn = 6, "C2", 6
    air_victory(b.s, b.ref, e1, "broke up")
    assert (e1.won, victory_points(b.s, "C"), victory_points(b.s, "E")) == ("C2", 3, 0)
    people = {p["id"]: p for p in result_of(b.s).facts["people"]}
    assert people["C2"]["victories"] == [{"victim": "E1", "type": "camel", "turn": 6, "was_home": True}]
    assert people["C1"]["homes"] == [{"victim": "E1", "type": "camel", "turn": 3, "was_home": False}] and not people["C1"]["victories"]


def test_31_11_one_that_was_lost_before_its_pilot_lost_his_nerve_was_not_forced_home(battle):
    b, e1, c1, c2 = fight(battle, hit="C1", shot="C1", shot_turn=3)
    air_victory(b.s, b.ref, e1, "burst into flames")
    forced_home(b.s, b.ref, e1)
    people = {p["id"]: p for p in result_of(b.s).facts["people"]}
    assert people["C1"]["victories"][0]["was_home"] is False and victory_points(b.s, "C") == 3


def test_28_7_nobody_earns_a_forced_home_without_a_hit(battle):
    b, e1, c1, c2 = fight(battle)
    forced_home(b.s, b.ref, e1)
    assert e1.forced and victory_points(b.s, "C") == 0


def test_28_8_an_emergency_landing_on_the_field(battle):
    b, e1, c1, c2 = fight(battle, hit="C1", shot="C2", shot_turn=3)
    e1.x = 8001
    landing_victory(b.s, b.ref, e1)
    assert not e1.won
    e1.x = 8000
    landing_victory(b.s, b.ref, e1)
    assert e1.won == "C1"


def test_28_11_air_victory_3_forced_home_1(battle):
    b, e1, c1, c2 = fight(battle)
    c1.won, c2.home = "E1", "E1"
    c2.forced = True
    result = result_of(b.s)
    assert result.facts["entente"] == 4 and result.facts["winner"] == "E"
    assert result.scores == {"e1": 4, "c1": 0} and result.winners == ("e1",)


@pytest.mark.parametrize(("entente", "central", "held", "winner"), [(3, 2, "C", "E"), (1, 4, "", "C"), (3, 3, "C", "C"), (0, 0, "", "")])
def test_28_11_at_equal_points_who_holds_the_field_wins(entente, central, held, winner):
    assert winner_of({"E": entente, "C": central}, held) == winner


def test_28_11_a_draw_has_no_winners(battle):
    b, e1, c1, c2 = fight(battle)
    result = result_of(b.s)
    assert result.winners == () and result.facts["winner"] == "draw"


def test_28_13_the_result_names_people_and_machines(battle):
    """31.11"""
    b, e1, c1, c2 = fight(battle, strength=12)
    b.s.why = "turns"
    c1.state = DESTROYED
    b.s.change("C1", state=DEAD, fortitude=-3, luck_gained=1)
    b.s.change("E1", fortitude=9, rerolls=1, traits=("shaken",))
    facts = result_of(b.s).facts
    assert (facts["why"], facts["turns"]) == ("turns", 3)
    people = {p["id"]: p for p in facts["people"]}
    assert (people["C1"]["state"], people["C1"]["fortitude"], people["C1"]["luck"]) == ("dead", 0, 1)
    assert (people["E1"]["state"], people["E1"]["fortitude"], people["E1"]["rerolls"], people["E1"]["traits"]) == ("alive", 9, 1, ["shaken"])
    assert [(m["id"], m["state"]) for m in facts["machines"]] == [("E1", "damaged"), ("C1", "lost"), ("C2", "home")]


def goal(b, kind, target, side="entente"):
    found = objective(b.s, {"id": "O1", "side": side, "kind": kind, "target": target, "points": 4})
    return found["met"], found["by"]


def test_32_5_photo_by_an_aeroplane_that_was_not_lost(battle):
    b, e1, c1, c2 = fight(battle)
    b.s.points["N1"] = Point("N1", 0, 0)
    assert goal(b, "photo", "N1") == (False, "")
    b.s.points["N1"] = Point("N1", 0, 0, "E1")
    assert goal(b, "photo", "N1") == (True, "E1")
    e1.state = DESTROYED
    assert goal(b, "photo", "N1")[0] is False


def test_32_5_destroy_and_protect(battle):
    """24.9"""
    b, e1, c1, c2 = fight(battle)
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 0, 0, 20)
    b.s.units["U1"] = Unit("U1", "object", "C", "c1", 0, 0, 30, 30)
    assert [goal(b, kind, target)[0] for kind in ("destroy", "protect") for target in ("K1", "U1")] == [False, False, True, True]
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 0, 0, 20, burnt=True, by="E1")
    b.s.units["U1"] = Unit("U1", "object", "C", "c1", 0, 0, 0, 30, by="E1")
    assert [goal(b, "destroy", target) for target in ("K1", "U1")] == [(True, "E1"), (True, "E1")]
    assert not goal(b, "protect", "K1")[0] and not goal(b, "protect", "U1")[0]


def test_32_5_a_balloon_that_drifted_off_is_neither_destroyed_nor_protected(battle):
    """9.6"""
    b, e1, c1, c2 = fight(battle)
    b.s.gasbags["K1"] = Gasbag("K1", "balloon", "C", "c1", 0, 0, 20, adrift=True, lost=True)
    assert goal(b, "destroy", "K1") == (False, "") and goal(b, "protect", "K1") == (False, "")


def test_32_5_identify(battle):
    b, e1, c1, c2 = fight(battle)
    b.s.units["U1"] = Unit("U1", "infantry", "E", "e1", 0, 0, 10, 10, known="C1")
    assert goal(b, "identify", "U1", "central") == (True, "C1") and not goal(b, "identify", "U1")[0]


def test_32_5_exit(battle):
    b, e1, c1, c2 = fight(battle)
    assert goal(b, "exit", "E1") == (False, "E1")
    b.s.flew = ("E1",)
    assert goal(b, "exit", "E1")[0]


def test_28_11_objectives_count_for_their_side_and_for_who_lives(battle):
    """32.5"""
    b = battle("mission_1")
    e1 = b.plane("E1", "re8", (0, 0, 20), 0, "L0", 12, gunner={"state": DEAD})
    b.plane("E2", "re8", (0, 0, 20), 0, "L0", 12, state=LANDED)
    b.plane("C1", "dr1", (0, 0, 20), 0, "L0", 12)
    b.s.points = {"N1": Point("N1", 0, 0, "E1"), "N2": Point("N2", 0, 0)}
    b.s.flew = (e1.id,)
    facts = result_of(b.s).facts
    assert [(o["id"], o["met"]) for o in facts["objectives"]] == [("O1", True), ("O2", False), ("O3", True), ("O4", False)]
    assert facts["entente"] == 6
    people = {p["id"]: p["objectives"] for p in facts["people"]}
    assert people == {"E1": ["O1", "O3"], "E1.G": [], "E2": [], "E2.G": [], "C1": []}


@pytest.mark.parametrize("by", ["E2", ""])
def test_32_5_what_a_battery_destroys_is_the_work_of_the_aeroplane_that_last_corrected_it(battle, by):
    """26.5, 31.11; of nobody if none did."""
    b, e1, c1, c2 = fight(battle, "mission_5")
    e2 = b.plane("E2", "re8", (0, 0, 20), 0, "L0", 12)
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 0, 10, 10)
    b.s.batteries["B1"] = Battery("B1", "E", 0, 0, 0, by=by)
    weaken(b.s, b.ref, b.s.units["U1"], 10, "B1")
    row = {"id": "O1", "kind": "destroy", "side": "entente", "target": "U1"}
    found = objective(b.s, row)
    assert (found["met"], found["by"]) == (True, by)
    b.rules = b.s.rules = replace(b.s.rules, scene={**b.s.rules.scene, "objective": [row]})
    done = [p["id"] for p in result_of(b.s).facts["people"] if p["objectives"]]
    assert done == (["E2", "E2.G"] if by else []) and e2.person("G").lives


def test_27_2_at_the_end_a_track_says_whether_its_aeroplane_was_forced_home(battle):
    b, *_ = fight(battle)
    flown = {id: Event("moved", "12.1", (ALL,), {"who": id, "path": [[0, 0, 2000], [0, 100, 2000]]}) for id in ("E1", "C1", "C2")}
    forced = [Event("forced-home", "27.2", (ALL,), {"who": id, "credit": "E1"}) for id in ("C1", "C2")]
    home = [Event("flies-home", "28.4", (ALL,), {"who": id}) for id in ("E1", "C1")]
    lost = Event("destroyed", "22.8", (ALL,), {"who": "C2"})
    course = [(None, [*flown.values(), *forced]), (None, [*home, lost])]
    assert {way.id: way.stops[-1].mark for way in ways(b.s, course)} == {"E1": "home", "C1": "forced", "C2": "fell"}
