"""24 Positions for bots: all is public (4.2), so a state made of a view is the true one; the unknown is drawn when it is shown (24.3)."""

from __future__ import annotations

from ...core.game import Setup
from .ch03_setup import blank_state
from .state import Call, Line, Medal, Place, State
from .view import View


def sample_hidden(seen: View, setup: Setup) -> State:
    """24.3 Returns the state behind a view, at a point of rest (5.7: no follow-up is open)."""
    s = blank_state(setup)
    s.step, s.round, s.start, s.active, s.squad = seen.step, seen.round, seen.start, seen.active, seen.squad
    s.trust, s.star, s.top, s.pile, s.discard = seen.trust, seen.star, seen.top, seen.pile, list(seen.discard)
    s.numbers = tuple(seen.numbers[k] for k in s.rules.places if k in seen.numbers)
    s.row = [Place(p.back, p.card, max(0, p.pool), p.by, p.die, p.value, p.fresh) for p in seen.row]
    s.pools = list(seen.unseen)
    s.lines = [Line(x.tile, x.progress, x.seat) for x in seen.lines]
    s.objective = seen.objective
    s.medals = [Medal(g.value, g.seat, g.cashed, g.void) for g in seen.goals]
    s.used, s.turned, s.dice = list(seen.used), list(seen.turned), dict(seen.dice)
    s.spent = {d.die: (d.value, d.space) for d in seen.spent}
    turn = seen.turn
    s.selected, s.reserved, s.trusted, s.called, s.placed = turn.selected, turn.reserved, turn.trusted, turn.called, turn.placed
    s.talked, s.chosen, s.shown, s.last = list(turn.talked), seen.pending, seen.shown, seen.last_round
    s.call = None if seen.call is None else Call(seen.call.dice, seen.call.target, seen.call.seat)
    for seat, p in seen.seats.items():
        own = s.players[seat]
        own.track, own.score, own.step, own.passengers, own.pilots = p.track, p.score, p.step, p.passengers, p.pilots
        own.markers, own.cards, own.tiles, own.hijackers = dict(p.markers), list(p.cards), list(p.tiles), list(p.hijackers)
        own.held = {d.die: d.due for d in p.held}
        if p.first:
            s.persuader = seat
    return s
