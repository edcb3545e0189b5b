"""The book of a table: a line for everything that is done with seats and keys, who has ever held a key, and what an old database becomes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import insert, select, text

from lysander.server.messages.words import SENTENCES
from lysander.server.settings import Settings
from lysander.server.store import database as store
from lysander.server.store import queries
from lysander.server.store.records import Entry
from lysander.server.store.schema import KEYS
from lysander.server.table import book as books
from lysander.server.table import presence
from lysander.server.table.book import ACTIONS, Holder, holders
from lysander.server.table.keys import hash_of

AMARA = {"british": {"kind": "open"}, "german": {"kind": "human"}}


def book(client, table, key="", **query):
    return client.ok("GET", f"/tables/{table}/book", key=key, **query)


def lines(client, table, key=""):
    return [(x["by"], x["action"], x["seat"]) for x in book(client, table, key)["lines"]]


def test_each_deed_has_its_line_and_each_line_its_writer(client, pass_time):
    made = client.ok("POST", "/tables", {"game": "evasion", "name": "Amara", "seats": AMARA})
    table, host = made["table"], made["keys"]["host"]
    do = lambda action, key, seat="british", **more: client.seat(table, action, seat, key, **more)  # noqa: E731
    jonas = client.take(table, "british", do("link", host)["key"], "Jonas")
    do("name", jonas, name="Jonas B.")
    client.ok("POST", f"/tables/{table}/start", {}, host)
    do("companion", jonas)
    do("lend", jonas)
    do("human", jonas)
    do("bot", jonas, level="random")
    do("human", jonas)
    for answer in ("decline", "withdraw", "agree"):
        do("default", host, ask=True)
        do(answer, host if answer == "withdraw" else jonas)
    ruth = client.take(table, "umpire", host_chair := do("link", host, "umpire")["key"], "Ruth")
    assert host_chair != ruth
    state = client.state(table, ruth, "umpire")
    client.ok("POST", f"/tables/{table}/answer", {"seat": "umpire", "at": state["at"], "kind": "leave_seat", "value": "yes"}, ruth)
    client.take(table, "umpire", ruth)
    client.ok("POST", f"/tables/{table}/pause", key=ruth)
    client.ok("POST", f"/tables/{table}/resume", key=host)
    do("free", ruth, "umpire")
    pass_time(5)
    do("link", host)
    assert lines(client, table) == [
        ("host", "made", ""), ("host", "invited", "british"), ("host", "hosted", "german"), ("host", "voided", "british"),
        ("host", "invited", "british"), ("british", "taken", "british"), ("british", "named", "british"), ("host", "started", ""),
        ("british", "companion", "british"), ("british", "lent", "british"), ("british", "unlent", "british"), ("british", "bot", "british"),
        ("british", "person", "british"), ("host", "asked", "british"), ("british", "declined", "british"), ("host", "asked", "british"),
        ("host", "withdrawn", "british"), ("host", "asked", "british"), ("british", "agreed", "british"), ("host", "default", "british"),
        ("host", "invited", "umpire"), ("umpire", "taken", "umpire"), ("umpire", "left", "umpire"), ("umpire", "back", "umpire"),
        ("umpire", "paused", ""), ("host", "resumed", ""), ("umpire", "freed", "umpire"), ("umpire", "invited", "umpire"),
        ("host", "freed", "british"), ("host", "invited", "british"),
    ]  # fmt: skip
    german = client.state(table, host, "german")
    assert [x["no"] for x in german["book"]] == list(range(10, 30)), "the newest twenty"
    assert [x["you"] for x in german["book"][-2:]] == [True, True]
    for lang in ("en", "de"):
        told = book(client, table, lang=lang)
        assert all(x["text"] and "{" not in x["text"] for x in told["lines"])
        assert not any(key in str(told) or hash_of(key) in str(told) for key in (host, jonas, ruth, made["keys"]["british?"]))
    assert [(h["seat"], h["kind"], h["name"], bool(h["until"])) for h in book(client, table)["holders"]] == [
        ("british", "invitation", "", True), ("british", "invitation", "", True), ("british", "person", "Jonas B.", True),
        ("british", "companion", "", True), ("british", "invitation", "Jonas B.", False), ("german", "host", "Amara", False),
        ("umpire", "invitation", "", True), ("umpire", "person", "Ruth", True), ("umpire", "invitation", "", False),
    ]  # fmt: skip


def test_the_book_is_written_with_the_change_or_not_at_all(client, server, monkeypatch):
    """A commit that fails leaves neither the change nor its line; the next line takes its number."""
    table, keys = client.make(seats=AMARA)
    before = lines(client, table)
    with monkeypatch.context() as patch:
        patch.setattr(queries, "save_seat", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
        assert client.call("POST", f"/tables/{table}/seat", {"action": "bot", "seat": "british"}, keys["british"]).status_code == 500
    with monkeypatch.context() as patch:
        patch.setattr(queries, "save_entries", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
        assert client.call("POST", f"/tables/{table}/seat", {"action": "bot", "seat": "british"}, keys["british"]).status_code == 500
    assert client.ok("GET", f"/tables/{table}")["seats"][0]["level"] == "" and lines(client, table) == before
    client.seat(table, "bot", "british", keys["british"], level="random")
    assert lines(client, table) == [*before, ("british", "bot", "british")]


def test_a_rematch_says_whose_keys_go_on(client, play):
    table, keys = client.make(seats=AMARA | {"british": {"kind": "open", "name": "Jonas"}}, name="Amara")
    client.seat(table, "companion", "british", keys["british"])
    play(client, table, keys, seed=6).to_the_end()
    new = client.ok("POST", f"/tables/{table}/rematch", {}, keys["british"])["table"]
    assert lines(client, new) == [("german", "rematch", ""), ("host", "hosted", "british"), ("host", "kept", "german"), ("host", "beside", "german")]
    found = [(h["seat"], h["kind"], h["name"]) for h in book(client, new)["holders"]]
    assert sorted(found) == [("british", "host", "Amara"), ("german", "companion", ""), ("german", "person", "Jonas")]


def test_a_game_that_is_played_on_says_so(client, play):
    table, keys = client.make(hot_seat=True)
    play(client, table, keys, seed=1).step()
    made = client.ok("POST", f"/tables/{table}/branch", {"seat": "british", "step": 0, "name": "Ada"}, keys["host"])
    assert [action for _, action, _ in lines(client, made["table"])] == ["branch", "hosted", "hosted"]
    assert book(client, made["table"])["host"] == "Ada"


def test_every_line_has_a_sentence_in_both_languages():
    assert set(ACTIONS) == {code.removeprefix("book-") for code in SENTENCES if re.fullmatch(r"book-[a-z]+", code)} - {"somebody"}
    for code, (english, german) in SENTENCES.items():
        if code.startswith("book-"):
            assert set(re.findall(r"{(\w+)}", english)) == set(re.findall(r"{(\w+)}", german)), code


def entry(n: int, action: str, name: str = "", seat: str = "a", what: str = "") -> Entry:
    return Entry(n, 100 + n, seat, action, seat, name, "", what)


def test_holders_follow_from_the_lines_alone():
    told = [
        entry(0, "begins"), entry(1, "found", "Ada", what="person"), entry(2, "named", "Ida"), entry(3, "companion"), entry(4, "bot"),
        entry(5, "freed", "Ida"), entry(6, "invited"), entry(7, "invited", seat="b"), entry(8, "taken", "Bo"),
    ]  # fmt: skip
    assert holders(told) == [
        Holder("a", "person", "Ida", 0, 105), Holder("a", "companion", "", 103, 105), Holder("a", "invitation", "", 106, 108),
        Holder("b", "invitation", "", 107, 0), Holder("a", "person", "Bo", 108, 0),
    ]  # fmt: skip
    assert holders([]) == []


# ------------------------------------------------------------ an old database


@pytest.fixture
def engine(database):
    made = store.engine_of(Settings(database=database))
    yield made
    made.dispose()


def upgrade_to(engine: Any, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(store.Path(store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


OLD = {
    "lobby": {"british": ("open", {"british"}), "german": ("human", {"german", "host"})},
    "running": {"british": ("open", {"british"}), "german": ("human", {"german"}), "umpire": ("open", {"umpire"})},
    "hot": {"british": ("human", {"british", "german", "host"}), "german": ("human", set())},
}
"""Tables of before by name: kind and key of each seat; to an open seat there are companions, too."""


def test_keys_to_open_seats_of_an_old_database_become_invitations(engine):
    upgrade_to(engine, "0004")
    with engine.begin() as connection:
        for id, seats in OLD.items():
            status = "lobby" if id == "lobby" else "running"
            row = "'evasion', 's', '{}', '{}', '1', '', false, false, :status, 'seed', '[]', '{}', '', 7, 9"
            columns = "game, scenario, options, variant, rules, title, public, hints, status, seed, seated, request, rematch, created, changed"
            connection.execute(text(f"INSERT INTO tables (id, {columns}) VALUES (:id, {row})"), {"id": id, "status": status})
            for seat, (kind, roles) in seats.items():
                values = {"id": id, "seat": seat, "kind": kind, "name": seat.title() if kind == "human" else ""}
                connection.execute(text("INSERT INTO seats (table_id, seat, kind, level, name) VALUES (:id, :seat, :kind, '', :name)"), values)
                rows = [{"table_id": id, "hash": f"{id} {seat}", "role": role} for role in sorted(roles)]
                rows += [{"table_id": id, "hash": f"{id} beside {seat}", "role": f"{seat}+"}] if seat == "british" else []
                connection.execute(insert(KEYS), rows or [{"table_id": id, "hash": "watch", "role": "watch"}])
    store.upgrade(engine)
    with engine.connect() as connection:
        keys = {id: {} for id in OLD}
        for row in connection.execute(select(KEYS)):
            keys[row.table_id].setdefault(row.hash, set()).add(row.role)
        books = {id: [(e.action, e.seat, e.name, e.what) for e in queries.load_book(connection, id)] for id in OLD}
        seen = queries.load_seen(connection, ["running"])
    assert keys["lobby"] == {"lobby british": {"british?"}, "lobby beside british": {"-british"}, "lobby german": {"german", "host"}}
    assert keys["running"] == {
        "running british": {"british?", "-british"}, "running beside british": {"-british"}, "running german": {"german"},
        "running umpire": {"umpire?", "-umpire"},
    }  # fmt: skip
    assert keys["hot"] == {"hot british": {"british", "german", "host"}, "hot beside british": {"british+"}, "watch": {"watch"}}
    assert books["lobby"] == [("begins", "", "", ""), ("found", "british", "", "invitation"), ("found", "german", "German", "host")]
    assert books["hot"][1:] == [
        ("found", "british", "British", "host"), ("found", "british", "", "companion"), ("found", "german", "German", "host"),
    ]  # fmt: skip
    assert seen == {("running", "british"): 0, ("running", "german"): 9, ("running", "umpire"): 0}


def test_a_book_has_an_end_and_the_game_goes_on(client, play, monkeypatch):
    made = client.ok("POST", "/tables", {"game": "evasion", "name": "Amara", "seats": AMARA})
    table, host = made["table"], made["keys"]["host"]
    jonas = client.take(table, "british", client.seat(table, "link", "british", host)["key"], "Jonas")
    client.ok("POST", f"/tables/{table}/start", {}, host)
    ruth = client.take(table, "umpire", client.seat(table, "link", "umpire", host)["key"], "Ruth")
    monkeypatch.setattr(books, "MOST_LINES", len(lines(client, table)) + 2)
    client.seat(table, "name", "british", jonas, name="Jonas B.")
    before = lines(client, table)
    assert before[-1] == ("", "full", "")
    client.refused(409, "table-full", "POST", f"/tables/{table}/seat", {"action": "name", "seat": "british", "name": "Jonas C."}, jonas)
    client.refused(409, "table-full", "POST", f"/tables/{table}/seat", {"action": "free", "seat": "british"}, jonas)
    assert lines(client, table) == before
    assert client.state(table, jonas, "british")["seats"][0]["name"] == "Jonas B.", "what was refused changed nothing"
    for path, status in (("pause", "paused"), ("resume", "running")):
        assert client.ok("POST", f"/tables/{table}/{path}", key=host)["status"] == status
    state = client.state(table, ruth, "umpire")
    client.ok("POST", f"/tables/{table}/answer", {"seat": "umpire", "at": state["at"], "kind": "leave_seat", "value": "yes"}, ruth)
    client.take(table, "umpire", ruth)
    assert client.state(table, ruth, "umpire")["sits"] == "own", "the umpire is back"
    assert lines(client, table) == before, "a full book stays as it is"
    state = client.state(table, jonas, "british")
    ask = state["asks"][0]
    client.ok("POST", f"/tables/{table}/answer", {"seat": "british", "at": state["at"], "kind": ask["kind"], "value": "0405"}, jonas)


def test_the_book_has_a_pace_for_each_of_those_at_the_table(client):
    made = client.ok("POST", "/tables", {"game": "evasion", "seats": AMARA})
    table, host = made["table"], made["keys"]["host"]
    jonas = client.take(table, "british", made["keys"]["british?"], "Jonas")
    wish = {"action": "name", "seat": "british"}
    answers = [client.call("POST", f"/tables/{table}/seat", wish | {"name": f"J{n}"}, jonas).status_code for n in range(80)]
    assert answers[:50] == [200] * 50 and 429 in answers
    client.ok("POST", f"/tables/{table}/start", {}, host)
    client.ok("POST", f"/tables/{table}/pause", key=host)


def test_the_state_says_how_long_somebody_must_be_away(client):
    table, keys = client.make()
    assert client.state(table, keys["british"], "british")["absence"] * 60_000 == presence.ABSENCE
