"""The parts of the umpire's answers and how some men of a hex are named, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import shorten
from typing import Any

from ....core.ask import UMPIRE, Ask
from ....core.event import Event
from ....text import Text

CUT = 160


def parts(text: Text, ask: Ask, view: Any, form: Mapping[str, Any]) -> tuple[list[tuple[str, str]], str]:
    """15.4 Returns the results that can be set, 15.7 the reports that wait and what can be done with them, 15.11 the commands, as rows, and a line
    below; how notes (15.14) and the end (15.19) are written; 6.1 for men who move, the line that says how some of them are named."""
    if form["type"] == "check":
        rows = [("accept", text.option(ask, "accept", view)[0])]
        return rows + [(f"overrule {r} …", text.option(ask, f"overrule:{r}", view)[0]) for r in form["results"]], ""
    if form["type"] == "change":
        return [(example, text.say(f"command-{id}")) for id, example in form["commands"].items()], text.say("tty-change")
    if form["type"] == "release":
        waiting = [(t["number"], Event(t["kind"], "", (t["to"],), t["facts"])) for t in view.tray if t["number"]]
        return [(str(n), shorten(text.event(event, UMPIRE), CUT, placeholder=" …")) for n, event in waiting], text.say("tty-release")
    if form["type"] in ("tell", "close"):
        return [], text.say(f"tty-{form['type']}")
    if form["type"] == "party" and (many := [g["men"] for g in form["groups"] if len(g["men"]) > 1]):
        return [], text.say("tty-party", example=many[0][:2].lower())
    return [], ""
