"""10 Team fire, and retaliation (steps 4 and 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...core.ask import Ask, Refusal, Seat
from ...core.referee import Referee
from .ch06_space import new_casualty
from .ch11_hits import Owed
from .ch12_morale import check, wait
from .ch16_down import falls
from .ch19_end import test_end
from .domains import Shots
from .events import begin_step, modifier, new_chain, rolled, tell
from .state import VISIBLE, State, Team

CONTROLLED, UNCONTROLLED = "c", "u"


@dataclass(frozen=True)
class Aim:
    """An aimed shot and all that is public of it: the line of fire, what it needs, and whom a miss would wound (10.11)."""

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
        """10.7, 10.14"""
        if self.only_six or face == 6:
            return face == 6
        return face != 1 and face + sum(m["add"] for m in self.modifiers) >= self.needs

    def described(self) -> dict[str, Any]:
        """For clients."""
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


def step_4(state: State, ref: Referee) -> None:
    """10.1 Step 4 begins, if some team may retaliate."""
    state.fought = tuple((t, h) for t, h in state.fought if state.teams[t].aboard and state.hijackers[h].state == VISIBLE)
    if retaliators(state):
        begin_step(state, ref, 4)


def retaliators(state: State) -> dict[str, Shots]:
    """10.1 Teams with a shot, by number, and their shots."""
    found = {}
    for team in state.teams_aboard():
        foes = [h for t, h in state.fought if t == team.name]
        shots = shots_of(state, team, sorted(foes), retaliating=True)
        if foes and len(shots.members()) > 1:
            found[team.name] = shots
    return found


def declare(state: State, ref: Referee) -> None:
    """5.3, 10.1 Owners answer together; a seat with several teams for one after the other."""
    waiting = retaliators(state)
    chosen: dict[str, str] = {}
    while waiting:
        asked: dict[Seat, str] = {}
        for team in waiting:
            asked.setdefault(state.rules.owner(team), team)
        asks = []
        for seat, team in asked.items():
            more = sum(state.rules.owner(t) == seat for t in waiting) > 1
            asks.append(Ask(seat, f"retaliate:{team}", "10.1", waiting[team], "-", {"team": team}, takeback=more))
        got = ref.sealed(lambda: tuple(asks))  # noqa: B023  called at once
        for seat, team in asked.items():
            chosen[team] = got[seat]
            del waiting[team]
    state.fought = ()
    state.shots = tuple((t, *_split(v)) for t, v in sorted(chosen.items()) if v != "-")


def _split(value: str) -> tuple[str, str]:
    hijacker, _, kind = value.partition(".")
    return hijacker, kind


def step_5(state: State, ref: Referee) -> None:
    """10.2 Declared shots, t1 to t3; their checks wait for step 6 (10.13)."""
    state.fought = ()
    if state.shots:
        begin_step(state, ref, 5)
    while state.shots:
        (team, hijacker, kind), state.shots = state.shots[0], state.shots[1:]
        chain = new_chain(state)
        owed = fire(state, ref, state.teams[team], hijacker, kind, chain)
        wait(state, owed, state.teams[team].square, chain)


def fire_now(state: State, ref: Referee, team: Team, value: str) -> None:
    """13.11 The shot of step 7; its checks are made at once (10.13)."""
    chain = new_chain(state)
    owed = fire(state, ref, team, *_split(value), chain)
    check(state, ref, owed, team.square, chain)


def fire(state: State, ref: Referee, team: Team, hijacker: str, kind: str, chain: int) -> Owed:
    """10.7 to 10.15 One aimed shot; returns the check that it causes."""
    h = state.hijackers[hijacker]
    aim = aimed(state, team, hijacker, kind)
    face = ref.roll(f"fire-hit:{team.name}>{hijacker}", 6, "10.7")
    hit = aim.hits(face)
    subject = f"{team.name}>{hijacker}"
    roll = rolled("fire-hit", subject, face, "hit" if hit else "miss", modifiers=aim.modifiers, needs=aim.needs)
    facts = {"at": hijacker, "kind": kind, "square": aim.square, "target": aim.target, "line": list(aim.line)}
    tell(state, ref, "shot", "10.7", chain, **{"from": team.name}, **facts, roll=roll, hit=hit)
    if hit:
        falls(state, ref, h, chain)
        test_end(state, ref)
        return {}
    if aim.risk is None:
        return {}
    square, token = aim.risk
    tell(state, ref, "stray", "10.11", chain, team=team.name, token=token, square=square)
    new_casualty(state, ref, "wound", square, chain)
    return {token: 0}


def aimed(state: State, team: Team, hijacker: str, kind: str) -> Aim:
    """10.4 to 10.12 A shot that a team could fire."""
    board, rules = state.board, state.rules
    at = state.hijackers[hijacker].square
    line = board.line_of_fire(team.square, at)
    tokens = {s: [p.name for p in state.passengers_at(s)] for s in line}
    between = {s: t for s, t in tokens.items() if t and s != at}
    met = next(((s, t[0]) for s, t in tokens.items() if t), None) if kind == UNCONTROLLED else None
    modifiers = () if team.mark else tuple(_modifiers(state, team, at, kind))
    needs = 6 if team.mark else rules.needs["aimed"]
    return Aim(hijacker, kind, team.square, at, line, between, modifiers, needs, team.mark, met)


def _modifiers(state: State, team: Team, at: str, kind: str) -> list[dict[str, Any]]:
    """10.8, 9.3"""
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
        out.append(modifier("wounds", max(rules.wounds_limit, rules.modifiers["wounds"] * team.wounds), "10.8"))
    return [m for m in out if m["add"] > 0 or not team.cool]


def shots_of(state: State, team: Team, targets: list[str], *, retaliating: bool = False, search: str | None = None) -> Shots:
    """The aimed shots of a team at these hijackers, with reasons for what it may not do; ``search``: why it may not search, empty if it may."""
    shots: dict[str, Aim] = {}
    closed: dict[str, Refusal] = {}
    for name in targets:
        for kind in (CONTROLLED, UNCONTROLLED):
            refusal = _why_not(state, team, name, kind)
            if refusal:
                closed[f"{name}.{kind}"] = refusal
            else:
                shots[f"{name}.{kind}"] = aimed(state, team, name, kind)
    for name, h in state.hijackers.items():
        if name not in targets:
            hidden = h.status != VISIBLE
            refusal = (
                Refusal("10.4", "no-target", {"hijacker": name, "why": "hidden"}) if hidden else Refusal("10.1", "not-ambusher", {"hijacker": name})
            )
            closed |= {f"{name}.{kind}": refusal for kind in (CONTROLLED, UNCONTROLLED)}
    others = ["-"]
    if search == "":
        others.append("search")
    elif search is not None:
        closed["search"] = Refusal("16.6", "no-search", {"why": search})
    return Shots(team.name, shots, others, closed, "10.1" if retaliating else "13.11")


def _why_not(state: State, team: Team, name: str, kind: str) -> Refusal | None:
    """10.4, 10.5, 10.14, 13.3 Why this shot may not be fired."""
    board, rules = state.board, state.rules
    at = state.hijackers[name].square
    if at not in board.sight[team.square]:
        return Refusal("10.4", "no-target", {"hijacker": name, "why": "sight"})
    if board.distance(team.square, at) > rules.range:
        return Refusal("10.4", "no-target", {"hijacker": name, "why": "range"})
    if kind == UNCONTROLLED:
        if team.mark:
            return Refusal("10.14", "vetting-mark")
        return Refusal("13.3", "controlled-only") if team.control else None
    inside = (s for s in board.line_of_fire(team.square, at) if s != at)
    count = sum(len(state.passengers_at(s)) for s in inside)
    return Refusal("10.5", "too-many-between", {"count": count, "most": rules.between}) if count > rules.between else None
