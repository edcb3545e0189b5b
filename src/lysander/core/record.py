"""Plain mutable records with a generated ``clone()``, and the frozen values they hold.

A record holds numbers, strings, ``None``, tuples, values, and lists or dicts of these or of records. A value is never changed but
replaced by another, and a field declared as a ``Mapping`` is replaced as a whole, so clones share both. The clone is written
from the field list, so that a new field can never be forgotten.
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
    """Base of all records: a slotted class with a field for each annotation, made, compared and copied in C."""

    def clone(self: R) -> R:
        """A copy that shares nothing mutable with this record."""
        raise NotImplementedError("decorate the class with @record")


class Value(Struct, frozen=True, gc=False):
    """A frozen thing of numbers and texts alone: a piece on the board as it stands now. ``replace(value, field=…)`` makes the next one."""


R = TypeVar("R", bound=Record)
V = TypeVar("V", bound=Value)


def change(pieces: dict[K, V], which: Iterable[K], **fields: object) -> None:
    """Replace some of the values in a dict by others of which these fields differ."""
    for key in which:
        pieces[key] = replace(pieces[key], **fields)


def record(cls: T) -> T:
    """Write the ``clone()`` of a record: a copy of all its fields, then those that can change are copied in their turn.

    Raises ``TypeError`` for a field whose type could be mutable and is not known how to copy.
    """
    made: typing.Any = cls
    hints = typing.get_type_hints(made)
    scope: dict[str, typing.Any] = {"copy": made.__copy__}
    lines = [f"    new.{name} = {_copy(f'self.{name}', hints[name], made, scope)}" for name in made.__struct_fields__ if not _frozen(hints[name])]
    exec("\n".join(["def clone(self):", "    new = copy(self)", *lines, "    return new"]), scope)
    made.clone = scope["clone"] if lines else made.__copy__
    return cls


def _copy(name: str, hint: typing.Any, owner: type, scope: dict[str, typing.Any]) -> str:
    """The expression that copies one field; clone functions of inner records go into ``scope``."""
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
    """The fields of a record that ``clone()`` copies; the others hold frozen values, shared by all clones."""
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
