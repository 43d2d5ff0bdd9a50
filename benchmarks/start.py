"""The first start, which compiles everything, and the next, which loads it."""

import os
import statistics
import subprocess
import sys
import tempfile
from time import perf_counter

SCRIPT = "from paravent.cli.compile import compile_all; compile_all()"
ROUNDS = 3


def start(cache: str) -> float:
    """Seconds until everything that server and bots use is compiled or loaded, the interpreter's own start included."""
    began = perf_counter()
    subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"PARAVENT_CACHE": cache},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return perf_counter() - began


def report() -> str:
    """A table in Markdown."""
    with tempfile.TemporaryDirectory() as cache:
        first = start(cache)
        next_start = statistics.median(start(cache) for _ in range(ROUNDS))
    return "\n".join(
        [
            "| Start | seconds |",
            "|---|---:|",
            f"| first: everything is compiled | {first:.1f} |",
            f"| next: from the cache | {next_start:.2f} |",
        ]
    )
