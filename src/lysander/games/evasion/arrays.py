"""Escape and Evasion for agents that learn: the words of its answers (chapter 20), and the views of chapter 4 as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

from ...core.arrays import Arrays, Layout, Numbers, flags
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.spelling import Listed, cut_at
from .board import Board
from .ch14_reports import sight_of
from .ch16_belief import settle
from .domains import Orders, Party
from .rules import raw_tables, rules_of
from .state import BRITISH, CREWED, GERMAN, OK, WRECK, Man, State
from .view import BRITISH_STEPS, GERMAN_STEPS, known_lorries, lorries_beside

KINDS = (
    "landing",
    "rendezvous",
    "party",
    "path",
    "aboard",
    "getoff",
    "posture",
    "spring",
    "check",
    "attack",
    "escape",
    "withdraw",
    "policy",
    "order",
)
FIXED = (
    ".",
    "done",
    "walk",
    "search",
    "unload",
    "drive",
    "block",
    "park",
    "board",
    "hide",
    "ambush",
    "ambush_soft",
    "stay",
    "report",
    "attack",
    "none",
    "yes",
    "no",
    "draw",
)
STATES = ("ok", "wounded", "dead", "captured", "away")
MOVES = 13


def words(setup: Setup) -> Sequence[str]:
    """20.2 Returns the words of all answers: hexes, steps, men, units, and what they do."""
    board = rules_of(setup).board
    units = [f"{kind}{n}" for kind in "PL" for n in range(1, 9)]
    return [*FIXED, *letters(), *units, *board.hexes, *(f"r{h}" for h in board.hexes), *(f"x{h}" for h in board.hexes)]


@cache
def letters() -> tuple[str, ...]:
    """2.13 Returns the letters of all men there are."""
    return tuple(m["letter"] for m in raw_tables()["men"]["man"])


def party(domain: Party) -> Listed:
    """6.2 to 6.4 Returns the making of a party: where, who, by what means."""
    return Listed(_parties(domain))


def _parties(domain: Party) -> Iterator[tuple[Sequence[str], str]]:
    yield ("done",), "done"
    for at, men in domain.groups().items():
        lorries = [f"L{x.n}" for x in domain.lorries_at(at)]
        for party in _some_of(men):
            names, fit = [m.letter for m in party], sum(m.state == OK for m in party)
            said = f"{''.join(names)}@{at}"
            if 2 * fit >= len(party):
                yield (at, *names, "walk"), f"{said}:walk"
            if fit and len(party) <= 6:
                for lorry in lorries:
                    yield (at, *names, "drive", lorry), f"{said}:drive={lorry}"


def _some_of(men: Sequence[Man]) -> Iterable[list[Man]]:
    found: list[list[Man]] = [[]]
    for man in men:
        found += [[*taken, man] for taken in found]
    return found[1:]


def cut_order(value: str) -> Sequence[str]:
    """8.2 Returns the words of an order: ``P3:board=L2`` is ``P3``, ``board``, ``L2``."""
    return value.replace(":", " ").replace("=", " ").split()


# views

PLANES = {
    BRITISH: (
        "men",
        "wounded",
        "moved",
        "ambush",
        "sight",
        "patrol",
        "lorry",
        "lorry with troops",
        "seen",
        "captured",
        "wreck",
        "silenced",
        "landing",
        "rendezvous",
    ),
    GERMAN: ("patrol", "searching", "done", "aboard", "lorry", "block", "used", "lost", "garrison", "sighting", "news", "belief"),
}


@lru_cache(maxsize=64)
def cells(board: Board) -> Mapping[str, int]:
    """Returns the place of each hex in a plane."""
    return {h: n for n, h in enumerate(board.hexes)}


@lru_cache(maxsize=64)
def layout_of(board: Board, seat: str) -> Layout:
    """4 Returns what the observation of a seat holds: the course of the game, what is known of men, and planes over the map."""
    own = [f"{m} {s}" for m in letters() for s in (*STATES, "aboard", "locked")] if seat == BRITISH else ["prisoners", "bodies"]
    game = ("move", "night", "own half", "over", "landing move", "plane down", "plane gone", "reports")
    return Layout([("game", game), ("own", own), *((plane, board.hexes) for plane in PLANES[seat])])


def layout(setup: Setup, seat: str) -> Layout:
    """4 Returns what the observation of a seat holds."""
    return layout_of(rules_of(setup).board, seat)


def observe(state: State, seat: str, out: Numbers) -> None:
    """4 Fills in what the view of a seat shows."""
    board = state.rules.board
    _course(state, seat, out)
    (_british if seat == BRITISH else _german)(state, layout_of(board, seat).at, cells(board), out)


def _course(state: State, seat: str, out: Numbers) -> None:
    """4.4 Fills in the public facts, and what a side knows of the course of the game."""
    british, over = seat == BRITISH, state.result is not None
    out[0] = state.move / MOVES
    out[1] = state.light == "night"
    out[2] = state.step in (BRITISH_STEPS if british else GERMAN_STEPS)
    out[3] = over
    out[4] = state.landing_move / MOVES if british or over or not state.rules.secret else 0.0
    plane = state.plane if british else state.memory.plane_seen
    out[5], out[6] = plane == "down", plane == "gone"
    out[7] = state.told(seat) / 100


def _british(state: State, at: Mapping[str, int], cell: Mapping[str, int], out: Numbers) -> None:
    """4.5 to 4.7 Fills in the British view."""
    seen, first = sight_of(state), at["own"]
    men, wounded, moved, ambush = at["men"], at["wounded"], at["moved"], at["ambush"]
    for man in state.men.values():
        out[first + STATES.index(man.state)] = 1.0
        if man.hex:
            here = cell[man.hex]
            out[first + len(STATES)], out[first + len(STATES) + 1] = man.aboard > 0, man.locked
            out[men + here] += 1 / 6
            out[wounded + here] += (man.state != OK) / 6
            out[moved + here] += man.moved / 6
            out[ambush + here] = man.hex in state.ambush
        first += len(STATES) + 2
    for hex in seen:
        out[at["sight"] + cell[hex]] = 1.0
    for patrol in state.patrols.values():
        if patrol.hex in seen and not patrol.lorry:
            out[at["patrol"] + cell[patrol.hex]] += 0.25
    dark = state.light == "night"
    for lorry in state.lorries.values():
        if lorry.hex in seen and lorry.state == CREWED:
            out[at["lorry with troops" if not dark and lorry.n in state.loads else "lorry"] + cell[lorry.hex]] += 0.25
        elif lorry.hex in seen and lorry.state == WRECK:
            out[at["wreck"] + cell[lorry.hex]] = 1.0
    for hex, _, move, _ in state.memory.seen:
        out[at["seen"] + cell[hex]] = 1 / (1 + state.move - move)
    for hex in (known_lorries(state, seen) | lorries_beside(state)).values():
        out[at["captured"] + cell[hex]] = 1.0
    for hex in state.silenced:
        out[at["silenced"] + cell[hex]] = 1.0
    for plane, hex in (("landing", state.landing), ("rendezvous", state.rendezvous)):
        if hex:
            out[at[plane] + cell[hex]] = 1.0


def _german(state: State, at: Mapping[str, int], cell: Mapping[str, int], out: Numbers) -> None:
    """4.9 Fills in the German view."""
    memory = state.memory
    out[at["own"]], out[at["own"] + 1] = len(memory.prisoners) / 6, memory.bodies / 6
    for patrol in state.patrols.values():
        here = cell[patrol.hex]
        out[at["patrol"] + here] += 0.25
        out[at["searching"] + here] += patrol.searching / 4
        out[at["done"] + here] += (patrol.done or patrol.walked) / 4
        out[at["aboard"] + here] += (patrol.lorry > 0) / 4
    for lorry in state.lorries.values():
        if lorry.state == CREWED:
            here = cell[lorry.hex]
            out[at["lorry"] + here] += 0.25
            out[at["block"] + here] += lorry.block / 4
            out[at["used"] + here] += lorry.used / 4
    for hex in memory.lost.values():
        out[at["lost"] + cell[hex]] = 1.0
    if state.rules.has_garrisons:
        for hex in state.rules.garrisons:
            out[at["garrison"] + cell[hex]] = hex not in state.silenced
    for _, hex, men, _, move, _ in memory.sightings:
        out[at["sighting"] + cell[hex]] = max(1, men or 0) / 6 / (1 + state.move - move)
    for _, hex, _, move in memory.news:
        out[at["news"] + cell[hex]] = 1 / (1 + state.move - move)
    if state.rules.belief != "off":
        first = at["belief"]
        out[first : first + len(cell)] = flags(settle(state).where, len(cell))


ARRAYS = Arrays(1, words, KINDS, layout, observe, {OneOf: cut_at(cut_order), Orders: cut_at(cut_order), Party: party})
