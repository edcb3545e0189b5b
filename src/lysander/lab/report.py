"""The page of a lab report: the answer first, then figures, method, the command to run it again, and games worth opening."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from ..core.ask import Json
from ..core.journal import digest_of
from ..games.registry import game as game_of
from .beside_page import page as beside_page
from .blocks import Block, columns, foot, numbers, pairs, section, wide
from .endings import bars, ending_measures, short
from .endings import key as ending_key
from .experiment import Arm, file_of, journal_of
from .figures import Figures, Histogram, OddGame, as_json, figures, told
from .filled import filled
from .frames import figures_of
from .heat_page import heat_section, names_of
from .marks import Mark, Marks, bins, heat_marks, length_marks, noted, outcome_marks, row_marks, script_of, spread_marks
from .plots import OUTCOME, length_plot, outcome_plot, spread_plot
from .rows import Row, titled
from .runner import Run
from .saying import Saying, describe, saying
from .stakes_page import height as stakes_height
from .stakes_page import stake_marks, stakes_section
from .tables import table

MOST_SPREADS = 4
PAIR_OF_MAPS, LENGTH = 680, 260
"""About how high these parts are, in pixels of a column."""


def write_page(path: Path, run: Run, found: Figures, command: str, say: Saying | None = None, opened: str = "") -> None:
    """Write the page, and the journals of its unusual games into a folder beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    folder = path.with_suffix("").with_name(path.stem + "-games")
    folder.mkdir(exist_ok=True)
    arms = {arm.name: arm for arm in run.experiment.arms}
    say = say or saying(run.experiment.game)
    for odd in found.odd:
        (folder / f"{odd.arm}-{odd.game}.jsonl").write_text(file_of(run.experiment, arms[odd.arm], odd.game), "utf-8")
    for name, games in odd_pages(found.odd).items():
        journals = [journal_of(run.experiment, arms[odd.arm], odd.game) for odd in games]
        titles = [f"{odd.arm} {odd.game}" for odd in games]
        read = beside_page(journals, titles, f"{' – '.join(titles)}: {games[0].why}", [odd.what for odd in games], say)
        (folder / f"{name}.html").write_text(read, "utf-8")
    path.write_text(page(run, found, command, folder.name, say, opened), "utf-8")


def page(run: Run, found: Figures, command: str, folder: str, say: Saying | None = None, opened: str = "") -> str:
    """Return the whole page as one self-contained HTML text. ``opened`` is the command to which ``--open N`` is added to open a game."""
    say = say or saying(run.experiment.game)
    pair = len(run.experiment.arms) == 2
    title, rest = headline(told(found, say))
    if found.endings and not pair:
        title, rest = short(found.endings, say), told(found, say)
    outcomes = key(pair) + wide(outcome_plot(found.outcomes, say)) if found.outcomes else ""
    first = endings_block(found, pair, say) if found.endings else outcomes_block(found, outcomes, pair, say)
    marks = marks_of(run, found, say)
    places = heat_section(found.heats, run.experiment.arms, say, marks)
    blocks = [
        first,
        (PAIR_OF_MAPS, places if pair else ""),
        spreads_block(found, say),
        (stakes_height(found.stakes), stakes_section(found.stakes, say)),
        (LENGTH, section(say("length"), length_note(found, say), wide(length_plot(found.decisions, say)))),
        odd_block(found, folder, say),
    ]
    parts = [columns(blocks), "" if pair else places]
    folds = {
        say("tables"): tables(found, outcomes if found.endings else "", pair, say, marks),
        say("sure"): certainty(run, found, say),
        say("again"): again(run, command, say),
    }
    words = {"lang": say.lang, "title": title, "answer": rest, "game": run.experiment.game, "run": run.experiment.digest(), "foot": say("foot")}
    words |= {"lab": say("lab"), "run_word": say("run"), "warn": say("warn")}
    inside = {"figures": "\n".join(parts), "what": changes(run.experiment.arms, say), "folds": foot(folds, downloads(run, found, command))}
    kept = {f"{odd.arm} {odd.game}": f"{folder}/{page_of(odd)}.html" for odd in found.odd}
    inside["script"] = script_of(marks, kept, opened or command, say)
    return filled("report", words, inside)


def marks_of(run: Run, found: Figures, say: Saying) -> dict[str, Mark]:
    """Return what made each mark of the pictures."""
    arms = run.experiment.arms
    made = heat_marks(found.heats, run, names_of(arms, say), say) | length_marks(found, run, say) | spread_marks(found, run, say)
    ends = ending_measures(game_of(run.experiment.game), arms[0].setup, run.outcomes, say)
    return made | row_marks("ending", ends, run, say) | outcome_marks(run, say) | stake_marks(found.stakes, say)


def tables(found: Figures, outcomes: str, pair: bool, say: Saying, marks: Marks) -> str:
    """Return the tables of a report, and the picture of the outcomes where the page has a bar of endings instead."""
    means = say("means-note") + grey(pair, say)
    events = [*found.lengths, *titled(found.events, "events", say.figure)]
    lengths = bins(found.decisions)
    spans = [Row(lengths.span(n), "share", e, None) for n, e in lengths.rates(found.decisions).items()]
    made = [section(say("outcomes"), outcome_note(pair, say), outcomes)] if outcomes else []
    made.append(section(say("facts"), say("facts-note") + grey(pair, say), table(found.ends, pair, say)))
    made.append(
        section(say("games-by-length"), "", table(spans, pair, say, [noted(marks.get(f"length-{n}")) for n in lengths.rates(found.decisions)]))
    )
    for key, spread in found.spreads.items():
        rows = [Row(spread.span(low), "share", tuple(arm[low] for arm in spread.arms), None) for low in spread.arms[0]]
        made.append(
            section(say("games-by", name=say.fact(key)), "", table(rows, pair, say, [noted(marks.get(f"{key}-{low}")) for low in spread.arms[0]]))
        )
    made += [section(say.group(group), means, table(titled(rows, group, say.figure), pair, say)) for group, rows in found.measures.items()]
    made.append(section(say("events"), say("events-note") + grey(pair, say), table(events, pair, say)))
    return f'<div class="tables">{"".join(made)}</div>'


def endings_block(found: Figures, pair: bool, say: Saying) -> Block:
    """Return how games of two sides ended: a bar for each arm, and the figures, which the first line has where there is one arm."""
    rows = found.endings
    figures = table(rows, pair, say)
    inside = bars(rows, say) + ending_key(rows, say) + (figures if pair else numbers(figures, say))
    return 190 + 32 * len(rows) if pair else 150, section(say("ending-title"), say("ending-note") + grey(pair, say), inside)


def outcomes_block(found: Figures, outcomes: str, pair: bool, say: Saying) -> Block:
    """Return how often who wins."""
    return 120 + OUTCOME * len(found.outcomes), section(say("outcomes"), outcome_note(pair, say), outcomes) if outcomes else ""


def spreads_block(found: Figures, say: Saying) -> Block:
    """Return the distributions of numbers at the end of games, side by side."""
    shown = dict(list(found.spreads.items())[:MOST_SPREADS])
    plots = "".join(f"<div><h3>{escape(say.fact(key))}</h3>{spread_plot(key, say.fact(key), spread, say)}</div>" for key, spread in shown.items())
    note = " ".join(dict.fromkeys(spread_note(spread, say) for spread in shown.values()))
    abreast = 3 if len(shown) == 3 else 2
    rows = -(-len(shown) // abreast)
    return 80 + 165 * rows, section(say("spreads"), note, f'<div class="spreads by-{abreast}">{plots}</div>') if shown else ""


def odd_block(found: Figures, folder: str, say: Saying) -> Block:
    """Return the unusual games."""
    note = say("odd-note", command="<code>lysander replay FILE</code>")
    return 90 + 48 * len(found.odd), section(say("odd"), note, odd_table(found, folder, say))


def headline(said: str) -> tuple[str, str]:
    """Split the answer into a heading and the rest of the sentence."""
    head, colon, rest = said.partition(": ")
    if not colon:
        head, _, rest = said.partition(", ")
    return head, rest[:1].upper() + rest[1:]


def outcome_note(pair: bool, say: Saying) -> str:
    """Return a note on how to read the first plot."""
    return say("outcome-note") + (" " + say("square-note") if pair else "")


def spread_note(spread: Histogram, say: Saying) -> str:
    """Return a note on what a bar means."""
    return say("spread-note", width=spread.width)


def grey(pair: bool, say: Saying) -> str:
    """Return a note on grey figures."""
    return " " + say("grey-note") if pair else ""


def key(pair: bool) -> str:
    """Return the legend of the arms."""
    if not pair:
        return ""
    a = '<svg width="14" height="14"><circle cx="7" cy="7" r="5" style="fill:var(--a)"/></svg>'
    b = '<svg width="14" height="14"><path d="M7 2L12.5 12H1.5Z" style="fill:none;stroke:var(--b);stroke-width:2"/></svg>'
    return f'<p class="key"><span>{a} A</span><span>{b} B</span></p>'


def length_note(found: Figures, say: Saying) -> str:
    """Return a note with the longest game, which shows that no game got stuck."""
    return say("length-note", longest=say.count(max(max(d) for d in found.decisions)))


def changes(arms: Sequence[Arm], say: Saying) -> str:
    """Return what differs between the arms."""
    if len(arms) == 1:
        return f'<p class="fine">{escape(describe(arms[0]))}</p>'
    a, b = (flat(arm) for arm in arms)
    lines = []
    for name in sorted(a.keys() | b.keys()):
        if a.get(name) != b.get(name):
            was, now = escape(shown(a.get(name), say)), escape(shown(b.get(name), say))
            one, other = f'<dd class="minus">A: <code>{was}</code></dd>', f'<dd class="plus">B: <code>{now}</code></dd>'
            lines.append(f"<div><dt>{escape(name)}</dt>{one}{other}</div>")
    return f'<div class="what"><dl class="diff">{"".join(lines)}</dl><p class="fine">{escape(say("else", arm=describe(arms[0])))}</p></div>'


def flat(arm: Arm) -> dict[str, Json]:
    """Return an arm as names and values, with the value of every option."""
    game = game_of(arm.setup.game)
    options = {o.key: o.default for o in game.options} | dict(next((s.options for s in game.scenarios if s.id == arm.setup.scenario), {}))
    options |= dict(arm.setup.variant.get("options", {})) | dict(arm.setup.options)
    found: dict[str, Json] = {"scenario": arm.setup.scenario, **options, **{f"bot {seat}": level for seat, level in arm.levels.items()}}
    return found | {f"table {name}": change for name, change in arm.setup.variant.get("tables", {}).items()}


def shown(value: Json, say: Saying) -> str:
    """A value in a line."""
    return say("as-printed") if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def certainty(run: Run, found: Figures, say: Saying) -> str:
    """Return the box on certainty: pairing, smallest effect, bots."""
    experiment = run.experiment
    rows: dict[str, object] = {say("games"): say("of-each" if len(experiment.arms) == 2 else "so-many", games=say.count(experiment.games))}
    if found.pairing is not None:
        rows |= {say("paired"): say("paired-how"), say("pairing-worth"): say("times", times=say.number(f"{found.pairing:.1f}"))}
    rows[say("smallest-seen")] = say("power", effect=say.effect(found.headline, found.smallest))
    rows[say("bots")] = "; ".join(sorted({", ".join(f"{seat} {level}" for seat, level in arm.levels.items()) for arm in experiment.arms}))
    rows[say("sight")] = say("own-view")
    return pairs(rows)


def again(run: Run, command: str, say: Saying) -> str:
    """Return the box that says how to repeat the run."""
    experiment = run.experiment
    rows: dict[str, object] = {say("rules"): f"{experiment.game} {game_of(experiment.game).rules_version}", say("run"): experiment.digest()}
    for arm in experiment.arms if len(experiment.arms) < 3 else experiment.arms[:1]:
        rows[say("rules-of", arm=arm.name)] = digest_of(flat(arm))[:8]
    took = say("took-how", seconds=say.number(f"{run.seconds:.0f}"), workers=run.workers)
    rows |= {say("seed"): experiment.seed, say("took"): took, say("speed"): say.number(f"{run.speed:.0f}")}
    lines = command.replace(" --", " \\\n  --")
    return f"<pre>{escape(lines)}</pre>{pairs(rows)}"


def downloads(run: Run, found: Figures, command: str) -> str:
    """Return links to the figures as files, which the page contains; their names are English in every language."""
    found = replace(figures(run), stakes=found.stakes)
    data = as_json(run, found, command)
    lines = ["figure,arm,value,low,high,games"]
    for row in figures_of(found):
        lines.append("{figure},{arm},{value:.6g},{low:.6g},{high:.6g},{games}".format_map(row))
    files = (("JSON", "json", data), ("CSV", "csv", "\n".join(lines) + "\n"))
    return f'<p class="files">{" ".join(link(f"lab-{run.experiment.digest()}.{end}", name, end, text) for name, end, text in files)}</p>'


def link(file: str, name: str, end: str, text: str) -> str:
    """Return a link to a file that the page contains."""
    return f'<a download="{file}" href="data:text/{end};base64,{b64encode(text.encode()).decode()}">{name}</a>'


def odd_pages(odd: Sequence[OddGame]) -> dict[str, list[OddGame]]:
    """Return the games of each page by its name: one game, or two on the same dice that end differently."""
    pages: dict[str, list[OddGame]] = {}
    for o in odd:
        pages.setdefault(page_of(o), []).append(o)
    return {name: games if games[0].pair else games[:1] for name, games in pages.items()}


def page_of(odd: OddGame) -> str:
    """Return the name of the page on which a game is read."""
    return f"both-{odd.game}" if odd.pair else f"{odd.arm}-{odd.game}"


def odd_table(found: Figures, folder: str, say: Saying) -> str:
    """Return the unusual games, each with a page on which it is read and its journal."""
    rows = (
        f"<tr><td><code>{escape(o.arm)} {o.game}</code></td><td>{escape(o.why)}</td><td>{escape(o.what)}</td>"
        f'<td><a href="{escape(folder)}/{page_of(o)}.html">{escape(say("beside-both" if o.pair else "beside-read"))}</a></td>'
        f'<td><a href="{escape(folder)}/{o.arm}-{o.game}.jsonl">{escape(say("journal"))}</a></td></tr>'
        for o in found.odd
    )
    return f'<div class="scroll"><table class="odd">{"".join(rows)}</table></div>'
