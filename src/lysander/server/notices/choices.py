"""What people choose: by which ways they are told, at which seat; that they want no more of it."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec

from ..errors import ApiError
from ..messages.state import title_of
from ..store import queries
from ..store.ways import MAIL, PUSH, WEBHOOK, Way
from ..table.keys import hash_of
from ..table.live_table import LiveTable
from ..table.notified import note_notices
from ..table.pace import Pace
from ..table.permissions import leading
from . import mail, web_push
from .board import Board
from .letter import digest, letter
from .outcome import SENT, Outcome
from .reach import LOCAL, Forbidden, addresses, check_url
from .turns import person_sits

MOST_WAYS = 6
"""Ways of one seat."""
OFFERS = {"https": (PUSH, WEBHOOK), "http": (PUSH, WEBHOOK), LOCAL: (PUSH, WEBHOOK), "off": ()}


class Wish(NamedTuple):
    """A way that somebody wants."""

    kind: str
    form: str
    address: str
    lang: str
    wait: int
    alone: bool


class Choices:
    """Carries out what people choose."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.ways = board.ways
        self.tests = Pace(1 / 10, 3)

    def offers(self) -> list[str]:
        """Returns the kinds of ways that there are at this server."""
        outbox = self.board.outbox
        return [*OFFERS[outbox.settings.notices], *([MAIL] if outbox.post is not None else [])]

    async def of_seat(self, table: LiveTable, roles: frozenset[str], seat: str) -> list[Way]:
        """Returns the ways of the person of a seat, not those of somebody who sat there before. Raises ``ApiError``."""
        return [way for way in await self.ways.of_seat(table.id, leading(table, roles, seat)) if person_sits(table, way)]

    async def add(self, table: LiveTable, roles: frozenset[str], seat: str, key: str, wish: Wish, origin: str) -> Way:
        """Adds a way to the person of a seat. The owner of a mail address is asked first. Raises ``ApiError``."""
        leading(table, roles, seat)
        if wish.kind not in self.offers():
            raise ApiError(422, "notice-not-offered")
        if table.seats[seat].kind != "human" or table.meta.status == "over" or table.opened:
            raise ApiError(409, "notice-no-seat")
        address = await self._checked(wish)
        kept = [way for way in await self.of_seat(table, roles, seat) if (way.kind, way.address) != (wish.kind, address)]
        if len(kept) >= MOST_WAYS:
            raise ApiError(409, "notice-too-many", count=MOST_WAYS)
        confirm = secrets.token_urlsafe(24) if wish.kind == MAIL else ""
        alone = wish.alone or wish.kind != WEBHOOK
        made = Way(
            secrets.token_urlsafe(24), table.id, seat, hash_of(key), wish.kind, wish.form if wish.kind == WEBHOOK else "", address, wish.lang, origin,
            confirm, wish.wait, alone, made=queries.now(),
        )  # fmt: skip
        if confirm and not await self.ways.may_write(digest(address.lower()), queries.now()):
            raise ApiError(429, "notice-mailed-enough")
        await self.ways.add(made)
        await note_notices(table, seat)
        if confirm:
            outcome = await self.board.outbox.ask(made, title_of(table.meta, wish.lang))
            if outcome.kind != SENT:
                await self.ways.remove(made.id)
                raise ApiError(502, "notice-no-mail", result=outcome.result)
        return made

    async def _checked(self, wish: Wish) -> str:
        """Returns an address as it is kept. Raises ``ApiError`` for one to which nothing can be sent."""
        reach = self.board.settings.notices
        try:
            if wish.kind == MAIL:
                if not mail.is_address(wish.address):
                    raise Forbidden("bad-mail")
                return wish.address
            url = web_push.read(wish.address).endpoint if wish.kind == PUSH else wish.address
            found = check_url(url, reach)
            await addresses(found.host, found.port or 443, reach)
        except Forbidden as no:
            raise ApiError(422, "notice-bad-address", words=f"notice-result-{no.args[0]}") from None
        except (ValueError, msgspec.DecodeError):
            raise ApiError(422, "notice-bad-address", words="notice-result-bad-push") from None
        return wish.address

    async def _own(self, table: LiveTable, roles: frozenset[str], seat: str, id: str) -> Way:
        found = await self.ways.get(id)
        if leading(table, roles, seat) and (found is None or (found.table_id, found.seat) != (table.id, seat) or not person_sits(table, found)):
            raise ApiError(404, "notice-gone")
        assert found is not None
        return found

    async def remove(self, table: LiveTable, roles: frozenset[str], seat: str, id: str) -> None:
        """Ends a way. Raises ``ApiError``."""
        await self.ways.remove((await self._own(table, roles, seat, id)).id)

    async def wait(self, table: LiveTable, roles: frozenset[str], seat: str, id: str, seconds: int) -> None:
        """Has turns wait for so long before anything is sent by a way. Raises ``ApiError``."""
        await self.ways.wait(await self._own(table, roles, seat, id), seconds)

    async def test(self, table: LiveTable, roles: frozenset[str], seat: str, id: str) -> Outcome:
        """Sends a test by a way, and returns what came of it. Raises ``ApiError``."""
        way = await self._own(table, roles, seat, id)
        if way.confirm:
            raise ApiError(409, "notice-unconfirmed")
        self.tests.keep(f"{table.id} {seat}")
        outcome = await self.board.outbox.send(way, letter(table, way, "test", self.board.settings.address or way.origin))
        await (self.ways.sent if outcome.kind == SENT else self.ways.failed)(way, queries.now(), outcome.result)
        return outcome

    # ------------------------------------------------------------ by a link

    async def found(self, token: str) -> tuple[Way, bool] | None:
        """Returns the way of a link, and whether the link confirms it; None if there is none any more."""
        to_confirm = await self.ways.to_confirm(token)
        way = to_confirm or await self.ways.get(token)
        return None if way is None else (way, to_confirm is not None)

    async def decide(self, token: str, action: str) -> None:
        """Confirms a way, ends it, or ends all mail to its address for good. Who has done it before is not told otherwise. Raises ``ApiError``."""
        found = await self.found(token)
        if found is None:
            return
        way, confirms = found
        if action == "confirm" and not confirms:
            raise ApiError(422, "notice-gone")
        if action == "confirm":
            await self.ways.confirmed(token)
        elif action == "never" and way.kind == MAIL:
            await self.ways.never(way, digest(way.address.lower()))
        else:
            await self.ways.remove(way.id)
