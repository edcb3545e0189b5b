"""6 Dice: rolling, spending, changing, turn end."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ...core.ask import Refusal
from ...core.referee import Referee
from .ch15_points import check_goals, tell
from .state import KINDS, OWN, State

DICE = "abvwmn"  # 2.12


def roll(state: State, ref: Referee) -> str | None:
    """6.1 Rolls the dice of the active seat; returns the next step."""
    seat, me = state.active, state.me
    away = {p.die for p in state.row if p.by == seat}
    letters = [d for d in OWN if d not in away]
    if me.held:
        letters += [d for d in DICE if me.held.get(d) == state.round and d not in away]  # 13.3
    tell(ref, "turn", "5.3", seat=seat, round=state.round)
    state.dice = {d: ref.roll("roll.turn", 6, "6.1") for d in letters}
    tell(ref, "rolled", "6.1", seat=seat, dice=dict(state.dice))
    return None


def why_no_die(state: State, *dice: str) -> Refusal | None:
    """5.13 Returns why the named dice cannot be spent: one is not there, is spent, or is named twice."""
    for die in dice:
        if die not in state.dice:
            due = state.me.held.get(die, 0)
            if due > state.round:
                return Refusal("13.3", "die-not-due", {"die": die, "due": due})
            return Refusal("6.2", "no-such-die", {"die": die[:1]})
    if len(set(dice)) < len(dice):
        return Refusal("6.4", "die-twice", {"die": dice[0]})
    return None


def spend(state: State, die: str, space: str) -> int:
    """6.2, 6.10 Places a die on a space; returns its value."""
    value = state.dice.pop(die)
    state.spent[die] = (value, space)
    state.placed += 1
    return value


def ring_distance(was: int, now: int) -> int:
    """6.6 Returns the smaller distance between two values around the ring 1 to 6."""
    apart = abs(was - now)
    return min(apart, 6 - apart)


def why_no_change(state: State, words: list[str]) -> Refusal | None:
    """6.5 to 6.7 Returns why ``change a 4 CF`` is not legal; only the active seat changes dice (16.4)."""
    if len(words) != 4 or words[2] not in ("1", "2", "3", "4", "5", "6"):
        return Refusal("6.5", "malformed")
    _, die, value, paid = words
    refusal = why_no_die(state, die)
    if refusal:
        return refusal
    if any(k not in KINDS for k in paid) or list(paid) != sorted(paid, key=KINDS.index):
        return Refusal("6.5", "malformed")
    steps = ring_distance(state.dice[die], int(value))
    if steps == 0:
        return Refusal("6.6", "same-value", {"die": die})
    if len(paid) != steps:
        return Refusal("6.6", "wrong-price", {"steps": steps, "paid": len(paid)})
    if any(paid.count(k) > state.me.markers[k] for k in paid):
        return Refusal("6.5", "not-owned", {"markers": paid})
    return None


def change(state: State, ref: Referee, words: list[str]) -> None:
    """6.5 Pays the markers to the supply and turns the die."""
    _, die, value, paid = words
    was = state.dice[die]
    for kind in paid:
        state.me.markers[kind] -= 1
    state.dice[die] = int(value)
    tell(ref, "changed", "6.5", seat=state.active, die=die, was=was, value=int(value), paid=paid)
    check_goals(state, ref)


def prices(state: State) -> dict[int, list[str]]:
    """6.6 Returns the sets of one, two and three markers that the seat can pay, by number."""
    own = state.me.markers
    out: dict[int, list[str]] = {}
    for steps in (1, 2, 3):
        ways = ["".join(c) for c in combinations_with_replacement([k for k in KINDS if own[k]], steps)]
        out[steps] = [w for w in ways if all(w.count(k) <= own[k] for k in w)]
    return out


def changes(state: State) -> list[str]:
    """6.5 Returns all changes of a die that the seat can pay."""
    if not state.dice or not state.me.count():
        return []
    ways = prices(state)
    found = []
    for die, was in state.dice.items():
        for value in range(1, 7):
            if value != was:
                found += [f"change {die} {value} {way}" for way in ways[ring_distance(was, value)]]
    return found


def describe_change(state: State) -> dict[str, object] | None:
    """6.6 For clients: returns the steps to each value of each die, and the sets of markers that pay each number of steps."""
    if not state.dice or not state.me.count():
        return None
    dice = {d: {str(v): ring_distance(was, v) for v in range(1, 7) if v != was} for d, was in state.dice.items()}
    return {"dice": dice, "pay": {str(n): ways for n, ways in prices(state).items()}}


def turn_end(state: State, ref: Referee) -> str:
    """5.12, 6.8 Ends the turn: spent dice go back to the seat, an old reservation ends (8.6), one made this turn stays (8.2); then 5.3, 5.4."""
    seat = state.active
    for n, place in enumerate(state.row, 1):
        if place.by == seat and place.fresh:
            place.fresh = False
        elif place.by == seat:
            tell(ref, "die_back", "8.6", seat=seat, die=place.die, place=str(n), card=place.face, why="ended")
            place.clear()
    new_turn(state)
    seats = state.seats_from(seat)
    if len(seats) > 1 and seats[1] != state.start:
        state.active = seats[1]
        return "roll"
    return "cybot" if state.rules.solo else "police"


def new_turn(state: State) -> None:
    """5.3 Clears what the last active seat did in its turn."""
    state.dice, state.spent, state.talked = {}, {}, []
    state.selected = state.reserved = state.trusted = state.called = False
    state.placed, state.chosen, state.shown, state.call = 0, "", "", None
