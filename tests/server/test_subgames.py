"""31.10, 31.11 Battles of a campaign as tables of their own: opened by its table, flown by who sits there, taken in exactly once whatever dies."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from lysander.core.bundle import proofs, unpack
from lysander.core.journal import load
from lysander.games.registry import game as game_of

from .conftest import TIME_LIMIT, Client, Play, blocking
from .worker_processes import SCRIPT

SEATS = ("organiser", "e1", "c1")
SIDES = ("e1", "c1")
KILLS = int(os.environ.get("KILLS", "2"))
"""Sudden deaths in a test. A long run: ``KILLS=50 make test``, or this file alone."""

Json = Any


def due(client: Client, table: str, keys: dict[str, str]) -> Json | None:
    """The question that a battle answers, if it is open."""
    ask = blocking(client.state(table, keys["organiser"], "organiser"))
    return ask if ask is not None and ask["kind"] == "outcome" else None


def campaign(client: Client, play: type[Play], seed: int = 1, **wish: Json) -> tuple[str, dict[str, str]]:
    """A campaign whose first battle is to be flown."""
    table, keys = client.make("campaign", options={"last_month": "1917-01"}, **wish)
    playing = play(client, table, keys, seed, SEATS)
    playing.game = "campaign"
    playing.until(lambda: due(client, table, keys) is not None)
    return table, keys


def opened(client: Client, table: str, key: str, bots: bool = False) -> str:
    """The table of the battle."""
    return client.ok("POST", f"/tables/{table}/subgame", {"bots": bots}, key)["table"]


def asked(client: Client, battle: str, keys: dict[str, str]) -> tuple[str, Json, Json] | None:
    """Who is asked in a battle: seat, state, question."""
    for seat in SIDES:
        state = client.state(battle, keys[seat], seat)
        if (ask := blocking(state)) is not None:
            return seat, state, ask
    return None


def give(client: Client, battle: str, key: str, seat: str, state: Json, kind: str, value: Json) -> httpx.Response:
    return client.call("POST", f"/tables/{battle}/answer", {"seat": seat, "at": state["at"], "kind": kind, "value": value}, key)


def break_off(client: Client, battle: str, keys: dict[str, str]) -> list[tuple[str, str, Json]]:
    """28.2 Both sides break off as soon as they may, and the battle comes to its end; returns all answers."""
    given: list[tuple[str, str, Json]] = []

    def say(seat: str, state: Json, kind: str, value: Json) -> None:
        answered = give(client, battle, keys[seat], seat, state, kind, value)
        assert answered.status_code == 200, answered.text
        given.append((seat, kind, value))

    offers: list[str] = list(SIDES)
    while (found := asked(client, battle, keys)) is not None:
        seat, state, ask = found
        offering = next((s for s in offers if any(a["kind"] == "break-off" for a in client.state(battle, keys[s], s)["asks"])), "")
        if offering:
            offers.remove(offering)
            say(offering, client.state(battle, keys[offering], offering), "break-off", "yes")
        else:
            say(seat, state, ask["kind"], ask["default"])
    return given


def outcomes(client: Client, table: str, keys: dict[str, str]) -> list[Json]:
    """The outcomes in the journal of a campaign."""
    text = client.call("GET", f"/tables/{table}/journal", key=keys["organiser"]).text
    return [line.value for line in load(unpack(text)[0]).lines if line.kind == "outcome"]


def settled(client: Client, table: str, keys: dict[str, str]) -> None:
    """Waits until the result of the battle is taken in."""
    end = time.monotonic() + TIME_LIMIT
    live = client.live(table, keys["organiser"], "organiser")
    live.send({"type": "hello", "key": keys["organiser"], "seat": "organiser", "since": 0, "lang": "en"})
    while due(client, table, keys) is not None:
        assert time.monotonic() < end, "the battle was not taken in"
        live.until("state")
    live.close()


def test_31_10_the_keys_of_the_campaign_open_its_battle_and_its_result_is_taken_in(client, play):
    table, keys = campaign(client, play, bot_pause=7)
    client.refused(403, "no-key", "POST", f"/tables/{table}/subgame", {}, keys["e1"])
    battle = opened(client, table, keys["organiser"])
    assert opened(client, table, keys["host"]) == battle, "there is one"
    assert client.state(table, keys["e1"], "e1")["subgames"] == {client.state(table, keys["e1"], "e1")["view"]["battle"]: battle}
    state = client.state(battle, keys["c1"], "c1")
    assert (state["parent"], state["setup"]["bot_pause"]) == (table, 7)
    name = client.state(table, keys["e1"], "e1")["view"]["battle"]
    assert client.ok("GET", f"/tables/{battle}", lang="de")["title"].endswith(f" {name}"), "battles of a campaign without a name are told apart"
    client.refused(403, "no-key", "GET", f"/tables/{battle}/state", key=keys["organiser"], seat="e1")
    break_off(client, battle, keys)
    settled(client, table, keys)
    (outcome,) = outcomes(client, table, keys)
    assert len(outcome["digest"]) == 64
    client.refused(409, "no-subgame", "POST", f"/tables/{table}/subgame", {}, keys["host"])


def test_31_10_a_battle_whose_roster_was_taken_back_is_another_one(client, play):
    """31.9, 31.11 The people of the battle that is flown are those of the rosters that stand; the table of before is nobody's battle any more."""
    table, keys, name = campaign_with_a_choice(client, play)
    old = name_roster(client, play, table, keys, 1)
    take_back(client, table, keys)
    assert name_roster(client, play, table, keys, 1) == old, "the same people fly the same battle"
    take_back(client, table, keys)
    battle = name_roster(client, play, table, keys, -1)
    assert battle != old
    assert client.state(table, keys["e1"], "e1")["subgames"] == {name: battle}
    assert client.state(old, keys["e1"], "e1")["parent"] == "" and client.state(battle, keys["e1"], "e1")["parent"] == table
    break_off(client, old, keys)
    assert due(client, table, keys) is not None and outcomes(client, table, keys) == []
    break_off(client, battle, keys)
    settled(client, table, keys)
    assert len(outcomes(client, table, keys)) == 1


def campaign_with_a_choice(client: Client, play: type[Play]) -> tuple[str, dict[str, str], str]:
    """31.9 A campaign whose first squadron has just taken its roster back and has more people than fly; and the name of the battle."""
    for _ in range(12):
        table, keys = campaign(client, play)
        name = client.state(table, keys["e1"], "e1")["view"]["battle"]
        take_back(client, table, keys)
        domain = blocking(client.state(table, keys["e1"], "e1"))["domain"]
        if len(domain["pool"]) > domain["count"]:
            return table, keys, name
    raise AssertionError("every squadron flew with all its people")


def take_back(client: Client, table: str, keys: dict[str, str]) -> None:
    """31.9 The squadron that is asked first takes its roster back, with the consent of the others."""
    client.ok("POST", f"/tables/{table}/undo", {"seat": "e1", "ask": True}, keys["e1"])
    for seat in ("organiser", "c1"):
        client.ok("POST", f"/tables/{table}/undo/consent", {"seat": seat, "agree": True}, keys[seat])
    assert due(client, table, keys) is None


def name_roster(client: Client, play: type[Play], table: str, keys: dict[str, str], order: int) -> str:
    """31.9 It names its first people, or its last, then the other squadron names its own; returns the table of the battle."""
    state = client.state(table, keys["e1"], "e1")
    domain = blocking(state)["domain"]
    roster = " ".join(domain["pool"][::order][: domain["count"]])
    assert give(client, table, keys["e1"], "e1", state, "roster", roster).status_code == 200
    playing = play(client, table, keys, 1, SEATS)
    playing.game = "campaign"
    playing.until(lambda: due(client, table, keys) is not None)
    return opened(client, table, keys["organiser"])


def test_31_10_a_hint_for_the_organiser_is_to_have_the_battle_flown_not_to_call_it_off(client, play):
    table, keys = campaign(client, play, hints=True)

    def hint(seat="organiser", **lang):
        return client.ok("GET", f"/tables/{table}/explain", key=keys[seat], seat=seat, **lang)

    ways = ["Fly it at a table (31.10)", "Let bots fly it (31.11)"]
    assert (hint()["kind"], hint()["value"], [c["label"] for c in hint()["choices"]]) == ("outcome", None, ways)
    assert [c["label"] for c in hint(lang="de")["choices"]] == ["An einem Tisch fliegen (31.10)", "Bots fliegen lassen (31.11)"]
    client.refused(409, "not-asked", "GET", f"/tables/{table}/explain", key=keys["e1"], seat="e1")
    for seat in SIDES:
        client.seat(table, "bot", seat, keys[seat], level="random")
    assert [c["label"] for c in hint()["choices"]] == ways[::-1], "no person would sit there"


def test_31_11_bots_lead_a_campaign_to_its_end_and_fly_its_battles_at_their_level(client):
    """A campaign that nobody organises: its battle is a table of its own, whose journal is kept."""
    bots = {seat: {"kind": "bot", "level": "easy" if seat == "organiser" else "random"} for seat in SEATS}
    table, keys = client.make("campaign", scenario="april", options={"pace": "months"}, seats=bots)
    state = client.live(table, keys["watch"], "").once(lambda state: state["status"] == "over")
    (battle,) = state["subgames"].values()
    (end_of,) = state["subgames"]
    text = client.call("GET", f"/tables/{table}/journal", key=keys["host"]).text
    first, others = unpack(text)
    (outcome,) = [line for line in load(first).lines if line.kind == "outcome"]
    assert outcome.value["battle"] == end_of and outcome.by == "subgame" and [*others] == [end_of]
    assert client.state(battle, keys["watch"], "")["status"] == "over"
    assert {seat["level"] for seat in client.state(battle, keys["watch"], "")["seats"] if seat["level"]} == {"random"}
    assert [(name, proof.within) for name, proof in proofs(text, game_of)] == [("", False), (end_of, True)], "who has a part in its dice has one here"


def test_31_11_a_campaign_moves_to_another_server_with_its_battles(client, play, serve, visit, tmp_path):
    table, keys = campaign(client, play)
    battle = opened(client, table, keys["organiser"])
    break_off(client, battle, keys)
    settled(client, table, keys)
    text = client.call("GET", f"/tables/{table}/journal", key=keys["organiser"]).text
    client.refused(403, "not-over", "GET", f"/tables/{table}/journal", key=keys["host"])
    there = visit(serve(str(tmp_path / "other.db")))
    answered = there.http.post("/api/tables/file", content=text)
    assert answered.status_code == 201, answered.text
    new, invited = answered.json()["table"], answered.json()["keys"]
    mine = there.sit(new, invited)
    was, now = client.state(table, keys["organiser"], "organiser"), there.state(new, mine["organiser"], "organiser")
    assert (now["view"], now["asks"]) == (was["view"], was["asks"])
    assert now["subgames"].keys() == was["subgames"].keys()
    (old,), (copy,) = was["subgames"].values(), now["subgames"].values()
    assert there.state(copy, "", "")["status"] == "over"
    files = [c.call("GET", f"/tables/{id}/journal", key=key).text for c, id, key in ((client, old, keys["e1"]), (there, copy, mine["e1"]))]
    assert files[0] == files[1]
    torn = text.replace('"kind": "break-off"', '"kind": "give-up"', 1)
    assert torn != text and there.http.post("/api/tables/file", content=torn).json()["error"] == "bad-file"


def test_31_2_who_organises_a_running_campaign_may_lead_squadrons_too_and_nobody_else_takes_a_second_seat(client, play):
    """The organiser sees every side as it is; whoever leads a squadron does not, and stays out of the chair of who does."""
    table, keys = campaign(client, play)
    file = client.call("GET", f"/tables/{table}/journal", key=keys["organiser"]).text
    made = client.http.post("/api/tables/file", content=file).json()
    new, invited = made["table"], made["keys"]
    mine = client.take(new, "organiser", invited["host"], "Ruth")
    led = client.take(new, "e1", invited["host"], "Ruth")
    assert client.state(new, mine, "organiser")["sits"] == client.state(new, led, "e1")["sits"] == "own"
    other = client.http.post("/api/tables/file", content=file).json()
    client.take(other["table"], "e1", other["keys"]["host"])
    for seat in ("c1", "organiser"):
        client.refused(403, "held-a-seat", "POST", f"/tables/{other['table']}/seat", {"action": "take", "seat": seat}, other["keys"]["host"])


# ---------------------------------------------------------------- sudden deaths


class Process:
    """A server in a process of its own, which may die at any moment."""

    def __init__(self, database: str) -> None:
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            port = s.getsockname()[1]
        environ = os.environ | {"LYSANDER_REQUESTS": "1000000", "LYSANDER_TABLES": "1000000", "LYSANDER_BOTS": "1"}
        words = [sys.executable, str(SCRIPT), str(port), database, "1"]  # it makes nothing in advance
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environ)
        assert self.process.stdout is not None and self.process.stdout.readline() == "ready\n"
        self.client = Client(f"http://127.0.0.1:{port}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.client.close()


@pytest.fixture
def copies(database: str) -> Iterator[Callable[[], str]]:
    """Makes copies of the database."""
    made = 0

    def copy() -> str:
        nonlocal made
        made += 1
        if "://" not in database:
            for file in filter(Path.exists, (Path(database), Path(database + "-wal"))):
                shutil.copy(file, str(file).replace(database, f"{database}.{made}"))
            return f"{database}.{made}"
        address, _, host = database.partition("?")
        server, _, name = address.rpartition("/")
        with psycopg.connect(f"{server}/postgres?{host}", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}_{made}" TEMPLATE "{name}"')  # type: ignore[call-overload]
        return f"{server}/{name}_{made}?{host}"

    yield copy


@pytest.mark.parametrize("database", [pytest.param("sqlite", marks=pytest.mark.tools), "postgres"], indirect=True)
def test_31_11_a_battle_is_taken_in_once_whatever_dies(database, copies, serve, visit, play):
    """The server dies at some moment between the last answer of a battle and the next question of the campaign."""
    server = serve(database)
    client = visit(server)
    table, keys = campaign(client, play)
    battle = opened(client, table, keys["organiser"])
    server.stop()
    once = Process(copies())
    *early, (seat, kind, value) = break_off(once.client, battle, keys)
    once.kill()
    server = serve(database)
    client = visit(server)
    for who, what, answer in early:  # the dice fall as they did
        assert give(client, battle, keys[who], who, client.state(battle, keys[who], who), what, answer).status_code == 200
    server.stop()
    before = after = 0
    chance = random.Random(31)
    for _ in range(KILLS):
        copy = copies()
        first = Process(copy)
        state = first.client.state(battle, keys[seat], seat)
        body = {"seat": seat, "at": state["at"], "kind": kind, "value": value}
        acknowledged = chance.random() < 0.7
        if acknowledged:
            first.client.ok("POST", f"/tables/{battle}/answer", body, keys[seat])
            wait(chance.uniform(0, 0.06))
        else:
            send_and_forget(first.client.address, f"/api/tables/{battle}/answer", body, keys[seat])
            wait(chance.uniform(0, 0.03))
        first.kill()
        second = Process(copy)
        over = second.client.state(battle, keys[seat], seat)["status"] == "over"
        assert over or not acknowledged, "an acknowledged answer is lost"
        before, after = before + (not over), after + over
        if not over:
            assert due(second.client, table, keys) is not None and outcomes(second.client, table, keys) == []
            second.client.ok("POST", f"/tables/{battle}/answer", body, keys[seat])
        settled(second.client, table, keys)
        assert len(outcomes(second.client, table, keys)) == 1
        second.kill()
        third = Process(copy)
        assert due(third.client, table, keys) is None and len(outcomes(third.client, table, keys)) == 1
        third.kill()
    print(f"{KILLS} deaths: {before} before the last answer was kept, {after} after it")
    assert before + after == KILLS


def wait(seconds: float) -> None:
    """Lets time go by without sleep: the moment of death is to be met exactly."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def send_and_forget(address: str, path: str, body: Json, key: str) -> None:
    """Sends an answer and hangs up without listening."""
    host, _, port = address.removeprefix("http://").partition(":")
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {key}\r\ncontent-type: application/json\r\n"
    with socket.create_connection((host, int(port))) as wire:
        wire.sendall(f"{head}content-length: {len(data)}\r\n\r\n".encode() + data)
