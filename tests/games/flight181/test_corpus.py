"""Recorded games, one for each way of ending: they replay to the same result, words and views as long as the rules have this version."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from lysander.core.journal import load, replay, verify
from lysander.core.transcript import transcript
from lysander.games.flight181 import GAME

SPEC = importlib.util.spec_from_file_location("flight181_record", Path(__file__).with_name("record.py"))
assert SPEC is not None and SPEC.loader is not None
recorder = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(recorder)

RULES = "1"
FILES = sorted(recorder.JOURNALS.glob("*.jsonl"))


def test_there_is_a_game_for_each_ending() -> None:
    assert {path.stem for path in FILES} == set(recorder.ENDINGS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    """A change that alters one raises ``rules_version`` and says why in the changelog; then the corpus is recorded anew."""
    text = path.read_text("utf-8")
    journal = load(text)
    assert GAME.rules_version == RULES == journal.rules
    match = replay(GAME, journal)
    assert match.over
    assert recorder.ENDINGS[path.stem][1](match)
    assert dict(match.state.result.facts) == journal.notes["result"]
    assert recorder.digest(match) == journal.notes["digest"]
    if "seed" in journal.seal:
        assert verify(GAME, journal, text) == sum(line.seat == "chance" for line in journal.lines)


@pytest.mark.parametrize("name", recorder.TOLD)
def test_a_transcript_reads_the_same(name: str) -> None:
    assert transcript(GAME, (recorder.JOURNALS / f"{name}.jsonl").read_text("utf-8")) == (recorder.TRANSCRIPTS / f"{name}.txt").read_text("utf-8")


def test_19_9_the_historical_result_can_be_played() -> None:
    match = replay(GAME, load((recorder.JOURNALS / "historical.jsonl").read_text("utf-8")))
    assert match.state.result.facts["score"] == GAME.historical(match.setup) == 25
    assert recorder.counts(match) == recorder.HISTORY
    assert recorder.fell(match) == ["captured", "dead", "dead", "dead"]
