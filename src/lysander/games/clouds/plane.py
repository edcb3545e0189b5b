"""3.4, 4.1 An aeroplane during a battle: what its panel records, its engines, guns and people."""

from __future__ import annotations

from ...core.record import Record, Value, record, replace

FLYING, SPINNING, BROKEN, LANDED, LEFT, DESTROYED, AWAITED = "flying", "spinning", "broken", "landed", "left", "destroyed", "awaited"
"""3.14 States of an aeroplane; ``awaited`` is one that is placed in a later turn (6.9)."""
PILOT, NOSE, GUNNER = "P", "N", "G"
"""34.5 Roles aboard, in the order in which things happen to them (1.7)."""
DEAD, OUT, GONE, DOWN, PRISONER = "dead", "out", "gone", "down", "prisoner"
"""States of a person: dead, out of action (27.3), jumped, down and out of the battle, prisoner (17.8). Empty: well."""
CUT, STOPPED = "cut", "stopped"
"""3.13 States of an engine. Empty: it runs."""


class Person(Value, frozen=True):
    """4.1 A person aboard. ``fortitude`` is what is left of ``full``, ``rerolls`` those left (4.3), ``mentor`` the extra one of 30.4.

    ``used`` are abilities that are spent, ``blackout`` 1 for this move, 2 from the next I1 on (4.11), ``mark`` the last target and the turn of the
    last shot at it (20.10), ``acted`` whether this turn's attack is done (20.2), ``busy`` whether he repairs, changes a drum or works (20.3),
    ``initiative`` and ``die`` the totals of this turn (8.3), -1 for none, ``luck_gained`` the change of Luck in this battle.
    """

    role: str
    name: str = ""
    awareness: int = 13
    flying: int = 13
    gunnery: int = 13
    full: int = 13
    fortitude: int = 13
    luck: int = 12
    rerolls: int = 0
    mentor: bool = False
    parachute: bool = False
    abilities: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    state: str = ""
    blackout: int = 0
    faint: bool = False
    mark: str = ""
    marked: int = 0
    acted: bool = False
    busy: bool = False
    initiative: int = -1
    die: int = -1
    luck_gained: int = 0
    squadron: str = ""
    victories: int = 0

    @property
    def lives(self) -> bool:
        """Whether he is alive, wherever he is."""
        return self.state != DEAD

    @property
    def aboard(self) -> bool:
        """Whether he is alive and aboard: not jumped, not down after a landing."""
        return self.state in ("", OUT)

    @property
    def awake(self) -> bool:
        """4.11 Whether he is alive, aboard and neither blacked out nor fainted."""
        return self.state in ("", OUT) and self.blackout != 1 and not self.faint

    def has(self, ability: str) -> bool:
        """30.1 Whether he has an ability."""
        return ability in self.abilities


class Gun(Value, frozen=True):
    """3.11 A gun: half boxes left, half boxes ``fired`` from the present drum, the row of its jam (0 for none), actions spent on it, out for good."""

    id: str
    half: int
    fired: int = 0
    jam: int = 0
    work: int = 0
    out: bool = False

    @property
    def works(self) -> bool:
        """3.11 Whether it is neither jammed nor out."""
        return not self.jam and not self.out


class Engine(Value, frozen=True):
    """3.13 An engine: its state, fuel turns (0 for none counted), smoke turns (-1 for no smoke), vibration limit in EU (0 for none)."""

    side: str = ""
    state: str = ""
    fuel: int = 0
    smoke: int = -1
    vibration: int = 0


@record
class Plane(Record, gc=False):
    """3.4 An aeroplane: everything that its panel records in a battle.

    ``layout`` of its guns (3.1), empty for the printed one; ``leak`` EU each move (14.1c), ``fabric`` it trails some (row 7);
    ``wider`` letters (3.7); ``cockpit`` turns until the fire is there, ``never_out`` for row 29 of several engines;
    ``tries`` at leaving this spin and ``forever`` if it cannot be left (15.8);
    ``shot``, ``shot_turn`` who last shot at it and ``hit`` who last hit it (20.11); ``won`` for whom it counts as an air victory, ``won_turn``
    when; ``home`` to whom it is credited as forced home, ``home_turn`` when, ``forced`` whether it is; ``going`` home by choice; ``rolled`` turns
    of a take-off, -1 if it may not take off (17.10); ``even`` whether the next level turn on one engine of two brings its EU (14.5).

    Of this turn: ``moved`` it has had its move, ``manoeuvred`` (11.6), ``threat`` the limited sum of threats (8.2, 26.2), ``task`` as ``photo:N1``
    (26.1), ``worker`` who does it, ``level`` MU of the longest straight with dz 0, ``run_in`` (24.7), ``recovered`` from a spin, ``track`` path
    points on the ground plan, ``start`` the speed at the start of the move."""

    id: str
    type: str
    seat: str
    x: int
    y: int
    z: int
    heading: int
    climb: str
    bank: str
    speed: int
    strength: int
    state: str
    guns: tuple[Gun, ...]
    engines: tuple[Engine, ...]
    people: tuple[Person, ...]
    layout: str = ""
    bomb: str = ""
    bombs: int = 0
    rockets: int = 0
    incendiary: bool = False
    leak: int = 0
    fabric: bool = False
    wider: int = 0
    doubled: bool = False
    burning: bool = False
    cockpit: int = 0
    never_out: bool = False
    wires: bool = False
    strain: bool = False
    undercarriage: bool = False
    emergency: bool = False
    wing: bool = False
    flinch: bool = False
    forced_turn: bool = False
    tries: int = 0
    forever: bool = False
    even: bool = False
    forced: bool = False
    going: bool = False
    home: str = ""
    home_turn: int = 0
    won: str = ""
    won_turn: int = 0
    shot: str = ""
    shot_turn: int = 0
    hit: str = ""
    rolled: int = -1
    enters: int = 0
    staff: bool = False
    moved: bool = False
    manoeuvred: bool = False
    recovered: bool = False
    run_in: bool = False
    threat: int = 0
    task: str = ""
    worker: str = ""
    level: int = 0
    start: int = 0
    track: tuple[tuple[int, int], ...] = ()

    @property
    def side(self) -> str:
        """34.2 Return ``E`` or ``C``: the first letter of the id."""
        return self.id[0]

    @property
    def place(self) -> tuple[int, int, int]:
        """2.2 Return the place: x and y in points, z in MU."""
        return self.x, self.y, self.z

    @property
    def in_air(self) -> bool:
        """3.14 Whether it is flying or spinning."""
        return self.state in (FLYING, SPINNING)

    @property
    def pilot(self) -> Person:
        """Return the pilot, whatever has become of him."""
        return self.people[0]

    @property
    def running(self) -> int:
        """3.13 Return how many engines run."""
        return sum(not e.state for e in self.engines)

    @property
    def smokes(self) -> bool:
        """18.6 Whether an engine smokes."""
        return any(e.smoke >= 0 for e in self.engines)

    @property
    def homeward(self) -> bool:
        """27.4 Whether it is on its way home: forced home, burning, or by choice."""
        return self.forced or self.burning or self.going

    def person(self, role: str) -> Person:
        """Return the person with this role: ``P``, ``N`` or ``G``."""
        return next(p for p in self.people if p.role == role)

    def engine(self, side: str) -> Engine:
        """Return an engine by its side; ``side`` is empty for the only one."""
        return next(e for e in self.engines if e.side == side)

    def gun(self, id: str) -> Gun | None:
        """Return a gun by its id."""
        return next((g for g in self.guns if g.id == id), None)


def replace_person(plane: Plane, role: str, **fields: object) -> Person:
    """Replace the person with this role by a copy with these fields changed, and return it."""
    people = tuple(replace(p, **fields) if p.role == role else p for p in plane.people)
    plane.people = people
    return next(p for p in people if p.role == role)


def replace_gun(plane: Plane, id: str, **fields: object) -> Gun:
    """Replace a gun by a copy with these fields changed, and return it."""
    plane.guns = tuple(replace(g, **fields) if g.id == id else g for g in plane.guns)
    return next(g for g in plane.guns if g.id == id)


def replace_engine(plane: Plane, side: str, **fields: object) -> Engine:
    """Replace an engine by a copy with these fields changed, and return it. ``side`` is empty for the only one."""
    plane.engines = tuple(replace(e, **fields) if e.side == side else e for e in plane.engines)
    return next(e for e in plane.engines if e.side == side)


def nobody_attacks(plane: Plane) -> None:
    """20.3 Nobody aboard attacks this turn: they are busy with a fire that has just gone out (10.2), or with the take-off (17.10)."""
    plane.people = tuple(replace(p, busy=True) if p.aboard else p for p in plane.people)
