"""What is printed of reports: a line for each, but one for the initiative of all, which would else take two for each pilot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core.event import Event
from ....games.clouds.words import Words
from ....text import Text

DIE, TOLD = "R-01", "initiative"


def reports(text: Text, events: Sequence[Event], seat: str) -> Iterator[tuple[Event, str]]:
    """8.3 Yield each report with what is printed of it. Dice of initiative whose sums are told next stand with these, all on one line."""
    rolled: list[Event] = []
    n = 0
    while n < len(events):
        event = events[n]
        if told := initiative_at(events, n):
            rolled.append(told)
            n += 2
            continue
        if rolled:
            yield rolled[-1], initiative(text, rolled)
            rolled = []
        yield event, text.event(event, seat)
        n += 1
    if rolled:
        yield rolled[-1], initiative(text, rolled)


def initiative_at(events: Sequence[Event], n: int) -> Event | None:
    """8.3 Return the report of a sum of initiative whose die is here; None if none is."""
    if events[n].kind != "roll" or events[n].facts.get("name") != DIE or n + 1 == len(events):
        return None
    after = events[n + 1]
    return after if after.kind == TOLD and after.facts["who"] == events[n].facts["who"] else None


def initiative(text: Text, told: Sequence[Event]) -> str:
    """8.3 Return the initiative of some pilots in one sentence: each with its total, its die, and what threats and a flinch take off."""
    words = text.words_as(Words)
    return words.say("tty-initiative", pilots=", ".join(_pilot(words, event) for event in told))


def _pilot(words: Words, event: Event) -> str:
    facts = event.facts
    parts = [words.say("tty-initiative-die", die=facts["die"])]
    parts += [words.say(f"tty-initiative-{name}", add=words.plus(facts[name])) for name in ("threat", "flinch") if facts[name]]
    return words.say("tty-initiative-pilot", who=words.plane(facts["who"]), total=facts["total"], parts=", ".join(parts))
