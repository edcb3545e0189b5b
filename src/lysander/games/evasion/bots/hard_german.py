"""The hard German bot: it searches for the best joint plan of its patrols, again after every report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec.structs import replace

from ....bots.protocol import Question
from ....bots.weighing import SHOWN
from ....core.ask import Json
from ....core.choice import Choice
from .brain import Told
from .german import SCOUT, NormalGerman
from .ground import LATER
from .hunch import Hunch
from .hunt import SOON, Option, search
from .tracker import HEARD
from .walks import Forecast

HALVES = 1
"""The number of later halves for which walks are sampled."""
WIDTH = 16
"""Walks of one patrol that are searched, the best by forecast."""
RIDES, WALKS_AFTER = 6, 4
"""Drives of one patrol that are searched, and walks after each, where it gets off."""
WORTH_A_LOOK = 0.002
SHARE = 0.4
"""The share of the budget that may be used when a pass begins, since a pass takes as long as all before it."""


class HardGerman(NormalGerman):
    """Expects British of several habits (``Hunch``). One plan is made for all patrols together and kept until something is told."""

    reckoning = Hunch
    tracker: Hunch | None = None
    _planned = 0
    _path = ""
    _soon: np.ndarray | None = None
    _plans: dict[str, list[tuple[str, str]]]
    _why: dict[str, list[Choice]]

    def hear(self, events: Sequence[Told]) -> None:
        """Drops the plan after a report of a find. A patrol on the spot that reports nobody tells that nobody came by."""
        if self.tracker is None:
            self.tracker = self.reckoning(self.ground)
        patrols = {p["hex"]: p["searching"] for p in self.view["patrols"] if not p["lost"] and not p["lorry"]}
        self.tracker.watch(patrols, [x["hex"] for x in self.view["lorries"] if not x["lost"]])
        super().hear(events)
        if any(e["kind"] in HEARD and e["kind"] != "g_clear" for e in events):
            self._planned = 0

    def _near_worth(self, unit: str) -> np.ndarray:
        """Returns for each hex the worth of being there, now and above all after the next British half."""
        assert self.tracker is not None
        if self._is_last():
            return np.zeros(len(self.where))
        if self._soon is None:
            self._soon = Forecast(self.tracker, 1).where[-1]
        soon = SOON * self._left_for(unit, self._soon) + (1 - SOON) * self._left_for(unit, self.where)
        return (1 - self._taken) * LATER * self._near @ soon + self._liking(unit)

    def on_order(self, question: Question) -> Json:
        """8.2 Orders lorries to look first; then follows the plan, the likeliest find first."""
        if self._planned != self.view["move"]:
            self._planned = self.view["move"]
            self._plan(question)
        legal = set(question.domain["options"])
        return self._scout(legal) or self._next_step(legal) or "done"

    def _scout(self, legal: set[str]) -> str:
        """Returns the order for a lorry alone, not needed by a patrol, to drive and look; else an empty text."""
        leaving = {unit for unit, steps in self._plans.items() if any(order.endswith(":walk") for order, _ in steps)}
        stays = {p["hex"] for p in self.view["patrols"] if not p["lost"] and not p["walked"] and p["unit"] not in leaving}
        for lorry in self.view["lorries"]:
            order = f"{lorry['unit']}:drive"
            if not lorry["lost"] and not lorry["patrol"] and lorry["hex"] not in stays and order in legal:
                to, gain = self._scout_goal(lorry["hex"])
                if to != lorry["hex"] and gain > WORTH_A_LOOK:
                    path = self.ground.drives(lorry["hex"])[to] + "."
                    self.said = [Choice(order, gain / SCOUT, "sight", then=(("path", path),))]
                    return order
        return ""

    def _next_step(self, legal: set[str]) -> str:
        """Returns the next order of the plan that is legal; else an empty text."""
        for unit, steps in self._plans.items():
            if steps and steps[0][0] in legal:
                order, self._path = steps.pop(0)
                self.said = self._why.pop(unit, []) or [Choice(order, note="plan")]
                return order
            steps.clear()
        return ""

    def _plan(self, question: Question) -> None:
        """Searches for a plan, within the budget."""
        assert self.tracker is not None
        forecast = Forecast(self.tracker, HALVES)
        self._soon = forecast.where[:2][-1]
        patrols = [p for p in self.view["patrols"] if not p["lost"]]
        units = [self._options(p, set(question.domain["options"])) for p in patrols]
        liking = [self._liking(p["unit"]) for p in patrols]
        rng = np.random.default_rng(self.rng.getrandbits(64))
        found = search(forecast, units, self._worths(), rng, self.thinking(SHARE), liking)
        self._plans, self._why, chance = {}, {}, {}
        for n, p in enumerate(patrols):
            option = units[n][found.plan[n]]
            self._plans[p["unit"]] = list(option.orders)
            self._why[p["unit"]] = _why(p["unit"], units[n], found.plan[n], found.worth[n], found.samples)
            chance[p["unit"]] = float(self.where[list(option.looks)].sum())
        self._plans = {unit: self._plans[unit] for unit in sorted(self._plans, key=lambda u: -chance[u])}

    # the options of one patrol

    def _options(self, patrol: Mapping[str, Json], legal: set[str]) -> list[Option]:
        unit, at = patrol["unit"], patrol["hex"]
        near, here = self._near_worth(unit), self.ground.index[at]
        if patrol["lorry"]:
            return self._aboard(unit, patrol["lorry"], at, near, legal)
        options = [Option((), here, (), "")]
        if f"{unit}:search" in legal:
            options = [Option(((f"{unit}:search", ""),), here, (here,), "search")]
        if f"{unit}:walk" in legal:
            options += self._walk_options(unit, at, near, ())
        boards = sorted(o for o in legal if o.startswith(f"{unit}:board="))
        if boards and not patrol["walked"]:
            lorry = boards[0].partition("=")[2]
            if f"{lorry}:drive" in legal:
                options += [self._ride(lorry, at, to, near, ((boards[0], ""),)) for to in self._best_ends(at, near, RIDES)]
        return options

    def _aboard(self, unit: str, lorry: str, at: str, near: np.ndarray, legal: set[str]) -> list[Option]:
        """Returns the options of a patrol aboard: get off and walk, drive and get off, or ride on."""
        here = self.ground.index[at]
        options = [Option((), here, (), "ride")]
        off = ((f"{lorry}:unload", ""),)
        if off[0][0] in legal:
            options += self._walk_options(unit, at, near, off)
        if f"{lorry}:drive" in legal:
            for to in self._best_ends(at, near, RIDES):
                ride = self._ride(lorry, at, to, near, ())
                options.append(ride)
                if off[0][0] in legal:
                    options += self._walk_options(unit, self.ground.board.hexes[to], near, (*ride.orders, *off), WALKS_AFTER)
        return options

    def _walk_options(self, unit: str, at: str, near: np.ndarray, before: tuple[tuple[str, str], ...], most: int = WIDTH) -> list[Option]:
        ways, values = self.ground.ways(at), self._walks(at, near)
        best = np.argsort(-values, kind="stable")[:most]
        index = self.ground.index
        return [
            Option((*before, (f"{unit}:walk", ways[n].path + ".")), index[ways[n].to], tuple(index[h] for h in ways[n].hexes), "walk")
            for n in best.tolist()
        ]

    def _best_ends(self, at: str, near: np.ndarray, most: int) -> list[int]:
        """Returns the hexes to which lorries best carry a patrol."""
        ends = self._ends(at)
        ends = ends[ends != self.ground.index[at]]
        near = self._carried(near)
        return list(ends[np.argsort(-near[ends], kind="stable")[:most]].tolist())

    def _ride(self, lorry: str, at: str, to: int, near: np.ndarray, before: tuple[tuple[str, str], ...]) -> Option:
        path = self.ground.drives(at)[self.ground.board.hexes[to]] + "."
        return Option((*before, (f"{lorry}:drive", path)), to, (to,), "ride")

    # 8.3, 9.9

    def on_path(self, question: Question) -> Json:
        """8.3 Returns the planned path; without one, or if it is void, the path that seems best now."""
        path, self._path = self._path, ""
        if not path or not question.legal(path):
            return super().on_path(question)
        self.said = [Choice(path, note="plan")]
        self._sent = (question.facts["unit"], tuple(path[i + 1 : i + 5] for i in range(0, len(path) - 1, 5)))
        return path

    def on_attack(self, question: Question) -> Json:
        """9.9 Attacks from the middle of the game on: then a wound is worth a lorry."""
        late = self.view["move"] >= 6 or question.facts["men"] <= 2
        return "yes" if late else super().on_attack(question)


def _why(unit: str, options: Sequence[Option], chosen: int, worth: np.ndarray, samples: int) -> list[Choice]:
    """Explains the option of a patrol in the joint plan, then the best others, each with its worth beside the plans of the other patrols."""
    best = np.argsort(-worth, kind="stable").tolist()
    found = [_choice(unit, options[n], float(worth[n]), samples) for n in (chosen, *(n for n in best if n != chosen))][:SHOWN]
    return found if chosen == best[0] else [replace(found[0], note="joint"), *found[1:]]


def _choice(unit: str, option: Option, worth: float, samples: int) -> Choice:
    by = "walks" if samples else ""
    if not option.orders:
        return Choice(None, worth, "find", samples, by, what="stay:" + unit)
    steps = [step for order, path in option.orders for step in (("order", order), ("path", path)) if step[1]]
    return Choice(steps[0][1], worth, "find", samples, by, then=tuple(steps[1:]))
