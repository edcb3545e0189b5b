"""Bots of every level play whole games by the rules, on nothing but what their seat knows."""

from __future__ import annotations

import gc
import json
import random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from lysander.bots import LEVELS, Choice, ask_bot, levels_of, make, prepare
from lysander.bots.protocol import BotFault, Question, questions_of
from lysander.core.ask import Ask
from lysander.core.domain import OneOf
from lysander.core.game import Setup
from lysander.core.record import Record
from lysander.games.evasion.bots import DOMAINS
from lysander.games.registry import games

PAIRS = [("random", "random"), ("easy", "normal"), ("normal", "easy"), ("normal", "hard"), ("hard", "normal")]


@pytest.mark.parametrize(("british", "german"), PAIRS)
def test_every_level_plays_to_the_end(bot_game: Any, british: str, german: str) -> None:
    assert bot_game((british, german), 5).play().match.over


@pytest.mark.parametrize("games", [range(60), pytest.param(range(60, 200), marks=pytest.mark.tools)], ids=["60", "140 more"])
def test_two_hundred_games_of_mixed_bots_without_an_illegal_answer(bot_game: Any, games: range) -> None:
    options: list[dict[str, Any]] = [{}, {"interrupts": "orders"}, {"team": 3}, {"garrisons": "no"}, {"belief": "off"}, {"ambush_after_move": "yes"}]
    options += [{"patrols_start": "aboard"}, {"british_sight": "own"}, {"wounded_alone": "roll"}, {"belief": "weights"}, {"leave_look": "no"}]
    options += [{"fought_at_start": "hiding", "aircraft_found": "men", "captured_on": 3}]
    for n in games:
        rng = random.Random(n)
        levels = rng.choices(("random", "easy", "normal", "hard"), (20, 16, 2, 1), k=2)
        scenario = rng.choice(("standard", "four-men", "alarm"))
        setup = Setup("evasion", scenario, rng.choice(options), ("british", "german"))
        bot_game(tuple(levels), n, setup, 8).play()


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(bot_game: Any, level: str) -> None:
    assert bot_game((level, level), 3).play().lines() == bot_game((level, level), 3).play().lines()


def test_other_seeds_give_other_games(bot_game: Any) -> None:
    assert len({str(bot_game(("normal", "easy"), n).play().lines()[:2]) for n in range(6)}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_holds_no_thread_to_the_state(bot_game: Any, level: str) -> None:
    game = bot_game((level, level), 2)
    while game.match.state.move < 4 and not game.match.over:
        game.step()
    for bot in game.bots.values():
        assert not [x for x in reachable(bot) if isinstance(x, Record)]


def reachable(root: object) -> list[object]:
    """Everything that can be reached from an object without leaving through a module, a class or a function's globals."""
    seen, todo = {id(root): root}, [root]
    while todo:
        for x in gc.get_referents(todo.pop()):
            if id(x) not in seen and not isinstance(x, (ModuleType, type, FunctionType)):
                seen[id(x)] = x
                todo.append(x)
    return list(seen.values())


def test_what_a_bot_gets_is_plain_data_and_only_its_own_seats(bot_game: Any) -> None:
    def check(game: Any) -> None:
        for seat in ("british", "german"):
            data = prepare(seat, game.match.view(seat), game.match.asks, game.match.events)
            assert json.dumps(json.loads(json.dumps(data))) == json.dumps(data), "plain JSON data, nothing else"
            assert data["view"]["seat"] == seat
            own = [a.kind for a in game.match.asks if a.seat == seat]
            assert [q["kind"] for q in data["questions"]] == own
            assert len(data["events"]) == sum(e.told(seat) for e in game.match.events)

    bot_game(("easy", "easy"), 4).play(check)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_made_anew_goes_on_from_what_was_told(bot_game: Any, level: str) -> None:
    game = bot_game((level, level), 6)
    n = 0
    while not game.match.over:
        n += 1
        if n % 20 == 0:
            for seat in game.bots:
                game.bots[seat] = game.bot(seat, level)
                game.heard[seat] = 0
        game.step()
    assert n > 20


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_explain_their_last_choice(bot_game: Any, level: str) -> None:
    game = bot_game((level, level), 8)
    while not game.match.over:
        ask = game.step()
        if ask.seat in game.bots:
            said = game.bots[ask.seat].explain()
            assert said and all(isinstance(choice, Choice) for choice in said)


# questions rebuilt from their descriptions


def test_rebuilt_questions_and_the_rules_agree(bot_game: Any) -> None:
    """What a rebuilt question offers is legal, and what is legal it accepts; of what is not it accepts nothing."""
    rng = random.Random(3)
    kinds = set()

    def check(game: Any) -> None:
        ask = game.match.asks[0]
        if ask.seat == "chance":
            return
        kinds.add(ask.kind.partition(":")[0])
        data = prepare(ask.seat, game.match.view(ask.seat), [ask], [])
        question = questions_of(data["questions"], DOMAINS)[0]
        for _ in range(3):
            assert ask.domain.why_not(question.sample(rng)) is None
            value = ask.domain.sample(rng)
            assert question.legal(value)
            broken = str(value)[:-1] + rng.choice("0A.x")
            assert question.legal(broken) == (ask.domain.why_not(broken) is None), (ask.kind, broken)
        listed = ask.domain.members()
        assert question.members() is None if listed is None else list(question.members() or ()) == list(listed)

    for n in range(20):
        bot_game(("random", "random"), n, playouts=0).play(check)
    assert {"landing", "rendezvous", "party", "path", "order", "posture", "escape", "aboard"} <= kinds


def test_a_question_of_a_type_nobody_knows_has_its_default() -> None:
    question = Question("odd", "1", {}, {"type": "unheard-of"}, "stay")
    assert question.sample(random.Random(1)) == "stay"
    assert question.legal("stay") and not question.legal("go")


# faults


class Faulty:
    """A bot that raises, or answers nonsense."""

    seat = "british"

    def __init__(self, answer: tuple[str, Any] | None) -> None:
        self.answer = answer

    def decide(self, view: Any, questions: Any, events: Any) -> tuple[str, Any]:
        """Nonsense."""
        if self.answer is None:
            raise ZeroDivisionError
        return self.answer

    def explain(self) -> list[Choice]:
        """Nothing."""
        return []

    def close(self) -> None:
        """Nothing."""


@pytest.mark.parametrize("answer", [None, ("landing", "9999"), ("no-such-kind", 1), ("landing", None), ("landing", ["0405"])])
def test_a_fault_of_a_bot_is_answered_by_the_default(bot_game: Any, caplog: Any, answer: Any) -> None:
    match = bot_game(("random", "random")).match
    assert ask_bot(Faulty(answer), match.view("british"), match.asks, match.events) == ("landing", "draw")
    assert "answered by its default" in caplog.text
    with pytest.raises((BotFault, ZeroDivisionError)):
        ask_bot(Faulty(answer), match.view("british"), match.asks, match.events, strict=True)


def test_a_bot_that_is_only_offered_moves_may_make_none(caplog: Any) -> None:
    """Hijacked 5.11; a fault is no move."""
    offer = (Ask("british", "any", "1", OneOf(["cash J"], "1"), standing=True),)
    assert ask_bot(Faulty(("any", None)), {}, offer, (), strict=True) == ("any", None)
    assert ask_bot(Faulty(("any", "cash J")), {}, offer, (), strict=True) == ("any", "cash J")
    assert ask_bot(Faulty(("any", "cash C")), {}, offer, ()) == ask_bot(Faulty(None), {}, offer, ()) == ("any", None)
    bot = make("hijacked", "british", "random", 1)
    assert {ask_bot(bot, {}, offer, ())[1] for _ in range(80)} == {None, "cash J"}


def test_levels() -> None:
    assert levels_of("evasion") == LEVELS
    with pytest.raises(ValueError, match="no bot 'master' for seat british"):
        make("evasion", "british", "master", 1)
    for game in games():
        assert levels_of(game)[0] == "random"
