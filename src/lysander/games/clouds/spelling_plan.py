"""11, 34.7 Flight plans put together word by word: segment after segment, then what a plan has besides.

A segment is its kind with side, steps or class (``TL``, ``P1``, ``DV``), then its parameters; what is forced is left out. A word is offered only if
the plan can be finished after it: by flying straight on, easing, diving on, pulling out, or turning for home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.ask import Json
from ...core.record import replace
from ...core.spelling import END
from .ch03_panel import climb_limit, shown, tightest
from .ch11_choices import other_actions, targets
from .ch11_costs import actions_there, pose_of
from .ch11_legality import why_not
from .ch11_segments import BANKS, LAST, MOST_EU, SLOPE, Course, judge_next
from .ch12_path import leg, pulls_of, turned
from .ch27_home import bound_home, cannot_turn, homeward_bank, turns_home
from .domains_plan import FlightPlan
from .geometry import CIRCLE, HALF, SHALLOW
from .panels import LETTERS, WIDEST
from .plan_text import BANKS as BANK_WORDS
from .plan_text import letter_sign, read, write
from .plane import LANDED
from .plans import MOST_SEGMENTS, Action, Plan, Segment
from .spelling_segments import GREATEST, HOME, KINDS, NONE, TAKEOFF, THROTTLE, action_word, headings, parts_of, segment, words_of


class Planning:
    """11.2, 11.3 A flight plan in the making. ``course`` is what its whole ``segments`` have come to, ``pose`` where they lead, ``taken`` all
    words so far, those that were forced, too; ``there`` are the pilot's actions.

    What it cannot say: an other action named twice; a pilot who jumps in a plan that names another action, or the throttle, before his jump; a
    beginning that can be flown to its end only in a way that ``_ways`` does not try.
    """

    def __init__(self, domain: FlightPlan) -> None:
        s, plane = domain.state, domain.plane
        self.domain, self.taken = domain, list[str]()
        self.s, self.plane = s, plane
        self.course = Course(s, plane, Plan())
        self.segments: tuple[Segment, ...] = ()
        self.pose = pose_of(plane)
        self.there, self._climb, self._top = actions_there(plane), climb_limit(self.course.panel, plane), max(s.rules.ceiling, plane.z)
        self._bound = bound_home(s, plane) and not cannot_turn(s, plane)
        letters = (find(self.course.panel, plane, plane.speed) or WIDEST for find in (tightest, shown))
        self._letters = tuple(dict.fromkeys(letters))
        self._known: dict[tuple[object, ...], bool] = {}
        self._part: list[str] = []
        self._plan = Plan()
        self._named: Action | None = None
        self._over = plane.state == LANDED
        self._others: list[Action] | None = None
        self._words: Sequence[str] = self._landed() if plane.state == LANDED else self._next()

    # making

    def words(self) -> Sequence[str]:
        return self._words

    def add(self, word: str) -> None:
        self._take(word)
        while len(self._words) == 1:
            self._take(self._words[0])

    def value(self) -> Json:
        return write(self._plan)

    def cut(self, value: Json) -> Sequence[str]:
        words, other, asked = [*words_of(read(value))], Planning(self.domain), list[str]()
        while other.words() and words[: len(other.taken)] == other.taken:
            at = len(other.taken)
            if at == len(words):
                break
            if words[at] not in other.words():
                raise ValueError(f"{value}: {words[at]} is none of {', '.join(other.words())}")
            asked.append(words[at])
            other.add(words[at])
        return asked

    def _take(self, word: str) -> None:
        self.taken.append(word)
        if word in (END, NONE):
            self._words = ()
        elif word == TAKEOFF:
            self._plan, self._words = Plan((Segment("takeoff"),)), ()
        elif not self._over and (self._part or word in KINDS):
            self._build(word)
        else:
            self._over = True
            self._besides(word)
            self._words = self._more() if self._named is None else self._counts()

    def _landed(self) -> Sequence[str]:
        """17.10 Returns the words of an aeroplane on the ground."""
        return [word for word, plan in ((TAKEOFF, Plan((Segment("takeoff"),))), (NONE, Plan())) if not why_not(self.s, self.plane, plan)]

    # segments

    def _build(self, word: str) -> None:
        """Takes a word of a segment; with its last one the segment is flown."""
        self._part.append(word)
        kind, parts = self._part[0], self._part[1:]
        if len(parts) < parts_of(kind):
            self._words = self._parts(kind, parts)
            return
        g = segment(kind, parts)
        course = self._reach(self.course, g)
        assert course is not None
        self.pose = leg(self.pose, g, course.sum - self.course.sum, pulls_of(self.s.rules)).end
        self.course, self.segments, self._part = course, (*self.segments, g), []
        self._plan = Plan(self.segments)
        self._words = self._next()

    def _next(self) -> Sequence[str]:
        """Returns the kinds of segments that may come next, and what else there may be if the plan can end here."""
        found = [kind for kind in self._kinds() if self._opens(kind, [])]
        if not self._closes(self.course):
            return found if self.segments else [*found, *self._jumps()]
        return [*found, *self._more()]

    def _kinds(self) -> Iterator[str]:
        """11.3 Yields the kinds whose least segment may be flown next."""
        c = self.course
        if c.ended in LAST or c.n == MOST_SEGMENTS:
            return
        letter = letter_sign(c.duty if c.duty and not c.n else self._letters[0])
        least = {"S": ("1", "0"), "T": (letter, "1", "0"), "D": ("1",), "P": (letter,), "W": ("1", "2")}
        for kind in KINDS:
            if c.left == 0 and kind not in ("E", "STALL", "SPIN"):
                continue
            if kind == "R@":
                if c.climb == "V":
                    yield kind
            elif self._reach(c, segment(kind, least.get(kind[0], ()))) is not None:
                yield kind

    def _parts(self, kind: str, parts: Sequence[str]) -> list[str]:
        """Returns the words that may follow the beginning of a segment."""
        return [word for word in self._values(kind, len(parts), parts) if self._opens(kind, [*parts, word])]

    def _values(self, kind: str, at: int, parts: Sequence[str]) -> Iterator[str]:
        """Yields the values that a parameter may have, no height change first."""
        left, name = self.course.left, kind if kind == "R@" else kind[0]
        match name, at:
            case ("T", 0) | ("P", 0):
                yield from LETTERS[self._letters[0] - 1 :]
            case ("R@", _):
                yield from map(str, range((36, 10, 10)[at]))
            case ("W", 0):
                yield from map(str, range(1, min(MOST_EU, left // 2) + 1))
            case ("W", 1):
                yield from map(str, range(2 * int(parts[0]), left + 1))
            case ("S", 1) | ("T", 2):
                most = int(parts[-1]) // SLOPE if self.course.climb in SHALLOW else 0
                yield "+0"
                yield from (f"{dz:+d}" for dz in range(-most, most + 1) if dz)
            case _:
                yield from map(str, range(1, left + 1))

    def _opens(self, kind: str, parts: list[str]) -> bool:
        """Whether some segment that begins with these words may be flown next, and some plan then be flown to its end."""
        if kind == "R@":
            return any(self._may(Segment("roll", heading=h)) for h in dict.fromkeys(self._corners(parts)))
        if len(parts) == parts_of(kind):
            return self._may(segment(kind, parts))
        return any(self._opens(kind, [*parts, word]) for word in self._values(kind, len(parts), parts))

    def _corners(self, parts: Sequence[str]) -> Sequence[int]:
        """12.5 Returns headings that stand for all that begin with these words: a roll to either side fits, or does not."""
        heading = self.course.heading
        return headings(parts) if parts else ((heading + 900) % CIRCLE, (heading - 900) % CIRCLE)

    def _may(self, g: Segment) -> bool:
        course = self._reach(self.course, g)
        return course is not None and self._completes(course)

    def _reach(self, c: Course, g: Segment) -> Course | None:
        """11.16 Returns the course with one segment more, or None if there is a reason against it."""
        course = fork(c)
        judge_next(course, g, last=True)
        if course.reasons or course.left < 0 or course.actions > self.there or course.rise > self._climb or course.top > self._top:
            return None
        return course

    def _closes(self, c: Course) -> bool:
        """11.4, 11.15, 27.4 Whether a plan may end after these segments."""
        if c.left or (c.duty and not c.wide):
            return False
        return not self._bound or c.lands or turns_home(self.s, self.plane, c.heading, c.rolls_home)

    def _completes(self, c: Course) -> bool:
        """Whether a plan may end after these segments, or some of ``_ways`` lead on to an end."""
        if self._closes(c):
            return True
        if not c.left or c.ended in LAST or c.n >= MOST_SEGMENTS or (c.n and c.duty and not c.wide):
            return False
        if c.climb in SHALLOW and not self._bound and not c.duty:
            return True
        home = (c.heading, c.rolls_home, c.bank) if self._bound else ()
        key = (c.climb, c.left, c.actions, c.ended == "straight", c.n, c.z if c.z + GREATEST > self._top else 0, c.wide, *home)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = any((to := self._reach(c, g)) is not None and self._completes(to) for g in self._ways(c))
        return found

    def _ways(self, c: Course) -> Iterator[Segment]:
        """11.19 Yields the segments with which it is tried to come to an end."""
        yield Segment("straight", length=c.left)
        if c.climb == "Z":
            yield Segment("ease")
        elif c.climb in ("S", "V"):
            yield from (Segment("pull", letter=letter, steps=steps) for steps in (1, 2) for letter in self._letters)
            yield Segment("dive", to="V", length=c.left)
            yield from (Segment("roll", heading=(c.heading + by) % CIRCLE) for by in (900, HALF + 900) if c.climb == "V")
        elif self._bound:
            yield from self._ways_home(c)

    def _ways_home(self, c: Course) -> Iterator[Segment]:
        """27.4 Yields the segments with which an aeroplane turns for home: the least turn that will do, or a roll."""
        for letter in self._letters if c.bank != "0" else ():
            for n in range(1, c.left + 1):
                if turns_home(self.s, self.plane, turned(c.heading, c.bank, letter, n), c.rolls_home):
                    yield Segment("turn", c.bank, letter, n)
                    break
        side = homeward_bank(self.s, self.plane)
        yield from (Segment("roll", to=to) for to in (side, *BANKS) if to != c.bank)

    # what a plan has besides

    def _jumps(self) -> Sequence[str]:
        """11.7 Returns the word of a plan by which the pilot jumps: it has no segments."""
        return ["/jump:P"] if not why_not(self.s, self.plane, Plan(actions=(Action("jump", what="P"),))) else []

    def _besides(self, word: str) -> None:
        """Takes a word behind the segments."""
        plan = self._plan
        if self._named is not None:
            self._plan, self._named = replace(plan, actions=(*plan.actions, replace(self._named, count=int(word)))), None
        elif word in BANK_WORDS:
            self._plan = replace(plan, bank=word[1:])
        elif word == THROTTLE:
            self._plan = replace(plan, throttle=True)
        elif word == HOME:
            self._plan = replace(plan, go_home=True)
        elif word[0] != "/":
            self._plan = replace(plan, target=word)
        else:
            action = next(a for a in self._acts() if action_word(a) == word)
            if action.do == "repair":
                self._named = action
            else:
                self._plan = replace(plan, actions=(*plan.actions, action))

    def _acts(self) -> list[Action]:
        if self._others is None:
            self._others = other_actions(self.s, self.plane)
        return self._others

    def _legal(self, plan: Plan) -> bool:
        return not why_not(self.s, self.plane, plan)

    def _counts(self) -> Sequence[str]:
        """21.7 Returns how many actions may be given to the gun that has been named."""
        named, plan = self._named, self._plan
        assert named is not None
        return [str(n) for n in range(1, named.count + 1) if self._legal(replace(plan, actions=(*plan.actions, replace(named, count=n))))]

    def _more(self) -> Sequence[str]:
        """11.2 Returns what may come behind the segments and what has been said since, in the order of the notation, and the end."""
        plan = self._plan
        if plan.go_home or plan.target:
            return ()
        found = [END]
        if not plan.actions and not plan.throttle:
            if not plan.bank and self._legal(replace(plan, bank="0")):
                found += BANK_WORDS
            if self._legal(replace(plan, throttle=True)):
                found.append(THROTTLE)
        said = {action_word(a) for a in plan.actions}
        for action in self._acts():
            word = action_word(action)
            least = replace(action, count=1) if action.do == "repair" else action
            if word not in said and self._legal(replace(plan, actions=(*plan.actions, least))):
                found.append(word)
        named = targets(self.s, self.plane)
        if named and self._legal(replace(plan, target=named[0])):
            found += named
        if self._legal(replace(plan, go_home=True)):
            found.append(HOME)
        return found if len(found) > 1 else ()


def fork(c: Course) -> Course:
    """Returns a copy of a course that goes on by itself; nothing speaks against it so far."""
    new = Course.__new__(Course)
    new.s, new.plane, new.plan, new.panel, new.duty = c.s, c.plane, c.plan, c.panel, c.duty
    new.climb, new.bank, new.heading, new.z, new.top = c.climb, c.bank, c.heading, c.z, c.top
    new.sum, new.actions, new.rise, new.n, new.ended = c.sum, c.actions, c.rise, c.n, c.ended
    new.wide, new.lands, new.rolls_home, new.reasons = c.wide, c.lands, c.rolls_home, []
    return new
