"""What bots weighed, in words: every choice of every level is told in both languages, with what it is worth."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest

from lysander.bots import Choice, Reason, ask_bot, levels_of, make
from lysander.core.ask import Ask, Json
from lysander.core.chance import Chance
from lysander.core.game import Setup, seatings
from lysander.core.match import Match
from lysander.games.registry import game as game_of
from lysander.games.registry import games
from lysander.text import LANGUAGES, Text, catalogue, for_game
from lysander.text.advice import figures, line_of

PLAYOUTS = 8
TESTS = Path(__file__).parents[1] / "games"
OWN = [(game, level) for game in games() for level in levels_of(game)]
"""Every game with every level of its bots; what a game expects of them stands in ``tests/games/<id>/hints.toml``."""

Asked = tuple[Ask, Any, Json, tuple[Reason, ...]]


@cache
def expected(game: str) -> dict[str, Any]:
    """The file ``hints.toml`` of a game's tests; a game that has none has bots that weigh nothing."""
    file = TESTS / game / "hints.toml"
    assert file.is_file() or levels_of(game) == ("random",), f"tests/games/{game}/hints.toml is missing: notation, searched, least"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def table(game: str) -> Setup:
    """The set-up of the games that bots play here."""
    found, wish = game_of(game), expected(game)
    return Setup(game, wish.get("scenario", found.scenarios[0].id), {}, tuple(wish.get("seats", seatings(found)[0])))


def played(game: str, level: str, seed: int) -> Iterator[Asked]:
    """The questions of a game between bots, each with the view of its seat, the answer and what was weighed."""
    setup = table(game)
    match: Match[Any] = Match(game_of(game), setup)
    chance, heard = Chance(f"{seed}".encode()), dict.fromkeys(setup.seats, 0)
    bots = {seat: make(game, seat, level, seed, playouts=PLAYOUTS, strict=True) for seat in setup.seats}
    match.roll_on(chance)
    while not match.over:
        ask = next(a for a in match.asks if not a.standing)
        view, told, heard[ask.seat] = match.view(ask.seat), match.events_since(heard[ask.seat]), match.event_count
        kind, value = ask_bot(bots[ask.seat], view, match.asks, told, strict=True)
        yield ask, view, value, tuple(bots[ask.seat].explain())
        match.answer(ask.seat, kind, value)
        match.roll_on(chance)


@lru_cache(maxsize=1)
def game_between(game: str, level: str) -> list[Asked]:
    """One game, played once for both languages."""
    return list(played(game, level, 3))


def said(lang: str, game: str, asked: Asked) -> list[str]:
    """All that is said of one answer: the choices and the note."""
    ask, view, value, reasons = asked
    advice = (text := for_game(game, lang, table(game))).advice(ask, reasons, view)
    assert advice.choices[0].value == value, (ask.kind, value, reasons)
    labels = [c.label for c in advice.choices]
    assert all(labels) and len(set(labels)) == len(labels), (ask.kind, labels)
    for label in labels:
        assert not re.search(expected(game).get("notation", "$^"), label), (ask.kind, label)
    assert not any(re.match("worth-|advice-|weighed-|choice-", c.text) for c in advice.choices)
    if len(labels) > 1 and all(isinstance(r, Choice) and text.say.has(f"worth-{r.unit}.note") for r in reasons):
        assert advice.note and all(c.text for c in advice.choices), (ask.kind, advice)
    return [part for c in advice.choices for part in (c.label, c.text)] + [advice.tried, advice.note]


@pytest.mark.parametrize(("game", "level"), OWN)
def test_every_answer_of_a_bot_is_explained(game: str, level: str) -> None:
    told = game_between(game, level)
    assert told
    words = {lang: [said(lang, game, asked) for asked in told] for lang in LANGUAGES}
    assert not any(re.search(r"\d\.\d", part) for parts in words["de"] for part in parts if "," not in part)
    assert words["de"] != words["en"]
    if level == "hard":
        found = {(c.unit, c.by) for _, _, _, reasons in told for c in reasons if isinstance(c, Choice)}
        assert found >= {(unit, by) for unit, by in expected(game)["searched"]}, found


@pytest.mark.parametrize("game", [game for game, level in OWN if level == "hard"])
def test_what_a_hard_bot_weighed_is_told_best_first(game: str) -> None:
    for _, _, _, reasons in game_between(game, "hard"):
        facts = [r for r in reasons if isinstance(r, Choice) and r.unit and r.note not in ("mixed", "joint")]
        order = [(-c.count, c.worth if c.unit in expected(game)["least"] else -c.worth) for c in facts]
        assert order == sorted(order), facts


# one by one


def question(game: str, kind: str, seat: str = "", level: str = "normal") -> tuple[Ask, Any]:
    """The first question of a kind in a game between bots."""
    return next((a, v) for a, v, _, _ in played(game, level, 3) if a.kind.partition(":")[0] == kind and seat in ("", a.seat))


EVASION = (
    Choice("ABCDEF@0209:walk", 0.1704, "risk", 24, "playouts", what="go:0209", then=(("path", "x0109r0108r0208."),)),
    Choice(None, 0.2, "risk", 24, "playouts", what="stay:0209"),
    Choice("AB@0209:drive=L3", 1.0, "risk", 24, "playouts", then=(("path", "r0108r0208r0109r0209."),)),
    Choice(None, 1.25, "risk", 24, "playouts", what="foot:0209"),
)


@pytest.mark.parametrize(
    ("lang", "lines", "end"),
    [
        (
            "en",
            [
                "From 0209 to 0109 across country, to 0108 and 0208 along the road: about 16 % risk of a loss",
                "Stay in 0209: about 18 % risk of a loss",
                "Arden and Baines: drive Lorry 3 from 0209, to 0108, …, 0209 along the road: about 63 % risk of a loss",
                "On foot from 0209: about 71 % risk of a loss",
            ],
            "Weighed by 24 playouts.",
        ),
        (
            "de",
            [
                "Von 0209 querfeldein nach 0109, auf der Straße nach 0108 und 0208: etwa 16 % Risiko eines Verlusts",
                "In 0209 bleiben: etwa 18 % Risiko eines Verlusts",
                "Arden und Baines: mit Lastwagen 3 von 0209 fahren, auf der Straße nach 0108, …, 0209: etwa 63 % Risiko eines Verlusts",
                "Zu Fuß von 0209: etwa 71 % Risiko eines Verlusts",
            ],
            "Abgewogen: 24-mal durchgespielt.",
        ),
    ],
)
def test_walks_and_drives_of_the_british(lang: str, lines: list[str], end: str) -> None:
    ask, view = question("evasion", "party")
    advice = for_game("evasion", lang, table("evasion")).advice(ask, EVASION, view)
    assert [f"{c.label}: {c.text}" for c in advice.choices] == lines
    assert advice.tried == end and advice.note


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Patrol 1: board Lorry 1, Lorry 1: drive, to 0111 along the road: about 19 % chance of a catch",
                "Patrol 1: no order: about 2.0 % chance of a catch",
            ],
        ),
        (
            "de",
            [
                "Streife 1: auf Lastwagen 1 aufsitzen, Lastwagen 1: fahren, auf der Straße nach 0111: etwa 19 % Chance auf einen Fang",
                "Streife 1: kein Befehl: etwa 2,0 % Chance auf einen Fang",
            ],
        ),
    ],
)
def test_plans_of_a_patrol(lang: str, lines: list[str]) -> None:
    ask, view = question("evasion", "order")
    ride = Choice("P1:board=L1", 0.21, "find", 448, "walks", then=(("order", "L1:drive"), ("path", "r0111.")))
    stay = Choice(None, 0.02, "find", 448, "walks", what="stay:P1")
    advice = for_game("evasion", lang, table("evasion")).advice(ask, (ride, stay), view)
    assert [f"{c.label}: {c.text}" for c in advice.choices] == lines
    assert "448" in advice.tried


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["End the turn — position worth 61 of 100 (14 playouts)", "End the turn — position worth 4.2 of 100 (one playout)"]),
        ("de", ["Zug beenden — Stellung 61 von 100 wert (14-mal durchgespielt)", "Zug beenden — Stellung 4,2 von 100 wert (einmal durchgespielt)"]),
    ],
)
def test_choices_tried_unequally_say_each_how_often(lang: str, lines: list[str]) -> None:
    ask, view = question("hijacked", "turn.act")
    often, once = Choice("end", 0.613, "prospect", 14, "playouts"), Choice("end", 0.042, "prospect", 1, "playouts")
    advice = for_game("hijacked", lang, table("hijacked")).advice(ask, (often, once), view)
    assert [f"{c.label} — {c.text}" for c in advice.choices] == lines


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Hijacker 4: to aisle 13, fires at aisle 12 and aisle 13 — Teams’ score about 24.1",
                "Hijacker 2: blends in with Group 4 — Teams’ score about −0.5",
            ],
        ),
        (
            "de",
            [
                "Entführer 4: in den Gang 13, schießt auf Gang 12 und Gang 13 — Trupps bei etwa 24,1 Punkten",
                "Entführer 2: taucht in Gruppe 4 unter — Trupps bei etwa −0,5 Punkten",
            ],
        ),
    ],
)
def test_whole_actions_of_hijackers(lang: str, lines: list[str]) -> None:
    ask, view = question("flight181", "next-hijacker")
    fire = Choice("h4", 24.07, "score", 7, "playouts", then=(("hijacker-move:h4", "A12,A13"), ("hijacker-act:h4", "A12/A13")))
    blend = Choice("h2", -0.45, "score", 7, "playouts", then=(("hijacker-move:h2", "-"), ("hijacker-act:h2", "blend.p4")))
    advice = for_game("flight181", lang, table("flight181")).advice(ask, (fire, blend), view)
    assert [f"{c.label} — {c.text}" for c in advice.choices] == lines


def test_an_answer_that_was_not_weighed_is_told_with_what_it_means() -> None:
    ask, view = question("flight181", "control")
    text = for_game("flight181", "en", table("flight181"))
    label, note, _ = text.option(ask, "yes", view)
    advice = text.advice(ask, (Choice("yes"),), view)
    assert advice.choices == [("yes", label, note)] and (advice.tried, advice.note) == ("", "")
    assert text.advice(ask, (Choice("yes", note="plan"),), view).choices[0].text == "as planned before"


def test_programs_speak_for_themselves() -> None:
    """What an external bot sends stands as it is; what a built-in one sends is text, too."""
    text: Text = for_game("evasion", "de", table("evasion"))
    ask, view = question("evasion", "landing")
    assert text.advice(ask, ("far from the road",), view).choices == [(None, "", "far from the road")]
    say = catalogue("en", "evasion")
    assert line_of(say, "far from the road") == "far from the road"
    assert line_of(say, Choice("0405", 0.5, "risk", 24, "playouts", note="mixed")) == (
        "0405: about 39 % risk of a loss, drawn by lot among those about as good, 24 playouts"
    )
    assert line_of(say, EVASION[1]) == "stay:0209: about 18 % risk of a loss, 24 playouts"
    assert line_of(say, Choice("done")) == "done"


def test_figures_are_written_as_their_language_writes_them() -> None:
    assert figures("en", -0.004) == {"points": "0.0", "hundredths": "0", "percent": "−0.4", "chance": "0"}
    assert figures("de", -1.25) == {"points": "−1,2", "hundredths": "−125", "percent": "−125", "chance": "0"}
    assert [figures("en", worth)["percent"] for worth in (0, 0.004, 0.0994, 0.0996, 0.614, 1)] == ["0", "0.4", "9.9", "10", "61", "100"]


@pytest.mark.parametrize("worth", [0.0, 0.01, 0.18, 1.25, 9.0])
def test_what_may_be_lost_more_than_once_is_told_as_a_chance(worth: float) -> None:
    """Never above 100 %, and in the order of the worth."""
    here, more = (float(figures("en", w)["chance"]) for w in (worth, worth + 0.1))
    assert 0 <= here <= 100 and (here < more or more == 100)
    assert abs(here - 100 * worth) < 2 or worth > 0.1


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "about 16 % risk of a loss; next best: about 18 % risk of a loss"),
        ("de", "etwa 16 % Risiko eines Verlusts; das Nächstbeste: etwa 18 % Risiko eines Verlusts"),
    ],
)
def test_one_line_says_why(lang: str, why: str) -> None:
    ask, view = question("evasion", "party")
    text = for_game("evasion", lang, table("evasion"))
    assert text.advice(ask, EVASION, view).why == why
    assert text.advice(ask, EVASION[:1], view).why.startswith(why.split(";")[0])
    assert text.advice(ask, (), view).why == ""


@pytest.mark.parametrize("game", [game for game, level in OWN if level == "hard"])
def test_a_hint_is_one_line_with_a_figure_that_a_person_reads(game: str) -> None:
    """Per cent, points, or so many of 100; no bare fraction such as 0.04."""
    for lang in LANGUAGES:
        for ask, view, _, reasons in game_between(game, "hard"):
            why = for_game(game, lang, table(game)).advice(ask, reasons, view).why
            assert "\n" not in why and len(why) <= 120, why
            if len(reasons) > 1:
                assert re.search(r"\d %|\d [Pp]oints|\d Punkt|of \d+ points|\d (of|von) 100|score about|Siegchance \d", why), (ask.kind, why)
                assert not re.search(r"\d[.,]\d\d", why), why
