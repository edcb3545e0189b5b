"""The words of a report, in one language: names of figures, numbers, the sentence that answers the experiment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..core.ask import Json
from ..text import for_game
from ..text.advice import written
from .estimate import Estimate

if TYPE_CHECKING:
    from .experiment import Arm
    from .rows import Headline, Row


class Saying:
    """What a report about one game says in one language. A call returns a message of the lab (``lab-…``)."""

    def __init__(self, game: str, lang: str = "en") -> None:
        self.lang = lang
        self.text = for_game(game, lang)

    def __call__(self, id: str, **facts: Any) -> str:
        return self.text.say(f"lab-{id}", **facts)

    # numbers

    def number(self, text: str) -> str:
        """Return a formatted number as the language writes it: minus sign, decimal sign, thousands."""
        sign = "+" if text[:1] == "+" else ""
        bare = text.removeprefix("+")
        thousands = bare.replace(",", "") if self.lang == "de" else bare
        return sign + (written(self.lang, thousands) if "." in bare or bare[:1] == "-" else self._grouped(bare))

    def _grouped(self, text: str) -> str:
        return text.replace(",", ".") if self.lang == "de" else text

    def count(self, value: int) -> str:
        """Return a whole number with its thousands apart."""
        return self.number(f"{value:,}")

    def percent(self, value: float, sign: str = "") -> str:
        """Return a share in per cent, without the word."""
        return self.number(f"{100 * value:{sign}.1f}")

    def mean(self, value: float, sign: str = "") -> str:
        """Return a mean."""
        return self.number(f"{value:{sign}.2f}")

    def often(self, value: float, sign: str = "") -> str:
        """Return how often something happens in 100 games."""
        return self.number(f"{value:{sign},.1f}")

    def always(self, value: float, sign: str = "") -> str:
        """Return a value that was the same in every game. With ``sign`` it is a difference."""
        if sign and not value:
            return self("same")
        return self("always", value=self.number(f"{value:{sign}.{0 if value == int(value) else 2}f}"))

    def parts(self, row: Row, e: Estimate, sign: str = "", dash: str = "…") -> tuple[str, str]:
        """Return a figure and its interval, which is empty where the figure never varied; a difference with its sign."""
        if row.sort == "share":
            return f"{self.percent(e.value, sign)} %", f"{self.percent(e.low, sign)}{dash}{self.percent(e.high, sign)}"
        if e.constant and row.sort == "mean":
            return self.always(e.value, sign), ""
        write = self.often if row.sort == "often" else self.mean
        if not e.bounded:
            return (write(e.value, sign), self("one-game")) if e.games else ("–", "")
        return write(e.value, sign), f"{write(e.low, sign)}{dash}{write(e.high, sign)}"

    # names

    def figure(self, group: str, name: str) -> str:
        """Return the label of a figure that the game names."""
        return self.text.figure(group, name)

    def group(self, name: str) -> str:
        """Return the heading of a group of measures."""
        label = self.text.words.figure("groups", name) or (self("score") if name == "score" else name)
        return label[:1].upper() + label[1:]

    def seats(self, seats: Sequence[str]) -> str:
        """Return the name of a group of seats."""
        return seats[0] if len(seats) == 1 else self("each", seats=", ".join(seats))

    def fact(self, key: str, value: Json | None = None) -> str:
        """Return the name of a fact of a result, and its value where each value is a figure of its own."""
        label = self.text.words.figure("facts", key) or key.replace("_", " ").replace("-", " ")
        if value is None:
            return label
        said = self("yes" if value else "no") if isinstance(value, bool) else self.text.words.figure(f"fact-{key}", str(value)) or str(value) or "–"
        return f"{label}: {said}"

    # sentences

    def answer(self, found: Headline) -> str:
        """Return the answer of the experiment: one sentence with an interval."""
        row, among = found.row, found.among
        one, difference = row.arms[0], row.difference
        share = row.sort == "share"
        name = row.name[:1].upper() + row.name[1:]
        value = self._share if share else self.mean
        if difference is None:
            facts = {"name": name, "value": value(one.value), "low": value(one.low), "high": value(one.high), "games": self.count(one.games)}
            return self("answer-share" if share else "answer-mean", **facts)
        change = self.percent if share else self.mean
        between = self("between", low=change(difference.low, "+"), high=change(difference.high, "+"))
        between += self("among", count=among) if among > 1 else ""
        facts = {
            "name": name,
            "first": value(one.value),
            "second": value(row.arms[1].value),
            "change": change(difference.value, "+"),
            "between": between,
        }
        return self("pair-share" if share else "pair-mean", settled="yes" if row.clear else "no", **facts)

    def _share(self, value: float) -> str:
        return f"{self.percent(value)} %"

    def effect(self, found: Headline, smallest: float) -> str:
        """Return the smallest effect that the run can detect, in the unit of the answer."""
        if found.row.sort == "share":
            return self("effect-share", value=self.percent(smallest))
        return self("effect-mean", value=self.mean(smallest))


def describe(arm: Arm) -> str:
    """Return the rules and bots of an arm on one line."""
    words = [arm.setup.scenario, *(f"{k}={v}" for k, v in arm.setup.options.items())]
    words += [f"variant {arm.setup.variant.get('name') or 'unnamed'}"] if arm.setup.variant else []
    return ", ".join([*words, *(f"{seat} {level}" for seat, level in arm.levels.items())])


@lru_cache(maxsize=32)
def saying(game: str, lang: str = "en") -> Saying:
    """Return the words of reports about a game."""
    return Saying(game, lang)
