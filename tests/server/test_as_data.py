"""In Clouds of Glory 35.2: a table takes answers as data, and refuses with what is wrong with them."""

from __future__ import annotations

SEATS = {"e1": {"kind": "human"}, "c1": {"kind": "human"}}


def test_a_plan_as_data_is_taken_and_one_with_an_unknown_entry_is_refused(client):
    table, keys = client.make(game="clouds", scenario="duel", seats=SEATS)
    seat = next(s for s in ("e1", "c1") if any(a["kind"].startswith("plan:") for a in client.state(table, keys[s], s)["asks"]))
    state = client.state(table, keys[seat], seat)
    ask = next(a for a in state["asks"] if a["kind"].startswith("plan:"))
    straight = {"kind": "straight", "len": ask["domain"]["speed"]}
    answer = {"seat": seat, "at": state["at"], "kind": ask["kind"]}
    wrong = {**answer, "value": {"segments": [{**straight, "speed": 3}]}}
    refused = client.refused(422, "refused", "POST", f"/tables/{table}/answer", wrong, keys[seat])
    assert (refused["code"], refused["text"]) == ("P-02", "Segment 1: There is no entry speed here.")
    after = client.ok("POST", f"/tables/{table}/answer", {**answer, "value": {"segments": [straight]}}, keys[seat])
    assert after["at"] > state["at"]
