"""The odds of an answer before it is given, from what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .geometry import distance, whole_mu
from .rules import Rules

View = Mapping[str, Any]


def percent_of(target: int) -> int:
    """4.5 Return the chance of a test in per cent: a natural 1 always succeeds, a natural 20 never."""
    return 5 * min(19, max(1, target))


def plane_of(view: View, id: str) -> View:
    """Return an aeroplane of a view by the id of somebody aboard; empty if there is none."""
    found: View = next((p for p in view.get("planes", ()) if p["id"] == id.partition(".")[0]), {})
    return found


def person_of(view: View, id: str) -> View:
    """Return a person of a view, by id; empty if the seat does not see into that cockpit."""
    panel = plane_of(view, id).get("panel") or {}
    found: View = next((x for x in panel.get("people", ()) if x["role"] == (id.partition(".")[2] or "P")), {})
    return found


def rerolls(view: View, id: str) -> int:
    """4.3, 29.2 Return the re-rolls that the pilot has left on whom a roll draws."""
    return int(person_of(view, id.partition(".")[0]).get("rerolls", 0))


def initiative(view: View, id: str) -> int:
    """8.5 Return the initiative total of a pilot."""
    return int(person_of(view, id).get("initiative", 0))


def ground_shot(rules: Rules, view: View, unit: str, target: str) -> tuple[int, int] | None:
    """19.3 Return distance in MU, and chance in per cent, of a shot from the ground at an aeroplane."""
    plane = plane_of(view, target)
    fires = next((u for u in view.get("units", ()) if u["id"] == unit), None)
    if fires is None or not plane:
        return None
    away = whole_mu(distance((fires["x"], fires["y"], 0), (plane["x"], plane["y"], plane["z"])))
    speed: Mapping[str, Any] = rules.tables["ground_units"]["air_target_speed"]
    return away, percent_of(fires["strength"] + speed[view["signs"][target]["band"]])
