"""Environments for those who train agents: the games of Lysander in PettingZoo (``make``) and Gymnasium (``gym``).

    from lysander import env
    game = env.make("evasion-v1")
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        mask = None if termination else observation["action_mask"]
        game.step(None if termination else game.action_space(agent).sample(mask))

The rules are those of the table; nothing is written a second time for agents. ``pip install "lysander[env]"`` installs what this needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..core.ask import Json, Seat
from ..core.game import Game, Setup, named, seating
from ..games.registry import game as game_of
from ..games.registry import games
from .space import Space, arrays_of

if TYPE_CHECKING:
    from .aec import LysanderAEC
    from .single import LysanderEnv


def make(
    name: str,
    *,
    players: int = 0,
    scenario: str = "",
    options: Mapping[str, Json] | None = None,
    variant: Mapping[str, Json] | None = None,
    history: int = 0,
    within: str = "",
    render_mode: str | None = None,
) -> LysanderAEC:
    """Return a game as an environment of PettingZoo: ``evasion-v1``. ``players``: how many, where that is open. ``history``: of how many answers that
    the seat gave and events that it was told its observations end in the last. ``within``: the level of bots that fly the battles of a campaign;
    without one what comes of them is drawn.

    Raises ``ValueError`` for a name, a version or a set-up that does not exist.
    """
    from .aec import LysanderAEC

    return LysanderAEC(Space(*set_up(name, players, scenario, options, variant), history, within), render_mode)


def gym(
    name: str,
    seat: Seat,
    bots: Mapping[Seat, str] | None = None,
    *,
    players: int = 0,
    scenario: str = "",
    options: Mapping[str, Json] | None = None,
    variant: Mapping[str, Json] | None = None,
    playouts: int = 0,
    history: int = 0,
    within: str = "",
    render_mode: str | None = None,
) -> LysanderEnv:
    """Return a seat of a game as an environment of Gymnasium; the others are ``bots`` by seat, *normal* where none is named.

    ``playouts`` for each decision of a bot that searches; 0 gives it a second instead. ``history`` and ``within`` as for ``make``. Raises
    ``ValueError`` as ``make``, and for a seat that does not exist.
    """
    from .single import LysanderEnv

    space = Space(*set_up(name, players, scenario, options, variant), history, within)
    unknown = {seat, *(bots or {})} - {*space.agents}
    if unknown:
        raise ValueError(f"{name} has no seat {', '.join(sorted(unknown))}; it has {', '.join(space.agents)}")
    return LysanderEnv(space, seat, bots or {}, playouts, render_mode)


def names() -> list[str]:
    """Return the names of all environments."""
    found = []
    for game in games():
        try:
            found.append(f"{game}-v{arrays_of(game).version}")
        except ValueError:
            continue
    return found


def set_up(
    name: str, players: int = 0, scenario: str = "", options: Mapping[str, Json] | None = None, variant: Mapping[str, Json] | None = None
) -> tuple[Game[Any], Setup]:
    """Return the game and the set-up of an environment. Raises ``ValueError`` as ``make``."""
    if name not in names():
        raise ValueError(f"there is no environment {name!r}; there are {', '.join(names())}")
    game = game_of(name.rpartition("-v")[0])
    seats = seating(game, (), players, scenario)
    if not seats:
        raise ValueError(f"{game.id} is not played by {players}")
    return game, named(game, Setup(game.id, scenario, options or {}, seats, variant or {}))
