"""15.4, 15.7, 15.14, 15.19 Answers of the umpire that carry words: ``overrule:4 "thick fog"``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...core.ask import Json, Refusal, Rng
from ...core.domain import pick, whole
from .state import BRITISH, GERMAN, State

MOST = 300
MARKED = 12  # hexes with a note
BLANK = re.compile(r'[\w:]+(?: +@|@ (?!")|@[\d, ]*(?:, (?!")| ,| \d))')  # where marked hexes stand without one


def split_reason(value: str) -> tuple[str, str]:
    """Returns the order and the words in quotation marks after it."""
    head, quote, rest = value.partition(' "')
    return (head, rest[:-1]) if quote and rest.endswith('"') else (value, "")


def why_not_reason(rule: str, words: str) -> Refusal | None:
    """15.6 Returns why a reason is not 1 to 300 characters long, or None."""
    if len(words.strip()) >= 1 and len(words) <= MOST and words.isprintable() and '"' not in words:
        return None
    return Refusal(rule, "reason", {"most": MOST})


@dataclass(slots=True)
class Check:
    """15.4 The answers ``accept``, or ``overrule:RESULT "reason"``; without results ``accept`` alone (15.23)."""

    results: tuple[str, ...]

    def why_not(self, value: Json) -> Refusal | None:
        if value == "accept":
            return None
        if not self.results:
            return Refusal("15.4", "not-an-option")
        head, words = split_reason(value) if isinstance(value, str) else ("", "")
        verb, _, result = head.partition(":")
        if verb != "overrule":
            return Refusal("15.4", "check-form", {"example": self.results[-1]})
        if result not in self.results:
            return Refusal("15.4", self._code, {"given": result[:40], "expected": ", ".join(self.results)})
        return why_not_reason("15.4", words)

    @property
    def _code(self) -> str:
        """Returns the refusal of a wrong result: results are faces (rows of a matrix), those of a look, or men."""
        return "check-face" if self.results[0].isdigit() else "check-look" if len(self.results[0]) > 1 else "check-man"

    def sample(self, rng: Rng) -> Json:
        return "accept" if not self.results or rng.random() < 0.7 else f'overrule:{pick(rng, self.results)} "so it is"'

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "check", "results": list(self.results), "most": MOST}


class Release:
    """15.7 to 15.9 The answers ``all``, ``12``, ``reword:12 "words"``, ``delay:12:5 "reason"``, ``withhold:12 "reason"``."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def _tray(self) -> dict[int, bool]:
        """Returns the numbers in the tray, and whether each report may be delayed or withheld."""
        desk, kinds = self.state.desk, self.state.rules.reports
        assert desk is not None
        return {h.number: h.event.kind in kinds and kinds[h.event.kind].free for h in desk.tray if h.number and not h.until}  # type: ignore[attr-defined]

    def why_not(self, value: Json) -> Refusal | None:
        if value == "all":
            return None
        head, words = split_reason(value) if isinstance(value, str) else ("", "")
        parts = head.split(":")
        verb, digits = ("now", parts[0]) if len(parts) == 1 else (parts[0], parts[1])
        tray = self._tray()
        number = whole(digits)
        if number not in tray:
            return Refusal("15.7", "no-such-report", {"number": digits[:6]})
        if verb == "now" and not words:
            return None
        if verb == "reword" and len(parts) == 2:
            return why_not_reason("15.8", words)
        if verb in ("delay", "withhold") and not tray[number]:
            return Refusal("15.9", "report-due", {"number": digits})
        if verb == "withhold" and len(parts) == 2:
            return why_not_reason("15.9", words)
        if verb == "delay" and len(parts) == 3:
            return self._why_not_until(parts[2]) or why_not_reason("15.9", words)
        return Refusal("15.7", "release-form", {"number": digits})

    def _why_not_until(self, move: str) -> Refusal | None:
        """15.9 Returns why a report cannot be delayed to a move: it is a later move of this game."""
        first, last = self.state.move + 1, max(self.state.rules.light)
        if first <= (whole(move, 2) or 0) <= last:
            return None
        return Refusal("15.9", "release-delay" if first <= last else "release-last-move", {"given": move[:6], "first": first, "last": last})

    def sample(self, rng: Rng) -> Json:
        tray = self._tray()
        if not tray or rng.random() < 0.5:
            return "all"
        number = pick(rng, list(tray))
        kept = rng.random() if tray[number] else 1
        if 0.3 <= kept < 0.4 and self._why_not_until(later := str(self.state.move + 1)) is None:
            return f'delay:{number}:{later} "the line is down"'
        if kept < 0.4:
            return f'withhold:{number} "nothing came through"'
        return str(number) if rng.random() < 0.5 else f'reword:{number} "in other words"'

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "release", "reports": [{"number": n, "free": free} for n, free in self._tray().items()], "most": MOST}


class Tell:
    """15.14 The answers ``german "text"``, ``british "text"``, ``both "text"``, with marked hexes ``german@0410,0411 "text"``; 15.13
    ``ruling:german "text"`` for a ruling. ``cells`` are the hexes of the board.
    """

    __slots__ = ("cells",)

    def __init__(self, cells: Sequence[str]) -> None:
        self.cells = cells

    def why_not(self, value: Json) -> Refusal | None:
        head, words = split_reason(value) if isinstance(value, str) else ("", "")
        seats, at, marked = head.removeprefix("ruling:").partition("@")
        if isinstance(value, str) and BLANK.match(value):
            return Refusal("15.14", "tell-blank")
        if " " in head and '"' not in head:
            return why_not_reason("15.14", "")
        if seats not in (BRITISH, GERMAN, "both"):
            return Refusal("15.14", "tell-seat", {"given": seats[:40]})
        return (self._why_not_marked(marked.split(",")) if at else None) or why_not_reason("15.14", words)

    def _why_not_marked(self, hexes: list[str]) -> Refusal | None:
        wrong = next((h for h in hexes if h not in self.cells), None)
        if wrong is not None:
            return Refusal("15.14", "tell-hex" if wrong else "tell-no-hex", {"given": wrong[:40]})
        if len(set(hexes)) < len(hexes):
            return Refusal("15.14", "tell-twice", {"given": next(h for n, h in enumerate(hexes) if h in hexes[:n])})
        return Refusal("15.14", "tell-many", {"most": MARKED}) if len(hexes) > MARKED else None

    def sample(self, rng: Rng) -> Json:
        marked = f"@{pick(rng, self.cells)}" if rng.random() < 0.3 else ""
        return f'{pick(rng, (BRITISH, GERMAN, "both", "ruling:both"))}{marked} "smoke to the north"'

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "tell", "seats": [BRITISH, GERMAN, "both"], "most": MOST, "marked": MARKED}


class Close:
    """15.19 The answers ``stands "reason"``, ``void "reason"``, ``british:won,german:lost "reason"``."""

    __slots__ = ()

    def why_not(self, value: Json) -> Refusal | None:
        head, words = split_reason(value) if isinstance(value, str) else ("", "")
        awards = {f"british:{b},german:{g}" for b in ("won", "lost") for g in ("won", "lost")}
        if head not in ("stands", "void") and head not in awards:
            return Refusal("15.19", "close-form", {"given": head[:40]})
        return why_not_reason("15.19", words)

    def sample(self, rng: Rng) -> Json:
        return pick(rng, ('stands "time is up"', 'void "lights out"', 'british:won,german:lost "agreed"'))

    def members(self) -> None:
        return None

    def describe(self) -> dict[str, Json]:
        return {"type": "close", "results": ["stands", "void", "award"], "most": MOST}
