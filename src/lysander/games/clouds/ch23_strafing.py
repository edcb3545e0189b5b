"""23.1 to 23.4 Attacks on ground units with machine guns."""

from __future__ import annotations

from ...core.referee import Referee
from .ch03_panel import mounts
from .ch04_people import skill, usable
from .ch20_shots import aim_of
from .ch20_tables import gunnery
from .ch21_guns import after_shot
from .ch23_units import attack_rolling, attack_unit
from .ch29_rolls import Modifier, test_natural
from .geometry import Place
from .plane import Person, Plane
from .state import State, person_id
from .told import tell

EACH_DIE = 4
"""23.4 Successes for each further die of damage."""
RAIDER = 3
"""30.3 What Trench raider adds."""


def strafe(s: State, ref: Referee, plane: Plane, person: Person, guns: tuple[str, ...], target: str, mode: str) -> None:
    """23.3, 23.4 A pilot or gunner fires at an enemy ground unit, or at an aeroplane that rolls for a take-off (17.10): the shot (R-46), what it
    does to his guns, then a die (R-47) for each gun and for each full four successes."""
    who, place = person_id(plane, person), place_of(s, target)
    modifiers = shot_modifiers(s, plane, person, guns, place, mode)
    successes, face = test_natural(s, ref, "R-46", who, skill(person, "gunnery"), modifiers, target=target, mode=mode)
    tell(s, ref, "shot", "23.3", who=who, at=target, hit=successes >= 0)
    after_shot(s, ref, plane, person, guns, mode, face, successes >= 0)
    if successes < 0:
        return
    dice = f"{len(guns) + successes // EACH_DIE}d6"
    if target in s.units:
        attack_unit(s, ref, "R-47", target, dice, who)
    else:
        attack_rolling(s, ref, "R-47", s.planes[target], dice, who)


def place_of(s: State, target: str) -> Place:
    """Return the place of a ground unit, or of an aeroplane on the ground."""
    return s.units[target].place if target in s.units else s.planes[target].place


def shot_modifiers(s: State, plane: Plane, person: Person, guns: tuple[str, ...], place: Place, mode: str) -> tuple[Modifier, ...]:
    """23.3 Return what is added to Gunnery for a shot at a ground unit: speed band, guns, aim, mode, Trench raider. Those of 0 are left out."""
    table = s.rules.tables["ground_units"]["strafing"]
    found = gun_modifiers(s, plane, guns, place, mode, table, "23.3")
    if usable(person, "raider"):
        found.append(("raider", RAIDER, "30.3"))
    return tuple(m for m in found if m[1])


def gun_modifiers(s: State, plane: Plane, guns: tuple[str, ...], place: Place, mode: str, table: dict[str, int], rule: str) -> list[Modifier]:
    """23.3, 24.4 Return the modifiers that shots at ground units and at gasbags share; ``table`` has those of speed and number of guns."""
    tables, speeds = gunnery(s.rules), table["speed"]
    found: list[Modifier] = [("speed", speeds[s.band(plane)], rule)]  # type: ignore[index]
    if len(guns) == 1:
        found.append(("guns", table["only_one_gun"], rule))
    if mounts(s, plane)[guns[0]].fixed:
        aim = aim_of(tables, plane, place)
        assert aim is not None
        found.append(("aim", aim.add, "20.6"))
    else:
        found.append(("flexible", table["flexible"], rule))
    found.append(("mode", tables.mode[mode], "20.6"))
    return found
