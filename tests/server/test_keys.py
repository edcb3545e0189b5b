"""Who hosts and plays cannot look into another's hand: invitations, keys of one's own, consent (docs/decisions/034-keys-and-the-book.md)."""

from __future__ import annotations

import re

import pytest

AMARA = {"british": {"kind": "open"}, "german": {"kind": "human"}}
"""The host plays the Germans."""
GUARDED = ("bot", "human", "free", "link", "default")


def hosted(client, **wish):
    """A running table whose host plays the Germans; Jonas has sat down as the British."""
    table, keys = client.make(sit=False, name="Amara", seats=AMARA, **wish)
    keys["british"] = client.take(table, "british", keys["british?"], "Jonas")
    return table, keys


def kinds(client, table, key=""):
    return [line["action"] for line in client.ok("GET", f"/tables/{table}/book", key=key)["lines"]]


def seat_of(client, table, seat):
    return next(s for s in client.ok("GET", f"/tables/{table}")["seats"] if s["seat"] == seat)


def looks(client, table, key, seat):
    """What a key is answered wherever something of a seat could be seen or done."""
    at = {"seat": seat, "at": 0, "kind": "landing", "value": "0405"}
    calls = {
        "state": ("GET", "state", None, {"seat": seat}),
        "text": ("GET", "text", None, {"seat": seat}),
        "replay": ("GET", "replay", None, {"seat": seat}),
        "past": ("GET", "text", None, {"seat": seat, "step": 0}),
        "truth": ("GET", "replay", None, {"truth": True}),
        "why": ("GET", "why", None, {"seat": seat, "kind": "landing", "value": "0405"}),
        "explain": ("GET", "explain", None, {"seat": seat}),
        "answer": ("POST", "answer", at, {}),
        "undo": ("POST", "undo", {"seat": seat}, {}),
        "consent": ("POST", "undo/consent", {"seat": seat, "agree": True}, {}),
        "chat": ("POST", "chat", {"seat": seat, "text": "hello"}, {}),
        "notes": ("PUT", "notes", {"seat": seat, "text": "x"}, {}),
        "name": ("POST", "seat", {"action": "name", "seat": seat, "name": "x"}, {}),
        "lend": ("POST", "seat", {"action": "lend", "seat": seat}, {}),
        "companion": ("POST", "seat", {"action": "companion", "seat": seat}, {}),
    }
    return {what: client.call(how, f"/tables/{table}/{path}", body, key, **query).status_code for what, (how, path, body, query) in calls.items()}


@pytest.mark.parametrize("sits", [False, True])
def test_neither_host_nor_invitation_opens_an_open_seat_or_a_taken_one(client, sits):
    table, keys = client.make(sit=False, seats=AMARA, hints=True)
    if sits:
        client.take(table, "british", keys["british?"])
    for key in (keys["host"], keys["british?"], keys["watch"], ""):
        assert {*looks(client, table, key, "british").values()} == {403}
        live = client.live(table, keys["host"], "german")
        live.send({"type": "hello", "key": key, "seat": "british"})
        assert live.until("refused")["code"] == "no-key"
        live.send({"type": "answer", "at": 0, "kind": "landing", "value": "0405", "ref": 1})
        assert live.until("refused")["ref"] == 1, "it still sits in its own seat, which is asked nothing"
    assert client.ok("GET", f"/tables/{table}", key=keys["host"])["you"] == ["german", "host"]
    assert client.ok("GET", f"/tables/{table}", key=keys["british?"])["you"] == ([] if sits else ["british?"])


def test_an_invitation_is_used_once_and_dies(client):
    table, keys = client.make(sit=False, public=True, seats=AMARA)
    key = client.take(table, "british", keys["british?"], "Jonas")
    assert key not in keys.values() and client.state(table, key, "british")["view"]["seat"] == "british"
    said = client.refused(409, "seat-taken", "POST", f"/tables/{table}/seat", {"action": "take", "seat": "british"}, keys["british?"])
    assert said["text"] == "This seat is taken."
    told = client.ok("GET", f"/tables/{table}", key=keys["british?"])
    assert (told["you"], told["before"]) == ([], ["british"])
    client.refused(409, "seat-taken", "POST", f"/tables/{table}/seat", {"action": "take", "seat": "british"}, key)


def test_who_was_only_invited_has_seen_nothing_and_may_be_umpire(client):
    table, keys = client.make(sit=False, public=True, seats=AMARA | {"umpire": {"kind": "open"}})
    client.take(table, "british", keys["british?"])
    assert client.take(table, "umpire", keys["british?"])


def test_a_host_who_has_sat_down_by_a_key_of_its_own_is_no_umpire(client):
    table, keys = client.make(sit=False, start=False, seats={s: {"kind": "open"} for s in ("british", "german", "umpire")})
    client.take(table, "british", keys["host"])
    take = {"action": "take", "seat": "umpire"}
    client.refused(403, "held-a-seat", "POST", f"/tables/{table}/seat", take, keys["host"])
    client.seat(table, "free", "british", keys["host"])
    assert client.take(table, "umpire", keys["host"]), "before the game nobody has seen anything"


def test_a_refusal_names_the_umpire_also_while_nobody_is_in_the_chair(client):
    for game, seats in (("evasion", AMARA), ("hijacked", {"A": {"kind": "human"}, "B": {"kind": "bot", "level": "random"}})):
        table, keys = client.make(game, sit=False, name="Amara", seats=seats)
        said = client.refused(403, "no-key", "POST", f"/tables/{table}/takeback", {"line": 1}, key=keys["host"])
        assert said["text"] == "This needs the key of umpire."


def test_in_a_running_game_nobody_takes_a_second_hand(client):
    """Neither the host who plays nor a player sits down in another seat, be it open and the table public; who has no seat may."""
    table, keys = client.make(sit=False, public=True, seats=AMARA)
    take = {"action": "take", "seat": "british"}
    client.refused(403, "held-a-seat", "POST", f"/tables/{table}/seat", take, keys["host"])
    assert client.take(table, "british")
    lobby = client.ok("POST", "/tables", {"game": "evasion", "seats": AMARA})
    assert client.take(lobby["table"], "british", lobby["keys"]["host"]), "before the game both sides may share a screen"


def test_a_bot_keeps_the_seat_of_who_is_invited(client):
    made = client.ok("POST", "/tables", {"game": "evasion", "seats": AMARA})
    table, keys = made["table"], made["keys"]
    client.ok("POST", f"/tables/{table}/start", {"fill": "random"}, keys["host"])
    client.refused(409, "seat-taken", "POST", f"/tables/{table}/seat", {"action": "take", "seat": "british"}, keys["host"])
    key = client.take(table, "british", keys["british?"], "Jonas")
    assert client.state(table, key, "british")["sits"] == "own"
    assert (seat_of(client, table, "british")["kind"], seat_of(client, table, "british")["level"]) == ("human", "")


def test_only_the_seat_gives_companions_their_keys(client):
    table, keys = hosted(client)
    url = f"/tables/{table}/seat"
    for key in (keys["host"], keys["british?"], ""):
        client.refused(403, "no-key", "POST", url, {"action": "companion", "seat": "british"}, key)
    key = client.seat(table, "companion", "british", keys["british"])["key"]
    assert client.state(table, key, "british")["sits"] == "companion"
    (line,) = [x for x in client.state(table, keys["host"], "german")["book"] if x["action"] == "companion"]
    assert line["text"] == "British: Jonas made a key for a companion." and not line["you"]


# ------------------------------------------------------------ host and umpire, and who is there


def put(client, table, keys, action, by="host", **more):
    return client.call("POST", f"/tables/{table}/seat", {"action": action, "seat": "british", "level": "random", **more}, keys[by])


def outcome(client, table, keys, action, server):
    """What is different when an action was carried out."""
    seat = server.app.state.registry.tables[table].seats["british"]
    if action == "default":
        return any(a.by == "default" for a in server.app.state.registry.tables[table].match.lines)
    return {"bot": seat.level == "random", "human": not seat.level, "free": seat.kind == "open", "link": seat.kind == "open"}[action]


def prepared(client, action):
    table, keys = hosted(client)
    if action == "human":
        client.seat(table, "bot", "british", keys["british"], level="random")
        client.ok("POST", f"/tables/{table}/pause", key=keys["host"])
    return table, keys


@pytest.mark.parametrize("action", GUARDED)
def test_the_seat_of_somebody_who_is_there_is_left_alone(client, server, pass_time, action):
    table, keys = prepared(client, action)
    live = client.live(table, keys["british"], "british")
    pass_time(60)
    refused = put(client, table, keys, action)
    assert (refused.status_code, refused.json()["error"]) == (409, "seat-present")
    assert "5 minutes" in refused.json()["text"] and not outcome(client, table, keys, action, server)
    live.close()
    pass_time(4)
    assert put(client, table, keys, action).status_code == 409
    assert not outcome(client, table, keys, action, server)


@pytest.mark.parametrize("action", GUARDED)
def test_after_five_minutes_without_its_person_a_seat_may_be_changed(client, server, pass_time, action):
    table, keys = prepared(client, action)
    pass_time(5)
    assert client.ok("GET", f"/tables/{table}")["seats"][0]["away"] > 0
    done = put(client, table, keys, action)
    assert done.status_code == 200 and not done.json()["asked"] and outcome(client, table, keys, action, server)


@pytest.mark.parametrize("action", GUARDED)
@pytest.mark.parametrize("answer", ["agree", "decline"])
def test_who_is_there_is_asked_and_answers(client, server, action, answer):
    table, keys = prepared(client, action)
    live = client.live(table, keys["british"], "british")
    done = put(client, table, keys, action, ask=True).json()
    assert done["asked"] and done["key"] == "" and not outcome(client, table, keys, action, server)
    request = live.once(lambda s: s["seats"][0]["request"])["seats"][0]["request"]
    assert (request["action"], request["by"]) == (action, "host") and "the host asks for your consent to" in request["text"]
    assert put(client, table, keys, action, ask=True).json()["error"] == "asked-already"
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "agree", "seat": "british"}, keys["host"])
    assert client.seat(table, answer, "british", keys["british"])["key"] == ""
    assert outcome(client, table, keys, action, server) is (answer == "agree")
    assert seat_of(client, table, "british")["request"] is None
    done = {"bot": "bot", "human": "person", "free": "freed", "link": "freed", "default": "default"}[action]
    assert kinds(client, table)[-2:] == (["agreed", done] if answer == "agree" else ["asked", "declined"])
    client.refused(409, "no-request", "POST", f"/tables/{table}/seat", {"action": "withdraw", "seat": "british"}, keys["host"])


def test_a_request_is_withdrawn_and_kept_over_a_restart(serve, visit, tmp_path):
    first = serve(str(tmp_path / "lysander.db"))
    table, keys = hosted(visit(first))
    visit(first).seat(table, "free", "british", keys["host"], ask=True)
    first.stop()
    client = visit(serve(first.settings.database))
    assert seat_of(client, table, "british")["request"]["action"] == "free"
    client.refused(403, "no-key", "POST", f"/tables/{table}/seat", {"action": "withdraw", "seat": "british"}, keys["british"])
    client.seat(table, "withdraw", "british", keys["host"])
    assert seat_of(client, table, "british")["request"] is None
    client.refused(409, "no-request", "POST", f"/tables/{table}/seat", {"action": "agree", "seat": "british"}, keys["british"])


def test_a_request_lapses_when_it_is_done_or_nobody_is_left_to_ask(client, pass_time):
    table, keys = hosted(client)
    put(client, table, keys, "default", ask=True)
    pass_time(5)
    assert put(client, table, keys, "default").status_code == 200
    assert seat_of(client, table, "british")["request"] is None
    client.seat(table, "bot", "british", keys["host"], level="random", ask=True)
    client.seat(table, "human", "british", keys["british"])
    put(client, table, keys, "free", ask=True)
    client.seat(table, "free", "british", keys["british"])
    assert seat_of(client, table, "british")["request"] is None


def test_who_agreed_to_go_leaves_an_empty_seat_and_no_key_behind(client):
    """The invitation is made by the host afterwards, not handed to who has left."""
    table, keys = hosted(client)
    client.seat(table, "link", "british", keys["host"], ask=True)
    client.seat(table, "agree", "british", keys["british"])
    client.refused(403, "no-key", "GET", f"/tables/{table}/state", key=keys["british"], seat="british")
    link = client.seat(table, "link", "british", keys["host"])["key"]
    assert client.state(table, client.take(table, "british", link), "british")["sits"] == "own"


@pytest.mark.parametrize("action", ["bot", "free", "link"])
def test_before_the_game_the_host_arranges_the_seats(client, action):
    table, keys = client.make(sit=False, start=False, seats=AMARA)
    key = client.take(table, "british", keys["british?"], "Jonas")
    assert put(client, table, keys, action).status_code == 200
    lines = client.state(table, key if action == "bot" else "", "british" if action == "bot" else "")["book"]
    assert (lines[-1 if action == "bot" else -2]["action"], lines[-1]["by"]) == ("bot" if action == "bot" else "freed", "host")


def test_an_umpire_asks_as_a_host_does(client, pass_time):
    table, keys = hosted(client)
    keys["umpire"] = client.take(table, "umpire", client.seat(table, "link", "umpire", keys["host"])["key"], "Ruth")
    for action in ("default", "free", "bot"):
        assert put(client, table, keys, action, "umpire").json()["error"] == "seat-present"
    assert put(client, table, keys, "link", "umpire").json()["error"] == "no-key"
    assert put(client, table, keys, "bot", "umpire", ask=True).json()["asked"]
    pass_time(5)
    assert put(client, table, keys, "default", "umpire").status_code == 200
    assert kinds(client, table)[-1] == "default"


def test_somebody_at_another_server_is_there(new_postgres, serve, visit, pass_time):
    here, there = visit(serve(new_postgres)), visit(serve(new_postgres))
    table, keys = hosted(here)
    pass_time(6)
    host, live = there.live(table, keys["host"], "german"), there.live(table, keys["british"], "british")
    host.once(lambda s: not s["seats"][0]["away"])  # before it was; so the one to come is that of who closes
    there.ok("PUT", f"/tables/{table}/notes", {"seat": "british", "text": "written after the presence"}, keys["british"])
    assert put(here, table, keys, "bot").json()["error"] == "seat-present"
    live.close()
    host.once(lambda s: s["seats"][0]["away"])
    pass_time(6)
    assert put(here, table, keys, "bot").status_code == 200


def test_the_clock_of_presence_is_written_and_shown(client, server, pass_time):
    """Each half minute who has a WebSocket open is written in one batch; who has gone unseen is shown as away."""
    import asyncio

    from lysander.server.registry.presence import note_presence

    table, keys = hosted(client)
    registry = server.app.state.registry
    tick = lambda: asyncio.run_coroutine_threadsafe(note_presence(registry), registry.writer.loop).result(60)  # noqa: E731
    host, guest = client.live(table, keys["host"], "german"), client.live(table, keys["british"], "british")
    pass_time(10)
    tick()
    assert host.state["seats"][0]["away"] == 0
    guest.close()
    gone = host.once(lambda s: s["seats"][0]["away"])["seats"][0]["away"]
    pass_time(3)
    client.state(table, keys["british"], "british")
    tick()
    assert host.once(lambda s: s["seats"][0]["away"] != gone)["seats"][0]["away"] == 0, "a request over HTTP is a sign, too"
    pass_time(2)
    tick()
    assert host.once(lambda s: s["seats"][0]["away"])["seats"][0]["away"] > gone


# ------------------------------------------------------------ two worlds, all calls

FIRST = {"landing": ("0405", "0916"), "rendezvous": ("0209", "0410")}
VOLATILE = re.compile(r'"(table|created|changed|commitment|seal|time|since|until|key|host\?|british\?|watch|request)": ?("[^"]*"|\d+)')


def world(client, which):
    """A game in which Jonas has chosen one secret or another, and which goes on to the host's half."""
    table, keys = hosted(client)
    while True:
        state = client.state(table, keys["british"], "british")
        ask = next((a for a in state["asks"] if not a["standing"]), None)
        if ask is None or ask["kind"] not in FIRST:
            return table, keys
        body = {"seat": "british", "at": state["at"], "kind": ask["kind"], "value": FIRST[ask["kind"]][which]}
        client.ok("POST", f"/tables/{table}/answer", body, keys["british"])


def tour(client, table, keys):
    """What the host's key is answered by each call of a table, for each seat."""
    host, said = keys["host"], []

    def call(how, path, body=None, **query):
        answered = client.call(how, f"/tables/{table}{path}", body, host, **query)
        said.append((how, path, body, query, answered.status_code, VOLATILE.sub("", answered.text.replace(table, "T"))))

    for seat in ("", "british", "german", "umpire"):
        for path in ("/state", "/text", "/replay", "/explain", "/since"):
            call("GET", path, seat=seat)
        call("GET", "/replay", seat=seat, step=1)
        call("GET", "/text", seat=seat, truth=True)
        call("GET", "/why", seat=seat, kind="landing", value="0405")
        call("POST", "/answer", {"seat": seat, "at": 3, "kind": "party", "value": "done"})
        call("POST", "/undo", {"seat": seat, "ask": True})
        call("POST", "/undo/consent", {"seat": seat, "agree": True})
        call("PUT", "/notes", {"seat": seat, "text": "hm"})
        call("POST", "/branch", {"seat": seat, "step": 1})
        call("GET", "/notices", seat=seat)
        call("POST", "/notices", {"seat": seat, "kind": "mail", "address": "a@b.example"})
        call("POST", "/notices/change", {"seat": seat, "way": "x", "action": "test"})
        for action in ("open", "take", "name", "companion", "lend", "agree", "decline", "withdraw", "bot", "human", "free", "link", "default"):
            call("POST", "/seat", {"action": action, "seat": seat, "level": "random"})
    call("GET", "/aid", seat="british", kind="party", value="done")
    call("GET", "/would", kind="change", value='man A state=dead "x"')
    for path in ("", "/board", "/book", "/journal", "/review", "/chances", "/ending"):
        call("GET", path, lang="de")
    call("GET", "/luck", line=3)
    call("POST", "/file", {"no": "game file"})
    call("GET", "/briefing", seat="german")
    for path, body in (
        ("/chat", {"text": "hm"}), ("/takeback", {"line": 1}), ("/rematch", {}), ("/subgame", {}), ("/start", {}), ("/pause", None),
        ("/clock", {"action": "lengthen"}),
        ("/resume", None), ("/commit", {"seat": "british", "commitment": "0" * 64}), ("/reveal", {"seat": "german", "nonce": "0" * 64}),
    ):  # fmt: skip
        call("POST", path, body)
    for path in ("/pause", "/resume"):
        call("POST", path, seat="german", days=7)
    call("POST", "/bot-pause", seconds=2)
    call("POST", "/seat", {"action": "default", "seat": "british", "ask": True})
    call("POST", "/lesson", {"seat": "german", "step": 1})
    call("GET", "/state", seat="german")
    return said


def test_the_host_is_answered_the_same_whatever_the_other_seat_hides(client, server):
    one, two = world(client, 0), world(client, 1)
    told, told_there = tour(client, *one), tour(client, *two)
    assert told == told_there
    assert client.state(*[one[0], one[1]["british"], "british"])["view"] != client.state(*[two[0], two[1]["british"], "british"])["view"]
    paths = {(how, path) for how, path, *_ in told}
    routes = {(method, path) for path, methods in server.app.openapi_schema.to_schema()["paths"].items() for method in methods}
    prefix = "/api/tables/{id}"
    assert {(how.upper(), path.removeprefix(prefix)) for how, path in routes if path.startswith(prefix)} == paths, "each call was made"


def test_who_has_not_come_to_a_rematch_yet_was_seen_when_it_was_made(client, play, pass_time):
    """For five minutes nobody may do anything with the seat without consent."""
    table, keys = hosted(client)
    play(client, table, {"british": keys["british"], "german": keys["host"]}, 5).to_the_end()
    new = client.ok("POST", f"/tables/{table}/rematch", {}, keys["host"])["table"]
    client.ok("POST", f"/tables/{new}/start", {}, keys["host"])
    pass_time(4)
    client.refused(409, "seat-present", "POST", f"/tables/{new}/seat", {"action": "bot", "seat": "german", "level": "easy"}, keys["host"])
    pass_time(1)
    client.ok("POST", f"/tables/{new}/seat", {"action": "bot", "seat": "german", "level": "easy"}, keys["host"])
