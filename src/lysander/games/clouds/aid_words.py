"""11.17 The planning aid in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .names import Names, large


def lines(words: Names, facts: Mapping[str, Any]) -> list[str]:
    """11.17 Return what the aid says of a plan in the making, in lines; nothing of the envelope, which is for the board."""
    return [*_legal(words, facts), *_energy(words, facts), *_path(words, facts), *_shots(words, facts)]


def _legal(words: Names, facts: Mapping[str, Any]) -> Iterator[str]:
    """11.17 (a), (d), (e) Yield that the plan is possible, the actions, the tests. Reasons against it are said by its refusal, with their facts."""
    say = words.say
    if "reasons" not in facts:
        return
    if not facts["reasons"]:
        yield say("aid-legal")
    for role, (used, there) in facts.get("actions", {}).items():
        yield say("aid-actions", role=large(say(f"role-{role}")), used=used, of=there)
    for test in facts.get("tests", ()):
        yield say("aid-test", roll_text=words.arguments(test)["roll_text"], target=test["target"], chance=test["chance"])


def _energy(words: Names, facts: Mapping[str, Any]) -> Iterator[str]:
    """11.17 (c) Yield the energy sheet."""
    sheet = facts.get("energy")
    if sheet:
        sums = words.arguments(sheet)["sums"]
        told = "" if sums == words.NOTHING else f" ({sums})"
        band = words.say(f"band-{sheet['band']}")
        yield words.say("aid-energy", speed=sheet["speed"], band=band, template=sheet["template"] or words.NOTHING, sums=told)


def _path(words: Names, facts: Mapping[str, Any]) -> Iterator[str]:
    """11.17 (b), (f) Yield the end of the path, its least height, what it meets."""
    say = words.say
    if "end" in facts:
        end = facts["end"]
        at, heading = words.place(end["at"]), words.degrees(end["heading"])
        yield say("aid-end", at=at, heading=heading, class_text=say(f"class-{end['class']}"), bank_text=say(f"bank-{end['bank']}"))
        yield say("aid-least", height=facts["least"])
    for met in facts.get("contacts", ()):
        yield say("aid-contact", thing=met["thing"], what=words.thing(met["what"]) if met["what"] else words.NOTHING, point=met["point"])


def _shots(words: Names, facts: Mapping[str, Any]) -> Iterator[str]:
    """11.17 (g), (h) Yield the enemies in reach at the end place, threats, and the tasks."""
    say = words.say
    for shot in facts.get("shots", ()):
        for burst in shot.get("shots", ()):
            shooter = large(say(f"role-{burst['by']}"))
            yield say(
                "aid-shot", shooter=shooter, who=words.thing(shot["who"]), distance=shot["distance"], target=burst["base"], chance=burst["chance"]
            )
        if shot.get("threatens"):
            yield say("aid-threatens", who=words.thing(shot["who"]))
        if shot.get("threatened"):
            yield say("aid-threatened", who=words.thing(shot["who"]))
    for task in facts.get("tasks", ()):
        text = say(f"plan-{task['do']}", at=words.thing(task["what"]))
        yield say("aid-task", do_text=large(text), met="yes" if task["met"] else "no")
