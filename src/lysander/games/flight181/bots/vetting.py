"""17.10 to 17.15 What a test is worth to the Teams, and where a team must end to make one: by public facts, or by a belief."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from ..ch17_vetting import may_vet, tokens_tested
from ..state import OUT_OF_SIGHT, State, Team
from .worth import Suspect, menace, quiet

BLENDED_CHANCE, QUIET_CHANCE, MOST = 0.2, 0.15, 0.65
"""Chance that somebody is blended in, what each quiet turn adds to it, and the most it can be."""
ESCAPE = 3.0


class Guess(Protocol):
    """What the Teams believe: where hijackers may be, and the chance that one is blended in some of these tokens."""

    def suspects(self, state: State) -> list[Suspect]: ...
    def blended(self, state: State, tokens: Collection[str]) -> float: ...


def hiders(state: State) -> dict[str, int]:
    """26.2 Returns for each token how many hijackers out of sight can be blended in it by public facts."""
    covers = [h.cover for h in state.hijackers.values() if h.status in OUT_OF_SIGHT and h.cover]
    return {p: sum(cover >> n & 1 for cover in covers) for n, p in enumerate(state.passengers)}


def test_worth(state: State, token: str, belief: Guess | None = None) -> float:
    """17.11 Returns the worth of one chance in three to catch a hijacker blended in a token that the test of this one covers, and of barring."""
    tested = tokens_tested(state, token)
    if belief:
        chance = belief.blended(state, tested)
    else:
        hiding = hiders(state)
        likely = min(MOST, BLENDED_CHANCE + QUIET_CHANCE * quiet(state))
        chance = likely * sum(hiding[p] for p in tested) / sum(hiding.values()) if any(hiding.values()) else 0.02
    return chance / 3 * (ESCAPE + 0.5 * menace(state)) + (0.03 if state.rules.vet_scope == "anywhere" else 0.01 * len(tested))


def likeliest(state: State, tokens: Collection[str]) -> str:
    """Returns the token whose test covers most hijackers who can be blended in, its own first."""
    hiding = hiders(state)
    return max(tokens, key=lambda p: sum(hiding[t] for t in tokens_tested(state, p)) + 0.1 * hiding[p])


def hunt(state: State, team: Team, belief: Guess | None, vets: float) -> dict[str, float]:
    """13.10, 17.8 Returns the squares from which a team that steps there can test somebody who may be blended in, each with the worth of that."""
    found: dict[str, float] = {}
    if not vets or team.vetted or not may_vet(state) or state.visible():
        return found
    hiding, near = hiders(state), state.rules.board.near
    for p in state.passengers.values():
        if p.square and hiding[p.name] and not (p.vetted or p.cleared):
            worth = vets * test_worth(state, p.name, belief)
            for square in near[p.square]:
                found[square] = max(worth, found.get(square, 0.0))
    return found
