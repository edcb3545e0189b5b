"""15.11, 15.12 The umpire's typed changes of the state."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick, whole
from ...core.record import change, replace
from .ch03_setup import new_patrol
from .ch15_words import split_reason, why_not_reason
from .ch16_belief import recount
from .state import AWAY, BRITISH, CAPTURED, CREWED, DEAD, FREE, GONE, OK, TAKEN, WOUNDED, WRECK, State, without

MEN_STATES = (OK, WOUNDED, DEAD, CAPTURED, AWAY)
LORRY_STATES = (CREWED, TAKEN, WRECK, GONE)
YES_NO = ("yes", "no")


class Change:
    """15.11 The umpire's answer ``COMMAND "reason"``."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def why_not(self, value: Json) -> Refusal | None:
        command, words = split_reason(value) if isinstance(value, str) else ("", "")
        code = why_no_change(self.state, command)
        if code:
            return Refusal("15.12", code, {"command": command[:60]})
        return why_not_reason("15.6", words)

    def sample(self, rng: Rng) -> Json:
        man = pick(rng, list(self.state.men)) if self.state.men else "A"
        at = pick(rng, self.state.rules.board.hexes)
        tries = [f"man {man} state=wounded", f"man {man} hex={at}", f"man {man} moved=no", f"patrol P{pick(rng, range(1, 9))} hex={at}"]
        tries += [f"lorry L{pick(rng, range(1, 9))} block=yes", f"garrison {at} out", f"landing {pick(rng, self.state.rules.board.landing)}"]
        start = int(rng.random() * len(tries))
        for n in range(len(tries)):
            command = tries[(start + n) % len(tries)]
            if not why_no_change(self.state, command):
                return f'{command} "put right"'
        return f'landing {self.state.rules.board.landing[0]} "put right"'

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        state = self.state
        return {
            "type": "change",
            "men": list(state.men),
            "patrols": [f"P{n}" for n in state.rules.patrols],
            "lorries": [f"L{n}" for n in state.lorries],
            "urban": list(state.rules.garrisons),
            "landing": list(state.rules.board.landing),
        }


def why_no_change(state: State, command: str) -> str:
    """15.12 Returns a code if the command makes no sense on the board; else an empty text."""
    words = command.split(" ")
    check = CHECKS.get(words[0])
    return check(state, words[1:]) if check else "command"


def _pair(words: list[str]) -> tuple[str, str, str]:
    """Returns ``A hex=0309`` as ("A", "hex", "0309")."""
    if len(words) != 2:
        return "", "", ""
    key, _, value = words[1].partition("=")
    return words[0], key, value


def _number(name: str, letter: str) -> int:
    return (whole(name[1:], 1) or 0) if name[:1] == letter else 0


def _check_man(state: State, words: list[str]) -> str:
    letter, key, value = _pair(words)
    if letter not in state.men:
        return "no-such-piece"
    if key == "hex":
        return "" if value in state.rules.board.bit else "no-such-hex"
    if key == "lorry":
        lorry = state.lorries.get(_number(value, "L"))
        if lorry is None:
            return "no-such-piece"
        if lorry.state != TAKEN:
            return "lorry-not-captured"
        if not state.men[letter].free:
            return "stands-nowhere"
        return "lorry-six" if len(state.men_aboard(lorry.n)) >= 6 and state.men[letter].aboard != lorry.n else ""
    if key == "state" and value in FREE and not (state.men[letter].hex or state.men[letter].fell):
        return "stands-nowhere"
    if key == "state":
        return "" if value in MEN_STATES else "command"
    return "" if key == "moved" and value in YES_NO else "command"


def _check_group(state: State, words: list[str]) -> str:
    at, key, value = _pair(words)
    if at not in state.rules.board.bit:
        return "no-such-hex"
    if key != "posture" or value not in ("ambush", "hide"):
        return "command"
    return "" if state.men_out(at) else "no-such-piece"


def _check_patrol(state: State, words: list[str]) -> str:
    if len(words) == 2 and words[1] == "lost":
        return "" if _number(words[0], "P") in state.patrols else "no-such-piece"
    name, key, value = _pair(words)
    n = _number(name, "P")
    if key == "hex":
        return "no-such-piece" if n not in state.rules.patrols else "" if value in state.rules.board.bit else "no-such-hex"
    patrol = state.patrols.get(n)
    if patrol is None:
        return "no-such-piece"
    if key == "lorry":
        lorry = state.lorries.get(_number(value, "L"))
        if lorry is None or lorry.state != CREWED:
            return "no-such-piece"
        other = state.patrol_on(lorry.n)
        return "two-patrols" if other and other.n != n else ""
    if key == "search" and value in YES_NO:
        return "search-on-board" if patrol.lorry and value == "yes" else ""
    return "" if key == "ready" and value in YES_NO else "command"


def _check_lorry(state: State, words: list[str]) -> str:
    name, key, value = _pair(words)
    lorry = state.lorries.get(_number(name, "L"))
    if lorry is None:
        return "no-such-piece"
    if key == "hex":
        return "" if value in state.rules.board.roads else "off-the-road" if value in state.rules.board.bit else "no-such-hex"
    if key == "state":
        return "" if value in LORRY_STATES else "command"
    if key in ("block", "ready") and value in YES_NO:
        return "" if lorry.state == CREWED or key == "ready" else "lorry-not-crewed"
    return "command"


def _check_garrison(state: State, words: list[str]) -> str:
    if len(words) != 2 or words[1] not in ("in", "out"):
        return "command"
    if not state.rules.has_garrisons:
        return "no-such-piece"
    return "" if words[0] in state.rules.garrisons else "no-such-hex"


def _check_landing(state: State, words: list[str]) -> str:
    return "" if len(words) == 1 and words[0] in state.rules.board.landing else "no-such-hex"


def _check_aircraft(state: State, words: list[str]) -> str:
    return "" if words in (["down"], ["up"]) and state.landing else "command"


def _check_move(state: State, words: list[str]) -> str:
    return "" if len(words) == 1 and 1 <= (whole(words[0], 2) or 0) <= state.landing_move else "no-such-move"


CHECKS: dict[str, Callable[[State, list[str]], str]] = {
    "man": _check_man,
    "group": _check_group,
    "patrol": _check_patrol,
    "lorry": _check_lorry,
    "garrison": _check_garrison,
    "landing": _check_landing,
    "aircraft": _check_aircraft,
    "move": _check_move,
}


def carry_out(state: State, command: str) -> None:
    """15.11 Carries out a command that makes sense."""
    head, *words = command.split(" ")
    if head == "landing":
        state.landing = words[0]
    elif head == "aircraft":
        state.plane = "down" if words[0] == "down" else ""
    elif head == "move":
        _change_move(state, int(words[0]))
    elif head == "garrison":
        left = [h for h in state.silenced if h != words[0]]
        state.silenced = tuple(left if words[1] == "in" else sorted([*left, words[0]]))
    elif head == "group":
        if words[1] == "posture=ambush":
            state.ambush = {**state.ambush, words[0]: "a"}
        else:
            state.call_off(words[0])
    elif head == "man":
        _change_man(state, *_pair(words))
    elif head == "patrol":
        _change_patrol(state, words)
    else:
        _change_lorry(state, *_pair(words))
    state.update_units()
    state.ambush = {at: how for at, how in state.ambush.items() if state.men_out(at)}


def _change_move(state: State, move: int) -> None:
    """15.11, 12.1 Goes to another move number; an aircraft that has gone is to come again if its landing is still ahead."""
    state.move = move
    ahead = move < state.landing_move or state.half == BRITISH
    if state.plane == "gone" and ahead:
        state.plane = ""


def _change_man(state: State, letter: str, key: str, value: str) -> None:
    man = state.men[letter]
    if key == "state":
        _count_prisoner(state, letter, man.state, value)
    if key == "hex" and not man.free:
        man = replace(man, fell=value)
    elif key == "hex":
        man = replace(man, hex=value, aboard=0, locked=False)
    elif key == "lorry":
        n = int(value[1:])
        man = replace(man, hex=state.lorries[n].hex, aboard=n)
    elif key == "moved":
        man = replace(man, moved=value == "yes")
    elif value in FREE:
        man = replace(man, state=value, hex=man.hex or man.fell)
    else:
        state.lose(letter, value)
        return
    state.men[letter] = man


def _count_prisoner(state: State, letter: str, before: str, after: str) -> None:
    """15.13 Adds a man to the prisoners that the German knows, or takes him away from them; one who dies is a body."""
    memory, taken, freed = state.memory, before != CAPTURED == after, before == CAPTURED != after
    if taken:
        memory.prisoners = "".join(sorted({*memory.prisoners, letter}))
    elif freed:
        memory.prisoners = memory.prisoners.replace(letter, "")
        memory.bodies += after == DEAD
    recount(state, freed * (after != DEAD) - taken)


def _change_patrol(state: State, words: list[str]) -> None:
    n = int(words[0][1:])
    if words[1] == "lost":
        state.memory.lost = {**state.memory.lost, f"P{n}": state.patrols.pop(n).hex}
        return
    _, key, value = _pair(words)
    if key == "hex" and n not in state.patrols:
        state.patrols[n] = new_patrol(n, value)
        state.patrols = dict(sorted(state.patrols.items()))
        state.memory.lost = without(state.memory.lost, f"P{n}")
    if key == "hex":
        state.patrols[n] = replace(state.patrols[n], hex=value, lorry=0)
    elif key == "lorry":
        lorry = int(value[1:])
        state.patrols[n] = replace(state.patrols[n], hex=state.lorries[lorry].hex, lorry=lorry, searching=False)
    elif key == "search":
        state.patrols[n] = replace(state.patrols[n], searching=value == "yes")
    elif value == "yes":
        state.patrols[n] = replace(state.patrols[n], done=False, walked=False, boarded=False, set_down=False)
    else:
        state.patrols[n] = replace(state.patrols[n], done=True)


def _change_lorry(state: State, name: str, key: str, value: str) -> None:
    n = int(name[1:])
    if key == "hex":
        state.move_lorry(n, value, used=state.lorries[n].used, block=state.lorries[n].block)
        change(state.men, state.men_aboard(n), hex=value)
    elif key == "block":
        state.lorries[n] = replace(state.lorries[n], block=value == "yes")
    elif key == "ready":
        state.lorries[n] = replace(state.lorries[n], used=value == "no", fought=False)
    else:
        _change_lorry_state(state, n, value)


def _change_lorry_state(state: State, n: int, value: str) -> None:
    lorry = state.lorries[n]
    if value != CREWED:
        change(state.patrols, [p.n for p in state.patrols.values() if p.lorry == n], lorry=0)
        lorry = replace(lorry, block=False, used=False, fought=False)
    if value != TAKEN:
        change(state.men, state.men_aboard(n), aboard=0)
    if value == CREWED:
        state.memory.lost = without(state.memory.lost, f"L{n}")
    elif lorry.state == CREWED:
        state.memory.lost = {**state.memory.lost, f"L{n}": lorry.hex}
    state.lorries[n] = replace(lorry, state=value, known=False)
