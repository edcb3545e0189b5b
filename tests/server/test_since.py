"""What others did since a seat's last answer: grouped, with what the seat saw then, and with nothing that it was not told."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from lysander.games.evasion.game import Evasion
from lysander.games.evasion.view import view
from lysander.server.table import since as module
from lysander.server.table.trail import Trail

from .conftest import blocking, pick

VOLATILE = re.compile(r'"(table|created|changed|commitment|seal|time)": ?("[^"]*"|\d+)')


def since(client, table, key, seat, **more):
    """What others did."""
    return client.ok("GET", f"/tables/{table}/since", key=key, seat=seat, **more)


def give(client, table, key, seat, choose):
    """One answer of a seat, if it is asked; gives whether it was."""
    state = client.state(table, key, seat)
    ask = blocking(state)
    if ask is None:
        return False
    client.ok("POST", f"/tables/{table}/answer", {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": choose(ask)}, key)
    return True


def hijacked(client, answers=40):
    """A game of Hijacked by two persons at random, up to a point at which A is asked and B has acted since."""
    table, keys = client.make(
        "hijacked", seats={"A": {"kind": "human"}, "B": {"kind": "open"}, "C": {"kind": "empty"}}, options={"start": "A"}, beat=0
    )
    rng, last = Random(3), ""
    for n in range(400):
        seat = next(s for s in ("A", "B") if blocking(client.state(table, keys[s], s)))
        if n >= answers and seat == "A" and last == "B":
            return table, keys
        last = seat
        give(client, table, keys[seat], seat, lambda ask: pick(ask, rng, "hijacked"))
    raise AssertionError("A is never asked after B")


def test_each_thing_has_the_view_that_the_seat_had_then(client):
    table, keys = hijacked(client)
    found = since(client, table, keys["A"], "A")
    assert found["things"] and {t["seat"] for t in found["things"]} <= {"B", ""}
    last = client.ok("GET", f"/tables/{table}/replay", key=keys["A"], seat="A")
    past = [client.ok("GET", f"/tables/{table}/replay", key=keys["A"], seat="A", step=n) for n in range(last["steps"] + 1)]
    first = next(n for n, state in enumerate(past) if state["events"] and state["events"][-1]["no"] >= found["things"][0]["lines"][0])
    assert found["before"] == past[first - 1]["view"]
    for thing in found["things"]:
        step = next(s for s in past if s["events"] and s["events"][-1]["no"] >= thing["lines"][-1])
        assert thing["view"] == step["view"], thing
        assert thing["head"] in thing["lines"] and thing["lines"] == sorted(thing["lines"])
    told = {e["no"] for e in last["events"]}
    assert {no for t in found["things"] for no in t["lines"]} <= told and min(t["lines"][0] for t in found["things"]) > found["after"]


def test_positions_that_are_not_in_memory_any_more_are_played(client, server):
    """After a restart, or when a table was away for days."""
    table, keys = hijacked(client)
    kept = since(client, table, keys["A"], "A")
    held = server.app.state.registry.tables[table]
    held.trail = Trail()
    assert since(client, table, keys["A"], "A") == kept


def test_what_was_taken_back_is_not_shown(client):
    table, keys = hijacked(client)
    before = since(client, table, keys["A"], "A")
    assert give(
        client, table, keys["A"], "A", lambda ask: next((o["value"] for o in ask["options"] if str(o["value"]).startswith("marker")), ask["default"])
    )
    client.call("POST", f"/tables/{table}/undo", {"seat": "A", "ask": True, "step": True}, keys["A"])
    client.call("POST", f"/tables/{table}/undo/consent", {"seat": "B", "agree": True}, keys["B"])
    assert [t["head"] for t in since(client, table, keys["A"], "A")["things"]] == [t["head"] for t in before["things"]]


def test_who_has_missed_much_gets_a_list(client):
    table, keys = hijacked(client)
    found = since(client, table, keys["A"], "A", n=0)
    assert len(found["things"]) > module.MOST and all(t["view"] is None for t in found["things"]) and found["before"]


def test_it_is_for_the_seat_alone(client):
    table, keys = client.make()
    client.refused(403, "no-key", "GET", f"/tables/{table}/since", key=keys["german"], seat="british")
    client.refused(404, "no-seat", "GET", f"/tables/{table}/since", key=keys["german"], seat="")


# Hidden games: what the others did in secret makes no row, no view and no number.


def british_wait(client, monkeypatch, orders):
    """What the British are shown in move 2 after a German half of so many orders, and how many answers the Germans gave in it."""
    monkeypatch.setattr("lysander.server.registry.new_table.new_seed", lambda: "ab" * 32)
    table, keys = client.make(beat=0)
    given, rng = 0, Random(8)
    while not blocking(client.state(table, keys["german"], "german")):
        give(client, table, keys["british"], "british", lambda ask: ask["default"] if ask["kind"] != "rendezvous" else "0309")
    while not blocking(client.state(table, keys["british"], "british")):
        sends = given < orders

        def order(ask, sends=sends):
            walks = [o["value"] for o in ask["options"] if str(o["value"]).endswith(":walk")]
            return rng.choice(walks) if ask["kind"] == "order" and sends and walks else pick(ask, rng) if ask["kind"] == "path" else ask["default"]

        give(client, table, keys["german"], "german", order)
        given += 1
    told = client.state(table, keys["british"], "british")["events"]
    found = [client.call("GET", f"/tables/{table}/since", key=keys["british"], seat="british", lang=lang).text for lang in ("en", "de", "none")]
    return given, told, [VOLATILE.sub("", text.replace(table, "T")) for text in found]


def silence(client, monkeypatch):
    """Compares what the British are shown after German halves of which they were told the same."""
    halves = [british_wait(client, monkeypatch, orders) for orders in (0, 1, 3)]
    told = [told for _, told, _ in halves]
    alike = [h for h in halves if h[1] == told[0]]
    assert len({given for given, _, _ in alike}) > 1, "nothing differs that they do not see"
    shown = [found for _, _, found in alike]
    assert all(found == shown[0] for found in shown)
    return json.loads(shown[0][0])


def test_orders_that_were_not_noticed_make_no_row_no_view_and_no_number(client, monkeypatch):
    found = silence(client, monkeypatch)
    assert [t["seat"] for t in found["things"]] == ["german"], "one row: the German half, in which nothing was seen"


@pytest.mark.parametrize("plant", ["number", "row", "view"])
def test_a_planted_leak_is_found(client, monkeypatch, plant):
    """A number that counts hidden answers, a row for each of them, a view of the true position in the place of the one that the seat had."""
    real, at = module.happened, Trail.at

    def leaking(table, eye, after):
        start, found = real(table, eye, after)
        hidden = sum(line.seat != eye for line in table.match.lines)
        return (start + hidden, found) if plant == "number" else (start, found * (1 + hidden % 5))

    class Truth:
        def __init__(self, trail):
            self.seen = trail.steps[-1][1]

        def state(self, seat):
            return self.seen.state("german")

    if plant == "view":
        monkeypatch.setattr(Trail, "at", lambda trail, count: at(trail, count) and Truth(trail))
        monkeypatch.setattr(Evasion, "view", staticmethod(lambda state, seat: view(state, "german")))
    else:
        monkeypatch.setattr(module, "happened", leaking)
    with pytest.raises(AssertionError):
        silence(client, monkeypatch)


def test_where_ones_own_men_stop_is_nothing_that_others_did(client):
    """6.10, 8.6 The list began with one's own stops; nothing else was in it after a page was opened in the middle of a half."""
    table, keys = client.make("evasion", seats={"british": {"kind": "human"}, "german": {"kind": "open"}}, beat=0)
    rng, own = Random(5), 0
    for _ in range(60):
        for seat in ("british", "german"):
            give(client, table, keys[seat], seat, lambda ask: pick(ask, rng, "evasion"))
            told = {e["no"]: e["kind"] for e in client.state(table, keys[seat], seat, since=0)["events"]}
            kinds = [told.get(t["head"]) for t in since(client, table, keys[seat], seat)["things"]]
            own += f"{seat[0]}_stop" in told.values()
            assert f"{seat[0]}_stop" not in kinds, kinds
    assert own
