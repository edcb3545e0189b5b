"""31.21 Questions to several seats at once: a seat whose answer is no longer legal, after a correction of the organiser, is asked again."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import Ask, Json, Seat
from ...core.referee import Referee

Make = Callable[[], tuple[Ask, ...]]


def sealed(ref: Referee, make: Make) -> dict[Seat, Json]:
    """Return the answers of all who are asked, each legal at the moment when the last is given; ``make`` makes the asks of that moment."""
    answers: dict[Seat, Json] = {}
    kinds: dict[Seat, str] = {}

    def missing() -> tuple[Ask, ...]:
        asks = tuple(ask for ask in make() if ask.seat not in answers)
        for ask in asks:
            kinds.setdefault(ask.seat, ask.kind)
        return asks

    while True:
        answers |= ref.sealed(missing)
        asks = {ask.seat: ask for ask in make() if kinds.get(ask.seat) == ask.kind}
        stale = [seat for seat, value in answers.items() if seat not in asks or asks[seat].domain.why_not(value) is not None]
        if not stale:
            return answers
        for seat in stale:
            del answers[seat], kinds[seat]
