"""The largest tables that can be, for a server under test: for each game one that runs and one that is over, a long series, many public tables."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from sqlalchemy import Connection, insert

from lysander.core.ask import CHANCE, Answer
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.registry import games
from lysander.server.settings import Settings
from lysander.server.store import queries
from lysander.server.store.database import engine_of, upgrade
from lysander.server.store.records import Meta, Note, Said, Sitting
from lysander.server.store.schema import CHAT, JOURNAL, RESULTS
from lysander.server.store.series import save_series
from lysander.server.table.keys import hash_of
from lysander.server.table.remarks import MOST_ANY_TIME, MOST_REMARKS
from lysander.server.table.talk import MOST_SAID

Json = Any
KEY = "k" * 43
SEED = "5" * 64
NAME = "ÄÖ" * 20
SERIES, SERIES_GAMES = "longseries22", 3000
LISTED = 110
AIR = "clouds"
PLANNING = "cloudsaid"
"""A table where a flight plan is asked for."""


class Built:
    """A table as it is put into the database."""

    def __init__(self, id: str, game: str, seats: tuple[str, ...], options: Json, lines: list[Answer], status: str) -> None:
        self.id, self.game, self.seats, self.options, self.lines, self.status = id, game, seats, options, lines, status

    def write(self, connection: Connection) -> None:
        """Writes it with as much talk and as many notes as there may be."""
        game, setup = games()[self.game], setup_of(self.game, self.seats, self.options)
        title, variant = "T" * 80, setup.variant
        fixed = (self.id, self.game, setup.scenario, self.options, variant, game.rules_version, title, True, True, self.status, SEED, self.seats)
        meta = Meta(*fixed, {}, "", 1, 1, 0)
        sittings = {s.id: Sitting("human" if s.id in self.seats else "empty", "", NAME) for s in game.seats}
        queries.create(connection, meta, sittings, {hash_of(KEY): ["host", *self.seats]})
        rows = queries.journal_rows(self.id, 0, self.lines)
        columns = ("table_id", "n", "seat", "kind", "value", "by", "time")
        if rows:
            connection.execute(insert(JOURNAL), [dict(zip(columns, row, strict=True)) for row in rows])
        if self.status == "lobby":
            return
        said = [Said(n, self.seats[0], NAME, "ß" * 1000, 1) for n in range(MOST_SAID - 1)]
        connection.execute(
            insert(CHAT), [{"table_id": self.id, "n": s.n, "seat": s.seat, "name": s.name, "text": s.text, "time": s.time} for s in said]
        )
        marks = [{"hex": "0101", "colour": "red", "text": "m" * 80}] * 300
        for seat in self.seats:
            queries.save_note(connection, self.id, seat, Note("ß" * 20_000, marks))


def setup_of(game: str, seats: tuple[str, ...], options: Json) -> Setup:
    """The set-up of the largest tables of a game: its first scenario, but in the air twelve aeroplanes with gunners within range of each other."""
    if game != AIR:
        return Setup(game, games()[game].scenarios[0].id, options, seats)
    rows = [
        {"id": f"{side}{n}", "type": type, "seat": f"{side.lower()}1", "speed": 15, "pilot": "rolled", "gunner": "rolled", "heading": heading}
        | {"at": [way * (300 + 50 * n), 100 * (n - 3), 20]}
        for side, type, way, heading in (("E", "bristol", -1, 900), ("C", "roland", 1, 2700))
        for n in range(1, 7)
    ]
    return Setup(game, "mission_3", options, seats, {"name": "12 aeroplanes", "tables": {"mission_3": {"aeroplane": rows}}})


def play(game: str, seats: tuple[str, ...], options: Json, remarks: int, seed: int) -> tuple[list[Answer], bool]:
    """The lines of a random game with so many remarks, up to its end or until there are enough."""
    found = games()[game]
    match: Match[Any] = Match(found, setup_of(game, seats, options))
    rng, chance, said = Random(seed), Chance(bytes.fromhex(SEED)), 0
    while not match.over:
        if match.asks[0].seat == CHANCE:
            match.roll_on(chance)
            continue
        talk = next((a for a in match.asks if a.standing and a.kind in ("message", "tell", "any")), None)
        if talk is not None and said < remarks and len(match.position.script) < MOST_REMARKS:
            value = "ß" * 200 if talk.kind == "message" else talk.domain.sample(rng)
            match.answer(talk.seat, talk.kind, value)
            said += 1
            continue
        ask = next(a for a in match.asks if not a.standing)
        match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
    return match.lines, match.over


def longest(game: str, seats: tuple[str, ...], options: Json, remarks: int, tries: int) -> list[Answer]:
    """The lines of the longest of some games."""
    return max((play(game, seats, options, remarks, seed)[0] for seed in range(tries)), key=len)


def short_of_end(lines: list[Answer]) -> list[Answer]:
    """The lines without the last decision and what followed from it."""
    last = max(n for n, line in enumerate(lines) if line.seat != CHANCE)
    return lines[:last]


def before(lines: list[Answer], kind: str) -> list[Answer]:
    """The lines before the first answer to a question of this kind."""
    return lines[: next(n for n, line in enumerate(lines) if line.kind.partition(":")[0] == kind)]


TABLES = {
    "evasion": (("british", "german", "umpire"), {}, MOST_ANY_TIME // 2, 1),
    "flight181": (("team1", "team2", "team3", "hijackers"), {"turn_limit": 60}, 0, 6),
    "hijacked": (("A", "B", "C", "D"), {}, 50, 6),
    AIR: (("e1", "c1"), {}, 0, 2),
}


def build(database: str) -> None:
    """Fills a database: for each game a table that runs and one that is over, a long series, many public tables."""
    engine = engine_of(Settings(database=database))
    upgrade(engine)
    with engine.begin() as connection:
        for game, (seats, options, remarks, tries) in TABLES.items():
            lines = longest(game, seats, options, remarks, tries)
            Built(f"{game}over", game, seats, options, lines, "over").write(connection)
            Built(f"{game}runs", game, seats, options, short_of_end(lines), "running").write(connection)
            for name in ("undo", "back"):
                Built(f"{game}{name}", game, seats, options, short_of_end(lines), "running").write(connection)
            for name in ("seat", "open", "lobby"):
                Built(f"{game}{name}", game, seats, options, [], "lobby").write(connection)
            if game == AIR:
                Built(PLANNING, game, seats, options, before(lines, "plan"), "running").write(connection)
        seats = TABLES["hijacked"][0]
        for n in range(LISTED):
            Built(f"lobby{n}", "hijacked", seats, {}, [], "lobby").write(connection)
        meta = Meta(SERIES, "hijacked", "standard", {}, {}, "1", "T" * 80, False, False, "over", SEED, seats, {}, "", 1, 1)
        save_series(connection, SERIES, meta)
        row = {
            "series": SERIES, "scenario": "standard", "time": 1, "options": "{}", "variant": "{}", "facts": "{}", "winners": '["A"]',
            "scores": json.dumps(dict.fromkeys(seats, 9)),
        }  # fmt: skip
        played = [row | {"table_id": f"g{n}", "players": json.dumps({s: f"{NAME[:30]}{n}{s}" for s in seats})} for n in range(SERIES_GAMES)]
        connection.execute(insert(RESULTS), played)
    engine.dispose()
