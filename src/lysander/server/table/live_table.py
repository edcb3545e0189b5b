"""A live table: one match in memory, one lock, and the journal in the database behind it.

An answer is judged, written down and committed, and only then is anybody told. Until then nobody can look: everything that reads or changes a
table holds its lock, and a change that could not be committed is undone by reading the table again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...core.ask import Answer, Json
from ...core.game import Game, Setup, umpire_seats
from ...core.match import Match
from ..errors import ApiError, Moved, Overtaken
from ..store import queries
from ..store.records import Cut, Entry, Meta, Note, Said, Sitting, Stored
from ..store.series import save_result
from ..store.writer import CONFLICT, Job, Row, Work, Writer
from .book import Book
from .clocks import Clocks, clocked
from .lessons import dice_of, go_on, open_asks
from .listener import Listener
from .lock import TableLock
from .pace import Pace
from .presence import Presence
from .quiet_period import QuietPeriod
from .remarks import check_remark
from .replayed import Played, replayed, seats_of, setup_of
from .seat_log import record
from .snapshot import Snapshot, Snapshots, TableCard
from .trail import Trail


class LiveTable:
    """One table. A game whose umpire may come and go has the any-time questions ``TAKE`` and ``LEAVE`` for that seat.

    What is stored: ``meta``, ``seats``, ``keys`` (roles by hash), ``chat``, ``notes`` by seat, ``cuts`` of the journal, ``book``, the tables of its
    subgames (``children``), and the ``revision`` of all these, for which every change is made: the database refuses it if another process was
    faster. What is made from the journal: ``match`` (None in the lobby, and where it does not replay), ``logs`` by seat, ``chance``. Of a file that
    is only looked at: what was found of it (``opened``), the hash of its seed (``sealed``). The rest is described where it is set.
    """

    TAKE, LEAVE = "take_seat", "leave_seat"
    opened = sealed = ""

    def __init__(self, game: Game[Any], writer: Writer, stored: Stored) -> None:
        self.game = game
        self.umpire_seats = umpire_seats(game)
        self.writer = writer
        self.lock = TableLock(self._restore)

        self.uncommitted = False
        """Whether the memory may be ahead of the database: set before a change, cleared by its commit. If it is still set when somebody takes the
        lock, the commit failed or its request was cancelled, and the table is read again."""

        self.moved = False
        """Whether another process owns the table now: nothing is read or changed here any more."""

        self.public_version = 0
        """Grows with every change of what everybody sees (seats, talk, status) and of keys."""

        self.public_parts: dict[tuple[frozenset[str], str, str], Any] = {}
        """The part of a ``state`` message that everybody sees, by roles, seat and language; emptied when ``public_version`` grows. It saves a tenth
        of the work on an answer besides the network, and more with a long talk (``messages/state.py``)."""

        self.snapshots = Snapshots()
        """What each seat sees."""

        self.changed_at = queries.now()
        """When the table was last told about, in milliseconds since 1970."""

        self.presence = Presence()
        """When the persons of the seats were last here."""

        self.away_shown: dict[str, int] = {}
        """Since when everybody was told that the persons of the seats are away."""

        self.clocks = Clocks()
        self.talk_pace, self.book_pace = Pace(1, 20), Pace(0.05, 60)
        """How often each seat may say something, and do something that stands in the book."""

        self.listeners: set[Listener] = set()
        self.quiet = QuietPeriod()
        self.after: Callable[[LiveTable], None] = lambda table: None
        self.adopt(stored)

    # ------------------------------------------------------------ what is stored

    async def take_over(self, stored: Stored) -> None:
        """Becomes what is stored; a long journal is played in a thread. Call with the lock held."""
        self.adopt(stored, await asyncio.to_thread(replayed, self.game, stored))

    def adopt(self, stored: Stored, played: Played | None = None) -> None:
        """Becomes what is stored; ``played`` is what ``replayed`` returns, if that was done before. Without a match the table cannot be played."""
        self.meta: Meta = stored.meta
        self.seats: dict[str, Sitting] = seats_of(self.game, stored)
        self.keys: dict[str, set[str]] = stored.keys
        self.chat: list[Said] = stored.chat
        self.notes: dict[str, Note] = stored.notes
        self.cuts: list[Cut] = stored.cuts
        self.revision: int = stored.revision
        self.book = Book(stored.book)
        self.children: dict[str, str] = stored.children
        self.match, self.logs = replayed(self.game, stored) if played is None else played
        self.trail = Trail()
        self.uncommitted = False
        self.snapshots.forget()
        self.public_changed()
        if self.match is not None:
            self.reset_chance(self.match)
        self.clocks.adopt(self)

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.meta.id

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return setup_of(self.meta)

    @property
    def coming(self) -> Setup:
        """The setup of the game; before the start with all seats that are not empty."""
        seated = self.meta.seated or tuple(s for s, sitting in self.seats.items() if sitting.kind != "empty")
        return replace(self.setup, seats=seated)

    def playing(self) -> Match[Any]:
        """Returns the match, if it is being played. Raises ``ApiError``."""
        match = self.played()
        if self.meta.status == "over":
            raise ApiError(409, "not-running")
        if self.meta.status == "paused":
            raise ApiError(409, "paused")
        return match

    def played(self) -> Match[Any]:
        """Returns the match, be it over or not. Raises ``ApiError`` where there is none."""
        if self.match is not None:
            return self.match
        if self.meta.status == "lobby":
            raise ApiError(409, "not-running")
        if self.damaged:
            raise ApiError(409, "damaged", words="damaged-game")
        raise ApiError(409, "old-rules", rules=self.meta.rules, now=self.game.rules_version)

    @property
    def damaged(self) -> bool:
        """Whether the game has begun under these rules, and its record does not lead to a position."""
        return self.match is None and self.meta.status != "lobby" and self.meta.rules == self.game.rules_version

    def reset_chance(self, match: Match[Any]) -> None:
        """Sets the dice to where the journal of ``match`` has brought them."""
        self.chance = dice_of(self.meta, match, sum(cut.counted for cut in self.cuts))

    async def _restore(self) -> None:
        """Undoes a change that was not committed; the lock calls it whenever it is taken. Raises ``Moved``."""
        if self.moved:
            raise Moved
        if self.uncommitted:
            await self.reload()

    async def reload(self) -> None:
        """Becomes again what is stored, and tells everybody. Call with the lock held."""
        await self.take_over(await self._stored())
        self.tell()

    async def _stored(self) -> Stored:
        if (stored := await self.writer.read(lambda connection: queries.load(connection, self.id))) is None:
            raise ApiError(404, "no-table")
        return stored

    def be_quiet(self, match: Match[Any], n: int) -> None:
        """Begins a quiet period if line ``n`` of the journal may have led to something secret. Call when its dice are rolled."""
        if self.meta.quiet_period and not match.is_free(n) and self.game.hushed(match.asked[n], match.asks):
            self.quiet.begin(self.meta.quiet_period)

    def tell(self) -> None:
        """Wakes everybody who listens, and the bots."""
        self.changed_at = queries.now()
        self.snapshots.outdate()
        for listener in self.listeners:
            listener.wake()
        self.after(self)

    def public_changed(self) -> None:
        """Notes a change of what everybody sees."""
        self.public_version += 1
        self.public_parts.clear()
        self.away_shown = self.away()

    def seats_changed(self) -> None:
        """Tells everybody that somebody has come or gone."""
        self.public_changed()
        for listener in self.listeners:
            listener.wake()

    # ------------------------------------------------------------ playing

    async def answer(self, seat: str, at: int, kind: str, value: Json, by: str = "", still: Callable[[], bool] = lambda: True) -> None:
        """Takes one answer of a seat, made for its position ``at``, if that is ``still`` wanted when the lock is held. Raises ``IllegalAnswer`` or
        ``ApiError``, and then nothing has changed."""
        async with self.lock:
            if not still():
                raise ApiError(409, "stale")
            await self._commit(self._judge(seat, at, kind, value, by))

    @property
    def free(self) -> bool:
        """Whether nobody reads or changes the table, and it is as it is stored: then ``answer_now`` may be called."""
        return not self.lock.locked and not self.uncommitted and not self.moved

    def answer_now(self, seat: str, at: int, kind: str, value: Json, by: str, done: Callable[[BaseException | None], None]) -> None:
        """Does what ``answer`` does, without a task that waits. ``done`` is called when everybody was told, or with the error. The lock is held from
        here to the commit, as in ``answer``. Call only while the table is ``free``."""
        self.lock.try_acquire()
        try:
            job = self._judge(seat, at, kind, value, by)
        except Exception as error:
            self.lock.release()
            done(error)
        else:
            job.settle = lambda error: self._answered(job, error, done)
            self.writer.put(job)

    def _answered(self, job: Job, error: BaseException | None, done: Callable[[BaseException | None], None]) -> None:
        """Tells everybody about an answer that is committed. After an error the table is read again by whoever takes the lock next."""
        try:
            if error is None:
                self._committed(job)
                self.tell()
        except Exception as fault:
            error = fault
        finally:
            self.lock.release()
        done(Overtaken() if isinstance(error, CONFLICT) else error)

    def _judge(self, seat: str, at: int, kind: str, value: Json, by: str) -> Job:
        """Judges one answer of a seat, and returns what is to be written. Raises as ``answer``. Call with the lock held."""
        match = self.playing()
        if seat not in self.logs or at != self.logs[seat].at:
            raise ApiError(409, "stale")
        if self.halted(seat) and any(a.seat == seat and a.kind == kind and not a.standing for a in match.asks):
            raise ApiError(409, "paused")
        return self._play(match, Answer(seat, kind, value, by))

    def vacant(self, seat: str) -> bool:
        """Returns whether the game waits for somebody to sit down in this umpire's seat."""
        return seat in self.umpire_seats and self.match is not None and any(a.kind == self.TAKE for a in self.match.asks_of(seat))

    @property
    def automatic(self) -> bool:
        """Whether somebody who is no person may have to answer here: a bot, or the default for an umpire's seat that waits for somebody."""
        return any(v.level or (s in self.umpire_seats and v.kind == "open") for s, v in self.seats.items())

    def halted(self, seat: str) -> bool:
        """Returns whether an umpire has stopped the game: the players wait, the umpire does not."""
        return seat not in self.umpire_seats and bool(self.facts().get("paused"))

    def facts(self) -> dict[str, Json]:
        """Returns public facts on what is going on; none in the lobby."""
        return dict(self.game.waiting(self.match.state)) if self.match is not None else {}

    async def give(self, match: Match[Any], answer: Answer) -> None:
        """Judges an answer, rolls, writes, commits and tells. Raises ``IllegalAnswer`` or ``ApiError``. Call with the lock held."""
        await self._commit(self._play(match, answer))

    async def _commit(self, job: Job) -> None:
        await self._wait_for(job)
        self.tell()

    def _play(self, match: Match[Any], answer: Answer) -> Job:
        """Judges and rolls, and returns what is to be written: from here on the memory is ahead of the database."""
        n = len(match.lines)
        check_remark(match, answer)
        events = match.give(answer)
        if self.clocks.answered(self, n):
            self.public_changed()
        self.uncommitted = True
        record(self.logs, n, answer, events)
        go_on(self.meta, match, self.chance, self.logs)
        self.be_quiet(match, n)
        self.trail.note(match)
        rows = queries.journal_rows(self.id, n, match.lines[n:])
        if answer.kind in (self.TAKE, self.LEAVE):
            self._reseat(answer)
            return self._job(lambda connection: self._reseated(connection, rows, answer.seat))
        if match.over and not self.meta.lesson:
            self.meta.status, self.meta.changed = "over", queries.now()
            self.public_changed()
            return self._job(lambda connection: self._end(connection, rows))
        if self.book.unwritten or self.meta.pace:
            return self._job(lambda connection: self.writer.insert(connection, rows))
        return Job(self.id, self.revision, rows)

    def _job(self, work: Work) -> Job:
        """Returns a change that is more than an answer, with the new lines of the book and what the clocks show."""
        if self.clocks.settle(self):
            self.public_changed()
        return Job(self.id, self.revision, (), clocked(self.meta, self.book.booked(self.id, work)))

    def _reseat(self, answer: Answer) -> None:
        """Notes that an umpire came or went by an answer; whoever does it by the table's menu has noted it (``seats.py``)."""
        sitting, kind = self.seats[answer.seat], "human" if answer.kind == self.TAKE else "open"
        if sitting.kind != kind:
            self.book.note(answer.seat, "back" if kind == "human" else "left", answer.seat, sitting.name)
        sitting.kind = kind
        self.public_changed()

    def _end(self, connection: Any, rows: Sequence[Row]) -> None:
        """Writes the last answer, and how the game ended."""
        assert self.match is not None and self.match.state.result is not None
        self.writer.insert(connection, rows)
        queries.save_meta(connection, self.meta)
        save_result(connection, self.game, self.meta, self.seats, self.match.state.result)

    def _reseated(self, connection: Any, rows: Sequence[Row], seat: str) -> None:
        """Writes an answer by which an umpire came or went."""
        self.writer.insert(connection, rows)
        queries.save_seat(connection, self.id, seat, self.seats[seat])

    async def commit(self, work: Work) -> None:
        """Writes a change that is no answer, after the change in memory. Call with the lock held. Raises ``Overtaken`` if another process was
        faster."""
        await self._wait_for(self._job(work))

    async def _wait_for(self, job: Job) -> None:
        try:
            await self.writer.wait(job)
        except CONFLICT as error:
            await self.reload()
            raise Overtaken from error
        self._committed(job)

    def _committed(self, job: Job) -> None:
        """Notes that the memory is as the database now."""
        self.uncommitted = False
        if job.work is not None:
            self.revision += 1

    # ------------------------------------------------------------ the table around the game

    async def save(self, work: Work, public: bool = True) -> None:
        """Writes a change that is no answer, then tells everybody. Call with the lock held, after the change in memory. ``public``: everybody sees
        it."""
        self.uncommitted = True
        if public:
            self.public_changed()
        self.meta.changed = queries.now()
        await self.commit(work)
        self.tell()

    async def whole_book(self) -> list[Entry]:
        """Returns all lines of the table's book."""
        return await self.writer.read(lambda connection: queries.load_book(connection, self.id))

    def snapshot(self, seat: str) -> Snapshot:
        """Returns what this seat sees now; the same object as before if it can notice nothing new. Call with the lock held."""
        return self.snapshots.of(seat, self._snapshot)

    def _snapshot(self, seat: str, old: Snapshot | None) -> Snapshot:
        """Makes a snapshot. The view is taken from the ``old`` one unless the seat was asked or told something since (``Match.seen``)."""
        match = self.match
        seen = match.seen(seat) if match else None
        view = old.view if old is not None and old.seen is seen else match.view(seat) if match else None
        asks = open_asks(self.meta, match, seat) if match and self.meta.status == "running" else ()
        return Snapshot(self.logs[seat].at, view, asks, self.facts(), [self.notes.get(s) for s in self._read_notes(seat)], seen)

    def _read_notes(self, seat: str) -> list[str]:
        """Returns the seats whose notes this one may read."""
        return list(self.seats) if seat in self.umpire_seats else [seat]

    def card(self) -> TableCard:
        """Returns the public facts."""
        return TableCard(self.game, self.meta, self.seats, self.keys, frozenset(listener.person for listener in self.listeners), self.away())

    def away(self) -> dict[str, int]:
        """Returns since when the person of each seat is away, 0 if they are here or nobody sits there."""
        return self.presence.away(self.seats, self.listeners)
