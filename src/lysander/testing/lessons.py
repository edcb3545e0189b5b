"""Finds what is wrong with the lesson of a game (``lysander.text.lesson``) by playing it: a step whose question does not come, an answer that the
rules refuse, a place, a paragraph or a word that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..core.ask import CHANCE, Answer, IllegalAnswer, judge
from ..core.game import Game, seatings
from ..core.plain import plain
from ..core.tables import BadTable
from ..rulebook import rulebook
from ..text import LANGUAGES, for_game
from ..text.lesson import Lesson, Step, answer_step, at_step, lesson_of, question, setup_of
from .briefings import words_in

MOST_STEPS, MOST_WORDS, MOST_TAGS, SENTENCES = 12, 7, 3, 2
SHORTEST, LONGEST = 3, 7
"""Minutes that a lesson may take."""
A_MINUTE, A_DECISION, FOLLOWED = 200, 8, 5
"""Words that are read in a minute, seconds that a decision takes, reports that are read after an answer: the last ones."""


def wrong_lesson(game: Game[Any]) -> Iterator[str]:
    """Yield the faults of a game's lesson, if it has one."""
    where = f"games/{game.id}/lesson.toml"
    try:
        lesson = lesson_of(game.id)
    except BadTable as error:
        yield f"games/{game.id}/{error}"
        return
    if lesson is None:
        return
    faults = [*_wrong_table(game, lesson), *_wrong_steps(game, lesson)]
    yield from (f"{where}: {fault}" for fault in faults)
    if not faults:
        found = [f"{where}: the step {step.id!r}: {fault}" for n, step in enumerate(lesson.step, 1) for fault in _played(game, lesson, n, step)]
        found += [f"games/{game.id}/text: {fault}" for fault in _wrong_words(game, lesson)]
        yield from found or (f"{where}: {fault}" for fault in _wrong_minutes(game, lesson))


def _wrong_table(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    if lesson.seat not in lesson.seats:
        yield f"seat {lesson.seat!r} is not one of the seats"
    if not any(set(players) <= set(lesson.seats) for players in seatings(game)) or set(lesson.seats) - {s.id for s in game.seats}:
        yield f"seats {', '.join(lesson.seats)} cannot play the game"
        return
    try:
        game.new(setup_of(game, lesson))
    except (ValueError, KeyError) as error:
        yield f"the rules refuse the table: {error}"


def _wrong_steps(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    ids = [step.id for step in lesson.step]
    yield from (f"the step {id!r} stands twice" for id in sorted({id for id in ids if ids.count(id) > 1}))
    if len(ids) > MOST_STEPS:
        yield f"{len(ids)} steps, at most {MOST_STEPS}"
    book = rulebook(game.id)
    for step in lesson.step:
        if not any(p.id == step.rule for p in book.find(step.rule)):
            yield f"the step {step.id!r} names {step.rule}, which is no paragraph"
        if len(step.tags) > MOST_TAGS:
            yield f"the step {step.id!r} has {len(step.tags)} tags, at most {MOST_TAGS}"


def _played(game: Game[Any], lesson: Lesson, number: int, step: Step) -> Iterator[str]:
    """Yield what is wrong with a step when it is played."""
    try:
        match = at_step(game, lesson, number)
    except IllegalAnswer as error:
        yield f"the rules refuse what was recorded before it: {error}"
        return
    ask = question(match, lesson, step)
    if ask is None or any(a.seat == CHANCE for a in match.asks):
        yield f"{step.ask!r} is not asked; open is {', '.join(f'{a.seat} {a.kind}' for a in match.asks)}"
        return
    seen = {*words_in(plain(game.chart())), *words_in(plain(match.view(lesson.seat))), *lesson.spaces}
    yield from (f"the board has no place {place!r}" for place in (*step.light, *step.tags) if place not in seen)
    try:
        judge(match.asks, Answer(lesson.seat, step.ask, step.show))
    except IllegalAnswer as error:
        yield f"the rules refuse what it shows: {error}"
        return
    answer_step(match, lesson, number, step.show)
    thrown = {a.kind for a in match.asked[len(lesson.lines(number)) :] if a.seat == CHANCE}
    yield from (f"the dice of {kind!r} are never thrown when it is shown" for kind in step.dice if kind not in thrown)


class Length(NamedTuple):
    """How long a lesson is: words of its own, words of its questions, words of what follows the answers that are shown, and minutes in all."""

    steps: int
    own: int
    asked: int
    followed: int

    @property
    def minutes(self) -> float:
        """Minutes for whoever reads 200 words a minute and decides in 8 seconds."""
        return (self.own + self.asked + self.followed) / A_MINUTE + self.steps * A_DECISION / 60


def length_of(game: Game[Any], lesson: Lesson, lang: str) -> Length:
    """Return how long a lesson is in a language."""
    text = for_game(game.id, lang)
    own, asked, followed = [], [], []
    for number, step in enumerate(lesson.step, 1):
        match = at_step(game, lesson, number)
        ask, begun = question(match, lesson, step), match.event_count
        assert ask is not None
        own += [*step.said(text.say), *(words for _, words in step.tagged(text.say))]
        asked += [text.question(ask, match.view(lesson.seat)), text.help(ask, match.view(lesson.seat)) or ""]
        answer_step(match, lesson, number, step.show)
        followed += [text.event(e, lesson.seat) for e in match.events_since(begun) if e.told(lesson.seat)][-FOLLOWED:]
    return Length(len(lesson.step), *(sum(len(words.split()) for words in some) for some in (own, asked, followed)))


def _wrong_minutes(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    minutes = round(max(length_of(game, lesson, lang).minutes for lang in LANGUAGES))
    if minutes != lesson.minutes:
        yield f"minutes = {lesson.minutes}, but it takes about {minutes}"
    if not SHORTEST <= minutes <= LONGEST:
        yield f"it takes about {minutes} minutes, not {SHORTEST} to {LONGEST}"


def _wrong_words(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    wanted = {f"lesson-{step.id}{part}" for step in lesson.step for part in ("", ".text", ".learnt")}
    wanted |= {f"lesson-{step.id}.tag-{n}" for step in lesson.step for n, _ in enumerate(step.tags, 1)}
    for lang in LANGUAGES:
        say = for_game(game.id, lang).say
        missing = [id for id in sorted(wanted) if not say.has(id)]
        yield from (f"{lang}.ftl lacks {id}" for id in missing)
        for step in lesson.step:
            if any(id.startswith(f"lesson-{step.id}") for id in missing):
                continue
            if len(step.said(say)[0].split()) > MOST_WORDS:
                yield f"{lang}.ftl: lesson-{step.id} has more than {MOST_WORDS} words"
            for part, (_, text, _) in ("text", step.said(say)), ("tty", step.said_in_lines(say)):
                if len(re.findall(r"[.?!:](?=\s|$)", text.replace(":", ""))) != SENTENCES:
                    yield f"{lang}.ftl: lesson-{step.id}.{part} has not {SENTENCES} sentences"
    lent = lesson_of(game.rulebook) if game.rulebook else None  # its words are in this catalogue, too
    said = {f"lesson-{step.id}" for one in (lesson, lent) if one for step in one.step}
    yield from (f"no step says {id}" for id in sorted(set(for_game(game.id).say.names("lesson-")) - said))
