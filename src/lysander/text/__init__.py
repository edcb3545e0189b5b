"""The text layer: finished sentences out of facts, for a seat, in a language.

Rules send facts only; everything a person reads is made here, from the message catalogues of the shell and of the game.
"""

from __future__ import annotations

from .catalogue import LANGUAGES, Catalogue, catalogue
from .sentences import Text, for_game, plain

__all__ = ["LANGUAGES", "Catalogue", "Text", "catalogue", "for_game", "plain"]
