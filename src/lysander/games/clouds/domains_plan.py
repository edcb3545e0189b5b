"""11.1, 11.16 The domain of flight plans: judges, samples and describes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Json, Refusal, Rng
from .answer_data import Fault
from .ch11_choices import choices
from .ch11_extras import with_extras
from .ch11_legality import Reason, refusal_of, why_not
from .ch11_sampler import sample_plan
from .plan_data import plan_of_data
from .plan_text import LONGEST, read, write
from .plane import Plane
from .plans import Plan
from .state import State

NOT_CANONICAL = (Reason("P-02", 0, {"why": "writing"}),)


class FlightPlan:
    """11.16, 34.7 Every plan with no reason against it, in its canonical writing: ``TLH9 S5 =L``; or as data (11.21)."""

    __slots__ = ("plane", "state")

    def __init__(self, state: State, plane: Plane) -> None:
        self.state, self.plane = state, plane

    def why_not(self, value: Json) -> Refusal | None:
        """11.16 Return all reasons against a plan. A text that is not the canonical writing of a plan is P-02, and so is a record that is none."""
        if isinstance(value, Mapping):
            found = plan_of_data(value)
            if isinstance(found, Fault):
                return refusal_of((Reason("P-02", found.segment, {"why": found.why, "entry": found.entry}),))
            value = write(found)
        if not isinstance(value, str) or len(value) > LONGEST:
            return refusal_of(NOT_CANONICAL)
        plan = read(value)
        reasons = why_not(self.state, self.plane, plan)
        if reasons or write(plan) == value:
            return refusal_of(reasons)
        return refusal_of(NOT_CANONICAL)

    def of_data(self, value: Json) -> Json:
        """11.21 Return the writing of a plan that is a record."""
        plan = plan_of_data(value) if isinstance(value, Mapping) else None
        return write(plan) if isinstance(plan, Plan) else value

    def sample(self, rng: Rng) -> Json:
        """11.20 Return a random legal plan."""
        return write(with_extras(self.state, self.plane, sample_plan(self.state, self.plane, rng), rng))

    def members(self) -> None:
        """There are too many to list."""
        return None

    def describe(self) -> dict[str, Any]:
        """11.3 Return what a client needs to put a plan together by hand."""
        return choices(self.state, self.plane)
