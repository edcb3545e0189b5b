"""The umpire's desk in the terminal: shows everything, and takes the umpire's any-time answers."""

from __future__ import annotations

from ..core.ask import UMPIRE, Ask
from .session import Session


def sit_down(session: Session, rest: str) -> bool:
    """Open the umpire's desk, until ``back``. ``take NAME`` first takes the umpire's chair if it is empty. Returns whether the question must be put
    again."""
    table, screen = session.table, session.screen
    word, _, name = rest.partition(" ")
    if UMPIRE not in table.humans and not (word == "take" and table.take_chair(name.strip())):
        screen.told("tty-umpire-free" if table.chair_is_free else "tty-no-umpire", take="umpire take")
        return False
    session.hand_over(UMPIRE)
    screen.events(table.news(UMPIRE), UMPIRE)
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


def use(session: Session, word: str, rest: str) -> None:
    """Carry out one line typed at the desk."""
    table, screen = session.table, session.screen
    view = table.view(UMPIRE)
    if word == "map" and rest in (s.id for s in table.game.seats):
        screen.map(table.view(rest), None)
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
        screen.events(table.news(UMPIRE), UMPIRE)
        table.leave_chair()
