"""4, 27.1 to 27.3, 30.8 People: skills, wounds, death, nerve."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import Json
from ...core.referee import Referee
from .ch15_spin import enter_spin
from .ch28_credit import air_victory, forced_home
from .ch29_rolls import Modifier, failed, never, test, test_natural, throw
from .plane import DEAD, DOWN, FLYING, OUT, PILOT, SPINNING, Person, Plane
from .state import State, person_id, plane_id
from .told import tell_side

HARDENED = {PILOT: ("flying", "gunnery")}
"""30.3, 30.5 Skills that Shrugs it off keeps from wound penalties: a pilot's, else those of gunners."""
FAILED = -1
"""4.11 The successes of a Flying test that is not made."""


def penalty(person: Person) -> int:
    """4.7 Return the wound penalty on Awareness, Flying and Gunnery: 1 for each full 3 points of Fortitude lost."""
    return max(0, person.full - person.fortitude) // 3


def skill(person: Person, name: str) -> int:
    """4.6, 4.7 Return the present ``awareness``, ``flying`` or ``gunnery`` of a person."""
    written: int = getattr(person, name)
    if person.fortitude >= person.full or (person.has("hard") and name in HARDENED.get(person.role, ("awareness", "gunnery"))):
        return written
    return written - penalty(person)


def actions(pilot: Person) -> int:
    """4.4 Return the pilot's actions in a turn, by his present Flying."""
    flying = skill(pilot, "flying")
    return 2 if flying <= 9 else 3 if flying <= 15 else 4


def flying_test(
    s: State,
    ref: Referee,
    id: str,
    plane: Plane,
    modifiers: tuple[Modifier, ...] = (),
    matters: Callable[[int], bool] = failed,
    vital: Callable[[int], bool] = never,
    **facts: Json,
) -> int:
    """4.6, 4.11 Make the pilot's Flying test and return its successes: -1 without a die if he is not conscious or not there.

    A natural 1 makes a pilot with the trait ``faints`` faint; the test still succeeds.
    """
    pilot = plane.pilot
    if not pilot.awake:
        return FAILED
    successes, face = test_natural(s, ref, id, plane.id, skill(pilot, "flying"), modifiers, matters, vital, **facts)
    if face == 1 and "faints" in pilot.traits:
        s.change(plane.id, faint=True)
        tell_side(s, ref, plane.side, "faints", "4.11", who=plane.id)
    return successes


def luck_test(
    s: State,
    ref: Referee,
    id: str,
    who: str,
    modifiers: tuple[Modifier, ...] = (),
    vital: Callable[[int], bool] = never,
    matters: Callable[[int], bool] = failed,
    **facts: Json,
) -> int:
    """4.6 Make a person's Luck test and return its successes."""
    return test(s, ref, id, who, s.person(who).luck, modifiers, matters, vital, **facts)


def usable(person: Person, ability: str) -> bool:
    """30.1 Whether a person has an ability and can use it: he is alive and conscious."""
    return ability in person.abilities and person.awake


def lose_fortitude(s: State, ref: Referee, who: str, amount: int, stay: bool = True, wrecked: bool = False) -> None:
    """22.6, 22.15 A person loses Fortitude: he dies at 0 or less (4.8), else he makes the stay test at once, if he is in the air (4.9).

    ``stay`` False: a loss in a landing or crash. ``wrecked``: the event destroys his aeroplane (30.8).
    """
    person = s.person(who)
    if not person.aboard:
        return
    person = s.change(who, fortitude=person.fortitude - amount)
    tell_side(s, ref, who[0], "lost-fortitude", "22.6", who=who, amount=amount, left=max(0, person.fortitude))
    if person.fortitude <= 0:
        die(s, ref, who, wrecked=wrecked)
    elif stay:
        stay_test(s, ref, who)


def die(s: State, ref: Referee, who: str, wrecked: bool = False, credit: bool = True) -> bool:
    """4.8, 4.10 A person would certainly die. Return whether he does: Nine lives may save him (30.8).

    ``wrecked``: the event destroys his aeroplane, or he is not in it. ``credit`` False: his death adds no victory (28.8).
    """
    person, plane = s.person(who), s.planes[plane_id(who)]
    if not person.lives:
        return False
    if usable(person, "nine") and luck_test(s, ref, "R-58", who, (("nine", -4, "30.8"),), vital=failed) >= 0:
        _saved(s, ref, who, plane, wrecked)
        return False
    s.change(who, state=DEAD, fortitude=min(0, person.fortitude))
    tell_side(s, ref, who[0], "killed", "4.8", who=who)
    if person.role == PILOT and not wrecked:
        if credit:
            air_victory(s, ref, plane, "pilot killed")
        pilotless(s, ref, plane)
    return True


def _saved(s: State, ref: Referee, who: str, plane: Plane, wrecked: bool) -> None:
    """30.8 He lives with 1d4 Fortitude: down and out of the battle if his aeroplane is lost, else he flies on and makes the stay test."""
    left = throw(s, ref, "R-59", who, "1d4")
    s.change(who, fortitude=left)
    if wrecked:
        s.change(who, state=DOWN)
    tell_side(s, ref, who[0], "nine-lives", "30.8", who=who, left=left)
    if not wrecked:
        stay_test(s, ref, who)


def pilotless(s: State, ref: Referee, plane: Plane) -> None:
    """4.10 Nobody flies the aeroplane any more: it enters a spin that cannot be stopped, unless it is broken up or landed."""
    if plane.state in (FLYING, SPINNING):
        enter_spin(s, ref, plane, forever=True)


def stay_test(s: State, ref: Referee, who: str) -> None:
    """27.1 Does he stay in combat? A pilot who fails is forced home, a gunner does nothing more in this battle (27.2, 27.3)."""
    person, plane = s.person(who), s.planes[plane_id(who)]
    if not plane.in_air or person.state:
        return
    if person.role == PILOT and plane.forced:
        return
    nerve: tuple[Modifier, ...] = (("shaken", -4, "27.1"),) if "shaken" in person.traits else ()
    if "immortal" in person.traits:
        nerve += (("immortal", 4, "27.1"),)
    if test(s, ref, "R-42", who, person.fortitude, nerve) >= 0:
        return
    if person.role == PILOT:
        forced_home(s, ref, plane)
    else:
        s.change(who, state=OUT)
        tell_side(s, ref, who[0], "nerve-lost", "27.3", who=who)


def all_die(s: State, ref: Referee, plane: Plane, credit: bool = True) -> None:
    """22.6 Everybody aboard dies with the aeroplane, in the order pilot, nose gunner, gunner (1.7)."""
    for person in plane.people:
        if person.aboard:
            die(s, ref, person_id(plane, person), wrecked=True, credit=credit)


def crew(plane: Plane) -> tuple[str, ...]:
    """Return the ids of those alive and aboard, in list order."""
    return tuple(person_id(plane, p) for p in plane.people if p.aboard)
