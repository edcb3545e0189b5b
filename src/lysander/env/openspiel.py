"""Games for OpenSpiel: ``pyspiel.load_game("lysander_evasion")`` after ``import lysander.env.openspiel``.

Dice are chance nodes, actions are the words of ``core.spelling``. A state is the checkpoint of a step and the answers given in it: plain data that is
never changed, so that a clone costs nothing. ``resample_from_infostate`` draws a world that the player cannot tell from the true one, as bots do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel

from ..core.advance import Position, advance
from ..core.ask import CHANCE, Answer, Ask, Json, Seat
from ..core.domain import Draw
from ..core.game import Game, Setup, named, player_seats, seating
from ..core.plain import ask_data, text_of
from ..core.spelling import Making, making
from ..games.registry import games
from .history import Lived, said, told
from .space import Space, arrays_of

LONGEST = 100_000
MOST_OUTCOMES = 64
TRIES, AGAIN = 4000, 40
"""Worlds that are drawn until one fits what has been told within an unfinished step, and how often the dice of each are rolled anew."""
MOST_POINTS = 1000.0
Past = dict[Seat, tuple[Lived, ...]]


class Node:
    """A point of a game: where it stands (``position``), who is asked, the words of the answer so far, and what each seat has lived through.

    ``past[seat]`` are its own answers and what it was told, oldest first; ``lines`` are all answers since the start, None in a world that was drawn.
    A node never changes.
    """

    __slots__ = ("_making", "ask", "lines", "made", "past", "position", "space", "words")

    def __init__(self, space: Space, position: Position[Any], made: tuple[str, ...], past: Past, lines: tuple[Answer, ...] | None) -> None:
        self.space, self.position, self.made, self.past, self.lines = space, position, made, past, lines
        self.ask: Ask | None = position.asks[0] if position.asks else None
        self._making: Making | None = None
        self.words: Sequence[str] = ()
        if self.ask is not None and self.ask.seat != CHANCE:
            self._making = making(self.ask, space.arrays.spellings)
            for word in made:
                self._making.add(word)
            self.words = self._making.words()

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.lines is None:
            raise TypeError("a world that was drawn has no start from which it could be played again")
        return played, (self.space, self.lines, self.made)

    @property
    def seat(self) -> Seat:
        """Return who is asked: a seat, chance, or nobody once the game is over."""
        return self.ask.seat if self.ask else ""

    def said(self, word: str) -> Node:
        """Return the point after one more word of the seat that is asked."""
        node = Node(self.space, self.position, (*self.made, word), self.past, self.lines)
        return node if node.words else node.answered(node._making.value())  # type: ignore[union-attr]  # a seat is asked

    def answered(self, value: Json) -> Node:
        """Return the point after an answer to the question."""
        ask, game = self.ask, self.space.game
        assert ask is not None
        given = Answer(ask.seat, ask.kind, value)
        known = len(self.position.events)
        position = advance(game, self.position.checkpoint, (*self.position.script, given), judged=True)
        past = dict(self.past)
        if ask.seat != CHANCE:
            past[ask.seat] = (*past.get(ask.seat, ()), said(ask, value, self.made))
        fresh = position.events[known - self.position.settled :]
        for seat in past if fresh else ():
            past[seat] = (*past[seat], *told(fresh, seat))
        return Node(self.space, position, (), past, None if self.lines is None else (*self.lines, given))

    def seen(self, seat: Seat) -> str:
        """Return what a seat sees, is asked and has said so far, as a text."""
        asked = [ask_data(a) for a in self.position.asks if a.seat == seat and not a.standing]
        return text_of([self.space.game.view(self.position.now, seat), asked, self.made if seat == self.seat else []])

    def other_world(self, rng: Random) -> Node:
        """Return this point in a world that the seat that is asked cannot tell from this one. Raises ``RuntimeError`` if none is found.

        Within a step what has happened since its start is played again: the seat answers as it did, chance and other seats anew, as often as it takes
        until the seat is told the same; after half of the tries more and more as they did.
        """
        game, seat, ask = self.space.game, self.seat, self.ask
        assert ask is not None
        view, wanted, script = game.view(self.position.checkpoint, seat), self.seen(seat), self.position.script
        own = [line for line in script if line.seat == seat]
        told = [_told(advance(game, self.position.checkpoint, script[:n], judged=True), seat) for n in _turns(script, seat)]
        for tried in range(TRIES):
            world = game.sample_hidden(view, seat, self.space.setup, rng)
            world.step = self.position.checkpoint.step  # which step is open is known by what is asked in it
            alike = 0.0 if tried < TRIES // 2 else tried / TRIES
            position: Position[Any] | None = advance(game, world)
            for n, heard in enumerate(told):
                position = position and _until_asked(game, position, seat, heard, rng, script, alike)
                if position is None or n == len(own):
                    break
                position = _given(game, position, own[n])
            if position is not None and position.asks[0].kind == ask.kind:
                found = Node(self.space, position, self.made, {**dict.fromkeys(self.past, ()), seat: self.past[seat]}, None)
                if found.seen(seat) == wanted:
                    return found
        raise RuntimeError(f"no other world for {seat} at {ask.kind}")


def _turns(script: Sequence[Answer], seat: Seat) -> list[int]:
    """Return the numbers of the lines before which a seat was asked in this step, and the number of all lines, before which it is asked now."""
    return [*(n for n, line in enumerate(script) if line.seat == seat), len(script)]


def _told(position: Position[Any], seat: Seat) -> list[str]:
    """Return what a seat was told in the open step."""
    return [text_of([e.kind, dict(e.facts)]) for e in position.events[position.settled :] if e.told(seat)]


def _given(game: Game[Any], position: Position[Any], line: Answer) -> Position[Any] | None:
    """Return the point after an answer; None if it is not asked for or not legal here."""
    ask = next((a for a in position.asks if (a.seat, a.kind) == (line.seat, line.kind)), None)
    if ask is None or ask.domain.why_not(line.value) is not None:
        return None
    return advance(game, position.checkpoint, (*position.script, line), judged=True)


def _until_asked(
    game: Game[Any], position: Position[Any], seat: Seat, heard: Sequence[str], rng: Random, script: Sequence[Answer], alike: float
) -> Position[Any] | None:
    """Return a point of the same step at which a seat is asked and has been told just this, None if none is found.

    Chance and the other seats answer at random, or, as often as ``alike`` says, as in ``script``; an answer after which the seat is told something
    else is given anew.
    """
    start, known = position.checkpoint, {(line.seat, line.kind): line.value for line in script}
    while position.asks and position.asks[0].seat != seat:
        ask = position.asks[0]
        for _ in range(AGAIN):
            given = Answer(ask.seat, ask.kind, _answer(ask, known, rng, alike))
            after = advance(game, start, (*position.script, given), judged=True)
            told = _told(after, seat)
            if after.checkpoint == start and told == heard[: len(told)]:
                break
        else:
            return None
        position = after
    return position if position.asks and _told(position, seat) == heard else None


def _answer(ask: Ask, known: Mapping[tuple[Seat, str], Json], rng: Random, alike: float) -> Json:
    """Return what is answered in another world: now and then what was answered in this one, if that is legal there."""
    if alike and (ask.seat, ask.kind) in known and rng.random() < alike:
        value = known[ask.seat, ask.kind]
        if ask.domain.why_not(value) is None:
            return value
    return ask.domain.sample(rng)


def begun(space: Space) -> Node:
    """Return the start of a game."""
    return Node(space, advance(space.game, space.game.new(space.setup)), (), dict.fromkeys(space.setup.seats, ()), ())


def played(space: Space, lines: Sequence[Answer], made: tuple[str, ...]) -> Node:
    """Return the point after these answers and words."""
    node = begun(space)
    for line in lines:
        node = node.answered(line.value)
    for word in made:
        node = node.said(word)
    return node


def outcomes(node: Node) -> Sequence[Json]:
    """Return all that chance may answer, where it is asked."""
    values = node.ask.domain.members() if node.ask else None
    assert values is not None
    return values


class LysanderGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its usual set-up; the parameters ``players`` and ``scenario`` choose another one."""

    def __init__(self, game: Game[Any], type: Any, params: dict[str, Any]) -> None:
        scenario = params.get("scenario", "")
        self.rules = game
        self.setup = named(game, Setup(game.id, scenario, {}, seating(game, (), params.get("players", 0), scenario)))
        self.space = Space(game, self.setup)
        self.root = begun(self.space)
        super().__init__(type, info_of(self.space, len(self.setup.seats)), params)

    def new_initial_state(self) -> LysanderState:
        """Return the start of a game."""
        return LysanderState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes observations; with perfect recall and ``params={"history": n}`` numbers end in what the player lived through last."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind, int((params or {}).get("history", 0)) if kind.perfect_recall else 0)


class LysanderState(pyspiel.State):  # type: ignore[misc]
    """A point of a game, by the rules of OpenSpiel."""

    def __init__(self, game: LysanderGame) -> None:
        super().__init__(game)
        self.node = game.root

    def _game(self) -> LysanderGame:
        return self.get_game()

    def current_player(self) -> int:
        """Return the number of the seat that is asked."""
        seat = self.node.seat
        if not seat:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else self._game().setup.seats.index(seat)

    def _legal_actions(self, player: int) -> list[int]:
        index = self.node.space.index
        return sorted(index[word] for word in self.node.words)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may answer, by its place among all members, and how likely."""
        domain = self.node.ask.domain if self.node.ask else None
        values = outcomes(self.node)
        weights = [domain.weights[v] for v in values] if isinstance(domain, Draw) else [1] * len(values)
        return [(n, weight / sum(weights)) for n, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.seat == CHANCE:
            self.node = node.answered(outcomes(node)[action])
        else:
            self.node = node.said(node.space.words[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            ask = self.node.ask
            return f"{ask.kind}={outcomes(self.node)[action]}" if ask is not None and ask.seat == CHANCE else f"outcome {action}"
        return self.node.space.words[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.node.seat

    def returns(self) -> list[float]:
        """Return what each seat has got so far: nothing before the end."""
        result, game = self.node.position.now.result, self._game()
        if result is None:
            return [0.0] * len(game.setup.seats)
        return [float(result.scores[seat] if game.space.arrays.scored else result.won(seat)) for seat in game.setup.seats]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> LysanderState:
        """Return this point in another world that the player to move cannot tell from this one."""
        if player_id != self.current_player():
            raise ValueError("only the player to move draws another world")
        state = self._game().new_initial_state()
        state.node = self.node.other_world(Random(probability_sampler()))
        return state

    def __str__(self) -> str:
        node, at = self.node, self.node.position
        given = [f"{line.seat} {line.kind}={line.value}" for line in at.script]
        asked = f"{node.seat} {node.ask.kind} {' '.join(node.made)}".strip() if node.ask else "over"
        return "\n".join([node.space.game.write(at.checkpoint), *given, asked])


class Observer:
    """Writes what a player sees: numbers, or a text. With perfect recall the text also has everything that the player has lived through, and the
    numbers the last ``history`` answers and events."""

    def __init__(self, game: LysanderGame, kind: Any, history: int = 0) -> None:
        self._game, self._recalls = game, kind.perfect_recall
        self._space = Space(game.rules, game.setup, history) if history else game.space
        self.tensor = np.zeros(self._space.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LysanderState, player: int) -> None:
        """Fill in the numbers."""
        node, seat = state.node, self._game.setup.seats[player]
        own = seat == node.seat
        asked = (node.ask, node.made, node._making) if own else (None, (), None)
        now = self._space.observe(node.position.now, seat, *asked)
        self.tensor[: len(now)] = now
        if self._space.rows is not None:
            self.tensor[len(now) :] = np.concatenate(self._space.rows.of(node.past[seat], self._space.history))

    def string_from(self, state: LysanderState, player: int) -> str:
        """Return the text."""
        node, seat = state.node, self._game.setup.seats[player]
        now = node.seen(seat)
        return "\n".join([*(lived.text() for lived in node.past[seat]), now]) if self._recalls else now


def info_of(space: Space, players: int) -> Any:
    """Return the bounds of a game, as OpenSpiel wants them."""
    most = MOST_POINTS if space.arrays.scored else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=len(space.words),
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=players,
        min_utility=-most if space.arrays.scored else 0.0,
        max_utility=most,
        utility_sum=None,
        max_game_length=LONGEST,
    )


def register(game: Game[Any]) -> None:
    """Register a game with OpenSpiel as ``lysander_<id>``."""
    players = player_seats(game)
    kind = pyspiel.GameType(
        short_name=f"lysander_{game.id}",
        long_name=f"Lysander: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(players),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "scenario": ""},
    )
    pyspiel.register_game(kind, type(f"Lysander{game.id.title()}", (LysanderGame,), {"__init__": _init(game, kind)}))


def _init(game: Game[Any], kind: Any) -> Any:
    def init(self: LysanderGame, params: dict[str, Any] | None = None) -> None:
        LysanderGame.__init__(self, game, kind, params or {})

    return init


def _register_all() -> None:
    for game in games().values():
        if game.keeper:  # what comes of a battle is no choice of a player, and has too many outcomes for a chance node
            continue
        try:
            arrays_of(game.id)
        except ValueError:
            continue
        register(game)


_register_all()
