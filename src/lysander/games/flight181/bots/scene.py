"""What the Teams' planning of one action needs again and again: the worth of each square, of a shot from it, of what may be found there."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import ACTION, ENTERED, PASSED
from ..state import LOST, REMOVED, RESERVE, UNSEEN, VISIBLE, State, Team
from .ground import ground
from .weights import Rescue
from .worth import AIMED_STRAY, Suspect, crowd, faces, fallen, menace, quiet, wounded

LAST = 0.7  # 19.3 when the last hijacker is out, everybody still aboard walks off
PROVEN = 2.0  # 16.7 the game goes on though all are down: how much more is done to search them
SEARCHED = 0.45  # 16.6.4 share of a hijacker's prize for discovering him by a search: others have to shoot at him
STAYING = 8  # 19.3 factor of the worth of control if tokens aboard at the end count for nothing


def ease(style: Rescue, state: State) -> float:
    """Returns 0 while hijackers show themselves, up to 1 when it has been quiet for long."""
    more = quiet(state) - style.patience
    return min(1.0, max(0.0, more / style.calm)) if style.calm else float(more > 0)


class Scene:
    """The facts of the position that planning one action needs again and again."""

    def __init__(self, state: State, style: Rescue, team: Team, suspects: list[Suspect]) -> None:
        self.state, self.style, self.team = state, style, team
        self.ground = ground(state.board)
        self.prize = prize(state)
        self.tokens = crowd(state) or _expected(state)
        self.hurt = wounded(state)
        self.men = [h.square for h in state.hijackers.values() if h.status == VISIBLE]
        self.suspects = suspects
        self.counts = state.counts()
        self.may_control = state.turn > 1 and bool(state.passengers_aboard())
        self.ease = ease(style, state)
        self.lying = self._lying()
        self.pull = PROVEN if all(h.status not in (VISIBLE, UNSEEN, LOST) for h in state.hijackers.values()) else self.ease
        self.others = {t.square: t.control for t in state.teams.values() if t is not team and t.square not in (RESERVE, REMOVED)}
        self.guarded, self.led = self._guard()
        self.places: dict[str, tuple[float, float]] = {}
        self.stands: dict[tuple[object, ...], float] = {}
        self.by_way = state.rules.sweep in (ENTERED, PASSED)
        self.at_once = state.rules.sweep != ACTION

    def _lying(self) -> dict[str, float]:
        """16.6 Returns for each square with markers the worth of searching them."""
        found: dict[str, float] = {}
        for name, chance in fallen(self.state).items():
            marker = self.state.hijackers[name].marker
            found[marker] = found.get(marker, 0.0) + chance * self.prize * self.style.search
        return found

    def search(self, square: str) -> float:
        """16.6, 16.6.4 Returns the worth of a search: of markers on a square, and of who may be hidden near it where a team finds them so only."""
        worth = self.lying.get(square, 0.0)
        if not self.state.rules.looks_near:
            worth += self.style.found * SEARCHED * self.finds(self.state.board.near_bits[square]) * self.prize
        return worth

    def _guard(self) -> tuple[dict[str, float], dict[str, float]]:
        """Returns for each square the worth of guarding tokens and doors that no other team is near, and of controlling the tokens around it."""
        style, around = self.style, self.state.board.around
        covered = frozenset().union(*(around[s] for s in self.others))
        held = frozenset().union(*(around[s] for s, control in self.others.items() if control))
        guarded = dict.fromkeys(around, 0.0)
        led = dict.fromkeys(around, 0.0)
        things = [(s, style.cover * n) for s, n in self.tokens.items() if s not in covered]
        doors = style.exits * min(1.0, sum(self.tokens.values()) / style.queue)
        things += [(e, doors) for e in self.state.board.exits if e not in covered]
        for square, worth in things:
            for s in around[square]:
                guarded[s] += worth
        for square, n in self.tokens.items() if self.may_control else ():
            if square not in held:
                for s in around[square]:
                    led[s] += style.control * (1 + style.haste * self.ease) * n * (1 if self.state.rules.walk_off else STAYING)
        return guarded, led

    def place(self, square: str) -> tuple[float, float]:
        """Returns the worth of a square whatever is done there, and how many hidden hijackers are likely to be discovered from it (7.5)."""
        if square in self.places:
            return self.places[square]
        board, near = self.state.board, self.style.near
        station, bits = 10 * self.ground.stations[board.index[square]], board.near_bits[square]
        found, worth = self.finds(bits), self.guarded[square]
        for _, chance, _, _, middle in self.suspects:
            worth -= near * chance * abs(station - middle) / 10
        apart = board.apart[square]
        for at in self.men:
            worth -= near * apart[at]
        if self.counts.get(square, 0) - (square == self.team.square) >= 2:
            worth -= self.style.crowding
        if self.pull and self.lying:
            step = self.style.approach
            worth += self.pull * max(value * (1 - step - step * apart[at]) for at, value in self.lying.items())
        if self.tokens and (self.style.together or self.style.pace):
            worth -= self.style.together * min([apart[s] for s in self.others], default=0) + self.style.pace * apart.get(self.team.square, 0)
        self.places[square] = worth, found
        return worth, found

    def finds(self, bits: int) -> float:
        """Returns how many hidden hijackers are likely to be on some squares."""
        return sum([chance * (reach & bits).bit_count() / count for _, chance, reach, count, _ in self.suspects])

    def looks(self, square: str, entered: Sequence[str]) -> int:
        """7.5, 7.6, 7.10 Returns the squares (bits) on which a team discovers who is hidden there, if it enters some and ends on one."""
        board, reading = self.state.board, self.state.rules.sweep
        if reading == ENTERED:
            return board.bits(entered)
        return self._around(entered) if reading == PASSED else board.near_bits[square]

    def _around(self, entered: Sequence[str]) -> int:
        bits = 0
        for square in entered:
            bits |= self.state.board.near_bits[square]
        return bits

    def stand(self, square: str, entered: Sequence[str], *, control: bool, carries: bool) -> float:
        """Returns the worth of ending on a square, by what can be fired at, discovered and guarded from there and on the way."""
        key = (square, control, carries, *entered) if self.by_way else (square, control, carries)
        if key in self.stands:
            return self.stands[key]
        worth, found = self.place(square)
        if self.by_way:
            found = self.finds(self.looks(square, entered))
        shot = self.shot(square, self.ground.bit[square], control=control, carries=carries) if self.men else 0.0
        if found:
            hit = faces(self.state, self.team, True, not control and self.style.wild, control, square in self.hurt, carries) / 6
            gain = self.style.found * ((hit if self.at_once else 0.0) + 0.2) * self.prize
            worth += found * (gain if gain > shot else 0.2 * gain)
        self.stands[key] = worth = worth + shot + (self.led[square] if control else 0.0)
        return worth

    def shot(self, square: str, bit: int, *, control: bool, carries: bool) -> float:
        """10 Returns the worth of the best shot from a square at a visible hijacker."""
        best, style = 0.0, self.style
        for at in self.men:
            if self.ground.shot[at] & bit:
                near = bool(self.state.board.near_bits[square] & self.ground.bit[at])
                between = sum(self.tokens.get(s, 0) for s in self.state.board.routes[square, at] if s != at)
                tangled = square in self.hurt
                rules = self.state.rules
                if between <= rules.between or rules.third_stray:  # 10.5
                    hit = faces(self.state, self.team, near, False, control, tangled, carries) / 6
                    best = max(best, hit * self.prize - (1 - hit) * (style.stray * AIMED_STRAY if between > rules.between else 0.0))
                if not control and style.wild and not self.team.mark:
                    hit = faces(self.state, self.team, near, True, False, tangled, carries) / 6
                    stray = style.stray * AIMED_STRAY if between or at in self.tokens else 0.0
                    best = max(best, hit * self.prize - (1 - hit) * stray)
        return best


def prize(state: State) -> float:
    """Returns the worth of taking a hijacker out. Where tokens still aboard never count (19.3), the last hijacker is worth less."""
    worth = menace(state)
    if sum(h.status in (VISIBLE, UNSEEN, LOST) for h in state.hijackers.values()) < 2:
        worth += LAST if state.rules.walk_off else -state.rules.points["left"] * len(state.passengers_aboard())
    return worth


def _expected(state: State) -> dict[str, int]:
    """Returns where tokens will be: by the scenario, or on any cabin seat."""
    if state.turn > 1:
        return {}
    found: dict[str, int] = {}
    for s in state.rules.scenario.passengers if not state.rules.scenario.open else state.board.cabin_seats:
        found[s] = found.get(s, 0) + 1
    return found
