"""The umpire's desk in the terminal: what he types, with the quotation marks and colons that the notation wants, and what it does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..core.ask import UMPIRE, Ask

if TYPE_CHECKING:
    from .client import Client

PATTERNS = {
    "check": (re.compile(r"overrule[ :]+(\S+) *(.*)"), 'overrule:{0} "{1}"'),
    "release": (re.compile(r"(reword|withhold)[ :]+(\d+) +(.+)"), '{0}:{1} "{2}"'),
    "tell": (re.compile(r"((?:ruling:)?(?:british|german|both)) +(.+)"), '{0} "{1}"'),
    "close": (re.compile(r"(\S+) +(.+)"), '{0} "{1}"'),
    "change": (re.compile(r'([^"]+?) *: +(.+)'), '{0} "{1}"'),
}
DELAY = re.compile(r"delay[ :]+(\d+)[ :]+(\d+) +(.+)")


def read_desk(line: str, ask: Ask) -> str:
    """``overrule 4 thick fog`` as ``overrule:4 "thick fog"``; ``change`` takes its reason after a colon; other lines as they are."""
    typed = line.strip()
    delayed = DELAY.fullmatch(typed) if ask.kind == "release" else None
    if delayed:
        return f'delay:{delayed[1]}:{delayed[2]} "{_bare(delayed[3])}"'
    pattern, form = PATTERNS.get(ask.kind, (None, ""))
    found = pattern.fullmatch(typed) if pattern else None
    if found is None or (ask.kind == "change" and '"' in typed):
        return typed
    *order, reason = found.groups()
    return form.format(*order, _bare(reason))


def _bare(reason: str) -> str:
    """A reason without the quotation marks around it."""
    return reason.strip().strip('"')


# at the desk


def sit_down(client: Client, rest: str) -> bool:
    """The umpire's chair at any time: look at everything, change, tell, switch, close; ``back`` returns. ``take NAME`` sits down in it
    where it is empty. True: ask again."""
    table, screen = client.table, client.screen
    word, _, name = rest.partition(" ")
    if UMPIRE not in table.humans and not (word == "take" and table.take_chair(name.strip())):
        screen.told("tty-umpire-free" if table.chair_is_free else "tty-no-umpire", take="umpire take")
        return False
    client.hand_over(UMPIRE)
    screen.events(table.news(UMPIRE), UMPIRE)
    show_tools(client)
    while not table.match.over and UMPIRE in table.humans:
        word, _, rest = client.reader.read(client.say("tty-prompt-umpire")).partition(" ")
        if word == "back":
            break
        use(client, word.lower(), rest.strip())
    return True


def tools(client: Client) -> list[Ask]:
    """What the umpire can do at any time."""
    return [a for a in client.table.asks_of(UMPIRE) if a.standing]


def show_tools(client: Client) -> None:
    """The list of that."""
    text = client.text
    client.screen.told("tty-desk")
    client.screen.asks([(a.kind, f"{text.question(a, None)}. {text.help(a, None)} [{a.rule}]") for a in tools(client)])


def use(client: Client, word: str, rest: str) -> None:
    """One line at the desk."""
    table, screen = client.table, client.screen
    view = table.view(UMPIRE)
    if word == "map" and rest in (s.id for s in table.game.seats):
        screen.map(table.view(rest), None)
        return
    found = next((a for a in tools(client) if a.kind == word), None)
    if found is None:
        if word in ("help", "?", ""):
            show_tools(client)
        elif not client.look(word, rest, UMPIRE, view, None):
            screen.told("tty-unclear")
        return
    labels = screen.labels(found, view)
    if not rest:
        screen.question(found, view, labels)
    elif client.answered(rest, found, labels):
        screen.events(table.news(UMPIRE), UMPIRE)
        table.leave_chair()
