"""The normal British bot: it walks by night, rests in rough hexes by day, avoids Germans it has seen, and fights only at good odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from math import exp
from typing import Any

from msgspec.structs import replace

from ....bots.protocol import Question
from ....bots.weighing import SHOWN
from ....core.ask import Json
from ..board import ROUGH
from ..known import is_moving
from .brain import Told
from .ground import Way
from .route import Route
from .team import Team
from .threat import Threat

CONTACT = {"b_found": 0.8, "b_foe_killed": 0.9, "b_escaped": 0.5, "b_foe_away": 0.8, "b_wrecked": 0.7, "b_taken": 0.7}
WORTH_A_DRIVE = 0.05
"""The least by which a drive must cost less than a walk."""
SPREAD = 0.06
"""The scale of the excess cost at which a landing hex is still chosen at times."""


class NormalBritish(Team):
    """Weighs every hex in reach by the risk from there to the landing hex; see ``Route``."""

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any], style: str = "") -> None:
        super().__init__(seat, seed, budget, playouts, variant, style)
        self.move = 1
        self.contacts: dict[tuple[str, int], float] = {}
        self._routes: dict[tuple[object, ...], Route] = {}
        self._stays: set[tuple[int, str, str]] = set()

    def hear(self, events: Sequence[Told]) -> None:
        """Remembers where Germans know of the British: fights and wrecks (16.8 to 16.10 is how the Germans infer from them)."""
        for event in events:
            facts = event["facts"]
            if event["kind"] == "turn":
                self.move = facts["move"]
            elif event["kind"] in CONTACT:
                self.contacts[facts["hex"], self.move] = CONTACT[event["kind"]]

    # 3.3, 3.4 set-up

    def on_landing(self, question: Question) -> Json:
        """3.3 Draws a landing hex that is safe to reach."""
        far = self.ground.steps(self.ground.board.tunnel)
        costs = {
            goal: min(self._start(goal, at) for at in self.ground.board.rendezvous) + self.will.far * far[goal] for goal in question.members() or ()
        }
        return self._draw(costs)

    def on_rendezvous(self, question: Question) -> Json:
        """3.4 Draws a rendezvous from which the way to the landing hex is safe."""
        return self._draw({at: self._start(self.view["landing"], at) for at in question.members() or ()})

    def _start(self, goal: str, at: str) -> float:
        """Returns the cost of a way from a rendezvous to a landing hex at the start of the game."""
        route = self._route(self.ground.rules.team, self.ground.rules.team, False)
        return float(route.start[self.ground.index[at], route.goals[goal]])

    def _draw(self, costs: Mapping[str, float]) -> Json:
        """Draws an answer; the cheaper it is, the likelier."""
        least = min(costs.values())
        weights = {v: exp(-(c - least) / SPREAD) for v, c in costs.items()}
        drawn = self.rng.choices(list(weights), list(weights.values()))[0]
        self._weigh(costs, self._route(self.ground.rules.team, self.ground.rules.team, False))
        others = [c for c in self.said if c.value != drawn]
        self.said = [replace(self.said[0], value=drawn, worth=costs[drawn], note="mixed"), *others][:SHOWN]
        return drawn

    def _weigh(self, costs: Mapping[Json, float], route: Route) -> Json:
        """Returns the answer with the least risk, by the threat of this route."""
        return self.least(costs, "risk", route.threat.count)

    # 6.2 to 6.7 walking

    def _route(self, men: int, fit: int, helped: bool) -> Route:
        """Returns the plan for a group, made again when anything was told."""
        view = self.view
        key = (view["move"], view["told"], men, fit, helped)
        if key not in self._routes:
            if len(self._routes) > 8:
                self._routes.clear()
            self._routes[key] = Route(self.ground, self._threat(), men, fit, helped, view["landing"] if view["men"] else "", self.will)
        return self._routes[key]

    def _threat(self) -> Threat:
        """Returns the threat in each hex, by what is known now."""
        return Threat(self.ground, self.view, self.contacts)

    def _route_of(self, men: str) -> Route:
        hurt = sum(m["state"] == "wounded" for m in self.view["men"] if m["letter"] in men)
        return self._route(len(men), len(men) - hurt, hurt > 0)

    def on_party(self, question: Question) -> Json:
        """6.2 Picks one group after the other: it moves, or it stays, whole or in parts."""
        self._weighed = None
        party = self._party(question)
        if self._weighed:
            self.said = [*self.said[: SHOWN - 2], *self._weighed.choices()]
        return party

    def _party(self, question: Question) -> Json:
        for group in chain.from_iterable(self._bands(whole) for whole in question.domain["groups"]):
            at = group["hex"]
            if (self.view["move"], at, group["men"]) in self._stays:
                continue
            lorry = self._lorry(group)
            if lorry:
                return f"{group['men']}@{at}:drive={lorry}"
            men = self._walkers(group)
            if men and self._wants_to_go(men, at):
                return f"{men}@{at}:walk"
            self._stays.add((self.view["move"], at, group["men"]))
        self.said = [c if c.value else replace(c, value="done") for c in self.said]
        return "done"

    def _choices(self, men: str, at: str, moved: bool) -> tuple[float, dict[Way, float]]:
        """Returns what it costs a group to stay, and each walk that it may take."""
        stay, ways = self._route_of(men).choices(at, self.view["landing"], moved)
        company = self._company(men, at)
        return stay + company.get(at, 0.0), {way: cost + company.get(way.to, 0.0) for way, cost in ways.items()}

    def _walkers(self, group: Mapping[str, str]) -> str:
        """Returns the men who walk together: all, or only the unwounded if the wounded would come too late or have no helpers."""
        men, hurt = group["men"], group["wounded"]
        fit = "".join(c for c in men if c not in hurt)
        if not hurt:
            return men
        left = (self.view["landing_move"] or 11) - self.view["move"] + 1
        in_time = self.ground.halves(self.view["landing"], True).get(group["hex"], 99) <= left
        if 2 * len(hurt) <= len(men) and (in_time or len(fit) < 2):
            return men
        return fit if len(fit) >= 2 or 2 * len(hurt) > len(men) else men

    def _wants_to_go(self, men: str, at: str) -> bool:
        route = self._route_of(men)
        stay, ways = self._choices(men, at, False)
        best = self._weigh({way.path + ".": cost for way, cost in ways.items()} | {"": stay}, route)
        self._tell(f"{men}@{at}:walk", "go:" + at, "stay:" + at)
        return best != ""

    def _tell(self, answer: str, go: str, stay: str) -> None:
        """Turns weighed paths (``""``: none) into answers that are followed by their path."""
        self.said = [
            replace(c, value=answer, what=go, then=(("path", c.value),)) if c.value else replace(c, value=None, what=stay) for c in self.said
        ]

    def _lorry(self, group: Mapping[str, Any]) -> str:
        """6.4 Returns a captured lorry to drive in, if that is much better than any walk; else an empty text."""
        men, at = group["men"], group["hex"]
        if not group["drive"] or not len(group["wounded"]) < len(men) <= 6:
            return ""
        route, goal = self._route_of(men), self.view["landing"]
        stay, ways = route.choices(at, goal)
        afoot = min(stay, *ways.values()) if 2 * len(group["wounded"]) <= len(men) and ways else stay
        drives = route.drives(at, goal)
        if not drives or min(drives.values()) > afoot - WORTH_A_DRIVE:
            return ""
        lorry = str(group["drive"][0])
        self._weigh({path + ".": cost for path, cost in drives.items()} | {"": afoot}, route)
        self._tell(f"{men}@{at}:drive={lorry}", "", "foot:" + at)
        return lorry

    def on_getoff(self, question: Question) -> Json:
        """6.11 Gets everybody off who may, because a lorry is seen and a walk is left."""
        everybody = "".join(question.domain["pool"])
        return everybody if question.legal(everybody) else question.default

    def _drive_path(self, question: Question) -> Json:
        """6.9 Returns the rest of the drive, to the hex that costs least."""
        men, at = question.facts["men"], question.facts["hex"]
        route, goal = self._route_of(men), self.view["landing"]
        drives = {path + ".": cost for path, cost in route.drives(at, goal).items() if len(path) <= 5 * question.facts["left"]}
        if self._has_moved(men) or not drives:
            drives["."] = route.parked(at, goal)
        return self._weigh(drives, route)

    def on_path(self, question: Question) -> Json:
        """6.7 Returns the path to the best hex in reach, or a stop if the walk has begun and this hex is the best."""
        if question.facts["means"] == "drive":
            return self._drive_path(question)
        men, at, left = question.facts["men"], question.facts["hex"], question.domain["budget"]
        moved = self._has_moved(men)
        route = self._route_of(men)
        stay, ways = self._choices(men, at, moved)
        costs = {way.path + ".": cost for way, cost in ways.items() if way.cost <= left}
        if moved or not costs:
            costs["."] = stay
        return self._weigh(costs, route)

    def _has_moved(self, men: str) -> bool:
        return any(m["moved"] for m in self.view["men"] if m["letter"] in men)

    # 6.12, 6.13, 9.2, 10.9

    def on_aboard(self, question: Question) -> Json:
        """6.12 Puts as few men aboard as possible: by day a lorry on the road is seen."""
        return "".join(question.domain["fixed"]) or "none"

    def on_posture(self, question: Question) -> Json:
        """6.13 Sets an ambush where many men are in a rough hex: that costs nothing until it is sprung."""
        at = question.facts["hex"]
        return "ambush" if self.ground.board.terrain[at] == ROUGH and self._fit(at) >= 4 and "ambush" in question.domain["options"] else "hide"

    def _fit(self, at: str) -> int:
        return sum(m["hex"] == at and not m["aboard"] and m["state"] == "ok" for m in self.view["men"])

    def on_spring(self, question: Question) -> Json:
        """9.2 Springs an ambush only on a lorry alone, by four or more men in a rough hex: no row of 9.5 lets it get away there."""
        odds = self.ground.fight(question.facts["hex"], self._fit(question.facts["hex"]), "ambush")
        sure = question.facts["what"] == "lorry" and odds.destroyed >= 0.99
        return "yes" if sure and odds.wounded < 0.2 else "no"

    def on_escape(self, question: Question) -> Json:
        """10.9 Returns the neighbour with the safest way on."""
        men = question.facts["men"]
        route = self._route_of(men)
        costs = {}
        for value in question.members() or [question.default]:
            to = question.facts["hex"] if value == "stay" else value[-4:]
            road = 0.4 if value.startswith("L") else 0.0
            moving = value != "stay" or is_moving(self.view, men)
            costs[value] = route.resting(to, self.view["landing"], moving) + road
        return self._weigh(costs, route)
