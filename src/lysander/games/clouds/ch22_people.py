"""22.7, 22.13, 22.15, 4.11 The verbs of the tables that hit people: who it is, wounds, death, black-outs, nerve."""

from __future__ import annotations

from ...core.referee import Referee
from .ch04_people import crew, die, lose_fortitude, stay_test
from .ch22_context import Context, Verb, amount_of, sub_die
from .geometry import distance, nose, vector, within
from .plane import FLYING, NOSE, PILOT, Person
from .state import State, person_id
from .told import tell_side

FACES = 6
"""22.7 Faces of the die that says who is hit."""
AT_ONCE, NEXT = 1, 2
"""4.11 Black-outs: for this move and the shooting of this turn; from the next I1 on."""


def wound(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.6, 22.15 Fortitude is lost (R-38): each person rolls his own dice and makes his stay test at once."""
    for who in who_is_hit(s, ref, ctx, verb["who"]):
        lose_fortitude(s, ref, who, amount_of(s, ref, "R-38", who, verb, ctx))


def who_is_hit(s: State, ref: Referee, ctx: Context, who: str) -> tuple[str, ...]:
    """22.7 Return the ids of those alive and aboard whom a verb means by ``any``, ``pilot``, ``gunner``, ``near_gunner`` or ``everyone``."""
    plane = ctx.plane
    aboard = [p for p in plane.people if p.aboard]
    if who == "everyone":
        return crew(plane)
    if who == "near_gunner" and ctx.source is not None and (near := _nearest(ctx)):
        return (person_id(plane, near),)
    if who == "pilot":
        aboard = [p for p in aboard if p.role == PILOT]
    elif who != "any":
        aboard = [p for p in aboard if p.role != PILOT]
    if len(aboard) > 1:
        aboard = [_drawn(s, ref, ctx, aboard)]
    return tuple(person_id(plane, p) for p in aboard)


def _drawn(s: State, ref: Referee, ctx: Context, aboard: list[Person]) -> Person:
    """22.7 Return one of them, evenly: each has as many faces of the die, in list order."""
    face = sub_die(s, ref, f"1d{FACES}", ctx, "who")
    return aboard[(face - 1) * len(aboard) // FACES]


def _nearest(ctx: Context) -> Person | None:
    """22.7 Return the gunner nearest to the attacker: the nose gunner if he is ahead, else the rear gunner; if that one is dead the other."""
    plane, source = ctx.plane, ctx.source
    assert source is not None
    n, t = nose(plane.heading, plane.climb), vector(plane.place, source)
    ahead = n[0] * t[0] + n[1] * t[1] + n[2] * t[2] >= 0
    gunners = [p for p in plane.people if p.aboard and p.role != PILOT]
    return next((p for p in gunners if (p.role == NOSE) == ahead), gunners[0] if gunners else None)


def kill(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.6, 30.8 The pilot dies, or all aboard, in list order."""
    for who in crew(ctx.plane) if verb["kill"] == "all" else (ctx.plane.id,):
        if s.person(who).aboard:
            die(s, ref, who)


def black_out(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """4.11 The pilot, if he lives, blacks out: at once if he has still to move this turn, else from the next I1 on. Not in a spin.

    Who is blacked out for this turn's shooting remains so.
    """
    plane, pilot = ctx.plane, ctx.plane.pilot
    if not pilot.aboard or plane.state != FLYING:
        return
    moved = ctx.shooting or plane.moved
    s.change(plane.id, blackout=NEXT if moved else AT_ONCE, acted=pilot.acted or (moved and pilot.blackout == AT_ONCE))
    tell_side(s, ref, plane.side, "black-out", "4.11", who=plane.id, now=not moved)


def nerve(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.13 Every other pilot near by, in the air and conscious, makes a stay test, in list order; gunners do not."""
    for plane in s.planes.values():
        if plane is not ctx.plane and plane.in_air and plane.pilot.awake and within(distance(plane.place, ctx.plane.place), verb["nerve"]):
            stay_test(s, ref, plane.id)
