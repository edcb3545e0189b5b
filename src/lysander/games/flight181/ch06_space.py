"""6 Room on squares, and the placing of casualty tokens."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.domain import Cell
from ...core.referee import Referee
from .events import tell
from .state import ASIDE, BODY, HIJACKERS, KINDS, UNPLACED, Casualty, State, Team


def step_among(state: State, team: Team) -> None:
    """10.9 Tangles a team that enters a square with a wound or serious token on the floor."""
    if not team.tangled and state.wounded_at(team.square):
        team.tangled = True


def tangle(state: State, square: str) -> None:
    """10.9 Tangles the teams in a square in which a wound or serious token is placed."""
    if state.wounded_at(square):
        for team in state.teams.values():
            if team.square == square:
                team.tangled = True


def rooms_for(state: State, square: str) -> list[str]:
    """6.13 Returns where a token from this square can be placed: the square itself, else adjacent ones with room, else the nearest (22.1)."""
    counts, room, board = state.crowd, state.rules.room, state.board
    if counts[square] < room:
        return [square]
    free = [s for s in board.squares if counts[s] < room]
    near = [s for s in board.adjacent(square) if s in free]
    return sorted(near, key=board.ranks.__getitem__) if near else board.nearest(square, free)


def place(state: State, ref: Referee, token: Casualty, square: str, chain: int = 0) -> None:
    """6.13.1 to 6.13.3 Places a token on its square, or on another that the Hijackers choose, or sets it aside."""
    state.lay(token, UNPLACED)
    options = rooms_for(state, square)
    if len(options) > 1:
        facts = {"token": token.name, "square": square}
        ask = Ask(HIJACKERS, f"overflow:{token.name}", "6.13", Cell(options, "6.13"), options[0], facts)
        state.lay(token, ref.ask(ask))
    else:
        state.lay(token, options[0] if options else ASIDE)
    tangle(state, token.place)
    facts = {"token": token.name, "kind": token.kind, "from": square, "square": token.place if options else ""}
    tell(state, ref, "token", "6.13", chain, **facts, overflow=token.place != square, aside=not options)


def new_casualty(state: State, ref: Referee, kind: str, square: str, chain: int) -> None:
    """2.10 Makes a token on a square: ``wound``, ``serious`` or ``dead``."""
    number = max((c.n for c in state.casualties), default=0) + 1
    token = Casualty(number, KINDS[kind], state.turn, UNPLACED, False)
    state.casualties.append(token)
    state.crowd[UNPLACED] += 1
    place(state, ref, token, square, chain)


def executable(state: State, square: str) -> list[Casualty]:
    """15.8, 6.14, 15.9 Returns the wound and serious tokens on the floor of a square."""
    return [c for c in state.casualties if c.place == square and c.kind != BODY]
