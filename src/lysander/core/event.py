"""Events: facts told to seats. The text layer makes sentences of them, for each seat in its language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .ask import Json, Seat

ALL: Seat = "all"
SPECTATOR: Seat = "spectator"


class Event(msgspec.Struct, gc=False):
    """Something told to some seats. ``to`` names them, ``("all",)`` for everybody; an umpire in its seat sees every event.

    A roll is an event of kind ``roll`` with the facts ``name``, ``faces``, ``face`` and what the game adds: ``target``, ``base``, ``modifiers``,
    ``outcome``.
    """

    kind: str
    rule: str
    to: tuple[Seat, ...]
    facts: Mapping[str, Json] = msgspec.field(default_factory=dict)

    def told(self, seat: Seat) -> bool:
        """Whether this seat is told."""
        return seat in self.to or ALL in self.to

    def is_extract_of(self, full: Event) -> bool:
        """Whether this event tells other seats a part of what ``full`` tells its own. (Of one roll, the umpire is told all and each side a part.)"""
        return self.kind == full.kind and not {*self.to} & {*full.to} and self.facts.items() <= full.facts.items()
