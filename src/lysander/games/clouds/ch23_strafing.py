"""23.1 to 23.4 Attacks on ground units with machine guns."""

from __future__ import annotations

from ...core.referee import Referee
from .ch03_panel import mounts
from .ch04_people import skill
from .ch21_guns import after_shot
from .ch23_to_hit import strafing_modifiers
from .ch23_units import attack_rolling, attack_unit
from .ch29_rolls import test_natural
from .geometry import Place
from .plane import Person, Plane
from .state import State, person_id
from .told import tell_each

EACH_DIE = 4
"""23.4 Successes for each further die of damage."""


def strafe(s: State, ref: Referee, plane: Plane, person: Person, guns: tuple[str, ...], target: str, mode: str) -> None:
    """23.3, 23.4 A pilot or gunner fires at an enemy ground unit, or at an aeroplane that rolls for a take-off (17.10): the shot (R-46), what it
    does to his guns, then a die (R-47) for each gun and for each full four successes."""
    who, place = person_id(plane, person), place_of(s, target)
    fixed = mounts(s, plane)[guns[0]].fixed
    modifiers = strafing_modifiers(s, plane, person, len(guns), place, mode, fixed)
    successes, face = test_natural(s, ref, "R-46", who, skill(person, "gunnery"), modifiers, at=target, mode=mode)
    tell_each(s, ref, plane.side, "shot", "23.3", {"guns": [*guns], "mode": mode}, {"who": who, "at": target, "hit": successes >= 0})
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
