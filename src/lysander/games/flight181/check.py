"""The invariants of a state."""

from __future__ import annotations

from .state import BLENDED, CAPTURED, DEAD, DOWN, ESCAPED, HIDDEN, POSSUM, REMOVED, RESERVE, VISIBLE, Hijacker, State


def broken_invariants(state: State) -> list[str]:
    """Returns the invariants that are broken, in words with their paragraph."""
    found = [f"7.1 {h.name}: {why}" for h in state.hijackers.values() if (why := _hijacker(state, h))]
    if sum(h.state == BLENDED for h in state.hijackers.values()) > 1:
        found.append("17.4 two hijackers are blended")
    for team in state.teams.values():
        if team.square not in state.board.index and team.square not in (RESERVE, REMOVED):
            found.append(f"2.4 {team.name} stands at {team.square!r}")
        if (team.wounds >= state.rules.wounds) != (team.square == REMOVED):
            found.append(f"8.7 {team.name} has {team.wounds} wounds and stands at {team.square!r}")
        carried = [c.n for c in state.casualties if c.place == team.name]
        if carried != [team.carries] * bool(team.carries) or (carried and not team.aboard):
            found.append(f"13.6 {team.name} carries {carried}")
    found += [f"6.7 {p.name} is in a room" for p in state.passengers.values() if p.square in state.board.rooms]
    found += [f"12.4 {p.name} left and stands at {p.square}" for p in state.passengers.values() if p.left and p.square]
    if len({c.n for c in state.casualties}) != len(state.casualties):
        found.append("2.10 a number is given twice")
    if state.crowd != state.counts():
        found.append(f"6.2 {state.crowd} is kept, but {state.counts()} stand there")
    held = {s: n for s, n in state.counts().items() if s in state.board.index and n > state.rules.room + sum(h.square == s for h in state.visible())}
    return found + [f"6.3 {n} pieces on {s}" for s, n in held.items()]


def _hijacker(state: State, h: Hijacker) -> str:
    """7.1 to 7.8, 16.3, 17.3 Returns the broken invariant of one hijacker; empty if there is none."""
    on_square = h.state in (HIDDEN, VISIBLE, POSSUM)
    if state.turn and on_square != (h.square in state.board.index) and h.state != DEAD:
        return f"{h.state} at {h.square!r}"
    if (h.state == BLENDED) != bool(h.token) or (h.token and not state.passengers[h.token].square):
        return f"{h.state} in token {h.token!r}"
    if h.token and state.passengers[h.token].cleared:
        return f"blended in {h.token}, which is cleared (17.15)"
    if (h.state == VISIBLE) != (h.status == VISIBLE) or (h.state in (CAPTURED,)) != (h.status == CAPTURED):
        return f"{h.state}, publicly {h.status}"
    if (h.status == DOWN) != bool(h.marker):
        return f"publicly {h.status} with a marker at {h.marker!r}"
    if h.state == POSSUM and h.marker != h.square:
        return f"a possum at {h.square}, his marker at {h.marker}"
    if h.state == ESCAPED and (h.square or h.leaves):
        return "escaped and still somewhere"
    standing = (t.square for t in state.teams.values() if not t.acted)  # 7.8 a team that acts may be in the middle of its movement
    seen = state.board.near[h.square] if h.square and state.rules.looks_near else {h.square}
    if h.state == HIDDEN and h.square and not h.acted and any(s in seen for s in standing):
        return f"hidden by a team at {h.square} (7.8)"
    return ""
