"""The hard bot. For the Hijackers, who know everything but the dice, it searches over the dice; for the Teams, who know least, it keeps a belief
over where hijackers are (``belief``) and weighs every answer by it.

Each candidate of the search is a whole action of a hijacker (path and deed), a list of ambushes, or a set-up. It is played on with the true rules,
both sides answering as normal players do, for some turns, and judged by ``prospect``. All candidates are tried on the same dice; the worse half is
dropped whenever each has had its share (sequential halving). A normal player's weight of a candidate counts as much as some playouts.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import NamedTuple

from msgspec.structs import replace

from ....bots.protocol import View as Seen
from ....bots.weighing import SHOWN
from ....core.advance import play_out
from ....core.ask import CHANCE, Ask, Json
from ....core.choice import Choice
from ....core.referee import Over
from ..game import GAME
from ..state import HIJACKERS, State
from .belief import Belief
from .brain import Brain, Player, state_of
from .hijackers import Hijackers, Scene
from .teams import Teams
from .worth import prospect

MOST, EACH = 6, 3
HORIZON = 2
FIRST_BLOOD = 2  # a set-up is played on to the turns in which passengers are aboard
PRIOR = 16  # number of playouts that count as much as a normal player's weight
SETUPS = 8
GUESSED = ("next-team", "enter", "control", "move")  # questions weighed by the belief
CLOSE = 3.0  # candidates that a normal player weighs worse by more points are not tried


class Candidate(NamedTuple):
    """The answer to give now, the answers to give when the rest of the action is asked, and a normal player's weight."""

    value: str
    plan: Mapping[str, str]
    worth: float


class Hard(Brain):
    """Searches whole actions for the Hijackers, and weighs by a belief for the Teams. ``budget``: seconds, ``playouts``: limit per decision."""

    def player_of(self, seat: str, rng: Random) -> Player:
        """Returns a player; that of the Teams suspects by a belief. See ``Brain``."""
        if seat == HIJACKERS:
            return super().player_of(seat, rng)
        self.belief = Belief(Random(f"{self.seed}/{seat}/belief"))
        return Teams(rng, self.teams_style, self.belief)

    def choose(self, view: Seen, ask: Ask, rng: Random) -> str:
        """Returns the answer; see ``Brain``."""
        state = state_of(view, self.variant, rng)
        if not isinstance(self.player, Hijackers):
            self.belief.see(state)
            value = self.weighed(state, ask)
            if ask.kind.partition(":")[0] in GUESSED:
                self.said = [replace(c, count=len(self.belief.guesses), by="guesses") if c.unit else c for c in self.said]
            return value
        likely = self.candidates(self.player, state, ask)
        if len(likely) < 2:
            return self.weighed(state, ask)
        chosen = self.search(state, ask, likely, rng)
        self.player.plan = dict(chosen.plan)
        return chosen.value

    def candidates(self, player: Hijackers, state: State, ask: Ask) -> list[Candidate]:
        """Returns the answers worth a search, the likeliest first; none where the policy decides."""
        head = ask.kind.partition(":")[0]
        found: list[Candidate] = []
        if player.style.idle and head[:5] != "setup":
            return found
        if head == "next-hijacker":
            scene = Scene(state, player.style)
            found = [Candidate("-", {}, 0.0)]
            for h in state.hijackers.values():
                if h.at_large and not h.acted:
                    deeds = player.deeds(scene, h)
                    found += _best([Candidate(h.name, d.parts(h.name), d.worth) for d in deeds], EACH)
        elif head == "ambush" and state.phase == 1:  # 8.11 one at once is asked within a team's action, to which a playout cannot return
            found = [Candidate(v, {}, w) for v, w in player.weigh(state, ask).items()]
        elif head == "setup-hijackers" and state.rules.scenario.open:
            found = [Candidate(v, {}, 0.0) for _ in range(SETUPS) for v in player.weigh(state, ask)]
        likely = _best([c for c in found if ask.domain.why_not(c.value) is None], MOST)
        return [c for c in likely if c.worth > likely[0].worth - CLOSE]

    def search(self, state: State, ask: Ask, likely: list[Candidate], rng: Random) -> Candidate:
        """Returns the best of some candidates by playouts."""
        sums, counts = [0.0] * len(likely), [0] * len(likely)
        left, began, played = list(range(len(likely))), perf_counter(), 0
        stages = max(1, (len(likely) - 1).bit_length())
        seed = int(rng.random() * 2**40)
        for stage in range(1, stages + 1):
            while not self.spent(played, began, stage / stages):
                n = counts[left[0]]
                for k in left:
                    sums[k] -= self.playout(state, ask, likely[k], seed + n)
                    counts[k] += 1
                played += len(left)
            if stage == stages or not counts[left[0]]:
                break
            judged = self.judge(likely, left, sums, counts)
            left = sorted(left, key=lambda k: -judged[k])[: max(2, (len(left) + 1) // 2)]
        judged = self.judge(likely, left, sums, counts)
        ranked = sorted(judged, key=lambda k: -judged[k])
        best, tried = ranked[0], counts[ranked[0]]
        score = -sums[best] / tried + judged[best] if tried else 0.0
        self.said = list(dict.fromkeys(choice(likely[k], score - judged[k], tried) for k in ranked))[:SHOWN]
        return likely[best]

    def judge(self, likely: list[Candidate], left: list[int], sums: list[float], counts: list[int]) -> dict[int, float]:
        """Returns the worth of each candidate left over the normal player's best: the mean of its playouts and his weight."""
        first = left[0] if left else 0
        base = max(left, key=lambda k: likely[k].worth, default=first)
        found = {}
        for k in left:
            n = counts[k]
            mean = (sums[k] - sums[base]) / n if n else 0.0
            found[k] = (n * mean + PRIOR * (likely[k].worth - likely[base].worth)) / (n + PRIOR)
        return found

    def playout(self, now: State, ask: Ask, candidate: Candidate, seed: int) -> float:
        """Plays one playout; returns the Teams' prospective score after this answer."""
        state, dice = now.clone(), Random(seed)
        men, side = Hijackers(Random(seed + 1), self.hijackers_style), Teams(Random(seed + 2), self.teams_style)
        men.plan = {**candidate.plan, ask.kind: candidate.value}
        last = (state.turn or FIRST_BLOOD) + HORIZON

        def answer(ask: Ask) -> Json:
            if ask.seat == CHANCE:
                return ask.domain.sample(dice)
            if state.turn >= last:
                raise Over
            return men.answer(state, ask) if ask.seat == HIJACKERS else side.answer(state, ask)

        play_out(GAME, state, answer)
        return prospect(state)


def choice(candidate: Candidate, score: float, tried: int) -> Choice:
    """Returns a candidate as it is explained: by the Teams' prospective score, or without playouts by the normal player's weight."""
    then = tuple(candidate.plan.items())
    if not tried:
        return Choice(candidate.value, candidate.worth, "harm", then=then)
    return Choice(candidate.value, score, "score", tried, "playouts", then=then)


def _best(found: list[Candidate], most: int) -> list[Candidate]:
    return sorted(found, key=lambda c: -c.worth)[:most]
