"""1.2, 15 The umpire takes and leaves his seat, and what can be done at any time: reports, changes, words, switches, the end."""

from __future__ import annotations

from ...core.ask import UMPIRE, Ask, Json
from ...core.domain import OneOf, Text
from ...core.event import ALL, Event
from ...core.referee import Referee, refuse
from .ch03_setup import brief_umpire
from .ch13_end import end_game
from .ch14_reports import letters, note
from .ch15_commands import Change
from .ch15_desk import PLAYERS, freeze, leave_desk, new_desk, pass_routine, release, release_all
from .ch15_waiting import order_change
from .ch15_words import Close, Release, Tell, split_reason
from .state import AWAY, GERMAN, Desk, State


def take_seat(state: State, ref: Referee) -> None:
    """15.1 Seats a person as umpire while the game runs; changes that the last umpire ordered still take effect (15.12)."""
    pending = state.desk.pending if state.desk else []
    state.desk = new_desk(state.rules)
    state.desk.pending = pending
    freeze(state)
    ref.tell(Event("umpire", "15.1", (ALL,), {"how": "took"}))
    brief_umpire(ref)


def leave_seat(state: State, ref: Referee) -> None:
    """15.20 Takes the umpire from his seat: all waiting reports go out, nothing is put to him any more."""
    release_all(state, ref)
    assert state.desk is not None
    leave_desk(state.desk)
    ref.tell(Event("umpire", "15.20", (ALL,), {"how": "left"}))


# any-time asks


TAKE_SEAT = Ask(UMPIRE, "take_seat", "15.1", OneOf(("yes",), "15.1"), None, standing=True)
RESIGN = tuple(Ask(seat, "resign", "13.7", OneOf(("yes",), "13.7"), None, standing=True, own=True) for seat in PLAYERS)


def standing(state: State) -> tuple[Ask, ...]:
    """15.1, 15.3, 15.5, 15.7, 15.11, 15.14 to 15.20, 13.7 Returns the questions that can be answered at any time."""
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
    """17.1, 15.5, 15.18 Returns the settings to which the umpire may switch, those in force left out."""
    found = ["dice=engine" if desk.dice else "dice=umpire"]
    found += [f"umpire_check={c}" for c in ("none", "fights", "all") if c != desk.check]
    found += [f"umpire_release={r}" for r in ("auto", "weighty", "hold") if r != desk.release]
    found += [f"umpire_decoys={d}" for d in ("none", "some", "all") if d != desk.decoys]
    found.append("once=off" if desk.once else "once=on")
    found.append("pause=off" if desk.paused else "pause=on")
    return found


def interject(state: State, ref: Referee, ask: Ask, value: Json) -> None:
    """Carries out an any-time answer; it is a line of the journal like any other (15.21)."""
    if ask.kind == "resign":
        resign(state, ref, ask.seat)
    elif ask.kind == "message":
        ref.tell(Event("message", "15.15", (ask.seat, UMPIRE), {"from": ask.seat, "text": value}))
    elif ask.kind == "release":
        release(state, ref, value)
    elif ask.kind == "change":
        order_change(state, ref, value)
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
    """15.13, 15.14 Sends a note or a ruling to one side or both."""
    head, text = split_reason(value)
    key = "ruling" if head.startswith("ruling:") else "note"
    seats, at, hexes = head.removeprefix("ruling:").partition("@")
    note(state, ref, key, PLAYERS if seats == "both" else (seats,), text=text, **({"hexes": hexes.split(",")} if at else {}))


def _switch(state: State, ref: Referee, value: str) -> None:
    """17.1 Switches an option the umpire may change during play, 15.5 overrule once, 15.18 pause."""
    desk = state.desk
    assert desk is not None
    key, _, setting = value.partition("=")
    if key == "dice":
        desk.dice = setting == "umpire"
    elif key == "umpire_check":
        desk.check = setting
    elif key == "umpire_release":
        desk.release = setting
        if setting == "auto":
            release(state, ref, "all")
        pass_routine(state, ref)
        freeze(state)
    elif key == "umpire_decoys":
        desk.decoys = setting
    elif key == "once":
        desk.once = setting == "on"
    else:
        desk.paused = setting == "on"
    ref.tell(Event("switch", "17.1", (ALL,) if key == "pause" else (UMPIRE,), {"key": key, "setting": setting}))


def _close(state: State, ref: Referee, value: str) -> None:
    """15.19 Ends the game by the umpire: as it stands, with results he awards, or without."""
    how, reason = split_reason(value)
    ref.tell(Event("closed", "15.19", (ALL,), {"how": how, "reason": reason}))
    if how == "void":
        end_game(state, ref, void=True)
    words = dict(part.partition(":")[::2] for part in how.split(",")) if how != "stands" else {}
    end_game(state, ref, {side: int(word == "won") for side, word in words.items()})


def resign(state: State, ref: Referee, seat: str) -> None:
    """13.7 Ends the game by resigning: the free men count as left behind or, if the Germans resign, as away."""
    ref.tell(Event("resigned", "13.7", (ALL,), {"side": seat}))
    if seat == GERMAN:
        state.lose(letters(state.free_men()), AWAY)
    end_game(state, ref)
