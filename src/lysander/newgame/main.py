"""``lysander new-game``: writes the skeleton of a game into a checkout, ready to be played, and records its games.

The skeleton is a small game with a secret, sealed choices, a die, a refusal, an option, a map, a bot and tests. Its files are in ``template``, with
``.tmpl`` added to their names: ``rules`` goes to ``src/lysander/games/<id>``, ``tests`` to ``tests/games/<id>``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import resources
from keyword import iskeyword
from pathlib import Path

from ..commands.arguments import BadArgument, command, os_message
from ..testing.checkout import Checkout
from ..testing.commands import checkout_of, parser

ABOUT = """Write the skeleton of a new game into a checkout of Lysander.

It is a small game that can be played at once and passes make test as it is; change it, paragraph by paragraph, into yours. docs/add-a-game.md walks
through it. Nothing that is there is overwritten."""
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 24
WORD = "skeleton"
SUFFIX = ".tmpl"


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander new-game``."""
    asked = parser("new-game", ABOUT, "ID [OPTIONS]")
    asked.add_argument("id", metavar="ID", help="Name of the folder: small letters, digits and _, for example night_watch.")
    given = asked.parse(argv)
    checkout = checkout_of(given)
    refuse_bad_id(checkout, given.id)
    written = write(checkout, given.id)
    recorded = record(checkout, given.id)
    for path in [*map(checkout.named, written), *recorded]:
        print(path)  # noqa: T201
    print(f"\n{given.id} can be played: lysander play {given.id}. What to do now: docs/add-a-game.md; make test")  # noqa: T201
    return 0


def refuse_bad_id(checkout: Checkout, id: str) -> None:
    """Raise ``BadArgument`` for an id that cannot name a package, or that is taken."""
    if not ID.fullmatch(id) or iskeyword(id) or len(id) > LONGEST:
        raise BadArgument(
            f"{id!r} cannot be the id of a game: small letters, digits and _, a letter first, at most {LONGEST}; for example night_watch."
        )
    for taken in (checkout.rules(id), checkout.rules(id).with_suffix(".py"), checkout.tests(id)):
        if taken.exists():
            raise BadArgument(f"The id {id} is taken: there is {checkout.named(taken)}. Nothing is overwritten.")


def write(checkout: Checkout, id: str) -> list[Path]:
    """Write all files and return their paths, in order. Raises ``BadArgument``; then nothing is left behind."""
    done: list[Path] = []
    try:
        for path, text in files(checkout, id):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            done.append(path)
    except OSError as error:
        for folder in (checkout.rules(id), checkout.tests(id)):
            shutil.rmtree(folder, ignore_errors=True)
        raise BadArgument(f"The game cannot be written: {os_message(error)}") from None
    return done


def files(checkout: Checkout, id: str) -> Iterator[tuple[Path, str]]:
    """Yield each file of the skeleton, with the name of the game filled in, and the path it goes to."""
    root = Path(str(resources.files(__package__) / "template"))
    for path in sorted(root.rglob(f"*{SUFFIX}")):
        kind, *parts = path.relative_to(root).parts
        folder = checkout.rules(id) if kind == "rules" else checkout.tests(id)
        yield folder.joinpath(*parts).with_suffix(""), named(path.read_text("utf-8"), id)


def named(text: str, id: str) -> str:
    """Fill the name of the game into a text: ``night_watch``, ``Night Watch``, and in names of classes ``NightWatchGame``, ``NightWatchCase``."""
    words = [word.capitalize() for word in id.split("_")]
    for end in ("Game", "Case"):
        text = text.replace(f"{WORD.capitalize()}{end}", f"{''.join(words)}{end}")
    return text.replace(WORD.capitalize(), " ".join(words)).replace(WORD, id)


def record(checkout: Checkout, id: str) -> list[str]:
    """Record the games of the new tests, in a new process, which finds the new game. Raises ``BadArgument``."""
    source = str((checkout.root / "src").absolute())
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH", ""))))}
    command = [sys.executable, "-m", "lysander", "record", id, "--checkout", str(checkout.root)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadArgument(f"The files are written, but its games cannot be recorded: {done.stderr.strip()}", status=1)
    return done.stdout.splitlines()
