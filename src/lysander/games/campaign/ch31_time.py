"""31.13, 31.15, 31.22 Steps K10 and K11: replacements, time, and the end of the campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Json
from ...core.game import Result
from ...core.record import replace
from ...core.referee import Referee
from .ch31_formation import fill
from .records import applies, write, write_apart
from .rules import A_MONTH, SIDES
from .state import DRAW, GROUNDED, LOST, READY, Person, State

DAYS = "days"
OVER, UNMANNED = "month", "unmanned"
"""31.22 Why a campaign ends: its last month is over, or a squadron cannot man one aeroplane."""


def k10(s: State, ref: Referee) -> str | None:
    """31.15 New people join the squadrons that are below their strength, one after the other."""
    return "K10" if fill(s, ref) else None


def k11(s: State, ref: Referee) -> str | None:
    """31.13 Time passes to the next mission; then a new month begins, another mission is drawn, or the campaign is over (31.22)."""
    recovered = [p.id for p in s.people.values() if recovers(s, p)]
    released = [p.id for p in s.people.values() if sits_out(s, p) and p.out <= 1]
    write_apart(s, ref, "time_passed", "31.13", ("recovered", "released"), pace=s.rules.pace, recovered=recovered, released=released)
    if s.flown < A_MONTH[s.rules.pace]:
        return "K2"
    if s.month < s.rules.last:
        return "K1"
    end(s, ref, OVER)
    return None


def recovers(s: State, p: Person) -> bool:
    """31.13 Whether a person is back to full Fortitude: after weeks or months everybody alive is."""
    return s.rules.pace != DAYS and p.state not in LOST and p.now < p.fortitude


def sits_out(s: State, p: Person) -> bool:
    """31.13 Whether a person is grounded and has missed the mission that is over: not one who was wounded in it."""
    return p.state == GROUNDED and p.flew < s.number


@applies("time_passed")
def _passed(s: State, facts: Mapping[str, Any]) -> None:
    for id, p in s.people.items():
        if sits_out(s, p):
            s.people[id] = replace(p, out=max(0, p.out - 1))
    for id in facts["released"]:
        s.people[id] = replace(s.people[id], state=READY, out=0)
    for id in facts["recovered"]:
        s.people[id] = replace(s.people[id], now=s.people[id].fortitude)
    s.flown += 1
    s.mission, s.battle = None, ""


# the end


def unmanned(s: State) -> str:
    """31.22 Return the first squadron that cannot man one aeroplane; empty if there is none."""
    return next((q for q in s.squadrons if not s.ready(q)), "")


def end(s: State, ref: Referee, why: str) -> None:
    """31.22 The campaign ends; the side with more missions won has won it, at equal missions the one with more points."""
    write(s, ref, "campaign_ended", "31.22", winner=leader(s) or DRAW, missions_won=dict(s.won), points=dict(s.points), why=why)


def leader(s: State) -> str:
    """31.22 Return the letter of the side that has more missions won, or at equal missions more points; empty for a draw."""
    e, c = ((s.won[letter], s.points[letter]) for letter in SIDES)
    return "" if e == c else "E" if e > c else "C"


@applies("campaign_ended")
def _ended(s: State, facts: Mapping[str, Any]) -> None:
    scores = {seat: facts["missions_won"][seat[0].upper()] for seat in s.rules.seats}
    won, points = facts["missions_won"], facts["points"]
    told: dict[str, Json] = {
        "winner": facts["winner"],
        "why": facts["why"],
        "month": s.month,
        "missions": s.number,
        "won_entente": won["E"],
        "won_central": won["C"],
        "points_entente": points["E"],
        "points_central": points["C"],
    }
    s.result = Result(scores, told, tuple(seat for seat in s.rules.seats if seat[0].upper() == facts["winner"]))
