"""Escape and Evasion on paper has the numbers that the engine plays by, and the map that it plays on."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.games.evasion.rules import printed_board, raw_tables, rules_of
from lysander.games.evasion.words import Words
from lysander.print.evasion import ground
from lysander.print.kit import BadWish, Wish, document
from lysander.print.typeset import typeset
from lysander.text import for_game

from .paper import read

GROUNDS = ("rough", "open", "road", "urban")
RULES = rules_of(Setup("evasion", "standard", {}, ("british", "german")))


def rows(words: Words) -> list[str]:
    """What the engine says, as rows of the tables on the page of the turn."""
    say = words.say
    looks = [
        [say(f"print-look-{light}-{state}"), *(RULES.search[light, state, g] for g in GROUNDS)]
        for light in ("day", "night")
        for state in ("moving", "hiding")
    ]
    board = RULES.board
    steps = {
        g: next(c for h in board.hexes for to, c in board.walk[h].values() if board.terrain[to] == g and to not in board.links[h])
        for g in GROUNDS
        if g != "road"
    }
    road = next(c for h in board.hexes for way, (_, c) in board.walk[h].items() if way.startswith("r"))
    walk = [say("print-points", n=board.points), *(say(f"ground-{g}") for g in ("rough", "open", "urban", "road"))]
    cost = [say("print-step"), steps["rough"], steps["open"], steps["urban"], road]
    return [" ".join(map(str, row)) for row in (*looks, walk, cost, *fights(words))]


def fights(words: Words) -> list[list[Any]]:
    """The rows of both fights, faces with the same result together."""
    found: list[list[Any]] = []
    for matrix in (RULES.patrol, RULES.ambush):
        for die, effects in matrix.rows.items():
            key = "_".join(f"{verb}-{what}" for verb, what in effects)
            text = words.say.maybe(f"print-row-{key}") or words.say(f"row-{key}")
            if found and found[-1][1] == text:
                found[-1][0] += f", {die}"
            else:
                found.append([str(die), text])
    return found


def missing(made: dict[str, Any], lang: str) -> list[str]:
    """What the engine says and the printed page does not."""
    (page,) = read(typeset("evasion", made))  # type: ignore[arg-type]
    words = for_game("evasion", lang).words_as(Words)
    return [row for row in rows(words) if row not in page.words]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_7_2_6_5_9_5_10_4_the_tables_on_paper_are_those_of_the_engine(lang: str) -> None:
    made = document("evasion", Wish(lang=lang, parts=("turn",), numbers=False))
    assert missing(made, lang) == []
    data = made["sheets"][0]["data"]
    for table, row, cell in () if lang == "de" else (("looking", 1, 2), ("looking", 3, 4), ("points", 0, 1), ("patrol", 2, 1), ("ambush", 4, 0)):
        wrong = copy.deepcopy(made)
        cells = wrong["sheets"][0]["data"][table]["rows"][row]["cells"]
        cells[cell] = {"patrol": data["patrol"]["rows"][0]["cells"][1], "ambush": "2, 5"}.get(
            table, str(int(cells[cell]) + 1) if cells[cell].isdigit() else ""
        )
        assert missing(wrong, lang), f"a wrong {table} is found"


def test_5_2_9_5_10_4_modifiers_and_moves_are_those_of_the_engine() -> None:
    made = document("evasion", Wish(parts=("turn",)))["sheets"][0]["data"]
    assert [(m["move"], "night" if m["night"] else "day") for m in made["moves"]] == [(n, RULES.light[n]) for n in range(1, RULES.landing_move + 1)]
    for matrix in (RULES.patrol, RULES.ambush):
        for add, name in ((matrix.four, "four or more unwounded men"), (matrix.rough, "rough ground"), (matrix.urban, "urban ground")):
            assert f"{add:+d} {name}".replace("-", "−") in made["modifiers"]
    assert f"{RULES.group_bonus:+d} two or more men. {RULES.vehicle_malus:+d} the Germans".replace("-", "−") in made["looking_notes"][0]


def test_2_2_the_map_on_paper_is_the_board() -> None:
    board, drawn = printed_board(), ground.ground()
    assert {h: drawn.hexes[h]["terrain"] for h in drawn.hexes} == board.terrain
    links = {frozenset(pair) for pair in drawn.roads.pieces}
    assert links == {frozenset((a, b)) for a in board.hexes for b in board.links[a]}
    written = {letter["text"] for letter in ground.letters({}, 0)}
    assert set(board.hexes) <= written
    assert {p["name"].upper() for p in raw_tables()["places"]["place"] if p["kind"] in ("village", "town")} <= {text.upper() for text in written}


def test_2_2_2_12_no_hex_number_covers_another_and_no_name_a_number_or_a_landing_hex() -> None:
    drawn = ground.ground()
    numbers = list(drawn.numbers().values())
    assert len(numbers) == 198 and len(drawn.wings) == len(printed_board().landing)
    for n, (x, y) in enumerate(numbers):
        assert not any(abs(x - a) < 7 and abs(y - b) < 2.4 for a, b in numbers[:n])
        assert not any(ground.covered((x, y), 3.3, 1, box) for box in drawn.names)
        assert not any(abs(x - a) < 4.5 and abs(y - b) < 2.3 for a, b in drawn.wings)
    assert not any(ground.covered(wing, 1.5, 1, box) for wing in drawn.wings for box in drawn.names)


def test_the_map_of_a_variant_is_printed_with_its_names_and_homes() -> None:
    told = tomllib.loads((Path(__file__).parents[2] / "docs" / "example" / "long-valley.toml").read_text("utf-8"))
    made = document("evasion", Wish(variant=json.dumps(told)))
    board = rules_of(Setup("evasion", variant=told)).board
    drawn = ground.ground(board)
    assert set(drawn.of("rough")) == {h for h in board.hexes if board.terrain[h] == "rough"} and len(drawn.wings) == len(board.landing)
    written = {letter["text"] for letter in ground.letters({}, 0, board)}
    assert {"WESTMOOR", "Millbridge", "Ridge tunnel"} <= written and not {"ALTENBEKEN", "Horn"} & written
    words = json.dumps(made)
    assert "Weirstead" in words and "Altenbeken" not in words and made["version"].endswith("The long valley")
    assert typeset("evasion", made)[:4] == b"%PDF"
    assert ground.svg() != ground.svg(board)
    with pytest.raises(BadWish, match="prints no variants"):
        document("hijacked", Wish(variant=json.dumps({"name": "x"})))
