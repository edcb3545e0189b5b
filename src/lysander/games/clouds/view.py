"""5.1 to 5.6 Views: what each seat may see, built up from nothing.

With open cockpits everything on the table is public, but for standing orders and for orders to the ground that are not yet carried out. With closed
cockpits an aeroplane of the other side is what 5.3 lists: its attitude and its *signs*; its panel stays shut. Sides of several seats have no secrets
among themselves (5.1), but for the standing orders (29.8). After the end everything is public (5.6).

What is seen without a word stands in fields of its own (``signs``, ``step`` and the like), which are the ``glimpses`` of the game: the band of an
aeroplane that loses speed to a hit, the fabric that it trails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.ask import UMPIRE
from ...core.chart import Piece
from ...core.event import SPECTATOR
from ...core.record import replace
from .ground import Barrage, Battery, Canopy, Gasbag, Point, Unit
from .plane import DOWN, GONE, LANDED, LEFT, PRISONER, Plane
from .state import State
from .view_panel import PanelView, panel_view
from .view_pieces import pieces_of
from .view_score import ObjectiveView, objectives_of, points_of
from .view_threats import threats_of

CHANCE_SIDE = ""
"""The side of a spectator."""
SHARED_STEPS = ("S1", "S4", "M2", "M3", "M4", "M5", "F1", "F2", "F4")
"""7.1 Steps in which everybody sees with whom they have got: their order is that of the list or that of initiative (8.6)."""


class Signs(msgspec.Struct, frozen=True, gc=False):
    """5.3 What can be seen of an aeroplane without being told: its speed band, and whether it smokes, trails fabric (row 7; a leak of the engine is
    not seen) or fuel, has lost its undercarriage, carries bombs or rockets; ``stopped`` the sides of engines whose propellers stand."""

    band: str
    smoke: bool
    fabric: bool
    fuel: bool
    undercarriage: bool
    bombs: bool
    rockets: bool
    stopped: tuple[str, ...]


class PlaneView(msgspec.Struct, frozen=True, gc=False):
    """5.3 An aeroplane as every seat sees it: place, attitude, state, what was told of it to all; ``jumped`` the roles of those who have left it
    with a parachute. ``track`` is its path over the ground, where bombs or a photograph may need it: the task of a closed cockpit is not seen,
    so that there it is shown for bombs alone. ``panel`` is None for a seat to which its cockpit is closed."""

    id: str
    type: str
    side: str
    seat: str
    state: str
    x: int
    y: int
    z: int
    heading: int
    climb: str
    bank: str
    burning: bool
    forced: bool
    home: str
    home_turn: int
    won: str
    won_turn: int
    shot: str
    shot_turn: int
    hit: str
    enters: int
    staff: bool
    rolled: int
    moved: bool
    manoeuvred: bool
    recovered: bool
    jumped: tuple[str, ...]
    track: tuple[tuple[int, int], ...]
    panel: PanelView | None


class View(msgspec.Struct, frozen=True, gc=False):
    """5.2, 5.3 What a seat sees.

    ``side`` is its side (``E``, ``C``, empty for a spectator), ``closed`` whether cockpits are. ``phase`` is that of the step (7.1), ``setup``,
    ``aftermath`` or ``over``. ``held`` and ``flew`` are known when the battle has ended (28.11, 32.5). ``order`` lists aeroplanes from the lowest
    initiative to the highest, ``shooters`` those who attack from the first to the last, ``done`` those with whom the present step has been.
    ``threats`` are pairs of who threatens whom as they stand now (8.1), as far as the seat can tell. ``points`` are those for victories so far
    (28.11), ``mascots`` re-rolls left by side, ``orders`` the seat's standing orders (29.8), ``ground`` its orders for the next M1 (9.3, 23.7).
    ``areas`` are mapped ground (6.4)."""

    seat: str
    side: str
    closed: bool
    scenario: str
    month: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    turn: int
    turns: int
    aftermath: int
    step: str
    phase: str
    over: bool
    why: str
    held: str
    flew: tuple[str, ...]
    order: tuple[str, ...]
    shooters: tuple[str, ...]
    done: tuple[str, ...]
    planes: tuple[PlaneView, ...]
    signs: Mapping[str, Signs]
    units: tuple[Unit, ...]
    gasbags: tuple[Gasbag, ...]
    barrages: tuple[Barrage, ...]
    batteries: tuple[Battery, ...]
    places: tuple[Point, ...]
    canopies: tuple[Canopy, ...]
    areas: tuple[Mapping[str, Any], ...]
    objectives: tuple[ObjectiveView, ...]
    threats: tuple[tuple[str, str], ...]
    points: Mapping[str, int]
    mascots: Mapping[str, int]
    orders: Mapping[str, str]
    ground: Mapping[str, str]
    offers: tuple[str, ...]
    given_up: tuple[str, ...]
    wind: int
    home: Mapping[str, int]
    front: int
    field: int
    ceiling: int
    pieces: tuple[Piece, ...]


GLIMPSES = ("turn", "step", "phase", "done", "shooters", "signs", "threats")
"""Fields that change without a word, in plain sight."""


def view(state: State, seat: str) -> View:
    """5.2, 5.3 Return what a seat may see; ``spectator`` sees what all seats see (5.6). ``umpire``, who sits at no table, sees everything: a battle
    that is over is looked back at with his eyes."""
    rules, over = state.rules, state.result is not None
    side = CHANCE_SIDE if seat in (SPECTATOR, UMPIRE) else seat[:1].upper()
    truth = over or seat == UMPIRE
    everything = truth or not rules.closed
    return View(
        seat=seat,
        side=side,
        closed=rules.closed,
        scenario=rules.scenario,
        month=rules.month,
        options=rules.options,
        seats=rules.seats,
        turn=state.turn,
        turns=rules.turns,
        aftermath=state.aftermath,
        step=state.step,
        phase=phase_of(state),
        over=over,
        why=state.why,
        held=state.held if everything else "",
        flew=state.flew,
        order=state.order,
        shooters=state.shooters,
        done=state.done if everything or state.step in SHARED_STEPS else tuple(id for id in state.done if known_to(id, side)),
        planes=tuple(plane_view(state, p, everything or p.side == side) for p in state.planes.values()),
        signs={p.id: signs_of(state, p) for p in state.planes.values()},
        units=tuple(unit_view(u, everything or not u.known or u.known[0] == side) for u in state.units.values()),
        gasbags=tuple(state.gasbags.values()),
        barrages=tuple(state.barrages.values()),
        batteries=tuple(b if everything or b.side == side else replace(b, by="") for b in state.batteries.values()),
        places=tuple(point_view(n, everything or not n.taken or n.taken[0] == side) for n in state.points.values()),
        canopies=tuple(state.canopies.values()),
        areas=tuple(rules.scene.get("area", ())),
        objectives=objectives_of(state, side, everything),
        threats=threats_of(state, side, everything),
        points=points_of(state),
        mascots={letter: state.mascots.get(letter, 0) for letter in ("E", "C") if everything or letter == side},
        orders=orders_of(state, seat, truth),
        ground={id: order for id, order in state.ground.items() if truth or rules.owners.get(id) == seat},
        offers=state.offers,
        given_up=state.given_up,
        wind=rules.wind,
        home={letter: rules.home_of(letter) for letter in ("E", "C")},
        front=rules.front,
        field=rules.field,
        ceiling=rules.ceiling,
        pieces=pieces_of(state),
    )


def phase_of(state: State) -> str:
    """7.1, 28.3 Return the phase of a state: that of its step, ``setup``, ``aftermath`` or ``over``."""
    if state.result is not None:
        return "over"
    if not state.turn:
        return "setup"
    return "aftermath" if state.aftermath else PHASES[state.step[:1]]


PHASES = {"S": "setup", "I": "initiative", "M": "movement", "F": "shooting", "O": "observation", "E": "end", "A": "aftermath"}


def known_to(id: str, side: str) -> bool:
    """5.3 Whether a side may know that the present step has been with this person, aeroplane or thing: its own, or nobody's."""
    letter = id[:1].upper()
    return letter == side or letter not in ("E", "C")


def orders_of(state: State, seat: str, truth: bool) -> dict[str, str]:
    """29.8 Return a seat's own standing orders, of its pilots and for its fire from the ground; after the end, or looking back, those of all."""
    owners = state.rules.owners
    return {id: order for id, order in state.orders.items() if truth or owners.get(whose := id.partition("/")[0], whose) == seat}


def plane_view(state: State, p: Plane, cockpit: bool) -> PlaneView:
    """5.3 Return an aeroplane as a seat sees it; ``cockpit`` says whether it may look into it."""
    return PlaneView(
        id=p.id,
        type=p.type,
        side=p.side,
        seat=p.seat,
        state=p.state,
        x=p.x,
        y=p.y,
        z=p.z,
        heading=p.heading,
        climb=p.climb,
        bank=p.bank,
        burning=p.burning,
        forced=p.forced,
        home=p.home,
        home_turn=p.home_turn,
        won=p.won,
        won_turn=p.won_turn,
        shot=p.shot,
        shot_turn=p.shot_turn,
        hit=p.hit,
        enters=p.enters,
        staff=p.staff,
        rolled=p.rolled,
        moved=p.moved,
        manoeuvred=p.manoeuvred,
        recovered=p.recovered,
        jumped=jumped(p),
        track=p.track if cockpit or p.bombs else (),
        panel=panel_view(state, p) if cockpit else None,
    )


def jumped(p: Plane) -> tuple[str, ...]:
    """5.3, 9.5 Return the roles of those who have left an aeroplane under a canopy: whoever is down or a prisoner while it has not landed, too."""
    gone = (GONE,) if p.state in (LANDED, LEFT) else (GONE, DOWN, PRISONER)
    return tuple(x.role for x in p.people if x.state in gone) if p.state != "destroyed" else tuple(x.role for x in p.people if x.state == GONE)


def signs_of(state: State, p: Plane) -> Signs:
    """5.3 Return what can be seen of an aeroplane without being told."""
    return Signs(
        band=state.band(p),
        smoke=p.smokes,
        fabric=p.fabric,
        fuel=any(e.fuel for e in p.engines),
        undercarriage=p.undercarriage,
        bombs=p.bombs > 0,
        rockets=p.rockets > 0,
        stopped=tuple(e.side for e in p.engines if e.state),
    )


def unit_view(unit: Unit, known: bool) -> Unit:
    """26.4, 5.4 Return a ground unit as a seat sees it; ``known`` says whether the seat may know who has identified it."""
    return unit if known else replace(unit, known="")


def point_view(point: Point, known: bool) -> Point:
    """26.3, 5.4 Return a point as a seat sees it; ``known`` says whether the seat may know who has photographed it."""
    return point if known else replace(point, taken="")
