"""What a person types becomes an answer: numbers, names, notation, and words of everyday."""

from __future__ import annotations

import pytest

from lysander.core.ask import Ask
from lysander.core.domain import Amount, Cell, Confirm, OneOf, Path, Subset
from lysander.terminal.answers import read_answer, spoken
from lysander.terminal.boards.evasion import READERS

NAMES = {"arden": "A", "baines": "B", "corrie": "C"}


class Party:
    """The description of a party question; everything else is not asked of it here."""

    def describe(self) -> dict[str, object]:
        """Two groups, one with a captured lorry."""
        return {
            "type": "party",
            "groups": [
                {"hex": "0309", "men": "AB", "wounded": "", "drive": ["L3"]},
                {"hex": "0410", "men": "C", "wounded": "", "drive": []},
            ],
        }


def path() -> Path:
    """Two ways into 0310, one into 0408, then on to 0407."""
    near = {"0309": ("0310", "0408"), "0408": ("0407",), "0310": (), "0407": ()}
    moves = {"0309": {"x0310": ("0310", 6), "r0310": ("0310", 2), "x0408": ("0408", 3)}, "0408": {"r0407": ("0407", 2)}, "0310": {}, "0407": {}}
    return Path("0309", moves, near, 6, 99, True, dict.fromkeys(("malformed", "neighbour", "link", "budget", "steps", "stop"), "6"), "xr")


def read(line: str, domain: object, labels: list[tuple[object, str]] | None = None) -> object:
    return read_answer(line, Ask("british", "x", "1", domain), NAMES, labels or [], READERS)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("ab", "AB@0309:walk"),
        ("Arden, Baines walk", "AB@0309:walk"),
        ("arden and baines", "AB@0309:walk"),
        ("AB@0309:walk", "AB@0309:walk"),
        ("x=AB@0309:walk", "AB@0309:walk"),
        ("british x=AB@0309:walk", "AB@0309:walk"),
        ("ab@0309:walk", "AB@0309:walk"),
        ("0309", "AB@0309:walk"),
        ("all 0410", "C@0410:walk"),
        ("a drive l3", "A@0309:drive=L3"),
        ("drive L3 ab", "AB@0309:drive=L3"),
        ("1", "ABC@0309:walk"),
        ("end", "done"),
        ("all", "all"),
        ("somebody", "somebody"),
        ("", ""),
    ],
)
def test_a_party_by_letters_names_or_hex(line: str, value: str) -> None:
    labels: list[tuple[object, str]] = [("ABC@0309:walk", "Arden, Baines and Corrie: walk"), ("done", "End the half")]
    assert read(line, Party(), labels) == value


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("r0310", "r0310"),
        ("r0310r0309.", "r0310r0309."),
        ("0310", "r0310"),
        ("x0310", "x0310"),
        ("0408 0407 stop", "x0408r0407."),
        ("0408, 0407.", "x0408r0407."),
        ("stop", "."),
        (".", "."),
        ("sw", "r0310"),
        ("ne", "x0408"),
        ("0101", "x0101"),
        ("over there", "over there"),
        ("2", "x0310"),
    ],
)
def test_a_path_by_hexes_directions_or_notation(line: str, value: str) -> None:
    labels: list[tuple[object, str]] = [("r0310", "To 0310 along the road"), ("x0310", "To 0310"), (".", "Stop")]
    assert read(line, path(), labels) == value


@pytest.mark.parametrize(("line", "value"), [("none", "none"), ("nobody", "none"), ("all", "ABC"), ("b a", "AB"), ("corrie", "C"), ("xyz", "xyz")])
def test_several_of_a_pool(line: str, value: str) -> None:
    assert read(line, Subset("ABC", "6.12", 6)) == value


def test_options_by_number_value_and_beginning() -> None:
    labels: list[tuple[object, str]] = [("yes", "Spring the ambush"), ("no", "Let it pass")]
    assert [read(line, Confirm("9.2"), labels) for line in ("1", "yes", "spring", "N", "let it pass")] == ["yes", "yes", "yes", "no", "no"]
    assert read("3", Confirm("9.2"), labels) == "3"
    hexes: list[tuple[object, str]] = [("0405", "0405"), ("0406", "0406")]
    assert read("0406", Cell(("0405", "0406"), "2.12"), hexes) == "0406"
    assert read("2", Cell(("0405", "0406"), "2.12"), hexes) == "0406"
    assert read("04", Cell(("0405", "0406"), "2.12"), hexes) == "04", "a beginning that two share is no answer"


def test_numbers_of_an_amount_are_amounts() -> None:
    assert read("4", Amount(1, 6, "21.1")) == 4
    assert read("four", Amount(1, 6, "21.1")) == "four"


@pytest.mark.parametrize(
    ("line", "value"), [("p3 board l4", "P3:board=L4"), ("L3:drive", "L3:drive"), ("l3 set down", "L3:unload"), ("p9", "P9:"), ("hide", "hide")]
)
def test_orders(line: str, value: str) -> None:
    domain = OneOf(("P3:walk", "done"), "8.2")
    domain.type = "orders"
    assert read(line, domain, [("P3:walk", "Streife 3: gehen"), ("P4:walk", "Streife 4: gehen")]) == value


@pytest.mark.parametrize(
    ("kind", "line", "value"),
    [
        ("check", "accept", "accept"),
        ("check", "overrule 4", 'overrule:4 ""'),
        ("check", "overrule 4 thick fog", 'overrule:4 "thick fog"'),
        ("check", 'overrule:seen "thick fog"', 'overrule:seen "thick fog"'),
        ("release", "reword 3 Two men, or three", 'reword:3 "Two men, or three"'),
        ("release", "delay 3 5 the wire is cut", 'delay:3:5 "the wire is cut"'),
        ("release", "12", "12"),
        ("tell", "german Smoke near Horn", 'german "Smoke near Horn"'),
        ("tell", "ruling:both It stands", 'ruling:both "It stands"'),
        ("tell", "german@0410,0411 Smoke", 'german@0410,0411 "Smoke"'),
        ("tell", "all Smoke here", 'all "Smoke here"'),
        ("change", "man A state=ok: misread", 'man A state=ok "misread"'),
        ("change", 'man A state=ok "misread"', 'man A state=ok "misread"'),
        ("close", "stands time is up", 'stands "time is up"'),
    ],
)
def test_the_umpire_may_leave_out_the_quotation_marks(kind: str, line: str, value: str) -> None:
    domain = OneOf((), "15")
    domain.type = kind
    assert read(line, domain) == value


def test_commands_are_read_in_german_unless_they_begin_an_answer() -> None:
    typed = ("Hilfe", "warum 0405", "karte", "karte 3 a", "0405", "rückgängig")
    assert [spoken(line) for line in typed] == ["help", "why 0405", "map", "karte 3 a", "0405", "undo"]
