"""The domains that all games share. A game adds its own for answers that are put together in its own way (a party, a flight plan)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import floor

import msgspec

from .ask import Json, Refusal, Rng


def pick(rng: Rng, items: Sequence[Json]) -> Json:
    """Return one of the items, all equally likely."""
    return items[floor(rng.random() * len(items))]


class OneOf(msgspec.Struct, gc=False):
    """Pick one of ``options``. ``reasons`` holds values that a player may expect here but that are not legal, each with the reason."""

    options: Sequence[Json]
    rule: str
    reasons: Mapping[Json, Refusal] = msgspec.field(default_factory=dict)
    type: str = "one_of"

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            if value in self.options:
                return None
            if value in self.reasons:
                return self.reasons[value]
        return Refusal(self.rule, "not-an-option")

    def sample(self, rng: Rng) -> Json:
        return pick(rng, self.options)

    def members(self) -> Sequence[Json]:
        return self.options

    def describe(self) -> dict[str, Json]:
        closed = {str(v): r for v, r in self.reasons.items()}
        return {"type": self.type, "options": list(self.options), "closed": closed}


class OneOfData(OneOf):
    """Pick one of ``options``, by its text or by a record: ``of_data`` says which option a record stands for (``ask.written``)."""

    def of_data(self, value: Json) -> Json:
        """Return the option that a record stands for, and anything else as it is."""
        raise NotImplementedError

    def why_not(self, value: Json) -> Refusal | None:
        return OneOf.why_not(self, self.of_data(value))


def Cell(cells: Sequence[str], rule: str, reasons: Mapping[Json, Refusal] | None = None) -> OneOf:
    """Pick one cell of the board. Other options, like ``stay``, may be among them."""
    return OneOf(cells, rule, reasons or {}, "cell")


def whole(text: Json, most: int = 9) -> int | None:
    """Return the whole number written in ``text``: at most ``most`` digits without leading zeros. None if it is anything else."""
    if isinstance(text, str) and 0 < len(text) <= most and text.isascii() and text.isdigit() and (text[0] != "0" or text == "0"):
        return int(text)
    return None


YES_NO = ("yes", "no")


def Confirm(rule: str) -> OneOf:
    """Yes or no."""
    return OneOf(YES_NO, rule, {}, "confirm")


@dataclass(slots=True)
class Subset:
    """Pick several pieces of ``pool``, each named by one letter. The answer is their letters in alphabetical order.

    ``fixed`` are always among them, ``most`` is the largest number of pieces, ``empty`` is the word for picking none.
    """

    pool: Sequence[str]
    rule: str
    most: int
    fixed: Sequence[str] = ()
    empty: str = "none"

    def why_not(self, value: Json) -> Refusal | None:
        if not isinstance(value, str):
            return Refusal(self.rule, "malformed")
        names = list(value) if value != self.empty else []
        if len(set(names)) != len(names) or names != sorted(names):
            return Refusal(self.rule, "malformed")
        for name in names:
            if name not in self.pool:
                return Refusal(self.rule, "not-in-pool", {"names": name})
        for name in self.fixed:
            if name not in names:
                return Refusal(self.rule, "fixed", {"names": name})
        if len(names) > self.most:
            return Refusal(self.rule, "too-many", {"most": self.most})
        return None

    def sample(self, rng: Rng) -> Json:
        chosen = [n for n in self.pool if n in self.fixed or rng.random() < 0.5]
        while len(chosen) > self.most:
            chosen.remove(pick(rng, [n for n in chosen if n not in self.fixed]))
        return "".join(chosen) or self.empty

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "subset", "pool": list(self.pool), "fixed": list(self.fixed), "most": self.most, "empty": self.empty}


class Amount(msgspec.Struct, gc=False):
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int
    rule: str
    type: str = "amount"

    def why_not(self, value: Json) -> Refusal | None:
        if type(value) is int and self.low <= value <= self.high:
            return None
        return Refusal(self.rule, "out-of-range", {"low": self.low, "high": self.high})

    def sample(self, rng: Rng) -> Json:
        return self.low + floor(rng.random() * (self.high - self.low + 1))

    def members(self) -> Sequence[Json]:
        return range(self.low, self.high + 1)

    def describe(self) -> dict[str, Json]:
        return {"type": self.type, "low": self.low, "high": self.high}


@lru_cache(maxsize=1000)
def Dice(faces: int, rule: str) -> Amount:
    """One die; the answer is its face."""
    return Amount(1, faces, rule, "dice")


class Draw(msgspec.Struct, gc=False):
    """A weighted draw: ``value`` comes with the probability ``weights[value]`` over the sum of all weights. Only chance answers it."""

    weights: Mapping[Json, int]
    rule: str

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, (str, int)) and self.weights.get(value, 0) > 0:
            return None
        return Refusal(self.rule, "not-an-option")

    def sample(self, rng: Rng) -> Json:
        left = int(rng.random() * sum(self.weights.values()))
        for value, weight in self.weights.items():
            left -= weight
            if left < 0:
                return value
        raise ValueError("nothing to draw from")

    def members(self) -> Sequence[Json]:
        return [v for v, w in self.weights.items() if w > 0]

    def describe(self) -> dict[str, Json]:
        return {"type": "draw", "weights": [[v, w] for v, w in self.weights.items()]}


@dataclass(slots=True)
class Split:
    """Place ``total`` counters on targets, each at most its room: ``"food1 crypto2"``, targets in the order given, those with 0 left out."""

    room: Mapping[str, int]
    total: int
    rule: str

    def why_not(self, value: Json) -> Refusal | None:
        if not isinstance(value, str):
            return Refusal(self.rule, "malformed")
        placed: dict[str, int] = {}
        for word in value.split():
            name = word.rstrip("0123456789")
            count = word[len(name) :]
            if name not in self.room or name in placed or not 0 < len(count) < 10 or int(count) < 1:
                return Refusal(self.rule, "malformed")
            placed[name] = int(count)
            if placed[name] > self.room[name]:
                return Refusal(self.rule, "too-many", {"most": self.room[name]})
        if sum(placed.values()) != self.total:
            return Refusal(self.rule, "wrong-total", {"total": self.total})
        return None if list(placed) == [n for n in self.room if n in placed] else Refusal(self.rule, "malformed")

    def sample(self, rng: Rng) -> Json:
        placed = dict.fromkeys(self.room, 0)
        for _ in range(self.total):
            placed[pick(rng, [n for n in self.room if placed[n] < self.room[n]])] += 1
        return " ".join(f"{n}{c}" for n, c in placed.items() if c)

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "split", "room": dict(self.room), "total": self.total}


@dataclass(slots=True)
class Text:
    """Free text of 1 to ``most`` characters."""

    most: int
    rule: str

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, str) and len(value.strip()) >= 1 and len(value) <= self.most and value.isprintable():
            return None
        return Refusal(self.rule, "text-length", {"most": self.most})

    def sample(self, rng: Rng) -> Json:
        return "".join(pick(rng, "abcdefgh ") for _ in range(8)).strip() or "a"

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "text", "most": self.most}


class Path(msgspec.Struct, gc=False):
    """A walk over a graph of cells, written as its steps without separators; ``.`` at the end, or alone, means that it stops.

    ``moves[cell][step] = (to, cost)`` lists the possible moves, ``budget`` is the sum that their costs may reach, ``steps`` the largest number of
    steps. ``stop`` False: it may not stop before its first step. ``rules`` gives the paragraph for each code: ``malformed``, ``neighbour``, ``link``,
    ``budget``, ``steps``, ``stop``. A step is the name of a cell; all names have one length. Where there are several ``ways`` to make a step, the
    letter of the way comes first.
    """

    start: str
    moves: Mapping[str, Mapping[str, tuple[str, int]]]
    neighbours: Mapping[str, Sequence[str]]
    budget: int
    steps: int
    stop: bool
    rules: Mapping[str, str]
    ways: str = ""

    def why_not(self, value: Json) -> Refusal | None:
        if not isinstance(value, str) or not value:
            return self._refuse("malformed")
        steps, stops = split_path(value, len(self.start) + bool(self.ways))
        if not steps:
            return None if stops and self.stop else self._refuse("stop" if stops else "malformed")
        left, here = self.budget, self.start
        for n, step in enumerate(steps):
            move = self.moves[here].get(step)
            if move is None:
                return self._why_no_step(here, step)
            if n >= self.steps:
                return self._refuse("steps", most=self.steps)
            if move[1] > left:
                return self._refuse("budget", left=left, cost=move[1], cell=move[0])
            left -= move[1]
            here = move[0]
        return None

    def _why_no_step(self, here: str, step: str) -> Refusal:
        lettered = bool(self.ways)
        way, to = step[:lettered], step[lettered:]
        if way not in self.ways or to not in self.neighbours:
            return self._refuse("malformed")
        return self._refuse("link" if to in self.neighbours[here] else "neighbour", cell=to)

    def _refuse(self, code: str, **facts: Json) -> Refusal:
        return Refusal(self.rules[code], "path-" + code, facts)

    def sample(self, rng: Rng) -> Json:
        ways, random = move_cache(self.moves), rng.random
        afforded = ways.afforded
        left, here, out = self.budget, self.start, ""
        for n in range(self.steps):
            if (n or self.stop) and random() < 0.2:
                return out + "."
            options = (afforded.get(left) or ways.afford(left))[here]
            if not options:
                break
            step, here, left = options[floor(random() * len(options))]
            out += step
        return out or "."

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        """Return the part of the graph within reach, so that a client can draw prices and reach without knowing a rule."""
        reach = move_cache(self.moves).reach(self.start, self.budget, self.steps)
        return {"type": "path", "start": self.start, "budget": self.budget, "steps": self.steps, "stop": self.stop, "moves": reach}


Moves = Mapping[str, Mapping[str, tuple[str, int]]]
Reach = dict[str, dict[str, tuple[str, int]]]
_MOST_GRAPHS, _MOST_REACHES = 100, 5000


class MoveCache:
    """What is computed once for each graph of moves, because many paths share it.

    ``afforded[budget][cell]`` lists (step, cell it leads to, budget left) for each step within a budget. ``reach`` is the part of a graph within
    reach.
    """

    __slots__ = ("_reaches", "afforded", "moves")

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.afforded: dict[int, dict[str, tuple[tuple[str, str, int], ...]]] = {}
        self._reaches: dict[tuple[str, int, int], Reach] = {}

    def afford(self, budget: int) -> dict[str, tuple[tuple[str, str, int], ...]]:
        """Compute the steps from each cell whose cost is within this budget."""
        self.afforded[budget] = {
            here: tuple((step, to, budget - cost) for step, (to, cost) in steps.items() if cost <= budget) for here, steps in self.moves.items()
        }
        return self.afforded[budget]

    def reach(self, start: str, budget: int, steps: int) -> Reach:
        """Return the moves that can be part of a walk from ``start`` with this budget and number of steps."""
        key = (start, budget, steps)
        if key not in self._reaches:
            if len(self._reaches) >= _MOST_REACHES:
                self._reaches.clear()
            self._reaches[key] = _walk(self.moves, start, budget, steps)
        return self._reaches[key]


_CACHES: dict[int, MoveCache] = {}


def move_cache(moves: Moves) -> MoveCache:
    """Return the cache of a graph, by identity. Graphs are never changed; the cache keeps them alive, so that no other graph gets the same
    ``id()``."""
    found = _CACHES.get(id(moves))
    if found is None:
        if len(_CACHES) >= _MOST_GRAPHS:
            _CACHES.clear()
        found = _CACHES[id(moves)] = MoveCache(moves)
    return found


def _walk(moves: Moves, start: str, budget: int, steps: int) -> Reach:
    reach: Reach = {}
    best = {start: (0, 0)}
    queue = [start]
    while queue:
        here = queue.pop(0)
        spent, made = best[here]
        reach.setdefault(here, {})
        if made >= steps:
            continue
        for step, (to, cost) in moves[here].items():
            if spent + cost > budget:
                continue
            reach[here][step] = (to, cost)
            if to not in best or best[to] > (spent + cost, made + 1):
                best[to] = (spent + cost, made + 1)
                queue.append(to)
    return reach


def split_path(value: str, width: int) -> tuple[list[str], bool]:
    """Split a path into its steps, each of ``width`` letters, and whether it ends in a stop."""
    stops = value[-1:] == "."
    body = value[:-1] if stops else value
    return [body[i : i + width] for i in range(0, len(body), width)], stops
