"""28 The end as facts: the points and what ended the battle, the tracks with their heights, and the tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.ask import Seat
from ...core.ending import Ending, Goal, Happened, Stop, Throw, Way
from ...core.event import Event
from ...core.game import Setup
from .state import State

SIDES = {"E": "entente", "C": "central"}
SHOT, STAY, INITIATIVE, DAMAGE = "R-31", "R-42", "R-01", "R-32"
THIN = 3
"""12 Of the points of a path every third is drawn, and the last."""
FELL, HOME, FORCED, BURNS = "fell", "home", "forced", "burns"
MARKS = {"destroyed": FELL, "flies-home": HOME, "left": HOME, "landed": HOME, "on-fire": BURNS}


def ending(state: State, events: Sequence[Event]) -> Ending:
    """28.2, 28.11 Returns who has more points, or alone an aeroplane in the fight, and what ended the battle."""
    assert state.result is not None
    facts: Any = state.result.facts
    winner = "" if facts["winner"] == "draw" else facts["winner"]
    gone = [seat for seat in state.rules.seats if seat in state.given_up]
    told = {k: facts[k] for k in ("why", "turns", "entente", "central")} | {"winner": winner or "draw", "gone": gone}
    told |= {"high": max(facts["entente"], facts["central"]), "low": min(facts["entente"], facts["central"])}
    why = "gave_up" if gone and facts["why"] == "alone" else facts["why"]
    won = tuple(seat for seat in state.rules.seats if seat[0].upper() == winner)
    return Ending("won" if winner else "draw", won, why, "28.11" if winner else "28.2", told, winner, tuple(_goals(state, facts, winner)))


def _goals(state: State, facts: Any, winner: str) -> Iterator[Goal]:
    """28.11, 32.5 Yields each side's points against those of the other, and its objectives."""
    for letter, side in SIDES.items():
        other = next(facts[s] for s in SIDES.values() if s != side)
        if facts[side] == other and winner:
            yield Goal("alone", _seat(state, letter), winner == letter, int(winner == letter), 1, "28.11", {"of": letter})
        else:
            yield Goal("points", _seat(state, letter), winner == letter, facts[side], other, "28.11", {"of": letter})
        for o in facts["objectives"]:
            if o["side"] == letter:
                yield Goal(
                    o["kind"], _seat(state, letter), o["met"], int(o["met"]), 1, "32.5", {"of": letter, "target": o["target"], "points": o["points"]}
                )


def _seat(state: State, letter: str) -> str:
    """Returns the first seat of a side that plays."""
    return next(seat for seat in state.rules.seats if seat[0].upper() == letter)


def ways(state: State, course: Sequence[Happened]) -> Sequence[Way]:
    """12.10 Returns the track of each aeroplane with its heights, and what became of it; 27.2 of one that goes home, whether it was forced to."""
    turn, tracks, forced = 1, dict[str, list[Stop]](), set[Any]()
    for event in (event for _, events in course for event in events):
        facts: Any = event.facts
        if event.kind == "turn":
            turn = facts["turn"]
        elif event.kind == "moved" and facts.get("path"):
            path = facts["path"]
            kept = [point for n, point in enumerate(path) if n % THIN == 0 or n == len(path) - 1]
            tracks.setdefault(facts["who"], []).extend(Stop(turn, "", int(x), int(y), int(z)) for x, y, z in kept)
        elif event.kind == "falls":
            x, y, z = facts["to"]
            tracks.setdefault(facts["who"], []).append(Stop(turn, "", int(x), int(y), int(z) * 100))
        elif event.kind == "forced-home":
            forced.add(facts["who"])
        elif event.kind in MARKS and tracks.get(str(facts.get("who"))):
            track = tracks[facts["who"]]
            mark = FORCED if MARKS[event.kind] == HOME and facts["who"] in forced else MARKS[event.kind]
            track.append(Stop(turn, "", track[-1].x, track[-1].y, track[-1].z, mark))
    return [Way(id, _seat(state, id[0]), "track", _unmarked(track)) for id, track in tracks.items() if id[0] in SIDES]


def _unmarked(track: Sequence[Stop]) -> tuple[Stop, ...]:
    """Returns a track in which each thing that happened stands once."""
    return tuple(stop for n, stop in enumerate(track) if not stop.mark or stop.mark not in {s.mark for s in track[:n]})


def throws(event: Event) -> Iterator[Throw]:
    """4.5, 8.3, 20.9, 22.1, 27.1 Yields shots, stay tests and other tests, which succeed at most at their target but for a natural 1 and 20; the dice
    of initiative and of damage count by their faces. What only the others are told of a die is not counted."""
    facts: Any = event.facts
    if event.kind != "roll" or not facts.get("face") or "who" not in facts:
        return
    name, side = str(facts["name"]), str(facts["who"])[:1]
    side = side if side in SIDES else ""
    if "outcome" in facts and "needed" in facts:
        good = min(19, max(1, facts["needed"]))
        kind = {SHOT: "shot", STAY: "stay"}.get(name, "test")
        yield Throw(kind, side, 20, facts["face"], good, facts["outcome"] == "success")
    elif name == INITIATIVE:
        yield from (Throw("initiative", side, 10, face) for face in facts.get("dice", [facts["face"]])[:1])
    elif name == DAMAGE:
        yield Throw("damage", side, 20, facts["face"])


def gains(throw: Throw, setup: Setup) -> tuple[Seat, ...]:
    """8.3, 20.9, 22.1 Returns the seats of the side that throws; of damage none, for not the height of a row decides what it does."""
    return tuple(seat for seat in setup.seats if seat[0].upper() == throw.side and throw.kind != "damage")
