"""Names of men, units and hexes, and the arguments of sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from ...core.ask import Ask
from ...core.game import Setup
from ...core.words import Say, Words
from .rules import Rules, rules_of

UNIT = re.compile(r"([PLGT])(\d+)$")
UNIT_WORDS = {"P": "unit-patrol", "L": "unit-lorry", "G": "unit-garrison", "T": "unit-townspeople"}
MATRICES = ("patrol", "ambush")
HEXES = ("hex", "from", "cell")
HALVES = {"B": "british", "G": "german", "S": "setup", "T": "setup", "E": "over", "none": "setup"}
ROW = ("light", "state", "column")  # 7.2 of the search matrix
WORDED = {"what": "", "how": "how-", "light": "light-", "by": ""}


class Names(Words):
    """Names men, units and hexes of one game (its team, its patrols) in one language."""

    TERMS = ("seat-", "ground-", "posture-", "state-", "light-", "half-", "mod-", "how-", "value-", "news-")

    ECHOES = ("change", "overruled")

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        super().__init__(say, setup)
        self.rules: Rules = rules_of(setup or Setup("evasion"))
        self.men = dict(self.rules.men)
        kinds = ("village", "town", "tunnel")
        self.places = {hex: name for hex, (kind, name) in self.rules.board.places.items() if kind in kinds}
        self.labels = {hex: name for hex, (_, name) in self.rules.board.places.items()}

    def place(self, hex: Any) -> str:
        """Returns ``0412 Bad Driburg``, or the number alone where the hex has no name."""
        name = self.say("tunnel") if hex == self.rules.board.tunnel and not self.rules.changed_map else self.places.get(str(hex))
        return f"{hex} {name}" if name else str(hex)

    def figure(self, group: str, name: str) -> str:
        """Returns a place of the laboratory's maps, or a fact of a result."""
        return self.place(name) if group == "places" else self.fact_label(group, name)

    def unit(self, unit: Any) -> str:
        """Returns ``P3``, ``L3``, ``G0210``, ``T0210`` in words; a bare number is a lorry."""
        found = UNIT.match(str(unit)) or UNIT.match(f"L{unit}")
        if found is None:
            return str(unit)
        letter, number = found.groups()
        return self.say(UNIT_WORDS[letter], n=number, place=self.labels.get(number, number))

    def letters(self) -> Mapping[str, str]:
        """2.13 Returns the names of the men by their letters."""
        return self.men

    def ground(self, hex: str) -> str:
        """Returns the terrain of a hex in words: ``open, road``."""
        board = self.rules.board
        road = "yes" if hex in board.roads else "no"
        return self.say("hex-note", ground=self.say("ground-" + board.terrain[hex]), road=road)

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments of a sentence: each raw value, by which sentences select, and its words as ``<key>_text``."""
        args: dict[str, Any] = dict(self._table)
        for key, value in facts.items():
            args[key] = value if isinstance(value, (str, int)) and not isinstance(value, bool) else str(value)
            if key in HEXES and value:
                args[key] = self.place(value)
            elif key in ("unit", "lorry") and value:
                args[key] = self.unit(value)
            elif key == "hexes":
                args[key] = self.listed(self.place(h) for h in value)
            elif key == "units":
                every = value.split(",") if isinstance(value, str) else value
                args[key] = self.listed(self.unit(u) for u in every)
            elif key in WORDED:
                id = WORDED[key] + str(value)
                args[key + "_text"] = self.say(id) if self.say.has(id) else str(value)
            elif key == "men" and isinstance(value, str):
                args |= {"names": self.names(value), "count": len(value)}
            elif key == "names":
                args["names"] = self.names(value)
            elif key == "row":
                args |= zip(ROW, value, strict=True)
        args.setdefault("hexes", "none")
        self._outcomes(facts, args)
        return args

    def _outcomes(self, facts: Mapping[str, Any], args: dict[str, Any]) -> None:
        """21.2, 15.4 Adds in words what a die or a ruling has brought."""
        name = str(facts.get("what") or facts.get("name") or "").partition(":")[0]
        outcome = facts.get("outcome", facts.get("total"))
        if name == "hit" and outcome is not None:
            args["names"] = self.names(str(outcome))
        elif name in MATRICES and isinstance(outcome, int):
            args["row_text"] = self.row(name, outcome)
        elif name == "draw":
            args["outcome"] = self.place(outcome)
        if "result" in facts:
            args["result_text"] = self.ruled(name, str(facts["result"]))
        if "setting" in facts:
            args["switch_text"] = self.say(f"opt-{facts['key']}-{facts['setting']}")
        if "code" in facts:
            args["why_text"] = self.say(f"refusal-{facts['code']}", **args)
        if facts.get("for") in ("british", "german"):
            args["seat_text"] = self.say(f"seat-{facts['for']}.the")
            args["words_text"] = self.report(facts["kind"], facts["facts"]) if "kind" in facts else ""

    def domain(self, ask: Ask, described: dict[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
        """15.8 Returns the reports that wait, in the words in which they would go out; 15.11 what each command does."""
        if described["type"] == "change":
            return described | {"commands": [{"form": form, "text": self.say(f"command-{id}")} for id, form in described["commands"].items()]}
        if described["type"] != "release":
            return described
        tray = {held["number"]: held for held in view["tray"]}
        reports = [r | {"to": h["to"], "text": self.report(h["kind"], h["facts"])} for r in described["reports"] if (h := tray.get(r["number"]))]
        return described | {"reports": reports}

    def seen(self, view: Any) -> Any:
        """15.7 Returns the umpire's view with the words of each report in his tray, whether it can be released now or not."""
        tray = getattr(view, "tray", ())
        worded = tuple(held | {"text": self.report(held["kind"], held["facts"])} for held in tray)
        return replace(view, tray=worded) if tray else view

    def report(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Returns the sentence of a report that waits; of a die that waits with its report, nothing."""
        return "" if kind == "roll" else self.say(kind, **self.arguments(facts))

    def ruled(self, name: str, result: str) -> str:
        """15.4 Returns in words the result that an umpire sets: of a look, a row of a matrix, or the man who is hit."""
        if name in MATRICES:
            return self.row(name, int(result))
        return self.names(result) if name == "hit" else self.say(f"result-{result}")

    def row(self, matrix: str, die: int) -> str:
        """9.5, 10.4 Returns in words what a row of a matrix does; a row that a variant has changed is put together from its effects."""
        rows = self.rules.patrol.rows if matrix == "patrol" else self.rules.ambush.rows
        effects = [f"{verb}-{what}" for verb, what in rows[die]]
        whole = "row-" + "_".join(effects)
        return self.say(whole) if self.say.has(whole) else " ".join(self.say(f"row-{effect}") for effect in effects)

    @cached_property
    def _table(self) -> dict[str, Any]:
        """3.2 Returns the facts of this game that the briefings name."""
        rules = self.rules
        homes = (self.labels.get(rules.homes[n], rules.homes[n]) for n in rules.patrols)
        move = rules.landing_move
        counts = {"team": rules.team, "patrols": len(rules.patrols), "days": move // 2}
        return {
            **counts,
            **{f"{key}_text": self.say("number", n=n) for key, n in counts.items()},
            "homes": self.listed(homes),
            "landing": "secret" if rules.secret else "fixed",
            "landing_move": move,
            "garrisons": "yes" if rules.has_garrisons and rules.garrisons else "no",
            "map": "changed" if rules.changed_map else "printed",
            "hex": "none",
            "kept": "no",
            "names": "",
            **dict.fromkeys(ROW, "none"),
        }

    def head(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """5.1 Returns move, light and half of a view."""
        facts = {k: "none" if view.get(k) is None else view[k] for k in ("move", "moves", "light", "half")}
        half = "over" if view.get("over") else HALVES.get(str(facts["half"]), str(facts["half"]))
        return {**self.arguments(facts), "half": half}

    def phase(self, facts: Mapping[str, Any]) -> str:
        """5.1 Returns the present half."""
        half = str(facts.get("half") or "setup")
        return HALVES.get(half, half)

    def groups(self, groups: Iterable[Mapping[str, Any]]) -> list[str]:
        """6.1 Returns the men who may still move, one line for each hex."""
        return [
            self.say(
                "twin-group",
                hex=self.place(g["hex"]),
                ground=self.ground(g["hex"]),
                names=self.listed(f"{c} {self.men.get(c, c)}" for c in g["men"]),
                wounded=self.names(g["wounded"]) or "none",
                drive=self.listed(self.unit(x) for x in g["drive"]) or "none",
            )
            for g in groups
        ]
