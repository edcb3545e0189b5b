"""Where things happen: how often at each place of the board, in each arm, with intervals."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from .experiment import Outcome
from .rows import Row, average, marked

LISTED = 12
"""How many places the table has, those with most first; the others are added up."""
STEPS = 5
HUNDRED = 100
SCALE = [m * 10.0**power for power in range(-4, 7) for m in (1, 2, 5)]


@dataclass(frozen=True)
class Heat:
    """How often a thing happened, in 100 games: at each place by arm, as rows for the places with most, for all ``other`` places and for all."""

    thing: str
    arms: tuple[dict[str, float], ...]
    rows: tuple[Row, ...]
    other: Row | None
    total: Row

    @property
    def bounds(self) -> tuple[float, ...]:
        """The upper bounds of the steps of colour, the same in each arm: numbers that are easily read, the last at least the largest value."""
        most = max(value for arm in self.arms for value in arm.values())
        top = max(STEPS - 1, bisect_left(SCALE, most - 1e-9))
        return tuple(SCALE[top - STEPS + 1 : top + 1])

    def step(self, value: float) -> int:
        """Return the step of a value: 1 to 5, 0 for nothing."""
        return 1 + min(STEPS - 1, bisect_left(self.bounds, value - 1e-9)) if value > 0 else 0


def heats(arms: Sequence[Sequence[Outcome]]) -> tuple[Heat, ...]:
    """Return everything that happened somewhere, in the order in which the game names it."""
    things = dict.fromkeys(thing for arm in arms for o in arm for thing in o.places)
    return tuple(_heat(thing, arms) for thing in things if any(o.places.get(thing) for arm in arms for o in arm))


def _heat(thing: str, arms: Sequence[Sequence[Outcome]]) -> Heat:
    counts = [Counter[str]() for _ in arms]
    for count, arm in zip(counts, arms, strict=True):
        for outcome in arm:
            count.update(outcome.places.get(thing, {}))
    both = sum(counts, Counter[str]())
    places = sorted(both, key=lambda place: (-both[place], place))
    listed, rest = places[:LISTED], set(places[LISTED:])

    def at(place: str) -> Callable[[Outcome], float]:
        return lambda o: HUNDRED * o.places.get(thing, {}).get(place, 0)

    rows = [_often(place, arms, at(place)) for place in listed]
    other = _often("", arms, lambda o: HUNDRED * sum(n for place, n in o.places.get(thing, {}).items() if place in rest)) if rest else None
    total = _often("", arms, lambda o: HUNDRED * sum(o.places.get(thing, {}).values()))
    shares = tuple({place: HUNDRED * n / len(arm) for place, n in count.items()} for count, arm in zip(counts, arms, strict=True))
    return Heat(thing, shares, marked(rows), other, total)


def _often(name: str, arms: Sequence[Sequence[Outcome]], value: Callable[[Outcome], float]) -> Row:
    """Return the row of something that cannot happen less often than never."""
    row = average(name, arms, value)
    return replace(row, sort="often", arms=tuple(replace(e, low=max(0.0, e.low)) if e.bounded else e for e in row.arms))
