"""5 Sequence of play: the steps of 5.2; ``decide``, ``reserve`` and ``level`` are the main questions and windows inside ``act`` (5.7)."""

from __future__ import annotations

from typing import Final

from ...core.ask import Ask
from ...core.game import Step
from ...core.referee import Referee
from . import ch03_setup, ch06_dice, ch07_cards, ch08_reservations, ch11_squad, ch13_bonus, ch16_moves, ch20_end, ch21_cybot
from .ch09_trust import build, why_no_trust
from .ch10_talk import talk
from .ch12_markers import take_marker, why_no_marker
from .ch15_points import tell
from .domains import Act, Anytime, Decide, Reserve, Window
from .state import State


def act(state: State, ref: Referee) -> str:
    """5.5, 5.6 Asks the active seat ``turn.act`` once, carries out the answer completely and returns the next step."""
    answer: str = ref.ask(ask_act, state)
    if answer == "end":
        return "turn-end"
    words = answer.split()
    verb = words[0]
    if verb == "card":
        return ch07_cards.select(state, ref, words[1], words[2])
    if verb == "squad":
        return ch11_squad.call(state, ref, words)
    if verb == "trust":
        state.trusted = True
        value = ch06_dice.spend(state, words[1], "trust")
        build(state, ref, state.active, "9.1", die=words[1], value=value)
    elif verb == "talk":
        talk(state, ref, int(words[1]), words[2], words[3])
    elif verb == "marker":
        take_marker(state, ref, words[1])
    elif verb == "bonus":
        ch13_bonus.take_bonus(state, ref, words[1])
    elif verb == "change":
        ch06_dice.change(state, ref, words)
    else:
        ch16_moves.carry_out(state, ref, state.active, answer)
    return "act"


def ask_act(state: State) -> Ask:
    """5.5, 5.14 Returns the question ``turn.act``; 5.11 and 24.4 where seats are polled."""
    return Ask(state.active, "turn.act", "5.5", Act(state), default_act(state), {"round": state.round}, takeback=True, aloud=True, polls=True)


def default_act(state: State) -> str:
    """25 Returns ``end``; if 13.6 refuses it, the first legal of trust, marker, or a selection of the card at the lowest place."""
    dice = ch13_bonus.must_use(state)
    if not dice:
        return "end"
    if why_no_trust(state) is None:
        return f"trust {dice[0]}"
    for die in dice:
        if why_no_marker(state, die) is None:
            return f"marker {die}"
    return next(ch07_cards.selections(state, list(dice)))


def decide(state: State, ref: Referee) -> str:
    """7.7 Step D for a card that is not red: asks whether it is played or discarded; returns the next step."""
    answer: str = ref.ask(ask_decide, state)
    card = ch07_cards.selected_card(state)
    if answer == "discard":
        ch07_cards.discard(state, ref, card, "7.10")
    else:
        ch07_cards.play(state, ref, card, answer[5:])
    return ch07_cards.finish(state, ref)


def ask_decide(state: State) -> Ask:
    """7.7, 25.2 Returns the question ``card.decide``, which is put even if only ``discard`` is open."""
    card = state.rules.cards[ch07_cards.selected_card(state)]
    facts = {"place": state.chosen, "card": card.id, "needs": card.trust, "demand": card.demand, "trust": state.trust}
    return Ask(state.active, "card.decide", "7.7", Decide(state), "discard", facts, takeback=True, aloud=True)


def ask_reserve(state: State) -> Ask:
    """8.1 Returns the question ``card.reserve``."""
    return Ask(state.active, "card.reserve", "8.1", Reserve(state), "pass", {"place": state.chosen}, takeback=True, aloud=True)


def reserve(state: State, ref: Referee) -> str:
    """8.1, 8.2, 13.7 Step F: lays a die on a face-up card, after any ``change``, or passes; skipped if there is nothing to reserve."""
    if not ch08_reservations.may_reserve(state):
        return "act"
    answer: str = ref.ask(ask_reserve, state)
    words = answer.split()
    if words[0] == "change":
        ch06_dice.change(state, ref, words)
        return "reserve"
    if words[0] == "reserve":
        ch08_reservations.lay(state, ref, int(words[1]), words[2])
    else:
        tell(ref, "passes", "8.1", seat=state.active)
    return "act"


def window(state: State, ref: Referee) -> str:
    """11.4, 11.5 Asks the seat in the levelling window once; goes on when it is done or its score is the target, perhaps by another seat's move."""
    assert state.call, "a window is open"
    seat = state.call.seat
    answer = ref.ask(ask_level, state)
    if answer == "done":
        return ch11_squad.fail(state, ref, seat)
    if answer is not None:
        ch16_moves.carry_out(state, ref, seat, answer)
    return ch11_squad.next_to_level(state, ref)


def ask_level(state: State) -> Ask | None:
    """11.4 Returns the question ``squad.level``; None when the seat's score equals the target."""
    now = state.call
    assert now, "a window is open"
    p = state.players[now.seat]
    if p.score == now.target:
        return None
    return Ask(
        now.seat,
        "squad.level",
        "11.4",
        Window(state, now.seat, "11.4"),
        "done",
        {"target": now.target, "score": p.score, "dice": now.dice},
        takeback=True,
        aloud=True,
    )


def last_call(state: State, ref: Referee) -> str:
    """20.4 Asks one seat in the last call, move after move, until it is done or has no legal move."""
    answer = ref.ask(ask_final, state)
    if answer not in (None, "done"):
        ch16_moves.carry_out(state, ref, state.active, answer)
        return "last-call"
    if answer is not None:
        tell(ref, "done", "20.4", seat=state.active)
    seats = state.seats_from(state.active)
    if len(seats) > 1 and seats[1] != state.start:
        state.active = seats[1]
        return "last-call"
    return "scoring"


def ask_final(state: State) -> Ask | None:
    """20.4 Returns the question ``final.call``; None if the seat has no legal any-time move."""
    seat = state.active
    if not ch16_moves.has_move(state, seat):
        return None
    return Ask(
        seat,
        "final.call",
        "20.4",
        Window(state, seat, "20.4"),
        ch20_end.default_call(state, seat),
        {"score": state.players[seat].score},
        takeback=True,
        aloud=True,
    )


def standing(state: State) -> tuple[Ask, ...]:
    """5.7, 5.8, 16.5 Returns the standing offers, clockwise from the seat after the active one (5.11)."""
    seats = state.seats_from(state.active)
    return tuple(
        Ask(s, "any", "16.1", Anytime(state, s), takeback=True, standing=True, aloud=True)
        for s in (*seats[1:], seats[0])
        if ch16_moves.has_move(state, s)
    )


SEQUENCE: Final = (
    Step("setup", "3.14", ch03_setup.setup),
    Step("roll", "6.1", ch06_dice.roll),
    Step("act", "5.5", act),
    Step("decide", "7.7", decide),
    Step("reserve", "8.1", reserve),
    Step("level", "11.4", window),
    Step("turn-end", "6.8", ch06_dice.turn_end),
    Step("cybot", "21.3", ch21_cybot.turn),
    Step("police", "19.1", ch20_end.police),
    Step("round-end", "19.3", ch20_end.round_end),
    Step("last-call", "20.4", last_call),
    Step("scoring", "20.5", ch20_end.scoring),
)
