"""Names of pieces and squares, and the arguments of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.game import Setup
from ...core.words import Say, Words, minus
from .rules import Rules, rules_of

PIECE = re.compile(r"([thpwsd])(\d+)$")
STEP = re.compile(r"(?:[ALR]\d+|C|TF|TA|GF|GA)$")
BLANK: Mapping[str, str] = dict.fromkeys((
    "team", "hijacker", "token", "square", "square_in", "square_to", "target", "from", "at", "kind", "hit", "wounds", "removed", "result",
    "second", "casualties", "checks", "modifier", "goal", "halted", "left", "aside", "overflow", "entered", "declined", "control",
    "operations", "end", "end_in", "end_to", "count", "how", "how_id", "picked", "drawn", "match", "clean", "start", "squares", "face",
    "sum", "outcome", "act", "state", "before", "after", "change", "walked", "serious", "score", "par", "verdict", "markers", "hijackers",
    "passengers", "tokens", "wanted", "found", "at_once", "limit", "turn", "step", "leaves", "leaving", "run", "hits",
), "none")  # fmt: skip
"""Arguments that a sentence may name and an event does not tell, each ``none``."""


ROWS = ("deployed", "passenger", "late", "collapsed")
"""Events of the table that come in rows; a client names a row of them by one word."""


THE = ".the"
"""The form of a square as the object of a sentence."""


class Names(Words):
    """Names pieces and squares of one game (its scenario and options) in one language."""

    TERMS = ("seat-", "state-", "mod-", "value-", *(f"event-{kind}" for kind in ROWS))
    NOTHING = "none"

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        super().__init__(say, setup)
        self.rules: Rules = rules_of(setup or Setup("flight181", "mogadishu"))

    def square(self, id: str, case: str = "") -> str:
        """2.1 Returns a square in words; ``case`` is ``.in`` (where), ``.to`` (whither) or ``.the`` (with its article if it has one)."""
        own = f"square-{id}{case}"
        if self.say.has(own):
            return self.say(own)
        return self.square(id) if case == THE else self.say(f"square-{id[:1]}{case}", n=id[1:])

    def piece(self, id: str) -> str:
        """2.9, 2.10 Returns ``t1``, ``h2``, ``p3``, ``w4`` in words."""
        return self.say(f"piece-{id[0]}", n=id[1:])

    def known(self, id: Any) -> bool:
        """Whether this is a square of the board."""
        return isinstance(id, str) and id in self.rules.board.squares

    def word(self, value: Any) -> Any:
        """Returns a piece or a square in words, a truth value as yes or no, anything else unchanged."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if not isinstance(value, str):
            return minus(value) if isinstance(value, int) else "none" if value is None else str(value)
        if self.known(value):
            return self.square(value)
        return self.piece(value) if PIECE.match(value) else value or "none"

    def names(self, letters: str | Sequence[str]) -> str:
        """Returns several pieces or squares in words."""
        return self.listed(str(self.word(x)) for x in letters)

    def struck(self, squares: Sequence[str]) -> str:
        """10.1, 15.6 Returns the squares that somebody fires at in words."""
        return self.listed(self.square(s, THE) for s in squares)

    def operation(self, word: str, part: str = "") -> str:
        """13.5 Returns picking up, putting down or evacuating in words; with ``.did`` as something that a team did."""
        if word.startswith("+"):
            token, _, square = word[1:].partition("/")
            return self.say(f"op-pick{part}", token=self.word(token), square=self.square(square, ".in") if self.known(square) else "none")
        return self.say(f"op-{word}{part}")

    def true_state(self, h: Mapping[str, Any]) -> str:
        """7.1 Returns in words the true state and square of a hijacker."""
        if h["state"] == "hidden" and not h["square"]:
            return self.say("state-unplaced")
        where = self.square(h["square"], ".in") if h["square"] else "none"
        token = self.piece(h["token"]) if h["token"] else "none"
        return self.say(f"state-{h['state']}", square=where, token=token, leaves=h["leaves"])

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments of a sentence: pieces and squares in words, squares also with ``_in`` and ``_to``; lists joined; rolls in words."""
        args: dict[str, Any] = {**BLANK, "limit": self.rules.turn_limit}
        for key, value in facts.items():
            if key in LISTS:
                args |= LISTS[key](self, value)
            elif isinstance(value, Mapping):
                args |= self.roll(key, value)
            elif isinstance(value, (list, tuple)):
                args[key] = self.listed(str(self.word(x)) for x in value if isinstance(x, (str, int)))
            else:
                args[key] = self.word(value)
                if self.known(value):
                    args |= {f"{key}_in": self.square(value, ".in"), f"{key}_to": self.square(value, ".to"), f"{key}_the": self.square(value, THE)}
        if "subject" in facts:
            by, _, to = str(facts["subject"]).partition(">")
            args |= {"by": self.word(by), "to": self.word(to or by)}
        if facts.get("wanted") == facts.get("square"):
            args["wanted"] = "none"
        if "reason" in facts:
            args["reason_text"] = self.say(f"end-{facts['reason']}", secured=args.get("secured", "none"))
        for key in ("outcome", "step"):
            args[f"{key}_text"] = self.say.maybe(f"{key}-{facts.get(key)}", str(facts.get(key, "")))
        return args

    def roll(self, key: str, roll: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments of a roll of an event: its face, sum and outcome; of a second roll its face under its own name."""
        if "face" not in roll:
            return {}
        if key != "roll":
            return {key: roll["face"]}
        return {"face": roll["face"], "sum": roll.get("sum", roll["face"]), "outcome": str(roll.get("outcome"))}

    def figure(self, group: str, name: str) -> str:
        """Returns the name of a square, of an exit, of an item of the score or of a fact of a result."""
        if group.endswith(("entries", "entry")) or group == "places":
            return self.square(name)
        return self.say.maybe(f"item-{name}") if group == "score" else self.fact_label(group, name)

    def terms(self) -> dict[str, str]:
        """Returns squares, pieces and steps in words by id, for clients that draw their own marks."""
        pieces = [f"{letter}{n}" for letter, most in (("t", 3), ("h", 4), ("p", 10)) for n in range(1, most + 1)]
        steps = {f"step-{n}": self.say(f"step-{n}") for n in range(11)}
        squares = {f"square-{s}": self.square(s) for s in self.rules.board.squares}
        return {**super().terms(), **squares, **{f"piece-{p}": self.piece(p) for p in pieces}, **steps}

    def head(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """5.1 Returns turn and step of a view."""
        step = "over" if view.get("over") else "setup" if not view.get("turn") else str(view.get("step"))
        limit = view.get("options", {}).get("turn_limit", "none")
        return {"turn": view.get("turn", 0), "limit": limit, "step": step, "step_text": self.say.maybe(f"step-{step}", step)}

    def phase(self, facts: Mapping[str, Any]) -> str:
        """4.9, 5.1 Returns the side that acts; ``asked`` where it is one of several seats of the Teams."""
        one = facts.get("side") == "teams" and facts.get("acts", []) not in ([], ["teams"])
        return str("asked" if one else facts.get("side") if facts.get("turn") else "setup")


def _path(words: Names, path: Sequence[str]) -> dict[str, Any]:
    """Returns as argument where a path ends."""
    last = path[-1] if path else ""
    if not words.known(last):
        last = next((x for x in reversed(path) if words.known(x)), "")
    steps = sum(words.known(x) for x in path)
    if not last:
        return {"count": 0}
    return {"end": words.square(last), "end_in": words.square(last, ".in"), "end_to": words.square(last, ".to"), "count": steps}


def _markers(words: Names, markers: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """16.6 Returns in words what lay under each marker."""
    return {"markers": "; ".join(words.say(f"marker-{m['found']}", hijacker=words.word(m["hijacker"])) for m in markers) or "none"}


def _casualties(words: Names, kinds: Sequence[str]) -> dict[str, Any]:
    """11.1 Returns the tokens that are made, by kind."""
    return {"casualties": words.listed(words.say(f"kind-{k}") for k in kinds)}


def _operations(words: Names, operations: Sequence[str]) -> dict[str, Any]:
    """13.5 Returns in words what a team did besides stepping."""
    done = [o for o in operations if not words.known(o)]
    return {"operations": words.listed(words.operation(o, ".did") for o in done)}


def _serious(words: Names, serious: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """19.5 Returns in words the fate of the serious tokens."""
    told = [words.say(f"fate-{s['fate']}", token=words.word(s["token"]), face=s["roll"]["face"], sum=s["roll"]["sum"]) for s in serious]
    return {"serious": "; ".join(told) or "none"}


def _hijackers(words: Names, hijackers: Any) -> dict[str, Any]:
    """3.2 Returns in words where hijackers are put at set-up, 4.12 what they were at the end."""
    if isinstance(hijackers, Mapping):
        told = [f"{words.piece(h)} {words.square(s, '.in')}" for h, s in hijackers.items()]
    else:
        told = [f"{words.piece(h['hijacker'])} {words.true_state(h)}" for h in hijackers]
    return {"hijackers": "; ".join(told) or "none"}


LISTS: Mapping[str, Callable[[Names, Any], dict[str, Any]]] = {
    "acts": lambda words, seats: {"asked": words.listed(words.say(f"seat-{seat}.the") for seat in seats)},
    "path": _path,
    "squares": lambda words, squares: {"squares": words.struck(squares)},
    "rolls": lambda words, rows: {},
    "markers": _markers,
    "casualties": _casualties,
    "operations": _operations,
    "items": lambda words, rows: {},
    "serious": _serious,
    "hijackers": _hijackers,
    "history": lambda words, rows: {},
    "line": lambda words, rows: {},
    "written": lambda words, rows: {},
    "modifiers": lambda words, rows: {},
}
"""Facts that have a way of their own to be told; those of the last lines stand in other words or in the card of a die."""
