"""Pieces and cells of a game that keeps to ``core/chart.py``, in the words of its catalogue."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from lysander.core.ask import Ask
from lysander.core.chart import Piece
from lysander.core.domain import OneOf
from lysander.core.words import Words
from lysander.games import registry
from lysander.text import Catalogue, catalogue, plain

WORDS = "cell-q1 = Quay\ntoken-boat = Boat\nseat-a = Anna\narea-sea = The sea\n"
VIEW: dict[str, Any] = plain(
    {
        "night": 2,
        "pieces": (
            Piece("boat1", "q1", "boat", "a", "1"),
            Piece("c1", "q1", look="back"),
            Piece("plane", "sea", "plane", x=30, y=40),
            Piece("x", "q2"),
        ),
    }
)


def words(lang: str) -> Words:
    """The words of a game that has this catalogue over the shell's."""
    own = FluentBundle([lang], use_isolating=False)
    own.add_resource(FluentResource(WORDS))
    return Words(Catalogue(lang, (own, *catalogue(lang)._bundles)))


@pytest.mark.parametrize(("lang", "card"), [("en", "Face-down card"), ("de", "Verdeckte Karte")])
def test_the_text_twin_tells_what_lies_where(lang: str, card: str) -> None:
    assert words(lang).twin(VIEW) == ["night: 2", f"Quay: Boat 1 (Anna), {card}", "The sea: plane 30 40", "q2: x"]


def test_something_else_under_the_name_of_pieces_is_a_field_like_others() -> None:
    assert words("en").twin({"pieces": ["A", "B"]}) == ['pieces: ["A", "B"]']
    assert words("en").twin({"pieces": []}) == []


def test_answers_that_are_cells_or_pieces_have_their_names() -> None:
    ask = Ask("a", "move", "1", OneOf(["q1", "boat1", "pass"], "1"), default="pass")
    assert [words("en").option(ask, value, VIEW)[0] for value in ask.domain.members()] == ["Quay", "Boat 1 (Anna)", "pass"]


def test_no_drawn_game_has_a_message_by_these_names() -> None:
    """Terms of areas, cells, pieces and ways are sent to clients; a game with a board of its own sends none by accident."""
    prefixes = ("area-", "cell-", "token-", "way-")
    found = {id: [n for p in prefixes for n in catalogue("en", id).names(p)] for id in ("evasion", "hijacked", "flight181")}
    assert set(found) <= set(registry.games())
    assert not any(found.values())
