"""Bots with other numbers. What a style likes is a row of numbers, a dataclass or a named tuple, read by the code of its game;
``normal/pairs+day=0.5`` is ``normal/pairs`` with one of them changed. The laboratory trains such bots; at tables there are none."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

Row = TypeVar("Row")
CHANGES = "+"


def split(name: str) -> tuple[str, dict[str, float]]:
    """Return a name without its numbers, and the numbers. Raises ``ValueError`` for what is no number."""
    plain, _, rest = name.partition(CHANGES)
    numbers = {}
    for word in filter(None, rest.split(",")):
        key, _, value = word.partition("=")
        numbers[key] = float(value)
        if not math.isfinite(numbers[key]):
            raise ValueError(f"{word}: no number")
    return plain, numbers


def joined(name: str, numbers: Mapping[str, float]) -> str:
    """Return the name of a bot with other numbers, the same for the same numbers."""
    return name + CHANGES + ",".join(f"{key}={value:g}" for key, value in sorted(numbers.items())) if numbers else name


def numbers_of(row: Any) -> dict[str, float]:
    """Return the numbers of a row; those of a mapping in it are called ``field.key``. What is no number cannot be changed."""
    found: dict[str, float] = {}
    for key, value in _items(row):
        inner = {f"{key}.{k}": v for k, v in value.items()} if isinstance(value, Mapping) else {key: value}
        found |= {k: v for k, v in inner.items() if isinstance(v, (int, float)) and not isinstance(v, bool)}
    return found


def changed(row: Row, numbers: Mapping[str, float]) -> Row:
    """Return a row with other numbers; a whole number stays one. Raises ``ValueError`` for a number that it has not."""
    had = numbers_of(row)
    if unknown := set(numbers) - set(had):
        raise ValueError(f"no numbers {', '.join(sorted(unknown))}; there are {', '.join(had)}")
    new: dict[str, Any] = {key: round(value) if isinstance(had[key], int) else float(value) for key, value in numbers.items()}
    for key, value in _items(row):
        if isinstance(value, Mapping):
            new[key] = {k: new.pop(f"{key}.{k}", v) for k, v in value.items()}
    return replace(row, **new) if is_dataclass(row) and not isinstance(row, type) else row._replace(**new)  # type: ignore[attr-defined]


def row_of(rows: Mapping[str, Row], plain: Row, style: str) -> Row:
    """Return the row of a style, which may have numbers of its own (``pairs+day=0.5``); ``plain`` for none. Raises ``ValueError``."""
    name, numbers = split(style)
    return changed(rows[name] if name else plain, numbers)


def _items(row: Any) -> list[tuple[str, Any]]:
    return [(f.name, getattr(row, f.name)) for f in fields(row)] if is_dataclass(row) else list(row._asdict().items())
