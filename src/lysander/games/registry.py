"""All games that are installed: every package of ``lysander.games`` that has a ``GAME``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

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


def book_of(game: str) -> str:
    """Returns the id of the game in whose folder the rulebook of a game lies: its own, unless it says otherwise (``Game.rulebook``)."""
    return getattr(games().get(game), "rulebook", "") or game
