"""Where things happen in a game, by hex, for the laboratory's maps (``Game.places``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core.event import Event
from .state import BRITISH, State

MEN = {"b_captured": "captured", "b_killed": "dead", "b_died": "dead"}
"""22 Reports of what became of men; each man counts."""
ONCE = {"b_found": "found", "b_plane_down": "landed"}
FIGHTS = ("patrol", "ambush")


def places(state: State, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
    """7.13, 9.5, 10.4, 12.5 Returns where groups were spotted and fought, where men were captured and died, and where the aircraft came down."""
    found = {thing: Counter[str]() for thing in ("found", "fought", "captured", "dead", "landed")}
    for event in events:
        facts = event.facts
        if event.kind in MEN:
            found[MEN[event.kind]][str(facts["hex"])] += len(str(facts["men"]))
        elif event.kind in ONCE:
            found[ONCE[event.kind]][str(facts["hex"])] += 1
        elif event.kind == "roll" and event.told(BRITISH) and facts["name"] in FIGHTS:
            found["fought"][str(facts["hex"])] += 1
    return found
