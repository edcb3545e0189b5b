"""A stored table as a match: its journal is played again."""

from __future__ import annotations

import logging
from typing import Any

from ...core.ask import IllegalAnswer
from ...core.game import Game, Setup
from ...core.match import Match
from ..store.records import Meta, Stored
from .seat_log import SeatLog, empty_logs, rebuild_logs

LOG = logging.getLogger("lysander")
Played = tuple[Match[Any] | None, dict[str, SeatLog]]


def setup_of(meta: Meta) -> Setup:
    """Returns the setup of a game."""
    return Setup(meta.game, meta.scenario, meta.options, meta.seated, meta.variant)


def replayed(game: Game[Any], stored: Stored) -> Played:
    """Returns the match that was stored and the logs of all seats, without a match in the lobby and where the journal does not replay."""
    meta = stored.meta
    if meta.status != "lobby" and meta.rules == game.rules_version:
        match: Match[Any] = Match(game, setup_of(meta))
        try:
            return match, rebuild_logs(match, stored.lines, stored.cuts)
        except IllegalAnswer:
            LOG.exception("the journal of table %s does not replay; it can be looked at, not played", meta.id)
    return None, empty_logs(game)
