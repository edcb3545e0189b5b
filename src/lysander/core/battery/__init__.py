"""Contract checks that hold for every game, run on whole games played at random.

Nothing here knows a particular game. ``examine`` plays one game and checks it on the way; the contract tests and ``lysander fuzz`` call it. All
randomness is passed in, so that a failure can be reproduced.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..advance import play_out
from ..ask import CHANCE, Answer, Ask, Json, Rng
from ..event import Event
from ..game import player_seats, umpire_seats
from ..plain import ask_data, event_data, text_of
from ..record import Record
from .basics import Broken, require
from .disclosures import Approved, Tally
from .looks import Look, rare_first
from .paths import check_cut, check_defaults, check_free_undo, check_inline, check_journal, check_straight, same
from .points import check_apart, check_ask, check_events, check_notation, check_pieces, check_refused, check_views, fingerprint, onlookers
from .sight import ViewWatch
from .trial import Player, Trial, random_setup
from .twins import compare_look, compare_twins

CHECKS = ("apart", "asks", "views", "notation", "undo", "twins", "journal", "inline", "defaults")
LOOKS = 6
RARE = 2
"""Kinds of questions, and kinds of answers, to which closer looks go in a game."""


def examine(
    trial: Trial[Any],
    checks: Collection[str] = CHECKS,
    *,
    looks: int | None = LOOKS,
    approved: Approved | None = None,
    tally: Tally | None = None,
    limit: int = 20_000,
) -> Tally:
    """Play a game to its end and check it. Returns how often secrecy was compared. Raises ``Broken``.

    The game is played twice: at random, then with the same answers again, and then looked at closely at ``looks`` of its points of rest and as
    many points between them, all equally likely (None: at every point). Secrecy is compared at a quarter as many points of rest, and before and
    after questions of rare kinds (``looks.py``; None: of every kind). ``approved`` are the disclosures that the game allows; without them none
    is judged. What is counted is added to ``tally`` as it goes, so that a game that fails counts too.
    """
    tally = tally if tally is not None else Tally()
    rests, between = play(trial, checks, limit)
    rng, played = trial.rng, trial.match
    twins = set(sampled(rests, looks if looks is None else max(1, looks // 4), rng)) if "twins" in checks else set()
    pairs = rare(trial, rests, looks) if "twins" in checks else {}
    chosen = set(sampled(rests, looks, rng)) | set(sampled(between, looks, rng))
    kept: list[tuple[Record, Json]] = []
    trial.start_again()
    for n, line in enumerate(played.lines):
        if n in chosen:
            check_point(trial, checks, kept)
        if n in twins:
            compare_twins(trial, tally, approved)
        for look in pairs.get(n, ()):
            compare_look(trial, look, played.lines[n:], tally, approved)
        trial.match.give(line)
    same("journal", played, trial.match)
    for clone, text in kept:
        require(fingerprint(clone) == text, "apart", "a clone kept from earlier in the game has changed")
    check_events(trial.match)
    check_views(trial.match)
    check_pieces(trial.match)
    if "journal" in checks:
        check_journal(trial)
    if "inline" in checks:
        check_inline(trial.match)
    if "undo" in checks:
        check_cut(trial.match, int(rng.random() * len(played.lines)))
    if "defaults" in checks:
        check_defaults(trial.game, trial.setup, trial.chance.seed, limit)
    return tally


def play(trial: Trial[Any], checks: Collection[str], limit: int) -> tuple[list[int], list[int]]:
    """Play to the end with the cheap checks after every answer.

    Returns the numbers of the lines before which the game was at rest and a player was asked, and the numbers of all other lines.
    """
    match, game = trial.match, trial.game
    watch = ViewWatch(match) if "views" in checks else None
    judges = {CHANCE, *umpire_seats(game)}
    rests, between = list[int](), list[int]()
    while not match.over:
        require(len(match.lines) < limit, "ends", f"no end after {limit} answers")
        found = game.check(match.state)
        require(not found, "invariants", lambda: "; ".join(found))  # noqa: B023  called at once
        if watch is not None:
            watch.look()
        at_rest = not match.position.script and any(a.seat not in judges for a in trial.blocking())
        (rests if at_rest else between).append(len(match.lines))
        trial.step()
    require(not trial.blocking(), "ends", "somebody is asked after the end")
    found = game.check(match.state)
    require(not found, "invariants", lambda: "; ".join(found))
    return rests, between


def rare(trial: Trial[Any], rests: list[int], looks: int | None) -> dict[int, list[Look]]:
    """Pairs of worlds by the line at which they begin: for rare kinds of questions, for each kind if ``looks`` is None."""
    players = player_seats(trial.game, trial.setup.seats)
    lines, count = trial.match.lines, RARE if looks is not None else len(trial.match.lines)
    found: dict[int, list[Look]] = {}
    for look in rare_first(lines, trial.match.asked, set(rests), players, count, trial.rng):
        found.setdefault(look.at, []).append(look)
    return found


def sampled(items: list[int], count: int | None, rng: Rng) -> list[int]:
    """Return ``count`` of the items, drawn at random without repetition; all of them if ``count`` is None."""
    left = list(items)
    return left if count is None else [left.pop(int(rng.random() * len(left))) for _ in range(min(count, len(left)))]


def examine_inline(trial: Trial[Any], limit: int = 20_000) -> None:
    """Play a game without pauses and make the cheap checks at every question: invariants, samples and defaults are legal, events are plain data."""
    game, lines = trial.game, trial.lines
    state, events = trial.match.start.clone(), list[Event]()

    def answer(ask: Ask) -> Json:
        require(len(lines) < limit, "ends", f"no end after {limit} answers")
        found = game.check(state)
        require(not found, "invariants", lambda: "; ".join(found))
        trial.trying = Answer(ask.seat, ask.kind, None)
        trial.trying.value = value = trial.value(ask, state)
        refusal = ask.domain.why_not(value)
        require(refusal is None, "asks", f"{ask.seat} {ask.kind}: its own sample or default {value!r} is refused: {refusal}")
        lines.append(trial.trying)
        return value

    play_out(game, state, answer, events)
    found = game.check(state)
    require(not found, "invariants", lambda: "; ".join(found))
    require(state.result is not None, "ends", "no result")
    text_of([state.result, [event_data(event) for event in events]])


def check_point(trial: Trial[Any], checks: Collection[str], kept: list[tuple[Record, Json]]) -> None:
    """Make all checks of a single point of the game."""
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
    if "journal" in checks:
        check_straight(match)
    if "undo" in checks:
        check_free_undo(match, trial.rng)


def trace(trial: Trial[Any]) -> str:
    """Play a game to its end and return its asks, answers, events and views as one text."""
    match, asks = trial.match, []
    while not match.over:
        asks += [text_of(ask_data(ask)) for ask in match.asks]
        trial.step()
    views = [text_of(match.game.view(match.state, seat)) for seat in onlookers(match)]
    return "\n".join([trial.journal().dump(), *asks, *(text_of([e.to, event_data(e)]) for e in match.events), *views])


__all__ = ["CHECKS", "LOOKS", "Approved", "Broken", "Player", "Tally", "Trial", "examine", "examine_inline", "random_setup", "trace"]
