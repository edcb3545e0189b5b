"""Worked cases: a situation (25.9), answers and dice (25.10), and the position, the score or the refusal that comes of them.

A section of the file is a case; it may have parts (a), (b), … with a situation each. A case without a situation lists sights and distances, or
gives a Teams' form (25.4) of which several truths must look the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ...core.ask import IllegalAnswer
from ...core.cases import Block
from ...core.chance import Stream
from ...core.domain import whole
from ...core.game import Setup
from ...core.match import Match
from ...core.plain import ask_data, text_of
from .board import load_board
from .lines import BadLine, read_answer
from .notation import BadPosition, parse, write, write_public
from .rules import options as all_options
from .sample import sample_hidden
from .state import HIJACKERS, State
from .view import view

CASE = re.compile(r"^## (FL-C\d+.*)$")
PART = re.compile(r"^\*\*(\([a-z]\))\*\*")
SITUATION = re.compile(r"Situation(?: with `([^`]+)`)?: `([^`]+)`")
FENCED = re.compile(r"^```\n(.*?)^```", re.M | re.S)
REFUSED = re.compile(r"^Result: the last answer is refused, \[([\d.]+)\]", re.M)
AFTER = re.compile(r"^After: `([^`]+)`", re.M)
SCORE = re.compile(r"^Score: (-?\d+), (not )?secured", re.M)
SIGHT = re.compile(r"\b([ALRCT][A-Z]?\d*)–([ALRCT][A-Z]?\d*) (yes|no|\d+)\b")
FORM = re.compile(r"`(F181/1 [^`]+)`")
TRUTHS = 3


def case_blocks(markdown: str) -> Iterator[Block]:
    """The cases of a file, part by part; told in words only (nothing to play, no sight, no form) they are left out."""
    heading, part, start, body = "", "", 0, list[str]()
    for number, line in enumerate([*markdown.splitlines(), "## "], 1):
        found = PART.match(line)
        if line.startswith("## ") or found:
            text = "\n".join(body)
            if heading and is_case(text):
                yield Block(start, f"{heading} {part}".rstrip() + "\n" + text, text.count("```") % 2 == 0)
            begins = CASE.match(line)
            heading, part = (begins[1] if begins else "", "") if not found else (heading, found[1])
            start, body = number, []
        body.append(line)


def title(block: str) -> str:
    """The name of a case: its id, its title, and its part."""
    return block.partition("\n")[0].removeprefix("## ")


def is_case(block: str) -> bool:
    """Whether a text has something that can be played or looked up."""
    return any(p.search(block) for p in (SITUATION, SIGHT, FORM))


def run(game: Any, block: str) -> list[str]:
    """Play one case. Returns what was expected and what came, empty if all is as it says."""
    situation = SITUATION.search(block)
    if situation is None:
        return _look_up(block) or _same_form(game, block)
    options = _options(situation[1] or "")
    setup = Setup("flight181", "mogadishu", options, (HIJACKERS, "teams"))
    try:
        match: Match[State] = Match(game, setup, parse(situation[2], setup))
    except BadPosition as error:
        return [f"malformed: {error}"]
    lines = (FENCED.search(block) or [" ", ""])[1].splitlines()
    refused = REFUSED.search(block)
    for n, line in enumerate(lines, 1):
        try:
            match.give(read_answer(match.state.rules, line.strip()))
        except BadLine as error:
            return [f"malformed: {error}"]
        except IllegalAnswer as error:
            if refused and n == len(lines):
                return [] if error.refusal.rule == refused[1] else [f"{line}: expected a refusal by [{refused[1]}], came {error}"]
            asked = ", ".join(f"{a.seat} {a.kind}" for a in match.asks)
            return [f"{line}: refused {error}; asked is {asked or 'nobody'}"]
    if refused:
        return [f"{lines[-1]}: expected a refusal by [{refused[1]}], was accepted"]
    return _compare(match, setup, block)


def _options(text: str) -> dict[str, Any]:
    """``key=value`` pairs, numbers as numbers."""
    kinds = {o.key: type(o.default) for o in all_options()}
    pairs = (pair.partition("=") for pair in text.split())
    return {key: int(value) if kinds.get(key) is int and whole(value) is not None else value for key, _, value in pairs}


def _compare(match: Match[State], setup: Setup, block: str) -> list[str]:
    problems = []
    after, score = AFTER.search(block), SCORE.search(block)
    if after is None:
        return ["malformed: no line 'After'"]
    try:
        expected = write(parse(after[1], setup))
    except BadPosition as error:
        return [f"malformed: {error}"]
    if (now := write(match.state)) != expected:
        problems += [f"expected {expected}", f"came     {now}"]
    if score:
        result = match.state.result
        facts = result.facts if result else {}
        if (facts.get("score"), facts.get("secured")) != (int(score[1]), not score[2]):
            problems.append(f"expected {score[0]}, came {facts.get('score')}, secured {facts.get('secured')}")
    return problems


def _look_up(block: str) -> list[str]:
    """6.8, 2.5 ``A3–L4 yes`` is a sight, ``A3–A8 5`` a distance."""
    board, problems = load_board(), []
    for a, b, said in SIGHT.findall(block):
        came = str(board.distance(a, b)) if said.isdigit() else "yes" if b in board.sight[a] and a in board.sight[b] else "no"
        if came != said:
            problems.append(f"{a}–{b}: expected {said}, came {came}")
    return problems


def _same_form(game: Any, block: str) -> list[str]:
    """4.9, 25.4 Truths made of a Teams' form have that form, and put the same questions to the Teams."""
    form = FORM.search(block)
    if form is None:
        return []
    setup = Setup("flight181", "mogadishu", {}, (HIJACKERS, "teams"))
    text = re.sub(r"(h\d)\?([A-Z]\w*\.\d+)", r"\1=TA?\2", re.sub(r"(h\d)\? ", r"\1=TA ", re.sub(r"(h\d)%", r"\1#", form[1])))
    first = parse(text, setup)
    problems = []
    for n in range(TRUTHS):
        match: Match[State] = Match(game, setup, sample_hidden(view(first, "teams"), "teams", setup, Stream(b"cases", str(n))))
        asks = text_of([ask_data(a) for a in match.asks])
        if write_public(match.state) != form[1] or asks != text_of([ask_data(a) for a in Match(game, setup, first).asks]):
            problems.append(f"the truth {write(match.state)} looks like {write_public(match.state)}")
    return problems
