"""Several seats at one screen: which pages show something of one seat alone. And by what names sentences call those who sit there."""

from __future__ import annotations


def hijacked(client, **wish):
    """Three negotiators at one screen; A begins."""
    people = {"A": "Amara", "B": "Jonas", "C": "Ruth"} | wish.pop("names", {})
    seats = {seat: {"kind": "human", "name": name} for seat, name in people.items()}
    return client.make("hijacked", options={"start": "A"}, seats=seats, hot_seat=True, **wish)


def page(client, table, keys, seat):
    return client.state(table, keys[seat], seat)


def answer(client, table, keys, seat, kind, value):
    body = {"seat": seat, "at": page(client, table, keys, seat)["at"], "kind": kind, "value": value}
    client.ok("POST", f"/tables/{table}/answer", body, keys[seat])


def test_a_page_is_private_when_something_on_it_is_for_one_seat_alone(client):
    table, keys = hijacked(client)
    private = lambda: "".join(s for s in "ABC" if page(client, table, keys, s)["private"])  # noqa: E731
    while page(client, table, keys, "A")["view"]["round"] < 3:
        for seat in "ABC":
            assert private() == ""
            answer(client, table, keys, seat, "turn.act", "end")
    answer(client, table, keys, "A", "turn.act", "squad a b")
    assert page(client, table, keys, "A")["view"]["drawn"]
    assert private() == "A", "A has drawn two bonus tiles, which the others may not see"
    answer(client, table, keys, "A", "squad.keep", page(client, table, keys, "A")["asks"][0]["options"][0]["value"])
    answer(client, table, keys, "A", "turn.act", "end")
    assert private() == "A", "the log of A tells which tile went back"


def test_notes_make_a_page_private(client):
    table, keys = hijacked(client)
    client.ok("PUT", f"/tables/{table}/notes", {"seat": "B", "text": "Amara bluffs", "marks": []}, keys["B"])
    assert [page(client, table, keys, s)["private"] for s in "ABC"] == [False, True, False]


def test_a_page_that_is_not_shared_is_private(client):
    table, keys = client.make("hijacked")
    assert page(client, table, keys, "A")["private"]
    table, keys = client.make("evasion", hot_seat=True)
    assert page(client, table, keys, "british")["private"], "the two sides see different things"


def test_sentences_name_who_sits_in_a_seat_that_is_a_mere_letter(client):
    table, keys = hijacked(client)
    answer(client, table, keys, "A", "turn.act", "end")
    said = [line["text"] for line in page(client, table, keys, "C")["events"]]
    assert "It is Jonas’s turn." in said
    assert "Jonas" in page(client, table, keys, "C")["waiting"]["text"]


def test_a_name_that_could_mean_somebody_else_has_its_seat_beside_it(client):
    table, keys = hijacked(client, names={"A": "B", "B": "Jonas", "C": "Jonas"})
    said = " ".join(line["text"] for line in page(client, table, keys, "A")["events"])
    assert "B (A)" in said and "Jonas (B)" in said and "Jonas (C)" in said
