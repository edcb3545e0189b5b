"""20 The end as facts: who has won or why nobody has, the race for points and along the taxiway, and the dice of the turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.ending import Ending, Goal, Happened, Stop, Throw, Way
from ...core.event import Event
from .state import CYBOT, State

PASSENGERS, PILOTS = 3, 1
"""1.4 What a negotiator must have freed."""
SCORE, SQUAD = "score", "squad"


def ending(state: State, events: Sequence[Event]) -> Ending:
    """20.1, 20.6 Returns who has won, by which scores; after a storm what everybody had scored in vain."""
    assert state.result is not None
    facts, winners = state.result.facts, state.result.winners or ()
    stormed = facts["end"] == "storm"
    scores: dict[str, Any] = {seat: p.score for seat, p in state.players.items()} if stormed else dict(facts["scores"])
    best = max(scores.values(), default=0)
    goals = tuple(_goal(state, seat) for seat in state.players if seat != CYBOT)
    tied = [seat for seat, score in scores.items() if score == best]
    told: dict[str, Any] = {"round": state.round, "best": best, "all_scores": scores}
    told |= {"other_scores": {seat: n for seat, n in scores.items() if seat not in winners}, "level_seats": [s for s in tied if s not in winners]}
    storm = "in_spite" if any(goal.reached for goal in goals) else "storm"  # 19.2
    why = storm if stormed else "shared" if len(winners) > 1 else "recognition" if len(tied) > 1 else "points"
    rule = {"storm": "20.1", "in_spite": "19.2", "points": "20.5"}.get(why, "20.6")
    return Ending("nobody" if stormed else "won", winners, why, rule, told, "", goals)


def freed(state: State, seat: str) -> int:
    """1.4 Returns how many of the three passengers and the pilot a seat has freed."""
    p = state.players[seat]
    return min(p.passengers, PASSENGERS) + min(p.pilots, PILOTS)


def _goal(state: State, seat: str) -> Goal:
    count, need = freed(state, seat), PASSENGERS + PILOTS
    return Goal(
        "freed", seat, count == need, count, need, "1.4", {"passengers": state.players[seat].passengers, "pilots": state.players[seat].pilots}
    )


def ways(state: State, course: Sequence[Happened]) -> Sequence[Way]:
    """15, 11.6, 19.1 Returns the race: the score of each seat and the field of the squad, round by round."""
    turn, scores, squad = 1, {seat: [Stop(0)] for seat in state.players}, list[Stop]()
    for event in (event for _, events in course for event in events):
        facts: Any = event.facts
        if event.kind == "round":
            turn = facts["round"]
            squad = squad or [Stop(0, y=facts["squad"])]
        elif event.kind == "points":
            scores[facts["seat"]].append(Stop(turn, y=facts["score"]))
        elif event.kind in ("police", "squad"):
            back = facts["field"] > facts["was"]
            squad.append(Stop(turn, y=facts["field"], mark="pushed" if back else "storm" if not facts["field"] else ""))
    race = [Way(seat, seat, SCORE, _to_the_end(stops, turn), True, SCORE) for seat, stops in scores.items()]
    return [*race, Way(SQUAD, "", SQUAD, tuple(squad), True, SQUAD)]


def _to_the_end(stops: list[Stop], turn: int) -> tuple[Stop, ...]:
    return (*stops, Stop(turn, y=stops[-1].y))


def throws(event: Event) -> Iterator[Throw]:
    """6.1 Yields the dice of a turn, for its seat."""
    if event.kind == "rolled":
        facts: Any = event.facts
        yield from (Throw("turn", facts["seat"], 6, face) for face in facts["dice"].values())
