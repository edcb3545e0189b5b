"""Games as environments of Gymnasium: one seat is the agent's, the others are played by bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..core.ask import Seat
from .aec import observation_space
from .play import Play, answer_of, bots_of
from .space import Space


class LysanderEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game against bots. Observations and rewards are those of ``LysanderAEC``; ``info["answers"]`` counts the lines of the journal."""

    def __init__(self, space: Space, seat: Seat, bots: Mapping[Seat, str], playouts: int = 0, render_mode: str | None = None) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.space, self.game, self.setup = space, space.game, space.setup
        self.seat, self.bots, self.playouts, self.render_mode = seat, bots, playouts, render_mode
        self.observation_space = observation_space(self.space)
        self.action_space = spaces.Discrete(len(self.space.words))  # type: ignore[assignment]  # its numbers are whole ones
        self.play: Play | None = None

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game. With a ``seed`` its dice and the bots' whims, and those of the games after it, are the same each time."""
        super().reset(seed=seed)
        self.close()
        dice = int(self.np_random.integers(2**62))
        self.play = Play(self.game, self.setup, self.space.agents, dice, self.space)
        levels = {other: self.bots.get(other, "normal") for other in self.space.agents if other != self.seat}
        self._others = bots_of(self.space, levels, dice, self.playouts)
        self._play_on()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action. Raises ``ValueError`` for one that is not legal; then nothing has changed."""
        if self.play is None or self.play.over:
            raise RuntimeError("reset() begins a game")
        self.play.act(int(action))
        self._play_on()
        over = self.play.over
        return self._observed(), self.play.rewards()[self.seat] if over else 0.0, over, False, self._info()

    def _play_on(self) -> None:
        """Let bots answer until the seat is asked or the game is over."""
        play = self.play
        assert play is not None
        while not play.over and play.seat != self.seat:
            play.answer(answer_of(self._others[play.seat], play))

    def _observed(self) -> dict[str, Any]:
        assert self.play is not None
        mask = np.zeros(len(self.space.words), np.int8) if self.play.over else self.play.mask()
        return {"observation": self.play.observe(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        assert self.play is not None
        return {"answers": len(self.play.running.lines)}

    def render(self) -> str | None:
        """Return the true position in notation."""
        return None if self.play is None else str(self.game.write(self.play.running.state))

    def close(self) -> None:
        """End the game that is played."""
        if self.play is not None:
            self.play.running.close()
