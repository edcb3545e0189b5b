"""15 Hijacker actions (step 9)."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.ask import Ask
from ...core.referee import Referee
from .ch06_space import executable
from .ch07_hidden import grow_reach, make_lost, make_visible, narrow_reach, uncovered
from .ch09_team_morale import check as check_team
from .ch11_hits import Owed, hit_passengers, hit_team
from .ch12_morale import check as check_passengers
from .ch17_vetting import blend, blended
from .ch19_end import test_end
from .deeds import Deeds, Fire
from .domains import Piece
from .events import begin_step, new_chain, rolled, tell, tell_hijackers, tell_teams
from .routes import Routes
from .state import AT_LARGE, BLENDED, EXECUTED, HIDDEN, HIJACKERS, OUT_OF_SIGHT, POSSUM, VISIBLE, Hijacker, State


class Action(msgspec.Struct):
    """One hijacker's action: his state before it, the square where it began, its path."""

    before: str
    start: str
    path: list[str]


def begin(state: State, ref: Referee) -> None:
    """Begins step 9, in turn 1 too (5.2)."""
    for p in state.passengers.values():
        if p.moved:
            p.moved = False
    fresh = state.phase != 9
    begin_step(state, ref, 9)
    if fresh:
        grow_reach(state)


def act(state: State, ref: Referee) -> str | None:
    """15.1 to 15.5 Carries out the action of the next hijacker: movement, then at most one deed. Returns the next step if there is none.

    4.10 It is asked as long as somebody is publicly out of sight, or visible and not named, also where "stop" is the only answer.
    """
    if not any(h.status in OUT_OF_SIGHT or (h.status == VISIBLE and not h.acted) for h in state.hijackers.values()):
        return None
    names = [h.name for h in state.hijackers.values() if not h.acted and h.state in AT_LARGE]
    domain = Piece([*names, "-"], "15.1")
    name = ref.ask(Ask(HIJACKERS, "next-hijacker", "15.1", domain, "-", takeback=True, firm=("-",)))
    if name == "-":
        return None
    h = state.hijackers[name]
    action = _rise(state, h)
    action.path = _move(state, ref, h)
    if action.path:
        _go(state, h, action.path[-1])
    deeds = deeds_of(state, h, action)
    facts = {"hijacker": name, "square": h.square}
    _do(state, ref, h, action, deeds, str(ref.ask(Ask(HIJACKERS, f"hijacker-act:{name}", "15.5", deeds, "-", facts))))
    return "9"


def _go(state: State, h: Hijacker, to: str) -> None:
    """6.2 Puts him on a square; only visible hijackers are counted there."""
    if h.state == VISIBLE:
        state.crowd[h.square] -= 1
        state.crowd[to] += 1
    h.square = to


def _rise(state: State, h: Hijacker) -> Action:
    """15.2, 17.5 Begins his action: a blended hijacker breaks cover, a possum gets up."""
    h.acted = True
    before = h.state
    if before == BLENDED:
        h.square, token = state.passengers[h.token].square, h.token
        h.state, h.token, h.leaves = HIDDEN, "", 0
        state.history += ((state.turn, "broke", h.name, token),)
    elif before == POSSUM:
        h.state = HIDDEN
        state.history += ((state.turn, "got_up", h.name, h.square),)
    return Action(before, h.square, [])


def _move(state: State, ref: Referee, h: Hijacker) -> list[str]:
    """15.4 Moves him along a path of up to four steps, bound by 6.3 and 6.4; pieces do not stop one another (6.6)."""
    points = state.rules.hijacker_points
    domain = Routes(state, {h.name: h.square}, points, "15.4", named=False, counted=h.state == VISIBLE)
    facts = {"hijacker": h.name, "square": h.square}
    value = ref.ask(Ask(HIJACKERS, f"hijacker-move:{h.name}", "15.4", domain, "-", facts, takeback=True))
    return [] if value == "-" else value.split(",")


def deeds_of(state: State, h: Hijacker, action: Action) -> Deeds:
    """15.5 Returns what he can do on his square, and his state afterwards."""
    becomes = state_after(state, h, action)
    why = _why_no_blending(state, action, becomes["-"])
    tokens = [] if why else [p.name for p in state.passengers_at(h.square) if not p.cleared]
    executed = [c.name for c in executable(state, h.square)]
    return Deeds(h.name, state, h.square, executed, tokens, why if why or tokens else "token", becomes)


def _why_no_blending(state: State, action: Action, becomes: str) -> str:
    """17.1 Returns why he may not blend; empty if he may."""
    if state.turn < 2:
        return "turn"
    if action.before == VISIBLE:
        return "hidden"
    if becomes != HIDDEN:
        return "near"
    return "blended" if blended(state) else "barred" if state.barred else ""


def state_after(state: State, h: Hijacker, action: Action) -> dict[str, str]:
    """15.10.2 to 15.10.5, 7.3.2, 7.3.4, 7.4 Returns his state after an action without fire, and after an execution."""
    in_sight = state.seen_by_team(h.square)
    shown = in_sight if action.before == VISIBLE else uncovered(state, h.square, action.path)
    return {"-": VISIBLE if shown else HIDDEN, "execute": VISIBLE if shown or in_sight else HIDDEN}


def _do(state: State, ref: Referee, h: Hijacker, action: Action, deeds: Deeds, value: str) -> None:
    """15.6 to 15.11 Carries out the deed and settles his state."""
    fire = deeds.fire(value)
    if fire is not None:
        make_visible(state, h)  # 15.6.2
        _tell(state, ref, h, action, value)
        _wild_fire(state, ref, h, fire)
        return
    executed = value == "execute"
    after = deeds.becomes["execute" if executed else "-"]
    if after == VISIBLE:
        make_visible(state, h)
    else:
        state.crowd[h.square] -= h.state == VISIBLE
        h.state = HIDDEN
        if action.before == VISIBLE:
            make_lost(state, h, action.start)
    if executed:
        _execute(state, ref, h)
    _tell(state, ref, h, action, value)
    if value[:6] == "blend.":
        blend(state, ref, h, value[6:])


def _execute(state: State, ref: Referee, h: Hijacker) -> None:
    """15.8, 15.9 Takes all wound and serious tokens of his square away."""
    tokens = executable(state, h.square)
    for token in tokens:
        state.lay(token, EXECUTED)
    facts = {"tokens": [t.name for t in tokens], "square": h.square}
    tell_hijackers(state, ref, "executed", "15.8", **facts, hijacker=h.name)
    tell_teams(state, ref, "executed", "15.8", **facts, hijacker=h.name if h.state == VISIBLE else "")


def _tell(state: State, ref: Referee, h: Hijacker, action: Action, value: str) -> None:
    """15.11 Tells the action, to each side what it may know."""
    if ref.events is None:
        return
    seen_before, seen_after = action.before == VISIBLE, h.state == VISIBLE
    change = "moves" if seen_before and seen_after else "appears" if seen_after else "lost" if seen_before else ""
    facts = {"hijacker": h.name, "square": action.start, "path": action.path, "act": value, "before": action.before, "after": h.state}
    tell_hijackers(state, ref, "hijacker", "15.11", **facts, change=change)
    if change == "moves":
        tell_teams(state, ref, "hijacker", "15.11", **facts, change=change)
    elif change:
        tell_teams(state, ref, "hijacker", "15.11", hijacker=h.name, square=h.square if seen_after else action.start, change=change)


def _wild_fire(state: State, ref: Referee, h: Hijacker, fire: Fire) -> None:
    """15.6.3, 15.6.4, 12.12 Resolves wild fire with the whole chain, down to the last check."""
    chain, square, needs = new_chain(state), h.square, state.rules.needs["wild"]
    rolls, hits = list[dict[str, Any]](), list[str]()
    for at, targets in fire.targets.items():
        for target in targets:
            face = ref.roll(f"wild-hit:{h.name}>{target}", 6, "15.6.3")
            if face >= needs:
                hits.append(target)
            if ref.events is not None:
                outcome = "hit" if face >= needs else "miss"
                rolls.append(rolled(ref, "wild-hit", f"{h.name}>{target}", face, outcome, needs=needs) | {"target": target, "square": at})
    tell(state, ref, "wild", "15.6", chain, hijacker=h.name, square=square, squares=list(fire.squares), rolls=rolls, hits=hits)
    owed: Owed = {}
    shaken = []
    for target in hits:
        if target in state.teams:
            if hit_team(state, ref, h, state.teams[target], chain):
                shaken.append(target)
        else:
            hit_passengers(state, ref, target, owed, chain)
    if hits:
        test_end(state, ref)
    bursts = []
    for name in sorted(shaken):  # 15.7
        bursts.append((check_team(state, ref, state.teams[name], h.name, square, chain), state.teams[name].square))
    check_passengers(state, ref, owed, square, chain)
    for more, at in bursts:
        check_passengers(state, ref, more, at, chain)


def finish(state: State, ref: Referee) -> None:
    """Ends step 9."""
    for h in state.hijackers.values():
        if h.acted:
            h.acted = False
    narrow_reach(state)
