"""Chapter 13: the end, results and scores; 1.3 both sides may win and both may lose."""

from __future__ import annotations

import pytest


def test_13_1_at_once_when_nobody_is_free(place) -> None:
    board = place("4d.G B[0407h:A] P[2@0407] Z[0405]")
    board.play("german order=P2:search", "chance patrol=1")
    assert board.match.over and board.position == "4d.E P[2@0407s] Z[0405] X[pow:A]"


def test_13_1_otherwise_after_the_landing_move(place) -> None:
    board = place("11n.G B[0404h:A] Z[0405]")
    board.play("german order=done")
    assert board.match.over


@pytest.mark.parametrize(
    ("men", "british", "german"),
    [
        ("B[0405m:AB] Z[0405!] X[pow:C]", 1, 1),
        ("B[0405m:AB] Z[0405!] X[dead:C]", 1, 0),
        ("B[0405m:A] Z[0405!] X[pow:C]", 0, 1),
        ("B[0405m:A] Z[0405!] X[dead:C]", 0, 0),
        ("B[0405m:A] Z[0405!] X[away:C]", 1, 0),
    ],
)
def test_13_4_two_separate_results(place, men: str, british: int, german: int) -> None:
    """1.3, 13.2, 13.3, 13.4, 13.6 One prisoner; two men away; 1 for won, 0 for lost."""
    board = place(f"11n.G {men}")
    board.play("german order=done")
    assert board.state.result.scores == {"british": british, "german": german}


def test_13_5_then_everything_is_open(place) -> None:
    board = place("11n.G B[0405m:AB 0404h:C] Z[0405!]")
    told = board.events("german order=done")
    assert told[-2].facts == {"british": "won", "german": "lost", "away": 2, "captured": 0, "dead": 0, "left": 1}
    assert told[-1].kind == "open" and told[-1].to == ("all",)


def test_13_6_margins(place) -> None:
    board = place("11n.G B[0405m:ABC] Z[0405!] X[pow:DE]")
    board.play("german order=done")
    assert (board.state.result.facts["away"], board.state.result.facts["captured"]) == (3, 2)


@pytest.mark.parametrize(("seat", "at", "result"), [("british", "4d.B", (0, 0, 0, 3)), ("german", "4d.G", (1, 0, 3, 0))])
def test_13_7_resigning(place, seat: str, at: str, result: tuple[int, ...]) -> None:
    """The free men count as left behind, or as away."""
    board = place(f"{at} B[0407h:ABC] P[2@0616] Z[0405]")
    board.play(f"{seat} resign=yes")
    found = board.state.result
    assert (found.scores["british"], found.scores["german"], found.facts["away"], found.facts["left"]) == result


def test_13_7_only_at_ones_own_question(place) -> None:
    board = place("4d.B B[0407h:ABC] Z[0405]")
    assert board.standing("british") == ["resign"] and board.standing("german") == []
    assert board.refused("german resign=yes") == ""
