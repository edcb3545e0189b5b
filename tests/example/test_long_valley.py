"""The other map of ``docs/designer.md``: played to the end by all kinds of bots, and as secret as the printed one."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from lysander.core.battery import Tally, Trial, examine, random_setup
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.games.evasion.game import GAME
from lysander.games.evasion.rules import rules_of
from lysander.lab.disclosures import disclosures
from lysander.lab.fuzz import player
from lysander.text import for_game

TEXT = (Path(__file__).parents[2] / "docs" / "example" / "long-valley.toml").read_text("utf-8")
VARIANT: dict[str, Any] = tomllib.loads(TEXT)
SETUP = Setup("evasion", "standard", {}, ("british", "german"), VARIANT)


def test_the_example_is_another_map_and_nothing_else() -> None:
    rules, printed = rules_of(SETUP), rules_of(Setup("evasion"))
    assert (rules.board.tunnel, len(rules.board.landing), len(rules.board.rendezvous)) == ("0710", 37, 6)
    assert rules.homes == {1: "0503", 2: "0606", 3: "0508", 4: "0410", 5: "0513", 6: "0115", 7: "0106", 8: "0909"}
    assert (rules.search, rules.patrol, rules.ambush, rules.options) == (printed.search, printed.patrol, printed.ambush, printed.options)


@pytest.mark.parametrize("level", ["random", "normal"])
def test_bots_play_it_to_the_end(level: str) -> None:
    rng = random.Random(f"long valley/{level}")
    trial = Trial(GAME, SETUP, rng, Chance(rng.randbytes(16)), {seat: player(GAME, SETUP, seat, level, rng) for seat in SETUP.seats})
    while not trial.match.over:
        trial.step()
    assert trial.match.state.result is not None
    assert {m.hex for m in trial.match.state.men.values()} <= {"", *rules_of(SETUP).board.hexes}


def test_it_keeps_the_contract_and_its_secrets() -> None:
    """The battery with its twins: whole games at random under random options, with and without an umpire."""
    tally = Tally()
    for n in range(8):
        rng = random.Random(f"long valley/{n}")
        drawn = random_setup(GAME, rng, umpire=n % 3 == 2)
        setup = Setup("evasion", drawn.scenario, drawn.options, drawn.seats, VARIANT)
        examine(Trial(GAME, setup, rng, Chance(rng.randbytes(16)), any_time_rate=0.02 * (n % 2)), approved=disclosures("evasion"), tally=tally)
    print(tally)
    assert tally.twins + tally.parted >= 40


def test_words_name_its_places_and_no_others() -> None:
    for lang, tunnel in (("en", "Altenbeken tunnel"), ("de", "Altenbekener Tunnel")):
        text, printed = for_game("evasion", lang, SETUP), for_game("evasion", lang, Setup("evasion"))
        named = text.words.place("0606"), printed.words.place("0606")
        assert named == ("0606 Millbridge", "0606")
        assert text.words.place("0710") == "0710 Ridge tunnel"
        assert text.say("b_brief", **text.words.arguments({})).count(tunnel) == 0
        assert printed.say("b_brief", **printed.words.arguments({})).count(tunnel) == 1
