"""15.11, 15.12 The umpire's typed commands: how each is written, and why one is refused. A refusal names the argument and what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...core.ask import Refusal
from ...core.domain import whole
from .state import AWAY, CAPTURED, CREWED, DEAD, FREE, GONE, OK, TAKEN, WOUNDED, WRECK, State

FORMS = {
    "man_hex": "man A hex=0309",
    "man_lorry": "man A lorry=L3",
    "man_state": "man A state=wounded",
    "man_moved": "man A moved=yes",
    "group_posture": "group 0309 posture=ambush",
    "patrol_hex": "patrol P3 hex=0410",
    "patrol_lorry": "patrol P3 lorry=L3",
    "patrol_search": "patrol P3 search=yes",
    "patrol_ready": "patrol P3 ready=yes",
    "patrol_lost": "patrol P3 lost",
    "lorry_hex": "lorry L3 hex=0410",
    "lorry_state": "lorry L3 state=captured",
    "lorry_block": "lorry L3 block=yes",
    "lorry_ready": "lorry L3 ready=yes",
    "garrison": "garrison 0210 out",
    "landing": "landing 0405",
    "aircraft": "aircraft down",
    "move": "move 7",
}
"""15.11 An example of each command, as the table of the rulebook has it, by the message ``command-<id>`` that says what it does."""

MEN_STATES = (OK, WOUNDED, DEAD, CAPTURED, AWAY)
LORRY_STATES = (CREWED, TAKEN, WRECK, GONE)
YES_NO = ("yes", "no")
POSTURES = ("ambush", "hide")
MAN_KEYS = {"hex": (), "lorry": (), "state": MEN_STATES, "moved": YES_NO}
PATROL_KEYS = {"hex": (), "lorry": (), "search": YES_NO, "ready": YES_NO}
LORRY_KEYS = {"hex": (), "state": LORRY_STATES, "block": YES_NO, "ready": YES_NO}
SHOWN = 40
MISSING = {
    "change-command": "change-no-command",
    "change-key": "change-no-key",
    "change-value": "change-no-value",
    "change-man": "change-no-man",
    "change-patrol": "change-no-patrol",
    "change-lorry": "change-no-lorry",
    "change-garrison": "change-no-garrison",
    "change-hex": "change-no-hex",
    "change-landing": "change-no-landing",
    "change-move": "change-no-move",
}
"""The code for a missing argument, by the code for a wrong one."""


def why_no_change(state: State, command: str) -> Refusal | None:
    """15.12 Returns why a command makes no sense on the board, or None."""
    if '"' in command:
        return _malformed("change-quotes")
    words = command.split(" ")
    if "" in words and command:
        return _malformed("change-blank")
    check = CHECKS.get(words[0])
    return check(state, words[1:]) if check else _wrong("change-command", words[0], CHECKS)


def pair(words: list[str]) -> tuple[str, str, str]:
    """Returns ``A hex=0309`` as ("A", "hex", "0309"); what is missing is empty."""
    key, _, value = words[1].partition("=") if len(words) > 1 else ("", "", "")
    return words[0] if words else "", key, value


def number_of(name: str, letter: str) -> int:
    """Returns the number of a unit named ``P3`` or ``L3``, 0 if it has another letter or none."""
    return (whole(name[1:], 1) or 0) if name[:1] == letter else 0


# refusals


def _malformed(code: str, **facts: str) -> Refusal:
    return Refusal("15.11", code, facts)


def _wrong(code: str, given: str, expected: Iterable[str], rule: str = "15.11") -> Refusal:
    """Returns that an argument is none of those expected, or that it is missing."""
    return Refusal(rule, code if given else MISSING[code], {"given": given[:SHOWN], "expected": ", ".join(expected)})


def _senseless(code: str, **facts: str | int) -> Refusal:
    return Refusal("15.12", code, facts)


def _wrong_end(words: list[str], keys: dict[str, tuple[str, ...]], also: tuple[str, ...] = ()) -> Refusal | None:
    """Returns why ``key=value`` at the end of a command is malformed, or None. ``also``: words that stand there without a value."""
    _, key, value = pair(words)
    if len(words) > 2:
        return _malformed("change-rest", given=" ".join(words[2:])[:SHOWN])
    if key not in keys or "=" not in words[1]:
        return _wrong("change-key", words[1] if len(words) > 1 else "", [*(f"{k}=" for k in keys), *also])
    if keys[key]:
        return None if value in keys[key] else _wrong("change-value", value, keys[key])
    return None if value else _wrong("change-value", value, ["0309" if key == "hex" else "L3"])


def _off_map(state: State, at: str) -> Refusal | None:
    return None if at in state.rules.board.bit else _wrong("change-hex", at, (), "15.12")


def _missing(state: State, code: str, given: str, expected: Iterable[str]) -> Refusal:
    """15.12 Returns why a man or a lorry cannot be changed that there is not; before the set-up there are none."""
    return _wrong(code, given, expected, "15.12") if state.men else _senseless("change-early")


# the commands


def _check_man(state: State, words: list[str]) -> Refusal | None:
    letter, key, value = pair(words)
    man = state.men.get(letter)
    if man is None:
        return _missing(state, "change-man", letter, state.men)
    if wrong := _wrong_end(words, MAN_KEYS):
        return wrong
    if key == "hex":
        return _off_map(state, value)
    if key == "lorry":
        return _check_aboard(state, letter, value)
    if key == "state" and value in FREE and not (man.hex or man.fell):
        return _senseless("stands-nowhere", names=letter)
    return None


def _check_aboard(state: State, letter: str, name: str) -> Refusal | None:
    lorry, man = state.lorries.get(number_of(name, "L")), state.men[letter]
    if lorry is None:
        return _missing(state, "change-lorry", name, _lorries(state))
    if lorry.state != TAKEN:
        return _senseless("lorry-not-captured", lorry=name)
    if not man.free:
        return _senseless("stands-nowhere", names=letter)
    return _senseless("lorry-six", lorry=name) if len(state.men_aboard(lorry.n)) >= 6 and man.aboard != lorry.n else None


def _check_group(state: State, words: list[str]) -> Refusal | None:
    at = words[0] if words else ""
    wrong = _off_map(state, at) or _wrong_end(words, {"posture": POSTURES})
    if wrong:
        return wrong
    return None if state.men_out(at) else _senseless("change-nobody", hex=at)


def _check_patrol(state: State, words: list[str]) -> Refusal | None:
    name, key, value = pair(words)
    n = number_of(name, "P")
    if n not in state.rules.patrols:
        return _wrong("change-patrol", name, (f"P{n}" for n in state.rules.patrols), "15.12")
    taken_off = len(words) == 2 and words[1] == "lost"
    if not taken_off and (wrong := _wrong_end(words, PATROL_KEYS, ("lost",))):
        return wrong
    if key == "hex":
        return _off_map(state, value)
    patrol = state.patrols.get(n)
    if patrol is None:
        return _senseless("change-lost", unit=name)
    if key == "lorry":
        return _check_carrier(state, n, value)
    return _senseless("search-on-board", unit=name) if key == "search" and patrol.lorry and value == "yes" else None


def _check_carrier(state: State, n: int, name: str) -> Refusal | None:
    lorry = state.lorries.get(number_of(name, "L"))
    if lorry is None:
        return _missing(state, "change-lorry", name, _lorries(state))
    if lorry.state != CREWED:
        return _senseless("lorry-not-crewed", lorry=name)
    other = state.patrol_on(lorry.n)
    return _senseless("two-patrols", lorry=name, unit=f"P{other.n}") if other and other.n != n else None


def _check_lorry(state: State, words: list[str]) -> Refusal | None:
    name, key, value = pair(words)
    lorry = state.lorries.get(number_of(name, "L"))
    if lorry is None:
        return _missing(state, "change-lorry", name, _lorries(state))
    if wrong := _wrong_end(words, LORRY_KEYS):
        return wrong
    if key == "hex":
        return _off_map(state, value) or (None if value in state.rules.board.roads else _senseless("off-the-road", hex=value))
    return _senseless("lorry-not-crewed", lorry=name) if key == "block" and lorry.state != CREWED else None


def _lorries(state: State) -> list[str]:
    return [f"L{n}" for n in state.lorries]


def _check_garrison(state: State, words: list[str]) -> Refusal | None:
    at, posts = words[0] if words else "", state.rules.garrisons if state.rules.has_garrisons else ()
    if at not in posts:
        return _wrong("change-garrison", at, posts, "15.12") if posts else _senseless("change-garrisons-none")
    return _wrong_last(words[1:], ("in", "out"))


def _check_landing(state: State, words: list[str]) -> Refusal | None:
    at = words[0] if words else ""
    if at not in state.rules.board.landing:
        return _wrong("change-landing", at, (), "15.12")
    return _malformed("change-rest", given=" ".join(words[1:])[:SHOWN]) if words[1:] else None


def _check_aircraft(state: State, words: list[str]) -> Refusal | None:
    return _wrong_last(words, ("down", "up")) or (None if state.landing else _senseless("change-early"))


def _check_move(state: State, words: list[str]) -> Refusal | None:
    given, last = words[0] if words else "", state.landing_move
    if not last:
        return _senseless("change-early")
    if not 1 <= (whole(given, 2) or 0) <= last:
        return _wrong("change-move", given, [f"1–{last}"], "15.12")
    return _malformed("change-rest", given=" ".join(words[1:])[:SHOWN]) if words[1:] else None


def _wrong_last(words: list[str], expected: tuple[str, ...]) -> Refusal | None:
    """Returns why the last word of a command is not one of those expected, or None."""
    if not words or words[0] not in expected:
        return _wrong("change-value", words[0] if words else "", expected)
    return _malformed("change-rest", given=" ".join(words[1:])[:SHOWN]) if words[1:] else None


CHECKS: dict[str, Callable[[State, list[str]], Refusal | None]] = {
    "man": _check_man,
    "group": _check_group,
    "patrol": _check_patrol,
    "lorry": _check_lorry,
    "garrison": _check_garrison,
    "landing": _check_landing,
    "aircraft": _check_aircraft,
    "move": _check_move,
}
