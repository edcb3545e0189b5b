"""Secrecy, checked: two truths that a seat cannot tell apart look the same to it, byte for byte, as long as it is told the same.

A *twin* is a state that the game itself makes up from one seat's view. Both truths are played on with the same answers of that seat,
while chance and the other seats answer for each as they come; until something different is told, the seat must see no difference.
"""

from __future__ import annotations

from typing import Any

from ..ask import CHANCE, Ask, Json, Rng, Seat
from ..chance import Chance
from ..domain import pick
from ..event import Event
from ..game import Game, Setup
from ..match import Match
from ..plain import ask_data, event_data, plain, text_of, written
from .basics import GARBAGE, SPECTATOR, differ, mutated, require, verdict
from .trial import Trial


class Watch:
    """What the seats see of a match as it goes on: it changes only when they are told or asked something, or answer."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.seats = [s.id for s in match.game.seats if s.id in match.setup.seats and not s.umpire] + [SPECTATOR]
        self.seen: dict[Seat, tuple[Json, str]] = {}
        self.umpires = {s.id for s in match.game.seats if s.umpire}
        self.told = dict.fromkeys(self.seats, 0)
        self.heard = 0
        self.lines = 0

    def look(self) -> None:
        """Compare what each seat sees now with what it saw when it had heard as much."""
        match = self.match
        blocking = {a.seat for a in match.asks if not a.standing}
        if blocking == {CHANCE}:
            return  # dice fall at once, nobody looks in between
        for event in match.events_since(self.heard):
            for seat in self.seats:
                self.told[seat] += event.told(seat)
        self.heard = match.event_count
        ruled = any(line.seat in self.umpires for line in match.lines[self.lines :])  # views follow what an umpire changes
        for seat in self.seats:
            answered = ruled or any(line.seat == seat for line in match.lines[self.lines :])
            view, glimpsed = sight(match, seat)
            key = (self.told[seat], seat in blocking, glimpsed)
            if not answered and seat in self.seen and self.seen[seat][0] == key:
                differ("views", f"{seat} was told nothing, and views", self.seen[seat][1], view)
            self.seen[seat] = (key, view)
        self.lines = len(match.lines)


def sight(match: Match[Any], seat: Seat) -> tuple[str, str]:
    """View and waiting line of a seat; apart from them what it sees without a word, in its view, the waiting line or what it is asked."""
    view, waiting = plain(match.view(seat)), plain(match.game.waiting(match.state))
    names = match.game.glimpses
    glimpsed = [{name: seen.pop(name) for name in names if name in seen} for seen in (view, waiting)]
    if names:
        glimpsed += [{name: a.facts[name] for name in names if name in a.facts} for a in match.asks if a.seat == seat]
    return written([view, waiting]), text_of(glimpsed)


def compare_twins(trial: Trial[Any], length: int = 12) -> int:
    """At a point of rest: one twin for each seat that is asked, played on for ``length`` answers of that seat. Returns answers compared."""
    match = trial.match
    if match.position.script:
        return 0
    compared = 0
    umpires = {s.id for s in trial.game.seats if s.umpire}
    for seat in {a.seat: None for a in trial.blocking() if a.seat != CHANCE and a.seat not in umpires}:
        twin = trial.game.sample_hidden(trial.game.view(match.state, seat), seat, trial.setup, trial.rng)
        found = trial.game.check(twin)
        require(not found, "twins", lambda: f"a sample for {seat} breaks {found}")  # noqa: B023  called at once
        pair = Pair(trial.game, trial.setup, seat, match.position.checkpoint, twin, trial.rng)
        compared += pair.run(length)
    return compared


class Side:
    """One of the two truths, as the seat experiences it."""

    def __init__(self, game: Game[Any], setup: Setup, seat: Seat, state: Any, seed: bytes) -> None:
        self.match: Match[Any] = Match(game, setup, state)
        self.seat = seat
        self.chance = Chance(seed)
        self.heard = 0
        self.told: list[str] = []
        self.others: dict[tuple[Seat, str], list[Json]] = {}
        self.views: dict[int, str] = {}
        self.judges = {CHANCE, *(s.id for s in game.seats if s.umpire)}
        self.glimpsed = sight(self.match, seat)[1]
        self.listen()

    def listen(self) -> str:
        """Take in what was told and seen since. Returns the view."""
        fresh: list[Event] = self.match.events_since(self.heard)
        self.heard += len(fresh)
        self.told += (text_of(event_data(e)) for e in fresh if e.told(self.seat))
        view, glimpsed = sight(self.match, self.seat)
        if glimpsed != self.glimpsed:
            self.told.append(glimpsed)
            self.glimpsed = glimpsed
        return view

    def own(self) -> list[Ask]:
        """The asks of the seat, those that block first."""
        return [a for a in self.match.asks if a.seat == self.seat]

    def waits(self) -> bool:
        """Whether the seat must be heard, or the game is over."""
        return self.match.over or any(not a.standing for a in self.own())

    def play_others(self, rng: Rng, model: Side | None, most: int = 3000) -> None:
        """Let chance and the others answer until the seat is asked; as in ``model`` where that is possible there."""
        self.views = {}
        for _ in range(most):
            view = self.listen()
            if any(a.seat not in self.judges for a in self.match.asks if not a.standing):
                self.views[len(self.told)] = view
            if self.waits():
                return
            ask = pick(rng, [a for a in self.match.asks if not a.standing])
            value = self.chance.answer(ask) if ask.seat == CHANCE else self._like(model, ask, rng)
            self.match.answer(ask.seat, ask.kind, value)

    def _like(self, model: Side | None, ask: Ask, rng: Rng) -> Json:
        queue = model.others.get((ask.seat, ask.kind)) if model is not None else None
        value = queue.pop(0) if queue else None
        if value is None or ask.domain.why_not(value) is not None:
            value = ask.domain.sample(rng)
        self.others.setdefault((ask.seat, ask.kind), []).append(value)
        return value

    def face(self, values: list[Json]) -> str:
        """Everything that the seat can learn without being told: view, asks, waiting line, refusals, undo."""
        match = self.match
        n = match.free_undo(self.seat)
        asks = self.own()
        refusals = [[verdict(a, v) for v in values] for a in asks]
        return text_of([sight(match, self.seat), [ask_data(a) for a in asks], refusals, None if n is None else len(match.lines) - n])


class Pair:
    """Two truths in lockstep."""

    def __init__(self, game: Game[Any], setup: Setup, seat: Seat, truth: Any, twin: Any, rng: Rng) -> None:
        seed = bytes(int(rng.random() * 256) for _ in range(16))
        self.rng = rng
        self.seat = seat
        self.a = Side(game, setup, seat, truth, seed)
        self.b = Side(game, setup, seat, twin, seed)

    def run(self, length: int) -> int:
        """Play on and compare. Returns how many answers were compared before the truths told different things, or all."""
        for n in range(length):
            if not self.same_so_far(n):
                return n
            if self.a.match.over:
                return n + 1
            ask = pick(self.rng, [a for a in self.a.own() if not a.standing])
            value = ask.domain.sample(self.rng)
            model = self.a if self.rng.random() < 0.7 else None
            for side in (self.a, self.b):
                side.others.clear()
                side.match.answer(self.seat, ask.kind, value)
                side.play_others(self.rng, None if side is self.a else model)
        return length

    def same_so_far(self, n: int) -> bool:
        """Whether the seat was told the same, which is then also all it sees; ``n`` answers on."""
        a, b = self.a, self.b
        umpire = any(seat in a.judges for seat in a.match.setup.seats)  # he tells when he likes, so between questions views need not keep step
        for told in () if umpire else a.views.keys() & b.views.keys():
            if a.told[:told] == b.told[:told]:
                differ("twins", f"{self.seat} was told the same ({n} answers on), and sights", a.views[told], b.views[told])
        if a.told != b.told:
            require(n > 0, "twins", f"{self.seat} is told something else at once: {a.told[-1:]} / {b.told[-1:]}")
            return False
        samples = [ask.domain.sample(self.rng) for ask in (*a.own(), *b.own())]
        values = [*GARBAGE, *(value for sample in samples for value in (sample, *mutated(sample, self.rng, 3)))]
        differ("twins", f"{self.seat} was told the same ({n} answers on), and faces", a.face(values), b.face(values))
        return True
