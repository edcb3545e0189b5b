"""The invariants of a state."""

from __future__ import annotations

from .ch07_cards import FULL, top_weights
from .state import BONUS, MINI, OWN, State

Rows = list[tuple[str, bool]]


def broken_invariants(state: State) -> list[str]:
    """Returns the invariants that are broken, in words with their paragraph."""
    if state.step == "setup" or not state.medals:
        return []
    rows = [*_pieces(state), *_tracks(state), *_cards(state), *_dice(state), *_tiles(state)]
    return [words for words, holds in rows if not holds]


def _pieces(state: State) -> Rows:
    """2, 3 Returns the invariants of seats, markers and figures."""
    rules, players = state.rules, state.players
    return [
        ("2.1 more figures than there are", state.passengers_left() >= 0 and state.pilots_left() >= 0),
        ("2.3 more markers than there are", all(state.left(k) >= 0 for k in rules.markers)),
        ("2.3 less than no markers", all(n >= 0 for p in players.values() for n in p.markers.values())),
        ("3.2 start seat", state.start in rules.seats and state.active in players),
    ]


def _tracks(state: State) -> Rows:
    """2, 3 Returns the invariants of the tracks."""
    rules, players = state.rules, state.players
    tracks = {p.track for p in players.values()}
    return [
        ("2.6 trust", state.trust % 10 == 0 and 0 <= state.trust <= 100),
        ("2.7 the squad is off the track", 0 <= state.squad <= rules.top and (state.squad > 0 or state.result is not None)),
        ("2.8 recognition", all(0 <= p.step <= 4 for p in players.values())),
        ("3.4 two seats on one track", len(tracks - {0}) == len(players) <= 4 and all(t in rules.bonus for t in tracks)),
    ]


def _cards(state: State) -> Rows:
    """2, 7 Returns the invariants of passenger cards."""
    rules, players = state.rules, state.players
    cards = [
        *state.discard,
        *(p.face for p in state.row if p.face),
        *(c for p in players.values() for c in p.cards),
        *([state.shown] * bool(state.shown)),
    ]
    unseen = [c for pool in state.pools for cards_ in pool for c in cards_]
    down = sum(p.down for p in state.row)
    return [
        ("2.2 a card is in two places, or seen and unseen", len(set(cards)) == len(cards) and not set(cards) & set(unseen)),
        ("2.2 a card is nowhere", len(cards) + len(unseen) == len(rules.cards) and len(set(unseen)) == len(unseen)),
        ("2.4 six places", len(state.row) == 6),
        ("7.13 a display is too full", all(len(p.cards) <= FULL and p.cards == sorted(p.cards) for p in players.values())),
        ("7.11 a red card in a display", not any(c[0] == "R" for p in players.values() for c in p.cards)),
        ("7.14 more cards than pools hold", state.pile + down <= len(unseen) and all(0 <= p.pool < len(state.pools) for p in state.row)),
        ("7.14 a back that no card of its pool has", _backs_fit(state)),
        ("7.12 a top card of an empty pile", state.pile > 0 or state.top == 0),
    ]


def _dice(state: State) -> Rows:
    """6, 8, 13 Returns the invariants of dice, reservations and the levelling window."""
    rules, players = state.rules, state.players
    reserved = [(p.by, p.die) for p in state.row if p.by]
    held = [d for p in players.values() for d in p.held]
    dice = set(state.dice)
    return [
        ("8.1 a reservation without its owner or its card", all(by in rules.seats and p.face for p in state.row if (by := p.by))),
        ("8.1 one reservation a seat, one die a card", len({by for by, _ in reserved}) == len(reserved) or _two_by_bonus(reserved)),
        ("6.2 a die in two places", all((state.active, d) not in reserved for d in dice) and len(set(reserved)) == len(reserved)),
        ("6.1 dice that the seat does not have", all(d in OWN or d in players[state.active].held for d in dice)),
        ("8.2 a reserving die that the seat does not have", all(d in OWN or d in players[by].held for by, d in reserved)),
        ("13.1 a die is held twice", len(set(held)) == len(held) and set(held) <= {*BONUS[: rules.bonus_dice], *MINI}),
        ("13.3 a due round is past", all(due >= state.round for p in players.values() for due in p.held.values())),
        ("11.4 a window without its dice", state.call is None or (set(state.call.dice) <= dice and state.call.seat in rules.seats)),
    ]


def _tiles(state: State) -> Rows:
    """10, 17, 18 Returns the invariants of hijackers, discs, medals, the star, bonus tiles and Cybot cards."""
    rules, players = state.rules, state.players
    seats = {"", *players}
    hijackers = [*(t for p in players.values() for t in p.hijackers), *(x.tile for x in state.lines if x.tile)]
    tiles = [*(t for p in players.values() for t in p.tiles), *state.used]
    discs = [x.seat for x in state.lines if x.seat]
    return [
        ("10.3 a seat has one disc", len(set(discs)) == len(discs) and set(discs) <= seats),
        ("10.5 a line without a hijacker", all(x.tile or not (x.progress or x.seat) for x in state.lines) and len(state.lines) == 4),
        ("3.6 a hijacker is in two places", len(set(hijackers)) == len(hijackers)),
        ("18.1 a bonus tile is in two places", len(set(tiles)) == len(tiles) and set(tiles) <= set(rules.tiles)),
        ("17 medals", sorted(m.value for m in state.medals) == sorted(rules.medals) and all(m.seat in seats for m in state.medals)),
        ("9.6 the star", state.star in seats),
        ("18.9 the first persuasion", state.persuader in seats and (not state.persuader or players[state.persuader].hijackers != [])),
        ("21.2 Cybot cards", set(state.turned) <= set(rules.cybot) and len(set(state.turned)) == len(state.turned)),
    ]


def _backs_fit(state: State) -> bool:
    """7.14 Whether each face-down card, and the top of the pile, can be a card of its pool."""
    for n, pool in enumerate(state.pools):
        lie = [p.back for p in state.row if p.down and p.pool == n]
        if any(lie.count(back) > len(pool[back]) for back in lie):
            return False
    return not state.top or bool(state.shown) or state.top in top_weights(state)


def _two_by_bonus(reserved: list[tuple[str, str]]) -> bool:
    """8.1 Whether two reservations of a seat are legal: it reserved again before an old reservation ended."""
    return all(sum(b == by for b, _ in reserved) <= 2 for by, _ in reserved)
