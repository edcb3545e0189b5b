"""23 Worked cases: a block of lines (positions 23.1, answers 23.3, chance 23.4, events 23.5, results 23.6) that is played and compared."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from ...core.ask import CHANCE, Answer, Json, Refusal
from ...core.cases import Case, Malformed, listed
from ...core.domain import whole
from ...core.event import ALL, SPECTATOR, Event
from ...core.game import Result, Setup
from .ch16_moves import VERBS
from .notation import TOKEN, changed_options, read_options, seat_tokens, tokens
from .rules import SEATS, rules_of
from .state import State

BOTH = ("turn.act", "squad.level", "final.call")  # questions that take any-time moves too (5.9)
CHANCES = {
    **{word: f"setup.{word}" for word in ("start", "row", "hijackers", "numbers", "objective", "medals")},
    **{word: f"draw.{word}" for word in ("top", "face", "cube", "hijacker", "tiles", "cybot")},
    "tracks": "setup.track",
    "roll": "roll.turn",
    "die": "roll.cybot",
}
HEAD = re.compile(r"hj:[1-4]p")
LETTERED = ("tracks", "numbers", "roll")  # ``A3``: the letter names seat, kind or die


class HijackedCase(Case[State]):
    """Plays a case line by line: positions, answers, draws, and what must be true after them."""

    remark = "#"

    def words(self) -> dict[str, Callable[[str], None]]:
        """23 Returns the words of a line; a seat's letter begins an answer."""
        return {
            "new": self._new, "pos": self._at, "*": self._chance, "no": self._refused, "ask": self._asked, "open": self._offered,
            "then": self._then, "tell": self._told, "end": self._ended,
            **{seat: partial(self._given, seat) for seat in SEATS},
        }  # fmt: skip

    @property
    def lacks_dice(self) -> bool:
        """6.1 Whether a draw or die is missing. A case may end before the roll of the next turn."""
        return super().lacks_dice and self.blocking is not None and self.blocking.kind != CHANCES["roll"]

    def _new(self, text: str) -> None:
        self._at(f"{text} @setup")

    def _at(self, text: str) -> None:
        """23.1 Begins at a position. Options may stand in it, ``opt:…``, or before it, ``option=value``, as may the scenario."""
        if self.lacks_dice:
            return self.too_few()
        scenario, named, position = self.situation(_spaced(text))
        first, *rest = position.split() or [""]
        if not HEAD.fullmatch(first):
            raise Malformed(f"seats, hj:1p to hj:{len(SEATS)}p", first)
        seats = tuple(SEATS[: int(first[3])])
        written = next((w for w in rest if w.startswith("opt:")), "")
        try:
            setup = Setup("hijacked", scenario, {**read_options(written.removeprefix("opt:")), **named}, seats)
            changed = changed_options(rules_of(setup))
        except ValueError as error:
            raise Malformed("options in order, opt:key=value,key=value", written, str(error)) from None
        self.begin(setup, " ".join(filter(None, (first, changed, *(w for w in rest if w != written)))))

    def _given(self, seat: str, text: str) -> None:
        self.give(self._answer(f"{seat} {text}"))

    def _answer(self, text: str) -> Answer:
        """23.3 An any-time move answers the question that waits for its seat, or its standing offer."""
        seat, _, value = _spaced(text).partition(" ")
        if seat not in self.match.setup.seats or not value:
            raise Malformed(f"an answer of {listed(self.match.setup.seats)}", text)
        ask = self.blocking
        kind = ask.kind if ask is not None and ask.seat == seat else "none"
        return Answer(seat, "any" if value.split()[0] in VERBS and kind not in BOTH else kind, value)

    def _chance(self, text: str) -> None:
        """23.4 Answers the draws on a line, of which there may be several."""
        word, *rest = text.split() or [""]
        if word not in CHANCES or not rest:
            raise Malformed(f"a draw and what it brings, the draws are {listed(CHANCES)}", text)
        values: list[Json] = [" ".join(rest)] if word == "tiles" else rest[-1:] if word in ("face", "hijacker") else rest
        since = self.match.event_count
        for value in values:
            cut = value[1:] if word in LETTERED else value
            number = whole(cut)
            self.give(Answer(CHANCE, CHANCES[word], cut if number is None else number))
            if self.enough:
                return
        told = [told_line(e) for e in self.match.events_since(since)]
        named = {
            "roll": f"rolled {self.match.state.active} {' '.join(rest)}",
            "face": f"turned {' '.join(rest)}",
            "hijacker": f"hijacker {' '.join(rest)}",
        }
        if word in named and named[word] not in told:
            self.wrong(f"* {text}: told is {'; '.join(told)}")

    def _refused(self, text: str) -> None:
        given, rule = self.cited(text)
        self.refuse(self._answer(given), rule)

    def paragraph(self, refusal: Refusal, answer: Answer) -> str:
        """5.8, 5.13 Returns the paragraph of a refusal: 5.8 for an any-time move not on offer, 5.13 for an answer to a question that is not asked."""
        if refusal.code == "not-asked":
            return "5.8" if answer.kind == "any" else "5.13"
        return refusal.rule

    def open(self) -> str:
        """Returns ``* roll`` where chance is asked, else the seat and the question that are open."""
        words = {kind: word for word, kind in CHANCES.items()}
        ask = self.blocking
        return f"* {words[ask.kind]}" if ask is not None and ask.seat == CHANCE else super().open()

    def _asked(self, text: str) -> None:
        self.asked(_spaced(text))

    def _offered(self, text: str) -> None:
        seat, *kinds = text.split() or [""]
        if seat not in self.match.setup.seats or not kinds:
            raise Malformed(f"one of {listed(self.match.setup.seats)} and what is offered, - for nothing", text)
        ask = next((a for a in self.match.asks if a.standing and a.seat == seat), None)
        words = [v.split() for v in ask.domain.members() or ()] if ask is not None else []
        now = sorted({w[0] + (w[1] if w[0] == "tile" else "") for w in words}) or ["-"]
        if now != sorted(kinds):
            self.wrong(f"expected open {text}, open is {' '.join(now)}")

    def _then(self, text: str) -> None:
        """Checks that each token holds; in braces only the listed parts are compared."""
        state = self.match.state
        if not text or " ".join(TOKEN.findall(text)) != _spaced(text):
            raise Malformed("tokens of a position", text)
        now = {token for token, _ in tokens(state)} | {f"top:{state.top or '-'}"}
        now |= {f"{token}-" for token in ("disc:", "used:", "star:") if token in now}
        for token in TOKEN.findall(text):
            if "{" in token:
                self._seat(token[0], token[2:-1].split())
            elif token not in now:
                self.wrong(f"expected {token}, came {' '.join(sorted(t for t in now if t[:2] == token[:2])) or 'nothing like it'}")

    def _seat(self, seat: str, wanted: list[str]) -> None:
        if seat not in self.match.state.players:
            raise Malformed(f"one of {listed(self.match.state.players)}", f"{seat}{{{' '.join(wanted)}}}")
        now = {token for token, _ in seat_tokens(self.match.state, seat)}
        now |= {"T-"} if "T" in now else set()
        now |= {f"-{d}" for d in "vwmn" if d not in self.match.state.players[seat].held}
        for token in wanted:
            if token not in now:
                self.wrong(f"expected {seat}{{{token}}}, came {' '.join(sorted(now))}")

    def _told(self, text: str) -> None:
        who, _, line = _spaced(text).partition(" ")
        every = {*self.match.setup.seats, SPECTATOR}
        if not line or who.removeprefix("-") not in (ALL, *self.match.setup.seats) or who == "-all":
            raise Malformed(f"'tell WHO EVENT', WHO is all, {listed(self.match.setup.seats)}, or one of them behind - for all but that one", text)
        to = {ALL} if who == "all" else every - {who[1:]} if who[0] == "-" else {who}
        if not any(told_line(e) == line and set(e.to) == to for e in self.match.events):
            told = [told_line(e) for e in self.match.events]
            self.wrong(f"expected tell {text}, told is {'; '.join(told)}")

    def _ended(self, text: str) -> None:
        if not text.startswith("= "):
            raise Malformed("a result, = storm or = A POINTS … win SEATS", text)
        now = result_line(self.match.state.result)
        if _spaced(text) != now:
            self.wrong(f"expected end {text}, came {now}")


def _spaced(text: str) -> str:
    """Returns a text with single spaces."""
    return " ".join(text.split())


def result_line(result: Result | None) -> str:
    """23.6 Returns a result as a line."""
    if result is None:
        return "no end"
    if result.facts["end"] == "storm":
        return "= storm"
    scores = " ".join(f"{seat} {points}" for seat, points in result.scores.items())
    return f"= {scores} win {','.join(result.facts['winners'])}"


LINES: dict[str, str] = {
    "changed": "changed {seat} {die}{value}",
    "paid": "paid {seat} {markers}",
    "chose": "chose {seat} {place} {die}",
    "turned": "turned {place} {card}",
    "played": "played {seat} {card}",
    "discarded": "discarded {seat} {card}",
    "dealt": "dealt {place} {back}",
    "reshuffled": "reshuffled {cards}",
    "reserved": "reserved {seat} {place} {die}{value}",
    "die_back": "die back {seat} {die}",
    "cube": "cube {cube}",
    "trust": "trust {trust}",
    "star": "star {seat}",
    "talked": "talked {seat} {line} {progress}",
    "persuaded": "persuaded {seat} {hijacker}",
    "hijacker": "hijacker {line} {tile}",
    "called": "called {seat} {target}",
    "call_fails": "call fails",
    "squad": "squad {field}",
    "recognised": "recognised {seat} {step}",
    "kept": "kept {seat} {tile}",
    "gets": "gets {seat} {what}",
    "left": "left {seat} {bonus}",
    "points": "points {seat} {points:+d} ={score}",
    "cashed": "cashed {seat} {marker}",
    "cashed_medal": "cashed medal {seat} {medal}",
    "used": "used {seat} {tile}",
    "gave": "gave {seat} {marker} {to}",
    "took": "took {seat} {card}",
    "cybot": "cybot {card}",
    "cybot_die": "cybot die {face}",
    "police": "police {field}",
    "home": "home {die}",
    "storm": "storm",
}


def told_line(event: Event) -> str:
    """23.5 Returns an event as a line; empty for events that the rulebook does not list."""
    facts = event.facts
    if event.kind in LINES:
        return LINES[event.kind].format(**facts).strip()
    if event.kind == "rolled":
        return f"rolled {facts['seat']} {' '.join(f'{d}{v}' for d, v in facts['dice'].items())}"
    if event.kind == "tiles":
        return f"tiles {' '.join(map(str, facts['tiles'])) or '? ?'}"
    if event.kind == "rescued":
        return f"rescued {facts['seat']} {facts['figure']} {' '.join(facts['cards'])}"
    if event.kind == "medal":
        return f"medal {facts['seat'] or 'void'} {facts['medal']} {facts['goal']}"
    if event.kind == "result" and facts["end"] != "storm":
        return f"final {' '.join(f'{s} {p}' for s, p in facts['scores'].items())} win {','.join(facts['winners'])}"
    return ""
