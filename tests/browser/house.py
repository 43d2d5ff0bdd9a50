"""A real server in a process of its own, which can be killed and started again on the same port and data."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[2]


class House:
    """The server and its address."""

    def __init__(self, data: Path, client: Path) -> None:
        self.data = data
        self.client = client
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.start(port=0)

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0

    def start(self, port: int | None = None) -> None:
        """Starts the server, the second time on the port it had, and waits until it answers."""
        wanted = self.port if port is None else port
        with (self.data / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.serving", str(wanted), str(self.data), str(self.client)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.address = first_line(self.process.stdout).strip()
        if not self.address:
            raise RuntimeError(f"expected the server's address, got:\n{(self.data / 'server.log').read_text()}")

    def kill(self) -> None:
        """SIGKILL: the server has no moment to tidy up."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()

    def url(self, path: str) -> str:
        return self.address + path


def first_line(stream: IO[str] | None) -> str:
    return "" if stream is None else stream.readline()


def built_client(folder: Path) -> Path:
    """The client, built if it is not, in a folder of its own: a build during the tests does not change it."""
    subprocess.run([sys.executable, str(ROOT / "scripts" / "client.py")], cwd=ROOT, check=True)
    return Path(shutil.copytree(ROOT / "src" / "paravent" / "client", folder / "client"))
