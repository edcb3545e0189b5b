"""7.14, 9.2 Public odds: cards that a face-down card can be, cubes of the bag. Chances in whole per cent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.words import percent
from .rules import Card, Rules

View = Mapping[str, Any]
FULL = 5


def possible(view: View, place: Mapping[str, Any] | None) -> Sequence[str]:
    """7.14 Returns the cards that a face-down card of the row can be, or with None the top card of the pile; all are equally likely."""
    pools = view["unseen"]
    if not pools:
        return ()
    found: Sequence[str] = pools[-1][view["top"]] if place is None else pools[place["pool"]][place["back"]]
    return found


def why_unplayable(rules: Rules, view: View, seat: str, card: Card) -> str:
    """7.8 Returns why a seat cannot play a card now: ``red``, ``trust``, ``full``, ``pay``; empty if it can."""
    own = view["seats"][seat]
    if card.red:
        return "red"
    if view["trust"] < card.trust:
        return "trust"
    if len(own["cards"]) >= FULL:
        return "full"
    missing = sum(max(0, card.demand.count(k) - own["markers"][k]) for k in "CFM")
    return "pay" if missing > own["markers"]["J"] else ""


def face_odds(rules: Rules, view: View, seat: str, ids: Sequence[str]) -> dict[str, int]:
    """7.14 Returns how many cards are possible, and the chances that the card is red and that the seat could play it now."""
    cards = [rules.cards[c] for c in ids]
    red = sum(c.red for c in cards)
    playable = sum(not why_unplayable(rules, view, seat, c) for c in cards) if seat in view["seats"] else 0
    return {"count": len(cards), "red": percent(red, len(cards)), "playable": percent(playable, len(cards))}


def cube_odds(green: int, red: int, most: int = 3) -> dict[str, int]:
    """9.2, 9.3 For a trust action that always goes on: the chance that the first cube is green, that ``most`` are, and the mean rise of trust."""
    chances, chance = [], 1.0
    for n in range(min(most, green)):
        chance *= (green - n) / (green + red - n)
        chances.append(chance)
    last = chances[-1] if len(chances) == most else 0.0
    return {"first": percent(green, green + red), "three": round(100 * last), "gain": round(10 * sum(chances))}
