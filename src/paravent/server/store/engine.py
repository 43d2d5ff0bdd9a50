"""Connections: SQLite in WAL mode, where every commit is on disk, or PostgreSQL; and migrations at the start."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
MIGRATING = 0x50617261  # the key of PostgreSQL's advisory lock
READERS = 4


def url_of(database: str) -> URL:
    """The address with the asynchronous driver in it: `sqlite:///file` or `postgresql://…` is all one has to write."""
    url = make_url(database)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    kind = url.drivername.partition("+")[0]
    if kind not in drivers:
        raise ValueError(f"expected a database of sqlite or postgresql, got {url.drivername!r}")
    return url.set(drivername=drivers[kind])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def sqlite_file(database: str) -> Path | None:
    """The file that an address means; None for a database that is none. Raises `ValueError`."""
    url = url_of(database)
    return Path(url.database or "").resolve() if is_sqlite(url) else None


def engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One for writing and one for reading. SQLite writes through a single connection, which settles who is first."""
    if not is_sqlite(url):
        both = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
        return both, both
    Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    return sqlite_engine(url, "BEGIN IMMEDIATE", 1), sqlite_engine(url, "BEGIN", READERS)


def sqlite_engine(url: URL, begin: str, size: int) -> AsyncEngine:
    """An engine whose transactions start with `begin`, rather than when the driver thinks fit."""
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=size,
        max_overflow=0,
        pool_timeout=60,
        pool_reset_on_return=None,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database to this version. Raises `ValueError` for one written by a newer Paravent."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Runs the migrations shipped with the package that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", (Path(__file__).parent / "migrations").as_posix().replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ValueError(f"expected a database of this version of Paravent or an older one: {error}") from None
