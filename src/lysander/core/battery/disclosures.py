"""Disclosures: what a seat is told that it could not know before. The twins find them, a file of the game approves them fact by fact.

Twins stop where two worlds tell the seat something different. Each difference is a *disclosure*: the role of the seat, the kind of an event, and a
fact of it that differed. The fact is ``told`` where the event came in one world only, and ``order`` where it came earlier in one of them.

Three kinds are no events. ``asked``: another seat was asked a question in one world only, which a pause at the table gives away; the fact names the
question. ``glimpse``: a field changed that the seat sees without a word (``Game.glimpses``). ``umpired-view``, among known leaks only: a field of the
view changed without a word because an umpire ruled.

The file is ``disclosures.toml`` in the game's folder. Each entry names the paragraph that allows it::

    roles = {team1 = "teams", team2 = "teams"}    # seats that are told the same
    open = {hijackers = "4.5"}                    # roles that may know everything but dice to come and other seats' choices

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
        """The role of a seat; the seat itself where the file names none."""
        return self.roles.get(seat, seat)

    def new(self, found: Iterable[Disclosure]) -> list[Disclosure]:
        """Return those disclosures that are neither allowed nor known leaks."""
        return sorted({d for d in found if d[0] not in self.open and d not in self.may and d not in self.known})

    def paragraphs(self) -> Iterator[str]:
        """Yield every paragraph that the file cites."""
        for cited in (self.open, self.may, self.known):
            for text in cited.values():
                yield from text.split(", ")


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
    """How often the battery compared two worlds.

    ``twins`` counts those that differ from the truth, ``equal`` those that do not. ``answers`` counts answers after which two different worlds were
    compared, ``alike`` those after which both worlds were equal. ``disclosed`` counts what the seats were told in one world only.
    """

    twins: int = 0
    equal: int = 0
    answers: int = 0
    alike: int = 0
    disclosed: Counter[Disclosure] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add the counts of another game."""
        self.twins, self.equal = self.twins + other.twins, self.equal + other.equal
        self.answers, self.alike = self.answers + other.answers, self.alike + other.alike
        self.disclosed.update(other.disclosed)

    def __str__(self) -> str:
        told = f"told apart by {sum(self.disclosed.values()):,} disclosures of {len(self.disclosed):,} kinds"
        equal = f" (and {self.equal:,} equal to the truth)" if self.equal else ""
        return f"twins compared: {self.twins:,}{equal}, answers compared: {self.answers:,}, {told}"
