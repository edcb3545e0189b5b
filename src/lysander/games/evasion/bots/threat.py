"""The British estimate of the Germans: how likely a patrol looks into each hex in the halves to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .ground import Ground

REACH = 4
"""The distance up to which a sighting is a danger, in hexes."""
FADE = 0.62
"""The factor of that danger for each move since."""
BASE = 0.035
"""Expected looks into a hex in a German half without any sighting."""
STRENGTH = {"patrol": 0.5, "lorry_troops": 0.3, "lorry": 0.08, "lorry_dark": 0.15}


class Threat:
    """Expected looks of patrols into each hex in one German half, by move, and the Germans in sight; arrays in the order of ``board.hexes``.
    ``count`` is the number of playouts it is based on.
    """

    count = 0

    def __init__(self, ground: Ground, view: Mapping[str, Any], contacts: Mapping[tuple[str, int], float]) -> None:
        self.ground = ground
        self.move: int = view["move"]
        self.last: int = view["landing_move"] or ground.rules.landing_move or 11
        self.sources = self._sources(view, contacts)
        index = ground.index
        self.enemies = np.zeros(len(index), bool)
        self.enemies[[index[e["hex"]] for e in view["enemies"]]] = True
        self.urban = np.array([t == "urban" for t in (ground.board.terrain[h] for h in ground.board.hexes)])
        self.held = np.zeros(len(index), bool)
        if ground.rules.has_garrisons:
            self.held[[index[h] for h in ground.rules.garrisons if h not in view["silenced"]]] = True
        self._at: dict[int, np.ndarray] = {}

    def _sources(self, view: Mapping[str, Any], contacts: Mapping[tuple[str, int], float]) -> list[tuple[str, int, float]]:
        """Returns where Germans were seen or probably look for the British: hex, move, strength."""
        found = [(hex, move, strength) for (hex, move), strength in contacts.items()]
        found += [(s["hex"], s["move"], STRENGTH[s["what"]]) for s in view["seen"] if s["move"] >= self.move - 4]
        found += [(e["hex"], self.move, STRENGTH[e["what"]]) for e in view["enemies"]]
        found += [(self.ground.rules.homes[n], 1, 0.25) for n in self.ground.rules.patrols]
        return [*found, (self.ground.board.tunnel, 1, 0.9)]

    def at(self, move: int) -> np.ndarray:
        """Returns the expected looks into each hex in the German half of a move."""
        if move not in self._at:
            self._at[move] = self._spread(move)
        return self._at[move]

    def _spread(self, move: int) -> np.ndarray:
        ground = self.ground
        total = np.full(len(ground.index), BASE)
        if move >= self.last - 1:
            total[[ground.index[h] for h in ground.board.landing]] += 0.05
        for hex, seen, strength in self.sources:
            age = max(0, move - seen)
            here = strength * FADE**age / (1 + age)
            if here > 0.004:
                apart = ground.apart[ground.index[hex]]
                total += np.where(apart <= REACH + age, here / (1 + apart), 0.0)
        return total

    def entering(self, move: int, light: str, many: bool, road: bool) -> np.ndarray:
        """Returns the chance that a party that enters a hex is spotted by a unit that fights."""
        seen = self.ground.spots(light, True, many, road)
        risk = 0.35 * self.at(move) * (0.4 + 0.6 * seen)
        risk = np.where(self.enemies & (move == self.move), np.maximum(risk, 0.3 + 0.6 * seen), risk)
        return np.minimum(1.0, np.where(self.held | self.urban, np.maximum(risk, seen), risk))

    def leaving(self, move: int, light: str, many: bool) -> np.ndarray:
        """Returns the chance that a party is spotted where it sets out; 0 where nobody was seen."""
        return np.zeros(len(self.held))

    def staying(self, move: int, light: str, moving: bool, many: bool, road: bool = False) -> np.ndarray:
        """Returns the chance that a group that ends its half in a hex is spotted in the German half; on the ``road`` in a captured lorry (11.4)."""
        seen = self.ground.spots(light, moving, many, road)
        looks = self.at(move) * np.where(self.enemies & (move == self.move), 1.6, 1.0)
        risk = looks * (0.25 + 0.75 * seen)
        return np.minimum(1.0, np.where(self.held, np.maximum(risk, seen), risk))
