"""10 Direct line: persuading a hijacker."""

from __future__ import annotations

from ...core.ask import Refusal
from ...core.referee import Referee
from .ch06_dice import spend
from .ch09_trust import lose_trust
from .ch15_points import score, tell
from .state import State


def why_no_line(state: State, place: int, seat: str) -> Refusal | None:
    """10.1, 10.2, 10.4 Returns why the seat cannot talk at this place, whatever its dice."""
    line = state.lines[place - 1]
    if place in state.talked:
        return Refusal("10.1", "line-used", {"line": place})
    if not line.tile:
        return Refusal("10.1", "line-closed", {"line": place})
    if line.seat not in ("", seat):
        return Refusal("10.2", "line-shut", {"line": place, "seat": line.seat})
    if line.seat != seat:
        for used in state.talked:
            if state.lines[used - 1].seat == seat:
                return Refusal("10.4", "line-stays", {"line": used})
    return None


def dice_fit(state: State, place: int, one: int, two: int) -> bool:
    """10.1 Whether two values meet the die needs of the place, in either order."""
    first, second = state.rules.talk[place]
    return (one in first and two in second) or (two in first and one in second)


def why_no_talk(state: State, place: int, one: str, two: str) -> Refusal | None:
    """10.1 to 10.4 Returns why the seat cannot talk here with these dice; die needs and once a turn are checked before the line."""
    line = state.lines[place - 1]
    if place not in state.talked and line.tile and not dice_fit(state, place, state.dice[one], state.dice[two]):
        return Refusal("10.1", "dice-do-not-fit", {"line": place})
    return why_no_line(state, place, state.active)


def talk(state: State, ref: Referee, place: int, one: str, two: str) -> None:
    """10.3 Places the dice and carries out the talk."""
    spend(state, one, f"talk {place}")
    spend(state, two, f"talk {place}")
    state.talked.append(place)
    talk_round(state, ref, place, state.active, one + two)


def talk_round(state: State, ref: Referee, place: int, seat: str, dice: str) -> None:
    """10.3, 10.5 Moves the seat's disc to the place and advances the persuasion marker; at 4 the hijacker gives up."""
    line = state.lines[place - 1]
    for n, other in enumerate(state.lines, 1):
        if other.seat == seat and n != place:  # 10.3
            other.seat = ""
            tell(ref, "broke_off", "10.3", seat=seat, line=n, hijacker=other.tile)
    line.seat = seat
    line.progress += 1
    tell(ref, "talked", "10.5", seat=seat, line=place, hijacker=line.tile, progress=line.progress, dice=dice)
    if line.progress == 4:
        give_up(state, ref, place, seat)
    else:
        score(state, ref, {seat: 1}, "talk", "10.5")


def give_up(state: State, ref: Referee, place: int, seat: str) -> None:
    """10.6 Gives the seat the tile and its disc, tells the event, lowers trust by 20 % and refills the place (10.7)."""
    line = state.lines[place - 1]
    tile, first = line.tile, not state.persuader
    state.players[seat].hijackers.append(tile)
    state.persuader = state.persuader or seat
    line.tile, line.progress, line.seat = 0, 0, ""
    tell(ref, "persuaded", "10.6", seat=seat, line=place, hijacker=tile, first=first)
    score(state, ref, {seat: 1}, "talk", "10.5")
    lose_trust(state, ref, 20, "persuaded", "10.6")
    left = state.hijackers_left()
    if left:
        line.tile = ref.draw("draw.hijacker", dict.fromkeys(left, 1), "10.7")
    tell(ref, "hijacker", "10.7", line=place, tile=line.tile)
