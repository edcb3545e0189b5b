"""31.2, 31.3 The answer to D-17: the name of a campaign, and nation, strength and name of each squadron.

For example ``Arras ; e1 british 6 Squadron 1 ; c1 german 8 Staffel 1``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick, whole
from ...core.record import Value
from .rules import LEAST, MOST, NATIONS

RULE = "31.3"
LONGEST = 24
"""Characters of a name at most."""
MARKS = " .'-"
"""What a name may have beside letters and digits."""
NAMED = {"british": "Squadron", "french": "Escadrille", "german": "Staffel"}
"""31.3 What a squadron is called by default, by its nation; its number follows."""
TITLE = "Front"


class Formed(Value, frozen=True):
    """31.3 A squadron as the organiser forms it."""

    seat: str
    nation: str
    strength: int
    name: str


class Frame(Value, frozen=True):
    """31.2 What the organiser fixes."""

    name: str
    squadrons: tuple[Formed, ...]


def read(text: str) -> Frame | None:
    """34.1 Return the frame that a text says, or None for a text of another form."""
    title, *rows = text.split(" ; ")
    formed = [_formed(row) for row in rows]
    squadrons = tuple(f for f in formed if f is not None)
    return Frame(title, squadrons) if len(squadrons) == len(formed) else None


def _formed(row: str) -> Formed | None:
    words = row.split(" ", 3)
    strength = whole(words[2], 2) if len(words) == 4 else None
    return None if strength is None else Formed(words[0], words[1], strength, words[3])


def write(frame: Frame) -> str:
    """34.1 Return the text of a frame."""
    return " ; ".join([frame.name, *(f"{q.seat} {q.nation} {q.strength} {q.name}" for q in frame.squadrons)])


@lru_cache(maxsize=4096)
def can_be_named(name: str) -> bool:
    """31.3 Whether something may have this name: letters, digits and few marks, single blanks, at most 24 characters."""
    plain = all(c.isalnum() or c in MARKS for c in name) and name.isprintable()
    return 0 < len(name) <= LONGEST and plain and name == " ".join(name.split(" ")).strip() and "  " not in name


def usual(seats: Sequence[str]) -> Frame:
    """31.2, 31.3 Return the frame of an absent organiser: the first nation of each side, squadrons of six."""
    nations = {seat: NATIONS[seat[0].upper()][0] for seat in seats}
    return Frame(TITLE, tuple(Formed(seat, n, LEAST, f"{NAMED[n]} {seat[1:]}") for seat, n in nations.items()))


@dataclass(slots=True)
class Framing:
    """31.2, 31.3 The frame of a campaign with these seats, in their order; names of squadrons differ."""

    seats: Sequence[str]

    def why_not(self, value: Json) -> Refusal | None:
        frame = read(value) if isinstance(value, str) else None
        if frame is None:
            return Refusal(RULE, "malformed")
        if not can_be_named(frame.name):
            return Refusal("31.2", "campaign_name", {"most": LONGEST})
        if [q.seat for q in frame.squadrons] != list(self.seats):
            return Refusal("31.2", "seats")
        names = [q.name for q in frame.squadrons]
        for q in frame.squadrons:
            if q.nation not in NATIONS[q.seat[0].upper()]:
                return Refusal(RULE, "nation", {"sits": q.seat})
            if not LEAST <= q.strength <= MOST:
                return Refusal(RULE, "strength", {"sits": q.seat, "least": LEAST, "most": MOST})
            if not can_be_named(q.name):
                return Refusal(RULE, "squadron_name", {"sits": q.seat, "most": LONGEST})
            if names.count(q.name) > 1:
                return Refusal(RULE, "same_name", {"sits": q.seat, "called": q.name})
        return None

    def sample(self, rng: Rng) -> Json:
        rows = []
        for seat in self.seats:
            nation = pick(rng, NATIONS[seat[0].upper()])
            strength = LEAST + int(rng.random() * (MOST - LEAST + 1))
            rows.append(Formed(seat, nation, strength, f"{NAMED[nation]} {seat[1:]}"))
        return write(Frame(TITLE, tuple(rows)))

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        nations = {seat: list(NATIONS[seat[0].upper()]) for seat in self.seats}
        return {"type": "frame", "nations": nations, "least": LEAST, "most": MOST, "longest": LONGEST}
