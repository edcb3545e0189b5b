"""3 Set-up, by chance in the order of 3.14."""

from __future__ import annotations

from ...core.ask import Ask, Refusal
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.referee import Referee
from .ch07_cards import next_top, top_weights
from .ch15_points import follow_up, tell
from .ch20_end import new_round
from .rules import Rules, rules_of
from .state import CYBOT, KINDS, Line, Medal, Negotiator, Place, State


def blank_state(setup: Setup) -> State:
    """3 Returns the state before the first draw: figures on the aircraft, cubes in the bag, everything else in the supply (3.7, 3.9)."""
    rules = rules_of(setup)
    players = {seat: new_seat(rules, seat) for seat in (*rules.seats, *((CYBOT,) if rules.solo else ()))}
    return State(
        rules=rules,
        step="setup",
        round=1,
        start="",
        active=rules.seats[0],
        squad=rules.field,  # 3.13
        trust=0,
        star="",
        numbers=(),
        row=[],
        top=0,
        pile=0,
        discard=[],
        pools=[rules.pool],
        lines=[],
        objective=0,
        medals=[],
        used=[],
        turned=[],
        dice={},
        spent={},
        selected=False,
        reserved=False,
        trusted=False,
        talked=[],
        called=False,
        placed=0,
        chosen="",
        shown="",
        call=None,
        drawn=(),
        last=False,
        persuader="",
        asked="",
        players=players,
        result=None,
    )


def new_seat(rules: Rules, seat: str) -> Negotiator:
    """3.3, 3.4, 21.1 Returns what a seat starts with; the Cybot has points and no marker."""
    cybot = seat == CYBOT
    markers = dict.fromkeys(KINDS, 0) | ({} if cybot else {"J": 1})
    return Negotiator(0, rules.cybot_start if cybot else 0, 0, markers, [], 0, 0, [], [], {})


def setup(state: State, ref: Referee) -> str:
    """3.2 to 3.14 Lays out the board by chance; returns the next step."""
    rules = state.rules
    state.start = _start(state, ref)
    state.active = state.start
    _tracks(state, ref)
    for _ in range(6):  # 3.5
        back = ref.draw("setup.row", top_weights(state), "3.5")
        state.row.append(Place(back, "", 0, "", "", 0, False))
    tell(ref, "row", "3.5", backs=[p.back for p in state.row])
    state.pile = len(rules.cards) - 5 - len(state.row)
    next_top(state, ref)
    for _ in range(4):  # 3.6
        tile = ref.draw("setup.hijackers", dict.fromkeys(state.hijackers_left(), 1), "3.6")
        state.lines.append(Line(tile, 0, ""))
    tell(ref, "hijackers", "3.6", tiles=[x.tile for x in state.lines])
    for _ in rules.places:  # 3.8
        left = [v for v in range(1, 7) if v not in state.numbers]
        state.numbers += (ref.draw("setup.numbers", dict.fromkeys(left, 1), "3.8"),)
    tell(ref, "numbers", "3.8", **dict(zip(rules.places, state.numbers, strict=True)))
    state.objective = ref.draw("setup.objective", dict.fromkeys(rules.objectives, 1), "3.11")
    tell(ref, "objective", "3.11", tile=state.objective, goals=list(rules.objectives[state.objective]))
    for _ in rules.medals:  # 3.11
        values = [v for v in rules.medals if v not in [m.value for m in state.medals]]
        state.medals.append(Medal(ref.draw("setup.medals", dict.fromkeys(values, 1), "3.11"), "", False, False))
    tell(ref, "medals", "3.11", values=[m.value for m in state.medals])
    new_round(state, ref)
    return "roll"


def _start(state: State, ref: Referee) -> str:
    """3.2, 22.1 Returns the start seat: the one the table names, or one drawn by chance; with one player it is A."""
    rules = state.rules
    drawn = rules.start == "random" and not rules.solo
    seat: str = ref.draw("setup.start", dict.fromkeys(rules.seats, 1), "3.2") if drawn else rules.seats[0] if rules.solo else rules.start
    tell(ref, "starts", "3.2", seat=seat, drawn=drawn)
    return seat


def _tracks(state: State, ref: Referee) -> None:
    """3.4 Gives out the score tracks: by chance, in the order of the seats, or by choice."""
    how, players = state.rules.tracks, state.players
    order = state.seats_from(state.start) + [s for s in players if s == CYBOT] if how == "choose" else list(players)
    for n, seat in enumerate(order, 1):
        left = _tracks_left(state)
        if how == "random":
            track = ref.draw("setup.track", dict.fromkeys(left, 1), "3.4")
        elif how == "choose" and seat != CYBOT:
            track = int(follow_up(state, ref, ask_track, seat).split()[1])
        else:
            track = left[0] if seat == CYBOT else n
        players[seat].track = track
        tell(ref, "track", "3.4", seat=seat, track=track)


def _tracks_left(state: State) -> list[int]:
    taken = [p.track for p in state.players.values()]
    return [t for t in state.rules.bonus if t not in taken]


def ask_track(state: State, seat: str) -> Ask:
    """3.4 Returns the question which score track a seat takes."""
    left = _tracks_left(state)
    taken = {f"track {t}": Refusal("3.4", "track-taken", {"track": t}) for t in state.rules.bonus if t not in left}
    options = [f"track {t}" for t in left]
    return Ask(seat, "setup.track", "3.4", OneOf(options, "3.4", taken), options[0], takeback=True, offers=False, aloud=True)
