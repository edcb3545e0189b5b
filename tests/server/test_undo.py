"""Taking back: free until somebody else could notice; then by consent, or by the umpire."""

from __future__ import annotations

import sqlite3

from lysander.core import journal
from lysander.games.registry import game
from lysander.server.table import takebacks
from lysander.server.table.refresh import give_up


def answer(client, table, keys, seat, kind, value):
    at = client.state(table, keys[seat], seat)["at"]
    return client.ok("POST", f"/tables/{table}/answer", {"seat": seat, "at": at, "kind": kind, "value": value}, keys[seat])


def test_a_free_take_back_tells_nobody_and_makes_old_answers_stale(client):
    table, keys = client.make()
    german = client.live(table, keys["german"], "german")
    german.silent()
    before = client.state(table, keys["british"], "british")
    answer(client, table, keys, "british", "landing", "0405")
    after = client.state(table, keys["british"], "british")
    assert after["undo"]["free"]
    back = client.ok("POST", f"/tables/{table}/undo", {"seat": "british"}, keys["british"])
    assert back["asks"] == before["asks"] and back["view"] == before["view"] and back["events"] == before["events"]
    assert back["at"] > after["at"] > before["at"]
    for at in (before["at"], after["at"]):
        stale = {"seat": "british", "at": at, "kind": "landing", "value": "0406"}
        client.refused(409, "stale", "POST", f"/tables/{table}/answer", stale, keys["british"])
    assert german.silent() == []
    client.refused(409, "no-undo", "POST", f"/tables/{table}/undo", {"seat": "british"}, keys["british"])
    client.refused(409, "no-undo", "POST", f"/tables/{table}/undo", {"seat": "german", "ask": True}, keys["german"])


def test_a_take_back_loses_no_answer_that_another_server_has_taken(serve, visit, database):
    """Two servers, of which one has not heard of the other's answer yet: its take-back would cut that, too. It is refused, and nothing is lost."""

    async def deaf(table):
        """Hears nothing of what another server has done."""

    here, other = visit(serve(database)), serve(database)
    other.app.state.registry.refresh = deaf
    there, (table, keys) = visit(other), here.make()
    answer(here, table, keys, "british", "landing", "0405")
    assert there.state(table, keys["british"], "british")["undo"]["steps"] == 1
    answer(here, table, keys, "british", "rendezvous", "0309")
    there.refused(409, "stale", "POST", f"/tables/{table}/undo", {"seat": "british"}, keys["british"])
    for client in (here, there, visit(serve(database))):
        view = client.state(table, keys["british"], "british")["view"]
        assert (view["landing"], view["rendezvous"]) == ("0405", "0309")


def test_what_is_done_when_the_table_moves_is_not_asked_for_again(client, monkeypatch):
    """The table goes to another process right after the take-back: who was told to ask again would take back twice."""
    table, keys = client.make()
    answer(client, table, keys, "british", "landing", "0405")
    undo = takebacks.undo

    async def undo_and_move(table, *given):
        await undo(table, *given)
        await give_up(table)

    monkeypatch.setattr(takebacks, "undo", undo_and_move)
    back = client.ok("POST", f"/tables/{table}/undo", {"seat": "british", "step": True}, keys["british"])
    assert back["asks"][0]["kind"] == "landing"


def test_where_all_is_public_what_was_told_is_taken_back_and_all_hear_of_it(client):
    """hijacked: a marker cashed by mistake."""
    table, keys = client.make("hijacked", options={"start": "A"}, seats={s: {"kind": "human"} for s in "AB"})
    before, other = client.state(table, keys["A"], "A"), client.state(table, keys["B"], "B")
    answer(client, table, keys, "A", "turn.act", "cash J")
    assert client.state(table, keys["A"], "A")["undo"]["free"]
    assert client.state(table, keys["B"], "B")["view"]["seats"]["A"]["score"] == 1
    back = client.ok("POST", f"/tables/{table}/undo", {"seat": "A"}, keys["A"])
    assert back["asks"] == before["asks"] and back["view"] == before["view"]
    seen = client.state(table, keys["B"], "B")
    assert seen["view"] == other["view"] and seen["events"][-1]["kind"] == "takeback"
    answer(client, table, keys, "A", "turn.act", "trust a")
    assert not client.state(table, keys["A"], "A")["undo"]["free"]


def test_one_step_of_several_free_answers(client, play):
    table, keys = client.make()
    play(client, table, keys, seed=2).until(lambda: any(a["kind"] == "order" for a in client.state(table, keys["german"], "german")["asks"]))
    seen = [client.state(table, keys["german"], "german")]
    for order in ("L6:block", "L5:block"):
        answer(client, table, keys, "german", "order", order)
        seen.append(client.state(table, keys["german"], "german"))
    assert [s["undo"]["steps"] for s in seen] == [0, 1, 2]
    for step, left in ((True, 1), (False, 0)):
        back = client.ok("POST", f"/tables/{table}/undo", {"seat": "german", "step": step}, keys["german"])
        assert back["asks"] == seen[left]["asks"] and back["undo"]["steps"] == left


def test_beyond_that_the_other_side_must_agree(database, serve, visit, play):
    first = serve(database)
    client = visit(first)
    table, keys = client.make()
    playing = play(client, table, keys, seed=2)
    playing.until(lambda: playing.given[-1:] and playing.given[-1][:2] == ("german", "order") and playing.given[-1][2] == "done")
    while not client.state(table, keys["british"], "british")["undo"]["ask"]:
        playing.step()
    seats = {seat: client.live(table, keys[seat], seat) for seat in ("british", "german")}
    ask = {"seat": "british", "ask": True}
    client.refused(409, "undo-not-free", "POST", f"/tables/{table}/undo", {"seat": "british"}, keys["british"])
    assert client.ok("POST", f"/tables/{table}/undo", ask, keys["british"])["undo"]["asked"]
    assert seats["german"].once(lambda s: s["undo"]["request"])["undo"]["request"]["seat"] == "british"
    client.refused(403, "no-key", "POST", f"/tables/{table}/undo/consent", {"seat": "german", "agree": True}, keys["british"])
    client.refused(409, "no-request", "POST", f"/tables/{table}/undo/consent", {"seat": "british", "agree": True}, keys["british"])
    no = client.ok("POST", f"/tables/{table}/undo/consent", {"seat": "german", "agree": False}, keys["german"])
    assert no["undo"]["request"] is None

    client.ok("POST", f"/tables/{table}/undo", ask, keys["british"])
    before = {seat: client.state(table, keys[seat], seat) for seat in seats}
    client.ok("POST", f"/tables/{table}/undo/consent", {"seat": "german", "agree": True}, keys["german"])
    after = {seat: client.state(table, keys[seat], seat) for seat in seats}
    for seat, live in seats.items():
        live.once(lambda s, seat=seat: s["at"] == after[seat]["at"])
        line = after[seat]["events"][-1]
        assert line["kind"] == "takeback" and line["no"] == before[seat]["events"][-1]["no"] + 1
        assert after[seat]["at"] > before[seat]["at"]
        kept = [e for e in live.log[:-1] if e["no"] < line["facts"]["first"]]
        assert after[seat]["events"] == [*kept, live.log[-1]] and live.log[-1] == line
    assert after["british"]["asks"][0]["kind"] == "party" or after["british"]["asks"]
    first.stop()
    client = playing.client = visit(serve(database))
    for seat in seats:
        again = client.state(table, keys[seat], seat)
        assert again == after[seat] | {"seats": again["seats"]}
    playing.to_the_end()
    text = client.call("GET", f"/tables/{table}/journal").text
    read = journal.load(text)
    assert len(read.cuts) == 1, "rolls after it have another label, so what was rolled before it tells nothing of them"
    later = sum(line.seat == "chance" for line in read.lines[read.cuts[0] :])
    assert later and journal.verify(game("evasion"), read, text) == sum(line.seat == "chance" for line in read.lines)


def test_bots_agree_where_nothing_was_revealed_else_it_is_not_offered(client, play):
    """Against bots alone nobody can be asked: what is offered is taken back at once, and a request that nobody could grant is refused."""
    table, keys = client.make(seats={"british": {"kind": "open"}, "german": {"kind": "bot", "level": "random"}})
    playing = play(client, table, keys, seed=2, seats=("british",))
    refused = 0
    for _ in range(40):
        state = client.state(table, keys["british"], "british")
        if state["status"] != "running":
            break
        assert not state["undo"]["ask"] and not state["undo"]["asked"]
        if not state["undo"]["free"]:
            client.refused(409, "no-undo", "POST", f"/tables/{table}/undo", {"seat": "british", "ask": True}, keys["british"])
            refused += 1
        playing.step()
    assert refused


def test_a_bot_agrees_after_its_own_answer_if_the_person_was_told_nothing_of_it(client, server, monkeypatch):
    """What bots did since keeps nobody from taking back, unless the person was told of it."""
    table, keys = client.make()
    answer(client, table, keys, "british", "landing", "0405")
    live = server.app.state.registry.tables[table]
    live.seats["german"].kind = "bot"
    monkeypatch.setattr(type(live.match), "free_undo", lambda match, seat: None)
    state = client.state(table, keys["british"], "british")
    assert state["undo"]["free"] and state["undo"]["steps"] == 1
    log = live.logs["british"]
    log.told.append(log.told[-1].__class__(log.no + 1, 1, log.told[-1].event))
    assert takebacks.line_back(live, "british") is None, "something was told since, of another line"
    log.told.pop()
    client.ok("POST", f"/tables/{table}/undo", {"seat": "british", "step": True}, keys["british"])
    assert client.state(table, keys["british"], "british")["asks"][0]["kind"] == "landing"


def test_a_request_lapses_with_the_next_answer(client, play):
    table, keys = client.make()
    playing = play(client, table, keys, seed=2)
    while not (state := client.state(table, keys["british"], "british"))["undo"]["ask"]:
        assert state["status"] == "running"
        playing.step()
    asked = client.ok("POST", f"/tables/{table}/undo", {"seat": "british", "ask": True}, keys["british"])
    assert asked["undo"]["asked"] and asked["at"] == state["at"]
    at = asked["at"]
    while client.state(table, keys["british"], "british")["at"] == at:
        playing.step()
    assert not client.state(table, keys["british"], "british")["undo"]["asked"]


def test_undone_lines_are_kept_in_the_store(client, server):
    table, keys = client.make()
    answer(client, table, keys, "british", "landing", "0405")
    client.ok("POST", f"/tables/{table}/undo", {"seat": "british"}, keys["british"])
    answer(client, table, keys, "british", "landing", "0406")
    with sqlite3.connect(server.settings.database) as connection:
        undone = connection.execute("SELECT n, seat, kind, value FROM undone WHERE table_id = ?", (table,)).fetchall()
        kept = connection.execute("SELECT n, seat, kind, value FROM journal WHERE table_id = ?", (table,)).fetchall()
    connection.close()
    assert undone == [(0, "british", "landing", '"0405"')] and kept == [(0, "british", "landing", '"0406"')]
