"""Which sheets there are, which of them are wished for, and how they become a PDF."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from ..core.game import Setup
from ..games.registry import games
from ..text import LANGUAGES, Text, for_game
from .typeset import typeset

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in mm."""


class BadWish(ValueError):
    """Raised for a wish that no kit can fulfil; the text says what there is. ``code`` is the name of the error."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Wish:
    """What somebody wants on paper. ``parts`` are some of the kit's, all if empty; ``numbers``: of the paragraphs; ``two_sided``: the printer turns
    the sheets, so that backs need not be folded. ``variant`` is a rule variant as JSON, or empty."""

    paper: str = "a4"
    lang: str = "en"
    parts: tuple[str, ...] = ()
    numbers: bool = True
    two_sided: bool = False
    variant: str = ""


@dataclass(frozen=True)
class Sheet:
    """One sheet. ``name`` is the message that names it; with ``.what`` it says what it is for. ``layout`` is the function of the game's Typst file
    that draws it from ``data``, ``back`` the one that draws its reverse where sheets are printed on both sides. ``copies``: how many a table needs;
    ``seat``: the side that it is for, if it is a secret from the other."""

    part: str
    name: str
    layout: str
    data: Mapping[str, Any] = field(default_factory=dict)
    back: str = ""
    copies: int = 1
    seat: str = ""


class Kit(Protocol):
    """What a game's room has: its parts in order, and its sheets in the words of one language for one size of paper (in mm)."""

    PARTS: tuple[str, ...]
    FONT: str
    """The typeface of headings."""
    VARIANTS: bool
    """Whether its sheets follow a variant."""

    def sheets(self, text: Text, wish: Wish) -> Sequence[Sheet]:
        """Return all sheets."""


def kit_of(game: str) -> Kit:
    """Return the kit of a game. Raises ``BadWish``."""
    if game not in kits():
        raise BadWish("no-kit", f"There is no print kit for {game!r}. There are: {', '.join(kits())}.")
    return cast(Kit, import_module(f"{__package__}.{game}"))


@lru_cache(maxsize=1)
def kits() -> tuple[str, ...]:
    """Return the ids of all games that have a kit."""
    return tuple(game for game in games() if find_spec(f"{__package__}.{game}"))


def checked(game: str, wish: Wish) -> Wish:
    """Return a wish with its parts in the kit's order, each once. Raises ``BadWish``."""
    known = kit_of(game).PARTS
    if unknown := [part for part in wish.parts if part not in known]:
        raise BadWish("no-part", f"The kit of {game} has no part {unknown[0]!r}. It has: {', '.join(known)}.")
    if wish.paper not in PAPERS:
        raise BadWish("no-paper", f"There is no paper {wish.paper!r}. There are: {', '.join(PAPERS)}.")
    if wish.variant and not kit_of(game).VARIANTS:
        raise BadWish("no-variant", f"The kit of {game} prints no variants.")
    lang = wish.lang if wish.lang in LANGUAGES else LANGUAGES[0]
    return replace(wish, lang=lang, parts=tuple(part for part in known if part in wish.parts) or known)


def text_for(game: str, wish: Wish) -> Text:
    """Return the sentences of a game for a wish, with its variant."""
    return for_game(game, wish.lang, Setup(game, variant=json.loads(wish.variant)) if wish.variant else None)


def numbered(game: str, wish: Wish) -> list[tuple[int, Sheet]]:
    """Return all sheets of a kit with their numbers, which they keep where only some are printed."""
    return list(enumerate(kit_of(game).sheets(text_for(game, wish), wish), 1))


def document(game: str, wish: Wish) -> dict[str, Any]:
    """Return all that is printed, as the Typst files read it. Raises ``BadWish``."""
    wish = checked(game, wish)
    text, sheets = text_for(game, wish), numbered(game, wish)
    say, named = text.say, json.loads(wish.variant or "{}").get("name", "")
    return {
        "game": game,
        "lang": wish.lang,
        "title": text.title(),
        "font": kit_of(game).FONT,
        "page": PAPERS[wish.paper],
        "numbers": wish.numbers,
        "two_sided": wish.two_sided,
        "words": {id.removeprefix("print-w-"): say(id) for id in say.names("print-w-")},
        "version": say("print-version", game=game, version=games()[game].rules_version) + (f" · {named}" if named else ""),
        "licence": say.maybe("print-licence"),
        "sheets": [
            {
                "name": say(sheet.name),
                "head": say("print-sheet", n=n, all=len(sheets)),
                "layout": sheet.layout,
                "back": sheet.back,
                "seat": sheet.seat,
                "data": sheet.data,
            }
            for n, sheet in sheets
            if sheet.part in wish.parts
        ],
    }


def pdf(game: str, wish: Wish) -> bytes:
    """Return the kit as a PDF. Raises ``BadWish``."""
    return cast(bytes, typeset(game, document(game, wish)))
