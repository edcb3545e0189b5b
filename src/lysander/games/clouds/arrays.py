"""In Clouds of Glory for agents that learn: the words of its answers (chapters 34 and 35), and the spellings of its domains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.arrays import Arrays, Question
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.spelling import Spell, cut_at
from .arrays_asked import fields, tell
from .arrays_seen import layout, most_guns, observe
from .attacks import BOMBS, HOLD
from .ch06_setup import load_text
from .ch08_initiative import NOBODY
from .ch29_rolls import KEEP, MASCOT, MENTOR, REROLL
from .domains_attack import Attacks
from .domains_plan import FlightPlan
from .domains_setup import PRINTED, Placing
from .rules import rules_of
from .spelling import AIMS, HEADINGS, OFFSETS, RISES, attack, cut, placing
from .spelling_plan import Planning
from .spelling_segments import PLAN_WORDS

KINDS = ("crews", "place", "pupil", "load", "exchange", "jump", "plan", "ground-fire", "attack", "judgement", "reroll")
"""35.1 Questions that block; what may be said at any time is left to nobody."""
FIXED = (HOLD, BOMBS, PRINTED, NOBODY, KEEP, REROLL, MENTOR, MASCOT, "no", "plus", "minus", "rockets", "normal", "sustained", "short")
ROLES = ("P", "N", "G")


def words(setup: Setup) -> Sequence[str]:
    """34.7, 34.8 Returns the words of all answers."""
    rules = rules_of(setup)
    scene = rules.scene
    machines = [a["id"] for a in scene["aeroplane"]]
    things = [thing["id"] for kind in ("ground", "balloon", "battery", "point") for thing in scene.get(kind, ())]
    panels = {a["id"]: rules.panels[a["type"]] for a in scene["aeroplane"]}
    guns = [f"g{n + 1}" for n in range(max(map(most_guns, panels.values())))]
    loads = [load_text(load) for a in scene["aeroplane"] for load in (*a.get("loads", ()), *({"layout": x} for x in panels[a["id"]].layouts))]
    who = [r for r in ROLES if any(r in panel.crew for panel in panels.values())]
    owners = ["" if r == "P" else f"{r}." for r in who]
    acts = [f"/{do}{side}" for do in ("restart", "cut", "shut") for side in ("", ":L", ":R")]
    acts += [f"/{mine}{do}:{gun}" for mine in owners for do in ("repair", "drum") for gun in guns]
    acts += [
        f"/{do}:{id}"
        for do, kind in (("radio", "battery"), ("photo", "point"), ("observe", "ground"))
        for id in (x["id"] for x in scene.get(kind, ()))
    ]
    acts += ["/jettison", *(f"/jump:{r}" for r in ROLES)]
    return [*PLAN_WORDS, *FIXED, *ROLES, *AIMS, *OFFSETS, *RISES, *HEADINGS, *machines, *things, *guns, *loads, *acts]


SPELLINGS: Mapping[type, Spell] = {OneOf: cut_at(cut), Attacks: attack, Placing: placing, FlightPlan: Planning}
ARRAYS = Arrays(1, words, KINDS, layout, observe, SPELLINGS, question=Question(fields, tell))
