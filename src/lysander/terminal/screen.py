"""Everything that the terminal prints: heads, reports, dice, questions with numbered answers, maps, rules."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from time import sleep
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from ..core.ask import Ask, Json, Refusal, Seat
from ..core.event import Event
from ..core.match import Match
from ..rulebook import Rulebook
from ..text import Text
from ..text.advice import Advice
from ..text.twin import steps_of
from ..text.would import Would
from .copies import Copies
from .ending import grids, luck_lines, minus, signed, told_at_the_end
from .lists import closed_rows, examples, filled, marked
from .table import HUMAN, Table

FEW = 9
TALL = 44
UNSEEN = 24
"""Lines of a map that is printed to no screen."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """The console, and a method for each thing that is printed."""

    def __init__(self, console: Console, text: Text) -> None:
        self.console = console
        self.text = text
        self.say = text.say
        self.game = terminal_of(text.game)
        self.ascii_only = "utf" not in (console.encoding or "").lower()
        self.copies = Copies()

    @property
    def tall(self) -> bool:
        """Whether the screen has room for a map above a question."""
        return self.console.size.height >= getattr(self.game, "TALL", TALL)

    @property
    def lists(self) -> bool:
        """Whether a question itself shows what the legend of a map would."""
        return hasattr(self.game, "beside")

    def busy(self, words: str) -> AbstractContextManager[Any]:
        """Show a line while something is computed; in a terminal only."""
        return self.console.status(words) if self.console.is_terminal else nullcontext()

    def line(self, words: str = "", style: str = "") -> None:
        """Print one paragraph; all its lines are indented as the first is."""
        body = words.lstrip(" ")
        margin = words[: len(words) - len(body)]
        if not margin:
            self.console.print(Line(words, style=style))
            return
        for part in Line(body, style=style).wrap(self.console, max(20, self.console.width - len(margin))):
            part.rstrip()
            self.console.print(Line(margin) + part)

    def heading(self, words: str) -> None:
        """Print a heading as a rule across the screen."""
        self.console.print(Rule(Line(words, style="bold")))

    def told(self, id: str, /, **args: Any) -> None:
        """Print a message of the shell."""
        self.line(self.say(id, **args))

    def welcome(self, table: Table) -> None:
        """Print title, scenario, seats, and the commitment of the dice."""
        title, summary = self.text.scenario(table.setup.scenario)
        self.heading(self.say("tty-welcome", title=self.text.title(), tagline=self.text.tagline()))
        self.told("tty-setup", scenario=title, summary=summary)
        if table.setup.variant:
            self.told("tty-variant", name=table.setup.variant.get("name") or "–")
        for key, value in table.setup.options.items():
            self.told("tty-option-set", title=self.text.switch(key)[0], value=self.text.switch_value(value))
        for seat in table.game.seats:
            if seat.id in table.players:
                self.told("tty-seats", seat=self.text.seat(seat.id), who=self.who(table, seat.id))
        self.line(self.say("tty-sealed", commitment=table.journal().seal["commitment"]), "dim")
        if not table.humans:
            self.told("tty-watching")

    def who(self, table: Table, seat: Seat) -> str:
        """Return the person or bot in a seat."""
        player = table.players.get(seat)
        if player is None:
            return self.say("tty-nobody")
        if player.kind == HUMAN:
            return player.name or self.say("tty-you")
        return self.say("tty-bot", level=self.text.bot(player.level))

    def head(self, view: Any) -> None:
        """Print the head line of a view as a rule across the screen."""
        if words := self.text.head(view):
            self.console.print(Rule(Line(words, style="bold cyan")))

    def reports(self, events: Sequence[Event], seat: Seat) -> Iterable[tuple[Event, str]]:
        """Return the reports with what is printed of each: its sentence, or what the game makes of several."""
        if hasattr(self.game, "reports"):
            found: Iterable[tuple[Event, str]] = self.game.reports(self.text, events, seat)
            return found
        return ((event, self.text.event(event, seat)) for event in events)

    def news(self, events: Sequence[Event], seat: Seat) -> None:
        """Print reports that are new to a seat."""
        self._print(((event, self.copies.once(told, seat)) for event, told in self.reports(events, seat)))

    def events(self, events: Sequence[Event], seat: Seat) -> None:
        """Print reports and dice, one line each. What follows from the report above is indented, and the sum of a die is printed below it."""
        self._print(self.reports(events, seat))

    def _print(self, reports: Iterable[tuple[Event, str]]) -> None:
        for event, told in reports:
            grid = Grid.grid(padding=(0, 1))
            mark = Line("*" if self.ascii_only else "•", style="yellow")
            follows = ("  ",) if event.facts.get("link", 0) > 1 else ()
            grid.add_row(*follows, mark, Line(told))
            self.console.print(grid)
            cards = self.text.rolls(event)
            for card in cards:
                verdict = "" if event.kind == "roll" else card["verdict"] if len(cards) == 1 else f"{card['title']}. {card['verdict']}"
                self.sum(card, verdict, follows)

    def sum(self, card: dict[str, Any], told: str = "", follows: Sequence[str] = ()) -> None:
        """Print the rows of a roll, each with its paragraph, below ``told``, the report of it."""
        first, *others = card["rows"] or [None]
        words = told
        if first is not None:
            rows = [
                f"{first['label']} {first['add']} [{first['rule']}]",
                *(f"{r['label']} {signed(r['add'])} [{r['rule']}]" for r in others if r["add"]),
            ]
            total = f"; = {minus(card['total'])}" if card["total"] is not None else ""
            words = f"{told} {'; '.join(rows)}{total}".strip()
        if words:
            grid = Grid.grid(padding=(0, 1))
            grid.add_row(*follows, "  ", Line(words, style="dim"))
            self.console.print(grid)

    def question(self, ask: Ask, view: Any, labels: Sequence[tuple[Json, str]]) -> None:
        """Print the question and its answers with their numbers."""
        self.line()
        for row in self.game.beside(self.text, view, ask, self.console.width) if self.lists else ():
            self.console.print(Line(row, style="dim", no_wrap=True))
        line = Line(self.text.question(ask, view), style="bold yellow")
        self.console.print(line.append(f"  [{ask.rule}]", style="dim not bold"))
        if self.text.is_result(ask):
            self.sum(self.text.card(ask))
        form = ask.domain.describe()
        for row in self.text.form(ask, form, view) if form["type"] not in getattr(self.game, "LISTED", ()) else ():
            self.line("  " + row)
        self.played(ask)
        self.built(ask, view, form)
        if help := self.text.help(ask, view):
            self.line(help, "dim")
        self.options(ask, view, labels, form)

    def played(self, ask: Ask) -> None:
        """Show on one line the animation that a game has for this question; in a terminal only."""
        shown = getattr(self.game, "frames", None)
        if shown is None or not self.console.is_terminal:
            return
        width = 0
        for words, seconds in shown(self.text, ask):
            width = max(width, len(words))
            self.console.print(Line(words.ljust(width)), end="\r")
            sleep(seconds)
        if width:
            self.line()

    def built(self, ask: Ask, view: Any, form: dict[str, Any]) -> None:
        """Print what an answer is put together from."""
        if form["type"] == "subset":
            names = self.text.names()
            pool = self.text.words.listed(f"{c} {names.get(c, '')}".strip() for c in form["pool"])
            self.line("  " + self.say("twin-format-subset", pool=pool, most=form["most"], empty=form["empty"]))
        elif hasattr(self.game, "parts"):
            rows, below = self.game.parts(self.text, ask, view, form)
            if rows:
                self.asks(rows)
            if below:
                self.line(below)

    def refused(self, refusal: Refusal) -> None:
        """Print why an answer is not possible: each reason on a line of its own, with its paragraph."""
        reasons = [
            " ".join(filter(None, [self.text.refusal(replace(one, more=())), one.rule and f"[{one.rule}]"])) for one in (refusal, *refusal.more)
        ]
        if len(reasons) == 1:
            self.told("tty-refused", text=reasons[0])
        else:
            self.told("tty-refused-all")
            self.asks(("-" if self.ascii_only else "–", reason) for reason in reasons)

    def asks(self, rows: Iterable[tuple[str, str]]) -> None:
        """Print rows of a word and its meaning."""
        grid = Grid.grid(padding=(0, 2))
        for word, meaning in rows:
            grid.add_row("", Line(word, style="bold"), Line(meaning))
        self.console.print(grid)

    def explain(self, lines: Iterable[str]) -> None:
        """Print lines of a word and its meaning with a gap between them, in two columns."""
        grid = Grid.grid(padding=(0, 2))
        for line in lines:
            word, _, meaning = line.partition("  ")
            grid.add_row(Line(word, style="bold"), Line(meaning.strip()))
        self.console.print(grid)

    def options(self, ask: Ask, view: Any, labels: Sequence[tuple[Json, str]], form: dict[str, Any]) -> None:
        """Print the answers that can be listed: few with their notes; many by unit or action where the game groups them, else in columns; above a
        long list how an answer is typed, below it what is closed."""
        grouped = len(labels) > getattr(self.game, "GROUPED", {}).get(form["type"], len(labels))
        if len(labels) > FEW and (grouped or not self.text.form(ask, form, view)):
            self.line("  " + self.say("tty-typed", examples=", ".join(examples([str(value) for value, _ in labels]))))
        if grouped:
            self.orders(view, labels)
        elif len(labels) > getattr(self.game, "NOTED", {}).get(form["type"], FEW) and form["type"] != "path":
            cells = [f"{key:>3} {label}" for key, (_, label) in zip(marked(labels), labels, strict=True)]
            self.console.print(Padding(Columns(cells, padding=(0, 2)), (0, 0, 0, 1)))
        elif labels:
            grid = Grid.grid(padding=(0, 1))
            for key, (value, label) in zip(marked(labels), labels, strict=True):
                note = self.text.option(ask, value, view)[1]
                grid.add_row(Line(f"{key:>4}", style="bold"), Line(label), Line(note, style="dim"))
            self.console.print(grid)
        self.closed(ask, view, form)

    def orders(self, view: Any, labels: Sequence[tuple[Json, str]]) -> None:
        """Print one line for each unit with its orders, or for each action with its choices."""
        grid = Grid.grid(padding=(0, 1))
        units: dict[str, list[str]] = {}
        for key, (value, label) in zip(marked(labels), labels, strict=True):
            unit, words = self.text.order(str(value), view)
            units.setdefault(unit if words else "", []).append(f"{key} {words or label}")
        room = self.console.width - max(map(len, units)) - 3
        for unit, orders in units.items():
            grid.add_row("", Line(unit), Line("\n".join(filled(orders, room)), style="bold"))
        self.console.print(grid)

    def closed(self, ask: Ask, view: Any, form: dict[str, Any]) -> None:
        """Print the answers that a player could expect and does not have: each reason once, with its paragraph and those answers."""
        rows = closed_rows(self.text, ask, view, form)
        grid = Grid.grid(padding=(0, 1))
        for row in rows:
            grid.add_row(Line(f"{'-' if self.ascii_only else '–':>3} ", style="dim"), Line(row, style="dim"))
        if rows:
            self.console.print(grid)

    def labels(self, ask: Ask, view: Any) -> list[tuple[Json, str]]:
        """Return the answers that get numbers, with their labels."""
        form = ask.domain.describe()
        if form["type"] in ("amount", "dice"):
            return []
        members = self.text.words.shown(form, ask.domain.members())
        if members is None and form["type"] == "path":
            members = steps_of(form)
        elif members is None and hasattr(self.game, "members"):
            members = self.game.members(form)
        return [(value, self.text.option(ask, value, view)[0]) for value in members or ()]

    def result(self, match: Match[Any]) -> None:
        """Print who has won and why, each goal, the score sheets and luck."""
        story, *goals = told_at_the_end(self.text, match)
        self.line(story, "bold")
        for goal in goals:
            self.line(goal)
        for sheet in grids(self.text, self.text.sheets(match.state.result, match.events)):
            self.line(sheet) if isinstance(sheet, str) else self.console.print(sheet)
        for line in luck_lines(self.text, match):
            self.line(line)

    def map(
        self, view: Any, ask: Ask | None, legend: bool = True, *, about: str = "", above: int = 1, path: Any = (), told: Sequence[Event] = ()
    ) -> None:
        """Print the map of the game with its legend, if it has one.

        Where the game draws to scale, ``about`` is what the map shall show, ``path`` that of a plan in the making, ``told`` what the seat has been
        told, and ``above`` the number of lines that stay free on the screen.
        """
        if not hasattr(self.game, "draw"):
            self.told("tty-no-map")
            return
        compact = self.console.is_terminal and not self.tall
        size = (self.console.width, self.console.height - above if self.console.is_terminal else UNSEEN)
        more = {"size": size, "focus": about, "path": path, "told": told} if hasattr(self.game, "ROOMY") else {}
        for line in self.game.draw(self.text, view, ask, ascii_only=self.ascii_only, compact=compact, legend=legend, **more):
            self.console.print(line, soft_wrap=bool(line.no_wrap))

    def twin(self, view: Any, asks: Sequence[Ask], last: Iterable[str]) -> None:
        """Print everything that the seat sees, in words."""
        for line in self.text.twin(view, asks, last).rstrip().splitlines():
            self.line(line)

    def would(self, found: Would) -> None:
        """Print what an answer would bring: for each view what would go and what would come, then what would be told."""
        for side in found.sides:
            self.line(side.title, "bold")
            rows = [("−", line, "red") for line in side.gone] + [("+", line, "green") for line in side.new]
            grid = Grid.grid(padding=(0, 1))
            for mark, line, style in rows or [("", self.say("would-same"), "dim")]:
                grid.add_row("", Line("-" if self.ascii_only and mark == "−" else mark, style), Line(line, style))
            self.console.print(grid)
        if found.told:
            self.line(self.say("would-told"), "bold")
            for line in found.told:
                self.line("  " + line)
        if found.next:
            self.line(found.next)

    def hint(self, ask: Ask, value: Json, advice: Advice, whole: bool = False) -> None:
        """Print what a bot would answer, in notation and in words, and why, on one line. ``whole``, or without an answer: all that was weighed."""
        if value is None:
            self.told("tty-hint-within")
        else:
            self.told("tty-hint", answer=f"{ask.kind}={value}")
        if not whole and value is not None:
            for best in advice.choices[:1]:  # a bot need not say what it weighed
                self.line("  " + ": ".join(filter(None, [best.label, advice.why])), "bold")
            self.told("tty-hint-do")
            return
        grid = Grid.grid(padding=(0, 2))
        for n, choice in enumerate(advice.choices):
            grid.add_row("", Line(choice.label, "" if n else "bold"), Line(choice.text, "dim"))
        self.console.print(grid)
        if words := " ".join(filter(None, [advice.note, advice.tried])):
            self.line("  " + words, "dim")

    def rules(self, book: Rulebook, wanted: str) -> bool:
        """Print a paragraph, a chapter, or all paragraphs that hold some words. Returns False if there is none."""
        found = book.find(wanted.lstrip("§ ")) or book.search(wanted)
        for paragraph in found:
            grid = Grid.grid(padding=(0, 1))
            grid.add_row(Line(paragraph.id, style="bold cyan"), Markdown(paragraph.text))
            self.console.print(grid)
        if not found:
            self.told("tty-no-paragraph", id=wanted)
        return bool(found)

    def curtain(self, who: str) -> None:
        """Clear the screen of everything that the last seat saw, and name the next person."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.console.print(Panel(Line(self.say("tty-curtain", who=who), justify="center"), padding=(1, 4)))


def terminal_of(game: str) -> Any:
    """Return what a game adds to the terminal: the module ``terminal/boards/<id>``, or an empty one. Each of its names may be missing.

    ``draw(text, view, ask, *, ascii_only, compact, legend)`` returns the map as lines; where there is ``ROOMY``, it is drawn to scale, and given the
    ``size`` of the screen in columns and lines, too, what it shall show (``focus``), the ``path`` of a plan in the making, and what the seat was
    ``told``. ``TALL`` is the height of a screen with room for the map above
    a question. ``MAPPED`` names the types of domain for which the map is shown again.

    ``GROUPED`` maps types of domain to a number; above that number of answers they are shown by unit or action. ``NOTED`` maps types to the number of
    answers up to which all have their notes. ``members(form)`` returns answers to be numbered where a domain lists none. ``parts(text, ask, view,
    form)`` returns what an answer is put together from: rows of a word and its meaning, and a line below them.

    ``reports(text, events, seat)`` yields reports with what is printed of each. ``beside(text, view, ask, width)`` returns lines that are shown
    above a question. ``COMMANDS`` are commands of the game's own (``session.Own``), by their words; each is explained by the message
    ``tty-help-<word>``; so are ``LOOKS``, which only show something (``session.Look``), also after the end.

    ``LISTED`` names the types whose answers ``members`` and ``parts`` show, instead of the lines that say how they are written.

    ``READERS`` reads what is typed, by type of domain (``answers.Reader``); ``UNREAD`` tells by type whether a line is no such answer at all.
    ``CLOSED`` gives the paragraph by which an any-time ask is not open, by its kind. ``frames(text, ask)`` returns lines that are shown one after
    another in one place, with their seconds.
    """
    name = f"{__package__}.boards.{game}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if not name.startswith(str(error.name)):
            raise
        return SimpleNamespace()
