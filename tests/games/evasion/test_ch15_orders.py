"""15.11, 15.12, 15.22: how commands are refused, changes that wait, and what an answer would do."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import lysander.games.evasion as evasion
from lysander.core.ask import Answer, IllegalAnswer
from lysander.core.battery import random_setup
from lysander.core.foresight import Foreseen, foresee
from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.games.evasion.ch15_commands import carry_out
from lysander.games.evasion.ch15_sense import FORMS, why_no_change
from lysander.games.evasion.state import State
from lysander.games.evasion.view import player_view
from lysander.text import LANGUAGES, for_game, plain
from lysander.text.would import Would, would_be

from .test_ch15_umpire import CHANGES, TABLE, desk

WALKING = "4d.G B[0407h:AB 0510h:C] P[2@0308] L[5@0408c 6@0506] Z[0405]"
EN = for_game("evasion", "en")


def refusal(board, line: str):
    """Returns why the umpire's answer is refused."""
    with pytest.raises(IllegalAnswer) as error:
        board.play(line)
    return error.value.refusal


def mine(board, seat: str = "umpire") -> list[tuple[str, dict]]:
    """Returns the changes told to a seat."""
    return [(e.kind, dict(e.facts)) for e in board.match.events if e.kind.startswith("change") and e.told(seat)]


@pytest.fixture
def waits(place):
    """The Germans are asked for the path of a patrol: B1 and G2 are not where the game waits."""
    board = desk(place, WALKING, umpire_release="auto", umpire_check="none")
    board.play("german order=P2:walk")
    return board


# 15.12 what waits


def test_15_12_at_g2_a_change_takes_effect_at_once_and_is_told_so(place) -> None:
    board = desk(place, WALKING, umpire_release="auto")
    board.play('umpire change=man C state=wounded "a fall"')
    assert mine(board) == [("change", {"command": "man C state=wounded", "reason": "a fall"})] and board.view("umpire").pending == ()


def test_15_12_the_umpire_is_told_that_a_change_waits_and_what_waits_is_listed(waits) -> None:
    waits.play('umpire change=man C state=wounded "a fall"', 'umpire change=landing 0916 "wind"')
    assert [kind for kind, _ in mine(waits)] == ["change_waits", "change_waits"]
    assert waits.view("umpire").pending == ('man C state=wounded "a fall"', 'landing 0916 "wind"')
    twin = EN.twin(waits.view("umpire"), waits.match.asks_of("umpire"))
    assert 'Waiting changes (15.12):\n  man C state=wounded "a fall"\n  landing 0916 "wind"' in twin
    assert waits.state.landing == "0405"


def test_15_12_the_next_command_is_judged_on_what_waits(waits) -> None:
    """A lorry is taken, then a man put aboard; a patrol is lost, then it cannot search."""
    assert refusal(waits, 'umpire change=man A lorry=L6 "aboard"').code == "lorry-not-captured"
    waits.play('umpire change=lorry L6 state=captured "taken"', 'umpire change=man A lorry=L6 "aboard"')
    waits.play('umpire change=patrol P2 lost "gone"')
    no = refusal(waits, 'umpire change=patrol P2 search=yes "look"')
    assert (no.rule, no.code, [more.code for more in no.more]) == ("15.12", "change-lost", ["change-against"])
    assert EN.refusal(no) == "Patrol 2 is not on the map; with hex= it comes back. That goes against a change that waits already."
    assert [more.code for more in refusal(waits, 'umpire change=patrol P9 lost "x"').more] == [], "wrong by itself"


def test_15_12_what_waits_is_carried_out_in_order_and_told(waits) -> None:
    waits.play('umpire change=lorry L6 state=captured "taken"', 'umpire change=man A lorry=L6 "aboard"', "german path=x0209.")
    assert "0506h+L6:A" in waits.position
    assert mine(waits)[2:] == [("change_done", {"command": "lorry L6 state=captured"}), ("change_done", {"command": "man A lorry=L6"})]


def test_15_12_what_makes_no_sense_any_more_is_dropped_with_its_reason(place) -> None:
    """The lorry that a patrol was to be put aboard is taken in the fight that goes on."""
    board = desk(place, "4d.G B[0407a:AB 0510h:C] L[3@0408] P[2@0308] Z[0405]", umpire_release="auto", umpire_check="none")
    board.play("german order=L3:drive", 'umpire change=patrol P2 lorry=L3 "picked up"')
    board.play("german path=r0407.", "british spring:0407=yes", "chance ambush=5")
    while board.view("umpire").pending:
        board.match.answer(board.ask.seat, board.ask.kind, 1 if board.ask.seat == "chance" else board.ask.default)
    assert board.state.lorries[3].state == "captured"
    kind, facts = mine(board)[-1]
    assert (kind, facts["command"], facts["code"]) == ("change_dropped", "patrol P2 lorry=L3", "lorry-not-crewed")
    told = EN.event(next(e for e in board.match.events if e.kind == kind), "umpire")
    assert told.endswith("is dropped: patrol P2 lorry=L3. Lorry 3 has no German crew.")


def test_15_12_what_still_waits_at_the_end_is_dropped(place) -> None:
    board = desk(place, WALKING, umpire_release="auto", umpire_check="none")
    board.play("german order=P2:walk", 'umpire change=landing 0916 "wind"', 'umpire close=void "late"')
    assert mine(board)[-1] == ("change_dropped", {"command": "landing 0916", "code": "game-over"})


def test_15_12_nobody_else_is_told(waits) -> None:
    before = {seat: (plain(waits.match.view(seat)), len(waits.match.asks_of(seat))) for seat in ("british", "german", "spectator")}
    waits.play('umpire change=man C state=wounded "a fall"', 'umpire change=landing 0916 "wind"')
    assert {seat: (plain(waits.match.view(seat)), len(waits.match.asks_of(seat))) for seat in before} == before
    waits.play("german path=x0209.")
    assert not mine(waits, "british") and not mine(waits, "german") and not mine(waits, "spectator")


def test_15_12_what_is_carried_out_takes_no_take_back_away(place) -> None:
    """What only the umpire is told does not show in whether a side may take back."""
    free = []
    for change in ((), ('umpire change=landing 0916 "wind"',)):
        board = desk(place, "4d.B B[0408h+L5:AB 0510h:C] P[2@0916] L[5@0408c] Z[0405]", umpire_release="auto", umpire_check="none")
        board.play("british party=AB@0408:drive=L5", "british path=r0407.")
        assert board.ask.kind == "getoff"
        board.play(*change, "british getoff=none")
        assert board.ask.kind == "party" and board.view("umpire").pending == ()
        lines = len(board.match.lines)
        free.append(lines - board.match.free_undo("british") if board.match.free_undo("british") is not None else None)
    assert free == [1, 1]


# 15.11 words of refusals


@pytest.mark.parametrize("lang", ["en", "de"])
def test_15_11_the_forms_are_those_of_the_rulebook(lang: str) -> None:
    book = Path(evasion.__file__).with_name("rulebook.md" if lang == "en" else "rulebook.de.md").read_text("utf-8")
    table = book[book.index("**15.11**") : book.index("**15.12**")]
    assert re.findall(r"^\| `(.+?)` \|", table, re.M) == list(FORMS.values())
    shown = for_game("evasion", lang).domain(Match(GAME, random_setup(GAME, Random(1))).asks[0], {"type": "change", "commands": dict(FORMS)}, None)
    assert [row["form"] for row in shown["commands"]] == list(FORMS.values()) and all(row["text"] for row in shown["commands"])


def test_15_11_each_form_is_a_command(place) -> None:
    """Read on a map where each of them makes sense."""
    board = desk(place, "4d.G B[0309h:A 0407h:B] P[3@0510 4@0308] L[3@0408c 6@0506] Z[0916]", umpire_release="auto")
    said = {why.code for form in FORMS.values() if (why := why_no_change(board.state, form.replace("block=yes", "block=no"))) is not None}
    assert said <= {"lorry-not-crewed"}, "a captured lorry carries no patrol and blocks no road"


WRONG = [
    ("nuke 0309", "15.11", "change-command", "“nuke”", "man, group, patrol"),
    ("man", "15.12", "change-no-man", "", "A, B, C"),
    ("man G hex=0309", "15.12", "change-man", "“G”", "A, B, C"),
    ("man A", "15.11", "change-no-key", "", "hex=, lorry=, state=, moved="),
    ("man A colour=red", "15.11", "change-key", "“colour=red”", "hex=, lorry=, state=, moved="),
    ("man A hex=9999", "15.12", "change-hex", "“9999”", "four digits"),
    ("man A hex=", "15.11", "change-no-value", "", "0309"),
    ("man A state=lost", "15.11", "change-value", "“lost”", "ok, wounded, dead, captured, away"),
    ("man A state=ok now", "15.11", "change-rest", "“now”", ""),
    ("man  A state=ok", "15.11", "change-blank", "", "one blank"),
    ("man A lorry=L6", "15.12", "lorry-not-captured", "Lorry 6", ""),
    ("man A lorry=L9", "15.12", "change-lorry", "“L9”", "L5, L6"),
    ("group 0309 posture=ambush", "15.12", "change-nobody", "0309", ""),
    ("group 0407 posture=soft", "15.11", "change-value", "“soft”", "ambush, hide"),
    ("patrol P9 lost", "15.12", "change-patrol", "“P9”", "P1, P2"),
    ("patrol P3 lost", "15.12", "change-lost", "Patrol 3", "hex="),
    ("patrol P2 found", "15.11", "change-key", "“found”", "lost"),
    ("lorry L6 hex=0405", "15.12", "off-the-road", "0405", ""),
    ("garrison 0309 out", "15.12", "change-garrison", "“0309”", "0210"),
    ("garrison 0210", "15.11", "change-no-value", "", "in, out"),
    ("landing 0410", "15.12", "change-landing", "“0410”", "2.12"),
    ("aircraft sideways", "15.11", "change-value", "“sideways”", "down, up"),
    ("move 12", "15.12", "change-move", "“12”", "1–11"),
]


@pytest.mark.parametrize(("command", "rule", "code", "given", "expected"), WRONG)
def test_15_11_a_refusal_names_the_argument_and_what_was_expected(place, command: str, rule: str, code: str, given: str, expected: str) -> None:
    board = desk(place, TABLE, umpire_release="auto")
    found = refusal(board, f'umpire change={command} "so"')
    assert (found.rule, found.code) == (rule, code)
    words = EN.refusal(found)
    assert given in words and expected in words and words != EN.say("refusal-unknown")
    assert for_game("evasion", "de").refusal(found) not in (words, for_game("evasion", "de").say("refusal-unknown"))


@pytest.mark.parametrize("command", ["man", "man A hex=0309", "lorry L3 hex=0410", "patrol P3 lorry=L3"])
def test_15_12_before_the_set_up_no_man_and_no_lorry_can_be_changed(command: str) -> None:
    setup = random_setup(GAME, Random(1))
    found = why_no_change(GAME.new(setup), command)
    assert found is not None and "." in EN.refusal(found) and " ." not in EN.refusal(found)
    assert found.code in ("change-early", "change-lost")


@pytest.mark.parametrize("value", ['man A state=ok "fell', 'man A state=ok "fell" ', 'man A state=ok"fell"'])
def test_15_11_quotation_marks_that_do_not_end_the_line(place, value: str) -> None:
    board = desk(place, TABLE)
    why = next(a for a in board.match.asks if a.kind == "change").domain.why_not(value)
    assert why is not None and why.code == "change-quotes"


def test_15_4_no_face_no_look_no_man(place) -> None:
    board = desk(place, umpire_check="all", umpire_release="auto")
    board.play("german order=P2:search")
    assert EN.refusal(refusal(board, 'umpire check=overrule:6 "x"')) == "“6” is not a result of a look: seen, unseen."
    board.play("umpire check=accept", "chance patrol=4")
    assert EN.refusal(refusal(board, 'umpire check=overrule:7 "x"')) == "“7” is not a face: a row of the matrix, 1, 2, 3, 4, 5, 6."
    assert EN.refusal(refusal(board, "umpire check=no")).startswith("accept, or overrule")
    board.play("umpire check=accept", "chance hit=1")
    assert EN.refusal(refusal(board, 'umpire check=overrule:E "x"')) == "“E” is not a man of the group who can be hit: A, B, C, D."


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('german@ 0410 "Smoke"', "tell-blank"),
        ('german @0410 "Smoke"', "tell-blank"),
        ('german@0410, 0411 "Smoke"', "tell-blank"),
        ('german@ "Smoke"', "tell-no-hex"),
        ('german@0410, "Smoke"', "tell-no-hex"),
        ('german@9999 "Smoke"', "tell-hex"),
        ('german@0410,0410 "Smoke"', "tell-twice"),
        ('nobody "Smoke"', "tell-seat"),
        ("german Smoke", "reason"),
    ],
)
def test_15_14_what_is_wrong_with_marked_hexes(place, line: str, code: str) -> None:
    found = refusal(desk(place), f"umpire tell={line}")
    assert (found.rule, found.code) == ("15.14", code) and EN.refusal(found) != EN.say("refusal-unknown")


# 15.22 what would be


def would(board, kind: str, value: str, lang: str = "en") -> Would:
    found = foresee(GAME, board.match.position, Answer("umpire", kind, value))
    assert isinstance(found, Foreseen)
    return would_be(for_game("evasion", lang), found)


def changed(found: Would) -> dict[str, tuple[list[str], list[str]]]:
    return {side.seat: (side.gone, side.new) for side in found.sides if side.gone or side.new}


def test_15_22_a_change_of_a_man_shows_in_the_truth_and_in_the_british_view(place) -> None:
    board = desk(place, TABLE, umpire_release="auto")
    found = would(board, "change", 'man C hex=0309 "strayed"')
    assert set(changed(found)) == {"umpire", "british"}
    assert any("0309" in line for line in changed(found)["british"][1]) and any("0510" in line for line in changed(found)["british"][0])
    assert [side.title for side in found.sides] == ["The true position", "What the British see", "What the Germans see"]


def test_15_22_a_prisoner_is_counted_for_the_germans(place) -> None:
    board = desk(place, TABLE, umpire_release="auto")
    german = changed(would(board, "change", 'man C state=captured "he gave himself up"'))["german"]
    assert any("Prisoners 1" in line for line in german[1]) and any("Prisoners 0" in line for line in german[0])


def test_15_22_a_change_that_waits_is_shown_as_it_will_be(waits) -> None:
    """On top of what waits already, and not with it."""
    waits.play('umpire change=lorry L6 state=captured "taken"')
    found = changed(would(waits, "change", 'man A lorry=L6 "aboard"'))
    assert any("Lorry 6" in line and "Arden" in line for line in found["umpire"][1])
    assert "german" not in found, "the lorry was lost by the change before"


def test_15_22_a_ruling_shows_what_it_brings_and_no_die_ahead(place) -> None:
    board = desk(place, umpire_check="all", umpire_release="auto")
    board.play("german order=P2:search")
    stands = would(board, "check", "accept")
    assert stands.next == EN.say("would-die") and any("spotted" in line for line in stands.told)
    overruled = would(board, "check", 'overrule:unseen "asleep"')
    assert overruled.next == "" and any("nobody" in line for line in overruled.told)


def test_15_22_nothing_happens(waits) -> None:
    """The match, its views and its questions are the same after it, and what was foreseen comes about."""
    match = waits.match

    def everything() -> tuple:
        return list(match.lines), match.event_count, waits.position, [plain(match.view(s)) for s in ("british", "german", "umpire")]

    before = everything()
    would(waits, "change", 'man C state=captured "so"')
    assert everything() == before


def test_15_22_only_changes_and_rulings_of_the_umpire_are_foreseen(place) -> None:
    board = desk(place, TABLE, umpire_release="auto")
    assert foresee(GAME, board.match.position, Answer("german", "order", "done")) is None
    assert foresee(GAME, board.match.position, Answer("umpire", "tell", 'german "x"')) is None
    with pytest.raises(IllegalAnswer):
        foresee(GAME, board.match.position, Answer("umpire", "change", 'man G hex=0309 "x"'))


@pytest.mark.parametrize("command", [command for command, _ in CHANGES])
def test_15_22_what_is_foreseen_comes_about(place, command: str) -> None:
    """The views that are shown are those that the seats have when the change has been carried out."""
    board = desk(place, TABLE, umpire_release="auto")
    found = foresee(GAME, board.match.position, Answer("umpire", "change", f'{command} "so"'))
    board.play(f'umpire change={command} "so"')
    assert {seat: plain(after) for seat, (_, after) in found.views.items()} == {seat: plain(GAME.view(board.state, seat)) for seat in found.views}


UNSAID = {"step", "told", "belief"}
"""Fields of a view without a line: where the game stands, the counters, and the belief, whose lines are tested by its hexes."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_15_22_no_difference_is_passed_over(lang: str) -> None:
    """Every difference of two views has a line in what would be, at positions of random games and for every kind of command."""
    text, seen = for_game("evasion", lang), set()
    for seed in range(12):
        rng = Random(seed)
        match = Match(GAME, random_setup(GAME, rng, umpire=True))
        for n in range(120):
            if match.over:
                break
            ask = match.asks[0]
            match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
            if n % 6 or match.over or not match.state.men:
                continue
            state = match.state.clone()
            carry_out(state, f"lorry L{rng.choice(list(state.lorries))} state=captured")
            for kind, command in commands(state, rng):
                before, after = state.clone(), state.clone()
                if why_no_change(after, command) is None:
                    carry_out(after, command)
                    for seat in ("british", "german"):
                        old, new = plain(player_view(before, seat)), plain(player_view(after, seat))
                        differ = {key for key in old if old[key] != new[key]}
                        gone, come = text.words.difference(old, new)
                        seen.add(kind)
                        assert bool(differ - UNSAID) <= bool(gone or come), (command, seat, differ)
                        if old.get("belief") and old["belief"] != new["belief"]:
                            assert gone or come, (command, seat)
    assert seen == set(FORMS)


FOLLOWS = {"ready", "lost"}
"""Marks of a piece that follow from its others, and a list of its own."""


def test_15_22_each_mark_of_a_piece_and_each_hex_of_the_belief_has_a_line(place) -> None:
    """One field of a view is changed at a time."""
    board = desk(place, "4d.G B[0407h:A 0408h+L5:B] P[2@0308] L[5@0408c 6@0506] Z[0405]", umpire_release="auto")
    for seat, kinds in (("british", ("men", "lorries")), ("german", ("patrols", "lorries"))):
        view = plain(player_view(board.state, seat))
        for kind in kinds:
            for mark in {key for key, value in view[kind][0].items() if isinstance(value, bool)} - FOLLOWS:
                one, *others = view[kind]
                other = view | {kind: [one | {mark: not one[mark]}, *others]}
                assert any(EN.words.difference(view, other)), (seat, kind, mark)
    belief = {"hexes": ["0308", "0407"], "weights": None, "shares": {}, "men": 2, "trails": [], "lorries": {}}
    found = EN.words.difference(view | {"belief": belief}, view | {"belief": belief | {"hexes": ["0308", "0309"]}})
    assert found == (["Belief in 0407"], ["Belief in 0309"])
    weighed = [view | {"belief": belief | {"shares": {"0308": share, "0407": 1}}} for share in (1, 2)]
    assert EN.words.difference(*weighed) == ([], ["Other weights in one hex"])


def commands(state: State, rng: Random) -> list[tuple[str, str]]:
    """Returns a command of each kind about a random piece."""
    board = state.rules.board
    at, road, urban = rng.choice(board.hexes), rng.choice(sorted(board.roads)), rng.choice(state.rules.garrisons)
    free = [m.letter for m in state.free_men()] or list(state.men)
    man, patrol, lorry = rng.choice(list(state.men)), f"P{rng.choice(state.rules.patrols)}", f"L{rng.choice(list(state.lorries))}"
    taken = next((f"L{x.n}" for x in state.lorries.values() if x.state == "captured"), lorry)
    yes, posture = rng.choice(("yes", "no")), rng.choice(("ambush", "hide"))
    camp = rng.choice(state.camps) if state.camps else at
    made = {
        "man_hex": f"man {man} hex={at}", "man_lorry": f"man {man} lorry={taken}", "man_moved": f"man {free[0]} moved={yes}",
        "man_state": f"man {man} state={rng.choice(('ok', 'wounded', 'dead', 'captured', 'away'))}",
        "group_posture": f"group {camp} posture={posture}", "patrol_hex": f"patrol {patrol} hex={at}",
        "patrol_lorry": f"patrol {patrol} lorry={lorry}",
        "patrol_search": f"patrol {patrol} search={yes}", "patrol_ready": f"patrol {patrol} ready={yes}", "patrol_lost": f"patrol {patrol} lost",
        "lorry_hex": f"lorry {lorry} hex={road}", "lorry_state": f"lorry {lorry} state={rng.choice(('german', 'captured', 'wreck', 'gone'))}",
        "lorry_block": f"lorry {lorry} block={yes}", "lorry_ready": f"lorry {lorry} ready={yes}",
        "garrison": f"garrison {urban} {rng.choice(('in', 'out'))}",
        "landing": f"landing {rng.choice(board.landing)}", "aircraft": f"aircraft {rng.choice(('down', 'up'))}",
        "move": f"move {rng.randint(1, max(1, state.landing_move))}",
    }  # fmt: skip
    return list(made.items())
