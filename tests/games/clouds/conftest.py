"""A battle put together by hand, or at a position in notation, with answers and dice in the order in which they fall."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Answer, Ask
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.core.referee import Inline
from lysander.games.clouds.events_text import event_line
from lysander.games.clouds.game import GAME
from lysander.games.clouds.lines import is_roll, read_answer, read_roll
from lysander.games.clouds.plane import FLYING, Engine, Gun, Person, Plane
from lysander.games.clouds.rules import rules_of
from lysander.games.clouds.state import State
from lysander.testing.board import Board

ROLES = ("P", "N", "G")


class Battle:
    """A state, and a referee that takes dice from ``dice`` (``("R-08", 17)``) and answers from ``answers``; windows are answered ``keep``."""

    def __init__(self, scenario: str = "mission_3", **options: Any) -> None:
        self.rules = rules_of(Setup("clouds", scenario, options, ("e1", "c1")))
        self.events: list[Event] = []
        self.dice: list[tuple[str, int]] = []
        self.answers: list[Any] = []
        self.asked: list[Ask] = []
        self.s = State(
            rules=self.rules,
            step="M4",
            turn=3,
            planes={},
            units={},
            gasbags={},
            barrages={},
            batteries={},
            points={},
            canopies={},
            order=(),
            shooters=(),
            done=(),
            orders={},
            ground={},
            offers=(),
            given_up=(),
            mascots={},
            aftermath=0,
            why="",
            result=None,
        )
        self.ref = Inline([], self.answer, self.events, lambda: (), lambda ref, ask, value: None, lambda event: None)

    def answer(self, ask: Ask) -> Any:
        """The next die or answer."""
        if ask.seat == CHANCE:
            assert self.dice, f"no die left for {ask.kind}"
            name, face = self.dice.pop(0)
            assert ask.kind.partition(":")[0] == name.partition(":")[0], f"{ask.kind} instead of {name}"
            assert ":" not in name or ask.kind == name
            return face
        self.asked.append(ask)
        if ask.kind.startswith("reroll:"):
            return "keep"
        value = self.answers.pop(0)
        assert ask.domain.why_not(value) is None, f"{value}: {ask.domain.why_not(value)}"
        return value

    def plane(self, id: str, type: str, at: tuple[int, int, int], heading: int, attitude: str, speed: int, **fields: Any) -> Plane:
        """Add an aeroplane; ``pilot``, ``gunner`` and ``nose`` are fields of the people that differ from the standard ones."""
        panel = self.rules.panels[type]
        people = {role: fields.pop(word, {}) for role, word in (("P", "pilot"), ("N", "nose"), ("G", "gunner"))}
        crew = tuple(replace(Person(role, rerolls=0 if role != "P" else 2), **people[role]) for role in ROLES if role in panel.crew)
        engines = (Engine(),) if panel.engines == 1 else (Engine("L"), Engine("R"))
        plane = Plane(
            id=id,
            type=type,
            seat=f"{id[0].lower()}1",
            x=at[0],
            y=at[1],
            z=at[2],
            heading=heading,
            climb=attitude[0],
            bank=attitude[1],
            speed=speed,
            strength=fields.pop("strength", panel.structure),
            state=fields.pop("state", FLYING),
            guns=tuple(Gun(m.id, m.half) for m in panel.guns),
            engines=fields.pop("engines", engines),
            people=crew,
            **fields,
        )
        self.s.planes[id] = plane
        return plane

    def roll(self, *dice: tuple[str, int] | tuple[str, Iterable[int]]) -> None:
        """Lay out the dice that fall next: a name, and a face or several."""
        for name, faces in dice:
            self.dice += [(name, faces)] if isinstance(faces, int) else [(name, face) for face in faces]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of the events of a kind."""
        return [dict(e.facts) for e in self.events if e.kind == kind]

    def spent(self) -> None:
        """Nothing of what was laid out is left."""
        assert not self.dice and not self.answers


@pytest.fixture
def battle() -> Callable[..., Battle]:
    """A battle without aeroplanes."""
    return Battle


class Sky(Board):
    """34 A match at a position, which names its scenario or is on a plain field; answers and dice as lines of 34.8 and 34.9, results of 34.10.

    ``sky.play("E1 plan S14", "R-12 E1 = 9")``. Windows for re-rolls wait for an answer like all other questions.
    """

    def __init__(self, at: str = "", options: Mapping[str, Any] | None = None, seats: tuple[str, ...] = ("e1", "c1"), scenario: str = "") -> None:
        named = at.split(" ")[1] if at else "duel"
        super().__init__(GAME, at, options, seats, scenario or ("mission_3" if named[0] == "T" else named))

    def answer(self, line: str) -> Answer:
        """34.8, 34.9 Return the answer of a line, or its first die."""
        return read_roll(line, self.match.asks)[0] if is_roll(line) else read_answer(self.state, line, self.match.asks)

    def events(self, *lines: str) -> list[Event]:
        """Give answers and dice, several dice of a line one after the other; return the events told because of them."""
        told: list[Event] = []
        for line in lines:
            answers = read_roll(line, self.match.asks) if is_roll(line) else [self.answer(line)]
            told += [event for answer in answers for event in self.match.give(answer)]
        return told

    def report(self, event: Event) -> str:
        """34.10 Return an event as a line."""
        return event_line(event)

    @property
    def things(self) -> dict[str, str]:
        """34.3, 34.6 Everything on the field in notation, by id."""
        return {line.partition("=")[0]: line for line in self.position.split(" ; ")[1:]}


@pytest.fixture
def sky() -> Callable[..., Sky]:
    """A match at a position in notation."""
    return Sky
