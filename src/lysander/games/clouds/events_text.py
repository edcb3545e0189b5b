"""34.9, 34.10 Rolls and results as lines of text, for worked cases, tests and reports of faults."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.ask import Json
from ...core.event import Event

LEFT_OUT = ("path", "who", "what", "at", "over", "seat")
"""Facts that a line leaves out, or puts in front."""
SHORT = {"speed": "v", "height": "z"}


def event_line(event: Event) -> str:
    """34.10 Return ``energy E1 a=-1 b=0 c=0 d=0 e=0 f=0 v=13``, ``shot E1>C1 mode=normal hit``; a roll as in 34.9, with target and successes."""
    facts = event.facts
    if event.kind == "roll":
        return _joined(f"{facts['name']} {facts['who']} = {dice(facts)}", _tested(facts))
    words = event.kind + (f" {_who(facts)}" if _who(facts) else "")
    if event.kind in ("moved", "falls", "enters"):
        return f"{words} {place(facts)}"
    if event.kind == "plan":
        return f"{words} {facts.get('plan') or facts['declared']}"
    return _joined(words, {key: value for key, value in facts.items() if key not in LEFT_OUT})


def dice(facts: Mapping[str, Json]) -> str:
    """34.9 Return the faces of a roll: ``7``, ``10+4``."""
    faces = facts.get("dice") or [facts["face"]]
    return "+".join(map(str, faces))


def _tested(facts: Mapping[str, Json]) -> dict[str, Json]:
    """34.10 Return target and successes of a test, nothing for other rolls."""
    return {"target": facts["needed"], "successes": facts["total"]} if "needed" in facts else {}


def _who(facts: Mapping[str, Json]) -> str:
    """34.10 Return who does it, or to what it is done, and behind ``>`` the target: ``E1>C1``."""
    who = facts.get("who") or facts.get("what") or facts.get("seat") or ""
    target = facts.get("at") or facts.get("over") or (facts.get("what") if facts.get("who") else "")
    if isinstance(target, (list, tuple)):
        return f"{who} {_value(target)}"
    return f"{who}>{target}" if target else str(who)


def place(facts: Mapping[str, Json]) -> str:
    """34.10 Return where something is now: ``to=0,-100,24/h0000L0``."""
    to = facts["to"] if "to" in facts else facts["at"]
    attitude = f"{facts['climb']}{facts['bank']}" if "climb" in facts else ""
    return f"to={_value(to)}/h{facts['heading']:04d}{attitude}"


def _joined(words: str, facts: Mapping[str, Json]) -> str:
    """34.10 Return words with facts as ``key=value``; what is true is its key alone, what is false or empty is left out."""
    told = {SHORT.get(key, key): value for key, value in facts.items() if value is not False and value not in ("", None, [])}
    return " ".join([words, *(key if value is True else f"{key}={_value(value)}" for key, value in told.items())])


def _value(value: Json) -> str:
    """Return a fact as a word."""
    if isinstance(value, (list, tuple)):
        return ",".join(_value(v) for v in value)
    if isinstance(value, Mapping):
        return ",".join(f"{k}:{_value(v)}" for k, v in value.items())
    return str(value).replace(" ", "_")
