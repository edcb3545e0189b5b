"""Transcripts: a game as text for people to read. The first sign of a line says what it is::

= position, at each point of rest        ? who is asked what
> the answer                             < what was told, to whom
. what changed in the view of the seat that is asked
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from .ask import CHANCE, Answer, Ask, Json, Seat
from .event import Event
from .journal import Journal, load, replay
from .match import Match
from .plain import event_data, plain, text_of


def transcript(game: Any, text: str) -> str:
    """Return the transcript of a journal file. Raises ``BadJournal``."""
    journal = load(text)
    return "\n".join(_lines(game, journal)) + "\n"


def digest(match: Match[Any]) -> str:
    """Return one hash of everything that was told and of the final position. A change of views keeps it; a change of what happened does not."""
    told = [text_of([event.to, event_data(event)]) for event in match.events]
    return sha256("\n".join([*told, match.game.write(match.state)]).encode()).hexdigest()


def _lines(game: Any, journal: Journal) -> Iterator[str]:
    setup = journal.setup
    options = "".join(f" {k}={v}" for k, v in setup.options.items())
    yield f"{game.id}, rules {journal.rules}, scenario {setup.scenario}{options}; seats {' '.join(setup.seats)}"
    match = replay(game, journal, 0)
    known: dict[Seat, dict[str, Json]] = {}
    for event in match.events:
        yield told(event)
    for line in journal.lines:
        ask = asked(match, line)
        if not match.position.script:
            yield f"\n= {game.write(match.state)}"
        if line.seat != CHANCE and not ask.standing:
            yield from news(known, line.seat, plain(match.view(line.seat)))
            yield f"? {line.seat} {ask.kind} [{ask.rule}]{choices(ask)}"
        before = match.event_count
        match.give(line)
        yield f"> {line.seat} {line.kind}={line.value}" + (f" ({line.by})" if line.by else "")
        for event in match.events_since(before):
            yield told(event)
    yield f"\n= {game.write(match.state)}"
    if match.over:
        yield f"result {facts(match.state.result.facts)}"
    else:
        yield "open " + ", ".join(f"{a.seat} {a.kind}" for a in match.asks if not a.standing)


def asked(match: Match[Any], line: Answer) -> Ask:
    """Return the open ask that a line answers."""
    return next(a for a in match.asks if a.seat == line.seat and a.kind == line.kind)


def choices(ask: Ask) -> str:
    """Return the options of an ask, where they are listed and few."""
    members = ask.domain.members()
    if members is None:
        return ""
    return f" {{{', '.join(map(str, members))}}}" if len(members) <= 12 else f" {{{len(members)} options}}"


def told(event: Event) -> str:
    """Return an event as a line."""
    return f"< {','.join(event.to)} {event.kind} [{event.rule}] {facts(event.facts)}".rstrip()


def facts(values: Any) -> str:
    """Return ``key=value`` for each fact."""
    return " ".join(f"{k}={v if isinstance(v, (str, int)) else text_of(v)}" for k, v in values.items())


def news(known: dict[Seat, dict[str, Json]], seat: Seat, view: dict[str, Json]) -> Iterator[str]:
    """Yield what changed in a seat's view since it was asked before. At first all of it is new; that is not repeated here."""
    before = known.get(seat)
    known[seat] = view
    if before is None:
        return
    changed = [part for key, value in view.items() if value != before.get(key) for part in change(key, before.get(key), value)]
    if changed:
        yield f". {seat}: {'; '.join(changed)}"


def change(key: str, old: Json, new: Json) -> Iterator[str]:
    """Yield the change of one field: the items added to and removed from a list, the changed fields of a dict, else the new value."""
    if isinstance(old, list) and isinstance(new, list):
        came, went = ([brief(x) for x in one if x not in other] for one, other in ((new, old), (old, new)))
        yield f"{key}" + "".join(f" +{x}" for x in came) + "".join(f" −{x}" for x in went)
    elif isinstance(old, dict) and isinstance(new, dict):
        for name in new:
            if new[name] != old.get(name):
                yield from change(f"{key}.{name}", old.get(name), new[name])
    else:
        yield f"{key} {brief(new)}"


def brief(value: Json) -> str:
    """Return a short form of a value: of a record, only the fields that are not empty."""
    if isinstance(value, dict):
        return "(" + " ".join(name if v is True else str(v) for name, v in value.items() if v not in (False, "", None)) + ")"
    return text_of(value) if isinstance(value, list) else str(value)
