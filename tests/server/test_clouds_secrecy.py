"""5.3 to 5.5 What a closed cockpit hides reaches neither the other side nor a spectator, by whatever way: one battle over two sets of panels."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

import pytest

from lysander.games.clouds.game import Clouds
from lysander.server.bots.runner import BotRunner

SAID = re.compile(r'"(table|created|changed|commitment|seal|time)": ?("[^"]*"|\d+)')
PANELS = ("/s18/g16,16~P:(Marlowe)f13L12r1", "/s20/g14,14~P:(Webster)a13f13F13/13r2", "/s17~P:(Kydd)a13f13g13F13/13r1[cool]")
"""What stands on the panels of E1, E2, E3, and who flies them."""
THERE = ("/s15/g9,11j4+roll2+wide2~P:(Jonson)f16L17r1", "/s9/g12,11+em~P:(Dekker)f9F11/13L16r2", "/s3/g4,2x+strain+wires~P:(Nashe)f8g17F11/13r2[eel]")
"""Other panels, with which they fly, shoot and are hit alike for three turns."""
WEAK = (PANELS[0].replace("s18", "s9"), *PANELS[1:])
"""Panels with which E1 breaks up when it is hit in turn 4."""
PANEL = "strength guns people skills actions left right letter tightest wider doubled emergency strain wires"
"""What differs on them."""
SEATS = {s: {"kind": "empty"} for s in ("e2", "e3", "c2", "c3")} | {"e1": {"kind": "human"}, "c1": {"kind": "open"}}
OTHERS = {"c1": ("state", "since", "text", "replay"), "watch": ("state", "text", "replay")}
"""Those to whom the cockpits of the Entente are closed, and what they can fetch."""

GIVEN: list[str] = []
"""What the bot that gives hints has got to think about."""


@dataclass
class Step:
    """An answer: who gave it, what the panels of the Entente then were, what the others were sent by then since the answer before."""

    who: str
    hidden: dict[str, object] = field(default_factory=dict)
    sent: list[tuple[str, str]] = field(default_factory=list)


class Battle:
    """A battle of which everything is kept that reaches Central Powers 1 and a spectator."""

    def __init__(self, client, panels, cockpits="closed"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Clouds, "new", lambda game, setup: game.parse(position(panels, cockpits), setup))
            options = {"cockpits": cockpits, "collisions": "off"}
            self.table, self.keys = client.make("clouds", scenario="mission_3", options=options, seats=SEATS, hints=True)
        self.client, self.jammed = client, "j4" in panels[0]
        self.live = {seat: client.live(self.table, self.keys[seat], seat_of(seat)) for seat in OTHERS}
        self.steps = [Step("-")]
        self.look()

    @property
    def all(self):
        return [sent for step in self.steps for sent in step.sent]

    def get(self, seat, path, **query):
        got = self.client.call("GET", f"/tables/{self.table}/{path}", key=self.keys[seat], seat=seat_of(seat), **query)
        assert got.status_code == 200, got.text
        return got.text

    def sent(self, what, text):
        self.steps[-1].sent.append((what, SAID.sub(r'"\1":0', text.replace(self.table, "T"))))

    def look(self):
        """Notes what the others are sent, first by itself, then when they fetch it, and the panels."""
        for seat, live in self.live.items():
            for _ in range(2):  # whatever there is to be sent before the first pong, or right behind it, comes before the second
                live.silent()
            for text in live.bytes:
                if json.loads(text)["type"] != "pong":
                    self.sent(f"{seat} live", text)
            live.bytes.clear()
        for seat, path, lang in ((seat, path, lang) for seat, paths in OTHERS.items() for path in paths for lang in ("en", "de")):
            self.sent(f"{seat} {path} {lang}", self.get(seat, path, lang=lang))
        self.steps[-1].hidden = dict(leaves({p["id"]: p["panel"] for p in self.state("e1")["view"]["planes"] if p["side"] == "E"}))

    def state(self, seat):
        return json.loads(self.get(seat, "state", lang="en"))

    def play(self, to):
        """Answers of both seats up to a turn: all fly straight on, and whoever can shoots."""
        while (state := self.state("e1"))["view"]["turn"] < to:
            seat = "e1" if any(not a["standing"] for a in state["asks"]) else "c1"
            state = state if seat == "e1" else self.state(seat)
            ask = next(a for a in state["asks"] if not a["standing"])
            value = ask["default"]
            if ask["kind"] == "plan:E1" and state["view"]["turn"] == 2 and self.jammed:
                value += " /repair:g2:1"
            elif ask["kind"].startswith("attack"):
                value = next(o["value"] for o in ask["options"] if o["value"].endswith("normal"))
            if seat == "c1":
                self.consult(ask["kind"], value)
            self.steps.append(Step(f"{seat} {state['view']['turn']} {ask['kind']}"))
            answer = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value}
            self.client.ok("POST", f"/tables/{self.table}/answer", answer, self.keys[seat])
            self.look()
        return self

    def consult(self, kind, value):
        """What Central Powers 1 is told of answers before it gives one: whether they are legal, what they lead to, what a bot thinks."""
        for wish in (value, "S9 =R", "E1 short"):
            self.sent(f"why {wish}", self.get("c1", "why", kind=kind, value=wish))
            if kind.startswith("plan"):
                self.sent(f"aid {wish}", self.get("c1", "aid", kind=kind, value=wish))
        self.sent("explain", self.get("c1", "explain"))
        self.sent("thought about", GIVEN.pop())


def position(panels, cockpits):
    """C1 behind E1, E2 behind C2, the others far away."""
    places = ("-3000,0,24", "3000,0,24", "-6000,-6000,24")
    ours = [f"E{n}=camel@{at}/h0000L0/v14{panel}" for n, (at, panel) in enumerate(zip(places, panels, strict=True), 1)]
    theirs = ["C1=dr1@-3100,-600,24/h0000L0/v14", "C2=alb5@3100,600,24/h0000L0/v14", "C3=alb5@6000,-6000,24/h0000L0/v14"]
    return " ; ".join([f"clouds mission_3 T2 M4 collisions=off cockpits={cockpits}", *ours, *theirs])


def seat_of(seat):
    return "" if seat == "watch" else seat


def leaves(of, at=""):
    """The values within JSON, each with where it stands."""
    if isinstance(of, dict | list):
        for key, inner in of.items() if isinstance(of, dict) else enumerate(of):
            yield from leaves(inner, f"{at}.{key}")
    else:
        yield at, of


def differing(one, two):
    """Where panels differ."""
    return {at for at in one.hidden.keys() | two.hidden.keys() if one.hidden.get(at) != two.hidden.get(at)}


def parted(one, two):
    """The first answer after which the others were sent something else in two battles, and what it was; None if they never were."""
    for step, there in zip(one.steps, two.steps, strict=False):
        for sent, other in zip(step.sent, there.sent, strict=False):
            if sent != other:
                return step.who, sent[0]
        if step.who != there.who or len(step.sent) != len(there.sent):
            return step.who, "another number"
    return None


@pytest.fixture(autouse=True)
def thoughts(same_seed, monkeypatch):
    """The same dice at every table. Bots do not think for the hints: what they are given to think about is kept."""

    async def think(runner, table, key, first, question):
        GIVEN.append(json.dumps([first, question]))
        return question["questions"][0]["kind"], None, []

    monkeypatch.setattr(BotRunner, "_think", think)


def test_5_3_other_panels_send_the_other_side_and_spectators_the_same_bytes(client):
    one, two = (Battle(client, panels).play(5) for panels in (PANELS, THERE))
    assert parted(one, two) is None
    found = [differing(*steps) for steps in zip(one.steps, two.steps, strict=True)]
    assert len(found) == 27 and min(len(values) for values in found) >= 38, "after each answer the hidden panels differed"
    assert {at.split(".")[2] for values in found for at in values} >= {*PANEL.split()}
    assert sum(what.endswith("live") for what, _ in one.all) == 2 * 27 + 1 and len(one.all) > 500


def test_5_3_a_machine_that_breaks_up_is_seen_and_nothing_before(client):
    one, two = (Battle(client, panels).play(5) for panels in (PANELS, WEAK))
    before, after = (json.loads(dict(battle.steps[25].sent)["c1 state en"])["events"] for battle in (one, two))
    assert parted(one, two) == ("c1 4 attack:C1", "c1 live")
    assert after[: len(before)] == before and ("broke-up", {"who": "E1"}) in [(e["kind"], e["facts"]) for e in after[len(before) :]]


def test_5_2_open_cockpits_show_the_panels_at_once(client):
    one, two = (Battle(client, panels, "open") for panels in (PANELS, THERE))
    assert parted(one, two) == ("-", "c1 live")
