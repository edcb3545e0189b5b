"""16 The belief view: where free British men could be, from public facts and from what the German was told and ordered.

Sets of hexes are kept as bits (``Board.bit``). No rule of play reads any of this (16.1).
"""

from __future__ import annotations

from typing import Any, Callable, Iterable, Mapping

from ...core.event import Event
from .board import ROAD, URBAN, Board
from .ch07_looking import PATROL, Unit
from .rules import Rules
from .state import CREWED, Belief, State, Trail

SCALE = 1_000_000_000
Bars = Callable[[str, str, bool], bool]
"""(hex, how, entering) -> whether the step is barred; how is ``x`` or ``r``."""


def new_belief(rules: Rules) -> Belief:
    """16.3 At the start."""
    where = bits(rules.board, rules.board.rendezvous)
    weights = {h: SCALE // len(rules.board.rendezvous) for h in rules.board.rendezvous} if rules.belief == "weights" else {}
    return Belief(rules.team, where, [], {}, 0, {}, 0, [], weights, False)


def bits(board: Board, hexes: Iterable[str]) -> int:
    """Hexes as bits."""
    total = 0
    for h in hexes:
        total |= board.bit[h]
    return total


def hexes_of(board: Board, mask: int) -> list[str]:
    """Bits as hexes, ascending."""
    return [h for h in board.hexes if mask & board.bit[h]]


# 16.4 steady units and barred steps


def conditions(state: State) -> dict[str, str]:
    """16.4 Each German unit with its place and condition."""
    found = {f"P{p.n}": f"{p.hex} {p.searching}" for p in state.patrols.values() if not p.lorry}
    for x in state.lorries.values():
        if x.state == CREWED:
            found[f"L{x.n}"] = f"{x.hex} {x.block} {state.patrol_on(x.n) is not None}"
    return found | {f"G{h}": h for h in state.rules.garrisons if state.garrison_at(h)}


def begin_british_half(state: State) -> None:
    """16.4 Remember how the units stand."""
    belief = state.memory.belief
    belief.steady = conditions(state)
    belief.stirred = 0


def end_of_british_half(state: State) -> None:
    """16.6 The sets grow at once, or, where the umpire holds reports, when the German is asked next."""
    state.memory.belief.growing = True
    if state.desk is None:
        grow(state)


def _bars(state: State, driving: bool) -> Bars:
    """16.4 Which steps of a single man are barred by steady units, walking or driving."""
    now, belief, rules = conditions(state), state.memory.belief, state.rules
    units: dict[str, list[tuple[str, bool, bool]]] = {}
    for name, was in belief.steady.items():
        if now.get(name) != was:
            continue
        words = was.split()
        kind = "patrol" if name[0] == "P" else "garrison" if name[0] == "G" else "troops" if words[2] == "True" else "lorry"
        units.setdefault(words[0], []).append((kind, name[0] == "P" and words[1] == "True", name[0] == "L" and words[1] == "True"))
    for town in rules.board.urban:
        if town not in {h for h in units for u in units[h] if u[0] == "garrison"}:
            units.setdefault(town, []).append(("town", False, False))
    light = state.light

    def barred(at: str, how: str, entering: bool, only_blocks: bool = False) -> bool:
        return any(_sees(rules, light, at, how, driving, unit, only_blocks) for unit in units.get(at, ()))

    return barred  # type: ignore[return-value]


def _sees(rules: Rules, light: str, at: str, how: str, driving: bool, unit: tuple[str, bool, bool], only_blocks: bool) -> bool:
    """16.4 Whether this unit would have spotted a single man for certain (7.8) or with a number of 6 or more."""
    kind, searching, block = unit
    if block:
        return how == "r" or driving  # 7.8.2
    if only_blocks:
        return False
    if searching or (driving and light == "day" and kind in ("patrol", "troops")):  # 7.8.1, 7.8.3
        return True
    if driving and light == "night" and kind in ("garrison", "town"):  # 7.8.4
        return True
    if kind == "town":
        return False
    ground = rules.board.terrain[at]
    if ground != URBAN and (driving or how == "r"):
        ground = ROAD
    return rules.search[light, "moving", ground] + (rules.vehicle_malus if kind in ("lorry", "troops") else 0) >= 6


# 16.5 F and D


def walk_reach(state: State, start: str, bars: Any, setting_out: bool) -> set[str]:
    """16.5 F of one hex: where a man can be after one walk or none. ``setting_out``: whether looks at setting out bar."""
    board = state.rules.board
    best = {start: board.points}
    queue = [start]
    while queue:
        here = queue.pop()
        left = best[here]
        for step, (to, cost) in board.walk[here].items():
            if cost > left or best.get(to, -1) >= left - cost:
                continue
            if here == start and left == board.points:
                blocked = setting_out and bars(here, step[0], False, not state.rules.leave_look)
            else:
                blocked = bars(here, step[0], False, True)
            if blocked or bars(to, step[0], True):
                continue
            best[to] = left - cost
            queue.append(to)
    return set(best)


def drive_reach(state: State, start: str, bars: Any, setting_out: bool) -> set[str]:
    """16.5 D of one hex: where a captured lorry can be after one drive or none."""
    board = state.rules.board
    reached, ring = {start}, [start]
    for n in range(board.drive_links):
        following = []
        for here in ring:
            if n == 0 and setting_out and bars(here, "r", False):
                continue
            for to in board.links[here]:
                if to not in reached and not bars(to, "r", True):
                    reached.add(to)
                    following.append(to)
        ring = following
    return reached


def grow(state: State) -> None:
    """16.6 Growth at the end of a British half."""
    belief, board = state.memory.belief, state.rules.board
    belief.growing = False
    on_foot, by_lorry = _bars(state, False), _bars(state, True)
    stirred = belief.stirred
    foot: dict[tuple[str, bool], int] = {}

    def walks(mask: int, got_off: bool = False) -> int:
        total = 0
        for h in hexes_of(board, mask):
            key = (h, not got_off and not board.bit[h] & stirred)
            if key not in foot:
                foot[key] = bits(board, walk_reach(state, h, on_foot, key[1]))
            total |= foot[key]
        return total

    def drives(mask: int) -> int:
        total = 0
        for h in hexes_of(board, mask):
            total |= bits(board, drive_reach(state, h, by_lorry, not board.bit[h] & stirred))
        return total

    def grown(mask: int) -> int:
        total = walks(mask)
        for n, where in belief.lorries.items():
            if n not in belief.fresh and where & mask:
                driven = drives(where & mask)
                total |= driven | walks(driven, got_off=True)
        return total

    everywhere = grown(belief.where)
    trails = [grown(t.hexes) for t in belief.trails]
    for n, where in belief.lorries.items():
        if n not in belief.fresh and where & belief.where:
            belief.lorries[n] = where | drives(where & belief.where)
    for trail, hexes in zip(belief.trails, trails):
        trail.hexes = hexes
        everywhere |= hexes
    if belief.weights:
        _spread(state, lambda h: hexes_of(board, walks(board.bit[h])))
    belief.where = everywhere
    belief.fresh = []
    _settle(state)


# 16.7 to 16.12 what reports do


def hear(state: State, event: Event) -> None:
    """16.7 to 16.10 A report to the German changes the sets."""
    belief, board, facts = state.memory.belief, state.rules.board, event.facts
    at = facts.get("hex")
    if not isinstance(at, str) or at not in board.bit:
        return
    bit = board.bit[at]
    if event.kind == "g_seen":
        _sighting(state, at, bit, facts)
    elif event.kind == "g_clear":
        _cut(state, at, bit)
    elif event.kind in ("g_captured", "g_bodies"):
        lost = len(facts["men"]) if event.kind == "g_captured" else facts["men"]
        belief.n = max(0, belief.n - lost)
        trail = _latest(belief, at)
        if trail is not None and 0 < trail.men <= lost:
            belief.trails.remove(trail)
        _scatter_weights(state, at)
    elif event.kind in ("g_broke_away", "g_silent", "g_under_fire"):
        _outcome(state, at, bit)
        for name in str(facts.get("units", "")).split(","):
            if name[:1] == "L":
                _lorry(belief, int(name[1:]), bit)
    elif event.kind in ("g_lorry_found", "g_lorry_reported"):
        n = int(facts["lorry"][1:])
        _lorry(belief, n, bit)
        if event.kind == "g_lorry_reported":
            belief.fresh = [*belief.fresh, n]
    elif event.kind in ("g_lorry_recovered", "g_wreck"):
        n = int(facts["lorry"][1:])
        belief.lorries.pop(n, None)
        belief.ended |= 1 << n
    _settle(state)


def _sighting(state: State, at: str, bit: int, facts: Mapping[str, Any]) -> None:
    """16.8"""
    belief = state.memory.belief
    belief.stirred |= bit
    men = facts["men"]
    if men >= belief.n > 0:
        belief.trails, belief.where = [], bit
    belief.trails.append(Trail(bit, state.move, men, at))
    belief.where |= bit
    if facts["how"] == "captured":
        for n in belief.lorries:
            belief.lorries[n] |= bit
    if belief.weights:
        share = SCALE * min(men, belief.n) // max(1, belief.n)
        others = {h: w for h, w in belief.weights.items() if h != at}
        total = sum(others.values()) or 1
        belief.weights = {h: w * (SCALE - share) // total for h, w in others.items()} | {at: share}


def _cut(state: State, at: str, bit: int) -> None:
    """16.7 A search that found nobody."""
    belief = state.memory.belief
    belief.where &= ~bit
    for trail in belief.trails:
        trail.hexes &= ~bit
    for n in belief.lorries:
        news = next((x for x in reversed(state.memory.news) if x[0] == f"L{n}"), None)
        if news is None or news[1:] != (at, "found", state.move):
            belief.lorries[n] &= ~bit
    belief.weights.pop(at, None)


def _outcome(state: State, at: str, bit: int) -> None:
    """16.9 They were in this hex and may have left it."""
    belief, board = state.memory.belief, state.rules.board
    belief.stirred |= bit
    around = bit | bits(board, board.near[at])
    trail = _latest(belief, at)
    if trail is None:
        belief.trails.append(Trail(around, state.move, 0, at))
    else:
        trail.hexes |= around
    belief.where |= around
    linked = bits(board, board.links[at])
    for n, where in belief.lorries.items():
        if where & bit:
            belief.lorries[n] = where | linked
    _scatter_weights(state, at)


def _latest(belief: Belief, at: str) -> Trail | None:
    """16.9 The latest trail begun in a hex."""
    return next((t for t in reversed(belief.trails) if t.began == at), None)


def _lorry(belief: Belief, n: int, bit: int) -> None:
    """16.10"""
    if not belief.ended >> n & 1:
        belief.lorries[n] = bit


def widen(state: State) -> None:
    """16.11 After a ruling nothing is known but where searching patrols stand."""
    belief, board = state.memory.belief, state.rules.board
    belief.where = bits(board, board.hexes) & ~bits(board, (p.hex for p in state.patrols.values() if p.searching))
    belief.trails = []
    belief.lorries = {n: bits(board, board.roads) for n in state.lorries if not belief.ended >> n & 1}
    if belief.weights:
        inside = hexes_of(board, belief.where)
        belief.weights = dict.fromkeys(inside, SCALE // len(inside))


def _settle(state: State) -> None:
    """16.12, and weights outside A are 0, all scaled to sum 1 (16.14)."""
    belief, board = state.memory.belief, state.rules.board
    if belief.n == 0:
        belief.where, belief.trails = 0, []
    elif not belief.where:
        widen(state)
    belief.trails = [t for t in belief.trails if t.hexes]
    if state.rules.belief != "weights":
        return
    inside = hexes_of(board, belief.where)
    total = sum(belief.weights.get(h, 0) for h in inside)
    if inside and not total:
        belief.weights = dict.fromkeys(inside, SCALE // len(inside))
    else:
        belief.weights = {h: belief.weights[h] * SCALE // total for h in inside if belief.weights.get(h)}


# 16.14 weights


def _spread(state: State, reach: Callable[[str], list[str]]) -> None:
    """16.14 Growth: half stays, half spreads equally over the other hexes in reach."""
    belief = state.memory.belief
    grown: dict[str, int] = {}
    for h, w in belief.weights.items():
        others = [x for x in reach(h) if x != h]
        keep = w if not others else w - w // 2
        grown[h] = grown.get(h, 0) + keep
        for x in others:
            grown[x] = grown.get(x, 0) + (w - keep) // len(others)
    belief.weights = grown


def drew_blank(state: State, unit: Unit, at: str) -> None:
    """16.14 A patrol that enters, or a lorry that stops in, a hex without a report."""
    belief, rules = state.memory.belief, state.rules
    if not belief.weights or at not in belief.weights:
        return
    number = rules.search[state.light, "hiding", rules.board.terrain[at]] + rules.group_bonus
    number += 0 if unit.kind == PATROL else rules.vehicle_malus
    belief.weights[at] = belief.weights[at] * (6 - max(0, min(6, number))) // 6
    _settle(state)


def _scatter_weights(state: State, at: str) -> None:
    """16.14 An outcome spreads the weight of its hex equally over it and its neighbours."""
    belief, board = state.memory.belief, state.rules.board
    if not belief.weights:
        return
    around = (at, *board.near[at])
    share = belief.weights.pop(at, 0) // len(around)
    for h in around:
        belief.weights[h] = belief.weights.get(h, 0) + share
