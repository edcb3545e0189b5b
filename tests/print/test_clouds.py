"""In Clouds of Glory on paper has the geometry and the numbers that the engine flies by."""

from __future__ import annotations

import copy
from itertools import pairwise
from math import dist
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.games.clouds.ch12_path import Pose, pulls_of, turn
from lysander.games.clouds.ch20_tables import gunnery
from lysander.games.clouds.panels import LETTERS
from lysander.games.clouds.rules import raw_tables, rules_of
from lysander.print.clouds import templates
from lysander.print.kit import Wish, document
from lysander.print.typeset import typeset

from .paper import Sheet, read

RULES = rules_of(Setup("clouds", "duel"))
MM = 5.0
"""What the sheet says: 1 MU is 5 mm."""
NEAR = 0.06
"""mm: the engine rounds to a hundredth of a MU, which is 0.05 mm."""
TICK = 2.5
BOX = 3.9
LICENCE = "In Clouds of Glory: Thomas Greve, Svend Ask Larsen, Morten Lund. CC BY-NC-SA 3.0"


def printed(made: dict[str, Any]) -> list[Sheet]:
    """The pages."""
    return read(typeset("clouds", made))  # type: ignore[arg-type]


def flown(letter: int, n: int, right: bool) -> tuple[float, float]:
    """Where the engine has an aeroplane after n MU on a letter, in mm from the middle of the ring: to the left it begins at the right end of the ring
    and flies up, to the right at the upper end and flies to the right."""
    end = turn(Pose(0, 0, 0, 900 if right else 0, "L", "0"), "R" if right else "L", letter, n).end
    start = (0, letter * MM) if right else (letter * MM, 0)
    return start[0] + end.x / 100 * MM, start[1] + end.y / 100 * MM


def misplaced(sheet: Sheet) -> list[tuple[int, int, bool]]:
    """Ticks that are not on the sheet where the engine flies."""
    lines = [path for path in sheet.paths if len(path) == 2]
    size = (len(LETTERS) + 0.5) * MM
    bottom = next(path for path in lines if abs(dist(*path) - size) < 0.02 and abs(path[0][1] - path[1][1]) < 0.01)
    origin = min(bottom)
    ticks = [((x - origin[0], origin[1] - y), path) for path in lines if abs(dist(*path) - TICK) < 0.02 for x, y in path]
    grid: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for (x, y), _ in ticks:
        grid.setdefault((round(x), round(y)), []).append((x, y))
    wanted = [(m, n, right) for m in range(templates.FIRST, len(LETTERS) + 1) for n in range(1, int(m * 1.5707) + 1) for right in (False, True)]
    assert len(wanted) > 1000
    found = []
    for m, n, right in wanted:
        x, y = flown(m, n, right)
        near = [p for a in (-1, 0, 1) for b in (-1, 0, 1) for p in grid.get((round(x) + a, round(y) + b), ())]
        if not any(dist(p, (x, y)) < NEAR for p in near):
            found.append((m, n, right))
    return found


def test_12_4_templates_are_the_arcs_that_the_engine_flies() -> None:
    made = document("clouds", Wish(parts=("measures",)))
    made["sheets"] = made["sheets"][:1]
    (sheet,) = printed(made)
    assert misplaced(sheet) == []
    assert "1 MU is 5 mm" in sheet.words and all(letter in sheet.words for letter in "CDEZ")
    wrong = copy.deepcopy(made)
    svg = wrong["sheets"][0]["data"]["drawing"]["svg"]
    a, b = templates.tick(16, 9, False)
    size = wrong["sheets"][0]["data"]["drawing"]["size"]
    old = templates.line(a, b, size)
    assert svg.count(old) == 1
    off = 0.2 / (16 * MM)
    moved = templates.line(templates.at(16 * MM, 9 / 16 + off), templates.at(16.5 * MM, 9 / 16 + off), size)
    wrong["sheets"][0]["data"]["drawing"]["svg"] = svg.replace(old, moved)
    assert misplaced(printed(wrong)[0]) == [(16, 9, False)], "a tick that is a fifth of a millimetre off is found"


def cards_missing(made: dict[str, Any], first: int = 0) -> list[str]:
    """Types whose row of templates, or number of boxes, is not on paper as in the engine; ``first`` is the number of the first sheet."""
    pages = printed(made)
    found = []
    for n, panel in enumerate(list(RULES.panels.values())[3 * first :][: 3 * len(pages)]):
        page = pages[n // 3]
        speeds = range(panel.vs + 1, panel.vs + 21)
        row = " ".join(f"{LETTERS[panel.shown[v] - 1]}{panel.steps[v]}" for v in speeds)
        if (
            f"{' '.join(map(str, speeds))} template {row}" not in page.words
            or f"Vs {panel.vs} · Vtop {panel.vtop} · Vne {panel.vne}" not in page.words
        ):
            found.append(panel.id)
        tight = f"{panel.left} MU left, {panel.right} right · tighter turns cost {', '.join(map(str, panel.tight))} EU"
        if tight not in page.words:
            found.append(f"{panel.id} tight")
    for n, page in enumerate(pages, first):
        types = list(RULES.panels.values())[3 * n : 3 * n + 3]
        boxes = sum(t.structure + sum(gun.half for gun in t.guns) for t in types)
        if len(page.squares(BOX)) != boxes:
            found.append(f"boxes of sheet {n}")
    return found


def test_3_1_3_6_cards_of_aeroplanes_are_the_panels_of_the_engine() -> None:
    made = document("clouds", Wish(parts=("aircraft",)))
    assert len(made["sheets"]) == 6 and cards_missing(made) == []
    made["sheets"] = made["sheets"][1:2]
    cards = made["sheets"][0]["data"]["cards"]
    cards[0]["speeds"][3]["template"] = "G1"
    cards[1]["structure"] += 1
    found = cards_missing(made, 1)
    assert found == [list(RULES.panels)[3], "boxes of sheet 1"], "a wrong template and a box too many are found"


def test_20_6_the_fan_is_the_table_of_shots() -> None:
    rules = rules_of(Setup("clouds", "duel", {"fire_cone": 30}))
    table, fan = gunnery(rules), templates.fan()
    said = [(letter["text"], letter["big"]) for letter in fan["written"]]
    assert [t for t, big in said if big] == [templates.signed(band.add) for band in table.distance]
    assert [t for t, big in said if not big] == [templates.signed(a.add) for a in table.aim for _ in range(2)]
    assert fan["width"] == pytest.approx(table.points / 100 * MM)
    middles = [letter["x"] / MM for letter in fan["written"] if letter["big"]]
    limits = [0.0, *(band.below**0.5 / 100 for band in table.distance)]
    assert middles == pytest.approx([(a + b) / 2 for a, b in pairwise(limits)])


def test_13_4_21_5_22_5_tables_have_a_row_for_each_face_and_the_numbers_of_the_engine() -> None:
    made = {sheet["layout"]: sheet["data"] for sheet in document("clouds", Wish(parts=("turn",)))["sheets"]}
    raw = raw_tables()
    jams = made["turn"]["jams"]["rows"]
    assert [int(row["cells"][0]) for row in jams] == list(range(1, 7))
    assert all(str(row["actions"]) in said["cells"][1] for row, said in zip(raw["mg_malfunction"]["row"], jams) if row.get("actions"))
    lost = [verb["dice"] for row in raw["structural_failure"]["row"] for verb in row["does"] if "dice" in verb]
    failed = [row["cells"][1] for row in made["turn"]["failures"]["rows"]]
    assert [dice for dice in lost if any(dice in text for text in failed)] == lost and failed[:2] == ["The aeroplane breaks up."] * 2
    rows = made["damage"]["table"]["rows"]
    assert [int(row[0][0]["t"]) for row in rows] == [row["n"] for row in raw["damage_single"]["row"]]
    for row, said in zip(raw["damage_single"]["row"], rows, strict=True):
        text = "".join(run["t"] for run in said[1])
        for verb in row["does"]:
            assert all(str(verb[key]) in text for key in ("dice", "wider") if key in verb), text


def test_12_7_pulls_are_those_of_the_engine() -> None:
    made = document("clouds", Wish(parts=("turn",)))["sheets"][1]["data"]["pulls"]["rows"]
    cells = [row["cells"][n : n + 5] for n in (0, 5) for row in made]
    assert "".join(row[0] for row in cells) == LETTERS[templates.FIRST - 1 :]
    for letter, *said in cells:
        m = LETTERS.index(letter) + 1
        pulls = [pulls_of(RULES)[key][m] for key in ("V1", "S1", "V2", "L1")]
        assert said == [f"{p.length} · {p.run / 100 * MM:.0f} · {'+' if key == 3 else '−'}{abs(p.dz)}" for key, p in enumerate(pulls)]


def test_2_2_heights_go_up_to_the_ceiling_and_counters_do_for_every_mission() -> None:
    made = document("clouds", Wish(parts=("measures", "pieces")))["sheets"]
    heights = [int(n) for row in made[1]["data"]["heights"] for n in row]
    assert heights == list(range(RULES.ceiling + 1))
    scenes = [raw_tables()[id] for id in ("duel", *(f"mission_{n}" for n in range(1, 7)))]
    machines = [piece["number"] for piece in made[2]["data"]["counters"][0]["pieces"]]
    assert {a["id"] for scene in scenes for a in scene["aeroplane"]} <= set(machines)


def test_25_6_bombs_on_paper_fall_where_the_engine_lets_them_fall() -> None:
    """Die, spacing and deduction for each height, speed and number of successes, read off the sheet as people do."""
    made = {sheet["layout"]: sheet["data"] for sheet in document("clouds", Wish(parts=("missions",)))["sheets"]}
    rows, raw = made["landings"]["bombs"]["rows"], raw_tables()["bombing"]
    assert len(rows) == len(raw["row"])

    def wrong(said: list[str], row: dict[str, Any]) -> list[int]:
        least = [int(cell.replace("−", "-")) if cell != "–" else 99 for cell in said[4:]]
        return [n for n, off in zip(raw["columns"], row["deduct"], strict=True) if sum(n >= few for few in least) != off]

    for said, row in zip((r["cells"] for r in rows), raw["row"], strict=True):
        assert (said[2], said[3]) == (str(row["spacing"]), row["die"]) and wrong(said, row) == []
    assert wrong([*rows[0]["cells"][:5], "+7", *rows[0]["cells"][6:]], raw["row"][0]) == [7], "a threshold that is one off is found"


def test_32_2_missions_on_paper_begin_where_the_engine_puts_them() -> None:
    """Every aeroplane, balloon, unit and point of all six missions has its row and, but for aeroplanes, its counter."""
    made = document("clouds", Wish(parts=("pieces", "missions")))["sheets"]
    rows = [row["cells"] for sheet in made if sheet["layout"] == "missions" for m in sheet["data"]["missions"] for row in m["table"]["rows"]]
    scenes = [raw_tables()[f"mission_{n}"] for n in range(1, 7)]
    things = [thing for scene in scenes for kind in ("aeroplane", "balloon", "ground", "point") for thing in scene.get(kind, ())]
    assert [row[0] for row in rows] == [thing["id"] for thing in things] and len(rows) > 50
    for row, thing in zip(rows, things, strict=True):
        assert all(f"{abs(n) / 100 * MM:.0f} mm" in row[2] for n in thing["at"][:2] if n), row
        if "heading" in thing:
            assert row[4].startswith(f"{('north', 'east', 'south', 'west')[thing['heading'] // 900]}, {thing['speed']}"), row
    counters = {piece["number"] for piece in made[0]["data"]["counters"][-1]["pieces"]}
    assert {
        thing["id"] for scene in scenes for kind in ("balloon", "ground", "point", "barrage", "battery") for thing in scene.get(kind, ())
    } == counters


def test_every_sheet_bears_the_authors_and_the_licence() -> None:
    for lang in ("en", "de"):
        made = document("clouds", Wish(lang=lang))
        assert made["licence"] == LICENCE
    made["sheets"] = [made["sheets"][n] for n in (0, 2, -1)]
    assert all(LICENCE in sheet.words for sheet in printed(made))
