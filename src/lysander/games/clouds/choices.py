"""Words for questions and their answers: labels, odds and paragraphs of every decision of chapter 35."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ...core.ask import Ask
from ...core.words import minus
from . import odds
from .names import Names, large, order_words
from .plan_words import plan_words

View = Mapping[str, Any]
Words3 = tuple[str, str, str]
NONE = "none"
PLACE = re.compile(r"(-?\d+),(-?\d+),(-?\d+)/h(\d{4})")
SHOT = re.compile(r"([A-Z]\d+) (normal|sustained|short)((?: g\d)*)")
SALVO = re.compile(r"([A-Z]\d+) rockets (\d+)")
STICK = re.compile(r"bombs ([lmh])(\d+) @(-?\d+),(-?\d+)")
JAM = "R-35"
"""21.6 The roll that tells how badly a gun is jammed."""
BOMBS = {"l": "light", "m": "medium", "h": "heavy"}
"""34.8 Answers in notation."""


def question(words: Names, ask: Ask, view: View) -> dict[str, Any]:
    """Return the arguments of a question: its facts, and the aeroplane, person or thing that its kind names."""
    facts, tail = ask.facts, ask.kind.partition(":")[2]
    args = words.arguments({k: v for k, v in facts.items() if k != "rolled"})
    if words.known(tail):
        args |= {"subject": words.thing(tail), "subject_man": words.man(tail)}
    if "roll" in facts:
        args["face_text"] = rolled(words, facts)
    return args


def rolled(words: Names, facts: Mapping[str, Any]) -> str:
    """29.2 Return what a roll came to, before it is kept or made again."""
    if "target" in facts and type(facts["target"]) is int:
        return words.say("reroll-test", face=facts["face"], target=minus(facts["target"]))
    total = facts.get("total", facts.get("face"))
    if facts["roll"] == JAM and type(total) is int:
        row = min(words.rules.tables["mg_malfunction"]["highest"], total + sum(m[1] for m in facts.get("modifiers", ())))
        return words.say("reroll-jam", row=row, row_text=words.say(f"jam-{row}"))
    return words.say("reroll-low") if total is None else words.say("reroll-throw", total=total)


def _again(ask: Ask) -> int | str:
    """4.5 Return the chance in per cent that a test succeeds when it is made again; "none" for another roll."""
    target = ask.facts.get("target")
    return odds.percent_of(target) if type(target) is int else NONE


def option(words: Names, ask: Ask, value: Any, view: View) -> Words3:
    """Return label, note and paragraph of one answer."""
    head, _, tail = ask.kind.partition(":")
    if not isinstance(value, str):
        return str(value), "", ask.rule
    for id in (f"opt-{head}-{value}", f"opt-{value}"):
        if words.say.has(id):
            left = odds.rerolls(view, tail) if value == "reroll" else 0
            note = words.say(f"{id}.note", left=left, chance=_again(ask)) if left else ""
            return words.say(id), note, ask.rule
    make = OPTIONS.get(head)
    label, note = make(words, ask, value, view) if make else (words.thing(value), "")
    return large(label), large(note), ask.rule


def crews(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """6.2 Return which rolled crew flies which aeroplane."""
    pairs = zip(ask.facts["rolled"], value.split(), strict=False)
    return words.listed(words.say("crew-pair", crew=c, plane=p) for c, p in pairs), ""


def load(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """6.2 Return a load in words."""
    return str(words.arguments({"load": value})["load_text"]), ""


def place(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """6.5 Return where an aeroplane is set up."""
    found = PLACE.fullmatch(value)
    if found is None:
        return value, ""
    x, y, z, heading = (int(n) for n in found.groups())
    return words.say("opt-place", at=words.place((x, y, z)), heading=words.degrees(heading)), ""


def exchange(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """8.5 Return a pilot with his initiative."""
    return words.say("opt-exchange", man=words.man(value), total=odds.initiative(view, value)), ""


def pupil(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """30.10 Return a pilot."""
    return words.man(value), ""


def jump(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """10.5 Return who jumps."""
    roles = value.split(",")
    return words.say("opt-jump", people=words.listed(words.say.maybe(f"role-{r}", r) for r in roles), count=len(roles)), ""


def plan(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """11.1 Return a flight plan in words."""
    return plan_words(words, value, ask.kind.partition(":")[2]), ""


def ground_fire(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """19.1, 19.3 Return an aeroplane with its distance and the chance to hit it."""
    unit = ask.kind.partition(":")[2]
    shot = odds.ground_shot(words.rules, view, unit, value)
    if shot is None:
        return words.thing(value), ""
    distance, chance = shot
    note = words.say("opt-ground-fire.note", distance=distance)
    return words.say("opt-ground-fire", who=words.thing(value)), f"{note}, {words.say('shot-odds', chance=chance)}"


def attack(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """20.2, 34.8 Return an attack in words."""
    say, plane = words.say, ask.kind.partition(":")[2].partition(".")[0]
    if found := SHOT.fullmatch(value):
        guns = words.listed(words.gun(plane, g) for g in found[3].split())
        return say("opt-attack-guns", target=words.thing(found[1]), mode_text=say(f"mode-{found[2]}"), guns=guns), shot_note(words, ask, value)
    if found := SALVO.fullmatch(value):
        return say("opt-attack-rockets", target=words.thing(found[1]), count=int(found[2])), shot_note(words, ask, value)
    if found := STICK.fullmatch(value):
        at, bomb = words.place((int(found[3]), int(found[4]))), say(f"bomb-{BOMBS[found[1]]}")
        return say("opt-attack-bombs", count=int(found[2]), bomb_text=bomb, at=at), ""
    return value, ""


def shot_note(words: Names, ask: Ask, value: str) -> str:
    """20.6, 24.7 Return the chance of a shot with its sum, as far as the domain describes it."""
    form = words.form_of(ask)
    found = SHOT.fullmatch(value)
    if found:
        shot = next((s for s in form.get("shots", ()) if s["target"] == found[1]), None)
        made = next((m for m in shot["modes"] if m["mode"] == found[2]), None) if shot else None
        if made and found[3]:
            made = next((m for m in made["fewer"] if m["guns"] == found[3].split()), None)
    else:
        made = next((s for s in form.get("rockets", ()) if s["target"] == value.split(" ")[0]), None)
    if made is None:
        return ""
    sums = ", ".join(words.say("shot-sum", label=words.say.maybe(f"mod-{m[0]}", m[0]), add=words.plus(m[1])) for m in made["modifiers"])
    odds = words.say("shot-odds", chance=made["chance"])
    return f"{odds} ({sums})" if sums else odds


def ground_orders(words: Names, ask: Ask, value: str, view: View) -> tuple[str, str]:
    """9.3 Return the shift of a barrage in words."""
    return str(order_words(words, value)["order_text"]), ""


OPTIONS: Mapping[str, Callable[[Names, Ask, str, View], tuple[str, str]]] = {
    "crews": crews,
    "load": load,
    "place": place,
    "exchange": exchange,
    "pupil": pupil,
    "jump": jump,
    "plan": plan,
    "ground-fire": ground_fire,
    "attack": attack,
    "ground-orders": ground_orders,
}
"""The words of an answer, by kind of question."""


def form(words: Names, ask: Ask, described: Mapping[str, Any]) -> list[str]:
    """34.7, 34.8 Return how an answer is written that is put together, in lines."""
    say = words.say
    match described["type"]:
        case "flight_plan":
            return [say("form-plan-figures", **figures(words, described)), say("form-plan"), say("form-plan-more", steady=described["steady"])]
        case "placing":
            return [say("form-place")]
        case "shift":
            return [say("form-shift")]
        case "attack":
            if ask.domain.members() is not None:
                return []
            lines = [say("form-attack", value=v, label=". ".join(filter(None, option(words, ask, v, {})[:2]))) for v in described["options"]]
            return [*lines, say("form-attack-bombs")]
    return []


def figures(words: Names, described: Mapping[str, Any]) -> dict[str, Any]:
    """11.3 Return the figures of a move in words."""
    say = words.say
    return {
        "speed": described["speed"],
        "band": say(f"band-{described['band']}"),
        "class": say(f"class-{described['class']}"),
        "bank": say(f"bank-{described['bank']}"),
        "shown": described["shown"] or "–",
        "tightest": described["tightest"] or "–",
        "left": described["roll"]["L"],
        "right": described["roll"]["R"],
        "climb": described["climb"],
        "actions": described["actions"],
    }
