"""6 The British half: parties, paths, drives, men aboard lorries, ambushes."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.ask import Ask
from ...core.domain import OneOf, Path, Subset
from ...core.record import change, replace
from ...core.referee import Referee
from .ch07_looking import Group, Unit, blocks_look, group_out, looks_at_party
from .ch09_ambush import count_as_moved, crew_attacks
from .ch10_fights import fight
from .ch14_reports import announce, report, tell_sights_of, update_known_lorries
from .ch15_desk import path_is_void, put
from .ch15_waiting import apply_changes
from .ch16_belief import begin_british_half as begin_british_half_belief
from .domains import GetOff, Party
from .state import BRITISH, TAKEN, WOUNDED, State

# 18.9 the paragraph that refuses a path
WALK_RULES = {"malformed": "6.7", "neighbour": "6.7", "link": "2.6", "budget": "6.5", "steps": "6.6", "stop": "6.7"}
DRIVE_RULES = {"malformed": "6.7", "neighbour": "6.9", "link": "6.9", "budget": "6.9", "steps": "6.9", "stop": "6.7"}
ANY_NUMBER = 99
WAYS = "xr"  # 18.9 across country, along a road
STEP = 5  # 18.9 the letters of a step in a path; a lone "." is the stop
PARTY = Ask(BRITISH, "party", "6.1", OneOf((), "6.1"), "done", takeback=True)


def begin_british_half(state: State, ref: Referee) -> str | None:
    """5.3 Begins the British half and tells it (B1)."""
    state.half = BRITISH
    state.reported += 1
    if ref.events is not None:
        announce(ref, "half", "5.3", side=BRITISH)
        update_known_lorries(state)
        begin_british_half_belief(state)
    return None


def pick_party(state: State, ref: Referee) -> str | None:
    """6.1 Asks for a party and moves it (B1, B2), until ``done`` or until nobody is left to move."""
    if state.desk is not None:
        apply_changes(state, ref)
    if not anybody_to_move(state):
        return None
    value = put(state, ref, party_ask)
    if value == "done":
        return None
    men, _, rest = value.partition("@")
    at, _, means = rest.partition(":")
    if means == "walk":
        walk(state, ref, men, at)
    else:
        drive(state, ref, men, int(means[7:]))
    return "B1"


def anybody_to_move(state: State) -> bool:
    """6.1 Whether a free man is left who has not moved."""
    for man in state.men.values():
        if man.hex and not man.moved:
            return True
    return False


def party_ask(state: State, ref: Referee) -> Ask:
    """6.1 Returns the question which party moves next (D3)."""
    if state.desk is not None:
        apply_changes(state, ref)
    return replace(PARTY, domain=Party(state))


# 6.5 to 6.8 walking


def walk(state: State, ref: Referee, men: str, at: str, *, got_off: bool = False) -> None:
    """6.8 Moves a party on foot step by step (B2), until it stops or a fight stops it. ``got_off``: by 6.11 no look in the hex where they got off."""
    board = state.rules.board
    left, steps = board.points, board.helped_steps if _wounded(state, men) else ANY_NUMBER  # 6.6
    first, blocks_looked = True, got_off
    path = ""
    while steps and left >= board.cheapest[at]:  # 6.8.6, 20.3
        if not path:
            path = _ask_path(state, ref, men, Path(at, board.walk, board.near, left, steps, True, WALK_RULES, WAYS), "walk")
        if path == ".":
            if first:
                return  # 6.8.1 cancelled
            break
        step, path = path[:STEP], path[STEP:]
        by_road = step[0] == "r"
        group = Group(men, at, 0, True, by_road)
        if first and not got_off:
            _get_off(state, men)
            unit = looks_at_party(state, ref, group, leaving=True, driven=False, block_looked=False)  # 6.8.2
            if unit and _after_spotting(state, ref, unit, group):
                return
            blocks_looked = by_road
        elif by_road and not blocks_looked:
            unit = blocks_look(state, ref, group)  # 7.8.2 on leaving
            if unit and _after_spotting(state, ref, unit, group):
                return
        first = False
        told, came_from = state.told_british, at
        at, cost = board.walk[at][step]  # 6.8.3
        left -= cost
        steps -= 1
        state.move_men(men, at)
        blocks_looked = by_road
        if _enter(state, ref, replace(group, hex=at), came_from, driven=False):
            return
        if path and state.told_british > told and path_is_void(state, ref, BRITISH, told):  # 6.8.6
            path = ""
    report(state, ref, "b_stop", men=men, hex=at)  # 6.10


def _wounded(state: State, men: str) -> str:
    """2.13 Returns the wounded among these men."""
    return "".join([letter for letter in men if state.men[letter].state == WOUNDED])


def _get_off(state: State, men: str) -> None:
    """6.3 Gets men of a walking party off their lorries; they count as moved only by 6.7."""
    if state.lost:
        change(state.men, [c for c in men if state.men[c].aboard], aboard=0)


def _enter(state: State, ref: Referee, group: Group, came_from: str, *, driven: bool) -> bool:
    """6.8.4, 6.8.5, 7.9.2 Tells what comes into sight in the hex entered, then lets Germans look. Returns whether the party's move is over."""
    tell_sights_of(state, ref, group.men, came_from)
    unit = looks_at_party(state, ref, group, leaving=False, driven=driven, block_looked=False)
    return unit is not None and _after_spotting(state, ref, unit, group)


def _after_spotting(state: State, ref: Referee, unit: Unit, group: Group) -> bool:
    """7.13 Carries out what follows when a unit has spotted a party: a fight, an attack, or only a report. Returns whether the move is over."""
    if unit.fights:
        count_as_moved(state, group)
        fight(state, ref, unit, group)
        return True
    if unit.kind == "townspeople":
        return False
    return bool(crew_attacks(state, ref, unit, group))


def _ask_path(state: State, ref: Referee, men: str, domain: Path, means: str) -> str:
    """6.7 Asks for a path (D4)."""
    facts = {"men": men, "hex": domain.start, "left": domain.budget if means == "walk" else domain.steps, "means": means}
    return put(state, ref, Ask(BRITISH, "path", "6.7", domain, ".", facts))


# 6.9 driving


def drive(state: State, ref: Referee, men: str, n: int) -> None:
    """6.9 Moves a party in a captured lorry (B2); then offers to get off (6.11)."""
    board = state.rules.board
    at, left, first, blocks_looked = state.lorries[n].hex, board.drive_links, True, False
    path = ""
    while left:
        if not path:
            path = _ask_path(state, ref, men, Path(at, board.drive, board.near, left, left, True, DRIVE_RULES, WAYS), "drive")
        if path == ".":
            if first:
                return  # 6.8.1 cancelled
            break
        step, path = path[:STEP], path[STEP:]
        group = Group(men, at, n, True, True)
        if first:
            _mount(state, men, n)
            unit = looks_at_party(state, ref, group, leaving=True, driven=True, block_looked=False)
            state.lorries[n] = replace(state.lorries[n], used=unit is not None)
        else:
            unit = None if blocks_looked else blocks_look(state, ref, group)
        if unit and _after_spotting(state, ref, unit, group):
            return
        first, blocks_looked = False, True
        told, came_from = state.told_british, at
        at = board.drive[at][step][0]
        left -= 1
        state.lorries[n] = replace(state.lorries[n], hex=at, used=True)
        state.move_men(men, at)
        if _enter(state, ref, replace(group, hex=at), came_from, driven=True):
            return
        if path and state.told_british > told and path_is_void(state, ref, BRITISH, told):
            path = ""
    report(state, ref, "b_stop", men=men, hex=at)
    _offer_to_get_off(state, ref, men, n)


def _mount(state: State, men: str, n: int) -> None:
    """6.4 Gets the men of the party in and locks those who were not aboard before; men who are not of the party get off."""
    change(state.men, [c for c in state.men_aboard(n) if c not in men], aboard=0)
    change(state.men, [c for c in men if state.men[c].aboard != n], aboard=n, locked=True)
    state.lorries[n] = replace(state.lorries[n], known=False)  # 11.8


def _offer_to_get_off(state: State, ref: Referee, men: str, n: int) -> None:
    """6.11 Asks which men who sat in the lorry before this half get off; they then walk."""
    pool = [c for c in men if not state.men[c].locked]
    if not pool:
        return
    at, wounded = state.lorries[n].hex, _wounded(state, men)
    facts = {"lorry": f"L{n}", "hex": at}
    value = put(state, ref, Ask(BRITISH, "getoff", "6.11", GetOff(pool, "6.11", len(pool), wounded=wounded), "none", facts, takeback=True))
    if value == "none":
        return
    _get_off(state, value)
    walk(state, ref, value, at, got_off=True)


# 6.12, 6.13


def sit_in_lorries(state: State, ref: Referee) -> str | None:
    """6.12 Asks for each captured lorry who sits in it (B3)."""
    for lorry in state.lost_lorries():
        n, at = lorry.n, lorry.hex
        if lorry.state != TAKEN:
            continue
        pool = [c for c, m in state.men.items() if m.hex == at and m.aboard in (0, n)]
        if not pool:
            continue
        aboard = put(state, ref, _aboard_ask(state, n, at, pool))
        change(state.men, pool, aboard=0)
        if aboard != "none":
            change(state.men, aboard, aboard=n)
            state.lorries[n] = replace(state.lorries[n], known=False)  # 11.8
    change(state.men, [c for c, m in state.men.items() if m.locked], locked=False)
    join_groups(state)
    return None


def join_groups(state: State) -> None:
    """6.14 From B3 on makes a group moving as a whole if one man in it has moved."""
    idle = [m for m in state.men.values() if m.hex and not m.moving]
    if idle:
        moving = {(m.hex, m.aboard) for m in state.men.values() if m.moving}
        change(state.men, [m.letter for m in idle if (m.hex, m.aboard) in moving], moved=True, stayed=False)


def _aboard_ask(state: State, n: int, at: str, pool: list[str]) -> Ask:
    """6.12 Returns the question who sits in a lorry (D6)."""
    inside = state.men_aboard(n)
    fixed = [c for c in inside if state.men[c].locked]
    return Ask(BRITISH, f"aboard:L{n}", "6.12", Subset(pool, "6.12", 6, fixed), inside or "none", {"lorry": f"L{n}", "hex": at}, takeback=False)


def set_ambushes(state: State, ref: Referee) -> str | None:
    """6.13 Asks for each hex whether the men hide or ambush (B4), the only way in which the British attack (9.13)."""
    options = ("hide", "ambush") if state.rules.asks else ("hide", "ambush", "ambush_soft")
    for at in sorted(state.camps):
        group = group_out(state, at) if at in state.rules.board.roads else None
        if group is None or not ambush_is_legal(state, group):
            continue
        facts: Mapping[str, str] = {"hex": at, "men": group.men}
        choice = put(state, ref, Ask(BRITISH, f"posture:{at}", "6.13", OneOf(options, "6.13"), "hide", facts))
        if choice != "hide":
            change(state.men, [c for c in group.men if state.men[c].stayed], stayed=False)  # 17.9
            state.ambush = {**state.ambush, at: "a" if choice == "ambush" else "s"}
    return None


def ambush_is_legal(state: State, group: Group) -> bool:
    """9.1, 17.9 Whether the men out in a hex may lie in ambush."""
    fit = state.unwounded(group.men)
    if any(state.men[letter].moved for letter in group.men):
        return state.rules.ambush_after_move and fit == len(group.men)
    return fit > 0
