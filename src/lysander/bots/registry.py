"""The bots that exist. A game's own are in ``lysander.games.<id>.bots``: ``BOTS`` (level -> function that makes one), ``DOMAINS``, and ``styles``
(seat -> names of styles), if it has any.

A bot is named by its level, or by level and style (``normal/pairs``): the same strength with a will of its own, as an opponent that plays otherwise
than the best one that is known. No style is meant to be stronger than its level."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from ..core.ask import Json
from .classes import ClassBot, class_of, is_class
from .domains import Build
from .numbers import CHANGES, numbers_of, split
from .protocol import Bot
from .random_bot import RandomBot

LEVELS = ("random", "easy", "normal", "hard")
PROGRAM = "cmd:"
STYLED = "normal"
"""The level at which styles are offered to people; others may play them, too, where a game's ``STYLED`` names them."""
ANY = "any"
"""The style of a bot that has drawn one, or none, and does not say which."""


@lru_cache(maxsize=64)
def _own(game_id: str) -> ModuleType | None:
    """Return the module of a game's bots."""
    name = f"lysander.games.{game_id}.bots"
    return import_module(name) if find_spec(f"lysander.games.{game_id}") and find_spec(name) else None


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the levels of bots that a game has, weakest first."""
    own: Mapping[str, Any] = getattr(_own(game_id), "BOTS", {})
    return tuple(level for level in LEVELS if level == "random" or level in own)


def adviser_of(game_id: str) -> str:
    """Return the level that gives hints: the strongest that a game has. It keeps to the budget that it plays with."""
    return levels_of(game_id)[-1]


def style_of(name: str) -> tuple[str, str]:
    """Return the level and the style of a bot's name, with its numbers if it has any; the style is empty if it has neither."""
    plain, plus, numbers = name.partition(CHANGES)
    level, _, style = plain.partition("/")
    return level, style + plus + numbers


def styles_of(game_id: str, seat: str) -> tuple[str, ...]:
    """Return the styles that a game has for a seat."""
    own = _own(game_id)
    return tuple(own.styles(seat)) if hasattr(own, "styles") else ()  # type: ignore[union-attr]


def styled_of(game_id: str) -> tuple[str, ...]:
    """Return the levels at which a game's bots have styles and numbers: the one at which they are offered, and others that its ``STYLED`` names."""
    return tuple(getattr(_own(game_id), "STYLED", (STYLED,)))


def bots_of(game_id: str, seat: str) -> tuple[str, ...]:
    """Return the names of all bots that can sit in a seat and are themselves: the levels, weakest first, then each style at the level at which it is
    offered."""
    return levels_of(game_id) + tuple(f"{STYLED}/{style}" for style in styles_of(game_id, seat))


def exists(game_id: str, seat: str, name: str) -> bool:
    """Return whether a bot of this name can sit in a seat."""
    level, style = style_of(name)
    if not style:
        return name in levels_of(game_id)
    known = styles_of(game_id, seat)
    return level in styled_of(game_id) and (style in known or (style == ANY and bool(known)))


def row_of(game_id: str, seat: str, style: str = "") -> Any:
    """Return what a style of a seat likes, as the row of numbers that its game's bots read; nothing if the game has no such rows."""
    own = _own(game_id)
    return own.row(seat, style) if hasattr(own, "row") else None  # type: ignore[union-attr]


def plays(game_id: str, seat: str, name: str) -> bool:
    """Return whether a command has a bot of this name for a seat: one that ``exists``, such a one with other numbers (``bots.numbers``), or a class
    (``bots.classes``)."""
    if is_class(name):
        class_of(name, game_id)
        return True
    try:
        plain, numbers = split(name)
    except ValueError:
        return False
    if not numbers or not exists(game_id, seat, plain):
        return exists(game_id, seat, name)
    level, style = style_of(plain)
    row = row_of(game_id, seat, style) if style != ANY and level in styled_of(game_id) else None
    return row is not None and set(numbers) <= set(numbers_of(row))


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
    """Return a bot for a seat. Raises ``ValueError`` for one that the game does not have.

    ``level`` is one of ``bots_of(game_id, seat)``, ``cmd:PROGRAM`` for an external program (``bots.external``), or ``module:Class``
    (``bots.classes``). ``budget`` is the time in seconds
    that a searching bot may take for one decision. With ``playouts`` it makes so many playouts instead and ignores the clock, so the same seed gives
    the same game. The style ``any`` is drawn by the seed. ``variant`` is that of the table's set-up, if it has one.
    """
    if level.startswith(PROGRAM):
        from .external import ProgramBot

        return ProgramBot(game_id, seat, level[len(PROGRAM) :], seed, budget, domains_of(game_id), variant or {}, strict=strict)
    if is_class(level):
        return ClassBot(level, seat, seed, domains_of(game_id), variant or {})
    if level == "random":
        return RandomBot(seat, seed, domains_of(game_id))
    if not plays(game_id, seat, level):
        raise ValueError(f"{game_id} has no bot {level!r} for seat {seat}; it has {', '.join(bots_of(game_id, seat))}")
    strength, style = style_of(level)
    if style == ANY:
        style = Random(f"style/{seed}/{seat}").choice(("", *styles_of(game_id, seat)))
    made = _own(game_id).BOTS[strength]  # type: ignore[union-attr]
    return made(seat, seed, budget, playouts, variant or {}, *filter(None, (style,)))
