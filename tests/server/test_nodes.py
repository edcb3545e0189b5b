"""Several servers over one PostgreSQL database: whatever is done through either at the same time, nothing is lost and nothing happens twice."""

from __future__ import annotations

import threading
from collections import Counter
from random import Random

import psycopg
import pytest

from lysander.server.registry.registry import Registry

GAMES = (("evasion", ("british", "german")), ("hijacked", ("A", "B")))
TABLES = 12
STEPS = 100
PEOPLE = 4
"""Threads that act at one table at the same time, each through either server."""


def rows(address, query, *values):
    """What a query gives."""
    with psycopg.connect(address) as connection:
        return connection.execute(query, values).fetchall()


def cut_listeners(address):
    """Ends the connections by which the servers hear of each other, and returns how many there were."""
    killed = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%%'"
    with psycopg.connect(address, autocommit=True) as connection:
        return len(connection.execute(killed).fetchall())


class Crowd:
    """People who do at one table whatever comes to their mind, through all servers, and note what was accepted."""

    def __init__(self, address, clients, rng, game, seats):
        self.address, self.clients, self.rng, self.game, self.seats = address, clients, rng, game, seats
        made = clients[0].ok("POST", "/tables", {"game": game, "public": True, "seats": {seat: {"kind": "open"} for seat in seats}})
        self.table, self.keys = made["table"], made["keys"]
        self.accepted: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.taken: dict[str, list[str]] = {seat: [] for seat in seats}
        self.said: list[str] = []
        self.lock = threading.Lock()

    def call(self, rng, what, path, body, key):
        """Calls through any server; a refusal is noted by its word, and never one that says that the server broke."""
        response = rng.choice(self.clients).call("POST", f"/tables/{self.table}/{path}", body, key)
        assert response.status_code < 500, response.text
        ok = response.status_code < 300
        with self.lock:
            (self.accepted if ok else self.refused)[what if ok else f"{what}: {response.json()['error']}"] += 1
        return response.json() if ok else None

    def key(self, rng, seat):
        """A key that somebody got for a seat."""
        with self.lock:
            return rng.choice(self.taken[seat])

    def act(self, rng):
        """Does one thing."""
        seat = rng.choice(self.seats)
        threading.Event().wait(rng.random() * 0.004)
        what = rng.choice(("answer",) * 16 + ("undo",) * 4 + ("resume",) * 4 + ("ask", "consent", "pause", "companion", "bot", "human", "say"))
        if what == "answer":
            self.answer(rng, seat)
        elif what in ("undo", "ask"):
            self.call(rng, what, "undo", {"seat": seat, "ask": what == "ask", "step": rng.random() < 0.5}, self.key(rng, seat))
        elif what == "consent":
            self.call(rng, what, "undo/consent", {"seat": seat, "agree": True}, self.key(rng, seat))
        elif what in ("pause", "resume"):
            self.call(rng, what, what, {}, self.keys["host"])
        elif what == "say":
            text = f"{rng.random()}"
            if self.call(rng, what, "chat", {"seat": seat, "text": text}, self.key(rng, seat)):
                with self.lock:
                    self.said.append(text)
        else:
            self.call(rng, what, "seat", {"action": what, "seat": seat, "level": "random"}, self.key(rng, seat))

    def answer(self, rng, seat):
        """Gives a random answer to what the seat is asked, as one of the servers says."""
        key = self.key(rng, seat)
        response = rng.choice(self.clients).call("GET", f"/tables/{self.table}/state", None, key, seat=seat, since=1_000_000)
        ask = next((a for a in response.json()["asks"] if not a["standing"]), None) if response.status_code == 200 else None
        if ask is not None:
            value = self.pick(ask, rng, self.game)
            self.call(rng, "answer", "answer", {"seat": seat, "at": response.json()["at"], "kind": ask["kind"], "value": value}, key)

    def at_once(self, work):
        """Lets all people do something at the same time."""
        faults = []

        def run(rng):
            try:
                work(rng)
            except BaseException as fault:
                faults.append(fault)

        threads = [threading.Thread(target=run, args=(Random(self.rng.random()),)) for _ in range(PEOPLE)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if faults:
            raise faults[0]

    def sit(self, rng):
        """Takes a seat through any server."""
        for seat in rng.sample(self.seats, 2):
            made = self.call(rng, f"take {seat}", "seat", {"action": "take", "seat": seat, "name": f"{rng.random()}"}, "")
            if made:
                with self.lock:
                    self.taken[seat].append(made["key"])

    def start(self, rng):
        """Starts the game through any server."""
        self.call(rng, "start", "start", {}, self.keys["host"])

    def steps(self, rng):
        """Does some things."""
        for _ in range(STEPS // PEOPLE):
            self.act(rng)
            if rng.random() < 0.02:
                cut_listeners(self.address)


def seen(client, crowd):
    """All that everybody may see at the table through one server, but for who is there."""
    found = {}
    for seat in ("", *crowd.seats):
        state = client.state(crowd.table, crowd.key(crowd.rng, seat) if seat else "", seat)
        found[seat] = state | {"seats": [{k: v for k, v in s.items() if k not in ("online", "away")} for s in state["seats"]]}
    return found


@pytest.mark.slow
def test_two_servers_do_not_lose_or_double_anything(new_postgres, serve, visit, choose):
    clients = [visit(serve(new_postgres)), visit(serve(new_postgres))]
    rng, accepted, refused, cuts = Random(4), Counter(), Counter(), 0
    crowds = []
    for n in range(TABLES):
        crowd = Crowd(new_postgres, clients, rng, *GAMES[n % len(GAMES)])
        crowd.pick = choose
        for client in clients:
            client.state(crowd.table, "", "")  # both have it in memory
        crowd.at_once(crowd.sit)
        crowd.at_once(crowd.start)
        assert crowd.accepted["start"] == 1
        if n % 3 == 0:
            cuts += cut_listeners(new_postgres)
        crowd.at_once(crowd.steps)
        accepted, refused = accepted + crowd.accepted, refused + crowd.refused
        crowds.append(crowd)
    print(f"accepted: {dict(accepted)}; refused: {dict(refused)}; listeners cut: {cuts}")
    for crowd in crowds:
        crowd.call(rng, "pause", "pause", {}, crowd.keys["host"])  # bots stand still
    fresh = visit(serve(new_postgres))
    for crowd in crowds:
        assert [len(keys) for keys in crowd.taken.values()] == [1, 1], "a seat was taken twice"
        held = rows(new_postgres, "SELECT role, count(*) FROM keys WHERE table_id = %s AND role = ANY(%s) GROUP BY role", crowd.table, [*crowd.seats])
        assert sorted(held) == [(seat, 1) for seat in crowd.seats]
        numbers = [n for (n,) in rows(new_postgres, "SELECT n FROM journal WHERE table_id = %s ORDER BY n", crowd.table)]
        assert numbers == list(range(len(numbers))), "the journal has a gap"
        talk = rows(new_postgres, "SELECT n, text FROM chat WHERE table_id = %s ORDER BY n", crowd.table)
        assert [n for n, _ in talk] == list(range(len(talk)))
        assert sorted(text for _, text in talk) == sorted(crowd.said)
        truth = seen(fresh, crowd)
        for client in clients:
            wait_until(lambda client=client, crowd=crowd: seen(client, crowd), truth)
    for what in ("answer", "undo", "bot", "companion", "say", "pause"):
        assert accepted[what], f"nobody succeeded with {what}"
    assert refused["start: not-lobby"] and sum(n for what, n in refused.items() if what.endswith("stale")) > 10


def wait_until(look, truth, limit=30.0):
    """Waits until a server shows the truth: what another one did reaches it by a message."""
    for _ in range(int(limit / 0.05)):
        shown = look()
        if shown == truth:
            return
        threading.Event().wait(0.05)
    apart = {f"{seat} {key}": (shown[seat][key], truth[seat][key]) for seat in truth for key in truth[seat] if shown[seat][key] != truth[seat][key]}
    pytest.fail(f"the servers do not agree: {apart}")


@pytest.fixture
def deaf(monkeypatch):
    """No server hears of what another one does."""

    async def hear(self, id):
        pass

    monkeypatch.setattr(Registry, "refresh", hear)


def test_nobody_is_refused_for_what_a_server_has_not_heard_yet(deaf, new_postgres, serve, visit):
    """A key, an invitation and a start count everywhere at once: somebody who got a key at one server may come to another in the next moment."""
    one, two = (visit(serve(new_postgres)) for _ in range(2))
    made = one.ok("POST", "/tables", {"game": "hijacked", "seats": {"A": {"kind": "open"}, "B": {"kind": "open"}}})
    table, keys = made["table"], made["keys"]

    def everybody_looks():
        for client in (one, two):
            client.state(table, "", "")

    def take(client, seat, key):
        return client.ok("POST", f"/tables/{table}/seat", {"seat": seat, "action": "take", "name": "P"}, key)["key"]

    everybody_looks()
    mine = {"A": take(one, "A", keys["A?"])}
    assert two.live(table, mine["A"], "A").state["sits"] == "own"
    mine["B"] = take(two, "B", keys["B?"])
    assert one.state(table, mine["B"], "B")["sits"] == "own"
    one.ok("POST", f"/tables/{table}/start", {}, keys["host"])
    two.ok("POST", f"/tables/{table}/pause", {}, keys["host"])
    one.ok("POST", f"/tables/{table}/resume", {}, keys["host"])
    invitation = two.ok("POST", f"/tables/{table}/seat", {"seat": "B", "action": "free"}, mine["B"])["key"]
    other = take(one, "B", invitation)
    assert two.state(table, other, "B")["sits"] == "own"
    one.refused(409, "seat-taken", "POST", f"/tables/{table}/seat", {"seat": "B", "action": "take"}, invitation)
    two.refused(403, "no-key", "GET", f"/tables/{table}/state", key=mine["B"], seat="B")
    two.refused(403, "no-key", "GET", f"/tables/{table}/state", key="x" * 43, seat="B")
