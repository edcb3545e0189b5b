"""Domains of Escape and Evasion rebuilt from their descriptions: parties (6.2), men who get off (6.11) and orders (8.2)."""

from __future__ import annotations

from collections.abc import Mapping

from ....bots.domains import one_of
from ....core.ask import Domain, Json, Refusal, Rng
from ....core.domain import Subset
from ..domains import GetOff


class PartyQuestion:
    """6.2 to 6.4 A party, rebuilt from ``{"groups": [{hex, men, wounded, drive}]}``."""

    def __init__(self, description: Mapping[str, Json]) -> None:
        self.description = description
        self.groups = {g["hex"]: g for g in description["groups"]}

    def why_not(self, value: Json) -> Refusal | None:
        """Returns why an answer is not legal, or None; the same check as in the rules, on the same facts."""
        if value == "done":
            return None
        names, _, rest = value.partition("@") if isinstance(value, str) else ("", "", "")
        at, _, means = rest.partition(":")
        group = self.groups.get(at)
        if group is None or not names or list(names) != sorted(set(names)) or not set(names) <= set(group["men"]):
            return Refusal("6.2", "party-men")
        hurt = sum(c in group["wounded"] for c in names)
        if means == "walk":
            return None if 2 * hurt <= len(names) else Refusal("6.3", "helpers")
        if means.startswith("drive=") and means[6:] in group["drive"]:
            return None if hurt < len(names) <= 6 else Refusal("6.4", "no-driver")
        return Refusal("6.2", "party-means")

    def sample(self, rng: Rng) -> Json:
        """Draws any legal party; often all men of a hex, and at times the end of the half."""
        groups = list(self.groups.values())
        if not groups or rng.random() < 0.15:
            return "done"
        group = groups[int(rng.random() * len(groups))]
        men = group["men"] if rng.random() < 0.6 else "".join(c for c in group["men"] if rng.random() < 0.5)
        means = ["walk", *(f"drive={x}" for x in group["drive"])]
        value = f"{men}@{group['hex']}:{means[int(rng.random() * len(means))]}"
        return value if self.why_not(value) is None else "done"

    def members(self) -> None:
        """Returns None: parties are put together, not listed."""

    def describe(self) -> dict[str, Json]:
        """Returns the description from which it was made."""
        return dict(self.description)


def _subset(d: Mapping[str, Json]) -> Domain:
    if "wounded" in d:
        return GetOff(d["pool"], "6.11", d["most"], d["fixed"], d["empty"], wounded=d["wounded"])
    return Subset(d["pool"], "6.12", d["most"], d["fixed"], d["empty"])


DOMAINS = {"party": PartyQuestion, "subset": _subset, "orders": one_of}
