"""Action spaces of Flight 181 rebuilt from their description: a bot holds these instead of the domains of the rules, with the same words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....bots.domains import Build, one_of
from ....core.ask import Domain, Json, Refusal, Rng
from ....core.domain import pick
from ..domains import Placement, Swaps

STRANGE = Refusal("22.2", "not-an-option")
GO_ON = 0.8


class Listed:
    """One of the options that were described."""

    def __init__(self, d: Mapping[str, Json], answers: Sequence[str]) -> None:
        self.d = d
        self.answers = list(answers)

    def members(self) -> Sequence[Json]:
        """Returns every answer."""
        return self.answers

    def why_not(self, value: Json) -> Refusal | None:
        """Returns why an answer is not listed, or None."""
        return None if value in self.answers else STRANGE

    def sample(self, rng: Rng) -> Json:
        """Returns any of the answers."""
        return pick(rng, self.answers)

    def describe(self) -> dict[str, Json]:
        """Returns the description from which it was made."""
        return dict(self.d)


class SeenShots(Listed):
    """13.11 The ``legal`` shots and ``others``."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.legal = [s["value"] for s in d["shots"]]
        self.others = d["others"]
        super().__init__(d, [*self.others, *self.legal])


class SeenDeeds(Listed):
    """15.5 What a hijacker can do on his square."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.execute: Sequence[str] = d["execute"]
        self.blend: Sequence[str] = d["blend"]
        self.becomes: Mapping[str, str] = d["becomes"]
        fires = [f["value"] for f in d["fires"]]
        super().__init__(d, ["-", *["execute"][: len(self.execute)], *(f"blend.{p}" for p in self.blend), *fires])


class SeenMoves(Listed):
    """13.5 Operations in order, each checked on what was described; one plan is listed for each outcome."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        super().__init__(d, [p["value"] for p in d["plans"]])

    def why_not(self, value: Json) -> Refusal | None:
        """Returns why an operation cannot be carried out after those before it, or None."""
        if value == "-":
            return None
        d = self.d
        square, carries, left = d["start"], d["carries"], d["points"]
        floor, room = dict(d["floor"]), dict(d["room"])
        for word in str(value).split(","):
            token, _, place = word[1:].partition("/")
            if word == "dn" and carries and room[square] > 1:
                floor[carries], carries = square, ""
                room[square] -= 1
                continue
            if word == "out" and carries and square in d["exits"]:
                carries = ""
            elif word in d["neighbours"].get(square, ()) and room.get(word, 0) > 0:
                square = word
            elif word[0] == "+" and not carries and floor.get(token) == place and place in (square, *d["neighbours"][square]):
                carries = token
                del floor[token]
                room[place] = room.get(place, 0) + 1
            else:
                return STRANGE
            left -= 1
        return None if left >= 0 else STRANGE


class SeenAmbushes(Listed):
    """8.2 Pairs of hijacker and team, each hijacker at most once."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.pairs: Mapping[str, Mapping[str, Json]] = {p["value"]: p for p in d["pairs"]}
        super().__init__(d, ["-", *self.pairs])

    def targets(self) -> dict[str, list[str]]:
        """8.1 Returns the hijackers who may ambush, and the teams they may ambush."""
        found: dict[str, list[str]] = {}
        for pair in self.pairs.values():
            found.setdefault(pair["hijacker"], []).append(pair["team"])
        return found

    def why_not(self, value: Json) -> Refusal | None:
        """See ``Listed``."""
        named = str(value).split(",")
        once = len({p[:2] for p in named}) == len(named)
        return None if value == "-" or (once and all(p in self.pairs for p in named)) else STRANGE

    def sample(self, rng: Rng) -> Json:
        """See ``Listed``."""
        left = self.targets()
        named = [f"{h}>{pick(rng, left[h])}" for h in left if rng.random() < 0.5]
        return ",".join(named) or "-"


class SeenRoutes:
    """14.3, 15.4 Paths of the pieces that were described, step by step."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.d = d
        self.pieces: Mapping[str, Mapping[str, Json]] = d["pieces"]
        self.named = next(iter(self.pieces), "")[:1] == "p"

    def members(self) -> Sequence[Json]:
        """Returns every answer."""
        return ["-", *(self._text(p, path) for p in self.pieces for path in self._paths(p))]

    def _text(self, piece: str, path: Sequence[str]) -> str:
        return f"{piece}:{','.join(path)}" if self.named else ",".join(path)

    def _paths(self, piece: str) -> Iterator[tuple[str, ...]]:
        layer: list[tuple[str, ...]] = [()]
        for _ in range(self.pieces[piece]["points"]):
            layer = [(*path, to) for path in layer for to in self._following(piece, path)]
            yield from layer

    def _following(self, piece: str, path: Sequence[str]) -> Sequence[str]:
        seen = self.pieces[piece]
        steps: Sequence[str] = seen["steps"].get(path[-1] if path else seen["start"], ())
        return steps

    def why_not(self, value: Json) -> Refusal | None:
        """Returns why a path has a step that was not described, or None."""
        if value == "-":
            return None
        piece, colon, way = str(value).partition(":") if self.named else (next(iter(self.pieces)), ":", str(value))
        path = way.split(",")
        if not colon or piece not in self.pieces or len(path) > self.pieces[piece]["points"]:
            return STRANGE
        return None if all(path[n] in self._following(piece, path[:n]) for n in range(len(path))) else STRANGE

    def sample(self, rng: Rng) -> Json:
        """Draws some steps of one piece."""
        piece, path = pick(rng, list(self.pieces)), list[str]()
        while len(path) < self.pieces[piece]["points"] and rng.random() < GO_ON and (to := self._following(piece, path)):
            path.append(pick(rng, to))
        return self._text(piece, path) if path else "-"

    def describe(self) -> dict[str, Json]:
        """Returns the description from which it was made."""
        return dict(self.d)


def placement(d: Mapping[str, Json]) -> Domain:
    """3.2, 3.3 Returns the domain of a placement from its description."""
    return Placement([p["piece"] for p in d["pieces"]], [p["squares"] for p in d["pieces"]], d["most"], "3.2")


DOMAINS: dict[str, Build] = {
    "piece": one_of,
    "card": one_of,
    "place": placement,
    "ambush": SeenAmbushes,
    "shot": SeenShots,
    "moves": SeenMoves,
    "routes": SeenRoutes,
    "deed": SeenDeeds,
    "swaps": lambda d: Swaps(d["least"], d["most"], d["pairs"]),
}
