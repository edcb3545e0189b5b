"""31.22 The end as facts: missions won and points, mission by mission, and the dice of those who served."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.ask import Seat
from ...core.ending import Ending, Goal, Happened, Stop, Throw, Way
from ...core.event import ALL, Event
from ...core.game import Setup
from .rules import ORGANISER, SIDES
from .state import State

NAMES = {"E": "entente", "C": "central"}
SKILLS, LUCK, RECOVERY, WOUND = "R-61", "R-62", "R-65", "R-66"
KINDS = {SKILLS: "skill", LUCK: "luck", RECOVERY: "recovery", WOUND: "wound"}


def ending(state: State, events: Sequence[Event]) -> Ending:
    """31.22 Returns who has more missions won, or at equal missions more points, and what ended the campaign."""
    assert state.result is not None
    facts: Any = state.result.facts
    winner = "" if facts["winner"] == "draw" else facts["winner"]
    other = {"E": "C", "C": "E"}
    figures = {f"{what}_{end}": facts[f"{what}_{NAMES[letter]}"] for what in ("won", "points") for end, letter in _ends(winner, other)}
    told = {**figures, "missions": facts["missions"], "month": facts["month"], "level": int(facts["won_entente"] == facts["won_central"])}
    seats = tuple(seat for seat in state.rules.seats if seat[0].upper() == winner)
    goals = tuple(_goal(state, facts, what, letter, other[letter]) for letter in SIDES for what in (("won", "points") if told["level"] else ("won",)))
    return Ending("won" if winner else "draw", seats, str(facts["why"]), "31.22", told, winner, goals)


def _ends(winner: str, other: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Returns who stands first in the sentence, the winner, and who second."""
    first = winner or "E"
    return ("first", first), ("second", other[first])


def _goal(state: State, facts: Any, what: str, letter: str, other: str) -> Goal:
    own, theirs = (facts[f"{what}_{NAMES[side]}"] for side in (letter, other))
    return Goal(what, _seat(state, letter), own > theirs, own, theirs, "31.22", {"of": letter})


def _seat(state: State, letter: str) -> str:
    return next(seat for seat in state.rules.seats if seat[0].upper() == letter)


def ways(state: State, course: Sequence[Happened]) -> Sequence[Way]:
    """31.11 Returns the race of the sides: missions won and points, mission by mission."""
    stops = {(what, letter): [Stop(0)] for what in ("won", "points") for letter in SIDES}
    number = 0
    for event in (event for _, events in course for event in events if ALL in event.to or ORGANISER in event.to):
        if event.kind != "battle_closed":
            continue
        number += 1
        facts: Any = event.facts
        for letter in SIDES:
            for what, more in (("won", int(facts["winner"] == letter)), ("points", facts["points"][letter])):
                way = stops[what, letter]
                way.append(Stop(number, y=way[-1].y + more))
    return [Way(letter, _seat(state, letter), what, tuple(way), True, what) for (what, letter), way in stops.items()]


def throws(event: Event) -> Iterator[Throw]:
    """31.4, 31.12 Yields the dice of skills and luck with which people join, of recovery, and of wound tests, each die by its face."""
    facts: Any = event.facts
    if event.kind == "roll" and facts["name"] in KINDS and (ALL in event.to or ORGANISER in event.to):
        yield from (Throw(KINDS[facts["name"]], str(facts["who"])[:1].upper(), facts["faces"], face) for face in facts.get("dice", [facts["face"]]))


def gains(throw: Throw, setup: Setup) -> tuple[Seat, ...]:
    """31.4, 31.12 Returns the seats of the side whose people are meant; of wound tests, which a low die passes, none."""
    return tuple(seat for seat in setup.seats if seat[0].upper() == throw.side and throw.kind in ("skill", "luck"))
