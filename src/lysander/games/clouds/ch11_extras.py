"""11.2, 11.7, 11.20 What random plans have beside the segments of the sampler: targets, other actions, stalls and spins, the way home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...core.ask import Rng
from ...core.record import replace
from .ch11_choices import other_actions, targets
from .ch11_legality import why_not
from .plane import FLYING, Plane
from .plans import Action, Plan, Segment
from .state import State

TARGET, OTHER, RARE, HOME = 0.3, 0.3, 0.02, 0.005
"""How often a random plan names a target, takes a useful action, takes one that is seldom wanted, or goes home."""
T = TypeVar("T")
SELDOM = ("cut", "jettison", "jump")
ENDS = (Segment("stall"), Segment("spin"))


def with_extras(s: State, plane: Plane, plan: Plan, rng: Rng) -> Plan:
    """11.20 Return a legal plan with more that is legal, drawn at random, so that random games come to every part of the rules."""
    if plane.state != FLYING:
        return plan
    more = plan
    if rng.random() < TARGET and (named := targets(s, plane)):
        more = replace(more, target=_pick(rng, named))
    if wanted := [a for a in other_actions(s, plane) if rng.random() < (RARE if a.do in SELDOM else OTHER)]:
        more = replace(more, actions=(_some(_pick(rng, wanted), rng),))
        if more.actions[0].do == "jump" and more.actions[0].what == "P":
            more = Plan(actions=more.actions)
    if rng.random() < RARE:
        more = replace(more, segments=(*more.segments, _pick(rng, ENDS)))
    if rng.random() < HOME:
        more = replace(more, go_home=True, target="")
    return plan if more is not plan and why_not(s, plane, more) else more


def _some(action: Action, rng: Rng) -> Action:
    """21.7 Return an action, a repair with a number of actions drawn evenly from those that may be given."""
    return replace(action, count=1 + int(rng.random() * action.count)) if action.do == "repair" else action


def _pick(rng: Rng, items: Sequence[T]) -> T:
    return items[int(rng.random() * len(items))]
