"""Action spaces of Hijacked as they were described: what a bot holds instead of the rules' own."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.ask import Json, Refusal, Rng
from ....core.domain import pick


class Listed:
    """An action space of Hijacked as it was described: the options one by one, calls, changes and gifts as parts."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.plain = [o["value"] for o in d["options"]]
        self.d = d

    def members(self) -> list[str]:
        """Every answer."""
        return [*self.plain, *_calls(self.d.get("squad")), *_changes(self.d.get("change")), *_gifts(self.d.get("give"))]

    def why_not(self, value: Json) -> Refusal | None:
        """Legal if it is listed; moves that another question describes are judged there."""
        return None if value in self.members() or (self.d["type"] == "act" and str(value).split(" ")[0] in MOVES) else Refusal("", "not-an-option")

    def sample(self, rng: Rng) -> Json:
        """Any of them."""
        return pick(rng, self.members())

    def describe(self) -> dict[str, Json]:
        """As it came."""
        return dict(self.d)


MOVES = ("cash", "rescue", "pilot", "medal", "tile")


def _calls(squad: Mapping[str, Json] | None) -> list[str]:
    if not squad:
        return []
    pairs = [f"squad {a} {b}" for a, b in squad["pairs"]]
    return [f"{p} {n}" for p in pairs for n in range(squad["low"], squad["high"] + 1)] if squad["target"] else pairs


def _changes(change: Mapping[str, Json] | None) -> list[str]:
    if not change:
        return []
    return [
        f"change {d} {v} {way}" for d, values in change["dice"].items() for v, steps in values.items() for way in change["pay"].get(str(steps), ())
    ]


def _gifts(give: Mapping[str, Json] | None) -> list[str]:
    if not give:
        return []
    return [f"tile 2 {k}>{s}" for k in give["markers"] for s in give["to"]]


DOMAINS = {**dict.fromkeys(("act", "decide", "reserve", "anytime", "window"), Listed)}
