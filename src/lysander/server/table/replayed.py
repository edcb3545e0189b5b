"""A stored table as a match: its journal is played again."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

from ...core.game import Game, Setup
from ...core.match import Match
from ..errors import Damaged
from ..store.records import Meta, Sitting, Stored
from .seat_log import SeatLog, empty_logs, rebuild_logs

LOG = logging.getLogger("lysander")
Played = tuple[Match[Any] | None, dict[str, SeatLog]]


def setup_of(meta: Meta) -> Setup:
    """Returns the setup of a game."""
    return Setup(meta.game, meta.scenario, meta.options, meta.seated, meta.variant)


def played_again(game: Game[Any], stored: Stored) -> tuple[Match[Any], dict[str, SeatLog]]:
    """Returns the match that was stored and the logs of all seats. Raises whatever the rules raise if the record is damaged, and ``Damaged`` where
    the journal is shorter than the last take-back left it."""
    if stored.cuts and stored.cuts[-1].line > len(stored.lines):
        raise Damaged(f"its journal has {len(stored.lines)} lines, and had {stored.cuts[-1].line} at the last take-back")
    match: Match[Any] = Match(game, setup_of(stored.meta))
    match.replay(stored.lines)
    return match, rebuild_logs(match, stored.cuts)


def seats_of(game: Game[Any], stored: Stored) -> dict[str, Sitting]:
    """Returns the seats that were stored in the order of the game: a database gives its rows in any."""
    return {seat.id: stored.seats[seat.id] for seat in game.seats if seat.id in stored.seats}


def check_seats(game: Game[Any], stored: Stored) -> None:
    """Raises ``Damaged`` unless the seats are those of the game; other rules may have others."""
    if stored.meta.rules == game.rules_version and set(stored.seats) != {seat.id for seat in game.seats}:
        raise Damaged("its seats are not those of the game")


def check_setup(game: Game[Any], stored: Stored) -> None:
    """Raises ``Damaged`` unless the game can be set up by its rules."""
    meta = stored.meta
    if meta.rules != game.rules_version:
        return
    seated = tuple(seat for seat, sitting in seats_of(game, stored).items() if sitting.kind != "empty")
    try:
        Match(game, replace(setup_of(meta), seats=seated) if meta.status == "lobby" else setup_of(meta))
    except Exception as error:
        raise Damaged(f"it cannot be set up: {type(error).__name__}: {error}") from None


def replayed(game: Game[Any], stored: Stored) -> Played:
    """Returns what ``played_again`` does, without a match in the lobby, under other rules, and where the record is damaged."""
    meta = stored.meta
    if meta.status != "lobby" and meta.rules == game.rules_version:
        try:
            return played_again(game, stored)
        except Exception:
            LOG.exception("table %s is damaged: its journal does not replay; it can be looked at, not played", meta.id)
    return None, empty_logs(game)
