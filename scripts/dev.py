"""Server and client side by side, both reloading on change; Ctrl-C ends both.

The page is at Vite's address; what it asks for goes on to the server.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def app() -> Any:
    """The application, for Uvicorn."""
    from paravent.server.settings import from_environment
    from paravent.server.web import create_app

    return create_app(from_environment())


def commands(port: int) -> list[list[str]]:
    """The server, restarted by Uvicorn when a Python file or a sentence changes, and Vite's own server."""
    server = [
        "uvicorn",
        "dev:app",
        "--factory",
        "--app-dir",
        "scripts",
        "--port",
        str(port),
        "--ws",
        "websockets-sansio",
    ]
    reload = ["--reload", "--reload-dir", "src/paravent", "--reload-include", "*.ftl"]
    return [
        [sys.executable, "-m", *server, *reload],
        [sys.executable, str(ROOT / "scripts" / "node.py"), "npm", "run", "dev", "--silent"],
    ]


def main() -> None:
    """Runs both until one ends or Ctrl-C comes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=8642, help="the server's port")
    port = parser.parse_args().port
    environment = os.environ | {"PARAVENT_SERVER": f"http://127.0.0.1:{port}"}
    running = [subprocess.Popen(words, cwd=ROOT, env=environment) for words in commands(port)]
    try:
        while all(process.poll() is None for process in running):
            time.sleep(0.3)
    except KeyboardInterrupt:
        pass
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait()


if __name__ == "__main__":
    main()
