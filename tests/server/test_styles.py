"""Bots with styles at a table: offered by the game, seated by name, refused where they do not exist."""

from __future__ import annotations

import pytest

WISH = {"game": "evasion", "name": "Ada"}


def test_a_game_tells_the_styles_of_each_seat_in_words(client):
    british = client.ok("GET", "/games/evasion")["styles"]["british"]
    assert {key: british[1][key] for key in ("id", "name")} == {"id": "normal/pairs", "name": "in pairs"} and british[1]["note"].endswith(".")
    assert british[-1]["id"] == "normal/any"
    assert client.ok("GET", "/games/evasion", lang="de")["terms"]["style-pairs"] == "in Paaren"
    assert "umpire" not in client.ok("GET", "/games/evasion")["styles"]


def test_a_game_tells_what_each_level_wants_at_the_game_alone(client):
    notes = client.ok("GET", "/games/evasion", lang="de")["level_notes"]
    assert set(notes) == {"british", "german"} and notes["german"]["easy"].startswith("Will einen Gefangenen.")
    assert client.ok("GET", "/games")[0]["level_notes"] == {}


@pytest.mark.parametrize("level", ["normal/pairs", "normal/any"])
def test_a_bot_with_a_style_sits_down_and_plays(client, level):
    table, keys = client.make(seats={"german": {"kind": "human"}, "british": {"kind": "bot", "level": level}})
    state = client.state(table, keys["german"], "german")
    assert next(seat["level"] for seat in state["seats"] if seat["seat"] == "british") == level


@pytest.mark.parametrize("level", ["normal/nobody", "normal/cordon/pairs", "easy/pairs", "random/any", "/pairs", "normal/"])
def test_a_style_that_the_seat_does_not_have_is_refused(client, level):
    client.refused(422, "no-level", "POST", "/tables", WISH | {"seats": {"british": {"kind": "bot", "level": level}}})
