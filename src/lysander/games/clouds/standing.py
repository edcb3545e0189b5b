"""29.8, 19.1, 9.3, 23.7, 28.2, 28.12 What a seat may say at any time: standing orders, ground orders, offers to break off, giving up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.event import Event
from ...core.referee import Referee
from .answer_data import Confirming, Cover
from .ch08_initiative import LEADER
from .ch09_ground import LYING, bands_near
from .ch19_ground_fire import CHOOSE, NEAREST, fires_at_nearest, goes_on, row_of
from .domains_setup import Shift
from .ground import Barrage, Unit
from .plane import Plane
from .state import State
from .told import tell

TROOPS = ("infantry", "aamg", "aa37", "gun")
"""23.7 Kinds of ground units that may only take cover."""
UP = "up"
ORDERS = ("ask", "vital", "never")
LEADING = ("offer", "quiet")
"""29.8 Standing orders: for re-rolls, and for a Flight leader; the first of each is what holds without one."""
YES, NO = "yes", "no"
FIRING = {True: CHOOSE, False: NEAREST}
"""19.1 The order for fire from the ground that a seat can give, by whether its units fire at the nearest already."""
NONE: Mapping[str, Json] = {}
RULES = {"standing-order": "29.8", "fire-order": "19.1", "break-off": "28.2", "give-up": "28.12", "ground-orders": "9.3"}


def standing(state: State) -> tuple[Ask, ...]:
    """35.1 Return the any-time asks of all seats (D-07, D-14 to D-16), in list order."""
    s = state
    if not s.turn:
        return ()
    asks = [_order(s, p) for p in s.planes.values() if p.pilot.aboard]
    if s.why:
        return tuple(asks)
    asks += [_cover(s, u) for u in s.units.values() if u.kind in TROOPS and not u.destroyed]
    asks += [_shift(s, q) for q in s.barrages.values() if goes_on(s, q)]
    asks += [_fire_order(s, seat) for seat in s.rules.seats if _may_shoot(s, seat)]
    asks += [_ask(seat, "break-off", confirm(NO if seat in s.offers else YES, "28.2")) for seat in s.rules.seats]
    asks += [_ask(seat, "give-up", confirm(YES, "28.12")) for seat in s.rules.seats if seat not in s.given_up]
    return tuple(asks)


def _ask(seat: str, kind: str, domain: OneOf | Shift, facts: Mapping[str, Json] = NONE) -> Ask:
    return Ask(seat, kind, RULES[kind.partition(":")[0]], domain, facts=facts, standing=True)


@lru_cache(maxsize=8)
def confirm(word: str, rule: str) -> OneOf:
    """28.2, 28.12 The domain of an offer that is made or taken back, and of giving up."""
    return Confirming((word,), rule)


@lru_cache(maxsize=2)
def firing(word: str) -> OneOf:
    """19.1 The domain of the order for fire from the ground."""
    return OneOf((word,), "19.1")


@lru_cache(maxsize=16)
def orders_for(order: str, leading: str, leader: bool) -> OneOf:
    """29.8 The standing orders that a pilot has not got."""
    return OneOf(tuple(w for w in (*ORDERS, *(LEADING if leader else ())) if w not in (order, leading)), "29.8")


def _order(s: State, plane: Plane) -> Ask:
    """29.8 The standing order of a pilot (D-14)."""
    order, leading = s.orders.get(plane.id, ORDERS[0]), s.orders.get(f"{plane.id}/{LEADER}", LEADING[0])
    return _ask(plane.seat, f"standing-order:{plane.id}", orders_for(order, leading, plane.pilot.has(LEADER)))


def _fire_order(s: State, seat: str) -> Ask:
    """19.1 The standing order of a seat for its fire from the ground; its facts say which one holds."""
    now = fires_at_nearest(s, seat)
    return _ask(seat, "fire-order", firing(FIRING[now]), {"order": NEAREST if now else CHOOSE})


def _may_shoot(s: State, seat: str) -> bool:
    """19.1 Whether a seat has a ground unit that can fire at aeroplanes."""
    return any(u.seat == seat and not u.destroyed and "range" in row_of(s, u) for u in s.units.values())


@lru_cache(maxsize=64)
def cover(lies: bool, unit: str) -> OneOf:
    """23.7 The order that troops can be given: to take cover only, or to get up."""
    return Cover((UP if lies else LYING,), "23.7", unit=unit)


def _cover(s: State, unit: Unit) -> Ask:
    """23.7 Whether troops only take cover from the next M1 on (D-07)."""
    ordered = s.ground.get(unit.id)
    return _ask(unit.seat, f"ground-orders:{unit.id}", cover(unit.lying if ordered is None else ordered == LYING, unit.id))


def _shift(s: State, barrage: Barrage) -> Ask:
    """9.3 Where a barrage is shifted in the next M1 (D-07)."""
    return _ask(barrage.seat, f"ground-orders:{barrage.id}", Shift(bands_near(s, barrage), "9.3", barrage.id))


def interject(state: State, ref: Referee, ask: Ask, value: Json) -> None:
    """29.8, 19.1, 9.3, 28.2, 28.12 Carry out an any-time answer. Orders are told to their own seat only, offers to everybody."""
    s = state
    kind, _, id = ask.kind.partition(":")
    if kind == "standing-order":
        _note(s, f"{id}/{LEADER}" if value in LEADING else id, value)
        _tell_seat(ref, ask, who=id, order=value)
    elif kind == "fire-order":
        _note(s, ask.seat, value)
        _tell_seat(ref, ask, seat=ask.seat, order=value)
    elif kind == "ground-orders":
        s.ground[id] = value
        _tell_seat(ref, ask, what=id, order=value)
    elif kind == "break-off":
        s.offers = tuple(seat for seat in s.rules.seats if (value == YES if seat == ask.seat else seat in s.offers))
        tell(s, ref, "break-off", "28.2", seat=ask.seat, offers=value == YES)
    else:
        s.given_up = tuple(seat for seat in s.rules.seats if seat == ask.seat or seat in s.given_up)
        tell(s, ref, "give-up", "28.12", seat=ask.seat)


def _note(s: State, key: str, value: str) -> None:
    """29.8 Note a standing order; one that holds anyway is not kept."""
    if value in (ORDERS[0], LEADING[0], CHOOSE):
        s.orders.pop(key, None)
    else:
        s.orders[key] = value


def _tell_seat(ref: Referee, ask: Ask, **facts: Json) -> None:
    if ref.events is not None:
        ref.tell(Event(ask.kind.partition(":")[0], ask.rule, (ask.seat,), facts))
