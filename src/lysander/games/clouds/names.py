"""Names of aeroplanes, people and things, and the arguments of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.game import Setup
from ...core.words import Say, Words, minus
from .figure_words import label, slug
from .plan_words import plan_words
from .rules import Rules, rules_of

PERSON = re.compile(r"([EC]\d+)(?:\.([PGN]))?$")
DECIMAL = 10
NAMED = """
mu degrees rockets bombs aimer pinned change kind mode fired
who Who What who_dat who_acc by_dat credit_dat other_dat who_man who_Man Man man by by_man by_Man other other_man credit credit_man over what at to
target subject subject_man pupil heading height class_text bank_text plan_text row row_text total needed outcome dice sum sums add face why why_text
how_text engine_text gun guns lost left amount turns turn aftermath emergency ground_text held hit hits count bomb_text mode_text band roll_text
face_text with order_text load_text pairs segment lead role_text letter tightest actions climb speed column torn now skill task thing vital fires
gas limit low high number side flight seat offers declared step_text phase winner entente central order lying flies successes modifier die threat
ceiling most home out given rolled points alone chance
"""
BLANK: Mapping[str, str] = dict.fromkeys(NAMED.split(), "none")
"""Arguments that a sentence may name and an event does not tell, each ``none``."""


class Names(Words):
    """Names what there is in one battle (its scenario and options) in one language."""

    TERMS = (
        *("seat-", "side-", "value-", "mod-", "token-", "type-", "kind-", "class-", "bank-", "band-", "state-", "fate-", "trait-", "skill-"),
        *("cover-", "terrain-", "bomb-", "mode-", "ability-", "role-", "layout-", "step-", "phase-", "area-", "text-"),
    )
    NOTHING = "none"

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        super().__init__(say, setup)
        self.rules: Rules = rules_of(setup or Setup("clouds", "duel"))
        scene = self.rules.scene
        self.types: dict[str, str] = {a["id"]: a["type"] for a in scene["aeroplane"]}
        things = {word: scene.get(word, ()) for word in ("ground", "balloon")}
        self.kinds: dict[str, str] = {t["id"]: t.get("kind", "balloon") for rows in things.values() for t in rows}
        for word, kind in (("barrage", "barrage"), ("battery", "battery"), ("point", "point")):
            self.kinds |= {t["id"]: kind for t in scene.get(word, ())}
        self.texts: dict[str, str] = {t["id"]: t["text"] for word in ("ground", "point") for t in scene.get(word, ()) if "text" in t}

    # things and people

    def known(self, id: Any) -> bool:
        """Whether this is the id of an aeroplane, a person or a thing of this battle."""
        return isinstance(id, str) and (id in self.kinds or self.is_person(id))

    def is_person(self, id: str) -> bool:
        """34.4 Whether this is the id of an aeroplane or of a person in one."""
        return (found := PERSON.match(id)) is not None and found[1] in self.types

    def plane(self, id: str) -> str:
        """Return an aeroplane in words: its type and its id."""
        return self.say("plane-name", type=self.say(f"type-{self.types[id]}"), id=id)

    def thing(self, id: str) -> str:
        """Return an aeroplane, a person or a thing in words."""
        if id in self.kinds:
            kind = self.say(f"text-{slug(self.texts[id])}") if id in self.texts else self.say(f"kind-{self.kinds[id]}")
            return self.say("thing-name", kind=kind, id=id)
        found = PERSON.match(id)
        if found is None or found[1] not in self.types:
            return id
        return self.man(id) if found[2] else self.plane(found[1])

    def man(self, id: str, case: str = "") -> str:
        """34.4 Return a person in words: ``E1`` and ``E1.P`` are the pilot. ``case`` is ``.start`` (at the start of a sentence), ``.acc`` or
        ``.dat``."""
        found = PERSON.match(id)
        if found is None or found[1] not in self.types:
            return self.thing(id)
        message = f"man-{found[2] or 'P'}"
        return self.say(message + case if self.say.has(message + case) else message, plane=self.plane(found[1]))

    def side(self, letter: str) -> str:
        """34.2 Return a side in words, by its letter."""
        return self.say(f"side-{letter}") if letter else self.NOTHING

    def task(self, id: str) -> str:
        """32.5 Return an objective of the battle in words, with its side, by its id; empty if there is none."""
        found = next((o for o in self.rules.scene.get("objective", ()) if o["id"] == id), None)
        if found is None:
            return ""
        text = self.say(f"objective-{found['kind']}", target=self.thing(found["target"]))
        return self.say("figure-of-side", of=text, side=self.side(found["side"][0].upper()))

    def engine(self, side: str) -> str:
        """3.13 Return an engine in words."""
        return self.say(f"engine-name-{side}" if side else "engine-name")

    def gun(self, plane: str, id: str) -> str:
        """3.11 Return a gun in words: its make and its id."""
        panel = self.rules.panels.get(self.types.get(plane, ""))
        make = next((m.gun for m in panel.guns if m.id == id), "") if panel else ""
        return self.say("gun-name", gun=self.say(f"gun-{make}"), id=id) if make else id

    # numbers and places

    def mu(self, points: int) -> str:
        """2.2 Return a distance in points as MU with one decimal."""
        tenths = (abs(points) + 5) // 10
        return self.say("decimal", whole=tenths // DECIMAL, tenths=tenths % DECIMAL)

    def place(self, at: Sequence[int]) -> str:
        """2.2 Return a place in words: MU to the east and north, and the height."""
        east = self.say("place-east" if at[0] >= 0 else "place-west", mu=self.mu(at[0]))
        north = self.say("place-north" if at[1] >= 0 else "place-south", mu=self.mu(at[1]))
        return self.say("place-at", east=east, north=north, height=at[2]) if len(at) > 2 else self.say("place-ground", east=east, north=north)

    def degrees(self, ticks: int) -> str:
        """2.3 Return an angle in words, in degrees."""
        return self.say("place-degrees", degrees=(ticks + 5) // 10 % 360)

    def plus(self, number: int) -> str:
        """Return a number with its sign."""
        return f"+{number}" if number >= 0 else str(minus(number))

    # arguments of sentences

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments of a sentence: ids as names (people also with ``_man`` and ``_Man``), places and headings in words, lists joined."""
        args: dict[str, Any] = dict(BLANK)
        for key, value in facts.items():
            make = MADE.get(key)
            args |= make(self, value, facts) if make is not None else self._plain(key, value)
        args |= {"man": args["who_man"], "Man": args["who_Man"]}
        for make_more in MORE:
            args |= make_more(self, facts)
        return args

    def _plain(self, key: str, value: Any) -> dict[str, Any]:
        """Return the arguments of a fact that needs no words of its own."""
        if isinstance(value, bool):
            return {key: "yes" if value else "no"}
        if isinstance(value, int):
            return {key: minus(value)}
        if isinstance(value, (list, tuple)):
            return {key: self.listed(self.thing(x) if isinstance(x, str) else str(x) for x in value)}
        if not isinstance(value, str):
            return {key: self.NOTHING if value is None else str(value)}
        if not self.known(value):
            return {key: value or self.NOTHING}
        name = self.thing(value)
        people = {"man": self.man(value), "Man": self.man(value, ".start"), "acc": self.man(value, ".acc"), "dat": self.man(value, ".dat")}
        return {key: name, key.capitalize(): large(name), **{f"{key}_{case}": said for case, said in people.items()}}

    # the contract of the text layer

    def head(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """7.1 Return turn, phase and step of a view."""
        step = str(view.get("step", ""))
        named = {k: view.get(k, "none") for k in ("turn", "turns", "phase")}
        return {**BLANK, **named, "step_text": self.say.maybe(f"step-{step}", step)}

    def figure(self, group: str, name: str) -> str:
        """Return the label of a figure of the lab (``measures``)."""
        return label(self, group, name)


def large(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]


Made = Callable[[Names, Any, Mapping[str, Any]], dict[str, Any]]


def _place(key: str) -> Made:
    """Return how a fact that is a place, or names a thing, is told."""
    return lambda words, value, facts: {key: words.place(value)} if isinstance(value, (list, tuple)) else words._plain(key, value)


def _text(prefix: str, key: str) -> Made:
    """Return how a fact that is a word of the rules is told: ``<key>_text`` is the message with this prefix."""

    def made(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(value, str) or not value:
            return {key: words.NOTHING}
        return {key: value, f"{key}_text": words.say.maybe(f"{prefix}-{slug(value) if prefix in SLUGGED else value}", value)}

    return made


SLUGGED = ("loss",)
"""20.9 How the figures end that are the share of shots that hit."""


def _why(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """28.6, 28.2 Return why an aeroplane is lost, or why the battle ended."""
    loss, end = f"loss-{slug(str(value))}", f"why-{value}"
    return {"why": slug(str(value)) or words.NOTHING, "why_text": words.say.maybe(loss) or words.say.maybe(end, str(value))}


def _dice(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """34.9 Return several dice, with what is added to their sum."""
    if not isinstance(value, list):
        return words._plain("dice", value)
    add = facts.get("add", 0)
    parts = [str(v) for v in value] + ([str(add)] if add else [])
    return {"dice": " + ".join(parts) if len(parts) > 1 else words.NOTHING, "sum": sum(value) + add}


def _heading(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"heading": words.degrees(value)}


def _modifiers(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """They stand on the card of the die."""
    return {}


def _engine(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"engine": value or words.NOTHING, "engine_text": words.engine(value)}


def _gun(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"gun": words.gun(str(facts.get("who", "")).partition(".")[0], value)}


def _guns(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    plane = str(facts.get("who") or facts.get("by") or "").partition(".")[0]
    return {"guns": words.listed(words.gun(plane, g) for g in value)} if isinstance(value, (list, tuple)) else words._plain("guns", value)


def _plan(key: str) -> Made:
    """Return how a flight plan in notation is told: in words, as ``plan_text``."""
    return lambda words, value, facts: {key: value, "plan_text": plan_words(words, value, str(facts.get("who", "")))}


def _seat(key: str) -> Made:
    return lambda words, value, facts: {key: words.seat(value)}


def _side(key: str) -> Made:
    return lambda words, value, facts: {key: words.side(value) if value in ("E", "C") else value or words.NOTHING}


def _role(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """P-06 Return a role in words, a flight whose height is rolled (R-60), or an aeroplane or person as elsewhere."""
    if value in ("P", "G", "N"):
        return {"who": value, "role_text": words.say(f"role-{value}")}
    if words.say.has(f"flight-{value}"):
        return {"who": words.say(f"flight-{value}"), "Who": large(words.say(f"flight-{value}"))}
    return words._plain("who", value)


def _segment(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """11.16 Return the number of a segment, and the words with which its refusal begins."""
    return {"segment": value, "lead": words.say("segment-of", segment=value)}


def _roll(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """29.2 Return the title of a roll, by its id."""
    return {"roll": value, "roll_text": words.say.maybe(f"roll-{value}", str(value), **{**BLANK, "why": facts.get("why", "none")})}


def _flight(words: Names, value: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"flight": words.say.maybe(f"flight-{value}", str(value))}


MADE: Mapping[str, Made] = {
    "at": _place("at"),
    "to": _place("to"),
    "who": _role,
    "heading": _heading,
    "gone": lambda words, value, facts: {"gone": words.listed(map(words.seat, value))},
    "home": lambda words, value, facts: {"home": words.degrees(value)} if type(value) is int else words._plain("home", value),
    "path": lambda words, value, facts: {"length": len(value)},
    "plan": _plan("plan"),
    "declared": _plan("declared"),
    "modifiers": _modifiers,
    "objectives": _modifiers,
    "people": _modifiers,
    "machines": _modifiers,
    "dice": _dice,
    "engine": _engine,
    "gun": _gun,
    "guns": _guns,
    "climb": lambda words, value, facts: _text("class", "class")(words, value, facts) if isinstance(value, str) else {"climb": value},
    "bank": _text("bank", "bank"),
    "ground": _text("terrain", "ground"),
    "bomb": _text("bomb", "bomb"),
    "mode": _text("mode", "mode"),
    "order": lambda words, value, facts: words._plain("order", value) if isinstance(value, list) else order_words(words, value),
    "why": _why,
    "how": _text("loss", "how"),
    "segment": _segment,
    "seat": _seat("seat"),
    "of": _side("of"),
    "side": _side("side"),
    "roll": _roll,
    "flight": _flight,
    "load": lambda words, value, facts: {"load": value, "load_text": load_words(words, value)},
}
"""Facts that have a way of their own to be told."""


def order_words(words: Names, value: Any) -> dict[str, Any]:
    """29.8, 9.3, 23.7 Return a standing order, or one to the ground, in words."""
    if not isinstance(value, str) or words.say.has(f"order-{value}"):
        return {"order": value, "order_text": words.say(f"order-{value}")}
    return {"order": value, "order_text": shift_words(words, value)}


def shift_words(words: Names, value: str) -> str:
    """9.3 Return the shift of a barrage in words, from ``300,0 31-40``."""
    by, _, band = value.partition(" ")
    numbers = [int(n) for n in by.split(",")] if re.fullmatch(r"-?\d+,-?\d+", by) else [0, 0]
    return words.say("order-shift", by=words.place(numbers), band=band or words.NOTHING)


def load_words(words: Names, value: str) -> str:
    """6.2 Return a load in words, from ``lewis+r8``."""
    parts = []
    for word in value.split("+"):
        if words.say.has(f"layout-{word}"):
            parts.append(words.say(f"layout-{word}"))
        elif (found := re.fullmatch(r"([lmhr])(\d+)", word)) is not None:
            kind = {"l": "light", "m": "medium", "h": "heavy"}.get(found[1], "")
            bomb = words.say(f"bomb-{kind}") if kind else ""
            parts.append(words.say("twin-bombs" if kind else "twin-rockets", count=int(found[2]), bomb_text=bomb))
        else:
            parts.append(words.say("opt-load-printed"))
    return words.listed(parts)


# rows of tables, and what is told by several facts together


def _row(words: Names, facts: Mapping[str, Any]) -> dict[str, Any]:
    """22.5, 16.7, 13.4, 21.6, 17.6 Return the row of a table in words; that of a landing is named by the worst successes that it holds."""
    row = facts.get("row")
    if type(row) is not int:
        return {}
    if "ground" in facts:
        return {"row_text": words.say(f"landing-{'water' if facts['ground'] == 'water' else 'land'}-{-row}")}
    if "column" in facts:
        return {"row_text": words.say(f"collision-{facts['column']}-{first_of(words.rules.tables['collision'], row)}")}
    if "torn" in facts:
        return {"row_text": words.say(f"failure-{row}")}
    if "gun" in facts:
        return {"row_text": words.say.maybe(f"jam-{row}")}
    return {"row_text": damage_words(words, str(facts.get("who") or facts.get("at") or ""), row)}


def first_of(table: Mapping[str, Any], row: int) -> int:
    """16.7 Return the first number of the row in which a result falls."""
    return next((int(r["from"]) for r in table["row"] if r["from"] <= row <= r["to"]), row)


def damage_words(words: Names, plane: str, row: int) -> str:
    """22.5 Return a row of the damage table of an aeroplane in words."""
    panel = words.rules.panels.get(words.types.get(plane, ""))
    multi = f"damage-multi-{row}"
    return words.say(multi if panel and panel.engines > 1 and words.say.has(multi) else f"damage-{row}")


def _sums(words: Names, facts: Mapping[str, Any]) -> dict[str, Any]:
    """14.1 Return the items of the energy step that are not 0, in words."""
    if not {"a", "b", "c", "d", "e", "f"} <= facts.keys():
        return {}
    told = [words.say(f"energy-{item}", add=words.plus(facts[item])) for item in "abcdef" if facts[item]]
    return {"sums": ", ".join(told) or words.NOTHING}


def _pairs(words: Names, facts: Mapping[str, Any]) -> dict[str, Any]:
    """6.2 Return which rolled crew flies which aeroplane."""
    if not {"rolled", "given"} <= facts.keys():
        return {}
    return {"pairs": words.listed(words.say("crew-pair", crew=c, plane=p) for c, p in zip(facts["rolled"], facts["given"], strict=True))}


def _alone(words: Names, facts: Mapping[str, Any]) -> dict[str, Any]:
    """28.11 Tell whether a battle with equal points was won by the side that alone held the field."""
    return {"alone": "yes"} if facts.get("held") and facts.get("entente", 0) == facts.get("central", 1) else {}


MORE: tuple[Callable[[Names, Mapping[str, Any]], dict[str, Any]], ...] = (_row, _sums, _pairs, _alone)
"""What is told by several facts together."""
