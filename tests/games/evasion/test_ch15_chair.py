"""15.1, 15.20 The umpire's seat is taken and left while the game runs."""

from __future__ import annotations

POSITION = "4d.G B[0408h:A] P[2@0408] Z[0405]"
THREE = ("british", "german", "umpire")


def desk(place, at: str, **options):
    """Returns a game with a person in the umpire's seat."""
    return place(at, options, THREE)


def kinds_of(board, seat: str) -> set[str]:
    """Returns the kinds of what a seat can do at any time."""
    return {a.kind for a in board.match.asks if a.seat == seat and a.standing}


def test_15_1_the_empty_chair_may_be_taken_at_any_time(place) -> None:
    """From then on he is asked as the options say; the journal of it is played again to the same game."""
    board = place(POSITION, {"umpire_release": "hold", "dice": "umpire"})
    assert board.state.desk is None and kinds_of(board, "umpire") == {"take_seat"}
    board.play("umpire take_seat=yes")
    assert {"change", "tell", "switch", "close", "leave_seat"} == kinds_of(board, "umpire") and "message" in kinds_of(board, "german")
    board.play("german order=P2:search")
    assert board.ask.seat == "umpire" and board.ask.domain.describe()["type"] == "dice", "he rolls what is rolled from now on"
    again = place(POSITION, {"umpire_release": "hold", "dice": "umpire"})
    again.match.replay(board.match.lines)
    assert again.match.events == board.match.events and again.view("umpire") == board.view("umpire")


def test_15_20_when_he_leaves_the_engine_takes_over(place) -> None:
    """All that waits goes out, the die he was asked for is rolled by chance, and the chair may be taken again."""
    board = desk(place, POSITION, umpire_check="all", dice="umpire", umpire_release="hold")
    board.play("german order=P2:search")
    assert board.ask.seat == "umpire"
    board.play("umpire leave_seat=yes")
    assert board.ask.seat == "chance" and not board.view("umpire").tray
    board.play(f"chance {board.ask.kind}=6")
    assert kinds_of(board, "umpire") == {"take_seat"} and "message" not in kinds_of(board, "german")
    board.play("umpire take_seat=yes")
    assert board.view("umpire").switches["release"] == "hold"


def test_15_20_what_waits_goes_out_when_he_leaves(place) -> None:
    board = desk(place, "4d.G B[0916h:A] P[2@0408] Z[0405]", umpire_check="none", umpire_release="hold")
    board.play("german order=P2:search")
    assert board.ask.kind == "release"
    told = board.play("umpire leave_seat=yes")
    assert any("g_clear" in line for line in told) and board.ask.seat == "german"
    board.play("german order=done")
    assert board.ask.seat != "umpire"
