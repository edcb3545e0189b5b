"""24.1 to 24.5 Attacks on balloons and airships with guns. What a hit does is in ``ch24_gas``."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch03_panel import mounts
from .ch04_people import skill
from .ch21_guns import after_shot
from .ch23_to_hit import gasbag_modifiers
from .ch24_gas import hit_gasbag
from .ch29_rolls import test_natural
from .plane import Person, Plane
from .state import State, person_id
from .told import tell_each


def shoot_gasbag(s: State, ref: Referee, plane: Plane, person: Person, guns: tuple[str, ...], bag: str, mode: str) -> None:
    """24.4, 24.5 A pilot or gunner fires at a gasbag: the shot (R-31), what it does to his guns, then the damage, to which successes add nothing."""
    who = person_id(plane, person)
    shot_at(s, bag)
    fixed = mounts(s, plane)[guns[0]].fixed
    modifiers = gasbag_modifiers(s, plane, person, len(guns), s.gasbags[bag].place, mode, fixed)
    successes, face = test_natural(s, ref, "R-31", who, skill(person, "gunnery"), modifiers, at=bag, mode=mode)
    tell_each(s, ref, plane.side, "shot", "24.4", {"guns": [*guns], "mode": mode}, {"who": who, "at": bag, "hit": successes >= 0})
    after_shot(s, ref, plane, person, guns, mode, face, successes >= 0)
    if successes >= 0:
        hit_gasbag(s, ref, bag, who, s.rules.tables["balloon"]["damage"]["modifiers"]["incendiary"] if plane.incendiary else 0)


def shot_at(s: State, bag: str) -> None:
    """9.4 Note the turn in which a gasbag was first shot at, with guns or rockets."""
    if not s.gasbags[bag].shot:
        s.gasbags[bag] = replace(s.gasbags[bag], shot=s.turn)
