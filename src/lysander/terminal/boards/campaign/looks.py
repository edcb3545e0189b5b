"""31.4, 31.20 What can be looked at: the campaign book, and records of service."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ....core.ask import Seat
from ....core.event import Event
from ....games.campaign.rules import raw_tables
from ....games.campaign.state import SKILLS
from ....games.campaign.twin import person
from ....games.campaign.view import EVERYTHING, MOST
from ....games.campaign.words import Words
from ....text import plain

if TYPE_CHECKING:
    from ...session import Session

LAST = 12


def book(session: Session, rest: str, seat: Seat, view: Any) -> None:
    """31.20 Print the last records that the seat was told, ``book 40`` more of them, ``book all`` all, ``book Lamb`` those of a person: each with its
    dice, its paragraph, and its number where all records were told."""
    entries = [*_entries(session.table.log(seat))]
    numbered = len(entries) == plain(view)["records"]
    who = _found(plain(view), rest) if rest and rest != "all" and not rest.isdigit() else None
    rows = [(n, *entry) for n, entry in enumerate(entries, 1) if who is None or who["person"]["id"] in _ids(entry[0].facts)]
    if who is None:
        rows = rows if rest == "all" else rows[-int(rest or LAST) :]
    for n, event, dice in rows:
        text = session.text.event(event, seat)
        rolled = session.say("tty-book-dice", dice=", ".join(dice)) if dice else ""
        session.screen.asks([(str(n) if numbered else "", f"{text} {rolled} [{event.rule}]".replace("  ", " "))])
    if not rows:
        session.screen.told("tty-book-empty")


def _entries(events: list[Event]) -> Iterator[tuple[Event, list[str]]]:
    """Yield the records, each with the dice that were told since the one before."""
    records = {row["name"] for row in raw_tables()["campaign_events"]["event"]}
    dice: list[str] = []
    for event in events:
        if event.kind in records:
            yield event, dice
            dice = []
        elif event.kind == "roll":
            dice.append("+".join(str(n) for n in event.facts.get("dice", (event.facts["face"],))))


def _ids(facts: Any) -> set[str]:
    """Return all texts among facts."""
    if isinstance(facts, str):
        return {facts}
    if isinstance(facts, Mapping):
        facts = [facts[key] for key in facts if key != "names"]
    return set().union(*map(_ids, facts)) if isinstance(facts, (list, tuple)) else set()


def service(session: Session, rest: str, seat: Seat, view: Any) -> None:
    """31.4 Print the record of service of a person, by id or name: what the seat knows of him, the price of his next points, his victories and his
    wounds, each with its mission."""
    data = plain(view)
    row = _found(data, rest)
    if row is None:
        session.screen.told("tty-service-whom")
        session.screen.asks([(r["person"]["id"], r["person"]["name"]) for r in data["people"]])
        return
    words: Words = session.text.words_as(Words)
    p = row["person"]
    session.screen.line(f"{p['name']} ({p['id']})", "bold")
    session.screen.line(person(words, row))
    if row["knows"] in (EVERYTHING, MOST):
        session.screen.asks([(session.say("tty-service-next"), words.listed(_prices(words, p)))])
    for key in ("victories", "homes"):
        session.screen.asks(
            (v["battle"], session.say(f"tty-service-{key}", type=words.type(v["type"]), victim=v["victim"], turn=v["turn"])) for v in p[key]
        )
    wounds = ((w, session.say.maybe(f"wound-row-{w['row']}")) for w in p["wounds"])
    session.screen.asks((w["battle"], session.say("tty-service-wound", natural=w["natural"], text=text)) for w, text in wounds)


def _prices(words: Words, p: Mapping[str, Any]) -> list[str]:
    """31.17 Return each skill with the price of its next point."""
    table = raw_tables()["experience"]["price"]
    skills = [s for s in SKILLS if s != "flying" or p["role"] == "pilot"]
    return [f"{words.say(f'skill-{s}')} {next(row['points'] for row in table if p[s] <= row.get('to', p[s]))}" for s in skills]


def _found(view: Mapping[str, Any], name: str) -> Mapping[str, Any] | None:
    """Return the person with an id or a name, or whose name alone has this part."""
    small = name.lower().strip()
    rows: list[Mapping[str, Any]] = list(view["people"])
    exact = [r for r in rows if small in (r["person"]["id"], r["person"]["name"].lower())]
    found = exact or [r for r in rows if small and small in r["person"]["name"].lower()]
    return found[0] if len(found) == 1 else None
