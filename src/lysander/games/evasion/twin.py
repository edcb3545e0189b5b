"""The text twin of a view: the same knowledge as the map, in lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.words import section
from .names import Names

View = Mapping[str, Any]
MANY = 12


def lines(words: Names, view: View) -> list[str]:
    """Returns all lines for the seat of the view, under headings that end in a colon."""
    made = {"british": british, "german": german, "umpire": umpire}.get(str(view.get("seat")))
    return made(words, view) if made else []


def british(words: Names, view: View) -> list[str]:
    """4.5 Returns what the British know; nothing before they are on the map."""
    say = words.say
    if not view["men"]:
        return [_plan(words, view)] if view["landing"] else []
    out = [say("twin-team"), *_men(words, view["men"]), _plan(words, view)]
    for lorry in view.get("lorries", ()):
        out.append("  " + say("twin-captured", lorry=words.unit(lorry["lorry"]), hex=words.place(lorry["hex"])))
    out += section(say("twin-enemies"), (f"{words.place(e['hex'])}: {say(e['what'])}" for e in view["enemies"]), say("twin-none"))
    out.append(say("twin-sight", hexes=", ".join(view.get("sight", ())) or say("twin-none")))
    seen = [say("twin-seen-line", hex=words.place(s["hex"]), what=say(s["what"]), move=s["move"]) for s in reversed(list(view.get("seen", ())))]
    out += section(say("twin-seen"), seen[:MANY])
    out += section(say("twin-wrecks"), (words.place(h) for h in view.get("wrecks", ())))
    return out + section(say("twin-silenced"), (words.place(h) for h in view.get("silenced", ())))


def german(words: Names, view: View) -> list[str]:
    """4.9 Returns what the German knows."""
    say = words.say
    if not view["patrols"] and not view["lorries"]:
        return []
    rows = [f"  {words.unit(p['unit'])}: {_patrol(words, p)}" for p in view["patrols"]]
    rows += [f"  {words.unit(x['unit'])}: {_lorry(words, x)}" for x in view["lorries"]]
    out = [say("twin-units"), *rows]
    lost = [words.place(g["hex"]) for g in view["garrisons"] if g.get("lost")]
    out += section(say("twin-garrisons-lost"), lost)
    sightings = [
        say("twin-sighting", unit=words.unit(s["unit"]), hex=words.place(s["hex"]), men=s["men"], how=say("how-" + s["how"]), move=s["move"])
        for s in reversed(list(view["sightings"]))
    ]
    out += section(say("twin-sightings"), sightings[:MANY], say("twin-none"))
    news = [
        f"{words.unit(n['lorry'])}: {say('news-' + n['what'])}, {words.place(n['hex'])}, {say('twin-move', move=n['move'])}"
        for n in reversed(list(view["news"]))
    ]
    out += section(say("twin-news"), news)
    prisoners = str(view.get("prisoners") or "")
    out.append(say("twin-count", prisoners=len(prisoners), names=words.names(prisoners), bodies=view.get("bodies") or 0))
    return out + belief(words, view.get("belief"))


def belief(words: Names, held: Mapping[str, Any] | None) -> list[str]:
    """16.2 Returns the belief in lines, the likeliest hexes first; nothing when nobody is left to look for."""
    if not held or not held["men"]:
        return []
    say, weights = words.say, held.get("weights") or {}
    hexes = sorted(held["hexes"], key=lambda h: (-weights.get(h, 0), h))
    shown = [f"{h} {weights[h]} %" for h in hexes if weights.get(h)][:MANY] if weights else hexes
    out = [say("twin-belief", men=held["men"], count=len(hexes)), "  " + (", ".join(shown) or say("twin-none"))]
    trails = [say("twin-trail", men=t["men"] or "none", move=t["move"], hexes=", ".join(t["hexes"])) for t in held.get("trails", ())]
    out += section(say("twin-trails"), trails)
    lorries = [f"{words.unit(n)}: {', '.join(h)}" for n, h in (held.get("lorries") or {}).items() if h]
    return out + section(say("twin-silent-lorries"), lorries)


def umpire(words: Names, view: View) -> list[str]:
    """4.10 Returns the full position, what waits, both other views, and all briefings (3.2)."""
    say = words.say
    out = truth(words, view["truth"])
    waits = (t for t in view["tray"] if t["number"])
    tray = (f"{t['number']}: {say('told-to', seat=t['to'], text=words.report(t['kind'], t['facts']))}" for t in waits)
    out += section(say("twin-tray"), tray, say("twin-none"))
    out += section(say("twin-pending"), view["pending"])
    out += section(say("twin-astray"), (f"{words.men[m['letter']]}: {words.place(m['hex'])}" for m in view["astray"]))
    for seat in ("british", "german"):
        out += ["", say("twin-view-of", seat=say(f"seat-{seat}")), *lines(words, view[seat])]
    return [*out, "", *section(say("twin-briefings"), (words.report("u_brief", {"of": seat}) for seat in ("umpire", "british", "german")))]


def truth(words: Names, truth: View) -> list[str]:
    """4.10 Returns the true position."""
    say = words.say
    out = [say("twin-truth"), *_men(words, truth["men"])]
    out += [f"  {words.unit(p['unit'])}: {_patrol(words, p)}" for p in truth["patrols"]]
    for lorry in truth["lorries"]:
        state = say("lorry-state-" + lorry["state"])
        block = "; " + say("twin-block") if lorry["block"] else ""
        out.append(f"  {words.unit(lorry['unit'])}: {words.place(lorry['hex'])}; {state}{block}")
    out += ["  " + _plan(words, truth)]
    return out + section(say("twin-silenced"), (words.place(g["hex"]) for g in truth["garrisons"] if g["lost"]))


def _men(words: Names, men: Iterable[Mapping[str, Any]]) -> list[str]:
    """Returns men by hex and posture, then those who are dead, captured or away."""
    say = words.say
    free: dict[tuple[str, str, str], list[str]] = {}
    gone: dict[str, list[str]] = {}
    for man in men:
        name = words.men[man["letter"]]
        if man["state"] not in ("ok", "wounded"):
            gone.setdefault(man["state"], []).append(name)
            continue
        name += f" ({say('state-wounded')})" if man["state"] == "wounded" else ""
        how = words.unit(man["aboard"]) if man["aboard"] else say("posture-" + man["posture"])
        free.setdefault((man["hex"], how, "yes" if man["moved"] else "no"), []).append(name)
    out = []
    for (hex, how, moved), names in sorted(free.items()):
        out.append("  " + say("twin-men", names=words.listed(names), hex=words.place(hex), ground=words.ground(hex), how=how, moved=moved))
    return out + ["  " + say("twin-gone", names=words.listed(names), state=say("state-" + state)) for state, names in gone.items()]


def _plan(words: Names, view: View) -> str:
    """Returns landing hex, landing move and aircraft."""
    landing, move, plane = _place(words, view["landing"]), view["landing_move"] or "none", view["plane"] or "none"
    return words.say("twin-plan", landing=landing, move=move, plane=plane)


def _patrol(words: Names, p: Mapping[str, Any]) -> str:
    say = words.say
    if p.get("lost"):
        return say("twin-lost", hex=_place(words, p.get("hex")))
    parts = [say("twin-aboard", lorry=words.unit(p["lorry"]))] if p.get("lorry") else []
    parts += [say("twin-searching")] if p.get("searching") else []
    parts += [say("twin-walked")] if p.get("walked") else []
    parts += [say("twin-done")] if p.get("done") else []
    return "; ".join([f"{words.place(p['hex'])} ({words.ground(p['hex'])})", *parts])


def _lorry(words: Names, x: Mapping[str, Any]) -> str:
    say = words.say
    if x.get("lost"):
        return say("twin-lost", hex=_place(words, x.get("hex")))
    parts = [say("twin-carries", patrol=words.unit(x["patrol"]))] if x.get("patrol") else []
    parts += [say("twin-block")] if x.get("block") else []
    parts += [say("twin-used")] if x.get("used") else []
    return "; ".join([words.place(x["hex"]), *parts])


def _place(words: Names, hex: Any) -> str:
    return words.place(hex) if hex else words.say("twin-none")
