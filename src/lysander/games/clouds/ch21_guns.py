"""21 Ammunition, drums, malfunctions. Repairs are written in the flight plan (11.7); in E2 guns come back (28.1)."""

from __future__ import annotations

from ...core.ask import Json
from ...core.referee import Referee
from .ch03_panel import guns_of
from .ch04_people import usable
from .ch20_tables import gunnery
from .ch29_rolls import at_most, throw
from .panels import Mount
from .plane import Gun, Person, Plane, replace_gun
from .state import State, person_id
from .told import tell_side

NORMAL, SUSTAINED, SHORT = "normal", "sustained", "short"
MODES = (NORMAL, SUSTAINED, SHORT)
ARMOURER = 2
"""21.6 What Own armourer adds to a malfunction."""
WORST, RUINED, BAD, EASIEST = 1, 2, 3, 6
"""21.6, 36 Rows of malfunctions: the gun is out and the next rolls; belt or drum is ruined; up to here the roll matters; free again next turn."""


def rounds_for(mount: Mount, gun: Gun, need: int) -> bool:
    """21.1, 21.3, 21.4 Whether a gun works and has this many half boxes, in its drum too if it has one."""
    return gun.works and gun.half >= need and (not mount.drum or mount.drum - gun.fired >= need)


def taking_part(s: State, plane: Plane, person: Person, mode: str) -> tuple[str, ...]:
    """20.10, 21.3, 21.8 Return the guns of a person that can take part in a shot of this mode, in cockpit order."""
    need = gunnery(s.rules).half_boxes[mode]
    return tuple(g.id for m, g in guns_of(s, plane, person) if rounds_for(m, g, need))


def after_shot(s: State, ref: Referee, plane: Plane, person: Person, guns: tuple[str, ...], mode: str, face: int, hit: bool) -> None:
    """21.5, 21.6, 21.1 What a shot does to the guns that fired it: a malfunction by the natural die, then ammunition. It comes before the damage."""
    if face >= gunnery(s.rules).jams[mode][len(guns)]:
        malfunction(s, ref, plane, person, guns)
    mark_ammunition(s, plane, person, guns, mode, hit)


def malfunction(s: State, ref: Referee, plane: Plane, person: Person, guns: tuple[str, ...]) -> None:
    """21.6 The first gun of the shot rolls (R-35); while a gun is wedged for good the next one rolls too."""
    add = ARMOURER if usable(person, "armourer") else 0
    facts: dict[str, Json] = {"modifiers": [["armourer", add, "30.3"]]} if add else {}
    for id in guns:
        row = min(EASIEST, throw(s, ref, "R-35", person_id(plane, person), "1d6", at_most(BAD - add), gun=id, **facts) + add)
        _jam(s, ref, plane, id, row)
        if row != WORST:
            return


def _jam(s: State, ref: Referee, plane: Plane, id: str, row: int) -> None:
    """21.6 A gun is out for good by row 1, or by row 2 if it has a belt or no further drum; else it is jammed by its row."""
    mount = next(m for m in s.panel(plane).mounts(plane.layout) if m.id == id)
    gun = plane.gun(id)
    assert gun is not None
    out = row == WORST or (row == RUINED and not another_drum(mount, gun))
    if out:
        replace_gun(plane, id, out=True)
    else:
        replace_gun(plane, id, jam=row, work=0)
    tell_side(s, ref, plane.side, "jam", "21.6", who=plane.id, gun=id, row=row, out=out)


def another_drum(mount: Mount, gun: Gun) -> bool:
    """21.4, 21.6 Whether there are half boxes for another drum when the present one is thrown away."""
    return mount.drum > 0 and gun.half > mount.drum - gun.fired


def mark_ammunition(s: State, plane: Plane, person: Person, guns: tuple[str, ...], mode: str, hit: bool) -> None:
    """21.1, 21.2, 30.11 Each gun that fired marks its half boxes; a miss marks none with Holds his fire, 1 with Saves his drums."""
    half_boxes = gunnery(s.rules).half_boxes
    spent = half_boxes[mode]
    if not hit:
        spent = 0 if usable(person, "cool") else min(spent, half_boxes[SHORT]) if usable(person, "saver") else spent
    if not spent:
        return
    drums = {m.id: m.drum for m in s.panel(plane).mounts(plane.layout)}
    for id in guns:
        gun = plane.gun(id)
        assert gun is not None
        replace_gun(plane, id, half=max(0, gun.half - spent), fired=gun.fired + spent if drums[id] else 0)


def mend(s: State, ref: Referee, plane: Plane) -> None:
    """21.7, 28.1 In E2 guns come back: those whose repair is done, and those that needed but a jerk."""
    for gun in plane.guns:
        if gun.jam and not gun.out and gun.work >= gunnery(s.rules).repair.get(gun.jam, gun.work + 1):
            replace_gun(plane, gun.id, jam=0, work=0)
            tell_side(s, ref, plane.side, "gun-free", "21.7", who=plane.id, gun=gun.id)
