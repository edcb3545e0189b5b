"""Clocks: charged by public facts, up by the host's choice, and silent on who is secretly asked."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from datetime import datetime
from zoneinfo import ZoneInfo

import httpx
import pytest

from lysander.server.store import queries
from lysander.server.store.served import sign
from lysander.server.table import clocks
from lysander.server.table.nights import after, counted

from .conftest import blocking
from .worker_processes import owner, until

START = 1_800_000_000_000
LIVE = {"kind": "live", "bank": 600, "increment": 10, "question": 60, "up": "default"}
SEATS = {"A": {"kind": "human"}, "B": {"kind": "open"}, "C": {"kind": "empty"}}
LANDED = {"landing": "0612", "rendezvous": "0211", "party": "ABCDEF@0211:walk", "path": "x0111r0210."}
"""Answers of the British after which the Germans are secretly asked whether they strike at lorry 4."""


class Hands:
    """The hands of all clocks: they move by ``on`` alone."""

    def __init__(self):
        self.now = START
        self.apps = []

    def on(self, seconds, act=True):
        """Moves them on; then what follows from time that is up is done, if ``act``."""
        self.now += round(seconds * 1000)
        for app in self.apps if act else ():
            self.run(app, self.follow(app))

    @staticmethod
    def run(app, work):
        return asyncio.run_coroutine_threadsafe(work, app.state.registry.writer.loop).result(60)

    @staticmethod
    async def follow(app):
        """Looks at the clocks as the server does every second, and waits for what comes of it."""
        await app.state.registry.wake_due(clocks.now())
        app.state.clock_runner.tick()
        await asyncio.gather(*app.state.clock_runner.tasks.values())


@pytest.fixture
def hands(monkeypatch):
    made = Hands()
    monkeypatch.setattr(clocks, "now", lambda: made.now)
    monkeypatch.setattr(queries, "now", lambda: made.now)
    return made


@pytest.fixture
def timed(server, client, hands):
    hands.apps.append(server.app)
    return client


def give(client, table, key, seat, value=None):
    """One answer of a seat: the default, unless another is given."""
    state = client.state(table, key, seat)
    ask = blocking(state)
    assert ask is not None, f"{seat} is not asked"
    value = ask["default"] if value is None else value
    return client.ok("POST", f"/tables/{table}/answer", {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value}, key)


def shown(client, table, seat, key="", eye=""):
    """The clock of a seat as everybody sees it."""
    return next(s["clock"] for s in client.state(table, key, eye)["seats"] if s["seat"] == seat)


def asked(client, table, keys, seats=("A", "B")):
    return next(s for s in seats if blocking(client.state(table, keys[s], s)))


def duel(client, **pace):
    """A game of Hijacked by two persons, at the first question of A."""
    table, keys = client.make("hijacked", seats=SEATS, options={"start": "A"}, pace=LIVE | pace)
    return table, keys


def to_the_other(client, table, keys, seat="A", other="B"):
    """Answers by default until the other seat is asked."""
    for _ in range(20):
        if blocking(client.state(table, keys[other], other)):
            return
        give(client, table, keys[seat], seat)
    raise AssertionError(f"{other} is never asked")


# ------------------------------------------------------------ what runs


def test_a_clock_runs_in_its_turn_alone_and_is_shown_at_public_steps(timed, hands):
    table, keys = duel(timed)
    assert timed.state(table, keys["A"], "A")["setup"]["pace"] == LIVE | {"each": 0, "nights": False, "leave": 0, "level": "normal"}
    hands.on(100)
    mine = timed.state(table, keys["A"], "A")["clock"]
    assert mine["left"] == 500 and mine["due"] == START + 600_000 and mine["now"] == hands.now and mine["whole"] == 600 and not mine["own"]
    assert shown(timed, table, "A") == {"turn": 0, "bank": 600, "up": False, "leave": 0}, "it ran for others before the turn was over"
    assert timed.state(table, keys["B"], "B")["clock"]["due"] == 0 and timed.state(table, "", "")["clock"] is None
    to_the_other(timed, table, keys)
    steps = shown(timed, table, "A")["bank"]
    assert steps >= 510 and steps % 10 == 0
    hands.on(50)
    assert shown(timed, table, "A")["bank"] == steps and timed.state(table, keys["B"], "B")["clock"]["left"] == 550
    listed = timed.ok("GET", f"/tables/{table}", key=keys["B"])
    assert listed["pace"]["bank"] == 600 and listed["clock"]["left"] == 550 and listed["clock"]["due"] == hands.now + 550_000


def test_a_public_list_shows_pace_and_clocks(timed, hands, server):
    table, keys = duel(timed)
    timed.make("hijacked", seats=SEATS, public=True, pace=LIVE)
    made = timed.ok("GET", "/tables")[0]
    assert made["pace"]["kind"] == "live" and [s["clock"] and s["clock"]["bank"] for s in made["seats"]][:2] == [600, 600] and made["clock"] is None
    hands.run(server.app, forget(server.app))
    assert [s["clock"] for s in timed.ok("GET", "/tables")[0]["seats"]] == [s["clock"] for s in made["seats"]]


async def forget(app):
    """Has all tables be read again from the database."""
    app.state.clock_runner.forget(list(app.state.registry.tables))
    app.state.registry.tables.clear()


def test_it_stands_while_the_table_or_the_umpire_has_stopped_the_game(timed, hands):
    table, keys = duel(timed)
    hands.on(100)
    timed.ok("POST", f"/tables/{table}/pause", {}, keys["host"])
    hands.on(10_000)
    stands = timed.state(table, keys["A"], "A")["clock"]
    assert stands["left"] == 500 and stands["due"] == 0
    timed.ok("POST", f"/tables/{table}/resume", {}, keys["host"])
    hands.on(100)
    assert timed.state(table, keys["A"], "A")["clock"]["left"] == 400
    table, keys = timed.make(seats={"umpire": {"kind": "human"}}, options={"umpire_release": "auto"}, pace=LIVE)
    switch = lambda to: timed.ok(  # noqa: E731
        "POST", f"/tables/{table}/answer",
        {"seat": "umpire", "at": timed.state(table, keys["umpire"], "umpire")["at"], "kind": "switch", "value": f"pause={to}"}, keys["umpire"],
    )  # fmt: skip
    hands.on(30)
    switch("on")
    hands.on(5_000)
    switch("off")
    hands.on(30)
    assert timed.state(table, keys["british"], "british")["clock"]["left"] == 540


def test_bots_and_open_seats_have_no_clock(timed, hands):
    seats = SEATS | {"B": {"kind": "bot", "level": "random"}}
    table, keys = timed.make("hijacked", seats=seats, options={"start": "A"}, pace=LIVE)
    assert [s["clock"] is not None for s in timed.state(table, keys["A"], "A")["seats"]][:2] == [True, False]


# ------------------------------------------------------------ what happens when time is up


def journal(client, server, table):
    """The lines of a table's journal, as they are kept."""
    return [(a.seat, a.kind, a.by) for a in server.app.state.registry.tables[table].match.lines if a.seat != "chance"]


def test_the_default_answers_and_after_three_times_a_bot_stands_in(timed, hands, server):
    table, keys = duel(timed, bank=60, increment=0)
    hands.on(59)
    assert journal(timed, server, table) == []
    hands.on(2)
    assert journal(timed, server, table)[0][0::2] == ("A", "clock")
    book = timed.state(table, keys["B"], "B")["book"][-1]
    assert (book["action"], book["by"], book["seat"]) == ("late", "clock", "A")
    assert book["text"] == "A: time was up; the default answer was given."
    for late in (1, 2):
        to_the_other(timed, table, keys, "B", "A")
        mine = timed.state(table, keys["A"], "A")["clock"]
        assert (mine["left"], mine["late"]) == (60, late), "a turn that finds no time left has no time of its own"
        hands.on(61)
    line = next(s for s in timed.state(table, keys["B"], "B")["seats"] if s["seat"] == "A")
    assert (line["level"], line["stand_in"], line["clock"]) == ("normal", True, None)
    timed.seat(table, "human", "A", keys["A"])
    assert timed.state(table, keys["A"], "A")["seats"][0]["clock"] is not None


def test_an_answer_of_ones_own_begins_the_count_again(timed, hands, server):
    table, keys = duel(timed, bank=0, increment=0)
    for late in (True, True, False, True, True):
        hands.on(61 if late else 0)
        to_the_other(timed, table, keys)
        to_the_other(timed, table, keys, "B", "A")
    assert sum(by == "clock" for *_, by in journal(timed, server, table)) == 4
    assert timed.state(table, keys["A"], "A")["seats"][0]["level"] == ""


@pytest.mark.parametrize("up", ["bot", "takeover"])
def test_a_bot_answers_or_takes_over(timed, hands, server, up):
    table, keys = duel(timed, bank=60, increment=0, up=up, level="easy")
    hands.on(61)
    lines, seat = journal(timed, server, table), timed.state(table, keys["B"], "B")["seats"][0]
    if up == "bot":
        assert lines[0][0::2] == ("A", "clock") and seat["level"] == "" and lines[1:] == []
    else:
        assert seat["level"] == "easy" and seat["stand_in"] and all(by == "bot" for *_, by in lines)
    assert timed.state(table, keys["B"], "B")["book"][-1]["text"].startswith("A: time was up; a bot")


def test_the_others_decide(timed, hands, server):
    table, keys = duel(timed, bank=60, increment=0, up="others")
    timed.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "default", "seat": "A"}, keys["B"])
    hands.on(61)
    assert journal(timed, server, table) == [] and shown(timed, table, "A")["up"]
    hands.on(10_000)
    timed.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "link", "seat": "A"}, keys["B"])
    timed.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "default", "seat": "A"}, "")
    timed.seat(table, "default", "A", keys["B"])
    assert journal(timed, server, table)[0][0::2] == ("A", "default") and not shown(timed, table, "A")["up"]
    assert timed.state(table, keys["B"], "B")["book"][-1]["text"] == "A: B had the default answer given."


def test_the_clock_is_not_faster_than_an_answer(timed, hands, server):
    """Who answers while the bot still thinks has answered."""
    table, keys = duel(timed, bank=60, increment=0, up="bot")
    runner = server.app.state.clock_runner

    async def slowly(held, seat, level, purpose):
        ask = next(a for a in held.match.asks_of(seat) if not a.standing)
        await held.answer(seat, held.logs[seat].at, ask.kind, ask.default)
        return None, (ask.kind, ask.default, [])

    runner.runner.advise = slowly
    hands.on(61)
    assert [by for *_, by in journal(timed, server, table)] == [""]


# ------------------------------------------------------------ host and umpire, leave, nights


def test_host_lengthens_and_nobody_shortens(timed, hands):
    table, keys = timed.make("hijacked", seats={s: {"kind": "open"} for s in "AB"} | {"C": {"kind": "empty"}}, options={"start": "A"}, pace=LIVE)
    url = f"/tables/{table}/clock"
    hands.on(100)
    timed.ok("POST", url, {"action": "lengthen", "seat": "A", "seconds": 300}, keys["host"])
    assert timed.state(table, keys["A"], "A")["clock"]["left"] == 800 and shown(timed, table, "A")["bank"] == 900
    timed.ok("POST", url, {"action": "lengthen", "seconds": 3600}, keys["host"])
    assert [shown(timed, table, s)["bank"] for s in "AB"] == [4500, 4200]
    said = ["A: the host gave 5 min more.", "Everybody: the host gave 1 h more."]
    assert [b["text"] for b in timed.state(table, "", "")["book"]][-2:] == said
    timed.refused(403, "no-key", "POST", url, {"action": "lengthen", "seat": "A", "seconds": 300}, keys["A"])
    for seconds in (-60, 0):
        assert timed.call("POST", url, {"action": "lengthen", "seat": "A", "seconds": seconds}, keys["host"]).status_code == 400
    table, keys = duel(timed)
    timed.refused(403, "own-clock", "POST", f"/tables/{table}/clock", {"action": "lengthen", "seat": "A", "seconds": 60}, keys["host"])
    without, more = timed.make("hijacked", seats=SEATS)
    timed.refused(409, "no-clocks", "POST", f"/tables/{without}/clock", {"action": "lengthen", "seconds": 60}, more["host"])


def test_by_post_with_bank_nights_and_leave(timed, hands, server):
    hands.now = round(datetime(2027, 6, 1, 12, tzinfo=ZoneInfo("Europe/Berlin")).timestamp() * 1000)
    table, keys = duel(timed, kind="post", each=86_400, bank=2 * 86_400, increment=0, nights=True, leave=10)
    url, hour = f"/tables/{table}/clock", 3600
    timed.ok("POST", url, {"action": "zone", "seat": "A", "zone": "Europe/Berlin"}, keys["A"])
    timed.refused(422, "no-zone", "POST", url, {"action": "zone", "seat": "A", "zone": "Europe/Atlantis"}, keys["A"])
    timed.refused(403, "no-key", "POST", url, {"action": "zone", "seat": "A", "zone": "UTC"}, keys["B"])

    def mine():
        return timed.state(table, keys["A"], "A")["clock"]

    assert mine()["left"] == 3 * 14 * hour and mine()["due"] == hands.now + 3 * 24 * hour * 1000, "a day has 14 hours that count"
    hands.on(20 * hour)
    assert mine()["left"] == (3 * 14 - 10) * hour, "the night was counted"
    timed.refused(409, "no-leave", "POST", url, {"action": "leave", "seat": "A", "days": 11}, keys["A"])
    timed.ok("POST", url, {"action": "leave", "seat": "A", "days": 4}, keys["A"])
    assert shown(timed, table, "A")["leave"] == hands.now + 4 * 24 * hour * 1000 and mine()["days"] == 6
    hands.on(3.5 * 24 * hour)
    assert mine()["left"] == 32 * hour and journal(timed, server, table) == []
    timed.ok("POST", url, {"action": "back", "seat": "A"}, keys["A"])
    hands.on(hour)
    assert mine()["left"] <= 32 * hour and shown(timed, table, "A")["leave"] == 0 and mine()["days"] == 6
    timed.refused(409, "no-leave", "POST", url, {"action": "back", "seat": "A"}, keys["A"])
    hands.on(4 * 24 * hour)
    assert journal(timed, server, table)[0][0::2] == ("A", "clock")


def test_nights_by_the_clock_of_the_zone():
    hour, zone = 3_600_000, "Europe/Berlin"
    spring = round(datetime(2027, 3, 27, 21, tzinfo=ZoneInfo(zone)).timestamp() * 1000)  # the night in which clocks are put forward
    assert after(spring, 2 * hour, zone) == spring + 11 * hour and counted(spring, spring + 11 * hour, zone) == 2 * hour
    assert counted(spring + 2 * hour, spring + 8 * hour, zone) == 0 and after(spring, 0, zone) == spring
    for length in (1, hour, 30 * hour, 500 * hour):
        assert counted(spring, after(spring, length, zone), zone) == length


# ------------------------------------------------------------ secrets


def hidden(client, hands, before=()):
    """A game of Evasion at the point where the Germans are secretly asked in the British half; the British have thought for 40 seconds."""
    table, keys = client.make(pace=LIVE, beat=0)
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


@pytest.fixture
def same_seed(monkeypatch):
    monkeypatch.setattr("lysander.server.registry.new_table.new_seed", lambda: "ab" * 32)


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
    told = []
    for by_clock in (True, False):
        table, keys = hidden(timed, hands)
        mine = timed.state(table, keys["german"], "german")["clock"]
        assert mine["own"] and mine["left"] == 60 and mine["due"] == hands.now + 60_000
        assert timed.state(table, keys["british"], "british")["clock"]["due"] == 0, "the clock of the British runs while another is asked"
        hands.on(59.5)
        before = seen(timed, table, keys, hands)
        if by_clock:
            hands.on(0.5)
            assert journal(timed, server, table)[-1] == ("german", "attack:L4", "clock")
        else:
            hands.on(0.5, act=False)
            give(timed, table, keys["german"], "german")
        told.append([before, seen(timed, table, keys, hands)])
    assert told[0] == told[1]


def test_who_is_asked_three_times_in_secret_and_away_is_not_waited_for(timed, hands, same_seed, server):
    table, keys = hidden(timed, hands)
    held = server.app.state.registry.tables[table]
    held.meta.clocks["german"].skipped = 3
    held.clocks.settle(held)
    before = timed.state(table, "", "")["seats"]
    hands.on(1)
    assert journal(timed, server, table)[-1][0] == "british", "a person who is here was not waited for"
    held.presence.asked.clear()
    hands.on(1)
    assert journal(timed, server, table)[-1] == ("german", "attack:L4", "clock")
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
    assert [by for *_, by in journal(client, second, table)] == ["clock"], "nobody looked at the table, and its time was not seen to be up"


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


# ------------------------------------------------------------ who is told


def test_whom_it_concerns_is_told_once(timed, hands, server, same_seed):
    heard = []
    server.app.state.clock_runner.notice = lambda table, seat, what: heard.append((seat, what))
    table, keys = timed.make(pace=LIVE, beat=0)
    assert heard == [("british", "asked")]
    hands.on(541)
    hands.on(1)
    assert heard[1:] == [("british", "low")]
    for value in LANDED.values():
        give(timed, table, keys["british"], "british", value)
    assert [h for h in heard[2:] if h[0] == "german"] == [("german", "asked")]
    assert [h for h in heard if h[1] == "low"] == [("british", "low")]
