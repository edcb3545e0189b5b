"""What ``lysander review`` prints: chances in per cent, what moved in points, each die once, what bots would have done."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from lysander.review.saying import BotLine, Chance, Goal, StepLine, TurnLine
from lysander.terminal.review import Report, show
from lysander.terminal.screen import Screen
from lysander.text import for_game


def at(value: float) -> Chance:
    return Chance(value, max(0.0, value - 0.1), min(1.0, value + 0.1))


CERTAIN = [Chance(1.0, 1.0, 1.0), Chance(0.0, 0.0, 0.0)]
ROLL = {"title": "Fight", "verdict": "Rolled 1"}
TURN = TurnLine(
    95, "teams", "Teams", "Turn 3.", "", "Team 3 searches", "16.6", [ROLL, ROLL], [at(0.2), at(0.8)], [at(0.21), at(0.6)], "What?",
    [BotLine("Fire", 1.0, False, []), BotLine("Search", 0.0, True, [at(0.21), at(0.6)])],
)  # fmt: skip
STEPS = [StepLine(0, 12, [at(0.4), at(0.6)], {}), StepLine(119, 0, CERTAIN, {})]
GOALS = [Goal(["teams"], "Teams"), Goal(["hijackers"], "Hijackers")]


def printed(lang: str, turning: list[TurnLine], steps: list[StepLine] = STEPS) -> list[str]:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=400, no_color=True), for_game("flight181", lang))
    show(screen, Report("flight181", "normal", 24, True, GOALS, steps, turning), "game.jsonl")
    return [line.strip() for line in out.getvalue().splitlines() if line.strip()]


def test_a_turning_point_is_told_in_per_cent_and_points() -> None:
    lines = printed("en", [TURN])
    assert lines[4:] == [
        "Where the chances turned:",
        "1  Step 96 of 119 (Turn 3)",
        "Team 3 searches [16.6]",
        "Fight. Rolled 1",
        "Teams: 20 % (10–30) → 21 % (11–31), +1 point",
        "Hijackers: 80 % (70–90) → 60 % (50–70), −20 points",
        "100 % of bots: Fire",
        "Played, but by no bot: Search → Teams 21 % (11–31); Hijackers 60 % (50–70)",
        "lysander replay game.jsonl --at 96 shows the game at step 96.",
    ]


@pytest.mark.parametrize(("lang", "words"), [("en", "One goal does not exclude another"), ("de", "Ein Ziel schließt hier das andere nicht aus")])
def test_goals_that_do_not_exclude_each_other_are_said_to(lang: str, words: str) -> None:
    assert not any(words in line for line in printed(lang, []))
    both = StepLine(60, 12, [at(0.7), at(0.6)], {})
    assert any(words in line for line in printed(lang, [], [STEPS[0], both, STEPS[1]]))


def test_in_german() -> None:
    lines = printed("de", [TURN])
    assert "Teams: 20 % (10–30) → 21 % (11–31), +1 Punkt" in lines and "Gespielt, aber von keinem Bot: Search" in lines[-2]
    assert printed("de", [])[-1] == "Kein Schritt hat eine Chance nachweisbar um zehn Punkte oder mehr verschoben."
