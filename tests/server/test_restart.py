"""What a restart leaves as it was: every seat is told, asked and shown the same, byte for byte, by a table that was read again."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Answer
from lysander.core.battery import random_setup
from lysander.core.event import SPECTATOR
from lysander.core.game import Game
from lysander.core.plain import text_of
from lysander.games.registry import games
from lysander.server.messages.state import encode, state_message, told_since
from lysander.server.registry.registry import opened
from lysander.server.store import queries
from lysander.server.store.records import Meta, Sitting, Stored
from lysander.server.store.writer import insertion
from lysander.server.table.keys import new_seed, new_table_id
from lysander.server.table.live_table import LiveTable
from lysander.server.table.seat_log import apply_cut, cut_of, record, roll_dice
from lysander.text import LANGUAGES

NOBODY_WRITES: Any = None
GAMES = games()
MOST = 600
"""Lines of a game with which it is long enough."""


def begun(game: Game[Any], rng: Random) -> LiveTable:
    """A table at which a game with a random set-up begins."""
    setup = random_setup(game, rng, umpire=rng.random() < 0.5)
    at = queries.now()
    fixed = (setup.scenario, dict(setup.options), dict(setup.variant), game.rules_version, "", False, False, "running", new_seed())
    meta = Meta(new_table_id(), game.id, *fixed, tuple(setup.seats), {}, "", at, at)
    seats = {s.id: Sitting("human" if s.id in setup.seats else "empty", "", s.id) for s in game.seats}
    return LiveTable(game, NOBODY_WRITES, Stored(meta, seats, {}, [], [], [], {}))


def take_back(table: LiveTable, rng: Random) -> None:
    """Takes something back, for nothing if that is free."""
    match = table.match
    assert match is not None
    seat = rng.choice([a.seat for a in match.asks])
    free = match.free_undo(seat)
    line, told = (free, False) if free is not None else (rng.randrange(max(0, len(match.lines) - 30), len(match.lines)), True)
    cut = cut_of(table.logs, line, seat, told)
    match.cut(line)
    apply_cut(table.logs, cut)
    table.cuts.append(cut)


def step(table: LiveTable, rng: Random) -> None:
    """Gives one answer, with the rolls that follow, or takes some back, and lets everybody look."""
    match = table.match
    assert match is not None
    standing = [a for a in match.asks if a.standing]
    asks = match.asks[: len(match.asks) - len(standing)]
    if match.lines and asks[0].seat != CHANCE and rng.random() < 0.1:
        take_back(table, rng)
    else:
        ask = rng.choice(standing) if standing and rng.random() < 0.05 else rng.choice(asks)
        value = table.chance.answer(ask) if ask.seat == CHANCE else ask.domain.sample(rng)
        answer = Answer(ask.seat, ask.kind, value)
        record(table.logs, len(match.lines), answer, match.give(answer))
        roll_dice(match, table.chance, table.logs)
    table.reset_chance(match)
    table.snapshots.outdate()
    if match.over:
        table.meta.status = "over"
    table.public_changed()
    for seat in table.logs:
        table.snapshot(seat)


def stored(engine: Any, table: LiveTable) -> Stored:
    """The table as it is read from a database, under another name."""
    assert table.match is not None
    meta = replace(table.meta, id=new_table_id())
    with engine.begin() as connection:
        queries.create(connection, meta, table.seats, {"hash": {"host"}})
        for row in queries.journal_rows(meta.id, 0, table.match.lines):
            connection.exec_driver_sql(insertion(1), row)
        queries.create_cuts(connection, meta.id, table.cuts)
    with engine.connect().execution_options(reading=True) as connection:
        found = queries.load(connection, meta.id)
    assert found is not None
    found.meta = table.meta
    return found


def shown(table: LiveTable) -> dict[str, Any]:
    """All that reaches anybody, as it is sent, and what every log counts."""
    found: dict[str, Any] = {}
    for seat in (*table.seats, ""):
        for lang in LANGUAGES:
            found[f"{seat} {lang}"] = encode(state_message(table, frozenset((seat,)), seat, told_since(table, seat, 0), 0, lang))
    for seat, log in table.logs.items():
        found[f"log of {seat}"] = [log.mark(), log.own, log.group, log.alone, [(t.no, t.line, t.group, t.others, text_of(t.event)) for t in log.told]]
    return found


def compare(engine: Any, table: LiveTable) -> LiveTable:
    """Reads a table again, and requires that nobody notices."""
    again = opened(table.game, NOBODY_WRITES, stored(engine, table))
    before, after = shown(table), shown(again)
    for what, said in before.items():
        assert after[what] == said, what
    assert table.match is not None and again.match is not None
    assert again.match.lines == table.match.lines and again.chance.counts == table.chance.counts and again.chance.cuts == table.chance.cuts
    assert [again.match.free_undo(seat) for seat in table.seats] == [table.match.free_undo(seat) for seat in table.seats]
    return again


@pytest.mark.parametrize("id", GAMES)
def test_a_lobby_is_the_same_in_whatever_order_its_seats_are_read(id: str) -> None:
    """PostgreSQL gives rows that were changed after those that were not."""
    game = GAMES[id]
    table = begun(game, Random(1))
    meta, seats = replace(table.meta, status="lobby"), {s: table.seats[s] for s in reversed(table.seats)}
    again = opened(game, NOBODY_WRITES, Stored(meta, seats, {}, [], [], [], {}))
    assert [*again.seats] == [s.id for s in game.seats] and again.meta.status == "lobby"


@pytest.mark.parametrize("id", GAMES)
def test_nobody_notices_a_restart(engine, id: str) -> None:
    """At random points of random games with take-backs; the game goes on at the table that was read again."""
    game, seen, cuts, steps, seed = GAMES[id], 0, 0, 0, 0
    while steps < 320 or seed < 4:
        rng, begins, seed = Random(seed), steps, seed + 1
        table = begun(game, rng)
        assert table.match is not None
        while steps < begins + 80 and not table.match.over and len(table.match.lines) <= MOST:
            step(table, rng)
            steps += 1
            if rng.random() < 0.08:
                table, seen = compare(engine, table), seen + 1
            assert table.match is not None
        compare(engine, table)
        cuts += len(table.cuts)
    assert seen > 6 and cuts > 3, (seen, cuts)


@pytest.mark.parametrize("seat", ["british", SPECTATOR])
def test_a_difference_is_seen(engine, monkeypatch: pytest.MonkeyPatch, seat: str) -> None:
    rng = Random(1)
    table = begun(GAMES["evasion"], rng)
    assert table.match is not None
    while len(table.match.lines) < 40 and not table.match.over:
        step(table, rng)
    compare(engine, table)
    monkeypatch.setattr(table.match, "_seen", type(table.match._seen)(table.match._onlookers, {seat: table.match.start}))
    table.snapshots.forget()
    with pytest.raises(AssertionError):
        compare(engine, table)
