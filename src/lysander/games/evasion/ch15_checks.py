"""15.4, 15.5 Results that are put to the umpire before they take effect. Each function takes the facts that he is shown."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ...core.ask import UMPIRE, Ask
from ...core.event import Event
from ...core.referee import Referee
from .ch15_desk import UmpireLeft, by_hand, put
from .ch15_words import Check, split_reason
from .state import State


def _overruled(state: State, ref: Referee, covers: tuple[str, ...], what: str, results: Sequence[str], facts: dict[str, Any]) -> str | None:
    """15.4 Puts an adjudication to the umpire; returns the result he sets instead, or None."""
    desk = state.desk
    assert desk is not None
    if desk.check not in covers and not desk.once:
        return None
    desk.once = False
    domain = Check(tuple(results))
    value = "accept"
    with suppress(UmpireLeft):
        value = put(state, ref, lambda state, _: by_hand(state, Ask(UMPIRE, "check", "15.4", domain, "accept", {"what": what, **facts})))
    value, reason = split_reason(value)
    if value == "accept":
        return None
    result = value.partition(":")[2]
    ref.tell(Event("overruled", "15.4", (UMPIRE,), {"what": what, "result": result, "reason": reason, **facts}))
    return result


def check_look(state: State, ref: Referee, facts: dict[str, Any], seen: bool) -> bool:
    """15.4 Puts a look to the umpire, with ``umpire_check=all`` or once; returns its result."""
    result = _overruled(state, ref, ("all",), "look", ("seen", "unseen"), facts)
    if result is None:
        return seen
    return result == "seen"


def check_row(state: State, ref: Referee, matrix: str, facts: dict[str, Any], row: int) -> int:
    """15.4 Puts a result of the patrol or ambush matrix to the umpire; returns the row."""
    result = _overruled(state, ref, ("fights", "all"), matrix, "123456", facts)
    return row if result is None else int(result)


def check_hit(state: State, ref: Referee, pool: list[str], man: str, at: str) -> str:
    """15.4 Puts the pick of the man who is hit to the umpire; returns the man."""
    result = _overruled(state, ref, ("all",), "hit", pool, {"hex": at, "outcome": man})
    return man if result is None else result
