"""Finds what is wrong with the lesson of a game (``lysander.text.lesson``) by playing it: a step whose question does not come, an answer that the
rules refuse, a place, a paragraph or a word that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ..core.ask import CHANCE, Ask, IllegalAnswer, Json, judge
from ..core.ask import Answer as Given
from ..core.game import Game, Setup, seatings
from ..core.match import Match
from ..core.plain import plain
from ..core.scripted import all_replies
from ..core.tables import BadTable
from ..rulebook import rulebook
from ..text import LANGUAGES, for_game
from ..text.lesson import RECORDED, Lesson, Step, lesson_of, recorded
from .briefings import words_in

MOST_STEPS, MOST_WORDS, MOST_TAGS, SENTENCES = 12, 7, 3, 2


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
        yield from (f"{where}: the step {step.id!r}: {fault}" for n, step in enumerate(lesson.step, 1) for fault in _played(game, lesson, n, step))
        yield from (f"games/{game.id}/text: {fault}" for fault in _wrong_words(game, lesson))


def setup_of(game: Game[Any], lesson: Lesson) -> Setup:
    """Return the set-up of a lesson."""
    return Setup(game.id, lesson.scenario, lesson.options, tuple(s.id for s in game.seats if s.id in lesson.seats))


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


def at_step(game: Game[Any], lesson: Lesson, number: int) -> Match[Any]:
    """Return the match of a lesson at the question of a step. Raises ``IllegalAnswer`` if the rules refuse what was recorded."""
    match: Match[Any] = Match(game, setup_of(game, lesson))
    for line in lesson.lines(number):
        match.give(line)
    return match


def question(match: Match[Any], lesson: Lesson, step: Step) -> Ask | None:
    """Return the open question of a step."""
    return next((a for a in match.asks_of(lesson.seat) if a.kind == step.ask), None)


def answered(match: Match[Any], lesson: Lesson, number: int, value: Json) -> Match[Any]:
    """Return the match when the question of a step is answered with ``value``, the dice have fallen and the others have done what they do. Raises
    ``IllegalAnswer``."""
    step, chance = lesson.at(number), lesson.dice(number)
    match.answer(lesson.seat, step.ask, value)
    match.roll_on(chance)
    for answer in all_replies(match, lesson.seat, recorded(step.replies), RECORDED):
        match.give(answer)
        match.roll_on(chance)
    return match


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
        judge(match.asks, Given(lesson.seat, step.ask, step.show))
    except IllegalAnswer as error:
        yield f"the rules refuse what it shows: {error}"
        return
    thrown = {a.kind for a in answered(match, lesson, number, step.show).asked[len(lesson.lines(number)) :] if a.seat == CHANCE}
    yield from (f"the dice of {kind!r} are never thrown when it is shown" for kind in step.dice if kind not in thrown)


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
            title, text, _ = step.said(say)
            if len(title.split()) > MOST_WORDS:
                yield f"{lang}.ftl: lesson-{step.id} has more than {MOST_WORDS} words"
            if len(re.findall(r"[.?!:](?=\s|$)", text.replace(":", ""))) != SENTENCES:
                yield f"{lang}.ftl: lesson-{step.id}.text has not {SENTENCES} sentences"
    lent = lesson_of(game.rulebook) if game.rulebook else None  # its words are in this catalogue, too
    said = {f"lesson-{step.id}" for one in (lesson, lent) if one for step in one.step}
    yield from (f"no step says {id}" for id in sorted(set(for_game(game.id).say.names("lesson-")) - said))
