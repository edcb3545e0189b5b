"""What the hard German bot adds to the reckoning: the British think, too, and walk where it costs them least."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .ground import Ground
from .route import Route
from .threat import Threat
from .tracker import Tracker

THINK = 0.75
"""How likely the British are to plan like this; else they walk as ``Tracker`` has it."""
NERVE = 0.02
"""How much a walk may cost more than the best and still be taken at times."""
SPREAD = 0.06
"""The same for the choice of a landing hex."""
KNOWN = {"g_seen": 0.8, "g_broke_away": 0.9, "g_silent": 0.9, "g_under_fire": 0.8}


class Hunch(Tracker):
    """``Tracker`` with British who weigh their risk from the contacts that both sides know of."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.contacts: dict[tuple[str, int], float] = {}
        self._seat()

    def _view(self) -> Mapping[str, object]:
        """What the British know of us, as far as we know it."""
        return {"move": self.move, "landing_move": self.last, "seen": (), "enemies": (), "silenced": ()}

    def _route(self) -> Route:
        fit = max(1, self.men - self.hits)
        return Route(self.ground, Threat(self.ground, self._view(), self.contacts), self.men, fit, False)

    def _seat(self) -> None:
        """3.3, 3.4 How they choose landing hex and rendezvous."""
        start = self._route().start
        places = [self.ground.index[h] for h in self.ground.board.rendezvous]
        costs = start[places]
        goals = np.exp(-(costs.min(axis=0) - costs.min()) / SPREAD)
        begins = np.exp(-(costs - costs.min(axis=0)) / SPREAD)
        chosen = begins / begins.sum(axis=0) * goals / goals.sum()
        self.chance[places] = THINK * chosen + (1 - THINK) * self.chance[places]
        self._scale()

    def _walk(self) -> None:
        before = self.chance.copy()
        super()._walk()
        route, grid = self._route(), self.ground.grid()
        after = route.after[self.move]
        go = route.walks(self.move)[:, None] + (route.end(self.move, True)[:, None] + after)[grid.to]
        stay = route.end(self.move, False)[:, None] + after
        least = np.minimum(stay, np.minimum.reduceat(go, grid.first, axis=0))
        stays = np.exp((least - stay) / NERVE)
        goes = np.exp((least[grid.origin] - go) / NERVE)
        total = stays + np.add.reduceat(goes, grid.first, axis=0)
        flow = (before / total)[grid.origin] * goes
        planned = before * stays / total + np.add.reduceat(flow[grid.by_end], grid.ends, axis=0)
        self.chance = THINK * planned + (1 - THINK) * self.chance

    def hear(self, events) -> None:  # type: ignore[no-untyped-def]
        """Reports, and what the British know by them."""
        for event in events:
            if event["kind"] == "turn":
                self.move = event["facts"]["move"]
            if event["kind"] in KNOWN:
                self.contacts[event["facts"]["hex"], self.move] = KNOWN[event["kind"]]
        super().hear(events)
