"""The full state of a battle, and what the rules often ask of it."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Result
from ...core.record import Record, record
from .ground import Barrage, Battery, Canopy, Gasbag, Point, Unit
from .panels import Panel
from .plane import AWAITED, FLYING, PILOT, Person, Plane, replace_person
from .rules import Rules

AFTERMATH = "aftermath"
NOBODY = ""


@record
class State(Record):
    """The whole state. Everything is in list order (1.7).

    ``turn`` is 0 in set-up; ``order`` lists the aeroplanes of this turn from the lowest initiative to the highest (8.6), ``shooters`` the people of
    F4 from the first to the last (20.2), empty outside that step; ``done`` names what has been dealt with in the present step (``E1``, ``E1.G``,
    ``Q1``); it is empty when another begins.

    ``orders`` are the standing orders that are not the default (29.8: ``E1`` to ``vital``, ``E1/leader`` to ``quiet``; 19.1: ``c1`` to ``nearest``);
    ``ground`` the orders given for the next M1 (9.3, 23.7), ``offers`` the seats that offer to break off, ``given_up`` those that gave up,
    ``mascots`` the mascot re-rolls left of each side, ``aftermath`` the number of aftermath turns played (28.3), ``why`` why the battle ended
    (empty while it goes on).

    When the battle has ended: ``held`` the letter of the side that alone has an aeroplane in the fight (28.11), ``flew`` the aeroplanes that were
    flying, or had left across their home side (32.5)."""

    rules: Rules
    step: str
    turn: int
    planes: dict[str, Plane]
    units: dict[str, Unit]
    gasbags: dict[str, Gasbag]
    barrages: dict[str, Barrage]
    batteries: dict[str, Battery]
    points: dict[str, Point]
    canopies: dict[str, Canopy]
    order: tuple[str, ...]
    shooters: tuple[str, ...]
    done: tuple[str, ...]
    orders: dict[str, str]
    ground: dict[str, str]
    offers: tuple[str, ...]
    given_up: tuple[str, ...]
    mascots: dict[str, int]
    aftermath: int
    why: str
    result: Result | None
    held: str = ""
    flew: tuple[str, ...] = ()

    def panel(self, plane: Plane) -> Panel:
        """3.1 Return the cockpit panel of an aeroplane's type."""
        return self.rules.panels[plane.type]

    def band(self, plane: Plane) -> str:
        """3.2 Return the present speed band of an aeroplane."""
        return self.rules.panels[plane.type].band[plane.speed]

    def present(self) -> Iterator[Plane]:
        """6.9 Yield the aeroplanes that have been placed, in list order."""
        return (p for p in self.planes.values() if p.state != AWAITED)

    def airborne(self) -> Iterator[Plane]:
        """3.14 Yield the flying and spinning aeroplanes, in list order."""
        return (p for p in self.planes.values() if p.in_air)

    def enemies(self, side: str) -> Iterator[Plane]:
        """Yield the flying and spinning aeroplanes of the other side, in list order."""
        return (p for p in self.planes.values() if p.in_air and p.side != side)

    def person(self, id: str) -> Person:
        """34.4 Return a person by id: ``E1`` is the pilot, ``E1.G`` the gunner, ``E1.N`` the nose gunner."""
        plane, _, role = id.partition(".")
        return self.planes[plane].person(role or PILOT)

    def change(self, id: str, **fields: object) -> Person:
        """Replace a person, given by id, by a copy with these fields changed, and return it."""
        plane, _, role = id.partition(".")
        return replace_person(self.planes[plane], role or PILOT, **fields)


def in_the_fight(plane: Plane) -> bool:
    """3.14 Whether an aeroplane is in the fight: flying, pilot conscious or only blacked out for a turn, not burning, not going home."""
    pilot = plane.people[0]
    return plane.state == FLYING and pilot.aboard and not pilot.faint and not plane.homeward


def person_id(plane: Plane, person: Person) -> str:
    """34.4 Return the id of a person: that of the aeroplane for the pilot, with ``.G`` or ``.N`` for the gunners."""
    return plane.id if person.role == PILOT else f"{plane.id}.{person.role}"


def plane_id(person: str) -> str:
    """Return the aeroplane of a person, given by id."""
    return person.partition(".")[0]
