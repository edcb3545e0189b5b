"""Rare positions for the battery: standing orders of other seats, orders to the ground, and with closed cockpits damage that samples seldom draw."""

from __future__ import annotations

from ...core.ask import Rng
from ...core.domain import pick
from ...core.event import SPECTATOR
from ...core.record import replace
from .ch19_ground_fire import NEAREST
from .plane import FLYING, Plane
from .state import State

ORDERS = ("ask", "vital", "never")
"""29.8 Standing orders for re-rolls, the default first."""
FIRES = (None, NEAREST)
"""19.1 Standing orders for fire from the ground."""
OFTEN, SELDOM = 0.5, 0.25


def vary_hidden(state: State, seat: str, rng: Rng) -> None:
    """29.8, 5.3 Change what a seat cannot know: standing orders of other seats, and of aeroplanes with closed cockpits their wounds and damage."""
    side = "" if seat == SPECTATOR else seat[:1].upper()
    for other in sorted({u.seat for u in state.units.values()} - {seat}):
        if fires := pick(rng, FIRES):
            state.orders[other] = fires
    for plane in state.planes.values():
        if plane.seat != seat:
            order(state, plane, rng)
        if state.rules.closed and plane.side != side and plane.state == FLYING:
            damage(plane, rng)


def order(state: State, plane: Plane, rng: Rng) -> None:
    """29.8 Give a pilot of another seat a standing order, or none."""
    chosen = pick(rng, ORDERS)
    if chosen != ORDERS[0]:
        state.orders[plane.id] = chosen


def damage(plane: Plane, rng: Rng) -> None:
    """5.3 Change damage and wounds that nobody outside can see."""
    if rng.random() < SELDOM:
        plane.strength = 1
    if rng.random() < SELDOM:
        plane.wires, plane.doubled, plane.wider = rng.random() < OFTEN, rng.random() < OFTEN, int(rng.random() * 4)
        plane.leak += int(rng.random() * 3)
    if rng.random() < SELDOM:
        silent = rng.random() < OFTEN
        plane.guns = tuple(replace(g, out=silent or rng.random() < OFTEN, jam=0) for g in plane.guns)
    if rng.random() < SELDOM:
        plane.people = (replace(plane.pilot, fortitude=1, blackout=int(rng.random() * 3)), *plane.people[1:])
    plane.flinch = plane.flinch or rng.random() < SELDOM
