"""3.1 The cockpit panels as cards, out of the tables that the engine has read: speeds and templates, strength and ammunition to cross off."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...games.clouds.panels import LETTERS, Panel, read_panels
from ...games.clouds.rules import raw_tables
from ...games.clouds.words import Words
from .templates import signed

COLUMNS = 20
STEPS = 3
"""3.8 Steps tighter that are possible where no digit says fewer."""


@lru_cache(maxsize=1)
def panels() -> dict[str, Panel]:
    """3.1 Return the panels of all types."""
    raw = raw_tables()
    return read_panels(raw["aircraft"], raw["templates"])


def cards(words: Words) -> list[dict[str, Any]]:
    """Return a card for each type."""
    return [card(words, panel) for panel in panels().values()]


def card(words: Words, panel: Panel) -> dict[str, Any]:
    """3.1 to 3.11 Return one card."""
    say = words.say
    speeds = range(panel.vs + 1, panel.vs + 1 + COLUMNS)
    return {
        "name": panel.name,
        "service": say("print-service", since=month(words, panel.since), until=month(words, panel.until)),
        "limits": say("print-limits", vs=panel.vs, vtop=panel.vtop, vne=panel.vne, climb=panel.climb),
        "handling": say(
            "print-handling",
            left=panel.left,
            right=panel.right,
            tight=", ".join(f"{eu}" for eu in panel.tight),
            platform=signed(panel.platform),
            load=load(words, panel),
        ),
        "speeds": [
            {
                "speed": str(v),
                "template": LETTERS[panel.shown[v] - 1] + str(panel.steps[v]),
                "band": say(f"print-band-{panel.band[v]}"),
                "top": v == panel.vtop,
            }
            for v in speeds
        ],
        "heads": [say("print-speed"), say("print-template"), say("print-band")],
        "structure": panel.structure,
        "structure_word": say("print-structure"),
        "guns": [
            {
                "word": say("print-gun", gun=say(f"gun-{gun.gun}"), mount=say(f"print-mount-{gun.mount}"), drum=gun.drum // 2),
                "half": gun.half,
            }
            for gun in panel.guns
        ],
        "people": [say(f"role-{role}") for role in panel.crew],
        "skills": [say(f"print-skill-{skill}") for skill in ("awareness", "flying", "gunnery", "fortitude", "luck")],
        "damage": [
            say(f"print-hit-{id}")
            for id in (
                "wider",
                "leak",
                "roll",
                "wires",
                "undercarriage",
                "emergency",
                "fuel",
                "smoke",
                "fire",
                "engine" if panel.engines == 1 else "engines",
            )
        ],
    }


def month(words: Words, id: str) -> str:
    """Return a month in words: ``1917-06`` as ``June 1917``."""
    year, _, number = id.partition("-")
    return f"{words.say(f'month-{number}')} {year}"


def load(words: Words, panel: Panel) -> str:
    """3.12 Return what the type may carry: alternatives."""
    say = words.say
    found = [say(f"print-bombs-{kind}", n=n) for kind, n in panel.bombs.items()] + ([say("print-rockets", n=panel.rockets)] if panel.rockets else [])
    return say("print-or").join(found) or say("print-no-load")
