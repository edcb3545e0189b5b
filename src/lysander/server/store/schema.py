"""The tables of the database. Migrations (``migrations/``) bring a file to this shape; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, PrimaryKeyConstraint, Table, Text, false, text

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seated", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("umpire_minutes", Integer, nullable=False, server_default="10"),
    Column("beat", Integer, nullable=False, server_default="0"),  # records.Meta.quiet_period
    Column("series", Text, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="0"),  # grows with every change but an answer
    Column("parent", Text, nullable=False, server_default=""),
    Column("subgame", Text, nullable=False, server_default=""),
    Column("commitments", Text, nullable=False, server_default="{}"),
    Column("nonces", Text, nullable=False, server_default="{}"),
    Column("sealed", BigInteger, nullable=False, server_default="0"),
    Column("pace", Text, nullable=False, server_default="{}"),
    Column("clocks", Text, nullable=False, server_default="{}"),
    Column("clock_since", BigInteger, nullable=False, server_default="0"),
    Column("clock_due", BigInteger, nullable=False, server_default="0"),
    Index("clocks_due", "clock_due", sqlite_where=text("clock_due > 0"), postgresql_where=text("clock_due > 0")),
    Column("paused_until", BigInteger, nullable=False, server_default="0"),
    Column("pausing", Text, nullable=False, server_default="{}"),
    Index("pauses_due", "paused_until", sqlite_where=text("paused_until > 0"), postgresql_where=text("paused_until > 0")),
    Column("lesson", Integer, nullable=False, server_default="0"),
    Column("delay", Integer, nullable=False, server_default="0"),
    Column("bot_pause", Integer, nullable=False, server_default="0"),
    Index("subgames", "parent", "subgame", unique=True, sqlite_where=text("parent <> ''"), postgresql_where=text("parent <> ''")),
)
NODES = Table(
    "nodes",
    META,
    Column("address", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
SERVED = Table(
    "served",
    META,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
    Column("down", BigInteger, nullable=False),
    Column("up", BigInteger, nullable=False),
)
SERIES = Table(
    "series",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
RESULTS = Table(
    "results",
    META,
    Column("table_id", Text, primary_key=True),
    Column("series", Text, nullable=False, index=True),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)
SEATS = Table(
    "seats",
    META,
    Column("table_id", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("lent", Boolean, nullable=False, server_default=false()),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("request", Text, nullable=False, server_default="{}"),
    Column("notices", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
)
KEYS = Table(
    "keys",
    META,
    Column("table_id", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("role", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "hash", "role"),
)
JOURNAL = Table(
    "journal",
    META,
    Column("table_id", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    sqlite_with_rowid=False,
)
CUTS = Table(
    "cuts",
    META,
    Column("table_id", Text, nullable=False),
    Column("cut", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("by", Text, nullable=False),
    Column("marks", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("counted", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "cut"),
)
UNDONE = Table(
    "undone",
    META,
    Column("table_id", Text, nullable=False),
    Column("cut", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "cut", "n"),
)
CHAT = Table(
    "chat",
    META,
    Column("table_id", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)
NOTES = Table(
    "notes",
    META,
    Column("table_id", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("marks", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
BOOK = Table(
    "book",
    META,
    Column("table_id", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("what", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)
REVIEWS = Table(
    "reviews",
    META,
    Column("table_id", Text, primary_key=True),
    Column("found", Text, nullable=False),
)
WAYS = Table(
    "ways",
    META,
    Column("id", Text, primary_key=True),
    *(Column(name, Text, nullable=False) for name in ("table_id", "seat", "hash", "kind", "form", "address", "lang", "origin", "confirm")),
    Column("wait", Integer, nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("off", Boolean, nullable=False, server_default=false()),
    *(Column(name, Text, nullable=False, server_default="") for name in ("mark", "told", "result")),
    *(Column(name, BigInteger, nullable=False, server_default="0") for name in ("due", "tries", "failures", "last", "made")),
    Index("ways_of", "table_id", "seat"),
    Index("ways_at", "kind", "address"),
    Index("ways_due", "due", sqlite_where=text("due > 0"), postgresql_where=text("due > 0")),
)
MAILED = Table(
    "mailed",
    META,
    Column("address", Text, primary_key=True),  # its hash
    Column("since", BigInteger, nullable=False),
    Column("letters", Integer, nullable=False),
    Column("never", Boolean, nullable=False),
)
OWN_KEYS = Table("own_keys", META, Column("name", Text, primary_key=True), Column("key", Text, nullable=False))
