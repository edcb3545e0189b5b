"""Damaged records: the table is set apart, everything else goes on, its players are told so, and ``lysander check`` names it."""

from __future__ import annotations

import sqlite3

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from lysander.cli import run
from lysander.server.errors import Damaged
from lysander.server.settings import Settings
from lysander.server.store import queries
from lysander.server.store.database import engine_of
from lysander.server.store.records import Known

GAME = (
    ("a value that is no JSON", "UPDATE journal SET value = '\"04' WHERE n = 0 AND {here}"),
    ("a line that is missing", "UPDATE journal SET n = 1 WHERE {here}"),
    ("options that are no object", "UPDATE tables SET options = '[1]' WHERE {this}"),
    ("a seed that is none", "UPDATE tables SET seed = 'xyz' WHERE {this}"),
    ("a status that there is not", "UPDATE tables SET status = 'gone' WHERE {this}"),
    ("a request that is none", "UPDATE seats SET request = '[4]' WHERE seat = 'british' AND {here}"),
    ("half a request", "UPDATE seats SET request = '{{\"by\": \"host\"}}' WHERE seat = 'british' AND {here}"),
    ("a seat that is missing", "DELETE FROM seats WHERE seat = 'german' AND {here}"),
    ("marks that are no list", "UPDATE notes SET marks = '7' WHERE {here}"),
)
"""Records that cannot be read: the table stays closed."""
SETUP = (
    ("a scenario that there is not", "UPDATE tables SET scenario = 'moon' WHERE {this}"),
    ("options that there are not", 'UPDATE tables SET options = \'{{"patrols": "all"}}\' WHERE {this}'),
    ("a variant that breaks", 'UPDATE tables SET variant = \'{{"tables": {{"points": 4}}}}\' WHERE {this}'),
)
"""Records by which no game can be set up: the table stays closed."""
PLAY = (
    ("an answer that no rule allows", "UPDATE journal SET value = '\"9999\"' WHERE n = 0 AND {here}"),
    ("an answer of nobody", "UPDATE journal SET seat = 'nobody' WHERE n = 0 AND {here}"),
    ("an answer of another sort", "UPDATE journal SET value = '[[1]]' WHERE n = 0 AND {here}"),
)
"""Records that lead to no position: the table is shown, and cannot go on."""


def harm(database, table, statement):
    """Damages the record of a table."""
    engine = engine_of(Settings(database=database))
    with engine.begin() as connection:
        words = text(statement.format(here=f"table_id = '{table}'", this=f"id = '{table}'").replace(":", "\\:"))
        assert connection.execute(words).rowcount > 0
    engine.dispose()


def make(client, **more):
    """A table with a bot whose turn comes, something said to oneself, and one answer given."""
    table, keys = client.make(seats={"british": {"kind": "human"}, "german": {"kind": "bot", "level": "random"}}, **more)
    client.ok("PUT", f"/tables/{table}/notes", {"seat": "british", "text": "north"}, keys["british"])
    client.live(table, keys["british"], "british").answer("landing", "0405")
    return table, keys["british"]


@pytest.mark.parametrize("statement", [pytest.param(s, id=name) for name, s in GAME + SETUP])
def test_a_table_that_cannot_be_read_is_set_apart(serve, visit, tmp_path, statement, capsys):
    database = str(tmp_path / "l.db")
    first = serve(database)
    client = visit(first)
    (bad, key), (good, other) = make(client, public=True), make(client, public=True)
    first.stop()
    harm(database, bad, statement)
    assert run(["check", database]) == 1
    said = capsys.readouterr().out
    assert f"table {bad}: damaged: " in said and good not in said and "1 sound, 0 other rules, 1 damaged" in said
    client = visit(serve(database))
    assert "damaged" in client.refused(409, "damaged", "GET", f"/tables/{bad}/state", key=key, seat="british")["text"]
    assert "beschädigt" in client.refused(409, "damaged", "GET", f"/tables/{bad}", key=key, lang="de")["text"]
    client.refused(409, "damaged", "POST", f"/tables/{bad}/answer", {"seat": "british", "at": 1, "kind": "rendezvous", "value": "0209"}, key)
    with pytest.raises(ConnectionClosed, match="4409"):
        client.live(bad, key, "british")
    assert client.live(good, other, "british").answer("rendezvous", "0309")["type"] == "done"
    assert good in {line["table"] for line in client.ok("GET", "/tables")}


@pytest.mark.parametrize("statement", [pytest.param(s, id=name) for name, s in PLAY])
def test_a_game_that_leads_to_no_position_is_shown_and_cannot_go_on(serve, visit, tmp_path, statement, capsys):
    database = str(tmp_path / "l.db")
    first = serve(database)
    client = visit(first)
    (bad, key), (good, other) = make(client), make(client)
    first.stop()
    harm(database, bad, statement)
    assert run(["check", database]) == 1 and f"table {bad}: damaged: " in capsys.readouterr().out
    client = visit(serve(database))
    state = client.state(bad, key, "british")
    assert "damaged" in state["waiting"]["text"] and state["asks"] == [] and state["notes"]["text"] == "north"
    assert "beschädigt" in client.ok("GET", f"/tables/{bad}/state", key=key, seat="british", lang="de")["waiting"]["text"]
    for path, body in (("answer", {"seat": "british", "at": 1, "kind": "rendezvous", "value": "0209"}), ("undo", {"seat": "british"})):
        client.refused(409, "damaged", "POST", f"/tables/{bad}/{path}", body, key)
    assert client.live(good, other, "british").answer("rendezvous", "0309")["type"] == "done"


def test_a_journal_that_is_shorter_than_its_last_take_back_left_it_is_damaged(serve, visit, tmp_path, capsys):
    """Other lines that are missing at the end leave a sound beginning of the game: nobody can tell."""
    database = str(tmp_path / "l.db")
    first = serve(database)
    client = visit(first)
    (bad, key), (good, other) = make(client), make(client)
    for table, whose in ((bad, key), (good, other)):
        client.ok("POST", f"/tables/{table}/undo", {"seat": "british"}, whose)
        assert client.live(table, whose, "british").answer("landing", "0406")["type"] == "done"
    first.stop()
    harm(database, bad, "UPDATE cuts SET line = 3 WHERE {here}")
    assert run(["check", database]) == 1
    said = capsys.readouterr().out
    assert f"table {bad}: damaged: its journal has 1 lines, and had 3 at the last take-back" in said and "1 sound" in said
    client = visit(serve(database))
    client.refused(409, "damaged", "POST", f"/tables/{bad}/undo", {"seat": "british"}, key)
    assert client.live(good, other, "british").answer("rendezvous", "0309")["type"] == "done"


def test_a_table_that_cannot_begin_is_set_apart(serve, visit, database, capsys):
    first = serve(database)
    client = visit(first)
    table, keys = client.make(start=False, public=True)
    first.stop()
    harm(database, table, "UPDATE tables SET scenario = 'moon' WHERE {this}")
    client = visit(serve(database))
    client.refused(409, "damaged", "POST", f"/tables/{table}/start", {}, keys["host"])
    assert run(["check", database]) == 1 and f"table {table}: damaged: it cannot be set up" in capsys.readouterr().out


def test_a_table_made_before_an_upgrade_begins_by_the_rules_of_the_server(serve, visit, tmp_path):
    database = str(tmp_path / "l.db")
    first = serve(database)
    client = visit(first)
    table, keys = client.make(start=False)
    first.stop()
    harm(database, table, "UPDATE tables SET rules = '0' WHERE {this}")
    second = serve(database)
    visit(second).ok("POST", f"/tables/{table}/start", {}, keys["host"])
    second.stop()
    assert visit(serve(database)).state(table, keys["british"], "british")["asks"]


def test_a_result_that_cannot_be_read_is_left_out_of_its_series(serve, visit, play, tmp_path):
    server = serve(str(tmp_path / "l.db"))
    client = visit(server)
    table, keys = client.make(series="new")
    series = play(client, table, keys, seed=3).to_the_end()["series"]
    assert len(client.ok("GET", f"/series/{series}")["games"]) == 1
    harm(server.settings.database, table, "UPDATE results SET scores = '{{' WHERE {here}")
    assert client.ok("GET", f"/series/{series}")["games"] == []


def test_a_damaged_row_does_not_stop_a_server_from_hearing_of_the_others(new_postgres, serve, visit):
    here, there = visit(serve(new_postgres)), visit(serve(new_postgres))
    (bad, key), (good, other) = make(here), make(here)
    live = there.live(good, other, "british")
    there.state(bad, key, "british")
    harm(new_postgres, bad, "UPDATE journal SET value = '\"04' WHERE n = 0 AND {here}")
    here.ok("PUT", f"/tables/{bad}/notes", {"seat": "british", "text": "a change, told to the other server"}, key)
    here.ok("PUT", f"/tables/{good}/notes", {"seat": "british", "text": "south"}, other)
    live.once(lambda s: s["notes"]["text"] == "south")


def test_the_check_proves_dice_and_says_what_it_cannot_read(serve, visit, play, tmp_path, capsys):
    database = str(tmp_path / "l.db")
    server = serve(database)
    client = visit(server)
    table, keys = client.make()
    play(client, table, keys, seed=3).to_the_end()
    old, _ = client.make()
    lobby, _ = client.make(start=False)
    assert run(["check", database]) == 0 and capsys.readouterr().out == "3 sound, 0 other rules, 0 damaged\n", "while the server runs"
    server.stop()
    harm(database, old, "UPDATE tables SET rules = '1' WHERE {this}")
    assert run(["check", database]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "2 sound, 1 other rules, 0 damaged"
    harm(database, table, "UPDATE tables SET seed = '" + "00" * 32 + "' WHERE {this}")
    assert run(["check", database]) == 1 and "is not what the seed gives" in capsys.readouterr().out
    harm(database, lobby, "UPDATE tables SET scenario = 'moon' WHERE {this}")
    assert run(["check", database]) == 1 and f"table {lobby}: damaged: it cannot be set up" in capsys.readouterr().out


def test_the_check_says_in_a_line_what_is_no_database(tmp_path, capsys):
    (tmp_path / "text.db").write_text("a letter")
    (tmp_path / "empty.db").write_bytes(b"")
    for name, words in (("text.db", "no database of Lysander"), ("empty.db", "no database of Lysander"), ("none.db", "there is no file")):
        assert run(["check", str(tmp_path / name)]) == 2
        assert words in capsys.readouterr().err
    assert (tmp_path / "empty.db").read_bytes() == b"" and not (tmp_path / "none.db").exists()


def test_a_broken_file_is_found(serve, visit, tmp_path, capsys):
    database = tmp_path / "l.db"
    server = serve(str(database))
    for _ in range(20):
        visit(server).make()
    server.stop()
    data = bytearray(database.read_bytes())
    with sqlite3.connect(database) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'undone'").fetchone()[0]
    data[4096 * (page - 1) : 4096 * page] = b"\xff" * 4096
    database.write_bytes(bytes(data))
    assert run(["check", str(database)]) == 1
    assert "the file: damaged: " in capsys.readouterr().out, "no table needs this page"


def test_new_lines_that_cannot_be_read_are_damage(serve, visit, tmp_path):
    """What a server reads when another one has taken an answer."""
    server = serve(str(tmp_path / "l.db"))
    table, _ = make(visit(server))
    harm(server.settings.database, table, "UPDATE journal SET value = '\"04' WHERE n = 0 AND {here}")
    engine = engine_of(server.settings)
    with engine.connect() as connection:
        known = connection.execute(text("SELECT revision FROM tables WHERE id = :id"), {"id": table}).scalar()
        with pytest.raises(Damaged):
            queries.load_changes(connection, table, Known(revision=known))
    engine.dispose()
