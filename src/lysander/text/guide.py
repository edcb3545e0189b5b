"""The guide of a game: the table at which a newcomer learns it by playing, and what is said at the questions there.

A game that has one keeps it in ``guide.toml``, its words in the messages ``guide-<step>`` and ``guide-<step>.text`` of its catalogues.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

import msgspec

from ..core.ask import Json, Seat
from ..core.tables import BadTable
from ..games import __name__ as games
from .catalogue import Catalogue


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn.

    It is said at a question of the kind ``on`` (``plan`` for ``plan:E1``): the first step of a kind at the first question of that kind, the second at
    the second. ``rule`` is its paragraph. ``rare``: the question may never come, so it is not counted.
    """

    id: str
    on: str
    rule: str
    rare: bool = False

    def said(self, say: Catalogue) -> tuple[str, str]:
        """Return title and text."""
        return say(f"guide-{self.id}"), say(f"guide-{self.id}.text")


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up: scenario, options, all ``seats`` in play, the newcomer's ``seat`` and the ``level`` of the bots in the others; and the steps."""

    scenario: str
    seats: tuple[Seat, ...]
    seat: Seat
    level: str
    step: tuple[Step, ...]
    options: dict[str, Json] = {}


@lru_cache(maxsize=64)
def guide_of(game: str) -> Guide | None:
    """Return the guide of a game, None if it has none. Raises ``BadTable``."""
    file = resources.files(f"{games}.{game}") / "guide.toml"
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Guide)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadTable(f"guide.toml: {error}") from None
