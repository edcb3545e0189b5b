"""A player without lookahead: every answer to a question has a worth, and the best answer is played.

It works on a state made of the seat's view (24.2: all is public), so the bot and the playouts of a search use the same policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ....core.ask import Ask, Rng
from .. import ch06_dice, ch07_cards, ch11_squad, ch13_bonus
from ..ch08_reservations import why_not_reserve
from ..ch12_markers import why_no_marker
from ..ch16_moves import trades_of
from ..domains import plain_actions
from ..rules import TAKE, TRADE, BonusTile
from ..state import CYBOT, KINDS, OWN, TOP, Negotiator, State
from .last_call import last_move
from .tastes import PLAIN, Taste
from .worth import (
    back_worth,
    by_colour,
    card_worth,
    hijacker_worth,
    mini_worth,
    play_worth,
    rounds_left,
    selection_worth,
    spare_rounds,
    total,
    trust_worth,
)

Weighed = dict[str, float]
MOST_ABOVE = 6
HELPFUL = 4.0  # number of spare rounds below which a seat helps to push the squad back
URGENCY = 2.0
LEVELLERS = 5  # markers that a seat keeps for levelling


class Policy:
    """Answers by worth. ``calls``: it pushes the squad back and levels scores for others; ``changes``: it pays markers to turn dice; ``combos``: it
    cashes markers to stop on bonus spaces; ``exact``: it works the last call out; ``frees``: it makes its any-time moves.
    ``taste``: what it likes besides (``tastes``).
    """

    def __init__(
        self, *, calls: bool = True, changes: bool = True, combos: bool = True, exact: bool = True, frees: bool = True, taste: Taste = PLAIN
    ) -> None:
        self.frees = frees
        self.calls = calls
        self.changes = changes
        self.combos = combos
        self.exact = exact
        self.taste = taste

    def answer(self, state: State, ask: Ask, rng: Rng) -> str:
        """Returns the best answer to a question of its seat."""
        weighed = self.weigh(state, ask.seat, ask.kind, ask.facts.get("tiles", ()))
        if not weighed:
            return str(ask.default)
        return max(weighed, key=weighed.__getitem__)

    def weigh(self, state: State, seat: str, kind: str, tiles: Sequence[int] = ()) -> Weighed:
        """Returns the answers worth considering, each with its worth; empty where the default answer will do."""
        if kind == "turn.act":
            return self.act(state, seat)
        if kind == "card.decide":
            return self.decide(state)
        if kind == "card.reserve":
            return self.reserve(state)
        if kind == "squad.level":
            return self.level(state, seat)
        if kind == "final.call":
            return {last_move(state, seat): 1.0} if self.exact else final(state, seat)
        if kind == "squad.keep":
            return {f"keep {t}": tile_worth(state.rules.tiles[t]) for t in tiles}
        if kind == "track.mini":
            return {"take B": mini_worth(state, state.players[seat]), "leave": 0.0}
        return {}

    # the turn

    def act(self, state: State, seat: str) -> Weighed:
        """5.5 Any-time moves first, unless a push-back is worth more: they spoil a level score. Then the action worth most for each die."""
        calls = self.squad(state) if self.calls and not self.grudge(state, seat) else {}
        free = self.free(state, seat) if self.frees else {}
        if free:
            return free | calls
        found = {value: self.action(state, value) for value in plain_actions(state)}
        if self.taste is not PLAIN:
            found = {value: worth + self.liked(state, value) for value, worth in found.items()}
        found |= calls
        if self.changes and not found.get("end") and not state.selected:
            found |= self.change(state, max(found.values(), default=0.0))
        if not ch13_bonus.must_use(state):
            found["end"] = 0.05
        return found

    def free(self, state: State, seat: str) -> Weighed:
        """16 Any-time moves worth making now."""
        p = state.players[seat]
        found: Weighed = {}
        if state.pilots_left():
            for colour, count in by_colour(p).items():
                if count >= 3 and (not p.pilots or count != 4):
                    cards = [c for c in p.cards if c[0] == colour][:3]
                    found["pilot " + " ".join(cards)] = 5.0
        if not found and state.passengers_left():
            found |= rescues(state, p, keeps=self.taste.keeps)
        if self.combos and p.count() > 2 and state.rules.bonus[p.track].get(p.score + 1):
            kind = max((k for k in KINDS if p.markers[k]), key=lambda k: p.markers[k] - (2 if k == "J" else 0))
            found[f"cash {kind}"] = 1.0
        return found or tiles_now(state, seat, p)

    def action(self, state: State, value: str) -> float:
        """Returns the worth of an action less what its dice are worth in other actions."""
        words = value.split()
        verb, me = words[0], state.me
        if verb == "trust":
            return trust_worth(state) - 0.6
        if verb == "marker":
            return marker_worth(state, me, state.dice[words[1]])
        if verb == "bonus":
            return 1.25 if spare_rounds(state) > -2 and rounds_left(state) > 1 else 0.2
        if verb == "talk":
            return talk_worth(state, int(words[1]))
        return card_action_worth(state, me, words[1], words[2])

    def liked(self, state: State, value: str) -> float:
        """Returns what the style gives for an action beyond its worth."""
        words, taste = value.split(), self.taste
        more = taste.gains.get(words[0], 0.0)
        face = state.row[int(words[1]) - 1].face if words[0] == "card" and words[1] != TOP else ""
        if not taste.denies or not face or face[0] == "R":
            return more
        leader = max((s for s in state.players if s != state.active), key=lambda s: total(state, s))
        return more + taste.denies * max(0.0, card_worth(state, state.players[leader], state.rules.cards[face]))

    def grudge(self, state: State, seat: str) -> bool:
        """Returns whether the style would rather have a storm than help whoever is ahead."""
        return self.taste.grudges and any(total(state, s) > total(state, seat) for s in state.players if s != seat)

    def squad(self, state: State) -> Weighed:
        """11.2 Push-back calls that every seat can follow to the target."""
        if ch11_squad.why_no_call(state) or (not ch11_squad.level(state) and not state.rules.window):
            return {}
        seat, me = state.active, state.me
        spare = spare_rounds(state)
        steps = state.rules.steps
        gain = steps[min(4, me.step + 1)] - steps[me.step] + (2.5 if state.tiles_left() else 0.0) + max(0.0, URGENCY * (HELPFUL - spare))
        gain += self.taste.gains.get("squad", 0.0) - 0.7 * (len(state.players) - 1)
        pairs = [f"squad {a} {b}" for a, b in list(combinations(state.dice, 2))[:1]]
        if ch11_squad.level(state):
            return dict.fromkeys(pairs, gain)
        _, high = ch11_squad.target_range(state)
        most = max(p.score for p in state.players.values())
        for target in range(most, min(high, most + MOST_ABOVE) + 1):
            if all(can_level(state, s, target, urgent=spare < HELPFUL) for s in state.players):
                cost = 0.35 * (target - state.players[seat].score)
                return {f"{pair} {target}": gain - cost for pair in pairs}
        return {}

    def change(self, state: State, best: float) -> Weighed:
        """6.5 Changes of a die that then fits a face-down card."""
        me = state.me
        if not me.count():
            return {}
        found: Weighed = {}
        ways = ch06_dice.prices(state)
        for place in state.row:
            if not place.down or place.back in state.dice.values():
                continue
            gain = back_worth(state, me, place.pool, place.back)
            for die, value in state.dice.items():
                steps = ch06_dice.ring_distance(value, place.back)
                if ways[steps] and die in OWN and steps < 3:
                    found[f"change {die} {place.back} {ways[steps][0]}"] = gain - 1.05 * steps - 0.2
        return {v: w for v, w in found.items() if w > best}

    # inside a selection

    def decide(self, state: State) -> Weighed:
        """7.7 Plays the card, or discards it for a point."""
        card = state.rules.cards[ch07_cards.selected_card(state)]
        worth = play_worth(state, state.me, card)
        ways = ch07_cards.payments(state.me, card.demand) if worth > -1 else []
        found = {f"play {way or '-'}": worth - 0.3 * way.count("J") for way in ways}
        return found | {"discard": 1.0}

    def reserve(self, state: State) -> Weighed:
        """8.1 Reserves a face-up card that can be played next turn, if no better use of the die is left."""
        me = state.me
        die = min(state.dice, key=lambda d: (d not in OWN, state.dice[d]))
        spare = len(state.dice) > 1 or state.trusted
        found: Weighed = {"pass": 0.9 if spare else 1.6}
        for n, place in enumerate(state.row, 1):
            if place.free and not state.rules.cards[place.face].red and die in OWN:
                found[f"reserve {n} {die}"] = selection_worth(state, me, state.rules.cards[place.face]) - 0.9
        return {v: w for v, w in found.items() if v == "pass" or why_not_reserve(state, v.split()) is None}

    # windows

    def level(self, state: State, seat: str) -> Weighed:
        """11.4 Moves towards the target, if the seat can reach it and a push-back is worth it."""
        assert state.call, "a window is open"
        gap = state.call.target - state.players[seat].score
        helpful = seat == state.active or spare_rounds(state) < self.taste.helpful
        if not self.calls or not helpful or gap <= 0 or self.grudge(state, seat):
            return {"done": 1.0}
        steps = way_to(state, seat, gap)
        return {steps[0]: 1.0} if steps else {"done": 1.0}


def rescues(state: State, p: Negotiator, *, keeps: bool = True) -> Weighed:
    """14.1 Trades two cards for a passenger, unless their colour is kept for the pilot."""
    colours = by_colour(p)
    pairs = [c for c, n in colours.items() if n >= 2]
    keep = max(pairs, key=colours.__getitem__) if keeps and pairs and not p.pilots and state.pilots_left() and rounds_left(state) > 2 else ""
    found: Weighed = {}
    for colour in pairs:
        if colour == keep and len(p.cards) < ch07_cards.FULL and not (colours[colour] == 2 and len(pairs) > 1):
            continue
        cards = [c for c in p.cards if c[0] == colour][:2]
        found["rescue " + " ".join(cards)] = 3.0
    return found


def tiles_now(state: State, seat: str, p: Negotiator) -> Weighed:
    """18 Uses of bonus tiles worth making now."""
    found: Weighed = {}
    tiles = [state.rules.tiles[id] for id in p.tiles]
    for tile in tiles:
        if tile.verb or tile.lasting:
            continue
        if any("act" not in effect for effect in tile.does):
            found[f"tile {tile.id}"] = 2.0
        elif state.trust < 80:
            found[f"tile {tile.id}"] = trust_worth(state)
    for tile in tiles:
        if tile.verb == TRADE and (way := _spared(state, p, tile)):
            found[f"tile {tile.id} {' '.join(sorted(way))}"] = 5.0
    for tile in tiles:
        if tile.verb == TAKE and len(p.cards) < ch07_cards.FULL:
            cards = [c for c in state.discard if c[0] != "R"]
            best = max(cards, key=lambda c: card_worth(state, p, state.rules.cards[c]), default="")
            if best and card_worth(state, p, state.rules.cards[best]) > 1.9:
                found[f"tile {tile.id} {best}"] = 2.0
    return found


def _spared(state: State, p: Negotiator, tile: BonusTile) -> Sequence[str]:
    """18.3 Returns the cards of the rarest colours that the tile would trade, if the figure is wanted."""
    if tile.does[0][TRADE] == "pilot" and p.pilots:
        return ()
    spare = sorted(p.cards, key=lambda c: by_colour(p)[c[0]])
    return min(trades_of(state, p, tile), key=lambda way: sorted(map(spare.index, way)), default=())


def tile_worth(tile: BonusTile) -> float:
    """18 Returns what a bonus tile is worth to whoever draws it."""
    return sum(_effect_worth(verb, value) for effect in tile.does for verb, value in effect.items())


def _effect_worth(verb: str, value: object) -> float:
    return float(str(value)) if verb == "score" else EFFECT_WORTH.get(str(value) if verb == "gain" else verb, 0.0)


EFFECT_WORTH = {"rescue": 5.0, "give": 1.5, "permit": 2.5, "mini_die": 1.8, "joker": 1.2, "take": 3.5, "act": 2.2}


def marker_worth(state: State, p: Negotiator, value: int) -> float:
    """12.1 The worth of a marker: a point, and more if a card within reach demands it."""
    kind = state.rules.places[state.numbers.index(value)]
    worth = 1.0 + (0.35 if kind == "J" else 0.0)
    if p.markers[kind] + p.markers["J"] == 0:
        worth += 0.3
    if p.count() < LEVELLERS and spare_rounds(state) < 2 and state.round > 1:  # markers level scores (11.4)
        worth += 1.0
    for place in state.row:
        if place.face and not place.by:
            card = state.rules.cards[place.face]
            if kind in card.demand and not ch07_cards.payments(p, card.demand) and state.trust >= card.trust:
                worth += 0.35
    return worth


def talk_worth(state: State, n: int) -> float:
    """10 The worth of one step of persuasion, for each of its two dice."""
    line, me = state.lines[n - 1], state.me
    worth = 1.0 + hijacker_worth(state, state.active, line.tile) * (line.progress + 1) / 7
    if line.progress == 3:
        worth += 1.5 - 0.6
    if line.seat not in ("", state.active) or (me.hijackers and rounds_left(state) <= 1):
        worth -= 0.5
    return worth / 2


def card_action_worth(state: State, p: Negotiator, where: str, die: str) -> float:
    """7.2 The worth of a selection; bonus and mini dice come first where they can pay for it."""
    saved = 0.1 if die not in OWN and die != "-" else 0.0
    if where == TOP:
        return back_worth(state, p, len(state.pools) - 1, state.top) + saved
    place = state.row[int(where) - 1]
    if die == "-":
        return selection_worth(state, p, state.rules.cards[place.face]) + 1.0
    if place.down:
        return back_worth(state, p, place.pool, place.back) + 0.3 + saved
    card = state.rules.cards[place.face]
    worth = 1.0 if card.red else selection_worth(state, p, card)
    return worth + saved - 0.02 * state.dice[die] * (1 if why_no_marker(state, die) is None else 0)


def assets(state: State, seat: str) -> list[tuple[int, str]]:
    """16.1 Moves that score at once, as points and answer, most points first."""
    p = state.players[seat]
    found: list[tuple[int, str]] = []
    for colour, count in by_colour(p).items():
        cards = [c for c in p.cards if c[0] == colour]
        if count >= 3 and state.pilots_left():
            found.append((5, "pilot " + " ".join(cards[:3])))
        elif count >= 2 and state.passengers_left():
            found.append((3, "rescue " + " ".join(cards[:2])))
    if state.rules.medals_any:
        found += [(m.value, f"medal {m.value}") for m in state.medals if m.seat == seat and not m.cashed]
    found += [(1, f"cash {k}") for k in "CFMJ" for _ in range(p.markers[k])]
    return sorted(found, key=lambda one: -one[0])


def way_to(state: State, seat: str, gap: int) -> list[str]:
    """11.4 Returns the moves that together score exactly ``gap`` points; empty if there are none."""
    ways: dict[int, list[str]] = {0: []}
    for points, value in assets(state, seat):
        for reached in sorted(ways, reverse=True):
            if reached + points <= gap and reached + points not in ways:
                ways[reached + points] = [*ways[reached], value]
    return ways.get(gap, [])


def can_level(state: State, seat: str, target: int, *, urgent: bool) -> bool:
    """11.4 Whether a seat can bring its score to the target, and probably wants to."""
    gap = target - state.players[seat].score
    if gap <= 0:
        return gap == 0
    if seat == CYBOT or not (urgent or seat == state.active):
        return False
    return bool(way_to(state, seat, gap))


def final(state: State, seat: str) -> Weighed:
    """20.4 Trades cards for figures; a pilot is worth more than a passenger, and a card left over costs three points."""
    for points, value in assets(state, seat):
        if points >= 3 and not value.startswith("medal"):
            return {value: float(points)}
    p = state.players[seat]
    for tile in (state.rules.tiles[id] for id in p.tiles):
        if tile.verb == TRADE and (way := next(trades_of(state, p, tile), ())):
            return {f"tile {tile.id} {' '.join(way)}": 5.0}
    return {"done": 0.0}
