"""A choice that a bot has weighed, as facts: bots make it, the text layer turns it into words."""

from __future__ import annotations

import msgspec

from .ask import Json


class Choice(msgspec.Struct, frozen=True):
    """One choice that a bot weighed, as facts; ``text/advice.py`` turns it into words.

    ``value`` is an answer to the question; None if the choice takes more than one answer. Then ``what`` names it (``stay:0309`` by the message
    ``choice-stay`` of the game). ``then`` holds kinds and values of the answers that would follow.

    ``worth`` is measured in ``unit``, and ``unit`` is a message ``worth-<unit>`` of the game. The message gets the worth as ``points``,
    ``hundredths`` of a point, ``percent`` and ``chance`` (see ``text/advice.py``). Without a ``unit`` only the order of the choices counts. ``count``
    and ``by`` say how it was found: ``count`` times what the message ``weighed-<by>`` names; 0 means without a search. ``note`` adds a message
    ``advice-<note>``.
    """

    value: Json
    worth: float = 0.0
    unit: str = ""
    count: int = 0
    by: str = ""
    note: str = ""
    what: str = ""
    then: tuple[tuple[str, Json], ...] = ()


Reason = Choice | str
"""A choice, or the words in which a program of somebody else explains itself."""
