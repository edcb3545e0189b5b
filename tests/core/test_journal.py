"""The journal file, and the proof of the dice."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from random import Random

import pytest

from lysander.core.ask import CHANCE, Answer, Ask
from lysander.core.chance import Chance, commitment
from lysander.core.domain import Dice
from lysander.core.game import Setup
from lysander.core.journal import BadJournal, Journal, load, printable, replay, unproved, verify
from lysander.core.match import Match

SEED = bytes(range(32))
SETUP = Setup("toy", "standard", {"speed": 3}, ("left", "right"), {"name": "fast", "options": {}})


def finished(toy) -> Journal:
    """A whole game with its seed."""
    match, chance = Match(toy, SETUP), Chance(SEED)
    while not match.over:
        match.roll_on(chance)
        if not match.over:
            ask = next(a for a in match.asks if not a.standing)
            match.answer(ask.seat, ask.kind, (len(match.lines) * 7) % 3 if ask.kind == "bid" else 1)
    return Journal(SETUP, "1", match.lines, {"commitment": commitment(SEED), "seed": SEED.hex()}, notes={"title": "a game"})


def resealed(rows: list[dict]) -> str:
    """The rows as a file whose digest fits."""
    body = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows[:-1])
    end = {"end": {**rows[-1]["end"], "digest": hashlib.sha256(body.encode()).hexdigest()}}
    return body + json.dumps(end) + "\n"


def test_what_is_written_is_what_is_read(toy) -> None:
    journal = finished(toy)
    text = journal.dump()
    again = load(text)
    assert (again.setup, again.rules, again.lines, again.notes) == (journal.setup, journal.rules, journal.lines, journal.notes)
    assert again.seal["seed"] == SEED.hex() and again.dump() == text
    assert replay(toy, again).over


def test_it_can_be_appended_line_by_line(toy) -> None:
    journal = Journal(SETUP, "1", [Answer("left", "bid", 1, "bot")], {"commitment": commitment(SEED)}, position="1 4 0")
    again = load(journal.dump())
    assert again.lines == journal.lines and again.position == "1 4 0"
    match = replay(toy, again)
    assert match.state.rounds == 1 and not match.over


def test_every_roll_is_proved(toy) -> None:
    text = finished(toy).dump()
    assert verify(toy, load(text), text) == sum(line.seat == CHANCE for line in load(text).lines) > 2


def set_back(toy, counted: bool) -> tuple[Journal, int]:
    """A whole game that is set back at random, with the number of rolls made again; ``counted`` as it is, or as if nothing had been set back."""
    rng, match, chance = Random(5), Match(toy, SETUP), Chance(SEED)
    cuts: list[int] = []
    again = 0
    while not match.over or len(cuts) < 9:
        match.roll_on(chance)
        if match.lines and len(cuts) < 9 and (match.over or rng.random() < 0.4):
            cut = rng.randrange(len(match.lines))
            again += any(line.seat == CHANCE for line in match.lines[cut:])
            match.cut(cut)
            cuts.append(cut)
            chance = Chance(SEED, match.counts(), len(cuts) if counted else 0)
            continue
        if not match.over:
            ask = next(a for a in match.asks if not a.standing)
            match.answer(ask.seat, ask.kind, (len(match.lines) * 7) % 3 if ask.kind == "bid" else 1)
    seal = {"commitment": commitment(SEED), "seed": SEED.hex()}
    return Journal(SETUP, "1", match.lines, seal, cuts=cuts if counted else []), again


def test_rolls_after_a_take_back_are_others_and_are_proved(toy) -> None:
    journal, again = set_back(toy, counted=True)
    old, _ = set_back(toy, counted=False)
    rolls = [[line.value for line in one.lines if line.seat == CHANCE] for one in (journal, old)]
    assert again > 3 and rolls[0] != rolls[1]
    for one in (journal, old):  # journals of older versions hold no cuts, and their rolls were the same again
        assert load(one.dump()).cuts == one.cuts
        assert verify(toy, load(one.dump()), one.dump()) == len(rolls[0])
    journal.cuts = []
    wrong = load(journal.dump())
    with pytest.raises(BadJournal, match="is not what the seed gives"):
        verify(toy, wrong, wrong.dump())
    with pytest.raises(BadJournal, match="'cuts' is not a list"):
        load(journal.dump().replace('"notes"', '"cuts": ["x"], "notes"').replace('"commitment"', '"cuts": ["x"], "commitment"', 1))


def test_a_changed_line_fails(toy) -> None:
    text = finished(toy).dump()
    number = next(i for i, row in enumerate(text.splitlines()) if '"die"' in row)
    rows = [json.loads(line) for line in text.splitlines()]
    rows[number]["value"] = rows[number]["value"] % 6 + 1
    changed = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    with pytest.raises(BadJournal, match="digest"):
        verify(toy, load(changed), changed)
    with pytest.raises(BadJournal, match="not what the seed gives"):
        verify(toy, load(resealed(rows)), resealed(rows))


def test_a_changed_seed_fails(toy) -> None:
    text = finished(toy).dump().replace(SEED.hex(), SEED[::-1].hex())
    with pytest.raises(BadJournal, match="commitment"):
        verify(toy, load(text), text)
    text = finished(toy).dump().replace(SEED.hex(), "no hex")
    with pytest.raises(BadJournal, match="does not fit the commitment"):
        verify(toy, load(text), text)


def test_without_the_seed_nothing_is_proved(toy) -> None:
    journal = finished(toy)
    del journal.seal["seed"]
    unfinished = Journal(SETUP, "1", journal.lines[:3], journal.seal)
    unsealed = Journal(SETUP, "1", journal.lines)
    for file, says in ((unfinished, "no seed yet"), (journal, "the seed is missing"), (unsealed, "not sealed")):
        with pytest.raises(BadJournal, match=says):
            verify(toy, journal_of(file), file.dump())


def test_dice_by_hand_are_left_out_of_the_proof(toy) -> None:
    journal = finished(toy)
    first = next(line for line in journal.lines if line.seat == CHANCE and line.kind == "die")
    proved = verify(toy, journal_of(journal), journal.dump())
    assert unproved(toy, journal) == 0
    first.by = "umpire"
    assert unproved(toy, journal) == 1
    later = [line for line in journal.lines if line.seat == CHANCE and line.kind == "die" and line is not first]
    assert later, "the dice that follow are shifted by one, so the proof stops there"
    with pytest.raises(BadJournal):
        verify(toy, journal_of(journal), journal.dump())
    assert proved > 1


def journal_of(journal: Journal) -> Journal:
    """Written and read again."""
    return load(journal.dump())


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda rows: [], "line 1"),
        (lambda rows: [{"hello": 1}, *rows[1:]], "line 1"),
        (lambda rows: [{k: v for k, v in rows[0].items() if k != "scenario"}, *rows[1:]], "line 1"),
        (lambda rows: [rows[0] | {"variant": {"name": "other"}}, *rows[1:]], "variant"),
        (lambda rows: [rows[0], *rows[2:]], "line 2"),
        (lambda rows: [rows[0], rows[1] | {"n": 5}, *rows[2:]], "line 2"),
        (lambda rows: [rows[0], {"n": 0, "seat": "left"}, *rows[2:]], "line 2"),
        (lambda rows: [rows[0], 7, *rows[2:]], "line 2"),
    ],
)
def test_a_file_that_cannot_be_read_names_the_line(toy, spoil, says: str) -> None:
    rows = [json.loads(line) for line in finished(toy).dump().splitlines()]
    with pytest.raises(BadJournal, match=says):
        load("\n".join(json.dumps(row) for row in spoil(rows)))


def test_no_json_names_the_line(toy) -> None:
    text = finished(toy).dump().splitlines()
    with pytest.raises(BadJournal, match="line 3"):
        load("\n".join([*text[:2], "{", *text[3:]]))


def test_another_version_of_the_rules_is_not_replayed(toy) -> None:
    journal = finished(toy)
    journal.rules = "0"
    with pytest.raises(BadJournal, match="rules 0"):
        replay(toy, journal)


def test_an_answer_that_is_refused_names_the_line(toy) -> None:
    journal = finished(toy)
    journal.lines[0].value = 99
    with pytest.raises(BadJournal, match="line 2"):
        replay(toy, journal)


def test_one_more_roll_elsewhere_does_not_shift_the_others() -> None:
    """Streams are keyed by the roll's name and how often it was rolled."""
    die, other = Ask(CHANCE, "die", "", Dice(6, "")), Ask(CHANCE, "look:P2", "", Dice(6, ""))
    plain, mixed = Chance(SEED), Chance(SEED)
    expected = [plain.answer(die) for _ in range(50)]
    found = []
    for n in range(50):
        if n % 3 == 0:
            mixed.answer(other)
        found.append(mixed.answer(die))
    assert found == expected and len(set(expected)) == 6
    assert Chance(SEED, {"die": 10}).answer(die) == expected[10], "it goes on where it was"
    assert Chance(SEED).peek(die) == Chance(SEED).answer(die)


def test_the_faces_are_even() -> None:
    die, chance = Ask(CHANCE, "die", "", Dice(6, "")), Chance(SEED)
    faces = [chance.answer(die) for _ in range(6000)]
    assert all(850 < faces.count(face) < 1150 for face in range(1, 7))


def test_a_text_from_a_file_is_printed_short_and_steers_nothing() -> None:
    assert printable("a\x1b[2Jb\nc\u202e") == "a\\x1b[2Jb\nc\\u202e"
    assert printable("x" * 300) == "x" * 300 and printable("x" * 301) == "x" * 300 + "…"
    assert printable("abc", 2) == "ab…"


def test_the_rolls_of_chance_are_counted_by_name_and_those_by_hand_are_not(toy) -> None:
    lines = finished(toy).lines
    rolled = Counter(line.kind for line in lines if line.seat == CHANCE)
    match = Match(toy, SETUP)
    match.replay(lines)
    assert rolled and match.counts() == rolled and len(match.lines) > rolled.total()
    by_hand = Match(toy, SETUP)
    by_hand.replay([Answer(line.seat, line.kind, line.value, "umpire") if line.seat == CHANCE else line for line in lines])
    assert by_hand.counts() == {}
