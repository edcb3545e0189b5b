"""The lab gives a bot what a table gives it: its any-time asks in its own turn, and in the turns of others where the game polls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from lysander.bots import Question, playing
from lysander.bots.random_bot import RandomBot
from lysander.core.ask import CHANCE, Answer, Ask, Json
from lysander.core.battery import Trial
from lysander.core.chance import Chance
from lysander.core.domain import Amount
from lysander.core.event import ALL, Event
from lysander.core.game import Game, Result, SeatInfo, Setup, Step
from lysander.core.record import Record, record
from lysander.core.referee import Over, Referee
from lysander.lab import experiment, fuzz
from lysander.lab.experiment import Arm, Experiment, PlayedGame, dice_of
from lysander.terminal import table

SEATS = ("a", "b", "c")
SETUP = Setup("well", seats=SEATS)
GAMES = 40


@record
class State(Record):
    """Water drawn, and what each seat may still do at any time: drink in its own turn, sing in any."""

    step: str
    result: Result | None
    water: int
    turn: int
    drinks: dict[str, int]
    songs: dict[str, int]


def draw(s: State, ref: Referee) -> str | None:
    """1 The seat on turn draws; a die spills some."""
    seat = SEATS[s.turn % 3]
    s.water += ref.ask(lambda: Ask(seat, "draw", "1", Amount(1, 3 + s.songs[seat], "1"), 1, polls=True))
    s.water -= min(s.water, ref.roll("spill", 3, "1"))
    ref.tell(Event("drawn", "1", (ALL,), {"water": s.water}))
    s.turn += 1
    return None if s.turn % 3 == 0 else "draw"


def vote(s: State, ref: Referee) -> str | None:
    """2 All vote, sealed; the game ends after the third round."""
    votes = ref.sealed(lambda: tuple(Ask(seat, "vote", "2", Amount(0, 1 + s.drinks[seat], "2"), 0) for seat in SEATS))
    s.water += sum(votes.values())
    if s.turn == 9:
        s.result = Result({seat: s.water + n for n, seat in enumerate(SEATS)}, {"water": s.water})
        raise Over
    return None


class Well(Game[State]):
    """``core.game.Game``."""

    id, rules_version = "well", "1"
    seats = tuple(SeatInfo(seat, "disc") for seat in SEATS)
    options = scenarios = ()
    sequence = (Step("draw", "1", draw), Step("vote", "2", vote))

    def new(self, setup: Setup) -> State:
        return State("draw", None, 0, 0, dict.fromkeys(SEATS, 2), dict.fromkeys(SEATS, 3))

    def standing(self, state: State) -> tuple[Ask, ...]:
        drinks = (Ask(seat, "drink", "3", Amount(1, n, "3"), standing=True, own=True) for seat, n in state.drinks.items() if n)
        return (*drinks, *(Ask(seat, "sing", "4", Amount(1, n, "4"), standing=True) for seat, n in state.songs.items() if n))

    def interject(self, state: State, ref: Referee, ask: Ask, value: Json) -> None:
        left = state.drinks if ask.kind == "drink" else state.songs
        left[ask.seat] -= value
        state.water = max(0, state.water - value) if ask.kind == "drink" else state.water + ref.roll("song", 2, "4")
        ref.tell(Event(ask.kind, ask.rule, (ALL,), {"water": state.water}))

    def view(self, state: State, seat: str) -> Any:
        return {"water": state.water, "turn": state.turn}


class Thirsty:
    """Drinks in its own turn at even water, sings at any time where the water is a multiple of three; counts what it was offered."""

    domains: Mapping[str, Any] = {}

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.offers: Counter[tuple[str, ...]] = Counter()
        self.heard: list[str] = []

    def decide(self, view: Mapping[str, Any], questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        self.offers[tuple(q.kind for q in questions)] += 1
        self.heard += [event["kind"] for event in events]
        asked = {q.kind: q for q in questions}
        if "drink" in asked and view["water"] % 2 == 0:
            return "drink", 1
        if "sing" in asked and view["water"] % 3 == 0:
            return "sing", 1
        own = next((q for q in questions if not q.standing), None)
        return (questions[0].kind, None) if own is None else (own.kind, (view["water"] + view["turn"]) % 2 + 1 if own.kind == "draw" else 1)

    def explain(self) -> list[Any]:
        return []

    def close(self) -> None:
        """Nothing to end."""


def plain(lines: Sequence[Answer]) -> list[tuple[str, str, Json]]:
    return [(line.seat, line.kind, line.value) for line in lines]


def played_both_ways(monkeypatch: pytest.MonkeyPatch, bot: Any) -> list[tuple[Any, PlayedGame, dict[str, Any], dict[str, Any]]]:
    """The same games by a match with pauses and by the lab, and the bots of each."""
    tried = Experiment("well", (Arm("A", SETUP, dict.fromkeys(SEATS, "thirsty")),), GAMES, 1)
    here: dict[str, Any] = {}
    monkeypatch.setattr(experiment, "game_of", lambda id: Well())
    for module in (playing, table):
        monkeypatch.setattr(module, "make", lambda game, seat, *given, **more: here.setdefault(seat, bot(seat)))
    found = []
    for n in range(GAMES):
        paused = table.Table(Well(), SETUP, {seat: table.Player(table.BOT, level="thirsty") for seat in SEATS}, dice_of(tried, n))
        assert paused.run_on() is None
        first, here = here, {}
        inline = PlayedGame(tried, tried.arms[0], n)
        found.append((paused, inline, first, here))
        here = {}
    return found


def test_a_bot_plays_the_same_game_in_the_lab_and_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Same dice, same bots: the same lines, and it was offered and told the same on the way."""
    own, others = Counter[str](), Counter[str]()
    for paused, inline, first, second in played_both_ways(monkeypatch, Thirsty):
        assert plain(inline.lines) == plain(paused.match.lines)
        assert inline.events == paused.match.events and inline.state == paused.match.state
        for seat in SEATS:
            assert first[seat].offers == second[seat].offers and first[seat].heard == second[seat].heard
        for line, ask in zip(paused.match.lines, paused.match.asked, strict=True):
            if ask.standing:
                own[line.kind] += 1
        for bot in second.values():
            others["in others' turns"] += sum(n for kinds, n in bot.offers.items() if not {"draw", "vote"} & set(kinds))
            others["at a sealed question"] += sum(n for kinds, n in bot.offers.items() if "vote" in kinds and len(kinds) > 1)
    print(own, others)
    assert own["drink"] >= GAMES and own["sing"] >= GAMES, "any-time moves were made"
    assert others["in others' turns"] >= GAMES and others["at a sealed question"] >= GAMES


def test_a_bot_that_wants_no_polls_is_offered_its_moves_in_its_own_turn_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Own(Thirsty):
        polled = False

    for paused, inline, _, bots in played_both_ways(monkeypatch, Own):
        assert plain(inline.lines) == plain(paused.match.lines)
        kinds = Counter(kind for bot in bots.values() for kind in bot.offers)
        assert all({"draw", "vote"} & set(kind) for kind in kinds) and any("drink" in kind for kind in kinds)


def test_players_at_random_do_in_the_lab_what_random_bots_do_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same random numbers the same lines: any-time moves in others' turns now and then, none in their own."""
    tried = Experiment("well", (Arm("A", SETUP, dict.fromkeys(SEATS, "random")),), GAMES, 1)
    monkeypatch.setattr(experiment, "game_of", lambda id: Well())
    made: dict[int, Any] = {}

    def same(game: str, seat: str, *given: Any, **more: Any) -> RandomBot:
        bot = RandomBot(seat, 1, {})
        bot._rng = Random(f"lab/1/{made['n']}/{seat}")
        return bot

    monkeypatch.setattr(table, "make", same)
    sung = Counter[bool]()
    for n in range(GAMES):
        made["n"] = n
        paused = table.Table(Well(), SETUP, {seat: table.Player(table.BOT, level="random") for seat in SEATS}, dice_of(tried, n))
        assert paused.run_on() is None
        assert plain(PlayedGame(tried, tried.arms[0], n).lines) == plain(paused.match.lines)
        sung.update(ask.kind == "sing" for ask in paused.match.asked if ask.seat != CHANCE)
    assert sung[True] >= GAMES / 2


def test_bots_of_the_fuzzer_are_shown_their_any_time_asks_in_their_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "make", lambda game, seat, *given, **more: Thirsty(seat))
    drunk = 0
    for n in range(GAMES):
        rng = Random(n)
        players = {seat: fuzz.player(Well(), SETUP, seat, "thirsty", rng) for seat in SEATS}
        trial = Trial(Well(), SETUP, rng, Chance(bytes([n])), players)
        while not trial.match.over:
            trial.step()
        drunk += sum(line.kind == "drink" for line in trial.lines)
    assert drunk >= GAMES
