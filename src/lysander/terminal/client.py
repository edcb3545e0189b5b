"""The client: shows each person what their seat knows, takes answers and commands, hands the screen on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..bots.wishes import in_words
from ..core.ask import UMPIRE, Ask, IllegalAnswer, Json, Refusal, Seat
from ..rulebook import rulebook
from ..text import Text
from ..text.twin import reports
from .answers import read_answer
from .desk import read_desk, sit_down
from .reader import Ended, Reader
from .replay import BACK, NEXT
from .screen import Screen
from .table import Table

COMMANDS = ("why", "map", "text", "log", "chain", "rules", "hint", "undo", "again", "umpire", "save", "resign", "quit", "help")
LONG = 300
UNREAD = ("not-an-option", "malformed")


class Leave(Exception):
    """Somebody leaves the table."""


class Client:
    """One terminal at one table. ``seat`` is whose eyes the screen has now."""

    def __init__(self, table: Table, screen: Screen, reader: Reader, save_to: Path | None = None) -> None:
        self.table = table
        self.screen = screen
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

    def run(self) -> bool:
        """Play until the game is over or everybody leaves. Whether the game is over."""
        try:
            while (ask := self.run_on()) is not None:
                self.turn(ask)
            self.end()
        except Leave:
            self.screen.told("tty-left")
        except (Ended, KeyboardInterrupt):
            if not self.table.match.over:
                self.screen.told("tty-input-end")
                if self.reader.interactive and self.unsaved and self.save_to is None and self.table.match.lines:
                    self.save(self.table.spare_name())
        finally:
            if self.save_to is not None:
                self.save(str(self.save_to))
            self.table.close()
        return self.table.match.over

    def run_on(self) -> Ask | None:
        """Go on to the next question for a person; the waiting line stands while bots think."""
        state = self.table.match.state
        with self.screen.busy(self.text.waiting(self.table.game.waiting(state))):
            return self.table.run_on()

    # one question

    def turn(self, ask: Ask) -> None:
        """Put one question to a person, until it is answered or something else has changed the game."""
        self.hand_over(ask.seat)
        view = self.table.view(ask.seat)
        self.news(ask.seat, view)
        self.auto_map(ask, view)
        labels = self.screen.labels(ask, view)
        self.put(ask, view, labels)
        if not self.helped:
            self.screen.line(self.say("tty-first-help"), "dim italic")
            self.helped = True
        self.reader.offer((*COMMANDS, *(word for value, label in labels for word in (str(value), *label.split()))))
        while True:
            line = self.reader.read(self.prompt(ask.seat))
            done = self.command(line, ask, view, labels)
            if done is None:
                done = self.answered(line, ask, labels)
            if done:
                return

    def put(self, ask: Ask, view: Any, labels: list[tuple[Json, str]]) -> None:
        """The question, and the words by which persons at this screen act at any time."""
        self.screen.question(ask, view, labels)
        if words := [word for word, offer in self.table.offers(ask.seat) if offer.domain.members()]:
            self.screen.line(self.say("tty-any-now", words=", ".join(words)), "dim")

    def prompt(self, seat: Seat) -> str:
        """Who is asked, and when."""
        return self.say("tty-prompt", seat=self.text.seat(seat))

    def hand_over(self, seat: Seat) -> None:
        """If the screen goes to another person: the curtain, where something on it is not for everybody here; else a line."""
        self.secret = self.secret or self.table.differ()
        if seat == self.seat:
            return
        if len(self.table.humans) > 1:
            name = self.table.players[seat].name
            side = self.text.seat(seat)
            who = f"{name} ({side})" if name else self.say.maybe(f"seat-{seat}.the", side)
            if self.secret:
                self.screen.curtain(who)
                if self.reader.interactive:
                    self.reader.read(self.say("tty-curtain-enter", who=name or side))
                self.secret, self.shown = self.table.differ(), ""
            else:
                self.screen.line(self.say("tty-next-person", who=who), "bold")
        self.seat = seat

    def news(self, seat: Seat, view: Any) -> None:
        """What the seat was told since it read last; a head line where it has changed."""
        events = self.table.news(seat)
        self.secret = self.secret or not self.table.all_read(events)
        if not self.secret:
            self.table.heard = dict.fromkeys(self.table.players, self.table.match.event_count)
        self.screen.events(events, seat)
        if self.text.head(view) != self.shown:
            self.screen.head(view)

    def auto_map(self, ask: Ask, view: Any) -> None:
        """A person at the keyboard sees the map when the head line has changed and whenever a place on it is asked for; the legend once."""
        head = self.text.head(view)
        mapped = getattr(self.screen.game, "MAPPED", ())
        if self.reader.interactive and self.screen.tall and (head != self.shown or ask.domain.describe()["type"] in mapped):
            self.screen.map(view, ask, legend=ask.seat not in self.explained)
            self.explained.add(ask.seat)
        self.shown = head

    def answered(self, line: str, ask: Ask, labels: list[tuple[Json, str]]) -> bool:
        """Give the answer that was typed; False if it is none, or is refused."""
        value = self.read(line, ask, labels)
        try:
            self.table.answer(ask.seat, ask.kind, value)
        except IllegalAnswer as error:
            self.refused(self.reason(ask, value, error.refusal), line, labels)
            return False
        self.unsaved, self.leaving = True, False
        if self.save_to is not None:
            self.save(str(self.save_to), aloud=False)
        return True

    def read(self, line: str, ask: Ask, labels: list[tuple[Json, str]]) -> Json:
        """A line as an answer."""
        if ask.seat == UMPIRE:
            line = read_desk(line, ask)
        names = {name.lower(): letter for letter, name in self.text.names().items()}
        return read_answer(line, ask, names, labels, getattr(self.screen.game, "READERS", {}))

    def reason(self, ask: Ask, value: Json, refusal: Refusal) -> Refusal:
        """Why an answer is not possible; for one that was not typed to its end what the domain says of its beginning."""
        if refusal.code not in UNREAD:
            return refusal
        closed = ask.domain.describe().get("closed", {})
        return next((why for begun, why in closed.items() if f"{value} ".startswith(f"{begun} ")), refusal)

    def refused(self, refusal: Refusal, line: str, labels: list[tuple[Json, str]]) -> None:
        """Say why an answer is not possible."""
        if labels and line.isdigit() and len(line) < 4:
            self.screen.told("tty-bad-number", number=line)
        elif refusal.code in UNREAD:
            self.screen.told("tty-unclear")
        else:
            self.screen.told("tty-refused", text=self.text.refusal(refusal), rule=refusal.rule)

    # commands

    def command(self, line: str, ask: Ask, view: Any, labels: list[tuple[Json, str]]) -> bool | None:
        """Carry out a command. None if the line is none; True if the game has changed and the question must be put anew."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        self.leaving = self.leaving and word in ("quit", "exit")
        if word == "undo":
            return self.undo(ask.seat)
        if word == "umpire":
            return sit_down(self, rest)
        if word == "resign":
            return self.resign(ask.seat, rest)
        if word in ("again", ""):
            self.put(ask, view, labels)
        elif word == "why":
            self.why(rest, ask, view, labels)
        elif word == "hint":
            self.hint(ask.seat)
        elif not self.look(word, rest, ask.seat, view, ask):
            return self.standing(word, rest, ask, labels)
        return False

    def look(self, word: str, rest: str, seat: Seat, view: Any, ask: Ask | None) -> bool:
        """Commands that only show something. False if this is none."""
        shows: dict[str, Callable[[], None]] = {
            "map": lambda: self.screen.map(view, ask),
            "m": lambda: self.screen.map(view, ask),
            "text": lambda: self.screen.twin(view, self.table.asks_of(seat), self.last(seat)),
            "log": lambda: self.log(seat, int(rest) if rest.isdigit() else 0),
            "chain": lambda: self.chain(seat, int(rest) if rest.isdigit() else 1),
            "rules": lambda: self.rules(rest or (ask.rule if ask else "1")),
            "help": lambda: self.help(seat),
            "?": lambda: self.help(seat),
            "save": lambda: self.save(rest),
            "quit": self.quit,
            "exit": self.quit,
        }
        if word not in shows:
            return False
        shows[word]()
        return True

    def rules(self, wanted: str) -> None:
        """A paragraph, or a search."""
        self.screen.rules(rulebook(self.table.game.id, self.text.lang), wanted)

    def last(self, seat: Seat) -> list[str]:
        """The last reports of a seat."""
        return [line for line in reports(self.text, self.table.log(seat), seat) if len(line) < LONG]

    def log(self, seat: Seat, last: int) -> None:
        """Everything told to the seat so far, or the last lines of it."""
        events = self.table.log(seat)[-last:]
        if events:
            self.screen.events(events, seat)
        else:
            self.screen.told("tty-no-log")

    def chain(self, seat: Seat, last: int) -> None:
        """Step through all that came of one event: of the last one, or so many back."""
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
        """All commands, and what this seat can do at any time."""
        here = {a.kind for a in self.table.asks_of(seat)} | {"umpire" for s in self.table.game.seats if s.umpire}
        here |= {"chain" for e in self.table.log(seat) if e.facts.get("chain")}
        more = (f"tty-help-{word}" for word in ("chain", "umpire", "resign") if word in here)
        self.screen.line("\n".join(map(self.say, ("tty-help", *more))))
        if offers := self.table.offers(seat):
            self.screen.told("tty-any-time")
            self.screen.asks([(f"{word} …", f"{self.text.question(a, None)} [{a.rule}]") for word, a in offers])

    def why(self, rest: str, ask: Ask, view: Any, labels: list[tuple[Json, str]]) -> None:
        """What an answer would mean, or why it cannot be given."""
        if not rest:
            self.screen.told("tty-why-what", example=str(labels[0][0]) if labels else str(ask.default))
            return
        value = self.read(rest, ask, labels)
        refusal = ask.domain.why_not(value)
        if refusal is not None:
            refusal = self.reason(ask, value, refusal)
            self.screen.told("tty-refused", text=self.text.refusal(refusal), rule=refusal.rule)
            return
        self.screen.line("{} {}. {} [{}]".format(self.say("tty-possible"), *self.text.option(ask, value, view)))

    def hint(self, seat: Seat) -> None:
        """What a bot would do."""
        hint = self.table.hint(seat)
        self.screen.hint(hint.ask, hint.value, self.text.advice(hint.ask, hint.reasons, self.table.view(seat)))

    def undo(self, seat: Seat) -> bool:
        """Take back."""
        done = self.table.undo(seat)
        self.screen.told("tty-undone" if done else "tty-no-undo")
        return done

    def resign(self, seat: Seat, rest: str) -> bool:
        """Give up, once it is confirmed."""
        ask = next((a for a in self.table.asks_of(seat) if a.kind == "resign"), None)
        if ask is None or rest.lower() not in ("yes", "ja"):
            self.screen.told("tty-resign-sure" if ask else "tty-no-resign", help=self.text.help(ask, None) if ask else "")
            return False
        self.table.answer(seat, "resign", "yes")
        return True

    def standing(self, word: str, rest: str, ask: Ask, labels: list[tuple[Json, str]]) -> bool | None:
        """An any-time answer: ``any cash C``, ``any 2``, ``any`` to list them, ``B any 2``; where it is clear the answer alone, ``B cash C``
        or ``cash C``. True if it was given, None if this is none."""
        line = f"{word} {rest}".strip()
        offers = self.table.offers(ask.seat)
        for words, offer in offers:
            begun, answer = line[: len(words)].lower() == words.lower(), line[len(words) :]
            if begun and answer.startswith(" "):
                return self.answered(answer.strip(), offer, self.screen.labels(offer, self.table.view(offer.seat)))
            if begun and not answer:
                view = self.table.view(offer.seat)
                self.screen.question(offer, view, self.screen.labels(offer, view))
                return False
        for _, offer in offers:
            if offer.seat == ask.seat and rest and offer.domain.members() and self.fits(line, offer) and not self.fits(line, ask, labels):
                return self.answered(line, offer, [])
            if offer.seat != ask.seat and offer.seat.lower() == word and offer.domain.members() and rest:
                return self.answered(rest, offer, [])
        return self.not_offered(line, ask)

    def not_offered(self, line: str, ask: Ask) -> bool | None:
        """Why an any-time answer that is called by its word is not open: its seat has none, or the question comes first. None if this is none."""
        for kind, rule in getattr(self.screen.game, "CLOSED", {}).items():
            for seat in self.table.humans:
                words = kind if seat == ask.seat else f"{seat} {kind}"
                if f"{line.lower()} ".startswith(f"{words.lower()} "):
                    self.refused(Refusal(rule, "not-offered", {"seat": seat, "open": ask.offers}), "", [])
                    return False
        return None

    def fits(self, line: str, ask: Ask, labels: list[tuple[Json, str]] | None = None) -> bool:
        """Whether a line is a legal answer."""
        return ask.domain.why_not(self.read(line, ask, labels or [])) is None

    def save(self, name: str, aloud: bool = True) -> None:
        """Write the journal, and tell where the seed is."""
        if not name:
            self.screen.told("tty-save-what")
            return
        try:
            beside = self.table.save(Path(name).expanduser())
        except OSError as error:
            self.screen.told("tty-not-saved", error=in_words(error))
            return
        self.unsaved = False
        if aloud:
            self.screen.told("tty-saved-seed" if beside else "tty-saved", file=name, beside=str(beside or ""))

    def quit(self) -> None:
        """Leave; asks once more if something would be lost."""
        if self.unsaved and self.reader.interactive and not self.leaving and not self.table.match.over and self.save_to is None:
            self.leaving = True
            self.screen.told("tty-quit-sure")
            return
        raise Leave

    # the end

    def end(self) -> None:
        """The result, the seed, and everything open."""
        seat = self.seat or (self.table.humans[0] if self.table.humans else "spectator")
        view = self.table.view(seat)
        self.screen.head(view)
        news = self.table.news(seat)
        self.screen.events(news, seat)
        self.screen.result(self.table.match.state.result, news, self.table.match.events)
        self.screen.told("tty-seed", command="lysander verify FILE")
        self.screen.line("  " + self.table.seed.hex())
        self.screen.line(self.say("tty-over-help"), "dim")
        while True:
            word, _, rest = self.reader.read(self.say("tty-prompt-over")).partition(" ")
            self.after(word.lower(), rest.strip())

    def after(self, word: str, rest: str) -> None:
        """A command when all is over: look through any eyes."""
        seats = [s.id for s in self.table.game.seats]
        if word == "truth" or (word == "seat" and rest in seats):
            self.seat = rest or UMPIRE
        seat = self.seat if self.seat in seats else "spectator"
        view = self.table.view(seat)
        if word in ("seat", "truth"):
            self.screen.map(view, None)
        elif word in ("help", "?") or not self.look(word, rest, seat, view, None):
            self.screen.line(self.say("tty-over-help"))
