"""Chapter 13: the end, results and scores; 1.3 both sides may win and both may lose."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.text import for_game, plain


def test_13_1_at_once_when_nobody_is_free(place) -> None:
    board = place("4d.G B[0407h:A] P[2@0407] Z[0405]")
    board.play("german order=P2:search", "chance patrol=1")
    assert board.match.over and board.position == "4d.E P[2@0407s] Z[0405] X[pow:A]"


def test_13_1_otherwise_after_the_landing_move(place) -> None:
    board = place("11n.G B[0404h:A] Z[0405]")
    board.play("german order=done")
    assert board.match.over


def test_13_1_at_once_during_the_landing(place) -> None:
    """18.2 The position keeps that the aircraft was down; with a man elsewhere the game goes on."""
    over = place("11n.B B[0405h:AB] P[2@0405] Z[0405]")
    over.play("british party=done", "chance patrol=1")
    assert over.match.over and over.position == "11n.E P[2@0405] Z[0405!] X[pow:AB]"
    goes_on = place("11n.B B[0405h:AB 0510h:C] P[2@0405] Z[0405]")
    goes_on.play("british party=done", "chance patrol=1")
    assert goes_on.position == "11n.G B[0510h:C] P[2@0405f] Z[0405!] X[pow:AB]"
    goes_on.play("german order=done")
    assert goes_on.position == "11n.E B[0510h:C] P[2@0405] Z[0405] X[pow:AB]", "it has taken off without anybody"


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


def sheets(board, lang: str = "en") -> dict[str, tuple[list[tuple[str, int, str]], int]]:
    """Returns the sheet of each side: rows and total."""
    match = board.match
    made = for_game("evasion", lang, match.setup).sheets(match.state.result, match.events)
    return {sheet.title: ([(row.label, row.points, row.rule) for row in sheet.rows], sheet.total) for sheet in made}


GAVE_UP = "The Germans gave up: the free men count as flown out, prisoners taken before still count"


def test_13_7_who_resigns_with_a_prisoner_reads_why_he_wins(place) -> None:
    """13.2, 13.3 He asks before, and everybody reads it at the end."""
    board = place("4d.G B[0407h:ABC] P[2@0616] Z[0405] X[pow:D]")
    ask = next(a for a in board.match.asks if a.kind == "resign")
    for lang, said in (
        ("en", "You hold a prisoner, so you win all the same (13.2)."),
        ("de", "Du hast einen Gefangenen, also gewinnst du trotzdem (13.2)."),
    ):
        assert said in for_game("evasion", lang).help(ask, {**plain_view(board, "german"), "prisoners": "D"})
    assert "You hold no prisoner, so you lose" in for_game("evasion", "en").help(ask, {**plain_view(board, "german"), "prisoners": ""})
    events = board.events("german resign=yes")
    gave_up = next(e for e in events if e.kind == "resigned")
    assert for_game("evasion", "en").event(gave_up, "german").endswith("the prisoners they had taken still count.")
    assert "was sie an Gefangenen schon haben, zählt weiter" in for_game("evasion", "de").event(gave_up, "british")
    assert sheets(board) == {
        "British": ([("Men flown out: 3 (two are needed)", 1, "13.3"), (GAVE_UP, 0, "13.7")], 1),
        "Germans": ([("Prisoners: 1 (one is needed)", 1, "13.2"), (GAVE_UP, 0, "13.7")], 1),
    }
    german = sheets(board, "de")["Deutsche"]
    assert german[0][0] == ("Gefangen: 1 (einer ist nötig)", 1, "13.2") and german[0][1][2] == "13.7"


def plain_view(board, seat: str) -> dict[str, Any]:
    """Returns a view as plain data."""
    return plain(board.view(seat))


def test_13_7_the_british_give_up_a_game_that_the_germans_have_won(place) -> None:
    board = place("4d.B B[0407h:ABC] Z[0405] X[pow:D]")
    board.play("british resign=yes")
    rows = sheets(board)
    assert rows["British"][1] == 0 and rows["Germans"][1] == 1
    (gave_up,) = [row[0] for row in rows["British"][0] if row[2] == "13.7"]
    assert gave_up.startswith("The British gave up: their free men count as left behind")


def test_15_19_an_award_is_a_line_of_its_own(place) -> None:
    board = place("4d.B B[0407h:ABC] Z[0405] X[pow:D]", seats=("british", "german", "umpire"))
    board.play('umpire close=british:won,german:lost "so be it"')
    assert [rows[-1] for rows, _ in sheets(board).values()] == [("Awarded by the umpire", 1, "15.19"), ("Awarded by the umpire", -1, "15.19")]
    assert [total for _, total in sheets(board).values()] == [1, 0]
    board = place("4d.B B[0407h:ABC] Z[0405] X[pow:D]", seats=("british", "german", "umpire"))
    board.play('umpire close=void "so be it"')
    assert sheets(board) == {}
