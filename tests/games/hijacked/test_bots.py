"""24, 25 Bots of every level play whole games by the rules, on nothing but what their seat knows."""

from __future__ import annotations

from itertools import product
from random import Random
from types import SimpleNamespace

import pytest

from lysander.bots import Choice, levels_of, make, prepare
from lysander.bots.protocol import questions_of
from lysander.core.advance import play_out
from lysander.core.ask import CHANCE
from lysander.core.game import Setup, seatings
from lysander.games.hijacked import GAME
from lysander.games.hijacked.bots import DOMAINS
from lysander.games.hijacked.bots.brain import EASY, NORMAL, state_of
from lysander.games.hijacked.bots.last_call import last_move
from lysander.games.hijacked.bots.outlook import NAMES, WEIGHTS, features, prospect, survival, winning
from lysander.games.hijacked.bots.policy import way_to
from lysander.games.hijacked.bots.worth import greens, missing
from lysander.games.hijacked.ch16_moves import carry_out, moves
from lysander.games.hijacked.ch20_end import sheet
from lysander.lab.experiment import Arm, Experiment, play


def outcome(levels: tuple[str, ...], seed: int, options: dict[str, str] | None = None):
    """One game of the lab, in which an illegal answer is a fault."""
    seats = tuple("ABCD"[: len(levels)])
    arm = Arm("A", Setup("hijacked", "standard", options or {}, seats), dict(zip(seats, levels, strict=True)))
    return play(Experiment("hijacked", (arm,), 1, seed, 6), 0)[0]


def test_the_levels() -> None:
    assert levels_of("hijacked") == ("random", "easy", "normal", "hard")


@pytest.mark.parametrize(
    "levels",
    [
        ("hard",), ("easy",), ("normal", "hard"), ("random", "easy"), ("normal", "easy", "hard"), ("hard", "random", "normal", "easy"),
        ("normal/spoiler", "hard/talker"), ("normal/freer", "normal/pusher", "normal/talker"), ("hard/spoiler", "hard/freer", "hard/pusher"),
    ],
)  # fmt: skip
def test_24_1_every_level_plays_to_the_end(levels: tuple[str, ...]) -> None:
    assert outcome(levels, 5).decisions > 20


def test_22_1_bots_play_by_every_option() -> None:
    for n, (option, players) in enumerate(product(GAME.options, (1, 3))):
        if option.key != "start":
            outcome(("normal",) * players, n, {option.key: option.values[-1]})


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    assert outcome((level, level), 3) == outcome((level, level), 3)


def test_20_2_normal_bots_together_save_the_plane_more_often_than_not() -> None:
    for players in (2, 3, 4):
        won = sum(bool(outcome(("normal",) * players, n).winners) for n in range(20))
        assert won > 10, f"{players} players: {won} of 20"


def middle(seats: tuple[str, ...], seed: int):
    """Returns a state in the middle of a turn, at ``turn.act``."""
    rng, state = Random(seed), GAME.new(Setup("hijacked", seats=seats))
    turns = iter(range(45))

    class Enough(Exception):
        pass

    def answer(ask):
        if ask.kind == "turn.act" and next(turns, None) is None:
            raise Enough
        return ask.domain.sample(rng) if ask.seat == CHANCE else NORMAL.answer(state, ask, rng)

    with pytest.raises(Enough):
        play_out(GAME, state, answer)
    return state


@pytest.mark.parametrize("seats", seatings(GAME))
def test_24_2_the_state_behind_a_view_is_the_true_one(seats: tuple[str, ...]) -> None:
    state = middle(seats, 2)
    data = prepare("A", GAME.view(state, "A"), (), ())
    assert GAME.write(state_of(data["view"], {})) == GAME.write(state)


def test_24_1_a_bot_explains_itself() -> None:
    state = middle(("A", "B"), 5)
    bot = make("hijacked", state.active, "hard", 1, playouts=20)
    from lysander.games.hijacked.ch05_sequence import ask_act

    data = prepare(state.active, GAME.view(state, state.active), (ask_act(state),), ())
    kind, value = bot.decide(data["view"], questions_of(data["questions"], DOMAINS), [])
    chosen = bot.explain()[0]
    assert isinstance(chosen, Choice) and (kind, value) == ("turn.act", chosen.value)
    assert (chosen.unit, chosen.by) == ("prospect", "playouts") and 0 < chosen.count <= 20 and 0 <= chosen.worth <= 1


def test_9_2_the_green_cubes_to_be_hoped_for() -> None:
    assert greens(0, 3) == 0
    assert greens(12, 3, 1) == pytest.approx(12 / 15)
    assert greens(1, 1) == pytest.approx(1 / 2)


def test_20_2_what_is_missing_to_three_passengers_and_a_pilot() -> None:
    p = middle(("A", "B"), 1).players["A"]
    p.cards, p.passengers, p.pilots = [], 0, 0
    assert missing(p) == 9
    p.cards = ["B01", "B02", "B03", "G01"]
    assert missing(p) == 5
    assert missing(p, "G02") == 4
    p.passengers, p.pilots = 3, 1
    assert missing(p) == 0


def test_11_4_the_way_to_a_target_is_exact_or_none() -> None:
    state = middle(("A", "B"), 1)
    p = state.players["A"]
    p.cards, p.markers = ["B01", "B02"], {"C": 1, "F": 0, "M": 0, "J": 0}
    for medal in state.medals:
        medal.seat = ""
    assert way_to(state, "A", 4) == ["rescue B01 B02", "cash C"]
    assert way_to(state, "A", 2) == []


def test_20_1_a_seat_that_is_behind_wants_no_storm_and_nobody_waits_for_nothing() -> None:
    state = middle(("A", "B"), 1)
    state.squad, state.players["B"].score = 4, state.players["A"].score + 60
    assert winning(state, "A") < 0.01 and prospect(state, "A") > 0.01
    near = state.clone()
    near.squad = 2
    assert prospect(near, "A") < 0.7 * prospect(state, "A"), "the squad is nearer"
    late = state.clone()
    late.round += 5
    assert prospect(late, "B") < 0.8 * prospect(state, "B") and winning(late, "B") == winning(state, "B")


@pytest.mark.parametrize("seats", seatings(GAME))
def test_20_1_the_chance_of_a_storm_follows_the_squad_and_what_is_missing(seats: tuple[str, ...]) -> None:
    state = middle(seats, 4)
    for line in range(1, 12):
        state.squad = line
        nearer, state.squad = survival(state), line + 1
        assert nearer < survival(state), f"{line}: the squad is further away"
    state.squad, state.active = 1, state.seats_from(state.start)[-1]
    assert survival(state) < 0.05, "nobody has a turn before the storm"
    state.squad = 2
    before, p = survival(state), state.players["A"]
    p.passengers, p.pilots = 3, 1
    assert before < survival(state) > 0.8, "20.2 holds"
    assert len(features(state)) == len(NAMES) == len(WEIGHTS[len(seats)])


def test_20_1_a_storm_is_worth_nothing_to_anybody() -> None:
    state = middle(("A", "B"), 1)
    here = prospect(state, "A")
    state.squad = 1
    assert 0 <= prospect(state, "A") < here <= 1


THROWN_AWAY = "hj:2p r12 @final tr90 disc:G02 med:1,2,3A A{s30 0 [B02,G03] T4,5,6 p3 q1} B{s33 0}"


def final_points(state, seat: str) -> int:
    return sum(row["points"] for row in sheet(state, seat, state.players[seat]))


def played_out(state, seat: str, policy) -> int:
    """The final score of a seat that answers the last call by a policy, every cube green."""
    world = state.clone()

    def answer(ask):
        return "g" if ask.seat == CHANCE else policy.answer(world, ask, Random(1))

    play_out(GAME, world, answer)
    return world.result.scores[seat]


def test_20_4_the_last_call_throws_nothing_away() -> None:
    state = GAME.parse(THROWN_AWAY, Setup("hijacked", "standard", {}, ("A", "B")))
    assert played_out(state, "A", NORMAL) == 40 and played_out(state, "A", EASY) == 27


def most_by_the_rules(state, seat: str, known: dict) -> int:
    """The best final score by the true moves, cards and figures alone: every order of all of them."""
    p = state.players[seat]
    key = (tuple(p.cards), tuple(p.tiles), tuple(state.discard), p.passengers, p.pilots)
    if key not in known:
        known[key] = final_points(state, seat)
        for value in moves(state, seat, gifts=False):
            if value.split()[0] in ("rescue", "pilot") or value[:6] in ("tile 1", "tile 5"):
                world = state.clone()
                carry_out(world, SimpleNamespace(events=None), seat, value)
                known[key] = max(known[key], most_by_the_rules(world, seat, known))
    return known[key]


def test_20_4_the_last_call_is_worked_out_exactly() -> None:
    """Hands by chance, with all tiles; a policy that takes the figure of most points first is found to be worse."""
    rng, looked, worse = Random(4), 0, 0
    base = GAME.parse(THROWN_AWAY, Setup("hijacked", "standard", {}, ("A", "B")))
    cards = [c for c in base.rules.cards if c[0] != "R"]
    for _ in range(60):
        state, p = base.clone(), base.players["A"].clone()
        state.players["A"] = p
        drawn = rng.sample(cards, 8)
        count = rng.randrange(6)
        p.cards, state.discard, p.tiles = sorted(drawn[:count]), sorted(drawn[count:]), sorted(rng.sample((1, 5), rng.randrange(3)))
        p.hijackers, p.passengers, p.pilots = rng.sample(range(1, 9), 2), rng.randrange(5), rng.randrange(3)
        best, greedy = most_by_the_rules(state, "A", {}), state.clone()
        while (value := last_move(state, "A")) != "done":
            carry_out(state, SimpleNamespace(events=None), "A", value)
        while (value := next(iter(EASY.weigh(greedy, "A", "final.call")))) != "done":
            carry_out(greedy, SimpleNamespace(events=None), "A", value)
        assert final_points(state, "A") == best
        looked += 1
        worse += final_points(greedy, "A") < best
    print(f"{looked} hands, {worse} in which the plain way loses points")
    assert worse > 5
