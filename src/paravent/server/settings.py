"""How this server is run: given in code, by the command line, or by the environment."""

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

DATABASE, DATA, ORIGINS = "PARAVENT_DATABASE", "PARAVENT_DATA", "PARAVENT_ORIGINS"


def data_folder() -> Path:
    """Where tables and keys are kept: `PARAVENT_DATA`, or the user's data folder."""
    chosen = os.environ.get(DATA)
    return Path(chosen) if chosen else user_data_path("paravent", appauthor=False)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Seconds, bytes and counts are what their names say."""

    host: str = "127.0.0.1"
    port: int = 8642
    data: Path = field(default_factory=data_folder)
    database: str | None = None  # an address; None: SQLite in the data folder
    origins: tuple[str, ...] = ()  # further hosts whose pages may speak with this server (behind a proxy)
    secure_cookies: bool = False  # for servers that are reached over https only
    rate_limits: bool = True
    requests_a_minute: int = 1_200  # from one address
    tables_a_minute: int = 30  # set up from one address
    replays_a_minute: int = 60  # asked for from one address
    sockets_a_minute: int = 240  # opened from one address
    sockets_an_address: int = 200  # open at a time
    messages_a_second: float = 20.0  # on one socket
    resyncs_a_minute: float = 30.0  # on one socket
    largest_body: int = 64 * 1024
    absent_after: float = 180.0  # seconds away, while the game waits, after which a seat may be claimed
    lobby_hours: float = 6.0  # tables that have not started stay in the lobby so long
    unstarted_days: float = 30.0  # … and by their link so long
    bot_pace: float = 0.6  # a bot's answer takes at least so long
    bot_pace_alone: float = 0.6  # … at tables without people
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    tables_in_memory: int = 2_000
    client: Path = Path(__file__).parent.parent / "client"

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite:///{(self.data / 'paravent.db').as_posix()}"


def from_environment(**chosen: Any) -> Settings:
    """The settings of the environment, `chosen` before them."""
    origins = tuple(origin.strip() for origin in os.environ.get(ORIGINS, "").split(",") if origin.strip())
    settings = Settings(database=os.environ.get(DATABASE) or None, origins=origins)
    return replace(settings, **chosen)
