"""A live table: one match in memory, one lock, and the journal in the store behind it.

An answer is judged, written down and committed, and only then told to anybody. Until it is committed nobody can look: whoever
reads a table holds its lock.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from ...core.ask import Answer, Ask, IllegalAnswer, Json
from ...core.chance import Chance
from ...core.game import Game, Setup
from ...core.match import Match
from ..errors import ApiError
from ..store import queries
from ..store.records import Cut, Meta, Note, Said, Sitting, Stored
from ..store.series import save_result
from ..store.writer import Job, Row, Writer
from .lock import TableLock
from .quiet_period import QuietPeriod
from .seat_log import SPECTATOR, SeatLog, empty_logs, rebuild_logs, record, roll_dice
from .snapshot import Snapshot, TableCard

LOG = logging.getLogger("lysander")
ABSENT = "default"
MOST_REMARKS = 300  # answers in one step, from which on no more any-time answers are taken: a step is run again for each answer


class Listener(Protocol):
    """Somebody who is told that a table changed. ``person``: the seat whose person it is, or nothing."""

    person: str

    def wake(self) -> None:
        """Look again, soon. Called with the lock held."""


class LiveTable:
    """See the module. ``match`` is None in the lobby. ``shared`` counts changes of what everybody sees (seats, talk, status), and of keys.
    ``umpire_seats`` are the umpire's seats. ``lately``: when the person of a seat last asked something without a WebSocket. A game whose umpire
    may come and go has the any-time questions ``TAKE`` and ``LEAVE`` for his seat."""

    TAKE, LEAVE = "take_seat", "leave_seat"

    def __init__(self, game: Game[Any], writer: Writer, stored: Stored) -> None:
        self.game = game
        self.umpire_seats = frozenset(s.id for s in game.seats if s.umpire)
        self.writer = writer
        self.lock = TableLock(self._restore)
        self.dirty = False
        self.listeners: set[Listener] = set()
        self.shared = 0
        self.touched = queries.now()
        self.snapshots: dict[str, Snapshot] = {}
        self.fresh: set[str] = set()
        self._facts: tuple[Any, dict[str, Json]] = (None, {})
        self._helped = (-1, False)
        self.public: dict[Any, Any] = {}
        self.lately: dict[str, int] = {}
        self.quiet = QuietPeriod()
        self.after: Callable[[LiveTable], None] = lambda table: None
        self.take(stored)

    # ------------------------------------------------------------ what is stored

    def take(self, stored: Stored) -> None:
        """Become what is stored. A journal that does not replay, because rules changed, leaves a table that cannot be played."""
        self.meta: Meta = stored.meta
        self.seats: dict[str, Sitting] = {s.id: stored.seats[s.id] for s in self.game.seats if s.id in stored.seats}
        self.keys: dict[str, set[str]] = stored.keys
        self.chat: list[Said] = stored.chat
        self.notes: dict[str, Note] = stored.notes
        self.cuts: list[Cut] = stored.cuts
        self.match: Match[Any] | None = None
        self.logs: dict[str, SeatLog] = empty_logs(self.game)
        self.dirty = False
        self.shared += 1
        self.snapshots.clear()
        self.fresh.clear()
        if self.meta.status != "lobby" and self.playable:
            match: Match[Any] = Match(self.game, self.setup)
            try:
                self.logs = rebuild_logs(match, stored.lines, stored.cuts)
            except IllegalAnswer:
                LOG.exception("the journal of table %s does not replay; it can be looked at, not played", self.id)
                return
            self.match = match
            self.chance = Chance(bytes.fromhex(self.meta.seed), match.counts())

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.meta.id

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return Setup(self.meta.game, self.meta.scenario, self.meta.options, self.meta.seated, self.meta.variant)

    @property
    def playable(self) -> bool:
        """Whether the rules of this server are those that the table began with."""
        return self.meta.rules == self.game.rules_version

    def playing(self) -> Match[Any]:
        """The match, if it is being played. Raises ``ApiError``."""
        if self.match is None and self.meta.status != "lobby":
            raise ApiError(409, "old-rules", rules=self.meta.rules, now=self.game.rules_version)
        if self.match is None or self.meta.status == "over":
            raise ApiError(409, "not-running")
        if self.meta.status == "paused":
            raise ApiError(409, "paused")
        return self.match

    async def _restore(self) -> None:
        if self.dirty:
            await self.reload()

    async def reload(self) -> None:
        """Become again what is stored: what was not committed never happened. Call with the lock held."""
        self.take(await self._stored())
        self.tell()

    async def refresh(self) -> None:
        """Read what another process changed."""
        async with self.lock:
            stored = await self._stored()
            if self.match is None or len(stored.cuts) != len(self.cuts) or len(stored.lines) < len(self.match.lines):
                self.take(stored)
            else:
                seats = {s: stored.seats[s] for s in self.seats}
                now, then = (stored.meta, stored.keys, stored.chat, seats), (self.meta, self.keys, self.chat, self.seats)
                self.meta, self.keys, self.chat, self.seats = now
                self.notes = stored.notes
                self.shared += now != then
                self._follow(stored.lines[len(self.match.lines) :])
            self.tell()

    async def _stored(self) -> Stored:
        stored = await self.writer.read(lambda connection: queries.load(connection, self.id))
        if stored is None:
            raise ApiError(404, "no-table")
        return stored

    def _follow(self, lines: Sequence[Answer]) -> None:
        assert self.match is not None
        for line in lines:
            record(self.logs, len(self.match.lines), line, self.match.give(line))
        self.chance = Chance(bytes.fromhex(self.meta.seed), self.match.counts())

    def tell(self) -> None:
        """Wake everybody who listens, and the bots."""
        self.fresh.clear()
        self.touched = queries.now()
        for listener in self.listeners:
            listener.wake()
        self.after(self)

    def seats_changed(self) -> None:
        """Somebody came or went: everybody sees that."""
        self.shared += 1
        for listener in self.listeners:
            listener.wake()

    # ------------------------------------------------------------ playing

    async def begin(self, fill: str) -> None:
        """Start the game; seats that are still open get a bot of level ``fill``, if one is named."""
        async with self.lock:
            if self.meta.status != "lobby":
                raise ApiError(409, "not-lobby")
            self.dirty = True
            rows = self.set_up(fill)

            def work(connection: Any) -> None:
                queries.save_meta(connection, self.meta)
                for seat, sitting in self.seats.items():
                    queries.save_seat(connection, self.id, seat, sitting)
                self.writer.insert(connection, rows)

            await self.committed(self.writer.run(work, self.id))
            self.tell()

    def set_up(self, fill: str) -> list[Row]:
        """Set the game up, and roll what is rolled before the first question: the lines to write. Call with the lock held, or before anybody
        can see the table."""
        for sitting in self.seats.values():
            if fill and sitting.kind == "open":
                sitting.kind, sitting.level = "bot", fill
        self.shared += 1
        self.meta.status = "running"
        self.meta.seated = tuple(s for s, sitting in self.seats.items() if sitting.kind != "empty")
        self.match = Match(self.game, self.setup)
        self.chance = Chance(bytes.fromhex(self.meta.seed))
        self.logs = empty_logs(self.game)
        record(self.logs, -1, None, self.match.events)
        return queries.journal_rows(self.id, 0, roll_dice(self.match, self.chance, self.logs))

    async def answer(self, seat: str, at: int, kind: str, value: Json, by: str = "") -> None:
        """One answer of a seat. Raises ``IllegalAnswer`` or ``ApiError``, and then nothing has changed."""
        async with self.lock:
            await self._commit(self.judged(seat, at, kind, value, by))

    def judged(self, seat: str, at: int, kind: str, value: Json, by: str) -> Job:
        """Take one answer of a seat; what is to be written before anybody is told. Raises as ``answer``. Call with the lock held."""
        match = self.playing()
        if seat not in self.logs or at != self.logs[seat].at:
            raise ApiError(409, "stale")
        if self.halted(seat) and any(a.seat == seat and a.kind == kind and not a.standing for a in match.asks):
            raise ApiError(409, "paused")
        return self._played(match, Answer(seat, kind, value, by))

    async def defaults(self, seat: str, still: Callable[[], bool] = lambda: True) -> None:
        """Answer what this seat is asked, and that blocks, by the default, if that is ``still`` wanted when the lock is held."""
        async with self.lock:
            match = self.playing()
            if self.halted(seat) or not still():
                raise ApiError(409, "paused")
            ask = next((a for a in match.asks_of(seat) if not a.standing), None)
            if ask is None:
                raise ApiError(409, "not-asked")
            await self.give(match, Answer(seat, ask.kind, self.default(ask), ABSENT))

    def vacant(self, seat: str) -> bool:
        """Whether the game waits for somebody to sit down in this umpire's chair."""
        return seat in self.umpire_seats and self.match is not None and any(a.kind == self.TAKE for a in self.match.asks_of(seat))

    @property
    def helped(self) -> bool:
        """Whether somebody who is no person may have to answer here: a bot, or the rules for an umpire's chair that waits for somebody."""
        if self._helped[0] != self.shared:
            found = any(v.level or (s in self.umpire_seats and v.kind == "open") for s, v in self.seats.items())
            self._helped = (self.shared, found)
        return self._helped[1]

    def halted(self, seat: str) -> bool:
        """Whether an umpire has stopped the game at his desk: the players wait, he does not."""
        return seat not in self.umpire_seats and bool(self.facts().get("paused"))

    def facts(self) -> dict[str, Json]:
        """Public facts on what is going on; none in the lobby."""
        if self.match is None:
            return {}
        position, facts = self._facts
        if position is not self.match.position:
            position, facts = self._facts = (self.match.position, dict(self.game.waiting(self.match.state)))
        return facts

    def default(self, ask: Ask) -> Json:
        """The answer of an absent seat; where the rules name none (dice by hand), it is drawn."""
        return ask.domain.sample(random.SystemRandom()) if ask.default is None else ask.default

    async def give(self, match: Match[Any], answer: Answer) -> None:
        """Judge, roll, write, commit, tell. Call with the lock held."""
        await self._commit(self._played(match, answer))

    async def _commit(self, job: Job) -> None:
        await self.committed(self.writer.wait(job))
        self.tell()

    def _played(self, match: Match[Any], answer: Answer) -> Job:
        """Judge and roll: from here on the game is ahead of the store."""
        n = len(match.lines)
        script = match.position.script
        if len(script) > MOST_REMARKS and any(a.standing and a.kind == answer.kind for a in match.asks_of(answer.seat)):
            raise ApiError(429, "too-fast")
        events = match.give(answer)
        if self.meta.quiet_period and not match.is_free(n):
            self.quiet.begin(self.meta.quiet_period)
        self.dirty = True
        record(self.logs, n, answer, events)
        roll_dice(match, self.chance, self.logs)
        rows = queries.journal_rows(self.id, n, match.lines[n:])
        if answer.kind in (self.TAKE, self.LEAVE):
            self.seats[answer.seat].kind = "human" if answer.kind == self.TAKE else "open"
            self.shared += 1
            return Job((self.id,), (), lambda connection: self._reseated(connection, rows, answer.seat))
        if match.over:
            self.meta.status, self.meta.changed = "over", queries.now()
            self.shared += 1
            return Job((self.id,), (), lambda connection: self._end(connection, rows))
        return Job((self.id,), rows)

    def _end(self, connection: Any, rows: Sequence[Any]) -> None:
        assert self.match is not None and self.match.state.result is not None
        self.writer.insert(connection, rows)
        queries.save_meta(connection, self.meta)
        save_result(connection, self.game, self.meta, self.seats, self.match.state.result)

    def _reseated(self, connection: Any, rows: Sequence[Any], seat: str) -> None:
        self.writer.insert(connection, rows)
        queries.save_seat(connection, self.id, seat, self.seats[seat])

    async def committed(self, job: Awaitable[Any]) -> None:
        """Wait for a commit. If it fails, or nobody waits any more, the table stays ``dirty`` and is read again by whoever comes next."""
        try:
            await job
        except queries.CONFLICT as error:
            await self.reload()
            raise ApiError(409, "stale") from error
        self.dirty = False

    # ------------------------------------------------------------ the table around the game

    async def save(self, work: Callable[[Any], Any], shared: bool = True) -> None:
        """Write something that is no answer; then everybody is told. Call with the lock held, after the change in memory."""
        self.dirty = True
        self.shared += shared
        self.meta.changed = queries.now()
        await self.committed(self.writer.run(work, self.id))
        self.tell()

    async def pause(self, stop: bool) -> None:
        """Stop the table, or go on."""
        async with self.lock:
            if self.meta.status not in ("running", "paused"):
                raise ApiError(409, "not-running")
            self.meta.status = "paused" if stop else "running"
            await self.save(lambda connection: queries.save_meta(connection, self.meta))

    async def say(self, seat: str, name: str, text: str) -> Said:
        """A line of table talk."""
        async with self.lock:
            said = Said(len(self.chat), seat, name, text, queries.now())
            self.chat.append(said)
            await self.save(lambda connection: queries.save_said(connection, self.id, said))
            return said

    async def note(self, seat: str, note: Note) -> None:
        """The private notes of a seat."""
        async with self.lock:
            self.notes[seat] = note
            await self.save(lambda connection: queries.save_note(connection, self.id, seat, note), shared=False)

    def snapshot(self, seat: str) -> Snapshot:
        """What this seat sees now; the same object as before if it can notice nothing new."""
        old = self.snapshots.get(seat)
        if old is not None and seat in self.fresh:
            return old
        match = self.match
        seen = match.seen(seat) if match else None
        view = old.view if old is not None and old.seen is seen else match.view(seat) if match else None
        asks = match.asks_of(seat) if match and self.meta.status == "running" else ()
        made = Snapshot(self.logs[seat].at, view, asks, self.facts(), [self.notes.get(s) for s in self._read_notes(seat)], seen)
        self.fresh.add(seat)
        if made != old:
            self.snapshots[seat] = made
        return self.snapshots[seat]

    def _read_notes(self, seat: str) -> list[str]:
        return list(self.seats) if seat in self.umpire_seats else [seat]

    def card(self) -> TableCard:
        """The public facts."""
        return TableCard(self.game, self.meta, self.seats, self.keys, frozenset(listener.person for listener in self.listeners))


def viewer(table: LiveTable, seat: str) -> str:
    """The seat of the game through whose eyes a role looks: itself, or a spectator, also who has not sat down in the umpire's chair yet."""
    return seat if seat in table.logs and not table.vacant(seat) else SPECTATOR
