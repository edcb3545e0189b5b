"""The battery from late positions, since random games hardly ever succeed: successes, last calls, reshuffles, full displays."""

from __future__ import annotations

import random

import pytest

from lysander.core.battery import Trial, examine
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.hijacked import GAME
from lysander.games.hijacked.notation import read_options

CHECKS = ("apart", "asks", "views", "notation", "undo", "twins", "inline")
LATE = {
    "last-round": "hj:3p r8 sq4 tr60 med:1A,2,3 dice:a1,b2 A{s21 CCFM [B01,B02,B03] p2 T1} B{s22 CF [G01,G02,Y01] p3 T4,6} C{s19 MM [S01,S02] q1 T5}",
    "last-call": "hj:4p r7 @final tr90 med:1A,2B,3x disc:G05,R01,Y09 A{s30 CJ p3 q1 T2,6} B{s21 F [B01,B02] T1} C{s9 M [B03,G01,G02] T5} D{s12 0 T4}",
    "few-cards": "hj:2p r9 sq9 tr50 row:1,2,B05,4,R01,6 pile:2 disc:B01,G01,R02,Y03 dice:a3,v1 A{s17 CCFF T3 v@9} B{s17 [B02,B07,G02,G03,Y01]}",
    "no-cards": "hj:2p r9 sq9 tr50 row:-,2,B05,-,R01,6 pile:0 dice:a3,b2 A{s17 CCFF p3 q1 T3} B{s17 [B02,B07,G02,G03,Y01] p2}",
    "level": "hj:3p r5 sq6 tr30 dice:a1,b2,v5 A{s14 CFMJ T2,3 v@5} B{s14 CF k1} C{s14 [B01,B02]}",
    "solo": "hj:1p r9 sq9 tr90 cyb:1,2,3,4,5,6,8 row:G01,2,B05,4,R01,6 pile:3 disc:B01,Y03 A{s20 CCFJ [B02,B03,B04] p3} X{s24 C [B06,G02,Y01] p4}",
    "strict": "hj:2p opt:reserve=neighbour,storm=strict,trust_score=key r13 sq1 tr20 dice:a1,b6 A{s2 CJ [B02,B03,B04] p3} B{s3 p3 q1}",
    "barred": "hj:2p opt:last_step=barred,track_bonus=choice r13 sq2 tr20 dice:a1,b6 A{s18 CJ [B02,B03,B04] k4 p3} B{s18 CJ k3 p3 q1}",
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", LATE)
def test_the_battery_from_a_late_position(name: str, seed: int) -> None:
    """19 and 20: the end; 7.12 the reshuffle; 11.3 level scores."""
    at = LATE[name]
    rng = random.Random(f"{name}/{seed}")
    options = next((w[4:] for w in at.split() if w.startswith("opt:")), "")
    setup = Setup("hijacked", "standard", read_options(options), tuple("ABCD"[: int(at[3])]))
    trial = Trial(GAME, setup, rng, Chance(bytes([seed])), any_time_rate=0.2 * (seed % 3))
    trial.match = Match(GAME, setup, GAME.parse(at, setup))
    trial.lines = trial.match.lines
    examine(trial, CHECKS)
    assert trial.match.over
