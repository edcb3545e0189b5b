"""2.2 What lies on the field, as pieces of the common board (``core/chart.py``). All of it is public in either mode (5.3)."""

from __future__ import annotations

from ...core.chart import Piece
from .chart import FIELD, on_chart
from .plane import AWAITED, DESTROYED, LEFT
from .state import State

AWAY = (AWAITED, DESTROYED, LEFT)
BALLOON, BARRAGE, BATTERY, POINT, PARACHUTE = "balloon", "barrage", "battery", "point", "parachute"


def pieces_of(state: State) -> tuple[Piece, ...]:
    """5.3 Return the pieces: ground first, then what hangs in the air, then aeroplanes, in list order."""
    owners = state.rules.owners
    found = [piece(n.id, POINT, n.x, n.y, look="spot") for n in state.points.values()]
    found += [piece(b.id, BATTERY, b.x, b.y, look="spot") for b in state.batteries.values()]
    found += [piece(u.id, u.kind, u.x, u.y, u.seat) for u in state.units.values() if not u.destroyed]
    found += [piece(q.id, BARRAGE, q.x, q.y, q.seat, look="spot") for q in state.barrages.values()]
    found += [piece(k.id, k.kind, k.x, k.y, k.seat) for k in state.gasbags.values() if not k.burnt and not k.lost]
    found += [piece(c.id.replace(".", "-"), PARACHUTE, c.x, c.y, owners[c.id[: c.id.index(".")]]) for c in state.canopies.values()]
    return (*found, *(piece(p.id, p.type, p.x, p.y, p.seat, heading=p.heading // 10) for p in state.planes.values() if p.state not in AWAY))


def piece(id: str, kind: str, x: int, y: int, seat: str = "", look: str = "counter", heading: int = -1) -> Piece:
    """Return a piece at a place in points, labelled with its id."""
    right, down = on_chart(x, y)
    return Piece(id, FIELD, kind, seat, id[:2], look, heading, right, down)
