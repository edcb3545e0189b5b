"""The people of an evening: they sit down by invitation, answer, talk, take back, go away and come back; others look on."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec
from evening_check import CUT, Deed, Log
from evening_servers import PATIENCE, Reply
from evening_tables import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lysander.bots import Question

LOST = (OSError, WebSocketException, TimeoutError)
ALL_LINES = 1_000_000_000
"""A number of a line that no log has: nothing is to be told."""
BATTLE = "outcome"
"""The question of a campaign that a battle answers."""
SOON = 30.0
"""Seconds in which a server must have heard what another one has written."""
OPEN_TIME = 20
"""Seconds in which a WebSocket must be open."""


class Person:
    """Somebody at a table, in a seat or as a spectator, from sitting down to standing up."""

    def __init__(self, table: Table, seat: str, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.evening, self.rng = table.evening, table.rng
        self.log = Log(seat)
        table.logs.append(self.log)
        self.state: dict[str, Any] = {}
        self.ask: dict[str, Any] | None = None
        self.flying: Deed | None = None
        self.at = self.seen_at = self.said = 0
        self.behind = 0.0
        self.sent = self.lost_at = 0.0
        self.answered = False
        self.heard = 0.0
        self.fresh = True
        self.thinks = self.decides = 0.0
        self.handled: Any = None
        self.mood = perf_counter() + self.rng.expovariate(1 / (6 * self.evening.pace))
        self.away = 0.0
        self.gone = self.leaves = False

    # ------------------------------------------------------------ coming and going

    async def stay(self) -> None:
        """Be at the table until its game is over, or this person stands up."""
        while not (self.gone or self.table.over.is_set() or self.evening.over):
            for address in self.evening.town.addresses():
                self.fresh = True
                try:
                    where = f"ws://{address}/api{self.table.path}/live"
                    async with connect(where, max_size=None, open_timeout=OPEN_TIME, ping_interval=None, close_timeout=1, compression=None) as socket:
                        await self._sit(socket)
                    self.lost_at = 0.0
                    break
                except LOST as error:
                    self._lose(error)
            await asyncio.sleep(self.away or self.rng.uniform(0.05, 0.5))
            if self.away:
                self.evening.counts["came back by the same key"] += 1
                self.away = 0.0

    def _lose(self, error: BaseException) -> None:
        """Note that a connection broke; whether what was under way is done is not known."""
        if not self.fresh:
            self.lost_at = perf_counter()
            self.evening.counts["connections lost"] += 1
            self.evening.refused[f"connection lost: {type(error).__name__} {getattr(getattr(error, 'rcvd', None), 'code', '')}".strip()] += 1
        if self.flying is not None:
            self.evening.counts["answers under way when a connection broke"] += 1
            self.flying = None
        self.answered = False

    async def _sit(self, socket: ClientConnection) -> None:
        """Say hello, then hear and act in turn."""
        hello = {"type": "hello", "key": self.key, "seat": self.seat, "since": self.log.last, "said": self.said, "lang": "none"}
        await socket.send(msgspec.json.encode(hello).decode())
        self.heard = perf_counter()
        while not (self.gone or self.away):
            try:
                async with asyncio.timeout(max(0.0, self._wakes() - perf_counter())):
                    text = await socket.recv(decode=False)
            except TimeoutError:
                if (self.sent or self.fresh) and perf_counter() > self.heard + PATIENCE:
                    self.evening.faults.append(f"table {self.table.id}: {self.seat or 'a spectator'} heard nothing for {PATIENCE:.0f} s")
                    raise
                if self.table.over.is_set() or (self.evening.over and not self.sent):
                    return
                await self._act(socket)
            else:
                self._hear(msgspec.json.decode(text))

    def _wakes(self) -> float:
        """Return when there is something to be done, or to be looked at."""
        times = [perf_counter() + 5, self.mood]
        if self.ask is not None and self.flying is None:
            times.append(self.thinks)
        if self.decides:
            times.append(self.decides)
        return min(times) if not self.sent and not self.fresh else perf_counter() + 5

    # ------------------------------------------------------------ what is heard

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard = perf_counter()
        kind = message["type"]
        if kind == "state":
            self._see(message)
        elif kind == "done" and self.flying is not None and message["ref"] == self.flying.mark:
            self.flying.sure = self.answered = True
            self.evening.counts["answers acknowledged"] += 1
            self.flying = None
        elif kind == "refused":
            self._refused(message)
        elif kind == "bye":
            self._told_to_go(message)

    def _see(self, state: dict[str, Any]) -> None:
        """Take a new state in."""
        now = self.heard
        self.log.hear(state["events"])
        self.said = state["chat"][-1]["no"] + 1 if state["chat"] else self.said
        self._compare(state["at"])
        if self.sent and (self.answered or self.fresh):
            self.evening.answers.append((self.sent, now - self.sent))
            self.sent, self.answered = 0.0, False
        if self.fresh and self.lost_at:
            self.evening.returns.append((self.lost_at, now - self.lost_at))
            self.lost_at = 0.0
        self.fresh, self.state = False, state
        ask = next((a for a in state["asks"] if not a["standing"]), None) if self.seat else None
        if ask is None or self.ask is None or state["at"] != self.at:
            self.thinks = now + self.rng.expovariate(1 / self.evening.pace)
        self.ask, self.at = ask, state["at"]
        request = state["undo"]["request"]
        if request and self.seat and (request["seat"], self.log.last, self.at) != self.handled:
            self.handled = request["seat"], self.log.last, self.at
            self.decides = now + self.rng.uniform(0.5, 4)
        elif not request:
            self.decides = 0.0
        for name, id in state.get("subgames", {}).items():
            if self.ask is not None and self.ask["kind"] == BATTLE:
                self.table.fight(name, id)
        if state["status"] == "over" and not self.table.over.is_set():
            self.evening.counts["games over"] += 1
            self.table.over.set()

    def _compare(self, at: int) -> None:
        """See that the position of the seat never falls. A server that has just come to a table may not have heard of its last line yet; it must
        soon."""
        if at >= self.seen_at:
            self.seen_at, self.behind = at, 0.0
        elif self.fresh:
            self.evening.counts["shown the position before, for a moment"] += not self.behind
            self.behind = self.behind or self.heard
        elif not self.behind or self.heard > self.behind + SOON:
            self.evening.faults.append(f"table {self.table.id}: the position of {self.seat} fell from {self.seen_at} to {at}")

    def _refused(self, message: dict[str, Any]) -> None:
        """An answer is not taken, or the key opens nothing any more."""
        self.evening.refused[f"answer: {message['code']}"] += 1
        if self.flying is not None and message["ref"] == self.flying.mark:
            self.table.unsaid(self.seat, self.flying)
            self.flying, self.sent = None, 0.0
            self.thinks = self.heard + self.rng.expovariate(1 / self.evening.pace)
        elif message["code"] == "no-key":
            self._told_to_go(message)

    def _told_to_go(self, message: dict[str, Any]) -> None:
        """The seat is not this person's any more: by their own wish, of which they may not have heard."""
        if message["code"] == "no-key" and not self.gone:
            self.gone = True
            self.evening.counts["stood up and did not hear of it" if self.leaves else "keys refused"] += 1
            if self.leaves:
                self.evening.task(self.table.replace(self.seat, ""))
            else:
                self.evening.faults.append(f"table {self.table.id}: the key that the person of {self.seat} has was refused: {message}")
                self.table.give_up()

    # ------------------------------------------------------------ what is done

    async def _act(self, socket: ClientConnection) -> None:
        """Do one thing, if it is time for any."""
        now = perf_counter()
        if self.behind and now > self.behind + SOON:
            self.behind = now
            self.evening.faults.append(f"table {self.table.id}: {self.seat or 'a spectator'} is shown a position before the last one for {SOON:g} s")
        if self.flying is not None or self.sent or self.fresh or self.evening.over or self.state["status"] != "running":
            if now >= self.mood:
                self.mood = now + self.evening.pace
            return
        me = next((s for s in self.state["seats"] if s["seat"] == self.seat), None)
        if me is not None and me["level"] and not self.table.child:
            await self._own("human", "took the seat back from a bot")
        elif self.decides and now >= self.decides:
            await self._decide()
        elif now >= self.mood:
            self.mood = now + self.rng.expovariate(1 / (6 * self.evening.pace))
            await self._be_moody()
        elif self.ask is not None and now >= self.thinks:
            await self._move(socket)

    async def _move(self, socket: ClientConnection) -> None:
        """Answer, or take back what was answered."""
        assert self.ask is not None
        undo = self.state["undo"]
        if undo["free"] and self.rng.random() < 0.15:
            await self._take_back(False)
        elif undo["ask"] and not undo["asked"] and self.rng.random() < 0.04:
            await self._take_back(True)
        elif self.ask["kind"] == BATTLE and self.rng.random() < 0.7:
            if self.state.get("subgames"):
                self.thinks = perf_counter() + 30  # it is being flown
                return
            await self.evening.call("battles opened", f"{self.table.path}/subgame", {"bots": False}, self.key)
            self.thinks = perf_counter() + 30
        else:
            await self._answer(socket, self.ask)

    async def _answer(self, socket: ClientConnection, ask: dict[str, Any]) -> None:
        question = Question(ask["kind"], ask["rule"], ask["facts"], ask["domain"], ask["default"], own=self.table.own)
        value = question.sample(self.rng)
        self.flying = self.table.deed(self.seat, ask["kind"], value)
        self.sent, self.answered, self.heard = perf_counter(), False, perf_counter()
        answer = {"type": "answer", "at": self.at, "kind": ask["kind"], "value": value, "ref": self.flying.mark}
        await socket.send(msgspec.json.encode(answer).decode())

    async def _take_back(self, ask: bool) -> None:
        """Take back what is free, or ask the others."""
        step = self.rng.random() < 0.5
        deed = self.table.deed(self.seat, CUT, 1 if step and not ask else None)
        self.ask = None if not ask else self.ask
        body = {"seat": self.seat, "ask": ask, "step": step}
        done = await self.evening.call("take-backs asked for" if ask else "take-backs, free", self._to("undo"), body, self.key)
        if done is not None and not done.ok:
            self.table.unsaid(self.seat, deed)
        elif done is not None and not ask:
            deed.sure = True
        elif done is not None:
            self.table.asked_back[self.seat] = deed
            self.thinks = perf_counter() + self.rng.uniform(5, 10)
        self._look_again(done)

    def _look_again(self, done: Reply | None) -> None:
        """Where nothing has changed, what was asked is still asked."""
        if done is None or not done.ok:
            self.ask = next((a for a in self.state["asks"] if not a["standing"]), None)

    def _to(self, what: str) -> str:
        return f"{self.table.path}/{what}?since={ALL_LINES}&said={ALL_LINES}&lang=none"

    async def _decide(self) -> None:
        """Agree to a take-back, refuse it, or let it be."""
        self.decides = 0.0
        request = self.state["undo"]["request"]
        if not request or self.rng.random() < 0.1:
            return
        agree, path = self.rng.random() < 0.75, f"{self.table.path}/undo/consent?since={self.log.last}&said={ALL_LINES}&lang=none"
        what = "take-backs agreed to" if agree else "take-backs refused"
        done = await self.evening.call(what, path, {"seat": self.seat, "agree": agree}, self.key)
        if agree and done is not None and done.ok:
            for line in done.body["events"]:
                if line["kind"] == "takeback" and line["facts"]["by"] == request["seat"]:
                    if (deed := self.table.asked_back.get(request["seat"])) is not None:
                        deed.sure = True
                    self.evening.counts["take-backs by consent, done"] += 1

    async def _be_moody(self) -> None:
        """Talk, go away for a while, have a bot play meanwhile, or stand up for good."""
        mood = self.rng.random()
        if not self.seat or mood < 0.45:
            self.away = self.rng.uniform(0.5, 2 * self.evening.pace)
            if self.seat and not self.table.child and self.rng.random() < 0.2:
                await self._own("bot", "left the seat to a bot", self.rng.choice(("random", "easy")))
        elif mood < 0.85 and self.table.talks:
            await self.table.say(self.seat, "well")
        elif mood < 0.92 and not self.table.child and not self.table.children and self.key != self.table.keys["host"]:
            await self._stand_up()

    async def _own(self, action: str, what: str, level: str = "") -> Reply | None:
        return await self.evening.call(what, f"{self.table.path}/seat", {"seat": self.seat, "action": action, "level": level}, self.key)

    async def _stand_up(self) -> None:
        """Free the seat for somebody else. If no answer comes, the next hello says whether it is free."""
        self.leaves = True
        done = await self._own("free", "stood up for somebody else")
        if done is not None and done.ok:
            self.gone = True
            self.evening.task(self.table.replace(self.seat, done.body["key"]))


async def arrive(table: Table, seat: str, key: str) -> None:
    """Have somebody be at a table, as long as they stay."""
    await Person(table, seat, key).stay()
