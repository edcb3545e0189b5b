"""31.8, 31.9 Which mission is drawn, who attacks, and how its slots go round the squadrons."""

from __future__ import annotations

import pytest

from lysander.games.campaign.ch31_mission import feasible, staff_type
from lysander.games.campaign.game import GAME


@pytest.mark.parametrize(
    ("die", "file"), [(1, "mission_1"), (2, "mission_2"), (3, "mission_3"), (4, "mission_4"), (5, "mission_5"), (6, "mission_6")]
)
def test_31_8_a_die_for_the_mission(war, die, file):
    w = war(month="1917-09")
    w.dice = [("R-71:mission", die), ("R-71:attacker", 4)]
    w.run("K2")
    assert (w.s.mission.file, w.s.mission.attacker, w.s.mission.number, w.s.mission.month) == (file, "C", 1, "1917-09")
    assert w.told("spectator", "mission_drawn") == [{"mission": 1, "file": file, "attacker": "C", "month": "1917-09", "instead": ""}]


@pytest.mark.parametrize(("die", "side"), [(1, "E"), (3, "E"), (4, "C"), (6, "C")])
def test_31_8_a_die_for_the_side_that_attacks(war, die, side):
    w = war()
    w.dice = [("R-71:mission", 3), ("R-71:attacker", die)]
    w.run("K2")
    assert w.s.mission.attacker == side


def test_31_8_mission_3_is_played_where_the_month_has_no_type_for_the_task(war):
    w = war(month="1917-07")
    w.dice = [("R-71:mission", 6), ("R-71:attacker", 6)]
    w.run("K2")
    assert w.s.mission.file == "mission_3" and w.records("mission_drawn")[0]["instead"] == "mission_6"


@pytest.mark.parametrize(
    ("file", "side", "month", "possible"),
    [
        ("mission_6", "C", "1917-07", False),
        ("mission_6", "C", "1917-08", True),
        ("mission_6", "E", "1916-10", False),
        ("mission_6", "E", "1916-11", True),
        ("mission_1", "E", "1916-10", False),
        ("mission_4", "E", "1916-11", True),
        ("mission_5", "C", "1916-05", True),
        ("mission_2", "E", "1916-05", True),
        ("mission_3", "C", "1916-05", True),
    ],
)
def test_31_8_what_a_mission_needs(war, file, side, month, possible):
    assert feasible(war().s, file, side, month) == possible


@pytest.mark.parametrize(
    ("nations", "side", "kind", "month", "type"),
    [
        ({}, "E", "two_seater", "1917-04", "re8"),
        ({}, "E", "bomber", "1917-03", "re8"),
        ({}, "E", "bomber", "1917-04", "bristol"),
        ({"e1": "french"}, "E", "two_seater", "1917-04", "re8"),
        ({}, "C", "two_seater", "1916-09", "roland"),
        ({}, "C", "two_seater", "1916-10", "dfw"),
        ({}, "C", "bomber", "1917-07", ""),
    ],
)
def test_31_8_staff_machines_are_the_first_type_in_service(war, nations, side, kind, month, type):
    assert staff_type(war(nations=nations).s, side, kind, month) == type


def test_31_9_slots_go_round_the_squadrons_and_on_from_the_last(war):
    w = war(seats=("e1", "e2", "c1", "c2"))
    w.draw("mission_3")
    assert [(slot.plane, slot.squadron) for slot in w.s.mission.slots] == [
        *(("E1", "e1"), ("E2", "e2"), ("E3", "e1")),
        *(("C1", "c1"), ("C2", "c2"), ("C3", "c1")),
    ]
    w.draw("mission_1")
    assert [(slot.plane, slot.squadron) for slot in w.s.mission.slots] == [
        *(("E3", "e2"), ("E4", "e1")),
        *(("C1", "c2"), ("C2", "c1"), ("C3", "c2")),
    ]


def test_32_4_in_a_mirrored_mission_the_slots_change_sides(war):
    w = war()
    w.draw("mission_1", "C")
    assert [slot.plane for slot in w.s.mission.slots] == ["E1", "E2", "E3", "C3", "C4"]


def test_31_8_staff_machines_alone_attack_in_mission_6(war):
    w = war(month="1917-09")
    w.draw("mission_6", "C")
    assert [slot.plane for slot in w.s.mission.slots] == ["E1", "E2", "E3"] and w.s.last["C"] == ""


def test_31_22_no_mission_for_a_squadron_that_cannot_man_one_aeroplane(war):
    w = war()
    for p in w.s.pilots("c1"):
        w.change(p.id, state="grounded", out=1)
    w.run("K2")
    assert w.s.result is not None and w.s.result.facts["why"] == "unmanned" and not w.s.number


def test_31_7_the_dice_that_draw_a_mission_belong_to_it(war):
    w = war()
    w.run("K2")
    parts = []
    for event in w.events:
        parts.append(GAME.part(event, parts[-1] if parts else "mission-0"))
    assert [e.kind for e in w.events][-3:] == ["roll", "roll", "mission_drawn"]
    assert parts[-3:] == ["mission-1"] * 3
