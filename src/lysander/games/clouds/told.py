"""5 Who is told what. With open cockpits everybody is told everything; with closed ones (5.3, 5.4) a side learns of its own people and machines."""

from __future__ import annotations

from ...core.ask import Json
from ...core.event import ALL, Event
from ...core.referee import Referee
from .rules import Rules
from .state import State

EVERYBODY = (ALL,)
OTHER = {"E": "C", "C": "E"}
OF_A_SEAT = ("standing-order", "fire-order", "ground-orders")
"""29.8, 19.1, 9.3 What is told to one seat alone, with open cockpits, too."""
OF_THE_VICTIM = "R-27"
"""19.4 The die of a unit that is read by the side of the aeroplane it hits."""


def side_of(s: State, side: str) -> tuple[str, ...]:
    """5.1, 5.3 Return who is told what only a side may know: everybody with open cockpits, else the seats of that side."""
    return s.rules.side_seats(side) if s.rules.closed else EVERYBODY


def tell(s: State, ref: Referee, kind: str, rule: str, **facts: Json) -> None:
    """Tell everybody."""
    if ref.events is not None:
        ref.tell(Event(kind, rule, EVERYBODY, facts))


def tell_side(s: State, ref: Referee, side: str, kind: str, rule: str, **facts: Json) -> None:
    """5.4 Tell a side, given by its first letter; everybody with open cockpits."""
    if ref.events is not None:
        ref.tell(Event(kind, rule, side_of(s, side), facts))


def tell_each(s: State, ref: Referee, side: str, kind: str, rule: str, own: dict[str, Json], seen: dict[str, Json]) -> None:
    """5.3 Tell a side ``own`` and ``seen``, and the others, with closed cockpits, only what is ``seen``."""
    if ref.events is None:
        return
    ref.tell(Event(kind, rule, side_of(s, side), {**seen, **own}))
    if s.rules.closed:
        ref.tell(Event(kind, rule, (*s.rules.side_seats(OTHER[side]), "spectator"), seen))


def told_as(event: Event, seat: str, rules: Rules) -> str:
    """5.2 to 5.4, 36.1 Return the kind as which it is judged whether a seat may be told an event: ``own`` goes before what is its own. Rolls that the
    table does not show to all (``rolls.toml``) are ``hidden`` where they are of others."""
    if _own(event, seat, rules):
        return f"own {event.kind}"
    return f"hidden {event.kind}" if event.kind == "roll" and rules.closed and rules.rolls[str(event.facts["name"])]["sees"] != "all" else event.kind


def _own(event: Event, seat: str, rules: Rules) -> bool:
    """5.1 to 5.4 Whether an event tells a seat of what is its own: with closed cockpits of its side's people and machines, and not all are told; with
    open ones of anything that lies on the table. Orders are those of one seat (29.8)."""
    facts = event.facts
    if event.kind in OF_A_SEAT:
        about = str(facts.get("who") or facts.get("what") or facts.get("seat"))
        return rules.owners.get(about, about) == seat
    if not rules.closed:
        return True
    about = str(facts["at"] if facts.get("name") == OF_THE_VICTIM else facts.get("who") or facts.get("of") or facts.get("seat") or "")
    return ALL not in event.to and rules.owners.get(about, about)[:1].upper() == seat[:1].upper()
