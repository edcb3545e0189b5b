"""What the lab counts in a finished game (``Game.measures``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core.event import Event
from .state import State

ACTIONS = {
    "chose": "selections",
    "played": "cards played",
    "discarded": "cards discarded",
    "reserved": "reservations",
    "builds": "trust",
    "talked": "talks",
    "called": "calls",
    "recognised": "times pushed back",
    "changed": "dice changed",
    "cashed": "markers cashed",
    "cashed_medal": "medals cashed",
    "used": "bonus tiles used",
}
SOURCES = ("score", "medals", "markers", "star", "hijacker", "recognition", "cards")
SCORED = ("discard", "trust", "talk", "push_back", "passenger", "pilot", "cash", "medal", "tile_1", "tile_2")


def measures(state: State, events: Sequence[Event]) -> Mapping[str, float]:
    """Returns how the game ended, who won from which place, where points came from, what was done, and what tiles were worth to their owners."""
    assert state.result is not None
    found = {"end/stormed": float(not state.last), "end/rounds": float(state.round)}
    found |= _actions(events, len(state.rules.seats))
    if state.last:
        found |= _places(state) | _sources(state) | _scored(state, events) | _tiles(state, events)
    return found


def _actions(events: Sequence[Event], seats: int) -> dict[str, float]:
    """Returns how often a seat used each action in the game, on average (6 to 16)."""
    counts = Counter(event.kind for event in events)
    found = {f"a seat's actions/{name}": counts[kind] / seats for kind, name in ACTIONS.items()}
    markers = Counter(e.facts["why"] for e in events if e.kind == "gets")
    found |= {f"a seat's actions/{what}": markers[why] / seats for why, what in (("marker", "markers taken"), ("bonus", "bonus dice taken"))}
    figures = Counter(e.facts["figure"] for e in events if e.kind == "rescued")
    return found | {f"a seat's actions/{figure}s freed": figures[figure] / seats for figure in ("passenger", "pilot")}


def _places(state: State) -> dict[str, float]:
    """20.6 Returns the share of the win of each place at the table, counted clockwise from the start seat."""
    assert state.result is not None
    winners = state.result.winners or ()
    seats = [s for s in state.players if s in state.rules.seats]
    at = seats.index(state.start)
    order = seats[at:] + seats[:at]
    return {f"share of wins by place/{n}": (seat in winners) / len(winners) for n, seat in enumerate(order, 1)}


def _sources(state: State) -> dict[str, float]:
    """20.5 Returns the points of a seat by source, on average."""
    assert state.result is not None
    sheets = [rows for seat, rows in state.result.facts["sheets"].items() if seat in state.rules.seats]
    points = Counter(dict.fromkeys(SOURCES, 0))
    for row in (row for rows in sheets for row in rows):
        points[row["source"]] += row["points"]
    return {f"points by source/{source}": total / len(sheets) for source, total in points.items()}


def _scored(state: State, events: Sequence[Event]) -> dict[str, float]:
    """15.2 Returns the points that moved the score markers, by reason, of a seat on average."""
    points = Counter(dict.fromkeys(SCORED, 0))
    for e in events:
        if e.kind == "points" and e.facts["seat"] in state.rules.seats:
            points[e.facts["why"]] += e.facts["score"] - e.facts["was"]
    return {f"points on the score track/{why.replace('_', ' ')}": total / len(state.rules.seats) for why, total in points.items()}


def _tiles(state: State, events: Sequence[Event]) -> dict[str, float]:
    """18 Returns what tiles scored, and by how much their owners ended above the mean of the others."""
    assert state.result is not None
    scores, sheets = state.result.scores, state.result.facts["sheets"]
    found = {}
    for seat, p in state.players.items():
        others = [score for other, score in scores.items() if other != seat]
        ahead = scores[seat] - sum(others) / len(others)
        scored = {row["detail"]: row["points"] for row in sheets[seat] if row["source"] == "hijacker"}
        for tile in p.hijackers:
            found[f"points of hijackers/{tile}"] = float(scored[tile])
            found[f"owner of hijacker ahead by/{tile}"] = ahead
        for tile in (e.facts["tile"] for e in events if e.kind == "kept" and e.facts["seat"] == seat):
            found[f"owner of bonus tile ahead by/{tile}"] = ahead
    return dict(sorted(found.items()))
