"""The full state of a game: plain records, and what the rules often ask of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from ...core.game import Result
from ...core.record import Record, Value, record, replace
from .rules import Rules

BRITISH, GERMAN = "british", "german"
OK, WOUNDED, DEAD, CAPTURED, AWAY = "ok", "wounded", "dead", "captured", "away"
FREE = (OK, WOUNDED)
CREWED, TAKEN, WRECK, GONE = "german", "captured", "wreck", "gone"
PATROL, TROOPS, GARRISON, TOWN, LORRY = "patrol", "lorry_troops", "garrison", "townspeople", "lorry"  # 7.1 who looks
PATROLS, LORRIES = (tuple(f"{letter}{n}" for n in range(10)) for letter in "PL")  # 2.14, 2.15 names by number


K = TypeVar("K")
V = TypeVar("V")


def without(known: Mapping[K, V], key: K) -> Mapping[K, V]:
    """Returns a mapping without one of its keys."""
    return {k: v for k, v in known.items() if k != key} if key in known else known


class Man(Value, frozen=True):
    """2.13 A man: ``hex`` is empty unless he is free; ``fell`` is then the hex where he was last. ``aboard`` is the number of the captured lorry he
    sits in, 0 if he is out; ``moved``: he has had his move, by 6.7 or 6.8.2; ``stayed``: he was fought before his first step and hides all the same
    (17.21); ``locked`` by 6.4.
    """

    letter: str
    state: str
    hex: str
    aboard: int
    moved: bool
    locked: bool
    fell: str
    stayed: bool = False

    @property
    def moving(self) -> bool:
        """6.14 Whether he counts as moving."""
        return self.moved and not self.stayed

    @property
    def free(self) -> bool:
        """2.13 Whether he is ok or wounded."""
        return self.hex != ""


class Patrol(Value, frozen=True):
    """2.14 A patrol: ``lorry`` is the number of the lorry it is on board, 0 on foot; ``done`` if it searched or fought in this half."""

    n: int
    hex: str
    lorry: int
    searching: bool
    boarded: bool
    set_down: bool
    walked: bool
    done: bool


class Lorry(Value, frozen=True):
    """2.15, 11.1 A lorry: ``state`` german, captured, wreck or gone; ``used`` if it has driven or may not drive any more in this half;
    ``fought``: fought in this half, of a captured lorry: taken in it (11.2);
    ``known`` if captured and reported (11.8), or a wreck that was found (11.10)."""

    n: int
    hex: str
    state: str
    block: bool
    used: bool
    fought: bool
    known: bool


class Trail(Value, frozen=True):
    """16.2 A trail: set of hexes as bits, move of the sighting, number of men (0 unknown), hex where it was begun."""

    hexes: int
    move: int
    men: int
    began: str


class Units(Value, frozen=True):
    """16.4 The German units at some moment: patrols, lorries, who is on board of which, and the garrisons that are destroyed."""

    patrols: Mapping[int, Patrol]
    lorries: Mapping[int, Lorry]
    loads: Mapping[int, int]
    silenced: tuple[str, ...]


class Steady(Value, frozen=True):
    """16.4 What tells which units are steady: those when the British half began, those when it ended (None before), and the names of those
    that reported a move in it. They are compared only when a view needs it."""

    before: Units
    after: Units | None = None
    moved: tuple[str, ...] = ()


@record
class Belief(Record):
    """16.2 The German's belief: ``n`` men, ``where`` A, ``trails``, ``lorries`` C(l), ``ended`` lorries whose C is empty for good.

    ``steady`` tells which German units stood still in the British half; ``stirred`` the hexes of 16.5 in this half;
    ``fresh`` the lorries reported at T2 of this move; ``weights`` those of 16.14 in thousand-millionths; ``growing``: 16.6 is still to come;
    ``found``: lorries found by the search in progress (16.7);
    ``due``: events that are not yet carried out (``ch16_belief.settle``).
    """

    n: int
    where: int
    trails: tuple[Trail, ...]
    lorries: Mapping[int, int]
    ended: int
    steady: Steady
    stirred: int
    fresh: tuple[int, ...]
    weights: Mapping[str, int]
    growing: bool
    found: int
    due: tuple[tuple[Any, ...], ...]


@record
class Memory(Record):
    """What the sides remember of what they were told, newest last; each entry is a tuple of plain values.

    ``seen``: (hex, what, move, half) of b_enemy. ``lorries``: captured lorry -> hex where British men last were with it (4.5).
    ``sightings``: (unit, hex, men, how, move, half). ``lost``: unit -> hex where it was last heard of. ``news``: (lorry, hex, what, move).
    ``prisoners``: letters, ``bodies``: number told. ``belief``: chapter 16.
    """

    seen: tuple[tuple[Any, ...], ...]
    lorries: Mapping[int, str]
    sightings: tuple[tuple[Any, ...], ...]
    lost: Mapping[str, str]
    news: tuple[tuple[Any, ...], ...]
    prisoners: str
    bodies: int
    plane_seen: str
    belief: Belief


@record
class Held(Record):
    """15.7 A report that waits for the umpire: its number, the event, the move to which it is delayed (0: it waits in the tray), and the move and the
    half in which it happened."""

    number: int
    event: object
    until: int
    move: int
    half: str


@record
class Desk(Record):
    """15 The umpire's desk: reports that wait, switches, changes he ordered; ``shown`` are the views of seats for which reports wait (15.7);
    ``seated`` is false when he has left (15.20), then nothing is switched on and nothing waits. ``release``, ``check`` and ``decoys`` have the values
    of the options ``umpire_release``, ``umpire_check`` and ``umpire_decoys``. ``blanks`` are looks of the German that find nobody if all the reports
    with these numbers are kept back (16.14): the numbers, then what ``found_nobody`` is told.
    """

    release: str
    check: str
    decoys: str
    dice: bool
    once: bool
    paused: bool
    tray: list[Held]
    pending: list[str]
    shown: dict[str, object]
    seated: bool
    blanks: list[tuple[tuple[int, ...], str, str, str]]

    def waits_for(self, seat: str) -> bool:
        """15.7 Whether a report for this seat is in the tray."""
        return any(h.event.to[0] == seat for h in self.tray if not h.until)  # type: ignore[attr-defined]


@record
class State(Record):
    """The whole state. ``lost`` are the lorries that are not German any more, ``loads`` the patrol on board each lorry that carries one,
    ``roster`` the numbers of the patrols, then of the lorries,
    ``camps`` the hexes with free men (``update_units``), ``posts`` those with patrols on foot or crewed lorries, None until they are needed;
    ``silenced`` the urban hexes whose garrison is destroyed, ``ambush[hex]`` is ``a`` or ``s`` (soft), ``plane`` is empty, ``down`` or ``gone``;
    ``told_british`` and ``told_german`` count the reports to each side (6.8.6). ``memory``, ``desk`` are what seats and the umpire keep.
    """

    rules: Rules
    step: str
    move: int
    half: str
    men: dict[str, Man]
    patrols: dict[int, Patrol]
    lorries: dict[int, Lorry]
    lost: tuple[int, ...]
    loads: Mapping[int, int]
    roster: tuple[int, ...]
    camps: tuple[str, ...]
    posts: frozenset[str] | None
    silenced: tuple[str, ...]
    landing: str
    rendezvous: str
    landing_move: int
    plane: str
    policy: str
    ambush: Mapping[str, str]
    told_british: int
    told_german: int
    reported: int
    result: Result | None
    memory: Memory
    desk: Desk | None

    @property
    def light(self) -> str:
        """5.2 Returns day or night."""
        return self.rules.light[self.move]

    def told(self, seat: str) -> int:
        """6.8.6 Returns how many reports a side was told."""
        return self.told_british if seat == BRITISH else self.told_german

    def free_men(self) -> list[Man]:
        """2.13 Returns all free men."""
        return [m for m in self.men.values() if m.hex]

    def men_out(self, at: str) -> str:
        """2.18 Returns the group of men out in a hex, by their letters (14.6)."""
        return "".join([m.letter for m in self.men.values() if m.hex == at and not m.aboard])

    def men_aboard(self, n: int) -> str:
        """2.18 Returns the group aboard a captured lorry, by their letters."""
        return "".join([m.letter for m in self.men.values() if m.aboard == n])

    def unwounded(self, men: str) -> int:
        """2.13 Returns how many of these men are ok."""
        return sum([self.men[letter].state == OK for letter in men])

    def lose(self, men: str, fate: str) -> None:
        """2.13 Makes men dead, captured or away, and takes them off the map."""
        for letter in men:
            man = self.men[letter]
            self.men[letter] = replace(man, state=fate, fell=man.hex or man.fell, hex="", aboard=0, moved=False, stayed=False, locked=False)
        self.update_camps()

    def move_men(self, men: str, to: str) -> None:
        """6.8.3 Moves men to another hex; they count as moved."""
        for letter in men:
            self.men[letter] = replace(self.men[letter], hex=to, moved=True, stayed=False)
        self.update_camps()

    def move_lorry(self, n: int, to: str, *, used: bool, block: bool = False) -> None:
        """2.15 Moves a lorry to another hex, and the patrol on board with it."""
        self.posts = None
        self.lorries[n] = replace(self.lorries[n], hex=to, used=used, block=block)
        if n in self.loads:
            patrol = self.loads[n]
            self.patrols[patrol] = replace(self.patrols[patrol], hex=to)

    def patrol_on(self, n: int) -> Patrol | None:
        """2.15 Returns the patrol on board a lorry, or None."""
        return self.patrols[self.loads[n]] if n in self.loads else None

    def lost_lorries(self) -> list[Lorry]:
        """11.1 Returns the lorries that are not German any more, by number."""
        return [self.lorries[n] for n in self.lost] if self.lost else []

    def lose_lorry(self, n: int, fate: str) -> None:
        """11.1 Makes a lorry captured, a wreck or gone. A captured one can be driven from the next British half on (11.2)."""
        self.lorries[n] = replace(self.lorries[n], state=fate, block=False, used=False, fought=fate == TAKEN, known=False)
        self.update_units()

    def update_units(self) -> None:
        """2.13 to 2.15, 11.1 Updates the fields derived from the pieces: units, loads, lost lorries, hexes of free men; call it whenever one of them
        changes.
        """
        self.loads = {p.lorry: p.n for p in self.patrols.values() if p.lorry}
        self.posts = None
        self.roster = (*self.patrols, *self.lorries)
        self.lost = tuple([n for n, x in self.lorries.items() if x.state != CREWED])
        self.update_camps()

    def update_camps(self) -> None:
        """2.13 Updates the hexes of free men; call it whenever one has left his hex."""
        self.camps = tuple(dict.fromkeys([m.hex for m in self.men.values() if m.hex]))

    def held_posts(self) -> frozenset[str]:
        """2.14, 2.15 Returns the hexes with patrols on foot or crewed lorries."""
        if self.posts is None:
            lorries = [x.hex for x in self.lorries.values() if x.state == CREWED]
            self.posts = frozenset(lorries + [p.hex for p in self.patrols.values() if not p.lorry])
        return self.posts

    def call_off(self, at: str) -> None:
        """9.7 Ends the ambush in a hex."""
        self.ambush = without(self.ambush, at)

    def garrison_at(self, at: str) -> bool:
        """2.16 Whether a garrison is in the hex."""
        return self.rules.has_garrisons and at in self.rules.garrisons and at not in self.silenced
