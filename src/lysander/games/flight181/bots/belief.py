"""Where unseen hijackers are likely to be, and how they like to play: the belief of the hard Teams, from what they are shown and what they are not.

A belief is a number of guesses, each a style and a place for every hidden hijacker: a square, or the token he is blended in. The guesses begin with
the set-ups of players of all styles (a part of them with any squares at all). In every step 9 each hijacker of a guess is moved as a player of its
style might move one who stays unseen. A guess has less weight if the hijacker would have shown himself, if one who did would not have, or if he
appears far from where it had him. Guesses are drawn again by these weights (a particle filter), so that styles that explain what happens prevail.
Only public facts are used (26.1, 26.4), and no guess leaves what they allow (26.2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from math import exp
from random import Random
from typing import NamedTuple

from ..ch07_hidden import clear
from ..ch17_vetting import tokens_tested
from ..state import BLENDED, DEAD, EXECUTED, HIDDEN, LOST, OUT_OF_SIGHT, UNSEEN, VISIBLE, Hijacker, State
from .ground import ground
from .hijackers import Deed, Hijackers, Scene
from .setups import set_up
from .weights import HIJACK, HIJACKS
from .worth import Suspect, suspects

GUESSES = 400
USUAL = 0.85  # share of the guesses that begin with a usual set-up
POPULATION = {"": 0.5, "still": 0.1, "ambush": 0.1, "herd": 0.15, "blend": 0.15}
"""Share of the guesses that begin with each style; the plain player has no name."""
ANYWHERE = 0.1  # chance that a hijacker is anywhere that public facts allow
HASTE = 0.1  # an action better by so many points is chosen e times as often
MISSED, SURPRISE = 0.3, 0.03  # weights of a guess that was one step off, or contradicted
NO_MATCH = 2 / 3  # 17.11 chance that a test misses somebody who is blended


class Ways(NamedTuple):
    """Where a hijacker may have gone unseen: the places, the odds of each, and the share of his unseen actions among all he could have taken."""

    places: list[str]
    odds: list[float]
    unseen: float


class Belief:
    """Guesses at where hidden hijackers are. ``see`` updates them, ``suspects`` and ``blended`` give them to the Teams' policy; ``wills`` are the
    styles of the guesses.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.men = {name: Hijackers(rng, HIJACKS.get(name, HIJACK)) for name in POPULATION}
        self.guesses: list[dict[str, str]] = []
        self.wills: list[str] = []
        self.odds: list[float] = []
        self.turn = 0
        self.status: dict[str, str] = {}
        self.floor: dict[int, str] = {}
        self.vetted: frozenset[tuple[int, str]] = frozenset()

    def see(self, state: State) -> None:
        """Weighs the guesses by what is public now."""
        if not self.guesses or state.turn < self.turn:
            self._begin(state)
        self.odds = [1.0] * GUESSES
        if state.turn > self.turn:
            self._step_9(state)
        for h in state.hijackers.values():
            self._compare(state, h)
        self._tests(state)
        self._keep(state)
        self.turn = state.turn
        self.status = {h.name: h.status for h in state.hijackers.values()}
        self.floor = {c.n: c.place for c in state.casualties}

    def suspects(self, state: State) -> list[Suspect]:
        """Returns suspects as ``worth.suspects`` does, with one for each square that was guessed."""
        stations, index, bit, free = ground(state.board).stations, state.board.index, state.board.bit, ~clear(state)
        found = []
        for s in suspects(state):
            places = Counter(g[s.name] for g in self.guesses if s.name in g)
            guessed = {place: n for place, n in places.items() if bit.get(place, 0) & free}
            among = sum(guessed.values()) + sum(n for place, n in places.items() if place not in bit)
            known = s.chance * (1 - ANYWHERE) / max(1, among)
            found.append(s._replace(chance=s.chance * (ANYWHERE if guessed else 1.0)))
            found += [Suspect(s.name, known * n, bit[square], 1, 10 * stations[index[square]]) for square, n in guessed.items()]
        return found

    def blended(self, state: State, tokens: Collection[str]) -> float:
        """17.11, 17.15 Returns the chance that somebody is blended in one of these tokens."""
        tested = frozenset(tokens)
        return sum(not tested.isdisjoint(g.values()) for g in self.guesses) / max(1, len(self.guesses))

    def _begin(self, state: State) -> None:
        """3.2 Draws usual set-ups; a hijacker without a square in one gets any that public facts allow."""
        names = list(state.hijackers) if state.turn == 1 else []
        self.wills = self.rng.choices(list(POPULATION), list(POPULATION.values()), k=GUESSES)
        self.guesses = []
        for will in self.wills:
            usual = names and self.rng.random() < USUAL
            self.guesses.append(dict(zip(names, set_up(state, self.rng, self.men[will].style.shapes))) if usual else {})
        self.turn, self.floor, self.vetted = state.turn, {}, frozenset()
        self.status = {h.name: h.status for h in state.hijackers.values()}

    def _step_9(self, state: State) -> None:
        """15 Accounts for the actions that hijackers have taken out of sight, or come out of hiding by, since the last look."""
        shown = {h.name for h in state.hijackers.values() if h.status == VISIBLE and self.status[h.name] != VISIBLE}
        seen = _as_seen(state, shown)
        scenes = {will: Scene(seen, self.men[will].style) for will in dict.fromkeys(self.wills)}
        men = {h.square for h in state.hijackers.values() if h.status == VISIBLE}
        taken = {self.floor.get(c.n, "") for c in state.casualties if c.place == EXECUTED} & set(state.board.index) - men
        for h in state.hijackers.values():
            before = self.status[h.name]
            if before in (UNSEEN, LOST) and h.status in (before, VISIBLE):
                self._go(scenes, h, taken)
            elif h.status == LOST and before == VISIBLE:
                known = {will: self._ways(scene, h, VISIBLE, h.last, taken) for will, scene in scenes.items()}
                for guess, will in zip(self.guesses, self.wills, strict=True):
                    if known[will].places:
                        guess[h.name] = self.rng.choices(known[will].places, known[will].odds)[0]
        for n, guess in enumerate(self.guesses):
            if not taken <= set(guess.values()):
                self.odds[n] *= SURPRISE

    def _go(self, scenes: dict[str, Scene], h: Hijacker, taken: set[str]) -> None:
        """15.4, 15.11 Moves a hidden hijacker on from his place in each guess, or weighs that he has shown himself."""
        known: dict[tuple[str, str, bool], Ways] = {}
        for n, (guess, will) in enumerate(zip(self.guesses, self.wills, strict=True)):
            start, scene = guess.get(h.name), scenes[will]
            tokens = scene.state.passengers
            if not start or (start in tokens and not tokens[start].square):
                continue
            other = any(place in tokens for name, place in guess.items() if name != h.name)
            if (will, start, other) not in known:
                known[will, start, other] = self._ways(scene, h, HIDDEN, start, taken, blends=not other)
            ways = known[will, start, other]
            self.odds[n] *= max(SURPRISE, 1 - ways.unseen if h.status == VISIBLE else ways.unseen)
            if ways.places and h.status != VISIBLE:
                guess[h.name] = self.rng.choices(ways.places, ways.odds)[0]

    def _ways(self, scene: Scene, h: Hijacker, state: str, start: str, taken: set[str], *, blends: bool = True) -> Ways:
        """Returns where a player might have taken this hijacker from a place, counting only actions that agree with what was seen."""
        man, mind = scene.state.hijackers[h.name], self.men_of(scene)
        if start in scene.ground.bit:
            man.state, man.square = state, start
        else:
            man.state, man.token = BLENDED, start
        deeds = [Deed(0.0, "-", "-"), *(() if mind.style.idle else mind.deeds(scene, man))]
        man.state, man.square, man.token = DEAD, "", ""
        bit, found, all = scene.ground.bit, dict[str, float](), 0.0
        numbers = {p: n for n, p in enumerate(scene.state.passengers)}
        for deed in deeds:
            end = start if deed.path == "-" else deed.path.rpartition(",")[2]
            act, _, token = deed.act.partition(".")
            if act == "blend":
                end = token
                if not blends:
                    continue
            often = exp(min(20.0, deed.worth / HASTE))
            all += often
            fits = h.status == VISIBLE or (bit[end] & h.reach if end in bit else h.cover >> numbers[end] & 1)
            if fits and (act in ("-", "blend") or (act == "execute" and end in taken)):
                found[end] = found.get(end, 0.0) + often
        return Ways(list(found), list(found.values()), sum(found.values()) / all)

    def men_of(self, scene: Scene) -> Hijackers:
        """Returns the player whose style a scene is of."""
        return next(mind for mind in self.men.values() if mind.style is scene.style)

    def _compare(self, state: State, h: Hijacker) -> None:
        """Weighs each guess by where a hijacker is, or is not; ``_step_9`` has already accounted for how far he could go."""
        bit, apart, late = state.board.bit, state.board.apart, 4 * (state.turn > self.turn)
        hidden, shown = h.status in (UNSEEN, LOST), h.square if h.status == VISIBLE else h.marker
        for n, guess in enumerate(self.guesses):
            place = guess.get(h.name)
            if not place or (hidden and may_be(state, h, place)):
                continue
            del guess[h.name]
            square = place if place in bit else state.passengers[place].square
            if hidden or not square:
                self.odds[n] *= SURPRISE
            elif shown:
                far = apart[square][shown]
                self.odds[n] *= 1.0 if far <= late else MISSED if far == 1 else SURPRISE

    def _tests(self, state: State) -> None:
        """17.11.3 Weighs tests that found nobody: each speaks a little against everybody blended in a token that it covered (17.15)."""
        vetted = self.vetted | {(state.turn, p.name) for p in state.passengers.values() if p.vetted}
        for _, token in vetted - self.vetted:
            tested = set(tokens_tested(state, token) if state.passengers[token].square else [token])
            for n, guess in enumerate(self.guesses):
                if not tested.isdisjoint(guess.values()):
                    self.odds[n] *= NO_MATCH
        self.vetted = frozenset(vetted)

    def _keep(self, state: State) -> None:
        """Draws the guesses again by their weights; a hijacker without a place in one gets any square that public facts allow."""
        if min(self.odds) < max(self.odds):
            kept = self.rng.choices(range(GUESSES), self.odds, k=GUESSES)
            self.guesses = [dict(self.guesses[n]) for n in kept]
            self.wills = [self.wills[n] for n in kept]
        for h in state.hijackers.values():
            if h.status in (UNSEEN, LOST) and h.reach:
                self._anywhere(h.name, state.board.names(h.reach))

    def _anywhere(self, name: str, squares: Iterable[str]) -> None:
        choices = list(squares)
        for guess in self.guesses:
            if name not in guess:
                guess[name] = self.rng.choice(choices)


def _as_seen(state: State, shown: set[str]) -> State:
    """Returns the state of the last step 9 as far as it can still be seen: nobody who was out of sight, no passengers in turn 1 (5.5)."""
    seen = state.clone()
    for h in seen.hijackers.values():
        if h.status in OUT_OF_SIGHT or h.name in shown:
            h.state, h.square = DEAD, ""
    for p in seen.passengers.values() if state.turn == 2 else ():
        p.square = ""
    return seen


def may_be(state: State, h: Hijacker, place: str) -> bool:
    """26.2.1, 17.1 Returns whether a hijacker out of sight may be on a square, in a token, or gone with one."""
    if place in state.board.bit:
        return bool(state.board.bit[place] & h.reach)
    return state.passengers[place].left or bool(h.cover >> list(state.passengers).index(place) & 1)
