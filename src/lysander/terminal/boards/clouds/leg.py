"""11.3 One leg of a plan: its name with what it costs, and the questions for its length, height, template and speed to lose."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ....games.clouds.words import Words

if TYPE_CHECKING:
    from ...session import Session

Opening = Mapping[str, Any]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHALLOW = ("D", "L", "C")
FIXED = {"ease": "E", "immelmann": "IMM", "stall": "STALL", "spin": "SPIN", "land": "LAND", "takeoff": "TAKEOFF"}


def leg_words(words: Words, form: Mapping[str, Any], opening: Opening, left: int) -> tuple[str, str]:
    """Return the name of a leg, and its notation with the MU, actions and EU that it takes."""
    to = {"0": "level"}.get(opening.get("to", ""), opening.get("to", ""))
    name = words.say(f"tty-leg-{opening['kind']}", side=opening.get("side", ""), to=to, steps=opening.get("steps", 0))
    actions, energy = form["costs"].get(opening["kind"], (0, 0))
    notation = notation_of(form, opening, left)
    return name, words.say("tty-leg-cost", notation=notation, kind=opening["kind"], actions=actions, energy=energy, mu=opening["least"])


def notation_of(form: Mapping[str, Any], opening: Opening, left: int) -> str:
    """34.7 Return how a leg is written, as long as it can be."""
    kind, side, to = opening["kind"], opening.get("side", ""), opening.get("to", "")
    letter = form["shown"] or "F"
    match kind:
        case "straight":
            return f"S{left}"
        case "turn":
            return f"T{side}{form['forced'] or letter}{left}"
        case "roll":
            return f"R{to}" if to else "R@0900"
        case "dive":
            return f"D{to}{left}"
        case "pull":
            return f"P{letter}{opening['steps']}"
        case "slip":
            return f"W{side}1x{min(left, 4)}"
    return FIXED[kind]


def leg_of(session: Session, words: Words, form: Mapping[str, Any], opening: Opening, left: int) -> str:
    """Return a leg in notation, after the questions that it needs; empty if one was not answered with what it asks for."""
    ask = _Questions(session, words, form, left)
    side, to = opening.get("side", ""), opening.get("to", "")
    match opening["kind"]:
        case "straight":
            length = ask.length(left)
            return length and f"S{length}{ask.rise(int(length))}"
        case "turn":
            letter = ask.letter()
            length = ask.length(left) if letter else ""
            return length and f"T{side}{letter}{length}{ask.rise(int(length))}"
        case "roll" if not to:
            heading = ask.number("heading", 0, 359, -1)
            return heading and f"R@{int(heading) * 10:04d}"
        case "dive":
            length = ask.length(left)
            return length and f"D{to}{length}"
        case "pull":
            letter = ask.letter()
            return letter and f"P{letter}{opening['steps']}"
        case "slip":
            lost = ask.number("eu", 1, min(5, left // 2), 1)
            length = ask.number("length", 2 * int(lost), left, left) if lost else ""
            return length and f"W{side}{lost}x{length}"
    return notation_of(form, opening, left)


class _Questions:
    """The questions for one leg."""

    def __init__(self, session: Session, words: Words, form: Mapping[str, Any], left: int) -> None:
        self.session, self.words, self.form, self.left = session, words, form, left

    def number(self, what: str, least: int, most: int, usual: int) -> str:
        """Ask for a number; Enter is the usual one (-1: none). Returns it as text; empty for anything else, after a line that says so."""
        typed = self.session.reader.read(self.words.say(f"tty-leg-ask-{what}", least=least, most=most, usual=usual))
        if not typed and usual >= least:
            return str(usual)
        if re.fullmatch(r"\d{1,3}", typed) and least <= int(typed) <= most:
            return str(int(typed))
        self.session.screen.told("tty-leg-range", typed=typed or "–", least=least, most=most)
        return ""

    def length(self, most: int) -> str:
        """11.3 Ask for the length; Enter takes all that is left."""
        return self.number("length", 1, most, most)

    def rise(self, length: int) -> str:
        """11.10 Ask for the change of height, where it may be chosen; Enter is level. Returns it with its sign, empty for none."""
        most = length // 3
        if not most or self.form["class"] not in SHALLOW:
            return ""
        typed = self.session.reader.read(self.words.say("tty-leg-ask-rise", most=most, climb=self.form["climb"])).replace("−", "-")
        if re.fullmatch(r"[+-]?\d{1,2}", typed) and abs(int(typed)) <= most:
            return f"{int(typed):+d}" if int(typed) else ""
        if typed:
            self.session.screen.told("tty-leg-range", typed=typed, least=f"-{most}", most=f"+{most}")
        return ""

    def letter(self) -> str:
        """3.8 Ask for the template; Enter is the one that the panel shows, or that is forced."""
        shown, tightest = self.form["forced"] or self.form["shown"], self.form["tightest"]
        typed = self.session.reader.read(self.words.say("tty-leg-ask-letter", shown=shown or "–", tightest=tightest or "–")).upper()
        if not typed:
            return str(shown)
        if typed in LETTERS and len(typed) == 1:
            return typed
        self.session.screen.told("tty-leg-range", typed=typed, least="A", most="Z")
        return ""
