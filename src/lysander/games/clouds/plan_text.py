"""34.7 The notation of flight plans: ``TLH9 S5 =L thr /repair:g1:2 >C1 home``.

A word that is no segment or action of 11.3 and 11.7, or lacks a parameter, is read as ``unknown`` and written ``?``; what cannot be read at all
leaves such a segment behind, too. So every text is read as a plan, and a text is the canonical writing of its plan if writing it gives the same
text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from .geometry import CIRCLE
from .panels import LETTERS
from .plans import ACTIONS, UNKNOWN, Action, Plan, Segment

LONGEST = 400
"""A longer text is no flight plan: twelve segments and every other action take less."""
NOT_READ = Segment(UNKNOWN)
FIXED = {"E": "ease", "IMM": "immelmann", "STALL": "stall", "SPIN": "spin", "LAND": "land", "TAKEOFF": "takeoff"}
WRITTEN = {kind: word for word, kind in FIXED.items()}
SEGMENT = re.compile(
    r"S(?P<straight>[0-9]{1,2})(?P<rise>[+-][0-9]{1,2})?"
    r"|T(?P<turn>[LR])(?P<letter>.)(?P<arc>[0-9]{1,2})(?P<climb>[+-][0-9]{1,2})?"
    r"|R(?P<roll>[0LR])|R@(?P<heading>[0-9]{4})"
    r"|D(?P<dive>[VS])(?P<down>[0-9]{1,2})"
    r"|P(?P<pull>.)(?P<steps>[0-9])"
    r"|W(?P<slip>[LR])(?P<eu>[0-9])x(?P<across>[0-9]{1,2})"
)
ACTION = re.compile(r"/(?:(?P<who>[GN])\.)?(?P<do>[a-z]+)(?::(?P<what>[A-Za-z0-9_]+)(?::(?P<count>[0-9]{1,2}))?)?")
TARGET = re.compile(r">[A-Za-z0-9_]+")
BANKS = ("=0", "=L", "=R")
BARE = ("jettison",)
"""11.7 Actions that name nothing."""
ENGINES = ("restart", "cut", "shut")
"""11.7 Actions that name an engine where there are two."""
OWN = ("repair", "drum")
"""11.7 Actions that a gunner may do with a gun of his own."""


@lru_cache(maxsize=4096)
def read(text: str) -> Plan:
    """34.7 Return the plan that a text writes down. Whatever cannot be read becomes an ``unknown`` segment or action."""
    rest = text.split(" ")[::-1] if len(text) <= LONGEST else ["?"]
    if rest[-1] == "-":
        rest.pop()
        segments = []
    else:
        segments = [read_segment(word) for word in _while(rest, _no_mark)]
    bank = _next(rest, BANKS.__contains__)[1:]
    throttle = bool(_next(rest, "thr".__eq__))
    actions = [read_action(word) for word in _while(rest, lambda word: word[:1] == "/")]
    target = _next(rest, lambda word: TARGET.fullmatch(word) is not None)[1:]
    home = bool(_next(rest, "home".__eq__))
    segments += [NOT_READ for _ in rest]
    return Plan(tuple(segments), bank, throttle, tuple(actions), target, home)


def _no_mark(word: str) -> bool:
    """Whether a word cannot be anything behind the segments."""
    return word[:1] not in ("=", "/", ">") and word not in ("thr", "home")


def _next(rest: list[str], fits: Callable[[str], bool]) -> str:
    """Take the next word and return it if it fits; else return nothing."""
    return rest.pop() if rest and fits(rest[-1]) else ""


def _while(rest: list[str], fits: Callable[[str], bool]) -> list[str]:
    """Take the next words as long as they fit, and return them."""
    taken: list[str] = []
    while rest and fits(rest[-1]):
        taken.append(rest.pop())
    return taken


@lru_cache(maxsize=4096)
def read_segment(word: str) -> Segment:
    """34.7 Return the segment that a word writes down, ``unknown`` if it is none."""
    if word in FIXED:
        return Segment(FIXED[word])
    found = SEGMENT.fullmatch(word)
    if found is None:
        return NOT_READ
    part = found.groupdict()
    return READERS[found.lastgroup or ""](part)


def _letter(sign: str) -> int:
    """3.5 Return the number of a letter, 0 for what is none (P-14)."""
    return LETTERS.find(sign) + 1


def _straight(part: dict[str, str]) -> Segment:
    return Segment("straight", length=int(part["straight"]), dz=int(part["rise"] or 0))


def _turn(part: dict[str, str]) -> Segment:
    return Segment("turn", part["turn"], _letter(part["letter"]), int(part["arc"]), int(part["climb"] or 0))


def _turned(part: dict[str, str]) -> Segment:
    heading = int(part["heading"])
    return Segment("roll", heading=heading) if heading < CIRCLE else NOT_READ


READERS: dict[str, Callable[[dict[str, str]], Segment]] = {
    "straight": _straight,
    "rise": _straight,
    "arc": _turn,
    "climb": _turn,
    "roll": lambda part: Segment("roll", to=part["roll"]),
    "heading": _turned,
    "down": lambda part: Segment("dive", to=part["dive"], length=int(part["down"])),
    "steps": lambda part: Segment("pull", letter=_letter(part["pull"]), steps=int(part["steps"])),
    "across": lambda part: Segment("slip", part["slip"], length=int(part["across"]), eu=int(part["eu"])),
}
"""The reader of a segment, by the last part of its word."""


@lru_cache(maxsize=4096)
def read_action(word: str) -> Action:
    """11.7, 34.7 Return the other action that a word writes down, ``unknown`` if it is none or a parameter is missing or too many."""
    found = ACTION.fullmatch(word)
    if found is None:
        return Action(UNKNOWN)
    who, do, what, count = found["who"] or "P", found["do"], found["what"] or "", found["count"]
    if do not in ACTIONS or (who != "P" and do not in OWN) or (count is not None) != (do == "repair"):
        return Action(UNKNOWN)
    if bool(what) != (do not in BARE) and do not in ENGINES:
        return Action(UNKNOWN)
    return Action(do, who, what, int(count or 0))


def write(plan: Plan) -> str:
    """34.7 Return a plan in notation."""
    words = [write_segment(g) for g in plan.segments] or ["-"]
    if plan.bank:
        words.append(f"={plan.bank}")
    if plan.throttle:
        words.append("thr")
    words += [write_action(a) for a in plan.actions]
    if plan.target:
        words.append(f">{plan.target}")
    if plan.go_home:
        words.append("home")
    return " ".join(words)


@lru_cache(maxsize=4096)
def write_segment(g: Segment) -> str:
    """34.7 Return a segment in notation."""
    dz = f"{g.dz:+d}" if g.dz else ""
    match g.kind:
        case "straight":
            return f"S{g.length}{dz}"
        case "turn":
            return f"T{g.side}{letter_sign(g.letter)}{g.length}{dz}"
        case "roll":
            return f"R{g.to}" if g.to else f"R@{g.heading:04d}"
        case "dive":
            return f"D{g.to}{g.length}"
        case "pull":
            return f"P{letter_sign(g.letter)}{g.steps}"
        case "slip":
            return f"W{g.side}{g.eu}x{g.length}"
    return WRITTEN.get(g.kind, "?")


def letter_sign(letter: int) -> str:
    """3.5 Return the letter of a template by its number; ``?`` if there is no such template."""
    return LETTERS[letter - 1] if 1 <= letter <= len(LETTERS) else "?"


def write_action(action: Action) -> str:
    """11.7, 34.7 Return an other action in notation."""
    if action.do == UNKNOWN:
        return "/?"
    who = "" if action.who == "P" else f"{action.who}."
    what = f":{action.what}" if action.what else ""
    return f"/{who}{action.do}{what}" + (f":{action.count}" if action.do == "repair" else "")
