"""A lesson in the terminal: the steps of a recorded game (``text/lesson.py``), set on the real engine, with the board and the commands of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from ..commands.arguments import BadArgument
from ..core.ask import Ask, Json, Refusal, Seat
from ..core.event import Event
from ..core.game import Game
from ..games.registry import games
from ..text import for_game
from ..text.lesson import Lesson, answer_step, at_step, lesson_of, question, setup_of
from .client import BELOW, Client
from .reader import Ended, Reader
from .screen import Screen
from .session import Leave
from .table import BOT, HUMAN, Hint, Player, Table, seed_of

OFF = ("undo", "umpire", "resign", "save", "fly", "bots")
"""Commands of a table that a lesson does not have."""
NEXT, BACK, AGAIN = ("next", "n", ""), ("back", "b"), ("again", "a")
BEFORE = 3
"""Reports from before the question that are shown with it."""


@dataclass
class Desk(Table):
    """The table of a lesson at one of its steps. Its question alone is open, and is answered once."""

    lesson: Lesson = field(kw_only=True)
    number: int = 1

    def set_step(self, number: int) -> None:
        """Set the table to the question of a step."""
        self.number, self.match = number, at_step(self.game, self.lesson, number)
        self.heard = {self.lesson.seat: self.match.event_count}

    def before(self) -> list[Event]:
        """Return the last reports to the seat before the question, since the step before."""
        begun = len(self.lesson.lines(self.number - 1))
        events = self.match.events[self.match.marks[begun] if begun else 0 :]
        return [e for e in events if self.reads(self.lesson.seat, e)][-BEFORE:]

    @property
    def answered(self) -> bool:
        """Whether the question of the step has been answered."""
        return len(self.match.lines) > len(self.lesson.lines(self.number))

    def asks_of(self, seat: Seat) -> tuple[Ask, ...]:
        """Return the question of the step."""
        ask = None if self.answered or seat != self.lesson.seat else question(self.match, self.lesson, self.lesson.at(self.number))
        return () if ask is None else (ask,)

    def offers(self, seat: Seat) -> list[tuple[str, Ask]]:
        """Return nothing: in a lesson nothing else can be done."""
        return []

    def answer(self, seat: Seat, kind: str, value: Json) -> None:
        """Answer the question of the step; the dice that lie ready fall, and the others do what was written down. Raises ``IllegalAnswer``."""
        answer_step(self.match, self.lesson, self.number, value)

    def hint(self, seat: Seat) -> Hint:
        """Return the answer that the lesson shows."""
        return Hint(self.asks_of(seat)[0], self.lesson.at(self.number).show, ())

    def hinted(self, seat: Seat) -> Hint | None:
        """Return the answer that the lesson shows, asked for or not."""
        return self.hint(seat)


def give_lesson(game: Game[Any], lang: str, console: Console, reader: Reader, step: int) -> bool:
    """Give the lesson of a game from a step on. Returns whether it came to its end. Raises ``BadArgument`` if there is none."""
    lesson = lesson_of(game.id)
    if lesson is None:
        raise BadArgument(f"There is no lesson for {game.id}. There are some for {', '.join(taught())}.")
    if step > len(lesson.step):
        raise BadArgument(f"The lesson has {len(lesson.step)} steps.")
    desk = desk_of(game, lesson, step)
    return Teacher(desk, Screen(console, for_game(game.id, lang, desk.setup)), reader).run()


def desk_of(game: Game[Any], lesson: Lesson, number: int = 1) -> Desk:
    """Return the table of a lesson. Raises ``IllegalAnswer`` if the rules refuse what was recorded."""
    players = {seat: Player(HUMAN) if seat == lesson.seat else Player("", BOT) for seat in lesson.seats}
    desk = Desk(game, setup_of(game, lesson), players, seed_of(game.id), lesson=lesson)
    desk.set_step(number)
    return desk


class Teacher(Client):
    """Gives a lesson to the person at the terminal."""

    def __init__(self, desk: Desk, screen: Screen, reader: Reader) -> None:
        super().__init__(desk, screen, reader)
        self.desk, self.lesson = desk, desk.lesson
        self.number, self.steps = desk.number, len(desk.lesson.step)
        self.told: list[str] = []

    def run(self) -> bool:
        """Give the lesson, until its end or until the person leaves. Returns whether it came to its end."""
        seat = self.text.seat(self.lesson.seat)
        self.screen.told("tty-lesson-start", title=self.text.title(), minutes=self.lesson.minutes, steps=self.steps, seat=seat)
        try:
            while self.number <= self.steps:
                self.teach(max(1, self.number))
            self.closing()
        except (Leave, Ended, KeyboardInterrupt):
            self.screen.told("tty-lesson-left", game=self.text.game, step=self.number)
            return False
        return True

    def teach(self, number: int) -> None:
        """Set a step, say its words, take an answer, tell what followed. ``number`` is then that of the step which comes next."""
        self.number = number
        self.desk.set_step(number)
        self.shown = self.text.head(self.table.view(self.lesson.seat))
        asks = self.desk.asks_of(self.lesson.seat)
        assert asks, f"the step {self.lesson.at(number).id} is not asked"
        self.said()
        self.turn(asks[0])
        if self.desk.answered:
            self.followed(asks[0])

    def said(self) -> None:
        """Print the number of the step with its title, and what happened before."""
        step = self.lesson.at(self.number)
        title = step.said(self.say)[0]
        self.screen.heading(self.say("tty-lesson-step", step=self.number, steps=self.steps, title=title))
        before = self.desk.before()
        if self.told_of(before) != self.told:
            self.screen.told("tty-lesson-before")
            self.screen.events(before, self.lesson.seat)

    def told_of(self, events: Sequence[Event]) -> list[str]:
        """Return the last reports in words."""
        return [words for _, words in self.screen.reports(events, self.lesson.seat)][-BEFORE:]

    def auto_map(self, ask: Ask, view: Any) -> None:
        """Print the map, in a lesson before every question, where the screen has room, the legend once. Below it, print the text of the step with its
        paragraph, and the places that it speaks of."""
        step, drawn = self.lesson.at(self.number), hasattr(self.screen.game, "draw")
        if drawn and (self.screen.tall or not self.screen.console.is_terminal):
            legend = ask.seat not in self.explained and not self.screen.lists
            self.screen.map(view, ask, legend=legend, above=BELOW, told=self.table.log(ask.seat))
            self.explained.add(ask.seat)
        self.screen.line(f"{step.said_in_lines(self.say)[1]}  [{step.rule}]", "bold")
        if drawn and step.tags:
            self.screen.asks(step.tagged(self.say))

    def followed(self, ask: Ask) -> None:
        """Print what followed from the answer and what has been learnt, then take the way on."""
        step = self.lesson.at(self.number)
        given = self.table.match.lines[len(self.lesson.lines(self.number))].value
        news = self.table.news(self.lesson.seat)
        self.screen.line()
        self.screen.told("tty-lesson-followed" if news else "tty-lesson-nothing")
        self.screen.events(news, self.lesson.seat)
        self.told = self.told_of(news)
        if given != step.show:
            self.screen.told("tty-lesson-other", answer=str(step.show))
        self.screen.line(self.say("tty-lesson-learnt", idea=step.said(self.say)[2], rule=step.rule), "bold green")
        self.way_on()

    def way_on(self) -> None:
        """Ask where to go from a step that is answered; what can be looked at is shown."""
        seat = self.lesson.seat
        if self.number < self.steps:
            self.screen.told("tty-lesson-next", title=self.lesson.at(self.number + 1).said(self.say)[0])
        else:
            self.screen.told("tty-lesson-finish")
        while True:
            line = self.reader.read(self.say("tty-prompt-lesson"))
            word, _, rest = line.partition(" ")
            if self.went(word.lower(), rest) or word.lower() in AGAIN:
                return
            if word in OFF or not self.look(word.lower(), rest.strip(), seat, self.table.view(seat), None):
                self.screen.told("tty-lesson-words")

    def went(self, word: str, rest: str) -> bool:
        """Go to another step: ``next``, ``back``, ``step 4``. Returns False if the word is none of these."""
        if word in NEXT:
            self.number += 1
        elif word in BACK:
            self.number = max(1, self.number - 1)
        elif word == "step" and rest.isdigit() and 0 < int(rest) <= self.steps:
            self.number = int(rest)
        else:
            return False
        return True

    # while a question is open

    def command(self, line: str, ask: Ask, view: Any, labels: list[tuple[Json, str]]) -> bool | None:
        """Carry out a command: those of a lesson, then those of a table that it has."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word and self.went(word, rest.strip()):
            return True
        if word in OFF:
            self.screen.told("tty-lesson-off", word=word)
            return False
        if word == "show":
            self.hint(ask.seat)
            return False
        return super().command(line, ask, view, labels)

    def hint(self, seat: Seat, rest: str = "") -> None:
        """Print the answer that the lesson shows."""
        hint = self.table.hint(seat)
        label = self.text.option(hint.ask, hint.value, self.table.view(seat))[0]
        self.screen.told("tty-lesson-shown", answer=" = ".join(dict.fromkeys((str(hint.value), label))))

    def help(self, seat: Seat) -> None:
        """Print the commands of a lesson, and those of a table that it has."""
        own = "\n".join(self.say(f"tty-help-{word}") for word in (*self.looks, *self.own))
        lines = [*self.say("tty-help-lesson").splitlines(), *self.say("tty-help").splitlines(), *own.splitlines()]
        self.screen.explain(line for line in lines if line.split()[0] not in (*OFF, "hint"))

    def refused(self, refusal: Refusal, line: str, labels: list[tuple[Json, str]]) -> None:
        """Print why an answer is not possible, and how to see one that is."""
        super().refused(refusal, line, labels)
        self.screen.told("tty-lesson-try")

    def quit(self) -> None:
        """Leave at once: nothing is lost."""
        raise Leave

    # the end

    def closing(self) -> None:
        """Print all that was learnt, and where to go next."""
        self.screen.heading(self.say("tty-lesson-end", title=self.text.title()))
        self.screen.asks((step.rule, step.said(self.say)[2]) for step in self.lesson.step)
        self.screen.told("tty-lesson-play", game=self.text.game)
        self.screen.told("tty-lesson-book", game=self.text.game)
        if other := following(self.text.game):
            self.screen.told("tty-lesson-more", game=other, title=for_game(other, self.text.lang).title())


def taught() -> list[str]:
    """Return the games that have a lesson; one that shares the rules of another comes behind it."""
    return sorted((id for id in games() if lesson_of(id)), key=lambda id: (games()[id].rulebook or id, bool(games()[id].rulebook)))


def following(game: str) -> str:
    """Return the game whose lesson comes after that of this one; empty if there is no other."""
    order = taught()
    after = order.index(game) + 1
    return next(iter((*order[after:], *order[: after - 1])), "")
