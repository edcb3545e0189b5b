"""11.3, 11.16 The segments of a flight plan judged one after the other."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import Json
from .ch03_panel import roll_value, rolls_right, tightest
from .ch11_costs import costs_of, forced_letter
from .ch12_path import IMMELMANN_RISE, pulls_of, turned, turns_right
from .ch27_home import homeward_bank
from .geometry import CIRCLE, HALF, SHALLOW, climb_class, half_up, rdiv
from .panels import WIDEST
from .plan_text import letter_sign
from .plane import Plane
from .plans import UNKNOWN, Plan, Segment
from .state import State

SIDES = ("L", "R")
BANKS = ("0", "L", "R")
NOT_STEEP = ("D", "L", "C", "Z")
SLOPE = 3
"""11.10 The least MU of length for each MU of height."""
ABOVE_STALL, LOW, SLOW = 6, 2, 3
"""15.9 Vs + 6 for an immelmann; 17.1 height 2 or less and Vs + 3 or less for a landing."""
MOST_EU = 5
"""12.9 The most that a side-slip spends."""
LAST = ("immelmann", "stall", "spin", "land")
"""11.3 Kinds that can only be the last segment."""


class Course:
    """11.16 What the segments so far have produced: class, bank, heading and height, length and actions used, rises added up.

    ``wide`` is whether the duty of 11.15 is done, ``ended`` the kind of the last segment, ``top`` the greatest height on the way. ``reasons`` are
    those found, as (id, number of the segment, facts).
    """

    __slots__ = (
        "actions",
        "bank",
        "climb",
        "duty",
        "ended",
        "heading",
        "lands",
        "n",
        "panel",
        "plan",
        "plane",
        "reasons",
        "rise",
        "rolls_home",
        "s",
        "sum",
        "top",
        "wide",
        "z",
    )

    def __init__(self, s: State, plane: Plane, plan: Plan) -> None:
        self.s, self.plane, self.plan, self.panel = s, plane, plan, s.panel(plane)
        self.climb, self.bank, self.heading, self.z = plane.climb, plane.bank, plane.heading, plane.z
        self.sum = self.actions = self.rise = self.n = self.top = 0
        self.duty = forced_letter(s, plane) if plane.forced_turn else 0
        self.wide = self.lands = self.rolls_home = False
        self.ended = ""
        self.reasons: list[tuple[str, int, dict[str, Json]]] = []

    @property
    def left(self) -> int:
        """11.4 Return the length that is left."""
        return self.plane.speed - self.sum

    def against(self, id: str, **facts: Json) -> None:
        """Note a reason against the present segment."""
        self.reasons.append((id, self.n, facts))


def judge_segments(c: Course) -> None:
    """11.16 Judge the segments of a plan in their order."""
    last = len(c.plan.segments)
    for n, g in enumerate(c.plan.segments, 1):
        judge_next(c, g, n == last)


def judge_next(c: Course, g: Segment, last: bool) -> None:
    """11.16 Judge the next segment; a faulty one changes neither class, bank nor heading."""
    c.n += 1
    kind, climb, bank, heading, found = g.kind, c.climb, c.bank, c.heading, len(c.reasons)
    JUDGES.get(kind, _unknown)(c, g)
    c.actions += costs_of(c.s.rules).actions.get(kind, 0)
    if kind in LAST and not last:
        c.against("P-21")
    if len(c.reasons) > found:
        c.climb, c.bank, c.heading = climb, bank, heading
    if c.z > c.top:
        c.top = c.z
    c.ended = kind


def _unknown(c: Course, g: Segment) -> None:
    """11.3 Not a kind of segment."""
    c.against("P-02")


def _straight(c: Course, g: Segment) -> None:
    """11.10, 11.13, 12.3 Judge a straight."""
    n, dz = g.length, g.dz
    c.sum += n
    if n < 1:
        c.against("P-05")
    if c.climb in SHALLOW:
        _slope(c, n, dz)
        c.climb = climb_class(n, dz)
        return
    if dz or c.ended == "straight":
        c.against("P-25")
    _nose_down(c, n)


def _slope(c: Course, n: int, dz: int) -> None:
    """11.10 Judge the height change of a straight or turn in a shallow class."""
    if dz:
        if SLOPE * abs(dz) > n:
            c.against("P-07")
        if dz > 0:
            c.rise += dz
        c.z += dz


def _nose_down(c: Course, n: int) -> None:
    """12.3 Change the height as the steep class says."""
    by = n if c.climb == "V" else rdiv(7 * n, 10)
    c.z += by if c.climb == "Z" else -by


def _turn(c: Course, g: Segment) -> None:
    """11.3, 11.15, 3.8 Judge a turn."""
    n, first = g.length, bool(c.duty) and c.n == 1
    c.sum += n
    if g.side not in SIDES:
        c.against("P-02")
        return
    if n < 1:
        c.against("P-05")
    _letter(c, g.letter)
    if c.climb not in SHALLOW:
        c.against("P-11")
    else:
        _slope(c, n, g.dz)
    if c.bank != g.side and not first:
        c.against("P-12", side=g.side)
    if first:
        c.wide = g.letter == c.duty and n >= half_up(c.plane.speed)
    if g.letter > 0:
        c.climb, c.bank, c.heading = climb_class(n, g.dz), g.side, turned(c.heading, g.side, g.letter, n)


def _letter(c: Course, letter: int) -> None:
    """3.5, 3.8, 11.12 Judge the letter of a turn or pull; at stall speed none is looked for."""
    if not 1 <= letter <= WIDEST:
        c.against("P-14")
    if c.plane.speed <= c.panel.vs:
        c.against("P-10")
    elif 1 <= letter < tightest(c.panel, c.plane, c.plane.speed):
        c.against("P-13", letter=letter_sign(letter), tightest=letter_sign(tightest(c.panel, c.plane, c.plane.speed)))


def _not_slow(c: Course) -> None:
    """11.12 Refuse at stall speed."""
    if c.plane.speed <= c.panel.vs:
        c.against("P-10")


def _fits(c: Course, needed: int) -> None:
    """11.16 Judge a fixed length, and count it."""
    if needed > c.left:
        c.against("P-15", needed=needed, left=max(0, c.left))
    c.sum += needed


def _roll(c: Course, g: Segment) -> None:
    """12.5 Judge a roll: to another bank, in a vertical dive to another heading."""
    _not_slow(c)
    dives = c.climb == "V"
    right = turns_right(c.heading, g.heading) if dives else rolls_right(c.bank, g.to)
    if dives:
        if g.to or not 0 <= g.heading < CIRCLE or g.heading == c.heading:
            c.against("P-16")
    elif c.climb not in SHALLOW:
        c.against("P-11")
    elif g.heading >= 0 or g.to not in BANKS or g.to == c.bank:
        c.against("P-16")
    needed = roll_value(c.panel, c.plane, right)
    _fits(c, needed)
    if dives:
        c.heading, c.z = g.heading, c.z - needed
    else:
        c.rolls_home = c.rolls_home or right == (homeward_bank(c.s, c.plane) == "R")
        c.climb, c.bank = "L", g.to


def _dive(c: Course, g: Segment) -> None:
    """12.6 Judge a dive: from a steep one only to the vertical."""
    c.sum += g.length
    if g.to not in ("V", "S"):
        c.against("P-02")
        return
    if g.length < 1:
        c.against("P-05")
    if c.climb == g.to:
        c.against("P-17")
    elif c.climb == "V":
        c.against("P-11")
    c.climb, c.bank = g.to, "0"
    _nose_down(c, g.length)


def _pull(c: Course, g: Segment) -> None:
    """12.7 Judge a pull."""
    _letter(c, g.letter)
    if c.climb == "Z":
        c.against("P-11")
    elif g.steps not in ((1, 2) if c.climb == "V" else (1,)) or (c.climb in SHALLOW and c.bank != "0"):
        c.against("P-18")
    row = pulls_of(c.s.rules).get(f"{c.climb}{g.steps}")
    if row is None or not 1 <= g.letter <= WIDEST:
        return
    pull = row[g.letter]
    _fits(c, pull.length)
    c.climb, c.bank, c.z = pull.climb, "0", c.z + pull.dz


def _ease(c: Course, g: Segment) -> None:
    """12.8 Judge the easing of a zoom."""
    if c.climb != "Z":
        c.against("P-11")
    c.climb = "L"


def _slip(c: Course, g: Segment) -> None:
    """12.9 Judge a side-slip."""
    c.sum += g.length
    if g.side not in SIDES:
        c.against("P-02")
        return
    if g.length < 1:
        c.against("P-05")
    _not_slow(c)
    if c.climb not in SHALLOW:
        c.against("P-11")
    if not 1 <= g.eu <= MOST_EU or g.length < 2 * g.eu:
        c.against("P-19")
    c.climb, c.z = "L", c.z - g.eu


def _immelmann(c: Course, g: Segment) -> None:
    """15.9 Judge an immelmann."""
    _not_slow(c)
    if c.climb not in SHALLOW:
        c.against("P-11")
    if c.plane.speed < c.panel.vs + ABOVE_STALL:
        c.against("P-20", needed=c.panel.vs + ABOVE_STALL)
    _fits(c, half_up(c.plane.speed))
    c.climb, c.bank, c.heading, c.z = "L", "0", (c.heading + HALF) % CIRCLE, c.z + IMMELMANN_RISE


def _stall(c: Course, g: Segment) -> None:
    """15.1, 15.4 Judge a stall or spin on purpose."""
    if c.climb not in NOT_STEEP:
        c.against("P-11")


def _land(c: Course, g: Segment) -> None:
    """17.1 Judge a landing."""
    c.lands = True
    if c.climb not in SHALLOW:
        c.against("P-11")
    if c.z > LOW or c.plane.speed > c.panel.vs + SLOW:
        c.against("P-22")
    _fits(c, max(1, c.left))


def _takeoff(c: Course, g: Segment) -> None:
    """17.10 Nobody takes off in the air."""
    c.against("P-23")


JUDGES: dict[str, Callable[[Course, Segment], None]] = {
    "straight": _straight,
    "turn": _turn,
    "roll": _roll,
    "dive": _dive,
    "pull": _pull,
    "ease": _ease,
    "slip": _slip,
    "immelmann": _immelmann,
    "stall": _stall,
    "spin": _stall,
    "land": _land,
    "takeoff": _takeoff,
    UNKNOWN: _unknown,
}
