"""The ten-line bot of ``docs/bot-writer.md`` plays whole games, and no answer of it is refused."""

from __future__ import annotations

import random
import shlex
import sys
from pathlib import Path

import pytest

from lysander.bots import ask_bot, make
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games import registry

PROGRAM = Path(__file__).parents[2] / "docs" / "example" / "bot.py"


@pytest.mark.parametrize("seat", ["british", "german"])
def test_ten_lines_play_a_game(seat: str) -> None:
    game = registry.game("evasion")
    other = "german" if seat == "british" else "british"
    match = Match(game, Setup("evasion", "four-men", seats=("british", "german")))
    command = shlex.join([sys.executable, str(PROGRAM)])
    bots = {seat: make("evasion", seat, f"cmd:{command}", 1, strict=True), other: make("evasion", other, "random", 1)}
    told, chance, rng = dict.fromkeys(bots, 0), Chance(b"seed"), random.Random(1)
    try:
        while not match.over:
            match.roll_on(chance)
            if not match.over:
                asked = rng.choice([a.seat for a in match.asks if not a.standing])
                events, told[asked] = match.events_since(told[asked]), match.event_count
                kind, value = ask_bot(bots[asked], game.view(match.state, asked), match.asks, events, strict=True)
                match.answer(asked, kind, value)
    finally:
        for bot in bots.values():
            bot.close()
    assert any(line.seat == seat for line in match.lines)


def test_it_is_ten_lines() -> None:
    assert len([line for line in PROGRAM.read_text("utf-8").splitlines() if line.strip()]) <= 10
