"""4.5 What each onlooker sees: built up from nothing. All is public but the bonus tiles just drawn (4.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .ch15_points import GOALS
from .state import CYBOT, MINI, Negotiator, Place, State


@dataclass(frozen=True)
class PlaceView:
    """2.4 A place of the row: ``back`` (0: empty), ``card`` if it lies face up, and the reserving seat, die, its value, ``fresh`` (8.2).
    ``pool`` is the pool of a face-down card (7.14)."""

    place: int
    back: int
    card: str
    pool: int
    by: str
    die: str
    value: int
    fresh: bool


@dataclass(frozen=True)
class LineView:
    """2.9 A hijacker place: tile (0: closed), progress 0 to 3, the seat whose line it is; ``used`` this turn (10.1)."""

    place: int
    tile: int
    progress: int
    seat: str
    used: bool


@dataclass(frozen=True)
class GoalView:
    """17 A goal with the medal of its field: ``value``, owner, ``cashed``, ``void``; ``met`` names the seats that fulfil the goal now."""

    goal: str
    value: int
    seat: str
    cashed: bool
    void: bool
    met: tuple[str, ...]


@dataclass(frozen=True)
class HeldView:
    """13.3 A bonus or mini die that a seat holds: its due round; ``at`` the place it reserves, 0 if none."""

    die: str
    due: int
    at: int


@dataclass(frozen=True)
class SeatView:
    """What a seat owns. ``next_bonus`` is the next bonus space ahead on its track and what it brings, or None."""

    seat: str
    track: int
    score: int
    step: int
    markers: Mapping[str, int]
    cards: tuple[str, ...]
    passengers: int
    pilots: int
    tiles: tuple[int, ...]
    hijackers: tuple[int, ...]
    first: bool
    held: tuple[HeldView, ...]
    star: bool
    next_bonus: tuple[int, str] | None


@dataclass(frozen=True)
class SpentView:
    """6.2 A die of the active seat that lies on a space: its value and the space (``card 3``, ``reserve 2``, ``talk 1``, ``F`` ...)."""

    die: str
    value: int
    space: str


@dataclass(frozen=True)
class TurnView:
    """What the active seat has done in its turn: own-dice selection used (7.3), reserved (8.1), trust space used (9.1), places talked
    to (10.1), call made (11.1), dice placed (6.10)."""

    selected: bool
    reserved: bool
    trusted: bool
    talked: tuple[int, ...]
    called: bool
    placed: int


@dataclass(frozen=True)
class CallView:
    """11.4 An open levelling window: dice, target, and the seat that is asked."""

    dice: str
    target: int
    seat: str


@dataclass(frozen=True)
class View:
    """4.5 Everything that an onlooker sees; ``drawn`` are the two tiles of 11.8, shown to the drawing seat alone, ``drawn_count`` to all.

    ``phase`` is ``setup``, ``roll``, ``act``, ``decide``, ``reserve``, ``level``, ``cybot``, ``police``, ``final`` or ``over``. ``pending`` is
    the place (``1`` to ``6`` or ``top``) of the selection in progress, ``shown`` the top card turned up for it. ``unseen[pool][back]`` are the
    cards of 7.14, the last pool is that of the draw pile.
    """

    seat: str
    phase: str
    step: str
    round: int
    start: str
    active: str
    squad: int
    trust: int
    star: str
    green: int
    red: int
    numbers: Mapping[str, int]
    row: tuple[PlaceView, ...]
    top: int
    pile: int
    discard: tuple[str, ...]
    unseen: tuple[tuple[tuple[str, ...], ...], ...]
    lines: tuple[LineView, ...]
    objective: int
    goals: tuple[GoalView, ...]
    supply: Mapping[str, int]
    bonus_dice: str
    mini_dice: str
    passengers: int
    pilots: int
    stack: int
    used: tuple[int, ...]
    reserve: int
    turned: tuple[int, ...]
    dice: Mapping[str, int]
    spent: tuple[SpentView, ...]
    turn: TurnView
    pending: str
    shown: str
    call: CallView | None
    drawn: tuple[int, ...]
    drawn_count: int
    last_round: bool
    seats: Mapping[str, SeatView]
    options: Mapping[str, str]
    over: bool


PHASES = {"roll": "roll", "act": "act", "decide": "decide", "reserve": "reserve", "level": "level", "cybot": "cybot", "police": "police"}


def phase_of(state: State) -> str:
    """5.2 Returns the phase for onlookers; while a success is carried out (11.6) the levelling window is over."""
    if state.result is not None:
        return "over"
    if state.step == "level" and state.call is None:
        return "act"
    if state.step in ("last-call", "scoring"):
        return "final"
    return PHASES.get(state.step, "setup" if not state.row else "roll")


def view(state: State, seat: str) -> View:
    """4.5 Returns the view of a seat or another onlooker."""
    own = seat == state.active
    return View(
        seat=seat,
        phase=phase_of(state),
        step=state.step,
        round=state.round,
        start=state.start,
        active=state.active,
        squad=state.squad,
        trust=state.trust,
        star=state.star,
        green=state.rules.green - state.trust // 10,
        red=state.rules.red,
        numbers=dict(zip(state.rules.places, state.numbers, strict=False)),
        row=tuple(_place(n, p) for n, p in enumerate(state.row, 1)),
        top=state.top,
        pile=state.pile,
        discard=tuple(state.discard),
        unseen=tuple(state.pools),
        lines=tuple(LineView(n, x.tile, x.progress, x.seat, n in state.talked) for n, x in enumerate(state.lines, 1)),
        objective=state.objective,
        goals=_goals(state),
        supply={k: state.left(k) for k in state.rules.markers},
        bonus_dice=state.bonus_dice(),
        mini_dice=state.in_supply(MINI),
        passengers=state.passengers_left(),
        pilots=state.pilots_left(),
        stack=len(state.tiles_left()),
        used=tuple(state.used),
        reserve=len(state.hijackers_left()),
        turned=tuple(state.turned),
        dice=dict(state.dice),
        spent=tuple(SpentView(d, value, space) for d, (value, space) in state.spent.items()),
        turn=TurnView(state.selected, state.reserved, state.trusted, tuple(state.talked), state.called, state.placed),
        pending=state.chosen,
        shown=state.shown,
        call=None if state.call is None else CallView(state.call.dice, state.call.target, state.call.seat),
        drawn=state.drawn if own else (),
        drawn_count=len(state.drawn),
        last_round=state.last,
        seats={s: _seat(state, s, p) for s, p in state.players.items()},
        options=dict(state.rules.options),
        over=state.result is not None,
    )


def _place(n: int, p: Place) -> PlaceView:
    """2.4, 4.3 Returns a place of the row; the face of a face-down card is in no view, because no state holds it."""
    return PlaceView(n, p.back, p.face, p.pool if p.down else -1, p.by, p.die, p.value, p.fresh)


def _goals(state: State) -> tuple[GoalView, ...]:
    """17.1 Returns the goals with their medals."""
    goals = state.rules.objectives.get(state.objective, ())
    out = []
    for goal, medal in zip(goals, state.medals, strict=False):
        met = tuple(GOALS[goal](state))
        out.append(GoalView(goal, medal.value, medal.seat, medal.cashed, medal.void, met))
    return tuple(out)


def _seat(state: State, seat: str, p: Negotiator) -> SeatView:
    """4.2 Returns what a seat owns, all of it public."""
    at = {place.die: n for n, place in enumerate(state.row, 1) if place.by == seat}
    held = tuple(HeldView(d, due, at.get(d, 0)) for d, due in p.held.items())
    fields = state.rules.bonus.get(p.track, {}) if seat != CYBOT else {}
    ahead = next(((f, b) for f, b in sorted(fields.items()) if f > p.score), None)
    return SeatView(
        seat, p.track, p.score, p.step, dict(p.markers), tuple(p.cards), p.passengers, p.pilots, tuple(p.tiles), tuple(p.hijackers),
        state.persuader == seat, held, state.star == seat, ahead,
    )  # fmt: skip
