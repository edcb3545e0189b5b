"""16.4, 16.5 Steady units, the steps they bar, and the reach of a single man in one half."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import Any, NamedTuple

from .board import ROAD, URBAN, Board
from .rules import Rules


class Bars(NamedTuple):
    """16.4 Hexes, as bits, at which steps ``x`` and ``r`` are barred: on entering the hex, on setting out from it, on passing on from it (road
    blocks alone).
    """

    enter_x: int = 0
    enter_r: int = 0
    leave_x: int = 0
    leave_r: int = 0
    block_x: int = 0
    block_r: int = 0


NO_BARS = Bars()


def bits(board: Board, hexes: Iterable[str]) -> int:
    """Returns hexes as bits."""
    total = 0
    for h in hexes:
        total |= board.bit[h]
    return total


def hexes_of(board: Board, mask: int) -> list[str]:
    """Returns bits as hexes, ascending."""
    return list(_hexes_of(board, mask))


@lru_cache(maxsize=1 << 14)
def _hexes_of(board: Board, mask: int) -> tuple[str, ...]:
    return tuple([h for h in board.hexes if mask & board.bit[h]])


def bars_of(rules: Rules, light: str, steady: Mapping[str, tuple[Any, ...]], driving: bool) -> Bars:
    """16.4 Returns the steps of a single man, walking or driving, that are barred; ``steady`` is in the form of ``ch16_belief.conditions``."""
    guarded = frozenset([at for name, (at, *_) in steady.items() if name[0] == "G"])
    found = [_at_places(rules, light, guarded, driving)]
    for name, (at, *condition) in steady.items():
        if name[0] == "P":
            found.append(_barred(rules, light, at, "patrol", condition[0], False, driving))
        elif name[0] == "L":
            found.append(_barred(rules, light, at, "troops" if condition[1] else "lorry", False, condition[0], driving))
    return Bars(*[reduce(or_, each) for each in zip(*found, strict=True)])


@lru_cache(maxsize=1 << 10)
def _at_places(rules: Rules, light: str, guarded: frozenset[str], driving: bool) -> Bars:
    """16.4 Returns the steps barred by garrisons and, in towns without one, by their people."""
    kinds = dict.fromkeys(rules.board.urban, "town") | dict.fromkeys(guarded, "garrison")
    each = [_barred(rules, light, at, kind, False, False, driving) for at, kind in kinds.items()]
    return Bars(*[sum(bars) for bars in zip(*each, strict=True)]) if each else NO_BARS


@lru_cache(maxsize=1 << 14)
def _barred(rules: Rules, light: str, at: str, kind: str, searching: bool, block: bool, driving: bool) -> Bars:
    """16.4 Returns the steps that a unit bars in its hex."""
    here = rules.board.bit[at]
    enter_x, enter_r = (here if _sees(rules, light, at, how, driving, kind, searching, block) else 0 for how in "xr")
    block_x, block_r = (enter_x, enter_r) if block else (0, 0)
    if rules.leave_look:  # 17.10
        return Bars(enter_x, enter_r, enter_x, enter_r, block_x, block_r)
    driven = here if driving and _meets_a_lorry(light, kind) else 0
    return Bars(enter_x, enter_r, block_x | driven, block_r | driven, block_x, block_r)


def _sees(rules: Rules, light: str, at: str, how: str, driving: bool, kind: str, searching: bool, block: bool) -> bool:
    """16.4 Whether this unit would spot a single man with certainty (7.8) or with a number of 6 or more."""
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
    """7.8.3, 7.8.4 Whether a driven captured lorry is spotted with certainty."""
    return kind in (("patrol", "troops") if light == "day" else ("garrison", "town"))


Shifts = tuple[tuple[int, int, int], ...]
"""Steps in one direction: the hexes, as bits, from which they can be made, and by how much the bits move up or down."""


class Ways(NamedTuple):
    """16.5 All steps of the board as shifts of bits, so that a whole set of hexes steps at once. ``grounds`` are costs with the hexes entered at
    that cost across country, ``road`` is the cost of a link.
    """

    across: Shifts
    along: Shifts
    grounds: tuple[tuple[int, int], ...]
    road: int


@lru_cache(maxsize=64)
def _ways(board: Board) -> Ways:
    costs: dict[int, int] = {}
    for steps in board.walk.values():
        for step, (to, cost) in steps.items():
            if step[0] == "x":
                costs[cost] = costs.get(cost, 0) | board.bit[to]
    road = min(cost for steps in board.walk.values() for step, (_, cost) in steps.items() if step[0] == "r")
    return Ways(_shifts(board, board.near), _shifts(board, board.links), tuple(sorted(costs.items())), road)


def _shifts(board: Board, ways: Mapping[str, Iterable[str]]) -> Shifts:
    found: dict[int, int] = {}
    for here, goals in ways.items():
        for to in goals:
            by = board.bit[to].bit_length() - board.bit[here].bit_length()
            found[by] = found.get(by, 0) | board.bit[here]
    return tuple((starts, max(by, 0), max(-by, 0)) for by, starts in sorted(found.items()))


def _step(mask: int, shifts: Shifts) -> int:
    """Returns the hexes that men of these hexes can be in after one step."""
    total = 0
    for starts, up, down in shifts:
        total |= (mask & starts) << up >> down
    return total


def walk_reach(board: Board, mask: int, bars: Bars, set_out: int) -> int:
    """16.5 Returns F of a set of hexes: where men who are there can be after one walk or none. ``set_out``: hexes where looks at setting out bar.

    Far from all bars it does not matter which there are. From hexes without a bar all walks are followed together: a man who passes through such a
    hex gets no farther than one who sets out there. From a hex with a bar each walk is followed by itself.
    """
    barred = bars.enter_x | bars.enter_r
    if not mask & _near(board, barred):
        return _follow(board, mask, NO_BARS, False)
    alone = mask & barred
    total = _follow(board, mask & ~alone, bars, False)
    while alone:
        start = alone & -alone
        alone ^= start
        total |= _follow(board, start, bars, bool(start & set_out))
    return total


@lru_cache(maxsize=1 << 10)
def _near(board: Board, barred: int) -> int:
    """Returns the hexes from which a walk could enter one of these, and some more: as if each step cost as little as the cheapest."""
    ways, near = _ways(board), barred
    for _ in range(board.points // min(ways.road, *[cost for cost, _ in ways.grounds])):
        near |= _step(near, ways.across) | _step(near, ways.along)
    return near


@lru_cache(maxsize=1 << 14)
def _follow(board: Board, starts: int, bars: Bars, setting_out: bool) -> int:
    """Returns the reach of all walks from a set of hexes, those with most points left first; ``rings`` are the hexes reached, by points left."""
    ways, rings = _ways(board), [0] * board.points + [starts]
    stay_x, stay_r = (bars.leave_x, bars.leave_r) if setting_out else (0, 0)
    for left in range(board.points, 0, -1):
        here = rings[left]
        if here:
            across = _step(here & ~stay_x, ways.across) & ~bars.enter_x & ~starts
            for cost, ground in ways.grounds:
                if cost <= left:
                    rings[left - cost] |= across & ground
            if ways.road <= left:
                rings[left - ways.road] |= _step(here & ~stay_r, ways.along) & ~bars.enter_r & ~starts
        stay_x, stay_r = bars.block_x, bars.block_r
    total = 0
    for ring in rings:
        total |= ring
    return total


def drive_reach(board: Board, mask: int, bars: Bars, set_out: int) -> int:
    """16.5 Returns D of a set of hexes: where captured lorries that are there can be after one drive or none."""
    total, ring = mask, mask & ~(bars.leave_r & set_out)
    for _ in range(board.drive_links):
        ring = _step(ring, _ways(board).along) & ~bars.enter_r
        total |= ring
    return total
