"""13 End of the game, result and score."""

from __future__ import annotations

from ...core.event import ALL, Event
from ...core.game import Result
from ...core.record import replace
from ...core.referee import Over, Referee
from .ch14_reports import report
from .ch15_desk import drop_changes, release_all
from .state import AWAY, BRITISH, CAPTURED, DEAD, GERMAN, State


def end_if_nobody_is_free(state: State, ref: Referee) -> None:
    """13.1 Ends the game at once when no free man is left on the map."""
    if not state.camps:
        end_game(state, ref)


def end_game(state: State, ref: Referee, awarded: dict[str, int] | None = None, void: bool = False) -> None:
    """1.3, 13.2 to 13.6 Ends the game with both results; then everything is open. ``awarded`` by an umpire (15.19), ``void``: without a result."""
    count = {fate: sum(m.state == fate for m in state.men.values()) for fate in (AWAY, CAPTURED, DEAD)}
    left = len(state.men) - sum(count.values())
    scores = {BRITISH: int(count[AWAY] >= 2), GERMAN: int(count[CAPTURED] >= 1)} | (awarded or {})
    words = {side: "none" if void else "won" if scores[side] else "lost" for side in (BRITISH, GERMAN)}
    facts = {**words, "away": count[AWAY], "captured": count[CAPTURED], "dead": count[DEAD], "left": left}
    clear_marks(state)
    if state.desk is not None:
        release_all(state, ref)
        drop_changes(state, ref)
    state.half = "E"
    state.result = Result(dict.fromkeys(scores, 0) if void else scores, facts)
    report(state, ref, "result", **facts)
    if ref.events is not None:
        ref.tell(Event("open", "13.5", (ALL,), {}))
    raise Over


def clear_marks(state: State) -> None:
    """5.5 Clears all marks of the move; searching and road blocks stay."""
    state.ambush = {}
    for letter, man in state.men.items():
        if man.moved or man.locked:
            state.men[letter] = replace(man, moved=False, stayed=False, locked=False)
    for n, patrol in state.patrols.items():
        if patrol.done or patrol.walked or patrol.boarded or patrol.set_down:
            state.patrols[n] = replace(patrol, boarded=False, set_down=False, walked=False, done=False)
    for n, lorry in state.lorries.items():
        if lorry.used or lorry.fought:
            state.lorries[n] = replace(lorry, used=False, fought=False)
