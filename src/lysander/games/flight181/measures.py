"""What the lab counts in a finished game: ending, sources of points, fire, blending, vetting, doors used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core.event import Event
from ...core.game import Result
from .ch19_end import EMPTY, NO_HIJACKERS, NO_TEAMS, TURN_LIMIT
from .state import CAPTURED, DEAD, ESCAPED, EXECUTED, HIJACKERS, KINDS, OUT, State

OUT_BY = (2, 3, 4, 5, 6, 8, 10)


def measures(state: State, events: Sequence[Event]) -> Mapping[str, float]:
    """19.7 Returns all figures by ``group/name``; figures without a meaning in this game are left out."""
    result = state.result
    if result is None:
        return {}
    public = [e for e in events if HIJACKERS in e.to or "all" in e.to]
    fought = {**_fire(public), **_secrets(state, public), **_teams(state, public), **_passengers(state, public)}
    return {**_end(state, result), **_score(result), **_pieces(state), **fought}


def _end(state: State, result: Result) -> dict[str, float]:
    """19.1, 19.3 Returns how the game ended."""
    reason = result.facts["reason"]
    found: dict[str, float] = {"end/turns": state.turn, "end/secured": int(result.facts["secured"])}
    return found | {f"end/{r}": int(reason == r) for r in (NO_HIJACKERS, NO_TEAMS, TURN_LIMIT, EMPTY)}


def _score(result: Result) -> dict[str, float]:
    """19.7 Returns the points by item, then the score."""
    found: dict[str, float] = {f"score/{i['item']}": i["points"] for i in result.facts["items"]}
    return found | {"score/total": result.facts["score"]}


def _pieces(state: State) -> dict[str, float]:
    """2.10, 7.1, 8.7 Returns what became of the pieces."""
    found: dict[str, float] = {f"casualties/{name}": sum(c.kind == kind for c in state.casualties) for name, kind in KINDS.items()}
    found["casualties/executed"] = sum(c.place == EXECUTED for c in state.casualties)
    found["casualties/evacuated"] = sum(c.place == OUT for c in state.casualties)
    found["casualties/late"] = sum(c.late for c in state.casualties)
    found |= {f"hijackers/{end}": sum(h.state == end for h in state.hijackers.values()) for end in (DEAD, CAPTURED, ESCAPED)}
    found["hijackers/at-large"] = sum(h.at_large for h in state.hijackers.values())
    return found | {"teams/removed": sum(t.square == "x" for t in state.teams.values())}


def _fire(events: Sequence[Event]) -> dict[str, float]:
    """8.5, 10.5, 10.6, 15.6, 9.5 Returns how often each kind of fire was used, and the share that hit."""
    found: dict[str, float] = {}
    for name, kind in (("ambush", "a"), ("controlled", "c"), ("uncontrolled", "u")):
        shots = [e.facts["hit"] for e in events if e.kind == "shot" and e.facts["kind"] == kind]
        found[f"fire/{name}"] = len(shots)
        if shots:
            found[f"fire/{name} hits"] = sum(shots) / len(shots)
    for name in ("wild", "burst"):
        hits = [len(e.facts["hits"]) for e in events if e.kind == name]
        found[f"fire/{name}"] = len(hits)
        if hits:
            found[f"fire/{name} hits each"] = sum(hits) / len(hits)
    answers = _answers(events)
    if answers:
        found["fire/answer hits"] = sum(answers) / len(answers)
    shots = [e.facts for e in events if e.kind == "shot" and e.facts["kind"] != "a"]
    wounds = [m["add"] for s in shots for m in s["roll"]["modifiers"] if m["id"] == "wounds"]
    found |= {"fire/jostled": sum(any(m["id"] == "jostled" for m in s["roll"]["modifiers"]) for s in shots), "fire/wounded": len(wounds)}
    return found | {"fire/answers": len(answers), "fire/stray": sum(e.kind == "stray" for e in events)}


def _answers(events: Sequence[Event]) -> list[bool]:
    """10.1, 8.12, 8.13 Returns for each shot of a team at somebody who has just ambushed it whether it hit: in step 5, or in the same action."""
    open_, found = set[tuple[str, str]](), list[bool]()
    for e in events:
        if e.kind == "team" or (e.kind == "step" and e.facts["step"] in (1, 7)):
            open_ = set()
        elif e.kind == "ambush":
            open_.add((e.facts["hijacker"], e.facts["team"]))
        elif e.kind == "shot" and (e.facts["at"], e.facts["from"]) in open_:
            found.append(e.facts["hit"])
    return found


def _secrets(state: State, events: Sequence[Event]) -> dict[str, float]:
    """16.2, 17 Returns how often hijackers played possum and blended, and how often teams vetted."""
    done = Counter(str(row[1]) for row in state.history)
    vets = [e.facts["match"] for e in events if e.kind == "vet"]
    found: dict[str, float] = {"secrets/possum": sum(row[1] == "fate" and row[4] == "possum" for row in state.history)}
    found |= {"secrets/blended": done["blended"], "secrets/broke cover": done["broke"], "secrets/vets": len(vets), "secrets/matches": sum(vets)}
    found["secrets/found by vet"] = sum(e.kind == "captured" and e.facts["how"] == "vet" for e in events)
    found["secrets/cleared"] = sum(len(e.facts["tokens"]) for e in events if e.kind == "cleared")
    found["secrets/barred in turn"] = _turn_of("barred", events)
    if vets:
        found["secrets/vets that find"] = found["secrets/found by vet"] / len(vets)
    if done["blended"]:
        found["secrets/blends that escape"] = done["escaped"] / done["blended"]
    return found


def _turn_of(kind: str, events: Sequence[Event]) -> int:
    """17.11.2, 17.12 Returns the turn in which an event was told first; 0 if it was not."""
    turn = 0
    for e in events:
        turn = e.facts["turn"] if e.kind == "step" else turn
        if e.kind == kind:
            return turn
    return 0


def _passengers(state: State, events: Sequence[Event]) -> dict[str, float]:
    """14.3, 12.9, 19.3 Returns the tokens that left during the game, those that walked off a secured aircraft, and checks by result."""
    found: dict[str, float] = {}
    turn, out = 0, Counter[int]()
    for e in events:
        if e.kind == "step":
            turn = e.facts["turn"]
        elif e.kind in ("passenger", "passenger-morale") and e.facts["left"]:
            out[turn] += 1
    for n in OUT_BY:
        found[f"passengers/out by turn {n}"] = sum(count for t, count in out.items() if t <= n)
    found["passengers/out"] = sum(out.values())
    found["passengers/aboard at the end"] = len(state.passengers) - sum(p.left for p in state.passengers.values())
    checks = Counter(str(e.facts["result"]) for e in events if e.kind == "passenger-morale")
    return found | {"passengers/panics": checks["panic"], "passengers/ran for an exit": checks["exit"]}


def _teams(state: State, events: Sequence[Event]) -> dict[str, float]:
    """13.3, 13.4 Returns the actions of teams, how often they controlled, and where they entered."""
    actions = [e.facts for e in events if e.kind == "team" and not e.facts["declined"]]
    asked = [a["control"] == "yes" for a in actions if a["control"]]
    found: dict[str, float] = {"teams/actions": len(actions), "teams/searches": sum(e.kind == "searched" for e in events)}
    if asked:
        found["teams/controlling"] = sum(asked) / len(asked)
    doors = Counter(a["entered"] for a in actions if a["entered"])
    first = next((a["entered"] for a in actions if a["entered"]), "")
    found |= {f"entries/{door}": doors[door] for door in state.board.exits}
    return found | {f"first entry/{door}": int(door == first) for door in state.board.exits}
