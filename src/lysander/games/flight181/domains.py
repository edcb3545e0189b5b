"""22.1, 22.2 Domains of answers that are put together: placements (3.2, 3.3), ambushes (8.2), swaps (17.14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ...core.ask import Json, Refusal, Rng
from ...core.domain import OneOf, pick
from .state import HIDDEN, POSSUM, State

AMBUSHERS = (HIDDEN, POSSUM)
LISTED = 400
"""How many answers a domain lists; of more it gives none."""


def Piece(options: Sequence[str], rule: str, closed: Mapping[Json, Refusal] | None = None) -> OneOf:
    """Returns the domain: pick a piece, or ``-``."""
    return OneOf(options, rule, closed or {}, "piece")


def Card(cards: int) -> OneOf:
    """17.11 Returns the domain: one of the cards."""
    return OneOf([str(n) for n in range(1, cards + 1)], "17.11", {}, "card")


def words(value: Json, most: int) -> list[str] | None:
    """Returns the words of a list with commas; None if it is no such text."""
    if not isinstance(value, str) or not value or len(value) > most:
        return None
    return value.split(",")


@dataclass(slots=True)
class Placement:
    """3.2, 3.3 One square for each piece, in order: ``C,C,R10,TA``; at most ``most`` on one square."""

    pieces: Sequence[str]
    squares: Sequence[Sequence[str]]
    most: int
    rule: str

    def why_not(self, value: Json) -> Refusal | None:
        placed = words(value, 60)
        if placed is None or len(placed) != len(self.pieces):
            return Refusal(self.rule, "malformed")
        for piece, square, allowed in zip(self.pieces, placed, self.squares, strict=True):
            if square not in allowed:
                return Refusal(self.rule, "not-allowed-square", {"piece": piece, "square": square if square.isalnum() and len(square) < 4 else "?"})
            if placed.count(square) > self.most:
                return Refusal(self.rule, "crowded", {"square": square, "most": self.most})
        return None

    def sample(self, rng: Rng) -> Json:
        placed: list[str] = []
        for allowed in self.squares:
            placed.append(pick(rng, [s for s in allowed if placed.count(s) < self.most]))
        return ",".join(placed)

    def members(self) -> Sequence[Json] | None:
        count = 1
        for allowed in self.squares:
            count *= len(allowed)
        if count > LISTED:
            return None
        lists: list[list[str]] = [[]]
        for allowed in self.squares:
            lists = [[*done, s] for done in lists for s in allowed if done.count(s) < self.most]
        return [",".join(x) for x in lists]

    def describe(self) -> dict[str, Json]:
        pieces = [{"piece": p, "squares": list(s)} for p, s in zip(self.pieces, self.squares, strict=True)]
        return {"type": "place", "pieces": pieces, "most": self.most}


class Ambushes:
    """8.1, 8.2 ``h3>t2,h4>t3`` in the order in which they are to be resolved, or ``-``.

    8.11 With ``found`` those named there, whom ``team`` has just discovered, may ambush it, and nobody else anybody.
    """

    __slots__ = ("found", "state", "team")

    def __init__(self, state: State, found: Sequence[str] = (), team: str = "") -> None:
        self.state = state
        self.found = found
        self.team = team

    @staticmethod
    def pairs_of(value: str) -> tuple[tuple[str, str], ...]:
        """Returns the pairs of a legal answer."""
        return () if value == "-" else tuple((w[:2], w[3:]) for w in value.split(","))

    def targets(self) -> dict[str, list[str]]:
        """Returns the hijackers who may ambush, and the teams they may ambush."""
        found = {}
        in_fire, teams = self.state.rules.board.in_fire, self.state.teams.values()
        if self.found:
            teams = [self.state.teams[self.team]]  # type: ignore[assignment]
        for name, h in self.state.hijackers.items():
            if name in self.found if self.found else h.state in AMBUSHERS:
                near = in_fire[h.square]
                if inside := [t.name for t in teams if t.square in near]:
                    found[name] = inside
        return found

    def why_not(self, value: Json) -> Refusal | None:
        if value == "-":
            return None
        pairs = words(value, 40)
        if pairs is None:
            return Refusal("8.2", "malformed")
        named = list[str]()
        for pair in pairs:
            h, mark, t = pair.partition(">")
            if h not in self.state.hijackers or t not in self.state.teams or not mark:
                return Refusal("8.2", "malformed")
            if h in named:
                return Refusal("8.2", "named-twice", {"hijacker": h})
            named.append(h)
            why = self._why_not(h, t)
            if why:
                return Refusal("8.1", "cannot-ambush", {"hijacker": h, "team": t, "why": why})
        return None

    def _why_not(self, hijacker: str, team: str) -> str | None:
        h, t, board = self.state.hijackers[hijacker], self.state.teams[team], self.state.board
        if (hijacker not in self.found) if self.found else (h.state not in AMBUSHERS):
            return "found" if self.found else "state"
        if not t.aboard or (self.found and team != self.team):
            return "team"
        if t.square not in board.sight[h.square]:
            return "sight"
        return "range" if board.distance(h.square, t.square) > self.state.rules.range else None

    def sample(self, rng: Rng) -> Json:
        left = self.targets()
        out = []
        while left and rng.random() < 0.6:
            h = pick(rng, list(left))
            out.append(f"{h}>{pick(rng, left.pop(h))}")
        return ",".join(out) or "-"

    def members(self) -> Sequence[Json] | None:
        left = self.targets()
        count, lists = 1, 1
        for n in range(len(left), 0, -1):
            lists *= n * max(len(t) for t in left.values())
            count += lists
        return ["-", *_orders(left)] if count <= LISTED else None

    def describe(self) -> dict[str, Json]:
        state, pairs = self.state, []
        for name, teams in self.targets().items():
            for team in teams:
                at, to = state.hijackers[name].square, state.teams[team].square
                needs = state.rules.near_needs if to in state.board.near[at] else state.rules.needs["ambush"]
                pair = {"value": f"{name}>{team}", "hijacker": name, "team": team, "square": at, "target": to, "needs": needs}
                line = list(state.board.line_of_fire(at, to))
                pairs.append(pair | {"distance": state.board.distance(at, to), "line": line, "chance": [7 - needs, 6]})
        return {"type": "ambush", "pairs": pairs, "empty": "-"}


def _orders(left: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yields all lists of pairs, each hijacker at most once."""
    for h, teams in left.items():
        for team in teams:
            yield f"{h}>{team}"
            rest = {k: v for k, v in left.items() if k != h}
            for more in _orders(rest):
                yield f"{h}>{team},{more}"


@dataclass(slots=True)
class Swaps:
    """17.14 ``12,23,12``: 3 to 12 swaps of two places; ``-`` leaves them to chance."""

    least: int
    most: int
    pairs: Sequence[str] = ("12", "13", "23")

    def why_not(self, value: Json) -> Refusal | None:
        if value == "-":
            return None
        swaps = words(value, 60)
        if swaps is None or not self.least <= len(swaps) <= self.most or any(s not in self.pairs for s in swaps):
            return Refusal("17.14", "swaps", {"least": self.least, "most": self.most})
        return None

    def sample(self, rng: Rng) -> Json:
        if rng.random() < 0.2:
            return "-"
        count = self.least + int(rng.random() * (self.most - self.least + 1))
        return ",".join(pick(rng, self.pairs) for _ in range(count))

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "swaps", "pairs": list(self.pairs), "least": self.least, "most": self.most, "empty": "-"}
