"""11.3 Flight plans worth a look: turns on each letter, reversals, climbs, dives, zooms, pulls. Only legal ones are returned."""

from __future__ import annotations

from collections.abc import Iterator

from ..ch03_panel import climb_limit, roll_value, rolls_right, shown, tightest
from ..ch11_legality import why_not
from ..ch11_steady import steady_plan
from ..ch12_path import pulls_of
from ..geometry import SHALLOW, half_up, rdiv
from ..panels import WIDEST, Panel
from ..plane import Plane
from ..plans import Plan, Segment
from ..state import State

BANKS = ("0", "L", "R")
OTHER = {"L": "R", "R": "L"}
SLIP = 5
"""12.5 The most MU of a side-slip to the side, each for an EU."""


def candidates(s: State, plane: Plane, fine: bool = False) -> list[Plan]:
    """Return legal plans worth a look, the steady plan first; ``fine`` ones, too, that end a turn after each MU, to fly over a place."""
    found = [steady_plan(s, plane)]
    if not plane.speed:
        return found
    seen = set(found)
    for plan in (*_all(s, plane), *(_fine(s, plane) if fine and plane.climb in SHALLOW else ())):
        if plan not in seen and not why_not(s, plane, plan):
            seen.add(plan)
            found.append(plan)
    return found


def outline(s: State, plane: Plane) -> list[Plan]:
    """Return a few legal plans that lie far apart, for aeroplanes that are looked at two moves ahead; the steady plan first."""
    found = [steady_plan(s, plane)]
    if not plane.speed:
        return found
    return found + [p for p in _few(s, plane) if p != found[0] and not why_not(s, plane, p)]


def _few(s: State, plane: Plane) -> Iterator[Plan]:
    n, panel = plane.speed, s.panel(plane)
    if plane.climb not in SHALLOW:
        yield from list(_all(s, plane))[:: 1 if plane.climb == "V" else 7]
        return
    climb, letter, tight = climb_limit(panel, plane), shown(panel, plane, n), tightest(panel, plane, n)
    for dz in sorted({0, min(n // 3, climb), -(n // 3)}):
        yield Plan((Segment("straight", length=n, dz=dz),))
    for side in OTHER if letter else ():
        lead: tuple[Segment, ...] = ()
        left = n
        if plane.bank != side:
            lead, left = (Segment("roll", to=side),), n - roll_value(panel, plane, rolls_right(plane.bank, side))
        for m in sorted({letter, tight, min(letter + 5, WIDEST)}):
            for length in sorted({left, half_up(left)} - {0, -1, -2, -3}):
                rest = (Segment("straight", length=left - length),) if left > length else ()
                for dz in (0, -(length // 3)) if m == letter else (0,):
                    yield Plan((*lead, Segment("turn", side, m, length, dz), *rest))
    for plan in (*list(_zooms(s, plane, panel))[:2], *_dives(s, plane, panel)):
        if len(plan.segments) == 1 or plan.segments[0].kind != "dive":
            yield plan
    if n >= panel.vs + 6:
        half = half_up(n)
        yield Plan((*((Segment("straight", length=n - half),) if n > half else ()), Segment("immelmann")))


def _all(s: State, plane: Plane) -> Iterator[Plan]:
    n, panel = plane.speed, s.panel(plane)
    if plane.climb == "V":
        yield from _from_vertical(s, plane, panel)
    elif plane.climb == "S":
        yield from _from_steep(s, plane, panel)
    elif plane.climb == "Z":
        yield from _eased(s, plane, panel)
    else:
        yield from _straights(plane, n, climb_limit(panel, plane))
        yield from _banked(s, plane, n, climb_limit(panel, plane))
        yield from _turns(s, plane, panel, ())
        yield from _zooms(s, plane, panel)
        if n >= panel.vs + 6:
            half = half_up(n)
            lead = (Segment("straight", length=n - half),) if n > half else ()
            yield Plan((*lead, Segment("immelmann")))
    yield from _dives(s, plane, panel)


def _straights(plane: Plane, n: int, climb: int) -> Iterator[Plan]:
    for dz in sorted({0, min(n // 3, climb), min(n // 3, climb) // 2, -(n // 3), -(n // 6), -1}):
        if 3 * abs(dz) <= n:
            yield Plan((Segment("straight", length=n, dz=dz),))
    if dz := min(n // 3, climb):
        yield Plan((Segment("straight", length=n, dz=dz),), throttle=True)
    yield Plan((Segment("straight", length=n),), throttle=True)
    for side in OTHER:
        if n >= 2:
            yield Plan((Segment("slip", side, length=n, eu=1),))


def _banked(s: State, plane: Plane, n: int, climb: int) -> Iterator[Plan]:
    """11.9 Yield straights that end in another bank, where it is free after any move."""
    if s.rules.bank_always:
        for dz in sorted({0, min(n // 3, climb), -(n // 3)}):
            for bank in BANKS:
                if bank != plane.bank:
                    yield Plan((Segment("straight", length=n, dz=dz),), bank)


def _turns(s: State, plane: Plane, panel: Panel, lead: tuple[Segment, ...], bank: str = "", used: int = 0) -> Iterator[Plan]:
    """Yield turns to either side, behind a roll if the bank is wrong."""
    bank = bank or plane.bank
    letter = shown(panel, plane, plane.speed)
    if not letter:
        return
    tight, climb = tightest(panel, plane, plane.speed), climb_limit(panel, plane)
    letters = sorted({*range(tight, letter + 1), min(letter + 3, WIDEST), min(letter + 7, WIDEST)})
    for side in OTHER:
        first = lead
        left = plane.speed - used
        if bank != side:
            left -= roll_value(panel, plane, rolls_right(bank, side))
            first = (*lead, Segment("roll", to=side))
        if left < 1:
            if left == 0:
                yield Plan(first)
            continue
        for m in letters:
            for length in sorted({left, (3 * left + 3) // 4, half_up(left), (left + 3) // 4}):
                yield from _turn(plane, panel, first, side, m, length, left - length, climb)


def _fine(s: State, plane: Plane) -> Iterator[Plan]:
    """Yield side-slips of any width, and turns to either side of any length, and straight on."""
    panel, half = s.panel(plane), plane.speed // 2
    for side in OTHER if half else ():
        for eu in range(1, SLIP + 1):
            yield Plan((Segment("slip", side, length=plane.speed, eu=eu),))
            yield Plan((Segment("slip", side, length=half, eu=eu), Segment("straight", length=plane.speed - half)))
    letter = shown(panel, plane, plane.speed)
    for side in OTHER if letter else ():
        lead: tuple[Segment, ...] = ()
        left = plane.speed
        if plane.bank != side:
            lead, left = (Segment("roll", to=side),), left - roll_value(panel, plane, rolls_right(plane.bank, side))
        for m in sorted({letter, min(letter + 3, WIDEST)}):
            for length in range(1, left + 1):
                tail = (Segment("straight", length=left - length),) if length < left else ()
                yield Plan((*lead, Segment("turn", side, m, length), *tail))


def _turn(plane: Plane, panel: Panel, first: tuple[Segment, ...], side: str, m: int, length: int, rest: int, climb: int) -> Iterator[Plan]:
    third = length // 3
    for dz in sorted({0, -third, min(third, climb)}):
        turn = Segment("turn", side, m, length, dz)
        tail = (Segment("straight", length=rest, dz=-(rest // 3) if dz < 0 else 0),) if rest else ()
        for bank in ("", OTHER[side], "0") if dz == 0 else ("",):
            yield Plan((*first, turn, *tail), bank)
    back = roll_value(panel, plane, rolls_right(side, OTHER[side]))
    if rest > back:
        yield Plan((*first, Segment("turn", side, m, length), Segment("roll", to=OTHER[side]), Segment("turn", OTHER[side], m, rest - back)))


def _zooms(s: State, plane: Plane, panel: Panel) -> Iterator[Plan]:
    """Yield pulls into a zoom, from level wings or behind a roll, held or eased."""
    lead: tuple[Segment, ...] = ()
    left = plane.speed
    if plane.bank != "0":
        left -= roll_value(panel, plane, rolls_right(plane.bank, "0"))
        lead = (Segment("roll", to="0"),)
    for m in _letters(s, plane, panel):
        rest = left - pulls_of(s.rules)["L1"][m].length
        if rest < 0:
            continue
        up = (*lead, Segment("pull", letter=m, steps=1))
        held = (Segment("straight", length=rest),) if rest else ()
        yield Plan((*up, *held))
        yield Plan((*up, *held, Segment("ease")))
        if rest:
            yield Plan((*up, Segment("ease"), Segment("straight", length=rest)))


def _letters(s: State, plane: Plane, panel: Panel) -> tuple[int, ...]:
    """Return the letters that a pull may be flown on: the tightest, the one shown, a wide one."""
    letter = shown(panel, plane, plane.speed)
    if not letter:
        return ()
    return tuple(sorted({tightest(panel, plane, plane.speed), letter, max(1, letter - 1), min(letter + 3, WIDEST)}))


def _dives(s: State, plane: Plane, panel: Panel) -> Iterator[Plan]:
    """Yield dives, held or pulled out of."""
    n = plane.speed
    for to, key in (("V", "V"), ("S", "S")):
        if plane.climb in ("V", to):
            continue
        for length in sorted({n, half_up(n), (n + 3) // 4}):
            dive = Segment("dive", to=to, length=length)
            rest = n - length
            if not rest:
                yield Plan((dive,))
                continue
            for m in _letters(s, plane, panel):
                for steps in (1, 2) if key == "V" else (1,):
                    after = rest - pulls_of(s.rules)[f"{key}{steps}"][m].length
                    if after >= 0:
                        tail = (Segment("straight", length=after),) if after else ()
                        yield Plan((dive, Segment("pull", letter=m, steps=steps), *tail))


def _from_steep(s: State, plane: Plane, panel: Panel) -> Iterator[Plan]:
    """Yield what may be flown out of a steep dive: on, or level again and then a turn."""
    n = plane.speed
    yield Plan((Segment("straight", length=n),))
    for m in _letters(s, plane, panel):
        out = Segment("pull", letter=m, steps=1)
        used = pulls_of(s.rules)["S1"][m].length
        yield from _out(s, plane, panel, (out,), n - used, used)
        for first in (n // 4, n // 2):
            if first and n - first >= used:
                yield from _out(s, plane, panel, (Segment("straight", length=first), out), n - first - used, first + used)


def _out(s: State, plane: Plane, panel: Panel, lead: tuple[Segment, ...], left: int, used: int) -> Iterator[Plan]:
    """Yield what follows a pull to level flight."""
    if left < 0:
        return
    yield Plan((*lead, *((Segment("straight", length=left),) if left else ())))
    for bank in BANKS:
        yield Plan((*lead, *((Segment("straight", length=left),) if left else ())), bank)
    if left > 1:
        yield Plan((*lead, Segment("straight", length=left, dz=min(left // 3, climb_limit(panel, plane)))))
        yield from _turns(s, plane, panel, lead, "0", used)


def _from_vertical(s: State, plane: Plane, panel: Panel) -> Iterator[Plan]:
    """Yield what may be flown out of a vertical dive: on, or pulled out by one step or two, behind a roll to either side if there is time."""
    n = plane.speed
    yield Plan((Segment("straight", length=n),))
    for by in (0, 450, 900, 1350, 1800, 2250, 2700, 3150):
        rolled = roll_value(panel, plane, by <= 1800) if by else 0
        lead = (Segment("roll", heading=(plane.heading + by) % 3600),) if by else ()
        for m in _letters(s, plane, panel):
            for steps in (1, 2):
                rest = n - rolled - pulls_of(s.rules)[f"V{steps}"][m].length
                if rest >= 0:
                    tail = (Segment("straight", length=rest),) if rest else ()
                    yield Plan((*lead, Segment("pull", letter=m, steps=steps), *tail))


def _eased(s: State, plane: Plane, panel: Panel) -> Iterator[Plan]:
    """Yield what may be flown out of a zoom: on, or eased and then as from level flight."""
    n = plane.speed
    yield Plan((Segment("straight", length=n),))
    ease = Segment("ease")
    for dz in (0, -(n // 3), -(n // 6)):
        yield Plan((ease, Segment("straight", length=n, dz=dz)))
    yield from _turns(s, plane, panel, (ease,), "0")
    if rdiv(7 * n, 10) and n > 2:
        yield Plan((Segment("straight", length=n // 2), ease, Segment("straight", length=n - n // 2)))


def shallow(plane: Plane) -> bool:
    """2.12 Whether an aeroplane is in a shallow class."""
    return plane.climb in SHALLOW
