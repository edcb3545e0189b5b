"""No clock tells who is secretly asked, or how often somebody answers; restarts and other servers change nothing of it."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress

import httpx
import pytest

from lysander.server.bots.clock_runner import ClockRunner, leave_to_others
from lysander.server.store.served import sign
from lysander.server.table import clocks

from .clock_hands import LANDED, LIVE, START, asked, duel, forget, give, journal, shown, to_the_other
from .conftest import blocking
from .worker_processes import owner, until

# ------------------------------------------------------------ secrets


def hidden(client, hands, **pace):
    """A game of Evasion at the point where the Germans are secretly asked in the British half; the British have thought for 40 seconds."""
    table, keys = client.make(pace=LIVE | pace, beat=0)
    for kind, value in LANDED.items():
        hands.on(10)
        state = client.state(table, keys["british"], "british")
        assert blocking(state)["kind"] == kind
        give(client, table, keys["british"], "british", value)
    assert blocking(client.state(table, keys["german"], "german"))["kind"].startswith("attack")
    return table, keys


VOLATILE = re.compile(r'"(table|commitment|seal|time|created|changed)": ?("[^"]*"|\d+)')


def seen(client, table, keys, hands, seat="british"):
    """All that other seats and spectators are shown, times from now on."""
    found = []
    for eye, key in ((seat, keys[seat]), ("", "")):
        state = client.state(table, key, eye)
        if state["clock"]:
            state["clock"] |= {"now": 0, "due": state["clock"]["due"] and state["clock"]["due"] - hands.now}
        found.append(VOLATILE.sub("", json.dumps(state).replace(table, "T")))
    return found


def worlds(client, hands):
    """What the British and spectators see in two worlds: in one the Germans think for 25 seconds on a secret question, in the other for none; then at
    each answer of the British, who think as long in both, and in the German half that follows."""
    told = []
    for thought in (25, 0):
        table, keys = hidden(client, hands)
        hands.on(thought)
        give(client, table, keys["german"], "german", "yes")
        found = [seen(client, table, keys, hands)]
        while blocking(client.state(table, keys["british"], "british")):
            hands.on(7)
            give(client, table, keys["british"], "british")
            found.append(seen(client, table, keys, hands))
        hands.on(5)
        found.append(seen(client, table, keys, hands))
        told.append(found)
    return told


def test_a_secret_question_leaves_the_clocks_of_all_others_as_they_are(timed, hands, same_seed):
    one, two = worlds(timed, hands)
    assert len(one) > 2 and one == two


def test_a_clock_that_is_charged_for_a_secret_question_is_found(timed, hands, same_seed, monkeypatch):
    monkeypatch.setattr(clocks, "holder", lambda table, facts: next((a.seat for a in table.match.asks if not a.standing), ""))
    one, two = worlds(timed, hands)
    assert one != two


def test_a_secret_question_has_a_time_of_its_own_that_nobody_else_sees(timed, hands, same_seed, server):
    """It is answered as by the seat itself when that is up: not by a bot, without a line in the book, and it counts for nothing that is seen."""
    told, thought = [], []
    server.app.state.clock_runner.runner.advise = lambda *who: thought.append(who)
    for by_clock in (True, False):
        table, keys = hidden(timed, hands, up="takeover")
        mine = timed.state(table, keys["german"], "german")["clock"]
        assert mine["own"] and mine["left"] == 60 and mine["due"] == hands.now + 60_000
        assert timed.state(table, keys["british"], "british")["clock"]["due"] == 0, "the clock of the British runs while another is asked"
        hands.on(59.5)
        before = seen(timed, table, keys, hands)
        if by_clock:
            hands.on(0.5)
            assert journal(server, table)[-1] == ("german", "attack:L4", "clock")
        else:
            hands.on(0.5, act=False)
            give(timed, table, keys["german"], "german")
        told.append([before, seen(timed, table, keys, hands)])
        mine = timed.state(table, keys["german"], "german")["clock"]
        assert (mine["skipped"], mine["late"]) == (by_clock, 0)
    assert told[0] == told[1] and not thought


def judged(client, hands, server):
    """What the British, spectators and the umpire's decisions show of a secret question whose time is up, and of one that is answered in time."""
    told = []
    for by_clock in (True, False):
        table, keys = client.make(
            seats={"umpire": {"kind": "human"}}, options={"umpire_release": "auto", "umpire_check": "none"}, pace=LIVE | {"up": "umpire"}, beat=0
        )
        for value in LANDED.values():
            give(client, table, keys["british"], "british", value)
        assert blocking(client.state(table, keys["german"], "german"))["kind"].startswith("attack")
        hands.on(59.5)
        hands.on(0.5, act=by_clock)
        if not by_clock:
            give(client, table, keys["german"], "german")
        assert journal(server, table)[-1][:2] == ("german", "attack:L4")
        told.append(seen(client, table, keys, hands))
    return told


def test_where_the_umpire_decides_a_secret_question_still_answers_itself(timed, hands, same_seed, server):
    one, two = judged(timed, hands, server)
    assert one == two


def test_an_umpire_who_is_called_for_a_secret_question_is_found(timed, hands, same_seed, server, monkeypatch):
    act = ClockRunner._act

    async def planted(self, table, seat, which):
        await act(self, table, seat, which)
        await leave_to_others(table, seat, lambda: True)

    monkeypatch.setattr(ClockRunner, "_act", planted)
    one, two = judged(timed, hands, server)
    assert one != two


def test_who_is_asked_three_times_in_secret_and_away_is_not_waited_for(timed, hands, same_seed, server):
    table, keys = hidden(timed, hands)
    held = server.app.state.registry.tables[table]
    held.meta.clocks["german"].skipped = 3
    held.clocks.settle(held)
    before = timed.state(table, "", "")["seats"]
    hands.on(1)
    assert journal(server, table)[-1][0] == "british", "a person who is here was not waited for"
    held.presence.asked.clear()
    hands.on(1)
    assert journal(server, table)[-1] == ("german", "attack:L4", "clock")
    after = timed.state(table, "", "")["seats"]
    assert [(s["level"], s["kind"]) for s in after] == [(s["level"], s["kind"]) for s in before]


def halves(client, hands):
    """The clocks as the Germans see them in and after British halves of fewer and of more answers, which took as long."""
    told = []
    for more in ((), ("A@0211:walk", ".")):
        table, keys = client.make(pace=LIVE, beat=0)
        for value in ("0612", "0211"):
            give(client, table, keys["british"], "british", value)
        hands.on(30)
        for value in more:
            give(client, table, keys["british"], "british", value)
        told.append([shown(client, table, "british")])
        while blocking(client.state(table, keys["british"], "british")):
            give(client, table, keys["british"], "british")
        assert blocking(client.state(table, keys["german"], "german"))
        told[-1] += [s["clock"] for s in client.state(table, keys["german"], "german")["seats"]]
    return told


def test_the_number_of_ones_answers_is_told_to_nobody_by_the_clock(timed, hands, same_seed):
    one, two = halves(timed, hands)
    assert one == two and one[0]["bank"] != one[1]["bank"]


def by_answer(clock):
    """Adds to a clock for each answer."""
    clock.bank += 1000


def at_once(clock):
    """Shows everybody a clock at each answer."""
    clock.shown = [clock.turn, clock.bank]


@pytest.mark.parametrize("fault", [by_answer, at_once])
def test_a_clock_that_tells_of_answers_is_found(timed, hands, same_seed, monkeypatch, fault):
    run = clocks.Clocks._run

    def planted(self, table):
        run(self, table)
        for seat in self.running:
            fault(table.meta.clocks[seat])

    monkeypatch.setattr(clocks.Clocks, "_run", planted)
    one, two = halves(timed, hands)
    assert one != two


def test_a_game_that_names_nobody_charges_nobody(timed, hands, server):
    """In Clouds of Glory each question has its time, and what the host chose for the end of it is done without a word."""
    table, keys = timed.make("clouds", seats={"e1": {"kind": "human"}, "c1": {"kind": "open"}}, pace=LIVE)
    for _ in range(2):
        seat, other = next((s, o) for s, o in (("e1", "c1"), ("c1", "e1")) if blocking(timed.state(table, keys[s], s)))
        mine = timed.state(table, keys[seat], seat)["clock"]
        assert mine["own"] and mine["left"] == 60 and mine["due"]
        hands.on(61)
        assert journal(server, table)[-1][0::2] == (seat, "clock") and timed.state(table, keys[seat], seat)["clock"]["skipped"] == 1
        assert timed.state(table, keys[other], other)["book"][-1]["action"] != "late"
        assert [shown(timed, table, s) for s in ("e1", "c1")] == [{"turn": 0, "bank": 600, "up": False, "leave": 0}] * 2


# ------------------------------------------------------------ restarts, tables that are not in memory, other servers


def test_a_restart_goes_on_and_its_downtime_costs_nobody_time(database, serve, visit, hands):
    first = serve(database)
    hands.apps.append(first.app)
    client = visit(first)
    table, keys = duel(client)
    hands.on(100)
    first.stop()
    hands.apps.clear()
    hands.on(86_400)
    second = serve(database)
    hands.apps.append(second.app)
    client = visit(second)
    assert 495 <= client.state(table, keys["A"], "A")["clock"]["left"] <= 600
    due = client.state(table, keys["A"], "A")["clock"]["due"]
    hands.run(second.app, forget(second.app))
    hands.now = due + 1
    hands.on(0)
    assert [by for *_, by in journal(second, table)] == ["clock"], "nobody looked at the table, and its time was not seen to be up"


def test_downtime_is_put_off_once(engine, hands):
    with engine.begin() as connection:
        assert sign(connection, START) == (0, 0)
        assert sign(connection, START + 20_000) == (0, 0)
        assert sign(connection, START + 90_000) == (START + 20_000, START + 90_000)
        assert sign(connection, START + 95_000) == (START + 20_000, START + 90_000)


def test_two_servers_answer_once(new_postgres, serve, visit, hands):
    servers = [serve(new_postgres), serve(new_postgres)]
    hands.apps = [server.app for server in servers]
    here, there = map(visit, servers)
    table, keys = duel(here, bank=60, increment=0)
    there.state(table, keys["A"], "A")
    hands.now += 61_000
    work = [asyncio.run_coroutine_threadsafe(hands.follow(app), app.state.registry.writer.loop) for app in hands.apps]
    for one in work:
        one.result(60)
    for client in (here, there):
        assert len(client.state(table, keys["A"], "A")["book"]) == len(here.ok("GET", f"/tables/{table}/book")["lines"])
    late = [b for b in here.ok("GET", f"/tables/{table}/book")["lines"] if b["action"] == "late"]
    assert len(late) == 1


def test_of_several_workers_the_owner_acts_and_after_its_death_the_next(workers, visit, tmp_path):
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    serving = workers(str(tmp_path / "lysander.db"), TEST_CLOCK=str(ahead))
    client = visit(serving)
    table, keys = duel(client, bank=0, increment=0)

    def late():
        return sum(line["action"] == "late" for line in client.ok("GET", f"/tables/{table}/book")["lines"])

    ahead.write_text("61000")
    until(lambda: late() == 1)
    serving.kill(owner(client, table))
    until(lambda: come_back(client, table))
    to_the_other(client, table, keys, asked(client, table, keys), "A")
    ahead.write_text("125000")
    until(lambda: late() == 2)
    assert client.state(table, keys["A"], "A")["book"][-1]["text"] == "A: time was up; the default answer was given."


def come_back(client, table):
    """Whether a table can be asked again."""
    with suppress(httpx.HTTPError):
        return client.call("GET", f"/tables/{table}").status_code == 200
