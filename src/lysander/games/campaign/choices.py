"""Words for questions and their answers: labels and notes of the decisions D-17 to D-23."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.ask import Ask
from ..clouds.panels import Panel
from .names import Names

View = Mapping[str, Any]
KMH = 10
"""2.1 Kilometres an hour in an EU."""
CREWS = {1: "crew-one", 2: "crew-two", 3: "crew-three"}


def question(words: Names, ask: Ask, view: View) -> dict[str, Any]:
    """Return the arguments of a question: its facts, and the squadron that is asked."""
    facts = ask.facts
    names = {q["id"]: q["name"] for q in view.get("squadrons", ())} | people(view)
    about = {"squadron": ask.seat} if ask.seat in names else {}
    args = words.arguments({**about, **facts, "names": names})
    if "slots" in facts:
        args["count"] = facts.get("count", len(facts["slots"]))
    if "flies" in facts:
        args["flies"] = "yes" if facts["flies"] else "no"
    if "machine" in facts:
        args["machine"] = words.type(facts["machine"])
    return args


def people(view: View) -> dict[str, str]:
    """Return the names of the people in a view, by id."""
    return {row["person"]["id"]: row["person"]["name"] for row in view.get("people", ())}


def option(words: Names, ask: Ask, value: Any, view: View) -> tuple[str, str, str]:
    """Return label, note and paragraph of one answer."""
    head = ask.kind.partition(":")[0]
    if isinstance(value, Mapping):
        return outcome(words, value), "", ask.rule
    if not isinstance(value, str):
        return str(value), "", ask.rule
    make = OPTIONS.get(head)
    for id in (f"opt-{head}-{value}", *([] if make else [f"opt-{value}"])):
        if words.say.has(id):
            return words.say(id), words.say.maybe(f"{id}.note"), ask.rule
    label, note = make(words, ask, value, view) if make else (value, "")
    return label, note, ask.rule


def type_words(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """31.5 Return a type with its crew and its months of service."""
    panel = words.rules.panels.get(value)
    if panel is None:
        return value, ""
    nation = next((q["nation"] for q in view.get("squadrons", ()) if q["id"] == ask.seat), "")
    row = next((r for r in words.rules.tables["timeline"].get(nation, ()) if r["type"] == value), None)
    crew = words.say(CREWS[len(panel.crew)])
    note = crew if row is None else words.say("type-note", crew=crew, until=words.month(row["until"]), **figures(panel))
    return words.type(value), note


def figures(panel: Panel) -> dict[str, int]:
    """3.1 Return what tells types apart: guns, speed in km/h, climb."""
    return {"guns": len(panel.guns), "vtop": panel.vtop * KMH, "climb": panel.climb}


def machine(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """31.6 Return a machine of one's own."""
    return words.machine(value), ""


def roster(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """31.9 Return the pilots of a roster, by name."""
    names = people(view)
    return words.listed(names.get(id, id) for id in value.split(" ")), ""


def frame(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """31.2 Return the frame of a campaign."""
    return words.frame(value), ""


def outcome(words: Names, value: Mapping[str, Any]) -> str:
    """31.11 Return what came of a battle, in words."""
    if "void" in value:
        return words.say("opt-outcome-void", reason=str(value["void"]))
    return words.say("opt-outcome-over", **{key: value.get(key, 0) for key in ("winner", "entente", "central")})


def ability(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """31.18 Return an ability."""
    return words.say.maybe(f"ability-{value}", value), ""


def point(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """31.17 Return the point of a skill that can be bought, and its price."""
    id, _, skill = value.partition(".")
    person = next((row["person"] for row in view.get("people", ()) if row["person"]["id"] == id), None)
    if person is None:
        return value, ""
    args = {"person": person["name"], "skill": words.say.maybe(f"skill-{skill}", skill), "value": person[skill], "next": person[skill] + 1}
    prices = {"price": ask.facts.get("prices", {}).get(value, 0), "points": person["experience"]}
    return words.say("opt-raise-point", **args), words.say("opt-raise-point.note", **prices)


Make = Callable[[Names, Ask, str, View], tuple[str, str]]
OPTIONS: dict[str, Make] = {
    "type": type_words,
    "own-machine": machine,
    "roster": roster,
    "frame": frame,
    "ability": ability,
    "raise": point,
}


def form(words: Names, ask: Ask, form: Mapping[str, Any], view: View) -> list[str]:
    """34.8 Return how an answer is written that is put together."""
    kind = form.get("type")
    if kind == "frame":
        return [words.say("form-frame", least=form["least"], most=form["most"]), words.say("form-example", text=ask.default or "")]
    if kind == "roster":
        names = people(view)
        return [words.say("form-roster", count=form["count"]), *(words.say("form-person", id=id, name=names.get(id, id)) for id in form["pool"])]
    if kind == "outcome":
        return [words.say("form-outcome")]
    if kind == "correction":
        return [words.say("form-correction", records=form["records"]), words.say("form-example", text="61 e1p3.experience 3 a shared victory")]
    return []
