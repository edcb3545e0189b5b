"""Names of people, squadrons, types and months, and the arguments of sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.game import Setup
from ...core.words import Say, Words, minus
from .domains_frame import Frame, read
from .figure_words import label
from .rules import Rules, rules_of

NAMED = """
person Person squadron replaced persons recovered released gunners type month first last file side pace winner winner_text won_e won_c points_e
points_c skills parachute ability trait skill change now why how target before after instead battle victim turn role nation items points gained
successes row natural price die missions machine layout number lost count objective reason table state least most from until amends pilot spent face
own drawn dice sum plane place where by file
row_text why_text skill_text was_forced_home saved rerolls_used rerolls needed vital
attacker winner_points other_points strength phase roll rolled at flown many name called sits cause who Who faces
"""
BLANK: Mapping[str, str] = dict.fromkeys(NAMED.split(), "none")
"""Arguments that a sentence may name and an event does not tell, each ``none``."""


class Names(Words):
    """Names what there is in one campaign in one language."""

    TERMS = (
        *("seat-", "side-", "value-", "type-", "trait-", "skill-", "ability-", "role-", "layout-", "nation-", "month-", "scenario-mission_"),
        *("state-person-", "phase-", "wound-row-", "short-skill-", "file-", "level-", "event-"),
    )
    NOTHING = "none"

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        super().__init__(say, setup)
        self.rules: Rules = rules_of(setup or Setup("campaign", "war"))

    # things

    def type(self, type: str) -> str:
        """3.1 Return a type of aeroplane in words."""
        return self.say.maybe(f"type-{type}", type) if type else self.NOTHING

    def month(self, month: str) -> str:
        """31.2 Return a month in words: ``April 1917``."""
        return self.say("month-of", month=self.say(f"month-{month[5:]}"), year=month[:4]) if month else self.NOTHING

    def file(self, file: str) -> str:
        """32.2 Return the title of a mission."""
        return self.say.maybe(f"scenario-{file}", file) if file else self.NOTHING

    def side(self, letter: str) -> str:
        """34.2 Return a side in words, by its letter."""
        return self.say(f"side-{letter}") if letter in ("E", "C") else self.NOTHING

    def machine(self, text: str) -> str:
        """31.6 Return a machine in words: a type, with guns that were chosen; or the squadron's."""
        type, _, layout = text.partition("/")
        if not layout:
            return self.say("opt-own-machine-squadron") if type == "squadron" else self.type(type)
        return self.say("machine-with", type=self.type(type), guns=self.say.maybe(f"layout-{layout}", layout))

    def skills(self, skills: Mapping[str, int]) -> str:
        """4.1 Return skills in words, in the order of the rulebook."""
        return ", ".join(self.say("skill-value", skill=self.say(f"skill-{skill}"), value=value) for skill, value in skills.items())

    def frame(self, text: str) -> str:
        """31.2 Return a frame in words; the text as it is if it is none."""
        found = read(text)
        return text if found is None else self._frame(found)

    def _frame(self, frame: Frame) -> str:
        rows = [self.say("frame-row", name=q.name, nation=self.say(f"nation-{q.nation}"), strength=q.strength) for q in frame.squadrons]
        return self.say("frame-said", name=frame.name, squadrons=self.listed(rows))

    # arguments of sentences

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments of a sentence: ids of people and squadrons as names, lists joined, everything else in words."""
        args: dict[str, Any] = dict(BLANK)
        names = facts.get("names", {})
        for key, value in facts.items():
            if key != "names":
                make = MADE.get(key)
                args |= make(self, value, facts) if make is not None else self._plain(key, value, names)
        return args

    def _plain(self, key: str, value: Any, names: Mapping[str, str]) -> dict[str, Any]:
        if isinstance(value, bool):
            return {key: "yes" if value else "no"}
        if isinstance(value, int):
            return {key: minus(value)}
        if isinstance(value, (list, tuple)):
            return {key: self.listed(names.get(x, str(x)) if isinstance(x, str) else str(x) for x in value), "count": len(value)}
        if isinstance(value, str):
            return {key: names.get(value, value) or self.NOTHING}
        return {key: self.NOTHING}

    # the contract of the text layer

    def head(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """31.7 Return the campaign, its month, the mission and what goes on."""
        phase = str(view.get("phase", "frame"))
        number, many = view.get("number", 0), view.get("many", 0)
        return {**BLANK, "name": view.get("name") or self.NOTHING, "month": self.month(view.get("month", "")), "number": number, "many": many} | {
            "phase": self.say.maybe(f"phase-{phase}", phase),
            "flown": view.get("flown", 0),
        }

    def figure(self, group: str, name: str) -> str:
        """Return the label of a figure of the lab (``measures``)."""
        return label(self, group, name)


Made = Callable[[Names, Any, Mapping[str, Any]], dict[str, Any]]


def _month(key: str) -> Made:
    return lambda words, value, facts: {key: words.month(value)}


def _type(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": words.type(value), "layout": words.say.maybe(f"layout-{facts.get('layout')}", words.NOTHING)}


def _of_sides(key: str) -> Made:
    """Return the numbers of both sides, as ``points_e`` and ``points_c``."""

    def made(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
        return {f"{key}_{letter.lower()}": value.get(letter, 0) for letter in ("E", "C")} if isinstance(value, Mapping) else {key: value}

    return made


def _winner(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"winner": value or "draw", "winner_text": words.say.maybe(f"side-{value}.the", words.NOTHING)}


def _named(prefix: str, key: str) -> Made:
    return lambda words, value, facts: {key: words.say.maybe(f"{prefix}-{value}", str(value)) if value else words.NOTHING}


def _person(key: str) -> Made:
    """Return a person by the names that come with the facts; with a capital letter the same, for the start of a sentence."""

    def made(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
        names = facts.get("names", {})
        known: str = names.get(value, value) or words.NOTHING
        return {key: known, key.capitalize(): known, "squadron": names.get(facts.get("squadron"), facts.get("squadron")) or words.NOTHING}

    return made


def _why(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """31.20 Return why something changes; in ``why_text`` in words: a wound, the battle, an ability."""
    known = value if str(value).isidentifier() else ""
    return {"why": value, "why_text": words.say.maybe(f"why-{known}", words.say.maybe(f"ability-{known}", str(value)))}


def _value(words: Names, value: Any, target: str) -> str:
    """31.21 Return a value of a correction in words."""
    if target == "month":
        return words.month(value)
    if target.endswith(".parachute"):
        return words.say(f"target-parachute-{value}")
    if value == "grounded":
        return words.say("state-person-grounded", missions=0)
    if isinstance(value, int):
        return str(minus(value))
    return words.say.maybe(f"state-person-{value}", words.say.maybe(f"type-{value}", str(value).replace("_", " ")))


def _target(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """31.21 Return what a correction changes, in words."""
    of, _, field = value.partition(".")
    if of == "month":
        return {"target": words.say("target-month")}
    if of in ("won", "points"):
        return {"target": words.say(f"target-{of}", side=words.side(field))}
    name = _value(words, facts["before"], value) if field == "name" and "before" in facts else facts.get("names", {}).get(of, of)
    what = words.say.maybe(f"skill-{field}", words.say.maybe(f"target-{field}", field))
    return {"target": words.say("target-of", what=what, of=name)}


def _paired(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    names = facts.get("names", {})
    people = words.listed(names.get(id, id) for id in value)
    return {"gunners" if facts.get("role") == "pilot" else "pilot": people}


def _items(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """31.16 Return what experience was earned for, in words."""
    rows = value.items() if isinstance(value, Mapping) else ((i, 1) if isinstance(i, str) else tuple(i) for i in value)
    return {"items": words.listed(words.say("item-times", item=words.say.maybe(f"award-{key}", str(key)), count=count) for key, count in rows)}


def _sum(dice: Any, facts: Mapping[str, Any]) -> str:
    """36.1 Return dice and what is added to them, as a sum."""
    return " + ".join(str(n) for n in (*dice, facts.get("add", 0)) if n)


MADE: dict[str, Made] = {
    "person": _person("person"),
    "who": _person("who"),
    "replaced": _person("replaced"),
    "month": _month("month"),
    "first_month": _month("first"),
    "last_month": lambda words, value, facts: {"last": words.NOTHING if value == facts.get("first_month") else words.month(value)},
    "from": _month("from"),
    "until": _month("until"),
    "type": _type,
    "scenario": lambda words, value, facts: {"file": words.file(value)},
    "file": lambda words, value, facts: {"file": words.file(value)},
    "instead": lambda words, value, facts: {"instead": words.file(value)},
    "attacker": lambda words, value, facts: {"side": words.say.maybe(f"side-{value}.the", value), "attacker": value},
    "nation": _named("nation", "nation"),
    "sits": lambda words, value, facts: {"sits": words.say.maybe(f"seat-{value}", str(value))},
    "role": lambda words, value, facts: {"role": value},
    "skills": lambda words, value, facts: {"skills": words.skills(value)},
    "winner": _winner,
    "missions_won": _of_sides("won"),
    "points": _of_sides("points"),
    "ability": _named("ability", "ability"),
    "trait": _named("trait", "trait"),
    "skill": lambda words, value, facts: {"skill": value, "skill_text": words.say.maybe(f"skill-{value}", str(value))},
    "row": lambda words, value, facts: {"row": value, "row_text": words.say.maybe(f"wound-row-{value}", words.NOTHING)},
    "why": _why,
    "target": _target,
    "before": lambda words, value, facts: {"before": _value(words, value, facts["target"])},
    "after": lambda words, value, facts: {"after": _value(words, value, facts["target"])},
    "paired_with": _paired,
    "items": _items,
    "sides": lambda words, value, facts: {},
    "options": lambda words, value, facts: {},
    "dice": lambda words, value, facts: {"dice": _sum(value, facts), "sum": sum(value) + facts.get("add", 0)},
    "machines": lambda words, value, facts: {"machines": len(value)},
    "shown": lambda words, value, facts: {"count": len(value)},
}
"""How each fact is worded that needs words."""
