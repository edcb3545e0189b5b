"""20.6, 21.1, 21.5, 21.6 The tables of gunnery, read once for each battle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from .rules import Rules

NEVER = 21
"""21.5 A natural face that no die shows: such a shot jams no gun."""


class Band(NamedTuple):
    """2.7, 20.6 A distance band: its MU, the square of the points where the next one begins, what it adds."""

    low: int
    high: int
    below: int
    add: int


class Angle(NamedTuple):
    """20.6 A row by angle: its name, the degrees up to which it holds, what it adds."""

    name: str
    degrees: int
    add: int


class Gunnery(NamedTuple):
    """20.6 The modifiers of a shot, and what it does to guns.

    ``aim`` are the rows of the aim that the option ``fire_cone`` allows, ``widest`` the last of them in degrees; ``angle`` the pilot's rows,
    ``parallel`` and ``other`` the gunner's; ``mode`` and ``half_boxes`` by mode; ``jams`` the lowest natural face that jams a gun, by mode and
    number of guns; ``repair`` actions by row of a malfunction (21.7); ``points`` the range
    of shots at aeroplanes in points, below which they are allowed, ``air`` its square; ``ground`` and ``rocket`` ranges in MU.
    """

    distance: tuple[Band, ...]
    aim: tuple[Angle, ...]
    widest: int
    angle: tuple[Angle, ...]
    parallel: Angle
    other: Angle
    guns: Mapping[int, int]
    flexible: int
    manoeuvred: int
    mode: Mapping[str, int]
    half_boxes: Mapping[str, int]
    jams: Mapping[str, Mapping[int, int]]
    repair: Mapping[int, int]
    points: int
    air: int
    ground: int
    rocket: int


@lru_cache(maxsize=16)
def gunnery(rules: Rules) -> Gunnery:
    """20.6 Return the tables of gunnery of a battle."""
    table, jams = rules.tables["gunnery"], rules.tables["mg_malfunction"]
    aim = tuple(Angle("aim", r["up_to_deg"], r["add"]) for r in table["aim"] if r["up_to_deg"] <= rules.cone)
    parallel, other = (Angle(r["name"], r["up_to_deg"], r["add"]) for r in table["gunner_angle"])
    limits = table["limits"]
    return Gunnery(
        distance=tuple(Band(r["mu"][0], r["mu"][1], r["below_points"] ** 2, r["add"]) for r in table["distance"]),
        aim=aim,
        widest=aim[-1].degrees,
        angle=tuple(Angle(r["name"], r["up_to_deg"], r["add"]) for r in table["angle"]),
        parallel=parallel,
        other=other,
        guns={r["count"]: r["add"] for r in table["guns"]},
        flexible=table["flexible"]["add"],
        manoeuvred=table["flexible"]["manoeuvred"],
        mode={r["key"]: r["add"] for r in table["mode"]},
        half_boxes={r["key"]: r["half_boxes"] for r in table["mode"]},
        jams={key: _jams(row) for key, row in jams["trigger"].items()},
        repair={r["n"]: r["actions"] for r in jams["row"] if r["repair"] is True},
        points=limits["air_range_points_below"],
        air=limits["air_range_points_below"] ** 2,
        ground=limits["ground_range_mu"],
        rocket=limits["rocket_range_mu"],
    )


def _jams(row: Any) -> dict[int, int]:
    """21.5 Return the lowest natural face that jams, by number of guns."""
    return dict.fromkeys(range(1, 5), NEVER) if row == "never" else {int(n): face for n, face in row.items()}
