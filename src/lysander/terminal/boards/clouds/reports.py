"""What is printed of reports: a line for each, but one for the initiative of all, which would else take two for each pilot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core.event import Event
from ....games.clouds.words import Words
from ....text import Text

DIE, TOLD = "R-01", "initiative"
CREW = ("R-61", "R-62")
"""4.1 Rolls for the skills of a person."""


def reports(text: Text, events: Sequence[Event], seat: str) -> Iterator[tuple[Event, str]]:
    """8.3, 4.1 Yield each report with what is printed of it. Dice of initiative whose sums are told next stand with these, all on one line; so do
    the skills of a person who is rolled."""
    n = 0
    while n < len(events):
        many = run_of(events, n)
        if many and events[n].facts["name"] == DIE:
            yield events[n + many - 1], initiative(text, events[n + 1 : n + many : 2])
        elif many:
            yield events[n + many - 1], crew(text, events[n : n + many])
        else:
            yield events[n], text.event(events[n], seat)
        n += many or 1


def run_of(events: Sequence[Event], n: int) -> int:
    """Return how many reports from here on stand on one line; 0 for a report that stands by itself."""
    at = n
    while at < len(events) and initiative_at(events, at):
        at += 2
    if at > n:
        return at - n
    who = events[n].facts.get("who")
    while at < len(events) and events[at].kind == "roll" and events[at].facts["name"] in CREW and events[at].facts["who"] == who:
        at += 1
    return at - n


def crew(text: Text, rolled: Sequence[Event]) -> str:
    """4.1 Return the skills of a person in one sentence, each with its dice."""
    words = text.words_as(Words)
    said = [words.arguments(event.facts) for event in rolled]
    skills = [
        words.say("tty-crew-skill", skill=text.roll(event)["title"], sum=args["sum"], dice=args["dice"])
        for event, args in zip(rolled, said, strict=True)
    ]
    return words.say("tty-crew", who=said[0]["Who"], skills=", ".join(skills))


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
