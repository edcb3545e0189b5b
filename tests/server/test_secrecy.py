"""What another role gets does not depend on what it may not know: the same game with two different secrets, byte by byte."""

from __future__ import annotations

import re

VOLATILE = re.compile(r'"(table|created|changed|commitment|seal|time)": ?("[^"]*"|\d+)')


def bytes_of(client, table, keys, seat):
    """Everything that a role can fetch, without what is different at every table."""
    seen = []
    paths = [f"/tables/{table}/state", f"/tables/{table}/text", f"/tables/{table}/replay", f"/tables/{table}/since", "/tables", f"/tables/{table}"]
    for path in paths:
        for lang in ("en", "de"):
            response = client.call("GET", path, key=keys[seat], seat=seat if seat != "watch" else "", lang=lang)
            seen.append((path.replace(table, "T"), response.status_code, VOLATILE.sub("", response.text.replace(table, "T"))))
    return seen


def begun(client, landing, rendezvous):
    """A game up to the first British party, with these secret choices."""
    table, keys = client.make()
    values = {"landing": landing, "rendezvous": rendezvous}
    while True:
        state = client.state(table, keys["british"], "british")
        kind = state["asks"][0]["kind"]
        if kind not in values:
            return table, keys, state
        answer = {"seat": "british", "at": state["at"], "kind": kind, "value": values[kind]}
        client.ok("POST", f"/tables/{table}/answer", answer, keys["british"])


def test_different_secrets_same_bytes(client):
    one, one_keys, _ = begun(client, "0405", "0209")
    two, two_keys, _ = begun(client, "0916", "0410")
    for seat in ("german", "watch"):
        assert bytes_of(client, one, one_keys, seat) == bytes_of(client, two, two_keys, seat)
    british = client.call("GET", f"/tables/{one}/state", key=one_keys["british"], seat="british").text
    assert "0405" in british and bytes_of(client, one, one_keys, "british") != bytes_of(client, two, two_keys, "british")


def test_positions_count_only_what_the_seat_did_and_was_told(client, play):
    table, keys = client.make()
    playing = play(client, table, keys, seed=9)
    playing.until(lambda: any(seat == "german" for seat, _, _ in playing.given))
    for seat in ("british", "german"):
        state = client.state(table, keys[seat], seat)
        assert state["at"] == len(state["events"]) + sum(s == seat for s, _, _ in playing.given)


def test_the_steps_of_a_seat_tell_nothing_of_hidden_rolls(client, play):
    table, keys = client.make()
    playing = play(client, table, keys, seed=9)
    for _ in range(60):
        playing.step()
    for seat in ("british", "german"):
        now = client.state(table, keys[seat], seat)
        own = sum(s == seat for s, _, _ in playing.given)
        last = client.ok("GET", f"/tables/{table}/replay", key=keys[seat], seat=seat)
        assert last["steps"] <= own + len(now["events"])
        assert last["events"] == now["events"] and last["asks"] == now["asks"] and last["view"] == now["view"]
        for step in range(last["steps"] + 1):
            past = client.ok("GET", f"/tables/{table}/replay", key=keys[seat], seat=seat, step=step)
            assert past["events"] == now["events"][: len(past["events"])]


def test_after_the_end_everything_is_open(client, play):
    table, keys = client.make()
    client.refused(403, "no-key", "GET", f"/tables/{table}/replay", key=keys["german"], seat="british")
    client.refused(403, "no-key", "GET", f"/tables/{table}/replay", key=keys["german"], seat="german", truth=True)
    play(client, table, keys, seed=9).to_the_end()
    theirs = client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="british", step=2)
    assert "men" in theirs["view"]
    truth = client.ok("GET", f"/tables/{table}/replay", key=keys["german"], seat="german", truth=True, step=10)
    assert "truth" in truth["view"] and truth["steps"] > theirs["steps"]
    client.refused(404, "no-step", "GET", f"/tables/{table}/replay", key=keys["german"], seat="german", step=100_000)
