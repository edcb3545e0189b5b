"""The text layer: makes sentences from facts, for one seat in one language.

Rules send facts only. Everything that a person reads is made here, from the message catalogues of the shell and of the game.
"""

from __future__ import annotations

from .catalogue import LANGUAGES, Catalogue, catalogue
from .sentences import Text, for_game, plain

__all__ = ["LANGUAGES", "Catalogue", "Text", "catalogue", "for_game", "plain"]
