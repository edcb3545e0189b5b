"""Spectators who see both sides some moves later: only where the host allows it, never sooner, and nothing of the present."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random

import pytest

from lysander.core.ask import UMPIRE
from lysander.games.registry import game
from lysander.server.http import replay as calls
from lysander.server.messages.state import encode
from lysander.server.table import delayed

from .conftest import blocking, pick

VOLATILE = re.compile(r'"(table|created|changed|commitment|seal|time)": ?("[^"]*"|\d+)')
SIDES = ("british", "german")


@pytest.fixture
def one_seed(monkeypatch):
    """All tables have the same dice."""
    monkeypatch.setattr("lysander.server.registry.new_table.new_seed", lambda: "5c" * 32)


def late(client, table, keys, **more):
    """What the key to watch is answered about both sides."""
    return client.call("GET", f"/tables/{table}/replay", key=keys["watch"], truth=True, **more)


def give(client, table, keys, rng):
    """One answer of whoever is asked; returns the public move."""
    for seat in ("umpire", *SIDES) if "umpire" in keys else SIDES:
        state = client.state(table, keys[seat], seat)
        ask = blocking(state)
        if ask is not None:
            body = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": pick(ask, rng)}
            return client.ok("POST", f"/tables/{table}/answer", body, keys[seat])["waiting"]["facts"].get("move", 0)
    raise AssertionError("nobody is asked")


def play_to(client, table, keys, rng, move):
    """Play until a move has begun."""
    while give(client, table, keys, rng) < move:
        pass


def world(client, rng, **wish):
    """A game that has come to its fourth move, always by the same answers, and its present goes on by ``rng``."""
    table, keys = client.make(delay=1, **wish)
    play_to(client, table, keys, Random(3), 4)
    for _ in range(5):
        assert give(client, table, keys, rng) == 4
    return table, keys


def check_worlds(client):
    """Raises ``AssertionError`` unless spectators are answered the same in two worlds that differ in the present move alone."""
    (one, keys), (two, others) = world(client, Random(7)), world(client, Random(8))
    here, there = (match.game.view(match.state, UMPIRE) for match in (client_tables(client)[table].match for table in (one, two)))
    assert here != there, "the worlds differ"
    for more in ({}, {"step": 5}, {"step": 10_000}, {"seat": "british"}):
        assert VOLATILE.sub("", late(client, one, keys, **more).text) == VOLATILE.sub("", late(client, two, others, **more).text)
    assert client.call("GET", f"/tables/{one}/text", key=keys["watch"], truth=True).text == client.call(
        "GET", f"/tables/{two}/text", key=others["watch"], truth=True
    ).text  # fmt: skip
    check_back(client, one, keys)


def check_back(client, table, keys):
    """Raises ``AssertionError`` unless what spectators see lies a whole move back, and is what it was."""
    state = late(client, table, keys).json()
    assert state["waiting"]["facts"]["move"] == 2, "move 4 is being played, move 3 was a whole one"
    live = client_tables(client)[table]
    match = live.match
    then = type(match)(match.game, match.setup)
    then.replay(match.lines[: state["steps"]])
    shown = json.loads(json.dumps(state["view"]))
    assert shown == json.loads(encode(match.game.view(then.state, UMPIRE)))


def client_tables(client):
    return client.app.state.registry.tables


@pytest.fixture
def watched(client, server):
    client.app = server.app
    return client


def test_what_spectators_see_lies_whole_moves_back_and_tells_nothing_of_the_present(watched, one_seed):
    check_worlds(watched)


def one_move_less(table):
    return delayed._begun(table)[-table.meta.delay]


def of_now(table, timeline, seat, count, truth):
    return replace(MOMENT(table, timeline, seat, count, truth), view=table.game.view(table.match.state, UMPIRE))


MOMENT = calls.moment


@pytest.mark.parametrize(("name", "leak"), [("lines_shown", one_move_less), ("moment", of_now)])
def test_a_planted_leak_is_found(watched, one_seed, monkeypatch, name, leak):
    """The delay is counted short by one move; the view is made from the present."""
    monkeypatch.setattr(calls, name, leak)
    with pytest.raises(AssertionError):
        check_worlds(watched)


def test_both_sides_come_late_and_only_to_the_key_to_watch(watched):
    client = watched
    table, keys = client.make(sit=False, delay=1, start=False, name="Vera", seats={s: {"kind": "open"} for s in (*SIDES, "umpire")})
    line = client.ok("GET", f"/tables/{table}", key=keys["british?"])
    assert line["delay"] == 1, "whoever is invited reads it before sitting down"
    told = [entry["text"] for entry in client.ok("GET", f"/tables/{table}/book")["lines"]]
    assert "Spectators with the link see both sides, this many whole rounds later: 1." in told
    keys = client.sit(table, keys, umpire=True) | {"british?": keys["british?"]}
    client.ok("POST", f"/tables/{table}/start", {}, keys["host"])
    assert client.state(table, keys["british"], "british")["setup"]["delay"] == 1
    refused = lambda key, **more: client.call("GET", f"/tables/{table}/replay", key=key, truth=True, **more).json()["error"]  # noqa: E731
    assert refused(keys["watch"]) == "too-early"
    at = client.state(table, keys["german"], "german")["at"]
    letter = {"seat": "german", "at": at, "kind": "message", "value": "we wait at the bridge"}
    client.ok("POST", f"/tables/{table}/answer", letter, keys["german"])
    rng = Random(3)
    play_to(client, table, keys, rng, 3)
    told = [line["told"] for line in late(client, table, keys).json()["events"]]
    assert ["british"] in told and ["british", "german"] in told, "who was told what"
    assert "the bridge" not in late(client, table, keys).text, "nor what a side wrote to the umpire"
    assert "the bridge" in client.call("GET", f"/tables/{table}/replay", key=keys["umpire"], truth=True).text
    assert late(client, table, keys).status_code == 200
    for key in ("", keys["host"], keys["british"], keys["german"], keys["british?"]):
        assert refused(key) == "no-key"
    assert refused(keys["watch"], seat="british") == "no-key", "no seat's own view"
    client.refused(403, "no-key", "GET", f"/tables/{table}/replay", key=keys["watch"], seat="german")
    before = late(client, table, keys)
    while give(client, table, keys, rng) == 3:
        assert late(client, table, keys).content == before.content, "as long as the move goes on nothing more is shown"
    assert late(client, table, keys).json()["steps"] > before.json()["steps"]
    lines = len(client_tables(client)[table].match.lines)
    client.ok("POST", f"/tables/{table}/takeback", {"line": before.json()["steps"]}, keys["umpire"])
    assert refused(keys["watch"]) == "too-early", f"after a take-back from line {lines} it begins anew"


def test_without_the_host_nothing_is_shown_before_the_end(client):
    table, keys = client.make()
    play_to(client, table, keys, Random(3), 3)
    client.refused(403, "no-key", "GET", f"/tables/{table}/replay", key=keys["watch"], truth=True)
    assert client.ok("GET", f"/tables/{table}")["delay"] == 0


def test_an_umpire_who_gives_a_move_another_number_begins_none():
    from lysander.core.event import Event

    evasion, tell = game("evasion"), lambda kind, **facts: Event(kind, "5.1", (), facts)
    turn = evasion.move(tell("turn", move=3, light="night"), "2d")
    assert turn == evasion.move(tell("renumbered", move=5, light="day"), turn) == evasion.move(tell("half", side="german"), turn) == "3n"


def test_players_who_were_silent_talk_after_the_end_and_spectators_read_it(client, play):
    table, keys = client.make(delay=2)
    client.refused(403, "no-talk", "POST", f"/tables/{table}/chat", {"seat": "british", "text": "hm"}, keys["british"])
    play(client, table, keys, 5).to_the_end()
    client.ok("POST", f"/tables/{table}/chat", {"seat": "british", "text": "You were a hex away."}, keys["british"])
    assert [line["text"] for line in client.state(table, keys["watch"], "")["chat"]] == ["You were a hex away."]
    assert client.ok("GET", f"/tables/{table}/replay", key=keys["watch"], truth=True, seat="german")["steps"] > 0, "all of it, at once"
    again = client.ok("POST", f"/tables/{table}/rematch", {}, keys["british"])["table"]
    assert client.ok("GET", f"/tables/{again}")["delay"] == 2, "told again at the next table"
    assert "delayed" in [entry["action"] for entry in client.ok("GET", f"/tables/{again}/book")["lines"]]


def test_every_game_of_the_library_has_moves_and_a_delay_is_no_negative_number(client):
    moving = {found["id"] for found in client.ok("GET", "/games") if found["moves"]}
    assert moving >= {"campaign", "clouds", "evasion", "flight181", "hijacked"}, "an example may be there beside them"
    client.refused(400, "bad-request", "POST", "/tables", {"game": "evasion", "delay": -1})
