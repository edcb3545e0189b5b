"""Finds what is wrong with the briefing of a game (``lysander.text.briefing``): a seat without a card, a paragraph, a place or a question that does
not exist, a word that is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ..core.ask import CHANCE
from ..core.chance import Chance
from ..core.game import Game, Setup, seatings, subgame_of, umpire_seats
from ..core.match import Match
from ..core.plain import plain
from ..core.tables import BadTable
from ..rulebook import rulebook
from ..text import LANGUAGES, for_game
from ..text.briefing import MARK, Briefing, briefing_of, told

GAMES = 3
QUESTIONS = 60
"""How many questions of each game are looked at, with random answers, for the kinds that seats are asked."""


def wrong_briefing(game: Game[Any]) -> Iterator[str]:
    """Yield the faults of a game's briefing, if it has one."""
    where = f"games/{game.id}/briefing.toml"
    try:
        briefing = briefing_of(game.id)
    except BadTable as error:
        yield f"games/{game.id}/{error}"
        return
    if briefing is None:
        return
    faults = [*_wrong_seats(game, briefing), *_wrong_rules(game, briefing), *_wrong_secrets(game, briefing)]
    yield from (f"{where}: {fault}" for fault in faults)
    if not faults:
        yield from (f"{where}: {fault}" for fault in [*_wrong_places(game, briefing), *_wrong_questions(game, briefing)])
        yield from (f"games/{game.id}/text: {fault}" for fault in _wrong_words(game, briefing))


def _wrong_seats(game: Game[Any], briefing: Briefing) -> Iterator[str]:
    carded = [seat for card in briefing.card for seat in card.seats]
    seats = [s.id for s in game.seats]
    yield from (f"the seat {seat!r} has no card" for seat in seats if seat not in carded)
    yield from (f"the seat {seat!r} has two cards" for seat in seats if carded.count(seat) > 1)
    yield from (f"there is no seat {seat!r}" for seat in sorted({*carded, *(s for c in briefing.column for s in c.seats)} - {*seats}))
    yield from (f"the card {card.id!r} has {len(card.decision)} decisions, not three" for card in briefing.card if len(card.decision) != 3)


def _wrong_rules(game: Game[Any], briefing: Briefing) -> Iterator[str]:
    rules = {card.ends for card in briefing.card} | {card.moves for card in briefing.card} | {secret.rule for secret in briefing.secret}
    rules |= {decision.rule for card in briefing.card for decision in card.decision}
    book = rulebook(game.id)
    yield from (f"it names {rule}, which is no paragraph" for rule in sorted(rules) if not any(p.id == rule for p in book.find(rule)))


def _wrong_secrets(game: Game[Any], briefing: Briefing) -> Iterator[str]:
    columns, options = {column.id for column in briefing.column}, {option.key for option in game.options} | {"scenario"}
    for secret in briefing.secret:
        yield from (f"the secret {secret.id!r} is hidden from {column!r}, which is no column" for column in secret.hidden if column not in columns)
        yield from (f"the secret {secret.id!r} depends on {key!r}, which is no option" for key in secret.when if key not in options)


def setups(game: Game[Any]) -> Iterator[Setup]:
    """Yield a set-up of each scenario and each seating: every seat sits in one of each."""
    for scenario in game.scenarios:
        for players in seatings(game, scenario.id):
            yield Setup(game.id, scenario.id, {}, players)


def _wrong_places(game: Game[Any], briefing: Briefing) -> Iterator[str]:
    """Yield places that the board of no scenario has, or of not every one: those of the chart, and pieces at the start."""
    wanted = {decision.at for card in briefing.card for decision in card.decision} - {"", *briefing.spaces}
    yield from (f"no card shows {space!r}" for space in briefing.spaces if all(d.at != space for card in briefing.card for d in card.decision))
    chart = set(words_in(plain(game.chart())))
    for scenario in game.scenarios:
        setup = Setup(game.id, scenario.id, {}, seatings(game, scenario.id)[0])
        shown = {word for seat in setup.seats for word in words_in(plain(Match(game, setup).view(seat)))} if wanted - chart else set()
        yield from (f"the board of {scenario.id} has no place {place!r}" for place in sorted(wanted - chart - shown))


def words_in(value: Any) -> Iterator[str]:
    """Yield every text of plain data, also those that name something."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, more in value.items():
            yield str(key)
            yield from words_in(more)
    elif isinstance(value, Sequence):
        for more in value:
            yield from words_in(more)


def _wrong_questions(game: Game[Any], briefing: Briefing) -> Iterator[str]:
    asked = {seat: set[str]() for seat in (s.id for s in game.seats)}
    for setup in setups(game):
        for seed in range(GAMES):
            for seat, kind in questions(game, setup, seed):
                asked[seat].add(kind)
    above = umpire_seats(game)
    for card in briefing.card:
        kinds = set[str]().union(*(asked[seat] for seat in card.seats))
        for decision in card.decision:
            said = for_game(game.id).say.has(f"ask-{decision.on}") if above & set(card.seats) else decision.on in kinds
            if not said:
                yield f"the card {card.id!r} names the question {decision.on!r}; it is asked {', '.join(sorted(kinds))}"


def questions(game: Game[Any], setup: Setup, seed: int) -> Iterator[tuple[str, str]]:
    """Yield who is asked what in a game with random answers, also what may be answered at any time."""
    match: Match[Any] = Match(game, setup)
    rng = Random(f"briefing/{game.id}/{seed}")
    chance = Chance(rng.randbytes(16))
    for _ in range(QUESTIONS):
        if match.over:
            return
        yield from ((a.seat, a.kind.partition(":")[0]) for a in match.asks if a.seat != CHANCE)
        ask = next(a for a in match.asks if not a.standing)
        if ask.seat == CHANCE:
            match.roll_on(chance)
        elif subgame_of(game, match.state, ask) is None and ask.seat not in setup.seats:
            match.answer(ask.seat, ask.kind, ask.default)
        else:
            match.answer(ask.seat, ask.kind, ask.domain.sample(rng))


def _wrong_words(game: Game[Any], briefing: Briefing) -> Iterator[str]:
    """Yield words that are missing, have a gap, mark nothing that decides, or are said by no card."""
    for lang in LANGUAGES:
        text = for_game(game.id, lang)
        for id in [id for id in text.say.faults if id.startswith("brief-")]:
            del text.say.faults[id]  # of a briefing that was looked at before
        for setup in setups(game):
            for card, seat in ((one, seat) for one in briefing.card for seat in one.seats):
                try:
                    said = told(text, briefing, card, game, setup, seat)
                except LookupError as error:
                    yield f"{lang}.ftl: {error}"
                    break
                if said.goal.count(MARK) < 2 or said.goal.count(MARK) % 2:
                    yield f"{lang}.ftl: brief-{card.id} has no deciding words between {MARK}"
        yield from (f"{lang}.ftl: {id}: {gap}" for id, gap in text.say.faults.items() if id.startswith("brief-"))
