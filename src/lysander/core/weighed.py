"""What a bot weighed, as facts: bots give it, the text layer tells it."""

from __future__ import annotations

import msgspec

from .ask import Json


class Choice(msgspec.Struct, frozen=True):
    """One choice that a bot weighed, as facts; the text layer makes words of it (``text/advice.py``).

    ``value`` is an answer to the question, None where it takes more than one; then ``what`` names the choice (``stay:0309``: a message
    ``choice-stay`` of the game). ``then`` are kinds and values of what would be answered next. ``worth`` is measured in ``unit`` (a message
    ``worth-<unit>`` of the game, which gets it as ``worth`` with two digits, as ``points`` with one and as ``percent``; empty: only the order
    counts) by ``count`` of ``by`` (a message ``weighed-<by>``; 0: without a search). ``note``
    says more (a message ``advice-<note>``)."""

    value: Json
    worth: float = 0.0
    unit: str = ""
    count: int = 0
    by: str = ""
    note: str = ""
    what: str = ""
    then: tuple[tuple[str, Json], ...] = ()


Reason = Choice | str
"""A choice; a program of somebody else says in words of its own what it weighed."""
