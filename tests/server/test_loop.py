"""Nothing keeps the event loop: each call of the API and each message of the WebSocket, with its worst legal input, in a fresh process.

A watchdog in the server says how much processor time of the loop's own thread went between two of its heartbeats.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from lysander.core.chance import commitment
from lysander.print.kit import kits
from lysander.server.openapi import LIVE, SENT, document
from lysander.server.registry.bring import LARGEST_FILE

from .largest import AIR, KEY, NAME, PLANNING, SERIES, TABLES, build
from .largest_ways import links, way_changes, ways

pytestmark = pytest.mark.slow

Json = Any
MOST = 100
"""Milliseconds of processor time."""
HOST = "http://127.0.0.1"


class Watched:
    """A server in a process of its own, and a client with the key to all tables."""

    def __init__(self, database: str, port: int) -> None:
        program = Path(__file__).with_name("watched_server.py")
        environ = {**os.environ, "LYSANDER_REQUESTS": "1000000", "LYSANDER_TABLES": "1000000", "LYSANDER_BOTS": "1", "LYSANDER_NOTICES": "local"}
        words = [sys.executable, str(program), str(port), database]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ)
        assert self.process.stdout is not None and self.process.stdout.readline() == "ready\n"
        self.address = f"{HOST}:{port}"
        self.http = httpx.Client(base_url=f"{self.address}/api", timeout=150, headers={"authorization": f"Bearer {KEY}"})

    def kept(self) -> float:
        """The longest time for which the loop was kept since this was asked the last time, in ms."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("?\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def get(self, path: str, **query: Json) -> Json:
        """A call that succeeds."""
        return self.call("GET", path, None, **query)

    def call(self, method: str, path: str, body: Json, status: int = 200, **query: Json) -> Json:
        """A call that ends with this status."""
        response = self.http.request(method, path, json=body, params=query)
        assert response.status_code == status, (method, path, response.status_code, response.text[:300])
        return response.json() if response.headers["content-type"].startswith("application/json") else response.text

    def close(self) -> None:
        """Ends it."""
        self.http.close()
        self.process.terminate()
        self.process.wait(60)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


# ---------------------------------------------------------------- the worst of each call

LANGS = ("en", "de")
LONG_VARIANT = {
    "evasion": "\n".join(["[[tables.patrol.result]]\nat = { die = 3 }\ndoes = [ { wound = 1 } ]"] + [f"# {'x' * 90}"] * 210),
    "hijacked": "".join(f"[[tables.hijackers.tile]]\nat = {{ id = {1 + n % 8} }}\nscores = [ {{ base = 9 }} ]\n" for n in range(200)),
    "flight181": "[tables.scoring]\n" + "# \n" * 6000,
    "clouds": "".join(f'[[tables.damage_single.row]]\nat = {{ n = {1 + n % 30} }}\ndoes = [ {{ test = "structure" }} ]\n' for n in range(200)),
}


def answers(server: Watched, table: str) -> None:
    """Answers what a table asks, with the longest texts that are refused, then with a legal one."""
    for seat in TABLES[table.removesuffix("runs")][0]:
        state = server.get(f"/tables/{table}/state", seat=seat)
        for ask in state["asks"]:
            for value in ("x" * 60_000, [["x"] * 100] * 100, {"x": "y" * 50_000}):
                server.call("POST", f"/tables/{table}/answer", {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value}, 422)
            if ask["default"] is not None:
                body = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": ask["default"]}
                server.call("POST", f"/tables/{table}/answer", body)
                return


def variants(server: Watched) -> None:
    """Makes tables with long variants."""
    for game, text in LONG_VARIANT.items():
        server.call("POST", "/tables", {"game": game, "variant": text, "start": True}, 201)


def each(method: str, path: str, suffix: str = "over", body: Json = None, status: int = 200, **query: Json) -> Callable[[Watched], None]:
    """The same call at a table of each game, for the first seat, in both languages."""

    def calls(server: Watched) -> None:
        for game, (seats, *_) in TABLES.items():
            for lang in LANGS:
                filled = {k: seats[0] if v == "SEAT" else v for k, v in query.items()}
                sent = None if body is None else {k: seats[0] if v == "SEAT" else v for k, v in body.items()}
                server.call(method, f"/tables/{game}{suffix}{path}", sent, status, lang=lang, **filled)

    return calls


def first_of(*calls: Callable[[Watched], None]) -> Callable[[Watched], None]:
    """One call after the other."""

    def all_of_them(server: Watched) -> None:
        for call in calls:
            call(server)

    return all_of_them


def for_games(path: str) -> Callable[[Watched], None]:
    """A call for each game in both languages."""
    return lambda server: [server.get(f"/games/{game}{path}", lang=lang) for game in TABLES for lang in LANGS] and None


def seat_changes(server: Watched) -> None:
    """Changes of a seat, with the longest name."""
    for game, (seats, *_) in TABLES.items():
        for action in ("name", "companion", "bot", "human", "free"):
            server.call("POST", f"/tables/{game}seat/seat", {"seat": seats[0], "action": action, "name": NAME})


def notes(server: Watched) -> None:
    """The longest notes of every seat."""
    marks = [{"hex": "0" * 16, "colour": "r" * 40, "text": "ß" * 80}] * 200
    for game, (seats, *_) in TABLES.items():
        for seat in seats:
            server.call("PUT", f"/tables/{game}runs/notes", {"seat": seat, "text": "ß" * 2_500, "marks": marks})


def explain(server: Watched) -> None:
    """Asks the best bot at the tables, for a seat that has to answer."""
    answered = 0
    for game, (seats, *_) in TABLES.items():
        for seat in seats:
            answered += server.http.get(f"/tables/{game}undo/explain", params={"seat": seat}).status_code == 200
    assert answered


def undo(server: Watched) -> None:
    """Asks for the last answer of each seat back."""
    asked = [
        server.http.post(f"/tables/{game}undo/undo", json={"seat": seat, "ask": True}).status_code
        for game, (seats, *_) in TABLES.items()
        for seat in seats
    ]
    assert 200 in asked


def consent(server: Watched) -> None:
    """Everybody agrees to what was asked before; the game is played again up to there."""
    agreed = [
        server.http.post(f"/tables/{game}undo/undo/consent", json={"seat": seat, "agree": True}).status_code
        for game, (seats, *_) in TABLES.items()
        for seat in seats
    ]
    assert set(agreed) <= {200, 409}


def takeback(server: Watched) -> None:
    """The umpire sets the longest game back, so that most of it is played again."""
    server.call("POST", "/tables/evasionback/takeback", {"line": 800})


def branches(server: Watched) -> None:
    """Goes on from the last decision of every finished game."""
    for game, (seats, *_) in TABLES.items():
        steps = server.get(f"/tables/{game}over/replay", seat=seats[0], truth=True)["steps"]
        bodies = ({"seat": seats[0], "step": step, "truth": True} for step in range(steps - 1, 0, -1))
        assert any(server.http.post(f"/tables/{game}over/branch", json=body).status_code == 201 for body in bodies)


def changes(server: Watched) -> None:
    """Changes of the umpire, in both languages."""
    for value in ("man A hex=0309", "man A hex=" + "9" * 900, "move 9"):
        for lang in LANGS:
            server.get("/tables/evasionruns/would", kind="change", value=value, lang=lang)


LONG_PLANS = (
    "S1 S1 S1 S1 S1 S1 S1 S1 S1 S1 S1 S4",
    *(" ".join([word] * (401 // (len(word) + 1))) for word in ("?", "S0", "TL?0-9", "TLA0+9", "PA9", "IMM")),
    "-" + " /a" * 133,
)
"""34.7 of clouds: the longest that is legal, and texts with as many reasons against them as there can be."""


def aid(server: Watched) -> None:
    """Asks for help with no plan, the longest and the worst ones, among twelve aeroplanes in range; and where there is none or nobody is asked."""
    for game, (seats, *_) in TABLES.items():
        server.call("GET", f"/tables/{game}runs/aid", None, 409, seat=seats[-1], kind="k" * 80, value="9" * 1000)
    asked = [(seat, ask["kind"]) for seat in TABLES[AIR][0] for ask in server.get(f"/tables/{PLANNING}/state", seat=seat)["asks"]]
    seat, kind = next((seat, kind) for seat, kind in asked if kind.startswith("plan:"))
    server.kept()  # what the state took is the matter of another test
    for lang in LANGS:
        for plan in ("", *LONG_PLANS):
            found = server.get(f"/tables/{PLANNING}/aid", seat=seat, kind=kind, value=plan, lang=lang)
            assert found["facts"] and (plan not in LONG_PLANS[1:] or len(found["reasons"]) > 100)


def largest_files(s: Watched) -> list[str]:
    """The largest file there may be, files that cannot be read, and the longest games."""
    games = [s.get(f"/tables/{game}over/journal") for game in TABLES]
    hostile = ["x" * LARGEST_FILE, "[" * LARGEST_FILE, '{"lysander": 1}\n' * (LARGEST_FILE // 16), '{"subgame": "x"}\n' * (LARGEST_FILE // 17)]
    return [*games, *hostile]


def files(s: Watched) -> None:
    """Files that are taken in."""
    for text in largest_files(s):
        answered = s.http.post("/tables/file", content=text.encode())
        assert answered.status_code in (201, 422), answered.text[:300]


def looked_at(s: Watched) -> None:
    """Files that are looked at: the longest game, and a step of it, and what cannot be read."""
    *games, large, deep, heads, names = largest_files(s)
    for text in (max(games, key=len), large, deep, heads, names):
        answered = s.http.post("/files", content=text.encode())
        assert answered.status_code == 200, answered.text[:300]
        if table := answered.json()["table"]:
            s.get(f"/tables/{table}/replay", truth=True)


def looked_at_there(s: Watched) -> None:
    """The file of a table, by whoever has a key to it."""
    found = s.call("POST", "/tables/evasionover/file", {"lysander": 1, "game": "evasion"})
    assert found["verdict"] == "version"


def commits(server: Watched) -> None:
    """The first seats bind themselves, if they have not done so yet."""
    for game, (seats, *_) in TABLES.items():
        answered = server.http.post(f"/tables/{game}lobby/commit", json={"seat": seats[0], "commitment": commitment(bytes(32))})
        assert answered.status_code in (200, 409), answered.text


def reveals(server: Watched) -> None:
    """The nonce with which a game begins."""
    commits(server)
    for game, (seats, *_) in TABLES.items():
        server.call("POST", f"/tables/{game}lobby/start", {})
        begun = server.call("POST", f"/tables/{game}lobby/reveal", {"seat": seats[0], "nonce": "00" * 32})
        assert begun["status"] == "running"


def lessons(server: Watched) -> None:
    """Each lesson, made, set to its last step and back."""
    for game in TABLES:
        if (info := server.get(f"/games/{game}")["lesson"]) is None:
            continue
        made, seat = server.call("POST", "/lessons", {"game": game}, 201), server.get(f"/games/{game}/lesson")["seat"]
        key = {"authorization": f"Bearer {made['keys'][seat]}"}
        for step in (info["steps"], 1, info["steps"]):
            answer = server.http.post(f"/tables/{made['table']}/lesson", json={"seat": seat, "step": step}, headers=key)
            assert answer.status_code == 200, answer.text


WORST: dict[tuple[str, str], Callable[[Watched], Any]] = {
    ("GET", "/api/games"): lambda s: [s.get("/games", lang=lang) for lang in LANGS],
    ("GET", "/api/games/{id}"): for_games(""),
    ("GET", "/api/games/{id}/board"): for_games("/board"),
    ("GET", "/api/games/{id}/rulebook"): for_games("/rulebook"),
    ("GET", "/api/games/{id}/player-rules"): for_games("/player-rules"),
    ("GET", "/api/games/{id}/lesson"): for_games("/lesson"),
    ("GET", "/api/games/{id}/sheets"): lambda s: [s.get(f"/games/{game}/sheets", lang=lang) for game in kits() for lang in LANGS],
    ("GET", "/api/games/{id}/print"): lambda s: [s.get(f"/games/{game}/print", lang=lang, sides=2) for game in kits() for lang in LANGS],
    ("POST", "/api/lessons"): lessons,
    ("POST", "/api/tables/{id}/lesson"): lessons,
    ("GET", "/api/tables"): lambda s: [s.get("/tables", lang=lang) for lang in LANGS],
    ("POST", "/api/tables"): variants,
    ("POST", "/api/tables/file"): files,
    ("POST", "/api/files"): looked_at,
    ("POST", "/api/tables/{id}/file"): looked_at_there,
    ("GET", "/api/tables/{id}"): each("GET", ""),
    **{("GET", f"/api/tables/{{id}}{path}"): each("GET", path) for path in ("/board", "/book", "/review", "/chances", "/ending")},
    ("GET", "/api/tables/{id}/briefing"): each("GET", "/briefing", seat="SEAT"),
    ("GET", "/api/tables/{id}/luck"): each("GET", "/luck", line=10_000),
    ("GET", "/api/tables/{id}/since"): each("GET", "/since", seat="SEAT", n=0),
    ("GET", "/api/tables/{id}/state"): first_of(each("GET", "/state", seat="SEAT"), each("GET", "/state", "runs", seat="SEAT")),
    ("GET", "/api/tables/{id}/replay"): first_of(each("GET", "/replay", seat="SEAT"), each("GET", "/replay", seat="SEAT", truth=True)),
    ("GET", "/api/tables/{id}/text"): first_of(each("GET", "/text", seat="SEAT", truth=True), each("GET", "/text", "runs", seat="SEAT")),
    ("GET", "/api/tables/{id}/journal"): each("GET", "/journal"),
    ("GET", "/api/tables/{id}/why"): each("GET", "/why", "runs", seat="SEAT", kind="k" * 80, value="9" * 1000),
    ("GET", "/api/tables/{id}/aid"): aid,
    ("GET", "/api/tables/{id}/would"): changes,
    ("GET", "/api/series/{id}"): lambda s: [s.get(f"/series/{SERIES}", lang=lang) for lang in LANGS],
    ("GET", "/api/series/{id}/export"): lambda s: s.get(f"/series/{SERIES}/export"),
    ("POST", "/api/tables/{id}/answer"): lambda s: [answers(s, f"{game}runs") for game in TABLES],
    ("POST", "/api/tables/{id}/branch"): branches,
    ("GET", "/api/tables/{id}/explain"): explain,
    ("POST", "/api/tables/{id}/start"): lambda s: [s.call("POST", f"/tables/{game}open/start", {"fill": ""}) for game in TABLES],
    ("POST", "/api/tables/{id}/seat"): seat_changes,
    ("POST", "/api/tables/{id}/bot-pause"): each("POST", "/bot-pause", "back", seconds=30),
    ("POST", "/api/tables/{id}/pause"): first_of(each("POST", "/pause", "back"), each("POST", "/resume", "back")),
    ("POST", "/api/tables/{id}/clock"): each("POST", "/clock", "runs", body={"action": "lengthen", "seconds": 60}, status=409),
    ("GET", "/api/tables/{id}/notices"): first_of(ways, each("GET", "/notices", "runs", seat="SEAT")),
    ("POST", "/api/tables/{id}/notices"): ways,
    ("POST", "/api/tables/{id}/notices/change"): way_changes,
    ("GET", "/api/notices/{token}"): links,
    ("POST", "/api/notices/{token}"): links,
    ("POST", "/api/tables/{id}/resume"): first_of(each("POST", "/pause", "back"), each("POST", "/resume", "back")),
    ("POST", "/api/tables/{id}/rematch"): each("POST", "/rematch"),
    ("POST", "/api/tables/{id}/subgame"): each("POST", "/subgame", body={"bots": True}, status=409),
    ("POST", "/api/tables/{id}/undo"): undo,
    ("POST", "/api/tables/{id}/undo/consent"): consent,
    ("POST", "/api/tables/{id}/takeback"): takeback,
    ("POST", "/api/tables/{id}/chat"): lambda s: [
        s.call("POST", f"/tables/{game}seat/chat", {"seat": TABLES[game][0][0], "text": "ß" * 1000}) for game in TABLES
    ],
    ("PUT", "/api/tables/{id}/notes"): notes,
    ("POST", "/api/tables/{id}/commit"): commits,
    ("POST", "/api/tables/{id}/reveal"): reveals,
}


def hello(live: Any, seat: str) -> Json:
    """All lines of a table over the WebSocket, in German."""
    live.send(json.dumps({"type": "hello", "key": KEY, "seat": seat, "since": 0, "lang": "de"}))
    return json.loads(live.recv(60))


def live_answer(live: Any, seat: str) -> None:
    """The longest answers that can be read."""
    at = hello(live, seat)["at"]
    for value in ("x" * 60_000, [["x"] * 100] * 100, {"x": "y" * 50_000}):
        live.send(json.dumps({"type": "answer", "at": at, "kind": "k" * 80, "value": value, "ref": 1}))
        assert json.loads(live.recv(60))["type"] == "refused"


def ping(live: Any, _: str) -> None:
    """Many at once."""
    for _ in range(200):
        live.send('{"type": "ping"}')
    for _ in range(200):
        live.recv(60)


def look(live: Any, seat: str) -> None:
    """Many at once."""
    hello(live, seat)
    for _ in range(200):
        live.send('{"type": "look", "visible": false}')
    ping(live, seat)


SAID: dict[str, Callable[[Any, str], Any]] = {"Hello": hello, "LiveAnswer": live_answer, "Ping": ping, "Look": look}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """A fresh server over the largest tables."""
    database = str(tmp_path_factory.mktemp("loop") / "lysander.db")
    build(database)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    made = Watched(database, port)
    yield made
    made.close()


ROUTES = sorted((method.upper(), path) for path, calls in document()["paths"].items() for method in calls)


@pytest.mark.parametrize("route", ROUTES, ids=" ".join)
def test_no_call_keeps_the_loop(server: Watched, route: tuple[str, str]) -> None:
    server.kept()
    WORST[route](server)
    took = server.kept()
    assert took < MOST


@pytest.mark.parametrize("kind", [message.__name__ for message in LIVE[:SENT]])
def test_no_message_keeps_the_loop(server: Watched, kind: str) -> None:
    for game, (seats, *_) in TABLES.items():
        address = f"{server.address.replace('http', 'ws')}/api/tables/{game}over/live"
        with connect(address, max_size=None, open_timeout=60, close_timeout=1) as live:
            server.kept()
            SAID[kind](live, seats[-1])
            assert server.kept() < MOST
