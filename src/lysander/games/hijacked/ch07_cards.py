"""7 Passenger cards: select, reveal, turn up neighbours, play or discard, replace."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ...core.ask import Ask, Refusal
from ...core.domain import OneOf
from ...core.referee import Referee
from .ch06_dice import spend, why_no_die
from .ch09_trust import lose_trust
from .ch15_points import check_goals, score, tell
from .rules import Card, pool_of
from .state import KINDS, OWN, TOP, Negotiator, Place, State

FULL = 5


# A select


def why_no_card(state: State, words: list[str]) -> Refusal | None:
    """7.2 to 7.4, 8.3, 8.4, 8.7, 18.5 Returns why ``card 3 a``, ``card 3 -`` or ``card top a`` is not legal, in the order of 5.13."""
    if len(words) != 3 or words[1] not in ("1", "2", "3", "4", "5", "6", TOP):
        return Refusal("7.2", "malformed")
    _, where, die = words
    if die != "-" and (refusal := why_no_die(state, die)):
        return refusal
    if where == TOP:
        return _why_not_top(state, die)
    place = state.row[int(where) - 1]
    if not place.back:
        return Refusal("7.4", "empty-place", {"place": where})
    if place.by == state.active and place.fresh:
        return Refusal("7.4", "reserved-this-turn", {"place": where})
    if place.by == state.active:
        return _why_not_own(state, where, die)
    if die == "-":
        return Refusal("7.2", "needs-die", {"place": where})
    value = state.dice[die]
    if place.down and value != place.back:
        return Refusal("7.2", "wrong-value", {"place": where, "needs": place.back, "value": value})
    if place.by and value < place.value:
        return Refusal("7.2", "too-low", {"place": where, "needs": place.value, "value": value})
    if state.selected and die in OWN:
        return Refusal("7.3", "selection-used")
    if place.by and (why := why_not_playable(state, state.active, state.rules.cards[place.face])):
        return Refusal("8.7", "cannot-play-it", {"place": where, "card": place.face, "why": why.code}, (why,))
    return None


def lists_pile(state: State) -> bool:
    """18.5 Whether the active seat has a tile by which it may select the top card of the draw pile."""
    return any(state.rules.tiles[id].lasting for id in state.me.tiles)


def _why_not_top(state: State, die: str) -> Refusal | None:
    """18.5 Returns why the top card of the draw pile cannot be selected."""
    if not lists_pile(state):
        return Refusal("7.2", "no-pile-tile")
    if not state.pile:
        return Refusal("18.5", "empty-place", {"place": TOP})
    if die == "-":
        return Refusal("7.2", "needs-die", {"place": TOP})
    if state.dice[die] != state.top:
        return Refusal("7.2", "wrong-value", {"place": TOP, "needs": state.top, "value": state.dice[die]})
    return Refusal("7.3", "selection-used") if state.selected and die in OWN else None


def _why_not_own(state: State, where: str, die: str) -> Refusal | None:
    """8.3, 8.4 Returns why the seat cannot select its reserved card: it needs no die, or a bonus or mini die when the limit is used."""
    if die == "-":
        return Refusal("7.3", "selection-used") if state.selected else None
    if die in OWN:
        return Refusal("7.2", "no-die-needed", {"place": where})
    return None if state.selected else Refusal("8.4", "no-die-needed", {"place": where})


def selections(state: State, dice: list[str]) -> Iterator[str]:
    """7.2 Yields all legal selections with these dice, by place; a free one of the seat's reserved card if ``dice`` are all its unspent dice."""
    for n, place in enumerate(state.row, 1):
        if not place.back:
            continue
        if place.by == state.active:
            if not place.fresh and state.selected:
                yield from (f"card {n} {d}" for d in dice if d not in OWN)  # 8.4
            continue
        for die in dice:
            if state.selected and die in OWN:
                continue
            value = state.dice[die]
            if place.by:
                fits = value >= place.value and why_not_playable(state, state.active, state.rules.cards[place.face]) is None
            else:
                fits = not place.down or value == place.back
            if fits:
                yield f"card {n} {die}"
    if state.pile and lists_pile(state):
        yield from (f"card top {d}" for d in dice if state.dice[d] == state.top and not (state.selected and d in OWN))


def own_selections(state: State) -> list[str]:
    """8.3 Returns the free selections of the seat's reserved cards."""
    if state.selected:
        return []
    return [f"card {n} -" for n, p in enumerate(state.row, 1) if p.by == state.active and not p.fresh]


def select(state: State, ref: Referee, where: str, die: str) -> str:
    """7.1, 13.4 Carries out steps A to C, and step D for red cards and cards reserved by another seat. Returns the next step."""
    value = spend(state, die, f"card {where}") if die != "-" else 0
    state.selected = state.selected or die == "-" or die in OWN
    state.chosen = where
    if where == TOP:
        tell(ref, "chose", "18.5", seat=state.active, place=where, die=die, value=value, owner="", card="")
        state.shown = show(state, ref, where, len(state.pools) - 1, state.top, "chosen", "18.5")
        check_goals(state, ref)
        return _decide(state, ref, state.shown, hidden=True)
    place = state.row[int(where) - 1]
    owner, hidden = place.by, place.down
    tell(ref, "chose", "7.2", seat=state.active, place=where, die=die.strip("-"), value=value, owner=owner, card=place.face)
    if owner:
        why = "chosen" if owner == state.active else "taken"
        tell(ref, "die_back", "8.5" if why == "chosen" else "8.8", seat=owner, die=place.die, place=where, card=place.face, why=why)
        place.clear()
    if owner not in ("", state.active):  # 8.7
        play(state, ref, place.face, "")
        turn_neighbours(state, ref, int(where))
        return finish(state, ref)
    if hidden:
        place.face = show(state, ref, where, place.pool, place.back, "chosen", "7.5")
    turn_neighbours(state, ref, int(where))
    check_goals(state, ref)
    return _decide(state, ref, place.face, hidden=hidden)


# B reveal, C neighbours


def show(state: State, ref: Referee, where: str, pool: int, back: int, why: str, rule: str) -> str:
    """7.14 ``draw.face``: turns up a card; each card of the pool with that back is equally likely. The card leaves its pool."""
    backs = state.pools[pool]
    face: str = ref.draw("draw.face", dict.fromkeys(backs[back], 1), rule)
    left = tuple([c for c in backs[back] if c != face])
    state.pools[pool] = (*backs[:back], left, *backs[back + 1 :])
    tell(ref, "turned", rule, place=where, card=face, why=why)
    return face


def turn_neighbours(state: State, ref: Referee, n: int) -> None:
    """7.6 Turns up the face-down neighbours, left before right."""
    for at in (n - 1, n + 1):
        if 1 <= at <= len(state.row) and state.row[at - 1].down:
            place = state.row[at - 1]
            place.face = show(state, ref, str(at), place.pool, place.back, "neighbour", "7.6")


# D play or discard


def _decide(state: State, ref: Referee, card: str, *, hidden: bool) -> str:
    """7.7, 7.11 Discards a red card at once; for any other the seat is asked next. Returns the next step."""
    if not state.rules.cards[card].red:
        return "decide"
    if hidden:
        lose_trust(state, ref, 10, "red_card", "7.11")
    discard(state, ref, card, "7.11")
    return finish(state, ref)


def selected_card(state: State) -> str:
    """Returns the card of the selection in progress."""
    return state.shown if state.chosen == TOP else state.row[int(state.chosen) - 1].face


def why_not_playable(state: State, seat: str, card: Card) -> Refusal | None:
    """7.8 Returns why a seat cannot play a card now, or None."""
    p = state.players[seat]
    if card.red:
        return Refusal("7.8", "red-card", {"card": card.id})
    if state.trust < card.trust:
        return Refusal("7.8", "trust-too-low", {"card": card.id, "needs": card.trust, "trust": state.trust})
    if len(p.cards) >= FULL:
        return Refusal("7.8", "display-full", {"most": FULL})
    return None if payments(p, card.demand) else Refusal("7.8", "not-payable", {"card": card.id, "demand": card.demand})


@lru_cache(maxsize=64)
def _ways(demand: str) -> tuple[str, ...]:
    """7.9 Returns every set of markers that pays a demand: fewest jokers first, then in the order C, F, M."""
    found = {"".join(sorted(way, key=KINDS.index)) for way in product(*((k, "J") for k in demand))}
    return tuple(sorted(found, key=lambda way: (way.count("J"), [KINDS.index(k) for k in way])))


def payments(p: Negotiator, demand: str) -> list[str]:
    """7.9 Returns the sets of markers with which a seat can pay; the empty set if there is no demand."""
    m = p.markers
    return [way for way in _ways(demand) if all(way.count(k) <= m[k] for k in way)]


def play(state: State, ref: Referee, card: str, paid: str) -> None:
    """7.8, 7.9 Pays the demand (``-``: nothing; empty: the seat is asked if it has a choice) and puts the card into the display."""
    me, demand = state.me, state.rules.cards[card].demand
    if not paid:
        ways = payments(me, demand)
        paid = ways[0] if len(ways) == 1 else ref.ask(ask_pay, state, card).split()[1]
    paid = paid.strip("-")
    for kind in paid:
        me.markers[kind] -= 1
    if paid:
        tell(ref, "paid", "7.9", seat=state.active, card=card, markers=paid)
    take_away(state)
    me.cards.append(card)
    me.cards.sort()
    tell(ref, "played", "7.8", seat=state.active, place=state.chosen, card=card)
    check_goals(state, ref)


def ask_pay(state: State, card: str) -> Ask:
    """7.9 Returns the question with which set of markers the seat pays."""
    ways = [f"pay {way}" for way in payments(state.me, state.rules.cards[card].demand)]
    return Ask(
        state.active,
        "card.pay",
        "7.9",
        OneOf(ways, "7.9"),
        ways[0],
        {"card": card, "demand": state.rules.cards[card].demand},
        takeback=True,
        offers=False,
        aloud=True,
    )


def discard(state: State, ref: Referee, card: str, rule: str) -> None:
    """7.10 Puts the card on the discard pile and scores 1 point."""
    take_away(state)
    insort(state.discard, card)
    tell(ref, "discarded", rule, seat=state.active, place=state.chosen, card=card)
    score(state, ref, {state.active: 1}, "discard", "7.10")


def take_away(state: State) -> None:
    """Takes the selected card from its place, or from the top of the draw pile."""
    if state.chosen == TOP:
        state.pile -= 1
        state.shown = ""
        state.top = 0
    else:
        place = state.row[int(state.chosen) - 1]
        place.back, place.face = 0, ""


# E replace


def finish(state: State, ref: Referee) -> str:
    """7.12 Step E: replaces the selected card; returns step F (8.1)."""
    if state.chosen == TOP:
        next_top(state, ref)
    else:
        refill(state, ref, int(state.chosen))
    check_goals(state, ref)
    return "reserve"


def refill(state: State, ref: Referee, n: int) -> None:
    """7.12 Deals the top card face down to the empty place; the back of the next top card is seen."""
    if not state.pile:
        if not state.discard:
            tell(ref, "dealt", "7.12", place=str(n), back=0)
            return
        reshuffle(state, ref)
    place: Place = state.row[n - 1]
    place.back, place.face, place.pool = state.top, "", len(state.pools) - 1
    state.pile -= 1
    tell(ref, "dealt", "7.12", place=str(n), back=place.back)
    next_top(state, ref)


def reshuffle(state: State, ref: Referee) -> None:
    """7.12, 7.14, 26.1 Makes the discard pile the draw pile and opens a new pool."""
    state.pools.append(pool_of(state.rules.cards, state.discard))
    state.pile, state.discard = len(state.discard), []
    tell(ref, "reshuffled", "7.12", cards=state.pile)
    next_top(state, ref)


def next_top(state: State, ref: Referee) -> None:
    """7.14 ``draw.top``: draws the back of the top card from the cards of the newest pool that are not face down in the row."""
    state.top = 0
    if state.pile:
        state.top = ref.draw("draw.top", top_weights(state), "7.12")
    tell(ref, "top", "7.12", back=state.top, pile=state.pile)


def top_weights(state: State) -> dict[int, int]:
    """7.14 Returns the weight of each back for the top card of the draw pile."""
    newest = len(state.pools) - 1
    weights = [len(cards) for cards in state.pools[newest]]
    for place in state.row:
        if place.back and not place.face and place.pool == newest:
            weights[place.back] -= 1
    return {back: weights[back] for back in range(1, 7) if weights[back] > 0}
