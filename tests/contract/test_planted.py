"""The battery finds what it is there to find: copies of the example game, each with one fault planted."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import msgspec
import pytest

from lysander.core.battery import CHECKS, Approved, Broken, Tally, Trial, examine, sampled
from lysander.core.chance import Chance
from lysander.core.event import ALL, Event
from lysander.core.game import Setup, Step
from lysander.core.match import Match
from lysander.core.referee import Referee
from lysander.games import evasion, flight181, hijacked
from lysander.games.evasion import ch08_german, ch10_fights, ch14_reports
from lysander.games.hijacked import ch11_squad
from lysander.lab import fuzz
from lysander.lab.disclosures import disclosures
from lysander.lab.fuzz import Fuzz

from .plants import LEAKS, Made, nightly


def piece_lies_nowhere(m: ModuleType) -> Made:
    """A boat is put where the chart has no cove."""
    return {"view": lambda self, state, seat: dataclasses.replace(m.Lanterns.view(self, state, seat), pieces=(m.Piece("boat1", "6"),))}


def never_ends(m: ModuleType) -> Made:
    """The last night is played for ever."""

    def night(s: Any, ref: Any) -> None:
        ref.ask(m.ask_lamp)

    return {"sequence": (Step("night", "2", night),)}


def sample_is_another(m: ModuleType) -> Made:
    """A sample forgets the lamps."""
    return {"sample_hidden": lambda self, view, seat, setup, rng: self.new(setup)}


def notation_forgets(m: ModuleType) -> Made:
    """A position does not tell the last lamp."""
    return {"parse": lambda self, text, setup: self.new(setup)}


def view_is_no_data(m: ModuleType) -> Made:
    """A view holds a set."""
    return {"view": lambda self, state, seat: {"boats": {1, 2}}}


def invariant(m: ModuleType) -> Made:
    """A rule breaks an invariant."""
    return {"check": lambda self, state: ["too late"] if len(state.boats) > 1 else []}


def hidden_count(m: ModuleType) -> Made:
    """The state counts how often a rule was run, so that paused and inline differ."""
    runs = [0]

    def night(s: Any, ref: Any) -> None:
        runs[0] += 1
        m.night(s, ref)
        ref.tell(m.Event("runs", "2", ("all",), {"runs": runs[0]}))

    return {"sequence": (Step("night", "2", night),)}


FAULTS: dict[Callable[[ModuleType], Made], set[str]] = {
    piece_lies_nowhere: {"views"},
    never_ends: {"ends"},
    sample_is_another: {"twins"},
    notation_forgets: {"notation"},
    view_is_no_data: {"TypeError"},
    invariant: {"invariants"},
    hidden_count: {"journal", "undo", "inline", "twins"},
}
ENOUGH = 500
"""Games of ``lysander fuzz``, as it comes, within which each leak must be found: rare ones (tiles that are drawn) take some 200."""


def fuzzed(game: Any, approved: Approved) -> tuple[int, str, Tally]:
    """The default fuzz up to the first failure, ``ENOUGH`` games at most: how many games it took, what was found, how often it looked."""
    fuzz, tally = Fuzz(game.id, 1), Tally()
    for n in range(ENOUGH):
        failure, counted = fuzz.on(game, approved, n)
        tally.add(counted)
        if failure is not None:
            return n + 1, failure.found, tally
    return ENOUGH, "", tally


def is_found(words: str, game: Any, approved: Approved) -> None:
    """The default fuzz finds what is planted, and says so in these words. Prints after how many games."""
    games, found, tally = fuzzed(game, approved)
    print(f"found after {games} games; {tally}: {found:.100}")
    assert words in found, found or f"nothing found in {games} games; {tally}"


@pytest.mark.parametrize("leak", LEAKS, ids=lambda f: f.__name__)
def test_the_default_fuzz_finds_a_leak(lanterns: ModuleType, lanterns_disclosures: Approved, leak: Callable[[ModuleType], Made]) -> None:
    is_found(LEAKS[leak], type("Planted", (lanterns.Lanterns,), leak(lanterns))(), lanterns_disclosures)


def test_without_a_leak_it_finds_nothing(lanterns: ModuleType, lanterns_disclosures: Approved) -> None:
    for made in ({}, nightly(lanterns)):
        games, found, tally = fuzzed(type("Sound", (lanterns.Lanterns,), made)(), lanterns_disclosures)
        print(f"{games} games; {tally}")
        assert not found
        assert tally.twins >= 40 and tally.parted >= 150 and tally.answers >= 100


def test_a_hidden_man_missing_from_an_option_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """evasion 8.3: the hexes with men, whom the Germans do not see, are missing from the steps of a patrol."""
    asked = ch08_german._ask_path

    def ask_path(state: Any, ref: Any, domain: Any, unit: str, left: int) -> str:
        moves = {at: {step: to for step, to in steps.items() if to[0] not in state.camps} for at, steps in domain.moves.items()}
        return asked(state, ref, msgspec.structs.replace(domain, moves=moves), unit, left)

    monkeypatch.setattr(ch08_german, "_ask_path", ask_path)
    is_found("twins: german was told the same", evasion.GAME, disclosures("evasion"))


@pytest.mark.tools
def test_hidden_germans_missing_from_a_rare_option_list_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """evasion 10.9: the hexes with Germans, whom the British do not see, are missing from the options of an escape, asked in one game of six."""
    legal = ch10_fights.escape_options

    def escape_options(state: Any, group: Any, may_stay: bool) -> list[str]:
        held = {p.hex for p in state.patrols.values()} | {x.hex for x in state.lorries.values()}
        return [option for option in legal(state, group, may_stay) if option.rpartition(":")[2] not in held]

    monkeypatch.setattr(ch10_fights, "escape_options", escape_options)
    is_found("twins: british", evasion.GAME, disclosures("evasion"))


def test_a_private_tile_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """hijacked 11.8: all are told the tile that was put back. Tiles are drawn in one game of ten."""
    drawn, told = ch11_squad.ask_keep, ch11_squad.tell
    tiles: list[int] = []

    def ask_keep(state: Any) -> Any:
        tiles[:] = state.drawn
        return drawn(state)

    def tell(ref: Any, kind: str, rule: str, **facts: Any) -> None:
        told(ref, kind, rule, **facts, **({"back": sum(tiles) - facts["tile"]} if kind == "kept" and len(tiles) == 2 else {}))

    monkeypatch.setattr(ch11_squad, "ask_keep", ask_keep)
    monkeypatch.setattr(ch11_squad, "tell", tell)
    is_found("[may.negotiator.kept]\nback", hijacked.GAME, disclosures("hijacked"))


@pytest.mark.tools
def test_a_drawing_that_all_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """hijacked 4.4: all are told which two tiles were drawn, which only the drawing seat may know."""
    told = Referee.tell

    def tell(self: Referee, event: Event) -> None:
        told(self, Event(event.kind, event.rule, (ALL,), event.facts) if event.facts.get("tiles") and event.kind == "tiles" else event)

    monkeypatch.setattr(Referee, "tell", tell)
    is_found("[may.negotiator.tiles]\ntiles", hijacked.GAME, disclosures("hijacked"))


def test_private_tiles_in_the_waiting_line_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """hijacked 4.4: all see the sum of two drawn tiles in the waiting line while their seat chooses."""
    waiting = hijacked.GAME.__class__.waiting
    monkeypatch.setattr(hijacked.GAME.__class__, "waiting", lambda self, state: {**waiting(self, state), "drawn": sum(state.drawn)})
    is_found("twins: ", hijacked.GAME, disclosures("hijacked"))


def test_an_event_that_counts_wounded_men_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """evasion 22.3: a patrol that stops tells how many men are wounded. Samples never have one, ``vary_hidden`` does."""
    told = ch14_reports.report

    def report(state: Any, ref: Any, kind: str, **facts: Any) -> None:
        told(state, ref, kind, **facts | ({"blood": [m.letter for m in state.men.values() if m.state == "wounded"]} if kind == "g_stop" else {}))

    monkeypatch.setattr(ch08_german, "report", report)
    is_found("[may.german.g_stop]\nblood", evasion.GAME, disclosures("evasion"))


def test_a_body_that_breathes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """flight181 4.8: the waiting line counts possums."""
    monkeypatch.setattr(
        flight181.GAME.__class__,
        "waiting",
        lambda self, state: {"turn": state.turn, "possums": sum(h.state == "possum" for h in state.hijackers.values())},
    )
    is_found("twins: ", flight181.GAME, disclosures("flight181"))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda f: f.__name__)
def test_a_planted_fault_is_found(lanterns: ModuleType, fault: Callable[[ModuleType], Made]) -> None:
    game = type("Planted", (lanterns.Lanterns,), fault(lanterns))()
    found = ""
    for seed in range(40):
        rng = random.Random(seed)
        trial = Trial(game, Setup("lanterns", "standard", {"nights": 4}, ("smuggler", "guard")), rng, Chance(bytes([seed])))
        try:
            examine(trial, limit=80)
        except Broken as broken:
            found = broken.check
        except TypeError:
            found = "TypeError"
        if found:
            break
    assert found in FAULTS[fault]


def test_a_record_that_shares_a_list_is_found(lanterns: ModuleType) -> None:
    class Shares(lanterns.Record):  # type: ignore[name-defined, misc]
        boats: list[str]

        def clone(self) -> Shares:
            return Shares(self.boats)

    from lysander.core.battery.points import check_apart

    with pytest.raises(Broken, match="shares"):
        check_apart(Shares(["1"]))


def test_the_example_itself_passes(lanterns: ModuleType) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        setup = Setup("lanterns", "standard", {"nights": rng.choice((3, 4, 5))}, ("smuggler", "guard"))
        examine(Trial(lanterns.GAME, setup, rng, Chance(bytes([seed]))), looks=None)


def example_game(lanterns: ModuleType) -> Trial[Any]:
    return Trial(lanterns.GAME, Setup("lanterns", "standard", {"nights": 4}, ("smuggler", "guard")), random.Random(1), Chance(bytes([1])))


def test_a_journal_that_is_cut_one_line_too_late_is_found_by_going_back_alone(lanterns: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = Match.cut
    monkeypatch.setattr(Match, "cut", lambda match, n: cut(match, min(n + 1, len(match.lines))))
    with pytest.raises(Broken) as broken:
        examine(example_game(lanterns), ("undo",), looks=0)
    assert broken.value.check == "undo"
    examine(example_game(lanterns), [check for check in CHECKS if check not in ("undo", "twins")], looks=0)


def test_points_are_sampled_evenly_and_none_twice() -> None:
    rng, items = random.Random(1), list(range(10))
    drawn = [n for _ in range(300) for n in sampled(items, 4, rng)]
    assert all(90 <= drawn.count(n) <= 150 for n in items) and len(drawn) == 1200
    assert sorted(sampled(items, 12, rng)) == items == sampled(items, None, rng)


def test_what_an_umpire_changed_before_the_worlds_part_is_no_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """15.13 He took the chair and moved the landing; the British see it, in one world only, with their next answer."""
    monkeypatch.setattr(fuzz, "LOOKS", None)
    later = {"captured_on", "even"}  # what has come since would draw another game
    for name, key in (("options", "key"), ("scenarios", "id")):
        monkeypatch.setattr(evasion.GAME, name, tuple(one for one in getattr(evasion.GAME, name) if getattr(one, key) not in later), raising=False)
    failure, tally = Fuzz("evasion", 2302)(11853)
    assert failure is None
    assert ("british", "umpired-view", "landing") in tally.disclosed
