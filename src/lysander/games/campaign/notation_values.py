"""34.1 How a thing is written: its id or number, then ``key=value`` for each field that is not the default, in the order of the fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from ...core.domain import whole
from ...core.record import Value

V = TypeVar("V", bound=Value)
BLANK, COMMA, BAR = "~", ",", "|"
YES = "yes"
DIGITS = 6


class BadPosition(ValueError):
    """Raised for a text that is no position."""

    def __init__(self, found: str) -> None:
        super().__init__(f"[34.1] {found}")


# texts, numbers, lists


def write_text(text: str) -> str:
    """Return a text with ``~`` for blanks."""
    return text.replace(" ", BLANK)


def read_text(word: str) -> str:
    """Return the text that a word says."""
    return word.replace(BLANK, " ")


def read_number(word: str) -> int:
    """Return the whole number that a word says, with its sign if it is below 0."""
    minus = word[:1] == "-"
    number = whole(word[minus:], DIGITS)
    if number is None or (minus and not number):
        raise BadPosition(f"no number: {word[:20]}")
    return -number if minus else number


def read_list(word: str) -> tuple[str, ...]:
    """Return the words between commas."""
    words = tuple(word.split(COMMA))
    if "" in words:
        raise BadPosition(f"an empty word in a list: {word[:60]}")
    return words


def pairs(words: Sequence[str], keys: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield key and value of each word; keys are known, come once, and in their order."""
    last = -1
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not value or key not in keys or keys.index(key) <= last:
            raise BadPosition(f"not expected here: {word[:60]}")
        last = keys.index(key)
        yield key, value


# values


@cache
def _hints(kind: type[Value]) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def fields(kind: type[Value]) -> dict[str, tuple[Any, Any]]:
    """Return type and default of each field but the first, by name; a field without a default has ``NODEFAULT``."""
    names, hints = kind.__struct_fields__, _hints(kind)
    defaults = (*[msgspec.NODEFAULT] * (len(names) - len(kind.__struct_defaults__)), *kind.__struct_defaults__)
    return {name: (hints[name], default) for name, default in zip(names[1:], defaults[1:], strict=True)}


def write_value(value: Value) -> str:
    """Return a thing as its id and what is not the default."""
    words = [write_text(str(getattr(value, value.__struct_fields__[0])))]
    for name, (_, default) in fields(type(value)).items():
        held = getattr(value, name)
        if held != default and held != "":
            words.append(f"{name}={_write(held)}")
    return " ".join(words)


def read_value(kind: type[V], text: str) -> V:
    """Return the thing that a text says. Raises ``BadPosition``."""
    first, *words = text.split(" ")
    known, key = fields(kind), kind.__struct_fields__[0]
    made: dict[str, Any] = {key: _read(_hints(kind)[key], first)}
    made |= {name: _read(known[name][0], word) for name, word in pairs(words, tuple(known))}
    missing = [name for name, (hint, default) in known.items() if name not in made and default is msgspec.NODEFAULT]
    if any(known[name][0] is not str for name in missing):
        raise BadPosition(f"{missing[0]} is missing: {text[:60]}")
    value = kind(**dict.fromkeys(missing, ""), **made)
    if write_value(value) != text:
        raise BadPosition(f"written otherwise: {text[:60]}")
    return value


def _write(held: Any) -> str:
    if isinstance(held, bool):
        return YES
    if isinstance(held, int):
        return str(held)
    if isinstance(held, str):
        return write_text(held)
    return COMMA.join(_write_item(item) for item in held)


def _write_item(item: Any) -> str:
    if isinstance(item, str):
        return write_text(item)
    return BAR.join(
        YES if held is True else "-" if held is False else write_text(str(held)) for held in (getattr(item, n) for n in item.__struct_fields__)
    )


def _read(hint: Any, word: str) -> Any:
    if hint is bool:
        if word != YES:
            raise BadPosition(f"yes is written yes, no is left out: {word[:20]}")
        return True
    if hint is int:
        return read_number(word)
    if hint is str:
        return read_text(word)
    item = get_args(hint)[0]
    return tuple(read_text(one) if item is str else _read_item(item, one) for one in read_list(word))


def _read_item(kind: Any, word: str) -> Any:
    parts, hints = word.split(BAR), get_type_hints(kind)
    names = kind.__struct_fields__
    if len(parts) != len(names):
        raise BadPosition(f"a {kind.__name__.lower()} has {len(names)} parts: {word[:60]}")
    return kind(**{name: part == YES if hints[name] is bool else _read(hints[name], part) for name, part in zip(names, parts)})
