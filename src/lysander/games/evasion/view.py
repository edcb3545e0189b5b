"""4 Views: what each seat may see, built up from nothing (4.4 to 4.11)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

import msgspec

from .ch14_reports import lorry_kind, sight_of
from .ch16_belief import settle
from .ch16_reach import hexes_of
from .state import BRITISH, CREWED, GERMAN, GONE, TAKEN, WRECK, Man, State

BRITISH_STEPS = ("B1", "B3", "B4")
GERMAN_STEPS = ("G1", "G2")
SWITCHES = ("release", "check", "decoys", "dice", "once", "paused")
"""Steps at which a seat is asked: ``step`` of its own view, empty at all other times (4.12)."""


class PublicView(msgspec.Struct, frozen=True, gc=False):
    """4.4 Public facts; all that a spectator sees before the end (4.11). ``moves`` is None while the landing move is secret; ``umpire`` says
    whether a person sits in that seat.
    """

    seat: str
    move: int
    moves: int | None
    light: str
    half: str
    over: bool
    paused: bool
    umpire: bool
    options: Mapping[str, Any]


class ManView(msgspec.Struct, gc=False):
    """4.5 A man in the British view."""

    letter: str
    name: str
    state: str
    hex: str
    aboard: str
    posture: str
    moved: bool
    locked: bool


class BritishView(PublicView, frozen=True, gc=False):
    """4.5, 4.6 The British view."""

    men: tuple[ManView, ...]
    lorries: tuple[Mapping[str, Any], ...]
    wrecks: tuple[str, ...]
    enemies: tuple[Mapping[str, str], ...]
    seen: tuple[Mapping[str, Any], ...]
    sight: tuple[str, ...]
    silenced: tuple[str, ...]
    landing: str
    rendezvous: str
    landing_move: int
    plane: str
    told: int
    step: str


class PatrolView(msgspec.Struct, gc=False):
    """4.9 A patrol in the German view; ``ready`` if it may still get an order in this half; ``lost`` with the hex where it was last heard of."""

    unit: str
    hex: str
    lorry: str
    searching: bool
    ready: bool
    done: bool
    walked: bool
    boarded: bool
    set_down: bool
    lost: bool


class LorryView(msgspec.Struct, gc=False):
    """4.9 A lorry in the German view."""

    unit: str
    hex: str
    patrol: str
    block: bool
    used: bool
    fought: bool
    ready: bool
    lost: bool


class GermanView(PublicView, frozen=True, gc=False):
    """4.9 The German view."""

    patrols: tuple[PatrolView, ...]
    lorries: tuple[LorryView, ...]
    garrisons: tuple[Mapping[str, Any], ...]
    sightings: tuple[Mapping[str, Any], ...]
    news: tuple[Mapping[str, Any], ...]
    prisoners: str
    bodies: int
    plane_seen: str
    policy: str
    belief: Mapping[str, Any] | None
    told: int
    step: str


class UmpireView(PublicView, frozen=True, gc=False):
    """4.10, 15.2 The umpire's view: the true position, and the two other views side by side."""

    truth: Mapping[str, Any]
    british: BritishView
    german: GermanView
    tray: tuple[Mapping[str, Any], ...]
    pending: tuple[str, ...]
    switches: Mapping[str, Any]
    astray: tuple[Mapping[str, str], ...]


def view(state: State, seat: str) -> PublicView:
    """4 Returns the view of a seat. After the end everything is open to everybody (4.11)."""
    if seat in (BRITISH, GERMAN):
        desk = state.desk
        if desk is not None and desk.waits_for(seat) and seat in desk.shown:
            return with_public_facts_of_now(state, desk.shown[seat])
        return player_view(state, seat)
    if seat == "umpire" or state.result is not None:
        return umpire_view(state, seat)
    return PublicView(**_public(state, seat))


def with_public_facts_of_now(state: State, kept: Any) -> PublicView:
    """15.7, 4.4 Returns a view that stays as it was, except for the move, its light and the half, which everybody is told."""
    now = _public(state, kept.seat)
    changed = {key: now[key] for key in ("move", "light", "half", "over") if getattr(kept, key) != now[key]}
    return msgspec.structs.replace(kept, **changed) if changed else kept


def player_view(state: State, seat: str) -> BritishView | GermanView:
    """4.5, 4.9 Returns the present view of a side."""
    return british_view(state) if seat == BRITISH else german_view(state)


def _public(state: State, seat: str) -> dict[str, Any]:
    """4.4, 17.1 Returns the public facts."""
    moves = None if state.rules.secret and seat not in (BRITISH, "umpire") and state.result is None else state.landing_move or None
    over = state.result is not None
    options = dict(state.rules.options)
    half = "over" if over else state.half
    paused = state.desk is not None and state.desk.paused  # 15.18
    umpire = state.desk is not None and state.desk.seated  # 15.1, 15.20
    return {
        "seat": seat,
        "move": state.move,
        "moves": moves,
        "light": state.light,
        "half": half,
        "over": over,
        "paused": paused,
        "umpire": umpire,
        "options": options,
    }


def british_view(state: State) -> BritishView:
    """4.5, 4.6, 4.7 Returns the British view."""
    seen = sight_of(state)
    names = dict(state.rules.men)
    men = tuple(
        ManView(
            m.letter, names[m.letter], m.state, m.hex if m.free else "", f"L{m.aboard}" if m.aboard else "", _posture(state, m), m.moved, m.locked
        )
        for m in state.men.values()
    )
    enemies = [(p.hex, 0, p.n, "patrol") for p in state.patrols.values() if not p.lorry and p.hex in seen]
    enemies += [(x.hex, 1, x.n, lorry_kind(state, x.n)) for x in state.lorries.values() if x.state == CREWED and x.hex in seen]
    memory = state.memory
    here = lorries_beside(state)
    lorries = tuple(
        {"lorry": f"L{n}", "hex": at, "driven": n in here and state.lorries[n].used, "fresh": n in here and state.lorries[n].fought}
        for n, at in sorted((known_lorries(state, seen) | here).items())
    )
    return BritishView(
        **_public(state, BRITISH),
        men=men,
        lorries=lorries,
        wrecks=tuple(sorted({x.hex for x in state.lorries.values() if x.state == WRECK and x.hex in seen})),
        enemies=tuple({"hex": at, "what": what} for at, _, _, what in sorted(enemies)),
        seen=tuple({"hex": at, "what": what, "move": move, "half": half} for at, what, move, half in memory.seen),
        sight=tuple(sorted(seen)),
        silenced=tuple(state.silenced),
        landing=state.landing,
        rendezvous=state.rendezvous,
        landing_move=state.landing_move,
        plane=state.plane,
        told=state.told_british,
        step=state.step if state.step in BRITISH_STEPS else "",
    )


def known_lorries(state: State, seen: Set[str]) -> dict[int, str]:
    """4.5 Returns where the British remember captured lorries, less those whose hex they see without them."""
    there = {x.n: x.hex for x in state.lost_lorries() if x.state == TAKEN}
    return {n: at for n, at in state.memory.lorries.items() if at not in seen or there.get(n) == at}


def lorries_beside(state: State) -> dict[int, str]:
    """4.5 Returns the captured lorries in hexes with free men."""
    return {x.n: x.hex for x in state.lost_lorries() if x.state == TAKEN and x.hex in state.camps}


def _posture(state: State, man: Any) -> str:
    """6.13, 6.14 Returns what a man does."""
    if not man.free:
        return ""
    set_for = "" if man.aboard else state.ambush.get(man.hex, "")
    return {"a": "ambush", "s": "ambush_soft"}.get(set_for) or ("moving" if man.moving else "hiding")


def german_view(state: State) -> GermanView:
    """4.9 Returns the German view. Units that no longer answer are shown where they were last heard of."""
    memory = state.memory
    patrols = [_patrol(state, p) for p in state.patrols.values()]
    patrols += [PatrolView(u, at, "", False, False, True, False, False, False, True) for u, at in memory.lost.items() if u[0] == "P"]
    lorries = [_lorry(state, x) for x in state.lorries.values() if x.state == CREWED]
    lorries += [LorryView(u, at, "", False, True, False, False, True) for u, at in memory.lost.items() if u[0] == "L"]
    keys = ("unit", "hex", "men", "how", "move", "half")
    return GermanView(
        **_public(state, GERMAN),
        patrols=tuple(sorted(patrols, key=lambda p: p.unit)),
        lorries=tuple(sorted(lorries, key=lambda x: x.unit)),
        garrisons=tuple({"hex": h, "lost": h in state.silenced} for h in state.rules.garrisons if state.rules.has_garrisons),
        sightings=tuple(dict(zip(keys, s)) for s in memory.sightings),
        news=tuple(dict(zip(("lorry", "hex", "what", "move"), n)) for n in memory.news),
        prisoners=memory.prisoners,
        bodies=memory.bodies,
        plane_seen=memory.plane_seen,
        policy=state.policy,
        belief=belief_view(state) if state.rules.belief != "off" else None,
        told=state.told_german,
        step=state.step if state.step in GERMAN_STEPS else "",
    )


def _patrol(state: State, p: Any) -> PatrolView:
    ready = not p.done and not p.lorry and (not p.walked or not p.set_down)
    return PatrolView(f"P{p.n}", p.hex, f"L{p.lorry}" if p.lorry else "", p.searching, ready, p.done, p.walked, p.boarded, p.set_down, False)


def _lorry(state: State, x: Any) -> LorryView:
    patrol = state.patrol_on(x.n)
    return LorryView(f"L{x.n}", x.hex, f"P{patrol.n}" if patrol else "", x.block, x.used, x.fought, not x.used and not x.fought, False)


def outside_belief(state: State) -> list[Man]:
    """16.13 Returns the free men in a hex where the German's belief view has nobody; without rulings and reports held back there are none when he
    is asked something in his half."""
    if state.rules.belief == "off" or state.result is not None:
        return []
    where, bit = settle(state).where, state.rules.board.bit
    return [m for m in state.free_men() if m.hex and not where & bit[m.hex]]


def belief_view(state: State) -> dict[str, Any]:
    """16.2, 16.14 Returns the sets, hexes ascending; weights in whole per cent, and exact (``shares``) for bots that compute with them."""
    belief, board = settle(state), state.rules.board
    total = sum(belief.weights.values()) or 1
    return {
        "men": belief.n,
        "hexes": hexes_of(board, belief.where),
        "weights": {h: round(100 * w / total) for h, w in sorted(belief.weights.items())} if belief.weights else None,
        "shares": dict(sorted(belief.weights.items())),
        "trails": [{"hexes": hexes_of(board, t.hexes), "men": t.men, "move": t.move, "began": t.began} for t in belief.trails],
        "lorries": {f"L{n}": hexes_of(board, mask) for n, mask in sorted(belief.lorries.items())},
    }


def umpire_view(state: State, seat: str) -> UmpireView:
    """4.10 Returns the umpire's view."""
    desk = state.desk
    tray = tuple(
        {"number": h.number, "to": h.event.to[0], "kind": h.event.kind, "facts": dict(h.event.facts), "free": _is_free(state, h), "until": h.until}  # type: ignore[attr-defined]
        for h in (desk.tray if desk else ())
    )
    switches = {key: getattr(desk, key) for key in SWITCHES} if desk else {}
    return UmpireView(
        **_public(state, seat if seat == "umpire" else "umpire") | {"seat": seat},
        truth=truth(state),
        british=view(state, BRITISH),  # type: ignore[arg-type]
        german=view(state, GERMAN),  # type: ignore[arg-type]
        tray=tray,
        pending=tuple(desk.pending) if desk else (),
        switches=switches,
        astray=tuple({"letter": m.letter, "hex": m.hex} for m in outside_belief(state)),
    )


def _is_free(state: State, held: Any) -> bool:
    return held.event.kind in state.rules.reports and state.rules.reports[held.event.kind].free


def truth(state: State) -> dict[str, Any]:
    """4.10 Returns the true position."""
    names = dict(state.rules.men)
    men = [
        {"letter": m.letter, "name": names[m.letter], "state": m.state, "hex": m.hex if m.free else "", "aboard": f"L{m.aboard}" if m.aboard else ""}
        | {"posture": _posture(state, m), "moved": m.moved}
        for m in state.men.values()
    ]
    lorries = [
        {"unit": f"L{x.n}", "hex": x.hex, "state": x.state, "block": x.block, "used": x.used, "fought": x.fought, "known": x.known}
        for x in state.lorries.values()
        if x.state != GONE
    ]
    return {
        "men": men,
        "patrols": [_patrol(state, p) for p in state.patrols.values()],
        "lorries": lorries,
        "garrisons": [{"hex": h, "lost": h in state.silenced} for h in state.rules.garrisons if state.rules.has_garrisons],
        "landing": state.landing,
        "rendezvous": state.rendezvous,
        "landing_move": state.landing_move,
        "plane": state.plane,
        "policy": state.policy,
    }
