"""Steps through a journal, as it really was or as one seat knew it."""

from __future__ import annotations

from typing import Any

from ..core.ask import UMPIRE, IllegalAnswer, Seat
from ..core.event import Event
from ..core.game import Game
from ..core.journal import BadJournal, Journal, printable
from ..core.journal import replay as replayed
from ..core.match import Match
from ..review.beside import read_by_all
from .reader import Ended, Reader
from .screen import Screen

NEXT, BACK, LEAVE = ("next", "n", ""), ("back", "b", "previous", "prev"), ("quit", "exit", "q")


class Player:
    """A journal being stepped through: the line reached (0 is before the first answer), and the seat whose view is shown (the umpire's shows the
    truth)."""

    def __init__(self, game: Game[Any], journal: Journal, screen: Screen, seat: Seat = "") -> None:
        self.game = game
        self.journal = journal
        self.screen = screen
        self.full: Match[Any] = replayed(game, journal, 0)
        self.fault = self._play_all()
        self.seats = [s.id for s in game.seats if s.umpire or not journal.setup.seats or s.id in journal.setup.seats]
        if seat and seat not in self.seats:
            raise BadJournal(f"there is no seat {seat!r}; the seats are {', '.join(self.seats)}")
        self.seat = seat or UMPIRE
        self.at = 0
        self.match = self.full

    def _play_all(self) -> str:
        """Play all lines. If the journal ends in a fault of the rules, it is cut there; returns that fault with the number of the line."""
        for n, line in enumerate(self.journal.lines):
            try:
                self.full.give(line)
            except IllegalAnswer as error:
                why = self.screen.text.refusal(error.refusal)
                raise BadJournal(f"line {n + 2}: {line.seat} {line.kind}={line.value}: {why}") from None
            except Exception as error:
                del self.journal.lines[n:]
                return f"{line.seat} {line.kind}={line.value}: {type(error).__name__}: {error}"
        return ""

    @property
    def of(self) -> int:
        """The number of lines."""
        return len(self.journal.lines)

    def run(self, reader: Reader, at: int = 0) -> None:
        """Carry out commands until the person leaves."""
        self.screen.line(self.screen.say("tty-replay-help"), "dim")
        noted = self.journal.notes.get("fuzz")
        for found in filter(None, (self.fault, noted.get("found") if isinstance(noted, dict) else "")):
            self.screen.told("tty-replay-fault", fault=printable(str(found)))
        self.go(at)
        self.show()
        while True:
            try:
                line = reader.read(f"{self.at}/{self.of}")
            except Ended:
                return
            word, _, rest = line.partition(" ")
            if word.lower() in LEAVE:
                return
            self.command(word.lower(), rest.strip())

    def go(self, line: int) -> None:
        """Go to a line and play up to it."""
        self.at = max(0, min(line, self.of))
        self.match = self.full if self.at == self.of else replayed(self.game, self.journal, self.at)

    def command(self, word: str, rest: str) -> None:
        """Carry out one command."""
        if word in NEXT:
            self.step(1)
        elif word in BACK:
            self.step(-1)
        elif word in ("goto", "g") and rest.isdigit():
            self.jump(int(rest))
        elif word.isdigit():
            self.jump(int(word))
        elif word in ("first", "last"):
            self.jump(0 if word == "first" else self.of)
        elif word == "truth" or (word == "seat" and rest in self.seats):
            self.seat = rest or UMPIRE
            self.show()
        elif word == "seat":
            self.screen.told("tty-replay-seats", seats=", ".join(self.seats))
        elif word == "map":
            self.screen.map(self.view(), None, about=rest, told=[e for e in self.match.events if self.reads(e)])
        elif word == "text":
            self.screen.twin(self.view(), self.match.asks_of(self.seat), ())
        elif word == "log":
            self.screen.events([e for e in self.match.events if self.reads(e)], self.seat)
        else:
            self.screen.line(self.screen.say("tty-replay-help"), "dim")

    def jump(self, line: int) -> None:
        """Go to a line, in either direction."""
        self.go(line)
        self.show()

    def step(self, by: int) -> None:
        """Go to the next or previous line of which the seat knows something; line by line for a seat that sees everything."""
        at = self.at + by
        while 0 < at < self.of and not self.known(at):
            at += by
        self.jump(at)

    def known(self, line: int) -> bool:
        """Whether the seat gave this answer or was told something because of it."""
        if self.seat == UMPIRE:
            return True
        return self.journal.lines[line - 1].seat == self.seat or any(self.reads(e) for e in self.told(line))

    def told(self, line: int) -> list[Event]:
        """Return what was told because of an answer."""
        marks = [*self.full.marks, self.full.event_count]
        return self.full.events[marks[line - 1] : marks[line]]

    def reads(self, event: Event) -> bool:
        """Whether the seat reads an event. Seats that see everything read each event once."""
        if self.seat == UMPIRE:
            return read_by_all(self.game, event)
        return event.told(self.seat)

    def view(self) -> Any:
        """Return what the seat saw at this line, or the truth."""
        return self.match.view(self.seat) if self.seat in self.seats else self.game.view(self.match.state, UMPIRE)

    def show(self) -> None:
        """Print the line and its consequences."""
        say = self.screen.say
        self.screen.head(self.view())
        if not self.at:
            self.screen.told("tty-replay-start", of=self.of)
            self.screen.events([e for e in self.match.events if self.reads(e)], self.seat)
            return
        given, told = self.journal.lines[self.at - 1], [e for e in self.told(self.at) if self.reads(e)]
        if self.seat in (UMPIRE, given.seat):
            by = f" ({given.by})" if given.by else ""
            words = f"{given.seat} {given.kind}={given.value}{by}"
        else:
            words = say("tty-replay-told" if told else "tty-replay-other")
        self.screen.line(say("tty-replay-at", n=self.at, of=self.of, line=words), "bold")
        self.screen.events(told, self.seat)
        if self.match.over:
            self.screen.result(self.match)
