"""23 Notation: positions, written and read.

Beyond 23.1, positions inside ``act`` have a token ``mid:`` with the step, and with the place of the selection, the call, or the seat of
the last call, so that every point of rest can be written.
"""

from __future__ import annotations

import re

from ...core.domain import whole
from ...core.game import Setup
from .ch03_setup import blank_state
from .ch06_dice import DICE
from .check import broken_invariants
from .rules import Rules, options, pool_of
from .state import CYBOT, KINDS, TOP, Call, Line, Medal, Negotiator, Place, State

STEPS = {"cybot": "@cybot", "police": "@police", "last-call": "@final", "scoring": "@final", "round-end": "@police"}
WORDS = {"cybot": "cybot", "police": "police", "final": "last-call"}
MIDDLE = ("decide", "reserve", "level")
DONE = ("card", "res", "trust")


# write


def write(state: State) -> str:
    """23.1 Returns the position as one line; before set-up only game and options."""
    rules = state.rules
    parts = [f"hj:{len(rules.seats)}p"]
    parts += filter(None, [changed_options(rules)])
    if state.step == "setup":
        return " ".join([*parts, "@setup"])
    parts += [token for token, default in tokens(state) if token and token != default]
    parts += [text for seat in state.players if (text := _seat(state, seat))]
    return " ".join(parts)


def changed_options(rules: Rules) -> str:
    """23.1 Returns the token of the options that differ from their defaults; empty if none does."""
    changed = {k: v for k, v in rules.options.items() if v != DEFAULTS[k]}
    return "opt:" + ",".join(f"{k}={changed[k]}" for k in sorted(changed)) if changed else ""


def tokens(state: State) -> list[tuple[str, str]]:
    """23.1 Returns the tokens between options and seats, each with its default."""
    at = "@over" if state.result is not None else STEPS.get(state.step, f"@{state.active}")
    return [
        (f"r{state.round}", "r1"),
        (at, f"@{state.start}"),
        (f"start:{state.start}", "start:A"),
        (f"sq{state.squad}", f"sq{state.rules.plain_field}"),
        (f"tr{state.trust}", "tr0"),
        (f"star:{state.star}", "star:"),
        (_numbers(state), "num:F1,C2,M3,J4"),
        ("row:" + ",".join(_place(state, p) for p in state.row), "row:1,2,3,4,5,6"),
        (f"top:{state.top}" if state.pile else "", "top:1"),
        (f"pile:{state.pile}", f"pile:{_pile(state)}"),
        ("disc:" + ",".join(state.discard), "disc:"),
        (_old(state), ""),
        (
            "hij:" + ",".join(f"{x.tile}.{x.progress}{x.seat}" if x.tile else "-" for x in state.lines),
            "hij:" + ",".join(f"{n}.0" for n in range(1, 5)),
        ),
        (f"obj:{state.objective}", "obj:1"),
        ("med:" + ",".join(f"{m.value}{'x' if m.void else m.seat}{'$' if m.cashed else ''}" for m in state.medals), "med:1,2,3"),
        ("used:" + ",".join(map(str, state.used)), "used:"),
        ("cyb:" + ",".join(map(str, state.turned)), "cyb:"),
        (_dice(state), ""),
        ("done:" + ",".join(_done(state)), "done:"),
        (_middle(state), ""),
    ]


DEFAULTS = {o.key: o.default for o in options()}


def _numbers(state: State) -> str:
    values = dict(zip(state.rules.places, state.numbers, strict=True))
    return "num:" + ",".join(f"{k}{values[k]}" for k in "FCMJ")


def _place(state: State, p: Place) -> str:
    if not p.back:
        return "-"
    if not p.face:
        return f"{p.back}" + "'" * (len(state.pools) - 1 - p.pool)
    return p.face + (f"={p.by}{p.die}{p.value}" if p.by else "") + "!" * p.fresh


def _pile(state: State) -> int:
    """23.1 Returns the default of ``pile``."""
    shown = sum(len(p.cards) for p in state.players.values()) + len(state.discard)
    return 59 - sum(p.back > 0 for p in state.row) - shown


def _old(state: State) -> str:
    if len(state.pools) == 1:
        return ""
    return "old:" + "/".join(",".join(sorted(c for cards in pool for c in cards)) or "-" for pool in state.pools[:-1])


def _dice(state: State) -> str:
    if state.step not in ("act", "turn-end", *MIDDLE) or state.result is not None:
        return ""
    return "dice:" + (",".join(f"{d}{v}" for d, v in state.dice.items()) or "-")


def _done(state: State) -> list[str]:
    marks = zip(DONE, (state.selected, state.reserved, state.trusted), strict=True)
    found = [word for word, done in marks if done] + [f"talk{n}" for n in state.talked]
    return found + ["call"] * state.called + [f"p{state.placed}"] * (state.placed > 0)


def _middle(state: State) -> str:
    if state.result is not None:
        return ""
    if state.step == "level":  # once the call has succeeded (11.6) or failed, the position is that of the next question
        return "" if state.call is None else f"mid:level={state.call.dice}{state.call.target}{state.call.seat}"
    if state.step in MIDDLE:
        return f"mid:{state.step}={state.chosen}{':' if state.shown else ''}{state.shown}"
    return f"mid:final={state.active}" if state.step in ("last-call", "scoring") and state.active != state.start else ""


def _seat(state: State, seat: str) -> str:
    """23.1 Returns a seat as ``B{…}``; empty if everything has its default."""
    words = [token for token, default in seat_tokens(state, seat) if token != default]
    return f"{seat}{{{' '.join(words)}}}" if words else ""


def seat_tokens(state: State, seat: str) -> list[tuple[str, str]]:
    """23.1 Returns the tokens of a seat, each with its default."""
    p = state.players[seat]
    track = 2 if seat == CYBOT else list(state.players).index(seat) + 1
    hijackers = [f"{tile}{'*' if i == 0 and state.persuader == seat else ''}" for i, tile in enumerate(p.hijackers)]
    return [
        (f"t{p.track}", f"t{track}"),
        (f"s{p.score}", "s0"),
        (f"k{p.step}", "k0"),
        ("".join(k * p.markers[k] for k in KINDS) or "0", "0" if seat == CYBOT else "J"),
        (f"[{','.join(p.cards)}]", "[]"),
        (f"p{p.passengers}", "p0"),
        (f"q{p.pilots}", "q0"),
        ("T" + ",".join(map(str, p.tiles)), "T"),
        ("H" + ",".join(hijackers), "H"),
        *((f"{d}@{p.held[d]}", "") for d in DICE if d in p.held),
    ]


# read


class BadPosition(ValueError):
    """A position that cannot be read; the text says which part."""


def _bad(what: str) -> BadPosition:
    return BadPosition(f"[23.1] not a position: {what[:60]!r}")


TOKEN = re.compile(r"[ABCDX]\{[^{}]*\}|[^ {}]+")
_PLACE = re.compile(r"(?:([1-6])('*)|([BGYSR][0-9]{2})(?:=([ABCD])([abvwmn])([1-6])(!?))?|(-))$")
_LINE = re.compile(r"([1-8])\.([0-3])([ABCDX]?)$")
_MEDAL = re.compile(r"([1-9])(?:(x)|([ABCDX])(\$?))?$")
_HELD = re.compile(r"([vwmn])@([0-9]{1,4})$")
_LEVEL = re.compile(r"level=([abvwmn])([abvwmn])([0-9]{1,4})([ABCD])$")
_CHOSEN = re.compile(r"(decide|reserve)=([1-6]|top)?(?::([BGYS][0-9]{2}))?$")
NAMES = ("opt", "start", "star", "num", "row", "top", "pile", "disc", "old", "hij", "obj", "med", "used", "cyb", "dice", "done", "mid")


def parse(text: str, setup: Setup) -> State:
    """23.1 Reads a position; seats and options must be those of the setup. Raises ``ValueError``."""
    if not isinstance(text, str) or not text.isascii() or " ".join(TOKEN.findall(text)) != text:
        raise _bad(str(text))
    first, *tokens = TOKEN.findall(text) or [""]
    state = blank_state(setup)
    rules = state.rules
    found = _by_name(tokens)
    if first != f"hj:{len(rules.seats)}p" or read_options(found.pop("opt", "")) != {k: v for k, v in rules.options.items() if v != DEFAULTS[k]}:
        raise BadPosition("[23.1] the seats or options are not those of the table")
    if found.get("@") == "setup":
        return state
    Reader(state, found).read()
    if problems := broken_invariants(state):
        raise BadPosition(f"[23.1] {problems[0]}")
    return state


def read_options(text: str) -> dict[str, str]:
    """Reads ``k=v,k=v``, whose keys are in alphabetical order."""
    pairs = [pair.split("=") for pair in text.split(",") if text]
    if any(len(pair) != 2 for pair in pairs) or pairs != sorted(pairs):
        raise _bad(text)
    return dict(pairs)


def _by_name(tokens: list[str]) -> dict[str, str]:
    """Returns the tokens by name; a seat's name is its letter, that of ``r4`` is ``r``."""
    found: dict[str, str] = {}
    for token in tokens:
        name, colon, rest = token.partition(":")
        if token[1:2] == "{":
            name, rest = token[0], token[2:-1]
        elif token[0] == "@":
            name, rest = "@", token[1:]
        elif not colon:
            name = token.rstrip("0123456789")
            rest = token[len(name) :]
            if name not in ("r", "sq", "tr"):
                raise _bad(token)
        elif name not in NAMES:
            raise _bad(token)
        if name in found:
            raise _bad(token)
        found[name] = rest
    return found


def _number(text: str, low: int = 0, high: int = 9999) -> int:
    number = whole(text, 4)
    if number is None or not low <= number <= high:
        raise _bad(text)
    return number


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.match(text)
    if found is None:
        raise _bad(text)
    return found


def _items(text: str) -> list[str]:
    items = text.split(",") if text else []
    if not all(items):
        raise _bad(text)
    return items


class Reader:
    """23.2 Fills a blank state from tokens; supply, bag, aircraft, stack and reserve follow from the rest."""

    def __init__(self, state: State, found: dict[str, str]) -> None:
        self.state = state
        self.found = found
        self.cards = state.rules.cards

    def read(self) -> None:
        """Reads all tokens, in the order of the table."""
        state, found = self.state, self.found
        seats = state.rules.seats
        state.start = found.get("start", "A")
        if state.start not in seats:
            raise _bad(f"start:{state.start}")
        state.round = _number(found.get("r", "1"), 1)
        state.squad = _number(found.get("sq", str(state.rules.plain_field)), 0, state.rules.top)
        state.trust = _number(found.get("tr", "0"), 0, 100)
        state.star = found.get("star", "")
        self._step(found.get("@", state.start))
        self._board()
        for n, (seat, p) in enumerate(state.players.items(), 1):
            self._seat(p, seat, n, found.get(seat, ""))
        if any(name in found for name in "ABCDX" if name not in state.players):
            raise _bad("a seat that does not play")
        self._lines()
        self._cards()
        self._turn()

    def _step(self, at: str) -> None:
        state = self.state
        state.active = state.start
        if at in WORDS:
            state.step, state.last = WORDS[at], at == "final"
            state.active = CYBOT if at == "cybot" else state.start
            if at == "cybot" and not state.rules.solo:
                raise _bad("@cybot")
        elif at == "over":
            raise BadPosition("[23.1] a game that is over is not played on")
        elif at in state.rules.seats:
            state.active, state.step = at, "act" if "dice" in self.found else "roll"
        else:
            raise _bad(f"@{at}")

    def _board(self) -> None:
        state, found = self.state, self.found
        numbers = {item[0]: _number(item[1:], 1, 6) for item in _items(found.get("num", "F1,C2,M3,J4"))}
        if "".join(numbers) != "FCMJ" or len(set(numbers.values())) != 4:
            raise _bad(f"num:{found.get('num')}")
        state.numbers = tuple(numbers[k] for k in state.rules.places)
        state.objective = _number(found.get("obj", "1"), 1, len(state.rules.objectives))
        for item in found.get("med", "1,2,3").split(","):
            m = _matched(_MEDAL, item)
            state.medals.append(Medal(int(m[1]), m[3] or "", bool(m[4]), bool(m[2])))
        state.used = [_number(t, 1, max(state.rules.tiles)) for t in _items(found.get("used", ""))]
        state.turned = [_number(t, 1, 12) for t in _items(found.get("cyb", ""))]

    def _seat(self, p: Negotiator, seat: str, n: int, text: str) -> None:
        p.track, p.score = (2 if seat == CYBOT else n), 0
        for word in text.split():
            held = _HELD.match(word)
            if held:
                p.held[held[1]] = int(held[2])
            elif word[0] in "tskpq" and word[1:]:
                name = {"t": "track", "s": "score", "k": "step", "p": "passengers", "q": "pilots"}[word[0]]
                setattr(p, name, _number(word[1:]))
            elif word[0] == "[" and word[-1] == "]":
                p.cards = [self._card(c) for c in _items(word[1:-1])]
            elif word[0] == "T" and word[1:]:
                p.tiles = [_number(t, 1, max(self.state.rules.tiles)) for t in _items(word[1:])]
            elif word[0] == "H" and word[1:]:
                self._hijackers(p, seat, word[1:])
            elif word == "0" or not word.strip(KINDS):
                p.markers = {k: word.count(k) for k in KINDS}
            else:
                raise _bad(word)
        p.held = {d: p.held[d] for d in DICE if d in p.held}

    def _lines(self) -> None:
        """Reads ``hij``; without it the tiles 1 to 4 that nobody owns lie on the places."""
        owned = [t for p in self.state.players.values() for t in p.hijackers]
        usual = ",".join("-" if t in owned else f"{t}.0" for t in range(1, 5))
        for item in self.found.get("hij", usual).split(","):
            m = None if item == "-" else _matched(_LINE, item)
            self.state.lines.append(Line(int(m[1]), int(m[2]), m[3]) if m else Line(0, 0, ""))

    def _hijackers(self, p: Negotiator, seat: str, text: str) -> None:
        tiles = text.split(",")
        if tiles[0].endswith("*"):
            self.state.persuader, tiles[0] = seat, tiles[0][:-1]
        p.hijackers = [_number(t, 1, 8) for t in tiles]

    def _card(self, id: str) -> str:
        if id not in self.cards:
            raise _bad(id)
        return id

    def _cards(self) -> None:
        """Reads the row, the pile and the pools (7.14): a card that lies nowhere in sight is unseen."""
        state, found = self.state, self.found
        state.discard = [self._card(c) for c in _items("" if found.get("disc") == "-" else found.get("disc", ""))]
        old = found["old"].split("/") if "old" in found else []
        older = [[self._card(c) for c in _items("" if group == "-" else group)] for group in old]
        for item in found.get("row", "1,2,3,4,5,6").split(","):
            m = _matched(_PLACE, item)
            if m[1]:
                state.row.append(Place(int(m[1]), "", len(older) - len(m[2]), "", "", 0, False))
            elif m[3]:
                card = self._card(m[3])
                state.row.append(Place(self.cards[card].back, card, 0, m[4] or "", m[5] or "", int(m[6] or 0), bool(m[7])))
            else:
                state.row.append(Place(0, "", 0, "", "", 0, False))
        if len(state.row) != 6:
            raise _bad(f"row:{found.get('row')}")
        state.pile = _number(found.get("pile", str(max(0, _pile(state)))), 0, len(self.cards))
        top = found.get("top", "1" if state.pile else "-")
        state.top = 0 if top == "-" else _number(top, 1, 6)
        self._middle(found.get("mid", ""))
        shown = {*(c for p in state.players.values() for c in p.cards), *state.discard, *(p.face for p in state.row), state.shown}
        shown |= {c for group in older for c in group}
        state.pools = [pool_of(self.cards, group) for group in older] + [pool_of(self.cards, [c for c in self.cards if c not in shown])]

    def _turn(self) -> None:
        state, found = self.state, self.found
        for item in _items("" if found.get("dice") == "-" else found.get("dice", "")):
            if item[0] not in DICE or item[0] in state.dice:
                raise _bad(f"dice:{found['dice']}")
            state.dice[item[0]] = _number(item[1:], 1, 6)
        state.dice = {d: state.dice[d] for d in DICE if d in state.dice}
        for word in _items(found.get("done", "")):
            if word.startswith("talk"):
                state.talked.append(_number(word[4:], 1, 4))
            elif word[0] == "p":
                state.placed = _number(word[1:], 1, 99)
            elif word in ("card", "res", "trust", "call"):
                name = {"card": "selected", "res": "reserved", "trust": "trusted", "call": "called"}[word]
                setattr(state, name, True)
            else:
                raise _bad(word)

    def _middle(self, text: str) -> None:
        """Reads ``mid:``, which goes beyond 23.1: the step inside ``act``, or the seat asked in the last call."""
        state = self.state
        if not text:
            return
        if text[:6] == "final=" and state.step == "last-call" and text[6:] in state.rules.seats:
            state.active = text[6:]
            return
        if state.step != "act":
            raise _bad(f"mid:{text}")
        if text[:6] == "level=":
            m = _matched(_LEVEL, text)
            state.step, state.call = "level", Call(m[1] + m[2], int(m[3]), m[4])
            return
        m = _matched(_CHOSEN, text)
        state.step, state.chosen = m[1], m[2] or ""
        state.shown = self._card(m[3]) if m[3] else ""
        card = state.shown if state.chosen == TOP else state.row[int(state.chosen) - 1].face if state.chosen else ""
        if state.step == "decide" and (not card or card[0] == "R" or bool(state.shown) != (state.chosen == TOP)):
            raise _bad(f"mid:{text}")
