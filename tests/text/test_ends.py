"""The text twin of a finished game says nothing of what there was not, or is no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from lysander.core.journal import load, replay
from lysander.games.registry import game as find
from lysander.text import for_game

GAMES = Path(__file__).parents[1] / "games"
ENDS = [
    ("flight181", "left-by-clock", "teams", ("Groups that left", "Casualty tokens", "score so far")),
    ("hijacked", "storm-two", "A", ("Rounds left", "next bonus")),
    ("evasion", "nobody-left", "german", ("could be",)),
]


@pytest.mark.parametrize(("game", "journal", "seat", "empty"), ENDS)
def test_what_is_empty_at_the_end_is_left_out(game: str, journal: str, seat: str, empty: tuple[str, ...]) -> None:
    told = load((GAMES / game / "journals" / f"{journal}.jsonl").read_text("utf-8"))
    match = replay(find(game), told)
    twin = for_game(game, "en", told.setup).twin(match.view(seat), ())
    assert match.over and "The game is over" in twin
    assert [words for words in empty if words in twin] == []


def test_what_there_was_is_said() -> None:
    told = load((GAMES / "flight181/journals/shot.jsonl").read_text("utf-8"))
    twin = for_game("flight181", "en").twin(replay(find("flight181"), told).view("teams"), ())
    assert "Groups that left: 2." in twin and "Casualty tokens: executed 1." in twin
