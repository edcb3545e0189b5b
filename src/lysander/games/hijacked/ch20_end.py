"""19 Police phase and round end, 20 end of the game, scoring, result."""

from __future__ import annotations

from ...core.ask import Json
from ...core.game import Result
from ...core.referee import Referee
from .ch06_dice import new_turn
from .ch13_bonus import send_home
from .ch15_points import tell
from .state import CYBOT, KINDS, Negotiator, State


def succeeded(state: State) -> list[str]:
    """1.4, 20.2 Returns the seats with at least 3 passengers and 1 pilot."""
    return [s for s, p in state.players.items() if s != CYBOT and p.passengers >= 3 and p.pilots >= 1]


def police(state: State, ref: Referee) -> str:
    """19.1, 19.2, 20.3 Moves the squad one field; on the aircraft it storms. Returns the next step."""
    state.active = state.start
    was = state.squad
    if state.rules.spared and succeeded(state):
        tell(ref, "police", "19.2", field=was, was=was, spared=True)
        return "round-end"
    state.squad = max(0, was - state.rules.step)
    tell(ref, "police", "19.1", field=state.squad, was=was, spared=False)
    if state.squad == 0:
        storm(state, ref)
    return "round-end"


def storm(state: State, ref: Referee) -> None:
    """20.1 Ends the game by storm: everybody loses."""
    tell(ref, "storm", "20.1", round=state.round)
    facts = {"end": "storm", "winners": [], "scores": {}, "sheets": {}, "round": state.round}
    state.result = Result(dict.fromkeys(state.players, 0), facts, ())
    tell(ref, "result", "20.1", **facts)


def round_end(state: State, ref: Referee) -> str:
    """19.3 Takes back bonus and mini dice, checks for a success, else begins the next round; returns the next step."""
    send_home(state, ref)
    seats = succeeded(state)
    if seats:
        state.last = True
        tell(ref, "success", "20.2", seats=seats, round=state.round)
        return "last-call"
    state.round += 1
    new_round(state, ref)
    return "roll"


def new_round(state: State, ref: Referee) -> None:
    """5.1, 5.3 Begins a round with the turn of the start seat."""
    state.active = state.start
    new_turn(state)
    tell(ref, "round", "5.3", round=state.round, squad=state.squad, seat=state.start)


def default_call(state: State, seat: str) -> str:
    """25 Returns the default in the last call: pilots, then passengers, colours in the order B, G, Y, S, lowest ids first; then ``done``."""
    p = state.players[seat]
    for verb, count, left in (("pilot", 3, state.pilots_left()), ("rescue", 2, state.passengers_left())):
        for colour in "BGYS" if left else "":
            cards = [c for c in p.cards if c[0] == colour]
            if len(cards) >= count:
                return f"{verb} {' '.join(cards[:count])}"
    return "done"


def scoring(state: State, ref: Referee) -> None:
    """20.5, 20.6, 21.10 Works out final scores and their sources, and ends the game with its winners."""
    sheets = {seat: sheet(state, seat, p) for seat, p in state.players.items()}
    totals = {seat: sum([row["points"] for row in rows]) for seat, rows in sheets.items()}
    rank = {seat: (totals[seat], p.step) for seat, p in state.players.items()}
    winners = [seat for seat in state.players if rank[seat] == max(rank.values())]
    facts = {"end": "success", "winners": winners, "scores": totals, "sheets": sheets, "round": state.round}
    state.result = Result(totals, facts, tuple(winners))
    tell(ref, "result", "20.5", **facts)


Row = dict[str, Json]


def _row(source: str, points: int, rule: str, detail: Json = "") -> Row:
    return {"source": source, "points": points, "detail": detail, "rule": rule}


def sheet(state: State, seat: str, p: Negotiator) -> list[Row]:
    """20.5 Returns a seat's final score by source. Hijackers score only here (10.8); markers that they count also score their own point (18.10)."""
    medals = [m.value for m in state.medals if m.seat == seat and not m.cashed]
    markers = "".join(k * p.markers[k] for k in KINDS)
    rows = [
        _row("score", p.score, "20.5"),
        _row("medals", sum(medals), "17.5", medals),
        _row("markers", p.count(), "20.5", markers),
        _row("star", 5 if state.star == seat else 0, "9.6"),
    ]
    rows += [_row("hijacker", hijacker_points(state, seat, p, tile), "18.9", tile) for tile in p.hijackers]
    rows.append(_row("recognition", state.rules.steps[p.step], "2.8", p.step))
    rows.append(_row("cards", -3 * len(p.cards), "20.5", list(p.cards)))
    return rows


def hijacker_points(state: State, seat: str, p: Negotiator, tile: int) -> int:
    """18.9, 27.2 Returns the points of a hijacker tile for its owner; divisions round down (1.6)."""
    total = 0
    amounts = {"markers": p.count(), "passengers": p.passengers}
    for verb in state.rules.hijackers[tile]:
        if "base" in verb:
            total += verb["base"]
        elif "ladder" in verb:
            total += max((step for step in verb["steps"] if step[0] <= amounts[verb["ladder"]]), key=lambda step: int(step[0]))[1]
        elif "per" in verb:
            total += verb["extra"] * (amounts[verb["per"]] // verb["every"])
        elif holds(state, seat, p, verb["when"]):
            total += verb["extra"]
    return total


def holds(state: State, seat: str, p: Negotiator, condition: str) -> bool:
    """27.2 Whether a condition holds for the owner of a tile."""
    best = max(other.step for s, other in state.players.items() if s != seat)
    if condition == "recognition_alone_first":
        return p.step >= 1 and p.step > best
    if condition == "recognition_tied_first":
        return p.step >= 1 and p.step == best
    if condition == "two_of_each":
        return sum(max(0, 2 - p.markers[k]) for k in "CFM") <= p.markers["J"]
    if condition == "has_pilot":
        return p.pilots >= 1
    if condition == "no_cards":
        return not p.cards
    return state.persuader == seat
