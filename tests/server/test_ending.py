"""The end of a game as the server tells it: the sentence with the names of persons, goals, ways and luck; and before the end nothing of it."""

from __future__ import annotations

import pytest

SEATS = {"british": {"kind": "human"}, "german": {"kind": "open"}, "umpire": {"kind": "empty"}}


@pytest.fixture
def table(client):
    """A game of the short night, its British led by Amara, its Germans by Jonas."""
    table, keys = client.make("evasion", sit=False, scenario="four-men", seats=SEATS, name="Amara", start=True)
    return table, {**keys, "german": client.take(table, "german", keys["german?"], "Jonas")}


def test_before_the_end_the_address_answers_as_for_a_table_that_is_not_there(client, table, play):
    id, keys = table
    game = play(client, id, keys, 7)
    for _ in range(12):
        for key in (keys["british"], keys["german"], keys["host"], ""):
            client.refused(404, "no-table", "GET", f"/tables/{id}/ending", key=key)
            for seat in ("british", "german", ""):
                answered = client.call("GET", f"/tables/{id}/state", None, key, seat=seat)
                assert answered.status_code != 200 or answered.json()["result"] is None
        game.step()
    nothing = client.call("GET", "/tables/nobody00/ending")
    hidden = client.call("GET", f"/tables/{id}/ending", None, keys["host"])
    assert (nothing.status_code, nothing.json()) == (hidden.status_code, hidden.json())


def test_at_the_end_everybody_reads_the_same_sentence_goals_ways_and_luck(client, table, play):
    id, keys = table
    play(client, id, keys, 7).to_the_end()
    state = client.state(id, keys["british"], "british")
    result = state["result"]
    assert result == client.state(id, keys["german"], "german")["result"] == client.state(id, "", "")["result"]
    assert result["text"].startswith(f"{result['lead']}: ")
    assert [g["side"] for g in result["goals"]] == ["british", "german"] and [g["rule"] for g in result["goals"]] == ["13.3", "13.2"]
    for goal, key in zip(result["goals"], ("away", "captured"), strict=True):
        assert goal["count"] == result["facts"][key] and goal["reached"] == (goal["count"] >= goal["need"])
    assert result["winners"] == result["named"] == [g["side"] for g in result["goals"] if g["reached"]]
    told = client.ok("GET", f"/tables/{id}/ending")
    assert told == client.ok("GET", f"/tables/{id}/ending", key=keys["german"])
    assert {"british"} <= {w["side"] for w in told["ways"]} <= {"british", "german"} and "end-way-foot" in told["words"]
    assert told["rolls"] >= told["counted"] == sum(line["rolls"] for line in told["luck"])


def test_the_person_of_the_winning_side_is_named(client, table):
    id, keys = table
    while not any(a["kind"] == "resign" for a in client.state(id, keys["german"], "german")["asks"]):
        state = client.state(id, keys["british"], "british")
        ask = next(a for a in state["asks"] if not a["standing"])
        body = {"seat": "british", "at": state["at"], "kind": ask["kind"], "value": ask["default"]}
        client.ok("POST", f"/tables/{id}/answer", body, keys["british"])
    state = client.state(id, keys["german"], "german")
    client.ok("POST", f"/tables/{id}/answer", {"seat": "german", "at": state["at"], "kind": "resign", "value": "yes"}, keys["german"])
    result = client.state(id, keys["german"], "german")["result"]
    assert result["lead"] == "Amara won" and "the Germans gave up in move 1," in result["text"]
    german = client.ok("GET", f"/tables/{id}/state", key=keys["german"], seat="german", lang="de")["result"]
    assert german["lead"] == "Amara hat gewonnen"


def test_a_program_that_reads_facts_gets_them_without_words(client, table, play):
    id, keys = table
    play(client, id, keys, 7).to_the_end()
    told = client.ok("GET", f"/tables/{id}/ending", lang="none")
    assert told["ways"] and not told["luck"] and not told["words"]
    assert client.ok("GET", f"/tables/{id}/state", lang="none")["result"]["text"] == ""
