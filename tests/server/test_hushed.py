"""The quiet period is applied where a secret needs it, and nowhere else."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from types import SimpleNamespace

import pytest

from lysander.core.ask import CHANCE
from lysander.core.game import Setup, seatings
from lysander.core.match import Match
from lysander.games.flight181.game import HIJACKERS
from lysander.games.registry import games
from lysander.server.table.live_table import LiveTable
from lysander.server.table.quiet_period import QuietPeriod

GAMES = 4
BEAT = 400


def held(name: str, seed: int) -> list[tuple[str, bool, set[str], bool]]:
    """Of each answer of a player in a random game, at a table with the period that the game recommends: whose it was, whether it may be taken back,
    who is asked then, and whether it is held."""
    game, rng = games()[name], random.Random(seed)
    match = Match(game, Setup(name, game.scenarios[0].id, {}, seatings(game, game.scenarios[0].id)[0]))
    found = []
    while not match.over:
        ask = next(a for a in match.asks if not a.standing)
        n = len(match.lines)
        match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
        while match.asks and match.asks[0].seat == CHANCE and ask.seat != CHANCE and not match.over:
            match.answer(CHANCE, match.asks[0].kind, match.asks[0].domain.sample(rng))
        table = SimpleNamespace(meta=SimpleNamespace(quiet_period=game.quiet_period), game=game, quiet=QuietPeriod(lambda: 1.0))
        LiveTable.be_quiet(table, match, n)  # type: ignore[arg-type]
        if ask.seat != CHANCE:
            found.append((ask.seat, match.is_free(n), {a.seat for a in match.asks if not a.standing}, table.quiet.remaining > 0))
    return found


@pytest.mark.parametrize("name", ["hijacked", "clouds", "campaign"])
def test_a_game_without_questions_in_secret_holds_no_answer(name: str) -> None:
    assert games()[name].quiet_period == 0
    if name != "campaign":  # its battles are games of their own
        assert not any(quiet for *_, quiet in held(name, 1))


def test_what_may_be_taken_back_is_shown_at_once() -> None:
    answers = [answer for name in ("evasion", "flight181") for answer in held(name, 2)]
    assert any(free for _, free, _, _ in answers)
    assert not any(quiet for _, free, _, quiet in answers if free)


def test_9_2_9_9_in_evasion_whatever_leads_on_is_held() -> None:
    """In either half a lorry or an ambush of the other side may be asked."""
    answers = [answer for seed in range(GAMES) for answer in held("evasion", seed)]
    assert all(quiet for _, free, _, quiet in answers if not free)


def test_4_10_of_flight_181_the_teams_own_steps_are_shown_at_once() -> None:
    answers = [answer for seed in range(GAMES) for answer in held("flight181", seed) if not answer[1]]
    teams = [(asked, quiet) for seat, _, asked, quiet in answers if seat != HIJACKERS]
    assert {quiet for asked, quiet in teams if HIJACKERS not in asked} == {False}
    assert {quiet for asked, quiet in teams if HIJACKERS in asked} == {True}, "how long the Hijackers take tells how many act out of sight"
    assert {quiet for seat, _, _, quiet in answers if seat == HIJACKERS} == {True}
    print("of the Teams' answers held", sum(q for _, q in teams), "of", len(teams))


def test_4_10_of_flight_181_no_question_to_the_hijackers_is_a_secret_from_the_teams() -> None:
    """What the comparison of worlds knows of questions that are put in one of two worlds: none that the Teams would learn of."""
    may = tomllib.loads(files("lysander.games.flight181").joinpath("disclosures.toml").read_text("utf-8"))["may"]
    assert {seat for seat, kinds in may.items() if "asked" in kinds} == {HIJACKERS}
