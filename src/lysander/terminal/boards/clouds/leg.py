"""11.3 One leg of a plan: its name with what it costs, and the questions for its length, height, template and speed to lose."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ....games.clouds.words import Words
from ...ending import minus

if TYPE_CHECKING:
    from ...session import Session

Opening = Mapping[str, Any]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHALLOW = ("D", "L", "C")
LEAVE = ("undo", "u", "back", "leave", "quit")
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
            return _risen(f"S{length}", ask.rise(int(length))) if length else ""
        case "turn":
            letter = ask.letter()
            length = ask.length(left) if letter else ""
            return _risen(f"T{side}{letter}{length}", ask.rise(int(length))) if length else ""
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


def _risen(leg: str, rise: str | None) -> str:
    """Return a leg with its change of height; empty if it was left."""
    return "" if rise is None else leg + rise


class _Questions:
    """The questions for one leg. What is no answer is said, and the question put again; ``undo`` or ``back`` leaves the leg."""

    def __init__(self, session: Session, words: Words, form: Mapping[str, Any], left: int) -> None:
        self.session, self.words, self.form, self.left = session, words, form, left

    def asked(self, question: str, least: int | str, most: int | str, usual: str, good: Callable[[str], bool]) -> str | None:
        """Ask until the answer is ``good``. Returns it; ``usual`` for Enter, None if the leg is left."""
        while True:
            typed = self.session.reader.read(question).replace("−", "-") or usual
            if typed.lower() in LEAVE:
                return None
            if good(typed):
                return typed
            self.session.screen.told("tty-leg-range", typed=minus(typed or "–"), least=least, most=most)

    def number(self, what: str, least: int, most: int, usual: int) -> str:
        """Ask for a number; Enter is the usual one (-1: none). Returns it as text; empty if the leg is left."""
        question = self.words.say(f"tty-leg-ask-{what}", least=least, most=most, usual=usual)
        typed = self.asked(question, least, most, str(usual), lambda t: bool(re.fullmatch(r"\d{1,3}", t)) and least <= int(t) <= most)
        return str(int(typed)) if typed else ""

    def length(self, most: int) -> str:
        """11.3 Ask for the length; Enter takes all that is left."""
        return self.number("length", 1, most, most)

    def rise(self, length: int) -> str | None:
        """11.10 Ask for the change of height, where it may be chosen; Enter is level. Returns it with its sign, empty for none, None if the leg is
        left."""
        most = length // 3
        if not most or self.form["class"] not in SHALLOW:
            return ""
        question = self.words.say("tty-leg-ask-rise", most=most, climb=self.form["climb"])
        typed = self.asked(question, f"−{most}", f"+{most}", "0", lambda t: bool(re.fullmatch(r"[+-]?\d{1,2}", t)) and abs(int(t)) <= most)
        return typed and (f"{int(typed):+d}" if int(typed) else "")

    def letter(self) -> str:
        """3.8 Ask for the template; Enter is the one that the panel shows, or that is forced. Empty if the leg is left."""
        shown, tightest = self.form["forced"] or self.form["shown"], self.form["tightest"]
        question = self.words.say("tty-leg-ask-letter", shown=shown or "–", tightest=tightest or "–")
        return (self.asked(question, "A", "Z", str(shown), lambda t: len(t) == 1 and t.upper() in LETTERS) or "").upper()
