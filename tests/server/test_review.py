"""The chances of a finished game at the server: who sees them and when, what is kept, and who may have how much worked out."""

from __future__ import annotations

from threading import Event

import pytest

from lysander.server.bots import reviewer
from lysander.server.pools import start


def over(client, play, seed=5, **wish):
    """A game that is over: its table and keys."""
    table, keys = client.make(**wish)
    play(client, table, keys, seed=seed).to_the_end()
    return table, keys


def settled(client, table, enough):
    """The review of a table as soon as ``enough`` says so of it."""
    while not enough(found := client.ok("GET", f"/tables/{table}/review")):
        assert found["state"] in ("working", "waiting")
        Event().wait(0.05)
    return found


@pytest.fixture
def at_once(monkeypatch):
    """Short pieces, in a process that does not give way to the other tests."""
    monkeypatch.setattr(reviewer, "EACH", 0.2)
    monkeypatch.setattr(reviewer, "start", lambda idle: start())


def test_before_the_end_there_is_no_such_table(client, play):
    table, keys = client.make()
    play(client, table, keys, seed=5).step()
    nowhere = "aaaaaaaaaaaaaaaaaaaaaa"
    for path, query in (("review", {}), ("chances", {}), ("luck", {"line": 3})):
        for key in ("", keys["host"], keys["british"], keys["watch"]):
            refused = [client.refused(404, "no-table", "GET", f"/tables/{of}/{path}", key=key, **query) for of in (table, nowhere)]
            assert refused[0] == refused[1]


def test_chances_come_one_by_one_are_kept_and_are_for_everybody(serve, visit, play, tmp_path, at_once, monkeypatch):
    database = str(tmp_path / "lysander.db")
    server = serve(database)
    client = visit(server)
    table, _ = over(client, play)
    found = settled(client, table, lambda r: r["playouts"] > 20)
    assert found["level"] == "normal" and [g["seats"] for g in found["goals"]] == [["british"], ["german"]]
    result = client.state(table, "", "")["result"]
    end = found["steps"][-1]
    assert end["step"] == found["last"] and [c["value"] for c in end["chances"]] == [result["scores"]["british"], result["scores"]["german"]]
    assert all(c["low"] <= c["value"] <= c["high"] for s in found["steps"] for c in s["chances"])
    assert {s["step"]: s["count"] for s in found["steps"]}[0] >= 20
    server.stop()

    monkeypatch.setattr(reviewer.Reviewer, "_piece", None)  # nothing more is found
    server = serve(database)
    client = visit(server)
    kept = client.ok("GET", f"/tables/{table}/chances")
    assert server.app.state.reviewer.task is None, "nothing is worked on for a list of games"
    assert kept["goals"] == [["british"], ["german"]] and kept["last"] == found["last"]
    again = client.ok("GET", f"/tables/{table}/review")
    assert kept["steps"] == [[s["step"], [c["value"] for c in s["chances"]]] for s in again["steps"]]
    assert again["playouts"] >= found["playouts"]
    counts = {s["step"]: s["count"] for s in again["steps"]}
    assert all(counts[s["step"]] >= s["count"] for s in found["steps"] if s["count"])


def test_a_stranger_has_one_game_worked_on_at_a_time(client, server, play, at_once):
    first, second = over(client, play)[0], over(client, play, seed=6)[0]
    assert client.ok("GET", f"/tables/{first}/review")["state"] == "working"
    assert client.ok("GET", f"/tables/{second}/review")["state"] == "later"
    assert list(server.app.state.reviewer.wanted) == [first]


def test_what_nobody_looks_at_is_not_worked_on(client, server, play, at_once, monkeypatch):
    table = over(client, play)[0]
    clock = [0.0]
    server.app.state.reviewer.clock = lambda: clock[0]
    settled(client, table, lambda r: r["playouts"])
    clock[0] = reviewer.WATCHED + 1
    task = server.app.state.reviewer.task
    while not task.done():
        Event().wait(0.05)
    assert not server.app.state.reviewer.wanted and server.app.state.reviewer.pool is None


def test_a_review_that_breaks_says_so_and_can_be_tried_again(client, server, play, at_once, monkeypatch):
    table = over(client, play)[0]

    async def broken(self, wanted):
        raise RuntimeError("planted")

    with monkeypatch.context() as planted:
        planted.setattr(reviewer.Reviewer, "_piece", broken)
        client.ok("GET", f"/tables/{table}/review")
        while client.ok("GET", f"/tables/{table}/review")["state"] != "failed":
            Event().wait(0.01)
    server.app.state.reviewer.failed.clear()
    assert client.ok("GET", f"/tables/{table}/review")["state"] == "working"


def test_the_luck_up_to_a_step_counts_the_dice_before_it(client, play):
    table, _ = over(client, play)
    review, whole = client.ok("GET", f"/tables/{table}/review"), client.ok("GET", f"/tables/{table}/ending")
    last = client.ok("GET", f"/tables/{table}/luck", line=review["last"])
    assert last["luck"] == whole["luck"]
    for counts in (True, False):
        lines, dice = [line for line in last["luck"] if line["counts"] == counts], [d for d in last["dice"] if (d["good"] is not None) == counts]
        assert [sum(line[of] for line in lines) for of in ("rolls", "got")] == [sum(d[of] for d in dice) for of in ("rolls", "got")]
        assert {tuple(d["seats"]) for d in dice} == ({("german",)} if counts else {()}), "a fight is good for whoever wins it"
    at = review["rolled"][len(review["rolled"]) // 2]
    before, after = (client.ok("GET", f"/tables/{table}/luck", line=line) for line in (at - 1, at))
    assert client.ok("GET", f"/tables/{table}/luck", line=0)["luck"] == [] and not before["ways"]
    assert (before["rolls"], after["rolls"]) == (len([n for n in review["rolled"] if n < at]), before["rolls"] + 1)
    assert sum(line["rolls"] for line in after["luck"]) <= sum(line["rolls"] for line in whole["luck"])


def test_the_moves_are_marked_and_the_nights_among_them(client, play):
    table, _ = over(client, play)
    moves = client.ok("GET", f"/tables/{table}/review")["moves"]
    assert [m["label"] for m in moves] == [str(n) for n in range(1, len(moves) + 1)]
    for before, after in zip(moves, [*moves[1:], None], strict=True):
        view = client.ok("GET", f"/tables/{table}/replay", seat="german", truth=True, step=before["step"])["view"]
        assert (str(view["move"]), view["light"] == "night") == (before["label"], before["dark"])
        if after is not None:
            last = client.ok("GET", f"/tables/{table}/replay", seat="german", truth=True, step=after["step"] - 1)["view"]
            assert str(last["move"]) == before["label"]


def test_a_step_of_a_seat_is_found_by_a_line_when_the_game_is_over_alone(client, play):
    table, keys = client.make()
    playing = play(client, table, keys, seed=5)
    for _ in range(12):
        playing.step()
    running = [client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="german", line=line) for line in (0, 5)]
    assert running[0] == running[1] and running[0]["line"] == 0 and running[0]["step"] == running[0]["steps"]
    playing.to_the_end()
    truth = client.ok("GET", f"/tables/{table}/replay", seat="german", truth=True, step=30)
    assert truth["line"] == 30
    known = client.ok("GET", f"/tables/{table}/replay", seat="german", line=30)
    assert known["line"] <= 30 and known["step"] < known["steps"] < truth["steps"]
    after = client.ok("GET", f"/tables/{table}/replay", seat="german", step=known["step"] + 1)
    assert after["line"] > 30


def test_what_could_have_been_known_is_shown_when_the_game_is_over(client, play):
    table, keys = client.make(options={"belief": "off"})
    playing = play(client, table, keys, seed=5)
    for _ in range(12):
        playing.step()

    def belief(**query):
        return client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="german", **query)["view"]["belief"]

    assert belief(aided=True) is None, "in play the table's option holds"
    playing.to_the_end()
    step = client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="german", line=60)["step"]
    shown = belief(step=step, aided=True)
    assert belief(step=step) is None and shown["hexes"] and sum(shown["weights"].values()) > 90
    assert belief(step=step) is None, "the other view was not changed by it"
    truth = client.ok("GET", f"/tables/{table}/replay", seat="german", truth=True, step=60, aided=True)
    assert truth["view"] == client.ok("GET", f"/tables/{table}/replay", seat="german", truth=True, step=60)["view"]
