"""What must be true after an evening: each answer, take-back and line of talk that was acknowledged stands exactly once, and nothing else does.

Everything a person did is noted in the order in which they did it, with whether it was acknowledged; what was under way when a server was killed may
stand once or not at all. The database keeps what was taken back (``undone``), so its whole history can be told, line by line, and compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from lysander.server.store.schema import CHAT, CUTS, JOURNAL, KEYS, SEATS, UNDONE
from lysander.server.table.keys import hash_of

CUT = "take-back"


@dataclass(slots=True)
class Deed:
    """An answer of a seat (``kind`` and ``value``), a take-back (``CUT``, with the lines that it takes back, if that is known), or a line of talk
    (its text). ``mark`` is its number in the load's record; ``sure``: it was acknowledged."""

    mark: int
    kind: str
    value: Any = None
    sure: bool = False

    @property
    def what(self) -> tuple[str, Any]:
        """What was done."""
        return self.kind, self.value

    def is_this(self, stored: tuple[str, Any]) -> bool:
        """Return whether this is what is stored."""
        return stored == self.what or (self.kind == stored[0] == CUT and self.value is None)


@dataclass
class Log:
    """The lines that somebody at a seat was told, by their numbers, and what was wrong with how they came."""

    seat: str
    lines: dict[int, tuple[str, Any]] = field(default_factory=dict)
    last: int = 0
    back: int = 0
    faults: list[str] = field(default_factory=list)

    def hear(self, events: Sequence[Any]) -> None:
        """Note new lines; those that a take-back makes void are struck out."""
        for line in events:
            no = line["no"]
            if no <= self.last:
                self.faults.append(f"line {no} of the log of {self.seat or 'a spectator'} came after line {self.last}")
                continue
            if line["kind"] == "takeback":
                self.back += 1
                strike(self.lines, line["facts"]["first"], no)
            self.lines[no] = line["kind"], line["facts"]
            self.last = no

    def check(self, whole: Sequence[Any]) -> list[str]:
        """Return what is wrong, by the whole log as somebody is told it who comes now."""
        mine, faults = dict(self.lines), list(self.faults)
        for line in whole:
            if line["no"] > self.last and line["kind"] == "takeback":
                strike(mine, line["facts"]["first"], line["no"])
        now = {line["no"]: (line["kind"], line["facts"]) for line in whole if line["no"] <= self.last}
        who = self.seat or "a spectator"
        if lost := sorted(now.keys() - mine.keys()):
            faults.append(f"{who} was never told lines {lost[:5]} of {len(now)}")
        if more := sorted(mine.keys() - now.keys()):
            faults.append(f"{who} was told lines {more[:5]}, which do not stand: {[mine[n][0] for n in more[:5]]}")
        if other := [no for no in sorted(now.keys() & mine.keys()) if now[no] != mine[no]]:
            faults.append(f"{who} was told other lines {other[:5]}: {mine[other[0]]} was {now[other[0]]}")
        return faults


def strike(lines: dict[int, Any], first: int, end: int) -> None:
    """Strike out the lines from ``first`` up to ``end``."""
    for no in [no for no in lines if first <= no < end]:
        del lines[no]


class Line(NamedTuple):
    """A line of a journal."""

    n: int
    seat: str
    kind: str
    value: Any
    by: str


class Past(NamedTuple):
    """What the database holds of a table: its journal; its cuts as (line, by whom) with the lines that each took back; talk; keys by role; seats."""

    journal: list[Line]
    cuts: list[tuple[int, str]]
    undone: list[list[Line]]
    talk: list[tuple[int, str, str]]
    keys: dict[str, list[str]]
    seats: dict[str, str]
    faults: list[str]


def past_of(connection: Connection, table: str) -> Past:
    """Read what the database holds of a table, with what is wrong in it."""
    faults: list[str] = []
    journal = _lines(connection.execute(select(JOURNAL).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.n)).mappings())
    _count("the journal", [line.n for line in journal], 0, faults)
    cuts = connection.execute(select(CUTS).where(CUTS.c.table_id == table).order_by(CUTS.c.cut)).mappings().all()
    _count("the take-backs", [row["cut"] for row in cuts], 0, faults)
    gone: dict[int, list[Line]] = {}
    for row in connection.execute(select(UNDONE).where(UNDONE.c.table_id == table).order_by(UNDONE.c.cut, UNDONE.c.n)).mappings():
        gone.setdefault(row["cut"], []).extend(_lines([row]))
    undone = [gone.get(row["cut"], []) for row in cuts]
    for row, lines in zip(cuts, undone, strict=True):
        _count(f"take-back {row['cut']}", [line.n for line in lines], row["line"], faults)
    talk = [(row.n, row.seat, row.text) for row in connection.execute(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n))]
    _count("the talk", [n for n, _, _ in talk], 0, faults)
    keys: dict[str, list[str]] = {}
    for row in connection.execute(select(KEYS).where(KEYS.c.table_id == table)):
        keys.setdefault(row.role, []).append(row.hash)
    seats = {row.seat: row.kind for row in connection.execute(select(SEATS).where(SEATS.c.table_id == table))}
    return Past(journal, [(row["line"], row["by"]) for row in cuts], undone, talk, keys, seats, faults)


def _lines(rows: Iterable[Any]) -> list[Line]:
    return [Line(row["n"], row["seat"], row["kind"], msgspec.json.decode(row["value"]), row["by"]) for row in rows]


def _count(what: str, numbers: Sequence[int], first: int, faults: list[str]) -> None:
    """Note it if numbers have a gap or a double."""
    if list(numbers) != list(range(first, first + len(numbers))):
        at = next(i for i, n in enumerate(numbers) if n != first + i)
        faults.append(f"{what} has a gap or a double at {first + at}: {numbers[max(0, at - 2) : at + 3]}")


def history(past: Past) -> list[Line | tuple[str, str, int]]:
    """Return everything that was ever written into a journal in the order in which it was: lines, and (``CUT``, by whom, how many lines)."""
    lines, parts = list(past.journal), []
    for (line, by), undone in reversed(list(zip(past.cuts, past.undone, strict=True))):
        parts.append([(CUT, by, len(undone)), *lines[line:]])
        lines = lines[:line] + undone
    return [*lines, *(one for part in reversed(parts) for one in part)]


def deeds_of(told: Iterable[Line | tuple[str, str, int]], seat: str) -> list[tuple[str, Any]]:
    """Return what a history says the person of a seat did, in order."""
    found: list[tuple[str, Any]] = []
    for one in told:
        if isinstance(one, Line):
            if one.seat == seat and not one.by:
                found.append((one.kind, one.value))
        elif one[1] == seat:
            found.append((CUT, one[2]))
    return found


def compare(stored: Sequence[Any], deeds: Sequence[Deed]) -> str:
    """Return what is wrong if what is stored is not what was done: all that is sure, each once, in order; of the rest each once or not at all."""
    at, furthest = {0}, 0
    for deed in deeds:
        next_ones = {n + 1 for n in at if n < len(stored) and deed.is_this(stored[n])}
        at = next_ones if deed.sure else next_ones | at
        if not at:
            there = stored[furthest] if furthest < len(stored) else "nothing"
            return (
                f"mark {deed.mark}: {_short(deed.what)} was acknowledged, and {_short(there)} stands in its place ({furthest + 1} of {len(stored)})"
            )
        furthest = max(at)
    if len(stored) in at:
        return ""
    return f"{_short(stored[furthest])} stands there, and was done by nobody, or stands twice ({furthest + 1} of {len(stored)})"


def _short(what: Any) -> str:
    return str(what)[:120]


def check_deeds(past: Past, deeds: dict[str, list[Deed]]) -> list[str]:
    """Return what is wrong with the answers and take-backs of each seat."""
    told = history(past)
    found = [(seat, compare(deeds_of(told, seat), done)) for seat, done in deeds.items()]
    cuts = zip(past.cuts, past.undone, strict=True)
    strange = [f"{by}: a take-back begins with {_short(undone[:1])}" for (_, by), undone in cuts if not undone or undone[0].seat != by]
    return [f"{seat}: {fault}" for seat, fault in found if fault] + strange


def check_talk(past: Past, said: dict[str, list[Deed]]) -> list[str]:
    """Return what is wrong with the talk: each text is said once by one seat, so it can be found wherever it stands."""
    stands = Counter((seat, text) for _, seat, text in past.talk)
    known = {(seat, deed.value): deed for seat, deeds in said.items() for deed in deeds}
    faults = []
    for line, count in stands.items():
        if line not in known:
            faults.append(f"{line[0]} never said {line[1]!r}")
        elif count > 1:
            faults.append(f"mark {known[line].mark}: {line[1]!r} stands {count} times")
    faults += [f"mark {deed.mark}: {line[1]!r} was acknowledged, and is lost" for line, deed in known.items() if deed.sure and line not in stands]
    return faults


def check_keys(past: Past, held: dict[str, str]) -> list[str]:
    """Return what is wrong with who holds which seat: ``held`` are the keys as people know them; who sits there alone has a key to it."""
    faults = []
    for seat, kind in past.seats.items():
        hashes = past.keys.get(seat, [])
        if len(hashes) > 1:
            faults.append(f"{len(hashes)} keys open {seat}")
        elif kind == "human" and not hashes:
            faults.append(f"no key opens {seat}, and somebody sits there")
        elif seat in held and hashes != [hash_of(held[seat])]:
            faults.append(f"the key that its person has does not open {seat}")
    return faults
