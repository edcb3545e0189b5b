"""14 Reports, and 21 who may see a die (14.5). Rules send facts only; the text layer makes the words.

The calls of ``report`` in the rules decide what each side learns from an event (14.3), and in which order (14.4).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.ask import UMPIRE, Json
from ...core.event import ALL, Event
from ...core.referee import Referee
from .state import BRITISH, CREWED, TAKEN, Desk, Held, Man, State

UNHELD = ("turn", "half", "result")


def letters(men: Iterable[Man]) -> str:
    """14.6 Returns men as a list of letters."""
    return "".join([m.letter for m in men])


def report(state: State, ref: Referee, key: str, **facts: Json) -> None:
    """14.1, 14.2 Sends one report at once, or puts it into the umpire's tray (15.7)."""
    if key[0] == "b":
        state.told_british += 1
    elif key[0] == "g":
        state.told_german += 1
    state.reported += 1
    if ref.events is None:
        return
    rule, to = state.rules.addressed[key]
    event = Event(key, rule, to, facts)
    if state.desk is None:
        ref.tell(event)
    else:
        deliver(state, ref, event, state.reported)


def deliver(state: State, ref: Referee, event: Event, number: int) -> None:
    """15.7 Tells an event, unless the umpire holds reports for this seat."""
    desk = state.desk
    if desk is not None and _is_held(state, desk, event):
        desk.tray.append(Held(number, event, 0, state.move, state.half))
        ref.tell(Event("held", "15.7", (UMPIRE,), {"number": number, "kind": event.kind, "for": event.to[0], "facts": dict(event.facts)}))
    else:
        ref.tell(event)


def _is_held(state: State, desk: Desk, event: Event) -> bool:
    """15.7 Whether an event waits for the umpire. With ``weighty`` only what is weighty waits, and what follows it for the same side."""
    if desk.release == "auto" or event.kind in UNHELD or event.to[0] == UMPIRE or state.result is not None:
        return False
    return desk.release == "hold" or is_weighty(state, event) or desk.waits_for(event.to[0])


def is_weighty(state: State, event: Event) -> bool:
    """15.7 Whether a report, or the die that belongs to it, stands in ``weighty.toml``."""
    if event.kind == "roll":
        return event.facts["name"].partition(":")[0] in state.rules.weighty_dice
    return state.rules.reports[event.kind].weighty


def note(state: State, ref: Referee, key: str, to: tuple[str, ...], **facts: Json) -> None:
    """15.13, 15.14 Sends a note or a ruling at once: the umpire's own words never wait in his tray."""
    state.reported += 1
    ref.tell(Event(key, state.rules.reports[key].rule, to, facts))


def tell_roll(state: State, ref: Referee, to: tuple[str, ...], rule: str, facts: dict[str, Any]) -> None:
    """21.1, 21.2 Tells a die, with everything that was added, to those who may see it. A seated umpire sees all; the British are not told
    which unit it was (14.2).
    """
    if ref.events is None:
        return
    facts["hand"] = state.desk is not None and state.desk.dice
    seats = [s for s in to if s != UMPIRE]
    ref.tell(Event("roll", rule, (UMPIRE,), facts))
    for seat in seats:
        shown = {k: v for k, v in facts.items() if k != "overruled" and (k != "unit" or seat != BRITISH)}
        deliver(state, ref, Event("roll", rule, (seat,), shown), 0)


# 4.7, 4.8 what the British see


def sight_of(state: State) -> set[str]:
    """4.7 Returns all hexes in sight of the British."""
    seen = sight_table(state)
    hexes: set[str] = set()
    for camp in state.camps:
        hexes |= seen[camp]
    return hexes


def sight_table(state: State) -> Any:
    """4.7, 17.8 Returns what is seen from each hex; from the empty hex of a man who is not free, nothing."""
    return state.rules.sight[state.move]


def tell_enemy(state: State, ref: Referee, at: str, lorry: int = 0) -> None:
    """4.8 Reports a patrol on foot, or the lorry of this number, that comes into sight, if its hex is in sight."""
    seen = state.rules.sight[state.move]
    for camp in state.camps:
        if at in seen[camp]:
            report(state, ref, "b_enemy", hex=at, what=lorry_kind(state, lorry) if lorry else "patrol")
            break


def lorry_kind(state: State, n: int) -> str:
    """4.8 Returns the kind of a lorry as the British see it: by night without its load."""
    if state.rules.light[state.move] == "night":
        return "lorry_dark"
    return "lorry_troops" if state.patrol_on(n) else "lorry"


def update_known_lorries(state: State) -> None:
    """4.5, 4.6 Updates the captured lorries that the British know: those they are with, less those whose hex they see without them."""
    if not state.lost and not state.memory.lorries:
        return
    seen, known = sight_of(state), dict(state.memory.lorries)
    for lorry in state.lost_lorries():
        if lorry.state == TAKEN and lorry.hex in state.camps:
            known[lorry.n] = lorry.hex
    for n, at in list(known.items()):
        if at in seen and (state.lorries[n].state != TAKEN or state.lorries[n].hex != at):
            del known[n]
    state.memory.lorries = known


def tell_sights_of(state: State, ref: Referee, men: str, came_from: str) -> None:
    """4.8 Reports what comes into sight of men who have moved on and was not in sight before."""
    if ref.events is not None:
        update_known_lorries(state)
    seen = sight_table(state)
    found = pieces_in(state, seen[state.men[men[0]].hex])
    if found:
        before = set(seen[came_from])
        for man in state.men.values():
            if man.letter not in men:
                before |= seen[man.hex]
        tell_pieces(state, ref, [f for f in found if f[0] not in before])


def tell_daybreak(state: State, ref: Referee) -> None:
    """5.4 Reports what comes into sight of the neighbouring hexes by day."""
    seen = sight_of(state)
    tell_pieces(state, ref, [f for f in pieces_in(state, seen) if f[0] not in state.camps])


def pieces_in(state: State, hexes: Any) -> list[tuple[str, int, int]]:
    """4.8 Returns the German pieces that can be seen in these hexes: hex, class (patrol on foot, lorry), number."""
    if state.held_posts().isdisjoint(hexes):
        return []
    found = []
    for patrol in state.patrols.values():
        if patrol.hex in hexes and not patrol.lorry:
            found.append((patrol.hex, 0, patrol.n))
    for lorry in state.lorries.values():
        if lorry.hex in hexes and lorry.state == CREWED:
            found.append((lorry.hex, 1, lorry.n))
    return found


def tell_pieces(state: State, ref: Referee, found: list[tuple[str, int, int]]) -> None:
    """4.8 Sends one report for each piece: by hex, patrols on foot before lorries, then by number."""
    for at, lorry, n in sorted(found):
        report(state, ref, "b_enemy", hex=at, what=lorry_kind(state, n) if lorry else "patrol")


def announce(ref: Referee, kind: str, rule: str, **facts: Json) -> None:
    """4.4 Tells public facts to all."""
    ref.tell(Event(kind, rule, (ALL,), facts))
