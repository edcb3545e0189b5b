"""The full state of a game: plain records, and what the rules often ask of them. Nothing in it is secret (4.6)."""

from __future__ import annotations

from ...core.game import Result
from ...core.record import Record, record
from .rules import Rules

CYBOT = "X"
KINDS = "CFMJ"
OWN, BONUS, MINI = "ab", "vw", "mn"
TOP = "top"


@record
class Place(Record):
    """2.4 A place of the row: ``back`` 0 if it is empty, ``face`` the id of a face-up card; ``pool`` the pool the card came from (7.14).

    ``by`` is the seat that reserves the card, with the die ``die`` showing ``value``; ``fresh``: reserved in the turn still running (8.2).
    """

    back: int
    face: str
    pool: int
    by: str
    die: str
    value: int
    fresh: bool

    @property
    def down(self) -> bool:
        """Whether a face-down card lies here."""
        return self.back > 0 and not self.face

    @property
    def free(self) -> bool:
        """8.1 Whether a face-up unreserved card lies here."""
        return self.face != "" and not self.by

    def clear(self) -> None:
        """8.5, 8.6 Takes the reserving die away."""
        self.by, self.die, self.value, self.fresh = "", "", 0, False


@record
class Line(Record):
    """2.9 A hijacker place: its tile (0: closed, 10.7), progress 0 (fist) to 3, and the seat whose disc is there."""

    tile: int
    progress: int
    seat: str


@record
class Medal(Record):
    """17.1, 17.3 A medal on the field of its goal, or with its owner; ``cashed`` by 17.5, ``void`` by 17.2."""

    value: int
    seat: str
    cashed: bool
    void: bool


@record
class Negotiator(Record):
    """4.1 What a seat owns: score ``track``, ``score``, recognition ``step``, ``markers`` by kind, ``cards``, figures, bonus ``tiles``,
    ``hijackers`` in order of persuasion, ``held`` bonus and mini dice with their due round (13.3)."""

    track: int
    score: int
    step: int
    markers: dict[str, int]
    cards: list[str]
    passengers: int
    pilots: int
    tiles: list[int]
    hijackers: list[int]
    held: dict[str, int]

    def count(self) -> int:
        """17.4 Demand markers owned."""
        m = self.markers
        return m["C"] + m["F"] + m["M"] + m["J"]


@record
class Call(Record):
    """11.2 A push-back that has been called: the two dice, the target, and the seat now asked in the levelling window."""

    dice: str
    target: int
    seat: str


@record
class State(Record):
    """The whole state. ``pools[n][back]`` are the unseen cards of pool n (7.14). ``dice`` are the unspent dice of the active seat, ``spent``
    those on spaces, with value and space. ``selected`` to ``placed`` are the ``done`` token of 23.1. ``chosen`` is the place of the selection in
    progress, or of the last one (22.3); ``shown`` the top card of the pile turned up for it. ``persuader`` made the game's first persuasion.
    ``asked`` is the seat with an open follow-up question that need not be the active one.
    """

    rules: Rules
    step: str
    round: int
    start: str
    active: str
    squad: int
    trust: int
    star: str
    numbers: tuple[int, ...]
    row: list[Place]
    top: int
    pile: int
    discard: list[str]
    pools: list[tuple[tuple[str, ...], ...]]
    lines: list[Line]
    objective: int
    medals: list[Medal]
    used: list[int]
    turned: list[int]
    dice: dict[str, int]
    spent: dict[str, tuple[int, str]]
    selected: bool
    reserved: bool
    trusted: bool
    talked: list[int]
    called: bool
    placed: int
    chosen: str
    shown: str
    call: Call | None
    drawn: tuple[int, ...]
    last: bool
    persuader: str
    asked: str
    players: dict[str, Negotiator]
    result: Result | None

    @property
    def me(self) -> Negotiator:
        """Returns the negotiator of the active seat."""
        return self.players[self.active]

    def left(self, kind: str) -> int:
        """2.11 Returns how many markers of a kind are in the supply."""
        total = self.rules.markers[kind]
        for p in self.players.values():
            total -= p.markers[kind]
        return total

    def in_supply(self, letters: str) -> str:
        """2.11, 13.1 Returns those of these dice that nobody holds."""
        held = {d for p in self.players.values() for d in p.held}
        return "".join([d for d in letters if d not in held])

    def bonus_dice(self) -> str:
        """3.10 Returns the bonus dice on the bonus dice space."""
        return self.in_supply(BONUS[: self.rules.bonus_dice])

    def passengers_left(self) -> int:
        """14.4 Returns the number of passengers on the aircraft."""
        return self.rules.passengers - sum([p.passengers for p in self.players.values()])

    def pilots_left(self) -> int:
        """14.4 Returns the number of pilots on the aircraft."""
        return self.rules.pilots - sum([p.pilots for p in self.players.values()])

    def seats_from(self, seat: str, *, cybot: bool = False) -> list[str]:
        """3.1 Returns the seats clockwise from ``seat``; with ``cybot`` the Cybot too, which sits to the left of A."""
        seats = [s for s in self.players if cybot or s != CYBOT]
        at = seats.index(seat) if seat in seats else 0
        return seats[at:] + seats[:at]

    def tiles_left(self) -> list[int]:
        """11.8 Returns the bonus tiles in the stack."""
        gone = {t for p in self.players.values() for t in p.tiles} | set(self.used)
        return [t for t in self.rules.tiles if t not in gone]

    def hijackers_left(self) -> list[int]:
        """10.7 Returns the hijacker tiles of the reserve."""
        gone = {t for p in self.players.values() for t in p.hijackers} | {line.tile for line in self.lines}
        return [t for t in self.rules.hijackers if t not in gone]
