"""Which places of the board dice were put on, for the laboratory's pictures (``Game.places``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core.event import Event
from .state import State


def places(state: State, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
    """2.9, 6.3 Returns how many dice were put on each place, and how many cards were reserved on each place of the row."""
    dice, reserved = Counter[str](), Counter[str]()
    for event in events:
        facts = event.facts
        if event.kind == "chose" and facts["die"] and str(facts["place"]).isdigit():
            dice[f"card-{facts['place']}"] += 1
        elif event.kind == "builds":
            dice["trust"] += 1
        elif event.kind == "talked":
            dice[f"talk-{facts['line']}"] += 2
        elif event.kind == "called":
            dice["squad"] += 2
        elif event.kind == "gets" and facts["die"]:
            dice[f"marker-{facts['what']}" if facts["why"] == "marker" else "bonus"] += 1
        elif event.kind == "reserved":
            reserved[f"card-{facts['place']}"] += 1
    return {"dice": dice, "reserved": reserved}
