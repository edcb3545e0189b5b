"""The end of a game in words: the sentence, the goals, luck, and what the lines of its picture are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from ..core.ask import Seat
from ..core.ending import Ending, Goal, Throw, Way, how_of
from ..core.event import Event
from ..core.game import Game, Result
from ..core.luck import Luck, luck_of
from ..core.words import minus
from .sentences import Text

RARE = 1000
"""The largest number of games of which one is as far off; beyond it the sentence says fewer."""

NEARLY = 0.9
"""The share of games from which the sentence says nearly every one."""


class Story(NamedTuple):
    """How a game ended in a sentence: ``lead`` says who won, ``text`` all of it."""

    lead: str
    text: str


class GoalWords(NamedTuple):
    """A goal in words: its name, and the count against the need; ``how`` it ended (``how_of``)."""

    goal: Goal
    how: Literal["reached", "level", "missed"]
    label: str
    line: str


class LuckWords(NamedTuple):
    """The dice of one kind in words: what they are, what they came to and should have, and how many games are as far off."""

    luck: Luck
    label: str
    line: str
    share: str


def story_of(text: Text, result: Result | None, ending: Ending | None, people: Mapping[Seat, str] | None = None) -> Story:
    """Return the sentence. ``people`` are the names of the persons in the seats. A game that tells no ending of its own says its result alone; one
    without a result was closed."""
    say = text.say
    if result is None:
        return Story("", say("end-closed"))
    if ending is None:
        return Story("", text.result(result))
    lead = _lead(text, ending, people or {})
    reason = say("end-story", **{**text.words.arguments(ending.facts), "why": ending.why, "outcome": ending.outcome})
    return Story(lead, say("end-sentence", lead=lead, reason=reason))


def _lead(text: Text, ending: Ending, people: Mapping[Seat, str]) -> str:
    """Return who has won: the person of the seat, or the side where it has none of that name or several."""
    say, own = text.say, f"end-won-{ending.side}"
    if ending.outcome != "won":
        return say(f"end-{ending.outcome}")
    named = [people.get(seat, "") for seat in ending.winners]
    if ending.side and say.has(own) and not (len(named) == 1 and named[0] and named[0] != text.seat(ending.winners[0])):
        return say(own)
    names = [name or text.words.seat(seat) for seat, name in zip(ending.winners, named, strict=True)]
    return say("end-won", who=text.words.listed(names), count=len(names))


def goals_of(text: Text, ending: Ending | None) -> list[GoalWords]:
    """Return the goals in words."""
    return [_goal(text, goal, ending.goals) for goal in ending.goals] if ending else []


def _goal(text: Text, goal: Goal, goals: Sequence[Goal]) -> GoalWords:
    whose = text.words.traveller(str(goal.facts.get("of", goal.side)))
    args = {
        **text.words.arguments(goal.facts),
        "count": minus(goal.count),
        "need": minus(goal.need),
        "seat": text.words.seat(goal.side),
        "whose": whose,
    }
    return GoalWords(goal, how_of(goal, goals), text.say(f"end-goal-{goal.id}", **args), text.say(f"end-goal-{goal.id}.count", **args))


def throws_of(game: Game[Any], events: Iterable[Event]) -> Iterator[Throw]:
    """Yield the dice of a game that luck counts, each once."""
    for event in events:
        if game.whole(event):
            yield from game.throws(event)


def luck_words(text: Text, throws: Iterable[Throw], seats: Sequence[Seat] = ()) -> list[LuckWords]:
    """Return luck in words, for each kind of dice and side; where the sides are seats, in their order."""
    found = luck_of(throws)
    kinds = list(dict.fromkeys(luck.kind for luck in found))
    place = {seat: n for n, seat in enumerate(seats)}
    return [_luck(text, luck) for luck in sorted(found, key=lambda luck: (kinds.index(luck.kind), place.get(luck.side, 0)))]


def _luck(text: Text, luck: Luck) -> LuckWords:
    say = text.say
    side = say.maybe(f"end-side-{luck.side}", text.words.seat(luck.side)) if luck.side else ""
    kind = say(f"end-luck-{luck.kind}")
    label = say("end-luck-of", kind=kind, side=side) if side else kind
    expected = round(float(luck.expected), 1)
    whole = int(expected) if expected == int(expected) else expected
    args = {"got": luck.got, "rolls": luck.rolls, "expected": whole, "low": luck.low, "high": luck.high}
    return LuckWords(luck, label, say("end-luck-counted" if luck.counts else "end-luck-summed", **args), _share(text, luck))


def _share(text: Text, luck: Luck) -> str:
    """Return how many games come to as much, or to as little, as this one: one in so many, so many in ten, or nearly all."""
    which = "less" if luck.got < luck.expected else "more"
    games, tens = _how_often(float(luck.tail))
    return text.say("end-luck-share", games=games, tens=tens, which=which)


def _how_often(tail: float) -> tuple[int, int]:
    """Return a share as one in so many; from a third on as 1 and so many in ten, where ten is nearly all."""
    if tail < 1 / 3:
        return min(RARE, round(1 / max(tail, 1 / RARE))), 0
    return 1, min(9, round(10 * tail)) if tail < NEARLY else 10


def names_of_ways(text: Text, ways: Sequence[Way]) -> dict[str, str]:
    """Return the words of the picture by message: kinds of ways, the parts of the picture, what happened at a stop;
    ``end-turn`` where a turn has another name."""
    ids = dict.fromkeys(f"end-way-{way.kind}" for way in ways)
    ids |= dict.fromkeys(f"end-part-{way.part}" for way in ways if way.part)
    ids |= dict.fromkeys(f"end-mark-{stop.mark}" for way in ways for stop in way.stops if stop.mark)
    return {id: text.say(id) for id in ids} | ({"end-turn": turn} if ids and (turn := text.say.maybe("end-turn")) else {})
