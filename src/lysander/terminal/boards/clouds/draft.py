"""A flight plan in the making: words of 34.7, put together leg by leg and taken back leg by leg."""

from __future__ import annotations

from ....games.clouds.plan_text import read, write
from .answers import read_plan

NOTHING = ("", "-")
ONCE = ("=", ">")
"""34.7 What a word begins with that a plan holds once: the free bank, the target."""


class Draft:
    """11.2 A plan that grows. ``before`` are its earlier states, the last at the end."""

    def __init__(self, text: str = "") -> None:
        self.text = "" if text in NOTHING else text
        self.before: list[str] = []

    @property
    def plan(self) -> str:
        """34.7 Return the plan as it would be given in."""
        return self.text or "-"

    def add(self, typed: str) -> bool:
        """Add segments and whatever else may stand in a plan. Another bank or target replaces the one that was there. Returns False for words that
        are neither; nothing is changed then."""
        words = [w for w in self.text.split(" ") if w not in NOTHING]
        added = [w for w in str(read_plan(typed, {}, {}, ())).split(" ") if w not in NOTHING]
        if not added or "?" in write(read(" ".join(added))):
            return False
        for word in added:
            if word[0] in ONCE:
                words = [w for w in words if w[0] != word[0]]
            if word[0].isupper() or word not in words:
                words.append(word)
        self.before.append(self.text)
        self.text = ordered(words)
        return True

    def undo(self) -> bool:
        """Take back what was added last. Returns False if there is nothing."""
        if not self.before:
            return False
        self.text = self.before.pop()
        return True

    def clear(self) -> None:
        """Begin anew; that can be taken back, too."""
        self.before.append(self.text)
        self.text = ""


def ordered(words: list[str]) -> str:
    """34.7 Return the words of a plan in the order in which they are written; empty for none."""
    return "" if not words else str(read_plan(" ".join(words), {}, {}, ()))
