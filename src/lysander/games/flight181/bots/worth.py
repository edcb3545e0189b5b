"""The worth of things in points of the Teams' score (19.7), and chances: the arithmetic of both sides' policies.

It uses public facts only, unless it is given a hijacker.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..ch07_hidden import clear
from ..state import (
    BLENDED,
    BODY,
    DOWN,
    ESCAPED,
    HIDDEN,
    LOST,
    OUT_OF_SIGHT,
    POSSUM,
    REMOVED,
    RESERVE,
    UNSEEN,
    VISIBLE,
    WOUND,
    State,
    Team,
)
from .ground import ground

WILD, AIMED_STRAY = 1 / 3, 1.6
TOKEN_HIT = 1.25  # 11.1, 19.5 points lost on average when a token is hit
CHAOS = 1.0  # wounds that may be executed, panic
TEAM_HIT = 0.35
POSSUM_CHANCE = 1 / 6
STILL = 0.5  # share of a menace that will be carried out


def menace(state: State) -> float:
    """Returns what one hijacker at large may still cost the Teams."""
    aboard = len([p for p in state.passengers.values() if not p.left])
    floor = sum([4 if c.kind == WOUND else 3 for c in state.casualties if c.kind != BODY and c.place in state.board.index])
    return 0.4 + 0.3 * aboard + 0.2 * min(15, floor)


def faces(state: State, team: Team, near: bool, uncontrolled: bool, control: bool, tangled: bool, carries: bool) -> int:
    """10.7, 10.8 Returns how many faces of a die hit, for a team that fires under these conditions."""
    sum = near + uncontrolled
    if not team.cool:
        sum -= control + tangled + team.jostled + carries - state.rules.wounded_by(team.wounds)
    if team.mark:
        return 1
    return max(1, min(5, 7 - state.rules.needs["aimed"] + sum))


def crowd(state: State) -> dict[str, int]:
    """Returns the number of passenger tokens by square."""
    found: dict[str, int] = {}
    for p in state.passengers.values():
        if p.square:
            found[p.square] = found.get(p.square, 0) + 1
    return found


def wounded(state: State) -> dict[str, float]:
    """15.8 Returns what an execution on each square would cost."""
    found: dict[str, float] = {}
    for c in state.casualties:
        if c.kind != BODY and c.place in state.board.index:
            found[c.place] = found.get(c.place, 0.0) + (4.0 if c.kind == WOUND else 1.7 if c.late else 3.0)
    return found


def fires(state: State, tokens: Mapping[str, int], weight: float = 1.0) -> list[tuple[float, str, int]]:
    """15.6 Returns wild fire worth considering, best first: worth, answer, squares from which it can be fired (bits)."""
    worth = {s: n * WILD * (TOKEN_HIT + CHAOS) for s, n in tokens.items()}
    for t in state.teams.values():
        if t.square not in (RESERVE, REMOVED):
            worth[t.square] = worth.get(t.square, 0.0) + WILD * TEAM_HIT * (1 + t.wounds)
    g = ground(state.board)
    get = worth.get
    found = []
    for value, squares in g.fires.items():
        sum = get(squares[0], 0.0) + (get(squares[1], 0.0) if len(squares) > 1 else 0.0)
        if sum:
            found.append((weight * sum, value, g.shot[squares[0]]))
    found.sort(key=lambda one: -one[0])
    return found


class Suspect(NamedTuple):
    """26.2, 26.4 A hijacker who may be hidden: the chance that he is hidden at all, the squares left for him (bits), their number, and their mean
    (station, in tenths).
    """

    name: str
    chance: float
    bits: int
    size: int
    middle: int


def suspects(state: State) -> list[Suspect]:
    """Returns everybody out of sight, equally likely on each square that public facts leave him."""
    found = []
    free = ~clear(state)
    for h in state.hijackers.values():
        if h.status in OUT_OF_SIGHT:
            bits = h.reach & free
            if bits:
                found.append(suspect(state, h.name, POSSUM_CHANCE / 2 if h.status == DOWN else 1.0, bits))
    return found


def suspect(state: State, name: str, chance: float, bits: int) -> Suspect:
    """Returns a suspect who is equally likely on each of these squares."""
    count = bits.bit_count()
    return Suspect(name, chance, bits, count, _station(state, bits, count))


def fallen(state: State) -> dict[str, float]:
    """16.2, 16.7 Returns for each marker's hijacker the chance that he only plays possum. If all others are out, the game that goes on proves one."""
    down = [h.name for h in state.hijackers.values() if h.status == DOWN]
    others = any(h.status in (VISIBLE, UNSEEN, LOST) for h in state.hijackers.values())
    chance = POSSUM_CHANCE if others else POSSUM_CHANCE / (1 - (1 - POSSUM_CHANCE) ** max(1, len(down)))
    return dict.fromkeys(down, chance)


def quiet(state: State) -> int:
    """Returns for how many turns no hijacker has shown himself, fired or hit anybody, by the turns that lie open (4.6)."""
    if any(h.status == VISIBLE for h in state.hijackers.values()):
        return 0
    return max(0, state.turn - max([1, *[c.turn for c in state.casualties], *[h.turn for h in state.hijackers.values() if h.status == LOST]]))


def _station(state: State, bits: int, count: int) -> int:
    total, stations = 0, ground(state.board).stations
    while bits:
        low = bits & -bits
        total += stations[low.bit_length() - 1]
        bits ^= low
    return 10 * total // count


def prospect(state: State) -> float:
    """Returns the prospective score: what is already lost and saved, and what those at large may still cost."""
    if state.result is not None:
        return float(state.result.facts["score"])
    points = state.rules.points
    large = sum(h.state in (HIDDEN, VISIBLE, POSSUM) for h in state.hijackers.values())
    value = 0.0
    keep = 0.97 if large < 2 else 0.93
    for p in state.passengers.values():
        value += points["left"] * (1.0 if p.left else keep)
    for c in state.casualties:
        if c.kind == BODY:
            value += points["dead"]
        elif c.place == "x":
            value += points["execution"]
        else:
            value -= 1.0 if c.kind == WOUND else 3.3 if c.late else 2.0
    for t in state.teams.values():
        value -= t.wounds
    for h in state.hijackers.values():
        if h.state in (ESCAPED, BLENDED):
            value += points["escaped"] * (1.0 if h.state == ESCAPED else 0.8)
    return value - STILL * large * menace(state)
