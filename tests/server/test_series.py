"""Series: rematches and tables that join, results that are kept, standings, the sheet to take home."""

from __future__ import annotations

import csv
import io

import pytest

from lysander.core.game import Setup
from lysander.core.standings import Played, by_player


def played(players: dict[str, str], scores: dict[str, int], winners: tuple[str, ...]) -> Played:
    return Played(Setup("evasion"), players, scores, winners, {}, 0)


def test_players_are_ranked_by_the_share_of_games_won_then_by_score():
    games = (
        played({"a": "Ada", "b": "Bo"}, {"a": 30, "b": 20}, ("a",)),
        played({"a": "Bo", "b": "Ada"}, {"a": 25, "b": 25}, ("a", "b")),
        played({"a": "Bo", "b": "Cy"}, {"a": 9, "b": 12}, ("b",)),
    )
    assert by_player(games).rows == (("Cy", 1, 1, 0, 12), ("Ada", 2, 1, 1, 27.5), ("Bo", 3, 0, 1, 18))


def test_a_rematch_begins_a_series_that_keeps_both_games(client, play):
    table, keys = client.make(scenario="four-men", seats={"british": {"kind": "human"}, "german": {"kind": "open"}}, name="Amara")
    client.ok("POST", f"/tables/{table}/seat", {"seat": "german", "action": "name", "name": "Jonas"}, keys["german"])
    assert client.state(table, keys["british"], "british")["series"] == ""
    play(client, table, keys, 1).to_the_end()
    new = client.ok("POST", f"/tables/{table}/rematch", {}, keys["british"])["table"]
    series = client.ok("GET", f"/tables/{new}")["series"]
    assert series and client.ok("GET", f"/tables/{table}")["series"] == series
    assert client.state(table, keys["british"], "british")["series"] == series

    client.ok("POST", f"/tables/{new}/start", {}, keys["host"])
    swapped = {"british": keys["german"], "german": keys["british"], "host": keys["host"]}
    play(client, new, swapped, 2).to_the_end()
    found = client.ok("GET", f"/series/{series}")
    assert [g["table"] for g in found["games"]] == [table, new]
    assert [{s["seat"]: s["player"] for s in g["seats"]} for g in found["games"]] == [
        {"british": "Amara", "german": "Jonas"},
        {"british": "Jonas", "german": "Amara"},
    ]
    (standing,) = found["standings"]
    assert standing["columns"][0] == "Player" and {row[0]: row[1] for row in standing["rows"]} == {"Amara": 2, "Jonas": 2}
    lines = list(csv.DictReader(io.StringIO(client.call("GET", f"/series/{series}/export").text)))
    assert [(line["table"], line["player"]) for line in lines] == [(table, "Amara"), (table, "Jonas"), (new, "Jonas"), (new, "Amara")]


def test_a_table_joins_a_series_by_the_hosts_key_of_another_one(client):
    first, keys = client.make(series="new", title="Thursdays")
    series = client.ok("GET", f"/tables/{first}")["series"]
    wish = {"game": "evasion", "series": series, "start": True}
    stranger, strange = client.make(series="new")
    for key in ("", "x", keys["watch"], keys["british"], strange["host"]):
        assert "host" in client.refused(403, "no-key", "POST", "/tables", wish, key)["text"]
    made = client.ok("POST", "/tables", wish, keys["host"])
    second = made["table"]
    third = client.ok("POST", "/tables", wish, made["keys"]["host"])["table"]
    assert client.ok("GET", f"/tables/{third}")["series"] == series
    assert client.ok("GET", f"/tables/{second}")["series"] == series
    assert client.ok("GET", f"/series/{series}") | {"created": 0} == {
        "series": series, "game": "evasion", "title": "Thursdays", "created": 0, "games": [], "standings": [],
    }  # fmt: skip


@pytest.mark.parametrize("unknown", ["nosuchseries", "x" * 40])
def test_a_series_that_is_not_there_is_refused(client, unknown):
    client.refused(422, "no-series", "POST", "/tables", {"game": "evasion", "series": unknown})
    client.refused(404, "no-series", "GET", f"/series/{unknown}")
    client.refused(404, "no-series", "GET", f"/series/{unknown}/export")


def test_a_name_is_no_formula_in_a_spreadsheet(client, play):
    table, keys = client.make(
        series="new", scenario="four-men", seats={"british": {"kind": "human"}, "german": {"kind": "human"}}, name="=1+1", start=True
    )
    play(client, table, keys, 1).to_the_end()
    series = client.ok("GET", f"/tables/{table}")["series"]
    assert "'=1+1" in client.call("GET", f"/series/{series}/export").text
