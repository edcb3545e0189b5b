"""25.2 to 25.9 Bombs: where they fall, what they do. Bombs that are thrown away are in ``ch11_actions`` (25.10)."""

from __future__ import annotations

from typing import Any

from ...core.referee import Referee
from .ch04_people import skill, usable
from .ch13_strength import strength_test
from .ch20_who import rolling
from .ch23_units import attack_rolling, attack_unit
from .ch29_rolls import Modifier, test, throw
from .geometry import COS, SIN, clock, ground_distance, rdiv, within
from .plane import PILOT, Person, Plane
from .state import State, person_id
from .told import tell

Spot = tuple[int, int]
EYE = {PILOT: 3}
EYE_OF_GUNNERS = 4
"""25.4, 30.3, 30.5 What Sure aim adds, to a pilot and to gunners."""
FIRST, LAST = -6, 15
"""25.6 The successes of the first and the last column."""
NEAR, FAR = "full_mu", "half_mu"


def drop_bombs(s: State, ref: Referee, plane: Plane, person: Person, number: int, aim: Spot) -> None:
    """25.2 to 25.8 Drop a stick of bombs: a Gunnery test (R-48), then all bombs are placed, then they take effect one by one; then strain (25.7)."""
    who, kind = person_id(plane, person), plane.bomb
    successes = test(s, ref, "R-48", who, skill(person, "gunnery"), aimer_modifiers(person), bombs=number, kind=kind)
    plane.bombs -= number
    if not plane.bombs:
        plane.bomb = ""
    impacts = [place_bomb(s, ref, plane, who, intended, successes) for intended in stick(s, plane, number, aim)]
    for at in impacts:
        explode_at(s, ref, "R-51", kind, at, who)
    if plane.strain:
        strength_test(s, ref, plane, "strain")


def aimer_modifiers(person: Person) -> tuple[Modifier, ...]:
    """25.4 Return what is added to Gunnery: Sure aim, nothing else."""
    return (("eye", EYE.get(person.role, EYE_OF_GUNNERS), "25.4"),) if usable(person, "eye") else ()


def row_of(s: State, plane: Plane) -> Any:
    """25.3, 25.6 Return the row of ``bombing.toml`` for the present height and speed band."""
    band, z = s.band(plane), plane.z
    rows = s.rules.tables["bombing"]["row"]
    return next(r for r in rows if r["speed"] == band and r["height"]["from"] <= z <= r["height"].get("to", z))


def stick(s: State, plane: Plane, number: int, aim: Spot) -> list[Spot]:
    """25.2 Return the intended places: the aim point, and each further bomb one spacing further along the present heading."""
    spacing, h = row_of(s, plane)["spacing"], plane.heading
    return [(aim[0] + rdiv(k * spacing * SIN[h], 100), aim[1] + rdiv(k * spacing * COS[h], 100)) for k in range(number)]


def place_bomb(s: State, ref: Referee, plane: Plane, who: str, intended: Spot, successes: int) -> Spot:
    """25.5 Return where a bomb falls: deviation (R-49) less the number in the column of the successes, in a clock direction (R-50)."""
    row = row_of(s, plane)
    deduct = row["deduct"][min(LAST, max(FIRST, successes)) - FIRST]
    d = max(0, throw(s, ref, "R-49", who, row["die"], deduct=deduct) - deduct)
    c = clock(throw(s, ref, "R-50", who, "1d12"))
    at = intended[0] + rdiv(d * SIN[c], 100), intended[1] + rdiv(d * COS[c], 100)
    tell(s, ref, "bomb", "25.5", who=who, at=[*at])
    return at


def explode_at(s: State, ref: Referee, id: str, kind: str, at: Spot, by: str, owner: str | None = None) -> None:
    """25.8, 26.7 A bomb or shell takes effect: ground units, and aeroplanes that roll (17.10), within 1 MU suffer the dice of its kind, those within
    3 MU half their sum; each has its own dice, in list order."""
    bomb = s.rules.tables["bombing"]["bombs"][kind]
    dice = f"{bomb['dice']}d6"
    for unit in list(s.units.values()):
        if not unit.destroyed and within(q := ground_distance(unit.place, at), bomb[FAR]):
            attack_unit(s, ref, id, unit.id, dice, by, half=not within(q, bomb[NEAR]), owner=owner)
    for plane in s.planes.values():
        if rolling(plane) and within(q := ground_distance(plane.place, at), bomb[FAR]):
            attack_rolling(s, ref, id, plane, dice, by, half=not within(q, bomb[NEAR]), owner=owner)
