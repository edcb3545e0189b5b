"""Flight 181 for agents that learn: the words of its answers (22.2), and the views of chapter 4 as numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ...core.arrays import Arrays, Layout, Numbers, flags
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.spelling import END, Guided, cut_at
from .aim import Shots
from .board import Board
from .ch14_passengers import controlled
from .deeds import Deeds
from .domains import Ambushes, Placement, Swaps
from .moves import MOST_WORDS, PICK, Stand, TeamMoves
from .routes import LEAVE, Routes
from .rules import raw_tables, rules_of
from .state import AT_LARGE, CAPTURED, DEAD, DOWN, ESCAPED, HIJACKERS, LOST, OUT_OF_SIGHT, RESERVE, UNSEEN, VISIBLE, Hijacker, State

KINDS = tuple(d["id"] for d in raw_tables()["decisions"]["decision"])
TEAMS, MEN, TOKENS = (tuple(f"{letter}{n}" for n in range(1, count + 1)) for letter, count in (("t", 3), ("h", 4), ("p", 10)))
FIXED = (END, "-", "yes", "no", "c", "u", "search", "execute", "blend", "dn", "out", PICK, LEAVE, "w", "s", "d", "12", "13", "23")
ORDER = tuple(str(n) for n in range(1, 10))
"""Which of several tokens of one kind on one square; which card."""
MARKS = (
    "reserve",
    "aboard",
    "wounds",
    "carries",
    "acted",
    "cool",
    "tangled",
    "jostled",
    "control",
    "vetted",
    "mark",
    "owes a check",
    "may retaliate",
)
PUBLIC = (UNSEEN, VISIBLE, LOST, DOWN, DEAD, CAPTURED)
STATUS = {status: n for n, status in enumerate(PUBLIC)}
PILES = {"o": 16, "x": 17, "z": 18}
"""Where an observation counts casualties that left, were executed or are set aside."""
TRUE = (*AT_LARGE, DEAD, CAPTURED, ESCAPED)


def words(setup: Setup) -> Sequence[str]:
    """22.2 Returns the words of all answers: squares, pieces, and what is done."""
    return [*FIXED, *ORDER, *TEAMS, *MEN, *TOKENS, *rules_of(setup).board.squares]


def cut(value: str) -> Sequence[str]:
    """22.2 Returns the words of a shot, a deed, or a path: ``h2.c`` is ``h2``, ``c``; a path ends in ``END`` where it could go on."""
    return value.replace(".", " ").replace("/", " ").split()


def placement(domain: Placement) -> Guided:
    """3.2, 3.3 Returns the making of a placement, piece by piece."""

    def follow(made: tuple[str, ...]) -> Sequence[str]:
        return [s for s in domain.squares[len(made)] if made.count(s) < domain.most] if len(made) < len(domain.squares) else ()

    return Guided(follow, ",".join, lambda value: value.split(","))


def ambushes(domain: Ambushes) -> Guided:
    """8.2 Returns the making of ambushes: a hijacker and his target, then the next."""
    targets = domain.targets()

    def follow(made: tuple[str, ...]) -> Sequence[str]:
        if len(made) % 2:
            return targets[made[-1]]
        left = [h for h in targets if h not in made]
        return [*left, END] if left or not made else ()

    return Guided(
        follow,
        lambda made: ",".join(f"{h}>{t}" for h, t in zip(made[::2], made[1::2], strict=True)) or "-",
        lambda value: _none_or(value.replace(">", ",")),
    )


def swaps(domain: Swaps) -> Guided:
    """17.14 Returns the making of swaps, one after the other; ``-`` leaves them to chance."""

    def follow(made: tuple[str, ...]) -> Sequence[str]:
        if made == ("-",) or len(made) == domain.most:
            return ()
        enough = (END,) if len(made) >= domain.least else ()
        return [*domain.pairs, *enough, *(() if made else ("-",))]

    return Guided(follow, ",".join, lambda value: value.split(","))


def path(domain: Routes) -> Guided:
    """14.3, 15.4 Returns the making of a path: the piece, if it is named, then square after square."""
    pieces, named = domain.pieces, domain.named

    def follow(made: tuple[str, ...]) -> Sequence[str]:
        if named and not made:
            return [*(p for p, here in pieces.items() if domain.following(p, here)), "-"]
        piece, way = (made[0], made[1:]) if named else (next(iter(pieces)), made)
        if made[:1] == ("-",) or way[-1:] == (LEAVE,) or len(way) >= domain.points:
            return ()
        found = domain.following(piece, way[-1] if way else pieces[piece])
        if named and not way:
            return found
        return [*found, END] if found or not made else ()

    def join(made: tuple[str, ...]) -> str:
        if not made or made == ("-",):
            return "-"
        return f"{made[0]}:{','.join(made[1:])}" if named else ",".join(made)

    return Guided(follow, join, lambda value: ["-"] if value == "-" and named else _none_or(value.replace(":", ",")))


def _none_or(value: str) -> Sequence[str]:
    """Returns the words between commas; none of ``-``."""
    return () if value == "-" else value.split(",")


def operations(domain: TeamMoves) -> Guided:
    """13.5 Returns the making of a team's operations; a token that it picks up is named by its square, its kind and, if there are several, its place
    in their order."""

    def follow(made: tuple[str, ...]) -> Sequence[str]:
        done, picking = _done(domain, made)
        at = _after(domain, done)
        options = domain.options(at) if len(done) < MOST_WORDS else []
        if picking is not None:
            return list(dict.fromkeys(_picks(options, picking)))
        plain = [word for word in options if word[0] != PICK]
        found = [*plain, PICK] if len(plain) < len(options) else plain
        return [*found, END] if found or not made else ()

    return Guided(follow, lambda made: ",".join(_done(domain, made)[0]) or "-", lambda value: _operation_words(domain, _none_or(value)))


def _operation_words(domain: TeamMoves, plan: Sequence[str]) -> list[str]:
    """13.5 Returns the words of operations."""
    found = list[str]()
    for n, operation in enumerate(plan):
        picks = _pick_words(domain.options(_after(domain, plan[:n])))
        found += [PICK, *picks[operation]] if operation in picks else [operation]
    return found


def _picks(options: Sequence[str], picking: Sequence[str]) -> Iterator[str]:
    """Yields the words that can follow the beginning of a pick-up."""
    for words in _pick_words(options).values():
        if words[: len(picking)] == tuple(picking) and len(words) > len(picking):
            yield words[len(picking)]


def _pick_words(options: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """13.5 Returns the words of each operation that picks up a token: its square, its kind, and its place among those of the kind if there are
    several."""
    alike: dict[tuple[str, str], list[str]] = {}
    for word in options:
        if word[0] == PICK:
            token, _, place = word[1:].partition("/")
            alike.setdefault((place, token[0]), []).append(word)
    return {word: (*key, *((ORDER[n],) if len(found) > 1 else ())) for key, found in alike.items() for n, word in enumerate(found)}


def _done(domain: TeamMoves, made: tuple[str, ...]) -> tuple[list[str], list[str] | None]:
    """Returns the operations that these words make, and the beginning of a pick-up if they end in one."""
    done: list[str] = []
    picking: list[str] | None = None
    for word in made:
        if picking is None and word != PICK:
            done.append(word)
            continue
        picking = [] if picking is None else [*picking, word]
        picks = _pick_words(domain.options(_after(domain, done)))
        found = next((op for op, words in picks.items() if words == tuple(picking)), None)
        if found is not None:
            done, picking = [*done, found], None
    return done, picking


def _after(domain: TeamMoves, done: Sequence[str]) -> Stand:
    at = domain.start
    for word in done:
        at = domain.after(at, word)
    return at


# views


@lru_cache(maxsize=16)
def _layout(squares: tuple[str, ...], inside: bool) -> Layout:
    game = ("turn", *(f"step {n}" for n in range(11)), "over", "barred", "barred in secret", "left", "evacuated", "executed", "aside")
    blocks: list[tuple[str, Sequence[str]]] = [("game", game), *((t, MARKS) for t in TEAMS), *((f"{t} at", squares) for t in TEAMS)]
    blocks += [("tokens", [f"{p} {flag}" for p in TOKENS for flag in ("left", "vetted", "cleared", "moved", "controlled", "owes a check")])]
    blocks += [(f"{p} at", squares) for p in TOKENS]
    blocks += [(f"{kind} on the floor", squares) for kind in ("w", "s", "d", "late")]
    for h in MEN:
        blocks += [(h, PUBLIC), (f"{h} at", squares), (f"{h} may be at", squares), (f"{h} may be in", TOKENS), (f"{h} lost", ("lately",))]
        if inside:
            blocks += [
                (f"{h} truly", TRUE),
                (f"{h} truly at", squares),
                (f"{h} truly in", TOKENS),
                (f"{h} leaves", ("in turns",)),
                (f"{h} acted", ("",)),
            ]
    return Layout([*blocks, ("written", squares)] if inside else blocks)


def layout(setup: Setup, seat: str) -> Layout:
    """4.5, 4.6 Returns what the observation of a seat holds; the true states of hijackers for their seat alone."""
    return _layout(tuple(rules_of(setup).board.squares), seat == HIJACKERS)


class Man(NamedTuple):
    """Where the numbers of a hijacker stand in an observation; for teams those of his true state have no place."""

    status: int
    at: int
    may_be_at: int
    may_be_in: int
    lost: int
    truly: int
    truly_at: int
    truly_in: int
    leaves: int
    acted: int


class Places(NamedTuple):
    """Where the numbers of a piece stand in an observation, by name: its own, and the squares it is on. Of a hijacker also where he may be."""

    teams: Mapping[str, tuple[int, int]]
    tokens: Mapping[str, tuple[int, int]]
    floor: Mapping[str, int]
    hijackers: Mapping[str, Man]
    written: int


BLOCKS = ("", *(field.replace("_", " ") for field in Man._fields[1:]))


@lru_cache(maxsize=16)
def _places(board: Board, inside: bool) -> Places:
    at = _layout(tuple(board.squares), inside).at
    return Places(
        {t: (at[t], at[f"{t} at"]) for t in TEAMS},
        {p: (at["tokens"] + 6 * n, at[f"{p} at"]) for n, p in enumerate(TOKENS)},
        {kind: at[f"{kind} on the floor"] for kind in ("w", "s", "d", "late")},
        {h: Man(*(at.get(f"{h} {block}".strip(), 0) for block in BLOCKS)) for h in MEN},
        at.get("written", 0),
    )


def observe(state: State, seat: str, out: Numbers) -> None:
    """4.5, 4.6 Fills in what the view of a seat shows: only what is not 0."""
    inside, index = seat == HIJACKERS, state.board.index
    places = _places(state.board, inside)
    _course(state, inside, out)
    _teams(state, places, index, out)
    _people(state, places, index, out)
    for h in state.hijackers.values():
        at = places.hijackers[h.name]
        _suspect(state, h, at, index, out)
        if inside:
            _truth(state, h, at, index, out)
    if inside:
        for square in state.written:
            out[places.written + index[square]] += 0.5


def _course(state: State, inside: bool, out: Numbers) -> None:
    """4.6 Fills in turn, step, whether blending is barred, and the piles; with the passengers their number that left."""
    out[0] = state.turn / 20
    out[1 + state.phase] = 1.0
    out[12] = state.result is not None
    if state.barred:
        out[13] = state.barred == "public"
        out[14] = inside and state.barred == "secret"


def _teams(state: State, places: Places, index: Mapping[str, int], out: Numbers) -> None:
    """2.9 Fills in the teams."""
    for team, t in state.teams.items():
        first, on = places.teams[team]
        square = t.square
        if square in index:
            out[first + 1] = out[on + index[square]] = 1.0
        elif square == RESERVE:
            out[first] = 1.0
        if t.wounds:
            out[first + 2] = t.wounds / 3
        if t.carries:
            out[first + 3] = 1.0
        for n, mark in enumerate((t.acted, t.cool, t.tangled, t.jostled, t.control, t.vetted, t.mark), first + 4):
            if mark:
                out[n] = 1.0
    for name, *_ in state.owing:
        out[places.teams[name][0] + 11] = 1.0
    for name, _ in state.fought:
        out[places.teams[name][0] + 12] = 1.0


def _people(state: State, places: Places, index: Mapping[str, int], out: Numbers) -> None:
    """4.6 Fills in passengers and casualties."""
    left, tokens = 0, places.tokens
    for name, p in state.passengers.items():
        first, on = tokens[name]
        if p.left:
            out[first] = 1.0
            left += 1
        elif p.square:
            out[on + index[p.square]] = 1.0
        if p.vetted:
            out[first + 1] = 1.0
        if p.cleared:
            out[first + 2] = 1.0
        if p.moved:
            out[first + 3] = 1.0
    out[15] = left / 10
    for name in controlled(state):
        out[tokens[name][0] + 4] = 1.0
    for debt in state.debts:
        out[tokens[debt.token][0] + 5] = 1.0
    for c in state.casualties:
        if c.place in index:
            out[places.floor[c.kind] + index[c.place]] += 1 / 3
            out[places.floor["late"] + index[c.place]] += c.late / 3
        elif c.place in PILES:
            out[PILES[c.place]] += 0.1


def _suspect(state: State, h: Hijacker, at: Man, index: Mapping[str, int], out: Numbers) -> None:
    """4.7, 26.2 Fills in the public status of a hijacker, and what public facts leave for him."""
    status = h.status
    out[at.status + STATUS[status]] = 1.0
    square = h.square if status == VISIBLE else h.last if status == LOST else h.marker if status == DOWN else ""
    if square:
        out[at.at + index[square]] = 1.0
    if status == LOST:
        out[at.lost] = 1 / (1 + state.turn - h.turn)
    if status in OUT_OF_SIGHT:
        first, size = at.may_be_at, len(index)
        out[first : first + size] = flags(h.reach, size)
        if h.cover:
            first, size = at.may_be_in, len(TOKENS)
            out[first : first + size] = flags(h.cover, size)


def _truth(state: State, h: Hijacker, at: Man, index: Mapping[str, int], out: Numbers) -> None:
    """4.5 Fills in the true state of a hijacker."""
    out[at.truly + TRUE.index(h.state)] = 1.0
    if h.square:
        out[at.truly_at + index[h.square]] = 1.0
    if h.token:
        out[at.truly_in + TOKENS.index(h.token)] = 1.0
        out[at.leaves] = (h.leaves - state.turn) / 6
    out[at.acted] = h.acted


SPELLINGS: Mapping[type, Any] = {
    OneOf: cut_at(cut),
    Shots: cut_at(cut),
    Deeds: cut_at(cut),
    Placement: placement,
    Ambushes: ambushes,
    Swaps: swaps,
    Routes: path,
    TeamMoves: operations,
}
ARRAYS = Arrays(1, words, KINDS, layout, observe, SPELLINGS, scored=True)
