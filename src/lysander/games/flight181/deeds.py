"""15.5 What a hijacker does after his movement: wild fire ``A4/A3``, ``execute``, ``blend.p4``, or ``-``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick
from .state import State


class Fire(msgspec.Struct, frozen=True, gc=False):
    """15.6.1 Wild fire at a square and one in front of it or behind it; ``targets`` are the teams, then the tokens, of each square."""

    squares: tuple[str, ...]
    targets: Mapping[str, list[str]]


def once(fires: Iterable[str]) -> list[str]:
    """15.6.1 Returns wild fire, of the two orders of the same two squares only the first: the other differs in the order of dice alone."""
    found: dict[frozenset[str], str] = {}
    for value in fires:
        found.setdefault(frozenset(value.split("/")), value)
    return list(found.values())


class Deeds(msgspec.Struct, gc=False):
    """The deeds of a hijacker: ``execute`` the tokens he could take, ``blend`` the tokens he could blend into, ``why`` he cannot, ``becomes`` his
    state after ``-`` and after ``execute``.
    """

    hijacker: str
    state: State
    square: str
    execute: Sequence[str]
    blend: Sequence[str]
    why: str
    becomes: Mapping[str, str]

    def possible(self) -> list[str]:
        """15.6.1, 7.9 Returns all wild fire that is possible: its squares hold at least one team or token; hijackers do not count."""
        state = self.state
        board = state.rules.board
        held, bit = 0, board.bit
        for t in state.teams.values():
            held |= bit.get(t.square, 0)
        for p in state.passengers.values():
            held |= bit.get(p.square, 0)
        return [value for value, bits in board.pair_bits[self.square] if held & bits]

    def fire(self, value: str) -> Fire | None:
        """15.6.3 Returns the wild fire of a legal answer; teams are hit first, then tokens."""
        if value in ("-", "execute") or value[:6] == "blend.":
            return None
        squares, state = tuple(value.split("/")), self.state
        tokens = state.tokens_on(squares)
        return Fire(squares, {s: [t.name for t in state.teams.values() if t.square == s] + tokens[s] for s in squares})

    def why_not(self, value: Json) -> Refusal | None:
        if not isinstance(value, str):
            return Refusal("15.5", "malformed")
        if value in self.members():
            return None
        if value == "execute":
            return Refusal("15.8", "no-execution")
        if value[:6] == "blend." and value[6:] in self.state.passengers:
            cleared = not self.why and self.state.passengers[value[6:]].cleared  # 17.15
            return Refusal("17.1", "no-blending", {"why": "cleared" if cleared else self.why or "token"})
        return self._why_no_fire(value)

    def _why_no_fire(self, value: str) -> Refusal:
        """15.6.1 Returns why wild fire is not possible."""
        board = self.state.board
        first, mark, second = value.partition("/")
        if first not in board.index or (mark and second not in board.index):
            return Refusal("15.5", "malformed")
        if first not in board.sight[self.square]:
            return Refusal("15.6.1", "no-fire", {"why": "sight"})
        if board.distance(self.square, first) > self.state.rules.range:
            return Refusal("15.6.1", "no-fire", {"why": "range"})
        beside = board.beside(first)
        if second not in beside if beside else bool(mark):
            return Refusal("15.6.1", "second-square", {"square": first, "beside": list(beside)})
        return Refusal("15.6.1", "no-fire", {"why": "nobody"})

    def sample(self, rng: Rng) -> Json:
        return pick(rng, self.members())

    def members(self) -> Sequence[Json]:
        quiet = ["-", "execute"] if self.execute else ["-"]
        if self.blend:
            quiet += [f"blend.{p}" for p in self.blend]
        return quiet + self.possible()

    def describe(self) -> dict[str, Json]:
        needs, board = self.state.rules.needs["wild"], self.state.board
        fires = [
            {"value": v, "squares": list(f.squares), "targets": dict(f.targets), "line": list(board.line_of_fire(self.square, f.squares[0]))}
            | {"needs": needs, "chance": [7 - needs, 6]}
            for v, f in ((v, self.fire(v)) for v in self.possible())
            if f is not None
        ]
        facts = {"hijacker": self.hijacker, "square": self.square, "execute": list(self.execute), "blend": list(self.blend)}
        return {"type": "deed", **facts, "blend_why": self.why, "fires": fires, "becomes": dict(self.becomes)}
