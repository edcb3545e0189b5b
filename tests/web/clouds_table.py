"""A table of In Clouds of Glory for tests in the browser: positions to begin at, and what people do there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, Page, expect

from . import plain
from .actions import laid_out

if TYPE_CHECKING:
    from .conftest import Meet

NAMES = {"e1": "Amara", "c1": "Jonas"}
PLANNING = "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000LR/v14+ini11.3 ; C1=dr1@400,600,27/h1500LL/v14+ini15.2"
LEVEL = "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000L0/v14+ini11.3 ; C1=dr1@400,600,27/h1500LL/v14+ini15.2"
SHOOTING = "clouds duel T2 F4 ; E1=camel@0,-500,24/h0000L0/v14+ini15.3+moved ; C1=dr1@100,400,24/h0300L0/v14+ini10.2+moved"
NEAR = "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000L0/v14+ini11.3 ; C1=dr1@0,1250,24/h0900L0/v14+ini15.2"
"""A plan straight on ends just below the enemy."""
PURSUIT = "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000L0/v14+ini11.3 ; C1=dr1@0,1600,24/h0000L0/v14+ini15.2"
"""A plan straight on ends 7 MU behind the enemy."""
HURT = (
    "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000L0/v14/s9/g6j3,9+ini11.3+wires+wide1+roll2+leak2+smoke1+uc"
    " ; C1=dr1@400,600,27/h1500LL/v14+ini15.2+wires+smoke1"
)
APART = "clouds duel T2 M4 order=C1,E1 ; E1=camel@-6000,0,24/h0900L0/v14+ini11.3 ; C1=dr1@6000,0,27/h2700L0/v14+ini5.2"
BOMBING = (
    "clouds mission_6 T2 F3 ; E1=camel@-5000,1500,18/h0900L0/v15 ; E2=camel@-5000,-1500,18/h0900L0/v15 ; E3=bristol@-5400,2500,24/h0900L0/v16"
    " ; C1=gotha@-2500,0,6/h2700L0/v12/bm12+ini15.3+moved+track=-2300,0_-2400,0_-2500,0 ; C2=gotha@1800,-300,26/h2700L0/v12/bm12"
    " ; U1=object:E@-2450,40/c30/open ; U2=gun:E@-2200,1000/c16/partial ; Q1=barrage:E@-1200,0/21-30"
)
UNDER_FIRE = (
    "clouds mission_4 T3 F1 ; E1=se5a@-3000,500,18/h0900L0/v17+ini11.3+moved ; E2=se5a@-3200,1000,18/h0900L0/v17+ini9.3+moved"
    " ; E3=se5a@-3200,0,18/h0900L0/v17+ini8.3+moved ; C1=dfw@-1000,200,6/h2700L0/v13+ini15.2+moved ; C2=pfalz@-600,500,9/h2700L0/v15+ini14.2+moved"
    " ; C3=pfalz@-400,-400,14/h2700L0/v15+ini13.2+moved ; U1=infantry:C@0,1500/c10/rough ; U2=infantry:C@-400,0/c10/partial"
    " ; U3=infantry:C@0,-1500/c10/trench ; U4=infantry:E@-1200,800/c10/trench ; U5=infantry:E@-1200,-800/c10/trench ; U6=aamg:E@-1500,0/c6/partial"
)
FLIGHTS = {"E": ("camel", "west"), "C": ("alb3", "east")}
"""Types and flights of the aeroplanes of either side where a battle is larger than the scenario prints."""
SIDE = 80 + 16
"""MU from the middle of the drawing to its edge: the field, and some land round it."""


def many(n: int, apart: int = 150) -> dict[str, Any]:
    """Return position and variant of a battle of ``n`` aeroplanes a side, each side of one seat, ``apart`` points from each other."""
    ids = [f"{side}{i}" for side in "EC" for i in range(1, n + 1)]
    words = [_plane(id, apart) for id in ids]
    same = {"at": [0, 0, 0], "heading": 900, "speed": 14, "pilot": "rolled"}
    rows = [{"id": id, "type": FLIGHTS[id[0]][0], "flight": FLIGHTS[id[0]][1], "seat": f"{id[0].lower()}1", **same} for id in ids]
    variant = {"name": f"{n} a side", "game": "clouds", "tables": {"mission_3": {"aeroplane": rows}}} if n != 3 else None
    return {"position": f"clouds mission_3 T2 M4 ; {' ; '.join(words)}", "variant": variant}


def _plane(id: str, apart: int) -> str:
    """An aeroplane of the swarm in notation; those of the Entente move first."""
    n, east = int(id[1:]) - 1, id[0] == "C"
    x, y = apart * n + (100 if east else -apart * n * 2), 500 + apart * (n % 3)
    heading, ini = (1800 + 100 * n) if east else 100 * n, (10 if east else 1) + n
    return f"{id}={FLIGHTS[id[0]][0]}@{x},{y if east else -y},{24 + n % 3 + 2 * east}/h{heading:04d}L0/v14+ini{ini}.3"


class Game:
    """A table made over HTTP, with a person in either seat."""

    def __init__(self, address: str, scenario: str = "duel", variant: Any = None, hints: bool = False, **options: Any) -> None:
        self.address = address
        seats: dict[str, Any] = {s: {"kind": "empty"} for s in ("e1", "e2", "e3", "c1", "c2", "c3")}
        seats |= {"e1": {"kind": "human", "name": "Amara"}, "c1": {"kind": "open", "name": "Jonas"}}
        body = {"game": "clouds", "scenario": scenario, "options": options, "seats": seats, "title": "Patrol", "name": "Amara"}
        body |= {"variant": variant or {}, "hints": hints}
        made = self.call("POST", "/tables", "", body)
        self.table, self.keys = made["table"], made["keys"]
        taken = self.call("POST", f"/tables/{self.table}/seat", "c1?", {"action": "take", "seat": "c1", "name": "Jonas"})
        self.keys["c1"] = taken["key"]
        self.call("POST", f"/tables/{self.table}/start", "host", {})

    def call(self, method: str, path: str, role: str, body: Any = None, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {self.keys[role]}"} if role else {}
        answer = plain.request(method, f"{self.address}/api{path}", json=body, headers=headers, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self, seat: str) -> Any:
        return self.call("GET", f"/tables/{self.table}/state", seat, seat=seat)

    def plane(self, id: str) -> Any:
        return next(p for p in self.state("e1")["view"]["planes"] if p["id"] == id)

    def asked(self, seat: str) -> Any:
        return next((a for a in self.state(seat)["asks"] if not a["standing"]), None)

    def answer(self, seat: str, value: str = "") -> None:
        """The open question is answered, with its default if no value is given."""
        state, ask = self.state(seat), self.asked(seat)
        body = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value or ask["default"]}
        self.call("POST", f"/tables/{self.table}/answer", seat, body)

    def play_on(self, to: int = 4) -> None:
        """Both seats give default answers until the first seat is asked in a turn, or the battle is over."""
        while asked := [s for s in NAMES if self.asked(s)]:
            if self.state("e1")["view"]["turn"] >= to and asked[0] == "e1":
                return
            self.answer(asked[0])

    def seat_at(self, meet: Meet, seat: str = "e1", **wish: Any) -> Page:
        page = meet(**wish).go(f"/s#{self.table}.{self.keys[seat]}")
        expect(page.locator(f'[data-craft="{seat[0].upper()}1"]')).to_be_visible()
        laid_out(page)
        return page


def plan(page: Page) -> str:
    return page.locator(".decide [data-plan]").get_attribute("data-plan") or ""


def planned(page: Page, pattern: str) -> None:
    expect(page.locator(".decide [data-plan]")).to_have_attribute("data-plan", re.compile(pattern))


def main_button(page: Page) -> Locator:
    return page.locator(".decide [data-main]")


def type_plan(page: Page, text: str) -> None:
    field = page.locator(".decide .typed input")
    field.fill(text)
    field.press("Enter")


def press(page: Page, *keys: str) -> None:
    """Keys on the map."""
    page.locator('[data-craft="E1"]').focus()
    for key in keys:
        page.keyboard.press(key)


def drawn_end(page: Page) -> tuple[int, int]:
    """The place at which the planned end is drawn, in points."""
    found = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", page.locator("[data-grab]").locator("xpath=..").get_attribute("transform") or "")
    assert found
    x, y = (float(n) for n in found.groups())
    return round((x - SIDE * 10) * 10), round((SIDE * 10 - y) * 10)
