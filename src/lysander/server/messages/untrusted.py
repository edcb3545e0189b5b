"""Limits of what comes in as plain data or as the text of a variant. All of them are looked at before anything is made of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ...core.tables import DEEPEST, MOST_TEXT, TooDeep, TooLong, check_text
from ..errors import ApiError

LARGEST = 2**53
"""Whole numbers have to be smaller: it is what every client can hold, and no rule needs more."""


def check_plain(value: Any) -> None:
    """Raises ``ApiError`` for plain data with lists within lists that are too deep, giant numbers or texts that cannot be stored."""
    kind = type(value)
    if value is None or kind is bool or (kind is str and "\0" not in value) or (kind is int and -LARGEST < value < LARGEST):
        return
    waiting = [(value, 0)]
    while waiting:
        part, depth = waiting.pop()
        if isinstance(part, str):
            if "\0" in part:
                raise ApiError(400, "bad-request")
        elif isinstance(part, int):
            if not -LARGEST < part < LARGEST:
                raise ApiError(400, "bad-request")
        elif isinstance(part, (list, dict)):
            if depth == DEEPEST:
                raise ApiError(400, "too-deep")
            waiting += [(inner, depth + 1) for inner in part]
            if isinstance(part, dict):
                waiting += [(inner, depth + 1) for inner in part.values()]


def check_variant(variant: str | Mapping[str, Any]) -> None:
    """Raises ``ApiError`` for a variant that is too long or too deep to be read, be it plain data or the text of a TOML file."""
    if isinstance(variant, str):
        try:
            check_text(variant)
        except TooLong:
            raise ApiError(413, "too-large") from None
        except TooDeep:
            raise ApiError(400, "too-deep") from None
        if "\0" in variant:
            raise ApiError(400, "bad-request")
    elif variant:
        check_plain(variant)
        if len(json.dumps(variant)) > MOST_TEXT:
            raise ApiError(413, "too-large")
