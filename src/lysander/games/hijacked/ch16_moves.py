"""16 Any-time moves, with 14 figures and the bonus tiles of 18.1 to 18.8: checked, listed, carried out. Every seat may make them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from ...core.ask import Refusal
from ...core.referee import Referee
from .ch07_cards import FULL
from .ch09_trust import build
from .ch15_points import check_goals, gain, hold, score, tell
from .state import KINDS, MINI, Negotiator, State

VERBS = ("cash", "rescue", "pilot", "medal", "tile")
NEEDED = {"rescue": 2, "pilot": 3}
MOST = 3  # 18.4


# judged


def why_no_move(state: State, seat: str, words: list[str]) -> Refusal | None:
    """16.1 Returns why a seat cannot make a move, with the paragraph of its row in the table."""
    verb, rest = words[0], words[1:]
    p = state.players[seat]
    if verb == "cash":
        if len(rest) != 1 or rest[0] not in state.rules.markers:
            return Refusal("16.3", "malformed")
        return None if p.markers[rest[0]] else Refusal("16.3", "no-marker", {"kind": rest[0]})
    if verb in NEEDED:
        return _why_no_figure(state, p, verb, rest)
    if verb == "medal":
        return _why_no_medal(state, seat, rest)
    if verb == "tile" and rest[:1] and rest[0] in ("1", "2", "4", "5", "6"):
        return _why_no_tile(state, seat, int(rest[0]), rest[1:])
    return Refusal("16.1", "malformed")


def _why_no_figure(state: State, p: Negotiator, verb: str, cards: list[str]) -> Refusal | None:
    """14.1, 14.2, 14.4, 14.5 Returns why these cards cannot be traded for a passenger or a pilot."""
    rule = "14.1" if verb == "rescue" else "14.2"
    refusal = _why_not_mine(p, cards, NEEDED[verb], rule)
    if refusal:
        return refusal
    if len({c[0] for c in cards}) > 1:
        return Refusal(rule, "not-one-colour", {"cards": cards})
    return _why_none_left(state, "passenger" if verb == "rescue" else "pilot")


def _why_not_mine(p: Negotiator, cards: list[str], count: int, rule: str) -> Refusal | None:
    if len(cards) != count or cards != sorted(set(cards)):
        return Refusal(rule, "malformed")
    return None if all(c in p.cards for c in cards) else Refusal(rule, "cards-not-yours", {"cards": [c[:3] for c in cards]})


def _why_none_left(state: State, figure: str) -> Refusal | None:
    """14.4 Returns the refusal if no figure of this kind is left on the aircraft."""
    left = state.passengers_left() if figure == "passenger" else state.pilots_left()
    return None if left else Refusal("14.4", "no-figure", {"figure": figure})


def _why_no_medal(state: State, seat: str, rest: list[str]) -> Refusal | None:
    """17.5 Returns why the seat cannot cash this medal."""
    if not state.rules.medals_any:
        return Refusal("17.5", "medals-final")
    if any(rest == [str(m.value)] and m.seat == seat and not m.cashed for m in state.medals):
        return None
    return Refusal("17.5", "no-medal")


def _why_no_tile(state: State, seat: str, tile: int, rest: list[str]) -> Refusal | None:
    """18.1 to 18.8 Returns why the seat cannot use this bonus tile so."""
    p, rule = state.players[seat], f"18.{tile + 2}"
    if tile not in p.tiles:
        return Refusal(rule, "no-tile", {"tile": tile})
    if tile == 1:
        return _why_not_mine(p, rest, 3, rule) or _why_none_left(state, "pilot")
    if tile == 2:
        return _why_not_give(state, seat, rest)
    if tile == 5:
        return _why_not_take(state, p, rest)
    if rest:
        return Refusal(rule, "malformed")
    if tile == 6 and state.trust >= 100:
        return Refusal("18.8", "trust-full")
    return None


def _why_not_give(state: State, seat: str, gifts: list[str]) -> Refusal | None:
    """18.4 Returns why ``C>A F>C`` is not legal: markers of the giver, to other seats that have the points to receive them."""
    if not gifts or any(len(g) != 3 or g[0] not in KINDS or g[1] != ">" for g in gifts):
        return Refusal("18.4", "malformed")
    if len(gifts) > MOST:
        return Refusal("18.4", "too-many", {"most": MOST})
    if any(g[2] == seat for g in gifts):
        return Refusal("18.4", "not-to-yourself")
    if any(g[2] not in state.players for g in gifts):
        return Refusal("18.4", "no-receiver")
    if gifts != sorted(gifts, key=_gift_order):
        return Refusal("18.4", "malformed")
    p = state.players[seat]
    kinds = [g[0] for g in gifts]
    if any(kinds.count(k) > p.markers[k] for k in kinds):
        return Refusal("18.4", "not-owned", {"markers": "".join(kinds)})
    to = [g[2] for g in gifts]
    short = next((s for s in to if to.count(s) > state.players[s].score), "")
    return Refusal("18.4", "receiver-short", {"seat": short, "points": state.players[short].score}) if short else None


def _gift_order(gift: str) -> tuple[int, str]:
    return KINDS.index(gift[0]), gift[2]


def _why_not_take(state: State, p: Negotiator, rest: list[str]) -> Refusal | None:
    """18.7 Returns why a card cannot be taken from the discard pile. It is no selection (7.3): only room in the display is needed."""
    if len(rest) != 1 or rest[0] not in state.rules.cards:
        return Refusal("18.7", "malformed")
    if rest[0] not in state.discard:
        return Refusal("18.7", "not-in-discard", {"card": rest[0]})
    if state.rules.cards[rest[0]].red:
        return Refusal("18.7", "red-card", {"card": rest[0]})
    return Refusal("18.7", "display-full", {"most": FULL}) if len(p.cards) >= FULL else None


# listed


def has_move(state: State, seat: str) -> bool:
    """5.8 Whether the seat has at least one legal any-time move."""
    p = state.players[seat]
    if p.count():
        return True
    return any(True for _ in _moves_without_cash(state, seat, p, gifts=False))


def moves(state: State, seat: str, *, gifts: bool = True) -> list[str]:
    """16.1 Returns all legal any-time moves of a seat, in the order of the table; without ``gifts`` those of tile 2 are left out."""
    p = state.players[seat]
    found = [f"cash {k}" for k in KINDS if p.markers[k]]
    found += _moves_without_cash(state, seat, p, gifts=gifts)
    return found


def _moves_without_cash(state: State, seat: str, p: Negotiator, *, gifts: bool) -> Iterator[str]:
    if len(p.cards) >= 2:
        alike = {c: [x for x in p.cards if x[0] == c] for c in "BGYS"}
        for verb, left in (("rescue", state.passengers_left()), ("pilot", state.pilots_left())):
            if left:
                for cards in alike.values():
                    yield from (f"{verb} {' '.join(way)}" for way in combinations(cards, NEEDED[verb]))
    if state.rules.medals_any:
        for m in state.medals:
            if m.seat == seat and not m.cashed:
                yield f"medal {m.value}"
    for tile in p.tiles:
        if tile == 1 and state.pilots_left():
            yield from (f"tile 1 {' '.join(way)}" for way in combinations(p.cards, 3))
        elif tile == 2 and gifts:
            yield from (f"tile 2 {way}" for way in gifts_of(state, seat, p))
        elif tile == 4 or (tile == 6 and state.trust < 100):
            yield f"tile {tile}"
        elif tile == 5 and len(p.cards) < FULL:
            yield from (f"tile 5 {c}" for c in state.discard if c[0] != "R")


def gifts_of(state: State, seat: str, p: Negotiator) -> Iterator[str]:
    """18.4 Yields all ways to give 1 to 3 markers."""
    single = [f"{k}>{s}" for k in KINDS if p.markers[k] for s, other in state.players.items() if s != seat and other.score]
    for count in range(1, MOST + 1):
        for way in combinations_with_replacement(single, count):
            if count == 1 or _why_not_give(state, seat, list(way)) is None:
                yield " ".join(way)


# carried out


def carry_out(state: State, ref: Referee, seat: str, value: str) -> None:
    """5.10 Carries out one any-time move completely."""
    words = value.split()
    verb, rest, p = words[0], words[1:], state.players[seat]
    if verb == "cash":  # 16.3
        p.markers[rest[0]] -= 1
        tell(ref, "cashed", "16.3", seat=seat, marker=rest[0])
        score(state, ref, {seat: 1}, "cash", "16.3")
    elif verb == "rescue":
        free(state, ref, seat, "passenger", rest, "14.1")
    elif verb == "pilot":
        free(state, ref, seat, "pilot", rest, "14.2")
    elif verb == "medal":  # 17.5
        medal = next(m for m in state.medals if m.seat == seat and str(m.value) == rest[0])
        medal.cashed = True
        tell(ref, "cashed_medal", "17.5", seat=seat, medal=medal.value)
        score(state, ref, {seat: medal.value}, "medal", "17.5")
    else:
        use(state, ref, seat, int(rest[0]), rest[1:])


def free(state: State, ref: Referee, seat: str, figure: str, cards: list[str], rule: str) -> None:
    """14.1 to 14.3 Puts the cards on the discard pile and gives the seat a figure: 3 or 5 points."""
    p = state.players[seat]
    for card in cards:
        p.cards.remove(card)
        insort(state.discard, card)
    if figure == "pilot":
        p.pilots += 1
    else:
        p.passengers += 1
    tell(ref, "rescued", rule, seat=seat, figure=figure, cards=list(cards))
    why = "tile_1" if rule == "18.3" else figure
    score(state, ref, {seat: 5 if figure == "pilot" else 3}, why, rule)


def use(state: State, ref: Referee, seat: str, tile: int, rest: list[str]) -> None:
    """18.1, 18.2, 27.3 Uses a bonus tile, which then goes to the box."""
    p = state.players[seat]
    p.tiles.remove(tile)
    insort(state.used, tile)
    rule = f"18.{tile + 2}"
    tell(ref, "used", rule, seat=seat, tile=tile)
    if tile == 1:
        free(state, ref, seat, "pilot", rest, rule)
    elif tile == 2:
        give(state, ref, seat, rest)
    elif tile == 4:  # 18.6
        die = state.in_supply(MINI)[:1]
        if die:
            hold(state, ref, seat, die, "tile")
        if state.left("J"):
            gain(state, ref, seat, "J", "tile", rule)
        check_goals(state, ref)
    elif tile == 5:  # 18.7
        state.discard.remove(rest[0])
        insort(p.cards, rest[0])
        tell(ref, "took", rule, seat=seat, card=rest[0])
        check_goals(state, ref)
    else:  # 18.8
        build(state, ref, seat, rule)


def give(state: State, ref: Referee, seat: str, gifts: list[str]) -> None:
    """18.4 Gives markers as one joint event: the giver moves forward, each receiver back."""
    gains = {seat: len(gifts)}
    for kind, to in ((g[0], g[2]) for g in gifts):
        state.players[seat].markers[kind] -= 1
        state.players[to].markers[kind] += 1
        gains[to] = gains.get(to, 0) - 1
        tell(ref, "gave", "18.4", seat=seat, marker=kind, to=to)
    score(state, ref, gains, "tile_2", "18.4")
