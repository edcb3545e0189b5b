"""34.8, 35.1 Answers put together word by word, but for flight plans: attacks, places, and what is picked from a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.ask import Json
from ...core.spelling import Listed
from .attacks import BOMBS, Attack, write
from .ch20_reasons import near_path
from .domains_attack import Attacks
from .domains_setup import PRINTED, Placing, write_place

AIMS = tuple(f"{dx},{dy}" for dx in (-50, 0, 50) for dy in (-50, 0, 50))
"""25.2 Where bombs are aimed from a path point, in points east and north."""
OFFSETS = (
    "0,0",
    *(f"{dx},{dy}" for r in (500, 1000) for dx, dy in ((0, r), (r, 0), (0, -r), (-r, 0))),
    "1000,1000",
    "1000,-1000",
    "-1000,1000",
    "-1000,-1000",
)
RISES = ("+0", "+5", "+10", "-5", "-10")
"""6.5 Where a pilot is set up anew from a friend: points east and north, MU of height."""
HEADINGS = tuple(str(n) for n in range(0, 36, 3))
"""6.5 His heading, in tens of degrees."""


def cut(value: str) -> Sequence[str]:
    """34.8 Returns the words of an answer from a list: ``C1 sustained g1`` or ``P,G``."""
    return value.replace(",", " ").split()


def attack(domain: Attacks) -> Listed:
    """20.2 Returns the making of an attack. Bombs are aimed at an enemy unit that is near enough, or 50 points from a path point in one of eight
    directions, or at it; other aim points cannot be said."""
    return Listed(_attacks(domain))


def _attacks(domain: Attacks) -> Iterator[tuple[Sequence[str], Json]]:
    yield from ((cut(value), value) for value in domain.listed)
    plane = domain.plane
    if not domain.bombs:
        return
    for count in range(1, plane.bombs + 1):
        for words, x, y in _aim_points(domain):
            text = write(Attack(BOMBS, kind=plane.bomb, count=count, x=x, y=y))
            yield (BOMBS, str(count), *words), text


def _aim_points(domain: Attacks) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """25.2 Yields aim points, each with its words."""
    plane = domain.plane
    for unit in domain.state.units.values():
        if unit.side != plane.side and not unit.destroyed and near_path(plane, unit.x, unit.y):
            yield (unit.id,), unit.x, unit.y
    for n, (x, y) in enumerate(plane.track):
        for aim in AIMS:
            dx, dy = map(int, aim.split(","))
            yield (str(n), aim), x + dx, y + dy


def placing(domain: Placing) -> Listed:
    """6.5 Returns the making of a place: as printed, or by a friend, in his order, an offset, a height and a heading."""
    return Listed(_places(domain))


def _places(domain: Placing) -> Iterator[tuple[Sequence[str], Json]]:
    yield (PRINTED,), PRINTED
    for n, (x, y, z) in enumerate(domain.friends):
        for offset in OFFSETS:
            dx, dy = map(int, offset.split(","))
            for rise in RISES:
                spot = (x + dx, y + dy, z + int(rise))
                if domain.why_not(write_place(spot, 0)) is None:
                    yield from (((str(n), offset, rise, h), write_place(spot, 100 * int(h))) for h in HEADINGS)
