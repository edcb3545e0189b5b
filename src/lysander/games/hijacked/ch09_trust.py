"""9 Building trust and losing it."""

from __future__ import annotations

from ...core.ask import Ask, Refusal
from ...core.domain import OneOf
from ...core.referee import Referee
from .ch15_points import follow_up, score, tell
from .state import State


def why_no_trust(state: State) -> Refusal | None:
    """9.1 Returns why the seat cannot use the trust space, or None."""
    if state.trust >= 100:
        return Refusal("9.1", "trust-full")
    return Refusal("9.1", "trust-used") if state.trusted else None


def build(state: State, ref: Referee, seat: str, rule: str, *, die: str = "", value: int = 0, most: int = 3, asks: bool = True) -> None:
    """9.2 to 9.6 Draws cubes one by one; scores the points as one event at the end. The Cybot is not asked (21.5)."""
    tell(ref, "builds", rule, seat=seat, die=die, value=value)
    green = 0
    while True:
        cube = ref.draw("draw.cube", {"g": state.rules.green - state.trust // 10, "r": state.rules.red}, "9.2")  # 9.7
        green += cube == "g"
        tell(ref, "cube", "9.2", seat=seat, cube=cube, green=green)
        if cube == "r":  # 9.4
            break
        state.trust += 10
        tell(ref, "trust", "9.3", trust=state.trust, was=state.trust - 10, why="cube")
        if state.trust == 100 or green == most:  # 9.3
            break
        if asks and follow_up(state, ref, ask_more, seat, green) == "stop":
            break
    made = seat if green and state.trust == 100 else ""
    if made and state.star != seat:  # 9.6
        was, state.star = state.star, seat
        tell(ref, "star", "9.6", seat=seat, was=was)
    score(state, ref, {seat: state.rules.trust_score[green]}, "trust", "9.5", made100=made)


def ask_more(state: State, seat: str, green: int) -> Ask:
    """9.3, 25.1 Returns the question whether the seat draws another cube."""
    bag = state.rules.green - state.trust // 10
    facts = {"trust": state.trust, "green": green, "bag_green": bag, "bag_red": state.rules.red}
    return Ask(seat, "trust.more", "9.3", OneOf(("more", "stop"), "9.3"), "more", facts, takeback=True, offers=False, aloud=True)


def lose_trust(state: State, ref: Referee, percent: int, why: str, rule: str) -> None:
    """9.8 Moves the topmost cubes back into the bag, as far as there are any."""
    was = state.trust
    state.trust = max(0, was - percent)
    if state.trust != was:
        tell(ref, "trust", rule, trust=state.trust, was=was, why=why)
