"""What lies on the field of In Clouds of Glory, as one seat sees it: aeroplanes and things as marks, and how they lie to each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import atan2, degrees
from typing import Any, NamedTuple

from ....core.ask import Ask
from ....games.clouds.geometry import arc, distance, whole_mu

View = Mapping[str, Any]
MU = 100
"""2.2 Points of 1 MU."""
HERE = ("flying", "spinning", "broken", "landed")
"""3.14 States in which an aeroplane is on the map."""
HOURS = 12
PLANE, GAS, UNIT, BATTERY, POINT, CANOPY, BARRAGE = "plane", "gas", "unit", "battery", "point", "canopy", "barrage"


class Mark(NamedTuple):
    """One thing on the map: id, place (points, points, MU), its side (empty for nobody's), what it is, heading in ticks (-1: none)."""

    id: str
    x: int
    y: int
    z: int
    side: str
    sort: str
    heading: int = -1

    @property
    def place(self) -> tuple[int, int, int]:
        """Return its place."""
        return self.x, self.y, self.z


class Bearing(NamedTuple):
    """How something lies to an aeroplane: distance in whole MU, clock direction on its nose (0: straight above or below), height above it, and for
    another aeroplane the arc of that one in which the first lies (``front``, ``side``, ``rear``)."""

    distance: int
    hour: int
    above: int
    arc: str


def marks_of(view: View) -> list[Mark]:
    """5.2, 5.3 Return everything on the map: what lies on the ground first, then what hangs in the air, then aeroplanes."""
    return [*_ground(view), *_air(view), *_planes(view)]


def _ground(view: View) -> Iterator[Mark]:
    yield from (Mark(n["id"], n["x"], n["y"], 0, "", POINT) for n in view["places"])
    yield from (Mark(b["id"], b["x"], b["y"], 0, b["side"], BATTERY) for b in view["batteries"])
    yield from (Mark(u["id"], u["x"], u["y"], 0, u["side"], UNIT) for u in view["units"] if u["strength"] > 0)


def _air(view: View) -> Iterator[Mark]:
    yield from (Mark(q["id"], q["x"], q["y"], (q["low"] + q["high"]) // 2, q["side"], BARRAGE) for q in view["barrages"])
    yield from (Mark(k["id"], k["x"], k["y"], k["z"], k["side"], GAS) for k in view["gasbags"] if not k["burnt"] and not k["lost"])
    yield from (Mark(c["id"], c["x"], c["y"], c["z"], c["id"][:1], CANOPY) for c in view["canopies"])


def _planes(view: View) -> Iterator[Mark]:
    yield from (Mark(p["id"], p["x"], p["y"], p["z"], p["side"], PLANE, p["heading"]) for p in view["planes"] if p["state"] in HERE)


def plane_of(view: View, id: str) -> View | None:
    """Return an aeroplane that is on the map, by its id or that of somebody aboard."""
    return next((p for p in view["planes"] if p["id"] == id.partition(".")[0] and p["state"] in HERE), None)


def asked_of(view: View, ask: Ask | None) -> str:
    """Return the aeroplane that a question is about, else the first of the seat that is on the map, else the first of all."""
    named = ask.kind.partition(":")[2] if ask else ""
    if (plane := plane_of(view, named)) is not None:
        return str(plane["id"])
    own = [p["id"] for p in view["planes"] if p["state"] in HERE and p["seat"] == view["seat"]]
    mine = [p["id"] for p in view["planes"] if p["state"] in HERE and p["side"] == view["side"]]
    return next(iter([*own, *mine]), "")


def bearing(me: View, mark: Mark) -> Bearing:
    """2.6, 2.11 Return how a thing lies to an aeroplane of a view."""
    dx, dy = mark.x - me["x"], mark.y - me["y"]
    away = whole_mu(distance((me["x"], me["y"], me["z"]), mark.place))
    hour = round(((degrees(atan2(dx, dy)) - me["heading"] / 10) % 360) * HOURS / 360) % HOURS or HOURS
    seen = arc(mark.heading, -dx, -dy) if mark.heading >= 0 else ""
    return Bearing(away, hour if dx or dy else 0, mark.z - me["z"], seen)


def targets_of(view: View) -> list[str]:
    """32.5 Return what the objectives of the seat's side name, in their order."""
    return [o["target"] for o in view["objectives"] if o["side"] == view["side"]]
