"""Clocks of tables under the hands of a test: nothing waits, time moves when it is told to."""

from __future__ import annotations

import asyncio

import pytest

from lysander.server.store import queries, served
from lysander.server.table import clocks

FOREVER = 1 << 40
START = 1_800_000_000_000
LIVE = {"kind": "live", "bank": 600, "increment": 10, "question": 60, "up": "default"}
SEATS = {"A": {"kind": "human"}, "B": {"kind": "open"}, "C": {"kind": "empty"}}
LANDED = {"landing": "0612", "rendezvous": "0211", "party": "ABCDEF@0211:walk", "path": "x0111r0210."}
"""Answers of the British after which the Germans are secretly asked whether they strike at lorry 4."""


class Hands:
    """The hands of all clocks: they move by ``on`` alone."""

    def __init__(self):
        self.now = START
        self.apps = []

    def on(self, seconds, act=True):
        """Moves them on; then what follows from time that is up is done, if ``act``."""
        self.now += round(seconds * 1000)
        for app in self.apps if act else ():
            self.run(app, self.follow(app))

    @staticmethod
    def run(app, work):
        return asyncio.run_coroutine_threadsafe(work, app.state.registry.writer.loop).result(60)

    @staticmethod
    async def follow(app):
        """Looks at the clocks as the server does every second, and waits for what comes of it."""
        await app.state.registry.wake_due(clocks.now())
        app.state.clock_runner.tick()
        await asyncio.gather(*app.state.clock_runner.tasks.values())


@pytest.fixture
def hands(monkeypatch):
    made = Hands()
    monkeypatch.setattr(clocks, "now", lambda: made.now)
    monkeypatch.setattr(queries, "now", lambda: made.now)
    monkeypatch.setattr(served, "BEAT", FOREVER)  # hands that jump look like a server that slept
    return made


@pytest.fixture
def timed(hands, server, client):
    hands.apps.append(server.app)
    return client


def give(client, table, key, seat, value=None):
    """One answer of a seat: the default, unless another is given."""
    state = client.state(table, key, seat)
    ask = next((a for a in state["asks"] if not a["standing"]), None)
    assert ask is not None, f"{seat} is not asked"
    value = ask["default"] if value is None else value
    return client.ok("POST", f"/tables/{table}/answer", {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value}, key)


def shown(client, table, seat, key="", eye=""):
    """The clock of a seat as everybody sees it."""
    return next(s["clock"] for s in client.state(table, key, eye)["seats"] if s["seat"] == seat)


def is_asked(client, table, keys, seat):
    """Whether something waits for this seat."""
    return any(not a["standing"] for a in client.state(table, keys[seat], seat)["asks"])


def asked(client, table, keys, seats=("A", "B")):
    return next(s for s in seats if is_asked(client, table, keys, s))


def duel(client, **pace):
    """A game of Hijacked by two persons, at the first question of A."""
    table, keys = client.make("hijacked", seats=SEATS, options={"start": "A"}, pace=LIVE | pace)
    return table, keys


def to_the_other(client, table, keys, seat="A", other="B"):
    """Answers by default until the other seat is asked."""
    for _ in range(20):
        if is_asked(client, table, keys, other):
            return
        give(client, table, keys[seat], seat)
    raise AssertionError(f"{other} is never asked")


async def forget(app):
    """Has all tables be read again from the database."""
    app.state.clock_runner.forget(list(app.state.registry.tables))
    app.state.registry.tables.clear()


def journal(server, table):
    """The lines of a table's journal, as they are kept."""
    return [(a.seat, a.kind, a.by) for a in server.app.state.registry.tables[table].match.lines if a.seat != "chance"]


@pytest.fixture
def same_seed(monkeypatch):
    monkeypatch.setattr("lysander.server.registry.new_table.new_seed", lambda: "ab" * 32)
