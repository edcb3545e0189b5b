"""13 The end as facts: who has reached his goal, and the die that found or missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.ask import UMPIRE
from ...core.ending import Ending, Goal, Outcome, Throw
from ...core.event import Event
from .state import BRITISH, GERMAN, State

NEEDED = {BRITISH: ("away", 2, "13.3"), GERMAN: ("captured", 1, "13.2")}
"""13.2, 13.3 The figure that decides about a side's goal, how much of it is needed, and the paragraph."""
OUTCOMES: dict[tuple[str, str], Outcome] = {("won", "won"): "both", ("won", "lost"): "won", ("lost", "won"): "won", ("lost", "lost"): "nobody"}
FOUND = "b_found"


def ending(state: State, events: Sequence[Event]) -> Ending:
    """13.1 to 13.7, 15.19 Returns how the game ended, and whether each side has reached its goal."""
    assert state.result is not None
    facts = state.result.facts
    british, german = str(facts[BRITISH]), str(facts[GERMAN])
    outcome = OUTCOMES.get((british, german), "void")
    side = {("won", "lost"): BRITISH, ("lost", "won"): GERMAN}.get((british, german), "")
    why, rule = _why(state, events, outcome)
    told: dict[str, Any] = {k: facts[k] for k in ("away", "captured", "dead", "left")}
    told |= {
        "team": len(state.men),
        "every": "yes" if facts["away"] == len(state.men) else "no",
        "move": state.move,
        "hex": state.landing or "",
        "found": sum(e.kind == FOUND for e in events),
    }
    winners = (BRITISH, GERMAN) if outcome == "both" else (side,) if side else ()
    goals = tuple(_goal(side, facts, why) for side in (BRITISH, GERMAN))
    return Ending(outcome, winners, why, rule, told, side, goals)


def _why(state: State, events: Sequence[Event], outcome: str) -> tuple[str, str]:
    """13.1, 13.7, 15.19 Returns what ended the game, with its paragraph."""
    for event in events[::-1]:
        if event.kind == "resigned":
            return f"resigned_{event.facts['side']}", "13.7"
        if event.kind == "closed":
            return ("void" if outcome == "void" else "awarded"), "15.19"
    return ("nobody", "13.1") if not state.camps else ("time", "12.7")


def _goal(side: str, facts: Any, why: str) -> Goal:
    """13.2, 13.3, 13.7 Returns the goal of a side by what it counts: whoever gives up has missed it; what an umpire awards (15.19) is no goal."""
    key, need, rule = NEEDED[side]
    reached = facts[key] >= need and (why in ("void", "awarded") or facts[side] == "won")
    return Goal(key, side, reached, facts[key], need, rule)


def throws(event: Event) -> Iterator[Throw]:
    """7.7, 9.5, 10.4 Yields looks, of which those at most as high as needed find, and the dice of fights and ambushes; none that an umpire has rolled
    by hand or overruled (15.3). Each side is told a part of a roll, so it is taken as whoever sees everything is told it."""
    facts = event.facts
    if event.kind != "roll" or UMPIRE not in event.to or not facts.get("face") or facts.get("overruled") or facts.get("hand"):
        return
    name, faces, face = str(facts["name"]).partition(":")[0], int(facts["faces"]), int(facts["face"])
    if name == "look" and not facts.get("certain"):
        good = min(faces, max(0, int(facts["needed"])))
        yield Throw("look", GERMAN, faces, face, good, face <= good)
    elif name in ("patrol", "ambush"):
        yield Throw(name, "", faces, face)
