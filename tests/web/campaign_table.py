"""A table of a campaign for tests in the browser: a position to begin at, and what people do there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, expect

from . import plain
from .actions import laid_out

if TYPE_CHECKING:
    from .conftest import Meet

NAMES = {"organiser": "Ruth", "e1": "Amara", "c1": "Jonas"}
SEATS = ("organiser", "e1", "e2", "e3", "c1", "c2", "c3")
PILOTS = {
    "e1": "Alan~Abbott Basil~Brook Cyril~Cole Denis~Dunn Edgar~Ellis Frank~Foss",
    "c1": "Adam~Arndt Bruno~Beck Carl~Cramer Dieter~Dorn Emil~Ebel Fritz~Fink",
}
SKILLS = "awareness=14 flying=12 gunnery=16 fortitude=11 luck=13 now=11"
DIGESTS = ("a1" * 32, "b2" * 32)


def position(step: str = "K2", **more: str) -> str:
    """April 1917, with two missions flown: each side has won one. ``more`` is what else is said of people, by id."""
    rows = [
        f"campaign 1917-04 {step} name=Flanders flown=1 number=2 won=1,1 points=7,12 sums=E.earned:5,E.victories:2",
        "squadron e1 name=Ours nation=british side=E strength=6 type=pup since=1917-01 seen=pup",
        "squadron c1 name=Theirs nation=german side=C strength=6 type=alb3 since=1917-01 seen=alb3",
    ]
    for squadron, names in PILOTS.items():
        for n, name in enumerate(names.split(), 1):
            nation = {"e": "british", "c": "german"}[squadron[0]]
            rows.append(person(f"{squadron}p{n}", name, nation, **more))
    rows += [
        f"battle Flanders/1 file=mission_3 month=1917-03 attacker=E winner=E entente=7 central=3 digest={DIGESTS[0]}",
        f"battle Flanders/2 file=mission_1 month=1917-04 attacker=C winner=C central=9 digest={DIGESTS[1]}",
    ]
    return " ; ".join(rows)


KNOWN = {
    "e1p1": "victories=Flanders/1|C1|alb3|4|-,Flanders/1|C2|alb3|7|- experience=5 missions=1 flew=1",
    "e1p2": "state=dead missions=1 flew=1 how=dead",
    "e1p3": "wounds=Flanders/1|9|-2|3 state=grounded out=1 missions=1 flew=1",
    "e1p4": "abilities=rank",
    "c1p1": "missions=2 flew=2",
}
"""What two missions have left of people."""


def person(id: str, name: str, nation: str, **more: str) -> str:
    """A person in notation."""
    skills = SKILLS.replace("now=11", "now=0") if "state=dead" in KNOWN.get(id, "") else SKILLS
    said = more.get(id, KNOWN.get(id, ""))
    words = [f"person {id} name={name} nation={nation} role=pilot squadron={id[:2]} joined=1917-01 {skills}", *([said] if said else [])]
    return " ".join(words)


class Campaign:
    """A table made over HTTP, with a person in every seat of ``seats``."""

    def __init__(self, address: str, seats: tuple[str, ...] = ("organiser", "e1", "c1"), **options: Any) -> None:
        self.address = address
        wish: dict[str, Any] = {s: {"kind": "empty"} for s in SEATS}
        wish |= {s: {"kind": "human" if s == seats[0] else "open", "name": NAMES[s]} for s in seats}
        body = {"game": "campaign", "scenario": "war", "options": options, "seats": wish, "title": "Western Front", "name": "Ruth"}
        made = self.call("POST", "/tables", "", body)
        self.table, self.keys = made["table"], made["keys"]
        for seat in seats[1:]:
            taken = self.call("POST", f"/tables/{self.table}/seat", f"{seat}?", {"action": "take", "seat": seat, "name": NAMES[seat]})
            self.keys[seat] = taken["key"]
        self.call("POST", f"/tables/{self.table}/start", "host", {})

    def call(self, method: str, path: str, role: str, body: Any = None, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {self.keys[role]}"} if role else {}
        answer = plain.request(method, f"{self.address}/api{path}", json=body, headers=headers, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self, seat: str) -> Any:
        return self.call("GET", f"/tables/{self.table}/state", seat, seat=seat)

    def view(self, seat: str = "organiser") -> Any:
        return self.state(seat)["view"]

    def person(self, id: str) -> Any:
        return next(row["person"] for row in self.view()["people"] if row["person"]["id"] == id)

    def asked(self, seat: str) -> Any:
        return next((a for a in self.state(seat)["asks"] if not a["standing"]), None)

    def answer(self, seat: str, value: Any = None) -> None:
        """The open question is answered, with its default if no value is given."""
        state, ask = self.state(seat), self.asked(seat)
        given = ask["default"] if value is None else value
        self.call("POST", f"/tables/{self.table}/answer", seat, {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": given})

    def play_to(self, kind: str, seat: str = "organiser") -> None:
        """All give default answers until a seat is asked this."""
        for _ in range(60):
            asked = {s: ask["kind"] for s in NAMES if (ask := self.asked(s))}
            if asked.get(seat) == kind:
                return
            assert asked, f"nobody is asked, and {seat} never {kind}"
            self.answer(next(iter(asked)))
        raise AssertionError(f"{seat} is not asked {kind}")

    def seat_at(self, meet: Meet, seat: str = "e1", **wish: Any) -> Page:
        page = meet(**wish).go(f"/s#{self.table}.{self.keys[seat]}")
        expect(page.locator(".camp")).to_be_visible()
        laid_out(page)
        return page

    def fight(self) -> str:
        """The battle that is due is opened and broken off by both sides in its second turn; returns its table."""
        table: str = self.call("POST", f"/tables/{self.table}/subgame", "organiser", {"bots": False})["table"]
        offered: set[str] = set()
        for _ in range(200):
            for seat in ("e1", "c1"):
                state = self.call("GET", f"/tables/{table}/state", seat, seat=seat)
                if state["status"] == "over":
                    return table
                ask = next((a for a in state["asks"] if not a["standing"]), None)
                if seat not in offered and state["view"]["turn"] > 1:
                    ask = next(a for a in state["asks"] if a["kind"] == "break-off")
                    offered.add(seat)
                if ask:
                    body = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": "yes" if ask["standing"] else ask["default"]}
                    self.call("POST", f"/tables/{table}/answer", seat, body)
        raise AssertionError("the battle has no end")
