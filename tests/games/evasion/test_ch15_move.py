"""15.11 The command ``move``: the aircraft, and the move number that everybody reads."""

from __future__ import annotations

import pytest

from lysander.games.evasion import GAME

THREE = ("british", "german", "umpire")
AT = "11n.B B[0606h:AB 0309h:C] P[1@0616] Z[0801]"
EVERYBODY = ("british", "german", "spectator", "umpire")


def desk(place, at: str = AT, **options):
    """Returns a game with a person in the umpire's seat, who checks nothing."""
    return place(at, {"umpire_release": "auto", "umpire_check": "none"} | options, THREE)


def german_half(board) -> None:
    """Ends the British half; every man hides."""
    while board.ask.seat == "british":
        board.match.answer("british", board.ask.kind, board.ask.default)


def played_on(board) -> list[str]:
    """Returns the kinds of all reports until the game is over, with every answer as an absent player gives it."""
    while not board.match.over:
        ask = board.ask
        board.match.answer(ask.seat, ask.kind, 1 if ask.default is None else ask.default)
    return [e.kind for e in board.match.events]


@pytest.mark.parametrize("commands", [("move 10", "man A hex=0801"), ("man A hex=0801", "move 9"), ("move 7", "man A hex=0801", "man B hex=0801")])
@pytest.mark.parametrize("half", ["british", "german"])
def test_15_11_an_aircraft_that_had_gone_comes_again_when_the_move_goes_back(place, half: str, commands: tuple[str, ...]) -> None:
    """12.1, 12.3 It is never lost for good, and a position that is read back is the same."""
    board = desk(place)
    if half == "german":
        german_half(board)
        assert board.position.endswith("Z[0801-]")
    board.play(*(f'umpire change={command} "it was not so dark"' for command in commands))
    assert GAME.parse(board.position, board.match.setup).plane == board.state.plane == ""
    assert "b_plane_down" in played_on(board)


def test_15_11_what_is_behind_does_not_come_again(place) -> None:
    """In the German half of the landing move the landing is over; an aircraft that has not gone stays where it is."""
    board = desk(place)
    german_half(board)
    board.play('umpire change=man A hex=0801 "too late"', 'umpire change=move 11 "the same"')
    assert board.state.plane == "gone" and "b_plane_down" not in played_on(board)
    board = desk(place, "11n.G B[0801h:A] Z[0801!]")
    board.play('umpire change=move 9 "back"')
    assert board.position == "9n.G B[0801h:A] Z[0801!]"


@pytest.mark.parametrize("release", ["auto", "hold"])
@pytest.mark.parametrize("half", ["british", "german"])
def test_15_11_the_public_move_number_follows_at_once(place, half: str, release: str) -> None:
    """4.4 In everybody's view, and said to everybody."""
    board = desk(place, AT.replace(".B", ".G") if half == "german" else AT, umpire_release=release)
    told = board.events('umpire change=move 8 "back two days"')
    assert [(e.kind, e.to, dict(e.facts)) for e in told if e.kind != "change"] == [("renumbered", ("all",), {"move": 8, "light": "day"})]
    assert {(v.move, v.light, v.half) for v in map(board.view, EVERYBODY)} == {(8, "day", half)}


def test_15_11_also_where_a_report_waits(place) -> None:
    """15.7 The rest of the view stays as it was."""
    board = desk(place, "4d.B B[0405h:A] P[2@0408] Z[0405]", umpire_release="hold")
    board.play("british party=A@0405:walk", "british path=x0404.", 'umpire change=move 3 "back"', "umpire release=all")
    assert {board.view(seat).move for seat in EVERYBODY} == {3}


def test_15_11_without_a_change_nobody_is_told(place) -> None:
    board = desk(place)
    told = board.events('umpire change=move 11 "as it is"')
    assert [e.kind for e in told] == ["change"]


def test_15_11_the_log_goes_on_under_the_new_number(place) -> None:
    """5.1 The part of the game: move, light and half."""
    board = desk(place)
    told = board.events('umpire change=move 8 "back"')
    assert [GAME.part(e, "11n.B") for e in told] == ["11n.B", "8d.B"]
