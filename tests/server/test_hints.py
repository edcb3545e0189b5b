"""Hints: what the best bot would answer, in words, where the table allows it."""

from __future__ import annotations


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


def test_no_hints_without_leave_or_question(client):
    table, keys = client.make("hijacked", seats={"B": {"kind": "open"}}, options={"start": "A"})
    client.refused(403, "no-hints", "GET", f"/tables/{table}/explain", key=keys["A"], seat="A")
    table, keys = client.make("evasion", hints=True)
    client.refused(409, "not-asked", "GET", f"/tables/{table}/explain", key=keys["german"], seat="german")
