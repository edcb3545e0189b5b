"""13.5 to 13.8 The operations of a team: steps, picking up, putting down, evacuating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from ...core.ask import Json, Refusal, Rng
from .domains import LISTED, words
from .state import State, Team

DOWN, OUT, PICK = "dn", "out", "+"
MOST_WORDS = 12


class Stand(msgspec.Struct, frozen=True, gc=False):
    """A team in the middle of its operations: square, token carried, points left; ``floor`` are tokens moved so far: name and square or ``o``."""

    square: str
    carries: str
    left: int
    floor: tuple[tuple[str, str], ...]


class TeamMoves:
    """13.5 The answers ``A1,A2,+w1/A3,A1,L1,out``: operations in order, ``-`` for none."""

    __slots__ = ("_floor", "counts", "first", "points", "start", "state", "team")

    def __init__(self, state: State, team: Team, points: int) -> None:
        self.state = state
        self.team = team
        self.points = points
        self.counts = state.crowd.copy()
        self.counts[team.square] -= 1
        self._floor: dict[str, str] | None = None
        carried = state.casualty(team.carries).name if team.carries else ""
        self.start = Stand(team.square, carried, points, ())
        self.first = self.options(self.start)

    @property
    def floor(self) -> dict[str, str]:
        """Returns the squares of the tokens on a floor, and of the one that the team carries."""
        if self._floor is None:
            index, carries = self.state.rules.board.index, self.team.carries
            self._floor = {c.name: c.place for c in self.state.casualties if c.place in index or c.n == carries}
        return self._floor

    def room(self, at: Stand, square: str) -> int:
        """6.2 Returns how many pieces still fit on a square; the team itself is not counted."""
        count = self.counts[square]
        if at.floor:
            count += sum((to == square) - (self.floor.get(token) == square) for token, to in at.floor)
        return self.state.rules.room - count

    def lying(self, at: Stand, token: str) -> str:
        """Returns the square on whose floor a token lies; empty if it lies on none."""
        place = dict(at.floor).get(token, self.floor.get(token, ""))
        return place if place in self.state.board.index else ""

    def _moved(self, at: Stand, token: str, to: str) -> tuple[tuple[str, str], ...]:
        """Returns ``floor`` with one token moved; a token back where it lay before is not named."""
        return tuple(sorted((t, s) for t, s in {**dict(at.floor), token: to}.items() if self.floor.get(t) != s))

    def options(self, at: Stand) -> list[str]:
        """Returns the operations that are legal next, steps first."""
        if not at.left:
            return [DOWN] if at.carries and self.room(at, at.square) > 1 else []
        rules, counts = self.state.rules, self.counts
        room, beside = rules.room, rules.board.steps[at.square]
        found = [s for s in beside if self.room(at, s) > 0] if at.floor else [s for s in beside if counts[s] < room]
        if at.carries:
            found += [OUT] * (at.square in rules.board.exits) + [DOWN] * (self.room(at, at.square) > 1)
        elif self.state.casualties:
            found += self._pickable(at)
        return found

    def _pickable(self, at: Stand) -> list[str]:
        """13.5 Returns the tokens that can be picked up, on the team's square or an adjacent one."""
        near = self.state.rules.board.near[at.square]
        if at.floor:
            return [f"{PICK}{t}/{s}" for t, s in {**self.floor, **dict(at.floor)}.items() if s in near]
        return [f"{PICK}{c.name}/{c.place}" for c in self.state.casualties if c.place in near]

    def after(self, at: Stand, word: str) -> Stand:
        """Returns the situation after a legal operation."""
        if word in self.state.rules.board.index:
            return Stand(word, at.carries, at.left - 1, at.floor)
        if word == DOWN:
            return Stand(at.square, "", at.left, self._moved(at, at.carries, at.square))
        if word == OUT:
            return Stand(at.square, "", at.left - 1, self._moved(at, at.carries, "o"))
        token = word[1:].partition("/")[0]
        return Stand(at.square, token, at.left - 1, self._moved(at, token, self.team.name))

    def why_not(self, value: Json) -> Refusal | None:
        if value == "-":
            return None
        plan = words(value, 100)
        if plan is None or len(plan) > MOST_WORDS:
            return Refusal("13.5", "malformed")
        at = self.start
        for word in plan:
            if word not in self.options(at):
                return self._why_not(at, word)
            at = self.after(at, word)
        return None

    def _why_not(self, at: Stand, word: str) -> Refusal:
        board = self.state.board
        if word in board.index:
            if word not in board.adjacent(at.square):
                return Refusal("2.4", "not-adjacent", {"square": word})
            return Refusal("6.3", "full", {"square": word}) if self.room(at, word) <= 0 else Refusal("13.5", "points", {"most": self.points})
        if word == DOWN:
            return Refusal("13.5", "full", {"square": at.square}) if at.carries else Refusal("13.5", "carries-none")
        if word == OUT:
            if not at.carries:
                return Refusal("13.5", "carries-none")
            return (
                Refusal("13.5", "no-exit", {"square": at.square})
                if at.square not in board.exits
                else Refusal("13.5", "points", {"most": self.points})
            )
        token, slash, place = word[1:].partition("/")
        if word[:1] != PICK or not slash or token not in {c.name for c in self.state.casualties}:
            return Refusal("13.5", "malformed")
        if at.carries:
            return Refusal("13.6", "carries")
        if self.lying(at, token) != place or place not in (at.square, *board.adjacent(at.square)):
            return Refusal("13.5", "not-here", {"token": token})
        return Refusal("13.5", "points", {"most": self.points})

    def sample(self, rng: Rng) -> Json:
        at, plan = self.start, list[str]()
        while rng.random() < 0.85 and len(plan) < MOST_WORDS and (options := self.options(at) if plan else self.first):
            word = options[int(rng.random() * len(options))]
            plan.append(word)
            at = self.after(at, word)
        return ",".join(plan) or "-"

    def members(self) -> Sequence[Json] | None:
        found = ["-"]
        for plan, _ in self._walk(self.start, ()):
            found.append(",".join(plan))
            if len(found) > LISTED:
                return None
        return found

    def _walk(self, at: Stand, plan: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Stand]]:
        if len(plan) < MOST_WORDS:
            for word in self.options(at):
                step = self.after(at, word)
                yield (*plan, word), step
                yield from self._walk(step, (*plan, word))

    def plans(self) -> dict[Stand, str]:
        """Returns a shortest list of operations for each result on the board; points left over do not distinguish results."""
        best: dict[Stand, str] = {replace(self.start, left=0): "-"}
        layer: dict[Stand, tuple[str, ...]] = {self.start: ()}
        known = set(layer)
        while layer:
            following: dict[Stand, tuple[str, ...]] = {}
            for at, plan in layer.items():
                for word in self.options(at):
                    step = self.after(at, word)
                    if step not in known:
                        known.add(step)
                        following[step] = (*plan, word)
                        best.setdefault(replace(step, left=0), ",".join((*plan, word)))
            layer = following
        return best

    def describe(self) -> dict[str, Json]:
        board = self.state.board
        near = sorted({s for s in board.squares if board.distance(self.start.square, s) <= self.points}, key=board.ranks.__getitem__)
        plans = [
            {
                "value": plan,
                "square": at.square,
                "carries": at.carries,
                "out": [t for t, to in at.floor if to == "o"],
                "put": {t: to for t, to in at.floor if to in board.index},
            }
            for at, plan in self.plans().items()
        ]
        return {
            "type": "moves",
            "team": self.team.name,
            "start": self.start.square,
            "points": self.points,
            "neighbours": {s: list(board.adjacent(s)) for s in near},
            "room": {s: self.room(self.start, s) for s in near},
            "floor": {t: s for t, s in self.floor.items() if s in board.index and any(x in near for x in (s, *board.adjacent(s)))},
            "carries": self.start.carries,
            "exits": list(board.exits),
            "plans": plans,
        }
