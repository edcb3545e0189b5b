"""Help with an answer in the making: for the seat that is asked, and nothing happens by asking."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.ask import Ask, Refusal
from lysander.games.hijacked.domains import Act
from lysander.games.hijacked.game import Hijacked

TURN = {"kind": "turn.act", "seat": "A"}


@pytest.fixture
def helped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hijacked helps: it says the round and the answer back."""

    def aid(game: Any, state: Any, ask: Ask, value: Any) -> dict[str, Any]:
        state.round = 99  # a copy
        return {"value": value, "rule": ask.rule}

    monkeypatch.setattr(Hijacked, "aid", aid)


def aid(client, table: str, key: str, **query):
    return client.ok("GET", f"/tables/{table}/aid", key=key, **{**TURN, **query})


def test_the_asked_seat_is_helped_and_nothing_happens(client, helped):
    table, keys = client.make("hijacked", options={"start": "A"})
    before = client.state(table, keys["A"], "A")
    assert aid(client, table, keys["A"], value="end") == {"legal": True, "reasons": [], "facts": {"value": "end", "rule": "5.5"}, "lines": []}
    assert aid(client, table, keys["A"])["facts"]["value"] == ""
    assert client.state(table, keys["A"], "A") == before


def test_each_reason_is_said(client, helped, monkeypatch):
    table, keys = client.make("hijacked", options={"start": "A"})
    refused = Refusal("5.5", "not-an-option", {}, (Refusal("6.1", "malformed"),))
    monkeypatch.setattr(Act, "why_not", lambda domain, value: refused)
    found = aid(client, table, keys["A"], value="nonsense")
    assert not found["legal"] and [r["rule"] for r in found["reasons"]] == ["5.5", "6.1"] and all(r["text"] for r in found["reasons"])
    assert [r["text"] for r in aid(client, table, keys["A"], value="nonsense", lang="none")["reasons"]] == ["", ""]


def test_nobody_else_is_helped(client, helped):
    table, keys = client.make("hijacked", options={"start": "A"}, seats={"B": {"kind": "human"}})
    for key in (keys["B"], keys["watch"], ""):
        client.refused(403, "no-key", "GET", f"/tables/{table}/aid", key=key, value="end", **TURN)
    client.refused(409, "not-asked", "GET", f"/tables/{table}/aid", key=keys["A"], seat="A", kind="nothing")
    client.refused(409, "not-asked", "GET", f"/tables/{table}/aid", key=keys["B"], seat="B", kind="turn.act")


def test_a_game_without_aid_says_so(client):
    table, keys = client.make("hijacked", options={"start": "A"})
    client.refused(422, "no-aid", "GET", f"/tables/{table}/aid", key=keys["A"], value="end", **TURN)
