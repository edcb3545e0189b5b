"""6 Set-up: crews, heights, abilities that act before a battle, loads, re-rolls; 7.1 the sequence."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Ask
from lysander.core.game import Setup, seating, seatings
from lysander.core.referee import Inline
from lysander.games.clouds import ch06_setup as setup_steps
from lysander.games.clouds.ch06_blank import blank_state, incendiary, person_of
from lysander.games.clouds.domains_setup import PRINTED, Placing, read_place
from lysander.games.clouds.game import GAME
from lysander.games.clouds.plane import AWAITED, FLYING
from lysander.games.clouds.rules import rules_of
from lysander.games.clouds.state import State


class Table:
    """A state in set-up; dice and answers by kind."""

    def __init__(self, scenario: str, dice: dict[str, list[int]], answers: dict[str, Any], **options: Any) -> None:
        self.s = blank_state(Setup("clouds", scenario, options))
        self.dice, self.answers, self.asked = dice, answers, list[Ask]()
        self.ref = Inline([], self.answer, [], lambda: (), lambda ref, ask, value: None, lambda event: None)

    def answer(self, ask: Ask) -> Any:
        if ask.seat == CHANCE:
            faces = self.dice.get(ask.kind) or self.dice.get(ask.kind.partition(":")[0])
            return faces.pop(0) if faces else 3
        self.asked.append(ask)
        value = self.answers.get(ask.kind, ask.default)
        assert ask.domain.why_not(value) is None
        return value

    def run(self, step: Callable[..., str | None]) -> State:
        while step(self.s, self.ref):
            pass
        assert self.s.done == ()
        return self.s

    def pilot(self, id: str, **fields: Any) -> None:
        self.s.change(id, **fields)


def test_6_1_the_scenario_file_is_the_state_before_set_up() -> None:
    """6.3"""
    s = blank_state(Setup("clouds", "mission_6"))
    gotha = s.planes["C1"]
    assert (gotha.place, gotha.heading, gotha.climb, gotha.bank, gotha.speed, gotha.state) == ((1500, 300, 26), 2700, "L", "0", 12, FLYING)
    assert (gotha.bomb, gotha.bombs, gotha.strength, len(gotha.engines), gotha.running) == ("medium", 12, 34, 2, 2)
    assert [p.role for p in gotha.people] == ["P", "N", "G"] and gotha.seat == "c1" and s.turn == 0
    assert (s.units["U1"].strength, s.units["U1"].kind, s.units["U1"].side, s.units["U2"].strength) == (30, "object", "E", 16)
    assert (s.barrages["Q1"].gun, s.barrages["Q1"].low, s.barrages["Q1"].high) == ("U2", 21, 30)


def test_6_1_batteries_points_balloons_and_layouts() -> None:
    s = blank_state(Setup("clouds", "mission_2"))
    assert s.planes["E1"].layout == "lewis" and s.planes["E1"].rockets == 8 and s.gasbags["K1"].place == (1500, 1500, 24)
    battery = blank_state(Setup("clouds", "mission_5")).batteries["B1"]
    assert (battery.side, battery.x, battery.y, battery.dice) == ("E", 1200, 0, 6)
    assert list(blank_state(Setup("clouds", "mission_1")).points) == ["N1", "N2"]


def test_6_1_people_are_printed_with_what_they_have_lost() -> None:
    hale = person_of("P", {"name": "Hale", "awareness": 15, "full": 14, "fortitude": 9, "luck": 10, "abilities": ["burr"], "squadron": "60"})
    assert (hale.name, hale.awareness, hale.flying, hale.full, hale.fortitude, hale.luck) == ("Hale", 15, 13, 14, 9, 10)
    assert hale.has("burr") and hale.squadron == "60"


def test_4_1_skills_are_rolled_in_list_order() -> None:
    """6.2"""
    table = Table("mission_6", {"R-61:E1": [1, 1, 2, 2, 3, 3, 4, 4], "R-62:E1": [6, 5, 4], "R-61:E3.G": [6, 6, 5, 5, 1, 2]}, {})
    s = table.run(setup_steps.s1)
    e1, gunner = s.person("E1"), s.person("E3.G")
    assert (e1.awareness, e1.flying, e1.gunnery, e1.full, e1.fortitude, e1.luck) == (8, 10, 12, 14, 14, 15)
    assert (gunner.awareness, gunner.gunnery, gunner.full, gunner.luck) == (18, 16, 9, 9)


def test_4_2_gunners_have_no_flying_and_no_rerolls() -> None:
    table = Table("mission_6", {"R-61:C1.N": [1, 1, 1, 1, 1, 1, 6, 6]}, {})
    table.run(setup_steps.s1)
    table.run(setup_steps.s5)
    assert table.dice["R-61:C1.N"] == [6, 6]
    assert table.s.person("C1.N").rerolls == 0 and table.s.person("C1").rerolls == 1


def test_6_2_rolled_crews_are_given_to_aeroplanes_by_their_seat() -> None:
    table = Table("mission_3", {"R-62:E1": [1, 1, 1], "R-62:E2": [2, 2, 2], "R-62:E3": [6, 6, 6]}, {"crews:e1": "E3 E1 E2"})
    s = table.run(setup_steps.s1)
    assert [s.person(id).luck for id in ("E1", "E2", "E3")] == [6, 18, 3]
    assert [a.kind for a in table.asked] == ["crews:e1", "crews:c1"] and table.asked[0].default == "E1 E2 E3"
    assert len(table.asked[0].domain.members() or ()) == 6


def test_6_2_crews_are_exchanged_among_like_aeroplanes_only() -> None:
    table = Table("mission_1", {}, {})
    s = blank_state(Setup("clouds", "mission_1", {}, ("e1", "c1")))
    table.s = s
    table.run(setup_steps.s1)
    assert table.asked[0].domain.members() == ("E1 E2 E3 E4", "E1 E2 E4 E3", "E2 E1 E3 E4", "E2 E1 E4 E3")


def test_6_2_nobody_is_asked_where_crews_are_printed() -> None:
    table = Table("duel", {}, {})
    table.run(setup_steps.s1)
    assert not table.asked and table.s.person("E1").name == "Hale"


def test_6_2_heights_are_rolled_once_for_a_flight() -> None:
    """6.9"""
    table = Table("mission_3", {"R-60:west": [1, 2], "R-60:east": [6, 6]}, {})
    s = table.run(setup_steps.s2)
    assert [p.z for p in s.planes.values()] == [19, 19, 19, 28, 28, 28]


def test_2_14_no_flight_begins_above_the_ceiling() -> None:
    table = Table("mission_3", {"R-60:west": [1, 2], "R-60:east": [6, 6]}, {}, ceiling=20)
    assert [p.z for p in table.run(setup_steps.s2).planes.values()] == [19, 19, 19, 20, 20, 20]


def test_6_5_picks_his_place_within_15_mu_of_a_friend() -> None:
    table = Table("mission_3", {}, {"place:E2": "-2500,1200,9/h0450"})
    table.pilot("E2", abilities=("tactician",))
    s = table.run(setup_steps.s3)
    assert (s.planes["E2"].place, s.planes["E2"].heading, s.planes["E2"].speed) == ((-2500, 1200, 9), 450, 15)


def test_6_5_height_counts_and_the_border_is_inside() -> None:
    domain = Placing(((0, 0, 20),), 80, 48, "6.5")
    assert domain.why_not("0,0,35/h0000") is None and domain.why_not(PRINTED) is None
    far, high, off = (domain.why_not(t) for t in ("0,1500,21/h0000", "0,0,0/h0000", "8001,0,20/h0000"))
    assert (far and far.code, high and high.code, off and off.code) == ("too-far", "height", "off-field")
    for text in ("0,0,20", "0,0,20/h3600", "+1,0,20/h0000", "-0,0,20/h0000", "0,0,20/h000", " 0,0,20/h0000"):
        refused = domain.why_not(text)
        assert refused is not None and refused.code == "malformed", text
    rng = random.Random(3)
    found = {domain.sample(rng) for _ in range(50)}
    assert all(domain.why_not(text) is None for text in found) and len(found) > 10
    assert read_place("-5,7,1/h0009") == (-5, 7, 1, 9)


def test_6_5_of_two_who_pick_their_places_neither_is_the_friend() -> None:
    table = Table("mission_3", {}, {})
    for id in ("E1", "E2"):
        table.pilot(id, abilities=("tactician",))
    table.s.planes["E3"].z = 20
    table.run(setup_steps.s3)
    assert [a.kind for a in table.asked] == ["place:E1", "place:E2"]
    assert all(a.domain.describe()["friends"] == [[-2700, -400, 20]] for a in table.asked)


def test_6_6_incendiary_ammunition_from_january_1917() -> None:
    for month, option, loaded in (("1917-01", "historical", True), ("1916-12", "historical", False), ("1917-01", "none", False)):
        rules = replace_month(month, option)
        assert incendiary(rules, {"incendiary": True}) is loaded
    assert not incendiary(replace_month("1917-01", "historical"), {}) and incendiary(replace_month("1916-12", "all"), {})


def replace_month(month: str, option: str) -> Any:
    return rules_of(Setup("clouds", "duel", {"incendiary": option}, (), {"tables": {"duel": {"month": month}}}))


def test_6_7_parachutes_for_half_of_the_germans_from_june_1918() -> None:
    for faces, has in ((1, True), (2, False)):
        table = Table("duel", {"R-72:C1": [faces]}, {})
        table.s.rules = rules_of(Setup("clouds", "duel", {}, (), {"tables": {"duel": {"month": "1918-06"}}}))
        s = table.run(setup_steps.s1)
        assert s.person("C1").parachute is has and not s.person("E1").parachute


def test_6_7_well_connected_germans_always_have_one_and_nobody_before() -> None:
    table = Table("duel", {"R-72": [2]}, {})
    table.s.rules = rules_of(Setup("clouds", "duel", {}, (), {"tables": {"duel": {"month": "1918-06"}}}))
    table.pilot("C1", abilities=("connected",))
    assert table.run(setup_steps.s1).person("C1").parachute and table.dice["R-72"] == [2]
    assert not Table("duel", {"R-72": [1]}, {}).run(setup_steps.s1).person("C1").parachute


@pytest.mark.parametrize(("option", "has"), [("all", True), ("none", False)])
def test_6_7_parachutes_for_all_or_for_nobody(option: str, has: bool) -> None:
    s = Table("duel", {}, {}, parachutes=option).run(setup_steps.s1)
    assert [p.pilot.parachute for p in s.planes.values()] == [has, has]


def test_6_8_home_headings_if_the_file_gives_none() -> None:
    rules = rules_of(Setup("clouds", "duel"))
    assert (rules.home_of("E"), rules.home_of("C")) == (2700, 900)


def test_30_10_old_hands_advice_gives_another_pilot_a_reroll() -> None:
    table = Table("mission_3", {}, {"pupil:E2": "E3"})
    table.pilot("E2", abilities=("mentor",))
    table.pilot("E1", victories=1)
    s = table.run(setup_steps.s3)
    assert table.asked[0].domain.members() == ("E3", "none") and s.person("E3").mentor


def test_29_9_a_mascot_is_one_more_reroll_for_his_side() -> None:
    table = Table("mission_3", {}, {})
    table.pilot("E2", abilities=("mascot",))
    table.pilot("E3", abilities=("mascot",))
    assert table.run(setup_steps.s3).mascots == {"E": 2}


def test_3_12_loads_that_the_file_leaves_open_are_chosen() -> None:
    """6.2"""
    table = Table("mission_2", {}, {"load:E1": "lewis+r4"})
    entry = next(a for a in table.s.rules.scene["aeroplane"] if a["id"] == "E1")
    row = {**entry, "loads": [{"layout": "lewis", "rockets": 8}, {"layout": "lewis", "rockets": 4}]}
    rows = [row if a is entry else a for a in table.s.rules.scene["aeroplane"]]
    table.s.rules = replaced(table.s.rules, rows)
    s = table.run(setup_steps.s4)
    assert table.asked[0].domain.members() == ("lewis+r8", "lewis+r4") and s.planes["E1"].rockets == 4
    assert [a.kind for a in table.asked] == ["load:E1"]


def replaced(rules: Any, rows: list[Any]) -> Any:
    from dataclasses import replace as change

    return change(rules, scene={**rules.scene, "aeroplane": rows})


def test_30_3_well_connected_entente_pilots_choose_the_gun_layout() -> None:
    table = Table("mission_2", {}, {"load:E1": "lewis"})
    rows = [{k: v for k, v in a.items() if k != "layout"} for a in table.s.rules.scene["aeroplane"]]
    table.s.rules = replaced(table.s.rules, rows)
    for plane in table.s.planes.values():
        plane.layout = ""
    table.pilot("E1", abilities=("connected",))
    s = table.run(setup_steps.s4)
    assert table.asked[0].default == "printed" and s.planes["E1"].layout == "lewis"
    assert len(s.planes["E1"].guns) == len(s.rules.panels["n17"].layouts["lewis"])


def test_4_3_rerolls_are_luck_divided_by_6() -> None:
    """6.2"""
    table = Table("duel", {}, {})
    table.pilot("E1", luck=17)
    table.pilot("C1", luck=5)
    s = table.run(setup_steps.s5)
    assert (s.person("E1").rerolls, s.person("C1").rerolls, s.turn) == (2, 0, 1)


def test_6_9_an_aeroplane_of_a_later_turn_is_nowhere_until_then() -> None:
    table = Table("mission_2", {}, {})
    s = table.run(setup_steps.s5)
    assert s.planes["C1"].state == AWAITED and s.turn == 1
    setup_steps.begin_turn(s, table.ref, 3)
    assert s.planes["C1"].state == AWAITED
    setup_steps.begin_turn(s, table.ref, 4)
    assert s.planes["C1"].state == FLYING and s.planes["C1"].place == (6000, 400, 30)


def test_7_1_the_steps_are_those_of_the_table_in_their_order() -> None:
    ids = [step.id for step in GAME.sequence]
    printed = [row["id"] for row in rules_of(Setup("clouds", "duel")).tables["sequence"]["step"]]
    assert [id for id in ids if id in printed] == [id for id in printed if id in ids]
    assert ids[:5] == ["S1", "S2", "S3", "S4", "S5"]


def test_7_1_a_step_without_anything_to_do_is_passed_over_without_a_pause() -> None:
    s, kinds = blank_state(Setup("clouds", "duel")), list[str]()
    rng = random.Random(1)

    def source(ask: Ask) -> Any:
        if ask.seat == CHANCE:
            return ask.domain.sample(rng)
        kinds.append(ask.kind.partition(":")[0])
        return ask.default

    play_out(GAME, s, source, [])
    assert s.result is not None and {"plan"} <= {*kinds} <= {"plan", "reroll", "attack", "jump"}


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda s: s.id)
def test_5_1_a_scenario_is_offered_with_at_most_a_seat_for_each_aeroplane(scenario: Any) -> None:
    sets = seatings(GAME, scenario.id)
    rules = rules_of(Setup("clouds", scenario.id))
    assert set(sets) <= set(seatings(GAME)) and len(set(sets)) == len(sets)
    assert sets[0] == rules.seats, "as printed first"
    for seats in sets:
        owners = rules_of(Setup("clouds", scenario.id, {}, seats)).owners
        assert set(seats) <= {owners[a["id"]] for a in rules.scene["aeroplane"]}


def test_5_1_the_duel_has_two_seats_and_two_patrols_up_to_six() -> None:
    assert seatings(GAME, "duel") == (("e1", "c1"),)
    assert max(map(len, seatings(GAME, "mission_3"))) == 6
    assert seating(GAME, (), 4, "mission_4") == ("e1", "e2", "c1", "c2") and seating(GAME, (), 4, "duel") == ()


# what a variant may print


def printed(table: str, id: str, **changed: Any) -> dict[str, Any]:
    return {table: [{"at": {"id": id}, **changed}]}


WRONG: dict[str, dict[str, Any]] = {
    "of a type or layout": printed("aeroplane", "E1", type="zeppelin"),
    "E1 is of a type or layout": printed("aeroplane", "E1", layout="cannon"),
    "speed or height": printed("aeroplane", "E1", speed=46),
    "E1 has a heading": printed("aeroplane", "E1", heading=3600),
    "U1 belongs to a seat": printed("ground", "U1", seat="d1"),
    "of a kind or in a cover": printed("ground", "U1", kind="castle"),
    "U1 is of a kind": printed("ground", "U1", cover="moat"),
    "laid by no gun": printed("barrage", "Q1", gun="U9"),
    "the wind": {"wind_from": 3600},
    "a way home": {"home": {"entente": -1}},
    "about nothing": {"objective": [{"at": {"target": "K1", "kind": "destroy"}, "target": "K9"}]},
    "the objective": {"objective": [{"at": {"target": "K1", "kind": "destroy"}, "kind": "photo"}]},
    "no dice": {"flight": [{"at": {"id": "west"}, "height": "high"}]},
}


@pytest.mark.parametrize("said", WRONG)
def test_6_1_a_variant_that_cannot_be_flown_is_refused(said: str) -> None:
    scenario = "mission_3" if "flight" in WRONG[said] else "mission_2"
    variant = {"name": "wrong", "game": "clouds", "tables": {scenario: WRONG[said]}}
    with pytest.raises(ValueError, match=said):
        GAME.new(Setup("clouds", scenario, {}, ("e1", "c1"), variant=variant))
