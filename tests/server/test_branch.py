"""Playing on from a moment of a game: who may, where it begins, and what its dice prove."""

from __future__ import annotations

from lysander.core.ask import CHANCE
from lysander.core.journal import load, verify
from lysander.games.registry import game


def over(client, play, seed=5, **wish):
    """A game that is over: its table and keys."""
    table, keys = client.make(**wish)
    play(client, table, keys, seed=seed).to_the_end()
    return table, keys


def test_a_finished_game_is_played_on_from_any_step_by_new_dice(client, play):
    table, keys = over(client, play)
    then = client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="german", step=6)
    made = client.ok("POST", f"/tables/{table}/branch", {"seat": "german", "step": 6, "name": "Ada"}, keys["german"])
    new, all_seats = made["table"], made["keys"]
    now = client.state(new, all_seats["german"], "german")
    assert now["status"] == "running" and now["setup"]["seed"] == ""
    assert now["setup"]["commitment"] != then["setup"]["commitment"]
    assert [e["text"] for e in now["events"]] == [e["text"] for e in then["events"]]
    assert (now["view"], now["asks"]) == (then["view"], then["asks"])
    assert all_seats["british"] == all_seats["german"] == all_seats["host"]
    play(client, new, all_seats, seed=6).to_the_end()

    text = client.call("GET", f"/tables/{new}/journal", key=all_seats["host"]).text
    old = load(client.call("GET", f"/tables/{table}/journal", key=keys["german"]).text)
    journal = load(text)
    taken = [line for line in journal.lines if line.by == "branch"]
    assert (
        taken and [(line.kind, line.value) for line in taken] == [(line.kind, line.value) for line in old.lines if line.seat == CHANCE][: len(taken)]
    )
    assert verify(game("evasion"), journal, text) == sum(line.seat == CHANCE and not line.by for line in journal.lines)


def test_an_earlier_step_is_told_in_words(client, play):
    table, keys = client.make()
    playing = play(client, table, keys, seed=5)
    texts = []
    for _ in range(6):
        replayed = client.ok("GET", f"/tables/{table}/replay", key=keys["british"], seat="british")
        texts.append((replayed["step"], client.ok("GET", f"/tables/{table}/text", key=keys["british"], seat="british")["text"]))
        playing.step()
    assert len({text for _, text in texts}) > 2
    for step, text in texts:
        assert client.ok("GET", f"/tables/{table}/text", key=keys["british"], seat="british", step=step)["text"] == text
    client.refused(403, "no-key", "GET", f"/tables/{table}/text", key=keys["british"], seat="german", step=0)
    client.refused(403, "no-key", "GET", f"/tables/{table}/text", key=keys["british"], seat="british", truth=True)


def test_the_rest_of_a_finished_game_is_played_by_bots(client, play):
    table, keys = over(client, play, bot_pause=7)
    wish = {"seat": "british", "step": 3, "seats": {"german": {"kind": "bot", "level": "random"}}}
    made = client.ok("POST", f"/tables/{table}/branch", wish, keys["british"])
    state = client.state(made["table"], made["keys"]["british"], "british")
    assert state["setup"]["bot_pause"] == 7
    kinds = {s["seat"]: s["kind"] for s in state["seats"]}
    assert kinds == {"british": "human", "german": "bot", "umpire": "empty"}


def test_a_running_game_is_played_on_by_who_holds_all_its_seats_alone(client, play):
    table, keys = client.make()
    play(client, table, keys, seed=1).until(lambda: client.state(table, keys["german"], "german")["asks"] != [])
    step = {"seat": "british", "step": 1}
    for role in ("british", "german", "host"):
        client.refused(403, "not-over", "POST", f"/tables/{table}/branch", step, keys[role])
    screen, hot = client.make(hot_seat=True)
    play(client, screen, hot, seed=1).until(lambda: client.state(screen, hot["german"], "german")["asks"] != [])
    assert client.ok("POST", f"/tables/{screen}/branch", step, hot["host"])["table"] != screen
    ruled, chair = client.make(hot_seat=True, seats={"umpire": {"kind": "open"}})
    client.refused(403, "not-over", "POST", f"/tables/{ruled}/branch", step, chair["host"])


def test_what_makes_no_sense_is_refused(client, play):
    table, keys = over(client, play)
    last = client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="german")["step"]
    at = f"/tables/{table}/branch"
    client.refused(409, "nothing-left", "POST", at, {"seat": "german", "step": last}, keys["german"])
    client.refused(404, "no-step", "POST", at, {"seat": "german", "step": last + 1}, keys["german"])
    client.refused(422, "no-seat", "POST", at, {"step": 1, "seats": {"umpire": {"kind": "bot"}}}, keys["german"])
    client.refused(422, "bad-seat", "POST", at, {"step": 1, "seats": {"british": {"kind": "empty"}}}, keys["german"])
    client.refused(422, "no-level", "POST", at, {"step": 1, "seats": {"british": {"kind": "bot", "level": "godlike"}}}, keys["german"])
