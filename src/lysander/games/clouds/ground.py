"""9, 23 to 26 What is on the ground or hangs above it: ground units, gasbags, barrages, batteries, points to photograph, canopies."""

from __future__ import annotations

from ...core.record import Value


class Unit(Value, frozen=True):
    """23 A ground unit: ``strength`` left of ``printed``, cover, ``pinned`` the number of steps E2 for which it is still pinned (23.6), ``lying``
    if it only takes cover (23.7).

    ``leg`` is the next corner of its route (9.2), ``known`` the aeroplane that has identified it (26.4), ``by`` the one, or the battery, that has
    destroyed it.
    """

    id: str
    kind: str
    side: str
    seat: str
    x: int
    y: int
    strength: int
    printed: int
    cover: str = "open"
    pinned: int = 0
    lying: bool = False
    known: str = ""
    route: tuple[tuple[int, int], ...] = ()
    leg: int = 0
    text: str = ""
    by: str = ""

    @property
    def destroyed(self) -> bool:
        """23.5 Whether it is destroyed."""
        return self.strength <= 0

    @property
    def place(self) -> tuple[int, int, int]:
        """Return its place, on the ground."""
        return self.x, self.y, 0


class Gasbag(Value, frozen=True):
    """24 A balloon, or an airship: ``gas`` mixed in (24.6), ``shot`` the turn in which it was first shot at (9.4), 0 for none.

    ``jammed`` its cable cannot be hauled down, ``adrift`` its cable is cut, ``fires`` results of 21 or more an airship has had (24.8), ``burnt``
    destroyed, ``by`` an aeroplane, ``lost`` adrift beyond the field (9.6).
    """

    id: str
    kind: str
    side: str
    seat: str
    x: int
    y: int
    z: int
    gas: int = 0
    shot: int = 0
    jammed: bool = False
    adrift: bool = False
    fires: int = 0
    burnt: bool = False
    lost: bool = False
    route: tuple[tuple[int, int], ...] = ()
    leg: int = 0
    by: str = ""

    @property
    def place(self) -> tuple[int, int, int]:
        """Return its place: x and y in points, z in MU."""
        return self.x, self.y, self.z

    @property
    def there(self) -> bool:
        """24.3, 9.6 Whether it hangs in the air: neither burnt nor lost, and at height 1 or more."""
        return not self.burnt and not self.lost and self.z > 0


class Barrage(Value, frozen=True):
    """19.5 A barrage: centre on the ground plan, height band, the gun that lays it (19.7)."""

    id: str
    side: str
    seat: str
    gun: str
    x: int
    y: int
    low: int
    high: int


class Battery(Value, frozen=True):
    """26.5 A battery: its aim point, the number of its deviation dice, the aeroplane that last sent it a correction."""

    id: str
    side: str
    x: int
    y: int
    dice: int
    by: str = ""


class Point(Value, frozen=True):
    """26.3 A point to photograph; ``taken`` by this aeroplane."""

    id: str
    x: int
    y: int
    taken: str = ""


class Canopy(Value, frozen=True):
    """9.5 A person under a parachute, by the id of the person (``E1.P``)."""

    id: str
    x: int
    y: int
    z: int
