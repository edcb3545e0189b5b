"""The store: migrations make the shape that the code uses, commits come in groups, a conflict spoils nobody else's answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError

from lysander.core.ask import Answer
from lysander.core.chance import Chance
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.registry import game
from lysander.server.settings import Settings, read_settings
from lysander.server.store import queries, served
from lysander.server.store.database import engine_of, upgrade
from lysander.server.store.records import Cut, Known, Meta, Note, Said, Sitting
from lysander.server.store.schema import JOURNAL, META, SERVED
from lysander.server.store.writer import CONFLICT, UNGUARDED, Writer
from lysander.server.table.seat_log import SeatLog, apply_cut, cut_of, empty_logs, rebuild_logs, record

WAITING = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
"""How many wait for a lock of another."""


@pytest.fixture
def engine(database):
    made = engine_of(Settings(database=database))
    upgrade(made)
    yield made
    made.dispose()


def test_migrations_make_what_the_code_expects(engine):
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []


def test_many_commits_at_once_and_one_that_conflicts(engine):
    async def main() -> None:
        writer = Writer(engine, "here")
        rows = [queries.journal_rows(f"t{n}", 0, [Answer("a", "k", {"v": [n, "ü", None]})]) for n in range(50)]
        await writer.append(rows[7], UNGUARDED)
        results = await asyncio.gather(*(writer.append(r, UNGUARDED) for r in rows), return_exceptions=True)
        assert [n for n, r in enumerate(results) if r is not None] == [7] and isinstance(results[7], IntegrityError)
        lines = await writer.read(lambda c: queries.load_lines(c, "t3", 0))
        assert lines == [Answer("a", "k", {"v": [3, "ü", None]})]
        assert await writer.read(lambda c: c.execute(select(func.count()).select_from(JOURNAL)).scalar()) == 50

        def fails(connection: Any) -> None:
            writer.insert(connection, queries.journal_rows("t99", 0, [Answer("a", "k", 1)]))
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await writer.run(fails)
        assert await writer.read(lambda c: queries.load_lines(c, "t99", 0)) == []
        await asyncio.to_thread(writer.close)

    asyncio.run(main())


def test_settings_that_make_no_sense():
    assert read_settings({"LYSANDER_DATABASE": "x.db", "LYSANDER_SYNC": "full"}).sync == "FULL"
    with pytest.raises(ValueError, match="NORMAL or FULL"):
        read_settings({"LYSANDER_SYNC": "off; drop table"})
    with pytest.raises(ValueError, match="postgresql"):
        engine_of(Settings(database="mysql://x"))


def told(log: SeatLog) -> list[tuple[int, str]]:
    return [(t.no, t.event.kind) for t in log.told]


class Client:
    """Hears what is new now and then, and strikes out what a take-back makes void."""

    def __init__(self) -> None:
        self.lines: dict[int, str] = {}
        self.last = 0

    def hear(self, log: SeatLog) -> None:
        for t in log.since(self.last):
            if t.event.kind == "takeback":
                self.lines = {no: kind for no, kind in self.lines.items() if no < t.event.facts["first"]}
            self.lines[t.no] = t.event.kind
            self.last = t.no


def test_tapes_wound_again_are_the_same_over_take_backs():
    """After any series of answers and cuts, what is read from the store counts as what was in memory."""
    from random import Random

    rules = game("evasion")
    for seed in range(6):
        rng, chance = Random(seed), Chance(bytes([seed]) * 32)
        match: Match[Any] = Match(rules, Setup("evasion", "standard", {}, ("british", "german")))
        logs, cuts = empty_logs(rules), []
        record(logs, -1, None, match.events)
        clients, visits = {seat: Client() for seat in logs}, Random(seed)
        ats = {seat: log.at for seat, log in logs.items()}
        for _ in range(120):
            if match.over:
                break
            ask = match.asks[0]
            if rng.random() < 0.08 and match.lines and ask.seat != "chance":
                free = match.free_undo(ask.seat)
                line, is_told = (free, False) if free is not None else (rng.randrange(len(match.lines)), True)
                cut = cut_of(logs, line, ask.seat, is_told)
                match.cut(line)
                chance = Chance(bytes([seed]) * 32, match.counts())
                apply_cut(logs, cut)
                cuts.append(cut)
            elif ask.seat == "chance":
                n = len(match.lines)
                answer = Answer("chance", ask.kind, chance.answer(ask))
                record(logs, n, answer, match.give(answer))
            else:
                n = len(match.lines)
                answer = Answer(ask.seat, ask.kind, ask.domain.sample(rng))
                record(logs, n, answer, match.give(answer))
            for seat, log in logs.items():
                assert log.at >= ats[seat]
                ats[seat] = log.at
            for seat, log in logs.items():
                if visits.random() < 0.3:
                    clients[seat].hear(log)
                    assert list(clients[seat].lines.items()) == told(log), "who was here has what one is told who comes now"
            fresh: Match[Any] = Match(rules, match.setup)
            if rng.random() < 0.2:
                fresh.replay(match.lines)
                again = rebuild_logs(fresh, [Cut(c.line, c.by, dict(c.marks)) for c in cuts])
                for seat, log in logs.items():
                    assert (log.at, told(log), log.group) == (again[seat].at, told(again[seat]), again[seat].group)
        assert cuts


def test_a_tape_gives_what_came_after_a_number():
    log = SeatLog("a", False, lambda event, before: before)
    log.hear(0, [Event("one", "", ("a",)), Event("secret", "", ("b",)), Event("two", "", ("all",))])
    assert [t.event.kind for t in log.since(0)] == ["one", "two"]
    assert [t.event.kind for t in log.since(1)] == ["two"]
    assert log.since(2) == []


def test_only_what_is_new_is_read(engine):
    meta = Meta("t", "evasion", "standard", {}, {}, "1", "", False, False, "running", "00", (), {}, "", 1, 1)
    lines = [Answer("a", "k", n) for n in range(5)]

    async def main() -> None:
        writer = Writer(engine, "here")
        await writer.run(lambda c: queries.create(c, meta, {"a": Sitting("human", "", "")}, {"hash": {"a"}}))
        await writer.append(queries.journal_rows("t", 0, lines), 0)

        def changes(**known: int) -> Any:
            return writer.read(lambda c: queries.load_changes(c, "t", Known(**known)))

        assert await changes(revision=0, lines=3) == lines[3:]
        await writer.run(lambda c: queries.save_said(c, "t", Said(0, "a", "", "one", 1)), "t", 0)
        await writer.run(lambda c: queries.save_said(c, "t", Said(1, "a", "", "two", 1)), "t", 1)
        found = await changes(revision=1, lines=3, chat=1)
        assert (found.revision, found.lines, [said.text for said in found.chat]) == (2, lines[3:], ["two"])
        await writer.run(lambda c: queries.save_cut(c, "t", 0, Cut(4, "a", {}), 5), "t", 2)
        found = await changes(revision=2, lines=5, chat=2)
        assert (found.revision, found.lines, found.chat, len(found.cuts)) == (3, lines[:4], [], 1)
        assert (await changes(revision=3, lines=4, cuts=1)) == []
        await asyncio.to_thread(writer.close)

    asyncio.run(main())


def test_a_change_made_for_an_old_revision_is_refused_and_the_others_of_its_batch_are_not(engine):
    async def main() -> None:
        writer = Writer(engine, "here")
        for name in ("t", "u"):
            meta = Meta(name, "evasion", "standard", {}, {}, "1", "", False, False, "running", "00", (), {}, "", 1, 1)
            await writer.run(lambda c, meta=meta: queries.create(c, meta, {"a": Sitting("human", "", "")}, {"hash": {"a"}}))
        note = lambda c: queries.save_note(c, "t", "a", Note("text"))  # noqa: E731
        await writer.run(note, "t", 0)
        row = [queries.journal_rows(table, 0, [Answer("a", "k", 1)]) for table in ("t", "u")]
        batch = [writer.append(row[0], 0), writer.append(row[1], 0), writer.run(note, "t", 0)]
        found = await asyncio.gather(*batch, return_exceptions=True)
        assert isinstance(found[0], CONFLICT) and found[1] is None and isinstance(found[2], CONFLICT)
        assert await writer.read(lambda c: [len(queries.load_lines(c, table, 0)) for table in ("t", "u")]) == [0, 1]
        await writer.append(row[0], 1)
        await writer.run(note, "t", 1)
        assert (await writer.read(lambda c: queries.load(c, "t"))).revision == 2  # type: ignore[union-attr]
        await asyncio.to_thread(writer.close)

    asyncio.run(main())


def test_an_answer_that_waits_for_a_change_by_another_server_is_refused_after_it(new_postgres):
    """The statement began before that change was committed, and sees it all the same. Its number is free."""
    engine = engine_of(Settings(database=new_postgres))
    upgrade(engine)

    async def main() -> None:
        writer = Writer(engine, "here")
        meta = Meta("t", "evasion", "standard", {}, {}, "1", "", False, False, "running", "00", (), {}, "", 1, 1)
        await writer.run(lambda c: queries.create(c, meta, {"a": Sitting("human", "", "")}, {"hash": {"a"}}))
        row = queries.journal_rows("t", 0, [Answer("a", "k", 1)])
        with engine.connect() as other:
            other.execute(text("UPDATE tables SET revision = revision + 1 WHERE id = 't'"))
            answer = writer.append(row, 0)
            while not (answer.done() or await writer.read(lambda c: c.execute(WAITING).scalar())):
                await asyncio.sleep(0)
            other.commit()
        with pytest.raises(CONFLICT):
            await answer
        await writer.append(row, 1)
        await asyncio.to_thread(writer.close)

    asyncio.run(main())
    engine.dispose()


def test_two_processes_give_the_first_sign_of_life_at_once(new_postgres):
    """The later one waits for the other's transaction, and finds its row."""
    engine = engine_of(Settings(database=new_postgres))
    upgrade(engine)

    async def main() -> None:
        with engine.connect() as one, engine.connect() as other:
            assert served.sign(one, 5) == (0, 0)
            later = asyncio.ensure_future(asyncio.to_thread(served.sign, other, 6))
            with engine.connect() as looks:
                while not (later.done() or looks.execute(WAITING).scalar()):
                    await asyncio.sleep(0)
                    looks.rollback()
            one.commit()
            assert await later == (0, 0)
            other.commit()

    asyncio.run(main())
    with engine.connect() as connection:
        assert [tuple(row) for row in connection.execute(select(SERVED))] == [(1, 6, 0, 0)]
    engine.dispose()
