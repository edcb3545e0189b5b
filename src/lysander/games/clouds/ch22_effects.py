"""22.6 The verbs of the tables: what a row does, verb by verb, from left to right. Those that hit people are in ``ch22_people``.

A verb is a mapping of a table, as in ``{lose = "structure", amount = 2}``; its first key names it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.referee import Referee
from .ch04_people import flying_test
from .ch13_strength import lose_strength, strength_test
from .ch15_spin import enter_spin
from .ch15_stall import LOW, fall
from .ch18_fire import catch_fire, cockpit_dice, stop_engine
from .ch22_context import Context, Handler, Verb, amount_of, sub_die
from .ch22_people import black_out, kill, nerve, wound
from .ch28_credit import air_victory
from .ch29_rolls import failed, never, throw
from .plane import BROKEN, DESTROYED, FLYING, STOPPED, Gun, Plane, replace_engine, replace_gun
from .state import State
from .told import tell, tell_each, tell_side

LEFT_UP_TO = 3
"""22.6 Up to this face of the die it is the left engine."""
WING_OFF = -2
"""22.6, 28.6 What row 28 adds to bail-out tests: a wing is lost."""
PERSONAL = frozenset(("kill", "blackout", "luck", "nerve", "roll", "as_row", "again"))
"""22.5 Verbs that are done on a wreck, too, beside the loss of Fortitude; the last three only lead to others."""


def do(s: State, ref: Referee, verbs: Sequence[Verb], ctx: Context) -> None:
    """22.5, 22.6 Do verbs from left to right. What has broken up takes only what happens to persons, what is destroyed nothing more."""
    for verb in verbs:
        state = ctx.plane.state
        if state == DESTROYED:
            return
        if state != BROKEN or _personal(verb):
            name = next(iter(verb))
            handler = ctx.more.get(name) or VERBS[name]
            handler(s, ref, verb, ctx)


def _personal(verb: Verb) -> bool:
    """22.5 Whether a verb is done on a wreck: what happens to persons, and verbs that lead to others."""
    return not PERSONAL.isdisjoint(verb) or verb.get("lose") == "fortitude"


# wings, speed, controls


def _lose(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.6 Structural strength, speed or Fortitude is lost."""
    plane = ctx.plane
    if verb["lose"] == "fortitude":
        wound(s, ref, verb, ctx)
    elif verb["lose"] == "structure":
        lose_strength(s, ref, plane, amount_of(s, ref, "R-37", plane.id, verb, ctx))
    else:
        lose_speed(s, ref, plane, verb["amount"])


def lose_speed(s: State, ref: Referee, plane: Plane, amount: int) -> None:
    """22.6, 22.9 Speed is lost at once, not below 0; this stalls nobody before his next move."""
    plane.speed = max(0, plane.speed - amount)
    tell_side(s, ref, plane.side, "lost-energy", "22.9", who=plane.id, amount=amount, left=plane.speed)


def _leak(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.9 A leak for the rest of the battle; an amount by dice is rolled once (R-39). ``now`` takes the same from the speed at once; ``fabric``
    streams from then on, which can be seen (5.3)."""
    plane = ctx.plane
    amount = amount_of(s, ref, "R-39", plane.id, verb, ctx)
    plane.leak, plane.fabric = plane.leak + amount, plane.fabric or verb.get("fabric", False)
    tell_side(s, ref, plane.side, "leak", "22.9", who=plane.id, amount=amount, sum=plane.leak)
    if verb.get("now"):
        lose_speed(s, ref, plane, amount)


def _wider(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """3.7 Every turn is wider from now on."""
    plane = ctx.plane
    plane.wider += verb["wider"]
    tell_side(s, ref, plane.side, "wider", "3.7", who=plane.id, add=verb["wider"], sum=plane.wider)


def _test(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """13.3, 22.6 A strength test, or a Flying test (R-43) with what happens if it fails."""
    plane = ctx.plane
    if verb["test"] == "structure":
        strength_test(s, ref, plane, "damage")
    elif flying_test(s, ref, "R-43", plane, vital=failed if plane.z <= LOW else never) < 0:
        do(s, ref, verb["fail"], ctx)


def _spin(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """15.4, 15.5, 15.8 It spins: ``now`` with the first fall at once, unless it was spinning already, or ``forever``, perhaps without a wing."""
    plane = ctx.plane
    if verb["spin"] == "forever":
        if verb["bail"] == WING_OFF:
            plane.wing = True
            tell(s, ref, "wing-lost", "22.6", who=plane.id)
            air_victory(s, ref, plane, "lost a wing")
        enter_spin(s, ref, plane, forever=True)
    elif plane.state == FLYING:
        enter_spin(s, ref, plane)
        fall(s, ref, plane)


def _flag(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """17.2 An emergency landing is owed, perhaps because the undercarriage is lost."""
    plane = ctx.plane
    plane.emergency = True
    if verb["flag"] == "undercarriage":
        plane.undercarriage = True
        tell(s, ref, "undercarriage-lost", "17.2", who=plane.id)
    else:
        tell_side(s, ref, plane.side, "emergency", "17.2", who=plane.id)


def _wires(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """13.7 Wires are cut."""
    ctx.plane.wires = True
    tell_side(s, ref, ctx.plane.side, "wires-cut", "13.7", who=ctx.plane.id)


def _strain(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """13.8 The wings are strained."""
    ctx.plane.strain = True
    tell_side(s, ref, ctx.plane.side, "strained", "13.8", who=ctx.plane.id)


def _roll_rate(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """3.9 The roll value is doubled; a further such result does nothing."""
    if not ctx.plane.doubled:
        ctx.plane.doubled = True
        tell_side(s, ref, ctx.plane.side, "rolls-slowly", "3.9", who=ctx.plane.id)


def _flinch(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """8.3 The pilot's next initiative roll is worse."""
    ctx.plane.flinch = True
    tell_side(s, ref, ctx.plane.side, "flinch", "8.3", who=ctx.plane.id)


def _forced_turn(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """11.15 The next move begins with a wide turn."""
    ctx.plane.forced_turn = True
    tell_side(s, ref, ctx.plane.side, "forced-turn", "11.15", who=ctx.plane.id)


# engines


def _pick_engine(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.6 The left or the right engine, for the verbs that follow in the row."""
    ctx.engine = "L" if sub_die(s, ref, verb["pick_engine"], ctx, "engine") <= LEFT_UP_TO else "R"


def _smoke(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """18.6 The engine smokes, unless it does so already or was stopped for good."""
    plane = ctx.plane
    engine = plane.engine(ctx.engine)
    if engine.smoke >= 0 or engine.state == STOPPED:
        return
    turns = verb["smoke"]["turns"]
    replace_engine(plane, ctx.engine, smoke=turns)
    tell_each(s, ref, plane.side, "smokes", "18.6", {"turns": turns}, {"who": plane.id, "engine": ctx.engine})


def _vibration(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """13.9, 22.9 The engine shakes the aeroplane above a speed; of two limits the lower counts."""
    plane, limit = ctx.plane, verb["vibration"]
    limit = min(limit, plane.engine(ctx.engine).vibration or limit)
    replace_engine(plane, ctx.engine, vibration=limit)
    tell_side(s, ref, plane.side, "vibration", "13.9", who=plane.id, engine=ctx.engine, limit=limit)


def _fuel(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.10 Fuel turns for the engine, the smaller of two numbers; one number burns at once as row 27. A stopped engine has none."""
    plane = ctx.plane
    turns = throw(s, ref, "R-39", plane.id, verb["fuel"], owner=ctx.attacker)
    if turns == verb["burst_at"]:
        catch_fire(s, ref, plane, cockpit_dice(s, plane), owner=ctx.attacker)
        return
    engine = plane.engine(ctx.engine)
    if engine.state != STOPPED:
        turns = min(turns, engine.fuel or turns)
        replace_engine(plane, ctx.engine, fuel=turns)
        tell_each(s, ref, plane.side, "leaks-fuel", "22.10", {"turns": turns}, {"who": plane.id, "engine": ctx.engine})


def _engine(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.14 The engine stops; if it was the last one running, a stay test is owed when the row is done."""
    ctx.stay |= stop_engine(s, ref, ctx.plane, ctx.engine, stay=False)


def _burn(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """18.2 The aeroplane burns."""
    burn = verb["burn"]
    catch_fire(s, ref, ctx.plane, burn["cockpit"], burn.get("never_out", False), owner=ctx.attacker)


# guns


def _gun(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.8 Guns are out for the battle: the main ones, a pair side by side, or one drawn evenly from all that are not yet out."""
    plane = ctx.plane
    if "which" in verb:
        lost = main_guns(s, plane)
    elif verb["count"] > 1 and plane.layout in s.panel(plane).abreast:
        lost = _fixed(s, plane)
    else:
        lost = _drawn(s, ref, ctx)
    for gun in lost:
        replace_gun(plane, gun.id, out=True)
    if lost:
        tell_side(s, ref, plane.side, "guns-out", "22.8", who=plane.id, guns=[g.id for g in lost])


def main_guns(s: State, plane: Plane) -> tuple[Gun, ...]:
    """22.8 Return the main guns that are not out: all fixed ones; on a type without fixed guns the nose gun."""
    printed = s.panel(plane).mounts(plane.layout)
    if any(m.fixed for m in printed):
        return _fixed(s, plane)
    return tuple(g for m, g in zip(printed, plane.guns, strict=True) if m.mount == "nose" and not g.out)


def _fixed(s: State, plane: Plane) -> tuple[Gun, ...]:
    return tuple(g for m, g in zip(s.panel(plane).mounts(plane.layout), plane.guns, strict=True) if m.fixed and not g.out)


def _drawn(s: State, ref: Referee, ctx: Context) -> tuple[Gun, ...]:
    """22.8 Return one gun of those not yet out, drawn by a die with as many faces; no die falls for the only one."""
    left = tuple(g for g in ctx.plane.guns if not g.out)
    if len(left) < 2:
        return left
    return (left[sub_die(s, ref, f"1d{len(left)}", ctx, "gun") - 1],)


# other verbs


def _luck(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.2 The pilot's Luck grows for good; the number of his re-rolls stays (29.7)."""
    gain_luck(s, ref, ctx.plane, verb["luck"])


def gain_luck(s: State, ref: Referee, plane: Plane, n: int) -> None:
    """22.2 A pilot who lives and is aboard gains Luck for good."""
    if plane.pilot.aboard:
        s.change(plane.id, luck=plane.pilot.luck + n, luck_gained=plane.pilot.luck_gained + n)
        tell_side(s, ref, plane.side, "luck", "22.2", who=plane.id, add=n)


def _roll(s: State, ref: Referee, verb: Verb, ctx: Context) -> None:
    """22.6 Roll the sub-die and do the verbs of the row in which it falls."""
    face = sub_die(s, ref, verb["roll"], ctx, "row")
    row = next(r for r in verb["rows"] if r["on"][0] <= face <= r["on"][1])
    do(s, ref, row["does"], ctx)


VERBS: dict[str, Handler] = {
    "lose": _lose,
    "leak": _leak,
    "wider": _wider,
    "test": _test,
    "luck": _luck,
    "flag": _flag,
    "gun": _gun,
    "roll": _roll,
    "pick_engine": _pick_engine,
    "smoke": _smoke,
    "vibration": _vibration,
    "fuel": _fuel,
    "engine": _engine,
    "burn": _burn,
    "wires": _wires,
    "strain": _strain,
    "roll_rate": _roll_rate,
    "spin": _spin,
    "flinch": _flinch,
    "forced_turn": _forced_turn,
    "blackout": black_out,
    "kill": kill,
    "nerve": nerve,
}
"""22.6 What is done, by verb. Those that need rows of the same table are in ``ch22_damage``."""
