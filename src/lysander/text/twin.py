"""The text twin of a view: everything a seat sees, knows and may answer, in lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..core.ask import Ask
from ..core.event import Event

if TYPE_CHECKING:
    from .sentences import Text

View = Mapping[str, Any]
REPORTS = 8


def twin_of(text: Text, view: View, asks: Sequence[Ask], last: Sequence[str]) -> str:
    """Where we are, the questions with their answers, the view, the last reports."""
    out = [head] if (head := text.head(view)) else []
    for ask in (a for a in asks if not a.standing):
        out.append("")
        out += question_lines(text, ask, view)
    out += ["", *text.words.twin(view)]
    if last:
        out += ["", text.say("twin-reports"), *("  " + line for line in last)]
    return "\n".join(out).strip() + "\n"


def reports(text: Any, events: Sequence[Event], seat: str) -> list[str]:
    """The last reports. Those that follow from the one above are set in, and none stands without it."""
    begin = max(0, len(events) - REPORTS)
    while begin and follows(events[begin]):
        begin -= 1
    return ["  " * follows(event) + text.event(event, seat) for event in events[begin:]]


def follows(event: Event) -> bool:
    """Whether it is a further link of a chain."""
    return int(event.facts.get("link", 0)) > 1


def question_lines(text: Text, ask: Ask, view: View) -> list[str]:
    """The question, and every legal answer with its price, or how the answer is built."""
    out = [text.say("twin-decision", question=text.question(ask, view), rule=ask.rule)]
    form = ask.domain.describe()
    members = text.words.shown(form, ask.domain.members())
    if members is not None:
        out += ["  " + option_line(text, ask, value, view) for value in members]
        return out + ["  " + line for line in text.words.form(ask, form, view)]
    kind = form["type"]
    if kind == "path":
        out.append("  " + text.say("twin-format-path"))
        steps = sorted(form["moves"].get(form["start"], {})) + (["."] if form["stop"] else [])
        return out + ["  " + option_line(text, ask, step, view) for step in steps]
    id = f"twin-format-{kind}"
    if text.say.has(id):
        args = {k: ", ".join(map(str, v)) if isinstance(v, list) else v for k, v in form.items() if isinstance(v, (str, int, list))}
        out.append("  " + text.say(id, **args))
    out += ["  " + line for line in text.words.form(ask, form, view)]
    return [*out, "  " + option_line(text, ask, "done", view)] if form.get("done") else out


def option_line(text: Text, ask: Ask, value: Any, view: View) -> str:
    """``value: label. note``"""
    label, note, _ = text.option(ask, value, view)
    shown = text.say("twin-note", label=label, note=note) if note else label
    return shown if label == str(value) else text.say("twin-option", value=str(value), label=shown)
