"""Action spaces of Hijacked rebuilt from their description: a bot holds these instead of the domains of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.ask import Json, Refusal, Rng
from ....core.domain import pick


class Listed:
    """An action space of Hijacked rebuilt from its description: options one by one, and calls, changes and gifts put together from their parts."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.plain = [o["value"] for o in d["options"]]
        self.d = d

    def members(self) -> list[str]:
        """Returns every answer."""
        return [*self.plain, *_calls(self.d.get("squad")), *_changes(self.d.get("change")), *_gifts(self.d.get("give"))]

    def why_not(self, value: Json) -> Refusal | None:
        """Returns why an answer is not listed, or None. Any-time moves of another question are not checked here."""
        return None if value in self.members() or (self.d["type"] == "act" and str(value).split(" ")[0] in MOVES) else Refusal("", "not-an-option")

    def sample(self, rng: Rng) -> Json:
        """Returns any of the answers."""
        return pick(rng, self.members())

    def describe(self) -> dict[str, Json]:
        """Returns the description from which it was made."""
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
    return [f"tile {give['tile']} {k}>{s}" for k in give["markers"] for s in give["to"]]


DOMAINS = {**dict.fromkeys(("act", "decide", "reserve", "anytime", "window"), Listed)}
