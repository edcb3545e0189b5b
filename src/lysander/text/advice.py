"""What a bot weighed, in words: the same for the browser, the terminal and ``lysander bot``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import expm1
from typing import NamedTuple

from ..core.ask import Ask, Json
from ..core.choice import Choice, Reason
from ..core.words import Say, View, Words

SENTENCE = re.compile(r"(?<=[\w%)]\.) ")
"""Where a sentence ends."""


class Weighed(NamedTuple):
    """One choice in words: its answer (None if it takes more than one), its name, and what it is worth."""

    value: Json
    label: str
    text: str


class Advice(NamedTuple):
    """What a bot chose, then its other choices, best first; what they were weighed by, what the figures mean, and in one line why the first is
    best."""

    choices: list[Weighed]
    tried: str
    note: str
    why: str = ""


def advice_of(words: Words, ask: Ask, reasons: Sequence[Reason], view: View) -> Advice:
    """Return what a bot weighed for this question. What the choices were weighed by is said once if it is the same for all."""
    facts = [r for r in reasons if not isinstance(r, str)]
    tries = {tried(words.say, c) for c in facts}
    alike = tries.pop() if len(tries) == 1 and len(facts) > 1 else ""
    choices = [Weighed(None, "", r) if isinstance(r, str) else _weighed(words, ask, r, view, alike) for r in reasons]
    notes = dict.fromkeys(words.say.maybe(f"worth-{c.unit}.note") for c in facts if c.unit)
    return Advice(choices, alike and words.say("advice-tried", tried=alike), " ".join(filter(None, notes)), _why(words.say, reasons, choices))


def _why(say: Say, reasons: Sequence[Reason], choices: Sequence[Weighed]) -> str:
    """Return in one line why the first choice is best: its worth beside that of the next one, or what else is said of it."""
    weighed = [r for r in reasons[:2] if not isinstance(r, str) and r.unit]
    if len(weighed) < 2:
        return SENTENCE.split(choices[0].text, maxsplit=1)[0] if choices else ""
    if weighed[0].note:  # it is not the best by its figure alone
        return worth(say, weighed[0])
    return say("advice-beside", best=worth(say, weighed[0]), next=worth(say, weighed[1]))


def _weighed(words: Words, ask: Ask, choice: Choice, view: View, alike: str) -> Weighed:
    told = worth(words.say, choice)
    if not told and choice.value is not None and not choice.what and not choice.then:  # the note is of the first answer alone
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
    """Return a worth as people read it, as the language writes numbers: ``points``; ``hundredths`` of a point; ``percent``; and, for losses that may
    be more than one, ``chance``: in per cent how likely at least one of them is, each by itself."""
    return {
        "points": written(lang, f"{worth:.1f}"),
        "hundredths": written(lang, f"{100 * worth:.0f}"),
        "percent": per_cent(lang, worth),
        "chance": per_cent(lang, -expm1(-max(0.0, worth))),
    }


def per_cent(lang: str, share: float) -> str:
    """Return a share in per cent: whole, with one digit below ten."""
    return written(lang, f"{100 * share:.0f}" if abs(share) >= 0.0995 or not share else f"{100 * share:.1f}")


def written(lang: str, number: str) -> str:
    """Return a number with a minus sign instead of a hyphen, without ``-0``, and with a comma in German."""
    digits = number.lstrip("-")
    minus = "−" if number[0] == "-" and digits.strip("0.") else ""
    return minus + (digits.replace(".", ",") if lang == "de" else digits)
