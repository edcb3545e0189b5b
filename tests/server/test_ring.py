"""Who owns a table, and what happens when that is somebody else."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter

import pytest
from websockets.exceptions import ConnectionClosed

from lysander.server.app import move
from lysander.server.registry.registry import opened
from lysander.server.ring import ALL, FAMILY, Place, owner
from lysander.server.table.keys import new_table_id

TABLES = [new_table_id() for _ in range(4000)]
ELSEWHERE = Place(("1",), "0")
"""Another worker owns everything."""


def owners(members):
    """The owner of each table."""
    return {table: owner(table[:FAMILY], members) for table in TABLES}


def test_tables_are_spread_evenly():
    for size in (2, 3, 8):
        count = Counter(owners(tuple(map(str, range(size)))).values())
        assert len(count) == size and min(count.values()) > 0.8 * len(TABLES) / size, count


def test_only_the_tables_of_who_goes_or_comes_change_hands():
    three, two = owners(("0", "1", "2")), owners(("0", "2"))
    assert all(two[table] == who for table, who in three.items() if who != "1")
    assert {two[table] for table, who in three.items() if who == "1"} == {"0", "2"}
    assert owner("abcd", ()) == ""


def test_subgames_are_owned_with_their_table():
    place = Place(("0", "1"), "0", ("a", "b"), "a", {"oldchild": TABLES[0]})
    child = new_table_id(TABLES[1])
    assert child.startswith(TABLES[1][:FAMILY]) and len(child) == FAMILY + 12
    assert place.worker_of(child) == place.worker_of(TABLES[1])
    assert place.worker_of("oldchild") == place.worker_of(TABLES[0]) and place.node_of("oldchild") == place.node_of(TABLES[0])
    owned = [t for t in TABLES if place.owns(t)]
    assert len(owned) == pytest.approx(len(TABLES) / 4, rel=0.2) and all(place.may_hold(t) for t in owned)


def moved(server, place):
    """Moves a server to another place, from outside its loop."""
    asyncio.run_coroutine_threadsafe(move(server.app, place), server.app.state.registry.writer.loop).result(60)


def test_a_table_that_moves_is_given_up_and_taken_over_as_it_is(server, client):
    table, keys = client.make()
    live = client.live(table, keys["british"], "british")
    assert live.answer("landing", "0405")["type"] == "done"
    registry = server.app.state.registry
    held = registry.tables[table]
    moved(server, ELSEWHERE)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            live.receive()
    assert closed.value.rcvd.code == 1012, "the client is to come back"
    assert not registry.tables and held.moved
    client.refused(503, "moved", "GET", f"/tables/{table}")
    with pytest.raises(ConnectionClosed) as closed:
        client.live(table, keys["british"], "british")
    assert closed.value.rcvd.code == 1012
    moved(server, ALL)
    state = client.state(table, keys["british"], "british")
    assert state["view"]["landing"] == "0405" and registry.tables[table] is not held


def test_who_still_has_a_table_that_moved_changes_nothing(server, client):
    """A request or a bot that had found it before."""
    table, keys = client.make()
    at = client.state(table, keys["british"], "british")["at"]
    registry = server.app.state.registry
    held = registry.tables[table]
    moved(server, ELSEWHERE)
    loop = registry.writer.loop
    assert not held.free
    with pytest.raises(Exception, match="moved"):
        asyncio.run_coroutine_threadsafe(held.answer("british", at, "landing", "0405"), loop).result(60)
    moved(server, ALL)
    assert client.state(table, keys["british"], "british")["at"] == at


def test_bots_of_a_table_that_moves_stop_and_go_on_elsewhere(server, client):
    table, keys = client.make("hijacked", seats={"A": {"kind": "bot", "level": "random"}, "B": {"kind": "human"}})
    runner, registry = server.app.state.runner, server.app.state.registry
    moved(server, ELSEWHERE)
    for _ in range(6000):
        if not runner.busy:
            break
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0.01), registry.writer.loop).result(60)
    assert not runner.busy
    moved(server, ALL)
    asyncio.run_coroutine_threadsafe(registry.wake_bots(), registry.writer.loop).result(60)
    assert table in registry.tables, "nobody has to ask for it"


def test_new_tables_are_made_where_they_are_owned(server, client):
    registry = server.app.state.registry
    moved(server, Place(("0", "1", "2"), "2"))
    for _ in range(10):
        table, keys = client.make()
        assert registry.place.owns(table) and table in registry.tables


def test_the_list_has_tables_of_other_workers_and_says_who_is_there(server, client):
    table, keys = client.make(sit=False, public=True, seats={"british": {"kind": "human"}, "german": {"kind": "open"}})
    live = client.live(table, keys["british"], "british")
    online = lambda: {s["seat"]: s["online"] for t in client.ok("GET", "/tables") if t["table"] == table for s in t["seats"]}  # noqa: E731
    assert online()["british"]
    moved(server, ELSEWHERE)
    assert online()["british"] and not online()["german"], "as it stands in the database"
    del live


def test_a_table_that_moves_while_it_is_read_is_not_kept(server, client, monkeypatch):
    table, _ = client.make()
    registry = server.app.state.registry
    registry.sweep(-1000)
    assert table not in registry.tables
    reading, go_on = threading.Event(), threading.Event()

    def slow(*given):
        reading.set()
        assert go_on.wait(60)
        return opened(*given)

    monkeypatch.setattr("lysander.server.registry.registry.opened", slow)
    said = []
    asking = threading.Thread(target=lambda: said.append(client.call("GET", f"/tables/{table}").json()["error"]))
    asking.start()
    assert reading.wait(60)
    moved(server, ELSEWHERE)
    go_on.set()
    asking.join()
    assert said == ["moved"] and not registry.tables
