"""What a bot weighed, in words: the same for the browser, the terminal and ``lysander bot``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.ask import Ask, Json
from ..core.choice import Choice, Reason
from ..core.words import Say, View, Words


class Weighed(NamedTuple):
    """One choice in words: its answer (None if it takes more than one), its name, and what it is worth."""

    value: Json
    label: str
    text: str


class Advice(NamedTuple):
    """What a bot chose, then its other choices, best first; what they were weighed by, and what the figures mean."""

    choices: list[Weighed]
    tried: str
    note: str


def advice_of(words: Words, ask: Ask, reasons: Sequence[Reason], view: View) -> Advice:
    """Return what a bot weighed for this question. What the choices were weighed by is said once if it is the same for all."""
    facts = [r for r in reasons if not isinstance(r, str)]
    tries = {tried(words.say, c) for c in facts}
    alike = tries.pop() if len(tries) == 1 and len(facts) > 1 else ""
    choices = [Weighed(None, "", r) if isinstance(r, str) else _weighed(words, ask, r, view, alike) for r in reasons]
    notes = dict.fromkeys(words.say.maybe(f"worth-{c.unit}.note") for c in facts if c.unit)
    return Advice(choices, alike and words.say("advice-tried", tried=alike), " ".join(filter(None, notes)))


def _weighed(words: Words, ask: Ask, choice: Choice, view: View, alike: str) -> Weighed:
    told = worth(words.say, choice)
    if not told and choice.value is not None and not choice.what:
        told = words.option(ask, choice.value, view)[1]
    by = tried(words.say, choice)
    shown = by if by != alike else ""
    return Weighed(choice.value, words.choice(ask, choice, view), f"{told} ({shown})" if told and shown else told or shown)


def line_of(say: Say, reason: Reason) -> str:
    """Return a choice on one line, in notation, for programs."""
    if isinstance(reason, str):
        return reason
    named = [] if reason.value is None else [str(reason.value)]
    label = " ".join([*named, *(str(value) for _, value in reason.then)]) or reason.what
    told = ", ".join(filter(None, [worth(say, reason), tried(say, reason)]))
    return say("advice-line", label=label, text=told) if told else label


def worth(say: Say, choice: Choice) -> str:
    """Return what a choice is worth and its note; empty if it is the only choice."""
    figure = say(f"worth-{choice.unit}", **figures(say.lang, choice.worth)) if choice.unit else ""
    return ", ".join(filter(None, [figure, say(f"advice-{choice.note}") if choice.note else ""]))


def tried(say: Say, choice: Choice) -> str:
    """Return what a choice was weighed by; empty if the bot did not search."""
    return say(f"weighed-{choice.by}", count=choice.count) if choice.by and choice.count else ""


def figures(lang: str, worth: float) -> dict[str, str]:
    """Return a worth as ``worth`` (two digits), ``points`` and ``percent`` (one digit), written as the language writes numbers."""
    return {"worth": written(lang, f"{worth:.2f}"), "points": written(lang, f"{worth:.1f}"), "percent": written(lang, f"{100 * worth:.1f}")}


def written(lang: str, number: str) -> str:
    """Return a number with a minus sign instead of a hyphen, without ``-0``, and with a comma in German."""
    digits = number.lstrip("-")
    minus = "−" if number[0] == "-" and digits.strip("0.") else ""
    return minus + (digits.replace(".", ",") if lang == "de" else digits)
