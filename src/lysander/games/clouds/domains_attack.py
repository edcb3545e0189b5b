"""20.2, 20.4 The domain of attacks: judges, lists, samples and describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from typing import Any

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick
from . import answer_data
from .answer_data import Fault
from .attacks import BOMBS, GUNS, HOLD, Attack, of_data, read, write
from .ch20_choices import aims, attacks
from .ch20_odds import bombs_described, closed, rockets_described, shots_described
from .ch20_reasons import refusal_of, target_of, why_cannot_fire
from .ch20_shots import guns_at
from .plane import Person, Plane
from .state import State, person_id

NEAR = 100
"""25.2 Points between an aim point and a path point of this move."""
DROPS = 0.5
"""How often a random attack of an aeroplane with bombs drops them, and how often it aims at a unit."""


class Attacks:
    """20.4, 34.8 Every attack with no reason against it, in its canonical writing: ``C1 sustained g1`` names guns only if they are not all that can
    take part."""

    __slots__ = ("_listed", "person", "plane", "state")

    def __init__(self, state: State, plane: Plane, person: Person) -> None:
        self.state, self.plane, self.person = state, plane, person
        self._listed: tuple[str, ...] = ()

    @property
    def listed(self) -> tuple[str, ...]:
        """Return all attacks but those with bombs, to hold first."""
        if not self._listed:
            self._listed = (HOLD, *(write(a) for a in attacks(self.state, self.plane, self.person)))
        return self._listed

    @property
    def bombs(self) -> bool:
        """25.1, 25.2 Whether he may drop bombs; the aim points are too many to list."""
        return bool(self.plane.bombs and self.plane.track) and not self.plane.homeward and aims(self.state, self.plane, self.person)

    def why_not(self, value: Json) -> Refusal | None:
        """20.4 Return all reasons against an attack; a text that is not the canonical writing of one is malformed. As data it may name
        all guns, and guns in any order (35.2)."""
        if isinstance(value, Mapping):
            found = of_data(value)
            return answer_data.refusal_of(found) if isinstance(found, Fault) else self.why_not(self._text(found))
        attack = read(value)
        reasons = why_cannot_fire(self.state, self.plane, self.person, attack)
        if reasons:
            return refusal_of(reasons)
        canonical = write(self._canonical(attack))
        return None if canonical == value else Refusal("34.8", "malformed", {"write": canonical})

    def of_data(self, value: Json) -> Json:
        """35.2 Return the canonical writing of an attack that is a record."""
        attack = of_data(value) if isinstance(value, Mapping) else None
        return self._text(attack) if isinstance(attack, Attack) else value

    def _text(self, attack: Attack) -> str:
        """34.8 Return the canonical writing of an attack; of one that he cannot make, any writing."""
        possible = not why_cannot_fire(self.state, self.plane, self.person, attack)
        return write(self._canonical(attack) if possible else attack)

    def _canonical(self, attack: Attack) -> Attack:
        """34.8 Return an attack with its guns in cockpit order, left out if they are all that can take part."""
        if attack.do != GUNS or not attack.guns:
            return attack
        target = target_of(self.state, attack.target)
        assert target is not None
        able = guns_at(self.state, self.plane, self.person, target.place, attack.mode)
        named = tuple(id for id in able if id in attack.guns)
        return Attack(GUNS, attack.target, attack.mode, () if named == able else named)

    def sample(self, rng: Rng) -> Json:
        """Return a random attack."""
        if self.bombs and rng.random() < DROPS:
            return write(self._stick(rng))
        return pick(rng, self.listed)

    def _stick(self, rng: Rng) -> Attack:
        """25.2 Return bombs on a random aim point, or, half the time, on an enemy unit where one is near enough."""
        plane = self.plane
        count = 1 + floor(rng.random() * plane.bombs)
        x, y = pick(rng, plane.track)
        units = [u for u in self.state.units.values() if u.side != plane.side and not u.destroyed and _near(plane, u.x, u.y)]
        if units and rng.random() < DROPS:
            unit = pick(rng, units)
            return Attack(BOMBS, kind=plane.bomb, count=count, x=unit.x, y=unit.y)
        while True:
            dx, dy = (floor(rng.random() * (2 * NEAR + 1)) - NEAR for _ in range(2))
            if dx * dx + dy * dy <= NEAR * NEAR:
                return Attack(BOMBS, kind=plane.bomb, count=count, x=x + dx, y=y + dy)

    def members(self) -> Sequence[Json] | None:
        """Return all attacks, to hold first, then with guns, then with rockets; None if bombs may be dropped."""
        return None if self.bombs else self.listed

    def describe(self) -> dict[str, Any]:
        """11.17, 20.6 Return each possible shot with all that goes into it, as far as his own side may know it, and why others are not possible."""
        s, plane, person = self.state, self.plane, self.person
        return {
            "type": "attack",
            "who": person_id(plane, person),
            "options": list(self.listed),
            "shots": shots_described(s, plane, person),
            "rockets": rockets_described(s, plane, person),
            "bombs": bombs_described(plane) if self.bombs else None,
            "closed": closed(s, plane, person),
        }


def _near(plane: Plane, x: int, y: int) -> bool:
    return any((x - px) ** 2 + (y - py) ** 2 <= NEAR * NEAR for px, py in plane.track)
