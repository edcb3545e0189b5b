"""37 Bots of In Clouds of Glory: they make a state from their view, weigh plans and shots in it, and answer.

37.2 In that state they use the geometry of every aeroplane that they see. 37.4 They remember nothing and talk to nobody. 37.5 Their answers are
judged like a person's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from ....bots.numbers import row_of
from ....bots.protocol import Question
from ....bots.protocol import View as Seen
from ....bots.weighing import SHOWN, Weighing, variant_key, variant_of_key
from ....core.ask import Json
from ....core.choice import Choice
from ....core.game import Setup
from ....core.record import replace
from ..ch11_legality import why_not
from ..ch11_steady import steady_plan
from ..plan_text import write
from ..plane import FLYING, Plane
from ..plans import Action, Plan
from ..sample import sample_hidden
from ..state import State
from .fan import Fan, fan_of, towards
from .gunnery import best_attack
from .leaving import breaks_off
from .poses import Array, Poses, pose_of
from .seen import DOMAINS
from .tasks import AIMED, at_hand, task_of
from .worth import EASY, FIXED, STYLES, Style, alone, exchange, place, scene_of

WORTH = "edge"
"""The unit of what plans and shots are worth."""
VITAL, KEEP = "vital", "keep"
WHIM = 0.001
"""The largest random worth of a plan, so that equal plans are not always flown in the same order."""
OVERLOOKS, AFAR = 0.25, 3.0
"""How often a beginner sees nothing but his target when he plans a flight, and in points, how far manoeuvres are from his mind then."""


class Brain(Weighing):
    """A bot of one seat that weighs plans and shots by its ``style``; a ``careful`` one breaks off when it is beaten, and one that ``stays`` not for
    want of rounds alone if that would lose the battle."""

    style = Style()
    careful = True
    stays = False
    domains = DOMAINS

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any], style: str = "") -> None:
        super().__init__(seat, seed, budget, playouts, variant)
        if style:
            self.style = row_of(STYLES, Style(), style)
            self.careful = self.style.quits

    def answer(self, view: Seen, question: Question) -> Json:
        """Return the answer to a question. See ``Weighing``."""
        self.rng = Random(f"{self.seed}/{self.seat}/{self.asked}")
        head, _, about = question.kind.partition(":")
        if head == "plan":
            return self.plan(state_of(view, self.variant, self.rng), about)
        if head == "attack":
            return self.attack(state_of(view, self.variant, self.rng), about, question)
        if head == "reroll":
            return self.reroll(question)
        return self.plain(question.default)

    def plan(self, s: State, about: str) -> str:
        """11.1 Return a flight plan for an aeroplane."""
        plane = s.planes[about]
        if plane.state != FLYING or not plane.speed or not plane.running:
            return self._given(s, plane, steady_plan(s, plane))
        task = task_of(s, plane)
        fan = fan_of(s, plane, task is not None and task.what in AIMED)
        worth = self.weigh(s, plane, fan)
        ranked = np.argsort(-worth, kind="stable")
        best = self.first_legal(s, plane, fan, ranked, self.careful and breaks_off(s, plane, self.stays))
        given = self._given(s, plane, best)
        self.best({given: float(worth[ranked[0]])} | {write(towards(fan.plans[n], plane.heading)): float(worth[n]) for n in ranked[1:SHOWN]}, WORTH)
        return given

    def first_legal(self, s: State, plane: Plane, fan: Fan, order: Iterable[int], home: bool = False) -> Plan:
        """11.16, 27.7 Return the first legal plan in this order, one that goes home if that is wanted, the steady plan if there is none: ceiling and
        the way home bind an aeroplane."""
        for n in order:
            plan = replace(towards(fan.plans[n], plane.heading), go_home=home)
            if not why_not(s, plane, plan):
                return plan
        return steady_plan(s, plane)

    def weigh(self, s: State, plane: Plane, fan: Fan) -> Array:
        """Return what each plan of a fan is worth: at its end, and against each enemy where he is, or where he may be if he has still to move."""
        scene, ends = scene_of(s, plane), fan.ends(plane)
        worth = alone(s, plane, fan, scene, self.style) + self.noise(len(fan.plans))
        for n, (foe, _, _) in enumerate(scene.foes):
            his = pose_of(foe) if foe.moved or not foe.pilot.awake else self.expected(s, foe)
            met = exchange(s, scene, n, ends.down(), his.across(), self.style) + place(ends.down(), his.across(), self.style, scene)
            worth = worth + met.mean(axis=1)
        return worth

    def expected(self, s: State, foe: Plane) -> Poses:
        """Return where an enemy may be who has still to move: at the ends of plans that lie far apart."""
        fan = fan_of(s, foe)
        safe = fan.few[(foe.z + fan.low[fan.few] > 0) & ~fan.stalls[fan.few]]
        return fan.ends(foe, safe if len(safe) else fan.few)

    def noise(self, count: int) -> Array:
        """Return small random worths, so that equal plans are not always flown in the same order."""
        return np.array([self.rng.random() * WHIM for _ in range(count)])

    def _given(self, s: State, plane: Plane, plan: Plan) -> str:
        """Return the answer: the plan with the other actions that go with it (26.1, 21.7), if it stays legal."""
        for more in extras(s, plane, plan):
            plan = more
        return write(plan)

    def attack(self, s: State, about: str, question: Question) -> str:
        """20.2 Return an attack."""
        weighed = best_attack(s, about, question.domain, self.style.craft, self.style.thrift)
        return self.best(weighed, WORTH)

    def reroll(self, question: Question) -> str:
        """29.2 Return whether a roll is made again: where a life or the aeroplane hangs on it, and for the second half of a pilot's luck
        elsewhere."""
        facts, options = question.facts, list(question.members() or [KEEP])
        ways = [w for w in options if w != KEEP]
        chosen = ways[0] if ways and (facts.get(VITAL) or self.spends(facts)) else KEEP
        self.said = [Choice(chosen, note=VITAL if facts.get(VITAL) else "spared" if chosen == KEEP else "spent")]
        return chosen

    def spends(self, facts: Mapping[str, Json]) -> bool:
        """Whether a roll that is not vital is worth a re-roll: a shot that nearly hit, a test of the wings or of a stall."""
        target, face = facts.get("target"), facts.get("face")
        if not isinstance(target, int) or not isinstance(face, int):
            return False
        return facts.get("roll") in ("R-09", "R-12", "R-31", "R-44", "R-48", "R-52", "R-56", "R-42") and target >= 9


def extras(s: State, plane: Plane, plan: Plan) -> list[Plan]:
    """Return the plan with more actions, each time one more that is legal: repairs, the task of 26.1."""
    found: list[Plan] = []
    wanted = [Action("repair", "P", g.id, 1) for g in plane.guns if g.jam in (3, 4, 5)]
    wanted += [Action("repair", "G", g.id, 2) for g in plane.guns if g.jam in (3, 4)] + [
        Action("repair", "G", g.id, 1) for g in plane.guns if g.jam == 5
    ]
    wanted += [Action("drum", who, g.id) for g in plane.guns for who in ("P", "G", "N") if g.fired and g.works and g.half]
    task = task_of(s, plane)
    if task is not None and at_hand(s, plane, plan, task):
        wanted.insert(0, Action(task.what, "P", task.target))
    for action in wanted:
        if action.do == "drum" and not _empty(s, plane, action.what):
            continue
        more = Plan(plan.segments, plan.bank, plan.throttle, (*plan.actions, action), plan.target, plan.go_home)
        if not why_not(s, plane, more):
            found.append(more)
            plan = more
    return found


def _empty(s: State, plane: Plane, gun: str) -> bool:
    """21.4 Whether the present drum of a gun cannot fire a normal burst any more."""
    mount = next(m for m in s.panel(plane).mounts(plane.layout) if m.id == gun)
    fired = next(g.fired for g in plane.guns if g.id == gun)
    return bool(mount.drum) and mount.drum - fired < 2


class Easy(Brain):
    """Errs as a beginner does: takes an enemy who has still to move to be where he is now, lets speed and height go, cares little for
    who sits behind, counts no rounds, never breaks off, and at times sees nothing but his target
    and flies straight on."""

    style = EASY
    careful = False

    def plan(self, s: State, about: str) -> str:
        """11.1 Return a flight plan; see ``Brain``."""
        self.style = FIXED if self.rng.random() < OVERLOOKS else EASY
        return super().plan(s, about)

    def weigh(self, s: State, plane: Plane, fan: Fan) -> Array:
        """Return what each plan is worth; he thinks of no manoeuvre (11.6) while he sees nothing but his target."""
        worth = super().weigh(s, plane, fan)
        return worth - AFAR * fan.manoeuvred if self.style is FIXED else worth

    def expected(self, s: State, foe: Plane) -> Poses:
        """Return where an enemy is who has still to move."""
        return pose_of(foe)


class Normal(Brain):
    """Flies as a club player does: behind and above, with speed in hand, and away when it is beaten."""


def state_of(view: Seen, variant: Mapping[str, Any], rng: Random) -> State:
    """37.3 Return a state behind a view."""
    setup = _setup(view["scenario"], tuple(sorted(view["options"].items())), tuple(view["seats"]), variant_key(variant))
    return sample_hidden(view, view["seat"], setup, rng)


@lru_cache(maxsize=256)
def _setup(scenario: str, options: tuple[tuple[str, Any], ...], seats: tuple[str, ...], variant: str) -> Setup:
    return Setup("clouds", scenario, dict(options), seats, variant_of_key(variant))


__all__ = ["Brain", "Easy", "Normal", "state_of"]
