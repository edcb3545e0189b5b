"""The bots of a game as they are listed: their names, and a sentence of what each wants and how it plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..bots.registry import ANY, STYLED, bots_of, style_of, styles_of
from ..core.ask import Seat
from ..core.game import Game
from ..text import for_game


def bots_said(game: Game[Any], seat: Seat, lang: str) -> dict[str, str]:
    """Return the bots that can sit in a seat, weakest first, then styles, each with its sentence."""
    text = for_game(game.id, lang)
    kind = next(s.kind for s in game.seats if s.id == seat)
    names = [*bots_of(game.id, seat), *([f"{STYLED}/{ANY}"] if styles_of(game.id, seat) else [])]
    return {name: text.style(style)[1] if style else text.level_note(level, kind) for name in names for level, style in [style_of(name)]}


def bots_by_side(game: Game[Any], lang: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the seats whose bots are the same, as they are typed, and their bots."""
    alike: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for seat in game.seats:
        if not seat.umpire:
            alike.setdefault(tuple(bots_said(game, seat.id, lang).items()), []).append(seat.id)
    return ((", ".join(seats), dict(said)) for said, seats in alike.items())
