"""Tables, seats, moves and people as rows: SQLite on one machine, PostgreSQL on several."""

from paravent.server.store.engine import sqlite_file
from paravent.server.store.sql import SqlStore, open_store

__all__ = ["SqlStore", "open_store", "sqlite_file"]
