"""Recorded games of every game, one for each way of ending: they replay to the same result and words as long as the rules have this version."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from lysander.core.journal import load, replay, verify
from lysander.core.transcript import digest, transcript
from lysander.games.registry import games
from lysander.testing.checkout import Checkout
from lysander.testing.corpus import Ending, endings

HERE = Path(__file__).parent


@cache
def endings_of(game: str) -> Mapping[str, Ending]:
    """Returns the endings of a game."""
    return endings(Checkout(HERE.parents[1]), game)


@pytest.mark.parametrize("game", games())
def test_there_is_a_game_for_each_ending(game: str) -> None:
    wanted, folder = endings_of(game), HERE / game
    journals, told = ({path.stem for path in (folder / name).glob("*.*")} for name in ("journals", "transcripts"))
    assert journals == set(wanted), f"lysander record {game} writes what is missing; a journal without an ending is deleted"
    assert told == {name for name, ending in wanted.items() if ending.told}


@pytest.mark.parametrize("path", sorted(HERE.glob("*/journals/*.jsonl")), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_replays(path: Path) -> None:
    """A change that alters one raises ``rules_version`` and says why in the changelog; then the corpus is recorded anew."""
    text = path.read_text("utf-8")
    journal = load(text)
    game = games()[path.parts[-3]]
    match = replay(game, journal)
    assert match.over and endings_of(game.id)[path.stem].holds(match)
    assert dict(match.state.result.facts) == journal.notes["result"]
    assert digest(match) == journal.notes["digest"]
    if "seed" in journal.seal:
        assert verify(game, journal, text) == sum(line.seat == "chance" for line in journal.lines)


@pytest.mark.parametrize("path", sorted(HERE.glob("*/transcripts/*.txt")), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_transcript_reads_the_same(path: Path) -> None:
    journal = path.parents[1] / "journals" / f"{path.stem}.jsonl"
    assert transcript(games()[path.parts[-3]], journal.read_text("utf-8")) == path.read_text("utf-8")
