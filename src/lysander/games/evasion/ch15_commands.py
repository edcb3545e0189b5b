"""15.11, 15.12 The umpire's typed changes of the state."""

from __future__ import annotations

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick
from ...core.record import change, replace
from .ch03_setup import new_patrol
from .ch15_sense import FORMS, pair, why_no_change
from .ch15_words import split_reason, why_not_reason
from .ch16_belief import recount
from .state import BRITISH, CAPTURED, CREWED, DEAD, FREE, TAKEN, State, without


class Change:
    """15.11 The umpire's answer ``COMMAND "reason"``. It is judged on the state as it will be when what waits is carried out (15.12)."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def why_not(self, value: Json) -> Refusal | None:
        command, words = split_reason(value) if isinstance(value, str) else ("", "")
        then = after_waiting(self.state)
        refusal = why_no_change(then, command)
        if refusal is not None and then is not self.state and why_no_change(self.state, command) is None:
            return Refusal(refusal.rule, refusal.code, refusal.facts, (Refusal("15.12", "change-against"),))
        return refusal or why_not_reason("15.6", words)

    def sample(self, rng: Rng) -> Json:
        then = after_waiting(self.state)
        man = pick(rng, list(self.state.men)) if self.state.men else "A"
        at = pick(rng, self.state.rules.board.hexes)
        tries = [f"man {man} state=wounded", f"man {man} hex={at}", f"man {man} moved=no", f"patrol P{pick(rng, range(1, 9))} hex={at}"]
        tries += [f"lorry L{pick(rng, range(1, 9))} block=yes", f"garrison {at} out", f"landing {pick(rng, self.state.rules.board.landing)}"]
        start = int(rng.random() * len(tries))
        for n in range(len(tries)):
            command = tries[(start + n) % len(tries)]
            if why_no_change(then, command) is None:
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
            "commands": dict(FORMS),
        }


def after_waiting(state: State) -> State:
    """15.12 Returns the state as it will be when what waits is carried out: the state itself if nothing waits, else a changed copy."""
    if state.desk is None or not state.desk.pending:
        return state
    then = state.clone()
    for value in state.desk.pending:
        command, _ = split_reason(value)
        if why_no_change(then, command) is None:
            carry_out(then, command)
    return then


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
        _change_man(state, *pair(words))
    elif head == "patrol":
        _change_patrol(state, words)
    else:
        _change_lorry(state, *pair(words))
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
        man = replace(man, moved=value == "yes", stayed=False)
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
    _, key, value = pair(words)
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
