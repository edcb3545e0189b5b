"""35.2 Answers as data: what is wrong with a record, and the texts of those that are no flight plan and no attack."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

from ...core.ask import Json, Refusal
from ...core.domain import OneOfData

RULE, CODE = "35.2", "data"
KEY, MISSING, VALUE = "key", "missing", "value"
ID = re.compile(r"[A-Za-z0-9_]{1,20}")
LONGEST = 30
"""The characters of a wrong key that a refusal repeats."""


class Fault(NamedTuple):
    """35.2 What is wrong with a record: an entry that there is not, is missing or does not fit; ``segment`` is that of a plan, 0 for the whole."""

    why: str
    entry: str
    segment: int = 0


def refusal_of(fault: Fault) -> Refusal:
    """35.2 Return the refusal for a fault."""
    return Refusal(RULE, CODE, {"why": fault.why, "entry": fault.entry})


def keys_fault(value: Mapping[str, Json], needed: Collection[str], possible: Collection[str] = (), where: str = "") -> Fault | None:
    """11.21, 35.2 Return what is wrong with the keys of a record at ``where``: one that there is not, or one that is missing."""
    for key in value:
        if key not in needed and key not in possible:
            return Fault(KEY, where + shown(key))
    return next((Fault(MISSING, where + key) for key in needed if key not in value), None)


def shown(key: Json) -> str:
    """Return a key as a refusal repeats it: short, and printable."""
    text = key if isinstance(key, str) else "?"
    return "".join(c if c.isprintable() else "?" for c in text[:LONGEST])


def is_id(value: Json) -> bool:
    """34.7 Whether a value can be the id of something."""
    return isinstance(value, str) and ID.fullmatch(value) is not None


def are_whole(value: Json, count: int, most: int) -> bool:
    """34.1 Whether a value is a list of so many whole numbers, each at most ``most`` without its sign."""
    return isinstance(value, (list, tuple)) and len(value) == count and all(type(n) is int and -most <= n <= most for n in value)


# picks


class Confirming(OneOfData):
    """35.2 Yes or no; as data true or false."""

    def of_data(self, value: Json) -> Json:
        """35.2 Return the word of true or false."""
        return ("yes" if value else "no") if isinstance(value, bool) else value


class Several(OneOfData):
    """35.2 Several of a few, joined by commas in list order, the first option for none and the last for all; as data a list."""

    def of_data(self, value: Json) -> Json:
        """35.2 Return the text of a list, in whatever order it is."""
        everybody = self.options[-1].split(",")
        if not isinstance(value, (list, tuple)) or len(value) > len(everybody):
            return value
        if not all(one in everybody and value.count(one) == 1 for one in value):
            return value
        return ",".join(one for one in everybody if one in value) or self.options[0]


# ground orders

ORDERS = ("barrages", "lying")
"""35.2 The entries of ground orders."""


def only_own(orders: Mapping[str, Json], own: str) -> Fault | None:
    """35.2, 9.3 Return what is wrong with ground orders to one barrage or unit: they name another one, or are none."""
    if fault := keys_fault(orders, (), ORDERS):
        return fault
    barrages, lying = orders.get("barrages", {}), orders.get("lying", ())
    if not isinstance(barrages, Mapping):
        return Fault(VALUE, "barrages")
    if not isinstance(lying, (list, tuple)) or len(lying) > 1:
        return Fault(VALUE, "lying")
    other = next((key for key in barrages if key != own), None)
    if other is not None:
        return Fault(KEY, f"barrages.{shown(other)}")
    return Fault(VALUE, "lying") if lying and lying[0] != own else None


class Cover(OneOfData):
    """23.7 The order that a unit can be given, ``lying`` or ``up``; as data ground orders that have it in ``lying``, or have not."""

    unit: str = ""

    def read(self, value: Json) -> str | Fault | None:
        """35.2 Return the word of ground orders, or what is wrong with them; None for what are none."""
        if not isinstance(value, Mapping):
            return None
        fault = only_own(value, self.unit) or keys_fault(value, ("lying",), ORDERS)
        if value.get("barrages"):
            fault = fault or Fault(VALUE, "barrages")
        return fault or ("lying" if value["lying"] else "up")

    def of_data(self, value: Json) -> Json:
        """35.2 Return the word of ground orders."""
        found = self.read(value)
        return found if isinstance(found, str) else value

    def why_not(self, value: Json) -> Refusal | None:
        """35.2 Judge a word or ground orders."""
        found = self.read(value)
        return refusal_of(found) if isinstance(found, Fault) else OneOfData.why_not(self, value)
