"""6.1 What a scenario prints, checked when a battle is set up: a variant that cannot be flown is refused, and does not stop a table later."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from ...core.tables import BadTable
from .geometry import CIRCLE, CLASSES, SHALLOW
from .panels import FASTEST, Panel

BANDS = ((1, 10), (11, 20), (21, 30), (31, 40))
"""9.3 Height bands of barrages below the last, which reaches from 41 to the ceiling."""
TOP = 41
DICE = re.compile(r"\d{1,2}d\d{1,3}(\+\d{1,3})?")
"""6.2 How the height of a flight is written."""
TARGETS = {"photo": ("point",), "destroy": ("ground", "balloon"), "protect": ("ground", "balloon"), "identify": ("ground",), "exit": ("aeroplane",)}
"""32.5 What the objectives of each kind are about."""
OWNED = ("ground", "balloon", "barrage")
Scene = Mapping[str, Any]


def bands_below(ceiling: int) -> tuple[tuple[int, int], ...]:
    """9.3 Return the height bands of barrages under a ceiling."""
    return (*BANDS, (TOP, ceiling)) if ceiling >= TOP else BANDS


def check_scene(scene: Scene, panels: Mapping[str, Panel], tables: Mapping[str, Any], seats: Collection[str], ceiling: int) -> None:
    """6.1 Raise ``BadTable`` for the first thing that a scenario prints and that cannot be."""
    faults = chain(_aeroplanes(scene, panels, tables), _things(scene, tables, seats), _barrages(scene, ceiling), _rest(scene))
    if fault := next(faults, ""):
        raise BadTable(f"{scene['title']}: {fault}")


def _aeroplanes(scene: Scene, panels: Mapping[str, Panel], tables: Mapping[str, Any]) -> Iterator[str]:
    """6.1, 6.3 Yield what is wrong with the aeroplanes."""
    flights, bombs = _ids(scene, "flight"), tables["bombing"]["bombs"]
    for a in scene["aeroplane"]:
        panel = panels.get(a["type"])
        climb, bank = a.get("class", "L"), a.get("bank", "0")
        if a["id"][:1] not in ("E", "C"):
            yield f"an aeroplane is called {a['id']}, which is of no side (34.2)"
        if panel is None or a.get("layout", "") not in ("", *panel.layouts):
            yield f"{a['id']} is of a type or layout that there is not (3.1)"
        if not _turned(a["heading"]) or not 0 <= a["speed"] <= FASTEST or not (a.get("flight") or a["at"][2] >= 1):
            yield f"{a['id']} has a heading, speed or height that cannot be (2.3, 14.3)"
        if climb not in CLASSES or bank not in ("0", "L", "R") or (bank != "0" and climb not in SHALLOW):
            yield f"{a['id']} has a class or bank that cannot be (2.12)"
        if a.get("flight", "") not in ("", *flights) or not set(a.get("bombs", ())) <= set(bombs):
            yield f"{a['id']} names a flight or bombs that there are not (6.2, 25.8)"


def _things(scene: Scene, tables: Mapping[str, Any], seats: Collection[str]) -> Iterator[str]:
    """6.1, 19.3, 23.4 Yield what is wrong with what stands on the ground, and with balloons."""
    units, covers = (_keys(tables["ground_units"][kind]) for kind in ("unit", "cover"))
    for thing in (t for kind in OWNED for t in scene.get(kind, ())):
        if thing["seat"] not in seats:
            yield f"{thing['id']} belongs to a seat that there is not (5.1)"
    for unit in scene.get("ground", ()):
        if unit["kind"] not in units or unit.get("cover", "open") not in covers:
            yield f"{unit['id']} is of a kind or in a cover that there is not (19.3, 23.4)"
    places = {row["ground"] for row in tables["emergency_place"]["row"]}
    for area in scene.get("area", ()):
        if area["kind"] not in places:
            yield f"ground of the kind {area['kind']}, which there is not (6.4)"


def _barrages(scene: Scene, ceiling: int) -> Iterator[str]:
    """9.3, 19.7 Yield what is wrong with barrages; where the last height band ends the ceiling says."""
    highs = dict(bands_below(ceiling))
    for barrage in scene.get("barrage", ()):
        low, high = barrage["band"]
        if low not in highs or (low < TOP and high != highs[low]):
            yield f"the barrage {barrage['id']} is in no height band: {low} to {high} (9.3)"
        if barrage.get("gun", "") not in ("", *_ids(scene, "ground")):
            yield f"the barrage {barrage['id']} is laid by no gun (19.7)"


def _rest(scene: Scene) -> Iterator[str]:
    """2.16, 6.2, 6.8, 32.5 Yield what is wrong with wind, ways home, flights and objectives."""
    if not all(_turned(h) for h in (scene.get("wind_from", 0), *scene.get("home", {}).values())):
        yield "the wind or a way home has no heading (2.3)"
    for flight in scene.get("flight", ()):
        if not DICE.fullmatch(flight["height"]):
            yield f"the height of the flight {flight['id']} is no dice (6.2)"
    for o in scene.get("objective", ()):
        if not any(o["target"] in _ids(scene, kind) for kind in TARGETS.get(o["kind"], ())):
            yield f"the objective {o['id']} is about nothing that there is (32.5)"


def _turned(heading: Any) -> bool:
    """2.3 Whether this is a heading."""
    return type(heading) is int and 0 <= heading < CIRCLE


def _ids(scene: Scene, kind: str) -> set[str]:
    return {thing["id"] for thing in scene.get(kind, ())}


def _keys(rows: Iterable[Mapping[str, Any]]) -> set[str]:
    return {row["key"] for row in rows}
