"""Changes of a table's seats: taking one, freeing it, an invitation, a bot, a companion, a loan to the umpire, and what needs a person's consent.

Each function takes the lock of the table, asks ``permissions`` whether the key may do it, and writes what it changes, with a line of the book. ``by``
is as whom it is done (``permissions.acts_as``).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...core.ask import Answer
from ..errors import ApiError
from ..store import queries
from ..store.records import Sitting
from . import presence
from .absent import give_default
from .keys import COMPANION, HOST, INVITED, PAST, hash_of, new_key, roles_of
from .live_table import LiveTable
from .pauses import begin_agreed
from .permissions import acts_as, fit_to_sit, judged_by_umpire, left_to_others, may_take, own_seat
from .retry import retried
from .whereabouts import came, is_away

MOST_COMPANIONS = 12
GUARDED = ("bot", "human", "free", "link", "default")
"""What host and umpire may do with the seat of somebody who is there only by consent."""


class Wish(NamedTuple):
    """What is to be done with a seat; ``ask``: where it needs consent, ask for it."""

    seat: str
    action: str
    name: str = ""
    level: str = ""
    ask: bool = False


class Outcome(NamedTuple):
    """What came of it: a new key, or a request to the person of the seat."""

    key: str = ""
    asked: bool = False


async def open_link(table: LiveTable, seat: str, key: str) -> None:
    """Notes that somebody has opened an invitation, so that the host sees it and no bot sits down there unasked. Raises ``ApiError``."""
    async with table.lock:
        await _open_link(table, seat, key)


@retried
async def _open_link(table: LiveTable, seat: str, key: str) -> None:
    sitting = _sitting(table, seat)
    if seat + INVITED not in roles_of(table.keys, key):
        raise ApiError(403, "no-key", role=seat)
    if table.meta.status == "lobby" and sitting.kind == "open" and not sitting.opened:
        table.uncommitted = True
        sitting.seen = queries.now()
        await _save_seat(table, seat, sitting)


async def take_seat(table: LiveTable, seat: str, name: str, key: str, token: str = "") -> str:
    """Sits somebody down on an open seat and returns their key, a new one; the invitation opens nothing any more. Who has left the umpire's chair
    sits down again by the key of before, and nothing is returned. ``token``: the new key, made by the client; whoever did not hear the answer and
    sends it again sits already.

    A seat is taken by an invitation, at a public table from the lobby, or by the host. Raises ``ApiError``.
    """
    async with table.lock:
        if token and roles_of(table.keys, token):
            return own_seat(table, roles_of(table.keys, token), seat) and token
        made = await _take(table, seat, name, key, token)
        came(table, seat)
        await _tell_game(table, seat, table.TAKE)
        return made


@retried
async def _take(table: LiveTable, seat: str, name: str, key: str, token: str) -> str:
    sitting, roles = _sitting(table, seat), roles_of(table.keys, key)
    may_take(table, seat, roles)
    fit_to_sit(table, seat, key)
    table.book_pace.keep(seat)
    again = seat in roles
    table.uncommitted = True
    name = name if HOST in roles else _distinct(table, seat, name)
    sitting.kind, sitting.name, sitting.level, sitting.lent, sitting.request = "human", name or sitting.name, "", False, {}
    sitting.notices = sitting.notices and again
    table.book.note(seat, "back" if again else "taken", seat, sitting.name)
    return await _save_seat(table, seat, sitting, "" if again else token or new_key(), seat, hash_of(key) if HOST in roles and not again else "")


def _distinct(table: LiveTable, seat: str, name: str) -> str:
    """Returns the name by which the others know somebody: Jonas 2, if a Jonas sits there already."""
    others = {sitting.name for other, sitting in table.seats.items() if other != seat and sitting.kind == "human"}
    names = (name, *(f"{name[:36]} {n}" for n in range(2, len(others) + 3)))
    return next(one for one in names if not one or one not in others)


async def change_seat(table: LiveTable, key: str, wish: Wish) -> Outcome:
    """Carries out one action on a seat (``wire.SeatChange``, all but ``open`` and ``take``). What needs the consent of somebody who is there is
    not done: with ``ask`` they are asked. Raises ``ApiError``."""
    async with table.lock:
        return await _change_seat(table, key, wish)


@retried
async def _change_seat(table: LiveTable, key: str, wish: Wish) -> Outcome:
    sitting, by = _sitting(table, wish.seat), acts_as(table, roles_of(table.keys, key), wish.seat, wish.action)
    table.book_pace.keep(by)
    if wish.action in ("agree", "decline", "withdraw"):
        await _answer_request(table, sitting, by, wish)
        return Outcome()
    _check(table, sitting, wish)
    if await _needs_consent(table, sitting, by, wish):
        await _ask(table, sitting, by, wish)
        return Outcome(asked=True)
    return Outcome(await _carry_out(table, sitting, by, wish, True))


def _check(table: LiveTable, sitting: Sitting, wish: Wish) -> None:
    """Raises ``ApiError`` for an action that this seat does not know."""
    chair = wish.seat in table.umpire_seats
    if sitting.kind == "empty" and not (chair and wish.action == "link"):
        raise ApiError(409, "bad-seat", what=wish.action)
    if chair and wish.action in ("bot", "lend", "companion"):
        raise ApiError(422, "bad-seat", what=wish.action)
    if wish.action == "companion" and sitting.kind != "human":
        raise ApiError(409, "bad-seat", what=wish.action)


async def _needs_consent(table: LiveTable, sitting: Sitting, by: str, wish: Wish) -> bool:
    """Returns whether the person of the seat is to be asked first. Raises ``ApiError`` if so, and the caller does not ask."""
    guarded = wish.action in GUARDED and by != wish.seat and sitting.kind == "human" and table.meta.status in ("running", "paused")
    decided = left_to_others(table, wish.seat, wish.action) and (not judged_by_umpire(table) or by in table.umpire_seats)
    if not guarded or decided or await is_away(table, wish.seat):
        return False
    if not wish.ask:
        raise ApiError(409, "seat-present", words="seat-held", minutes=presence.MINUTES)
    if sitting.request:
        raise ApiError(409, "asked-already")
    return True


async def _ask(table: LiveTable, sitting: Sitting, by: str, wish: Wish) -> None:
    """Puts a request to the person of a seat; everybody sees it."""
    table.uncommitted = True
    sitting.request = {"action": wish.action, "level": wish.level if wish.action == "bot" else "", "by": by, "time": queries.now()}
    table.book.note(by, "asked", wish.seat, sitting.name, sitting.request["level"], wish.action)
    await _save_seat(table, wish.seat, sitting)


async def _answer_request(table: LiveTable, sitting: Sitting, by: str, wish: Wish) -> None:
    """Ends a request: the person agrees, and it is carried out, or declines, or whoever asked withdraws it. An invitation that follows from it is
    made by the host afterwards: the key would be in the wrong hands here. Raises ``ApiError``."""
    request = sitting.request
    if not request or table.meta.status == "over":
        raise ApiError(409, "no-request")
    forced = wish.action == "agree" and request["action"] == "default"
    if forced:
        table.playing()
    table.uncommitted = True
    sitting.request = {}
    outcome = {"agree": "agreed", "decline": "declined", "withdraw": "withdrawn"}[wish.action]
    table.book.note(by, outcome, wish.seat, sitting.name, request["level"], request["action"])
    if forced or wish.action != "agree":
        await _save_seat(table, wish.seat, sitting)
    if forced and not any(not a.standing for a in table.playing().asks_of(wish.seat)):
        return  # it was answered meanwhile
    if wish.action == "agree":
        await _carry_out(table, sitting, request["by"], Wish(wish.seat, request["action"], "", request["level"]), False)


async def _carry_out(table: LiveTable, sitting: Sitting, by: str, wish: Wish, invite: bool) -> str:
    """Does something with a seat, and returns the key that was made. ``invite``: who frees a seat gets an invitation to it. Call with the
    lock held."""
    if wish.action == "companion":
        return await _add_companion(table, sitting, by, wish.seat)
    if wish.action == "default":
        await give_default(table, wish.seat, by=by)
        if sitting.request.get("action") == "default":
            sitting.request = {}
            await _save_seat(table, wish.seat, sitting)
        return ""
    freed = wish.action in ("free", "link") or (wish.action == "human" and sitting.kind == "bot")
    table.uncommitted = True
    _note(table, sitting, by, wish, freed, invite)
    if freed and sitting.kind == "human":
        sitting.kind = "open"
        await _tell_game(table, wish.seat, table.LEAVE)
    _change(sitting, wish, freed)
    if not freed:
        return await _save_seat(table, wish.seat, sitting)
    return await _save_seat(table, wish.seat, sitting, new_key() if invite else "", wish.seat + INVITED, void=True)


def _note(table: LiveTable, sitting: Sitting, by: str, wish: Wish, freed: bool, invite: bool) -> None:
    """Writes down what is about to happen to a seat."""
    note, seat = table.book.note, wish.seat
    if freed:
        if sitting.kind == "human":
            note(by, "freed", seat, sitting.name)
        elif sitting.kind == "bot":
            note(by, "person", seat, "", sitting.level)
        if any(seat + INVITED in roles for roles in table.keys.values()):
            note(by, "voided", seat)
        if invite:
            note(by, "invited", seat, sitting.name if wish.action == "link" else "")
    elif wish.action == "name" and wish.name != sitting.name:
        note(by, "named", seat, wish.name)
    elif wish.action == "bot":
        note(by, "bot", seat, sitting.name, wish.level)
    elif wish.action == "lend":
        note(by, "lent", seat, sitting.name)
    elif wish.action == "human" and sitting.level:
        note(by, "person", seat, sitting.name, sitting.level)
    elif wish.action == "human" and sitting.lent:
        note(by, "unlent", seat, sitting.name)


def _change(sitting: Sitting, wish: Wish, freed: bool) -> None:
    """Changes who sits in a seat. A request to its person lapses when that is done, or nobody is left to ask."""
    if freed or sitting.request.get("action") == wish.action:
        sitting.request = {}
    if freed:
        sitting.kind, sitting.level, sitting.lent, sitting.seen, sitting.notices = "open", "", False, 0, False
        sitting.name = sitting.name if wish.action == "link" else ""
    elif wish.action == "name":
        sitting.name = wish.name
    elif wish.action == "lend":
        sitting.lent = True
    elif wish.action == "bot":
        sitting.kind, sitting.level = "human" if sitting.kind == "human" else "bot", wish.level
    elif wish.action == "human":
        sitting.level, sitting.lent = "", False


async def _add_companion(table: LiveTable, sitting: Sitting, by: str, seat: str) -> str:
    """Makes one more key that shows this seat. Raises ``ApiError`` if there are enough."""
    role, key = seat + COMPANION, new_key()
    if sum(role in roles for roles in table.keys.values()) >= MOST_COMPANIONS:
        raise ApiError(409, "bad-seat", what="companion")
    table.uncommitted = True
    table.keys[hash_of(key)] = {role}
    table.book.note(by, "companion", seat, sitting.name)
    await table.save(lambda connection: queries.save_key(connection, table.id, hash_of(key), [role]))
    return key


async def _save_seat(table: LiveTable, seat: str, sitting: Sitting, key: str = "", role: str = "", sat: str = "", void: bool = False) -> str:
    """Writes a changed seat and returns ``key``, which gets ``role``. It voids the seat's keys until now, those of its companions, and
    invitations to it; so does ``void``. ``sat``: the hash of another key whose holder sits down here."""
    table.uncommitted = True
    changed = _voided(table, seat) if key or void else {}
    meta = table.meta
    withdrawn = bool(changed) and not meta.sealed and seat in meta.commitments
    asked = bool(meta.pausing)
    begin_agreed(table)
    if withdrawn:
        meta.commitments = {other: digest for other, digest in meta.commitments.items() if other != seat}
    if sat:
        changed[sat] = changed.get(sat, table.keys[sat]) | {PAST + seat}
    if key:
        changed[hash_of(key)] = {role}
    table.keys.update(changed)

    def work(connection: Any) -> None:
        if withdrawn or asked:
            queries.save_meta(connection, meta)
        queries.save_seat(connection, table.id, seat, sitting)
        for hash, roles in changed.items():
            queries.save_key(connection, table.id, hash, roles)

    await table.save(work)
    return key


def _voided(table: LiveTable, seat: str) -> dict[str, set[str]]:
    """Returns what is left of the keys that open a seat or invite to it. Before the game begins nobody has seen anything from it."""
    opened = {seat, seat + COMPANION} | ({PAST + seat} if table.meta.status == "lobby" else set())
    mark = PAST + seat + (INVITED if table.meta.status == "lobby" else "")
    found = {}
    for hash, roles in table.keys.items():
        if gone := roles & {*opened, seat + INVITED}:
            found[hash] = roles - gone | {mark if gone & opened else PAST + seat + INVITED}
    return found


@retried
async def _tell_game(table: LiveTable, seat: str, kind: str) -> None:
    """Tells the game that somebody sits down in the umpire's chair or stands up from it, if it asks for that. Call with the lock held."""
    match = table.match
    if match is not None and any(a.kind == kind for a in match.asks_of(seat)):
        await table.give(match, Answer(seat, kind, "yes"))


def _sitting(table: LiveTable, seat: str) -> Sitting:
    """Returns who sits in a seat. Raises ``ApiError`` if there is no such seat."""
    if seat not in table.seats:
        raise ApiError(404, "no-seat")
    return table.seats[seat]
