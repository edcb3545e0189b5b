"""Plain data: views, asks and events as they are sent to clients."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache

from .ask import Ask, Json
from .event import Event

written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Encode plain data as JSON."""


@lru_cache(maxsize=256)
def names_of(kind: type) -> tuple[str, ...]:
    """Return the field names of a dataclass or a struct; empty for anything else."""
    names: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
    return tuple(f.name for f in fields(kind)) if is_dataclass(kind) else names


def plain(value: Json) -> Json:
    """Return ``value`` as dicts with text keys, lists, texts, whole numbers, booleans and None. Raises ``TypeError`` for anything else."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, (list, tuple, range)):
        return [plain(v) for v in value]
    if isinstance(value, Mapping):
        for key in value:
            if not isinstance(key, str):
                raise TypeError(f"a key that is no text: {key!r}")
        return {k: plain(v) for k, v in value.items()}
    names = names_of(type(value))  # type: ignore[arg-type]  # a class is hashable
    if names:
        return {n: plain(getattr(value, n)) for n in names}
    raise TypeError(f"{type(value).__name__} is not plain data: {value!r}")


def text_of(value: Json) -> str:
    """Return plain data as one text; equal values give equal bytes."""
    return written(plain(value))


def ask_data(ask: Ask) -> dict[str, Json]:
    """Return everything that a client can learn from an open ask."""
    head = {"seat": ask.seat, "kind": ask.kind, "rule": ask.rule, "facts": ask.facts, "default": ask.default}
    return head | {"takeback": ask.takeback, "standing": ask.standing, "domain": ask.domain.describe(), "members": ask.domain.members()}


def event_data(event: Event) -> dict[str, Json]:
    """Return everything that a client can learn from an event that it is told."""
    return {"kind": event.kind, "rule": event.rule, "facts": event.facts}
