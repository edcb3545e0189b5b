"""26 Bots of every level play whole games by the rules, on nothing but what their seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from lysander.bots import levels_of, make, prepare
from lysander.bots.protocol import questions_of
from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Ask
from lysander.core.game import Setup, seatings
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import DOMAINS, vetting
from lysander.games.flight181.bots.belief import GUESSES, Belief, may_be
from lysander.games.flight181.bots.brain import state_of
from lysander.games.flight181.bots.hijackers import Hijackers, Scene
from lysander.games.flight181.bots.listed import SeenAmbushes, SeenMoves
from lysander.games.flight181.bots.teams import Teams
from lysander.games.flight181.bots.vetting import hunt, likeliest
from lysander.games.flight181.bots.weights import HIJACK
from lysander.games.flight181.bots.worth import menace, prospect, suspects
from lysander.games.flight181.measures import OUT_BY
from lysander.games.flight181.state import HIDDEN, LOST, OUT_OF_SIGHT, UNSEEN, State
from lysander.lab.experiment import Arm, Experiment, play

SCENARIOS = [s.id for s in GAME.scenarios]
ONE = ("hijackers", "teams")


def outcome(levels: tuple[str, ...], seed: int, scenario: str = "free", options: dict[str, Any] | None = None):
    """One game of the lab, in which an illegal answer is a fault; the first level is that of the Hijackers."""
    players = next(s for s in seatings(GAME) if len(s) == len(levels))
    seats = tuple(s.id for s in GAME.seats if s.id in players)
    arm = Arm("A", Setup("flight181", scenario, options or {}, seats), dict(zip(seats, levels, strict=True)))
    return play(Experiment("flight181", (arm,), 1, seed, 3), 0)[0]


def policies(scenario: str, seed: int, look: Callable[[State, Ask], None]) -> State:
    """Plays a game of normal players on the true state and calls ``look`` at every question."""
    state, dice = GAME.new(Setup("flight181", scenario, {}, ONE)), Random(seed)
    men, teams = Hijackers(Random(seed + 1)), Teams(Random(seed + 2))

    def answer(ask: Ask) -> Any:
        if ask.seat == CHANCE:
            return ask.domain.sample(dice)
        look(state, ask)
        return (men if ask.seat == "hijackers" else teams).answer(state, ask)

    return play_out(GAME, state, answer)


def test_the_levels() -> None:
    assert levels_of("flight181") == ("random", "easy", "normal", "hard")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("levels", [("hard", "hard"), ("easy", "normal", "random"), ("random", "hard", "normal", "easy")])
def test_26_1_every_level_plays_to_the_end(levels: tuple[str, ...], scenario: str) -> None:
    assert outcome(levels, 5, scenario).decisions > 20


def test_21_1_bots_play_by_every_option() -> None:
    for n, option in enumerate(GAME.options):
        for value in {option.values[0], option.values[-1]}:
            outcome(("normal", "normal"), n, options={option.key: value})
    outcome(("hard", "hard"), 1, options={"verdict": "par", "sweep": "pass"})


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    assert outcome((level, level), 3) == outcome((level, level), 3)


def test_19_7_normal_beats_random_in_both_seats() -> None:
    games = range(6)
    base = sum(outcome(("random", "random"), n).facts["score"] for n in games)
    assert sum(outcome(("random", "normal"), n).facts["score"] for n in games) > base + 30
    assert sum(outcome(("normal", "random"), n).facts["score"] for n in games) < base - 30


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_26_2_no_belief_excludes_the_truth(scenario: str) -> None:
    def look(state: State, ask: Ask) -> None:
        for h in state.hijackers.values():
            if h.status in OUT_OF_SIGHT and h.state == HIDDEN and state.phase not in (0, 9):
                assert state.board.bits([h.square]) & h.reach, f"{h.name} on {h.square} in turn {state.turn}.{state.phase}"

    for seed in range(10):
        policies(scenario, seed, look)


def test_26_1_the_teams_play_by_public_facts_alone() -> None:
    """The true squares of the hijackers change no answer."""
    asked = []

    def look(state: State, ask: Ask) -> None:
        if ask.seat == "teams":
            view = GAME.view(state, "teams")
            guesses = [GAME.sample_hidden(view, "teams", Setup("flight181", "no_surprise", {}, ONE), Random(n)) for n in range(3)]
            first, *others = [Teams(Random(0)).weigh(x, ask) for x in (state, *guesses)]
            assert all(x == first for x in others), ask.kind
            asked.append(ask.kind)

    policies("no_surprise", 4, look)
    assert len(asked) > 20


def test_26_1_a_belief_is_made_of_public_facts_alone() -> None:
    """The guesses are the same wherever the hijackers really are."""
    seen, dealt = Belief(Random(3)), Belief(Random(3))
    statuses = set()

    def look(state: State, ask: Ask) -> None:
        if ask.seat == "teams":
            seen.see(state)
            dealt.see(GAME.sample_hidden(GAME.view(state, "teams"), "teams", Setup("flight181", "no_surprise", {}, ONE), Random(ask.kind)))
            assert seen.guesses == dealt.guesses, ask.kind
            statuses.update(h.status for h in state.hijackers.values())

    for seed in (9, 11):
        policies("no_surprise", seed, look)
    assert {UNSEEN, LOST} <= statuses


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_26_2_a_belief_stays_within_what_is_possible_and_knows_more(scenario: str) -> None:
    """All guesses fit public facts, and the true square has a better chance than if every square left were equally likely."""
    believed, possible = [], []

    for seed in range(4):
        belief = Belief(Random(seed))

        def look(state: State, ask: Ask, belief: Belief = belief) -> None:
            if ask.seat != "teams":
                return
            belief.see(state)
            for h in state.hijackers.values():
                if h.status in (UNSEEN, LOST) and h.reach:
                    assert len(belief.guesses) == GUESSES and all(may_be(state, h, g[h.name]) for g in belief.guesses)
                if h.status in (UNSEEN, LOST) and h.state == HIDDEN:
                    bit = state.board.bit[h.square]
                    for chances, found in ((believed, belief.suspects(state)), (possible, suspects(state))):
                        chances.append(sum(s.chance * ((s.bits & bit) > 0) / s.size for s in found if s.name == h.name))

        policies(scenario, seed, look)
    assert sum(believed) > sum(possible)


def test_26_4_a_belief_can_begin_in_the_middle_of_a_game(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h1=A9 h2@A7 h3=TA?A13.2 P:p1@L2")
    belief = Belief(Random(1))
    belief.see(board.state)
    squares = {g["h3"] for g in belief.guesses}
    assert len(squares) > 5 and all(board.state.hijackers["h3"].reach & board.state.board.bit[s] for s in squares)


def test_26_4_a_belief_finds_out_how_the_hijackers_play() -> None:
    """Three turns in which nobody shows himself speak for hijackers who do nothing."""
    before, after = list[float](), list[float]()
    for seed in range(2):
        belief = Belief(Random(seed))
        state, dice = GAME.new(Setup("flight181", "free", {}, ONE)), Random(seed)

        def answer(ask: Ask, belief: Belief = belief, state: State = state, dice: Random = dice) -> Any:
            if ask.seat == CHANCE:
                return ask.domain.sample(dice)
            if ask.seat == "teams":
                belief.see(state)
                if ask.kind == "next-team" and state.turn in (1, 4):
                    (before if state.turn == 1 else after).append(belief.wills.count("still") / GUESSES)
            return next(iter(ask.domain.members() or ())) if ask.kind == "enter:t1" else ask.default

        play_out(GAME, state, answer)
    assert max(before) < 0.2 and sum(after) / len(after) > 0.3


def test_26_1_teams_finish_games_against_hijackers_who_do_nothing() -> None:
    """A hard player of this style, too, keeps still; nearly everybody comes out, before the last turn."""
    for seed, (men, teams) in enumerate([("normal/still", "normal"), ("normal/still", "hard"), ("hard/still", "normal/careful")]):
        game = outcome((men, teams), seed, "no_surprise")
        assert game.facts["reason"] in ("no-hijackers", "empty") and game.facts["score"] >= 28


def test_26_1_a_bot_is_handed_plain_data() -> None:
    """Nothing that a bot gets refers to the state."""
    bots = {seat: make("flight181", seat, "hard", 1, playouts=4) for seat in ONE}
    kinds = set()

    def look(state: State, ask: Ask) -> None:
        data = msgspec.json.decode(msgspec.json.encode(prepare(ask.seat, GAME.view(state, ask.seat), (ask,), ())))
        kind, value = bots[ask.seat].decide(data["view"], questions_of(data["questions"], DOMAINS), [])
        assert kind == ask.kind and ask.domain.why_not(value) is None, (kind, value)
        assert bots[ask.seat].explain()
        kinds.add(kind.partition(":")[0])

    policies("free", 2, look)
    assert {"setup-hijackers", "ambush", "next-team", "enter", "control", "move", "act", "next-hijacker", "hijacker-act"} <= kinds


def test_22_2_described_answers_are_those_of_the_rules() -> None:
    rng = Random(1)

    def look(state: State, ask: Ask) -> None:
        built = questions_of(prepare(ask.seat, GAME.view(state, ask.seat), (ask,), ())["questions"], DOMAINS)[0].built()
        assert built is not None
        for _ in range(5):
            assert ask.domain.why_not(built.sample(rng)) is None, ask.kind
            assert built.why_not(ask.domain.sample(rng)) is None, ask.kind
        listed, true = built.members(), ask.domain.members()
        if listed is not None and true is not None and not isinstance(built, (SeenMoves, SeenAmbushes)):
            assert sorted(listed) == sorted(true), ask.kind

    policies("no_surprise", 6, look)


def test_13_4_the_first_door_is_mixed_where_one_team_enters() -> None:
    doors = Counter[str]()

    def look(state: State, ask: Ask) -> None:
        if ask.kind == "next-team" and not doors:
            for seed in range(60):
                teams = Teams(Random(seed))
                name = teams.answer(state, ask)
                doors[teams.plan[f"enter:{name}"][1:]] += 1

    policies("no_surprise", 3, look)
    assert set(doors) == {"1", "7", "13"} and doors["1"] > doors["7"]


def test_3_3_set_ups_are_legal_and_mixed() -> None:
    for scenario in SCENARIOS:
        found: dict[str, set[Any]] = {}

        def look(state: State, ask: Ask, found: dict[str, set[Any]] = found) -> None:
            if ask.kind.startswith("setup-"):
                men = Hijackers(Random(f"{ask.kind} {len(found)}"))
                for _ in range(20):
                    value = men.answer(state, ask)
                    assert ask.domain.why_not(value) is None, value
                    found.setdefault(ask.kind, set()).add(value)

        policies(scenario, 3, look)
        assert all(len(values) > 3 for values in found.values()), scenario


def test_17_1_blending_is_mixed(place: Any) -> None:
    """In one and the same position, by the Hijackers' own dice."""
    board = place("~ T4.9 t1:A9 h2=L5 P:p1@L5,p2@R5,p3@L5,p4@R5,p5@R4")
    seen = set()
    for seed in range(40):
        men = Hijackers(Random(seed))
        men.answer(board.state, board.ask)
        seen.add(men.plan.get("hijacker-act:h2", "-").partition(".")[0])
    assert "blend" in seen and len(seen) > 1


def test_26_2_a_state_behind_a_view_looks_the_same() -> None:
    def look(state: State, ask: Ask) -> None:
        view = prepare(ask.seat, GAME.view(state, ask.seat), (ask,), ())["view"]
        behind = state_of(view, {}, Random(1))
        assert prepare(ask.seat, GAME.view(behind, ask.seat), (), ())["view"] == view

    policies("free", 9, look)


def test_15_8_wounded_within_reach_are_executed(place: Any) -> None:
    board = place("~ T4.9 t1:A2 h2=L11 P:p1@L2 W:w1@A10.3,w2@A10.3")
    men = Hijackers(Random(1))
    for _ in range(3):
        board.play(f"H {board.ask.kind}={men.answer(board.state, board.ask)}")
    assert [c.place for c in board.state.casualties] == ["x", "x"]


def test_10_7_a_team_beside_a_hijacker_fires(place: Any) -> None:
    board = place("~ T4.7 t1:A5 h2@A7 h3=TA P:p1@L2")
    teams = Teams(Random(1))
    for _ in range(3):
        board.play(f"T {board.ask.kind}={teams.answer(board.state, board.ask)}")
    assert board.ask.kind == "act:t1" and teams.answer(board.state, board.ask).startswith("h2.")


def test_14_3_tokens_that_can_leave_leave_first(place: Any) -> None:
    board = place("~ T4.8 t1:A7(k) h3=TA P:p1@A5,p2@A8,p3@L7")
    assert Teams(Random(1)).answer(board.state, board.ask) == "p3:^"


def test_19_7_the_prospect_of_a_finished_game_is_its_score() -> None:
    state = policies("free", 1, lambda state, ask: None)
    assert state.result is not None and prospect(state) == state.result.facts["score"]


def test_15_6_a_hijacker_is_less_of_a_menace_when_nobody_is_aboard(place: Any) -> None:
    assert menace(place("~ T4.7 t1:A7 h3=TA P:p1@A5,p2@A8").state) > menace(place("~ T4.7 t1:A7 h3=TA").state) > 0


def test_19_7_measures_add_up() -> None:
    found = outcome(("normal", "normal"), 2, "no_surprise").measures
    items = ("left", "wounded", "serious", "execution", "dead", "team-wound", "escaped")
    assert sum(found[f"score/{i}"] for i in items) == found["score/total"]
    out = [found[f"passengers/out by turn {n}"] for n in OUT_BY]
    assert out == sorted(out) and out[-1] <= found["passengers/out"] <= 10
    assert sum(v for k, v in found.items() if k.startswith("first entry/")) == 1


def test_17_15_teams_test_where_most_can_be_hidden_and_go_there(place: Any) -> None:
    near, token = (place("~ T6.7 t1:A2 h2=A11 P:p1@L3,p2@L9,p3@R9,p4@A9", {"vet_scope": scope}) for scope in ("near", "token"))
    squad = Teams(Random(1))
    assert likeliest(near.state, ["p1", "p2"]) == "p2" and vetting.test_worth(near.state, "p2") > vetting.test_worth(near.state, "p1")
    assert vetting.test_worth(near.state, "p2") > vetting.test_worth(token.state, "p2")
    squares = hunt(near.state, near.team("t1"), None, 1.0)
    assert squares["A9"] > squares["A3"] and "A6" not in squares
    assert not hunt(place("~ T2.7 t1:A2 h2=A11 P:p1@L3").state, near.team("t1"), None, 1.0), "nobody can be blended in yet"
    assert squad.plans(near.state, "t1")


def test_17_15_nobody_plans_to_blend_into_a_cleared_token(place: Any) -> None:
    men = Hijackers(Random(1), replace(HIJACK, escape=50.0))
    acts = []
    for mark in ("", "="):
        state = place(f"~ T4.9 t1:A2 h2=L11 P:p1@L11{mark}").state
        acts.append({d.act for d in men.deeds(Scene(state, men.style), state.hijackers["h2"])})
    assert "blend.p1" in acts[0] and "blend.p1" not in acts[1]
