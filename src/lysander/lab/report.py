"""The page of a lab report: the answer first, then figures, method, the command to run it again, and games worth opening."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from importlib import resources
from pathlib import Path
from string import Template

from ..core.ask import Json
from ..core.journal import digest_of
from ..games.registry import game as game_of
from ..text import for_game
from .estimate import Estimate
from .experiment import Arm, journal_of
from .figures import Figures, Histogram, always, answer, as_json, describe, effect
from .plots import length_plot, outcome_plot, spread_plot
from .rows import Row, titled
from .runner import Run

MOST_SPREADS = 4


def write_page(path: Path, run: Run, found: Figures, command: str) -> None:
    """Write the page, and the journals of its unusual games into a folder beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    folder = path.with_suffix("").with_name(path.stem + "-games")
    folder.mkdir(exist_ok=True)
    arms = {arm.name: arm for arm in run.experiment.arms}
    for odd in found.odd:
        (folder / f"{odd.arm}-{odd.game}.jsonl").write_text(journal_of(run.experiment, arms[odd.arm], odd.game).dump(), "utf-8")
    path.write_text(page(run, found, command, folder.name), "utf-8")


def page(run: Run, found: Figures, command: str, folder: str) -> str:
    """Return the whole page as one self-contained HTML text."""
    files = resources.files(__package__)
    pair, named = len(run.experiment.arms) == 2, for_game(run.experiment.game).figure
    title, rest = headline(answer(found))
    plots = [section(f"Games by {name}", spread_note(spread), spread_plot(name, spread)) for name, spread in found.spreads.items()]
    facts = titled(found.ends, "ends", named)
    figures = [
        section("Outcomes", outcome_note(pair), key(pair) + outcome_plot(found.outcomes)) if found.outcomes else "",
        f'<div class="two">{"".join(plots[:MOST_SPREADS])}</div>',
        section("Facts of results", "What the game tells about its end: means and shares of games." + grey(pair), table(facts, pair)),
        *(
            section(group[:1].upper() + group[1:], "Means with their 95 % intervals." + grey(pair), table(titled(rows, group, named), pair))
            for group, rows in found.measures.items()
        ),
        section("Length", length_note(found), length_plot(found.decisions)),
        section(
            "Events",
            "How often each was told in a game, on average." + grey(pair),
            table([*found.lengths, *titled(found.events, "events", named)], pair),
        ),
        section("OddGame games", "Open one to see why: <code>lysander replay FILE</code>.", odd_table(found, folder)),
    ]
    cards = [
        card("What was changed" if pair else "What was played", changes(run.experiment.arms)),
        card("How sure is this", certainty(run, found)),
        card("Run it again", again(run, command)),
        card("Figures", downloads(run, found, command)),
    ]
    words = {"title": title, "answer": rest, "game": run.experiment.game, "run": run.experiment.digest()}
    parts = {"style": (files / "report.css").read_text("utf-8"), "figures": "\n".join(figures), "cards": "\n".join(cards)}
    return Template((files / "report.html").read_text("utf-8")).substitute({k: escape(v) for k, v in words.items()}, **parts)


def headline(said: str) -> tuple[str, str]:
    """Split the answer into a heading and the rest of the sentence."""
    head, colon, rest = said.partition(": ")
    if not colon:
        head, _, rest = said.partition(", ")
    return head, rest[:1].upper() + rest[1:]


def section(title: str, note: str, inside: str) -> str:
    """Return a figure with its heading."""
    return f"<section><h2>{escape(title)}</h2><p>{note}</p>{inside}</section>"


def card(title: str, inside: str) -> str:
    """Return a box for the side of the page."""
    return f'<section class="card"><h3>{escape(title)}</h3>{inside}</section>'


def pairs(rows: Mapping[str, object]) -> str:
    """Return a list of names and values."""
    return "<dl>" + "".join(f"<div><dt>{escape(k)}</dt><dd>{escape(str(v))}</dd></div>" for k, v in rows.items()) + "</dl>"


def outcome_note(pair: bool) -> str:
    """Return a note on how to read the first plot."""
    return "Bars are 95 % intervals." + (" A filled square: clear of zero, all differences taken together (Holm, 5 %)." if pair else "")


def spread_note(spread: Histogram) -> str:
    """Return a note on what a bar means."""
    return "Value at the end of the game" + (f", {spread.width} to a bar." if spread.width > 1 else ".")


def grey(pair: bool) -> str:
    """Return a note on grey figures."""
    return " Grey differences are not clear of zero, all of the table taken together." if pair else ""


def key(pair: bool) -> str:
    """Return the legend of the arms."""
    if not pair:
        return ""
    a = '<svg width="14" height="14"><circle cx="7" cy="7" r="5" style="fill:var(--a)"/></svg>'
    b = '<svg width="14" height="14"><path d="M7 2L12.5 12H1.5Z" style="fill:none;stroke:var(--b);stroke-width:2"/></svg>'
    return f'<p class="key"><span>{a} A</span><span>{b} B</span></p>'


def length_note(found: Figures) -> str:
    """Return a note with the longest game, which shows that no game got stuck."""
    return f"Every game ended; the longest had {max(max(d) for d in found.decisions)} decisions."


def changes(arms: Sequence[Arm]) -> str:
    """Return what differs between the arms."""
    if len(arms) == 1:
        return f"<p>{escape(describe(arms[0]))}</p>"
    a, b = (flat(arm) for arm in arms)
    lines = []
    for name in sorted(a.keys() | b.keys()):
        if a.get(name) != b.get(name):
            was, now = escape(shown(a.get(name))), escape(shown(b.get(name)))
            lines.append(f'<dt>{escape(name)}</dt><dd class="minus">A: <code>{was}</code></dd><dd class="plus">B: <code>{now}</code></dd>')
    return f'<dl class="diff">{"".join(lines)}</dl><p class="fine">Everything else: {escape(describe(arms[0]))}.</p>'


def flat(arm: Arm) -> dict[str, Json]:
    """Return an arm as names and values, with the value of every option."""
    game = game_of(arm.setup.game)
    options = {o.key: o.default for o in game.options} | dict(next((s.options for s in game.scenarios if s.id == arm.setup.scenario), {}))
    options |= dict(arm.setup.variant.get("options", {})) | dict(arm.setup.options)
    found: dict[str, Json] = {"scenario": arm.setup.scenario, **options, **{f"bot {seat}": level for seat, level in arm.levels.items()}}
    return found | {f"table {name}": change for name, change in arm.setup.variant.get("tables", {}).items()}


def shown(value: Json) -> str:
    """A value in a line."""
    return "as printed" if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def certainty(run: Run, found: Figures) -> str:
    """Return the box on certainty: pairing, smallest effect, bots."""
    experiment = run.experiment
    rows: dict[str, object] = {"Games": f"{experiment.games:,} of each arm" if len(experiment.arms) == 2 else f"{experiment.games:,}"}
    if found.pairing is not None:
        rows |= {"Pairing": "same dice, same seats", "Pairing is worth": f"{found.pairing:.1f} × the games"}
    rows["Smallest effect seen"] = f"{effect(found)}, 80 % power"
    rows["Bots"] = "; ".join(sorted({", ".join(f"{seat} {level}" for seat, level in arm.levels.items()) for arm in experiment.arms}))
    rows["Their sight"] = "own view only"
    return pairs(rows) + '<p class="warn">Bots are not people. What holds for these bots need not hold at a table; try stronger ones.</p>'


def again(run: Run, command: str) -> str:
    """Return the box that says how to repeat the run."""
    experiment = run.experiment
    rows: dict[str, object] = {"Rules": f"{experiment.game} {game_of(experiment.game).rules_version}", "Run": experiment.digest()}
    for arm in experiment.arms:
        rows[f"Rules of {arm.name}"] = digest_of(flat(arm))[:8]
    rows |= {"Seed": experiment.seed, "Took": f"{run.seconds:.0f} s, {run.workers} at work", "Games a second": f"{run.speed:.0f}"}
    lines = command.replace(" --", " \\\n  --")
    return f"<pre>{escape(lines)}</pre>{pairs(rows)}"


def downloads(run: Run, found: Figures, command: str) -> str:
    """Return links to the figures as files, which the page contains."""
    data = as_json(run, found, command)
    lines = ["figure,arm,value,low,high,games"]
    named = [(f"{group}/{row.name}", row) for group, rows in found.measures.items() for row in rows]
    named += [(row.name, row) for row in (*found.outcomes, *found.ends, *found.lengths, *found.events)]
    for title, row in named:
        for name, e in [*zip("AB", row.arms, strict=False), *([("B-A", row.difference)] if row.difference else [])]:
            lines.append(f"{title},{name},{e.value:.6g},{e.low:.6g},{e.high:.6g},{e.games}")
    files = (("JSON", "json", data), ("CSV", "csv", "\n".join(lines) + "\n"))
    return f'<p class="files">{" ".join(link(f"lab-{run.experiment.digest()}.{end}", name, end, text) for name, end, text in files)}</p>'


def link(file: str, name: str, end: str, text: str) -> str:
    """Return a link to a file that the page contains."""
    return f'<a download="{file}" href="data:text/{end};base64,{b64encode(text.encode()).decode()}">{name}</a>'


def table(rows: Sequence[Row], pair: bool) -> str:
    """Return means and shares with their intervals."""
    head = "<tr><th></th><th>A</th>" + ("<th>B</th><th>B − A</th>" if pair else "") + "</tr>"
    lines = []
    for row in rows:
        cells = [f"<td>{interval(row, e)}</td>" for e in row.arms]
        if row.difference is not None:
            cells.append(f'<td class="{"clear" if row.clear else "open"}">{interval(row, row.difference, "+")}</td>')
        lines.append(f"<tr><th>{escape(row.name)}</th>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table class="figures">{head}{"".join(lines)}</table></div>'


def interval(row: Row, e: Estimate, sign: str = "") -> str:
    """A value and its interval."""
    if row.sort == "share":
        return f"{100 * e.value:{sign}.1f} % <small>{100 * e.low:{sign}.1f} to {100 * e.high:{sign}.1f}</small>".replace("-", "−")
    if e.constant:
        return always(e.value, sign)
    if not e.bounded:
        return f"{e.value:{sign}.2f} <small>one game</small>".replace("-", "−") if e.games else "–"
    return f"{e.value:{sign}.2f} <small>{e.low:{sign}.2f} to {e.high:{sign}.2f}</small>".replace("-", "−")


def odd_table(found: Figures, folder: str) -> str:
    """Return the unusual games, each with its journal."""
    rows = (
        f"<tr><td><code>{escape(o.arm)} {o.game}</code></td><td>{escape(o.why)}</td><td>{escape(o.what)}</td>"
        f'<td><a href="{escape(folder)}/{o.arm}-{o.game}.jsonl">journal</a></td></tr>'
        for o in found.odd
    )
    return f'<div class="scroll"><table class="odd">{"".join(rows)}</table></div>'
