"""11 Pushing the squad back: the call, the levelling window, success and bonus tiles."""

from __future__ import annotations

from itertools import combinations

from ...core.ask import Ask, Refusal
from ...core.domain import OneOf, whole
from ...core.event import SPECTATOR, Event
from ...core.referee import Referee
from .ch06_dice import spend, why_no_die
from .ch15_points import score, tell
from .ch16_moves import giving, has_move
from .state import CYBOT, Call, State

ABOVE = 10  # 11.2
LAST = 4  # 11.6


def why_no_call(state: State) -> Refusal | None:
    """11.1, 11.9 Returns why the active seat cannot make a call at all."""
    return _why_no_call(state) or why_barred(state)


def _why_no_call(state: State) -> Refusal | None:
    if state.round <= state.rules.locked:
        return Refusal("11.1", "squad-locked", {"round": state.round})
    if state.squad + state.rules.push > state.rules.top:
        return Refusal("11.1", "squad-too-far", {"field": state.squad})
    if len(state.dice) < 2:
        return Refusal("11.1", "needs-two-dice")
    if state.called:
        return Refusal("11.1", "called-already")
    low, high = target_range(state)
    return Refusal("11.2", "cannot-level") if low > high else None


def why_barred(state: State) -> Refusal | None:
    """11.9 Returns why the active seat cannot make a call from the last step of the recognition track, if the table bars that."""
    return Refusal("11.9", "last-step") if state.rules.barred and state.me.step == LAST else None


def level(state: State) -> bool:
    """11.3 Whether all scores are equal, the Cybot's included."""
    return len({p.score for p in state.players.values()}) == 1


def target_range(state: State) -> tuple[int, int]:
    """11.2 Returns the lowest and the highest legal target: what all can reach, at most 10 above the highest score. The lowest is above the highest
    where nothing can level the scores."""
    players = state.players
    movers = [s for s in players if s != CYBOT and has_move(state, s)]
    givers = [s for s in movers if giving(state, s)]
    fall = {s for s in players if any(giver != s for giver in givers)}
    stay_up = [p.score for s, p in players.items() if s not in fall]
    stay_down = [p.score for s, p in players.items() if s == CYBOT or (s not in movers and s not in fall)]
    scores = [p.score for p in players.values()]
    return max(stay_up, default=min(scores)), min([max(scores) + ABOVE, *stay_down])


def why_not_squad(state: State, words: list[str]) -> Refusal | None:
    """5.13 Returns why ``squad a b`` or ``squad a b 14`` is not legal: 11.1, 11.2, then the option of 11.9."""
    return _why_malformed(state, words) or why_barred(state)


def _why_malformed(state: State, words: list[str]) -> Refusal | None:
    if len(words) not in (3, 4):
        return Refusal("11.2", "malformed")
    refusal = why_no_die(state, words[1], words[2]) or _why_no_call(state)
    if refusal:
        return refusal
    if list(state.dice).index(words[1]) > list(state.dice).index(words[2]):
        return Refusal("11.2", "malformed")
    if level(state):
        return Refusal("11.2", "no-target-needed") if len(words) == 4 else None
    if not state.rules.window:
        return Refusal("11.2", "not-level")
    low, high = target_range(state)
    targets = {"low": low, "high": high, "choice": "one" if low == high else "some"}
    if len(words) == 3:
        return Refusal("11.2", "needs-target", targets)
    target = whole(words[3], 4)
    if target is None or not low <= target <= high:
        return Refusal("11.2", "target-out-of-range", targets)
    return None


def calls(state: State) -> list[str]:
    """11.2 Returns all legal calls."""
    if why_no_call(state) or (not level(state) and not state.rules.window):
        return []
    pairs = [f"squad {a} {b}" for a, b in combinations(state.dice, 2)]
    if level(state):
        return pairs
    low, high = target_range(state)
    return [f"{pair} {target}" for pair in pairs for target in range(low, high + 1)]


def describe_calls(state: State) -> dict[str, object] | None:
    """11.2 Returns the parts of a call for clients; None if none can be made."""
    if why_no_call(state) or (not level(state) and not state.rules.window):
        return None
    low, high = target_range(state)
    return {"pairs": [list(p) for p in combinations(state.dice, 2)], "low": low, "high": high, "target": not level(state)}


def call(state: State, ref: Referee, words: list[str]) -> str:
    """11.3, 11.4 Succeeds at once if all scores are equal, else opens the levelling window; returns the next step."""
    state.called = True
    dice, even = words[1] + words[2], level(state)
    target = state.me.score if even else int(words[3])
    tell(ref, "called", "11.2", seat=state.active, dice=dice, target=target, level=even)
    state.call = Call(dice, target, state.active)
    return next_to_level(state, ref)


def next_to_level(state: State, ref: Referee) -> str:
    """11.4, 11.5 Goes to the next seat whose score differs from the target; after the last, the call succeeds if all scores are equal, else fails."""
    assert state.call, "a window is open"
    order = state.seats_from(state.active)
    for seat in order[order.index(state.call.seat) :]:
        if state.players[seat].score != state.call.target:
            state.call.seat = seat
            return "level"
    if not level(state):
        return fail(state, ref, "")
    succeed(state, ref)
    return "act"


def fail(state: State, ref: Referee, by: str) -> str:
    """11.5 Ends a failed call, which spends no dice and undoes nothing."""
    assert state.call, "a window is open"
    tell(ref, "call_fails", "11.5", seat=state.active, target=state.call.target, by=by)
    state.call = None
    return "act"


def succeed(state: State, ref: Referee) -> None:
    """11.6 Carries out a success as one joint event; then draws bonus tiles (11.8)."""
    assert state.call, "a call was made"
    seat, me = state.active, state.me
    for die in state.call.dice:
        spend(state, die, "squad")
    state.call = None
    was, state.squad = state.squad, state.squad + state.rules.push  # 11.7
    tell(ref, "squad", "11.6", seat=seat, field=state.squad, was=was)
    step, me.step = me.step, min(LAST, me.step + 1)
    tell(ref, "recognised", "11.6", seat=seat, step=me.step, was=step)
    score(state, ref, {s: 2 for s in state.players if s != seat}, "push_back", "11.6")
    draw_tiles(state, ref)


def draw_tiles(state: State, ref: Referee) -> None:
    """11.8 Draws two bonus tiles, of which the active seat keeps one. Only the drawing seat is told which they are (4.4)."""
    seat, left = state.active, state.tiles_left()
    kept = left[0] if len(left) == 1 else 0
    if len(left) > 1:
        pairs = {f"{one} {two}": 1 for one, two in combinations(left, 2)}
        drawn: str = ref.draw("draw.tiles", pairs, "11.8")
        state.drawn = tuple(int(t) for t in drawn.split())
        if ref.events is not None:
            others = tuple(s for s in (*state.rules.seats, SPECTATOR) if s != seat)
            ref.tell(Event("tiles", "11.8", (seat,), {"seat": seat, "count": 2, "tiles": list(state.drawn)}))
            ref.tell(Event("tiles", "11.8", others, {"seat": seat, "count": 2, "tiles": []}))
        kept = int(ref.ask(ask_keep, state).split()[1])
        state.drawn = ()
    if kept:
        state.me.tiles = sorted([*state.me.tiles, kept])
        tell(ref, "kept", "11.8", seat=seat, tile=kept)


def ask_keep(state: State) -> Ask:
    """11.8 Returns the question which of the two tiles the seat keeps."""
    options = [f"keep {t}" for t in state.drawn]
    return Ask(state.active, "squad.keep", "11.8", OneOf(options, "11.8"), options[0], {"tiles": list(state.drawn)}, offers=False)
