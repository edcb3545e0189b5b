"""The HTTP calls about series: standings, and the sheet to take home."""

from __future__ import annotations

from litestar import Response, Router, get

from ..core.game import standings
from ..core.tally import Played, Standing
from ..text import Text, for_game
from . import series, wire
from .api import ERRORS, Asking, Lang, TableId
from .errors import No
from .hall import Hall
from .series import Series
from .words import lang_of


async def series_of(request: Asking, id: str) -> Series:
    """A series by its id. Raises ``No``."""
    hall: Hall = request.app.state.hall
    found = await hall.writer.read(lambda connection: series.load_series(connection, id))
    if found is None or found.game not in hall.games:
        raise No(404, "no-series")
    return found


def game_line(table: str, played: Played, text: Text) -> wire.SeriesGame:
    """A finished game."""
    seats = [wire.SeriesSeat(s, text.seat(s), played.players.get(s, ""), score, s in played.winners) for s, score in played.scores.items()]
    return wire.SeriesGame(table, played.time, text.scenario(played.setup.scenario)[0], dict(played.setup.options), seats)


def sheet(standing: Standing, text: Text) -> wire.SeriesStanding:
    """Standings with their headings in words."""
    title = text.say.maybe(f"standing-{standing.id}", standing.id, **text.words.arguments(standing.facts))
    columns = [text.say.maybe(f"column-{column}", column) for column in standing.columns]
    return wire.SeriesStanding(title, standing.rule, columns, [list(row) for row in standing.rows])


@get("/{id:str}", summary="A series: its finished games and standings", responses=ERRORS)
async def get_series(request: Asking, id: TableId, lang: Lang = "en") -> wire.Series:
    found = await series_of(request, id)
    text = for_game(found.game, lang_of(lang))
    made = standings(request.app.state.hall.games[found.game], tuple(found.games.values()))
    games = [game_line(table, played, text) for table, played in found.games.items()]
    return wire.Series(found.id, found.game, found.title, found.created, games, [sheet(one, text) for one in made])


@get("/{id:str}/export", summary="The games of a series as CSV, a line for each seat", responses=ERRORS)
async def export_series(request: Asking, id: TableId) -> Response[str]:
    found = await series_of(request, id)
    headers = {"content-disposition": f'attachment; filename="{found.id}.csv"'}
    return Response(series.as_csv(found), media_type="text/csv", headers=headers)


SERIES = Router("/api/series", route_handlers=[get_series, export_series], tags=["series"])
