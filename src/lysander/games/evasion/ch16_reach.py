"""16.4, 16.5 Steady units, the steps they bar, and how far a single man gets in one half."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from .board import ROAD, URBAN, Board
from .rules import Rules

Barred = tuple[bool, bool, bool, bool, bool, bool]
"""Of the steps ``x`` and ``r``: entering the hex, setting out from it, passing on from it (road blocks alone)."""
Unit = tuple[str, bool, bool]
"""Kind, searching, road block."""


def bits(board: Board, hexes: Iterable[str]) -> int:
    """Hexes as bits."""
    total = 0
    for h in hexes:
        total |= board.bit[h]
    return total


def hexes_of(board: Board, mask: int) -> list[str]:
    """Bits as hexes, ascending."""
    return list(_hexes_of(board, mask))


@lru_cache(maxsize=1 << 14)
def _hexes_of(board: Board, mask: int) -> tuple[str, ...]:
    return tuple([h for h in board.hexes if mask & board.bit[h]])


def bars_of(rules: Rules, light: str, steady: Mapping[str, str], driving: bool) -> dict[str, Barred]:
    """16.4 The steps of a single man, walking or driving, that are barred; ``steady`` as ``ch16_belief.conditions`` writes it."""
    units: dict[str, list[Unit]] = {}
    for name, condition in steady.items():
        at, *flags = condition.split()
        if name[0] == "P":
            units.setdefault(at, []).append(("patrol", flags[0] == "True", False))
        elif name[0] == "L":
            units.setdefault(at, []).append(("troops" if flags[1] == "True" else "lorry", False, flags[0] == "True"))
        else:
            units.setdefault(at, []).append(("garrison", False, False))
    for town in rules.board.urban:
        if not any(kind == "garrison" for kind, _, _ in units.get(town, ())):
            units.setdefault(town, []).append(("town", False, False))
    bars = {at: _bar(rules, light, at, tuple(here), driving) for at, here in units.items()}
    return {at: bar for at, bar in bars.items() if bar is not None}


@lru_cache(maxsize=1 << 14)
def _bar(rules: Rules, light: str, at: str, here: tuple[Unit, ...], driving: bool) -> Barred | None:
    """16.4 What these units, all in one hex, bar there; None if nothing."""
    enter_x, enter_r = (any(_sees(rules, light, at, how, driving, u) for u in here) for how in "xr")
    block_x, block_r = (any(_sees(rules, light, at, how, driving, u) for u in here if u[2]) for how in "xr")
    leave_x, leave_r = enter_x, enter_r
    if not rules.leave_look:  # 17.10
        driven = driving and any(_meets_a_lorry(light, kind) for kind, _, _ in here)
        leave_x, leave_r = block_x or driven, block_r or driven
    return (enter_x, enter_r, leave_x, leave_r, block_x, block_r) if enter_x or enter_r else None


def _sees(rules: Rules, light: str, at: str, how: str, driving: bool, unit: Unit) -> bool:
    """16.4 Whether this unit would have spotted a single man for certain (7.8) or with a number of 6 or more."""
    kind, searching, block = unit
    if block:
        return how == "r"  # 7.8.2
    if searching or (driving and _meets_a_lorry(light, kind)):  # 7.8.1
        return True
    if kind == "town":
        return False
    ground = rules.board.terrain[at]
    if ground != URBAN and (driving or how == "r"):
        ground = ROAD
    return rules.search[light, "moving", ground] + (rules.vehicle_malus if kind in ("lorry", "troops") else 0) >= 6


def _meets_a_lorry(light: str, kind: str) -> bool:
    """7.8.3, 7.8.4 Whether a captured lorry that is driven is spotted for certain."""
    return kind in (("patrol", "troops") if light == "day" else ("garrison", "town"))


def walk_reach(board: Board, mask: int, bars: Mapping[str, Barred], set_out: int) -> int:
    """16.5 F of a set of hexes: where men who are there can be after one walk or none. ``set_out``: where looks at setting out bar.

    Far from all bars this is looked up. From hexes without a bar the ways are followed together: who passes through one
    gets no farther than who sets out there. Where a bar stands in the hex itself that is not so.
    """
    near = bits(board, bars)
    total, together = 0, []
    for start in hexes_of(board, mask):
        free = _free_reach(board)[start]
        if not free & near:
            total |= free
        elif start in bars:
            total |= _follow(board, [start], bars, bool(board.bit[start] & set_out))
        else:
            together.append(start)
    return total | _follow(board, together, bars, False)


@lru_cache(maxsize=64)
def _free_reach(board: Board) -> dict[str, int]:
    """16.5 F of every hex where nothing bars."""
    return {h: _follow(board, [h], {}, False) for h in board.hexes}


def _follow(board: Board, starts: list[str], barred: Mapping[str, Barred], setting_out: bool) -> int:
    """All walks from some hexes, those with most points left first, so that each hex is left once."""
    best = dict.fromkeys(starts, board.points)
    rings: list[list[str]] = [*([] for _ in range(board.points)), starts]
    for left in range(board.points, 0, -1):
        for here in rings[left]:
            if best[here] != left:
                continue
            look = barred.get(here)
            for step, (to, cost) in board.walk[here].items():
                rest = left - cost
                if rest < 0 or best.get(to, -1) >= rest:
                    continue
                if look or to in barred:
                    by_road = step[0] == "r"
                    if look and ((setting_out and look[2 + by_road]) if left == board.points else look[4 + by_road]):
                        continue
                    if to in barred and barred[to][by_road]:
                        continue
                best[to] = rest
                rings[rest].append(to)
    return bits(board, best)


def drive_reach(rules: Rules, start: str, bars: Mapping[str, Barred], setting_out: bool) -> int:
    """16.5 D of one hex: where a captured lorry can be after one drive or none."""
    board = rules.board
    reached, ring = {start}, [start]
    if setting_out and start in bars and bars[start][3]:
        ring = []
    for _ in range(board.drive_links):
        following = []
        for here in ring:
            for to in board.links[here]:
                if to not in reached and not (to in bars and bars[to][1]):
                    reached.add(to)
                    following.append(to)
        ring = following
    return bits(board, reached)
