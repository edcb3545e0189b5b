"""Play of the Teams without lookahead: every answer is weighed by public facts alone (26.1, 26.4).

A team's action is planned whole when it is named; its parts are answered as they are asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from ....core.ask import Ask
from ..aim import aimed
from ..ch17_vetting import tokens_tested
from ..moves import OUT, PICK
from ..state import BODY, RESERVE, SERIOUS, VISIBLE, State, Team
from . import escort
from .ground import path_to, reachable
from .player import Player
from .scene import Scene, ease, prize
from .vetting import Guess, hiders, hunt, likeliest, test_worth
from .watch import Watch
from .weights import RESCUE, Rescue
from .worth import AIMED_STRAY, Suspect, crowd, fallen, menace

TO_SEE = 0.01  # a search that costs nothing else is worth more than nothing
ENDS = ("1", "7", "13")  # stations of the doors: front, overwing, aft


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


def _nobody_in(state: State) -> bool:
    """Whether all teams are still in reserve."""
    return all(t.square == RESERVE for t in state.teams.values())


class Teams(Player[Rescue]):
    """Answers for seats of the Teams; they suspect by their ``belief``, or by public facts and what they remember."""

    def __init__(self, rng: Random, style: Rescue = RESCUE, belief: Guess | None = None) -> None:
        super().__init__(rng, style)
        self.belief = belief
        self.watch = Watch()
        self.suspects = belief.suspects if belief else self._watched

    def _watched(self, state: State) -> list[Suspect]:
        """Returns suspects by public facts, and by where the teams have looked when it is quiet."""
        self.watch.see(state)
        return self.watch.suspects(state, ease(self.style, state))

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
        found, near, index = [], scene.state.rules.looks_near, scene.state.board.index
        tests = hunt(scene.state, scene.team, self.belief, self.style.vets)
        for moves, square, carries, extra in self._moves(scene, start, points):
            entered = [w for w in ([door, *moves.split(",")] if door else moves.split(",")) if w in index] if scene.by_way else []
            for control in answers:
                worth = extra + scene.stand(square, entered, control=control == "yes", carries=carries)
                if moves == "-" and not door and square in scene.lying:
                    worth += scene.lying[square] * (2 * self.style.approach * scene.pull if scene.pull else 1.0)
                elif moves == "-" and not door and not near:
                    worth += scene.search(square)
                if moves != "-" or door:
                    worth += tests.get(square, 0.0)
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
        token = likeliest(state, tokens)
        return {"-": lost + 0.01, token: self.style.vets * test_worth(state, token, self.belief)}

    def _vet_passing(self, state: State, ask: Ask, token: str) -> dict[str, float]:
        """17.9 Weighs vetting in step 8 against the shot of the next turn."""
        likely = any(map(hiders(state).get, tokens_tested(state, token)))
        cost = 0.6 * menace(state) * min(1, len(state.visible())) + 0.25
        teams = [o for o in ask.domain.options if o != "-"]  # type: ignore[attr-defined]
        return {"-": cost, teams[0]: self.style.vets * test_worth(state, token, self.belief) if likely else 0.0}

    def _card(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        return {str(1 + int(3 * self.rng.random())): 1 / 3}

    def _act(self, state: State, ask: Ask, name: str) -> dict[str, float]:
        found = self._shots(state, state.teams[name], ask.domain)
        if "search" in found:
            square = state.teams[name].square
            found["search"] = sum(c for h, c in fallen(state).items() if state.hijackers[h].marker == square) * prize(state)
            if not state.rules.looks_near:
                scene = Scene(state, self.style, state.teams[name], self.suspects(state))
                found["search"] += scene.search(square) - scene.lying.get(square, 0.0) + TO_SEE
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
            found[value] = hit * worth - (1 - hit) * (self.style.stray * AIMED_STRAY if aim.risk else 0.0)
        return found

    def _burst_beside(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        tokens = crowd(state)
        men = {h.square for h in state.hijackers.values() if h.status == VISIBLE}
        return {s: (1.0 if s in men else 0.0) - tokens.get(s, 0) for s in ask.domain.options}  # type: ignore[attr-defined]

    def _move_passenger(self, state: State, ask: Ask, _: str) -> dict[str, float]:
        return escort.next_move(state, self.style.aisle, ease(self.style, state))
