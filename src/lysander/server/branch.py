"""Playing on from a moment of a game that is over: a new table with the answers given until then, and dice of its own."""

from __future__ import annotations

import asyncio
from typing import Any

from ..core.ask import CHANCE, Answer
from ..core.chance import Chance
from ..core.match import Match
from . import book
from .access import HOST, WATCH, new_key, new_seed, new_table_id
from .book import Meta, Sitting, Stored
from .chair import umpire_seats
from .errors import No
from .hall import Hall, hashed
from .review import every_step, pick_step, steps_of
from .tables import LiveTable, viewer
from .wire import Branch, Made, SeatWish

BRANCHED = "branch"
"""Marks a roll that was taken over: the seed of the new table does not answer for it."""


async def branch(hall: Hall, old: LiveTable, roles: frozenset[str], wish: Branch) -> Made:
    """A running table at an earlier step of ``old``, and the keys to it. Raises ``No``."""
    async with old.lock:
        may_branch(old, roles)
        assert old.match is not None
        steps = every_step(old) if wish.truth else steps_of(old, viewer(old, wish.seat))
        lines = [_taken_over(line) for line in old.match.lines[: steps[pick_step(steps, wish.step)]]]
        meta = _meta(old.meta)
        seats = _seats(hall, old, wish)
    await asyncio.to_thread(_roll_on, old, meta, lines)
    host = new_key()
    keys = {HOST: host, WATCH: new_key()} | {s: host if v.kind == "human" else new_key() for s, v in seats.items() if v.kind in ("human", "open")}
    rows = book.journal_rows(meta.id, 0, lines)

    def work(connection: Any) -> None:
        book.create(connection, meta, seats, hashed(keys))
        hall.writer.insert(connection, rows)

    await hall.writer.run(work, meta.id)
    stored = Stored(meta, seats, hashed(keys), lines, [], [], {})
    hall.keep(await asyncio.to_thread(LiveTable, old.game, hall.writer, stored))
    return Made(meta.id, keys)


def may_branch(table: LiveTable, roles: frozenset[str]) -> None:
    """Nothing of a running game is shown to anybody who could not see it anyway: it is over, or the key opens every seat and no umpire
    keeps anything from them. Raises ``No``."""
    above = umpire_seats(table.game)
    if table.match is None:
        raise No(409, "not-running")
    if table.meta.status != "over" and (not set(table.meta.seated) - above <= roles or above & set(table.meta.seated)):
        raise No(403, "not-over")


def _taken_over(line: Answer) -> Answer:
    return Answer(line.seat, line.kind, line.value, line.by or BRANCHED) if line.seat == CHANCE else line


def _roll_on(old: LiveTable, meta: Meta, lines: list[Answer]) -> None:
    """Adds the rolls that are due. Raises ``No`` where the game has ended."""
    match: Match[Any] = Match(old.game, old.setup)
    match.replay(lines)
    lines += match.roll_on(Chance(bytes.fromhex(meta.seed)))
    if match.over:
        raise No(409, "nothing-left")


def _meta(old: Meta) -> Meta:
    """The new table: set up as the old one, with a seed of its own."""
    at = book.now()
    return Meta(
        new_table_id(), old.game, old.scenario, old.options, old.variant, old.rules, old.title, False,
        True, "running", new_seed(), old.seated, {}, "", at, at, old.umpire_minutes, beat=old.beat,
    )  # fmt: skip


def _seats(hall: Hall, old: LiveTable, wish: Branch) -> dict[str, Sitting]:
    """Who sits there: whom the maker wishes, else the maker; the umpire's chair waits for somebody, where the game had one."""
    above = umpire_seats(old.game)
    if set(wish.seats) - (set(old.meta.seated) - above):
        raise No(422, "no-seat")
    seats = {}
    for id in old.seats:
        seat = wish.seats.get(id, SeatWish("human"))
        kind = "empty" if id not in old.meta.seated else "open" if id in above else seat.kind
        if kind == "empty" and id in old.meta.seated:
            raise No(422, "bad-seat", what=kind)
        level = (seat.level or "normal") if kind == "bot" else ""
        hall.check_level(old.game.id, level)
        seats[id] = Sitting(kind, level, (seat.name or wish.name) if kind == "human" else "")
    return seats
