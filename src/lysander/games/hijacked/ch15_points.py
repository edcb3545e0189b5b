"""15 Points and score tracks, 17 goals and medals: the end of every event (15.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.ask import Ask
from ...core.domain import OneOf
from ...core.event import ALL, Event
from ...core.referee import Referee
from .state import CYBOT, KINDS, MINI, State

TAKE_ORDER = "JCFM"  # chapter 25, track.take


def tell(ref: Referee, kind: str, rule: str, **facts: object) -> None:
    """4.7 Tells an event to everybody."""
    if ref.events is not None:
        ref.tell(Event(kind, rule, (ALL,), facts))


def follow_up(state: State, ref: Referee, make: Callable[..., Ask], seat: str, *about: object) -> str:
    """5.7 Asks a seat, not always the active one, a follow-up question; returns the answer. Every onlooker sees which seat is asked (4.5)."""
    state.asked = seat
    answer: str = ref.ask(make, state, seat, *about)
    state.asked = ""
    return answer


def score(state: State, ref: Referee, gains: Mapping[str, int], why: str, rule: str, *, made100: str = "") -> None:
    """15.2, 15.3 Ends an event: moves score markers, clockwise from the active seat, then gives track bonuses, then checks goals.

    ``made100``: the seat whose cube has just made trust 100 % (17.4).
    """
    seats = list(gains) if len(gains) == 1 else [s for s in state.seats_from(state.active, cybot=True) if s in gains]
    forward = []
    for seat in seats:
        p = state.players[seat]
        was = p.score
        p.score = max(0, was + gains[seat])  # 15.1
        if ref.events is not None and gains[seat]:
            tell(ref, "points", rule, seat=seat, points=gains[seat], score=p.score, was=was, why=why)
        if p.score > was and seat != CYBOT:  # 15.7, 15.8
            forward.append(seat)
    if state.last:  # 15.8
        return
    for seat in forward:
        track_bonus(state, ref, seat)
    check_goals(state, ref, made100)


def track_bonus(state: State, ref: Referee, seat: str) -> None:
    """13.2, 15.4 to 15.6, 15.9 Gives a seat the bonus of the field on which its marker has stopped, unless it leaves it."""
    p = state.players[seat]
    bonus = state.rules.bonus[p.track].get(p.score, "")
    if bonus == "?":
        kinds = [k for k in TAKE_ORDER if state.left(k)]
        take = kinds[0] if len(kinds) == 1 else follow_up(state, ref, ask_take, seat).split()[1] if kinds else ""
        gain(state, ref, seat, take, "track", "15.5") if take else tell(ref, "lost", "15.5", seat=seat, bonus=bonus)
    elif bonus == "B":
        die = state.in_supply(MINI)[:1]
        if not die:
            tell(ref, "lost", "15.5", seat=seat, bonus=bonus)
        elif state.rules.declinable and follow_up(state, ref, ask_mini, seat) == "leave":
            tell(ref, "left", "15.9", seat=seat, bonus=bonus)
        else:
            hold(state, ref, seat, die, "track")
    elif bonus:
        gain(state, ref, seat, bonus, "track", "15.5") if state.left(bonus) else tell(ref, "lost", "15.5", seat=seat, bonus=bonus)


def ask_take(state: State, seat: str) -> Ask:
    """15.5 Returns the question which marker of the supply the seat takes."""
    options = [f"take {k}" for k in KINDS if state.left(k)]
    default = next(f"take {k}" for k in TAKE_ORDER if state.left(k))
    return Ask(
        seat, "track.take", "15.5", OneOf(options, "15.5"), default, {"field": state.players[seat].score}, takeback=True, offers=False, aloud=True
    )


def ask_mini(state: State, seat: str) -> Ask:
    """15.9 Returns the question whether the seat takes the mini bonus die on which it has stopped: it will have to be used (13.6)."""
    facts = {"field": state.players[seat].score}
    return Ask(seat, "track.mini", "15.9", OneOf(("take B", "leave"), "15.9"), "take B", facts, takeback=True, offers=False, aloud=True)


def gain(state: State, ref: Referee, seat: str, kind: str, why: str, rule: str, die: str = "") -> None:
    """Gives a seat a marker of the supply; ``die`` is the die that was spent for it, if any."""
    state.players[seat].markers[kind] += 1
    tell(ref, "gets", rule, seat=seat, what=kind, why=why, die=die)


def hold(state: State, ref: Referee, seat: str, what: str, why: str, die: str = "") -> None:
    """13.3 Gives a seat a bonus or mini die, due in the next round; a seat may hold several (13.8). ``die`` was spent for it, if any."""
    state.players[seat].held[what] = state.round + 1
    tell(ref, "gets", "13.3", seat=seat, what=what, why=why, die=die)


def check_goals(state: State, ref: Referee, made100: str = "") -> None:
    """17.2, 17.6 Checks the open goals from left to right for all seats at once, the Cybot included."""
    if state.last:
        return
    for goal, medal in zip(state.rules.objectives[state.objective], state.medals, strict=True):
        if medal.seat or medal.void:
            continue
        met = GOALS[goal](state)
        if goal == "trust100" and made100:
            met = [made100]
        if met:
            medal.seat, medal.void = (met[0], False) if len(met) == 1 else ("", True)
            tell(ref, "medal", "17.2", medal=medal.value, goal=goal, seat=medal.seat, seats=met)


GOALS: dict[str, Callable[[State], list[str]]] = {
    "persuade1": lambda state: [s for s, p in state.players.items() if p.hijackers],
    "dice4": lambda state: [state.active] if state.placed >= 4 else [],
    "own8": lambda state: [s for s, p in state.players.items() if p.count() >= 8],
    "own10": lambda state: [s for s, p in state.players.items() if p.count() >= 10],
    "pts18": lambda state: [s for s, p in state.players.items() if p.score >= 18],
    "push2": lambda state: [s for s, p in state.players.items() if p.step >= 2],
    "trust100": lambda state: [],
    "pass3": lambda state: [s for s, p in state.players.items() if p.passengers >= 3],
    "win31": lambda state: [s for s, p in state.players.items() if p.passengers >= 3 and p.pilots >= 1],
}
"""17.4 The seats that fulfil a goal now; ``trust100`` is a moment and never holds."""


def preview(state: State, seat: str, points: int) -> dict[str, object]:
    """15.4 Returns for clients the new score after so many points, and the bonus of its field, if any."""
    p = state.players[seat]
    field = max(0, p.score + points)
    bonus = "" if state.last or field <= p.score else state.rules.bonus[p.track].get(field, "")
    return {"points": points, "field": field, "bonus": bonus}
