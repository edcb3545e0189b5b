"""2 Measures and geometry: whole numbers only, so that every border is exact.

A place is (x, y, z): x to the east and y to the north in points, z in whole MU (2.2); 100 points are 1 MU, and an aeroplane of speed v moves v MU a
turn (2.1). An angle is a whole number of ticks, tenths of a degree, clockwise from north (2.3). A vector in three axes is in points, its height
multiplied by 100. The ground is flat at z = 0 (2.15), and nothing blocks sight or fire (2.17).
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from ...core.tables import read_toml

Place = tuple[int, int, int]
Vector = tuple[int, int, int]

CIRCLE, HALF, QUARTER = 3600, 1800, 900


def _sines() -> tuple[int, ...]:
    """2.4 Return the sines of all ticks in ten-thousandths, from the table of the first quarter by symmetry."""
    quarter: list[int] = read_toml(__package__, "sine")["quarter"]
    half = [*quarter, *(quarter[HALF - k] for k in range(QUARTER + 1, HALF + 1))]
    return (*half, *(-half[k - HALF] for k in range(HALF + 1, CIRCLE)))


SIN = _sines()
"""2.4 ``SIN[k]`` is the sine of k ticks in ten-thousandths, k from 0 to 3599."""
COS = tuple(SIN[(k + QUARTER) % CIRCLE] for k in range(CIRCLE))
"""2.4 ``COS[k]`` is the cosine of k ticks in ten-thousandths."""
SQUARE_OF_COSINE = {10: 969_846, 20: 883_022, 30: 750_000, 45: 500_000, 60: 250_000}
"""2.8 K: the square of the cosine, in millionths, by angle in degrees."""


def rdiv(a: int, b: int) -> int:
    """2.5 Return the whole number nearest to a/b, halves away from zero; b is above 0."""
    return (2 * a + b) // (2 * b) if a >= 0 else -((2 * -a + b) // (2 * b))


def half_up(a: int) -> int:
    """2.5 Return half of ``a``, rounded up."""
    return (a + 1) // 2


def vector(a: Place, b: Place) -> Vector:
    """2.6 Return the vector from one place to another, in points."""
    return b[0] - a[0], b[1] - a[1], 100 * (b[2] - a[2])


def square(u: Vector) -> int:
    """2.6 Return the square of a vector's length, in square points."""
    return u[0] * u[0] + u[1] * u[1] + u[2] * u[2]


def distance(a: Place, b: Place) -> int:
    """2.6 Return the square of the distance of two places, in square points."""
    return square(vector(a, b))


def ground_distance(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    """2.6 Return the square of the distance on the ground plan, in square points."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def within(square_of_distance: int, mu: int) -> bool:
    """2.6 Whether a distance, given by its square, is at most ``mu`` MU."""
    return square_of_distance <= 10_000 * mu * mu


def whole_mu(square_of_distance: int) -> int:
    """2.7 Return a distance, given by its square, in whole MU, half up: d + ½ MU belongs to d + 1."""
    return (isqrt(square_of_distance) + 50) // 100


def within_degrees(u: Vector, w: Vector, degrees: int) -> bool:
    """2.8 Whether two vectors are within 10, 20, 30, 45, 60, 90, 120, 135 or 150 degrees of each other, the border included."""
    d = u[0] * w[0] + u[1] * w[1] + u[2] * w[2]
    if d < 0 and degrees <= 90:
        return False
    lengths = square(u) * square(w)
    if lengths == 0:
        return False
    if d >= 0:
        return degrees >= 90 or 1_000_000 * d * d >= SQUARE_OF_COSINE[degrees] * lengths
    return 1_000_000 * d * d <= SQUARE_OF_COSINE[180 - degrees] * lengths


def clock(face: int) -> int:
    """2.9 Return the heading of a clock direction: 12 is north, 3 is east."""
    return face % 12 * 300


def difference(a: int, b: int) -> int:
    """2.10 Return the difference of two headings, 0 to 1800 ticks."""
    m = (a - b) % CIRCLE
    return m if m <= HALF else CIRCLE - m


def arc(heading: int, dx: int, dy: int) -> str:
    """2.11 Return the arc in which a place at (dx, dy) lies, seen from an aeroplane of this heading: ``front``, ``side`` or ``rear``."""
    ahead = dx * SIN[heading] + dy * COS[heading]
    across = abs(dx * COS[heading] - dy * SIN[heading])
    if dx == dy == 0:
        return "side"
    if ahead >= across:
        return "front"
    return "rear" if -ahead > across else "side"


ELEVATION = {"V": -900, "S": -450, "D": -150, "L": 0, "C": 150, "Z": 450}
"""2.13 Elevation of the nose in ticks, by climb class."""
SHALLOW = ("D", "L", "C")
"""2.12 Classes in which the height change of a segment is chosen."""
CLASSES = ("V", "S", "D", "L", "C", "Z")


def climb_class(length: int, height: int) -> str:
    """2.12 Return the class after a shallow segment of ``length`` MU that changes the height by ``height`` MU."""
    if height > 0 and 6 * height >= length:
        return "C"
    if height < 0 and -6 * height >= length:
        return "D"
    return "L"


_FLAT = {c: COS[e % CIRCLE] for c, e in ELEVATION.items()}
_UP = {c: SIN[e % CIRCLE] for c, e in ELEVATION.items()}


@lru_cache(maxsize=CIRCLE * len(CLASSES))
def nose(heading: int, climb: str) -> Vector:
    """2.13 Return the nose vector of a heading and a climb class."""
    flat = _FLAT[climb]
    return rdiv(SIN[heading] * flat, 10_000), rdiv(COS[heading] * flat, 10_000), _UP[climb]


def ahead(heading: int) -> Vector:
    """Return the direction of a heading on the ground plan, in ten-thousandths."""
    return SIN[heading], COS[heading], 0


def on_field(place: tuple[int, ...], radius: int) -> bool:
    """2.14 Whether a place is on the field of ``radius`` MU round the centre, the border included."""
    return place[0] * place[0] + place[1] * place[1] <= 10_000 * radius * radius
