"""The ways in which Escape and Evasion ends, each with a recorded game: ``lysander record evasion``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lysander.core.ask import Ask, Json
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.testing.corpus import Ending

PLAYERS, ALL = ("british", "german"), ("british", "german", "umpire")
OFTEN = 0.02


def facts(match: Match[Any]) -> dict[str, Any]:
    """Returns the facts of the result."""
    return dict(match.state.result.facts)


def heard(match: Match[Any], *kinds: str) -> bool:
    """Whether each of these was told, and nobody resigned or closed the table unless that is among them."""
    found = {event.kind for event in match.events}
    return set(kinds) <= found and not ({"resigned", "closed"} - set(kinds)) & found


def ended(match: Match[Any], british: str, german: str) -> bool:
    """13.5 Whether the game ended with these results."""
    return (facts(match)["british"], facts(match)["german"]) == (british, german)


def standard(seats: tuple[str, ...] = PLAYERS, **options: Any) -> Setup:
    """Returns the setup of the standard scenario."""
    return Setup("evasion", "standard", options, seats)


def four_men(seats: tuple[str, ...] = PLAYERS, **options: Any) -> Setup:
    """Returns the setup of the short scenario."""
    return Setup("evasion", "four-men", options, seats)


def resigned(match: Match[Any], seat: str) -> bool:
    """13.7 Whether a side resigned."""
    return heard(match, "resigned") and match.lines[-1].seat == seat


# 6.14, 17.21 and 12.4, 17.22: two readings of the same moves


def rows_after_a_fight(match: Match[Any]) -> Iterator[str]:
    """6.8.2 Yields the row of each look in a German half into the hex where, in the British half before it, a party was fought and stayed."""
    half, fought = "", ""
    for event in match.events:
        if event.kind == "half":
            half = event.facts["side"]
            fought = fought if half == "german" else ""
        elif event.kind == "b_found" and half == "british":
            fought = event.facts["hex"]
        elif event.kind in ("b_escaped", "b_captured", "b_killed", "b_stop"):
            fought = ""
        elif event.kind == "roll" and half == "german" and event.facts["name"][:4] == "look" and event.facts["hex"] == fought:
            yield event.facts["row"][1]


def entered_the_field(match: Match[Any]) -> list[str]:
    """12.4 Returns what the Germans were told at the hex of the aircraft, in order."""
    return [e.kind for e in match.events if e.kind in ("g_plane", "g_seen", "g_bodies", "g_stop") and e.facts["hex"] == match.state.landing]


HIDEOUT, FIELD, ASIDE = "0211", "0405", "0406"


def surprised(match: Match[Any], ask: Ask, kind: str) -> Json:
    """Has patrol 4 stop beside the team in move 1; in move 2 the team sets out, wins the fight and stays, and patrol 3 comes."""
    state = match.state
    fixed = {"landing": FIELD, "rendezvous": HIDEOUT, "posture": "hide", "hit": 1, "look": 1 if state.half == "british" else 4}
    if kind == "party":
        return f"ABCDEF@{HIDEOUT}:walk" if state.move == 2 else "done"
    if kind == "order":
        return next((o for o in ask.domain.members() if o in ("P4:walk", "P3:walk") and state.move + (o == "P3:walk") < 4), "done")
    if kind == "path" and ask.seat == "british":
        return "x0311."
    if kind == "path":
        return f"x{HIDEOUT}." if ask.facts["unit"] == "P4" or state.move == 2 else "x0212."
    return (3 if state.half == "british" else 1) if kind == "patrol" else fixed.get(kind)


def two_patrols_at_the_field(match: Match[Any], ask: Ask, kind: str) -> Json:
    """Has the team wait at the field, one man go aside in the last move, and two patrols walk in one after the other."""
    state = match.state
    men, last = state.men_out(FIELD), state.move == 11
    fixed = {"landing": FIELD, "rendezvous": "0309", "posture": "hide", "look": 6, "patrol": 1, "policy": "report"}
    if kind == "party":
        going = "A" if last and "A" in men else "" if men else "ABCDEF"
        return f"{going}@{FIELD if men else state.men['A'].hex}:walk" if going and not state.men["A"].moved else "done"
    if kind == "order":
        goes = (f"P{n}:walk" for n in (4, 3) if last or apart(state.patrols[n].hex, FIELD) > 1)
        return next((o for o in goes if o in ask.domain.members()), "done")
    if kind == "path":
        at = ask.facts["hex"]
        if at == FIELD:
            return f"x{ASIDE}." if ask.seat == "british" else "."
        return nearer(match, at, FIELD if ask.seat == "british" or last else "0404")
    return fixed.get(kind)


def met_at_the_landing(match: Match[Any], ask: Ask, kind: str) -> Json:
    """Has the team wait at the field, and a patrol come there without seeing it in the last German half before the landing."""
    state = match.state
    if kind == "party":
        first = state.men["A"]
        return "done" if first.hex == FIELD or first.moved else f"ABCD@{first.hex}:walk"
    if kind == "order":
        comes = apart(state.patrols[4].hex, FIELD) > (state.move < state.landing_move - 1)
        return "P4:walk" if comes and "P4:walk" in ask.domain.members() else "done"
    return nearer(match, ask.facts["hex"], FIELD) if kind == "path" else two_patrols_at_the_field(match, ask, kind)


def apart(one: str, other: str) -> int:
    """2.3 Returns how many steps lie between two hexes, in rows and half columns."""
    (x, y), (u, v) = ((2 * int(h[:2]) + int(h[2:]) % 2, int(h[2:])) for h in (one, other))
    return max(abs(y - v), (abs(x - u) + abs(y - v)) // 2)


def nearer(match: Match[Any], at: str, goal: str) -> str:
    """6.7 Returns a path of one step across country that comes nearer to a hex, around Germans and villages."""
    board, held = match.state.rules.board, {p.hex for p in match.state.patrols.values()}
    free = [h for h in board.near[at] if (h == goal or h not in held) and board.terrain[h] != "urban"]
    return f"x{min(free, key=lambda h: apart(h, goal))}."


def reading(holds: Callable[[Match[Any]], bool], wish: Any, **options: Any) -> Ending:
    """Returns a steered game with one of two readings."""
    return Ending(standard(**options), holds, wish=wish)


AT_ONCE = ("captured", "dead")
ENDINGS = {
    # 13.1 at once, because nobody is free
    "nobody-left": Ending(
        standard(), lambda m: heard(m) and all(facts(m)[k] for k in AT_ONCE) and facts(m)["left"] == 0 and m.state.move < 11, told=True
    ),
    "all-away": Ending(four_men(), lambda m: heard(m, "b_away") and facts(m)["away"] == 4, ("normal", "random")),
    # 13.1 at E1, 12.7
    "left-behind": Ending(standard(), lambda m: heard(m, "b_left", "b_plane_missed") and ended(m, "lost", "lost")),
    "secret-move": Ending(Setup("evasion", "alarm", {}, PLAYERS), lambda m: heard(m, "b_plane_missed") and m.state.landing_move == 7),
    # 13.2 to 13.4
    "german-win": Ending(standard(), lambda m: heard(m) and ended(m, "lost", "won")),
    "british-win": Ending(standard(), lambda m: heard(m, "b_away") and ended(m, "won", "lost"), ("normal", "easy")),
    "both-win": Ending(standard(), lambda m: heard(m, "b_away", "g_captured") and ended(m, "won", "won"), "normal"),
    "four-men-both-win": Ending(four_men(), lambda m: heard(m, "b_away", "g_captured") and ended(m, "won", "won"), "normal", told=True),
    # 11.2 to 11.9, 12.4
    "lorry-taken": Ending(standard(garrisons="no"), lambda m: heard(m, "b_taken", "g_lorry_reported", "g_lorry_recovered")),
    "aircraft-found": Ending(standard(), lambda m: heard(m, "g_plane", "b_plane_down"), "normal"),
    "aircraft-found-empty": reading(lambda m: entered_the_field(m)[-2:] == ["g_plane", "g_stop"], two_patrols_at_the_field),
    "aircraft-empty": reading(lambda m: entered_the_field(m)[-2:] == ["g_bodies", "g_stop"], two_patrols_at_the_field, aircraft_found="men"),
    "landing-ends": Ending(four_men(), lambda m: heard(m, "b_plane_down") and m.state.plane == "down", wish=met_at_the_landing),
    # 6.14, 17.21
    "fought-and-moving": reading(lambda m: "moving" in rows_after_a_fight(m), surprised),
    "fought-and-hiding": reading(lambda m: "hiding" in rows_after_a_fight(m), surprised, fought_at_start="hiding"),
    # 13.7
    "british-resign": Ending(standard(), lambda m: resigned(m, "british"), any_time_rate=OFTEN),
    "german-resign": Ending(standard(), lambda m: resigned(m, "german") and facts(m)["away"] >= 2, any_time_rate=OFTEN),
    # 15.3 to 15.7, 15.19
    "umpire-holds": Ending(
        four_men(ALL, dice="umpire", umpire_check="all"),
        lambda m: heard(m, "held", "overruled", "g_captured"),
        "easy",
        any_time_rate=OFTEN,
        told=True,
    ),
    "umpire-closes": Ending(standard(ALL), lambda m: heard(m, "closed") and facts(m)["british"] == "none", any_time_rate=OFTEN),
    "umpire-awards": Ending(standard(ALL), lambda m: heard(m, "closed") and ended(m, "won", "lost"), any_time_rate=OFTEN),
}
