"""Starting the server: rules compiled, the port taken, the link printed, the page opened where there is a browser."""

import asyncio
import os
import socket
import subprocess
import sys
import webbrowser
from functools import partial
from pathlib import Path

from paravent.bots import warm
from paravent.cli.compile import progress_line
from paravent.cli.console import fail, out
from paravent.engine.game import Game
from paravent.games import registry
from paravent.server import run
from paravent.server.settings import Settings, from_environment
from paravent.server.store import open_store

HIGHEST_PORT = 65_535


def serve(host: str, port: int, data: Path | None, open_page: bool) -> None:
    """Runs until Ctrl-C. A port that is taken is said before anything slow is done."""
    chosen = {"data": data} if data else {}
    settings = from_environment(host=host, port=port, **chosen)
    going_on = None
    try:
        with run.listening(host, port):
            if settings.database:
                try_database(settings.database)
            going_on = compile_first()
        run.serve(settings, partial(announce, settings, open_page and has_browser()))
    except KeyboardInterrupt:
        out.print("Stopped.")
    except run.PortBusy:
        free = port + 1 if port < HIGHEST_PORT else port - 1
        fail(
            f"Port {port} is taken: another program listens on it, perhaps Paravent already. "
            f"Choose another one: make play PORT={free}, or paravent serve --port {free}."
        )
    except run.DataBusy as busy:
        fail(f"Another Paravent is running with {busy.what}. Stop it, or choose another data folder with --data.")
    except PermissionError:
        fail(f"You may not use port {port}, or not write to {settings.data}.")
    except socket.gaierror:
        fail(f"{host} is no address of this machine.")
    except (OSError, ValueError) as error:
        fail(f"The server cannot start: {error}")
    finally:
        warm.end(going_on)


def compile_first() -> "subprocess.Popen[bytes] | None":
    """Compiles one game's rules, where none are yet; the server sees to the rest while it is running.

    Returns the process that goes on with what that game's bots think with.
    """
    games = registry.every_game()
    if all(warm.is_compiled(game, warm.RULES) for game in games):
        return None
    going_on = None
    if not any(warm.is_compiled(game, warm.RULES) for game in games):
        with progress_line() as show:
            going_on = warm.compile_rules(min(games, key=fewest_seats), show)
    out.print("The rules of further games are compiled meanwhile; their first tables open when they are.")
    return going_on


def fewest_seats(game: Game) -> int:
    return game.seats[0] + game.seats[-1]


def try_database(address: str) -> None:
    """Ends with a sentence where a named database does not answer: the server itself would only log it."""

    async def open_and_close() -> None:
        await (await open_store(address)).close()

    try:
        asyncio.run(open_and_close())
    except Exception as error:
        fail(f"The database cannot be used: {str(error).splitlines()[0]}")


def announce(settings: Settings, open_page: bool, address: str) -> None:
    """The link, and the page."""
    out.print(f"\nParavent is at [bold green]{address}/[/]   (Ctrl-C stops it; tables are kept in {settings.data})\n")
    if open_page:
        webbrowser.open(f"{address}/")


def has_browser() -> bool:
    """Whether there is a screen with a browser in front of the person who started this."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
