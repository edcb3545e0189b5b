"""What all British bots weigh of the team: which bands go by themselves, when a group splits or joins another, and the chances of all."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ....bots.numbers import row_of
from .brain import Brain
from .fates import Fates, fates, together
from .ground import Way
from .parting import ALARM, Group, Weighed, groups_of, joined, parts_of
from .route import Route
from .wills import PLAIN, WILLS, Will

JOIN = 0.15
"""The cost of a hex where another group of the team is: bands that go by themselves stay apart."""
OTHER_WAY = 0.04
"""By how much the way of the second group may cost more than that of the first."""
BESIDE = 0.03
"""The same for a hex next to it: one patrol would find both."""


class Team(Brain):
    """Weighs the groups of the team together. Who walks, and what a way costs, says the bot."""

    heat = 4.0
    """How often Germans look for each time that the plan expects: by games against all levels; see ``fates``."""
    own: Will = PLAIN
    """What the bots of a level like where a style says nothing."""

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any], style: str = "") -> None:
        super().__init__(seat, seed, budget, playouts, variant)
        self.will = row_of(WILLS, PLAIN, style).over(self.own)
        self._weighed: Weighed | None = None
        self._parted = 0

    @abstractmethod
    def _route(self, men: int, fit: int, helped: bool) -> Route:
        """Returns the plan for a group."""

    @abstractmethod
    def _walkers(self, group: Mapping[str, str]) -> str:
        """Returns the men of a group who walk together."""

    @abstractmethod
    def _choices(self, men: str, at: str, moved: bool) -> tuple[float, dict[Way, float]]:
        """Returns what it costs a group to stay, and each walk that it may take."""

    def _bands(self, group: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """Returns the parts of a group that go by themselves, each like a group."""
        if self.will.bands:
            team = "".join(m["letter"] for m in self.view["men"])
            bands = list(dict.fromkeys(self.will.band_of(team, man) for man in group["men"]))
        else:
            weighed = self._parting(group["hex"], group["men"])
            self._weighed = weighed or self._weighed
            bands = [group["men"]]
            if weighed and weighed.splits(self._nerve()):
                bands, self._parted = [*weighed.parts], self.view["move"]
        return [{**group} | {part: "".join(c for c in group[part] if c in band) for part in ("men", "wounded")} for band in bands]

    def _nerve(self) -> float:
        """Returns a number of 0 to 1, the same in all of a game, that decides where splitting and staying are about as good."""
        return Random(f"{self.seed}/parting").random()

    def _may_part(self) -> bool:
        """Returns whether splitting is worth a thought: here once a prisoner has been taken and only men flown out still count."""
        return self._is_caught()

    def _parting(self, at: str, men: str) -> Weighed | None:
        """Returns what splitting and staying together are worth to a group that sets out; None if it cannot split or need not weigh it."""
        groups = groups_of(self.view["men"])
        group = next((g for g in groups if g.at == at and g.men == men), None)
        parts = parts_of(group) if group and self._may_part() and self._sets_out(group) else ()
        if not group or not parts:
            return None
        others = [g for g in groups if g.at != at]
        split = [Group(at, part, "".join(c for c in part if c in group.hurt)) for part in parts]
        return Weighed(at, parts, self._chances([*others, group]), self._chances([*others, *split]), self._is_caught())

    def _sets_out(self, group: Group) -> bool:
        """Returns whether a group would walk if it stayed together (6.2), with all its wounded, not yet to the aircraft, where all meet, and with two
        hexes to go to that are about as good."""
        if self.ground.halves(self.view["landing"], bool(group.hurt)).get(group.at, 0) < 2:
            return False
        if self._walkers({"hex": group.at, "men": group.men, "wounded": group.hurt}) != group.men:
            return False
        stay, ways = self._choices(group.men, group.at, False)
        costs = sorted(ways.values())
        return len(costs) > 1 and costs[0] < stay and min(stay, costs[1]) < costs[0] + OTHER_WAY

    def _is_caught(self) -> bool:
        return any(m["state"] == "captured" for m in self.view["men"])

    def _chances(self, groups: Sequence[Group]) -> Fates:
        """Returns the chances of a team in these groups; the more there are, the more the Germans are told of."""
        heat = self.heat * ALARM ** (len(groups) - 1)
        return together(self._fates(g, heat) for g in groups)

    def _fates(self, group: Group, heat: float) -> Fates:
        """Returns the chances of a group by itself; a man alone does not win (13.3)."""
        route = self._route(len(group.men), len(group.fit), bool(group.hurt))
        found = fates(route, group.at, len(group.fit), heat)
        return found if len(group.men) >= 2 else Fates(0.0, found.taken)

    def _company(self, men: str, at: str) -> dict[str, float]:
        """Returns what each hex costs because another group of the team is there or next to it; nothing where the team is to meet."""
        others = groups_of([m for m in self.view["men"] if m["letter"] not in men])
        if not others or not (self.will.bands or self._may_part()):
            return {}
        costs = {h: BESIDE for g in others for h in self.ground.board.near[g.at]} | {g.at: self._joining(men, at, g) for g in others}
        return {h: cost for h, cost in costs.items() if h != self.view["landing"]}

    def _joining(self, men: str, at: str, other: Group) -> float:
        """Returns the cost of joining another group: what the team's lead is less if the two are one, below 0 if it is more;
        not in the move in which they split."""
        if self.will.bands or self._parted == self.view["move"]:
            return JOIN
        hurt = "".join(m["letter"] for m in self.view["men"] if m["state"] == "wounded" and m["letter"] in men)
        group = Group(at, men, hurt)
        one, apart = self._chances([joined(group, other)]), self._chances([group, other])
        return Weighed(at, (), one, apart, self._is_caught()).gain
