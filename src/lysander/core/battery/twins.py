"""Checks of secrecy: two worlds that a seat cannot tell apart look the same to it, byte for byte, as long as it is told the same.

A *twin* is a state that the game makes up from the view of one seat (``Game.sample_hidden``). The true state and the twin are played on: the seat
gives the same answers in both, chance and the other seats answer in each for themselves. Until the seat is told something different, it must see no
difference. Whether it may be told something different is judged by ``disclosures``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ..ask import CHANCE, Answer, Ask, IllegalAnswer, Json, Rng, Seat
from ..chance import Chance
from ..domain import pick
from ..event import SPECTATOR, Event
from ..game import Game, Setup, umpire_seats
from ..match import Match
from ..plain import ask_data, event_data, text_of
from .basics import GARBAGE, Broken, differ, mutated, require, verdict
from .disclosures import ASKED, GLIMPSE, ORDER, RULE, TOLD, UMPIRED, Approved, Tally, as_entries
from .looks import Look
from .sight import by_name, differing, sight
from .trial import Trial

TRIES = 3
"""Samples that are drawn in search of one that differs from the truth."""
PLAYED, SPECTATED = 3000, 40
"""Answers of others after which a seat must have been asked; answers that a spectator looks on at, and on until a player is asked."""
OTHERS_FIRST, ANY_TIME, AS_IN_MODEL, OTHER_DICE = 0.5, 0.05, 0.7, 0.2
"""Probabilities. ``OTHERS_FIRST``: where several seats are asked at once, the others answer first. ``ANY_TIME``: the seat uses an any-time ask.
``AS_IN_MODEL``: the others give the same answers in both worlds. ``OTHER_DICE``: the twin has other dice, because a roll that the seat is not told is
a secret, too."""


def compare_twins(trial: Trial[Any], tally: Tally, approved: Approved | None = None, length: int = 12) -> None:
    """At a point of rest: one twin for each seat that is asked, played on for ``length`` answers of that seat. Raises ``Broken``."""
    judges = {CHANCE, *umpire_seats(trial.game)}
    for seat in {a.seat: None for a in trial.blocking() if a.seat not in judges}:
        _compare_twin(trial, seat, length, tally, approved)


def compare_look(trial: Trial[Any], look: Look, future: Sequence[Answer], tally: Tally, approved: Approved | None = None) -> None:
    """A pair that is played on as the game was, whose answers from here on are ``future``. Raises ``Broken``."""
    if not look.parted:
        _compare_twin(trial, look.seat, look.length, tally, approved, future)
        return
    position = trial.match.position
    pair = Pair(trial.game, trial.setup, look.seat, position.checkpoint, position.checkpoint, trial.rng, future, position.script)
    if pair.part(future[0]):
        tally.parted += 1
        _judge(trial, pair, look.length, tally, approved)


def _compare_twin(trial: Trial[Any], seat: Seat, length: int, tally: Tally, approved: Approved | None, future: Sequence[Answer] = ()) -> None:
    twin, truth = other_world(trial, seat), trial.match.position.checkpoint
    tally.equal, tally.twins = tally.equal + (twin == truth), tally.twins + (twin != truth)
    if twin != truth:  # else nothing is kept from the seat here; worlds that part later are another look
        _judge(trial, Pair(trial.game, trial.setup, seat, truth, twin, trial.rng, future), length, tally, approved)


def _judge(trial: Trial[Any], pair: Pair, length: int, tally: Tally, approved: Approved | None) -> None:
    """Play a pair on, count what was compared, and refuse what told the worlds apart and is not approved."""
    umpires = umpire_seats(trial.game)
    pair.ruled = any(line.seat in umpires for line in trial.match.lines)
    role = approved.role(pair.seat) if approved is not None else pair.seat
    pair.known = {d[2] for d in (*approved.may, *approved.known) if d[:2] == (role, UMPIRED)} if approved is not None else set()
    pair.run(length)
    tally.answers, tally.alike = tally.answers + pair.compared, tally.alike + pair.alike
    heard = [] if pair.seat == SPECTATOR else pair.disclosed  # what all are told is judged by what players may know
    found = [(role, kind, fact) for kind, fact in heard]
    tally.disclosed.update(found)
    new = approved.new(found) if approved is not None else []
    require(
        not new,
        "disclosures",
        lambda: f"{pair.words()}. If the rules let {role} know, write the paragraph into disclosures.toml:\n{as_entries(new)}",
    )


def other_world(trial: Trial[Any], seat: Seat) -> Any:
    """Return a state that the seat cannot tell from the truth; one that differs from the truth, if ``TRIES`` samples find one."""
    game, truth = trial.game, trial.match.position.checkpoint
    view = game.view(trial.match.state, seat)
    twin = truth
    for _ in range(TRIES):
        twin = game.sample_hidden(view, seat, trial.setup, trial.rng)
        game.vary_hidden(twin, seat, trial.rng)
        if twin != truth:
            break
    found = game.check(twin)
    require(not found, "twins", lambda: f"a sample for {seat} breaks {found}")
    return twin


class Told(NamedTuple):
    """Something that the seat was told: its kind, its facts, and all of it as one text."""

    kind: str
    facts: dict[str, Json]
    text: str


class Prompt(NamedTuple):
    """A question put to another seat: how many things the watching seat had been told by then, who was asked what, and the answer."""

    told: int
    seat: Seat
    kind: str
    value: str


class Side:
    """One of the two worlds, and what the seat learns in it."""

    def __init__(
        self, game: Game[Any], setup: Setup, seat: Seat, state: Any, seed: bytes, future: Iterable[Answer], script: Iterable[Answer]
    ) -> None:
        self.match: Match[Any] = Match(game, setup, state)
        for line in script:
            self.match.give(line)
        self.future: dict[tuple[Seat, str], list[Json]] = {}
        for line in future:
            self.future.setdefault((line.seat, line.kind), []).append(line.value)
        self.seat = seat
        self.chance = Chance(seed)
        self.heard = 0
        self.told: list[Told] = []
        self.prompts: list[Prompt] = []
        self.others: dict[tuple[Seat, str], list[Json]] = {}
        self.views: dict[int, str] = {}
        self.judges = {CHANCE, *umpire_seats(game)}
        self.glimpsed = by_name(sight(self.match, seat)[1])
        self.listen()

    def listen(self) -> None:
        """Note what the seat has been told since the last call."""
        fresh: list[Event] = self.match.events_since(self.heard)
        self.heard += len(fresh)
        self.told += [
            Told(self.match.game.told_as(e, self.seat, self.match.setup), {RULE: e.rule, **e.facts}, text_of(event_data(e)))
            for e in fresh
            if e.told(self.seat)
        ]

    def look(self) -> str:
        """Note what the seat has been told, and what it has seen without a word, since the last call. Returns the view."""
        self.listen()
        view, glimpsed = sight(self.match, self.seat)
        seen = {**self.glimpsed, **by_name(glimpsed)}  # what is no longer to be seen is no news
        if seen != self.glimpsed:
            self.told.append(Told(GLIMPSE, seen, text_of(seen)))
            self.glimpsed = seen
        return view

    def own(self) -> list[Ask]:
        """The open asks of the seat, those that block first."""
        return [a for a in self.match.asks if a.seat == self.seat]

    def elsewhere(self) -> list[Ask]:
        """The open asks that block other players."""
        return [a for a in self.match.asks if not a.standing and a.seat != self.seat and a.seat not in self.judges]

    def umpired(self) -> bool:
        """Whether an umpire has a seat in this game, or has ruled in it."""
        umpires = self.judges - {CHANCE}
        return any(seat in umpires for seat in self.match.setup.seats) or any(line.seat in umpires for line in self.match.lines)

    def waits(self) -> bool:
        """Whether the seat is asked something that blocks, or the game is over."""
        return self.match.over or any(not a.standing for a in self.own())

    def play_others(self, rng: Rng, model: Side | None) -> None:
        """Let chance and the others answer until the seat is asked. Others answer as they did in ``model``, where that is legal."""
        self.views = {}
        for n in range(PLAYED):
            looked = bool(self.elsewhere())  # while only chance or an umpire is asked, nobody sees a new view
            if looked:
                view = self.look()
                self.views[len(self.told)] = view
            if self.waits() or (looked and self.seat == SPECTATOR and n >= SPECTATED):
                self.look()
                return
            asks = [a for a in self.match.asks if not a.standing]
            self.answer(asks[0] if len(asks) == 1 else pick(rng, asks), rng, model)
        self.look()

    def answer(self, ask: Ask, rng: Rng, model: Side | None) -> None:
        """Answer an ask of chance or of another seat."""
        self.listen()
        self.give(ask, self._rolled(ask) if ask.seat == CHANCE else self._like(model, ask, rng))

    def give(self, ask: Ask, value: Json) -> None:
        """Chance or another seat answers this."""
        if ask.seat not in self.judges:
            self.prompts.append(Prompt(len(self.told), ask.seat, ask.kind, text_of(value)))
        self.match.answer(ask.seat, ask.kind, value)

    def foretold(self, ask: Ask) -> Json | None:
        """The answer that was given to this ask, or the next one like it, in the game that is followed; None where there is none that is legal."""
        return _next_legal(self.future, ask)

    def _rolled(self, ask: Ask) -> Json:
        value = self.foretold(ask)
        return self.chance.answer(ask) if value is None else value

    def _like(self, model: Side | None, ask: Ask, rng: Rng) -> Json:
        value = self.foretold(ask) if model is None else _next_legal(model.others, ask)
        if value is None:
            value = ask.domain.sample(rng)
        self.others.setdefault((ask.seat, ask.kind), []).append(value)
        return value

    def face(self, values: Sequence[Json], tried: Sequence[Json]) -> str:
        """Return everything that the seat can learn by looking and trying, as one text: view, asks, waiting line, refusals of ``values``, what the
        game tells about answers in the making (``tried``), free undo."""
        match = self.match
        n = match.free_undo(self.seat)
        asks = self.own()
        refusals = [[verdict(a, v) for v in values] for a in asks]
        aids = [[match.game.aid(match.state.clone(), a, v) for v in tried] for a in asks]
        return text_of([self.look(), self.glimpsed, [ask_data(a) for a in asks], refusals, aids, None if n is None else len(match.lines) - n])


def _next_legal(values: dict[tuple[Seat, str], list[Json]], ask: Ask) -> Json | None:
    """The next of the values for such an ask, if it is legal."""
    queue = values.get((ask.seat, ask.kind))
    value = queue.pop(0) if queue else None
    return None if value is None or ask.domain.why_not(value) is not None else value


class Pair:
    """Two truths in lockstep, both after the answers of ``script``, played on at random or, where legal, with the answers of ``future``.

    ``compared`` counts the answers after which they differed and looked the same, ``alike`` those after which they did not differ; ``disclosed`` are
    kind and fact of what told them apart, ``by`` the two things told, as texts; ``known`` are fields of the view that jump in games with an umpire;
    ``ruled``: an umpire had answered before the two worlds began.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seat: Seat,
        truth: Any,
        twin: Any,
        rng: Rng,
        future: Sequence[Answer] = (),
        script: Sequence[Answer] = (),
    ) -> None:
        seed = bytes(int(rng.random() * 256) for _ in range(16))
        other = seed[::-1] if rng.random() < OTHER_DICE else seed
        self.rng = rng
        self.seat = seat
        self.a = Side(game, setup, seat, truth, seed, future, script)
        self.b = Side(game, setup, seat, twin, other, (line for line in future if line.seat == CHANCE), script)
        self.follows = bool(future)
        self.parted = False
        self.compared = self.alike = 0
        self.disclosed: list[tuple[str, str]] = []
        self.by = ("", "")
        self.known: set[str] = set()
        self.ruled = False

    def part(self, line: Answer) -> bool:
        """From here on two worlds: what somebody else answers now is this line in one, another answer in the other. Whether there is another."""
        ask = next(a for a in self.a.match.asks if (a.seat, a.kind) == (line.seat, line.kind))
        other = next((v for v in (ask.domain.sample(self.rng) for _ in range(TRIES)) if v != line.value), None)
        if other is None:
            return False
        self.parted = True
        for side, value in ((self.a, line.value), (self.b, other)):
            side.foretold(ask)
            side.give(ask, value)
            side.play_others(self.rng, None if side is self.a else self.a)
        return True

    def run(self, length: int) -> int:
        """Play on and compare until the truths tell different things, or ``length`` answers. Returns how many were given and compared."""
        for n in range(self.parted, self.parted + length):
            if not self.same_so_far(n):
                return n
            if self.a.match.over or self.seat == SPECTATOR:
                return n + 1
            if self.a.elsewhere() and self.rng.random() < OTHERS_FIRST:
                self._let_others()
                if not self.same_so_far(n):
                    return n
            self._answer()
        return length

    def _answer(self) -> None:
        """Give one answer of the seat in both worlds, and play on until the seat is asked again."""
        own = self.a.own()
        any_time = [a for a in own if a.standing] if not self.follows and self.rng.random() < ANY_TIME else []
        ask = pick(self.rng, any_time or [a for a in own if not a.standing])
        value = self.a.foretold(ask)
        if value is None:
            value = ask.domain.sample(self.rng)
        model = self._model()
        for side in (self.a, self.b):
            side.others.clear()
            side.prompts.clear()
            try:
                side.match.answer(self.seat, ask.kind, value)
            except IllegalAnswer as refused:
                raise Broken("twins", f"{self.seat} {ask.kind}={value!r:.80} is refused in one world: {refused}") from refused
            side.play_others(self.rng, None if side is self.a else model)

    def _let_others(self) -> None:
        """Where several seats are asked at once, let the others answer before the seat."""
        model = self._model()
        for side in (self.a, self.b):
            side.others.clear()
            side.prompts.clear()
            for ask in side.elsewhere():
                side.answer(ask, self.rng, None if side is self.a else model)
            side.play_others(self.rng, None if side is self.a else model)

    def _model(self) -> Side | None:
        return self.a if self.follows or self.rng.random() < AS_IN_MODEL else None

    def same_so_far(self, n: int) -> bool:
        """Whether the seat has been told the same in both worlds, ``n`` answers on. If so, everything it sees must be the same. Raises ``Broken``."""
        a, b = self.a, self.b
        umpire = self.ruled or a.umpired() or b.umpired()  # an umpire tells things when it likes, so views between two questions may differ
        for told in () if umpire else a.views.keys() & b.views.keys():
            if [t.text for t in a.told[:told]] == [t.text for t in b.told[:told]]:
                differ("twins", f"{self.seat} was told the same ({n} answers on), and sights", a.views[told], b.views[told])
        at = next((i for i, (x, y) in enumerate(zip(a.told, b.told, strict=False)) if x.text != y.text), min(len(a.told), len(b.told)))
        apart = at < max(len(a.told), len(b.told))
        self.disclosed += [] if umpire else prompted(a.prompts, b.prompts, at - apart)
        if apart:
            require(n > 0, "twins", f"{self.seat} is told something else at once: {a.told[at : at + 1]} / {b.told[at : at + 1]}")
            self.disclosed += disclosed(a.told[at:], b.told[at:])
            self.by = (a.told[at].text if at < len(a.told) else "nothing", b.told[at].text if at < len(b.told) else "nothing")
            return False
        if a.match.over or b.match.over:
            require(a.match.over == b.match.over, "twins", f"{self.seat} was told the same ({n} answers on), and one game is over")
            return True  # after the end nothing is secret
        jumped = differing(a.look(), b.look()) if umpire and self.known else set()
        if jumped and jumped <= self.known:
            self.disclosed += [(UMPIRED, name) for name in sorted(jumped)]
            return False
        samples = [ask.domain.sample(self.rng) for ask in (*a.own(), *b.own())]
        values = [*(() if n else GARBAGE), *(value for sample in samples for value in (sample, *mutated(sample, self.rng, 3)))]
        tried = samples if n else ["", *samples]
        differ("twins", f"{self.seat} was told the same ({n} answers on), and faces", a.face(values, tried), b.face(values, tried))
        alike = a.match.state == b.match.state and a.match.position.script == b.match.position.script
        self.alike, self.compared = self.alike + alike, self.compared + (not alike)
        return True

    def words(self) -> str:
        """Return a sentence on what the seat was told in one world and in the other, or that only one of them asks another seat."""
        told = f"was told {self.by[0]:.300} in one and {self.by[1]:.300} in the other" if self.by[0] else "another seat is asked in one of them only"
        return f"{self.seat} could not tell two worlds apart, and {told}"


def disclosed(a: Sequence[Told], b: Sequence[Told]) -> list[tuple[str, str]]:
    """Return kind and fact of the first difference. Later ones tell nothing new: the seat knows by then which world it is in."""
    if not a or not b:
        return [((*a, *b)[0].kind, TOLD)]
    one, other = a[0], b[0]
    later_a, later_b = one.text in [t.text for t in b], other.text in [t.text for t in a]
    if later_a and later_b:
        return [(one.kind, ORDER), (other.kind, ORDER)]
    if one.kind != other.kind:
        return [(t.kind, TOLD) for t, later in ((one, later_a), (other, later_b)) if not later]
    facts = [name for name in {**one.facts, **other.facts} if text_of(one.facts.get(name)) != text_of(other.facts.get(name))]
    return [(one.kind, name) for name in facts] or [(one.kind, ORDER)]


def prompted(a: Sequence[Prompt], b: Sequence[Prompt], at: int) -> list[tuple[str, str]]:
    """Return the questions that were put to another seat in one world only, as far as they are a leak.

    That is: the seat had been told at most ``at`` things by then, the same in both worlds, and all other seats had answered the same before.
    """
    a, b = [p for p in a if p.told <= at], [p for p in b if p.told <= at]
    n = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    rest = [p[n] for p in (a, b) if n < len(p)]
    pauses = [(p.told, p.seat, p.kind.partition(":")[0]) for p in rest]
    if len(rest) == 2 and pauses[0] == pauses[1]:
        return []  # another answer to the same question, or the same question about another piece
    first = min((told for told, _, _ in pauses), default=0)
    return [(ASKED, kind) for told, _, kind in pauses if told == first]
