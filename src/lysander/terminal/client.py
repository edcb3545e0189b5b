"""The main loop of the terminal: puts each question to the person in its seat and takes answers and commands, until the game is over."""

from __future__ import annotations

from typing import Any

from ..core.ask import UMPIRE, Ask, Json, Refusal, Seat
from ..text import for_game
from .answers import spoken
from .desk import sit_down, would
from .reader import Ended
from .screen import Screen
from .session import Leave, Session

MANY = 6
"""More any-time answers than this are named for the person who is asked only; for others at the screen by their seats."""
FLY, BOTS = FIGHTS = ("fly", "bots")
"""Commands by which a game is played that answers the question: by those who sit here, or by bots."""
COMMANDS = (
    *FIGHTS,
    "why",
    "map",
    "text",
    "brief",
    "log",
    "chain",
    "rules",
    "hint",
    "do",
    "undo",
    "again",
    "umpire",
    "save",
    "resign",
    "quit",
    "help",
)
BELOW = 18
"""Lines of the screen that a map to scale leaves to the question below it."""


class Client(Session):
    """Lets the persons at one terminal play a game, one after the other."""

    def run(self) -> bool:
        """Play until the game is over or everybody leaves. Returns whether the game is over."""
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
                    self.save(name := self.table.spare_name())
                    self.screen.told("tty-go-on", file=name)
        finally:
            if self.save_to is not None:
                self.save(str(self.save_to))
            self.table.close()
        return self.table.match.over

    def run_on(self) -> Ask | None:
        """Run to the next question for a person. The waiting line is shown while bots think."""
        state = self.table.match.state
        with self.screen.busy(self.text.waiting(self.table.game.waiting(state))):
            return self.table.run_on()

    # one question

    def turn(self, ask: Ask) -> None:
        """Put one question to a person, until it is answered or the game has changed in another way."""
        if ask.seat not in self.table.humans:
            self.fight(ask, bots=False)
            return
        self.hand_over(ask.seat)
        view = self.table.view(ask.seat)
        self.news(ask.seat, view)
        self.auto_map(ask, view)
        labels = self.screen.labels(ask, view)
        self.put(ask, view, labels)
        if not self.helped:
            self.screen.line(self.say("tty-first-help", map="yes" if hasattr(self.screen.game, "draw") else "no"), "dim italic")
            self.helped = True
        self.reader.offer((*COMMANDS, *self.looks, *self.own, *(word for value, label in labels for word in (str(value), *label.split()))))
        while True:
            line = spoken(self.reader.read(self.prompt(ask.seat)))
            done = self.command(line, ask, view, labels)
            if done is None:
                done = self.answered(line, ask, labels)
            if done:
                return

    def put(self, ask: Ask, view: Any, labels: list[tuple[Json, str]]) -> None:
        """Print the question, and the words for any-time actions of persons at this screen."""
        self.screen.question(ask, view, labels)
        offers = [(word, offer.seat) for word, offer in self.table.offers(ask.seat) if offer.domain.members()]
        words = [word if seat == ask.seat or len(offers) <= MANY else f"{seat} …" for word, seat in offers]
        if self.alone(ask) is not None and self.reader.interactive:
            self.screen.line(self.say("tty-one-answer"), "dim")
        if words:
            self.screen.line(self.say("tty-any-now", words=", ".join(dict.fromkeys(words))), "dim")

    def alone(self, ask: Ask) -> Json:
        """Return the answer of a question that has only one, which Enter gives; None if it has others, or may be answered in other ways."""
        members = ask.domain.members()
        return members[0] if members is not None and len(members) == 1 and not ask.standing else None

    def prompt(self, seat: Seat) -> str:
        """Return the prompt: which seat is asked, and at which point of the game."""
        return self.say("tty-prompt", seat=self.text.seat(seat))

    def news(self, seat: Seat, view: Any) -> None:
        """Print what the seat was told since it last read, and a head line if that has changed."""
        events = self.table.news(seat)
        self.secret = self.secret or not self.table.all_read(events)
        if not self.secret:
            self.table.heard = dict.fromkeys(self.table.players, self.table.match.event_count)
        self.screen.news(events, seat)
        if self.text.head(view) != self.shown:
            self.screen.head(view)

    def auto_map(self, ask: Ask, view: Any) -> None:
        """Print the map for a person at a keyboard, if the head line has changed or the question asks for a place. The legend is printed once."""
        head = self.text.head(view)
        mapped = getattr(self.screen.game, "MAPPED", ())
        if self.reader.interactive and self.screen.tall and (head != self.shown or ask.domain.describe()["type"] in mapped):
            legend = ask.seat not in self.explained and not self.screen.lists
            self.screen.map(view, ask, legend=legend, above=BELOW, told=self.table.log(ask.seat))
            self.explained.add(ask.seat)
        self.shown = head

    # commands

    def command(self, line: str, ask: Ask, view: Any, labels: list[tuple[Json, str]]) -> bool | None:
        """Carry out a command. Returns None if the line is not a command, True if the game has changed and the question must be put again."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        self.leaving = self.leaving and word in ("quit", "exit")
        if word == "undo":
            return self.undo(ask.seat)
        if word == "umpire":
            return sit_down(self, rest)
        if word == "resign":
            return self.resign(ask.seat, rest)
        if word in FIGHTS and self.table.subgame(ask) is not None:
            return self.fight(ask, bots=word == BOTS)
        if not line and (only := self.alone(ask)) is not None:
            return self.answered(str(only), ask, labels)
        if word in ("again", ""):
            self.put(ask, view, labels)
        elif word == "would" and ask.seat == UMPIRE:
            would(self, rest, ask)
        elif word == "why":
            self.why(rest, ask, view, labels)
        elif word == "hint":
            self.hint(ask.seat, rest)
        elif word == "do":
            return self.do(ask, labels)
        elif word in self.own and (done := self.own[word](self, rest, ask, view)) is not None:
            return done
        elif not self.look(word, rest, ask.seat, view, ask):
            return self.standing(word, rest, ask, labels)
        return False

    def fight(self, ask: Ask, bots: bool) -> bool:
        """Play the game that answers a question: at this screen by those who have seats in it, or by bots."""
        sub = self.table.subgame(ask)
        assert sub is not None
        inner = self.table.opened(sub, bots)
        text = for_game(inner.game.id, self.text.lang, sub.setup, inner.people)
        self.screen.told("tty-fight-bots" if bots else "tty-fight", title=text.scenario(sub.setup.scenario)[0])
        self.unsaved = True
        if not bots:
            Within(inner, Screen(self.screen.console, text), self.reader, self.save_to).run()
        with self.screen.busy(self.text.waiting(self.table.game.waiting(self.table.match.state))):
            self.table.take_in(ask, inner)
        self.screen.told("tty-fought", name=sub.id)
        self.seat, self.shown = self.seat if len(self.table.humans) == 1 else "", ""
        if self.save_to is not None:
            self.save(str(self.save_to), aloud=False)
        return True

    def why(self, rest: str, ask: Ask, view: Any, labels: list[tuple[Json, str]]) -> None:
        """Print what an answer would mean, or why it cannot be given."""
        if not rest:
            self.screen.told("tty-why-what", example=str(labels[0][0]) if labels else str(ask.default))
            return
        value = self.read(rest, ask, labels)
        refusal = ask.domain.why_not(value)
        if refusal is not None:
            reason = self.reason(ask, value, refusal)
            if not self.mistyped(reason, rest, labels):
                self.screen.refused(reason)
        else:
            self.screen.line("{} {}. {} [{}]".format(self.say("tty-possible"), *self.text.option(ask, value, view)))
        for line in self.text.aid(self.table.aid(ask, value) or {}):
            self.screen.line("  " + line)

    def undo(self, seat: Seat) -> bool:
        """Take back answers, if that is free."""
        done = self.table.undo(seat)
        self.screen.told("tty-undone" if done else "tty-no-undo")
        return done

    def resign(self, seat: Seat, rest: str) -> bool:
        """Give up, after a confirmation."""
        ask = next((a for a in self.table.asks_of(seat) if a.kind == "resign"), None)
        if ask is None and (words := [word for word, _ in self.table.offers(seat)]):
            self.screen.told("tty-no-resign-but", words=", ".join(words))
            return False
        if ask is None or rest.lower() not in ("yes", "ja"):
            self.screen.told("tty-resign-sure" if ask else "tty-no-resign", help=self.text.help(ask, self.table.match.view(seat)) if ask else "")
            return False
        self.table.answer(seat, "resign", "yes")
        return True

    def standing(self, word: str, rest: str, ask: Ask, labels: list[tuple[Json, str]]) -> bool | None:
        """Give an any-time answer. Returns True if it was given, None if the line is not one.

        ``any cash C``, ``any 2``, ``any`` to list them, ``B any 2``; where it is unambiguous, the answer alone: ``B cash C`` or ``cash C``.
        """
        line = f"{word} {rest}".strip()
        offers = self.table.offers(ask.seat)
        for words, offer in offers:
            begun, answer = line[: len(words)].lower() == words.lower(), line[len(words) :]
            if begun and answer.startswith(" "):
                return self.answered(answer.strip(), offer, self.screen.labels(offer, self.table.view(offer.seat)))
            if begun and not answer:
                view = self.table.view(offer.seat)
                listed = self.screen.labels(offer, view)
                self.screen.question(offer, view, listed)
                self.screen.told("tty-any-how", example=f"{words} {listed[0][0] if listed else offer.default or '…'}")
                return False
        for _, offer in offers:
            if offer.seat == ask.seat and rest and offer.domain.members() and self.fits(line, offer) and not self.fits(line, ask, labels):
                return self.answered(line, offer, [])
            if offer.seat != ask.seat and offer.seat.lower() == word and offer.domain.members() and rest and not self.meant(line, ask, labels):
                return self.answered(rest, offer, [])
        return self.not_offered(line, ask)

    def not_offered(self, line: str, ask: Ask) -> bool | None:
        """Print why an any-time answer is not open: its seat has none, or the question comes first. Returns None if the line is not one."""
        for kind, rule in getattr(self.screen.game, "CLOSED", {}).items():
            for seat in self.table.humans:
                words = kind if seat == ask.seat else f"{seat} {kind}"
                if f"{line.lower()} ".startswith(f"{words.lower()} "):
                    self.refused(Refusal(rule, "not-offered", {"seat": seat, "open": ask.offers}), "", [])
                    return False
        return None

    def meant(self, line: str, ask: Ask, labels: list[tuple[Json, str]]) -> bool:
        """Whether a line that begins with a seat may be an answer to the question: something that can be chosen there has that name, too."""
        name = f"{line.partition(' ')[0]} ".lower()
        return self.fits(line, ask, labels) or any(str(value).lower().startswith(name) for value, _ in labels)

    def fits(self, line: str, ask: Ask, labels: list[tuple[Json, str]] | None = None) -> bool:
        """Whether a line is a legal answer."""
        return ask.domain.why_not(self.read(line, ask, labels or [])) is None

    # the end

    def end(self) -> None:
        """Print the result, the seed, and everything that was secret."""
        seat = self.seat or (self.table.humans[0] if self.table.humans else "spectator")
        self.screen.events(self.table.news(seat), seat)
        self.screen.line()
        self.screen.result(self.table.match)
        self.screen.told("tty-seed")
        self.screen.line("  " + self.table.seed.hex())
        self.screen.line(self.over_help(), "dim")
        while True:
            word, _, rest = spoken(self.reader.read(self.say("tty-prompt-over"))).partition(" ")
            self.after(word.lower(), rest.strip())

    def over_help(self) -> str:
        """Return what can be typed after the end, with what the game itself can show."""
        return ", ".join([*self.looks, self.say("tty-over-help" if self.table.game.playable_on else "tty-over-help-whole")])

    def after(self, word: str, rest: str) -> None:
        """Carry out a command after the end; every view is open then."""
        seats = [s.id for s in self.table.game.seats if s.umpire or s.id in self.table.match.setup.seats]
        if word == "seat" and rest not in seats:
            self.screen.told("tty-replay-seats", seats=", ".join(seats))
            return
        if word == "truth" or (word == "seat" and rest in seats):
            self.seat = rest or UMPIRE
        seat = self.seat if self.seat in seats else "spectator"
        view = self.table.view(seat)
        if word in ("seat", "truth"):
            self.screen.map(view, None)
        elif word in ("help", "?") or not self.look(word, rest, seat, view, None):
            self.screen.line(self.over_help())


class Within(Client):
    """Plays a game that answers a question of another one at the same screen; its end leads back there. Whoever leaves it leaves both."""

    def run(self) -> bool:
        """Play until the game is over."""
        while (ask := self.run_on()) is not None:
            self.turn(ask)
        self.end()
        return True

    def end(self) -> None:
        """Print the result."""
        seat = self.seat or (self.table.humans[0] if self.table.humans else "spectator")
        self.screen.events(self.table.news(seat), seat)
        self.screen.line()
        self.screen.result(self.table.match)
