"""The map in characters shows what its seat knows, and where the roads run."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.terminal.boards.evasion.map import draw, marks_of
from lysander.terminal.screen import terminal_of
from lysander.text import for_game

SETUP = Setup("evasion", options={"belief": "weights"}, seats=("british", "german"))
TEXT = for_game("evasion", "en", SETUP)
POSITION = "4d.G B[0309h:ABC 0410a:DE*] P[1@0310s 4@L4] L[1@0310 4@0210r 5@0412c 6@0505k] Z[0405]"


def lines(seat: str, position: str = POSITION, **options: bool) -> list[str]:
    """The map of a seat in a position."""
    return [line.plain for line in draw(TEXT, GAME.view(GAME.parse(position, SETUP), seat), **options)]


def cell(rows: list[str], hex: str, rise: int = 2) -> str:
    """The five characters of a hex."""
    column, row = int(hex[:2]), int(hex[2:])
    at = 5 + 6 * column + 3 * (row % 2)
    return rows[rise * row + 1].ljust(90)[at : at + 5]


def test_the_british_see_their_men_and_what_is_in_sight() -> None:
    rows = lines("british")
    assert cell(rows, "0309") == "^ABC " and cell(rows, "0410") == " De! ", "a wounded man is small, an ambush has its mark"
    assert "+" in cell(rows, "0405")
    assert "P" not in cell(rows, "0310"), "rough ground beside them is not in sight, even by day"
    assert "L4" not in "".join(rows[:36])


def test_the_germans_see_their_units_and_where_men_could_be() -> None:
    rows = lines("german")
    assert cell(rows, "0310") == "P1sL1" and cell(rows, "0210") == "#L4px"
    assert not any("AB" in row for row in rows[:36])


def test_the_umpire_sees_all() -> None:
    rows = lines("umpire")
    assert "ABC" in cell(rows, "0309") and "P1s" in cell(rows, "0310") and "c5" in cell(rows, "0412") and "w" in cell(rows, "0505")


def test_roads_join_neighbours() -> None:
    rows = lines("german")
    assert "─" in rows[2 * 8 + 1] and "/" in rows[2 * 9 + 2] and "\\" in rows[2 * 9 + 2]
    compact = lines("german", compact=True)
    assert len(compact) == len(rows) - 17
    assert cell(compact, "0310", 1) == "P1sL1"


@pytest.mark.parametrize("seat", ["british", "german", "umpire"])
def test_the_map_fits_eighty_columns_and_plain_letters(seat: str) -> None:
    rows = lines(seat, ascii_only=True)
    assert max(map(len, rows[:36])) <= 80, "the legend below it is wrapped like any text"
    assert all(ord(c) < 128 for row in rows for c in row)


def test_a_question_marks_its_hexes() -> None:
    from lysander.core.match import Match

    match = Match(GAME, SETUP)
    ask = match.asks_of("british")[0]
    marks = marks_of(ask)
    assert len(marks) == 42 and set(marks.values()) == {""}
    rows = [line.plain for line in draw(TEXT, match.view("british"), ask)]
    assert cell(rows, "0405") == "[ · ]" and cell(rows, "0406") == "[ · ]" and "[" not in cell(rows, "0310")
    for kind, value in (("landing", "0405"), ("rendezvous", "0309"), ("party", "AB@0309:walk")):
        match.answer("british", kind, value)
    marks = marks_of(match.asks_of("british")[0])
    assert marks["0310"] == "2" and marks["0209"] == "6" and marks["0409"] == "3"


def test_a_game_without_a_map_has_none() -> None:
    assert hasattr(terminal_of("evasion"), "draw") and not hasattr(terminal_of("lanterns"), "draw")
