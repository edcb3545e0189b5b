"""10 Fights: the patrol matrix; 22 effect verbs; 9.5 the ambush matrix, with the same rolls and verbs."""

from __future__ import annotations

from typing import Any

from ...core.ask import Ask
from ...core.domain import Cell
from ...core.record import change, replace
from ...core.referee import Referee
from .board import ROUGH, URBAN
from .ch07_looking import Group, Unit
from .ch13_end import end_if_nobody_is_free
from .ch14_reports import report, sight_of, tell_roll, tell_sights_of, update_known_lorries
from .ch15_checks import check_hit, check_row
from .ch15_desk import put, roll
from .rules import Matrix
from .state import BRITISH, CAPTURED, CREWED, DEAD, GARRISON, GERMAN, LORRY, OK, PATROL, TAKEN, TROOPS, WOUNDED, WRECK, State

AWAY, LOST, STANDS = "away", "lost", "stands"


def fight(state: State, ref: Referee, unit: Unit, group: Group, *, ambush: bool = False) -> None:
    """10.1 to 10.8 Carries out a fight of a patrol or garrison with a group: one roll on the patrol matrix, or capture without a roll."""
    if not ambush:
        report(state, ref, "b_found", hex=group.hex, men=group.men, by=unit.kind)  # 10.2
    if not group.lorry:
        state.call_off(group.hex)  # 10.7
    _mark_fought(state, unit)
    if _cannot_fight(state, group):
        _capture(state, ref, unit, group)
    else:
        row = matrix_row(state, ref, "patrol", state.rules.patrol, unit, group)
        _apply_fight(state, ref, unit, group, row)
    find_after_fight(state, ref, unit, group)
    end_if_nobody_is_free(state, ref)


def _cannot_fight(state: State, group: Group) -> bool:
    """10.3, 9.12 Whether the group has no unwounded man and is captured without a roll; with 17.11 it rolls."""
    return state.unwounded(group.men) == 0 and not state.rules.wounded_roll


def _mark_fought(state: State, unit: Unit) -> None:
    """8.12 Marks a unit that has fought in the German half, which does nothing more in it; 12.4 the same at the landing."""
    if state.half == GERMAN or state.plane == "down":
        if unit.kind == PATROL:
            state.patrols[unit.n] = replace(state.patrols[unit.n], done=True)
        elif unit.kind in (TROOPS, LORRY):
            state.lorries[unit.n] = replace(state.lorries[unit.n], fought=True)
            if patrol := state.patrol_on(unit.n):
                state.patrols[patrol.n] = replace(patrol, done=True)


def matrix_row(state: State, ref: Referee, name: str, matrix: Matrix, unit: Unit, group: Group) -> int:
    """9.5, 10.4 Returns the row: rolls, adds modifiers, clamps; then the umpire may overrule (15.4). Tells the die to those of R2, R3."""
    ground = state.rules.board.terrain[group.hex]
    face = roll(state, ref, name, 6, matrix.rule)
    four = matrix.four if state.unwounded(group.men) >= 4 else 0
    rough = matrix.rough if ground == ROUGH else 0
    urban = matrix.urban if ground == URBAN else 0
    row = max(1, min(6, face + four + rough + urban))
    final = row
    facts: dict[str, Any] = {}
    if ref.events is not None:
        modifiers = [["four", four, matrix.rule], ["rough", rough, matrix.rule], ["urban", urban, matrix.rule]]
        facts = {"name": name, "unit": unit.name, "hex": group.hex, "faces": 6, "face": face, "base": face, "modifiers": modifiers, "total": row}
    if state.desk is not None:
        final = check_row(state, ref, name, {**facts, "unit": unit.name, "men": group.men}, row)
    if ref.events is not None:
        lives = not any(verb in ("destroy",) or (verb == "lorry" and what != "away") for verb, what in matrix.rows[final])
        facts["outcome"], facts["overruled"] = final, final != row
        seats = () if final != row else (BRITISH, GERMAN) if lives else (BRITISH,)  # 15.6
        tell_roll(state, ref, seats, matrix.rule, facts)
    return final


def _apply_fight(state: State, ref: Referee, unit: Unit, group: Group, row: int) -> None:
    """10.6 Carries out the verbs of the row, in order. Without a verb that lets it escape the group stays (10.12)."""
    for verb, what in state.rules.patrol.rows[row]:
        if verb == "capture":
            _capture(state, ref, unit, group)
        elif verb == "kill":
            _kill(state, ref, unit, group)
        elif verb == "wound":
            group = wound(state, ref, group)
        elif verb == "destroy":
            _destroy(state, ref, unit, group)
        elif verb == "escape":
            if _lives(state, unit):
                _broke_away(state, ref, unit, group, row)
            escape(state, ref, group, may_stay=what == "may")
        else:
            raise AssertionError(f"10.4 knows no {verb}")


def _capture(state: State, ref: Referee, unit: Unit, group: Group) -> None:
    """22.1 Captures the group."""
    state.lose(group.men, CAPTURED)
    report(state, ref, "b_captured", hex=group.hex, men=group.men)
    report(state, ref, "g_captured", unit=unit.name, hex=group.hex, men=group.men)


def _kill(state: State, ref: Referee, unit: Unit, group: Group) -> None:
    """22.2 Kills the group."""
    state.lose(group.men, DEAD)
    report(state, ref, "b_killed", hex=group.hex, men=group.men)
    report(state, ref, "g_bodies", unit=unit.name, hex=group.hex, men=len(group.men))


def wound(state: State, ref: Referee, group: Group) -> Group:
    """22.3 Wounds one unwounded man; if there is none, a wounded one dies. Returns the group as it is then."""
    pool = [c for c in group.men if state.men[c].state == OK]
    fatal = not pool
    if fatal:
        pool = [c for c in group.men if state.men[c].state == WOUNDED]
    face = 1 if len(pool) == 1 else roll(state, ref, "hit", len(pool), "22.3")  # 21.3
    man = drawn = pool[face - 1]
    if state.desk is not None:
        man = check_hit(state, ref, pool, man, group.hex)
    if len(pool) > 1:
        seats = (BRITISH,) if man == drawn else ()  # 15.6
        tell_roll(state, ref, seats, "22.3", {"name": "hit", "hex": group.hex, "faces": len(pool), "face": face, "outcome": man})
    if fatal:
        state.lose(man, DEAD)
        report(state, ref, "b_died", hex=group.hex, men=man)
        return replace(group, men=group.men.replace(man, ""))
    state.men[man] = replace(state.men[man], state=WOUNDED)
    report(state, ref, "b_wounded", hex=group.hex, men=man)
    return group


def _destroy(state: State, ref: Referee, unit: Unit, group: Group) -> None:
    """22.5, 10.13 Destroys the German unit; a lorry that carried it is taken. The Germans hear nothing more of it (11.11)."""
    report(state, ref, "b_foe_killed", hex=group.hex, what=unit.kind)
    units = unit.name
    if unit.kind == GARRISON:
        state.silenced = tuple(sorted([*state.silenced, unit.hex]))
    elif unit.kind == PATROL:
        del state.patrols[unit.n]
        state.update_units()
    else:
        del state.patrols[state.loads[unit.n]]
        state.lose_lorry(unit.n, TAKEN)
        report(state, ref, "b_taken", hex=group.hex, lorry=f"L{unit.n}")
        units = f"{unit.name},L{unit.n}"
    report(state, ref, "g_silent", units=units, hex=group.hex)


def _broke_away(state: State, ref: Referee, unit: Unit, group: Group, row: int) -> None:
    """10.8 Tells the Germans of a group that gets away; 12.5 at the aircraft it does not, but holds out under their eyes."""
    hit = int(any(verb == "wound" for verb, _ in state.rules.patrol.rows[row]))
    if group.men:
        key = "g_held_off" if _at_aircraft(state, group) else "g_broke_away"
        report(state, ref, key, unit=unit.name, hex=group.hex, hit=hit)
    else:
        report(state, ref, "g_bodies", unit=unit.name, hex=group.hex, men=hit)


def _at_aircraft(state: State, group: Group) -> bool:
    """12.5 Whether the group is in the hex of the aircraft on the ground."""
    return state.plane == "down" and group.hex == state.landing


def escape(state: State, ref: Referee, group: Group, *, may_stay: bool) -> None:
    """22.4, 10.9 to 10.11, 12.5 Asks for the escape step, or staying, and carries it out."""
    if not group.men or _at_aircraft(state, group):
        return
    options = escape_options(state, group, may_stay)
    if not options:
        return
    default = "stay" if "stay" in options else options[0]
    facts = {"hex": group.hex, "men": group.men}
    to = put(state, ref, Ask(BRITISH, "escape", "10.9", Cell(options, "10.9"), default, facts))
    if to == "stay":
        return
    if ref.events is not None:
        update_known_lorries(state)  # 4.5 what they leave behind
    by_lorry = to[0] == "L"
    goal = to.partition(":")[2] if by_lorry else to
    if by_lorry:
        change(state.men, group.men, hex=goal, moved=True, stayed=False, aboard=group.lorry)
        state.lorries[group.lorry] = replace(state.lorries[group.lorry], hex=goal)
    else:
        change(state.men, group.men, hex=goal, moved=True, stayed=False, aboard=0, locked=False)
    state.update_camps()
    if state.half == GERMAN:  # 10.11, 6.14
        change(state.men, state.men_aboard(group.lorry) if by_lorry else state.men_out(goal), moved=True, stayed=False)
    report(state, ref, "b_escaped", men=group.men, **{"from": group.hex, "hex": goal})
    tell_sights_of(state, ref, group.men, group.hex)


def escape_options(state: State, group: Group, may_stay: bool) -> list[str]:
    """10.9, 10.10 Returns the options of the escape step, in the order of 20.2, from what the British know (4.13)."""
    board = state.rules.board
    held = known_german_hexes(state)
    options = [h for h in board.near[group.hex] if h not in held]
    if group.lorry and state.unwounded(group.men):
        options += [f"L{group.lorry}:{h}" for h in board.links[group.hex] if h not in held]
    if may_stay and not _german_at(state, group.hex):
        options.append("stay")
    return options


def known_german_hexes(state: State) -> set[str]:
    """10.9 Returns the hexes that hold Germans as far as the British know."""
    seen = sight_of(state)
    held = {p.hex for p in state.patrols.values() if p.hex in seen}
    held |= {x.hex for x in state.lorries.values() if x.state == CREWED and x.hex in seen}
    return held | {h for h in state.rules.garrisons if state.garrison_at(h)}


def _german_at(state: State, at: str) -> bool:
    """10.10 Whether a patrol, a crewed lorry or a garrison is in the hex."""
    return (
        state.garrison_at(at)
        or any(p.hex == at for p in state.patrols.values())
        or any(x.hex == at and x.state == CREWED for x in state.lorries.values())
    )


def find_after_fight(state: State, ref: Referee, unit: Unit, group: Group) -> None:
    """11.7 Makes the unit find a captured lorry with nobody aboard that the fight leaves, if the unit lives."""
    if not group.lorry:
        return
    lorry = state.lorries[group.lorry]
    if lorry.state == TAKEN and lorry.hex == group.hex and not state.men_aboard(lorry.n) and _lives(state, unit):
        report(state, ref, "g_lorry_found", unit=unit.name, lorry=f"L{lorry.n}", hex=lorry.hex)


def _lives(state: State, unit: Unit) -> bool:
    if unit.kind == GARRISON:
        return state.garrison_at(unit.hex)
    if unit.kind == PATROL:
        return unit.n in state.patrols
    return unit.kind in (TROOPS, LORRY) and state.lorries[unit.n].state == CREWED and state.lorries[unit.n].hex == unit.hex


def lorry_fight(state: State, ref: Referee, unit: Unit, group: Group, *, attack: bool) -> str:
    """9.5, 9.9 Resolves an ambush on a lorry alone, or its attack, by the ambush matrix. Returns ``away``, ``lost`` or ``stands`` (prisoners)."""
    if attack:
        report(state, ref, "b_found", hex=group.hex, men=group.men, by="crew")
    if not group.lorry:
        state.call_off(group.hex)  # 9.7, 9.9
    _mark_fought(state, unit)
    if _cannot_fight(state, group):  # 9.12
        _capture(state, ref, unit, group)
        find_after_fight(state, ref, unit, group)
        end_if_nobody_is_free(state, ref)
        return STANDS
    row = matrix_row(state, ref, "ambush", state.rules.ambush, unit, group)
    fate = ""
    for verb, what in state.rules.ambush.rows[row]:
        if verb == "wound":
            group = wound(state, ref, group)
        elif verb == "lorry":
            fate = what
            _lorry_fate(state, ref, unit, group, what)
        else:
            raise AssertionError(f"9.5 knows no {verb}")
    find_after_fight(state, ref, unit, group)
    end_if_nobody_is_free(state, ref)
    return AWAY if fate == "away" else LOST


def _lorry_fate(state: State, ref: Referee, unit: Unit, group: Group, fate: str) -> None:
    """22.6 to 22.8 Carries out what becomes of the lorry: away, wrecked or taken."""
    if fate == "away":
        report(state, ref, "b_foe_away", hex=group.hex)
        report(state, ref, "g_under_fire", unit=unit.name, hex=group.hex)
        return
    if fate == "wrecked":
        state.lose_lorry(unit.n, WRECK)
        report(state, ref, "b_wrecked", hex=group.hex)
    else:
        state.lose_lorry(unit.n, TAKEN)
        report(state, ref, "b_taken", hex=group.hex, lorry=f"L{unit.n}")
    report(state, ref, "g_silent", units=unit.name, hex=group.hex)
