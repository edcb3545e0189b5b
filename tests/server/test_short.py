"""The short way of an answer (a client that does not compress): judged as it comes, sent on when it is committed, and otherwise as any other."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from random import Random
from typing import Any

import pytest
from websockets.sync.client import connect

from lysander.server.push import connection
from lysander.server.table.lock import TableLock


@pytest.fixture
def plain(client, monkeypatch):
    """A client whose WebSockets do not compress."""
    monkeypatch.setattr(sys.modules[type(client).__module__], "connect", partial(connect, compression=None))
    return client


@pytest.fixture
def short(plain, monkeypatch):
    """The same; answers that go the usual way fail."""

    async def usual(self: Any, message: Any) -> None:
        raise AssertionError("this did not go the short way")

    monkeypatch.setattr(connection.Connection, "answer", usual)
    return plain


def test_a_game_goes_the_short_way_and_nothing_is_lost(short, ask_of, choose):
    table, keys = short.make()
    rng = Random(3)
    seats = {seat: short.live(table, keys[seat], seat) for seat in ("british", "german")}
    while all(live.state["status"] != "over" for live in seats.values()):
        for live in seats.values():
            live.silent()
            ask = ask_of(live.state)
            if ask is not None and live.state["status"] == "running":
                assert live.answer(ask["kind"], choose(ask, rng))["type"] == "done"
                live.silent()
    for seat, live in seats.items():
        live.silent()
        told = [line | {"told": []} for line in short.state(table, keys[seat], seat)["events"]]  # who was told is open after the end
        assert [line | {"told": []} for line in live.log] == told


def test_refusals_change_nothing(short):
    table, keys = short.make()
    british, german = (short.live(table, keys[seat], seat) for seat in ("british", "german"))
    british.silent(), german.silent()
    at = british.state["at"]
    assert british.answer("landing", "9999")["type"] == "refused"
    assert british.answer("landing", "0405", at=at + 1)["code"] == "stale"
    assert german.answer("landing", "0405")["type"] == "refused"
    assert german.silent() == []
    assert short.state(table, keys["british"], "british")["at"] == at
    assert british.answer("landing", "0405", at=at)["type"] == "done"


def test_an_answer_given_twice_at_once_counts_once(plain):
    """The second comes while the first is under way, and goes the usual way."""
    table, keys = plain.make()
    british = plain.live(table, keys["british"], "british")
    british.silent()
    answer = {"type": "answer", "at": british.state["at"], "kind": "landing", "value": "0405"}
    for ref in (1, 2):
        british.send(answer | {"ref": ref})
    kinds = [(m["type"], m.get("ref")) for m in british.silent()]
    assert [kind for kind in kinds if kind[0] != "state"] == [("done", 1), ("refused", 2)]
    assert plain.state(table, keys["british"], "british")["view"]["landing"] == "0405"


def test_what_could_not_be_written_never_happened(short, server, monkeypatch):
    table, keys = short.make()
    british = short.live(table, keys["british"], "british")
    british.silent()
    at, writer = british.state["at"], server.app.state.registry.writer

    def broken(connection: Any, batch: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broke:
        broke.setattr(writer, "_fill", broken)
        assert british.answer("landing", "0405")["code"] == "broken"
    british.silent()
    assert british.state["at"] == at and british.state["view"]["landing"] == ""
    assert british.answer("landing", "0406", at=at)["type"] == "done"


def test_the_lock_is_grabbed_only_when_nobody_has_it_or_waits_for_it():
    async def as_it_is() -> None:
        return

    async def work() -> None:
        lock = TableLock(as_it_is)
        assert lock.grab() and not lock.grab()
        waiting = asyncio.create_task(lock.__aenter__())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.grab()
        await waiting
        lock.release()

    asyncio.run(work())
