"""Evasion 15.22: what a change or a ruling would do is for the umpire alone, and nothing happens by asking; 15.7: words of the tray."""

from __future__ import annotations

import pytest

SEATS = {"umpire": {"kind": "human"}}
CHANGE = {"kind": "change", "value": 'landing 0916 "wind"'}


@pytest.fixture
def desk(client):
    """A table at which the British are asked who moves, and the keys of all."""
    table, keys = client.make(seats=SEATS, options={"umpire_release": "auto"})
    for kind, value in (("landing", "0405"), ("rendezvous", "0309")):
        at = client.state(table, keys["british"], "british")["at"]
        client.ok("POST", f"/tables/{table}/answer", {"seat": "british", "at": at, "kind": kind, "value": value}, keys["british"])
    return table, keys


def would(client, table: str, key: str, **query):
    return client.ok("GET", f"/tables/{table}/would", key=key, **query)


def test_the_umpire_sees_what_a_change_would_do(client, desk):
    table, keys = desk
    found = would(client, table, keys["umpire"], **CHANGE)
    lines = {side["seat"]: (side["gone"], side["new"]) for side in found["sides"]}
    assert found["legal"] and list(lines) == ["umpire", "british", "german"]
    assert any("0916" in line for line in lines["british"][1]) and lines["german"] == ([], [])
    german = would(client, table, keys["umpire"], lang="de", **CHANGE)
    assert german["sides"][0]["title"] == "Die wahre Lage" and german["sides"] != found["sides"]
    assert would(client, table, keys["umpire"], lang="none", **CHANGE) == {
        "legal": True,
        **dict.fromkeys(("rule", "code", "text", "next"), ""),
        "sides": [],
        "told": [],
    }


def test_nobody_else_is_answered(client):
    """Neither a side, nor the host, a companion, a spectator or a stranger; by the same words, whatever they ask."""
    table, keys = client.make(seats={"umpire": {"kind": "open"}}, sit=False)
    keys = client.sit(table, keys, umpire=True)
    beside = client.ok("POST", f"/tables/{table}/seat", {"action": "companion", "seat": "german"}, keys["german"])["key"]
    assert would(client, table, keys["umpire"], **CHANGE)["code"] != "no-key"
    refused = set()
    for key in (keys["british"], keys["german"], keys["host"], keys["watch"], beside, "", "no key of this table"):
        for query in (CHANGE, {"kind": "change", "value": "nonsense"}, {"kind": "nothing", "value": ""}):
            refused.add(client.refused(403, "no-key", "GET", f"/tables/{table}/would", key=key, **query)["text"])
    assert len(refused) == 1


def test_nobody_is_answered_while_the_chair_is_empty(client):
    table, keys = client.make(seats={"umpire": {"kind": "open"}})
    for key in (*keys.values(), ""):
        client.refused(403, "no-key", "GET", f"/tables/{table}/would", key=key, **CHANGE)
    table, keys = client.make("hijacked")
    for key in keys.values():
        client.refused(403, "no-key", "GET", f"/tables/{table}/would", key=key, **CHANGE)


def test_nothing_is_written_and_nobody_is_told(client, desk):
    table, keys = desk
    live = {seat: client.live(table, keys[seat], seat) for seat in ("british", "german", "umpire")}
    for one in live.values():
        one.silent()
    states = {seat: client.state(table, keys[seat], seat) for seat in live}
    journal = client.call("GET", f"/tables/{table}/journal", key=keys["umpire"]).text
    for value in ('landing 0916 "wind"', 'man A state=captured "so"', 'man B hex=0405 "so"', "nonsense"):
        would(client, table, keys["umpire"], kind="change", value=value)
    assert [one.silent() for one in live.values()] == [[], [], []]
    assert {seat: client.state(table, keys[seat], seat) for seat in live} == states
    assert client.call("GET", f"/tables/{table}/journal", key=keys["umpire"]).text == journal


def test_what_cannot_be_ordered_says_why_and_what_is_no_change_is_not_foreseen(client, desk):
    table, keys = desk
    no = would(client, table, keys["umpire"], kind="change", value='man G hex=0309 "x"')
    assert (no["legal"], no["rule"], no["code"]) == (False, "15.12", "change-man") and "“G”" in no["text"]
    client.refused(422, "not-foreseen", "GET", f"/tables/{table}/would", key=keys["umpire"], kind="tell", value='german "Smoke"')
    assert not would(client, table, keys["umpire"], kind="check", value="accept")["legal"], "nothing is put to him"


def test_a_ruling_is_foreseen_up_to_the_next_die(client, play):
    table, keys = client.make(seats=SEATS, options={"umpire_check": "all", "umpire_release": "auto"})
    playing = play(client, table, keys, seed=12, seats=("umpire", "british", "german"))
    asked = lambda: [a["facts"]["what"] for a in client.state(table, keys["umpire"], "umpire")["asks"] if a["kind"] == "check"]  # noqa: E731
    playing.until(lambda: asked() == ["look"])
    both = [would(client, table, keys["umpire"], kind="check", value=value) for value in ("accept", 'overrule:seen "so"', 'overrule:unseen "so"')]
    assert both[0] in both[1:] or both[1] != both[2]
    assert all(found["legal"] for found in both) and any(found["told"] for found in both)


def test_reports_in_the_tray_have_words_in_every_view_of_the_umpire(client, play):
    """Live and in the review, where nothing is asked, and for those that are delayed."""
    table, keys = client.make(seats=SEATS, options={"umpire_release": "hold"})
    playing = play(client, table, keys, seed=12, seats=("umpire", "british", "german"))
    trays = []
    for _ in range(60):
        playing.step()
        state = client.state(table, keys["umpire"], "umpire", since=1_000_000)
        trays += [held["text"] for held in state["view"]["tray"] if held["number"]]
    steps = client.ok("GET", f"/tables/{table}/replay", key=keys["umpire"], seat="umpire", truth=True)["steps"]
    for lang in ("en", "de"):
        for step in range(0, steps, 3):
            view = client.ok("GET", f"/tables/{table}/replay", key=keys["umpire"], seat="umpire", truth=True, step=step, lang=lang)["view"]
            trays += [held["text"] for held in view["tray"] if held["number"]]
    assert len(trays) > 20 and all(" " in words and "_" not in words for words in trays), trays
