"""6 The British half: parties, paths, drives, who sits where, who lies in ambush."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.ask import Ask
from ...core.domain import OneOf, Path, Subset, split_path
from ...core.referee import Referee
from .ch07_looking import Group, Unit, blocks_look, group_out, looks_at_party
from .ch09_ambush import crew_attacks
from .ch10_fights import fight
from .ch14_reports import announce, breaks_off, british_notice, letters, put, report, tell_sights_of
from .ch15_umpire import apply_changes
from .ch16_belief import begin_british_half as begin_british_half_belief
from .domains import GetOff, Party
from .state import BRITISH, TAKEN, WOUNDED, Lorry, Man, State

# 18.9 the paragraph that refuses a path
WALK_RULES = {"malformed": "6.7", "neighbour": "6.7", "link": "2.6", "budget": "6.5", "steps": "6.6", "stop": "6.7"}
DRIVE_RULES = {"malformed": "6.7", "neighbour": "6.9", "link": "6.9", "budget": "6.9", "steps": "6.9", "stop": "6.7"}
ANY_NUMBER = 99


def begin_british_half(state: State, ref: Referee) -> str | None:
    """5.3 ``half`` is told at B1."""
    state.half = BRITISH
    announce(ref, "half", "5.3", side=BRITISH)
    state.reported += 1
    if ref.events is not None:
        british_notice(state)
        begin_british_half_belief(state)
    return None


def pick_party(state: State, ref: Referee) -> str | None:
    """6.1 B1, B2. One party after the other, until done or until nobody is left to move."""
    if state.desk is not None:
        apply_changes(state, ref)
    if not anybody_to_move(state):
        return None
    value = put(state, ref, lambda: party_ask(state, ref))
    if value == "done":
        return None
    names, _, rest = value.partition("@")
    men = [state.men[c] for c in names]
    at, _, means = rest.partition(":")
    if means == "walk":
        walk(state, ref, men, at)
    else:
        drive(state, ref, men, state.lorries[int(means[7:])])
    return "B1"


def anybody_to_move(state: State) -> bool:
    """6.1 Whether a free man is left who has not moved."""
    for man in state.men.values():
        if man.hex and not man.moved:
            return True
    return False


def party_ask(state: State, ref: Referee) -> Ask:
    """6.1, D3"""
    if state.desk is not None:
        apply_changes(state, ref)
    return Ask(BRITISH, "party", "6.1", Party(state), "done", takeback=True)


# 6.5 to 6.8 walking


def walk(state: State, ref: Referee, men: list[Man], at: str, *, got_off: bool = False) -> None:
    """6.8 B2 on foot: step by step until the party stops, or is stopped by a fight. ``got_off``: 6.11, no look where they got off."""
    board = state.rules.board
    helped = WOUNDED in [m.state for m in men]  # 6.6
    left, steps = board.points, board.helped_steps if helped else ANY_NUMBER
    first, blocks_looked = True, got_off
    path: list[str] = []
    stops = False
    while steps and left >= board.cheapest[at]:  # 6.8.6, 20.3
        if not path and not stops:
            path, stops = _ask_path(state, ref, men, Path(at, board.walk, board.near, left, steps, True, WALK_RULES), "walk")
        if not path:
            if first:
                return  # 6.8.1 cancelled
            break
        step = path.pop(0)
        by_road = step[0] == "r"
        if first and not got_off:
            _get_off(men)
            unit = looks_at_party(state, ref, Group(men, at, 0, True, by_road), leaving=True, driven=False, block_looked=False)  # 6.8.2
            if unit and _answer_to_spotting(state, ref, unit, Group(men, at, 0, True, by_road)):
                return
            blocks_looked = by_road
        elif by_road and not blocks_looked:
            unit = blocks_look(state, ref, Group(men, at, 0, True, True))  # 7.8.2 on leaving
            if unit and _answer_to_spotting(state, ref, unit, Group(men, at, 0, True, True)):
                return
        first = False
        told, came_from = state.told_british, at
        at, cost = board.walk[at][step]  # 6.8.3
        left -= cost
        steps -= 1
        for man in men:
            man.hex, man.moved = at, True
        blocks_looked = by_road
        if _enter(state, ref, Group(men, at, 0, True, by_road), came_from, driven=False):
            return
        if (path or stops) and breaks_off(state, ref, BRITISH, told):  # 6.8.6
            path, stops = [], False
    report(state, ref, "b_stop", men=men, hex=at)  # 6.10


def _get_off(men: list[Man]) -> None:
    """6.3 Men of a walking party who sit in a lorry get off; from here on they count as moved only by 6.7."""
    for man in men:
        man.aboard = 0


def _enter(state: State, ref: Referee, group: Group, came_from: str, *, driven: bool) -> bool:
    """6.8.4, 6.8.5, 7.9.2 A party has entered a hex: new sights, then looks. Returns whether its move is over."""
    tell_sights_of(state, ref, group.men, came_from)
    unit = looks_at_party(state, ref, group, leaving=False, driven=driven, block_looked=False)
    return bool(unit) and _answer_to_spotting(state, ref, unit, group)


def _answer_to_spotting(state: State, ref: Referee, unit: Unit | None, group: Group) -> bool:
    """7.13 What follows when a unit has spotted a party: a fight, an attack, or only a report. Returns whether the move is over."""
    assert unit is not None
    if unit.fights:
        for man in group.men:
            man.moved = True  # 6.8.2
        fight(state, ref, unit, group)
        return True
    if unit.kind == "townspeople":
        return False
    return bool(crew_attacks(state, ref, unit, group))


def _ask_path(state: State, ref: Referee, men: list[Man], domain: Path, means: str) -> tuple[list[str], bool]:
    """6.7 D4"""
    facts = {"men": letters(men), "hex": domain.start, "left": domain.budget if means == "walk" else domain.steps, "means": means}
    value = put(state, ref, lambda: Ask(BRITISH, "path", "6.7", domain, ".", facts, takeback=False))
    return split_path(value)


# 6.9 driving


def drive(state: State, ref: Referee, men: list[Man], lorry: Lorry) -> None:
    """6.9 B2 in a captured lorry; then 6.11."""
    board = state.rules.board
    at, left, first, blocks_looked = lorry.hex, board.drive_links, True, False
    path: list[str] = []
    stops = False
    while left:
        if not path and not stops:
            path, stops = _ask_path(state, ref, men, Path(at, board.drive, board.near, left, left, True, DRIVE_RULES), "drive")
        if not path:
            if first:
                return  # 6.8.1 cancelled
            break
        step = path.pop(0)
        group = Group(men, at, lorry.n, True, True)
        if first:
            _mount(state, men, lorry)
            unit = looks_at_party(state, ref, group, leaving=True, driven=True, block_looked=False)
            lorry.used = unit is not None
        else:
            unit = None if blocks_looked else blocks_look(state, ref, group)
        if unit and _answer_to_spotting(state, ref, unit, group):
            return
        first, blocks_looked = False, True
        told, came_from = state.told_british, at
        at = board.drive[at][step][0]
        left -= 1
        lorry.hex, lorry.used = at, True
        for man in men:
            man.hex, man.moved = at, True
        if _enter(state, ref, Group(men, at, lorry.n, True, True), came_from, driven=True):
            return
        if (path or stops) and breaks_off(state, ref, BRITISH, told):
            path, stops = [], False
    report(state, ref, "b_stop", men=men, hex=at)
    _offer_to_get_off(state, ref, men, lorry)


def _mount(state: State, men: list[Man], lorry: Lorry) -> None:
    """6.4 Men get in, and are locked; men who are not of the party get off."""
    for man in state.men_aboard(lorry.n):
        if man not in men:
            man.aboard = 0
    for man in men:
        man.locked = man.locked or man.aboard != lorry.n
        man.aboard = lorry.n
    lorry.known = False  # 11.8


def _offer_to_get_off(state: State, ref: Referee, men: list[Man], lorry: Lorry) -> None:
    """6.11 Men who sat in the lorry before this half may get off and walk."""
    pool = [m.letter for m in men if not m.locked]
    if not pool:
        return
    wounded = "".join(m.letter for m in men if m.state == WOUNDED)
    facts = {"lorry": f"L{lorry.n}", "hex": lorry.hex}
    value = put(state, ref, lambda: Ask(BRITISH, "getoff", "6.11", GetOff(pool, "6.11", len(pool), wounded=wounded), "none", facts, takeback=True))
    if value == "none":
        return
    walkers = [state.men[c] for c in value]
    _get_off(walkers)
    walk(state, ref, walkers, lorry.hex, got_off=True)


# 6.12, 6.13


def sit_in_lorries(state: State, ref: Referee) -> str | None:
    """6.12 B3."""
    for lorry in state.lost_lorries():
        if lorry.state != TAKEN:
            continue
        pool = [m for m in state.men.values() if m.free and m.hex == lorry.hex and m.aboard in (0, lorry.n)]
        if not pool:
            continue
        aboard = put(state, ref, lambda: _aboard_ask(lorry, pool))  # noqa: B023  asked at once
        for man in pool:
            man.aboard = lorry.n if man.letter in aboard and aboard != "none" else 0
        if aboard != "none":
            lorry.known = False  # 11.8
    for man in state.men.values():
        man.locked = False
    join_groups(state)
    return None


def join_groups(state: State) -> None:
    """6.14 From B3 on a group in which one man has moved is moving as a whole."""
    moving = {(m.hex, m.aboard) for m in state.men.values() if m.moved}
    for man in state.men.values():
        man.moved = man.hex != "" and (man.hex, man.aboard) in moving


def _aboard_ask(lorry: Lorry, pool: list[Man]) -> Ask:
    """6.12 D6"""
    fixed = [m.letter for m in pool if m.locked and m.aboard == lorry.n]
    now = letters(m for m in pool if m.aboard == lorry.n) or "none"
    domain = Subset([m.letter for m in pool], "6.12", 6, fixed)
    return Ask(BRITISH, f"aboard:L{lorry.n}", "6.12", domain, now, {"lorry": f"L{lorry.n}", "hex": lorry.hex}, takeback=False)


def set_ambushes(state: State, ref: Referee) -> str | None:
    """6.13 B4. The only way in which the British attack (9.13)."""
    options = ("hide", "ambush") if state.rules.asks else ("hide", "ambush", "ambush_soft")
    for at in sorted({m.hex for m in state.men.values() if m.hex and not m.aboard}):
        if not ambush_is_legal(state, at):
            continue
        facts: Mapping[str, str] = {"hex": at, "men": letters(state.men_out(at))}
        kind = f"posture:{at}"
        choice = put(state, ref, lambda: Ask(BRITISH, kind, "6.13", OneOf(options, "6.13"), "hide", facts))  # noqa: B023  asked at once
        if choice != "hide":
            state.ambush = {**state.ambush, at: "a" if choice == "ambush" else "s"}
    return None


def ambush_is_legal(state: State, at: str) -> bool:
    """9.1, 17.9"""
    if at not in state.rules.board.roads:
        return False
    group = group_out(state, at)
    if group is None or not group.unwounded:
        return False
    return not group.moving or (state.rules.ambush_after_move and group.unwounded == len(group.men))
