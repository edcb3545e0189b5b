"""14.3, 15.4 Domains of paths: a passenger token's (``p3:A3,L3``, ``p3:L1,^``), a hijacker's (``A5,A6``); all paths can be listed."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick
from .ch12_morale import team_within
from .domains import words
from .state import State

LEAVE = "^"


class Routes:
    """``pieces``: start of each piece that may be moved. ``named``: the answer names the piece, which enters no room (6.7) and may leave the
    aircraft (14.3). ``counted``: the piece counts on its own square (6.2). ``-`` for no step."""

    __slots__ = ("adjacent", "counted", "counts", "exits", "named", "pieces", "points", "room", "rule", "state")

    def __init__(self, state: State, pieces: dict[str, str], points: int, rule: str, *, named: bool, counted: bool) -> None:
        self.state = state
        self.pieces = pieces
        self.points = points
        self.rule = rule
        self.named = named
        self.counted = counted
        rules = state.rules
        self.counts, self.room = state.crowd, rules.room
        self.adjacent, self.exits = (rules.board.open_steps, rules.board.exits) if named else (rules.board.steps, ())

    def full(self, piece: str, square: str) -> bool:
        """6.3, 6.4 Whether this piece may not enter a square."""
        return self.counts[square] - (self.counted and self.pieces[piece] == square) >= self.room

    def following(self, piece: str, here: str) -> list[str]:
        """Returns the squares that a piece can enter next, and ``^`` if it can leave."""
        counts, room = self.counts, self.room
        to = [s for s in self.adjacent[here] if counts[s] < room or not self.full(piece, s)]
        if here in self.exits and team_within(self.state, here):
            to.append(LEAVE)
        return to

    def open(self) -> bool:
        """Whether any piece can move or leave."""
        for piece, here in self.pieces.items():
            for square in self.adjacent[here]:
                if not self.full(piece, square):
                    return True
            if here in self.exits and team_within(self.state, here):
                return True
        return False

    def why_not(self, value: Json) -> Refusal | None:
        if value == "-":
            return None
        if not isinstance(value, str):
            return Refusal(self.rule, "malformed")
        piece, colon, way = value.partition(":") if self.named else (next(iter(self.pieces)), ":", value)
        if piece not in self.pieces:
            return self._why_no_piece(piece)
        path = words(way, 60)
        return Refusal(self.rule, "malformed") if path is None or not colon else self._walk(piece, path)

    def _why_no_piece(self, piece: str) -> Refusal:
        """14.2 Returns why this piece cannot be named."""
        token = self.state.passengers.get(piece)
        if token is None:
            return Refusal("14.2", "malformed")
        return Refusal("14.2", "already-moved" if token.moved else "not-controlled", {"token": piece})

    def _walk(self, piece: str, path: Sequence[str]) -> Refusal | None:
        """Returns why a path is not legal, step by step, or None."""
        here, board = self.pieces[piece], self.state.board
        for n, word in enumerate(path):
            if word not in board.index and not (self.named and word == LEAVE):
                return Refusal(self.rule, "malformed")
            if here == LEAVE or n >= self.points:
                return Refusal(self.rule, "points", {"most": self.points})
            if word not in self.following(piece, here):
                return self._why_no_step(piece, here, word)
            here = word
        return None

    def _why_no_step(self, piece: str, here: str, word: str) -> Refusal:
        board = self.state.board
        if word == LEAVE:
            return Refusal(self.rule, "no-team-near" if here in board.exits else "no-exit", {"square": here})
        if word not in board.adjacent(here):
            return Refusal("2.4", "not-adjacent", {"square": word})
        return Refusal("6.3", "full", {"square": word}) if self.full(piece, word) else Refusal("6.7", "room", {"square": word})

    def sample(self, rng: Rng) -> Json:
        random, piece = rng.random, pick(rng, list(self.pieces))
        here, path = self.pieces[piece], list[str]()
        while len(path) < self.points and here != LEAVE and random() < 0.8 and (options := self.following(piece, here)):
            here = options[int(random() * len(options))]
            path.append(here)
        if not path:
            return "-"
        return f"{piece}:{','.join(path)}" if self.named else ",".join(path)

    def members(self) -> Sequence[Json]:
        found = ["-"]
        for piece, start in self.pieces.items():
            head = f"{piece}:" if self.named else ""
            layer: list[tuple[str, ...]] = [()]
            for _ in range(self.points):
                layer = [(*p, s) for p in layer if p[-1:] != (LEAVE,) for s in self.following(piece, p[-1] if p else start)]
                found += [head + ",".join(p) for p in layer]
        return found

    def describe(self) -> dict[str, Json]:
        pieces = {p: {"start": s, "points": self.points, "steps": self._steps(p, s)} for p, s in self.pieces.items()}
        return {"type": "routes", "pieces": pieces, "stop": "-"}

    def _steps(self, piece: str, start: str) -> dict[str, list[str]]:
        """Returns the squares that can follow each square within reach."""
        found: dict[str, list[str]] = {}
        layer = [start]
        for _ in range(self.points):
            for here in layer:
                found[here] = self.following(piece, here)
            layer = list(dict.fromkeys(to for here in layer for to in found[here] if to != LEAVE and to not in found))
        return found
