"""The text twin of a view: the same knowledge as the board, in lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.words import minus, section
from .names import Names

View = Mapping[str, Any]
MARKS = ("control", "cool", "tangled", "jostled", "mark", "vetted", "acted")


def lines(words: Names, view: View) -> list[str]:
    """4.5, 4.6 Returns everything the seat knows, under headings that end in a colon."""
    say = words.say
    left, piles = view["piles"]["left"], [f"{say(f'pile-{k}')} {n}" for k in ("evacuated", "executed", "aside") if (n := view["piles"].get(k))]
    out = [say("twin-gone", left=left)] if left else []
    out += [say("twin-piles", piles=", ".join(piles))] if piles else []
    out += [] if view["over"] else [score(words, view)]
    out += section(say("twin-teams"), (f"{words.piece(t['team'])}: {team(words, t)}" for t in view["teams"]))
    if view["truth"]:
        public = {h["hijacker"]: h for h in view["hijackers"]}
        rows = (
            say("twin-both", name=words.piece(h["hijacker"]), truth=words.true_state(h), public=status(words, public[h["hijacker"]]))
            for h in view["truth"]
        )
    else:
        rows = (f"{words.piece(h['hijacker'])}: {status(words, h)}" for h in view["hijackers"])
    out += section(say("twin-hijackers"), rows)
    out += section(say("twin-passengers"), _passengers(words, view), say("twin-none"))
    out += section(say("twin-casualties"), (casualty(words, c) for c in view["casualties"]))
    out += section(say("twin-waits"), waits(words, view["queue"]))
    if view["barred"]:
        out.append(say(f"twin-barred-{view['barred']}"))
    return out + section(say("twin-secret"), (secret(words, h) for h in view["history"]))


def score(words: Names, view: View) -> str:
    """19.7 Returns the Teams' score so far, from what the seat knows; with serious tokens the worst and the best possible."""
    say, each = words.say, words.rules.points
    lying = [c["kind"] for c in view["casualties"] if c["pile"] != "executed"]
    counts = {
        "left": view["piles"]["left"],
        "wounded": lying.count("w"),
        "execution": view["piles"]["executed"],
        "dead": lying.count("d"),
        "team-wound": sum(t["wounds"] for t in view["teams"]),
        "escaped": sum(h["state"] == "escaped" for h in view["truth"]),
    }
    items = [say("item-of", label=say(f"item-{i}"), count=n, each=minus(each[i]), pieces="none") for i, n in counts.items() if n]
    worst = best = sum(n * each[i] for i, n in counts.items())
    if serious := lying.count("s"):
        low, high = serious * each["execution"], serious * each["wounded"]
        items.append(say("twin-serious", count=serious, worst=minus(low), best=minus(high)))
        worst, best = worst + low, best + high
    return say("twin-score", worst=minus(worst), best=minus(best), same="yes" if worst == best else "no", items="; ".join(items) or "none")


def team(words: Names, t: View) -> str:
    """Returns a team in words: square, wounds, what it carries, its marks."""
    say = words.say
    if t["reserve"] or t["removed"]:
        return say("twin-removed" if t["removed"] else "twin-reserve")
    parts = [words.square(t["square"], ".in")]
    parts += [say("twin-wounds", n=t["wounds"])] if t["wounds"] else []
    parts += [say("twin-carries", token=words.piece(t["carries"]))] if t["carries"] else []
    return "; ".join([*parts, *(say(f"mark-{m}") for m in MARKS if t[m])])


def status(words: Names, h: View) -> str:
    """4.7 Returns the public status, and where the hijacker can be while he is out of sight."""
    where = words.square(h["square"], ".in") if h["square"] else "none"
    told = words.say(f"status-{h['status']}", square=where, turn=h["turn"])
    elsewhere = [s for s in h["reach"] if h["status"] != "down" or s != h["square"]]
    if h["status"] in ("unseen", "lost", "down") and elsewhere:
        told += "; " + words.say("twin-got-up" if h["status"] == "down" else "twin-reach", squares=spread(elsewhere))
    if h.get("cover"):
        told += "; " + words.say("twin-cover", tokens=", ".join(h["cover"]))
    return told


def spread(squares: Sequence[str]) -> str:
    """Returns squares in short, from the nose to the tail in each lane: ``C, A1–A4, L3``."""
    runs: list[list[str]] = []
    for square in sorted(squares, key=lambda s: (s[1:].isdigit(), "ALR".find(s[0]), int(s[1:]) if s[1:].isdigit() else 0)):
        last = runs[-1][1] if runs else ""
        if square[1:].isdigit() and last[:1] == square[0] and last[1:].isdigit() and int(last[1:]) + 1 == int(square[1:]):
            runs[-1][1] = square
        else:
            runs.append([square, square])
    return ", ".join(a if a == b else f"{a}–{b}" for a, b in runs)


def _passengers(words: Names, view: View) -> list[str]:
    """Returns the passenger tokens aboard by square, then where they will be deployed."""
    say = words.say
    out = []
    for p in view["passengers"]:
        if p["square"]:
            notes = [say(f"mark-{m}") for m in ("controlled", "vetted", "cleared") if p[m]]
            out.append("; ".join([f"{words.piece(p['token'])} {words.square(p['square'], '.in')}", *notes]))
    gone = [p["token"][1:] for p in view["passengers"] if p["left"]]
    out += [say("twin-left", numbers=", ".join(gone))] if gone else []
    if not out and view["written"]:
        out.append(say("twin-written", squares=", ".join(view["written"])))
    return out


def casualty(words: Names, c: View) -> str:
    """2.10 Returns a casualty token in words: where it is, how old."""
    say = words.say
    if c["pile"]:
        where = say(f"pile-{c['pile']}")
    elif c["team"]:
        where = say("twin-carried", team=words.piece(c["team"]))
    else:
        where = words.square(c["square"], ".in") if c["square"] else say("pile-unplaced")
    return say("twin-casualty", token=words.piece(c["token"]), where=where, turn=c["turn"], late="yes" if c["late"] else "no")


def waits(words: Names, queue: View) -> Iterable[str]:
    """8.4, 9.1, 12.1, 14.6 Yields what is still to be resolved, in order."""
    say = words.say
    for h, t in queue.get("ambushes", ()):
        yield say("twin-wait-ambush", hijacker=words.piece(h), team=words.piece(t))
    for row in queue.get("owing", ()):
        yield say("twin-wait-owing", team=words.piece(row[0]))
    for debt in queue.get("debts", ()):
        yield say("twin-wait-debt", token=words.piece(debt[1]), modifier=debt[2])
    for run in queue.get("runs", ()):
        yield say("twin-wait-run", token=words.piece(run[0]), hijacker=words.piece(run[1]))


def secret(words: Names, row: View) -> str:
    """4.12, 23.2 Returns one secret roll or deed in words."""
    facts = row["facts"]
    named = [words.word(f) for f in facts]
    args = {f"f{n}": named[n] if n < len(named) else "none" for n in range(3)}
    return words.say(f"history-{row['what']}", turn=row["turn"], hijacker=words.piece(row["hijacker"]), **args)
