"""37 Bots: what they may know, and that what they answer is legal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lysander.bots import ask_bot
from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Ask
from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.games.clouds.bots import BOTS, DOMAINS
from lysander.games.clouds.bots.candidates import candidates
from lysander.games.clouds.bots.fan import fan_of
from lysander.games.clouds.bots.leaving import breaks_off
from lysander.games.clouds.bots.worth import Style, alone, scene_of
from lysander.games.clouds.ch11_legality import why_not
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.game import GAME
from lysander.games.clouds.plan_text import read, write
from lysander.games.clouds.plane import FLYING, LEFT


def flown(scenario: str, level: str, seed: int, turns: int = 4, **options: Any) -> list[tuple[Ask, Any]]:
    """What bots in all seats answer in the first turns of a battle."""
    setup = Setup("clouds", scenario, options)
    state, rng, given = GAME.new(setup), Random(seed), []
    bots = {seat: BOTS[level](seat, str(seed), 0.05, 0, {}) for seat in state.rules.seats}

    class Enough(Exception):
        """The turns have been flown."""

    def source(ask: Ask) -> Any:
        if state.turn > turns:
            raise Enough
        if ask.seat == CHANCE:
            return ask.domain.sample(rng)
        _, value = ask_bot(bots[ask.seat], GAME.view(state, ask.seat), [ask], [], strict=True)
        given.append((ask, value))
        assert ask.domain.why_not(value) is None, (ask.kind, value)
        return value

    with pytest.raises(Enough):
        play_out(GAME, state, source, [])
    return given


@pytest.mark.parametrize("level", list(BOTS))
@pytest.mark.parametrize("scenario", ["duel", "mission_3", "mission_6"])
def test_37_1_what_a_bot_answers_is_legal_from_its_view_alone(scenario: str, level: str) -> None:
    """37.5 Its answers are judged like a person's."""
    given = flown(scenario, level, 1, turns=2)
    assert {ask.kind.partition(":")[0] for ask, _ in given} >= {"plan"}


def test_37_2_the_plans_a_bot_weighs_are_legal_and_end_where_it_thinks() -> None:
    """37.4 It remembers nothing: the same state gives the same plans."""
    s = GAME.new(Setup("clouds", "duel"))
    s.turn = 1
    plane = s.planes["E1"]
    plans = candidates(s, plane)
    assert len(plans) > 100 and len({write(p) for p in plans}) == len(plans)
    assert not [write(p) for p in plans if why_not(s, plane, p)]
    assert candidates(s, plane) == plans
    fan = fan_of(s, plane)
    n = [write(p) for p in fan.plans].index("S14")
    ends = fan.ends(plane)
    assert (ends.x[n], ends.y[n], ends.z[n], ends.speed[n]) == (0, -100, 2400, 15)


def test_11_9_a_bot_banks_for_nothing_where_it_may() -> None:
    """With ``free_bank=always`` a straight may end in any bank."""
    found = {}
    for free in ("turn", "always"):
        s = GAME.new(Setup("clouds", "duel", {"free_bank": free}))
        s.turn = 1
        plans = candidates(s, s.planes["E1"])
        assert not [write(p) for p in plans if why_not(s, s.planes["E1"], p)]
        found[free] = {write(p) for p in plans}
    assert found["always"] > found["turn"]
    assert "S14 =L" in found["always"] - found["turn"]


def test_37_2_a_bot_does_not_fly_into_the_ground() -> None:
    s = GAME.new(Setup("clouds", "duel"))
    plane = s.planes["E1"]
    plane.z = 4
    fan = fan_of(s, plane)
    worth = alone(s, plane, fan, scene_of(s, plane), Style())
    weighed = {write(p): float(w) for p, w in zip(fan.plans, worth)}
    assert plane.z + fan.low[int(worth.argmax())] > 0
    assert weighed["DV14"] < min(0.0, weighed["S14"]) - 10


def test_37_3_with_closed_cockpits_a_bot_guesses() -> None:
    assert flown("mission_3", "normal", 2, turns=2, cockpits="closed")


def test_37_5_a_domain_made_of_its_description_samples_legal_plans() -> None:
    s = GAME.new(Setup("clouds", "duel"))
    s.turn = 1
    rng, seen = Random(3), set()
    for climb, bank, speed, z in (
        ("L", "0", 14, 24),
        ("L", "L", 12, 20),
        ("S", "0", 18, 30),
        ("V", "0", 20, 40),
        ("Z", "0", 9, 20),
        ("D", "R", 8, 3),
    ):
        plane = s.planes["E1"]
        plane.climb, plane.bank, plane.speed, plane.z = climb, bank, speed, z
        built = DOMAINS["flight_plan"](FlightPlan(s, plane).describe())
        for _ in range(60):
            value = built.sample(rng)
            seen.add(value)
            assert built.why_not(value) is None and FlightPlan(s, plane).why_not(value) is None, value
    assert len(seen) > 60
    assert built.why_not("TLH") is not None


@pytest.mark.parametrize(
    ("level", "strength", "half", "won", "home"),
    [
        ("normal", 20, 40, "", False),
        ("normal", 6, 40, "", False),
        ("normal", 5, 40, "", True),
        ("normal", 20, 0, "", True),
        ("hard", 20, 0, "", False),
        ("hard", 20, 0, "E1", True),
        ("hard", 5, 0, "", True),
    ],
)
def test_27_7_a_pilot_breaks_off_when_he_is_beaten_and_not_before(level: str, strength: int, half: int, won: str, home: bool) -> None:
    """Without rounds a hard one stays as long as the field, and with it the battle, would be the enemy's; ahead on points he goes."""
    s = GAME.new(Setup("clouds", "mission_3"))
    s.turn = 1
    for id, plane in s.planes.items():
        plane.z, plane.state = 24, FLYING if id in ("E1", "C1") else LEFT
    s.planes["C2"].won = won
    plane = s.planes["E1"]
    plane.strength = strength
    plane.guns = tuple(replace(g, half=half) for g in plane.guns)
    bot = BOTS[level]("e1", "1", 0.05, 4, {})
    bot.rng = Random(1)
    plan = read(bot.plan(s, "E1"))
    assert plan.go_home == home
    assert not why_not(s, plane, plan)


def test_27_7_without_rounds_he_leaves_the_fight_to_others() -> None:
    s = GAME.new(Setup("clouds", "mission_3"))
    s.turn = 1
    for plane in s.planes.values():
        plane.z = 24
    plane = s.planes["E1"]
    plane.guns = tuple(replace(g, half=0) for g in plane.guns)
    assert breaks_off(s, plane, stays=True)
    for id in ("E2", "E3"):
        s.planes[id].state = LEFT
    assert not breaks_off(s, plane, stays=True)


def test_27_8_leaving_the_field_by_the_way_has_its_price() -> None:
    s = GAME.new(Setup("clouds", "duel"))
    plane, worth = s.planes["E1"], []
    plane.heading = 0
    for short in (1500, 1300):
        plane.y = 100 * s.rules.field - short
        fan = fan_of(s, plane)
        worth.append(float(alone(s, plane, fan, scene_of(s, plane), Style())[[write(p) for p in fan.plans].index("S14")]))
    assert worth[0] - worth[1] > 2
