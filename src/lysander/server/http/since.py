"""The HTTP call about what others did since a seat's last answer."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get
from litestar.params import QueryParameter

from ...text import Text
from ..messages import wire
from ..messages.render import Wordless
from ..messages.state import encode, text_of
from ..messages.words import lang_of
from ..table.permissions import own_seat, viewer
from ..table.since import catch_up
from .tables import ERRORS, Asking, Lang, SeatName, TableId, at_table

After = Annotated[int | None, QueryParameter(name="n", ge=0, le=1_000_000_000, description="number of a line of the log")]


@get("/{id:str}/since", summary="What others did since a seat's own last answer, or after a line of its log, as the seat saw it", responses=ERRORS)
async def since(request: Asking, id: TableId, seat: SeatName = "", n: After = None, lang: Lang = "en") -> Response[wire.Since]:
    table, roles = await at_table(request, id)
    eye = viewer(table, own_seat(table, roles, seat))
    found = await catch_up(table, request.app.state.reviews, eye, n)
    text = text_of(table, lang_of(lang))
    lines = [wire.ThingLine(one.seat, one.head.no, [t.no for t in one.told], shown(text, one.view)) for one in found.things]
    message = wire.Since(found.after, shown(text, found.before), lines)
    return Response(encode(message), media_type="application/json")  # type: ignore[arg-type]


def shown(text: Text | Wordless, view: Any) -> Any:
    """Returns a view as a client gets it; none where there is none."""
    return None if view is None else text.seen(view)


SINCE = Router("/api/tables", route_handlers=[since], tags=["tables"])
