"""Everything that a game needs is in its folders, and all that is said in games that are played has its words and its arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from lysander.games.registry import games
from lysander.testing import folder
from lysander.testing.checkout import Checkout
from lysander.testing.folder import gaps, problems
from lysander.testing.sentences import Said, said_in

HERE = Checkout(Path(__file__).parents[2])


@pytest.mark.parametrize("id", games())
def test_nothing_is_missing(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    """The check for gaps is guarded, too: if nothing were said, it would find nothing."""
    played: list[Said] = []
    monkeypatch.setattr(folder, "said_in", lambda game, games: played.append(said_in(game, games)) or played[-1])
    assert list(problems(HERE, id)) == []
    (said,) = played
    print(f"{id}: {said.sentences} sentences, {len(said.parts)} parts")
    assert said.sentences > 100 and said.parts - {""}


def test_a_part_without_a_heading_and_a_message_with_a_gap_are_found() -> None:
    found = list(gaps(HERE, games()["hijacked"], Said(1, {"1.A"}, {"en.ftl worth-points": "Unknown external: steps"})))
    assert found == ["games/hijacked/text/en.ftl worth-points: Unknown external: steps; a worth is given as worth, points and percent"]
    bare = Checkout(HERE.root / "tests")
    assert "the message part-1.A is missing" in next(iter(gaps(bare, games()["hijacked"], Said(1, {"1.A"}))))
