"""A game as text to be read: position, question, answer, what was told to whom, and what each seat knows that it did not know before.

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
    """The transcript of a journal file. Raises ``BadJournal``."""
    journal = load(text)
    return "\n".join(_lines(game, journal)) + "\n"


def digest(match: Match[Any]) -> str:
    """Everything that was told, and the position at the end, as one hash. Views may grow; what happened may not change."""
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
    """The open ask that a line answers."""
    return next(a for a in match.asks if a.seat == line.seat and a.kind == line.kind)


def choices(ask: Ask) -> str:
    """The options of an ask, where they are listed and few."""
    members = ask.domain.members()
    if members is None:
        return ""
    return f" {{{', '.join(map(str, members))}}}" if len(members) <= 12 else f" {{{len(members)} options}}"


def told(event: Event) -> str:
    """An event in a line."""
    return f"< {','.join(event.to)} {event.kind} [{event.rule}] {facts(event.facts)}".rstrip()


def facts(values: Any) -> str:
    """``key=value`` for each fact."""
    return " ".join(f"{k}={v if isinstance(v, (str, int)) else text_of(v)}" for k, v in values.items())


def news(known: dict[Seat, dict[str, Json]], seat: Seat, view: dict[str, Json]) -> Iterator[str]:
    """What changed in a seat's view since it was asked before; all of it is new at first, and is not repeated here."""
    before = known.get(seat)
    known[seat] = view
    if before is None:
        return
    changed = [part for key, value in view.items() if value != before.get(key) for part in change(key, before.get(key), value)]
    if changed:
        yield f". {seat}: {'; '.join(changed)}"


def change(key: str, old: Json, new: Json) -> Iterator[str]:
    """One field: of a list what came and went, of a dict its fields, else the new value."""
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
    """A value in few words: of a record the values that say something."""
    if isinstance(value, dict):
        return "(" + " ".join(name if v is True else str(v) for name, v in value.items() if v not in (False, "", None)) + ")"
    return text_of(value) if isinstance(value, list) else str(value)
