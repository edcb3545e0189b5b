"""8.1 Who threatens whom as the aeroplanes stand now, as far as a seat can tell."""

from __future__ import annotations

from .ch08_initiative import threatens
from .ch20_who import seems_to_threaten
from .plane import FLYING
from .state import State


def threats_of(state: State, side: str, everything: bool) -> tuple[tuple[str, str], ...]:
    """8.1, 5.3 Return the pairs of aeroplanes of which the first threatens the second. Of what a closed cockpit hides (a jam, an empty belt, a pilot
    who is blacked out) the seat assumes that it is well."""
    flying = [p for p in state.planes.values() if p.state == FLYING]
    return tuple(
        (b.id, a.id)
        for b in flying
        for a in flying
        if a.side != b.side and (threatens(state, b, a) if everything or b.side == side else seems_to_threaten(b, a))
    )
