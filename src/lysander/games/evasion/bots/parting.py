"""When a group of the British splits, and when groups join: by the chances of the whole team (2.18, 6.2, 6.14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from ....core.choice import Choice
from .fates import Fates

ALARM = 1.25
"""How much more often each group is looked for, for every other group: the Germans are told of one and find the next."""
INDIFFERENT = 0.03
"""The scale of a difference in lead at which the worse of two ways is still taken in some games, so that nobody can count on either."""
LEAST = 4
"""The smallest group that splits: one man alone does not win (13.3), and of three men only two would be a group."""


class Group(NamedTuple):
    """Free men in a hex; ``hurt`` are the wounded among them."""

    at: str
    men: str
    hurt: str

    @property
    def fit(self) -> str:
        """Returns the unwounded men."""
        return "".join(c for c in self.men if c not in self.hurt)


def groups_of(men: Sequence[Mapping[str, Any]]) -> list[Group]:
    """Returns the free men of a view by hex."""
    free = [m for m in men if m["hex"]]
    at = dict.fromkeys(m["hex"] for m in free)
    return [Group(h, _letters(m for m in free if m["hex"] == h), _letters(m for m in free if m["hex"] == h and m["state"] == "wounded")) for h in at]


def _letters(men: Any) -> str:
    return "".join(m["letter"] for m in men)


def parts_of(group: Group) -> tuple[str, ...]:
    """Returns how a group would split: the wounded with a helper each and the others (6.3, 6.6), else four to fight (10.4) and two to slip through;
    none if one of the two would be less than two men."""
    helpers = group.fit[: len(group.hurt)]
    first = "".join(sorted(group.hurt + helpers)) if group.hurt else group.men[: max(2, len(group.men) - 2)]
    rest = "".join(c for c in group.men if c not in first)
    return (first, rest) if len(group.men) >= LEAST and len(first) >= 2 <= len(rest) else ()


class Weighed(NamedTuple):
    """The chances of the team if a group stays together and if it splits into ``parts``; ``caught``: a prisoner has been taken already (13.2)."""

    at: str
    parts: tuple[str, ...]
    whole: Fates
    split: Fates
    caught: bool

    @property
    def gain(self) -> float:
        """Returns how much better the lead is if the group splits; with a prisoner taken only men flown out count."""
        return self.split.home - self.whole.home - (0.0 if self.caught else self.split.taken - self.whole.taken)

    def splits(self, draw: float) -> bool:
        """Returns whether the group splits; ``draw``, 0 to 1, decides where it hardly matters."""
        return draw < 1 / (1 + exp(-max(-50.0, min(50.0, self.gain / INDIFFERENT))))

    def choices(self) -> list[Choice]:
        """Returns both ways in figures, the better one first."""
        said = [_choice("parts", self.at, self.split, self.caught), _choice("whole", self.at, self.whole, self.caught)]
        return sorted(said, key=lambda c: -c.worth)


def _choice(what: str, at: str, found: Fates, caught: bool) -> Choice:
    worth = found.home - (1.0 if caught else found.taken)
    return Choice(None, worth, "lead", what=f"{what}:{at}:{100 * found.home:.0f}:{100 if caught else round(100 * found.taken)}")


def joined(one: Group, other: Group) -> Group:
    """Returns two groups as one, where the other is."""
    return Group(other.at, "".join(sorted(one.men + other.men)), "".join(sorted(one.hurt + other.hurt)))
