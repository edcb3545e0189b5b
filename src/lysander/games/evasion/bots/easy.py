"""Easy bots: the British go straight to the landing hex, the Germans straight to the last sighting."""

from __future__ import annotations

from ....bots.protocol import Question
from ....core.ask import Json
from .brain import Brain


class EasyBritish(Brain):
    """Walks the shortest way to the landing hex, by night and by day, and waits there. Never splits, never sets an ambush."""

    def on_landing(self, question: Question) -> Json:
        """3.3 Draws any landing hex."""
        return question.sample(self.rng)

    def on_rendezvous(self, question: Question) -> Json:
        """3.4 Draws any rendezvous."""
        return question.sample(self.rng)

    def on_party(self, question: Question) -> Json:
        """6.2 Moves every group on foot that is not at the landing hex, if it can walk."""
        for group in question.domain["groups"]:
            if group["hex"] == self.view["landing"]:
                continue
            hurt = len(group["wounded"])
            men = group["men"] if 2 * hurt <= len(group["men"]) else "".join(c for c in group["men"] if c not in group["wounded"])
            if men and self._way(group["hex"], bool(hurt) and men == group["men"]):
                return f"{men}@{group['hex']}:walk"
        return "done"

    def _way(self, at: str, helped: bool) -> str:
        """Returns the walk of this half that brings a group nearest to the landing hex; else an empty text."""
        halves = self.ground.halves(self.view["landing"], helped)
        steps = self.ground.steps(self.view["landing"])
        ways = [w for w in self.ground.ways(at, helped) if (halves.get(w.to, 99), steps[w.to]) < (halves.get(at, 99), steps[at])]
        return min(ways, key=lambda w: (halves.get(w.to, 99), steps[w.to])).path if ways else ""

    def on_path(self, question: Question) -> Json:
        """6.7 Returns the planned walk, as far as it is still legal."""
        path = self._way(question.facts["hex"], question.domain["steps"] == 1)
        while path and not question.legal(path + "."):
            path = path[:-5]
        return path + "."

    def on_escape(self, question: Question) -> Json:
        """10.9 Returns the step towards the landing hex."""
        steps = self.ground.steps(self.view["landing"])
        return min(question.members() or [question.default], key=lambda v: 99 if v == "stay" else steps[v[-4:]])


class EasyGerman(Brain):
    """Searches where British could be, and walks to the last sighting or to a hex of the belief view. Lorries stay where they are."""

    def _goals(self) -> list[str]:
        """Returns where to go: the last sightings of this move or the one before, else all of A (16.2), else everywhere."""
        recent = [s["hex"] for s in self.view["sightings"] if s["move"] >= self.view["move"] - 1]
        belief = self.view["belief"]
        return recent[-1:] or (belief["hexes"] if belief else []) or list(self.ground.board.hexes)

    def on_order(self, question: Question) -> Json:
        """8.2 At times searches with a patrol that is at its goal, else walks."""
        goals = self._goals()
        for order in question.domain["options"]:
            unit, _, what = order.partition(":")
            at = next((p["hex"] for p in self.view["patrols"] if p["unit"] == unit and not p["lost"]), "")
            if what == "walk" and (at not in goals or self.rng.random() < 0.5):
                return order
            if what == "search" and at in goals:
                return order
        return "done"

    def on_path(self, question: Question) -> Json:
        """8.3 Returns the path towards the nearest goal; a drive is not planned."""
        if question.facts["means"] != "walk":
            return question.default
        at = question.facts["hex"]
        ways = [w for w in self.ground.ways(at) if question.legal(w.path + ".")]
        goal = min(self._goals(), key=lambda h: (self.ground.steps(h)[at], self.rng.random()))
        if not ways:
            return "."
        return min(ways, key=lambda w: (self.ground.steps(goal)[w.to], self.rng.random())).path + "."

    def on_attack(self, question: Question) -> Json:
        """9.9 Never attacks."""
        return "no"
