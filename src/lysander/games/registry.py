"""All games that are installed: every package of ``lysander.games`` that has a ``GAME``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ..core.battery.disclosures import Approved, of_package
from ..core.game import Game
from . import __path__ as folders


@lru_cache(maxsize=1)
def games() -> Mapping[str, Game[Any]]:
    """Returns the games by id, in the order of their ids."""
    found = {}
    for module in iter_modules(folders):
        if module.ispkg:
            made = getattr(import_module(f"{__package__}.{module.name}"), "GAME", None)
            if made is not None:
                found[made.id] = made
    return dict(sorted(found.items()))


def game(id: str) -> Game[Any]:
    """Returns a game by its id. Raises ``KeyError``."""
    return games()[id]


@lru_cache(maxsize=16)
def disclosures(id: str) -> Approved:
    """Returns what a game may tell a seat that it could not know before, as ``disclosures.toml`` in its folder lists it.

    A seat for which the file names no role has that of its ``SeatInfo``. Raises ``BadTable``.
    """
    found = of_package(f"{__package__}.{id}")
    return replace(found, roles={**{s.id: s.role for s in game(id).seats if s.role}, **found.roles})
