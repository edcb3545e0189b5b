"""What worked cases look up at a position, without an answer: shots, the planning aid, what a seat sees."""

from __future__ import annotations

import re

from ...core.ask import Json
from ...core.game import Game, Setup
from ...core.match import Match
from ...core.plain import ask_data, text_of
from .attacks import ROCKETS, Attack
from .attacks import read as read_attack
from .ch11_aid import aid
from .ch20_choices import choices
from .ch20_odds import modifiers_of, rockets_described
from .ch20_reasons import why_cannot_fire
from .ch20_shots import base_shot
from .plane import Person, Plane
from .state import State

SHOT = re.compile(r"(?P<who>[EC][0-9]+(?:\.[GN])?)>(?P<attack>.+?) (?:= -?[0-9]+|F-[0-9]{2}(?: F-[0-9]{2})*)")


def shot_says(s: State, line: str) -> str:
    """20.4, 20.6 Return a line like ``E1>C1 normal = 14`` or ``E1>C1 normal F-05`` as it should be. Raises ``ValueError``."""
    found = SHOT.fullmatch(line)
    if found is None:
        raise ValueError("a shot is written E1>C1 normal = 14, or E1>C1 normal F-05")
    plane, person, attack = s.planes[found["who"].partition(".")[0]], s.person(found["who"]), read_attack(found["attack"])
    reasons = " ".join(r.code for r in why_cannot_fire(s, plane, person, attack))
    return f"{found['who']}>{found['attack']} {reasons or f'= {base_of(s, plane, person, attack)}'}"


def base_of(s: State, plane: Plane, person: Person, attack: Attack) -> int:
    """20.6, 23.3, 24.4, 24.7 Return the target of the test of an attack that is allowed."""
    if attack.do == ROCKETS:
        return int(next(r["base"] for r in rockets_described(s, plane, person) if r["target"] == attack.target))
    choice = next(c for c in choices(s, plane, person) if c.target.id == attack.target)
    return base_shot(person, modifiers_of(s, plane, person, choice, attack.mode, attack.guns or choice.guns[attack.mode]))


def aid_says(s: State, line: str) -> str:
    """11.17 Return a line like ``E1 TLE6 S7 | energy.speed=11 tests.count=1`` as it should be: a draft, and facts by their paths."""
    draft, _, facts = line.partition(" | ")
    who, _, plan = draft.partition(" ")
    found = aid(s, s.planes[who], plan)
    paths = [fact.partition("=")[0] for fact in facts.split()]
    return f"{draft} | {' '.join(f'{path}={looked_up(found, path)}' for path in paths)}"


def looked_up(found: Json, path: str) -> str:
    """Return a fact of nested ones by its path, ``tests.0.target``; ``count`` is the length of a list, ``none`` what is not there."""
    for key in path.split("."):
        found = entry(found, key)
    return ",".join(map(str, found)) if isinstance(found, (list, tuple)) else str(found)


def entry(found: Json, key: str) -> Json:
    """Return an entry of a list or a mapping."""
    if isinstance(found, (list, tuple)):
        return len(found) if key == "count" else found[int(key)]
    return found.get(key, "none")


def looks_alike(game: Game[State], setup: Setup, one: State, other: State, seat: str) -> bool:
    """5.3, 5.5 Whether a seat is shown and asked the same at two positions."""
    return seen(game, setup, one, seat) == seen(game, setup, other, seat)


def seen(game: Game[State], setup: Setup, s: State, seat: str) -> str:
    """5.3 Return all that a seat is shown, asked and told at a position."""
    match: Match[State] = Match(game, setup, s)
    told = [[e.kind, e.facts] for e in match.events if e.told(seat)]
    return text_of([match.view(seat), [ask_data(a) for a in match.asks_of(seat)], game.waiting(match.state), told])
