"""Recorded games: a journal for each way in which a game can end, and transcripts of some of them for people to read.

``ENDINGS`` in ``tests/games/<id>/endings.py`` names the endings of a game. ``lysander record`` plays until a game ends in that way, and writes its
journal to ``journals/<name>.jsonl``. The tests replay it as long as the rules have the same version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..core.ask import Ask, Json, Rng, Seat
from ..core.battery import Player, Trial
from ..core.chance import Chance, commitment
from ..core.game import Setup, player_seats
from ..core.journal import load, replay
from ..core.match import Match
from ..core.transcript import digest, transcript
from ..games.registry import game as game_of
from ..lab.fuzz import player
from .checkout import Checkout, Missing, load_module

TRIES = 20_000
LONGEST = 2_000
"""Number of answers after which a steered game is given up."""

Wish = Callable[[Match[Any], Ask, str], Json]


@dataclass(frozen=True)
class Ending:
    """A way in which a game ends: the set-up, and ``holds``, which returns whether a finished match ended in this way.

    ``levels`` are those of the bots, one for all players or one for each in the order of the seats. ``any_time_rate`` is the probability that
    somebody uses an any-time ask. ``told`` asks for a transcript.

    ``wish`` steers towards an ending that is rare at random. It gets the match, the open ask and its kind up to the colon, and returns an answer, or
    None for any. A steered game has no seal, because its dice are chosen, too.
    """

    setup: Setup
    holds: Callable[[Match[Any]], bool]
    levels: str | Sequence[str] = "random"
    any_time_rate: float = 0.0
    told: bool = False
    wish: Wish | None = None


def endings(checkout: Checkout, game: str) -> Mapping[str, Ending]:
    """Return the endings of a game by name. Raises ``Missing``."""
    path = checkout.tests(game) / "endings.py"
    if not path.is_file():
        raise Missing(f"{checkout.named(path)} is missing: ENDINGS, an Ending (lysander.testing.corpus) for each way in which {game} can end")
    found: Mapping[str, Ending] = getattr(load_module(path), "ENDINGS", {})
    if not found:
        raise Missing(f"{checkout.named(path)}: ENDINGS is missing or empty: an Ending for each way in which {game} can end, by name")
    return found


def record(name: str, ending: Ending) -> str:
    """Return the journal of the first game that ends so; it is the same each time. Raises ``LookupError`` if none is found."""
    for trial in tries(name, ending):
        if ending.wish is not None:
            steer(trial.match, ending.wish, trial.rng)
        while not trial.match.over and ending.wish is None:
            trial.step()
        if trial.match.over and ending.holds(trial.match):
            return journal(name, ending, trial)
    raise LookupError(f"{name}: no game of {TRIES} ended so; let better bots play (levels), or steer it (wish)")


def tries(name: str, ending: Ending) -> Iterator[Trial[Any]]:
    """Yield games with this set-up and these bots, one for each seed."""
    game = game_of(ending.setup.game)
    for n in range(TRIES):
        rng = Random(f"{name}/{n}")
        trial: Trial[Any] = Trial(game, ending.setup, rng, Chance(rng.randbytes(16)), any_time_rate=ending.any_time_rate)
        trial.players = bots(game, ending, rng)
        yield trial


def bots(game: Any, ending: Ending, rng: Random) -> Mapping[Seat, Player]:
    """Return the bots of a game; seats of level ``random`` answer at random."""
    seats = player_seats(game, ending.setup.seats)
    levels = [ending.levels] * len(seats) if isinstance(ending.levels, str) else ending.levels
    return {seat: player(game, ending.setup, seat, level, rng) for seat, level in zip(seats, levels, strict=True) if level != "random"}


def steer(match: Match[Any], wish: Wish, rng: Rng) -> None:
    """Play a game to its end by a wish. Where the wish gives no answer, or an illegal one, the answer is random."""
    while not match.over and len(match.lines) < LONGEST:
        ask = match.asks[0]
        value = wish(match, ask, ask.kind.partition(":")[0])
        match.answer(ask.seat, ask.kind, ask.domain.sample(rng) if value is None or ask.domain.why_not(value) else value)


def journal(name: str, ending: Ending, trial: Trial[Any]) -> str:
    """Return the journal of a finished game with its result and digest; with its seed, if all dice follow from that."""
    made = trial.journal()
    made.notes = {"ending": name, "result": dict(trial.match.state.result.facts), "digest": digest(trial.match)}
    by_hand = any(seat.umpire and seat.id in trial.setup.seats for seat in trial.game.seats)
    if not by_hand and ending.wish is None:
        made.seal = {"commitment": commitment(trial.chance.seed), "seed": trial.chance.seed.hex()}
    return made.dump()


def write_journals(checkout: Checkout, game: str, names: Sequence[str] = (), *, anew: bool = False) -> Iterator[str]:
    """Record the endings that are named, else those without a journal (``anew``: all). Yields the names of the files written."""
    wanted = endings(checkout, game)
    for name in names or wanted:
        if name not in wanted:
            raise Missing(f"{checkout.named(checkout.tests(game) / 'endings.py')} has no ending {name!r}; it has {', '.join(wanted)}")
        path = checkout.tests(game) / "journals" / f"{name}.jsonl"
        if names or anew or not path.is_file():
            path.parent.mkdir(exist_ok=True)
            path.write_text(record(name, wanted[name]), "utf-8")
            yield checkout.named(path)


def write_digests(checkout: Checkout, game: str) -> Iterator[str]:
    """Update the digests of journals that replay, after a change of what is told. Yields the names of the files that changed."""
    for path in sorted((checkout.tests(game) / "journals").glob("*.jsonl")):
        before = path.read_text("utf-8")
        found = load(before)
        found.notes = {**found.notes, "digest": digest(replay(game_of(game), found))}
        if found.dump() != before:
            path.write_text(found.dump(), "utf-8")
            yield checkout.named(path)


def write_transcripts(checkout: Checkout, game: str) -> Iterator[str]:
    """Write the transcripts of the endings that are ``told``. Yields the names of the files that changed."""
    folder = checkout.tests(game)
    for name in [name for name, ending in endings(checkout, game).items() if ending.told]:
        path = folder / "transcripts" / f"{name}.txt"
        text = transcript(game_of(game), (folder / "journals" / f"{name}.jsonl").read_text("utf-8"))
        if not path.is_file() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            yield checkout.named(path)
