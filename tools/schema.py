"""Writes ``web/openapi.json`` from the server's messages, and ``web/src/wire.gen.ts`` from that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from build_web import WEB, install, node_and_npm, run


def types(source: Path, target: Path) -> None:
    """Write the types of a description for TypeScript."""
    node_folder, npm = node_and_npm()
    install(node_folder, npm)
    script = str(WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js")
    run([str(Path(node_folder) / "node"), script, str(source), "-o", str(target)], node_folder)


def main() -> None:
    """Write both files, in this order."""
    described = subprocess.run([sys.executable, "-m", "lysander.server.openapi"], capture_output=True, text=True, check=True)
    (WEB / "openapi.json").write_text(described.stdout, "utf-8")
    types(WEB / "openapi.json", WEB / "src" / "wire.gen.ts")


if __name__ == "__main__":
    main()
