"""31.9 The answer to D-20: pilots for the slots of a squadron, in their order, as ids with blanks between them (``e1p3 e1p1``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick


@dataclass(slots=True)
class Roster:
    """31.9 As many of the ready pilots as there are slots. ``reasons`` holds those who cannot fly, each with the reason."""

    pool: Sequence[str]
    count: int
    rule: str
    reasons: Mapping[str, Refusal] = field(default_factory=dict)

    def of_data(self, value: Json) -> Json:
        """35.2 Return the text of a list of pilots."""
        listed = isinstance(value, (list, tuple)) and len(value) <= len(self.pool) + len(self.reasons)
        return " ".join(value) if listed and all(isinstance(id, str) and " " not in id for id in value) else value

    def why_not(self, value: Json) -> Refusal | None:
        value = self.of_data(value)
        if not isinstance(value, str):
            return Refusal(self.rule, "malformed")
        named = value.split(" ")
        for id in named:
            if id in self.reasons:
                return self.reasons[id]
            if id not in self.pool:
                return Refusal(self.rule, "malformed")
        if len(dict.fromkeys(named)) != len(named):
            return Refusal(self.rule, "twice")
        return None if len(named) == self.count else Refusal(self.rule, "wrong_number", {"count": self.count})

    def sample(self, rng: Rng) -> Json:
        left, named = list(self.pool), []
        for _ in range(self.count):
            named.append(left.pop(left.index(pick(rng, left))))
        return " ".join(named)

    def members(self) -> Sequence[Json] | None:
        """Return all answers, where they are few enough to be listed."""
        few = len(self.pool) <= 4 or self.count == 1
        return [" ".join(way) for way in permutations(self.pool, self.count)] if few else None

    def describe(self) -> dict[str, Json]:
        return {"type": "roster", "pool": list(self.pool), "count": self.count, "closed": dict(self.reasons)}
