"""From facts to words: all that the text layer asks of Hijacked. Sentences themselves stand in ``text/*.ftl``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.ask import Ask
from ...core.event import Event
from ...core.sheet import Sheet
from . import choices, twin
from .names import Names


class Words(Names):
    """Answers, the view in lines and the final sheets; what they name is named by ``Names``."""

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def order(self, value: str, view: Mapping[str, Any]) -> tuple[str, str]:
        """The action, and what it is done with, for lists by action."""
        return choices.order(self, value, view)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """11.2, 6.5, 18.4 Answers that are put together: a push-back, a change of a die, gifts."""
        return choices.form(self, form, view)

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """The lines of the text twin that show the view."""
        return twin.lines(self, view)

    def sheets(self, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
        """20.5 The final scores and what they are made of."""
        return twin.sheets(self, facts, events)
