"""19.3 Full positions that agree with a seat's view: what the seat knows, and a guess at the rest.

The seat cannot tell the sampled position from the true one: its view of both is the same. How likely a guess is matters for bots only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.ask import Rng
from ...core.domain import pick
from ...core.game import Setup
from ...core.plain import plain
from ...core.record import change, replace
from .board import ROUGH
from .ch03_setup import new_lorry, new_patrol
from .ch15_desk import leave_desk
from .ch16_belief import units
from .ch16_reach import bits
from .start import blank_state
from .state import BRITISH, CAPTURED, DEAD, GONE, OK, TAKEN, WRECK, Lorry, Man, Patrol, State, Steady, Trail

SECRET_MOVES = (7, 9, 11)  # 3.7
TOGETHER = 0.7
ABOARD = 0.2


def sample_hidden(view: Any, seat: str, setup: Setup, rng: Rng) -> State:
    """19.3 Returns a full state at the point of rest at which ``seat`` has this view (a ``BritishView`` or ``GermanView``, or its JSON form)."""
    view = view if isinstance(view, Mapping) else plain(view)
    state = blank_state(setup, view["umpire"] or "umpire" in setup.seats)
    state.move, state.half, state.step = view["move"], view["half"], view["step"]
    if state.desk is not None:
        state.desk.paused = view["paused"]
        if not view["umpire"]:
            leave_desk(state.desk)
    if seat == BRITISH:
        _british(state, view, rng)
    else:
        _german(state, view, rng)
    state.update_units()
    return state


# what the British know, and where Germans could be


def _british(state: State, view: Mapping[str, Any], rng: Rng) -> None:
    state.told_british = view["told"]
    state.landing, state.rendezvous, state.landing_move = view["landing"], view["rendezvous"], view["landing_move"]
    state.plane, state.silenced = view["plane"], tuple(view["silenced"])
    state.memory.seen = tuple((s["hex"], s["what"], s["move"], s["half"]) for s in view["seen"])
    if not view["men"]:
        state.step = "S4" if state.landing else "S3"
        return
    for m in view["men"]:
        state.men[m["letter"]] = Man(m["letter"], m["state"], m["hex"], int(m["aboard"][1:] or 0), m["moved"], m["locked"], "")
        if m["moved"] and m["posture"] == "hiding":  # 17.21
            state.men[m["letter"]] = replace(state.men[m["letter"]], stayed=True)
        if m["posture"][:6] == "ambush":
            state.ambush = {**state.ambush, m["hex"]: "s" if m["posture"] == "ambush_soft" else "a"}
    for x in view["lorries"]:
        n = int(x["lorry"][1:])
        state.lorries[n] = Lorry(n, x["hex"], TAKEN, False, x["driven"], x["fresh"], False)
    state.memory.lorries = {n: x.hex for n, x in state.lorries.items()}
    _germans(state, view, rng)
    belief = state.memory.belief
    belief.n = sum(m.state not in (CAPTURED, DEAD) for m in state.men.values())
    belief.where = bits(state.rules.board, state.rules.board.hexes)
    belief.steady = Steady(units(state))
    state.memory.prisoners = "".join(m.letter for m in state.men.values() if m.state == CAPTURED)
    state.memory.bodies = sum(m.state == DEAD for m in state.men.values())


def _germans(state: State, view: Mapping[str, Any], rng: Rng) -> None:
    """Places pieces and wrecks in sight where they are seen, all others out of sight."""
    numbers = [n for n in state.rules.patrols if n not in state.lorries]
    patrols = list(state.rules.patrols)
    sight = set(view["sight"])
    for at in view["wrecks"]:
        n = numbers.pop()
        state.lorries[n] = Lorry(n, at, WRECK, False, False, False, False)
    lorries: dict[int, tuple[str, str]] = {}
    for e in (e for e in view["enemies"] if e["what"] != "patrol"):
        n = numbers.pop(0) if numbers else 1 + max((*state.lorries, *lorries), default=0)
        lorries[n] = (e["hex"], e["what"])
    elsewhere = {n: _somewhere(state, view, n, sight, True, rng) for n in numbers}
    for n, (at, what) in lorries.items():
        state.lorries[n] = new_lorry(n, at)
        if (what == "lorry_troops" or (what == "lorry_dark" and rng.random() < ABOARD)) and patrols:
            state.patrols[n] = new_patrol(patrols.pop(_nearest(patrols, n)), at, n)
    for n, at in elsewhere.items():
        if at:
            state.lorries[n] = new_lorry(n, at)
    state.patrols = {p.n: p for p in state.patrols.values()}
    for e in (e for e in view["enemies"] if e["what"] == "patrol"):
        n = patrols.pop(0) if patrols else 1 + max(state.patrols, default=0)
        state.patrols[n] = new_patrol(n, e["hex"])
    for n in patrols:
        _place_patrol(state, view, n, sight, rng)
    state.patrols, state.lorries = dict(sorted(state.patrols.items())), dict(sorted(state.lorries.items()))


def _nearest(numbers: Sequence[int], n: int) -> int:
    """Returns the place of this number in a list, else 0."""
    return numbers.index(n) if n in numbers else 0


def _place_patrol(state: State, view: Mapping[str, Any], n: int, sight: set[str], rng: Rng) -> None:
    """Places a patrol out of sight: at home before the Germans have moved, later within reach of it, at times in a lorry."""
    state.update_units()
    free = [x for x in state.lorries.values() if x.state == "german" and x.hex not in sight and state.patrol_on(x.n) is None]
    if state.rules.patrols_aboard and state.move == 1:
        free = [x for x in free if x.n == n]
    if free and (state.rules.patrols_aboard if state.move == 1 else rng.random() < ABOARD):
        lorry = free[int(rng.random() * len(free))]
        state.patrols[n] = new_patrol(n, lorry.hex, lorry.n)
        return
    at = _somewhere(state, view, n, sight, False, rng)
    if at:
        state.patrols[n] = replace(new_patrol(n, at), searching=state.move > 1 and rng.random() < 0.6)


def _somewhere(state: State, view: Mapping[str, Any], n: int, sight: set[str], lorry: bool, rng: Rng) -> str:
    """Returns a hex out of sight for piece ``n``: its home in move 1, later in reach of it; likelier where something was seen lately."""
    board, home = state.rules.board, state.rules.homes[n]
    hidden = [h for h in (sorted(board.roads) if lorry else board.hexes) if h not in sight]
    if not hidden:
        return ""
    if home not in sight and (state.move == 1 or rng.random() < 0.5 / state.move):
        return home
    recent = [s["hex"] for s in view["seen"] if s["move"] >= state.move - 1 and (s["what"] == "patrol") != lorry]
    centre = recent[int(rng.random() * len(recent))] if recent and rng.random() < 0.3 else home
    reach = 3 if centre != home else (10 if lorry else 2 * (state.move - 1) + 1)
    close = [h for h in hidden if _apart(h, centre) <= reach]
    return str(pick(rng, close or hidden))


def _apart(a: str, b: str) -> int:
    """2.3 Returns the distance of two hexes: odd rows are shifted right by half a hex."""
    ca, ra, cb, rb = int(a[:2]), int(a[2:]), int(b[:2]), int(b[2:])
    x = (ca - (ra - (ra & 1)) // 2) - (cb - (rb - (rb & 1)) // 2)
    y = ra - rb
    return max(abs(x), abs(y), abs(x + y))


# what the German knows, and where the British could be


def _german(state: State, view: Mapping[str, Any], rng: Rng) -> None:
    memory, board = state.memory, state.rules.board
    state.told_german, state.policy = view["told"], view["policy"]
    lost: dict[str, str] = {}
    for p in view["patrols"]:
        if p["lost"]:
            lost[p["unit"]] = p["hex"]
        else:
            n = int(p["unit"][1:])
            flags = (p["searching"], p["boarded"], p["set_down"], p["walked"], p["done"])
            state.patrols[n] = Patrol(n, p["hex"], int(p["lorry"][1:] or 0), *flags)
    for x in view["lorries"]:
        n = int(x["unit"][1:])
        if x["lost"]:
            lost[x["unit"]] = x["hex"]
            state.lorries[n] = new_lorry(n, x["hex"])
        else:
            state.lorries[n] = Lorry(n, x["hex"], "german", x["block"], x["used"], x["fought"], False)
    memory.lost = lost
    state.silenced = tuple(sorted(g["hex"] for g in view["garrisons"] if g["lost"]))
    memory.sightings = tuple((s["unit"], s["hex"], s["men"], s["how"], s["move"], s["half"]) for s in view["sightings"])
    memory.news = tuple((n["lorry"], n["hex"], n["what"], n["move"]) for n in view["news"])
    memory.prisoners, memory.bodies, memory.plane_seen = view["prisoners"], view["bodies"], view["plane_seen"]
    _belief(state, view)
    _aircraft(state, view, rng)
    _men(state, view, rng)
    _lost_lorries(state, rng)
    if state.plane == "" and state.move == state.landing_move:
        state.plane = "down" if state.men_out(state.landing) else "gone"
    state.rendezvous = str(pick(rng, board.rendezvous))
    state.memory.belief.steady = Steady(units(state))


def _belief(state: State, view: Mapping[str, Any]) -> None:
    """Sets chapter 16 as the view shows it; the whole map where it is switched off."""
    belief, board, seen = state.memory.belief, state.rules.board, view["belief"]
    belief.ended = sum({1 << int(n["lorry"][1:]) for n in view["news"] if n["what"] in ("recovered", "wreck")})
    if seen is None:
        belief.n = state.rules.team - len(view["prisoners"]) - view["bodies"]
        belief.where = bits(board, board.hexes)
        return
    belief.n, belief.where = seen["men"], bits(board, seen["hexes"])
    belief.trails = tuple(Trail(bits(board, t["hexes"]), t["move"], t["men"], t["began"]) for t in seen["trails"])
    belief.lorries = {int(unit[1:]): bits(board, hexes) for unit, hexes in seen["lorries"].items()}
    belief.weights = dict(seen["shares"])


def _aircraft(state: State, view: Mapping[str, Any], rng: Rng) -> None:
    """3.3, 3.7 Draws a landing hex, and its move where that is secret; the hex is known once Germans have met the aircraft."""
    board = state.rules.board
    state.landing_move = view["moves"] or int(pick(rng, [m for m in SECRET_MOVES if m >= state.move] or [state.move]))
    held = {p.hex for p in state.patrols.values() if not p.lorry}
    sites = [h for h in board.landing if h not in held] if state.move == state.landing_move else list(board.landing)
    if state.move == state.landing_move and view["belief"]:
        sites = [h for h in sites if h in view["belief"]["hexes"]] or sites
    state.landing = view["plane_seen"] or str(pick(rng, sites or board.landing))


def _men(state: State, view: Mapping[str, Any], rng: Rng) -> None:
    """2.13, 16.2 Places the men: prisoners by name, bodies by number, the rest on their trails, else anywhere in A."""
    letters = [letter for letter, _ in state.rules.men]
    taken = [c for c in letters if c in view["prisoners"]]
    rest = [c for c in letters if c not in taken]
    dead = _draw(rest, min(view["bodies"], max(0, len(rest) - 1)), rng)
    free = [c for c in rest if c not in dead]
    places = _places(state, view, len(free), rng)
    for letter in letters:
        at = "" if letter in taken or letter in dead else places.pop()
        fate = CAPTURED if letter in taken else DEAD if letter in dead else OK
        state.men[letter] = Man(letter, fate, at, 0, False, False, "")
    going = {m.hex: rng.random() < (0.6 if state.light == "night" else 0.25) for m in state.men.values() if m.hex}
    change(state.men, [c for c, m in state.men.items() if m.hex and going[m.hex]], moved=True)


def _draw(items: Sequence[str], count: int, rng: Rng) -> set[str]:
    """Draws so many of these items, all equally likely."""
    left, chosen = list(items), set()
    for _ in range(count):
        chosen.add(left.pop(int(rng.random() * len(left))))
    return chosen


def _places(state: State, view: Mapping[str, Any], men: int, rng: Rng) -> list[str]:
    """Returns a hex for each free man: first the latest trails with their numbers, then one or two groups in A."""
    belief, board = view["belief"], state.rules.board
    standing = {p.hex for p in state.patrols.values() if p.searching and p.done}
    where = list(belief["hexes"]) if belief and belief["hexes"] else [h for h in board.hexes if h not in standing] or list(board.hexes)
    places: list[str] = []
    for trail in reversed(belief["trails"] if belief else ()):
        if trail["hexes"] and len(places) < men and (trail["men"] or rng.random() < 0.5):
            places += [_hex_of(state, trail["hexes"], rng)] * min(trail["men"] or men, men - len(places))
    while len(places) < men:
        left = men - len(places)
        count = left if rng.random() < TOGETHER else 1 + int(rng.random() * left)
        places += [_hex_of(state, where, rng)] * count
    return places


def _hex_of(state: State, hexes: Sequence[str], rng: Rng) -> str:
    """Draws one of these hexes: rough twice as likely, urban or with Germans much less, in the landing move the landing hex most."""
    board = state.rules.board
    if state.move == state.landing_move and state.landing in hexes and rng.random() < 0.6:
        return state.landing
    guarded = {p.hex for p in state.patrols.values()} | set(board.urban)
    for _ in range(4):
        at = str(pick(rng, hexes))
        if rng.random() < (0.1 if at in guarded else 1.0 if board.terrain[at] == ROUGH else 0.5):
            return at
    return str(pick(rng, hexes))


def _lost_lorries(state: State, rng: Rng) -> None:
    """11.1 Sets lorries that do not answer as the last report of them says, else taken or wrecked; puts men into those seen driving."""
    for name, at in state.memory.lost.items():
        if name[0] != "L":
            continue
        lorry = state.lorries[int(name[1:])]
        last = next((n for n in reversed(state.memory.news) if n[0] == name), ("", at, "silent", 0))
        could = state.memory.belief.lorries.get(lorry.n, 0)
        if last[2] == "recovered":
            lorry = replace(lorry, state=GONE)
        elif last[2] == "wreck" or (last[2] == "silent" and (not could or rng.random() < 0.4)):
            lorry = replace(lorry, state=WRECK, hex=last[1], known=last[2] == "wreck")
        else:
            where = last[1] if last[2] != "silent" else str(pick(rng, [h for h in state.rules.board.hexes if could & state.rules.board.bit[h]]))
            lorry = replace(lorry, state=TAKEN, hex=where, known=last[2] == "reported")
        state.lorries[lorry.n] = lorry
