"""4.5, 29, 36 Dice: every roll, its test, its window for a re-roll, and who is told of it.

A roll is named by its id and by who rolls it (``R-31:E1.G``), so that the chance of one person does not change that of another (34.9). The rows of
``rolls.toml`` say whose it is and who sees it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.event import Event
from ...core.referee import Referee
from .plane import DEAD, PILOT, Plane
from .state import State, plane_id
from .told import EVERYBODY, OTHER, side_of, tell_each, tell_side

Faces = tuple[int, ...]
Seats = tuple[str, ...]
Modifier = tuple[str, int, str]
"""A modifier of a target: its id, what it adds, its paragraph."""
KEEP, REROLL, MENTOR, MASCOT = "keep", "reroll", "mentor", "mascot"
NINE_LIVES = "R-58"
OF_A_HIT = "both sides: see 5.4"
"""36 What ``rolls.toml`` says of the dice of a hit, R-32 to R-34."""
NOBODY: Seats = ()


def never(value: object) -> bool:
    """29.3 The condition of rolls that open no window of their own."""
    return False


def failed(successes: int) -> bool:
    """29.3 *Failed*, *missed*: the test was not a success."""
    return successes < 0


def at_most(row: int) -> Callable[[int], bool]:
    """29.3 *Bad row*: the condition that the number is this one or worse."""
    return lambda number: number <= row


@lru_cache(maxsize=256)
def dice_of(text: str) -> tuple[int, int, int]:
    """Return number of dice, faces and what is added to their sum, of ``2d6+4``, ``1d20`` or ``1d3+2``."""
    dice, _, add = text.partition("+")
    number, _, faces = dice.partition("d")
    return int(number), int(faces), int(add or 0)


def rolled(text: str, faces: Faces) -> int:
    """Return what dice come to: their sum and what is added to it."""
    return sum(faces) + dice_of(text)[2]


def throw(
    s: State,
    ref: Referee,
    id: str,
    who: str,
    dice: str,
    matters: Callable[[int], bool] = never,
    vital: Callable[[int], bool] = never,
    side: str = "",
    owner: str | None = None,
    **facts: Json,
) -> int:
    """Roll dice like ``2d6+4`` and return what they come to, after a re-roll if there was one (29.2).

    ``who`` is the person whose roll it is, or the thing that rolls. ``matters`` and ``vital`` judge the result (29.3, 29.5). ``side`` is the letter
    of the side that may see it, ``owner`` the person whose dice they are (29.1, empty for nobody's), if these do not follow from ``who``. ``facts``
    are told with it."""
    return throw_both(s, ref, id, who, dice, matters, vital, side, owner, **facts)[1]


def throw_both(
    s: State,
    ref: Referee,
    id: str,
    who: str,
    dice: str,
    matters: Callable[[int], bool] = never,
    vital: Callable[[int], bool] = never,
    side: str = "",
    owner: str | None = None,
    **facts: Json,
) -> tuple[int, int]:
    """29.1 Roll dice like ``throw`` and return what they came to at first, and what stands (22.2)."""
    shown = seen_by(s, id, who, side)
    first = _throw(s, ref, id, who, dice, shown, facts)
    if not window(s, ref, id, who if owner is None else owner, matters(first), vital(first), {"total": first, **facts}, shown):
        return first, first
    return first, _throw(s, ref, id, who, dice, shown, facts)


def throw_faces(s: State, ref: Referee, id: str, who: str, dice: str, owner: str, **facts: Json) -> Faces:
    """23.4 Roll dice of which each counts by itself, and return their faces, after a re-roll of them all if there was one (29.1).

    ``owner`` is the person whose dice they are, empty for nobody's.
    """
    shown = seen_by(s, id, who)
    faces = _faces(s, ref, id, who, dice, shown, facts)
    if window(s, ref, id, owner, False, False, {"total": sum(faces), **facts}, shown):
        faces = _faces(s, ref, id, who, dice, shown, facts)
    return faces


def _throw(s: State, ref: Referee, id: str, who: str, dice: str, shown: Seats, facts: dict[str, Json]) -> int:
    return sum(_faces(s, ref, id, who, dice, shown, facts)) + dice_of(dice)[2]


def _faces(s: State, ref: Referee, id: str, who: str, dice: str, shown: Seats, facts: dict[str, Json]) -> Faces:
    number, faces, add = dice_of(dice)
    kind, rule = f"{id}:{who}" if who else id, s.rules.rolls[id]["paragraph"]
    thrown = [ref.roll(kind, faces, rule) for _ in range(number)]
    if ref.events is not None:
        more: dict[str, Json] = {"dice": thrown, "add": add} if number > 1 or add else {}
        told = {"name": id, "who": who, "faces": faces, "face": sum(thrown), **more, **facts}
        ref.tell(Event("roll", rule, shown, told))
    return tuple(thrown)


def throw_open(s: State, ref: Referee, id: str, who: str, **facts: Json) -> int:
    """8.3 Roll 1d10 on which tens are rolled on, and return the total, without a window."""
    rule, kind = s.rules.rolls[id]["paragraph"], f"{id}:{who}"
    thrown = [ref.roll(kind, 10, rule)]
    while thrown[-1] == 10:
        thrown.append(ref.roll(kind, 10, rule))
    if ref.events is not None:
        told = {"name": id, "who": who, "faces": 10, "face": sum(thrown), "dice": thrown, **facts}
        ref.tell(Event("roll", rule, seen_by(s, id, who), told))
    return sum(thrown)


def test(
    s: State,
    ref: Referee,
    id: str,
    who: str,
    base: int,
    modifiers: tuple[Modifier, ...] = (),
    matters: Callable[[int], bool] = failed,
    vital: Callable[[int], bool] = never,
    side: str = "",
    **facts: Json,
) -> int:
    """4.5 Make a test and return its successes, 0 or more for a success, after a re-roll if there was one.

    The target is ``base`` plus ``modifiers``. A natural 1 succeeds with at least 0, a natural 20 fails with at most -1. ``matters`` and ``vital``
    judge the successes.
    """
    return test_natural(s, ref, id, who, base, modifiers, matters, vital, side, **facts)[0]


def test_natural(
    s: State,
    ref: Referee,
    id: str,
    who: str,
    base: int,
    modifiers: tuple[Modifier, ...] = (),
    matters: Callable[[int], bool] = failed,
    vital: Callable[[int], bool] = never,
    side: str = "",
    **facts: Json,
) -> tuple[int, int]:
    """4.5 Make a test like ``test`` and return its successes and what the die shows in the end (21.5)."""
    target = base
    for modifier in modifiers:
        target += modifier[1]
    face = ref.roll(f"{id}:{who}", 20, s.rules.rolls[id]["paragraph"])
    successes = _tell_test(s, ref, id, who, base, modifiers, target, face, side, facts)
    if window(s, ref, id, who, matters(successes), vital(successes), {"target": target, "face": face, "successes": successes, **facts}):
        face = ref.roll(f"{id}:{who}", 20, s.rules.rolls[id]["paragraph"])
        successes = _tell_test(s, ref, id, who, base, modifiers, target, face, side, facts)
    return successes, face


def successes_of(target: int, face: int) -> int:
    """4.5 Return the successes of a test with this target and die."""
    if face == 1:
        return max(0, target - 1)
    return min(-1, target - 20) if face == 20 else target - face


def chance_of(target: int) -> int:
    """4.5 Return the chance of a test's success in percent."""
    return 5 * min(19, max(1, target))


def _tell_test(
    s: State, ref: Referee, id: str, who: str, base: int, modifiers: tuple[Modifier, ...], target: int, face: int, side: str, facts: dict[str, Json]
) -> int:
    """5.3, 5.4 Tell a test that was rolled and return its successes. With closed cockpits the others see the die of a roll that all see, not the
    skill behind it."""
    successes = successes_of(target, face)
    if ref.events is not None:
        rule, side = s.rules.rolls[id]["paragraph"], side or who[:1]
        seen = {"name": id, "who": who, "faces": 20, "face": face, "outcome": "success" if successes >= 0 else "failure", **facts}
        own = {"base": base, "modifiers": [list(m) for m in modifiers if m[1]], "total": successes, "needed": target}
        to = seen_by(s, id, who, side)
        if s.rules.closed and to == EVERYBODY and side in OTHER:
            tell_each(s, ref, side, "roll", rule, own, seen)
        else:
            ref.tell(Event("roll", rule, to, {**seen, **own}))
    return successes


def seen_by(s: State, id: str, who: str, side: str = "") -> Seats:
    """36.1, 5.4 Return who is shown a roll: all, or with closed cockpits, where the table says so, the side that rolls or suffers.

    The dice of a hit nobody is shown then, but ``side``, if one is named: with the successes they give the row, which the shooter may not know, and
    without them the row gives his skill, which the victim may not.
    """
    if not s.rules.closed or (sees := s.rules.rolls[id]["sees"]) == "all":
        return EVERYBODY
    if sees == OF_A_HIT:
        return side_of(s, side) if side else NOBODY
    side = side or who[:1]
    return side_of(s, side) if side in OTHER else EVERYBODY


# windows


def window(s: State, ref: Referee, id: str, who: str, matters: bool, vital: bool, facts: dict[str, Json], shown: Seats = EVERYBODY) -> bool:
    """29.2, 29.10 Open the window for a re-roll if one is due, and return whether the roll is made again. What it costs is paid here.

    An absent seat spends its own re-roll, then the extra one, then the mascot's on a vital roll, and keeps any other (29.6). Whoever is not among
    those who are ``shown`` the roll is asked only if it matters, and learns no more than that (5.4).
    """
    if not (matters or vital or s.rules.windows == "all") or not _asked_for(s, who, vital, matters):
        return False
    blind = shown != EVERYBODY and s.planes[plane_id(who)].seat not in shown
    if blind and not (matters or vital):
        return False
    if not s.rules.rolls[id]["can_reroll"]:
        return False
    ways = ways_to_reroll(s, id, who)
    if not ways:
        return False
    plane = s.planes[plane_id(who)]
    default = ways[0] if vital else KEEP
    about: dict[str, Json] = {"roll": id, "who": who, "vital": vital, **facts}
    if blind:
        about.pop("total")
        tell_side(s, ref, plane.side, "low-die", "29.3", who=who, roll=id, at=facts["at"])
    chosen = ref.ask(Ask(plane.seat, f"reroll:{who}", "29.2", OneOf((KEEP, *ways), "29.2"), default, about))
    if chosen == KEEP:
        return False
    pay(s, plane, chosen)
    if ref.events is not None:
        ref.tell(Event("reroll", "29.2", side_of(s, plane.side), {"who": who, "roll": id, "with": chosen}))
    return True


def _asked_for(s: State, who: str, vital: bool, matters: bool) -> bool:
    """29.2, 29.3, 29.8 Whether table and standing order let the window be opened."""
    if plane_id(who) not in s.planes:
        return False
    mode, order = s.rules.windows, s.orders.get(plane_id(who), "ask")
    if order == "never" or (order == "vital" and not vital):
        return False
    return vital if mode == "none" else mode == "all" or matters or vital


def ways_to_reroll(s: State, id: str, who: str) -> tuple[str, ...]:
    """29.2 Return the re-rolls that a person's roll may use now: his own, the extra one of 30.4, the mascot's."""
    plane = s.planes[plane_id(who)]
    person = s.person(who)
    if person.state == DEAD and id != NINE_LIVES:
        return ()
    if person.role != PILOT:
        return (REROLL,) if s.rules.gunner_rerolls and plane.pilot.rerolls else ()
    return tuple(way for way, left in ((REROLL, person.rerolls), (MENTOR, person.mentor), (MASCOT, s.mascots.get(plane.side, 0))) if left)


def pay(s: State, plane: Plane, way: str) -> None:
    """29.7 Spend a re-roll."""
    if way == MASCOT:
        s.mascots[plane.side] -= 1
    elif way == MENTOR:
        s.change(plane.id, mentor=False)
    else:
        s.change(plane.id, rerolls=plane.pilot.rerolls - 1)
