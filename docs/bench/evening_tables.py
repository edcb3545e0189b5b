"""The tables of an evening: each makes itself, has people sit down, and keeps the load's own record of all that is done there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from evening_check import Deed, Log
from evening_servers import Lost, Reply, Town

from lysander.bots import levels_of
from lysander.bots.registry import domains_of
from lysander.games.registry import game as game_of

QUICK_BOTS = ("random", "easy", "normal")


@dataclass
class Evening:
    """What all people share: the servers, the clock, the figures.

    ``pace``: seconds that somebody thinks, in the mean. ``answers`` are pairs: when an answer was sent, and the seconds until the state after it
    came; ``returns`` likewise: when a connection was lost, and until its seat was shown its table again. ``arrive`` has somebody be at a table, in a
    seat with a key, or as a spectator.
    """

    town: Town
    pace: float
    until: float
    arrive: Callable[[Table, str, str], Coroutine[Any, Any, None]]
    counts: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    answers: list[tuple[float, float]] = field(default_factory=list)
    returns: list[tuple[float, float]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    marks: Any = field(default_factory=lambda: count(1))
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    @property
    def over(self) -> bool:
        """Whether nobody begins anything any more."""
        return perf_counter() > self.until

    def task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Have something be done beside all else."""
        made = asyncio.create_task(work)
        self.tasks.add(made)
        made.add_done_callback(self.tasks.discard)
        return made

    async def call(self, what: str, path: str, body: Any, key: str) -> Reply | None:
        """Return what a server answers to a request; None if it is not known whether it was done. Refusals are counted."""
        try:
            reply = await self.town.call("POST", path, body, key)
        except Lost as lost:
            self.counts[f"{what}: no answer came"] += 1
            if "no answer within" in str(lost):
                self.faults.append(f"{what}: {lost}")
            return None
        if reply.ok:
            self.counts[what] += 1
        elif reply.status >= 500:
            self.faults.append(f"{what}: the server says {reply.status} {reply.body}")
        else:
            self.refused[f"{what}: {reply.why}"] += 1
        return reply


class Table:
    """A table, and the load's own record of it: ``deeds`` by seat in the order in which they were done, ``said`` likewise, ``logs`` of all who
    were here, ``held`` the keys that people have."""

    def __init__(self, evening: Evening, rng: Random, game: str, id: str = "", keys: dict[str, str] | None = None) -> None:
        self.evening, self.rng, self.game, self.id = evening, rng, game, id
        self.keys: dict[str, str] = keys or {}
        self.deeds: dict[str, list[Deed]] = {}
        self.said: dict[str, list[Deed]] = {}
        self.logs: list[Log] = []
        self.held: dict[str, str] = {}
        self.asked_back: dict[str, Deed] = {}
        self.over = asyncio.Event()
        self.given_up = False
        self.child = bool(id)
        self.children: dict[str, Table] = {}
        self.own = domains_of(game)
        self.talks = game_of(game).table_talk

    @property
    def path(self) -> str:
        """Where it is."""
        return f"/tables/{self.id}"

    def deed(self, seat: str, kind: str, value: Any = None) -> Deed:
        """Note what somebody is about to do."""
        made = Deed(next(self.evening.marks), kind, value)
        self.deeds.setdefault(seat, []).append(made)
        return made

    def unsaid(self, seat: str, deed: Deed) -> None:
        """Strike out what was refused."""
        self.deeds[seat].remove(deed)

    # ------------------------------------------------------------ its beginning

    async def run(self) -> None:
        """Make the table, have people sit down, and let them play to the end."""
        if not self.child and not await self._make():
            return
        lookers = self.rng.choice((0, 0, 1))
        self.evening.counts["spectators"] += lookers
        for seat, key in (*self.held.items(), *[("", "")] * lookers):
            self.evening.task(self.evening.arrive(self, seat, key))
        await self.over.wait()

    async def _make(self) -> bool:
        """Make the table and fill its seats. Returns whether the game has begun."""
        evening, seats = self.evening, self._seats()
        wish: dict[str, Any] = {"game": self.game, "seats": seats, "name": "Host", "public": self.rng.random() < 0.3}
        if self.game == "campaign":
            wish |= {"options": {"last_month": "1917-01"}}
        made = await evening.call("tables made", "/tables", wish, "")
        if made is None or not made.ok:
            return False
        self.id, self.keys = made.body["table"], made.body["keys"]
        for seat, wished in seats.items():
            if wished["kind"] == "human":
                self.held[seat] = self.keys["host"]
            elif wished["kind"] == "open":
                key = await self.sit_down(seat, self.keys[f"{seat}?"])
                if not key:
                    self.given_up = True
                    return False
                self.held[seat] = key
        if self.rng.random() < (0.5 if self.talks else 0.1):
            await self.say(next(iter(self.held)), "good evening")
        while not evening.over:
            begun = await evening.call("games begun", f"{self.path}/start", {}, self.keys["host"])
            if begun is not None and (begun.ok or begun.why == "not-lobby"):
                return True
        return False

    def _seats(self) -> dict[str, Any]:
        """Return who is to sit where: the host in one seat, in the others people by invitation, and bots at some tables."""
        game, rng = game_of(self.game), self.rng
        seatings = [s for s in game.seatings if len(s) <= 4] if self.game == "hijacked" else []
        wanted = list(rng.choice(seatings)) if seatings else [s.id for s in game.seats if not s.optional and not s.umpire]
        levels = [level for level in levels_of(self.game) if level in QUICK_BOTS]
        bots = rng.random() < 0.35 and self.game != "campaign"
        seats = {}
        for n, seat in enumerate(wanted):
            bot = bots and n == len(wanted) - 1 and n > 0
            seats[seat] = {"kind": "bot", "level": rng.choice(levels)} if bot else {"kind": "human" if n == 0 else "open"}
        self.evening.counts["tables with bots"] += bots and len(wanted) > 1
        if self.game == "hijacked":
            seats |= {s.id: {"kind": "empty"} for s in game.seats if s.id not in wanted}
        return seats

    async def sit_down(self, seat: str, invitation: str) -> str:
        """Return the key of somebody who sits down by an invitation, through any server; some try it twice at once. Returns nothing if the key was
        lost with its server, and the host cannot invite anew."""
        evening = self.evening
        body = {"seat": seat, "action": "take", "name": f"P{next(evening.marks)}"}
        while not evening.over:
            tries = 2 if self.rng.random() < 0.3 else 1
            path = f"{self.path}/seat"
            took = await asyncio.gather(*(evening.call("seats taken by invitation", path, body, invitation) for _ in range(tries)))
            keys = [reply.body["key"] for reply in took if reply is not None and reply.ok]
            if len(keys) > 1:
                evening.faults.append(f"table {self.id}: {seat} was taken {len(keys)} times by one invitation")
            if keys:
                return keys[0]
            if None not in took:
                evening.faults.append(f"table {self.id}: {seat} cannot be taken by its invitation: {[r and r.why for r in took]}")
                return ""
            again = await self._invite(seat)
            if not again:
                evening.counts["seats whose key was lost"] += 1
                return ""
            invitation = again
        return ""

    async def _invite(self, seat: str) -> str:
        """Return a new invitation, from the host; nothing if somebody sits there now."""
        while not self.evening.over:
            made = await self.evening.call("invitations anew", f"{self.path}/seat", {"seat": seat, "action": "link"}, self.keys["host"])
            if made is not None:
                return made.body["key"] if made.ok else ""
        return ""

    async def replace(self, seat: str, invitation: str) -> None:
        """Have somebody else sit down where somebody stood up."""
        self.held.pop(seat, None)
        invitation = invitation or await self._invite(seat)
        key = await self.sit_down(seat, invitation) if invitation else ""
        if key:
            self.held[seat] = key
            self.evening.task(self.evening.arrive(self, seat, key))
        elif not self.evening.over:
            self.give_up()

    def give_up(self) -> None:
        """End the table for the load: nobody can go on here."""
        self.given_up = True
        self.evening.counts["tables given up"] += 1
        self.over.set()

    # ------------------------------------------------------------ beside the game

    async def say(self, seat: str, what: str) -> None:
        """Say a line that nobody else ever says."""
        deed = Deed(next(self.evening.marks), "talk")
        deed.value = f"{what} {deed.mark}"
        self.said.setdefault(seat, []).append(deed)
        said = await self.evening.call("lines of talk", f"{self.path}/chat", {"seat": seat, "text": deed.value}, self.held.get(seat, ""))
        deed.sure = said is not None and said.ok
        if said is not None and not said.ok:
            self.said[seat].remove(deed)

    def fight(self, name: str, id: str) -> None:
        """Have a battle of a campaign be flown by who is here."""
        if id not in self.children:
            child = self.children[id] = Table(self.evening, self.rng, "clouds", id, self.keys)
            child.held = {seat: key for seat, key in self.held.items() if seat != "organiser"}
            self.evening.counts["battles"] += 1
            self.evening.task(child.run())
