"""Plays games and makes every sentence of them, to find messages that lack an argument, and parts of the log without a heading.

A wrong name in a message shows only when the message is used. So bots of every level play, and everything that a table, a terminal or a hint would
say is said in every language. ``Catalogue.faults`` then has the messages with a gap.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..bots import ask_bot, levels_of, make
from ..core.ask import CHANCE, Ask
from ..core.battery import random_setup
from ..core.chance import Chance
from ..core.event import SPECTATOR
from ..core.game import Game, Setup, player_seats
from ..core.match import Match
from ..text import LANGUAGES, Text, for_game
from ..text.advice import figures
from ..text.catalogue import NoMessage

PLAYOUTS = 2
LISTED = 12
"""The number of answers of a question that are named, and of wrong answers that are explained."""


@dataclass
class Said:
    """The result: the number of sentences, the parts of the game in the logs, and the messages with gaps, each with what was missing."""

    sentences: int = 0
    parts: set[str] = field(default_factory=set)
    gaps: dict[str, str] = field(default_factory=dict)


def said_in(game: Game[Any], games: int, seed: int = 1) -> Said:
    """Play ``games`` games at each level of the game's bots and make every sentence."""
    found = Said()
    for level in levels_of(game.id):
        for n in range(games):
            rng = Random(f"{game.id}/{level}/{seed}/{n}")
            setup = random_setup(game, rng, umpire=n % 2 == 1)
            texts = [for_game(game.id, lang, setup) for lang in LANGUAGES]
            for text in texts:
                text.say.faults.clear()
            Play(game, setup, level, rng, texts, found).run()
            found.gaps |= {f"{text.lang}.ftl {id}": gap for text in texts for id, gap in text.say.faults.items()}
    return found


def worths(game: str) -> tuple[list[str], dict[str, str]]:
    """Return the messages ``worth-<unit>`` of a game, and those that name an argument which they do not get, with the error."""
    gaps: dict[str, str] = {}
    units: list[str] = []
    for lang in LANGUAGES:
        say = for_game(game, lang).say
        say.faults.clear()
        units = [id for id in say.names("worth-") if say(id, **figures(lang, 0.25)) is not None]
        gaps |= {f"{lang}.ftl {id}": gap for id, gap in say.faults.items()}
    return units, gaps


class Play:
    """One game between bots, worded by ``texts``."""

    def __init__(self, game: Game[Any], setup: Setup, level: str, rng: Random, texts: list[Text], found: Said) -> None:
        self.match: Match[Any] = Match(game, setup)
        self.chance, self.rng, self.texts, self.found = Chance(rng.randbytes(16)), rng, texts, found
        players = player_seats(game, setup.seats)
        self.bots = {seat: make(game.id, seat, level, rng.getrandbits(32), playouts=PLAYOUTS, strict=True) for seat in players}
        self.heard = dict.fromkeys(players, 0)
        self.told, self.part = 0, ""

    def run(self) -> None:
        """Play to the end."""
        while not self.match.over:
            self.say_what_was_told()
            ask = self.rng.choice([a for a in self.match.asks if not a.standing])
            if ask.seat != CHANCE:
                self.count(words for text in self.texts for words in asked(text, self.match, ask, self.rng))
            self.answer(ask)
        self.say_what_was_told()
        result, seats = self.match.state.result, self.match.setup.seats
        self.count(words for text in self.texts for words in (text.result(result), *(text.twin(self.match.view(seat), ()) for seat in seats)))
        self.count(row.label for text in self.texts for sheet in text.sheets(result, self.match.events) for row in sheet.rows)

    def count(self, said: Iterable[str]) -> None:
        """Count the sentences that are not empty, up to a message that is missing; it stands in the ``faults`` of its catalogue."""
        with suppress(NoMessage):
            for words in said:
                self.found.sentences += len(words) > 0

    def say_what_was_told(self) -> None:
        """Word the new reports, for each seat and a spectator, and the waiting line."""
        fresh, self.told = self.match.events_since(self.told), self.match.event_count
        readers = (*self.match.setup.seats, SPECTATOR)
        for event in fresh:
            self.part = self.match.game.part(event, self.part)
            self.found.parts.add(self.part)
            self.count(text.event(event, seat) for text in self.texts for seat in readers)
            self.count(card["title"] for text in self.texts for card in text.rolls(event))
        self.count(text.waiting(self.match.game.waiting(self.match.state)) for text in self.texts)

    def answer(self, ask: Ask) -> None:
        """Give the next answer: of chance, of the seat's bot with what it weighed, or a random one."""
        if ask.seat == CHANCE:
            value = self.chance.answer(ask)
        elif ask.seat not in self.bots:
            value = ask.domain.sample(self.rng)
        else:
            view, bot = self.match.view(ask.seat), self.bots[ask.seat]
            fresh, self.heard[ask.seat] = self.match.events_since(self.heard[ask.seat]), self.match.event_count
            value = ask_bot(bot, view, [ask], fresh, strict=True)[1]
            weighed = list(bot.explain())
            self.count(choice.label for text in self.texts for choice in text.advice(ask, weighed, view).choices)
        self.match.answer(ask.seat, ask.kind, value)


def asked(text: Text, match: Match[Any], ask: Ask, rng: Random) -> Iterator[str]:
    """Yield everything that is said while a question is open: it, its answers, its refusals, the text twin."""
    view = match.view(ask.seat)
    yield from (text.question(ask, view), text.help(ask, view), text.main(ask), text.done(ask), text.twin(view, match.asks_of(ask.seat)))
    for value in [*list(ask.domain.members() or ())[:LISTED], ask.domain.sample(rng)]:
        yield " ".join(text.option(ask, value, view))
    reasons = list(getattr(ask.domain, "reasons", {}).values())[:LISTED]
    wrong = [ask.domain.why_not(value) for value in ("", "no such answer", -1)]
    yield from (text.refusal(refusal) for refusal in [*reasons, *wrong] if refusal is not None)
