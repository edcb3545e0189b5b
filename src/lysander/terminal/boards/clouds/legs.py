"""11.17 A flight plan by questions, leg by leg: after each leg what the planning aid tells, which legs may follow, and what each needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.ask import Ask, Refusal
from ....games.clouds.words import Words
from ...answers import spoken
from .draft import NOTHING, Draft
from .leg import leg_of, leg_words

if TYPE_CHECKING:
    from ...session import Session

PLAN = "flight_plan"
SUM, CUT = "P-04", "P-02"
TAKE_BACK, GIVE, LEAVE, CLEAR = ("undo", "u"), ("ok", "done"), ("back", "leave", "quit"), ("clear",)
SHOWS = ("text", "log", "rules", "help", "?")


def legs(session: Session, rest: str, ask: Ask, view: Any) -> bool | None:
    """Put a plan together by questions; it begins with the one that stands behind the word. Return True once it is given in or left."""
    if ask.domain.describe()["type"] != PLAN:
        session.screen.told("tty-legs-no-plan")
        return False
    return _Planner(session, ask, view, Draft(str(session.read(rest, ask, [])) if rest else "")).run()


def same(session: Session, rest: str, ask: Ask, view: Any) -> bool | None:
    """Begin with a plan that was flown before: the last of this aeroplane, or that of another one named behind the word."""
    if ask.domain.describe()["type"] != PLAN:
        session.screen.told("tty-legs-no-plan")
        return False
    who = rest.upper() or ask.kind.partition(":")[2]
    told = [e.facts["plan"] for e in session.table.log(ask.seat) if e.kind == "plan" and e.facts.get("who") == who]
    if not told:
        session.screen.told("tty-same-none", who=who)
        return False
    return _Planner(session, ask, view, Draft(told[-1])).run()


class _Planner:
    """The questions about one plan."""

    def __init__(self, session: Session, ask: Ask, view: Any, draft: Draft) -> None:
        self.session, self.screen, self.ask, self.view, self.draft = session, session.screen, ask, view, draft
        self.words = session.text.words_as(Words)
        self.form: Mapping[str, Any] = ask.domain.describe()
        self.open: list[Mapping[str, Any]] = []
        self.climb = ""

    def run(self) -> bool:
        """Ask until the plan is given in, or left."""
        self.show()
        while True:
            line = spoken(self.session.reader.read(self.screen.say("tty-legs-prompt", plan=self.draft.text).strip()))
            word = line.lower()
            if word in LEAVE:
                return True
            if word in GIVE:
                if self.session.answered(self.draft.plan, self.ask, []):
                    return True
            elif word == "do":
                if self.session.do(self.ask, []):
                    return True
            elif self.changed(line, word):
                self.show()

    def changed(self, line: str, word: str) -> bool:
        """Carry out one line. Returns whether the plan is to be shown again."""
        first, _, rest = word.partition(" ")
        if word in TAKE_BACK:
            return self.draft.undo() or self.told("tty-legs-empty")
        if word in CLEAR:
            self.draft.clear()
        elif first in ("map", "m"):
            found = self.session.table.aid(self.ask, self.draft.plan) or {}
            told = self.session.table.log(self.ask.seat)
            self.screen.map(self.view, self.ask, about=rest, path=found.get("path", ()), told=told)
            return False
        elif first == "hint":
            self.session.hint(self.ask.seat, rest)
            return False
        elif first in SHOWS:
            return self.looked(first, rest)
        elif word.isdigit():
            return self.chosen(int(word))
        elif word:
            return self.draft.add(line) or self.told("tty-legs-unclear", line=line)
        return True

    def told(self, id: str, **args: Any) -> bool:
        """Print a line; the plan is not shown again."""
        self.screen.told(id, **args)
        return False

    def looked(self, word: str, rest: str) -> bool:
        """Show something else."""
        if word in ("help", "?"):
            self.screen.explain(self.screen.say("tty-legs-help").splitlines())
            return False
        self.session.look(word, rest, self.ask.seat, self.view, self.ask)
        return False

    def chosen(self, number: int) -> bool:
        """Add the leg with this number, after the questions that it needs."""
        if not 1 <= number <= len(self.open):
            return self.told("tty-bad-number", number=number)
        leg = leg_of(self.session, self.words, {**self.form, "class": self.climb}, self.open[number - 1], self.left)
        return bool(leg) and self.draft.add(leg)

    # what is shown

    @property
    def refusal(self) -> Refusal | None:
        """11.16 All reasons against the plan as it stands."""
        return self.ask.domain.why_not(self.draft.plan)

    @property
    def left(self) -> int:
        """11.4 The MU that are left; below 0 if the legs are too long."""
        found = self.refusal
        short = next((r for r in (found, *found.more) if r.code == SUM), None) if found else None
        return self.form["speed"] - int(short.facts["sum"]) if short else 0

    def show(self) -> None:
        """Print the plan, what the aid tells of it, what may follow."""
        facts: Mapping[str, Any] = self.session.table.aid(self.ask, self.draft.plan) or {}
        self.climb = facts["end"]["class"] if "end" in facts else self.form["class"]
        self.screen.line()
        self.screen.line(self.screen.say("tty-legs-plan", plan=self.draft.text or "none", left=self.left, over=max(0, -self.left)), "bold yellow")
        if self.draft.text not in NOTHING:
            for line in self.words.aid(facts):
                self.screen.line("  " + line)
        against = [r for r in self._reasons() if r.code != SUM or self.left <= 0]
        if against:
            self.screen.refused(Refusal(against[0].rule, against[0].code, against[0].facts, tuple(against[1:])))
        self.followers(facts)

    def _reasons(self) -> list[Refusal]:
        found = self.refusal
        return [r for r in (found, *found.more) if r.code != CUT or self.draft.text] if found else []

    def followers(self, facts: Mapping[str, Any]) -> None:
        """Print the legs that may follow with their numbers, the closed ones with their paragraphs, and what else a plan may hold."""
        found = facts.get("next", ())
        self.open = [o for o in found if o["open"]]
        rows = [(f"{n:>2}", "  ".join(leg_words(self.words, self.form, o, self.left))) for n, o in enumerate(self.open, 1)]
        if rows:
            self.screen.asks(rows)
        for line in self.closed(found) if self.left > 0 else ():
            self.screen.line("    " + line, "dim")
        self.screen.line(self.screen.say("tty-legs-more", more=" ".join(self.more())), "dim")
        if self.refusal is None:
            self.screen.told("tty-legs-ready")

    def closed(self, found: Sequence[Mapping[str, Any]]) -> list[str]:
        """11.16 Return the legs that cannot come next, by the first reason against each, with its paragraph."""
        by_reason: dict[tuple[str, str], list[str]] = {}
        for o in found:
            if not o["open"]:
                id, rule = o["reasons"][0]
                by_reason.setdefault((self.reason(id), rule), []).append(leg_words(self.words, self.form, o, 0)[0])
        return [f"{', '.join(legs)}: {reason} [{rule}]" for (reason, rule), legs in by_reason.items()]

    def reason(self, id: str) -> str:
        """11.16 Return a reason without the figures of its refusal."""
        short = self.words.say.maybe(f"tty-closed-{id}")
        return short or self.words.say(f"refusal-{id}", lead="")

    def more(self) -> list[str]:
        """11.2 Return the words that may be added to the plan as it stands: free bank, throttle, actions, targets, the way home."""
        held = self.draft.text.split(" ")
        other = ["=0", "=L", "=R", *(["thr"] if self.form["throttle"] else []), *self.form["other"], *(f">{t}" for t in self.form["targets"]), "home"]
        return [w for w in other if w not in held and (w[0] != "=" or self._may(w))]

    def _may(self, word: str) -> bool:
        """11.9 Whether the plan may end with this bank."""
        then = Draft(self.draft.text)
        found = self.ask.domain.why_not(then.plan) if then.add(word) else None
        return found is None or all(r.code != "P-24" for r in (found, *found.more))
