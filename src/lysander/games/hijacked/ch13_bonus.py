"""13 Bonus dice and mini bonus dice."""

from __future__ import annotations

from ...core.ask import Refusal
from ...core.referee import Referee
from .ch06_dice import spend
from .ch07_cards import selections
from .ch09_trust import why_no_trust
from .ch12_markers import why_no_marker
from .ch15_points import check_goals, hold, tell
from .state import OWN, State


def why_no_bonus(state: State, die: str) -> Refusal | None:
    """13.1 Returns why the die cannot take a bonus die: it must be one of the seat's coloured dice, and a bonus die must lie there."""
    if die not in OWN:
        return Refusal("13.1", "own-dice-only", {"die": die})
    return None if state.bonus_dice() else Refusal("13.1", "no-bonus-die")


def take_bonus(state: State, ref: Referee, die: str) -> None:
    """13.1 Gives the seat a bonus die, v before w."""
    spend(state, die, "bonus")
    hold(state, ref, state.active, state.bonus_dice()[0], "bonus", die)
    check_goals(state, ref)


def must_use(state: State) -> str:
    """13.6 Returns the unspent bonus and mini dice that could alone be spent."""
    if not state.me.held:
        return ""
    found = ""
    for die in state.dice:
        if die not in OWN and (not why_no_trust(state) or not why_no_marker(state, die) or any(True for _ in selections(state, [die]))):
            found += die
    return found


def why_no_end(state: State) -> Refusal | None:
    """13.6 Returns why the turn cannot end: a bonus or mini die must still be used."""
    dice = must_use(state)
    return Refusal("13.6", "must-use", {"dice": dice}) if dice else None


def send_home(state: State, ref: Referee) -> None:
    """13.5 Takes the bonus and mini dice whose due round this was from their holders, and tells it."""
    for seat, p in state.players.items():
        for die in [d for d, due in p.held.items() if due == state.round]:
            del p.held[die]
            tell(ref, "home", "13.5", seat=seat, die=die)
