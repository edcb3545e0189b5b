"""Sets a document with Typst (docs/decisions/046-print-kit.md), from the files of this package and nothing else.

``python -m lysander.print.typeset GAME`` does it in a process of its own, which gives the memory back that Typst would keep: the document comes as
JSON on the standard input, the PDF goes to the standard output.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FONTS = HERE / "fonts"
"""Made by ``tools/fonts.py``. Without them Typst's own typefaces serve."""
LONGEST = 60
"""Seconds after which a process is ended that sets a document; half a second is usual."""


def source(game: str) -> bytes:
    """Return the main file: the frame around the layouts of a game."""
    return f'#import "/frame.typ": kit\n#import "/{game}/sheets.typ" as layouts\n#kit(json(bytes(sys.inputs.data)), layouts)\n'.encode()


def settings(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return what every call of Typst is given: this folder, these fonts, and the document as text."""
    fonts = [str(FONTS)] if FONTS.is_dir() else []
    return {"root": str(HERE), "font_paths": fonts, "ignore_system_fonts": True, "sys_inputs": {"data": json.dumps(document)}}


def typeset(game: str, document: Mapping[str, Any], format: str = "pdf", ppi: float = 110) -> bytes | list[bytes]:
    """Return the document: one file as ``pdf``, one for each page as ``png`` or ``svg``. It has no date: the same words give the same bytes."""
    import typst  # here, since a server only sets documents apart and need not hold it

    made: Any = typst.compile(source(game), format=format, ppi=ppi, timestamp=0, **settings(document))  # type: ignore[call-overload]
    return made if format == "pdf" or isinstance(made, list) else [made]


def typeset_apart(game: str, document: Mapping[str, Any]) -> bytes:
    """Return the document as PDF, made in a process of its own. Raises ``subprocess.SubprocessError`` if that fails or takes too long."""
    command = [sys.executable, "-m", __name__, game]
    return subprocess.run(command, input=json.dumps(document).encode(), stdout=subprocess.PIPE, timeout=LONGEST, check=True).stdout


def look_up(game: str, document: Mapping[str, Any], what: str) -> Any:
    """Return the elements of a document that Typst finds by a selector, as plain data."""
    import typst

    return json.loads(typst.query(source(game), what, **settings(document)))


if __name__ == "__main__":
    sys.stdout.buffer.write(typeset(sys.argv[1], json.load(sys.stdin.buffer)))  # type: ignore[arg-type]
