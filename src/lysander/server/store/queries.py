"""Reading and writing tables: plain functions over a connection, run by the writer thread or by a reader."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from ...core.ask import Answer
from ..errors import Damaged
from . import statements
from .records import Cut, Entry, Known, Meta, Note, Pace, Said, SeatClock, Sitting, Stored
from .schema import BOOK, CHAT, CUTS, JOURNAL, KEYS, NOTES, SEATS, TABLES, UNDONE
from .writer import Behind, Row

NEWEST = 20
"""Lines of a table's book that are kept in memory and shown with every ``state``."""


STATUS = ("lobby", "running", "paused", "over")
REQUEST = {"action", "level", "by", "time"}
"""What stands in a request to a seat."""


def now() -> int:
    """Returns the milliseconds since 1970."""
    return int(time.time() * 1000)


def journal_rows(table: str, n: int, lines: Sequence[Answer]) -> list[Row]:
    """Returns rows for the writer, ``n`` the number of the first."""
    at = now()
    return [(table, n + i, a.seat, a.kind, msgspec.json.encode(a.value).decode(), a.by, at) for i, a in enumerate(lines)]


OBJECTS = ("options", "variant", "request", "commitments", "nonces", "pausing")
"""Columns of a table that hold an object in JSON."""


def _packed(meta: Meta) -> dict[str, Any]:
    row = {name: getattr(meta, name) for name in Meta.__slots__}
    row |= {name: json.dumps(row[name]) for name in (*OBJECTS, "seated")}
    row |= _clock_row(meta)
    row["pace"] = json.dumps(asdict(meta.pace) if meta.pace else {})
    row["beat"] = row.pop("quiet_period")
    return row


def _clock_row(meta: Meta) -> dict[str, Any]:
    clocks = json.dumps({seat: asdict(clock) for seat, clock in meta.clocks.items()})
    return {"clocks": clocks, "clock_since": meta.clock_since, "clock_due": meta.clock_due}


def _meta(row: RowMapping) -> Meta:
    data = dict(row) | {name: _object(row[name]) for name in OBJECTS}
    data["seated"], data["quiet_period"] = tuple(_list(row["seated"])), data.pop("beat")
    pace = _object(row["pace"])
    data["pace"] = Pace(**pace) if pace else None
    data["clocks"] = {seat: SeatClock(**clock) for seat, clock in _object(row["clocks"]).items()}
    del data["revision"]
    if data["status"] not in STATUS:
        raise ValueError(f"its status is {data['status']!r}")
    bytes.fromhex(data["seed"])
    return Meta(**data)


def _object(text: str) -> dict[str, Any]:
    """Returns the object that a text in JSON holds. Raises ``ValueError``."""
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError(f"{text[:80]!r} is not an object")
    return found


def _list(text: str) -> list[Any]:
    """Returns the list that a text in JSON holds. Raises ``ValueError``."""
    found = json.loads(text)
    if not isinstance(found, list):
        raise ValueError(f"{text[:80]!r} is not a list")
    return found


def create(connection: Connection, meta: Meta, seats: Mapping[str, Sitting], keys: Mapping[str, Iterable[str]]) -> None:
    """Writes a new table."""
    connection.execute(insert(TABLES), _packed(meta))
    connection.execute(insert(SEATS), [{"table_id": meta.id, "seat": s, "seen": v.seen, **_seat_row(v)} for s, v in seats.items()])
    connection.execute(insert(KEYS), [{"table_id": meta.id, "hash": h, "role": role} for h, roles in keys.items() for role in roles])


def _seat_row(sitting: Sitting) -> dict[str, Any]:
    request = json.dumps(sitting.request)
    row = {name: getattr(sitting, name) for name in ("kind", "level", "name", "lent", "notices")}
    return row | {"request": request}


def save_meta(connection: Connection, meta: Meta) -> None:
    """Writes the status and everything else that changes of a table."""
    connection.execute(statements.META, {"of": meta.id, **_packed(meta)})


def save_clocks(connection: Connection, meta: Meta) -> None:
    """Writes what the clocks of a table show."""
    connection.execute(statements.META, {"of": meta.id, **_clock_row(meta)})


def save_seat(connection: Connection, table: str, seat: str, sitting: Sitting) -> None:
    """Writes a changed seat; of an open one also when its invitation was opened."""
    opened = {"seen": sitting.seen} if sitting.kind == "open" else {}
    connection.execute(statements.SEAT, {"of": table, "at": seat, **_seat_row(sitting), **opened})


def save_key(connection: Connection, table: str, hash: str, roles: Iterable[str]) -> None:
    """Writes what a key opens from now on."""
    connection.execute(delete(KEYS).where((KEYS.c.table_id == table) & (KEYS.c.hash == hash)))
    rows = [{"table_id": table, "hash": hash, "role": role} for role in roles]
    if rows:
        connection.execute(insert(KEYS), rows)


def _cut_row(table: str, number: int, cut: Cut) -> dict[str, Any]:
    marks = json.dumps(dict(cut.marks))
    return {"table_id": table, "cut": number, "line": cut.line, "by": cut.by, "marks": marks, "time": now(), "counted": cut.counted}


def save_cut(connection: Connection, table: str, number: int, cut: Cut, lines: int) -> None:
    """Cuts the journal; the undone lines are kept. Raises ``Behind`` if the journal has not ``lines`` lines."""
    here = JOURNAL.c.table_id == table
    undone = connection.execute(select(JOURNAL).where(here & (JOURNAL.c.n >= cut.line)).order_by(JOURNAL.c.n)).mappings().all()
    if cut.line + len(undone) != lines:
        raise Behind
    connection.execute(insert(CUTS), _cut_row(table, number, cut))
    connection.execute(insert(UNDONE), [{**r, "cut": number} for r in undone])
    connection.execute(delete(JOURNAL).where(here & (JOURNAL.c.n >= cut.line)))


def drop_journal(connection: Connection, table: str, number: int, cut: Cut) -> None:
    """Takes all lines out of a journal, as the cut says; they are not kept."""
    connection.execute(insert(CUTS), _cut_row(table, number, cut))
    connection.execute(delete(JOURNAL).where(JOURNAL.c.table_id == table))


def create_cuts(connection: Connection, table: str, cuts: Sequence[Cut]) -> None:
    """Writes how often a game that comes from elsewhere had been set back, and to which lines."""
    rows = [_cut_row(table, n, cut) for n, cut in enumerate(cuts)]
    if rows:
        connection.execute(insert(CUTS), rows)


def save_said(connection: Connection, table: str, said: Said) -> None:
    """Writes a line of table talk."""
    connection.execute(insert(CHAT), {"table_id": table, "n": said.n, "seat": said.seat, "name": said.name, "text": said.text, "time": said.time})


def save_note(connection: Connection, table: str, seat: str, note: Note) -> None:
    """Writes the notes of a seat."""
    where = (NOTES.c.table_id == table) & (NOTES.c.seat == seat)
    values = {"text": note.text, "marks": json.dumps(note.marks)}
    if connection.execute(update(NOTES).where(where).values(values)).rowcount == 0:
        connection.execute(insert(NOTES), {"table_id": table, "seat": seat, **values})


def save_entries(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """Writes lines of a table's book."""
    if entries:
        connection.execute(insert(BOOK), [{"table_id": table, **{name: getattr(e, name) for name in Entry.__slots__}} for e in entries])


def load_book(connection: Connection, table: str, most: int | None = None) -> list[Entry]:
    """Returns the book of a table, the oldest line first; only the newest ``most`` lines, if it is given."""
    if most is None:
        found = connection.execute(statements.WHOLE_BOOK, {"table": table})
    else:
        found = connection.execute(statements.BOOK_END, {"table": table, "most": most})
    return [Entry(*row) for row in found][::-1]


def save_seen(connection: Connection, seen: Sequence[tuple[str, str, int]]) -> None:
    """Writes when the persons of seats (table, seat, time) were last here; a later time that is there stays."""
    if seen:
        connection.execute(statements.SEEN, [{"of": table, "at": seat, "when": time} for table, seat, time in sorted(seen)])


def load_seen(connection: Connection, tables: Sequence[str]) -> dict[tuple[str, str], int]:
    """Returns when the persons of some tables were last here, by table and seat."""
    found = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id.in_(tables))
    return {(r.table_id, r.seat): r.seen for r in connection.execute(found)} if tables else {}


def load(connection: Connection, table: str, known: Known | None = None) -> Stored | None:
    """Returns a whole table, or None. Of one of which something is ``known``, only the new lines of journal and talk; after a new cut, all lines
    again. Raises ``Damaged``."""
    try:
        return _load(connection, table, known)
    except (ValueError, TypeError, KeyError) as error:
        raise Damaged(f"{type(error).__name__}: {error}") from None


def _load(connection: Connection, table: str, known: Known | None) -> Stored | None:
    row = connection.execute(statements.ROW, {"table": table}).mappings().first()
    if row is None:
        return None
    known = known or Known()
    cuts = _cuts(connection, table)
    if len(cuts) != known.cuts:
        known = replace(known, lines=0)
    return Stored(
        _meta(row),
        _seats(connection.execute(statements.SITTINGS, {"table": table})),
        _keys(connection.execute(statements.ROLES, {"table": table})),
        load_lines(connection, table, known.lines),
        cuts,
        _talk(connection, table, known.chat),
        {r.seat: Note(r.text, _list(r.marks)) for r in connection.execute(statements.NOTES_MADE, {"table": table})},
        row["revision"],
        load_book(connection, table, NEWEST),
        load_children(connection, table),
    )


def load_children(connection: Connection, table: str) -> dict[str, str]:
    """Returns the tables of the subgames of a table, by their names there."""
    return {r.subgame: r.id for r in connection.execute(statements.CHILDREN, {"table": table})}


def strays_of(connection: Connection, alike: int) -> dict[str, str]:
    """Returns the tables of subgames whose names do not begin with the same characters as that of their table, ``alike`` of them, with that name."""
    found = connection.execute(select(TABLES.c.id, TABLES.c.parent).where(TABLES.c.parent != ""))
    return {r.id: r.parent for r in found if r.id[:alike] != r.parent[:alike]}


def waiting_parents(connection: Connection) -> list[str]:
    """Returns the ids of the running tables that have a subgame which is over: its result may have to be taken in."""
    child = TABLES.alias("child")
    over = select(child.c.id).where((child.c.parent == TABLES.c.id) & (child.c.status == "over"))
    return list(connection.execute(select(TABLES.c.id).where((TABLES.c.status == "running") & over.exists())).scalars())


def load_changes(connection: Connection, table: str, known: Known) -> Stored | list[Answer] | None:
    """Returns the new lines of the journal, if only answers were given; else what ``load`` returns."""
    if revision_of(connection, table) != known.revision:
        return load(connection, table, known)
    try:
        return load_lines(connection, table, known.lines)
    except ValueError as error:
        raise Damaged(str(error)) from None


def revision_of(connection: Connection, table: str) -> int | None:
    """Returns the revision of a table, None if there is no such table."""
    return connection.execute(statements.REVISION, {"table": table}).scalar()


def _cuts(connection: Connection, table: str) -> list[Cut]:
    found = connection.execute(statements.CUTS_MADE, {"table": table}).mappings()
    return [Cut(r["line"], r["by"], _object(r["marks"]), bool(r["counted"])) for r in found]


def _talk(connection: Connection, table: str, n: int) -> list[Said]:
    found = connection.execute(statements.TALK, {"table": table, "first": n})
    return [Said(r.n, r.seat, r.name, r.text, r.time) for r in found]


def _seats(rows: Iterable[Any]) -> dict[str, Sitting]:
    return {r.seat: Sitting(r.kind, r.level, r.name, bool(r.lent), r.seen, _request(r.request), bool(r.notices)) for r in rows}


def _request(text: str) -> dict[str, Any]:
    found = _object(text)
    if found and set(found) != REQUEST:
        raise ValueError(f"{text[:80]!r} is not a request to a seat")
    return found


def _keys(rows: Iterable[Any]) -> dict[str, set[str]]:
    keys: dict[str, set[str]] = {}
    for key in rows:
        keys.setdefault(key.hash, set()).add(key.role)
    return keys


def load_lines(connection: Connection, table: str, n: int) -> list[Answer]:
    """Returns the lines of a journal from number ``n`` on. Raises ``ValueError`` where one is missing."""
    rows = connection.execute(statements.LINES, {"table": table, "first": n}).all()
    if (gap := next((at for at, row in enumerate(rows, n) if row[0] != at), None)) is not None:
        raise ValueError(f"line {gap} of the journal is missing")
    return [Answer(seat, kind, msgspec.json.decode(value), by) for _, seat, kind, value, by in rows]


def public_tables(connection: Connection, most: int) -> list[tuple[Meta, dict[str, Sitting], dict[str, set[str]]]]:
    """Returns the public tables with seats and keys, the latest first, without their games, and without those that are damaged."""
    rows = connection.execute(statements.LISTED, {"most": most}).mappings().all()
    named = {"tables": [row["id"] for row in rows]}
    seats, keys = (_by_table(connection.execute(found, named)) for found in (statements.SITTINGS_OF, statements.ROLES_OF))
    tables = []
    for row in rows:
        try:
            tables.append((_meta(row), _seats(seats[row["id"]]), _keys(keys[row["id"]])))
        except (ValueError, TypeError):
            continue  # it is logged where it is opened
    return tables


def _by_table(rows: Iterable[Any]) -> defaultdict[str, list[Any]]:
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for row in rows:
        found[row.table_id].append(row)
    return found


def tables_due(connection: Connection, at: int) -> list[str]:
    """Returns the ids of the tables at which somebody's time is up by then, or a pause is over."""
    return list(connection.execute(statements.DUE, {"at": at}).scalars())


def all_tables(connection: Connection) -> list[str]:
    """Returns the ids of all tables, the oldest first."""
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).scalars())


def running_tables(connection: Connection) -> list[str]:
    """Returns the ids of the tables whose game is running and at which a bot may have to go on."""
    bots = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.level != "")
    found = select(TABLES.c.id).where(TABLES.c.status == "running").where(select(SEATS.c.seat).where(bots).exists())
    return list(connection.execute(found).scalars())
