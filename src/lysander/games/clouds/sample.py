"""37.1, 37.3 Full battles that agree with a seat's view: what the seat knows, and a guess at the rest.

With open cockpits a seat knows all but the standing orders of others (29.8) and orders of the other side to the ground; those are guessed to be the
defaults. With closed cockpits ``sample_plane`` draws what 5.3 hides of each enemy aeroplane. Only the view is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.ask import Rng
from ...core.game import Setup
from ...core.plain import plain
from .ch06_setup import MENTOR, PICKS
from .ch28_end import sides_in_fight
from .plane import Plane
from .rules import rules_of
from .sample_order import numbered
from .sample_plane import guess
from .state import State
from .view import PlaneView, Signs, View
from .view_panel import PanelView


def sample_hidden(view: Any, seat: str, setup: Setup, rng: Rng) -> State:
    """37.3 Return a full state that this seat cannot tell from the true one, from its view (a ``View`` or its JSON form)."""
    seen = view if isinstance(view, View) else msgspec.convert(view if isinstance(view, Mapping) else plain(view), View)
    rules = rules_of(setup)
    planes = {p.id: known(p, seen.signs[p.id]) if p.panel is not None else guess(rules, seen, p, rng) for p in seen.planes}
    state = State(
        rules=rules,
        step=seen.step,
        turn=seen.turn,
        planes=planes,
        units={u.id: u for u in seen.units},
        gasbags={k.id: k for k in seen.gasbags},
        barrages={q.id: q for q in seen.barrages},
        batteries={b.id: b for b in seen.batteries},
        points={n.id: n for n in seen.places},
        canopies={c.id: c for c in seen.canopies},
        order=seen.order,
        shooters=seen.shooters,
        done=seen.done,
        orders=dict(seen.orders),
        ground=dict(seen.ground),
        offers=seen.offers,
        given_up=seen.given_up,
        mascots={letter: seen.mascots.get(letter, 0) for letter in ("E", "C")},
        aftermath=seen.aftermath,
        why=seen.why,
        result=None,
        held=seen.held,
        flew=seen.flew,
    )
    if rules.closed and not seen.over:
        numbered(state, seen)
        alone = sides_in_fight(state) if seen.why else ()
        state.held = alone[0] if len(alone) == 1 else ""
        state.done = (*seen.done, *passed(seen), *set_up(state, seen))
    return state


def known(p: PlaneView, signs: Signs) -> Plane:
    """5.2 Return an aeroplane whose panel the seat sees, as it is."""
    panel = p.panel
    assert panel is not None
    shared = {name: getattr(p, name) for name in SHARED}
    shut = {name: getattr(panel, name) for name in INSIDE}
    return Plane(**shared, **shut, guns=tuple(g.state for g in panel.guns), undercarriage=signs.undercarriage, fabric=signs.fabric)


SHARED = tuple(name for name in PlaneView.__struct_fields__ if name in Plane.__struct_fields__)
"""Fields of an aeroplane that everybody sees."""
INSIDE = tuple(name for name in PanelView.__struct_fields__ if name in Plane.__struct_fields__ and name != "guns")
"""Fields of an aeroplane that its panel shows."""


def passed(seen: View) -> tuple[str, ...]:
    """7.1 Return those of the other side with whom a step in list order has been, when it comes to a person of this side: all that are listed
    before the first that is left."""
    if seen.step not in LISTED or not seen.side:
        return ()
    mine = [p.id for p in seen.planes if p.side == seen.side and p.id not in seen.done]
    before = [p.id for p in seen.planes]
    return tuple(id for id in before[: before.index(mine[0])] if id[0] != seen.side) if mine else ()


LISTED = ("I1", "I2", "I3", "F3", "O1", "O2")
"""Steps in list order in which a seat is not told with whom of the other side they have been."""


def set_up(state: State, seen: View) -> tuple[str, ...]:
    """6.2 (3) Return those of the other side who have used an ability in set-up before it comes to a pilot of this side."""
    if seen.step != "S3":
        return ()
    keys = [f"{p.id}/{ability}" for ability in (PICKS, MENTOR) for p in state.planes.values() if p.pilot.has(ability)]
    mine = next((n for n, key in enumerate(keys) if key[0] == seen.side and key not in seen.done), 0)
    return tuple(key for key in keys[:mine] if key[0] != seen.side)
