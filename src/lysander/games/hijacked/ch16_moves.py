"""16 Any-time moves, with 14 figures and the bonus tiles of 18.1 to 18.8: checked, listed, carried out. Every seat may make them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any

from ...core.ask import Refusal
from ...core.referee import Referee
from .ch07_cards import FULL
from .ch09_trust import build
from .ch15_points import check_goals, gain, hold, score, tell
from .rules import GIVE, TAKE, TRADE, BonusTile
from .state import KINDS, MINI, Negotiator, State

VERBS = ("cash", "rescue", "pilot", "medal", "tile")
NEEDED = {"rescue": 2, "pilot": 3}


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
    tile = state.rules.tiles.get(int(rest[0])) if verb == "tile" and rest and rest[0].isdecimal() else None
    if tile is None or tile.lasting or rest[0] != str(tile.id):
        return Refusal("16.1", "malformed")
    return _why_no_tile(state, seat, tile, rest[1:])


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


def _why_no_tile(state: State, seat: str, tile: BonusTile, rest: list[str]) -> Refusal | None:
    """18.1 to 18.8 Returns why the seat cannot use this bonus tile so."""
    p, first = state.players[seat], tile.does[0]
    if tile.id not in p.tiles:
        return Refusal(tile.rule, "no-tile", {"tile": tile.id})
    if tile.verb == TRADE:
        return _why_no_trade(state, p, tile, rest)
    if tile.verb == GIVE:
        return _why_not_give(state, seat, rest, first["up_to"])
    if tile.verb == TAKE:
        return _why_not_take(state, p, rest)
    if rest:
        return Refusal(tile.rule, "malformed")
    return None if _does_something(state, tile) else Refusal("18.8", "trust-full")


def _does_something(state: State, tile: BonusTile) -> bool:
    """18.6, 18.8 Whether a tile that names nothing can be used: one that only builds trust needs trust below 100 %."""
    return state.trust < 100 or any("act" not in effect for effect in tile.does)


def _why_no_trade(state: State, p: Negotiator, tile: BonusTile, cards: list[str]) -> Refusal | None:
    """18.3 Returns why these cards cannot be traded by the tile."""
    first = tile.does[0]
    refusal = _why_not_mine(p, cards, first["cards"], tile.rule)
    if refusal:
        return refusal
    if first["alike"] and len({c[0] for c in cards}) > 1:
        return Refusal(tile.rule, "not-one-colour", {"cards": cards})
    return _why_none_left(state, first[TRADE])


def _why_not_give(state: State, seat: str, gifts: list[str], most: int) -> Refusal | None:
    """18.4 Returns why ``C>A F>C`` is not legal: markers of the giver, to other seats that have the points to receive them."""
    if not gifts or any(len(g) != 3 or g[0] not in KINDS or g[1] != ">" for g in gifts):
        return Refusal("18.4", "malformed")
    if len(gifts) > most:
        return Refusal("18.4", "too-many", {"most": most})
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
    """16.1 Returns all legal any-time moves of a seat, in the order of the table; without ``gifts`` those of 18.4 are left out."""
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
    for id in p.tiles:
        tile = state.rules.tiles[id]
        if tile.verb == TRADE:
            yield from (f"tile {id} {' '.join(way)}" for way in trades_of(state, p, tile))
        elif tile.verb == GIVE:
            yield from (f"tile {id} {way}" for way in gifts_of(state, seat, p, tile.does[0]["up_to"]) if gifts)
        elif tile.verb == TAKE:
            yield from (f"tile {id} {c}" for c in state.discard if c[0] != "R" and len(p.cards) < FULL)
        elif not tile.lasting and _does_something(state, tile):
            yield f"tile {id}"


def trades_of(state: State, p: Negotiator, tile: BonusTile) -> Iterator[tuple[str, ...]]:
    """18.3 Yields all cards that the tile trades for a figure."""
    first = tile.does[0]
    if state.pilots_left() if first[TRADE] == "pilot" else state.passengers_left():
        yield from (way for way in combinations(p.cards, first["cards"]) if not first["alike"] or len({c[0] for c in way}) == 1)


def giving(state: State, seat: str) -> int:
    """18.4 Returns the tile by which the seat may give markers, or 0."""
    return next((id for id in state.players[seat].tiles if state.rules.tiles[id].verb == GIVE), 0)


def gifts_of(state: State, seat: str, p: Negotiator, most: int) -> Iterator[str]:
    """18.4 Yields all ways to give 1 to ``most`` markers."""
    single = [f"{k}>{s}" for k in KINDS if p.markers[k] for s, other in state.players.items() if s != seat and other.score]
    for count in range(1, most + 1):
        for way in combinations_with_replacement(single, count):
            if count == 1 or _why_not_give(state, seat, list(way), most) is None:
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


def free(state: State, ref: Referee, seat: str, figure: str, cards: list[str], rule: str, why: str = "") -> None:
    """14.1 to 14.3 Puts the cards on the discard pile and gives the seat a figure: 3 or 5 points. ``why``: what the points are for, if not for the
    figure."""
    p = state.players[seat]
    for card in cards:
        p.cards.remove(card)
        insort(state.discard, card)
    if figure == "pilot":
        p.pilots += 1
    else:
        p.passengers += 1
    tell(ref, "rescued", rule, seat=seat, figure=figure, cards=list(cards))
    score(state, ref, {seat: 5 if figure == "pilot" else 3}, why or figure, rule)


def use(state: State, ref: Referee, seat: str, id: int, rest: list[str]) -> None:
    """18.1, 18.2, 27.3 Uses a bonus tile, which then goes to the box: what it does, one after the other."""
    tile, p = state.rules.tiles[id], state.players[seat]
    p.tiles.remove(id)
    insort(state.used, id)
    tell(ref, "used", tile.rule, seat=seat, tile=id)
    if tile.verb == TRADE:  # 18.3
        figure = tile.does[0][TRADE]
        free(state, ref, seat, figure, rest, tile.rule, "tile_1" if figure == "pilot" else "")
    elif tile.verb == GIVE:
        give(state, ref, seat, rest)
    elif tile.verb == TAKE:  # 18.7
        state.discard.remove(rest[0])
        insort(p.cards, rest[0])
        tell(ref, "took", tile.rule, seat=seat, card=rest[0])
    plain = tile.does[1:] if tile.verb else tile.does
    for effect in plain:
        _bring(state, ref, seat, effect, tile.rule)
    if tile.verb == TAKE or any("gain" in effect for effect in plain):
        check_goals(state, ref)


def _bring(state: State, ref: Referee, seat: str, effect: Mapping[str, Any], rule: str) -> None:
    """18.6, 18.8, 27.3 Carries out what a tile does of itself, as far as it can be done."""
    match effect:
        case {"gain": "mini_die"}:
            if die := state.in_supply(MINI)[:1]:
                hold(state, ref, seat, die, "tile")
        case {"gain": "joker"}:
            if state.left("J"):
                gain(state, ref, seat, "J", "tile", rule)
        case {"act": "trust"}:
            if state.trust < 100:
                build(state, ref, seat, rule)
        case {"score": points}:
            score(state, ref, {seat: points}, "tile", rule)


def give(state: State, ref: Referee, seat: str, gifts: list[str]) -> None:
    """18.4 Gives markers as one joint event: the giver moves forward, each receiver back."""
    gains = {seat: len(gifts)}
    for kind, to in ((g[0], g[2]) for g in gifts):
        state.players[seat].markers[kind] -= 1
        state.players[to].markers[kind] += 1
        gains[to] = gains.get(to, 0) - 1
        tell(ref, "gave", "18.4", seat=seat, marker=kind, to=to)
    score(state, ref, gains, "tile_2", "18.4")
