"""26.2 Full positions that agree with a seat's view: what the seat knows, and a guess at the rest.

26.1, 26.4 Only the view is used.

The Hijackers know everything but dice still to come. The Teams guess where hijackers of status unseen, lost or down are: each is hidden on a
square that public facts leave him, or under his marker, dead (weight 5) or a possum (1), or blended in a token he could have reached. How likely
a guess is matters for bots only (26.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Rng
from ...core.domain import pick
from ...core.game import Setup
from ...core.plain import plain
from .ch03_setup import blank_state
from .ch07_hidden import clear
from .state import BLENDED, DEAD, DOWN, ESCAPED, HIDDEN, OUT, OUT_OF_SIGHT, POSSUM, REMOVED, RESERVE, Casualty, Debt, Hijacker, State

STEPS = {0: "S1", 1: "1", 4: "4", 7: "7", 8: "8", 9: "9"}
"""The steps of the engine that begin with a question, by the step of 5.1."""
PILES = {"evacuated": OUT, "executed": "x", "aside": "z"}
MARKS = ("acted", "cool", "tangled", "jostled", "control", "vetted", "mark")
BLEND = 0.15
DEAD_WEIGHT, UP_WEIGHT = 5, 1


def sample_hidden(view: Any, seat: str, setup: Setup, rng: Rng) -> State:
    """26.2 Returns a full state at the point of rest at which ``seat`` has this view (a ``View`` or its JSON form)."""
    view = view if isinstance(view, Mapping) else plain(view)
    state = blank_state(setup)
    _public(state, view)
    if view["truth"]:
        _truth(state, view)
    else:
        _guess(state, view, rng)
    if not state.turn and all(h.square for h in state.hijackers.values()):
        state.step = "S2"
    state.crowd = state.counts()
    return state


def _public(state: State, view: Mapping[str, Any]) -> None:
    state.turn, state.phase = view["turn"], view["step"]
    waits = view["queue"]
    state.step = "8:vet" if waits["passing"] else STEPS.get(state.phase, "7")
    numbers = {}
    for c in view["casualties"]:
        n = numbers[c["token"]] = int(c["token"][1:])
        place = PILES.get(c["pile"]) or c["team"] or c["square"]
        state.casualties.append(Casualty(n, c["kind"], c["turn"], place, c["late"]))
    for t in view["teams"]:
        team = state.teams[t["team"]]
        team.square = RESERVE if t["reserve"] else REMOVED if t["removed"] else t["square"]
        team.wounds, team.carries = t["wounds"], numbers.get(t["carries"], 0)
        for name in MARKS:
            setattr(team, name, t[name])
    for p in view["passengers"]:
        token = state.passengers[p["token"]]
        token.square, token.left, token.moved = p["square"], p["left"], p["moved"]
        token.vetted, token.cleared = p["vetted"], p["cleared"]
    for x in view["hijackers"]:
        _status(state, state.hijackers[x["hijacker"]], x)
    state.barred = view["barred"]
    state.ambushes = tuple((h, t) for h, t in waits["ambushes"])
    state.owing = tuple((t, h, s, n) for t, h, s, n in waits["owing"])
    state.fought = tuple((t, h) for t, h in waits["fought"])
    state.debts = [Debt(*d) for d in waits["debts"]]
    state.runs = tuple((p, h, s) for p, h, s in waits["runs"])
    state.passing, state.chain = waits["passing"], view["chain"]
    state.links = {int(n): k for n, k in view["links"].items()}


def _status(state: State, h: Hijacker, x: Mapping[str, Any]) -> None:
    """4.7 Sets the public status of a hijacker."""
    h.status, h.turn = x["status"], x["turn"]
    h.last = x["square"] if h.status == "lost" else ""
    h.marker = x["square"] if h.status == DOWN else ""
    h.reach = state.board.bits(x["reach"])
    h.cover = sum(1 << n for n, p in enumerate(state.passengers) if p in x["cover"])
    if h.status not in OUT_OF_SIGHT:
        h.state = h.status
        h.square = x["square"] if h.status == "visible" else ""


def _truth(state: State, view: Mapping[str, Any]) -> None:
    for x in view["truth"]:
        h = state.hijackers[x["hijacker"]]
        h.state, h.square, h.token, h.leaves, h.acted = x["state"], x["square"], x["token"], x["leaves"], x["acted"]
    state.written = tuple(view["written"])
    state.history = tuple((x["turn"], x["what"], x["hijacker"], *x["facts"]) for x in view["history"])


def _guess(state: State, view: Mapping[str, Any], rng: Rng) -> None:
    if not state.written:
        seats, most = state.board.cabin_seats, state.rules.most_passengers
        written: list[str] = []
        for _ in state.passengers:
            written.append(pick(rng, [s for s in seats if written.count(s) < most]))
        state.written = tuple(written) if state.turn else ()
    missing = [h for h in state.hijackers.values() if h.status in OUT_OF_SIGHT]
    free = ~clear(state)
    if not state.turn:
        return
    for h in missing:
        _place(state, h, free, rng)
    if not any(h.at_large for h in state.hijackers.values()):  # 16.7 the game goes on
        h = pick(rng, [h for h in missing if h.state == DEAD] or missing)
        if h.marker:
            h.state, h.square = POSSUM, h.marker


def _place(state: State, h: Hijacker, free: int, rng: Rng) -> None:
    """26.2.1 to 26.2.5 Places one hijacker who is out of sight."""
    hidden = [s for s in state.board.names(h.reach & free) if _fits(state, s)]
    tokens = [p.name for n, p in enumerate(state.passengers.values()) if p.square and h.cover >> n & 1]
    taken = any(x.state == BLENDED for x in state.hijackers.values())
    if h.status == DOWN and int(rng.random() * (DEAD_WEIGHT + UP_WEIGHT)) < DEAD_WEIGHT:
        h.state, h.square = DEAD, h.marker
    elif h.status == DOWN and (not hidden or rng.random() < 0.5):
        h.state, h.square = POSSUM, h.marker
    elif tokens and not taken and (not hidden or rng.random() < BLEND):
        h.state, h.token, h.square = BLENDED, pick(rng, tokens), ""
        h.leaves = state.turn + 1 + int(rng.random() * 6)
    elif hidden:
        h.state, h.square = HIDDEN, pick(rng, hidden)
    else:
        h.state, h.square = ESCAPED, ""


def _fits(state: State, square: str) -> bool:
    """3.2, 6.4 Whether a hijacker may be put on a square: in turn 1 at most two share one, later any number of unseen ones may."""
    return state.turn > 1 or sum(h.square == square for h in state.hijackers.values()) < state.rules.most_hijackers
