"""Running the server: one process, its port taken before anything else."""

import contextlib
import errno
import logging
import os
import socket
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path

import uvicorn

from paravent.server.bots import Catalogue
from paravent.server.clock import Clock
from paravent.server.settings import Settings
from paravent.server.store import sqlite_file
from paravent.server.web import create_app

LARGEST_MESSAGE = 64 * 1024
BACKLOG = 2_048


class PortBusy(OSError):
    """Another program listens on the port already."""


class DataBusy(OSError):
    """Another server uses the same data folder, or the same file of SQLite."""

    def __init__(self, what: Path) -> None:
        super().__init__(f"Another server is using {what}.")
        self.what = what


def serve(settings: Settings, ready: Callable[[str], None] | None = None, catalogue: Catalogue | None = None) -> None:
    """Serves until stopped. `ready` is called with the address once the server answers.

    Raises `PortBusy`, `DataBusy`, or `ValueError` for a database that cannot be used.
    """
    with listening(settings.host, settings.port) as opened, data_held(settings):
        host, port = opened.getsockname()[:2]
        server = Announcing(config(settings, catalogue=catalogue), f"http://{shown_host(host)}:{port}", ready)
        server.run(sockets=[opened])
        if not server.started:
            raise RuntimeError("the server could not start; the log says why")


def config(settings: Settings, clock: Clock | None = None, catalogue: Catalogue | None = None) -> uvicorn.Config:
    """Uvicorn's settings: its sans-io sockets without compression, no access log (addresses may hold a secret link)."""
    return uvicorn.Config(
        create_app(settings, clock, catalogue),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class Announcing(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, address: str, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self.address = address
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready(self.address)


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens on the port; port 0 is any that is free. Raises `PortBusy`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends without delay only where the protocol is named; else every answer waits 40 ms for the client.
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as opened:
        if os.name == "posix":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, port))
            opened.listen(BACKLOG)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PortBusy(f"Port {port} of {host} is taken by another program.") from None
            raise
        opened.setblocking(False)
        yield opened


def shown_host(host: str) -> str:
    """The host to write in an address: a server on all interfaces is reached by this machine's own name."""
    if ip_address(host).is_unspecified:
        return "localhost"
    return f"[{host}]" if ":" in host else host


@contextlib.contextmanager
def data_held(settings: Settings) -> Iterator[None]:
    """Keeps other servers off a file of SQLite and its data folder: they would not notice each other's moves."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = sqlite_file(settings.database_address)
    with contextlib.ExitStack() as locks:
        if file is not None and os.name == "posix":
            file.parent.mkdir(parents=True, exist_ok=True)
            locks.enter_context(locked(settings.data / "server.lock", settings.data))
            locks.enter_context(locked(file.with_name(f"{file.name}.lock"), file))
        yield


@contextlib.contextmanager
def locked(lock: Path, what: Path) -> Iterator[None]:
    """Raises `DataBusy` where another process has the lock."""
    import fcntl

    with lock.open("w") as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DataBusy(what) from None
        yield
