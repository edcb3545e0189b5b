"""Time that counts where nights do not: from 8 to 22 o'clock in the zone of a seat. Times are in milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

MORNING, EVENING = 8, 22
SHARE = EVENING - MORNING
"""Hours of a day that count."""


@lru_cache(maxsize=1000)
def zone_of(name: str) -> tzinfo:
    """Returns a zone by its name, the world's time where it is empty. Raises ``ValueError``."""
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, KeyError) as error:
        raise ValueError(f"{name!r} is no time zone") from error


def counted(start: int, end: int, zone: str) -> int:
    """Returns how much of the time between two moments counts."""
    sum = 0
    for begins, ends in _days(start, zone):
        if begins >= end:
            break
        sum += min(end, ends) - begins
    return sum


def after(start: int, time: int, zone: str) -> int:
    """Returns when so much time that counts will have passed."""
    for begins, ends in _days(start, zone):
        if time <= ends - begins:
            return begins + time
        time -= ends - begins
    raise AssertionError("days go on")


def _days(start: int, zone: str) -> Iterator[tuple[int, int]]:
    """Returns the stretches of time that count, from a moment on."""
    local = zone_of(zone)
    day = datetime.fromtimestamp(start / 1000, local).date()
    while True:
        begins, ends = (int(datetime(day.year, day.month, day.day, hour, tzinfo=local).timestamp() * 1000) for hour in (MORNING, EVENING))
        if ends > start:
            yield max(start, begins), ends
        day += timedelta(days=1)
