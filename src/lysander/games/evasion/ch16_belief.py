"""16 The belief view: where free British men could be, from public facts and from what the German was told and ordered.

Sets of hexes are bits (``Board.bit``). No rule of play reads them (16.1), so they are computed only when a view needs them: events are
queued in ``Belief.due``, and ``settle`` carries them out in order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.event import Event
from ...core.record import replace
from .ch16_reach import NO_BARS, bars_of, bits, drive_reach, hexes_of, walk_reach
from .rules import Rules
from .state import BRITISH, CREWED, LORRIES, PATROL, PATROLS, Belief, State, Steady, Trail, Units, without

SCALE = 1_000_000_000
NOWHERE = Steady(Units({}, {}, {}, ()))


def new_belief(rules: Rules) -> Belief:
    """16.3 Returns the belief at the start."""
    where = bits(rules.board, rules.board.rendezvous)
    weights = {h: SCALE // len(rules.board.rendezvous) for h in rules.board.rendezvous} if rules.belief == "weights" else {}
    return Belief(rules.team, where, (), {}, 0, NOWHERE, 0, (), weights, False, 0, ())


# 16.4 steady units and barred steps


def units(state: State) -> Units:
    """16.4 Returns the German units as they are now."""
    return Units(state.patrols.copy(), state.lorries.copy(), state.loads, state.silenced)


def conditions(rules: Rules, units: Units) -> dict[str, tuple[Any, ...]]:
    """16.4 Returns each German unit with its hex and condition."""
    found: dict[str, tuple[Any, ...]] = {PATROLS[p.n]: (p.hex, p.searching) for p in units.patrols.values() if not p.lorry}
    found |= {LORRIES[x.n]: (x.hex, x.block, x.n in units.loads) for x in units.lorries.values() if x.state == CREWED}
    garrisons = rules.garrisons if rules.has_garrisons else ()
    return found | {f"G{h}": (h,) for h in garrisons if h not in units.silenced}


def steady_units(rules: Rules, steady: Steady) -> dict[str, tuple[Any, ...]]:
    """16.4 Returns the steady units, with the hex and condition that they had all through the British half."""
    before, after = conditions(rules, steady.before), conditions(rules, steady.after or steady.before)
    return {name: was for name, was in before.items() if after.get(name) == was and name not in steady.moved}


def begin_british_half(state: State) -> None:
    """16.4 Records the units when the British half begins."""
    belief = state.memory.belief
    belief.steady = Steady(units(state))
    belief.due += (("half",),)


def end_of_british_half(state: State) -> None:
    """16.6 Lets the sets grow at once or, where the umpire holds reports, when the German is next asked."""
    belief = state.memory.belief
    belief.steady = replace(belief.steady, after=units(state))
    belief.growing = True
    if state.desk is None:
        grow(state)


def grow(state: State) -> None:
    """16.6 Queues growth."""
    belief = state.memory.belief
    belief.growing = False
    belief.due += (("grow", state.light, belief.steady),)


def know_nothing(state: State) -> None:
    """18.1 Queues that nothing is known but the hexes of searching patrols, where a game begins in the middle."""
    state.memory.belief.due += (("widen", [p.hex for p in state.patrols.values() if p.searching], state.lost),)


def hear(state: State, event: Event) -> None:
    """16.7 to 16.10 Queues a report to the German. A lorry that withdraws in the British half is no longer steady (16.4)."""
    belief = state.memory.belief
    if event.kind == "g_stop" and (state.half == BRITISH or belief.growing):
        belief.steady = replace(belief.steady, moved=(*belief.steady.moved, event.facts["unit"]))
    if "late" in event.facts:
        belief.due += (("late", event.kind, event.facts, state.move),)
    elif "hex" in event.facts:
        belief.due += (("told", event.kind, event.facts, event.facts.get("was_move", state.move), state.lost),)


def recount(state: State, men: int) -> None:
    """15.13 Queues that so many men more are free, or less, as the German's view shows."""
    if men:
        state.memory.belief.due += (("count", men),)


def found_nobody(state: State, kind: str, at: str, light: str) -> None:
    """16.14 Queues that a patrol entered a hex, or a lorry stopped in one, in this light without a report to the German."""
    if state.rules.belief == "weights":
        state.memory.belief.due += (("blank", kind, at, light),)


def settle(state: State) -> Belief:
    """Carries out what is queued, in order; returns the belief. It changes nothing else, so it may be called at any time."""
    belief, rules = state.memory.belief, state.rules
    due, belief.due = belief.due, ()
    for what, *facts in due:
        if what == "half":
            belief.stirred = 0
        elif what == "grow":
            _grow(rules, belief, *facts)
        elif what == "told":
            _told(rules, belief, *facts)
        elif what == "count":
            belief.n = max(0, belief.n + facts[0])
            _tidy(rules, belief)
        elif what == "late":
            _told_late(rules, belief, *facts)
        elif what == "widen":
            _widen(rules, belief, *facts)
        else:
            _blank(rules, belief, *facts)
    return belief


def _grow(rules: Rules, belief: Belief, light: str, steady: Steady) -> None:
    """16.6 Grows the sets at the end of a British half."""
    board, still = rules.board, steady_units(rules, steady)
    on_foot = bars_of(rules, light, still, False)
    by_lorry = bars_of(rules, light, still, True) if belief.lorries else on_foot
    stirred = belief.stirred

    def walks(mask: int, got_off: bool = False) -> int:
        return walk_reach(board, mask, on_foot, 0 if got_off else mask & ~stirred)

    def drives(mask: int) -> int:
        return drive_reach(board, mask, by_lorry, mask & ~stirred)

    def grown(mask: int) -> int:
        total = walks(mask)
        for n, where in belief.lorries.items():
            if n not in belief.fresh and where & mask:
                driven = drives(where & mask)
                total |= driven | walks(driven, got_off=True)
        return total

    everywhere = grown(belief.where)
    trails = tuple(replace(t, hexes=grown(t.hexes)) for t in belief.trails)
    belief.lorries = {
        n: where | drives(where & belief.where) if n not in belief.fresh and where & belief.where else where for n, where in belief.lorries.items()
    }
    belief.trails = trails
    for trail in trails:
        everywhere |= trail.hexes
    if belief.weights:
        _spread(belief, lambda h: hexes_of(board, walks(board.bit[h])))
    belief.where = everywhere
    belief.fresh = ()
    _tidy(rules, belief)


# 16.7 to 16.12 what reports do


def _told(rules: Rules, belief: Belief, kind: str, facts: Mapping[str, Any], move: int, lorries: tuple[int, ...]) -> None:
    """16.7 to 16.10 Applies a report to the sets."""
    at = facts["hex"]
    bit = rules.board.bit[at]
    if kind == "g_seen":
        _sighting(belief, at, bit, facts, move)
    elif kind == "g_clear":
        _cut(belief, at, bit)
    elif kind in ("g_captured", "g_bodies"):
        _losses(rules, belief, at, len(facts["men"]) if kind == "g_captured" else facts["men"])
    elif kind in ("g_broke_away", "g_silent", "g_under_fire"):
        _outcome(rules, belief, at, bit, move)
        for name in str(facts.get("units", "")).split(","):
            if name[:1] == "L":
                _lorry(belief, int(name[1:]), bit)
    elif kind in ("g_lorry_found", "g_lorry_reported"):
        n = int(facts["lorry"][1:])
        _lorry(belief, n, bit)
        if kind == "g_lorry_reported":
            belief.fresh = (*belief.fresh, n)
    elif kind in ("g_lorry_recovered", "g_wreck"):
        _end_lorry(belief, int(facts["lorry"][1:]))
    belief.found = belief.found | 1 << int(facts["lorry"][1:]) if kind == "g_lorry_found" else 0
    _tidy(rules, belief, lorries)


def _told_late(rules: Rules, belief: Belief, kind: str, facts: Mapping[str, Any], now: int) -> None:
    """16.11 Applies a report that was delayed: men seen then can be wherever a walk or a drive in each half since can have taken them."""
    board = rules.board
    if kind == "g_seen":
        where = board.bit[facts["hex"]]
        for _ in range(now - facts["late"]):
            where |= walk_reach(board, where, NO_BARS, 0)
            if facts["how"] == "captured":
                where |= drive_reach(board, where, NO_BARS, 0)
        belief.where |= where
        belief.trails += (Trail(where, facts["late"], facts["men"], facts["hex"]),)
    elif kind in ("g_lorry_found", "g_lorry_reported"):
        _lorry(belief, int(facts["lorry"][1:]), bits(board, board.roads))
    elif kind == "g_wreck":
        _end_lorry(belief, int(facts["lorry"][1:]))
    _tidy(rules, belief)


def _end_lorry(belief: Belief, n: int) -> None:
    """16.10 A lorry is out of the game."""
    belief.lorries = without(belief.lorries, n)
    belief.ended |= 1 << n


def _losses(rules: Rules, belief: Belief, at: str, lost: int) -> None:
    """16.9 Applies prisoners and bodies."""
    belief.n = max(0, belief.n - lost)
    trail = _latest(belief, at)
    if trail is not None and 0 < trail.men <= lost:
        belief.trails = tuple(t for t in belief.trails if t is not trail)
    _scatter_weights(rules, belief, at)


def _sighting(belief: Belief, at: str, bit: int, facts: Mapping[str, Any], move: int) -> None:
    """16.8 Applies a sighting."""
    belief.stirred |= bit
    men = facts["men"]
    if men >= belief.n > 0:
        belief.trails, belief.where = (), bit
    belief.trails += (Trail(bit, move, men, at),)
    belief.where |= bit
    if facts["how"] == "captured":
        belief.lorries = {n: where | bit for n, where in belief.lorries.items()}
    if belief.weights:
        share = SCALE * min(men, belief.n) // max(1, belief.n)
        others = {h: w for h, w in belief.weights.items() if h != at}
        total = sum(others.values()) or 1
        belief.weights = {h: w * (SCALE - share) // total for h, w in others.items()} | {at: share}


def _cut(belief: Belief, at: str, bit: int) -> None:
    """16.7 Applies a search that found nobody. A lorry that was just found in the hex stays in its set."""
    belief.where &= ~bit
    belief.trails = tuple(replace(t, hexes=t.hexes & ~bit) for t in belief.trails)
    belief.lorries = {n: where if belief.found >> n & 1 else where & ~bit for n, where in belief.lorries.items()}
    belief.weights = without(belief.weights, at)


def _outcome(rules: Rules, belief: Belief, at: str, bit: int, move: int) -> None:
    """16.9 Applies an outcome in a hex that the men may have left."""
    board = rules.board
    belief.stirred |= bit
    around = bit | bits(board, board.near[at])
    trail = _latest(belief, at)
    if trail is None:
        belief.trails += (Trail(around, move, 0, at),)
    else:
        belief.trails = tuple(replace(t, hexes=t.hexes | around) if t is trail else t for t in belief.trails)
    belief.where |= around
    linked = bits(board, board.links[at])
    belief.lorries = {n: where | linked if where & bit else where for n, where in belief.lorries.items()}
    _scatter_weights(rules, belief, at)


def _latest(belief: Belief, at: str) -> Trail | None:
    """16.9 Returns the latest trail begun in a hex, or None."""
    return next((t for t in reversed(belief.trails) if t.began == at), None)


def _lorry(belief: Belief, n: int, bit: int) -> None:
    """16.10 Sets where a lorry is."""
    if not belief.ended >> n & 1:
        belief.lorries = {**belief.lorries, n: bit}


def _widen(rules: Rules, belief: Belief, searched: list[str], lorries: tuple[int, ...]) -> None:
    """16.12 Resets the sets: nothing is known but the hexes of searching patrols."""
    board = rules.board
    belief.where = bits(board, board.hexes) & ~bits(board, searched)
    belief.trails = ()
    belief.lorries = {n: bits(board, board.roads) for n in lorries if not belief.ended >> n & 1}
    if belief.weights:
        inside = hexes_of(board, belief.where)
        belief.weights = dict.fromkeys(inside, SCALE // len(inside))


def _tidy(rules: Rules, belief: Belief, lorries: tuple[int, ...] | None = None) -> None:
    """16.12 Restores the invariants of the sets; 16.14 weights outside A become 0, all scaled to sum 1."""
    board = rules.board
    if belief.n == 0:
        belief.where, belief.trails = 0, ()
    elif not belief.where:
        _widen(rules, belief, [], lorries if lorries is not None else tuple(belief.lorries))
    belief.trails = tuple(t for t in belief.trails if t.hexes)
    if rules.belief != "weights":
        return
    inside = hexes_of(board, belief.where)
    total = sum(belief.weights.get(h, 0) for h in inside)
    if inside and not total:
        belief.weights = dict.fromkeys(inside, SCALE // len(inside))
    else:
        belief.weights = {h: belief.weights[h] * SCALE // total for h in inside if belief.weights.get(h)}


# 16.14 weights


def _spread(belief: Belief, reach: Callable[[str], list[str]]) -> None:
    """16.14 Grows the weights: a hex keeps half and spreads half equally over the other hexes in reach."""
    grown: dict[str, int] = {}
    for h, w in belief.weights.items():
        others = [x for x in reach(h) if x != h]
        keep = w if not others else w - w // 2
        grown[h] = grown.get(h, 0) + keep
        for x in others:
            grown[x] = grown.get(x, 0) + (w - keep) // len(others)
    belief.weights = grown


def _blank(rules: Rules, belief: Belief, kind: str, at: str, light: str) -> None:
    """16.14 Lowers the weight of a hex where nobody was seen, by the chance that somebody would have been."""
    if at not in belief.weights:
        return
    number = rules.search[light, "hiding", rules.board.terrain[at]] + rules.group_bonus
    number += 0 if kind == PATROL else rules.vehicle_malus
    belief.weights = {**belief.weights, at: belief.weights[at] * (6 - max(0, min(6, number))) // 6}
    _tidy(rules, belief)


def _scatter_weights(rules: Rules, belief: Belief, at: str) -> None:
    """16.14 Spreads the weight of a hex equally over it and its neighbours, after an outcome there."""
    if not belief.weights:
        return
    around = (at, *rules.board.near[at])
    share = belief.weights.get(at, 0) // len(around)
    others = without(belief.weights, at)
    belief.weights = {**others, **{h: others.get(h, 0) + share for h in around}}
