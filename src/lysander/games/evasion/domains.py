"""Domains of answers that are put together: a party (6.2), men who get off (6.11), an order (8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

import msgspec

from ...core.ask import Json, Refusal, Rng
from ...core.domain import Subset, pick, whole
from .state import CREWED, OK, TAKEN, Lorry, Man, Patrol, State


class Party(msgspec.Struct, gc=False):
    """6.2 to 6.4 The answers ``ABC@0309:walk``, ``AB@0309:drive=L5``, or ``done``."""

    state: State

    def why_not(self, value: Json) -> Refusal | None:
        if value == "done":
            return None
        names, _, rest = value.partition("@") if isinstance(value, str) else ("", "", "")
        at, _, means = rest.partition(":")
        men = [self.state.men.get(c) for c in names]
        if not names or sorted(set(names)) != list(names) or None in men:
            return Refusal("6.2", "party-malformed")
        party = [m for m in men if m is not None]
        if any(not m.free or m.moved or m.hex != at for m in party):
            return Refusal("6.2", "party-men", {"men": names, "hex": at})
        if means == "walk":
            return _why_not_walk(party)
        lorry = whole(means[7:], 1)
        if means[:7] == "drive=L" and lorry is not None:
            return self._why_not_drive(party, at, lorry)
        return Refusal("6.2", "party-means")

    def _why_not_drive(self, party: Sequence[Man], at: str, n: int) -> Refusal | None:
        """6.4, 11.3 Returns why a party may not drive; wounded men ride along but cannot drive."""
        lorry = self.state.lorries.get(n)
        if lorry is None or lorry.state != TAKEN or lorry.hex != at:
            return Refusal("6.4", "no-lorry-here", {"lorry": f"L{n}", "hex": at})
        if lorry.used:
            return Refusal("6.4", "lorry-driven", {"lorry": f"L{n}"})
        if lorry.fought:  # 11.2
            return Refusal("6.4", "lorry-just-taken", {"lorry": f"L{n}"})
        if len(party) > 6:
            return Refusal("6.4", "lorry-full", {"most": 6})
        if not any(m.state == OK for m in party):
            return Refusal("6.4", "no-driver")
        return None

    def groups(self) -> dict[str, list[Man]]:
        """Returns the men who may still move, by hex."""
        found: dict[str, list[Man]] = {}
        for man in self.state.men.values():
            if man.free and not man.moved:
                found.setdefault(man.hex, []).append(man)
        return dict(sorted(found.items()))

    def lorries_at(self, at: str) -> list[Lorry]:
        """6.4, 11.2, 11.6 Returns the captured lorries that can be driven from a hex, whoever took them."""
        return [x for x in self.state.lost_lorries() if x.hex == at and x.state == TAKEN and not x.used and not x.fought]

    def sample(self, rng: Rng) -> Json:
        men = [m for m in self.state.men.values() if m.hex and not m.moved]
        if not men or rng.random() < 0.15:
            return "done"
        at = pick(rng, men).hex
        party = [m for m in men if m.hex == at]
        if rng.random() < 0.4:
            party = [m for m in party if rng.random() < 0.5]
        names, fit = "", 0
        for m in party:
            names += m.letter
            fit += m.state == OK
        lorries = self.lorries_at(at) if self.state.lost else []
        if lorries and fit and rng.random() < 0.5:
            means = f"drive=L{pick(rng, lorries).n}"
        elif party and 2 * fit >= len(party):
            means = "walk"
        else:
            return "done"
        return f"{names}@{at}:{means}"

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        groups = [
            {
                "hex": at,
                "men": "".join(m.letter for m in men),
                "wounded": "".join(m.letter for m in men if m.state != OK),
                "drive": [f"L{x.n}" for x in self.lorries_at(at)],
            }
            for at, men in self.groups().items()
        ]
        return {"type": "party", "groups": groups}


def _why_not_walk(party: Sequence[Man]) -> Refusal | None:
    """6.3 Returns why a party may not walk: it needs at least as many unwounded as wounded men."""
    fit = sum(m.state == OK for m in party)
    return None if 2 * fit >= len(party) else Refusal("6.3", "helpers", {"wounded": len(party) - fit, "unwounded": fit})


@dataclass(slots=True)
class GetOff(Subset):
    """6.11 The men who get off after a drive; they become a walking party (6.3)."""

    wounded: str = ""

    def why_not(self, value: Json) -> Refusal | None:
        refusal = Subset.why_not(self, value)
        if refusal or value == self.empty:
            return refusal
        hurt = sum(c in self.wounded for c in value)
        return None if 2 * hurt <= len(value) else Refusal("6.3", "helpers", {"wounded": hurt, "unwounded": len(value) - hurt})

    def sample(self, rng: Rng) -> Json:
        value = Subset.sample(self, rng)
        return value if self.why_not(value) is None else self.empty

    def describe(self) -> dict[str, Json]:
        return Subset.describe(self) | {"wounded": self.wounded}


class Orders(msgspec.Struct, gc=False):
    """8.2, 20.2 Every legal order, patrols before lorries, by number, in the order of the table; ``done`` last. Garrisons take no orders (8.13)."""

    state: State
    _all: list[str] | None = None

    def why_not(self, value: Json) -> Refusal | None:
        if value == "done" or (isinstance(value, str) and value in self._orders_of(value[:2])):
            return None
        return why_no_order(self.state, value)

    def _orders_of(self, unit: str) -> list[str]:
        """8.2 Returns the orders for one unit, named as in the notation."""
        n = whole(unit[1:], 1) or 0
        if unit[:1] == "P" and n in self.state.patrols:
            return _patrol_orders(self.state, self.state.patrols[n])
        return _lorry_orders(self.state, self.state.lorries[n]) if unit[:1] == "L" and n in self.state.lorries else []

    def members(self) -> list[str]:
        if self._all is None:
            state = self.state
            found = [o for p in state.patrols.values() for o in _patrol_orders(state, p)]
            found += [o for x in state.lorries.values() if x.state == CREWED for o in _lorry_orders(state, x)]
            self._all = [*found, "done"]
        return self._all

    def sample(self, rng: Rng) -> Json:
        """Draws a unit that can be given an order, or ``done``, all equally likely; then one of its orders, without a list of all."""
        state, random = self.state, rng.random
        patrols, count = len(state.patrols), len(state.roster)
        while (at := floor(random() * (count + 1))) < count:
            n = state.roster[at]
            orders = _patrol_orders(state, state.patrols[n]) if at < patrols else _lorry_orders(state, state.lorries[n])
            if orders:
                return orders[floor(random() * len(orders))]
        return "done"

    def describe(self) -> dict[str, Json]:
        return {"type": "orders", "options": list(self.members())}


def may_search(p: Patrol) -> bool:
    """8.2 Whether a patrol may be ordered to ``search``, and by 8.10 searches when idle."""
    return not (p.lorry or p.set_down or p.walked or p.boarded or p.done)


WORDS = {name: tuple(f"{name[0]}{n}:{name[1:]}" for n in range(10)) for name in ("Pwalk", "Psearch", "Lunload", "Ldrive", "Lblock", "Lpark")}
WALK, SEARCH, UNLOAD, DRIVE, BLOCK, PARK = WORDS.values()


BOARD = tuple(tuple(f"P{n}:board=L{x}" for x in range(10)) for n in range(10))
# 8.2 each order in parts: what is to be done, the number of the unit, the number of the lorry to board
READ = {word: (name[1:], n, 0) for name, words in WORDS.items() for n, word in enumerate(words)}
READ |= {word: ("board", n, x) for n, words in enumerate(BOARD) for x, word in enumerate(words)}


def _patrol_orders(state: State, p: Patrol) -> list[str]:
    """8.2 Returns the orders for a patrol."""
    if p.lorry or p.done:
        return []
    orders = [] if p.walked else [WALK[p.n]]
    if p.set_down:
        return orders
    if not p.walked and not p.boarded:
        orders.append(SEARCH[p.n])
    at = p.hex
    if at in state.rules.board.roads:  # 8.3 no lorry is anywhere else
        for lorry in state.lorries.values():
            if lorry.hex == at and lorry.state == CREWED and not lorry.fought and lorry.n not in state.loads:
                orders.append(BOARD[p.n][lorry.n])
    return orders


def _lorry_orders(state: State, x: Lorry) -> list[str]:
    """8.2 Returns the orders for a lorry."""
    if x.state != CREWED or x.fought:
        return []
    orders = []
    if x.n in state.loads:
        patrol = state.patrols[state.loads[x.n]]
        if not patrol.boarded and not patrol.done:
            orders.append(UNLOAD[x.n])
    if not x.used:
        orders += (DRIVE[x.n], BLOCK[x.n], PARK[x.n]) if x.block else (DRIVE[x.n], BLOCK[x.n])
    return orders


def why_no_order(state: State, value: Json) -> Refusal:
    """8.2 Returns why an order is not legal, from what the German knows."""
    name, _, what = value.partition(":") if isinstance(value, str) else ("", "", "")
    n = whole(name[1:], 1) or 0
    if name[:1] == "P" and n in state.patrols:
        p = state.patrols[n]
        checks: list[tuple[str, object]] = [("on-board", p.lorry), ("has-searched-or-fought", p.done)]
        checks += [("has-walked", p.walked and what in ("walk", "search")), ("was-set-down", p.set_down and what != "walk")]
        code = next((c for c, holds in checks if holds), "no-such-order")
        return Refusal("8.2", code, {"unit": name, "order": what})
    if name[:1] == "L" and n in state.lorries and state.lorries[n].state == CREWED:
        x, patrol = state.lorries[n], state.patrol_on(n)
        checks = [("has-fought", x.fought), ("no-patrol-on-board", what == "unload" and not patrol)]
        checks += [("boarded-this-half", what == "unload" and patrol and patrol.boarded), ("has-driven", x.used and what != "unload")]
        checks += [("not-a-block", what == "park" and not x.block)]
        code = next((c for c, holds in checks if holds), "no-such-order")
        return Refusal("8.2", code, {"unit": name, "order": what})
    return Refusal("8.2", "no-such-unit" if name else "no-such-order", {"unit": name})
