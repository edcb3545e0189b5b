"""The terminal's map of In Clouds of Glory, the list of aeroplanes, plans by notation and by questions, and how answers are typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....core.ask import Ask, Json
from ....games.clouds.plan_words import plan_words
from ....games.clouds.words import Words
from ....text import Text, plain
from ...answers import Reader
from ...session import Own
from . import scene
from .answers import no_plan, read_attack, read_place, read_plan, read_shift
from .bearings import table
from .bombs import bomb_rows
from .legs import legs, same
from .map import draw
from .reports import reports

READERS: Mapping[str, Reader] = {"flight_plan": read_plan, "attack": read_attack, "placing": read_place, "shift": read_shift}
UNREAD: Mapping[str, Callable[[str], bool]] = {"flight_plan": no_plan}
COMMANDS: Mapping[str, Own] = {"legs": legs, "same": same}
MAPPED = ("flight_plan", "attack", "placing")
LISTED = ("attack",)
NOTED: Mapping[str, int] = {"attack": 24}
TALL = 36
ROOMY = True


def beside(text: Text, view: Any, ask: Ask, width: int) -> list[str]:
    """11.1, 20.2 Return the list of aeroplanes for questions that are answered with an eye on it: plans, attacks, places."""
    data = plain(view)
    wanted = not ask.standing and ask.domain.describe()["type"] in MAPPED
    return table(text.words_as(Words), data, scene.asked_of(data, ask), width, everything=False) if wanted else []


def parts(text: Text, ask: Ask, view: Any, form: Mapping[str, Any]) -> tuple[list[tuple[str, str]], str]:
    """11.1, 25.2 Return for a flight plan the other actions that are open now, and a line with the ways in which a plan can be made; for an attack
    with bombs the aim points that suggest themselves, and how another one is written."""
    words = text.words_as(Words)
    if form["type"] == "flight_plan":
        return [(other, plan_words(words, f"- {other}", form["plane"]).partition("; ")[2]) for other in form["other"]], text.say("tty-plan-ways")
    if form["type"] == "attack" and form["bombs"]:
        return bomb_rows(words, plain(view), form["bombs"]), text.say("tty-bombs", most=form["bombs"]["most"])
    return [], ""


def members(form: Mapping[str, Any]) -> list[Json] | None:
    """34.8 Return the attacks that get numbers where bombs, too, may be dropped; None for questions that list their answers themselves."""
    return list(form["options"]) if form["type"] == "attack" else None


__all__ = ["COMMANDS", "LISTED", "MAPPED", "NOTED", "READERS", "ROOMY", "TALL", "UNREAD", "beside", "draw", "members", "parts", "reports"]
