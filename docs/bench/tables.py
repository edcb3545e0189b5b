"""The cross-tables of record: every bot of each game against every other one, with intervals, written to ``docs/bench/tables.md``.

    python docs/bench/tables.py
    python docs/bench/tables.py --only hijacked --games 1000 --searched 300
    python docs/bench/tables.py --draw

The games are kept in ``docs/bench/tables`` after every cell; an interrupted run goes on where it stopped (until it is whole, a table is not on the
page), and cells that have games enough are not played again: a bot that is new adds its own. After a change of bots or rules remove the file of that
game: the seed is new then, and no number was chosen by looking at its games.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from lysander.bots import bots_of
from lysander.bots.playing import RANDOM
from lysander.games.registry import game as game_of
from lysander.lab.crosstable import CrossTable, of_data
from lysander.lab.estimate import Estimate
from lysander.lab.markdown import table
from lysander.lab.table_page import page
from lysander.lab.table_words import figure, interval, lines_of
from lysander.text import for_game
from lysander.text.sentences import Text

HERE = Path(__file__).parent
FOLDER = HERE / "tables"
PAGE = HERE / "tables.md"
PICTURES, WIDTH = HERE.parent / "img", 1240
RECORDS = {
    "evasion": (("evasion",), "british", "german"),
    "hijacked": (("hijacked", "--players", "2"), "A", "B"),
    "flight181": (("flight181",), "teams", "hijackers"),
    "clouds": (("clouds",), "e1", "c1"),
}
"""The games of record: their usual scenario, with two seats, that of the rows first. *Random* is left out: against it searches go on for long and say
nothing."""
AGENTS = {"hijacked": ("lysander.agents.hijacked:Agent",)}
"""Classes that play beside the bots of a game, in any seat: agents that have learned."""
SEED, PLAYOUTS = 2026, 100
HEAD = """# Cross-tables

Every bot of a game in rows against every bot in columns, levels and styles, on the same dice; made by `make tables`. In each cell what goes to the
rows, and its 95 % interval: points of a hundred, or the score of the rows less that of the columns where nobody wins. *Best reply* is what the other
side makes of it who knows whom they play; *best mixture* how often a bot is chosen where both sides choose as well as they can. Seed {seed}, on which
no number of a bot was chosen; {playouts} playouts for each decision of a bot that searches.
"""


def main() -> int:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=RECORDS, default=list(RECORDS), help="only these games; the others stay on the page as they are")
    parser.add_argument("--games", type=int, default=300, help="games of each cell (300)")
    parser.add_argument("--searched", type=int, default=100, help="games of each cell in which a bot searches (100)")
    parser.add_argument("--workers", default="", help="processes at work (all cores)")
    parser.add_argument("--draw", action="store_true", help="play nothing, and make the pictures of the page anew, which needs Chromium")
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    if given.draw:
        draw(given.only)
        return 0
    for name in given.only:
        play(name, given)
    made = [path for name in RECORDS if (path := FOLDER / f"{name}.json").exists() and "rows" in json.loads(path.read_text("utf-8"))]
    PAGE.write_text("\n".join([HEAD.format(seed=SEED, playouts=PLAYOUTS), *(chapter(path) for path in made)]), "utf-8")
    return 0


def play(name: str, given: argparse.Namespace) -> None:
    """Play a table, as its command would."""
    made = FOLDER / f"{name}.json"
    command, *seats = RECORDS[name]
    agents = AGENTS.get(name, ())
    rows, columns = ([*(bot for bot in bots_of(command[0], seat) if bot != RANDOM), *agents] for seat in seats)
    line = [
        *command,
        "--rows",
        *rows,
        "--columns",
        *columns,
        "--games",
        str(given.games),
        "--searched",
        str(given.searched),
        "--seed",
        str(SEED),
        "--playouts",
        str(PLAYOUTS),
    ]
    more = ["--keep", str(made), "--json", str(made), *(("--workers", given.workers) if given.workers else ())]
    found = subprocess.run([sys.executable, "-m", "lysander", "table", *line, *more], check=False)
    if found.returncode not in (0, 1):
        raise SystemExit(found.returncode)
    data = json.loads(made.read_text("utf-8"))
    data["command"] = "lysander table " + " ".join(line)
    made.write_text(json.dumps(data) + "\n", "utf-8")


def draw(names: Sequence[str]) -> None:
    """Draw tables as ``lysander table --html`` does."""
    from browser import chromium

    with chromium() as browser:
        for name in names:
            data = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
            shown = browser.new_page(viewport={"width": WIDTH, "height": 900}, color_scheme="light", reduced_motion="reduce")
            shown.set_content(page(of_data(data), data, "en"))
            shown.screenshot(path=PICTURES / f"table-{name}.png", full_page=True)


def chapter(path: Path) -> str:
    """Return what is said of a table: what follows from it, and its cells."""
    data = json.loads(path.read_text("utf-8"))
    found, text = of_data(data), for_game(data["game"], "en")
    said, (value, *gate) = lines_of(found, text)[0], lines_of(found, text)[1:]
    rows = [[text.bot(row), *(written(found.cell(row, column), found) for column in found.columns), *margin(found, row, text)] for row in found.rows]
    heads = [f"{text.seat(found.side[0])} in rows", *map(text.bot, found.columns), "mean", "best reply", "best mixture"]
    foot = ["best reply", *(reply(*found.answer_to_column(bot), found, text) for bot in found.columns), "", "", ""]
    mixed = ["best mixture", *(f"{100 * share:.0f} %" for share in found.mixtures.columns), "", "", ""]
    lines = [f"## {text.title()}", "", f"**{said}.** {value}", "", *(f"{'- ' if line.startswith('  ') else ''}{line.strip()}" for line in gate), ""]
    lines += [f"![{said}: every bot against every bot, what beats what, and the styles](../{PICTURES.name}/table-{path.stem}.png)", ""]
    lines += table(heads, [*rows, foot, mixed])
    now = game_of(data["game"]).rules_version
    since = "" if now == data["rules"] else f" (**now {now}**: to be played again)"
    return "\n".join([*lines, f"{found.played} games, rules {data['rules']}{since}, scenario `{data['scenario']}`: `{data['command']}`.", ""])


def margin(found: CrossTable, row: str, text: Text) -> list[str]:
    """Return what stands behind the cells of a row."""
    share = found.mixtures.rows[found.rows.index(row)]
    return [written(found.row(row), found), reply(*found.answer_to_row(row), found, text), f"{100 * share:.0f} %"]


def written(e: Estimate, found: CrossTable) -> str:
    """Return a value and its interval."""
    return interval(e, found.by).replace("…", " to ")


def reply(bot: str, left: float, found: CrossTable, text: Text) -> str:
    """Return the best reply and what it leaves or gets."""
    return f"{figure(left, found.by)} {text.bot(bot)}"


if __name__ == "__main__":
    sys.exit(main())
