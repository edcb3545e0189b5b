"""The journal file: a header, one line for each answer, and after the end the seed and a digest. It is text, grows line by line, and can be
verified."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .ask import CHANCE, Answer, Json
from .chance import Chance, commitment, shared_seed
from .game import Game, Setup
from .match import Match

FORMAT = 1


class BadJournal(ValueError):
    """Raised for a journal that cannot be read, replayed or proved; the text names the line. ``answer`` is the number of the answer that is wrong,
    None if it is none of them."""

    def __init__(self, text: str, answer: int | None = None) -> None:
        super().__init__(text)
        self.answer = answer


@dataclass
class Journal:
    """Header and lines. ``seal`` holds ``commitment`` from the start, and ``seed`` and ``digest`` after the end. ``commitments`` are those of seats
    that had a part in the dice, ``nonces`` what they revealed, both by seat (``chance.shared_seed``). ``cuts`` are the lines to which the game was
    set back, in the order in which that happened; the lines taken back do not stand in the journal."""

    setup: Setup
    rules: str
    lines: list[Answer] = field(default_factory=list)
    seal: dict[str, str] = field(default_factory=dict)
    position: str = ""
    notes: Mapping[str, Json] = field(default_factory=dict)
    cuts: list[int] = field(default_factory=list)
    commitments: Mapping[str, str] = field(default_factory=dict)
    nonces: Mapping[str, str] = field(default_factory=dict)

    def cuts_before(self, n: int) -> int:
        """Return how often the game had been set back when line ``n`` was written: whatever went back to it or further had been before."""
        return max((number for number, cut in enumerate(self.cuts, 1) if cut <= n), default=0)

    def dump(self) -> str:
        """Return the text of the file."""
        head: dict[str, Json] = {"lysander": FORMAT, "game": self.setup.game, "rules": self.rules, "scenario": self.setup.scenario}
        head |= {"options": dict(self.setup.options), "seats": list(self.setup.seats)}
        head |= {"variant": dict(self.setup.variant), "variant_hash": digest_of(self.setup.variant)} if self.setup.variant else {}
        head |= {"position": self.position} if self.position else {}
        head |= {"commitment": self.seal["commitment"]} if "commitment" in self.seal else {}
        head |= {"commitments": dict(self.commitments), "nonces": dict(self.nonces)} if self.commitments else {}
        head |= {"cuts": list(self.cuts)} if self.cuts else {}
        head |= {"notes": dict(self.notes)} if self.notes else {}
        rows = [head]
        for n, line in enumerate(self.lines):
            row = {"n": n, "seat": line.seat, "kind": line.kind, "value": line.value}
            rows.append(row | ({"by": line.by} if line.by else {}))
        text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        if "seed" in self.seal:
            text += json.dumps({"end": {"seed": self.seal["seed"], "digest": hashlib.sha256(text.encode()).hexdigest()}}) + "\n"
        return text


def digest_of(data: Json) -> str:
    """Return the SHA-256 of plain data, in hex; equal data give equal digests."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def load(text: str) -> Journal:
    """Parse a journal file. Raises ``BadJournal`` with the line number."""
    rows = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            raise BadJournal(f"line {number}: not JSON", _answer_in(number)) from None
        if not isinstance(row, dict):
            raise BadJournal(f"line {number}: not an object", _answer_in(number))
        rows.append(row)
    if not rows or rows[0].get("lysander") != FORMAT:
        raise BadJournal("line 1: not the header of a Lysander journal")
    journal = _head(rows[0])
    for number, row in enumerate(rows[1:], 2):
        if "end" in row and number == len(rows) and isinstance(row["end"], dict):
            journal.seal |= {"seed": str(row["end"].get("seed")), "digest": str(row["end"].get("digest"))}
        else:
            journal.lines.append(_line(row, number))
    return journal


def _answer_in(number: int) -> int | None:
    """Return the number of the answer in a line of a file; None for the header."""
    return number - 2 if number > 1 else None


HEAD = {"game": str, "scenario": str, "rules": str, "options": dict, "seats": list}
MAY_HAVE = {"variant": dict, "position": str, "notes": dict, "cuts": list, "commitment": str, "commitments": dict, "nonces": dict}
SORTS = {str: "text", dict: "an object", list: "a list"}


def _head(head: Mapping[str, Any]) -> Journal:
    """Return a journal without lines. Raises ``BadJournal`` for a header in which something is missing or of another sort."""
    for name in HEAD:
        if name not in head:
            raise BadJournal(f"line 1: {name!r} is missing")
    for name, sort in (HEAD | MAY_HAVE).items():
        if name in head and not isinstance(head[name], sort):
            raise BadJournal(f"line 1: {name!r} is not {SORTS[sort]}")
    if not all(isinstance(seat, str) for seat in head["seats"]):
        raise BadJournal("line 1: 'seats' is not a list of names")
    if any(type(cut) is not int for cut in head.get("cuts", [])):
        raise BadJournal("line 1: 'cuts' is not a list of line numbers")
    commitments, nonces = head.get("commitments", {}), head.get("nonces", {})
    if not all(isinstance(hex, str) for hex in (*commitments.values(), *nonces.values())):
        raise BadJournal("line 1: 'commitments' and 'nonces' are not texts by seat")
    setup = Setup(head["game"], head["scenario"], head["options"], tuple(head["seats"]), head.get("variant", {}))
    if setup.variant and head.get("variant_hash") != digest_of(setup.variant):
        raise BadJournal("line 1: the variant does not fit its hash")
    seal = {"commitment": head["commitment"]} if "commitment" in head else {}
    return Journal(setup, head["rules"], [], seal, head.get("position", ""), head.get("notes", {}), head.get("cuts", []), commitments, nonces)


def _line(row: Mapping[str, Any], number: int) -> Answer:
    """Return an answer. Raises ``BadJournal``."""
    words = (row.get("seat"), row.get("kind"), row.get("by", ""))
    if row.get("n") != number - 2 or "value" not in row or not all(isinstance(word, str) for word in words):
        raise BadJournal(f"line {number}: not an answer with number {number - 2}", number - 2)
    return Answer(row["seat"], row["kind"], row["value"], row.get("by", ""))


def printable(text: str, most: int = 300) -> str:
    """Return a text from a file as it may be printed: short, and without characters that steer a terminal or turn the direction of what follows."""
    cut = text if len(text) <= most else text[:most] + "…"
    return "".join(c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in cut)


def same_rules(game: Game[Any], journal: Journal) -> None:
    """Raise ``BadJournal`` for a journal that was written under other rules than these."""
    if journal.rules != game.rules_version:
        versions = f"written under rules {journal.rules} of {game.id}, these are rules {game.rules_version}"
        raise BadJournal(f"{versions}: only a version of Lysander with those rules can replay it, prove it or go on with it")


def replay(game: Game[Any], journal: Journal, upto: int | None = None) -> Match[Any]:
    """Return the match of a journal, played to its end or to line ``upto``. Raises ``BadJournal`` at the first answer that is refused."""
    same_rules(game, journal)
    try:
        start = game.parse(journal.position, journal.setup) if journal.position else None
        match = Match(game, journal.setup, start)
    except ValueError as error:
        raise BadJournal(f"line 1: {error}") from None
    except Exception as error:
        raise BadJournal(f"line 1: the game cannot be set up like this ({type(error).__name__})") from None
    for n, line in enumerate(journal.lines[:upto]):
        _give(match, n, line)
    return match


def _give(match: Match[Any], n: int, line: Answer) -> None:
    """Give line ``n`` to the match. Raises ``BadJournal`` if it is refused, or the rules break with it: nobody has judged the file."""
    try:
        match.give(line)
    except ValueError as error:
        raise BadJournal(f"line {n + 2}: {line.seat} {line.kind}={line.value}: {error}", n) from None
    except Exception as error:
        raise BadJournal(f"line {n + 2}: {line.seat} {line.kind}={line.value}: the rules break with it ({type(error).__name__})", n) from None


def verify(game: Game[Any], journal: Journal, text: str) -> int:
    """Prove the dice of a finished game: the seed and the nonces against their commitments, the digest against the text, every roll against them.

    Returns the number of rolls proved. Raises ``BadJournal`` with what is wrong.
    """
    if "commitment" not in journal.seal:
        raise BadJournal("its dice were not sealed: without a commitment made at the start nothing proves a roll")
    if "seed" not in journal.seal:
        over = replay(game, journal).over
        raise BadJournal("the seed is missing, which stands at the end" if over else "no seed yet: dice can be proved when the game is over")
    if not _fits(journal.seal["seed"], journal.seal["commitment"]):
        raise BadJournal("the seed does not fit the commitment made at the start")
    for seat, nonce in journal.nonces.items():
        if not _fits(nonce, journal.commitments.get(seat, "")):
            raise BadJournal(f"the nonce of {seat} does not fit its commitment made at the start")
    if not untouched(journal, text):
        raise BadJournal("the digest does not fit: a line was changed")
    return prove_rolls(game, journal)


def prove_rolls(game: Game[Any], journal: Journal) -> int:
    """Return the number of rolls that follow from the seed and the nonces in a journal. Raises ``BadJournal`` at the first that does not."""
    chance, rolls = Chance(shared_seed(bytes.fromhex(journal.seal["seed"]), journal.nonces)), 0
    match = replay(game, journal, 0)
    for n, line in enumerate(journal.lines):
        if line.seat == CHANCE:
            chance.cuts = journal.cuts_before(n)
            ask = next((a for a in match.asks if a.seat == CHANCE and a.kind == line.kind), None)
            if ask is None or (not line.by and chance.answer(ask) != line.value):
                raise BadJournal(f"line {n + 2}: {line.kind}={line.value} is not what the seed gives", n)
            rolls += not line.by
        _give(match, n, line)
    return rolls


def untouched(journal: Journal, text: str) -> bool:
    """Return whether the digest of a journal that is over fits its text."""
    body = text.rstrip("\n").rpartition("\n")[0] + "\n"
    return hashlib.sha256(body.encode()).hexdigest() == journal.seal["digest"]


def well_sealed(journal: Journal) -> bool:
    """Return whether the seed and all nonces of a journal fit their commitments."""
    nonces = all(_fits(nonce, journal.commitments.get(seat, "")) for seat, nonce in journal.nonces.items())
    return nonces and _fits(journal.seal.get("seed", ""), journal.seal.get("commitment", ""))


def _fits(secret: str, committed: str) -> bool:
    """Return whether a secret, in hex, is the one that was committed to."""
    try:
        return commitment(bytes.fromhex(secret)) == committed
    except ValueError:
        return False


def unproved(game: Game[Any], journal: Journal) -> int:
    """Return the number of rolls that do not follow from the seed: typed in by a person, or taken over from another game."""
    match, rolls = replay(game, journal, 0), 0
    for line in journal.lines:
        asked = next((a for a in match.asks if a.seat == line.seat and a.kind == line.kind), None)
        rolls += bool(line.by) if line.seat == CHANCE else asked is not None and asked.domain.describe()["type"] == "dice"
        match.give(line)
    return rolls
