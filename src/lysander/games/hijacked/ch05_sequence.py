"""5 Sequence of play: the steps of 5.2; ``decide``, ``reserve`` and ``level`` are the main questions and windows inside ``act`` (5.7)."""

from __future__ import annotations

from typing import Final

from ...core.ask import Ask
from ...core.game import Step
from ...core.referee import Referee
from . import ch03_setup, ch06_dice, ch07_cards, ch08_reservations, ch11_squad, ch16_moves, ch20_end, ch21_cybot
from .ch09_trust import build, why_no_trust
from .ch10_talk import talk
from .ch12_markers import take_marker, why_no_marker
from .domains import Act
from .state import State


def act(state: State, ref: Referee) -> str:
    """5.5, 5.6 One answer of the active seat, carried out completely before the next question."""
    answer: str = ref.ask(lambda: ask_act(state))
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
        ch06_dice.take_bonus(state, ref, words[1])
    elif verb == "change":
        ch06_dice.change(state, ref, words)
    else:
        ch16_moves.carry_out(state, ref, state.active, answer)
    return "act"


def ask_act(state: State) -> Ask:
    """5.5"""
    return Ask(state.active, "turn.act", "5.5", Act(state), default_act(state), {"round": state.round}, polls=True)


def default_act(state: State) -> str:
    """25 ``end``, or with bonus and mini dice that must be used (13.6) trust, marker, or the card at the lowest place."""
    dice = ch06_dice.must_use(state)
    if not dice:
        return "end"
    if why_no_trust(state) is None:
        return f"trust {dice[0]}"
    for die in dice:
        if why_no_marker(state, die) is None:
            return f"marker {die}"
    return next(ch07_cards.selections(state, list(dice)))


SEQUENCE: Final = (
    Step("setup", "3.14", ch03_setup.setup),
    Step("roll", "6.1", ch06_dice.roll),
    Step("act", "5.5", act),
    Step("decide", "7.7", ch07_cards.decide),
    Step("reserve", "8.1", ch08_reservations.reserve),
    Step("level", "11.4", ch11_squad.window),
    Step("turn-end", "6.8", ch06_dice.turn_end),
    Step("cybot", "21.3", ch21_cybot.turn),
    Step("police", "19.1", ch20_end.police),
    Step("round-end", "19.3", ch20_end.round_end),
    Step("last-call", "20.4", ch20_end.last_call),
    Step("scoring", "20.5", ch20_end.scoring),
)
