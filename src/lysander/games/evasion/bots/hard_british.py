"""The hard British bot: it samples positions of the German patrols and plays them on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from ....core.ask import Json
from .brain import Told
from .british import NormalBritish
from .threat import Threat
from .tracker import Tracker
from .wills import HARD
from .worlds import Rolled, Worlds

WORLDS = 64
"""Sampled positions of the Germans; each is played on again and again."""
SHARE = 0.6
"""The share of the budget for playing on; the rest is for the plan."""


class HardBritish(NormalBritish):
    """Takes the way that is safest over dozens of sampled positions, in which the Germans hunt by what they were told."""

    heat = 1.6
    own = HARD
    tracker: Tracker | None = None
    worlds: Worlds | None = None
    _rolled: tuple[object, Rolled] | None = None

    def hear(self, events: Sequence[Told]) -> None:
        """Updates the sampled positions: what the Germans were told, and where their patrols may have gone."""
        super().hear(events)
        if self.tracker is None or self.worlds is None:
            self.tracker = Tracker(self.ground)
            self.worlds = Worlds(self.ground, WORLDS, crc32(f"{self.seed}".encode()))
        for event in events:
            facts = event["facts"]
            if event["kind"] == "turn" and facts["move"] > 1:
                self._germans_moved()
            if event["kind"] == "b_foe_killed" and facts["what"] != "garrison":
                self.worlds.lose(facts["hex"])
            self.tracker.hear([as_told_to_germans(event)])

    def _may_part(self) -> bool:
        """Returns whether splitting is worth a thought: it always weighs it."""
        return True

    def _germans_moved(self) -> None:
        """Moves the sampled patrols through the German half of the move that has just ended."""
        assert self.tracker is not None and self.worlds is not None
        light = self.tracker.light
        spots = 0.5 * (self.ground.spots(light, True, True, False) + self.ground.spots(light, False, True, False))
        self.worlds.german_half(self.tracker.where, spots)

    def _threat(self) -> Threat:
        """Returns the threat of the sampled positions, played on once for all groups of the team."""
        assert self.tracker is not None and self.worlds is not None
        key = (self.view["move"], self.view["told"], bool(self.view["men"]))
        if self._rolled and self._rolled[0] == key:
            return self._rolled[1]
        if self.view["men"]:
            self.worlds.agree(self.view["sight"], [e["hex"] for e in self.view["enemies"] if e["what"] == "patrol"])
        rolled = Rolled(self.ground, self.view, self.contacts, self.worlds, self.tracker, self.thinking(SHARE))
        self._rolled = key, rolled
        return rolled


def as_told_to_germans(event: Told) -> Told:
    """Returns what the Germans were told when the British were told this (14.3); other events unchanged."""
    kind, facts = event["kind"], event["facts"]
    made: Mapping[str, Json] | None = None
    if kind == "b_found":
        kind, made = "g_seen", {"hex": facts["hex"], "men": len(facts["men"]), "how": "foot"}
    elif kind == "b_escaped":
        kind, made = "g_broke_away", {"hex": facts["from"], "hit": 0}
    elif kind in ("b_foe_killed", "b_wrecked", "b_taken"):
        kind, made = "g_silent", {"hex": facts["hex"]}
    elif kind == "b_foe_away":
        kind, made = "g_under_fire", {"hex": facts["hex"]}
    elif kind == "b_captured":
        kind, made = "g_captured", {"hex": facts["hex"], "men": facts["men"]}
    elif kind == "b_killed":
        kind, made = "g_bodies", {"hex": facts["hex"], "men": len(facts["men"])}
    return {"kind": kind, "rule": event["rule"], "facts": facts if made is None else made}
