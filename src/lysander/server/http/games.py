"""The HTTP calls about games: library, board, rulebook."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.params import PathParameter
from msgspec.structs import replace

from ...bots.registry import ANY, STYLED, styles_of
from ...core.game import Game, Option, Setup, seatings
from ...core.match import Match
from ...print.kit import kits
from ...text import LANGUAGES, for_game
from ...text.lesson import lesson_of
from ..errors import ApiError
from ..messages import wire
from ..messages.player_rules import player_rules_message
from ..messages.rulebook import rulebook
from ..messages.state import encode
from ..messages.words import lang_of
from ..registry.examples import example_tables
from ..table.delayed import has_moves
from .packing import Packed, pack, send
from .tables import ERRORS, Lang

GameId = Annotated[str, PathParameter(max_length=40)]
Asking = Request[Any, Any, Any]


@lru_cache(maxsize=64)
def game_info(game: Game[Any], levels: tuple[str, ...], lang: str) -> wire.GameInfo:
    """Returns what the library says of a game; made once for each language."""
    text = for_game(game.id, lang)
    story, length, secret = text.blurb()
    styles = {s.id: (*of, ANY) for s in game.seats if (of := styles_of(game.id, s.id))}
    return wire.GameInfo(
        id=game.id,
        title=text.title(),
        tagline=text.tagline(),
        about=text.about(),
        credits=text.credits(),
        seats=[wire.GameSeat(s.id, s.sign, text.seat(s.id), s.optional, s.umpire, text.say.maybe(f"seat-{s.id}.who")) for s in game.seats],
        seatings=[list(players) for players in seatings(game)],
        beat=game.quiet_period,
        talk=game.table_talk,
        paragraphs=dict(game.paragraphs),
        scenarios=[wire.ScenarioInfo(s.id, *_scenario(text, s), dict(s.options), list(map(list, seatings(game, s.id)))) for s in game.scenarios],
        options=[
            wire.OptionInfo(o.key, [wire.OptionValue(v, _label(text, o, v)) for v in o.values], o.default, o.rule, *text.switch(o.key))
            for o in game.options
        ],
        levels=list(levels),
        rules_version=game.rules_version,
        terms={**text.terms, **{f"style-{style}": text.style(style)[0] for of in styles.values() for style in of}},
        lesson=_lesson(game.id),
        keeper=game.keeper,
        story=story,
        length=length,
        secret=secret,
        turns=game.turns,
        moves=has_moves(game),
        prints=game.id in kits(),
        styles={seat: [wire.BotStyle(f"{STYLED}/{style}", *text.style(style)) for style in of] for seat, of in styles.items()},
        level_notes={s.id: {level: text.level_note(level, s.kind) for level in levels} for s in game.seats if not s.umpire},
    )


def warm(games: Mapping[str, Game[Any]], levels: Mapping[str, tuple[str, ...]]) -> None:
    """Makes once what takes long the first time: rules, boards, sentences. Called before the server serves, in a thread."""
    for game in games.values():
        game.chart()
        for lang in LANGUAGES:
            game_info(game, levels[game.id], lang)  # type: ignore[arg-type]  # a game is hashable
        for scenario in game.scenarios:
            for players in seatings(game, scenario.id)[:1]:
                Match(game, Setup(game.id, scenario.id, {}, players))


def _lesson(game: str) -> wire.LearnInfo | None:
    """Returns how long the lesson of a game is, if it has one."""
    lesson = lesson_of(game)
    return None if lesson is None else wire.LearnInfo(len(lesson.step), lesson.minutes)


def _label(text: Any, option: Option, value: Any) -> str:
    """Returns the word for a value; for an option whose values cannot be listed, what they look like."""
    return text.switch_value(value, option.key if option.check else "")


def _scenario(text: Any, scenario: Any) -> tuple[str, str]:
    title, summary = text.scenario(scenario.id)
    return (scenario.title if title == scenario.id else title), summary or scenario.summary


def game_of(request: Asking, id: str) -> Game[Any]:
    """Returns a game by its id. Raises ``ApiError``."""
    games: Mapping[str, Game[Any]] = request.app.state.registry.games
    if id not in games:
        raise ApiError(404, "no-game")
    return games[id]


JSON = "application/json"


@lru_cache(maxsize=16)
def _library(games: tuple[Any, ...], levels: tuple[tuple[str, ...], ...], lang: str) -> Packed:
    return pack(encode([replace(game_info(game, of, lang), terms={}, level_notes={}) for game, of in zip(games, levels, strict=True)]))


@lru_cache(maxsize=64)
def _game(game: Any, levels: tuple[str, ...], lang: str) -> Packed:
    return pack(encode(game_info(game, levels, lang)))


@lru_cache(maxsize=32)
def printed_board(game: Any) -> Packed:
    """Returns the board as it is printed, as it is sent."""
    return pack(encode(dict(game.chart())))


@lru_cache(maxsize=64)
def _rulebook(game: str, lang: str) -> Packed:
    return pack(encode(list(rulebook(game, lang))))


@lru_cache(maxsize=32)
def _player_rules(game: str, lang: str, tables: tuple[tuple[str, str], ...]) -> Packed:
    return pack(encode(player_rules_message(game, lang, dict(tables))))


@get("/", summary="The library of games; fixed words are at each game", responses=ERRORS)
async def list_games(request: Asking, lang: Lang = "en") -> Response[list[wire.GameInfo]]:
    registry = request.app.state.registry
    games: Any = tuple(registry.games.values())
    return send(request, _library(games, tuple(registry.levels[g.id] for g in games), lang_of(lang)), JSON)


@get("/{id:str}", summary="A game", responses=ERRORS)
async def get_game(request: Asking, id: GameId, lang: Lang = "en") -> Response[wire.GameInfo]:
    game: Any = game_of(request, id)
    return send(request, _game(game, request.app.state.registry.levels[id], lang_of(lang)), JSON)


@get("/{id:str}/board", summary="What a client needs to draw the board", responses=ERRORS)
async def get_board(request: Asking, id: GameId) -> Response[dict[str, Any]]:
    game: Any = game_of(request, id)
    return send(request, printed_board(game), JSON)


@get("/{id:str}/rulebook", summary="Chapters and paragraphs", responses=ERRORS)
async def get_rulebook(request: Asking, id: GameId, lang: Lang = "en") -> Response[list[wire.Chapter]]:
    return send(request, await asyncio.to_thread(_rulebook, game_of(request, id).id, lang_of(lang)), JSON)


@get("/{id:str}/player-rules", summary="The rules in the order in which people learn them, with examples of recorded games", responses=ERRORS)
async def get_player_rules(request: Asking, id: GameId, lang: Lang = "en") -> Response[wire.PlayerRules]:
    tables = await example_tables(request.app.state.registry, game_of(request, id).id, lang_of(lang))
    if not tables[""]:
        raise ApiError(404, "no-player-rules")
    return send(request, await asyncio.to_thread(_player_rules, id, lang_of(lang), tuple(tables.items())), JSON)


GAMES = Router("/api/games", route_handlers=[list_games, get_game, get_board, get_rulebook, get_player_rules], tags=["games"])
