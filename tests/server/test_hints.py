"""Hints: what the best bot would answer, in words, where the table allows it."""

from __future__ import annotations

from dataclasses import replace

from lysander.core.ask import Ask
from lysander.core.choice import Choice
from lysander.core.domain import OneOf
from lysander.server.bots.runner import BotRunner, useful
from lysander.server.table.snapshot import Snapshot


def test_a_hint_is_told_in_the_language_that_is_asked_for(client):
    table, keys = client.make("hijacked", hints=True, seats={"B": {"kind": "bot", "level": "random"}}, options={"start": "A"})
    at, key = f"/tables/{table}/explain", keys["A"]
    told = {lang: client.ok("GET", at, key=key, seat="A", lang=lang) for lang in ("en", "de", "none")}
    ask = client.state(table, key, "A")["asks"][0]
    labels = {o["value"]: o["label"] for o in ask["options"]}
    for hint in told.values():
        assert hint["kind"] == ask["kind"] and hint["choices"][0]["value"] == hint["value"] in labels
    assert all(choice["label"] == labels[choice["value"]] for choice in told["en"]["choices"])
    assert told["en"]["choices"][0]["text"] != "" != told["de"]["choices"][0]["text"]
    assert told["en"]["why"] != "" != told["de"]["why"] and told["none"]["why"] == ""
    assert not any(choice["label"] or choice["text"] for choice in told["none"]["choices"]) and told["none"]["note"] == told["none"]["tried"] == ""


def test_a_hint_stays_the_same_until_something_happens(client):
    """The hard Germans give one order of their plan after the other."""
    table, keys = client.make("evasion", hints=True, seats={"british": {"kind": "bot", "level": "random"}})
    key = keys["german"]
    live = client.live(table, key, "german")
    while not (asked := [a for a in live.state["asks"] if not a["standing"]]) or asked[0]["kind"] != "order":
        if asked:  # the British have run into somebody first
            live.answer(asked[0]["kind"], asked[0]["default"])
        else:
            live.receive()

    def hint():
        return client.ok("GET", f"/tables/{table}/explain", key=key, seat="german")

    first = hint()
    assert hint() == first
    live.answer(first["kind"], first["value"])
    assert hint() != first


def hint_of(client, monkeypatch, *answers):
    """A game of Hijacked in which the bot that is asked for hints gives these answers, each with the next as its second choice; gives the hints."""
    table, keys = client.make("hijacked", hints=True, seats={"B": {"kind": "bot", "level": "random"}}, options={"start": "A"})
    key, left = keys["A"], list(answers)

    async def advise(runner, table, seat, level, purpose):
        return table.snapshot(seat), ("turn.act", left[0], [Choice(v, n, "points") for n, v in enumerate(left)])

    monkeypatch.setattr(BotRunner, "advise", advise)

    def hint():
        return client.ok("GET", f"/tables/{table}/explain", key=key, seat="A")

    return table, key, hint


def test_a_hint_that_would_be_refused_is_not_given(client, monkeypatch):
    """6.5 A bot that would pay with markers that it has not; the best of its other choices is advised in its place."""
    _, _, hint = hint_of(client, monkeypatch, "rescue B01 B02", "end")
    told = hint()
    assert told["value"] == told["choices"][0]["value"] == "end" and len(told["choices"]) == 1
    _, _, hint = hint_of(client, monkeypatch, "rescue B01 B02")
    assert hint()["value"] == "end", "the default"


def test_a_hint_that_changed_nothing_is_not_given_again():
    """16.1 Should an any-time move be made that leaves everything as it was, the next hint is another one."""
    snapshot = Snapshot(0, {"score": 12}, (Ask("A", "turn.act", "5.5", OneOf(("cash C", "end"), "5.5"), "end"),), {}, [], None)
    found = snapshot, ("turn.act", "cash C", [Choice("cash C", 2.0, "points"), Choice("end", 1.0, "points")])
    assert useful(found, None, []) == found
    assert useful(found, found, [])[1][1] == "cash C", "it was not done"
    assert useful(found, found, [("turn.act", "cash C")])[1][1:] == ("end", [Choice("end", 1.0, "points")])
    changed = replace(snapshot, view={"score": 11}), found[1]
    assert useful(found, changed, [("turn.act", "cash C")]) == found, "it was worth it, and may be again"


def test_no_bot_advises_the_umpire(client):
    seats = {"umpire": {"kind": "human"}, "british": {"kind": "bot", "level": "random"}, "german": {"kind": "bot", "level": "random"}}
    table, keys = client.make("evasion", hints=True, seats=seats)
    client.refused(403, "no-hints", "GET", f"/tables/{table}/explain", key=keys["host"], seat="umpire")


def test_no_hints_without_leave_or_question(client):
    table, keys = client.make("hijacked", seats={"B": {"kind": "open"}}, options={"start": "A"})
    client.refused(403, "no-hints", "GET", f"/tables/{table}/explain", key=keys["A"], seat="A")
    table, keys = client.make("evasion", hints=True)
    client.refused(409, "not-asked", "GET", f"/tables/{table}/explain", key=keys["german"], seat="german")
