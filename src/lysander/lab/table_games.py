"""The games behind each cell of a cross-table: which are the closest, and the command that plays one of them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from shlex import join
from typing import Any

from ..core.game import Setup, contestants
from ..games.registry import game as game_of
from .crosstable import COLUMN_WON, ROW_WON, CrossTable
from .kept import setup_digest
from .marks import LISTED, Games, Mark
from .saying import Saying
from .sides import usual_setup
from .table_words import figure, interval, side_name

Cell = tuple[str, str]


def cell_mark(cell: Cell) -> str:
    """Return the id of a cell's mark."""
    return " – ".join(cell)


def cell_marks(found: CrossTable, told: Mapping[str, Any], say: Saying) -> dict[str, Mark]:
    """Return a mark for each cell: its figures, and its games, the closest first. There are none where the games of several runs stand together, or
    where nobody knows the file of the rules: they could not be played again."""
    words = _again(found, told)
    if not words:
        return {}
    sides = [side_name(found, say.text, which) for which in ("row", "column")]
    made = {}
    for cell in found.ended:
        title = " – ".join(f"{say.text.bot(bot)} ({side})" for bot, side in zip(cell, sides, strict=True))
        line = say("mark-cell", name=say.text.bot(cell[0]), value=interval(found.cell(*cell), found.by, say.lang), by=found.by)
        command = join([*words[:3], "--rows", cell[0], "--columns", cell[1], *words[3:]])
        made[cell_mark(cell)] = Mark(title, (line,), (_games(found, cell, sides, say),), command=command)
    return made


def _games(found: CrossTable, cell: Cell, sides: Sequence[str], say: Saying) -> Games:
    """Return the games of a cell: those with the least between both sides first, of these those that both or none have won."""
    ended = found.ended[cell]
    scored = any(abs(score) > 1 for score in ended.scores)  # else the score says no more than who has won
    order = sorted(range(len(ended.won)), key=lambda n: (abs(ended.scores[n]), ended.won[n] in (ROW_WON, COLUMN_WON), n))
    winner = {ROW_WON: sides[0], COLUMN_WON: sides[1], 0: say("mark-nobody"), ROW_WON | COLUMN_WON: say("mark-both")}

    def tell(n: int) -> str:
        score = figure(ended.scores[n], "score", say.lang).removesuffix(".0").removesuffix(",0").replace("+0", "0")
        return score if found.by == "score" else f"{winner[ended.won[n]]}, {score}" if scored else winner[ended.won[n]]

    return Games("", len(order), tuple((n, tell(n)) for n in order[:LISTED]), f"closest-{found.by}" if scored else "even")


def setup_again(found: CrossTable, told: Mapping[str, Any], file: str = "") -> Setup | None:
    """Return the usual set-up by which the games of a table were played; None if the rules were not today's. ``file``:
    where rules of its own stand, so that those of the table are not compared."""
    game, seats = game_of(found.game), found.side + found.others
    setup = usual_setup(game, told["scenario"], seats)
    same = told["rules"] == game.rules_version and set(contestants(game, setup.seats)) == set(seats)
    return setup if same and (file or told.get("variant", "") in ("", setup_digest(setup))) else None


def _again(found: CrossTable, told: Mapping[str, Any]) -> list[str]:
    """Return the command of all cells but for their bots; empty if it is not known."""
    file = told.get("file", "")
    setup = setup_again(found, told, file)
    if setup is None or len(told["seeds"]) != 1:
        return []
    numbers = ["--seed", str(told["seeds"][0]), "--playouts", str(told["playouts"])]
    words = ["--side", *found.side, "--players", str(len(setup.seats)), "--scenario", told["scenario"], *numbers]
    return ["lysander", "table", found.game, *words, *(["--variant", file] if file else [])]
