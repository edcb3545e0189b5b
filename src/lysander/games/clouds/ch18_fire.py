"""18 Fires, fuel, smoke: the steps M5, M6 and M7, and how fires begin and engines stop."""

from __future__ import annotations

from ...core.referee import Referee
from .ch04_people import all_die, die, lose_fortitude, stay_test
from .ch13_strength import destroy, lose_strength
from .ch28_credit import air_victory
from .ch29_rolls import throw
from .plane import FLYING, SPINNING, STOPPED, Plane, nobody_attacks, replace_engine
from .state import State
from .told import tell, tell_side

OUT_AT, EXPLODES_AT = 1, 6
BLOWN_OUT_AT = 20
"""18.6 The speed in EU that blows smoke out for good."""
FROM_SMOKE = 27
"""18.6 The damage row as which an aeroplane burns when its smoke turns to fire."""
FLAMES = "1d6"
"""18.2 What flames in the cockpit of an aeroplane with several engines take from its pilot."""


def m5(s: State, ref: Referee) -> str | None:
    """18.1 Step M5: the next burning aeroplane in the air, in list order."""
    waiting = [p for p in s.planes.values() if p.burning and p.in_air and p.id not in s.done]
    if waiting:
        burn(s, ref, waiting[0])
        s.done = (*s.done, waiting[0].id)
    if len(waiting) > 1:
        return "M5"
    s.done = ()
    return None


def m6(s: State, ref: Referee) -> str | None:
    """18.5 Step M6: the next aeroplane in the air that counts fuel turns, in list order."""
    waiting = [p for p in s.planes.values() if p.in_air and p.id not in s.done and any(e.fuel for e in p.engines)]
    if waiting:
        count_fuel(s, ref, waiting[0])
        s.done = (*s.done, waiting[0].id)
    if len(waiting) > 1:
        return "M6"
    s.done = ()
    return None


def m7(s: State, ref: Referee) -> str | None:
    """18.6 Step M7: smoking aeroplanes in the air."""
    for plane in s.planes.values():
        if plane.in_air and plane.smokes:
            count_smoke(s, ref, plane)
    return None


# fire


def catch_fire(s: State, ref: Referee, plane: Plane, cockpit: str, never_out: bool = False, owner: str = "") -> None:
    """18.2, 18.3 The aeroplane burns, ``cockpit`` being the dice of its countdown (R-39); one that burns already is as before.

    That it bursts into flames is an air victory (28.6). ``owner`` is the shooter whose dice they are, empty for nobody's (29.1).
    """
    if plane.burning or plane.state not in (FLYING, SPINNING):
        return
    plane.burning, plane.never_out = True, never_out
    plane.cockpit = throw(s, ref, "R-39", plane.id, cockpit, owner=owner)
    tell(s, ref, "on-fire", "18.2", who=plane.id)
    air_victory(s, ref, plane, "burst into flames")


def burn(s: State, ref: Referee, plane: Plane) -> None:
    """18.1 Roll for a fire (R-24): 1 it is out, 6 it explodes and harms nobody else, 2 to 5 strength lost; then the countdown goes on."""
    face = throw(s, ref, "R-24", plane.id, "1d6", at_six, at_six)
    if face == EXPLODES_AT:
        all_die(s, ref, plane)
        destroy(s, ref, plane, "exploded", "18.1")
        return
    if face == OUT_AT and not plane.never_out:
        plane.burning, plane.cockpit = False, 0
        plane.task = plane.worker = ""  # 10.2: again what it was from the next I1 on
        nobody_attacks(plane)
        tell(s, ref, "fire-out", "18.1", who=plane.id)
        return
    if face != OUT_AT:
        lose_strength(s, ref, plane, face)
    _flames(s, ref, plane)


def at_six(face: int) -> bool:
    """29.3 *At 6*: the die shows 6."""
    return face == EXPLODES_AT


def _flames(s: State, ref: Referee, plane: Plane) -> None:
    """18.2 The countdown goes down by one. At 0 the flames are in the cockpit, now and in every M5 while it burns."""
    plane.cockpit = max(0, plane.cockpit - 1)
    tell_side(s, ref, plane.side, "flames", "18.2", who=plane.id, turns=plane.cockpit)
    if plane.cockpit or not plane.pilot.aboard:
        return
    if s.panel(plane).engines == 1:
        die(s, ref, plane.id)
    else:
        lose_fortitude(s, ref, plane.id, throw(s, ref, "R-25", plane.id, FLAMES))


# engines


def stop_engine(s: State, ref: Referee, plane: Plane, side: str, stay: bool = True) -> bool:
    """22.14, 18.6 An engine stops and cannot be restarted: it smokes no more, and counts no fuel (22.10). Return whether it was the last one running.

    In that case the pilot makes the stay test at once; with ``stay`` False the caller does, when the rest of its row is done.
    """
    engine = next(e for e in plane.engines if e.side == side)
    if engine.state == STOPPED:
        return False
    replace_engine(plane, side, state=STOPPED, fuel=0, smoke=-1)
    tell(s, ref, "engine-stopped", "22.14", who=plane.id, engine=side)
    last = not engine.state and not plane.running
    if last and stay:
        stay_test(s, ref, plane.id)
    return last


def shut_engine(s: State, ref: Referee, plane: Plane, side: str) -> None:
    """18.7 The pilot shuts a smoking engine for good: no fire comes from it, and nobody makes a stay test."""
    replace_engine(plane, side, state=STOPPED, fuel=0, smoke=-1)
    tell(s, ref, "engine-shut", "18.7", who=plane.id, engine=side)


def count_fuel(s: State, ref: Referee, plane: Plane) -> None:
    """18.5 Every engine that counts fuel turns counts one down; at 0 it stops (27.1)."""
    for engine in plane.engines:
        if not engine.fuel:
            continue
        if engine.fuel == 1:
            stop_engine(s, ref, plane, engine.side)
        else:
            replace_engine(plane, engine.side, fuel=engine.fuel - 1)
            tell_side(s, ref, plane.side, "fuel", "18.5", who=plane.id, engine=engine.side, turns=engine.fuel - 1)


def count_smoke(s: State, ref: Referee, plane: Plane) -> None:
    """18.6 A fast aeroplane has blown its smoke out for good; otherwise its smoke turns go down by one."""
    out = plane.speed >= BLOWN_OUT_AT
    for engine in plane.engines:
        if engine.smoke >= 0:
            replace_engine(plane, engine.side, smoke=-1 if out else max(0, engine.smoke - 1))
    if out:
        tell(s, ref, "smoke-out", "18.6", who=plane.id)
    else:
        turns = min(e.smoke for e in plane.engines if e.smoke >= 0)
        tell_side(s, ref, plane.side, "smoke", "18.6", who=plane.id, turns=turns)


def smoke_burns(s: State, ref: Referee, plane: Plane) -> bool:
    """18.6 In E2 an aeroplane in the air whose smoke turns are 0 burns as by damage row 27. Return whether it had any such engine."""
    up = [e.side for e in plane.engines if e.smoke == 0]
    if not up or not plane.in_air:
        return False
    for side in up:
        replace_engine(plane, side, smoke=-1)
    catch_fire(s, ref, plane, cockpit_dice(s, plane))
    return True


def cockpit_dice(s: State, plane: Plane) -> str:
    """22.5 Return the dice of the countdown of damage row 27 in the table of an aeroplane."""
    table = s.rules.tables["damage_single" if s.panel(plane).engines == 1 else "damage_multi"]
    row = next(r for r in table["row"] if r["n"] == FROM_SMOKE)
    dice: str = row["does"][0]["burn"]["cockpit"]
    return dice
