"""Where things happen in a game, by square, for the laboratory's plans (``Game.places``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...core.event import Event
from .state import HIJACKERS, State

ROUNDS = ("wild", "burst")


def places(state: State, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
    """8.4, 9.5, 10.7, 11.1, 15.6, 16.1 Returns where shots fell, where people aboard were hurt and killed, and where hijackers went down. Each die
    to hit is a shot."""
    found = {thing: Counter[str]() for thing in ("shots", "hurt", "killed", "down")}
    for event in events:
        facts: Any = event.facts
        if event.kind == "shot":
            found["shots"][facts["target"]] += 1
        elif event.kind in ROUNDS and (event.kind == "wild" or event.told(HIJACKERS)):  # a burst is told to each side apart
            found["shots"].update(roll["square"] for roll in facts["rolls"])
        elif event.kind == "passenger-hit":
            for kind in facts["casualties"]:
                found["killed" if kind == "dead" else "hurt"][facts["square"]] += 1
        elif event.kind == "executed" and event.told(HIJACKERS):
            found["killed"][facts["square"]] += len(facts["tokens"])
        elif event.kind == "down":
            found["down"][facts["square"]] += 1
    return found
