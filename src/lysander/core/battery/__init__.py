"""The battery: what must hold for every game, checked on whole games played at random.

Nothing here knows a game. ``examine`` plays one game and checks as it goes; the contract tests and ``lysander fuzz`` call it.
All randomness is handed in, so that a failure can be played again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..advance import play_out
from ..ask import Answer, Ask, Json
from ..event import Event
from ..plain import ask_data, event_data, text_of
from ..record import Record
from .basics import Broken, require
from .paths import check_cut, check_defaults, check_free_undo, check_inline, check_journal
from .points import check_apart, check_ask, check_events, check_notation, check_pieces, check_refused, check_views, fingerprint, onlookers
from .trial import Player, Trial, random_setup
from .twins import Watch, compare_twins

CHECKS = ("apart", "asks", "views", "notation", "undo", "twins", "journal", "inline", "defaults")


def examine(trial: Trial[Any], checks: Collection[str] = CHECKS, *, rate: float = 0.05, limit: int = 20_000) -> None:
    """Play a game to its end and check it. ``rate`` is how often a point of rest is looked at closely. Raises ``Broken``."""
    match, rng, game = trial.match, trial.rng, trial.game
    kept: list[tuple[Record, Json]] = []
    watch = Watch(match) if "views" in checks else None
    while not match.over:
        require(len(match.lines) < limit, "ends", f"no end after {limit} answers")
        found = game.check(match.state)
        require(not found, "invariants", lambda: "; ".join(found))  # noqa: B023  called at once
        if watch is not None:
            watch.look()
        if rng.random() < rate:
            look_closely(trial, checks, kept)
            if "twins" in checks:
                compare_twins(trial)
        trial.step()
    require(not trial.blocking(), "ends", "somebody is asked after the end")
    found = game.check(match.state)
    require(not found, "invariants", lambda: "; ".join(found))
    for clone, text in kept:
        require(fingerprint(clone) == text, "apart", "a clone kept from earlier in the game has changed")
    check_events(match)
    check_views(match)
    check_pieces(match)
    if "journal" in checks:
        check_journal(trial)
    if "inline" in checks:
        check_inline(match)
    if "undo" in checks:
        check_cut(match, int(rng.random() * len(match.lines)))
    if "defaults" in checks:
        check_defaults(game, trial.setup, trial.chance.seed, limit)


def skim(trial: Trial[Any], limit: int = 20_000) -> None:
    """Play a game inline and check only what is cheap, but that at every question: invariants, own samples and defaults, plain events."""
    game, lines = trial.game, trial.lines
    state, events = trial.match.start.clone(), list[Event]()

    def answer(ask: Ask) -> Json:
        require(len(lines) < limit, "ends", f"no end after {limit} answers")
        found = game.check(state)
        require(not found, "invariants", lambda: "; ".join(found))
        trial.trying = Answer(ask.seat, ask.kind, None)
        trial.trying.value = value = trial.value(ask)
        refusal = ask.domain.why_not(value)
        require(refusal is None, "asks", f"{ask.seat} {ask.kind}: its own sample or default {value!r} is refused: {refusal}")
        lines.append(trial.trying)
        return value

    play_out(game, state, answer, events)
    found = game.check(state)
    require(not found, "invariants", lambda: "; ".join(found))
    require(state.result is not None, "ends", "no result")
    text_of([state.result, [event_data(event) for event in events]])


def look_closely(trial: Trial[Any], checks: Collection[str], kept: list[tuple[Record, Json]]) -> None:
    """Everything that can be checked at one point of rest."""
    match = trial.match
    if "apart" in checks:
        kept.append(check_apart(match.state))
    if "asks" in checks:
        for ask in match.asks:
            check_ask(ask, trial.rng)
        check_refused(match)
    if "views" in checks:
        check_views(match)
        check_pieces(match)
    if "notation" in checks and not match.position.script:
        check_notation(match, trial.rng)
    if "undo" in checks:
        check_free_undo(match, trial.rng)


def trace(trial: Trial[Any]) -> str:
    """Play a game to its end and return all that came of it as one text: asks, answers, events, views."""
    match, asks = trial.match, []
    while not match.over:
        asks += [text_of(ask_data(ask)) for ask in match.asks]
        trial.step()
    views = [text_of(match.game.view(match.state, seat)) for seat in onlookers(match)]
    return "\n".join([trial.journal().dump(), *asks, *(text_of([e.to, event_data(e)]) for e in match.events), *views])


__all__ = ["CHECKS", "Broken", "Player", "Trial", "examine", "random_setup", "skim", "trace"]
