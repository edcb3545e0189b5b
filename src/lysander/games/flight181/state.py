"""The full state of a game: plain records, and what the rules often ask of them."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.ask import Seat
from ...core.game import Result
from ...core.record import Record, record
from .board import Board
from .rules import Rules

HIJACKERS = "hijackers"
HIDDEN, VISIBLE, POSSUM, BLENDED, DEAD, CAPTURED, ESCAPED = "hidden", "visible", "possum", "blended", "dead", "captured", "escaped"
AT_LARGE = (HIDDEN, VISIBLE, POSSUM, BLENDED)
UNSEEN, LOST, DOWN = "unseen", "lost", "down"
OUT_OF_SIGHT = (UNSEEN, LOST, DOWN)
OUT, EXECUTED, ASIDE, UNPLACED = "o", "x", "z", "?"
WOUND, SERIOUS, BODY = "w", "s", "d"
KINDS = {"wound": WOUND, "serious": SERIOUS, "dead": BODY}
RESERVE, REMOVED = "-", "x"
NO_SQUARES = ("", RESERVE, REMOVED, OUT, EXECUTED, ASIDE, UNPLACED)
"""Places of pieces that are on no square and not carried."""


@record
class Team(Record):
    """2.9 A team: ``square`` is ``-`` in reserve and ``x`` when removed (8.8); ``carries`` is the number of a casualty token, 0 for none.

    ``acted`` in this step 7; marks: ``cool`` (9.3), ``tangled`` (10.9), ``jostled`` (10.10), ``control`` (13.3), ``vetted`` this turn (17.10),
    ``mark`` of vetting (17.13)."""

    name: str
    square: str
    wounds: int
    carries: int
    acted: bool
    cool: bool
    tangled: bool
    jostled: bool
    control: bool
    vetted: bool
    mark: bool

    @property
    def aboard(self) -> bool:
        """Whether the team is on a square."""
        return self.square not in (RESERVE, REMOVED)


@record
class Hijacker(Record):
    """7.1 A hijacker: true ``state`` and ``square`` (empty when dead and searched, captured, escaped or blended), ``token`` he is blended in and
    turn ``leaves`` (17.2); public ``status`` (4.7) with the square ``last`` and ``turn`` where he was lost; ``marker`` the square of his down
    marker, ``acted`` in this step 9.

    By public facts (26.2): ``reach`` are the squares (bits) left for him when he is out of sight, ``cover`` the tokens (bits by number) that he could
    be blended in."""

    name: str
    state: str
    square: str
    token: str
    leaves: int
    status: str
    last: str
    turn: int
    marker: str
    acted: bool
    reach: int
    cover: int

    @property
    def at_large(self) -> bool:
        """7.1 Whether the hijacker is at large."""
        return self.state in AT_LARGE


@record
class Passenger(Record):
    """2.9 A passenger token: ``square`` is empty before it is deployed (5.5) and after it has ``left``; ``vetted`` this turn, ``cleared`` for
    good (17.15), ``moved`` in this step 8.
    """

    name: str
    square: str
    left: bool
    vetted: bool
    cleared: bool
    moved: bool


@record
class Casualty(Record):
    """2.10 A casualty token: ``kind`` w, s or d, ``turn`` it was made, ``place`` a square, the team that carries it, ``o`` evacuated,
    ``x`` executed, ``z`` set aside (6.13.3) or ``?`` not placed yet; ``late`` by 18.2."""

    n: int
    kind: str
    turn: int
    place: str
    late: bool

    @property
    def name(self) -> str:
        """2.10 Returns letter and number."""
        return f"{self.kind}{self.n}"


@record
class Debt(Record):
    """12.1 A check that a passenger token owes: the shot that caused it (in order), the modifier, the shooter's square, the ``chain`` of events."""

    shot: int
    token: str
    modifier: int
    square: str
    chain: int


@record
class State(Record):
    """The whole state. ``phase`` is the step of 5.1 that was told last, ``crowd`` the number of counted pieces of every place (``counts``), kept up
    to date, ``written`` the passengers' squares of 3.3.

    ``ambushes``: (hijacker, team) still to be resolved; ``owing``: (team, hijacker, square he fired from, chain) for step 3; ``fought``:
    (team, hijacker) of resolved ambush shots; ``shots``: (team, hijacker, kind) declared in step 4; ``debts``: passengers' checks for step 6;
    ``runs``: (token, hijacker, his square) still to run (14.6), ``passing``: a token that ran and may be vetted.

    ``asked``: the seats of the Teams that were asked last, while a step of theirs lasts (4.9).

    ``barred`` is empty, ``public`` or ``secret`` (17.12). ``chain`` numbers chains of events, ``links`` counts the public events of those of this
    turn. ``history`` is told when the game has ended (4.12): tuples (turn, what, hijacker, …).
    """

    rules: Rules
    step: str
    turn: int
    phase: int
    teams: dict[str, Team]
    hijackers: dict[str, Hijacker]
    passengers: dict[str, Passenger]
    casualties: list[Casualty]
    crowd: dict[str, int]
    written: tuple[str, ...]
    barred: str
    ambushes: tuple[tuple[str, str], ...]
    owing: tuple[tuple[str, str, str, int], ...]
    fought: tuple[tuple[str, str], ...]
    asked: tuple[Seat, ...]
    shots: tuple[tuple[str, str, str], ...]
    debts: list[Debt]
    runs: tuple[tuple[str, str, str], ...]
    passing: str
    chain: int
    links: dict[int, int]
    history: tuple[tuple[object, ...], ...]
    result: Result | None

    @property
    def board(self) -> Board:
        """2 Returns the board."""
        return self.rules.board

    def teams_aboard(self) -> list[Team]:
        """Returns the teams on squares, by number."""
        return [t for t in self.teams.values() if t.square not in (RESERVE, REMOVED)]

    def passengers_aboard(self) -> list[Passenger]:
        """Returns the tokens on squares, by number."""
        return [p for p in self.passengers.values() if p.square]

    def passengers_at(self, square: str) -> list[Passenger]:
        """Returns the tokens on a square, by number."""
        return [p for p in self.passengers.values() if p.square == square]

    def tokens_on(self, squares: Iterable[str]) -> dict[str, list[str]]:
        """Returns the tokens on each of these squares, by number."""
        found: dict[str, list[str]] = {s: [] for s in squares}
        for p in self.passengers.values():
            if p.square in found:
                found[p.square].append(p.name)
        return found

    def visible(self) -> list[Hijacker]:
        """7.1 Returns the visible hijackers, by number."""
        return [h for h in self.hijackers.values() if h.state == VISIBLE]

    def wounded_at(self, square: str) -> bool:
        """10.9 Whether a wound or serious token lies on the floor there."""
        for c in self.casualties:
            if c.place == square and c.kind != BODY:
                return True
        return False

    def move(self, piece: Team | Passenger, to: str) -> None:
        """6.2 Moves a team or token to a square, or off the board."""
        crowd = self.crowd
        crowd[piece.square] -= 1
        piece.square = to
        crowd[to] += 1

    def lay(self, token: Casualty, place: str) -> None:
        """6.2 Moves a casualty token to another place."""
        crowd = self.crowd
        crowd[token.place] -= 1
        token.place = place
        crowd[place] += 1

    def counts(self) -> dict[str, int]:
        """6.2 Counts the pieces of every place anew: squares, and places that are no square."""
        found = dict.fromkeys((*self.rules.board.index, *self.teams, *NO_SQUARES), 0)
        pieces: tuple[Team | Passenger | Hijacker, ...] = (*self.teams.values(), *self.passengers.values(), *self.visible())
        for place in [*[x.square for x in pieces], *[c.place for c in self.casualties]]:
            found[place] += 1
        return found

    def full(self, square: str) -> bool:
        """6.3 Whether a square is full."""
        return self.crowd[square] >= self.rules.room

    def near_team(self, square: str) -> bool:
        """6.12 Whether a team is near a square."""
        near = self.rules.board.near[square]
        return not near.isdisjoint([t.square for t in self.teams.values()])

    def seen_by_team(self, square: str) -> bool:
        """6.8 Whether a team has a square in sight."""
        sight = self.rules.board.sight[square]
        return not sight.isdisjoint([t.square for t in self.teams.values()])

    def anybody_at_large(self) -> bool:
        """7.1 Whether some hijacker is at large."""
        for h in self.hijackers.values():
            if h.state in AT_LARGE:
                return True
        return False

    def anybody_out_of_sight(self) -> bool:
        """4.10, 17.10 Whether some hijacker's public status is unseen, lost or down."""
        for h in self.hijackers.values():
            if h.status in OUT_OF_SIGHT:
                return True
        return False

    def casualty(self, n: int) -> Casualty:
        """Returns a casualty token by its number."""
        return next(c for c in self.casualties if c.n == n)
