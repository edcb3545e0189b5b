"""19 The end as facts: the score against par, where teams and hijackers went and what became of them, and the shots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...core.ask import Seat
from ...core.ending import Ending, Goal, Happened, Outcome, Stop, Throw, Way
from ...core.event import Event
from ...core.game import Setup
from .ch19_end import PAR_SPAN
from .state import HIJACKERS, State

TEAMS = "teams"
SHOTS = {"fire-hit": "teams", "burst-hit": "teams", "ambush-hit": HIJACKERS, "wild-hit": HIJACKERS}
"""10.7, 9.5, 8.4, 15.6 Dice that hit or miss, and who shoots."""
FATES = {"dead": "dead", "captured": "captured", "possum": "sham"}


def ending(state: State, events: Sequence[Event]) -> Ending:
    """19.1, 19.4, 19.11 Returns the score and who is ahead by it against par; the figure alone (19.11) names no winner, par does for the story."""
    assert state.result is not None
    facts: Any = state.result.facts
    score, par = facts["score"], facts["par"]
    side = TEAMS if score >= par else HIJACKERS if score <= par - PAR_SPAN else ""
    outcome: Outcome = "won" if side else "draw"
    counts = {f"{i['item'].replace('-', '_')}_count": i["count"] for i in facts["items"]}
    counts["dead_count"] += counts["execution_count"]  # 19.7 who was executed or died of wounds is as dead as a body
    told = {"reason": facts["reason"], "points": score, "par": par, "low": par - PAR_SPAN, "turn": state.turn, **counts}
    winners = {TEAMS: tuple(state.rules.seats), HIJACKERS: (HIJACKERS,)}.get(side, ())
    goals = (
        Goal("par", state.rules.seats[0], score >= par, score, par, "19.11"),
        Goal("below", HIJACKERS, score <= par - PAR_SPAN, score, par - PAR_SPAN, "19.11"),
    )
    return Ending(outcome, winners, facts["reason"].replace("-", "_"), "19.11", told, side, goals)


class Course:
    """Follows pieces through the aircraft: ``at`` is where each is, ``stops`` their ways."""

    def __init__(self) -> None:
        self.turn = 1
        self.at: dict[str, str] = {}
        self.stops: dict[str, list[Stop]] = {}

    def go(self, piece: str, squares: Sequence[str], mark: str = "") -> None:
        """Draws a piece on through squares."""
        way = self.stops.setdefault(piece, [Stop(self.turn, self.at[piece])] if self.at.get(piece) else [])
        way += [Stop(self.turn, square, mark=mark) for square in squares if square and (mark or not way or way[-1].at != square)]
        self.at[piece] = next((s for s in squares[::-1] if s), self.at.get(piece, ""))

    def mark(self, piece: str, mark: str, square: str = "") -> None:
        """Marks what became of a piece where it is."""
        self.go(piece, [square or self.at.get(piece, "")], mark)

    def told(self, event: Event) -> None:
        """13.2, 15.11, 16, 17 Takes in what was told."""
        facts: Any = event.facts
        if event.kind == "step":
            self.turn = facts["turn"]
        elif event.kind == "placed" and isinstance(facts.get("hijackers"), Mapping):
            self.at |= facts["hijackers"]
        elif event.kind == "team":
            self.go(facts["team"], [facts["entered"], *facts["path"], facts["square"]])
        elif event.kind == "hijacker":
            self.go(facts["hijacker"], [*facts["path"], facts["square"]])
        elif event.kind == "passenger":
            self.go(facts["token"], [*facts["path"], facts["square"]])
        elif event.kind == "deployed":
            self.at[facts["token"]] = facts["square"]
        elif event.kind == "team-hit":
            if facts["roll"]["outcome"] == "wound":
                self.mark(facts["team"], "removed" if facts["removed"] else "wound")
        elif event.kind == "fate":
            self.mark(facts["hijacker"], FATES.get(facts["state"], "down"))
        elif event.kind in ("captured", "blended", "escaped"):
            self.mark(facts["hijacker"], event.kind, str(facts.get("square") or self.at.get(str(facts.get("token")), "")))


def ways(state: State, course: Sequence[Happened]) -> Sequence[Way]:
    """4.12 Returns the ways of teams and hijackers; those of passengers on request."""
    found = Course()
    for event in (event for _, events in course for event in events if event.kind != "hijacker" or event.told(HIJACKERS)):
        found.told(event)
    sides = {"t": ("team", state.rules.seats[0]), "h": ("hijacker", HIJACKERS), "p": ("passenger", "")}
    drawn = sorted(found.stops.items(), key=lambda way: ("pht".index(way[0][0]), way[0]))
    return [Way(id, sides[id[0]][1], sides[id[0]][0], tuple(stops), id[0] != "p") for id, stops in drawn if stops]


def throws(event: Event) -> Iterator[Throw]:
    """8.4, 9.5, 10.7, 15.6 Yields shots: a hit is a sum of at least what is needed."""
    for roll in _rolls(event.facts):
        name = str(roll["name"])
        if name in SHOTS and roll["needs"]:
            add = roll["sum"] - roll["face"]
            good = min(6, max(0, 7 - (roll["needs"] - add)))
            yield Throw(name, "", 6, roll["face"], good, roll["outcome"] == "hit")


def gains(throw: Throw, setup: Setup) -> tuple[Seat, ...]:
    """8.4, 9.5, 10.7, 15.6 Returns the seats that shoot: a hit is good for them."""
    return tuple(seat for seat in setup.seats if (seat == HIJACKERS) == (SHOTS[throw.kind] == HIJACKERS))


def _rolls(facts: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yields the rolls among the facts of an event."""
    for value in facts.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Mapping) and {"name", "face", "needs"} <= part.keys():
                yield part
