"""A roll as a card, as clients draw it: title, face, verdict, sum with its paragraphs, who sees it, where the die comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..core.ask import UMPIRE
from ..core.event import ALL, Event
from ..core.words import Say


def roll_card(say: Say, args: Mapping[str, Any], event: Event) -> dict[str, Any]:
    """Return the card of a roll. ``args`` are the facts of the event in words."""
    facts = event.facts
    name = str(facts.get("name", "")).partition(":")[0]
    id = f"roll-{name}" if say.has(f"roll-{name}") else "roll-generic"
    filled = {"name": name, "total": "", "needed": "", **args}
    rows = _rows(say, id, filled, facts, event.rule)
    return {
        "title": say(id, **filled),
        "faces": facts.get("faces", 6),
        "face": facts.get("face"),
        "verdict": _verdict(say, id, filled, facts),
        "rows": rows,
        "total": _total(facts, sum(row["add"] for row in rows)),
        "needed": say.maybe(f"{id}.needed", **filled) or None,
        "seen_by": _seen_by(say, event),
        "source": "ruling" if facts.get("overruled") else "hand" if facts.get("hand") else "seed",
    }


def rolls_in(value: Any) -> Iterator[Mapping[str, Any]]:
    """Yield the rolls among the facts of an event, in their order: every mapping with ``name``, ``faces`` and ``face``.

    It leaves out the key ``facts``: these belong to another event that is shown to somebody for approval.
    """
    if isinstance(value, Mapping):
        if {"name", "faces", "face"} <= value.keys():
            yield value
        else:
            for key, part in value.items():
                if key != "facts":
                    yield from rolls_in(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from rolls_in(part)


def as_facts(roll: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a roll event for a roll that is part of another event. The face is the base of its sum."""
    rows = [(m["id"], m["add"], m["rule"]) for m in roll.get("modifiers", ())]
    base = {"base": roll["face"]} if rows else {}
    return {**roll, **base, "modifiers": rows, "total": roll.get("sum", roll["face"]), "needed": roll.get("needs")}


def _verdict(say: Say, id: str, filled: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
    if not facts.get("face") and say.has(f"{id}.certain"):
        return say(f"{id}.certain", **filled)
    return say(f"{id}.verdict", **filled) if say.has(f"{id}.verdict") else say("roll-generic-verdict", **filled)


def _rows(say: Say, id: str, filled: Mapping[str, Any], facts: Mapping[str, Any], rule: str) -> list[dict[str, Any]]:
    """Return the rows of the sum: the base, then every modifier, also those of 0."""
    rows = []
    if "base" in facts:
        base = say.maybe(f"{id}.base", say("roll-generic-base"), **filled)
        rows.append({"label": base, "add": facts["base"], "rule": say.maybe(f"{id}.base-rule", rule)})
    for modifier in facts.get("modifiers", ()):
        name, add, paragraph = modifier
        rows.append({"label": say.maybe(f"mod-{name}", name), "add": add, "rule": paragraph})
    return rows


def _total(facts: Mapping[str, Any], added: int) -> Any:
    """Return what the rows come to: the total, or, where the die is held against their sum, what is needed."""
    total, needed = facts.get("total"), facts.get("needed")
    against = "base" in facts and total != added and needed == added
    return needed if total is None or against else total


def _seen_by(say: Say, event: Event) -> str:
    if ALL in event.to:
        return say("seen-all")
    if event.to == (UMPIRE,):
        return say("seen-umpire")
    return say("seen-you")
