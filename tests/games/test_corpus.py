"""Recorded games of every game, one for each way of ending: they replay to the same result and words as long as the rules have this version."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lysander.core.ending import course
from lysander.core.journal import load, replay, verify
from lysander.core.match import Match
from lysander.core.transcript import digest, transcript
from lysander.games.registry import games
from lysander.testing.checkout import Checkout
from lysander.testing.corpus import Ending, endings
from lysander.text import LANGUAGES, for_game
from lysander.text.ending import goals_of, luck_words, names_of_ways, story_of, throws_of

HERE = Path(__file__).parent


@cache
def endings_of(game: str) -> Mapping[str, Ending]:
    """Returns the endings of a game."""
    return endings(Checkout(HERE.parents[1]), game)


@cache
def stories(game: str) -> Mapping[str, Mapping[str, Any]]:
    """Returns the sentence at the end of each recorded game of a game, in both languages, and its goals; a game without any is not asked for them."""
    path = HERE / game / "stories.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {name: {} for name in endings_of(game)}


def its_end_is_told(match: Match[Any], story: Mapping[str, Any]) -> None:
    """The sentence, goals that agree with it, the dice that count and the ways, in words that are all there."""
    game, result = match.game, match.state.result
    assert result is not None
    ending, throws = game.ending(match.state, match.events), list(throws_of(game, match.events))
    ways = game.ways(match.state, course(match.lines, match.marks, match.events))
    dice = Counter((a.domain.describe().get("high"), line.value) for line, a in zip(match.lines, match.asked, strict=True) if line.seat == "chance")
    assert Counter((t.faces, t.face) for t in throws) <= dice, "a die counts once, and as it fell"
    gains = [set(game.gains(t, match.setup)) for t in throws]
    assert all(those <= set(match.setup.seats) and (those != set(match.setup.seats) or len(those) == 1) for those in gains), "no die is good for all"
    assert all(stop.turn >= 0 for way in ways for stop in way.stops) and all(way.stops for way in ways)
    goals = [f"{g.side} {g.id} {g.count}/{g.need} {'reached' if g.reached else 'missed'} {g.rule}" for g in ending.goals] if ending else []
    assert goals == list(story.get("goals", ()))
    for lang in LANGUAGES if story else ():
        text = for_game(game.id, lang, match.setup)
        text.say.faults.clear()  # what other tests left there that ask for words without their figures
        assert story_of(text, result, ending).text == story[lang]
        said = [*goals_of(text, ending), *luck_words(text, throws), *names_of_ways(text, ways), *(text.words.traveller(way.id) for way in ways)]
        assert said and not text.say.faults
    assert ending is not None or not story


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
    its_end_is_told(match, stories(game.id)[path.stem])
    assert dict(match.state.result.facts) == journal.notes["result"]
    assert digest(match) == journal.notes["digest"]
    if "seed" in journal.seal:
        assert verify(game, journal, text) == sum(line.seat == "chance" for line in journal.lines)


@pytest.mark.parametrize("path", sorted(HERE.glob("*/transcripts/*.txt")), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_transcript_reads_the_same(path: Path) -> None:
    journal = path.parents[1] / "journals" / f"{path.stem}.jsonl"
    assert transcript(games()[path.parts[-3]], journal.read_text("utf-8")) == path.read_text("utf-8")
