"""4 Of where hijackers hide nothing reaches the Teams and spectators: not by what they are sent, nor in which order it comes."""

from __future__ import annotations

import re

SAID = re.compile(r'"(table|created|changed|commitment|seal|time)": ?("[^"]*"|\d+)')
HIDING = ("C,TF,R9,L10", "A12,TA,L9,L8")
TEAMS = {"next-team": "t1", "enter": "L1", "control": "no", "move": "-", "vet": "-", "act": "-"}
SEATS = ("teams", "watch")


def seen(client, places):
    """Who was asked what up to the third turn while the Hijackers hide on these squares; what Teams and a spectator saw after each answer."""
    table, keys = client.make("flight181", scenario="free", beat=0)
    asked, told = [], []
    while (state := client.state(table, keys["hijackers"], "hijackers"))["view"]["turn"] < 3:
        seat = "hijackers" if state["asks"] else "teams"
        if seat == "teams":
            state = client.state(table, keys["teams"], "teams")
        ask = next(a for a in state["asks"] if not a["standing"])
        kind = ask["kind"].partition(":")[0]
        asked.append((seat, kind))
        wanted = {"setup-hijackers": places, "setup-passengers": ask["default"], **TEAMS}.get(kind, "-")
        listed = [o["value"] for o in ask["options"] if not o["closed"]]
        value = wanted if wanted in listed or not listed else "-" if "-" in listed else listed[0]
        client.ok("POST", f"/tables/{table}/answer", {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value}, keys[seat])
        got = [client.call("GET", f"/tables/{table}/state", key=keys[s], seat="" if s == "watch" else s).text for s in SEATS]
        got.append(client.call("GET", f"/tables/{table}/since", key=keys["teams"], seat="teams").text)
        told.append([SAID.sub("", text.replace(table, "T")) for text in got])
    return asked, told


def test_4_8_4_10_two_hiding_places_show_the_same_after_each_answer(client):
    (asked, told), (asked_there, told_there) = (seen(client, places) for places in HIDING)
    assert {("hijackers", "ambush"), ("hijackers", "next-hijacker")} <= {*asked}
    assert asked == asked_there, "4.10 questions are put by public facts"
    assert told == told_there
