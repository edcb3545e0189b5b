"""The words of Escape and Evasion for the text layer. The sentences are in ``text/*.ftl``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.ask import Ask
from ...core.choice import Choice
from ...core.event import Event
from ...core.sheet import Sheet
from . import choices, known, tally, twin, would
from .names import Names
from .odds import looks_on_path


class Words(Names):
    """Puts questions, answers and views into words, with the names of ``Names``."""

    def question(self, ask: Ask, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments of a question: its facts, and what its kind and domain tell."""
        return choices.question(self, ask, view)

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Returns label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def choice(self, ask: Ask, choice: Choice, view: Mapping[str, Any]) -> str:
        """Returns a choice that a bot weighed: an order with its path, a walk, or staying."""
        return choices.choice(self, ask, choice, view)

    def order(self, value: str, view: Mapping[str, Any]) -> tuple[str, str]:
        """8.2 Returns a unit with its hex, and the verb of an order alone, for lists by unit."""
        return choices.order_by_unit(self, value, view)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """6.1 Returns the men who may still move, from whom a party is put together, one line for each hex."""
        return self.groups(form["groups"]) if form["type"] == "party" else []

    def domain(self, ask: Ask, described: dict[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
        """4.13 Returns the description of a domain with what its seat knows of the hexes in it."""
        if "light" not in view or described["type"] not in ("path", "party"):
            return super().domain(ask, described, view)
        if described["type"] == "party":
            return known.of_party(self, described, view)
        numbers = {} if "men" in view else looks_on_path(self.rules, ask.facts, described["moves"], view)
        return described | numbers | known.of_path(self, ask.facts, described, view)

    def sheets(self, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
        """13.2, 13.3 Returns for each side by what it has won or lost."""
        return tally.sheets(self, facts, events)

    def traveller(self, id: str) -> str:
        """Returns the name of a man, or of a patrol or lorry."""
        return self.men[id] if id in self.men else self.unit(id)

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """Returns the lines of the text twin that show the view."""
        return twin.lines(self, view)

    def difference(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> tuple[list[str], list[str]]:
        """15.22 Returns the lines of a view that an answer of the umpire would take away, and those that it would add."""
        return would.difference(self, before, after)
