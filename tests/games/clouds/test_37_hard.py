"""37 What a hard bot looks at in the next turn, and how it flies in which battle."""

from __future__ import annotations

from math import hypot
from random import Random

import numpy as np

from lysander.core.game import Setup
from lysander.games.clouds.bots import BOTS
from lysander.games.clouds.bots.hard import Hard
from lysander.games.clouds.bots.next_turn import Foe, next_turn, stance_of
from lysander.games.clouds.bots.tasks import task_of
from lysander.games.clouds.bots.worth import Style, scene_of
from lysander.games.clouds.ch11_flown import flown
from lysander.games.clouds.game import GAME
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plane import FLYING
from lysander.games.clouds.state import State


def begun(scenario: str, turn: int = 1) -> State:
    s = GAME.new(Setup("clouds", scenario))
    s.turn = turn
    return s


def hard(seat: str) -> Hard:
    bot = BOTS["hard"](seat, "1", 0.05, 16, {})
    bot.rng = Random(1)
    assert isinstance(bot, Hard)
    return bot


def test_26_4_a_hard_observer_turns_back_to_his_task_among_enemies() -> None:
    """With an eye on enemies alone in the next turn he flew on, away from the unit he had just passed."""
    s = begun("mission_4", 4)
    plane = s.planes["C1"]
    plane.x, plane.y, plane.z, plane.heading = -1188, 428, 6, 2100
    for id, x, y, z, heading in (("E1", -1288, 328, 8, 1700), ("E2", -388, 728, 3, 300), ("E3", 312, 1328, 3, 2300)):
        foe = s.planes[id]
        foe.state, foe.x, foe.y, foe.z, foe.heading = FLYING, x, y, z, heading
    task = task_of(s, plane)
    assert task is not None and task.target == "U1"
    end = flown(s, plane, read(hard("c1").plan(s, "C1"))).end
    ahead = np.sin(end.heading * np.pi / 1800) * (task.x - end.x) + np.cos(end.heading * np.pi / 1800) * (task.y - end.y)
    assert ahead > 0.9 * hypot(task.x - end.x, task.y - end.y)


def test_25_1_in_the_next_turn_a_bomber_is_better_off_heading_for_its_target() -> None:
    """With no enemy within reach, whether he moves first or last."""
    s = begun("mission_6")
    plane, worth = s.planes["C1"], {}
    scene = scene_of(s, plane)
    foe = Foe(0, stance_of(scene.foes[0][0]), None)
    for heading in (2700, 900):
        plane.heading = heading
        worth[heading] = float(next_turn(s, plane, scene, stance_of(plane), [foe], Style(close=0, angles=0))[0])
    assert worth[2700] > worth[900] + 0.5


def test_37_2_one_plan_of_the_next_turn_has_to_do_against_all() -> None:
    """An enemy at twelve o'clock and one at six, each worth closing with: no plan closes with both."""
    s = begun("mission_3")
    plane = s.planes["E1"]
    plane.z, style = 24, Style(close=0.05, reach=0, energy=0)
    for id, y in (("C1", 3000), ("C2", -3000)):
        foe = s.planes[id]
        foe.state, foe.x, foe.y, foe.z, foe.heading = FLYING, plane.x, plane.y + y, 24, 0
    scene, mine = scene_of(s, plane), stance_of(plane)
    foes = [Foe(n, stance_of(foe), None) for n, (foe, _, _) in enumerate(scene.foes) if foe.id in ("C1", "C2")]
    one, two, both = (float(next_turn(s, plane, scene, mine, those, style)[0]) for those in (foes[:1], foes[1:], foes))
    assert both < (one + two) / len(foes) ** 0.5


def test_37_2_a_hard_bot_waits_for_its_chance_against_several_and_hunts_those_who_have_a_task() -> None:
    flies = {}
    for scenario, id in (("duel", "E1"), ("mission_3", "E1"), ("mission_6", "E1"), ("mission_6", "C1")):
        s = begun(scenario)
        for plane in s.planes.values():
            plane.state = FLYING
        bot = hard(s.planes[id].seat)
        flies[scenario, id] = bot.flies(s, s.planes[id], scene_of(s, s.planes[id]))
    assert flies["duel", "E1"] == flies["mission_6", "C1"] == Hard.style
    assert flies["mission_3", "E1"] == Hard.several and flies["mission_6", "E1"] == Hard.hunting
    assert Hard.several.close < Hard.style.close < Hard.hunting.close
