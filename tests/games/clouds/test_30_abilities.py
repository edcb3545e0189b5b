"""30 Special abilities, as far as no other chapter's tests have them; 32 the scenarios."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.games.clouds import rules as rules_module
from lysander.games.clouds.ch04_people import usable
from lysander.games.clouds.ch06_blank import blank_state
from lysander.games.clouds.ch17_landing import landing_modifiers
from lysander.games.clouds.ch21_guns import mark_ammunition
from lysander.games.clouds.ch23_strafing import strafe
from lysander.games.clouds.game import GAME
from lysander.games.clouds.ground import Unit
from lysander.games.clouds.plane import Person

TABLES = rules_module.raw_tables()


def test_30_2_the_tables_have_one_row_for_each_face():
    """30.3, 30.4, 30.5"""
    for name, faces in (("abilities_pilot", 20), ("abilities_ace", 6), ("abilities_gunner", 8)):
        rows = next(v for v in TABLES[name].values() if isinstance(v, list))
        assert [row["n"] for row in rows] == list(range(1, faces + 1))
        ids = [row["id"] for row in rows if row["id"] != "choice"]
        assert len(set(ids)) == len(ids)


SENSES = [({}, True), ({"faint": True}, False), ({"blackout": 1}, False), ({"state": "dead"}, False), ({"blackout": 2}, True)]


@pytest.mark.parametrize(("fields", "able"), SENSES)
def test_30_1_abilities_are_used_by_the_living_and_conscious(fields, able):
    assert usable(Person("P", abilities=("nine",), **fields), "nine") is able


def test_30_6_walks_away_adds_5_in_emergency_landings_only(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 0), 0, "L0", 9, pilot={"abilities": ("survivor",)})
    field = next(r for r in b.rules.tables["emergency_place"]["row"] if r["ground"] == "field")
    for emergency in (True, False):
        assert (("survivor", 5, "30.6") in landing_modifiers(b.s, e1, field, "slow", emergency)) is emergency


def test_30_11_holds_his_fire_saves_the_rounds_of_every_miss_at_any_target(battle):
    b = battle()
    e1 = b.plane("E1", "camel", (0, 0, 3), 0, "D0", 15, pilot={"abilities": ("cool",)})
    b.s.units["U1"] = Unit("U1", "infantry", "C", "c1", 0, 900, 10, 10)
    full = [g.half for g in e1.guns]
    b.roll(("R-46:E1", 18))
    strafe(b.s, b.ref, e1, e1.pilot, ("g1", "g2"), "U1", "normal")
    assert [g.half for g in e1.guns] == full
    mark_ammunition(b.s, e1, e1.pilot, ("g1",), "normal", hit=True)
    assert e1.guns[0].half == full[0] - 2


def test_30_12_skirmishes_give_no_abilities():
    for scene in rules_module.SCENES:
        s = blank_state(Setup("clouds", scene))
        assert not any(p.abilities for plane in s.planes.values() for p in plane.people)


def test_32_1_the_duel():
    rules = rules_module.rules_of(Setup("clouds", "duel"))
    s = blank_state(Setup("clouds", "duel"))
    assert [(p.type, p.pilot.name) for p in s.planes.values()] == [("camel", "Hale"), ("dr1", "Brandt")]
    assert (rules.turns, rules.cone, rules.collisions, rules.month) == (40, 30, False, "1917-09") and not s.units


def test_32_2_six_missions_with_their_months():
    months = {scene: TABLES[scene]["month"] for scene in rules_module.SCENES if scene != "duel"}
    assert months == {
        "mission_1": "1917-04",
        "mission_2": "1917-06",
        "mission_3": "1917-09",
        "mission_4": "1918-03",
        "mission_5": "1917-11",
        "mission_6": "1917-08",
    }
    assert GAME.scenarios[0].id == "duel"


@pytest.mark.parametrize("scene", rules_module.SCENES)
def test_32_2_every_type_is_in_service_in_the_month_of_its_mission(scene):
    rules = rules_module.rules_of(Setup("clouds", scene))
    for a in rules.scene["aeroplane"]:
        panel = rules.panels[a["type"]]
        assert panel.since <= rules.month <= panel.until, a["type"]


def test_5_1_a_mission_is_played_by_one_to_three_seats_a_side():
    for seats in GAME.seatings:
        owners = rules_module.rules_of(Setup("clouds", "mission_3", {}, seats)).owners
        assert {owners[id] for id in ("E1", "E2", "E3", "C1", "C2", "C3")} == {*seats}
