"""19 End of the game and score."""

from __future__ import annotations

from typing import Any

from ...core.game import Result
from ...core.plain import plain
from ...core.referee import Over, Referee
from .events import modifier, roll_of, tell, tell_hijackers
from .secrets import history, truth
from .state import BODY, ESCAPED, EXECUTED, HIJACKERS, REMOVED, SERIOUS, WOUND, State

NO_HIJACKERS, NO_TEAMS, TURN_LIMIT, EMPTY = "no-hijackers", "no-teams", "turn-limit", "empty"
LATE = -2
PAR_SPAN = 6
FATES = {"wounded": "lives", "serious": "critical", "execution": "dies"}


def test_end(state: State, ref: Referee) -> None:
    """19.1.1, 19.1.2, 19.2, 5.6 Stops the game at once if it is over (raises ``Over``). 19.1.3 and 19.1.4 are tested in step 10."""
    if not state.anybody_at_large():
        finish(state, ref, NO_HIJACKERS)
    if all(t.square == REMOVED for t in state.teams.values()):
        finish(state, ref, NO_TEAMS)


def finish(state: State, ref: Referee, reason: str) -> None:
    """19.3 to 19.11, 4.12 Works out the score and ends the game."""
    secured = reason == NO_HIJACKERS and any(t.square != REMOVED for t in state.teams.values())
    aboard = [p.name for p in state.passengers.values() if not p.left]
    walked = aboard if secured and state.rules.walk_off else []
    serious = [_serious_wound(state, ref, c.n) for c in state.casualties if c.kind == SERIOUS and c.place != EXECUTED]
    items = score_items(state, walked, serious)
    score = sum(i["points"] for i in items)
    head = {"reason": reason, "secured": secured, "score": score, "par": state.rules.scenario.par, **_verdict(state, score)}
    sheet = {**head, "items": items, "serious": serious, "walked_off": walked}
    state.result = Result(_scores(state, score, head["result"]), sheet, _winners(state, head["result"]))
    tell(state, ref, "end", "19.4", **sheet, **secrets(state))
    raise Over


def secrets(state: State) -> dict[str, Any]:
    """4.12 Returns the secrets that are told to everybody when the game is over."""
    return {"hijackers": plain([truth(h) for h in state.hijackers.values()]), "written": list(state.written), "history": history(state)}


def _serious_wound(state: State, ref: Referee, n: int) -> dict[str, Any]:
    """19.5, 19.6 Rolls the fate of one serious token; returns it."""
    token = state.casualty(n)
    face = ref.roll(f"serious-wound:{token.name}", 6, "19.5")
    row = state.rules.tables["serious_wounds"].row(face + (LATE if token.late else 0))
    counts = row.effects[0].what
    late = [modifier("late", LATE, "18.2")] if token.late else []
    roll = roll_of("serious-wound", token.name, face, FATES[counts], modifiers=late)
    return {"token": token.name, "roll": roll, "late": token.late, "fate": FATES[counts], "counts_as": counts}


def score_items(state: State, walked: list[str], serious: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """19.7, 19.8 Returns every item of the score with the pieces it comes from."""

    def casualties(kind: str, executed: bool) -> list[str]:
        return [c.name for c in state.casualties if c.kind == kind and (c.place == EXECUTED) == executed]

    def fared(counts: str) -> list[str]:
        return [s["token"] for s in serious if s["counts_as"] == counts]

    pieces = {
        "left": [p.name for p in state.passengers.values() if p.left] + walked,
        "wounded": casualties(WOUND, False) + fared("wounded"),
        "serious": fared("serious"),
        "execution": casualties(WOUND, True) + casualties(SERIOUS, True) + fared("execution"),
        "dead": [c.name for c in state.casualties if c.kind == BODY],
        "team-wound": [t.name for t in state.teams.values() for _ in range(t.wounds)],
        "escaped": [h.name for h in state.hijackers.values() if h.state == ESCAPED],
    }
    each = state.rules.points
    return [{"item": i, "count": len(p), "each": each[i], "points": len(p) * each[i], "pieces": p} for i, p in pieces.items()]


def _verdict(state: State, score: int) -> dict[str, str]:
    """19.11 Returns each side's result."""
    if not state.rules.by_par:
        return {"verdict": "figure", "result": ""}
    par = state.rules.scenario.par
    return {"verdict": "par", "result": "teams" if score >= par else "hijackers" if score <= par - PAR_SPAN else "draw"}


def _scores(state: State, score: int, result: str) -> dict[str, int]:
    """Returns the score as figures of both sides; by par 1 for the winners."""
    teams, hijackers = (int(result == "teams"), int(result == HIJACKERS)) if state.rules.by_par else (score, -score)
    return {HIJACKERS: hijackers, **dict.fromkeys(state.rules.seats, teams)}


def _winners(state: State, result: str) -> tuple[str, ...]:
    """19.11 Returns the winning seats; nobody wins by a bare figure, nor in a draw."""
    return {"teams": state.rules.seats, HIJACKERS: (HIJACKERS,)}.get(result, ())


def leaves(state: State, ref: Referee, token: str, rule: str) -> None:
    """14.4, 17.6 Takes a token off the aircraft and tells it; a hijacker blended in it escapes with it. Tests for the end."""
    p = state.passengers[token]
    p.left = True
    state.move(p, "")
    for h in state.hijackers.values():
        if h.token == token:
            escape(state, ref, h.name, "token", rule)
    test_end(state, ref)


def escape(state: State, ref: Referee, name: str, how: str, rule: str) -> None:
    """17.7 Records that a blended hijacker has escaped; only the Hijackers are told."""
    h = state.hijackers[name]
    token, h.state, h.square, h.token, h.leaves = h.token, ESCAPED, "", "", 0
    state.history += ((state.turn, "escaped", name, how, token),)
    tell_hijackers(state, ref, "escaped", rule, hijacker=name, how=how, token=token)
