"""4.11 Telling: events to all or to one side, rolls with their facts, chains of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.event import ALL, Event
from ...core.referee import Referee
from .state import HIJACKERS, State

Facts = dict[str, Any]
APART = frozenset({"placed", "burst", "executed", "hijacker"})
"""Kinds of events of which the Teams are told something else than the Hijackers."""


def tell(state: State, ref: Referee, kind: str, rule: str, chain: int = 0, /, **facts: Any) -> None:
    """To everybody; in a ``chain`` with its number and the place in it."""
    if ref.events is None:
        return
    if chain:
        state.links[chain] = state.links.get(chain, 0) + 1
    _tell(state, ref, Event(kind, rule, (ALL,), facts), chain)


def tell_hijackers(state: State, ref: Referee, kind: str, rule: str, chain: int = 0, /, **facts: Any) -> None:
    """To the Hijackers alone; secret events take no place of their own in a chain."""
    if ref.events is not None:
        _tell(state, ref, Event(kind, rule, (HIJACKERS,), facts), chain)


def tell_teams(state: State, ref: Referee, kind: str, rule: str, chain: int = 0, /, **facts: Any) -> None:
    """To the Teams and to spectators."""
    if ref.events is not None:
        _tell(state, ref, Event(kind, rule, state.rules.watchers, facts), chain)


def _tell(state: State, ref: Referee, event: Event, chain: int) -> None:
    if chain:
        event.facts = {**event.facts, "chain": chain, "link": state.links.get(chain, 0)}
    ref.tell(event)


def new_chain(state: State) -> int:
    """The number of a new chain of events."""
    state.chain += 1
    return state.chain


def begin_step(state: State, ref: Referee, n: int) -> None:
    """5.1 A step begins, if it has not begun already."""
    if state.phase != n:
        state.phase = n
        if ref.events is not None:
            tell(state, ref, "step", "5.1", turn=state.turn, step=n)


def modifier(id: str, add: int, rule: str) -> Facts:
    """One summand of a roll."""
    return {"id": id, "add": add, "rule": rule}


def rolled(ref: Referee, name: str, subject: str, face: int, outcome: str, *, modifiers: Sequence[Facts] = (), needs: int | None = None) -> Facts:
    """A roll as a fact of an event that is told; nothing if nobody listens."""
    return {} if ref.events is None else roll_of(name, subject, face, outcome, modifiers=modifiers, needs=needs)


def roll_of(name: str, subject: str, face: int, outcome: str, *, modifiers: Sequence[Facts] = (), needs: int | None = None) -> Facts:
    """1.5, 23.1 A roll as a fact; modifiers are added to the face, never to the number needed."""
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
