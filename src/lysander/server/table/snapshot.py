"""What is seen of a table, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...core.ask import Ask
from ...core.game import Game, Result
from ..store.records import Meta, Note, Sitting
from .seat_log import Told


@dataclass(frozen=True)
class TableCard:
    """Public facts of a table; ``online`` are the seats from which somebody looks at it now."""

    game: Game[Any]
    meta: Meta
    seats: Mapping[str, Sitting]
    keys: Mapping[str, set[str]]
    online: frozenset[str]


@dataclass(slots=True)
class Snapshot:
    """What one seat sees, before it is put into words: all that must differ for the seat to notice a change. ``seen`` is the state
    behind the view; ``words`` keeps what was made of it, by the sentences used."""

    at: int
    view: Any
    asks: tuple[Ask, ...]
    facts: dict[str, Any]
    notes: list[Note | None]
    seen: Any = field(compare=False)
    words: dict[object, Any] = field(default_factory=dict, compare=False)


@dataclass(slots=True)
class Moment:
    """A position as one seat saw it, now or at an earlier step; ``told`` is what it had been told until then, ``result`` how it ended."""

    at: int
    view: Any
    asks: tuple[Ask, ...]
    facts: dict[str, Any]
    told: list[Told]
    result: Result | None
