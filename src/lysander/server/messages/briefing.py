"""The briefing of a seat, in words."""

from __future__ import annotations

from typing import Any

from ...core.game import Game, Setup
from ...text import for_game
from ...text.briefing import briefing_of, lines, told
from ..errors import ApiError
from .wire import BriefCell, BriefColumn, BriefDecision, BriefingLine, BriefRow


def briefing_message(game: Game[Any], setup: Setup, seat: str, lang: str) -> BriefingLine:
    """Returns what a seat is told before its first question; nothing of it comes from a position. Raises ``ApiError`` if there is no briefing for
    it."""
    briefing = briefing_of(game.id)
    card = briefing.of(seat) if briefing else None
    if briefing is None or card is None:
        raise ApiError(404, "no-briefing")
    text = for_game(game.id, lang, setup)
    said, signs = told(text, briefing, card, game, setup, seat), {s.id: s.sign for s in game.seats}
    return BriefingLine(
        seat, text.seat(seat), signs[seat], said.goal, said.ends, card.ends, said.moves, card.moves,
        [BriefColumn(head, signs.get(of, "")) for head, of in said.columns],
        [BriefRow(row.what, row.rule, [BriefCell(what, not known) for what, known in row.known]) for row in said.rows],
        [BriefDecision(d.on, d.rule, at, *words) for d, at, words in zip(card.decision, said.places, said.decisions, strict=True)],
        "\n".join(lines(text, card, said)),
    )  # fmt: skip
