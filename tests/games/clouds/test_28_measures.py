"""28.13 What the lab counts."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.event import ALL, Event
from lysander.core.game import Result
from lysander.games.clouds.measures import ENDS, measures
from lysander.games.clouds.plane import DEAD, DESTROYED
from lysander.text import LANGUAGES, for_game


def told(kind: str, **facts: Any) -> Event:
    return Event(kind, "1.1", (ALL,), facts)


def shot(who: str, hit: bool, distance: int, angle: int, mode: str = "normal") -> list[Event]:
    roll = told("roll", name="R-31", who=who, face=9, modifiers=[["distance", distance, "20.6"], ["angle", angle, "20.6"]])
    return [roll, told("shot", who=who, at="C1", hit=hit, guns=["g1"], mode=mode)]


def fought(battle: Any) -> Any:
    b = battle()
    b.plane("E1", "camel", (0, 0, 20), 0, "L0", 15)
    b.plane("C1", "dr1", (0, 0, 20), 0, "L0", 15, state=DESTROYED, won="E1", won_turn=2)
    b.s.change("C1", state=DEAD)
    b.s.turn, b.s.why, b.s.result = 6, "alone", Result({}, {})
    return b


def test_28_13_shots_by_band_and_arc(battle: Any) -> None:
    events = [*shot("E1", True, 4, 1), *shot("E1", False, 4, -5), *shot("C1", False, 0, -1, "short"), *shot("E2.G", True, -3, 0)]
    found = measures(fought(battle).s, events)
    assert (found["shots/all"], found["shots/all hits"]) == (4, 0.5)
    assert (found["distance/0–2 MU"], found["distance/0–2 MU hits"], found["distance/6–9 MU"]) == (2, 0.5, 1)
    assert (found["angle/rear"], found["angle/side"], found["angle/head-on"]) == (1, 1, 1)
    assert (found["shots/short"], found["shots/sustained"]) == (1, 0)
    assert "shots/sustained hits" not in found


def test_8_6_shots_by_the_one_that_moved_later_and_earlier(battle: Any) -> None:
    events = [told("order", order=["C1", "E1"]), *shot("E1", True, 4, 1), *shot("E1.G", False, 4, 1)]
    events += [told("order", order=["E1", "C1"]), *shot("E1", True, 4, 1), *shot("E9", True, 4, 1)]
    found = measures(fought(battle).s, events)
    assert (found["shots/later"], found["shots/later hits"], found["shots/earlier"], found["shots/earlier hits"]) == (2, 0.5, 1, 1)


def test_28_13_a_shot_made_again_counts_once(battle: Any) -> None:
    roll, event = shot("E1", True, 2, 1)
    assert measures(fought(battle).s, [roll, roll, event])["shots/all"] == 1


def test_23_3_a_shot_at_the_ground_is_none_in_the_air(battle: Any) -> None:
    """By somebody who has fired in the air before, too: his old test is not that of this shot."""
    strafed = told("shot", who="E1", at="U1", hit=True, guns=["g1"], mode="normal")
    found = measures(fought(battle).s, [strafed, *shot("E1", False, 4, 1), strafed])
    assert (found["shots/all"], found["shots/all hits"], found["distance/0–2 MU"]) == (1, 0, 1)
    assert found["shots/at ground and gasbags"] == 2


def test_28_13_length_and_causes_of_loss(battle: Any) -> None:
    events = [told("destroyed", who="C1", how="hit the ground"), told("victory", who="E1", over="C1", why="pilot killed")]
    found = measures(fought(battle).s, events)
    assert (found["end/length"], found["end/alone"], found["end/agreed"]) == (6, 1, 0)
    assert (found["victories/pilot killed"], found["destroyed/hit the ground"]) == (1, 1)
    assert (found["losses/air victories"], found["people/killed"], found["end/victories E"]) == (1, 1, 3)


def test_28_13_height_and_speed_over_time(battle: Any) -> None:
    events = [
        told("turn", turn=1),
        told("moved", who="E1", to=[0, 0, 22], heading=0),
        told("moved", who="C1", to=[0, 0, 24], heading=0),
        told("energy", who="E1", speed=13),
    ]
    found = measures(fought(battle).s, [*events, told("turn", turn=2), told("moved", who="E1", to=[0, 0, 9], heading=0)])
    assert (found["height/turn 1"], found["speed/turn 1"]) == (23, 13)
    assert "height/turn 3" not in found


def test_15_2_a_stall_at_the_end_of_a_move_counts_for_height_and_speed(battle: Any) -> None:
    events = [told("turn", turn=1), told("moved", who="E1", to=[0, 0, 22], heading=0), told("energy", who="E1", speed=7), told("stall", who="E1")]
    drops = measures(fought(battle).s, [*events, told("nose-drops", who="E1", height=19)])
    assert (drops["height/turn 1"], drops["speed/turn 1"]) == (19, 10)
    through = measures(fought(battle).s, [*events, told("drops-through", who="E1", height=19)])
    assert (through["height/turn 1"], through["speed/turn 1"]) == (19, 3)


def test_28_13_a_cause_that_did_not_occur_counts_as_none(battle: Any) -> None:
    found = measures(fought(battle).s, [told("victory", who="E1", over="C1", why="burst into flames")])
    assert (found["victories/burst into flames"], found["victories/pilot killed"], found["destroyed/collision"]) == (1, 0, 0)


def test_28_13_nothing_is_counted_before_the_end(battle: Any) -> None:
    assert measures(battle().s, []) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_28_13_every_figure_has_a_label(battle: Any, lang: str) -> None:
    text = for_game("clouds", lang)
    events = [*shot("E1", True, 4, 1), told("turn", turn=1), told("energy", who="E1", speed=9), told("moved", who="E1", to=[0, 0, 2], heading=0)]
    events += [told("destroyed", who="C1", how="hit the ground"), told("victory", who="E1", over="C1", why="pilot killed")]
    found = measures(fought(battle).s, events)
    for group in {name.split("/")[0] for name in found}:
        assert text.words.figure("groups", group), group
    facts = {"winner": ("E", "C", "draw"), "held": ("E", "C", ""), "why": ENDS, "turns": (), "entente": (), "central": ()}
    assert all(text.words.figure("facts", key) and all(text.words.figure(f"fact-{key}", v) for v in values) for key, values in facts.items())
    bare = {name for name in found if not text.words.figure(*name.split("/", 1)) and not name.startswith("distance/")}
    assert bare == set()
