"""11.20 The sampler of legal plans, for bots and fuzzing: it grows a plan, and returns it if it is legal."""

from __future__ import annotations

from ...core.ask import Rng
from .ch03_panel import climb_limit, roll_value, rolls_right, shown, tightest
from .ch04_people import actions
from .ch11_costs import forced_letter
from .ch11_legality import moves_by_plan, why_not
from .ch11_segments import ABOVE_STALL, BANKS, LOW, MOST_EU, SLOPE, SLOW
from .ch11_steady import steady_plan
from .ch12_path import IMMELMANN_RISE, Pulls, pulls_of, turned, turns_right
from .geometry import CIRCLE, SHALLOW, climb_class, half_up, rdiv
from .panels import WIDEST, Panel
from .plane import FLYING, Plane
from .plans import Plan, Segment
from .state import State

TRIES, GROWN = 64, 6
"""11.20 How often a plan is grown, and how many segments are drawn."""
WEIGHTS = {"straight": 4, "turn": 6, "roll": 2, "dive": 1, "pull": 3, "slip": 1, "ease": 3, "immelmann": 1, "land": 1}
"""11.20 Weights of the kinds."""
THROTTLE = 0.1
EASE, IMMELMANN, LAND = Segment("ease"), Segment("immelmann"), Segment("land")
DIVES = {"S": ("V",), "D": ("V", "S"), "L": ("V", "S"), "C": ("V", "S"), "Z": ("V", "S")}
STEPS = {"V": (1, 2), "S": (1,), "D": (1,), "L": (1,), "C": (1,)}


def sample_plan(s: State, plane: Plane, rng: Rng) -> Plan:
    """11.20 Return a random legal plan of an aeroplane that is asked for one."""
    if plane.state != FLYING or not plane.speed or not moves_by_plan(plane):
        return steady_plan(s, plane)
    for _ in range(TRIES):
        plan = Growth(s, plane, rng).plan()
        if plan is not None and not why_not(s, plane, plan):
            return plan
    return steady_plan(s, plane)


class Growth:
    """11.20 A plan that grows: class, bank, heading and height so far, length, actions and MU of climb left."""

    __slots__ = (
        "acts",
        "bank",
        "climb",
        "fast",
        "heading",
        "last",
        "left",
        "panel",
        "plane",
        "pulls",
        "random",
        "rise",
        "room",
        "s",
        "shown",
        "tightest",
        "z",
    )

    def __init__(self, s: State, plane: Plane, rng: Rng) -> None:
        panel: Panel = s.panel(plane)
        self.s, self.plane, self.panel, self.random = s, plane, panel, rng.random
        self.climb, self.bank, self.heading, self.z = plane.climb, plane.bank, plane.heading, plane.z
        self.left, self.acts, self.rise, self.room = plane.speed, actions(plane.pilot), climb_limit(panel, plane), s.rules.ceiling
        self.fast, self.last = plane.speed > panel.vs, ""
        self.tightest, self.shown = tightest(panel, plane, plane.speed), shown(panel, plane, plane.speed)
        self.pulls: Pulls = pulls_of(s.rules)

    def plan(self) -> Plan | None:
        """11.20 Grow a plan and return it; None if it came to a dead end."""
        segments: list[Segment] = []
        if letter := forced_letter(self.s, self.plane):
            segments.append(self._add(self._forced(letter)))
        while self.left and len(segments) < GROWN:
            kind = self._kind()
            if not kind:
                return None
            segments.append(self._add(GROW[kind](self)))
        if self.left:
            if self.climb not in SHALLOW and self.last == "straight":
                return None
            segments.append(self._add(Segment("straight", length=self.left)))
        return Plan(tuple(segments), self._free_bank(segments), self._throttles())

    def _throttles(self) -> bool:
        return self.random() < THROTTLE and self.plane.running > 0

    def _free_bank(self, segments: list[Segment]) -> str:
        """11.9 Return the free bank, drawn evenly where it is allowed."""
        if self.climb not in SHALLOW or self.last == "land":
            return ""
        if not self.s.rules.bank_always and not any(g.kind in ("turn", "pull") for g in segments):
            return ""
        return ("", *BANKS)[self._upto(4)]

    def _upto(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely."""
        return int(self.random() * n)

    def _kind(self) -> str:
        """11.20 Draw a kind, by weight, among those whose conditions hold now; empty if there is none."""
        kinds = self._open()
        draw = self._upto(sum([WEIGHTS[k] for k in kinds]))
        for kind in kinds:
            draw -= WEIGHTS[kind]
            if draw < 0:
                return kind
        return ""

    def _open(self) -> list[str]:
        """11.20 Return the kinds whose class, bank, speed and action conditions hold now."""
        climb, shallow = self.climb, self.climb in SHALLOW
        kinds = ["straight"] if shallow or self.last != "straight" else []
        if climb == "Z":
            kinds.append("ease")
        if shallow and self.acts > 1 and self.z <= LOW and self.plane.speed <= self.panel.vs + SLOW:
            kinds.append("land")
        if not self.acts:
            return kinds
        if climb != "V":
            kinds.append("dive")
        if not self.fast:
            return kinds
        if climb in STEPS and (not shallow or self.bank == "0") and self.pulls[climb + "1"][self.tightest].length <= self.left:
            kinds.append("pull")
        if self._rolls():
            kinds.append("roll")
        if shallow:
            self._open_shallow(kinds)
        return kinds

    def _open_shallow(self, kinds: list[str]) -> None:
        """11.3 Add the kinds that ask for a shallow class."""
        if self.bank != "0":
            kinds.append("turn")
        if self.left > 1:
            kinds.append("slip")
        if self.left == half_up(self.plane.speed) and self.plane.speed >= self.panel.vs + ABOVE_STALL:
            kinds.append("immelmann")

    def _rolls(self) -> bool:
        """12.5 Whether a roll fits into what is left: to some bank, or in a vertical dive to either side."""
        if self.climb == "V":
            return max(roll_value(self.panel, self.plane, right) for right in (True, False)) <= self.left
        return self.climb in SHALLOW and any(self._roll_fits(to) for to in BANKS if to != self.bank)

    def _roll_fits(self, to: str) -> bool:
        return roll_value(self.panel, self.plane, rolls_right(self.bank, to)) <= self.left

    def _add(self, g: Segment) -> Segment:
        """Take off what a segment uses, and return it."""
        self.last = g.kind
        return g

    def _dz(self, n: int) -> int:
        """11.10, 11.11 Draw the height change of a shallow segment evenly from its permitted range."""
        low = n // SLOPE
        high = max(0, min(low, self.rise, self.room - self.z))
        dz = self._upto(low + high + 1) - low
        self.z += dz
        self.rise -= max(0, dz)
        return dz

    def straight(self) -> Segment:
        """12.3 Draw a straight."""
        n = 1 + self._upto(self.left)
        self.left -= n
        if self.climb not in SHALLOW:
            by = n if self.climb == "V" else rdiv(7 * n, 10)
            self.z += by if self.climb == "Z" else -by
            return Segment("straight", length=n)
        dz = self._dz(n)
        self.climb = climb_class(n, dz)
        return Segment("straight", length=n, dz=dz)

    def turn(self) -> Segment:
        """12.4 Draw a turn on any letter that may be flown."""
        return self._turning(self.bank, self.tightest + self._upto(WIDEST + 1 - self.tightest), 1 + self._upto(self.left))

    def _forced(self, letter: int) -> Segment:
        """11.15 Draw the turn with which the move must begin."""
        half = half_up(self.left)
        return self._turning("LR"[self._upto(2)], letter, half + self._upto(self.left - half + 1))

    def _turning(self, side: str, letter: int, n: int) -> Segment:
        self.left -= n
        self.acts -= 1
        dz = self._dz(n)
        self.climb, self.bank, self.heading = climb_class(n, dz), side, turned(self.heading, side, letter, n)
        return Segment("turn", side, letter, n, dz)

    def roll(self) -> Segment:
        """12.5 Draw a roll to another bank, or in a vertical dive to another heading."""
        self.acts -= 1
        if self.climb == "V":
            to = (self.heading + 1 + self._upto(CIRCLE - 1)) % CIRCLE
            n = roll_value(self.panel, self.plane, turns_right(self.heading, to))
            self.left, self.z, self.heading = self.left - n, self.z - n, to
            return Segment("roll", heading=to)
        banks = [to for to in BANKS if to != self.bank and self._roll_fits(to)]
        bank = banks[self._upto(len(banks))]
        self.left -= roll_value(self.panel, self.plane, rolls_right(self.bank, bank))
        self.climb, self.bank = "L", bank
        return Segment("roll", to=bank)

    def dive(self) -> Segment:
        """12.6 Draw a dive."""
        ways = DIVES[self.climb]
        n = 1 + self._upto(self.left)
        self.climb, self.bank = ways[self._upto(len(ways))], "0"
        self.z -= n if self.climb == "V" else rdiv(7 * n, 10)
        self.left -= n
        self.acts -= 1
        return Segment("dive", to=self.climb, length=n)

    def pull(self) -> Segment:
        """12.7 Draw a pull: letter and steps evenly among those that fit."""
        fits = [
            (steps, letter)
            for steps in STEPS[self.climb]
            for letter in range(self.tightest, WIDEST + 1)
            if self.pulls[f"{self.climb}{steps}"][letter].length <= self.left
        ]
        steps, letter = fits[self._upto(len(fits))]
        row = self.pulls[f"{self.climb}{steps}"][letter]
        self.left, self.z, self.climb, self.bank = self.left - row.length, self.z + row.dz, row.climb, "0"
        self.acts -= 1
        return Segment("pull", letter=letter, steps=steps)

    def slip(self) -> Segment:
        """12.9 Draw a side-slip."""
        eu = 1 + self._upto(min(MOST_EU, self.left // 2))
        n = 2 * eu + self._upto(self.left - 2 * eu + 1)
        self.left, self.z, self.climb = self.left - n, self.z - eu, "L"
        self.acts -= 1
        return Segment("slip", "LR"[self._upto(2)], length=n, eu=eu)

    def ease(self) -> Segment:
        """12.8 Ease the zoom."""
        self.climb = "L"
        return EASE

    def immelmann(self) -> Segment:
        """15.9 Take what is left for an immelmann."""
        self.left, self.climb, self.bank, self.z = 0, "L", "0", self.z + IMMELMANN_RISE
        return IMMELMANN

    def land(self) -> Segment:
        """17.1 Land with what is left."""
        self.left = 0
        return LAND


GROW = {kind: getattr(Growth, kind) for kind in WEIGHTS}
"""11.20 What draws the parameters of each kind."""
