"""The hard German bot's search: joint plans for all patrols, judged on sampled walks of the British and improved patrol by patrol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from .ground import LATER, NEAR
from .leanings import SHARE
from .walks import Forecast, Walks

SOON = 0.7
"""The weight of where the British will be, against where they are."""
FADE = 0.8
"""The worth of a find one half later, against one now."""
AGAIN = 0.6
"""The chance that a patrol in the hex finds a group again that got away; each hex of distance multiplies it by ``NEAR``."""
DOUBT = 0.02
"""The standard deviation of the worth of an option by forecast, which limits the correction by the search."""
FIRST, MOST = 64, 2048
"""Samples of the first pass; each pass that follows has twice as many, up to the most."""


class Option(NamedTuple):
    """An option of one patrol in this half: orders with their paths, the hex where it ends, the hexes it looks into, and how: ``walk``, ``search``,
    ``ride``, or nothing.
    """

    orders: tuple[tuple[str, str], ...]
    to: int
    looks: tuple[int, ...]
    how: str


class Found(NamedTuple):
    """The best plan, as an option for each patrol; the worth of each option beside the others' plans; the number of samples."""

    plan: list[int]
    worth: list[np.ndarray]
    samples: int


def search(
    forecast: Forecast,
    units: Sequence[Sequence[Option]],
    gain: np.ndarray,
    rng: np.random.Generator,
    more: Callable[[int], bool],
    liking: Sequence[np.ndarray] = (),
) -> Found:
    """Returns the best plan: first by forecast, then pass after pass on more and new samples, while ``more`` (told how many there were) allows it.

    ``gain`` is the worth of meeting a group in each hex, ``liking`` what each patrol likes beside that (``leanings``). A pass judges every change of
    one option, and joins those that are better.
    """
    hunt = Hunt(forecast, units, gain, liking)
    plan = hunt.by_forecast()
    worth, samples, count = hunt.prior(plan) + hunt.liking, 0, FIRST
    while units and more(samples):
        walks = Walks(forecast, count, rng)
        changed = np.tile(plan, (len(hunt.unit), 1))
        changed[np.arange(len(hunt.unit)), hunt.unit] = hunt.option
        worth = hunt.corrected(plan, hunt.judge(walks, changed))
        best = hunt.best(worth)
        gains = [worth[hunt.unit == u].max() - worth[hunt.row(plan, u)] for u in range(len(units))]
        joint = np.tile(plan, (len(units) + 1, 1))
        for row, u in enumerate(np.argsort(gains)[::-1]):
            joint[row + 1 :, u] = best[u]
        plan = joint[int((hunt.judge(walks, joint).sum(axis=1) + hunt.liked(joint)).argmax())]
        samples, count = samples + count, min(MOST, 2 * count)
    return Found(plan.tolist(), hunt.by_unit(worth), samples)


class Hunt:
    """Options of all patrols in one list: ``unit`` and ``option`` are their numbers, the other arrays have a row for each."""

    def __init__(self, forecast: Forecast, units: Sequence[Sequence[Option]], gain: np.ndarray, liking: Sequence[np.ndarray] = ()) -> None:
        ground = forecast.ground
        self.forecast, self.gain, self.grid, self.n = forecast, gain, ground.grid(), len(ground.index)
        self.close = ground.closeness(NEAR)
        self.over = forecast.ends and len(forecast.where) == 1
        self.roads, self.reach = ground.drive_ends
        options = [o for own in units for o in own]
        self.first = np.cumsum([0] + [len(own) for own in units])
        self.unit = np.repeat(np.arange(len(units)), [len(own) for own in units])
        self.option = np.arange(len(options)) - self.first[self.unit]
        self.to = np.array([o.to for o in options])
        self.liking = np.concatenate([x[[o.to for o in own]] for own, x in zip(units, liking)]) if len(liking) else np.zeros(len(options))
        self.how = np.array([o.how for o in options])
        self.looks = np.zeros((len(options), self.n))
        for row, o in enumerate(options):
            self.looks[row, list(o.looks)] = 1.0

    def row(self, plans: np.ndarray, u: int) -> np.ndarray:
        """Returns the rows of the options of patrol ``u`` in plans."""
        return self.first[u] + plans[..., u]

    def liked(self, plans: np.ndarray) -> np.ndarray:
        """Returns how much the patrols like plans."""
        return np.asarray(self.liking[self.first[:-1] + plans].sum(axis=1))

    def by_unit(self, worth: np.ndarray) -> list[np.ndarray]:
        """Returns an array for each patrol."""
        return np.split(worth, self.first[1:-1])

    def best(self, worth: np.ndarray) -> np.ndarray:
        """Returns the best option of each patrol."""
        return np.array([int(x.argmax()) for x in self.by_unit(worth)])

    def sees(self, spots: np.ndarray) -> np.ndarray:
        """Returns the chance of each option to see a group in a hex that it looks into, given the chances of a look."""
        how = self.how[:, None]
        return np.select([how == "walk", how == "search", how == "ride"], [spots, np.ones(len(spots)), np.maximum(0.0, spots - 1 / 6)], 0.0)

    # by forecast

    def by_forecast(self) -> np.ndarray:
        """Returns the best plan by forecast: each patrol in turn takes the best option beside the others."""
        plan = np.zeros(len(self.first) - 1, int)
        for _ in range(3):
            for u in range(len(plan)):
                plan[u] = self.by_unit(self.prior(plan) + self.liking)[u].argmax()
        return plan

    def prior(self, plan: np.ndarray) -> np.ndarray:
        """Returns the worth of each option beside those of the other patrols: whom it may meet now, and how near to them it will be."""
        where, soon = self.forecast.where[0], self.forecast.where[:2][-1]
        hits = self.looks * self.sees(self.forecast.spots[0])
        chosen = self.first[:-1] + plan
        worth = np.zeros(len(self.unit))
        for u in range(len(plan)):
            others, mine = np.delete(chosen, u), slice(self.first[u], self.first[u + 1])
            left = np.prod(1 - hits[others], axis=0)
            share = np.prod(1 - SHARE * self.close[self.to[others]], axis=0)
            worth[mine] = hits[mine] @ (where * left * self.gain)
            if not self.over:
                near = LATER * self.close @ ((SOON * soon + (1 - SOON) * where) * share)
                worth[mine] += near[self.to[mine]]
        return worth

    def corrected(self, plan: np.ndarray, judged: np.ndarray) -> np.ndarray:
        """Returns the worth by forecast, corrected by what was ``judged`` for each sample; the surer that is, the larger the correction."""
        prior = self.prior(plan)
        now = (self.first[:-1] + plan)[self.unit]
        better = judged - judged[now]
        expected = prior - prior[now]
        noise = better.var(axis=1) / judged.shape[1]
        trust = DOUBT**2 / (DOUBT**2 + noise + 1e-12)
        return prior[now] + expected + trust * (better.sum(axis=1) - expected) + self.liking

    # by samples

    def judge(self, walks: Walks, plans: np.ndarray) -> np.ndarray:
        """Returns the worth of plans (rows of options by number) for each sample: finds in this half and the next ones, and nearness at the end.

        Sampled British walk on as sampled. While nobody is found the Germans learn nothing else, so all patrols follow one forecast, corrected by
        where they have looked.
        """
        at = walks.at
        rows = self.first[:-1] + plans
        looks = 1 - self.looks[:, at[0]] * self.sees(walks.spots[0])
        thin = 1 - self.looks * self.sees(self.forecast.spots[0])
        left, guide = np.prod(looks[rows], axis=1), np.prod(thin[rows], axis=1) * self.forecast.where[0]
        place, searching, riding = self.to[rows], self.how[rows] == "search", self.how[rows] == "ride"
        worth = (1 - left) * self._found(place)[:, at[0]]
        fade = 1.0
        for half in range(1, len(at)):
            fade *= FADE
            before = left.copy()
            self._british_half(walks, half, left, place, searching, riding)
            guide = guide @ self.forecast.flow[half - 1]
            self._german_half(walks, half, left, guide, place, searching, riding)
            worth += fade * (before - left) * self._found(place)[:, at[half]]
        if not self.forecast.ends:
            apart = np.prod(1 - LATER * self.close[place], axis=1)
            worth += fade * left * (1 - apart[:, at[-1]]) * self.gain[at[-1]]
        return worth / len(at[0])

    def _found(self, place: np.ndarray) -> np.ndarray:
        """Returns the worth of a find in each hex: most groups get away at first, and patrols that are near find them again."""
        return self.gain * (2 - np.prod(1 - AGAIN * self.close[place], axis=1))

    def _british_half(self, walks: Walks, half: int, left: np.ndarray, place: np.ndarray, searching: np.ndarray, riding: np.ndarray) -> None:
        """Lets patrols that stay look at groups that set out from their hex or come by (7.9)."""
        sees = np.where(riding, 0.0, np.minimum(0.999, np.where(searching, 1.0, self.forecast.passing[half][place])))
        miss = np.zeros((len(place), self.n))
        np.add.at(miss, (np.arange(len(place))[:, None], place), np.log(1 - sees))
        left *= np.exp(miss @ walks.crosses[half])

    def _german_half(
        self, walks: Walks, half: int, left: np.ndarray, guide: np.ndarray, place: np.ndarray, searching: np.ndarray, riding: np.ndarray
    ) -> None:
        """Moves one patrol after the other to what is best by forecast; a patrol aboard gets off first."""
        grid, here, spots, seen = self.grid, walks.at[half], walks.spots[half], self.forecast.spots[half]
        soon = guide @ self.forecast.flow[half] if half + 1 < len(walks.at) else guide
        reach = LATER * (SOON * soon + (1 - SOON) * guide) @ self.close
        rows = np.arange(len(place))
        away = 1 - SHARE * self.close[place]
        for u in range(place.shape[1]):
            near = reach * (np.prod(away, axis=1) / away[:, u])
            ride = riding[:, u]
            pos = np.where(ride, self._drive(place[:, u], near), place[:, u]) if ride.any() else place[:, u]
            sure = guide * self.gain
            meet = np.concatenate((sure * seen, sure * seen, np.zeros((len(place), 1))), axis=1)
            ways = grid.padded[pos]
            value = meet[rows[:, None, None], grid.hexes[ways]].sum(axis=2) + near[rows[:, None], grid.to[ways]]
            value = np.where(ways >= 0, value, -1.0)
            best = value.argmax(axis=1)
            walk = value[rows, best] > near[rows, pos] + np.where(ride, 0.0, sure[rows, pos])
            way = np.where(walk, ways[rows, best], -1)
            searching[:, u] = ~walk & ~ride
            looks = grid.enters[way].astype(float)
            guide *= 1 - looks * seen
            guide[rows[searching[:, u]], pos[searching[:, u]]] = 0.0
            left *= 1 - looks[:, here] * spots - (searching[:, u, None] & (here == pos[:, None]))
            place[:, u] = np.where(walk, grid.to[way], pos)
            away[:, u] = 1 - SHARE * self.close[place[:, u]]
        riding[:] = False

    def _drive(self, at: np.ndarray, near: np.ndarray) -> np.ndarray:
        """Returns where lorries take their patrols."""
        rows, reach = np.arange(len(at)), self.reach[at]
        ends = self.roads[reach]
        values = np.where(reach >= 0, near[rows[:, None], ends], -1.0)
        return np.where(reach[:, 0] >= 0, ends[rows, values.argmax(axis=1)], at)
