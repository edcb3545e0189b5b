"""37 How bots go for balloons (24): what they reckon rockets and guns to bring, and from where they attack."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.games.clouds.bots import BOTS
from lysander.games.clouds.bots.balloons import meetings, rocket_target, strike
from lysander.games.clouds.bots.fan import fan_of
from lysander.games.clouds.bots.loads import hit_by
from lysander.games.clouds.bots.poses import pose_of
from lysander.games.clouds.ch04_people import skill
from lysander.games.clouds.ch11_flown import flown
from lysander.games.clouds.ch24_rockets import rocket_modifiers
from lysander.games.clouds.domains_attack import Attacks
from lysander.games.clouds.game import GAME
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import LEFT
from lysander.games.clouds.state import State


def begun(*gone: str) -> State:
    """The second mission in its first turn, without some aeroplanes."""
    s = GAME.new(Setup("clouds", "mission_2"))
    s.turn = 1
    for id in gone:
        s.planes[id].state = LEFT
    return s


def moved(s: State, id: str, level: str) -> None:
    """Fly an aeroplane as a bot would."""
    plane = s.planes[id]
    bot = BOTS[level](plane.seat, "1", 0.05, 4, {})
    bot.rng = Random(1)
    end = flown(s, plane, read(bot.plan(s, id))).end
    plane.x, plane.y, plane.z, plane.heading, plane.climb, plane.bank = end.x, end.y, end.z, end.heading, end.climb, end.bank


def test_24_7_a_bot_reckons_with_rockets_as_the_rules_do() -> None:
    """Wind, run-in, from above and speed, for two thousand places around a balloon."""
    s, rng, met = begun(), Random(1), set[str]()
    plane, bag = s.planes["E1"], s.gasbags["K1"]
    for _ in range(2000):
        plane.x, plane.y, plane.z = bag.x + rng.randint(-900, 900), bag.y + rng.randint(-900, 900), bag.z + rng.randint(-6, 12)
        plane.heading, plane.speed, plane.run_in = rng.randrange(3600), rng.randint(8, 20), rng.random() < 0.5
        modifiers = rocket_modifiers(s, plane, bag)
        met |= {m[0] for m in modifiers}
        expected = skill(plane.pilot, "flying") + sum(m[1] for m in modifiers)
        assert rocket_target(s, plane, bag, pose_of(plane), np.array([plane.run_in]))[0] == expected, plane
    assert met >= {"above", "upwind", "run_in", "speed"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_24_2_the_first_pass_at_a_balloon_ends_within_reach_of_it(level: str) -> None:
    """Not over it: two moves after the start guns or rockets bear, and are fired."""
    s = begun("E2", "E3", "E4")
    plane = s.planes["E1"]
    for _ in range(2):
        moved(s, "E1", level)
    assert strike(s, plane, s.gasbags["K1"], pose_of(plane), np.array([True]))[0] > 0
    attacks = Attacks(s, plane, plane.pilot).describe()
    assert any(shot["target"] == "K1" for shot in attacks["shots"])


def test_24_2_an_escort_fires_at_a_balloon_while_no_enemy_is_near() -> None:
    """A pilot without rockets or incendiary rounds mixes gas with air for those who have them."""
    s = begun("E4", "C1", "C2")
    plane = s.planes["E3"]
    plane.x, plane.y, plane.z = -1100, 1300, 34
    moved(s, "E3", "normal")
    assert strike(s, plane, s.gasbags["K1"], pose_of(plane), np.array([True]))[0] > 0


def test_24_6_gas_makes_hits_worth_more() -> None:
    assert hit_by(0, 10, 0) == 0
    assert hit_by(1, 0, 0) < hit_by(1, 0, 8) < hit_by(1, 5, 8) < hit_by(1, 10, 8)
    assert hit_by(1, 10, 10) == 1.0
    assert hit_by(2, 10, 0) > hit_by(1, 10, 0)


def test_16_2_nobody_flies_into_a_balloon_or_its_cable() -> None:
    s = begun()
    plane, bag = s.planes["E1"], s.gasbags["K1"]
    found = {}
    for name, up, adrift in (("at it", 0, False), ("over it", 3, False), ("its cable", -6, False), ("no cable", -6, True)):
        s.gasbags["K1"] = replace(bag, adrift=adrift)
        plane.x, plane.y, plane.z, plane.climb = bag.x - 700, bag.y, bag.z + up, "L"
        fan = fan_of(s, plane)
        straight = [n for n, p in enumerate(fan.plans) if len(p.segments) == 1 and p.segments[0].kind == "straight" and not p.segments[0].dz]
        found[name] = float(meetings(s, plane, fan)[straight].max())
    assert found["at it"] == found["its cable"] > 0 == found["over it"] == found["no cable"]
