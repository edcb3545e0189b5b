"""Mutable records with a generated ``clone()``, and the frozen values they hold.

A record holds numbers, strings, ``None``, tuples, values, and lists or dicts of these or of records. A value is never changed but replaced by
another, and a field declared as a ``Mapping`` is replaced as a whole, so clones share both. The code of the clone is generated from the list of
fields, so that no new field can be forgotten.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

__all__ = ["Record", "Value", "change", "mutable_fields", "record", "replace"]

T = TypeVar("T", bound=type)
K = TypeVar("K")
UNIONS = (typing.Union, types.UnionType)


class Record(Struct):
    """Base of all records: a slotted struct, created, compared and copied in C."""

    def clone(self: R) -> R:
        """Return a copy that shares nothing mutable with this record."""
        raise NotImplementedError("decorate the class with @record")


class Value(Struct, frozen=True, gc=False):
    """Base of frozen things made of numbers and texts alone, like a piece on the board. ``replace(value, field=…)`` makes the next one."""


R = TypeVar("R", bound=Record)
V = TypeVar("V", bound=Value)


def change(pieces: dict[K, V], which: Iterable[K], **fields: object) -> None:
    """Replace some of the values in a dict by copies with these fields changed."""
    for key in which:
        pieces[key] = replace(pieces[key], **fields)


def record(cls: T) -> T:
    """Class decorator that writes the ``clone()`` of a record: it copies all fields, then the content of those that can change.

    Raises ``TypeError`` for a field whose type may be mutable and cannot be copied.
    """
    made: typing.Any = cls
    hints = typing.get_type_hints(made)
    scope: dict[str, typing.Any] = {"copy": made.__copy__}
    lines = [f"    new.{name} = {_copy(f'self.{name}', hints[name], made, scope)}" for name in made.__struct_fields__ if not _frozen(hints[name])]
    exec("\n".join(["def clone(self):", "    new = copy(self)", *lines, "    return new"]), scope)
    made.clone = scope["clone"] if lines else made.__copy__
    return cls


def _copy(name: str, hint: typing.Any, owner: type, scope: dict[str, typing.Any]) -> str:
    """Return the expression that copies one field; clone functions of inner records are added to ``scope``."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (list, dict):
        inner = args[-1]
        if _frozen(inner):
            return f"{name}.copy()"
        if _is_record(inner):
            one = f"clone_{inner.__name__}"
            scope[one] = inner.clone
            return f"[{one}(x) for x in {name}]" if origin is list else f"{{k: {one}(x) for k, x in {name}.items()}}"
    elif origin in UNIONS:
        rest = [a for a in args if a is not type(None)]
        if all(_frozen(a) for a in rest):
            return name
        if len(rest) == 1:
            return f"(None if {name} is None else {_copy(name, rest[0], owner, scope)})"
    elif _is_record(hint):
        return f"{name}.clone()"
    elif _frozen(hint):
        return name
    raise TypeError(f"{owner.__name__}: a field of type {hint} cannot be cloned")


@functools.cache
def mutable_fields(cls: type[Record]) -> tuple[str, ...]:
    """Return the names of the fields that ``clone()`` copies; the others hold frozen values, shared by all clones."""
    hints = typing.get_type_hints(cls)
    return tuple(name for name in cls.__struct_fields__ if not _frozen(hints[name]))


def _is_record(hint: typing.Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Record)


def _frozen(hint: typing.Any) -> bool:
    if hint in (int, str, bool, bytes, type(None), object):
        return True
    if isinstance(hint, type) and issubclass(hint, Value):
        return all(_frozen(h) for h in typing.get_type_hints(hint).values())
    origin = typing.get_origin(hint)
    if origin in (tuple, frozenset, typing.Literal, type, Mapping):
        return True
    if origin in UNIONS:
        return all(_frozen(a) for a in typing.get_args(hint))
    params = getattr(hint, "__dataclass_params__", None)
    return hint in (tuple, frozenset) or bool(params and params.frozen) or getattr(hint, "__frozen__", False)
