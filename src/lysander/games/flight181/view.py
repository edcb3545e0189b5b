"""4 Views: what each seat may see, built up from nothing (4.5 to 4.8, 4.12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.ask import UMPIRE
from .ch14_passengers import controlled
from .secrets import TruthView, history, truth
from .state import ASIDE, EXECUTED, HIJACKERS, LOST, OUT, OUT_OF_SIGHT, REMOVED, RESERVE, VISIBLE, Casualty, Hijacker, State, Team

PILES = {OUT: "evacuated", EXECUTED: "executed", ASIDE: "aside"}


@dataclass(slots=True)
class TeamView:
    """A team; ``owner`` is the seat that decides for it (4.2), ``square`` empty in reserve and when removed."""

    team: str
    owner: str
    square: str
    reserve: bool
    removed: bool
    wounds: int
    carries: str
    acted: bool
    cool: bool
    tangled: bool
    jostled: bool
    control: bool
    vetted: bool
    mark: bool


@dataclass(slots=True)
class PassengerView:
    """A passenger token; ``square`` is empty before it is deployed and when it has left; ``cleared`` by 17.15; ``controlled`` by 14.1 at this
    moment."""

    token: str
    square: str
    left: bool
    vetted: bool
    cleared: bool
    moved: bool
    controlled: bool


@dataclass(slots=True)
class CasualtyView:
    """A casualty token: on the floor of ``square``, carried by ``team``, or in a ``pile`` (evacuated, executed, aside)."""

    token: str
    kind: str
    square: str
    team: str
    pile: str
    turn: int
    late: bool


@dataclass(slots=True)
class SuspectView:
    """4.7 The public status of a hijacker: ``square`` where he is visible, was last seen, or his marker lies; ``turn`` in which he was lost;
    ``reach``: squares that public facts leave for him while he is out of sight, ``cover``: tokens he could be blended in (26.2)."""

    hijacker: str
    status: str
    square: str
    turn: int
    reach: tuple[str, ...]
    cover: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """4.5, 4.6 What a seat sees; a spectator sees what both sides may. ``truth``, ``written`` and ``history`` are empty for the Teams until the
    game is over (4.12), ``barred`` is ``public``, for the Hijackers perhaps ``secret``, or empty.

    ``queue`` is what waits in steps 2 to 6 and 14.6: ``ambushes``, ``owing``, ``fought``, ``debts``, ``runs``, ``passing``.
    """

    seat: str
    turn: int
    step: int
    side: str
    over: bool
    scenario: str
    options: Mapping[str, Any]
    commander: str
    owns: tuple[str, ...]
    exits: tuple[str, ...]
    teams: tuple[TeamView, ...]
    passengers: tuple[PassengerView, ...]
    casualties: tuple[CasualtyView, ...]
    hijackers: tuple[SuspectView, ...]
    piles: Mapping[str, int]
    barred: str
    queue: Mapping[str, Any]
    chain: int
    links: Mapping[str, int]
    truth: tuple[TruthView, ...]
    written: tuple[str, ...]
    history: tuple[Mapping[str, Any], ...]


def view(state: State, seat: str) -> View:
    """4.4 Returns what a seat may see. ``umpire``, who sits at no table, sees everything: so a finished game is looked back at (4.12)."""
    over = state.result is not None
    inside = over or seat in (HIJACKERS, UMPIRE)
    rules = state.rules
    return View(
        seat=seat,
        turn=state.turn,
        step=state.phase,
        side=rules.side_of(state.phase),
        over=over,
        scenario=rules.scenario.id,
        options=rules.options,
        commander=rules.commander,
        owns=tuple(t for t in state.teams if rules.owner(t) == seat),
        exits=rules.board.exits,
        teams=tuple(_team(state, t) for t in state.teams.values()),
        passengers=_passengers(state),
        casualties=tuple(_casualty(c) for c in state.casualties),
        hijackers=tuple(_suspect(state, h) for h in state.hijackers.values()),
        piles=piles(state),
        barred=state.barred if inside or state.barred == "public" else "",
        queue=queue(state),
        chain=state.chain,
        links={str(n): k for n, k in state.links.items()},
        truth=tuple(truth(h) for h in state.hijackers.values()) if inside else (),
        written=state.written if inside else (),
        history=tuple(history(state)) if inside else (),
    )


def _team(state: State, t: Team) -> TeamView:
    carries = state.casualty(t.carries).name if t.carries else ""
    return TeamView(
        t.name,
        state.rules.owner(t.name),
        t.square if t.aboard else "",
        t.square == RESERVE,
        t.square == REMOVED,
        t.wounds,
        carries,
        t.acted,
        t.cool,
        t.tangled,
        t.jostled,
        t.control,
        t.vetted,
        t.mark,
    )


def _passengers(state: State) -> tuple[PassengerView, ...]:
    held = controlled(state)
    return tuple(PassengerView(p.name, p.square, p.left, p.vetted, p.cleared, p.moved, p.name in held) for p in state.passengers.values())


def _casualty(c: Casualty) -> CasualtyView:
    pile, carried = PILES.get(c.place, ""), c.place[:1] == "t"
    return CasualtyView(c.name, c.kind, "" if pile or carried or c.place == "?" else c.place, c.place if carried else "", pile, c.turn, c.late)


def _suspect(state: State, h: Hijacker) -> SuspectView:
    """4.7 Returns the public status of a hijacker."""
    square = {VISIBLE: h.square, LOST: h.last, "down": h.marker}.get(h.status, "")
    unseen = h.status in OUT_OF_SIGHT
    cover = tuple(p for n, p in enumerate(state.passengers) if h.cover >> n & 1) if unseen else ()
    reach = state.board.names(h.reach) if unseen else ()
    return SuspectView(h.name, h.status, square, h.turn if h.status == LOST else 0, reach, cover)


def piles(state: State) -> dict[str, int]:
    """4.6 Returns the counts of the piles."""
    found = {"left": sum(p.left for p in state.passengers.values())}
    for place, name in PILES.items():
        found[name] = sum(c.place == place for c in state.casualties)
    return found


def queue(state: State) -> dict[str, Any]:
    """Returns what waits, all of it public."""
    return {
        "ambushes": [list(x) for x in state.ambushes],
        "owing": [list(x) for x in state.owing],
        "fought": [list(x) for x in state.fought],
        "debts": [[d.shot, d.token, d.modifier, d.square, d.chain] for d in state.debts],
        "runs": [list(x) for x in state.runs],
        "passing": state.passing,
    }
