"""Games given away as files and taken in again, here or on another server."""

from __future__ import annotations

import hashlib
import json

import pytest

from lysander.core.journal import load, verify
from lysander.games.registry import game

EVERYBODY = ("umpire", "british", "german")


def file_of(client, table, key):
    """The file of a table."""
    return client.call("GET", f"/tables/{table}/journal", key=key).text


def bring(client, text, status=201):
    """The answer to a file that is brought."""
    found = client.http.post("/api/tables/file", content=text)
    assert found.status_code == status, found.text
    return found.json()


@pytest.fixture
def over(client, play):
    """The file of a game that is over, in which something was taken back."""
    table, keys = client.make()
    playing = play(client, table, keys, seed=5)
    for _ in range(3):
        playing.step()
    playing.to_the_end()
    return file_of(client, table, keys["german"])


def test_a_game_that_is_over_is_looked_at_and_proved_elsewhere(over, client):
    made = bring(client, over)
    table, host = made["table"], made["keys"]["host"]
    state = client.state(table, host, "")
    assert state["status"] == "over" and set(made["keys"]) == {"host", "watch"}
    again = file_of(client, table, host)
    assert again == over
    assert verify(game("evasion"), load(again), again) > 0
    assert client.ok("GET", f"/tables/{table}/replay", key=host, truth=True, step=5)["step"] == 5
    assert client.ok("GET", f"/tables/{table}/book", key=host)["lines"][0]["action"] == "brought"


def test_a_game_that_is_not_over_goes_on_with_dice_of_its_new_server(client, play):
    table, keys = client.make(sit=False, seats={seat: {"kind": "open"} for seat in EVERYBODY})
    keys = client.sit(table, keys, umpire=True)
    playing = play(client, table, keys, seed=5, seats=EVERYBODY)
    for _ in range(8):
        playing.step()
    text = file_of(client, table, keys["umpire"])
    assert "seed" not in load(text).seal
    made = bring(client, text)
    new, invited = made["table"], made["keys"]
    assert set(invited) == {"host", "watch", "british?", "german?", "umpire?"}
    mine = client.sit(new, invited, umpire=True)
    for seat in EVERYBODY:
        was, now = client.state(table, keys[seat], seat), client.state(new, mine[seat], seat)
        assert (now["view"], now["asks"]) == (was["view"], was["asks"])
        assert [e["text"] for e in now["events"]] == [e["text"] for e in was["events"]]
    play(client, new, mine, seed=7, seats=EVERYBODY).to_the_end()
    ended = file_of(client, new, mine["german"])
    assert verify(game("evasion"), load(ended), ended) > 0


def test_names_in_a_file_hold_nothing_that_cannot_be_seen(over, client):
    notes = {"names": {"british": "A\u202eb\x1b[2J", "german": ["no name"]}, "title": "T\u2066\x07"}
    head = changed(over, 0, notes=notes).splitlines()
    end = json.loads(head[-1])
    body = "\n".join(head[:-1]) + "\n"
    end["end"]["digest"] = hashlib.sha256(body.encode()).hexdigest()
    made = bring(client, body + json.dumps(end) + "\n")
    table = client.ok("GET", f"/tables/{made['table']}", key=made["keys"]["host"])
    assert table["title"] == "T" and [s["name"] for s in table["seats"]][:2] == ["Ab[2J", ""]


def changed(text, n, **fields):
    """A file in which fields of line ``n`` are others."""
    lines = text.splitlines()
    lines[n] = json.dumps(json.loads(lines[n]) | fields)
    return "\n".join(lines) + "\n"


def test_what_is_no_game_of_this_server_is_refused_with_the_reason(over, server, client):
    before = len(server.app.state.registry.tables)
    reasons = {
        "": "line 1",
        "[]": "not an object",
        '{"lysander": 1}': "missing",
        '{"lysander":' + "[" * 60_000: "line 1",
        changed(over, 0, game="chess"): "no game 'chess'",
        changed(over, 0, rules="0"): "rules 0",
        changed(over, 0, scenario="moon"): "",
        changed(over, 0, seats=["german"]): "seats",
        changed(over, 0, seats=[{}]): "",
        changed(over, 0, position="3n.B B[0311h:ABCD] Z[0405]"): "begins in the middle",
        changed(over, 0, options={"belief": [[[[]]]]}): "",
        changed(over, 0, cuts=["x"]): "cuts",
        changed(over, 0, notes={"names": 10**400}): "not plain data",
        changed(over, 3, value="no such thing"): "line 4",
        changed(over, 3, kind="k" * 5000): "too long",
        changed(over, 3, by={}): "",
        over + '{"subgame": 7}\n': "not the name",
        over + '{"subgame": "spring/1"}\n' + over: "not one of which the first tells",
    }
    for text, reason in reasons.items():
        refused = bring(client, text, 422)
        assert refused["error"] == "bad-file" and reason in refused["text"], (text[:200], refused)
    assert bring(client, b"\xff\xfe", 400)["error"] == "bad-file"
    assert len(server.app.state.registry.tables) == before


def test_a_die_that_was_changed_is_found(over, client):
    lines = [json.loads(line) for line in over.splitlines()]
    n = next(n for n, row in enumerate(lines) if row.get("seat") == "chance")
    refused = bring(client, changed(over, n, value=lines[n]["value"] % 6 + 1), 422)
    assert refused["error"] == "bad-file"


def test_a_file_that_is_too_large_is_not_read(client):
    assert client.http.post("/api/tables/file", content=b"x" * (2**24 + 1)).status_code == 413
