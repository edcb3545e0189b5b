"""What types, people, skills and abilities are worth, by rules of thumb. The unit of people is a point of Gunnery.

The points of types are those of docs/studies/clouds-balance.md, of 100 in duels against all others; there too Gunnery is worth most, Awareness half
of it, Flying a quarter, and the second re-roll (Luck 12) most of what Luck is worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..state import GUNNER
from .sheet import Sheet

DUELS: Mapping[str, int] = {
    "dr1": 63, "pup": 60, "camel": 58, "se5a": 56, "alb3": 54, "d7": 54, "tripe": 53, "spad13": 53, "alb5": 52, "bristol": 48, "re8": 47,
    "pfalz": 46, "dfw": 43, "spad7": 43, "roland": 43, "n17": 39, "gotha": 38,
}  # fmt: skip
UNKNOWN = 45
"""Points of a type that no study knows."""
EACH_ABOARD, EACH_GUN = 4, 4
"""31.3 Points for each person aboard beside the pilot, who may be lost with him; 31.6 for each gun more than the printed ones."""
SKILLS: Mapping[str, float] = {"gunnery": 1.0, "awareness": 0.5, "fortitude": 0.3, "flying": 0.25, "luck": 0.1}
REROLL, EACH_REROLL = 1.2, 6
"""4.3 What a re-roll more is worth, and the Luck for each."""
HURT = 0.8
"""31.12 What each point of Fortitude is worth that somebody has not got back: he dies of it sooner, and flies worse."""
REST, LONGEST_REST = 0.15, 4
"""31.9 What each mission on the ground is worth, so that newcomers learn, too; and how many count."""
GUNNERS = 0.5
"""31.17 What a skill of a gunner is worth beside that of a pilot."""
ABILITIES: Mapping[str, float] = {
    "eye": 1.5, "deflection": 1.2, "nine": 1.2, "mascot": 1.0, "hard": 0.8, "calm": 0.7, "hands": 0.6, "leader": 0.6, "cool": 0.6, "saver": 0.6,
    "shaver": 0.5, "armourer": 0.5, "burr": 0.5, "gasbag": 0.4, "tactician": 0.4, "survivor": 0.4, "rigger": 0.3, "job": 0.3, "raider": 0.2,
    "connected": 0.8, "swagger": 1.5, "marksman": 1.2, "eel": 0.6, "trials": 0.6, "mentor": 0.5, "rank": 0.2,
}  # fmt: skip
ORDINARY = 0.5
"""What an ability is worth that is not listed, and one that is still to be rolled."""
ABILITY_DIE = 0.1
"""31.17 The chance that a raised skill brings an ability."""
Person = Mapping[str, Any]


def type_worth(sheet: Sheet, type: str, layout: str = "") -> float:
    """31.5, 31.6 Return the points of a type with these guns."""
    panel = sheet.rules.panels[type]
    guns = len(panel.mounts(layout)) - len(panel.guns)
    return DUELS.get(type, UNKNOWN) - EACH_ABOARD * (len(panel.crew) - 1) + EACH_GUN * guns


def machine_worth(sheet: Sheet, text: str, of_squadron: str) -> float:
    """31.6 Return the points of a machine as it stands in an answer: a type with guns, or that of the squadron."""
    type, _, layout = text.partition("/")
    return type_worth(sheet, type if type in sheet.rules.panels else of_squadron, layout)


def pilot_worth(sheet: Sheet, id: str) -> float:
    """31.9 Return what a pilot is worth in the next battle."""
    p = sheet.people[id]
    skills = sum(worth * p[skill] for skill, worth in SKILLS.items()) + REROLL * (p["luck"] // EACH_REROLL)
    abilities = sum(ABILITIES.get(a, ORDINARY) for a in p["abilities"])
    rest = min(LONGEST_REST, sheet.view["number"] - 1 - p["flew"])
    return float(skills + abilities - HURT * (p["fortitude"] - p["now"]) + REST * rest)


def point_worth(p: Person, skill: str, price: int) -> float:
    """31.17 Return what a point of a skill is worth, for each point of experience that it costs."""
    gain = SKILLS[skill] + (REROLL if skill == "luck" and (p["luck"] + 1) % EACH_REROLL == 0 else 0)
    return (gain + ABILITY_DIE * ORDINARY) * (GUNNERS if p["role"] == GUNNER else 1) / price


def ability_worth(id: str) -> float:
    """31.18 Return what an ability is worth."""
    return ABILITIES.get(id, ORDINARY)
