"""A table in the terminal: a match, the players, the dice, and what each seat has read."""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from ..bots import Bot, Reason, adviser_of, ask_bot, levels_of, make
from ..bots.offers import Offers
from ..bots.subgames import BY, advised, taken_in
from ..commands.arguments import read_text
from ..core.ask import CHANCE, UMPIRE, Answer, Ask, Json, Seat
from ..core.bundle import digest_of, pack, unpack
from ..core.chance import Chance, commitment
from ..core.event import Event
from ..core.game import Game, Setup, Subgame, subgame_of
from ..core.journal import BadJournal, Journal, load, same_rules
from ..core.match import Match
from ..games.registry import games
from ..text import plain

HUMAN, BOT = "human", "bot"
TAKE = "take_seat"
WITHIN = ".battle"
"""What the file of a game that is being played to answer a question is called, behind the name of the whole."""


@dataclass
class Player:
    """The player of a seat: a person by name, or a bot of a level."""

    kind: str
    name: str = ""
    level: str = ""


class Hint(NamedTuple):
    """What a bot would answer in a seat: the question, the answer, and what it weighed."""

    ask: Ask
    value: Json
    reasons: Sequence[Reason]


@dataclass
class Table:
    """A game in progress. ``heard`` is, for each seat, the number of events that were shown to it.

    ``children`` are the journals of the games that answered its questions, by their names; ``within`` is the table whose question this one answers,
    ``inner`` the one that answers a question of this, while it is played. ``position`` is the one at which the game begins, in notation, if it is not
    the first of its scenario.
    """

    game: Game[Any]
    setup: Setup
    players: Mapping[Seat, Player]
    seed: bytes
    budget: float = 1.0
    match: Match[Any] = field(init=False)
    chance: Chance = field(init=False)
    bots: dict[Seat, Bot] = field(init=False)
    cuts: list[int] = field(default_factory=list)
    heard: dict[Seat, int] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    polls: Offers = field(default_factory=Offers)
    advisers: dict[str, Bot] = field(default_factory=dict)
    advised: dict[Seat, tuple[int, Hint]] = field(default_factory=dict)
    children: dict[str, str] = field(default_factory=dict)
    within: Table | None = None
    inner: Table | None = None
    begun: Journal | None = None
    position: str = ""

    def __post_init__(self) -> None:
        self.match = Match(self.game, self.setup, self.game.parse(self.position, self.setup) if self.position else None)
        self.chance = Chance(self.seed)
        self.bots = {seat: self._bot(seat, player.level) for seat, player in self.players.items() if player.kind == BOT}

    def _bot(self, seat: Seat, level: str) -> Bot:
        """Return a bot. Its random numbers do not depend on the dice."""
        seed = hmac.digest(self.seed, f"bot {seat}".encode(), "sha256").hex()
        return make(self.game.id, seat, level, seed, self.budget, variant=self.setup.variant)

    @property
    def humans(self) -> list[Seat]:
        """The seats of persons, in the order of the game."""
        return [s.id for s in self.game.seats if s.id in self.players and self.players[s.id].kind == HUMAN]

    @property
    def chair_is_free(self) -> bool:
        """Whether a person may take the umpire's empty chair now."""
        return UMPIRE not in self.players and any(a.kind == TAKE for a in self.asks_of(UMPIRE))

    def take_chair(self, name: str) -> bool:
        """Take the umpire's chair, if it is free. Returns whether it was."""
        if not self.chair_is_free:
            return False
        self.players = {**self.players, UMPIRE: Player(HUMAN, name)}
        self.match.answer(UMPIRE, TAKE, "yes")
        return True

    def leave_chair(self) -> None:
        """Remove the person from the umpire's chair, once they have left it in the game."""
        if any(a.kind == TAKE for a in self.asks_of(UMPIRE)):
            self.players = {seat: player for seat, player in self.players.items() if seat != UMPIRE}

    def run_on(self) -> Ask | None:
        """Roll dice and let bots answer until a person is asked, or shall play a game that answers a question. Returns that ask, or None when the
        game is over."""
        while not self.match.over:
            ask = next(a for a in self.match.asks if not a.standing)
            if ask.seat == CHANCE:
                self.match.roll_on(self.chance)
            elif self._bot_moves():
                continue
            elif ask.seat not in self.humans and (sub := self.subgame(ask)) is not None:
                if self.begun or any(of in self.humans for of in sub.seats.values()):
                    return ask
                self.take_in(ask, self.opened(sub, bots=True))
            elif ask.seat in self.bots:
                self._bot_answers(ask)
            elif ask.seat in self.players:
                return ask
            else:
                self.match.give(Answer(ask.seat, ask.kind, ask.default, "default"))
        return None

    # games that answer a question

    def subgame(self, ask: Ask) -> Subgame | None:
        """Return the game that answers a question, if there is one here."""
        sub = subgame_of(self.game, self.match.state, ask)
        return sub if sub is not None and sub.setup.game in games() else None

    def opened(self, sub: Subgame, bots: bool) -> Table:
        """Return the table of a game that answers a question: whoever has a seat here sits there, or bots everywhere. One that was begun goes on."""
        game = games()[sub.setup.game]
        seed = hmac.digest(self.seed, f"{BY} {sub.id}".encode(), "sha256")
        players = {seat: self._player_there(game.id, self.players.get(of), bots) for seat, of in sub.seats.items()}
        inner = Table(game, sub.setup, players, seed, self.budget, within=self)
        if self.begun is not None and self.begun.setup == sub.setup:
            inner.go_on(self.begun)
        self.inner, self.begun = inner, None
        return inner

    def _player_there(self, game: str, player: Player | None, bots: bool) -> Player:
        if player is not None and player.kind == HUMAN and not bots:
            return player
        return Player(BOT, level=best_level(game, player.level) if player is not None and player.level else best_level(game))

    def take_in(self, ask: Ask, inner: Table) -> None:
        """Answer a question by the result of the game that was opened for it, which bots play to its end if it is not over."""
        sub = self.subgame(ask)
        assert sub is not None
        inner.run_on()
        inner.close()
        journal, result = inner.journal(), inner.match.state.result
        assert result is not None
        self.children[sub.id] = journal.dump()
        self.inner = None
        self.match.give(taken_in(self.game, self.match.state, ask, inner.game.rules_version, result, digest_of(journal)))

    def go_on(self, journal: Journal) -> None:
        """Bring the table to the point where a journal ends. Raises ``ValueError`` if it does not replay, or was written under other rules."""
        same_rules(self.game, journal)
        self.match.replay(journal.lines)
        self.cuts = list(journal.cuts)
        self.chance.counts, self.chance.cuts = self.match.counts(), len(self.cuts)

    # bots

    def _bot_moves(self) -> bool:
        """Offer the bots in other seats their any-time moves (``bots.offers``). Returns whether one has moved."""
        while (seat := self.polls.due(self.match.asks, len(self.match.lines), self._is_offered)) is not None:
            self.polls.note(seat, len(self.match.lines))
            kind, value = self._decide(self.bots[seat], seat)
            if value is not None:
                self.match.give(Answer(seat, kind, value, BOT))
                return True
        return False

    def _is_offered(self, seat: Seat) -> bool:
        return seat in self.bots and getattr(self.bots[seat], "polled", True)

    def _bot_answers(self, ask: Ask) -> None:
        kind, value = self._decide(self.bots[ask.seat], ask.seat)
        self.match.give(Answer(ask.seat, kind, value, BOT))

    def _decide(self, bot: Bot, key: str) -> tuple[str, Json]:
        """Return what a bot answers. ``key`` identifies the bot, so that it is told each event once."""
        events = self.match.events_since(self.told.get(key, 0))
        self.told[key] = self.match.event_count
        return ask_bot(bot, self.view(bot.seat), self.match.asks, events)

    def hint(self, seat: Seat) -> Hint:
        """Return what the best bot would answer in this seat, and why; where a game answers the question, how it should be settled, without an
        answer."""
        ask = next((a for a in self.asks_of(seat) if not a.standing), None)
        sub = self.subgame(ask) if ask is not None else None
        if ask is not None and sub is not None:
            return Hint(ask, None, advised(any(of in self.humans for of in sub.seats.values())))
        key, at = f"hint {seat}", len(self.match.lines)
        if key not in self.advisers:
            self.advisers[key] = self._bot(seat, adviser_of(self.game.id))
        if seat not in self.advised or self.advised[seat][0] != at:
            kind, value = self._decide(self.advisers[key], key)
            ask = next(a for a in self.asks_of(seat) if a.kind == kind)
            self.advised[seat] = (at, Hint(ask, value, self.advisers[key].explain()))
        return self.advised[seat][1]

    def hinted(self, seat: Seat) -> Hint | None:
        """Return the hint that this seat was given since the last answer, if it was given one."""
        at, hint = self.advised.get(seat, (-1, None))
        return hint if at == len(self.match.lines) else None

    def close(self) -> None:
        """End what the bots have started."""
        for bot in (*self.bots.values(), *self.advisers.values()):
            bot.close()
        if self.inner is not None:
            self.inner.close()

    def view(self, seat: Seat) -> Any:
        """Return what a seat sees."""
        return self.match.view(seat)

    def asks_of(self, seat: Seat) -> tuple[Ask, ...]:
        """Return the open asks of a seat, those that block first."""
        return self.match.asks_of(seat)

    def offers(self, seat: Seat) -> list[tuple[str, Ask]]:
        """Return the any-time asks at this screen with the words that begin an answer to each.

        The words are the kind of the ask; for other persons, if nothing on this screen is secret, their seat and the kind. Resigning is a command,
        and the umpire has a desk, so both are left out.
        """
        others = [] if self.differ() else [s for s in self.humans if s not in (seat, UMPIRE)]
        open_to = [(a, a.kind if s == seat else f"{s} {a.kind}") for s in (seat, *others) for a in self.asks_of(s)]
        return [(word, a) for a, word in open_to if a.standing and a.kind != "resign"]

    def aid(self, ask: Ask, value: Json) -> Mapping[str, Json] | None:
        """Return what the game tells about an answer in the making; None if it tells nothing."""
        return self.game.aid(self.match.state.clone(), ask, value)

    def answer(self, seat: Seat, kind: str, value: Json) -> None:
        """Give a person's answer. Raises ``IllegalAnswer``."""
        self.match.answer(seat, kind, value)

    def undo(self, seat: Seat) -> bool:
        """Take back this seat's free answers. Returns False if there are none."""
        n = self.match.free_undo(seat)
        if n is None:
            return False
        self.match.cut(n)
        self.cuts.append(n)
        self.chance = Chance(self.seed, self.match.counts(), len(self.cuts))
        for heard in (self.heard, self.told):
            heard.update({s: min(i, self.match.event_count) for s, i in heard.items()})
        return True

    def log(self, seat: Seat) -> list[Event]:
        """Return everything told to a seat so far."""
        return [e for e in self.match.events if self.reads(seat, e)]

    def news(self, seat: Seat) -> list[Event]:
        """Return what a seat was told since the last call."""
        events = self.match.events_since(self.heard.get(seat, 0))
        self.heard[seat] = self.match.event_count
        return [e for e in events if self.reads(seat, e)]

    @property
    def people(self) -> dict[Seat, str]:
        """The names of the persons who have one."""
        return {seat: player.name for seat, player in self.players.items() if player.name}

    def differ(self) -> bool:
        """Whether the persons at this screen see different things; which seat a view is made for, and of which side, is no such thing."""
        views = [plain(self.view(seat)) | {"seat": "", "side": ""} for seat in self.humans]
        return any(view != views[0] for view in views)

    def one_person(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats are of one person: persons are known by their names."""
        name = self.players[seat].name
        return bool(name) and name == self.players[other].name

    def all_read(self, events: Sequence[Event]) -> bool:
        """Whether every person at this screen reads these events."""
        return all(self.reads(seat, event) for event in events for seat in self.humans)

    def reads(self, seat: Seat, event: Event) -> bool:
        """Whether a seat reads an event. The umpire reads all of them, each die once."""
        if seat == UMPIRE:
            return event.kind != "roll" or event.told(UMPIRE)
        return event.told(seat)

    def journal(self) -> Journal:
        """Return the journal so far; with the seed when the game is over."""
        journal = Journal(self.setup, self.game.rules_version, list(self.match.lines), position=self.position, cuts=list(self.cuts))
        journal.seal = {"commitment": commitment(self.seed)}
        if self.match.over:
            journal.seal["seed"] = self.seed.hex()
        journal.notes = {"seats": {s: self._seat_note(p) for s, p in self.players.items()}}
        return journal

    def _seat_note(self, player: Player) -> str:
        return f"bot:{player.level}" if player.kind == BOT else f"human:{player.name}"

    def spare_name(self) -> str:
        """Return a name for a file that does not exist yet."""
        if self.within is not None:
            return self.within.spare_name()
        return next(name for n in count(1) if not Path(name := f"{self.game.id}-{n}.jsonl").exists())

    def save(self, path: Path) -> Path | None:
        """Write the journal, and those of the games that answered its questions. While the game runs, the seed goes into a second file, whose path is
        returned; a game within it that is being played goes into a third."""
        if self.within is not None:
            return self.within.save(path)
        path.write_text(pack(self.journal().dump(), self.children), "utf-8")
        within = self.inner.journal() if self.inner is not None else self.begun
        if within is not None:
            path.with_name(path.name + WITHIN).write_text(within.dump(), "utf-8")
        else:
            path.with_name(path.name + WITHIN).unlink(missing_ok=True)
        if self.match.over:
            return None
        beside = path.with_name(path.name + ".seed")
        beside.touch(mode=0o600)
        beside.write_text(self.seed.hex() + "\n", "utf-8")
        return beside


def best_level(game: str, wish: str = "normal") -> str:
    """Return the level ``wish`` if the game has bots of it, else the strongest level below it."""
    levels = levels_of(game)
    return wish if wish in levels else levels[-1]


def seed_of(text: str) -> bytes:
    """Return the seed of the dice: 32 random bytes, or those that follow from a given word or number."""
    return hashlib.sha256(text.encode()).digest() if text else os.urandom(32)


class Saved(NamedTuple):
    """A saved game, its seed, the games that answered its questions, and the one that was being played."""

    journal: Journal
    seed: bytes
    children: dict[str, str]
    begun: Journal | None


def read_saved(path: Path) -> Saved:
    """Return a saved game. Raises ``BadJournal`` if the seed is missing or does not fit."""
    text = read_text(path)
    within = path.with_name(path.name + WITHIN)
    try:
        first, children = unpack(text)
        journal = load(first)
        begun = load(within.read_text("utf-8")) if within.is_file() else None
    except BadJournal as error:
        raise BadJournal(f"{path}: {error}") from None
    beside = path.with_name(path.name + ".seed")
    text = journal.seal.get("seed") or (beside.read_text("utf-8").strip() if beside.is_file() else "")
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadJournal(f"{beside.name} does not hold a seed") from None
    if not text:
        raise BadJournal(f"{beside.name} is missing: without the seed the dice cannot go on")
    if "commitment" in journal.seal and commitment(seed) != journal.seal["commitment"]:
        raise BadJournal(f"{beside.name} does not fit the commitment in the journal")
    return Saved(journal, seed, children, begun)


def players_of(journal: Journal) -> dict[Seat, Player]:
    """Return the players of a saved game."""
    found = {}
    for seat, note in (journal.notes.get("seats") or {}).items():
        kind, _, rest = str(note).partition(":")
        found[seat] = Player(BOT, level=rest) if kind == BOT else Player(HUMAN, rest)
    return found
