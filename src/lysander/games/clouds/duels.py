"""3.1, 32.1 Duels of any two types of aeroplane, for the lab: the introductory duel, with other aeroplanes in it."""

from __future__ import annotations

from typing import Any

from ...core.game import Contest, Entrant, Setup
from .panels import HIGH, ROLES, Panel, read_panels
from .rules import CENTRAL, ENTENTE, SEATS, raw_tables

DUEL = "duel"
SKILLS = {"awareness": 13, "flying": 13, "gunnery": 13, "fortitude": 13, "luck": 12}
"""32.1 The pilots of the duel, and here everybody else aboard."""
START = 2250
"""How far north and south of the centre they begin: 45 MU apart. After 15 MU each, as the printed duel has them, most types would stand nose to nose
when both have flown straight on once, and one shot at 2 MU would decide two duels of five."""
GERMAN = "german"


def contest() -> Contest:
    """3.1 Return the seventeen types, and the duel of any two of them."""
    return Contest(tuple(_entrant(p) for p in _panels().values()), duel)


def duel(first: str, second: str) -> Setup:
    """32.1 Return the set-up of a duel: the first type in the place of the Entente's aeroplane, whatever side flew it, the second in the other one.

    They begin farther apart than printed (``START``), each at the highest speed of its medium band (3.2); everybody aboard has the skills of the
    printed pilots.
    """
    panels, printed = _panels(), raw_tables()[DUEL]["aeroplane"]
    rows = [_row(a, panels[type]) for a, type in zip(printed, (first, second), strict=True)]
    tables = {DUEL: {"aeroplane": rows}}
    return Setup("clouds", DUEL, seats=(SEATS[ENTENTE][0], SEATS[CENTRAL][0]), variant={"name": f"{first} {second}", "tables": tables})


def _row(printed: dict[str, Any], panel: Panel) -> dict[str, Any]:
    """Return a row of the scenario for a type."""
    x, y, z = printed["at"]
    crew = {word: {"name": printed["pilot"]["name"] if word == "pilot" else "", **SKILLS} for word, role in ROLES.items() if role in panel.crew}
    speed = panel.band.index(HIGH) - 1
    return {k: v for k, v in printed.items() if k != "pilot"} | {"type": panel.id, "at": [x, START if y > 0 else -START, z], "speed": speed, **crew}


def _panels() -> dict[str, Panel]:
    raw = raw_tables()
    return read_panels(raw["aircraft"], raw["templates"])


def _entrant(panel: Panel) -> Entrant:
    return Entrant(panel.id, panel.name, "C" if GERMAN in panel.nations else "E", panel.since, panel.until)
