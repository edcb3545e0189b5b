"""31.21 Questions to several seats at once: a seat whose answer is no longer legal, after a correction of the organiser, is asked again."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import Ask, Json, Seat
from ...core.referee import Referee

Make = Callable[[], tuple[Ask, ...]]


def sealed(ref: Referee, make: Make) -> dict[Seat, Json]:
    """Return the answers of all who are asked, each legal at the moment when the last is given; ``make`` makes the asks of that moment."""
    answers: dict[Seat, Json] = {}
    while True:
        answers |= ref.sealed(lambda given=answers: tuple(ask for ask in make() if ask.seat not in given))  # type: ignore[misc]
        asks = {ask.seat: ask for ask in make()}
        legal = {seat: value for seat, value in answers.items() if seat in asks and asks[seat].domain.why_not(value) is None}
        if len(legal) == len(answers):
            return legal
        answers = legal
