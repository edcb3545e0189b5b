"""Disclosures: what a seat is told that it could not know before. The twins find them, a file of the game approves them fact by fact.

Twins stop where two worlds tell a seat different things, so what is told there is judged here. Each difference is a *disclosure*: a kind of
event and a fact of it that differed, ``told`` where the event came in one world and not in the other, ``order`` where it came earlier. ``own <kind>``
is an event that tells the seat of what is its own, as the game says (``Game.told_as``); an entry for the kind approves it, too. Some kinds are no
events. Of ``asked`` a fact names a question that was put to another seat in one world only, between the same two things that the seat was told, which
a pause at the table shows. ``glimpse`` is what the seat sees without a word (``Game.glimpses``). ``umpired-view`` is a field of the view that jumps
without a word when an umpire rules.

The file is ``disclosures.toml`` in the game's folder. Each entry names the paragraph that allows it::

    roles = {team1 = "teams", team2 = "teams"}    # seats that are told alike, where ``SeatInfo.role`` does not say so
    open = {hijackers = "4.5"}                    # roles that may be told every event; ``asked`` and ``glimpse`` are judged

    [may.teams.shot]
    told = "8.4"
    hit = "8.5"

    [known.teams.asked]                           # known leaks that are not mended yet, each with the paragraph it breaks
    next-hijacker = "4.10"
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources

from ..ask import Seat
from ..tables import BadTable

ASKED, GLIMPSE, UMPIRED = "asked", "glimpse", "umpired-view"
TOLD, ORDER, RULE = "told", "order", "rule"
OWN = "own"
FILE = "disclosures.toml"
PARAGRAPH = re.compile(r"\d+(\.\d+)*")

Disclosure = tuple[str, str, str]
"""Role, kind, fact."""


@dataclass(frozen=True)
class Approved:
    """The disclosures file of a game: the role of each seat, and the paragraphs that allow something, by role, or by role, kind and fact."""

    roles: Mapping[Seat, str] = field(default_factory=dict)
    open: Mapping[str, str] = field(default_factory=dict)
    may: Mapping[Disclosure, str] = field(default_factory=dict)
    known: Mapping[Disclosure, str] = field(default_factory=dict)

    def role(self, seat: Seat) -> str:
        """The role of a seat; the seat itself where it has none."""
        return self.roles.get(seat, seat)

    def new(self, found: Iterable[Disclosure]) -> list[Disclosure]:
        """Those that stand neither among what may be told nor among the known leaks."""
        return sorted({d for d in found if not self._open(d) and d not in self.known and not {d, _of_anybody(d)} & self.may.keys()})

    def _open(self, found: Disclosure) -> bool:
        """Whether it is an event told to a role from which nothing is kept; what it sees without being told is judged all the same."""
        return found[0] in self.open and found[1] not in (ASKED, GLIMPSE, UMPIRED)

    def entries(self) -> set[str]:
        """Return every role that the file has an entry for."""
        return {*self.open, *(role for role, _, _ in (*self.may, *self.known))}

    def paragraphs(self) -> Iterator[str]:
        """Yield every paragraph that the file cites."""
        for cited in (self.open, self.may, self.known):
            for text in cited.values():
                yield from text.split(", ")


def _of_anybody(found: Disclosure) -> Disclosure:
    """The same told of any seat: an entry for it approves also what a seat is told of itself alone."""
    role, kind, fact = found
    return role, kind.removeprefix(f"{OWN} "), fact


def load(text: str) -> Approved:
    """Parse the text of a disclosures file. Raises ``BadTable``."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTable(f"{FILE}: {error}") from None
    unknown = sorted(set(data) - {"roles", "open", "may", "known"})
    if unknown:
        raise BadTable(f"{FILE}: unknown key {unknown[0]!r}")
    entries = {name: {(role, kind, fact): cited for role, kind, fact, cited in _entries(name, data.get(name, {}))} for name in ("may", "known")}
    twice = sorted(set(entries["may"]) & set(entries["known"]))
    if twice:
        raise BadTable(f"{FILE}: {'.'.join(twice[0])} stands in may and in known")
    found = Approved(data.get("roles", {}), data.get("open", {}), entries["may"], entries["known"])
    for cited in found.paragraphs():
        if not PARAGRAPH.fullmatch(cited):
            raise BadTable(f"{FILE}: {cited!r} is no paragraph; cite one, or several like '4.1, 4.2'")
    return found


def _entries(name: str, data: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[tuple[str, str, str, str]]:
    for role, kinds in data.items():
        for kind, facts in kinds.items():
            if not isinstance(facts, dict):
                raise BadTable(f"{FILE}: {name}.{role}.{kind} is not a table of facts")
            for fact, cited in facts.items():
                yield role, kind, fact, str(cited)


def of_package(package: str) -> Approved:
    """Return the approved disclosures of a game's package; none where it has no such file. Raises ``BadTable``."""
    file = resources.files(package) / FILE
    return load(file.read_text("utf-8")) if file.is_file() else Approved()


def as_entries(found: Iterable[Disclosure]) -> str:
    """Return disclosures as lines for the file, with the paragraphs left to fill in."""
    tables: dict[tuple[str, str], list[str]] = {}
    for role, kind, fact in sorted(found):
        tables.setdefault((role, kind), []).append(f'{_key(fact)} = ""')
    return "\n\n".join("\n".join([f"[may.{role}.{_key(kind)}]", *facts]) for (role, kind), facts in tables.items())


def _key(name: str) -> str:
    """A key of TOML, quoted where it must be."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else f'"{name}"'


@dataclass
class Tally:
    """How often the battery really looked: ``twins`` compared that differ from the truth and those that were ``equal`` to it; worlds ``parted`` by an
    answer of somebody else; ``answers`` after which two different worlds were compared, and those after which both were ``alike``; what was disclosed
    when they were told apart. Beside secrecy: games ``within`` the games that were played, and those whose outcome was ``drawn``."""

    twins: int = 0
    equal: int = 0
    parted: int = 0
    answers: int = 0
    alike: int = 0
    within: int = 0
    drawn: int = 0
    disclosed: Counter[Disclosure] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add what was counted in another game."""
        self.twins, self.equal, self.parted = self.twins + other.twins, self.equal + other.equal, self.parted + other.parted
        self.answers, self.alike = self.answers + other.answers, self.alike + other.alike
        self.within, self.drawn = self.within + other.within, self.drawn + other.drawn
        self.disclosed.update(other.disclosed)

    def __str__(self) -> str:
        told = f"told apart by {sum(self.disclosed.values()):,} disclosures of {len(self.disclosed):,} kinds"
        equal = f" (and {self.equal:,} equal to the truth)" if self.equal else ""
        within = f"\ngames within games: {self.within:,} played, {self.drawn:,} drawn" if self.within + self.drawn else ""
        return f"twins compared: {self.twins:,}{equal}, worlds parted: {self.parted:,}, answers compared: {self.answers:,}, {told}{within}"
