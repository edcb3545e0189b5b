"""Clocks: what runs, what happens when time is up by the host's choice, more time, leave, nights, and who is told."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from lysander.server.table.nights import after, counted

from .clock_hands import LANDED, LIVE, SEATS, START, duel, forget, give, journal, shown, to_the_other

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


def test_the_default_answers_and_after_three_times_a_bot_stands_in(timed, hands, server):
    table, keys = duel(timed, bank=60, increment=0)
    hands.on(59)
    assert journal(server, table) == []
    hands.on(2)
    assert journal(server, table)[0][0::2] == ("A", "clock")
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
    assert sum(by == "clock" for *_, by in journal(server, table)) == 4
    assert timed.state(table, keys["A"], "A")["seats"][0]["level"] == ""


@pytest.mark.parametrize("up", ["bot", "takeover"])
def test_a_bot_answers_or_takes_over(timed, hands, server, up):
    table, keys = duel(timed, bank=60, increment=0, up=up, level="easy")
    hands.on(61)
    lines, seat = journal(server, table), timed.state(table, keys["B"], "B")["seats"][0]
    if up == "bot":
        assert lines[0][0::2] == ("A", "clock") and seat["level"] == "" and lines[1:] == []
    else:
        assert seat["level"] == "easy" and seat["stand_in"] and all(by == "bot" for *_, by in lines)
    assert timed.state(table, keys["B"], "B")["book"][-1]["text"].startswith("A: time was up; a bot")


def test_the_others_decide(timed, hands, server):
    table, keys = duel(timed, bank=60, increment=0, up="others")
    timed.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "default", "seat": "A"}, keys["B"])
    hands.on(61)
    assert journal(server, table) == [] and shown(timed, table, "A")["up"]
    hands.on(10_000)
    timed.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "link", "seat": "A"}, keys["B"])
    timed.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "default", "seat": "A"}, "")
    timed.seat(table, "default", "A", keys["B"])
    assert journal(server, table)[0][0::2] == ("A", "default") and not shown(timed, table, "A")["up"]
    assert timed.state(table, keys["B"], "B")["book"][-1]["text"] == "A: B had the default answer given."


def test_the_umpire_decides(timed, hands, server):
    """Nobody else may, the host included; a person who is there is not asked first."""
    open_to = {seat: {"kind": "open"} for seat in ("british", "german", "umpire")}
    pace = LIVE | {"bank": 60, "increment": 0, "up": "umpire"}
    table, links = timed.make(sit=False, seats=open_to, options={"umpire_release": "auto"}, pace=pace)
    keys = timed.sit(table, links, umpire=True)
    late = lambda by, action="default": timed.call("POST", f"/tables/{table}/seat", {"action": action, "seat": "british"}, keys[by]).status_code  # noqa: E731
    assert timed.state(table, keys["british"], "british")["setup"]["pace"]["up"] == "umpire"
    live = timed.live(table, keys["british"], "british")
    hands.on(61)
    assert not [line for line in journal(server, table) if line[2] == "clock"] and shown(timed, table, "british")["up"]
    assert timed.state(table, "", "")["book"][-1]["text"] == "British: time is up; the umpire decides."
    assert (late("german"), late("host")) == (403, 409), "somebody else decides"
    assert late("umpire") == 200 and ("british", "landing", "default") in journal(server, table)
    assert not shown(timed, table, "british")["up"]
    live.close()


def test_while_nobody_sits_in_the_umpires_chair_the_others_decide(timed, hands, server):
    table, keys = timed.make(seats={"umpire": {"kind": "empty"}}, pace=LIVE | {"bank": 60, "increment": 0, "up": "umpire"})
    hands.on(61)
    assert timed.state(table, "", "")["book"][-1]["text"] == "British: time is up; the others decide."
    timed.seat(table, "default", "british", keys["german"])
    assert ("british", "landing", "default") in journal(server, table)
    wish = {"game": "hijacked", "seats": SEATS, "pace": LIVE | {"up": "umpire"}}
    assert "no umpire" in timed.refused(422, "bad-setup", "POST", "/tables", wish)["text"]


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
    assert [by for *_, by in journal(server, table)] == [""]


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
    assert mine()["left"] == 32 * hour and journal(server, table) == []
    timed.ok("POST", url, {"action": "back", "seat": "A"}, keys["A"])
    hands.on(hour)
    assert mine()["left"] <= 32 * hour and shown(timed, table, "A")["leave"] == 0 and mine()["days"] == 6
    timed.refused(409, "no-leave", "POST", url, {"action": "back", "seat": "A"}, keys["A"])
    hands.on(4 * 24 * hour)
    assert journal(server, table)[0][0::2] == ("A", "clock")


def test_nights_by_the_clock_of_the_zone():
    hour, zone = 3_600_000, "Europe/Berlin"
    spring = round(datetime(2027, 3, 27, 21, tzinfo=ZoneInfo(zone)).timestamp() * 1000)  # the night in which clocks are put forward
    assert after(spring, 2 * hour, zone) == spring + 11 * hour and counted(spring, spring + 11 * hour, zone) == 2 * hour
    assert counted(spring + 2 * hour, spring + 8 * hour, zone) == 0 and after(spring, 0, zone) == spring
    for length in (1, hour, 30 * hour, 500 * hour):
        assert counted(spring, after(spring, length, zone), zone) == length


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
