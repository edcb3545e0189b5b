"""From facts to words: names of pieces and squares for the text layer. Sentences themselves stand in ``text/*.ftl``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ...core.ask import Ask
from ...core.event import Event
from ...core.game import Setup
from ...core.sheet import Sheet, SheetRow
from . import choices, twin
from .rules import Rules, rules_of
from .twin import number

if TYPE_CHECKING:
    from ...core.weighed import Choice

PIECE = re.compile(r"([thpwsd])(\d+)$")
STEP = re.compile(r"(?:[ALR]\d+|C|TF|TA)$")
PAR_SPAN = 6
BLANK: Mapping[str, str] = dict.fromkeys((
    "team", "hijacker", "token", "square", "square_in", "square_to", "target", "from", "at", "kind", "hit", "wounds", "removed", "result",
    "second", "casualties", "checks", "modifier", "goal", "halted", "left", "aside", "overflow", "entered", "declined", "control",
    "operations", "end", "end_in", "end_to", "count", "how", "how_id", "picked", "drawn", "match", "clean", "start", "squares", "face",
    "sum", "outcome", "act", "state", "before", "after", "change", "walked", "serious", "score", "par", "verdict", "markers", "hijackers",
    "passengers", "tokens", "wanted", "limit", "turn", "step", "leaves", "leaving", "run", "hits",
), "none")  # fmt: skip
"""What a sentence may name and an event does not tell."""


class Say(Protocol):
    """A catalogue: the sentence of a message id, and whether there is one."""

    def __call__(self, id: str, /, **args: Any) -> str: ...

    def has(self, id: str) -> bool: ...

    def maybe(self, id: str, default: str = "", /, **args: Any) -> str: ...


class Words:
    """The names of one game (its scenario and options) in one language."""

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        self.say = say
        self.rules: Rules = rules_of(setup or Setup("flight181", "mogadishu"))
        self._form: tuple[Ask | None, Mapping[str, Any]] = (None, {})

    def square(self, id: str, case: str = "") -> str:
        """2.1 A square in words; ``case`` is ``.in`` (where) or ``.to`` (whither)."""
        own = f"square-{id}{case}"
        return self.say(own) if self.say.has(own) else self.say(f"square-{id[:1]}{case}", n=id[1:])

    def piece(self, id: str) -> str:
        """2.9, 2.10 ``t1``, ``h2``, ``p3``, ``w4`` in words."""
        return self.say(f"piece-{id[0]}", n=id[1:])

    def known(self, id: Any) -> bool:
        """Whether this is a square of the board."""
        return isinstance(id, str) and id in self.rules.board.squares

    def word(self, value: Any) -> Any:
        """A piece or a square in words; anything else as it is, yes and no for a truth value."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if not isinstance(value, str):
            return number(value) if isinstance(value, int) else "none" if value is None else str(value)
        if self.known(value):
            return self.square(value)
        return self.piece(value) if PIECE.match(value) else value or "none"

    def listed(self, items: Iterable[str]) -> str:
        """``A, B and C``; ``none`` if there is nothing."""
        every = list(items)
        if len(every) < 2:
            return every[0] if every else "none"
        return self.say("list-and", head=", ".join(every[:-1]), last=every[-1])

    def names(self, letters: str | Sequence[str]) -> str:
        """Several pieces or squares."""
        return self.listed(str(self.word(x)) for x in letters)

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a sentence: pieces and squares in words, squares also with ``_in`` and ``_to``; lists joined; rolls told."""
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
                    args |= {f"{key}_in": self.square(value, ".in"), f"{key}_to": self.square(value, ".to")}
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
        """A roll among the facts of an event: its face, sum and outcome; of a further one its face under its own name."""
        if "face" not in roll:
            return {}
        if key != "roll":
            return {key: roll["face"]}
        return {"face": roll["face"], "sum": roll.get("sum", roll["face"]), "outcome": str(roll.get("outcome"))}

    def figure(self, group: str, name: str) -> str:
        """Exits and the items of the score by name."""
        if group.endswith(("entries", "entry")):
            return self.square(name)
        return self.say.maybe(f"item-{name}") if group == "score" else ""

    def terms(self) -> dict[str, str]:
        """Squares, pieces and steps by id, for clients that draw their own marks."""
        pieces = [f"{letter}{n}" for letter, most in (("t", 3), ("h", 4), ("p", 10)) for n in range(1, most + 1)]
        steps = {f"step-{n}": self.say(f"step-{n}") for n in range(11)}
        squares = {f"square-{s}": self.square(s) for s in self.rules.board.squares}
        return {**squares, **{f"piece-{p}": self.piece(p) for p in pieces}, **steps}

    def form_of(self, ask: Ask) -> Mapping[str, Any]:
        """The described domain of an ask; it is mostly used for many answers in a row."""
        held, form = self._form
        if held is not ask:
            form = ask.domain.describe()
            self._form = (ask, form)
        return form

    def question(self, ask: Ask, view: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a question: its facts and the piece its kind names."""
        return choices.question(self, ask, view)

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def choice(self, ask: Ask, choice: Choice, view: Mapping[str, Any]) -> str:
        """A choice that a bot weighed: of a team or hijacker with its whole action."""
        return choices.choice(self, ask, choice, view)

    def shown(self, form: Mapping[str, Any], listed: Sequence[Any] | None) -> Sequence[Any] | None:
        """The answers worth a line where there are many: of routes those that do not go back on themselves, of moves one for each outcome."""
        return choices.worth(form, listed)

    def order(self, value: str, view: Mapping[str, Any]) -> tuple[str, str]:
        """14.2 The group that goes with its place, and where its way ends."""
        return choices.order(self, value, view)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """3.2, 8.2, 13.5 How an answer is written that is put together."""
        return choices.form(self, ask, form)

    def head(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """5.1 Turn and step of a view."""
        step = "over" if view.get("over") else "setup" if not view.get("turn") else str(view.get("step"))
        limit = view.get("options", {}).get("turn_limit", "none")
        return {"turn": view.get("turn", 0), "limit": limit, "step": step, "step_text": self.say.maybe(f"step-{step}", step)}

    def phase(self, facts: Mapping[str, Any]) -> str:
        """5.1 The side that acts."""
        return str(facts.get("side") if facts.get("turn") else "setup")

    def sheets(self, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
        """19.7 The Teams' score, item by item, with the pieces it comes from."""
        rows = []
        for i in facts["items"]:
            if i["count"]:
                pieces = "none" if i["item"] == "left" else ", ".join(i["pieces"])
                label = self.say("item-of", label=self.say(f"item-{i['item']}"), count=i["count"], each=number(i["each"]), pieces=pieces)
                rows.append(SheetRow(label, i["points"], "19.7"))
        return [Sheet(self.say("seat-teams"), tuple(rows), facts["score"])]

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """The lines of the text twin that show the view."""
        return twin.lines(self, view)


def _path(words: Words, path: Sequence[str]) -> dict[str, Any]:
    """Where a path ends."""
    last = path[-1] if path else ""
    if not words.known(last):
        last = next((x for x in reversed(path) if words.known(x)), "")
    steps = sum(words.known(x) for x in path)
    if not last:
        return {"count": 0}
    return {"end": words.square(last), "end_in": words.square(last, ".in"), "end_to": words.square(last, ".to"), "count": steps}


def _markers(words: Words, markers: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """16.6 What lay under each marker."""
    return {"markers": "; ".join(words.say(f"marker-{m['found']}", hijacker=words.word(m["hijacker"])) for m in markers) or "none"}


def _casualties(words: Words, kinds: Sequence[str]) -> dict[str, Any]:
    """11.1 The tokens that are made, by kind."""
    return {"casualties": words.listed(words.say(f"kind-{k}") for k in kinds)}


def _operations(words: Words, operations: Sequence[str]) -> dict[str, Any]:
    """13.5 What a team did besides walking."""
    done = [o for o in operations if not words.known(o)]
    return {"operations": words.listed(choices.operation(words, o, ".did") for o in done)}


def _serious(words: Words, serious: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """19.5 How serious wounds went."""
    told = [words.say(f"fate-{s['fate']}", token=words.word(s["token"]), face=s["roll"]["face"], sum=s["roll"]["sum"]) for s in serious]
    return {"serious": "; ".join(told) or "none"}


def _hijackers(words: Words, hijackers: Any) -> dict[str, Any]:
    """3.2 Where they are put at set-up, 4.12 what they were at the end."""
    if isinstance(hijackers, Mapping):
        told = [f"{words.piece(h)} {words.square(s, '.in')}" for h, s in hijackers.items()]
    else:
        told = [f"{words.piece(h['hijacker'])} {twin.true_state(words, h)}" for h in hijackers]
    return {"hijackers": "; ".join(told) or "none"}


LISTS: Mapping[str, Callable[[Words, Any], dict[str, Any]]] = {
    "path": _path,
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
