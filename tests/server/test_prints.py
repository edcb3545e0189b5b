"""A game on paper over HTTP: what there is, the PDF, and what one visitor may ask for."""

from __future__ import annotations

import pytest

from lysander.print.kit import Wish, document, kits, pdf
from lysander.server.http import prints


def fetch(client, game, **query):
    return client.call("GET", f"/games/{game}/print", **query)


def test_the_library_says_what_can_be_printed(client):
    assert {game["id"] for game in client.ok("GET", "/games") if game["prints"]} == set(kits())
    kit = client.ok("GET", "/games/evasion/sheets", lang="de")
    assert [part["id"] for part in kit["parts"]] == ["start", "map", "turn", "hands"] and kit["phone"]
    sheets = [sheet for part in kit["parts"] for sheet in part["sheets"]]
    assert [sheet["n"] for sheet in sheets] == [1, 2, 3, 4, 5, 6] and [sheet["copies"] for sheet in sheets] == [1, 3, 3, 1, 1, 1]
    assert sheets[4] | {"seat": "british", "name": "Blatt der Briten"} == sheets[4]


def test_a_pdf_is_made_once(client, monkeypatch):
    made = []
    kept = prints.typeset_apart
    monkeypatch.setattr(prints, "typeset_apart", lambda game, wanted: made.append(wanted) or kept(game, wanted))
    answers = [fetch(client, "evasion", parts=parts, paper="letter", numbers="false") for parts in ("turn,start", "start,turn", "turn")]
    assert [a.status_code for a in answers] == [200] * 3 and len(made) == 2, "the order of parts makes no difference"
    assert answers[0].headers["content-type"] == "application/pdf" and "evasion-letter.pdf" in answers[0].headers["content-disposition"]
    assert answers[0].content == answers[1].content == pdf("evasion", Wish("letter", parts=("start", "turn"), numbers=False))
    assert made[1] == document("evasion", Wish("letter", parts=("turn",), numbers=False))


@pytest.mark.parametrize(
    ("game", "query", "code"),
    [
        ("chess", {}, "no-game"),
        ("campaign", {}, "no-kit"),
        ("evasion", {"paper": "a3"}, "no-paper"),
        ("evasion", {"parts": "turn,cards"}, "no-part"),
    ],
)
def test_what_cannot_be_printed_is_refused(client, game, query, code):
    answered = fetch(client, game, **query)
    assert (answered.status_code, answered.json()["error"]) == (404, code) and answered.json()["text"]


def test_who_asks_for_too_many_is_refused_what_is_not_made_yet(client, server):
    assert fetch(client, "evasion", parts="turn").status_code == 200
    limits = server.app.state.limits
    asked = limits.ask

    async def none(what, address):
        return what != "table" and await asked(what, address)

    limits.ask = none
    assert fetch(client, "evasion", parts="turn").status_code == 200
    assert fetch(client, "evasion", parts="start").json()["error"] == "too-fast"
