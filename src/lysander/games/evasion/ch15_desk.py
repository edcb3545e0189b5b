"""15.3, 15.7 to 15.10 The umpire's desk: dice by hand, reports that wait, and questions to a seat for which a report may wait.

Every chapter rolls by ``roll`` and asks by ``put``; without a desk these are the referee's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import takewhile

from ...core.ask import UMPIRE, Ask, Json, Refusal
from ...core.domain import Dice
from ...core.event import Event
from ...core.referee import Referee
from .ch14_reports import is_weighty
from .ch15_words import Release, split_reason
from .ch16_belief import found_nobody, grow
from .rules import Rules
from .state import BRITISH, GERMAN, Desk, Held, State
from .view import player_view

PLAYERS = (BRITISH, GERMAN)


def new_desk(rules: Rules) -> Desk:
    """15.1, 17.14 to 17.16, 17.20 Returns the desk as the options set it."""
    return Desk(
        release=rules.umpire_release,
        check=rules.umpire_check,
        decoys=rules.umpire_decoys,
        dice=rules.dice == "umpire",
        once=False,
        paused=False,
        tray=[],
        pending=[],
        shown={},
        seated=True,
        blanks=[],
    )


def leave_desk(desk: Desk) -> None:
    """15.20 Switches everything off at a desk that its umpire has left."""
    desk.dice = desk.once = desk.paused = desk.seated = False
    desk.release, desk.check, desk.decoys = "auto", "none", "none"


# 15.3 dice


def roll(state: State, ref: Referee, name: str, faces: int, rule: str) -> int:
    """15.3 Rolls a die: the engine does, or the umpire types its face."""
    if state.desk is not None and state.desk.dice:
        with suppress(UmpireLeft):
            return put(state, ref, lambda state, _: by_hand(state, Ask(UMPIRE, name, rule, Dice(faces, "21.1"))))
    return ref.roll(name, faces, rule, refusal="21.1")


class UmpireLeft(Exception):
    """15.20 The umpire has left while he was asked: the engine takes over."""


def by_hand(state: State, ask: Ask) -> Ask:
    """15.3, 15.20 Returns the question for a roll by hand, while the umpire rolls by hand."""
    if state.desk is None or not state.desk.seated:
        raise UmpireLeft
    return ask


# 15.7 asking while reports may wait


def put(state: State, ref: Referee, make: Ask | Callable[[State, Referee], Ask]) -> Json:
    """15.7 Asks a seat; while a report for it waits, asks the umpire to release it first. ``make`` makes the question where any-time answers may
    change its options.
    """
    desk = state.desk
    if desk is None:
        return ref.ask(make, state, ref)
    while True:
        ask = make if isinstance(make, Ask) else make(state, ref)
        if ask.seat not in PLAYERS or not _waits_for(desk, ask.seat):
            break
        _ask_release(state, ref, ask.seat)
    if state.memory.belief.growing and ask.seat == GERMAN:
        grow(state)
    freeze(state)
    return ref.ask(make, state, ref)


def path_is_void(state: State, ref: Referee, seat: str, told: int) -> bool:
    """6.8.6, 8.4.4, 8.5.5 Whether the rest of a path is void: its seat has been told something beyond its first ``told`` reports.
    The umpire first decides on all that waits for it: a report that he withholds or delays was not told (15.9).
    """
    _decided(state, ref, seat)
    return state.told(seat) > told


def goes_out(state: State, ref: Referee, seat: str, number: int) -> bool:
    """15.9 Lets the umpire decide on all that waits for a seat; returns whether this report goes out now, or has."""
    return number not in _decided(state, ref, seat)


def _decided(state: State, ref: Referee, seat: str) -> list[int]:
    """15.7, 15.9 Lets the umpire decide on all that waits for a seat. Returns the reports that he keeps back."""
    desk, kept = state.desk, list[int]()
    while desk is not None and state.result is None and _waits_for(desk, seat):
        kept += _ask_release(state, ref, seat)
    return kept


def _ask_release(state: State, ref: Referee, seat: str) -> list[int]:
    """15.7 Asks the umpire once about what waits for this seat. Returns the reports that he keeps back."""
    freeze(state)
    try:
        return release(state, ref, ref.ask(_release_ask, state, seat))
    except NothingWaits:
        return []


class NothingWaits(Exception):
    """15.7 All reports have gone out in another way while the umpire was asked."""


def _release_ask(state: State, seat: str) -> Ask:
    """15.7 Returns the question to release reports (D17)."""
    assert state.desk is not None
    if not _waits_for(state.desk, seat):
        raise NothingWaits
    return Ask(UMPIRE, "release", "15.7", Release(state), "all", {"for": seat})


def _waits_for(desk: Desk, seat: str) -> bool:
    """15.7 Whether a report for this seat is in the tray."""
    return desk.waits_for(seat)


def freeze(state: State) -> None:
    """15.7 Keeps the view of each seat for which no report waits; the seat sees it until later reports are out."""
    desk = state.desk
    assert desk is not None
    if desk.release == "auto":
        return
    for seat in PLAYERS:
        if not _waits_for(desk, seat):
            desk.shown[seat] = player_view(state, seat)


def keep_view(state: State, event: Event) -> None:
    """15.7 Keeps the view of a side that was told something while nothing waits for it: with ``weighty`` a report that waits may follow at once."""
    desk = state.desk
    if desk is not None and desk.release == "weighty":
        for seat in PLAYERS:
            if event.told(seat) and not desk.waits_for(seat):
                desk.shown[seat] = player_view(state, seat)


# 15.7 to 15.10 the tray


def release(state: State, ref: Referee, value: str) -> list[int]:
    """15.7 to 15.10 Carries out one order of the umpire about his tray. Returns the reports that he keeps back."""
    kept = _release(state, ref, value)
    pass_routine(state, ref)
    return kept


def pass_routine(state: State, ref: Referee) -> None:
    """15.7 With ``weighty``: sends each side what waited only because something weighty stood before it."""
    desk = state.desk
    assert desk is not None
    for seat in PLAYERS if desk.release == "weighty" else ():
        for held in [h for h in desk.tray if not h.until and h.event.to[0] == seat]:  # type: ignore[attr-defined]
            if is_weighty(state, held.event):  # type: ignore[arg-type]
                break
            _send(state, ref, [held])


def _release(state: State, ref: Referee, value: str) -> list[int]:
    """15.7 to 15.10 Sends a report, rewords it, or keeps it back. Returns the reports kept back."""
    what, reason = split_reason(value)
    desk = state.desk
    assert desk is not None
    if what == "all":
        _send(state, ref, [h for h in desk.tray if not h.until])
        return []
    verb, _, rest = what.partition(":") if ":" in what else ("now", "", what)
    number = int(rest.partition(":")[0])
    at = next(i for i, h in enumerate(desk.tray) if h.number == number)
    held = desk.tray[at]
    if verb in ("now", "reword"):
        if verb == "reword":
            _add(held, words=reason)
        _send(state, ref, [*_dice_before(desk, at), held])
        return []
    kept = [*_dice_before(desk, at), held]
    for die in kept:
        if verb == "delay":
            die.until = int(rest.partition(":")[2])
        else:
            desk.tray.remove(die)
    _hold_back(state, held)
    _kept_back(state, number)
    return [number]


def _hold_back(state: State, held: Held, reports: int = -1) -> None:
    """15.9 Counts a report to a side as not told; with ``reports`` 1 as told after all."""
    if held.event.to[0] == BRITISH:  # type: ignore[attr-defined]
        state.told_british += reports
    else:
        state.told_german += reports


def quiet(state: State, kind: str, at: str, told: int, reports: int) -> None:
    """16.14 Counts that a patrol entered a hex, or a lorry stopped in one, without a report to the German beyond his first ``told``. What the umpire
    keeps back was not told: while what was reported after the first ``reports`` of all waits in his tray, the count waits."""
    made = state.told_german - told
    if not made:
        found_nobody(state, kind, at, state.light)
    elif state.desk is not None:
        waiting = tuple([h.number for h in state.desk.tray if h.number > reports and h.event.to[0] == GERMAN])  # type: ignore[attr-defined]
        if len(waiting) == made:
            state.desk.blanks.append((waiting, kind, at, state.light))


def _kept_back(state: State, number: int) -> None:
    """16.14 Notes that a report is kept back; where it was the last that a look waited for, nobody was found."""
    assert state.desk is not None
    blanks, state.desk.blanks = state.desk.blanks, []
    for numbers, kind, at, light in blanks:
        left = tuple([n for n in numbers if n != number])
        if left:
            state.desk.blanks.append((left, kind, at, light))
        else:
            found_nobody(state, kind, at, light)


def _dice_before(desk: Desk, at: int) -> list[Held]:
    """21.1 Returns the dice that belong to a report: they go out with it, or stay back with it."""
    seat = desk.tray[at].event.to[0]  # type: ignore[attr-defined]
    dice: list[Held] = []
    for held in reversed(desk.tray[:at]):
        if held.event.to[0] != seat:  # type: ignore[attr-defined]
            continue
        if held.number:
            break
        dice.insert(0, held)
    return dice


def _send(state: State, ref: Referee, reports: Sequence[Held]) -> None:
    """15.10 Sends reports, with their dice, in their order; a released report is final. 15.9 What happened in an earlier half is announced as late,
    and says when it happened."""
    assert state.desk is not None
    for n, held in enumerate(reports):
        if _is_late(state, held):
            _announce_late(ref, reports, n)
            if held.number and held.until:
                _add(held, late=held.move, late_half=held.half)
            elif held.number:
                _add(held, was_move=held.move, was_half=held.half)
        state.desk.tray.remove(held)
        state.desk.blanks = [blank for blank in state.desk.blanks if held.number not in blank[0]]
        ref.tell(held.event)  # type: ignore[arg-type]
        if held.number and held.until:
            _hold_back(state, held, 1)


def _is_late(state: State, held: Held) -> bool:
    """15.9 Whether a report goes out after the half in which it happened; what happened at T1 or T2 is no older than its move."""
    return held.move != state.move or held.half not in ("", state.half)


def _announce_late(ref: Referee, reports: Sequence[Held], n: int) -> None:
    """15.9 Tells a seat, before the first of several late reports of the same half, how many follow, of which half they are, and whether the umpire
    has delayed them (``kept``); else they only waited until the seat was asked."""

    def source(held: Held) -> tuple[str, int, str, bool]:
        return held.event.to[0], held.move, held.half, bool(held.until)  # type: ignore[attr-defined]

    seat, move, half, kept = source(reports[n])
    before = [source(h) for h in reports[:n] if h.event.to[0] == seat]  # type: ignore[attr-defined]
    if before[-1:] != [source(reports[n])]:
        mine = [h for h in reports[n:] if h.event.to[0] == seat]  # type: ignore[attr-defined]
        run = takewhile(lambda h: source(h) == source(reports[n]), mine)
        count = sum(h.number > 0 for h in run)
        ref.tell(Event("late", "15.9", (seat,), {"move": move, "half": half, "count": count, **({"kept": "yes"} if kept else {})}))


def _add(held: Held, **facts: Json) -> None:
    """Adds facts to a report that waits."""
    event: Event = held.event  # type: ignore[assignment]
    held.event = Event(event.kind, event.rule, event.to, {**event.facts, **facts})


def send_delayed(state: State, ref: Referee) -> None:
    """15.9 Sends, at the start of a move, the reports delayed to it."""
    if state.desk is not None:
        _send(state, ref, [h for h in state.desk.tray if h.until and h.until <= state.move])


def release_all(state: State, ref: Referee) -> None:
    """15.7, 15.20 Sends all reports that wait, those delayed too, when the game ends or the umpire leaves."""
    assert state.desk is not None
    _send(state, ref, list(state.desk.tray))


# 15.12 changes that are dropped


def tell_dropped(ref: Referee, value: str, why: Refusal) -> None:
    """15.12 Tells the umpire that a change which waited is not carried out, and why."""
    command, _ = split_reason(value)
    ref.tell(Event("change_dropped", "15.12", (UMPIRE,), {"command": command, "code": why.code, **why.facts}))


def drop_changes(state: State, ref: Referee) -> None:
    """15.12 Drops the changes that wait, when the game ends."""
    assert state.desk is not None
    pending, state.desk.pending = state.desk.pending, []
    for value in pending:
        tell_dropped(ref, value, Refusal("15.12", "game-over"))
