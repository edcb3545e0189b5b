"""The command that plays an experiment again, without what only says where results go, and the games that it opens."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from re import sub
from shlex import join

from ..commands.arguments import BadArgument, write_text
from .experiment import Experiment, file_of


def line_of(given: Namespace, against: str | None = None) -> str:
    """Return the command of an experiment; ``against``: with this second arm instead of its own."""
    against = given.against if against is None else against
    words = {"--games": [str(given.games)], "--seats": given.seats, "--players": [str(given.players)] if given.players else []}
    words |= {"--scenario": [given.scenario] if given.scenario else [], "--option": given.option}
    words |= {"--variant": [str(given.variant)] if given.variant else [], "--against": [against] if against else []}
    words |= {"--seed": [str(given.seed)] if given.seed != 1 else [], "--playouts": [str(given.playouts)] if given.playouts != 100 else []}
    words |= {"--within": [given.within] if given.within else []}
    return join(["lysander", "lab", given.game, *(word for name, values in words.items() if values for word in (name, *values))])


def open_games(experiments: Iterable[Experiment], n: int) -> int:
    """Write the journal of game ``n`` of each arm into the folder at hand, and print how they are read; returns 0. Raises ``BadArgument``."""
    made = []
    for experiment in experiments:
        if n >= experiment.games:
            raise BadArgument(f"--open {n}: the games are 0 to {experiment.games - 1}")
        for arm in experiment.arms:
            name = sub(r"[^\w.=+,-]+", "-", arm.name)
            made.append(f"{experiment.game}-{experiment.digest()}-{name}-{n}.jsonl")
            write_text(Path(made[-1]), file_of(experiment, arm, n))
    print(f"lysander replay {join(made)}")  # noqa: T201
    return 0
