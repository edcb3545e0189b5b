"""Several journals in one file: that of a game, and those of the games that have answered its questions, as the battles of a campaign do.

The file is the first journal as it is, then for each other one a line with its name, ``{"subgame": "spring/4"}``, and the journal as it is. So a file
with one journal is a journal file, and each journal can be taken out, replayed and proved by itself.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from .chance import seed_within, shared_seed
from .game import Game
from .journal import BadJournal, Journal, load, replay, unproved, verify

NAME = "subgame"
MARK = f'{{"{NAME}":'


def pack(first: str, others: Mapping[str, str]) -> str:
    """Return the text of a file: a journal, and others by their names."""
    return first + "".join(f"{json.dumps({NAME: name}, ensure_ascii=False)}\n{text}" for name, text in others.items())


def unpack(text: str) -> tuple[str, dict[str, str]]:
    """Return the first journal of a file, and the others by their names. Raises ``BadJournal`` for a name that is none, or that comes twice."""
    parts: list[list[str]] = [[]]
    names: list[str] = []
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if line.startswith(MARK):
            names.append(_name(line, number))
            parts.append([])
        else:
            parts[-1].append(line)
    if len(set(names)) < len(names):
        raise BadJournal("two of its games have one name")
    return "".join(parts[0]), {name: "".join(lines) for name, lines in zip(names, parts[1:], strict=True)}


def part(text: str, name: str = "") -> str:
    """Return the first journal of a file, or the one with a name. Raises ``BadJournal``."""
    first, others = unpack(text)
    if name and name not in others:
        raise BadJournal(f"it has no game {name!r}; it has {', '.join(others) or 'one game'}")
    return others[name] if name else first


class Proof(NamedTuple):
    """What is proved of a journal: how many rolls, how many not by its seed, how many lines it has; whether the game is over, and whether its seed
    follows from that of the first one (``chance.seed_within``)."""

    rolls: int
    others: int
    lines: int
    over: bool
    within: bool = False


def proofs(text: str, game_of: Callable[[str], Game[Any]]) -> Iterator[tuple[str, Proof]]:
    """Yield what is proved of each journal of a file, with its name. Only the first of several may be of a game that goes on. Raises ``BadJournal``,
    with the name, where a journal is not as it was written."""
    first, others = unpack(text)
    seeds: set[str] = set()
    for name, written in {"": first, **others}.items():
        try:
            journal = load(written)
            game = game_of(journal.setup.game)
            if name or not others or "seed" in journal.seal:
                rolls = verify(game, journal, written)
                yield name, Proof(rolls, unproved(game, journal), len(journal.lines), True, journal.seal["seed"] in seeds)
                if not name:
                    seeds = _seeds_within(journal, others)
            else:
                yield name, Proof(0, 0, len(replay(game, journal).lines), False)
        except BadJournal as error:
            raise BadJournal(f"{name}: {error}" if name else str(error)) from None


def _seeds_within(first: Journal, names: Iterable[str]) -> set[str]:
    """Return the seeds, in hex, of games of these names whose dice follow from those of the first one."""
    seed = shared_seed(bytes.fromhex(first.seal["seed"]), first.nonces)
    return {seed_within(seed, name, cuts).hex() for name in names for cuts in range(len(first.cuts) + 1)}


def _name(line: str, number: int) -> str:
    try:
        name = json.loads(line)[NAME]
    except (ValueError, RecursionError):
        name = None
    if not isinstance(name, str) or not 0 < len(name) <= 100:
        raise BadJournal(f"line {number}: not the name of a game")
    return name


def digest_of(journal: Journal) -> str:
    """Return the SHA-256 of a journal without its notes, in hex: the same whatever those who played it are called."""
    return hashlib.sha256(replace(journal, notes={}).dump().encode()).hexdigest()
