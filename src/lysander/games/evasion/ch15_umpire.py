"""1.2, 15 The umpire: dice, checks, reports, changes, words, end. Only games with a person in the umpire's seat come here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from ...core.ask import UMPIRE, Ask, Json
from ...core.domain import OneOf, Text
from ...core.event import ALL, Event
from ...core.referee import Referee, refuse
from .ch07_looking import Group, Needed, Unit, look_facts
from .ch13_end import end_game, end_if_nobody_is_free
from .ch14_reports import UmpireLeft, by_hand, letters, note
from .ch15_commands import Change, carry_out, touches_british
from .ch15_words import Check, Close, Release, Tell, split_reason
from .ch16_belief import grow, widen
from .rules import Rules
from .state import AWAY, BRITISH, GERMAN, Desk, Held, State

PLAYERS = (BRITISH, GERMAN)


def new_desk(rules: Rules) -> Desk:
    """15.1, 17.14 to 17.16 The desk as the options say."""
    return Desk(rules.umpire_release == "hold", rules.umpire_check, rules.dice == "umpire", False, False, [], [], {}, True)


def take_seat(state: State, ref: Referee) -> None:
    """15.1 A person sits down in the empty chair while the game runs; what the last umpire wanted changed still holds (15.12)."""
    pending = state.desk.pending if state.desk else []
    state.desk = new_desk(state.rules)
    state.desk.pending = pending
    _freeze(state)
    ref.tell(Event("umpire", "15.1", (ALL,), {"how": "took"}))


def leave_seat(state: State, ref: Referee) -> None:
    """15.20 He leaves: all waiting reports go out, nothing is put to him any more."""
    release_all(state, ref)
    assert state.desk is not None
    leave_desk(state.desk)
    ref.tell(Event("umpire", "15.20", (ALL,), {"how": "left"}))


def leave_desk(desk: Desk) -> None:
    """15.20 Nothing is switched on at a desk at which nobody sits."""
    desk.hold = desk.dice = desk.once = desk.paused = desk.seated = False
    desk.check = "none"


# 15.7 asking while reports may wait


def ask_with_desk(state: State, ref: Referee, make: Ask | Callable[[State, Referee], Ask]) -> Json:
    """15.7 A seat is asked nothing while a report for it waits; the umpire is asked to release instead."""
    desk = state.desk
    assert desk is not None
    while True:
        ask = make if isinstance(make, Ask) else make(state, ref)
        if ask.seat not in PLAYERS or not _waits_for(desk, ask.seat):
            break
        _ask_release(state, ref, ask.seat)
    if state.memory.belief.growing and ask.seat == GERMAN:
        grow(state)
    _freeze(state)
    return ref.ask(make, state, ref)


def _ask_release(state: State, ref: Referee, seat: str) -> None:
    """15.7 One answer of the umpire on what waits for this seat."""
    _freeze(state)
    with suppress(NothingWaits):
        release(state, ref, ref.ask(_release_ask, state, seat))


def settle_news(state: State, ref: Referee, seat: str) -> None:
    """15.9 The umpire decides on all that waits for a seat before its path is broken off: what it is not told breaks nothing off."""
    desk = state.desk
    while desk is not None and state.result is None and _waits_for(desk, seat):
        _ask_release(state, ref, seat)


class NothingWaits(Exception):
    """15.7 All has gone out in another way while the umpire was asked."""


def _release_ask(state: State, seat: str) -> Ask:
    """15.7, D17"""
    assert state.desk is not None
    if not _waits_for(state.desk, seat):
        raise NothingWaits
    return Ask(UMPIRE, "release", "15.7", Release(state), "all", {"for": seat})


def _waits_for(desk: Desk, seat: str) -> bool:
    """15.7 Whether a report for this seat is in the tray."""
    return any(h.event.to[0] == seat for h in desk.tray if not h.until)  # type: ignore[attr-defined]


def _freeze(state: State) -> None:
    """15.7 Keep the view of each seat that no report waits for; from now on it shows until its reports are out."""
    from .view import player_view

    desk = state.desk
    assert desk is not None
    if not desk.hold:
        return
    for seat in PLAYERS:
        if not _waits_for(desk, seat):
            desk.shown[seat] = player_view(state, seat)


def release(state: State, ref: Referee, value: str) -> None:
    """15.7 to 15.10 One order of the umpire about his tray."""
    what, reason = split_reason(value)
    desk = state.desk
    assert desk is not None
    if what == "all":
        for held in [h for h in desk.tray if not h.until]:
            _send(state, ref, held)
        return
    verb, _, rest = what.partition(":") if ":" in what else ("now", "", what)
    number = int(rest.partition(":")[0])
    at = next(i for i, h in enumerate(desk.tray) if h.number == number)
    held = desk.tray[at]
    if verb in ("now", "reword"):
        for die in _dice_before(desk, at):
            _send(state, ref, die)
        if verb == "reword":
            held.event = Event(held.event.kind, held.event.rule, held.event.to, {**held.event.facts, "words": reason})  # type: ignore[attr-defined]
        _send(state, ref, held)
    elif verb == "delay":
        for die in [*_dice_before(desk, at), held]:
            die.until = int(rest.partition(":")[2])
        _hold_back(state, held)
    else:
        for die in [*_dice_before(desk, at), held]:
            desk.tray.remove(die)
        _hold_back(state, held)


def _hold_back(state: State, held: Held, reports: int = -1) -> None:
    """15.9, 16.11 A side has been told one report less than it seemed; with ``reports`` 1 it is told after all."""
    widen(state)
    if held.event.to[0] == BRITISH:  # type: ignore[attr-defined]
        state.told_british += reports
    else:
        state.told_german += reports


def _dice_before(desk: Desk, at: int) -> list[Held]:
    """21.1 The dice that belong to a report go out with it, or stay back with it."""
    seat = desk.tray[at].event.to[0]  # type: ignore[attr-defined]
    dice: list[Held] = []
    for held in reversed(desk.tray[:at]):
        if held.event.to[0] != seat:  # type: ignore[attr-defined]
            continue
        if held.number:
            break
        dice.insert(0, held)
    return dice


def _send(state: State, ref: Referee, held: Held) -> None:
    """15.10 A released report is final."""
    assert state.desk is not None
    state.desk.tray.remove(held)
    ref.tell(held.event)  # type: ignore[arg-type]


def send_delayed(state: State, ref: Referee) -> None:
    """15.9 At the start of a move reports delayed to it go out."""
    if state.desk is not None:
        for held in [h for h in state.desk.tray if h.until and h.until <= state.move]:
            _send(state, ref, held)
            if held.number:
                _hold_back(state, held, 1)  # old news says nothing of where they are now


def release_all(state: State, ref: Referee) -> None:
    """15.7 When the game ends, all that wait go out."""
    assert state.desk is not None
    for held in list(state.desk.tray):
        _send(state, ref, held)


# 15.4, 15.5 checks


def _overruled(state: State, ref: Referee, covers: tuple[str, ...], what: str, results: Sequence[str], facts: dict[str, Any]) -> str | None:
    """15.4 Put an adjudication to the umpire: the result he sets instead, or None."""
    desk = state.desk
    assert desk is not None
    if desk.check not in covers and not desk.once:
        return None
    desk.once = False
    domain = Check(tuple(results))
    value = "accept"
    with suppress(UmpireLeft):
        value = ask_with_desk(state, ref, lambda state, _: by_hand(state, Ask(UMPIRE, "check", "15.4", domain, "accept", {"what": what, **facts})))
    value, reason = split_reason(value)
    if value == "accept":
        return None
    result = value.partition(":")[2]
    ref.tell(Event("overruled", "15.4", (UMPIRE,), {"what": what, "result": result, "reason": reason, **facts}))
    return result


def check_look(state: State, ref: Referee, unit: Unit, group: Group, need: Needed, face: int, certain: str, seen: bool) -> bool:
    """15.4 Each look, with ``umpire_check=all`` or once."""
    facts = look_facts(unit, group, need, face, certain, seen) | {"men": group.men}
    result = _overruled(state, ref, ("all",), "look", ("seen", "unseen"), facts)
    if result is None:
        return seen
    if (result == "seen") != seen:
        widen(state)
    return result == "seen"


def check_row(state: State, ref: Referee, name: str, facts: dict[str, Any], row: int, unit: Unit, group: Group) -> int:
    """15.4 Each result of the patrol and ambush matrix."""
    shown = {**facts, "unit": unit.name, "men": group.men}
    result = _overruled(state, ref, ("fights", "all"), name, "123456", shown)
    return row if result is None else int(result)


def check_hit(state: State, ref: Referee, pool: list[str], man: str, group: Group) -> str:
    """15.4 Each pick of the man who is hit."""
    result = _overruled(state, ref, ("all",), "hit", pool, {"hex": group.hex, "outcome": man})
    return man if result is None else result


# any-time asks


TAKE_SEAT = Ask(UMPIRE, "take_seat", "15.1", OneOf(("yes",), "15.1"), None, standing=True)
RESIGN = tuple(Ask(seat, "resign", "13.7", OneOf(("yes",), "13.7"), None, standing=True, own=True) for seat in PLAYERS)


def standing(state: State) -> tuple[Ask, ...]:
    """15.1, 15.3, 15.5, 15.7, 15.11, 15.14 to 15.20, 13.7 What can be done at any time."""
    asks: list[Ask] = []
    desk = state.desk
    if desk is None or not desk.seated:
        asks.append(TAKE_SEAT)
    else:
        if any(h.number for h in desk.tray):
            asks.append(Ask(UMPIRE, "release", "15.7", Release(state), None, standing=True))
        asks += (
            Ask(UMPIRE, "change", "15.11", Change(state), None, standing=True),
            Ask(UMPIRE, "tell", "15.14", Tell(state.rules.board.hexes), None, standing=True),
            Ask(UMPIRE, "switch", "17.1", OneOf(_switches(desk), "17.1"), None, standing=True),
            Ask(UMPIRE, "close", "15.19", Close(), None, standing=True),
            Ask(UMPIRE, "leave_seat", "15.20", OneOf(("yes",), "15.20"), None, standing=True),
        )
        asks += (Ask(seat, "message", "15.15", Text(600, "15.15"), None, standing=True) for seat in PLAYERS)
    return (*asks, *RESIGN)


def _switches(desk: Desk) -> list[str]:
    """17.1, 15.5, 15.18 What the umpire may switch, as it is not now."""
    found = ["dice=engine" if desk.dice else "dice=umpire"]
    found += [f"umpire_check={c}" for c in ("none", "fights", "all") if c != desk.check]
    found.append("umpire_release=auto" if desk.hold else "umpire_release=hold")
    found.append("once=off" if desk.once else "once=on")
    found.append("pause=off" if desk.paused else "pause=on")
    return found


def interject(state: State, ref: Referee, ask: Ask, value: Json) -> None:
    """Carry out an any-time answer; it is a line of the journal like any other (15.21)."""
    if ask.kind == "resign":
        resign(state, ref, ask.seat)
    elif ask.kind == "message":
        ref.tell(Event("message", "15.15", (ask.seat, UMPIRE), {"from": ask.seat, "text": value}))
    elif ask.kind == "release":
        release(state, ref, value)
    elif ask.kind == "change":
        assert state.desk is not None
        state.desk.pending.append(value)
        command, reason = split_reason(value)
        ref.tell(Event("change", "15.11", (UMPIRE,), {"command": command, "reason": reason}))
    elif ask.kind == "tell":
        _tell(state, ref, value)
    elif ask.kind == "switch":
        _switch(state, ref, value)
    elif ask.kind == "close":
        _close(state, ref, value)
    elif ask.kind == "take_seat":
        take_seat(state, ref)
    elif ask.kind == "leave_seat":
        leave_seat(state, ref)
    else:
        raise refuse("", "not-asked", seat=ask.seat, kind=ask.kind)


def _tell(state: State, ref: Referee, value: str) -> None:
    """15.13, 15.14 A note or a ruling to one side or both."""
    head, text = split_reason(value)
    key = "ruling" if head.startswith("ruling:") else "note"
    seats, at, hexes = head.removeprefix("ruling:").partition("@")
    note(state, ref, key, PLAYERS if seats == "both" else (seats,), text=text, **({"hexes": hexes.split(",")} if at else {}))


def _switch(state: State, ref: Referee, value: str) -> None:
    """17.1 Options the umpire may change during play, 15.5 overrule once, 15.18 pause."""
    desk = state.desk
    assert desk is not None
    key, _, setting = value.partition("=")
    if key == "dice":
        desk.dice = setting == "umpire"
    elif key == "umpire_check":
        desk.check = setting
    elif key == "umpire_release":
        desk.hold = setting == "hold"
        if not desk.hold:
            release(state, ref, "all")
    elif key == "once":
        desk.once = setting == "on"
    else:
        desk.paused = setting == "on"
    ref.tell(Event("switch", "17.1", (ALL,) if key == "pause" else (UMPIRE,), {"key": key, "setting": setting}))


def _close(state: State, ref: Referee, value: str) -> None:
    """15.19 The umpire ends the game: as it stands, with results he awards, or without."""
    how, reason = split_reason(value)
    ref.tell(Event("closed", "15.19", (ALL,), {"how": how, "reason": reason}))
    if how == "void":
        end_game(state, ref, void=True)
    words = dict(part.partition(":")[::2] for part in how.split(",")) if how != "stands" else {}
    end_game(state, ref, {side: int(word == "won") for side, word in words.items()})


def resign(state: State, ref: Referee, seat: str) -> None:
    """13.7 The free men count as left behind, or, if the Germans resign, as away."""
    ref.tell(Event("resigned", "13.7", (ALL,), {"side": seat}))
    if seat == GERMAN:
        state.lose(letters(state.free_men()), AWAY)
    end_game(state, ref)


# 15.11 changes


def apply_changes(state: State, ref: Referee) -> None:
    """15.12 Typed changes take effect when the game waits at B1 or G2. One that no longer makes sense is dropped; if nobody is free after
    them, the game is over (13.1)."""
    desk = state.desk
    assert desk is not None
    if not desk.pending:
        return
    pending, desk.pending = desk.pending, []
    for value in pending:
        command, _ = split_reason(value)
        if Change(state).why_not(value) is None:
            carry_out(state, command)
            if touches_british(command):
                widen(state)
    end_if_nobody_is_free(state, ref)
