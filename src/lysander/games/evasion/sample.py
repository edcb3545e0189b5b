"""19.3 Full positions that agree with what a seat knows, made of its view alone."""

from __future__ import annotations

from typing import Any

from ...core.ask import Rng
from ...core.game import Setup
from .state import State


def sample_hidden(seen: Any, seat: str, setup: Setup, rng: Rng) -> State:
    raise NotImplementedError
