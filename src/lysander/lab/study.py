"""Studies: scripts that play games of many arms, keep them in a file, and write tables and a picture of them (docs/designer.md)."""

from __future__ import annotations

import json
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from ..commands.arguments import BadArgument, command, read_text, write_text
from ..core.advance import play_out
from ..core.ask import CHANCE, Ask, Json, Seat
from ..core.event import Event
from ..core.game import Setup
from ..games.registry import game as game_of
from .estimate import Estimate, mean, widened
from .experiment import Arm, Experiment, PlayedGame
from .pool import cores, run_in_order

Name = tuple[str, ...]
Answers = Callable[[Any, Ask], Json]
T = TypeVar("T")
CHUNK = 20


class Games:
    """The games of a study by arm, kept in a file.

    ``head`` is all on which they depend but for their arm: games with another head are shown, and none is added to them.
    """

    def __init__(self, path: Path, head: Mapping[str, Any] | None = None) -> None:
        self.path, self.head = path, dict(head or {})
        self.data: dict[str, Any] = json.loads(read_text(path)) if path.exists() else {"head": self.head} if head else {}

    def of(self, *arm: str) -> list[Any]:
        """Return the games of an arm in order; none if there are none."""
        found: Any = self.data
        for name in arm:
            found = found.get(name, {})
        return found.split() if isinstance(found, str) else list(found)

    def keep(self, games: Sequence[Any], *arm: str) -> None:
        """Write the games of an arm: a line for each arm; games that are single words as one text. Raises ``BadArgument``."""
        self.check()
        *above, last = arm
        found = self.data
        for name in above:
            found = found.setdefault(name, {})
        found[last] = " ".join(games) if all(isinstance(game, str) and " " not in game for game in games) else list(games)
        write_text(self.path, _lines(self.data) + "\n")

    def check(self) -> None:
        """Check that games can be added. Raises ``BadArgument``."""
        if self.data.get("head", {}) != self.head:
            raise BadArgument(f"{self.path}: games of other rules")

    def play(self, one: Callable[[int], Any], games: int, workers: int, *arm: str) -> None:
        """Play what is missing of so many games of an arm, and keep it. Raises ``BadArgument``."""
        had = self.of(*arm)
        if len(had) < games:
            self.keep([*had, *run_in_order(partial(_after, len(had), one), games - len(had), workers)], *arm)


def _after(first: int, one: Callable[[int], T], n: int) -> T:
    return one(first + n)


def _lines(data: Any) -> str:
    if not isinstance(data, dict):
        return json.dumps(data)
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {_lines(value)}" for key, value in data.items()) + "\n}"


@dataclass(frozen=True)
class Part:
    """Some arms by their names in the file, each with what plays its game n and returns what is kept of it; how many games of each; and how many of
    an arm are played at a time."""

    arms: Mapping[Name, Callable[[int], Any]]
    games: int = 100
    chunk: int = CHUNK

    def played(self, kept: Games) -> dict[Name, list[Any]]:
        """Return the games of the arms that have any."""
        return {name: games for name in self.arms if (games := kept.of(*name))}

    def play(self, kept: Games, games: int, workers: int, only: Sequence[str]) -> None:
        """Play what is missing, some games of each arm in turn."""
        for until in [*range(self.chunk, games, self.chunk), games]:
            for name, one in self.chosen(only).items():
                kept.play(one, until, workers, *name)

    def chosen(self, only: Sequence[str]) -> dict[Name, Callable[[int], Any]]:
        """Return the arms that have one of these words in their names; all if there are none."""
        return {name: one for name, one in self.arms.items() if not only or any(word in " ".join(name) for word in only)}


def command_line(
    about: str,
    file: Path,
    parts: Mapping[str, Part],
    show: Callable[[Games], Iterable[str]],
    *,
    head: Mapping[str, Any] | None = None,
    draw: Callable[[Games], str] | None = None,
    picture: Path = Path("study.svg"),
) -> None:
    """The command line of a study: ``play`` what is missing, ``show`` the tables, ``draw`` the picture. ``file`` keeps the games."""

    @command
    def run(argv: Sequence[str]) -> int:
        parser = ArgumentParser(description=about, formatter_class=RawDescriptionHelpFormatter)
        parser.add_argument("what", choices=("play", "show", "draw") if draw else ("play", "show"))
        parser.add_argument("parts", nargs="*", metavar="part", help=f"Of {', '.join(parts)}; all if none is named.")
        parser.add_argument("--games", type=int, default=0, help="Games of each arm, if not those of its part.")
        parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="Play arms with such a word in their names.")
        parser.add_argument("--workers", type=int, default=cores(), help="Processes at work (default: all cores).")
        parser.add_argument("--json", type=Path, default=file, help="The file that keeps the games.")
        if draw:
            parser.add_argument("--svg", type=Path, default=picture, help="Where the picture goes.")
        given = parser.parse_args(argv)
        if unknown := set(given.parts) - set(parts):
            parser.error(f"no part {', '.join(sorted(unknown))}")
        kept = Games(given.json, head)
        if given.what == "play":
            kept.check()
            for name in given.parts or parts:
                parts[name].play(kept, given.games or parts[name].games, given.workers, given.only)
                print(f"{name}: played", flush=True)  # noqa: T201
        elif given.what == "show":
            print("\n".join(show(kept)))  # noqa: T201
        elif draw:
            write_text(given.svg, draw(kept))
        return 0

    if status := run():
        raise SystemExit(status)


def game(setup: Setup, levels: Mapping[Seat, str], seed: int, n: int, playouts: int = 100, within: str = "") -> PlayedGame:
    """Return game n between bots, played to its end: it has the same dice with any rules and bots. ``lab.experiment.outcome`` makes its record."""
    arm = Arm("", setup, levels, within)
    return PlayedGame(Experiment(setup.game, (arm,), n + 1, seed, playouts), arm, n)


def directly(setup: Setup, players: Mapping[Seat, Answers], dice: Random) -> tuple[Any, list[Event]]:
    """Return the end of a game and its events. It is played on the state itself, which is quick: for players who do not search, and look at no more
    than their seats may."""
    rules, events = game_of(setup.game), list[Event]()

    def answer(ask: Ask) -> Json:
        return ask.domain.sample(dice) if ask.seat == CHANCE else players[ask.seat](state, ask)

    state = rules.new(setup)
    return play_out(rules, state, answer, events), events


def gap(first: Sequence[T], games: Sequence[T], value: Callable[[T], float], among: int = 1) -> Estimate:
    """Return how much more a value is in an arm than in another one on the same dice, over the games that both have.

    Its interval holds for ``among`` such differences together.
    """
    return widened(mean([value(b) - value(a) for a, b in zip(first, games, strict=False)]), among)
