"""The umpire's desk in the terminal: shows everything, and takes the umpire's any-time answers."""

from __future__ import annotations

from ..core.ask import UMPIRE, Answer, Ask, IllegalAnswer
from ..core.foresight import foresee
from ..core.game import umpire_seats
from ..text.would import would_be
from .session import Session

EXAMPLE = "change man A state=ok: misread"


def sit_down(session: Session, rest: str) -> bool:
    """Open the umpire's desk, until ``back``. ``take NAME`` first takes the umpire's chair if it is empty. Returns whether the question must be put
    again."""
    table, screen = session.table, session.screen
    word, _, name = rest.partition(" ")
    if UMPIRE not in table.humans and not (word == "take" and table.take_chair(name.strip())):
        without = "tty-no-umpire" if umpire_seats(table.game) else "tty-no-umpire-seat"
        screen.told("tty-umpire-free" if table.chair_is_free else without, take="umpire take")
        return False
    session.hand_over(UMPIRE)
    screen.news(table.news(UMPIRE), UMPIRE)
    show_tools(session)
    while not table.match.over and UMPIRE in table.humans:
        word, _, rest = session.reader.read(session.say("tty-prompt-umpire")).partition(" ")
        if word == "back":
            break
        use(session, word.lower(), rest.strip())
    return True


def tools(session: Session) -> list[Ask]:
    """Return the umpire's any-time asks."""
    return [a for a in session.table.asks_of(UMPIRE) if a.standing]


def show_tools(session: Session) -> None:
    """Print the umpire's any-time asks."""
    text = session.text
    session.screen.told("tty-desk")
    session.screen.asks([(a.kind, f"{text.question(a, None)}. {text.help(a, None)} [{a.rule}]") for a in tools(session)])
    session.screen.line(session.say("tty-would-what", example=EXAMPLE), "dim")


def use(session: Session, word: str, rest: str) -> None:
    """Carry out one line typed at the desk."""
    table, screen = session.table, session.screen
    view = table.view(UMPIRE)
    if word == "map" and rest in (s.id for s in table.game.seats):
        screen.map(table.view(rest), None)
        return
    if word == "would":
        would(session, rest)
        return
    found = next((a for a in tools(session) if a.kind == word), None)
    if found is None:
        if word in ("help", "?", ""):
            show_tools(session)
        elif not session.look(word, rest, UMPIRE, view, None):
            screen.told("tty-unclear")
        return
    labels = screen.labels(found, view)
    if not rest:
        screen.question(found, view, labels)
    elif session.answered(rest, found, labels):
        screen.news(table.news(UMPIRE), UMPIRE)
        table.leave_chair()


def would(session: Session, rest: str, asked: Ask | None = None) -> None:
    """Print what an answer of the umpire would do to all views: of the kind that begins the line, else to the question that is ``asked``."""
    table, screen = session.table, session.screen
    kind, _, typed = rest.partition(" ")
    ask = next((a for a in table.asks_of(UMPIRE) if a.kind == kind), None)
    line, ask = (typed.strip(), ask) if ask else (rest, asked)
    if ask is None or not line:
        screen.told("tty-would-what", example=EXAMPLE)
        return
    labels = screen.labels(ask, table.view(UMPIRE))
    try:
        found = foresee(table.game, table.match.position, Answer(UMPIRE, ask.kind, session.read(line, ask, labels)))
    except IllegalAnswer as error:
        session.refused(error.refusal, line, labels)
        return
    if found is None:
        screen.told("tty-not-foreseen")
    else:
        screen.would(would_be(session.text, found))
