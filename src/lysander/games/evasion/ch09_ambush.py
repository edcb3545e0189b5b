"""9 Ambushes, attacks by lorry crews, and lorries that get away."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.domain import Cell, Confirm, OneOf
from ...core.record import replace
from ...core.referee import Referee
from .ch07_looking import Group, Unit, group_out, unit_of_lorry
from .ch10_fights import AWAY, LOST, STANDS, fight, lorry_fight
from .ch14_reports import lorry_kind, report, tell_enemy
from .ch15_desk import goes_out, put
from .state import BRITISH, CREWED, GERMAN, State

PASSED = "passed"


def crew_attacks(state: State, ref: Referee, unit: Unit, group: Group, *, driving: bool = False) -> str:
    """9.9 Asks a lorry alone that has spotted a group: attack or only report. Returns what became of the lorry; empty if it only reports.

    15.9 Where the umpire keeps the sighting back, which is the last report, nobody is asked and nothing is attacked, nor by a standing order.
    ``driving``: it is in the middle of a drive with links left, and then must drive on (9.10) instead of withdrawing.
    """
    if not state.rules.asks and state.policy != "attack":  # 9.11
        return ""
    if not goes_out(state, ref, GERMAN, state.reported):
        return ""
    if state.rules.asks:
        facts = {"unit": unit.name, "hex": group.hex, "men": len(group.men), "how": "captured" if group.lorry else "foot"}
        if put(state, ref, Ask(GERMAN, f"attack:L{unit.n}", "9.9", Confirm("9.9"), "no", facts)) == "no":
            return ""
    if group.moving:
        count_as_moved(state, group)
    fate = lorry_fight(state, ref, unit, group, attack=True)
    if fate == AWAY and not driving:
        withdraw(state, ref, unit.n)
    return fate


def count_as_moved(state: State, group: Group) -> None:
    """6.8.2 Makes a party that is fought or attacked count as moved; 17.21 before its first step it may hide all the same."""
    for letter in group.men:
        man = state.men[letter]
        if not man.moved:
            state.men[letter] = replace(man, moved=True, stayed=state.rules.stayed_hide)


def spring_ambush(state: State, ref: Referee, n: int, *, driving: bool) -> str:
    """9.2 to 9.8 Lets a crewed lorry pass in a hex where an ambush is set, or springs the ambush.

    Returns ``passed`` if nothing happened, ``lost``, ``away``, or ``stands`` if a patrol on board fought and its lorry is still there.
    """
    at = state.lorries[n].hex
    set_for = state.ambush.get(at)
    group = group_out(state, at) if set_for else None
    if not set_for or group is None or not _strikes(state, ref, n, set_for, group):
        return PASSED
    state.call_off(at)  # 9.7
    unit = unit_of_lorry(state, n)
    if unit.fights:  # 9.4
        fight(state, ref, unit, group, ambush=True)
        return STANDS if state.lorries[n].state == CREWED else LOST
    fate = lorry_fight(state, ref, unit, group, attack=False)
    if fate == AWAY and not driving:
        withdraw(state, ref, n)
    return fate


def _strikes(state: State, ref: Referee, n: int, set_for: str, group: Group) -> bool:
    """9.2, 9.3 Whether the ambush is sprung: the British are asked, or it follows from the kind of ambush."""
    if not state.rules.asks:
        return set_for == "a" or (state.light == "day" and state.patrol_on(n) is None)
    at = group.hex
    facts = {"hex": at, "men": group.men, "what": lorry_kind(state, n)}
    return put(state, ref, Ask(BRITISH, f"spring:{at}", "9.2", Confirm("9.2"), "no", facts)) == "yes"


def withdraw(state: State, ref: Referee, n: int) -> None:
    """9.10 Asks along which link a lorry that cannot drive on leaves the hex, and moves it free of charge."""
    at = state.lorries[n].hex
    links = state.rules.board.links[at]
    facts = {"unit": f"L{n}", "hex": at}
    to = put(state, ref, Ask(GERMAN, f"withdraw:L{n}", "9.10", Cell(links, "9.10"), links[0], facts))
    state.move_lorry(n, to, used=state.lorries[n].used)
    tell_enemy(state, ref, to, n)
    report(state, ref, "g_stop", unit=f"L{n}", hex=to)


def standing_order(state: State, ref: Referee) -> str | None:
    """9.11 Asks for the standing order, with ``interrupts=orders`` (G1)."""
    if not state.rules.asks:
        state.policy = put(state, ref, Ask(GERMAN, "policy", "9.11", OneOf(("report", "attack"), "9.11"), state.policy, takeback=True))
    return None
