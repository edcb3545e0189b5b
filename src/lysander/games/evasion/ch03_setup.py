"""3 Set-up: briefings, landing hex, rendezvous, placing the pieces."""

from __future__ import annotations

from ...core.ask import UMPIRE, Ask
from ...core.domain import OneOf
from ...core.event import Event
from ...core.referee import Referee
from .ch14_reports import report, tell_roll
from .ch15_desk import put, roll
from .state import BRITISH, CREWED, GERMAN, OK, Lorry, Man, Patrol, State

SECRET_MOVE = {1: 7, 2: 7, 3: 9, 4: 9, 5: 11, 6: 11}  # 3.7


class SecretCell(OneOf):
    """3.3, 3.4 A hex of the list; ``draw`` leaves the choice to the die (20.1, R6)."""

    def why_not(self, value):  # type: ignore[no-untyped-def]
        return None if value == "draw" else OneOf.why_not(self, value)


def briefings(state: State, ref: Referee) -> str | None:
    """3.2 Tells each seat its briefing, and a seated umpire all three (S2)."""
    if state.desk is not None:
        brief_umpire(ref)
    report(state, ref, "b_brief")
    report(state, ref, "g_brief")
    return None


def brief_umpire(ref: Referee) -> None:
    """3.2 Tells the umpire his own briefing and a copy of both others."""
    for seat in (UMPIRE, BRITISH, GERMAN):
        ref.tell(Event("u_brief", "3.2", (UMPIRE,), {"of": seat}))


def landing(state: State, ref: Referee) -> str | None:
    """3.3, 3.7 Asks for the landing hex (S3), after the roll for the secret landing move."""
    if state.rules.secret:
        face = roll(state, ref, "landing_move", 6, "3.7")
        state.landing_move = SECRET_MOVE[face]
        tell_roll(state, ref, (BRITISH,), "3.7", {"name": "landing_move", "faces": 6, "face": face, "outcome": state.landing_move})
    state.landing = _choose(state, ref, "landing", "2.12", state.rules.board.landing)
    return None


def rendezvous(state: State, ref: Referee) -> str | None:
    """3.4 Asks for the rendezvous (S4)."""
    state.rendezvous = _choose(state, ref, "rendezvous", "2.11", state.rules.board.rendezvous)
    return None


def _choose(state: State, ref: Referee, kind: str, rule: str, hexes: tuple[str, ...]) -> str:
    """3.3, 3.4 Asks for one hex of a list; for an absent player it is drawn (R6)."""
    paragraph = "3.3" if kind == "landing" else "3.4"
    value = put(state, ref, Ask(BRITISH, kind, paragraph, SecretCell(hexes, rule, {}, "cell"), "draw", takeback=kind == "landing"))
    if value != "draw":
        return str(value)
    face = roll(state, ref, "draw", len(hexes), "20.1")
    tell_roll(state, ref, (BRITISH,), "20.1", {"name": "draw", "faces": len(hexes), "face": face, "outcome": hexes[face - 1]})
    return hexes[face - 1]


def place_pieces(state: State, ref: Referee) -> str | None:
    """2.1, 3.5, 3.6 Places the pieces (S5)."""
    rules = state.rules
    state.men = {letter: Man(letter, OK, state.rendezvous, 0, False, False, "") for letter, _ in rules.men}
    state.patrols = {n: new_patrol(n, rules.homes[n], n if rules.patrols_aboard else 0) for n in rules.patrols}
    state.lorries = {n: new_lorry(n, rules.homes[n]) for n in rules.patrols}
    state.update_units()
    return None


def new_patrol(n: int, at: str, lorry: int = 0) -> Patrol:
    """3.5 Returns a patrol that is not searching."""
    return Patrol(n, at, lorry, False, False, False, False, False)


def new_lorry(n: int, at: str) -> Lorry:
    """3.5 Returns a crewed lorry that blocks no road."""
    return Lorry(n, at, CREWED, False, False, False, False)
