"""Who may do what at a table: look, answer, sit down. This is asked before every change (docs/decisions/025-server-rooms.md)."""

from __future__ import annotations

from ...core.event import SPECTATOR
from ..errors import ApiError
from ..store import queries
from .keys import COMPANION, HOST, INVITED, WATCH, seats_held
from .lessons import check_open
from .live_table import LiveTable
from .presence import persons

BY_UMPIRE = "umpire"
LATELY = 60_000
"""Milliseconds for which somebody who has asked something without a WebSocket is there, as far as the rule of the game on stand-ins goes."""
OWN_ACTIONS = ("name", "lend", "companion", "agree", "decline")
"""Actions on a seat that are its person's alone."""
RULED_ACTIONS = ("default", "withdraw")
"""Actions that are the host's and the umpire's alone."""


def umpires(table: LiveTable) -> tuple[str, ...]:
    """Returns the umpire's seat, if the game has one and somebody may sit in it now."""
    return tuple(s for s in table.umpire_seats if table.seats[s].kind != "empty" and not table.vacant(s))


def own_seat(table: LiveTable, roles: frozenset[str], seat: str) -> str:
    """Returns ``seat`` if the key opens it, be it as a companion. Raises ``ApiError``."""
    if seat not in table.seats:
        raise ApiError(404, "no-seat")
    if seat not in roles:
        raise ApiError(403, "no-key", role=seat)
    return seat


def leading(table: LiveTable, roles: frozenset[str], seat: str) -> str:
    """Returns ``seat`` if the key may act for it: a companion only looks on and advises. Raises ``ApiError``."""
    if seat + COMPANION in roles:
        raise ApiError(403, "companion", rule=table.game.paragraphs.get("companion", ""))
    return own_seat(table, roles, seat)


def answers_as(table: LiveTable, roles: frozenset[str], seat: str) -> str:
    """Returns the mark of an answer for ``seat`` in the journal: nothing for its own people, ``umpire`` for an umpire who plays it. Raises
    ``ApiError`` for anybody else, and at a lesson whose question has been answered."""
    check_open(table.meta, table.match)
    if seat in roles or not roles & set(umpires(table)):
        leading(table, roles, seat)
        return ""
    if seat not in table.seats:
        raise ApiError(404, "no-seat")
    if not may_be_played(table, seat):
        raise ApiError(409, "seat-present", rule=table.game.paragraphs.get("stand_in", ""))
    return BY_UMPIRE


def may_be_played(table: LiveTable, seat: str) -> bool:
    """Returns whether the umpire may answer for a seat: it is empty, its person is away, or has agreed to it."""
    sitting = table.seats[seat]
    if sitting.kind != "human" or sitting.level:
        return sitting.kind == "open"
    here = seat in persons(table.listeners) or queries.now() - table.presence.asked.get(seat, 0) < LATELY
    return sitting.lent or not here


def acts_as(table: LiveTable, roles: frozenset[str], seat: str, action: str) -> str:
    """Returns as whom somebody does something with a seat: as its person (the seat), as the host, or as an umpire. Raises ``ApiError``."""
    if seat + COMPANION in roles or action in OWN_ACTIONS:
        return leading(table, roles, seat)
    late, judged = left_to_others(table, seat, action), judged_by_umpire(table)
    rulers = (HOST,) if action == "link" else (*umpires(table), HOST) if late and judged else (HOST, *umpires(table))
    ruler = next((role for role in rulers if role in roles), "") or (_waits(table, roles) if late and not judged else "")
    if seat in roles and (ruler or action not in ("link", *RULED_ACTIONS)):
        return seat
    if not ruler:
        raise ApiError(403, "no-key", role=" / ".join(rulers))
    return ruler


def left_to_others(table: LiveTable, seat: str, action: str) -> bool:
    """Returns whether the time of a seat is up, and anybody who plays, or the umpire, may have it answered, by its default or a bot."""
    clock = table.meta.clocks.get(seat)
    return clock is not None and clock.up and action in ("bot", "default")


def judged_by_umpire(table: LiveTable) -> bool:
    """Returns whether an umpire decides when time is up: the host chose that, and a person sits in the chair."""
    pace = table.meta.pace
    return pace is not None and pace.up == "umpire" and any(table.seats[seat].kind == "human" for seat in umpires(table))


def _waits(table: LiveTable, roles: frozenset[str]) -> str:
    """Returns the first player's seat of somebody who waits for another, or nothing."""
    return next((seat for seat in table.meta.clocks if seat in roles and seat + COMPANION not in roles), "")


def fit_to_sit(table: LiveTable, seat: str, key: str) -> None:
    """Raises ``ApiError`` for anybody who has seen another side and would see all here, or the other way round; and in a running game for whoever
    has another seat, and would see two hands. The keeper (``Game.keeper``) sees them all by the rules, and may play some as well."""
    above = table.umpire_seats
    held = seats_held(table.keys, key) & set(table.seats) - {seat}
    begun = table.meta.status in ("running", "paused")
    if held - above if seat in above else held & above:
        raise ApiError(403, "held-a-seat", rule=table.game.paragraphs.get("umpire", ""))
    if held and begun and seat not in above and table.game.keeper not in held:
        raise ApiError(403, "held-a-seat")


def may_take(table: LiveTable, seat: str, roles: frozenset[str]) -> None:
    """Raises ``ApiError`` unless this key may sit down here: it is an invitation, the host's, that of the umpire who was here before, or the table is
    public; and the seat is open, is the umpire's and empty, or a bot keeps it for who was invited."""
    invited, trusted = seat + INVITED in roles, bool({seat, seat + INVITED, HOST} & roles)
    kind = table.seats[seat].kind
    kept = (kind == "empty" and trusted and seat in table.umpire_seats) or (kind == "bot" and invited)
    if kind != "open" and not kept:
        raise ApiError(409, "seat-taken")
    if not trusted and not table.meta.public:
        raise ApiError(403, "no-key", role=seat)


def sits(table: LiveTable, roles: frozenset[str], seat: str) -> str:
    """Returns how somebody looks at a seat: ``own``, as a ``companion``, as the umpire who plays it (``stand_in``), at a ``vacant`` umpire's chair,
    or as a spectator (``watch``)."""
    if seat not in table.seats:
        return "watch"
    if table.vacant(seat):
        return "vacant"
    return "companion" if seat + COMPANION in roles else "own" if seat in roles else "stand_in"


def person_of(table: LiveTable, roles: frozenset[str], seat: str) -> str:
    """Returns the seat whose person this is, or nothing: companions are not, and an umpire who plays a seat is still the umpire."""
    if seat in roles:
        return "" if seat + COMPANION in roles else seat
    return next((s for s in umpires(table) if s in roles), "") if seat in table.seats else ""


def viewer(table: LiveTable, seat: str) -> str:
    """Returns the seat of the game through whose eyes a role looks: itself, or a spectator, also before it has sat down in the umpire's seat."""
    return seat if seat in table.logs and not table.vacant(seat) else SPECTATOR


def may_look(table: LiveTable, roles: frozenset[str], seat: str) -> bool:
    """Returns whether somebody may look through a role; nobody needs a key to be a spectator, and the umpire sees every seat."""
    return seat in ("", WATCH) or seat in roles or (seat in table.seats and bool(roles & set(umpires(table))))


def eye_of(table: LiveTable, roles: frozenset[str], seat: str) -> str:
    """Returns the role through which somebody looks. Raises ``ApiError``."""
    if not may_look(table, roles, seat):
        raise ApiError(403, "no-key", role=seat)
    return seat
