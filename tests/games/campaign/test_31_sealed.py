"""31.9, 31.21 A correction while several seats are asked: whose answer is no longer legal is asked again."""

from __future__ import annotations

from random import Random

from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.campaign.game import GAME


def until(kind: str, seats: tuple[str, ...] = ("organiser", "e1", "c1", "c2")) -> Match:
    """A campaign up to the first question of a kind."""
    m, chance, rng = Match(GAME, Setup("campaign", "april", {}, seats)), Chance(b"sealed"), Random(4)
    while not any(a.kind == kind for a in m.asks):
        ask = next(a for a in m.asks if not a.standing)
        m.answer(ask.seat, ask.kind, chance.answer(ask) if ask.seat == "chance" else ask.default if ask.kind != "outcome" else ask.domain.sample(rng))
    return m


def asked(m: Match, kind: str) -> list[str]:
    return [a.seat for a in m.asks if a.kind == kind]


def test_31_9_a_roster_with_somebody_who_was_put_right_to_be_dead_is_asked_for_again():
    m = until("roster")
    named = next(a for a in m.asks if a.seat == "e1" and a.kind == "roster").default
    first = named.split(" ")[0]
    m.answer("e1", "roster", named)
    assert asked(m, "roster") == ["c1", "c2"]
    m.answer("organiser", "correct", f"1 {first}.state dead miscounted")
    m.answer("c1", "roster", next(a for a in m.asks if a.seat == "c1").default)
    m.answer("c2", "roster", next(a for a in m.asks if a.seat == "c2").default)
    (again,) = [a for a in m.asks if a.kind == "roster"]
    assert again.seat == "e1" and again.domain.why_not(named).rule == "31.23"
    m.answer("e1", "roster", again.default)
    flying = [word[2:] for slot in m.state.mission.slots for word in slot.people]
    assert first not in flying and again.default.split(" ")[0] in flying and not GAME.check(m.state)


def test_31_5_a_type_that_the_month_put_right_does_not_have_is_asked_for_again():
    m = Match(GAME, Setup("campaign", "war", {"first_month": "1917-01"}, ("organiser", "e1", "c1")))
    ask = m.asks[0]
    m.answer("organiser", "frame", ask.default)
    m.answer("e1", "type", "n17")
    m.answer("organiser", "correct", "1 month 1918-06 a slip of the pen")
    m.answer("c1", "type", next(a for a in m.asks if a.seat == "c1").default)
    assert asked(m, "type") == ["e1"] and not m.state.squadrons["c1"].type


def test_31_21_an_answer_that_is_still_legal_is_kept():
    m = until("roster")
    named = next(a for a in m.asks if a.seat == "e1" and a.kind == "roster").default
    m.answer("e1", "roster", named)
    m.answer("organiser", "correct", "1 won.E 3 miscounted")
    assert asked(m, "roster") == ["c1", "c2"]
