"""Hijacked on paper has the cards, tracks and numbers that the engine plays by."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.games.hijacked.rules import COLOURS, raw_tables, rules_of
from lysander.games.hijacked.words import Words
from lysander.print.hijacked.signs import SIGNS
from lysander.print.kit import Wish, document
from lysander.print.typeset import typeset
from lysander.text import for_game

from .paper import Sheet, read

RULES = rules_of(Setup("hijacked", "standard", {}, ("A", "B", "C", "D")))
CARD = (45, 56)


def printed(made: dict[str, Any]) -> list[Sheet]:
    """The pages."""
    return read(typeset("hijacked", made))  # type: ignore[arg-type]


def fronts(words: Words, ids: list[str]) -> list[str]:
    """What the engine says of passenger cards, as their fronts are read: letter, id, colour, trust, demand."""
    found = []
    for card in map(RULES.cards.__getitem__, ids):
        demand = next(row["demand"] for row in raw_tables()["cards"]["card"] if row["id"] == card.id)
        assert "".join(sorted(demand)) == card.demand
        said = words.say("print-red") if card.red else f"{card.trust} % {words.say('print-trust-word')}"
        owed = [] if card.red else demand or [words.say("print-no-demand")]
        found.append(" ".join([card.id[0], card.id, words.say(f"colour-{card.colour}"), said, *owed]))
    return found


def missing(made: dict[str, Any], lang: str) -> list[str]:
    """Cards that are not on paper as the engine has them."""
    words = for_game("hijacked", lang).words_as(Words)
    pages = " ".join(sheet.words for sheet in printed(made))
    ids = [card["id"] for sheet in made["sheets"] for card in sheet["data"]["cards"]]
    return [front for front in fronts(words, ids) if front not in pages]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_2_2_cards_on_paper_are_those_of_the_engine(lang: str) -> None:
    made = document("hijacked", Wish(lang=lang, parts=("cards",)))
    assert missing(made, lang) == []
    cards = {card["id"]: card for sheet in made["sheets"] for card in sheet["data"]["cards"]}
    assert {id: int(card["back"]["value"]) for id, card in cards.items()} == {id: card.back for id, card in RULES.cards.items()}
    assert {card["sign"] for card in cards.values()} == {SIGNS[colour] for colour in COLOURS.values()}
    for place, key, value in ((4, "trust", "30 %"), (5, "demand", [{"sign": SIGNS["F"], "letter": "F"}]), (0, "letter", "G")):
        wrong = copy.deepcopy({**made, "sheets": made["sheets"][:1]})
        wrong["sheets"][0]["data"]["cards"][place][key] = value
        assert len(missing(wrong, lang)) == 1, f"a wrong {key} is found"


def test_2_2_the_back_of_each_card_lies_behind_it() -> None:
    for sides in (False, True):
        made = document("hijacked", Wish(two_sided=sides, parts=("cards", "tiles")))
        for data in (sheet["data"]["cards"] for sheet in made["sheets"]):
            assert len(data) <= (16 if sides else 8)
    front, back = printed(document("hijacked", Wish(two_sided=True, parts=("cards",))))[:2]
    found = {(round(x, 1), round(y, 1)) for x, y in rectangles(front)}
    assert len(found) == 16 and found == {(round(front.width - CARD[0] - x, 1), round(y, 1)) for x, y in rectangles(back)}
    ids = list(RULES.cards)[:16]
    rows = [[RULES.cards[id].back for id in ids[n : n + 4]][::-1] for n in range(0, 16, 4)]
    assert " ".join(f"{value} passenger" for row in rows for value in row) in back.words


def rectangles(sheet: Sheet) -> list[tuple[float, float]]:
    """The upper left corners of all cards."""
    found = []
    for path in sheet.paths:
        xs, ys = {round(x, 2) for x, _ in path}, {round(y, 2) for _, y in path}
        if len(xs) == len(ys) == 2 and all(abs(max(v) - min(v) - side) < 0.03 for v, side in zip((xs, ys), CARD)):
            found.append((min(xs), min(ys)))
    return found


def board(made: dict[str, Any]) -> dict[str, Any]:
    """What board and tracks say, in the terms of the rules."""
    left, right, *tracks = (sheet["data"] for sheet in made["sheets"])
    spaces = [*left["police"], *right["police"]]
    return {
        "police": [int(s["n"] or 0) for s in spaces],
        "starts": {int(s["n"]): s["start"] for s in spaces if s["start"] and s["n"]},
        "talk": [place["needs"] for half in (left, right) for place in half["hijackers"]],
        "steps": [step["points"] for step in right["recognition"]],
        "numbers": [place["name"] for place in left["numbers"]],
        "trust": left["trust"],
        "tracks": [{int(s["n"]): s["bonus"] for s in t["spaces"] if s["bonus"]} for sheet in tracks for t in sheet["tracks"]],
        "last": {t["spaces"][-1]["n"] for sheet in tracks for t in sheet["tracks"]},
    }


def engine_board() -> dict[str, Any]:
    """The same out of the compiled rules."""
    starts = {n: rules_of(Setup("hijacked", "standard", {}, tuple("ABCD"[:n]))).field for n in range(1, 5)}
    players: dict[int, list[int]] = {}
    for n, field in starts.items():
        players.setdefault(field, []).append(n)
    return {
        "police": list(range(RULES.top, -1, -1)),
        "starts": {f: f"{'–'.join(map(str, (n[0], n[-1]) if len(n) > 1 else n))} players" for f, n in players.items()},
        "talk": [["1–6" if len(need) == 6 else f"{min(need)}–{max(need)}" for need in RULES.talk[n]] for n in range(1, 5)],
        "steps": ["start", *(f"{n} points" for n in RULES.steps[1:])],
        "numbers": [{"F": "food", "C": "crypto", "M": "medicine", "J": "joker"}[kind] for kind in RULES.places],
        "trust": [f"{n} %" for n in range(10, 101, 10)],
        "tracks": [dict(RULES.bonus[n]) for n in range(1, 5)],
        "last": {str(RULES.last_field)},
    }


def test_2_5_to_2_9_board_and_tracks_on_paper_are_those_of_the_engine() -> None:
    made = document("hijacked", Wish(parts=("board",)))
    assert board(made) == engine_board()
    made["sheets"][3]["data"]["tracks"][1]["spaces"][22]["bonus"] = ""
    assert board(made) != engine_board(), "a bonus space that is missing is found"
    pages = [sheet.words for sheet in printed(document("hijacked", Wish(parts=("board",))))]
    assert " ".join(map(str, range(18, 15, -1))) in pages[0] and "10 % 20 % 30 %" in pages[0] and "14 points" in pages[1]


def test_2_1_counters_and_tiles_are_as_many_as_the_contents_say() -> None:
    made = document("hijacked", Wish(parts=("tiles", "pieces")))
    parts = {c["id"]: c["count"] for c in raw_tables()["components"]["component"]}
    tiles = Counter(card.get("what", "Objective tile") for sheet in made["sheets"][:-1] for card in sheet["data"]["cards"])
    names = {"hijacker": "Hijacker", "bonus_tile": "Bonus tile", "objective": "Objective tile", "cybot_card": "Cybot", "start_card": "Start card"}
    assert tiles == {names[id]: parts[id] for id in names}
    counters = [counter for group in made["sheets"][-1]["data"]["counters"] for counter in group["pieces"]]
    counted = (
        "squad",
        "persuasion_marker",
        "star",
        "pilot",
        "communication_disc",
        "score_marker",
        "recognition_marker",
        "passenger",
        "demand_marker",
    )
    assert len(counters) == sum(parts[id] for id in (*counted, "medal", "number_tile", "cube_green", "cube_red"))
    words = Counter(counter.get("word") for counter in counters)
    assert {kind: words[name] for kind, name in zip("FCMJ", ("food", "crypto", "medicine", "joker"))} == dict(RULES.markers)
    assert (words["green"], words["red"]) == (RULES.green, RULES.red)
    assert tuple(int(c["number"]) for c in counters if c.get("sign") == SIGNS["medal"]) == RULES.medals


def test_18_9_17_4_21_2_tiles_say_what_the_engine_scores() -> None:
    tiles = [c for sheet in document("hijacked", Wish(parts=("tiles",)))["sheets"] for c in sheet["data"]["cards"]]
    by = {(c["what"], int(c["mark"])): c for c in tiles if c["kind"] == "told" and c["mark"]}
    for n, scores in RULES.hijackers.items():
        numbers = [v for verb in scores for v in ([verb.get("base"), verb.get("extra")] + [x for step in verb.get("steps", ())[1:] for x in step])]
        assert all(str(v) in by["Hijacker", n]["text"] for v in numbers if v), n
    for n, card in RULES.cybot.items():
        said = by["Cybot", n]
        assert said["small"] == f"If it cannot: {card.otherwise} {'point' if card.otherwise == 1 else 'points'}." and said["rule"] == card.rule
        numbers = [v for verb in card.does for key, v in verb.items() if key in ("trust", "score", "percent") and isinstance(v, int)]
        assert all(str(v) in said["text"] for v in numbers), n
    goals = {goal["id"]: goal["en"] for goal in raw_tables()["objectives"]["goal"]}
    assert [c["goals"] for c in tiles if c["kind"] == "goals"] == [[goals[g] for g in row] for row in RULES.objectives.values()]


def test_20_5_the_one_page_has_the_points_of_the_engine() -> None:
    (page,) = printed(document("hijacked", Wish(parts=("turn",), numbers=False)))
    points = {e["id"]: e["points"] for e in [*raw_tables()["events"]["event"], *raw_tables()["events"]["final"]]}
    steps = ", ".join(map(str, RULES.steps[1:]))
    for said in (
        f"2 cards of one colour {points['passenger']} ",
        f"3 cards of one colour {points['pilot']} ",
        f"cash a marker {points['cash']} ",
        f"star {points['star']} ",
        f"recognition {steps}",
        f"each card left −{-points['cards']}",
        f"squad {RULES.push} back",
        f"from round {RULES.locked + 1}",
    ):
        assert said in page.words, said
    seats = [rules_of(Setup("hijacked", "standard", {}, tuple("ABCD"[:n]))) for n in range(1, 5)]
    assert " ".join(f"{n} {r.field} {r.field - (not r.spared)} {r.bonus_dice}" for n, r in enumerate(seats, 1)) in page.words
