"""Chapter 20: decisions, their defaults and their options."""

from __future__ import annotations

import pytest

AMBUSH = ("german order=L2:drive", "german path=r0407.", "british spring:0408=yes")
BLOCK = ("british party=A@0408:walk", "british path=r0407.")
DEFAULTS = [
    ("landing", "", [], "draw"),
    ("rendezvous", "", ["british landing=0405"], "draw"),
    ("party", "3n.B B[0410h:A] Z[0405]", [], "done"),
    ("path", "3n.B B[0410h:A] Z[0405]", ["british party=A@0410:walk"], "."),
    ("getoff", "3n.B B[0408h+L5:A] L[5@0408c] Z[0405]", ["british party=A@0408:drive=L5", "british path=r0407."], "none"),
    ("aboard:L5", "3n.B B[0408h:B 0408h+L5:A] L[5@0408c] Z[0405]", ["british party=done"], "A"),
    ("posture:0410", "3n.B B[0410h:A] Z[0405]", ["british party=done"], "hide"),
    ("spring:0407", "4d.G B[0407a:A] L[2@0408] Z[0405]", ["german order=L2:drive", "german path=r0407."], "no"),
    ("escape", "4d.G B[0407h:A] P[2@0407] Z[0405]", ["german order=P2:search", "chance patrol=4"], "0307"),
    ("escape", "4d.G B[0407h:A] P[2@0407] Z[0405]", ["german order=P2:search", "chance patrol=6"], "stay"),
    ("order", "4d.G B[0407h:A] P[2@0408] Z[0405]", [], "done"),
    ("path", "4d.G B[0407h:A] P[2@0408] Z[0405]", ["german order=P2:walk"], "."),
    ("path", "4d.G B[0408a:A] L[2@0408] Z[0405]", [*AMBUSH, "chance ambush=2"], "r0307"),
    ("attack:L2", "4d.B B[0408h:A] L[2@0407r] Z[0405]", [*BLOCK], "no"),
    ("withdraw:L2", "4d.B B[0408h:A] L[2@0407r] Z[0405]", [*BLOCK, "german attack:L2=yes", "chance ambush=2"], "0408"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "at", "before", "default"), DEFAULTS, ids=[f"{d[0]}-{d[3]}" for d in DEFAULTS])
def test_20_1_the_answer_of_an_absent_player(place, kind: str, at: str, before: list[str], default: str) -> None:
    board = place(at)
    board.play(*before)
    assert (board.ask.kind, board.ask.default) == (kind, default)
    assert board.ask.domain.why_not(default) is None


def test_20_2_order_of_the_options_of_an_escape(place) -> None:
    """Hexes ascending, then by lorry, then stay; hide before ambush, yes before no, report before attack."""
    board = place("4d.G B[0407h+L5:AB] P[2@0407] L[5@0407c] Z[0405]")
    board.play("german order=P2:search", "chance patrol=6")
    assert board.options == ["0307", "0406", "0408", "0506", "0507", "0508", "L5:0408", "L5:0506", "stay"]


def test_20_3_a_question_without_an_option_is_not_asked(place) -> None:
    """All neighbours held: the group stays."""
    around = "1@0307 2@0407 3@0406 4@0408 5@0506 6@0507 7@0508"
    board = place(f"4d.G B[0407h:A] P[{around}] Z[0405]")
    board.play("german order=P2:search", "chance patrol=4")
    assert board.ask.kind == "order" and "0407h:A*" in board.position


def test_20_3_a_step_question_ends_by_itself(place) -> None:
    board = place("3n.B B[0309h:A] Z[0405]")
    board.play("british party=A@0309:walk", "british path=x0308")
    assert board.ask.seat == "german"
