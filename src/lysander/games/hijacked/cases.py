"""23 Worked cases: a block of lines (positions 23.1, answers 23.3, chance 23.4, events 23.5, results 23.6) that is played and compared."""

from __future__ import annotations

from collections.abc import Callable

from ...core.ask import CHANCE, Answer, Json, Refusal
from ...core.cases import Case, Malformed
from ...core.event import ALL, SPECTATOR, Event
from ...core.game import Result, Setup
from .ch16_moves import VERBS
from .notation import read_options, seat_tokens, tokens
from .rules import SEATS
from .state import State

BOTH = ("turn.act", "squad.level", "final.call")  # questions that take any-time moves too (5.9)
CHANCES = {
    **{word: f"setup.{word}" for word in ("start", "row", "hijackers", "numbers", "objective", "medals")},
    **{word: f"draw.{word}" for word in ("top", "face", "cube", "hijacker", "tiles", "cybot")},
    "tracks": "setup.track",
    "roll": "roll.turn",
    "die": "roll.cybot",
}
LETTERED = ("tracks", "numbers", "roll")  # ``A3``: the letter names seat, kind or die


class HijackedCase(Case[State]):
    """Plays a case line by line: positions, answers, draws, and what must be true after them."""

    def play(self) -> None:
        """Plays all lines; ``#`` starts a remark."""
        lines = [text for line in self.text.splitlines() if (text := line.partition("#")[0].strip())]
        if not lines:
            raise Malformed("no line")
        for line in lines:
            self._line(line)
            if self.enough:
                break

    def _line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = " ".join(rest.split())
        verbs: dict[str, Callable[[str], None]] = {
            "new": self._new, "pos": self._at, "*": self._chance, "no": self._refused, "ask": self._asked, "open": self._offered,
            "then": self._then, "tell": self._told, "end": self._ended,
        }  # fmt: skip
        if word in verbs:
            verbs[word](rest)
        elif len(word) == 1 and word in SEATS:
            self.give(self._answer(f"{word} {rest}"), line)
        else:
            raise Malformed(line)

    def _new(self, text: str) -> None:
        self._at(f"{text} @setup")

    def _at(self, text: str) -> None:
        words = text.split()
        options = next((w[4:] for w in words if w.startswith("opt:")), "")
        try:
            setup = Setup("hijacked", "standard", read_options(options), tuple(SEATS[: int(words[0][3:-1])]))
        except (ValueError, IndexError) as error:
            raise Malformed(f"{text}: {error}") from None
        self.begin(setup, text)

    def _answer(self, text: str) -> Answer:
        """23.3 An any-time move answers the question that waits for its seat, or its standing offer."""
        seat, _, value = text.partition(" ")
        ask = self.blocking
        verb = value.split()[0] if value else ""
        kind = ask.kind if ask is not None and ask.seat == seat else "none"
        return Answer(seat, "any" if verb in VERBS and kind not in BOTH else kind, value)

    def _chance(self, text: str) -> None:
        """23.4 Answers the draws on a line, of which there may be several."""
        word, *rest = text.split()
        if word not in CHANCES or not rest:
            raise Malformed(f"* {text}")
        values: list[Json] = [" ".join(rest)] if word == "tiles" else rest[-1:] if word in ("face", "hijacker") else rest
        since = self.match.event_count
        for value in values:
            cut = value[1:] if word in LETTERED else value
            self.give(Answer(CHANCE, CHANCES[word], int(cut) if cut.isdigit() else cut), f"* {text}")
        told = [told_line(e) for e in self.match.events_since(since)]
        named = {
            "roll": f"rolled {self.match.state.active} {' '.join(rest)}",
            "face": f"turned {' '.join(rest)}",
            "hijacker": f"hijacker {' '.join(rest)}",
        }
        if word in named and named[word] not in told and not self.problems:
            self.problems.append(f"* {text}: told is {'; '.join(told)}")

    def _refused(self, text: str) -> None:
        given, _, rule = text.rpartition(" ")
        self.refuse(self._answer(given), rule, f"no {text}")

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
        if self.open() != text:
            self.problems.append(f"expected ask {text}, open is {self.open()}")

    def _offered(self, text: str) -> None:
        seat, *kinds = text.split()
        ask = next((a for a in self.match.asks if a.standing and a.seat == seat), None)
        words = [v.split() for v in ask.domain.members() or ()] if ask is not None else []
        now = sorted({w[0] + (w[1] if w[0] == "tile" else "") for w in words}) or ["-"]
        if now != sorted(kinds):
            self.problems.append(f"expected open {text}, open is {' '.join(now)}")

    def _then(self, text: str) -> None:
        """Checks that each token holds; in braces only the listed parts are compared."""
        state = self.match.state
        now = {token for token, _ in tokens(state)} | {f"top:{state.top or '-'}"}
        now |= {f"{token}-" for token in ("disc:", "used:", "star:") if token in now}
        rest = text
        for seat in state.players:
            head, brace, tail = rest.partition(f"{seat}{{")
            if brace:
                wanted, _, tail = tail.partition("}")
                self._seat(seat, wanted.split())
                rest = head + tail
        for token in rest.split():
            if token not in now:
                self.problems.append(f"expected {token}, came {' '.join(sorted(t for t in now if t[:2] == token[:2])) or 'nothing like it'}")

    def _seat(self, seat: str, wanted: list[str]) -> None:
        now = {token for token, _ in seat_tokens(self.match.state, seat)}
        now |= {"T-"} if "T" in now else set()
        now |= {f"-{d}" for d in "vwmn" if d not in self.match.state.players[seat].held}
        for token in wanted:
            if token not in now:
                self.problems.append(f"expected {seat}{{{token}}}, came {' '.join(sorted(now))}")

    def _told(self, text: str) -> None:
        who, _, line = text.partition(" ")
        every = {*self.match.setup.seats, SPECTATOR}
        to = {ALL} if who == "all" else every - {who[1:]} if who[0] == "-" else {who}
        if not any(told_line(e) == line and set(e.to) == to for e in self.match.events):
            told = [told_line(e) for e in self.match.events]
            self.problems.append(f"expected tell {text}, told is {'; '.join(told)}")

    def _ended(self, text: str) -> None:
        now = result_line(self.match.state.result)
        if text != now:
            self.problems.append(f"expected end {text}, came {now}")


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
