"""Play of the Hijackers without lookahead: they know where everybody is, and weigh what an action costs the Teams against what it costs them.

An action is planned whole when a hijacker is named; its parts are answered as they are asked. Mixed strategies use the player's own dice.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ....core.ask import Ask
from ..ch07_hidden import looked_at
from ..rules import ACTION, ENTERED, EXCHANGE, PASSED
from ..state import BLENDED, HIDDEN, POSSUM, REMOVED, RESERVE, VISIBLE, Hijacker, State, Team
from .ground import ground, path_to, reachable
from .player import Player
from .setups import herd, herd_around, set_up
from .weights import HIJACK, Hijack
from .worth import TEAM_HIT, crowd, fires, menace, wounded

UNFOUND = {"anywhere": 0.8, "near": 1.0, "token": 1.0}
"""17.12, 17.15 How much surer an escape is where a test shows fewer tokens."""
LOOKS = {"end": 7.0, PASSED: 10.0, ENTERED: 4.0, ACTION: 7.0}
"""7.5, 7.6, 7.10 How many squares a team is likely to look at in an action."""
AGAIN = 0.25  # 8.13 chance that a retaliation hits whom the act of the team would have missed
BEYOND = 10  # squares by which a hidden hijacker's reach grows in a turn


class Deed(NamedTuple):
    """A hijacker's action: its worth, its path, its deed."""

    worth: float
    path: str
    act: str

    def parts(self, name: str) -> dict[str, str]:
        """Returns the answers to the questions for the parts of this action."""
        return {f"hijacker-move:{name}": self.path, f"hijacker-act:{name}": self.act}


class Scene:
    """The facts of the position that planning one hijacker's action needs again and again."""

    def __init__(self, state: State, style: Hijack) -> None:
        self.state, self.style = state, style
        self.ground = g = ground(state.board)
        self.tokens = crowd(state)
        self.fires = fires(state, self.tokens, style.fire)
        self.hurt = wounded(state)
        self.counts = state.counts()
        self.menace = menace(state)
        self.lives: dict[str, float] = {}
        self.teams = [t for t in state.teams.values() if t.square not in (RESERVE, REMOVED)]
        self.reserve = sum(t.square == RESERVE for t in state.teams.values())
        self.seen = 0
        for t in self.teams:
            self.seen |= g.sight[t.square]
        self.near = looked_at(state)
        self.visible = sum(h.state == VISIBLE for h in state.hijackers.values())
        self.may_blend = state.turn > 1 and not state.barred and not any(h.state == BLENDED for h in state.hijackers.values())

    def shot_down(self, square: str, visible: int) -> float:
        """Returns the chance that a visible hijacker on a square is hit in the next turn, as far as the player sees it."""
        apart, side = self.state.board.apart, square[0] != "A"
        miss, share = 1 - 0.1 * self.reserve, 1.0 / max(1.0, 0.75 * visible)
        for t in self.teams:
            far = apart[t.square][square]
            hit = 0.78 if far <= 5 else 0.55 if far <= 8 and not side else 0.3 if far <= 9 else 0.08
            miss *= 1 - hit * share * (0.85 if t.wounds else 1.0)
        return self.style.wary * (1 - miss)

    def found(self, square: str, h: Hijacker) -> float:
        """Returns the chance that a hidden hijacker on a square is discovered and hit in the next turn."""
        apart = self.state.board.apart
        look = LOOKS[self.state.rules.sweep]
        narrow = min(0.85, look / (h.reach.bit_count() + (BEYOND if h.status != "down" else 30)))
        free = 1.0
        for t in self.teams:
            free *= 1 - narrow * (1.0 if apart[t.square][square] <= 5 else 0.1)
        return (0.75 if self.state.rules.sweep != ACTION else 0.4) * (1 - free)

    def life(self, square: str) -> float:
        """Returns the worth of a living hijacker on a square; it grows with the people within his next action."""
        if square not in self.lives:
            self.lives[square] = self._life(square)
        return self.lives[square]

    def _life(self, square: str) -> float:
        apart = self.state.board.apart[square]
        close = sum(n for s, n in self.tokens.items() if apart[s] <= 7)
        hurt = sum(v for s, v in self.hurt.items() if apart[s] <= 4)
        return self.style.life * self.menace * (0.6 + 0.04 * close) + 0.3 * hurt + self.style.shield * self._shield(square)

    def _shield(self, square: str) -> int:
        """10.5, 10.11 Returns how many passenger tokens, at most three, are on a square and between it and the nearest team."""
        if not self.style.shield:
            return 0
        apart = self.state.board.apart[square]
        way = self.state.board.routes[square, min((t.square for t in self.teams), key=lambda s: apart[s])] if self.teams else ()
        return min(3, sum(self.tokens.get(s, 0) for s in (square, *way[:-1])))


class Hijackers(Player[Hijack]):
    """Answers for the seat of the Hijackers."""

    def __init__(self, rng: Random, style: Hijack = HIJACK) -> None:
        super().__init__(rng, style)

    # set-up

    def _setup_hijackers(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        """3.2 Weighs set-ups: one of some ways to spread out, each hijacker at random within it, where the scenario allows it."""
        return {",".join(set_up(state, self.rng, self.style.shapes)): 0.0}

    def _setup_passengers(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        """3.3 Weighs set-ups of passengers: close together, because a shot hits two squares, and in two places, because one is soon guarded."""
        men = [h.square for h in state.hijackers.values() if h.square]
        value = herd_around(state.board.apart, men, self.rng) if self.style.shield and men else herd(self.rng)
        return {value: 0.0} if ask.domain.why_not(value) is None else {}

    # step 1

    def _ambush(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        """8 Weighs ambushes: the chance to hurt a team against the risk of being visible."""
        found = {"-": 0.0}
        if self.style.idle:
            return found
        scene = Scene(state, self.style)
        pairs: list[tuple[float, str]] = []
        for name, teams in ask.domain.targets().items():  # type: ignore[attr-defined]
            h = state.hijackers[name]
            for target in teams:
                worth = self._ambush_worth(scene, h, target)
                found[f"{name}>{target}"] = worth
                pairs.append((worth, f"{name}>{target}"))
        good: dict[str, str] = {}
        for worth, pair in sorted(pairs, reverse=True):
            if worth > 0:
                good.setdefault(pair[:2], pair)
        if len(good) > 1:
            found[",".join(good.values())] = sum(found[p] for p in good.values())
        return found

    def _ambush_worth(self, scene: Scene, h: Hijacker, target: str) -> float:
        state, team = scene.state, scene.state.teams[target]
        near = team.square in state.board.near[h.square]
        hit = 1 / 2 if near else 1 / 3
        harm = hit * (TEAM_HIT + (0.5 if team.wounds == 2 else 0.0) * 3) * self.style.bold
        if h.state == VISIBLE:
            return harm - self._answered(scene, h, team) + self._blur()
        again = 0.5
        hidden = 0.02 if h.state == POSSUM else scene.found(h.square, h)
        worse = min(1.0, scene.shot_down(h.square, scene.visible + 1) + 0.3 * again) - hidden
        return harm - max(0.0, worse) * scene.life(h.square) + self._blur()

    def _answered(self, scene: Scene, h: Hijacker, team: Team) -> float:
        """8.12, 8.13 Returns what the answer to an ambush at once costs: a shot of its own, or none that would not be fired anyway."""
        return AGAIN * scene.life(h.square) if scene.state.rules.reaction == EXCHANGE else 0.0

    # step 9

    def _next_hijacker(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        gains: dict[str, float] = {"-": 0.0}
        best, name = Deed(0.0, "-", "-"), "-"
        scene = Scene(state, self.style)
        for h in state.hijackers.values():
            if h.at_large and not h.acted and not self.style.idle:
                deed = self.best(scene, h)
                gains[h.name] = deed.worth
                if deed.worth > best.worth:
                    best, name = deed, h.name
        if name != "-":
            self.plan = best.parts(name)
        return gains

    def best(self, scene: Scene, h: Hijacker) -> Deed:
        """Returns his best action, with its worth above doing nothing."""
        return max(self.deeds(scene, h), key=lambda d: d.worth)

    def deeds(self, scene: Scene, h: Hijacker) -> list[Deed]:
        """Returns actions worth considering: for each square the best shot, an execution, blending, hiding."""
        state, g = scene.state, scene.ground
        start = state.passengers[h.token].square if h.state == BLENDED else h.square
        counts = scene.counts
        if h.state == VISIBLE:
            counts = {**counts, start: counts[start] - 1}
        free = reachable(state, start, state.rules.hijacker_points, counts)
        idle = self._idle(scene, h, start)
        found = []
        others = scene.visible - (h.state == VISIBLE)
        teams = {t.square for t in scene.teams}
        for square in free:
            bit = g.bit[square]
            path = path_to(free, square)
            way = ",".join(path) or "-"
            life = scene.life(square)
            exposed = scene.shot_down(square, others + 1)
            as_seen = life * (1 - exposed)
            fire = next(((worth, value) for worth, value, mask in scene.fires if mask & bit), None)
            if fire:
                found.append(Deed(fire[0] + as_seen - idle + self._blur(), way, fire[1]))
            hides = not scene.seen & bit if h.state == VISIBLE else not scene.near & bit and teams.isdisjoint(path)
            as_hidden = life * (1 - scene.found(square, h))
            calm = as_hidden if hides else as_seen
            if square in scene.hurt and self.style.executes:
                shown = bool(scene.seen & bit) or not hides
                found.append(Deed(scene.hurt[square] + (as_seen if shown else as_hidden) - idle + self._blur(), way, "execute"))
            elif path:
                found.append(Deed(calm - idle + self._blur(), way, "-"))
            if scene.may_blend and self.style.blends and hides and h.state != VISIBLE and square in scene.tokens:
                for p in state.passengers.values():
                    if p.square == square and not p.cleared:
                        found.append(Deed(self._blended(scene, p.square) - idle + self._bluff(), way, f"blend.{p.name}"))
        return found or [Deed(0.0, "-", "-")]

    def _idle(self, scene: Scene, h: Hijacker, start: str) -> float:
        """Returns the worth of leaving him as he is."""
        if h.state == BLENDED:
            return self._blended(scene, start)
        if h.state == POSSUM:
            return scene.life(start) * (0.95 if scene.tokens or scene.hurt else 0.5)
        if h.state == VISIBLE:
            return scene.life(start) * (1 - scene.shot_down(start, scene.visible))
        return scene.life(start) * (1 - scene.found(start, h))

    def _blended(self, scene: Scene, square: str) -> float:
        """17.7 Returns the worth of blending: an escape, if no vetting catches him in time, or breaking cover later."""
        points = -scene.state.rules.points["escaped"]
        return self.style.escape * UNFOUND[scene.state.rules.vet_scope] * points + 0.1 * scene.menace

    def _hijacker_move(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        found: dict[str, float] = {}
        for deed in self.deeds(Scene(state, self.style), state.hijackers[name]):
            found[deed.path] = max(found.get(deed.path, deed.worth), deed.worth)
        return found

    def _hijacker_act(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        h, domain, scene = state.hijackers[name], ask.domain, Scene(state, self.style)
        life = scene.life(h.square)
        shown, hidden = 1 - scene.shot_down(h.square, scene.visible + (h.state != VISIBLE)), 1 - scene.found(h.square, h)
        after = {answer: life * (shown if state == VISIBLE else hidden) for answer, state in domain.becomes.items()}  # type: ignore[attr-defined]
        found = {"-": after["-"]}
        if domain.execute:  # type: ignore[attr-defined]
            found["execute"] = scene.hurt.get(h.square, 0.0) + after["execute"]
        for token in domain.blend if self.style.blends else ():  # type: ignore[attr-defined]
            found[f"blend.{token}"] = self._blended(scene, h.square) + self._bluff()
        bit = scene.ground.bit[h.square]
        fire = next(((worth, value) for worth, value, mask in scene.fires if mask & bit), None)
        if fire:
            found[fire[1]] = fire[0] + life * shown
        return found

    def _overflow(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        """6.13 Weighs squares for an overflowing token: where one of the Hijackers reaches it soonest."""
        apart = state.board.apart
        men = [h.square for h in state.hijackers.values() if h.state in (HIDDEN, VISIBLE, POSSUM) and h.square]
        return {s: -float(min([apart[m][s] for m in men], default=0)) for s in ask.domain.options}  # type: ignore[attr-defined]

    def _bluff(self) -> float:
        return self.style.bluff * (self.rng.random() - 0.5)

    def _blur(self) -> float:
        return self.style.noise * self.rng.random()
