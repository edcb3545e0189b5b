"""15.23 Decoys: an umpire who checks looks is also asked where there is nobody to look at, so that no pause tells the sides who is there."""

from __future__ import annotations

from contextlib import suppress

from ...core.ask import UMPIRE, Ask
from ...core.referee import Referee
from .ch15_desk import UmpireLeft, by_hand, put
from .ch15_words import Check
from .state import State

SHARE = 2  # faces of six, with ``some``


def nobody_looks(state: State, ref: Referee, at: str, unit: str = "") -> None:
    """15.23 Asks the umpire, perhaps, where a look could have been and none was: in the same kind of question, with nothing to overrule.

    The die is always rolled by the engine (R7).
    """
    desk = state.desk
    if desk is None or desk.decoys == "none" or desk.check != "all":
        return
    if desk.decoys == "some" and ref.roll("decoy", 6, "15.23", refusal="21.1") > SHARE:
        return
    ask = Ask(UMPIRE, "check", "15.4", Check(()), "accept", {"what": "decoy", "hex": at, "unit": unit})
    with suppress(UmpireLeft):
        put(state, ref, lambda state, _: by_hand(state, ask))
