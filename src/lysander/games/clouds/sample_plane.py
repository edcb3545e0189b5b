"""37.3 What a closed cockpit hides (5.3), drawn in agreement with what is seen: speed within the band, strength, ammunition, people, damage."""

from __future__ import annotations

from typing import Any

from ...core.ask import Rng
from ...core.domain import pick
from ...core.record import replace
from .panels import FASTEST, Panel
from .plane import BROKEN, CUT, DESTROYED, FLYING, SPINNING, STOPPED, Engine, Gun, Plane
from .rules import Rules
from .sample_people import people
from .view import PlaneView, Signs, View

SOUND, CUT_OFF, JAMMED, LEAKING = 0.8, 0.2, 0.06, 0.2
"""Probabilities: that an aeroplane nobody has hit is sound, that a standing engine is only cut, that a gun is jammed, that the engine
of an aeroplane that was hit is rough."""
FUEL, SMOKE, LEAK, STREAMING = (1, 8), (0, 2), (1, 4), 2
"""22.10, 18.6, 14.1, 22.5 Turns of fuel and of smoke, and EU of a leak, from the least to the most; EU that trailing fabric costs."""
DIVES = 3
"""EU above Vne that a diving aeroplane is thought to have at most."""
ROWS_OF_JAMS = (3, 4, 5, 6)
"""21.7 Rows of jams that can be repaired."""


def guess(rules: Rules, seen: View, p: PlaneView, rng: Rng) -> Plane:
    """37.3 Return an aeroplane of which the seat sees no more than 5.3 lists, with its hidden values drawn."""
    panel, signs = rules.panels[p.type], seen.signs[p.id]
    row: Any = next(a for a in rules.scene["aeroplane"] if a["id"] == p.id)
    layout: str = row.get("layout", "")
    kind, bombs = load(panel, row, signs, rng)
    speed = speed_of(panel, p, signs.band, rng)
    aboard = people(rules, seen, p, row, rng)
    return Plane(
        id=p.id,
        type=p.type,
        seat=p.seat,
        x=p.x,
        y=p.y,
        z=p.z,
        heading=p.heading,
        climb=p.climb,
        bank=p.bank,
        speed=speed,
        strength=strength_of(panel, p, signs, rng),
        state=p.state,
        guns=tuple(gun(m.id, m.half, m.drum, seen.turn, rng) for m in panel.mounts(layout)),
        engines=engines(panel, signs, rng),
        people=aboard,
        layout=layout,
        bomb=kind,
        bombs=bombs,
        rockets=between(rng, 1, row.get("rockets", panel.rockets) or 1) if signs.rockets else 0,
        incendiary=bool(row.get("incendiary", False)) or rules.incendiary == "all",
        leak=leak_of(p, signs, rng),
        fabric=signs.fabric,
        burning=p.burning,
        cockpit=between(rng, 1, 12 if panel.engines == 1 else 6) if p.burning else 0,
        undercarriage=signs.undercarriage,
        emergency=signs.undercarriage,
        tries=between(rng, 0, 1) if p.state == SPINNING else 0,
        forever=p.state == SPINNING and not aboard[0].aboard,
        forced=p.forced,
        home=p.home,
        home_turn=p.home_turn,
        won=p.won,
        won_turn=p.won_turn,
        shot=p.shot,
        shot_turn=p.shot_turn,
        hit=p.hit,
        rolled=p.rolled,
        enters=p.enters,
        staff=p.staff,
        moved=p.moved,
        manoeuvred=p.manoeuvred,
        recovered=p.recovered,
        start=speed if p.moved else 0,
        track=p.track,
    )


def between(rng: Rng, low: int, high: int) -> int:
    """Return a whole number from ``low`` to ``high``, all equally likely."""
    return low + int(rng.random() * (high - low + 1))


def speed_of(panel: Panel, p: PlaneView, band: str, rng: Rng) -> int:
    """5.3 Return a speed within the band that is seen; a spinning aeroplane has its stall speed (15.4)."""
    if p.state == SPINNING:
        return panel.vs
    likely = [v for v in range(panel.vne + DIVES + 1) if panel.band[v] == band and (v >= panel.vs - 1 or p.state != FLYING)]
    return int(pick(rng, likely or [v for v in range(FASTEST + 1) if panel.band[v] == band]))


def strength_of(panel: Panel, p: PlaneView, signs: Signs, rng: Rng) -> int:
    """37.3 Return what strength is left: all of it, most likely, of an aeroplane that nobody has hit and that shows no damage."""
    if p.state in (BROKEN, DESTROYED):
        return 0
    hurt = p.hit or p.burning or signs.smoke or signs.fabric or signs.undercarriage
    return panel.structure if not hurt and rng.random() < SOUND else between(rng, 1, panel.structure)


def leak_of(p: PlaneView, signs: Signs, rng: Rng) -> int:
    """37.3 Return the EU that it loses in each move: by the fabric that it is seen to trail, and perhaps by its engine, which is not seen."""
    rough = between(rng, *LEAK) if p.hit and rng.random() < LEAKING else 0
    return rough + (STREAMING if signs.fabric else 0)


def gun(id: str, half: int, drum: int, turn: int, rng: Rng) -> Gun:
    """37.3 Return a gun with some of its ammunition gone: at most two half boxes for each turn. It may be jammed."""
    fired = min(half, 2 * between(rng, 0, max(0, turn - 1)))
    jam = pick(rng, ROWS_OF_JAMS) if turn > 1 and rng.random() < JAMMED else 0
    return Gun(id, half - fired, min(fired, drum) if drum else 0, jam)


def engines(panel: Panel, signs: Signs, rng: Rng) -> tuple[Engine, ...]:
    """3.13, 5.3 Return the engines: those stopped whose propellers stand; smoke and trailing fuel come from one that is not stopped for good."""
    sides = ("",) if panel.engines == 1 else ("L", "R")
    made = [Engine(side, (CUT if rng.random() < CUT_OFF else STOPPED) if side in signs.stopped else "") for side in sides]
    for field, there, span in (("fuel", signs.fuel, FUEL), ("smoke", signs.smoke, SMOKE)):
        if there:
            n = min(range(len(made)), key=lambda n: ("", CUT, STOPPED).index(made[n].state))
            made[n] = replace(made[n], state=CUT if made[n].state else "", **{field: between(rng, *span)})
    return tuple(made)


def load(panel: Panel, row: Any, signs: Signs, rng: Rng) -> tuple[str, int]:
    """3.12 Return kind and number of the bombs that are seen to hang under an aeroplane: what the scenario prints, less those dropped."""
    if not signs.bombs:
        return "", 0
    loads: dict[str, int] = dict(row.get("bombs") or panel.bombs)
    kind = pick(rng, sorted(loads))
    return kind, between(rng, 1, loads[kind])
