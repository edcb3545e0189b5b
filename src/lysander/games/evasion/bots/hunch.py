"""The hard German bot's estimate of where the British are: it expects them to walk where that costs them least."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import numpy as np

from ..board import ROUGH
from .ground import Ground
from .route import Route
from .threat import Threat
from .tracker import Tracker

THINK = 0.75
"""The chance that the British plan by risk; else they walk as in ``Tracker``."""
NERVE = 0.02
"""The scale of the excess cost at which a walk is still taken at times."""
SPREAD = 0.06
"""The same for the choice of a landing hex."""
KNOWN = {"g_seen": 0.8, "g_broke_away": 0.9, "g_held_off": 0.9, "g_silent": 0.9, "g_under_fire": 0.8}


class Hunch(Tracker):
    """A ``Tracker`` whose British weigh their risk by the contacts that both sides know of."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.contacts: dict[tuple[str, int], float] = {}
        self.patrols: dict[str, bool] = {}
        self._seat()

    def _view(self) -> Mapping[str, object]:
        """Returns what the British know of the Germans, as far as the Germans know it."""
        return {"move": self.move, "landing_move": self.last, "seen": (), "enemies": (), "silenced": ()}

    def _route(self) -> Route:
        threat = Threat(self.ground, self._view(), self.contacts)
        if self.light == "day":
            for hex in self.patrols:
                threat.enemies[self.ground.index[hex]] = self.ground.board.terrain[hex] != ROUGH
        return Route(self.ground, threat, self.men, max(1, self.men - self.hits), False)

    def ahead(self) -> Self:
        """Returns a copy that looks ahead, in which no patrols are known."""
        other = super().ahead()
        other.patrols = {}
        return other

    def watch(self, patrols: Mapping[str, bool]) -> None:
        """Notes the patrols on foot in these hexes, searching or not, during the next British half: they look at anybody who comes by (7.9)."""
        self.patrols = dict(patrols)

    def _unseen(self) -> np.ndarray:
        """Returns for each walk the chance that no patrol on the spot reports it."""
        grid, miss = self.ground.grid(), np.zeros(len(self.ground.index))
        for hex, searching in self.patrols.items():
            seen = 1.0 if searching else self.ground.spot(hex, self.light, True, min(2, self.men))
            miss[self.ground.index[hex]] = np.log(max(0.001, 1 - seen))
        return np.asarray(np.exp(grid.enters[:-1] @ miss + miss[grid.origin]))

    def blank(self, hex: str, lorry: bool) -> None:
        """Takes in a look without a find, as ``Tracker``; a group that has not moved is harder to see."""
        here = self.ground.index[hex]
        moving, hiding = (self.ground.spot(hex, self.light, m, min(2, self.men), lorry=lorry) for m in (True, False))
        still = self.still[here] * (1 - hiding)
        moved = (1 - self.still[here]) * (1 - moving)
        self.chance[here] *= still + moved
        self.still[here] = still / np.maximum(still + moved, 1e-12)

    def _seat(self) -> None:
        """3.3, 3.4 Weighs how the British choose landing hex and rendezvous."""
        start = self._route().start
        places = [self.ground.index[h] for h in self.ground.board.rendezvous]
        costs = start[places]
        goals = np.exp(-(costs.min(axis=0) - costs.min()) / SPREAD)
        begins = np.exp(-(costs - costs.min(axis=0)) / SPREAD)
        chosen = begins / begins.sum(axis=0) * goals / goals.sum()
        self.chance[places] = THINK * chosen + (1 - THINK) * self.chance[places]
        self._scale()

    def steps(self) -> tuple[np.ndarray, np.ndarray]:
        """Returns chances as ``Tracker``, mostly by what each way costs."""
        stay, ways = super().steps()
        route, grid = self._route(), self.ground.grid()
        after = route.after[self.move]
        go = route.walks(self.move)[:, None] + (route.end(self.move, True)[:, None] + after)[grid.to]
        hold = route.end(self.move, False)[:, None] + after
        least = np.minimum(hold, np.minimum.reduceat(go, grid.first, axis=0))
        holds = np.exp((least - hold) / NERVE)
        goes = np.exp((least[grid.origin] - go) / NERVE)
        total = holds + np.add.reduceat(goes, grid.first, axis=0)
        chosen = THINK * goes / total[grid.origin] + (1 - THINK) * ways
        return THINK * holds / total + (1 - THINK) * stay, chosen * self._unseen()[:, None]

    def hear(self, events) -> None:  # type: ignore[no-untyped-def]
        """Takes in reports, and what the British know from them."""
        for event in events:
            if event["kind"] == "turn":
                self.move = event["facts"]["move"]
            if event["kind"] in KNOWN:
                self.contacts[event["facts"]["hex"], self.move] = KNOWN[event["kind"]]
        super().hear(events)
