"""28.13 What the lab counts of the craft of flying: dives, those who get away or are guarded, tasks."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.event import ALL, Event
from lysander.core.game import Result, Setup
from lysander.games.clouds.game import GAME
from lysander.games.clouds.measures import measures
from lysander.games.clouds.measures_craft import behind, dived
from lysander.text import LANGUAGES, for_game


def told(kind: str, **facts: Any) -> Event:
    return Event(kind, "1.1", (ALL,), facts)


def moved(who: str, x: int, y: int, z: int, heading: int = 0) -> Event:
    return told("moved", who=who, to=[x, y, z], heading=heading)


def ended(battle: Any) -> Any:
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 15)
    b.plane("C1", "dr1", (0, 0, 20), 0, "L0", 15)
    b.s.turn, b.s.why, b.s.result = 6, "alone", Result({}, {})
    return b


@pytest.mark.parametrize(
    ("mine", "his", "follows"),
    [
        ((0, 0, 20, 0), (0, 500, 18, 0), True),
        ((0, 0, 20, 0), (0, 500, 18, 600), True),
        ((0, 0, 20, 0), (0, 500, 18, 1800), False),
        ((0, 0, 20, 0), (0, -500, 18, 0), False),
        ((0, 0, 20, 0), (500, 0, 18, 0), False),
        ((0, 0, 20, 0), (0, 0, 18, 0), False),
    ],
)
def test_28_13_who_flies_after_another(mine: Any, his: Any, follows: bool) -> None:
    assert behind(mine, his) is follows


def test_28_13_a_dive_begins_above_an_enemy_and_ends_near_him() -> None:
    foe = (0, 900, 14, 0)
    assert dived((0, -1500, 20, 0), (0, 0, 16, 0), [foe]) is True
    assert dived((0, -1500, 20, 0), (0, 0, 16, 1800), [foe]) is False
    assert dived((0, -1500, 18, 0), (0, 0, 16, 0), [foe]) is None, "too little"
    assert dived((0, -1500, 14, 0), (0, 0, 10, 0), [foe]) is None, "from below"
    assert dived((0, -1500, 20, 0), (0, -700, 16, 0), [foe]) is None, "far away"


def test_28_13_dives_and_what_they_bring(battle: Any) -> None:
    """Of the two dives of E1 one ends behind C1 and brings a shot; C1 is never above. A shot of another turn does not count."""
    b = ended(battle)
    first = [told("turn", turn=1), moved("C1", 0, 2000, 14), moved("E1", 0, 0, 22)]
    second = [told("turn", turn=2), moved("C1", 0, 2500, 14), moved("E1", 0, 1700, 17)]
    third = [told("turn", turn=3), moved("C1", 0, 2500, 14, 1800), moved("E1", 0, 1900, 13)]
    shot = told("shot", who="E1", at="C1", hit=True, guns=["g1"], mode="normal")
    found = measures(b.s, [*first, *second, shot, *third])
    assert (found["craft/dives E"], found["craft/dives behind an enemy E"], found["craft/dives with a shot E"]) == (2, 0.5, 0.5)
    assert found["craft/dives C"] == 0 and "craft/dives behind an enemy C" not in found
    assert measures(b.s, [*first, shot, *second, *third])["craft/dives with a shot E"] == 0


def test_27_7_who_is_beaten_gets_away_or_not(battle: Any) -> None:
    b = ended(battle)
    whole = b.s.panel(b.s.planes["E1"]).structure
    beaten = [told("lost-strength", who="E1", amount=3, left=whole // 4), told("lost-strength", who="C1", amount=3, left=whole)]
    found = measures(b.s, beaten)
    assert (found["craft/beaten E"], found["craft/beaten and away E"], found["craft/beaten C"]) == (1, 1, 0)
    b.s.planes["E1"].won = "C1"
    assert measures(b.s, beaten)["craft/beaten and away E"] == 0
    assert measures(b.s, [told("lost-strength", who="E1", amount=20, left=0)])["craft/beaten E"] == 0, "lost at once"


def mission(scenario: str) -> Any:
    s = GAME.new(Setup("clouds", scenario))
    s.turn, s.why, s.result = 6, "alone", Result({}, {})
    return s


def test_32_5_tasks_and_those_who_are_guarded() -> None:
    s = mission("mission_1")
    found = measures(s, [])
    assert (found["craft/guarded and unhurt E"], found["task/O1"]) == (1, 0) and "craft/guarded and unhurt C" not in found
    s.planes["E1"].won = "C1"
    assert measures(s, [])["craft/guarded and unhurt E"] == 0.5
    protects = mission("mission_6")
    assert measures(protects, [])["task/O2"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_28_13_every_figure_of_craft_has_a_label(lang: str) -> None:
    s = mission("mission_6")
    words = for_game("clouds", lang, Setup("clouds", "mission_6")).words
    hurt = told("lost-strength", who="E1", amount=3, left=1)
    dive = [
        told("turn", turn=1),
        moved("C1", 0, 900, 14),
        moved("E1", 0, 0, 22),
        told("turn", turn=2),
        moved("C1", 0, 900, 14),
        moved("E1", 0, 0, 16),
    ]
    found = [name for name in measures(s, [hurt, *dive]) if name.startswith(("craft/", "task/"))]
    assert len(found) >= 9 and not [name for name in found if not words.figure(*name.split("/", 1))]
    assert "none" not in " ".join(words.figure(*name.split("/", 1)) for name in found)
