"""The WebSocket: nothing lost, nothing doubled, and one player's mischief is no other player's trouble."""

from __future__ import annotations

import asyncio
import json
import sys
from functools import partial
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lysander.server.push.connection import Connection

from .conftest import TIME_LIMIT


@pytest.fixture(params=["deflate", None], ids=["compressed", "plain"])
def client(request, client, monkeypatch):
    """A client as browsers are, and one as programs are, whose WebSockets do not compress."""
    monkeypatch.setattr(sys.modules[type(client).__module__], "connect", partial(connect, compression=request.param))
    return client


def newest(client, table, key, live):
    """The state of the table as it is now, when it has come."""
    now = client.state(table, key, live.hello["seat"], since=10**9)
    return live.once(lambda s: all(s[what] == now[what] for what in ("at", "status", "asks")))


def test_two_seats_play_a_game_over_websockets(client, ask_of, choose):
    table, keys = client.make()
    rng = Random(3)
    seats = {seat: client.live(table, keys[seat], seat) for seat in ("british", "german")}
    while all(live.state["status"] != "over" for live in seats.values()):
        for seat, live in seats.items():
            ask = ask_of(newest(client, table, keys[seat], live))
            if ask is not None and live.state["status"] == "running":
                assert live.answer(ask["kind"], choose(ask, rng))["type"] == "done"
    for seat, live in seats.items():
        newest(client, table, keys[seat], live)
        whole = client.state(table, keys[seat], seat)["events"]
        known = [[line | {"told": []} for line in lines] for lines in (live.log, whole)]  # who was told is open after the end
        assert known[0] == known[1]
        assert [line["no"] for line in whole] == list(range(1, len(whole) + 1))
        assert live.state["result"]["scores"].keys() == {"british", "german"}


def test_a_reconnect_gets_each_missed_line_once(client, play):
    table, keys = client.make()
    playing = play(client, table, keys, seed=8)
    german = client.live(table, keys["german"], "german")
    for _ in range(6):
        for _ in range(7):
            playing.step()
        german.close()
        missed_from = german.log[-1]["no"] if german.log else 0
        for _ in range(7):
            playing.step()
        back = client.live(table, keys["german"], "german", since=missed_from)
        back.log = german.log + back.log
        german = back
        german.silent()
    assert german.log == client.state(table, keys["german"], "german")["events"]


def test_no_push_tells_the_other_side_that_somebody_acts(client):
    table, keys = client.make()
    british = client.live(table, keys["british"], "british")
    german, watcher = client.live(table, keys["german"], "german"), client.live(table, "", "")
    for live in (british, german, watcher):
        live.silent()
    assert british.answer("landing", "0405")["type"] == "done"
    british.once(lambda s: s["asks"] and s["asks"][0]["kind"] == "rendezvous")
    client.ok("PUT", f"/tables/{table}/notes", {"seat": "british", "text": "they come"}, keys["british"])
    british.once(lambda s: s["notes"]["text"] == "they come")
    assert german.silent() == [] and watcher.silent() == []


def test_garbage_is_refused_and_hurts_nobody(client):
    table, keys = client.make()
    german, british = client.live(table, keys["german"], "german"), client.live(table, keys["british"], "british")
    deep = "[" * 30_000
    for bad in (
        "",
        "{",
        "null",
        "[]",
        '{"type":"zork"}',
        '{"type":"answer"}',
        deep,
        '{"type":"hello","extra":1}',
        '{"type":"answer","at":-1,"kind":"a","value":1}',
    ):
        german.send(bad)
        assert german.until("refused")["code"] == "bad-request"
    for value in (None, True, 1e308, -5, [], {}, [[{}]], "x" * 5000, "\x00", {"a": [1] * 1000}, 10**30):
        assert german.answer("order", value)["code"] in ("not-asked", "bad-request")
        assert british.answer("landing", value)["type"] == "refused"
    german.silent()
    assert british.answer("landing", "0405")["type"] == "done"


def test_an_oversized_message_closes_its_connection_only(client):
    table, keys = client.make()
    german, british = client.live(table, keys["german"], "german"), client.live(table, keys["british"], "british")
    german.send(json.dumps({"type": "answer", "at": 0, "kind": "order", "value": "x" * 100_000}))
    with pytest.raises(ConnectionClosed):
        while True:
            german.receive()
    british.silent()
    assert british.answer("landing", "0405")["type"] == "done"


def test_a_flood_slows_its_sender_only(serve, visit, tmp_path):
    client = visit(serve(str(tmp_path / "flood.db"), messages=20))
    table, keys = client.make()
    german, british = client.live(table, keys["german"], "german"), client.live(table, keys["british"], "british")
    for _ in range(200):
        german.send('{"type":"ping"}')
    assert british.answer("landing", "0405")["type"] == "done"
    assert german.until("refused")["code"] == "too-fast"


def test_http_floods_are_refused(serve, visit, tmp_path):
    client = visit(serve(str(tmp_path / "flood.db"), requests=20))
    codes = [client.call("GET", "/tables").status_code for _ in range(25)]
    assert codes[:20] == [200] * 20 and set(codes[20:]) == {429}
    assert client.call("GET", "/tables", key="k" * 43).status_code == 429


def test_too_many_tables_and_sockets_from_one_address(serve, visit, tmp_path):
    client = visit(serve(str(tmp_path / "flood.db"), tables=3, connections=2))
    table, keys = client.make()
    for _ in range(2):
        client.make()
    client.refused(429, "too-fast", "POST", "/tables", {"game": "evasion"})
    one, two = client.live(table, keys["british"], "british"), client.live(table, keys["german"], "german")
    with connect(f"{client.address.replace('http', 'ws')}/api/tables/{table}/live", open_timeout=TIME_LIMIT) as three:
        assert json.loads(three.recv(60))["code"] == "too-fast"
    two.close()
    one.until("state", lambda s: not s["seats"][1]["online"])
    client.live(table, keys["german"], "german")


def test_answers_need_the_seat_of_the_connection(client):
    table, keys = client.make()
    german = client.live(table, keys["german"], "german")
    assert german.answer("landing", "0405")["code"] == "not-asked"
    german.send({"type": "hello", "key": keys["german"], "seat": "british", "since": 0, "lang": "en"})
    assert german.until("refused")["code"] == "no-key"
    watcher = client.live(table, "", "")
    assert watcher.answer("landing", "0405")["code"] == "no-key"
    host = client.live(table, keys["host"], "host")
    assert host.answer("landing", "0405")["code"] == "no-key"


def test_stale_answers_get_the_position_again(client):
    table, keys = client.make()
    one, two = client.live(table, keys["british"], "british"), client.live(table, keys["british"], "british")
    one.silent()
    assert one.answer("landing", "0405", at=one.state["at"])["type"] == "done"
    two.once(lambda s: s["asks"][0]["kind"] == "rendezvous")
    assert two.answer("landing", "0406", at=two.state["at"] - 1)["code"] == "stale"
    assert two.until("state")["asks"][0]["kind"] == "rendezvous"


def test_one_socket_can_change_seats_in_hot_seat(client):
    table, keys = client.make(hot_seat=True)
    assert keys["british"] == keys["german"] == keys["host"]
    live = client.live(table, keys["host"], "british")
    live.send({"type": "hello", "key": keys["host"], "seat": "german", "since": 0, "lang": "de"})
    state = live.once(lambda s: s["seat"] == "german")
    assert "patrols" in state["view"] and "men" not in state["view"]


def test_a_strange_table_says_bye(client):
    with connect(f"{client.address.replace('http', 'ws')}/api/tables/nowhere/live", open_timeout=TIME_LIMIT) as socket:
        assert json.loads(socket.recv(60))["type"] == "bye"


def test_another_site_cannot_open_a_socket_or_write(client):
    table, keys = client.make()
    address = f"{client.address.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(address, origin="https://elsewhere.example", open_timeout=TIME_LIMIT):
        pass
    response = client.http.post("/api/tables", json={"game": "evasion"}, headers={"origin": "https://elsewhere.example"})
    assert (response.status_code, response.json()["error"]) == (403, "cross-site")
    assert client.http.post("/api/tables", json={"game": "evasion"}, headers={"origin": client.address}).status_code == 201


def test_a_fault_of_the_server_is_told_and_nothing_is_lost(client, server, monkeypatch, caplog):
    table, keys = client.make()
    british = client.live(table, keys["british"], "british")
    british.silent()
    live = server.app.state.registry.tables[table]

    def broken(connection, batch):
        raise OSError("disk full")

    with monkeypatch.context() as broke:
        broke.setattr(live.writer, "_fill", broken)
        assert british.answer("landing", "0405")["code"] == "broken"
        body = {"seat": "british", "at": british.state["at"], "kind": "landing", "value": "0405"}
        assert client.refused(500, "broken", "POST", f"/tables/{table}/answer", body, keys["british"])["text"]
    assert "disk full" in caplog.text
    assert client.state(table, keys["british"], "british")["at"] == british.state["at"]
    assert british.answer("landing", "0406")["type"] == "done"
    british.silent()
    assert british.state["view"]["landing"] == "0406"


def test_an_answer_given_twice_at_once_counts_once(client):
    table, keys = client.make()
    british = client.live(table, keys["british"], "british")
    british.silent()
    answer = {"type": "answer", "at": british.state["at"], "kind": "landing", "value": "0405"}
    for ref in (1, 2):
        british.send(answer | {"ref": ref})
    kinds = [(m["type"], m.get("ref")) for m in british.silent()]
    assert [kind for kind in kinds if kind[0] != "state"] == [("done", 1), ("refused", 2)]
    assert client.state(table, keys["british"], "british")["view"]["landing"] == "0405"


def test_refused_answers_change_nothing(client):
    table, keys = client.make()
    british, german = (client.live(table, keys[seat], seat) for seat in ("british", "german"))
    british.silent(), german.silent()
    at = british.state["at"]
    assert british.answer("landing", "9999")["type"] == "refused"
    assert british.answer("landing", "0405", at=at + 1)["code"] == "stale"
    assert german.answer("landing", "0405")["type"] == "refused"
    assert german.silent() == []
    assert client.state(table, keys["british"], "british")["at"] == at
    assert british.answer("landing", "0405", at=at)["type"] == "done"


def test_a_connection_whose_key_was_voided_is_told_so_and_closed(client):
    table, keys = client.make()
    british = client.live(table, keys["british"], "british")
    client.seat(table, "free", "british", keys["british"])
    assert british.until("bye")["code"] == "no-key"
    with pytest.raises(ConnectionClosed):
        while True:
            british.send('{"type":"ping"}')
            british.receive()


def test_answers_are_given_as_they_come_and_keep_their_place(client, ask_of, choose, monkeypatch):
    """Nearly all go past the reader (decision 022); what comes while one is under way waits for it."""
    taken: list[bool] = []
    take = Connection.take

    def counted(connection: Connection, data: str) -> bool:
        taken.append(take(connection, data))
        return taken[-1]

    monkeypatch.setattr(Connection, "take", counted)
    table, keys = client.make()
    rng = Random(4)
    seats = {seat: client.live(table, keys[seat], seat) for seat in ("british", "german")}
    for number in range(15):
        for seat, live in seats.items():
            ask = ask_of(newest(client, table, keys[seat], live))
            if ask is not None:
                for message in (
                    {"type": "answer", "at": live.state["at"], "kind": ask["kind"], "value": choose(ask, rng), "ref": number},
                    {"type": "ping"},
                    {"type": "answer", "at": live.state["at"], "kind": ask["kind"], "value": "?", "ref": "late"},
                    {"type": "ping"},
                ):
                    live.send(message)
                assert replies(live, 4) == [("done", number), ("pong", None), ("refused", "late"), ("pong", None)]
    print(f"{sum(taken)} of {len(taken)} messages were taken as they came")
    assert sum(taken) >= 12


def replies(live, count):
    """The next messages that are no states, with their refs."""
    found = []
    while len(found) < count:
        message = live.receive()
        if message["type"] != "state":
            found.append((message["type"], message.get("ref")))
    return found


def test_an_answer_is_not_taken_as_it_comes_when_something_stands_in_its_way(client, server):
    table, keys = client.make()
    british = client.live(table, keys["british"], "british")
    british.silent()
    live = server.app.state.registry.tables[table]
    (connection,) = live.listeners
    answer = json.dumps({"type": "answer", "at": british.state["at"], "kind": "landing", "value": "0405", "ref": 1})
    seen: list[str] = []

    async def work() -> None:
        for lock in (connection.turn, connection.sending, live.lock):
            async with lock:
                assert not connection.take(answer)
                seen.append("lock")
        connection.replies.append(b"{}")
        assert not connection.take(answer)
        connection.replies.clear()
        live.quiet.until = live.quiet.clock() + 60
        assert not connection.take(answer)
        live.quiet.until = 0.0
        assert not connection.take('{"type":"ping"}') and not connection.take("{")
        assert connection.take(answer) and not connection.take(answer)
        seen.append("taken")

    asyncio.run_coroutine_threadsafe(work(), live.writer.loop).result(60)
    assert seen == ["lock"] * 3 + ["taken"]
    assert british.until("done")["ref"] == 1
