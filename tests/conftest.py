"""What tests of several folders need."""

from __future__ import annotations

import hashlib
import io
import itertools
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from hypothesis import settings

from lysander.cli import run


@dataclass(frozen=True)
class Done:
    """A command that has ended: its status, and what it wrote on the screen, errors among it."""

    exit_code: int
    output: str


Lysander = Callable[..., Done]


def command(*words: str, typed: str = "") -> Done:
    """A command line in this process; ``typed`` comes through a pipe."""
    screen, kept = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True), (sys.stdin, sys.stdout, sys.stderr)
    sys.stdin, sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"), screen, screen
    try:
        status = run(words)
    except SystemExit as left:
        status = int(left.code or 0)
    finally:
        sys.stdin, sys.stdout, sys.stderr = kept
    return Done(status, screen.buffer.getvalue().decode())  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def lysander() -> Lysander:
    """Runs the command line as a stranger types it."""
    return command


settings.load_profile("ci")
"""Hypothesis tries the same examples in each run, takes its time, and keeps nothing. A search at random: ``--hypothesis-profile=default``."""


@pytest.fixture
def same_dice(request: pytest.FixtureRequest) -> Iterator[None]:
    """The tables that a test makes on a server have the same dice and bots in each run."""
    tables = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        for module in ("new_table", "branch"):
            seed = f"lysander.server.registry.{module}.new_seed"
            patch.setattr(seed, lambda: hashlib.sha256(f"{request.node.name}/{next(tables)}".encode()).hexdigest())
        yield
