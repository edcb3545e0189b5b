"""Events: facts told to seats. Sentences are made of them by the text layer, per seat and language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .ask import Json, Seat

ALL: Seat = "all"
SPECTATOR: Seat = "spectator"


class Event(msgspec.Struct, gc=False):
    """Something told. ``to`` names the seats told, ``("all",)`` for everybody; a seated umpire sees every event.

    A roll is an event of kind ``roll`` with the facts ``name``, ``faces``, ``face`` and what the game adds: ``target``, ``base``,
    ``modifiers``, ``outcome``.
    """

    kind: str
    rule: str
    to: tuple[Seat, ...]
    facts: Mapping[str, Json] = msgspec.field(default_factory=dict)

    def told(self, seat: Seat) -> bool:
        """Whether this seat is told."""
        return seat in self.to or ALL in self.to

    def extract(self, full: Event) -> bool:
        """Whether this tells other seats no more than ``full`` told its own: of one die the umpire reads all, each side what concerns it."""
        return self.kind == full.kind and not {*self.to} & {*full.to} and self.facts.items() <= full.facts.items()
