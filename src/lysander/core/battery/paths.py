"""Checks of a whole game: the same answers lead to the same place by every way of giving them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..advance import play_out
from ..ask import Answer, Ask, Json, Rng
from ..chance import Chance
from ..domain import pick
from ..event import ALL, Event
from ..game import Game, Setup, umpire_seats
from ..journal import load, replay
from ..match import Match
from ..plain import ask_data, text_of
from .basics import Broken, differ, require
from .points import onlookers
from .trial import Trial, absent

# journal, undo, inline, defaults


def same(check: str, one: Match[Any], other: Match[Any]) -> None:
    """Require that two matches are at the same point: equal asks, events, views and states.

    States are compared last, because a game may work out a part of the state only when a view is made.
    """
    differ(check, "open asks", text_of([ask_data(a) for a in one.asks]), text_of([ask_data(a) for a in other.asks]))
    require(one.event_count == other.event_count and one.events == other.events, check, "the events differ")
    for seat in onlookers(one):
        differ(check, f"views of {seat}", text_of(one.game.view(one.state, seat)), text_of(other.game.view(other.state, seat)))
    settled(one.game, one.state, other.state, check)


def settled(game: Game[Any], one: Any, other: Any, check: str) -> None:
    """Require that two states are equal, once views of both were made, so that nothing is left to be worked out."""
    if one.result is not None:
        require(not game.check(one) and not game.check(other) and one == other, check, "the states differ")


def check_journal(trial: Trial[Any]) -> None:
    """A journal survives its file and replays to the same state, events and views."""
    journal = trial.journal()
    read = load(journal.dump())
    require(read.dump() == journal.dump() and read.lines == journal.lines, "journal", "the file does not read back")
    same("journal", trial.match, replay(trial.game, read))


def check_straight(match: Match[Any]) -> None:
    """Check that the lines so far, played straight through, lead to the same point by the same questions, and to what each seat sees there."""
    again: Match[Any] = Match(match.game, match.setup, match.start)
    again.replay(match.lines)
    same("journal", match, again)
    require(again.marks == match.marks, "journal", "played straight through, the events are told at other lines")
    differ("journal", "questions answered straight through", *(text_of([_no_domain(a) for a in m.asked]) for m in (match, again)))
    for seat in onlookers(match):
        differ("journal", f"what {seat} sees after lines played straight through", text_of(match.view(seat)), text_of(again.view(seat)))
    require(again.position.script == match.position.script, "journal", "played straight through, the open step begins at another line")


def _no_domain(ask: Ask) -> list[Json]:
    """Return what stays true of an ask when its answer was given. Its domain may know a state that goes on."""
    return [ask.seat, ask.kind, ask.rule, ask.takeback, ask.standing, [*ask.firm], ask.aloud]


def check_free_undo(match: Match[Any], rng: Rng) -> None:
    """Check that a free undo takes back no roll, no answer of another seat and no event but what an umpire alone is told, and that the same answers
    lead to the same point again."""
    seat = pick(rng, [a.seat for a in match.asks])
    n = match.free_undo(seat)
    if n is None:
        return
    lines = match.lines[n:]
    require(all(line.seat == seat for line in lines), "undo", "a free undo crosses a line of chance or of another seat")
    umpires, aloud = umpire_seats(match.game), all(a.aloud for a in match.asked[n:])
    told = [e for e in match.events_since(match.marks[n]) if not (set(e.to) <= umpires or (aloud and ALL in e.to))]
    require(not told, "undo", "a free undo takes back something that was told to some")
    check_cut(match, n)


def check_cut(match: Match[Any], n: int) -> None:
    """Check that the journal, cut at line ``n``, asks the same question there, and that the same lines lead to the same point again."""
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
    """Return a source that gives recorded answers. It looks up to 16 lines ahead, because sealed answers may be in another order."""
    left = list(reversed(lines))

    def answer(ask: Ask) -> Json:
        for back in range(1, min(len(left), 16) + 1):
            if left[-back].seat == ask.seat and left[-back].kind == ask.kind:
                return left.pop(-back).value
        raise Broken("inline", f"inline asks {ask.seat} {ask.kind}, which was not asked here when paused")

    return answer


def check_inline(match: Match[Any]) -> None:
    """Check that the same answers, given without pauses, lead to the same game; also without events, where no umpire needs them."""
    game = match.game
    quiet = not any(ask.standing for ask in match.asked)
    source, script = feed(match.lines if quiet else ()), () if quiet else tuple(match.lines)
    events: list[Event] = []
    state = play_out(game, match.start.clone(), source, events, script)
    require(events == match.events, "inline", "the events differ")
    for seat in onlookers(match):
        differ("inline", f"views of {seat}", text_of(game.view(match.state, seat)), text_of(game.view(state, seat)))
    settled(game, match.state, state, "inline")
    if quiet and not any(seat.umpire and seat.id in match.setup.seats for seat in game.seats):  # an umpire's desk reads the events
        silent = play_out(game, match.start.clone(), feed(match.lines))
        differ("inline", "results without a log", text_of(match.state.result), text_of(silent.result))


def check_defaults(game: Game[Any], setup: Setup, seed: bytes, limit: int) -> None:
    """Check that a game in which every seat is absent comes to an end."""
    match: Match[Any] = Match(game, setup)
    chance = Chance(seed)
    while not match.over:
        require(len(match.lines) < limit, "defaults", f"no end after {limit} answers on defaults")
        ask = match.asks[0]
        match.answer(ask.seat, ask.kind, absent(ask, chance), "default")
