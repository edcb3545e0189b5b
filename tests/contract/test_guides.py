"""A guide seats a newcomer at a table that can be played, and each of its steps is read there; a planted fault is found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from lysander.core.tables import BadTable
from lysander.games.registry import games
from lysander.testing import guides
from lysander.text.guide import Guide, guide_of

ROOT = Path(__file__).parents[2]
GUIDED = [id for id in games() if guide_of(id)]


def test_every_drawn_game_has_a_guide() -> None:
    boards = ROOT / "web" / "src" / "boards"
    assert {folder.name for folder in boards.iterdir()} <= {*GUIDED}


@pytest.mark.parametrize("id", GUIDED)
def test_a_guide_has_no_fault(id: str) -> None:
    assert list(guides.wrong_guide(games()[id])) == []


def test_a_newcomer_of_clouds_is_asked_to_shoot_in_the_first_turns() -> None:
    """With the hints of the guide the duel as printed brings a shot; most often in the first turn."""
    guide = guide_of("clouds")
    assert guide is not None
    assert sum(guides.questions(games()["clouds"], guide, seed)["attack"] > 0 for seed in range(5)) >= 4


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('seat = "e1"', 'seat = "e3"', "seat 'e3' is not one of the seats"),
        ('"c1"]', '"e2"]', "cannot play the game"),
        ('level = "easy"', 'level = "gentle"', "level 'gentle' is none of random, easy"),
        ('scenario = "duel"', 'scenario = "dual"', "the rules refuse the table"),
        ('rule = "20.6"', 'rule = "20.99"', "names 20.99, which is no paragraph"),
        ('id = "shot"', 'id = "plan"', "the step 'plan' stands twice"),
        ('id = "shot"', 'id = "bang"', "text/de.ftl lacks guide-bang.text"),
        ('id = "shot"', 'id = "bang"', "no step says guide-shot"),
        ('on = "attack"', 'on = "assault"', "2 steps on 'assault', at most 0 questions of that kind"),
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, old: str, new: str, said: str) -> None:
    text = (ROOT / "src" / "lysander" / "games" / "clouds" / "guide.toml").read_text("utf-8")
    assert old in text
    planted = msgspec.toml.decode(text.replace(old, new), type=Guide)
    monkeypatch.setattr(guides, "guide_of", lambda id: planted)
    found = list(guides.wrong_guide(games()["clouds"]))
    assert any(said in fault for fault in found), found


def test_a_guide_that_cannot_be_read_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(id: str) -> Guide:
        raise BadTable("guide.toml: Object missing required field `seat`")

    monkeypatch.setattr(guides, "guide_of", unreadable)
    assert list(guides.wrong_guide(games()["clouds"])) == ["games/clouds/guide.toml: Object missing required field `seat`"]
