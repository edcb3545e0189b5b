"""Everything that a game needs is in its folders, and all that is said in games that are played has its words and its arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from lysander.games.registry import games
from lysander.testing.checkout import Checkout
from lysander.testing.folder import gaps, problems
from lysander.testing.sentences import Said, said_in

HERE = Checkout(Path(__file__).parents[2])


@pytest.mark.parametrize("id", games())
def test_nothing_is_missing(id: str) -> None:
    assert list(problems(HERE, id)) == []


@pytest.mark.parametrize("id", games())
def test_a_played_game_has_many_sentences(id: str) -> None:
    """Guards the check for gaps itself: if nothing were said, it would find nothing."""
    said = said_in(games()[id], 1, seed=2)
    print(f"{id}: {said.sentences} sentences, {len(said.parts)} parts")
    assert said.sentences > 300 and said.parts - {""}
    assert list(gaps(HERE, games()[id], said)) == []


def test_a_part_without_a_heading_and_a_message_with_a_gap_are_found() -> None:
    found = list(gaps(HERE, games()["hijacked"], Said(1, {"1.A"}, {"en.ftl worth-points": "Unknown external: steps"})))
    assert found == ["games/hijacked/text/en.ftl worth-points: Unknown external: steps; a worth is given as worth, points and percent"]
    bare = Checkout(HERE.root / "tests")
    assert "the message part-1.A is missing" in next(iter(gaps(bare, games()["hijacked"], Said(1, {"1.A"}))))
