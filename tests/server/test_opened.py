"""Game files that are only looked at: what is found of each, and what can be seen of it."""

from __future__ import annotations

import hashlib
import json
import time

import pytest

from lysander.core.journal import load
from lysander.server.registry import registry as kept

from .test_files import EVERYBODY, bring, changed, file_of


def look(client, text, path="/files", key=""):
    """What is found of a file."""
    found = client.http.post(f"/api{path}", content=text, headers={"authorization": f"Bearer {key}"} if key else {})
    assert found.status_code == 200, found.text
    return found.json()


def past(client, table, **more):
    """A step of an opened file."""
    return client.ok("GET", f"/tables/{table}/replay", **more)


@pytest.fixture
def over(client, play):
    """A game that is over, with its table, and its file."""
    table, keys = client.make(title="Sunday")
    play(client, table, keys, seed=5).to_the_end()
    return table, keys, file_of(client, table, keys["german"])


def sealed_anew(text, **head):
    """A file with another header, and a digest that fits it."""
    lines = changed(text, 0, **head).splitlines()
    end = json.loads(lines[-1])
    body = "\n".join(lines[:-1]) + "\n"
    end["end"]["digest"] = hashlib.sha256(body.encode()).hexdigest()
    return body + json.dumps(end) + "\n"


def test_each_file_gets_its_answer(over, client, server):
    """22.5: fits, changed at a step, touched, unproved, of other rules or another game, none at all."""
    table, keys, text = over
    count = len(load(text).lines)
    stored = lambda: client.ok("GET", f"/tables/{table}/replay", truth=True, seat="german")  # noqa: E731
    found = look(client, text)
    assert (found["verdict"], found["answers"], found["title"]) == ("fits", count, "Sunday") and found["rolls"] > 0
    assert found["seal"] == load(text).seal["commitment"][:8]
    state = past(client, found["table"], truth=True)
    assert state["steps"] == count and state["opened"] == "fits" and state["result"] == stored()["result"]
    assert state["setup"]["seed"] == load(text).seal["seed"]
    for seat in ("british", "german", ""):
        here, there = past(client, found["table"], seat=seat, step=4), client.ok("GET", f"/tables/{table}/replay", seat=seat, step=4)
        assert [here[k] for k in ("view", "asks", "events", "steps")] == [there[k] for k in ("view", "asks", "events", "steps")]

    lines = [json.loads(line) for line in text.splitlines()]
    die = next(n for n, row in enumerate(lines) if row.get("seat") == "chance" and n > 20)
    found = look(client, changed(text, die, value=lines[die]["value"] % 6 + 1))
    assert (found["verdict"], found["answers"]) == ("changed", die - 1), "the answer before it is the last that follows"
    state = past(client, found["table"], truth=True)
    assert (state["steps"], state["opened"], state["result"]) == (die - 1, "changed", None), "it opens up to there, and is marked"
    assert look(client, changed(text, 12, value="no such thing"))["answers"] == 11
    assert look(client, "\n".join(text.splitlines()[:-9]) + "\n{oh\n" + text[-90:])["answers"] == count - 8
    cut = "\n".join(text.splitlines()[:30] + text.splitlines()[-1:]) + "\n"
    assert [look(client, cut)[k] for k in ("verdict", "answers")] == ["changed", 29], "the end is there, and what led to it is not"

    assert look(client, changed(text, 0, notes={"title": "Monday"}))["verdict"] == "touched"
    assert look(client, sealed_anew(text, commitment="0" * 64))["verdict"] == "touched"
    head = {k: v for k, v in lines[0].items() if k != "commitment"}
    found = look(client, "\n".join([json.dumps(head), *text.splitlines()[1:]]) + "\n")
    assert found["verdict"] == "unproved" and past(client, found["table"], truth=True)["setup"]["seed"] == ""

    newer = look(client, changed(text, 0, rules="99"))
    assert [newer[k] for k in ("verdict", "game", "rules", "table")] == ["version", "evasion", "99", ""] and newer["here"] == lines[0]["rules"]
    assert [look(client, changed(text, 0, **more))[k] for more in ({"game": "chess"}, {"lysander": 2}) for k in ("verdict", "table")] == [
        "version",
        "",
    ] * 2
    assert "begins in the middle" in look(client, changed(text, 0, position="3n.B B[0311h:ABCD] Z[0405]"))["why"]
    assert look(client, changed(text, 0, options={"belief": [[[[]]]]}))["verdict"] == "closed"
    for none in ("", "[]", "{}", "PNG\x00", b"\xff\xfe", '{"lysander": 1}', "[" * 60_000, '{"lysander":' + "[" * 60_000):
        assert look(client, none)["verdict"] == "none"
    assert client.http.post("/api/files", content=b"x" * (2**24 + 1)).status_code == 413
    assert len(server.app.state.registry.files) <= kept.MOST_FILES_EACH, "of one address the oldest are forgotten"


def test_a_game_that_is_not_over_shows_what_the_key_shows(client, play, server):
    table, keys = client.make(sit=False, seats={seat: {"kind": "open"} for seat in EVERYBODY})
    keys = client.sit(table, keys, umpire=True)
    playing = play(client, table, keys, seed=5, seats=EVERYBODY)
    for _ in range(12):
        playing.step()
    text = file_of(client, table, keys["umpire"])
    strange = look(client, text)
    assert strange["verdict"] == "running"
    public = past(client, strange["table"])
    assert public["view"] == client.ok("GET", f"/tables/{table}/replay")["view"] and public["setup"]["seed"] == ""
    assert public["setup"]["commitment"] == load(text).seal["commitment"]
    for more in ({"seat": "british"}, {"truth": True}, {"seat": "umpire"}):
        client.refused(403, "no-key", "GET", f"/tables/{strange['table']}/replay", key=keys["british"], **more)
    mine = look(client, text, f"/tables/{table}/file", keys["british"])["table"]
    seen = past(client, mine, seat="british", key=keys["british"])
    assert seen["view"] == client.ok("GET", f"/tables/{table}/replay", seat="british", key=keys["british"])["view"]
    for more in ({"seat": "german"}, {"truth": True}):
        client.refused(403, "no-key", "GET", f"/tables/{mine}/replay", key=keys["british"], **more)
    assert past(client, look(client, text, f"/tables/{table}/file", keys["umpire"])["table"], truth=True, key=keys["umpire"])["steps"] > 0
    other, others = client.make()
    stolen = look(client, text, f"/tables/{other}/file", others["british"])["table"]
    client.refused(403, "no-key", "GET", f"/tables/{stolen}/replay", key=others["british"], seat="british")


def test_nothing_is_done_at_a_file_and_nothing_of_it_is_kept(over, client, server):
    table, keys, text = over
    registry = server.app.state.registry
    before = registry.writer
    found = look(client, text)["table"]
    client.refused(403, "no-key", "POST", f"/tables/{found}/chat", {"text": "hm", "seat": "german"}, keys["german"])
    running = look(client, "\n".join(text.splitlines()[:20]) + "\n", f"/tables/{table}/file", keys["german"])["table"]
    at = client.state(running, keys["german"], "german")["at"]
    for path, body in (
        ("answer", {"seat": "german", "at": at, "kind": "message", "value": "hm"}), ("notes", {"seat": "german", "text": "hm"}),
        ("undo", {"seat": "german", "ask": True}), ("chat", {"seat": "german", "text": "hm"}),
        ("seat", {"action": "name", "seat": "german", "name": "X"}),
    ):  # fmt: skip
        answered = client.call("PUT" if path == "notes" else "POST", f"/tables/{running}/{path}", body, keys["german"])
        assert answered.status_code in (403, 409), (path, answered.text)
    assert client.state(running, keys["german"], "german")["seats"][1]["name"] != "X", "what was refused is as it was"
    with before.engine.connect() as connection:
        for name in ("tables", "journal", "keys", "seats", "chat", "notes", "book"):
            column = "id" if name == "tables" else "table_id"
            for id in (found, running):
                assert not connection.exec_driver_sql(f"SELECT count(*) FROM {name} WHERE {column} = '{id}'").scalar(), name
    assert client.ok("GET", f"/tables/{found}/book")["lines"][0]["action"] == "brought"
    made = client.ok("POST", f"/tables/{found}/branch", {"step": 9, "truth": True})
    assert client.ok("GET", f"/tables/{made['table']}")["status"] == "running", "one can play on from it, at a table of its own"
    kept_until = registry.sweep(600_000)
    assert found not in kept_until and found in registry.tables
    registry.tables[found].presence.looked_at = int(time.time() * 1000) - kept.KEPT - 600_001
    assert found in registry.sweep(600_000) and found not in registry.files
    client.refused(404, "no-table", "GET", f"/tables/{found}/replay")
    assert bring(client, text)["table"], "it can still be taken in for good"


def test_a_stranger_s_link_to_a_step_shows_the_finished_game_and_never_a_running_one(over, client):
    table, _, _ = over
    assert client.ok("GET", f"/tables/{table}/replay", seat="british", step=3)["step"] == 3
    running, _ = client.make()
    client.refused(403, "no-key", "GET", f"/tables/{running}/replay", seat="british", step=0)
