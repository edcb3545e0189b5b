"""The outcomes of a run, kept in a file game by game, so that a run that was interrupted goes on where it stopped, and a longer one adds to it."""

from __future__ import annotations

from collections import UserDict
from dataclasses import replace
from io import BufferedWriter
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from ..commands.arguments import BadArgument
from .experiment import Experiment, Outcome

Line = tuple[int, tuple[Outcome, ...]]
WORD = "lysander lab"
KIND = 2
"""What is kept of a game; a file in which less is kept is of no use."""


class Outcomes(UserDict[int, tuple[Outcome, ...]]):
    """The outcomes of all arms by number of the game. Each is written to the file, if there is one, when it is set.

    The first line names the experiment, whatever its number of games. A last line that was cut off is played again. Raises ``BadArgument`` for a
    file of another experiment, or of something else.
    """

    def __init__(self, path: Path | None, experiment: Experiment) -> None:
        super().__init__()
        self.path, self._file = path, None
        self._head = msgspec.json.encode({WORD: replace(experiment, games=0).digest(), "kind": KIND}) + b"\n"
        if path is not None and path.exists():
            self._read(path)

    _file: BufferedWriter | None

    def _read(self, path: Path) -> None:
        head, *lines = path.read_bytes().splitlines(keepends=True) or [b""]
        if head != self._head:
            raise BadArgument(f"{path}: games of another experiment, or none of lysander lab")
        for n, line in enumerate(lines):
            try:
                number, outcomes = msgspec.json.decode(line, type=Line)
            except (msgspec.DecodeError, msgspec.ValidationError):
                if n == len(lines) - 1 and not line.endswith(b"\n"):
                    break
                raise BadArgument(f"{path}: line {n + 2} is no game") from None
            self.data[number] = outcomes

    def __enter__(self) -> Self:
        if self.path is not None:
            kept = [self._head, *(_line(n, outcomes) for n, outcomes in self.data.items())]
            self.path.write_bytes(b"".join(kept))
            self._file = self.path.open("ab")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def __setitem__(self, n: int, outcomes: tuple[Outcome, ...]) -> None:
        super().__setitem__(n, outcomes)
        if self._file is not None:
            self._file.write(_line(n, outcomes))
            self._file.flush()


def _line(n: int, outcomes: tuple[Outcome, ...]) -> bytes:
    return msgspec.json.encode((n, outcomes)) + b"\n"
