"""The words of Hijacked for the text layer. The sentences are in ``text/*.ftl``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.ask import Ask
from ...core.event import Event
from ...core.sheet import Sheet
from . import choices, twin
from .names import Names


class Words(Names):
    """Puts answers, views and final sheets into words, with the names of ``Names``."""

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Returns label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def order(self, value: str, view: Mapping[str, Any]) -> tuple[str, str]:
        """Returns action and object of an answer, for lists by action."""
        return choices.order(self, value, view)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """11.2, 6.5, 18.4 Returns how answers are written that are put together: a push-back, a change of a die, gifts."""
        return choices.form(self, form, view)

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """Returns the lines of the text twin that show the view."""
        return twin.lines(self, view)

    def sheets(self, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
        """20.5 Returns the final scores with their sources."""
        return twin.sheets(self, facts, events)
