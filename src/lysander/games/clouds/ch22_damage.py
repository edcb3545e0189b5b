"""22 Damage to aeroplanes: the damage die of a hit, the rows of the tables, explosions."""

from __future__ import annotations

from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.referee import Referee
from .ch04_people import all_die, stay_test, usable
from .ch13_strength import destroy
from .ch22_context import Context, Handler, Verb
from .ch22_effects import do, gain_luck
from .ch29_rolls import throw, throw_both
from .geometry import Place
from .plane import Person, Plane
from .state import State, person_id
from .told import tell_each

LOWEST, HIGHEST = 1, 30
"""22.3 The rows of the damage tables."""
LOW = 10
"""36 R-32: up to this face the die opens a window."""
NO, PLUS, MINUS = "no", "plus", "minus"
JUDGEMENT = OneOf((NO, PLUS, MINUS), "30.9")
EYE, FINE = "1d4", "1d4"
"""22.1, 30.9 Dice of Sure aim and of Fine judgement."""


def hit(s: State, ref: Referee, shooter: Plane, person: Person, target: Plane, successes: int) -> None:
    """22.1, 22.2, 30.11 A hit on an aeroplane: the damage die (R-32) and the successes, Sure aim (R-33), Fine judgement (D-12, R-34), then the row.

    If the first die made row 1, its gain of Luck stays after a re-roll. With closed cockpits only the side of somebody with Fine judgement, which
    is used when the result is known, is shown the dice (5.4).
    """
    who = person_id(shooter, person)
    eye, fine = usable(person, "eye"), usable(person, "marksman")
    reads = shooter.side if fine else ""
    first, face = throw_both(s, ref, "R-32", who, "1d20", lambda d: d <= LOW, side=reads, at=target.id)
    if first != face and first + successes == LOWEST and not eye:
        gain_luck(s, ref, target, 1)
    total = face + successes
    if eye:
        total += throw(s, ref, "R-33", who, EYE, side=reads, at=target.id)
    if fine:
        total += judgement(s, ref, shooter, who, target, total)
    damage(s, ref, target, total, who, shooter.place)


def judgement(s: State, ref: Referee, shooter: Plane, who: str, target: Plane, total: int) -> int:
    """30.9 Ask the owner of Fine judgement for plus or minus (D-12), roll 1d4 (R-34), and return what is added."""
    facts = {"who": who, "at": target.id, "row": row_of(total)}
    chosen = ref.ask(Ask(shooter.seat, f"judgement:{who}", "30.9", JUDGEMENT, NO, facts))
    if chosen == NO:
        return 0
    face = throw(s, ref, "R-34", who, FINE, side=shooter.side, at=target.id, sign=chosen)
    return face if chosen == PLUS else -face


def row_of(total: int) -> int:
    """22.3 Return the row of a total: below 1 it is 1, above 30 it is 30."""
    return min(HIGHEST, max(LOWEST, total))


def damage(
    s: State,
    ref: Referee,
    plane: Plane,
    total: int,
    attacker: str = "",
    source: Place | None = None,
    shooting: bool = True,
    chain: list[str] | None = None,
) -> None:
    """22.4, 22.5 An aeroplane in the air suffers the row of a total in its damage table.

    ``attacker`` is the airman whose dice they are, empty for the ground, barrages and explosions (29.1); ``source`` the place from which it was shot
    at, None where there is none (22.7); ``shooting`` False: it happens before the shooting phase (4.11); ``chain`` what a chain of explosions has
    counted (16.10).
    """
    if not plane.in_air:
        return
    row = row_of(total)
    own: dict[str, Json] = {"row": row} if attacker and s.rules.closed else {"total": total, "row": row}  # 5.4 a total would tell the shot's target
    tell_each(s, ref, plane.side, "damage", "22.5", own, {"who": plane.id, "by": attacker})
    ctx = Context(plane, attacker, source, shooting, chain=[plane.id] if chain is None else chain, more=ROWS)
    do_row(s, ref, row, ctx)
    if ctx.stay:
        stay_test(s, ref, plane.id)


def do_row(s: State, ref: Referee, row: int, ctx: Context) -> None:
    """22.5 Do a row of the damage table of an aeroplane: there is one for one engine, and one for several."""
    table = s.rules.tables["damage_single" if s.panel(ctx.plane).engines == 1 else "damage_multi"]
    do(s, ref, next(r for r in table["row"] if r["n"] == row)["does"], ctx)


def _as_row(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.12 The row named is done in full."""
    do_row(s, ref, verb["as_row"], ctx)


def _again(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.11 A stray shot: the row of new dice (R-40), without successes; above 30 is 30, and the row itself may come again."""
    total = throw(s, ref, "R-40", ctx.plane.id, verb["again"], owner=ctx.attacker)
    facts: dict[str, Json] = {"total": total, "row": row_of(total)}
    tell_each(s, ref, ctx.plane.side, "damage", "22.11", facts, {"who": ctx.plane.id, "by": ctx.attacker})
    do_row(s, ref, row_of(total), ctx)


def _bombs_explode(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.11 With bombs aboard the aeroplane explodes, without them other verbs are done."""
    plane = ctx.plane
    if plane.bombs:
        explode(s, ref, (plane,), (plane.x, plane.y, 100 * plane.z), verb["bombs_explode"]["radius"], ctx.shooting, ctx.chain)
    else:
        do(s, ref, verb["otherwise"], ctx)


ROWS: dict[str, Handler] = {"as_row": _as_row, "again": _again, "bombs_explode": _bombs_explode}
"""22.6 Verbs that lead to rows of the same table, or to other aeroplanes."""


def explode(
    s: State,
    ref: Referee,
    planes: tuple[Plane, ...],
    place: tuple[int, int, int],
    radius: int,
    shooting: bool = False,
    chain: list[str] | None = None,
) -> None:
    """16.10, 22.11 Aeroplanes explode: they are destroyed and everybody aboard dies; every other in the air within ``radius`` MU suffers a plain d20.

    ``place`` is that of the explosion, all three numbers in points. The others roll (R-41) nearest first, at equal distance in list order, each once
    in a chain of explosions; they are counted before the first of them rolls.
    """
    counted = [] if chain is None else chain
    counted += [p.id for p in planes if p.id not in counted]
    for plane in planes:
        all_die(s, ref, plane)
        destroy(s, ref, plane, "exploded", "16.10")
    near = sorted((q, n, p) for n, p in enumerate(s.planes.values()) if p.id not in counted and (q := _near(p, place, radius)) is not None)
    counted += [p.id for _, _, p in near]
    for _, _, plane in near:
        face = throw(s, ref, "R-41", plane.id, "1d20", owner="")
        damage(s, ref, plane, face, shooting=shooting, chain=counted)


def _near(plane: Plane, place: tuple[int, int, int], radius: int) -> int | None:
    """2.6 Return the square of the distance of an aeroplane in the air within ``radius`` MU of a place in points, None for all others."""
    q = (plane.x - place[0]) ** 2 + (plane.y - place[1]) ** 2 + (100 * plane.z - place[2]) ** 2
    return q if plane.in_air and q <= 10_000 * radius * radius else None
