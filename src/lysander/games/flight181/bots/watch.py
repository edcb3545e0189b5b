"""What the Teams remember of where they have looked: those who stay where they are can only be where nobody has been."""

from __future__ import annotations

from ..ch07_hidden import looked_at
from ..state import LOST, UNSEEN, State
from .worth import Suspect, suspect, suspects


class Watch:
    """``suspects`` are those of ``worth``; when it is quiet they are suspected rather on squares where no team has
    looked since they went out of sight (7.5).
    """

    def __init__(self) -> None:
        self.turn = 0
        self.status: dict[str, str] = {}
        self.looked: dict[str, int] = {}

    def see(self, state: State) -> None:
        """Takes in where the teams are."""
        if state.turn < self.turn:
            self.looked = {}
        near = looked_at(state)
        for h in state.hijackers.values():
            seen = self.looked.get(h.name, 0) if self.status.get(h.name) == h.status else 0
            self.looked[h.name] = seen | near if h.reach & ~(seen | near) else near
        self.turn, self.status = state.turn, {h.name: h.status for h in state.hijackers.values()}

    def suspects(self, state: State, share: float) -> list[Suspect]:
        """Returns suspects; ``share`` is how much of each chance goes to squares where nobody has looked."""
        found = []
        for s in suspects(state):
            rest = s.bits & ~self.looked.get(s.name, 0)
            if share and rest and state.hijackers[s.name].status in (UNSEEN, LOST):
                found.append(suspect(state, s.name, s.chance * share, rest))
                s = s._replace(chance=s.chance * (1 - share))
            found.append(s)
        return found
