"""The laboratory as a library: the same experiments as those of ``lysander lab``, from Python and notebooks."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.ask import Json, Seat
from .again import line_of
from .figures import Figures, as_data, as_json, figures, told
from .frames import figures_of, frame, games_of, places_of, stakes_of, write_parquet
from .main import experiment_of
from .pool import cores
from .report import write_page
from .runner import Run
from .runner import run as run_experiment
from .saying import saying
from .stakes import stakes

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True)
class Result:
    """What came of an experiment. ``games``, ``table``, ``places`` and ``decisions`` are data frames of pandas (``pip install "lysander[frames]"``);
    all else needs nothing."""

    run: Run
    command: str

    @cached_property
    def figures(self) -> Figures:
        """All figures, with their intervals."""
        return figures(self.run)

    @property
    def answer(self) -> str:
        """The answer of the experiment in one sentence."""
        return told(self.figures, saying(self.run.experiment.game))

    def frame(self) -> DataFrame:
        """Return a row for each game of each arm; rows with the same ``game`` had the same dice."""
        return frame(games_of(self.run))

    def table(self) -> DataFrame:
        """Return a row for each figure: its value in each arm and the difference, with 95 % intervals."""
        return frame(figures_of(self.figures))

    def places(self) -> DataFrame:
        """Return where things happened: a row for each game, thing and place."""
        return frame(places_of(self.run))

    def decisions(self, count: int, workers: int = 0) -> DataFrame:
        """Return what hangs on each kind of question, from ``count`` decisions of each arm (``--decisions``)."""
        experiment = self.run.experiment
        found = tuple(stakes(experiment, arm, count, workers or cores()) for arm in experiment.arms)
        return frame(stakes_of(replace(self.figures, stakes=found), [arm.name for arm in experiment.arms]))

    def to_dict(self) -> dict[str, Json]:
        """Return the report as plain data, as ``--json`` writes it."""
        return as_data(self.run, self.figures, self.command)

    def to_json(self, path: str | Path) -> None:
        """Write the report as JSON."""
        Path(path).write_text(as_json(self.run, self.figures, self.command) + "\n", "utf-8")

    def to_parquet(self, path: str | Path) -> None:
        """Write the rows of ``frame`` as a Parquet file."""
        write_parquet(Path(path), self.run)

    def report(self, path: str | Path, lang: str = "en") -> None:
        """Write the report as a page, and the journals of odd games beside it."""
        say = saying(self.run.experiment.game, lang)
        write_page(Path(path), self.run, figures(self.run, say), self.command, say)

    def __str__(self) -> str:
        return self.answer

    def __repr__(self) -> str:
        return f"<{self.command}: {self.answer}>"

    def _repr_html_(self) -> str:
        """Return what a notebook shows."""
        return f"<p>{escape(self.answer)}</p>"


def run(
    game: str,
    games: int = 1000,
    *,
    seats: Mapping[Seat, str] | None = None,
    players: int = 0,
    scenario: str = "",
    options: Mapping[str, Json] | None = None,
    variant: str | Path = "",
    against: str | Sequence[str] = (),
    seed: int = 1,
    playouts: int = 100,
    within: str = "",
    workers: int = 0,
    keep: str | Path = "",
) -> Result:
    """Return what comes of ``games`` games of each arm. The arguments are those of ``lysander lab``: ``seats`` names the bot of each seat, random
    where none is named; ``against`` is one change or several, which make a second arm on the same dice.

    The same arguments give the same games on any machine, with any number of ``workers`` (0: all cores). Raises ``ValueError`` for what does not
    exist, with what there is.
    """
    against = [against] if isinstance(against, str) and against else list(against)
    words = [f"{seat}={bot}" for seat, bot in (seats or {}).items()]
    changed = [f"{key}={value}" for key, value in (options or {}).items()]
    wish = Namespace(game=game, games=games, seats=words, players=players, scenario=scenario, option=changed, against=",".join(against))
    wish.variant, wish.seed, wish.playouts, wish.within = Path(variant) if variant else None, seed, playouts, within
    return Result(run_experiment(experiment_of(wish), workers or cores(), keep=Path(keep) if keep else None), line_of(wish))
