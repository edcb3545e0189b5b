"""Turns, as notices count them: by public facts, like clocks (docs/decisions/040-clocks.md), so that no count of messages tells of a secret one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ..store.ways import Way
from ..table import clocks, nights, presence
from ..table.keys import COMPANION, roles_of_hash
from ..table.live_table import LiveTable
from .letter import digest

WEEK = 7 * 86_400_000
"""Milliseconds after which somebody is reminded who has not come."""


class Step(NamedTuple):
    """A public step of a game: ``mark`` names it, ``acts`` are the seats that are publicly to act."""

    mark: str
    acts: frozenset[str]


def step_of(table: LiveTable) -> Step | None:
    """Returns the public step at which a game is, None if it does not run."""
    if table.match is None or table.meta.status != "running":
        return None
    facts = clocks.public_facts(table)
    return Step(digest(msgspec.json.encode(facts, order="sorted").decode())[:32], frozenset(table.game.acts(facts)))


def is_asked(table: LiveTable, seat: str) -> bool:
    """Returns whether a seat is asked something that blocks."""
    return table.match is not None and any(not a.standing for a in table.match.asks_of(seat))


def person_sits(table: LiveTable, way: Way) -> bool:
    """Returns whether the person who chose a way still has the seat."""
    sitting, roles = table.seats.get(way.seat), roles_of_hash(table.keys, way.hash)
    return sitting is not None and sitting.kind == "human" and way.seat in roles and way.seat + COMPANION not in roles


def looks(table: LiveTable, seat: str) -> bool:
    """Returns whether the person of a seat has the page of the table before their eyes, here."""
    return any(listener.person == seat and listener.visible for listener in table.listeners)


def may_be_elsewhere(table: LiveTable, seat: str) -> bool:
    """Returns whether the person of a seat may look at the table at another server of the database, or by a program that asks now and then."""
    return seat not in presence.persons(table.listeners) and not table.away()[seat]


def when(table: LiveTable, seat: str, at: int) -> Callable[[Way], int]:
    """Returns a function that says when a person is told of a turn that begins now. Where nights do not count, nobody is told at night."""
    pace, clock = table.meta.pace, table.meta.clocks.get(seat)
    zone = (clock.zone if clock else "") if pace is not None and pace.nights else None
    return lambda way: at + 1000 * way.wait if zone is None else nights.after(at, 1000 * way.wait, zone)


def reminded(table: LiveTable, at: int) -> int:
    """Returns when a person is reminded of a turn; 0: not at all, where games are played in an evening."""
    return at + WEEK if table.meta.pace is None or table.meta.pace.kind == "post" else 0
