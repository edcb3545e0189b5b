"""3 Aeroplanes: panels, bands, templates."""

from __future__ import annotations

import pytest

from lysander.core.record import replace
from lysander.games.clouds.ch03_panel import climb_limit, guns_of, mounts, roll_value, rolls_right, shown, steps_above_stall, tight_cost, tightest
from lysander.games.clouds.ch11_aid import aid
from lysander.games.clouds.ch13_strength import lose_strength
from lysander.games.clouds.panels import BANDS, LETTERS, WIDEST
from lysander.games.clouds.plane import BROKEN, CUT, DEAD, LANDED, SPINNING, STOPPED, Engine
from lysander.games.clouds.state import in_the_fight


def camel(battle, **fields):
    b = battle()
    type, speed = fields.pop("type", "camel"), fields.pop("speed", 14)
    return b, b.plane("E1", type, (0, 0, 20), 0, "L0", speed, **fields)


def test_3_1_the_seventeen_types(battle):
    panels = battle().rules.panels
    assert len(panels) == 17
    for panel in panels.values():
        assert panel.vs < panel.vtop < panel.vne and panel.crew[0] == "P" and panel.engines in (1, 2) and len(panel.tight) == 3


def test_3_2_bands_of_speed(battle):
    b = battle()
    for panel in b.rules.panels.values():
        medium = panel.vs + 7 * (panel.vtop - panel.vs) // 10
        borders = {panel.vs: "stall", panel.vs + 1: "slow", panel.vs + 3: "slow", panel.vtop: "high", panel.vtop + 1: "dive", 45: "dive", 0: "stall"}
        assert {v: panel.band[v] for v in borders} == borders
        assert panel.band[medium] in ("slow", "medium") and panel.band[medium + 1] == "high"
    printed = {row["id"]: row["bands"] for row in b.rules.tables["aircraft"]["aircraft"]}
    for id, bands in printed.items():
        for band, (low, high) in bands.items():
            assert {b.rules.panels[id].band[v] for v in range(low, high + 1)} == {band}, (id, band)
    _, plane = camel(battle, speed=20)
    assert steps_above_stall(b.s, plane) == 4 == len(BANDS) - 1


def test_3_5_letters_are_radii_and_wider_is_a_larger_number():
    assert LETTERS[9] == "J" and WIDEST == 26 and LETTERS.index("P") + 1 == 16


def test_3_6_templates_shown(battle):
    """Also CL-C10: above the last cell one letter for each EU, at most Z."""
    b, plane = camel(battle)
    panel = b.rules.panels["camel"]
    assert [LETTERS[shown(panel, plane, v) - 1] for v in (8, 9, 13, 14, 17, 22)] == ["H", "F", "F", "F", "I", "P"]
    assert shown(panel, plane, 7) == tightest(panel, plane, 7) == 0, "none at stall speed"
    se5a = b.rules.panels["se5a"]
    assert LETTERS[se5a.shown[28] - 1] == "Y" and se5a.shown[45] == WIDEST and se5a.steps[45] == 3


def test_3_7_damage_makes_turns_wider_up_to_z(battle):
    b, plane = camel(battle, wider=3)
    panel = b.rules.panels["camel"]
    assert LETTERS[shown(panel, plane, 13) - 1] == "I" and LETTERS[tightest(panel, plane, 13) - 1] == "H"
    plane.wider = 40
    assert shown(panel, plane, 13) == WIDEST


def test_3_8_the_cost_of_tight_turns(battle):
    b, plane = camel(battle)
    panel = b.rules.panels["camel"]
    assert [tight_cost(panel, plane.pilot, 13, n) for n in range(4)] == [0, *panel.tight]
    hands = b.s.change("E1", abilities=("hands",))
    assert [tight_cost(panel, hands, 13, n) for n in (1, 2, 3)] == [max(0, c - 1) for c in panel.tight]
    assert [tight_cost(panel, hands, 17, n) for n in (1, 2, 3)] == list(panel.tight), "where the wings are tested nothing is saved"


HANDS = {"abilities": ("hands",)}


@pytest.mark.parametrize(
    ("fields", "left", "right"),
    [({}, 3, 2), ({"doubled": True}, 6, 4), ({"doubled": True, "pilot": HANDS}, 5, 3), ({"speed": 2}, 2, 2)],
)
def test_3_9_roll_values(battle, fields, left, right):
    """CL-C08; 30.7."""
    b, plane = camel(battle, **fields)
    panel = b.rules.panels["camel"]
    assert (roll_value(panel, plane, False), roll_value(panel, plane, True)) == (left, right)


def test_3_9_the_side_of_a_roll():
    """12.5."""
    ways = {("L", "0"): True, ("0", "R"): True, ("L", "R"): True, ("R", "0"): False, ("0", "L"): False, ("R", "L"): False}
    assert {way: rolls_right(*way) for way in ways} == ways


def test_3_11_whose_gun_is_which(battle):
    b = battle()
    bristol = b.plane("E1", "bristol", (0, 0, 20), 0, "L0", 14)
    gotha = b.plane("C1", "gotha", (0, 0, 20), 0, "L0", 12)
    assert [m.mount for m, _ in guns_of(b.s, bristol, bristol.pilot)] == ["fixed"]
    assert all(m.mount in ("rear", "tunnel") for m, _ in guns_of(b.s, bristol, bristol.person("G")))
    assert [m.mount for m, _ in guns_of(b.s, gotha, gotha.person("N"))] == ["nose"] and not guns_of(b.s, gotha, gotha.pilot)
    assert list(mounts(b.s, gotha)) == [g.id for g in gotha.guns]


def test_3_12_loads_printed_on_the_panel(battle):
    panels = battle().rules.panels
    assert panels["n17"].rockets == 8 and panels["gotha"].bombs and not panels["camel"].rockets


def test_3_13_engines_and_the_climb_they_give(battle):
    """11.10."""
    b = battle()
    panel = b.rules.panels["gotha"]
    for engines, running in (((Engine("L"), Engine("R")), 2), ((Engine("L", CUT), Engine("R")), 1), ((Engine("L", STOPPED), Engine("R", CUT)), 0)):
        plane = b.plane("C1", "gotha", (0, 0, 20), 0, "L0", 12, engines=engines)
        assert plane.running == running and climb_limit(panel, plane) == (panel.climb if running == 2 else 0)


def test_3_14_who_is_in_the_fight(battle):
    for fields, wanted in (
        ({}, True),
        ({"pilot": {"blackout": 1}}, True),
        ({"pilot": {"faint": True}}, False),
        ({"pilot": {"state": DEAD}}, False),
        ({"burning": True}, False),
        ({"forced": True}, False),
        ({"going": True}, False),
        ({"state": SPINNING}, False),
        ({"state": LANDED}, False),
    ):
        _, plane = camel(battle, **fields)
        assert in_the_fight(plane) is wanted
    _, plane = camel(battle, state=SPINNING)
    assert plane.in_air


def test_3_3_the_speed_never_to_be_exceeded(battle):
    """13.5: the wings are tested above it, not at it."""
    b, plane = camel(battle, speed=24)
    assert b.rules.panels["camel"].vne == 25
    for text, speed, tested in (("S24-1", 25, False), ("S24-2", 26, True)):
        found = aid(b.s, plane, text)
        assert found["energy"]["speed"] == speed and [t["why"] for t in found["tests"]] == (["vne"] if tested else [])


def test_3_4_a_panel_records_what_a_battle_does_to_an_aeroplane(battle):
    """A copy shares nothing that changes."""
    b, plane = camel(battle)
    full = b.rules.panels["camel"].guns[0].half
    twin = b.s.clone().planes["E1"]
    twin.speed, twin.leak, twin.shot, twin.shot_turn = 9, 2, "C1", 4
    twin.guns = (replace(twin.guns[0], half=3, jam=4), *twin.guns[1:])
    assert (plane.speed, plane.leak, plane.shot, plane.guns[0].half, plane.guns[0].works) == (14, 0, "", full, True)
    assert not twin.guns[0].works and (twin.place, twin.side) == ((0, 0, 20), "E")


def test_3_10_strength_never_falls_below_nothing(battle):
    b, plane = camel(battle, strength=4)
    lose_strength(b.s, b.ref, plane, 9)
    assert plane.strength == 0 and plane.state == BROKEN
