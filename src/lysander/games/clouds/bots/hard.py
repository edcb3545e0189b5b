"""A bot that looks one move further: each of its best plans is met by the best replies of the enemies who move after it."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from ..geometry import distance
from ..plane import Plane
from ..plans import Plan
from ..state import State
from .brain import Brain
from .candidates import candidates
from .outcome import Outcome, outcome
from .shots import shot_worth
from .worth import Scene, scene_of, state_worth

KEPT, REPLIES, FOES = 14, 40, 3
"""How many of its own plans it looks at closely, how many replies of each enemy, and of how many enemies."""
SHOOT, FEAR = 9.0, 7.0


class Hard(Brain):
    """Weighs its plans as ``Normal`` does, then flies the replies of the nearest enemies who have still to move against the best of them."""

    def weigh(self, s: State, plane: Plane, plans: Sequence[Plan]) -> dict[Plan, float]:
        """Return what each plan is worth after the best reply to it; plans that were not looked at closely come after those that were."""
        began = perf_counter()
        scene = scene_of(s, plane)
        flown = {p: outcome(s, plane, p) for p in plans}
        first = {p: state_worth(s, plane, flown[p], scene, self.style) - (0.3 if p.throttle else 0.0) + self.noise() for p in plans}
        kept = sorted(plans, key=lambda p: -first[p])[:KEPT]
        foes = self.repliers(s, plane, scene)
        if not foes:
            return first
        worth: dict[Plan, float] = {}
        for plan in kept:
            worth[plan] = first[plan] + sum(self.answered(s, flown[plan], replies) for replies in foes)
            if self.spent(len(worth), began, 1.0):
                break
        least = min(worth.values())
        return worth | {p: least - 1 + 0.001 * first[p] for p in plans if p not in worth}

    def repliers(self, s: State, plane: Plane, scene: Scene) -> list[list[Outcome]]:
        """Return where plans of the nearest enemies lead who have still to move."""
        later = [foe for foe in scene.foes if not foe.moved and foe.pilot.awake]
        later.sort(key=lambda foe: distance(foe.place, plane.place))
        found = []
        for foe in later[:FOES]:
            plans = candidates(s, foe)
            step = max(1, len(plans) // REPLIES)
            found.append([outcome(s, foe, p) for p in plans[::step]])
        return found

    def answered(self, s: State, mine: Outcome, replies: Sequence[Outcome]) -> float:
        """Return what the best replies of an enemy leave: the mean of the three that are best for him."""
        left = []
        for his in replies:
            if his.low <= 0:
                continue
            left.append(SHOOT * shot_worth(s, mine.plane, his.plane) - FEAR * shot_worth(s, his.plane, mine.plane))
        left.sort()
        return 0.8 * sum(left[:3]) / max(1, len(left[:3]))
