"""5.1 Sequence of play. A step of the rulebook that is told when it begins is two steps of the engine, the telling and the question that follows,
so that at every question nothing has happened yet in its engine step.
"""

from __future__ import annotations

from typing import Final

from ...core.game import Step
from . import (
    ch03_setup,
    ch08_ambush,
    ch09_team_morale,
    ch10_fire,
    ch12_morale,
    ch13_teams,
    ch14_passengers,
    ch15_hijackers,
    ch18_turn,
)

SEQUENCE: Final = (
    Step("S1", "3.2", ch03_setup.place_hijackers),
    Step("S2", "3.3", ch03_setup.write_passengers),
    Step("0", "5.5", ch18_turn.begin_turn),
    Step("1:begin", "4.10", ch08_ambush.step_1),
    Step("1", "8.2", ch08_ambush.declare),
    Step("2", "8.4", ch08_ambush.step_2),
    Step("3", "9.1", ch09_team_morale.step_3),
    Step("4:begin", "10.1", ch10_fire.step_4),
    Step("4", "10.1", ch10_fire.declare),
    Step("5", "10.2", ch10_fire.step_5),
    Step("6", "12.1", ch12_morale.step_6),
    Step("7:begin", "13.1", ch13_teams.begin),
    Step("7", "13.1", ch13_teams.act),
    Step("7:end", "18.1", ch13_teams.finish),
    Step("8:begin", "5.2", ch14_passengers.begin),
    Step("8", "14.2", ch14_passengers.move_controlled),
    Step("8:order", "14.6", ch14_passengers.order_runs),
    Step("8:run", "14.6", ch14_passengers.run),
    Step("8:vet", "14.9", ch14_passengers.vet_runner),
    Step("9:begin", "15.1", ch15_hijackers.begin),
    Step("9", "15.1", ch15_hijackers.act),
    Step("9:end", "15.1", ch15_hijackers.finish),
    Step("10", "18.2", ch18_turn.end_turn),
)
