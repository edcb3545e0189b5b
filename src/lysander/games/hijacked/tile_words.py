"""18 Bonus tiles and hijacker tiles in words: those that are printed have a sentence of their own, those that a variant makes are put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from ...core.words import Say
from .rules import BonusTile, Rules, printed

Verb = Mapping[str, Any]


class Listing(Protocol):
    """What is needed of the words of a game."""

    say: Say
    rules: Rules

    def listed(self, items: Iterable[str]) -> str:
        """Returns a list in words."""
        ...


def name_of(words: Listing, id: int) -> str:
    """18.1 Returns the name of a bonus tile in quotation marks."""
    tile = words.rules.tiles.get(id)
    if tile is None or (tile.names == printed().tiles.get(id, tile).names and words.say.has(f"tile-{id}")):
        return words.say.maybe(f"tile-{id}", str(id))
    return words.say("named-tile", name=tile.names[words.say("print-lang")])


def does(words: Listing, id: int) -> str:
    """18.3 to 18.8, 27.3 Returns what a bonus tile does."""
    tile = words.rules.tiles.get(id)
    if tile is None or _is_printed(tile):
        return words.say.maybe(f"does-{id}")
    return words.say("made-lasting" if tile.lasting else "made-once", does="; ".join(_parts(words, tile.does)))


def does_beside(words: Listing, tile: BonusTile, verb: str) -> str:
    """27.3 Returns in a sentence what a bonus tile does beside one thing; empty if that is all."""
    parts = "; ".join(_parts(words, [effect for effect in tile.does if verb not in effect]))
    return f"{parts[:1].upper()}{parts[1:]}." if parts else ""


def _parts(words: Listing, effects: Sequence[Verb]) -> list[str]:
    gains = [words.say(f"made-{effect['gain']}") for effect in effects if "gain" in effect]
    parts = [_effect(words.say, effect) for effect in effects if "gain" not in effect]
    return parts + ([words.say("made-gain", things=words.listed(gains))] if gains else [])


def _is_printed(tile: BonusTile) -> bool:
    other = printed().tiles.get(tile.id)
    return other is not None and other.does == tile.does


def _effect(say: Say, effect: Verb) -> str:
    """27.3 Returns one thing that a bonus tile does."""
    match effect:
        case {"rescue": figure, "cards": cards, "alike": alike}:
            return say("made-rescue", figure=figure, cards=cards, alike="yes" if alike else "no")
        case {"give": _, "up_to": most}:
            return say("made-give", most=most)
        case {"score": points}:
            return say("made-score", points=points)
    return say(f"made-{next(iter(effect))}")


def reward(words: Listing, id: int) -> str:
    """18.9, 27.2 Returns what a hijacker tile scores."""
    scores = words.rules.hijackers.get(id, ())
    if scores == printed().hijackers.get(id, ()):
        return words.say.maybe(f"reward-{id}")
    example = f"reward-{id}-{words.rules.options['hijacker7']}"
    if words.say.has(example) and scores == tuple(v for v in printed().hijackers[id] if "base" not in v):
        return words.say(example)
    base = sum(verb.get("base", 0) for verb in scores)
    extras = [(verb["extra"], _why(words.say, verb)) for verb in scores if "extra" in verb]
    parts = [str(base)] if base else []
    parts += [words.say("reckon-extra" if base or n else "reckon-only", points=points, why=why) for n, (points, why) in enumerate(extras)]
    parts += [_ladder(words.say, verb["steps"]) for verb in scores if "ladder" in verb]
    return "; ".join(parts) or words.say("reckon-none")


def _why(say: Say, verb: Verb) -> str:
    return say(f"reckon-when-{verb['when']}") if "when" in verb else say(f"reckon-per-{verb['per']}", every=verb["every"])


def _ladder(say: Say, steps: Sequence[Sequence[int]]) -> str:
    scored = [(least, points) for least, points in steps if points]
    return say("reckon-ladder", steps=_either(say, [p for _, p in scored]), needs=_either(say, [n for n, _ in scored]))


def _either(say: Say, numbers: Sequence[int]) -> str:
    """Returns ``1, 3 or 6``."""
    head, last = ", ".join(map(str, numbers[:-1])), str(numbers[-1] if numbers else 0)
    return say("list-or", head=head, last=last) if head else last


def changed(words: Listing) -> dict[str, str]:
    """Returns the terms of tiles that a variant or an option has changed, by the ids under which clients know the printed ones."""
    tiles, hijackers = words.rules.tiles, words.rules.hijackers
    found = {f"tile-{id}": name_of(words, id) for id in tiles if tiles[id].names != getattr(printed().tiles.get(id), "names", None)}
    found |= {f"does-{id}": does(words, id) for id in tiles if not _is_printed(tiles[id])}
    return found | {f"reward-{id}": reward(words, id) for id in hijackers if hijackers[id] != printed().hijackers.get(id)}
