"""The bots that exist. A game's own are in ``lysander.games.<id>.bots``: ``BOTS`` (level -> function that makes one) and ``DOMAINS``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ..core.ask import Json
from .domains import Build
from .protocol import Bot
from .random_bot import RandomBot

LEVELS = ("random", "easy", "normal", "hard")
PROGRAM = "cmd:"


@lru_cache(maxsize=64)
def _own(game_id: str) -> ModuleType | None:
    """Return the module of a game's bots."""
    name = f"lysander.games.{game_id}.bots"
    return import_module(name) if find_spec(f"lysander.games.{game_id}") and find_spec(name) else None


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the levels of bots that a game has, weakest first."""
    own: Mapping[str, Any] = getattr(_own(game_id), "BOTS", {})
    return tuple(level for level in LEVELS if level == "random" or level in own)


def domains_of(game_id: str) -> Mapping[str, Build]:
    """Return the functions that rebuild a game's own types of domain."""
    return getattr(_own(game_id), "DOMAINS", {})


def make(
    game_id: str,
    seat: str,
    level: str,
    seed: int | str,
    budget: float = 1.0,
    *,
    playouts: int = 0,
    variant: Mapping[str, Json] | None = None,
    strict: bool = False,
) -> Bot:
    """Return a bot for a seat. Raises ``ValueError`` for a level that the game does not have.

    ``level`` is one of ``levels_of(game_id)``, or ``cmd:PROGRAM`` for an external program (``bots.external``). ``budget`` is the time in seconds that
    a searching bot may take for one decision. With ``playouts`` it makes that many playouts instead and ignores the clock, so the same seed gives the
    same game. ``variant`` is that of the table's set-up, if it has one.
    """
    if level.startswith(PROGRAM):
        from .external import ProgramBot

        return ProgramBot(game_id, seat, level[len(PROGRAM) :], seed, budget, domains_of(game_id), variant or {}, strict=strict)
    if level == "random":
        return RandomBot(seat, seed, domains_of(game_id))
    own: Mapping[str, Any] = getattr(_own(game_id), "BOTS", {})
    if level not in own:
        raise ValueError(f"{game_id} has no bot of level {level!r}; it has {', '.join(levels_of(game_id))}")
    return own[level](seat, seed, budget, playouts, variant or {})
