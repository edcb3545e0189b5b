"""Every sheet of every kit: it fits its paper in both languages, can be read in black and white, and its lengths are exact."""

from __future__ import annotations

import copy
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

from lysander.games.registry import games
from lysander.print import typeset as setting
from lysander.print.kit import PAPERS, BadWish, Wish, checked, document, kits, pdf
from lysander.print.typeset import FONTS, look_up, typeset

from .paper import Sheet, lengths, read

MARGIN, THINNEST, SMALLEST, COUNTER, BAR = 10, 0.25, 7.5, 15, 50
"""mm, but for the size of letters in pt."""
LINE = 0.26
"""Half of the thickest line, whose middle may lie on the margin."""
WAYS = list(product(kits(), PAPERS, ("en", "de")))
with_fonts = pytest.mark.skipif(not FONTS.is_dir(), reason="the typefaces are made with the client: make web")


def faults(sheet: Sheet) -> list[str]:
    """What is wrong with a sheet."""
    left, top, right, bottom = sheet.reach
    found = []
    if left < MARGIN - LINE or top < MARGIN - LINE or right > sheet.width - MARGIN + LINE or bottom > sheet.height - MARGIN + LINE:
        found.append(f"outside the margins: {sheet.reach}")
    if min(sheet.letters) < SMALLEST - 0.01:
        found.append(f"letters of {min(sheet.letters)} pt")
    if min(sheet.strokes) < THINNEST - 0.005:
        found.append(f"lines of {min(sheet.strokes)} mm")
    if not any(abs(length - BAR) < 0.01 for length in lengths(sheet)):
        found.append("no bar of 50 mm")
    return found


def misfits(game: str, made: dict[str, Any]) -> list[Any]:
    """What is higher or wider than its room."""
    high = [s["value"] for s in look_up(game, made, "<sheet>")]
    assert len(high) >= len(made["sheets"])
    return [s for s in high if s["used"] > s["room"] + 0.01] + [s["value"] for s in look_up(game, made, "<tight>")]


@lru_cache(maxsize=8)
def pages(game: str, wish: Wish) -> list[Sheet]:
    """The pages of a kit."""
    return read(pdf(game, wish))


@with_fonts
@pytest.mark.parametrize(("game", "paper", "lang"), WAYS)
def test_a_kit_fits_its_paper(game: str, paper: str, lang: str) -> None:
    for two_sided in {False, (paper, lang) == ("letter", "de")}:
        assert misfits(game, document(game, Wish(paper, lang, two_sided=two_sided))) == []


@with_fonts
@pytest.mark.parametrize(("game", "wish"), [(game, wish) for game in kits() for wish in (Wish("letter", "de"), Wish(two_sided=True))])
def test_a_kit_can_be_read_and_its_lengths_are_exact(game: str, wish: Wish) -> None:
    made, sheets = document(game, wish), pages(game, wish)
    assert len(sheets) == len(made["sheets"]) * (2 if wish.two_sided else 1), "nothing runs on to another page"
    assert [(n, faults(sheet)) for n, sheet in enumerate(sheets) if sheet.points and faults(sheet)] == []
    assert {(round(s.width, 1), round(s.height, 1)) for s in sheets} == {PAPERS[wish.paper]}
    for sheet, told in zip(sheets[:: 2 if wish.two_sided else 1], made["sheets"], strict=True):
        assert told["head"] in sheet.words and told["name"] in sheet.words and made["version"] in sheet.words


@with_fonts
@pytest.mark.parametrize("game", kits())
def test_counters_are_squares_and_their_backs_lie_behind_them(game: str) -> None:
    sheets = pages(game, Wish(two_sided=True))
    found = 0
    for sheet, back in zip(sheets[::2], sheets[1::2], strict=True):
        behind = back.squares(COUNTER) if back.points else []
        mirrored = {(round(sheet.width - COUNTER - x, 1), round(y, 1)) for x, y in sheet.squares(COUNTER)}
        assert {(round(x, 1), round(y, 1)) for x, y in behind} <= mirrored
        found += len(behind)
    assert found > 0 and sum(len(sheet.squares(COUNTER)) for sheet in sheets[::2]) > found


def planted(made: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """Faults by what finds them: a piece of the frame, and by what it is replaced."""
    return {
        "letters of": ("#let small = 7.5pt", "#let small = 6pt"),
        "lines of": ("#let thin = 0.25mm", "#let thin = 0.1mm"),
        "no bar": ("line(length: 50mm, stroke: thick)", "line(length: 49mm, stroke: thick)"),
        "outside": ("#let edge = 10mm", "#let edge = 6mm"),
    }


@with_fonts
def test_a_planted_fault_is_found(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = "evasion"
    made = document(game, Wish(parts=("turn",)))
    for word, (old, new) in planted(made).items():
        folder = tmp_path / word.replace(" ", "_")
        for file in setting.HERE.rglob("*.typ"):
            target = folder / file.relative_to(setting.HERE)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text("utf-8")
            target.write_text(text.replace(old, new), "utf-8")
        monkeypatch.setattr(setting, "HERE", folder)
        assert any(fault.startswith(word) for sheet in read(typeset(game, made)) for fault in faults(sheet)), word  # type: ignore[arg-type]
        monkeypatch.undo()
    long = copy.deepcopy(made)
    long["sheets"][0]["data"]["british"]["steps"] *= 9
    assert misfits(game, long)


@pytest.mark.parametrize("game", kits())
def test_without_typefaces_of_its_own_a_kit_is_printed_in_others(game: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting, "FONTS", tmp_path / "none")
    assert pdf(game, Wish(parts=("turn",))).startswith(b"%PDF")


@pytest.mark.parametrize("game", kits())
def test_parts_keep_the_numbers_of_their_sheets_and_numbers_of_paragraphs_can_be_left_out(game: str) -> None:
    whole = document(game, Wish())
    last = whole["sheets"][-1]
    part = checked(game, Wish()).parts[-1]
    some = document(game, Wish(parts=(part, part)))
    assert 0 < len(some["sheets"]) < len(whole["sheets"]) and some["sheets"][-1]["head"] == last["head"]
    with_numbers, without = (read(pdf(game, Wish(parts=("turn",), numbers=n)))[0].words for n in (True, False))
    assert len(with_numbers) > len(without)


@pytest.mark.parametrize("game", [game for game in kits() if any(sheet["seat"] for sheet in document(game, Wish())["sheets"])])
def test_a_sheet_of_one_side_says_nothing_of_another_on_its_back(game: str) -> None:
    made = document(game, Wish(two_sided=True))
    sheets = pages(game, Wish(two_sided=True))
    seats = {seat.id for seat in games()[game].seats}
    secret = [n for n, sheet in enumerate(made["sheets"]) if sheet["seat"]]
    assert secret and {made["sheets"][n]["seat"] for n in secret} <= seats
    frame = len(made["title"] + made["words"]["scale-before"] + made["words"]["scale-after"] + made["words"]["numbers"] + made["version"])
    for n in secret:
        assert len(sheets[2 * n + 1].words) < frame + 200, "a name and how to fold, no more"


def test_the_same_wish_gives_the_same_file() -> None:
    game = kits()[0]
    assert pdf(game, Wish()) == pdf(game, Wish())


@pytest.mark.parametrize(
    ("game", "wish", "code"),
    [("chess", Wish(), "no-kit"), (kits()[0], Wish(paper="a3"), "no-paper"), (kits()[0], Wish(parts=("map", "cards!")), "no-part")],
)
def test_what_cannot_be_printed_is_refused_with_what_can(game: str, wish: Wish, code: str) -> None:
    with pytest.raises(BadWish) as refused:
        checked(game, wish)
    assert refused.value.code == code and str(refused.value).count(".") == 2
