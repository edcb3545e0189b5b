"""The umpire's chair at a table: sees everything, holds reports, answers for an empty chair, takes back, reads notes."""

from __future__ import annotations

import json

SEATS = {"umpire": {"kind": "human"}}


def test_the_umpire_sees_all_and_decides(client, play, ask_of):
    table, keys = client.make(seats=SEATS, options={"umpire_check": "all", "dice": "umpire", "umpire_release": "hold"})
    umpire = client.live(table, keys["umpire"], "umpire")
    assert {"truth", "british", "german"} <= umpire.state["view"].keys()
    playing = play(client, table, keys, seed=12, seats=("umpire", "british", "german"))
    for _ in range(150):
        if not playing.step():
            break
    kinds = {kind.partition(":")[0] for seat, kind, _ in playing.given if seat == "umpire"}
    assert "release" in kinds and kinds & {"check", "look", "patrol", "ambush", "hit"}


def test_who_was_told_is_for_the_umpire_alone_until_the_end(client, play):
    table, keys = client.make(seats=SEATS)
    play(client, table, keys, seed=12, seats=("umpire", "british", "german")).until(
        lambda: any(line["kind"] == "roll" for line in client.state(table, keys["umpire"], "umpire")["events"])
    )
    lines = client.state(table, keys["umpire"], "umpire")["events"]
    assert {tuple(line["told"]) for line in lines} >= {(), ("british", "german")}
    assert {"british", "german"} >= {seat for line in lines if line["kind"] == "roll" for seat in line["told"]}
    for seat in ("british", "german", ""):
        assert not any(line["told"] for line in client.state(table, keys.get(seat, ""), seat)["events"])


def test_who_sees_all_reads_each_die_once(client, play):
    """Evasion 21.1: a side is told an extract of what the umpire reads; it counts as told, and is no second line."""
    table, keys = client.make(seats=SEATS, scenario="four-men", options={"umpire_release": "auto"})
    play(client, table, keys, seed=12, seats=("umpire", "british", "german")).to_the_end()
    journal = client.call("GET", f"/tables/{table}/journal", key=keys["umpire"]).text
    dice = sum(json.loads(line).get("seat") == "chance" for line in journal.splitlines())
    truth = client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="german", truth=True)["events"]
    for events in (truth, client.state(table, keys["umpire"], "umpire")["events"]):
        shown = [line for line in events if line["kind"] == "roll" and line["facts"]["face"]]
        assert len(shown) == dice, [line["text"] for line in shown]
        assert {seat for line in shown for seat in line["told"]} == {"british", "german"}


def test_a_held_report_looks_like_a_long_turn(client, play, ask_of):
    table, keys = client.make(seats=SEATS, options={"umpire_release": "hold"})
    playing = play(client, table, keys, seed=3)
    playing.seats = ("british", "german")
    while playing.step():
        pass
    umpire = client.state(table, keys["umpire"], "umpire")
    ask = ask_of(umpire)
    assert ask["kind"] == "release"
    seat = ask["facts"]["for"]
    live = client.live(table, keys[seat], seat)
    live.silent()
    waits = live.state
    assert ask_of(waits) is None
    tell = {"seat": "umpire", "at": umpire["at"], "kind": "tell", "value": f'{"german" if seat == "british" else "british"} "Smoke near Horn"'}
    client.ok("POST", f"/tables/{table}/answer", tell, keys["umpire"])
    assert live.silent() == []
    assert client.state(table, keys[seat], seat)["view"] == waits["view"]


def test_an_empty_chair_is_answered_by_default_until_somebody_sits_down(client, play):
    table, keys = client.make(seats={"umpire": {"kind": "open"}}, options={"umpire_check": "all", "dice": "umpire", "umpire_release": "hold"})
    playing = play(client, table, keys, seed=2)
    while client.state(table, keys["british"], "british")["status"] != "over":
        playing.step()
    text = client.call("GET", f"/tables/{table}/journal").text
    assert '"seat": "umpire"' in text and '"by": "default"' in text


def test_the_umpire_sets_the_game_back_and_both_are_told(client, play):
    table, keys = client.make(seats=SEATS)
    playing = play(client, table, keys, seed=3, seats=("umpire", "british", "german"))
    playing.until(lambda: sum(seat == "german" for seat, _, _ in playing.given) > 3)
    client.refused(403, "no-key", "POST", f"/tables/{table}/takeback", {"line": 2}, keys["british"])
    client.refused(409, "no-undo", "POST", f"/tables/{table}/takeback", {"line": 100_000}, keys["umpire"])
    back = client.ok("POST", f"/tables/{table}/takeback", {"line": 2}, keys["umpire"])
    assert back["seat"] == "umpire"
    for seat in ("british", "german", "umpire"):
        line = client.state(table, keys[seat], seat)["events"][-1]
        assert line["kind"] == "takeback" and line["facts"]["by"] == "umpire"
    journal = client.call("GET", f"/tables/{table}/journal", key=keys["umpire"]).text
    assert len(journal.splitlines()) == 3 and "seed" not in journal


def test_the_umpire_stops_the_players_and_not_himself(client):
    """The pause of his desk, evasion 15.18; who waits may still write to him."""
    table, keys = client.make(seats=SEATS, options={"umpire_release": "auto"})

    def answer(seat, kind, value):
        return {"seat": seat, "at": client.state(table, keys[seat], seat)["at"], "kind": kind, "value": value}

    url = f"/tables/{table}/answer"
    client.ok("POST", url, answer("umpire", "switch", "pause=on"), keys["umpire"])
    client.refused(409, "paused", "POST", url, answer("british", "landing", "0405"), keys["british"])
    client.ok("POST", url, answer("british", "message", "What is it?"), keys["british"])
    client.ok("POST", url, answer("umpire", "switch", "pause=off"), keys["umpire"])
    client.ok("POST", url, answer("british", "landing", "0405"), keys["british"])


def test_the_umpire_may_agree_for_all(client, play):
    table, keys = client.make(seats=SEATS | {"german": {"kind": "bot", "level": "random"}})
    playing = play(client, table, keys, seed=3, seats=("umpire", "british"))
    while not client.state(table, keys["british"], "british")["undo"]["ask"]:
        playing.step()
    client.ok("POST", f"/tables/{table}/undo", {"seat": "british", "ask": True}, keys["british"])
    assert client.state(table, keys["umpire"], "umpire")["undo"]["request"]["seat"] == "british"
    client.ok("POST", f"/tables/{table}/undo/consent", {"seat": "umpire", "agree": True}, keys["umpire"])
    assert client.state(table, keys["british"], "british")["events"][-1]["kind"] == "takeback"


def test_notes_are_for_their_owner_and_the_umpire(client):
    """Private marks, evasion 2.19."""
    table, keys = client.make(seats=SEATS)
    note = {"seat": "british", "text": "wait at dusk", "marks": [{"hex": "0405", "colour": "red", "text": "here"}]}
    client.ok("PUT", f"/tables/{table}/notes", note, keys["british"])
    assert client.state(table, keys["british"], "british")["notes"] == note
    assert client.state(table, keys["umpire"], "umpire")["seat_notes"] == {"british": note}
    for seat in ("german", "host", "watch"):
        assert "wait at dusk" not in client.call("GET", f"/tables/{table}/state", key=keys[seat], seat=seat).text


def test_players_write_to_the_umpire_only(client):
    table, keys = client.make(seats=SEATS)
    state = client.state(table, keys["british"], "british")
    assert "message" in {a["kind"] for a in state["asks"] if a["standing"]}
    message = {"seat": "british", "at": state["at"], "kind": "message", "value": "May we swim?"}
    client.ok("POST", f"/tables/{table}/answer", message, keys["british"])
    client.refused(409, "stale", "POST", f"/tables/{table}/answer", message, keys["british"])
    assert "May we swim?" in client.call("GET", f"/tables/{table}/state", key=keys["umpire"], seat="umpire").text
    assert "May we swim?" not in client.call("GET", f"/tables/{table}/state", key=keys["german"], seat="german").text
