"""Changes that are made again when another process has changed the table first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from ..errors import ApiError, Overtaken
from .live_table import LiveTable
from .refresh import catch_up

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 5
TOO_FAST = 429


def retried(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Returns ``change``, made again on the table as it is then, up to ``TRIES`` times, where another process was faster, or where it is refused and
    this process has not heard yet of what another has changed. For changes that mean the same whatever others did: a line of talk, a seat. An
    answer is made for a position, and is not one of them. The lock of the table is held by the caller."""

    @wraps(change)
    async def again(*args: P.args, **kwargs: P.kwargs) -> T:
        table = next(one for one in args if isinstance(one, LiveTable))
        for _ in range(TRIES - 1):
            try:
                return await change(*args, **kwargs)
            except Overtaken:
                continue
            except ApiError as no:
                if no.status == TOO_FAST or not await catch_up(table):
                    raise
        return await change(*args, **kwargs)

    return again
