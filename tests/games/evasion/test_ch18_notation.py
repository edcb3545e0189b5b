"""Chapter 18: notation."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lysander.core.cases import run
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.games.evasion.notation import BadPosition
from lysander.games.evasion.rules import rules_of

SETUP = Setup("evasion", "standard", {}, ("british", "german"))
BOARD = rules_of(SETUP).board
ROADS = sorted(BOARD.roads)
EXAMPLE = "3n.B B[0309h:ABC 0409h:DE*] P[3@0113s 4@L4] L[3@0113 4@0210r] G[0412] Z[0405] X[dead:F]"


def test_18_1_points_of_rest() -> None:
    for text in ("1n.S", "4d.T B[0407h:A] Z[0405]", "3n.B B[0407h:A] Z[0405]", "4d.G B[0407h:A] Z[0405]"):
        assert GAME.write(GAME.parse(text, SETUP)) == text


def test_18_2_the_example() -> None:
    state = GAME.parse(EXAMPLE, SETUP)
    assert GAME.write(state) == EXAMPLE
    assert state.patrols[3].searching and state.patrols[4].lorry == 4 and state.lorries[4].block
    assert state.men["E"].state == "wounded" and state.men["F"].state == "dead" and state.silenced == ("0412",)


@pytest.mark.parametrize(
    "text",
    [
        "4d.G B[0407sm:AB 0408am:C] Z[0405]",
        "3n.B B[0407h:A 0407m:B 0407h+L5:C 0407k+L5:D] L[5@0407dc] Z[0405]",
        "4d.G B[0407h:A] P[1@0113sf 2@0416b 3@0113o 4@0210ow 5@L5bw] L[1@0616rd 4@0210df 5@0808d 6@0704K] Z[0405] O[attack]",
        "4d.G B[0407h:A] L[5@0407C 6@0506k] Z[0405!] X[dead:B pow:CD away:E]",
        "11n.G B[0407h:A] Z[0405-]",
    ],
)
def test_18_2_every_flag(text: str) -> None:
    assert GAME.write(GAME.parse(text, SETUP)) == text


def test_18_2_men_who_were_fought_as_they_set_out_and_hide() -> None:
    """17.21"""
    text = "3n.B B[0407h:A 0407f:B 0407k+L5:C 0407fk+L5:D] L[5@0407dc] Z[0405]"
    assert GAME.write(GAME.parse(text, Setup("evasion", "standard", {"fought_at_start": "hiding"}, SETUP.seats))) == text
    with pytest.raises(BadPosition, match=r"17\.21"):
        GAME.parse(text, SETUP)


def test_18_2_a_secret_landing_move() -> None:
    setup = Setup("evasion", "standard", {"landing_move": "secret"}, ("british", "german"))
    for text in ("3n.B B[0407h:A] Z[0405@9]", "9n.G B[0407h:A] Z[0405@9!]", "9n.G B[0407h:A] Z[0405@9-]"):
        assert GAME.write(GAME.parse(text, setup)) == text


@pytest.mark.parametrize(("sign", "plane"), [("", ""), ("!", "down"), ("-", "gone")])
def test_18_2_where_the_aircraft_is(sign: str, plane: str) -> None:
    """An aircraft that has gone is another position than one that is still to come: it does not land any more."""
    state = GAME.parse(f"11n.B B[0405h:AB] Z[0405{sign}]", SETUP)
    assert state.plane == plane
    match = Match(GAME, SETUP, state)
    match.answer("british", "party", "done")
    assert ("b_plane_down" in [e.kind for e in match.events]) is (sign == "")


def test_18_1_a_game_reads_back_at_every_point_of_rest() -> None:
    """Also in the German half of the landing move, after the aircraft has turned back."""
    match, planes = Match(GAME, SETUP, GAME.parse("10d.B B[0606h:AB 0309h:C] P[1@0616] Z[0801]", SETUP)), set()
    while not match.over:
        ask = match.asks[0]
        if not match.position.script:
            again = GAME.parse(GAME.write(match.state), SETUP)
            assert (again.plane, again.move, again.men) == (match.state.plane, match.state.move, match.state.men)
            planes.add(again.plane)
        match.answer(ask.seat, ask.kind, 1 if ask.default is None else ask.default)
    assert planes == {"", "gone"}


def test_18_3_what_is_not_named_is_not_there() -> None:
    state = GAME.parse("4d.G B[0407h:A] Z[0405]", SETUP)
    assert not state.patrols and not state.lorries and list(state.men) == ["A"] and state.garrison_at("0412")


@pytest.mark.parametrize(
    "text",
    [
        "", "3n", "3d.B", "4n.B", "3n.X", "11n.E B[0407h:A]", "3n.B B[9999h:A]", "3n.B B[0407x:A]", "3n.B B[0407h:G]", "3n.B B[0407h:A 0408h:A]",
        "3n.B B[0407h+L5:A]", "3n.B B[0407h+L5:A] L[5@0408c]", "3n.B B[0407h+L5:A] L[5@0407]", "3n.B B[0407h:A] P[9@0407]", "3n.B B[0407h:A] P[2@L3]",
        "3n.B B[0407h:A] P[2@L3s] L[3@0407]", "3n.B B[0407h:A] P[2@L3 1@L3] L[3@0407]",
        "3n.B B[0407h:A] P[2@L3] L[3@0407c]", "3n.B B[0407h:A] P[2@0407 2@0408]",
        "3n.B B[0407h:A] L[3@0405]",
        "3n.B B[0407h:A] L[3@0407x]", "3n.B B[0407h:A] L[3@0407 3@0408]", "3n.B B[0407h:A] G[0407]", "3n.B B[0407h:A] Z[04]",
        "3n.B B[0407h:A] O[maybe]", "3n.B B[0407h:A] X[lost:B]", "3n.B B[0407h:A] X[dead:A]", "3n.B Z[0405] B[", "٣n.B B[0407h:A]",
    ],
)  # fmt: skip
def test_18_2_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.parse(text if "Z[" in text else text + " Z[0405]", SETUP)
    assert "no landing hex" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "move"),
    [("3n.B B[0407h:A]", "11"), ("3n.B B[0407h:A] Z[0405@9]", "11"), ("3n.B B[0407h:A] Z[0405]", "secret"), ("9n.B B[0407h:A] Z[0405]", "7")],
)
def test_18_2_where_and_when_the_aircraft_lands(text: str, move: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(text, Setup("evasion", "standard", {"landing_move": move}, ("british", "german")))


def test_18_2_no_man_beyond_the_team() -> None:
    with pytest.raises(BadPosition):
        GAME.parse("3n.B B[0407h:E] Z[0405]", Setup("evasion", "standard", {"team": 4}, ("british", "german")))


@st.composite
def positions(draw: st.DrawFn) -> str:
    """Any position of the German half: men by fate, groups out and aboard, patrols, lorries."""
    lorries = {}
    for n in draw(st.lists(st.integers(1, 6), unique=True, max_size=6)):
        lorries[n] = (draw(st.sampled_from(ROADS)), draw(st.sampled_from(["", "", "r", "d", "rd", "df", "c", "C", "dc", "k", "K"])))
    taken = [n for n, (_, flags) in lorries.items() if flags[-1:] in ("c", "C")]
    crewed = [n for n, (_, flags) in lorries.items() if flags[-1:] not in ("c", "C", "k", "K")]
    groups: dict[tuple[str, int], list[str]] = {}
    fates: dict[str, list[str]] = {}
    for letter in "ABCDEF":
        fate = draw(st.sampled_from(["", "", "", "dead", "pow", "away"]))
        if fate:
            fates.setdefault(fate, []).append(letter)
            continue
        aboard = draw(st.sampled_from([0, 0, *taken]))
        at = lorries[aboard][0] if aboard else draw(st.sampled_from(BOARD.hexes))
        groups.setdefault((at, aboard), []).append(letter + draw(st.sampled_from(["", "*"])))
    men = []
    for (at, aboard), letters in sorted(groups.items()):
        posture = draw(st.sampled_from(["h", "m"] if aboard else ["h", "m", "a", "am", "s", "sm"]))
        men.append(f"{at}{posture}{f'+L{aboard}' if aboard else ''}:{''.join(letters)}")
    patrols = []
    for n in sorted(draw(st.lists(st.integers(1, 6), unique=True, max_size=6))):
        carrier = draw(st.sampled_from([0, *crewed])) if crewed else 0
        if carrier:
            crewed.remove(carrier)
            patrols.append(f"{n}@L{carrier}" + draw(st.sampled_from(["", "b", "bw", "f"])))
        else:
            patrols.append(f"{n}@{draw(st.sampled_from(BOARD.hexes))}" + draw(st.sampled_from(["", "s", "w", "o", "ow", "sf", "wf", "b"])))
    parts = ["4d.G"]
    parts += [f"B[{' '.join(men)}]"] if men else []
    parts += [f"P[{' '.join(patrols)}]"] if patrols else []
    parts += [f"L[{' '.join(f'{n}@{at}{flags}' for n, (at, flags) in sorted(lorries.items()))}]"] if lorries else []
    silenced = sorted(draw(st.lists(st.sampled_from(BOARD.urban), unique=True, max_size=3)))
    parts += [f"G[{' '.join(silenced)}]"] if silenced else []
    parts.append(f"Z[{draw(st.sampled_from(BOARD.landing))}{draw(st.sampled_from(['', '!', '-']))}]")
    parts += ["O[attack]"] if draw(st.booleans()) else []
    words = [f"{fate}:{''.join(fates[fate])}" for fate in ("dead", "pow", "away") if fate in fates]
    parts += [f"X[{' '.join(words)}]"] if words else []
    return " ".join(parts)


@given(positions())
@settings(max_examples=150, deadline=None)
def test_18_1_writing_a_parsed_line_gives_the_same_line(text: str) -> None:
    assert GAME.write(GAME.parse(text, SETUP)) == text
    clone = GAME.parse(text, SETUP).clone()
    assert GAME.write(clone) == text


@given(st.text(alphabet="0123456789ndBPLGZOX[]@:+*hamsk.!- ABCDEF", max_size=60))
@settings(max_examples=100, deadline=None)
def test_18_1_no_line_breaks_the_reader(text: str) -> None:
    try:
        written = GAME.write(GAME.parse(text, SETUP))
    except BadPosition:
        return
    assert GAME.write(GAME.parse(written, SETUP)) == written


KINDS = {
    "landing",
    "rendezvous",
    "party",
    "path",
    "getoff",
    "aboard",
    "posture",
    "spring",
    "escape",
    "policy",
    "order",
    "attack",
    "withdraw",
    "check",
    "change",
    "tell",
    "release",
}


def test_18_4_kinds_of_answers(place) -> None:
    """Every answer of a seat has a kind of the table."""
    board = place("3n.B B[0408h+L5:AB] L[5@0408c] Z[0405]", {"interrupts": "orders"}, ("british", "german", "umpire"))
    asked = {a.kind for a in board.match.asks}
    board.play("british party=AB@0408:drive=L5", "british path=r0407.")
    asked.add(board.ask.kind)
    assert asked <= KINDS | {"switch", "close", "message", "resign", "leave_seat"}


def test_18_5_names_of_rolls(place) -> None:
    """A unit that looks gives its name to the roll (7.13)."""
    board = place("5n.G B[0407h:AB] P[2@0408 6@L6] L[3@0506 6@0408] Z[0405]")
    board.play("german order=P2:walk", "german path=x0407.")
    assert board.ask.kind == "look:P2"
    board.play("chance look:P2=6", "german order=L3:drive", "german path=r0407.")
    assert board.ask.kind == "look:L3"
    board.play("chance look:L3=6", "german order=L6:drive", "german path=r0407.")
    assert board.ask.kind == "look:P6"


def test_18_6_a_report_in_the_order_of_its_fields(place) -> None:
    board = place("4d.G B[0407a:AB] P[6@L6] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes")
    assert board.play("chance patrol=6")[-1] == "german g_silent units=P6,L6 hex=0407"


def test_18_8_listed_options_and_built_answers(place) -> None:
    assert place().ask.domain.members() and place("3n.B B[0407h:A] Z[0405]").ask.domain.members() is None


AWAY = ("german order=L2:drive", "german path=r0407.", "british spring:0408=yes")
REFUSED = [
    ("2.11", "", ["british landing=0405"], "british rendezvous=0210"),
    ("2.12", "", [], "british landing=0410"),
    ("2.6", "3n.B B[0309h:A] Z[0405]", ["british party=A@0309:walk"], "british path=r0209."),
    ("6.2", "3n.B B[0309h:A] Z[0405]", [], "british party=B@0309:walk"),
    ("6.3", "3n.B B[0309h:AB*C*] Z[0405]", [], "british party=ABC@0309:walk"),
    ("6.4", "3n.B B[0309h:A] Z[0405]", [], "british party=A@0309:drive=L5"),
    ("6.5", "3n.B B[0309h:A] Z[0405]", ["british party=A@0309:walk"], "british path=x0308x0209."),
    ("6.6", "3n.B B[0410h:AB*] Z[0405]", ["british party=AB@0410:walk"], "british path=r0411r0412."),
    ("6.7", "3n.B B[0309h:A] Z[0405]", ["british party=A@0309:walk"], "british path=x0909."),
    ("6.9", "3n.B B[0408h:A] L[5@0408c] Z[0405]", ["british party=A@0408:drive=L5"], "british path=x0409."),
    ("6.11", "3n.B B[0408h:A 0408h+L5:B] L[5@0408c] Z[0405]", ["british party=AB@0408:drive=L5", "british path=r0407."], "british getoff=A"),
    ("6.12", "3n.B B[0408h:A 0409h:B] L[5@0408c] Z[0405]", ["british party=done"], "british aboard:L5=B"),
    ("6.13", "3n.B B[0410h:A] Z[0405]", ["british party=done"], "british posture:0410=dance"),
    ("8.2", "4d.G B[0407h:A] P[2@0408w] Z[0405]", [], "german order=P2:walk"),
    ("8.3", "4d.G B[0916h:A] L[2@0408] Z[0405]", ["german order=L2:drive"], "german path=x0409."),
    ("9.2", "4d.G B[0407a:A] L[2@0408] Z[0405]", ["german order=L2:drive", "german path=r0407."], "british spring:0407=later"),
    ("9.9", "4d.B B[0408h:A] L[2@0407r] Z[0405]", ["british party=A@0408:walk", "british path=r0407."], "german attack:L2=later"),
    ("9.10", "4d.G B[0408a:A] L[2@0408] Z[0405]", [*AWAY, "chance ambush=2"], "german path=."),
    ("10.9", "4d.G B[0407h:A] P[2@0407] Z[0405]", ["german order=P2:search", "chance patrol=4"], "british escape=0909"),
    ("15.12", "4d.G B[0407h:A] Z[0405]", [], 'umpire change=man Z hex=0407 "x"'),
    ("15.4", "4d.G B[0407h:A] P[2@0407] Z[0405]", ["german order=P2:search", "chance patrol=4"], 'umpire check=overrule:7 "x"'),
    ("21.1", "4d.G B[0407h:A] P[2@0407] Z[0405]", ["german order=P2:search"], "chance patrol=7"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "at", "before", "answer"), REFUSED, ids=[r[0] for r in REFUSED])
def test_18_9_the_narrowest_paragraph(place, rule: str, at: str, before: list[str], answer: str) -> None:
    seats = ("british", "german", "umpire") if rule.startswith("15") else ("british", "german")
    board = place(at, {}, seats)
    board.play(*before)
    assert board.refused(answer) == rule


def test_18_9_policy(place) -> None:
    board = place("3n.B B[0916h:A] Z[0405]", {"interrupts": "orders"})
    board.play("british party=done")
    assert board.refused("german policy=both") == "9.11"


@given(
    st.one_of(
        st.text(max_size=30),
        st.integers(),
        st.none(),
        st.lists(st.text(max_size=3), max_size=3),
        st.floats(),
        st.dictionaries(st.text(max_size=2), st.text(max_size=2), max_size=2),
    )
)
@settings(max_examples=60, deadline=None)
def test_18_9_no_answer_breaks_a_question(value: object) -> None:
    """Whatever is answered, it is judged: legal, or refused with a paragraph."""
    for at in ("1n.S", "3n.B B[0408h:A 0408h+L5:B] L[5@0408c] Z[0405]", "4d.G B[0407h:A] P[2@0408] L[3@0408] Z[0405]"):
        setup = Setup("evasion", "standard", {}, ("british", "german", "umpire"))
        for ask in Match(GAME, setup, GAME.parse(at, setup)).asks:
            refusal = ask.domain.why_not(value)
            assert refusal is None or refusal.rule


WALK = """
case X
at 1n.B B[0309h:A] Z[0405]
> british party=A@0309:walk
> british path=r0408.
< british b_stop men=A hex=0408
= 1n.G B[0408m:A] Z[0405]
"""


def test_18_7_every_report_is_listed() -> None:
    assert run(GAME, WALK) == []
    assert run(GAME, WALK.replace("< british b_stop men=A hex=0408\n", "")) == ["not expected < british b_stop men=A hex=0408"]
    assert run(GAME, WALK.replace("= 1n", "< german g_bodies hex=0408\n= 1n")) == ["expected < german g_bodies hex=0408, came nothing"]
