"""Where unseen hijackers are likely to be: the belief of the hard Teams, from what they are shown and what they are not.

A belief is a number of guesses, each a square for every hidden hijacker. The guesses begin with the set-ups of normal players (a part of them
with any squares at all). In every step 9 each hijacker of a guess is moved as a normal player might move one who stays unseen. A guess has less
weight if the hijacker would have fired from there, or if he appears far from where it had him. Guesses are drawn again by these weights (a
particle filter). Only public facts are used (26.1, 26.4), and no guess leaves what they allow (26.2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp
from random import Random
from typing import NamedTuple

from ..state import DEAD, EXECUTED, HIDDEN, LOST, OUT_OF_SIGHT, UNSEEN, VISIBLE, Hijacker, State
from .ground import ground
from .hijackers import Deed, Hijackers, Scene
from .setups import set_up
from .worth import Suspect, beside, suspects

GUESSES = 120
USUAL = 0.8  # share of the guesses that begin with a usual set-up
ANYWHERE = 0.1  # chance that a hijacker is anywhere that public facts allow
HASTE = 0.25  # an action better by so many points is chosen e times as often
MISSED, SURPRISE = 0.3, 0.03  # weights of a guess that was one step off, or contradicted


class Ways(NamedTuple):
    """Where a hijacker may have gone unseen: the squares, the odds of each, and the share of his unseen actions among all he could have taken."""

    squares: list[str]
    odds: list[float]
    unseen: float


class Belief:
    """Guesses at where hidden hijackers are. ``see`` updates them, ``suspects`` gives them to the Teams' policy."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.men = Hijackers(rng)
        self.guesses: list[dict[str, str]] = []
        self.odds: list[float] = []
        self.turn = 0
        self.status: dict[str, str] = {}
        self.floor: dict[int, str] = {}

    def see(self, state: State) -> None:
        """Weighs the guesses by what is public now."""
        if not self.guesses or state.turn < self.turn:
            self._begin(state)
        self.odds = [1.0] * GUESSES
        if state.turn > self.turn:
            self._step_9(state)
        for h in state.hijackers.values():
            self._compare(state, h)
        self._keep(state)
        self.turn = state.turn
        self.status = {h.name: h.status for h in state.hijackers.values()}
        self.floor = {c.n: c.place for c in state.casualties}

    def suspects(self, state: State) -> list[Suspect]:
        """Returns suspects as ``worth.suspects`` does, with one for each square that was guessed."""
        stations, index, bit, free = ground(state.board).stations, state.board.index, state.board.bit, ~beside(state)
        found = []
        for s in suspects(state):
            guessed = Counter(g[s.name] for g in self.guesses if s.name in g and bit[g[s.name]] & free)
            known = s.chance * (1 - ANYWHERE) / max(1, guessed.total())
            found.append(s._replace(chance=s.chance * (ANYWHERE if guessed else 1.0)))
            found += [Suspect(s.name, known * n, bit[square], 1, 10 * stations[index[square]]) for square, n in guessed.items()]
        return found

    def _begin(self, state: State) -> None:
        """3.2 Draws usual set-ups; a hijacker without a square in one gets any that public facts allow."""
        names = list(state.hijackers) if state.turn == 1 else []
        self.guesses = [dict(zip(names, set_up(state, self.rng))) if self.rng.random() < USUAL else {} for _ in range(GUESSES)]
        self.turn, self.floor = state.turn, {}
        self.status = {h.name: h.status for h in state.hijackers.values()}

    def _step_9(self, state: State) -> None:
        """15 Accounts for the actions that unseen hijackers have taken since the last look."""
        scene = Scene(_as_seen(state), self.men.style)
        men = {h.square for h in state.hijackers.values() if h.status == VISIBLE}
        taken = {self.floor.get(c.n, "") for c in state.casualties if c.place == EXECUTED} & set(state.board.index) - men
        for h in state.hijackers.values():
            if h.status in (UNSEEN, LOST) and h.status == self.status[h.name]:
                self._go(scene, h, taken)
            elif h.status == LOST and self.status[h.name] == VISIBLE:
                ways = self._ways(scene, h, VISIBLE, h.last, taken)
                for guess in self.guesses if ways.squares else ():
                    guess[h.name] = self.rng.choices(ways.squares, ways.odds)[0]
        for n, guess in enumerate(self.guesses):
            if not taken <= set(guess.values()):
                self.odds[n] *= SURPRISE

    def _go(self, scene: Scene, h: Hijacker, taken: set[str]) -> None:
        """15.4 Moves a hidden hijacker on from his square in each guess."""
        known: dict[str, Ways] = {}
        for n, guess in enumerate(self.guesses):
            start = guess.get(h.name)
            if start:
                ways = known[start] = known.get(start) or self._ways(scene, h, HIDDEN, start, taken)
                self.odds[n] *= max(SURPRISE, ways.unseen)
                if ways.squares:
                    guess[h.name] = self.rng.choices(ways.squares, ways.odds)[0]

    def _ways(self, scene: Scene, h: Hijacker, state: str, start: str, taken: set[str]) -> Ways:
        """Returns where a normal player might have taken this hijacker from a square, counting only actions that agree with what was seen."""
        man = scene.state.hijackers[h.name]
        man.state, man.square = state, start
        deeds = [Deed(0.0, "-", "-"), *self.men.deeds(scene, man)]
        man.state, man.square = DEAD, ""
        bit, found, all = scene.ground.bit, dict[str, float](), 0.0
        for deed in deeds:
            end = start if deed.path == "-" else deed.path.rpartition(",")[2]
            often = exp(min(20.0, deed.worth / HASTE))
            all += often
            if bit[end] & h.reach and (deed.act == "-" or (deed.act == "execute" and end in taken)):
                found[end] = found.get(end, 0.0) + often
        return Ways(list(found), list(found.values()), sum(found.values()) / all)

    def _compare(self, state: State, h: Hijacker) -> None:
        """Weighs each guess by where a hijacker is, or is not; ``_step_9`` has already accounted for how far he could go."""
        bit, apart, late = state.board.bit, state.board.apart, 4 * (state.turn > self.turn)
        hidden, shown = h.status in (UNSEEN, LOST), h.square if h.status == VISIBLE else h.marker
        for n, guess in enumerate(self.guesses):
            square = guess.get(h.name)
            if not square or (hidden and bit[square] & h.reach):
                continue
            del guess[h.name]
            if hidden:
                self.odds[n] *= SURPRISE
            elif shown:
                far = apart[square][shown]
                self.odds[n] *= 1.0 if far <= late else MISSED if far == 1 else SURPRISE

    def _keep(self, state: State) -> None:
        """Draws the guesses again by their weights; a hijacker without a square in one gets any that public facts allow."""
        if min(self.odds) < max(self.odds):
            self.guesses = [dict(g) for g in self.rng.choices(self.guesses, self.odds, k=GUESSES)]
        for h in state.hijackers.values():
            if h.status in (UNSEEN, LOST) and h.reach:
                self._anywhere(h.name, state.board.names(h.reach))

    def _anywhere(self, name: str, squares: Iterable[str]) -> None:
        choices = list(squares)
        for guess in self.guesses:
            if name not in guess:
                guess[name] = self.rng.choice(choices)


def _as_seen(state: State) -> State:
    """Returns the state of the last step 9 as far as it can still be seen: nobody out of sight, no passengers in turn 1 (5.5)."""
    seen = state.clone()
    for h in seen.hijackers.values():
        if h.status in OUT_OF_SIGHT:
            h.state, h.square = DEAD, ""
    for p in seen.passengers.values() if state.turn == 2 else ():
        p.square = ""
    return seen
