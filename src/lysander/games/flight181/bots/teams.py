"""Play of the Teams without lookahead: every answer is weighed by public facts alone (26.1, 26.4).

A team's action is planned whole when it is named; its parts are answered as they are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from ....core.ask import Ask
from ..aim import aimed
from ..moves import OUT, PICK
from ..state import BODY, LOST, OUT_OF_SIGHT, REMOVED, RESERVE, SERIOUS, UNSEEN, VISIBLE, State, Team
from . import escort
from .ground import ground, path_to, reachable
from .player import Player
from .worth import AIMED_STRAY, BLENDED_CHANCE, POSSUM_CHANCE, Suspect, crowd, faces, menace, suspects, wounded

STAYING = 8  # 19.3 factor of the worth of control if tokens aboard at the end count for nothing
PROVEN = 0.5  # 16.7 the game goes on though all are down
ENDS = ("1", "7", "13")  # stations of the doors: front, overwing, aft


@dataclass(frozen=True)
class Style:
    """The weights of a player of the Teams, in points. ``first_by`` is how often the first team enters at each end if it is the only one of its turn
    (13.4), so that Hijackers cannot wait for it there; empty if that is weighed like all else. ``noise`` blurs every weight.
    """

    found: float = 1.1
    near: float = 0.02
    first_by: tuple[float, ...] = (0.5, 0.15, 0.35)
    control: float = 0.1
    cover: float = 0.15
    exits: float = 0.25
    carry: float = 1.0
    crowding: float = 0.25
    aisle: float = 5.0
    wild: bool = True
    vets: float = 1.0
    noise: float = 0.0


class Plan(NamedTuple):
    """A team's action: its worth, where it enters, whether it controls, its operations."""

    worth: float
    door: str
    control: str
    moves: str

    def parts(self, name: str) -> dict[str, str]:
        """Returns the answers to the questions for the parts of this team's action."""
        enter = {f"enter:{name}": self.door} if self.door else {}
        return enter | {f"control:{name}": self.control, f"move:{name}": self.moves}


class Scene:
    """The facts of the position that planning one action needs again and again."""

    def __init__(self, state: State, style: Style, team: Team, suspects: list[Suspect]) -> None:
        self.state, self.style, self.team = state, style, team
        self.ground = ground(state.board)
        self.prize = prize(state)
        self.tokens = crowd(state) or _expected(state)
        self.hurt = wounded(state)
        self.men = [h.square for h in state.hijackers.values() if h.status == VISIBLE]
        self.suspects = suspects
        self.counts = state.counts()
        self.may_control = state.turn > 1 and bool(state.passengers_aboard())
        self.searching = any(h.marker == team.square for h in state.hijackers.values())
        self.guarded, self.led = self._guard()
        self.places: dict[str, tuple[float, float]] = {}
        self.stands: dict[tuple[str, bool, bool], float] = {}

    def _guard(self) -> tuple[dict[str, float], dict[str, float]]:
        """Returns for each square the worth of guarding tokens and doors that no other team is near, and of controlling the tokens around it."""
        style, around = self.style, self.state.board.around
        others = [t for t in self.state.teams.values() if t is not self.team and t.square not in (RESERVE, REMOVED)]
        covered = frozenset().union(*(around[t.square] for t in others))
        held = frozenset().union(*(around[t.square] for t in others if t.control))
        guarded = dict.fromkeys(around, 0.0)
        led = dict.fromkeys(around, 0.0)
        things = [(s, style.cover * n) for s, n in self.tokens.items() if s not in covered]
        things += [(e, style.exits) for e in self.state.board.exits if e not in covered]
        for square, worth in things:
            for s in around[square]:
                guarded[s] += worth
        for square, n in self.tokens.items() if self.may_control else ():
            if square not in held:
                for s in around[square]:
                    led[s] += style.control * n * (1 if self.state.rules.walk_off else STAYING)
        return guarded, led

    def place(self, square: str) -> tuple[float, float]:
        """Returns the worth of a square whatever is done there, and how many hidden hijackers are likely to be discovered from it (7.5)."""
        if square in self.places:
            return self.places[square]
        board, near = self.state.board, self.style.near
        station, bits = 10 * self.ground.stations[board.index[square]], board.near_bits[square]
        found, worth = 0.0, self.guarded[square]
        for _, chance, reach, count, middle in self.suspects:
            found += chance * (reach & bits).bit_count() / count
            worth -= near * chance * abs(station - middle) / 10
        apart = board.apart[square]
        for at in self.men:
            worth -= near * apart[at]
        if self.counts.get(square, 0) - (square == self.team.square) >= 2:
            worth -= self.style.crowding
        self.places[square] = worth, found
        return worth, found

    def stand(self, square: str, *, control: bool, carries: bool) -> float:
        """Returns the worth of ending on a square, by what can be fired at, discovered and guarded from there."""
        key = (square, control, carries)
        if key in self.stands:
            return self.stands[key]
        worth, found = self.place(square)
        shot = self.shot(square, self.ground.bit[square], control=control, carries=carries) if self.men else 0.0
        if found:
            hit = faces(self.state, self.team, True, not control and self.style.wild, control, square in self.hurt, carries) / 6
            gain = self.style.found * (hit + 0.2) * self.prize
            worth += found * (gain if gain > shot else 0.2 * gain)
        self.stands[key] = worth = worth + shot + (self.led[square] if control else 0.0)
        return worth

    def shot(self, square: str, bit: int, *, control: bool, carries: bool) -> float:
        """10 Returns the worth of the best shot from a square at a visible hijacker."""
        best = 0.0
        for at in self.men:
            if self.ground.shot[at] & bit:
                near = bool(self.state.board.near_bits[square] & self.ground.bit[at])
                between = sum(self.tokens.get(s, 0) for s in self.state.board.routes[square, at] if s != at)
                tangled = square in self.hurt
                if between <= 2:
                    best = max(best, faces(self.state, self.team, near, False, control, tangled, carries) / 6 * self.prize)
                if not control and self.style.wild and not self.team.mark:
                    hit = faces(self.state, self.team, near, True, False, tangled, carries) / 6
                    stray = AIMED_STRAY if between or at in self.tokens else 0.0
                    best = max(best, hit * self.prize - (1 - hit) * stray)
        return best


def prize(state: State) -> float:
    """Returns the worth of taking a hijacker out. Where tokens still aboard never count (19.3), the last hijacker is worth less."""
    worth = menace(state)
    if not state.rules.walk_off and sum(h.status in (VISIBLE, UNSEEN, LOST) for h in state.hijackers.values()) < 2:
        worth -= state.rules.points["left"] * len(state.passengers_aboard())
    return worth


def _nobody_in(state: State) -> bool:
    """Whether all teams are still in reserve."""
    return all(t.square == RESERVE for t in state.teams.values())


def _expected(state: State) -> dict[str, int]:
    """Returns where tokens will be: by the scenario, or on any cabin seat."""
    if state.turn > 1:
        return {}
    found: dict[str, int] = {}
    for s in state.rules.scenario.passengers if not state.rules.scenario.open else state.board.cabin_seats:
        found[s] = found.get(s, 0) + 1
    return found


class Teams(Player[Style]):
    """Answers for seats of the Teams; ``suspects`` says where hijackers may be."""

    def __init__(self, rng: Random, style: Style = Style(), suspects: Callable[[State], list[Suspect]] = suspects) -> None:
        super().__init__(rng, style)
        self.suspects = suspects

    def _next_team(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        plans = {name: self.best(state, name) for name in self.named(state, ask)}
        if not plans:
            return {"-": 0.0}
        name = max(plans, key=lambda n: plans[n].worth)
        self.plan = plans[name].parts(name)
        return {n: p.worth for n, p in plans.items()}

    def named(self, state: State, ask: Ask) -> list[str]:
        """Returns the teams worth naming now; of three in reserve one will do."""
        names = [name for name in ask.domain.options if name != "-"]  # type: ignore[attr-defined]
        return names[:1] if _nobody_in(state) else names

    def best(self, state: State, name: str) -> Plan:
        """Returns the best action of a team."""
        return max(self.plans(state, name), key=lambda p: p.worth)

    def plans(self, state: State, name: str) -> list[Plan]:
        """Returns actions worth considering, in no order."""
        team = state.teams[name]
        scene = Scene(state, self.style, team, self.suspects(state))
        if team.square == RESERVE:
            doors = self._first_doors(state) or [e for e in state.board.exits if scene.counts.get(e, 0) < state.rules.room]
            return [p for e in doors for p in self._from(scene, e, e, state.rules.team_points - 1)] or [Plan(0.0, "-", "", "-")]
        return self._from(scene, team.square, "", state.rules.team_points)

    def _first_doors(self, state: State) -> list[str]:
        """3.6, 13.4 Returns exits for the one team that enters in turn 1, mixed by the player's dice so that it is not expected there; else none."""
        if not (self.style.first_by and state.rules.scenario.most == 1 and _nobody_in(state)):
            return []
        end = self.rng.choices(ENDS, self.style.first_by)[0]
        return [e for e in state.board.exits if e[1:] == end]

    def _from(self, scene: Scene, start: str, door: str, points: int) -> list[Plan]:
        answers = ("yes", "no") if scene.may_control else ("no",)
        found = []
        for moves, square, carries, extra in self._moves(scene, start, points):
            for control in answers:
                worth = extra + scene.stand(square, control=control == "yes", carries=carries)
                if moves == "-" and not door and scene.searching:
                    worth += POSSUM_CHANCE * scene.prize
                if self.style.noise:
                    worth += self.style.noise * self.rng.random()
                found.append(Plan(worth, door, control, moves))
        return found

    def _moves(self, scene: Scene, start: str, points: int) -> Iterator[tuple[str, str, bool, float]]:
        """13.5 Yields operations, the square where they end, whether a token is carried then, and the gain for the tokens."""
        state, team, board = scene.state, scene.team, scene.state.board
        counts = dict(scene.counts)
        if team.square in counts:
            counts[team.square] -= 1
        free = reachable(state, start, points, counts)
        if team.carries:
            yield from self._carried(scene, free, points, state.casualty(team.carries))
            return
        for square in free:
            yield ",".join(path_to(free, square)) or "-", square, False, 0.0
        for c in state.casualties if self.style.carry else ():
            if c.kind == BODY or c.place not in board.index:
                continue
            beside = [s for s in (*board.adjacent(c.place), c.place) if s in free]
            if not beside:
                continue
            at = min(beside, key=lambda s: board.apart[start][s])
            left = points - board.apart[start][at] - 1
            if left >= 0:
                yield from self._on(scene, counts, [*path_to(free, at), f"{PICK}{c.name}/{c.place}"], at, left, c)

    def _carried(self, scene: Scene, free: Mapping[str, str], points: int, c: Any) -> Iterator[tuple[str, str, bool, float]]:
        apart, start, exits = scene.state.board.apart, scene.team.square, scene.state.board.exits
        yield "-", start, True, 0.0
        for square in free:
            if square in exits and apart[start][square] < points:
                yield ",".join([*path_to(free, square), OUT]), square, False, self._saved(c, 1.0)
            elif square != start:
                closer = scene.ground.to_exit[start] - scene.ground.to_exit[square]
                yield ",".join(path_to(free, square)), square, True, self._saved(c, 0.1 * closer)

    def _on(self, scene: Scene, counts: Mapping[str, int], done: list[str], at: str, left: int, c: Any) -> Iterator[tuple[str, str, bool, float]]:
        """Yields the ways on to the nearest door with a token just picked up."""
        board = scene.state.board
        free = reachable(scene.state, at, left, counts)
        square = min(free, key=lambda s: (scene.ground.to_exit[s], board.apart[at][s]))
        path = path_to(free, square)
        if square in board.exits and len(path) < left:
            yield ",".join([*done, *path, OUT]), square, False, self._saved(c, 1.0)
        else:
            yield ",".join([*done, *path]), square, True, self._saved(c, 0.55 - 0.05 * scene.ground.to_exit[square])

    def _saved(self, c: Any, share: float) -> float:
        """Returns the worth of a share of an evacuation: no execution (15.8), no serious token grown late (18.2)."""
        full = 1.5 + (0.8 if c.kind == SERIOUS and not c.late else 0.0)
        return self.style.carry * share * full

    # questions inside an action, where nothing is planned

    def _enter(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        plans = self.plans(state, name)
        found: dict[str, float] = {}
        for p in plans:
            found[p.door] = max(found.get(p.door, p.worth), p.worth)
        return found

    def _control(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        plans = self.plans(state, name)
        return {c: max((p.worth for p in plans if p.control == c), default=0.0) for c in ("yes", "no")}

    def _move(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        team = state.teams[name]
        scene = Scene(state, self.style, team, self.suspects(state))
        plans = self._from(scene, team.square, "", ask.facts.get("points", state.rules.team_points))
        wanted = "yes" if team.control else "no"
        return {p.moves: p.worth for p in plans if p.control == wanted}

    def _vet(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        """17.8 Weighs vetting against the shot of this action."""
        team = state.teams[name]
        scene = Scene(state, self.style, team, self.suspects(state))
        lost = scene.shot(team.square, scene.ground.bit[team.square], control=team.control, carries=bool(team.carries))
        tokens = [o for o in ask.domain.options if o != "-"]  # type: ignore[attr-defined]
        token = max(tokens, key=lambda p: self._hides(state, p))
        return {"-": lost + 0.01, token: self.style.vets * self._test_worth(state)}

    def _hides(self, state: State, token: str) -> int:
        n = list(state.passengers).index(token)
        return sum(h.cover >> n & 1 for h in state.hijackers.values())

    def _test_worth(self, state: State) -> float:
        """17.11 Returns the worth of one chance in three to catch the blended hijacker."""
        chance = BLENDED_CHANCE if any(h.cover and h.status in OUT_OF_SIGHT for h in state.hijackers.values()) else 0.02
        return chance / 3 * (3 + 0.5 * menace(state)) + 0.03

    def _vet_passing(self, state: State, ask: Ask, token: str) -> dict[str, float]:
        """17.9 Weighs vetting in step 8 against the shot of the next turn."""
        likely = self._hides(state, token) > 0
        cost = 0.6 * menace(state) * min(1, len(state.visible())) + 0.25
        teams = [o for o in ask.domain.options if o != "-"]  # type: ignore[attr-defined]
        return {"-": cost, teams[0]: self.style.vets * self._test_worth(state) if likely else 0.0}

    def _card(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        return {str(1 + int(3 * self.rng.random())): 1 / 3}

    def _act(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        found = self._shots(state, state.teams[name], ask.domain)
        if "search" in found:
            others = any(h.status in (VISIBLE, UNSEEN, LOST) for h in state.hijackers.values())
            found["search"] = POSSUM_CHANCE * menace(state) + (0.0 if others else PROVEN)
        return found

    def _retaliate(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        return self._shots(state, state.teams[name], ask.domain)

    def _shots(self, state: State, team: Team, domain: Any) -> dict[str, float]:
        found = dict.fromkeys(domain.others, 0.0)
        worth = prize(state)
        for value in domain.legal:
            hijacker, _, kind = value.partition(".")
            if kind == "u" and not self.style.wild:
                continue
            aim = aimed(state, team, hijacker, kind)
            hit = sum(aim.hits(face) for face in range(1, 7)) / 6
            found[value] = hit * worth - (1 - hit) * (AIMED_STRAY if aim.risk else 0.0)
        return found

    def _burst_beside(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        tokens = crowd(state)
        men = {h.square for h in state.hijackers.values() if h.status == VISIBLE}
        return {s: (1.0 if s in men else 0.0) - tokens.get(s, 0) for s in ask.domain.options}  # type: ignore[attr-defined]

    def _move_passenger(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        return escort.next_move(state, self.style.aisle)
