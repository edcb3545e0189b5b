"""34.1 Words of the notation: ids, numbers, names, and the error for what is none of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from .state import State

ID = r"[A-Z][1-9][0-9]?"
AIRMAN = r"[EC][1-9][0-9]?(?:\.[GN])?"
"""34.4 The id of a person: that of the aeroplane for the pilot, with ``.G`` or ``.N`` for the gunners."""
NUMBER = r"(?:0|[1-9][0-9]{0,6})"
SIGNED = r"(?:-?[1-9][0-9]{0,6}|0)"
CORNERS = rf"{SIGNED},{SIGNED}(?:_{SIGNED},{SIGNED})*"
NOBODY = "-"
BYTE = re.compile(rb"%([0-9A-F]{2})")


class BadPosition(ValueError):
    """A line, or a word of one, that is no position; the text begins with the paragraph and names the word."""

    def __init__(self, rule: str, why: str, word: str = "") -> None:
        super().__init__(f"[{rule}] {why}" + (f": {word!r:.60}" if word else ""))


def matched(pattern: re.Pattern[str], word: str, rule: str, what: str) -> re.Match[str]:
    """Return the match of a whole word. Raises ``BadPosition``: it is not ``what``."""
    found = pattern.fullmatch(word)
    if found is None:
        raise BadPosition(rule, f"this is not {what}", word)
    return found


def corners(text: str) -> tuple[tuple[int, int], ...]:
    """34.4 Return the places of ``x,y_x,y``."""
    return tuple((int(x), int(y)) for x, _, y in (one.partition(",") for one in text.split("_")))


def write_corners(places: Iterable[tuple[int, int]]) -> str:
    """34.4 Return places as ``x,y_x,y``."""
    return "_".join(f"{x},{y}" for x, y in places)


def write_name(name: str) -> str:
    """34.5 Return a name as a word: blanks as ``_``, what is neither letter nor figure with its bytes as ``%2F``."""
    return "".join("_" if c == " " else c if c.isalnum() else "".join(f"%{b:02X}" for b in c.encode()) for c in name)


def read_name(word: str) -> str:
    """34.5 Return the name that a word writes down. Raises ``BadPosition``."""
    name = BYTE.sub(lambda found: bytes.fromhex(found[1].decode()), word.replace("_", " ").encode()).decode(errors="replace")
    if write_name(name) != word or not name.isprintable():
        raise BadPosition("34.5", "this is not the writing of a name", word)
    return name


def find(things: Mapping[str, object], id: str, rule: str) -> str:
    """Return an id of one of these things. Raises ``BadPosition``."""
    if id not in things:
        raise BadPosition(rule, "nothing on this line has this name", id)
    return id


def person_there(s: State, id: str) -> str:
    """34.4 Return the id of a person who is on the line. Raises ``BadPosition``."""
    plane, _, role = id.partition(".")
    if plane not in s.planes or not any(p.role == (role or "P") for p in s.planes[plane].people):
        raise BadPosition("34.4", "nobody on this line has this name", id)
    return id
