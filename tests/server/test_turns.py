"""Who has many tables of bots does not keep others waiting, and bots that play for nobody stand still."""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager

import pytest

from lysander.server.bots import runner as module
from lysander.server.bots.turns import Turns
from lysander.server.table import whereabouts

BOT = {"kind": "bot", "level": "random"}


async def thoughts(wishes):
    """The order in which addresses think: the first one is thinking when all others come; a wish (address, stays) that does not stay is given up."""
    turns, order, go = Turns(), [], asyncio.Event()

    async def think(address):
        async with turns.turn(address):
            order.append(address)
            await go.wait()

    tasks = []
    for address, stays in wishes:
        task = asyncio.create_task(think(address))
        await asyncio.sleep(0)
        if not stays:
            task.cancel()
        tasks.append(task)
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not turns.locked and not turns.waiting
    return order


def test_each_address_has_its_turn_however_many_tables_another_has():
    crowd = [("many", True)] * 45
    assert asyncio.run(thoughts([*crowd, ("one", True)]))[:3] == ["many", "many", "one"]
    order = asyncio.run(thoughts([*crowd, ("one", True), ("two", True), ("one", True), ("one", True)]))
    assert [order.index(a) for a in ("one", "two")] == [2, 3] and order[:11].count("one") == 3


def test_who_gives_up_takes_nobodys_turn():
    wishes = [("a", True), ("b", False), ("a", False), ("c", False), ("a", True), ("b", True)]
    assert sorted(asyncio.run(thoughts(wishes))) == ["a", "a", "b"]
    assert asyncio.run(thoughts([("a", True), ("b", False), ("a", True), ("c", True)])) == ["a", "a", "c"]


def test_a_turn_that_is_given_to_who_has_just_gone_goes_on():
    async def scene():
        turns, done = Turns(), []

        async def think(name):
            async with turns.turn(name):
                done.append(name)

        async with turns.turn("first"):
            waits = [asyncio.create_task(think(name)) for name in ("second", "third")]
            await asyncio.sleep(0)
        waits[0].cancel()  # its turn is on the way
        await asyncio.gather(*waits, return_exceptions=True)
        return done, turns.locked

    assert asyncio.run(scene()) == (["third"], False)


@pytest.fixture
def allowed():
    """How many thoughts bots may have had, before they wait."""
    return [1_000_000]


@pytest.fixture
def thought(monkeypatch, allowed):
    """The addresses for which bots have thought, in their order."""
    order = []
    think = module.BotRunner._advice

    async def advice(self, table, seat, level, purpose):
        while len(order) >= allowed[0]:
            await asyncio.sleep(0.01)
        found = await think(self, table, seat, level, purpose)
        order.append(table.presence.address)
        return found

    monkeypatch.setattr(module.BotRunner, "_advice", advice)
    return order


@pytest.fixture
def waited(monkeypatch):
    """The addresses for which bots have had a turn, each with how many others were served while it waited."""
    found, served = [], []
    turn = Turns.turn

    @asynccontextmanager
    async def counted(self, address):
        before = len(served)
        async with turn(self, address):
            found.append((address, sum(other != address for other in served[before:])))
            served.append(address)
            yield

    monkeypatch.setattr(Turns, "turn", counted)
    return found


def test_the_bots_of_one_table_are_not_starved_by_many_of_another_address(serve, visit, tmp_path, waited):
    """While the one waits there are few thoughts for the other, who has fifteen tables."""
    server = serve(str(tmp_path / "l.db"), proxies=("127.0.0.1",), bots=1)
    crowd, one = visit(server), visit(server)
    crowd.http.headers["x-forwarded-for"], one.http.headers["x-forwarded-for"] = "192.0.2.1", "192.0.2.2"
    for _ in range(15):
        table, keys = crowd.make("hijacked", seats=dict.fromkeys("AB", BOT))
        crowd.state(table, keys["host"], "")
    until(lambda: len(waited) >= 30)
    table, keys = one.make("hijacked", seats=dict.fromkeys("AB", BOT))
    one.state(table, keys["host"], "")
    until(lambda: [address for address, _ in waited].count("192.0.2.2") >= 12)
    assert {address for address, _ in waited} == {"192.0.2.1", "192.0.2.2"}
    others = [count for address, count in waited if address == "192.0.2.2"]
    assert max(others) <= 2, f"so many went before it: {others}"  # one whose turn had come already, and the next


def until(test):
    """Waits until something is so."""
    while not test():
        threading.Event().wait(0.01)


def lines(server, table):
    """How many answers were given at a table."""
    return len(server.app.state.registry.tables[table].match.lines)


def test_bots_that_play_for_nobody_stand_still_until_somebody_looks(server, client, thought, allowed):
    runner = server.app.state.runner
    table, keys = client.make("hijacked", seats=dict.fromkeys("ABC", BOT))
    before = lines(server, table)
    assert not runner.busy, "nobody has looked at it"
    allowed[0] = 5
    live = client.live(table, keys["watch"], "")
    until(lambda: len(thought) == 5)
    live.close()
    client.open.remove(live)
    until(lambda: not server.app.state.registry.tables[table].listeners)
    server.app.state.registry.tables[table].presence.looked_at = 0
    allowed[0] = 1_000_000
    until(lambda: not runner.busy)
    left = lines(server, table)
    assert before < left and client.ok("GET", f"/tables/{table}")["status"] == "running"
    until(lambda: lines(server, table) > left)


def test_a_look_over_http_counts_for_a_while(server, client, monkeypatch):
    monkeypatch.setattr(whereabouts, "LATELY", 0)
    runner = server.app.state.runner
    table, keys = client.make("hijacked", seats=dict.fromkeys("ABC", BOT))
    client.state(table, keys["watch"], "")
    until(lambda: not runner.busy)
    assert client.ok("GET", f"/tables/{table}")["status"] == "running"


def test_bots_go_on_where_a_person_plays(server, client):
    """Also while that person is away."""
    table, _ = client.make("hijacked", seats={"A": BOT, "B": {"kind": "human"}})
    until(lambda: lines(server, table) >= 5)


def test_what_is_kept_of_a_bot_goes_with_its_table(server, client):
    made = client.ok("POST", "/tables", {"game": "hijacked", "start": True, "hints": True, "seats": {"A": {"kind": "human"}, "B": BOT}})
    table, key = made["table"], made["keys"]["A"]
    until(lambda: any(not a["standing"] for a in client.state(table, key, "A")["asks"]))
    client.ok("GET", f"/tables/{table}/explain", key=key, seat="A")
    runner, registry = server.app.state.runner, server.app.state.registry
    assert table in runner.hints and table in runner.offers
    registry.tables[table].changed_at = 0
    runner.forget(registry.sweep(1000))
    assert table not in registry.tables and not runner.hints and not runner.offers
