"""The book of a table, and requests to a seat, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.ask import UMPIRE
from ...text import Text, for_game
from ..store.records import Entry, Sitting
from ..table.book import BEGINS, holders
from ..table.clocks import CLOCK
from ..table.keys import HOST
from ..table.live_table import LiveTable
from .render import FACTS, WORDLESS, Wordless
from .wire import Book, BookLine, HolderLine, SeatRequest
from .words import SENTENCES, say


def book_lines(roles: frozenset[str], lines: Iterable[Entry], text: Text | Wordless, lang: str) -> list[BookLine]:
    """Returns lines of a table's book in words. ``roles``: of who reads them."""
    return [BookLine(e.n, e.time, e.action, e.seat, e.by, _sentence(e, text, lang), e.by in roles) for e in lines]


def _sentence(entry: Entry, text: Text | Wordless, lang: str) -> str:
    label = text.seat(entry.seat) if entry.seat else ""
    who = entry.name or say(lang, "book-somebody")
    words = {
        "seat": label,
        "name": who,
        "by": who if entry.by == entry.seat else _ruler(entry.by, lang, text),
        "level": _level(entry.level, text, lang),
    }
    if entry.action == "found":
        words["what"] = say(lang, f"book-found-{entry.what}", name=who)
    elif entry.what and entry.action in ("lengthened", "leave", "paused", "pausing"):
        words["what"] = _span(int(entry.what) * (1 if entry.action == "lengthened" else 86_400), lang)
    elif entry.what and entry.action != "late":
        words["what"] = _deed(entry.what, entry.level, text, lang)
    sentence = say(lang, f"book-{_code(entry)}", **words)
    return sentence[:1].upper() + sentence[1:]


def _code(entry: Entry) -> str:
    if entry.action == "late" and entry.what != "default":
        return f"late-{entry.what}"
    if entry.action in ("paused", "pausing"):
        agreed = "-agreed" if entry.action == "paused" and entry.seat else ""
        return f"{entry.action}{agreed}{'-for' if entry.what else ''}"
    if entry.action == "resumed" and entry.by == CLOCK:
        return "resumed-clock"
    return "lengthened-all" if entry.action == "lengthened" and not entry.seat else entry.action


def _ruler(by: str, lang: str, text: Text | Wordless) -> str:
    if by in (HOST, UMPIRE, CLOCK):
        return say(lang, f"book-by-{by}")
    return text.seat(by) if by else say(lang, "book-by-umpire")


def _span(seconds: int, lang: str) -> str:
    """Returns a time in words, in the largest unit that it is a whole number of."""
    if seconds == 86_400:
        return say(lang, "span-day")
    unit, size = next((u, s) for u, s in (("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1)) if seconds % s == 0)
    return say(lang, f"span-{unit}", n=seconds // size)


def _level(level: str, text: Text | Wordless, lang: str) -> str:
    strength, _, style = level.partition("/")
    said = say(lang, f"level-{strength}") if f"level-{strength}" in SENTENCES else strength
    return f"{said}, {text.style(style)[0]}" if style else said


def _deed(action: str, level: str, text: Text | Wordless, lang: str) -> str:
    return say(lang, f"book-deed-{action}", level=_level(level, text, lang))


def request_line(sitting: Sitting, label: str, text: Text | Wordless, lang: str) -> SeatRequest | None:
    """Returns what the person of a seat is asked to agree to, or None."""
    found = sitting.request
    if not found:
        return None
    words = say(lang, "seat-request", seat=label, by=_ruler(found["by"], lang, text), what=_deed(found["action"], found["level"], text, lang))
    return SeatRequest(found["action"], found["level"], found["by"], words, found["time"])


def book_message(table: LiveTable, roles: frozenset[str], lines: Sequence[Entry], lang: str) -> Book:
    """Returns the whole book of a table, and who has ever held a key to each seat."""
    text = WORDLESS if lang == FACTS else for_game(table.meta.game, lang, table.setup)
    order = [seat.id for seat in table.game.seats]
    found = sorted(holders(lines), key=lambda holder: order.index(holder.seat))
    shown = [HolderLine(h.seat, text.seat(h.seat), h.kind, h.name, h.since, h.until) for h in found]  # type: ignore[arg-type]
    whole = bool(lines) and lines[0].action != BEGINS
    return Book(table.id, lines[0].name if whole else "", whole, book_lines(roles, lines, text, lang), shown)
