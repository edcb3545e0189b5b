"""The words of Flight 181 for the text layer. The sentences are in ``text/*.ftl``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.ask import Ask
from ...core.choice import Choice
from ...core.event import Event
from ...core.sheet import Sheet, SheetRow
from ...core.words import minus
from . import choices, twin
from .names import Names


class Words(Names):
    """Puts questions, answers and views into words, with the names of ``Names``."""

    def question(self, ask: Ask, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments of a question: its facts and the piece its kind names."""
        return choices.question(self, ask, view)

    def option(self, ask: Ask, value: Any, view: Mapping[str, Any]) -> tuple[str, str, str]:
        """Returns label, note and paragraph of one answer."""
        return choices.option(self, ask, value, view)

    def choice(self, ask: Ask, choice: Choice, view: Mapping[str, Any]) -> str:
        """Returns a choice that a bot weighed: for a team or hijacker with its whole action."""
        return choices.choice(self, ask, choice, view)

    def shown(self, form: Mapping[str, Any], listed: Sequence[Any] | None) -> Sequence[Any] | None:
        """Returns the answers worth a line where there are many: routes that enter no square twice, one set of operations for each outcome."""
        return choices.worth_a_line(form, listed)

    def order(self, value: str, view: Mapping[str, Any]) -> tuple[str, str]:
        """14.2 Returns a token with its place, and where its path ends."""
        return choices.order(self, value, view)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """3.2, 8.2, 13.5 Returns how an answer is written that is put together."""
        return choices.form(self, ask, form)

    def twin(self, view: Mapping[str, Any]) -> list[str]:
        """Returns the lines of the text twin that show the view."""
        return twin.lines(self, view)

    def one_side(self, seats: Sequence[Any]) -> str:
        """4.1 Returns the name of a side: that of the Teams however many seats lead them."""
        return self.seat(seats[0] if len(seats) == 1 else "teams")

    def traveller(self, id: str) -> str:
        """Returns the name of a team, a hijacker or a group of passengers."""
        return self.piece(id)

    def sheets(self, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
        """19.7 Returns the Teams' score, item by item, with the pieces it comes from: casualties by their tokens, all others by name."""
        rows = []
        for i in facts["items"]:
            if i["count"]:
                pieces = "none" if i["item"] == "left" else ", ".join(self.piece(p) if p[0] in "pth" else p for p in i["pieces"])
                label = self.say("item-of", label=self.say(f"item-{i['item']}"), count=i["count"], each=minus(i["each"]), pieces=pieces)
                rows.append(SheetRow(label, i["points"], "19.7"))
        return [Sheet(self.say("seat-teams"), tuple(rows), facts["score"])]
