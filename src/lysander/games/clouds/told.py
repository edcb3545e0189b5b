"""5 Who is told what. With open cockpits everybody is told everything; with closed ones (5.3, 5.4) a side learns of its own people and machines."""

from __future__ import annotations

from ...core.ask import Json
from ...core.event import ALL, Event
from ...core.referee import Referee
from .state import State

EVERYBODY = (ALL,)
OTHER = {"E": "C", "C": "E"}


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
