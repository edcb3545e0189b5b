"""The contract of ``core.game``, for every game that is installed: whole games at random with every check of ``core.battery``."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from contextlib import suppress
from importlib import resources
from itertools import cycle, islice, product
from typing import Any

import pytest

from lysander.core.advance import advance, play_out
from lysander.core.ask import CHANCE, Ask
from lysander.core.battery import LOOKS, Tally, Trial, examine, random_setup, trace
from lysander.core.battery.disclosures import UMPIRED
from lysander.core.battery.paths import check_defaults
from lysander.core.chance import Chance
from lysander.core.event import Json
from lysander.core.game import Option, Setup, seatings
from lysander.core.match import Match
from lysander.games.registry import book_of, games
from lysander.lab.disclosures import disclosures
from lysander.lab.fuzz import Fuzz

every_game = pytest.mark.parametrize("game", games().values(), ids=games().keys())
GAMES = 8  # for each of the settings below
LONG = {"campaign": 20, "clouds": 100, "flight181": 60}  # they have hundreds or thousands of points of rest
FEW = ("campaign",)  # of which fewer games are played
MANY = 4  # values of an option
ENDS = {"campaign": "last_month"}  # the option by which a long game is made short
games_of_every_game = pytest.mark.parametrize(
    ("game", "n"), [pytest.param(game, n, id=f"{n}-{id}") for id, game in games().items() for n in range(GAMES // 3 if id in FEW else GAMES)]
)


def trial(game: Any, seed: str, *, umpire: bool = False, any_time_rate: float = 0.0, default_rate: float = 0.0) -> Trial[Any]:
    """A game to be played at random, all of it by the seed."""
    rng = random.Random(f"{game.id}/{seed}")
    return Trial(game, random_setup(game, rng, umpire=umpire), rng, Chance(rng.randbytes(16)), any_time_rate=any_time_rate, default_rate=default_rate)


def legal_values(option: Option) -> tuple[Json, ...]:
    """The values of an option that can be listed; of many (months) some, the first and the last among them."""
    values = option.values if option.check is None else (option.default,)
    step = max(1, (len(values) - 1) // MANY)
    return tuple(dict.fromkeys((*values[::step], values[-1])))


def plain_setup(game: Any) -> Setup:
    """The first scenario as it stands, with the usual players."""
    return Setup(game.id, game.scenarios[0].id, {}, seatings(game)[0])


@games_of_every_game
def test_a_random_game_keeps_the_contract(game: Any, n: int) -> None:
    examine(trial(game, f"plain/{n}", default_rate=0.3 * (n % 3 == 2)), approved=disclosures(game.id))


@games_of_every_game
def test_any_time_answers_keep_the_contract(game: Any, n: int) -> None:
    examine(trial(game, f"loud/{n}", any_time_rate=(0.01, 0.05, 0.3)[n % 3]), approved=disclosures(game.id))


@games_of_every_game
def test_an_umpire_keeps_the_contract(game: Any, n: int) -> None:
    if not any(seat.umpire for seat in game.seats):
        pytest.skip("a game without an umpire")
    examine(
        trial(game, f"umpire/{n}", umpire=True, any_time_rate=(0.0, 0.01, 0.1)[n % 3], default_rate=0.3 * (n % 4 == 3)), approved=disclosures(game.id)
    )


@every_game
def test_every_scenario_ends_when_nobody_is_there(game: Any) -> None:
    for scenario in game.scenarios:
        for players, umpire in product(seatings(game), (False, True)):
            seats = tuple(s.id for s in game.seats if s.id in players or (s.umpire and umpire))
            if umpire is (seats != players):
                check_defaults(game, Setup(game.id, scenario.id, {}, seats), scenario.id.encode(), 20_000)


def can_be_played(game: Any, scenario: str, options: dict[str, Json], seats: tuple[str, ...]) -> bool:
    """Whether a set-up is legal."""
    with suppress(ValueError):
        return bool(game.new(Setup(game.id, scenario, options, seats)))
    return False


def setup_with(game: Any, scenario: str, option: Option, value: Json) -> Setup:
    """A set-up of a scenario with that value of an option: by itself, with as few players or as many, or with one other option beside it (a last
    month before the usual first one). A long game lasts three months, unless the option says when it ends."""
    players = [f(seatings(game), key=len) for f in (min, max)]
    last = next((o for o in game.options if o.key == ENDS.get(game.id) and o is not option), None)
    ends = [{last.key: v} for v in last.values] if last else []
    short = islice((other for other in ends if can_be_played(game, scenario, {**other, option.key: value}, players[0])), 2, 3)
    beside: list[dict[str, Json]] = [*short, {}, *({other.key: v} for other in game.options if other is not option for v in legal_values(other))]
    for others, seats in product(beside, players):
        setup = Setup(game.id, scenario, {**others, option.key: value}, seats)
        with suppress(ValueError):
            game.new(setup)
            return setup
    pytest.fail(f"{option.key}={value} cannot be played, with no other option either")


@every_game
def test_every_option_by_itself_can_be_played(game: Any) -> None:
    scenarios = cycle(game.scenarios)
    for option in game.options:
        for value in legal_values(option):
            setup = setup_with(game, next(scenarios).id, option, value)
            rng = random.Random(f"{option.key}/{value}")
            examine(Trial(game, setup, rng, Chance(rng.randbytes(16))), ("asks", "apart"))


@every_game
def test_a_setup_that_is_not_legal_is_refused(game: Any) -> None:
    seats = plain_setup(game).seats
    for setup in (Setup(game.id, "no such scenario", {}, seats), Setup(game.id, game.scenarios[0].id, {"no such option": 1}, seats)):
        with pytest.raises(ValueError):
            game.new(setup)
    for option in game.options:
        assert option.legal(option.default)
        for value in (None, "no such value", -1, 1.5, True, []):
            if not option.legal(value):
                with pytest.raises(ValueError):
                    game.new(Setup(game.id, game.scenarios[0].id, {option.key: value}, seats))


@every_game
def test_a_setup_without_a_scenario_has_the_first(game: Any) -> None:
    bare, first = Setup(game.id, seats=seatings(game)[0]), plain_setup(game)
    assert game.write(game.new(bare)) == game.write(game.new(first))
    assert Match(game, bare).setup == first, "a journal names its scenario"


@every_game
def test_after_the_end_no_step_runs(game: Any) -> None:
    played = trial(game, "ended")
    while not played.match.over:
        played.step()
    end = played.match.state
    again = advance(game, end)
    assert played.match.asks == again.asks == () and again.events == []
    assert (again.now.step, game.write(again.now)) == (end.step, game.write(end))
    assert play_out(game, end.clone(), lambda ask: pytest.fail(f"{ask.seat} is asked {ask.kind}")).step == end.step


@every_game
def test_secrecy_is_compared_in_every_game(game: Any) -> None:
    """Guards the secrecy check itself: if it seldom looked, or twins were told something else at once, it would prove nothing."""
    total, n = Tally(), 0
    while n < 6 or total.parted < 30 or 0 < total.twins < 5 or (total.twins and total.answers < 20):
        assert n < 200, f"too little to compare in {n} games: {total}"
        total.add(examine(trial(game, f"twins/{n}"), ("twins",), approved=disclosures(game.id)))
        n += 1
    print(f"{n} games, {total}")
    assert total.twins + total.equal >= LOOKS / 2


@pytest.mark.parametrize("game", [pytest.param(game, id=id, marks=[pytest.mark.tools] * (id in FEW)) for id, game in games().items()])
@pytest.mark.slow
def test_the_thorough_fuzz_passes(game: Any) -> None:
    """Every point of rest of a game, as ``lysander fuzz --thorough`` does, and of more if that compared too little; of long games ``LONG`` points
    each."""
    fuzz, total, n = Fuzz(game.id, 9, thorough=True, most=LONG.get(game.id)), Tally(), 0
    while n < 1 or total.twins + total.equal < 30:
        assert n < 50, f"too little to compare in {n} games: {total}"
        failure, tally = fuzz(n)
        assert failure is None, failure.found
        total.add(tally)
        n += 1
    print(f"{n} games, {total}")


@every_game
def test_each_disclosure_cites_a_paragraph_that_there_is(game: Any) -> None:
    text = (resources.files(f"lysander.games.{book_of(game.id)}") / "rulebook.md").read_text("utf-8")
    cited = set(disclosures(game.id).paragraphs())
    assert cited
    assert not {p for p in cited if f"**{p}**" not in text and f"## {p} " not in text}


@every_game
def test_each_known_leak_is_still_seen(game: Any) -> None:
    """A leak that is mended goes out of ``known`` in disclosures.toml, so that it cannot come back unseen."""
    left = {d for d in disclosures(game.id).known if d[1] != UMPIRED}  # those are rare; test_known_leaks has them
    fuzz = Fuzz(game.id, 1)
    for n in range(300):
        if not left:
            return
        left -= set(fuzz(n)[1].disclosed)
    assert not left, f"not seen in 300 games: {left}"


@every_game
def test_every_listed_answer_can_be_sampled(game: Any) -> None:
    seen: dict[str, Ask] = {}
    for n in range(4):
        played = trial(game, f"samples/{n}")
        while not played.match.over:
            for ask in played.match.asks:
                members = ask.domain.members()
                if ask.seat != CHANCE and members is not None and 1 < len(members) <= 10:
                    seen.setdefault(ask.kind.partition(":")[0], ask)
            played.step()
    assert seen
    for ask in seen.values():
        members, rng = ask.domain.members(), random.Random(ask.kind)
        assert members is not None
        assert {str(ask.domain.sample(rng)) for _ in range(80 * len(members))} == {str(m) for m in members}, ask.kind


DIGEST = """
import hashlib, random, sys
from lysander.bots import bots_of
from lysander.core.battery import Trial, random_setup, trace
from lysander.core.chance import Chance
from lysander.core.game import Setup, seating
from lysander.games.registry import game
from lysander.lab.study import game as played
found, sha = game(sys.argv[1]), hashlib.sha256()
for n in range(int(sys.argv[2])):
    rng = random.Random(n)
    setup = random_setup(found, rng, umpire=n % 4 == 3)
    sha.update(trace(Trial(found, setup, rng, Chance(bytes([n])), any_time_rate=0.01 * (n % 2))).encode("utf-8", "surrogatepass"))
scenario = "duel" if found.id == "clouds" else found.scenarios[0].id
setup = Setup(found.id, scenario, seats=seating(found, scenario=scenario))
level = "hard" if "hard" in bots_of(found.id, setup.seats[0]) else "random"
for n in range({"campaign": 0, "evasion": 1, "clouds": 1}.get(found.id, 3)):
    lines = played(setup, dict.fromkeys(setup.seats, level), 1, n, playouts=1).lines
    sha.update(repr([(line.seat, line.kind, line.value) for line in lines]).encode())
print(sha.hexdigest())
"""


@every_game
def test_two_hash_seeds_agree(game: Any) -> None:
    """Random games, and games of bots that search."""

    def digest(seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        words = [sys.executable, "-c", DIGEST, game.id, "4" if game.id in FEW else "20"]  # the fourth game has an umpire
        return subprocess.run(words, env=env, capture_output=True, text=True, check=True).stdout

    assert digest("1") == digest("424242")


@every_game
def test_the_same_seed_plays_the_same_game(game: Any) -> None:
    assert trace(trial(game, "same")) == trace(trial(game, "same"))
