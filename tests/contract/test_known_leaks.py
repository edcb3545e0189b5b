"""Leaks that are known and not mended yet, each in the shortest position that shows it. Whoever mends one takes away its mark here and its entry
below ``known`` in disclosures.toml of the game."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games import evasion, flight181
from lysander.games.evasion.ch16_reach import bits


def asked_at_the_end_of_step_9(position: str) -> list[str]:
    """What is asked after h3 has done nothing in step 9, the only one whom the Teams see."""
    setup = Setup("flight181", "mogadishu", {}, ("teams", "hijackers"))
    match = Match(flight181.GAME, setup, flight181.GAME.parse(position, setup))
    for kind, value in (("next-hijacker", "h3"), ("hijacker-move:h3", "-"), ("hijacker-act:h3", "-")):
        match.answer("hijackers", kind, value)
    return [ask.kind for ask in match.asks]


@pytest.mark.xfail(reason="flight181 4.10: step 9 ends at once where nobody at large is left to be named", strict=True)
@pytest.mark.parametrize("other", ["h4~A12", "h4=A12%A10"])
def test_flight181_4_10_the_end_of_step_9_tells_nothing(other: str) -> None:
    body, moving = (asked_at_the_end_of_step_9(f"~ T4.9 t1:A9 h3@A5 {h4} P:p5@L6") for h4 in ("h4#A12", other))
    assert body == moving


def belief_after(position: str, *answers: tuple[str, str, str | int]) -> object:
    """What the belief view shows the Germans after a British half, in which nothing was reported to them."""
    setup = Setup("evasion", "standard", {"umpire_check": "all", "umpire_release": "auto"}, ("british", "german", "umpire"))
    state = evasion.GAME.parse(position, setup)
    board, belief = state.rules.board, state.memory.belief
    belief.where, belief.due = bits(board, [h for h in board.hexes if h < "04"]), (("half",),)  # not the whole map, with which a position begins
    match = Match(evasion.GAME, setup, state)
    for seat, kind, value in answers:
        match.answer(seat, kind, value)
    assert match.asks[0].seat == "german"
    assert not [e for e in match.events if "german" in e.to]
    return evasion.GAME.view(match.state, "german").belief


@pytest.mark.xfail(reason="evasion 16.11: the belief view jumps when the umpire overrules a look", strict=True)
def test_evasion_16_11_a_ruling_nobody_was_told_of_is_not_seen() -> None:
    looked = belief_after(
        "3n.B B[0311h:ABCD] P[2@0317s] Z[0405]",
        ("british", "party", "ABCD@0311:walk"),
        ("british", "path", "x0412x0413"),
        ("chance", "look:G0412", 3),
        ("umpire", "check", 'overrule:unseen "fog"'),
    )
    assert looked == belief_after("3n.B B[0209h:ABCD] P[2@0317s] Z[0405]", ("british", "party", "done"))
