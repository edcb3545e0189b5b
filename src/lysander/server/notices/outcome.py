"""What comes of a message that is sent."""

from __future__ import annotations

from typing import Literal, NamedTuple

SENT: Literal["sent"] = "sent"
AGAIN: Literal["again"] = "again"
NEVER: Literal["never"] = "never"
GONE: Literal["gone"] = "gone"


class Outcome(NamedTuple):
    """``sent``: it arrived, or may have. ``again``: it did not, and may later. ``never``: this one will not. ``gone``: nothing will.
    ``result``: a status, or a word for what hindered it (``messages/words.py``, ``notice-result-…``)."""

    kind: Literal["sent", "again", "never", "gone"]
    result: str


def of_status(status: int) -> Outcome:
    """Returns what a status of HTTP means. A receiver that sends elsewhere is not followed."""
    if 200 <= status < 300:
        return Outcome(SENT, str(status))
    if status in (404, 408, 425, 429) or status >= 500:
        return Outcome(AGAIN, str(status))
    return Outcome(GONE if status == 410 else NEVER, str(status))
