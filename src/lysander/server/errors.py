"""Refusals of the server: one exception, one shape of message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class ApiError(Exception):
    """Raised for what is not done: HTTP status, code of the error, facts for its sentence, the paragraph if a rule says no. ``words``: the code of
    the sentence, where one error has several."""

    def __init__(self, status: int, error: str, rule: str = "", words: str = "", **facts: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rule = rule
        self.words = words or error
        self.facts: Mapping[str, Any] = facts


class Damaged(ApiError):
    """Raised for a table whose record cannot be read. ``why`` is for whoever runs the server."""

    def __init__(self, why: str) -> None:
        super().__init__(409, "damaged")
        self.why = why


class Moved(ApiError):
    """Raised for a table that another process of this server owns, or owns now. Whoever asks again reaches that one."""

    def __init__(self) -> None:
        super().__init__(503, "moved")


class Overtaken(ApiError):
    """Raised when another process has changed the table meanwhile. The table has been read anew, and nothing has been done."""

    def __init__(self) -> None:
        super().__init__(409, "stale")
