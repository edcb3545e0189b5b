"""Games in numbers: every answer can be given word by word, and a seat's numbers tell it no more than its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lysander.core.advance import play_at
from lysander.core.ask import Answer, Ask
from lysander.core.battery.trial import Trial, random_setup
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.core.spelling import making, spelled
from lysander.env.space import Space, arrays_of
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.hijacked.domains import Act
from lysander.games.registry import game as game_of

from .conftest import SHORT, any_word, begun, set_up


def all_spelled(ask: Ask, space: Space, most: int) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yields answers to a question with the words they are made of, in the order of the words: all, or the first ``most``."""
    left: list[tuple[str, ...]] = [()]
    while left and most:
        words = left.pop()
        made = making(ask, space.arrays.spellings)
        for word in words:
            made.add(word)
        more = made.words()
        if not more:
            most -= 1
            yield words, made.value()
        left += [(*words, word) for word in reversed(more)]


def walked(ask: Ask, rng: Random, times: int) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yields answers to a question made of words at random."""
    for _ in range(times):
        made, words = making(ask, arrays_of("clouds").spellings), list[str]()
        while more := made.words():
            words.append(more[int(rng.random() * len(more))])
            made.add(words[-1])
        yield tuple(words), made.value()


def test_every_answer_is_made_of_words_and_every_word_leads_to_one(name):
    game, _ = set_up(name)
    counted: Counter[str] = Counter()
    for n in range(60 if name == "clouds-v1" else 4 if name in SHORT else 12):  # battles at random are short, campaigns long
        rng = Random(f"words/{n}")
        setup = random_setup(game, rng)
        space = Space(game, setup)
        trial = Trial(game, setup, rng, Chance(bytes([n] * 32)))
        while not trial.match.over and len(trial.match.lines) < 3000:
            for ask in trial.blocking():
                if ask.seat in space.agents and rng.random() < 0.1:
                    flown = isinstance(ask.domain, FlightPlan)
                    found = dict(walked(ask, rng, 5) if flown else reversed([*all_spelled(ask, space, 600)]))
                    assert ask.kind.partition(":")[0] in space.kinds, ask.kind
                    for words, value in found.items():
                        assert ask.domain.why_not(value) is None, (ask.kind, value)
                        assert set(words) <= space.index.keys(), (ask.kind, words)
                    members = ask.domain.members()
                    if members is not None and len(members) < 500:
                        assert {*found.values()} == {*members}, ask.kind
                        counted["listed"] += 1
                    counted[ask.kind.partition(":")[0]] += 1
                    counted["answers"] += len(found)
            trial.step()
    print(name, dict(counted))
    assert counted["answers"] > 500
    assert counted["listed"] > 30


def test_every_question_and_every_word_has_a_number(name):
    game, _ = set_up(name)
    asked: Counter[str] = Counter()

    def answer(waiting: tuple[Ask, ...], anytime: Any) -> Answer:
        ask = waiting[0]
        value = ask.domain.sample(rng)
        if ask.seat in space.agents:
            kind = ask.kind.partition(":")[0]
            asked[kind] += 1
            assert kind in space.kinds
            if asked[kind] < 200:
                assert set(spelled_or_none(ask, space, value)) <= space.index.keys(), (ask.kind, value)
        return Answer(ask.seat, ask.kind, value)

    for n in range(10 if name in SHORT else 60):
        rng = Random(f"numbers/{n}")
        setup = random_setup(game, rng)
        space = Space(game, setup)
        play_at(game, game.new(setup), answer, [], [])
    print(name, dict(asked), "never asked:", [kind for kind in space.kinds if not asked[kind]])
    assert len(asked) >= len(space.kinds) * 0.5


def spelled_or_none(ask: Ask, space: Space, value: Any) -> list[str]:
    """Returns the words of an answer; none if words cannot say it."""
    try:
        return spelled(ask, space.arrays.spellings, value)
    except ValueError:
        return []


def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_numbers(name):
    compared, differed = compare_worlds(name, 3 if name in SHORT else 14)
    print(name, compared, "worlds compared,", differed, "of them differ from the truth")
    assert compared > 100
    assert differed > 40 or name == "hijacked-v2"  # whose only secret is in the next test


def test_the_two_tiles_that_are_drawn_are_for_who_drew_them():
    state = game_of("hijacked").parse("hj:3p r4 @B", Setup("hijacked", seats=("A", "B", "C")))
    space = Space(game_of("hijacked"), Setup("hijacked", seats=("A", "B", "C")))
    other = state.clone()
    state.drawn, other.drawn = (1, 2), (3, 4)
    told = {seat: (space.observe(state, seat, None, ()) != space.observe(other, seat, None, ())).any() for seat in "ABC"}
    assert told == {"A": False, "B": True, "C": False}


def test_scores_beyond_the_last_space_are_said_digit_by_digit():
    setup = Setup("hijacked", seats=("A", "B"))
    state = game_of("hijacked").parse("hj:2p r4 @A", setup)
    state.dice = {"a": 3, "b": 3}
    for score, player in enumerate(state.players.values(), 96):
        player.score, player.markers["C"] = score, 3
    space, domain = Space(game_of("hijacked"), setup), Act(state)
    calls = [value for value in domain.members() if value.startswith("squad")]
    assert "squad a b 100" in calls
    ask = Ask("A", "turn.act", "5.5", domain, "end", {})
    for value in calls:
        words = spelled(ask, space.arrays.spellings, value)
        assert {*words} <= space.index.keys()
        made = making(ask, space.arrays.spellings)
        for word in words:
            made.add(word)
        assert made.value() == value


def compare_worlds(name: str, games: int) -> tuple[int, int]:
    """Compares what seats see in twin worlds; returns how often, and how many of them differed from the truth."""
    game = game_of(name.rpartition("-v")[0])
    compared = differed = 0
    for n in range(games):
        rng = Random(f"twins/{n}")
        setup = random_setup(game, rng)
        space = Space(game, setup)
        trial = Trial(game, setup, rng, Chance(bytes([n] * 32)))
        while not trial.match.over and len(trial.match.lines) < 2000:
            at_rest = not trial.match.position.script
            for ask in trial.blocking() if at_rest and rng.random() < 0.25 else ():
                if ask.seat in space.agents:
                    differed += _alike(trial.match, ask, space, rng)
                    compared += 1
            trial.step()
    return compared, differed


def _alike(match: Match[Any], ask: Ask, space: Space, rng: Random) -> bool:
    game, truth, seat = match.game, match.state, ask.seat
    state = game.sample_hidden(game.view(truth, seat), seat, match.setup, rng)
    game.vary_hidden(state, seat, rng)
    twin = Match(game, match.setup, state)
    again = next((a for a in twin.asks if a.seat == seat and a.kind == ask.kind), None)
    assert again is not None, (seat, ask.kind, [a.kind for a in twin.asks])
    mine, other = (space.observe(m.state, seat, a, ()) for m, a in ((match, ask), (twin, again)))
    names = space.fields(seat)
    assert not (mine != other).any(), [names[n] for n in (mine != other).nonzero()[0]]
    assert making(ask, space.arrays.spellings).words() == making(again, space.arrays.spellings).words()
    return bool(state != match.position.checkpoint)


def test_a_number_that_tells_what_is_hidden_is_found(monkeypatch):
    from lysander.games.evasion import arrays

    observe = arrays.ARRAYS.observe

    def tells(state: Any, seat: str, out: Any) -> None:
        observe(state, seat, out)
        out[0] += sum(patrol.searching for patrol in state.patrols.values()) / 100

    monkeypatch.setattr(arrays, "ARRAYS", replace(arrays.ARRAYS, observe=tells))
    arrays_of.cache_clear()
    try:
        with pytest.raises(AssertionError, match="game move"):
            compare_worlds("evasion-v1", 14)
    finally:
        arrays_of.cache_clear()


def test_the_same_seed_gives_the_same_game(name):
    one, other = (played(name, 5) for _ in range(2))
    assert one == other
    assert one != played(name, 6)


def played(name: str, seed: int) -> list[Any]:
    """Returns the lines of a game at random."""
    play, rng = begun(name, seed), Random(3)
    while not play.over:
        play.act(any_word(play, rng))
    return play.running.lines


def test_an_action_that_is_not_legal_changes_nothing(name):
    play, rng = begun(name, 1), Random(1)
    for _ in range(40):
        before = (play.seat, list(play.made), play.observe(play.seat).tolist(), len(play.running.lines))
        wrong = next(n for n, legal in enumerate(play.mask()) if not legal)
        for action in (wrong, -1, len(play.space.words)):
            with pytest.raises(ValueError, match="not legal"):
                play.act(action)
        assert before == (play.seat, list(play.made), play.observe(play.seat).tolist(), len(play.running.lines))
        play.act(any_word(play, rng))
        if play.over:
            break


def test_what_an_environment_plays_is_a_game_of_the_table(name):
    play, rng = begun(name, 9), Random(9)
    while not play.over:
        play.act(any_word(play, rng))
    game, setup = set_up(name)
    match: Match[Any] = Match(game, setup)
    match.replay(play.running.lines)
    assert match.over
    assert match.state.result == play.running.state.result
