"""10 Aimed shots: which are possible, what they need, whom a miss would wound; 13.11 the choice among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick
from .events import modifier
from .state import VISIBLE, State, Team

CONTROLLED, UNCONTROLLED = KINDS = "c", "u"


class Aim(msgspec.Struct, frozen=True, gc=False):
    """An aimed shot with its public facts: the line of fire, what it needs, and whom a miss would wound (10.11)."""

    hijacker: str
    kind: str
    square: str
    target: str
    line: tuple[str, ...]
    between: dict[str, list[str]]
    modifiers: tuple[dict[str, Any], ...]
    needs: int
    only_six: bool
    risk: tuple[str, str] | None

    def hits(self, face: int) -> bool:
        """10.7, 10.14 Whether the shot hits with this face of the die."""
        if self.only_six or face == 6:
            return face == 6
        return face != 1 and face + sum(m["add"] for m in self.modifiers) >= self.needs

    def described(self) -> dict[str, Any]:
        """Describes the shot for clients."""
        risk = {"square": self.risk[0], "token": self.risk[1]} if self.risk else None
        return {
            "value": f"{self.hijacker}.{self.kind}",
            "hijacker": self.hijacker,
            "kind": self.kind,
            "square": self.square,
            "target": self.target,
            "distance": len(self.line) if self.square != self.target else 0,
            "line": list(self.line),
            "between": self.between,
            "modifiers": list(self.modifiers),
            "needs": self.needs,
            "only_six": self.only_six,
            "chance": [sum(self.hits(face) for face in range(1, 7)), 6],
            "risk": risk,
        }


def aimed(state: State, team: Team, hijacker: str, kind: str) -> Aim:
    """10.4 to 10.12 Returns an aimed shot that a team could fire."""
    rules = state.rules
    at = state.hijackers[hijacker].square
    line = rules.board.line_of_fire(team.square, at)
    tokens = state.tokens_on(line)
    between = {s: t for s, t in tokens.items() if t and s != at}
    strays = kind == UNCONTROLLED or sum(map(len, between.values())) > rules.between  # 10.11, 10.5
    met = next(((s, t[0]) for s, t in tokens.items() if t), None) if strays else None
    modifiers = () if team.mark else tuple(_modifiers(state, team, at, kind))
    needs = 6 if team.mark else rules.needs["aimed"]
    return Aim(hijacker, kind, team.square, at, line, between, modifiers, needs, team.mark, met)


def _modifiers(state: State, team: Team, at: str, kind: str) -> list[dict[str, Any]]:
    """10.8, 9.3 Returns the modifiers of a shot."""
    rules = state.rules
    found = {
        "near": at in state.board.near[team.square],
        "uncontrolled": kind == UNCONTROLLED,
        "control": team.control,
        "tangled": team.tangled,
        "jostled": team.jostled,
        "carrying": bool(team.carries),
    }
    out = [modifier(id, rules.modifiers[id], "10.8") for id, applies in found.items() if applies]
    if team.wounds:
        out.append(modifier("wounds", rules.wounded_by(team.wounds), "10.8"))
    return [m for m in out if m["add"] > 0 or not team.cool]


class Shots:
    """10.1, 13.11 One aimed shot at one of the ``targets`` (``h2.c``, ``h2.u``), or one of ``others`` (``-``, ``search``).

    ``search`` says why the team may not search: empty if it may, None where nobody searches.
    """

    __slots__ = ("answers", "legal", "others", "retaliating", "search", "state", "targets", "team")

    def __init__(self, state: State, team: Team, targets: Sequence[str], *, retaliating: bool = False, search: str | None = None) -> None:
        self.state = state
        self.team = team
        self.targets = targets
        self.retaliating = retaliating
        self.search = search
        self.others = ("-", "search") if search == "" else ("-",)
        near = state.rules.board.in_fire[team.square]
        at = [(h, square) for h in targets if (square := state.hijackers[h].square) in near]
        self.legal = [f"{h}.{kind}" for h, square in at for kind in KINDS if _why_not_so(state, team, square, kind) is None]
        self.answers = [*self.others, *self.legal]

    def why_not(self, value: Json) -> Refusal | None:
        if not isinstance(value, str):
            return Refusal("10.1" if self.retaliating else "13.11", "malformed")
        if value in self.answers:
            return None
        closed = self.closed()
        return closed.get(value, Refusal("10.1" if self.retaliating else "13.11", "malformed"))

    def closed(self) -> dict[str, Refusal]:
        """Returns the shots that a player could expect here and cannot fire, each with the reason."""
        found = {} if not self.search else {"search": Refusal("16.6", "no-search", {"why": self.search})}
        for name, h in self.state.hijackers.items():
            for kind in KINDS:
                refusal: Refusal | None
                if name in self.targets:
                    refusal = _why_not(self.state, self.team, name, kind)
                elif h.status == VISIBLE:
                    refusal = Refusal("10.1", "not-ambusher", {"hijacker": name})
                else:
                    refusal = Refusal("10.4", "no-target", {"hijacker": name, "why": "hidden"})
                if refusal is not None:
                    found[f"{name}.{kind}"] = refusal
        return found

    def sample(self, rng: Rng) -> Json:
        return pick(rng, self.answers)

    def members(self) -> Sequence[Json]:
        return self.answers

    def describe(self) -> dict[str, Json]:
        shots = [aimed(self.state, self.team, *value.split(".")).described() for value in self.legal]
        return {"type": "shot", "team": self.team.name, "shots": shots, "others": list(self.others), "closed": self.closed()}


def _why_not(state: State, team: Team, name: str, kind: str) -> Refusal | None:
    """10.4 Returns why this shot may not be fired, or None."""
    board, at = state.board, state.hijackers[name].square
    if at not in board.sight[team.square]:
        return Refusal("10.4", "no-target", {"hijacker": name, "why": "sight"})
    if board.distance(team.square, at) > state.rules.range:
        return Refusal("10.4", "no-target", {"hijacker": name, "why": "range"})
    return _why_not_so(state, team, at, kind)


def _why_not_so(state: State, team: Team, at: str, kind: str) -> Refusal | None:
    """10.5, 10.14, 13.3 Returns why a target within reach may not be shot at with this kind of fire, or None."""
    rules = state.rules
    if kind == UNCONTROLLED:
        if team.mark:
            return Refusal("10.14", "vetting-mark")
        return Refusal("13.3", "controlled-only") if team.control else None
    if rules.third_stray:
        return None
    between = rules.board.line_of_fire(team.square, at)[:-1]
    count = len([p for p in state.passengers.values() if p.square in between]) if between else 0
    return Refusal("10.5", "too-many-between", {"count": count, "most": rules.between}) if count > rules.between else None
