"""Names of cards, markers, dice and tiles, and the arguments of sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from ...core.ask import Ask, Json
from ...core.game import Setup
from ...core.words import Say, Words
from . import tile_words
from .rules import KINDS, SEATS, Rules, rules_of

TERMS = ("seat-", "value-", "kind-", "bonus-", "colour-", "die-", "hijacker-", "reward-", "tile-", "does-", "goal-", "cybot-", "source-", "phase-")
BUILT = ("act", "decide", "reserve", "anytime", "window")
BONUSES = {"?": "any"}
TURN = ("act", "decide", "reserve")


class Names(Words):
    """Names cards, markers, dice and tiles of one game in one language."""

    TERMS = TERMS
    NOTHING = "none"

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        super().__init__(say, setup)
        setup = setup or Setup("hijacked")
        self._options: tuple[Ask | None, Mapping[str, Mapping[str, Any]]] = (None, {})
        self.rules: Rules = rules_of(Setup("hijacked", setup.scenario, setup.options, tuple(SEATS), setup.variant))

    def markers(self, letters: str) -> str:
        """Returns ``CCJ`` as ``2 crypto and joker``."""
        every = [(n, self.kind(k, n)) for k in KINDS if (n := letters.count(k))]
        return self.listed(name if n == 1 else self.say("kinds-many", n=n, kind=name) for n, name in every)

    def kind(self, letter: str, n: int) -> str:
        """Returns the name of a kind of marker, as it stands behind this number."""
        many = f"kind-{letter}.many"
        return self.say(many if n > 1 and self.say.has(many) else f"kind-{letter}")

    def thing(self, letter: Any) -> str:
        """Returns the name of a marker, a track bonus or a bonus die, by its letter."""
        name = BONUSES.get(str(letter), str(letter))
        return next((self.say(id) for id in (f"kind-{name}", f"bonus-{name}", f"die-{name}") if self.say.has(id)), str(letter))

    def die(self, die: str, value: Any = None) -> str:
        """Returns ``die a``, or with its value ``die a (4)``; ``none`` without a die."""
        if not die:
            return "none"
        name = self.say.maybe(f"die-{die}", die)
        return name if value is None else self.say("shown-die", die=name, value=value)

    def dice(self, dice: Iterable[str], values: Mapping[str, int] | None = None) -> str:
        """Returns several dice in words, with their values where these are known."""
        return self.listed(self.die(d, (values or {}).get(d)) for d in dice)

    def card(self, id: str) -> str:
        """Returns a card in words: ``B05 (blue, 20 %, crypto)``."""
        card = self.rules.cards.get(id)
        if card is None:
            return id or "none"
        return self.say(
            "card", id=id, colour=card.colour, colour_text=self.say(f"colour-{card.colour}"), trust=card.trust, demand=self.markers(card.demand)
        )

    def hijacker(self, tile: Any) -> str:
        """Returns the name of a hijacker."""
        return self.say.maybe(f"hijacker-{tile}", str(tile))

    def hijacker_with(self, tile: Any) -> str:
        """Returns the name of a hijacker as it stands behind the German "mit"."""
        return self.say.maybe(f"hijacker-{tile}.with", self.hijacker(tile))

    def reward(self, tile: Any) -> str:
        """18.9 Returns in words what a hijacker tile scores."""
        return tile_words.reward(self, int(tile))

    def tile(self, tile: Any) -> str:
        """Returns the name of a bonus tile."""
        return tile_words.name_of(self, int(tile))

    def does(self, tile: Any) -> str:
        """18.1 Returns what a bonus tile does."""
        return tile_words.does(self, int(tile))

    def seen(self, view: Any) -> Any:
        """Returns the view, with words for tiles that a variant or an option changes."""
        if not self._changed or view is None:
            return view
        return {**(view if isinstance(view, Mapping) else vars(view)), "terms": self._changed}

    @cached_property
    def _changed(self) -> dict[str, str]:
        return tile_words.changed(self)

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments of a sentence: every fact in words, and the raw value where the sentence selects by it."""
        args: dict[str, Any] = {"count": 0}
        for key, value in facts.items():
            args[key] = _bare(value)
            if key in WORDS:
                args |= WORDS[key](self, value)
        self._changes(facts, args)
        return args

    def _changes(self, facts: Mapping[str, Any], args: dict[str, Any]) -> None:
        """Adds to ``args`` the arguments that follow from two facts together."""
        was, now = facts.get("was"), facts.get("field", facts.get("trust"))
        if isinstance(was, str):
            args["was_seat"] = self.seat(was)
        elif isinstance(was, int) and isinstance(now, int):
            args["moved"] = "up" if now > was else "down"
        if "step" in facts:
            args["step_moved"] = "yes" if facts["step"] != was else "no"
            args["worth"] = self.rules.steps[facts["step"]]
        if isinstance(facts.get("points"), int):
            args |= {"amount": abs(facts["points"]), "sign": "minus" if facts["points"] < 0 else "plus"}
        if "owner" in facts:
            args["owner_own"] = "yes" if facts["owner"] == facts.get("seat") else "no"
        if "end" in facts:
            args |= {"winners": self.listed(map(self.seat, facts["winners"])), "count": len(facts["winners"])}
            args["scores"] = ", ".join(f"{self.seat(s)} {n}" for s, n in facts["scores"].items())

    def question(self, ask: Ask, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments of a question."""
        return {**self.arguments(ask.facts), "card": self.card(str(ask.facts.get("card", "")))}

    def details(self, ask: Ask, value: str) -> Mapping[str, Any]:
        """Returns what the domain describes of one answer; the last question's description is kept for the next answer."""
        if self._options[0] is not ask:
            options = ask.domain.describe().get("options", ())
            self._options = (ask, {o["value"]: o for o in options if isinstance(o, Mapping)})
        return self._options[1].get(value, {})

    def shown(self, form: Mapping[str, Any], listed: Sequence[Json] | None) -> Sequence[Json] | None:
        """25.3 Leaves calls, changes of dice and gifts out of the list: they are put together from parts."""
        options = form.get("options", ())
        return [o["value"] for o in options] if form["type"] in BUILT else listed

    def figure(self, group: str, name: str) -> str:
        """Returns the name of a hijacker, a bonus tile, a place for dice or a fact of a result, for the lab's groups."""
        if group == "places":
            what, _, place = name.partition("-")
            return self.say(f"space-{what}", place=place, kind=self.thing(place) if what == "marker" else "")
        tile = name.removeprefix("tile ")
        if "bonus tile" in group or tile != name:
            return self.tile(tile)
        return self.hijacker(name) if name.isdigit() and "hijacker" in group else self.fact_label(group, name)

    def head(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns round, active seat, squad and trust."""
        return {k: view[k] for k in ("phase", "round", "squad", "trust")} | {"active": self.seat(view["active"])}

    def phase(self, facts: Mapping[str, Any]) -> str:
        """5.2 Returns the present phase; ``asked`` while a seat other than the active one has a follow-up question to answer."""
        phase = str(facts.get("phase") or "setup")
        between = phase in TURN and facts.get("acts", [facts.get("active")]) != [facts.get("active")]
        return "asked" if between else phase


def _bare(value: Any) -> str | int:
    """Returns a fact as an argument: numbers and texts unchanged, truth values as yes and no, ``none`` for an empty text, lists with commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or "none"
    return value if isinstance(value, int) else str(value) or "none"


def _seat(key: str) -> Callable[[Names, Any], dict[str, Any]]:
    return lambda words, value: {key: words.seat(value)}


def _named(words: Names, value: Any) -> dict[str, Any]:
    """Returns the name of a bonus tile or a hijacker tile as argument."""
    return {"tile_text": words.tile(value), "tile_does": words.does(value), "tile_hijacker": words.hijacker(value)}


def _card(words: Names, value: Any) -> dict[str, Any]:
    if isinstance(value, int):
        return {"cybot_text": words.say(f"cybot-{value}"), "cybot_does": words.say(f"cybot-does-{value}")}
    return {"card_full": words.card(value)}


def _cards(words: Names, value: Any) -> dict[str, Any]:
    return {} if isinstance(value, int) else {"cards": words.listed(value)}


def _dice(words: Names, value: Any) -> dict[str, Any]:
    return {"dice": words.dice(value, value if isinstance(value, Mapping) else None)}


def _tiles(words: Names, value: Any) -> dict[str, Any]:
    return {"tiles_text": words.listed(map(words.tile, value)), "tiles_hijackers": ", ".join(map(words.hijacker, value))}


WORDS: Mapping[str, Callable[[Names, Any], dict[str, Any]]] = {
    **{key: _seat(key) for key in ("seat", "owner", "to", "by", "active")},
    **{key: lambda w, v, k=key: {k: w.markers(str(v))} for key in ("paid", "demand", "markers")},  # type: ignore[misc]
    "acts": lambda w, v: {"asked": w.listed(map(w.seat, v))},
    "seats": lambda w, v: {"seats": w.listed(map(w.seat, v)), "count": len(v)},
    "card": _card,
    "cards": _cards,
    "die": lambda w, v: {"die": w.die(str(v))},
    "dice": _dice,
    "tile": _named,
    "tiles": _tiles,
    "hijacker": lambda w, v: {"hijacker": w.hijacker(v), "hijacker_with": w.hijacker_with(v)},
    "goal": lambda w, v: {"goal_text": w.say(f"goal-{v}")},
    "all_scores": lambda w, v: {"all_scores": w.listed(f"{w.seat(s)} {n}" for s, n in v.items())},
    "other_scores": lambda w, v: {"other_scores": w.listed(f"{n} ({w.seat(s)})" for s, n in v.items())},
    "level_seats": lambda w, v: {"level_seats": w.listed(map(w.seat, v))},
    "goals": lambda w, v: {"goals": ", ".join(w.say(f"goal-{g}") for g in v)},
    **{key: lambda w, v, k=key: {f"{k}_text": w.thing(v)} for key in ("what", "bonus", "marker", "kind")},  # type: ignore[misc]
}
