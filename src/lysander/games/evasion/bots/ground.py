"""Facts of the map for bots: reach of one half, halves to a goal, worth of fights. Computed once for each set of rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

import numpy as np

from ....core.game import Setup
from ..board import ROUGH, URBAN
from ..rules import Rules, rules_of

FAR = 99
NEAR = 0.6
"""The worth to a patrol of a chance one hex farther away."""
LATER = 0.16
"""The worth of being near the British later, against spotting them at once."""


class Way(NamedTuple):
    """One walk of a half: the hex where it ends, its answer, the hexes entered, for each whether along a link, points spent."""

    to: str
    path: str
    hexes: tuple[str, ...]
    by_road: tuple[bool, ...]
    cost: int


class Odds(NamedTuple):
    """10.4 or 9.5 for one group, chances of 0 to 1: captured, killed, a man wounded, Germans destroyed."""

    captured: float
    killed: float
    wounded: float
    destroyed: float


P = ParamSpec("P")
T = TypeVar("T")


def _once(find: Callable[Concatenate[Ground, P], T]) -> Callable[Concatenate[Ground, P], T]:
    """Returns a method that finds its values once for each ground. They are kept there: a cache beside it would keep the grounds."""

    @wraps(find)
    def found(self: Ground, /, *args: P.args, **more: P.kwargs) -> T:
        key = (find, args, *more.items()) if more else (find, args)
        value = self._kept.get(key)
        if value is None:
            value = self._kept[key] = find(self, *args, **more)
        return cast(T, value)

    return found


class Ground:
    """Map and rules with everything that bots look up again and again."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.board = rules.board
        self._ways: dict[tuple[str, bool], tuple[Way, ...]] = {}
        self._halves: dict[tuple[str, bool], dict[str, int]] = {}
        self._steps: dict[str, dict[str, int]] = {}
        self._grids: dict[bool, Grid] = {}
        self._drives: dict[str, dict[str, str]] = {}
        self._kept: dict[tuple[Any, ...], Any] = {}
        self.habits: dict[tuple[str, int], tuple[np.ndarray, np.ndarray]] = {}
        self.index = {h: n for n, h in enumerate(self.board.hexes)}
        self.apart = np.array([[self.steps(h)[to] for to in self.board.hexes] for h in self.board.hexes])
        self.late = {helped: self._late(helped) for helped in (False, True)}

    def _late(self, helped: bool) -> np.ndarray:
        """Returns the halves from each hex (row) to each landing hex (column)."""
        return np.array([[self.halves(goal, helped).get(h, FAR) for goal in self.board.landing] for h in self.board.hexes])

    @_once
    def closeness(self, each: float) -> np.ndarray:
        """Returns ``each`` to the power of the distance, for any two hexes."""
        return np.asarray(each**self.apart)

    @_once
    def spots(self, light: str, moving: bool, many: bool, road: bool, lorry: bool = False) -> np.ndarray:
        """Returns ``spot`` of every hex. The array is shared: do not change it."""
        return np.array([self.spot(h, light, moving, 2 if many else 1, lorry=lorry, by_road=road) for h in self.board.hexes])

    @_once
    def losses(self, fit: int) -> np.ndarray:
        """Returns for every hex the cost of a fight for a group with so many unwounded men; a prisoner, who wins the Germans the game, costs most."""
        rows = [self.fight(h, fit) for h in self.board.hexes]
        return np.array([1.6 * o.captured + o.killed + (0.3 + 0.15 / max(1, fit)) * o.wounded + 0.12 for o in rows])

    @_once
    def fights(self, fit: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """10.4 Returns the chances that a group with so many unwounded men (row, up to ``fit``) is caught, is caught or killed, or has a man wounded
        in a fight in each hex (column). The arrays are shared: do not change them."""
        odds = [[self.fight(h, n) for h in self.board.hexes] for n in range(fit + 1)]
        caught, killed, hurt = (np.array([[getattr(o, what) for o in row] for row in odds]) for what in ("captured", "killed", "wounded"))
        return caught, caught + killed, hurt

    def grid(self, helped: bool = False) -> Grid:
        """Returns all walks of all hexes as arrays."""
        if helped not in self._grids:
            self._grids[helped] = Grid(self, helped)
        return self._grids[helped]

    def ways(self, at: str, helped: bool = False) -> tuple[Way, ...]:
        """6.5, 6.6 Returns the best walk to each hex in reach of one half: fewest road steps and urban hexes, then fewest hexes. Staying is none."""
        key = (at, helped)
        if key not in self._ways:
            self._ways[key] = tuple(self._walks(at, helped))
        return self._ways[key]

    def _walks(self, at: str, helped: bool) -> list[Way]:
        board = self.board
        best: dict[str, tuple[tuple[int, int, int], Way]] = {}
        todo = [Way(at, "", (), (), 0)]
        while todo:
            here = todo.pop()
            for step, (to, cost) in board.walk[here.to].items():
                spent = here.cost + cost
                if spent > board.points or to == at or to in here.hexes or (helped and here.hexes):
                    continue
                way = Way(to, here.path + step, (*here.hexes, to), (*here.by_road, step[0] == "r"), spent)
                bad = (sum(way.by_road) + 3 * sum(board.terrain[h] == URBAN for h in way.hexes), len(way.hexes), spent)
                if to not in best or bad < best[to][0]:
                    best[to] = (bad, way)
                todo.append(way)
        return [best[to][1] for to in sorted(best)]

    def halves(self, goal: str, helped: bool = False) -> dict[str, int]:
        """Returns how many halves a walker needs from each hex to a goal."""
        key = (goal, helped)
        if key not in self._halves:
            back: dict[str, list[str]] = {}
            for h in self.board.hexes:
                for way in self.ways(h, helped):
                    back.setdefault(way.to, []).append(h)
            found, queue = {goal: 0}, [goal]
            for here in queue:
                for h in back.get(here, ()):
                    if h not in found:
                        found[h] = found[here] + 1
                        queue.append(h)
            self._halves[key] = found
        return self._halves[key]

    def steps(self, goal: str) -> dict[str, int]:
        """Returns the distance of each hex from a goal."""
        if goal not in self._steps:
            found, queue = {goal: 0}, [goal]
            for here in queue:
                for to in self.board.near[here]:
                    if to not in found:
                        found[to] = found[here] + 1
                        queue.append(to)
            self._steps[goal] = found
        return self._steps[goal]

    def drives(self, at: str) -> dict[str, str]:
        """8.3 Returns the shortest drive to each hex in reach of a lorry, as an answer without its stop."""
        if at not in self._drives:
            found, ring = {at: ""}, [at]
            for _ in range(self.board.drive_links):
                following = []
                for here in ring:
                    for to in self.board.links[here]:
                        if to not in found:
                            found[to] = f"{found[here]}r{to}"
                            following.append(to)
                ring = following
            self._drives[at] = found
        return self._drives[at]

    @cached_property
    def drive_ends(self) -> tuple[np.ndarray, np.ndarray]:
        """Returns the numbers of all road hexes, and for each hex which of these a lorry can reach from it; rows are filled up with -1."""
        ends = np.array([self.index[h] for h in sorted(self.board.roads)])
        place = {int(h): n for n, h in enumerate(ends)}
        reach = np.full((len(self.index), len(ends)), -1)
        for h in self.board.roads:
            found = [place[self.index[to]] for to in self.drives(h)]
            reach[self.index[h], : len(found)] = found
        return ends, reach

    def spot(self, at: str, light: str, moving: bool, men: int, *, lorry: bool = False, by_road: bool = False) -> float:
        """7.2 to 7.7 Returns the chance that one look spots a group."""
        ground = self.board.terrain[at]
        if by_road and ground != URBAN:
            ground = "road"
        number = self.rules.search[light, "moving" if moving else "hiding", ground]
        number += (self.rules.group_bonus if men >= 2 else 0) + (self.rules.vehicle_malus if lorry else 0)
        return max(0, min(6, number)) / 6

    @_once
    def fight(self, at: str, unwounded: int, name: str = "patrol") -> Odds:
        """9.5, 10.4 Returns the odds of a roll on a matrix for a group with so many unwounded men."""
        matrix = self.rules.patrol if name == "patrol" else self.rules.ambush
        if unwounded == 0 and not self.rules.wounded_roll:
            return Odds(1.0, 0.0, 0.0, 0.0)
        ground = self.board.terrain[at]
        add = (matrix.four if unwounded >= 4 else 0) + (matrix.rough if ground == ROUGH else matrix.urban if ground == URBAN else 0)
        rows = [dict(matrix.rows[max(1, min(6, face + add))]) for face in range(1, 7)]
        gone = sum("destroy" in r or r.get("lorry") in ("wrecked", "taken") for r in rows)
        return Odds(sum("capture" in r for r in rows) / 6, sum("kill" in r for r in rows) / 6, sum("wound" in r for r in rows) / 6, gone / 6)


class Grid:
    """Every walk of one half from every hex.

    ``to`` is the hex where it ends, ``first`` the row where the walks of each hex begin, ``padded`` the same with one row a hex, filled up with -1;
    ``by_end`` and ``ends`` the same by the hex where walks end; ``hexes`` the hexes entered, as indices into a table of hexes across country, then
    hexes by road, then a last entry that costs nothing; ``enters`` whether a walk (row) enters a hex, the last row for none.
    """

    def __init__(self, ground: Ground, helped: bool) -> None:
        n = len(ground.board.hexes)
        ways = [(h, way) for h in ground.board.hexes for way in ground.ways(h, helped)]
        longest = max(len(way.hexes) for _, way in ways)
        self.origin = np.array([ground.index[h] for h, _ in ways])
        self.to = np.array([ground.index[way.to] for _, way in ways])
        self.first = np.searchsorted(self.origin, np.arange(n))
        ends = np.append(self.first, len(ways))
        self.padded = np.full((n, int(np.diff(ends).max())), -1)
        for h in range(n):
            self.padded[h, : ends[h + 1] - ends[h]] = np.arange(ends[h], ends[h + 1])
        self.by_end = np.argsort(self.to, kind="stable")
        self.ends = np.searchsorted(self.to[self.by_end], np.arange(n))
        self.hexes = np.full((len(ways), longest), 2 * n)
        for row, (_, way) in enumerate(ways):
            for column, (entered, road) in enumerate(zip(way.hexes, way.by_road)):
                self.hexes[row, column] = ground.index[entered] + (n if road else 0)
        self.enters = np.zeros((len(ways) + 1, n), bool)
        for row, (_, way) in enumerate(ways):
            self.enters[row, [ground.index[h] for h in way.hexes]] = True


@lru_cache(maxsize=12)
def _ground(key: str) -> Ground:
    options, variant = json.loads(key)
    return Ground(rules_of(Setup("evasion", "standard", options, (), variant)))


def ground_of(view: Mapping[str, Any], variant: Mapping[str, Any]) -> Ground:
    """Returns the map facts of the game that a view belongs to: its options are public, and so is its variant."""
    return _ground(json.dumps([dict(view["options"]), dict(variant)], sort_keys=True))
