"""The umpire's chair of a running game, the time he has, seats he plays, and people who share a seat (evasion 4.2, 15.1, 15.17, 15.20)."""

from __future__ import annotations

import asyncio
import json

import pytest

SEATS = {"british": {"kind": "open"}, "german": {"kind": "open"}}


def give(client, table, key, seat, kind, value):
    """An answer as it goes over HTTP."""
    state = client.state(table, key, seat)
    return client.call("POST", f"/tables/{table}/answer", {"seat": seat, "at": state["at"], "kind": kind, "value": value}, key)


def journal(client, table, key):
    """The lines of the journal, as the umpire may read it."""
    lines = client.call("GET", f"/tables/{table}/journal", key=key).text.splitlines()
    return [json.loads(line) for line in lines]


def take(client, table, key, seat="umpire"):
    return client.ok("POST", f"/tables/{table}/seat", {"action": "take", "seat": seat}, key)["key"]


def test_the_empty_chair_is_taken_while_the_game_runs_and_left_again(client, serve, visit, server):
    table, keys = client.make(seats=SEATS)
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=keys["host"], seat="umpire")
    client.refused(409, "seat-taken", "POST", f"/tables/{table}/seat", {"action": "take", "seat": "umpire"}, keys["british"])
    umpire = take(client, table, keys["host"])
    state = client.state(table, umpire, "umpire")
    assert state["sits"] == "own" and "truth" in state["view"] and {"tell", "leave_seat"} <= {a["kind"] for a in state["asks"]}
    assert client.state(table, keys["german"], "german")["events"][-1]["kind"] == "umpire", "the players are told"
    assert give(client, table, keys["british"], "british", "message", "Hello?").status_code == 200
    assert give(client, table, umpire, "umpire", "leave_seat", "yes").status_code == 200
    state = client.state(table, umpire, "umpire")
    assert state["sits"] == "vacant" and "truth" not in state["view"], "who has left sees no more than anybody"
    assert next(s for s in state["seats"] if s["seat"] == "umpire")["kind"] == "open"
    client.refused(403, "not-over", "GET", f"/tables/{table}/journal", key=umpire)
    take(client, table, umpire)
    assert [(a.seat, a.kind) for a in server.app.state.registry.tables[table].match.lines if a.kind.endswith("_seat")] == [
        ("umpire", "take_seat"), ("umpire", "leave_seat"), ("umpire", "take_seat"),
    ]  # fmt: skip
    server.stop()
    again = visit(serve(server.settings.database))
    assert again.state(table, umpire, "umpire")["sits"] == "own", "the journal is played again after a start"


def test_the_chair_by_a_link_shows_nothing_before_somebody_sits_down(client):
    table, keys = client.make(seats=SEATS)
    link = client.seat(table, "link", "umpire", keys["host"])["key"]
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=link, seat="umpire")
    umpire = take(client, table, link)
    assert "truth" in client.state(table, umpire, "umpire")["view"]
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=link, seat="umpire")


def test_who_plays_or_has_played_may_not_be_umpire(client, pass_time):
    """And nobody who has been umpire may play, evasion 15.1."""
    table, keys = client.make(seats={"british": {"kind": "human"}, "german": {"kind": "open"}}, public=True)
    url, wish = f"/tables/{table}/seat", {"action": "take", "seat": "umpire"}
    error = client.refused(403, "held-a-seat", "POST", url, wish, keys["host"])
    assert error["rule"] == "15.1" and error["text"]
    old = keys["german"]
    pass_time(5)
    client.seat(table, "free", "german", keys["host"])
    link = client.seat(table, "link", "umpire", keys["host"])["key"]
    client.refused(403, "held-a-seat", "POST", url, wish, old)
    umpire = take(client, table, link)
    client.refused(403, "held-a-seat", "POST", url, {"action": "take", "seat": "german"}, umpire)
    both = {"game": "evasion", "seats": {"british": {"kind": "human"}, "umpire": {"kind": "human"}}}
    assert client.refused(422, "umpire-plays", "POST", "/tables", both)["rule"] == "15.1"


@pytest.fixture
def timed(serve, visit, tmp_path):
    """A server with a clock that stands until it is moved on."""
    server = serve(str(tmp_path / "timed.db"))
    now = [1000.0]
    server.app.state.umpire_timeout.clock = lambda: now[0]

    def pass_time(minutes: float) -> None:
        now[0] += 60 * minutes
        asyncio.run_coroutine_threadsafe(server.app.state.umpire_timeout.tick(), server.app.state.registry.writer.loop).result(60)

    return server, visit(server), pass_time


def asked_umpire(client, **wish):
    """A table whose umpire is asked for a die."""
    table, keys = client.make(seats=SEATS | {"umpire": {"kind": "open"}}, options={"dice": "umpire", "umpire_release": "auto"}, **wish)
    keys["umpire"] = take(client, table, keys["umpire?"])
    for _ in range(40):
        if blocked(client, table, keys["umpire"]):
            return table, keys
        for seat in ("british", "german"):
            state = client.state(table, keys[seat], seat)
            ask = next((a for a in state["asks"] if not a["standing"]), None)
            if ask:
                value = ask["default"] if ask["kind"] != "landing" else "0405"
                assert give(client, table, keys[seat], seat, ask["kind"], value).status_code == 200
                break
    raise AssertionError("no die was rolled")


def blocked(client, table, key):
    """What the umpire is asked and holds the game up."""
    return next((a for a in client.state(table, key, "umpire")["asks"] if not a["standing"]), None)


def test_after_the_time_of_the_table_the_default_answers_for_the_umpire(timed):
    """Evasion 15.7, 15.20. Remarks give him no more time, a pause does."""
    server, client, pass_time = timed
    table, keys = asked_umpire(client, umpire_minutes=5)
    before = len(journal(client, table, keys["umpire"]))
    pass_time(4)
    assert give(client, table, keys["german"], "german", "message", "Are you there?").status_code == 200
    client.ok("POST", f"/tables/{table}/pause", key=keys["umpire"])
    pass_time(60)
    client.ok("POST", f"/tables/{table}/resume", key=keys["umpire"])
    pass_time(0.5)
    assert len(journal(client, table, keys["umpire"])) == before + 1, "only the message"
    pass_time(0.6)
    line = journal(client, table, keys["umpire"])[before + 1]
    assert (line["seat"], line["by"]) == ("umpire", "default")


def test_an_umpire_may_have_all_the_time_in_the_world(timed):
    server, client, pass_time = timed
    table, keys = asked_umpire(client, umpire_minutes=0)
    pass_time(100_000)
    assert blocked(client, table, keys["umpire"]) and client.state(table, keys["umpire"], "umpire")["setup"]["umpire_minutes"] == 0


def test_the_umpire_plays_a_seat_that_is_empty_away_or_agrees(client):
    """Evasion 15.17; the journal marks what he answers."""
    table, keys = client.make(seats=SEATS | {"umpire": {"kind": "open"}}, options={"umpire_release": "auto"}, sit=False)
    keys["umpire"] = take(client, table, keys["umpire?"])
    state = client.state(table, keys["umpire"], "british")
    assert state["sits"] == "stand_in" and state["seat"] == state["view"]["seat"] == "british" and not state["undo"]["free"]
    body = {"seat": "british", "at": state["at"], "kind": "landing", "value": "0405"}
    keys["british"] = take(client, table, keys["british?"], "british")
    live = client.live(table, keys["british"], "british")
    watching = client.live(table, keys["umpire"], "british")
    error = client.refused(409, "seat-present", "POST", f"/tables/{table}/answer", body, keys["umpire"])
    assert error["rule"] == "15.17" and watching.answer("landing", "0405")["code"] == "seat-present"
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "lend", "seat": "british"}, keys["umpire"])
    client.ok("POST", f"/tables/{table}/seat", {"action": "lend", "seat": "british"}, keys["british"])
    assert watching.answer("landing", "0405")["type"] == "done"
    line = next(x for x in journal(client, table, keys["umpire"]) if x.get("kind") == "landing")
    assert line["by"] == "umpire"
    client.ok("POST", f"/tables/{table}/seat", {"action": "human", "seat": "british"}, keys["british"])
    assert watching.answer("rendezvous", "0405")["code"] == "seat-present"
    live.close()


def test_players_do_not_answer_for_each_other(client):
    table, keys = client.make(seats=SEATS)
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=keys["german"], seat="british")
    client.refused(403, "no-key", "POST", f"/tables/{table}/answer", {"seat": "british", "at": 0, "kind": "landing", "value": "0405"}, keys["german"])


def test_people_share_a_seat_and_companions_do_not_answer(client):
    """Evasion 4.2: with the same key the first answer counts; a companion sees the same and does not answer."""
    table, keys = client.make(seats=SEATS)
    first, second = client.live(table, keys["british"], "british"), client.live(table, keys["british"], "british")
    url = f"/tables/{table}/seat"
    client.refused(403, "no-key", "POST", url, {"action": "companion", "seat": "british"}, keys["german"])
    key = client.ok("POST", url, {"action": "companion", "seat": "british"}, keys["british"])["key"]
    beside = client.live(table, key, "british")
    assert beside.state["sits"] == "companion" and beside.state["view"] == first.state["view"] and beside.state["asks"]
    refused = beside.answer("landing", "0405")
    assert (refused["code"], refused["rule"]) == ("companion", "4.2")
    for what, body in (
        ("seat", {"action": "free", "seat": "british"}), ("seat", {"action": "companion", "seat": "british"}), ("undo", {"seat": "british"}),
    ):  # fmt: skip
        client.refused(403, "companion", "POST", f"/tables/{table}/{what}", body, key)
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=key, seat="german")
    at = second.state["at"]
    assert first.answer("landing", "0405")["type"] == "done"
    assert second.answer("landing", "0406", at)["code"] == "stale", "the first valid answer counts"
    client.seat(table, "free", "british", keys["british"])
    assert beside.until("bye")["code"] == "no-key", "who frees the seat voids the keys of companions too"
