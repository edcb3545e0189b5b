"""31.9, 31.11 How answers are typed: a roster by ids or numbers, the record of a battle as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ....core.ask import Json
from ...answers import Labels


def read_roster(line: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """31.9 Return ids with blanks between them; each is typed as it is, or as its place in the list."""
    pool = form["pool"]
    typed = line.replace(",", " ").lower().split()
    return " ".join(pool[int(word) - 1] if word.isdecimal() and 0 < int(word[:3]) <= len(pool) and len(word) < 4 else word for word in typed)


def read_outcome(line: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """31.11 Return the record that JSON says; a line that is none as it is."""
    try:
        found: Json = json.loads(line)
    except ValueError:
        return line
    return found
