"""Chapter 3: set-up."""

from __future__ import annotations

import pytest

HOMES = ["0616", "0416", "0113", "0210", "0808", "0704"]


def test_3_1_options_are_public(place) -> None:
    options = place(options={"team": 4}).view("spectator").options
    assert options["team"] == 4 and options["landing_move"] == "11" and "umpire_check" in options


def test_3_2_each_side_gets_its_own_briefing(place) -> None:
    told = [(e.kind, e.to) for e in place().match.events]
    assert told == [("b_brief", ("british",)), ("g_brief", ("german",))]


THREE = ("british", "german", "umpire")
ALL_BRIEFINGS = [("u_brief", {"of": seat}) for seat in ("umpire", "british", "german")]


@pytest.mark.parametrize("release", ["auto", "weighty", "hold"])
def test_3_2_a_human_umpire_gets_all_three(place, release: str) -> None:
    """Whether reports wait or not; the sides read nothing of his."""
    events = place(options={"umpire_release": release}, seats=THREE).match.events
    assert [(e.kind, dict(e.facts)) for e in events if e.kind == "u_brief"] == ALL_BRIEFINGS
    assert {e.to for e in events if e.kind == "u_brief"} == {("umpire",)}


def test_3_2_an_umpire_who_comes_later_gets_them_too(place) -> None:
    """15.1 In every game, and everybody who takes the chair anew."""
    board = place("4d.G B[0407h:A] Z[0405]")
    assert [(e.kind, dict(e.facts)) for e in board.events("umpire take_seat=yes") if e.to == ("umpire",)] == ALL_BRIEFINGS
    board.play("umpire leave_seat=yes")
    assert [(e.kind, dict(e.facts)) for e in board.events("umpire take_seat=yes") if e.to == ("umpire",)] == ALL_BRIEFINGS


@pytest.mark.parametrize("hex", ["0410", "0910", "0000", "0412", "9999", ""])
def test_3_3_only_landing_hexes(place, hex: str) -> None:
    assert place().refused(f"british landing={hex}") == "2.12"


def test_3_4_the_germans_are_told_nothing(place) -> None:
    """3.3, 3.4 Both choices are secret."""
    board, other = place(), place()
    assert not board.play("british landing=0405")
    board.play("british rendezvous=0309")
    other.play("british landing=0916", "british rendezvous=0209")
    assert board.view("german") == other.view("german")


def test_3_5_pieces_at_the_start(place) -> None:
    """3.5, 3.6"""
    board = place()
    board.play("british landing=0405", "british rendezvous=0309")
    state = board.state
    assert {m.hex for m in state.men.values()} == {"0309"} and all(m.state == "ok" for m in state.men.values())
    assert [p.hex for p in state.patrols.values()] == [x.hex for x in state.lorries.values()] == HOMES
    assert not any(p.lorry or p.searching for p in state.patrols.values()) and not any(x.block for x in state.lorries.values())
    assert all(state.garrison_at(h) for h in ("0113", "0210", "0301", "0412", "0416", "0616", "0704", "0808"))


@pytest.mark.parametrize(("face", "move"), [(1, 7), (2, 7), (3, 9), (4, 9), (5, 11), (6, 11)])
def test_3_7_the_die_decides_the_landing_move(place, face: int, move: int) -> None:
    board = place(options={"landing_move": "secret"})
    assert board.ask.seat == "chance" and board.ask.kind == "landing_move", "before the landing hex"
    told = board.events(f"chance landing_move={face}")
    assert {e.to for e in told} <= {("british",), ("umpire",)}
    assert board.state.landing_move == move
    assert board.view("german").moves is None and board.view("british").moves == move
