"""8 Reservations: step F of a selection."""

from __future__ import annotations

from ...core.ask import Refusal
from ...core.referee import Referee
from .ch06_dice import spend, why_no_die
from .ch15_points import check_goals, tell
from .state import OWN, TOP, State


def may_be_reserved(state: State, n: int) -> bool:
    """22.3 Whether the option ``reserve`` allows this place: with ``neighbour`` only places next to the one just selected."""
    return state.rules.reserve_any or (state.chosen not in ("", TOP) and abs(n - int(state.chosen)) == 1)


def may_reserve(state: State) -> bool:
    """8.1 Whether the question is put: a die and a card are there and no reservation was made this turn."""
    return bool(state.dice) and not state.reserved and any(p.face and not p.by and may_be_reserved(state, n) for n, p in enumerate(state.row, 1))


def why_not_reserve(state: State, words: list[str]) -> Refusal | None:
    """8.1 Returns why ``reserve 2 b`` is not legal, or None."""
    if len(words) != 3 or words[1] not in ("1", "2", "3", "4", "5", "6"):
        return Refusal("8.1", "malformed")
    _, where, die = words
    refusal = why_no_die(state, die)
    if refusal:
        return refusal
    if not state.row[int(where) - 1].free:
        return Refusal("8.1", "not-face-up", {"place": where})
    return None if may_be_reserved(state, int(where)) else Refusal("22.3", "neighbours-only", {"place": where})


def reservations(state: State) -> list[str]:
    """8.1 Returns all legal reservations."""
    places = [n for n, p in enumerate(state.row, 1) if p.free and may_be_reserved(state, n)]
    return [f"reserve {n} {d}" for n in places for d in state.dice]


def lay(state: State, ref: Referee, n: int, die: str) -> None:
    """8.2 Lays the die, which keeps its value, on the card; 13.7 the due round of a bonus or mini die rises by one."""
    place = state.row[n - 1]
    value = spend(state, die, f"reserve {n}")
    del state.spent[die]  # it lies on the card
    place.by, place.die, place.value, place.fresh = state.active, die, value, True
    if die not in OWN:
        state.me.held[die] += 1
    state.reserved = True
    tell(ref, "reserved", "8.1", seat=state.active, place=str(n), die=die, value=value, card=place.face)
    check_goals(state, ref)
