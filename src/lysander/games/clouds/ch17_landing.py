"""17 Landing: the place, the test, what becomes of aeroplane and crew."""

from __future__ import annotations

from typing import Any

from ...core.ask import Json
from ...core.referee import Referee
from .ch04_people import crew, die, flying_test, lose_fortitude, luck_test, usable
from .ch13_strength import destroy, lose_strength
from .ch28_credit import landing_victory
from .ch29_rolls import Modifier, at_most, throw
from .geometry import on_field
from .panels import BANDS
from .plane import DOWN, LANDED, OUT, PRISONER, Plane
from .state import State, person_id
from .told import tell, tell_each, tell_side

AERODROME, WATER, UNMAPPED = "aerodrome", "water", ""
BURNING, BARE, FLOATS, SURVIVOR = -3, -1, 4, 5
"""17.6, 17.9 Modifiers of the landing: burning, without undercarriage, for seaplanes on water (less on land), for Walks away."""
BAD_PLACE, WORST_PLACE = -4, -9
BAD_LANDING, WORST_LANDING, WORST_ROW = -4, -6, -9
"""36 R-19, R-20: from where on the roll matters, and from where on it is vital."""


def land(s: State, ref: Referee, plane: Plane) -> None:
    """17.1, 17.2 An aeroplane touches down where it is, by its plan, with the speed that it had at the start of the move."""
    ground = ground_under(s, plane.x, plane.y)
    come_down(s, ref, plane, ground, s.band(plane), emergency_landing(plane, ground), on_field(plane.place, s.rules.field))


def ground_under(s: State, x: int, y: int) -> str:
    """6.4, 17.4 Return the kind of ground at a place: that of the first mapped area that contains it; empty if unmapped or off the field."""
    if not on_field((x, y), s.rules.field):
        return UNMAPPED
    for area in s.rules.scene.get("area", ()):
        if _contains(area, x, y):
            kind: str = area["kind"]
            return kind
    return UNMAPPED


def _contains(area: Any, x: int, y: int) -> bool:
    """6.4 Whether a mapped area, a circle or a rectangle, contains a place, its border included."""
    if "circle" in area:
        cx, cy, radius = area["circle"]
        return bool((x - cx) ** 2 + (y - cy) ** 2 <= radius * radius)
    west, south, east, north = area["rect"]
    return bool(west <= x <= east and south <= y <= north)


def emergency_landing(plane: Plane, ground: str) -> bool:
    """17.2 Whether a landing on this ground is an emergency landing."""
    return plane.undercarriage or plane.emergency or not plane.running or plane.burning or ground != AERODROME


def come_down(s: State, ref: Referee, plane: Plane, ground: str, band: str, emergency: bool, credited: bool) -> None:
    """17.2 to 17.9 Make a landing on this ground, empty for a place that is not mapped (17.4), in this speed band. After a flight home or from beyond
    the field with power it is an aerodrome (17.5).

    ``credited``: it is on the field, so that an emergency landing is an air victory (28.8); nothing else in a landing is one.
    """
    plane.state, plane.z, plane.climb, plane.bank, plane.rolled = LANDED, 0, "L", "0", -1
    place = place_of(s, ref, plane, ground)
    successes = landing_test(s, ref, plane, place, band, emergency)
    plane.speed = 0
    on_water = place["ground"] == WATER
    row = row_of(s, successes)
    seen: dict[str, Json] = {"who": plane.id, "ground": place["ground"], "emergency": emergency, "row": row.get("from", WORST_ROW)}
    tell_each(s, ref, plane.side, "landed", "17.6", {"successes": successes}, seen)
    if emergency and credited:
        landing_victory(s, ref, plane)
    for verb in row["water" if on_water else "land"]["does"]:
        _do(s, ref, plane, verb)
    if not plane.strength or (on_water and not (s.panel(plane).floats and successes >= 0)):
        destroy(s, ref, plane, "lost in a landing", "17.7", credit=False)
    if plane.state == LANDED and not emergency and successes >= 0 and plane.pilot.aboard:
        plane.rolled = 0
    else:
        all_down(s, ref, plane)


def place_of(s: State, ref: Referee, plane: Plane, ground: str) -> Any:
    """17.3, 17.4 Return the row of ``emergency_place.toml``: that of the mapped ground, else by a Luck test (R-19)."""
    rows = s.rules.tables["emergency_place"]["row"]
    if ground:
        return next(r for r in rows if r["ground"] == ground)
    lucky: tuple[Modifier, ...] = (("survivor", SURVIVOR, "30.6"),) if usable(plane.pilot, "survivor") else ()
    luck = luck_test(s, ref, "R-19", plane.id, lucky, at_most(WORST_PLACE), at_most(BAD_PLACE))
    row = next(r for r in rows if ("from" in r or "to" in r) and r.get("from", luck) <= luck <= r.get("to", luck))
    tell(s, ref, "place", "17.4", who=plane.id, ground=row["ground"], modifier=row["modifier"])
    return row


def landing_test(s: State, ref: Referee, plane: Plane, place: Any, band: str, emergency: bool) -> int:
    """17.6 Make the Flying test of a landing (R-20) and return its successes."""
    return flying_test(
        s, ref, "R-20", plane, landing_modifiers(s, plane, place, band, emergency), at_most(BAD_LANDING), at_most(WORST_LANDING), emergency=emergency
    )


def landing_modifiers(s: State, plane: Plane, place: Any, band: str, emergency: bool) -> tuple[Modifier, ...]:
    """17.6, 17.9, 30.6 Return what changes the target of a landing."""
    modifiers: list[Modifier] = [("place", place["modifier"], "17.3")]
    if plane.burning:
        modifiers.append(("burning", BURNING, "17.6"))
    if plane.undercarriage:
        modifiers.append(("undercarriage", BARE, "17.6"))
    if steps := BANDS.index(band):
        modifiers.append(("speed", -steps, "17.6"))
    if emergency and usable(plane.pilot, "survivor"):
        modifiers.append(("survivor", SURVIVOR, "30.6"))
    if emergency and s.panel(plane).floats:
        modifiers.append(("floats", FLOATS if place["ground"] == WATER else -FLOATS, "17.9"))
    return tuple(modifiers)


def row_of(s: State, successes: int) -> Any:
    """17.6 Return the row of ``landing_result.toml`` for these successes."""
    return next(
        r for r in s.rules.tables["landing_result"]["row"] if r.get("from", successes) <= successes <= r.get("to", max(successes, r.get("from", 0)))
    )


def _do(s: State, ref: Referee, plane: Plane, verb: Any) -> None:
    """17.7, 17.9 Do what a row of the landing result says."""
    if verb.get("lose") == "fortitude":
        hurt(s, ref, plane, verb["dice"])
    elif verb.get("lose") == "structure":
        lose_strength(s, ref, plane, throw(s, ref, "R-21", plane.id, verb["dice"]))
    elif "wreck" in verb:
        destroy(s, ref, plane, "wrecked in a landing", "17.6", credit=False)
    elif "sink" in verb:
        sink(s, ref, plane, verb["sink"])


def hurt(s: State, ref: Referee, plane: Plane, dice: str) -> None:
    """17.7 The pilot loses Fortitude, or everybody aboard with ``landing_hurts=all``, each by his own dice (R-21), without a stay test."""
    for who in crew(plane) if s.rules.all_hurt else crew(plane)[: plane.pilot.aboard]:
        lose_fortitude(s, ref, who, throw(s, ref, "R-21", who, dice, owner=plane.id), stay=False, wrecked=True)


def sink(s: State, ref: Referee, plane: Plane, modifier: int) -> None:
    """17.9 The aeroplane sinks: everybody aboard gets out by a Luck test (R-22), or drowns."""
    for who in crew(plane):
        if luck_test(s, ref, "R-22", who, (("sinking", modifier, "17.9"),), at_most(-1)) < 0:
            die(s, ref, who, wrecked=True, credit=False)


def all_down(s: State, ref: Referee, plane: Plane) -> None:
    """17.8 Everybody aboard who lives is down and out of the battle; a prisoner where that is played and the ground is the enemy's."""
    taken = s.rules.capture and behind_lines(s, plane.side, plane.x)
    for person in plane.people:
        if person.state in ("", OUT, DOWN):
            who = person_id(plane, person)
            s.change(who, state=PRISONER if taken else DOWN)
            if taken:
                tell_side(s, ref, plane.side, "prisoner", "17.8", who=who)


def behind_lines(s: State, side: str, x: int) -> bool:
    """17.8 Whether a place is on the enemy's side of the lines: east of them for the Entente, west for the Central Powers."""
    return x > s.rules.front if side == "E" else x < s.rules.front
