"""Nobody reads a key where words should stand: umpired games with everything that an umpire can do, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Ask, Refusal
from lysander.core.battery import random_setup
from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.text import LANGUAGES, Text, for_game, plain

KEY = re.compile(r"\b[a-z]+_[a-z_]+\b|\b(?:ask|opt|refusal|roll|row|result|value|state|how|twin|command)-[a-z]")
"""Keys of events, questions, options and messages; whatever is not said falls back on one of these."""
NOTATION = ("ambush_soft",)
"""What is said by such a word because it is typed (6.13)."""
SEATS = ("british", "german", "umpire", "spectator")


def of_event(text: Text, event: Any) -> Iterator[str]:
    """Yields all words of an event, for each reader, and those of its dice. A key that is one plain word is told by its message."""
    assert event.kind == "roll" or text.say.has(event.kind), event.kind
    yield from (text.event(event, seat) for seat in SEATS)
    for card in text.rolls(event):
        yield from (card["title"], card["verdict"], *(row["label"] for row in card["rows"]))


def of_ask(text: Text, ask: Ask, view: Any) -> Iterator[str]:
    """Yields all words of a question."""
    assert text.say.has(f"ask-{ask.kind.partition(':')[0]}"), ask.kind
    yield from (text.question(ask, view), text.help(ask, view), text.main(ask))
    for value in ask.domain.members() or ():
        yield from text.option(ask, value, view)[:2]
    described = text.domain(ask, ask.domain.describe(), view)
    yield from (report["text"] for report in described.get("reports", ()))
    yield from (command["text"] for command in described.get("commands", ()))
    refused = [ask.domain.why_not(value) for value in ("", "no such answer", 'x "y"')]
    for refusal in (r for r in refused if isinstance(r, Refusal)):
        assert text.say.has(f"refusal-{refusal.code}"), refusal.code
        yield text.refusal(refusal)


def of_views(text: Text, match: Match[Any]) -> Iterator[str]:
    """Yields the words of all views, and those of the umpire's tray as a client gets them."""
    for seat in SEATS[:3]:
        yield text.twin(match.view(seat), match.asks_of(seat))
    for held in plain(text.seen(match.view("umpire"))).get("tray", ()):
        assert held["text"] or not held["number"], held
        yield held["text"]


def pick(match: Match[Any], rng: Random) -> Ask:
    """Returns the next question, or sometimes one that can be answered at any time, except those that end the game or leave the chair."""
    offered = [a for a in match.asks if a.standing and a.kind not in ("close", "resign", "leave_seat")]
    if offered and rng.random() < 0.25:
        return rng.choice(offered)
    return next(a for a in match.asks if not a.standing)


def words_of(seed: int, told: set[str]) -> Iterator[tuple[str, str]]:
    """Yields everything that can be read in one game, each text with its language."""
    rng = Random(seed)
    setup = random_setup(GAME, rng, umpire=True)
    match, texts = Match(GAME, setup), [for_game("evasion", lang, setup) for lang in LANGUAGES]
    for n in range(400):
        ask = pick(match, rng)
        fresh = match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
        told |= {e.kind for e in fresh}
        for text in texts:
            yield from ((text.lang, words) for event in fresh for words in of_event(text, event))
            if n % 5 == 0:
                yield from ((text.lang, words) for words in of_views(text, match))
                asks = [a for a in match.asks if a.seat != CHANCE]
                yield from ((text.lang, words) for a in asks for words in of_ask(text, a, match.view(a.seat)))
        if match.over:
            return


def test_no_key_is_read_in_an_umpired_game_or_its_review() -> None:
    told: set[str] = set()
    every = ((lang, found[0], words[:120]) for seed in range(10) for lang, words in words_of(seed, told) for found in KEY.finditer(words))
    raw = {(lang, key, words) for lang, key, words in every if key not in NOTATION}
    assert raw == set()
    assert told >= {"held", "change", "change_waits", "change_done", "switch", "note", "overruled", "g_stop", "b_enemy"}, told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("switch", ["dice=umpire", "umpire_check=fights", "umpire_release=auto", "once=on", "pause=on"])
def test_a_switch_is_told_in_words(place: Any, lang: str, switch: str) -> None:
    board = place(
        "4d.G B[0407h:A] P[2@0408] Z[0405]", {"umpire_release": "hold", "umpire_check": "none", "dice": "engine"}, ("british", "german", "umpire")
    )
    event = board.events(f"umpire switch={switch}")[-1]
    words = for_game("evasion", lang).event(event, "umpire")
    assert not KEY.search(words) and switch.partition("=")[2] not in words.split()
