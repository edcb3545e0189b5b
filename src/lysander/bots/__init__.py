"""Bots: players that get a view, questions and events, never a state. ``docs/bot-writer.md`` explains how to write one."""

from ..core.choice import Choice, Reason
from .protocol import Bot, Question, ask_bot, decide_prepared, prepare
from .registry import LEVELS, adviser_of, bots_of, levels_of, make, styles_of

__all__ = [
    "LEVELS", "Bot", "Choice", "Question", "Reason", "adviser_of", "ask_bot", "bots_of", "decide_prepared", "levels_of",
    "make", "prepare", "styles_of",
]  # fmt: skip
