"""34.2 A position that names no scenario: a plain field, with the options of the set-up and what the line itself says of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from .rules import CENTRAL, ENTENTE, SIDES, Rules

TURNS, WIND, MONTH = 40, 2700, "1917-09"
HOME = {ENTENTE: 2700, CENTRAL: 900}
"""2.16, 6.8 Where the wind comes from, and the home headings, if nothing is said."""


@dataclass(frozen=True)
class Field:
    """34.2 What a line says of its plain field: wind, home headings, turn limit, month, areas of ground in order, and whether the battle ends when a
    side has no aeroplane in the fight (28.2)."""

    wind: int = WIND
    home_e: int = HOME[ENTENTE]
    home_c: int = HOME[CENTRAL]
    turns: int = TURNS
    month: str = MONTH
    go_on: bool = True
    areas: tuple[tuple[str, tuple[int, ...]], ...] = ()


def field_of(rules: Rules) -> Field | None:
    """34.2 Return the plain field that rules are of; None if they are those of a scenario."""
    return None if rules.scenario else rules.scene["field"]


@lru_cache(maxsize=256)
def plain(rules: Rules, field: Field) -> Rules:
    """34.2 Return the rules of a plain field, with the options and seats of others. Everything belongs to the first seat of its side (5.1)."""
    seats = [{"id": seat, "side": SIDES[seat[0].upper()]} for seat in rules.seats]
    areas = [_area(kind, numbers) for kind, numbers in field.areas]
    scene = {"title": "", "brief": "", "month": field.month, "turns": field.turns, "seat": seats, "aeroplane": [], "area": areas, "field": field}
    return replace(
        rules,
        scenario="",
        scene=MappingProxyType(scene),
        owners=MappingProxyType({}),
        month=field.month,
        turns=field.turns,
        home={ENTENTE: field.home_e, CENTRAL: field.home_c},
        wind=field.wind,
        front=0,
        go_on=field.go_on,
        special=False,
    )


def _area(kind: str, numbers: tuple[int, ...]) -> Mapping[str, Any]:
    """6.4 Return an area of ground: three numbers are a circle, four a rectangle."""
    return {"kind": kind, "circle" if len(numbers) == 3 else "rect": list(numbers)}
