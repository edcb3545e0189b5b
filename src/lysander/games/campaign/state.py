"""31.1 The full state of a campaign. It follows from its records alone (31.20): only ``records.apply`` changes what is not of the present step."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Result
from ...core.record import Record, Value, record
from ..clouds.panels import Panel
from .rules import Rules

PILOT, GUNNER = "pilot", "gunner"
"""31.3, 3.1 Roles of people; the nose gunner of a bomber is a gunner, too."""
READY, GROUNDED, PRISONER, DEAD, RETIRED = "ready", "grounded", "prisoner", "dead", "retired"
"""31.4 States of a person."""
CORRECTED = "corrected"
"""31.21 How somebody was lost whose state was put right."""
VOID, DRAW = "void", "draw"
"""31.11 Instead of the letter of the side that has won a battle: it was called off, nobody won it."""
LOST = (PRISONER, DEAD, RETIRED)
"""31.15 Those who are replaced."""
SKILLS = ("awareness", "flying", "gunnery", "fortitude", "luck")
"""4.1 The five skills."""


class Victory(Value, frozen=True):
    """31.20 An air victory or a forced-home credit: the battle, the id of the victim in it, its type, the turn."""

    battle: str
    victim: str
    type: str
    turn: int
    was_home: bool = False


class Objective(Value, frozen=True):
    """31.20 An objective that he fulfilled: the battle, its id in the mission file."""

    battle: str
    objective: str


class Wound(Value, frozen=True):
    """31.12 A wound test: the battle, the natural die, the successes, the first number of the row that applied (0 for a natural 1 or 20)."""

    battle: str
    natural: int
    successes: int
    row: int


class Person(Value, frozen=True):
    """31.4 The record of service of a person.

    ``id`` is that of his squadron with ``p`` or ``g`` and a number (``e1p3``, ``c2g11``). Skills are the full values, ``now`` the Fortitude he has
    at present. ``crew`` is the pilot with whom a gunner is paired (31.3). ``machine`` is a type of his own, ``layout`` its guns (31.6). ``out`` are
    the missions for which he is still grounded, ``rerolls`` those left over from the last battle (31.12), ``flew`` the number of the mission that
    he flew last, 0 for none; the enemy has seen him then. ``homes`` are his forced-home credits, ``objectives`` those he fulfilled.
    """

    id: str
    name: str
    nation: str
    role: str
    squadron: str
    joined: str
    awareness: int = 13
    flying: int = 13
    gunnery: int = 13
    fortitude: int = 13
    luck: int = 12
    now: int = 13
    crew: str = ""
    parachute: bool = False
    traits: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    victories: tuple[Victory, ...] = ()
    homes: tuple[Victory, ...] = ()
    objectives: tuple[Objective, ...] = ()
    wounds: tuple[Wound, ...] = ()
    experience: int = 0
    machine: str = ""
    layout: str = ""
    state: str = READY
    out: int = 0
    rerolls: int = 0
    missions: int = 0
    flew: int = 0
    how: str = ""

    @property
    def fell(self) -> bool:
        """31.11 Whether he was lost in a battle, before the eyes of the enemy: not by a wound test after it, nor by a correction."""
        tested = self.wounds[-1].battle.rpartition("/")[2] if self.wounds else ""
        return self.state in (DEAD, PRISONER) and self.how != CORRECTED and tested != str(self.flew)

    @property
    def serves(self) -> bool:
        """31.15 Whether he is with his squadron: ready or grounded."""
        return self.state in (READY, GROUNDED)


class Squadron(Value, frozen=True):
    """31.3 A squadron: its id is that of its seat, its side ``E`` or ``C``. ``since`` is the month in which it took over its type, ``seen`` the
    type in which the enemy saw it last."""

    id: str
    name: str
    nation: str
    side: str
    strength: int
    type: str = ""
    since: str = ""
    seen: str = ""


class Slot(Value, frozen=True):
    """32.3 A place for an aeroplane of a squadron in the battle: its id there, squadron, people aboard as ``P:e1p3``, ``N:e1g4``, ``G:e1g3``, type,
    guns, own machine. Without people it stays empty, and is left out of the battle (31.9)."""

    plane: str
    squadron: str
    people: tuple[str, ...] = ()
    type: str = ""
    layout: str = ""
    own: bool = False


class Mission(Value, frozen=True):
    """31.8 The mission of this campaign turn: its number in the campaign, its file, the side that attacks, the slots of both sides (31.9)."""

    number: int
    file: str
    attacker: str
    month: str
    slots: tuple[Slot, ...] = ()


class Battle(Value, frozen=True):
    """31.11 A battle that is over: its id, mission file, month, the side that attacked, the letter of the side that won it (``draw``, or ``void`` if
    it was called off), the points of both sides."""

    id: str
    file: str
    month: str
    attacker: str
    winner: str
    entente: int = 0
    central: int = 0


@record
class State(Record):
    """The whole state. Squadrons are in the order in which they were formed, people squadron by squadron in the order in which they joined.

    ``name`` is the name of the campaign, with which the ids of its battles begin (31.10). ``month`` as ``1917-04``; ``flown`` the missions flown in
    it, ``number`` those of the campaign, the present one included. ``last`` is the squadron of each side that was given a slot last (31.9).
    ``records`` is the number of the last record. ``battle`` is the id of the battle whose result is awaited or is being dealt with, the ``cause`` of
    records until the mission is over. ``closed`` are the digests of the outcomes taken in, by battle (empty for one called off), ``battles`` what
    became of them. ``won`` are the missions won and ``points`` the points of each side, by its letter. ``sums`` are kept beside the people, from the
    records alone (``tallies``).

    Of the present step: ``done`` names what has been dealt with, ``queue`` what is still to be done.
    """

    rules: Rules
    step: str
    name: str
    month: str
    flown: int
    number: int
    squadrons: dict[str, Squadron]
    people: dict[str, Person]
    last: dict[str, str]
    records: int
    mission: Mission | None
    battle: str
    closed: dict[str, str]
    battles: dict[str, Battle]
    won: dict[str, int]
    points: dict[str, int]
    sums: dict[str, int]
    done: tuple[str, ...]
    queue: tuple[str, ...]
    result: Result | None

    def of(self, squadron: str) -> Iterator[Person]:
        """31.3 Yield the people of a squadron, those lost too, in the order in which they joined."""
        return (p for p in self.people.values() if p.squadron == squadron)

    def pilots(self, squadron: str) -> list[Person]:
        """31.3 Return the pilots who serve in a squadron."""
        return [p for p in self.of(squadron) if p.role == PILOT and p.serves]

    def ready(self, squadron: str) -> list[Person]:
        """31.9 Return the pilots of a squadron who may fly: ready, and with as many ready gunners as their type carries (31.3)."""
        return [p for p in self.pilots(squadron) if p.state == READY and self.manned(p)]

    def manned(self, pilot: Person) -> bool:
        """31.3 Whether a pilot has as many ready gunners as his type carries."""
        return sum(g.state == READY for g in self.gunners(pilot.id)) >= len(self.panel(pilot).crew) - 1

    def gunners(self, pilot: str) -> list[Person]:
        """31.3 Return the gunners who serve and are paired with a pilot, in the order in which they joined."""
        return [p for p in self.people.values() if p.role == GUNNER and p.crew == pilot and p.serves]

    def panel(self, pilot: Person) -> Panel:
        """31.6 Return the panel of the type that a pilot flies: his own machine, or the type of his squadron."""
        return self.rules.panels[pilot.machine or self.squadrons[pilot.squadron].type]

    @property
    def aloft(self) -> tuple[str, ...]:
        """31.10 The people in the battle that was opened in this mission: from then on everybody knows of them."""
        slots = self.mission.slots if self.battle and self.mission else ()
        return tuple(word.partition(":")[2] for slot in slots for word in slot.people)

    @property
    def fought(self) -> Battle | None:
        """31.11 The battle of this mission, once its result is taken in; None before, and if it was called off."""
        battle = self.battles.get(self.battle)
        return battle if battle is not None and battle.winner != VOID else None

    def side(self, letter: str) -> list[Squadron]:
        """31.2 Return the squadrons of a side, given by its letter, in their order."""
        return [q for q in self.squadrons.values() if q.side == letter]
