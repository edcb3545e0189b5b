"""Domains of answers built from words: ``turn.act`` (25.3), ``card.decide``, ``card.reserve``, any-time moves and windows. Checks follow 5.13."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick
from . import ch06_dice, ch07_cards, ch08_reservations, ch09_trust, ch10_talk, ch11_squad, ch12_markers, ch13_bonus, ch16_moves
from .ch15_points import preview
from .rules import TRADE
from .samples import SAMPLERS, sample_change
from .state import State

Option = dict[str, Json]
LONGEST = 60


def words_of(value: Json) -> list[str]:
    """Returns the words of an answer, which one space must separate; an empty list if it is no such text."""
    if not isinstance(value, str) or not value or len(value) > LONGEST or not value.isascii():
        return []
    words = value.split(" ")
    return words if all(words) and value.isprintable() else []


def malformed() -> Refusal:
    """5.13 Returns the refusal of a text that is no answer to this question."""
    return Refusal("5.13", "malformed")


class _Built:
    """Base of the domains here: members and sample come from a list, which is made when it is needed."""

    __slots__ = ("_all", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._all: list[str] | None = None

    def members(self) -> list[str]:
        """Returns all legal answers."""
        if self._all is None:
            self._all = self._list()
        return self._all

    def _list(self) -> list[str]:
        raise NotImplementedError

    def sample(self, rng: Rng) -> Json:
        """Returns one of the members."""
        return pick(rng, self.members())


# turn.act


class Act(_Built):
    """5.5, 25.3 The answers of ``turn.act``; 6.3 says what a space takes in a turn."""

    __slots__ = ()

    def why_not(self, value: Json) -> Refusal | None:
        """5.13 Returns why an answer is not legal, or None."""
        words = words_of(value)
        verb = words[0] if words else ""
        if verb in JUDGES:
            return JUDGES[verb](self.state, words)
        if verb in ch16_moves.VERBS:
            return ch16_moves.why_no_move(self.state, self.state.active, words)
        return malformed()

    def _list(self) -> list[str]:
        state = self.state
        found = [*plain_actions(state), *ch11_squad.calls(state), *ch06_dice.changes(state), *ch16_moves.moves(state, state.active)]
        return found if ch13_bonus.why_no_end(state) else [*found, "end"]

    def sample(self, rng: Rng) -> Json:
        """Draws a kind of answer, then one answer of it; lists all answers only if that finds none."""
        state, random = self.state, rng.random
        dice = list(state.dice)
        samplers = SAMPLERS[min(2, len(dice))]
        for _ in range(16):
            found = samplers[int(random() * len(samplers))](state, rng, dice)
            if found:
                return found
        return pick(rng, self.members())

    def describe(self) -> dict[str, Json]:
        """Describes options one by one, with what they bring; calls and changes by their parts, any-time moves as for ``any``."""
        state = self.state
        values = plain_actions(state)
        closed = {what: why for what, why in _closed(state) if why}
        options = [describe_action(state, v) for v in values]
        if "end" not in closed:
            options.append({"value": "end", "verb": "end"})
        squad, change = ch11_squad.describe_calls(state), ch06_dice.describe_change(state)
        anytime = Anytime(state, state.active).describe()
        return {"type": "act", "options": options, "squad": squad, "change": change, "anytime": anytime, "closed": closed}


def _end(state: State, words: list[str]) -> Refusal | None:
    return ch13_bonus.why_no_end(state) if len(words) == 1 else malformed()


def _one_die(rule: str, why: Callable[[State, str], Refusal | None]) -> Callable[[State, list[str]], Refusal | None]:
    """Returns a check for an action with one die: the die first, then the action's own paragraph."""

    def judge(state: State, words: list[str]) -> Refusal | None:
        if len(words) != 2:
            return Refusal(rule, "malformed")
        return ch06_dice.why_no_die(state, words[1]) or why(state, words[1])

    return judge


def _talk(state: State, words: list[str]) -> Refusal | None:
    if len(words) != 4 or words[1] not in ("1", "2", "3", "4"):
        return Refusal("10.1", "malformed")
    refusal = ch06_dice.why_no_die(state, words[2], words[3])
    if refusal:
        return refusal
    dice = list(state.dice)
    if dice.index(words[2]) > dice.index(words[3]):
        return Refusal("10.1", "malformed")
    return ch10_talk.why_no_talk(state, int(words[1]), words[2], words[3])


JUDGES: dict[str, Callable[[State, list[str]], Refusal | None]] = {
    "card": ch07_cards.why_no_card,
    "trust": _one_die("9.1", lambda state, die: ch09_trust.why_no_trust(state)),
    "talk": _talk,
    "squad": ch11_squad.why_not_squad,
    "marker": _one_die("12.1", ch12_markers.why_no_marker),
    "bonus": _one_die("13.1", ch13_bonus.why_no_bonus),
    "change": ch06_dice.why_no_change,
    "end": _end,
}


def plain_actions(state: State) -> list[str]:
    """25.3 Returns all actions with dice that are legal now, except calls: cards, trust, talk, marker, bonus."""
    dice = list(state.dice)
    found = [*ch07_cards.own_selections(state), *ch07_cards.selections(state, dice)]
    if dice and not ch09_trust.why_no_trust(state):
        found += [f"trust {d}" for d in dice]
    for n in range(1, 5) if len(dice) > 1 else ():
        if ch10_talk.why_no_line(state, n, state.active) is None:
            found += [f"talk {n} {a} {b}" for a, b in combinations(dice, 2) if ch10_talk.dice_fit(state, n, state.dice[a], state.dice[b])]
    found += [f"marker {d}" for d in dice if ch12_markers.why_no_marker(state, d) is None]
    found += [f"bonus {d}" for d in dice if ch13_bonus.why_no_bonus(state, d) is None]
    return found


def describe_action(state: State, value: str) -> Option:
    """Describes an action: what it uses, and what it brings at once and for certain."""
    words = value.split()
    verb = words[0]
    option: Option = {"value": value, "verb": verb, "dice": []}
    if verb == "card":
        option |= {"place": words[1], "dice": [words[2]] if words[2] != "-" else []}
        face = state.row[int(words[1]) - 1].face if words[1] != "top" else ""
        if face and state.rules.cards[face].red:  # 7.11
            option |= preview(state, state.active, 1)
    elif verb == "talk":
        option |= {"line": int(words[1]), "dice": words[2:], **preview(state, state.active, 1)}
    elif verb == "marker":
        option |= {"dice": words[1:], "kind": ch12_markers.kind_of(state, state.dice[words[1]])}
    elif verb == "bonus":
        option |= {"dice": words[1:], "die": state.bonus_dice()[0]}
    else:
        option |= {"dice": words[1:]}
    return option


def _closed(state: State) -> list[tuple[str, Refusal | None]]:
    """Returns the actions that a player would expect and cannot take, with the reason."""
    found = [("trust", ch09_trust.why_no_trust(state)), ("end", ch13_bonus.why_no_end(state))]
    call = ch11_squad.why_no_call(state)
    if call is None and not state.rules.window and not ch11_squad.level(state):
        call = Refusal("11.2", "not-level")
    found += [("squad", call), ("bonus", None if state.bonus_dice() else Refusal("13.1", "no-bonus-die"))]
    found += [(f"talk {n}", ch10_talk.why_no_line(state, n, state.active)) for n in range(1, 5)]
    for n, place in enumerate(state.row, 1):
        if place.by not in ("", state.active):
            why = ch07_cards.why_not_playable(state, state.active, state.rules.cards[place.face])
            found.append((f"card {n}", Refusal("8.7", "cannot-play-it", {"place": str(n), "card": place.face, "why": why.code}) if why else None))
    return found


# card.decide, card.reserve


class Decide(_Built):
    """7.7 The answers ``play``, ``play CJ``, ``play -``, ``discard``."""

    __slots__ = ()

    def why_not(self, value: Json) -> Refusal | None:
        """7.8 Returns why the card cannot be played, then why the payment is wrong (7.9)."""
        words = words_of(value)
        if words == ["discard"]:
            return None
        if not words or words[0] != "play" or len(words) > 2:
            return Refusal("7.7", "malformed")
        state = self.state
        card = state.rules.cards[ch07_cards.selected_card(state)]
        refusal = ch07_cards.why_not_playable(state, state.active, card)
        if refusal or len(words) == 1:
            return refusal
        if words[1].strip("-") in ch07_cards.payments(state.me, card.demand) and (words[1] == "-" or "-" not in words[1]):
            return None
        return Refusal("7.9", "wrong-payment", {"card": card.id, "demand": card.demand, "paid": words[1][:6]})

    def ways(self) -> list[str]:
        """7.9 Returns the payments; ``-`` where there is nothing to pay."""
        state = self.state
        card = state.rules.cards[ch07_cards.selected_card(state)]
        if ch07_cards.why_not_playable(state, state.active, card):
            return []
        return [way or "-" for way in ch07_cards.payments(state.me, card.demand)]

    def _list(self) -> list[str]:
        ways = self.ways()
        return [*(f"play {way}" for way in ways), *(["play"] if ways else []), "discard"]

    def describe(self) -> dict[str, Json]:
        """Describes the answers with what they cost, and the point of a discard (7.10)."""
        state = self.state
        options: list[Option] = [{"value": f"play {way}", "verb": "play", "pay": way.strip("-")} for way in self.ways()]
        options.append({"value": "discard", "verb": "discard", **preview(state, state.active, 1)})
        why = ch07_cards.why_not_playable(state, state.active, state.rules.cards[ch07_cards.selected_card(state)])
        return {"type": "decide", "options": options, "closed": {"play": why} if why else {}}


class Reserve(_Built):
    """8.1 The answers ``reserve 2 b``, ``change a 4 CF`` (6.5), ``pass``."""

    __slots__ = ()

    def why_not(self, value: Json) -> Refusal | None:
        """8.1, 22.3 Returns why an answer is not legal, or None."""
        words = words_of(value)
        if words == ["pass"]:
            return None
        if words and words[0] == "reserve":
            return ch08_reservations.why_not_reserve(self.state, words)
        if words and words[0] == "change":
            return ch06_dice.why_no_change(self.state, words)
        return Refusal("8.1", "malformed")

    def _list(self) -> list[str]:
        return [*ch08_reservations.reservations(self.state), *ch06_dice.changes(self.state), "pass"]

    def sample(self, rng: Rng) -> Json:
        """Draws a kind of answer, then one answer of it."""
        state, kind = self.state, int(rng.random() * 3)
        if kind == 0 and (found := ch08_reservations.reservations(state)):
            return pick(rng, found)
        return (sample_change(state, rng, list(state.dice)) if kind == 1 and state.dice else "") or "pass"

    def describe(self) -> dict[str, Json]:
        """Describes places and dice."""
        options: list[Option] = []
        for value in ch08_reservations.reservations(self.state):
            _, place, die = value.split()
            options.append({"value": value, "verb": "reserve", "place": place, "dice": [die]})
        options.append({"value": "pass", "verb": "pass"})
        return {"type": "reserve", "options": options, "change": ch06_dice.describe_change(self.state), "closed": {}}


# any-time moves


class Anytime(_Built):
    """16.1 The any-time moves of a seat."""

    __slots__ = ("seat",)

    def __init__(self, state: State, seat: str) -> None:
        super().__init__(state)
        self.seat = seat

    def why_not(self, value: Json) -> Refusal | None:
        """16.1 Returns why a move is not legal, or None."""
        words = words_of(value)
        return ch16_moves.why_no_move(self.state, self.seat, words) if words else Refusal("16.1", "malformed")

    def _list(self) -> list[str]:
        return ch16_moves.moves(self.state, self.seat)

    def describe(self) -> dict[str, Json]:
        """Describes each move with what it brings; the tile of 18.4 by its parts."""
        state, seat = self.state, self.seat
        options = [describe_move(state, seat, value) for value in ch16_moves.moves(state, seat, gifts=False)]
        give = None
        p = state.players[seat]
        tile = ch16_moves.giving(state, seat)
        if tile and p.count():
            to = {s: other.score for s, other in state.players.items() if s != seat and other.score}
            most = state.rules.tiles[tile].does[0]["up_to"]
            give = {"tile": tile, "markers": {k: n for k, n in p.markers.items() if n}, "to": to, "most": most} if to else None
        return {"type": "anytime", "options": options, "give": give}


POINTS = {"cash": 1, "rescue": 3, "pilot": 5}
FIGURES = {"passenger": "rescue", "pilot": "pilot"}


def describe_move(state: State, seat: str, value: str) -> Option:
    """Describes a move: what it uses, and what it brings at once and for certain."""
    words = value.split()
    verb, rest = words[0], words[1:]
    option: Option = {"value": value, "verb": verb}
    if verb == "cash":
        option["kind"] = rest[0]
    elif verb in ("rescue", "pilot"):
        option["cards"] = rest
    elif verb == "medal":
        return option | {"medal": int(rest[0])} | preview(state, seat, int(rest[0]))
    else:
        tile = state.rules.tiles[int(rest[0])]
        option |= {"tile": tile.id, "cards": rest[1:], "does": [next(iter(effect)) for effect in tile.does]}
        return option | preview(state, seat, POINTS[FIGURES[tile.does[0][TRADE]]]) if tile.verb == TRADE else option
    return option | preview(state, seat, POINTS[verb])


class Window(Anytime):
    """11.4, 16.2, 20.4 The any-time moves of a seat, and ``done``."""

    __slots__ = ("rule",)

    def __init__(self, state: State, seat: str, rule: str) -> None:
        super().__init__(state, seat)
        self.rule = rule

    def why_not(self, value: Json) -> Refusal | None:
        """11.4, 20.4 Returns why a move is not legal, or None; ``done`` always is."""
        return None if value == "done" else super().why_not(value)

    def _list(self) -> list[str]:
        return [*super()._list(), "done"]

    def describe(self) -> dict[str, Json]:
        """Describes the any-time moves, and ``done``."""
        found = super().describe()
        return {**found, "type": "window", "options": [*found["options"], {"value": "done", "verb": "done"}]}
