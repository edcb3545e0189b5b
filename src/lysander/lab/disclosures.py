"""What games may tell their seats: the file ``disclosures.toml`` of each."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ..core.battery.disclosures import Approved, of_package
from ..games import __name__ as games
from ..games.registry import game


@lru_cache(maxsize=16)
def disclosures(id: str) -> Approved:
    """Return what a game may tell a seat that it could not know before, as ``disclosures.toml`` in its folder lists it.

    A seat for which the file names no role has that of its ``SeatInfo``. Raises ``BadTable``.
    """
    found = of_package(f"{games}.{id}")
    return replace(found, roles={**{s.id: s.role for s in game(id).seats if s.role}, **found.roles})
