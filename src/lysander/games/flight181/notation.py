"""25.1 to 25.9, 25.13 Notation: positions, written and read; a position that is read and written again is the same line."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...core.game import Setup
from .ch03_setup import blank_state
from .ch07_hidden import looked_at
from .check import broken_invariants
from .state import (
    BLENDED,
    CAPTURED,
    DEAD,
    DOWN,
    ESCAPED,
    HIDDEN,
    LOST,
    OUT,
    OUT_OF_SIGHT,
    POSSUM,
    REMOVED,
    RESERVE,
    UNPLACED,
    UNSEEN,
    VISIBLE,
    Casualty,
    Debt,
    Hijacker,
    Passenger,
    State,
    Team,
)

HEAD = "F181/1"
MARKS = (("a", "acted"), ("c", "cool"), ("g", "tangled"), ("j", "jostled"), ("k", "control"), ("u", "vetted"), ("v", "mark"))
STEPS = ("0", "1:begin", "2", "3", "4:begin", "5", "6", "7", "8", "9", "10")
RETALIATING = "4"
"""The step of the engine in which those who may retaliate are being asked (25.8)."""


class BadPosition(ValueError):
    """A position that cannot be read; the text says which part."""


# writing


def write(state: State) -> str:
    """25.1 Returns the position as one line."""
    return _line(state, [_full(h) for h in state.hijackers.values()], {"public": "b", "secret": "B"}.get(state.barred, "-"))


def write_public(state: State) -> str:
    """25.4 Returns the position in the Teams' form."""
    return _line(state, [_public(h) for h in state.hijackers.values()], "b" if state.barred == "public" else "-")


def _line(state: State, hijackers: list[str], flags: str) -> str:
    passengers = ",".join(_passenger(p) for p in state.passengers.values())
    parts = [HEAD, f"T{state.turn}.{state.phase}", *(_team(state, t) for t in state.teams.values()), *hijackers]
    return " ".join([*parts, f"P:{passengers}", f"W:{_joined(_casualty(c) for c in state.casualties)}", f"F:{flags}", f"Q:{_joined(_queue(state))}"])


def _joined(items: Iterable[str]) -> str:
    return ",".join(items) or "-"


def _team(state: State, t: Team) -> str:
    """25.2 Writes a team."""
    letters = "".join(letter for letter, name in MARKS if getattr(t, name))
    marks = (f"!{t.wounds}" if t.wounds else "") + (f"({letters})" if letters else "")
    return f"{t.name}:{t.square}{marks}" + (f"+{state.casualty(t.carries).name}" if t.carries else "")


def _full(h: Hijacker) -> str:
    """25.3 Writes a hijacker in full."""
    place = {HIDDEN: f"={h.square or '-'}", VISIBLE: f"@{h.square}", POSSUM: f"~{h.square}", CAPTURED: "&", ESCAPED: "^"}
    body = f"#{h.square}" if h.status == DOWN else "#"
    main = body if h.state == DEAD else f"${h.token}.{h.leaves}" if h.state == BLENDED else place[h.state]
    false = h.status == DOWN and h.state not in (POSSUM, DEAD)
    rest = f"?{h.last}.{h.turn}" if h.status == LOST else f"%{h.marker}" if false else ""
    return f"{h.name}{main}{rest}{'*' if h.acted else ''}"


def _public(h: Hijacker) -> str:
    """25.4 Writes the public status of a hijacker."""
    shown = {UNSEEN: "?", LOST: f"?{h.last}.{h.turn}", VISIBLE: f"@{h.square}", DOWN: f"%{h.marker}", DEAD: "#", CAPTURED: "&"}
    return h.name + shown[h.status]


def _passenger(p: Passenger) -> str:
    """25.5 Writes a passenger token."""
    return (OUT if p.left else p.square or "-") + ("'" if p.vetted else "") + ("=" if p.cleared else "") + ("*" if p.moved else "")


def _casualty(c: Casualty) -> str:
    """25.6 Writes a casualty token."""
    return f"{c.name}@{c.place}.{c.turn}{'!' if c.late else ''}"


def _queue(state: State) -> list[str]:
    """25.8 Writes the queue of what waits."""
    out = [f"a.{h}.{t}" for h, t in state.ambushes]
    out += [f"m.{t}.{h}.{s}" for t, h, s, _ in state.owing]
    out += [f"r.{t}.{h}" for t, h in state.fought if state.step != RETALIATING]
    out += [f"s.{t}.{h}.{k}" for t, h, k in state.shots]
    numbers = {shot: n for n, shot in enumerate(dict.fromkeys(d.shot for d in state.debts), 1)}
    return out + [f"p.{numbers[d.shot]}.{d.token}.{d.modifier}.{d.square}" for d in state.debts]


# reading

_SQUARE = r"[ALR]\d{1,2}|C|TF|TA|GF|GA"
_STEP = re.compile(r"T(\d{1,2})\.(\d{1,2})")
_TEAM = re.compile(rf"(t[1-3]):({_SQUARE}|-|x)(?:!([1-3]))?(?:\((a?c?g?j?k?u?v?)\))?(?:\+([wsd]\d{{1,3}}))?")
_HIJACKER = re.compile(rf"(h[1-4])([=@~#&^$])(?:({_SQUARE}|-)|(p\d{{1,2}})\.(\d{{1,2}}))?(?:\?({_SQUARE})\.(\d{{1,2}})|%({_SQUARE}))?(\*?)")
_PASSENGER = re.compile(rf"({_SQUARE}|-|o)('?)(=?)(\*?)")
_CASUALTY = re.compile(rf"([wsd])([1-9]\d{{0,2}})@({_SQUARE}|t[1-3]|[oxz?])\.(\d{{1,2}})(!?)")
_STATES = {"=": HIDDEN, "@": VISIBLE, "~": POSSUM, "#": DEAD, "$": BLENDED, "&": CAPTURED, "^": ESCAPED}


def parse(text: str, setup: Setup) -> State:
    """25.1, 25.9 Reads a full or a sparse line. Raises ``BadPosition``."""
    words = text.split(" ")
    state = blank_state(setup)
    if words[0] == HEAD:
        words, sparse = words[1:], False
        names = ["T", *(f"t{n}:" for n in (1, 2, 3)), *(f"h{n}" for n in (1, 2, 3, 4)), "P:", "W:", "F:", "Q:"]
        if len(words) != len(names) or any(not w.startswith(n) for w, n in zip(words, names, strict=True)):
            raise BadPosition("25.1 the fields are not those of a position")
    elif words[0] == "~":
        words, sparse = words[1:], True
        _begin_sparse(state)
    else:
        raise BadPosition("25.1 a position begins with F181/1 or ~")
    for word in words:
        _field(state, word)
    if len({word.partition(":")[0][:2] for word in words}) != len(words):
        raise BadPosition("25.1 a field stands twice")
    _settle(state, sparse)
    state.crowd = state.counts()
    if broken := broken_invariants(state):
        raise BadPosition(broken[0])
    return state


def _begin_sparse(state: State) -> None:
    """25.9 Fills in what a sparse line does not name."""
    state.turn, state.phase = 3, 7
    for h in state.hijackers.values():
        h.state = h.status = DEAD
    for p in state.passengers.values():
        p.left = True


def _field(state: State, word: str) -> None:
    head, colon, rest = word.partition(":")
    if head in ("P", "W", "F", "Q") and colon:
        {"P": _read_passengers, "W": _read_casualties, "F": _read_flags, "Q": _read_queue}[head](state, rest)
    elif word[:1] == "T":
        _read_step(state, word)
    elif word[:1] == "t":
        _read_team(state, word)
    else:
        _read_hijacker(state, word)


def _need(found: re.Match[str] | None, word: str, rule: str) -> re.Match[str]:
    if found is None:
        raise BadPosition(f"{rule} cannot read {word!r:.40}")
    return found


def _square(state: State, name: str, rule: str) -> str:
    if name not in state.board.index:
        raise BadPosition(f"{rule} no square {name!r:.10}")
    return name


def _read_step(state: State, word: str) -> None:
    found = _need(_STEP.fullmatch(word), word, "25.1")
    state.turn, state.phase = int(found[1]), int(found[2])
    if state.phase > 10 or state.turn > state.rules.turn_limit or (not state.turn and state.phase) or f"T{state.turn}.{state.phase}" != word:
        raise BadPosition(f"25.1 no step {word!r:.20}")


def _read_team(state: State, word: str) -> None:
    found = _need(_TEAM.fullmatch(word), word, "25.2")
    team = state.teams[found[1]]
    team.square = found[2] if found[2] in (RESERVE, REMOVED) else _square(state, found[2], "25.2")
    team.wounds = int(found[3] or 0)
    for letter, name in MARKS:
        setattr(team, name, letter in (found[4] or ""))
    if found[4] == "":
        raise BadPosition("25.2 marks without letters")
    team.carries = int((found[5] or "w0")[1:])


def _read_hijacker(state: State, word: str) -> None:
    found = _need(_HIJACKER.fullmatch(word), word, "25.3")
    h = state.hijackers[found[1]]
    kind, square, token, leaves, last, turn, false, star = (found[n] for n in range(2, 10))
    h.state = _STATES[kind]
    if (token is not None) != (kind == "$") or (square is None and kind in "=@~") or (square is not None and kind in "&^"):
        raise BadPosition(f"25.3 cannot read {word!r:.40}")
    if token is not None and token not in state.passengers:
        raise BadPosition(f"25.3 no passenger token {token}")
    if square == "-" and (kind != "=" or state.turn):
        raise BadPosition("25.3 a hijacker stands on a square")
    h.square = "" if square in (None, "-") else _square(state, square, "25.3")
    h.token, h.leaves = token or "", int(leaves or 0)
    h.acted = star == "*"
    if last is not None or false is not None:
        if kind not in "=$^":
            raise BadPosition(f"25.3 {word!r:.40} says twice what is known")
        h.last, h.turn = (_square(state, last, "25.3"), int(turn)) if last else ("", 0)
        h.marker = _square(state, false, "25.3") if false else ""
        h.status = LOST if last else DOWN
    else:
        h.status = {"=": UNSEEN, "$": UNSEEN, "^": UNSEEN, "@": VISIBLE, "~": DOWN, "&": CAPTURED, "#": DOWN if h.square else DEAD}[kind]
        h.last, h.turn, h.marker = "", 0, h.square if h.status == DOWN else ""


def _read_passengers(state: State, text: str) -> None:
    """25.5, 25.9 Reads the passenger tokens."""
    words = text.split(",")
    if "@" not in text and len(words) == len(state.passengers):
        entries = list(zip(state.passengers, words, strict=True))
    else:
        entries = [(name, place) for name, _, place in (w.partition("@") for w in words)]
    for name, place in entries:
        p = state.passengers.get(name)
        found = _need(_PASSENGER.fullmatch(place), f"{name}@{place}", "25.5")
        if p is None:
            raise BadPosition(f"25.5 no token {name!r:.10}")
        p.left = found[1] == OUT
        p.square = "" if found[1] in (OUT, "-") else _square(state, found[1], "25.5")
        p.vetted, p.cleared, p.moved = (found[n] != "" for n in (2, 3, 4))


def _read_casualties(state: State, text: str) -> None:
    """25.6 Reads the casualty tokens, in whatever order; they are kept in the order of their numbers (19.5)."""
    state.casualties = []
    for word in text.split(",") if text != "-" else ():
        found = _need(_CASUALTY.fullmatch(word), word, "25.6")
        place = found[3]
        if place[0] not in "toxz?":
            _square(state, place, "25.6")
        state.casualties.append(Casualty(int(found[2]), found[1], int(found[4]), place, found[5] != ""))
        if word != _casualty(state.casualties[-1]):
            raise BadPosition(f"25.6 cannot read {word!r:.40}")
    state.casualties.sort(key=lambda c: c.n)


def _read_flags(state: State, text: str) -> None:
    """25.7 Reads the flags."""
    if text not in ("-", "b", "B"):
        raise BadPosition(f"25.7 no flag {text!r:.10}")
    state.barred = {"b": "public", "B": "secret"}.get(text, "")


def _read_queue(state: State, text: str) -> None:
    """25.8 Reads the queue of what waits."""
    for word in text.split(",") if text != "-" else ():
        kind, *rest = word.split(".")
        try:
            _read_waiting(state, kind, rest)
        except (ValueError, KeyError, IndexError):
            raise BadPosition(f"25.8 cannot read {word!r:.40}") from None


def _read_waiting(state: State, kind: str, rest: list[str]) -> None:
    if kind == "a":
        hijacker, team = rest
        state.ambushes += ((state.hijackers[hijacker].name, state.teams[team].name),)
    elif kind == "m":
        team, hijacker, square = rest
        state.chain += 1
        state.owing += ((state.teams[team].name, state.hijackers[hijacker].name, _square(state, square, "25.8"), state.chain),)
    elif kind == "r":
        team, hijacker = rest
        state.fought += ((state.teams[team].name, state.hijackers[hijacker].name),)
    elif kind == "s":
        team, hijacker, fire = rest
        if fire not in ("c", "u"):
            raise BadPosition("25.8 controlled or uncontrolled")
        state.shots += ((state.teams[team].name, state.hijackers[hijacker].name, fire),)
    elif kind == "p":
        shot, token, modifier, square = rest
        last = state.debts[-1].shot if state.debts else 0
        if shot != str(int(shot)) or int(shot) not in (last, last + 1) or modifier not in ("0", "-1", "-2") or not int(shot):
            raise BadPosition("25.8 shots are numbered in order")
        state.chain += int(shot) != last
        state.debts.append(Debt(int(shot), state.passengers[token].name, int(modifier), _square(state, square, "25.8"), state.chain))
    else:
        raise BadPosition("25.8 no such entry")


def _settle(state: State, sparse: bool) -> None:
    """Sets what follows from the fields: the step of the engine, carried tokens, the squares that public facts leave for those out of sight."""
    state.step = STEPS[state.phase] if state.turn else "S2" if all(h.square for h in state.hijackers.values()) else "S1"
    if not state.turn and state.step == "S1" and any(h.square for h in state.hijackers.values()):
        raise BadPosition("25.3 some hijackers are placed and some are not")
    numbers = {c.n: c for c in state.casualties}
    if any(t.carries and (t.carries not in numbers or numbers[t.carries].place != t.name) for t in state.teams.values()):
        raise BadPosition("25.2 a team carries what does not lie with it")
    if not state.written:
        state.written = state.rules.scenario.passengers if state.turn else ()
    everywhere = (1 << len(state.board.index)) - 1 & ~looked_at(state)
    open_tokens = sum(1 << n for n, p in enumerate(state.passengers.values()) if p.square and not p.cleared)
    for h in state.hijackers.values():
        if h.status in OUT_OF_SIGHT:
            h.reach = everywhere
            h.cover = 0 if state.turn < 3 or state.barred == "public" else open_tokens
    if sparse and UNPLACED in {c.place for c in state.casualties}:
        raise BadPosition("25.6 a token that is not placed")
