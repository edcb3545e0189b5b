"""20.4 Why a shooter cannot make an attack: every reason that applies, from F-01 to F-10."""

from __future__ import annotations

from ...core.ask import Json, Refusal
from .attacks import BOMBS, GUNS, HOLD, ROCKETS, UNKNOWN, Attack
from .ch03_panel import guns_of
from .ch20_shots import ROCKET_AIM, along_its_nose, bears, shot_last_turn
from .ch20_tables import gunnery
from .ch20_who import bomb_aimer, defends_against, may_attack, rolling
from .ch21_guns import SUSTAINED, rounds_for
from .geometry import Place, distance, nose, vector, whole_mu, within, within_degrees
from .ground import Gasbag, Unit
from .panels import Mount
from .plane import PILOT, Person, Plane
from .state import State, person_id

Target = Plane | Unit | Gasbag
Found = list[Refusal]
MALFORMED = Refusal("34.8", "malformed")
AIM_POINT = 1
"""25.2 MU on the ground between an aim point and a path point of this move."""


def why_cannot_fire(s: State, plane: Plane, person: Person, attack: Attack) -> tuple[Refusal, ...]:
    """20.4 Return every reason against an attack by a person, in order; nothing if he may make it. To hold is always allowed."""
    if attack.do == HOLD:
        return ()
    if attack.do == UNKNOWN:
        return (MALFORMED,)
    found: Found = []
    if person.acted or not may_attack(s, plane, person):
        found.append(_because("F-01", "20.3", who=person_id(plane, person)))
    if attack.do == BOMBS:
        found += _bombs(s, plane, person, attack)
        return tuple(found)
    target = target_of(s, attack.target)
    if target is None or not attackable(target):
        found.append(_because("F-02", "20.4", target=attack.target))
    if target is not None:
        found += _against(s, plane, person, attack, target)
    return tuple(found)


def refusal_of(reasons: tuple[Refusal, ...]) -> Refusal | None:
    """20.4 Return the refusal for these reasons: the first, with the others in ``more``; None if there are none."""
    if not reasons:
        return None
    first = reasons[0]
    return Refusal(first.rule, first.code, first.facts, reasons[1:])


def _because(code: str, rule: str, **facts: Json) -> Refusal:
    return Refusal(rule, code, facts)


def target_of(s: State, id: str) -> Target | None:
    """20.4 Return a target by its id: an aeroplane, a ground unit or a gasbag."""
    return s.planes.get(id) or s.units.get(id) or s.gasbags.get(id)


def attackable(target: Target) -> bool:
    """20.4 Whether a target is there to be attacked: in the air, rolling for a take-off, not destroyed, not burnt nor at height 0."""
    if isinstance(target, Plane):
        return target.in_air or rolling(target)
    return not target.destroyed if isinstance(target, Unit) else target.there


def in_the_air(target: Target) -> bool:
    """17.10, 20.2 Whether a target is fought by chapter 20: an aeroplane that does not stand on the ground."""
    return isinstance(target, Plane) and not rolling(target)


def _against(s: State, plane: Plane, person: Person, attack: Attack, target: Target) -> Found:
    """20.4 Return the reasons from F-03 to F-09 against an attack on a target with guns or rockets."""
    found: Found = []
    if target.side == plane.side:
        found.append(_because("F-03", "20.4", target=target.id))
    if attack.do == ROCKETS:
        found += _rockets(s, plane, person, attack, target)
    else:
        found += _guns(s, plane, person, attack, target)
    if plane.homeward and not (attack.do == GUNS and person.role != PILOT and in_the_air(target) and _defence(s, plane, target)):
        found.append(_because("F-09", "27.6", target=target.id))
    return found


def _defence(s: State, plane: Plane, target: Target) -> bool:
    return isinstance(target, Plane) and defends_against(s, plane, target)


def _range(s: State, plane: Plane, place: Place, most: int) -> Found:
    """20.4 Return the reason of range, for a target that may be at most so many MU away; 0 for aeroplanes, whose limit is half a MU more."""
    q = distance(plane.place, place)
    if q and (within(q, most) if most else q < gunnery(s.rules).air):
        return []
    return [_because("F-04", "20.4", mu=whole_mu(q), most=most or gunnery(s.rules).distance[-1].high)]


# guns


def _guns(s: State, plane: Plane, person: Person, attack: Attack, target: Target) -> Found:
    table = gunnery(s.rules)
    air = in_the_air(target)
    found = _range(s, plane, target.place, 0 if air else table.ground)
    mine = guns_of(s, plane, person)
    bearing = [g.id for m, g in mine if bears(table, m, plane, target.place)]
    if attack.guns:
        found += _outside([m for m, g in mine if g.id in attack.guns and g.id not in bearing], table.widest)
    elif not bearing:
        found += _outside([m for m, _ in mine], table.widest)
    need = table.half_boxes[attack.mode]
    able = [g.id for m, g in mine if rounds_for(m, g, need)]
    if any(id not in able for id in attack.guns) or not any(id in able for id in attack.guns or bearing or able):
        found.append(_because("F-07", "21.3", guns=list(attack.guns), mode=attack.mode, needed=need))
    if attack.mode == SUSTAINED:
        found += _sustained(s, plane, person, target)
    return found


def _outside(mounts: list[Mount], degrees: int) -> Found:
    """20.4, 20.5 Return the reasons of guns that do not bear: F-05 for fixed, F-06 for flexible ones."""
    found: Found = []
    if any(m.fixed for m in mounts):
        found.append(_because("F-05", "20.4", degrees=degrees))
    if any(not m.fixed for m in mounts):
        found.append(_because("F-06", "20.5"))
    return found


def _sustained(s: State, plane: Plane, person: Person, target: Target) -> Found:
    """20.10 Return the reason against sustained fire: no aeroplane, not the target of last turn, or too far off its nose vector."""
    if not isinstance(target, Plane) or not in_the_air(target):
        return [_because("F-08", "20.10", why="target")]
    if not shot_last_turn(s, person, target):
        return [_because("F-08", "20.10", why="last turn")]
    return [] if along_its_nose(plane, target) else [_because("F-08", "20.10", why="angle")]


# rockets and bombs


def _rockets(s: State, plane: Plane, person: Person, attack: Attack, target: Target) -> Found:
    """20.4, 24.7 Return the reasons against rockets: a pilot's, at gasbags, within 12 MU and 20 degrees of the nose."""
    found: Found = []
    if not isinstance(target, Gasbag):
        found.append(_because("F-02", "24.7", target=target.id))
    found += _range(s, plane, target.place, gunnery(s.rules).rocket)
    if not within_degrees(nose(plane.heading, plane.climb), vector(plane.place, target.place), ROCKET_AIM):
        found.append(_because("F-05", "20.4", degrees=ROCKET_AIM))
    if person.role != PILOT or attack.count > plane.rockets:
        found.append(_because("F-07", "20.4", rockets=plane.rockets))
    return found


def _bombs(s: State, plane: Plane, person: Person, attack: Attack) -> Found:
    """20.4, 25.1, 25.2 Return the reasons against bombs: not on the way home; his to aim, aboard, near the path."""
    found: Found = []
    if plane.homeward:
        found.append(_because("F-09", "27.6"))
    aimer = bomb_aimer(s, plane)
    if aimer is not None and aimer.role != person.role:
        found.append(_because("F-10", "25.1", aimer=aimer.role))
    elif attack.kind != plane.bomb or attack.count > plane.bombs:
        found.append(_because("F-10", "20.4", bombs=plane.bombs, kind=plane.bomb))
    elif not near_path(plane, attack.x, attack.y):
        found.append(_because("F-10", "25.2", mu=AIM_POINT))
    return found


def near_path(plane: Plane, x: int, y: int) -> bool:
    """25.2 Whether an aim point is within 1 MU, on the ground plan, of a path point of this move."""
    return any((x - px) ** 2 + (y - py) ** 2 <= (100 * AIM_POINT) ** 2 for px, py in plane.track)
