"""37 What bots do for the task of their side (26, 32.5): they go there, try it, and leave it to whoever is nearest."""

from __future__ import annotations

from contextlib import suppress
from math import pi
from random import Random
from typing import Any

import numpy as np
import pytest

from lysander.bots import ask_bot
from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Ask
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.record import replace
from lysander.games.clouds.attacks import read as read_attack
from lysander.games.clouds.bots import BOTS
from lysander.games.clouds.bots.errands import next_chance, way_to
from lysander.games.clouds.bots.fan import fan_of
from lysander.games.clouds.bots.flak import ground_fire
from lysander.games.clouds.bots.gunnery import best_attack
from lysander.games.clouds.bots.loads import salvo, stick
from lysander.games.clouds.bots.lowest import to_level
from lysander.games.clouds.bots.poses import Poses, pose_of
from lysander.games.clouds.bots.tasks import at_hand, charges, task_of
from lysander.games.clouds.bots.worth import DOOM, crossings, dangers, place, scene_of
from lysander.games.clouds.domains_attack import Attacks
from lysander.games.clouds.game import GAME
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import FLYING, LEFT
from lysander.games.clouds.state import State


def fought(scenario: str, level: str, seed: int, turns: int) -> list[Event]:
    """What happens in the first turns of a battle of bots of one level."""
    state, rng, events = GAME.new(Setup("clouds", scenario)), Random(seed), list[Event]()
    bots = {seat: BOTS[level](seat, str(seed), 0.05, 4, {}) for seat in state.rules.seats}

    class Enough(Exception):
        """The turns have been flown."""

    def source(ask: Ask) -> Any:
        if state.turn > turns:
            raise Enough
        return ask.domain.sample(rng) if ask.seat == CHANCE else ask_bot(bots[ask.seat], GAME.view(state, ask.seat), [ask], [], strict=True)[1]

    with suppress(Enough):
        play_out(GAME, state, source, events)
    return events


TRIED = {
    "mission_1": ("R-56", 8),
    "mission_2": ("R-44", 8),
    "mission_4": ("R-56", 10),
    "mission_5": ("R-52", 3),
    "mission_6": ("R-48", 4),
}
"""26, 24.7, 25.4 The test by which the task of each mission is tried (photograph, rockets, report, correction, bombs), and the turns within which
bots get to it in some battle of three."""


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("scenario", list(TRIED))
def test_26_1_bots_try_the_task_of_every_mission(scenario: str, level: str) -> None:
    test, turns = TRIED[scenario]
    assert any(e.kind == "roll" and e.facts["name"] == test for seed in (1, 2, 3) for e in fought(scenario, level, seed, turns))


def begun(scenario: str) -> State:
    s = GAME.new(Setup("clouds", scenario))
    s.turn = 1
    return s


def at(x: float, y: float, heading: int = 0) -> Poses:
    s = begun("duel")
    s.planes["E1"].x, s.planes["E1"].y, s.planes["E1"].heading = int(x), int(y), heading
    return pose_of(s.planes["E1"])


def test_3_5_the_way_to_a_place_is_a_turn_and_a_straight() -> None:
    """Within the turn, a pilot has to go on before he can come round."""
    assert way_to(at(0, 0), 0, 2000, 500.0)[0] == pytest.approx(2000)
    assert way_to(at(0, 0), 1000, 0, 500.0)[0] == pytest.approx(500 * pi)
    assert way_to(at(0, 0), 500, 500, 500.0)[0] == pytest.approx(500 * pi / 2)
    assert way_to(at(0, 0), -500, 500, 500.0)[0] == pytest.approx(500 * pi / 2)
    assert way_to(at(0, 0), 300, 0, 500.0)[0] > 500 * pi
    assert way_to(at(0, 0, 1800), 0, 2000, 500.0)[0] > 2000 + 500 * pi


def test_12_9_a_bomber_slips_to_fly_over_its_target() -> None:
    """A Gotha needs a whole move to bank: three MU aside it reaches the place by a side-slip, and by nothing else."""
    s = begun("mission_6")
    plane = s.planes["C1"]
    plane.x, plane.y, plane.z, plane.speed = -1000, 300, 22, 17

    def over(fine: bool) -> bool:
        track = fan_of(s, plane, fine).track(plane)
        return bool((np.hypot(track[..., 0] + 2500, track[..., 1]) <= 100).any())

    assert (over(False), over(True)) == (False, True)
    bot = BOTS["normal"]("c1", "1", 0.05, 0, {})
    bot.rng = Random(1)
    for foe in ("E1", "E2", "E3"):
        s.planes[foe].x = -9000
    assert any(g.kind == "slip" for g in read(bot.plan(s, "C1")).segments)


def test_26_3_a_picture_is_taken_where_the_point_is_in_it() -> None:
    s = begun("mission_1")
    plane = s.planes["E1"]
    task = task_of(s, plane)
    assert task is not None and (task.what, task.points) == ("photo", 4)
    plane.x, plane.y = task.x - 600, task.y + 200
    assert at_hand(s, plane, read("S13"), task)
    assert not at_hand(s, plane, read("S13+1"), task)
    plane.y = task.y + 400
    assert not at_hand(s, plane, read("S13"), task)


def test_32_5_two_observers_go_to_different_points() -> None:
    s = begun("mission_1")
    tasks = {id: task_of(s, s.planes[id]) for id in ("E1", "E2")}
    assert {t.target for t in tasks.values() if t is not None} == {"N1", "N2"}
    s.planes["E2"].state = LEFT
    assert (task_of(s, s.planes["E1"]) or tasks["E2"]).target == "N1"  # type: ignore[union-attr]
    s.points["N1"] = replace(s.points["N1"], taken="E1")
    assert (task_of(s, s.planes["E1"]) or tasks["E1"]).target == "N2"  # type: ignore[union-attr]


def test_19_1_fire_from_the_ground_has_its_price() -> None:
    s = begun("mission_2")
    costs = {}
    for id, x in (("E1", 1500), ("E1", -4000), ("C1", 1500)):
        plane = s.planes[id]
        plane.x, plane.y, plane.z = x, 1200, 4
        fan = fan_of(s, plane)
        costs[id, x] = float(ground_fire(s, plane, fan, fan.ends(plane)).max())
    assert costs["E1", 1500] > 0.2
    assert costs["E1", -4000] == costs["C1", 1500] == 0


def test_25_2_the_middle_of_a_stick_falls_on_the_target() -> None:
    s = begun("mission_6")
    plane = s.planes["C1"]
    plane.x, plane.y, plane.z, plane.speed = -3500, 50, 12, 12
    plane.track = tuple((x, 50) for x in range(-2100, -3501, -100))
    weighed = best_attack(s, "C1.N", Attacks(s, plane, plane.person("N")).describe())
    chosen = read_attack(max(weighed, key=lambda a: weighed[a]))
    assert (chosen.do, chosen.count, chosen.y) == ("bombs", 3, 0)
    assert chosen.x > -2500


def test_25_4_bombs_wait_for_a_speed_at_which_they_hit() -> None:
    """25.6 Half of them are kept for a second run."""
    s = begun("mission_6")
    plane = s.planes["C1"]
    (slow, slow_worth), (fast, fast_worth) = stick(s, plane, "U1", 20, "slow"), stick(s, plane, "U1", 20, "high")
    assert slow == 6 and slow_worth > 3 * fast_worth
    assert fast <= slow
    plane.bombs = 4
    assert stick(s, plane, "U1", 20, "slow")[0] == 3


def test_24_7_a_poor_salvo_waits_until_the_balloon_is_hauled_down() -> None:
    """9.4"""
    assert salvo(2, 8, 0, waits=True)[0] == 0 and salvo(2, 8, 0)[0] == 1
    assert salvo(10, 8, 0)[0] == 2 and salvo(10, 1, 0)[0] == 1
    assert salvo(10, 8, 10)[1] > salvo(10, 8, 0)[1]


def test_26_4_one_observer_takes_three_reports_by_the_shortest_way() -> None:
    s = begun("mission_4")
    task = task_of(s, s.planes["C1"])
    assert task is not None and task.target in ("U1", "U3")


def test_26_4_the_next_move_is_thought_of() -> None:
    """A place that is passed in one move and cannot be ended at: a crafty observer goes where the move after it can end there."""
    s = begun("mission_4")
    plane = s.planes["C1"]
    plane.x, plane.y, plane.z, plane.heading = 1300, 1500, 5, 2700
    task = task_of(s, plane)
    assert task is not None and task.target == "U1"
    fan = fan_of(s, plane, True)
    ends = fan.ends(plane)
    soon = next_chance(s, plane, fan, ends, np.zeros(len(fan.plans)), task)
    near = np.hypot(ends.x - task.x, ends.y - task.y)
    assert soon.max() > 0.5 and (soon[near > 3500] == 0).all()
    away = fan.ends(plane)
    assert soon[np.argmax(away.x)] == 0


def test_12_6_nobody_dives_where_he_cannot_pull_out() -> None:
    """A Gotha that dives vertically at 23 MU hits the ground in the move after, whatever it does; a Camel needs less than half of the height."""
    s = begun("mission_6")
    bomber, scout = s.planes["C1"], s.planes["E1"]
    bomber.z = 23
    fan = fan_of(s, bomber)
    steep = [n for n, p in enumerate(fan.plans) if len(p.segments) == 1 and p.segments[0].kind == "dive" and p.segments[0].to == "V"]
    assert steep and (dangers(s, bomber, fan)[steep] >= DOOM).all()
    assert to_level(s, bomber, "V", 21) > 23 > 2 * to_level(s, scout, "V", 18)
    assert to_level(s, bomber, "L", 21) == 0


def test_13_2_a_pull_that_may_fail_has_its_price() -> None:
    s = begun("mission_6")
    bomber, scout = s.planes["C1"], s.planes["E1"]
    bomber.z = 22
    fan = fan_of(s, bomber)
    tight = [n for n, p in enumerate(fan.plans) if p.segments[0].kind == "dive" and fan.tight[n].any()]
    assert tight and (fan.fails[tight] > bomber.z).any()
    fan = fan_of(s, scout)
    wide = [n for n, p in enumerate(fan.plans) if p.segments[0].kind == "dive" and len(p.segments) > 1 and not fan.tight[n].any()]
    assert wide and not fan.fails[wide].any()


def test_24_7_rockets_before_bullets_and_bullets_where_gas_has_leaked() -> None:
    s = begun("mission_2")
    plane = s.planes["E1"]
    plane.x, plane.y, plane.z, plane.speed, plane.run_in = 700, 1500, 24, 12, True
    weighed = best_attack(s, "E1", Attacks(s, plane, plane.pilot).describe())
    assert max(weighed, key=lambda a: weighed[a]) == "K1 rockets 2"
    plane.rockets = 0
    before = best_attack(s, "E1", Attacks(s, plane, plane.pilot).describe())
    s.gasbags["K1"] = replace(s.gasbags["K1"], gas=12)
    after = best_attack(s, "E1", Attacks(s, plane, plane.pilot).describe())
    assert after["K1 normal"] > before["K1 normal"]


def test_32_5_an_escort_seeks_the_enemy_who_is_near_its_charge() -> None:
    """Two enemies as far from it: it is worth more to close with him who threatens the two-seater."""
    s = begun("mission_1")
    escort = s.planes["E3"]
    assert {p.id for p in charges(s, escort)} == {"E1", "E2"}
    scene = scene_of(s, escort)
    style = BOTS["normal"].style  # type: ignore[attr-defined]

    def gain(x: int, y: int) -> float:
        """What it brings to be 20 MU nearer."""
        foe = at(x, y)
        return float((place(at(x - 1000, y), foe, style, scene) - place(at(x - 3000, y), foe, style, scene))[0])

    assert gain(-1000, 300) > 1.5 * gain(-1000, 6000)


def test_16_1_meeting_a_friend_costs_more_than_meeting_an_enemy_and_passing_by_nothing() -> None:
    s = begun("mission_3")
    plane, met = s.planes["E1"], {}
    for id, aside in (("E2", 0), ("C1", 0), ("E2", 300)):
        for other in s.planes.values():
            other.state, other.z = LEFT, 24
        plane.state = s.planes[id].state = FLYING
        s.planes[id].x, s.planes[id].y = plane.x + 800, plane.y + aside
        fan = fan_of(s, plane)
        straight = [n for n, p in enumerate(fan.plans) if len(p.segments) == 1 and p.segments[0].kind == "straight" and not p.segments[0].dz]
        met[id, aside] = float(crossings(s, plane, fan)[straight].max())
    assert met["E2", 0] > met["C1", 0] > met["E2", 300] == 0
