"""8 The German half: one order to one unit at a time, carried out at once."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.domain import OneOf, Path
from ...core.record import replace
from ...core.referee import Referee
from .ch06_british import STEP, WAYS
from .ch07_looking import Group, Unit, group_out, groups_aboard, look, unit_of_lorry
from .ch09_ambush import PASSED, crew_attacks, spring_ambush
from .ch10_fights import AWAY, LOST, STANDS, fight
from .ch11_lorries import finds, lost_lorry_in
from .ch12_aircraft import meet_aircraft
from .ch14_reports import announce, report, tell_enemy, update_known_lorries
from .ch15_decoys import nobody_looks
from .ch15_desk import path_is_void, put, quiet
from .ch15_waiting import apply_changes
from .ch16_belief import end_of_british_half, settle
from .domains import READ, UNLOAD, Orders, may_search
from .state import GARRISON, GERMAN, LORRIES, LORRY, PATROL, PATROLS, State

WALK_RULES = {"malformed": "6.7", "neighbour": "6.7", "link": "2.6", "budget": "6.5", "steps": "6.5", "stop": "6.7"}
DRIVE_RULES = {"malformed": "6.7", "neighbour": "8.3", "link": "8.3", "budget": "8.3", "steps": "8.3", "stop": "9.10"}
ANY_NUMBER = 99
GO_ON, OVER = "go on", "over"
# 4.14 setting down a patrol is firm: the British may see it (4.8), and taking it back would tell whether they did
ORDER = Ask(GERMAN, "order", "8.1", OneOf((), "8.1"), "done", takeback=True, firm=UNLOAD)


def begin_german_half(state: State, ref: Referee) -> str | None:
    """5.3 Begins the German half and tells it (G1)."""
    state.half = GERMAN
    state.reported += 1
    if ref.events is not None:
        announce(ref, "half", "5.3", side=GERMAN)
        end_of_british_half(state)
        if ref.watched:
            settle(state)
    return None


def give_order(state: State, ref: Referee) -> str | None:
    """8.1 Asks for one order and carries it out (G2)."""
    if ref.events is not None:
        update_known_lorries(state)
        if ref.watched:
            settle(state)
    order = put(state, ref, order_ask)
    if order == "done":
        return None
    what, n, lorry = READ[order]
    if what == "walk":
        walk(state, ref, n)
    elif what == "search":
        search(state, ref, n)
    elif what == "drive":
        drive(state, ref, n)
    elif what == "unload":
        unload(state, ref, n)
    elif what == "block" or what == "park":
        state.lorries[n] = replace(state.lorries[n], block=what == "block", used=True)  # 8.8
    else:
        board_lorry(state, n, lorry)
    return "G2"


def order_ask(state: State, ref: Referee) -> Ask:
    """8.1 Returns the question for an order (D11)."""
    if state.desk is not None:
        apply_changes(state, ref)
    return replace(ORDER, domain=Orders(state))


# 8.4 walk


def walk(state: State, ref: Referee, n: int) -> None:
    """8.4 Walks a patrol, which looks in each hex it enters."""
    board, at, name = state.rules.board, state.patrols[n].hex, PATROLS[n]
    left, first = board.points, True
    path = ""
    while left >= board.cheapest[at]:
        if not path:
            path = _ask_path(state, ref, Path(at, board.walk, board.near, left, ANY_NUMBER, True, WALK_RULES, WAYS), name, left)
        if path == ".":
            if first:
                return  # 8.4 cancelled
            break
        told, reports = state.told_german, state.reported
        step, path = path[:STEP], path[STEP:]
        at, cost = board.walk[at][step]  # 8.4.1
        state.patrols[n] = replace(state.patrols[n], hex=at, walked=True, searching=False)
        state.posts = None
        left -= cost
        first = False
        tell_enemy(state, ref, at)
        finds(state, ref, name, at)  # 8.4.2
        if at not in state.camps:
            nobody_looks(state, ref, at, name)
        meets = state.plane == "down" and at == state.landing
        if meet_aircraft(state, ref, n) if meets else at in state.camps and patrol_looks(state, ref, n, at):  # 8.4.3
            return
        if ref.events is not None:
            quiet(state, PATROL, at, told, reports)
        if path and state.told_german > told and path_is_void(state, ref, GERMAN, told):  # 8.4.4
            path = ""
    report(state, ref, "g_stop", unit=name, hex=at)  # 8.6


def patrol_looks(state: State, ref: Referee, n: int, at: str) -> bool:
    """8.4.3, 7.10 Lets a patrol look once at each group in the hex, men aboard first, until it fights; returns whether it did."""
    unit = Unit(PATROL, PATROLS[n], n, at)
    for group in _groups(state, at):
        if look(state, ref, unit, group):
            fight(state, ref, unit, group)
            return True
    return False


def _groups(state: State, at: str) -> list[Group]:
    """7.10 Returns the groups aboard lorries by number, then the men out. Staying in a hex is no reason for a look (7.11)."""
    out = group_out(state, at)
    return [*groups_aboard(state, at), *([out] if out else [])]


def _ask_path(state: State, ref: Referee, domain: Path, unit: str, left: int) -> str:
    """8.3 Asks for a path (D12)."""
    default = "." if domain.stop else min(domain.moves[domain.start])
    facts = {"unit": unit, "hex": domain.start, "left": left, "means": "walk" if unit[0] == "P" else "drive"}
    return put(state, ref, Ask(GERMAN, "path", "8.3", domain, default, facts))


# 8.5 drive


def drive(state: State, ref: Referee, n: int) -> None:
    """8.5 Drives a lorry along links: it looks at the road on the way, and at its hex where it stops."""
    board, at, name = state.rules.board, state.lorries[n].hex, LORRIES[n]
    left, first, must_go, outcome, told, reports = board.drive_links, True, False, GO_ON, 0, 0
    path = ""
    while left:
        if not path:
            path = _ask_path(state, ref, Path(at, board.drive, board.near, left, left, not must_go, DRIVE_RULES, WAYS), name, left)
        if path == ".":
            if first:
                return  # 8.5 cancelled
            break
        if first:
            first = False
            told = state.told_german
            state.lorries[n] = replace(state.lorries[n], used=True, block=False)
            fate = spring_ambush(state, ref, n, driving=True)  # 8.5 where the drive begins
            if fate in (LOST, STANDS):
                return
            if state.told_german > told:
                path, must_go = "", True
                continue
        told, reports = state.told_german, state.reported
        step, path = path[:STEP], path[STEP:]
        at = board.drive[at][step][0]  # 8.5.1
        state.move_lorry(n, at, used=True)
        tell_enemy(state, ref, at, n)
        left -= 1
        outcome = _on_link(state, ref, n, at, driving=left > 0) if at in state.ambush or state.lost else GO_ON
        if outcome == OVER or (outcome == AWAY and not left):
            return
        must_go = outcome == AWAY
        if path and state.told_german > told and path_is_void(state, ref, GERMAN, told):  # 8.5.5
            path = ""
    _stop(state, ref, n, at, attacked=outcome == STANDS, told=told, reports=reports)


def _on_link(state: State, ref: Referee, n: int, at: str, *, driving: bool) -> str:
    """8.5.2 to 8.5.4 Carries out what happens in a hex that a lorry has entered. Returns ``go on``, ``over``, ``away`` (it must drive on), or
    ``stands`` (its crew took prisoners).
    """
    if at in state.ambush:
        fate = spring_ambush(state, ref, n, driving=driving)
        if fate == AWAY:
            return AWAY
        if fate != PASSED:
            return OVER
    if not state.lost:
        return GO_ON
    if not lost_lorry_in(state, at):
        nobody_looks(state, ref, at, LORRIES[n])
        return GO_ON
    unit, aboard = unit_of_lorry(state, n), groups_aboard(state, at)
    finds(state, ref, unit.name, at)  # 8.5.3
    if not aboard:
        nobody_looks(state, ref, at, LORRIES[n])
    outcome = GO_ON
    for group in aboard:  # 8.5.4
        if not look(state, ref, unit, group):
            continue
        if unit.fights:
            fight(state, ref, unit, group)
            return OVER
        fate = crew_attacks(state, ref, unit, group, driving=driving)
        if fate in (AWAY, LOST):
            return AWAY if fate == AWAY else OVER
        outcome = fate or outcome
    return outcome


def _stop(state: State, ref: Referee, n: int, at: str, *, attacked: bool, told: int, reports: int) -> None:
    """8.5.6, 8.6 Ends a drive: the lorry looks once at the men out in its hex. ``attacked``: it has attacked in this hex;
    ``told``, ``reports``: how many reports there were to the German, and of all, before it came there.
    """
    group = group_out(state, at)
    unit = unit_of_lorry(state, n) if group else None
    if not group:
        nobody_looks(state, ref, at, LORRIES[n])
    if group and unit and look(state, ref, unit, group):
        if unit.fights:
            fight(state, ref, unit, group)
            return
        if crew_attacks(state, ref, unit, group):
            return
    if ref.events is not None:
        quiet(state, LORRY, at, told, reports)
    if not attacked:
        report(state, ref, "g_stop", unit=LORRIES[n], hex=at)


# 8.7 to 8.11


def board_lorry(state: State, n: int, lorry: int) -> None:
    """8.7 Puts a patrol on board a lorry in its hex."""
    state.patrols[n] = replace(state.patrols[n], lorry=lorry, boarded=True, searching=False)
    state.update_units()
    if state.patrols[n].walked:
        state.lorries[lorry] = replace(state.lorries[lorry], used=True)


def unload(state: State, ref: Referee, lorry: int) -> None:
    """8.7 Sets a patrol down from its lorry."""
    n = state.loads[lorry]
    state.patrols[n] = replace(state.patrols[n], lorry=0, set_down=True)
    state.update_units()
    tell_enemy(state, ref, state.patrols[n].hex)


def search(state: State, ref: Referee, n: int) -> None:
    """8.9 Makes a patrol search its hex, where it spots with certainty."""
    patrol = state.patrols[n] = replace(state.patrols[n], searching=True, done=True)
    at = patrol.hex
    if state.lost:
        finds(state, ref, PATROLS[n], at)
    if at in state.camps:
        unit = Unit(PATROL, PATROLS[n], n, at)
        for group in _groups(state, at):
            if look(state, ref, unit, group, "7.8.1"):
                fight(state, ref, unit, group)
                return
    else:
        nobody_looks(state, ref, at, PATROLS[n])
    report(state, ref, "g_clear", unit=PATROLS[n], hex=at)


def idle_patrols_search(state: State, ref: Referee) -> str | None:
    """8.10 Makes every patrol search that may still be ordered to (G3)."""
    for n in [p.n for p in state.patrols.values() if may_search(p)]:
        search(state, ref, n)
    return None


def garrisons_look(state: State, ref: Referee) -> str | None:
    """8.11 Lets every garrison look once at each group in its hex (G4)."""
    camps = set(state.camps)
    for at in state.rules.garrisons if state.desk is not None else sorted(camps):
        if not state.garrison_at(at):
            continue
        if at not in camps:
            nobody_looks(state, ref, at, f"G{at}")
            continue
        unit = Unit(GARRISON, f"G{at}", 0, at)
        for group in _groups(state, at):
            if look(state, ref, unit, group):
                fight(state, ref, unit, group)
                break
    return None
