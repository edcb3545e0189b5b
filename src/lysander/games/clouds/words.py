"""The words of In Clouds of Glory for the text layer. The sentences are in ``text/*.ftl``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.ask import Ask, Json
from ...core.choice import Choice
from ...core.event import Event
from ...core.sheet import Sheet
from . import aid_words, choices, sheets, twin
from .names import Names


class Words(Names):
    """Puts questions, answers and views into words, with the names of ``Names``."""

    def question(self, ask: Ask, view: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments of a question: its facts and what its kind names."""
        return choices.question(self, ask, view)

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Return label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def choice(self, ask: Ask, choice: Choice, view: Mapping[str, Any]) -> str:
        """Return a choice that a bot weighed: a flight plan in words, an attack."""
        return choices.option(self, ask, choice.value, view)[0]

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """34.7, 34.8 Return how an answer is written that is put together."""
        return choices.form(self, ask, form)

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """Return the lines of the text twin that show the view."""
        return twin.lines(self, view)

    def aid(self, facts: Mapping[str, Json]) -> list[str]:
        """11.17 Return the planning aid in lines."""
        return aid_words.lines(self, facts)

    def sheets(self, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
        """28.11 Return the points of each side, each with what it was given for."""
        return sheets.sheets(self, facts)
