"""From facts to words: all that the text layer asks of Escape and Evasion. Sentences themselves stand in ``text/*.ftl``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask
from ...core.choice import Choice
from . import choices, twin
from .names import Names


class Words(Names):
    """Questions with their answers, and the view in lines; what they name is named by ``Names``."""

    def question(self, ask: Ask, view: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a question: its facts, and what its kind and domain tell."""
        return choices.question(self, ask, view)

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def choice(self, ask: Ask, choice: Choice, view: Mapping[str, Any]) -> str:
        """A choice that a bot weighed: an order with its path, a walk, or staying."""
        return choices.choice(self, ask, choice, view)

    def order(self, value: str, view: Mapping[str, Any]) -> tuple[str, str]:
        """8.2 Unit with its place, and the verb of an order alone, for lists by unit."""
        return choices.order_by_unit(self, value, view)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """6.1 What a party is put together from: men who may still move, one line for each hex."""
        return self.groups(form["groups"]) if form["type"] == "party" else []

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """The lines of the text twin that show the view."""
        return twin.lines(self, view)
