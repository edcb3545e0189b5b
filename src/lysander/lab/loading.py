"""Figures of several runs, read from the files in which they were kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from ..commands.arguments import BadArgument, read_text

T = TypeVar("T")


def loaded_runs(
    paths: Sequence[Path], command: str, of: Mapping[str, Any], read: Callable[[Any], tuple[T, Mapping[str, Any]]]
) -> tuple[list[T], dict[str, Any]]:
    """Return the figures of each file, and what is said of all runs together: seeds, commands, and what must be the same in every file.

    ``read`` returns figures and what must be the same; some of that is given by ``of``. Raises ``BadArgument``.
    """
    found: list[T] = []
    seeds: list[Any] = []
    commands: list[str] = []
    alike = dict(of)
    for path in paths:
        try:
            data = json.loads(read_text(path))
            figures, same = read(data)
            seeds, commands = [*seeds, *data["seeds"]], [*commands, data["command"]]
        except (ValueError, KeyError, TypeError):
            raise BadArgument(f"{path}: no figures of lysander {command}") from None
        alike = {**same, **alike}
        if other := [key for key in same if same[key] != alike[key]]:
            raise BadArgument(f"{path}: figures of another {command} (not the same: {', '.join(other)})")
        found.append(figures)
    if len(set(seeds)) < len(seeds):
        raise BadArgument(f"two runs with the same seed: {', '.join(map(str, seeds))}")
    return found, {**alike, "seeds": seeds, "command": "\n".join(commands)}
