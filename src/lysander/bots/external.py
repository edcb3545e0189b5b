"""A bot in a process of its own, in any language: it is asked and answers in JSON lines (``bots.lines``).

It is sent what its seat is told and nothing else. If it hangs, ends, or writes what is not a legal answer, a line is logged and the seat's default is
answered, so that no table waits for a program.
"""

from __future__ import annotations

import logging
import os
import queue
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from threading import Thread
from time import monotonic

import msgspec

from ..core.ask import Json
from .domains import Build
from .lines import VERSION, Asked, Decide, FromBot, Hello, Over, Ready, Refused, Reply, bot_lines, encode
from .protocol import BotFault, Question, View

log = logging.getLogger("lysander.bots")
START = 20.0
"""Seconds to start and say ``ready``."""
GRACE = 2.0
"""Seconds beyond its budget after which a decision is given up."""
MOMENT = 1.0
"""Seconds for a program to end by itself when the game is over."""
SAMPLES = 5
LONGEST = 1 << 20
"""Bytes of the longest line that is read."""


class ProgramBot:
    """Plays a seat with an external program, given by its command line. The first question starts it, ``close`` ends it."""

    def __init__(
        self,
        game_id: str,
        seat: str,
        command: str,
        seed: int | str,
        budget: float,
        domains: Mapping[str, Build],
        variant: Mapping[str, Json],
        *,
        strict: bool = False,
        start: float = START,
        grace: float = GRACE,
    ) -> None:
        self.seat = seat
        self.domains = domains
        self.command = shlex.split(command)
        self.strict = strict
        self._hello = Hello(game=game_id, seat=seat, seed=str(seed), budget=budget, variant=dict(variant))
        self._start, self._patience = start, budget + grace
        self._rng = Random(f"samples/{seat}/{seed}")
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._given_up = ""
        self._last_fault = ""
        self._asked = 0
        self._why: list[str] = []

    def decide(self, view: View, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """See ``Bot``. Never raises unless ``strict``, and never waits much longer than the budget."""
        first = next((q for q in questions if not q.standing), questions[0])
        self._asked += 1
        try:
            self._begin()
            self._send(Decide(id=self._asked, view=dict(view), questions=[self._asked_of(q) for q in questions], events=[dict(e) for e in events]))
            reply = self._reply()
        except BotFault as fault:
            return self._default(first, fault)
        self._why = reply.why
        question = next((q for q in questions if q.kind == reply.kind), None)
        if question is not None and (question.legal(reply.value) or (first.standing and reply.value is None)):
            return reply.kind, reply.value
        with suppress(BotFault):
            self._send(Refused(id=self._asked, kind=reply.kind, value=reply.value, taken=first.default))
        return self._default(first, BotFault(f"answered {reply.kind}={reply.value!r}, which is not legal"))

    def _default(self, question: Question, fault: BotFault) -> tuple[str, Json]:
        if self.strict:
            raise fault
        level = logging.DEBUG if str(fault) == self._last_fault and self._given_up else logging.WARNING
        program = shlex.join(self.command)
        log.log(level, "bot %r in seat %s %s; %s is answered by its default %r", program, self.seat, fault, question.kind, question.default)
        self._last_fault = str(fault)
        self._why = [f"default, since the program {fault}"]
        return question.kind, question.default

    def _asked_of(self, question: Question) -> Asked:
        members = question.members()
        return Asked(
            kind=question.kind,
            rule=question.rule,
            facts=dict(question.facts),
            domain=dict(question.domain),
            default=question.default,
            standing=question.standing,
            options=None if members is None else list(members),
            samples=[question.sample(self._rng) for _ in range(SAMPLES)],
        )

    # the process

    def _begin(self) -> None:
        """Start the program, once. A program that was given up is not started again."""
        if self._given_up:
            raise BotFault(self._given_up)
        if self._process is not None:
            return
        try:
            self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        except (OSError, IndexError, ValueError) as error:
            raise self._give_up(f"could not be started ({error})") from None
        Thread(target=self._read, args=(self._process,), daemon=True).start()
        self._send(self._hello)
        ready = self._next(monotonic() + self._start)
        if not isinstance(ready, Ready):
            raise self._give_up("did not say ready")
        if ready.lysander_bot != VERSION:
            raise self._give_up(f"speaks version {ready.lysander_bot} of the lines, not {VERSION}")

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        """Pass on what the program writes, and its end. Runs in a thread."""
        assert process.stdout is not None
        with process.stdout:
            while line := process.stdout.readline(LONGEST):
                self._lines.put(line)
        self._lines.put(None)

    def _send(self, line: Hello | Decide | Refused | Over) -> None:
        """Write a line in a thread of its own, so that a program that does not read cannot block the table."""
        process = self._process
        if process is None or process.stdin is None:
            raise BotFault(self._given_up or "is not running")
        writer = Thread(target=_write, args=(process, encode(line)), daemon=True)
        writer.start()
        writer.join(self._patience)
        if writer.is_alive():
            raise self._give_up("does not read its input")

    def _reply(self) -> Reply:
        deadline = monotonic() + self._patience
        while True:
            reply = self._next(deadline)
            if isinstance(reply, Reply) and reply.id == self._asked:
                return reply

    def _next(self, deadline: float) -> FromBot:
        try:
            line = self._lines.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise self._give_up("did not answer in time") from None
        if line is None:
            raise self._give_up("has ended")
        try:
            return bot_lines.decode(line)
        except msgspec.DecodeError as error:
            raise self._give_up(f"wrote a line that is not understood ({error})") from None

    def _give_up(self, reason: str) -> BotFault:
        """Kill the program; it is not used again."""
        self._given_up = reason
        self._end()
        return BotFault(reason)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            os.killpg(process.pid, 9)
        process.wait()
        with suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()

    def explain(self) -> list[str]:
        """See ``Bot``: the reasons that came with the program's last answer."""
        return self._why

    def close(self) -> None:
        """Tell the program that the game is over, wait a moment, then end it."""
        process = self._process
        if process is not None and process.poll() is None:
            try:
                self._send(Over())
                if process.stdin is not None:
                    process.stdin.close()
                process.wait(MOMENT)
            except (BotFault, OSError, subprocess.TimeoutExpired):
                pass
        self._end()
        self._given_up = self._given_up or "was closed"


def _write(process: subprocess.Popen[bytes], data: bytes) -> None:
    """Write a line. That a program has ended is noticed when its output is read."""
    assert process.stdin is not None
    try:
        process.stdin.write(data)
        process.stdin.flush()
    except (OSError, ValueError):
        pass
