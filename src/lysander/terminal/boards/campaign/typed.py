"""31.11 The result of a battle that was flown at a real table, typed in line by line; or that it is called off.

In the beginning everybody has come home. Each line changes something: ``C2 lost victory=E1@5`` what became of a machine and to whom it is credited,
``E1 dead`` or ``E2 fortitude=4 rerolls=1 luck=1`` what became of a person, ``O1 E2`` or ``O1 met`` an objective, ``turns 20``, ``end alone``,
``held E`` the battle. Points and winner follow.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ....core.ask import Ask, Json
from ....games.campaign.rules import VERSION
from ....games.campaign.words import Words

if TYPE_CHECKING:
    from ...session import Session

OUTCOME = "outcome"
GIVE, LEAVE, CLEAR = ("ok", "fertig"), ("back", "quit"), ("clear",)
ABSENT, MET, NOT, NOBODY = "absent", "met", "open", "-"
WHYS = ("turns", "alone", "agreed")
UNKNOWN = 10
"""Fortitude of somebody whom the campaign does not know: a crew of the staff."""
NUMBERS = ("fortitude", "luck", "rerolls")
CREDITS = ("victory", "home")
CREDITED = {"victory": "victory", "home": "forced"}


def off(session: Session, rest: str, ask: Ask, view: Any) -> bool | None:
    """31.11 Call the battle off, for the reason behind the word."""
    form = ask.domain.describe()
    if form["type"] != OUTCOME:
        return None
    return session.answered(json.dumps({"battle": form["battle"], "void": rest}), ask, [])


def result(session: Session, rest: str, ask: Ask, view: Any) -> bool | None:
    """31.11 Put a result together; what stands behind the word, with semicolons between its parts, is its beginning."""
    form = ask.domain.describe()
    if form["type"] != OUTCOME:
        return None
    typed = Typed(form)
    lines = iter([part.strip() for part in rest.split(";")] if rest else [])
    _show(session, typed)
    while True:
        line = next(lines, None) or session.reader.read(session.say("tty-result-prompt"))
        word = line.lower()
        if word in LEAVE:
            return True
        if word in CLEAR:
            typed = Typed(form)
        elif word in GIVE:
            if session.answered(json.dumps(typed.record()), ask, []):
                return True
            continue
        elif word in ("help", "?"):
            session.screen.explain(session.say("tty-result-help").splitlines())
            continue
        elif word and not typed.read(line):
            session.screen.told("tty-result-unclear", line=line)
            continue
        _show(session, typed, "" if word in CLEAR else plane_of(word.partition(" ")[0]))


def _show(session: Session, typed: Typed, of: str = "") -> None:
    """Print the result as it stands: all of it, or what concerns one aeroplane or objective."""
    words: Words = session.text.words_as(Words)
    session.screen.asks(row for row in typed.rows(words) if not of or plane_of(row[0].strip().lower()) == of)
    points = typed.points()
    winner = session.say.maybe(f"side-{typed.winner()}", session.say("tty-result-draw"))
    session.screen.told("tty-result-sum", turns=typed.turns, entente=points["E"], central=points["C"], winner=winner)


def plane_of(place: str) -> str:
    """34.4 Return the aeroplane of a place: ``E3`` for ``E3.G``."""
    return place.partition(".")[0]


@dataclass
class Typed:
    """What was typed in, and the record that it makes."""

    form: Mapping[str, Any]
    turns: int = 0
    why: str = WHYS[0]
    held: str = ""
    machines: dict[str, dict[str, Any]] = field(default_factory=dict)
    people: dict[str, dict[str, Any]] = field(default_factory=dict)
    goals: dict[str, tuple[bool, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        form = self.form
        self.turns = form["turns"]
        self.machines = {m["id"]: {"state": form["fates"][0], "victory": ("", 0), "home": ("", 0)} for m in form["machines"]}
        self.people = {
            p["id"]: {"state": form["states"][0], "fortitude": p.get("fortitude", UNKNOWN), "luck": 0, "rerolls": p.get("rerolls", 0)}
            for p in form["people"]
        }
        self.goals = {g["id"]: (False, g["target"] if g["kind"] == "exit" else "") for g in form["objectives"]}

    # reading

    def read(self, line: str) -> bool:
        """Carry out one line. Returns False if it cannot be read; nothing is changed then."""
        first, *words = line.split()
        small = first.lower()
        if small in ("turns", "end", "held"):
            return len(words) == 1 and self._head(small, words[0])
        places = {id.lower(): id for id in (*self.people, *self.machines, *self.goals)}
        id = places.get(small, "")
        if id in self.goals:
            return len(words) == 1 and self._goal(id, words[0])
        changes = [self._change(id, word) for word in words] if id else []
        if not changes or None in changes:
            return False
        for of, key, value in filter(None, changes):
            (self.machines if of == "machine" else self.people)[id][key] = value
        return True

    def _head(self, key: str, word: str) -> bool:
        if key == "turns" and word.isdecimal() and len(word) < 4:
            self.turns = int(word)
        elif key == "end" and word.lower() in WHYS:
            self.why = word.lower()
        elif key == "held" and word.upper() in ("E", "C", NOBODY):
            self.held = word.upper().replace(NOBODY, "")
        else:
            return False
        return True

    def _goal(self, id: str, word: str) -> bool:
        planes = {plane.lower(): plane for plane in self.machines}
        if word.lower() not in (*planes, MET, NOT):
            return False
        ends = next(g["kind"] for g in self.form["objectives"] if g["id"] == id) == "exit"
        self.goals[id] = (word.lower() != NOT, self.goals[id][1] if ends else planes.get(word.lower(), ""))
        return True

    def _change(self, id: str, word: str) -> tuple[str, str, Any] | None:
        """Return what a word changes: of the machine or the person, which field, its value; None if it cannot be read."""
        key, equals, value = word.lower().partition("=")
        if not equals and id in self.machines and key in (*self.form["fates"], ABSENT):
            return "machine", "state", key
        if not equals and id in self.people and key in self.form["states"]:
            return "person", "state", key
        if key in NUMBERS and id in self.people and value.isdecimal() and len(value) < 4:
            return "person", key, int(value)
        if key in CREDITS and id in self.machines:
            who, _, turn = value.partition("@")
            known = {place.lower(): place for place in self.people} | {NOBODY: ""}
            if who in known and (not turn or (turn.isdecimal() and len(turn) < 4)):
                return "machine", key, (known[who], int(turn or self.turns))
        return None

    # what follows

    def points(self) -> dict[str, int]:
        """28.9, 28.11 Return the points of both sides."""
        points = {"E": 0, "C": 0}
        for id, m in self.machines.items():
            other = "C" if id[0] == "E" else "E"
            points[other] += self.form["victory"] if m["victory"][0] else self.form["forced_home"] if m["home"][0] else 0
        for g in self.form["objectives"]:
            points[g["side"]] += g["points"] if self.goals[g["id"]][0] else 0
        return points

    def winner(self) -> str:
        """28.11 Return the letter of the side that has won, or ``draw``."""
        points = self.points()
        return (self.held or "draw") if points["E"] == points["C"] else max(points, key=lambda side: points[side])

    def record(self) -> dict[str, Json]:
        """31.11 Return the outcome record; its digest is that of what was typed in, for there is no journal."""
        points = self.points()
        said: dict[str, Json] = {
            "winner": self.winner(), "why": self.why, "turns": self.turns, "entente": points["E"], "central": points["C"], "held": self.held,
            "objectives": [{**g, "met": self.goals[g["id"]][0], "by": self.goals[g["id"]][1]} for g in self.form["objectives"]],
            "people": [self._person(p) for p in self.form["people"]],
            "machines": [self._machine(m) for m in self.form["machines"]],
        }  # fmt: skip
        digest = hashlib.sha256(json.dumps([self.form["battle"], said]).encode()).hexdigest()
        return {"battle": self.form["battle"], "rules_version": VERSION, "digest": digest, **said}

    def _machine(self, m: Mapping[str, Any]) -> dict[str, Json]:
        now = self.machines[m["id"]]
        state = self.form["fates"][0] if now["state"] == ABSENT else now["state"]
        return {**m, "state": state, "strength": 0, "victory": now["victory"][0], "home": now["home"][0]}

    def _person(self, p: Mapping[str, Any]) -> dict[str, Json]:
        now, plane = self.people[p["id"]], plane_of(p["id"])
        dead = now["state"] == "dead"
        return {
            "id": p["id"], "name": p["name"], "state": now["state"], "fortitude": 0 if dead else now["fortitude"], "luck": now["luck"],
            "traits": list(p.get("traits", ())), "rerolls": now["rerolls"], "took_part": self.machines[plane]["state"] != ABSENT,
            "victories": [*self._credits(p["id"], "victory")], "homes": [*self._credits(p["id"], "home")],
            "objectives": [id for id, (met, by) in self.goals.items() if met and by == plane and not dead],
        }  # fmt: skip

    def _credits(self, id: str, key: str) -> Iterator[Json]:
        for m in self.form["machines"]:
            now = self.machines[m["id"]]
            if now[key][0] == id:
                yield {"victim": m["id"], "type": m["type"], "turn": now[key][1], "was_home": key == "victory" and bool(now["home"][0])}

    # showing

    def rows(self, words: Words) -> Iterator[tuple[str, str]]:
        """Return a row for each machine with its people, and for each objective."""
        for m in self.form["machines"]:
            now = self.machines[m["id"]]
            credits = [words.say(f"tty-result-{CREDITED[key]}", who=now[key][0], turn=now[key][1]) for key in CREDITS if now[key][0]]
            yield m["id"], ", ".join([words.type(m["type"]), words.say(f"tty-result-{now['state']}"), *credits])
            yield from ((f"  {p['id']}", self._said(words, p)) for p in self.form["people"] if plane_of(p["id"]) == m["id"])
        for g in self.form["objectives"]:
            met, by = self.goals[g["id"]]
            task = words.say(f"objective-{g['kind']}", target=g["target"])
            yield g["id"], words.say("tty-result-goal", task=task, met="yes" if met else "no", by=by or words.NOTHING)

    def _said(self, words: Words, p: Mapping[str, Any]) -> str:
        now = self.people[p["id"]]
        name = p["name"] or words.say("tty-result-staff")
        return words.say("tty-result-person", name=name, state=now["state"], fortitude=now["fortitude"], rerolls=now["rerolls"], luck=now["luck"])
