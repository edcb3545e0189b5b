"""Games as environments of PettingZoo: agents take turns, and each action is one word of an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..core.ask import Seat
from ..text import for_game
from .play import Play
from .space import Observation, Space


class LysanderAEC(AECEnv):  # type: ignore[misc]
    """A game for all of its players at once.

    An observation is a dictionary: ``observation`` with the numbers of ``fields(agent)``, and ``action_mask`` with a 1 for each legal action; out of
    turn there are none. ``reset(seed)`` fixes all dice. Rewards come at the end: 1 for a win, or the score in a game that nobody wins.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "lysander"}

    def __init__(self, space: Space, render_mode: str | None = None) -> None:
        super().__init__()
        self.space, self.game, self.setup, self.render_mode = space, space.game, space.setup, render_mode
        self.metadata = {**type(self).metadata, "name": f"{space.game.id}-v{self.space.arrays.version}"}  # type: ignore[misc]  # of this game
        self.possible_agents = [*space.agents]
        self.observation_spaces = {agent: observation_space(self.space) for agent in self.possible_agents}
        self.action_spaces: Mapping[Seat, spaces.Space[Any]] = {agent: spaces.Discrete(len(self.space.words)) for agent in self.possible_agents}
        self.agents: list[Seat] = []
        self.play: Play | None = None
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def fields(self, agent: Seat) -> list[str]:
        """Return the name of each number of an observation."""
        return [*self.space.fields(agent)]

    def words(self) -> list[str]:
        """Return the word of each action."""
        return [*self.space.words]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game. With a ``seed`` its dice, and those of the games after it, are the same each time."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.close()
        self.play = Play(self.game, self.setup, self.possible_agents, int(self._seeds.integers(2**62)), self.space)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._looked: dict[Seat, Observation] = {agent: self.play.observe(agent) for agent in self.agents}
        self.agent_selection = self.play.seat

    def observe(self, agent: Seat) -> dict[str, Any]:
        """Return what an agent knows. One whose turn it is not sees what it saw when it was asked last: only then does a view change."""
        play = self._begun()
        own = agent == play.seat and agent in self.agents
        if own or play.over:
            self._looked[agent] = play.observe(agent)
        mask = play.mask() if own else np.zeros(len(self.space.words), np.int8)
        return {"observation": self._looked[agent], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action of ``agent_selection``. Raises ``ValueError`` for one that is not legal; then nothing has changed."""
        play, agent = self._begun(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if play.over:
            self.rewards = {seat: reward for seat, reward in play.rewards().items() if seat in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = play.seat
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the true position in notation, where the game can be written down at this point; else how many answers have been given."""
        play = self._begun()
        try:
            return str(self.game.write(play.running.state))
        except (ValueError, AssertionError):
            return f"{for_game(self.game.id).title()}: {len(play.running.lines)}"

    def close(self) -> None:
        """End the game that is played."""
        if self.play is not None:
            self.play.running.close()

    def _begun(self) -> Play:
        if self.play is None:
            raise RuntimeError("reset() begins a game")
        return self.play


def observation_space(space: Space) -> spaces.Dict:
    """Return the space of an agent's observations."""
    return spaces.Dict({"observation": spaces.Box(-np.inf, np.inf, (space.size,), np.float32), "action_mask": spaces.MultiBinary(len(space.words))})
