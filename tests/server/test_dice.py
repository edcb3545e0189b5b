"""The dice of a table: each person may have a part in the seed by commit and reveal, and everybody can prove it afterwards."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lysander.cli import verify as verified
from lysander.core.chance import commitment, seal_of, shared_seed
from lysander.core.journal import BadJournal, load, verify
from lysander.games.registry import game
from lysander.server.table import status

SEATS = ("british", "german")


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the time for revealing pass."""
    return lambda: monkeypatch.setattr(status, "PATIENCE", 0)


def lobby(client: Any, **wish: Any) -> tuple[str, dict[str, str]]:
    return client.make(start=False, **wish)


def committed(client: Any, table: str, keys: dict[str, str], seats: tuple[str, ...] = SEATS) -> dict[str, str]:
    """The nonces to which seats have committed."""
    nonces = {seat: secrets.token_hex(32) for seat in seats}
    for seat, nonce in nonces.items():
        client.ok("POST", f"/tables/{table}/commit", {"seat": seat, "commitment": commitment(bytes.fromhex(nonce))}, keys[seat])
    return nonces


def setup(client: Any, table: str) -> Any:
    return client.state(table, "", "")["setup"]


def start(client: Any, table: str, keys: dict[str, str], **wish: Any) -> str:
    return client.ok("POST", f"/tables/{table}/start", wish, keys["host"])["status"]


def reveal(client: Any, table: str, keys: dict[str, str], seat: str, nonce: str) -> str:
    return client.ok("POST", f"/tables/{table}/reveal", {"seat": seat, "nonce": nonce}, keys[seat])["status"]


def test_the_seed_is_of_all_who_wished_it_and_is_proved_after_the_end(client, play, server, tmp_path, capsys):
    table, keys = lobby(client)
    begun = setup(client, table)
    nonces = committed(client, table, keys)
    assert start(client, table, keys) == "lobby", "the list is closed first"
    sealed = setup(client, table)
    assert sealed["sealed"] and not begun["sealed"] and sealed["nonces"] == {}
    assert sealed["commitments"] == {seat: commitment(bytes.fromhex(nonce)) for seat, nonce in nonces.items()}
    assert sealed["seal"] == seal_of(begun["commitment"], sealed["commitments"]) != begun["seal"] == begun["commitment"]
    live = server.app.state.registry.tables[table]
    assert reveal(client, table, keys, "german", nonces["german"]) == "lobby" and live.match is None
    assert reveal(client, table, keys, "british", nonces["british"]) == "running"
    assert live.chance.seed == shared_seed(bytes.fromhex(live.meta.seed), nonces) != bytes.fromhex(live.meta.seed)
    play(client, table, keys, seed=5).to_the_end()
    text = client.call("GET", f"/tables/{table}/journal", key=keys["german"]).text
    assert verify(game("evasion"), load(text), text) > 0
    ended = setup(client, table)
    assert (ended["nonces"], commitment(bytes.fromhex(ended["seed"]))) == (nonces, begun["commitment"])
    file = tmp_path / "game.journal"
    file.write_text(text)
    for seal in (sealed["seal"], begun["commitment"]):
        assert verified([str(file), "--commitment", seal]) == 0
        assert f"british had a part in the dice by the nonce {nonces['british']}" in capsys.readouterr().out
    assert verified([str(file), "--commitment", commitment(b"another")]) == 1
    made = client.http.post("/api/tables/file", content=text).json()
    assert client.call("GET", f"/tables/{made['table']}/journal", key=made["keys"]["host"]).text == text, "it is proved elsewhere, too"
    wrong = (
        ({"british": nonces["british"]}, "line"),
        (nonces | {"german": "00" * 32}, "nonce of german"),
        (nonces | {"german": "x"}, "nonce of german"),
    )
    for changed, why in wrong:
        with pytest.raises(BadJournal, match=why):
            verify(game("evasion"), replace(load(text), nonces=changed), text)


def test_a_nonce_is_taken_when_all_commitments_are_known_and_a_commitment_before(client):
    table, keys = lobby(client)
    nonces = committed(client, table, keys, ("british",))
    one = {"seat": "british", "nonce": nonces["british"]}
    client.refused(409, "unsealed", "POST", f"/tables/{table}/reveal", one, keys["british"])
    again = {"seat": "british", "commitment": commitment(b"")}
    client.refused(409, "sealed", "POST", f"/tables/{table}/commit", again, keys["british"])
    start(client, table, keys)
    client.refused(409, "sealed", "POST", f"/tables/{table}/commit", again | {"seat": "german"}, keys["german"])
    client.refused(422, "other-nonce", "POST", f"/tables/{table}/reveal", one | {"nonce": "00" * 32}, keys["british"])
    client.refused(422, "other-nonce", "POST", f"/tables/{table}/reveal", one | {"seat": "german"}, keys["german"])
    for key in (keys["german"], keys["host"], ""):
        client.refused(403, "no-key", "POST", f"/tables/{table}/reveal", one, key)
        client.refused(403, "no-key", "POST", f"/tables/{table}/commit", again, key)
    assert reveal(client, table, keys, **one) == "running"
    for path, body in (("reveal", one), ("commit", again)):
        client.refused(409, "not-lobby", "POST", f"/tables/{table}/{path}", body, keys["british"])


@pytest.mark.parametrize("hex", ["", "00", "A" * 64, "g" * 64, "0" * 65, 7])
def test_what_is_no_number_is_refused(client, hex):
    table, keys = lobby(client)
    for path, name in (("commit", "commitment"), ("reveal", "nonce")):
        client.refused(400, "bad-request", "POST", f"/tables/{table}/{path}", {"seat": "british", name: hex}, keys["british"])


def test_who_does_not_reveal_is_waited_for_a_while_and_named(client, patience):
    table, keys = lobby(client)
    nonces = committed(client, table, keys)
    assert start(client, table, keys, wait=False) == "lobby", "the list is closed at first"
    reveal(client, table, keys, "british", nonces["british"])
    assert start(client, table, keys, wait=False) == start(client, table, keys) == "lobby"
    patience()
    assert start(client, table, keys) == "lobby"
    assert start(client, table, keys, wait=False) == "running"
    found = client.state(table, keys["british"], "british")
    assert found["setup"]["nonces"] == {"british": nonces["british"]} and len(found["setup"]["commitments"]) == 2
    assert [(line["action"], line["seat"]) for line in found["book"]][-2:] == [("started", ""), ("unrevealed", "german")]


def test_nobody_can_begin_the_draw_again(serve, visit, database):
    """Neither a restart of the server nor of the game gives whoever runs it another try: commitments and nonces are kept."""
    server = serve(database)
    client = visit(server)
    table, keys = lobby(client)
    nonces = committed(client, table, keys)
    start(client, table, keys)
    reveal(client, table, keys, "british", nonces["british"])
    before = setup(client, table)
    server.stop()
    there = visit(serve(database))
    start(there, table, keys)
    assert setup(there, table) == before
    assert reveal(there, table, keys, "german", nonces["german"]) == "running"


def test_who_gets_up_before_the_start_takes_the_commitment_along(client):
    table, keys = lobby(client)
    committed(client, table, keys)
    client.seat(table, "free", "german", keys["german"])
    assert list(setup(client, table)["commitments"]) == ["british"]
    keys["german"] = client.take(table, "german", client.seat(table, "link", "german", keys["host"])["key"])
    committed(client, table, keys, ("german",))
    assert set(setup(client, table)["commitments"]) == set(SEATS)


def test_bots_fill_seats_when_the_list_is_closed(client):
    table, keys = lobby(client, sit=False, seats={"british": {"kind": "human"}})
    nonces = committed(client, table, keys, ("british",))
    assert start(client, table, keys, fill="random") == "lobby"
    assert reveal(client, table, keys, "british", nonces["british"]) == "running"
    assert [s["kind"] for s in client.state(table, "", "")["seats"]][:2] == ["human", "bot"]


def test_two_servers_keep_one_list(new_postgres, serve, visit):
    here, there = visit(serve(new_postgres)), visit(serve(new_postgres))
    table, keys = lobby(here)
    nonces = committed(here, table, keys, ("british",)) | committed(there, table, keys, ("german",))
    german = there.live(table, keys["german"], "german")
    start(here, table, keys)
    reveal(there, table, keys, "german", nonces["german"])
    assert reveal(here, table, keys, "british", nonces["british"]) == "running"
    assert setup(here, table)["nonces"] == nonces
    german.once(lambda s: s["setup"]["nonces"] == nonces)
