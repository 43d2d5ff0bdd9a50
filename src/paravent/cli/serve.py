"""Starting the server: rules compiled, a free port, the link, and the page opened where there is a browser."""

import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path

from paravent.cli.compile import compile_all
from paravent.cli.console import fail, out

BACKLOG = 2048
ANYWHERE = {"0.0.0.0", "::"}  # noqa: S104  # only compared with


def serve(host: str, port: int, data: Path | None, open_page: bool) -> None:
    """Runs until Ctrl-C. The port is taken before anything slow is done."""
    listening = listen(host, port)
    address = f"http://{'127.0.0.1' if host in ANYWHERE else bracketed(host)}:{port}/"
    compile_all()
    run(listening, settings(host, port, data), address, open_page and has_browser())


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the port, or a sentence why not."""
    try:
        family, kind, proto, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, kind, proto)
        if os.name != "nt":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(place)
        made.listen(BACKLOG)
    except socket.gaierror:
        fail(f"{host} is no address of this machine.")
    except PermissionError:
        fail(f"Port {port} may not be used by you: ports below 1024 belong to the administrator. {another(port)}")
    except OSError as error:
        if error.errno in {errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)}:
            fail(f"Port {port} is taken: another program listens on it, perhaps a Paravent already. {another(port)}")
        fail(f"Cannot listen on {host}, port {port}: {error.strerror}.")
    return made


def another(port: int) -> str:
    free = 8643 if port < 1024 or port > 65_000 else port + 1
    return f"Choose another: make play PORT={free}, or paravent serve --port {free}."


def has_browser() -> bool:
    """Whether this machine has a screen with a browser on it."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
