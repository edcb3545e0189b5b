"""The HTTP calls about series: standings, and the sheet to take home."""

from __future__ import annotations

import asyncio
import io
from csv import writer as csv_writer
from typing import Any

from litestar import Response, Router, get

from ...core.game import Game, standings
from ...core.standings import Played, Standing
from ...text import Text, for_game
from ..messages import wire
from ..messages.state import encode
from ..messages.words import lang_of
from ..store.series import Series
from .tables import ERRORS, Asking, Lang, TableId


def game_line(table: str, played: Played, text: Text) -> wire.SeriesGame:
    """Returns a finished game as a message."""
    seats = [wire.SeriesSeat(s, text.seat(s), played.players.get(s, ""), score, s in played.winners) for s, score in played.scores.items()]
    return wire.SeriesGame(table, played.time, text.scenario(played.setup.scenario)[0], dict(played.setup.options), seats)


def sheet(standing: Standing, text: Text) -> wire.SeriesStanding:
    """Returns standings with their headings in words."""
    title = text.say.maybe(f"standing-{standing.id}", standing.id, **text.words.arguments(standing.facts))
    columns = [text.say.maybe(f"column-{column}", column) for column in standing.columns]
    return wire.SeriesStanding(title, standing.rule, columns, [list(row) for row in standing.rows])


def as_csv(series: Series) -> str:
    """Returns a line of CSV for each seat of each game."""
    out = io.StringIO()
    lines = csv_writer(out, lineterminator="\n")
    lines.writerow(("table", "ended", "scenario", "options", "seat", "player", "score", "won"))
    for table, p in series.games.items():
        options = " ".join(f"{k}={v}" for k, v in sorted(p.setup.options.items()))
        for seat, score in p.scores.items():
            lines.writerow((table, p.time, p.setup.scenario, options, seat, _plain(p.players.get(seat, "")), score, int(seat in p.winners)))
    return out.getvalue()


def _plain(name: str) -> str:
    """Returns a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name


@get("/{id:str}", summary="A series: its finished games and standings", responses=ERRORS)
async def get_series(request: Asking, id: TableId, lang: Lang = "en") -> Response[wire.Series]:
    found = await request.app.state.registry.series(id)
    data = await asyncio.to_thread(_series, request.app.state.registry.games[found.game], found, lang_of(lang))
    return Response(data, media_type="application/json")  # type: ignore[arg-type]


def _series(game: Game[Any], found: Series, lang: str) -> bytes:
    """Returns a series as it is sent; it may be long."""
    text = for_game(found.game, lang)
    games = [game_line(table, played, text) for table, played in found.games.items()]
    sheets = [sheet(one, text) for one in standings(game, tuple(found.games.values()))]
    return encode(wire.Series(found.id, found.game, found.title, found.created, games, sheets))


@get("/{id:str}/export", summary="The games of a series as CSV, a line for each seat", responses=ERRORS)
async def export_series(request: Asking, id: TableId) -> Response[str]:
    found = await request.app.state.registry.series(id)
    headers = {"content-disposition": f'attachment; filename="{found.id}.csv"'}
    return Response(await asyncio.to_thread(as_csv, found), media_type="text/csv", headers=headers)


SERIES = Router("/api/series", route_handlers=[get_series, export_series], tags=["series"])
