"""21 Solo: the Cybot's turn, one card. In all else it is a seat like another (21.9)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any

from ...core.referee import Referee
from .ch07_cards import FULL, refill, show, turn_neighbours
from .ch09_trust import build, lose_trust
from .ch10_talk import talk_round
from .ch15_points import gain, hold, score, tell
from .state import CYBOT, State


def turn(state: State, ref: Referee) -> str:
    """21.3 Turns up a Cybot card not yet turned and carries out its verbs (27.4); returns the next step."""
    deck = state.rules.cybot
    left = [n for n in deck if n not in state.turned]
    if not left:
        state.turned, left = [], list(deck)
    state.active = CYBOT
    number = ref.draw("draw.cybot", dict.fromkeys(left, 1), "21.3")
    insort(state.turned, number)
    card = deck[number]
    tell(ref, "cybot", "21.3", card=number)
    cleared = 0
    for n, verb in enumerate(card.does):
        done, count = carry_out(state, ref, verb, cleared, card.rule)
        cleared = count or cleared
        if n == 0 and not done:
            score(state, ref, {CYBOT: card.otherwise}, "cybot", card.rule)
            break
    return "police"


def carry_out(state: State, ref: Referee, verb: Mapping[str, Any], cleared: int, rule: str) -> tuple[bool, int]:
    """27.4 Carries out one verb; returns whether it could be done, and how many cards have been cleared."""
    name = next(iter(verb))
    if name == "seize":
        return seize(state, ref, rule), 0
    if name == "trust":
        return calm(state, ref, verb["trust"]), 0
    if name == "talk":
        return talk(state, ref), 0
    if name == "hoard":
        hoard(state, ref)
    elif name == "bonus_die":
        dice = state.bonus_dice()
        if not dice:
            return False, 0
        hold(state, ref, CYBOT, dice[0], "bonus")
    elif name == "lose":
        lose_trust(state, ref, verb["percent"], "rumour", rule)
    elif name == "squad":
        return advance(state, ref, verb["squad"]), 0
    elif name == "clear":
        return True, clear(state, ref)
    elif name == "score":
        score(state, ref, {CYBOT: verb["score"]}, "cybot", rule)
    elif name == "score_per":
        score(state, ref, {CYBOT: max(verb["at_least"], min(verb["at_most"], cleared))}, "cybot", rule)
    return True, 0


def seize(state: State, ref: Referee, rule: str) -> bool:
    """8.9, 21.4 Takes the leftmost face-down card with the back rolled, else the leftmost face-up, unreserved card that is not red."""
    face = ref.roll("roll.cybot", 6, "21.4")
    tell(ref, "cybot_die", "21.4", face=face)
    row = list(enumerate(state.row, 1))
    n = next((n for n, p in row if p.down and p.back == face), 0) or next((n for n, p in row if p.free and p.face[0] != "R"), 0)
    if not n:
        return False
    place = state.row[n - 1]
    state.chosen = str(n)
    tell(ref, "chose", "21.4", seat=CYBOT, place=str(n), die="", value=face, owner="", card=place.face)
    if place.down:
        place.face = show(state, ref, str(n), place.pool, place.back, "chosen", "21.4")
    turn_neighbours(state, ref, n)
    card = place.face
    place.back, place.face = 0, ""
    if card[0] == "R":  # 21.4.1
        lose_trust(state, ref, 10, "red_card", "21.4.1")
        insort(state.discard, card)
        tell(ref, "discarded", "21.4.1", seat=CYBOT, place=str(n), card=card)
        score(state, ref, {CYBOT: 1}, "cybot", "21.4.1")
    else:
        take(state, ref, card, n)
    refill(state, ref, n)
    state.chosen = ""
    return True


def take(state: State, ref: Referee, card: str, n: int) -> None:
    """21.4.1, 21.4.2 Puts the card into the Cybot's display; trades two of a colour for a passenger at once. 21.4.3 Without room it is discarded."""
    me = state.players[CYBOT]
    if len(me.cards) >= FULL:
        insort(state.discard, card)
        tell(ref, "discarded", "21.4.3", seat=CYBOT, place=str(n), card=card)
        score(state, ref, {CYBOT: 1}, "cybot", "21.4.3")
        return
    insort(me.cards, card)
    tell(ref, "played", "21.4.1", seat=CYBOT, place=str(n), card=card)
    alike = [c for c in me.cards if c[0] == card[0]][:2]
    if len(alike) == 2 and state.passengers_left():
        me.passengers += 1
        for c in alike:
            me.cards.remove(c)
            insort(state.discard, c)
        tell(ref, "rescued", "21.4.2", seat=CYBOT, figure="passenger", cards=alike)
        score(state, ref, {CYBOT: 3}, "cybot", "21.4.2")


def calm(state: State, ref: Referee, most: int) -> bool:
    """21.5 Draws cubes, always going on, up to ``most`` green ones; returns False at 100 % trust."""
    if state.trust >= 100:
        return False
    build(state, ref, CYBOT, "21.5", most=most, asks=False)
    return True


def talk(state: State, ref: Referee) -> bool:
    """21.6 Talks to the hijacker with most progress whose line is free or its own, the leftmost of these; returns False if there is none."""
    open_ = [(-x.progress, n) for n, x in enumerate(state.lines, 1) if x.tile and x.seat in ("", CYBOT)]
    if not open_:
        return False
    talk_round(state, ref, min(open_)[1], CYBOT, "")
    return True


def hoard(state: State, ref: Referee) -> None:
    """21.7 Takes one marker of the kind most plentiful in the supply, the first of C, F, M, J; with an empty supply the verb still counts as done."""
    kind = max(state.rules.markers, key=state.left)
    if state.left(kind):
        gain(state, ref, CYBOT, kind, "hoard", "21.7")


def advance(state: State, ref: Referee, fields: int) -> bool:
    """21.8 Moves the squad nearer, but never onto the aircraft; returns whether it moved."""
    if state.squad <= fields:
        return False
    was, state.squad = state.squad, state.squad - fields
    tell(ref, "squad", "21.8", seat=CYBOT, field=state.squad, was=was)
    return True


def clear(state: State, ref: Referee) -> int:
    """21.8 Each face-up unreserved card is discarded and replaced, from left to right. Returns how many."""
    count = 0
    for n, place in enumerate(state.row, 1):
        if place.free:
            insort(state.discard, place.face)
            tell(ref, "discarded", "21.8", seat=CYBOT, place=str(n), card=place.face)
            place.back, place.face = 0, ""
            refill(state, ref, n)
            count += 1
    return count
