"""32.3, 32.4 Mission files in a campaign, mirrored where the attacker is the file's defender."""

from __future__ import annotations

import pytest

from lysander.games.campaign.ch32_scene import across, mirrored, scene_of, slots_of, staff_of, staff_role
from lysander.games.clouds.rules import raw_tables

FILES = tuple(f"mission_{n}" for n in range(1, 7))
TABLES = raw_tables()


def entry(scene, list, id):
    return next(x for x in scene[list] if x["id"] == id)


@pytest.mark.parametrize("file", FILES)
def test_32_4_the_mirror_of_the_mirror_is_the_file(file):
    assert mirrored(mirrored(TABLES[file])) == TABLES[file]


@pytest.mark.parametrize("file", FILES)
def test_32_4_a_file_is_mirrored_only_if_the_other_side_attacks(file):
    printed = TABLES[file]
    attacker, other = ("E", "C") if printed["campaign"]["attacker"] == "entente" else ("C", "E")
    assert scene_of(TABLES, file, attacker) == printed
    assert scene_of(TABLES, file, other) == mirrored(printed) != printed
    assert scene_of(TABLES, file, other)["campaign"]["attacker"] != printed["campaign"]["attacker"]


@pytest.mark.parametrize(("heading", "turned"), [(900, 2700), (2700, 900), (0, 0), (1800, 1800), (1, 3599), (450, 3150)])
def test_32_4_a_heading_h_becomes_3600_minus_h(heading, turned):
    assert across(heading) == turned


def test_32_4_x_becomes_minus_x_y_and_z_stay():
    assert entry(mirrored(TABLES["mission_1"]), "aeroplane", "C4")["at"] == [1800, -800, 28]
    assert entry(mirrored(TABLES["mission_1"]), "point", "N2")["at"] == [-2500, -1100]
    made = mirrored(TABLES["mission_2"])
    assert entry(made, "balloon", "K2")["at"] == [-1500, -1500, 20]
    assert entry(made, "barrage", "Q1")["at"] == [-1200, 0] and entry(made, "barrage", "Q1")["band"] == [21, 30]
    assert entry(made, "ground", "U1")["at"] == [-1500, 1200]
    assert entry(mirrored(TABLES["mission_5"]), "battery", "B1")["aim"] == [-1200, 0]


def test_32_4_lines_areas_and_routes_are_mirrored_too():
    printed = {**TABLES["mission_4"], "lines": -300}
    printed["ground"] = [{**printed["ground"][0], "route": [[100, 5], [-20, 7]]}]
    printed["area"] = [*printed["area"], *TABLES["mission_6"]["area"]]
    made = mirrored(printed)
    assert made["lines"] == 300
    assert made["ground"][0]["route"] == [[-100, 5], [20, 7]]
    assert [a.get("rect") or a.get("circle") for a in made["area"]] == [[-600, -3000, 1600, 3000], [5000, 0, 600]]


def test_32_4_headings_the_wind_and_the_home_headings():
    printed = {**TABLES["mission_1"], "home": {"entente": 2600, "central": 800}, "wind_from": 300}
    made = mirrored(printed)
    assert made["home"] == {"central": 1000, "entente": 2800}
    assert made["wind_from"] == 3300
    assert [a["heading"] for a in made["aeroplane"]] == [2700] * 4 + [900] * 3
    assert entry(mirrored(TABLES["mission_5"]), "aeroplane", "C1")["heading"] == 0


def test_32_4_the_sides_change_places_and_the_first_letters_of_ids():
    made = mirrored(TABLES["mission_1"])
    assert [a["id"] for a in made["aeroplane"]] == ["C1", "C2", "C3", "C4", "E1", "E2", "E3"]
    assert [a["seat"] for a in made["aeroplane"]] == ["c1", "c1", "c2", "c2", "e1", "e1", "e1"]
    assert [(s["id"], s["side"]) for s in made["seat"]] == [("c1", "central"), ("c2", "central"), ("e1", "entente")]
    assert [(o["id"], o["side"], o["target"]) for o in made["objective"]] == [
        ("O1", "central", "N1"),
        ("O2", "central", "N2"),
        ("O3", "central", "C1"),
        ("O4", "central", "C2"),
    ]
    assert mirrored(TABLES["mission_5"])["battery"][0]["side"] == "central"
    assert mirrored(TABLES["mission_2"])["balloon"][0]["seat"] == "e1"


def test_32_4_ground_units_stay_what_they_are():
    made = mirrored(TABLES["mission_6"])
    assert [(u["id"], u["kind"], u.get("strength"), u["cover"]) for u in made["ground"]] == [
        ("U1", "object", 30, "open"),
        ("U2", "gun", None, "partial"),
    ]
    assert made["barrage"][0]["gun"] == "U2"
    assert [made[key] for key in ("turns", "month")] == [30, "1917-08"]


@pytest.mark.parametrize(
    ("file", "attacking", "defending", "staff", "role"),
    [
        ("mission_1", ("E3", "E4"), ("C1", "C2", "C3"), ("E1", "E2"), "two_seater"),
        ("mission_2", ("E1", "E2", "E3", "E4"), ("C1", "C2"), (), ""),
        ("mission_3", ("E1", "E2", "E3"), ("C1", "C2", "C3"), (), ""),
        ("mission_4", ("C2", "C3"), ("E1", "E2", "E3"), ("C1",), "two_seater"),
        ("mission_5", ("E2", "E3"), ("C1", "C2", "C3"), ("E1",), "two_seater"),
        ("mission_6", (), ("E1", "E2", "E3"), ("C1", "C2"), "bomber"),
    ],
)
def test_32_3_slots_and_staff_machines(file, attacking, defending, staff, role):
    scene = TABLES[file]
    attacker, defender = ("E", "C") if scene["campaign"]["attacker"] == "entente" else ("C", "E")
    assert slots_of(scene, attacker) == attacking and slots_of(scene, defender) == defending
    assert staff_of(scene, attacker) == staff and staff_of(scene, defender) == ()
    assert staff_role(scene) == role
    block = scene["campaign"]
    assert (len(attacking), len(defending)) == (block["attacker_slots"], block["defender_slots"])
    assert block.get("attacker_staff", {}) == ({role: len(staff)} if staff else {})
    turned = mirrored(scene)
    assert slots_of(turned, defender) == tuple(defender + id[1:] for id in attacking)
