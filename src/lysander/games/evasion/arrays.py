"""Escape and Evasion for agents that learn: the words of its answers (chapter 20), and the views of chapter 4 as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
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


@lru_cache(maxsize=64)
def _places(board: Board, seat: str) -> Sequence[int]:
    """Returns where the planes of a seat begin, in their order."""
    at = layout_of(board, seat).at
    return [at["own"], *(at[plane] for plane in PLANES[seat])]


def observe(state: State, seat: str, out: Numbers) -> None:
    """4 Fills in what the view of a seat shows: only what is not 0."""
    board = state.rules.board
    _course(state, seat, out)
    if seat == BRITISH:
        places, seen = _places(board, seat), sight_of(state)
        _own_men(state, places, cells(board), out)
        _in_sight(state, seen, places, cells(board), out)
        _known_places(state, seen, places, cells(board), out)
    else:
        _own_units(state, _places(board, seat), cells(board), out)
        _german_news(state, _places(board, seat), cells(board), out)


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


def _own_men(state: State, places: Sequence[int], cell: Mapping[str, int], out: Numbers) -> None:
    """4.5 Fills in the men."""
    first, men, wounded, moved, ambush, *_ = places
    for man in state.men.values():
        out[first + STATES.index(man.state)] = 1.0
        if man.hex:
            here = cell[man.hex]
            out[men + here] += 1 / 6
            if man.aboard:
                out[first + len(STATES)] = 1.0
            if man.locked:
                out[first + len(STATES) + 1] = 1.0
            if man.state != OK:
                out[wounded + here] += 1 / 6
            if man.moved:
                out[moved + here] += 1 / 6
            if man.hex in state.ambush:
                out[ambush + here] = 1.0
        first += len(STATES) + 2


def _in_sight(state: State, seen: AbstractSet[str], places: Sequence[int], cell: Mapping[str, int], out: Numbers) -> None:
    """4.7 Fills in what the British see."""
    sight, on_foot, lorries, loaded, wreck = places[5], places[6], places[7], places[8], places[11]
    for hex in seen:
        out[sight + cell[hex]] = 1.0
    for patrol in state.patrols.values():
        if patrol.hex in seen and not patrol.lorry:
            out[on_foot + cell[patrol.hex]] += 0.25
    dark = state.light == "night"
    for lorry in state.lorries.values():
        if lorry.hex in seen and lorry.state == CREWED:
            out[(loaded if not dark and lorry.n in state.loads else lorries) + cell[lorry.hex]] += 0.25
        elif lorry.hex in seen and lorry.state == WRECK:
            out[wreck + cell[lorry.hex]] = 1.0


def _known_places(state: State, seen: AbstractSet[str], places: Sequence[int], cell: Mapping[str, int], out: Numbers) -> None:
    """4.5, 4.6, 4.8 Fills in what the British have seen, and the places that they know."""
    lately, captured, _, silenced, landing, rendezvous = places[9:]
    for hex, _, move, _ in state.memory.seen:
        out[lately + cell[hex]] = 1 / (1 + state.move - move)
    if state.lost or state.memory.lorries:
        for hex in (known_lorries(state, seen) | lorries_beside(state)).values():
            out[captured + cell[hex]] = 1.0
    for hex in state.silenced:
        out[silenced + cell[hex]] = 1.0
    if state.landing:
        out[landing + cell[state.landing]] = 1.0
    if state.rendezvous:
        out[rendezvous + cell[state.rendezvous]] = 1.0


def _own_units(state: State, places: Sequence[int], cell: Mapping[str, int], out: Numbers) -> None:
    """4.9 Fills in the patrols and lorries."""
    _, patrols, searching, done, aboard, lorries, block, used, *_ = places
    for patrol in state.patrols.values():
        here = cell[patrol.hex]
        out[patrols + here] += 0.25
        if patrol.searching:
            out[searching + here] += 0.25
        if patrol.done or patrol.walked:
            out[done + here] += 0.25
        if patrol.lorry:
            out[aboard + here] += 0.25
    for lorry in state.lorries.values():
        if lorry.state == CREWED:
            here = cell[lorry.hex]
            out[lorries + here] += 0.25
            if lorry.block:
                out[block + here] += 0.25
            if lorry.used:
                out[used + here] += 0.25


def _german_news(state: State, places: Sequence[int], cell: Mapping[str, int], out: Numbers) -> None:
    """4.9, 16 Fills in what the German was told, and where men could be."""
    first, memory = places[0], state.memory
    lost, garrison, sighting, news, belief = places[8:]
    out[first], out[first + 1] = len(memory.prisoners) / 6, memory.bodies / 6
    for hex in memory.lost.values():
        out[lost + cell[hex]] = 1.0
    if state.rules.has_garrisons:
        for hex in state.rules.garrisons:
            if hex not in state.silenced:
                out[garrison + cell[hex]] = 1.0
    for _, hex, men, _, move, _ in memory.sightings:
        out[sighting + cell[hex]] = max(1, men or 0) / 6 / (1 + state.move - move)
    for _, hex, _, move in memory.news:
        out[news + cell[hex]] = 1 / (1 + state.move - move)
    if state.rules.belief != "off":
        out[belief : belief + len(cell)] = flags(settle(state).where, len(cell))


ARRAYS = Arrays(1, words, KINDS, layout, observe, {OneOf: cut_at(cut_order), Orders: cut_at(cut_order), Party: party})
