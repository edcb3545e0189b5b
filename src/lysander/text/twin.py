"""The text twin of a view: everything a seat sees, knows and may answer, in lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ..core.ask import Ask, Json
from ..core.event import Event
from ..core.words import View, Words

REPORTS = 8


class Teller(Protocol):
    """Makes sentences of events: ``Text``, or an object in its place."""

    def event(self, event: Event, seat: str) -> str:
        """What a seat reads of an event."""


def twin_of(words: Words, view: View, asks: Sequence[Ask], last: Sequence[str]) -> str:
    """Return the head line, the questions with their answers, the view and the last reports, as one text."""
    out = [head] if (head := head_of(words, view)) else []
    for ask in (a for a in asks if not a.standing):
        out.append("")
        out += question_lines(words, ask, view)
    out += ["", *words.twin(view)]
    if last:
        out += ["", words.say("twin-reports"), *("  " + line for line in last)]
    return "\n".join(out).strip() + "\n"


def head_of(words: Words, view: View) -> str:
    """Return one line on the point that the game has reached; empty if the game has no ``twin-head``."""
    return words.say("twin-head", **words.head(view)) if words.say.has("twin-head") else ""


def of_ask(words: Words, ask: Ask, view: View, part: str, default: str) -> str:
    """Return the message of a question or, with ``part`` (``.help``, ``.main``, ``.done``), one of its attributes; ``default`` if there is none."""
    id = "ask-" + ask.kind.partition(":")[0].replace(".", "-") + part
    return words.say(id, **words.question(ask, view)) if words.say.has(id) else default


def reports(text: Teller, events: Sequence[Event], seat: str) -> list[str]:
    """Return the last reports. Those that follow from the one above are indented, and the first is never one of these."""
    begin = max(0, len(events) - REPORTS)
    while begin and follows(events[begin]):
        begin -= 1
    return ["  " * follows(event) + text.event(event, seat) for event in events[begin:]]


def follows(event: Event) -> bool:
    """Whether an event follows from the one before it, as a further link of a chain."""
    return int(event.facts.get("link", 0)) > 1


def question_lines(words: Words, ask: Ask, view: View) -> list[str]:
    """Return the question, and every legal answer with its price, or how the answer is put together."""
    out = [words.say("twin-decision", question=of_ask(words, ask, view, "", ask.kind), rule=ask.rule)]
    form = ask.domain.describe()
    members = words.shown(form, ask.domain.members())
    if members is not None:
        out += ["  " + option_line(words, ask, value, view) for value in members]
        return out + ["  " + line for line in words.form(ask, form, view)]
    kind = form["type"]
    if kind == "path":
        out.append("  " + words.say("twin-format-path"))
        return out + ["  " + option_line(words, ask, step, view) for step in steps_of(form)]
    id = f"twin-format-{kind}"
    if words.say.has(id):
        args = {k: ", ".join(map(str, v)) if isinstance(v, list) else v for k, v in form.items() if isinstance(v, (str, int, list))}
        out.append("  " + words.say(id, **args))
    out += ["  " + line for line in words.form(ask, form, view)]
    return [*out, "  " + option_line(words, ask, "done", view)] if form.get("done") else out


def steps_of(form: Mapping[str, Any]) -> list[str]:
    """Return the first steps of a path in the order of their cells, the cheaper way to one first; then the stop, if that is an answer."""
    steps = form["moves"].get(form["start"], {})
    return [*sorted(steps, key=lambda s: (steps[s][0], steps[s][1])), *(["."] if form["stop"] else [])]


def option_line(words: Words, ask: Ask, value: Json, view: View) -> str:
    """Return ``value: label. note``."""
    label, note, _ = words.option(ask, value, view)
    shown = words.say("twin-note", label=label, note=note) if note else label
    return shown if label == str(value) else words.say("twin-option", value=str(value), label=shown)
