"""Whole games over HTTP, on both databases, with the server stopped and started in the middle."""

from __future__ import annotations

from pathlib import Path

from lysander.core import journal
from lysander.games.registry import game


def test_a_game_survives_restarts_and_proves_its_dice(database, serve, visit, play):
    first = serve(database)
    client = visit(first)
    table, keys = client.make()
    playing = play(client, table, keys, seed=5)
    playing.until(lambda: len(playing.given) == 20)
    before = {seat: client.state(table, keys[seat], seat) for seat in ("british", "german")}
    first.stop()

    client = playing.client = visit(serve(database))
    after = {seat: client.state(table, keys[seat], seat) for seat in ("british", "german")}
    assert after == before
    playing.to_the_end()

    text = client.call("GET", f"/tables/{table}/journal").text
    read = journal.load(text)
    assert [(a.seat, a.kind, a.value) for a in read.lines if a.seat != "chance"] == playing.given
    assert journal.verify(game("evasion"), read, text) == sum(a.seat == "chance" for a in read.lines)


def test_the_seed_is_secret_until_the_end(client, play):
    table, keys = client.make()
    begun = client.state(table, keys["british"], "british")["setup"]
    assert begun["seed"] == "" and len(begun["commitment"]) == 64
    client.refused(403, "not-over", "GET", f"/tables/{table}/journal", key=keys["british"])
    over = play(client, table, keys, seed=1).to_the_end()["setup"]
    assert over["commitment"] == begun["commitment"] and len(over["seed"]) == 64


def test_stale_and_replayed_answers_are_refused(client, play, ask_of, choose):
    table, keys = client.make()
    state = client.state(table, keys["british"], "british")
    body = {"seat": "british", "at": state["at"], "kind": "landing", "value": "0405"}
    client.ok("POST", f"/tables/{table}/answer", body, keys["british"])
    client.refused(409, "stale", "POST", f"/tables/{table}/answer", body, keys["british"])
    now = client.state(table, keys["british"], "british")
    client.refused(409, "stale", "POST", f"/tables/{table}/answer", body | {"kind": "rendezvous", "value": "0209"}, keys["british"])
    ahead = {"seat": "british", "at": now["at"] + 1, "kind": "rendezvous", "value": "0209"}
    client.refused(409, "stale", "POST", f"/tables/{table}/answer", ahead, keys["british"])
    assert client.state(table, keys["british"], "british") == now


def test_refusals_carry_paragraph_and_sentence(client):
    table, keys = client.make()
    at = client.state(table, keys["british"], "british")["at"]
    body = {"seat": "british", "at": at, "kind": "landing", "value": "0310"}
    english = client.refused(422, "refused", "POST", f"/tables/{table}/answer", body, keys["british"])
    german = client.refused(422, "refused", "POST", f"/tables/{table}/answer", body, keys["british"], lang="de")
    assert english["rule"] == german["rule"] == "2.12"
    assert english["text"] and german["text"] and english["text"] != german["text"]
    why = client.ok("GET", f"/tables/{table}/why", key=keys["british"], seat="british", kind="landing", value="0310")
    assert (why["legal"], why["rule"], why["text"]) == (False, "2.12", english["text"])
    assert client.ok("GET", f"/tables/{table}/why", key=keys["british"], seat="british", kind="landing", value="0405")["legal"]


def test_other_seats_and_strange_keys_open_nothing(client):
    table, keys = client.make()
    at = client.state(table, keys["british"], "british")["at"]
    answer = {"seat": "british", "at": at, "kind": "landing", "value": "0405"}
    for key in (keys["german"], keys["watch"], keys["host"], "", "x" * 43):
        client.refused(403, "no-key", "POST", f"/tables/{table}/answer", answer, key)
        client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=key, seat="british")
        client.refused(403, "no-key", "GET", f"/tables/{table}/replay", key=key, seat="british")
        client.refused(403, "no-key", "GET", f"/tables/{table}/text", key=key, seat="british")
        client.refused(403, "no-key", "GET", f"/tables/{table}/why", key=key, seat="british", kind="landing", value="0405")
        client.refused(403, "no-key", "PUT", f"/tables/{table}/notes", {"seat": "british", "text": "x"}, key)
        client.refused(403, "no-key", "POST", f"/tables/{table}/undo", {"seat": "british"}, key)
        client.refused(403, "no-key", "POST", f"/tables/{table}/takeback", {"line": 0}, key)
    other, others = client.make()
    client.refused(403, "no-key", "POST", f"/tables/{other}/answer", answer, keys["british"])


def test_every_scenario_of_the_library_can_be_set_up(client):
    for info in client.ok("GET", "/games"):
        for scenario in info["scenarios"]:
            made = client.ok("POST", "/tables", {"game": info["id"], "scenario": scenario["id"]})
            assert client.state(made["table"], made["keys"]["host"], "")["setup"]["scenario"] == scenario["id"]


def test_a_scenario_has_no_more_seats_than_it_has_pieces_for(client):
    wish = {"game": "clouds", "seats": {seat: {"kind": "open"} for seat in ("e1", "e2", "c1", "c2")}}
    client.refused(422, "bad-players", "POST", "/tables", wish)
    assert client.ok("POST", "/tables", wish | {"scenario": "mission_3"})["table"]
    game = client.ok("GET", "/games/clouds")
    assert {s["id"]: s["seatings"][0] for s in game["scenarios"]}["mission_4"] == ["e1", "c1", "c2"]


def test_set_ups_that_make_no_sense(client):
    wish = {"game": "evasion"}
    client.refused(404, "no-game", "POST", "/tables", {"game": "chess"})
    client.refused(422, "bad-setup", "POST", "/tables", wish | {"scenario": "nowhere"})
    client.refused(422, "bad-setup", "POST", "/tables", wish | {"options": {"team": 99}})
    client.refused(422, "bad-setup", "POST", "/tables", wish | {"variant": {"name": 1}})
    client.refused(422, "bad-setup", "POST", "/tables", wish | {"variant": {"tables": {"search": {"zork": 1}}}})
    client.refused(422, "no-seat", "POST", "/tables", wish | {"seats": {"french": {}}})
    client.refused(422, "bad-players", "POST", "/tables", wish | {"seats": {"british": {"kind": "empty"}}})
    client.refused(422, "bad-seat", "POST", "/tables", wish | {"seats": {"umpire": {"kind": "bot"}}})
    client.refused(422, "no-level", "POST", "/tables", wish | {"seats": {"german": {"kind": "bot", "level": "cmd"}}})
    for strange in ("cmd:reboot", "os:system", "lysander.bots.random_bot:RandomBot"):
        client.refused(400, "bad-request", "POST", "/tables", wish | {"seats": {"german": {"kind": "bot", "level": strange}}})
    client.refused(400, "bad-request", "POST", "/tables", wish | {"unknown": 1})
    client.refused(400, "bad-request", "POST", "/tables", wish | {"title": "a\x00b"})


def test_a_variant_comes_as_the_text_of_its_file(client):
    text = (Path(__file__).parents[2] / "docs" / "example" / "sharp-eyes.toml").read_text("utf-8")
    wish = {"game": "evasion", "variant": text}
    made = client.ok("POST", "/tables", wish)
    setup = client.state(made["table"], made["keys"]["host"], "")["setup"]
    assert setup["variant"] == "Sharp eyes" and len(setup["variant_hash"]) == 64
    for broken in ("name = ", 'game = "chess"', 'name = "x"\nsince = 1945-04-01', "[tables.search]\nzork = 1"):
        client.refused(422, "bad-setup", "POST", "/tables", wish | {"variant": broken})


def test_the_board_of_a_table_follows_its_variant(client):
    """Everybody may have it, without a key; a map that makes no sense is refused at once, with its place."""
    text = (Path(__file__).parents[2] / "docs" / "example" / "long-valley.toml").read_text("utf-8")
    table = client.ok("POST", "/tables", {"game": "evasion", "variant": text})["table"]
    board, printed = client.ok("GET", f"/tables/{table}/board"), client.ok("GET", "/games/evasion/board")
    assert board["title"] == "The long valley" and {h["hex"] for h in board["hexes"] if h["tunnel"]} == {"0710"}
    plain, _ = client.make()
    assert client.ok("GET", f"/tables/{plain}/board") == printed and "title" not in printed
    shift = (Path(__file__).parents[2] / "docs" / "example" / "night-shift.toml").read_text("utf-8")
    table = client.ok("POST", "/tables", {"game": "hijacked", "variant": shift})["table"]
    assert len(client.ok("GET", f"/tables/{table}/board")["tiles"]) == len(client.ok("GET", "/games/hijacked/board")["tiles"]) + 2
    broken = text.replace('"0502", "0503", "0504"', '"0502", "0504"')
    refused = client.refused(422, "bad-setup", "POST", "/tables", {"game": "evasion", "variant": broken})
    assert "links.road A: 0502 and 0504 are not neighbours" in str(refused)


def test_pause_stops_answers_and_bots(client):
    table, keys = client.make(seats={"german": {"kind": "bot", "level": "random"}})
    client.refused(403, "no-key", "POST", f"/tables/{table}/pause", key=keys["british"])
    client.ok("POST", f"/tables/{table}/pause", key=keys["host"])
    state = client.state(table, keys["british"], "british")
    assert state["status"] == "paused" and state["asks"] == []
    answer = {"seat": "british", "at": state["at"], "kind": "landing", "value": "0405"}
    client.refused(409, "paused", "POST", f"/tables/{table}/answer", answer, keys["british"])
    client.ok("POST", f"/tables/{table}/resume", key=keys["host"])
    client.ok("POST", f"/tables/{table}/answer", answer, keys["british"])


def test_a_table_of_older_rules_can_be_looked_at_and_is_not_ruled_anew(database, serve, visit, monkeypatch):
    first = serve(database)
    table, keys = visit(first).make()
    first.stop()
    played = game("evasion").rules_version
    monkeypatch.setattr(type(game("evasion")), "rules_version", "next")
    client = visit(serve(database))
    state = client.state(table, keys["british"], "british")
    assert state["view"] is None and f"rules {played}" in state["waiting"]["text"]
    answer = {"seat": "british", "at": state["at"], "kind": "landing", "value": "0405"}
    client.refused(409, "old-rules", "POST", f"/tables/{table}/answer", answer, keys["british"])


def test_a_table_without_a_name_has_its_scenarios_title_in_the_readers_language(client):
    wish = {"game": "evasion", "public": True}
    bare, keys = client.make(**wish)
    named, _ = client.make(**wish, title="Sunday")
    for lang, title in (("en", "Five days at Altenbeken"), ("de", "Fünf Tage bei Altenbeken"), ("none", "")):
        assert client.ok("GET", f"/tables/{bare}/state", key=keys["british"], seat="british", lang=lang)["title"] == title
        assert client.ok("GET", f"/tables/{bare}", lang=lang)["title"] == title
        listed = {line["table"]: line["title"] for line in client.ok("GET", "/tables", lang=lang)}
        assert listed[bare] == title and listed[named] == "Sunday"
        assert client.ok("GET", f"/tables/{named}/state", lang=lang)["title"] == "Sunday"
