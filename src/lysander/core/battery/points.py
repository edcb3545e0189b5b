"""Checks at one point of rest: clones, asks, views, events, notation."""

from __future__ import annotations

import json
from typing import Any

from ..ask import CHANCE, Answer, Ask, IllegalAnswer, Json, Rng, Seat, written
from ..chart import misplaced
from ..event import ALL, SPECTATOR
from ..match import Match
from ..plain import ask_data, event_data, text_of
from ..record import Record, mutable_fields
from .basics import GARBAGE, Broken, differ, is_roll, mutated, require, verdict

# clones


def check_apart(state: Any) -> tuple[Record, Json]:
    """Check that a clone is equal and shares nothing that can change. Returns the clone and its fingerprint, to be compared later."""
    clone = state.clone()
    require(clone == state, "apart", "a clone differs from its original")
    shared = {id(x) for x in mutables(state)} & {id(x) for x in mutables(clone)}
    require(not shared, "apart", lambda: f"a clone shares {next(x for x in mutables(clone) if id(x) in shared)!r:.200}")
    return clone, fingerprint(clone)


def mutables(value: Any) -> list[Any]:
    """Return all records, lists and dicts that a clone must copy. What is declared frozen is taken to be frozen with all that is in it."""
    if isinstance(value, Record):
        return [value, *(x for name in mutable_fields(type(value)) for x in mutables(getattr(value, name)))]
    if isinstance(value, (list, dict)):
        return [value, *(x for item in (value.values() if isinstance(value, dict) else value) for x in mutables(item))]
    return []


def fingerprint(value: Any) -> Json:
    """The content of a state as nested tuples that share nothing with it; frozen objects stand for themselves."""
    if isinstance(value, Record):
        return tuple(fingerprint(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, dict):
        return tuple((k, fingerprint(v)) for k, v in value.items())
    return tuple(fingerprint(v) for v in value) if isinstance(value, (list, tuple)) else value


# asks


def check_ask(ask: Ask, rng: Rng) -> None:
    """Check that sample, members and default are legal, that garbage is judged without an exception, and that all of it is plain data."""
    domain, where = ask.domain, f"{ask.seat} {ask.kind}"
    text = text_of(ask_data(ask))
    require(text_of(json.loads(text)) == text, "asks", f"{where} does not survive JSON")
    members = domain.members()
    for _ in range(3):
        value = domain.sample(rng)
        require(domain.why_not(value) is None, "asks", lambda: f"{where}: its own sample {value!r} is refused: {domain.why_not(value)}")  # noqa: B023
        require(members is None or value in members, "asks", f"{where}: its own sample {value!r} is no member")
    for value in members if members is not None and len(members) <= 400 else ():
        require(domain.why_not(value) is None, "asks", lambda: f"{where}: its own member {value!r} is refused: {domain.why_not(value)}")  # noqa: B023
    if ask.seat != CHANCE and not ask.standing and not is_roll(ask):
        require(ask.default is not None, "defaults", f"{where} has no default")
        refusal = domain.why_not(ask.default)
        require(refusal is None, "defaults", f"{where}: its default {ask.default!r} is refused: {refusal}")
    for value in [*GARBAGE, *mutated(domain.sample(rng), rng)]:
        judged = verdict(ask, value)
        legal = judged is not None or members is None or written(domain, value) in members
        require(legal, "asks", f"{where} accepts {value!r:.80}, which is no member")


def check_refused(match: Match[Any]) -> None:
    """Check that answers which nobody may give are refused and change nothing."""
    before, lines = match.position, len(match.lines)
    ask = match.asks[0]
    for answer in (Answer(ask.seat, ask.kind, {"no": ["such"]}), Answer(ask.seat, "no-such-kind", 1), Answer("nobody", ask.kind, ask.default)):
        try:
            match.give(answer)
        except IllegalAnswer:
            require(match.position is before and len(match.lines) == lines, "asks", "a refused answer changed something")
            continue
        raise Broken("asks", f"{answer} was accepted")


# views, events, notation


def onlookers(match: Match[Any]) -> tuple[Seat, ...]:
    """Return everybody who has a view."""
    return (*match.setup.seats, SPECTATOR)


def check_views(match: Match[Any]) -> None:
    """Check that views and the waiting line are plain data, and the same when they are made twice."""
    for seat in onlookers(match):
        text = text_of(match.view(seat))
        differ("views", f"two views of {seat}", text, text_of(match.view(seat)))
        differ("views", f"{seat}'s view and its JSON", text, text_of(json.loads(text)))
    text_of(match.game.waiting(match.state))


def check_pieces(match: Match[Any]) -> None:
    """Check that the pieces of views lie on the chart (``core/chart.py``), in games whose chart has areas."""
    chart = match.game.chart(match.setup)
    for seat in onlookers(match) if "areas" in chart else ():
        found = misplaced(chart, getattr(match.view(seat), "pieces", ()))
        require(not found, "views", lambda: f"{seat}: {'; '.join(found)}")  # noqa: B023  called at once


def check_events(match: Match[Any]) -> None:
    """Check that events are plain data and told to seats that exist."""
    known = {ALL, SPECTATOR, *(s.id for s in match.game.seats)}
    for event in match.events:
        text = text_of(event_data(event))
        differ("events", f"{event.kind} and its JSON", text, text_of(json.loads(text)))
        require(set(event.to) <= known, "events", f"{event.kind} is told to {event.to}")


def check_notation(match: Match[Any], rng: Rng) -> None:
    """Check that a position at rest is read as it was written, and that garbage is refused with ``ValueError``."""
    text = match.game.write(match.state)
    again = match.game.parse(text, match.setup)
    differ("notation", "a position and what is read of it", text, match.game.write(again))
    for garbage in mutated(text, rng):
        try:
            match.game.parse(garbage, match.setup) if isinstance(garbage, str) else None
        except ValueError:
            continue
        except Exception as error:
            raise Broken("notation", f"parse({garbage!r}) raises {error!r}") from error
