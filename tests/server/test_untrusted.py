"""What strangers send is bounded, judged off the event loop, and leaves the server healthy whatever it is."""

from __future__ import annotations

import json
import threading

import pytest

from lysander.core.tables import BadTable, load_variant, overlay
from lysander.core.toml_depth import depth_of
from lysander.games.registry import games
from lysander.server.errors import ApiError
from lysander.server.messages.untrusted import check_plain
from lysander.server.store.records import Said
from lysander.server.table.talk import MOST_SAID

MILD = "[[tables.patrol.result]]\nat = { die = 3 }\ndoes = [ { wound = 1 }, { escape = 'must' } ]"


def nested(depth):
    """Lists within lists."""
    value = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        ("a.b.c = 1", 2), ("[a.b]\nc.d = [[1]]", 2), ("a = [1.5, 2.5, 3.5]", 2), ('"a.b.c" = "[[[ . . ."', 0), ("# a.b.c.d.e\na=1", 0),
        ('a = """\n"" [[[ \\""" [[ """\nb.c = 1', 1), ("a = '''[[[''\n'''\nb.c = '\\'\nd.e.f = 1", 2), ("a = {b = {c = {d.e = 1}}}", 4),
        ("a" + ".a" * 31_000, 31_000),
    ],
)  # fmt: skip
def test_the_depth_of_toml_is_counted_outside_of_strings(text, depth):
    assert depth_of(text) == depth


@pytest.mark.parametrize(
    ("variant", "status", "error"),
    [
        ("a" + ".a" * 31_000 + "=1", 413, "too-large"),
        ("a" + ".a" * 9_000 + "=1", 400, "too-deep"),
        ("a=" + "[" * 9_000 + "]" * 9_000, 400, "too-deep"),
        ({"tables": {"a": nested(20)}}, 400, "too-deep"),
        ({"tables": {"a": "x" * 30_000}}, 413, "too-large"),
        ({"name": "a\0b"}, 400, "bad-request"),
        ("name = 'a\0b'", 400, "bad-request"),
        ({"tables": {"a": 2**60}}, 400, "bad-request"),
        ({"name": "n" * 81}, 422, "bad-setup"),
        ("name = 2020-01-01", 422, "bad-setup"),
        ("x = " + "9" * 5000, 422, "bad-setup"),
        ({"tables": {"patrol": {"result": "x"}}}, 422, "bad-setup"),
        ({"tables": {"patrol": {"result": [1]}}}, 422, "bad-setup"),
    ],
)
def test_a_hostile_variant_is_refused_and_keeps_nobody(server, client, variant, status, error):
    client.ok("GET", "/games")
    server.app.state.watchdog.longest = 0
    client.refused(status, error, "POST", "/tables", {"game": "evasion", "variant": variant})
    client.ok("GET", "/games/evasion")
    assert server.app.state.watchdog.longest < 100
    assert client.ok("GET", "/tables") == []


@pytest.mark.parametrize("value", [nested(17), nested(900), {"a": nested(16)}, "a\0b", ["\0"], {"\0": 1}, 2**53, -(2**60), [10**4000]])
def test_an_answer_that_no_rule_can_mean_is_refused_before_it_is_judged(client, value):
    table, keys = client.make(seats={"british": {"kind": "human"}})
    state = client.state(table, keys["british"], "british")
    body = {"seat": "british", "at": state["at"], "kind": state["asks"][0]["kind"], "value": value}
    response = client.call("POST", f"/tables/{table}/answer", body, keys["british"])
    assert response.status_code == 400 and response.json()["error"] in ("too-deep", "bad-request") and response.json()["text"]
    live = client.live(table, keys["british"], "british")
    assert live.answer(body["kind"], value)["code"] in ("too-deep", "bad-request")
    assert client.state(table, keys["british"], "british") == state | {"seats": client.state(table, keys["british"], "british")["seats"]}


@pytest.mark.parametrize(
    "raw",
    ["[" * 30_000 + "]" * 30_000, '{"a":' * 8_000 + "1" + "}" * 8_000, "1e999", "9" * 60_000, '"\\ud800"', "NaN"],
    ids=["lists", "objects", "exponent", "digits", "surrogate", "nan"],
)
def test_what_cannot_be_read_is_refused_in_words(client, raw):
    table, keys = client.make(seats={"british": {"kind": "human"}})
    for path, text in (
        (f"/tables/{table}/answer", f'{{"seat": "british", "at": 1, "kind": "k", "value": {raw}}}'),
        ("/tables", f'{{"game": "evasion", "variant": {{"tables": {raw}}}}}'),
    ):
        response = client.http.post("/api" + path, content=text, headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["error"]) == (400, "bad-request"), response.text[:300]
    live = client.live(table, keys["british"], "british")
    live.send(f'{{"type": "answer", "at": 1, "kind": "k", "value": {raw}}}')
    assert live.until("refused")["code"] == "bad-request"


def test_a_name_with_nul_is_no_table(serve, visit, database):
    client = visit(serve(database))
    for path in ("/tables/%00/state", "/tables/a%00b", "/series/%00", "/series/%00/export", "/tables/%ED%A0%80"):
        assert client.http.get("/api" + path).status_code == 404, path


@pytest.mark.parametrize("options", [{f"k{n}": 1 for n in range(51)}, {"patrols": "1" * 81}, {"team": 2**60}, {"patrols": "1\0"}])
def test_options_are_few_and_short(client, options):
    client.refused(400, "bad-request", "POST", "/tables", {"game": "evasion", "options": options})


def test_plain_answers_pass():
    for value in ("x0310.", 4, True, None, ["a", {"b": [1, 2.5]}], nested(16), 2**53 - 1):
        check_plain(value)
    with pytest.raises(ApiError):
        check_plain(nested(17))


def test_numbers_and_lists_of_a_variant_stay_near_what_is_printed():
    table = {"points": 6, "far": 5000, "rows": [1, 2], "row": [{"id": 1, "add": 2}]}
    assert overlay(table, {"points": 1000, "far": 50_000, "rows": [3] * 100}, "t")["far"] == 50_000
    for change in ({"points": 1001}, {"points": -1001}, {"far": 50_001}, {"rows": [1] * 101}, {"rows": [2000]}, {"row": [{"id": 1, "add": 10**9}]}):
        with pytest.raises(BadTable, match=r"number beyond|more than"):
            overlay(table, change, "t")
    with pytest.raises(BadTable, match="beyond"):
        overlay(table, {"row": [{"at": {"id": 1}, "add": 10**9}]}, "t")
    with pytest.raises(BadTable):
        load_variant("x = " + "9" * 5000, "evasion")


def test_a_variant_that_takes_for_ever_is_ended_and_the_next_one_is_judged(server, client):
    judges = server.app.state.registry.judges
    judges.deadline = 0.001
    wish = {"game": "evasion", "variant": MILD}
    assert "takes too long" in client.refused(422, "bad-setup", "POST", "/tables", wish)["text"]
    judges.deadline = 60
    client.ok("POST", "/tables", wish)
    processes = list(judges.pool._processes.values())
    processes[0].kill()
    processes[0].join()
    client.refused(422, "bad-setup", "POST", "/tables", wish)
    client.ok("POST", "/tables", wish)


def test_one_address_has_one_variant_judged_and_others_go_on(server, client):
    judges = server.app.state.registry.judges
    wish = {"game": "evasion", "variant": MILD}
    judges.waiting.add("127.0.0.1")
    client.refused(429, "too-fast", "POST", "/tables", wish)
    client.ok("POST", "/tables", {"game": "evasion"})
    judges.waiting.clear()
    client.ok("POST", "/tables", wish)
    assert not judges.waiting


def test_nothing_waits_for_a_variant_but_its_maker(server, client, visit):
    other, done = visit(server), threading.Event()
    made = []

    def make():
        made.append(client.call("POST", "/tables", {"game": "flight181", "variant": {"name": "x"}}).status_code)
        done.set()

    maker = threading.Thread(target=make)
    maker.start()
    meanwhile = 0
    while not done.is_set():
        other.ok("GET", "/games/evasion")
        meanwhile += 1
    maker.join()
    assert made == [201] and meanwhile > 10


def test_a_trial_finds_rules_that_break_and_steps_that_take_long(monkeypatch):
    from lysander.core.game import Setup
    from lysander.server.registry import trial as module

    game = games()["evasion"]
    setup = Setup("evasion", "standard", {}, ("british", "german"))
    assert module.trial(game, setup, MILD).refused == ""
    monkeypatch.setattr(module, "STEP", -1.0)
    assert "takes longer" in module.trial(game, setup, MILD).refused
    monkeypatch.setattr(module, "STEP", 1.0)
    monkeypatch.setattr(module, "_show", lambda match, text: {}["no such row"])
    assert "the rules break" in module.trial(game, setup, MILD).refused


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200f", "\u061c", "\u200b", "\u2028", "\ufeff", "\x9b", "\x1b"])
def test_a_name_turns_no_sentence_round_and_holds_nothing_unseen(client, sign):
    for wish in ({"name": f"A{sign}b"}, {"title": f"A{sign}b"}, {"seats": {"british": {"kind": "human", "name": sign}}}):
        client.refused(400, "bad-request", "POST", "/tables", {"game": "evasion"} | wish)
    table, keys = client.make()
    client.refused(400, "bad-request", "POST", f"/tables/{table}/seat", {"action": "name", "seat": "british", "name": f"A{sign}"}, keys["british"])


def test_names_of_all_scripts_are_names(client):
    for name in ("Ämil Ødegård", "אמרה", "أمل", "天宮", "नेहा", "👩‍🚀 Jo", "می‌خواهم"):
        table, keys = client.make(seats={"british": {"kind": "human", "name": name}})
        assert client.state(table, keys["british"], "british")["seats"][0]["name"] == name


def test_talk_has_a_pace_and_an_end(server, client):
    table, keys = client.make("hijacked", seats={"A": {"kind": "human"}, "B": {"kind": "open"}}, start=False)
    say = {"seat": "A", "text": "x" * 1000}
    for _ in range(20):
        client.ok("POST", f"/tables/{table}/chat", say, keys["A"])
    statuses = {client.call("POST", f"/tables/{table}/chat", say, keys["A"]).status_code for _ in range(5)}
    assert 429 in statuses
    client.ok("POST", f"/tables/{table}/chat", {"seat": "B", "text": "another seat has a pace of its own"}, keys["B"])
    live = server.app.state.registry.tables[table]
    live.chat += [Said(n, "A", "", "x", 1) for n in range(len(live.chat), MOST_SAID)]
    live.public_changed()
    assert len(client.state(table, keys["A"], "A")["chat"]) == 200
    client.refused(409, "talk-full", "POST", f"/tables/{table}/chat", say | {"seat": "B"}, keys["B"])
    assert len(json.dumps(client.state(table, keys["A"], "A")["chat"])) < 100_000
