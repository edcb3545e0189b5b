"""Bots that are classes of your own: ``module:Class``, found as Python finds modules, the present folder first.

The class is made with its seat and a seed, and with ``variant``, the changed rules of the table, if it takes an argument of that name. It answers in
``decide(view, questions, events)`` (``bots.protocol``). It may have ``explain``, ``close``, and ``game``, the only game that it plays. Only commands
that a person types at a machine take such names: a server runs no code of strangers.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from inspect import signature
from typing import Any

from ..core.ask import Json
from ..core.choice import Reason
from .domains import Build
from .protocol import Question, View

NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)


class Unplayable(ValueError):
    """Raised by a class for a table at which it cannot play; commands say why."""


def is_class(name: str) -> bool:
    """Return whether a bot's name is that of a class."""
    return NAME.fullmatch(name) is not None


def class_of(name: str, game_id: str = "") -> type:
    """Return the class of a name. Raises ``ValueError`` where there is no such module or class, or it answers no questions or plays another game."""
    module, _, word = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), word, None)
    except ImportError as error:
        raise ValueError(f"there is no module {module!r} here: {error}") from None
    if not (isinstance(found, type) and hasattr(found, "decide")):
        raise ValueError(f"{module} has no class {word!r} with a method decide(view, questions, events)")
    own = getattr(found, "game", None)
    if game_id and isinstance(own, str) and own != game_id:
        raise ValueError(f"{name} plays {own} only")
    return found


class ClassBot:
    """Plays a seat with a class of its own. ``polled`` as the class says, True if it does not."""

    def __init__(self, name: str, seat: str, seed: int | str, domains: Mapping[str, Build], variant: Mapping[str, Json]) -> None:
        self.seat, self.domains = seat, domains
        made = class_of(name)
        self.own: Any = made(seat, seed, variant=variant) if "variant" in signature(made).parameters else made(seat, seed)
        self.polled = bool(getattr(self.own, "polled", True))

    def decide(self, view: View, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """See ``Bot``."""
        kind, value = self.own.decide(view, questions, events)
        return kind, value

    def explain(self) -> Sequence[Reason]:
        """See ``Bot``."""
        return self.own.explain() if hasattr(self.own, "explain") else ()

    def close(self) -> None:
        """See ``Bot``."""
        if hasattr(self.own, "close"):
            self.own.close()
