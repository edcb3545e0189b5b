"""Table talk: each line is sent once to everybody, however many there are."""

from __future__ import annotations

import pytest

from lysander.server.store.records import Said
from lysander.server.table.seat_log import SeatLog


@pytest.fixture
def table(client):
    """A table in the lobby at which two people talk, and their keys."""
    made = client.ok("POST", "/tables", {"game": "hijacked", "seats": {"A": {"kind": "open"}, "B": {"kind": "open"}}})
    return made["table"], client.sit(made["table"], made["keys"])


def say(client, table, keys, seat, text):
    client.ok("POST", f"/tables/{table}/chat", {"seat": seat, "text": text}, keys[seat])


def test_a_line_of_talk_is_sent_once(client, table):
    name, keys = table
    say(client, name, keys, "A", "first")
    live = client.live(name, keys["B"], "B")
    assert [c["text"] for c in live.state["chat"]] == ["first"]
    for text in ("second", "third"):
        say(client, name, keys, "A", text)
        assert [(c["no"], c["text"]) for c in live.until("state", lambda s: s["chat"])["chat"]] == [(1 + (text == "third"), text)]
    client.ok("POST", f"/tables/{name}/seat", {"action": "name", "seat": "A", "name": "Amara"}, keys["A"])
    assert live.until("state", lambda s: s["seats"][0]["name"] == "Amara")["chat"] == []


def test_whoever_was_away_gets_what_was_said_meanwhile(client, table):
    name, keys = table
    for text in ("first", "second", "third"):
        say(client, name, keys, "A", text)
    live = client.live(name, keys["B"], "B")
    live.send(live.hello | {"said": 2})
    assert [c["text"] for c in live.until("state")["chat"]] == ["third"]
    assert [c["no"] for c in client.ok("GET", f"/tables/{name}/state", key=keys["B"], seat="B", said=1)["chat"]] == [1, 2]
    assert client.ok("GET", f"/tables/{name}/state", key=keys["B"], seat="B", said=99)["chat"] == []


def test_a_message_does_not_grow_with_the_talk(server, client, table):
    """Each message after a long talk is as long as before it."""
    name, keys = table
    live = client.live(name, keys["B"], "B")
    rename = lambda n: client.ok("POST", f"/tables/{name}/seat", {"action": "name", "seat": "A", "name": f"A{n}"}, keys["A"])  # noqa: E731
    rename(1)
    live.until("state", lambda s: s["seats"][0]["name"] == "A1")
    before = len(live.bytes[-1])
    server.app.state.registry.tables[name].chat += [Said(n, "A", "", "x" * 1000, 1) for n in range(1200)]
    rename(2)
    live.until("state", lambda s: s["seats"][0]["name"] == "A2")
    assert 200_000 < len(live.bytes[-1]) < 240_000, "the last two hundred lines, once"
    rename(3)
    live.until("state", lambda s: s["seats"][0]["name"] == "A3")
    assert len(live.bytes[-1]) < before + 2000


def test_new_lines_of_the_log_are_looked_for_once_for_each_message(client, monkeypatch):
    table, keys = client.make(seats={"british": {"kind": "human"}})
    looked = []
    since = SeatLog.since
    monkeypatch.setattr(SeatLog, "since", lambda log, no: looked.append(log.seat) or since(log, no))
    live = client.live(table, keys["british"], "british")
    assert looked == ["british"]
    live.send(live.hello)
    live.until("state")
    assert looked == ["british"] * 2
