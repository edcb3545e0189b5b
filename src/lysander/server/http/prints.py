"""The HTTP calls about games on paper: which sheets there are, and the PDF."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any

from litestar import Response, Router, get
from litestar.params import QueryParameter

from ...print.kit import BadWish, Wish, checked, document, kit_of, numbered
from ...print.typeset import typeset_apart
from ...text import for_game
from ..errors import ApiError
from ..messages import wire
from ..messages.words import lang_of
from .address import address_of
from .games import GameId, game_of
from .tables import ERRORS, Asking, Lang

KEPT = 24
"""How many PDFs are kept; each has some hundred kilobytes."""
Paper = Annotated[str, QueryParameter(name="paper", max_length=10, description="a4 or letter")]
Parts = Annotated[str, QueryParameter(name="parts", max_length=200, description="ids of parts with commas between them; empty: all")]
Numbers = Annotated[bool, QueryParameter(name="numbers", description="whether paragraphs have their numbers")]
Sides = Annotated[int, QueryParameter(name="sides", ge=1, le=2, description="2: printed on both sides of the paper")]


class Prints:
    """PDFs that were made, the last ones asked for; one is made at a time."""

    def __init__(self) -> None:
        self.made: OrderedDict[tuple[str, Wish], bytes] = OrderedDict()
        self.turn = asyncio.Lock()

    def kept(self, game: str, wish: Wish) -> bytes | None:
        """Returns a PDF that was made before."""
        found = self.made.get((game, wish))
        if found is not None:
            self.made.move_to_end((game, wish))
        return found

    async def make(self, game: str, wish: Wish) -> bytes:
        """Returns a PDF. Its words are put together in a thread, it is set in a process of its own."""
        async with self.turn:
            found = self.kept(game, wish)
            if found is None:
                found = self.made[game, wish] = await asyncio.to_thread(_made, game, wish)
            if len(self.made) > KEPT:
                self.made.popitem(last=False)
            return found


def _made(game: str, wish: Wish) -> bytes:
    return typeset_apart(game, document(game, wish))


def wished(request: Asking, id: str, wish: Wish) -> Wish:
    """Returns a wish with all that it leaves out. Raises ``ApiError``."""
    try:
        return checked(game_of(request, id).id, wish)
    except BadWish as error:
        raise ApiError(404, error.code) from None


@get("/{id:str}/sheets", summary="The parts of a game's print kit, and their sheets", responses=ERRORS)
async def get_sheets(request: Asking, id: GameId, lang: Lang = "en") -> wire.PrintKit:
    wish = wished(request, id, Wish(lang=lang_of(lang)))
    return await asyncio.to_thread(_sheets, game_of(request, id).id, wish)


def _sheets(game: str, wish: Wish) -> wire.PrintKit:
    say, kit = for_game(game, wish.lang).say, kit_of(game)
    sheets = numbered(game, wish)
    parts = [
        wire.PrintPart(
            part,
            say(f"print-part-{part}"),
            [wire.PrintSheet(n, say(s.name), say(f"{s.name}.what"), s.copies, s.seat) for n, s in sheets if s.part == part],
        )
        for part in kit.PARTS
    ]
    return wire.PrintKit(parts, say("print-by-phone"))


@get("/{id:str}/print", summary="A game for a real table, as PDF", responses=ERRORS, media_type="application/pdf")
async def get_print(
    request: Asking, id: GameId, paper: Paper = "a4", lang: Lang = "en", parts: Parts = "", numbers: Numbers = True, sides: Sides = 1
) -> Response[bytes]:
    wish = wished(request, id, Wish(paper, lang_of(lang), tuple(p for p in parts.split(",") if p), numbers, sides == 2))
    prints: Prints = request.app.state.prints
    game = game_of(request, id).id
    made = prints.kept(game, wish)
    if made is None:
        address, limits = address_of(request.scope), request.app.state.limits
        await limits.make_table(address)
        async with limits.judging(address):
            made = await prints.make(game, wish)
    headers = {"content-disposition": f'attachment; filename="{game}-{wish.paper}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


PRINTS: Any = Router("/api/games", route_handlers=[get_sheets, get_print], tags=["games"])
