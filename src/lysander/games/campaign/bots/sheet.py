"""What a bot knows of a campaign: its view, with people by id, and the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ....bots.weighing import variant_key, variant_of_key
from ....core.game import Setup
from ..rules import Rules, rules_of


class Sheet:
    """A view with the people in it by id, and the rules of the campaign."""

    def __init__(self, view: Mapping[str, Any], variant: Mapping[str, Any]) -> None:
        self.view = view
        self.rules = _rules(variant_key(variant))
        self.people: Mapping[str, Mapping[str, Any]] = {row["person"]["id"]: row["person"] for row in view["people"]}

    def aboard(self, squadron: str) -> list[str]:
        """31.9 Return the pilots of a squadron who are on the roster."""
        slots = self.view["mission"]["slots"] if self.view["mission"] else ()
        return [slot["people"][0].partition(":")[2] for slot in slots if slot["squadron"] == squadron and slot["people"]]


@lru_cache(maxsize=64)
def _rules(variant: str) -> Rules:
    return rules_of(Setup("campaign", variant=variant_of_key(variant)))
