"""Pauses: by host and umpire at once, by players when all agree, without end or for some days, after which the game goes on by itself."""

from __future__ import annotations

import pytest

from lysander.server.table import pauses

from .clock_hands import LIVE, SEATS, duel, forget, give

DAY = 86_400
THREE = {"A": {"kind": "human"}, "B": {"kind": "open"}, "C": {"kind": "open"}}


def stop(client, table, key="", seat="", days=0, path="pause"):
    return client.ok("POST", f"/tables/{table}/{path}", key=key, **({"seat": seat} if seat else {}) | ({"days": days} if days else {}))


def status(client, table):
    return client.ok("GET", f"/tables/{table}")["status"]


def said(client, table, n=1, lang="en"):
    return [line["text"] for line in client.ok("GET", f"/tables/{table}/book", lang=lang)["lines"]][-n:]


def test_a_pause_for_some_days_ends_by_itself_and_all_see_when(timed, hands):
    table, keys = duel(timed)
    hands.on(100)
    until = hands.now + 7 * DAY * 1000
    assert stop(timed, table, keys["host"], days=7)["until"] == until
    for key, seat in ((keys["A"], "A"), (keys["B"], "B"), ("", "")):
        assert timed.state(table, key, seat)["pause"] == {"until": until, "seat": "", "days": 0, "agreed": [], "missing": []}
    assert said(timed, table) == ["The host paused the table for 7 days."]
    hands.on(7 * DAY - 1)
    assert status(timed, table) == "paused"
    hands.on(1)
    now = timed.state(table, keys["A"], "A")
    assert (now["status"], now["pause"], now["clock"]["left"]) == ("running", None, 500), "the pause costs nobody time"
    assert said(timed, table) == ["The pause is over; the game goes on."]
    give(timed, table, keys["A"], "A")


def test_it_ends_at_a_table_that_nobody_looks_at_and_after_a_restart(timed, hands, server):
    table, keys = timed.make("hijacked", seats=SEATS)
    assert timed.state(table, keys["A"], "A")["setup"]["pace"] is None, "a table without clocks"
    stop(timed, table, keys["host"], days=3)
    hands.run(server.app, forget(server.app))
    hands.on(3 * DAY - 1)
    assert table not in server.app.state.registry.tables
    hands.on(2)
    hands.on(0)
    assert server.app.state.registry.tables[table].meta.status == "running" and status(timed, table) == "running"


def test_a_pause_without_end_stays_and_its_end_can_be_set_later(timed, hands):
    table, keys = duel(timed)
    stop(timed, table, keys["host"])
    hands.on(400 * DAY)
    assert timed.state(table, "", "")["pause"]["until"] == 0 and status(timed, table) == "paused"
    stop(timed, table, keys["host"], days=1)
    assert said(timed, table, 2) == ["The host paused the table.", "The host paused the table for 1 day."]
    stop(timed, table, keys["host"], path="resume")
    hands.on(2 * DAY)
    assert said(timed, table) != ["The pause is over; the game goes on."] and timed.ok("GET", f"/tables/{table}")["until"] == 0
    for days in (-1, 91):
        assert timed.call("POST", f"/tables/{table}/pause", None, keys["host"], days=days).status_code == 400


def test_players_pause_when_all_agree(timed, hands):
    table, keys = timed.make("hijacked", seats=THREE, options={"start": "A"}, pace=LIVE, name="Ada")
    for seat in "ABC":
        timed.refused(403, "no-key", "POST", f"/tables/{table}/pause", None, keys[seat] if seat != "A" else "")
    stop(timed, table, keys["B"], "B", 14)
    asked = timed.state(table, keys["C"], "C")["pause"]
    assert asked == {"until": 0, "seat": "B", "days": 14, "agreed": ["B"], "missing": ["A", "C"]} and status(timed, table) == "running"
    give(timed, table, keys["A"], "A")
    assert timed.state(table, keys["C"], "C")["pause"] == asked, "it does not lapse with an answer"
    timed.refused(409, "asked-already", "POST", f"/tables/{table}/pause", None, keys["C"], seat="C", days=7)
    timed.refused(409, "asked-already", "POST", f"/tables/{table}/pause", None, keys["B"], seat="B", days=14)
    timed.refused(403, "no-key", "POST", f"/tables/{table}/pause", None, keys["C"], seat="A", days=14)
    stop(timed, table, keys["C"], "C", 14)
    stop(timed, table, keys["A"], "A", 14)
    assert status(timed, table) == "paused" and timed.state(table, "", "")["pause"]["until"] == hands.now + 14 * DAY * 1000
    assert said(timed, table)[0].startswith("All agreed to the pause of 14 days that")
    hands.on(14 * DAY)
    assert status(timed, table) == "running"


def test_a_player_declines_or_withdraws(timed, hands):
    table, keys = timed.make("hijacked", seats=THREE, options={"start": "A"})
    for by in "BC":
        stop(timed, table, keys["B"], "B")
        stop(timed, table, keys[by], by, path="resume")
        assert timed.state(table, "", "")["pause"] is None and "does not want the pause" in said(timed, table)[0]
    timed.refused(409, "no-request", "POST", f"/tables/{table}/resume", None, keys["B"], seat="B")
    stop(timed, table, keys["B"], "B")
    stop(timed, table, keys["host"])
    assert timed.state(table, "", "")["pause"]["until"] == 0
    timed.refused(409, "no-request", "POST", f"/tables/{table}/resume", None, keys["B"], seat="B")
    timed.refused(409, "paused", "POST", f"/tables/{table}/pause", None, keys["B"], seat="B")
    assert status(timed, table) == "paused", "a player alone does not end it"


def test_bots_are_not_asked(timed, hands):
    table, keys = timed.make("hijacked", seats=THREE | {"B": {"kind": "bot", "level": "random"}}, options={"start": "A"})
    stop(timed, table, keys["C"], "C", 2)
    assert timed.state(table, "", "")["pause"]["missing"] == ["A"]


def test_whoever_leaves_their_seat_to_a_bot_is_not_waited_for(timed, hands, server):
    table, keys = timed.make("hijacked", seats=THREE, options={"start": "A"})
    stop(timed, table, keys["B"], "B", 2)
    stop(timed, table, keys["A"], "A", 2)
    assert status(timed, table) == "running"
    timed.seat(table, "bot", "C", keys["C"], level="random")
    assert status(timed, table) == "paused" and timed.state(table, "", "")["pause"]["until"] == hands.now + 2 * DAY * 1000
    hands.run(server.app, forget(server.app))
    assert status(timed, table) == "paused", "it is stored"


def test_in_german(timed, hands):
    table, keys = duel(timed)
    stop(timed, table, keys["B"], "B", 7)
    assert said(timed, table, lang="de")[0].endswith("bittet um eine Pause: 7 Tage.")


@pytest.mark.parametrize("fault", ["never", "at once"])
def test_a_pause_that_does_not_end_in_time_is_found(timed, hands, monkeypatch, fault):
    monkeypatch.setattr(pauses, "is_over", lambda table: fault == "at once" and table.meta.status == "paused")
    with pytest.raises(AssertionError):
        test_a_pause_for_some_days_ends_by_itself_and_all_see_when(timed, hands)
