"""Games in which a person follows hints alone, on a server in this process, beside games in which a bot has that seat: the same dice, the same seeds
of bots, the same number of playouts."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from operator import itemgetter
from typing import Any, cast
from unittest.mock import patch

import httpx

from ..bots import adviser_of, decide_prepared, make
from ..core.ask import Answer, Json, Seat
from ..core.game import Setup, subgame_of
from ..core.match import Match
from ..server.app import create_app
from ..server.bots import runner, worker
from ..server.registry import new_table
from ..server.registry.subgames import somebody
from ..server.settings import Settings

MANY, DIGEST = 1_000_000_000, "digest"
Line = tuple[str, str, Json]
"""A line of a journal: seat, kind and value."""


class Here(Executor):
    """Does all work at once, in the place of a process."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Do it."""
        done: Future[Any] = Future()
        try:
            done.set_result(work(*given, **named))
        except Exception as error:
            done.set_exception(error)
        return done


@dataclass
class Told:
    """One game: what each seat answered, and the dice, in their order, in it and in the games within it; how it ended, and how many hints were
    followed, by kind of question. Of two who are asked at once either may be first."""

    lines: list[Line] = field(default_factory=list)
    match: Match[Any] | None = None
    hints: dict[str, int] = field(default_factory=dict)

    def answers(self, seat: Seat) -> int:
        """Return how many answers a seat gave."""
        return sum(line[0] == seat for line in self.lines)


@dataclass
class Offered:
    """How often bots were offered any-time moves alone, and how many they made, in those offers or instead of an answer."""

    offers: int = 0
    made: int = 0

    def decide(self, bot: Any, data: Mapping[str, Json], **named: Any) -> tuple[str, Json]:
        """Count, and let the bot decide."""
        kind, value = decide_prepared(bot, data, **named)
        standing = {q["kind"] for q in data["questions"] if q["standing"]}
        self.offers += len(standing) > 0 and all(q["standing"] for q in data["questions"])
        self.made += kind in standing and value is not None
        return kind, value


class House:
    """A server and its tables. The seeds of bots follow from the dice of their table and from their seat, whatever they think for."""

    def __init__(self, app: Any, http: httpx.AsyncClient, offered: Offered) -> None:
        self.app, self.http, self.offered = app, http, offered
        self.tables = app.state.registry.tables

    async def call(self, method: str, path: str, body: Json = None, key: str = "", **query: Json) -> Any:
        """Return what a call says that succeeds."""
        answer = await self.http.request(method, f"/api/tables{path}", json=body, params=query, headers={"authorization": f"Bearer {key}"})
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def settled(self) -> None:
        """Wait until bots and games within games have done what is theirs to do."""
        while tasks := [*self.app.state.runner.busy.values(), *self.app.state.subgames.tasks.values()]:
            await asyncio.wait(tasks)

    async def play(self, setup: Setup, seed: str, followers: Sequence[Seat] = ()) -> Told:
        """Play a game of the bots that give hints; in the seats of ``followers`` somebody does what hints say."""
        level = adviser_of(setup.game)
        kinds = {seat.id: "empty" for seat in self.app.state.registry.games[setup.game].seats} | dict.fromkeys(setup.seats, "bot")
        kinds |= dict.fromkeys(followers, "human")
        seats = {seat: {"kind": kind, "level": level if kind == "bot" else ""} for seat, kind in kinds.items()}
        wish = {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options), "seats": seats, "hints": True, "start": True}
        with patch.object(new_table, "new_seed", lambda: hashlib.sha256(seed.encode()).hexdigest()):
            made = await self.call("POST", "/", wish)
        told, key = Told(), made["keys"]["host" if followers else "watch"]
        await self.follow(made["table"], followers, key, told)
        told.match = self.tables[made["table"]].match
        told.lines = [line for id in self.family(made["table"]) for line in sorted(lines_of(self.tables[id].match.lines), key=itemgetter(0))]
        return told

    def family(self, table: str) -> list[str]:
        """Return a table and those of the games within its game."""
        return [table, *(id for child in self.tables[table].children.values() for id in self.family(child))]

    async def follow(self, table: str, seats: Sequence[Seat], key: str, told: Told) -> None:
        """Do what hints say to these seats of a table until its game is over."""
        await self.call("GET", f"/{table}", key=key)  # bots play where somebody looks
        while self.tables[table].meta.status != "over":
            await self.settled()
            asked = next((seat for seat in seats if self.asks(table, seat)), None)
            running = [child for child in self.tables[table].children.values() if self.tables[child].meta.status == "running"]
            if asked is not None:
                await self.answer(table, asked, key, told)
            elif running:
                mine = (await self.call("GET", f"/{running[0]}", key=key))["you"]
                await self.follow(running[0], [seat for seat in mine if seat in self.tables[running[0]].seats], key, told)
            else:
                assert self.tables[table].meta.status == "over", "nobody is asked"

    def asks(self, table: str, seat: Seat) -> bool:
        """Return whether a seat is asked something that it has to answer; not where a game within this one answers it and is played already."""
        match, children = self.tables[table].match, self.tables[table].children
        asks = [] if self.tables[table].meta.status == "over" else [a for a in match.asks_of(seat) if not a.standing]
        within = [subgame_of(match.game, match.state, ask) for ask in asks]
        return any(sub is None or sub.id not in children for sub in within)

    async def answer(self, table: str, seat: Seat, key: str, told: Told) -> None:
        """Ask for a hint and do what it says."""
        at = self.tables[table].logs[seat].at
        hint = await self.call("GET", f"/{table}/explain", key=key, seat=seat)
        told.hints[hint["kind"]] = told.hints.get(hint["kind"], 0) + 1
        if hint["value"] is None:
            await self.call("POST", f"/{table}/subgame", {"bots": not somebody(self.tables[table])}, key)  # as the hint says
        else:
            await self.call("POST", f"/{table}/answer", {"seat": seat, "at": at, "kind": hint["kind"], "value": hint["value"]}, key, since=MANY)


def lines_of(lines: Sequence[Answer]) -> Iterator[Line]:
    """Return what was answered, whoever gave it; the digest of a game within this one, which says who, is left out."""
    for line in lines:
        value = {k: v for k, v in line.value.items() if k != DIGEST} if isinstance(line.value, dict) else line.value
        yield line.seat, line.kind, value


@contextmanager
def counted(playouts: int, offered: Offered) -> Iterator[None]:
    """Have the bots of a server make so many playouts, whatever the clock says, and think here."""
    with ExitStack() as stack:
        for where, name, instead in (
            (worker, "make", partial(make, playouts=playouts)),
            (worker, "decide_prepared", offered.decide),
            (runner, "start", Here),
            (runner, "stop", lambda pool: None),
            (runner, "secret_of", lambda table, key: f"{table.meta.seed}/{key.seat}"),
        ):
            stack.enter_context(patch.object(where, name, instead))
        yield
        worker.BOTS.clear()


@asynccontextmanager
async def house(database: str, playouts: int) -> AsyncIterator[House]:
    """Open a server without a port."""
    offered = Offered()
    app = create_app(Settings(database=database, requests=MANY, tables=MANY, bots=1, notices="off"))
    transport = httpx.ASGITransport(app=cast(Any, app))
    with counted(playouts, offered):
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://table", timeout=None) as http:
            yield House(app, http, offered)


def apart(one: Told, other: Told) -> tuple[Line | None, Line | None] | None:
    """Return the first lines in which two games differ, dice among them; None if they are the same."""
    both = zip_longest(one.lines, other.lines)
    return next(((a, b) for a, b in both if a != b), None)
