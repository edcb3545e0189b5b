"""Runs the example notebook of the laboratory in this process, and keeps what its cells say: ``python tools/notebook.py``.

No kernel is needed: a cell is Python, and what it shows is what it prints and the value of its last line. The same packages give the same outputs, so
a test compares them.
"""

from __future__ import annotations

import ast
import io
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parents[1] / "docs/example/laboratory.ipynb"


def ran(notebook: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
    """Return the outputs of all code cells, run one after the other in an empty folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        return [outputs("".join(cell["source"]), names, n) for n, cell in enumerate(code(notebook), 1)]


def code(notebook: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the code cells."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Return what a cell prints, and the value of its last line if that is an expression."""
    tree, value, said = ast.parse(source), None, io.StringIO()
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(said):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    found: list[dict[str, Any]] = []
    if said.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": said.getvalue().splitlines(keepends=True)})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        if hasattr(value, "_repr_html_") and (html := value._repr_html_()):
            data = {"text/html": html.splitlines(keepends=True), **data}
        found.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return found


def main() -> None:
    """Run the notebook and write its outputs into it."""
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    for n, (cell, found) in enumerate(zip(code(notebook), ran(notebook), strict=True), 1):
        cell["outputs"], cell["execution_count"] = found, n
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    sys.path.insert(0, os.fspath(NOTEBOOK.parents[2] / "src"))
    main()
