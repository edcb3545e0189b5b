"""6.5, 9.3 Answers that are places: where a pilot is set up anew (D-04), where a barrage is shifted to (D-07)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick, whole
from .answer_data import MISSING, VALUE, Fault, are_whole, keys_fault, only_own, refusal_of
from .geometry import CIRCLE, distance, on_field, within
from .plane import AWAITED, Plane
from .state import State

PRINTED = "printed"
NEAR = 15
"""6.5 MU from a friend within which a pilot may be set up anew."""
SHIFT = 300
"""9.3 Points by which the centre of a barrage may be shifted."""
LIMIT = 6
FAR = 10**LIMIT - 1
"""34.8 Figures of a number that is written down, and the greatest such number."""
Spot = tuple[int, int, int]


def integer(text: str) -> int | None:
    """34.1 Return the whole number written in canonical decimals, or None."""
    minus = text[:1] == "-"
    number = whole(text[minus:], LIMIT)
    if number is None or (minus and not number):
        return None
    return -number if minus else number


def integers(text: str, count: int) -> tuple[int, ...] | None:
    """34.1 Return ``count`` whole numbers with commas between them, or None."""
    found = [integer(word) for word in text.split(",")]
    numbers = tuple(n for n in found if n is not None)
    return numbers if len(found) == len(numbers) == count else None


# where a pilot begins


def read_place(text: str) -> tuple[int, int, int, int] | None:
    """34.8 Return place and heading of ``300,-1500,24/h0900``, or None."""
    spot, _, heading = text.partition("/h")
    numbers = integers(spot, 3)
    if numbers is None or len(heading) != 4 or not (heading.isascii() and heading.isdigit()) or int(heading) >= CIRCLE:
        return None
    return numbers[0], numbers[1], numbers[2], int(heading)


def write_place(place: Spot, heading: int) -> str:
    """34.8 Return the text of a place with a heading."""
    return f"{place[0]},{place[1]},{place[2]}/h{heading:04}"


def place_of_data(value: Mapping[str, Json]) -> str | Fault:
    """35.2 Return the text of ``{"at": [x, y, z], "heading": h}``, or what is wrong with it."""
    if fault := keys_fault(value, ("at", "heading")):
        return fault
    at, heading = value["at"], value["heading"]
    if not are_whole(at, 3, FAR):
        return Fault(VALUE, "at")
    if type(heading) is not int or not 0 <= heading < CIRCLE:
        return Fault(VALUE, "heading")
    return write_place((at[0], at[1], at[2]), heading)


def friends(s: State, plane: Plane) -> tuple[Spot, ...]:
    """6.5 Return the places of the friendly aeroplanes that are not themselves being set up anew, in list order."""
    return tuple(
        p.place for p in s.planes.values() if p.side == plane.side and p is not plane and p.state != AWAITED and not p.pilot.has("tactician")
    )


@dataclass(slots=True)
class Placing:
    """6.5 A place on the field within 15 MU of one of ``friends``, height included, and a heading; or ``printed``."""

    friends: Sequence[Spot]
    field: int
    ceiling: int
    rule: str

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, Mapping):
            text = place_of_data(value)
            return refusal_of(text) if isinstance(text, Fault) else self.why_not(text)
        if value == PRINTED:
            return None
        found = read_place(value) if isinstance(value, str) else None
        if found is None:
            return Refusal(self.rule, "malformed")
        place = found[:3]
        if not on_field(place, self.field):
            return Refusal("2.14", "off-field")
        if not 1 <= place[2] <= self.ceiling:
            return Refusal(self.rule, "height", {"low": 1, "high": self.ceiling})
        if not any(within(distance(place, f), NEAR) for f in self.friends):
            return Refusal(self.rule, "too-far", {"most": NEAR})
        return None

    def of_data(self, value: Json) -> Json:
        """35.2 Return the text of a place and heading."""
        text = place_of_data(value) if isinstance(value, Mapping) else None
        return text if isinstance(text, str) else value

    def sample(self, rng: Rng) -> Json:
        x, y, z = pick(rng, self.friends)
        offset = [floor(rng.random() * (2 * 100 * NEAR + 1)) - 100 * NEAR for _ in range(2)]
        up = floor(rng.random() * (2 * NEAR + 1)) - NEAR
        text = write_place((x + offset[0], y + offset[1], z + up), floor(rng.random() * CIRCLE))
        return text if self.why_not(text) is None else PRINTED

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "placing", "friends": [list(f) for f in self.friends], "field": self.field, "ceiling": self.ceiling, "near": NEAR}


# where a barrage goes


def read_shift(text: str) -> tuple[int, int, tuple[int, int] | None] | None:
    """34.8 Return shift and band of ``300,0 31-40``, the band None where none is named; None for anything else."""
    by, space, band = text.partition(" ")
    moved = integers(by, 2)
    if moved is None:
        return None
    if not space:
        return moved[0], moved[1], None
    low, dash, high = band.partition("-")
    a, b = whole(low, LIMIT), whole(high, LIMIT)
    return (moved[0], moved[1], (a, b)) if dash and a is not None and b is not None else None


def shift_of_data(value: Mapping[str, Json], own: str) -> str | Fault:
    """35.2 Return the text of ``{"barrages": {"Q1": {"by": [dx, dy], "band": [low, high]}}}``, an order for one barrage, or what is wrong with it."""
    if fault := only_own(value, own):
        return fault
    if value.get("lying"):
        return Fault(VALUE, "lying")
    where = f"barrages.{own}"
    order = value.get("barrages", {}).get(own)
    if not isinstance(order, Mapping):
        return Fault(VALUE if own in value.get("barrages", {}) else MISSING, where)
    if fault := keys_fault(order, ("by",), ("band",), f"{where}."):
        return fault
    by, band = order["by"], order.get("band")
    if not are_whole(by, 2, FAR):
        return Fault(VALUE, f"{where}.by")
    if band is None:
        return f"{by[0]},{by[1]}"
    if not are_whole(band, 2, FAR) or min(band) < 0:
        return Fault(VALUE, f"{where}.band")
    return f"{by[0]},{by[1]} {band[0]}-{band[1]}"


@dataclass(slots=True)
class Shift:
    """9.3 By how much the centre of a barrage is shifted, at most 3 MU, and its new band, one of ``bands``, if it is another than now."""

    bands: Sequence[tuple[int, int]]
    rule: str
    barrage: str = ""

    def of_data(self, value: Json) -> Json:
        """35.2 Return the text of ground orders for this barrage."""
        text = shift_of_data(value, self.barrage) if isinstance(value, Mapping) else None
        return text if isinstance(text, str) else value

    def why_not(self, value: Json) -> Refusal | None:
        if isinstance(value, Mapping):
            text = shift_of_data(value, self.barrage)
            return refusal_of(text) if isinstance(text, Fault) else self.why_not(text)
        found = read_shift(value) if isinstance(value, str) else None
        if found is None:
            return Refusal(self.rule, "malformed")
        dx, dy, band = found
        if dx * dx + dy * dy > SHIFT * SHIFT:
            return Refusal(self.rule, "too-far", {"most": SHIFT // 100})
        return None if band is None or band in self.bands else Refusal(self.rule, "not-an-option")

    def sample(self, rng: Rng) -> Json:
        dx, dy = (floor(rng.random() * (2 * SHIFT + 1)) - SHIFT for _ in range(2))
        band = pick(rng, (None, *self.bands))
        if dx * dx + dy * dy > SHIFT * SHIFT:
            dx, dy = dx // 2, dy // 2
        return f"{dx},{dy}" + (f" {band[0]}-{band[1]}" if band else "")

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "shift", "most": SHIFT, "bands": [list(b) for b in self.bands]}
