"""6, 8, 12 The ways of a finished game: where each man went and how he fared, and the patrols and lorries that looked for him."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.ask import Answer
from ...core.ending import Happened, Stop, Way, moved
from ...core.event import Event
from ...core.hexes import neighbours
from .state import BRITISH, GERMAN, State

CELLS = re.compile(r"[a-z](\d{4})")
MARKS = {"b_captured": "captured", "b_killed": "dead", "b_died": "dead", "b_wounded": "wounded", "b_found": "found"}
"""22 Reports of what became of men, in a hex."""
FOOT, RIDE, SEARCH = "foot", "ride", "search"
Key = tuple[str, str, bool]


class Course:
    """Follows pieces through a game: ``at`` is where each is, ``drawn`` the ways that go on, ``plan`` who moves now, how, and through which hexes."""

    def __init__(self, met: set[tuple[int, str]]) -> None:
        self.met = met
        self.move = 1
        self.landing = ""
        self.at: dict[str, str] = {}
        self.aboard: dict[str, str] = {}
        self.drawn: dict[Key, list[Stop]] = {}
        self.done: list[Way] = []
        self.plan: tuple[str, str, list[str]] = ("", "", [])

    def answered(self, line: Answer) -> None:
        """6.1, 6.5, 8.3 Takes in who was chosen, and the hexes he is to go through."""
        value, kind = str(line.value), line.kind
        if kind == "landing":
            self.landing = value
        elif kind == "rendezvous":
            self.at |= dict.fromkeys("ABCDEF", value)
        elif kind == "path":
            self.plan = (*self.plan[:2], CELLS.findall(value))
        elif kind in ("party", "order"):
            self.plan = ("", "", [])
            who, _, verb = value.partition(":")
            if kind == "order" and verb.startswith("board="):
                self.aboard[who] = verb[6:]
            elif verb:
                self._set_out(who, verb)

    def _set_out(self, who: str, verb: str) -> None:
        """8.2, 11.3 A party or a unit sets out, by its own feet or wheels."""
        if "@" in who:
            men, _, hex = who.partition("@")
            self.at |= dict.fromkeys(men, hex)
            self.plan = (men, FOOT if verb.startswith("walk") else RIDE, [])
        elif verb in ("walk", "drive"):
            if lorry := self.aboard.pop(who, ""):
                self.at[who] = self.at.get(lorry, "")
            self.plan = (who, SEARCH, [])

    def stops(self, who: str, hex: str) -> None:
        """6.10, 8.6 Whoever was to go has come as far as this hex; who has come through others is drawn through them."""
        movers, kind, cells = self.plan
        pieces = list(who) if who[1:2].isalpha() or len(who) == 1 else [who]
        for piece in pieces:
            if piece in (movers if kind != SEARCH else [movers]) and hex in cells:
                self.draw(piece, kind, cells[: cells.index(hex) + 1])
            elif self.at.get(piece) != hex:
                self.draw(piece, FOOT if piece.isalpha() else SEARCH, [hex])
        if hex in cells:
            self.plan = (movers, kind, cells[cells.index(hex) + 1 :])

    def draw(self, piece: str, kind: str, cells: Sequence[str], mark: str = "") -> None:
        """Draws a piece on through hexes; a way of another kind, or one that does not go on from there, begins anew."""
        key = (piece, kind, kind != SEARCH or (self.move, piece) in self.met)
        here = self.at.get(piece, "")
        for other in [k for k in self.drawn if k[0] == piece and (k != key or not near(here, cells[0]))]:
            self.end(other)
        stops = self.drawn.setdefault(key, [Stop(self.move, here)] if near(here, cells[0]) else [])
        stops += [Stop(self.move, cell, mark=mark) for cell in cells]
        self.at[piece] = cells[-1]

    def told(self, event: Event) -> None:
        """5.3, 22 Takes in a report."""
        facts = event.facts
        if event.kind == "turn":
            self.move = int(facts["move"])
        elif event.kind in ("b_stop", "b_escaped"):
            self.stops(str(facts["men"]), str(facts["hex"]))
        elif event.kind == "g_stop":
            self.stops(str(facts["unit"]), str(facts["hex"]))
        elif event.kind in MARKS:
            self.stops(str(facts["men"]), str(facts["hex"]))
            for man in str(facts["men"]):
                self.draw(man, FOOT, [str(facts["hex"])], MARKS[event.kind])
        elif event.kind == "b_away":
            for man in str(facts["men"]):
                self.draw(man, FOOT, [self.landing], "away")

    def end(self, key: Key) -> None:
        """Ends a way, if it leads anywhere or something happened on it."""
        piece, kind, main = key
        stops = moved(self.drawn.pop(key))
        if len(stops) > 1 or any(s.mark for s in stops):
            self.done.append(Way(piece, BRITISH if piece.isalpha() else GERMAN, kind, stops, main))


def near(a: str, b: str) -> bool:
    """Whether two hexes are one or neighbours."""
    return bool(a) and (a == b or bool(neighbours(a, (b,))))


def ways(state: State, course: Sequence[Happened]) -> Sequence[Way]:
    """6.5, 8.6, 12.6 Returns the ways of the men, and of the Germans: in the moves in which a unit met men they belong to the story."""
    found = Course(_met(course))
    for line, events in course:
        if line is not None and line.seat in (BRITISH, GERMAN):
            found.answered(line)
        for event in events:
            found.told(event)
    for key in list(found.drawn):
        found.end(key)
    return found.done


def _met(course: Sequence[Happened]) -> set[tuple[int, str]]:
    """7.13 Returns the moves in which units have seen men."""
    move, met = 1, set()
    for _, events in course:
        for event in events:
            if event.kind == "turn":
                move = int(event.facts["move"])
            elif event.kind == "g_seen":
                met.add((move, str(event.facts["unit"])))
    return met
