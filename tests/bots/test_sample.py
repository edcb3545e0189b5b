"""19.3: a sampled position looks to its seat exactly like the true one."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lysander.core.game import Setup

SEATS = ("british", "german")
SETUPS = {
    "standard": Setup("evasion", seats=SEATS),
    "four-men": Setup("evasion", "four-men", seats=SEATS),
    "alarm": Setup("evasion", "alarm", seats=SEATS),
    "weights": Setup("evasion", "standard", {"belief": "weights", "interrupts": "orders"}, SEATS),
    "off": Setup("evasion", "standard", {"belief": "off", "garrisons": "no"}, SEATS),
    "aboard": Setup("evasion", "standard", {"patrols_start": "aboard", "british_sight": "own", "ambush_after_move": "yes"}, SEATS),
    "hiding": Setup("evasion", "standard", {"fought_at_start": "hiding", "ambush_after_move": "yes", "interrupts": "orders"}, SEATS),
}


def samples_agree(game: Any, points: set[str]) -> None:
    """At a point of rest: views, questions and invariants of samples for the seat that is asked."""
    ask = game.match.asks[0]
    if ask.seat not in SEATS or game.match.position.script:
        return
    points.add(game.match.state.step)
    view = game.match.view(ask.seat)
    rng = random.Random(f"{game.seed}/{len(game.match.lines)}")
    state = game.game.sample_hidden(view, ask.seat, game.setup, rng)
    assert game.game.view(state, ask.seat) == view
    assert game.game.check(state) == []
    assert state.step == game.match.state.step


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("levels", [("random", "random"), ("normal", "normal")])
def test_a_sample_has_the_same_view(bot_game: Any, name: str, levels: tuple[str, str]) -> None:
    points: set[str] = set()
    for seed in range(6 if levels[0] == "random" else 1):
        bot_game(levels, seed, SETUPS[name]).play(lambda game: samples_agree(game, points))
    assert {"S4", "B1", "G2"} <= points


def test_samples_are_many_and_come_from_the_dice_handed_in(bot_game: Any) -> None:
    game = bot_game(("easy", "normal"), 4)
    while not (game.match.state.move == 3 and game.match.asks[0].seat == "german" and not game.match.position.script):
        game.step()
    view = game.match.view("german")
    made = [game.game.write(game.game.sample_hidden(view, "german", game.setup, random.Random(n))) for n in range(20)]
    assert made == [game.game.write(game.game.sample_hidden(view, "german", game.setup, random.Random(n))) for n in range(20)]
    assert len(set(made)) > 10


def test_the_json_form_of_a_view_will_do(bot_game: Any) -> None:
    game = bot_game(("easy", "easy"), 4)
    while game.match.state.move < 2:
        game.step()
    for seat in SEATS:
        view = game.match.view(seat)
        plain = msgspec.json.decode(msgspec.json.encode(view))
        one, other = (game.game.sample_hidden(v, seat, game.setup, random.Random(1)) for v in (view, plain))
        assert game.game.view(one, seat) == game.game.view(other, seat)
        assert game.game.write(one) == game.game.write(other)


def test_a_german_sample_keeps_the_promise_of_the_belief_view(bot_game: Any) -> None:
    """16.13"""

    def check(game: Any) -> None:
        if game.match.asks[0].seat == "german" and not game.match.position.script:
            view = game.match.view("german")
            state = game.game.sample_hidden(view, "german", game.setup, random.Random(1))
            assert {m.hex for m in state.free_men()} <= set(view.belief["hexes"])

    bot_game(("easy", "normal"), 2).play(check)
