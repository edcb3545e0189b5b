"""18 Notation: positions, written and read."""

from __future__ import annotations

import re

from ...core.game import Setup
from .ch14_reports import update_known_lorries
from .ch16_belief import begin_british_half, know_nothing
from .check import misplaced
from .rules import Rules, rules_of
from .start import blank_state
from .state import AWAY, BRITISH, CAPTURED, CREWED, DEAD, GERMAN, OK, TAKEN, WOUNDED, WRECK, Lorry, Man, Patrol, State

PLANES = {"down": "!", "gone": "-"}
HALVES = {"S3": "S", "T1": "T", "B1": "B", "G2": "G"}
STEPS = {"S": "S2", "T": "T1", "B": "B1", "G": "G2"}
POSTURES = ("h", "a", "s", "m", "am", "sm", "k", "f", "fk")
FATES = (("dead", DEAD), ("pow", CAPTURED), ("away", AWAY))


def write(state: State) -> str:
    """18.2 Returns the position as one line."""
    half = "E" if state.result is not None else HALVES.get(state.step, {"british": "B", "german": "G", "": "S"}.get(state.half, "E"))
    parts = [f"{state.move}{state.light[0]}.{half}"]
    parts += _section("B", _men(state))
    parts += _section("P", [f"{p.n}@{f'L{p.lorry}' if p.lorry else p.hex}{_patrol_flags(p)}" for p in state.patrols.values()])
    parts += _section("L", [f"{x.n}@{x.hex}{_lorry_flags(x)}" for x in state.lorries.values() if x.state in (CREWED, TAKEN, WRECK)])
    parts += _section("G", list(state.silenced))
    if state.landing:
        secret = f"@{state.landing_move}" if state.rules.secret else ""
        plane = "" if half == "E" and state.plane == "gone" else PLANES.get(state.plane, "")  # at the end none is to come
        parts.append(f"Z[{state.landing}{secret}{plane}]")
    if state.policy == "attack":
        parts.append("O[attack]")
    fates = [(word, "".join(m.letter for m in state.men.values() if m.state == fate)) for word, fate in FATES]
    parts += _section("X", [f"{word}:{men}" for word, men in fates if men])
    return " ".join(parts)


def _section(letter: str, items: list[str]) -> list[str]:
    """18.3 Returns a section; none if it would be empty."""
    return [f"{letter}[{' '.join(items)}]"] if items else []


def _men(state: State) -> list[str]:
    """18.2 Returns section B: groups by hex, out before aboard, by lorry, then posture."""
    groups: dict[tuple[str, int, int], list[str]] = {}
    for man in state.men.values():
        if man.free:
            key = (man.hex, man.aboard, POSTURES.index(_posture(state, man)))
            groups.setdefault(key, []).append(man.letter + ("*" if man.state == WOUNDED else ""))
    return [f"{at}{POSTURES[p]}{f'+L{n}' if n else ''}:{''.join(men)}" for (at, n, p), men in sorted(groups.items())]


def _posture(state: State, man: Man) -> str:
    """18.2 Returns the letters of a man's posture."""
    if man.locked or man.stayed:
        return "f" * man.stayed + "k" * man.locked
    set_for = "" if man.aboard else state.ambush.get(man.hex, "")
    return set_for + ("m" if man.moved else "") or "h"


def _patrol_flags(p: Patrol) -> str:
    return "s" * p.searching + "b" * p.boarded + "o" * p.set_down + "w" * p.walked + "f" * p.done


def _lorry_flags(x: Lorry) -> str:
    fate = {CREWED: "", TAKEN: "C" if x.known else "c", WRECK: "K" if x.known else "k"}[x.state]
    return "r" * x.block + "d" * x.used + "f" * (x.fought and x.state == CREWED) + fate


_POSITION = re.compile(r"([0-9]{1,2})([nd])\.([STBGE])((?: [BPLGZOX]\[[^\[\]]*\])*)$")
_GROUP = re.compile(r"([0-9]{4})(am|sm|fk|[hasmkf])(?:\+L([1-8]))?:((?:[A-F]\*?)+)$")
_PATROL = re.compile(r"([1-8])@(?:L([1-8])|([0-9]{4}))(s?b?o?w?f?)$")
_LORRY = re.compile(r"([1-8])@([0-9]{4})(r?d?f?)([cCkK]?)$")
_LANDING = re.compile(r"([0-9]{4})(?:@([0-9]{1,2}))?([!-]?)$")


class BadPosition(ValueError):
    """A position that cannot be read; the text says which part."""


def parse(text: str, setup: Setup) -> State:
    """18.1 Reads a position at a point of rest. Raises ``BadPosition``."""
    rules = rules_of(setup)
    found = _POSITION.match(text.strip())
    if not found:
        raise BadPosition(f"not a position: {text!r}")
    move, light, half = int(found[1]), found[2], found[3]
    if rules.light.get(move, "?")[0] != light:
        raise BadPosition(f"move {move} is not {'night' if light == 'n' else 'day'}")
    if half == "E":
        raise BadPosition("a finished game cannot be played on")
    sections = dict(re.findall(r" ([BPLGZOX])\[([^\[\]]*)\]", found[4]))
    state = blank_state(setup, umpire="umpire" in setup.seats)
    state.move, state.step = move, STEPS[half]
    state.half = {"B": BRITISH, "G": GERMAN}.get(half, "")
    _read_landing(state, rules, sections.get("Z", ""))
    _read_lorries(state, sections.get("L", ""))
    _read_patrols(state, sections.get("P", ""))
    _read_men(state, sections.get("B", ""))
    for word in sections.get("X", "").split():
        _read_fate(state, word)
    state.men = dict(sorted(state.men.items()))
    state.update_camps()
    state.silenced = tuple(sorted(set(sections.get("G", "").split())))
    if any(h not in rules.garrisons for h in state.silenced):
        raise BadPosition("G: not an urban hex")
    state.policy = sections.get("O", "report")
    if state.policy not in ("report", "attack"):
        raise BadPosition(f"O: {state.policy!r}")
    if not set(state.men) <= {letter for letter, _ in rules.men}:
        raise BadPosition(f"a man that a team of {rules.team} does not have")
    if broken := misplaced(state):
        raise BadPosition(broken[0])
    if half != "S":
        _begin_in_the_middle(state)
    return state


def _begin_in_the_middle(state: State) -> None:
    """18.1 Sets what a position leaves out: seats remember nothing, and the belief view begins with the whole map (16.11)."""
    state.memory.belief.n = len(state.men) - sum(m.state in (CAPTURED, DEAD) for m in state.men.values())
    state.memory.prisoners = "".join(m.letter for m in state.men.values() if m.state == CAPTURED)
    state.memory.bodies = sum(m.state == DEAD for m in state.men.values())
    know_nothing(state)
    update_known_lorries(state)
    begin_british_half(state)


def _hex(rules: Rules, name: str) -> str:
    if name not in rules.board.bit:
        raise BadPosition(f"no hex {name!r}")
    return name


def _read_landing(state: State, rules: Rules, text: str) -> None:
    found = _LANDING.match(text)
    if text and not found:
        raise BadPosition(f"Z: {text!r}")
    if found is None:
        if state.step != STEPS["S"]:
            raise BadPosition("Z: no landing hex")
        return
    if rules.secret != bool(found[2]):
        raise BadPosition("Z: the landing move stands there if it is secret, and only then")
    state.landing = _hex(rules, found[1])
    state.plane = next((plane for plane, sign in PLANES.items() if sign == found[3]), "")
    state.landing_move = int(found[2] or rules.landing_move)
    if state.move > state.landing_move:
        raise BadPosition(f"the game has {state.landing_move} moves")


def _read_lorries(state: State, text: str) -> None:
    for word in text.split():
        found = _LORRY.match(word)
        if not found:
            raise BadPosition(f"L: {word!r}")
        fate = {"": CREWED, "c": TAKEN, "k": WRECK}[found[4].lower()]
        block, used, fought = (f in found[3] for f in "rdf")
        lorry = Lorry(int(found[1]), _hex(state.rules, found[2]), fate, block, used, fought, found[4] in ("C", "K"))
        if lorry.n in state.lorries:
            raise BadPosition(f"L: {lorry.n} stands twice")
        state.lorries[lorry.n] = lorry
    state.lorries = dict(sorted(state.lorries.items()))


def _read_patrols(state: State, text: str) -> None:
    for word in text.split():
        found = _PATROL.match(word)
        if not found or (found[2] and int(found[2]) not in state.lorries):
            raise BadPosition(f"P: {word!r}")
        at = state.lorries[int(found[2])].hex if found[2] else _hex(state.rules, found[3])
        patrol = Patrol(int(found[1]), at, int(found[2] or 0), *(f in found[4] for f in "sbowf"))
        if patrol.n in state.patrols:
            raise BadPosition(f"P: {patrol.n} stands twice")
        state.patrols[patrol.n] = patrol
    state.patrols = dict(sorted(state.patrols.items()))
    state.update_units()


def _read_men(state: State, text: str) -> None:
    for word in text.split():
        found = _GROUP.match(word)
        if not found or (found[3] and int(found[3]) not in state.lorries):
            raise BadPosition(f"B: {word!r}")
        at, posture, n = _hex(state.rules, found[1]), found[2], int(found[3] or 0)
        if posture[0] == "f" and not state.rules.stayed_hide:
            raise BadPosition(f"B: {word!r}, which is by 17.21 alone")
        if posture[0] in "as" and not n:
            state.ambush = {**state.ambush, at: posture[0]}
        for letter, star in re.findall(r"([A-F])(\*?)", found[4]):
            if letter in state.men:
                raise BadPosition(f"B: {letter} stands twice")
            state.men[letter] = Man(letter, WOUNDED if star else OK, at, n, posture[-1] in "mkf", "k" in posture, "", "f" in posture)


def _read_fate(state: State, word: str) -> None:
    fate, _, letters = word.partition(":")
    if fate not in dict(FATES) or not letters or set(letters) - set("ABCDEF") or set(letters) & set(state.men):
        raise BadPosition(f"X: {word!r}")
    for letter in letters:
        state.men[letter] = Man(letter, dict(FATES)[fate], "", 0, False, False, "")
