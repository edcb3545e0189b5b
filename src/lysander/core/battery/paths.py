"""Checks of a whole game: the same answers by another way lead to the same place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..advance import play_out
from ..ask import Answer, Ask, Json, Rng
from ..chance import Chance
from ..domain import pick
from ..event import ALL, Event
from ..game import Game, Setup
from ..journal import load, replay
from ..match import Match
from ..plain import ask_data, text_of
from .basics import Broken, differ, require
from .points import onlookers
from .trial import Trial, absent

# journal, undo, inline, defaults


def same(check: str, one: Match[Any], other: Match[Any]) -> None:
    """Two matches stand at the same point: open asks, events, views, and last the states, for a view may settle what was put off."""
    differ(check, "open asks", text_of([ask_data(a) for a in one.asks]), text_of([ask_data(a) for a in other.asks]))
    require(one.event_count == other.event_count and one.events == other.events, check, "the events differ")
    for seat in onlookers(one):
        differ(check, f"views of {seat}", text_of(one.game.view(one.state, seat)), text_of(other.game.view(other.state, seat)))
    settled(one.game, one.state, other.state, check)


def settled(game: Game[Any], one: Any, other: Any, check: str) -> None:
    """Two states are equal, after both were looked at: what is worked out only when somebody looks is so now."""
    if one.result is not None:
        require(not game.check(one) and not game.check(other) and one == other, check, "the states differ")


def check_journal(trial: Trial[Any]) -> None:
    """A journal survives its file and replays to the same state, events and views."""
    journal = trial.journal()
    read = load(journal.dump())
    require(read.dump() == journal.dump() and read.lines == journal.lines, "journal", "the file does not read back")
    same("journal", trial.match, replay(trial.game, read))


def check_free_undo(match: Match[Any], rng: Rng) -> None:
    """A free undo crosses no die, no word told and no other seat; undone and done again is the same."""
    seat = pick(rng, [a.seat for a in match.asks])
    n = match.free_undo(seat)
    if n is None:
        return
    lines = match.lines[n:]
    require(all(line.seat == seat for line in lines), "undo", "a free undo crosses a line of chance or of another seat")
    told = [e for e in match.events_since(match.marks[n]) if ALL not in e.to or not all(a.aloud for a in match.asked[n:])]
    require(not told, "undo", "a free undo takes back something that was told to some")
    check_cut(match, n)


def check_cut(match: Match[Any], n: int) -> None:
    """The journal cut at line ``n`` asks again what it asked there, and with the same lines again leads to the same point."""
    again: Match[Any] = Match(match.game, match.setup, match.start)
    again.replay(match.lines)
    asked = match.asked[n]
    again.cut(n)
    require(len(again.lines) == n, "undo", "the cut has not the length it should have")
    open_again = [a for a in again.asks if a.seat == asked.seat and a.kind == asked.kind]
    require(bool(open_again), "undo", f"{asked.seat} is not asked {asked.kind} again")
    for line in match.lines[n:]:
        again.give(line)
    same("undo", match, again)


def feed(lines: Sequence[Answer]) -> Callable[[Ask], Json]:
    """A source that gives recorded answers. Sealed answers may stand in another order, so it looks a little ahead."""
    left = list(reversed(lines))

    def answer(ask: Ask) -> Json:
        for back in range(1, min(len(left), 16) + 1):
            if left[-back].seat == ask.seat and left[-back].kind == ask.kind:
                return left.pop(-back).value
        raise Broken("inline", f"inline asks {ask.seat} {ask.kind}, which was not asked here when paused")

    return answer


def check_inline(match: Match[Any]) -> None:
    """The same answers given at once lead to the same game, with a log and, if no umpire sits there, without one."""
    game = match.game
    quiet = not any(ask.standing for ask in match.asked)
    source, script = feed(match.lines if quiet else ()), () if quiet else tuple(match.lines)
    events: list[Event] = []
    state = play_out(game, match.start.clone(), source, events, script)
    require(events == match.events, "inline", "the events differ")
    for seat in onlookers(match):
        differ("inline", f"views of {seat}", text_of(game.view(match.state, seat)), text_of(game.view(state, seat)))
    settled(game, match.state, state, "inline")
    if quiet and not any(seat.umpire and seat.id in match.setup.seats for seat in game.seats):  # a desk needs the log
        silent = play_out(game, match.start.clone(), feed(match.lines))
        differ("inline", "results without a log", text_of(match.state.result), text_of(silent.result))


def check_defaults(game: Game[Any], setup: Setup, seed: bytes, limit: int) -> None:
    """A game in which nobody is there ends."""
    match: Match[Any] = Match(game, setup)
    chance = Chance(seed)
    while not match.over:
        require(len(match.lines) < limit, "defaults", f"no end after {limit} answers on defaults")
        ask = match.asks[0]
        match.answer(ask.seat, ask.kind, absent(ask, chance), "default")
