"""Finds what is wrong with the guide of a game (``lysander.text.guide``): a table that cannot be made, a step that nobody would read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from ..bots import ask_bot, levels_of, make
from ..core.ask import CHANCE
from ..core.chance import Chance
from ..core.game import Game, Setup, seatings, subgame_of
from ..core.match import Match
from ..core.tables import BadTable
from ..rulebook import rulebook
from ..text import LANGUAGES, for_game
from ..text.guide import Guide, guide_of

PLAYOUTS = 2
GAMES = 3
QUESTIONS = 40
"""How many questions of the newcomer are played in each game; by then every step that is not rare has been read in one of them."""


def wrong_guide(game: Game[Any]) -> Iterator[str]:
    """Yield the faults of a game's guide, if it has one."""
    where = f"games/{game.id}/guide.toml"
    try:
        guide = guide_of(game.id)
    except BadTable as error:
        yield f"games/{game.id}/{error}"
        return
    if guide is None:
        return
    faults = [*_wrong_table(game, guide), *_wrong_steps(game, guide)]
    yield from (f"{where}: {fault}" for fault in faults)
    if not faults:
        played = [questions(game, guide, seed) for seed in range(GAMES)]
        wanted = Counter(step.on for step in guide.step if not step.rare)
        for on, steps in wanted.items():
            most = max(asked[on] for asked in played)
            if most < steps:
                yield f"{where}: {steps} steps on {on!r}, at most {most} questions of that kind: mark what may never come with rare = true"


def _wrong_table(game: Game[Any], guide: Guide) -> Iterator[str]:
    if guide.seat not in guide.seats:
        yield f"seat {guide.seat!r} is not one of the seats"
    if guide.level not in levels_of(game.id):
        yield f"level {guide.level!r} is none of {', '.join(levels_of(game.id))}"
    if set(guide.seats) not in map(set, seatings(game)):
        yield f"seats {', '.join(guide.seats)} cannot play the game"
        return
    try:
        game.new(_setup(game, guide))
    except (ValueError, KeyError) as error:
        yield f"the rules refuse the table: {error}"


def _wrong_steps(game: Game[Any], guide: Guide) -> Iterator[str]:
    ids = [step.id for step in guide.step]
    yield from (f"the step {id!r} stands twice" for id in sorted({id for id in ids if ids.count(id) > 1}))
    says = [for_game(game.id, lang).say for lang in LANGUAGES]
    for step in guide.step:
        wanted = (f"guide-{step.id}", f"guide-{step.id}.text")
        yield from (f"text/{say.lang}.ftl lacks {id}" for say in says for id in wanted if not say.has(id))
        if not any(p.id == step.rule for p in rulebook(game.id).find(step.rule)):
            yield f"the step {step.id!r} names {step.rule}, which is no paragraph"
    lent = guide_of(game.rulebook) if game.rulebook else None  # its words are in this catalogue, too
    said = {*ids, *(step.id for step in lent.step)} if lent else {*ids}
    spare = sorted(set(says[0].names("guide-")) - {f"guide-{id}" for id in said})
    yield from (f"no step says {id}" for id in spare)


def _setup(game: Game[Any], guide: Guide) -> Setup:
    return Setup(game.id, guide.scenario, guide.options, tuple(s.id for s in game.seats if s.id in guide.seats))


def questions(game: Game[Any], guide: Guide, seed: int) -> Counter[str]:
    """Return how often a newcomer is asked each kind of question, of the first ``QUESTIONS``: the strongest bot answers for him, as a hint does."""
    match: Match[Any] = Match(game, _setup(game, guide))
    rng = Random(f"guide/{game.id}/{seed}")
    chance = Chance(rng.randbytes(16))
    levels = {seat: levels_of(game.id)[-1] if seat == guide.seat else guide.level for seat in guide.seats}
    bots = {seat: make(game.id, seat, level, seed, playouts=PLAYOUTS, strict=True) for seat, level in levels.items()}
    heard = dict.fromkeys(bots, 0)
    asked: Counter[str] = Counter()
    while not match.over and asked.total() < QUESTIONS:
        ask = next(a for a in match.asks if not a.standing)
        if ask.seat == CHANCE:
            match.answer(CHANCE, ask.kind, chance.answer(ask))
            continue
        if subgame_of(game, match.state, ask) is not None:  # a game of its own answers it
            match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
            continue
        fresh, heard[ask.seat] = match.events_since(heard[ask.seat]), match.event_count
        asked[ask.kind.partition(":")[0]] += ask.seat == guide.seat
        match.answer(ask.seat, *ask_bot(bots[ask.seat], match.view(ask.seat), [ask], fresh, strict=True))
    return asked
