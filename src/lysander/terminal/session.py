"""One terminal at one table: whose view is on the screen, commands that show something, and how an answer is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ..commands.arguments import os_message
from ..core.ask import UMPIRE, Ask, IllegalAnswer, Json, Refusal, Seat
from ..rulebook import rulebook
from ..text import Text
from ..text.briefing import briefing_of, lines, told
from ..text.twin import reports
from .answers import read_answer
from .lists import alike
from .reader import Reader
from .replay import BACK, NEXT
from .screen import Screen
from .table import Table

LONG = 300
UNREAD = ("not-an-option", "malformed")
QUIT = ("quit", "exit")


Own = Callable[["Session", str, Ask, Any], bool | None]
"""A command of one game: gets what stands behind its word, the open question, the view. Returns as ``Client.command`` does; None if the question is
not one that it serves."""


Look = Callable[["Session", str, Seat, Any], None]
"""A command of one game that only shows something, also after the end: gets what stands behind its word, the seat that looks, the view."""


class Leave(Exception):
    """Raised when a person leaves the table."""


class Session:
    """One terminal at one table. ``seat`` is the seat whose view is on the screen."""

    def __init__(self, table: Table, screen: Screen, reader: Reader, save_to: Path | None = None) -> None:
        self.table = table
        self.screen = screen
        self.own: Mapping[str, Own] = getattr(screen.game, "COMMANDS", {})
        self.looks: Mapping[str, Look] = getattr(screen.game, "LOOKS", {})
        self.reader = reader
        self.save_to = save_to
        self.text: Text = screen.text
        self.say = screen.say
        self.seat: Seat = table.humans[0] if len(table.humans) == 1 else ""
        self.shown = ""
        self.explained: set[Seat] = set()
        self.unsaved = True
        self.helped = False
        self.leaving = False
        self.secret = False

    def hand_over(self, seat: Seat) -> None:
        """Hand the screen to another seat: clear it if it shows a secret to another person, else print a line. Who has two seats changes openly."""
        self.secret = self.secret or self.table.differ()
        if seat == self.seat:
            return
        if len(self.table.humans) > 1:
            name = self.table.players[seat].name
            side = self.text.seat(seat)
            who = f"{name} ({side})" if name else self.say.maybe(f"seat-{seat}.the", side)
            if self.secret and not (self.seat and self.table.one_person(self.seat, seat)):
                self.screen.curtain(who)
                while self.reader.interactive and self.reader.read(self.say("tty-curtain-enter", who=name or side)).lower() in QUIT:
                    self.quit()
                self.secret, self.shown = self.table.differ(), ""
            else:
                self.screen.line(self.say("tty-next-person", who=who), "bold")
        self.seat = seat

    def answered(self, line: str, ask: Ask, labels: list[tuple[Json, str]]) -> bool:
        """Give the answer that was typed. Returns False if the line is no answer, or if it is refused."""
        value = self.read(line, ask, labels)
        try:
            self.table.answer(ask.seat, ask.kind, value)
        except IllegalAnswer as error:
            refusal = Refusal("", UNREAD[0]) if self.unread(ask, line) else self.reason(ask, value, error.refusal)
            self.refused(refusal, line, labels)
            return False
        self.unsaved, self.leaving = True, False
        if self.save_to is not None:
            self.save(str(self.save_to), aloud=False)
        return True

    def read(self, line: str, ask: Ask, labels: list[tuple[Json, str]]) -> Json:
        """Return a typed line as an answer."""
        names = {name.lower(): letter for letter, name in self.text.names().items()}
        return read_answer(line, ask, names, labels, getattr(self.screen.game, "READERS", {}))

    def unread(self, ask: Ask, line: str) -> bool:
        """Whether a line is no answer of the kind that is asked for at all, where the game can tell."""
        unread = getattr(self.screen.game, "UNREAD", {}).get(ask.domain.describe()["type"])
        return unread is not None and bool(unread(line))

    def reason(self, ask: Ask, value: Json, refusal: Refusal) -> Refusal:
        """Return why an answer is refused; for one that is closed or was not finished, the domain's reason for its beginning."""
        if refusal.code not in UNREAD:
            return refusal
        closed = getattr(ask.domain, "reasons", None) or ask.domain.describe().get("closed", {})
        typed, view = f"{value} ".lower(), self.table.view(ask.seat)
        return next((why for begun, why in closed.items() if typed.startswith(self.begins(ask, begun, view))), refusal)

    def begins(self, ask: Ask, begun: Json, view: Any) -> tuple[str, str]:
        """Return how a closed answer begins in small letters: in notation, and by its name in the list."""
        return f"{begun} ".lower(), f"{self.text.option(ask, begun, view)[0]} ".lower()

    def refused(self, refusal: Refusal, line: str, labels: list[tuple[Json, str]]) -> None:
        """Print why an answer is not possible."""
        if self.mistyped(refusal, line, labels):
            return
        if refusal.code in UNREAD:
            self.screen.told("tty-unclear")
        else:
            self.screen.refused(refusal)

    def mistyped(self, refusal: Refusal, line: str, labels: list[tuple[Json, str]]) -> bool:
        """Say that a list has no such number, or which answers begin like a line that is none. Returns False if neither is so."""
        if labels and line.isdigit() and len(line) < 4:
            self.screen.told("tty-bad-number", number=line)
        elif refusal.code in UNREAD and (like := alike(line, [str(value) for value, _ in labels])):
            self.screen.told("tty-unclear-but", examples=", ".join(like))
        else:
            return False
        return True

    # what a bot would do

    def hint(self, seat: Seat, rest: str = "") -> None:
        """Print what a bot would do; with ``all`` what else it weighed. No bot plays the umpire."""
        if seat == UMPIRE:
            self.screen.told("tty-hint-umpire")
            return
        hint = self.table.hint(seat)
        advice = self.text.advice(hint.ask, hint.reasons, self.table.view(seat))
        self.screen.hint(hint.ask, hint.value, advice, whole=rest.lower() in ("all", "alle", "alles"))

    def do(self, ask: Ask, labels: list[tuple[Json, str]]) -> bool:
        """Give the answer of the last hint. Returns False if there was none for this question."""
        hint = self.table.hinted(ask.seat)
        if hint is None or hint.value is None:
            self.screen.told("tty-do-what")
            return False
        return self.answered(str(hint.value), hint.ask, labels if hint.ask is ask else [])

    # what can be looked at

    def look(self, word: str, rest: str, seat: Seat, view: Any, ask: Ask | None) -> bool:
        """Carry out a command that only shows something. Returns False if the word is no such command."""
        shows: dict[str, Callable[[], None]] = {
            "map": lambda: self.screen.map(view, ask, about=rest, told=self.table.log(seat)),
            "m": lambda: self.screen.map(view, ask, about=rest, told=self.table.log(seat)),
            "text": lambda: self.screen.twin(view, self.table.asks_of(seat), self.last(seat)),
            "brief": lambda: self.brief(seat),
            "log": lambda: self.log(seat, int(rest) if rest.isdigit() else 0),
            "chain": lambda: self.chain(seat, int(rest) if rest.isdigit() else 1),
            "rules": lambda: self.rules(rest or (ask.rule if ask else "1")),
            "help": lambda: self.help(seat),
            "?": lambda: self.help(seat),
            "save": lambda: self.save(rest),
            **{name: partial(look, self, rest, seat, view) for name, look in self.looks.items()},
            **dict.fromkeys(QUIT, self.quit),
        }
        if word not in shows:
            return False
        shows[word]()
        return True

    def rules(self, wanted: str) -> None:
        """Print a paragraph, or the result of a search."""
        self.screen.rules(rulebook(self.table.game.id, self.text.lang), wanted)

    def brief(self, seat: Seat) -> None:
        """Print who this seat is, how it wins, what is secret, and its first decisions."""
        game = self.table.game
        briefing = briefing_of(game.id)
        card = briefing.of(seat) if briefing else None
        if briefing is None or card is None:
            self.screen.told("tty-no-brief")
            return
        self.screen.line(self.text.seat(seat), "bold")
        for line in lines(self.text, card, told(self.text, briefing, card, game, self.table.setup, seat)):
            self.screen.line(line)

    def last(self, seat: Seat) -> list[str]:
        """Return the last reports to a seat."""
        return [line for line in reports(self.text, self.table.log(seat), seat) if len(line) < LONG]

    def log(self, seat: Seat, last: int) -> None:
        """Print everything told to the seat so far, or the last lines of it."""
        events = self.table.log(seat)[-last:]
        if events:
            self.screen.events(events, seat)
        else:
            self.screen.told("tty-no-log")

    def chain(self, seat: Seat, last: int) -> None:
        """Step through all consequences of one event: the last one, or ``last`` events back."""
        events = [e for e in self.table.log(seat) if e.facts.get("chain")]
        chains = [*dict.fromkeys(e.facts["chain"] for e in events)][-max(1, last) :]
        links = [e for e in events if e.facts["chain"] in chains[:1]]
        if not links:
            self.screen.told("tty-no-chain")
        at = 0
        while at < len(links):
            self.screen.line(f"{at + 1}/{len(links)}", "bold")
            self.screen.events(links[at : at + 1], seat)
            word = self.reader.read(self.say("tty-prompt-chain")).lower() if self.reader.interactive else ""
            if word not in (*NEXT, *BACK):
                return
            at = max(0, at - 1) if word in BACK else at + 1

    def help(self, seat: Seat) -> None:
        """Print all commands, and what this seat can do at any time."""
        here = {a.kind for a in self.table.asks_of(seat)} | {"umpire" for s in self.table.game.seats if s.umpire}
        here |= {"chain" for e in self.table.log(seat) if e.facts.get("chain")}
        here |= {"fly" for a in self.table.asks_of(seat) if self.table.subgame(a) is not None}
        here |= {"would" for s in self.table.game.seats if s.umpire and s.id == seat}
        more = (f"tty-help-{word}" for word in ("fly", "chain", "umpire", "would", "resign") if word in here)
        lines = "\n".join(map(self.say, ("tty-help", *more, *(f"tty-help-{word}" for word in (*self.looks, *self.own))))).splitlines()
        self.screen.explain(lines)
        if offers := self.table.offers(seat):
            self.screen.told("tty-any-time")
            self.screen.asks([(f"{word} …", f"{self.text.question(a, None)} [{a.rule}]") for word, a in offers])

    def save(self, name: str, aloud: bool = True) -> None:
        """Write the journal, and print where the seed is."""
        if not name:
            self.screen.told("tty-save-what")
            return
        try:
            beside = self.table.save(Path(name).expanduser())
        except OSError as error:
            self.screen.told("tty-not-saved", error=os_message(error))
            return
        self.unsaved = False
        if aloud:
            self.screen.told("tty-saved-seed" if beside else "tty-saved", file=name, beside=str(beside or ""))

    def quit(self) -> None:
        """Leave the table, after a second request if something would be lost."""
        if self.unsaved and self.reader.interactive and not self.leaving and not self.table.match.over and self.save_to is None:
            self.leaving = True
            self.screen.told("tty-quit-sure")
            return
        raise Leave
