"""Chapter 19: what bots may know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from lysander.bots import prepare
from lysander.games.evasion import GAME
from lysander.games.evasion.view import BritishView, GermanView


def test_19_1_what_a_bot_receives_is_what_a_person_receives(place) -> None:
    """19.1, 19.4 Its view, its questions, what it was told; no state, no other seat's question."""
    board = place("4d.G B[0407h:AB] P[2@0308] Z[0405]")
    question = prepare("german", board.view("german"), [a for a in board.match.asks if a.seat == "german"], [])
    text = repr(question)
    assert "order" in text and "0407" not in repr([f for f in msgspec.to_builtins(board.view("german")).items() if f[0] != "belief"])


def test_19_2_the_belief_view_is_made_of_reports(place) -> None:
    """Where it is hidden it is not in the view; a bot that wants it makes it of what it was told."""
    assert place("4d.G B[0407h:AB] P[2@0308] Z[0405]", {"belief": "off"}).view("german").belief is None


@pytest.mark.parametrize("seat", ["british", "german"])
def test_19_3_a_guess_agrees_with_the_view(place, seat: str) -> None:
    """A full position made of the view alone; the seat cannot tell it from the true one."""
    board = place("4d.G B[0407h:AB* 0510h:C] P[2@0308s 3@L3] L[3@0113 5@0408c] Z[0405] X[dead:D]")
    if seat == "british":
        board = place("4d.B B[0407h:AB* 0510h:C] P[2@0308s 3@L3] L[3@0408 5@0407c] Z[0405] X[dead:D]")
    seen = board.view(seat)
    assert isinstance(seen, (BritishView, GermanView))
    for n in range(10):
        guess = GAME.sample_hidden(seen, seat, board.match.setup, Random(n))
        assert GAME.view(guess, seat) == seen
