"""The hard bot: a search over what is hidden and what chance may bring, on states made of its own view.

Each candidate is a whole action (of a team: where it enters, whether it controls, its operations; of a hijacker: path and deed), a list of
ambushes, or a set-up. It is played on with the true rules, both sides answering as normal players do, for some turns, and judged by
``prospect``. All candidates are tried on the same worlds (26.2) and dice; the worse half is dropped whenever each has had its share
(sequential halving). What a normal player thinks of a candidate counts as much as some playouts.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from ....bots.protocol import View as Seen
from ....core.advance import play_out
from ....core.ask import CHANCE, Ask, Json
from ....core.referee import Over
from ..state import HIJACKERS, State
from .brain import Brain, state_of
from .hijackers import Hijackers, Scene
from .teams import Plan, Teams
from .worth import prospect

MOST, EACH = 6, 3
HORIZON = 2
FIRST_BLOOD = 2  # a set-up is played on to the turns in which passengers are aboard
PRIOR = 16  # playouts that a normal player's opinion is worth, where the world is known
GUESSED = 32  # the same where each playout is on another world, and says less
SETUPS = 8
CLOSE = 3.0  # what a normal player thinks worse than that is not tried


class Candidate(NamedTuple):
    """What is answered now, what then as it is asked, and what a normal player thinks of it."""

    value: str
    plan: Mapping[str, str]
    worth: float


class Hard(Brain):
    """Searches whole actions; the rest is answered as by ``Normal``. ``budget`` are seconds, ``playouts`` playouts of each decision."""

    worlds: list[State]

    def choose(self, view: Seen, ask: Ask, rng: Random) -> str:
        """See ``Brain``."""
        self.worlds = [state_of(view, self.variant, rng)]
        likely = self.candidates(self.worlds[0], ask)
        if len(likely) < 2:
            return super().choose(view, ask, rng)
        chosen = self.search(view, ask, likely, rng)
        self.player.plan = dict(chosen.plan)
        return chosen.value

    def candidates(self, state: State, ask: Ask) -> list[Candidate]:
        """The answers worth a search, the likeliest first; none where the policy decides."""
        head, _, name = ask.kind.partition(":")
        player = self.player
        found: list[Candidate] = []
        if isinstance(player, Teams):
            if head in ("next-team", "enter", "control", "move") and state.turn > 1:
                named = [name] if name else player.named(state, ask)
                for n in named:
                    plans = [p for p in player.plans(state, n) if p.door or head != "enter"]
                    found += _best([_candidate(ask.kind, n, p) for p in plans], EACH + 3 * bool(name))
        elif head == "next-hijacker":
            scene = Scene(state, player.style)
            found = [Candidate("-", {}, 0.0)]
            for h in state.hijackers.values():
                if h.at_large and not h.acted:
                    deeds = player.deeds(scene, h)
                    found += _best([Candidate(h.name, d.parts(h.name), d.worth) for d in deeds], EACH)
        elif head == "ambush":
            found = [Candidate(v, {}, w) for v, w in player.weigh(state, ask).items()]
        elif head == "setup-hijackers" and state.rules.scenario.open:
            found = [Candidate(v, {}, 0.0) for _ in range(SETUPS) for v in player.weigh(state, ask)]
        likely = _best([c for c in found if ask.domain.why_not(c.value) is None], MOST)
        return [c for c in likely if c.worth > likely[0].worth - CLOSE]

    def search(self, view: Seen, ask: Ask, likely: list[Candidate], rng: Random) -> Candidate:
        """The best of some candidates by playouts."""
        side = -1 if self.seat == HIJACKERS else 1
        sums, counts = [0.0] * len(likely), [0] * len(likely)
        left, began, played = list(range(len(likely))), perf_counter(), 0
        stages = max(1, (len(likely) - 1).bit_length())
        seed = int(rng.random() * 2**40)
        for stage in range(1, stages + 1):
            while not self.spent(played, began, stage / stages):
                n = counts[left[0]]
                world = self.world(view, n, rng)
                for k in left:
                    sums[k] += side * self.playout(world, ask, likely[k], seed + n)
                    counts[k] += 1
                played += len(left)
            if stage == stages or not counts[left[0]]:
                break
            judged = self.judge(likely, left, sums, counts)
            left = sorted(left, key=lambda k: -judged[k])[: max(2, (len(left) + 1) // 2)]
        judged = self.judge(likely, left, sums, counts)
        ranked = sorted(judged, key=lambda k: -judged[k])
        self.said = [f"{_name(likely[k])} {judged[k]:+.2f} in {counts[k]} playouts" for k in ranked[:5]]
        return likely[ranked[0]]

    def judge(self, likely: list[Candidate], left: list[int], sums: list[float], counts: list[int]) -> dict[int, float]:
        """Each candidate left against the best of the normal player: mean of its playouts, and his opinion."""
        first = left[0] if left else 0
        base = max(left, key=lambda k: likely[k].worth, default=first)
        prior = PRIOR if self.seat == HIJACKERS else GUESSED
        found = {}
        for k in left:
            n = counts[k]
            mean = (sums[k] - sums[base]) / n if n else 0.0
            found[k] = (n * mean + prior * (likely[k].worth - likely[base].worth)) / (n + prior)
        return found

    def world(self, view: Seen, n: int, rng: Random) -> State:
        """26.2 World number ``n``: the Hijackers know it, the Teams guess."""
        if self.seat == HIJACKERS:
            return self.worlds[0]
        while len(self.worlds) <= n:
            self.worlds.append(state_of(view, self.variant, rng))
        return self.worlds[n]

    def playout(self, world: State, ask: Ask, candidate: Candidate, seed: int) -> float:
        """What the Teams' score promises to be after this answer."""
        from ..game import GAME

        state, dice = world.clone(), Random(seed)
        men, side = Hijackers(Random(seed + 1), self.hijackers_style), Teams(Random(seed + 2), self.teams_style)
        own: Any = men if self.seat == HIJACKERS else side
        own.plan = {**candidate.plan, ask.kind: candidate.value}
        name = ask.kind.partition(":")[2]
        if name in state.teams:
            state.teams[name].acted = False
        last = (state.turn or FIRST_BLOOD) + HORIZON

        def answer(ask: Ask) -> Json:
            if ask.seat == CHANCE:
                return ask.domain.sample(dice)
            if state.turn >= last:
                raise Over
            return men.answer(state, ask) if ask.seat == HIJACKERS else side.answer(state, ask)

        play_out(GAME, state, answer)
        return prospect(state)


def _best(found: list[Candidate], most: int) -> list[Candidate]:
    return sorted(found, key=lambda c: -c.worth)[:most]


def _candidate(kind: str, name: str, plan: Plan) -> Candidate:
    """A team's action from the question on that is asked now."""
    parts = {"next-team": name, **plan.parts(name)}
    return Candidate(parts[kind], parts, plan.worth)


def _name(c: Candidate) -> str:
    return " ".join([c.value, *(v for k, v in c.plan.items() if v != c.value)])
