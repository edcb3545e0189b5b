"""What a person types in the terminal for flight plans, attacks, places and barrages of In Clouds of Glory."""

from __future__ import annotations

from collections.abc import Mapping

from ...answers import Reader
from .answers import read_attack, read_place, read_plan, read_shift

READERS: Mapping[str, Reader] = {"flight-plan": read_plan, "attack": read_attack, "placing": read_place, "shift": read_shift}

__all__ = ["READERS"]
