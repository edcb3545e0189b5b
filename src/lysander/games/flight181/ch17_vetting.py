"""17 Blending and vetting."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.domain import Confirm
from ...core.referee import Referee
from .asking import ask_teams
from .ch07_hidden import nobody_blended
from .ch16_down import capture
from .ch19_end import test_end
from .domains import Card, Swaps
from .events import rolled, tell, tell_hijackers
from .state import BLENDED, HIJACKERS, Hijacker, State, Team

CARDS = 3
SWAPS = ("12", "13", "23")


def blend(state: State, ref: Referee, h: Hijacker, token: str) -> None:
    """17.1 to 17.3 Blends a hijacker into a token and rolls the clock."""
    face = ref.roll(f"blend-clock:{h.name}", 6, "17.2")
    h.state, h.token, h.leaves, h.square = BLENDED, token, state.turn + face + 1, ""
    state.history += ((state.turn, "blended", h.name, token, face, h.leaves),)
    roll = rolled(ref, "blend-clock", h.name, face, str(face + 1))
    tell_hijackers(state, ref, "blended", "17.2", hijacker=h.name, token=token, roll=roll, leaves=h.leaves)


def blended(state: State) -> Hijacker | None:
    """17.4 Returns the blended hijacker, of whom there is never more than one, or None."""
    return next((h for h in state.hijackers.values() if h.state == BLENDED), None)


def may_vet(state: State) -> bool:
    """17.10 Whether vetting is offered, by public facts: somebody can be blended in by now, blending is not barred, and some hijacker is unseen,
    lost or down."""
    return state.turn >= state.rules.vet_from and state.barred != "public" and state.anybody_out_of_sight()


def vet(state: State, ref: Referee, team: Team, token: str) -> None:
    """17.11 Makes the test of three cards and carries out what follows from a match; without one nothing follows (17.11.3)."""
    owner = state.rules.owner(team.name)
    facts = {"team": team.name, "token": token}
    start, place, shown = _shell_game(state, ref, team, token)
    picked = int(ask_teams(state, ref, Ask(owner, f"card:{team.name}", "17.11", Card(CARDS), "1", facts | shown)))
    drawn = place or ref.roll(f"vet-card:{token}", CARDS, "17.11")
    team.vetted = team.mark = state.passengers[token].vetted = True  # 17.10, 17.13
    match, scope = picked == drawn, state.rules.vet_scope
    h, tested = blended(state), tokens_tested(state, token)
    found = match and h is not None and h.token in tested
    clean = match and not found and scope == "token"
    tell(state, ref, "vet", "17.11", **facts, picked=picked, drawn=drawn, match=match, clean=clean, start=start)
    if found and h is not None:
        _found(state, ref, team, h, token)
    elif match and scope == "near":
        _clear(state, ref, team, tested)
    elif match:
        _bar(state, ref, token, anybody=h is not None)
    if match:
        test_end(state, ref)


def tokens_tested(state: State, token: str) -> list[str]:
    """17.11.1, 17.12, 17.15 Returns the tokens aboard in which a match finds somebody: all, the vetted one and those near it, or it alone."""
    scope = state.rules.vet_scope
    if scope == "token":
        return [token]
    near = state.rules.board.near[state.passengers[token].square]
    return [p.name for p in state.passengers.values() if p.square and (scope == "anywhere" or p.square in near)]


def _clear(state: State, ref: Referee, team: Team, tested: list[str]) -> None:
    """17.15 Clears tokens for the rest of the game, which is told to all: it says nothing about any other token."""
    fresh = [p for p in tested if not state.passengers[p].cleared]
    for p in fresh:
        state.passengers[p].cleared = True
    numbers = sum(1 << n for n, p in enumerate(state.passengers) if p in tested)
    for h in state.hijackers.values():
        h.cover &= ~numbers
    tell(state, ref, "cleared", "17.15", team=team.name, tokens=fresh)


def _found(state: State, ref: Referee, team: Team, h: Hijacker, vetted: str) -> None:
    """17.11.1 Captures the blended hijacker, in whatever token he is."""
    token = h.token
    capture(h)
    nobody_blended(state)
    facts = {"hijacker": h.name, "how": "vet", "token": token, "square": state.passengers[token].square, "team": team.name}
    tell(state, ref, "captured", "17.11.1", **facts, elsewhere=token != vetted)


def _bar(state: State, ref: Referee, token: str, *, anybody: bool) -> None:
    """17.11.2 Bars blending; with ``vet_scope=token`` 17.12 the token is clean, and only the Hijackers are told if blending is barred."""
    if state.rules.vet_scope != "token":
        nobody_blended(state)
        state.barred = "public"
        tell(state, ref, "barred", "17.11.2")
        return
    for h in state.hijackers.values():
        h.cover &= ~(1 << list(state.passengers).index(token))
    if not anybody and not state.barred:
        state.barred = "secret"
        tell_hijackers(state, ref, "barred", "17.12")


def _shell_game(state: State, ref: Referee, team: Team, token: str) -> tuple[int, int, dict[str, object]]:
    """17.14 Plays the shell game: returns the first and last place of the marked card (0 and 0 if the card is drawn after the pick), and what the
    picking person is shown meanwhile, which no event holds.
    """
    owner, facts = state.rules.owner(team.name), {"team": team.name, "token": token}
    if not state.rules.shell:
        return 0, 0, {}
    if ask_teams(state, ref, Ask(owner, f"watch:{team.name}", "17.14", Confirm("17.14"), "no", facts)) == "no":
        return 0, 0, {}
    start = place = ref.roll(f"shell-start:{token}", CARDS, "17.14")
    tell(state, ref, "cards", "17.14", **facts, start=start)
    swaps = _swaps(state, ref, token, facts | {"start": start})
    for swap in swaps:
        if str(place) in swap:
            place = int(swap.replace(str(place), ""))
    return start, place, {"start": start, "swaps": swaps, "swap_ms": state.rules.swap_ms}


def _swaps(state: State, ref: Referee, token: str, facts: dict[str, object]) -> list[str]:
    """17.14 Returns the swaps, from the Hijackers or by chance."""
    least, most = state.rules.swaps
    value = ref.ask(Ask(HIJACKERS, f"shuffle:{token}", "17.14", Swaps(least, most), "-", facts))
    if value != "-":
        return str(value).split(",")
    return [SWAPS[ref.roll(f"shell-swap:{token}", CARDS, "17.14") - 1] for _ in range(state.rules.absent_swaps)]
