"""Seats: links, taking, voiding, bots that stand in, hot seat, rematch, lobby."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from threading import Event

import pytest

from lysander.server.registry.new_table import swapped


def test_lobby_take_name_start(client):
    made = client.ok(
        "POST", "/tables", {"game": "evasion", "public": True, "name": "Amara", "title": "Sunday", "seats": {"british": {"kind": "human"}}}
    )
    table, keys = made["table"], made["keys"]
    (listed,) = client.ok("GET", "/tables")
    assert (listed["table"], listed["title"], listed["status"]) == (table, "Sunday", "lobby")
    seats = {s["seat"]: s for s in listed["seats"]}
    assert (seats["british"]["kind"], seats["british"]["name"]) == ("human", "Amara")
    assert client.state(table, keys["host"], "british")["view"] is None

    taken = client.ok("POST", f"/tables/{table}/seat", {"action": "take", "seat": "german", "name": "Jonas"})
    client.refused(409, "seat-taken", "POST", f"/tables/{table}/seat", {"action": "take", "seat": "german"})
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=keys["german?"], seat="german")
    client.ok("POST", f"/tables/{table}/seat", {"action": "name", "seat": "german", "name": "Jonas B."}, taken["key"])
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "name", "seat": "german", "name": "x"}, keys["british"])
    client.refused(403, "no-key", "POST", f"/tables/{table}/start", {}, taken["key"])
    client.ok("POST", f"/tables/{table}/start", {}, keys["host"])
    client.refused(409, "not-lobby", "POST", f"/tables/{table}/start", {}, keys["host"])
    assert client.state(table, taken["key"], "german")["seats"][1]["name"] == "Jonas B."
    assert client.ok("GET", f"/tables/{table}", key=taken["key"])["you"] == ["german"]


def test_private_tables_are_not_listed_and_need_the_link(client):
    table, keys = client.make(public=False, sit=False)
    assert client.ok("GET", "/tables") == []
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "take", "seat": "german", "name": "x"})
    assert client.take(table, "german", keys["german?"], "x")


def test_the_host_voids_a_key_and_invites_somebody_else(client, pass_time):
    table, keys = client.make()
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "link", "seat": "german"}, keys["german"])
    pass_time(5)
    new = client.seat(table, "link", "german", keys["host"])["key"]
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=keys["german"], seat="german")
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=new, seat="german")
    assert client.state(table, client.take(table, "german", new), "german")["seat"] == "german"


def test_a_bot_stands_in_and_gives_the_seat_back(client, play, ask_of):
    table, keys = client.make(seats={"german": {"kind": "open", "name": "Jonas"}})
    client.seat(table, "bot", "german", keys["german"], level="random")
    british = client.live(table, keys["british"], "british")
    seat = next(s for s in british.state["seats"] if s["seat"] == "german")
    assert (seat["kind"], seat["level"], seat["stand_in"], seat["name"]) == ("human", "random", True, "Jonas")
    playing = play(client, table, keys, seed=4, seats=("british",))
    while british.state["view"]["move"] < 2:
        playing.step()
        british.silent()
    client.ok("POST", f"/tables/{table}/seat", {"action": "human", "seat": "german"}, keys["german"])
    playing = play(client, table, keys, seed=4)
    playing.to_the_end()
    assert any(seat == "german" for seat, _, _ in playing.given)


def test_a_bot_that_still_thinks_when_its_person_comes_back_says_nothing(server, client, monkeypatch, ask_of):
    runner, thought, back, ended = server.app.state.runner, Event(), Event(), Event()
    advise = runner.advise

    async def slowly(*about):
        found = await advise(*about)
        thought.set()
        await asyncio.to_thread(back.wait, 60)
        return found

    monkeypatch.setattr(runner, "advise", slowly)
    table, keys = client.make()
    before = client.state(table, keys["british"], "british")
    client.seat(table, "bot", "british", keys["british"], level="random")
    assert thought.wait(60)
    thinking = runner.busy[table]
    thinking.get_loop().call_soon_threadsafe(thinking.add_done_callback, lambda _: ended.set())
    client.seat(table, "human", "british", keys["british"])
    back.set()
    assert ended.wait(60)
    after = client.state(table, keys["british"], "british")
    assert ask_of(after) == ask_of(before) and after["events"] == before["events"]


def test_a_person_hands_the_seat_to_a_bot_and_nobody_learns_more_than_that(client):
    table, keys = client.make(seats={"british": {"kind": "bot", "level": "random"}, "german": {"kind": "open", "name": "Jonas"}})
    opens = {who: client.ok("GET", f"/tables/{table}", key=key)["you"] for who, key in keys.items()}
    companion = client.seat(table, "companion", "german", keys["german"])["key"]
    for key in (companion, keys["host"], keys["watch"]):
        assert client.call("POST", f"/tables/{table}/seat", {"action": "bot", "seat": "german", "level": "random"}, key).status_code in (403, 409)
    assert client.seat(table, "bot", "german", keys["german"], level="random")["key"] == ""
    assert {who: client.ok("GET", f"/tables/{table}", key=key)["you"] for who, key in keys.items()} == opens
    line = client.state(table, keys["watch"], "")["book"][-1]
    assert (line["action"], line["by"], line["text"]) == ("bot", "german", "Germans: Jonas put in a bot (random).")
    for key in (companion, keys["watch"]):
        client.refused(
            403, "companion" if key == companion else "no-key", "POST", f"/tables/{table}/seat", {"action": "human", "seat": "german"}, key
        )
    assert client.state(table, keys["german"], "german")["sits"] == "own"
    assert client.seat(table, "human", "german", keys["german"])["key"] == ""
    line = client.state(table, keys["watch"], "")["book"][-1]
    assert (line["action"], line["by"]) == ("person", "german")


def test_two_bots_play_a_game_and_the_journal_says_so(client):
    made = client.ok("POST", "/tables", {"game": "evasion", "seats": {s: {"kind": "bot", "level": "random"} for s in ("british", "german")}})
    watcher = client.live(made["table"], "", "")
    client.ok("POST", f"/tables/{made['table']}/start", {}, made["keys"]["host"])
    watcher.once(lambda s: s["status"] == "over")
    text = client.call("GET", f"/tables/{made['table']}/journal").text
    assert '"by": "bot"' in text


def test_bots_move_while_others_are_asked(client):
    """hijacked: a random bot makes a fifth of the any-time moves that it is offered, before each of the others' many answers."""
    made = client.ok("POST", "/tables", {"game": "hijacked", "seats": {s: {"kind": "bot", "level": "random"} for s in "ABC"}})
    watcher = client.live(made["table"], "", "")
    client.ok("POST", f"/tables/{made['table']}/start", {}, made["keys"]["host"])
    watcher.once(lambda s: s["status"] == "over")
    assert '"kind": "any"' in client.call("GET", f"/tables/{made['table']}/journal").text


def test_open_seats_are_filled_at_the_start(client):
    made = client.ok("POST", "/tables", {"game": "evasion", "seats": {"british": {"kind": "human"}}})
    client.refused(422, "no-level", "POST", f"/tables/{made['table']}/start", {"fill": "genius"}, made["keys"]["host"])
    started = client.ok("POST", f"/tables/{made['table']}/start", {"fill": "random"}, made["keys"]["host"])
    assert [s["kind"] for s in started["seats"]] == ["human", "bot", "empty"]


def test_the_default_for_an_absent_seat(client, pass_time):
    table, keys = client.make()
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "default", "seat": "british"}, keys["german"])
    before = client.state(table, keys["british"], "british")
    pass_time(5)
    client.ok("POST", f"/tables/{table}/seat", {"action": "default", "seat": "british"}, keys["host"])
    after = client.state(table, keys["british"], "british")
    assert after["at"] > before["at"] and after["asks"][0]["kind"] != before["asks"][0]["kind"]


def test_a_forced_default_does_not_tell_whether_the_seat_is_asked(server, client, pass_time):
    """Questions to a seat may be secret: the host reads the same either way, and the book has the same line."""
    table, keys = client.make()
    pass_time(5)
    force = lambda seat: client.ok("POST", f"/tables/{table}/seat", {"action": "default", "seat": seat}, keys["host"])  # noqa: E731
    told = [{**force(seat), "seat": ""} for seat in ("british", "german")]
    assert told[0] == told[1]
    lines = client.ok("GET", f"/tables/{table}/book")["lines"][-2:]
    assert [(line["by"], line["action"], line["seat"]) for line in lines] == [("host", "default", "british"), ("host", "default", "german")]
    assert [line.seat for line in server.app.state.registry.tables[table].match.lines if line.by == "default"] == ["british"]


def test_rematch_with_seats_swapped(client, play):
    table, keys = client.make(seats={"british": {"kind": "open", "name": "Amara"}, "german": {"kind": "open", "name": "Jonas"}})
    client.refused(409, "not-over", "POST", f"/tables/{table}/rematch", {}, keys["british"])
    play(client, table, keys, seed=6).to_the_end()
    client.refused(403, "no-key", "POST", f"/tables/{table}/rematch", {}, keys["watch"])
    new = client.ok("POST", f"/tables/{table}/rematch", {}, keys["british"])
    assert new["seats"]["british"] == "german"
    assert client.ok("POST", f"/tables/{table}/rematch", {}, keys["german"]) == new
    assert client.state(table, keys["german"], "german")["next_table"] == new["table"]
    assert client.ok("GET", f"/tables/{new['table']}", key=keys["british"])["you"] == ["german"]
    names = {s["seat"]: s["name"] for s in client.ok("GET", f"/tables/{new['table']}")["seats"]}
    assert names["german"] == "Amara" and names["british"] == "Jonas"
    client.ok("POST", f"/tables/{new['table']}/start", {}, keys["host"])


SIDES = {
    "hijacked": ({"A": "Amara", "B": "Jonas", "C": "bot"}, {"A": "bot", "B": "Amara", "C": "Jonas"}),
    "clouds": (
        {"e1": "Amara", "e2": "Ruth", "c1": "Jonas", "c2": "Vera"},
        {"e1": "Jonas", "e2": "Vera", "c1": "Amara", "c2": "Ruth"},
    ),
    "flight181": (
        {"team1": "Amara", "team2": "Jonas", "team3": "Ruth", "hijackers": "Vera"},
        {"team1": "Jonas", "team2": "Ruth", "team3": "Vera", "hijackers": "Amara"},
    ),
    "flight181 against a bot": (
        {"team1": "Amara", "team2": "Jonas", "team3": "Ruth", "hijackers": "bot"},
        {"team1": "Jonas", "team2": "Ruth", "team3": "bot", "hijackers": "Amara"},
    ),
    "flight181 led by a bot": (
        {"team1": "bot", "team2": "Jonas", "team3": "bot", "hijackers": "Vera"},
        {"team1": "Vera", "team2": "bot", "team3": "bot", "hijackers": "Jonas"},
    ),
}


@pytest.mark.parametrize("sides", SIDES)
def test_a_rematch_swaps_sides_and_no_bot_leads_persons(client, server, sides):
    (now, then), game = SIDES[sides], sides.partition(" ")[0]
    seats = {"teams": {"kind": "empty"}} if game == "flight181" else {}
    seats |= {seat: {"kind": "bot", "level": "random"} if name == "bot" else {"kind": "human", "name": name} for seat, name in now.items()}
    scenario = "mission_1" if game == "clouds" else ""
    table = server.app.state.registry.tables[client.make(game, sit=False, scenario=scenario, seats=seats, start=False)[0]]
    assert {to: now[seat] for seat, to in swapped(table).items() if seat in now} == then


def test_rematch_with_the_same_seats(client, play):
    table, keys = client.make(seats={"british": {"kind": "open", "name": "Amara"}, "german": {"kind": "open", "name": "Jonas"}})
    play(client, table, keys, seed=6).to_the_end()
    new = client.ok("POST", f"/tables/{table}/rematch", {}, keys["british"], swap=False)
    assert new["seats"]["british"] == "british"
    assert client.ok("POST", f"/tables/{table}/rematch", {}, keys["german"]) == new, "whoever comes later goes to the one that was made"
    assert client.ok("GET", f"/tables/{new['table']}", key=keys["british"])["you"] == ["british"]
    assert [s["name"] for s in client.ok("GET", f"/tables/{new['table']}")["seats"][:2]] == ["Amara", "Jonas"]


def test_keys_are_nowhere_but_with_their_holders(client, server, capfd, play):
    table, keys = client.make(public=True)
    play(client, table, keys, seed=1, seats=("british",)).step()
    for path in (f"/tables/{table}", "/tables", f"/tables/{table}/state"):
        text = client.call("GET", path, key=keys["host"]).text
        assert not any(key in text for key in keys.values())
    with sqlite3.connect(server.settings.database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    stored = Path(server.settings.database).read_bytes()
    assert not any(key.encode() in stored for key in keys.values())
    out, err = capfd.readouterr()
    assert not any(key in out + err for key in keys.values())


def test_table_talk_only_before_and_after_the_game(client, play):
    made = client.ok("POST", "/tables", {"game": "evasion"})
    table, keys = made["table"], client.sit(made["table"], made["keys"])
    client.ok("POST", f"/tables/{table}/chat", {"seat": "british", "text": "Good evening"}, keys["british"])
    client.ok("POST", f"/tables/{table}/start", {}, keys["host"])
    client.refused(403, "no-talk", "POST", f"/tables/{table}/chat", {"seat": "british", "text": "I am in 0405"}, keys["british"])
    assert client.refused(403, "no-talk", "POST", f"/tables/{table}/chat", {"text": "Hm"}, keys["host"])["rule"] == "4.3"
    assert not client.ok("GET", "/games/evasion")["talk"] and client.ok("GET", "/games/hijacked")["talk"]
    play(client, table, keys, seed=6).to_the_end()
    client.ok("POST", f"/tables/{table}/chat", {"seat": "german", "text": "Well flown"}, keys["german"])
    assert [c["text"] for c in client.state(table, keys["british"], "british")["chat"]] == ["Good evening", "Well flown"]
