"""Arriving at a table: a link is opened, a press is sent twice, names, what the start does with a seat whose link was opened; and the briefing."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

SEATS = {"british": {"kind": "human", "name": "Amara"}, "german": {"kind": "open"}, "umpire": {"kind": "open"}}


def lobby(client: Any, **wish: Any) -> tuple[str, dict[str, str]]:
    """A table that has not begun: a host who plays, an invitation to the Germans and to the umpire's chair."""
    return client.make(start=False, sit=False, **({"seats": SEATS} | wish))


def seat_of(state: Any, seat: str) -> Any:
    return next(s for s in state["seats"] if s["seat"] == seat)


def opened(client: Any, table: str, seat: str, key: str) -> None:
    client.seat(table, "open", seat, key)


def test_the_host_sees_at_once_that_a_link_was_opened_and_who_sat_down(client):
    table, keys = lobby(client)
    host = client.live(table, keys["host"], "british")
    assert not seat_of(host.state, "german")["opened"]
    opened(client, table, "german", keys["german?"])
    state = host.once(lambda m: seat_of(m, "german")["opened"])
    assert seat_of(state, "german")["kind"] == "open" and not seat_of(state, "umpire")["opened"]
    opened(client, table, "german", keys["german?"])
    assert not [m for m in host.silent() if m["type"] == "state"], "the same link again is nothing new"
    client.take(table, "german", keys["german?"], "Jonas")
    state = host.once(lambda m: seat_of(m, "german")["kind"] == "human")
    assert (seat_of(state, "german")["name"], seat_of(state, "german")["opened"]) == ("Jonas", False)


def test_only_the_invitation_says_that_it_was_opened(client):
    table, keys = lobby(client)
    for key in (keys["host"], keys["watch"], keys["umpire?"], ""):
        client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "open", "seat": "german"}, key)
    assert not seat_of(client.state(table, keys["host"], "british"), "german")["opened"]


def test_a_new_link_has_not_been_opened(client):
    table, keys = lobby(client)
    opened(client, table, "german", keys["german?"])
    new = client.seat(table, "link", "german", keys["host"])["key"]
    assert not seat_of(client.state(table, keys["host"], "british"), "german")["opened"]
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "open", "seat": "german"}, keys["german?"])
    opened(client, table, "german", new)
    assert seat_of(client.state(table, "", ""), "german")["opened"]


def test_that_a_link_was_opened_is_kept_by_the_database(serve, visit, tmp_path):
    server = serve(str(tmp_path / "tables.db"))
    client = visit(server)
    table, keys = lobby(client)
    opened(client, table, "german", keys["german?"])
    server.stop()
    again = visit(serve(str(tmp_path / "tables.db")))
    assert seat_of(again.state(table, keys["host"], "british"), "german")["opened"]
    assert not seat_of(again.state(table, keys["host"], "british"), "umpire")["opened"]


def test_the_start_puts_no_bot_into_a_seat_whose_link_was_opened_unasked(client):
    table, keys = lobby(client)
    opened(client, table, "german", keys["german?"])
    no = client.refused(409, "link-opened", "POST", f"/tables/{table}/start", {"fill": "random"}, keys["host"])
    assert "opened the link" in no["text"]
    assert client.state(table, keys["host"], "british")["status"] == "lobby"
    client.ok("POST", f"/tables/{table}/start", {"fill": "random", "opened": "open"}, keys["host"])
    assert seat_of(client.state(table, keys["host"], "british"), "german")["kind"] == "open"
    key = client.take(table, "german", keys["german?"], "Jonas")
    assert client.state(table, key, "german")["sits"] == "own"


def test_the_host_may_put_a_bot_there_all_the_same_and_the_guest_takes_over(client):
    table, keys = lobby(client)
    opened(client, table, "german", keys["german?"])
    client.ok("POST", f"/tables/{table}/start", {"fill": "random", "opened": "bot"}, keys["host"])
    assert seat_of(client.state(table, keys["host"], "british"), "german")["kind"] == "bot"
    client.take(table, "german", keys["german?"], "Jonas")
    assert seat_of(client.state(table, keys["host"], "british"), "german")["kind"] == "human"


@pytest.mark.parametrize("link_opened", [False, True])
def test_no_bot_ever_sits_in_the_umpires_chair(client, link_opened):
    table, keys = lobby(client)
    if link_opened:
        opened(client, table, "umpire", keys["umpire?"])
    client.ok("POST", f"/tables/{table}/start", {"fill": "random"}, keys["host"])
    seats = client.state(table, keys["host"], "british")["seats"]
    assert {s["seat"]: s["kind"] for s in seats} == {"british": "human", "german": "bot", "umpire": "open"}
    key = client.take(table, "umpire", keys["umpire?"], "Ruth")
    assert client.state(table, key, "umpire")["sits"] in ("own", "vacant")


def test_a_press_that_is_sent_twice_sits_down_once(client):
    table, keys = lobby(client)
    token = secrets.token_urlsafe(32)
    body = {"action": "take", "seat": "german", "name": "Jonas", "token": token}
    first = client.ok("POST", f"/tables/{table}/seat", body, keys["german?"])
    again = client.ok("POST", f"/tables/{table}/seat", body, keys["german?"])
    assert first["key"] == again["key"] == token
    assert client.state(table, token, "german")["sits"] == "own"
    assert [line["action"] for line in client.ok("GET", f"/tables/{table}/book")["lines"]].count("taken") == 1
    other = body | {"token": secrets.token_urlsafe(32)}
    client.refused(409, "seat-taken", "POST", f"/tables/{table}/seat", other, keys["german?"])


def test_a_token_is_a_key_of_32_bytes_that_opens_nothing_yet(client):
    table, keys = lobby(client)
    body = {"action": "take", "seat": "german", "name": "Jonas"}
    for short in ("abc", "x" * 42, "x" * 44):
        assert client.call("POST", f"/tables/{table}/seat", body | {"token": short}, keys["german?"]).status_code == 400
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", body | {"token": keys["watch"]}, keys["german?"])
    assert seat_of(client.state(table, keys["host"], "british"), "german")["kind"] == "open"


def test_a_second_person_of_one_name_is_told_apart(client):
    seats = {"A": {"kind": "human", "name": "Jonas"}, "B": {"kind": "open"}, "C": {"kind": "open"}}
    table, keys = lobby(client, game="hijacked", seats=seats)
    client.take(table, "B", keys["B?"], "Jonas")
    client.take(table, "C", keys["C?"], "Jonas")
    names = [s["name"] for s in client.state(table, keys["host"], "A")["seats"] if s["kind"] == "human"]
    assert names == ["Jonas", "Jonas 2", "Jonas 3"]


def test_a_briefing_is_for_everybody_and_the_same_whatever_was_chosen_in_secret(client):
    table, keys = client.make(seats={"german": {"kind": "open"}})
    before = client.ok("GET", f"/tables/{table}/briefing", seat="british")
    assert (before["label"], before["sign"]) == ("British", "disc")
    assert "*two of your six men*" in before["goal"] and "move 11" in before["goal"]
    assert [d["at"] for d in before["decisions"]] == ["0405", "0309", "0508"]
    landing = next(r for r in before["rows"] if r["rule"] == "3.3")
    assert dict(zip([c["label"] for c in before["columns"]], [c["hidden"] for c in landing["known"]], strict=True)) == {
        "you": False, "Germans": True, "Umpire": False,
    }  # fmt: skip
    state = client.state(table, keys["british"], "british")
    client.ok("POST", f"/tables/{table}/answer", {"seat": "british", "at": state["at"], "kind": "landing", "value": "0906"}, keys["british"])
    assert client.ok("GET", f"/tables/{table}/briefing", key=keys["british"], seat="british") == before
    assert client.ok("GET", f"/tables/{table}/briefing", seat="german", lang="de")["label"] == "Deutsche"
    client.refused(404, "no-briefing", "GET", f"/tables/{table}/briefing", seat="nobody")


def test_a_briefing_follows_scenario_and_options(client):
    seats = {"german": {"kind": "open"}}
    table, _ = client.make(scenario="four-men", seats=seats)
    assert "*two of your four men*" in client.ok("GET", f"/tables/{table}/briefing", seat="british")["goal"]
    table, _ = client.make(scenario="alarm", seats=seats)
    told = client.ok("GET", f"/tables/{table}/briefing", seat="british")
    assert "move" not in told["goal"] and "3.7" in [row["rule"] for row in told["rows"]]
    table, _ = client.make(game="hijacked", start=False, sit=False, seats={"A": {"kind": "human"}})
    assert "Cybot" in client.ok("GET", f"/tables/{table}/briefing", seat="A")["goal"]
