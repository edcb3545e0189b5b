"""The text twin of a view: everything a seat sees, knows and may answer, in lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..core.ask import Ask

if TYPE_CHECKING:
    from .sentences import Text

View = Mapping[str, Any]


def twin_of(text: Text, view: View, asks: Sequence[Ask], last: Sequence[str]) -> str:
    """Where we are, the questions with their answers, the view, the last reports."""
    out = [text.say("twin-head", **head_arguments(text, view))] if text.say.has("twin-head") else []
    for ask in (a for a in asks if not a.standing):
        out.append("")
        out += question_lines(text, ask, view)
    out += ["", *text.words.twin(view)]
    if last:
        out += ["", text.say("twin-reports"), *("  " + line for line in last)]
    return "\n".join(out).strip() + "\n"


def head_arguments(text: Text, view: View) -> dict[str, Any]:
    """Move, light and half of a view."""
    facts = {k: view.get(k) for k in ("move", "moves", "light", "half")}
    facts = {k: "none" if v is None else v for k, v in facts.items()}
    half = "over" if view.get("over") else HALVES.get(str(facts["half"]), str(facts["half"]))
    return {**text.words.arguments(facts), "half": half}


HALVES = {"B": "british", "G": "german", "S": "setup", "T": "setup", "E": "over", "none": "setup"}


def question_lines(text: Text, ask: Ask, view: View) -> list[str]:
    """The question, and every legal answer with its price, or how the answer is built."""
    out = [text.say("twin-decision", question=text.question(ask, view), rule=ask.rule)]
    members = ask.domain.members()
    if members is not None:
        return out + ["  " + option_line(text, ask, value, view) for value in members]
    form = ask.domain.describe()
    kind = form["type"]
    if kind == "path":
        out.append("  " + text.say("twin-format-path"))
        steps = sorted(form["moves"].get(form["start"], {})) + (["."] if form["stop"] else [])
        return out + ["  " + option_line(text, ask, step, view) for step in steps]
    if kind == "party":
        out.append("  " + text.say("twin-format-party"))
        return out + ["  " + line for line in text.words.groups(form["groups"])] + ["  " + option_line(text, ask, "done", view)]
    id = f"twin-format-{kind}"
    if text.say.has(id):
        args = {k: ", ".join(map(str, v)) if isinstance(v, list) else v for k, v in form.items() if isinstance(v, (str, int, list))}
        out.append("  " + text.say(id, **args))
    return out


def option_line(text: Text, ask: Ask, value: Any, view: View) -> str:
    """``value: label. note``"""
    label, note, _ = text.option(ask, value, view)
    shown = text.say("twin-note", label=label, note=note) if note else label
    return shown if label == str(value) else text.say("twin-option", value=str(value), label=shown)
