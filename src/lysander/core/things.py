"""What happened to a seat, thing by thing: what it was told, grouped as it is shown after others have acted.

A thing is one answer of somebody with all that was told because of it, or one phase of the table. The groups are made from the events that the seat
was told and from nothing else: two seats that were told the same are shown the same, whatever happened in between (see decision 039).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from .ask import Seat
from .event import Event

TABLE: Seat = ""
"""Nobody in particular: a phase of the table, or somebody whom the seat was not told."""
LEADS = "leads"
"""The event leads up to what is told next: a die, the heading of a turn."""
FOLLOWS = "follows"
"""The event belongs to what was told before."""
ALONE = "alone"
"""The event is something of the table by itself, however many of its kind come in a row."""


class Thing(msgspec.Struct):
    """Something that happened: who did it, and the events of it by their numbers in what the seat was told; ``head`` is the one that names it."""

    seat: Seat
    kind: str
    head: int
    events: list[int]


def things(told: Sequence[Event], begins: Callable[[Event], Seat]) -> list[Thing]:
    """Return what happened in these events, oldest first. ``begins`` is ``Game.begins``. What has led up to nothing yet is left out; things of the
    table of one kind in a row are one, and so is a chain of events (fact ``chain``)."""
    found: list[Thing] = []
    leading: list[int] = []
    chain = None
    for n, event in enumerate(told):
        seat = begins(event)
        if seat == LEADS:
            leading.append(n)
            continue
        linked = event.facts.get("chain") or None
        if found and (
            seat == FOLLOWS or (linked is not None and linked == chain) or (seat == TABLE == found[-1].seat and event.kind == found[-1].kind)
        ):
            found[-1].events += [*leading, n]
        else:
            found.append(Thing(TABLE if seat in (FOLLOWS, ALONE) else seat, event.kind, n, [*leading, n]))
        leading, chain = [], linked
    return found
