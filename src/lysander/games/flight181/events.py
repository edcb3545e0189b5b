"""4.11 Events: told to all or to one side, rolls with their facts, chains of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.event import ALL, Event
from ...core.referee import Referee
from .state import HIJACKERS, State

Facts = dict[str, Any]
APART = frozenset({"placed", "burst", "executed", "hijacker"})
"""Kinds of events that each side is told in a version of its own."""


def tell(state: State, ref: Referee, kind: str, rule: str, chain: int = 0, /, **facts: Any) -> None:
    """Tells an event to everybody; in a ``chain`` with its number and its place in it."""
    if ref.events is None:
        return
    if chain:
        state.links[chain] = state.links.get(chain, 0) + 1
    _tell(state, ref, Event(kind, rule, (ALL,), facts), chain)


def tell_hijackers(state: State, ref: Referee, kind: str, rule: str, chain: int = 0, /, **facts: Any) -> None:
    """Tells an event to the Hijackers alone; it takes no place of its own in a chain."""
    if ref.events is not None:
        _tell(state, ref, Event(kind, rule, (HIJACKERS,), facts), chain)


def tell_teams(state: State, ref: Referee, kind: str, rule: str, chain: int = 0, /, **facts: Any) -> None:
    """Tells an event to the Teams and to spectators."""
    if ref.events is not None:
        _tell(state, ref, Event(kind, rule, state.rules.watchers, facts), chain)


def _tell(state: State, ref: Referee, event: Event, chain: int) -> None:
    if chain:
        event.facts = {**event.facts, "chain": chain, "link": state.links.get(chain, 0)}
    ref.tell(event)


def new_chain(state: State) -> int:
    """Returns the number of a new chain of events."""
    state.chain += 1
    return state.chain


def begin_step(state: State, ref: Referee, n: int) -> None:
    """5.1 Begins a step and tells it, if it has not begun already."""
    if state.phase != n:
        state.phase = n
        state.asked = ()
        if ref.events is not None:
            tell(state, ref, "step", "5.1", turn=state.turn, step=n)


def modifier(id: str, add: int, rule: str) -> Facts:
    """Returns one summand of a roll."""
    return {"id": id, "add": add, "rule": rule}


def rolled(ref: Referee, name: str, subject: str, face: int, outcome: str, *, modifiers: Sequence[Facts] = (), needs: int | None = None) -> Facts:
    """Returns a roll as a fact of an event; empty if nobody listens to events."""
    return {} if ref.events is None else roll_of(name, subject, face, outcome, modifiers=modifiers, needs=needs)


def roll_of(name: str, subject: str, face: int, outcome: str, *, modifiers: Sequence[Facts] = (), needs: int | None = None) -> Facts:
    """1.5, 23.1 Returns a roll as a fact; modifiers are added to the face, never to the number needed."""
    return {
        "name": name,
        "subject": subject,
        "faces": 6,
        "face": face,
        "modifiers": list(modifiers),
        "sum": face + sum(m["add"] for m in modifiers),
        "needs": needs,
        "outcome": outcome,
    }
