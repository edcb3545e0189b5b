"""17.14 The shell game on one line of the terminal: the marked card at its start, then the swaps, each for its time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....core.ask import Ask
from ....text import Text

FIRST = 1.4
PLACES = "123"


def frames(text: Text, ask: Ask) -> Iterator[tuple[str, float]]:
    """Yields what the picking person watches, line by line with its seconds; nothing where no cards are shuffled."""
    facts: Any = ask.facts
    if "swaps" not in facts:
        return
    yield f"{row(str(facts['start']), '*')}   {text.say('cards-start', start=facts['start'])}", FIRST
    for swap in facts["swaps"]:
        yield row(swap, "~"), facts["swap_ms"] / 1000
        yield row("", ""), facts["swap_ms"] / 4000
    yield f"{row('', '')}   {text.say('cards-ready')}", 0.0


def row(places: str, sign: str) -> str:
    """Returns the three cards, with a sign on some of them."""
    return " ".join(f"[{sign if place in places else ' '}]" for place in PLACES)
