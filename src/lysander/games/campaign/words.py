"""The words of the campaign for the text layer. The sentences are in ``text/*.ftl``; those of its battles are there, too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.ask import Ask
from ...core.event import Event
from ...core.sheet import Sheet
from . import choices, sheets, twin
from .names import Names


class Words(Names):
    """Puts questions, answers and views into words, with the names of ``Names``."""

    def question(self, ask: Ask, view: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments of a question."""
        return choices.question(self, ask, view)

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Return label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """34.8 Return how an answer is written that is put together."""
        return choices.form(self, ask, form, view)

    def sheets(self, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
        """31.22 Return the points of each side, mission by mission."""
        return sheets.sheets(self, facts, events)

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """Return the lines of the text twin that show the view."""
        return twin.lines(self, view)
