"""34.4 Statuses: what has become of an aeroplane, and what of this turn still counts, as words with ``+`` in alphabetical order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .notation_words import AIRMAN, CORNERS, ID, NOBODY, NUMBER, SIGNED, BadPosition, corners, write_corners
from .plane import AWAITED, BROKEN, CUT, DESTROYED, GUNNER, LANDED, LEFT, PILOT, SPINNING, STOPPED, Plane

FLAGS = {
    "em": "emergency",
    "fabric": "fabric",
    "flinch": "flinch",
    "forever": "forever",
    "going": "going",
    "half": "even",
    "man": "manoeuvred",
    "moved": "moved",
    "neverout": "never_out",
    "pturn": "forced_turn",
    "recovered": "recovered",
    "roll2": "doubled",
    "runin": "run_in",
    "staff": "staff",
    "strain": "strain",
    "wing": "wing",
    "wires": "wires",
}
"""Words that stand for themselves, and the field of the aeroplane that they set."""
NUMBERS = {"cockpit": "cockpit", "enters": "enters", "leak": "leak", "level": "level", "start": "start", "tries": "tries", "wide": "wider"}
PHASES = {"awaited": AWAITED, "destroyed": DESTROYED, "landed": LANDED, "left": LEFT, "wreck": BROKEN}
ENGINE = {"fuel": "fuel", "prop": "vibration", "smoke": "smoke"}
NONE_COUNTED = {"fuel": 0, "vibration": 0, "smoke": -1}
TASKS = ("observe", "photo", "radio")
BLACKOUT = {1: "black", 2: "blacknext"}


@dataclass
class Draft:
    """What the words of an aeroplane say: fields of the aeroplane, of its people by role, of its engines by side, whether all engines stopped."""

    plane: dict[str, Any] = field(default_factory=dict)
    people: dict[str, dict[str, Any]] = field(default_factory=dict)
    engines: dict[str, dict[str, Any]] = field(default_factory=dict)
    stopped: bool = False

    def person(self, role: str) -> dict[str, Any]:
        """Return the fields of a person; no role is the pilot."""
        return self.people.setdefault(role or PILOT, {})

    def engine(self, side: str) -> dict[str, Any]:
        """Return the fields of an engine."""
        return self.engines.setdefault(side, {})


# writing


def write_statuses(plane: Plane, printed: dict[str, Any], at_work: str) -> str:
    """34.4 Return the statuses of an aeroplane, in alphabetical order.

    ``printed`` are fields that the scenario fixes, ``at_work`` is who does a task if nothing else is said (26.1).
    """
    words = [word for word, name in FLAGS.items() if getattr(plane, name) and not printed.get(name) and not _said(plane, name)]
    words += [
        f"{word}{getattr(plane, name)}" for word, name in NUMBERS.items() if getattr(plane, name) != printed.get(name, 0) and not _said(plane, name)
    ]
    for part in (_phase, _engines, _credits, _undercarriage, lambda p: _task(p, at_work), _people):
        words += part(plane)
    words += [f"seat={plane.seat}"] if plane.seat != printed["seat"] else []
    return "".join(f"+{word}" for word in sorted(words))


def _said(plane: Plane, name: str) -> bool:
    """Whether another word says what is in this field: ``uc``, ``fire``, ``spin``."""
    if name == "emergency":
        return plane.undercarriage
    if name in ("never_out", "cockpit"):
        return plane.burning
    return name in ("forever", "tries") and plane.state == SPINNING


def _phase(plane: Plane) -> Iterator[str]:
    """3.14 Yield the words for the state: ``spin2``, ``wreck``, ``to1``, ``fire3``."""
    if plane.state == SPINNING:
        yield f"spin{plane.tries or ('' if plane.forever else 0)}" + "x" * plane.forever
    elif plane.state == LANDED and plane.rolled >= 0:
        yield f"to{plane.rolled}"
    else:
        yield from (word for word, state in PHASES.items() if state == plane.state)
    if plane.rolled >= 0 and plane.state != LANDED:
        yield f"rolled{plane.rolled}"
    if plane.burning:
        yield f"fire{plane.cockpit}" + "x" * plane.never_out


def _engines(plane: Plane) -> Iterator[str]:
    """3.13 Yield what has become of the engines: ``eng0`` none runs, ``engR0`` one of two, ``engcL``, ``fuel3``, ``smokeL2``."""
    if all(e.state == STOPPED for e in plane.engines):
        yield "eng0"
    for engine in plane.engines:
        if engine.state == STOPPED and plane.running + sum(e.state == CUT for e in plane.engines):
            yield f"eng{engine.side}0"
        elif engine.state == CUT:
            yield f"engc{engine.side}"
        for word, name in ENGINE.items():
            if getattr(engine, name) != NONE_COUNTED[name]:
                yield f"{word}{engine.side}{getattr(engine, name)}"


def _credits(plane: Plane) -> Iterator[str]:
    """20.11, 28.6, 28.7 Yield who shot at it and when, who hit it, to whom it is credited and when."""
    if plane.shot:
        yield f"shot={plane.shot}.{plane.shot_turn}"
    if plane.hit:
        yield f"hit={plane.hit}"
    if plane.won:
        yield f"won={plane.won}" + (f".{plane.won_turn}" if plane.won_turn else "")
    if plane.forced:
        turn = f".{plane.home_turn}" if plane.home_turn else ""
        yield f"home={plane.home or NOBODY}{turn}" if plane.home or turn else "home"


def _undercarriage(plane: Plane) -> Iterator[str]:
    """34.4 Yield ``uc``, with ``em`` understood; ``uc0`` without."""
    if plane.undercarriage:
        yield "uc" if plane.emergency else "uc0"


def _task(plane: Plane, at_work: str) -> Iterator[str]:
    """26.1, 26.2, 25.2 Yield the task of this turn and who does it, the threats, the path."""
    if plane.task:
        yield plane.task.replace(":", "=") + (f".{plane.worker or NOBODY}" if plane.worker != at_work else "")
    if plane.threat:
        yield f"thr{-plane.threat}"
    if plane.track:
        yield f"track={write_corners(plane.track)}"


def _people(plane: Plane) -> Iterator[str]:
    """4.11, 8.3, 20.3, 20.10, 30.1 Yield what became of those aboard in this turn; the pilot's words carry no letter."""
    for person in plane.people:
        role = "" if person.role == PILOT else person.role
        if person.mark:
            yield f"aim{role}={person.mark}.{person.marked}"
        if person.blackout:
            yield f"{BLACKOUT[person.blackout]}{role}"
        yield from (f"{word}{role}" for word in ("acted", "busy") if getattr(person, word))
        if person.faint:
            yield f"faint{role}"
        if (person.initiative, person.die) != (-1, -1):
            yield f"ini{role}{person.initiative}.{person.die}"
        yield from (f"used{role}{ability}" for ability in person.used)


# reading


def read_status(draft: Draft, word: str) -> None:
    """34.4 Put what a status says into the draft. Raises ``BadPosition``."""
    if word in FLAGS:
        draft.plane[FLAGS[word]] = True
        return
    if word in PHASES:
        draft.plane["state"] = PHASES[word]
        return
    for pattern, read in READERS:
        if found := pattern.fullmatch(word):
            read(draft, *found.groups(default=""))
            return
    raise BadPosition("34.4", "this is no status of an aeroplane", word)


def _read_number(draft: Draft, word: str, number: str) -> None:
    draft.plane[NUMBERS[word]] = int(number)


def _read_aim(draft: Draft, role: str, target: str, turn: str) -> None:
    draft.person(role).update(mark=target, marked=int(turn))


def _read_black(draft: Draft, later: str, role: str) -> None:
    draft.person(role)["blackout"] = 2 if later else 1


def _read_own(draft: Draft, word: str, role: str) -> None:
    draft.person(role)[word] = True


def _read_initiative(draft: Draft, role: str, total: str, die: str) -> None:
    draft.person(role).update(initiative=int(total), die=int(die))


def _read_used(draft: Draft, role: str, ability: str) -> None:
    person = draft.person(role)
    person["used"] = (*person.get("used", ()), ability)


def _read_stopped(draft: Draft, side: str) -> None:
    if side:
        draft.engine(side)["state"] = STOPPED
    else:
        draft.stopped = True


def _read_cut(draft: Draft, side: str) -> None:
    draft.engine(side)["state"] = CUT


def _read_engine(draft: Draft, word: str, side: str, number: str) -> None:
    draft.engine(side)[ENGINE[word]] = int(number)


def _read_fire(draft: Draft, turns: str, never_out: str) -> None:
    draft.plane.update(burning=True, cockpit=int(turns), never_out=bool(never_out))


def _read_spin(draft: Draft, tries: str, forever: str) -> None:
    draft.plane.update(state=SPINNING, tries=int(tries or 0), forever=bool(forever))


def _read_home(draft: Draft, to: str, turn: str) -> None:
    draft.plane.update(forced=True, home="" if to == NOBODY else to, home_turn=int(turn or 0))


def _read_credit(draft: Draft, word: str, by: str, turn: str) -> None:
    draft.plane[word] = by
    if turn:
        draft.plane[f"{word}_turn"] = int(turn)


def _read_task(draft: Draft, task: str, at: str, worker: str) -> None:
    draft.plane.update(task=f"{task}:{at}")
    if worker:
        draft.plane["worker"] = "" if worker == NOBODY else worker


def _read_rolled(draft: Draft, word: str, turns: str) -> None:
    draft.plane["rolled"] = int(turns)
    if word == "to":
        draft.plane["state"] = LANDED


def _read_wheels(draft: Draft, alone: str) -> None:
    draft.plane["undercarriage"] = True
    if not alone:
        draft.plane["emergency"] = True


Reader = Callable[..., None]
READERS: tuple[tuple[re.Pattern[str], Reader], ...] = tuple(
    (re.compile(pattern), read)
    for pattern, read in (
        (rf"({'|'.join(NUMBERS)})({NUMBER})", _read_number),
        (rf"aim([GN]?)=({ID})\.({NUMBER})", _read_aim),
        (r"black(next)?([GN]?)", _read_black),
        (r"(acted|busy|faint)([GN]?)", _read_own),
        (rf"ini([GN]?)({SIGNED})\.({SIGNED})", _read_initiative),
        (r"used([GN]?)([a-z_]+)", _read_used),
        (r"eng([LR]?)0", _read_stopped),
        (r"engc([LR]?)", _read_cut),
        (rf"(fuel|prop|smoke)([LR]?)({NUMBER})", _read_engine),
        (rf"fire({NUMBER})(x?)", _read_fire),
        (r"spin(?=.)([0-9]{0,2})(x?)", _read_spin),
        (rf"home(?:=({AIRMAN}|-)(?:\.({NUMBER}))?)?", _read_home),
        (rf"(shot)=({AIRMAN})\.({NUMBER})", _read_credit),
        (rf"(won)=({AIRMAN})(?:\.({NUMBER}))?", _read_credit),
        (rf"(hit)=({AIRMAN})()", _read_credit),
        (rf"({'|'.join(TASKS)})=({ID})(?:\.([PGN-]))?", _read_task),
        (r"(to|rolled)([0-3])", _read_rolled),
        (rf"thr({SIGNED})", lambda draft, sum: draft.plane.update(threat=-int(sum))),
        (rf"track=({CORNERS})", lambda draft, path: draft.plane.update(track=corners(path))),
        (r"uc(0?)", _read_wheels),
        (r"seat=([a-z0-9]+)", lambda draft, seat: draft.plane.update(seat=seat)),
    )
)


def worker_of(crew: tuple[str, ...]) -> str:
    """26.1 Return who does a task if nothing else is written: the gunner where there is one, else the pilot."""
    return GUNNER if GUNNER in crew else PILOT
