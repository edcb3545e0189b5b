"""Domains rebuilt from their description: a bot holds these instead of the domains of the rules. A plan is judged by its writing and its length
only; the bot judges its plans in a state of its own."""

from __future__ import annotations

from collections.abc import Mapping

from ....bots.domains import Build
from ....core.ask import Json, Refusal, Rng
from ....core.domain import OneOf
from ....core.record import replace
from .. import attacks
from ..ch12_path import PRINTED
from ..geometry import SHALLOW
from ..panels import LETTERS
from ..plan_data import plan_of_data
from ..plan_text import read, write
from ..plans import Plan, Segment

STRANGE = Refusal("11.16", "P-02", {"why": "writing"})
NO_ATTACK = Refusal("20.4", "F-02")


class SeenPlan:
    """11.3 Flight plans, by the figures of the move. Sampled plans are legal by the way they are made: a straight, a turn, a dive or a pull."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.d = d

    def why_not(self, value: Json) -> Refusal | None:
        """Return a refusal for what is not the canonical writing of a plan."""
        value = self.of_data(value)
        return None if isinstance(value, str) and write(read(value)) == value and "?" not in value else STRANGE

    def of_data(self, value: Json) -> Json:
        """11.21 Return the writing of a plan that is a record."""
        plan = plan_of_data(value) if isinstance(value, Mapping) else None
        return write(plan) if isinstance(plan, Plan) else value

    def sample(self, rng: Rng) -> Json:
        """Return a random legal plan; the steady one where the move is bound (11.15, 27.4)."""
        d = self.d
        n = d["speed"]
        if d["ground"] or not n or d["forced"] or d["homeward"] or not d["shown"] or rng.random() < 0.1:
            return d["steady"]
        if d["class"] not in SHALLOW:
            return self._steep(rng, n)
        ways = [self._straight, self._turn, self._turn, self._turn, self._dive]
        return write(ways[int(rng.random() * len(ways))](rng, n))

    def _steep(self, rng: Rng, n: int) -> str:
        """Return a pull out of a dive if it fits, or the steady plan."""
        d, steps = self.d, 1 + (rng.random() < 0.5)
        key, letter = f"{d['class']}{steps}", LETTERS.index(d["shown"]) + 1
        if key not in PRINTED or not d["actions"] or PRINTED[key][letter].length > n:
            return str(d["steady"])
        rest = n - PRINTED[key][letter].length
        return write(Plan((Segment("pull", letter=letter, steps=steps), *((Segment("straight", length=rest),) if rest else ()))))

    def _dz(self, rng: Rng, n: int) -> int:
        high = max(0, min(n // 3, self.d["climb"], self.d["ceiling"] - self.d["at"][2]))
        return int(rng.random() * (high + n // 3 + 1)) - n // 3

    def _straight(self, rng: Rng, n: int) -> Plan:
        return Plan((Segment("straight", length=n, dz=self._dz(rng, n)),))

    def _turn(self, rng: Rng, n: int) -> Plan:
        d, side = self.d, "LR"[int(rng.random() * 2)]
        segments: list[Segment] = []
        if d["bank"] != side:
            right = (d["bank"], side) in (("0", "R"), ("L", "R"))
            n -= d["roll"]["R" if right else "L"]
            segments.append(Segment("roll", to=side))
        if n < 1 or d["actions"] < 2:
            return read(d["steady"])
        low, high = LETTERS.index(d["tightest"]) + 1, LETTERS.index(d["shown"]) + 1
        length = 1 + int(rng.random() * n)
        segments.append(Segment("turn", side, low + int(rng.random() * (high - low + 1)), length, min(0, self._dz(rng, length))))
        if n > length:
            segments.append(Segment("straight", length=n - length))
        return Plan(tuple(segments), ("", "0", "L", "R")[int(rng.random() * 4)])

    def _dive(self, rng: Rng, n: int) -> Plan:
        return Plan((Segment("dive", to="VS"[int(rng.random() * 2)], length=n),)) if self.d["actions"] else read(self.d["steady"])

    def members(self) -> None:
        """There are too many to list."""
        return None

    def describe(self) -> dict[str, Json]:
        """Return the description."""
        return dict(self.d)


class SeenAttacks(OneOf):
    """20.2 Attacks, by those that are listed; guns that are named and bombs are judged by their writing only."""

    d: Mapping[str, Json] = {}

    def why_not(self, value: Json) -> Refusal | None:
        """Return a refusal for what is no attack."""
        value = self.of_data(value)
        attack = attacks.read(value)
        if value in self.options or (attack.do == attacks.GUNS and attack.guns) or (attack.do == attacks.BOMBS and self.d["bombs"]):
            return None
        return NO_ATTACK

    def of_data(self, value: Json) -> Json:
        """35.2 Return the writing of an attack that is a record. Guns are left out if they are all that can take part."""
        attack = attacks.of_data(value) if isinstance(value, Mapping) else None
        if not isinstance(attack, attacks.Attack):
            return value
        modes = [m for shot in self.d["shots"] if shot["target"] == attack.target for m in shot["modes"] if m["mode"] == attack.mode]
        able: list[str] = modes[0]["guns"] if modes else []
        if able and {*attack.guns} <= {*able}:
            named = tuple(gun for gun in able if gun in attack.guns)
            attack = replace(attack, guns=() if len(named) == len(able) else named)
        return attacks.write(attack)


def seen_attacks(d: Mapping[str, Json]) -> SeenAttacks:
    """20.2 Rebuild the attacks from their description."""
    return SeenAttacks(d["options"], "20.4", {}, d["type"], d)


DOMAINS: Mapping[str, Build] = {"flight_plan": SeenPlan, "attack": seen_attacks}
