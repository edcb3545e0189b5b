"""The umpire's desk in the terminal: look at everything, and answer what can be answered at any time."""

from __future__ import annotations

from ..core.ask import UMPIRE, Ask
from .session import Session


def sit_down(session: Session, rest: str) -> bool:
    """The umpire's chair at any time: look at everything, change, tell, switch, close; ``back`` returns. ``take NAME`` sits down in it
    where it is empty. True: ask again."""
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
    """What the umpire can do at any time."""
    return [a for a in session.table.asks_of(UMPIRE) if a.standing]


def show_tools(session: Session) -> None:
    """The list of that."""
    text = session.text
    session.screen.told("tty-desk")
    session.screen.asks([(a.kind, f"{text.question(a, None)}. {text.help(a, None)} [{a.rule}]") for a in tools(session)])


def use(session: Session, word: str, rest: str) -> None:
    """One line at the desk."""
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
