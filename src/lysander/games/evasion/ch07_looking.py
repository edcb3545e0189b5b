"""7 Looking: the search matrix."""

from __future__ import annotations

from typing import Any

from ...core.ask import UMPIRE
from ...core.event import Event
from ...core.record import Value
from ...core.referee import Referee
from .board import ROAD, URBAN
from .ch14_reports import deliver, report
from .ch15_checks import check_look
from .ch15_decoys import nobody_looks
from .ch15_desk import roll
from .state import CREWED, GARRISON, GERMAN, LORRIES, LORRY, PATROL, PATROLS, TOWN, TROOPS, State


class Unit(Value, frozen=True):
    """7.1 A German unit that looks: its kind, the name under which it reports (7.13), its number (0 for a town), its hex."""

    kind: str
    name: str
    n: int
    hex: str

    @property
    def fights(self) -> bool:
        """7.13 Patrols and garrisons fight what they spot."""
        return self.kind in (PATROL, TROOPS, GARRISON)


class Group(Value, frozen=True):
    """2.18 A British group that is looked at: the letters of its men, its hex, their lorry (0: out), moving (7.3), along a link (7.4)."""

    men: str
    hex: str
    lorry: int
    moving: bool
    by_road: bool


class Needed(Value, frozen=True):
    """7.2 to 7.6 The number needed: base with its row, each modifier, the sum."""

    base: int
    row: tuple[str, str, str]
    group: int
    vehicle: int

    @property
    def number(self) -> int:
        """Returns the number: a look succeeds on a die that is not higher."""
        return self.base + self.group + self.vehicle


def group_out(state: State, at: str) -> Group | None:
    """6.14 Returns the men out in a hex as a group at rest, or None."""
    if at not in state.camps:
        return None
    men, moving = "", False
    for man in state.men.values():
        if man.hex == at and not man.aboard:
            men += man.letter
            moving = moving or man.moving
    return Group(men, at, 0, moving, False) if men else None


def groups_aboard(state: State, at: str) -> list[Group]:
    """7.10 Returns the groups aboard captured lorries in a hex, by number of the lorry."""
    lorries = []
    for man in state.men.values():
        if man.hex == at and man.aboard and man.aboard not in lorries:
            lorries.append(man.aboard)
    if not lorries:
        return []
    found = []
    for n in sorted(lorries):
        men = state.men_aboard(n)
        found.append(Group(men, at, n, any(state.men[c].moving for c in men), True))
    return found


def needed(state: State, unit: Unit, group: Group) -> Needed:
    """7.2 to 7.6 Returns the number needed for this look."""
    rules = state.rules
    ground = rules.board.terrain[group.hex]
    if ground != URBAN and (group.lorry or group.by_road):  # 7.4
        ground = ROAD
    row = (rules.light[state.move], "moving" if group.moving else "hiding", ground)
    bonus = rules.group_bonus if len(group.men) >= 2 else 0  # 7.5
    malus = rules.vehicle_malus if unit.kind in (LORRY, TROOPS) else 0  # 7.6
    return Needed(rules.search[row], row, bonus, malus)


def look(state: State, ref: Referee, unit: Unit, group: Group, certain: str = "") -> bool:
    """7.7, 7.8 Makes one look; returns whether the group is spotted. ``certain`` is the paragraph that decides it without a die."""
    need = needed(state, unit, group)
    if certain:
        face, seen = 0, True
    elif need.number <= 0 or need.number >= 6:  # 7.7, 21.3
        face, seen = 0, need.number >= 6
    else:
        face = roll(state, ref, f"look:{unit.name}", 6, "7.7")
        seen = face <= need.number
    if state.desk is not None:
        seen = check_look(state, ref, look_facts(unit, group, need, face, certain, seen) | {"men": group.men}, seen)
    if ref.events is not None:
        _tell_look(state, ref, unit, group, need, face, certain, seen)
    if seen:  # 7.13
        how = "captured" if group.lorry else "foot"
        report(state, ref, "g_seen", unit=unit.name, hex=group.hex, men=len(group.men), how=how)
    return seen


def look_facts(unit: Unit, group: Group, need: Needed, face: int, certain: str, seen: bool) -> dict[str, Any]:
    """21.2 Returns the facts of a look with its sum."""
    return {
        "name": f"look:{unit.name}",
        "faces": 6,
        "face": face,
        "hex": group.hex,
        "base": need.base,
        "row": list(need.row),
        "modifiers": [["group", need.group, "7.5"], ["vehicle", need.vehicle, "7.6"]],
        "needed": need.number,
        "certain": certain,
        "outcome": "seen" if seen else "unseen",
    }


def _tell_look(state: State, ref: Referee, unit: Unit, group: Group, need: Needed, face: int, certain: str, seen: bool) -> None:
    """7.14, R1 Tells the umpire every look, and the German the die of a look that succeeds."""
    facts = look_facts(unit, group, need, face, certain, seen)
    facts["hand"] = state.desk is not None and state.desk.dice
    ref.tell(Event("roll", "7.7", (UMPIRE,), facts | {"men": len(group.men)}))
    if seen and 0 < face <= need.number:  # not a die that the umpire overruled (15.6)
        deliver(state, ref, Event("roll", "7.7", (GERMAN,), facts), 0)


def unit_of_lorry(state: State, n: int) -> Unit:
    """7.1 Returns a crewed lorry as a unit: with its patrol, or alone."""
    lorry, patrol = state.lorries[n], state.patrol_on(n)
    if patrol:
        return Unit(TROOPS, PATROLS[patrol.n], n, lorry.hex)
    return Unit(LORRY, LORRIES[n], n, lorry.hex)


def watchers(state: State, at: str) -> list[tuple[int, int, Unit]]:
    """7.9.3 Returns all German units in a hex, however many (2.17), in the order in which they look, each with its class and number."""
    found: list[tuple[int, int, Unit]] = []
    if at in state.held_posts():
        for p in state.patrols.values():
            if p.hex == at and not p.lorry:
                found.append((0 if p.searching else 1, p.n, Unit(PATROL, PATROLS[p.n], p.n, at)))
        for lorry in state.lorries.values():
            if lorry.hex == at and lorry.state == CREWED:
                unit = unit_of_lorry(state, lorry.n)
                found.append((2 if unit.kind == TROOPS else 5 if lorry.block else 6, lorry.n, unit))
    if state.rules.board.terrain[at] == URBAN:
        if state.garrison_at(at):
            found.append((3, 0, Unit(GARRISON, f"G{at}", 0, at)))
        else:
            found.append((4, 0, Unit(TOWN, f"T{at}", 0, at)))
    if len(found) > 1:
        found.sort(key=_turn)
    return found


def _turn(watcher: tuple[int, int, Unit]) -> tuple[int, int]:
    """7.9.3 Returns the sort key: class, then number."""
    return watcher[0], watcher[1]


def looks_at_party(state: State, ref: Referee, group: Group, *, leaving: bool, driven: bool, block_looked: bool) -> Unit | None:
    """7.9 Lets the units in the hex of a party look one after the other until one spots it; returns that unit, or None. Called once for each
    hex that a party sets out from or enters (7.11), and for nobody else in the British half (7.12).

    ``leaving``: the party is about to step out of the hex (7.9.1). ``driven``: it drives a captured lorry. ``block_looked``: the road
    blocks here have already looked in this visit (7.8.2).
    """
    looked = False
    for order, _, unit in watchers(state, group.hex):
        blocks = unit.n > 0 and unit.kind in (TROOPS, LORRY) and state.lorries[unit.n].block
        if blocks:  # 7.8.2, 7.9.4
            if group.by_road and not block_looked:
                looked = True
                if look(state, ref, unit, group, "7.8.2"):
                    return unit
            continue
        certain = _certain(state, unit) if driven else ""
        if unit.kind == TOWN and not certain:  # 7.8.4
            continue
        if order == 0 and not certain:
            certain = "7.8.1"
        if leaving and not state.rules.leave_look and certain not in ("7.8.3", "7.8.4"):  # 17.10
            continue
        looked = True
        if look(state, ref, unit, group, certain):
            return unit
    if not looked:
        nobody_looks(state, ref, group.hex)
    return None


def blocks_look(state: State, ref: Referee, group: Group) -> Unit | None:
    """7.8.2 Lets only the road blocks of the hex look, at a party that leaves it along a link."""
    blocks = [unit for _, _, unit in watchers(state, group.hex) if unit.kind in (TROOPS, LORRY) and state.lorries[unit.n].block]
    for unit in blocks:
        if look(state, ref, unit, group, "7.8.2"):
            return unit
    if not blocks:
        nobody_looks(state, ref, group.hex)
    return None


def _certain(state: State, unit: Unit) -> str:
    """7.8.3, 7.8.4 Returns the paragraph by which this unit spots a driven captured lorry without a die; else an empty text."""
    day = state.light == "day"
    if day and unit.kind in (PATROL, TROOPS):
        return "7.8.3"
    if not day and unit.kind in (GARRISON, TOWN):
        return "7.8.4"
    return ""
