"""Player's editions: each rule has its paragraph, each figure its place in the one recorded game, and both languages have one shape."""

from __future__ import annotations

import pytest

from lysander.core.tables import BadTable
from lysander.games.registry import games
from lysander.player_rules import Figure, Figures, Phase, PlayerRules, example, linked, parsed, player_rules
from lysander.rulebook import Chapter, Paragraph, Rulebook, rulebook
from lysander.testing import player_rules as checks
from lysander.text import LANGUAGES

EDITIONS = [id for id, game in games().items() if not game.rulebook and player_rules(id)]

TEXT = """# A game
Bring it home.

## Story {#goal}
You win with points. [1.4] You lose without. [2.1, 2.3–2.5]
~~~goals
+ **You win** with most points. [1.4]
- **All lose** at the end. [2.1]
~~~
## A round {#round}
~~~phases
act | Action | All act. [5.3] | Roll; Move
~~~
## Set-up {#setup}
~~~figure all
The whole board.
~~~
~~~steps all
1. Six cards. [3.5]
- The box. [3.6]
~~~
## A turn {#turn}
~~~turn
all | **Amara** rolls. [6.1]
Then she moves. [6.2]
= trust 4 → **6** ; score 1
~~~
~~~example 12 all
What can she do?
**Amara** waits.
~~~
## Special {#exceptions}
Rarely. [9.1]
## Words {#words}
- **row**: six places. [2.4]
## On one page {#overview}
| a | b |
|---|---|
| 1 | a table of very many words that is no sentence and may be as long as it likes to be, since it is none |
"""
FIGURES = Figures((Phase("act", ("5",), ("turn",)),), {"all": Figure(12, marks=("card 1",))})


def edition(text: str = TEXT, figures: Figures = FIGURES) -> PlayerRules:
    return PlayerRules("a", *parsed(text), figures)


def test_an_edition_is_read():
    book = edition()
    assert (book.title, book.lead, book.minutes) == ("A game", "Bring it home.", 1)
    assert [c.id for c in book.chapters] == ["goal", "round", "setup", "turn", "exceptions", "words", "overview"]
    assert book.chapters[0].cited() == ["1.4", "2.1", "2.3", "1.4", "2.1"]
    told, shown = book.chapters[3].blocks
    assert [(item.mark, item.text) for item in told.items] == [("all", "**Amara** rolls. [6.1]"), ("", "Then she moves. [6.2]")]
    assert told.after == ("trust 4 → **6**", "score 1")
    assert (shown.title, shown.line, shown.figure, shown.text) == ("What can she do?", 12, "all", "**Amara** waits.")
    links = " ".join(
        f'<a class="no" data-rule="{id}" href="/g/a/rules?edition=complete#{id}">{part}</a>' for id, part in (("7.8", "7.8"), ("7.9", "7.9–7.11"))
    )
    assert linked("a", "Pay <b>it</b>. [7.8, 7.9–7.11]") == f'<p>Pay &lt;b&gt;it&lt;/b&gt;.<span class="nos"> {links}</span></p>'


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("{#setup}", "", "line 14: a chapter has a name in braces"),
        ("~~~goals", "~~~wins", "line 6: no block 'wins'"),
        ("1. Six", "Six", "line 18: a step begins with its number or a dash"),
        ("act | Action | All act. [5.3] | Roll; Move", "act | All", "line 11: a phase has an id"),
        ("~~~\n## Special", "## Special", "line 28: the block has no end"),
        ("# A game", "A game", "line 1: no title"),
    ],
)
def test_what_cannot_be_read_names_its_line(was, now, said):
    with pytest.raises(BadTable) as error:
        parsed(TEXT.replace(was, now, 1))
    assert str(error.value).startswith(said)


def known(*ids: str) -> Rulebook:
    return Rulebook("a", (Chapter("1", "", "", tuple(Paragraph(id, "", (), ()) for id in ids)),))


ALL = known("1.4", "2.1", "2.3", "5.3", "3.5", "3.6", "6.1", "6.2", "9.1", "2.4")


def faults(book: PlayerRules, first: PlayerRules | None = None) -> list[str]:
    found = [*checks._wrong_chapters(book), *checks._wrong_references(book, ALL), *checks._wrong_figures(book), *checks._long_sentences(book)]
    return [*found, *checks._wrong_shape(first or edition(), book)]


def test_nothing_is_wrong_with_a_good_one():
    assert faults(edition()) == []


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("{#round}", "{#rounds}", "the chapters are not"),
        ("[9.1]", "[9.8]", "names paragraph 9.8, which does not exist"),
        ("~~~figure all", "~~~figure some", "no figure 'some' in player.toml"),
        ("act | Action", "do | Action", "its phases are not those"),
        ("1. Six", "2. Six", "have the numbers [2], its marks are 1"),
        ("Rarely.", "Rarely " * 21, "21 words in a sentence"),
        ("~~~example 12", "~~~example 13", "the chapter 'turn' has other blocks"),
        ("~~~example 12", "~~~example other:12", "the chapter 'turn' has other blocks"),
        ("[6.2]", "[6.1]", "the chapter 'turn' names other paragraphs"),
    ],
)
def test_each_fault_is_found(was, now, said):
    found = faults(edition(TEXT.replace(was, now, 1)))
    assert any(said in fault for fault in found), found


@pytest.mark.parametrize("id", EDITIONS)
def test_the_edition_of_a_game_is_right(id):
    assert list(checks.wrong_player_rules(games()[id])) == []
    for lang in LANGUAGES:
        print(id, lang, checks.counted(id, lang))


def test_people_in_the_example_speak_the_language_of_the_edition():
    """What they say is translated; every answer else is the same."""
    english, german = example("evasion"), example("evasion", "de")
    said = {n for n, (one, other) in enumerate(zip(english.lines, german.lines, strict=True)) if one != other}
    assert said == {101, 102, 188, 243} == {int(n) for n in english.notes["said"]["de"]}
    assert "Schüsse" in german.lines[102].value and "Shots" in english.lines[102].value


@pytest.mark.parametrize(("line", "kind", "told"), [(44, "moved", True), (44, "landed", False), (4, "moved", False)])
def test_a_figure_shows_what_has_happened(line, kind, told):
    shown = {"one": Figure(line, look=kind)}
    assert bool(list(checks._wrong_looks(games()["clouds"], shown, example("clouds")))) is not told


@pytest.mark.parametrize("id", EDITIONS)
def test_its_chapters_name_every_chapter_that_players_need(id):
    """At least half of all chapters of the complete rules are named; which ones are left out is printed."""
    book = player_rules(id)
    cited = {number.partition(".")[0] for chapter in book.chapters for number in chapter.cited()}
    every = [c.id for c in rulebook(id).chapters if c.id]
    print(id, "not named:", [c for c in every if c not in cited])
    assert len(cited) * 2 >= len(every)


def test_examples_may_be_from_further_journals():
    """A line of a journal that there is not, beyond its end, or with other people is found."""
    clouds, book = games()["clouds"], player_rules("clouds")
    shown = {name: example("clouds", name=name) for name in ("", "balloons")}
    used = {b.game for c in book.chapters for b in c.blocks if b.kind == "example"}
    assert {"", "balloons", "bombs", "photos", "artillery"} == used
    found = list(checks._wrong_places(clouds, book, shown))
    assert found == [f"no journal example-{name}.jsonl" for name in ("artillery", "bombs", "photos")]
    late = edition(TEXT.replace("~~~example 12 all", "~~~example balloons:9999 all"))
    assert any("an example is at line 9999 of" in fault for fault in checks._wrong_places(clouds, late, shown))
    shown["balloons"].notes["names"] = {"e1": "Brandt"}
    assert "e1 is Hale and Brandt" in checks._wrong_names(book, shown)
