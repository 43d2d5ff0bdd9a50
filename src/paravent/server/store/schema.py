"""The tables of the database."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("position", Text),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("result", Text),
    Column("rematch", Text),
    Index("tables_by_state", "public", "ended", "started", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("link", Text),
    Index("seats_by_person", "person"),
    Index("seats_by_link", "link", unique=True),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("index", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Double, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("asked", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Double, nullable=False),
)

standing = Table(
    "standing",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("until", Integer, nullable=False),
)

windows = Table(
    "windows",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", Text, nullable=False),
    Column("opened", Double, nullable=False),
    Column("seconds", Double, nullable=False),
)
