"""The normal German bot: it estimates where the British are, sends lorries to look and patrols to search, and carries patrols by lorry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ....bots.numbers import row_of
from ....bots.protocol import Question
from ....bots.weighing import SHOWN
from ....core.ask import Json
from ....core.choice import Choice
from .brain import Brain, Told
from .ground import LATER, NEAR
from .leanings import LEANINGS, PLAIN, WILL, interest
from .tracker import Tracker

SCOUT = 0.35
"""The worth of a mere report against that of a fight."""
WORTH_A_DRIVE = 1.25


class Order(NamedTuple):
    """An order for one unit: the score by which the next one is chosen, and its worth (``Choice``)."""

    value: str
    score: float
    worth: float = 0.0
    unit: str = ""


NOTHING = Order("", 0.0)


def gain(value: str, worth: float, before: float = 0.0) -> Order:
    """Returns an order that is worth so much more than staying; ``before`` moves it ahead of orders that are equally good."""
    return Order(value, worth + before, worth, "gain")


class NormalGerman(Brain):
    """Scores every order by the chance to spot somebody now and to be near him later."""

    tracker: Tracker | None = None
    reckoning: type[Tracker] = Tracker

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any], style: str = "") -> None:
        super().__init__(seat, seed, budget, playouts, variant)
        self.leaning = row_of(LEANINGS, PLAIN, style)
        self._sent: tuple[str, tuple[str, ...]] | None = None

    def hear(self, events: Sequence[Told]) -> None:
        """Updates the estimate of where the British are."""
        if self.tracker is None:
            self.tracker = self.reckoning(self.ground)
        self.tracker.hear(events)
        self.tracker.move, self.tracker.light = self.view["move"], self.view["light"]  # if it is called first in the middle of a game
        if self._sent:
            unit, hexes = self._sent
            self._sent = None
            if not any(e["kind"] == "g_seen" for e in events):
                for hex in hexes if unit[0] == "P" else hexes[-1:]:
                    self.tracker.blank(hex, unit[0] == "L")
        belief = self.view["belief"]
        if belief and belief["hexes"] and self.tracker.half != "british":  # a question in the British half: they may go on
            self.tracker.within(belief["hexes"])
        self.where = self.tracker.where
        self._near = self.ground.closeness(NEAR)
        self._spots = {lorry: self._spots_of(lorry) for lorry in (False, True)}
        self._meet = self.where * self._spots[False] * self._worths()
        self._taken, self._liked = interest(self.leaning, self.tracker, self.view["sightings"])

    # worth of places

    def _worth(self, hex: str, men: int) -> float:
        """Returns the worth of a fight in this hex: prisoners most, dead less, own losses little."""
        assert self.tracker is not None
        odds = self.ground.fight(hex, max(1, men - self.tracker.hits))
        return 1.5 * odds.captured + 0.9 * odds.killed + 0.3 * odds.wounded - 0.1 * odds.destroyed + 0.05

    def _worths(self) -> np.ndarray:
        """Returns the worth of a fight in every hex: a group that was seen has its number, others count as all men left."""
        assert self.tracker is not None
        kinds: dict[str, float] = {}
        for hex, terrain in self.ground.board.terrain.items():
            if terrain not in kinds:
                kinds[terrain] = self._worth(hex, self.tracker.men)
        found = np.array([kinds[self.ground.board.terrain[h]] for h in self.ground.board.hexes])
        for hex, men in self.tracker.fresh.items():
            found[self.ground.index[hex]] = self._worth(hex, men)
        return found

    def _spots_of(self, lorry: bool) -> np.ndarray:
        """Returns the chance to see a group in each hex on entering it; in the last move nobody can hide at the aircraft."""
        light, last = self.view["light"], self.view["moves"]
        moving = 0.65 if light == "night" else 0.35
        spots = moving * self.ground.spots(light, True, True, False, lorry) + (1 - moving) * self.ground.spots(light, False, True, False, lorry)
        if last and self.view["move"] >= last and not lorry:
            spots[[self.ground.index[h] for h in self.ground.board.landing]] = 1.0
        return spots

    def _left_for(self, unit: str, where: np.ndarray) -> np.ndarray:
        """Returns the chances that no other patrol already covers."""
        left = where.copy()
        for p in self.view["patrols"]:
            if p["unit"] != unit and not p["lost"]:
                left *= 1 - self.leaning.apart * self._near[self.ground.index[p["hex"]]]
        return left

    def _near_worth(self, unit: str) -> np.ndarray:
        """Returns for each hex the worth of being there in later halves."""
        if self._is_last():
            return np.zeros(len(self.where))
        return (1 - self._taken) * LATER * self._near @ self._left_for(unit, self.where) + self._liking(unit)

    def _liking(self, unit: str) -> np.ndarray:
        """Returns the part of it that a style adds."""
        return WILL * self._taken * LATER * self._near @ self._left_for(unit, self._liked) if self._taken else np.zeros(len(self.where))

    def _is_last(self) -> bool:
        """Returns whether this is the last half of the game, after which nothing is worth being near to."""
        return bool(self.view["moves"]) and self.view["move"] >= self.view["moves"]

    def _carried(self, near: np.ndarray) -> np.ndarray:
        """Returns the worth of being carried to each hex: in the last half what a patrol that is set down there may meet."""
        return np.maximum.reduceat(self._meets(), self.ground.grid().first) if self._is_last() else near

    def _walks(self, at: str, near: np.ndarray) -> np.ndarray:
        """Returns for each walk from a hex what it may meet plus the worth of being at its end, in the order of ``Ground.ways``."""
        grid, here = self.ground.grid(), self.ground.index[at]
        rows = slice(grid.first[here], grid.first[here] + len(self.ground.ways(at)))
        return self._meets(rows) + near[grid.to[rows]]

    def _meets(self, rows: slice = slice(None)) -> np.ndarray:
        """Returns what each of these walks (rows of the grid) may meet."""
        meet = np.concatenate((self._meet, self._meet, [0.0]))
        return np.asarray(meet[self.ground.grid().hexes[rows]].sum(axis=1))

    # 8.2 orders

    def on_order(self, question: Question) -> Json:
        """8.2 Orders lorries to look first, then the patrols with the best chances; those that stay search when the half ends."""
        options = list(question.domain["options"])
        found = [Order("done", 0.0)]
        for unit in dict.fromkeys(o.partition(":")[0] for o in options if o != "done"):
            mine = {o for o in options if o.startswith(unit + ":")}
            order = self._lorry(unit, mine) if unit[0] == "L" else self._patrol(unit, mine)
            found += [order] if order.value else []
        found.sort(key=lambda o: -o.score)
        self.said = [Choice(o.value, o.worth, o.unit) for o in found[:SHOWN]]
        return found[0].value

    def _patrol(self, unit: str, orders: set[str]) -> Order:
        """Returns the best order for a patrol on foot, by its gain over staying to search when the half ends."""
        assert self.tracker is not None
        patrol = next(p for p in self.view["patrols"] if p["unit"] == unit)
        at, near = patrol["hex"], self._near_worth(unit)
        here = self.ground.index[at]
        hold = float(near[here])
        if f"{unit}:search" in orders:
            hold += self.where[here] * self._worth(at, self.tracker.fresh.get(at, self.tracker.men))
        best = NOTHING
        if f"{unit}:walk" in orders:
            walk = self._walks(at, near).max()
            best = max(best, gain(f"{unit}:walk", float(walk) - hold), key=lambda o: o.score)
        boards = sorted(o for o in orders if ":board=" in o)
        if boards and not patrol["walked"] and not self._is_last():
            to, there = self._drive_goal(at, near)
            if to != at and there > WORTH_A_DRIVE * (hold + 0.01) + best.score:
                return gain(boards[0], there - hold)
        if f"{unit}:search" in orders and best.score <= 0 and self.where[here] > 0.01:
            chance = float(self.where[here])
            return Order(f"{unit}:search", 1e-6 + chance, chance, "there")
        return best if best.score > 1e-9 else NOTHING

    def _lorry(self, unit: str, orders: set[str]) -> Order:
        """Returns the best order for a lorry: carry a patrol, set it down, or drive and look."""
        lorry = next(x for x in self.view["lorries"] if x["unit"] == unit)
        at = lorry["hex"]
        if lorry["patrol"]:
            near = self._near_worth(lorry["patrol"])
            to, there = self._drive_goal(at, near)
            drive = there - near[self.ground.index[at]] if to != at else 0.0
            if f"{unit}:unload" in orders:
                walk = self._walks(at, near).max() - near[self.ground.index[at]]
                if walk >= drive or f"{unit}:drive" not in orders:
                    return gain(f"{unit}:unload", float(walk), 1e-3)
            return gain(f"{unit}:drive", float(drive), 2e-3) if f"{unit}:drive" in orders and drive > 0 else NOTHING
        waits = any(p["hex"] == at and not p["lost"] and not p["walked"] for p in self.view["patrols"])
        if f"{unit}:drive" not in orders or waits:
            return NOTHING
        to, worth = self._scout_goal(at)
        return Order(f"{unit}:drive", 1.0 + worth, worth / SCOUT, "sight") if to != at and worth > 0.002 else NOTHING

    def _drive_goal(self, at: str, near: np.ndarray) -> tuple[str, float]:
        """Returns the hex to carry a patrol to, and its worth."""
        ends, near = self._ends(at), self._carried(near)
        best = ends[int(near[ends].argmax())]
        return self.ground.board.hexes[best], float(near[best])

    def _ends(self, at: str) -> np.ndarray:
        """Returns the numbers of the hexes that a lorry can reach."""
        ends, reach = self.ground.drive_ends
        row = reach[self.ground.index[at]]
        return np.asarray(ends[row[row >= 0]])

    def _scout_goal(self, at: str) -> tuple[str, float]:
        """Returns the hex from which a lorry alone sees most, and its worth."""
        gains = SCOUT * self.where * self._spots[True]
        gains[[self.ground.index[x["hex"]] for x in self.view["lorries"] if not x["lost"] and x["hex"] != at]] = 0.0
        ends = self._ends(at)
        best = ends[int(gains[ends].argmax())]
        return self.ground.board.hexes[best], float(gains[best])

    # 8.3 paths

    def on_path(self, question: Question) -> Json:
        """8.3 Returns the walk or drive that belongs to the order."""
        unit, at = question.facts["unit"], question.facts["hex"]
        if question.facts["means"] == "walk":
            return self._walk_path(unit, at, question)
        drives = self.ground.drives(at)
        lorry = next(x for x in self.view["lorries"] if x["unit"] == unit)
        to = self._drive_goal(at, self._near_worth(lorry["patrol"]))[0] if lorry["patrol"] else self._scout_goal(at)[0]
        value = drives[to] + "."
        if not question.legal(value):
            value = next(v for v in (drives[h] + "." for h in drives) if question.legal(v))
        self.said = [Choice(value, note="plan")]
        self._sent = (unit, tuple(value[i + 1 : i + 5] for i in range(0, len(value) - 1, 5)))
        return value

    def _walk_path(self, unit: str, at: str, question: Question) -> Json:
        near, left = self._near_worth(unit), question.domain["budget"]
        ways = self.ground.ways(at)
        values = zip(ways, self._walks(at, near).tolist())
        scores: Mapping[Json, float] = {w.path + ".": value for w, value in values if w.cost <= left} or {".": 0.0}
        value = self.weigh(scores, "find")
        self._sent = (unit, next((w.hexes for w in ways if w.path + "." == value), ()))
        return value

    # 9.9, 9.10

    def on_attack(self, question: Question) -> Json:
        """9.9 Attacks only where all men may be wounded: they are then captured without a roll."""
        assert self.tracker is not None
        return "yes" if question.facts["men"] <= self.tracker.hits else "no"

    def on_withdraw(self, question: Question) -> Json:
        """9.10 Withdraws to where the British are least likely to be."""
        return self.least({h: float(self.where[self.ground.index[h]]) for h in question.members() or ()}, "there")
