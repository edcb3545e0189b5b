"""The hard bot: a search over the possible draws, on states made of its own view.

Each candidate answer is played out with the true rules, every seat answering by ``Policy``, to the end of the seat's turn and then judged by
``prospect``. Candidates are tried in turn; the worse half is dropped whenever each has had its share (sequential halving), until the budget is
spent. Faces, cubes, tiles and dice are drawn when they are shown (24.3), so every playout is a fair sample of the unknown.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from ....bots.weighing import SHOWN
from ....core.advance import play_out
from ....core.ask import CHANCE, Ask, Json
from ....core.choice import Choice
from ....core.referee import Over
from ..game import GAME
from ..state import State
from .brain import NORMAL, Brain
from .outlook import prospect, waited

MOST = 14
SEARCHED = ("turn.act", "card.decide", "card.reserve", "squad.level")
CLOSE = 2.5


class Hard(Brain):
    """Searches the main questions; the policy answers the rest. ``budget`` is in seconds, ``playouts`` is the limit for each decision."""

    def choose(self, state: State, ask: Ask, rng: Random) -> str:
        """Returns the answer; see ``Brain``."""
        weighed = self.policy.weigh(state, ask.seat, ask.kind, ask.facts.get("tiles", ()))
        if not weighed:
            return str(self.plain(ask.default))
        best = self.best(weighed, "points")
        if ask.kind not in SEARCHED:
            return best
        ranked = sorted(weighed, key=lambda v: -weighed[v])
        likely = [v for v in ranked if weighed[v] > weighed[ranked[0]] - CLOSE][:MOST]
        return best if len(likely) < 2 else self.search(state, likely, rng)

    def search(self, state: State, likely: list[str], rng: Random) -> str:
        """Returns the best of some answers by playouts."""
        sums, counts = dict.fromkeys(likely, 0.0), dict.fromkeys(likely, 0)
        left, began, played = list(likely), perf_counter(), 0
        stages = max(1, (len(likely) - 1).bit_length())
        for stage in range(1, stages + 1):
            while not self.spent(played, began, stage / stages):
                for value in left:
                    sums[value] += self.playout(state, value, rng)
                    counts[value] += 1
                played += len(left)
            left = sorted(left, key=lambda v: -(sums[v] / max(1, counts[v])))[: max(2, (len(left) + 1) // 2)]
        means = {v: sums[v] / max(1, counts[v]) for v in likely}
        ranked = sorted(left, key=lambda v: -means[v])
        ranked += sorted((v for v in likely if v not in left), key=lambda v: (-counts[v], -means[v]))
        if played:
            now = waited(state)
            self.said = [Choice(v, min(1.0, means[v] / now), "prospect", counts[v], "playouts") for v in ranked[:SHOWN] if counts[v]]
        return ranked[0]

    def playout(self, state: State, value: str, rng: Random) -> float:
        """Plays one playout; returns the seat's prospect at the end of its turn, or of its next turn if it is not on turn."""
        world, seat, first = state.clone(), self.seat, True

        def answer(ask: Ask) -> Json:
            nonlocal first
            if ask.seat == CHANCE:
                return ask.domain.sample(rng)
            chosen = value if first else (self.policy if ask.seat == seat else NORMAL).answer(world, ask, rng)
            first = False
            if chosen == "end" and ask.seat == seat:
                raise Over
            return chosen

        play_out(GAME, world, answer)
        return prospect(world, seat, self.taste)
